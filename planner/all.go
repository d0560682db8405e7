package planner

import (
	"errors"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// PlanAll solves targets, on all cores, and gives the plans in the order of
// the requests. The error joins the faults of all requests; one that many
// cells of a matrix share is said once.
func (p *Planner) PlanAll(requests []request.Request) (plan.Document, error) {
	return p.PlanAllKeeping(requests, func(request.Request) *Earlier { return nil })
}

// PlanAllKeeping is PlanAll for requests of which some were planned before; see
// PlanKeeping. earlier gives nil for those that were not.
func (p *Planner) PlanAllKeeping(requests []request.Request, earlier func(request.Request) *Earlier) (plan.Document,
	error) {
	doc := plan.Document{
		Schema:   plan.PlanSchema,
		Matrices: plan.MatricesInfo{Version: p.facts.Version(), Digest: p.facts.Digest(), From: p.facts.From()},
		Plans:    make([]plan.Plan, len(requests)),
	}
	faults := make([]error, len(requests))
	inParallel(len(requests), func(i int) {
		if before := earlier(requests[i]); before != nil {
			doc.Plans[i], faults[i] = p.PlanKeeping(requests[i], *before)
			return
		}
		doc.Plans[i], faults[i] = p.Plan(requests[i])
	})
	if err := joinOnce(faults); err != nil {
		doc.Plans = nil
		return doc, err
	}
	return doc, nil
}

// inParallel calls do for 0 to n-1, on as many goroutines as there are
// processors to run them, and returns when all calls have.
func inParallel(n int, do func(i int)) {
	workers := min(n, runtime.GOMAXPROCS(0))
	if workers < 2 {
		for i := range n {
			do(i)
		}
		return
	}
	var next atomic.Int64
	var all sync.WaitGroup
	for range workers {
		all.Go(func() {
			for i := next.Add(1) - 1; i < int64(n); i = next.Add(1) - 1 {
				do(int(i))
			}
		})
	}
	all.Wait()
}

// joinOnce joins errors, those that read alike once.
func joinOnce(list []error) error {
	var kept []error
	seen := map[string]bool{}
	for _, err := range list {
		if err != nil && !seen[err.Error()] {
			seen[err.Error()] = true
			kept = append(kept, err)
		}
	}
	return errors.Join(kept...)
}

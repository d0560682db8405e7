package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// noneForAll is noted where the ways out for several GPUs are different ones.
const noneForAll = "no single change was found with which it works on all of these GPUs"

// together holds the verdicts on several GPUs, of which a way out for one may break another.
type together struct {
	*environment
	judged []verdict.Judged
	hosts  []existing.Host
	// offered are the changes of the ways out that a verdict has of its own.
	offered []map[string]bool
	failed  map[string][]int // by the changes of a way out: where it fails with them
	common  []verdict.Fix    // with which it works on all
	asked   bool             // whether they have been searched for
}

// forAll puts the ways out first with which it works on all GPUs, else those that break none, and has the others say
// which GPUs they break, on which it works now. Where none is for all of them, that is noted.
func (c *environment) forAll(judged []verdict.Judged, hosts []existing.Host) error {
	t := &together{environment: c, judged: judged, hosts: hosts, failed: map[string][]int{}}
	for i := range judged {
		own := map[string]bool{}
		for _, fix := range judged[i].Fixes {
			own[fmt.Sprint(fix.Change)] = true
		}
		t.offered = append(t.offered, own)
	}
	for i := range judged {
		if !slices.ContainsFunc(judged[i].Fixes, func(f verdict.Fix) bool { return len(f.Change) > 0 }) {
			continue
		}
		if err := t.order(i); err != nil {
			return err
		}
	}
	return nil
}

// order puts the ways out of one verdict in order.
func (t *together) order(i int) error {
	j := &t.judged[i]
	var all, some, rest []verdict.Fix // for all GPUs, for some and breaking none, and breaking others
	for _, fix := range j.Fixes {
		failed, err := t.failsOn(fix.Change)
		if err != nil {
			return err
		}
		switch breaks := t.breaks(failed); {
		case len(failed) == 0:
			all = append(all, fix)
		case breaks == "":
			some = append(some, fix)
		default:
			fix.Text += breaks
			rest = append(rest, fix)
		}
	}
	if err := t.search(i, &all, &some); err != nil {
		return err
	}
	if j.Fixes = slices.Concat(all, some, rest); len(all) == 0 && j.Conflict != nil {
		conflict := *j.Conflict
		conflict.Note = strings.TrimPrefix(conflict.Note+"; "+noneForAll, "; ")
		j.Conflict = &conflict
	}
	return nil
}

// search asks for a way out for all GPUs where none of a verdict's own is, and else for one that breaks none.
func (t *together) search(i int, all, some *[]verdict.Fix) (err error) {
	if len(*all) > 0 {
		return nil
	}
	if !t.asked {
		t.asked = true
		everywhere := func(int) bool { return true }
		onNone := func(failed []int) bool { return len(failed) == 0 }
		if t.common, err = t.beside(i, everywhere, onNone); err != nil {
			return err
		}
	}
	if *all = t.common; len(*all)+len(*some) > 0 {
		return nil
	}
	here := func(failed []int) bool { return t.breaks(failed) == "" && !slices.Contains(failed, i) }
	*some, err = t.beside(i, t.works, here)
	return err
}

// works reports whether it works on a host as it is.
func (t *together) works(k int) bool { return t.judged[k].Verdict == verdict.Works }

// beside returns the ways out for one GPU together with others, where they fail on none that counts.
func (t *together) beside(i int, with func(int) bool, holds func(failed []int) bool) (list []verdict.Fix, err error) {
	next := *t.environment
	for k, host := range t.hosts {
		if k != i && with(k) && t.counts(k) {
			next.beside = append(next.beside, host)
		}
	}
	host := t.hosts[i]
	q, err := next.ask(host.GPU, host.Board(), host.Driver)
	if err != nil || q.Query == nil {
		return nil, err
	}
	j, err := next.explain(verdict.Judged{}, q, nil)
	for _, fix := range j.Fixes {
		failed, fault := t.failsOn(fix.Change)
		if fault != nil {
			return nil, fault
		}
		if len(fix.Change) > 0 && !fix.Doubtful && holds(failed) {
			list = append(list, fix)
		}
	}
	return list, err
}

// counts reports whether a way out is to be for a host as well: what it is is settled, and some change helps there.
func (t *together) counts(k int) bool {
	j := &t.judged[k]
	return t.hosts[k].Board() != nil && (j.Verdict != verdict.Fails || len(j.Fixes) > 0)
}

// failsOn returns the hosts on which it fails with changes.
func (t *together) failsOn(changes []plan.Change) ([]int, error) {
	key := fmt.Sprint(changes)
	if failed, ok := t.failed[key]; ok || len(changes) == 0 {
		return failed, nil
	}
	var failed []int
	for k, host := range t.hosts {
		if !t.counts(k) || t.offered[k][key] {
			continue
		}
		q, err := t.ask(host.GPU, host.Board(), host.Driver)
		if err != nil {
			return nil, err
		}
		if q.Query == nil {
			continue
		}
		if best, err := t.recheck(q, changes); err != nil {
			return nil, err
		} else if best == nil {
			failed = append(failed, k)
		}
	}
	t.failed[key] = failed
	return failed, nil
}

// breaks says on which of some hosts it works now, by their GPUs.
func (t *together) breaks(failed []int) (text string) {
	for _, k := range failed {
		if t.works(k) {
			text += "; " + t.hosts[k].GPU.Value + " fails then"
		}
	}
	return text
}

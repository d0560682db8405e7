package planner

import (
	"errors"
	"runtime"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// cellsOf returns a matrix of requests, possible and impossible ones mixed.
func cellsOf() []request.Request {
	var list []request.Request
	for _, gpu := range []string{"k80", "v100", "t4", "h100", "b200"} {
		for _, version := range []string{"1.13", "2.1", "2.5", "2.10"} {
			for _, python := range []string{"3.8", "3.11", "3.13"} {
				r := plantest.Request("gpu=" + gpu + " pytorch==" + version + " python=" + python)
				r.Cell = "gpu=" + gpu + ",pytorch=" + version + ",python=" + python
				list = append(list, r)
			}
		}
	}
	return list
}

func TestPlanAllGivesTheSameOnAnyNumberOfCores(t *testing.T) {
	cells := cellsOf()
	var want []plan.Plan
	for _, r := range cells {
		got, err := embedded().Plan(r)
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, got)
	}
	for _, cores := range []int{1, 2, 8} {
		before := runtime.GOMAXPROCS(cores)
		doc, err := embedded().PlanAll(cells)
		runtime.GOMAXPROCS(before)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, doc.Plans); diff != "" {
			t.Errorf("on %d cores (-one by one +all):\n%s", cores, diff)
		}
	}
}

func TestPlansNameTheirCell(t *testing.T) {
	doc, err := embedded().PlanAll(cellsOf())
	if err != nil {
		t.Fatal(err)
	}
	status := map[string]int{}
	for i, r := range cellsOf() {
		status[doc.Plans[i].Status]++
		if doc.Plans[i].Target != r.Name() {
			t.Errorf("plan %d is called %q, want %q", i, doc.Plans[i].Target, r.Name())
		}
	}
	if status[plan.StatusOK] == 0 || status[plan.StatusConflict] == 0 {
		t.Errorf("the cells should be mixed: %v", status)
	}
}

func TestPlanAllSaysASharedFaultOnce(t *testing.T) {
	cells := cellsOf()
	for i := range cells {
		cells[i].Prefer = []request.Text{{Value: "speed", At: request.Position{File: "envsolve.hcl", Line: 3, Column: 14}}}
	}
	doc, err := embedded().PlanAll(cells)
	if got := request.InputErrors(err); len(got) != 1 || len(doc.Plans) != 0 {
		t.Errorf("%d faults and %d plans, want one fault: %v", len(got), len(doc.Plans), err)
	}
}

func TestJoinOnceKeepsOrder(t *testing.T) {
	a, b := errors.New("a"), errors.New("b")
	if got := joinOnce([]error{nil, b, a, b, nil}); got == nil || got.Error() != "b\na" {
		t.Errorf("got %v", got)
	}
	if joinOnce([]error{nil, nil}) != nil {
		t.Error("no error became one")
	}
}

func TestInParallelCallsEachOnce(t *testing.T) {
	for _, n := range []int{0, 1, 2, 1000} {
		calls := make([]int, n)
		inParallel(n, func(i int) { calls[i]++ })
		for i, c := range calls {
			if c != 1 {
				t.Errorf("%d of %d was called %d times", i, n, c)
			}
		}
	}
}

package answer_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/plan"
)

// wideOf returns the wide model of a request.
func wideOf(t *testing.T, words string) *model.Model {
	t.Helper()
	f, r := facts.New(matrices.Embedded()), plantest.Request(words)
	q, err := query.Read(f, &r)
	if err != nil {
		t.Fatal(err)
	}
	m := model.New(f, nil, q, model.WideModel)
	rules.Require(m)
	rules.State(m)
	return m
}

func TestConflictOfDefinitionsAloneSpellsThemOut(t *testing.T) {
	for _, worded := range []bool{true, false} {
		wide := wideOf(t, "gpu=rtx-5090 pytorch==2.5.1")
		for i := range wide.Constraints {
			c := &wide.Constraints[i]
			if c.Silent = true; !worded {
				c.Explain = nil
			}
		}
		got, err := answer.Fail(wide, nil)
		if err != nil || got.Conflict == nil || len(got.Conflict.Rules) == 0 {
			t.Fatalf("%+v, %v: want a conflict with rules", got, err)
		}
		for _, r := range got.Conflict.Rules {
			if r.Text == "" || r.Rule == "" {
				t.Errorf("a rule without words: %+v", r)
			}
		}
	}
}

func TestWideModelWithASolutionIsNoConflict(t *testing.T) {
	got, err := answer.Fail(wideOf(t, "gpu=t4 pytorch==2.5.1 python=3.12"), nil)
	if err != nil || got.Status != plan.StatusOK || got.Stack == nil || got.Conflict != nil || len(got.Reasons) == 0 {
		t.Errorf("%+v, %v: want the stack", got, err)
	}
}

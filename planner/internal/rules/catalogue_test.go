package rules_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules"
)

func TestTheCatalogueHoldsEveryRule(t *testing.T) {
	f, seen := facts.New(matrices.Embedded()), map[string]bool{}
	for _, r := range rules.Rules() {
		if seen[r.ID] {
			t.Errorf("rule %s stands twice in the catalogue", r.ID)
		}
		seen[r.ID] = true
		if r.Text == "" || r.Source == "" || !strings.HasSuffix(r.Text, ".") {
			t.Errorf("rule %s lacks its sentence or source: %+v", r.ID, r)
		}
	}
	for _, words := range []string{"gpu=v100 gpu=b200 pytorch with=torchvision package=vllm", "tensorflow toolkit", "jax",
		"gpu=t4 onnxruntime"} {
		r := plantest.Request(words)
		q, err := query.Read(f, &r)
		if err != nil {
			t.Fatal(err)
		}
		m := model.New(f, nil, q, model.WideModel)
		rules.Require(m)
		rules.State(m)
		for _, c := range m.Constraints {
			if c.Requirement == nil && !seen[c.Rule.ID] {
				t.Errorf("rule %s is applied and not in the catalogue", c.Rule.ID)
			}
		}
	}
}

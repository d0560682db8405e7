package rules

import (
	"testing"

	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestEveryRuleIsWhole wants each rule to be of a kind, and those that warn to
// say of what, since a rule about nothing is never asked.
func TestEveryRuleIsWhole(t *testing.T) {
	seen := map[string]bool{}
	for _, list := range catalogue {
		for _, one := range list {
			if one.Kind != plan.Runs && one.Kind != plan.Made {
				t.Errorf("rule %s is of kind %q", one.ID, one.Kind)
			}
			if one.ID == "" || one.Text == "" || one.Source == "" {
				t.Errorf("%+v lacks its id, text or source", one.Rule)
			}
			if (one.Warn != nil) != (one.About != 0) || one.About >= rule.SubjectsEnd {
				t.Errorf("rule %s warns: %t, about %b", one.ID, one.Warn != nil, one.About)
			}
			if seen[one.ID] {
				t.Errorf("rule %s stands twice", one.ID)
			}
			seen[one.ID] = true
		}
	}
	for _, id := range []string{hardware.Kernels, system.Glibc, hardware.Yanked} {
		if !seen[id] {
			t.Errorf("rule %s is not in the catalogue", id)
		}
	}
}

// TestWhatRunsIsNotAboutImages keeps apart by kind what an environment that
// stands already is judged by.
func TestWhatRunsIsNotAboutImages(t *testing.T) {
	kinds := map[string]plan.RuleKind{}
	for _, rule := range Rules() {
		kinds[rule.ID] = rule.Kind
	}
	for id, want := range map[string]plan.RuleKind{
		hardware.Kernels: plan.Runs, hardware.DriverFloor: plan.Runs, hardware.BuildCUDNN: plan.Runs, system.Glibc: plan.Runs,
		system.JetPack:  plan.Runs,
		system.BaseCUDA: plan.Made, system.ImageOS: plan.Made, system.PythonImage: plan.Made, system.PythonWheels: plan.Runs,
		system.BuildPlatform:  plan.Made,
		hardware.ForwardImage: plan.Made, hardware.Yanked: plan.Made, system.Newest: plan.Made, system.ImageGate: plan.Made,
	} {
		if kinds[id] != want {
			t.Errorf("rule %s is of kind %q, want %q", id, kinds[id], want)
		}
	}
}

func TestStatementOfAnUnknownRule(t *testing.T) {
	if got := statementOf(nil, system.BuildPlatform); got.Rule.ID != system.BuildPlatform {
		t.Errorf("the statement is of %s", got.Rule.ID)
	}
	defer func() {
		if recover() == nil {
			t.Error("a rule that nobody wrote is stated")
		}
	}()
	statementOf(nil, "no-such-rule")
}

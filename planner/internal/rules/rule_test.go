package rules

import (
	"testing"

	"github.com/envsolve/envsolve/planner/plan"
)

// TestEveryRuleIsWhole wants each rule to be of a kind, and those that warn to
// say of what, since a rule about nothing is never asked.
func TestEveryRuleIsWhole(t *testing.T) {
	seen := map[string]bool{}
	for _, list := range catalogue() {
		for _, rule := range list {
			if rule.Kind != plan.Runs && rule.Kind != plan.Made {
				t.Errorf("rule %s is of kind %q", rule.ID, rule.Kind)
			}
			if (rule.Warn != nil) != (rule.About != 0) || rule.About >= subjectsEnd {
				t.Errorf("rule %s warns: %t, about %b", rule.ID, rule.Warn != nil, rule.About)
			}
			if seen[rule.ID] {
				t.Errorf("rule %s stands twice", rule.ID)
			}
			seen[rule.ID] = true
		}
	}
	for _, id := range []string{Kernels, Glibc, Yanked} {
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
		Kernels: plan.Runs, DriverFloor: plan.Runs, BuildCUDNN: plan.Runs, Glibc: plan.Runs, JetPack: plan.Runs,
		BaseCUDA: plan.Made, ImageOS: plan.Made, PythonImage: plan.Made, PythonWheels: plan.Made, BuildPlatform: plan.Made,
		ForwardImage: plan.Made, Yanked: plan.Made, Newest: plan.Made, ImageGate: plan.Made,
	} {
		if kinds[id] != want {
			t.Errorf("rule %s is of kind %q, want %q", id, kinds[id], want)
		}
	}
}

func TestStatementOfAnUnknownRule(t *testing.T) {
	if got := statementOf(nil, BuildPlatform); got.Rule.ID != BuildPlatform {
		t.Errorf("the statement is of %s", got.Rule.ID)
	}
	defer func() {
		if recover() == nil {
			t.Error("a rule that nobody wrote is stated")
		}
	}()
	statementOf(nil, "no-such-rule")
}

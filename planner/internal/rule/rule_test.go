package rule_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// reportOf returns a report on the first values of a request's model.
func reportOf(t *testing.T, words string) *rule.Report {
	t.Helper()
	m := plantest.Model(t, facts.New(matrices.Embedded()), words, model.NarrowModel)
	return &rule.Report{Solution: &model.Solution{Model: m, Values: make([]int, len(m.Variables))}}
}

// TestAReportIsAboutEachThingOfItsSubject: a rule's Warn is called once for each,
// with that thing in the report and no other.
func TestAReportIsAboutEachThingOfItsSubject(t *testing.T) {
	r := reportOf(t, "driver=535.104.05 driver=580.65.06 pytorch jax with=jaxlib package=vllm package=flash-attn")
	about := func(subject rule.Subject) []string {
		var list []string
		r.Each(subject, func() {
			switch {
			case r.Framework != nil && r.Build != nil && r.Extension == nil && r.Driver == nil:
				if r.Build != r.Solution.Build(r.Framework) {
					t.Errorf("the build of %s is another framework's", r.Framework.Package.Name)
				}
				list = append(list, r.Framework.Package.Name)
			case r.Extension != nil && r.Framework == nil && r.Build == nil && r.Driver == nil:
				list = append(list, r.Extension.Package.Name)
			case r.Driver != nil && r.Framework == nil && r.Build == nil && r.Extension == nil:
				list = append(list, r.Driver.Text.Value)
			case r.Framework == nil && r.Build == nil && r.Extension == nil && r.Driver == nil:
				list = append(list, "the stack")
			default:
				t.Errorf("a report about several things at once: %+v", r)
			}
		})
		if r.Framework != nil || r.Build != nil || r.Extension != nil || r.Driver != nil {
			t.Errorf("the report is still about the last thing of subject %b", subject)
		}
		return list
	}
	for subject, want := range map[rule.Subject][]string{
		rule.AboutBuild: {"pytorch", "jax"}, rule.AboutDriver: {"535.104.05", "580.65.06"},
		rule.AboutDrivers: {"the stack"}, rule.AboutToolkit: {"the stack"}, rule.AboutAge: {"the stack"},
	} {
		if got := about(subject); !slices.Equal(got, want) {
			t.Errorf("subject %b is about %v, want %v", subject, got, want)
		}
	}
	extensions := about(rule.AboutPackage)
	if len(extensions) < 2 || !slices.Equal(extensions[:2], []string{"vllm", "flash-attn"}) ||
		len(extensions) != len(r.Of(query.Extension)) {
		t.Errorf("the packages are %v, want those of the target first and each once", extensions)
	}
	if got := reportOf(t, "pytorch"); got.Query.Drivers != nil {
		t.Fatal("a driver that nobody named")
	} else {
		got.Each(rule.AboutDriver, func() { t.Error("a report on a driver that nobody named") })
	}
}

// TestSubjectsAreBitsInTheOrderOfAPlan: a rule may warn of several, and the last
// name ends the list.
func TestSubjectsAreBitsInTheOrderOfAPlan(t *testing.T) {
	all := rule.Subject(0)
	for s := rule.AboutBuild; s < rule.SubjectsEnd; s <<= 1 {
		all |= s
	}
	if all+1 != rule.SubjectsEnd || rule.AboutAge<<1 != rule.SubjectsEnd || rule.AboutBuild != 1 {
		t.Errorf("subjects %b up to %b", all, rule.SubjectsEnd)
	}
}

func TestAWarningCarriesTheRuleAndItsFacts(t *testing.T) {
	r := &rule.Report{Rule: "made-up"}
	r.Warn([]string{"gpus/t4"}, "%s is %d%% of it", "this", 50)
	r.Rule = "another"
	r.Warn(nil, "plain")
	want := []plan.Warning{{Rule: "made-up", Text: "this is 50% of it", Facts: []string{"gpus/t4"}},
		{Rule: "another", Text: "plain"}}
	if diff := cmp.Diff(want, r.Warnings); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

package planner

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/plan"
)

// collectedRule is one numbered rule of the collections that the facts come
// with, and what keeps it here. At least one of rules, facts and tests holds
// it: a rule of the catalogue where it constrains or ranks stacks, cells of the
// tables where it is a fact, a test where it is how something is done.
type collectedRule struct {
	key   string         // the collection and the number in it: cuda-stack/12
	says  string         // the rule, in a sentence of ours
	rules []string       // ids of the catalogue
	facts []string       // references into the tables, as matrices.Set.Lookup takes them
	tests []string       // names of test functions, anywhere in the module
	asks  []collectedAsk // requests that the rule answers, both ways
}

// collectedAsk is a request, in the words of request, and what its answer must
// hold; a want that begins with ! must be missing. Answers read as answered
// gives them: "stack torch==2.5.1+cu124 …" or "conflict …".
type collectedAsk struct {
	words string
	want  []string
}

// collectedRules returns every numbered rule, by collection.
func collectedRules() []collectedRule {
	return slices.Concat(collectedStack(), collectedHardware(), collectedTorch(), collectedTensorFlow(), collectedJAX(),
		collectedEcosystem())
}

// collectedCounts says how many rules each collection has.
func collectedCounts() map[string]int {
	return map[string]int{"cuda-stack": 28, "nvidia-hardware": 12, "pytorch": 11, "tf-jax": 24, "ecosystem": 25}
}

func TestEveryCollectedRuleStandsOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range collectedRules() {
		if seen[r.key] {
			t.Errorf("%s stands twice", r.key)
		}
		seen[r.key] = true
		if !strings.HasSuffix(r.says, ".") {
			t.Errorf("%s says nothing: %q", r.key, r.says)
		}
		if len(r.rules)+len(r.facts)+len(r.tests) == 0 {
			t.Errorf("%s is held by nothing", r.key)
		}
		if len(r.rules) > 0 && len(r.asks) < 2 {
			t.Errorf("%s is shown by %d requests, want one that it decides and one that it leaves alone", r.key, len(r.asks))
		}
	}
	for collection, n := range collectedCounts() {
		for i := 1; i <= n; i++ {
			if key := fmt.Sprintf("%s/%d", collection, i); !seen[key] {
				t.Errorf("%s is missing", key)
			}
		}
	}
}

func TestWhatHoldsCollectedRulesExists(t *testing.T) {
	ids, tests, set := map[string]bool{}, testNames(t), matrices.Embedded()
	for _, r := range rules.Rules() {
		ids[r.ID] = true
	}
	for _, r := range collectedRules() {
		for _, id := range r.rules {
			if !ids[id] {
				t.Errorf("%s names the rule %s, which the catalogue does not hold", r.key, id)
			}
		}
		for _, ref := range r.facts {
			if _, err := set.Lookup(ref); err != nil {
				t.Errorf("%s: %v", r.key, err)
			}
		}
		for _, name := range r.tests {
			if !tests[name] {
				t.Errorf("%s names the test %s, which does not exist", r.key, name)
			}
		}
	}
}

// testNames returns the test functions of the whole module.
func testNames(t *testing.T) map[string]bool {
	t.Helper()
	names, function := map[string]bool{}, regexp.MustCompile(`(?m)^func (Test\w+)\(`)
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && path != ".." && strings.HasPrefix(entry.Name(), "."):
			return filepath.SkipDir
		case entry.IsDir() || !strings.HasSuffix(path, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(path)
		for _, found := range function.FindAllSubmatch(text, -1) {
			names[string(found[1])] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

func TestEveryCollectedRuleAnswers(t *testing.T) {
	p := embedded()
	for _, r := range collectedRules() {
		for _, ask := range r.asks {
			got := spoken(plantest.Plan(t, p, ask.words))
			for _, want := range ask.want {
				text, absent := strings.CutPrefix(want, "!")
				if strings.Contains(got, text) == absent {
					t.Errorf("%s: %s gives\n%s\nwant %q", r.key, ask.words, got, want)
				}
			}
		}
	}
}

// spoken returns a plan as text: what stands in the stack with the warnings, or
// the conflict's sentences with the ways out.
func spoken(p plan.Plan) string {
	var b strings.Builder
	if s := p.Stack; s != nil {
		fmt.Fprintf(&b, "stack %s==%s+%s cuda=%s by %s cudnn=%s nccl=%s python=%s os=%s %s %s driver>=%s recommended=%s modules=%s", s.Framework.Name, s.Framework.Version,
			s.Framework.Variant, s.CUDA.Version, s.CUDA.Delivery, s.CUDNN, s.NCCL, s.Python, s.OS, s.Platform, s.BaseImage,
			s.Driver.Floor, s.Driver.Recommended, s.Driver.KernelModule)
		for _, g := range s.GPUs {
			fmt.Fprintf(&b, " %s by %s", g.ID, g.RunsBy)
		}
		fmt.Fprintf(&b, " %v %v", s.Packages, s.Wheels)
	}
	for _, w := range p.Warnings {
		fmt.Fprintf(&b, "\nwarning %s: %s", w.Rule, w.Text)
	}
	if p.Conflict != nil {
		fmt.Fprintf(&b, "conflict %s", plantest.Sentences(p.Conflict))
		for _, f := range p.Conflict.Fixes {
			fmt.Fprintf(&b, "\nway out: %s", f.Text)
		}
		b.WriteString("\n" + p.Conflict.Note)
	}
	return b.String()
}

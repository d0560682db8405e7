package plantest

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/plan"
)

// Collected is one numbered rule of the collections that the facts come with,
// and what keeps it here. At least one of Rules, Facts and Tests holds it: a
// rule of the catalogue where it constrains or ranks stacks, cells of the tables
// where it is a fact, a test where it is how something is done.
type Collected struct {
	Key   string   // the collection and the number in it: cuda-stack/12
	Says  string   // the rule, in a sentence of ours
	Rules []string // ids of the catalogue
	Facts []string // references into the tables, as matrices.Set.Lookup takes them
	Tests []string // names of test functions, anywhere in the module
	Asks  []Ask    // requests that the rule answers, both ways
}

// Ask is a request, in the words of Request, and behind it what its answer must
// hold; a want that begins with ! must be missing. Answers read as Spoken gives
// them: "stack torch==2.5.1+cu124 …" or "conflict …".
type Ask []string

// CheckCollected checks that numbered rules are held by what they name, and that
// requests are answered as they say.
func CheckCollected(t *testing.T, p Planner, list []Collected) {
	t.Helper()
	held := holders(t)
	for _, r := range list {
		if !strings.HasSuffix(r.Says, ".") {
			t.Errorf("%s says nothing: %q", r.Key, r.Says)
		}
		if len(r.Rules)+len(r.Facts)+len(r.Tests) == 0 {
			t.Errorf("%s is held by nothing", r.Key)
		}
		if len(r.Rules) > 0 && len(r.Asks) < 2 {
			t.Errorf("%s is shown by %d requests, want one that it decides and one that it leaves alone", r.Key,
				len(r.Asks))
		}
		held.check(t, &r)
		for _, ask := range r.Asks {
			checkAsk(t, p, r.Key, ask)
		}
	}
}

func checkAsk(t *testing.T, p Planner, key string, ask Ask) {
	t.Helper()
	if len(ask) < 2 {
		t.Errorf("%s: nothing is wanted of the answer to %s", key, ask)
		return
	}
	got := Spoken(Plan(t, p, ask[0]))
	for _, want := range ask[1:] {
		text, absent := strings.CutPrefix(want, "!")
		if strings.Contains(got, text) == absent {
			t.Errorf("%s: %s gives\n%s\nwant %q", key, ask[0], got, want)
		}
	}
}

// holding is what there is to hold numbered rules.
type holding struct {
	rules map[string]bool
	set   *matrices.Set
	tests map[string]bool
	shown map[string]Shown
}

func holders(t *testing.T) holding {
	t.Helper()
	h := holding{rules: map[string]bool{}, set: matrices.Embedded(), tests: testNames(t), shown: ReadShown(t)}
	for _, r := range rules.Rules() {
		h.rules[r.ID] = true
	}
	return h
}

// check finds what a numbered rule names and does not exist, and rules whose
// file does not say that they keep it.
func (h *holding) check(t *testing.T, r *Collected) {
	t.Helper()
	for _, id := range r.Rules {
		switch {
		case !h.rules[id]:
			t.Errorf("%s names the rule %s, which the catalogue does not hold", r.Key, id)
		case !slices.Contains(h.shown[id].Keeps, r.Key):
			t.Errorf("%s names the rule %s, and planner/testdata/rules/%[2]s.txt does not say that it keeps %[1]s", r.Key, id)
		}
	}
	for id, s := range h.shown {
		if slices.Contains(s.Keeps, r.Key) && !slices.Contains(r.Rules, id) {
			t.Errorf("planner/testdata/rules/%s.txt says that it keeps %s, which does not name it", id, r.Key)
		}
	}
	for _, ref := range r.Facts {
		if _, err := h.set.Lookup(ref); err != nil {
			t.Errorf("%s: %v", r.Key, err)
		}
	}
	for _, name := range r.Tests {
		if !h.tests[name] {
			t.Errorf("%s names the test %s, which does not exist", r.Key, name)
		}
	}
}

// Spoken returns a plan as text: what stands in the stack with the warnings, or
// the conflict's sentences with the ways out.
func Spoken(p plan.Plan) string {
	var b strings.Builder
	if s := p.Stack; s != nil {
		fmt.Fprintf(&b, "stack %s==%s+%s cuda=%s by %s cudnn=%s nccl=%s python=%s os=%s %s %s", s.Framework.Name,
			s.Framework.Version, s.Framework.Variant, s.CUDA.Version, s.CUDA.Delivery, s.CUDNN, s.NCCL, s.Python, s.OS,
			s.Platform, s.BaseImage)
		fmt.Fprintf(&b, " driver>=%s recommended=%s modules=%s", s.Driver.Floor, s.Driver.Recommended,
			s.Driver.KernelModule)
		for _, g := range s.GPUs {
			fmt.Fprintf(&b, " %s by %s", g.ID, g.RunsBy)
		}
		fmt.Fprintf(&b, " %v %v", s.Packages, s.Wheels)
	}
	for _, w := range p.Warnings {
		fmt.Fprintf(&b, "\nwarning %s: %s", w.Rule, w.Text)
	}
	if p.Conflict != nil {
		fmt.Fprintf(&b, "conflict %s", Sentences(p.Conflict))
		for _, f := range p.Conflict.Fixes {
			fmt.Fprintf(&b, "\nway out: %s", f.Text)
		}
		b.WriteString("\n" + p.Conflict.Note)
	}
	return b.String()
}

// Root returns the folder of the module, from the folder that a test runs in.
func Root(t *testing.T) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		if parent := filepath.Dir(dir); parent != dir {
			dir = parent
			continue
		}
		t.Fatal("no go.mod above the test's folder")
	}
}

// testNames returns the test functions of the whole module.
func testNames(t *testing.T) map[string]bool {
	t.Helper()
	root := Root(t)
	names, function := map[string]bool{}, regexp.MustCompile(`(?m)^func (Test\w+)\(`)
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && path != root && strings.HasPrefix(entry.Name(), "."):
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

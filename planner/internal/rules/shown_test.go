package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestEveryRuleIsShown wants a file for each rule of the catalogue. A rule that
// refuses stacks is one that the checker judges by, or the file says why a
// finished stack cannot be judged by it; and a rule keeps a numbered rule of the
// collections, or the file says why it is there.
func TestEveryRuleIsShown(t *testing.T) {
	all, functions := plantest.ReadShown(t), checkerFunctions(t)
	for _, r := range rules.Rules() {
		s, ok := all[r.ID]
		delete(all, r.ID)
		switch {
		case !ok:
			t.Errorf("%s: write planner/testdata/rules/%[1]s.txt, which shows it", r.ID)
		case (s.Warns == "") != (s.Quiet == ""):
			t.Errorf("%s: a request that it warns of goes with one that it does not", r.ID)
		case s.CheckedBy != "" && s.Unchecked != "":
			t.Errorf("%s is judged and excused", r.ID)
		case !r.Soft && s.CheckedBy == "" && s.Unchecked == "":
			t.Errorf("no part of the checker judges stacks by %s: write it, or say why a finished stack cannot be judged by it",
				r.ID)
		case s.CheckedBy != "" && !functions[s.CheckedBy]:
			t.Errorf("%s is judged by %s, which does not exist", r.ID, s.CheckedBy)
		case len(s.Keeps) == 0 && s.Because == "":
			t.Errorf("%s keeps no numbered rule, and nothing says why it is there", r.ID)
		}
	}
	for id := range all {
		t.Errorf("planner/testdata/rules/%s.txt shows no rule", id)
	}
}

// checkerFunctions returns the functions of the independent checker, which
// stands with the tests of the planner.
func checkerFunctions(t *testing.T) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	for _, parsed := range parseTests(t, "planner/check*_test.go") {
		for _, decl := range parsed.Decls {
			if function, ok := decl.(*ast.FuncDecl); ok {
				names[function.Name.Name] = true
			}
		}
	}
	return names
}

// parseTests returns the files of a pattern below the module's folder.
func parseTests(t *testing.T, pattern string) []*ast.File {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(plantest.Root(t), pattern))
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files are %s: %v", len(files), pattern, err)
	}
	var list []*ast.File
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, parsed)
	}
	return list
}

func TestEachWarningIsGivenWhereItBelongs(t *testing.T) {
	p := planner.New(matrices.Embedded())
	planned := func(words string) plan.Plan {
		if !strings.Contains(words, " said: ") {
			return plantest.Plan(t, p, words)
		}
		if best := plantest.SolvedWithout(t, facts.New(matrices.Embedded()), words, ""); best != nil {
			return answer.Plan(best)
		}
		return plan.Plan{}
	}
	for id, shown := range plantest.ReadShown(t) {
		if shown.Warns == "" {
			continue
		}
		if got := planned(shown.Warns); !plantest.HasWarning(got, id) {
			t.Errorf("%s brings no warning %s: %+v", shown.Warns, id, got.Warnings)
		}
		if got := planned(shown.Quiet); got.Stack == nil || plantest.HasWarning(got, id) {
			t.Errorf("%s should have a stack without warning %s: %+v", shown.Quiet, id, got.Warnings)
		}
	}
}

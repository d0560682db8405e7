package planner

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/rules"
)

// shown is what testdata/rules/ID.txt says of a rule, a line each.
type shown struct {
	decides   string // a request that is answered otherwise without the rule
	warns     string // a request that the rule warns of
	quiet     string // a request with a stack that it does not warn of
	checkedBy string // the part of the checker that judges finished stacks by it
	unchecked string // why a finished stack cannot be judged by it
	because   string // why it is there, where no collection numbers it
}

// readShown reads what shows the rules, by id.
func readShown(t *testing.T) map[string]shown {
	t.Helper()
	files, err := filepath.Glob("testdata/rules/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]shown{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var s shown
		for line := range strings.Lines(string(text)) {
			key, value, ok := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
			field := map[string]*string{
				"decides": &s.decides, "warns": &s.warns, "quiet": &s.quiet,
				"checked-by": &s.checkedBy, "unchecked": &s.unchecked, "because": &s.because,
			}[key]
			if !ok || field == nil || *field != "" || value == "" {
				t.Fatalf("%s: %q is no line of it", file, line)
			}
			*field = value
		}
		all[strings.TrimSuffix(filepath.Base(file), ".txt")] = s
	}
	return all
}

// TestEveryRuleIsShown wants a file for each rule of the catalogue. A rule that
// refuses stacks is one that the checker judges by, or the file says why a
// finished stack cannot be judged by it; and a rule keeps a numbered rule of the
// collections, or the file says why it is there.
func TestEveryRuleIsShown(t *testing.T) {
	all, functions := readShown(t), checkerFunctions(t)
	for _, r := range rules.Rules() {
		s, ok := all[r.ID]
		delete(all, r.ID)
		named := slices.ContainsFunc(collectedRules(), func(c collectedRule) bool { return slices.Contains(c.rules, r.ID) })
		switch {
		case !ok:
			t.Errorf("%s: write testdata/rules/%[1]s.txt, which shows it", r.ID)
		case (s.warns == "") != (s.quiet == ""):
			t.Errorf("%s: a request that it warns of goes with one that it does not", r.ID)
		case s.checkedBy != "" && s.unchecked != "":
			t.Errorf("%s is judged and excused", r.ID)
		case !r.Soft && s.checkedBy == "" && s.unchecked == "":
			t.Errorf("no part of the checker judges stacks by %s: write it, or say why a finished stack cannot be judged by it",
				r.ID)
		case s.checkedBy != "" && !functions[s.checkedBy]:
			t.Errorf("%s is judged by %s, which does not exist", r.ID, s.checkedBy)
		case !named && s.because == "":
			t.Errorf("%s keeps no numbered rule, and nothing says why it is there", r.ID)
		}
	}
	for id := range all {
		t.Errorf("testdata/rules/%s.txt shows no rule", id)
	}
}

// checkerFunctions returns the functions of this package's tests.
func checkerFunctions(t *testing.T) map[string]bool {
	t.Helper()
	files, err := filepath.Glob("check*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range parsed.Decls {
			if function, ok := decl.(*ast.FuncDecl); ok {
				names[function.Name.Name] = true
			}
		}
	}
	return names
}

package main

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestPageIsCurrent(t *testing.T) {
	have, err := os.ReadFile("../../../matrices/RULES.md")
	if err != nil {
		t.Fatalf("%v; make it with: go generate ./internal/tools/rulespage", err)
	}
	if diff := cmp.Diff(page(planner.Rules()), string(have)); diff != "" {
		t.Errorf("matrices/RULES.md is out of date (-want +have), run: go generate ./internal/tools/rulespage\n%s", diff)
	}
}

func TestPage(t *testing.T) {
	got := page([]plan.Rule{
		{ID: "one", Text: "a | b", Source: "a book"},
		{ID: "two", Text: "c", Source: "a page", Soft: true, Inferred: true},
	})
	for _, want := range []string{"There are 2: 1 that refuse", "| `one` | refuses | a \\| b | a book |",
		"| `two` | weakness, inferred | c | a page |"} {
		if !strings.Contains(got, want) {
			t.Errorf("it lacks %q:\n%s", want, got)
		}
	}
}

// Every rule says something and where it comes from, under an id of its own.
func TestCatalogueIsComplete(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range planner.Rules() {
		if r.ID == "" || r.Source == "" || !strings.HasSuffix(r.Text, ".") {
			t.Errorf("incomplete: %+v", r)
		}
		if seen[r.ID] {
			t.Errorf("%s stands twice", r.ID)
		}
		seen[r.ID] = true
	}
}

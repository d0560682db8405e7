package report

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/plan"
)

func conflicting(c plan.Conflict) plan.Document {
	return plan.Document{Plans: []plan.Plan{{Target: "train", Status: plan.StatusConflict, Conflict: &c}}}
}

func written(t *testing.T, c plan.Conflict, f Format) string {
	t.Helper()
	var b strings.Builder
	if err := Write(&b, conflicting(c), f, Options{}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// many is a conflict with n more beside it.
func many(n int) plan.Conflict {
	rule := plan.ConflictRule{Kind: "fact", Text: "a"}
	c := plan.Conflict{Rules: []plan.ConflictRule{rule, rule}}
	for range n {
		c.Others = append(c.Others, plan.Conflict{Rules: c.Rules})
	}
	return c
}

func TestEveryConflictIsWritten(t *testing.T) {
	for _, f := range []Format{Table, Markdown} {
		for n, want := range map[int]string{0: "", 4: "", 5: "and 1 more conflict, which",
			11: "and 7 more conflicts, which"} {
			got := strings.ToLower(written(t, many(n), f))
			if heads := strings.Count(got, "these 2 rules"); heads != min(n+1, mostConflicts) {
				t.Errorf("%s of %d conflicts heads %d:\n%s", f, n+1, heads, got)
			}
			if more := strings.Contains(got, "more conflict"); more != (want != "") || !strings.Contains(got, want) {
				t.Errorf("%s of %d conflicts does not say %q:\n%s", f, n+1, want, got)
			}
		}
	}
}

func TestWaysOutAreHeadedByWhatTheyMend(t *testing.T) {
	fix := plan.Fix{Text: "x"}
	for _, tt := range []struct {
		fixes  []plan.Fix
		others int
		want   string
	}{
		{[]plan.Fix{fix}, 0, "change: x"},
		{[]plan.Fix{fix, fix}, 0, "change one: x  |  x"},
		{[]plan.Fix{fix}, 1, "change, which mends all 2: x"},
		{[]plan.Fix{fix, fix}, 2, "change one, each mends all 3: x  |  x"},
	} {
		c := many(tt.others)
		c.Fixes = tt.fixes
		if got := written(t, c, Table); !strings.Contains(got, "\n  "+tt.want+"\n") {
			t.Errorf("want %q in:\n%s", tt.want, got)
		}
	}
}

func TestTheNoteIsWritten(t *testing.T) {
	c := many(0)
	c.Note = "with nothing changed, vllm==0.9.0 works"
	for _, f := range []Format{Table, Markdown} {
		got := strings.ToLower(written(t, c, f))
		if !strings.Contains(got, c.Note) {
			t.Errorf("%s:\n%s", f, got)
		}
	}
}

func TestRulesSayWhereTheyComeFrom(t *testing.T) {
	for want, r := range map[string]plan.ConflictRule{
		`cuda = "13.0" (envsolve.hcl:4:3)`: {Text: `cuda = "13.0"`, At: "envsolve.hcl:4:3"},
		"--cuda 13.0":                      {Text: "--cuda 13.0", At: "--cuda"},
		"vllm==0.6.3":                      {Text: "vllm==0.6.3", At: "vllm==0.6.3"},
		"f [vendor, 2025-08]":              {Text: "f", Evidence: &plan.Evidence{Class: "vendor", Date: "2025-08-04"}},
		"f [rule base-cuda]":               {Text: "f", Kind: "fact", Rule: "base-cuda"},
		"f [reported, 2025]":               {Text: "f", Evidence: &plan.Evidence{Class: "reported", Date: "2025"}},
		"f [your facts/own.hcl]": {Text: "f", Evidence: &plan.Evidence{Class: "vendor", Date: "2025-08-04",
			Overlay: "facts/own.hcl"}},
	} {
		if got := ruleTexts([]plan.ConflictRule{r})[0]; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

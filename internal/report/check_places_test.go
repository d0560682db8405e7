package report_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// written returns a verdict in a format.
func written(t *testing.T, doc *verdict.Document, format report.Format) string {
	t.Helper()
	var b strings.Builder
	if err := report.WriteChecked(&b, doc, format, report.Options{}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestEachSARIFResultOfAFileHasALocation: code scanning refuses a log with a result that has none.
func TestEachSARIFResultOfAFileHasALocation(t *testing.T) {
	for _, test := range []struct {
		sources []string
		want    string // the place; empty for none
	}{
		{[]string{"Dockerfile"}, "Dockerfile"},
		{[]string{"--gpu", "-", "a b.txt"}, "a%20b.txt"},
		{[]string{"-"}, ""},
		{nil, ""},
	} {
		doc := &verdict.Document{Sources: test.sources, Judged: []verdict.Judged{
			{Verdict: verdict.Unproven, Missing: &verdict.Missing{Why: "nobody says", Observe: "it"}}}}
		var log struct {
			Runs []struct {
				Results []struct {
					Locations []struct {
						PhysicalLocation struct{ ArtifactLocation struct{ URI string } }
					}
				}
			}
		}
		if err := json.Unmarshal([]byte(written(t, doc, report.SARIF)), &log); err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, l := range log.Runs[0].Results[0].Locations {
			got += l.PhysicalLocation.ArtifactLocation.URI
		}
		if got != test.want {
			t.Errorf("%q: the result is at %q, want %q", test.sources, got, test.want)
		}
	}
}

// TestAPlaceIsAnnotatedOnce: one line asks for a release, and is why a build is taken.
func TestAPlaceIsAnnotatedOnce(t *testing.T) {
	rule := func(text string) plan.ConflictRule {
		return plan.ConflictRule{Kind: "requirement", Text: text, At: "requirements.txt:2:1"}
	}
	doc := &verdict.Document{Judged: []verdict.Judged{{Verdict: verdict.Fails, Conflict: &plan.Conflict{
		Rules:  []plan.ConflictRule{rule("torch==1.7.1"), rule("its default build")},
		Others: []plan.Conflict{{Rules: []plan.ConflictRule{rule("numpy>=2")}}}, Note: "nothing helps"}}}}
	if got := strings.Count(written(t, doc, report.GitHub), "::error "); got != 1 {
		t.Errorf("%d annotations, want one", got)
	}
	got := written(t, doc, report.Markdown)
	for _, want := range []string{"- besides\n  - numpy>=2", "- nothing helps"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
}

package report

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestWriteAudit(t *testing.T) {
	doc := Audit{Day: "2026-11-23", Facts: "2026.11.20", Seed: 7, Budget: "1GB", Drawn: []AuditedFact{
		{"a/1#released", "2026-01-01", "2026-01-02", AuditWrong},
		{"b/1#python", "3.12", "3.12", AuditRight},
		{"c/1#requires.d", ">=1", "c <script> is not on the index", AuditUndecided},
	}}
	var b strings.Builder
	if err := WriteAudit(&b, doc); err != nil {
		t.Fatal(err)
	}
	_, lists, _ := strings.Cut(b.String(), "--seed 7 --budget 1GB`.\n")
	want := "\n## Wrong\n\n- `a/1#released`: the table says 2026-01-01, the index 2026-01-02\n" +
		"\n## Not to be measured there\n\n- `c/1#requires.d`, for which the table says \\>=1: c &lt;script> is not on the index\n"
	if diff := cmp.Diff(want, lists); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if !strings.Contains(b.String(), "**1 are right, 1 wrong, and 1 cannot be measured there.**") {
		t.Errorf("the page counts otherwise:\n%s", b.String())
	}
}

package cli

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestOverdueReleasesAreNotedOnce for all plans that rest on a table, and on the
// standard error alone.
func TestOverdueReleasesAreNotedOnce(t *testing.T) {
	facts := matrices.Embedded()
	doc := plan.Document{Plans: []plan.Plan{{Facts: &plan.FactsAge{Tables: []string{"pytorch", "cuda"}}}, {},
		{Facts: &plan.FactsAge{Tables: []string{"pytorch"}}}}}
	for seconds, want := range map[string]int{"4102444800": 1, "1577836800": 0} { // in 2100, and before the facts
		var stderr bytes.Buffer
		a := quiet(&stderr)
		a.Env = func(name string) string { return map[string]string{"SOURCE_DATE_EPOCH": seconds}[name] }
		a.NoteAge(facts, doc)
		if got := strings.Count(stderr.String(), "pytorch"); got != want || (want == 0) != (stderr.Len() == 0) {
			t.Errorf("on day %s: %q", a.Today().Format("2006-01-02"), stderr.String())
		}
		if want > 0 && !strings.Contains(stderr.String(), facts.AsOf("pytorch")) {
			t.Errorf("it does not say up to which day the facts had all: %q", stderr.String())
		}
	}
	if year := quiet(nil).Today().Year(); year < 2026 {
		t.Errorf("without the variable it is %d", year)
	}
}

func TestEpoch(t *testing.T) {
	for text, want := range map[string]int64{"0": 0, "1795305600": 1795305600, "": time.Time{}.Unix(), "1700x": -1} {
		a := quiet(nil)
		a.Env = func(string) string { return text }
		got, err := a.Epoch()
		if err != nil {
			got = time.Unix(-1, 0)
		}
		if got.Unix() != want {
			t.Errorf("SOURCE_DATE_EPOCH=%s is %v, %v", text, got, err)
		}
	}
}

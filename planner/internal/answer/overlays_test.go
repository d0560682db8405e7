package answer_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices/overlay"
)

// TestAPlanSaysWhatComesFromAnOverlay lays a driver floor of the user's own
// over a build, and looks for the file in the reasons that rest on it.
func TestAPlanSaysWhatComesFromAnOverlay(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mine.hcl")
	const text = `
source "lab" {
  title = "measured on our own hosts"
  url   = "https://example.com/drivers"
  date  = "2026-11-01"
  class = "measured"
}
framework "pytorch" "2.14.1" {
  source = ["lab"]
  build "cu130" {
    min_driver = "590.44.01"
    source     = ["lab"]
  }
}
`
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	set, err := overlay.Apply(matrices.Embedded(), file)
	if err != nil {
		t.Fatal(err)
	}
	got := plantest.Plan(t, planner.New(set), "gpu=h100 pytorch==2.14.1+cu130")
	if got.Stack == nil || got.Stack.Driver.Floor != "590.44.01" {
		t.Fatalf("the stack is %+v, want the overlay's driver", got.Stack)
	}
	for _, r := range got.Reasons {
		says := strings.Contains(r.Text, "facts of your overlay "+file+": min-driver of pytorch/2.14.1+cu130")
		if r.Part == "driver" && !says || (r.Part == "os" || r.Part == "python") && strings.Contains(r.Text, "overlay") {
			t.Errorf("%s: %q", r.Part, r.Text)
		}
	}
}

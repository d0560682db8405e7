package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/harvest"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/overlay"
)

// What the index does not have is said with its place, or written down as absent.
func TestHarvestSaysWhichBuildsItCannotMeasure(t *testing.T) {
	code, out, stderr := harvestOutput(t, "--unmeasured", "--index", simpleIndex(t, "torch", "2.13.0"), "torch==2.13.0")
	const away = "pytorch/2.13.0+cu129 for linux/amd64 is not on the index, but on https://download.pytorch.org/whl/cu129"
	if code != cli.ExitDone || out != "" || !strings.Contains(stderr, away) {
		t.Errorf("exits with %d: %s%s", code, out, stderr)
	}
	for _, name := range []string{"torch==9.9", "tirch"} {
		code, _, stderr := harvestOutput(t, "--unmeasured", name)
		if code != cli.ExitFailed || !strings.Contains(stderr, name+": no build of it is open") {
			t.Errorf("%s exits with %d: %s", name, code, stderr)
		}
	}
	if code, _, _ := harvestOutput(t, "--unmeasured", "--check"); code != cli.ExitUsage {
		t.Errorf("--unmeasured --check exits with %d", code)
	}
}

// TestHarvestWritesDownWhatTheIndexLacks has a framework of which nobody has measured a
// build, and an index that has another release of it.
func TestHarvestWritesDownWhatTheIndexLacks(t *testing.T) {
	dir, cache := t.TempDir(), t.TempDir()
	table := filepath.Join(dir, "demo-table.hcl")
	text := `source "ours" {
  title = "made up"
  date  = "2026-11-20"
  class = "measured"
}
framework_info "demo" {
  name     = "Demo"
  packages = ["demo-gpu"]
  module   = "demo"
  source   = ["ours"]
}
framework "demo" "1.0" {
  package = "demo-gpu"
  python  = ["3.12"]
  source  = ["ours"]
  build "cu130" {
    cuda   = "13.0"
    source = ["ours"]
    platform "linux/amd64" {}
  }
}
`
	if err := os.WriteFile(table, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	facts, err := overlay.Apply(matrices.Embedded(), table)
	if err != nil {
		t.Fatal(err)
	}
	var out, errs strings.Builder
	a := &app{&cli.App{Stdout: &out, Stderr: &errs, Env: func(name string) string {
		return map[string]string{"XDG_CACHE_HOME": cache, "XDG_DATA_HOME": cache}[name]
	}}}
	st, err := a.openStore(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer a.closeStore(st)
	h := &harvest.Harvester{Client: a.indexClient(), Index: simpleIndex(t, "demo-gpu", "0.1"), Store: st, Facts: facts,
		Budget: &harvest.Budget{Left: 1 << 20}, Status: func(string) {}}
	if err := a.harvestUnmeasured(t.Context(), h, []harvest.Wanted{{Name: "demo-gpu"}}, dir); err != nil {
		t.Fatalf("%v\n%s", err, errs.String())
	}
	got, err := os.ReadFile(filepath.Join(dir, "demo.hcl"))
	if err != nil || !strings.Contains(string(got), `measured "demo-gpu" "1.0" "linux/amd64" {`) ||
		!strings.Contains(string(got), "absent = true") || !strings.Contains(out.String(), "1 new rows") {
		t.Errorf("%v: %s%s", err, out.String(), got)
	}
}

// A release of a framework that is named is measured, and not written as a package; one
// without wheels for a platform is refused.
func TestHarvestOfAFrameworkIsNoPackage(t *testing.T) {
	code, out, stderr := harvestOutput(t, "--index", simpleIndex(t, "torch", "2.13.0"), "torch==2.13.0")
	if code != cli.ExitFailed || out != "" || !strings.Contains(stderr,
		"torch 2.13.0 has no wheel that is for one platform") {
		t.Errorf("exits with %d: %s%s", code, out, stderr)
	}
}

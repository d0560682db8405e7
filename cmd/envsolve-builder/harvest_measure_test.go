package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/matrices"
)

// What the index does not have is said with its place, or written down as absent.
func TestHarvestSaysWhichBuildsItCannotMeasure(t *testing.T) {
	code, out, stderr := harvestOutput(t, "--unmeasured", "--index", simpleIndex(t, "torch", "2.13.0"), "torch==2.13.0")
	const away = "pytorch/2.13.0+cu129 for linux/amd64 is not on the index, but on https://download.pytorch.org/whl/cu129"
	if code != cli.ExitDone || out != "" || !strings.Contains(stderr, away) {
		t.Errorf("exits with %d: %s%s", code, out, stderr)
	}
	open := matrices.Embedded().OpenBuilds()
	at := slices.IndexFunc(open, func(o matrices.OpenBuild) bool { return o.From == "" && !o.Gone })
	if at < 0 {
		t.Skip("every build of the default index is measured")
	}
	o, dir := open[at], t.TempDir()
	code, _, stderr = harvestOutput(t, "--unmeasured", "--into", dir, "--index", simpleIndex(t, o.Package, "0.0.1"),
		o.Package+"=="+o.Version)
	framework, _, _ := strings.Cut(o.Ref, "/")
	text, err := os.ReadFile(filepath.Join(dir, framework+".hcl"))
	if code != cli.ExitDone || err != nil || !strings.Contains(string(text), "absent = true") {
		t.Errorf("exits with %d, %v: %s%s", code, err, stderr, text)
	}
	if code, _, _ := harvestOutput(t, "--unmeasured", "--check"); code != cli.ExitUsage {
		t.Errorf("--unmeasured --check exits with %d", code)
	}
}

// A release of a framework that is named is measured, and not written as a package; one
// without wheels for a platform is refused.
func TestHarvestOfAFrameworkIsNoPackage(t *testing.T) {
	code, out, stderr := harvestOutput(t, "--index", simpleIndex(t, "torch", "2.13.0"), "torch==2.13.0")
	if code != cli.ExitFailed || out != "" || !strings.Contains(stderr, "torch 2.13.0 has no wheel that is for one platform") {
		t.Errorf("exits with %d: %s%s", code, out, stderr)
	}
}

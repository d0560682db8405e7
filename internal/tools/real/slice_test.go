package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestTheSmallestRealStack takes numba-cuda the whole way. What it loads, 0.3 GB, is
// kept in the cache of the tests.
func TestTheSmallestRealStack(t *testing.T) {
	if testing.Short() && os.Getenv("CI") != "true" {
		t.Skip("loads 0.3 GB from the public package index, where -short asks for seconds: run it without -short")
	}
	buildertest.Require(t)
	if err := answers(t.Context(), plan.DefaultIndex); err != nil {
		t.Skipf("the public package index does not answer from here: %v", err)
	}
	bin := t.TempDir()
	build := exec.Command("go", "build", "-o", bin, "../../../cmd/envsolve", "../../../cmd/envsolve-builder")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if err := os.Symlink(buildertest.Buildkitd(t), filepath.Join(bin, "buildkitd")); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin")
	world := worldtest.Start(t, testworld.Images)
	work := filepath.Join(worldtest.CacheDir(t), "real")
	if err := os.MkdirAll(work, 0o755); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(filepath.Join(work, "data")) }) // the builder's state
	page := filepath.Join(t.TempDir(), "real.md")
	names := []string{"numba-cuda"}
	r, err := newRunner(world, work, names)
	if err != nil {
		t.Fatal(err)
	}
	defer r.stopBuilder()
	if err := r.run(t.Context(), page, names, false); err != nil {
		text, _ := os.ReadFile(page)
		t.Fatalf("%v\n%s", err, text)
	}
	o := readOutcome(filepath.Join(work, "numba-cuda"))
	if o == nil {
		text, _ := os.ReadFile(filepath.Join(work, "numba-cuda", "outcome.json"))
		t.Fatalf("it was not taken:\n%s", text)
	}
	if o.Failed != "" || !strings.HasPrefix(o.Digest, "sha256:") {
		t.Fatalf("the outcome is %+v", o)
	}
	if !strings.Contains(o.Inside, "pip check is clean") {
		t.Errorf("inside it is %q", o.Inside)
	}
	if !strings.Contains(o.Pip, "are those of pip") {
		t.Errorf("beside pip it is %q", o.Pip)
	}
	if o.Download > 400e6 {
		t.Errorf("it loads %d bytes", o.Download)
	}
}

func TestHostsOfAPlan(t *testing.T) {
	got := hosts("  by hand\n    pip install torch==2.14.1\n    pip install a --extra-index-url https://a.example/x https://b.example/c.whl\n" +
		"    # https://c.example has it\n")
	if strings.Join(got, " ") != "a.example b.example" {
		t.Errorf("hosts are %q", got)
	}
}

func TestWhatAFailedSelfTestSaid(t *testing.T) {
	got := last("inventory ok 1s\nlinkage   fail  5.3s  lacks libx.so\na\nb\nc\nd\ne\nf\n")
	if got != "linkage fail 5.3s lacks libx.so\na\nb\nc\nd\ne\nf" {
		t.Errorf("said %q", got)
	}
}

func TestEveryTargetHasPip(t *testing.T) {
	for _, s := range stacks() {
		if text := s.targetFile("mirror.example"); strings.Count(text, "packages = {") != 1 || !strings.Contains(text, "pip = ") {
			t.Errorf("%s:\n%s", s.name, text)
		}
	}
}

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// quickstart is examples/quickstart, locked in the test world, whose registry has
// the frontend.
type quickstart struct {
	*frontendProject
	frontend string // its image
}

// newQuickstart locks the example, and builds it with the command into ours.tar.
func newQuickstart(t *testing.T) *quickstart {
	t.Helper()
	return newQuickstarts(t, "")
}

// newQuickstarts has more targets in the example's file: each is built into
// ours-TARGET.tar.
func newQuickstarts(t *testing.T, targets string, names ...string) *quickstart {
	t.Helper()
	world := worldtest.Start(t, testworld.Images, testworld.Wheels)
	q := &quickstart{&frontendProject{dir: t.TempDir(), data: t.TempDir()}, world.RegistryHost + "/envsolve:1"}
	if err := os.CopyFS(q.dir, os.DirFS("../../examples/quickstart")); err != nil {
		t.Fatal(err)
	}
	q.write(t, "envsolve.hcl", "# syntax="+q.frontend+"\n"+q.read(t, "envsolve.hcl")+targets+world.MirrorHCL())
	makeFrontend(t, "-push", q.frontend)
	bin := install(t)
	t.Cleanup(func() { stopBuilder(t, bin, q.data) })
	q.run(t, bin, "lock", "--progress", "plain")
	for _, name := range append(names, "quickstart") {
		q.run(t, bin, "build", "--locked", "--progress", "plain", "--target", name, "--output", "type=oci,dest="+ours(name))
	}
	return q
}

// ours is the archive that the command makes of a target.
func ours(target string) string {
	if target == "quickstart" {
		return "ours.tar"
	}
	return "ours-" + target + ".tar"
}

// TestBuildctlBuildsTheQuickstart is for BuildKit's own client, which is told which
// frontend to take.
func TestBuildctlBuildsTheQuickstart(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	q := newQuickstart(t)
	_, address := startBuildkitd(t, buildertest.Buildkitd(t), "")
	buildctl := []string{buildertest.Buildctl(t), "--addr", address, "build", "--progress", "plain",
		"--frontend", "gateway.v0", "--opt", "source=" + q.frontend, "--opt", "filename=envsolve.hcl",
		"--local", "context=.", "--local", "dockerfile=.", "--output", "type=oci,dest=theirs.tar,compression=zstd"}
	q.call(t, buildctl...)
	if a, b := idOf(t, q.image(t, "ours.tar")), idOf(t, q.image(t, "theirs.tar")); a != b {
		t.Errorf("the image ID is %s by buildctl, and %s by the command", b, a)
	}
	wantCached(t, q.call(t, buildctl...))
}

// call runs a command in the project's folder, and returns what it wrote.
func (q *quickstart) call(t *testing.T, args ...string) string {
	t.Helper()
	out, err := q.try(t, args...)
	if err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return out
}

func (q *quickstart) try(t *testing.T, args ...string) (output string, err error) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), args[0], args[1:]...)
	cmd.Dir = q.dir
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// wantCached reads plain progress, and wants every layer and the self-test to have
// come from the cache.
func wantCached(t *testing.T, progress string) {
	t.Helper()
	steps := regexp.MustCompile(`(?m)^(#\d+) (?:\[\w+\] )?(layer .*|self-test)$`).FindAllStringSubmatch(progress, -1)
	if len(steps) < 4 { // the environment, wheels, files, and the self-test
		t.Errorf("only %d steps are shown:\n%s", len(steps), progress)
	}
	for _, s := range steps {
		if !strings.Contains(progress, "\n"+s[1]+" CACHED\n") {
			t.Errorf("%s was done again:\n%s", s[2], progress)
		}
	}
}

// conflict writes a target file that no stack satisfies into a folder of its own.
func (q *quickstart) conflict(t *testing.T) (dir string) {
	t.Helper()
	const name = "conflict/envsolve.hcl"
	q.write(t, name, "# syntax="+q.frontend+`
target "train" {
  gpu = ["rtx-5090"]
  framework "pytorch" {
    version = "2.5.1"
  }
}
`)
	return filepath.Dir(name)
}

package main

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

var engines = flag.String("engines", "", "folder with a current dockerd, containerd, runc and buildx (make engines)")

// TestDockerBuildsTheQuickstart has Docker as it is now build with nothing of
// envsolve installed, in its own daemon.
func TestDockerBuildsTheQuickstart(t *testing.T) {
	if *engines == "" {
		t.Skip("compiles Docker, which takes minutes: make engines")
	}
	needsBuilder(t)
	q := newQuickstart(t)
	startDocker(t, *engines)
	build := []string{"docker", "build", "--progress", "plain", "-f", "envsolve.hcl", "-t", "quickstart:1", "."}
	q.call(t, build...)
	wantCached(t, q.call(t, build...))
	q.call(t, "docker", "build", "-f", "envsolve.hcl", "--provenance=false", "--output",
		"type=oci,dest=theirs.tar,compression=zstd", ".")
	if a, b := idOf(t, q.image(t, "ours.tar")), idOf(t, q.image(t, "theirs.tar")); a != b {
		t.Errorf("the image ID is %s by Docker, and %s by the command", b, a)
	}
	dir := q.conflict(t)
	said, err := q.try(t, "docker", "build", "--check", "-f", filepath.Join(dir, "envsolve.hcl"), dir)
	if err == nil {
		t.Error("the check of a conflict succeeds")
	}
	for _, want := range []string{"carry no sm_120 code for NVIDIA GeForce RTX 5090", `version = "2.7.1"`,
		"   3 | >>>   gpu = [\"rtx-5090\"]"} {
		if !strings.Contains(said, want) {
			t.Errorf("the check does not say %q:\n%s", want, said)
		}
	}
}

// TestBakeBuildsSeveralTargets has Docker's buildx build the targets of one file at
// once, as a bake file and a Compose file name them.
func TestBakeBuildsSeveralTargets(t *testing.T) {
	if *engines == "" {
		t.Skip("it wants a buildx, which takes minutes to compile on two cores: make engines")
	}
	needsBuilder(t)
	const second = `
target "second" {
  python = "3.13"
  os     = "debian13"
  framework "pytorch" {
    version = "2.6.0"
    cuda    = "cpu"
  }
  image {
    env = { SECOND = "yes" }
  }
}
`
	q := newQuickstarts(t, second, "second")
	_, address := startBuildkitd(t, buildertest.Buildkitd(t), "")
	buildx, err := filepath.Abs(filepath.Join(*engines, "buildx"))
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("BUILDX_CONFIG", t.TempDir())
	t.Setenv("BUILDX_NO_DEFAULT_ATTESTATIONS", "1") // an image ID is compared
	q.call(t, buildx, "create", "--use", "--driver", "remote", address)
	q.write(t, "docker-bake.hcl", `
group "default" { targets = ["quickstart", "second"] }
target "quickstart" {
  dockerfile = "envsolve.hcl"
  target     = "quickstart"
  output     = ["type=oci,dest=theirs-quickstart.tar,compression=zstd"]
}
target "second" {
  dockerfile = "envsolve.hcl"
  target     = "second"
  output     = ["type=oci,dest=theirs-second.tar,compression=zstd"]
}
`)
	q.call(t, buildx, "bake", "--progress", "plain")
	for _, name := range []string{"quickstart", "second"} {
		if a, b := idOf(t, q.image(t, ours(name))), idOf(t, q.image(t, "theirs-"+name+".tar")); a != b {
			t.Errorf("%s: the image ID is %s by Bake, and %s by the command", name, b, a)
		}
	}
	q.write(t, "compose.yaml", `
services:
  one:
    build: { context: ., dockerfile: envsolve.hcl, target: quickstart }
  two:
    build: { context: ., dockerfile: envsolve.hcl, target: second }
`)
	wantCached(t, q.call(t, buildx, "bake", "--progress", "plain", "--file", "compose.yaml", "--set",
		"*.output=type=cacheonly"))
}

// startDocker runs the daemon of a folder, and has docker find the folder's buildx. The
// machine's own runc runs the steps: they are under seccomp, which the folder's lacks.
func startDocker(t *testing.T, folder string) {
	t.Helper()
	programs, config := t.TempDir(), t.TempDir()
	for name, to := range map[string]string{
		"dockerd": programs, "containerd": programs, "containerd-shim-runc-v2": programs,
		"buildx": filepath.Join(config, "cli-plugins"),
	} {
		from, err := filepath.Abs(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(to, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(from, filepath.Join(to, strings.Replace(name, "buildx", "docker-buildx", 1))); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("DOCKER_CONFIG", config)
	t.Setenv("PATH", programs+":"+os.Getenv("PATH")) // the command's own builder has started by now
	buildertest.Dockerd(t)
}

package main

import (
	"flag"
	"fmt"
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

var emulated = flag.Bool("emulated", false, "lock and build for linux/arm64 by emulation (make arm)")

// armAndIntel is a target of both platforms.
const armAndIntel = `# syntax=envsolve
target "small" {
  matrix = { platform = ["linux/amd64", "linux/arm64"] }
  python = "3.13"
  os     = "debian13"
  framework "onnxruntime" {
    version = "1.21.0"
    cuda    = "cpu"
  }
  image {
    bytecode = true
    tags     = ["REGISTRY/small:${replace(matrix.platform, "/", "-")}", "REGISTRY/small:1"]
  }
}
`

// TestTwoPlatformsInOneLock locks, builds and proves a matrix of Intel and Arm
// with real ONNX Runtime for both: pip resolves in the base image of each
// platform and the self-test runs on each, that of Arm by emulation. The tag that
// both have stands for both. The frontend makes the same images of the same lock.
func TestTwoPlatformsInOneLock(t *testing.T) {
	if !*emulated {
		t.Skip("emulates an Arm processor, which takes many minutes: make arm")
	}
	t.Parallel()
	needsBuilder(t)
	worldtest.EmulateArm(t)
	world := worldtest.Start(t, testworld.Images, testworld.Wheels, testworld.ArmWheels)
	worldtest.AddArmPython(t, world, "library/python:3.13-slim-trixie", "trixie", "3.13")
	bin, dir := install(t), t.TempDir()
	t.Cleanup(func() { stopBuilder(t, bin, dir) })
	target := strings.ReplaceAll(armAndIntel, "REGISTRY", world.RegistryHost) + world.MirrorHCL()
	if err := os.WriteFile(filepath.Join(dir, "envsolve.hcl"), []byte(target), 0o644); err != nil {
		t.Fatal(err)
	}
	run := func(args ...string) string {
		t.Helper()
		cmd := exec.CommandContext(t.Context(), filepath.Join(bin, "envsolve"), args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin", "XDG_DATA_HOME="+dir,
			"XDG_CACHE_HOME="+dir)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("envsolve %s: %v\n%s", strings.Join(args, " "), err, out)
		}
		t.Logf("envsolve %s: done", strings.Join(args, " "))
		return string(out)
	}
	run("lock", "--progress", "plain")
	first := lockOf(t, dir)
	run("lock", "--check")
	said := run("build", "--locked", "--progress", "plain", "--push")
	for arch, machine := range map[string]string{"amd64": "x86_64", "arm64": "aarch64"} {
		name := "small[platform=linux/" + arch + "]"
		file := regexp.MustCompile(`onnxruntime-1\.21\.0-cp313-cp313-manylinux_2_\d+_` + machine + `\.whl`)
		if !strings.Contains(first, fmt.Sprintf("target %q %q", name, "linux/"+arch)) || !file.MatchString(first) {
			t.Errorf("the lock has no %s with %s:\n%s", name, file, first)
		}
		for _, kind := range []string{"requirements", "pylock"} {
			if text := run("emit", kind, "--target", name); !strings.Contains(text, "onnxruntime") {
				t.Errorf("%s of %s:\n%s", kind, name, text)
			}
		}
		if !regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(name) + ` sha256:`).MatchString(said) {
			t.Errorf("the build does not say what %s is:\n%s", name, said)
		}
		for _, tag := range []string{"linux-" + arch, "1"} {
			run("verify", world.RegistryHost+"/small:"+tag, "--target", name)
		}
	}
	if want := "pushed " + world.RegistryHost + "/small:1 for linux/amd64, linux/arm64\n"; !strings.Contains(said, want) {
		t.Errorf("the build does not say %q:\n%s", want, said)
	}
	startFrontend(t, makeFrontend(t), buildertest.Buildkitd(t), "").makesBoth(t, dir, world)
}

// makesBoth has the frontend build what was pushed, one platform after the other, and
// then both as one image.
func (f *frontend) makesBoth(t *testing.T, dir string, world *testworld.World) {
	t.Helper()
	ids := map[string]string{}
	for _, arch := range []string{"amd64", "arm64"} {
		said, err := f.build(t, dir, map[string]string{"target": "small[platform=linux/" + arch + "]"}, arch+".tar")
		if err != nil {
			t.Fatalf("by the frontend, for %s: %v\n%s", arch, err, said)
		}
		ours := openImage(t, world.RegistryHost+"/small:linux-"+arch, "linux/"+arch)
		theirs := openImage(t, filepath.Join(dir, arch+".tar"), "linux/"+arch)
		if ids[arch] = idOf(t, theirs); ids[arch] != idOf(t, ours) {
			t.Errorf("for %s the image ID is %s by the frontend, and %s by the command:\n%s\n%s", arch, ids[arch],
				idOf(t, ours), configOf(t, theirs), configOf(t, ours))
		}
		t.Logf("the frontend for %s: done", arch)
	}
	said, err := f.build(t, dir, map[string]string{"platform": "linux/amd64,linux/arm64"}, "both.tar")
	if err != nil {
		t.Fatalf("by the frontend, for both: %v\n%s", err, said)
	}
	if ran, _ := said.steps(); len(ran) > 0 {
		t.Errorf("done again for both: %s", strings.Join(ran, ", "))
	}
	for arch, id := range ids {
		if both := idOf(t, openImage(t, filepath.Join(dir, "both.tar"), "linux/"+arch)); both != id {
			t.Errorf("for %s the image ID is %s alone, and %s with the other", arch, id, both)
		}
	}
}

func lockOf(t *testing.T, dir string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "envsolve.lock.hcl"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

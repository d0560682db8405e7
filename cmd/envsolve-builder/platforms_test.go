package main

import (
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

var emulated = flag.Bool("emulated", false, "lock and build for linux/arm64 by emulation (make arm)")

// standInTorch offers a stand-in for PyTorch for one platform: its name, tag and
// metadata are all that a lock looks at.
func standInTorch(t *testing.T, tag string) pyindex.File {
	t.Helper()
	w := wheel.Wheel{
		Name: "torch", Version: "2.6.0+cpu", Tag: "cp313-cp313-" + tag,
		Members:  map[string]wheel.Member{"torch/__init__.py": {Data: []byte("tag = '" + tag + "'\n")}},
		Metadata: wheel.ParseMetadata("Metadata-Version: 2.1\nName: torch\nVersion: 2.6.0+cpu\nSummary: Stand-in\nLicense: BSD-3-Clause\n"),
	}
	dir := t.TempDir()
	made, err := w.WriteTo(dir)
	if err != nil {
		t.Fatal(err)
	}
	return pyindex.File{
		Project: "torch", Version: "2.6.0+cpu", Name: made.File, Path: filepath.Join(dir, made.File),
		SHA256: made.SHA256, MetadataSHA256: made.MetadataSHA256, Size: made.Size, Indexes: []string{"cpu"},
	}
}

// TestTwoPlatformsInOneLock locks a matrix of Intel and Arm: pip resolves in the
// base image of each platform, that of Arm by emulation.
func TestTwoPlatformsInOneLock(t *testing.T) {
	if !*emulated {
		t.Skip("emulates an Arm processor, which takes many minutes: make arm")
	}
	t.Parallel()
	needsBuilder(t)
	worldtest.EmulateArm(t)
	world := worldtest.Start(t, testworld.Images, testworld.Wheels)
	worldtest.AddArmPython(t, world, "library/python:3.13-slim-trixie", "trixie", "3.13")
	intel, arm := standInTorch(t, "manylinux_2_28_x86_64"), standInTorch(t, "manylinux_2_28_aarch64")
	index := httptest.NewServer(http.StripPrefix("/whl", pyindex.Whl{Catalog: pyindex.NewCatalog([]pyindex.File{intel, arm}), Prefix: "/whl"}))
	t.Cleanup(index.Close)
	bin, dir := install(t), t.TempDir()
	t.Cleanup(func() { stopBuilder(t, bin, dir) })
	after := strings.Replace(world.MirrorHCL(), world.IndexURL("{variant}"), index.URL+"/whl/{variant}", 1)
	writeSmall(t, dir, "  matrix = { platform = [\"linux/amd64\", \"linux/arm64\"] }\n", after)
	run := func(want int, args ...string) string {
		t.Helper()
		cmd := exec.Command(filepath.Join(bin, "envsolve"), args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin", "XDG_DATA_HOME="+dir, "XDG_CACHE_HOME="+dir)
		var stderr strings.Builder
		cmd.Stderr = &stderr
		out, err := cmd.Output()
		if code := cmd.ProcessState.ExitCode(); code != want {
			t.Fatalf("envsolve %s: %v\n%s", strings.Join(args, " "), err, stderr.String())
		}
		return string(out) + stderr.String()
	}
	run(0, "lock", "--progress", "plain")
	first := lockOf(t, dir)
	run(0, "lock", "--check")
	for platform, f := range map[string]pyindex.File{"linux/amd64": intel, "linux/arm64": arm} {
		name := fmt.Sprintf("small[platform=%s]", platform)
		if !strings.Contains(first, fmt.Sprintf("target %q %q", name, platform)) || !strings.Contains(first, f.SHA256) {
			t.Errorf("the lock has no %s with %s:\n%s", name, f.Name, first)
		}
		for kind, want := range map[string]string{"requirements": "--hash=sha256:" + f.SHA256, "pylock": f.SHA256} {
			if text := run(0, "emit", kind, "--target", name); !strings.Contains(text, want) {
				t.Errorf("%s of %s does not hold %s:\n%s", kind, platform, want, text)
			}
		}
	}
	// The stand-in computes nothing: what fails is the self-test itself, which has
	// run on Arm, and no build step.
	said := run(cli.ExitSelfTest, "build", "--locked", "--progress", "plain", "--target", "small[platform=linux/arm64]")
	if !strings.Contains(said, "torch") || strings.Contains(said, "exec format error") {
		t.Errorf("the self-test on Arm says:\n%s", said)
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

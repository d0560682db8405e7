package build_test

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/tarball"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/planner/recipe"
)

// untested builds an image without running its self-test.
func untested(t *testing.T, b *builder.Builder, base v1.Image, r *recipe.Recipe) v1.Image {
	t.Helper()
	dest := filepath.Join(t.TempDir(), "image.tar")
	if _, err := build.Build(t.Context(), b, r, build.Options{
		Base: base, SkipSelfTest: true, Outputs: []build.Output{{Type: build.OutputDocker, Dest: dest,
			Tags: []string{"demo:1"}}},
	}); err != nil {
		t.Fatal(err)
	}
	img, err := tarball.ImageFromPath(dest, nil)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func TestTestRunsTheImagesOwnSelfTest(t *testing.T) {
	s := buildertest.Store(t)
	b := buildertest.Connect(t, s)
	base := buildertest.Base(t)
	r := buildertest.Project(t, s, base, "echo all is well\nid\nenv VIRTUAL_ENV\nfail 5 no cudnn\n")
	img := untested(t, b, base, r)
	for range 2 { // it runs each time
		var stdout, stderr bytes.Buffer
		code, err := build.Test(t.Context(), b, build.TestSpec{Image: img, Stdout: &stdout, Stderr: &stderr})
		if err != nil {
			t.Fatal(err)
		}
		if code != 5 || stdout.String() != "all is well\n1000 1000 /app\n/opt/env\n" || stderr.String() != "no cudnn\n" {
			t.Errorf("exit code %d, stdout %q, stderr %q", code, stdout.String(), stderr.String())
		}
	}
	if _, err := build.Test(t.Context(), b, build.TestSpec{Image: img, GPU: "maybe"}); err == nil {
		t.Error(`gpu "maybe" was accepted`)
	}
	if _, err := build.Test(t.Context(), b, build.TestSpec{Image: img, GPU: build.GPURequired}); err == nil ||
		!strings.Contains(err.Error(), "nvidia-ctk cdi generate") {
		t.Errorf("no GPU here: %v", err)
	}
	if _, err := build.Test(t.Context(), b, build.TestSpec{Image: base}); err == nil ||
		!strings.Contains(err.Error(), "envsolve-selftest") {
		t.Errorf("an image without a self-test: %v", err)
	}
}

// A device that a CDI file describes stands for the GPU: what reaches the
// container is what the file says, as with NVIDIA's own file.
func TestTestGivesTheContainerTheBuildersGPUs(t *testing.T) {
	s := buildertest.Store(t)
	specs := t.TempDir()
	buildertest.Write(t, filepath.Join(specs, "nvidia.yaml"), `cdiVersion: "0.5.0"
kind: nvidia.com/gpu
devices:
- name: "0"
  containerEdits: {env: ["GPU=one"]}
- name: all
  containerEdits: {env: ["GPU=all of them"]}
`, 0o644)
	b := buildertest.Serve(t, s, "--cdi-spec-dir", specs, "--allow-insecure-entitlement", "device")
	base := buildertest.Base(t)
	r := buildertest.Project(t, s, base, "env GPU\n")
	img := untested(t, b, base, r)
	for gpu, want := range map[string]string{build.GPURequired: "all of them\n", build.GPUAuto: "all of them\n",
		build.GPUOff: "\n"} {
		var stdout bytes.Buffer
		if code, err := build.Test(t.Context(), b, build.TestSpec{Image: img, GPU: gpu, Stdout: &stdout}); err != nil ||
			code != 0 || stdout.String() != want {
			t.Errorf("%s: %q, exit code %d, %v", gpu, stdout.String(), code, err)
		}
	}
}

package imagetest

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

func TestHasCDI(t *testing.T) {
	for _, test := range []struct {
		name, file, text string
		want             bool
	}{
		{"NVIDIA's own YAML", "nvidia.yaml", "cdiVersion: 0.5.0\nkind: nvidia.com/gpu\ndevices: []\n", true},
		{"quoted", "nvidia.yaml", "kind: \"nvidia.com/gpu\"\n", true},
		{"JSON", "nvidia.json", "{\n  \"cdiVersion\": \"0.5.0\",\n  \"kind\": \"nvidia.com/gpu\",\n}", true},
		{"another vendor's", "amd.yaml", "kind: amd.com/gpu\n", false},
		{"another kind of NVIDIA's", "nvidia.yaml", "kind: nvidia.com/gpu-management\n", false},
		{"in a comment", "x.yaml", "# kind: nvidia.com/gpu\n", false},
		{"empty", "nvidia.yaml", "", false},
	} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, test.file), []byte(test.text), 0o644); err != nil {
			t.Fatal(err)
		}
		if got := hasCDI([]string{"/nowhere", dir}); got != test.want {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
}

// TestPodmanHandsGPUsIn describes a device that stands for the GPU, as
// NVIDIA's file describes GPUs.
func TestPodmanHandsGPUsIn(t *testing.T) {
	ownPodman(t)
	dir := t.TempDir()
	text := "cdiVersion: \"0.5.0\"\nkind: nvidia.com/gpu\ndevices:\n- name: all\n  containerEdits: {env: [\"GPU=all of them\"]}\n"
	if err := os.WriteFile(filepath.Join(dir, "nvidia.yaml"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	mountForPodman(t, dir, "/run/cdi")
	podman := Podman()
	podman.cdiDirs = []string{dir}
	if offer, err := podman.Offer(t.Context()); err != nil || !offer.GPUs {
		t.Fatalf("offers %+v, %v", offer, err)
	}
	for gpu, want := range map[string]string{GPURequired: "all of them\n", GPUAuto: "all of them\n", GPUOff: "\n"} {
		var stdout, stderr bytes.Buffer
		code, err := podman.Test(t.Context(), Spec{
			Reference: "image.tar", Image: tested(t, "env GPU\n"), Local: true, GPU: gpu, Stdout: &stdout, Stderr: &stderr,
		})
		if err != nil || code != 0 || stdout.String() != want {
			t.Errorf("%s: exit code %d, %v, stdout %q, stderr %q", gpu, code, err, &stdout, &stderr)
		}
	}
}

// mountForPodman shows Podman a folder in another's place, and nobody else on
// this machine: Podman 4 cannot be told where to look for devices.
func mountForPodman(t *testing.T, dir, at string) {
	t.Helper()
	real, err := exec.LookPath("podman")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(at, 0o755); err != nil {
		t.Fatal(err)
	}
	bin := t.TempDir()
	script := fmt.Sprintf("#!/bin/sh\nexec unshare --mount sh -c 'mount --bind %s %s && exec %s \"$@\"' sh \"$@\"\n", dir,
		at, real)
	if err := os.WriteFile(filepath.Join(bin, "podman"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin+":"+os.Getenv("PATH"))
}

package harvest

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/lint"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// TestLibrariesOfAWheelTogether tells what a wheel was compiled for from single kernels,
// and the framework's libraries from NVIDIA's.
func TestLibrariesOfAWheelTogether(t *testing.T) {
	got := measuredRowOf(map[string]Library{
		"torch/lib/libtorch_cuda.so": {Needed: []string{"libcudart.so.13", "libcudnn.so.9", "libcufft.so.12", "libc.so.6"},
			Glibc: "2.27", Pieces: map[string]int{"sm_75": 210, "sm_80": 600, "sm_90": 580, "sm_103": 60, "compute_120": 2}},
		"torch/lib/libtorch_linalg.so": {Needed: []string{"libcudart.so.13"}, Glibc: "2.28",
			Pieces: map[string]int{"sm_75": 9}},
		"torch/lib/libcudnn_ops.so.9":            {Glibc: "2.40", Pieces: map[string]int{"sm_100": 9000}},
		"torch.libs/libcudart-0d3bb2d7.so.13.0":  {},
		"torch.libs/libgomp-a34b3233.so.1":       {Glibc: "2.17"},
		"torch/lib/libtorch_python.so":           {NumPy: ">=1.25"},
		"torch/lib/libcudnn_frontend_example.so": {Pieces: map[string]int{"sm_61": 9000}},
	})
	want := matrices.MeasuredWheel{SM: []string{"7.5", "8.0", "9.0"}, PTX: nil, Some: []string{"10.3", "12.0+PTX"},
		Glibc: "2.28",
		Loads: []string{"libcudart.so.13", "libcudnn.so.9"}, Bundles: []string{"libcudart-0d3bb2d7.so.13.0"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	ptx := measuredRowOf(map[string]Library{"a.so": {Pieces: map[string]int{"sm_50": 4, "compute_50": 4}}})
	if diff := cmp.Diff([]string{"5.0"}, ptx.PTX); diff != "" {
		t.Errorf("PTX (-want +got):\n%s", diff)
	}
}

// TestAFrameworksWheelsAreMeasured reads wheels off an index and puts them into a table,
// which lint takes; the same again changes nothing and asks for no file.
func TestAFrameworksWheelsAreMeasured(t *testing.T) {
	s := demoServer(t)
	h := harvester(t, s, 100*megabyte)
	releases, err := h.Releases(t.Context(), "demo")
	if err != nil {
		t.Fatal(err)
	}
	rows, err := h.Measure(t.Context(), "demo", releases[0], "")
	if err != nil || len(rows) != 1 {
		t.Fatalf("%v, %v", rows, err)
	}
	text, added, err := MeasuredFile("measured/demo.hcl", nil, rows)
	if err != nil || added != 1 {
		t.Fatalf("%d rows, %v", added, err)
	}
	sum := sha256.Sum256(s.files[demoName])
	for _, line := range []string{"# What the libraries in wheels of demo have and need",
		`measured "demo" "1.0" "linux/amd64" {`, "  ptx ",
		hex.EncodeToString(sum[:16]) + ":" + demoName} {
		if !strings.Contains(string(text), line) {
			t.Errorf("no %q in\n%s", line, text)
		}
	}
	if diags := lint.Files([]tablefile.File{{Name: "demo.hcl", Data: text}}, matrices.Embedded()); diags.HasErrors() {
		t.Error(diags)
	}
	asked := s.asked
	rows, err = h.Measure(t.Context(), "demo", releases[0], "linux/amd64")
	again, added, err2 := MeasuredFile("measured/demo.hcl", text, rows)
	if err != nil || err2 != nil || added != 0 || string(again) != string(text) || s.asked != asked {
		t.Errorf("again: %d rows, %d requests, %v, %v\n%s", added, s.asked-asked, err, err2, again)
	}
	if rows, err := h.Measure(t.Context(), "demo", releases[0], "linux/arm64"); err != nil || len(rows) > 0 {
		t.Errorf("of a platform without a wheel: %v, %v", rows, err)
	}
	if _, _, err := MeasuredFile("vllm.hcl", []byte(`package "vllm" "1" {
  source = ["s"]
}`), rows); err == nil || !strings.Contains(err.Error(), "it holds package blocks") {
		t.Errorf("into a table of packages: %v", err)
	}
}

// TestAMalformedWheelLeavesTheOtherPlatforms has wheels that are no zip files for the platforms read before and after
// the one that can be read.
func TestAMalformedWheelLeavesTheOtherPlatforms(t *testing.T) {
	s := demoServer(t)
	broken := []string{"demo-1.0-cp38-abi3-win_amd64.whl", "demo-1.0-cp38-abi3-manylinux_2_28_aarch64.whl"}
	for _, name := range broken {
		s.files[name] = []byte("cut off")
	}
	h := harvester(t, s, 100*megabyte)
	releases, err := h.Releases(t.Context(), "demo")
	if err != nil {
		t.Fatal(err)
	}
	rows, err := h.Measure(t.Context(), "demo", releases[0], "")
	if len(rows) != 1 || rows[0].Platform != "linux/amd64" || err == nil {
		t.Fatalf("%v, %v", rows, err)
	}
	for _, want := range []string{"demo 1.0 for windows/amd64: " + broken[0] + ": it is no zip file: ",
		"demo 1.0 for linux/arm64: " + broken[1] + ": it is no zip file: "} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("no %q in %v", want, err)
		}
	}
	spent := harvester(t, s, 1)
	if _, err := spent.Measure(t.Context(), "demo", releases[0], ""); !errors.Is(err, ErrBudget) ||
		strings.Count(err.Error(), "\n") > 0 {
		t.Errorf("it goes on without a budget: %v", err)
	}
}

func TestWhatLibrariesAreCalled(t *testing.T) {
	for name, want := range map[string]bool{
		"torch/lib/libtorch_cuda.so": true, "nvidia/cudnn/lib/libcudnn.so.9": true, "torch/lib/torch_cuda.dll": true,
		"torch/_C.cp313-win_amd64.pyd": true, "torch/__init__.py": false, "torch/sources.txt": false,
	} {
		if got := isLibrary(name); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

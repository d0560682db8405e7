package facts_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func TestDriverBranchOfEachCUDAMinor(t *testing.T) {
	want := map[string]string{"12.0": "525", "12.1": "530", "12.2": "535", "12.3": "545", "12.4": "550", "12.5": "555",
		"12.6": "560", "12.8": "570", "12.9": "575",
		"13.0": "580", "13.1": "590", "13.2": "595", "13.3": "610", "13.4": "615"}
	seen := map[string]bool{}
	for _, r := range matrices.Embedded().CUDAReleases() {
		m := version.Minor(r.Version)
		seen[m] = true
		if branch, known := want[m]; known && r.ToolkitDriverBranch != branch {
			t.Errorf("CUDA %s knows all of itself from branch %s on, want %s", r.Version, r.ToolkitDriverBranch, branch)
		}
	}
	for m := range want {
		if !seen[m] {
			t.Errorf("no CUDA %s", m)
		}
	}
	if seen["12.7"] {
		t.Error("there is no CUDA 12.7")
	}
}

// Toolkits without a driver name a branch, and no version of a driver.
func TestToolkitsWithoutADriver(t *testing.T) {
	for _, r := range matrices.Embedded().CUDAReleases() {
		if version.Compare(r.Version, "13.1") >= 0 && r.BundledDriverWindows != "" {
			t.Errorf("CUDA %s for Windows brings driver %s", r.Version, r.BundledDriverWindows)
		}
		if version.Compare(r.Version, "13.4") >= 0 && (r.BundledDriverLinux != "" || r.ToolkitDriverBranch == "") {
			t.Errorf("CUDA %s for Linux brings driver %s, of branch %q", r.Version, r.BundledDriverLinux, r.ToolkitDriverBranch)
		}
	}
}

func TestNewestGCCOfEachToolkit(t *testing.T) {
	for _, r := range matrices.Embedded().CUDAReleases() {
		want := ""
		for _, step := range [][2]string{{"11.4.1", "11"}, {"12.0", "12"}, {"12.4", "13"}, {"12.8", "14"}, {"13.0", "15"},
			{"13.4", "16"}} {
			if version.Compare(r.Version, step[0]) >= 0 {
				want = step[1]
			}
		}
		if want != "" && r.GCCMax != want {
			t.Errorf("nvcc of CUDA %s takes GCC up to %s, want %s", r.Version, r.GCCMax, want)
		}
	}
}

func TestDeviceIDsThatBoardsShare(t *testing.T) {
	boards := map[string][]string{}
	for _, g := range matrices.Embedded().GPUs() {
		for _, id := range slices.Concat(g.PCIIDs, g.PCISubsystemIDs) {
			id, _, _ = strings.Cut(id, ":")
			boards[strings.ToUpper(id)] = append(boards[strings.ToUpper(id)], g.ID)
		}
	}
	for id, want := range map[string][]string{"25B6": {"a2", "a16"}, "2BB3": {"rtx-pro-5000"},
		"1E30": {"quadro-rtx-6000", "quadro-rtx-8000"}, "1E78": {"quadro-rtx-6000", "quadro-rtx-8000"}} {
		for _, board := range want {
			if !slices.ContainsFunc(boards[id], func(b string) bool { return strings.HasPrefix(b, board) }) {
				t.Errorf("device %s is of %v, want %s among them", id, boards[id], board)
			}
		}
	}
}

// The facts know which wheels of PyTorch for Linux carry PTX.
func TestWheelsOfPyTorchWithPTX(t *testing.T) {
	with := func(r *matrices.FrameworkRelease, b *matrices.Build) bool {
		return version.Compare(r.Version, "1.6") < 0 || version.Minor(r.Version) == "2.7" && b.Variant == "cu128" ||
			(version.Minor(r.Version) == "2.9" || version.Minor(r.Version) == "2.10") && b.Variant == "cu130"
	}
	for _, r := range matrices.Embedded().Frameworks("pytorch") {
		for _, b := range r.Builds {
			for _, on := range b.Platforms {
				if on.Platform == facts.LinuxAMD64 && on.PTXKnown && b.CUDA != "" && (len(on.PTX) > 0) != with(&r, &b) {
					t.Errorf("PyTorch %s+%s carries PTX for %v", r.Version, b.Variant, on.PTX)
				}
			}
		}
	}
}

// Every tag of nvidia/cuda that a stack may stand on is one of the list, with
// the way of writing cuDNN that its time had.
func TestImageTagsAreThoseOfTheList(t *testing.T) {
	set := matrices.Embedded()
	cudnn := map[string]bool{}
	for _, tag := range set.ImageTags() {
		flavor, _, _ := strings.Cut(strings.TrimPrefix(tag.Tag, tag.CUDA+"-"), "-")
		switch late := version.Compare(tag.CUDA, "12.4") >= 0; {
		case strings.HasPrefix(flavor, "cudnn") && late != (flavor == "cudnn"):
			t.Errorf("%s names cuDNN otherwise than its time did", tag.Tag)
		case tag.OS == "ubuntu24.04" && version.Compare(tag.CUDA, "12.5.1") < 0, tag.OS == "ubuntu20.04" &&
			version.Compare(tag.CUDA, "13") >= 0:
			t.Errorf("%s: there was no such system", tag.Tag)
		}
		cudnn[tag.CUDA] = cudnn[tag.CUDA] || strings.HasPrefix(flavor, "cudnn")
	}
	for _, without := range []string{"12.4.0", "12.5.0", "13.1.0", "12.8.2"} {
		if cudnn[without] {
			t.Errorf("nvidia/cuda has no image of CUDA %s with cuDNN", without)
		}
	}
	if !cudnn["12.4.1"] || !cudnn["12.5.1"] {
		t.Error("CUDA 12.4.1 and 12.5.1 have images with cuDNN")
	}
}

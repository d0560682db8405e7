package facts_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func TestFloorsOfTheFacts(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for cuda, want := range map[string][2]string{
		"10.2.89": {"440.33", "441.22"}, "11.0.3": {"450.80.02", "452.39"}, "11.8.0": {"450.80.02", "452.39"},
		"12.4": {"525.60.13", "527.41"}, "12": {"525.60.13", "527.41"},
	} {
		if linux, windows := f.CUDADriverFloor(cuda, false), f.CUDADriverFloor(cuda, true); linux.Value != want[0] ||
			windows.Value != want[1] {
			t.Errorf("CUDA %s: %s and %s, want %v", cuda, linux.Value, windows.Value, want)
		}
	}
	for cc, want := range map[string]string{"7.0": "384.81", "8.0": "450.36.06", "10.0": "570.26", "10.3": "580.65.06",
		"12.0": "570.26", "8.7": ""} {
		if got := f.GPUDriverFloor(f.ByCapability()[cc], false); got.Value != want {
			t.Errorf("capability %s: driver %q, want %q", cc, got.Value, want)
		}
	}
	if got := f.CUDAToolkitDriver("12.8.1", false).Value; got != "570.26" {
		t.Errorf("the driver of CUDA 12.8 is %s", got)
	}
}

// TestBranchesKnowTheirOwnCUDA tells what the first drivers of a branch run that are older than the floor of
// their CUDA major.
func TestBranchesKnowTheirOwnCUDA(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for _, test := range []struct {
		driver, cuda string
		knows        bool
	}{{"450.51.06", "11.0", true}, {"450.51.06", "11.1", false}, {"451.48", "11.0", true}, {"445.87", "11.0", false},
		{"440.33.01", "10.2", true}, {"525.53", "12.0", true}, {"525.53", "12.4", false}} {
		if got := f.BranchKnows(test.driver, test.cuda); got != test.knows {
			t.Errorf("the branch of %s knows CUDA %s: %t", test.driver, test.cuda, got)
		}
	}
	if f.BranchReports("450.51.06", "11.0") || !f.BranchReports("440.33.01", "10.2") {
		t.Error("a branch reports what it runs before CUDA 11 alone")
	}
}

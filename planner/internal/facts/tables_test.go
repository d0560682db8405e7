package facts

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

func TestTablesOfAFramework(t *testing.T) {
	f := New(matrices.New(matrices.Tables{Frameworks: map[string][]matrices.FrameworkRelease{"torch": {
		{Framework: "torch", Version: "2.1", Pairs: map[string]string{"vision": "0.16"},
			PairSpecs: map[string]string{"audio": "==2.1.0", "numpy": ">=1.20,<2", "vision": ">=0.15.2,<0.17"}},
		{Framework: "torch", Version: "2.0", Pairs: map[string]string{"vision": "0.15"}},
		{Framework: "torch", Version: "1.9", Pairs: map[string]string{"vision": "0.15"}},
	}}}))
	if got := f.Companions("torch"); !slices.Equal(got, []string{"audio", "numpy", "vision"}) {
		t.Errorf("companions are %v", got)
	}
	for name, want := range map[string][]string{"vision": {"0.16", "0.15.2", "0.15"}, "audio": {"2.1.0"}, "numpy": {},
		"none": {}} {
		got := VersionsOf(f.Paired("torch", name), func(r *Release) string { return r.Version })
		if !slices.Equal(got, want) {
			t.Errorf("%s is paired in versions %v, want %v", name, got, want)
		}
	}
	if first, again := f.FrameworkReleases("torch"), f.FrameworkReleases("torch"); len(first) != 3 || &first[0] != &again[0] {
		t.Error("the releases are not read once")
	}
	if f.FrameworkReleases("none") != nil || f.Companions("none") != nil || f.Paired("none", "vision") != nil {
		t.Error("the facts know a framework that is not in the tables")
	}
}

func TestBoardsOfArmMachines(t *testing.T) {
	boards := matrices.Embedded().GPUs()
	for id, want := range map[string]bool{"gh200-480gb": true, "gh200-120gb": true, "gh200-144g-hbm3e": true,
		"gb200": true, "gb300": true, "gb10": true, "t4g": true, "t4": false, "h200-nvl": false, "b200": false} {
		at := slices.IndexFunc(boards, func(b matrices.GPU) bool { return b.ID == id })
		if at < 0 || ArmOnly(&boards[at]) != want {
			t.Errorf("%s comes on Arm machines alone: want %t", id, want)
		}
	}
	f := New(matrices.New(matrices.Tables{GPUs: []matrices.GPU{
		{ID: "b200", Class: "datacenter", ComputeCapability: "10.0"},
		{ID: "gb200", Class: "datacenter", ComputeCapability: "10.0", Platform: LinuxARM64},
		{ID: "laptop", Class: "laptop", ComputeCapability: "10.0"},
		{ID: "orin", Class: "jetson", ComputeCapability: "8.7"}}}))
	if got := f.CommonBoards(); len(got) != 1 || !slices.Equal(got["10.0"], []string{"b200"}) {
		t.Errorf("common boards are %v", got)
	}
}

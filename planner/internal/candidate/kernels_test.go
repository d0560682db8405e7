package candidate

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func TestCoverage(t *testing.T) {
	archs := facts.New(matrices.Embedded()).ByCapability()
	for _, test := range []struct {
		name    string
		sm, ptx []string
		device  string
		want    Coverage
	}{
		{"exact", []string{"8.0", "9.0"}, nil, "9.0", CoverCubin},
		{"higher minor of the major", []string{"8.0"}, nil, "8.9", CoverCubin},
		{"lower minor of the major", []string{"8.6"}, nil, "8.0", CoverNone},
		{"another major", []string{"9.0"}, nil, "10.0", CoverNone},
		{"Blackwell is three majors", []string{"10.0"}, nil, "12.0", CoverNone},
		{"12.0 serves 12.1", []string{"12.0"}, nil, "12.1", CoverCubin},
		{"a suffix is exact", []string{"9.0a"}, nil, "9.0", CoverCubin},
		{"a suffix does not reach further", []string{"10.0a"}, nil, "10.3", CoverNone},
		{"f suffix serves the family", []string{"10.0f"}, nil, "10.3", CoverCubin},
		{"f suffix does not reach Rubin", []string{"10.0f"}, nil, "10.7", CoverNone},
		{"Jetson takes only its own", []string{"8.0", "8.6"}, nil, "8.7", CoverNone},
		{"Jetson's own", []string{"8.7"}, nil, "8.7", CoverCubin},
		{"Jetson code is not for boards", []string{"8.7"}, nil, "8.9", CoverNone},
		{"PTX for a newer device", []string{"8.0"}, []string{"8.0"}, "9.0", CoverPTX},
		{"PTX for an older device", []string{"9.0"}, []string{"9.0"}, "8.0", CoverNone},
		{"PTX with a suffix", nil, []string{"9.0a"}, "10.0", CoverNone},
		{"family PTX", nil, []string{"10.0f"}, "10.3", CoverPTX},
		{"machine code before PTX", []string{"8.0"}, []string{"8.0"}, "8.6", CoverCubin},
	} {
		on := &matrices.PlatformBuild{SM: test.sm, PTX: test.ptx, KernelsKnown: true, PTXKnown: true}
		if got := CoversWith(on, archs[test.device], archs); got != test.want {
			t.Errorf("%s: code %v, PTX %v on %s: %d, want %d", test.name, test.sm, test.ptx, test.device, got, test.want)
		}
	}
}

// TestToolkitWindows finds the capabilities that a toolkit compiles for, boards of
// Jetson aside: from the oldest that it still knows to the newest of its time.
func TestToolkitWindows(t *testing.T) {
	archs := facts.New(matrices.Embedded()).ByCapability()
	for cuda, window := range map[string][2]string{"10.2": {"3.0", "7.5"}, "11.0": {"3.5", "8.0"}, "11.8": {"3.5", "9.0"},
		"12.0": {"5.0", "9.0"}, "12.8": {"5.0", "12.0"}, "12.9": {"5.0", "12.1"}, "13.0": {"7.5", "12.1"}} {
		low, high := "", ""
		for cc, arch := range archs {
			if arch.Tegra || !Targets(cuda, arch) {
				continue
			}
			if low == "" || version.Compare(cc, low) < 0 {
				low = cc
			}
			if version.Compare(cc, high) > 0 {
				high = cc
			}
		}
		if low != window[0] || high != window[1] {
			t.Errorf("CUDA %s compiles for %s to %s, want %v", cuda, low, high, window)
		}
	}
	if archs["10.7"].FirstCUDA != "13.4" || archs["11.0"].FirstCUDA != "13.0" {
		t.Errorf("10.7 begins with CUDA %s, 11.0 with %s", archs["10.7"].FirstCUDA, archs["11.0"].FirstCUDA)
	}
}

func TestCoverageOfWhatIsNotListed(t *testing.T) {
	archs := facts.New(matrices.Embedded()).ByCapability()
	unlisted := &matrices.PlatformBuild{}
	if got := CoversWith(unlisted, archs["9.0"], archs); got != CoverUnknown {
		t.Errorf("without any list the answer is %d, want unknown", got)
	}
	noPTX := &matrices.PlatformBuild{SM: []string{"8.0", "9.0"}, KernelsKnown: true}
	if got := CoversWith(noPTX, archs["12.0"], archs); got != CoverUnknown {
		t.Errorf("PTX that is not listed could serve a newer device, but the answer is %d", got)
	}
	if got := CoversWith(noPTX, archs["7.5"], archs); got != CoverNone {
		t.Errorf("PTX that is not listed cannot serve an older device, but the answer is %d", got)
	}
}

func TestCoverageOfBuildsWithRulesOfTheirOwn(t *testing.T) {
	tables := facts.New(matrices.Embedded())
	archs := tables.ByCapability()
	of := func(framework, cuda, smMin string, on matrices.PlatformBuild) Build {
		framework, release, _ := strings.Cut(framework, "==")
		return NewBuild(facts.TraitsOf(tables.FrameworkInfo(framework)), &facts.Release{Table: framework, Version: release},
			&matrices.Build{Variant: "x", CUDA: cuda, SMMin: smMin}, &on, 0)
	}
	hopperPTX := matrices.PlatformBuild{SM: []string{"9.0"}, PTX: []string{"9.0"}, KernelsKnown: true, PTXKnown: true}
	for _, test := range []struct {
		name   string
		b      Build
		device string
		want   Coverage
	}{
		{"TensorFlow's PTX fails on Blackwell", of("tensorflow", "12.5", "", hopperPTX), "12.0", CoverBrokenPTX},
		{"XLA of 2024 compiles nothing for Blackwell", of("jax==0.4.34", "12.5", "", hopperPTX), "12.0", CoverBrokenPTX},
		{"PTX of others does", of("jax==0.6.0", "12.5", "", hopperPTX), "12.0", CoverPTX},
		{"CuPy compiles for what its toolkit knows", of("cupy", "12.8", "", matrices.PlatformBuild{}), "12.0", CoverCubin},
		{"CuPy with a toolkit before the GPU", of("cupy", "12.6", "", matrices.PlatformBuild{}), "12.0", CoverNotCompiled},
		{"CuPy with a toolkit after the GPU", of("cupy", "13", "", matrices.PlatformBuild{}), "7.0", CoverNotCompiled},
		{"a documented floor holds", of("paddle", "12.6", "7.5", matrices.PlatformBuild{}), "7.0", CoverBelowFloor},
		{"above the floor nothing is known", of("paddle", "12.6", "7.5", matrices.PlatformBuild{}), "9.0", CoverUnknown},
		{"a toolkit before the GPU holds nothing for it", of("paddle", "11.8", "", matrices.PlatformBuild{}), "12.0",
			CoverNone},
		{"a toolkit after the GPU neither", of("paddle", "12.9", "", matrices.PlatformBuild{}), "3.5", CoverNone},
	} {
		if got := test.b.Covers(archs[test.device], archs); got != test.want {
			t.Errorf("%s: %d, want %d", test.name, got, test.want)
		}
	}
}

func TestCompilesAtRunTime(t *testing.T) {
	archs := facts.New(matrices.Embedded()).ByCapability()
	for _, test := range []struct {
		name, cuda, device string
		want               bool
	}{
		{"the toolkit knows the GPU", "12.8", "12.0", true},
		{"machine code of an earlier minor of its major", "11.3", "8.9", true},
		{"machine code of another major", "12.6", "12.0", false},
		{"PTX, which later GPUs take", "10.2", "8.0", true},
		{"a GPU that the toolkit dropped", "13.0", "7.0", false},
	} {
		if got := CompilesAtRunTime(test.cuda, archs[test.device], archs); got != test.want {
			t.Errorf("%s: CUDA %s for %s: %v, want %v", test.name, test.cuda, test.device, got, test.want)
		}
	}
}

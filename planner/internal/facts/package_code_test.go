package facts

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
)

// TestGPUCodeOfPackages: that of the wheels for a CUDA before that of the default wheel,
// which says nothing of wheels for another CUDA.
func TestGPUCodeOfPackages(t *testing.T) {
	one := matrices.PackageRelease{CUDA: "12.8", SM: map[string][]string{
		LinuxAMD64: {"7.5", "8.6+PTX", "9.0a"}, "docker": {"8.0"}}}
	several := one
	several.CUDAAlso = []string{"13.0"}
	ranged := matrices.PackageRelease{CUDA: "matches torch", SM: map[string][]string{
		LinuxAMD64 + " 11.8-12.6": {"6.0"}, LinuxAMD64 + " 12.8": {"12.0"}, LinuxARM64 + " 12.8": {"9.0"}}}
	wheels := one
	wheels.Wheels = []matrices.WheelSet{{Torch: "2.9.0", CUDA: []string{"12.8", "13.0"}}}
	mixed := []string{"7.5", "8.6", "9.0a"}
	for name, test := range map[string]struct {
		row            matrices.PackageRelease
		platform, cuda string
		sm, ptx        []string
		known          bool
	}{
		"the one wheel":              {one, LinuxAMD64, "13.0.2", mixed, []string{"8.6"}, true},
		"no CUDA":                    {one, LinuxAMD64, "", mixed, []string{"8.6"}, true},
		"another platform":           {one, LinuxARM64, "12.8.1", nil, nil, false},
		"the default of several":     {several, LinuxAMD64, "12.8.1", mixed, []string{"8.6"}, true},
		"another of several":         {several, LinuxAMD64, "13.0.2", nil, nil, false},
		"of several, no CUDA":        {several, LinuxAMD64, "", nil, nil, false},
		"wheels for each torch":      {wheels, LinuxAMD64, "13.0", nil, nil, false},
		"a span's first":             {ranged, LinuxAMD64, "11.8.0", []string{"6.0"}, nil, true},
		"a span's last":              {ranged, LinuxAMD64, "12.6.3", []string{"6.0"}, nil, true},
		"one version":                {ranged, LinuxAMD64, "12.8", []string{"12.0"}, nil, true},
		"between spans":              {ranged, LinuxAMD64, "12.7", nil, nil, false},
		"of a span, no CUDA":         {ranged, LinuxAMD64, "", nil, nil, false},
		"a span of another platform": {ranged, LinuxARM64, "11.8", nil, nil, false},
	} {
		on, known := CodeOf(&test.row, test.platform, test.cuda)
		if known != test.known || !cmp.Equal(on.SM, test.sm) || !cmp.Equal(on.PTX, test.ptx) {
			t.Errorf("%s: machine code %v, PTX %v, %v", name, on.SM, on.PTX, known)
		}
		if known && (!on.KernelsKnown || !on.PTXKnown || on.Platform != test.platform) {
			t.Errorf("%s: %+v", name, on)
		}
	}
}

package model

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
)

// Wheel is what the stack installs of a package, and where it is.
type Wheel struct {
	Version string // with the local label of its metadata; empty where the stack installs none or leaves it open
	Kind    string // of the place: matrices.WheelFile and so on; empty for the default index
	URL     string // of the place; empty for the default index
	// Lost is the CUDA of the wheel that goes with the stack where the facts know
	// no place that has it: the default index has another.
	Lost string
	// Compiled says that the makers publish no wheel that goes with the stack, so
	// that it is compiled from source.
	Compiled bool
}

// Wheel returns what the stack installs of a package around the frameworks: the
// one wheel that goes with its framework, CUDA and C++ ABI, where its makers
// publish several.
func (c *Solution) Wheel(e *PackageVariable) Wheel {
	v := c.At(&e.Variable)
	r := e.Row(v)
	wheel := Wheel{Version: e.Package.InstalledVersion(v)}
	if c.LeavesOpen(e) {
		wheel.Version = ""
	}
	if e.Package.None(v) || r.Onward {
		return wheel
	}
	cuda, b, other := c.otherWheel(e, r)
	if !other || !c.Query.Request.TakesFrom(e.Package.Name) {
		wheel.Compiled = len(r.Wheels) > 0 && candidate.TiedToTorch(r)
		return wheel
	}
	target := candidate.WheelTarget{Version: r.Version, CUDA: candidate.CUDALabel(r, cuda), Build: b,
		Platform: c.Part(c.Platform), Python: c.Part(c.Python)}
	place, ok := candidate.FindWheel(e.Package.Traits.WheelsFrom, target)
	if !ok {
		wheel.Lost = cuda
		return wheel
	}
	wheel.Kind, wheel.URL = place.Kind, place.URL
	if place.Label != "" || place.Kind == matrices.WheelFile {
		wheel.Version = r.Version
	}
	if place.Label != "" {
		wheel.Version += "+" + place.Label
	}
	return wheel
}

// LeavesOpen reports whether the stack leaves the version of a package to the lock: frameworks
// limit it and so may others besides, and the target asks for no single one.
func (c *Solution) LeavesOpen(e *PackageVariable) bool {
	return c.Follows(e) && (e.Package.Version == nil || e.Package.Version.Spec.Exact == "")
}

// otherWheel returns the CUDA of the wheel of a release that goes with the
// stack, and the build that it was compiled against, if any, where that wheel
// is not the one that the default index gives.
func (c *Solution) otherWheel(e *PackageVariable, r *matrices.PackageRelease) (
	cuda string, b *candidate.Build, ok bool,
) {
	if len(r.Wheels) > 0 {
		for _, b := range c.Builds() {
			if !b.Traits.Extended || !candidate.TiedToTorch(r) {
				continue
			}
			if cuda := candidate.WheelBeside(r, b); cuda != "" {
				return cuda, b, true
			}
		}
		return "", nil, false
	}
	if traits := e.Package.Traits; traits.IndexCPU {
		cuda = candidate.OnOwnIndex(traits.WheelsFrom, r, c.Part(c.CUDA), c.Part(c.Platform))
	} else {
		cuda = candidate.OtherCUDA(r, c.Part(c.CUDA))
	}
	return cuda, nil, cuda != ""
}

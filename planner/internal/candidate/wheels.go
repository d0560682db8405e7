package candidate

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// WheelLabel is what the local part of a version says of a wheel that is
// compiled against one release of a framework or for one CUDA.
type WheelLabel reading.Label

// ReadWheelLabel reads the local part of a version as the makers of wheels
// write it, see [reading.ReadLabel].
func ReadWheelLabel(local, module string) (label WheelLabel, ok bool) {
	read, ok := reading.ReadLabel(local, module)
	return WheelLabel(read), ok
}

// Label returns what the user's version says of one wheel of a release, out of
// several; not ok for releases of other versions. The module is what labels call
// the framework beside it.
func Label(e *query.Package, i int, module string) (label WheelLabel, ok bool) {
	if e.Version == nil || !e.Allows(i) {
		return WheelLabel{}, false
	}
	return ReadWheelLabel(e.Version.Spec.Local, module)
}

// Fits reports whether a wheel of that label loads beside a torch build: it
// must be for the build's minor, its C++ ABI, and a CUDA of its major, whose
// minors are compatible from 11 on; one for the CPU is for builds without CUDA.
func (l WheelLabel) Fits(b *Build) bool {
	switch {
	case l.Torch != "" && version.Minor(b.Release.Version) != l.Torch:
		return false
	case l.CUDA == "cpu":
		return b.CPU()
	case l.ABI != "" && b.On.CXX11ABI != "" && l.ABI != b.On.CXX11ABI:
		return false
	case l.CUDA == "":
		return true
	case b.CPU():
		return false
	}
	return strings.HasPrefix(l.CUDA, version.Major(b.CUDA))
}

// FitsAs reports whether a wheel of that label of a release loads beside a torch build: as Fits does, and
// beside the very build that its label names where the release's wheels load beside no other.
func (l WheelLabel) FitsAs(r *matrices.PackageRelease, b *Build) bool {
	if !l.Fits(b) || !r.WheelsExact {
		return l.Fits(b)
	}
	return (l.Release == "" || l.Release == b.Release.Version) &&
		(len(l.CUDA) < 3 || b.CPU() || l.CUDA == strings.ReplaceAll(version.Minor(b.CUDA), ".", ""))
}

// Among reports whether a set of wheels holds one of that label.
func (l WheelLabel) Among(w *matrices.WheelSet) bool {
	if l.ABI != "" && len(w.CXX11ABI) > 0 && !slices.Contains(w.CXX11ABI, l.ABI) {
		return false
	}
	for _, cuda := range w.CUDA {
		if l.CUDA == "" || strings.HasPrefix(strings.ReplaceAll(cuda, ".", ""), l.CUDA) {
			return true
		}
	}
	return false
}

// WheelCUDA returns the CUDA of a set of wheels that fits a build; empty when
// none does.
func WheelCUDA(r *matrices.PackageRelease, w *matrices.WheelSet, b *Build) string {
	if !WheelFits(r, w, b) {
		return ""
	}
	for _, cuda := range w.CUDA {
		if wheelRuns(r, cuda, b) {
			return cuda
		}
	}
	return ""
}

// WheelFits reports whether a set of wheels holds one that loads beside a build.
func WheelFits(r *matrices.PackageRelease, w *matrices.WheelSet, b *Build) bool {
	if version.Minor(w.Torch) != version.Minor(b.Release.Version) || len(w.Platforms) > 0 &&
		!slices.Contains(w.Platforms, b.On.Platform) || r.WheelsExact && w.Torch != b.Release.Version {
		return false
	}
	if abi := b.On.CXX11ABI; abi != "" && len(w.CXX11ABI) > 0 && !slices.Contains(w.CXX11ABI, abi) {
		return false
	}
	return slices.ContainsFunc(w.CUDA, func(cuda string) bool { return wheelRuns(r, cuda, b) })
}

// wheelRuns reports whether a wheel for a CUDA loads beside a build. Wheels of
// CUDA 11 and later serve every minor of their major, since they load the
// libraries of torch: flash-attn publishes one for 12.2 beside torch for 12.1.
// Those that the makers publish for several minors of one major do not, nor those that load beside
// the very CUDA that they were compiled with alone.
func wheelRuns(r *matrices.PackageRelease, cuda string, b *Build) bool {
	if b.CPU() || !version.IsDotted(cuda) {
		return b.CPU() && cuda == "cpu"
	}
	if version.Minor(cuda) == version.Minor(b.CUDA) {
		return true
	}
	return !r.WheelsExact && version.Major(cuda) == version.Major(b.CUDA) &&
		version.Compare(version.Major(cuda), "11") >= 0 && !severalMinors(r, version.Major(cuda))
}

// severalMinors reports whether a release has wheels for more than one minor
// of a CUDA major.
func severalMinors(r *matrices.PackageRelease, cudaMajor string) bool {
	seen := ""
	for i := range r.Wheels {
		for _, cuda := range r.Wheels[i].CUDA {
			if version.Major(cuda) != cudaMajor {
				continue
			}
			if seen != "" && seen != version.Minor(cuda) {
				return true
			}
			seen = version.Minor(cuda)
		}
	}
	return false
}

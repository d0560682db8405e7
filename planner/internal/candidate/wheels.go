package candidate

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

func WheelFits(r *matrices.PackageRelease, w *matrices.WheelSet, b *Build) bool {
	if version.Minor(w.Torch) != version.Minor(b.Release.Version) || len(w.Platforms) > 0 &&
		!slices.Contains(w.Platforms, b.On.Platform) {
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
// Those that the makers publish for several minors of one major do not.
func wheelRuns(r *matrices.PackageRelease, cuda string, b *Build) bool {
	if b.CPU() || !version.IsDotted(cuda) {
		return b.CPU() && cuda == "cpu"
	}
	if version.Minor(cuda) == version.Minor(b.CUDA) {
		return true
	}
	return version.Major(cuda) == version.Major(b.CUDA) && version.Compare(version.Major(cuda), "11") >= 0 &&
		!severalMinors(r, version.Major(cuda))
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

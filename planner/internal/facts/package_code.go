package facts

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// CodeOf returns the GPU code in the wheels of a package's release, those for a
// platform and a CUDA, and whether the facts list it. Cells of some wheels name the
// CUDA of these: linux/amd64 11.8-12.6. One that names none is read off the wheel
// that installers take by default.
func CodeOf(r *matrices.PackageRelease, platform, cuda string) (on matrices.PlatformBuild, known bool) {
	for cell, codes := range r.SM {
		if of, span, ranged := strings.Cut(cell, " "); ranged && of == platform && spans(span, cuda) {
			return compiledCode(platform, codes), true
		}
	}
	codes, found := r.SM[platform]
	if !found || !ofDefault(r, cuda) {
		return on, false
	}
	return compiledCode(platform, codes), true
}

// spans reports whether a CUDA is in a span of versions, 11.8-12.6, or is the one
// version that there is.
func spans(span, cuda string) bool {
	low, high, ranged := strings.Cut(span, "-")
	if !ranged {
		high = low
	}
	cuda = version.Minor(cuda)
	return cuda != "" && version.Compare(low, cuda) <= 0 && version.Compare(cuda, high) <= 0
}

// ofDefault reports whether the wheel of a release that is loaded with a CUDA is the
// default one: there is none for another CUDA.
func ofDefault(r *matrices.PackageRelease, cuda string) bool {
	return len(r.CUDAAlso) == 0 && len(r.Wheels) == 0 || cuda != "" && version.Minor(cuda) == version.Minor(r.CUDA)
}

// compiledCode reads a list of architectures as builds name them: 8.6+PTX stands for
// machine code and PTX.
func compiledCode(platform string, list []string) matrices.PlatformBuild {
	on := matrices.PlatformBuild{Platform: platform, KernelsKnown: true, PTXKnown: true}
	for _, code := range list {
		sm, ptx := strings.CutSuffix(code, "+PTX")
		on.SM = append(on.SM, sm)
		if ptx {
			on.PTX = append(on.PTX, sm)
		}
	}
	return on
}

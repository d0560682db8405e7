package existing

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// InspectWheel returns the command that shows what is in a wheel.
func InspectWheel(name, version string) string {
	requirement := name
	if version != "" {
		requirement += "==" + version
	}
	return fmt.Sprintf("pip download --no-deps %s && envsolve inspect %s-*.whl", requirement,
		strings.ReplaceAll(name, "-", "_"))
}

// CUDAOfDigits returns the CUDA of a label's digits as a version: 120 is 12.0.
func CUDAOfDigits(digits string) string {
	if len(digits) < 2 || !version.IsDotted(digits) {
		return digits
	}
	return digits[:len(digits)-1] + "." + digits[len(digits)-1:]
}

// PinsOne reports whether a release goes with one release of another package
// alone.
func PinsOne(r *matrices.PackageRelease) bool {
	for _, spec := range r.Requires {
		if _, one := version.Exactly(spec); one {
			return true
		}
	}
	return false
}

// TakesIn reports whether a range that the facts hold takes a version in; none does not.
func TakesIn(specifier, exact string) bool {
	s, err := version.ParseSpecifier(specifier)
	return specifier != "" && err == nil && s.Allows(exact)
}

// NotOutside reports whether a specifier allows a version, or cannot be read.
func NotOutside(specifier, ver string) bool {
	spec, err := version.ParseSpecifier(specifier)
	return err != nil || spec.Allows(ver)
}

package candidate

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// onIndex reports whether one of the indexes is that of the build.
func (w *Install) onIndex(b *Build) bool {
	return slices.ContainsFunc(w.Indexes, func(url string) bool {
		url = strings.TrimSuffix(url, "/")
		return url == strings.TrimSuffix(b.IndexURL(), "/") || strings.HasSuffix(url, "/"+b.Row.Variant) ||
			strings.Contains(url, "/"+b.Row.Variant+"/")
	})
}

// madeForCUDA reports whether a build was made for the CUDA that the
// environment is said to have.
func (w *Install) madeForCUDA(b *Build) bool {
	if w.CUDA == "" || b.CPU() || b.CUDA == "" || b.Row.IndexKind == "feed" {
		return false
	}
	n := min(version.Parts(w.CUDA), version.Parts(b.Row.CUDA), 2)
	return version.Truncate(w.CUDA, n) == version.Truncate(b.Row.CUDA, n)
}

// nearCUDA reports whether a build may be the one that is there, going by the
// CUDA that the environment is said to have: its minor is often the toolkit's
// beside a build for another minor of that major.
func (w *Install) nearCUDA(b *Build) bool {
	return w.CUDA == "" || version.Truncate(w.CUDA, 1) == version.Truncate(b.Row.CUDA, 1)
}

// sameLabel reports whether a version's local label is that of a build.
func sameLabel(b *Build, label string) bool {
	if strings.ReplaceAll(b.Row.Variant, "_", "-") == strings.ReplaceAll(label, "_", "-") ||
		strings.HasPrefix(label, "post") && strings.HasSuffix(b.Row.Variant, "-"+label) {
		return true
	}
	for _, spec := range b.Row.Requires {
		if strings.HasSuffix(spec, "+"+label) {
			return true // of the package with the compiled code
		}
	}
	return false
}

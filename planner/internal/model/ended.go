package model

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// addEndedVariable adds what tells stacks on a Python past its end of life from others, where
// packages that are tied to no framework might be newer on such a Python. Its values are none,
// and then those Pythons, newest first: the oldest that may be taken.
func (m *Model) addEndedVariable() {
	if m.Query.Existing != nil {
		return
	}
	found := false
	for _, e := range m.Of(query.Extension) {
		e.plain = m.isPlain(e)
		found = found || e.plain && !m.Follows(e)
	}
	if !found {
		return
	}
	ended := slices.DeleteFunc(slices.Clone(m.Python.Values), func(python string) bool {
		return !m.Facts.PythonEnded(python)
	})
	if len(ended) > 0 {
		m.Ended = &ListVariable{Values: append([]string{""}, ended...),
			Variable: Variable{Part: "ended", Size: len(ended) + 1}}
	}
}

// isPlain reports whether nothing ties any release of an extension to a framework of the
// target, to CUDA or to GPUs.
func (m *Model) isPlain(e *PackageVariable) bool {
	for _, f := range m.Frameworks() {
		// a list of one, so that it is kept for all targets
		tied := PerValue(m, e.Same, "tied", f.Package.Name, func() []bool {
			return []bool{slices.ContainsFunc(e.Package.Releases, func(r facts.Release) bool {
				return r.Row != nil && (bearsOnGPU(r.Row) || names(r.Row, f.Package))
			})}
		})
		if tied[0] {
			return false
		}
	}
	return true
}

// bearsOnGPU reports whether a release is made for some CUDA or some GPUs.
func bearsOnGPU(r *matrices.PackageRelease) bool {
	return r.CUDA != "" || len(r.CUDAAlso) > 0 || r.CUDAMin != "" || r.CUDAEnd != "" || r.DriverMin != "" ||
		r.CUDNN != "" || r.CUDNNMin != "" || r.SMMin != "" || len(r.SM) > 0 || len(r.Wheels) > 0 || r.NeedsNVCC != "" ||
		r.TorchABI != "" || r.TorchBuilt != ""
}

// names reports whether a release says what it goes with of a framework.
func names(r *matrices.PackageRelease, framework *query.Package) bool {
	for _, list := range []map[string]string{r.Requires, r.Limits, r.RequiresOther, r.Recommended, r.Beside} {
		for key := range list {
			name, _, _ := strings.Cut(key, " ")
			if name == framework.Name || framework.HasPackage(name) || framework.InstalledBy(name) {
				return true
			}
		}
	}
	return false
}

package facts

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/request"
)

// NeedOf returns which versions of a package a release goes with: those that its metadata takes in,
// and of them those that it works with. What an extra says counts where nothing else does.
func NeedOf(r *matrices.PackageRelease, name string) string {
	required, limit := MetadataOf(r, name), LimitOf(r, name)
	switch {
	case limit == "":
		return RequirementOf(r, name)
	case required == "" || required == limit:
		return limit
	}
	return required + "," + limit
}

// LimitOf returns which versions of a package a release works with, where its metadata takes in
// others.
func LimitOf(r *matrices.PackageRelease, name string) string {
	for key, spec := range r.Limits {
		if request.NormalizeName(key) == name {
			return spec
		}
	}
	return ""
}

// RequirementOf returns what a release's metadata requires of a package, or what an extra of it does.
func RequirementOf(r *matrices.PackageRelease, name string) string {
	if required := MetadataOf(r, name); required != "" {
		return required
	}
	return withoutUpper(r.RequiresOther[name+" (extra)"]) // of what works with the framework once both are there
}

// MetadataOf returns what a release's metadata requires of a package of whoever asks for no extra.
func MetadataOf(r *matrices.PackageRelease, name string) string {
	found := ""
	for key, spec := range r.Requires {
		if spec != "*" && (key == name || request.NormalizeName(key) == name) && (found == "" || key < found) {
			found = key
		}
	}
	return r.Requires[found]
}

// withoutUpper returns a specifier without its upper bounds: by these an extra says what was tested
// on its day, and holds nobody to it who has not asked for the extra.
func withoutUpper(specifier string) string {
	if !strings.Contains(specifier, "<") {
		return specifier
	}
	var clauses []string
	for clause := range strings.SplitSeq(specifier, ",") {
		if !strings.HasPrefix(strings.TrimSpace(clause), "<") {
			clauses = append(clauses, clause)
		}
	}
	return strings.Join(clauses, ",")
}

// PinsCode reports whether a release goes with one release alone of a framework, or of a package that has
// GPU code of its own: what else one pins says nothing of its code.
func (f *Facts) PinsCode(r *matrices.PackageRelease) bool {
	for name, spec := range r.Requires {
		if _, one := version.Exactly(spec); !one {
			continue
		}
		if framework, _ := f.FrameworkOf(name); framework != "" || f.hasCode(f.PackageNamed(name)) {
			return true
		}
	}
	return false
}

// hasCode reports whether a package has GPU code, going by its newest release.
func (f *Facts) hasCode(info *matrices.PackageInfo) bool {
	if info == nil || info.BindsGPU || info.RunTimeKernels || info.Delivery != "" {
		return info != nil
	}
	rows := f.Packages(info.Name)
	return len(rows) > 0 && HasCode(&rows[0])
}

// HasCode reports whether a release has GPU code of its own, compiled or to be compiled.
func HasCode(r *matrices.PackageRelease) bool {
	return ShipsCode(r) || r.NeedsNVCC != "" || r.SMMin != ""
}

// ShipsCode reports whether a release ships machine code of its own.
func ShipsCode(r *matrices.PackageRelease) bool {
	return len(r.SM) > 0 || len(r.Wheels) > 0 || version.IsDotted(r.CUDA) || len(r.CUDAAlso) > 0
}

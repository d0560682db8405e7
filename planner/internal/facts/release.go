package facts

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// Release is one release of a package, a framework or not, as rules read it. Rows
// of both tables, frameworks and packages, are read into it.
type Release struct {
	Table          string // that it stands in: pytorch, vllm
	Version        string
	Package        string   // the distribution that is it: torch
	PackageAliases []string // other distributions with the same content: tensorflow-gpu
	Released       string   // day; empty where it is not established
	Prerelease     bool     // its makers call it one
	Yanked         string   // reason; empty when not

	Python         []string // minors with Linux wheels
	PythonWindows  []string // minors with Windows wheels, where they differ
	PythonRequires string   // of the metadata
	MinGlibc       string
	MinGlibcArm    string // where linux/arm64 differs

	Pairs      map[string]string // package → the version that is made for this release
	PairSpecs  map[string]string // package → PEP 440 range where not exact
	PairPython map[string]string // package → Pythons it has wheels for, where fewer
	Limits     map[string]string // package that it requires → versions that it works with
	Breaks     map[string]string // package that requires it → versions that are broken beside it

	Builds []matrices.Build         // one for each CUDA that it is made for; of packages, where they bring CUDA themselves
	Row    *matrices.PackageRelease // of a package's table; nil for a framework's release
	Like   string                   // the known release that it is taken to be like; empty for one that the facts hold
}

// Ref is the fact reference of the release, or of one cell of its row.
func (r *Release) Ref(cell string) string { return r.ref("", cell) }

// BuildRef is the fact reference of a build of the release, or of one of its
// cells. The builds of a package stand in its release's own row.
func (r *Release) BuildRef(variant, cell string) string {
	if r.Row != nil {
		return r.Ref(cell)
	}
	return r.ref("+"+variant, cell)
}

func (r *Release) ref(variant, cell string) string {
	version := r.Version
	if r.Like != "" {
		version = r.Like
	}
	if r.Row != nil && !hasCell(r.Row, cell) {
		cell = ""
	}
	if cell != "" {
		cell = "#" + cell
	}
	return r.Table + "/" + version + variant + cell
}

// hasCell reports whether a package's row has a cell that builds are cited by.
func hasCell(r *matrices.PackageRelease, cell string) bool {
	switch cell {
	case "cuda":
		return r.CUDA != ""
	case "cudnn":
		return r.CUDNN != ""
	case "sm":
		return len(r.SM) > 0
	case "sm-min":
		return r.SMMin != ""
	case "python":
		return len(r.Python) > 0
	default:
		return false
	}
}

// IsCPU reports whether a variant is for the CPU alone.
func IsCPU(row *matrices.Build) bool { return row.Variant == "cpu" }

// MustBeNamed reports whether the release is taken only where a target names
// it: a pre-release, or one that was yanked.
func (r *Release) MustBeNamed() bool {
	return r.Yanked != "" || r.Prerelease || version.IsPreRelease(r.Version)
}

// ReleaseOf returns the row of a framework's release; nil when the facts hold none.
func (f *Facts) ReleaseOf(framework, release string) *matrices.FrameworkRelease {
	releases := f.Frameworks(framework)
	for i := range releases {
		if releases[i].Version == release {
			return &releases[i]
		}
	}
	return nil
}

// BuildOf returns the row of a framework's build; nil when the facts hold none.
func (f *Facts) BuildOf(framework, release, variant string) *matrices.Build {
	r := f.ReleaseOf(framework, release)
	if r == nil {
		return nil
	}
	for i := range r.Builds {
		if r.Builds[i].Variant == variant {
			return &r.Builds[i]
		}
	}
	return nil
}

package packages

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// Ids of the rules of the CUDA, the cuDNN and the C library that packages go
// with.
const (
	ExtensionCUDNN     = "package-cudnn"
	ExtensionCUDAFloor = "package-cuda-floor"
	ExtensionIndex     = "package-cuda-index"
	ExtensionMinor     = "package-cuda-minor"
	GlibcUnknown       = "package-glibc-unknown"
	BuildIndex         = "build-cuda-index"
)

var ExtensionPartRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ExtensionCUDNN, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package that is compiled against cuDNN loads that major of it, and no older release than it " +
				"documents: ctranslate2 takes cuDNN 8 up to 4.4 and cuDNN 9 from 4.5, Transformer Engine 2 takes 9.3 " +
				"or newer."},
		State: stateExtensionCUDNN,
	},
	{
		Rule: plan.Rule{ID: ExtensionCUDAFloor, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package's documents may ask for a CUDA no older than one: Transformer Engine asks for 12.1."},
		State: stateExtensionCUDAFloor,
	},
}

var PackageIndexRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: GlibcUnknown, Kind: plan.Runs, Source: rule.DocPEP600, Soft: true, Inferred: true,
			Text: "The C library that a release's wheels need may not be known; that of the nearest release for which " +
				"it is tells what to expect. On an older system such a stack brings a warning."},
		About: rule.AboutPackage, Warn: warnGlibcUnknown,
	},
	{
		Rule: plan.Rule{ID: ExtensionIndex, Kind: plan.Made, Source: rule.DocPackages, Soft: true,
			Text: "The wheel that plain pip gives of a package is for one CUDA; its wheels for another are on an index, " +
				"on a page or at an address of its makers' own, which the facts may not know."},
		About: rule.AboutPackage, Warn: warnExtensionIndex,
	},
	{
		Rule: plan.Rule{ID: ExtensionMinor, Kind: plan.Runs, Source: rule.DocPackages, Soft: true,
			Text: "A package's wheel for one CUDA minor runs beside another of the same major, as vLLM 0.6.4 for 12.1 " +
				"does beside torch for 12.4; what is compiled next to it must be of torch's CUDA."},
		About: rule.AboutPackage, Warn: warnNearWheel,
	},
}

var BuildIndexRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: BuildIndex, Kind: plan.Made, Source: rule.DocBuilds, Soft: true,
			Text: "A release may have builds for several CUDA versions of which plain pip gives one: ONNX Runtime 1.18 " +
				"from the default index is for CUDA 11, its builds for CUDA 12 are on a feed."},
		About: rule.AboutBuild, Warn: warnBuildIndex,
	},
}

// partFloor is the oldest release of a part that a package takes, and the
// major that it must be of; "" for any.
type partFloor struct{ low, major, cell string }

// any reports whether the floor says anything.
func (p partFloor) any() bool { return p.low != "" || p.major != "" }

// allows reports whether a release of the part will do; "" stands for none.
func (p partFloor) allows(ver string) bool {
	switch {
	case ver == "":
		return true
	case p.major != "" && version.Major(ver) != p.major:
		return false
	}
	return p.low == "" || version.Compare(ver, p.low) >= 0
}

func cudnnFloorOf(r *matrices.PackageRelease) partFloor {
	p := partFloor{low: r.CUDNNMin, cell: "cudnn-min"}
	if version.IsDotted(r.CUDNN) {
		p.major, p.cell = version.Major(r.CUDNN), "cudnn"
	}
	return p
}

func cudaFloorOf(r *matrices.PackageRelease) partFloor {
	return partFloor{low: r.CUDAMin, cell: "cuda-min"}
}

// stateExtensionCUDNN ties packages to the releases of cuDNN that they take.
func stateExtensionCUDNN(s *model.Statement) {
	for _, e := range s.Of(query.Extension) {
		statePartFloor(s, e, s.CUDNN, "cuDNN", cudnnFloorOf)
	}
}

// stateExtensionCUDAFloor ties packages to the releases of CUDA that they take.
func stateExtensionCUDAFloor(s *model.Statement) {
	for _, e := range s.Of(query.Extension) {
		statePartFloor(s, e, s.CUDA, "CUDA", cudaFloorOf)
	}
}

func statePartFloor(s *model.Statement, e *model.PackageVariable, list *model.ListVariable, part string,
	floorOf func(*matrices.PackageRelease) partFloor) {
	floor := func(i int) partFloor { return floorOf(e.Row(i)) }
	if !slices.ContainsFunc(e.Releases, func(r facts.Release) bool { return floorOf(r.Row).any() }) {
		return
	}
	floors := model.NewTerm(&e.Variable, floor).Alike(func(p partFloor) string { return p.low + "|" + p.major })
	model.Constrain2(s, floors, list.Term(), partFloor.allows,
		model.Says{Explain: func(left model.Domains) model.Explanation {
			for _, v := range e.ReleasesLeft(left) {
				r, p := e.Row(v), floor(v)
				ref := []string{r.Package + "/" + r.Version + "#" + p.cell}
				if p.major != "" {
					return model.Explanation{Facts: ref,
						Text: fmt.Sprintf("%s %s loads %s %s", e.Package.Name, r.Version, part, p.major)}
				}
				if p.low != "" {
					return model.Explanation{Facts: ref,
						Text: fmt.Sprintf("%s %s needs %s %s or newer", e.Package.Name, r.Version, part, p.low)}
				}
			}
			return model.Explanation{Text: s.Rule.Text}
		}})
}

// warnGlibcUnknown reports a compiled release whose C library floor the facts
// do not hold, on a system older than a neighbouring release needs.
func warnGlibcUnknown(r *rule.Report) {
	row, os := release(r), r.OSRow()
	if floor, _ := GlibcFloor(row, r.Part(r.CUDA)); floor != "" || !facts.ShipsCode(row) || os.Glibc == "" {
		return
	}
	near := nearestFloor(r.Extension.Package.Releases, r.At(&r.Extension.Variable))
	if near == nil || version.Compare(os.Glibc, near.MinGlibc) >= 0 {
		return
	}
	r.Warn([]string{near.Package + "/" + near.Version + "#min-glibc", "os/" + os.ID + "#glibc"},
		"the facts do not say which C library the wheels of %s %s need; those of %s need glibc %s, and %s has %s",
		r.Extension.Package.Name, row.Version, near.Version, near.MinGlibc, os.ID, os.Glibc)
}

// nearestFloor returns the release nearest to one in the list whose C library is
// known; nil when there is none.
func nearestFloor(releases []facts.Release, at int) *matrices.PackageRelease {
	for step := 1; step < len(releases); step++ {
		for _, i := range []int{at + step, at - step} {
			if i >= 0 && i < len(releases) && releases[i].Row.MinGlibc != "" {
				return releases[i].Row
			}
		}
	}
	return nil
}

// warnExtensionIndex reports that the wheel of a package for the stack's CUDA is
// at no place that the facts know.
func warnExtensionIndex(r *rule.Report) {
	row := release(r)
	lost := r.Solution.Wheel(r.Extension).Lost
	if lost == "" {
		return
	}
	if !version.IsDotted(row.CUDA) || len(row.Wheels) > 0 {
		r.Warn([]string{row.Package + "/" + row.Version},
			"the facts do not know where the wheel of %s %s for CUDA %s is: plain pip compiles it, or gives another",
			r.Extension.Package.Name, row.Version, lost)
		return
	}
	r.Warn([]string{row.Package + "/" + row.Version + "#cuda"},
		"plain pip gives the wheel of %s %s for CUDA %s: beside CUDA %s take the one for CUDA %s, "+
			"from a place of its makers' that the facts do not know",
		r.Extension.Package.Name, row.Version, row.CUDA, version.Minor(r.Part(r.CUDA)), lost)
}

// warnNearWheel reports wheels for CUDA minors of which none is the stack's.
func warnNearWheel(r *rule.Report) {
	row, cuda := release(r), version.Minor(r.Part(r.CUDA))
	if !namesCUDA(r.Solution) || len(row.Wheels) > 0 {
		return
	}
	made := slices.DeleteFunc(append([]string{row.CUDA}, row.CUDAAlso...), func(v string) bool {
		return !version.IsDotted(v) || version.Parts(v) < 2 || version.Major(v) != version.Major(cuda)
	})
	if len(made) == 0 || slices.ContainsFunc(made, func(v string) bool { return version.Minor(v) == cuda }) {
		return
	}
	r.Warn([]string{row.Package + "/" + row.Version + "#cuda"},
		"%s %s has no wheel for CUDA %s; the one for CUDA %s loads the libraries of that major, "+
			"and what it compiles at run time needs a toolkit of torch's own CUDA",
		r.Extension.Package.Name, row.Version, cuda, words.JoinWords(made, "or"))
}

// namesCUDA reports whether the target cares for one CUDA: it asks for a
// version, or for the toolkit to compile with.
func namesCUDA(c *model.Solution) bool {
	return c.Query.CUDA != nil || c.Query.Request.Toolkit ||
		slices.ContainsFunc(c.Query.Frameworks(), func(p *query.Package) bool { return p.CUDA != nil || p.Variant != nil })
}

// warnBuildIndex reports that plain pip takes another build of the release.
func warnBuildIndex(r *rule.Report) {
	b := r.Build
	if b.Row.IndexKind != "feed" {
		return
	}
	for i := range b.Release.Builds {
		other := &b.Release.Builds[i]
		if facts.IsCPU(other) || other.IndexKind != "pypi" || other.CUDA == b.Row.CUDA {
			continue
		}
		form := "plain pip gives the build of %s %s for CUDA %s: this one, for CUDA %s, is on its makers' feed%s"
		if slices.ContainsFunc(other.Platforms, func(on matrices.PlatformBuild) bool {
			return on.Platform == b.On.Platform && on.Gone
		}) {
			form = "the build of %s %s for CUDA %s is not on the index any more: this one, for CUDA %s, is on its makers' feed%s"
		}
		r.Warn([]string{b.Ref("")}, form, b.Pkg(), b.Release.Version, other.CUDA, b.Row.CUDA,
			words.Prefixed(": ", strings.Join(b.Row.Notes, ", ")))
		return
	}
}

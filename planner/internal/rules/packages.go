package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleExtensionCUDNN = plan.Rule{ID: "package-cudnn", Source: docPackages,
		Text: "A package that is compiled against cuDNN loads that major of it, and no older release than it documents: ctranslate2 takes cuDNN 8 up to 4.4 and cuDNN 9 from 4.5, Transformer Engine 2 takes 9.3 or newer."}
	RuleExtensionCUDAFloor = plan.Rule{ID: "package-cuda-floor", Source: docPackages,
		Text: "A package's documents may ask for a CUDA no older than one: Transformer Engine asks for 12.1."}
	RuleWheelPatch = plan.Rule{ID: "package-wheel-patch", Source: docPackages, Soft: true,
		Text: "A wheel that was compiled against a later patch release of a torch minor serves the earlier ones as a rule, and is not certain to: flash-attn 2.5.8, made with 2.2.2, does not load beside 2.2.0."}
	RuleExtensionIndex = plan.Rule{ID: "package-cuda-index", Source: docPackages, Soft: true,
		Text: "The wheel that plain pip gives of a package is for one CUDA; its wheels for another are on an index or a page of its makers' own."}
	RuleExtensionMinor = plan.Rule{ID: "package-cuda-minor", Source: docPackages, Soft: true,
		Text: "A package's wheel for one CUDA minor runs beside another of the same major, as vLLM 0.6.4 for 12.1 does beside torch for 12.4; what is compiled next to it must be of torch's CUDA."}
	RuleGlibcUnknown = plan.Rule{ID: "package-glibc-unknown", Source: docPEP600, Soft: true, Inferred: true,
		Text: "The C library that a release's wheels need may not be known; that of the nearest release for which it is tells what to expect. On an older system such a stack brings a warning."}
	RuleBuildIndex = plan.Rule{ID: "build-cuda-index", Source: docBuilds, Soft: true,
		Text: "A release may have builds for several CUDA versions of which plain pip gives one: ONNX Runtime 1.18 from the default index is for CUDA 11, its builds for CUDA 12 are on a feed."}
)

// partFloor is the oldest release of a part that a package takes, and the
// major that it must be of; "" for any.
type partFloor struct{ low, major, cell string }

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

// stateExtensionParts ties packages to the releases of CUDA and cuDNN that
// they take.
func stateExtensionParts(s *model.Model, e *model.ExtensionVariable) {
	statePartFloor(s, RuleExtensionCUDNN, "cuDNN", e, s.CUDNN, cudnnFloorOf)
	statePartFloor(s, RuleExtensionCUDAFloor, "CUDA", e, s.CUDA, cudaFloorOf)
}

func statePartFloor(s *model.Model, info model.Rule, part string, e *model.ExtensionVariable, list *model.ListVariable, floorOf func(*matrices.PackageRelease) partFloor) {
	floors, any := make([]partFloor, e.Size), false
	for i := range floors {
		floors[i] = floorOf(&e.Query.Releases[i])
		any = any || floors[i].low != "" || floors[i].major != ""
	}
	if !any {
		return
	}
	s.Constrain(info, []*model.Variable{&e.Variable, &list.Variable},
		func(v []int) bool { return floors[v[0]].allows(list.Values[v[1]]) },
		model.ClassOf(floors, func(p *partFloor) string { return p.low + "|" + p.major }),
		func(left model.Domains) model.Explanation {
			for _, v := range present(e, left) {
				r, p := &e.Query.Releases[v], floors[v]
				ref := []string{r.Package + "/" + r.Version + "#" + p.cell}
				if p.major != "" {
					return model.Explanation{Text: fmt.Sprintf("%s %s loads %s %s", e.Query.Name, r.Version, part, p.major), Facts: ref}
				}
				if p.low != "" {
					return model.Explanation{Text: fmt.Sprintf("%s %s needs %s %s or newer", e.Query.Name, r.Version, part, p.low), Facts: ref}
				}
			}
			return model.Explanation{Text: info.Text}
		})
}

// warnWheelPatch tells of a wheel that was compiled against a later patch
// release of torch than it stands beside.
func warnWheelPatch(e *query.Extension, i int, b *candidate.Build) []plan.Warning {
	r := &e.Releases[i]
	made := ""
	for j := range r.Wheels {
		w := &r.Wheels[j]
		if !candidate.WheelFits(r, w, b) || version.Parts(w.Torch) < 3 {
			continue
		}
		if version.Compare(w.Torch, b.Release.Version) <= 0 {
			return nil
		}
		made = w.Torch
	}
	if made == "" {
		return nil
	}
	return []plan.Warning{model.Warn(RuleWheelPatch, []string{r.Package + "/" + r.Version},
		"the wheel of %s %s was compiled against torch %s: it serves %s as a rule, and is not certain to", e.Name, r.Version, made, b.Release.Version)}
}

// warnGlibcUnknown tells of a compiled release whose C library floor the facts
// do not hold, on a system older than a neighbouring release needs.
func warnGlibcUnknown(c *model.Solution, e *model.ExtensionVariable) []plan.Warning {
	at := c.At(&e.Variable)
	r, os := &e.Query.Releases[at], c.OSRow()
	if floor, _ := GlibcFloor(r, c.Part(c.CUDA)); floor != "" || !Compiled(r) || os.Glibc == "" {
		return nil
	}
	near := nearestFloor(e.Query.Releases, at)
	if near == nil || version.Compare(os.Glibc, near.MinGlibc) >= 0 {
		return nil
	}
	return []plan.Warning{model.Warn(RuleGlibcUnknown, []string{near.Package + "/" + near.Version + "#min-glibc", "os/" + os.ID + "#glibc"},
		"the facts do not say which C library the wheels of %s %s need; those of %s need glibc %s, and %s has %s", e.Query.Name, r.Version, near.Version, near.MinGlibc, os.ID, os.Glibc)}
}

// nearestFloor returns the release nearest to one in the list whose C library is
// known; nil when there is none.
func nearestFloor(releases []matrices.PackageRelease, at int) *matrices.PackageRelease {
	for step := 1; step < len(releases); step++ {
		for _, i := range []int{at + step, at - step} {
			if i >= 0 && i < len(releases) && releases[i].MinGlibc != "" {
				return &releases[i]
			}
		}
	}
	return nil
}

// warnExtensionIndex tells that plain pip gives a package's wheel for another
// CUDA than the stack's.
func warnExtensionIndex(c *model.Solution, e *model.ExtensionVariable) []plan.Warning {
	r := &e.Query.Releases[c.At(&e.Variable)]
	cuda := c.Part(c.CUDA)
	if !version.IsDotted(r.CUDA) || cuda == "" || version.Major(r.CUDA) == version.Major(cuda) || len(r.PyPI) > 1 {
		return nil
	}
	for _, also := range r.CUDAAlso {
		if version.IsDotted(also) && version.Major(also) == version.Major(cuda) {
			return []plan.Warning{model.Warn(RuleExtensionIndex, []string{r.Package + "/" + r.Version + "#cuda"},
				"plain pip gives the wheel of %s %s for CUDA %s: beside CUDA %s take the one for CUDA %s, from its makers' own index", e.Query.Name, r.Version, r.CUDA, version.Minor(cuda), also)}
		}
	}
	return nil
}

// warnNearWheel tells of wheels for CUDA minors of which none is the stack's.
func warnNearWheel(c *model.Solution, e *model.ExtensionVariable) []plan.Warning {
	r := &e.Query.Releases[c.At(&e.Variable)]
	cuda := version.Minor(c.Part(c.CUDA))
	made := append([]string{r.CUDA}, r.CUDAAlso...)
	if !namesCUDA(c) {
		return nil
	}
	made = slices.DeleteFunc(made, func(v string) bool {
		return !version.IsDotted(v) || version.Parts(v) < 2 || version.Major(v) != version.Major(cuda)
	})
	if len(made) == 0 || slices.ContainsFunc(made, func(v string) bool { return version.Minor(v) == cuda }) || len(r.Wheels) > 0 {
		return nil
	}
	return []plan.Warning{model.Warn(RuleExtensionMinor, []string{r.Package + "/" + r.Version + "#cuda"},
		"%s %s has no wheel for CUDA %s; the one for CUDA %s loads the libraries of that major, and what it compiles at run time needs a toolkit of torch's own CUDA", e.Query.Name, r.Version, cuda, words.JoinWords(made, "or"))}
}

// namesCUDA reports whether the target cares for one CUDA: it asks for a
// version, or for the toolkit to compile with.
func namesCUDA(c *model.Solution) bool {
	return c.Query.CUDA != nil || c.Query.Request.Toolkit ||
		slices.ContainsFunc(c.Query.Frameworks, func(fa query.Framework) bool { return fa.CUDA != nil || fa.Variant != nil })
}

// WarnBuildIndex tells that plain pip gives another build of the release.
func WarnBuildIndex(c *model.Solution, b *candidate.Build) []plan.Warning {
	if b.Row.IndexKind != "feed" {
		return nil
	}
	for i := range b.Release.Builds {
		other := &b.Release.Builds[i]
		if !facts.IsCPU(other) && other.IndexKind == "pypi" && other.CUDA != b.Row.CUDA {
			return []plan.Warning{model.Warn(RuleBuildIndex, []string{b.Ref("")}, "plain pip gives the build of %s %s for CUDA %s: this one, for CUDA %s, is on its makers' feed%s",
				b.Pkg(), b.Release.Version, other.CUDA, b.Row.CUDA, words.Prefixed(": ", strings.Join(b.Row.Notes, ", ")))}
		}
	}
	return nil
}

// opensCUDNN reports whether a package opens cuDNN by file name, with no
// framework that would have loaded it before.
func opensCUDNN(s *model.Model, r *matrices.PackageRelease) bool {
	if !version.IsDotted(r.CUDNN) {
		return false
	}
	return !slices.ContainsFunc(s.Frameworks, func(f *model.FrameworkVariable) bool {
		return len(f.Query.Releases) > 0 && r.Requires[f.Query.Releases[0].Package] != ""
	})
}

// warnPackagePath tells of packages that look for cuDNN on the loader's path
// while it comes inside wheels.
func warnPackagePath(c *model.Solution, e *model.ExtensionVariable) []plan.Warning {
	r := &e.Query.Releases[c.At(&e.Variable)]
	if !opensCUDNN(c.Model, r) || model.Delivery(c.Build(0)) != plan.DeliveryWheels || c.Build(0).CPU() {
		return nil
	}
	names, ref := libraryNames(c.Facts, "cudnn", r.CUDNN, c.Query.Windows())
	file := names["ops"]
	if file == "" {
		file = names["cudnn"]
	}
	return []plan.Warning{model.Warn(RuleLibraryPath, []string{r.Package + "/" + r.Version + "#cudnn", ref},
		"%s %s opens %s by name, and the wheels of %s keep it in a folder of their own: outside an image made here, LD_LIBRARY_PATH must list site-packages/nvidia/cudnn/lib",
		e.Query.Name, r.Version, file, facts.DisplayName(c.Frameworks[0].Query.Name))}
}

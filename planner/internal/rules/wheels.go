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
	RuleNightlyWheel = plan.Rule{ID: "package-wheel-nightly", Source: docPackages, Soft: true,
		Text: "A wheel that was compiled against a torch nightly serves the release of that minor as a rule, since the nightly came before it; it is not certain to."}
	RuleExtensionGlibc = plan.Rule{ID: "package-glibc", Source: docPEP600,
		Text: "A package's own wheels have a C library floor, which may lie above that of the framework: the base image needs the newer of the two."}
)

// stateExtensionWheels ties a package that is compiled against torch to the
// torch builds that it has wheels for, unless the image can compile it. A
// version that names one wheel is that wheel, compiler or not.
func stateExtensionWheels(s *model.Model, e *model.ExtensionVariable) {
	if s.Query.Request.Toolkit && (e.Query.Spec == nil || e.Query.Spec.Spec.Local == "") {
		return
	}
	var by any
	if e.Query.Spec != nil && e.Query.Spec.Spec.Local != "" {
		by = facts.Uncached{} // the target names one wheel
	}
	for _, f := range s.Frameworks {
		if f.Query.Name == "pytorch" {
			s.Tabulated(RuleExtensionWheel, []*model.Variable{&e.Variable, &f.Variable}, by, func() model.Relation {
				return model.Relation{Allows: func(v []int) bool {
					if _, named := candidate.Label(e.Query, v[0]); s.Query.Request.Toolkit && !named {
						return true
					}
					return HasWheel(e.Query, v[0], &f.Builds[v[1]])
				}}
			},
				func(left model.Domains) model.Explanation { return wheelWords(e, present(e, left), f, left[f.Dim]) })
		}
	}
}

// HasWheel reports whether a release can be installed beside a torch build
// without a compiler.
func HasWheel(e *query.Extension, i int, b *candidate.Build) bool {
	r := &e.Releases[i]
	label, named := candidate.Label(e, i)
	switch {
	case named && !label.Fits(b):
		return false
	case r.NeedsNVCC == "always":
		return false
	case len(r.Wheels) == 0 || !strings.Contains(r.NeedsNVCC, "wheel"):
		return true
	}
	if slices.ContainsFunc(r.Wheels, func(w matrices.WheelSet) bool {
		return candidate.WheelFits(r, &w, b) && (!named || label.Among(&w))
	}) {
		return true
	}
	return nightlyFor(e, i, b) != ""
}

// nightlyFor returns the torch nightly that a release's wheels for the build's
// minor were compiled against; empty when it has none, or others.
func nightlyFor(e *query.Extension, i int, b *candidate.Build) string {
	r := &e.Releases[i]
	for j := range r.Wheels {
		if version.Minor(r.Wheels[j].Torch) == version.Minor(b.Release.Version) {
			return ""
		}
	}
	for _, nightly := range r.More["torch_nightly"] {
		if version.Minor(nightly) != version.Minor(b.Release.Version) {
			continue
		}
		// The wheels of one release are made for one set of CUDA versions.
		for j := range r.Wheels {
			w := r.Wheels[j]
			if w.Torch, w.CXX11ABI = b.Release.Version, nil; candidate.WheelFits(r, &w, b) {
				return nightly
			}
		}
	}
	return ""
}

// wheelWords says which wheels the releases left have, against the torch
// builds left.
func wheelWords(e *model.ExtensionVariable, left []int, f *model.FrameworkVariable, builds []int) model.Explanation {
	for _, v := range left {
		r := &e.Query.Releases[v]
		ref := []string{r.Package + "/" + r.Version}
		if r.NeedsNVCC == "always" {
			return model.Explanation{Text: fmt.Sprintf("%s %s is always compiled at install time, which takes toolkit = true", e.Query.Name, r.Version), Facts: ref}
		}
		if label, named := candidate.Label(e.Query, v); named {
			return labelText(e, v, label, f.Pick(builds))
		}
		var torches []string
		for i := range r.Wheels {
			torches = append(torches, version.Minor(r.Wheels[i].Torch))
		}
		slices.SortFunc(torches, version.Compare)
		if torches = words.Unique(torches); len(torches) > 0 {
			return model.Explanation{Text: fmt.Sprintf("%s %s has wheels for torch %s%s; for another it is compiled, which takes toolkit = true",
				e.Query.Name, r.Version, words.Runs(torches), abiWords(r, f.Pick(builds))), Facts: ref}
		}
	}
	return model.Explanation{Text: RuleExtensionWheel.Text}
}

// abiWords adds the C++ ABI where that alone keeps the wheels from the builds.
func abiWords(r *matrices.PackageRelease, builds []*candidate.Build) string {
	for _, b := range builds {
		for i := range r.Wheels {
			w := r.Wheels[i]
			if w.CXX11ABI = nil; candidate.WheelFits(r, &w, b) {
				return fmt.Sprintf(", of C++11 ABI %s for %s, and torch %s has %s", words.JoinWords(r.Wheels[i].CXX11ABI, "or"), version.Minor(w.Torch), b.Label(), b.On.CXX11ABI)
			}
		}
	}
	return ""
}

// labelText says why the wheel that a version names is not for the builds
// left.
func labelText(e *model.ExtensionVariable, v int, label candidate.WheelLabel, builds []*candidate.Build) model.Explanation {
	r := &e.Query.Releases[v]
	facts := []string{r.Package + "/" + r.Version}
	wheel := fmt.Sprintf("the wheel %s %s+%s is", e.Query.Name, e.Query.Spec.Spec.Asked(), e.Query.Spec.Spec.Local)
	for _, b := range builds {
		if label.Torch == "" || version.Minor(b.Release.Version) != label.Torch {
			continue
		}
		facts = append(facts, b.Ref("cxx11-abi"))
		if label.Fits(b) {
			return model.Explanation{Text: fmt.Sprintf("%s not compiled with the C++ ABI of torch %s, whatever its name says", wheel, b.Label()), Facts: facts}
		}
		if label.ABI != "" && label.ABI != b.On.CXX11ABI {
			return model.Explanation{Text: fmt.Sprintf("%s for torch of C++11 ABI %s, and torch %s has %s", wheel, label.ABI, labelOrMinor(builds, b), b.On.CXX11ABI), Facts: facts}
		}
	}
	return model.Explanation{Text: wheel + " for " + labelWords(label), Facts: facts[:1]}
}

// labelWords says what a wheel of that label is for.
func labelWords(l candidate.WheelLabel) string {
	var terms []string
	if l.Torch != "" {
		terms = append(terms, "torch "+l.Torch)
	}
	switch {
	case l.CUDA == "cpu":
		terms = append(terms, "the CPU")
	case l.CUDA != "":
		terms = append(terms, "CUDA "+l.CUDA[:min(2, len(l.CUDA))])
	}
	return words.JoinWords(terms, "and")
}

// labelOrMinor names a build where it is one of a release, else its minor.
func labelOrMinor(builds []*candidate.Build, b *candidate.Build) string {
	for _, other := range builds {
		if other.Age != b.Age {
			return version.Minor(b.Release.Version)
		}
	}
	return b.Label()
}

// WarnExtensions tells of wheels that were compiled against something else
// than what they stand beside.
func WarnExtensions(c *model.Solution) []plan.Warning {
	var list []plan.Warning
	for _, e := range c.Extensions {
		for i, f := range c.Frameworks {
			if f.Query.Name == "pytorch" {
				list = append(list, warnWheel(c, e, c.Build(i))...)
			}
		}
		list = append(list, warnGlibcUnknown(c, e)...)
		list = append(list, warnExtensionIndex(c, e)...)
		list = append(list, warnNearWheel(c, e)...)
		list = append(list, warnPackagePath(c, e)...)
		if r := &e.Query.Releases[c.At(&e.Variable)]; !e.Query.Transitive {
			list = append(list, WarnCompilesLater(c, r, c.Build(0))...)
			list = append(list, warnCUDAEnd(c, r)...)
		}
	}
	return list
}

func warnWheel(c *model.Solution, e *model.ExtensionVariable, b *candidate.Build) []plan.Warning {
	v := c.At(&e.Variable)
	if r := &e.Query.Releases[v]; len(r.Wheels) == 0 && strings.Contains(r.NeedsNVCC, "wheel") && !c.Query.Request.Toolkit {
		return []plan.Warning{model.Warn(RuleExtensionWheel, []string{r.Package + "/" + r.Version + "#needs-nvcc"},
			"the facts do not hold which torch and CUDA the wheels of %s %s are for: where none is for torch %s it is compiled, which takes toolkit = true", e.Query.Name, r.Version, b.Label())}
	}
	nightly := nightlyFor(e.Query, v, b)
	if nightly == "" {
		return warnWheelPatch(e.Query, v, b)
	}
	r := &e.Query.Releases[v]
	return []plan.Warning{model.Warn(RuleNightlyWheel, []string{r.Package + "/" + r.Version},
		"the wheel of %s %s was compiled against the nightly torch %s: it serves %s as a rule, and is not certain to", e.Query.Name, r.Version, nightly, b.Label())}
}

// GlibcFloor is the C library that a release's wheels for a CUDA need; empty
// where they need none or the facts do not say.
func GlibcFloor(r *matrices.PackageRelease, cuda string) (floor, cell string) {
	if other := r.MinGlibcByCUDA[version.Minor(cuda)]; other != "" {
		return other, "min-glibc-by-cuda"
	}
	return r.MinGlibc, "min-glibc"
}

func stateExtensionGlibc(s *model.Model, e *model.ExtensionVariable) {
	if !slices.ContainsFunc(e.Query.Releases, func(r matrices.PackageRelease) bool { return r.MinGlibc != "" || len(r.MinGlibcByCUDA) > 0 }) {
		return
	}
	byCUDA := slices.ContainsFunc(e.Query.Releases, func(r matrices.PackageRelease) bool { return len(r.MinGlibcByCUDA) > 0 })
	axes := []*model.Variable{&e.Variable, &s.OS.Variable}
	if byCUDA {
		axes = append(axes, &s.CUDA.Variable)
	}
	s.Constrain(RuleExtensionGlibc, axes,
		func(v []int) bool {
			has, cuda := s.OS.Rows[v[1]].Glibc, ""
			if byCUDA {
				cuda = s.CUDA.Values[v[2]]
			}
			floor, _ := GlibcFloor(&e.Query.Releases[v[0]], cuda)
			return has == "" || version.Compare(has, floor) >= 0
		}, nil,
		func(left model.Domains) model.Explanation { return extensionGlibcWords(s, e, left) })
}

func extensionGlibcWords(s *model.Model, e *model.ExtensionVariable, left model.Domains) model.Explanation {
	for _, v := range present(e, left) {
		r, cuda := &e.Query.Releases[v], ""
		if list := left[s.CUDA.Dim]; len(list) == 1 {
			cuda = s.CUDA.Values[list[0]]
		}
		floor, cell := GlibcFloor(r, cuda)
		if floor == "" {
			continue
		}
		text := fmt.Sprintf("the wheels of %s %s need glibc %s", e.Query.Name, r.Version, floor)
		facts := []string{r.Package + "/" + r.Version + "#" + cell}
		if oses := left[s.OS.Dim]; len(oses) > 0 {
			os := &s.OS.Rows[oses[0]]
			text += fmt.Sprintf(", and %s has %s", os.ID, os.Glibc)
			facts = append(facts, "os/"+os.ID+"#glibc")
		}
		return model.Explanation{Text: text, Facts: facts}
	}
	return model.Explanation{Text: RuleExtensionGlibc.Text}
}

package packages

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// Ids of the rules of packages' own wheels.
const (
	ExtensionWheel = "package-wheel"
	NightlyWheel   = "package-wheel-nightly"
	WheelPatch     = "package-wheel-patch"
	WheelUnlisted  = "package-wheel-unlisted"
	ExtensionGlibc = "package-glibc"
)

var WheelRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ExtensionWheel, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package that is compiled against one torch has wheels for certain pairs of torch minor, CUDA and " +
				"C++ ABI; for any other it is compiled at install time, which needs the CUDA toolkit in the image."},
		State: stateExtensionWheels,
		About: rule.AboutPackage, Warn: warnUnknownWheels,
	},
	{
		Rule: plan.Rule{ID: NightlyWheel, Kind: plan.Runs, Source: rule.DocPackages, Soft: true,
			Text: "A wheel that was compiled against a torch nightly serves the release of that minor as a rule, since " +
				"the nightly came before it; it is not certain to."},
		About: rule.AboutPackage, Warn: warnNightlyWheel,
	},
	{
		Rule: plan.Rule{ID: WheelPatch, Kind: plan.Runs, Source: rule.DocPackages, Soft: true,
			Text: "A wheel that was compiled against a later patch release of a torch minor serves the earlier ones as " +
				"a rule, and is not certain to: flash-attn 2.5.8, made with 2.2.2, does not load beside 2.2.0."},
		About: rule.AboutPackage, Warn: warnWheelPatch,
	},
	{
		Rule: plan.Rule{ID: WheelUnlisted, Kind: plan.Runs, Source: rule.DocPackages, Soft: true,
			Text: "No source lists all wheels of some releases: an environment that is there may have one of which the " +
				"facts do not know, or have compiled it. A wheel that is named by its label is there. Of a plan it is told " +
				"where no source says outright that the wheel which it takes is there."},
		About: rule.AboutPackage, Warn: warnUnlisted,
	},
}

var GlibcRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ExtensionGlibc, Kind: plan.Runs, Source: rule.DocPEP600,
			Text: "A package's own wheels have a C library floor, which may lie above that of the framework: the base " +
				"image needs the newer of the two."},
		State: stateExtensionGlibc,
	},
}

// stateExtensionWheels ties packages that are compiled against torch to the
// torch builds that they have wheels for, unless the image can compile them. A
// version that names one wheel is that wheel, compiler or not. What is said to be
// compiled for some torch is held to that, by a rule of its own.
func stateExtensionWheels(s *model.Statement) {
	stateOnSpot(s)
	existing := s.Query.Existing != nil
	for _, e := range ofWheels(s) {
		named := e.Package.Version != nil && e.Package.Version.Spec.Local != ""
		if !named && (s.Query.Request.Toolkit || SaidForTorch(s, e) ||
			!slices.ContainsFunc(e.Package.Releases, mayLackWheel) && !slices.ContainsFunc(e.Package.Releases, wantsWheel)) {
			continue
		}
		wants := !existing && !e.Package.Transitive
		from := [3]bool{existing, wants, e.Package.Version != nil}
		for _, f := range s.Frameworks() {
			if !f.Package.Traits.Extended {
				continue
			}
			model.Constrain2(s, e.ReleaseTerm(), f.BuildTerm(), func(r model.Release, b *candidate.Build) bool {
				if _, named := candidate.Label(r.Of, r.Index, b.Traits.Module); s.Query.Request.Toolkit && !named {
					return true
				}
				if wants && wantsWheel(r.Of.Releases[r.Index]) && candidate.WheelBeside(r.PackageRelease, b) == "" {
					return false
				}
				return HasWheel(r.Of, r.Index, b) || existing && mayBeThere(r.Of, r.Index, b)
			}, model.Says{Own: named, From: from, Explain: func(left model.Domains) model.Explanation {
				return wheelWords(s, e, e.ReleasesLeft(left), f, left[f.Dim])
			}})
		}
	}
}

// stateOnSpot refuses packages that an installer always compiles where the image of a plan has no toolkit for it.
func stateOnSpot(s *model.Statement) {
	if s.Query.Request.Toolkit {
		return
	}
	for _, e := range s.Query.OnSpot {
		for _, f := range s.Frameworks()[:1] {
			model.Constrain1(s, f.BuildTerm(), func(*candidate.Build) bool { return false },
				model.Says{Own: true, Explain: func(model.Domains) model.Explanation {
					return model.Explanation{Facts: []string{"packages/" + e.Info.Name + "#on-spot"},
						Text: e.Name + " is always compiled at install time" + takesToolkit(s.Query)}
				}})
		}
	}
}

// mayLackWheel reports whether a release is not there for every torch build: most
// packages have one wheel for all.
func mayLackWheel(r facts.Release) bool {
	return r.Row.NeedsNVCC == "always" || r.Row.WheelsPartial || len(r.Row.Wheels) > 0 && candidate.TiedToTorch(r.Row)
}

// wantsWheel reports whether a release that compiles its kernels at first use has wheels that hold them for
// some torch builds: an image without a compiler, of which a target names it, takes one of those.
func wantsWheel(r facts.Release) bool { return len(r.Row.Wheels) > 0 && CompilesAtUse(r.Row) }

// mayBeThere reports whether an environment may have a wheel of a release that loads beside a torch
// build, though the facts list none: one is named by its label, which fits, or they do not list all,
// and somebody says that it is this release: an installer would give a newer one, of which they do.
func mayBeThere(e *query.Package, i int, b *candidate.Build) bool {
	r := e.Releases[i].Row
	label, named := candidate.Label(e, i, b.Traits.Module)
	if named && (label.Torch != "" || !label.FitsAs(r, b)) {
		return label.FitsAs(r, b) && !ofOtherABI(r, &label, b) && !ofOtherCUDA(r, &label, b)
	}
	listed := func(newer facts.Release) bool {
		return newer.Row != nil && !newer.Row.WheelsPartial && len(newer.Row.Wheels) > 0
	}
	return r.WheelsPartial && (e.Version != nil || !slices.ContainsFunc(e.Releases[:i], listed))
}

// ofOtherABI reports whether the facts list the wheel of a label for a build, compiled with another
// C++ ABI than that of the build.
func ofOtherABI(r *matrices.PackageRelease, label *candidate.WheelLabel, b *candidate.Build) bool {
	listed := func(w matrices.WheelSet) bool { return candidate.WheelFits(r, &w, b) && label.Among(&w) }
	anyABI := func(w matrices.WheelSet) bool {
		w.CXX11ABI = nil
		return listed(w)
	}
	return slices.ContainsFunc(r.Wheels, anyABI) && !slices.ContainsFunc(r.Wheels, listed)
}

// ofOtherCUDA reports whether the label of a wheel says a torch and no CUDA, and the facts list the
// wheels for that torch with CUDA that does not go with a build.
func ofOtherCUDA(r *matrices.PackageRelease, label *candidate.WheelLabel, b *candidate.Build) bool {
	return label.Torch != "" && label.CUDA == "" && !b.CPU() && len(cudasFor(r, b)) > 0 &&
		!slices.ContainsFunc(r.Wheels, func(w matrices.WheelSet) bool { return candidate.WheelFits(r, &w, b) })
}

// HasWheel reports whether a release can be installed beside a torch build
// without a compiler.
func HasWheel(e *query.Package, i int, b *candidate.Build) bool {
	r := e.Releases[i].Row
	label, named := candidate.Label(e, i, b.Traits.Module)
	switch {
	case named && !label.FitsAs(r, b):
		return false
	case r.NeedsNVCC == "always":
		return false
	case !mayLackWheel(e.Releases[i]):
		return true
	}
	if slices.ContainsFunc(r.Wheels, func(w matrices.WheelSet) bool {
		return candidate.WheelFits(r, &w, b) && (!named || label.Among(&w))
	}) {
		return true
	}
	nightly, _ := candidate.Nightly(r, b)
	return nightly != ""
}

// wheelWords says which wheels the releases left have, against the torch
// builds left.
func wheelWords(s *model.Statement, e *model.PackageVariable, left []int, f *model.PackageVariable,
	builds []int) model.Explanation {
	for _, v := range left {
		r := e.Row(v)
		ref := []string{r.Package + "/" + r.Version}
		if r.NeedsNVCC == "always" {
			return model.Explanation{Facts: ref, Text: fmt.Sprintf(
				"%s %s is always compiled at install time%s", e.Package.Name, r.Version, takesToolkit(s.Query))}
		}
		if label, named := candidate.Label(e.Package, v, f.Package.Traits.Module); named {
			return labelText(e, v, label, f, f.Pick(builds))
		}
		if torches := torchesOf(r); len(torches) > 0 {
			beside := f.Pick(builds)
			differs := cmp.Or(platformWords(r, beside), abiWords(r, beside), exactWords(r, beside), cudaWords(r, beside))
			return model.Explanation{Facts: ref, Text: fmt.Sprintf(
				"%s %s has wheels for %s %s%s; for another it is compiled%s", e.Package.Name, r.Version,
				f.Package.Traits.Module, words.Runs(torches), differs, takesToolkit(s.Query))}
		}
		if r.WheelsPartial {
			return model.Explanation{Facts: ref, Text: fmt.Sprintf("the facts list no wheels of %s %s: without one it is "+
				"compiled%s", e.Package.Name, r.Version, takesToolkit(s.Query))}
		}
	}
	return model.Explanation{Text: s.Rule.Text}
}

// torchesOf returns the minors of torch that a release has wheels for, the oldest first.
func torchesOf(r *matrices.PackageRelease) []string {
	var torches []string
	for i := range r.Wheels {
		torches = append(torches, version.Minor(r.Wheels[i].Torch))
	}
	slices.SortFunc(torches, version.Compare)
	return words.Unique(torches)
}

// cudasFor returns the CUDA versions of a release's wheels for the torch minor of a build on its
// platform, the oldest first.
func cudasFor(r *matrices.PackageRelease, b *candidate.Build) []string {
	var list []string
	for i := range r.Wheels {
		w := &r.Wheels[i]
		if version.Minor(w.Torch) != version.Minor(b.Release.Version) ||
			len(w.Platforms) > 0 && !slices.Contains(w.Platforms, b.On.Platform) {
			continue
		}
		for _, cuda := range w.CUDA {
			if version.IsDotted(cuda) {
				list = append(list, version.Minor(cuda))
			}
		}
	}
	slices.SortFunc(list, version.Compare)
	return words.Unique(list)
}

// exactWords adds the releases of torch where those alone keep the wheels from the builds, since each
// loads beside the very one that it was compiled with.
func exactWords(r *matrices.PackageRelease, builds []*candidate.Build) string {
	for _, b := range builds {
		var made []string
		for i := range r.Wheels {
			if w := &r.Wheels[i]; version.Minor(w.Torch) == version.Minor(b.Release.Version) {
				made = append(made, w.Torch)
			}
		}
		slices.SortFunc(made, version.Compare)
		if r.WheelsExact && len(made) > 0 && !slices.Contains(made, b.Release.Version) {
			return fmt.Sprintf(", those for %s with %s alone, which they compare as they are imported",
				version.Minor(b.Release.Version), words.JoinWords(words.Unique(made), "or"))
		}
	}
	return ""
}

// platformWords adds the platforms of all wheels where none is for that of the builds.
func platformWords(r *matrices.PackageRelease, builds []*candidate.Build) string {
	var others []string
	for i := range r.Wheels {
		w := &r.Wheels[i]
		if len(w.Platforms) == 0 || slices.ContainsFunc(builds, func(b *candidate.Build) bool {
			return slices.Contains(w.Platforms, b.On.Platform)
		}) {
			return ""
		}
		others = append(others, w.Platforms...)
	}
	if len(builds) == 0 {
		return ""
	}
	slices.Sort(others)
	return fmt.Sprintf(" on %s, and none for %s", words.JoinWords(words.Unique(others), "and"), builds[0].On.Platform)
}

// cudaWords adds the CUDA where that keeps the wheels for the torch of the builds from them.
func cudaWords(r *matrices.PackageRelease, builds []*candidate.Build) string {
	for _, b := range builds {
		if made := cudasFor(r, b); len(made) > 0 && !b.CPU() {
			return fmt.Sprintf(", those for %s with CUDA %s, and %s %s has %s", version.Minor(b.Release.Version),
				words.JoinWords(made, "or"), b.Traits.Module, b.Label(), version.Minor(b.CUDA))
		}
	}
	return ""
}

// takesToolkit says what a target needs to compile a package; of an environment that is there
// nothing, which has no target.
func takesToolkit(q *query.Query) string {
	if q.Existing != nil {
		return ""
	}
	return ", which takes toolkit = true"
}

// abiWords adds the C++ ABI where that alone keeps the wheels from the builds.
func abiWords(r *matrices.PackageRelease, builds []*candidate.Build) string {
	for _, b := range builds {
		for i := range r.Wheels {
			w := r.Wheels[i]
			if w.CXX11ABI = nil; candidate.WheelFits(r, &w, b) {
				return fmt.Sprintf(", of C++11 ABI %s for %s, and %s %s has %s",
					words.JoinWords(r.Wheels[i].CXX11ABI, "or"), version.Minor(w.Torch), b.Traits.Module, b.Label(),
					b.On.CXX11ABI)
			}
		}
	}
	return ""
}

// labelText says why the wheel that a version names is not for the builds
// left.
func labelText(e *model.PackageVariable, v int, label candidate.WheelLabel, f *model.PackageVariable,
	builds []*candidate.Build) model.Explanation {
	r := e.Row(v)
	facts := []string{r.Package + "/" + r.Version}
	asked := &e.Package.Version.Spec
	wheel := fmt.Sprintf("the wheel %s %s+%s is", e.Package.Name, asked.Asked(), asked.Local)
	for _, b := range builds {
		if label.Torch == "" || version.Minor(b.Release.Version) != label.Torch || label.Fits(b) && !label.FitsAs(r, b) {
			continue
		}
		facts = append(facts, b.Ref("cxx11-abi"))
		if label.Fits(b) && ofOtherABI(r, &label, b) {
			return model.Explanation{Facts: facts, Text: fmt.Sprintf(
				"%s not compiled with the C++ ABI of %s %s, whatever its name says", wheel, b.Traits.Module, b.Label())}
		}
		if label.Fits(b) && ofOtherCUDA(r, &label, b) {
			return model.Explanation{Facts: facts[:1], Text: fmt.Sprintf("%s compiled with CUDA %s, and %s is for %s", wheel,
				words.JoinWords(cudasFor(r, b), "or"), b.Traits.Module, version.Minor(b.CUDA))}
		}
		if label.Fits(b) {
			return model.Explanation{Facts: facts[:1], Text: wheel + " none that the facts list"}
		}
		if label.ABI != "" && label.ABI != b.On.CXX11ABI {
			return model.Explanation{Facts: facts, Text: fmt.Sprintf("%s for %s of C++11 ABI %s, and %s %s has %s",
				wheel, b.Traits.Module, label.ABI, b.Traits.Module, labelOrMinor(builds, b), b.On.CXX11ABI)}
		}
	}
	return model.Explanation{Text: wheel + " for " + labelWords(r, label, f.Package.Traits.Module), Facts: facts[:1]}
}

// labelWords says what a wheel of that label of a release is for.
func labelWords(r *matrices.PackageRelease, l candidate.WheelLabel, module string) string {
	var terms []string
	if l.Torch != "" {
		terms = append(terms, module+" "+l.Torch)
	}
	switch {
	case l.CUDA == "cpu":
		terms = append(terms, "the CPU")
	case l.CUDA != "":
		terms = append(terms, "CUDA "+l.CUDA[:min(2, len(l.CUDA))])
	}
	if r.WheelsExact && l.Release != "" {
		terms[0] = module + " " + l.Release
		if len(l.CUDA) == 3 && l.CUDA != "cpu" {
			terms[1] = "CUDA " + l.CUDA[:2] + "." + l.CUDA[2:]
		}
		return words.JoinWords(terms, "and") + " alone: it compares them as it is imported"
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

// release returns the release of the package that warnings are about.
func release(r *rule.Report) *matrices.PackageRelease {
	return r.Extension.Row(r.At(&r.Extension.Variable))
}

// extended returns the builds in the stack that packages are compiled against.
func extended(r *rule.Report) []*candidate.Build {
	var list []*candidate.Build
	for _, b := range r.Builds() {
		if b.Traits.Extended {
			list = append(list, b)
		}
	}
	return list
}

// warnUnknownWheels reports a package of which the facts do not hold what its
// wheels were compiled against.
func warnUnknownWheels(r *rule.Report) {
	row := release(r)
	if !candidate.WheelsUnknown(row) || r.Query.Request.Toolkit || r.Extension.Package.Own {
		return
	}
	for _, b := range extended(r) {
		r.Warn([]string{row.Package + "/" + row.Version + "#needs-nvcc"},
			"the facts do not hold which %s and CUDA the wheels of %s %s are for: "+
				"where none is for %s %s it is compiled%s",
			b.Traits.Module, r.Extension.Package.Name, row.Version, b.Traits.Module, b.Label(), takesToolkit(r.Query))
	}
}

// warnUnlisted reports a package of an environment that is not named by its wheel, and of which the
// facts do not list all wheels and none for the torch that is there.
func warnUnlisted(r *rule.Report) {
	row, at := release(r), r.At(&r.Extension.Variable)
	if r.Query.Existing == nil {
		warnInferredWheels(r, row)
		return
	}
	said := func(c query.Compiled) bool { return c.Of(r.Extension.Package) && c.Torch != "" }
	if !row.WheelsPartial || r.Query.Request.Toolkit || r.Extension.Package.Own ||
		slices.ContainsFunc(r.Query.Existing.Compiled, said) {
		return
	}
	for _, b := range extended(r) {
		if label, named := candidate.Label(r.Extension.Package, at, b.Traits.Module); named && label.Torch != "" ||
			HasWheel(r.Extension.Package, at, b) {
			continue
		}
		known := fmt.Sprintf("no wheels of %s %s", r.Extension.Package.Name, row.Version)
		if torches := torchesOf(row); len(torches) > 0 {
			known = fmt.Sprintf("wheels of %s %s for %s %s%s; they are not all that there are",
				r.Extension.Package.Name, row.Version, b.Traits.Module, words.Runs(torches),
				cmp.Or(exactWords(row, []*candidate.Build{b}), cudaWords(row, []*candidate.Build{b})))
		}
		r.Warn([]string{row.Package + "/" + row.Version + "#wheels"}, "the facts list %s: it works beside %s %s if there is "+
			"one for that, or if it was compiled here", known, b.Traits.Module, b.Label())
	}
}

// warnInferredWheels reports a package of a plan of whose wheels no source says that they are
// there.
func warnInferredWheels(r *rule.Report, row *matrices.PackageRelease) {
	if !row.WheelsPartial || len(row.Wheels) == 0 || r.Query.Request.Toolkit {
		return
	}
	ref := row.Package + "/" + row.Version
	if fact, err := r.Facts.Lookup(ref); err == nil && slices.Contains(fact.Inferred, "wheels") {
		r.Warn([]string{ref + "#wheels"}, "that %s %s has a wheel for this stack is inferred: where there is none, it is "+
			"compiled%s", row.Package, row.Version, takesToolkit(r.Query))
	}
}

// warnNightlyWheel reports a wheel that was compiled against a nightly of torch.
func warnNightlyWheel(r *rule.Report) {
	row := release(r)
	for _, b := range extended(r) {
		if nightly, _ := candidate.Nightly(row, b); nightly != "" {
			r.Warn([]string{row.Package + "/" + row.Version},
				"the wheel of %s %s was compiled against the nightly %s %s: it serves %s as a rule, "+
					"and is not certain to",
				r.Extension.Package.Name, row.Version, b.Traits.Module, nightly, b.Label())
		}
	}
}

// warnWheelPatch reports a wheel that was compiled against a later patch release
// of torch than it stands beside.
func warnWheelPatch(r *rule.Report) {
	row := release(r)
	for _, b := range extended(r) {
		if made := laterPatch(row, b); made != "" {
			r.Warn([]string{row.Package + "/" + row.Version},
				"the wheel of %s %s was compiled against %s %s: it serves %s as a rule, and is not certain to",
				r.Extension.Package.Name, row.Version, b.Traits.Module, made, b.Release.Version)
		}
	}
}

// laterPatch returns the patch release of torch that a release's wheel for a
// build was compiled against, where that is later than the build's; else empty.
func laterPatch(r *matrices.PackageRelease, b *candidate.Build) string {
	made := ""
	for i := range r.Wheels {
		w := &r.Wheels[i]
		if !candidate.WheelFits(r, w, b) || version.Parts(w.Torch) < 3 {
			continue
		}
		if version.Compare(w.Torch, b.Release.Version) <= 0 {
			return ""
		}
		made = w.Torch
	}
	return made
}

// GlibcFloor is the C library that a release's wheels for a CUDA need; empty
// where they need none or the facts do not say.
func GlibcFloor(r *matrices.PackageRelease, cuda string) (floor, cell string) {
	if other := r.MinGlibcByCUDA[version.Minor(cuda)]; other != "" {
		return other, "min-glibc-by-cuda"
	}
	return r.MinGlibc, "min-glibc"
}

// stateExtensionGlibc ties packages to systems with the C library that their
// wheels need.
func stateExtensionGlibc(s *model.Statement) {
	for _, e := range ofWheels(s) {
		if e.Package.FromSource {
			continue
		}
		if s.Query.Existing != nil {
			stateGlibcOfMinor(s, e)
		}
		says := model.Says{Explain: func(left model.Domains) model.Explanation { return extensionGlibcWords(s, e, left) }}
		byCUDA := func(r facts.Release) bool { return len(r.Row.MinGlibcByCUDA) > 0 }
		switch {
		case slices.ContainsFunc(e.Package.Releases, byCUDA):
			model.Constrain3(s, e.ReleaseTerm(), s.OS.Term(), s.CUDA.Term(), hasGlibcFor, says)
		case slices.ContainsFunc(e.Releases, func(r facts.Release) bool { return r.MinGlibc != "" }):
			model.Constrain2(s, e.ReleaseTerm(), s.OS.Term(), func(r model.Release, os *matrices.OS) bool {
				return hasGlibcFor(r, os, "")
			}, says)
		}
	}
}

// hasGlibcFor reports whether a system has the C library that a release's wheels
// for a CUDA need.
func hasGlibcFor(r model.Release, os *matrices.OS, cuda string) bool {
	floor, _ := GlibcFloor(r.PackageRelease, cuda)
	return os.Glibc == "" || version.Compare(os.Glibc, floor) >= 0
}

func extensionGlibcWords(s *model.Statement, e *model.PackageVariable, left model.Domains) model.Explanation {
	for _, v := range e.ReleasesLeft(left) {
		r, cuda := e.Row(v), ""
		if list := left[s.CUDA.Dim]; len(list) == 1 {
			cuda = s.CUDA.Values[list[0]]
		}
		floor, cell := GlibcFloor(r, cuda)
		if floor == "" {
			continue
		}
		text := fmt.Sprintf("the wheels of %s %s need glibc %s", e.Package.Name, r.Version, floor)
		facts := []string{r.Package + "/" + r.Version + "#" + cell}
		if oses := left[s.OS.Dim]; len(oses) > 0 {
			os := &s.OS.Rows[oses[0]]
			text += fmt.Sprintf(", and %s has %s", os.ID, os.Glibc)
			facts = append(facts, "os/"+os.ID+"#glibc")
		}
		return model.Explanation{Text: text, Facts: facts}
	}
	return model.Explanation{Text: s.Rule.Text}
}

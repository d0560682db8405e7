package planner

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleNightlyWheel = Rule{ID: "package-wheel-nightly", Source: docPackages, Soft: true,
		Text: "A wheel that was compiled against a torch nightly serves the release of that minor as a rule, since the nightly came before it; it is not certain to."}
	ruleExtensionGlibc = Rule{ID: "package-glibc", Source: docPEP600,
		Text: "A package's own wheels have a C library floor, which may lie above that of the framework: the base image needs the newer of the two."}
)

// stateExtensionWheels ties a package that is compiled against torch to the
// torch builds that it has wheels for, unless the image can compile it. A
// version that names one wheel is that wheel, compiler or not.
func (s *scene) stateExtensionWheels(e *extensionAxis) {
	if s.ask.request.Toolkit && (e.ask.spec == nil || e.ask.spec.spec.local == "") {
		return
	}
	var by any
	if e.ask.spec != nil && e.ask.spec.spec.local != "" {
		by = unshared{} // the target names one wheel
	}
	for _, f := range s.frameworks {
		if f.ask.name == "pytorch" {
			s.law(ruleExtensionWheel, []*axis{&e.axis, &f.axis}, by, func() relation {
				return relation{allows: func(v []int) bool {
					if _, named := e.ask.label(v[0]); s.ask.request.Toolkit && !named {
						return true
					}
					return e.ask.hasWheel(v[0], &f.builds[v[1]])
				}}
			},
				func(left scope) explanation { return wheelWords(e, e.present(left), f, left[f.dim]) })
		}
	}
}

// hasWheel reports whether a release can be installed beside a torch build
// without a compiler.
func (e *extensionAsk) hasWheel(i int, b *build) bool {
	r := &e.releases[i]
	label, named := e.label(i)
	switch {
	case named && !label.fits(b):
		return false
	case r.NeedsNVCC == "always":
		return false
	case len(r.Wheels) == 0 || !strings.Contains(r.NeedsNVCC, "wheel"):
		return true
	}
	if slices.ContainsFunc(r.Wheels, func(w matrices.WheelSet) bool {
		return wheelFits(r, &w, b) && (!named || label.among(&w))
	}) {
		return true
	}
	return e.nightlyFor(i, b) != ""
}

// nightlyFor gives the torch nightly that a release's wheels for the build's
// minor were compiled against; empty when it has none, or others.
func (e *extensionAsk) nightlyFor(i int, b *build) string {
	r := &e.releases[i]
	for j := range r.Wheels {
		if minor(r.Wheels[j].Torch) == minor(b.release.Version) {
			return ""
		}
	}
	for _, nightly := range r.More["torch_nightly"] {
		if minor(nightly) != minor(b.release.Version) {
			continue
		}
		// The wheels of one release are made for one set of CUDA versions.
		for j := range r.Wheels {
			w := r.Wheels[j]
			if w.Torch, w.CXX11ABI = b.release.Version, nil; wheelFits(r, &w, b) {
				return nightly
			}
		}
	}
	return ""
}

func wheelFits(r *matrices.PackageRelease, w *matrices.WheelSet, b *build) bool {
	if minor(w.Torch) != minor(b.release.Version) || len(w.Platforms) > 0 && !slices.Contains(w.Platforms, b.on.Platform) {
		return false
	}
	if abi := b.on.CXX11ABI; abi != "" && len(w.CXX11ABI) > 0 && !slices.Contains(w.CXX11ABI, abi) {
		return false
	}
	return slices.ContainsFunc(w.CUDA, func(cuda string) bool { return wheelRuns(r, cuda, b) })
}

// wheelRuns reports whether a wheel for a CUDA loads beside a build. Wheels of
// CUDA 11 and later serve every minor of their major, since they load the
// libraries of torch: flash-attn publishes one for 12.2 beside torch for 12.1.
// Those that the makers publish for several minors of one major do not.
func wheelRuns(r *matrices.PackageRelease, cuda string, b *build) bool {
	if b.cpu() || !isDotted(cuda) {
		return b.cpu() && cuda == "cpu"
	}
	if minor(cuda) == minor(b.cuda) {
		return true
	}
	return major(cuda) == major(b.cuda) && compareDotted(major(cuda), "11") >= 0 && !severalMinors(r, major(cuda))
}

// severalMinors reports whether a release has wheels for more than one minor
// of a CUDA major.
func severalMinors(r *matrices.PackageRelease, cudaMajor string) bool {
	seen := ""
	for i := range r.Wheels {
		for _, cuda := range r.Wheels[i].CUDA {
			if major(cuda) != cudaMajor {
				continue
			}
			if seen != "" && seen != minor(cuda) {
				return true
			}
			seen = minor(cuda)
		}
	}
	return false
}

// wheelWords says which wheels the releases left have, against the torch
// builds left.
func wheelWords(e *extensionAxis, left []int, f *frameworkAxis, builds []int) explanation {
	for _, v := range left {
		r := &e.ask.releases[v]
		ref := []string{r.Package + "/" + r.Version}
		if r.NeedsNVCC == "always" {
			return explanation{fmt.Sprintf("%s %s is always compiled at install time, which takes toolkit = true", e.ask.name, r.Version), ref}
		}
		if label, named := e.ask.label(v); named {
			return labelWords(e, v, label, f.pick(builds))
		}
		var torches []string
		for i := range r.Wheels {
			torches = append(torches, minor(r.Wheels[i].Torch))
		}
		slices.SortFunc(torches, compareDotted)
		if torches = unique(torches); len(torches) > 0 {
			return explanation{fmt.Sprintf("%s %s has wheels for torch %s%s; for another it is compiled, which takes toolkit = true",
				e.ask.name, r.Version, span3(torches), abiWords(r, f.pick(builds))), ref}
		}
	}
	return explanation{text: ruleExtensionWheel.Text}
}

// abiWords adds the C++ ABI where that alone keeps the wheels from the builds.
func abiWords(r *matrices.PackageRelease, builds []*build) string {
	for _, b := range builds {
		for i := range r.Wheels {
			w := r.Wheels[i]
			if w.CXX11ABI = nil; wheelFits(r, &w, b) {
				return fmt.Sprintf(", of C++11 ABI %s for %s, and torch %s has %s", joinWords(r.Wheels[i].CXX11ABI, "or"), minor(w.Torch), b.label(), b.on.CXX11ABI)
			}
		}
	}
	return ""
}

// labelWords says why the wheel that a version names is not for the builds
// left.
func labelWords(e *extensionAxis, v int, label wheelLabel, builds []*build) explanation {
	r := &e.ask.releases[v]
	facts := []string{r.Package + "/" + r.Version}
	wheel := fmt.Sprintf("the wheel %s %s+%s is", e.ask.name, e.ask.spec.spec.asked(), e.ask.spec.spec.local)
	for _, b := range builds {
		if label.torch == "" || minor(b.release.Version) != label.torch {
			continue
		}
		facts = append(facts, b.ref("cxx11-abi"))
		if label.fits(b) {
			return explanation{fmt.Sprintf("%s not compiled with the C++ ABI of torch %s, whatever its name says", wheel, b.label()), facts}
		}
		if label.abi != "" && label.abi != b.on.CXX11ABI {
			return explanation{fmt.Sprintf("%s for torch of C++11 ABI %s, and torch %s has %s", wheel, label.abi, labelOrMinor(builds, b), b.on.CXX11ABI), facts}
		}
	}
	return explanation{wheel + " for " + label.words(), facts[:1]}
}

// words says what a wheel of that label is for.
func (l wheelLabel) words() string {
	var words []string
	if l.torch != "" {
		words = append(words, "torch "+l.torch)
	}
	switch {
	case l.cuda == "cpu":
		words = append(words, "the CPU")
	case l.cuda != "":
		words = append(words, "CUDA "+l.cuda[:min(2, len(l.cuda))])
	}
	return joinWords(words, "and")
}

// labelOrMinor names a build where it is one of a release, else its minor.
func labelOrMinor(builds []*build, b *build) string {
	for _, other := range builds {
		if other.age != b.age {
			return minor(b.release.Version)
		}
	}
	return b.label()
}

// warnExtensions tells of wheels that were compiled against something else
// than what they stand beside.
func (c *choice) warnExtensions() []Warning {
	var list []Warning
	for _, e := range c.extensions {
		for i, f := range c.frameworks {
			if f.ask.name == "pytorch" {
				list = append(list, c.warnWheel(e, c.build(i))...)
			}
		}
		list = append(list, c.warnGlibcUnknown(e)...)
		list = append(list, c.warnExtensionIndex(e)...)
		list = append(list, c.warnNearWheel(e)...)
		list = append(list, c.warnPackagePath(e)...)
		if r := &e.ask.releases[c.at(&e.axis)]; !e.ask.pulled {
			list = append(list, c.warnCompilesLater(r, c.build(0))...)
			list = append(list, c.warnCUDAEnd(r)...)
		}
	}
	return list
}

func (c *choice) warnWheel(e *extensionAxis, b *build) []Warning {
	v := c.at(&e.axis)
	if r := &e.ask.releases[v]; len(r.Wheels) == 0 && strings.Contains(r.NeedsNVCC, "wheel") && !c.ask.request.Toolkit {
		return []Warning{warn(ruleExtensionWheel, []string{r.Package + "/" + r.Version + "#needs-nvcc"},
			"the facts do not hold which torch and CUDA the wheels of %s %s are for: where none is for torch %s it is compiled, which takes toolkit = true", e.ask.name, r.Version, b.label())}
	}
	nightly := e.ask.nightlyFor(v, b)
	if nightly == "" {
		return e.ask.warnWheelPatch(v, b)
	}
	r := &e.ask.releases[v]
	return []Warning{warn(ruleNightlyWheel, []string{r.Package + "/" + r.Version},
		"the wheel of %s %s was compiled against the nightly torch %s: it serves %s as a rule, and is not certain to", e.ask.name, r.Version, nightly, b.label())}
}

// glibcFloor is the C library that a release's wheels for a CUDA need; empty
// where they need none or the facts do not say.
func glibcFloor(r *matrices.PackageRelease, cuda string) (floor, cell string) {
	if other := r.MinGlibcByCUDA[minor(cuda)]; other != "" {
		return other, "min-glibc-by-cuda"
	}
	return r.MinGlibc, "min-glibc"
}

func (s *scene) stateExtensionGlibc(e *extensionAxis) {
	if !slices.ContainsFunc(e.ask.releases, func(r matrices.PackageRelease) bool { return r.MinGlibc != "" || len(r.MinGlibcByCUDA) > 0 }) {
		return
	}
	byCUDA := slices.ContainsFunc(e.ask.releases, func(r matrices.PackageRelease) bool { return len(r.MinGlibcByCUDA) > 0 })
	axes := []*axis{&e.axis, &s.os.axis}
	if byCUDA {
		axes = append(axes, &s.cuda.axis)
	}
	s.fact(ruleExtensionGlibc, axes,
		func(v []int) bool {
			has, cuda := s.os.rows[v[1]].Glibc, ""
			if byCUDA {
				cuda = s.cuda.values[v[2]]
			}
			floor, _ := glibcFloor(&e.ask.releases[v[0]], cuda)
			return has == "" || compareDotted(has, floor) >= 0
		}, nil,
		func(left scope) explanation { return s.extensionGlibcWords(e, left) })
}

func (s *scene) extensionGlibcWords(e *extensionAxis, left scope) explanation {
	for _, v := range e.present(left) {
		r, cuda := &e.ask.releases[v], ""
		if list := left[s.cuda.dim]; len(list) == 1 {
			cuda = s.cuda.values[list[0]]
		}
		floor, cell := glibcFloor(r, cuda)
		if floor == "" {
			continue
		}
		text := fmt.Sprintf("the wheels of %s %s need glibc %s", e.ask.name, r.Version, floor)
		facts := []string{r.Package + "/" + r.Version + "#" + cell}
		if oses := left[s.os.dim]; len(oses) > 0 {
			os := &s.os.rows[oses[0]]
			text += fmt.Sprintf(", and %s has %s", os.ID, os.Glibc)
			facts = append(facts, "os/"+os.ID+"#glibc")
		}
		return explanation{text, facts}
	}
	return explanation{text: ruleExtensionGlibc.Text}
}

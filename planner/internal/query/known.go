package query

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// checkKnown finds versions that no table holds. They are faults of the
// request, worded as what they are: not known, which is not the same as known
// not to work.
func (q *Query) checkKnown(tables *facts.Facts, faults *Faults) {
	for _, p := range q.Packages {
		p.checkKnown(tables, faults)
	}
	if q.CUDA != nil {
		q.checkRange(tables, q.CUDA, "CUDA", tables.CUDAVersions(), faults)
	}
	if q.CUDNN != nil {
		q.checkRange(tables, q.CUDNN, "cuDNN", tables.CUDNNVersions(), faults)
	}
	if q.NCCL != nil {
		q.checkRange(tables, q.NCCL, "NCCL", tables.NCCLVersions(), faults)
	}
	if q.Python != nil {
		q.checkPython(tables, faults)
	}
}

// checkRange finds a range that takes in no version that the facts know of a
// part, by itself or as what a build comes with.
func (q *Query) checkRange(tables *facts.Facts, want *Range, name string, known []string, faults *Faults) {
	if slices.ContainsFunc(known, want.Range.Allows) {
		return
	}
	known = slices.Clone(known) // which is the tables' own
	for _, framework := range q.Frameworks() {
		framework.eachBuild(func(b *matrices.Build) {
			known = append(known, map[string]string{"CUDA": b.CUDA, "cuDNN": b.CUDNN, "NCCL": b.NCCL}[name])
		})
	}
	known = slices.DeleteFunc(known, func(v string) bool { return v == "" })
	if slices.ContainsFunc(known, want.Range.Allows) {
		return
	}
	asked, _ := want.Range.Lowest()
	notKnown(tables, want.Text.At, name+" "+want.Text.Value, asked, known, "", faults)
}

// eachBuild calls do for each build of each release.
func (p *Package) eachBuild(do func(*matrices.Build)) {
	for i := range p.Releases {
		for j := range p.Releases[i].Builds {
			do(&p.Releases[i].Builds[j])
		}
	}
}

// notKnown reports a version that the facts do not hold. One newer than all
// that they do hold may well exist: the message says where they end, and the
// way on. For others it names the nearest ones.
func notKnown(tables *facts.Facts, at request.Position, what, asked string, known []string, wayOn string,
	faults *Faults) {
	detail, on := "nothing is said about whether it works", ""
	switch near := version.NearestVersions(asked, known); {
	case asked != "" && version.NewerThan(asked, known):
		detail = "they end with " + near[0] + ", and " + detail
		on = "; newer facts can be laid over with matrices { overlay = [...] }" + words.Prefixed("; ", wayOn)
	case len(near) > 0:
		detail += "; nearest known: " + words.JoinWords(near, "and")
	}
	faults.list = append(faults.list, &request.InputError{At: at, Detail: detail + on, WayOn: on,
		Summary: what + " is not known to the facts of " + tables.Date()})
}

// checkKnown finds a version of a package, and a CUDA of a framework's build,
// that the facts do not hold.
func (p *Package) checkKnown(tables *facts.Facts, faults *Faults) {
	switch p.Kind {
	case Framework:
		if p.Version != nil && !p.knowsVersion() {
			versions := p.versions()
			notKnown(tables, p.Version.Text.At, p.Traits.Name+" "+p.Version.shown(), p.Version.Spec.Low(), versions,
				p.wayOn(versions), faults)
		}
		p.checkVariant(tables, faults)
		p.checkCUDA(tables, faults)
	case Companion, Extension:
		if p.Version != nil && !p.knowsVersion() {
			notKnown(tables, p.At, p.Name+" "+p.Version.shown(), p.Version.Spec.Low(), p.versions(), "", faults)
		}
	}
}

// knowsVersion reports whether a release is one that the target asks for.
func (p *Package) knowsVersion() bool {
	for i := range p.Releases {
		if p.Allows(i) {
			return true
		}
	}
	return false
}

func (p *Package) checkVariant(tables *facts.Facts, faults *Faults) {
	if p.Variant == nil {
		return
	}
	var known []string
	p.eachBuild(func(b *matrices.Build) { known = append(known, b.Variant) })
	if !slices.Contains(known, p.Variant.Variant) {
		faults.Add(p.Variant.Text.At, "no "+p.Traits.Name+" build "+words.Quote(p.Variant.Variant),
			"none is known to the facts of %s%s", tables.Date(),
			words.Prefixed("; ", words.DidYouMean(version.Nearest(p.Variant.Variant, words.Unique(known)))))
	}
}

func (p *Package) checkCUDA(tables *facts.Facts, faults *Faults) {
	if p.CUDA == nil {
		return
	}
	var known []string
	p.eachBuild(func(b *matrices.Build) { known = append(known, b.CUDA, b.CUDAFull) })
	known = words.Unique(append(known, tables.CUDAVersions()...))
	if !slices.ContainsFunc(known, p.CUDA.Range.Allows) {
		asked, _ := p.CUDA.Range.Lowest()
		notKnown(tables, p.CUDA.Text.At, "CUDA "+p.CUDA.Text.Value, asked, known, "", faults)
	}
}

// wayOn says how a plan can go on with a version of a framework that the facts
// do not know.
func (p *Package) wayOn(versions []string) string {
	newest := p.NewestFinal()
	if !namesOne(p.Version.Spec) || len(versions) == 0 || newest < 0 {
		return ""
	}
	like := version.Minor(p.Releases[newest].Version)
	if strings.HasPrefix(p.Version.Text.At.File, "--") {
		return "to plan as if it were like " + like + ": --assume-like " + like
	}
	return "to plan as if it were like " + like + `: assume_like = "` + like + `" beside the version`
}

// shown is a specifier as sentences write it: 2.16 where ==2.16 was asked for.
func (s *Specifier) shown() string {
	if version := strings.TrimSpace(strings.TrimPrefix(s.Text.Value, "==")); s.Spec.Asked() != "" {
		return version
	}
	return s.Text.Value
}

// checkPython also lets a patch release pass whose minor is known: images and
// wheels are made for minors.
func (q *Query) checkPython(tables *facts.Facts, faults *Faults) {
	if pinned, ok := q.Python.Range.Pinned(); ok && version.Parts(pinned) > 2 {
		q.Warnings = append(q.Warnings, plan.Warning{Rule: "python-patch",
			Text: "Python " + pinned + " is taken as " +
				version.Minor(pinned) + ": the base image decides the patch release"})
		q.Python.Range = version.Range{Text: version.Minor(pinned),
			Tests: []version.Comparison{{Operator: "==", Version: version.Minor(pinned)}}}
	}
	images := facts.VersionsOf(tables.PythonImages(), func(r *matrices.PythonImage) string { return r.Python })
	if slices.ContainsFunc(images, q.Python.Range.Allows) {
		return
	}
	known := slices.Concat(images, q.wheelPythons())
	if !slices.ContainsFunc(known, q.Python.Range.Allows) {
		asked, _ := q.Python.Range.Lowest()
		notKnown(tables, q.Python.Text.At, "Python "+q.Python.Text.Value, asked, known, "", faults)
	}
}

// readPythonFrom checks where the target wants its Python from.
func (q *Query) readPythonFrom(faults *Faults) {
	from := q.Request.PythonFrom
	switch {
	case !from.Set():
	case !slices.Contains(request.PythonPlaces(), from.Value):
		faults.Add(from.At, "unknown place of a Python", "%q is none of %s", from.Value,
			strings.Join(request.PythonPlaces(), " and "))
	case from.Value == request.PythonStandalone && q.Windows():
		faults.Add(from.At, "no relocatable build",
			"relocatable builds of Python are put into images, which are Linux's: leave python_from out for Windows")
	case from.Value == request.PythonStandalone && q.AnyJetson():
		faults.Add(from.At, "no relocatable build",
			"builds for Jetson boards are made for the Python of JetPack: leave python_from out for them")
	}
}

// readIndexes checks where the target lets wheels come from.
func (q *Query) readIndexes(tables *facts.Facts, faults *Faults) {
	asked := q.Request.Indexes
	if len(asked) > 0 && !q.Request.TakesFrom(request.PyPI) {
		faults.Add(asked[0].At, "no default index",
			"what packages require comes from the default index: put %s among the indexes", words.Quote(request.PyPI))
	}
	known := append([]string{request.PyPI}, tables.FrameworkNames()...)
	for _, index := range asked {
		if !slices.Contains(known, index.Value) && tables.PackageNamed(index.Value) == nil {
			faults.Add(index.At, "unknown index "+words.Quote(index.Value),
				"%s, the default index, and the names of frameworks and packages are known%s", words.Quote(request.PyPI),
				words.Prefixed("; ", words.DidYouMean(version.Nearest(index.Value, known))))
		}
	}
}

// wheelPythons lists the Pythons that the frameworks have wheels for.
func (q *Query) wheelPythons() []string {
	var list []string
	for _, framework := range q.Frameworks() {
		for i := range framework.Releases {
			list = append(list, framework.Releases[i].Python...)
			list = append(list, framework.Releases[i].PythonWindows...)
		}
	}
	return list
}

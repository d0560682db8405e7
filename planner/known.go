package planner

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// checkKnown finds versions that no table holds. They are faults of the
// request, worded as what they are: not known, which is not the same as known
// not to work.
func (a *ask) checkKnown(p *Planner, f *faults) {
	for i := range a.frameworks {
		a.frameworks[i].checkKnown(p.facts, f)
	}
	for i := range a.companions {
		a.companions[i].checkKnown(a, p.facts, f)
	}
	for i := range a.extensions {
		a.extensions[i].checkKnown(p.facts, f)
	}
	if a.cuda != nil {
		a.checkSpan(p.facts, a.cuda, "CUDA", versionsOf(p.facts.CUDAReleases(), func(r *matrices.CUDARelease) string { return r.Version }), f)
	}
	if a.cudnn != nil {
		a.checkSpan(p.facts, a.cudnn, "cuDNN", versionsOf(p.facts.CUDNNReleases(), func(r *matrices.CUDNNRelease) string { return r.Version }), f)
	}
	if a.nccl != nil {
		a.checkSpan(p.facts, a.nccl, "NCCL", versionsOf(p.facts.NCCLReleases(), func(r *matrices.NCCLRelease) string { return r.Version }), f)
	}
	if a.python != nil {
		a.checkPython(p.facts, f)
	}
}

func (a *ask) checkSpan(facts *facts, want *spanAsk, name string, known []string, f *faults) {
	if slices.ContainsFunc(known, want.span.allows) {
		return
	}
	for i := range a.frameworks {
		for j := range a.frameworks[i].releases {
			for k := range a.frameworks[i].releases[j].Builds {
				row := &a.frameworks[i].releases[j].Builds[k]
				known = append(known, map[string]string{"CUDA": row.CUDA, "cuDNN": row.CUDNN, "NCCL": row.NCCL}[name])
			}
		}
	}
	known = slices.DeleteFunc(known, func(v string) bool { return v == "" })
	if slices.ContainsFunc(known, want.span.allows) {
		return
	}
	asked, _ := want.span.lowest()
	notKnown(facts, want.text.At, name+" "+want.text.Value, asked, known, "", f)
}

// notKnown reports a version that the facts do not hold. One newer than all
// that they do hold may well exist: the message says where they end, and the
// way on. For others it names the nearest ones.
func notKnown(facts *facts, at Position, what, asked string, known []string, wayOn string, f *faults) {
	detail := "nothing is said about whether it works"
	switch near := nearestVersions(asked, known); {
	case asked != "" && newerThan(asked, known):
		detail = "they end with " + near[0] + ", and " + detail + "; newer facts can be laid over with matrices { overlay = [...] }" + orNothing("; ", wayOn)
	case len(near) > 0:
		detail += "; nearest known: " + joinWords(near, "and")
	}
	f.add(at, what+" is not known to the facts of "+facts.date(), "%s", detail)
}

// newerThan reports whether a version is newer than all others.
func newerThan(version string, others []string) bool {
	return len(others) > 0 && !slices.ContainsFunc(others, func(o string) bool { return compareDotted(o, version) >= 0 || startsWith(o, version) })
}

func (fa *frameworkAsk) checkKnown(facts *facts, f *faults) {
	name := displayName(fa.name)
	if v := fa.version; v != nil && !fa.knows(v.spec) {
		versions := fa.versions()
		notKnown(facts, v.text.At, name+" "+shown(v), v.spec.low(), versions, fa.wayOn(v, versions), f)
	}
	if fa.variant == nil && fa.cuda == nil {
		return
	}
	var variants, cudas []string
	for i := range fa.releases {
		for j := range fa.releases[i].Builds {
			row := &fa.releases[i].Builds[j]
			variants = append(variants, row.Variant)
			cudas = append(cudas, row.CUDA, row.CUDAFull)
		}
	}
	if v := fa.variant; v != nil && !slices.Contains(variants, v.variant) {
		f.add(v.text.At, "no "+name+" build "+quote(v.variant), "none is known to the facts of %s%s", facts.date(), orNothing("; ", didYouMean(nearest(v.variant, unique(variants)))))
	}
	if c := fa.cuda; c != nil {
		cudas = append(cudas, versionsOf(facts.CUDAReleases(), func(r *matrices.CUDARelease) string { return r.Version })...)
		cudas = unique(cudas)
		if !slices.ContainsFunc(cudas, c.span.allows) {
			asked, _ := c.span.lowest()
			notKnown(facts, c.text.At, "CUDA "+c.text.Value, asked, cudas, "", f)
		}
	}
}

// wayOn says how a plan can go on with a version that the facts do not know.
func (fa *frameworkAsk) wayOn(want *specifierAsk, versions []string) string {
	if !namesOne(want.spec) || len(versions) == 0 {
		return ""
	}
	like := minor(newestFinal(fa))
	if strings.HasPrefix(want.text.At.File, "--") {
		return "to plan as if it were like " + like + ": --assume-like " + like
	}
	return "to plan as if it were like " + like + `: assume_like = "` + like + `" beside the version`
}

// shown is a specifier as sentences write it: 2.16 where ==2.16 was asked for.
func shown(s *specifierAsk) string {
	if version := strings.TrimSpace(strings.TrimPrefix(s.text.Value, "==")); s.spec.asked() != "" {
		return version
	}
	return s.text.Value
}

func (c *companionAsk) checkKnown(a *ask, facts *facts, f *faults) {
	if c.spec == nil {
		return
	}
	versions := companionVersions(&a.frameworks[c.framework], c.name)
	if !slices.ContainsFunc(versions, c.spec.spec.allows) {
		notKnown(facts, c.at, c.name+" "+shown(c.spec), c.spec.spec.low(), versions, "", f)
	}
}

func (e *extensionAsk) checkKnown(facts *facts, f *faults) {
	var versions []string
	for i := range e.releases {
		if e.allows(i) {
			return
		}
		versions = append(versions, e.releases[i].Version)
	}
	if e.spec != nil {
		notKnown(facts, e.at, e.name+" "+shown(e.spec), e.spec.spec.low(), versions, "", f)
	}
}

// checkPython also lets a patch release pass whose minor is known: images and
// wheels are made for minors.
func (a *ask) checkPython(facts *facts, f *faults) {
	if pinned, ok := a.python.span.pinned(); ok && parts(pinned) > 2 {
		a.warnings = append(a.warnings, Warning{Rule: "python-patch",
			Text: "Python " + pinned + " is taken as " + minor(pinned) + ": the base image decides the patch release"})
		a.python.span = span{text: minor(pinned), tests: []comparison{{"==", minor(pinned)}}}
	}
	images := versionsOf(facts.PythonImages(), func(r *matrices.PythonImage) string { return r.Python })
	if slices.ContainsFunc(images, a.python.span.allows) {
		return
	}
	known := slices.Concat(images, a.wheelPythons())
	if !slices.ContainsFunc(known, a.python.span.allows) {
		asked, _ := a.python.span.lowest()
		notKnown(facts, a.python.text.At, "Python "+a.python.text.Value, asked, known, "", f)
	}
}

// wheelPythons lists the Pythons that the frameworks have wheels for.
func (a *ask) wheelPythons() []string {
	var list []string
	for i := range a.frameworks {
		for j := range a.frameworks[i].releases {
			list = append(list, a.frameworks[i].releases[j].Python...)
			list = append(list, a.frameworks[i].releases[j].PythonWindows...)
		}
	}
	return list
}

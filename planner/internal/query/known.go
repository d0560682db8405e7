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
func (a *Query) checkKnown(tables *facts.Facts, f *Faults) {
	for i := range a.Frameworks {
		a.Frameworks[i].CheckKnown(tables, f)
	}
	for i := range a.Companions {
		a.Companions[i].CheckKnown(a, tables, f)
	}
	for i := range a.Extensions {
		a.Extensions[i].CheckKnown(tables, f)
	}
	if a.CUDA != nil {
		a.checkRange(tables, a.CUDA, "CUDA", facts.VersionsOf(tables.CUDAReleases(),
			func(r *matrices.CUDARelease) string { return r.Version }), f)
	}
	if a.CUDNN != nil {
		a.checkRange(tables, a.CUDNN, "cuDNN", facts.VersionsOf(tables.CUDNNReleases(),
			func(r *matrices.CUDNNRelease) string { return r.Version }), f)
	}
	if a.NCCL != nil {
		a.checkRange(tables, a.NCCL, "NCCL", facts.VersionsOf(tables.NCCLReleases(),
			func(r *matrices.NCCLRelease) string { return r.Version }), f)
	}
	if a.Python != nil {
		a.checkPython(tables, f)
	}
}

func (a *Query) checkRange(facts *facts.Facts, want *Range, name string, known []string, f *Faults) {
	if slices.ContainsFunc(known, want.Range.Allows) {
		return
	}
	for i := range a.Frameworks {
		for j := range a.Frameworks[i].Releases {
			for k := range a.Frameworks[i].Releases[j].Builds {
				row := &a.Frameworks[i].Releases[j].Builds[k]
				known = append(known, map[string]string{"CUDA": row.CUDA, "cuDNN": row.CUDNN, "NCCL": row.NCCL}[name])
			}
		}
	}
	known = slices.DeleteFunc(known, func(v string) bool { return v == "" })
	if slices.ContainsFunc(known, want.Range.Allows) {
		return
	}
	asked, _ := want.Range.Lowest()
	notKnown(facts, want.Text.At, name+" "+want.Text.Value, asked, known, "", f)
}

// notKnown reports a version that the facts do not hold. One newer than all
// that they do hold may well exist: the message says where they end, and the
// way on. For others it names the nearest ones.
func notKnown(facts *facts.Facts, at request.Position, what, asked string, known []string, wayOn string, f *Faults) {
	detail := "nothing is said about whether it works"
	switch near := version.NearestVersions(asked, known); {
	case asked != "" && version.NewerThan(asked, known):
		detail = "they end with " + near[0] + ", and " + detail +
			"; newer facts can be laid over with matrices { overlay = [...] }" + words.Prefixed("; ", wayOn)
	case len(near) > 0:
		detail += "; nearest known: " + words.JoinWords(near, "and")
	}
	f.Add(at, what+" is not known to the facts of "+facts.Date(), "%s", detail)
}

func (fa *Framework) CheckKnown(tables *facts.Facts, f *Faults) {
	name := fa.Info.Name
	if v := fa.Version; v != nil && !fa.knows(v.Spec) {
		versions := fa.versions()
		notKnown(tables, v.Text.At, name+" "+shown(v), v.Spec.Low(), versions, fa.wayOn(v, versions), f)
	}
	if fa.Variant == nil && fa.CUDA == nil {
		return
	}
	var variants, cudas []string
	for i := range fa.Releases {
		for j := range fa.Releases[i].Builds {
			row := &fa.Releases[i].Builds[j]
			variants = append(variants, row.Variant)
			cudas = append(cudas, row.CUDA, row.CUDAFull)
		}
	}
	if v := fa.Variant; v != nil && !slices.Contains(variants, v.Variant) {
		f.Add(v.Text.At, "no "+name+" build "+words.Quote(v.Variant), "none is known to the facts of %s%s", tables.Date(),
			words.Prefixed("; ", words.DidYouMean(version.Nearest(v.Variant, words.Unique(variants)))))
	}
	if c := fa.CUDA; c != nil {
		cudas = append(cudas, facts.VersionsOf(tables.CUDAReleases(),
			func(r *matrices.CUDARelease) string { return r.Version })...)
		cudas = words.Unique(cudas)
		if !slices.ContainsFunc(cudas, c.Range.Allows) {
			asked, _ := c.Range.Lowest()
			notKnown(tables, c.Text.At, "CUDA "+c.Text.Value, asked, cudas, "", f)
		}
	}
}

// wayOn says how a plan can go on with a version that the facts do not know.
func (fa *Framework) wayOn(want *Specifier, versions []string) string {
	if !namesOne(want.Spec) || len(versions) == 0 {
		return ""
	}
	like := version.Minor(NewestFinal(fa))
	if strings.HasPrefix(want.Text.At.File, "--") {
		return "to plan as if it were like " + like + ": --assume-like " + like
	}
	return "to plan as if it were like " + like + `: assume_like = "` + like + `" beside the version`
}

// shown is a specifier as sentences write it: 2.16 where ==2.16 was asked for.
func shown(s *Specifier) string {
	if version := strings.TrimSpace(strings.TrimPrefix(s.Text.Value, "==")); s.Spec.Asked() != "" {
		return version
	}
	return s.Text.Value
}

func (c *Companion) CheckKnown(a *Query, facts *facts.Facts, f *Faults) {
	if c.Spec == nil {
		return
	}
	versions := CompanionVersions(&a.Frameworks[c.Framework], c.Name)
	if !slices.ContainsFunc(versions, c.Spec.Spec.Allows) {
		notKnown(facts, c.at, c.Name+" "+shown(c.Spec), c.Spec.Spec.Low(), versions, "", f)
	}
}

func (e *Extension) CheckKnown(facts *facts.Facts, f *Faults) {
	var versions []string
	for i := range e.Releases {
		if e.Allows(i) {
			return
		}
		versions = append(versions, e.Releases[i].Version)
	}
	if e.Spec != nil {
		notKnown(facts, e.at, e.Name+" "+shown(e.Spec), e.Spec.Spec.Low(), versions, "", f)
	}
}

// checkPython also lets a patch release pass whose minor is known: images and
// wheels are made for minors.
func (a *Query) checkPython(tables *facts.Facts, f *Faults) {
	if pinned, ok := a.Python.Range.Pinned(); ok && version.Parts(pinned) > 2 {
		a.Warnings = append(a.Warnings, plan.Warning{Rule: "python-patch",
			Text: "Python " + pinned + " is taken as " + version.Minor(pinned) + ": the base image decides the patch release"})
		a.Python.Range = version.Range{Text: version.Minor(pinned),
			Tests: []version.Comparison{{Operator: "==", Version: version.Minor(pinned)}}}
	}
	images := facts.VersionsOf(tables.PythonImages(), func(r *matrices.PythonImage) string { return r.Python })
	if slices.ContainsFunc(images, a.Python.Range.Allows) {
		return
	}
	known := slices.Concat(images, a.wheelPythons())
	if !slices.ContainsFunc(known, a.Python.Range.Allows) {
		asked, _ := a.Python.Range.Lowest()
		notKnown(tables, a.Python.Text.At, "Python "+a.Python.Text.Value, asked, known, "", f)
	}
}

// wheelPythons lists the Pythons that the frameworks have wheels for.
func (a *Query) wheelPythons() []string {
	var list []string
	for i := range a.Frameworks {
		for j := range a.Frameworks[i].Releases {
			list = append(list, a.Frameworks[i].Releases[j].Python...)
			list = append(list, a.Frameworks[i].Releases[j].PythonWindows...)
		}
	}
	return list
}

package refusal

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// OnNoIndex returns why an installer finds no build of a framework that is named by its label
// (torch==2.4.0+cu121), or by an extra that requires one, or of a release that the default index does not have: that
// takes no labels, and no index that is asked besides has this one. It returns the build, too; nil where one may be
// found. Where an index is asked of which the facts know nothing, that alone is returned, and no reason: it may have
// the build.
func OnNoIndex(q *question.Question) (rules []plan.ConflictRule, none *candidate.Build, unknown *observed.Index) {
	return onNoIndex(q, false)
}

// CaughtOnNoIndex returns why an installer finds no build of a framework where the text goes on then, with another
// release of it that an earlier command has installed; nil for others.
func CaughtOnNoIndex(q *question.Question) []plan.ConflictRule {
	rules, _, _ := onNoIndex(q, true)
	return rules
}

func onNoIndex(q *question.Question, caught bool) (
	rules []plan.ConflictRule, none *candidate.Build, unknown *observed.Index) {
	if len(q.Held) > 0 || q.Opaque.Value != "" || q.Env.UnreadIndex || len(q.Env.ByDriver) > 0 || q.Foreign() ||
		slices.ContainsFunc(q.Frameworks, func(p existing.Package) bool { return p.Installed }) {
		return nil, nil, nil // it may be there already, or come from elsewhere
	}
	for i, framework := range q.Query.Frameworks() {
		g, seen := &q.Given[i], q.ObservedAs(framework)
		if len(seen) != 1 || len(g.Builds) == 0 || !isFetched(q, seen[0], caught) {
			continue
		}
		p, b := seen[0], g.Builds[0]
		elsewhere := g.By == candidate.ByDefault && q.FromDefaultAlone(framework) &&
			!slices.ContainsFunc(g.Builds, func(b *candidate.Build) bool { return b.IsPyPI })
		if !elsewhere && !labelled(p, g) || b.IndexURL() == "" {
			continue
		}
		found, unknown := foundBeside(q, framework, p, b)
		if unknown != nil {
			return nil, b, unknown
		}
		if found {
			continue
		}
		if elsewhere {
			return append(q.Asked(&p.Seen, "asked-framework"), q.Fact(packages.PackageName, fmt.Sprintf(
				"%s %s is on %s, which is not asked: the default index does not have it", framework.Traits.Name,
				b.Release.Version, b.IndexURL()), b.Ref(""))), b, nil
		}
		label := b.Label()
		if p.Label != "" {
			label = p.Exact + "+" + p.Label
		}
		return append(q.Asked(&p.Seen, "asked-framework"), q.Fact(packages.PackageName, fmt.Sprintf(
			"%s %s is on %s, which is not asked: the default index takes no versions with a label", framework.Traits.Name,
			label, b.IndexURL()), b.Ref(""))), b, nil
	}
	return nil, nil, nil
}

// OtherName returns why an installer does not find the wheels of a package: the default index has them by other
// names, after their CUDA or another one. It returns what was observed of it, too, and these names, that for the
// newest CUDA first; nil where there is none such, or another index may have it.
func OtherName(q *question.Question) ([]plan.ConflictRule, *existing.Package, []string) {
	if q.Foreign() || q.Env.UnreadIndex || !q.ForGPU() && q.SaidForCPU() {
		return nil, nil, nil
	}
	for _, e := range q.Query.Of(query.Extension) {
		p := q.SeenAt(e.At)
		if p == nil || e.Transitive || p.IsThere() || p.Conda || p.Source || p.From != "" || p.Label != "" ||
			slices.ContainsFunc(q.Env.Indexes, func(x observed.Index) bool { return q.Asks(&x, p) }) {
			continue
		}
		names, ref := listedNames(e, q.Facts.PackageNamed(p.Name).PyPI)
		if len(names) == 0 || slices.Contains(names, p.Name) {
			continue
		}
		shown := slices.Clone(names[:min(len(names), mostNames)])
		slices.Reverse(shown)
		return append(q.Asked(&p.Seen, "asked-package"), q.Fact(packages.PackageName, fmt.Sprintf(
			"the wheels of %s with GPU code are on the index as %s: what it has as %s is none of them", e.Name,
			words.JoinWords(shown, "and"), p.Name), ref)), p, names
	}
	return nil, nil, nil
}

// mostNames is how many names of a package a sentence says.
const mostNames = 3

// listedNames returns the names that the index has the releases of a package by which are asked for, that for the
// newest CUDA first, and the first such release. Those that list none have the package's own name, if it has one.
func listedNames(e *query.Package, own string) (names []string, ref string) {
	for i := range e.Releases {
		row := e.Releases[i].Row
		if !e.Allows(i) {
			continue
		}
		listed := row.PyPI
		if len(listed) == 0 && own != "" {
			listed = []string{own}
		}
		if len(row.PyPI) > 0 {
			ref = cmp.Or(ref, e.Releases[i].Ref(""))
		}
		for _, name := range listed {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	if ref == "" {
		return nil, ""
	}
	slices.SortStableFunc(names, func(a, b string) int { return version.Compare(cudaDigits(b), cudaDigits(a)) })
	return names, ref
}

// cudaDigits returns the digits at the end of a name, as a version of a CUDA: 11.8 of spconv-cu118.
func cudaDigits(name string) string {
	digits := name[strings.LastIndexFunc(name, func(r rune) bool { return r < '0' || r > '9' })+1:]
	if len(digits) > 2 {
		return digits[:len(digits)-1] + "." + digits[len(digits)-1:]
	}
	return digits
}

// isFetched reports whether a command, or a file that names indexes, has an installer look for a
// package in a version: one behind which the text goes on with another that is there, or any other. A notebook may find
// it in its machine already.
func isFetched(q *question.Question, p *existing.Package, caught bool) bool {
	if p.ByName || p.Conda || p.Source || p.From != "" || p.Exact == "" || p.At.ByFlag() ||
		strings.HasSuffix(p.At.File, ".ipynb") || p.Command == 0 && !q.NamesIndex() {
		return false
	}
	before := false
	for i := range q.Env.Observations {
		o := &q.Env.Observations[i]
		pinned, _, _ := strings.Cut(o.Value, "+")
		another := pinned != "" && version.Compare(pinned, p.Exact) != 0 && o.Command > 0 && o.Command < p.Command
		if i != p.Number && o.Kind == observed.Package && o.Name == p.Name && !another {
			return false // it may have been installed before
		}
		before = before || another && o.Name == p.Name
	}
	return caught == (before && q.Env.Observations[p.Number].Caught)
}

// labelled reports whether what an installer is asked for has a label, or requires something that has.
func labelled(p *existing.Package, g *candidate.Given) bool {
	if p.Label != "" {
		return !reading.VendorLabel(p.Label)
	}
	without := func(b *candidate.Build) bool {
		for _, spec := range b.Row.Requires {
			if strings.Contains(spec, "+") {
				return false
			}
		}
		return true
	}
	return g.By == candidate.ByExtra && p.Command > 0 && !slices.ContainsFunc(g.Builds, without)
}

// foundBeside reports whether an index that is asked for a framework has a build of it, or returns one of which
// the facts know nothing.
func foundBeside(q *question.Question, framework *query.Package, p *existing.Package, b *candidate.Build) (
	found bool, unknown *observed.Index) {
	asked := false
	for i := range q.Env.Indexes {
		index := &q.Env.Indexes[i]
		if !q.IsAskedFor(index, framework) {
			continue
		}
		asked = true
		one := candidate.Install{Indexes: []string{index.URL}}
		switch {
		case existing.IsDefault(index):
		case one.AsksIndexOf(b), candidate.HasBelow(index.URL, b):
			return true, nil
		case q.IsUnknown(index):
			unknown = index
		}
	}
	return p.Command == 0 && !asked, unknown // its installer may be told of another one
}

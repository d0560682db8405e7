package packages

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
)

// stateTorchBuilt ties packages to builds of the torch minor that their libraries were
// compiled against, unless the target names their release.
func stateTorchBuilt(s *model.Statement) {
	for _, e := range s.Of(query.Extension) {
		if namesOne(e.Package) {
			continue
		}
		for _, f := range s.Frameworks() {
			if !f.Package.Traits.Extended || len(f.Builds) == 0 {
				continue
			}
			name := f.Builds[0].Release.Package
			if !slices.ContainsFunc(e.Releases, func(r facts.Release) bool { return builtMinor(r.Row, name) != "" }) {
				continue
			}
			built := model.NewTerm(&e.Variable, func(i int) string { return builtMinor(e.Row(i), name) }).Alike(model.Itself)
			beside := func(minor, torch string) bool { return minor == "" || version.Minor(torch) == minor }
			model.Constrain2(s, built, f.VersionTerm().Alike(version.Minor), beside, model.Says{
				Explain: func(left model.Domains) model.Explanation { return builtWords(e, f, e.ReleasesLeft(left)) }})
		}
	}
}

// builtWords says of a release left what its libraries were compiled against.
func builtWords(e, f *model.PackageVariable, left []int) model.Explanation {
	for _, v := range left {
		if r := e.Row(v); builtMinor(r, f.Builds[0].Release.Package) != "" {
			return model.Explanation{Facts: []string{builtFact(r)},
				Text: fmt.Sprintf("%s; who names %s==%s gets it beside another, unproven",
					builtText(e, r, f.Package.Traits.Module), e.Package.Name, r.Version)}
		}
	}
	return model.Explanation{}
}

// builtMinor returns the torch minor that the libraries of a release were compiled against,
// where neither its metadata nor the names of its wheels tell and they do not reach torch, the
// package of that name, by functions that stay; empty for others.
func builtMinor(r *matrices.PackageRelease, torch string) string {
	if r == nil || version.Parts(r.TorchBuilt) < 2 || r.TorchABI == "stable" || len(r.Wheels) > 0 ||
		candidate.TiedToTorch(r) {
		return ""
	}
	if _, pinned := version.Exactly(facts.NeedOf(r, torch)); pinned {
		return ""
	}
	return version.Minor(r.TorchBuilt)
}

func builtFact(r *matrices.PackageRelease) string {
	return r.Package + "/" + r.Version + "#torch-built"
}

func builtText(e *model.PackageVariable, r *matrices.PackageRelease, module string) string {
	return fmt.Sprintf("the wheels of %s %s were compiled against %s %s", e.Package.Name, r.Version, module,
		r.TorchBuilt)
}

// warnTorchBuilt reports a package that was compiled against another torch minor than it
// stands beside.
func warnTorchBuilt(r *rule.Report) {
	row := release(r)
	for _, b := range extended(r) {
		minor := builtMinor(row, b.Release.Package)
		if minor != "" && minor != version.Minor(b.Release.Version) && !r.Extension.Package.Own {
			r.Warn([]string{builtFact(row)}, "%s, and whether they load beside %s is not established",
				builtText(r.Extension, row, b.Traits.Module), b.Label())
		}
	}
}

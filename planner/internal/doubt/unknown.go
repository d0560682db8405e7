package doubt

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/verdict"
)

// freeThreaded says that wheels for a free-threaded Python are not known, where a package is
// to be installed into one: they are apart from those for the other Python, and fewer.
func freeThreaded(q *question.Question, best *model.Solution) *verdict.Missing {
	if !q.FreePython {
		return nil
	}
	var name, requirement string
	for i := range q.Frameworks {
		if b := best.Build(best.Frameworks()[i]); !q.Env.Observations[q.Frameworks[i].Number].Installed {
			name, requirement = b.Traits.Name+" "+b.Release.Version, b.Release.Package+"=="+b.Release.Version
		}
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		info := q.Facts.PackageNamed(p.Name)
		if info == nil || name != "" || q.PlainPython(info) || q.Env.Observations[p.Number].Installed {
			continue
		}
		name, requirement = p.Name, p.Name
		if p.Exact != "" {
			name, requirement = p.Name+" "+p.Exact, p.Name+"=="+p.Exact
		}
	}
	if name == "" {
		return nil
	}
	return &verdict.Missing{Why: fmt.Sprintf("Python %s is free-threaded, and the facts do not say whether %s has a "+
		"wheel for that", q.Python.Value, name), Observe: "whether the installer finds one", Facts: []string{},
		Command: fmt.Sprintf("pip download --no-deps --only-binary :all: '%s'", requirement)}
}

// unsaidPython says that the Python decides, where nobody says which it is: a package requires another release of
// the framework on some of those that the framework is built for.
func unsaidPython(q *question.Question, best *model.Solution) *verdict.Missing {
	if q.Python.Number >= 0 {
		return nil
	}
	var within version.Specifier
	if q.Pythons.Number >= 0 {
		within = q.Facts.Specifier(q.Pythons.Value)
	}
	for _, e := range best.Of(query.Extension) {
		row := e.Row(best.At(&e.Variable))
		if row == nil {
			continue
		}
		for _, b := range best.Builds() {
			if need := packages.NeedOnAnotherPython(row, b, within); need != "" {
				return &verdict.Missing{Why: fmt.Sprintf("%s %s needs %s, and nobody says which Python it is", row.Package,
					row.Version, need), Observe: "the version of Python", Command: "python --version",
					Facts: []string{row.Package + "/" + row.Version + "#requires"}}
			}
		}
	}
	return nil
}

// NothingToRunOn says that nothing is named that the facts hold the GPU code of, neither a
// framework nor a package that brings one; nil where something is.
func NothingToRunOn(q *question.Question) *verdict.Missing {
	if len(q.Frameworks) > 0 {
		return nil
	}
	var names []string
	for i := range q.Packages {
		p := &q.Packages[i]
		if info := q.Facts.PackageNamed(p.Name); info != nil && len(q.Facts.PackageReleases(info)) > 0 &&
			!q.PlainPython(info) {
			return nil
		}
		if !question.Installs(p.Name) {
			names = append(names, strings.TrimPrefix(p.Words, p.At.File+" ")) // of a flag
		}
	}
	if len(q.Packages) == 0 {
		return nil
	}
	why := "neither a framework nor a package with GPU code is named"
	if names = slices.Compact(names); len(names) > 0 {
		why = fmt.Sprintf("the facts of %s hold no GPU code of %s, and no framework is named that has some",
			q.Facts.Date(), words.JoinWords(names[:min(len(names), 3)], "or"))
	}
	return &verdict.Missing{Why: why,
		Observe: "the framework, or the packages with GPU code, that it runs on", Command: "pip freeze",
		Facts: []string{}}
}

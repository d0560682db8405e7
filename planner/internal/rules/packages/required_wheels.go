package packages

import (
	"fmt"
	"maps"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/request"
)

// stateRequiredPythons holds a package to the Pythons for which what it requires, and nobody names, has wheels on the
// platform: what is named is held to its own.
func stateRequiredPythons(s *model.Statement, e *model.PackageVariable) {
	names := model.PerValue(s.Model, e.Same, "bounded names", nil, func() []string {
		bounded := map[string]bool{}
		for i := range e.Size {
			for name, versions := range e.Row(i).Requires {
				if facts.IsBounded(versions) {
					bounded[name] = true
				}
			}
		}
		return slices.Sorted(maps.Keys(bounded))
	})
	for _, name := range names {
		if s.Query.Names(request.NormalizeName(name)) {
			continue
		}
		required := model.PerValue(s.Model, e.Same, "required wheels", needKey{name: name, platform: s.Query.Platform},
			func() []*facts.RequiredWheels {
				list, known := make([]*facts.RequiredWheels, e.Size), map[string]*facts.RequiredWheels{}
				for i := range list {
					list[i] = s.Facts.RequiredWheels(e.Row(i), name, s.Query.Platform, known)
				}
				return list
			})
		if slices.ContainsFunc(required, func(w *facts.RequiredWheels) bool { return w != nil }) {
			stateRequiredPython(s, e, name, required)
		}
	}
}

func stateRequiredPython(s *model.Statement, e *model.PackageVariable, name string, required []*facts.RequiredWheels) {
	wheels := model.Over(&e.Variable, required).Alike(func(w *facts.RequiredWheels) string {
		if w == nil {
			return ""
		}
		return w.Versions
	})
	compiled := e.Package.BringsSource
	model.Constrain2(s, wheels, s.Python.Term(), func(w *facts.RequiredWheels, python string) bool {
		return w == nil || slices.Contains(w.Pythons, python) ||
			compiled && w.Info.Sdist && mayCompileOn(w.Newest, python)
	}, model.Says{Own: compiled, From: name, Explain: func(left model.Domains) model.Explanation {
		for _, i := range e.ReleasesLeft(left) {
			if w := required[i]; w != nil {
				return saysRequired(e, i, w, s.Query.Platform)
			}
		}
		return model.Explanation{}
	}})
}

func saysRequired(e *model.PackageVariable, release int, w *facts.RequiredWheels, platform string) model.Explanation {
	row := e.Row(release)
	there := "wheels for Python " + words.Runs(w.Pythons)
	if len(w.Pythons) == 0 {
		there = "no wheels for " + platform
	}
	said := model.Explanation{
		Text:  fmt.Sprintf("%s %s needs %s %s, which has %s", e.Package.Name, row.Version, w.Info.Name, w.Versions, there),
		Facts: append(needFacts(row, w.Info.Name), w.Info.Name+"/"+w.Newest.Version)}
	if end := w.Newest.SourceEnd; end != "" {
		said.Text += ", and whose source does not compile on " + end
		said.Facts = append(said.Facts, w.Info.Name+"/"+w.Newest.Version+"#source-end")
	}
	return said
}

// BroughtWithoutWheel returns what a release requires, and nobody names, of which no wheel is for a Python; nil for
// nothing.
func BroughtWithoutWheel(m *model.Model, e *model.PackageVariable, release int, python string) *facts.RequiredWheels {
	row := e.Row(release)
	for _, name := range slices.Sorted(maps.Keys(row.Requires)) {
		w := m.Facts.RequiredWheels(row, name, m.Query.Platform, nil)
		if w != nil && !m.Query.Names(w.Info.Name) && !slices.Contains(w.Pythons, python) {
			return w
		}
	}
	return nil
}

// BringsSource reports whether a package may require something that nobody names and that has its source on the index,
// beside wheels for some Pythons.
func BringsSource(known *facts.Facts, q *query.Query, e *query.Package) bool {
	for i := range e.Releases {
		row := e.Releases[i].Row
		for name := range row.Requires {
			if !e.Allows(i) {
				break
			}
			w := known.RequiredWheels(row, name, q.Platform, nil)
			if w != nil && w.Info.Sdist && !q.Names(w.Info.Name) {
				return true
			}
		}
	}
	return false
}

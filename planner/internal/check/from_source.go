package check

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ifFromSource asks whether an environment would run with the packages compiled there that have their source on the
// index, and no wheel for its Python or its C library: pip compiles those, and what packages require of that kind. What
// a report shows is there, also where the source is known not to compile.
func (c *environment) ifFromSource(q *question.Question) (*verdict.Missing, error) {
	var compiled []*query.Package
	for _, e := range q.Query.Of(query.Extension) {
		p := q.SeenAt(e.At)
		if e.Own || e.Transitive || p == nil {
			continue
		}
		e.BringsSource = !e.Complete && packages.BringsSource(q.Facts, q.Query, e)
		if e.Traits.Sdist {
			e.Own, e.FromSource = p.Installed, !p.Installed
		}
		if e.Traits.Sdist || e.BringsSource {
			compiled = append(compiled, e)
		}
	}
	defer func() {
		for _, e := range compiled {
			e.Own, e.FromSource, e.BringsSource = false, false, false
		}
	}()
	if len(compiled) == 0 {
		return nil, nil
	}
	best, err := c.runs(q)
	if err != nil || best == nil {
		return nil, err
	}
	python, glibc := best.Part(best.Python), q.Query.Existing.OS.Glibc
	for _, e := range best.Of(query.Extension) {
		if slices.Contains(compiled, e.Package) {
			if missing := doubt.FromSdist(q, best, e, python, glibc); missing != nil {
				return missing, nil
			}
		}
	}
	return nil, nil
}

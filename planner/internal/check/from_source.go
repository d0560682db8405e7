package check

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ifFromSource asks whether an environment would run with the packages compiled there that have their source on the
// index, and no wheel for its Python or its C library: pip compiles those. What a report shows is there, also where
// the source is known not to compile.
func (c *environment) ifFromSource(q *question.Question) (*verdict.Missing, error) {
	var compiled []*query.Package
	for _, e := range q.Query.Of(query.Extension) {
		if p := q.SeenAt(e.At); e.Traits.Sdist && !e.Own && !e.Transitive && p != nil {
			e.Own = p.Installed
			e.FromSource = !p.Installed
			compiled = append(compiled, e)
		}
	}
	if len(compiled) == 0 {
		return nil, nil
	}
	best, err := c.runs(q)
	for _, e := range compiled {
		e.Own, e.FromSource = false, false
	}
	if err != nil || best == nil {
		return nil, err
	}
	python, glibc := best.Part(best.Python), q.Query.Existing.OS.Glibc
	for _, e := range best.Of(query.Extension) {
		if slices.Contains(compiled, e.Package) {
			if missing := doubt.FromSdist(q, e, e.Row(best.At(&e.Variable)), python, glibc); missing != nil {
				return missing, nil
			}
		}
	}
	return nil, nil
}

package planner

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/verdict"
)

// unsaidRelease says that nobody said which release a framework is that was built
// from source, or by a vendor for an image of its own: no installer would have
// chosen it, so that the default says nothing.
func (q *question) unsaidRelease() *verdict.Missing {
	for i := range q.frameworks {
		p := &q.frameworks[i]
		if !p.source || p.Exact != "" {
			continue
		}
		module := q.facts.FrameworkInfo(p.framework).Module
		return &verdict.Missing{
			Why:     fmt.Sprintf("%s (%s) is a build of its own, and which release it is, is not said", p.Name, p.text),
			Observe: "its version", Command: fmt.Sprintf("python -c 'import %s; print(%[1]s.__version__)'", module),
			Facts: []string{}}
	}
	return nil
}

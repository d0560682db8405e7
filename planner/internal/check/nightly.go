package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ifLikeBefore asks whether an environment that fails with the release which a nightly precedes runs with the one
// before that: a nightly is made with what that one was made with until its makers take the next CUDA. It returns nil
// where the label of the nightly says its CUDA.
func (c *environment) ifLikeBefore(q *question.Question) (*verdict.Missing, error) {
	for i := range c.Frameworks {
		p := &c.Frameworks[i]
		before := c.releaseBefore(p)
		if before == "" {
			continue
		}
		next := *c
		next.Frameworks = slices.Clone(c.Frameworks)
		like := &next.Frameworks[i]
		like.Requirement = reading.Requirement{Name: p.Name, Extras: p.Extras}
		like.ReadVersion("==" + before)
		best, _, err := c.worksAs(q, &next)
		if err != nil {
			return nil, err
		}
		if best == nil {
			continue
		}
		precedes, _ := reading.Precedes(p.Exact)
		name := c.Facts.FrameworkInfo(p.Framework).Name
		which := doubt.WhichBuild(q, i, fmt.Sprintf("%s %s is made like %s, which does not run here, or like %s, which does",
			name, p.Exact, precedes, best.Build(best.Frameworks()[i]).Label()))
		which.Observe = "the CUDA that it is made with"
		if t := c.Facts.FrameworkInfo(p.Framework); t.Label == "" && t.BuildFile == "" { // its version does not say
			which.Command = ""
		}
		return which, nil
	}
	return nil, nil
}

// releaseBefore returns the last release of the minor before the one that a nightly precedes, or before that one itself
// where the major is 0; empty for what is no nightly, or one whose label says its CUDA.
func (c *environment) releaseBefore(p *existing.Package) string {
	precedes, early := reading.Precedes(p.Exact)
	if !early || !strings.Contains(p.Exact, "dev") || p.Label != "" {
		return ""
	}
	releases := c.Facts.Frameworks(p.Framework)
	upTo := version.Minor(precedes)
	if version.Major(precedes) == "0" {
		upTo = precedes
	}
	at := slices.IndexFunc(releases, func(r matrices.FrameworkRelease) bool {
		return version.IsDotted(r.Version) && version.Compare(version.Truncate(r.Version, version.Parts(upTo)), upTo) < 0
	})
	if at < 0 {
		return ""
	}
	return releases[at].Version
}

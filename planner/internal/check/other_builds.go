package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/verdict"
)

// neitherBuild returns the framework whose default build runs on the CPU alone
// and whose GPU builds do not run here either, so that it does not matter which
// one it is; -1 for none.
func (c *environment) neitherBuild(q *question, best *model.Solution) (int, error) {
	for i := range q.given {
		if !best.Build(best.Frameworks()[i]).CPU() || len(q.given[i].Others) == 0 {
			continue
		}
		if missing, err := c.otherBuilds(q, i); err != nil || missing == nil {
			return i, err
		}
	}
	return -1, nil
}

// serves reports whether one of some builds has code for the GPU.
func (q *question) serves(builds []*candidate.Build) bool {
	archs := q.Facts.ByCapability()
	return slices.ContainsFunc(builds, func(b *candidate.Build) bool {
		return !b.CPU() && (q.board == nil || !b.Covers(archs[q.board.ComputeCapability], archs).Refused())
	})
}

// otherBuilds asks whether the environment would run with another build that the
// words leave open; then it matters which one it is.
func (c *environment) otherBuilds(q *question, place int) (*verdict.Missing, error) {
	framework := q.query.Frameworks()[place]
	builds, own := q.given[place].Builds, framework.Taken
	q.takeOthers(place)
	best, err := c.runs(q)
	framework.Taken = own
	if err != nil || best == nil {
		return nil, err
	}
	would := best.Build(best.Frameworks()[place]).Label()
	lacks := "has no GPU code"
	switch {
	case fromFeed(&q.given[place]):
		lacks = "is for another CUDA"
	case !builds[0].CPU():
		lacks += " for " + q.board.Name
	}
	return q.whichBuild(place, fmt.Sprintf("%s %s, which pip installs on %s, %s; %s would run",
		framework.Traits.Name, builds[0].Label(), q.Platform, lacks, would)), nil
}

// takeOthers takes the builds with GPU code of a framework for those that are
// there.
func (q *question) takeOthers(place int) {
	framework := q.query.Frameworks()[place]
	others := query.Taken{Builds: map[*matrices.Build]bool{}, Text: "a GPU build of " + framework.Traits.Name}
	for i := range q.others[place] {
		others.Builds[q.others[place][i].Row] = true
	}
	framework.Taken = &others
}

// fromFeed reports whether what words leave open besides are builds for another CUDA that
// a feed of their makers has.
func fromFeed(g *candidate.Given) bool {
	return len(g.Others) > 0 && !g.Builds[0].CPU() && g.Others[0].Row.IndexKind == "feed"
}

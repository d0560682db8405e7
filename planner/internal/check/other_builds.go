package check

import (
	"fmt"
	"maps"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/verdict"
)

// neitherBuild returns the framework whose default build runs on the CPU alone
// and whose GPU builds do not run here either, so that it does not matter which
// one it is; -1 for none.
func (c *environment) neitherBuild(q *question.Question, best *model.Solution) (int, error) {
	for i := range q.Given {
		if !best.Build(best.Frameworks()[i]).CPU() || len(q.Given[i].Others) == 0 {
			continue
		}
		if missing, err := c.otherBuilds(q, i); err != nil || missing == nil {
			return i, err
		}
	}
	return -1, nil
}

// otherBuilds asks whether the environment would run with another build that the
// words leave open; then it matters which one it is.
func (c *environment) otherBuilds(q *question.Question, place int) (*verdict.Missing, error) {
	framework := q.Query.Frameworks()[place]
	builds, own := q.Given[place].Builds, framework.Taken
	takeOthers(q, place)
	best, err := c.runs(q)
	framework.Taken = own
	if err != nil || best == nil {
		return nil, err
	}
	would := best.Build(best.Frameworks()[place])
	given := builds[0]
	if len(q.ObservedAs(framework)) == 0 { // of a package, whose release decides
		given = sameRelease(q, framework, would, given)
	}
	lacks := "has no GPU code"
	switch p := q.LabelledForAnother(place); {
	case p != nil:
		lacks = "does not go with " + p.Name + " " + p.Exact + "+" + p.Label
	case question.FromFeed(&q.Given[place]):
		lacks = "is for another CUDA"
	case q.Given[place].By == candidate.ByPackage:
		lacks = "takes CUDA's libraries from the system, which has others or none"
	case !given.CPU():
		lacks += " for " + q.Board.Name
	}
	return doubt.WhichBuild(q, place, fmt.Sprintf("%s %s, which pip installs on %s, %s; %s would run",
		framework.Traits.Name, given.Label(), q.Platform, lacks, would.Label())), nil
}

// sameRelease returns the build that an installer gives of the release that another one is of; the one that is
// given otherwise where there is none.
func sameRelease(q *question.Question, framework *query.Package, other, otherwise *candidate.Build) *candidate.Build {
	for age := range framework.Releases {
		r := &framework.Releases[age]
		if given := q.Install(framework).Of(framework, r, age); r.Version == other.Release.Version && len(given.Builds) > 0 {
			return given.Builds[0]
		}
	}
	return otherwise
}

// takeOthers takes the builds with GPU code of a framework for those that are
// there.
func takeOthers(q *question.Question, place int) {
	framework := q.Query.Frameworks()[place]
	others := query.Taken{Builds: map[*matrices.Build]bool{}, Text: "a GPU build of " + framework.Traits.Name}
	for i := range q.Others[place] {
		others.Builds[q.Others[place][i].Row] = true
	}
	framework.Taken = &others
}

// olderForCPU returns the framework of which nobody says which release it is, where nothing runs but an older one's
// build for the CPU, and what an installer gives of the newest has GPU code: nobody has that older one. It returns -1
// for none.
func olderForCPU(q *question.Question, best *model.Solution) int {
	return slices.IndexFunc(best.Frameworks(), func(f *model.PackageVariable) bool {
		i := slices.Index(q.Query.Frameworks(), f.Package)
		return f.Package.Version == nil && f.Package.Taken != nil && best.Build(f).CPU() &&
			len(q.Given[i].Builds) > 0 && !q.Given[i].Builds[0].CPU()
	})
}

// takeGPUCode takes, of the builds that may be there of a framework, those with GPU code.
func takeGPUCode(q *question.Question, place int) {
	framework := q.Query.Frameworks()[place]
	taken := *framework.Taken
	taken.Builds = maps.Clone(taken.Builds)
	maps.DeleteFunc(taken.Builds, func(b *matrices.Build, _ bool) bool { return facts.IsCPU(b) })
	framework.Taken = &taken
}

// whichever judges an environment of which an installer chooses the build by a driver that nobody knows: it fails where
// it does with each build with GPU code, and else it is open which one is there.
func (c *environment) whichever(j verdict.Judged, q *question.Question, open *verdict.Missing) (verdict.Judged, error) {
	var restores []func()
	for _, framework := range q.Query.Frameworks() {
		if framework.Taken == nil || !doubt.ChosenByDriver(q, framework) {
			continue
		}
		all := query.Taken{Builds: map[*matrices.Build]bool{}, Text: "whichever build of " + framework.Traits.Name + " it is"}
		for i := range framework.Releases {
			for k := range framework.Releases[i].Builds {
				row := &framework.Releases[i].Builds[k]
				all.Builds[row] = !facts.IsCPU(row)
			}
		}
		own := framework.Taken
		framework.Taken = &all
		restores = append(restores, func() { framework.Taken = own })
	}
	best, err := c.runs(q)
	for _, restore := range restores {
		restore()
	}
	if err != nil || best != nil {
		j.Missing = open
		return j, err
	}
	return c.explain(j, q, nil)
}

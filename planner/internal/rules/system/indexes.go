package system

import (
	"fmt"
	"net/url"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// OtherIndex is the id of the rule of indexes that a target leaves out.
const OtherIndex = "other-index"

var IndexRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: OtherIndex, Kind: plan.Made, Source: rule.DocPackages,
			Text: "A target that says which indexes wheels may come from takes no build of a framework, and no wheel of a " +
				"package, that is kept elsewhere."},
		State: stateIndexes,
	},
}

// stateIndexes refuses what is not on the indexes that the target takes wheels from.
func stateIndexes(s *model.Statement) {
	if len(s.Query.Request.Indexes) == 0 {
		return
	}
	for _, f := range s.Frameworks() {
		if s.Query.Request.TakesFrom(f.Package.Name) {
			continue
		}
		known := f.Package.Assumed == "" // which build of another release the default index has, nobody knows
		model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return known && onDefault(b) },
			model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				return elsewhere(s, f.Describe(f.Pick(left[f.Dim]))+" are", f.Pick(left[f.Dim])[0].IndexURL())
			}})
	}
	for _, e := range s.Of(query.Extension) {
		if !s.Query.Request.TakesFrom(e.Package.Name) {
			stateDefaultWheels(s, e)
		}
	}
}

// onDefault reports whether the default index has a build.
func onDefault(b *candidate.Build) bool { return b.FromPyPI() && !b.NoIndex() }

// stateDefaultWheels holds a package to what the default index has of it: its source, where the image
// compiles it, and the wheels there.
func stateDefaultWheels(s *model.Statement, e *model.PackageVariable) {
	says := func(format string) model.Says {
		return model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
			for _, v := range e.ReleasesLeft(left) {
				return elsewhere(s, fmt.Sprintf(format, e.Package.Name+" "+e.Row(v).Version), pageOf(e.Package))
			}
			return model.Explanation{}
		}}
	}
	model.Constrain1(s, e.ReleaseTerm(), func(r model.Release) bool {
		row := r.Of.Releases[r.Index].Row
		return r.Of.None(r.Index) || e.Package.Traits.PyPI != "" || row != nil && len(row.PyPI) > 0
	}, says("%s is"))
	for _, f := range s.Frameworks() {
		if f.Package.Traits.Extended && !s.Query.Request.Toolkit {
			model.Constrain2(s, e.ReleaseTerm(), f.BuildTerm(), func(r model.Release, b *candidate.Build) bool {
				row := r.Of.Releases[r.Index].Row
				return r.Of.None(r.Index) || !candidate.TiedToTorch(row) || candidate.WheelBeside(row, b) == ""
			}, says("the wheels of %s, each for one release of "+f.Package.Traits.Module+", are"))
		}
	}
	model.Constrain2(s, e.ReleaseTerm(), s.CUDA.Term(), func(r model.Release, cuda string) bool {
		return r.Of.None(r.Index) || !forOtherCUDA(e.Package, r.Of.Releases[r.Index].Row, cuda)
	}, says("the wheel of %s for that CUDA is"))
}

// forOtherCUDA reports whether the wheel of a release that goes with a CUDA is another than that of the
// default index.
func forOtherCUDA(p *query.Package, r *matrices.PackageRelease, cuda string) bool {
	if len(r.Wheels) > 0 {
		return false
	}
	if p.Traits.IndexCPU {
		return cuda != "" && len(r.PyPI) == 0
	}
	return candidate.OtherCUDA(r, cuda) != ""
}

// IndexesOf returns what a stack takes wheels from, as a target says it.
func IndexesOf(c *model.Solution) []string {
	names := []string{request.PyPI}
	for _, f := range c.Frameworks() {
		if !onDefault(c.Build(f)) {
			names = append(names, f.Package.Name)
		}
	}
	for _, e := range c.Of(query.Extension) {
		if w := c.Wheel(e); w.Kind != "" || w.Lost != "" {
			names = append(names, e.Package.Name)
		}
	}
	return names
}

// elsewhere says of what is kept elsewhere where that is, as far as the facts know.
func elsewhere(s *model.Statement, what, page string) model.Explanation {
	asked := s.Query.Request.Indexes
	at := "not on an index"
	if host := hostOf(page); host != "" {
		at = "on " + host
	}
	return model.Explanation{Text: fmt.Sprintf("%s %s, which %s leaves out", what, at,
		request.Spell(asked[0].At, "indexes", request.Values(asked)...))}
}

// pageOf is the first place that has wheels of a package beside the default index; empty where none is known.
func pageOf(p *query.Package) string {
	for _, from := range p.Traits.WheelsFrom {
		return from.URL
	}
	return ""
}

// hostOf is the host of an address, whose path may hold names in braces.
func hostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return u.Hostname()
}

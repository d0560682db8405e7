package hardware

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// PackageDriver is the id of the rule of the driver that a package asks for whose CUDA is inside
// its own libraries.
const PackageDriver = "package-driver-floor"

var PackageDriverRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: PackageDriver, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package that has its CUDA inside its own libraries asks for the Linux driver that its makers name, " +
				"whatever the CUDA of the framework beside it is."},
		State: statePackageDriver,
	},
}

// packageFloor is the driver that a release of a package asks for, and the major of the CUDA
// inside it.
type packageFloor struct{ driver, cuda string }

// asksDriver returns the driver that a release asks for by itself; empty for none.
func asksDriver(p *query.Package, r *matrices.PackageRelease, windows bool) facts.Cited {
	if !p.Traits.Bundled || r.DriverMin == "" || windows || p.Optional || p.Changed {
		return facts.Cited{}
	}
	return facts.Cited{Value: r.DriverMin, Fact: r.Package + "/" + r.Version + "#driver-min"}
}

// statePackageDriver holds packages to the driver that their makers name, or to a cuda-compat
// package of their CUDA's major before it.
func statePackageDriver(s *model.Statement) {
	if s.Query.OnlyJetson() {
		return
	}
	for _, e := range s.Of(query.Extension) {
		if !e.Package.Traits.Bundled {
			continue
		}
		floors := model.AlikeBy(model.NewTerm(&e.Variable, func(i int) packageFloor {
			r := e.Row(i)
			return packageFloor{asksDriver(e.Package, r, s.Query.Windows()).Value, version.Major(r.CUDA)}
		}), func(f packageFloor) packageFloor { return f })
		says := model.Says{From: s.Query.Windows(), Explain: func(left model.Domains) model.Explanation {
			return packageDriver(s, e, left[e.Dim])
		}}
		for _, d := range s.Drivers {
			model.Constrain3(s, floors, d.Term(), s.ForwardTerm(), func(floor packageFloor, driver string, compat bool) bool {
				return floor.driver == "" || version.Compare(driver, floor.driver) >= 0 || compat
			}, says)
		}
		if s.Forward != nil {
			model.Constrain3(s, floors, s.CUDA.Term(), s.ForwardTerm(), func(floor packageFloor, cuda string, compat bool) bool {
				return floor.driver == "" || !compat || version.Compare(version.Major(cuda), floor.cuda) >= 0
			}, says)
		}
	}
}

func packageDriver(s *model.Statement, e *model.PackageVariable, left []int) model.Explanation {
	said := model.Explanation{Text: s.Rule.Text}
	for _, v := range left {
		r := e.Row(v)
		own := asksDriver(e.Package, r, s.Query.Windows())
		if own.Value == "" || e.Package.None(v) {
			continue
		}
		if allowed := e.Package.Allows(v); allowed || len(said.Facts) == 0 {
			cuda := strings.TrimSuffix("CUDA "+version.Minor(r.CUDA), " ") // of some nobody says which
			said = model.Explanation{Facts: []string{own.Fact}, Text: fmt.Sprintf(
				"%s %s has %s inside, and asks for driver %s or newer", e.Package.Name, r.Version, cuda, own.Value)}
			if allowed {
				return said
			}
		}
	}
	return said
}

// addPackageNeeds adds the lower bounds that packages put on the driver by themselves.
func addPackageNeeds(list []Need, c *model.Solution, windows bool) []Need {
	for _, e := range c.Of(query.Extension) {
		if v := c.At(&e.Variable); !e.Package.None(v) && !forwarded(c) {
			r := e.Row(v)
			list = append(list, Need{asksDriver(e.Package, r, windows), PackageDriver, e.Package.Name + " " + r.Version})
		}
	}
	return list
}

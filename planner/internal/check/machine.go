package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// foundFirst says that the machine's CUDA may decide which library a package loads, where
// it is not that of the framework. A library for another minor of the same major serves.
func (q *question) foundFirst(best *model.Solution) *verdict.Missing {
	machine := q.OnMachine()
	if machine == nil {
		return nil
	}
	for _, e := range best.Of(query.Extension) {
		r, own := e.Row(best.At(&e.Variable)), version.Minor(best.Part(best.CUDA))
		if !findsFirst(r) || e.Package.Own || own == "" || version.Major(own) == version.Major(machine.Version) &&
			slices.Contains(r.CUDAAlso, version.Minor(machine.Version)) {
			continue
		}
		return loadsFound(r, machine, own)
	}
	return nil
}

// otherFound says the same where the package has no library for the framework's CUDA, and
// has one for the machine's.
func (q *question) otherFound(c *plan.Conflict) *verdict.Missing {
	machine := q.OnMachine()
	if machine == nil {
		return nil
	}
	for i := range c.Rules {
		rule := &c.Rules[i]
		if rule.Rule != packages.ExtensionCUDA {
			continue
		}
		for _, p := range q.query.Of(query.Extension) {
			at := slices.IndexFunc(p.Releases, func(r facts.Release) bool {
				return slices.Contains(rule.Facts, r.Row.Package+"/"+r.Version+"#cuda-also")
			})
			if at < 0 || !findsFirst(p.Releases[at].Row) {
				continue
			}
			if r := p.Releases[at].Row; slices.Contains(r.CUDAAlso, version.Minor(machine.Version)) {
				return loadsFound(r, machine, "")
			}
		}
	}
	return nil
}

// findsFirst reports whether a release loads its library for the CUDA that it finds first,
// wherever that is, and not for that of the framework.
func findsFirst(r *matrices.PackageRelease) bool { return r.CUDAFacts["found_first"] != "" }

func loadsFound(r *matrices.PackageRelease, machine *existing.CUDA, own string) *verdict.Missing {
	why := fmt.Sprintf("%s %s loads its library for the CUDA that it finds first (%s), which may be the %s that was "+
		"observed", r.Package, r.Version, r.CUDAFacts["found_first"], machine.Version)
	m := &verdict.Missing{Why: why,
		Observe: "which one it finds", Command: "python -m " + r.Package,
		Facts: []string{r.Package + "/" + r.Version + "#cuda-facts"}}
	if own != "" {
		m.Why += " and not the framework's " + own
	}
	if !slices.Contains(r.CUDAAlso, version.Minor(machine.Version)) {
		m.Why += "; it has none for that"
	}
	return m
}

// belowFloor returns why a package fails that is to be judged as a framework, beside one
// that brings a CUDA of its own: it takes its CUDA from the system, and that is older than
// any that it knows. Nil for others.
func (q *question) belowFloor(best *model.Solution) (rules []plan.ConflictRule, inferred bool) {
	machine := q.OnMachine()
	if machine == nil {
		return nil, false
	}
	for _, e := range best.Of(query.Extension) {
		info, r := q.Facts.PackageNamed(e.Package.Name), e.Row(best.At(&e.Variable))
		if info == nil || info.Delivery != matrices.DeliverySystem || e.Package.Transitive || r.CUDAMin == "" ||
			version.Compare(version.Minor(machine.Version), r.CUDAMin) >= 0 {
			continue
		}
		for i := range q.Packages {
			if p := &q.Packages[i]; p.Name == e.Package.Name && p.At.File == "--framework" {
				text := fmt.Sprintf("%s %s takes CUDA from the system, %s or newer", r.Package, r.Version, r.CUDAMin)
				rules = append(q.observed(&machine.Seen, "asked-cuda"),
					q.fact(packages.ExtensionCUDA, text, r.Package+"/"+r.Version+"#cuda-min"))
				return append(rules, q.observed(&p.Seen, "asked-package")...), e.Package.Version == nil
			}
		}
	}
	return nil, false
}

package refusal

import (
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// Constrained returns why an installer refuses a package in the version that is asked for: a constraint holds it at
// another one. It returns the package, too, and the version to ask for instead, if any; nil where none does so.
func Constrained(q *question.Question) (rules []plan.ConflictRule, p *existing.Package, held string) {
	for _, list := range [][]existing.Package{q.Frameworks, q.Packages} {
		for i := range list {
			p := &list[i]
			if p.Number < 0 || p.Installed || p.Conda {
				continue
			}
			asks, holds := constraintOf(&q.Env.Observations[p.Number])
			if holds == nil || lets(asks, holds) {
				continue
			}
			seen, constraint := existing.SeenOf(p.Number, asks), existing.SeenOf(-1, holds)
			rules = append(q.Asked(&seen, "asked-package"), q.Asked(&constraint, "asked-package")...)
			held, says := holds.Value, "installers refuse it: a constraint holds "+asks.Name+" at "+holds.Value
			if holds.Installed { // an image's own, which nothing needs to install
				held, says = "", "pip refuses it: PIP_CONSTRAINT of "+holds.Text+" holds "+asks.Name+" at "+holds.Value+
					", unless it is set to nothing"
			}
			return append(rules, q.Fact(packages.PackageName, says)), p, held
		}
	}
	return nil, nil, ""
}

// AskedTwice returns why an installer refuses entries of one file or command that pin a package to different
// versions, and the two; nil where there are none.
func AskedTwice(q *question.Question) ([]plan.ConflictRule, *[2]existing.Package) {
	for i := range q.Twice {
		first, second := &q.Twice[i][0], &q.Twice[i][1]
		rules := append(q.Asked(&first.Seen, "asked-package"), q.Asked(&second.Seen, "asked-package")...)
		return append(rules, q.Fact(packages.PackageName, "installers refuse it: one environment holds one version of "+
			first.Name)), &q.Twice[i]
	}
	return nil, nil
}

// constraintOf returns the entry that asks for a package, and the version that a constraint holds it at; nil where
// none does.
func constraintOf(o *observed.Observation) (asks, holds *observed.Observation) {
	asks, holds = o, o.Constraint
	if o.AskedBy != nil && o.AskedBy.Name == o.Name {
		asks, holds = o.AskedBy, o
	}
	if holds == nil || holds.Value == "" || holds.Marker != "" || holds.From != "" || asks.From != "" {
		return asks, nil
	}
	return asks, holds
}

// lets reports whether an entry may be installed in the version that a constraint holds it at.
func lets(asks, holds *observed.Observation) bool {
	if asks.Value == "" {
		spec, err := version.ParseSpecifier(asks.Specifier)
		return err != nil || asks.Specifier == "" || spec.Allows(holds.Value) ||
			spec.Allows(version.WithoutLocal(holds.Value))
	}
	_, a, _ := strings.Cut(asks.Value, "+")
	_, b, _ := strings.Cut(holds.Value, "+")
	return version.Compare(version.WithoutLocal(asks.Value), version.WithoutLocal(holds.Value)) == 0 &&
		(a == b || a == "" || b == "")
}

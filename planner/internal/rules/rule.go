package rules

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
)

// Rule is one rule of the catalogue: what it says in words, what it states over
// the variables of a model, and what it warns of in a stack that works.
type Rule struct {
	plan.Rule
	// State adds the rule's constraints to a model; nil for a rule that only
	// warns, or that another rule's constraint keeps (see model.Says.RefusedBy).
	State func(s *model.Statement)
	// Warn reports what is weak about a solution by the rule; nil for a rule that
	// brings no warning.
	Warn func(r *Report)
	// About is what the warnings are about: Warn is called once for each such
	// thing, and warnings are listed in that order.
	About Subject
}

// Subject is what a warning is about.
type Subject uint8

// The subjects, in the order in which a plan lists its warnings.
const (
	AboutBuild   Subject = iota // the build of each framework: Report.Framework and Report.Build
	AboutPackage                // each package around the frameworks: Report.Package
	AboutToolkit                // the CUDA of the stack
	AboutDriver                 // each driver that the hosts run: Report.Driver
	AboutDrivers                // the drivers that hosts may run
	AboutImage                  // the base image
	AboutPython                 // the Python of the stack
	AboutParts                  // cuDNN and NCCL
	AboutHost                   // what the GPUs ask of a host
	AboutAge                    // what no longer gets fixes
	subjects
)

// Report collects what rules warn of in a solution.
type Report struct {
	*model.Solution
	Stack     *plan.Stack
	Framework int                      // of AboutBuild: index in Frameworks
	Build     *candidate.Build         // of AboutBuild
	Package   *model.ExtensionVariable // of AboutPackage
	Driver    *query.Driver            // of AboutDriver

	rule     string
	warnings []plan.Warning
}

// Warn adds a warning of the rule, with the facts that it rests on.
func (r *Report) Warn(facts []string, format string, args ...any) {
	r.warnings = append(r.warnings, plan.Warning{Rule: r.rule, Text: fmt.Sprintf(format, args...), Facts: facts})
}

// Warnings returns what the rules warn of in a solution whose stack is given,
// by subject and, within one, in the order of the catalogue.
func Warnings(c *model.Solution, stack *plan.Stack) []plan.Warning {
	r := &Report{Solution: c, Stack: stack}
	for subject := range subjects {
		r.each(subject, func() {
			for _, list := range catalogue() {
				for i := range list {
					if rule := &list[i]; rule.Warn != nil && rule.About == subject {
						r.rule = rule.ID
						rule.Warn(r)
					}
				}
			}
		})
	}
	return r.warnings
}

// each calls do for each thing that a subject stands for.
func (r *Report) each(subject Subject, do func()) {
	switch subject {
	case AboutBuild:
		for i := range r.Frameworks {
			r.Framework, r.Build = i, r.Solution.Build(i)
			do()
		}
	case AboutPackage:
		for _, e := range r.Extensions {
			r.Package = e
			do()
		}
	case AboutDriver:
		for i := range r.Query.Drivers {
			r.Driver = &r.Query.Drivers[i]
			do()
		}
	default:
		do()
	}
}

// State adds the constraints of every rule to a model, in the order of the
// catalogue.
func State(m *model.Model) {
	for _, list := range catalogue() {
		for i := range list {
			if rule := &list[i]; rule.State != nil {
				rule.State(&model.Statement{Model: m, Rule: rule.Rule})
			}
		}
	}
}

// catalogue returns the rules by subject, each list from the file of its
// subject. Constraints are stated in this order.
func catalogue() [][]Rule {
	return [][]Rule{}
}

package rule

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

// Subject is what a warning is about; a rule may warn of several, a bit each.
type Subject uint16

// The subjects, in the order in which a plan lists its warnings.
const (
	AboutBuild   Subject = 1 << iota // the build of each framework: Report.Framework and Report.Build
	AboutPackage                     // each package around the frameworks: Report.Extension
	AboutToolkit                     // the CUDA of the stack
	AboutDriver                      // each driver that the hosts run: Report.Driver
	AboutDrivers                     // the drivers that hosts may run
	AboutImage                       // the base image
	AboutPython                      // the Python of the stack
	AboutParts                       // cuDNN and NCCL
	AboutHost                        // what the GPUs need of a host
	AboutAge                         // what no longer gets fixes
	SubjectsEnd
)

// Report collects what rules warn of in a solution.
type Report struct {
	*model.Solution
	Stack     *plan.Stack
	Framework *model.PackageVariable // of AboutBuild; else nil
	Build     *candidate.Build       // of AboutBuild; else nil
	Extension *model.PackageVariable // of AboutPackage; else nil
	Driver    *query.Driver          // of AboutDriver; else nil

	Rule     string
	Warnings []plan.Warning
}

// Warn adds a warning of the rule, with the facts that it rests on.
func (r *Report) Warn(facts []string, format string, args ...any) {
	r.Warnings = append(r.Warnings, plan.Warning{Rule: r.Rule, Text: fmt.Sprintf(format, args...), Facts: facts})
}

// Each calls do for each thing that a subject stands for.
func (r *Report) Each(subject Subject, do func()) {
	switch subject {
	case AboutBuild:
		for _, f := range r.Frameworks() {
			r.Framework, r.Build = f, r.Solution.Build(f)
			do()
		}
		r.Framework, r.Build = nil, nil
	case AboutPackage:
		for _, e := range r.Of(query.Extension) {
			r.Extension = e
			do()
		}
		r.Extension = nil
	case AboutDriver:
		for i := range r.Query.Drivers {
			r.Driver = &r.Query.Drivers[i]
			do()
		}
		r.Driver = nil
	default:
		do()
	}
}

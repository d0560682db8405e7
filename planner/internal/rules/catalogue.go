// Package rules puts the rules together: hardware, libraries, packages and system hold
// them, a list for each subject, and the catalogue here is the order in which
// they are stated and listed.
package rules

import (
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/rules/compiling"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

// catalogue holds the rules, each list from the file of its subject. Constraints
// are stated, and warnings on one subject listed, in this order.
var catalogue = [...][]rule.Rule{
	system.ReleaseRules,
	hardware.ForcedRules, hardware.KernelRules, hardware.FaultRules, hardware.ToolkitRules,
	hardware.SystemToolkitRules,
	system.LoaderRules,
	hardware.NCCLRules, hardware.CUDNNRules, hardware.XLARules, hardware.VGPURules, hardware.DriverRules,
	hardware.PackageDriverRules, hardware.ForwardRules, hardware.HostRules, hardware.EFARules,
	system.JetPackRules,
	libraries.BesideRules, libraries.PinRules, libraries.AskedPinRules, system.FoundRules, system.ReleasedRules,
	hardware.PartRules, hardware.LoadedRules, system.BaseRules, hardware.LibraryRules,
	system.PlatformRules, system.PythonRules, system.OSRules,
	system.IndexRules,
	packages.CompanionRules, packages.RequiresRules, packages.TransitiveRules, packages.ExtensionPythonRules,
	packages.ExtensionCUDARules, packages.ExtensionPartRules, packages.ExtensionPlatformRules, packages.WheelRules,
	packages.GlibcRules, packages.ExtensionGPURules, packages.CodeRules, packages.CompiledRules,
	packages.MeasuredRules, libraries.OpenedRules,
	compiling.BuilderRules, packages.PipRules, compiling.ToolkitRules, packages.PackageIndexRules, libraries.NVIDIARules,
	packages.NamedRules, packages.SharedRules, packages.TogetherRules, libraries.BroughtRules,
	system.ImageRules,
	packages.LegacyKerasRules, packages.BreakRules, packages.RecommendedRules, packages.BesideRules,
	packages.BuildIndexRules,
	packages.CompilingRules, packages.CompiledAgeRules, packages.UnsaidRules,
	system.CPURules, system.EndedRules,
}

// Rules returns the catalogue as plain rules, in its order.
func Rules() []plan.Rule {
	var rules []plan.Rule
	for _, list := range catalogue {
		for i := range list {
			rules = append(rules, list[i].Rule)
		}
	}
	return rules
}

// State adds the constraints of every rule to a model, in the order of the
// catalogue.
func State(m *model.Model) {
	count := 0
	for _, list := range catalogue {
		for i := range list {
			if list[i].State != nil {
				count++
			}
		}
	}
	statements := make([]model.Statement, 0, count)
	for _, list := range catalogue {
		for i := range list {
			if r := &list[i]; r.State != nil && applies(m, r) {
				statements = append(statements, model.Statement{Model: m, Rule: &r.Rule})
				r.State(&statements[len(statements)-1])
			}
		}
	}
}

// Warnings returns what the rules warn of in a solution whose stack is given,
// by subject and, within one, in the order of the catalogue.
func Warnings(c *model.Solution, stack *plan.Stack) []plan.Warning {
	report := &rule.Report{Solution: c, Stack: stack}
	warners := warnersOf(c.Model)
	for subject := rule.AboutBuild; subject < rule.SubjectsEnd; subject <<= 1 {
		report.Each(subject, func() {
			for _, w := range warners {
				if w.about&subject != 0 {
					report.Rule = w.rule.ID
					w.rule.Warn(report)
				}
			}
		})
	}
	return report.Warnings
}

// warner is a rule that warns, with its subjects.
type warner struct {
	about rule.Subject
	rule  *rule.Rule
}

// warnersOf returns the rules that may warn of a model's solutions.
func warnersOf(m *model.Model) []warner {
	warners := make([]warner, 0, usualWarners)
	for _, list := range catalogue {
		for i := range list {
			if r := &list[i]; warns(m, r) {
				warners = append(warners, warner{r.About, r})
			}
		}
	}
	return warners
}

// usualWarners is more than the catalogue has rules that warn.
const usualWarners = 64

// statementOf returns what states the rule of an id.
func statementOf(m *model.Model, id string) *model.Statement {
	for _, list := range catalogue {
		for i := range list {
			if list[i].ID == id {
				return &model.Statement{Model: m, Rule: &list[i].Rule}
			}
		}
	}
	panic("no rule " + id)
}

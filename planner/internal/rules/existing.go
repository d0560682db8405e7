package rules

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// ofWheels are the rules on what the index's own wheels are made for.
var ofWheels = []string{system.PythonWheels, system.Glibc, packages.CompanionPython, packages.ExtensionPython,
	packages.ExtensionWheel, packages.ExtensionGlibc}

// ofIndexBuilds are the rules on what the index's own builds of a framework were
// compiled with, and bring with them.
var ofIndexBuilds = []string{hardware.BuildCUDA, hardware.BuildCUDNN, hardware.BuildNCCL, hardware.LibraryNames,
	hardware.Ptxas, hardware.NCCLCapability, system.LibraryPath, system.LibrariesAbsent}

// ofCUDNN are the rules on which GPUs and CUDAs a cuDNN serves. That of an index's build is not the
// one of somebody else's build.
var ofCUDNN = []string{hardware.CUDNNFloor, hardware.CUDNNCeiling, hardware.CUDNNCUDA}

// applies reports whether a rule is asked: all are of plans, and of an
// environment that is there already those on what runs, and on what an installer finds for
// what is not there yet. What is said of wheels holds for no other channel's builds.
func applies(m *model.Model, r *rule.Rule) bool {
	e := m.Query.Existing
	if e == nil {
		return true
	}
	if e.Foreign && slices.Contains(ofWheels, r.ID) {
		return false
	}
	if slices.ContainsFunc(m.Query.Frameworks(), compiledHere) && (slices.Contains(ofIndexBuilds, r.ID) ||
		m.Query.CUDNN == nil && slices.Contains(ofCUDNN, r.ID)) {
		return false
	}
	return r.Kind == plan.Runs || r.ID == libraries.NVIDIAPin
}

// warns reports whether a rule's warning is asked for. What a wheel was compiled against
// keeps no environment from being there, and leaves open whether it runs.
func warns(m *model.Model, r *rule.Rule) bool {
	e := m.Query.Existing
	return r.Warn != nil && (applies(m, r) || r.ID == packages.TorchBuilt && !e.Foreign)
}

// compiledHere reports whether a framework was compiled for its environment.
func compiledHere(p *query.Package) bool { return p.Taken != nil && p.Taken.Compiled }

// requireTaken pins a framework to the builds that an environment has. Narrow
// models hold no others.
func requireTaken(m *model.Model, f *model.PackageVariable) {
	taken := f.Package.Taken
	if taken == nil {
		return
	}
	at, cost := f.Package.At, model.CostVariant
	if taken.Default {
		cost = model.CostUnchosen
	}
	m.Require(&f.Variable, model.Requirement{Part: "framework.cuda", From: cudaFrom(m, f, taken.Label), At: at,
		Text: taken.Text,
		To: func(v int) model.Change {
			variant := f.Builds[v].Row.Variant
			return model.Change{Value: variant, Text: spellTaken(&f.Builds[v], at)}
		}},
		cost, func(v int) bool { return taken.Has(f.Builds[v].Row) }, nil)
}

// spellTaken writes the build that takes the place of another as its installer
// is asked for it.
func spellTaken(b *candidate.Build, at request.Position) string {
	return b.InstallCommand([]string{b.Requirement() + "==" + b.WheelVersion()})
}

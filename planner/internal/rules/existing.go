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
var ofWheels = []string{system.Glibc, packages.CompanionPython, packages.ExtensionPython, packages.ExtensionWheel,
	packages.ExtensionGlibc}

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

// StateChanges adds to a model in which ways out of an environment's conflict are looked for what holds of releases
// that nobody observed alone: an installer has to find them, and they have to be for the Python that is there, or is
// to be. What is there already is there, whatever an index has.
func StateChanges(m *model.Model) {
	e := m.Query.Existing
	if e == nil || m.Size != model.WideModel {
		return
	}
	for _, f := range m.Frameworks() {
		there := func(b *candidate.Build) bool { return isThere(f.Package, b.Release.Version) }
		if !e.Foreign {
			s := statementOf(m, hardware.Gone)
			model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return there(b) || !b.On.Gone },
				model.Says{Own: true, Explain: hardware.GoneBuild(s, f)})
			continue
		}
		model.Constrain2(statementOf(m, system.PythonWheels), f.BuildTerm(), m.Python.Term(),
			func(b *candidate.Build, python string) bool { return there(b) || slices.Contains(b.Pythons, python) },
			model.Says{Own: true, Explain: system.WheelPythons(f)})
	}
	for _, p := range m.Of(query.Extension) {
		there := func(r model.Release) bool { return isThere(p.Package, r.Version) }
		if !e.Foreign {
			s := statementOf(m, hardware.Gone)
			model.Constrain1(s, p.ReleaseTerm(), func(r model.Release) bool { return there(r) || !r.Gone },
				model.Says{Own: true, Explain: hardware.GoneRelease(s, p)})
			continue
		}
		model.Constrain2(statementOf(m, packages.ExtensionPython), p.ReleaseTerm(), m.Python.Term(),
			func(r model.Release, python string) bool {
				return there(r) || packages.RunsOnPython(r.PackageRelease, python)
			},
			model.Says{Own: true, Explain: packages.SaysPythons(p)})
	}
}

// isThere reports whether a version is the one that was observed of a package.
func isThere(p *query.Package, ver string) bool { return !p.LeavesOpen() && p.AllowsVersion(ver) }

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

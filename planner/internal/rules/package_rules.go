package rules

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

// packageRules returns the rules of packages in three groups, in the order in
// which they are stated: of frameworks beside each other, of packages around
// them, and those that come after what the image says.
func packageRules() [][]Rule { return groupsOfPackageRules[:] }

var groupsOfPackageRules = [...][]Rule{
	slices.Concat(besideRules, pinRules),
	slices.Concat(companionRules, requiresRules, transitiveRules, extensionPythonRules, extensionCUDARules,
		extensionPartRules, extensionPlatformRules, wheelRules, glibcRules, extensionGPURules, packageIndexRules,
		nvidiaRules, namedRules),
	slices.Concat(legacyKerasRules, breakRules, buildIndexRules, compilingRules),
}

// ---- DELETE-ME at the merge: what follows lets this branch build and run with
// the other half as it was.

// Aliases for the other half and for tests.
var (
	RuleBeside             = ruleOf(Beside)
	RuleSharedPins         = ruleOf(SharedPins)
	RuleCompanion          = ruleOf(Companion)
	RuleCompanionLabel     = ruleOf(CompanionLabel)
	RuleCompanionPython    = ruleOf(CompanionPython)
	RuleCompanionCUDA      = ruleOf(CompanionCUDA)
	RuleExtensionRequires  = ruleOf(ExtensionRequires)
	RuleExtensionPython    = ruleOf(ExtensionPython)
	RuleExtensionGPU       = ruleOf(ExtensionGPU)
	RuleExtensionPlatform  = ruleOf(ExtensionPlatform)
	RuleExtensionCUDA      = ruleOf(ExtensionCUDA)
	RuleExtensionWheel     = ruleOf(ExtensionWheel)
	RuleNightlyWheel       = ruleOf(NightlyWheel)
	RuleWheelPatch         = ruleOf(WheelPatch)
	RuleExtensionGlibc     = ruleOf(ExtensionGlibc)
	RuleExtensionCUDNN     = ruleOf(ExtensionCUDNN)
	RuleExtensionCUDAFloor = ruleOf(ExtensionCUDAFloor)
	RuleExtensionIndex     = ruleOf(ExtensionIndex)
	RuleExtensionMinor     = ruleOf(ExtensionMinor)
	RuleGlibcUnknown       = ruleOf(GlibcUnknown)
	RuleBuildIndex         = ruleOf(BuildIndex)
	RuleCompilesLater      = ruleOf(CompilesLater)
	RuleCUDAEnd            = ruleOf(CUDAEnd)
	RuleBreaks             = ruleOf(Breaks)
	RuleLegacyKeras        = ruleOf(LegacyKeras)
	RuleNumPy              = ruleOf(NumPy)
	RuleFrameworkRequires  = ruleOf(FrameworkRequires)
	RulePackageName        = ruleOf(PackageName)
	RuleNVIDIAMajor        = ruleOf(NVIDIAMajor)
	RuleNamedMajor         = ruleOf(NamedMajor)
	RuleNVIDIAPart         = ruleOf(NVIDIAPart)
	RuleNVIDIAPin          = ruleOf(NVIDIAPin)
	RuleTransitive         = ruleOf(Transitive)
)

// byRelease has no use any more: the other half drops it.
var _ = byRelease

// ruleOf returns the rule of that id.
func ruleOf(id string) plan.Rule { return packageRule(id).Rule }

func packageRule(id string) *Rule {
	for _, list := range packageRules() {
		for i := range list {
			if list[i].ID == id {
				return &list[i]
			}
		}
	}
	panic("no rule " + id)
}

// statePackageRules states one group of the rules. That of JetPack's CUDA is
// stated with those of packages, behind glibc, as it was.
func statePackageRules(m *model.Model, group int) {
	list := packageRules()[group]
	statements := make([]model.Statement, len(list))
	for i := range list {
		rule := &list[i]
		if statements[i] = (model.Statement{Model: m, Rule: rule.Rule}); rule.State != nil {
			rule.State(&statements[i])
		}
		if rule.ID == ExtensionGlibc && len(m.Extensions) > 0 {
			stateArmPackages(&model.Statement{Model: m, Rule: RuleJetPackCUDA})
		}
	}
}

// warningsOf returns what a rule warns of in a report.
func warningsOf(r *Report, ids ...string) []plan.Warning {
	for _, id := range ids {
		r.rule = id
		packageRule(id).Warn(r)
	}
	return r.warnings
}

// WarnExtensions warns as today, by package.
func WarnExtensions(c *model.Solution) []plan.Warning {
	r := &Report{Solution: c}
	for _, e := range c.Extensions {
		r.Package = e
		warningsOf(r, ExtensionWheel, NightlyWheel, WheelPatch, GlibcUnknown, ExtensionIndex, ExtensionMinor)
		r.rule = RuleLibraryPath.ID
		warnPackageLoader(r)
		warningsOf(r, CompilesLater, CUDAEnd)
	}
	return r.warnings
}

func buildReport(c *model.Solution, b *candidate.Build) *Report {
	return &Report{Solution: c, Build: b}
}

// WarnBreaks warns as today.
func WarnBreaks(c *model.Solution, i int) []plan.Warning {
	return warningsOf(buildReport(c, c.Build(i)), Breaks)
}

// WarnLegacyKeras warns as today.
func WarnLegacyKeras(c *model.Solution, b *candidate.Build) []plan.Warning {
	return warningsOf(buildReport(c, b), LegacyKeras)
}

// WarnTriton warns as today.
func WarnTriton(c *model.Solution, b *candidate.Build) []plan.Warning {
	return warningsOf(buildReport(c, b), CompanionPython)
}

// WarnBuildIndex warns as today.
func WarnBuildIndex(c *model.Solution, b *candidate.Build) []plan.Warning {
	return warningsOf(buildReport(c, b), BuildIndex)
}

// WarnCompilesLater warns as today.
func WarnCompilesLater(c *model.Solution, _ any, b *candidate.Build) []plan.Warning {
	return warningsOf(buildReport(c, b), CompilesLater)
}

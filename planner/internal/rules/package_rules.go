package rules

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

// Rules of other files by the names that the package files know them by.
var (
	RuleNewest      = plan.Rule{ID: Newest, Source: docPEP440, Text: "the newest release that works is taken"}
	RuleLibraryPath = plan.Rule{ID: LibraryPath}
	RuleJetPackCUDA = plan.Rule{ID: JetPackCUDA}
)

// packageRules returns the rules on packages: beside each other, around the
// frameworks, and what new releases break.
func packageRules() [][]Rule {
	lists := listPackageRules()
	for _, list := range lists {
		for i := range list {
			list[i].Kind = plan.Runs
		}
	}
	return lists
}

func listPackageRules() [][]Rule {
	return [][]Rule{
		{
			{Rule: RuleBeside, State: stateOld(stateBeside)},
			{Rule: RuleSharedPins, State: stateOld(stateSharedPins)},
		},
		{
			{Rule: RuleCompanionCUDA, State: stateOld(stateCompanionRules)},
			{Rule: RuleCompanion, State: stateOld(stateExtensionRules)},
			{Rule: RuleCompanionLabel, State: stateOld(stateNVIDIARules)},
			{Rule: RuleCompanionPython, State: stateOld(stateNamedRules), About: AboutBuild, Warn: warnTriton},
			{Rule: RuleExtensionRequires}, {Rule: RuleExtensionPython}, {Rule: RuleExtensionGPU},
			{Rule: RuleExtensionCUDA}, {Rule: RuleTransitive}, {Rule: RuleExtensionPlatform},
			{Rule: RuleExtensionWheel, About: AboutToolkit, Warn: func(r *Report) { r.old(WarnExtensions(r.Solution)) }},
			{Rule: RuleNightlyWheel}, {Rule: RuleWheelPatch}, {Rule: RuleExtensionGlibc}, {Rule: RuleExtensionCUDNN},
			{Rule: RuleExtensionCUDAFloor}, {Rule: RuleExtensionMinor}, {Rule: RuleExtensionIndex}, {Rule: RuleGlibcUnknown},
			{Rule: RuleLegacyKeras, About: AboutBuild, Warn: func(r *Report) { r.old(WarnLegacyKeras(r.Solution, r.Build)) }},
			{Rule: RuleBuildIndex, About: AboutBuild, Warn: func(r *Report) { r.old(WarnBuildIndex(r.Solution, r.Build)) }},
			{Rule: RuleCompilesLater, About: AboutBuild, Warn: func(r *Report) {
				if r.Build.Alone != nil {
					r.old(WarnCompilesLater(r.Solution, r.Build.Alone, r.Build))
				}
			}},
			{Rule: RuleCUDAEnd}, {Rule: RuleNVIDIAMajor}, {Rule: RuleNamedMajor}, {Rule: RuleNVIDIAPart},
			{Rule: RuleNVIDIAPin}, {Rule: RuleNumPy}, {Rule: RuleFrameworkRequires}, {Rule: RulePackageName},
		},
		{
			{Rule: RuleBreaks, State: stateOld(stateBreaks), About: AboutBuild, Warn: func(r *Report) {
				r.old(WarnBreaks(r.Solution, r.Framework))
			}},
		},
	}
}

func stateOld(state func(m *model.Model)) func(s *model.Statement) {
	return func(s *model.Statement) { state(s.Model) }
}

// old adds warnings that are made already.
func (r *Report) old(list []plan.Warning) { r.warnings = append(r.warnings, list...) }

// warnPackageLoader is told by WarnExtensions.
func warnPackageLoader(*Report) {}

// stateFinalReleases is stated by requireExtension.
func stateFinalReleases(*model.Statement) {}

// stateArmPackages is stated by stateExtensionRules.
func stateArmPackages(*model.Statement) {}

// warnTriton tells of releases without Triton on a Python: torch.compile needs
// it.
func warnTriton(r *Report) {
	b, python := r.Build, r.Part(r.Python)
	limit, err := version.ParseRange(b.Release.PairPython["triton"])
	if err != nil || limit.Allows(python) {
		return
	}
	r.Warn([]string{b.ReleaseRef("pair-python")},
		"there is no triton for Python %s beside %s %s: torch.compile does not work",
		python, facts.DisplayName(b.Release.Framework), b.Release.Version)
}

// byRelease classes builds by release.
func byRelease(f *model.FrameworkVariable, i, v int) int {
	if i == 0 {
		return f.Builds[v].Age
	}
	return v
}

package planner

import (
	"testing"

	"github.com/envsolve/envsolve/planner/internal/rules"
)

// checked names, for every rule that refuses stacks, the part of the checker
// that judges finished stacks by it.
func checked() map[string]string {
	return map[string]string{
		rules.RuleKernels.ID: "checkGPU", rules.RuleRunTimeKernels.ID: "checkGPU", rules.RuleToolkitDropped.ID: "checkGPU", rules.RuleCUDNNFloor.ID: "checkGPU",
		rules.RulePTXDriver.ID: "checkPTXDriver", rules.RuleBrokenPTX.ID: "checkBuild", rules.RuleDocumentedFloor.ID: "checkBuild", rules.RuleBroken.ID: "checkBuild",
		rules.RuleCUDNNCeiling.ID: "checkCUDNNCeiling", rules.RuleFrameworkDriver.ID: "checkBuild",
		rules.RuleDriverFloor.ID: "checkDriver", rules.RuleGPUDriver.ID: "checkDriver", rules.RuleGPUDriverEnd.ID: "checkDriver",
		rules.RuleBuildCUDA.ID: "checkParts", rules.RuleBuildCUDNN.ID: "checkParts", rules.RuleBuildNCCL.ID: "checkParts",
		rules.RuleBaseCUDA.ID: "checkImage", rules.RulePythonImage.ID: "checkImage", rules.RuleGlibc.ID: "checkImage", rules.RuleImageOS.ID: "checkImage", rules.RuleOSPlatform.ID: "checkImage",
		rules.RuleBuildPlatform.ID: "find", rules.RulePythonWheels.ID: "checkPython",
		rules.RuleCompanion.ID: "checkPairs", rules.RuleCompanionLabel.ID: "checkPairs", rules.RuleCompanionPython.ID: "checkPackages",
		rules.RuleExtensionRequires.ID: "checkPackage", rules.RuleExtensionPython.ID: "checkPackage", rules.RuleExtensionGPU.ID: "checkPackage",
		rules.RuleExtensionPlatform.ID: "checkPackage", rules.RuleExtensionCUDAFloor.ID: "checkPackage", rules.RuleExtensionCUDNN.ID: "checkPackage",
		rules.RuleExtensionWheel.ID: "checkPackageWheel", rules.RuleExtensionGlibc.ID: "checkPackageGlibc",
		rules.RuleNVIDIAMajor.ID: "checkNVIDIAWheel", rules.RuleNVIDIAPart.ID: "checkNVIDIAWheel", rules.RuleNVIDIAPin.ID: "checkNVIDIAWheel",
		rules.RuleTransitive.ID: "checkPackage", rules.RuleBeside.ID: "checkStack",
		rules.RuleJetPack.ID: "checkJetPack", rules.RuleJetPackBoard.ID: "checkJetPack", rules.RuleJetPackCUDA.ID: "checkJetPack",
	}
}

// unjudged says of every other rule why a finished stack cannot be judged by it.
func unjudged() map[string]string {
	return map[string]string{
		rules.RuleCUDNNCUDA.ID:         "wheels and images come with both; where cuDNN is added, its wheel's name holds the CUDA major, which checkNVIDIAWheel judges",
		rules.RuleExtensionCUDA.ID:     "the stack does not say which of a package's wheels is installed",
		rules.RuleForwardGPU.ID:        "the stack does not say that it rests on forward compatibility: a warning does",
		rules.RuleForwardImage.ID:      "likewise",
		rules.RuleForcedPTX.ID:         "the stack does not hold the environment of its image",
		rules.RuleCompanionCUDA.ID:     "the stack's companion carries the label of the build by which it was chosen",
		rules.RuleSharedPins.ID:        "which version of a wheel that two frameworks share is installed is left to the lock",
		rules.RuleLibraryNames.ID:      "the stack does not list the library files of its image",
		rules.RuleNumPy.ID:             "NumPy is left to the lock unless the target names one",
		rules.RuleFrameworkRequires.ID: "what a framework requires besides is left to the lock",
		rules.RuleNamedMajor.ID:        "the stack holds no packages that the facts do not know",
		rules.RulePackageName.ID:       "it ties a name of the request to builds; the stack has the build",
	}
}

func TestTheCheckerKnowsEveryRuleThatRefuses(t *testing.T) {
	catalogue := map[string]bool{}
	for _, r := range rules.Rules() {
		catalogue[r.ID] = true
		_, judged := checked()[r.ID]
		_, excused := unjudged()[r.ID]
		switch {
		case judged && excused:
			t.Errorf("%s is judged and excused", r.ID)
		case !r.Soft && !judged && !excused:
			t.Errorf("no part of the checker judges stacks by %s: write it, or say why a finished stack cannot be judged by it", r.ID)
		}
	}
	for _, list := range []map[string]string{checked(), unjudged()} {
		for id, why := range list {
			if !catalogue[id] || why == "" {
				t.Errorf("%s is no rule, or nothing is said of it", id)
			}
		}
	}
}

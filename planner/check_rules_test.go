package planner

import (
	"testing"

	"github.com/envsolve/envsolve/planner/internal/rules"
)

// checked names, for every rule that refuses stacks, the part of the checker
// that judges finished stacks by it.
func checked() map[string]string {
	return map[string]string{
		rules.Kernels: "checkGPU", rules.RunTimeKernels: "checkGPU", rules.ToolkitDropped: "checkGPU", rules.CUDNNFloor: "checkGPU",
		rules.PTXDriver: "checkPTXDriver", rules.BrokenPTX: "checkBuild", rules.DocumentedFloor: "checkBuild", rules.Broken: "checkBuild",
		rules.CUDNNCeiling: "checkCUDNNCeiling", rules.FrameworkDriver: "checkBuild",
		rules.DriverFloor: "checkDriver", rules.GPUDriver: "checkDriver", rules.GPUDriverEnd: "checkDriver",
		rules.BuildCUDA: "checkParts", rules.BuildCUDNN: "checkParts", rules.BuildNCCL: "checkParts",
		rules.BaseCUDA: "checkImage", rules.PythonImage: "checkImage", rules.Glibc: "checkImage", rules.ImageOS: "checkImage", rules.OSPlatform: "checkImage",
		rules.BuildPlatform: "find", rules.PythonWheels: "checkPython",
		rules.RuleCompanion.ID: "checkPairs", rules.RuleCompanionLabel.ID: "checkPairs", rules.RuleCompanionPython.ID: "checkPackages",
		rules.RuleExtensionRequires.ID: "checkPackage", rules.RuleExtensionPython.ID: "checkPackage", rules.RuleExtensionGPU.ID: "checkPackage",
		rules.RuleExtensionPlatform.ID: "checkPackage", rules.RuleExtensionCUDAFloor.ID: "checkPackage", rules.RuleExtensionCUDNN.ID: "checkPackage",
		rules.RuleExtensionWheel.ID: "checkPackageWheel", rules.RuleExtensionGlibc.ID: "checkPackageGlibc",
		rules.RuleNVIDIAMajor.ID: "checkNVIDIAWheel", rules.RuleNVIDIAPart.ID: "checkNVIDIAWheel", rules.RuleNVIDIAPin.ID: "checkNVIDIAWheel",
		rules.RuleTransitive.ID: "checkPackage", rules.RuleBeside.ID: "checkStack",
		rules.JetPack: "checkJetPack", rules.JetPackBoard: "checkJetPack", rules.JetPackCUDA: "checkJetPack",
	}
}

// unjudged says of every other rule why a finished stack cannot be judged by it.
func unjudged() map[string]string {
	return map[string]string{
		rules.CUDNNCUDA:                "wheels and images come with both; where cuDNN is added, its wheel's name holds the CUDA major, which checkNVIDIAWheel judges",
		rules.RuleExtensionCUDA.ID:     "the stack does not say which of a package's wheels is installed",
		rules.ForwardGPU:               "the stack does not say that it rests on forward compatibility: a warning does",
		rules.ForwardImage:             "likewise",
		rules.ForcedPTX:                "the stack does not hold the environment of its image",
		rules.RuleCompanionCUDA.ID:     "the stack's companion carries the label of the build by which it was chosen",
		rules.RuleSharedPins.ID:        "which version of a wheel that two frameworks share is installed is left to the lock",
		rules.LibraryNames:             "the stack does not list the library files of its image",
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

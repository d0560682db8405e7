package planner

import "testing"

// checked names, for every rule that refuses stacks, the part of the checker
// that judges finished stacks by it.
func checked() map[string]string {
	return map[string]string{
		ruleKernels.ID: "checkGPU", ruleRunTimeKernels.ID: "checkGPU", ruleToolkitDropped.ID: "checkGPU", ruleCUDNNFloor.ID: "checkGPU",
		rulePTXDriver.ID: "checkPTXDriver", ruleBrokenPTX.ID: "checkBuild", ruleDocumentedFloor.ID: "checkBuild", ruleBroken.ID: "checkBuild",
		ruleCUDNNCeiling.ID: "checkCUDNNCeiling", ruleFrameworkDriver.ID: "checkBuild",
		ruleDriverFloor.ID: "checkDriver", ruleGPUDriver.ID: "checkDriver", ruleGPUDriverEnd.ID: "checkDriver",
		ruleBuildCUDA.ID: "checkParts", ruleBuildCUDNN.ID: "checkParts", ruleBuildNCCL.ID: "checkParts",
		ruleBaseCUDA.ID: "checkImage", rulePythonImage.ID: "checkImage", ruleGlibc.ID: "checkImage", ruleImageOS.ID: "checkImage", ruleOSPlatform.ID: "checkImage",
		ruleBuildPlatform.ID: "find", rulePythonWheels.ID: "checkPython",
		ruleCompanion.ID: "checkPairs", ruleCompanionLabel.ID: "checkPairs", ruleCompanionPython.ID: "checkPackages",
		ruleExtensionRequires.ID: "checkPackage", ruleExtensionPython.ID: "checkPackage", ruleExtensionGPU.ID: "checkPackage",
		ruleExtensionPlatform.ID: "checkPackage", ruleExtensionCUDAFloor.ID: "checkPackage", ruleExtensionCUDNN.ID: "checkPackage",
		ruleExtensionWheel.ID: "checkPackageWheel", ruleExtensionGlibc.ID: "checkPackageGlibc",
		ruleNVIDIAMajor.ID: "checkNVIDIAWheel", ruleNVIDIAPart.ID: "checkNVIDIAWheel", ruleNVIDIAPin.ID: "checkNVIDIAWheel",
		rulePulled.ID: "checkPackage", ruleBeside.ID: "checkStack",
		ruleJetPack.ID: "checkJetPack", ruleJetPackBoard.ID: "checkJetPack", ruleJetPackCUDA.ID: "checkJetPack",
	}
}

// unjudged says of every other rule why a finished stack cannot be judged by it.
func unjudged() map[string]string {
	return map[string]string{
		ruleCUDNNCUDA.ID:         "wheels and images come with both; where cuDNN is added, its wheel's name holds the CUDA major, which checkNVIDIAWheel judges",
		ruleExtensionCUDA.ID:     "the stack does not say which of a package's wheels is installed",
		ruleForwardGPU.ID:        "the stack does not say that it rests on forward compatibility: a warning does",
		ruleForwardImage.ID:      "likewise",
		ruleForcedPTX.ID:         "the stack does not hold the environment of its image",
		ruleCompanionCUDA.ID:     "the stack's companion carries the label of the build by which it was chosen",
		ruleSharedPins.ID:        "which version of a wheel that two frameworks share is installed is left to the lock",
		ruleLibraryNames.ID:      "the stack does not list the library files of its image",
		ruleNumPy.ID:             "NumPy is left to the lock unless the target names one",
		ruleFrameworkRequires.ID: "what a framework requires besides is left to the lock",
		ruleNamedMajor.ID:        "the stack holds no packages that the facts do not know",
		rulePackageName.ID:       "it ties a name of the request to builds; the stack has the build",
	}
}

func TestTheCheckerKnowsEveryRuleThatRefuses(t *testing.T) {
	rules := map[string]bool{}
	for _, r := range Rules() {
		rules[r.ID] = true
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
			if !rules[id] || why == "" {
				t.Errorf("%s is no rule, or nothing is said of it", id)
			}
		}
	}
}

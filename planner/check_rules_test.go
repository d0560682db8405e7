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
		rules.Companion: "checkPairs", rules.CompanionLabel: "checkPairs", rules.CompanionPython: "checkPackages",
		rules.ExtensionRequires: "checkPackage", rules.ExtensionPython: "checkPackage", rules.ExtensionGPU: "checkPackage",
		rules.ExtensionPlatform: "checkPackage", rules.ExtensionCUDAFloor: "checkPackage", rules.ExtensionCUDNN: "checkPackage",
		rules.ExtensionWheel: "checkPackageWheel", rules.ExtensionGlibc: "checkPackageGlibc",
		rules.NVIDIAMajor: "checkNVIDIAWheel", rules.NVIDIAPart: "checkNVIDIAWheel", rules.NVIDIAPin: "checkNVIDIAWheel",
		rules.Transitive: "checkPackage", rules.Beside: "checkStack",
		rules.JetPack: "checkJetPack", rules.JetPackBoard: "checkJetPack", rules.JetPackCUDA: "checkJetPack",
	}
}

// unjudged says of every other rule why a finished stack cannot be judged by it.
func unjudged() map[string]string {
	return map[string]string{
		rules.CUDNNCUDA:                "wheels and images come with both; where cuDNN is added, its wheel's name holds the CUDA major, which checkNVIDIAWheel judges",
		rules.ExtensionCUDA:     "the stack does not say which of a package's wheels is installed",
		rules.ForwardGPU:               "the stack does not say that it rests on forward compatibility: a warning does",
		rules.ForwardImage:             "likewise",
		rules.ForcedPTX:                "the stack does not hold the environment of its image",
		rules.CompanionCUDA:     "the stack's companion carries the label of the build by which it was chosen",
		rules.SharedPins:        "which version of a wheel that two frameworks share is installed is left to the lock",
		rules.LibraryNames:             "the stack does not list the library files of its image",
		rules.NumPy:             "NumPy is left to the lock unless the target names one",
		rules.FrameworkRequires: "what a framework requires besides is left to the lock",
		rules.NamedMajor:        "the stack holds no packages that the facts do not know",
		rules.PackageName:       "it ties a name of the request to builds; the stack has the build",
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

package planner

import (
	"testing"

	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// checked names, for every rule that refuses stacks, the part of the checker
// that judges finished stacks by it.
func checked() map[string]string {
	return map[string]string{
		hardware.Kernels: "checkGPU", hardware.RunTimeKernels: "checkGPU", hardware.ToolkitDropped: "checkGPU", hardware.CUDNNFloor: "checkGPU",
		hardware.PTXDriver: "checkPTXDriver", hardware.BrokenPTX: "checkBuild", hardware.DocumentedFloor: "checkBuild", hardware.Broken: "checkBuild",
		hardware.CUDNNCeiling: "checkCUDNNCeiling", hardware.FrameworkDriver: "checkBuild",
		hardware.DriverFloor: "checkDriver", hardware.GPUDriver: "checkDriver", hardware.GPUDriverEnd: "checkDriver",
		hardware.BuildCUDA: "checkParts", hardware.BuildCUDNN: "checkParts", hardware.BuildNCCL: "checkParts",
		system.BaseCUDA: "checkImage", system.PythonImage: "checkImage", system.Glibc: "checkImage", system.ImageOS: "checkImage", system.OSPlatform: "checkImage",
		system.BuildPlatform: "find", system.PythonWheels: "checkPython",
		packages.Companion: "checkPairs", packages.CompanionLabel: "checkPairs", packages.CompanionPython: "checkPackages",
		packages.ExtensionRequires: "checkPackage", packages.ExtensionPython: "checkPackage", packages.ExtensionGPU: "checkPackage",
		packages.ExtensionPlatform: "checkPackage", packages.ExtensionCUDAFloor: "checkPackage", packages.ExtensionCUDNN: "checkPackage",
		packages.ExtensionWheel: "checkPackageWheel", packages.ExtensionGlibc: "checkPackageGlibc",
		packages.NVIDIAMajor: "checkNVIDIAWheel", packages.NVIDIAPart: "checkNVIDIAWheel", packages.NVIDIAPin: "checkNVIDIAWheel",
		packages.Transitive: "checkPackage", packages.Beside: "checkStack",
		system.JetPack: "checkJetPack", system.JetPackBoard: "checkJetPack", system.JetPackCUDA: "checkJetPack",
	}
}

// unjudged says of every other rule why a finished stack cannot be judged by it.
func unjudged() map[string]string {
	return map[string]string{
		hardware.CUDNNCUDA:         "wheels and images come with both; where cuDNN is added, its wheel's name holds the CUDA major, which checkNVIDIAWheel judges",
		packages.ExtensionCUDA:     "the stack does not say which of a package's wheels is installed",
		hardware.ForwardGPU:        "the stack does not say that it rests on forward compatibility: a warning does",
		hardware.ForwardImage:      "likewise",
		hardware.ForcedPTX:         "the stack does not hold the environment of its image",
		packages.CompanionCUDA:     "the stack's companion carries the label of the build by which it was chosen",
		packages.SharedPins:        "which version of a wheel that two frameworks share is installed is left to the lock",
		hardware.LibraryNames:      "the stack does not list the library files of its image",
		packages.NumPy:             "NumPy is left to the lock unless the target names one",
		packages.FrameworkRequires: "what a framework requires besides is left to the lock",
		packages.NamedMajor:        "the stack holds no packages that the facts do not know",
		packages.PackageName:       "it ties a name of the request to builds; the stack has the build",
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

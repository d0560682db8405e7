package rules

import (
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

// Sources of the rules.
const (
	docCompat     = "NVIDIA CUDA Compatibility guide"
	docGuide      = "NVIDIA CUDA C++ Programming Guide, application and hardware compatibility"
	docReleases   = "NVIDIA CUDA Toolkit release notes"
	docDrivers    = "NVIDIA data center driver documentation, supported drivers and CUDA toolkit versions"
	docOpenModule = "NVIDIA open GPU kernel modules documentation"
	docCUDNN      = "NVIDIA cuDNN support matrix"
	docTorch      = "PyTorch RELEASE.md and the wheels' own metadata"
	docTensorFlow = "TensorFlow install guide and issue tracker, reports from Blackwell boards"
	docCuPy       = "CuPy installation guide"
	docBuilds     = "the frameworks' release documents and the wheels' own metadata"
	docPackages   = "the packages' own metadata and release workflows"
	docPEP440     = "PEP 440, handling of pre-releases, and PEP 592, yanked files"
	docPEP600     = "PEP 600, manylinux platform tags"
	docPython     = "the wheels' Python tags"
	docImages     = "Docker Official Images: python"
	docJetPack    = "NVIDIA JetPack documentation and the Jetson package indexes"
	docForward    = "NVIDIA CUDA Compatibility guide, forward compatibility"
	docTarget     = "the target file"
	docGates      = "nvidia/cuda container recipes: NVIDIA_REQUIRE_CUDA, and the policy on tags"
	docNCCL       = "NVIDIA/nccl, default targets in makefiles/common.mk per tag"
	docVGPU       = "NVIDIA virtual GPU software documentation, and the providers' instance types"
	docJAX        = "JAX, checks of the CUDA libraries at import"
	docLibraries  = "NVIDIA cuda-pathfinder, names read off the installers, and the frameworks' issue trackers"
	docNumPy      = "NumPy 2.0 migration guide, binary interface, and the frameworks' issue trackers"
	docPEP602     = "PEP 602, annual release cycle for Python"
)

// Rules returns the catalogue, in the order in which stacks are put together.
func Rules() []plan.Rule {
	return []plan.Rule{
		RuleNewest, RuleAssumed,
		RuleKernels, RulePTX, RulePTXDriver, RuleForcedPTX, RuleBrokenPTX, RuleRunTimeKernels, RuleDocumentedFloor, RuleKernelsUnknown, RuleCPUBuild, RuleSystemCUDA, RuleNoIndex, RuleBroken, RuleFault,
		RuleToolkitDropped, RuleToolkitFirst,
		RuleCUDNNFloor, RuleCUDNNCeiling,
		RuleDriverFloor, RuleFrameworkDriver, RuleMinorCompat, RuleGPUDriver, RuleGPUDriverInferred, RuleGPUDriverEnd,
		RuleKernelModule, RuleDriverEnded, RuleDriverListed, RuleDriverDocumented, RuleDriverBranch, RuleNewDriver, RuleVirtualGPU,
		RuleForward, RuleForwardGPU, RuleForwardImage, RuleJetPack, RuleJetPackBoard, RuleJetPackCUDA, RuleBeside, RuleSharedPins,
		RuleBuildCUDA, RuleBuildCUDNN, RuleBuildNCCL, RuleCUDNNCUDA, RuleCUDNNOlder, RuleCUDNNWithdrawn, RuleNCCLCapability, RuleAsMade, RuleBaseCUDA, RuleAddedCUDNN, RuleImageCompat, RuleImageGate, RuleImageTag, RuleHostCompiler, RuleLibraryNames, RuleLibraryPath, RuleXLACompiler, RulePtxas, RuleCuBLAS, RuleSeveralGPUs, RuleBuildPlatform,
		RulePythonWheels, RulePythonMature, RulePythonImage, RulePythonAlso, RulePythonEnded,
		RuleGlibc, RuleOSEnded, RuleOSPlatform, RuleImageOS, RuleImageFrozen,
		RuleCompanionCUDA,
		RuleCompanion, RuleCompanionLabel, RuleCompanionPython, RuleDefaultIndex,
		RuleExtensionRequires, RuleExtensionPython, RuleExtensionGPU, RuleExtensionCUDA, RuleTransitive, RuleExtensionPlatform, RuleExtensionWheel,
		RuleNightlyWheel, RuleWheelPatch, RuleExtensionGlibc, RuleExtensionCUDNN, RuleExtensionCUDAFloor, RuleExtensionMinor, RuleExtensionIndex, RuleGlibcUnknown, RuleBuildIndex,
		RuleCompilesLater, RuleCUDAEnd,
		RuleNVIDIAMajor, RuleNamedMajor, RuleNVIDIAPart, RuleNVIDIAPin,
		RuleNumPy, RuleFrameworkRequires, RulePackageName, RuleBreaks, RuleLegacyKeras,
	}
}

var RuleNewest = plan.Rule{ID: "newest-release", Source: docPEP440, Soft: true,
	Text: "The newest release that works is taken. Pre-releases and yanked releases are taken only when the target names them. Within a release stable channels go before experimental ones, what plain pip gives before other builds, and a newer CUDA before an older one."}

// StateRules adds every requirement and every rule to the scene.
func StateRules(s *model.Model) {
	stateRequirements(s)
	stateKernelRules(s)
	stateToolkitRules(s)
	stateFaults(s)
	stateCUDNNRules(s)
	stateDriverRules(s)
	stateForwardRules(s)
	stateJetPack(s)
	stateJetPackCUDA(s)
	stateBeside(s)
	stateSharedPins(s)
	statePartRules(s)
	statePlatformRules(s)
	statePythonRules(s)
	stateOSRules(s)
	stateCompanionRules(s)
	stateExtensionRules(s)
	stateNVIDIARules(s)
	stateNamedRules(s)
	stateImageRules(s)
	stateBreaks(s)
}

package planner

// rule is an entry of the catalogue.
type rule = Rule

// Rule is a rule of the world that plans keep: its id, what it says, and where
// it comes from.
type Rule struct {
	ID       string
	Text     string
	Source   string // the document that states it
	Inferred bool   // follows from other facts, and gives way to them in conflicts
	Soft     bool   // a weakness that costs rank and brings a warning, not a refusal
}

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

// Rules gives the catalogue, in the order in which stacks are put together.
func Rules() []Rule {
	return []Rule{
		ruleNewest, ruleAssumed,
		ruleKernels, rulePTX, rulePTXDriver, ruleForcedPTX, ruleBrokenPTX, ruleRunTimeKernels, ruleDocumentedFloor, ruleKernelsUnknown, ruleCPUBuild, ruleSystemCUDA, ruleNoIndex, ruleBroken, ruleFault,
		ruleToolkitDropped, ruleToolkitFirst,
		ruleCUDNNFloor, ruleCUDNNCeiling,
		ruleDriverFloor, ruleFrameworkDriver, ruleMinorCompat, ruleGPUDriver, ruleGPUDriverInferred, ruleGPUDriverEnd,
		ruleKernelModule, ruleDriverEnded, ruleDriverListed, ruleDriverDocumented, ruleDriverBranch, ruleNewDriver, ruleVirtualGPU,
		ruleForward, ruleForwardGPU, ruleForwardImage, ruleJetPack, ruleJetPackBoard, ruleJetPackCUDA, ruleBeside, ruleSharedPins,
		ruleBuildCUDA, ruleBuildCUDNN, ruleBuildNCCL, ruleCUDNNCUDA, ruleCUDNNOlder, ruleCUDNNWithdrawn, ruleNCCLCapability, ruleAsMade, ruleBaseCUDA, ruleAddedCUDNN, ruleImageCompat, ruleImageGate, ruleImageTag, ruleHostCompiler, ruleLibraryNames, ruleLibraryPath, ruleXLACompiler, rulePtxas, ruleCuBLAS, ruleSeveralGPUs, ruleBuildPlatform,
		rulePythonWheels, rulePythonMature, rulePythonImage, rulePythonAlso, rulePythonEnded,
		ruleGlibc, ruleOSEnded, ruleOSPlatform, ruleImageOS, ruleImageFrozen,
		ruleCompanionCUDA,
		ruleCompanion, ruleCompanionLabel, ruleCompanionPython, ruleDefaultIndex,
		ruleExtensionRequires, ruleExtensionPython, ruleExtensionGPU, ruleExtensionCUDA, rulePulled, ruleExtensionPlatform, ruleExtensionWheel,
		ruleNightlyWheel, ruleWheelPatch, ruleExtensionGlibc, ruleExtensionCUDNN, ruleExtensionCUDAFloor, ruleExtensionMinor, ruleExtensionIndex, ruleGlibcUnknown, ruleBuildIndex,
		ruleCompilesLater, ruleCUDAEnd,
		ruleNVIDIAMajor, ruleNamedMajor, ruleNVIDIAPart, ruleNVIDIAPin,
		ruleNumPy, ruleFrameworkRequires, rulePackageName, ruleBreaks, ruleLegacyKeras,
	}
}

var ruleNewest = Rule{ID: "newest-release", Source: docPEP440, Soft: true,
	Text: "The newest release that works is taken. Pre-releases and yanked releases are taken only when the target names them. Within a release stable channels go before experimental ones, what plain pip gives before other builds, and a newer CUDA before an older one."}

// stateRules adds every requirement and every rule to the scene.
func (s *scene) stateRules() {
	s.stateRequirements()
	s.stateKernelRules()
	s.stateToolkitRules()
	s.stateFaults()
	s.stateCUDNNRules()
	s.stateDriverRules()
	s.stateForwardRules()
	s.stateJetPack()
	s.stateJetPackCUDA()
	s.stateBeside()
	s.stateSharedPins()
	s.statePartRules()
	s.statePlatformRules()
	s.statePythonRules()
	s.stateOSRules()
	s.stateCompanionRules()
	s.stateExtensionRules()
	s.stateNVIDIARules()
	s.stateNamedRules()
	s.stateImageRules()
	s.stateBreaks()
}

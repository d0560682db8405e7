package planner

import (
	"slices"
	"testing"
)

// uncollected says of each rule of the catalogue that no collection numbers
// why it is there.
func uncollected() map[string]string {
	return map[string]string{
		ruleCUDNNOlder.ID:         "PaddlePaddle issues 37349 and 23922: what it was compiled with is newer than the cuDNN found, which it tells at start, or fails by",
		ruleAssumed.ID:            "what the target says in place of facts: a release that the tables do not know yet",
		ruleKernelsUnknown.ID:     "how plans treat a gap of the tables: not listed is not the same as listed as missing",
		ruleDocumentedFloor.ID:    "what the makers' documents say where the code is not listed; the collections hold it as a column",
		ruleCPUBuild.ID:           "PyTorch's part How CUDA reaches the user: plain pip gives CPU builds on Windows and arm64",
		ruleDefaultIndex.ID:       "likewise",
		ruleNoIndex.ID:            "how plans treat a gap of the tables: an index that no source names",
		ruleFault.ID:              "the collections' notes on single releases: Windows 2.8 for CUDA 12.6 lost sm_50, 1.8.0 for CUDA 11.1 lost Pascal",
		ruleFrameworkDriver.ID:    "the columns of drivers that the frameworks' documents ask for",
		ruleGPUDriverInferred.ID:  "the hardware's surprises: where a listed minimum is only an upper bound, warn and do not refuse",
		ruleDriverListed.ID:       "likewise",
		ruleDriverBranch.ID:       "how a branch is read that a user gives in the place of a version",
		ruleNewDriver.ID:          "how plans treat drivers that are newer than the tables",
		ruleAsMade.ID:             "which of several CUDA versions that a build takes is taken",
		ruleAddedCUDNN.ID:         "the design: an image that holds cuDNN goes before one to which it is added",
		ruleBeside.ID:             "two frameworks in one environment, which no collection looks at",
		ruleCompanionLabel.ID:     "the makers' indexes: local labels of torchvision and its like",
		ruleOSEnded.ID:            "the lives of systems, from their makers; the tables of images hold them",
		ruleOSPlatform.ID:         "the design: stacks for Windows have no base image",
		ruleImageOS.ID:            "a definition that ties two parts of a stack",
		ruleImageFrozen.ID:        "the tables of images: tags of python that are no longer rebuilt",
		rulePythonImage.ID:        "the tables of images: which Python a tag or a system has",
		rulePythonAlso.ID:         "the tables of images: a Python that a system has beside its own",
		rulePythonEnded.ID:        "PEP 602",
		rulePythonMature.ID:       "PEP 602, and which of several Pythons is taken",
		ruleExtensionPython.ID:    "the packages' own metadata, which the tables hold release by release",
		ruleExtensionPlatform.ID:  "likewise",
		ruleExtensionCUDNN.ID:     "likewise: ctranslate2, Transformer Engine",
		ruleExtensionCUDAFloor.ID: "likewise: Transformer Engine",
		ruleGlibcUnknown.ID:       "how plans treat a gap of the tables: a release whose wheels nobody looked into",
		ruleNightlyWheel.ID:       "wheels that were compiled against a nightly of torch, read off the packages' workflows",
		ruleWheelPatch.ID:         "wheels that were compiled against a later patch of torch, read off the packages' workflows",
	}
}

// TestEveryRuleIsCollectedOrSaysWhyNot wants each rule of the catalogue either
// to keep a numbered rule or to have a reason to be there without a number.
func TestEveryRuleIsCollectedOrSaysWhyNot(t *testing.T) {
	rules := map[string]bool{}
	for _, r := range Rules() {
		rules[r.ID] = true
		named := slices.ContainsFunc(collectedRules(), func(c collectedRule) bool { return slices.Contains(c.rules, r.ID) })
		if _, listed := uncollected()[r.ID]; !named && !listed {
			t.Errorf("%s keeps no numbered rule, and nothing says why it is there", r.ID)
		}
	}
	for id, why := range uncollected() {
		if !rules[id] || why == "" {
			t.Errorf("%s is no rule, or nothing is said of it", id)
		}
	}
}

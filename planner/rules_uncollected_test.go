package planner

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/rules"
)

// uncollected says of each rule of the catalogue that no collection numbers
// why it is there.
func uncollected() map[string]string {
	return map[string]string{
		rules.RuleCUDNNOlder.ID:         "PaddlePaddle issues 37349 and 23922: what it was compiled with is newer than the cuDNN found, which it tells at start, or fails by",
		rules.RuleAssumed.ID:            "what the target says in place of facts: a release that the tables do not know yet",
		rules.RuleKernelsUnknown.ID:     "how plans treat a gap of the tables: not listed is not the same as listed as missing",
		rules.RuleDocumentedFloor.ID:    "what the makers' documents say where the code is not listed; the collections hold it as a column",
		rules.RuleCPUBuild.ID:           "PyTorch's part How CUDA reaches the user: plain pip gives CPU builds on Windows and arm64",
		rules.RuleDefaultIndex.ID:       "likewise",
		rules.RuleNoIndex.ID:            "how plans treat a gap of the tables: an index that no source names",
		rules.RuleFault.ID:              "the collections' notes on single releases: Windows 2.8 for CUDA 12.6 lost sm_50, 1.8.0 for CUDA 11.1 lost Pascal",
		rules.RuleFrameworkDriver.ID:    "the columns of drivers that the frameworks' documents ask for",
		rules.RuleGPUDriverInferred.ID:  "the hardware's surprises: where a listed minimum is only an upper bound, warn and do not refuse",
		rules.RuleDriverListed.ID:       "likewise",
		rules.RuleDriverBranch.ID:       "how a branch is read that a user gives in the place of a version",
		rules.RuleNewDriver.ID:          "how plans treat drivers that are newer than the tables",
		rules.RuleAsMade.ID:             "which of several CUDA versions that a build takes is taken",
		rules.RuleAddedCUDNN.ID:         "the design: an image that holds cuDNN goes before one to which it is added",
		rules.RuleBeside.ID:             "two frameworks in one environment, which no collection looks at",
		rules.RuleCompanionLabel.ID:     "the makers' indexes: local labels of torchvision and its like",
		rules.RuleOSEnded.ID:            "the lives of systems, from their makers; the tables of images hold them",
		rules.RuleOSPlatform.ID:         "the design: stacks for Windows have no base image",
		rules.RuleImageOS.ID:            "a definition that ties two parts of a stack",
		rules.RuleImageFrozen.ID:        "the tables of images: tags of python that are no longer rebuilt",
		rules.RulePythonImage.ID:        "the tables of images: which Python a tag or a system has",
		rules.RulePythonAlso.ID:         "the tables of images: a Python that a system has beside its own",
		rules.RulePythonEnded.ID:        "PEP 602",
		rules.RulePythonMature.ID:       "PEP 602, and which of several Pythons is taken",
		rules.RuleExtensionPython.ID:    "the packages' own metadata, which the tables hold release by release",
		rules.RuleExtensionPlatform.ID:  "likewise",
		rules.RuleExtensionCUDNN.ID:     "likewise: ctranslate2, Transformer Engine",
		rules.RuleExtensionCUDAFloor.ID: "likewise: Transformer Engine",
		rules.RuleGlibcUnknown.ID:       "how plans treat a gap of the tables: a release whose wheels nobody looked into",
		rules.RuleNightlyWheel.ID:       "wheels that were compiled against a nightly of torch, read off the packages' workflows",
		rules.RuleWheelPatch.ID:         "wheels that were compiled against a later patch of torch, read off the packages' workflows",
	}
}

// TestEveryRuleIsCollectedOrSaysWhyNot wants each rule of the catalogue either
// to keep a numbered rule or to have a reason to be there without a number.
func TestEveryRuleIsCollectedOrSaysWhyNot(t *testing.T) {
	catalogue := map[string]bool{}
	for _, r := range rules.Rules() {
		catalogue[r.ID] = true
		named := slices.ContainsFunc(collectedRules(), func(c collectedRule) bool { return slices.Contains(c.rules, r.ID) })
		if _, listed := uncollected()[r.ID]; !named && !listed {
			t.Errorf("%s keeps no numbered rule, and nothing says why it is there", r.ID)
		}
	}
	for id, why := range uncollected() {
		if !catalogue[id] || why == "" {
			t.Errorf("%s is no rule, or nothing is said of it", id)
		}
	}
}

package planner

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// uncollected says of each rule of the catalogue that no collection numbers
// why it is there.
func uncollected() map[string]string {
	return map[string]string{
		hardware.CUDNNOlder:         "PaddlePaddle issues 37349 and 23922: what it was compiled with is newer than the cuDNN found, which it tells at start, or fails by",
		system.Assumed:              "what the target says in place of facts: a release that the tables do not know yet",
		hardware.KernelsUnknown:     "how plans treat a gap of the tables: not listed is not the same as listed as missing",
		hardware.DocumentedFloor:    "what the makers' documents say where the code is not listed; the collections hold it as a column",
		system.CPUBuild:             "PyTorch's part How CUDA reaches the user: plain pip gives CPU builds on Windows and arm64",
		system.DefaultIndex:         "likewise",
		system.NoIndex:              "how plans treat a gap of the tables: an index that no source names",
		hardware.Yanked:             "PEP 592, and the indexes' own marks on releases",
		hardware.Fault:              "the collections' notes on single releases: Windows 2.8 for CUDA 12.6 lost sm_50, 1.8.0 for CUDA 11.1 lost Pascal",
		hardware.FrameworkDriver:    "the columns of drivers that the frameworks' documents ask for",
		hardware.GPUDriverInferred:  "the hardware's surprises: where a listed minimum is only an upper bound, warn and do not refuse",
		hardware.DriverListed:       "likewise",
		hardware.DriverBranch:       "how a branch is read that a user gives in the place of a version",
		hardware.NewDriver:          "how plans treat drivers that are newer than the tables",
		system.AsMade:               "which of several CUDA versions that a build takes is taken",
		system.AddedCUDNN:           "the design: an image that holds cuDNN goes before one to which it is added",
		packages.Beside:             "two frameworks in one environment, which no collection looks at",
		packages.CompanionLabel:     "the makers' indexes: local labels of torchvision and its like",
		system.OSEnded:              "the lives of systems, from their makers; the tables of images hold them",
		system.OSPlatform:           "the design: stacks for Windows have no base image",
		system.ImageOS:              "a definition that ties two parts of a stack",
		system.ImageFrozen:          "the tables of images: tags of python that are no longer rebuilt",
		system.PythonImage:          "the tables of images: which Python a tag or a system has",
		system.PythonAlso:           "the tables of images: a Python that a system has beside its own",
		system.PythonEnded:          "PEP 602",
		system.PythonMature:         "PEP 602, and which of several Pythons is taken",
		packages.ExtensionPython:    "the packages' own metadata, which the tables hold release by release",
		packages.ExtensionPlatform:  "likewise",
		packages.ExtensionCUDNN:     "likewise: ctranslate2, Transformer Engine",
		packages.ExtensionCUDAFloor: "likewise: Transformer Engine",
		packages.GlibcUnknown:       "how plans treat a gap of the tables: a release whose wheels nobody looked into",
		packages.NightlyWheel:       "wheels that were compiled against a nightly of torch, read off the packages' workflows",
		packages.WheelPatch:         "wheels that were compiled against a later patch of torch, read off the packages' workflows",
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

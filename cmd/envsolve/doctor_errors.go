package main

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// meets says which error of the catalogue programs meet where a rule is broken, and by
// what text one knows the cause there. Of several errors it is the first that is of the
// environment's framework, or of any. Rules that are not named keep an installation from
// being made, or a stack from being found: nothing is there that would fail.
type meets struct{ rule, id, cause string }

// noGPUCode is the rule that builds have code for the GPU; those for the CPU have none.
const noGPUCode = "kernel-coverage"

// cpuBuild is the rule by which a build for the CPU is refused beside GPUs, or warned of.
const cpuBuild = "cpu-build"

func errorsOfRules() []meets {
	return []meets{
		{noGPUCode, "no-kernel-image", "neither code for this compute capability"},
		{"cuda-driver-floor", "torch-driver-too-old", "higher major version than the driver supports"},
		{"cuda-driver-floor", "cuda-driver-insufficient", "driver older than the CUDA runtime"},
		{"framework-driver-floor", "torch-driver-too-old", "higher major version than the driver supports"},
		{"framework-driver-floor", "cuda-driver-insufficient", "driver older than the CUDA runtime"},
		{"kernel-module", "rminitadapter-failed", "closed kernel module"},
		{"glibc-floor", "glibc-version-not-found", "newer distribution than the host"},
		{"package-glibc", "glibc-version-not-found", "newer distribution than the host"},
		{"package-torch-abi", "extension-abi-undefined-symbol", "made for another torch minor version"},
		{"numpy-abi", "numpy-abi-array-api", "compiled against NumPy 1.x"},
		{"package-numpy-abi", "numpy-abi-array-api", "compiled against NumPy 1.x"},
		{"loaded-cudnn", "torch-cudnn-compiled-vs-runtime", "older cuDNN on LD_LIBRARY_PATH"},
		{"loaded-cudnn", "tf-cudnn-runtime-vs-compiled", "older than the one"},
		{"system-libraries-absent", "tf-skipping-gpu-registration", "libraries cannot be opened"},
		{"system-libraries-absent", "ort-cuda-provider-failed", "are not installed"},
		{"system-libraries-absent", "shared-lib-not-found", "from the system"},
	}
}

// knownError returns a check of an environment that fails with the error that its programs
// meet, where the catalogue has one.
func knownError(c host.Check, env *observed.Environment, doc *verdict.Document, facts *matrices.Set) host.Check {
	frameworks := frameworksOf(env, facts)
	for i := range doc.Judged {
		conflict := doc.Judged[i].Conflict
		if conflict == nil {
			continue
		}
		for _, rule := range conflict.Rules {
			if forCPU(rule.Rule, rule.Facts) {
				return knownOfCPUBuild(c, rule.Facts, facts)
			}
			for _, of := range errorsOfRules() {
				if of.rule != rule.Rule || !concerns(of.id, frameworks, facts) {
					continue
				}
				if known := c.Known(facts, of.id, of.cause); known.Error != "" {
					return known
				}
			}
		}
	}
	return c
}

// forCPU reports whether a rule speaks of builds for the CPU alone, as the facts that it rests on say.
func forCPU(rule string, of []string) bool {
	other := func(fact string) bool { return !strings.HasSuffix(fact, "+cpu") }
	return rule == cpuBuild && len(of) > 0 || rule == noGPUCode && len(of) > 0 && !slices.ContainsFunc(of, other)
}

// knownOfCPUBuild returns a check with the error that programs meet with the build for the CPU of a
// framework, which the first of some facts is about: FRAMEWORK/RELEASE.
func knownOfCPUBuild(c host.Check, of []string, facts *matrices.Set) host.Check {
	name, _, _ := strings.Cut(of[0], "/")
	if f := facts.FrameworkInfo(name); f != nil {
		return c.Known(facts, f.CPUBuildError, "CPU")
	}
	return c
}

// frameworksOf returns the frameworks of an environment.
func frameworksOf(env *observed.Environment, facts *matrices.Set) (list []string) {
	for i := range env.Observations {
		if f := installedBy(env.Observations[i].Name, facts); f != nil {
			list = append(list, f.ID)
		}
	}
	return list
}

// installedBy returns the framework that a distribution installs, nil for none.
func installedBy(distribution string, facts *matrices.Set) *matrices.FrameworkInfo {
	for _, f := range facts.FrameworkInfos() {
		if distribution != "" && slices.Contains(f.Distributions(), distribution) {
			return &f
		}
	}
	return nil
}

// concerns reports whether an error of the catalogue is one of some frameworks, or of any.
func concerns(id string, frameworks []string, facts *matrices.Set) bool {
	return slices.ContainsFunc(facts.Errors(), func(e matrices.ErrorEntry) bool {
		return e.ID == id && (e.Framework == "any" || slices.Contains(frameworks, e.Framework))
	})
}

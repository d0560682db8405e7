package main

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// TestErrorsOfRulesAreThere finds what a rule or an error was renamed without.
func TestErrorsOfRulesAreThere(t *testing.T) {
	for _, of := range errorsOfRules() {
		if !slices.ContainsFunc(planner.Rules(), func(r plan.Rule) bool { return r.ID == of.rule }) {
			t.Errorf("there is no rule %s", of.rule)
		}
		c := host.Check{Verdict: host.Fault}.Known(matrices.Embedded(), of.id, of.cause)
		if c.Error != of.id || c.Confirm == "" {
			t.Errorf("the catalogue has no error %s with the cause %q", of.id, of.cause)
		}
	}
}

func TestAFailingEnvironmentIsNamedWithItsError(t *testing.T) {
	one := func(name, value string) *observed.Environment {
		return &observed.Environment{Observations: []observed.Observation{{Kind: observed.Package, Name: name, Value: value}}}
	}
	for _, tt := range []struct {
		env        *observed.Environment
		rule, want string
	}{
		{one("torch", "2.5.1+cu124"), "kernel-coverage", "no-kernel-image"},
		{one("tensorflow", "2.15.0"), "kernel-coverage", "no-kernel-image"},
		{one("torch", "2.9.0+cu130"), "cuda-driver-floor", "torch-driver-too-old"},
		{one("jax", "0.7.0"), "cuda-driver-floor", "cuda-driver-insufficient"},
		{one("jax", "0.7.0"), "package-torch-abi", ""},
		{one("torch", "2.5.1"), "asked-gpu", ""},
	} {
		doc := &verdict.Document{Judged: []verdict.Judged{{}, {Conflict: &plan.Conflict{
			Rules: []plan.ConflictRule{{Rule: "asked-gpu"}, {Rule: tt.rule}}}}}}
		c := knownError(host.Check{Verdict: host.Fault}, tt.env, doc, matrices.Embedded())
		if c.Error != tt.want || (c.Confirm != "") != (tt.want != "") {
			t.Errorf("%s by %s: %q, want %q", tt.env.Observations[0].Value, tt.rule, c.Error, tt.want)
		}
	}
}

func TestABuildForTheCPUIsNamedByItsFramework(t *testing.T) {
	for _, tt := range []struct{ rule, fact, want string }{
		{"kernel-coverage", "pytorch/2.5.1+cpu", "torch-not-compiled-with-cuda"},
		{"kernel-coverage", "jax/0.4.35+cpu", "jax-cpu-only-jaxlib"},
		{"kernel-coverage", "tensorflow/2.15.0+cpu", ""}, // which prints nothing of its own
		{"cpu-build", "onnxruntime/1.20.1", "ort-cpu-package"},
	} {
		doc := &verdict.Document{Judged: []verdict.Judged{{Conflict: &plan.Conflict{
			Rules: []plan.ConflictRule{{Rule: tt.rule, Facts: []string{tt.fact}}}}}}}
		c := knownError(host.Check{Verdict: host.Fault}, &observed.Environment{}, doc, matrices.Embedded())
		if c.Error != tt.want {
			t.Errorf("%s: %q, want %q", tt.fact, c.Error, tt.want)
		}
	}
}

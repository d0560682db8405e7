package diagnose

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestAdviceJudgesWhatTheLogSpeaksOf(t *testing.T) {
	facts := matrices.Embedded()
	torch := []Finding{{ID: "harmless", Framework: "any"}, {ID: "no-kernel-image", Framework: "pytorch"}}
	for name, tt := range map[string]struct {
		findings []Finding
		seen     Seen
		command  string // empty: no advice
		asked    bool
		says     string // the verdict, or the status of a plan
	}{
		"a GPU that came after the build": {
			torch, Seen{GPUs: []string{"rtx-5090"}, Frameworks: []Framework{{"pytorch", "2.5.1", "cu124"}}},
			"envsolve check --gpu rtx-5090 --framework pytorch==2.5.1+cu124", true, "fails",
		},
		"versions that fit": {
			nil, Seen{Driver: "550.54.15", Frameworks: []Framework{{"pytorch", "2.5.1", ""}}},
			"envsolve check --driver 550.54.15 --framework pytorch==2.5.1", true, "works",
		},
		"the framework of the error, in its newest release": {
			torch, Seen{GPUs: []string{"v100-sxm2-16gb"}, Frameworks: []Framework{}},
			"envsolve plan --gpu v100-sxm2-16gb --framework pytorch", false, plan.StatusOK,
		},
		"the framework of the error before others of the log": {
			torch, Seen{GPUs: []string{"t4"}, Frameworks: []Framework{{"tensorflow", "2.15.0", ""},
				{"pytorch", "2.5.1", "cpu"}}},
			"envsolve check --gpu t4 --framework pytorch==2.5.1+cpu", true, "fails",
		},
		"a package made for another release": {
			nil, Seen{Frameworks: []Framework{{"pytorch", "2.6.0", "cu124"}}, Packages: []Package{{"xformers", "0.0.27.post2"}}},
			"envsolve check --framework pytorch==2.6.0+cu124 --with xformers==0.0.27.post2", true, "fails",
		},
		"a package that may have been compiled for this release": {
			nil, Seen{Frameworks: []Framework{{"pytorch", "2.6.0", "cu124"}}, Packages: []Package{{"flash-attn", "2.6.3"}}},
			"envsolve check --framework pytorch==2.6.0+cu124 --with flash-attn==2.6.3", true, "unproven",
		},
		"a release of a package that nobody knows": {
			torch, Seen{GPUs: []string{"t4"}, Frameworks: []Framework{{"pytorch", "2.6.0", ""}},
				Packages: []Package{{"flash-attn", "99.0"}}},
			"envsolve check --gpu t4 --framework pytorch==2.6.0 --with flash-attn==99.0", true, "unproven",
		},
		"a wheel that is for the CPU on Windows": {
			torch, Seen{GPUs: []string{"t4"}, Platform: "windows/amd64", Frameworks: []Framework{{"pytorch", "2.6.0", ""}}},
			"envsolve check --gpu t4 --platform windows/amd64 --framework pytorch==2.6.0", true, "fails",
		},
		"the CUDA that a driver serves": {
			torch, Seen{GPUs: []string{"rtx-3090"}, DriverCUDA: "11.4", Frameworks: []Framework{{"pytorch", "2.1.0", "cu121"}}},
			"envsolve check --gpu rtx-3090 --framework pytorch==2.1.0+cu121 --with driver-cuda==11.4", true, "fails",
		},
		"a toolkit that compiles for another CUDA": {
			torch, Seen{Toolkit: "11.7", Frameworks: []Framework{{"pytorch", "2.1.0", "cu121"}},
				Packages: []Package{{"diff-gaussian-rasterization", "0.0.0"}}},
			"envsolve check --framework pytorch==2.1.0+cu121 --with diff-gaussian-rasterization==0.0.0 --with nvcc==11.7",
			true, "fails",
		},
		"no machine":   {torch, Seen{Frameworks: []Framework{{"pytorch", "2.5.1", ""}}}, "", false, ""},
		"no framework": {nil, Seen{GPUs: []string{"t4"}}, "", false, ""},
		"a release that nobody knows": {torch,
			Seen{GPUs: []string{"t4"}, Frameworks: []Framework{{"pytorch", "99.1.0", ""}}},
			"envsolve check --gpu t4 --framework pytorch==99.1.0", true, "unproven"},
		"a driver that is no such thing": {torch, Seen{Driver: "999.99.99.99"}, "", false, ""},
	} {
		got, ok := Advise(facts, tt.findings, tt.seen)
		if ok != (tt.command != "") || got.Command != tt.command || got.Asked != tt.asked || says(got) != tt.says {
			t.Errorf("%s: %q, asked %v, %q, %v", name, got.Command, got.Asked, says(got), ok)
		}
	}
}

func says(a Advice) string {
	switch {
	case a.Verdict != nil:
		return string(a.Verdict.Verdict)
	case a.Plan != nil:
		return a.Plan.Status
	}
	return ""
}

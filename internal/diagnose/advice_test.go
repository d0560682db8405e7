package diagnose

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestAdvicePlansForWhatTheLogSpeaksOf(t *testing.T) {
	facts := matrices.Embedded()
	torch := []Finding{{ID: "harmless", Framework: "any"}, {ID: "no-kernel-image", Framework: "pytorch"}}
	for name, tt := range map[string]struct {
		findings []Finding
		seen     Seen
		command  string // empty: no advice
		asked    bool
		status   string
	}{
		"a GPU that came after the build": {
			torch, Seen{GPUs: []string{"rtx-5090"}, Frameworks: []Framework{{"pytorch", "2.5.1", "cu124"}}},
			"envsolve plan --gpu rtx-5090 --framework pytorch==2.5.1 --cuda 12.4", true, plan.StatusConflict,
		},
		"versions that fit": {
			nil, Seen{Driver: "550.54.15", Frameworks: []Framework{{"pytorch", "2.5.1", ""}}},
			"envsolve plan --driver 550.54.15 --framework pytorch==2.5.1", true, plan.StatusOK,
		},
		"the framework of the error, in its newest release": {
			torch, Seen{GPUs: []string{"v100-sxm2-16gb"}, Frameworks: []Framework{}},
			"envsolve plan --gpu v100-sxm2-16gb --framework pytorch", false, plan.StatusOK,
		},
		"the framework of the error before others of the log": {
			torch, Seen{GPUs: []string{"t4"}, Frameworks: []Framework{{"tensorflow", "2.15.0", ""},
				{"pytorch", "2.5.1", "cpu"}}},
			"envsolve plan --gpu t4 --framework pytorch==2.5.1", true, plan.StatusOK,
		},
		"a package made for another release": {
			nil, Seen{Frameworks: []Framework{{"pytorch", "2.6.0", "cu124"}}, Packages: []Package{{"flash-attn", "2.6.3"}}},
			"envsolve plan --framework pytorch==2.6.0 --with flash-attn==2.6.3 --cuda 12.4", true, plan.StatusConflict,
		},
		"a release of a package that nobody knows": {
			torch, Seen{GPUs: []string{"t4"}, Frameworks: []Framework{{"pytorch", "2.6.0", ""}},
				Packages: []Package{{"flash-attn", "99.0"}}},
			"envsolve plan --gpu t4 --framework pytorch==2.6.0", true, plan.StatusOK,
		},
		"no machine":   {torch, Seen{Frameworks: []Framework{{"pytorch", "2.5.1", ""}}}, "", false, ""},
		"no framework": {nil, Seen{GPUs: []string{"t4"}}, "", false, ""},
		"a release that nobody knows": {torch,
			Seen{GPUs: []string{"t4"}, Frameworks: []Framework{{"pytorch", "99.1.0", ""}}}, "", false, ""},
		"a driver that is no such thing": {torch, Seen{Driver: "999.99.99.99"}, "", false, ""},
	} {
		got, ok := Advise(facts, tt.findings, tt.seen)
		if ok != (tt.command != "") || got.Command != tt.command || got.Asked != tt.asked || got.Plan.Status != tt.status {
			t.Errorf("%s: %q, asked %v, %q, %v", name, got.Command, got.Asked, got.Plan.Status, ok)
		}
	}
}

package system_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// TestAnEnvironmentHoldsNothingThatCameLater: of what nobody says the version of,
// an installer took a release that was out on its day.
func TestAnEnvironmentHoldsNothingThatCameLater(t *testing.T) {
	f := facts.New(matrices.Embedded())
	const later = "an environment of 2024-06-30 has no newer"
	plantest.RuleAlone(t, f, system.ReleasedLater, "pytorch said: day 2024-06-30").Check(t, plantest.Refusals{
		{"framework=2.3.1+cu121", ""}, {"framework=2.0.1+cu117", ""},
		{"framework=2.4.0+cu121", later + " PyTorch"}, {"framework=2.8.0+cu128", later + " PyTorch"},
	})
	plantest.RuleAlone(t, f, system.ReleasedLater, "pytorch==2.3.1 package=bitsandbytes said: day 2024-06-30").Check(t,
		plantest.Refusals{
			{"framework=2.8.0+cu128 bitsandbytes=0.43.1", ""}, // whose version is said
			{"bitsandbytes=0.45.0", later + " bitsandbytes"},
		})
	for _, words := range []string{"pytorch", "pytorch==2.4.0 said: day 2024-06-30", "pytorch said: day 2001-01-01",
		"pytorch==2.3.1 package=bitsandbytes==0.45.0 said: day 2024-06-30"} {
		if plantest.RuleAlone(t, f, system.ReleasedLater, words).States() {
			t.Errorf("%s: no day, or nothing that was out on it to choose from, and the rule speaks", words)
		}
	}
}

// TestABuildForTheCPUNamesOneForTheGPU that the given driver runs, in the words
// that install it.
func TestABuildForTheCPUNamesOneForTheGPU(t *testing.T) {
	p := planner.New(matrices.Embedded())
	const install, from = "pip install torch==2.5.1", " --index-url https://download.pytorch.org/whl/"
	for words, want := range map[string]string{
		"driver=580.65.06 pytorch==2.5.1 build=cpu":                        install, // which is the newest build, cu124
		"driver=515.43.04 pytorch==2.5.1 build=cpu":                        install + from + "cu118",
		"driver=580.65.06 pytorch==2.5.1 build=cpu platform=windows/amd64": install + from + "cu124",
	} {
		got := plantest.WarningText(plantest.Plan(t, p, words).Warnings, system.CPUBuild)
		if !strings.HasSuffix(got, "runs on the CPU alone, and the target names a driver; for its GPUs: "+want) {
			t.Errorf("%s: %q, want %s", words, got, want)
		}
	}
	for words, want := range map[string]string{
		"driver=390.157 pytorch==2.5.1 build=cpu": "the target names a driver", // too old for every build
		"pytorch==2.5.1 build=cpu":                "",                          // as it was asked for
	} {
		got := plantest.WarningText(plantest.Plan(t, p, words).Warnings, system.CPUBuild)
		if !strings.HasSuffix(got, want) || want == "" && got != "" {
			t.Errorf("%s: %q, want %q", words, got, want)
		}
	}
}

// TestAnImageThatIsNoLongerRebuilt is taken where its Python is asked for, and said.
func TestAnImageThatIsNoLongerRebuilt(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, frozen := range map[string]bool{"pytorch==1.10.2 python=3.7 os=debian10": true, "pytorch==2.4.1 python=3.12": false,
		"pytorch==2.4.1 python=3.8 base=example.com/own:1": false} {
		result := plantest.Plan(t, p, words)
		got := plantest.WarningText(result.Warnings, system.ImageFrozen)
		if strings.HasSuffix(got, "is no longer rebuilt: it gets no fixes") != frozen {
			t.Errorf("%s: %s, %q", words, result.Stack.BaseImage, got)
		}
	}
}

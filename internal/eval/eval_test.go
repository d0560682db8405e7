package eval

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

// reportedCases lie beside the checkout, threadCases are our own. What each
// reached is the share of those of high confidence, in percent, that plans
// agree with. It only ever rises.
const (
	reportedCases = "../../../shared/cases/reported.json"
	reached       = 98.5

	threadCases    = "testdata/threads.json"
	threadsReached = 94.1

	moreCases   = "testdata/threads2.json"
	moreReached = 93.8
)

func TestVerdicts(t *testing.T) {
	want := map[string]Verdict{
		"kernels-missing":              Agrees,
		"kernels-there":                Agrees,
		"driver-too-old":               Agrees,
		"no-wheel-for-python":          Agrees,
		"said-to-fail-and-plans":       Disagrees,
		"said-to-work-and-conflicts":   Disagrees,
		"conflicts-for-another-reason": Disagrees,
		"unknown-gpu":                  Disagrees,
		"nightly":                      Unsaid,
		"split-machine":                Unsaid,
	}
	got := map[string]Verdict{}
	for _, r := range ownResults(t) {
		got[r.Case.ID] = r.Verdict
		if r.Answer == "" {
			t.Errorf("%s: no answer", r.Case.ID)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("verdicts (-want +got):\n%s", diff)
	}
}

func ownResults(t *testing.T) []Result {
	t.Helper()
	cases, err := ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	return Evaluate(matrices.Embedded(), cases)
}

func TestReportedStacks(t *testing.T) {
	if _, err := os.Stat(reportedCases); err != nil {
		t.Skip("no reported cases lie beside this checkout")
	}
	agreeAtLeast(t, reportedCases, reached)
}

func TestStacksOfThreads(t *testing.T) { agreeAtLeast(t, threadCases, threadsReached) }

func TestStacksOfMoreThreads(t *testing.T) { agreeAtLeast(t, moreCases, moreReached) }

// agreeAtLeast fails when fewer percent of the cases of high confidence in a
// file agree than did before.
func agreeAtLeast(t *testing.T, path string, percent float64) {
	t.Helper()
	cases, err := ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	results := Evaluate(matrices.Embedded(), cases)
	if high := HighConfidence(results); high.Percent() < percent {
		var out strings.Builder
		if err := Print(&out, results, false); err != nil {
			t.Fatal(err)
		}
		t.Errorf("%s: %s of the reports of high confidence agree, fewer than the %g %% reached before\n%s", path, high,
			percent, out.String())
	}
}

// Each case of ours says where it was read, and none repeats a thread of
// another file.
func TestThreadsAreNamed(t *testing.T) {
	elsewhere := map[string]string{}
	if others, err := ReadFile(reportedCases); err == nil {
		for _, c := range others {
			elsewhere[c.Source] = reportedCases
		}
	}
	for _, path := range []string{threadCases, moreCases} {
		own, err := ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range own {
			if !strings.HasPrefix(c.Source, "https://") || c.Why == "" {
				t.Errorf("%s: no thread or no reason: %+v", c.ID, c)
			}
			if file := elsewhere[c.Source]; file != "" {
				t.Errorf("%s: the thread %s is one of %s", c.ID, c.Source, file)
			}
		}
		for _, c := range own {
			elsewhere[c.Source] = path
		}
	}
}

func TestCounts(t *testing.T) {
	results := ownResults(t)
	for _, test := range []struct {
		name string
		fits func(Case) bool
		want Tally
	}{
		{"all but what cannot be said", func(Case) bool { return true }, Tally{Agree: 4, Said: 8}},
		{"works", func(c Case) bool { return c.Outcome == Works }, Tally{Agree: 1, Said: 2}},
		{"fails", func(c Case) bool { return c.Outcome == Fails }, Tally{Agree: 3, Said: 6}},
		{"of none", func(c Case) bool { return c.Given.Framework == "paddle" }, Tally{}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := Count(results, test.fits); got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
	if got, want := HighConfidence(results), (Tally{Agree: 3, Said: 5}); got != want {
		t.Errorf("high confidence: got %v, want %v", got, want)
	}
}

func TestPercent(t *testing.T) {
	if got := (Tally{Agree: 3, Said: 4}).Percent(); got != 75 {
		t.Errorf("got %g, want 75", got)
	}
	if got := (Tally{}).Percent(); got != 100 {
		t.Errorf("nothing to agree on: got %g, want 100", got)
	}
}

func TestPrintShowsEachDisagreementWithItsReasons(t *testing.T) {
	var out strings.Builder
	if err := Print(&out, ownResults(t), false); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"agreement",
		"said-to-fail-and-plans  fails, high confidence: no sm_90 kernels | cause: kernels",
		"plan --gpu H100 --framework pytorch==2.5.1 --cuda 12.4 --python 3.12 --os ubuntu24.04",
		"ok: pytorch 2.5.1+cu124",
		"[kernel-coverage]",
		"refused: --gpu: unknown GPU",
		"nightly: pytorch 2.8.0.dev20250601 is a development build",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("it does not hold %q:\n%s", want, out.String())
		}
	}
	if strings.Contains(out.String(), "no-wheel-for-python") {
		t.Error("it lists a case that agrees")
	}
}

func TestPrintAllListsAgreements(t *testing.T) {
	var out strings.Builder
	if err := Print(&out, ownResults(t), true); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "no-wheel-for-python  fails, high confidence") {
		t.Errorf("it leaves out a case that agrees:\n%s", out.String())
	}
}

// Agreement on the cause alone: plans made by hand.
func TestAgree(t *testing.T) {
	given := Given{GPU: "h100", Driver: "535", CUDNN: "8.9"}
	warned := func(rule string) plan.Plan {
		return plan.Plan{Status: plan.StatusOK, Warnings: []plan.Warning{{Rule: rule}}}
	}
	refused := func(kind, rule string) plan.Plan {
		return plan.Plan{Status: plan.StatusConflict, Conflict: &plan.Conflict{
			Rules: []plan.ConflictRule{{Kind: kind, Rule: rule}}}}
	}
	second := refused("fact", "python-wheels")
	second.Conflict.Others = []plan.Conflict{*refused("fact", "build-cudnn").Conflict}
	for _, test := range []struct {
		name    string
		outcome string
		why     string
		plan    plan.Plan
		want    bool
	}{
		{"works with a warning", Works, "", warned("ptx-jit"), true},
		{"works, but refused", Works, "", refused("fact", "build-cudnn"), false},
		{"warned for the cause", Fails, "cuDNN mismatch", warned("build-cudnn"), true},
		{"warned for another cause", Fails, "cuDNN mismatch", warned("minor-version-compatibility"), false},
		{"warned of an end of life", Fails, "the driver is old", warned("driver-ended"), false},
		{"refused for the cause", Fails, "cuDNN 8.9 is loaded", refused("fact", "build-cudnn"), true},
		{"refused for another cause", Fails, "cuDNN 8.9 is loaded", refused("fact", "python-wheels"), false},
		{"the wish alone is no cause", Fails, "cuDNN 8.9 is loaded", refused("requirement", "asked-cudnn"), false},
		{"refused for the cause in second place", Fails, "cuDNN 8.9 is loaded", second, true},
		{"a cause that is not told", Fails, "it crashes", refused("fact", "python-wheels"), true},
		{"a warning where no cause is told", Fails, "it crashes", warned("ptx-jit"), false},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := Case{Given: given, Outcome: test.outcome, Why: test.why}
			if got := agree(c, test.plan, blamed(c)); got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

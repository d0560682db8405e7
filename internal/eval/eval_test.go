package eval

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
)

// reportedCases lie beside the checkout, the others are our own. What each
// reached is the share of answered cases that are right, in percent. It only
// ever rises.
const (
	reportedCases = "../../../shared/cases/reported.json"
	reached       = 72

	threadCases    = "testdata/threads.json"
	threadsReached = 100

	moreCases   = "testdata/threads2.json"
	moreReached = 93.5
)

func TestScores(t *testing.T) {
	want := map[string]Score{
		"kernels-missing":              Right,
		"kernels-there":                Right,
		"driver-too-old":               Right,
		"no-wheel-for-python":          Right,
		"said-to-fail-and-plans":       Wrong,
		"said-to-work-and-conflicts":   Wrong,
		"conflicts-for-another-reason": Right,
		"unknown-gpu":                  Unproven,
		"nightly":                      Right,
		"split-machine":                Wrong,
	}
	got := map[string]Score{}
	for _, r := range ownResults(t) {
		got[r.Case.ID] = r.Score
		if r.Answer == "" {
			t.Errorf("%s: no answer", r.Case.ID)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("scores (-want +got):\n%s", diff)
	}
}

// TestVerdictsDoNotDependOnEarlierOnes judges stacks one after the other, and each by a planner of
// its own: what the first one keeps is made of what its key says and of nothing else.
func TestVerdictsDoNotDependOnEarlierOnes(t *testing.T) {
	shared := planner.New(matrices.Embedded())
	for _, file := range []string{threadCases, moreCases, "testdata/threads3.json"} {
		cases, err := ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cases {
			env, err := observe(c)
			if err != nil {
				continue // which TestScores counts
			}
			got, err := shared.Check(env)
			if err != nil {
				t.Fatalf("%s: %v", c.ID, err)
			}
			want, err := planner.New(matrices.Embedded()).Check(env)
			if err != nil {
				t.Fatalf("%s: %v", c.ID, err)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s, after others (-alone +after):\n%s", c.ID, diff)
			}
		}
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
	rightAtLeast(t, reportedCases, reached)
}

func TestStacksOfThreads(t *testing.T) { rightAtLeast(t, threadCases, threadsReached) }

func TestStacksOfMoreThreads(t *testing.T) { rightAtLeast(t, moreCases, moreReached) }

func TestStacksOfLaterThreads(t *testing.T) {
	for path, percent := range map[string]float64{"testdata/threads3.json": 81, "testdata/threads4.json": 85,
		"testdata/threads5.json": 83, "testdata/threads6.json": 77, "testdata/threads7.json": 78.5,
		"testdata/threads8.json": 69, "testdata/threads9.json": 69.5, "testdata/threads10.json": 74,
		"testdata/threads11.json": 76, "testdata/threads12.json": 79, "testdata/threads13.json": 73} {
		rightAtLeast(t, path, percent)
	}
}

// rightAtLeast fails when fewer percent of the answered cases in a file are
// right than were before.
func rightAtLeast(t *testing.T, path string, percent float64) {
	t.Helper()
	cases, err := ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	results := Evaluate(matrices.Embedded(), cases)
	all := Count(results, func(Case) bool { return true })
	if all.Percent() < percent {
		var out strings.Builder
		if err := PrintTable(&out, results); err != nil {
			t.Fatal(err)
		}
		t.Errorf("%s: %.1f %% of the answered reports are judged right, fewer than the %g %% reached before\n%s", path,
			all.Percent(), percent, out.String())
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
	all := Count(results, func(Case) bool { return true })
	if want := (Tally{Right: 6, Wrong: 3, Unproven: 1, Works: 3, Refused: 1, Fails: 7, Caught: 4}); all != want {
		t.Errorf("got %+v, want %+v", all, want)
	}
	if got := Count(results, func(c Case) bool { return c.Given.Framework == "paddle" }); got != (Tally{}) {
		t.Errorf("of none: %+v", got)
	}
	if high := HighConfidence(results); high.Said() >= all.Said() || high.Said() == 0 {
		t.Errorf("high confidence: %+v", high)
	}
}

func TestPercents(t *testing.T) {
	tally := Tally{Right: 3, Wrong: 1, Unproven: 1, Works: 2, Refused: 1, Fails: 3, Caught: 2}
	for _, test := range []struct {
		name      string
		got, want float64
	}{
		{"right of answered", tally.Percent(), 75},
		{"unproven", tally.UnprovenPercent(), 20},
		{"nothing to answer", Tally{}.Percent(), 100},
	} {
		if test.got != test.want {
			t.Errorf("%s: got %g, want %g", test.name, test.got, test.want)
		}
	}
}

func TestPrintShowsEachWrongVerdictWithItsReasons(t *testing.T) {
	var out strings.Builder
	if err := errors.Join(PrintTable(&out, ownResults(t)), PrintCases(&out, ownResults(t), false)); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"right of answered",
		"said-to-fail-and-plans  fails, high confidence: no sm_90 kernels",
		"check --os ubuntu24.04 --gpu H100 --framework pytorch==2.5.1 --cuda 12.4 --python 3.12",
		"works: pytorch 2.5.1+cu124",
		"[kernel-coverage]",
		"the facts know no GPU",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("it does not hold %q:\n%s", want, out.String())
		}
	}
	if strings.Contains(out.String(), "no-wheel-for-python") {
		t.Error("it lists a case that is right")
	}
}

func TestPrintAllListsWhatIsRight(t *testing.T) {
	var out strings.Builder
	if err := PrintCases(&out, ownResults(t), true); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "no-wheel-for-python  fails, high confidence") {
		t.Errorf("it leaves out a case that is right:\n%s", out.String())
	}
}

// What a flag says of a package is printed whole.
func TestAskedFlagsAreWhole(t *testing.T) {
	for given, want := range map[string]string{
		"torch>=2.1,<2.3": "torch>=2.1,<2.3",
		"torch[a]~=2.1":   "torch[a]~=2.1",
		"apex @ git+https://github.com/NVIDIA/apex": "apex @ git+https://github.com/NVIDIA/apex",
		"https://example.com/torch-2.1.0%2Bcu118-cp310-cp310-linux_x86_64.whl": "torch @ " +
			"https://example.com/torch-2.1.0%2Bcu118-cp310-cp310-linux_x86_64.whl",
		"pytorch=1.7.1=py3.8_cuda11.0_cudnn8.0.5_0": "pytorch==1.7.1=py3.8_cuda11.0_cudnn8.0.5_0",
	} {
		once := (&observed.Flags{With: []string{given}}).Observations()
		flag, value := flagOf(&once[0])
		again := (&observed.Flags{With: []string{value}}).Observations()
		once[0].Text, again[0].Text = "", ""
		if diff := cmp.Diff(once, again); flag != "--with" || value != want || diff != "" {
			t.Errorf("%s: %s %s, want %s\n%s", given, flag, value, want, diff)
		}
	}
}

// What is printed is the command line that asks the same.
func TestAskedIsACommandLine(t *testing.T) {
	said := func(s string) *string { return &s }
	c := Case{ID: "words", Outcome: Works, Given: Given{Framework: "jax", Version: "0.4.30", OS: "linux",
		CUDNN: "9.1 (it's conda's)",
		Packages: map[string]*string{"install": said("conda"), "thread-date": said("2024-06"), "nccl": said("2.20"),
			"system-cuda": said("12.4"), "build": said("source"),
			"extra-index": said("https://example.com/simple"), "einops": nil}}}
	got := Evaluate(matrices.Embedded(), []Case{c})[0].Asked
	const want = `check --os 'linux (conda)' --framework 'jax==0.4.30 (built from source)' ` +
		`--cudnn '9.1 (it'\''s conda'\''s)' --with einops --nccl 2.20 --with nvcc==12.4 --date 2024-06 ` +
		`--extra-index https://example.com/simple`
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

package judge_test

import (
	"errors"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// TestPatchesThatDoNotKeepWhatTheySay shows no patch with which the sources do not become
// what the change says.
func TestPatchesThatDoNotKeepWhatTheySay(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("requirements.txt", []byte("torch==2.1.0\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	env, err := source.Read(t.Context(), []string{"requirements.txt"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	const fails, unproven, works = verdict.Fails, verdict.Unproven, verdict.Works
	for _, test := range []struct {
		doubtful bool
		change   string // another one
		after    verdict.Verdict
		err      error
		byHand   string // empty for a patch
	}{
		{after: works},
		{after: fails, byHand: `written into the sources, the verdict on a is "fails", and not "works": make`},
		{after: unproven, byHand: `the verdict on a is "unproven", and not "works"`},
		{after: unproven, doubtful: true},
		{after: fails, doubtful: true, byHand: `the verdict on a is "fails", and not "unproven"`},
		{after: fails, change: "driver"}, // which the sources do not hold
		{after: fails, change: "cudnn"},
		{after: fails, change: "python", byHand: `the verdict on a is "fails", and not "works"`},
		{err: errors.New("no TOML"), byHand: "they cannot be judged any more (no TOML): make the change by hand"},
	} {
		doc := verdict.Document{Judged: []verdict.Judged{{GPU: "a", Verdict: fails, Fixes: []verdict.Fix{
			{Text: "torch==2.8.0", Doubtful: test.doubtful, Change: []plan.Change{{Part: test.change}},
				Changes: []observed.Change{{Of: 0, Value: "2.8.0"}}}}}}}
		again := func(files []source.Rewritten) (verdict.Document, error) {
			if len(files) != 1 || string(files[0].After) != "torch==2.8.0\n" {
				t.Errorf("%v is judged", files)
			}
			return verdict.Document{Judged: []verdict.Judged{{GPU: "a", Verdict: test.after}}}, test.err
		}
		shown, err := judge.Patches(os.ReadFile, again, &env, &doc)
		if err != nil {
			t.Fatal(err)
		}
		p := shown["torch==2.8.0"]
		byHand := strings.Join(p.ByHand, "\n")
		if !strings.Contains(byHand, test.byHand) || (byHand == "") != (p.Diff != "") ||
			(test.byHand == "") != (byHand == "") {
			t.Errorf("%+v: %+v", test, p)
		}
	}
}

// TestPatchesAreProvedWithinMeasure makes no more patches than can be proved where very much is judged.
func TestPatchesAreProvedWithinMeasure(t *testing.T) {
	env := observed.Environment{}
	doc := verdict.Document{Judged: make([]verdict.Judged, 10_001)}
	for i := range 2 {
		doc.Judged[i].Fixes = []verdict.Fix{{Text: strconv.Itoa(i)}}
	}
	again := func([]source.Rewritten) (verdict.Document, error) { return doc, nil }
	shown, err := judge.Patches(os.ReadFile, again, &env, &doc)
	if err != nil {
		t.Fatal(err)
	}
	if p := shown["1"]; len(p.ByHand) != 1 || !strings.HasPrefix(p.ByHand[0], "too much is judged here") {
		t.Errorf("the second change is %+v", shown)
	}
}

// TestEntriesAreNamed names what a version by itself is of, and says nothing of installers.
func TestEntriesAreNamed(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, test := range map[string]struct {
		text  string
		flags observed.Flags
		says  []string
		never string
	}{
		"pyproject.toml": {text: "[tool.poetry.dependencies]\npython = \"^3.12\"\ntensorflow = \"2.13.0\"\n",
			flags: observed.Flags{GPU: []string{"A100"}},
			says:  []string{"tensorflow 2.13.0 (pyproject.toml:3:15)", "python ^3.12 (pyproject.toml:2:11)"}},
		"environment.yml": {text: "dependencies:\n  - python=3.11\n  - pip\n  - six\n  - pip:\n    - torch==2.8.0\n",
			flags: observed.Flags{GPU: []string{"T4"}}, says: []string{"six the facts of"}, never: "pip the facts of"},
	} {
		doc := judged(t, name, test.text, &test.flags)
		answer := answered(t, &doc)
		for _, want := range test.says {
			if !strings.Contains(answer, want) {
				t.Errorf("%s: no %q in\n%s", name, want, answer)
			}
		}
		if test.never != "" && strings.Contains(answer, test.never) {
			t.Errorf("%s: %q in\n%s", name, test.never, answer)
		}
	}
}

// TestNothingHelpsOnMusl offers no release where wheels of none are for the C library.
func TestNothingHelpsOnMusl(t *testing.T) {
	env := observed.Environment{}
	source.OverFlags(&env, &observed.Flags{GPU: []string{"RTX 4090"}, Driver: []string{"550.54.15"}, OS: "alpine 3.19",
		With: []string{"onnxruntime-gpu==1.20.1"}})
	doc, err := judge.Environment(planner.New(matrices.Embedded()), &env)
	if err != nil {
		t.Fatal(err)
	}
	if answer := answered(t, &doc); doc.Verdict != verdict.Fails || !strings.Contains(answer, "alpine 3.19 has musl") ||
		strings.Contains(answer, "change:") {
		t.Error(answer)
	}
}

// TestUnkept says which changes do not keep what they say.
func TestUnkept(t *testing.T) {
	doc := func(verdicts ...verdict.Verdict) *verdict.Document {
		d := &verdict.Document{}
		for i, v := range verdicts {
			d.Judged = append(d.Judged, verdict.Judged{GPU: string(rune('a' + i)), Verdict: v})
		}
		return d
	}
	const works, fails, unproven = verdict.Works, verdict.Fails, verdict.Unproven
	for _, test := range []struct {
		before, after *verdict.Document
		want          string
	}{
		{doc(fails, works), doc(works, works), ""},
		{doc(fails, fails), doc(works, fails), ""},
		{doc(fails, unproven), doc(works, works), ""},
		{doc(fails, works), doc(works, unproven), `the verdict on b is "unproven", and not "works"`},
		{doc(fails, unproven), doc(works, fails), `the verdict on b is "fails", and not "unproven"`},
		{doc(fails), doc(unproven), `the verdict on a is "unproven", and not "works"`},
		{doc(fails), doc(fails), `the verdict on a is "fails", and not "works"`},
		{doc(fails, works), doc(works), "something else is judged"},
	} {
		if got := judge.Unkept(test.before, test.after, 0, verdict.Works); got != test.want {
			t.Errorf("%v, then %v: %q, want %q", test.before, test.after, got, test.want)
		}
	}
}

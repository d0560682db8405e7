package judge_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// requirements reads a file of requirements in a folder of its own, in which the test goes on.
func requirements(t *testing.T, text string) observed.Environment {
	t.Helper()
	t.Chdir(t.TempDir())
	if err := os.WriteFile("requirements.txt", []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	env, err := source.Read(t.Context(), []string{"requirements.txt"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return env
}

// TestPatchesThatDoNotKeepWhatTheySay shows no patch with which the sources do not become
// what the change says.
func TestPatchesThatDoNotKeepWhatTheySay(t *testing.T) {
	env := requirements(t, "torch==2.1.0\n")
	const fails, unproven, works = verdict.Fails, verdict.Unproven, verdict.Works
	missing := verdict.Missing{Why: "who knows"}
	const change = "torch==2.8.0 (cu128)"
	for _, test := range []struct {
		doubtful bool
		unnamed  bool   // nothing is missing then
		part     string // another one that changes
		after    verdict.Verdict
		err      error
		shown    string // the change, as far as it is confirmed
		note     string // where it is not
	}{
		{after: works, shown: change},
		{after: fails, note: `with torch==2.8.0, the verdict on a is "fails": who knows`},
		{after: unproven, shown: change + "; unproven: who knows"},
		{after: unproven, unnamed: true, shown: change + "; unproven: it is not established that it works then"},
		{after: unproven, doubtful: true, shown: change},
		{after: fails, doubtful: true, note: `the verdict on a is "fails"`},
		{after: fails, part: "driver", shown: change}, // which the sources do not hold
		{after: fails, part: "cudnn", shown: change},
		{after: fails, part: "python", note: `the verdict on a is "fails"`},
		{err: errors.New("no TOML"), note: "with torch==2.8.0, the sources cannot be judged any more (no TOML)"},
	} {
		doc := verdict.Document{Judged: []verdict.Judged{{GPU: "a", Verdict: fails, Conflict: &plan.Conflict{},
			Fixes: []verdict.Fix{{Text: change, Doubtful: test.doubtful, Change: []plan.Change{{Part: test.part}},
				Changes: []observed.Change{{Of: 0, Value: "2.8.0"}}}}}}}
		again := func(files []source.Rewritten) (observed.Environment, verdict.Document, error) {
			if len(files) != 1 || string(files[0].After) != "torch==2.8.0\n" {
				t.Errorf("%v is judged", files)
			}
			j := verdict.Judged{GPU: "a", Verdict: test.after, Missing: &missing}
			if test.unnamed {
				j.Missing = nil
			}
			return env, verdict.Document{Judged: []verdict.Judged{j}}, test.err
		}
		shown, err := judge.Patches(os.ReadFile, again, &env, &doc)
		if err != nil {
			t.Fatal(err)
		}
		j := &doc.Judged[0]
		if test.shown == "" {
			if len(j.Fixes) > 0 || !strings.Contains(j.Conflict.Note, test.note) {
				t.Errorf("%+v: %+v, noted %q", test, j.Fixes, j.Conflict.Note)
			}
			continue
		}
		if len(j.Fixes) != 1 || j.Fixes[0].Text != test.shown || shown[test.shown].Diff == "" || j.Conflict.Note != "" {
			t.Errorf("%+v: %+v with %+v, noted %q", test, j.Fixes, shown, j.Conflict.Note)
		}
	}
}

// TestPatchesThatAreInterrupted tells an interruption as such, and not as something that refutes a change.
func TestPatchesThatAreInterrupted(t *testing.T) {
	env := requirements(t, "torch==2.1.0\n")
	for _, cause := range []error{context.Canceled, context.DeadlineExceeded} {
		doc := verdict.Document{Judged: []verdict.Judged{{Verdict: verdict.Fails, Fixes: []verdict.Fix{
			{Text: "it", Changes: []observed.Change{{Of: 0, Value: "2.8.0"}}}}}}}
		again := func([]source.Rewritten) (observed.Environment, verdict.Document, error) {
			return env, verdict.Document{}, fmt.Errorf("reading: %w", cause)
		}
		if _, err := judge.Patches(os.ReadFile, again, &env, &doc); !errors.Is(err, cause) {
			t.Errorf("got %v, want %v", err, cause)
		}
	}
}

// TestPatchesGoOn goes on from what a refuted change leaves: with the changes of the verdict then, until one
// is confirmed, and not without end.
func TestPatchesGoOn(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("requirements.txt", []byte("torch==2.1.0\nxformers==0.0.23\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	names := []string{"requirements.txt"}
	first, err := source.Read(t.Context(), names, nil)
	if err != nil {
		t.Fatal(err)
	}
	to := func(of int, version string, doubtful bool) verdict.Fix {
		return verdict.Fix{Text: "to " + version + " (stack " + version + ")", Doubtful: doubtful,
			Change:  []plan.Change{{Part: strconv.Itoa(of), From: "was", To: version}},
			Changes: []observed.Change{{Of: of, Value: version}}}
	}
	type verdicts map[string]verdict.Judged // by the text of the source
	const begin = "torch==2.1.0\nxformers==0.0.23\n"
	failing := func(fixes ...verdict.Fix) verdict.Judged {
		return verdict.Judged{GPU: "a", Verdict: verdict.Fails, Fixes: fixes, Conflict: &plan.Conflict{
			Rules: []plan.ConflictRule{{Kind: "requirement", Text: "asked"}, {Kind: "fact", Text: "no code"}}}}
	}
	working := verdict.Judged{GPU: "a", Verdict: verdict.Works}
	endless := verdicts{begin: failing(to(0, "2.0", false))}
	for i := range 20 {
		endless["torch==2."+strconv.Itoa(i)+"\nxformers==0.0.23\n"] = failing(to(0, "2."+strconv.Itoa(i+1), false))
	}
	for name, test := range map[string]struct {
		judged       verdicts
		shown, after string
		note         string
		most         int // checks
	}{
		"two rounds": {verdicts{begin: failing(to(0, "2.8.0", false)),
			"torch==2.8.0\nxformers==0.0.23\n": failing(to(1, "0.0.31", false), to(1, "0.0.32", false)),
			"torch==2.8.0\nxformers==0.0.31\n": failing(),
			"torch==2.8.0\nxformers==0.0.32\n": working,
		}, "torch==2.8.0 and xformers==0.0.32 (stack 0.0.32)", "torch==2.8.0\nxformers==0.0.32\n", "", 3},
		"the later holds": {verdicts{begin: failing(to(0, "2.8.0", false)),
			"torch==2.8.0\nxformers==0.0.23\n": failing(to(0, "2.9.0", false)),
			"torch==2.9.0\nxformers==0.0.23\n": working,
		}, "torch==2.9.0 (stack 2.9.0)", "torch==2.9.0\nxformers==0.0.23\n", "", 2},
		"back and forth": {verdicts{begin: failing(to(0, "2.8.0", false)),
			"torch==2.8.0\nxformers==0.0.23\n": failing(to(0, "2.9.0", false)),
			"torch==2.9.0\nxformers==0.0.23\n": failing(to(0, "2.8.0", false)),
		}, "", "", `with to 2.8.0, the verdict on a is "fails": no code`, 2},
		"without end": {endless, "", "", `with to 2.0, the verdict on a is "fails": no code`, 4},
	} {
		t.Run(name, func(t *testing.T) {
			checks := 0
			again := func(files []source.Rewritten) (observed.Environment, verdict.Document, error) {
				checks++
				if string(files[0].Before) != begin {
					t.Errorf("it was %q before", files[0].Before)
				}
				judged, known := test.judged[string(files[0].After)]
				if !known {
					t.Errorf("%q is judged", files[0].After)
				}
				env, err := source.ReadRewritten(t.Context(), names, nil, files, "")
				return env, verdict.Document{Judged: []verdict.Judged{judged}}, err
			}
			env := first
			doc := verdict.Document{Judged: []verdict.Judged{test.judged[begin]}}
			shown, err := judge.Patches(os.ReadFile, again, &env, &doc)
			if err != nil {
				t.Fatal(err)
			}
			j := &doc.Judged[0]
			if checks > test.most {
				t.Errorf("%d checks, want %d", checks, test.most)
			}
			if test.shown == "" {
				if len(j.Fixes) != 0 || !strings.Contains(j.Conflict.Note, test.note) {
					t.Errorf("%+v, noted %q", j.Fixes, j.Conflict.Note)
				}
				return
			}
			if len(j.Fixes) != 1 || j.Fixes[0].Text != test.shown {
				t.Fatalf("%+v", j.Fixes)
			}
			if p := shown[test.shown]; len(p.Files) != 1 || !strings.Contains(test.after, p.Files[0].Text) {
				t.Errorf("%+v", p)
			}
		})
	}
}

// TestPatchesAreProvedWithinMeasure makes no more patches than can be proved where very much is judged.
func TestPatchesAreProvedWithinMeasure(t *testing.T) {
	env := observed.Environment{}
	doc := verdict.Document{Judged: make([]verdict.Judged, 10_001)}
	for i := range 2 {
		doc.Judged[i].Fixes = []verdict.Fix{{Text: strconv.Itoa(i)}}
	}
	again := func([]source.Rewritten) (observed.Environment, verdict.Document, error) { return env, doc, nil }
	shown, err := judge.Patches(os.ReadFile, again, &env, &doc)
	if err != nil {
		t.Fatal(err)
	}
	if p := shown["1"]; len(p.ByHand) != 1 || !strings.HasPrefix(p.ByHand[0], "too much is judged here") {
		t.Errorf("the second change is %+v", shown)
	}
}

// TestPatchesOfManyAreJudgedWithinMeasure counts how often sources are judged anew for a patch of each of many
// verdicts, of which each leads to further changes.
func TestPatchesOfManyAreJudgedWithinMeasure(t *testing.T) {
	t.Chdir(t.TempDir())
	const count, most = 200, 5
	text := ""
	for i := range count {
		text += fmt.Sprintf("a%d==2.1.0\n", i)
	}
	if err := os.WriteFile("requirements.txt", []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	env, err := source.Read(t.Context(), []string{"requirements.txt"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	document := func(to string) (d verdict.Document) {
		for i := range count {
			d.Judged = append(d.Judged, verdict.Judged{Container: strconv.Itoa(i), Verdict: verdict.Fails,
				Conflict: &plan.Conflict{}, Fixes: []verdict.Fix{{Text: "it", Changes: []observed.Change{{Of: i, Value: to}}}}})
		}
		return d
	}
	var answers []string
	for range 2 {
		var judged atomic.Int64
		again := func(files []source.Rewritten) (observed.Environment, verdict.Document, error) {
			return env, document("2.8." + strconv.FormatInt(judged.Add(1), 10)), nil
		}
		doc := document("2.8.0")
		shown, err := judge.Patches(os.ReadFile, again, &env, &doc)
		if err != nil {
			t.Fatal(err)
		}
		if n := judged.Load(); n > most || n < most-8 {
			t.Errorf("sources are judged anew %d times, and may be %d times", n, most)
		}
		answer := ""
		for i := range count {
			answer += fmt.Sprintf("%d: %d %q\n", i, len(doc.Judged[i].Fixes), shown[strconv.Itoa(i)+": it"].ByHand)
		}
		answers = append(answers, answer)
	}
	if answers[0] != answers[1] || !strings.Contains(answers[0], `199: 1 ["too much is judged here`) {
		t.Errorf("first\n%s\nthen\n%s", answers[0], answers[1])
	}
}

// TestWhatIsWrittenIsProvedWithinMeasure cuts off the proofs of ways out that are written one over the other,
// where very much is judged for all of them.
func TestWhatIsWrittenIsProvedWithinMeasure(t *testing.T) {
	env := requirements(t, "torch==2.1.0\n")
	fix := verdict.Fix{Text: "torch==2.8.0", Changes: []observed.Change{{Of: 0, Value: "2.8.0"}}}
	from := &judge.State{Env: env, Doc: verdict.Document{Judged: make([]verdict.Judged, 3_000)}}
	checks := 0
	again := func([]source.Rewritten) (observed.Environment, verdict.Document, error) {
		checks++
		return env, verdict.Document{}, errors.New("no TOML")
	}
	bound := judge.NewBound()
	for i := range 6 {
		proof, err := bound.Prove(os.ReadFile, again, from, 0, &fix)
		if err != nil {
			t.Fatal(err)
		}
		if cut := i >= 4; proof.CutOff() != cut || cut == (proof.Refuted != "") {
			t.Errorf("proof %d is cut off: %t, refuted: %q", i, proof.CutOff(), proof.Refuted)
		}
	}
	if checks != 4 {
		t.Errorf("all is judged %d times, want 4", checks)
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

// TestAChangeThatTakesAnotherAwayIsMadeByHand says on which other GPU it is worse then.
func TestAChangeThatTakesAnotherAwayIsMadeByHand(t *testing.T) {
	env := requirements(t, "torch==2.1.0\n")
	document := func(verdicts ...verdict.Verdict) (d verdict.Document) {
		for i, v := range verdicts {
			d.Judged = append(d.Judged, verdict.Judged{GPU: string(rune('a' + i)), Verdict: v, Conflict: &plan.Conflict{}})
		}
		return d
	}
	const works, fails, unproven = verdict.Works, verdict.Fails, verdict.Unproven
	for _, test := range []struct {
		before, after verdict.Document
		byHand, note  string // both are empty for a patch
	}{
		{before: document(fails, works), after: document(works, works)},
		{before: document(fails, fails), after: document(works, fails)},
		{before: document(fails, unproven), after: document(works, works)},
		{before: document(fails, works), after: document(works, unproven),
			byHand: `the verdict on b is "unproven", and not "works": make the change by hand`},
		{before: document(fails, unproven), after: document(works, fails),
			byHand: `the verdict on b is "fails", and not "unproven"`},
		{before: document(fails, works), after: document(fails, fails), note: `the verdict on a is "fails"`},
		{before: document(fails, works), after: document(works), note: "something else is judged"},
	} {
		doc := test.before
		doc.Judged[0].Fixes = []verdict.Fix{{Text: "it", Changes: []observed.Change{{Of: 0, Value: "2.8.0"}}}}
		again := func([]source.Rewritten) (observed.Environment, verdict.Document, error) { return env, test.after, nil }
		shown, err := judge.Patches(os.ReadFile, again, &env, &doc)
		if err != nil {
			t.Fatal(err)
		}
		j := &doc.Judged[0]
		byHand := strings.Join(shown["it"].ByHand, "\n")
		patched := len(j.Fixes) == 1 && shown["it"].Diff != ""
		if patched != (test.byHand+test.note == "") || !strings.Contains(byHand, test.byHand) ||
			(len(j.Fixes) == 0) != (test.note != "") || !strings.Contains(j.Conflict.Note, test.note) {
			t.Errorf("%v, then %v: %+v, by hand %q, noted %q", test.before, test.after, j.Fixes, byHand, j.Conflict.Note)
		}
	}
}

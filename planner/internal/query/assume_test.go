package query_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// madeUp are the facts of a framework with two releases, and of what was announced
// of its next one.
func madeUp() *facts.Facts {
	on := []matrices.PlatformBuild{{Platform: "linux/amd64"}}
	builds := []matrices.Build{
		{Variant: "cu118", CUDA: "11.8", WheelVersion: "2.1.0+cu118", Platforms: on},
		{Variant: "cu126", CUDA: "12.6", WheelVersion: "2.1.0+cu126", Platforms: on},
		{Variant: "cpu", Platforms: on},
	}
	release := func(v string, builds []matrices.Build) matrices.FrameworkRelease {
		return matrices.FrameworkRelease{Framework: "nacelle", Version: v, Package: "nacelle", Python: []string{"3.12"}, Builds: builds,
			Pairs: map[string]string{"nacelle-text": v}}
	}
	return facts.New(matrices.New(matrices.Tables{
		Version:        "2026.11.20",
		FrameworkInfos: []matrices.FrameworkInfo{{ID: "nacelle", Name: "Nacelle"}},
		Frameworks: map[string][]matrices.FrameworkRelease{
			"nacelle": {release("2.1.0", builds), release("1.9.0", builds[:1])}},
		Announcements: []matrices.Announced{
			{ID: "nacelle-cuda11", Framework: "nacelle", CUDA: "11", From: "2.2", On: "2026-10-01"}},
	}))
}

// readMadeUp understands a request against them.
func readMadeUp(words string) (*query.Query, error) {
	r := plantest.Request(words)
	return query.Read(madeUp(), &r)
}

func TestAReleaseThatIsNotKnownIsMadeLikeOneThatIs(t *testing.T) {
	q, err := readMadeUp("nacelle==2.2 like=2.1")
	if err != nil {
		t.Fatal(err)
	}
	p := q.Frameworks()[0]
	r := p.Releases[0]
	if p.Assumed != "2.2.0" || r.Version != "2.2.0" || r.Like != "2.1.0" || len(p.Releases) != 3 {
		t.Fatalf("assumed %q as %s like %s, out of %d releases", p.Assumed, r.Version, r.Like, len(p.Releases))
	}
	var variants []string
	for _, b := range r.Builds {
		variants = append(variants, b.Variant)
		if b.WheelVersion != "" {
			t.Errorf("the build %s has the wheels of %s", b.Variant, b.WheelVersion)
		}
	}
	if want := []string{"cu126", "cpu"}; !slices.Equal(variants, want) {
		t.Errorf("builds are %v, want %v: CUDA 11 was announced to end", variants, want)
	}
	if len(r.Pairs) > 0 {
		t.Errorf("it is paired with %v, which nobody knows", r.Pairs)
	}
	if known := p.Releases[1]; known.Version != "2.1.0" || len(known.Builds) != 3 || known.Builds[0].WheelVersion == "" {
		t.Errorf("the known release was changed: %+v", known)
	}
}

func TestWhatCannotBeAssumedIsSaid(t *testing.T) {
	for words, want := range map[string]string{
		"nacelle like=2.1":             "assume_like goes with one version of Nacelle",
		"nacelle>=2.2 like=2.1":        "assume_like goes with one version of Nacelle",
		"nacelle==2.2 like=newest":     `"newest" is no version of Nacelle`,
		"nacelle==2.2 like=>=2.1":      `">=2.1" is no version of Nacelle`,
		"nacelle==2.2 like=0.3":        "Nacelle 0.3 is not known",
		"nacelle==2.2 like=1.9":        "has no builds for a CUDA after 11",
		"nacelle==2.2":                 "they end with 2.1.0",
		"nacelle==2.2.1 like=2.1.0rc1": "is no version of Nacelle",
	} {
		_, err := readMadeUp(words)
		faults := request.InputErrors(err)
		if len(faults) == 0 || !strings.Contains(faults[0].Error(), want) {
			t.Errorf("%s: %v, want %q", words, err, want)
		}
	}
}

func TestAssumingWhatIsKnownChangesNothing(t *testing.T) {
	q, err := readMadeUp("nacelle==1.9 like=2.1")
	if err != nil {
		t.Fatal(err)
	}
	if p := q.Frameworks()[0]; p.Assumed != "" || len(p.Releases) != 2 {
		t.Errorf("assumed %q beside %d releases", p.Assumed, len(p.Releases))
	}
	if len(q.Warnings) != 1 || !strings.Contains(q.Warnings[0].Text, "changes nothing") {
		t.Errorf("warnings are %+v", q.Warnings)
	}
}

// TestExtrasDecideWhereABuildHasThem: an extra of a framework's own package says
// how CUDA comes, however its name is written; others are pip's business.
func TestExtrasDecideWhereABuildHasThem(t *testing.T) {
	for words, want := range map[string]string{
		"jax package=jax[cuda12]":                 "jax[cuda12]",
		"jax package=jax[CUDA_12]":                "",
		"jax package=jax[k8s]":                    "",
		"tensorflow package=tensorflow[and_cuda]": "tensorflow[and-cuda]",
	} {
		q := read(t, words)
		got := ""
		for _, p := range q.Of(query.Limited) {
			if p.Extra != "" {
				got = p.Name
			}
		}
		if got != want {
			t.Errorf("%s: the extra that counts is %q, want %q", words, got, want)
		}
	}
}

func TestAQueryJudgesWhatItHolds(t *testing.T) {
	q := read(t, "pytorch with=torchvision package=flash-attn")
	for name, want := range map[string]bool{"pytorch": true, "torchvision": true, "flash-attn": true, "vllm": false} {
		if got := q.Judges(name); got != want {
			t.Errorf("rules are asked about %s: %t", name, got)
		}
	}
}

func TestAnEnvironmentHasTheBuildsThatAreObserved(t *testing.T) {
	builds := []matrices.Build{{Variant: "cu118"}, {Variant: "cu126"}}
	var nobodyKnows *query.Taken
	if !nobodyKnows.Has(&builds[0]) {
		t.Error("where nothing is observed, a build is ruled out")
	}
	taken := &query.Taken{Builds: map[*matrices.Build]bool{&builds[1]: true}}
	if taken.Has(&builds[0]) || !taken.Has(&builds[1]) {
		t.Error("another build is taken than the one that is there")
	}
}

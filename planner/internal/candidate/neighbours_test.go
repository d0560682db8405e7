package candidate

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// TestABuildIsTakenToBeAsItsNeighbours: one listed build tells where its CUDA makes code for the
// GPU, too, and where there is none that tells alone.
func TestABuildIsTakenToBeAsItsNeighbours(t *testing.T) {
	known := facts.New(matrices.Embedded())
	row := matrices.Build{Variant: "cu124", CUDA: "12.4",
		Platforms: []matrices.PlatformBuild{{Platform: facts.LinuxAMD64}}}
	listed := row
	listed.Platforms = []matrices.PlatformBuild{{Platform: facts.LinuxAMD64, KernelsKnown: true, SM: []string{"8.0"}}}
	for _, test := range []struct {
		capability string
		older      matrices.Build
		want       Coverage
	}{
		{"8.0", listed, CoverCubin}, {"8.0", row, CoverCubin}, {"7.0", listed, CoverUnknown},
		{"12.0", listed, CoverUnknown}, {"12.0", row, CoverUnknown}, {"8.7", row, CoverUnknown},
	} {
		framework := &query.Package{Kind: query.Framework, Traits: known.FrameworkTraits("made-up"),
			Releases: []facts.Release{
				{Version: "2.0", Builds: []matrices.Build{row}}, {Version: "1.0", Builds: []matrices.Build{test.older}}}}
		b := NewBuild(framework.Traits, &framework.Releases[0], &row, &row.Platforms[0], 0)
		if got := AsNeighbours(framework, &b, known.ByCapability()[test.capability], known); got != test.want {
			t.Errorf("%s beside %v: %v, want %v", test.capability, test.older.Platforms[0].SM, got, test.want)
		}
	}
}

// TestABuildIsTakenToBeAsThoseBesideIt: the builds of its release for the CUDAs before and after its own tell
// where they agree, whatever the release before has, and a toolkit older than a GPU says nothing of it.
func TestABuildIsTakenToBeAsThoseBesideIt(t *testing.T) {
	known := facts.New(matrices.Embedded())
	build := func(variant, cuda string, sm ...string) matrices.Build {
		return matrices.Build{Variant: variant, CUDA: cuda, Platforms: []matrices.PlatformBuild{
			{Platform: facts.LinuxAMD64, KernelsKnown: len(sm) > 0, SM: sm}}}
	}
	row := build("cu129", "12.9")
	for _, test := range []struct {
		capability, about string
		before, after     matrices.Build
		want              Coverage
	}{
		{"7.0", "both lack it", build("cu128", "12.8", "7.5"), build("cu130", "13.0", "7.5"), CoverNone},
		{"7.5", "both have it", build("cu128", "12.8", "7.5"), build("cu130", "13.0", "7.5"), CoverCubin},
		{"7.0", "they differ", build("cu126", "12.6", "7.0"), build("cu130", "13.0", "7.5"), CoverUnknown},
		{"12.0", "the older toolkit knows no such GPU", build("cu126", "12.6", "9.0"),
			build("cu130", "13.0", "12.0"), CoverCubin},
	} {
		older := build("cu129", "12.9", "7.0", "7.5", "12.0")
		framework := &query.Package{Kind: query.Framework, Traits: known.FrameworkTraits("made-up"),
			Releases: []facts.Release{
				{Version: "2.0", Builds: []matrices.Build{test.before, row, test.after}},
				{Version: "1.0", Builds: []matrices.Build{older}}}}
		b := NewBuild(framework.Traits, &framework.Releases[0], &row, &row.Platforms[0], 0)
		if got := AsNeighbours(framework, &b, known.ByCapability()[test.capability], known); got != test.want {
			t.Errorf("%s, where %s: %v, want %v", test.capability, test.about, got, test.want)
		}
	}
}

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

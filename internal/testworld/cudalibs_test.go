package testworld

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/repack"
	"github.com/envsolve/envsolve/matrices"
)

func TestRealLibrariesGoWhereStandInsWere(t *testing.T) {
	libraries := []pyindex.File{{Project: "nvidia-cublas-cu12", Version: "12.4.5.8", Name: "real",
		Indexes: []string{"pypi"}}}
	others := realBefore(libraries, []pyindex.File{
		{Project: "nvidia-cublas-cu12", Version: "12.4.5.8", Name: "stand-in", Indexes: []string{"pypi", "cu124"}},
		{Project: "nvidia-cublas-cu12", Version: "12.6.4.1", Name: "another version"},
		{Project: "torch", Version: "2.6.0", Name: "another project"},
	})
	var names []string
	for _, f := range others {
		names = append(names, f.Name)
	}
	if !slices.Equal(names, []string{"another version", "another project"}) {
		t.Errorf("left are %q", names)
	}
	if !slices.Contains(libraries[0].Indexes, "cu124") {
		t.Errorf("the real one is offered by %q", libraries[0].Indexes)
	}
}

// TestCUDALibrariesAreWhatPyTorchPins: stand-ins of other versions would stay
// where the real ones are meant.
func TestCUDALibrariesAreWhatPyTorchPins(t *testing.T) {
	pins := pinsOf(t, pytorchFacts(), graftVersion, graftVariant)
	for _, l := range repack.CUDALibraries() {
		if pins[l.Project] != l.Version {
			t.Errorf("%s is %s, PyTorch pins %q", l.Project, l.Version, pins[l.Project])
		}
	}
}

func pinsOf(t *testing.T, releases []matrices.FrameworkRelease, version, variant string) map[string]string {
	t.Helper()
	for _, r := range releases {
		for _, b := range r.Builds {
			if r.Version == version && b.Variant == variant {
				return b.Pins
			}
		}
	}
	t.Fatalf("there is no PyTorch %s for %s", version, variant)
	return nil
}

package version_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices/version"
)

func TestNearest(t *testing.T) {
	names := []string{"pytorch", "tensorflow", "jax", "cupy"}
	for text, want := range map[string]string{"pytorh": "pytorch", "TensorFlow": "tensorflow", "jaxx": "jax",
		"cuppy": "cupy"} {
		if got := version.Nearest(text, names); len(got) == 0 || got[0] != want {
			t.Errorf("nearest(%q) = %v, want %s first", text, got, want)
		}
	}
	if got := version.Nearest("haskell", names); got != nil {
		t.Errorf("nearest to nothing gives %v", got)
	}
	if got := version.EditDistance("kitten", "sitting"); got != 3 {
		t.Errorf("kitten to sitting takes %d changes", got)
	}
}

func TestNearestVersions(t *testing.T) {
	versions := []string{"2.14.1", "2.5.1", "2.5.0", "2.4.1", "1.0.0"}
	for asked, want := range map[string][]string{
		"2.5.2": {"2.14.1", "2.5.1", "2.5.0"}, "9.0": {"2.14.1", "2.5.1", "2.5.0"}, "0.1": {"2.5.0", "2.4.1", "1.0.0"},
	} {
		if got := version.NearestVersions(asked, versions); !slices.Equal(got, want) {
			t.Errorf("nearest to %s: %v, want %v", asked, got, want)
		}
	}
}

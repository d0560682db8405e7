package harvest

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// TestFrameworksAreCheckedToo holds the list of what is compared with the index
// to the packages that install frameworks, one for each CUDA where there are such.
func TestFrameworksAreCheckedToo(t *testing.T) {
	list := Tabled(matrices.Embedded())
	for _, name := range []string{"torch", "jax", "tensorflow", "onnxruntime-gpu", "cupy-cuda12x", "cupy-cuda13x",
		"cudf-cu13", "nvidia-dali-cuda130", "vllm"} {
		if !slices.Contains(list, Wanted{Name: name}) {
			t.Errorf("%s is not compared with the index", name)
		}
	}
	h := &Harvester{Facts: matrices.Embedded()}
	for name, has := range map[string]string{"torch": "2.15.0", "cupy-cuda13x": "14.2.0", "cudf-cu13": "26.10.2"} {
		if !slices.Contains(h.versions(name), has) {
			t.Errorf("%s has no release %s: %v", name, has, h.versions(name))
		}
	}
}

// TestARowThatHoldsOnwardIsBehindWhenItSaysOtherwise compares with a release that
// asks for another torch than the row of ultralytics does.
func TestARowThatHoldsOnwardIsBehindWhenItSaysOtherwise(t *testing.T) {
	for requires, missing := range map[string]int{
		"Requires-Dist: torch>=1.8.0\nRequires-Dist: torchvision>=0.9.0\n":                                0,
		"Requires-Dist: torch>=2.4\nRequires-Dist: torchvision>=0.9.0\n":                                  1,
		"Requires-Dist: torch>=1.8.0\nRequires-Dist: torchvision>=0.9.0\nRequires-Dist: transformers<5\n": 1,
		"Requires-Dist: torch>=1.8.0\nRequires-Dist: torchvision>=0.9.0\nRequires-Dist: transformers\n":   0,
	} {
		metadata := "Metadata-Version: 2.4\nName: ultralytics\nVersion: 8.9.9\nRequires-Python: >=3.8\n" + requires
		member := "ultralytics-8.9.9.dist-info/METADATA"
		wheel := wheelOf(t, map[string][]byte{member: []byte(metadata)}, member)
		s := &server{name: "ultralytics", pythons: ">=3.8",
			files: map[string][]byte{"ultralytics-8.9.9-py3-none-any.whl": wheel}}
		b, err := harvester(t, s, 100*megabyte).Check(t.Context(), Wanted{Name: "ultralytics"})
		if err != nil || b.Missing != missing {
			t.Errorf("%q: %+v, %v; want %d missing", requires, b, err, missing)
		}
	}
}

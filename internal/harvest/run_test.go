package harvest

import (
	"slices"
	"strings"
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
	newest := matrices.Embedded().Packages("ultralytics")[0]
	same := ""
	for name, spec := range newest.Requires {
		same += "Requires-Dist: " + name + spec + "\n"
	}
	torch := "torch" + newest.Requires["torch"]
	for requires, missing := range map[string]int{
		same: 0,
		strings.Replace(same, torch, "torch>=2.4", 1):     1,
		same + "Requires-Dist: transformers<5\n":          1,
		same + "Requires-Dist: transformers\n":            0,
		strings.Replace(same, torch, "transformers>1", 1): 1,
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

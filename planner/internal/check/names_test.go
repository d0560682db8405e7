package check_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/observed"
)

// What is judged as a framework, since none is named, is changed as one, and a framework that has
// a package for each CUDA to the package for another.
func TestChangesOfPackagesThatHoldBuilds(t *testing.T) {
	e := engine(t)
	for _, test := range []struct {
		flags observed.Flags
		want  []string // how the changes begin, in order
	}{
		{observed.Flags{With: []string{"ctranslate2==4.5.0"}, GPU: []string{"T4"}, CUDA: "12.4", CUDNN: "8.9"},
			[]string{"ctranslate2==4.4.0", "cuDNN 9.1 on the system"}},
		{observed.Flags{With: []string{"tensorrt==10.5.0"}, GPU: []string{"V100"}}, []string{"tensorrt==10.4.0"}},
		{observed.Flags{With: []string{"numba==0.58.1"}, GPU: []string{"T4"}, CUDA: "11.8", Python: "3.12"},
			[]string{"numba==0.59.1", "Python 3.11"}},
		{observed.Flags{With: []string{"cupy-cuda11x==13.3.0"}, GPU: []string{"A100"}, CUDA: "12.4"},
			[]string{"cupy-cuda12x==13.3.0", "CUDA 11.8 on the system"}},
		{observed.Flags{Framework: []string{"cupy-cuda11x==13.3.0"}, GPU: []string{"A100"}, CUDA: "12.4"},
			[]string{"cupy-cuda12x==13.3.0", "CUDA 11.8 on the system"}},
		{observed.Flags{With: []string{"cupy-cuda11x==13.3.0", "torch==2.5.1"}, GPU: []string{"A100"}},
			[]string{"cupy-cuda12x==13.3.0", "torch==2.5.1+cu118"}},
		{observed.Flags{With: []string{"cupy-cuda13x==13.6.0"}, GPU: []string{"V100"}, CUDA: "13.0"},
			[]string{"cupy-cuda12x==13.6.0 and CUDA 12.9 on the system"}},
		{observed.Flags{With: []string{"tensorflow-gpu==2.12.0"}, GPU: []string{"T4"}},
			[]string{"tensorflow==2.12.0", "tensorflow-gpu==2.11.0"}},
	} {
		var got []string
		for _, fix := range judge(t, e, test.flags).Judged[0].Fixes {
			got = append(got, fix.Text)
		}
		if len(got) < len(test.want) || !slices.EqualFunc(got[:len(test.want)], test.want, strings.HasPrefix) {
			t.Errorf("%v: changes %q, want those that begin %q", test.flags, got, test.want)
		}
	}
}

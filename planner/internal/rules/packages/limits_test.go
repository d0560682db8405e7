package packages_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestForcedPTXLeavesMachineCodeAside(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for _, tt := range []struct {
		words, force, want string // of the conflict; empty for a stack
	}{
		{"gpu=t4 tensorflow==2.8.0", "", ""},
		{"gpu=t4 tensorflow==2.8.0", "0", ""},
		{"gpu=t4 tensorflow==2.8.0", "1", "the PTX of TensorFlow 2.8.0+cu112 is for compute capability 8.0 and newer: Tesla T4 is 7.5"},
		{"gpu=h100 tensorflow==2.18.0", "1", ""},
		{"gpu=t4 cupy", "1", ""},
	} {
		r := plantest.Request(tt.words)
		r.Image.Env = map[string]string{"CUDA_FORCE_PTX_JIT": tt.force}
		got, err := p.Plan(r)
		if err != nil {
			t.Fatal(err)
		}
		if (got.Conflict != nil) != (tt.want != "") || got.Conflict != nil &&
			(!strings.Contains(plantest.Sentences(got.Conflict), tt.want) || got.Conflict.Rules[1].Rule != hardware.ForcedPTX) {
			t.Errorf("%s with CUDA_FORCE_PTX_JIT=%s: %+v %+v, want %q", tt.words, tt.force, got.Stack, got.Conflict, tt.want)
		}
		if got.Stack != nil && tt.force == "1" && got.Stack.Framework.Name == "tensorflow" &&
			(got.Stack.GPUs[0].RunsBy != plan.RunsByPTX || !plantest.HasWarning(got, hardware.PTX)) {
			t.Errorf("%s runs by %s, want PTX with a warning", tt.words, got.Stack.GPUs[0].RunsBy)
		}
	}
}

func TestPackagesThatNoMetadataBoundsAreHeld(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"tensorflow==2.8.0":                        "protobuf<4",
		"tensorflow==2.9.0":                        "protobuf<4",
		"tensorflow==1.15.5":                       "protobuf<4",
		"tensorflow==2.12.0":                       "!protobuf",
		"tensorflow==2.16.1 package=tf-keras":      "tf-keras>=2.16,<2.17",
		"tensorflow==2.16.1":                       "!tf-keras",
		"jax==0.11.2 package=flax":                 "flax>0.12.9",
		"jax==0.4.20 package=flax":                 "flax<0.8.5", // 0.8.5 asks for a newer JAX
		"jax==0.11.2":                              "!flax",
		"pytorch==1.13.1 package=transformers":     "transformers==4.47.1", // of 4.48 torch is at least 2.0
		"tensorflow==2.8.0 package=protobuf==3.19": "protobuf==3.19.0",
		"tensorflow==2.8.0 package=protobuf>=3.9":  "protobuf>=3.9,<4",
		"tensorflow==2.8.0 package=protobuf":       "protobuf<4",
		"pytorch==2.2.2 package=numpy":             "numpy<2",
	} {
		s := plantest.MustStack(t, p, words)
		all := strings.Join(s.Install, "\n")
		text, absent := strings.CutPrefix(want, "!")
		if strings.Contains(all, text) == absent {
			t.Errorf("%s: installed by\n%s\nwant %q", words, all, want)
		}
	}
}

func TestProtobufThatTensorFlowCannotLoadIsRefused(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "tensorflow==2.8.0 package=protobuf==4.21.12")
	if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict),
		"TensorFlow 2.8.0 goes with protobuf <4") {
		t.Errorf("protobuf 4 beside TensorFlow 2.8: %+v", got.Stack)
	}
}

func TestLegacyKerasIsSilentWhereItsVariableIsSet(t *testing.T) {
	r := plantest.Request("tensorflow==2.16.1 package=tf-keras")
	r.Image.Env = map[string]string{"TF_USE_LEGACY_KERAS": "1"}
	got, err := planner.New(matrices.Embedded()).Plan(r)
	if err != nil || got.Stack == nil || plantest.HasWarning(got, packages.LegacyKeras) {
		t.Errorf("%v, %+v", err, got.Warnings)
	}
}

func TestPackageForAnOlderFrameworkTakesThat(t *testing.T) {
	if s := plantest.MustStack(t, planner.New(matrices.Embedded()),
		"jax package=flax==0.12.9"); s.Framework.Version != "0.11.1" {
		t.Errorf("flax 0.12.9 stands beside JAX %s, want the last that it is not broken beside", s.Framework.Version)
	}
}

func TestConflictSaysWhoElseServesTheGPU(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"gpu=b200 tensorflow":                    "NVIDIA NGC image",
		"gpu=rtx-5090 tensorflow":                "conda-forge tensorflow 2.19.1",
		"gpu=k80 tensorflow==2.18.0":             "",
		"gpu=b200 tensorflow==2.21.0 python=3.8": "NVIDIA NGC image",
		"gpu=v100 cuda=13.0 pytorch":             "",
	} {
		got := plantest.Plan(t, p, words)
		if got.Conflict == nil || (want == "") != !strings.Contains(got.Conflict.Note, "other makers") ||
			!strings.Contains(got.Conflict.Note, want) {
			t.Errorf("%s: %+v, want a note that says %q", words, got.Conflict, want)
		}
	}
}

// TestFrameworksInOneEnvironmentShareWheels: the pairs that the metadata of
// both takes in, and the first on either side that it does not.
func TestFrameworksInOneEnvironmentShareWheels(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, together := range map[string]bool{
		"tensorflow==2.14.0 jax==0.4.10": true,
		"tensorflow==2.15.1 jax==0.4.17": true, "tensorflow==2.15.1 jax==0.4.18": false,
		"tensorflow==2.16.2 jax==0.4.11": true, "tensorflow==2.17.0 jax==0.4.28": true,
		"tensorflow==2.17.0 jax==0.4.29": false,
		"tensorflow==2.18.0 jax==0.4.35": true, "tensorflow==2.18.0 jax==0.4.36": false,
		"tensorflow==2.19.1 jax==0.4.36": false,
		"tensorflow==2.20.0 jax":         true, "tensorflow==2.21.0 jax": true, "tensorflow pytorch jax": true,
	} {
		if got := plantest.Plan(t, p, words); (got.Stack != nil) != together {
			t.Errorf("%s: %+v %s, want together %v", words, got.Stack, plantest.Sentences(got.Conflict), together)
		}
	}
}

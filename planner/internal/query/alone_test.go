package query_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestPackagesWithoutAFramework plans what people install by itself, or with a
// framework that goes without saying.
func TestPackagesWithoutAFramework(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]struct{ framework, cuda, delivery, pkg string }{
		"package=faster-whisper gpu=l40s":     {"ctranslate2", "12.", plan.DeliveryWheels, "ctranslate2"},
		"package=ctranslate2==4.4.0 gpu=l40s": {"ctranslate2 4.4.0", "12.", plan.DeliveryWheels, "ctranslate2"},
		"package=ctranslate2==4.4.0 gpu=l40s toolkit=true": {"ctranslate2 4.4.0", "12.", plan.DeliveryBaseImage,
			"ctranslate2"},
		"package=ctranslate2==3.24.0 gpu=l40s": {"ctranslate2 3.24.0", "11.", plan.DeliveryBaseImage,
			"ctranslate2"},
		"package=ctranslate2 platform=windows/amd64 gpu=l40s": {"ctranslate2", "12.", plan.DeliveryDistro, "ctranslate2"},
		"package=numba-cuda gpu=l40s":                         {"numba-cuda", "13.", plan.DeliveryWheels, "numba-cuda"},
		"package=numba-cuda gpu=v100":                         {"numba-cuda", "12.", plan.DeliveryWheels, "numba-cuda"},
		"package=numba gpu=l40s":                              {"numba", "12.", plan.DeliveryBaseImage, "numba"},
		"package=tensorrt gpu=l40s":                           {"tensorrt", "13.", plan.DeliveryWheels, "tensorrt"},
		"package=tensorrt gpu=v100":                           {"tensorrt 10.4", "12.", plan.DeliveryWheels, "tensorrt"},
		"package=mxnet gpu=t4":                                {"mxnet 1.9.1", "11.7", plan.DeliveryBaseImage, "mxnet-cu117"},
		"package=mxnet-cu102 gpu=t4":                          {"mxnet 1.9.1", "10.2", plan.DeliveryBaseImage, "mxnet-cu102"},
		"package=nvidia-dali gpu=l40s": {"nvidia-dali", "13.", plan.DeliveryBaseImage,
			"nvidia-dali-cuda130"},
		"package=nvidia-dali-cuda120 gpu=l40s": {"nvidia-dali", "12.", plan.DeliveryBaseImage,
			"nvidia-dali-cuda120"},
		"package=cudf gpu=l40s":          {"cupy", "13.", plan.DeliveryWheels, "cudf-cu13"},
		"package=cudf-cu12 gpu=l40s":     {"cupy", "12.", plan.DeliveryWheels, "cudf-cu12"},
		"package=transformers gpu=l40s":  {"pytorch", "13.", plan.DeliveryWheels, "torch"},
		"package=mmcv gpu=l40s":          {"pytorch 2.4.1", "12.1", plan.DeliveryWheels, "mmcv"},
		"package=pyg-lib gpu=l40s":       {"pytorch 2.13.0", "13.", plan.DeliveryWheels, "pyg-lib"},
		"package=torchvision gpu=l40s":   {"pytorch", "13.", plan.DeliveryWheels, "torchvision"},
		"package=triton==3.1.0 gpu=l40s": {"pytorch 2.5.1", "12.4", plan.DeliveryWheels, "triton"},
	} {
		s := plantest.MustStack(t, p, words)
		got := s.Framework.Name + " " + s.Framework.Version
		if !strings.HasPrefix(got, want.framework) || !strings.HasPrefix(s.CUDA.Version, want.cuda) ||
			s.CUDA.Delivery != want.delivery {
			t.Errorf("%s: %s with CUDA %+v, want %+v", words, got, s.CUDA, want)
		}
		if s.Packages[want.pkg] == "" {
			t.Errorf("%s installs %v, and no %s", words, s.Packages, want.pkg)
		}
	}
}

func TestPackageThatStandsAloneKeepsItsOwnRules(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"package=tensorrt==10.13.0.35 gpu=v100": "need compute capability 7.5",
		"package=faster-whisper gpu=gh200":      "exist for linux/amd64 and windows/amd64 only",
		"package=numba-cuda cuda=13.0 gpu=v100": "",
		"package=mxnet-cu112 cuda=10.2":         "",
		"package=nvidia-dali-cuda120 cuda=13.0": "",
	} {
		got := plantest.Plan(t, p, words)
		if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), want) {
			t.Errorf("%s: want a conflict that says %q, got %+v %+v", words, want, got.Stack, got.Conflict)
		}
	}
}

// TestCitedRowsOfPackagesThatStandAlone: their reasons cite rows of packages.
func TestCitedRowsOfPackagesThatStandAlone(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for _, words := range []string{"package=faster-whisper gpu=l40s", "package=numba-cuda gpu=v100",
		"package=tensorrt gpu=v100", "package=mxnet gpu=t4", "package=numba"} {
		got := plantest.Plan(t, p, words)
		refs := []string{}
		for _, r := range got.Reasons {
			refs = append(refs, r.Facts...)
		}
		for _, w := range got.Warnings {
			refs = append(refs, w.Facts...)
		}
		if len(refs) < 3 {
			t.Errorf("%s cites %v", words, refs)
		}
		for _, ref := range refs {
			if _, err := matrices.Embedded().Lookup(ref); err != nil {
				t.Errorf("%s cites %s: %v", words, ref, err)
			}
		}
	}
}

func TestPackagesThatAreOnNoIndexAreRefused(t *testing.T) {
	_, err := planner.New(matrices.Embedded()).Plan(plantest.Request("pytorch package=apex"))
	if err == nil || !strings.Contains(err.Error(), "no release of apex") || !strings.Contains(err.Error(), "NGC") {
		t.Errorf("apex: %v", err)
	}
}

func TestPackageWithOnlyPreReleasesIsTaken(t *testing.T) {
	if s := plantest.MustStack(t, planner.New(matrices.Embedded()), "gpu=b200 package=flash-attn-4"); s.Packages["flash-attn-4"] == "" {
		t.Errorf("installs %v", s.Packages)
	}
}

// TestPackagesFollowTheCUDAOfTheirRows: rows that list CUDA versions without a
// default one bind the stack as well.
func TestPackagesFollowTheCUDAOfTheirRows(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"gpu=l40s pytorch package=bitsandbytes==0.42.0":                "12.1", // later torch has a Triton that it lacks names of
		"gpu=l40s pytorch package=bitsandbytes==0.43.0":                "12.1",
		"gpu=l40s pytorch package=nvidia-dali-cuda120":                 "12.6",
		"gpu=l40s pytorch package=flashinfer==0.2.5":                   "12.4",
		"gpu=l40s pytorch package=detectron2":                          "11.3",
		"gpu=l40s cupy package=cudf==25.06.0":                          "12.9",
		"gpu=l40s pytorch toolkit package=flashinfer==0.2.5 cuda=12.8": "12.8",
	} {
		if s := plantest.MustStack(t, p, words); version.Minor(s.CUDA.Version) != want {
			t.Errorf("%s: CUDA %s, want %s", words, s.CUDA.Version, want)
		}
	}
}

func TestRequirementOfOneOfAFrameworksPackagesHolds(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "cupy==14.0.0 package=cudf==26.06.0")
	if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), "cudf 26.06.0 needs cupy-cuda13x") {
		t.Errorf("cudf 26.06 excludes CuPy 14.0.0: %+v %+v", got.Stack, got.Conflict)
	}
}

func TestWheelsForArmServersAreNotForJetPack(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=jetson-orin-nx package=vllm==0.16.0")
	if got.Conflict == nil {
		t.Errorf("vLLM's wheels for servers on a Jetson board: %+v", got.Stack)
	}
	if s := plantest.MustStack(t, planner.New(matrices.Embedded()),
		"gpu=jetson-orin-nx pytorch package=accelerate"); s.Packages["accelerate"] == "" {
		t.Error("a package of pure Python goes with every board")
	}
}

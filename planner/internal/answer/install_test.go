package answer_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

// TestIndexesThatAreAskedAlone: the default index has other builds of the versions that they have.
func TestIndexesThatAreAskedAlone(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string][]string{
		"gpu=gh200 platform=linux/arm64 pytorch==2.5.1 with=torchvision": {"torch", "torchvision"},
		"gpu=jetson-agx-orin pytorch==2.9.1":                             {"torch"},
		"gpu=h100 onnxruntime==1.18.0 cuda=12.4":                         {"onnxruntime-gpu"}, // wherever it is
		"pytorch==2.5.1 build=12.1 with=torchvision":                     nil,                 // their label tells
		"pytorch==2.5.1":            nil, // it is the default index's own
		"gpu=a100 paddle==3.0.0":    nil, // which has none of that version
		"gpu=a100 jax==0.4.29":      nil,
		"gpu=t4 pytorch==1.7.1":     nil,
		"gpu=jetson-nano pytorch":   {"torch"},
		"gpu=a100 tensorflow==2.10": nil,
	} {
		if got := plantest.MustStack(t, p, words).AskedAlone; !slices.Equal(got, want) {
			t.Errorf("%s: %v are asked for alone, want %v", words, got, want)
		}
	}
}

func TestInstallCommands(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"pytorch==2.5.1 with=torchvision":               "pip install torch==2.5.1 torchvision==0.20.1",
		"pytorch==2.5.1+cu124 with=torchvision":         "pip install torch==2.5.1 torchvision==0.20.1 --index-url https://download.pytorch.org/whl/cu124",
		"pytorch==2.5.1 with=torchvision==0.20.1+cu124": "pip install torch==2.5.1 torchvision==0.20.1 --index-url https://download.pytorch.org/whl/cu124",
		"pytorch==2.5.1 build=12.1":                     "pip install torch==2.5.1 --index-url https://download.pytorch.org/whl/cu121",
		"gpu=t4 pytorch==1.7.1 build=11.0":              "pip install torch==1.7.1+cu110 -f https://download.pytorch.org/whl/torch_stable.html",
		"gpu=t4 pytorch==1.7.1 driver=440.33.01":        "pip install torch==1.7.1",
	} {
		s := plantest.MustStack(t, p, words)
		if len(s.Install) != 1 || s.Install[0] != want {
			t.Errorf("%s is installed by %q, want %q", words, s.Install, want)
		}
	}
	for words, want := range map[string][]string{
		"gpu=h100 onnxruntime==1.18.0 cuda=12.4": {
			"# onnxruntime-gpu 1.18.0 for cu12-feed is on no index: take the wheel from its makers",
			`pip install nvidia-cudnn-cu12==8.9.7.29 "numpy<2"`},
		"gpu=jetson-nano pytorch==1.10.0 with=torchvision": {
			"# torch 1.10.0 for jp4-cu102: the wheel is on no index: download " +
				"https://nvidia.box.com/shared/static/fjtbno0vpo676a25cgvuqc1wty0fkkg6.whl as " +
				"torch-1.10.0-cp36-cp36m-linux_aarch64.whl",
			"# torchvision 0.11.1 beside torch for jp4-cu102 is on no index: take the wheel from its makers, " +
				"or build it from their source"},
	} {
		s := plantest.MustStack(t, p, words)
		if len(s.Install) < 2 || !slices.Equal(s.Install[:2], want) {
			t.Errorf("%s is installed by %q, want %q", words, s.Install, want)
		}
		if len(s.NoIndex) == 0 {
			t.Errorf("%s: %v is said to be on no index", words, s.NoIndex)
		}
	}
	for words, url := range map[string]string{"pytorch==2.5.1": "",
		"pytorch==2.5.1 build=12.1": "https://download.pytorch.org/whl/cu121"} {
		s := plantest.MustStack(t, p, words)
		if len(s.Indexes) != 1 || s.Indexes[0].URL != url || !slices.Contains(s.Indexes[0].Packages, "torchvision") {
			t.Errorf("%s: indexes are %+v", words, s.Indexes)
		}
	}
}

// TestCompiledPackagesNameTheirExtra: whoever installs a package that is compiled learns which extra brings its
// sources.
func TestCompiledPackagesNameTheirExtra(t *testing.T) {
	p := planner.New(matrices.Embedded())
	s := plantest.MustStack(t, p, "gpu=h100 pytorch package=transformer-engine toolkit")
	if len(s.Compiled) != 1 || s.Compiled[0].Extra != "pytorch" || !s.Compiled[0].InPlace {
		t.Errorf("compiled: %+v", s.Compiled)
	}
}

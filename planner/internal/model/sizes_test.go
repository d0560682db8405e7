package model_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

// labels lists builds by what names them.
func labels(builds []candidate.Build) []string {
	var list []string
	for i := range builds {
		list = append(list, builds[i].Label()+" "+builds[i].On.Platform)
	}
	return list
}

// inOrder reports whether a list holds some of another's values, in its order.
func inOrder(some, all []string) bool {
	for _, v := range some {
		at := slices.Index(all, v)
		if at < 0 {
			return false
		}
		all = all[at+1:]
	}
	return true
}

// TestASmallerModelHoldsPartOfALargerOne: the same candidates in the same order,
// so that where it has an answer the larger one has the same.
func TestASmallerModelHoldsPartOfALargerOne(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for _, words := range []string{"gpu=t4 tensorflow", "pytorch==2.5.*", "gpu=h100 pytorch os=ubuntu22.04 python=3.10",
		"jax platform=linux/arm64", "gpu=t4 onnxruntime cuda=11.8"} {
		var builds, systems, images [4][]string
		for _, size := range []model.Size{model.WheelModel, model.NarrowModel, model.StandaloneModel, model.WideModel} {
			m := plantest.Model(t, f, words, size)
			builds[size] = labels(m.Frameworks()[0].Builds)
			for _, row := range m.OS.Rows {
				systems[size] = append(systems[size], row.ID)
			}
			for _, image := range m.Bases {
				images[size] = append(images[size], fmt.Sprint(image.Ref, image.Python, image.Standalone))
			}
		}
		for _, of := range [][2]model.Size{{model.WheelModel, model.NarrowModel}, {model.NarrowModel, model.WideModel},
			{model.StandaloneModel, model.WideModel}} {
			i, j := of[0], of[1]
			if !inOrder(builds[i], builds[j]) || !inOrder(systems[i], systems[j]) || !inOrder(images[i], images[j]) {
				t.Errorf("%s: model %d holds what the larger one, %d, does not, or in another order", words, i, j)
			}
		}
		if len(builds[model.NarrowModel]) == 0 || len(images[model.StandaloneModel]) == 0 {
			t.Errorf("%s: no builds, or no images", words)
		}
	}
}

// TestWhatTheSmallerModelsLeaveOut: the user's words rule out, or the preferences
// put last.
func TestWhatTheSmallerModelsLeaveOut(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for _, test := range []struct {
		words string
		size  model.Size
		has   func(*candidate.Build) bool
		want  bool
	}{
		{"gpu=t4 tensorflow", model.WheelModel, (*candidate.Build).System, false},
		{"gpu=t4 tensorflow", model.NarrowModel, (*candidate.Build).System, true},
		{"gpu=t4 tensorflow", model.NarrowModel, (*candidate.Build).CPU, false},
		{"tensorflow", model.NarrowModel, (*candidate.Build).CPU, false}, // each release has GPU builds besides
		{"pytorch==2.5.0 platform=linux/arm64", model.NarrowModel, (*candidate.Build).CPU, true},
		{"gpu=gh200 pytorch==2.5.0", model.NarrowModel, (*candidate.Build).CPU, false}, // of no use to a GPU
		{"gpu=t4 pytorch==2.5.1 build=cpu", model.WheelModel, (*candidate.Build).CPU, true},
		{"pytorch", model.NarrowModel, (*candidate.Build).Jetson, false},
		{"gpu=jetson-orin-nx pytorch", model.NarrowModel, (*candidate.Build).Jetson, true},
		{"pytorch", model.WideModel, (*candidate.Build).Windows, false},
		{"pytorch platform=linux/arm64", model.WideModel, (*candidate.Build).Windows, true}, // it may be the way out
		{"pytorch platform=linux/arm64", model.NarrowModel, (*candidate.Build).Windows, false},
	} {
		builds := plantest.Model(t, f, test.words, test.size).Frameworks()[0].Builds
		if got := slices.ContainsFunc(builds, func(b candidate.Build) bool { return test.has(&b) }); got != test.want {
			t.Errorf("%s in a model of size %d: %t", test.words, test.size, got)
		}
	}
	if m := plantest.Model(t, f, "gpu=t4 pytorch", model.WheelModel); !m.HoldsEveryBuild() {
		t.Error("all of PyTorch's builds have wheels that bring CUDA")
	}
	if m := plantest.Model(t, f, "gpu=t4 tensorflow", model.WheelModel); m.HoldsEveryBuild() {
		t.Error("TensorFlow has builds that take CUDA from the system")
	}
}

func TestAGPUIsGivenUpInAWideModelAlone(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for size, want := range map[model.Size]int{model.NarrowModel: 1, model.WideModel: 2} {
		m := plantest.Model(t, f, "gpu=t4 gpu=tesla-t4 gpu=h100 pytorch", size)
		if len(m.GPUs) != 2 || m.GPUs[0].Size != want || len(m.GPUs[0].Cover[0]) != len(m.Frameworks()[0].Builds) {
			t.Errorf("size %d: %d variables of %d values, want one for each capability of %d", size, len(m.GPUs),
				m.GPUs[0].Size, want)
		}
	}
}

// TestVariablesStandInTheOrderOfPreference: what stands first is decided first.
func TestVariablesStandInTheOrderOfPreference(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for words, want := range map[string]string{
		"gpu=t4 pytorch":                      "gpu platform framework python cuda cudnn nccl os driver base_image",
		"gpu=t4 pytorch prefer=driver,python": "gpu platform driver python framework cuda cudnn nccl os base_image",
		"pytorch with=torchvision package=vllm": "platform vllm framework flashinfer xformers torchvision python cuda cudnn " +
			"nccl os driver base_image",
		"pytorch package=vllm prefer=framework": "platform framework vllm flashinfer xformers python cuda cudnn nccl os driver " +
			"base_image",
		"gpu=t4 tensorflow": "gpu platform framework fit python cuda cudnn nccl os driver base_image",
		"gpu=a100 driver=535.104.05 pytorch forward": "gpu platform framework python cuda cudnn nccl os driver base_image " +
			"forward_compatibility",
		"tensorflow package=keras==3.10.0 package=nvidia-nccl-cu12": "platform framework fit nvidia-nccl-cu12 keras python " +
			"cuda cudnn nccl os driver base_image",
		"pytorch package=numpy==2.1.0": "platform framework python cuda cudnn nccl os driver numpy base_image",
	} {
		m := plantest.Model(t, f, words, model.NarrowModel)
		var parts []string
		for i, v := range m.Variables {
			if v.Dim != i || v.Size < 1 {
				t.Errorf("%s: %s is dimension %d of %d values, and stands at %d", words, v.Part, v.Dim, v.Size, i)
			}
			parts = append(parts, v.Part)
		}
		if got := strings.Join(parts, " "); got != want {
			t.Errorf("%s:\n got  %s\n want %s", words, got, want)
		}
	}
}

// TestACompatPackageIsAChoiceWhereItMayHelp: asked for, or as a way out of a
// conflict over a driver.
func TestACompatPackageIsAChoiceWhereItMayHelp(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for _, test := range []struct {
		words string
		size  model.Size
		want  bool
	}{
		{"gpu=a100 driver=535.104.05 pytorch forward", model.NarrowModel, true},
		{"gpu=a100 driver=535.104.05 pytorch", model.NarrowModel, false},
		{"gpu=a100 driver=535.104.05 pytorch", model.WideModel, true},
		{"gpu=rtx-4090 driver=535.104.05 pytorch", model.WideModel, false},
		{"gpu=rtx-4090 driver=535.104.05 pytorch forward", model.WideModel, true}, // to be refused in words
		{"gpu=a100 pytorch forward", model.WideModel, false},
		{"driver=535.104.05 pytorch", model.WideModel, false},
		{"gpu=rtx-3060 driver=560.76 pytorch forward platform=windows/amd64", model.WideModel, false},
	} {
		if got := plantest.Model(t, f, test.words, test.size).Forward != nil; got != test.want {
			t.Errorf("%s in a model of size %d: %t", test.words, test.size, got)
		}
	}
}

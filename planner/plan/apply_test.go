package plan

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/request"
)

// full asks for something of every part, each from a place of its own.
func full() request.Request {
	at := func(line int) request.Position { return request.Position{File: "envsolve.hcl", Line: line, Column: 3} }
	text := func(value string, line int) request.Text { return request.Text{Value: value, At: at(line)} }
	return request.Request{
		Target: "train", At: at(1),
		GPUs:     []request.Text{text("t4", 2), text("a100", 3), text("a10", 4)},
		Drivers:  []request.Text{text("470", 5), text(">=535", 6)},
		Python:   text("3.9", 7),
		Platform: text("linux/arm64", 8),
		OS:       text("debian12", 9),
		CUDA:     text("12.4", 10), CUDNN: text("9", 11), NCCL: text("2.21", 12),
		Frameworks: []request.FrameworkRequest{
			{Name: "pytorch", Version: text("2.5.1+cu121", 13),
				With: []request.Text{text("torchvision==0.20.1", 14), text("xformers", 15)}},
			{Name: "jax", Version: text("<0.5", 16), CUDA: text("cuda12", 17)},
		},
		Packages: []request.PackageRequest{
			{Name: "flax", Specifier: "==0.8", At: at(18)},
			{Name: "jax", Extras: []string{"cuda12", "k8s"}, At: at(19)},
			{Name: "numpy", Specifier: "<2", At: at(20)},
			{Name: "tensorflow", Specifier: "==2.15.0", At: at(21)},
		},
	}
}

func TestApplyChangesEachPart(t *testing.T) {
	for _, tt := range []struct {
		change Change
		want   func(r *request.Request)
	}{
		{Change{"gpu", "t4, a10", ""}, func(r *request.Request) { r.GPUs = r.GPUs[1:2] }},
		{Change{"gpu", "a10", ""}, func(r *request.Request) { r.GPUs = r.GPUs[:2] }},
		{Change{"gpu", "t4, a100, a10", "sm_90"}, func(r *request.Request) {
			r.GPUs = []request.Text{{Value: "sm_90", At: r.GPUs[2].At}}
		}},
		{Change{"driver", ">=535", ">=570.26"}, func(r *request.Request) { r.Drivers[1].Value = ">=570.26" }},
		{Change{"python", "3.9", "3.11"}, func(r *request.Request) { r.Python.Value = "3.11" }},
		{Change{"os", "debian12", "ubuntu24.04"}, func(r *request.Request) { r.OS.Value = "ubuntu24.04" }},
		{Change{"platform", "linux/arm64", "linux/amd64"}, func(r *request.Request) {
			r.Platform.Value = "linux/amd64"
		}},
		{Change{"cuda", "12.4", "12.6"}, func(r *request.Request) { r.CUDA.Value = "12.6" }},
		{Change{"cudnn", "9", ""}, func(r *request.Request) { r.CUDNN = request.Text{} }},
		{Change{"nccl", "2.21", "2.23"}, func(r *request.Request) { r.NCCL.Value = "2.23" }},
		{Change{"toolkit", "false", "true"}, func(r *request.Request) { r.Toolkit = true }},
		{Change{"forward_compatibility", "false", "true"}, func(r *request.Request) { r.ForwardCompat = true }},
		{Change{"framework", "pytorch 2.5.1+cu121", "2.7.1"}, func(r *request.Request) {
			r.Frameworks[0].Version.Value = "==2.7.1+cu121"
		}},
		{Change{"framework", "jax <0.5", "0.5.3"}, func(r *request.Request) {
			r.Frameworks[1].Version.Value = "==0.5.3"
		}},
		{Change{"framework", "tensorflow ==2.15.0", "2.16.1"}, func(r *request.Request) {
			r.Packages[3].Specifier = "==2.16.1"
		}},
		{Change{"framework.cuda", "pytorch cu121", "cu124"}, func(r *request.Request) {
			r.Frameworks[0].Version.Value = "2.5.1+cu124"
		}},
		{Change{"framework.cuda", "cu121", "cu124"}, func(r *request.Request) {
			r.Frameworks[0].Version.Value = "2.5.1+cu124"
		}},
		{Change{"framework.cuda", "jax cuda12", "13.0"}, func(r *request.Request) {
			r.Frameworks[1].CUDA.Value = "13.0"
		}},
		{Change{"torchvision", "==0.20.1", "0.22.1"}, func(r *request.Request) {
			r.Frameworks[0].With[0].Value = "torchvision==0.22.1"
		}},
		{Change{"torchvision", "==0.20.1", ""}, func(r *request.Request) {
			r.Frameworks[0].With = r.Frameworks[0].With[1:]
		}},
		{Change{"flax", "==0.8", "0.10.0"}, func(r *request.Request) { r.Packages[0].Specifier = "==0.10.0" }},
		{Change{"numpy", "<2", ""}, func(r *request.Request) { r.Packages = append(r.Packages[:2], r.Packages[3]) }},
		{Change{"jax[cuda12]", "", ""}, func(r *request.Request) { r.Packages[1].Extras = []string{"k8s"} }},
	} {
		asked, want := full(), full()
		tt.want(&want)
		fix := Fix{Change: []Change{tt.change}}
		got, err := fix.Apply(asked)
		if err != nil {
			t.Errorf("%+v: %v", tt.change, err)
			continue
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%+v (-want +got):\n%s", tt.change, diff)
		}
		if diff := cmp.Diff(full(), asked); diff != "" {
			t.Errorf("%+v changes the request that it is given:\n%s", tt.change, diff)
		}
	}
}

func TestApplyMakesChangesOneAfterTheOther(t *testing.T) {
	fix := Fix{Change: []Change{
		{"framework", "pytorch 2.5.1+cu121", "2.7.1"}, {"framework.cuda", "pytorch cu121", "cu128"},
		{"driver", "470", ">=570.26"}, {"driver", ">=535", ">=570.26"},
	}}
	got, err := fix.Apply(full())
	if err != nil {
		t.Fatal(err)
	}
	if v := got.Frameworks[0].Version.Value; v != "==2.7.1+cu128" || got.Drivers[0].Value != got.Drivers[1].Value {
		t.Errorf("version %s, drivers %v", v, got.Drivers)
	}
}

// TestApplyFindsTheFrameworksPackage changes a framework that is asked for by
// its package, where another package is asked for by the same version.
func TestApplyFindsTheFrameworksPackage(t *testing.T) {
	asked := request.Request{Packages: []request.PackageRequest{
		{Name: "torch", Specifier: "==2.5.1"}, {Name: "xyz", Specifier: "==2.5.1"},
	}}
	fix := Fix{
		Change: []Change{{"framework", "pytorch ==2.5.1", "2.7.1"}},
		Stack:  &Stack{Packages: map[string]string{"torch": "2.7.1+cu128"}},
	}
	got, err := fix.Apply(asked)
	if err != nil || got.Packages[0].Specifier != "==2.7.1" || got.Packages[1].Specifier != "==2.5.1" {
		t.Errorf("%+v, %v", got.Packages, err)
	}
}

func TestApplyRefusesAnotherRequestsFix(t *testing.T) {
	for _, change := range []Change{
		{"gpu", "h100", ""}, {"driver", "550", "570"}, {"python", "3.8", "3.9"}, {"framework", "pytorch 2.4", "2.5.1"},
		{"framework.cuda", "cu118", "cu121"}, {"vllm", "==0.6", "0.7"}, {"cuda", "", "12.6"},
	} {
		fix := Fix{Change: []Change{change}}
		_, err := fix.Apply(full())
		if err == nil || !strings.Contains(err.Error(), "train") || !strings.Contains(err.Error(), change.Part) {
			t.Errorf("%+v: %v", change, err)
		}
	}
}

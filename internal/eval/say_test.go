package eval

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
)

func text(s string) *string { return &s }

func TestSay(t *testing.T) {
	for _, test := range []struct {
		name  string
		given Given
		want  string
		left  string
	}{
		{"every part", Given{GPU: "RTX 4090", Driver: "535.104.05", Framework: "pytorch", Version: "2.5.1", CUDA: "12.4",
			CUDNN: "9.1", Python: "3.11", OS: "ubuntu22.04"},
			"plan --gpu 'RTX 4090' --driver 535.104.05 --framework pytorch==2.5.1 --cuda 12.4 --cudnn 9.1 --python 3.11 --os ubuntu22.04", ""},
		{"a remark on the GPU", Given{GPU: "A100 (two MIG 3g.40gb)", Framework: "pytorch", Version: "2.5.1"},
			"plan --gpu A100 --framework pytorch==2.5.1", ""},
		{"a name with a remark of its own", Given{GPU: "NVIDIA TITAN X (Pascal)", Framework: "pytorch", Version: "2.5.1"},
			"plan --gpu 'NVIDIA TITAN X (Pascal)' --framework pytorch==2.5.1", ""},
		{"a container", Given{GPU: "A10", Framework: "pytorch", Version: "2.5.1", OS: "ubuntu22.04-docker"},
			"plan --gpu A10 --framework pytorch==2.5.1 --os ubuntu22.04 --forward-compat", ""},
		{"a wheel by its label", Given{Framework: "pytorch", Version: "2.1.1",
			Packages: map[string]*string{"torch-scatter": text("2.1.2+pt20cu118")}},
			"plan --framework pytorch==2.1.1 --with torch-scatter==2.1.2+pt20cu118", ""},
		{"a capability for a GPU without a model", Given{GPU: "RTX 50-series (sm_120)", Framework: "pytorch",
			Version: "2.5.1"},
			"plan --gpu sm_120 --framework pytorch==2.5.1", ""},
		{"a series of releases", Given{Framework: "onnxruntime", Version: "1.16"},
			"plan --framework 'onnxruntime==1.16.*'", ""},
		{"a package for a framework", Given{Framework: "vllm", Version: "0.6.3",
			Packages: map[string]*string{"torch": text("2.4.0+cu121")}},
			"plan --framework pytorch==2.4.0+cu121 --with vllm==0.6.3", ""},
		{"wheels that bring another CUDA", Given{Framework: "pytorch", Version: "2.4.0", CUDA: "12.2"},
			"plan --framework pytorch==2.4.0", "CUDA 12.2 of the machine"},
		{"a build that loads the machine's CUDA", Given{Framework: "tensorflow", Version: "2.10.0", CUDA: "11.7"},
			"plan --framework tensorflow==2.10.0 --cuda 11.7", ""},
		{"Windows", Given{Framework: "pytorch", Version: "2.5.1", OS: "windows11"},
			"plan --framework pytorch==2.5.1 --platform windows/amd64", ""},
		{"arm64", Given{Framework: "pytorch", Version: "2.9.1", OS: "linux-aarch64"},
			"plan --framework pytorch==2.9.1 --platform linux/arm64", ""},
		{"a system around another", Given{Framework: "pytorch", Version: "2.5.1", OS: "wsl2-ubuntu22.04"},
			"plan --framework pytorch==2.5.1 --os ubuntu22.04", ""},
		{"a C library", Given{Framework: "pytorch", Version: "2.5.1", OS: "glibc2.28"},
			"plan --framework pytorch==2.5.1 --os debian10", ""},
		{"a system without image", Given{Framework: "pytorch", Version: "2.5.1", OS: "linuxmint22.1"},
			"plan --framework pytorch==2.5.1", "os linuxmint22.1"},
		{"packages", Given{Framework: "pytorch", Version: "2.5.1", Packages: map[string]*string{
			"nccl": text("2.21.5"), "xformers": text("0.0.28 (built here)"), "fooocus": nil, "allow_growth": text("true"),
			"AdelaiDet": text("SOLOv2")}},
			"plan --framework pytorch==2.5.1 --nccl 2.21.5 --with fooocus --with xformers==0.0.28",
			"AdelaiDet SOLOv2, allow_growth true"},
		{"conda's channel", Given{Framework: "jax", Version: "0.4.31", CUDNN: "8.9.7", OS: "linux-conda",
			Packages: map[string]*string{"install": text("conda-forge")}},
			"plan --framework jax==0.4.31 --cudnn 8.9.7", "install conda-forge"},
		{"an extra", Given{Framework: "tensorflow", Version: "2.15.0",
			Packages: map[string]*string{"install": text("tensorflow[and-cuda] via poetry")}},
			"plan --framework tensorflow==2.15.0 --with tensorflow[and-cuda]", ""},
		{"a toolkit older than one", Given{Framework: "jax", CUDA: "11",
			Packages: map[string]*string{"system-ptxas": text("older than 11.8")}},
			"plan --framework jax --cuda '>=11,<11.8'", ""},
		{"a driver alone", Given{Framework: "pytorch", Driver: "470.86", Packages: map[string]*string{"fooocus": nil}},
			"plan --driver 470.86 --framework pytorch --with fooocus", ""},
		{"one wheel out of several", Given{Framework: "pytorch", Version: "2.4.0",
			Packages: map[string]*string{"flash-attn": text("2.6.0+cu122torch2.4cxx11abiTRUE")}},
			"plan --framework pytorch==2.4.0 --with flash-attn==2.6.0+cu122torch2.4cxx11abiTRUE", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			said, err := speaker{matrices.Embedded()}.say(Case{Given: test.given, Outcome: Works})
			if err != nil {
				t.Fatal(err)
			}
			if got := command(said.flags); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
			if got := strings.Join(said.left, ", "); got != test.left {
				t.Errorf("left out %q, want %q", got, test.left)
			}
			if _, err := said.request(matrices.Embedded()); err != nil {
				t.Errorf("no request: %v", err)
			}
		})
	}
}

func TestSayRequestsWhatNoFlagSays(t *testing.T) {
	words := speaker{matrices.Embedded()}
	said, err := words.say(Case{Given: Given{Framework: "jax", CUDA: "cpu", OS: "centos7"}})
	if err != nil {
		t.Fatal(err)
	}
	r, err := said.request(words.facts)
	if err != nil {
		t.Fatal(err)
	}
	if got := r.Frameworks[0].CUDA.Value; got != "cpu" {
		t.Errorf("the build is for %q, want cpu", got)
	}
	if got := r.Image.Base.Value; got != ownBase {
		t.Errorf("the base is %q: the reporter's system is not one of ours", got)
	}
}

func TestCannotBeSaid(t *testing.T) {
	for _, test := range []struct {
		name  string
		given Given
		why   string
		want  string
	}{
		{"nightly", Given{Framework: "pytorch", Version: "nightly"}, "", "development build"},
		{"another framework", Given{Framework: "container"}, "", "no framework that a target can ask for"},
		{"no build", Given{Framework: "pytorch", GPU: "H100", Packages: map[string]*string{"fooocus": nil}}, "",
			"fixes no build"},
		{"a package that the facts do not know fixes none",
			Given{Framework: "pytorch", Packages: map[string]*string{"mkl": text("2024.1")}}, "", "fixes no build"},
		{"own build", Given{Framework: "pytorch", Version: "1.6.0", Packages: map[string]*string{"build": text("source")}},
			"", "third party"},
		{"a part without a version", Given{Framework: "jax", Version: "0.4.28",
			Packages: map[string]*string{"jax-cuda12-plugin": text("other")}}, "", "is no version"},
		{"a split machine", Given{Framework: "pytorch", Python: "3.10"}, "libcuda and loaded kernel modules disagree",
			"machine around"},
		{"a toolkit beside the wheels", Given{Framework: "jax", CUDA: "12",
			Packages: map[string]*string{"system-cuda": text("12.1")}}, "", "no part of a target"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := speaker{matrices.Embedded()}.say(Case{Given: test.given, Outcome: Fails, Why: test.why})
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want an error about %q", err, test.want)
			}
		})
	}
}

// A part that the report states is judged, whatever the loader has to do with
// it; so is a loader that a release is known to need told.
func TestStatedPartsAreNotOutside(t *testing.T) {
	for _, test := range []struct {
		given Given
		why   string
		want  bool
	}{
		{Given{Framework: "pytorch", CUDNN: "8.6.0"}, "LD_LIBRARY_PATH has cuDNN 8.6, the wheel was compiled against 8.7",
			false},
		{Given{Framework: "pytorch"}, "LD_LIBRARY_PATH has cuDNN 8.6, the wheel was compiled against 8.7", true},
		{Given{Framework: "tensorflow", Version: "2.12.0"}, "CUDA libraries not on the loader path", false},
		{Given{Framework: "pytorch", Version: "2.0.1"}, "user-space libcuda and loaded kernel module disagree", true},
	} {
		if got := outside(Case{Given: test.given, Outcome: Fails, Why: test.why}); got != test.want {
			t.Errorf("%+v: outside is %v, want %v", test.given, got, test.want)
		}
	}
}

// A cause without rules could never be agreed on.
func TestEveryCauseHasRules(t *testing.T) {
	for _, k := range causes() {
		if !anyRule(k) {
			t.Errorf("cause %s: no rule of the planner is about it", k.name)
		}
	}
}

func anyRule(k cause) bool {
	for _, r := range planner.Rules() {
		if k.rules.MatchString(r.ID) {
			return true
		}
	}
	return false
}

// What is a part of a stack is no application, whichever framework it is of.
func TestPartsOfFrameworksAreNoApplications(t *testing.T) {
	words := speaker{matrices.Embedded()}
	for _, f := range words.facts.FrameworkInfos() {
		for _, name := range append(f.Distributions(), f.Companions...) {
			if words.isApplication(name) {
				t.Errorf("%s of %s is taken for an application", name, f.Name)
			}
		}
	}
	for name, want := range map[string]bool{
		"torchtext": false, "TensorFlow-text": false, "nvidia-cublas-cu12": false, "vLLM": false,
		"fooocus": true, "paddleocr": true, "jaxtyping": true,
	} {
		if words.isApplication(name) != want {
			t.Errorf("%s is taken for an application: %v", name, !want)
		}
	}
}

package libraries_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices/version"
)

func TestReadNVIDIARefusesWhatIsNoVersion(t *testing.T) {
	r := plantest.Request("pytorch package=nvidia-nccl-cu12==two")
	if _, err := planner.New(matrices.Embedded()).Plan(r); err == nil ||
		!strings.Contains(err.Error(), "invalid nvidia-nccl-cu12 version") {
		t.Errorf("got %v", err)
	}
}

// A wheel that goes with the build changes nothing, whether the package names
// it or the framework's block.
func TestNVIDIAWheelThatFits(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for _, words := range []string{
		"pytorch==2.5.1 package=nvidia-nccl-cu12",
		"pytorch==2.5.1 package=nvidia-nccl-cu12==2.21.5",
		"pytorch==2.5.1 with=nvidia-cudnn-cu12==9.1.0.70",
		"pytorch==2.5.1 package=nvidia-cublas-cu12>=12.4,<13",
		"pytorch==2.5.1 platform=windows/amd64 package=nvidia-nccl-cu12",
	} {
		if got := plantest.MustStack(t, p, words); got.Framework.Version != "2.5.1" ||
			version.Major(got.CUDA.Version) != "12" {
			t.Errorf("%s: got %v on CUDA %s", words, got.Framework, got.CUDA.Version)
		}
	}
}

// A cuDNN wheel that the target names serves a build which takes CUDA from the
// system, on an image without cuDNN.
func TestNVIDIAWheelAddsCUDNN(t *testing.T) {
	got := plantest.MustStack(t, planner.New(matrices.Embedded()),
		"tensorflow==2.12.0 cuda=11.8 package=nvidia-cudnn-cu11==8.6.0.163")
	if got.CUDNN != "8.6.0.163" || got.Packages["nvidia-cudnn-cu11"] != "8.6.0.163" ||
		strings.Contains(got.BaseImage, "cudnn") {
		t.Errorf("cuDNN %s on %s beside %v", got.CUDNN, got.BaseImage, got.Packages)
	}
}

func TestNVIDIAWheelsClash(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"pytorch==2.2.0 cuda=12.1 package=nvidia-nccl-cu12==2.18.1":                           "come with NCCL 2.19.3",
		"pytorch cuda=13.0 package=nvidia-nccl-cu12==2.29.3 package=nvidia-nccl-cu13==2.29.7": "nvidia-nccl-cu12 holds libraries for CUDA 12 alone",
		"pytorch==2.5.1+cu124 package=nvidia-cublas-cu12==12.6.1.4":                           "pins nvidia-cublas-cu12 12.4.5.8",
		"pytorch package=nvidia-nccl-cu12 package=nvidia-nccl-cu13":                           "one environment takes those of one CUDA major",
		"pytorch==2.13.0 build=13.0 package=nvidia-cublas==13.4.0.1":                          "pins nvidia-cublas",
		"pytorch==2.5.1 package=nvidia-cudnn-cu12==9.10.2.21":                                 "come with cuDNN 9.1.0.70",
		"pytorch==2.2.0 cuda=12.1 package=nvidia-nccl-cu12==2.18.99":                          "none 2.18.99",
	} {
		got := plantest.Plan(t, p, words)
		if got.Conflict == nil {
			t.Errorf("%s: no conflict", words)
			continue
		}
		if !strings.Contains(plantest.Sentences(got.Conflict), want) {
			t.Errorf("%s: %s, want a conflict that says %q", words, plantest.Sentences(got.Conflict), want)
		}
	}
}

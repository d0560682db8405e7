package query_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/planner/request"
)

func TestBadInputIsAnInputErrorWithPlaceAndWayOn(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for _, test := range []struct{ words, at, want string }{
		{"gpu=h1000 pytorch", "--gpu", `unknown GPU "h1000": not known to the facts of 2026-11-20; did you mean h100, h200?; to plan for a newer GPU, name its compute capability`},
		{"pytorchh", "--framework", `did you mean pytorch?`},
		{"torch", "--framework", `is called pytorch`},
		{"tf", "--framework", `did you mean tensorflow?`},
		{"pytorch==2.99.0", "--framework", "is not known to the facts of 2026-11-20: they end with 2.15.0, and nothing is said"},
		{"pytorch>=3", "--framework", "is not known to the facts"},
		{"pytorch>>2", "--framework", "no PEP 440 version specifier"},
		{"pytorch build=12.5x", "envsolve.hcl:5:5", "is no version"},
		{"pytorch build=cu127", "envsolve.hcl:5:5", `no PyTorch build "cu127"`},
		{"pytorch cuda=14.0", "--cuda", "CUDA 14.0 is not known to the facts of 2026-11-20"},
		{"pytorch cuda=12.7", "--cuda", "nearest known: 12.8"},
		{"pytorch cudnn=99", "--cudnn", "cuDNN 99 is not known"},
		{"pytorch python=3.99", "--python", "Python 3.99 is not known"},
		{"pytorch os=debain12", "--os", "did you mean debian12"},
		{"pytorch platform=linux/riscv64", "--platform", "unknown platform"},
		{"pytorch driver=12345", "--driver", "unknown driver"},
		{"pytorch driver=latest", "--driver", "invalid driver version"},
		{"pytorch prefer=pythno", "--prefer", "did you mean python?"},
		{"pytorch prefer=cuda,cuda", "--prefer", "part preferred twice"},
		{"pytorch pytorch", "--framework", "asked for twice"},
		{"pytorch==2.5.1 package=torch==2.4.0", "--with", "the pytorch block asks for pytorch ==2.5.1 already"},
		{"nothing-like-it", "--framework", "the facts of 2026-11-20 know cupy, jax,"},
		{"pytorch build=14.0", "envsolve.hcl:5:5", "CUDA 14.0 is not known"},
		{"pytorch cudnn=nine", "--cudnn", "write a version such as 9.1 or a comparison such as >=9.1"},
		{"pytorch nccl=two", "--nccl", "write a version such as 2.21"},
		{"gpu=titan_x pytorch", "--gpu", "names boards of several compute capabilities (6.1, 5.2): did you mean titan-x-pascal, gtx-titan-x?"},
		{"pytorch with=torchvison", "--with", "did you mean torchvision"},
		{"pytorch with=torchvision==9.9", "--with", "torchvision 9.9 is not known"},
		{"pytorch os=ubuntu22.04 platform=windows/amd64", "--os", "operating system of another platform"},
		{"", "", "no framework"},
	} {
		_, err := p.Plan(plantest.Request(test.words))
		faults := request.InputErrors(err)
		if len(faults) != 1 {
			t.Errorf("%q gives %d faults, want 1: %v", test.words, len(faults), err)
			continue
		}
		if got := faults[0].Error(); !strings.Contains(got, test.want) {
			t.Errorf("%q gives %q, want it to contain %q", test.words, got, test.want)
		}
		if got := faults[0].At.String(); got != test.at {
			t.Errorf("%q: the fault is at %q, want %q", test.words, got, test.at)
		}
	}
}

func TestAllFaultsAreReportedAtOnce(t *testing.T) {
	_, err := planner.New(matrices.Embedded()).Plan(plantest.Request("gpu=h1000 gpu=t4 pytorch==9.9.9 python=3.x driver=latest"))
	if got := len(request.InputErrors(err)); got != 3 {
		t.Errorf("%d faults, want the GPU, the Python and the driver at once: %v", got, err)
	}
	var fault *request.InputError
	if !errors.As(err, &fault) {
		t.Errorf("errors.As finds no *InputError in %v", err)
	}
}

func TestSpellings(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for _, words := range []string{
		"gpu=NVIDIA_GeForce_RTX_4090 pytorch", "gpu=4090 pytorch", "gpu=sm_89 pytorch", "gpu=aws:p5.48xlarge pytorch",
		"pytorch os=Ubuntu_22.04", "pytorch os=ubuntu-22.04", "pytorch os=debian", "pytorch python=3.12.4",
		"pytorch driver=R580 gpu=t4", "pytorch package=torch==2.5.1", "pytorch package=left-pad==1.0",
	} {
		plantest.MustStack(t, p, words)
	}
	if got := plantest.MustStack(t, p, "pytorch package=torch==2.5.1").Framework.Version; got != "2.5.1" {
		t.Errorf("torch among the packages gives PyTorch %s, want 2.5.1", got)
	}
}

func TestSystemWithADashInItsNameIsKnown(t *testing.T) {
	for _, name := range []string{"debian14-testing", "Debian 14 testing", "debian14testing"} {
		got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=t4 pytorch os="+strings.ReplaceAll(name, " ", "_"))
		if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), name) {
			t.Errorf("%s: %+v, want a conflict: the facts know the system, and no image of a release", name, got)
		}
	}
}

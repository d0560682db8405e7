package packages_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// What the target names moves the build where it can, and is explained where
// it cannot.
func TestNumPyThatABuildDoesNotTake(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"pytorch==2.2.2 package=numpy==2.0.0":                        "compiled against NumPy 1",
		"pytorch==2.4.0 package=numpy==2.1.0 platform=windows/amd64": "compiled against NumPy 1",
		"onnxruntime==1.18.0 package=numpy>=2":                       "compiled against NumPy 1",
		"tensorflow==2.17.0 with=numpy==2.0.0":                       "compiled against NumPy 1",
		"tensorflow==2.14.0 with=numpy==2.0.2":                       "compiled against NumPy 1",
		"tensorflow==2.11.1 with=numpy==2.0.2":                       "compiled against NumPy 1",
		"tensorflow==2.10.1 with=numpy==2.0.2":                       "compiled against NumPy 1",
		"tensorflow==2.9.3 with=numpy==2.0.2":                        "compiled against NumPy 1",
		"tensorflow==2.8.4 with=numpy==2.0.2":                        "compiled against NumPy 1",
		"tensorflow==2.7.0 with=numpy==2.0.2":                        "compiled against NumPy 1",
		"tensorflow==2.12.1 with=numpy==1.25.0":                      "goes with numpy >=1.22,<=1.24.3",
		"cupy==12.3.0 with=numpy==2.0.2":                             "goes with numpy >=1.20,<1.29",
		"cupy==14.2.0 with=numpy==1.26.4":                            "goes with numpy >=2.0,<2.6",
		"onnxruntime==1.18.1 with=numpy==2.0.2":                      "compiled against NumPy 1",
		"tensorflow==2.15.1 package=keras==3.0.0":                    "goes with keras >=2.15,<2.16",
		"tensorflow==2.12.0 package=protobuf==5.26.0":                "goes with protobuf >=3.20.3,",
		"tensorflow==2.17.1 package=protobuf==6.30.0":                "goes with protobuf >=3.20.3,",
		"tensorflow==2.15.1 package=protobuf==3.19.6":                "goes with protobuf >=3.20.3,",
		"tensorflow==2.20.0 package=protobuf==4.25.3":                "goes with protobuf >=5.28.0",
		"tensorflow==2.12.0 package=tensorflow-gpu==2.12.0":          "not as tensorflow-gpu",
		"tensorflow==2.10.0 package=tensorflow-gpu==2.11.0":          "comes as tensorflow-gpu 2.10.0",
	} {
		got := plantest.Plan(t, p, words)
		if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), want) {
			t.Errorf("%s: got %+v, want a conflict with %q", words, got.Conflict, want)
		}
	}
	for words, version := range map[string]string{
		"pytorch>=2.2,<2.4 package=numpy==2.0.0":            "2.3.1",
		"pytorch==2.2.2 package=numpy==1.26.4":              "2.2.2",
		"pytorch==2.2.2 package=numpy":                      "2.2.2",
		"tensorflow==2.18.0 package=numpy==2.0.0":           "2.18.0",
		"cupy==13.2.0 package=numpy==2.2.6":                 "13.2.0",
		"tensorflow==2.10.0 package=tensorflow-gpu==2.10.0": "2.10.0",
		"tensorflow package=keras==2.15.0":                  "2.15.1",
		"tensorflow==2.15.1 package=protobuf==4.25.3":       "2.15.1",
		"tensorflow==2.18.0 package=protobuf==5.28.0":       "2.18.0",
	} {
		if got := plantest.MustStack(t, p, words); got.Framework.Version != version {
			t.Errorf("%s: %s, want %s", words, got.Framework.Version, version)
		}
	}
	if _, err := p.Plan(plantest.Request("pytorch package=numpy==two")); err == nil ||
		!strings.Contains(err.Error(), "invalid numpy version") {
		t.Errorf("numpy==two: %v", err)
	}
}

// TestTheWayOutIsAnotherNumPy: it keeps the framework, which NumPy follows, and gives up no package.
func TestTheWayOutIsAnotherNumPy(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"tensorflow==2.15.1 package=numpy==2.0.1":                "numpy==1.26.4",
		"tensorflow==2.12.0 package=numpy==2.5.1":                "numpy==1.23.5",
		"pytorch==2.1.2 package=numpy==2.1.1":                    "numpy==1.26.4",
		"cupy==12.3.0 package=numpy==2.0.2":                      "numpy==1.26.4",
		"cupy==14.2.0 package=numpy==1.26.4":                     "numpy==2.5.5",
		"pytorch package=faiss-gpu==1.7.2 package=numpy==2.0.0":  "numpy==1.26.4",
		"tensorflow==2.15.1 package=numpy==2.0.1 python=3.9":     "numpy==1.26.4",
		"tensorflow==2.10.1 package=numpy==1.14.5 python=3.7":    "numpy==1.21.6",
		"tensorflow==2.15.1 package=protobuf==6.30.0":            "protobuf==4.25.9",
		"onnxruntime==1.18.0 package=numpy>=2 gpu=a100":          "numpy==1.26.4",
		"pytorch==2.2.2 package=numpy==2.0.0 package=accelerate": "numpy==1.26.4",
	} {
		got := plantest.Plan(t, p, words)
		if got.Conflict == nil || len(got.Conflict.Fixes) == 0 || !strings.Contains(got.Conflict.Fixes[0].Text, want) {
			t.Errorf("%s: got %+v, want %s as the first way out", words, got.Conflict, want)
		}
	}
}

// NumPy is held below 2 for builds that it would break, and for no others.
func TestNumPyIsHeldBelow2WhereNobodyNamesOne(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"pytorch==2.2.2": "<2", "pytorch==2.3.0": "", "pytorch==2.4.0 platform=windows/amd64": "<2",
		"pytorch==2.4.1 platform=windows/amd64": "",
		"jax==0.4.23":                           "<2", "jax==0.5.0": "", "tensorflow==2.17.0": "<2", "tensorflow==2.18.0": "",
		"onnxruntime==1.18.0": "<2",
	} {
		s := plantest.MustStack(t, p, words)
		if s.Limits["numpy"] != want {
			t.Errorf("%s: numpy is held %q, want %q", words, s.Limits["numpy"], want)
		}
		if told := strings.Contains(strings.Join(s.Install, "\n"), `"numpy<2"`); told != (want != "") {
			t.Errorf("%s: by hand: %v", words, s.Install)
		}
	}
}

func TestBuildsOpenLibrariesByName(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"tensorflow==2.3.0 cuda=10.2":                        "opens libcudart.so.10.1, and CUDA 10.2 has libcudart.so.10.2",
		"tensorflow==2.4.1 cuda=11.1":                        "opens libcusolver.so.10, and CUDA 11.1 has libcusolver.so.11",
		"tensorflow==2.4.1 cuda=11.2 platform=windows/amd64": "opens cusolver64_10.dll, and CUDA 11.2 has cusolver64_11.dll",
		"tensorflow==2.5.3 cuda=11.0":                        "11.0",
	} {
		got := plantest.Plan(t, p, words)
		if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), want) {
			t.Errorf("%s: got %+v, want a conflict with %q", words, got.Conflict, want)
		}
	}
	for words, cuda := range map[string]string{
		"tensorflow==2.5.3 cuda=11.1": "11.1", "tensorflow==2.4.1": "11.0", "tensorflow==2.3.0": "10.1",
		"tensorflow==2.10.0": "11.2",
	} {
		if got := plantest.MustStack(t, p, words); version.Minor(got.CUDA.Version) != cuda {
			t.Errorf("%s: CUDA %s, want %s", words, got.CUDA.Version, cuda)
		}
	}
}

// On a system that is not ours the loader must be told; the words name files.
func TestLibraryPathOfASystemNamesTheFiles(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"tensorflow==2.10.0 platform=windows/amd64":                        "cudart64_110.dll",
		"tensorflow==2.9.0 base=registry.example.com/own:1 os=ubuntu20.04": "libcudart.so.11.0",
		"jax==0.6.2 base=registry.example.com/own:1 os=ubuntu22.04":        "must not name another CUDA or cuDNN",
		"tensorflow==2.18.0": "site-packages/nvidia/*/lib",
	} {
		found := false
		for _, w := range plantest.Plan(t, p, words).Warnings {
			found = found || w.Rule == system.LibraryPath && strings.Contains(w.Text, want)
		}
		if !found {
			t.Errorf("%s: no warning %s that says %q", words, system.LibraryPath, want)
		}
	}
	for _, words := range []string{"jax", "tensorflow==2.10.0", "pytorch"} {
		if got := plantest.Plan(t, p, words); plantest.HasWarning(got, system.LibraryPath) {
			t.Errorf("%s: needless warning: %+v", words, got.Warnings)
		}
	}
}

// An extra of the framework's package decides how CUDA comes.
func TestExtrasOfTheFrameworksPackage(t *testing.T) {
	p := planner.New(matrices.Embedded())
	ask := func(framework, version string, extras ...string) plan.Plan {
		r := plantest.Request(framework + "==" + version)
		r.Packages = append(r.Packages, request.PackageRequest{Name: framework, Extras: extras,
			At: request.Position{File: "--with"}})
		got, err := p.Plan(r)
		if err != nil {
			t.Fatalf("%s %s %v: %v", framework, version, extras, err)
		}
		return got
	}
	if got := ask("tensorflow", "2.15.0", "and-cuda"); got.Conflict == nil ||
		!strings.Contains(plantest.Sentences(got.Conflict), "is broken") {
		t.Errorf("tensorflow[and-cuda] 2.15.0: %+v", got.Conflict)
	}
	if got := ask("tensorflow", "2.12.0", "and_cuda"); got.Conflict == nil ||
		!strings.Contains(plantest.Sentences(got.Conflict), "has no tensorflow[and_cuda]") {
		t.Errorf("tensorflow[and_cuda] 2.12.0: %+v", got.Conflict)
	}
	if got := ask("jax", "0.6.2", "cuda12_local"); got.Stack == nil || got.Stack.Framework.Variant != "cuda12-local" {
		t.Errorf("jax[cuda12_local] 0.6.2: %+v", got.Stack)
	}
	if got := ask("jax", "0.6.2", "k8s"); got.Stack == nil {
		t.Errorf("an extra that no build has: %+v", got.Conflict)
	}
}

// JAX refuses one cuDNN release at import.
func TestJAXTakesEveryCUDNNButOne(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, ok := range map[string]bool{"jax==0.6.2 cudnn=9.10.0": false, "jax==0.6.2 cudnn=9.10.1": true,
		"jax==0.6.1 cudnn=9.10.0": true, "jax==0.7.2 cudnn=9.8": true} {
		if got := plantest.Plan(t, p, words); (got.Stack != nil) != ok {
			t.Errorf("%s: %s, want a stack: %v", words, got.Status, ok)
		}
	}
}

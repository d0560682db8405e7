package libraries_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestLibrariesAlongTheLoadersPath plans packages that open CUDA's libraries by name, and
// what the loader must look through for them.
func TestLibrariesAlongTheLoadersPath(t *testing.T) {
	p := planner.New(matrices.Embedded())
	const cublas, cudnn = "nvidia/cublas/lib", "nvidia/cudnn/lib"
	const wheels, image, python = plan.DeliveryWheels, plan.DeliveryBaseImage, "library/python:"
	for words, want := range map[string]struct {
		delivery, base string
		path           []string
		cublas, cudnn  string // specifier of the one, major of the other
	}{
		// From wheels, where nobody asks for an image with CUDA: in the release that each was compiled with.
		"gpu=t4 package=faster-whisper": {wheels, python, []string{cublas}, "==12.8.*", ""},
		"gpu=t4 package=ctranslate2==4.5.0": {wheels, python, []string{cublas, cudnn},
			"==12.2.*", "9"},
		"gpu=t4 package=ctranslate2==4.4.0": {wheels, python, []string{cublas, cudnn},
			"==12.2.*", "8"},
		"gpu=t4 package=ctranslate2 base=python:3.12-slim os=debian12 python=3.12": {wheels, "python:3.12-slim",
			[]string{cublas}, "==12.8.*", ""},
		// What the target says of the wheels stands.
		"gpu=t4 package=ctranslate2 cuda=12.9": {wheels, python, []string{cublas}, "==12.9.*", ""},
		"gpu=t4 package=ctranslate2 package=nvidia-cublas-cu12": {wheels, python, []string{cublas},
			"==12.8.*", ""},
		"gpu=t4 package=ctranslate2 package=nvidia-cublas-cu12==12.9.1.4": {wheels, python,
			[]string{cublas}, "==12.9.1.4", ""},
		"gpu=t4 package=ctranslate2==4.8.5 package=nvidia-cudnn-cu12==9.5.0.50": {wheels, python,
			[]string{cublas}, "==12.8.*", "9"},
		// From the image, where it is asked to hold CUDA, and for CUDA 11, whose wheels have versions of their own.
		"gpu=t4 package=faster-whisper toolkit=true": {image, "nvidia/cuda:12.8", nil, "", ""},
		"gpu=t4 package=ctranslate2 base=nvidia/cuda:12.8.2-runtime-ubuntu24.04 os=ubuntu24.04 python=3.12": {
			image, "nvidia/cuda:12.8.2", nil, "", ""},
		"gpu=t4 package=ctranslate2==3.24.0":                   {image, "nvidia/cuda:11.2", nil, "", "8"},
		"gpu=t4 package=faster-whisper platform=windows/amd64": {plan.DeliveryDistro, "", nil, "", ""},
		// Beside a framework whose wheels bring them.
		"gpu=t4 pytorch==2.5.0 package=ctranslate2==4.5.0": {wheels, python, []string{cublas, cudnn},
			"", "9"},
		"gpu=t4 pytorch==2.10.0 package=faster-whisper":       {wheels, python, []string{cublas}, "", "9"},
		"gpu=t4 pytorch==2.10.0 package=transformers":         {wheels, python, nil, "", "9"},
		"pytorch==2.5.0 build=cpu package=ctranslate2==4.5.0": {"", python, nil, "", ""},
	} {
		s := plantest.MustStack(t, p, words)
		specifier := ""
		for _, u := range s.Unpinned {
			if u.Name == "nvidia-cublas-cu12" {
				specifier = u.Specifier
			}
		}
		major, _, _ := strings.Cut(s.CUDNN, ".")
		if s.CUDA.Delivery != want.delivery || !strings.Contains(s.BaseImage, want.base) ||
			!slices.Equal(s.LibraryPath, want.path) || specifier != want.cublas || major != want.cudnn {
			t.Errorf("%s: %s on %s, path %q, cuBLAS %q, cuDNN %s; want %+v", words, s.CUDA.Delivery, s.BaseImage,
				s.LibraryPath, specifier, s.CUDNN, want)
		}
		exported := slices.ContainsFunc(s.Install, func(line string) bool {
			return strings.HasPrefix(line, "export LD_LIBRARY_PATH=")
		})
		if exported != (len(want.path) > 0) {
			t.Errorf("%s: by hand %q", words, s.Install)
		}
	}
}

// TestLibrariesThatAreNotAlwaysFound plans a framework that does not always find the libraries of
// its wheels: the loader looks through the folders of all that have some.
func TestLibrariesThatAreNotAlwaysFound(t *testing.T) {
	p := planner.New(matrices.Embedded())
	const all = "cublas cuda_cupti cuda_nvrtc cuda_runtime cudnn cufft curand cusolver cusparse nccl nvjitlink"
	for words, want := range map[string]string{
		"gpu=t4 tensorflow==2.16.1":                        all,
		"gpu=t4 tensorflow==2.21.0":                        all,
		"gpu=t4 tensorflow==2.15.1":                        "",
		"tensorflow==2.18.0 build=cpu":                     "",
		"gpu=t4 pytorch==2.5.0 package=ctranslate2==4.5.0": "cublas cudnn",
	} {
		s := plantest.MustStack(t, p, words)
		var got []string
		for _, folder := range s.LibraryPath {
			got = append(got, strings.TrimSuffix(strings.TrimPrefix(folder, "nvidia/"), "/lib"))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %q, want %q", words, got, want)
		}
	}
}

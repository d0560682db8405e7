package matrices

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestWhatBreaksIsInTheCatalog finds the entry for each way in which a CUDA
// stack breaks, by what it prints.
func TestWhatBreaksIsInTheCatalog(t *testing.T) {
	for sign, want := range map[string]string{
		"RuntimeError: cuda runtime error (35) : CUDA driver version is insufficient for CUDA runtime version": "cuda-driver-insufficient",
		"CUDA error: initialization error": "cuda-initialization-error",
		"RuntimeError: CUDA runtime API error cudaErrorInitializationError (3): initialization error": "cuda-initialization-error",
		"CUDA error 222: the provided PTX was compiled with an unsupported toolchain.":                "ptx-unsupported-toolchain",
		"cudaErrorUnsupportedPtxVersion": "ptx-unsupported-toolchain",
		"code=36(cudaErrorCallRequiresNewerDriver) \"cudaGetDeviceCount(&device_count)\"":                            "cuda-call-requires-newer-driver",
		"Cuda failure 'API call is not supported in the installed CUDA driver'":                                      "cuda-call-requires-newer-driver",
		"CUDA error: no kernel image is available for execution on the device":                                       "no-kernel-image",
		"Error 803: system has unsupported display driver / cuda driver combination":                                 "cuda-error-803-driver-combination",
		"Error 804: forward compatibility was attempted on non supported HW":                                         "cuda-error-804-forward-compat",
		"nvidia-container-cli: requirement error: unsatisfied condition: cuda>=12.8, please update your driver":      "nvidia-container-requirement",
		"ImportError: libcudart.so.12: cannot open shared object file: No such file or directory":                    "shared-lib-not-found",
		"OSError: libcublas.so.13: cannot open shared object file: No such file or directory":                        "shared-lib-not-found",
		"Loaded runtime CuDNN library: 8.0.5 but source was compiled with: 8.1.0.":                                   "tf-cudnn-runtime-vs-compiled",
		"cuDNN version incompatibility: PyTorch was compiled  against (8, 3, 2) but found runtime version (8, 2, 4)": "torch-cudnn-compiled-vs-runtime",
		"RuntimeError: cuDNN error: CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH":                                        "cudnn-sublibrary-version-mismatch",
		"ERROR: No matching distribution found for torch==2.14.1":                                                    "pip-no-matching-distribution",
		"ImportError: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.34' not found (required by libtorch.so)":     "glibc-version-not-found",
	} {
		if found := catalogued(Embedded(), sign); !slices.Contains(found, want) {
			t.Errorf("%q is told as %v, want %s", sign, found, want)
		}
	}
	if found := catalogued(Embedded(), "nvidia-container-cli: initialization error: load library failed: libnvidia-ml.so.1"); slices.Contains(found, "cuda-initialization-error") {
		t.Errorf("an error of the container runtime is told as %v", found)
	}
}

// catalogued returns the entries whose signatures match a text.
func catalogued(s *Set, text string) []string {
	matches := func(list []string) bool {
		return slices.ContainsFunc(list, func(expr string) bool { return regexp.MustCompile(expr).MatchString(text) })
	}
	var ids []string
	for _, e := range s.Errors() {
		if matches(e.Signatures) && !matches(e.Unless) {
			ids = append(ids, e.ID)
		}
	}
	return ids
}

// TestDisagreementsStandInTheTables finds, where sources disagree, the value
// that was not taken beside the one that was: as another's value with the
// reason, in a note, or in the guidance of the table.
func TestDisagreementsStandInTheTables(t *testing.T) {
	set := Embedded()
	for ref, want := range map[string]string{
		"cuda/9.1.85#min-driver-linux": "387.26", "cuda/11.2.0#min-driver-linux": "460.27.04",
		"cuda/11.7.1#min-driver-linux": "515.65.01",
		"cuda/12.2.1#min-driver-linux": "535.86.10", "cuda/12.8.0#min-driver-linux": "570.86.10",
		"cuda/11.5.0#min-driver-windows": "496.13", "cuda/11.8.0#min-driver-windows": "522.06",
		"cuda/10.1.243#min-driver-linux":                  "one row in the release notes",
		"cuda/13.1.0#gcc-max":                             "GCC 6 to 14",
		"architectures/9.0#first-cuda":                    "12.0",
		"architectures/8.6#first-cuda":                    "11.0",
		"architectures/7.2#first-cuda":                    "9.0",
		"architectures/5.0#first-cuda":                    "6.5",
		"architectures/3.0#first-cuda":                    "6.0",
		"drivers/580#end-of-support":                      "August 2028",
		"gpus/quadro-m3000m#compute-capability":           "5.0",
		"gpus/quadro-m4000m#compute-capability":           "5.0",
		"gpus/quadro-m5000m#compute-capability":           "5.0",
		"gpus/quadro-m620#compute-capability":             "5.2",
		"gpus/b200":                                       "180 (usable",
		"gpus/b300-sxm6-ac":                               "288",
		"gpus/gb200":                                      "192",
		"gpus/gb300":                                      "288",
		"gpus/rtx-pro-4500-blackwell-server-edition":      "595.71.05",
		"cudnn/7.1.2":                                     "9.0, 9.1/9.2",
		"cudnn/7.2.1":                                     "only 9.2",
		"guidance/forward-compat:guide-against-its-table": "the table is followed",
		"pytorch/2.11.0+cu130":                            "9.17.1.4",
		"pytorch/2.14.1+cu130":                            "12.0+PTX",
		"pytorch/2.10.0+cu130":                            "13.0.0",
		"pytorch/2.8.0":                                   "CUDA 11.8",
		"pytorch/2.14.0":                                  "CUDA 13.2 for PyPI",
		"pytorch/1.7.0":                                   "0.8.1",
		"pytorch/1.10.0":                                  "0.11.0",
		"pytorch/2.0.0":                                   "0.15.1",
		"pytorch/1.3.0":                                   "2019-10-22",
		"pytorch/1.11.0":                                  "2022-02-10",
	} {
		fact, err := set.Lookup(ref)
		if err != nil {
			t.Error(err)
			continue
		}
		said := strings.Join(fact.Notes, "\n")
		for _, c := range fact.Cells {
			if strings.HasPrefix(ref, "guidance/") {
				said += "\n" + c.Value
			}
		}
		for _, o := range fact.Others {
			said += "\n" + o.Value
			if o.Why == "" {
				t.Errorf("%s: nothing says why %s was not taken", ref, o.Value)
			}
		}
		if !strings.Contains(said, want) {
			t.Errorf("%s holds no %q beside what was taken: %s", ref, want, said)
		}
	}
}

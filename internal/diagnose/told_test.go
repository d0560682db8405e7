package diagnose

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
)

// printed is what programs print, and the errors that it is, the one to look at first in front.
type printed struct{ text, want string }

// TestTextsAreToldAsWhatTheyAre looks for signatures that miss what programs print, and for those that
// claim a cause for lines that say something else.
func TestTextsAreToldAsWhatTheyAre(t *testing.T) {
	for _, tt := range append(toldErrors(), toldOthers()...) {
		t.Run(tt.text, func(t *testing.T) {
			log := "INFO epoch 1\n" + tt.text + "\nbye\n"
			var got []string
			for _, f := range errorsOf(matrices.Embedded(), []byte(log)) {
				got = append(got, f.ID)
			}
			if diff := cmp.Diff(tt.want, strings.Join(got, " ")); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// toldErrors are lines that say what is wrong with an environment.
func toldErrors() []printed {
	return []printed{
		{"ImportError: libcudart.so.11.0: cannot open shared object file: No such file", "shared-lib-not-found"},
		{
			"ImportError: [address=0.0.0.0:44627, pid=11] libcudart.so.12: cannot open shared object file: No such file",
			"shared-lib-not-found",
		},
		{
			"OSError: /venv/nvidia/cublas/lib/libcublasLt.so.12: cannot open shared object file: No such file",
			"shared-lib-not-found",
		},
		{
			"python: error while loading shared libraries: libcudart.so.12: cannot open shared object file: No such file",
			"shared-lib-not-found",
		},
		{"RuntimeError: Library cublas64_12.dll is not found or cannot be loaded", "shared-lib-not-found"},
		{"ImportError: libcuda.so.1: cannot open shared object file: No such file", "libcuda-not-found"},
		{
			"dso_loader.cc:64] Could not load dynamic library 'libcuda.so.1'; dlerror: no such file",
			"libcuda-not-found",
		},
		{
			"dso_loader.cc:64] Could not load dynamic library 'libcudart.so.11.0'; dlerror: no such file",
			"tf-dso-not-found",
		},
		{
			"NVRM: Xid (PCI:0000:01:00): 79, pid='<unknown>', GPU has fallen off the bus.",
			"xid-79-off-bus xid-generic",
		},
		{"Unable to determine the device handle for GPU0000:65:00.0: GPU is lost.", "xid-79-off-bus"},
		{
			"nvidia-container-cli: initialization error: nvml error: driver/library version mismatch: unknown.",
			"nvml-driver-library-mismatch",
		},
		{
			"NVMLError_LibRmVersionMismatch: RM has detected an NVML/RM version mismatch.",
			"nvml-driver-library-mismatch",
		},
		{"RuntimeError: Numpy is not available", "numpy-abi-array-api"},
		{
			"NotImplementedError: Could not run 'torchvision::nms' with arguments from the 'CUDA' backend.",
			"torchvision-nms-missing",
		},
		{
			"UserWarning: Failed to load image Python extension: '/v/image.so: undefined symbol: _ZN3c106FD1Ev'",
			"torchvision-nms-missing extension-abi-undefined-symbol",
		},
		{
			"vllm/_C.abi3.so: undefined symbol: _ZN5torch3jit17parseSchemaOrNameERKSsb",
			"extension-abi-undefined-symbol",
		},
		{"_C.cpython-38.so: undefined symbol: THPVariableClass", "extension-abi-undefined-symbol"},
		{"sgl_kernel.so: undefined symbol: _ZNR5torch7Library4_defEOSt7variant", "extension-abi-undefined-symbol"},
		{
			"RuntimeError: Unexpected error from cudaGetDeviceCount(). Error 101: invalid device ordinal",
			"mig-single-instance",
		},
		{
			"The installed version of bitsandbytes was compiled without GPU support. 8-bit optimizers are unavailable.",
			"bitsandbytes-cuda-setup",
		},
		{
			"MissingCUDAException: CUDA_HOME does not exist, unable to compile CUDA op(s)",
			"cuda-home-not-set",
		},
		{
			"Installed CUDA version 11.8 does not match the version torch was compiled with 12.1",
			"torch-extension-cuda-mismatch",
		},
		{"ERROR: No matching distribution found for vllm==0.4.0", "pip-no-matching-distribution"},
		{
			"[222] Call to cuLinkAddData results in CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
			"ptx-unsupported-toolchain",
		},
	}
}

// toldOthers are lines that look like an error of the facts and are none.
func toldOthers() []printed {
	return []printed{
		{"INFO: got Error 8043 from server, status 8022", ""},
		{"HTTP Error 803: please try later", ""},
		{"they had Error 804 once", ""},
		{"Is GPU Available: []", ""},
		{"$ pip install tensorflow-gpu==2.11", ""},
		{"ImportError: DLL load failed: The specified module could not be found.", ""},
		{"CUDA SETUP: Loading binary /v/bitsandbytes/libbitsandbytes_cuda118.so...", ""},
		{"05/12/2026  onnxruntime_providers_cuda.dll", ""},
		{
			"dso_loader.cc:64] Could not load dynamic library 'libnvinfer.so.7'; dlerror: no such file",
			"",
		},
		{
			"The detected CUDA version (12.2) has a minor version mismatch with the version that was used to compile",
			"",
		},
		{"lib.so: undefined symbol: _ZN2cv3MatC1Ev", ""},
		{"ERROR: No matching distribution found for requests==9", ""},
		{"RuntimeError: Expected all tensors to be on the same device, found cuda:0 and cpu!", ""},
		{"RuntimeError: cuDNN error: CUDNN_STATUS_BAD_PARAM", ""},
		{"RuntimeError: DataLoader worker (pid 1234) is killed by signal: Killed.", ""},
		{"OSError: [Errno 28] No space left on device", ""},
	}
}

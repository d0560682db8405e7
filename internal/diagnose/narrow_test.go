package diagnose

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// TestSignaturesAreNarrow reads lines that look like an error of the facts and are another's or none, each
// beside lines that are the error.
func TestSignaturesAreNarrow(t *testing.T) {
	const unmet = "The following packages have unmet dependencies:\n"
	for _, tt := range []struct{ text, want string }{
		// The container toolkit is none of the driver's packages.
		{unmet + " nvidia-container-toolkit : Depends: nvidia-container-toolkit-base (= 1.17.8-1) but 1.18.0-1 is to be " +
			"installed", "container-toolkit-unmet"},
		{unmet + " libnvidia-container-tools : Depends: libnvidia-container1 (>= 1.17.8-1) but it is not going to be " +
			"installed", "container-toolkit-unmet"},
		{unmet + " libnvidia-container1 : Depends: libseccomp2 (>= 2.5) but it is not installable",
			"container-toolkit-unmet"},
		{unmet + " nvidia-docker2 : Depends: nvidia-container-toolkit (>= 1.13.5-1) but 1.12.1-1 is to be installed",
			"container-toolkit-unmet"},
		{"  - nothing provides libnvidia-container-tools >= 1.17.8-1 needed by nvidia-container-toolkit-1.17.8-1.x86_64",
			"container-toolkit-unmet"},
		{" Problem: package nvidia-container-toolkit-1.17.8-1.x86_64 from libnvidia requires " +
			"nvidia-container-toolkit-base = 1.17.8-1, but none of the providers can be installed", "container-toolkit-unmet"},
		{" Problem: package podman-5.6.x86_64 from appstream requires crun, but none of the providers can be installed", ""},
		{unmet + " libnvidia-egl-wayland1 : Depends: libwayland-client0 (>= 1.20) but 1.18 is to be installed", ""},
		{unmet + " libnvidia-compute-550:i386 : Depends: libc6:i386 (>= 2.28) but it is not going to be installed",
			"apt-driver-unmet"},
		{unmet + " libnvidia-gl-550 : Depends: libnvidia-common-550 but it is not going to be installed",
			"apt-driver-unmet"},
		{unmet + " libnvidia-ml1 : Depends: nvidia-alternative (= 550.163.01-2) but it is not going to be installed",
			"apt-driver-unmet"},
		{unmet + " nvidia-kernel-dkms : Depends: nvidia-kernel-support (>= 550) but it is not installable",
			"apt-driver-unmet"},
		{unmet + " linux-modules-nvidia-550-generic : Depends: nvidia-kernel-common-550 (<= 550.90) but 550.120 is to be " +
			"installed", "apt-driver-unmet"},

		// torch for AMD's GPUs.
		{"torch 2.8.0+rocm6.4\nAssertionError: Torch not compiled with CUDA enabled", "torch-rocm-build"},
		{"AssertionError: Torch not compiled with CUDA enabled\n>>> torch.__version__\n'2.8.0+rocm6.4'", "torch-rocm-build"},
		{"torch 2.8.0+cpu\nAssertionError: Torch not compiled with CUDA enabled", "torch-not-compiled-with-cuda"},

		{"from .error import NvvmSupportError, NvrtcSupportError", ""},
		{"from .error import (CudaSupportError, NvrtcSupportError)", ""},
		{"numba.cuda.cudadrv.error.NvrtcSupportError: NVRTC cannot be loaded", "numba-nvvm-missing"},

		// Names of errors in headers and in tables.
		{"    CUDA_ERROR_NO_DEVICE                      = 100,", ""},
		{"CUDA_ERROR_NO_DEVICE = 100,\nCUDA_ERROR_INVALID_DEVICE = 101,", ""},
		{"CUDA_ERROR_NO_DEVICE,\nCUDA_ERROR_INVALID_DEVICE,", ""},
		{"| CUDA_ERROR_NO_DEVICE | 100 |\n| CUDA_ERROR_INVALID_DEVICE | 101 |", ""},
		{"| `CUDA_ERROR_NO_DEVICE` | 100 |", ""},
		{"| CUDA_ERROR_NO_DEVICE | 100 | no CUDA-capable device is detected |", ""},
		{"| `cudaErrorNoDevice` | `no CUDA-capable device is detected` |", ""},
		{"CUDA_ERROR_NO_DEVICE\t100\tno CUDA-capable device is detected", ""},
		{"cudaErrorNoDevice          100    no CUDA-capable device is detected", ""},
		{"100,cudaErrorNoDevice,\"no CUDA-capable device is detected\"", ""},
		{"<tr><td>100</td><td>no CUDA-capable device is detected</td></tr>", ""},
		{"    CUDA_ERROR_NO_DEVICE = 100, // no CUDA-capable device is detected", ""},
		{"no CUDA-capable device is detected", "cuinit-no-device"},
		{"-> no CUDA-capable device is detected", "cuinit-no-device"},
		{"RuntimeError: CUDA error: no CUDA-capable device is detected", "cuinit-no-device"},
		{"  what():  no CUDA-capable device is detected", "cuinit-no-device"},
		{"Test CUDA failure common.cu:1000 'no CUDA-capable device is detected'", "cuinit-no-device"},
		{"Error 100, no CUDA-capable device is detected", "cuinit-no-device"},
		{"cudaGetDeviceCount returned 100 -> no CUDA-capable device is detected", "cuinit-no-device"},
		{"{\"msg\": \"no CUDA-capable device is detected\"}", "cuinit-no-device"},
		{"    \"CUDA_ERROR_NO_DEVICE\",\n    'CUDA_ERROR_INVALID_DEVICE',", ""},
		{"CUDA_ERROR_NO_DEVICE", "cuinit-no-device"},
		{"CUDA_ERROR_NO_DEVICE: unknown error", "cuinit-no-device"},
		{"(CUDA_ERROR_NO_DEVICE)", "cuinit-no-device"},
		{"CUDA_ERROR_INVALID_DEVICE (101)", "mig-single-instance"},

		{"vkcube: VkResult: ERROR_INCOMPATIBLE_DRIVER", ""},
		{"[carb.graphics-vulkan.plugin] VkResult: ERROR_INCOMPATIBLE_DRIVER", "graphics-capability-missing"},
		{"nvidia_icd.json: VkResult: ERROR_INCOMPATIBLE_DRIVER", "graphics-capability-missing"},

		{"ERROR: Unable to load the 'nvidia-drm' kernel module.", "driver-install-failed"},
		{"ERROR: Unable to load the kernel module 'nvidia.ko'.", "driver-install-failed"},
		{"ERROR: Unable to load the 'v4l2loopback' kernel module.", ""},

		// Ollama tries each libcuda that it finds, and goes on with the one that works.
		{ollamaTries + "\n" + `level=INFO source=types.go:107 msg="inference compute" id=GPU-1 library=cuda variant=v12`,
			""},
		{ollamaTries + "\n" + `level=INFO source=types.go:60 msg="inference compute" id=GPU-1 filter_id="" library=CUDA`,
			""},
		{ollamaTries + "\n" + `level=INFO source=types.go:107 msg="inference compute" id=0 library=cpu variant=avx2`,
			"program-newer-than-driver"},
		{ollamaTries, "program-newer-than-driver"},

		{`Catastrophic error: cannot open source file "/tmp/tmpg4c62iyd/7cb9cb82_2.cubin.cu"`, ""},
		{`Catastrophic error: cannot open source file "C:\Users\黄\AppData\Local\Temp\tmp1\7cb9.cubin.cu"`,
			"nvrtc-path-not-ascii"},
		{`Catastrophic error: cannot open source file "C:\Users\??\AppData\Local\Temp\tmp1\7cb9.cubin.cu"`,
			"nvrtc-path-not-ascii"}, // as a console prints what it has no letters for
		{"Catastrophic error: cannot open source file \"C:\\Users\\\xbb\xc6\\Temp\\tmp1\\7cb9.cubin.cu\"",
			"nvrtc-path-not-ascii"}, // in the encoding of the system
	} {
		if got := first(tt.text); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
	}
}

// ollamaTries is what Ollama prints of a libcuda of a driver of before.
const ollamaTries = `level=INFO source=gpu.go:630 msg="Unable to load cudart library" ` +
	`library=/usr/lib32/libcuda.so.390.157 error="symbol lookup for cuCtxCreate_v3 failed: ` +
	`/usr/lib32/libcuda.so.390.157: undefined symbol: cuCtxCreate_v3"`

// TestHarmlessCausesAreNamed looks for the causes that say that a line is normal where it stands.
func TestHarmlessCausesAreNamed(t *testing.T) {
	for id, want := range map[string]string{
		"nccl-library-not-loaded": "does no harm",
		"ngc-no-driver":           "docker build",
	} {
		f, ok := ByID(matrices.Embedded(), id)
		named := slices.ContainsFunc(f.Causes, func(c Cause) bool {
			return strings.Contains(c.Cause, want) && strings.HasPrefix(c.Fix, "nothing")
		})
		if !ok || !named {
			t.Errorf("%s: no cause says %q, and that nothing is to be done: %+v", id, want, f.Causes)
		}
	}
}

// TestDriverPackagesAreNotPurgedByPattern holds the ways out of packages that do not fit together from taking
// what is none of the driver.
func TestDriverPackagesAreNotPurgedByPattern(t *testing.T) {
	f, _ := ByID(matrices.Embedded(), "apt-driver-unmet")
	for _, c := range f.Causes {
		if strings.Contains(c.Fix, "purge") || strings.Contains(c.Fix, "nvidia-.*") {
			t.Errorf("takes the container toolkit with it: %s", c.Fix)
		}
	}
}

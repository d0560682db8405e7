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
		{"RuntimeError: Could not load libtorchcodec. Likely causes:", "torchcodec-not-loaded"},
		{
			"dso_loader.cc:64] Could not load dynamic library 'libnvinfer_plugin.so.7'; dlerror: no such file",
			"tf-tensorrt-not-found",
		},
		{"redzone_allocator.cc:314] Internal: ptxas exited with non-zero error code 256, output: ", "ptxas-failed"},
		{"asm_compiler.cc:80] Couldn't invoke /usr/local/cuda/bin/ptxas --version", "ptxas-failed"},
		{
			"INTERNAL: RET_CHECK failure (external/xla/xla/service/gpu/gpu_compiler.cc:627) dnn != nullptr ",
			"dnn-library-init-failed",
		},
		{
			"RuntimeError: NVML_SUCCESS == DriverAPI::get()->nvmlInit_v2_() INTERNAL ASSERT FAILED at \"a.cpp\"",
			"torch-nvml-assert",
		},
		{
			"PackagesNotFoundError: The following packages are not available from current channels:\n\n  - pytorch-cuda=12.8*",
			"conda-packages-not-found",
		},
		{
			"  ╰─▶ Because torch==1.12.0+cu113 has no wheels with a matching Python ABI\n      tag (e.g., `cp311`)",
			"pip-no-matching-distribution",
		},
		{
			"  ╰─▶ Because there is no version of\n      │ torch==2.7.0+cu126 and your project depends",
			"pip-no-matching-distribution",
		},
		{"'sm_120' is not a recognized processor for this target (ignoring processor)", "triton-unknown-processor"},
		{"LLVM ERROR: Cannot select: intrinsic %llvm.nvvm.shfl.sync.bfly.i32", "triton-unknown-processor"},
		{
			"ERROR: This container was built for NVIDIA Driver Release 535.86 or later, but\n" +
				"       version 510.85.02 was detected and compatibility mode is UNAVAILABLE.",
			"ngc-driver-too-old",
		},
		{
			"WARNING: Detected NVIDIA B200 GPU, which is not yet supported in this version of the container",
			"ngc-gpu-not-yet-supported",
		},
		{"WARNING - CUDA extension not installed.", "autogptq-no-extension"},
		{
			"onnxruntime_pybind_state.cc:636 CreateExecutionProviderInstance " +
				"CUDA_PATH is set but CUDA wasn't able to be loaded.",
			"ort-cuda-provider-failed",
		},
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
		{
			"ValueError: Invalid CUDA 'device=0' requested. Use 'device=cpu' or pass valid CUDA device(s)",
			"torch-cuda-unavailable",
		},
		{"AssertionError: Invalid CUDA '--device 0' requested, use '--device cpu'", "torch-cuda-unavailable"},
		{
			"RuntimeError: Attempting to deserialize object on a CUDA device but torch.cuda.is_available() is False.",
			"torch-cuda-unavailable",
		},
		{"Ultralytics YOLOv8.0.88  Python-3.9.16 torch-2.0.0+cpu CPU (AMD Ryzen)", "yolo-on-cpu"},
		{"YOLOv5 v6.2 Python-3.10.12 torch-2.2.1+cu121 CPU", "yolo-on-cpu"},
		{"RuntimeError: \"addmm_impl_cpu_\" not implemented for 'Half'", "half-on-cpu"},
		{
			"RuntimeError: Detected that PyTorch and torchvision were compiled with different\nCUDA versions.",
			"torch-package-cuda-mismatch",
		},
		{
			"ValueError: numpy.dtype size changed, may indicate binary incompatibility. Expected 96 from C header, got 88",
			"numpy-abi-changed",
		},
		{
			"RuntimeError: module compiled against API version 0x10 but this version of numpy is 0xe",
			"numpy-abi-changed",
		},
		{"AttributeError: module 'numpy' has no attribute 'float'.", "numpy-alias-removed"},
		{"Error response from daemon: Unknown runtime specified nvidia.", "docker-unknown-runtime-nvidia"},
		{"nvidia-container-cli: detection error: nvml error: unknown error: unknown.", "container-nvml-error"},
		{"nvidia-container-cli: device error: 2: unknown device: unknown", "container-unknown-device"},
		{"pynvml.NVMLError_LibraryNotFound: NVML Shared Library Not Found", "nvml-library-not-found"},
		{
			"Failed to initialize NVML: GPU access blocked by the operating system",
			"nvml-gpu-access-blocked",
		},
		{"failed call to cuInit: CUDA_ERROR_NOT_FOUND: named symbol not found", "cuda-named-symbol-not-found"},
		{"Error 34: CUDA driver is a stub library", "cuda-stub-library"},
		{"/usr/bin/ld: cannot find -lcuda: No such file or directory", "ld-cuda-library-not-found"},
		{"triton/build.py gcc /var/tmp/x/main.c -lcuda\n/usr/bin/ld: cannot find -lcuda", "triton-libcuda-not-found"},
		{"CUDA_ERROR_INVALID_DEVICE", "mig-single-instance"},
		{"errors.cpp:9:1: warning: enumeration value 'CUDA_ERROR_INVALID_DEVICE' not handled in switch", ""},
		{"NCCL WARN Mismatched NCCL version detected : rank 1 version 22705 rank 0 version 22703", "nccl-two-versions"},
		{"ptxas fatal   : Ptx assembly aborted due to errors", "ptxas-failed"},
		{"`ptxas` stderr:\nptxas fatal   : Value 'sm_121a' is not defined for option 'gpu-name'", "ptxas-unknown-gpu-name"},
		{"RuntimeError: Failed to find C compiler. Please specify via CC", "triton-no-c-compiler"},
		{"GTX 1080 which is too old to be supported by the triton GPU compiler", "triton-gpu-too-old"},
		{
			"      ModuleNotFoundError: No module named 'torch'\n      [end of output]",
			"build-isolation-no-torch",
		},
		{"ModuleNotFoundError: No module named 'torch'", "torch-not-installed"},
		{"CMake Error: No CMAKE_CUDA_COMPILER could be found.", "cmake-no-cuda-compiler"},
		{"error: #error You need C++17 to compile PyTorch", "extension-needs-cpp17"},
		{"fatal error: THC/THCAtomics.cuh: No such file or directory", "torch-thc-removed"},
		{
			"libtorch_cpu.so: undefined symbol: cuptiActivityEnableDriverApi, version libcupti.so.12",
			"cuda-library-undefined-symbol",
		},
		{"cuDNN error: CUDNN_STATUS_SUBLIBRARY_LOADING_FAILED", "cudnn-sublibrary-loading-failed"},
		{"RuntimeError: cuFFT error: CUFFT_INTERNAL_ERROR", "cufft-internal-error"},
		{"CUBLAS_STATUS_INVALID_VALUE when calling `cublasGemmEx(", "cublas-invalid-value"},
		{
			"Specified provider 'CUDAExecutionProvider' is not in available provider names.",
			"ort-cpu-package",
		},
		{"ModuleNotFoundError: No module named 'triton.ops'", "bitsandbytes-triton-ops"},
		{
			"jaxlib version 0.4.14 is newer than and incompatible with jax version 0.4.6",
			"jax-jaxlib-mismatch",
		},
		{
			`OSError: [WinError 1114] Error loading "C:\site-packages\torch\lib\c10.dll" or one of its dependencies.`,
			"torch-winerror-1114",
		},
		{"RuntimeError: Distributed package doesn't have NCCL built in", "nccl-not-built-in"},
		{
			"torchvision 0.19.1 requires torch==2.4.1, but you have torch 2.5.1 which is incompatible.",
			"pip-torch-conflict",
		},
		{"exec /usr/local/bin/python: exec format error", "exec-format-error"},
		{"ImportError: libGL.so.1: cannot open shared object file: No such file", "libgl-missing"},
		{"RuntimeError: Failed to infer device type", "vllm-no-device"},
		{"/tmp/t/main.c:2:10: fatal error: Python.h: No such file or directory", "python-headers-missing"},
		{"NvvmSupportError: libNVVM cannot be found. Do `conda install cudatoolkit`:", "numba-nvvm-missing"},
		{"ValueError: invalid literal for int() with base 10: 'MIG-e91edf3a-3a3f'", "visible-devices-uuid"},
		{
			"UserWarning: Plan failed with a cudnnException: cudnnFinalize: CUDNN_STATUS_NOT_SUPPORTED",
			"cudnn-plan-failed-benign",
		},
		{"TypeError: Descriptors cannot be created directly.", "protobuf-too-new"},
		{"TypeError: Descriptors cannot not be created directly.", "protobuf-too-new"},
		{"ImportError: cannot import name 'builder' from 'google.protobuf.internal' (/v/x.py)", "protobuf-too-old"},
		{">>> import tensorflow as tf\nIllegal instruction (core dumped)", "cpu-instruction-missing"},
		{"zsh: illegal hardware instruction  python", "cpu-instruction-missing"},
		{
			"The TensorFlow library was compiled to use AVX instructions, but these aren't available on your machine.",
			"cpu-instruction-missing",
		},
		{"The quantization method awq_marlin is not supported for the current GPU.", "quantization-gpu-too-old"},
		{"fp8e4nv data type is not supported on CUDA arch < 89", "fp8-needs-cc89"},
		{"ValueError: Due to a serious vulnerability issue in torch.load, even with weights_only=True", "torch-load-refused"},
		{"Disabling PyTorch because PyTorch >= 2.1 is required but found 2.0.1", "transformers-without-torch"},
		{"ImportError: cannot import name 'cached_download' from 'huggingface_hub'", "huggingface-cached-download"},
		{"AttributeError: module 'torchaudio' has no attribute 'list_audio_backends'", "torchaudio-backends-removed"},
		{"Error: Cannot load cudnn shared library. Cannot invoke", "paddle-cudnn-not-found"},
		{"0.777 is not available: NO_PUBKEY A4B469963BF863CC", "nvidia-repository-key"},
		{"reading manifest 10.2-devel in docker.io/nvidia/cuda: manifest unknown", "cuda-image-tag-missing"},
		{"AssertionError: MMCV==1.6.2 is used but incompatible. Please install mmcv>=2.0.0rc4", "mmcv-incompatible"},
		{"RuntimeError: No available kernel. Aborting execution.", "sdpa-no-kernel"},
		{"OutOfResources: out of resource: shared memoryRequired: 110592Hardware limit: 101376", "triton-shared-memory"},
		{"RuntimeError: FlashAttention is only supported on CUDA 11 and above", "flash-attn-nvcc-too-old"},
		{"RuntimeError: Unable to load cuSPARSE. Is it installed?", "jax-library-not-loaded"},
		{"AutoModel requires the PyTorch library but it was not found in your environment.", "transformers-without-torch"},
		{"Check failed: allow_missing: Device API gpu is not enabled.", "dgl-without-cuda"},
		{"ERROR: docker.io/nvidia/cuda:11.0-base: not found", "cuda-image-tag-missing"},
		{"AttributeError: module 'torchaudio' has no attribute 'AudioMetaData'", "torchaudio-backends-removed"},
		{"pynvml.NVMLError: NVML_ERROR_LIB_RM_VERSION_MISMATCH", "nvml-driver-library-mismatch"},
		{"RuntimeError: Compiler: cl is not found.", "msvc-missing"},
		{"OSError: /lib/libgomp.so.1: cannot allocate memory in static TLS block", "static-tls-exhausted"},
		{"ImportError: dlopen: cannot load any more object with static TLS", "static-tls-exhausted"},
		{
			`OSError: [WinError 126] The module was not found. Error loading "C:\torch\lib\torch_python.dll"`,
			"winerror-126-torch-dll",
		},
		{
			`OSError: [WinError 127] The procedure was not found. Error loading "C:\torch\lib\c10_cuda.dll"`,
			"winerror-127-torch-dll",
		},
		{
			`[WinError 1455] The paging file is too small. Error loading "C:\torch\lib\cudnn.dll"`,
			"winerror-1455-paging-file",
		},
		{"0/3 nodes are available: 3 Insufficient nvidia.com/gpu.", "kubernetes-no-free-gpu"},
		{"0/1 nodes are available: 1 Insufficient nvidia.com/mig-1g.5gb.", "kubernetes-no-free-gpu"},
		{
			"nvidia-container-cli: ldcache error: open failed: /sbin/ldconfig.real: no such file or directory: unknown.",
			"container-ldcache-error",
		},
		{"error: Microsoft Visual C++ 14.0 or greater is required. Get it with", "msvc-missing"},
		{"nvcc fatal   : Cannot find compiler 'cl.exe' in PATH", "msvc-missing"},
		{"RuntimeError: cuDNN error: CUDNN_STATUS_INTERNAL_ERROR", "cudnn-internal-error"},
		{"CUDNN failure 4: CUDNN_STATUS_INTERNAL_ERROR ; GPU=0", "cudnn-internal-error"},
		{"CuDNNError: 4: b'CUDNN_STATUS_INTERNAL_ERROR'", "cudnn-internal-error"},
		{"Could not create cudnn handle: CUDNN_STATUS_INTERNAL_ERROR", "tf-cudnn-handle-internal-error"},
		{"CUDA error: CUBLAS_STATUS_ALLOC_FAILED when calling `cublasCreate(handle)`", "cublas-not-initialized"},
		{"RuntimeError: CUDA error: CUBLAS_STATUS_EXECUTION_FAILED when calling `cublasSgemm(", "cublas-execution-failed"},
		{"RuntimeError: Unable to find a valid cuDNN algorithm to run convolution", "cudnn-no-algorithm"},
		{"cusolver error: CUSOLVER_STATUS_INTERNAL_ERROR, when calling `cusolverDnCreate", "cusolver-internal-error"},
		{"RuntimeError: CUDA error: out of memory", "torch-cuda-oom"},
		{"modprobe: FATAL: Module nvidia not found in directory /lib/modules/6.8.0", "nvidia-smi-cannot-communicate"},
		{"modprobe: ERROR: could not find module by name 'nvidia'", "nvidia-smi-cannot-communicate"},
		{"AttributeError: 'NoneType' object has no attribute 'cget_managed_ptr'", "bitsandbytes-cuda-setup"},
		{"'NoneType' object has no attribute 'cquantize_blockwise_fp16_nf4'", "bitsandbytes-cuda-setup"},
		{"RuntimeError: No such operator xformers::efficient_attention_forward_cutlass", "xformers-no-operator"},
		{"PyTorch is not linked with support for cuda devices", "torch-not-linked-with-cuda"},
		{"ModuleNotFoundError: No module named 'torch._six'", "torch-six-removed"},
		{"ModuleNotFoundError: No module named 'triton'", "triton-missing"},
		{"ImportError: DLL load failed while importing _C: The specified", "extension-dll-load-failed"},
		{"ImportError: DLL load failed while importing flash_attn_2_cuda: ", "extension-dll-load-failed"},
		{"ModuleNotFoundError: No module named 'flash_attn'", "flash-attn-missing"},
		{"ModuleNotFoundError: No module named 'flash_attn_2_cuda'", "flash-attn-missing"},
		{
			"ERROR: Cannot install -r r.txt (line 6) and torch==1.12.1 because these package versions have conflicting " +
				"dependencies.",
			"pip-conflicting-versions",
		},
		{"    torchvision 0.13.0 depends on torch==1.12.0", "pip-conflicting-versions"},
		{"Because torchvision==0.19.1 depends on torch==2.4.1 and you require", "pip-conflicting-versions"},
		{"    torch 1.13.1+cpu depends on typing-extensions", "pip-conflicting-versions"},
		{
			"ERROR: Could not find a version that satisfies the requirement torch==1.13.1 (from versions: 2.0.0, 2.0.1)",
			"pip-no-matching-distribution",
		},
		{
			"LibMambaUnsatisfiableError: Encountered problems while solving:\n" +
				"  - package pytorch-2.1.0-py3.8_cuda12.1_cudnn8.9.2_0 requires python >=3.8,<3.9.0a0",
			"conda-unsatisfiable",
		},
		{"  - nothing provides __cuda needed by tensorflow-2.11.0-cuda112py310h", "conda-unsatisfiable"},
		{"RuntimeError: Ninja is required to load C++ extensions", "ninja-missing"},
		{"    arch_list[-1] += '+PTX'\nIndexError: list index out of range", "torch-extension-no-gpu-seen"},
		{
			"    arch_list[-1] += '+PTX'\n    ~~~~~~~~~^^^^\nIndexError: list index out of range",
			"torch-extension-no-gpu-seen",
		},
		{"ValueError: Unknown CUDA arch (9.0+PTX) or GPU not supported", "torch-unknown-cuda-arch"},
		{
			"/usr/include/bits/mathcalls.h(79): error: exception specification is incompatible with that of previous " +
				"function \"cospi\" (declared at line 2601 of /usr/local/cuda/include/crt/math_functions.h)",
			"nvcc-glibc-math-functions",
		},
		{
			"/usr/include/c++/11/bits/std_function.h:435:145: error: parameter packs not expanded with ‘...’:",
			"nvcc-gcc-parameter-packs",
		},
		{
			"ImportError: cannot import name 'triton_key' from 'triton.compiler.compiler' (/v/triton/compiler/compiler.py)",
			"triton-other-than-torchs",
		},
		{"RuntimeError: 0 active drivers ([]). There should only be one.", "triton-no-active-driver"},
		{
			"torch._inductor.exc.TritonMissing: Cannot find a working triton installation. Either the package",
			"triton-missing",
		},
		{"RuntimeError: Dynamo is not supported on Python 3.12+", "dynamo-python-too-new"},
		{
			"torch/include/ATen/cuda/CUDAContextLight.h:7:10: fatal error: cusparse.h: No such file or directory",
			"cuda-headers-missing",
		},
		{
			"context.h(7): fatal error C1083: Cannot open include file: 'cusparse.h': No such file or directory",
			"cuda-headers-missing",
		},
		{"c++: fatal error: Killed signal terminated program cc1plus", "build-killed-out-of-memory"},
		{"nvcc error   : 'cicc' died due to signal 9 (Kill signal)", "build-killed-out-of-memory"},
		{
			"host_config.h(160): fatal error C1189: #error:  -- unsupported Microsoft Visual Studio version! " +
				"Only the versions between 2017 and 2019 (inclusive) are supported!",
			"nvcc-unsupported-msvc",
		},
		{
			"[TRT] [E] 6: The engine plan file is not compatible with this version of TensorRT, expecting library version " +
				"8.2.3 got 8.2.1, please rebuild.",
			"tensorrt-engine-other-version",
		},
		{
			"Error Code 1: Serialization (Serialization assertion stdVersionRead == serializationVersion failed.Version tag",
			"tensorrt-engine-other-version",
		},
		{"ModuleNotFoundError: No module named 'mmcv._ext'", "mmcv-ops-missing"},
		{"RuntimeError: Not compiled with GPU support", "extension-without-cuda"},
		{"[sgl_kernel] CRITICAL: Could not load any common_ops library!", "sgl-kernel-not-loaded"},
		{
			"The server socket has failed to bind to [::]:29500 (errno: 98 - Address already in use).",
			"torch-port-in-use",
		},
		{"RuntimeError: Cannot re-initialize CUDA in forked subprocess. To use CUDA", "cuda-after-fork"},
		{
			"ImportError: /home/user/.cache/torch_extensions/py310_cu121/fused_adam/fused_adam.so: cannot open shared object file",
			"torch-extension-file-missing",
		},
		{
			"nvidia-container-cli: container error: cgroup subsystem devices not found: unknown.",
			"container-cgroup-devices-not-found",
		},
		{
			"include/shm.h:28 NCCL WARN Call to posix_fallocate failed : No space left on device",
			"nccl-shm-too-small",
		},
		{"misc/socket.cc:483 NCCL WARN Bootstrap : no socket interface found", "nccl-no-socket-interface"},
		{"RuntimeError: CUDA error: all CUDA-capable devices are busy or unavailable", "cuda-device-busy"},
		{"CUDA error: CUDA-capable device(s) is/are busy or unavailable", "cuda-device-busy"},
		{"_pickle.UnpicklingError: Weights only load failed. In PyTorch 2.6, we changed", "torch-load-weights-only"},
		{
			"NotImplementedError: No operator found for `memory_efficient_attention_forward` with inputs:",
			"xformers-no-operator",
		},
		{
			"ModuleNotFoundError: No module named 'torchvision.transforms.functional_tensor'",
			"torchvision-functional-tensor-removed",
		},
		{"ModuleNotFoundError: No module named 'vllm._C'", "vllm-not-compiled"},
		{
			"warning: not compiled with GPU offload support, --gpu-layers option will be ignored",
			"llama-cpp-without-gpu",
		},
		{
			"cuda_fp16.h(129): catastrophic error: cannot open source file \"vector_types.h\"",
			"nvrtc-headers-missing",
		},
		{"ModuleNotFoundError: No module named 'amp_C'", "apex-not-compiled"},
		{
			"RuntimeError: Cuda extensions are being compiled with a version of Cuda that does not match the version used " +
				"to compile Pytorch binaries.",
			"torch-extension-cuda-mismatch",
		},
		{
			"Could not load library libcudnn_cnn_infer.so.8. Error: /v/libcudnn_cnn_infer.so.8: undefined symbol: " +
				"_ZN11nvrtcHelper4loadEb, version libcudnn_ops_infer.so.8",
			"cudnn-mixed-libraries",
		},
		{
			"Could not load library libcudnn_cnn_train.so.8. Error: /v/libcudnn_ops_train.so.8: symbol _Z22cudnnGeneric, " +
				"version libcudnn_ops_infer.so.8 not defined in file libcudnn_ops_infer.so.8 with link time reference",
			"cudnn-mixed-libraries",
		},
		{
			"ValueError: The model's max seq len (131072) is larger than the maximum number of tokens that can be stored in " +
				"KV cache (41664).",
			"vllm-no-cache-blocks",
		},
		{"ModuleNotFoundError: No module named 'pkg_resources'", "pkg-resources-missing"},
		{
			"ImportError: cannot import name 'packaging' from 'pkg_resources' (/v/pkg_resources/__init__.py)",
			"pkg-resources-packaging",
		},
		{"ModuleNotFoundError: No module named 'distutils'", "distutils-missing"},
		{"ModuleNotFoundError: No module named 'distutils.util'", "distutils-missing"},
		{
			"AttributeError: module 'pkgutil' has no attribute 'ImpImporter'. Did you mean: 'zipimporter'?",
			"pkgutil-impimporter",
		},
		{"0.432 error: externally-managed-environment", "externally-managed-environment"},
		{
			"error: The interpreter at /usr is externally managed, and indicates the following:",
			"externally-managed-environment",
		},
		{"OSError: [Errno 28] No space left on device", "no-space-left"},
		{
			"failed to register layer: Error processing tar file(exit status 1): write /usr/local/cuda-11.4/bin/nvdisasm: " +
				"no space left on device.",
			"no-space-left",
		},
		{"RuntimeError: unable to write to file </torch_739_144252761_4>: No space left on device (28)", "dataloader-shm"},
		{"RuntimeError: unable to write to file </torch_1394_2747491098>", "dataloader-shm"},
		{"bash: nvcc: command not found", "nvcc-not-found"},
		{"sh: 1: /usr/local/cuda/bin/nvcc: not found", "nvcc-not-found"},
		{"'nvcc' is not recognized as an internal or external command,", "nvcc-not-found"},
		{"RuntimeError: CUDA error: unspecified launch failure", "unspecified-launch-failure"},
		{
			"THCudaCheck FAIL file=/pytorch/aten/src/THC/THCCachingHostAllocator.cpp line=271 error=4 : " +
				"unspecified launch failure",
			"unspecified-launch-failure",
		},
		{"RuntimeError: cublas error: CUBLAS_STATUS_NOT_SUPPORTED", "cublas-not-supported"},
		{
			"AttributeError: jax.tree_map was removed in JAX v0.6.0: use jax.tree.map (jax v0.4.25 or newer)",
			"jax-name-removed",
		},
		{
			"AttributeError: jax.core.Primitive was removed in JAX v0.6.0. Use jax.extend.core.Primitive instead",
			"jax-name-removed",
		},
		{"AttributeError: module 'jax' has no attribute 'tree_map'", "jax-name-removed"},
		{"AttributeError: module 'jax.random' has no attribute 'PRNGKeyArray'", "jax-name-removed"},
		{"ImportError: cannot import name 'linear_util' from 'jax' (/v/jax/__init__.py)", "jax-name-removed"},
		{
			"[ WARN:0@9.371] global net_impl.cpp:178 setUpNet DNN module was not built with CUDA backend; switching to CPU",
			"opencv-without-cuda",
		},
		{
			"OpenCV Error: No GPU support (The library is compiled without CUDA support) in mallocPitch, file dynamicuda.hpp",
			"opencv-without-cuda",
		},
		{
			"dnn.cpp:2385: error: (-216:No CUDA support) OpenCV was not built to work with the selected device.",
			"opencv-gpu-not-built-for",
		},
	}
}

// toldOthers are lines that look like an error of the facts and are none.
func toldOthers() []printed {
	return []printed{
		{"ModuleNotFoundError: No module named 'pkg_resources.py2_warn'", ""},
		{"UserWarning: pkg_resources is deprecated as an API.", ""},
		{"ModuleNotFoundError: No module named 'distutils_extra'", ""},
		{"DeprecationWarning: The distutils package is deprecated and slated for removal in Python 3.12.", ""},
		{"$ rm /usr/lib/python3.12/EXTERNALLY-MANAGED", ""},
		{"INFO: got Error 8043 from server, status 8022", ""},
		{"IndexError: list index out of range", ""},
		{"INFO [ninja] 3 jobs; ninja is required", ""},
		{"OSError: [Errno 98] Address already in use", ""},
		{"ModuleNotFoundError: No module named 'mmcv'", ""},
		{"ModuleNotFoundError: No module named 'vllm'", ""},
		{"ninja: build stopped: subcommand failed.", ""},
		{"fatal error: foo.h: No such file or directory", ""},
		{"ImportError: cannot import name 'jit' from 'triton' (unknown location)", ""},
		{"HTTP Error 803: please try later", ""},
		{"they had Error 804 once", ""},
		{"Is GPU Available: []", ""},
		{"$ pip install tensorflow-gpu==2.11", ""},
		{"ImportError: DLL load failed: The specified module could not be found.", ""},
		{"CUDA SETUP: Loading binary /v/bitsandbytes/libbitsandbytes_cuda118.so...", ""},
		{"05/12/2026  onnxruntime_providers_cuda.dll", ""},
		{
			"ptxas exited with non-zero error code 65280, output: fatal : Unsupported .version 6.0; current version is '5.0'",
			"ptxas-too-old",
		},
		{"INTERNAL: RET_CHECK failure (external/xla/xla/service/cpu/ir_emitter.cc:1144) LayoutUtil::IsMonotonic", ""},
		{"PackagesNotFoundError: The following packages are not available from current channels:\n\n  - requests=99", ""},
		{"Because requests==1.0 has no wheels with a matching Python ABI tag", ""},
		{
			"The detected CUDA version (12.2) has a minor version mismatch with the version that was used to compile",
			"",
		},
		{"lib.so: undefined symbol: _ZN2cv3MatC1Ev", ""},
		{"ERROR: No matching distribution found for requests==9", ""},
		{"RuntimeError: Expected all tensors to be on the same device, found cuda:0 and cpu!", ""},
		{"RuntimeError: cuDNN error: CUDNN_STATUS_BAD_PARAM", ""},
		{"RuntimeError: DataLoader worker (pid 1234) is killed by signal: Killed.", ""},
		{"mkdir /sys/fs/cgroup/cpuset/docker/1f: no space left on device", ""},
		{"RuntimeError: unable to write to file </data/out.bin>", ""},
		{"nvcc: NVIDIA (R) Cuda compiler driver", ""},
		{"CUDA error: the launch timed out and was terminated", ""},
		{"if status == CUBLAS_STATUS_NOT_SUPPORTED:", ""},
		{"AttributeError: module 'jax' has no attribute 'tree'", ""},
		{"DeprecationWarning: jax.tree_map is deprecated: use jax.tree.map", ""},
		{"unable to use CUDA backend; switching to CPU", ""},
		{"RuntimeError: \"cdist_cuda\" not implemented for 'Half'", ""},
		{"CUDADriverError: CUDA_ERROR_NOT_FOUND: named symbol not found", ""},
		{"Ultralytics YOLOv8.1.3 Python-3.10.11 torch-2.1.0+cu121 CUDA:0 (Tesla T4)", ""},
		{"torchvision 0.19.1 requires pillow>=9, but you have pillow 8 which is incompatible.", ""},
		{"google-colab 1.0.0 requires requests==2.31.0, but you have requests 2.32.3 which is incompatible.", ""},
		{"AttributeError: module 'numpy' has no attribute 'nope'", ""},
		{"TypeError: Descriptors cannot be pickled", ""},
		{"ImportError: cannot import name 'builder' from 'my.package.internal'", ""},
		{
			"The TensorFlow library wasn't compiled to use AVX instructions, but these are available on your machine",
			"",
		},
		{"Your CPU supports instructions that this TensorFlow binary was not compiled to use: AVX2 FMA", ""},
		{"CUDA error: an illegal instruction was encountered", ""},
		{"OSError: [Errno 12] Cannot allocate memory", ""},
		{`OSError: [WinError 126] The specified module could not be found: 'C:\gtk\lib\libcairo.dll'`, ""},
		{"OSError: [WinError 127] The specified procedure could not be found", ""},
		{"0/3 nodes are available: 3 Insufficient cpu.", ""},
		{"nvidia-container-cli.real: unrecognized option", ""},
		{"Get it with \"Microsoft C++ Build Tools\"", ""},
		{"if status == CUDNN_STATUS_INTERNAL_ERROR:", ""},
		{"ModuleNotFoundError: No module named 'flash_attn_patch'", ""},
		{"ERROR: ResolutionImpossible: for help visit https://pip.pypa.io/en/latest/topics/", ""},
		{"ERROR: Cannot install a==1 and b==2 because these package versions have conflicting dependencies.", ""},
		{"the result depends on torch==2.4 or newer", ""},
		{"INFO: torch 2.0 depends on the driver", ""},
		{"ERROR: Could not find a version that satisfies the requirement requests==9 (from versions: 2.0)", ""},
		{"LibMambaUnsatisfiableError: Encountered problems while solving:\n  - package samtools-1.9 requires ncurses", ""},
	}
}

package diagnose

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// TestErrorsAsPeoplePostThem reads what stands in issues: cut, coloured, wrapped by a terminal, with
// a shell's or a notebook's prompt, in the language of the system.
func TestErrorsAsPeoplePostThem(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"ImportError: libcudnn.so.8: Kann die Shared-Object-Datei nicht öffnen: Datei oder Verzeichnis nicht gefunden",
			"shared-lib-not-found"},
		{"OSError: libcudart.so.11.0: 无法打开共享对象文件: 没有那个文件或目录", "shared-lib-not-found"},
		{"ImportError: libcublas.so.12: Ne peut ouvrir le fichier d'objet partagé: Aucun fichier ou dossier de ce type",
			"shared-lib-not-found"},
		{"ImportError: libcuda.so.1: cannot open shared object file: No such file or directory", "libcuda-not-found"},
		{"ImportError: libcuda.so.1: Kann die Shared-Object-Datei nicht öffnen: Datei oder Verzeichnis nicht gefunden",
			"libcuda-not-found"},
		{"OSError: libcuda.so.1: no se puede abrir el archivo del objeto compartido: No existe el archivo o el " +
			"directorio", "libcuda-not-found"},
		{"OSError: libnvidia-ml.so.1: cannot open shared object file: No such file or directory", "libcuda-not-found"},
		{"OSError: libnvidia-ml.so.1: 无法打开共享对象文件: 没有那个文件或目录", "libcuda-not-found"},
		{"ImportError: libcurl.so.4: cannot open shared object file: No such file or directory", ""},
		{"libcups.so.2: Ne peut ouvrir le fichier d'objet partagé: Aucun fichier ou dossier de ce type", ""},
		{"ImportError: libcublasLt.so.12: cannot open shared object file: No such file or directory",
			"shared-lib-not-found"},
		{"ImportError: libmpi.so.40: cannot open shared object file: No such file or directory",
			"mpi-openblas-not-found"},
		{">>> import torch\n>>> torch.cuda.is_available()\nFalse\n>>> ", "torch-cuda-unavailable"},
		{"In [2]: torch.cuda.is_available()\nOut[2]: False", "torch-cuda-unavailable"},
		{"$ python -c 'import torch; print(torch.cuda.is_available())'\nTrue", ""},
		{"$ python -c 'import torch; print(torch.cuda.is_available())'\nFalse", "torch-cuda-unavailable"},
		{"$ python -c \"import torch; print(torch.cuda.is_available())\"\nTrue\n$ ", ""},
		{"$ python -c \"import torch; print(torch.cuda.is_available())\"\nFalse\n$ ", "torch-cuda-unavailable"},
		{"torch.cuda.is_available(): False", "torch-cuda-unavailable"},
		{"torch.cuda.is_available() = False", "torch-cuda-unavailable"},
		{"if torch.cuda.is_available() == False:", ""},
		{"print(torch.cuda.is_available())\nFalse alarm", ""},
		{"torch.cuda.is_available()\nFalse positive rate: 0.1", ""},
		{"\x1b[31mOMP: Error #15: Initializing libiomp5md.dll, but found\x1b[0m\nlibiomp5md.dll already initialized.",
			"openmp-loaded-twice"},
		{"EP Error CUDA_PATH is set but CUDA wasnt able to be loaded. Please install the correct version of CUDA",
			"ort-cuda-provider-failed"},
		{"    from keras.engine.topology import Layer\nModuleNotFoundError: No module named 'keras.engine'",
			"keras-engine-gone"},
		{"ImportError: No module named 'keras.engine.topology'", ""}, // of a Keras that has keras.engine
		{"what():  [FT][ERROR] CUDA runtime error: CUBLAS_STATUS_ARCH_MISMATCH open_attention.h:171", "cublas-arch-mismatch"},
		{"RuntimeError: Triton Error [CUDA]: misaligned address", "misaligned-address"},
		{"warning: taking the address of a misaligned address", ""},
		{"ncclInvalidUsage: This usually reflects invalid usage of NCCL library.\nLast error:\n" +
			"Duplicate GPU detected : rank 3 and rank 2 both on CUDA device e2000", "nccl-duplicate-gpu"},
		{"ncclInvalidUsage: This usually reflects invalid usage of NCCL library.", "nccl-invalid-usage"},
		{"warning: enumeration value 'ncclInvalidUsage' not handled in switch [-Wswitch]", ""},
		{"nccl.h:42: ncclInvalidUsage = 5, note: declared here", ""},
		{"[hipify] CUBLAS_STATUS_ARCH_MISMATCH -> HIPBLAS_STATUS_ARCH_MISMATCH", ""},
		{"src/cuda/net.cpp:12: runtime error: store to misaligned address 0x000001", ""},
		{"zsh: command not found: nvidia-smi", "nvidia-smi-not-found"},
		{"/entrypoint.sh: line 3: nvidia-smi: command not found\nRuntimeError: CUDA error: no kernel image is " +
			"available for execution on the device", "no-kernel-image"},
		{"'nvidia-smi' is not recognized as an internal or external command,", "nvidia-smi-not-found"},
		{"[   12.3] NVRM: The NVIDIA GeForce GT 710 GPU installed in this system is\n[   12.3] NVRM:  supported " +
			"through the NVIDIA 470.xx Legacy drivers. Please", "driver-legacy-gpu"},
		{"modprobe: ERROR: could not insert 'nvidia': No such device", "driver-legacy-gpu"},
		{"[    5.1] NVRM: installed in this system requires use of the NVIDIA open kernel modules.\n" +
			"modprobe: ERROR: could not insert 'nvidia': No such device", "rminitadapter-failed"},
		{"modprobe: ERROR: could not insert 'nvidia': No such device\n[    5.1] NVRM: nouveau, rivafb, nvidiafb or " +
			"rivatv \n[    5.1] NVRM: was loaded and obtained ownership of", "driver-nouveau-holds-gpu"},
		{"Error! Bad return status for module build on kernel: 6.8.0-31-generic (x86_64)\n" +
			"Consult /var/lib/dkms/nvidia/535.129.03/build/make.log for more information.", "driver-dkms-build-failed"},
		{"Error! Bad return status for module build on kernel: 6.8.0-31-generic (x86_64)\n" +
			"Consult /var/lib/dkms/ndiswrapper/1.59/build/make.log for more information.", ""},
		{"E: Unable to locate package cuda-toolkit-12-4", "apt-nvidia-package-missing"},
		{"E: Unable to locate package nvidia-cuda-toolkit", "apt-nvidia-package-missing"},
		{"E: Unable to locate package nvidia-utils-535", "apt-nvidia-package-missing"},
		{"E: Unable to locate package cuda", "apt-nvidia-package-missing"},
		{"E: Unable to locate package cudatext", ""},
		{"E: Unable to locate package tensorrt-llm", ""},
		{"E: Unable to locate package htop", ""},
		{" nsight-systems-2023.4.4 : Depends: libtinfo5 (>= 6) but it is not installable", "apt-libtinfo5"},
		{" mysql-workbench-community : Depends: libtinfo5 (>= 6) but it is not installable", ""},
		{"E1109 1 factory.go:112] Incompatible strategy detected auto", "device-plugin-no-nvml"},
		{"nvidia-container-cli: initialization error: WSL environment detected but no adapters were found: unknown",
			"container-driver-error-wsl"},
		{"fork/exec /usr/bin/nvidia-container-runtime: no such file or directory: unknown.",
			"docker-unknown-runtime-nvidia"},
		{"torch.distributed.DistBackendError: NCCL error in: ../NCCLUtils.hpp:268, remote process exited or " +
			"there was a network error, NCCL version 2.21.5", "nccl-peer-lost"},
		{"NCCL error in: ../NCCLUtils.hpp:275, internal error - please report this issue to the NCCL developers\n" +
			"ncclInternalError: Internal check failed.\nLast error:\nBootstrap : no socket interface found",
			"nccl-no-socket-interface"},
		{"ncclInternalError: Internal check failed.\nLast error:\nAttribute busid of node nic not found", ""},
		{"AttributeError: module 'torch' has no attribute 'xpu'", "torch-name-missing"},
		{"[TRT] [E] 1: Unsupported SM: 0x601", "tensorrt-gpu-unsupported"},
		{"RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB\nRuntimeError: Engine core initialization " +
			"failed. See root cause above. Failed core proc(s): {}", "torch-cuda-oom"},
		{"RuntimeError: Engine core initialization failed. See root cause above. Failed core proc(s): {}",
			"vllm-engine-died"},
		{"ModuleNotFoundError: No module named 'selective_scan_cuda_core'", "mamba-extension-missing"},
	} {
		got := ""
		if found, _ := Read(matrices.Embedded(), []byte(tt.text)); len(found) > 0 {
			got = found[0].ID
		}
		if got != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
	}
}

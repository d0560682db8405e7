package main

import "path"

// brokenOf lists how the image of a stack is broken. Each is what people do to an
// environment, by the same command where there is one.
func brokenOf(stack string) []broken {
	var list []broken
	for _, all := range [][]broken{brokenCUDNN(), brokenLibraries(), brokenFrameworks(), brokenDrivers()} {
		for _, b := range all {
			if b.stack == stack {
				list = append(list, b)
			}
		}
	}
	return list
}

// Stacks that are broken.
const (
	torch12  = "fine-tuning" // PyTorch for CUDA 12, with extensions
	torch13  = "pytorch"     // PyTorch for CUDA 13
	oldTF    = "tensorflow-2.15.1"
	ort      = "onnxruntime"
	jax12    = "jax-cuda12"
	cudnnLib = "/opt/other/nvidia/cudnn/lib"
)

func brokenCUDNN() []broken {
	return []broken{
		{name: "cuDNN missing", stack: torch12, do: "$pip uninstall -y nvidia-cudnn-cu12",
			error: "cudnn9-libs-not-found", by: "inventory", deeper: "linkage: cudnn9-libs-not-found"},
		{name: "cuDNN of another major", stack: torch12, wheels: []string{"nvidia-cudnn-cu12==8.9.7.29"},
			do:    "$pip install nvidia-cudnn-cu12==8.9.7.29",
			error: "torch-cudnn-compiled-vs-runtime", by: "inventory", deeper: "linkage: cudnn9-libs-not-found"},
		{name: "two cuDNNs: that of CUDA 13 beside that of CUDA 12", stack: torch12,
			wheels: []string{"nvidia-cudnn-cu13==9.26.0.51"}, do: "$pip install nvidia-cudnn-cu13",
			error: "cuda-majors-mixed", by: "inventory", deeper: "single-copy: cuda-majors-mixed"},
		{name: "a system's cuDNN before the wheel's, by LD_LIBRARY_PATH", stack: torch12,
			wheels:  []string{"nvidia-cudnn-cu12==8.9.7.29", "nvidia-cudnn-cu13==9.26.0.51"},
			do:      "$pip install --target /opt/other nvidia-cudnn-cu13",
			environ: []string{"LD_LIBRARY_PATH=" + cudnnLib},
			error:   "torch-cudnn-compiled-vs-runtime", by: "single-copy"},
		{name: "parts of cuDNN 9 from two releases", stack: torch12, wheels: []string{"nvidia-cudnn-cu13==9.26.0.51"},
			do:      "$pip install --target /opt/other nvidia-cudnn-cu13; rm " + path.Join(cudnnLib, "libcudnn.so.9"),
			environ: []string{"LD_LIBRARY_PATH=" + cudnnLib},
			error:   "cudnn-sublibrary-version-mismatch", by: "single-copy"},
	}
}

func brokenLibraries() []broken {
	return []broken{
		{name: "cuBLAS of another release", stack: torch12, wheels: []string{"nvidia-cublas-cu12==12.1.3.1"},
			do:    "$pip install nvidia-cublas-cu12==12.1.3.1",
			error: "cublaslt-undefined-symbol", by: "inventory"},
		{name: "a system's cuBLAS before the wheel's, by LD_LIBRARY_PATH", stack: torch12,
			wheels:  []string{"nvidia-cublas-cu12==12.1.3.1"},
			do:      "$pip install --target /opt/other nvidia-cublas-cu12",
			environ: []string{"LD_LIBRARY_PATH=/opt/other/nvidia/cublas/lib"},
			error:   "cublaslt-undefined-symbol", by: "single-copy"},
		{name: "NCCL of another release", stack: torch12, wheels: []string{"nvidia-nccl-cu12==2.19.3"},
			do:    "$pip install nvidia-nccl-cu12==2.19.3",
			error: "nccl-undefined-symbol", by: "inventory", deeper: "linkage: nccl-undefined-symbol"},
		{name: "a library altered after it was installed", stack: torch12,
			do:    "printf x >>$site/torch/lib/libc10.so",
			error: "wheel-altered", by: "inventory"},
		{name: "no compiler for XLA", stack: jax12, do: "$pip uninstall -y nvidia-cuda-nvcc-cu12",
			error: "libdevice-not-found", by: "inventory"},
		{name: "cuDNN 8 under a JAX of cuDNN 9", stack: jax12, wheels: []string{"nvidia-cudnn-cu12==8.9.7.29"},
			do:    "$pip install nvidia-cudnn-cu12==8.9.7.29",
			error: "jax-cudnn-too-old", by: "inventory"},
	}
}

func brokenFrameworks() []broken {
	return []broken{
		{name: "two installs of PyTorch", stack: torch12, wheels: []string{"torch==2.8.0"},
			do:      "$pip install --target /opt/other torch",
			environ: []string{"PYTHONPATH=/opt/other"},
			error:   "framework-installed-twice", by: "single-copy"},
		{name: "another PyTorch installed over the locked one", stack: torch12, wheels: []string{"torch==2.8.0"},
			do:    "$pip install torch==2.8.0",
			error: "wheel-version-differs", by: "inventory"},
		{name: "an extension of an older PyTorch", stack: torch12, wheels: []string{"xformers==0.0.31"},
			do:    "$pip install xformers==0.0.31",
			error: "extension-abi-undefined-symbol", by: "extensions"},
		{name: "an extension for CUDA 12 beside PyTorch for CUDA 13", stack: torch13,
			wheels: []string{"xformers==0.0.35", "numpy==2.3.5"}, do: "$pip install xformers numpy",
			error: "shared-lib-not-found", by: "linkage"},
		{name: "machine code left aside", stack: torch12, environ: []string{"CUDA_FORCE_PTX_JIT=1"},
			error: "no-kernel-image", by: "kernels"},
		{name: "NumPy 2 under a TensorFlow of NumPy 1", stack: oldTF, wheels: []string{"numpy==2.3.5"},
			do:    "$pip install numpy==2.3.5",
			error: "numpy-abi-array-api", by: "inventory"},
		{name: "ONNX Runtime for the CPU beside that for CUDA", stack: ort, wheels: []string{"onnxruntime==1.26.0"},
			do:    "$pip install onnxruntime",
			error: "framework-installed-twice", by: "inventory", deeper: "single-copy: framework-installed-twice"},
		{name: "ONNX Runtime for the CPU in place of that for CUDA", stack: ort, wheels: []string{"onnxruntime==1.26.0"},
			do:    "$pip uninstall -y onnxruntime-gpu; $pip install onnxruntime",
			error: "ort-cpu-package", by: "inventory"},
		{name: "JAX without its plug-in for CUDA", stack: jax12, do: "$pip uninstall -y jax-cuda12-plugin jax-cuda12-pjrt",
			error: "jax-cpu-only-jaxlib", by: "inventory"},
	}
}

// brokenDrivers are those that the driver which stands in for NVIDIA's can play.
func brokenDrivers() []broken {
	const outside = "driver,devices,memory"
	with := func(environ ...string) []string {
		return append([]string{"LD_LIBRARY_PATH=" + drivers, "STUB_DRIVER=550.54.15",
			"STUB_GPUS=NVIDIA A100-SXM4-80GB;8;0;85899345920"}, environ...)
	}
	return []broken{
		{name: "a driver below the floor", stack: torch13, checks: outside,
			environ: with("STUB_DRIVER=470.82.01", "STUB_CUDA_VERSION=11040"),
			error:   "cuda-driver-insufficient", by: "driver"},
		{name: "a driver whose libcuda is of another release", stack: torch13, checks: outside,
			environ: with("STUB_CUINIT=803", "STUB_DRIVER=580.65.06", "STUB_CUDA_VERSION=13000"),
			error:   "cuda-error-803-driver-combination", by: "driver"},
		{name: "a GPU that the lock does not cover", stack: torch13, checks: outside,
			environ: with("STUB_DRIVER=580.65.06", "STUB_CUDA_VERSION=13000",
				"STUB_GPUS=Tesla V100-SXM2-16GB;7;0;17179869184"),
			error: "gpu-not-in-lock", by: "devices"},
	}
}

# Packages that run on no NVIDIA GPU by CUDA, and of whose releases the facts hold none.

source "xgboost-cpu" {
  title = "XGBoost's README of the package xgboost-cpu: no support for the GPU algorithms"
  url   = "https://pypi.org/project/xgboost-cpu/"
  date  = "2026-11-27"
  class = "vendor"
}

source "faiss-cpu" {
  title = "faiss INSTALL.md: faiss-cpu is the version for the CPU alone"
  url   = "https://github.com/facebookresearch/faiss/blob/main/INSTALL.md"
  date  = "2026-11-27"
  class = "vendor"
}

source "directml-provider" {
  title = "ONNX Runtime, DirectML execution provider: DirectX 12, on Windows, for a broad range of GPUs"
  url   = "https://onnxruntime.ai/docs/execution-providers/DirectML-ExecutionProvider.html"
  date  = "2026-11-27"
  class = "vendor"
}

source "torch-directml" {
  title = "Microsoft, PyTorch with DirectML: torch-directml runs on any GPU that has DirectX 12, on Windows and WSL"
  url   = "https://learn.microsoft.com/en-us/windows/ai/directml/pytorch-windows"
  date  = "2026-11-27"
  class = "vendor"
}

source "tensorflow-directml-plugin" {
  title = "tensorflow-directml-plugin: on any GPU that has DirectX 12, on Windows and WSL"
  url   = "https://pypi.org/project/tensorflow-directml-plugin/"
  date  = "2026-11-27"
  class = "vendor"
}

source "tensorflow-directml" {
  title = "Microsoft, TensorFlow 1.15 with DirectML: tensorflow-directml runs on any GPU that has DirectX 12, on Windows and WSL"
  url   = "https://learn.microsoft.com/en-us/windows/ai/directml/gpu-tensorflow-windows"
  date  = "2026-11-27"
  class = "vendor"
}

source "tensorflow-rocm" {
  title = "AMD, TensorFlow on ROCm installation: tensorflow-rocm is TensorFlow for AMD's GPUs"
  url   = "https://rocm.docs.amd.com/projects/install-on-linux/en/latest/install/3rd-party/tensorflow-install.html"
  date  = "2026-11-27"
  class = "vendor"
}

source "rocm-provider" {
  title = "ONNX Runtime, ROCm execution provider: hardware accelerated computation on AMD's GPUs"
  url   = "https://onnxruntime.ai/docs/execution-providers/ROCm-ExecutionProvider.html"
  date  = "2026-11-27"
  class = "vendor"
}

source "tensorflow-metal" {
  title = "Apple, Get started with tensorflow-metal: Mac computers with Apple silicon or AMD GPUs"
  url   = "https://developer.apple.com/metal/tensorflow-plugin"
  date  = "2026-11-27"
  class = "vendor"
}

package_info {
  device = "the CPU alone"
  rows = {
    "xgboost-cpu" = { pypi = "xgboost-cpu", module = "xgboost", source = ["xgboost-cpu"] }
    "faiss-cpu"   = { pypi = "faiss-cpu", module = "faiss", source = ["faiss-cpu"] }
  }
}

package_info {
  device  = "any GPU by DirectX 12, and takes no CUDA"
  any_gpu = true
  rows = {
    "onnxruntime-directml" = {
      pypi   = "onnxruntime-directml"
      module = "onnxruntime"
      source = ["directml-provider"]
    }
    "torch-directml" = { pypi = "torch-directml", module = "torch_directml", source = ["torch-directml"] }
    "tensorflow-directml-plugin" = {
      pypi   = "tensorflow-directml-plugin"
      module = "tensorflow"
      source = ["tensorflow-directml-plugin"]
    }
    "tensorflow-directml" = {
      pypi   = "tensorflow-directml"
      module = "tensorflow"
      source = ["tensorflow-directml"]
    }
  }
}

package_info {
  device = "AMD's GPUs by ROCm alone"
  rows = {
    "tensorflow-rocm"  = { pypi = "tensorflow-rocm", module = "tensorflow", source = ["tensorflow-rocm"] }
    "onnxruntime-rocm" = { pypi = "onnxruntime-rocm", module = "onnxruntime", source = ["rocm-provider"] }
  }
}

package_info "tensorflow-metal" {
  pypi   = "tensorflow-metal"
  module = "tensorflow"
  device = "the GPUs of Macs alone"
  macos  = true
  source = ["tensorflow-metal"]
}

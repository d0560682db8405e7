# vLLM's server with an OpenAI-compatible API. vLLM holds PyTorch, its CUDA and
# the driver to one release each: the plan says which.
variable "gpu" {
  default = ["l40s", "h100"]
}
variable "vllm" {
  default = ">=0.8"
}

target "server" {
  gpu = var.gpu

  framework "pytorch" {}

  packages = { vllm = var.vllm }

  image {
    tags       = ["vllm-server:latest"]
    apt        = ["gcc", "libc6-dev"] # Triton compiles its launchers
    env        = { HF_HOME = "/cache", VLLM_NO_USAGE_STATS = "1" }
    entrypoint = ["python", "-m", "vllm.entrypoints.openai.api_server", "--host", "0.0.0.0"]
  }

  selftest {
    smoke = "smoke.py"
    guard = true # a server that starts on the wrong host wastes minutes before it says why
  }
}

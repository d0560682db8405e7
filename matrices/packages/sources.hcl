# Sources that several files of this folder cite. One that a single file cites stands in that file;
# one that files of several folders cite stands in ../sources.hcl.

source "autoawq" {
  title = "github.com/casper-hansen/AutoAWQ"
  url   = "https://github.com/casper-hansen/AutoAWQ"
  date  = "2025-05-11"
  class = "vendor"
}

source "gridfm-95" {
  title = "gridfm/gridfm-graphkit pull request 95: data.pyg.org has wheels up to torch 2.12 and none for 2.13"
  url   = "https://github.com/gridfm/gridfm-graphkit/pull/95"
  date  = "2026-08-11"
  class = "reported"
}

source "lightning" {
  title = "github.com/Lightning-AI/pytorch-lightning"
  url   = "https://github.com/Lightning-AI/pytorch-lightning"
  date  = "2026-11-20"
  class = "vendor"
}

source "pyg" {
  title = "github.com/pyg-team/pytorch_geometric"
  url   = "https://github.com/pyg-team/pytorch_geometric"
  date  = "2026-11-20"
  class = "vendor"
}

source "rapids-cmake" {
  title = "github.com/rapidsai/rapids-cmake"
  url   = "https://github.com/rapidsai/rapids-cmake"
  date  = "2026-11-25"
  class = "vendor"
}

source "spack-recipes" {
  title = "package recipes, 2026-07-01; independent second source for torchvision, torchaudio, cupy, DALI"
  url   = "https://github.com/spack/spack-packages"
  date  = "2026-07-01"
  class = "reported"
}

source "vllm" {
  title = "fork that carries every upstream vLLM tag up to v0.24.0; tag contents are upstream's"
  url   = "https://github.com/Tanka-JP/vllm"
  date  = "2026-11-20"
  class = "vendor"
}

source "vllm-030-freeze" {
  title = "recorded freeze of an environment with vllm 0.30.0 on x86_64 Python 3.12"
  date  = "2026-11-20"
  class = "measured"
}

source "vllm-main" {
  title = "fork whose main branch tracks upstream to 2026-08-17; used for dates of pin changes after v0.24.0"
  url   = "https://github.com/neuralmagic/vllm"
  date  = "2026-08-17"
  class = "vendor"
}

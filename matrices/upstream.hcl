# What was upstream of each table when the two were last compared: written by
# envsolve matrices harvest --check --record.

upstream {
  looked   = "2026-11-24"
  complete = true
  source   = ["wheels"]
  rows = {
    "lmcache"                = { looked = "2026-11-28", newest = "0.5.6", released = "2026-10-15" }
    "pydantic"               = { looked = "2026-11-28", newest = "2.14.4", released = "2026-11-19" }
    "optimum-quanto"         = { looked = "2026-11-28", newest = "0.2.7", released = "2025-03-06" }
    "fla-core"               = { looked = "2026-11-28", newest = "0.6.0", released = "2026-10-23" }
    "flash-linear-attention" = { looked = "2026-11-28", newest = "0.6.0", released = "2026-10-23" }
    "fairseq"                = { looked = "2026-11-27", newest = "0.12.2", released = "2022-06-27" }
    "gfpgan"                 = { looked = "2026-11-27", newest = "1.3.8", released = "2022-09-16" }
    "mmdet3d"                = { looked = "2026-11-27", newest = "1.4.0", released = "2024-01-08" }
    "mmengine"               = { looked = "2026-11-27", newest = "0.10.7", released = "2025-03-04" }
    "mmsegmentation"         = { looked = "2026-11-27", newest = "1.2.2", released = "2023-12-14" }
    "pytorchvideo"           = { looked = "2026-11-27", newest = "0.1.5", released = "2022-01-20" }
    "nunchaku"               = { looked = "2026-11-27", newest = "1.1.0", released = "2025-12-27" }
    "realesrgan"             = { looked = "2026-11-27", newest = "0.3.0", released = "2022-09-20" }
    "speechbrain"            = { looked = "2026-11-27", newest = "1.1.2", released = "2026-10-14" }
    "theano"                 = { looked = "2026-11-27", newest = "1.0.5", released = "2020-07-27" }
    "torchtext"              = { looked = "2026-11-27", newest = "0.18.0", released = "2024-04-24" }
    "accelerate"             = { newest = "1.15.0", released = "2026-09-09" }
    "aphrodite-engine"       = { looked = "2026-11-26", newest = "0.24.1", released = "2026-09-11" }
    "audiocraft"             = { looked = "2026-11-26", newest = "1.3.0", released = "2024-06-03" }
    "basicsr"                = { looked = "2026-11-27", newest = "1.4.2", released = "2022-08-30" }
    "bitsandbytes"           = { newest = "0.50.2", released = "2026-08-27" }
    "catboost"               = { newest = "1.2.10", released = "2026-02-18" }
    "causal-conv1d"          = { newest = "1.7.0", released = "2026-08-20" }
    "chex"                   = { looked = "2026-11-26", newest = "0.1.92", released = "2026-06-12" }
    "coqui-tts"              = { looked = "2026-11-26", newest = "0.28.0", released = "2026-10-19" }
    "ctranslate2"            = { newest = "4.8.5", released = "2026-11-02" }
    "cuda-python"            = { newest = "13.4.4", released = "2026-10-14" }
    "cudf"                   = { newest = "26.10.2", released = "2026-10-22" }
    "cugraph"                = { newest = "26.10.0", released = "2026-10-08" }
    "cuml"                   = { newest = "26.10.0", released = "2026-10-08" }
    "cupy"                   = { newest = "14.2.0", released = "2026-08-20" }
    "deepspeed"              = { newest = "0.19.8", released = "2026-10-20" }
    "diffusers"              = { newest = "0.42.1", released = "2026-10-27" }
    "dm-haiku"               = { looked = "2026-11-27", newest = "0.0.17", released = "2026-07-27" }
    "equinox"                = { looked = "2026-11-26", newest = "0.13.8", released = "2026-05-05" }
    "faiss-gpu"              = { newest = "1.15.1", released = "2026-09-16" }
    "fastai"                 = { looked = "2026-11-26", newest = "2.8.12", released = "2026-09-09" }
    "faster-whisper"         = { newest = "1.2.1", released = "2025-10-31" }
    "fbgemm-gpu"             = { newest = "1.9.0", released = "2026-09-21" }
    "flash-attn"             = { newest = "2.8.3.post2", released = "2026-10-14" }
    "flash-attn-4"           = { newest = "4.0.0b36", released = "2026-10-21" }
    "flashinfer"             = { newest = "0.7.2.post1", released = "2026-10-23" }
    "flax"                   = { newest = "0.12.12", released = "2026-10-27" }
    "gptqmodel"              = { newest = "7.7.0", released = "2026-10-24" }
    "gsplat"                 = { newest = "1.5.3", released = "2025-07-04" }
    "horovod"                = { newest = "0.28.1", released = "2023-06-12" }
    "insightface"            = { newest = "2.1", released = "2026-10-03" }
    "jax"                    = { newest = "0.12.0.1", released = "2026-10-21" }
    "huggingface-hub"        = { looked = "2026-11-27", newest = "2.4.0", released = "2026-10-29" }
    "kornia"                 = { looked = "2026-11-26", newest = "0.9.0", released = "2026-10-23" }
    "lightgbm"               = { newest = "4.7.0", released = "2026-07-18" }
    "lightning"              = { newest = "2.6.6", released = "2026-09-10" }
    "lmdeploy"               = { newest = "0.18.0", released = "2026-09-28" }
    "mamba-ssm"              = { newest = "2.3.2.post1", released = "2026-05-09" }
    "megatron-core"          = { newest = "0.19.2", released = "2026-09-18" }
    "mmdet"                  = { looked = "2026-11-27", newest = "3.3.0", released = "2024-01-05" }
    "mmcv"                   = { newest = "2.2.0", released = "2024-04-24" }
    "mxnet"                  = { newest = "1.9.1", released = "2022-05-17" }
    "nemo-toolkit"           = { newest = "3.0.0", released = "2026-08-07" }
    "numba"                  = { newest = "0.68.1", released = "2026-10-27" }
  }
}

upstream {
  looked   = "2026-11-24"
  complete = true
  source   = ["wheels"]
  rows = {
    "numba-cuda"            = { newest = "0.30.4", released = "2026-07-03" }
    "numpyro"               = { looked = "2026-11-27", newest = "0.22.0", released = "2026-09-18" }
    "nvidia-dali"           = { newest = "2.4.0", released = "2026-10-26" }
    "nvidia-modelopt"       = { looked = "2026-11-26", newest = "0.47.0", released = "2026-09-23" }
    "onnxruntime"           = { newest = "1.31.1", released = "2026-10-26" }
    "openai-whisper"        = { newest = "20250625", released = "2025-06-26" }
    "optax"                 = { newest = "0.2.8", released = "2026-03-20" }
    "orbax-checkpoint"      = { newest = "0.12.8", released = "2026-10-20" }
    "paddle"                = { newest = "2.6.2", released = "2024-09-13" }
    "peft"                  = { newest = "0.21.2", released = "2026-10-01" }
    "pyannote-audio"        = { looked = "2026-11-26", newest = "4.0.7", released = "2026-06-30" }
    "pytorch"               = { newest = "2.15.0", released = "2026-10-28" }
    "pytorch-lightning"     = { looked = "2026-11-26", newest = "2.6.6", released = "2026-09-10" }
    "pytorch3d"             = { newest = "0.7.4", released = "2023-05-10" }
    "sageattention"         = { newest = "1.0.6", released = "2024-11-20" }
    "sentence-transformers" = { newest = "6.2.0", released = "2026-10-21" }
  }
}

upstream {
  looked   = "2026-11-24"
  complete = true
  source   = ["wheels"]
  rows = {
    "sglang"                 = { newest = "0.5.23", released = "2026-10-30" }
    "spconv"                 = { looked = "2026-11-22", newest = "2.3.8", released = "2024-12-15" }
    "tensordict"             = { looked = "2026-11-26", newest = "0.15.3", released = "2026-10-24" }
    "tensorflow"             = { newest = "2.21.0", released = "2026-03-06" }
    "tensorflow-probability" = { looked = "2026-11-27", newest = "0.25.0", released = "2024-11-08" }
    "tensorflow-text"        = { newest = "2.21.1", released = "2026-09-08" }
    "tensorrt-llm"           = { newest = "1.2.1", released = "2026-04-20" }
    "tensorrt-oss"           = { newest = "11.4.0.106", released = "2026-10-08" }
    "tf-models-official"     = { looked = "2026-11-27", newest = "2.20.0", released = "2026-02-11" }
    "timm"                   = { newest = "1.0.31", released = "2026-11-03" }
    "torch-cluster"          = { newest = "1.6.3", released = "2023-10-12" }
    "torch-geometric"        = { newest = "2.8.1", released = "2026-10-12" }
    "torch-scatter"          = { newest = "2.1.2", released = "2023-10-06" }
    "torch-sparse"           = { newest = "0.6.18", released = "2023-10-06" }
    "torch-spline-conv"      = { newest = "1.2.2", released = "2023-03-16" }
    "torch-tensorrt"         = { newest = "2.14.0", released = "2026-09-23" }
    "torchao"                = { newest = "0.18.0", released = "2026-08-03" }
    "torchaudio"             = { newest = "2.11.0", released = "2026-03-23" }
    "torchcodec"             = { newest = "0.17.0", released = "2026-09-30" }
    "torchdata"              = { looked = "2026-11-26", newest = "0.11.0", released = "2025-02-20" }
    "torchmetrics"           = { looked = "2026-11-26", newest = "1.9.0", released = "2026-03-09" }
    "torchrec"               = { newest = "1.9.2", released = "2026-10-14" }
    "torchrl"                = { looked = "2026-11-26", newest = "0.14.1", released = "2026-10-10" }
    "torchvision"            = { newest = "0.29.2", released = "2026-10-28" }
    "transformer-engine"     = { newest = "2.20.2", released = "2026-10-05" }
    "transformers"           = { without = ["complete"], newest = "5.24.0", released = "2026-11-21" }
    "triton"                 = { newest = "3.9.0", released = "2026-10-27" }
    "trl"                    = { newest = "1.16.0", released = "2026-10-15" }
    "tts"                    = { looked = "2026-11-26", newest = "0.22.0", released = "2023-12-12" }
    "ultralytics"            = { newest = "8.4.190", released = "2026-10-26" }
    "unsloth"                = { newest = "2026.10.9", released = "2026-10-26" }
    "vllm"                   = { newest = "0.33.0", released = "2026-11-02" }
    "vllm-flash-attn"        = { looked = "2026-11-26", newest = "2.6.2", released = "2024-09-05" }
    "whisperx"               = { newest = "3.8.6", released = "2026-05-25" }
    "xformers"               = { newest = "0.0.35", released = "2026-02-20" }
    "xfuser"                 = { looked = "2026-11-26", newest = "0.7.0", released = "2026-09-25" }
    "xgboost"                = { newest = "3.4.1", released = "2026-08-15" }
    "sgl-kernel"             = { looked = "2026-11-27", newest = "0.3.21", released = "2026-01-14" }
    "exllamav3"              = { looked = "2026-11-27", newest = "1.6.5", released = "2026-10-25" }
    "liger-kernel"           = { looked = "2026-11-27", newest = "0.8.5", released = "2026-10-21" }
    "nerfacc"                = { looked = "2026-11-27", newest = "0.5.3", released = "2023-05-31" }
    "onnxruntime-genai-cuda" = { looked = "2026-11-27", newest = "0.18.0", released = "2026-10-14" }
    "triton-windows"         = { looked = "2026-11-27", newest = "3.8.0.post29", released = "2026-09-28" }
    "sglang-kernel"          = { looked = "2026-11-27", newest = "0.4.10", released = "2026-10-15" }
  }
}

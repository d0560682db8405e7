# What was upstream of each table when the two were last compared: written by
# envsolve matrices harvest --check --record.

upstream {
  looked   = "2026-12-01"
  complete = true
  source   = ["wheels"]
  rows = {
    "accelerate"         = { newest = "1.15.0", released = "2026-09-09" }
    "allennlp"           = { newest = "2.10.1", released = "2022-10-18" }
    "aphrodite-engine"   = { newest = "0.24.1", released = "2026-09-11" }
    "audiocraft"         = { newest = "1.3.0", released = "2024-06-03" }
    "auto-gptq"          = { newest = "0.7.1", released = "2024-03-01" }
    "autoawq"            = { newest = "0.2.9", released = "2025-05-11" }
    "autoawq-kernels"    = { newest = "0.0.9", released = "2024-11-16" }
    "basic-pitch"        = { newest = "0.4.0", released = "2024-08-16" }
    "basicsr"            = { newest = "1.4.2", released = "2022-08-30" }
    "bitsandbytes"       = { newest = "0.50.2", released = "2026-08-27" }
    "boltz"              = { newest = "2.2.1", released = "2025-09-08" }
    "catboost"           = { newest = "1.2.10", released = "2026-02-18" }
    "causal-conv1d"      = { newest = "1.7.0", released = "2026-08-20" }
    "chai-lab"           = { newest = "0.6.1", released = "2025-03-18" }
    "chainer"            = { newest = "7.8.1", released = "2022-01-05" }
    "chatterbox-tts"     = { newest = "0.1.7", released = "2026-03-26" }
    "chex"               = { newest = "0.1.92", released = "2026-06-12" }
    "colossalai"         = { newest = "0.5.0", released = "2025-06-04" }
    "compressed-tensors" = { newest = "0.20.1", released = "2026-10-28" }
    "coqui-tts"          = { newest = "0.28.0", released = "2026-10-19" }
    "ctranslate2"        = { newest = "4.8.5", released = "2026-11-02" }
    "cuda-python"        = { newest = "13.4.4", released = "2026-10-14" }
    "cudf"               = { newest = "26.10.2", released = "2026-10-22" }
    "cugraph"            = { newest = "26.10.0", released = "2026-10-08" }
    "cuml"               = { newest = "26.10.0", released = "2026-10-08" }
    "cupy"               = { newest = "14.2.0", released = "2026-08-20" }
    "deepspeed"          = { newest = "0.19.8", released = "2026-10-20" }
    "dgl"                = { newest = "2.2.1", released = "2024-05-13" }
    "diffusers"          = { newest = "0.42.1", released = "2026-10-27" }
    "dm-haiku"           = { newest = "0.0.17", released = "2026-07-27" }
    "docling-ibm-models" = { newest = "4.0.4", released = "2026-10-21" }
    "easyocr"            = { newest = "1.7.2", released = "2024-09-24" }
    "equinox"            = { newest = "0.13.8", released = "2026-05-05" }
    "exllamav2"          = { newest = "0.3.2", released = "2025-07-14" }
    "exllamav3"          = { newest = "1.6.5", released = "2026-10-25" }
    "f5-tts"             = { newest = "1.1.22", released = "2026-07-23" }
    "fairseq"            = { newest = "0.12.2", released = "2022-06-27" }
    "faiss-gpu"          = { newest = "1.15.1", released = "2026-09-16" }
    "fastai"             = { newest = "2.8.12", released = "2026-09-09" }
    "faster-whisper"     = { newest = "1.2.1", released = "2025-10-31" }
  }
}

upstream {
  looked   = "2026-12-01"
  complete = true
  source   = ["wheels"]
  rows = {
    "fbgemm-gpu"             = { newest = "1.9.0", released = "2026-09-21" }
    "fla-core"               = { newest = "0.6.0", released = "2026-10-23" }
    "flash-attn"             = { newest = "2.8.3.post2", released = "2026-10-14" }
    "flash-attn-4"           = { newest = "4.0.0b36", released = "2026-10-21" }
    "flash-linear-attention" = { newest = "0.6.0", released = "2026-10-23" }
    "flashinfer"             = { without = ["complete"], newest = "0.7.4", released = "2026-11-11" }
    "flax"                   = { without = ["complete"], newest = "0.12.12", released = "2026-10-27" }
    "gfpgan"                 = { newest = "1.3.8", released = "2022-09-16" }
    "gptqmodel"              = { newest = "7.7.0", released = "2026-10-24" }
    "gsplat"                 = { newest = "1.5.3", released = "2025-07-04" }
    "h5py"                   = { newest = "3.16.0", released = "2026-03-06" }
    "horovod"                = { newest = "0.28.1", released = "2023-06-12" }
    "huggingface-hub"        = { without = ["complete"], newest = "2.4.0", released = "2026-10-29" }
    "insightface"            = { newest = "2.1", released = "2026-10-03" }
    "invokeai"               = { newest = "6.14.2", released = "2026-09-27" }
    "jax"                    = { newest = "0.12.0.1", released = "2026-10-21" }
    "kornia"                 = { newest = "0.9.0", released = "2026-10-23" }
    "liger-kernel"           = { newest = "0.8.5", released = "2026-10-21" }
    "lightgbm"               = { newest = "4.7.0", released = "2026-07-18" }
    "lightning"              = { newest = "2.6.6", released = "2026-09-10" }
    "llama-cpp-python"       = { without = ["complete"], newest = "0.3.36", released = "2026-10-01" }
    "llamafactory"           = { newest = "0.9.5", released = "2026-05-30" }
    "llmcompressor"          = { newest = "0.14.0.1", released = "2026-10-22" }
    "lmcache"                = { newest = "0.5.6", released = "2026-10-15" }
  }
}

upstream {
  looked   = "2026-12-01"
  complete = true
  source   = ["wheels"]
  rows = {
    "lmdeploy"               = { newest = "0.18.0", released = "2026-09-28" }
    "mace-torch"             = { newest = "0.3.16", released = "2026-05-10" }
    "mamba-ssm"              = { newest = "2.3.2.post1", released = "2026-05-09" }
    "marker-pdf"             = { newest = "2.0.0", released = "2026-07-20" }
    "matplotlib"             = { newest = "3.11.2", released = "2026-09-11" }
    "megatron-core"          = { newest = "0.19.2", released = "2026-09-18" }
    "mmcv"                   = { newest = "2.2.0", released = "2024-04-24" }
    "mmdet"                  = { newest = "3.3.0", released = "2024-01-05" }
    "mmdet3d"                = { newest = "1.4.0", released = "2024-01-08" }
    "mmengine"               = { newest = "0.10.7", released = "2025-03-04" }
    "mmsegmentation"         = { newest = "1.2.2", released = "2023-12-14" }
    "monai"                  = { newest = "1.6.1", released = "2026-09-27" }
    "mxnet"                  = { newest = "1.9.1", released = "2022-05-17" }
    "natten"                 = { without = ["complete"], newest = "4", released = "2022-10-16" }
    "nemo-toolkit"           = { newest = "3.0.0", released = "2026-08-07" }
    "nerfacc"                = { newest = "0.5.3", released = "2023-05-31" }
    "nerfstudio"             = { newest = "1.1.5", released = "2024-11-11" }
    "neuralforecast"         = { newest = "3.3.0", released = "2026-10-07" }
    "nnunetv2"               = { newest = "2.8.1", released = "2026-07-01" }
    "numba"                  = { newest = "0.68.1", released = "2026-10-27" }
    "numba-cuda"             = { newest = "0.30.4", released = "2026-07-03" }
    "numpy"                  = { newest = "2.5.5", released = "2026-11-15" }
    "numpyro"                = { newest = "0.22.0", released = "2026-09-18" }
    "nunchaku"               = { looked = "2026-11-27", newest = "1.1.0", released = "2025-12-27" }
    "nvidia-dali"            = { newest = "2.4.0", released = "2026-10-26" }
    "nvidia-modelopt"        = { newest = "0.47.0", released = "2026-09-23" }
    "onnxruntime"            = { newest = "1.31.1", released = "2026-10-26" }
    "onnxruntime-genai-cuda" = { newest = "0.18.0", released = "2026-10-14" }
    "open-clip-torch"        = { newest = "3.3.0", released = "2026-02-27" }
    "openai-whisper"         = { newest = "20250625", released = "2025-06-26" }
    "opencv-python"          = { newest = "5.0.0.93", released = "2026-07-02" }
    "opencv-python-headless" = { newest = "5.0.0.93", released = "2026-07-02" }
    "optax"                  = { without = ["complete"], newest = "0.2.8", released = "2026-03-20" }
    "optimum"                = { newest = "2.3.0", released = "2026-08-04" }
    "optimum-quanto"         = { newest = "0.2.7", released = "2025-03-06" }
    "orbax-checkpoint"       = { newest = "0.12.8", released = "2026-10-20" }
    "paddle"                 = { newest = "2.6.2", released = "2024-09-13" }
    "pandas"                 = { newest = "3.1.1", released = "2026-11-04" }
    "peft"                   = { newest = "0.21.2", released = "2026-10-01" }
    "protobuf"               = { newest = "7.36.2", released = "2026-09-17" }
  }
}

upstream {
  looked   = "2026-12-01"
  complete = true
  source   = ["wheels"]
  rows = {
    "pyannote-audio"         = { newest = "4.0.7", released = "2026-06-30" }
    "pyarrow"                = { newest = "26.0.1", released = "2026-11-03" }
    "pycocotools"            = { newest = "2.0.11", released = "2025-12-15" }
    "pydantic"               = { without = ["complete"], newest = "2.14.4", released = "2026-11-19" }
    "pytorch"                = { newest = "2.15.0", released = "2026-10-28" }
    "pytorch-forecasting"    = { newest = "1.8.0", released = "2026-06-24" }
    "pytorch-lightning"      = { newest = "2.6.6", released = "2026-09-10" }
    "pytorch3d"              = { newest = "0.7.4", released = "2023-05-10" }
    "pytorchvideo"           = { newest = "0.1.5", released = "2022-01-20" }
    "realesrgan"             = { newest = "0.3.0", released = "2022-09-20" }
    "safetensors"            = { newest = "0.8.0", released = "2026-06-09" }
    "sageattention"          = { newest = "1.0.6", released = "2024-11-20" }
    "scikit-image"           = { newest = "0.26.0", released = "2025-12-20" }
    "scikit-learn"           = { newest = "1.9.1", released = "2026-09-10" }
    "scipy"                  = { newest = "1.18.1", released = "2026-08-21" }
    "sentence-transformers"  = { newest = "6.2.0", released = "2026-10-21" }
    "sentencepiece"          = { newest = "0.2.3", released = "2026-11-05" }
    "sgl-kernel"             = { newest = "0.3.21", released = "2026-01-14" }
    "sglang"                 = { newest = "0.5.23", released = "2026-10-30" }
    "sglang-kernel"          = { newest = "0.4.10", released = "2026-10-15" }
    "spconv"                 = { newest = "2.3.8", released = "2024-12-15" }
    "speechbrain"            = { newest = "1.1.2", released = "2026-10-14" }
    "spleeter"               = { newest = "2.4.2", released = "2025-04-03" }
    "stable-baselines3"      = { newest = "2.9.2", released = "2026-10-26" }
    "super-gradients"        = { newest = "3.7.1", released = "2024-04-08" }
    "surya-ocr"              = { newest = "0.22.1", released = "2026-07-20" }
    "tensordict"             = { newest = "0.15.3", released = "2026-10-24" }
    "tensorflow"             = { newest = "2.21.0", released = "2026-03-06" }
    "tensorflow-addons"      = { newest = "0.23.0", released = "2023-11-28" }
    "tensorflow-io"          = { newest = "0.37.1", released = "2024-07-01" }
    "tensorflow-probability" = { newest = "0.25.0", released = "2024-11-08" }
    "tensorflow-text"        = { newest = "2.21.1", released = "2026-09-08" }
    "tensorrt-cu11"          = { newest = "10.13.0.35", released = "2025-07-22" }
    "tensorrt-cu11-bindings" = { newest = "10.13.0.35", released = "2025-07-22" }
    "tensorrt-cu11-libs"     = { newest = "10.13.0.35", released = "2025-07-22" }
    "tensorrt-cu12"          = { newest = "11.4.0.106", released = "2026-10-08" }
    "tensorrt-cu12-bindings" = { newest = "11.4.0.106", released = "2026-10-08" }
    "tensorrt-cu12-libs"     = { newest = "11.4.0.106", released = "2026-10-08" }
    "tensorrt-cu13"          = { newest = "11.4.0.106", released = "2026-10-08" }
    "tensorrt-cu13-bindings" = { newest = "11.4.0.106", released = "2026-10-08" }
  }
}

upstream {
  looked   = "2026-12-01"
  complete = true
  source   = ["wheels"]
  rows = {
    "tensorrt-cu13-libs" = { newest = "11.4.0.106", released = "2026-10-08" }
    "tensorrt-llm"       = { newest = "1.2.1", released = "2026-04-20" }
    "tensorrt-oss"       = { newest = "11.4.0.106", released = "2026-10-08" }
    "tf-keras"           = { newest = "2.21.0", released = "2026-03-18" }
    "tf-models-official" = { newest = "2.20.0", released = "2026-02-11" }
    "theano"             = { newest = "1.0.5", released = "2020-07-27" }
    "timm"               = { newest = "1.0.31", released = "2026-11-03" }
    "tokenizers"         = { newest = "0.23.3", released = "2026-10-09" }
    "torch-cluster"      = { newest = "1.6.3", released = "2023-10-12" }
    "torch-geometric"    = { newest = "2.8.1", released = "2026-10-12" }
    "torch-scatter"      = { newest = "2.1.2", released = "2023-10-06" }
    "torch-sparse"       = { newest = "0.6.18", released = "2023-10-06" }
    "torch-spline-conv"  = { newest = "1.2.2", released = "2023-03-16" }
    "torch-tensorrt"     = { newest = "2.14.0", released = "2026-09-23" }
    "torchao"            = { newest = "0.18.0", released = "2026-08-03" }
    "torchaudio"         = { newest = "2.11.1", released = "2026-10-28" }
    "torchcodec"         = { newest = "0.17.0", released = "2026-09-30" }
    "torchdata"          = { newest = "0.11.0", released = "2025-02-20" }
    "torchmetrics"       = { newest = "1.9.0", released = "2026-03-09" }
    "torchrec"           = { newest = "1.9.2", released = "2026-10-14" }
    "torchrl"            = { newest = "0.14.1", released = "2026-10-10" }
    "torchtext"          = { newest = "0.18.0", released = "2024-04-24" }
    "torchvision"        = { newest = "0.29.2", released = "2026-10-28" }
    "totalsegmentator"   = { newest = "2.18.0", released = "2026-08-12" }
    "transformer-engine" = { newest = "2.20.2", released = "2026-10-05" }
    "transformers"       = { newest = "5.24.0", released = "2026-11-21" }
    "triton"             = { newest = "3.9.0", released = "2026-10-27" }
    "triton-windows"     = { newest = "3.8.0.post29", released = "2026-09-28" }
    "trl"                = { newest = "1.16.0", released = "2026-10-15" }
    "tsai"               = { newest = "1.0.1", released = "2026-05-27" }
    "tts"                = { newest = "0.22.0", released = "2023-12-12" }
    "ultralytics"        = { without = ["complete"], newest = "8.4.190", released = "2026-10-26" }
    "unsloth"            = { newest = "2026.10.9", released = "2026-10-26" }
    "vllm"               = { newest = "0.33.0", released = "2026-11-02" }
    "vllm-flash-attn"    = { newest = "2.6.2", released = "2024-09-05" }
    "warp-lang"          = { newest = "1.19.0", released = "2026-11-02" }
    "whisperx"           = { newest = "3.8.6", released = "2026-05-25" }
    "xformers"           = { newest = "0.0.35", released = "2026-02-20" }
    "xfuser"             = { newest = "0.7.0", released = "2026-09-25" }
    "xgboost"            = { newest = "3.4.1", released = "2026-08-15" }
  }
}

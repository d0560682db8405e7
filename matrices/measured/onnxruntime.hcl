# What the libraries in wheels of onnxruntime have and need: written by
# envsolve matrices harvest.

measured "onnxruntime-gpu" "1.31.1" "linux/amd64" {
  ptx    = []
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0", "12.0"]
  glibc  = "2.28"
  loads  = ["libcublas.so.13", "libcudart.so.13", "libcudnn.so.9"]
  source = ["wheels@bfe1bb15168f7dcc76e970eff8f07615:onnxruntime_gpu-1.31.1-cp314-cp314t-manylinux_2_28_x86_64.whl"]
}

measured "onnxruntime-gpu" "1.31.1" "linux/arm64" {
  ptx    = []
  sm     = ["8.9", "9.0", "12.0", "12.1"]
  glibc  = "2.34"
  loads  = ["libcublas.so.13", "libcudart.so.13"]
  source = ["wheels@f9b578f6be39aa93611724b2a26f55d7:onnxruntime_gpu-1.31.1-cp314-cp314t-manylinux_2_34_aarch64.whl"]
}

measured "onnxruntime-gpu" "1.31.1" "windows/amd64" {
  ptx    = []
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0", "12.0"]
  some   = ["12.0+PTX"]
  source = ["wheels@f7ab9c9c6189b8bc477797148af699fc:onnxruntime_gpu-1.31.1-cp314-cp314-win_amd64.whl"]
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

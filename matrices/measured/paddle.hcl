# What the libraries in wheels of paddle have and need: written by
# envsolve matrices harvest.

measured "paddlepaddle-gpu" "3.0.0b2" "linux/amd64" {
  absent = true
  source = ["wheels"]
}

measured "paddlepaddle-gpu" "2.6.2" "linux/amd64" {
  ptx    = []
  sm     = ["6.1", "7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.2", "9.0", "7.0+PTX", "7.5+PTX", "8.0+PTX"]
  glibc  = "2.17"
  source = ["wheels@9febe264df7d14fda8e57e3a1b94de27:paddlepaddle_gpu-2.6.2-cp39-cp39-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "2.6.2" "windows/amd64" {
  ptx    = []
  sm     = ["6.1", "7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.2", "9.0"]
  source = ["wheels@15060444f96e141e1cb8c8322502805d:paddlepaddle_gpu-2.6.2-cp39-cp39-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "2.6.1" "linux/amd64" {
  ptx    = []
  sm     = ["6.1", "7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.2", "9.0", "7.0+PTX", "7.5+PTX", "8.0+PTX"]
  glibc  = "2.17"
  source = ["wheels@3bb8e6a406ce67b62b60c5b7551b71f6:paddlepaddle_gpu-2.6.1-cp39-cp39-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "2.6.1" "windows/amd64" {
  ptx    = []
  sm     = ["6.1", "7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.2", "9.0"]
  source = ["wheels@b5ecfb5a7730f89cb2688d9e56170068:paddlepaddle_gpu-2.6.1-cp39-cp39-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "2.6.0" "linux/amd64" {
  ptx    = []
  sm     = ["6.1", "7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.2", "9.0", "7.0+PTX", "7.5+PTX", "8.0+PTX"]
  glibc  = "2.17"
  source = ["wheels@7c3f036d82ec8de666cdc10c9b5f7759:paddlepaddle_gpu-2.6.0-cp39-cp39-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "2.6.0" "windows/amd64" {
  ptx    = []
  sm     = ["6.1", "7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.2", "9.0"]
  source = ["wheels@a6e899013a0400aecfe8ae521e2e3765:paddlepaddle_gpu-2.6.0-cp39-cp39-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "2.5.2" "linux/amd64" {
  ptx    = []
  sm     = ["7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.1", "6.2", "9.0", "7.0+PTX", "7.5+PTX", "8.0+PTX"]
  glibc  = "2.17"
  source = ["wheels@4baf38f0e869ef08ea9b18f5506f96f2:paddlepaddle_gpu-2.5.2-cp39-cp39-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "2.5.2" "windows/amd64" {
  ptx    = []
  sm     = ["7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.1", "6.2", "9.0"]
  source = ["wheels@6b227cfcbdcefb213e1313abd9f6b772:paddlepaddle_gpu-2.5.2-cp39-cp39-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "2.5.1" "linux/amd64" {
  ptx    = []
  sm     = ["7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.1", "6.2", "9.0", "7.0+PTX", "7.5+PTX", "8.0+PTX"]
  glibc  = "2.17"
  source = ["wheels@92185d5b5beb32196a9aa683882fc7fa:paddlepaddle_gpu-2.5.1-cp39-cp39-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "2.5.1" "windows/amd64" {
  ptx    = []
  sm     = ["7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.1", "6.2", "9.0"]
  source = ["wheels@28abba56e1a682adf9c82a24d2ef03fd:paddlepaddle_gpu-2.5.1-cp39-cp39-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "2.5.0" "linux/amd64" {
  ptx    = []
  sm     = ["7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.1", "6.2", "7.0+PTX", "7.5+PTX", "8.0+PTX"]
  glibc  = "2.17"
  loads  = ["libcudart.so.11.0"]
  source = ["wheels@5c7444636ee373e06b57208982932f3d:paddlepaddle_gpu-2.5.0-cp39-cp39-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "2.5.0" "windows/amd64" {
  ptx    = []
  sm     = ["7.0", "7.5", "8.0", "8.6"]
  some   = ["3.5", "5.0", "5.2", "6.0", "6.1", "6.2"]
  source = ["wheels@a1ed6f9f79c087aab3c1bb0af12cfae1:paddlepaddle_gpu-2.5.0-cp39-cp39-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "2.4.2" "linux/amd64" {
  like   = "paddlepaddle-gpu:2.3.1:linux/amd64"
  loads  = ["libcudart.so.10.2"]
  source = ["wheels@881cfbcbd4e1104b3f574c47d3317901:paddlepaddle_gpu-2.4.2-cp39-cp39-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "2.4.2" "windows/amd64" {
  ptx    = []
  sm     = ["3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
  some   = ["3.0", "6.2"]
  source = ["wheels@31991e513fce9dae3fb73da496d900b6:paddlepaddle_gpu-2.4.2-cp39-cp39-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "2.4.1" "linux/amd64" {
  like   = "paddlepaddle-gpu:2.3.1:linux/amd64"
  loads  = ["libcudart.so.10.2"]
  source = ["wheels@122098f96b8d9fbf31bb84d55d2861f5:paddlepaddle_gpu-2.4.1-cp39-cp39-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "2.4.1" "windows/amd64" {
  ptx    = []
  sm     = ["3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
  some   = ["3.0", "6.2"]
  source = ["wheels@ec573e557440dcc1effa99585f38c158:paddlepaddle_gpu-2.4.1-cp39-cp39-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "2.4.0" "linux/amd64" {
  like   = "paddlepaddle-gpu:2.3.1:linux/amd64"
  loads  = ["libcudart.so.10.2"]
  source = ["wheels@b6a003e3304cfbe51d697bfb1adcbb6c:paddlepaddle_gpu-2.4.0-cp39-cp39-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "2.4.0" "windows/amd64" {
  ptx    = []
  sm     = ["3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
  some   = ["3.0", "6.2"]
  source = ["wheels@9cb10466a7f192ce1a9a553fe51b7a6a:paddlepaddle_gpu-2.4.0-cp39-cp39-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "2.3.1" "linux/amd64" {
  ptx    = []
  sm     = ["3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
  some   = ["3.0", "6.2", "6.1+PTX", "7.0+PTX", "7.5+PTX"]
  glibc  = "2.17"
  source = ["wheels@f210067ea34a5e8738d30c7c5828e838:paddlepaddle_gpu-2.3.1-cp39-cp39-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "2.3.1" "windows/amd64" {
  ptx    = []
  sm     = ["3.5", "5.0", "5.2", "6.0", "6.1", "7.0", "7.5"]
  some   = ["3.0", "6.2"]
  source = ["wheels@c6047f448d8f8c70b8bb4d9c5dbef146:paddlepaddle_gpu-2.3.1-cp39-cp39-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "1.7.2.post97" "linux/amd64" {
  ptx    = []
  sm     = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0"]
  some   = ["6.2", "7.0+PTX"]
  glibc  = "2.12"
  source = ["wheels@1160703b22ccb87685ece340643af54b:paddlepaddle_gpu-1.7.2.post97-cp37-cp37m-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "1.7.2.post97" "windows/amd64" {
  ptx    = []
  sm     = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0"]
  some   = ["6.2"]
  source = ["wheels@231a028fe2b0801305beca089309ed38:paddlepaddle_gpu-1.7.2.post97-cp37-cp37m-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "1.7.1.post97" "linux/amd64" {
  ptx    = []
  sm     = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0"]
  some   = ["6.2", "7.0+PTX"]
  glibc  = "2.12"
  source = ["wheels@3aeaadbc7321437a901e855dc9af8504:paddlepaddle_gpu-1.7.1.post97-cp37-cp37m-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "1.7.1.post97" "windows/amd64" {
  ptx    = []
  sm     = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0"]
  some   = ["6.2"]
  source = ["wheels@08461de8ff4dbc27e1ebe4c2267d5a80:paddlepaddle_gpu-1.7.1.post97-cp37-cp37m-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "1.7.0.post97" "linux/amd64" {
  ptx    = []
  sm     = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0"]
  some   = ["6.2", "7.0+PTX"]
  glibc  = "2.12"
  source = ["wheels@efc27528be892307ed54bcb99ab90be1:paddlepaddle_gpu-1.7.0.post97-cp37-cp37m-manylinux1_x86_64.whl"]
}

measured "paddlepaddle-gpu" "1.7.0.post97" "windows/amd64" {
  ptx    = []
  sm     = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0"]
  some   = ["6.2"]
  source = ["wheels@e504958f4fd7926c327cd13c766e6bd0:paddlepaddle_gpu-1.7.0.post97-cp37-cp37m-win_amd64.whl"]
}

measured "paddlepaddle-gpu" "1.6.3.post97" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "paddlepaddle-gpu" "1.5.2.post97" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

measured "paddlepaddle-gpu" "1.5.2.post87" {
  absent = true
  source = ["wheels"]
  rows   = ["linux/amd64", "windows/amd64"]
}

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

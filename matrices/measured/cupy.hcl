# What the libraries in wheels of cupy have and need: written by
# envsolve matrices harvest.

measured "cupy-cuda12x" "14.2.0" "linux/amd64" {
  sm     = ["5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["10.0"]
  glibc  = "2.17"
  loads  = ["libcublas.so.12", "libnccl.so.2", "libnvrtc.so.12"]
  source = ["wheels@8cbbd48c9cfd6b78d0a833ebbafda3e1:cupy_cuda12x-14.2.0-cp314-cp314t-manylinux2014_x86_64.whl"]
}

measured "cupy-cuda12x" "14.2.0" "linux/arm64" {
  sm     = ["5.0", "5.2", "6.0", "6.1", "7.0", "7.2", "7.5", "8.0", "8.6", "8.7", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["10.0"]
  glibc  = "2.17"
  loads  = ["libcublas.so.12", "libnccl.so.2", "libnvrtc.so.12"]
  source = ["wheels@9dd33f9cfc7aefbd935879bf50e95db5:cupy_cuda12x-14.2.0-cp314-cp314t-manylinux2014_aarch64.whl"]
}

measured "cupy-cuda12x" "14.2.0" "windows/amd64" {
  sm     = ["5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["10.0"]
  source = ["wheels@d14b651ed835079f8a5e273936e02eda:cupy_cuda12x-14.2.0-cp314-cp314t-win_amd64.whl"]
}

measured "cupy-cuda12x" "14.1.1" "linux/amd64" {
  sm     = ["5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["10.0"]
  glibc  = "2.17"
  loads  = ["libcublas.so.12", "libnccl.so.2", "libnvrtc.so.12"]
  source = ["wheels@238080487174268d0f09770fe518de7c:cupy_cuda12x-14.1.1-cp314-cp314t-manylinux2014_x86_64.whl"]
}

measured "cupy-cuda12x" "14.1.1" "linux/arm64" {
  sm     = ["5.0", "5.2", "6.0", "6.1", "7.0", "7.2", "7.5", "8.0", "8.6", "8.7", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["10.0"]
  glibc  = "2.17"
  loads  = ["libcublas.so.12", "libnccl.so.2", "libnvrtc.so.12"]
  source = ["wheels@e09897636b7468a90efa1152109f0b19:cupy_cuda12x-14.1.1-cp314-cp314t-manylinux2014_aarch64.whl"]
}

measured "cupy-cuda12x" "14.1.1" "windows/amd64" {
  sm     = ["5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["10.0"]
  source = ["wheels@e707e0eceee174d323be21652e87bb97:cupy_cuda12x-14.1.1-cp314-cp314-win_amd64.whl"]
}

measured "cupy-cuda12x" "14.1.0" "linux/amd64" {
  sm     = ["5.0", "5.2", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["10.0"]
  glibc  = "2.17"
  loads  = ["libcublas.so.12", "libnccl.so.2", "libnvrtc.so.12"]
  source = ["wheels@1670cfcf2ba4fc7b0eff39851c1618e1:cupy_cuda12x-14.1.0-cp314-cp314t-manylinux2014_x86_64.whl"]
}

measured "cupy-cuda13x" "14.2.0" "linux/amd64" {
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["12.0"]
  glibc  = "2.17"
  loads  = ["libcublas.so.13", "libnccl.so.2", "libnvrtc.so.13"]
  source = ["wheels@313500c5d415f65d388e84a9d2eb7f07:cupy_cuda13x-14.2.0-cp314-cp314t-manylinux2014_x86_64.whl"]
}

measured "cupy-cuda13x" "14.2.0" "linux/arm64" {
  sm     = ["7.5", "8.0", "8.6", "8.7", "8.9", "9.0", "10.0", "11.0", "12.0"]
  ptx    = ["12.0"]
  glibc  = "2.17"
  loads  = ["libcublas.so.13", "libnccl.so.2", "libnvrtc.so.13"]
  source = ["wheels@e8bb453551deced08ec5c4576da61ebf:cupy_cuda13x-14.2.0-cp314-cp314t-manylinux2014_aarch64.whl"]
}

measured "cupy-cuda13x" "14.2.0" "windows/amd64" {
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["12.0"]
  source = ["wheels@c517fc55502a7e3d1a8b9310abad95ce:cupy_cuda13x-14.2.0-cp314-cp314t-win_amd64.whl"]
}

measured "cupy-cuda13x" "14.1.1" "linux/amd64" {
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["12.0"]
  glibc  = "2.17"
  loads  = ["libcublas.so.13", "libnccl.so.2", "libnvrtc.so.13"]
  source = ["wheels@6c0d19789e9f9515988d51dffaff70af:cupy_cuda13x-14.1.1-cp314-cp314t-manylinux2014_x86_64.whl"]
}

measured "cupy-cuda13x" "14.1.1" "linux/arm64" {
  sm     = ["7.5", "8.0", "8.6", "8.7", "8.9", "9.0", "10.0", "11.0", "12.0"]
  ptx    = ["12.0"]
  glibc  = "2.17"
  loads  = ["libcublas.so.13", "libnccl.so.2", "libnvrtc.so.13"]
  source = ["wheels@509f378c865c0b6bc9ed1dfe9e94b08b:cupy_cuda13x-14.1.1-cp314-cp314t-manylinux2014_aarch64.whl"]
}

measured "cupy-cuda13x" "14.1.1" "windows/amd64" {
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["12.0"]
  source = ["wheels@dae6f77edfe96ab8e014d3e589dca339:cupy_cuda13x-14.1.1-cp314-cp314-win_amd64.whl"]
}

measured "cupy-cuda13x" "14.1.0" "linux/amd64" {
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["12.0"]
  glibc  = "2.17"
  loads  = ["libcublas.so.13", "libnccl.so.2", "libnvrtc.so.13"]
  source = ["wheels@69b314f0085d7ad46a671338e62b3f35:cupy_cuda13x-14.1.0-cp314-cp314t-manylinux2014_x86_64.whl"]
}

measured "cupy-cuda13x" "14.1.0" "linux/arm64" {
  sm     = ["7.5", "8.0", "8.6", "8.7", "8.9", "9.0", "10.0", "11.0", "12.0"]
  ptx    = ["12.0"]
  glibc  = "2.17"
  loads  = ["libcublas.so.13", "libnccl.so.2", "libnvrtc.so.13"]
  source = ["wheels@e5b2a0dcaa5fb27faf034f5e3d271eaa:cupy_cuda13x-14.1.0-cp314-cp314t-manylinux2014_aarch64.whl"]
}

measured "cupy-cuda13x" "14.1.0" "windows/amd64" {
  sm     = ["7.5", "8.0", "8.6", "8.9", "9.0", "10.0", "12.0"]
  ptx    = ["12.0"]
  source = ["wheels@f3c9f5e61fefc7920bcd3da9818679ea:cupy_cuda13x-14.1.0-cp314-cp314-win_amd64.whl"]
}

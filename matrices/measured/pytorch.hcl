# What the libraries in wheels of pytorch have and need: written by
# envsolve matrices harvest.

measured "torch" "2.15.0" "linux/amd64" {
  like   = "torch:2.13.0:linux/arm64"
  sm     = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
  some   = ["8.9", "10.3", "12.1", "12.0+PTX"]
  source = ["wheels@9024cbf347dce95759bcde1411ef59b7:torch-2.15.0-cp315-cp315t-manylinux_2_28_x86_64.whl"]
}

measured "torch" "2.15.0" "linux/arm64" {
  like   = "torch:2.13.0:linux/arm64"
  source = ["wheels@ed708117f2f0162dbbd958dbd2654c16:torch-2.15.0-cp315-cp315t-manylinux_2_28_aarch64.whl"]
}

measured "torch" "2.15.0" "windows/amd64" {
  sm     = []
  ptx    = []
  source = ["wheels@c521a00891e92aba2f34717671c268ac:torch-2.15.0-cp315-cp315t-win_amd64.whl"]
}

measured "torch" "2.14.1" "linux/amd64" {
  like   = "torch:2.13.0:linux/arm64"
  sm     = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
  some   = ["8.9", "10.3", "12.1", "12.0+PTX"]
  source = ["wheels@e65d5fe136e533b23c2d134377f7f126:torch-2.14.1-cp314-cp314t-manylinux_2_28_x86_64.whl"]
}

measured "torch" "2.14.1" "linux/arm64" {
  like   = "torch:2.13.0:linux/arm64"
  source = ["wheels@9113f94f70429f9f302bf55b090b5411:torch-2.14.1-cp314-cp314t-manylinux_2_28_aarch64.whl"]
}

measured "torch" "2.14.1" "windows/amd64" {
  sm     = []
  ptx    = []
  source = ["wheels@e07306caa1de2a4ac1467e11ecfc92fc:torch-2.14.1-cp314-cp314t-win_amd64.whl"]
}

measured "torch" "2.14.0" "linux/amd64" {
  like   = "torch:2.13.0:linux/arm64"
  sm     = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
  some   = ["8.9", "10.3", "12.1", "12.0+PTX"]
  source = ["wheels@d2526f71e6638133b97b3cd2881ece3d:torch-2.14.0-cp314-cp314t-manylinux_2_28_x86_64.whl"]
}

measured "torch" "2.14.0" "linux/arm64" {
  like   = "torch:2.13.0:linux/arm64"
  source = ["wheels@cd8cd8f714d511ccdca907282d1da3d9:torch-2.14.0-cp314-cp314t-manylinux_2_28_aarch64.whl"]
}

measured "torch" "2.14.0" "windows/amd64" {
  sm     = []
  ptx    = []
  source = ["wheels@731784e3914843c6bcc7aba3987ff761:torch-2.14.0-cp314-cp314t-win_amd64.whl"]
}

measured "torch" "2.13.0" "linux/amd64" {
  like   = "torch:2.13.0:linux/arm64"
  sm     = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
  some   = ["8.9", "10.3", "12.1", "12.0+PTX"]
  source = ["wheels@cc26eead4cf51d0b544e31e364dcf000:torch-2.13.0-cp314-cp314t-manylinux_2_28_x86_64.whl"]
}

measured "torch" "2.13.0" "linux/arm64" {
  ptx    = []
  sm     = ["8.0", "9.0", "10.0", "11.0", "12.0"]
  some   = ["7.5", "8.9", "10.3", "12.1", "12.0+PTX"]
  glibc  = "2.28"
  loads  = ["libcublas.so.13", "libcudart.so.13", "libcudnn.so.9", "libnccl.so.2", "libnvrtc.so.13"]
  source = ["wheels@31061ff56ed8fbf26c749806905aeb74:torch-2.13.0-cp314-cp314t-manylinux_2_28_aarch64.whl"]
}

measured "torch" "2.13.0" "windows/amd64" {
  sm     = []
  ptx    = []
  source = ["wheels@a7de8a313090dc5c7d7ba4bfe5c3be22:torch-2.13.0-cp314-cp314t-win_amd64.whl"]
}

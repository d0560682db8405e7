# What the libraries in wheels of tensorflow have and need: written by
# envsolve matrices harvest.

measured "tensorflow-gpu" "1.12.3" "windows/amd64" {
  sm     = ["3.7"]
  ptx    = ["3.7"]
  source = ["wheels@e850a970c06f296fbef2ad4b960e205c:tensorflow_gpu-1.12.3-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.12.2" "windows/amd64" {
  sm     = ["3.7"]
  ptx    = ["3.7"]
  source = ["wheels@25724a0dd4dc9a4012775c98d0b647e8:tensorflow_gpu-1.12.2-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.12.0" "windows/amd64" {
  sm     = ["3.7"]
  ptx    = ["3.7"]
  source = ["wheels@ce47aaa4ddf8446c9c9a83d968c2beba:tensorflow_gpu-1.12.0-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.11.0" "windows/amd64" {
  sm     = ["3.7"]
  ptx    = ["3.7"]
  source = ["wheels@4da225756adff0912242d28a75ec6aa8:tensorflow_gpu-1.11.0-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.10.1" "windows/amd64" {
  absent = true
  source = ["wheels"]
}

measured "tensorflow-gpu" "1.10.0" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@bf08d9208e58dae11934a7066d9ef644:tensorflow_gpu-1.10.0-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.9.0" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@f299a7b01181b853399cc1605507810f:tensorflow_gpu-1.9.0-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.8.0" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@e8b7fad686de5c6fef3a537608e48d43:tensorflow_gpu-1.8.0-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.7.1" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@abe817c7b858c08c319f141cc89a604d:tensorflow_gpu-1.7.1-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.7.0" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@6a5ded63e7a77961168bf90f08ec6ee6:tensorflow_gpu-1.7.0-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.6.0" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@4825d3ad6712dce1df8b2901f5283bbc:tensorflow_gpu-1.6.0-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.5.1" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@da6e157fa79ccf9067e20d03a2ad7832:tensorflow_gpu-1.5.1-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.5.0" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@bc0b8b5f357ac3806e016a7d798e7684:tensorflow_gpu-1.5.0-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.4.1" "windows/amd64" {
  absent = true
  source = ["wheels"]
}

measured "tensorflow-gpu" "1.4.0" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@9f9c0125eb7cc259c3f7824b6491bffd:tensorflow_gpu-1.4.0-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.3.0" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@f0283f20afa2ff33b06e47fe9570ad5f:tensorflow_gpu-1.3.0-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.2.1" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@8a63ebcb0d5d78522f9c3a15b8c43b9d:tensorflow_gpu-1.2.1-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.2.0" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@f1484f43cb6477f4ddb7ec8c9bc22662:tensorflow_gpu-1.2.0-cp36-cp36m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.1.0" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@2e3d0a340e4ffa578a9665a1684232bd:tensorflow_gpu-1.1.0-cp35-cp35m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.0.1" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@2c2fbd8b97497a0e8136508cd4927408:tensorflow_gpu-1.0.1-cp35-cp35m-win_amd64.whl"]
}

measured "tensorflow-gpu" "1.0.0" "windows/amd64" {
  sm     = ["3.0", "3.5", "5.2"]
  ptx    = ["3.0", "3.5", "5.2"]
  source = ["wheels@d4f3af8469e0d8e692aa064beff5c004:tensorflow_gpu-1.0.0-cp35-cp35m-win_amd64.whl"]
}

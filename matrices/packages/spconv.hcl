# Releases of spconv.

source "spconv" {
  title = "github.com/traveller59/spconv"
  url   = "https://github.com/traveller59/spconv"
  date  = "2024-12-15"
  class = "vendor"
}

source "spconv-746" {
  title = "spconv issue 746: no wheels for CUDA 12.8; spconv-cu120 works on an RTX 5090"
  url   = "https://github.com/traveller59/spconv/issues/746"
  date  = "2025-05-30"
  class = "reported"
}

package_info "spconv" {
  framework = "pytorch"
  module    = "spconv.pytorch"
  pypi      = "spconv"
  index_cpu = true
  aliases   = ["spconv-cu102", "spconv-cu111", "spconv-cu113", "spconv-cu114", "spconv-cu116", "spconv-cu117", "spconv-cu118", "spconv-cu120", "spconv-cu121", "spconv-cu124", "spconv-cu126"]
  source = [
    "spconv@v2.3.8:README.md",
    "spconv@v2.3.8:docs/FAQ.md",
    "spconv-746",
    "wheels@3b647dbf63a2ac2886192f9b0528a6bd:spconv_cu118-2.3.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
  ]
  inferred = ["module"]
  notes = [
    "the wheels named without a CUDA, spconv, are for the CPU",
    "those for Linux have a CUDA runtime and an NVRTC of their own inside, by names of their own, and link nothing of torch: the CUDA of torch may be another",
    "where a wheel has no code for a GPU, NVRTC compiles it at run time, and the newest code is PTX too",
  ]
}

package "spconv" "2.3.8" {
  pypi              = ["spconv-cu114", "spconv-cu118", "spconv-cu121", "spconv-cu124", "spconv-cu126"]
  released          = "2024-12-15"
  python            = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires   = ">=3.9"
  min_glibc         = "2.17"
  min_glibc_by_cuda = { "12.4" = "2.28", "12.6" = "2.28" }
  platforms         = ["linux/amd64", "windows/amd64"]
  source = [
    "wheels@f7b3a82e35c882fd3a470d93a37681bf:spconv_cu114-2.3.8-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    "wheels@d32f056457773522b54fefcd3380684c:spconv_cu118-2.3.8-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    "wheels@924496482abe7e5777f7604aa4de10b8:spconv_cu121-2.3.8-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
    "wheels@b6800e3ccdf71fc9015973e8d82cad33:spconv_cu124-2.3.8-cp310-cp310-manylinux_2_28_x86_64.whl",
    "wheels@16f3744cd697e225b1d6a9f37fd2a4ae:spconv_cu126-2.3.8-cp310-cp310-manylinux_2_28_x86_64.whl",
    "spconv@v${version}:README.md",
  ]
}

package "spconv" "2.3.7" {
  pypi              = ["spconv-cu114", "spconv-cu118", "spconv-cu121", "spconv-cu124", "spconv-cu126"]
  released          = "2024-12-10"
  python            = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_requires   = ">=3.9"
  min_glibc         = "2.17"
  min_glibc_by_cuda = { "12.4" = "2.28", "12.6" = "2.28" }
  platforms         = ["linux/amd64", "windows/amd64"]
  source            = ["wheels@00f8fc87605b96831ffb54339af558f9:spconv_cu114-2.3.7-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl", "wheels@ec104602efb5f45bf697d3545c8b6254:spconv_cu118-2.3.7-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl", "wheels@50dca45a22fef8d35849ff215aabdaa0:spconv_cu121-2.3.7-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl", "wheels@463fe310271835e5dafeed1b600e2707:spconv_cu124-2.3.7-cp310-cp310-manylinux_2_28_x86_64.whl", "wheels@544d7f7a7ffb63fb497fd296e0ba6d93:spconv_cu126-2.3.7-cp310-cp310-manylinux_2_28_x86_64.whl", "spconv@v2.3.8:README.md"]
}

package "spconv" {
  pypi = [
    "spconv-cu102",
    "spconv-cu113",
    "spconv-cu114",
    "spconv-cu116",
    "spconv-cu117",
    "spconv-cu118",
    "spconv-cu120",
  ]
  python          = ["3.7", "3.8", "3.9", "3.10", "3.11"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "windows/amd64"]
  rows = {
    "2.3.6" = {
      released = "2023-04-19"
      source = [
        "wheels@df8559c1ce7fe7f9ba0a331e6ec8a581:spconv_cu102-2.3.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@14b2440dacff52855faad6ce60339a84:spconv_cu113-2.3.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@05aeb324b0528c3d3f065b94aea337b2:spconv_cu114-2.3.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@94885efb5fdcd2fb1125988bcc395fee:spconv_cu116-2.3.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@93fa0f10ad097b5898f4f8cb2e939aba:spconv_cu117-2.3.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@3b647dbf63a2ac2886192f9b0528a6bd:spconv_cu118-2.3.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@77cf697d8213bb6c0eb8c9ad7d3ef585:spconv_cu120-2.3.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.3.5" = {
      released = "2023-03-23"
      source = [
        "wheels@e1f2f075fbc57ed0a0f610d70ec04130:spconv_cu102-2.3.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@1b92549889107ca37f5f6131bf5d9d3f:spconv_cu113-2.3.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@066140957997d418d999209e1b3a22ab:spconv_cu114-2.3.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@ca739e522ebc4906ccb856ec38b03b28:spconv_cu116-2.3.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@a34183ef873c1f2da7b555e14df08ba1:spconv_cu117-2.3.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@829578b959976f063f2fda5242509cec:spconv_cu118-2.3.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@d8d5ad7dd5b3db4bfc2718fa1058ba11:spconv_cu120-2.3.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.3.4" = {
      released = "2023-03-23"
      source = [
        "wheels@83f15ac5a806c5647da4c51130ee276b:spconv_cu102-2.3.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@a962806051ff3df2b208c3765a83177e:spconv_cu113-2.3.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@c64071dc761986f1f5748f83ad60f3dd:spconv_cu114-2.3.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@9d4715847dd8e470a04a157293203549:spconv_cu116-2.3.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@f4eb6a0ea15599829bbc90c8f354c642:spconv_cu117-2.3.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@a79f4aac8c6ad8383a65ed7e037b735a:spconv_cu118-2.3.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@416bc7b9e5109694a976ac8cb9c0f644:spconv_cu120-2.3.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.3.3" = {
      released = "2023-02-02"
      source = [
        "wheels@5d885ed2c83029cd915c47e50e9498c9:spconv_cu102-2.3.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@b51638dacbee8b1e4afad1dadf73702d:spconv_cu113-2.3.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@8c626d14caca1b9ceb9f06c6eb1d185f:spconv_cu114-2.3.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@dc2024060e855e0877f4f6799e7692cc:spconv_cu116-2.3.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@11c4da0b4f68bb50c803a20e4477c5ce:spconv_cu117-2.3.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@1d05b5af2d679c6420e46b81fcd8f498:spconv_cu118-2.3.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@01cdaa3d2d83ea63c2b5530999540131:spconv_cu120-2.3.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.3.2" = {
      released = "2023-01-20"
      source = [
        "wheels@2afeadea306964e8a18d9008a9df48db:spconv_cu102-2.3.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@2b265a29e60db1d5111f00c785711ecd:spconv_cu113-2.3.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@807485b321d815111eb986f77d82967d:spconv_cu114-2.3.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@118cc15efc90c8c34a1500b16bac01b4:spconv_cu116-2.3.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@417407893c6f6c28675f859b1cd16e53:spconv_cu117-2.3.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@7dccf7058af18509a6d605ffea63f43a:spconv_cu118-2.3.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@8ca5d71244beafa90860709113bbd316:spconv_cu120-2.3.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.3.1" = {
      released  = "2023-01-20"
      platforms = ["linux/amd64"]
      source = [
        "wheels@28e3c7aa3a6c86dadae91a6830f94f79:spconv_cu102-2.3.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@68bb60af9f8cfa29d65be3e3465115e6:spconv_cu113-2.3.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@42c4bad5e40addcbff318a225276d9da:spconv_cu114-2.3.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@266a7c880ab8e8b84bfc4dd9a5dacfc3:spconv_cu116-2.3.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@644c9e19cb65a770c7136bcbf2b26c5f:spconv_cu117-2.3.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@54e52d6b44e51dbf03af966618b9d299:spconv_cu118-2.3.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@5d393f83b562e5c3fa3d4fc4a7cde022:spconv_cu120-2.3.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.2.6" = {
      pypi     = ["spconv-cu102", "spconv-cu113", "spconv-cu114", "spconv-cu116", "spconv-cu117", "spconv-cu118"]
      released = "2022-11-06"
      source = [
        "wheels@8c7f6f1c786523a4674ef6a414093a69:spconv_cu102-2.2.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@37131372ee90b151e118132ef47e516d:spconv_cu113-2.2.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@d7124bfd71ff5ee750b43f437e7a85a6:spconv_cu114-2.2.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@18044d3b847bec521ebffff796dca88d:spconv_cu116-2.2.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@e2d83be7114a23b7e6392388570a1c03:spconv_cu117-2.2.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@aa816a3668a556df3cb3a6c45cc155db:spconv_cu118-2.2.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.2.5" = {
      without   = ["min_glibc"]
      pypi      = ["spconv-cu102", "spconv-cu113", "spconv-cu114", "spconv-cu116", "spconv-cu117", "spconv-cu118"]
      released  = "2022-11-05"
      python    = []
      platforms = ["windows/amd64"]
      source = [
        "wheels@a3e2fc1a9dff61f0e196463fdf08ab63:spconv_cu102-2.2.5-cp310-cp310-win_amd64.whl",
        "wheels@f4e951d087d925dc3ee99267c124893d:spconv_cu113-2.2.5-cp310-cp310-win_amd64.whl",
        "wheels@7109d26630b4b59b133b85f0f2588b3c:spconv_cu114-2.2.5-cp310-cp310-win_amd64.whl",
        "wheels@8bdfe8e0efe798bfd3c68fcca45880ee:spconv_cu116-2.2.5-cp310-cp310-win_amd64.whl",
        "wheels@625237e1922e4872ff71dce947048103:spconv_cu117-2.2.5-cp310-cp310-win_amd64.whl",
        "wheels@475b57f28949b43b7812a0c48f7bcb2f:spconv_cu118-2.2.5-cp310-cp310-win_amd64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.2.4" = {
      pypi     = ["spconv-cu102", "spconv-cu113", "spconv-cu114", "spconv-cu116", "spconv-cu117", "spconv-cu118"]
      released = "2022-10-26"
      source = [
        "wheels@e2d15ec809587c64bbd08d357bc1b0e2:spconv_cu102-2.2.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@9348cb03c6079492074166520672e107:spconv_cu113-2.2.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@44aa0c8dcf31b6e7537ace33645e1eb1:spconv_cu114-2.2.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@ed24ef27c242d342243ebce53c235cc9:spconv_cu116-2.2.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@276fdf17e313e5ebe933fd26711fc8e1:spconv_cu117-2.2.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@c729ebbf1a1f738f1555b9b25ce9e84c:spconv_cu118-2.2.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.2.3" = {
      pypi     = ["spconv-cu102", "spconv-cu113", "spconv-cu117"]
      released = "2022-09-28"
      source = [
        "wheels@81f343c2e5a61c2b13dbd600d4a2384f:spconv_cu102-2.2.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@925668769b004e1e6c2491f04e7e1ba1:spconv_cu113-2.2.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@34de68cc24cc269e53f0699e2af45bb9:spconv_cu117-2.2.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.2.2" = {
      pypi     = ["spconv-cu102", "spconv-cu113", "spconv-cu117"]
      released = "2022-09-25"
      source = [
        "wheels@237c188635e763d434f68ba52f84508b:spconv_cu102-2.2.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@50109914afee7c5907203816398f9177:spconv_cu113-2.2.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@a77f35ff1675ccb6dddfdc83db09a877:spconv_cu117-2.2.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
  }
}

package "spconv" {
  pypi            = ["spconv-cu102", "spconv-cu111", "spconv-cu113"]
  python          = ["3.6", "3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.6"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "windows/amd64"]
  rows = {
    "2.1.25" = {
      pypi     = ["spconv-cu102", "spconv-cu111", "spconv-cu113", "spconv-cu114"]
      released = "2022-09-24"
      source = [
        "wheels@582bae2218f8c903c09317aafac55fa1:spconv_cu102-2.1.25-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@7332d6df8dcd131f343baeacd6b1be2b:spconv_cu111-2.1.25-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@69c76a3be7154d41f09864905369778d:spconv_cu113-2.1.25-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@e9f55003f5ebf4d9a0b300802e7fafe9:spconv_cu114-2.1.25-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.24" = {
      released = "2022-09-22"
      source = [
        "wheels@3e371e57645fc64d6a8fe7d5c3e5c3f2:spconv_cu102-2.1.24-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@2c5d3e14cf1417e96e863a96126e6ed7:spconv_cu111-2.1.24-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@ac78033b91b3bbe235a1219284d34fe9:spconv_cu113-2.1.24-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.22" = {
      without   = ["min_glibc"]
      pypi      = ["spconv-cu102", "spconv-cu111"]
      released  = "2022-06-11"
      python    = []
      platforms = ["windows/amd64"]
      source = [
        "wheels@d83f4dcff10fe0950baa1080b912c20c:spconv_cu102-2.1.22-cp310-cp310-win_amd64.whl",
        "wheels@25852e4f9cd073fd6eba5ceb17e5fc32:spconv_cu111-2.1.22-cp310-cp310-win_amd64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.21" = {
      released = "2021-12-09"
      source = [
        "wheels@d8ac9a9c6c8581a17eae3fe9da5a0b29:spconv_cu102-2.1.21-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@45ff4f9b6ad06eed350eda4807a2eb7a:spconv_cu111-2.1.21-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@5dccb950c3ef9040372f2c9cf073ae85:spconv_cu113-2.1.21-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.20" = {
      released = "2021-12-06"
      source = [
        "wheels@64d2c06c493dbe5e858344c4d58cf31b:spconv_cu102-2.1.20-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@b6eafc5134da53a7df8f9f979d24000b:spconv_cu111-2.1.20-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@19b24b135de9e851791e6d070bb82a10:spconv_cu113-2.1.20-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.19" = {
      released = "2021-12-03"
      source = [
        "wheels@0122e7b2b0f1ba4578db2b78d6b263de:spconv_cu102-2.1.19-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@69993a8659accc5c4a52471c010bb9d0:spconv_cu111-2.1.19-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@b677a553262332cc524c010526581251:spconv_cu113-2.1.19-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.18" = {
      released = "2021-12-01"
      source = [
        "wheels@bdf4b65542af4489eafe2a248a3e4a5a:spconv_cu102-2.1.18-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@adfcd58ffa3f9b9738642af573b9251b:spconv_cu111-2.1.18-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@72f5574c486ac7b38c63ebd4082f0888:spconv_cu113-2.1.18-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.17" = {
      released = "2021-12-01"
      source = [
        "wheels@eb32bb279cc9084440eab7494dbd621f:spconv_cu102-2.1.17-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@99fdf2acb9a249cdc8cc1be1bf9b74db:spconv_cu111-2.1.17-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@78ed0ab48eeedc511a83d9c1cd7053cf:spconv_cu113-2.1.17-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.16" = {
      released = "2021-11-28"
      source = [
        "wheels@8697ec62f9cfc3cd98f5be57226becb4:spconv_cu102-2.1.16-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@e859d36140f1b5910afde7108b8bed99:spconv_cu111-2.1.16-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@1902303a7f30a2975fa071c039653ae7:spconv_cu113-2.1.16-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
  }
}

package "spconv" {
  pypi            = ["spconv-cu102", "spconv-cu111"]
  python          = ["3.6", "3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.6"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "windows/amd64"]
  rows = {
    "2.1.15" = {
      released  = "2021-11-28"
      platforms = ["linux/amd64"]
      source = [
        "wheels@3615388acc1adb1114267d2a50c01282:spconv_cu102-2.1.15-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@31adf52018554469f673e3639f74e524:spconv_cu111-2.1.15-cp36-cp36m-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.13" = {
      released = "2021-11-25"
      source = [
        "wheels@499cd60dc4d409960b01625468561694:spconv_cu102-2.1.13-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@fbde0c8f0cac5824c16c48e36639ab1c:spconv_cu111-2.1.13-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.12" = {
      released = "2021-11-23"
      source = [
        "wheels@9236d98ae4661b00b0326c0625823d04:spconv_cu102-2.1.12-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@c6fadef987c18e69c963c4b671ace0ed:spconv_cu111-2.1.12-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.11" = {
      released = "2021-11-22"
      source = [
        "wheels@7c2b007f973109e8f90684973f880b54:spconv_cu102-2.1.11-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@9663db545f9f94de0123e19aeedce8fb:spconv_cu111-2.1.11-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.10" = {
      released = "2021-11-19"
      source = [
        "wheels@ca07f6bb62c64cf454d8cc9df229e70b:spconv_cu102-2.1.10-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@14118f375136c107300cf8c8162630a7:spconv_cu111-2.1.10-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.9" = {
      released = "2021-11-18"
      source = [
        "wheels@e6f24f4041ab8f81fea2f11e40ccc319:spconv_cu102-2.1.9-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@7abbf60ebede3d2cb088ff6327478ddf:spconv_cu111-2.1.9-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.8" = {
      released = "2021-11-17"
      source = [
        "wheels@251b0aa8fc4d83b1dd19f5affc565283:spconv_cu102-2.1.8-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@8d2291db9d0b71295d108da2dc98b6a9:spconv_cu111-2.1.8-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.7" = {
      released = "2021-11-11"
      source = [
        "wheels@4e89560da9d63cb17d81fadd65be1ef2:spconv_cu102-2.1.7-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@ac01a61810f3a5dcca37609428cd6df7:spconv_cu111-2.1.7-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.6" = {
      released = "2021-11-11"
      source = [
        "wheels@40a5fa72071ee01e5d9b9ba60e58022d:spconv_cu102-2.1.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@ef2ac46e28e92c5fcb0e082129504f74:spconv_cu111-2.1.6-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.5" = {
      released = "2021-11-10"
      source = [
        "wheels@e045d55c6ceba816273bdbdfc6b4e055:spconv_cu102-2.1.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@ba73faa9b7fbbffdc9a108fdc41e3a1e:spconv_cu111-2.1.5-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
  }
}

package "spconv" {
  pypi            = ["spconv-cu102", "spconv-cu111"]
  python          = ["3.7", "3.8", "3.9", "3.10"]
  python_requires = ">=3.7"
  min_glibc       = "2.17"
  platforms       = ["linux/amd64", "windows/amd64"]
  rows = {
    "2.1.4" = {
      released = "2021-11-10"
      source = [
        "wheels@97ecaad14208f07279f22c694cf09f8e:spconv_cu102-2.1.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@2c32a5bdca5c3f5d179ca45f3500d99f:spconv_cu111-2.1.4-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.3" = {
      released = "2021-11-08"
      source = [
        "wheels@58547fbef12f8d7ee9eada83a1a89aab:spconv_cu102-2.1.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@8df00ba528faacb672ab1a69bcb50357:spconv_cu111-2.1.3-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.2" = {
      released = "2021-11-08"
      source = [
        "wheels@29183d43abc09c0726c88c179d01cfd6:spconv_cu102-2.1.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@bc89c6f61684c2561ac1fb76f614df5b:spconv_cu111-2.1.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.1.1" = {
      released = "2021-11-07"
      source = [
        "wheels@09e1921743b8e540b484fad8126d1c0d:spconv_cu102-2.1.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@5d819ddc41090629dceafab296ddec43:spconv_cu111-2.1.1-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
    "2.0.2" = {
      pypi            = ["spconv-cu111", "spconv-cu114"]
      released        = "2021-10-26"
      python_requires = ">=3.6"
      source = [
        "wheels@68284f18076a6d03868c30e72531eba8:spconv_cu111-2.0.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "wheels@46f3e870553a274adbb1d5811d06c50a:spconv_cu114-2.0.2-cp310-cp310-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "spconv@v2.3.8:README.md",
      ]
    }
  }
}

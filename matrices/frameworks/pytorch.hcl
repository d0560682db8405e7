# PyTorch releases and their builds.
#
# observed: true when somebody printed get_arch_list() (or the incompatibility warning) from that very
#   Linux build and it agrees with sm and ptx
# channel: stable or experimental in the project release matrix; absent where the matrix is silent
# delivery: of the file plain pip installs from its main channel on Linux; delivery_by_channel where
#   channels differ
# cudnn: linux/amd64; a platform may have its own
# index_kind: find-links pages need -f; simple indexes need --index-url or --extra-index-url
# inferred: fields taken from a build script dated near the release (not its release branch), from a
#   log, or from a sibling release
# nccl: Linux only; Windows wheels have no NCCL
# pins: exact (==) unless a range is written; empty when bundled or when not seen
# ptx: targets with PTX in the linux/amd64 wheel; empty list means none, absent: not established
# pypi_default: what plain pip gives on linux/amd64; Windows PyPI wheels are CPU-only; linux/arm64
#   PyPI wheels are CPU-only through 2.10 and the cu130 build from 2.11
# sm: real-code (cubin) targets of the linux/amd64 wheel; absent: not established
# platform: same data for windows/amd64 and linux/arm64 where the variant exists there; absent: not
#   established
# pairs.torchcodec: pair from the PyTorchKR table, and for 2.14.1 the one that came out with it; the ranges are of its own table; absent where
#   the table is empty

source "pytorch-6607" {
  title = "pytorch/pytorch issue 6607: 0.3.1 asks for GLIBC_2.17 on CentOS 6.7, and 2.17 is the oldest that is supported"
  url   = "https://github.com/pytorch/pytorch/issues/6607"
  date  = "2018-04-16"
  class = "reported"
}

source "pytorch-14274" {
  title = "pytorch/pytorch issue 14274: binaries from 0.4.1 on do not support CentOS 6, where 0.4.0 did"
  url   = "https://github.com/pytorch/pytorch/issues/14274"
  date  = "2018-11-21"
  class = "reported"
}

source "jetson-ai-lab-torch" {
  title = "NVIDIA Jetson AI Lab package index for JetPack 6 (cu126): torch 2.8.0 with torchvision 0.23.0, torch 2.9.1 with torchvision 0.24.1, for cp310"
  url   = "https://pypi.jetson-ai-lab.io/jp6/cu126"
  date  = "2026-11-21"
  class = "vendor"
}

source "jetson-forum-318629" {
  title = "answer of NVIDIA in its developer forum: the wheels provided for JetPack 6.1 are 2.4.0, 2.5.0 and 2.6.0rc1"
  url   = "https://forums.developer.nvidia.com/t/jetpack-6-1-install-pytorch-2-5-1/318629/7"
  date  = "2026-11-21"
  class = "vendor"
}

source "jetson-forum-72048" {
  title = "announcement of NVIDIA in its developer forum: PyTorch for Jetson, wheels by JetPack release"
  url   = "https://forums.developer.nvidia.com/t/pytorch-for-jetson-version-1-9-0-now-available/72048"
  date  = "2026-11-21"
  class = "vendor"
}

source "jetson-containers-pytorch" {
  title = "dusty-nv/jetson-containers packages/pytorch/config.py: wheels of JetPack 5 and their addresses"
  url   = "https://github.com/dusty-nv/jetson-containers"
  date  = "2026-11-21"
  class = "vendor"
}

source "lerobot-819" {
  title = "huggingface/lerobot issue 819: torch 2.5.0 and torchvision 0.20.0 of the JetPack 6 index on an Orin NX"
  url   = "https://github.com/huggingface/lerobot/issues/819"
  date  = "2025-03-09"
  class = "reported"
}

source "S1" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @ec927cc3ed4931603a4293669e9ea51977f75352 (main at 1.0.0)"
  url   = "https://github.com/pytorch/builder/tree/ec927cc3ed4931603a4293669e9ea51977f75352"
  date  = "2026-11-20"
  class = "vendor"
}

source "S10" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @8d064bfcfe2e73d89a067dd5f9311828c1792f90 (main at 1.6.0)"
  url   = "https://github.com/pytorch/builder/tree/8d064bfcfe2e73d89a067dd5f9311828c1792f90"
  date  = "2026-11-20"
  class = "vendor"
}

source "S100" {
  title = "observed environment dump, 1.11.0+cu113 with cuDNN 8200"
  date  = "2026-11-20"
  class = "measured"
}

source "S101" {
  title = "observed arch list and NCCL 2.10.3, 1.12.1+cu116"
  date  = "2026-11-20"
  class = "measured"
}

source "S102" {
  title = "observed get_arch_list(), 2.2.1+cu121"
  date  = "2026-11-20"
  class = "measured"
}

source "S103" {
  title = "observed get_arch_list(), 2.6.0+cu118"
  date  = "2026-11-20"
  class = "measured"
}

source "S104" {
  title = "observed get_arch_list(), 2.7.1+cu126 and 2.7.0+cu126"
  date  = "2026-11-20"
  class = "measured"
}

source "S105" {
  title = "observed get_arch_list(), 2.14.0+cu126 on Python 3.14 with an sm_61 card working"
  date  = "2026-11-20"
  class = "measured"
}

source "S11" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @a865203bad05f1591e9f19658880eac5274d2ace (main at 1.7.0)"
  url   = "https://github.com/pytorch/builder/tree/a865203bad05f1591e9f19658880eac5274d2ace"
  date  = "2026-11-20"
  class = "vendor"
}

source "S12" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @671b77d010c4694ac3b93d12b68bf0a7ee2cfca3 (main at 1.7.1)"
  url   = "https://github.com/pytorch/builder/tree/671b77d010c4694ac3b93d12b68bf0a7ee2cfca3"
  date  = "2026-11-20"
  class = "vendor"
}

source "S13" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @8c82f75937b1a7f2a35adb4711e0fe4e923f3ce9 (main at 1.8.0)"
  url   = "https://github.com/pytorch/builder/tree/8c82f75937b1a7f2a35adb4711e0fe4e923f3ce9"
  date  = "2026-11-20"
  class = "vendor"
}

source "S14" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @14077c43fafe4b8f8e648ce1a9053581238f3081 (main at 1.8.1)"
  url   = "https://github.com/pytorch/builder/tree/14077c43fafe4b8f8e648ce1a9053581238f3081"
  date  = "2026-11-20"
  class = "vendor"
}

source "S15" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @7e44027ebad0045165d929fb05a811098e04fbcd (lts/release/1.8)"
  url   = "https://github.com/pytorch/builder/tree/7e44027ebad0045165d929fb05a811098e04fbcd"
  date  = "2026-11-20"
  class = "vendor"
}

source "S16" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @0877fd10dd14817c0f84d35bee3840ada86ae34b (release/1.9)"
  url   = "https://github.com/pytorch/builder/tree/0877fd10dd14817c0f84d35bee3840ada86ae34b"
  date  = "2026-11-20"
  class = "vendor"
}

source "S17" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @f0f41b25781aeb12a59937da169d87aece5a90c5 (release/1.10)"
  url   = "https://github.com/pytorch/builder/tree/f0f41b25781aeb12a59937da169d87aece5a90c5"
  date  = "2026-11-20"
  class = "vendor"
}

source "S18" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @e77e5d077c1870283a7b391bf58e4857c58fb7f4 (release/1.11)"
  url   = "https://github.com/pytorch/builder/tree/e77e5d077c1870283a7b391bf58e4857c58fb7f4"
  date  = "2026-11-20"
  class = "vendor"
}

source "S19" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @049415d44cf345cc531962e15160d910b2f9d620 (release/1.12)"
  url   = "https://github.com/pytorch/builder/tree/049415d44cf345cc531962e15160d910b2f9d620"
  date  = "2026-11-20"
  class = "vendor"
}

source "S2" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @a197250505c8711bccbcb3a10a0c32c002850b14 (main at 1.0.1)"
  url   = "https://github.com/pytorch/builder/tree/a197250505c8711bccbcb3a10a0c32c002850b14"
  date  = "2026-11-20"
  class = "vendor"
}

source "S20" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @d08f22640ad6f332026f26242d458b8d157187be (release/1.13)"
  url   = "https://github.com/pytorch/builder/tree/d08f22640ad6f332026f26242d458b8d157187be"
  date  = "2026-11-20"
  class = "vendor"
}

source "S21" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @9f0fad92f342b146272d0f99d3969c2c148e80ba (release/2.0)"
  url   = "https://github.com/pytorch/builder/tree/9f0fad92f342b146272d0f99d3969c2c148e80ba"
  date  = "2026-11-20"
  class = "vendor"
}

source "S22" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @55d40b1b06379fddd0ba14744dc3fdd768530da6 (release/2.1)"
  url   = "https://github.com/pytorch/builder/tree/55d40b1b06379fddd0ba14744dc3fdd768530da6"
  date  = "2026-11-20"
  class = "vendor"
}

source "S23" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @af60d11447443059c6c6c7590241a446a33db0f9 (release/2.2)"
  url   = "https://github.com/pytorch/builder/tree/af60d11447443059c6c6c7590241a446a33db0f9"
  date  = "2026-11-20"
  class = "vendor"
}

source "S24" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @ba10bae9fe9b93365412297d40bc9a3a3eae6155 (release/2.3)"
  url   = "https://github.com/pytorch/builder/tree/ba10bae9fe9b93365412297d40bc9a3a3eae6155"
  date  = "2026-11-20"
  class = "vendor"
}

source "S25" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @4ce1afeb2262808c1e9707b93682ac66acf2db2a (release/2.4)"
  url   = "https://github.com/pytorch/builder/tree/4ce1afeb2262808c1e9707b93682ac66acf2db2a"
  date  = "2026-11-20"
  class = "vendor"
}

source "S26" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @aec5fb5de2380a9084f4bb430eec4e576066a17c (release/2.5)"
  url   = "https://github.com/pytorch/builder/tree/aec5fb5de2380a9084f4bb430eec4e576066a17c"
  date  = "2026-11-20"
  class = "vendor"
}

source "S27" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @5c9a8cd2d8e87e409bb6465c8a94f2beb7e9e099 (release/2.1)"
  url   = "https://github.com/pytorch/test-infra/tree/5c9a8cd2d8e87e409bb6465c8a94f2beb7e9e099"
  date  = "2026-11-20"
  class = "vendor"
}

source "S28" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @594c42b7e0547741f2d16aec18460d02167c3c3c (release/2.2)"
  url   = "https://github.com/pytorch/test-infra/tree/594c42b7e0547741f2d16aec18460d02167c3c3c"
  date  = "2026-11-20"
  class = "vendor"
}

source "S29" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @8eb9c9e5878fe4693951c34addc60c55f959bbed (release/2.3)"
  url   = "https://github.com/pytorch/test-infra/tree/8eb9c9e5878fe4693951c34addc60c55f959bbed"
  date  = "2026-11-20"
  class = "vendor"
}

source "S3" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @1e077d0a849ad6e1ec62d65640f052a7d77a348d (main at 1.1.0)"
  url   = "https://github.com/pytorch/builder/tree/1e077d0a849ad6e1ec62d65640f052a7d77a348d"
  date  = "2026-11-20"
  class = "vendor"
}

source "S30" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @c6b59bac8ac753b08624093e98913cc08008acb2 (release/2.4)"
  url   = "https://github.com/pytorch/test-infra/tree/c6b59bac8ac753b08624093e98913cc08008acb2"
  date  = "2026-11-20"
  class = "vendor"
}

source "S31" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @b6da80aa3d44754d2751c489482ecb0a803c4a25 (release/2.5)"
  url   = "https://github.com/pytorch/test-infra/tree/b6da80aa3d44754d2751c489482ecb0a803c4a25"
  date  = "2026-11-20"
  class = "vendor"
}

source "S32" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @89df92f1427b3bab8eba64dc75c3be48de52007e (release/2.6)"
  url   = "https://github.com/pytorch/test-infra/tree/89df92f1427b3bab8eba64dc75c3be48de52007e"
  date  = "2026-11-20"
  class = "vendor"
}

source "S33" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @b4870dd25914dbc61267c945726717f74207c0ef (release/2.7)"
  url   = "https://github.com/pytorch/test-infra/tree/b4870dd25914dbc61267c945726717f74207c0ef"
  date  = "2026-11-20"
  class = "vendor"
}

source "S34" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @e521879ff780e43e34c73c67922b35a44b8db1d3 (release/2.8)"
  url   = "https://github.com/pytorch/test-infra/tree/e521879ff780e43e34c73c67922b35a44b8db1d3"
  date  = "2026-11-20"
  class = "vendor"
}

source "S35" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @f3ee5ce046963b83b12b2e394f220b4a3a69409b (release/2.9)"
  url   = "https://github.com/pytorch/test-infra/tree/f3ee5ce046963b83b12b2e394f220b4a3a69409b"
  date  = "2026-11-20"
  class = "vendor"
}

source "S36" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @f8efba230a913340f882a883f58ac60bc13b6472 (release/2.10)"
  url   = "https://github.com/pytorch/test-infra/tree/f8efba230a913340f882a883f58ac60bc13b6472"
  date  = "2026-11-20"
  class = "vendor"
}

source "S37" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @2121ac63e9cd7b82fec80a79fc24b6e3ddec2a86 (release/2.11)"
  url   = "https://github.com/pytorch/test-infra/tree/2121ac63e9cd7b82fec80a79fc24b6e3ddec2a86"
  date  = "2026-11-20"
  class = "vendor"
}

source "S38" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @a0027c564f070cccd8a71ac186473ca478ddb1f7 (release/2.12)"
  url   = "https://github.com/pytorch/test-infra/tree/a0027c564f070cccd8a71ac186473ca478ddb1f7"
  date  = "2026-11-20"
  class = "vendor"
}

source "S39" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @d499353b668b5d51090a41b8a91d4be39bc188ca (release/2.13)"
  url   = "https://github.com/pytorch/test-infra/tree/d499353b668b5d51090a41b8a91d4be39bc188ca"
  date  = "2026-11-20"
  class = "vendor"
}

source "S4" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @bf589b3fe2ebd8a2bd8454ba3a6cc8d3e263755d (main at 1.2.0)"
  url   = "https://github.com/pytorch/builder/tree/bf589b3fe2ebd8a2bd8454ba3a6cc8d3e263755d"
  date  = "2026-11-20"
  class = "vendor"
}

source "S40" {
  title = "pytorch/test-infra tools/scripts/generate_binary_build_matrix.py @c840391a15b90d8bc60be5667e7612fbb90b6bfe (release/2.14)"
  url   = "https://github.com/pytorch/test-infra/tree/c840391a15b90d8bc60be5667e7612fbb90b6bfe"
  date  = "2026-11-20"
  class = "vendor"
}

source "S41" {
  title = "pytorch/test-infra @8964775a91ec5e25c32b87ea83d58158c998165a (aarch64 CUDA 13.0 wheels go to PyPI, 2026-03-23) and @61a77570f45416dc425c17d4a648376541a84732 release/release_versions.sh"
  url   = "https://github.com/pytorch/test-infra/tree/8964775a91ec5e25c32b87ea83d58158c998165a"
  date  = "2026-03-23"
  class = "vendor"
}

source "S42" {
  title = "PyTorchKR/pytorch.kr published_versions.json, _get_started/version-compatibility.md, _get_started/previous-versions.md @18c5ce4815cefc7f03ae173fabcb59f741e85449 (mirror of the pytorch.org data)"
  url   = "https://github.com/PyTorchKR/pytorch.kr/tree/18c5ce4815cefc7f03ae173fabcb59f741e85449"
  date  = "2026-11-20"
  class = "reported"
}

source "S43" {
  title = "PyTorchKR/pytorch.kr pull request 119 (2.14.0 data taken from the upstream site)"
  url   = "https://github.com/PyTorchKR/pytorch.kr/pull/119"
  date  = "2026-11-20"
  class = "reported"
}

source "S44" {
  title = "pytorch/pytorch.github.io _get_started/previous-versions.md @04862e376ea686ba351674864400db1d93113979 and @e3f009bbc0d7509ed5c85b633313ec72aa2d1a40"
  url   = "https://github.com/pytorch/pytorch.github.io/tree/04862e376ea686ba351674864400db1d93113979"
  date  = "2026-11-20"
  class = "vendor"
}

source "S45" {
  title = "pytorch/pytorch wiki page PyTorch-Versions"
  url   = "https://github.com/pytorch/pytorch"
  date  = "2026-11-20"
  class = "vendor"
}

source "S46" {
  title = "pytorch/pytorch RELEASE.md, Release Compatibility Matrix (copy with rows through 2.14; pull requests 164471, 175253, 182849, 187075, 194367)"
  url   = "https://github.com/pytorch/pytorch/pull/164471"
  date  = "2026-11-20"
  class = "vendor"
}

source "S47" {
  title = "pytorch/pytorch .github/scripts/generate_binary_build_matrix.py, public versions of the 2.0, 2.1 and 2.3 eras"
  url   = "https://github.com/pytorch/pytorch"
  date  = "2026-11-20"
  class = "vendor"
}

source "S48" {
  title = "pytorch/pytorch .github/scripts/generate_binary_build_matrix.py, public version of the 2.6 era"
  url   = "https://github.com/pytorch/pytorch"
  date  = "2026-11-20"
  class = "vendor"
}

source "S49" {
  title = "pytorch/pytorch .github/scripts/generate_binary_build_matrix.py, public version of the 2.9 era"
  url   = "https://github.com/pytorch/pytorch"
  date  = "2026-11-20"
  class = "vendor"
}

source "S5" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @101ae8f0b05144b25275aa643d31e8b4150c2239 (main at 1.3.0)"
  url   = "https://github.com/pytorch/builder/tree/101ae8f0b05144b25275aa643d31e8b4150c2239"
  date  = "2026-11-20"
  class = "vendor"
}

source "S50" {
  title = "third-party fixtures quoting .ci/manywheel/build_cuda.sh of 2.6, 2.7 and 2.8"
  date  = "2026-11-20"
  class = "reported"
}

source "S51" {
  title = "pytorch/pytorch .ci/manywheel/build_cuda.sh @00c7a380b8369d08e02dd400aa76dc6c0738b589 (2.8 era)"
  url   = "https://github.com/pytorch/pytorch/tree/00c7a380b8369d08e02dd400aa76dc6c0738b589"
  date  = "2026-11-20"
  class = "vendor"
}

source "S52" {
  title = "pytorch/pytorch .ci/manywheel/build_cuda.sh @799d09f215740cc4fb78e0bd278dce469e33ddcb (2.9/2.10 era)"
  url   = "https://github.com/pytorch/pytorch/tree/799d09f215740cc4fb78e0bd278dce469e33ddcb"
  date  = "2026-11-20"
  class = "vendor"
}

source "S53" {
  title = "pytorch/pytorch .ci/manywheel/build_env_setup.py @83d50900b33aecbbccb23eced123e82a5f3ddcbb (2.12 to 2.14 era)"
  url   = "https://github.com/pytorch/pytorch/tree/83d50900b33aecbbccb23eced123e82a5f3ddcbb"
  date  = "2026-11-20"
  class = "vendor"
}

source "S54" {
  title = "pytorch/pytorch .ci/aarch64_linux/aarch64_ci_build.sh @0fb2b95fb850e8cdedc2379ca3911a537c1ec3b9 (2.9 era) and public versions of the 2.7 and 2.8 eras"
  url   = "https://github.com/pytorch/pytorch/tree/0fb2b95fb850e8cdedc2379ca3911a537c1ec3b9"
  date  = "2026-11-20"
  class = "vendor"
}

source "S55" {
  title = "pytorch/pytorch .ci/pytorch/windows/cuda126.bat @18f79c00d6731a8fddb091ba93a3b4dfe1f1f944"
  url   = "https://github.com/pytorch/pytorch/tree/18f79c00d6731a8fddb091ba93a3b4dfe1f1f944"
  date  = "2026-11-20"
  class = "vendor"
}

source "S56" {
  title = "pytorch/pytorch .ci/pytorch/windows/cuda128.bat @07619f946d86f336adde89126077177c400e242c"
  url   = "https://github.com/pytorch/pytorch/tree/07619f946d86f336adde89126077177c400e242c"
  date  = "2026-11-20"
  class = "vendor"
}

source "S57" {
  title = "pytorch/pytorch .ci/pytorch/windows/cuda130.bat @525a5e5db90540a5ca0dbf87e941cedbc29e2094 and internal/cuda_config.bat @534e6ef3924af8ab04a6364d61ef8ed2c25c8ec4"
  url   = "https://github.com/pytorch/pytorch/tree/525a5e5db90540a5ca0dbf87e941cedbc29e2094"
  date  = "2026-11-20"
  class = "vendor"
}

source "S58" {
  title = "third-party hardware note quoting the Windows build files and Windows cuDNN versions of 2.6 to 2.14 and a public Windows build script"
  date  = "2026-11-20"
  class = "reported"
}

source "S59" {
  title = "pytorch/pytorch issue 160575, pull requests 152069 and 160586 (Windows 2.8.0 cu126 without Maxwell and sm_60)"
  url   = "https://github.com/pytorch/pytorch/pull/160575"
  date  = "2026-11-20"
  class = "reported"
}

source "S6" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @dd7edfdf40e7eb75f0d561512e31b31c8319d9c9 (main at 1.3.1)"
  url   = "https://github.com/pytorch/builder/tree/dd7edfdf40e7eb75f0d561512e31b31c8319d9c9"
  date  = "2026-11-20"
  class = "vendor"
}

source "S60" {
  title = "pytorch/pytorch pull request 145616 (2.6: PTX taken out of cu126)"
  url   = "https://github.com/pytorch/pytorch/pull/145616"
  date  = "2026-11-20"
  class = "vendor"
}

source "S61" {
  title = "pytorch/pytorch pull requests 157516 and 157634 (2.8: PTX taken out of cu128 on the release branch)"
  url   = "https://github.com/pytorch/pytorch/pull/157516"
  date  = "2026-11-20"
  class = "vendor"
}

source "S62" {
  title = "pytorch/pytorch pull request 175567 (2.11: PTX taken out of cu130 on the release branch)"
  url   = "https://github.com/pytorch/pytorch/pull/175567"
  date  = "2026-11-20"
  class = "vendor"
}

source "S63" {
  title = "pytorch/pytorch pull requests 188914 and 188925 (2.13: PTX stripped on release)"
  url   = "https://github.com/pytorch/pytorch/pull/188914"
  date  = "2026-11-20"
  class = "vendor"
}

source "S64" {
  title = "pytorch/pytorch issues 53164, 53476, 54053 (1.8.0 cu111 arch list and missing kernels)"
  url   = "https://github.com/pytorch/pytorch/issues/53164"
  date  = "2026-11-20"
  class = "reported"
}

source "S65" {
  title = "pytorch/pytorch issues 157517, 172663, 178665, 190355, 190385 (Volta, cu126 and later-release CUDA plans)"
  url   = "https://github.com/pytorch/pytorch/issues/157517"
  date  = "2026-11-20"
  class = "reported"
}

source "S66" {
  title = "pytorch/pytorch issues 168065 and 160162, pytorch/test-infra pull request 7652 (aarch64 on PyPI is CPU-only through 2.10)"
  url   = "https://github.com/pytorch/pytorch/pull/168065"
  date  = "2026-11-20"
  class = "reported"
}

source "S67" {
  title = "pytorch/pytorch issue 148169 (early aarch64 CUDA wheels: sm_90 only for 12.6; 9.0, 10.0, 12.0 for 12.8)"
  url   = "https://github.com/pytorch/pytorch/issues/148169"
  date  = "2026-11-20"
  class = "reported"
}

source "S68" {
  title = "third-party uv.lock naming whl/cu126/torch-2.6.0+cu126 linux_aarch64"
  date  = "2026-11-20"
  class = "measured"
}

source "S69" {
  title = "pytorch/pytorch issues 193034 (2.14.0 tracker) and 198239 (2.14.1 tracker, opened 2026-09-22)"
  url   = "https://github.com/pytorch/pytorch/issues/193034"
  date  = "2026-09-22"
  class = "reported"
}

source "S7" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @610548d3eb37e7f8ff751d7bfa813a9d2f295e3b (main at 1.4.0)"
  url   = "https://github.com/pytorch/builder/tree/610548d3eb37e7f8ff751d7bfa813a9d2f295e3b"
  date  = "2026-11-20"
  class = "vendor"
}

source "S70" {
  title = "pytorch/vision README @0a12c0708810ae6a9a64b584fb8e412412c22b9d and release page v0.29.1"
  url   = "https://github.com/pytorch/vision/tree/0a12c0708810ae6a9a64b584fb8e412412c22b9d"
  date  = "2026-11-20"
  class = "vendor"
}

source "S71" {
  title = "pytorch/text README @a5e610638ea47b4412a29cdb708ac5f2fabb1286"
  url   = "https://github.com/pytorch/text/tree/a5e610638ea47b4412a29cdb708ac5f2fabb1286"
  date  = "2026-11-20"
  class = "vendor"
}

source "S72" {
  title = "spack/spack-packages py-torch, py-torchvision, py-torchaudio, py-torchtext recipes @1e8cf059e35d55c4fe1142fed41785bedf6c7246"
  url   = "https://github.com/spack/spack-packages/tree/1e8cf059e35d55c4fe1142fed41785bedf6c7246"
  date  = "2026-11-20"
  class = "reported"
}

source "S73" {
  title = "replicate/cog pkg/config/torch_compatibility.json @6110c912377d4ded0f57165d305821a14a9a4418 and older torch_compatability_matrix.json @2ff469c3fe5cb826fb910b11e8e0e30c6366ced3"
  url   = "https://github.com/replicate/cog/tree/6110c912377d4ded0f57165d305821a14a9a4418"
  date  = "2026-11-20"
  class = "reported"
}

source "S74" {
  title = "replicate/monobase src/monobase/requirements (lock files resolved from the real wheels, 2.0 to 2.7.1) @ad531960916bbc898733d7f43e6b189c7c4af0ae"
  url   = "https://github.com/replicate/monobase/tree/ad531960916bbc898733d7f43e6b189c7c4af0ae"
  date  = "2026-11-20"
  class = "measured"
}

source "S75" {
  title = "astral-sh/uv crates/uv-torch/src/backend.rs @26a9dd4b2125bc271b47855e1fa0c49af3365db5"
  url   = "https://github.com/astral-sh/uv/tree/26a9dd4b2125bc271b47855e1fa0c49af3365db5"
  date  = "2026-11-20"
  class = "vendor"
}

source "S77" {
  title = "data.pyg.org wheel index pages and pyg-team/pyg-lib .github/workflows/utils/full_matrix_linux.json @764e3a492eb0d1ed9616808ec9fec2416f8d6b7d"
  date  = "2026-11-20"
  class = "reported"
}

source "S78" {
  title = "triton-lang/triton RELEASE.md compatibility table"
  url   = "https://github.com/triton-lang/triton"
  date  = "2026-11-20"
  class = "vendor"
}

source "S79" {
  title = "third-party install notes with whl/cu80/torch-1.0.1.post2 Linux and torch-1.0.1 Windows wheel URLs"
  date  = "2026-11-20"
  class = "reported"
}

source "S8" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @30850f425c45cb3050570a77e9bfdd321b237083 (main at 1.5.0)"
  url   = "https://github.com/pytorch/builder/tree/30850f425c45cb3050570a77e9bfdd321b237083"
  date  = "2026-11-20"
  class = "vendor"
}

source "S80" {
  title = "third-party uv/pip lock files and pip logs recording Requires-Dist of the 2.8 to 2.14 wheels"
  date  = "2026-11-20"
  class = "measured"
}

source "S81" {
  title = "third-party note giving the size of torch 2.1 cu121 from the pytorch index"
  date  = "2026-11-20"
  class = "reported"
}

source "S82" {
  title = "observed torch.cuda.get_arch_list(), 2.6.0+cu124 Linux and Windows"
  date  = "2026-11-20"
  class = "measured"
}

source "S83" {
  title = "observed get_arch_list(), 2.7.0+cu128"
  date  = "2026-11-20"
  class = "measured"
}

source "S84" {
  title = "observed get_arch_list(), 2.8.0+cu128"
  date  = "2026-11-20"
  class = "measured"
}

source "S85" {
  title = "observed get_arch_list(), 2.8.0+cu129"
  date  = "2026-11-20"
  class = "measured"
}

source "S86" {
  title = "observed get_arch_list(), 2.9.1+cu128"
  date  = "2026-11-20"
  class = "measured"
}

source "S87" {
  title = "observed get_arch_list(), 2.10.0+cu128"
  date  = "2026-11-20"
  class = "measured"
}

source "S88" {
  title = "observed get_arch_list(), 2.10.0+cu130 aarch64"
  date  = "2026-11-20"
  class = "measured"
}

source "S89" {
  title = "observed get_arch_list(), 2.11.0+cu128 and +cu126"
  date  = "2026-11-20"
  class = "measured"
}

source "S9" {
  title = "pytorch/builder manywheel/, common/install_cuda.sh, windows/ @39d5dd48ccef2ecfea64b0cf388a9c6becc2b295 (main at 1.5.1)"
  url   = "https://github.com/pytorch/builder/tree/39d5dd48ccef2ecfea64b0cf388a9c6becc2b295"
  date  = "2026-11-20"
  class = "vendor"
}

source "S90" {
  title = "observed get_arch_list(), 2.11.0+cu130"
  date  = "2026-11-20"
  class = "measured"
}

source "S91" {
  title = "observed get_arch_list(), 2.13.0+cu130, aarch64, +cu132"
  date  = "2026-11-20"
  class = "measured"
}

source "S92" {
  title = "observed get_arch_list(), 2.14.0+cu130, aarch64, 2.14.1+cu130"
  date  = "2026-11-20"
  class = "measured"
}

source "S93" {
  title = "observed get_arch_list(), a cu102 pip wheel"
  date  = "2026-11-20"
  class = "measured"
}

source "S95" {
  title = "NCCL banners in third-party logs: 2.7.8+cuda11.1, 2.10.3+cuda11.3, 2.14.3+cuda11.8 with torch 2.0.1"
  date  = "2026-11-20"
  class = "measured"
}

source "S96" {
  title = "third-party use of cu129 wheels: 2.11.0, 2.12.1, 2.13.0"
  date  = "2026-11-20"
  class = "reported"
}

source "S97" {
  title = "third-party fixtures of 2.14 wheel metadata and stack notes (2.14.0/2.14.1)"
  date  = "2026-11-20"
  class = "measured"
}

source "S98" {
  title = "observed arch list in warnings: torch 1.6 cu102 and torch 1.8 cu102, 1.7.1 plain pip, 1.10.1+cu102"
  date  = "2026-11-20"
  class = "measured"
}

source "S99" {
  title = "observed get_arch_list(), 1.9.0+cu111"
  date  = "2026-11-20"
  class = "measured"
}

source "aarch64-cu124" {
  title = "astral-sh/uv issue 10843: torch-2.5.1-cp39 to cp312-linux_aarch64.whl in the listing of download.pytorch.org/whl/cu124"
  url   = "https://github.com/astral-sh/uv/issues/10843"
  date  = "2025-01-22"
  class = "reported"
}

source "aarch64-archs" {
  title = "pytorch/pytorch pull request 140844: get_arch_list() of 2.6.0.dev20241113+cu124 on aarch64, built without TORCH_CUDA_ARCH_LIST"
  url   = "https://github.com/pytorch/pytorch/pull/140844"
  date  = "2024-11-15"
  class = "vendor"
}

source "builder-aarch64" {
  title = "pytorch/builder aarch64_linux/aarch64_ci_build.sh and aarch64_wheel_ci_build.py @aec5fb5de2380a9084f4bb430eec4e576066a17c (release/2.5)"
  url   = "https://github.com/pytorch/builder/tree/aec5fb5de2380a9084f4bb430eec4e576066a17c/aarch64_linux"
  date  = "2026-11-27"
  class = "vendor"
}

source "abi-126" {
  title = "pytorch/pytorch pull request 142064: CUDA 12.6 Linux wheels move to the C++11 ABI; CUDA aarch64 is already there"
  url   = "https://github.com/pytorch/pytorch/pull/142064"
  date  = "2026-11-20"
  class = "vendor"
}

source "abi-27" {
  title = "pytorch/pytorch issue 143962: in 2.6 only the CUDA 12.6 binaries use it; default from 2.7"
  url   = "https://github.com/pytorch/pytorch/issues/143962"
  date  = "2026-11-20"
  class = "reported"
}

source "torchvision-0.2.2" {
  title = "wheel of torchvision 0.2.2: for any Python and platform, without machine code; requires torch of any version"
  url   = "https://pypi.org/project/torchvision/0.2.2/"
  date  = "2026-11-22"
  class = "measured"
}

source "numpy-132179" {
  title = "pytorch/pytorch issue 132179: 2.3.0 is the first version that supports NumPy 2"
  url   = "https://github.com/pytorch/pytorch/issues/132179"
  date  = "2026-11-20"
  class = "reported"
}

source "numpy-131668" {
  title = "pytorch/pytorch issue 131668: the Windows wheels of 2.4.0 are built against NumPy 1"
  url   = "https://github.com/pytorch/pytorch/issues/131668"
  date  = "2026-11-20"
  class = "reported"
}

source "builder-016" {
  title = "pytorch/builder commit 9e927bea: the conda recipe of 0.1.6 compiles for 3.0, 3.5 and 5.2+PTX from January 2017 on; 5.0 came back with 0.1.7"
  url   = "https://github.com/pytorch/builder/commit/9e927bea461a320c87e00fac030f21e7b0c93009"
  date  = "2017-01-16"
  class = "vendor"
}

source "builder-2017" {
  title = "pytorch/builder manywheel/build.sh as of July 2017 and of December 2017 (e252674a)"
  url   = "https://github.com/pytorch/builder/commit/25d281300f7ead5d6bda4adc1f80171750312006"
  date  = "2017-12-06"
  class = "vendor"
}

source "builder-031" {
  title = "pytorch/builder commit d3be5aa9: architectures 3.0 and 5.0 leave the wheels, a week before 0.3.1"
  url   = "https://github.com/pytorch/builder/commit/d3be5aa9cedad87cdfa770afc5f22229cef9b199"
  date  = "2018-02-07"
  class = "vendor"
}

source "builder-040" {
  title = "pytorch/builder commit d5e62b67: 5.2+PTX becomes 5.0+PTX, a day before 0.4.0"
  url   = "https://github.com/pytorch/builder/commit/d5e62b676b5d3b6c5dba35a4b5ac227bd6d3563b"
  date  = "2018-04-23"
  class = "vendor"
}

source "builder-041" {
  title = "pytorch/builder commit 027edf5b: CUDA 9.2 wheels, the day before 0.4.1"
  url   = "https://github.com/pytorch/builder/commit/027edf5baba37fc7961c05bf6f712926f8863cf9"
  date  = "2018-07-25"
  class = "vendor"
}

source "pjc-13" {
  title = "peterjc123/pytorch-scripts issue 13: on Windows 0.3.1 no longer runs on capability 5.0, 0.3.0 does; before 0.4.0 Windows packages came from this channel alone"
  url   = "https://github.com/peterjc123/pytorch-scripts/issues/13"
  date  = "2026-11-20"
  class = "reported"
}

source "tutorials-8" {
  title = "pytorch/tutorials issue 8: the binary of 0.1.6 has 5.2 and PTX, and does not run on capability 5.0"
  url   = "https://github.com/pytorch/tutorials/issues/8"
  date  = "2026-11-20"
  class = "reported"
}

source "torch-131662" {
  title = "pytorch/pytorch issue 131662: fbgemm.dll of the Windows wheels of 2.4.0 asks for libomp140.x86_64.dll; 2.4.1 no longer does"
  url   = "https://github.com/pytorch/pytorch/issues/131662"
  date  = "2026-11-20"
  class = "reported"
}

source "adelaidet-468" {
  title = "aim-uofa/AdelaiDet issue 468: libnvrtc-builtins.so.11.1 is not found by the +cu111 wheels"
  url   = "https://github.com/aim-uofa/AdelaiDet/issues/468"
  date  = "2026-11-20"
  class = "reported"
}

source "yolact-186" {
  title = "WisconsinAIVision/yolact_edge issue 186: libnvrtc-builtins.so.11.1 is not found by the +cu111 wheels"
  url   = "https://github.com/WisconsinAIVision/yolact_edge/issues/186"
  date  = "2026-11-20"
  class = "reported"
}

source "tonic-317" {
  title = "neuromorphs/tonic issue 317: the Windows wheels of 2.3.0 fail with NumPy 2"
  url   = "https://github.com/neuromorphs/tonic/issues/317"
  date  = "2026-11-20"
  class = "reported"
}

source "vllm-resolved" {
  title = "requirements that vLLM's tests install, resolved: the very versions that a torch wheel pins"
  url   = "https://github.com/vllm-project/vllm"
  date  = "2026-11-20"
  class = "measured"
}

source "torchaudio-cuda-check" {
  title = "pytorch/audio src/torchaudio/_extension/utils.py and libtorchaudio/utils.cpp: a torchaudio for the CPU has no CUDA version, and loads beside any torch"
  url   = "https://github.com/pytorch/audio/blob/15ea6216d7f28542df372453248fe1ddbe93a7a6/src/torchaudio/_extension/utils.py"
  date  = "2026-11-26"
  class = "vendor"
}

source "torchaudio-4226" {
  title = "pytorch/audio pull request 4226: from September 2, 2026 on a CUDA of another minor than torch's is no error any more, as in torchvision"
  url   = "https://github.com/pytorch/audio/pull/4226"
  date  = "2026-09-02"
  class = "vendor"
}

source "torchaudio-2721" {
  title = "pytorch/audio pull request 2721: 0.13 for CUDA 11.6 refuses a torch for 11.7"
  url   = "https://github.com/pytorch/audio/pull/2721"
  date  = "2022-09-27"
  class = "vendor"
}

source "torchvision-compares" {
  title = "pytorch/vision torchvision/extension.py @0341aa50: it refuses a torch for another minor of CUDA"
  url   = "https://github.com/pytorch/vision/blob/0341aa504abd7b040ddd7294e5daaaa16ee87656/torchvision/extension.py"
  date  = "2026-11-29"
  class = "vendor"
}

source "torchvision-015" {
  title = "sd-easy-mode issue 18, May 2023: torchvision for CUDA 11.8 refuses a torch for 11.7"
  url   = "https://github.com/geocine/sd-easy-mode/issues/18"
  date  = "2023-05-19"
  class = "reported"
}

source "torchvision-major" {
  title = "deforum-stable-diffusion issue 348, October 2023: torchvision speaks of different CUDA major versions"
  url   = "https://github.com/deforum/deforum-stable-diffusion/issues/348"
  date  = "2023-10-20"
  class = "reported"
}

source "torch-docker-makefile" {
  title = "pytorch/pytorch docker.Makefile: the images called devel are made from nvidia/cuda:VERSION-devel, those called runtime from ubuntu"
  url   = "https://github.com/pytorch/pytorch/blob/04da8a0f0196182263cd5dc60c38051477cf8d5b/docker.Makefile"
  date  = "2026-11-27"
  class = "vendor"
}

source "images-by-other-names" {
  title = "the Dockerfiles of vllm-project/vllm, sgl-project/sglang, huggingface/text-generation-inference, ultralytics/ultralytics and huggingface/transformers (docker/transformers-pytorch-gpu, commit 032b32ab): they install torch, and their images are tagged by the project's own versions"
  url   = "https://github.com/huggingface/transformers/blob/032b32abfb07ba36e8fc1a8e5251514523edce34/docker/transformers-pytorch-gpu/Dockerfile"
  date  = "2026-11-27"
  class = "vendor"
}

source "rocm-1425" {
  title = "ROCm/pytorch pull requests 1422 to 1425: the commit of 2.2 that takes pkg_resources.packaging out, for 1.10.1, 1.13, 2.0 and 2.1"
  url   = "https://github.com/ROCm/pytorch/pull/1425"
  date  = "2026-11-27"
  class = "reported"
}

source "pypi-pytorch" {
  title = "pytorch 1.0.2 on the default index, setup.py: \"You tried to install pytorch. The package named for PyTorch is torch\""
  url   = "https://pypi.org/project/pytorch/1.0.2/"
  date  = "2026-11-29"
  class = "vendor"
}

source "pytorch-feedstock" {
  title = "conda-forge/pytorch-cpu-feedstock recipe/meta.yaml: from 1.11.0 build 2 to 2.13.0 the builds for CUDA ask for __cuda and have a build number that is higher by 200"
  url   = "https://github.com/conda-forge/pytorch-cpu-feedstock/blob/74dd3d46ff0c3d05053197961386b5a2018cf3d1/recipe/meta.yaml"
  date  = "2026-11-29"
  class = "vendor"
}

source "torch-mkl" {
  title = "pytorch/pytorch issue 123097: MKL from 2024.1 on has no iJIT_NotifyEvent, which builds of conda's channel up to 2.4 link; mkl=2024.0 mends it"
  url   = "https://github.com/pytorch/pytorch/issues/123097"
  date  = "2025-03-11"
  class = "reported"
}

source "torch-mkl-1121" {
  title = "jianlin-cheng/TransFun issue 5: so it is with PyTorch 1.12.1 of an environment.yml, in September 2025"
  url   = "https://github.com/jianlin-cheng/TransFun/issues/5"
  date  = "2025-09-10"
  class = "reported"
}

source "mkl-releases" {
  title = "mkl on the public Python package index: 2024.1.0 came out on 26 March 2024, and later ones since"
  url   = "https://pypi.org/project/mkl/#history"
  date  = "2026-12-01"
  class = "measured"
}

source "torch-preload" {
  title = "pytorch/pytorch torch/__init__.py: the libraries of NVIDIA's wheels are preloaded where libtorch_global_deps does not load without them; before 1.13.1 they never are"
  url   = "https://github.com/pytorch/pytorch/blob/v2.5.1/torch/__init__.py"
  date  = "2026-11-29"
  class = "vendor"
}

framework_info "pytorch" {
  name               = "PyTorch"
  rank               = 1
  packages           = ["torch"]
  module             = "torch"
  companions         = ["torchvision", "torchaudio", "triton"]
  libraries          = ["libtorch", "libc10"]
  modules            = { diffusers = "diffusers" }
  label              = "variant"
  index_url          = "https://download.pytorch.org/whl/{variant}"
  index_companions   = ["torchvision", "torchaudio"]
  cpu_companions     = ["torchaudio"]
  index_also         = ["numpy", "triton"]
  build_file         = "torch/version.py"
  conda              = ["pytorch", "pytorch-gpu", "pytorch-cpu", "libtorch"]
  conda_cuda         = "pytorch-cuda"
  conda_cpu          = "cpuonly"
  conda_end          = "2.5.1"
  conda_forge_driver = "1.12.0"
  images             = ["docker.io/pytorch/pytorch", "docker.io/runpod/pytorch"]
  image_on_cuda      = "devel"
  images_unsaid = [
    "docker.io/huggingface/transformers-pytorch-gpu", "docker.io/lmsysorg/sglang", "docker.io/ultralytics/ultralytics",
    "docker.io/vllm/vllm-openai", "ghcr.io/huggingface/text-generation-inference",
  ]
  ngc_cxx11_abi   = "true"
  report_names    = ["pytorch", "torch", "torch install version"]
  selftest        = "pytorch"
  cudnn_error     = "torch-cudnn-compiled-vs-runtime"
  cpu_build_error = "torch-not-compiled-with-cuda"
  companion_error = "torchvision-nms-missing"
  extended        = true
  source          = ["S49", "S75"]
  inferred        = ["index_also"]
  cell_source = {
    conda              = ["github.com/pytorch/pytorch/issues/138506"]
    cpu_companions     = ["torchaudio-cuda-check"]
    conda_end          = ["github.com/pytorch/pytorch/issues/138506"]
    conda_forge_driver = ["pytorch-feedstock"]
    images_unsaid      = ["images-by-other-names"]
    image_on_cuda      = ["torch-docker-makefile"]
    ngc_cxx11_abi      = ["flash-attn@v2.8.3.post1:.github/workflows/publish.yml"]
    needs              = ["setuptools-4385", "setuptools-tags", "rocm-1425"]
  }
  notes = [
    "ngc_cxx11_abi: \"nvcr images have Pytorch compiled with C++11 ABI\", and wheels without it end there in an undefined symbol",
  ]
  stub "pytorch" {
    refused  = ["0.1.2", "1.0.2"]
    released = "2017-03-11"
    source   = ["pypi-pytorch"]
  }
  trait "condas-libraries" {
    source = ["torch-preload"]
  }
  trait "condas-needs" {
    from   = "1.12.1"
    to     = "2.4.1"
    needs  = { mkl = "<2024.1" }
    takes  = { mkl = "2024.0" }
    since  = "2024-03-26"
    source = ["torch-mkl", "torch-mkl-1121", "mkl-releases"]
    notes  = ["libtorch_cpu.so of the channel pytorch ends there in: undefined symbol: iJIT_NotifyEvent; the wheels have MKL inside"]
  }
  trait "builder-needs" {
    from   = "1.10.1"
    to     = "2.1.2"
    needs  = { setuptools = "!=70.*,<82" }
    takes  = { setuptools = "69.5.1" }
    source = ["setuptools-4385", "setuptools-tags", "rocm-1425"]
    notes  = ["torch.utils.cpp_extension imports packaging from pkg_resources"]
  }
  trait "compares-cuda" {
    needs  = { torchaudio = ">=0.13,<=2.11.0", torchvision = ">=0.5,<0.16" }
    takes  = { torchvision = "0.16.0" }
    source = ["torchaudio-cuda-check", "torchaudio-4226", "torchaudio-2721", "torchvision-compares", "torchvision-015", "torchvision-major"]
  }
}

framework "pytorch" "2.15.0" {
  package         = "torch"
  released        = "2026-10-28"
  python          = ["3.11", "3.12", "3.13", "3.14", "3.15"]
  python_requires = ">=3.11"
  python_notes    = "wheels for 3.14t and 3.15t are on PyPI too"
  pairs           = { torchaudio = "2.11.1", torchvision = "0.29.2", triton = "3.9.0" }
  pair_specs      = { fsspec = ">=0.8.5", networkx = ">=2.5.1", sympy = ">=1.13.3", torchcodec = ">=0.12.0", triton = "~=3.9.0", typing-extensions = ">=4.13.0" }
  min_glibc       = "2.28"
  source = [
    "wheels@9024cbf347dce95759bcde1411ef59b7:torch-2.15.0-cp315-cp315t-manylinux_2_28_x86_64.whl",
    "wheels@ed708117f2f0162dbbd958dbd2654c16:torch-2.15.0-cp315-cp315t-manylinux_2_28_aarch64.whl",
    "pytorch-190385",
    "test-infra-8739",
  ]
  cell_source = { pair_specs = ["wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl", "wheels@48c2d861134c0b5697c7602cb5ffa68f:torch-2.15.0-cp311-cp311-manylinux_2_28_x86_64.whl"], pairs = [
    "wheels@0173b5b51e1368aa88de3cbe4e98508b:torchaudio-2.11.1-py3-none-manylinux_2_28_x86_64.whl",
    "wheels@0875f7a23bd298813240f716c56df44c:torchvision-0.29.2-py3-none-manylinux_2_28_x86_64.whl",
    "wheels@9024cbf347dce95759bcde1411ef59b7:torch-2.15.0-cp315-cp315t-manylinux_2_28_x86_64.whl",
  ] }
  inferred = ["pairs"]
  notes = [
    "pairs: torchvision 0.29.2 and torchaudio 2.11.1 came out on the same day, compiled with CUDA 13.2, and ask for torch 2.14 or newer, and 2.11",
    "the builds for other CUDA versions on PyTorch's own index were not read; the plan of release 2.15 names CUDA 13.0 and no CUDA 12",
  ]
  build "cu132" {
    cuda      = "13.2"
    cuda_full = "13.2.2"
    cudnn     = "9.26.0.51"
    nccl      = "2.30.7"
    nvshmem   = "3.7.2"
    pins = {
      cuda-bindings          = ">=13.0.3,<14"
      cuda-toolkit           = "13.2.2"
      nvidia-cudnn-cu13      = "9.26.0.51"
      nvidia-cusparselt-cu13 = "0.8.1"
      nvidia-nccl-cu13       = "2.30.7"
      nvidia-nvshmem-cu13    = "3.7.2"
    }
    index_kind   = "pypi"
    pypi_default = ["linux/amd64", "linux/arm64"]
    observed     = true
    source = [
      "wheels@9024cbf347dce95759bcde1411ef59b7:torch-2.15.0-cp315-cp315t-manylinux_2_28_x86_64.whl",
      "wheels@ed708117f2f0162dbbd958dbd2654c16:torch-2.15.0-cp315-cp315t-manylinux_2_28_aarch64.whl",
    ]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    notes = [
      "the GPU code that all of its libraries have; libtorch_cuda.so alone has more, for single kernels: 8.9, 10.3, 12.1",
    ]
    platform {
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64" = { sm = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"] }
        "linux/arm64" = { sm = ["8.0", "9.0", "10.0", "11.0", "12.0"] }
      }
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64"]
    source       = ["S40", "wheels@f2bd0a3709a7493a6ef2ac5a65411124:torch-2.15.0-cp312-cp312-win_amd64.whl"]
    inferred     = ["index_url"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "pytorch" "2.14.1" {
  like         = "2.12.0"
  released     = "2026-09-30"
  python_notes = "3.14t builds exist; 3.15 and 3.15t experimental, not on PyPI"
  pairs        = { torchcodec = "0.17.0", torchvision = "0.29.1", triton = "3.8.0" }
  pair_specs   = { triton = "~=3.8.0" }
  source       = ["S43", "S46", "S70", "S69", "S97"]
  cell_source = {
    pair_specs = [
      "wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl",
      "wheels@1fee6b20869a90ccec05e35559a70633:torch-2.14.1-cp310-cp310-manylinux_2_28_x86_64.whl",
    ]
    released = ["wheels@23011fe29a99b591eabb3a31a25080c6:torch-2.14.1-cp312-cp312-manylinux_2_28_x86_64.whl"]
  }
  inferred = ["pairs", "python"]
  notes = [
    "no torchaudio release matches; 2.11.0 is the last one and is what the project installs beside it; the 2.14 plan named CUDA 13.2 for PyPI, the published wheel stayed on 13.0",
    "torchaudio ended with 2.11.0, which is used beside this release",
    "wheels: manylinux_2_28",
    "builds for AMD GPUs exist and are left out here: ROCm 7.2, 7.14",
  ]
  build "cu126" {
    without  = ["pins", "channel"]
    source   = ["S53", "S40", "S46", "S58", "S55", "S43", "S69"]
    inferred = ["cuda_full", "cudnn", "nccl", "sm", "platform"]
  }
  build "cu130" {
    without   = ["channel", "pins.nvidia-cublas"]
    cuda_full = "13.0.3"
    cudnn     = "9.24.0.43"
    nccl      = "2.30.7"
    pins = {
      cuda-bindings     = ">=13.0.3,<14"
      cuda-toolkit      = "13.0.3"
      nvidia-cudnn-cu13 = "9.24.0.43"
      nvidia-nccl-cu13  = "2.30.7"
    }
    observed = true
    source   = ["S53", "S40", "S46", "S41", "S58", "S57", "S80", "S43", "S92", "S97"]
    inferred = ["cuda_full", "cudnn", "nccl", "platform"]
    platform "windows/amd64" {
      cudnn = "9.24.0"
    }
  }
  build "cu132" {
    without  = ["pins", "channel"]
    cudnn    = "9.24.0.43"
    nccl     = "2.30.7"
    source   = ["vllm-030-cu132", "S53", "S40", "S46", "S58", "S43"]
    inferred = ["cuda_full", "cudnn", "nccl", "ptx", "platform", "sm"]
    platform "windows/amd64" {
      cudnn = "9.24.0"
    }
  }
  build "cpu" {
    source = ["S40"]
  }
}

framework "pytorch" "2.14.0" {
  like         = "2.12.0"
  released     = "2026-09-02"
  python_notes = "3.14t builds exist; 3.15 and 3.15t experimental, not on PyPI"
  pairs        = { torchcodec = "0.16.0", torchvision = "0.29.0", triton = "3.8.0" }
  pair_specs   = { triton = "~=3.8.0" }
  source       = ["S43", "S46", "S70", "S69", "S97"]
  cell_source = {
    pair_specs = [
      "wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl",
      "wheels@d30207cb89e713dfd6afb5d592b30d9e:torch-2.14.0-cp310-cp310-manylinux_2_28_x86_64.whl",
    ]
  }
  notes = [
    "no torchaudio release matches; 2.11.0 is the last one and is what the project installs beside it; the 2.14 plan named CUDA 13.2 for PyPI, the published wheel stayed on 13.0",
    "torchaudio ended with 2.11.0, which is used beside this release",
    "wheels: manylinux_2_28",
    "builds for AMD GPUs exist and are left out here: ROCm 7.2, 7.14",
  ]
  build "cu126" {
    without  = ["pins", "channel"]
    observed = true
    source   = ["S53", "S40", "S46", "S58", "S55", "S43", "S105"]
  }
  build "cu130" {
    without   = ["channel", "pins.nvidia-cublas"]
    cuda_full = "13.0.3"
    cudnn     = "9.24.0.43"
    nccl      = "2.30.7"
    pins = {
      cuda-bindings     = ">=13.0.3,<14"
      cuda-toolkit      = "13.0.3"
      nvidia-cudnn-cu13 = "9.24.0.43"
      nvidia-nccl-cu13  = "2.30.7"
    }
    observed = true
    source   = ["S53", "S40", "S46", "S41", "S58", "S57", "S80", "S43", "S92", "S97", "S65"]
    inferred = ["platform"]
    platform "windows/amd64" {
      cudnn = "9.24.0"
    }
  }
  build "cu132" {
    without = ["pins", "channel"]
    cudnn   = "9.24.0.43"
    nccl    = "2.30.7"
    source  = ["vllm-030-cu132", "S53", "S40", "S46", "S58", "S43"]
    platform "windows/amd64" {
      cudnn = "9.24.0"
    }
  }
  build "cpu" {
    source = ["S40"]
  }
}

framework "pytorch" "2.13.0" {
  like         = "2.12.1"
  released     = "2026-07-08"
  python_notes = "3.14t builds exist; 3.15 and 3.15t preview builds on the pytorch index only"
  pairs        = { torchcodec = "0.14.0", torchvision = "0.28.0" }
  cell_source = {
    pair_specs = [
      "wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl",
      "wheels@c78b7b4d04461855a764cf01bae9a462:torch-2.13.0-cp310-cp310-manylinux_2_28_x86_64.whl",
    ]
  }
  notes = [
    "no torchaudio release matches; 2.11.0 is the last one and is what the project installs beside it",
    "torchaudio ended with 2.11.0, which is used beside this release",
    "wheels: manylinux_2_28",
    "builds for AMD GPUs exist and are left out here: ROCm 7.1, 7.2",
  ]
  build {
    rows = {
      "cu126" = { source = ["S53", "S39", "S46", "S58", "S55", "S42", "S80"] }
      "cu130" = {
        cuda_full = "13.0.3"
        pins      = { cuda-bindings = ">=13.0.3,<14", cuda-toolkit = "13.0.3" }
        observed  = true
        source    = ["S53", "S39", "S46", "S41", "S58", "S57", "S80", "S42", "S91", "S63"]
        inferred  = ["platform"]
      }
      "cu132" = {
        observed = true
        source   = ["vllm-030-cu132", "S53", "S39", "S46", "S58", "S42", "S91", "S80", "S63"]
        inferred = ["platform"]
      }
      "cu129" = { source = ["S96", "S39"] }
      "cpu"   = { source = ["S39"] }
    }
  }
}

framework "pytorch" "2.12.1" {
  cell_source  = { pair_specs = ["wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl", "wheels@a7817f0f89a796d9de239d06f69faf5d:torch-2.12.1-cp310-cp310-manylinux_2_28_x86_64.whl"] }
  package      = "torch"
  released     = "2026-06-17"
  python       = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_notes = "3.14t builds exist; 3.13t no longer built"
  pairs        = { torchcodec = "0.13.0", torchvision = "0.27.1", triton = "3.7.1" }
  pair_specs   = { fsspec = ">=0.8.5", networkx = ">=2.5.1", sympy = ">=1.13.3", torchaudio = "==2.11.0", torchcodec = ">=0.12.0", typing-extensions = ">=4.10.0" }
  min_glibc    = "2.28"
  source       = ["S42", "S46", "S41", "S78"]
  notes = [
    "no torchaudio release matches; 2.11.0 is the last one and is what the project installs beside it; test-infra dates it 2026-06-17",
    "torchaudio ended with 2.11.0, which is used beside this release",
    "wheels: manylinux_2_28",
    "builds for AMD GPUs exist and are left out here: ROCm 7.1, 7.2",
  ]
  build "cu126" {
    cuda      = "12.6"
    cuda_full = "12.6.3"
    cudnn     = "9.10.2.21"
    nccl      = "2.29.3"
    pins = {
      cuda-bindings          = ">=12.9.4,<13"
      cuda-toolkit           = "12.6.3"
      nvidia-cudnn-cu12      = "9.10.2.21"
      nvidia-cusparselt-cu12 = "0.7.1"
      nvidia-nccl-cu12       = "2.29.3"
      nvidia-nvshmem-cu12    = "3.4.5"
    }
    index_url           = "https://download.pytorch.org/whl/cu126"
    index_kind          = "simple"
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S53", "S38", "S46", "S58", "S55", "S42", "S80"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["platform"]
    notes               = ["only variant for Maxwell, Pascal and Volta"]
    platform {
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64" = { sm = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"] }
        "windows/amd64" = {
          without  = ["cxx11_abi"]
          sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
          cudnn    = "9.10.2.21"
          delivery = "bundled-in-wheel"
        }
        "linux/arm64" = { sm = ["8.0", "9.0"] }
      }
    }
  }
  build "cu130" {
    cuda      = "13.0"
    cuda_full = "13.0.2"
    cudnn     = "9.20.0.48"
    nccl      = "2.29.7"
    pins = {
      cuda-toolkit           = "13.0.2"
      nvidia-cublas          = ">=13.1.0.3,<=13.1.1.3"
      nvidia-cudnn-cu13      = "9.20.0.48"
      nvidia-cusparselt-cu13 = "0.8.1"
      nvidia-nccl-cu13       = "2.29.7"
      nvidia-nvshmem-cu13    = "3.4.5"
    }
    index_url           = "https://download.pytorch.org/whl/cu130"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64", "linux/arm64"]
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S53", "S38", "S46", "S41", "S58", "S57", "S80", "S42"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["platform", "ptx"]
    notes               = ["RELEASE.md still prints 12.0+PTX; release wheels report no PTX"]
    platform {
      sm        = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { without = ["cxx11_abi"], delivery = "bundled-in-wheel" }
        "linux/arm64"   = { sm = ["8.0", "9.0", "10.0", "11.0", "12.0"] }
      }
    }
  }
  build "cu132" {
    cuda      = "13.2"
    cuda_full = "13.2.1"
    cudnn     = "9.20.0.48"
    nccl      = "2.29.7"
    pins = {
      cuda-bindings          = ">=13.0.3,<14"
      cuda-toolkit           = "13.2.1"
      nvidia-cudnn-cu13      = "9.20.0.48"
      nvidia-cusparselt-cu13 = "0.8.1"
      nvidia-nccl-cu13       = "2.29.7"
      nvidia-nvshmem-cu13    = "3.4.5"
    }
    index_url           = "https://download.pytorch.org/whl/cu132"
    index_kind          = "simple"
    channel             = "experimental"
    lacks               = ["torchaudio"]
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["vllm-030-cu132", "S53", "S38", "S46", "S58", "S42", "S80"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["platform", "ptx"]
    platform {
      sm        = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { without = ["cxx11_abi"], delivery = "bundled-in-wheel" }
        "linux/arm64"   = { sm = ["8.0", "9.0", "10.0", "11.0", "12.0"] }
      }
    }
  }
  build "cu129" {
    cuda                = "12.9"
    index_url           = "https://download.pytorch.org/whl/cu129"
    index_kind          = "simple"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S96", "S38"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    notes = [
      "limited release; seen running on 8.0, 8.9 and 12.0 devices; full list not established; the release-candidate matrix also names an aarch64 12.9 build",
    ]
    platform "linux/amd64" {
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64"]
    source       = ["S38"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "pytorch" "2.12.0" {
  cell_source  = { pair_specs = ["wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl", "wheels@d47e7dee68ac4cd7a068b26bcd6b9899:torch-2.12.0-cp310-cp310-manylinux_2_28_x86_64.whl"] }
  package      = "torch"
  released     = "2026-05-13"
  python       = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_notes = "3.14t builds exist; 3.13t no longer built"
  pairs        = { torchcodec = "0.12.0", torchvision = "0.27.0", triton = "3.7.0" }
  pair_specs   = { fsspec = ">=0.8.5", networkx = ">=2.5.1", sympy = ">=1.13.3", torchaudio = "==2.11.0", torchcodec = ">=0.12.0", typing-extensions = ">=4.10.0" }
  min_glibc    = "2.28"
  source       = ["S42", "S46", "S41", "S78"]
  notes = [
    "no torchaudio release matches; 2.11.0 is the last one and is what the project installs beside it",
    "torchaudio ended with 2.11.0, which is used beside this release",
    "wheels: manylinux_2_28",
    "builds for AMD GPUs exist and are left out here: ROCm 7.1, 7.2",
  ]
  build "cu126" {
    cuda      = "12.6"
    cuda_full = "12.6.3"
    cudnn     = "9.10.2.21"
    nccl      = "2.29.3"
    pins = {
      cuda-bindings          = ">=12.9.4,<13"
      cuda-toolkit           = "12.6.3"
      nvidia-cudnn-cu12      = "9.10.2.21"
      nvidia-cusparselt-cu12 = "0.7.1"
      nvidia-nccl-cu12       = "2.29.3"
      nvidia-nvshmem-cu12    = "3.4.5"
    }
    index_url           = "https://download.pytorch.org/whl/cu126"
    index_kind          = "simple"
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S53", "S38", "S46", "S58", "S55", "S42", "S80"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["platform"]
    notes               = ["only variant for Maxwell, Pascal and Volta"]
    platform {
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64" = { sm = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"] }
        "windows/amd64" = {
          without  = ["cxx11_abi"]
          sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
          cudnn    = "9.10.2.21"
          delivery = "bundled-in-wheel"
        }
        "linux/arm64" = { sm = ["8.0", "9.0"] }
      }
    }
  }
  build "cu130" {
    cuda      = "13.0"
    cuda_full = "13.0.2"
    cudnn     = "9.20.0.48"
    nccl      = "2.29.7"
    pins = {
      cuda-toolkit           = "13.0.2"
      nvidia-cublas          = ">=13.1.0.3,<=13.1.1.3"
      nvidia-cudnn-cu13      = "9.20.0.48"
      nvidia-cusparselt-cu13 = "0.8.1"
      nvidia-nccl-cu13       = "2.29.7"
      nvidia-nvshmem-cu13    = "3.4.5"
    }
    index_url           = "https://download.pytorch.org/whl/cu130"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64", "linux/arm64"]
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S53", "S38", "S46", "S41", "S58", "S57", "S80", "S42"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["platform", "ptx"]
    notes               = ["RELEASE.md still prints 12.0+PTX; release wheels report no PTX"]
    platform {
      sm        = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { without = ["cxx11_abi"], delivery = "bundled-in-wheel" }
        "linux/arm64"   = { sm = ["8.0", "9.0", "10.0", "11.0", "12.0"] }
      }
    }
  }
  build "cu132" {
    cuda      = "13.2"
    cuda_full = "13.2.1"
    cudnn     = "9.20.0.48"
    nccl      = "2.29.7"
    pins = {
      cuda-bindings          = ">=13.0.3,<14"
      cuda-toolkit           = "13.2.1"
      nvidia-cudnn-cu13      = "9.20.0.48"
      nvidia-cusparselt-cu13 = "0.8.1"
      nvidia-nccl-cu13       = "2.29.7"
      nvidia-nvshmem-cu13    = "3.4.5"
    }
    index_url           = "https://download.pytorch.org/whl/cu132"
    index_kind          = "simple"
    channel             = "experimental"
    lacks               = ["torchaudio"]
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["vllm-030-cu132", "S53", "S38", "S46", "S58", "S42", "S80"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["platform", "ptx"]
    platform {
      sm        = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { without = ["cxx11_abi"], delivery = "bundled-in-wheel" }
        "linux/arm64"   = { sm = ["8.0", "9.0", "10.0", "11.0", "12.0"] }
      }
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64"]
    source       = ["S38"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "pytorch" "2.11.0" {
  cell_source  = { pair_specs = ["wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl", "wheels@1b32ceda909818a03b112006709b02be:torch-2.11.0-cp310-cp310-manylinux_2_28_x86_64.whl"] }
  pair_specs   = { fsspec = ">=0.8.5", networkx = ">=2.5.1", sympy = ">=1.13.3", torchcodec = ">=0.11.0", typing-extensions = ">=4.10.0" }
  package      = "torch"
  released     = "2026-03-23"
  python       = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_notes = "3.13t and 3.14t builds exist"
  pairs        = { torchaudio = "2.11.0", torchcodec = "0.11.0", torchvision = "0.26.0", triton = "3.6.0" }
  min_glibc    = "2.28"
  source       = ["S42", "S46", "S73", "S78"]
  notes = [
    "last torchaudio release matched to a torch release",
    "wheels: manylinux_2_28",
    "builds for AMD GPUs exist and are left out here: ROCm 7.1, 7.2",
  ]
  build "cu126" {
    cuda                = "12.6"
    cuda_full           = "12.6.3"
    cudnn               = "9.10.2.21"
    nccl                = "2.28.9"
    index_url           = "https://download.pytorch.org/whl/cu126"
    index_kind          = "simple"
    channel             = "stable"
    observed            = true
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S37", "S42", "S73", "S46", "S89", "S55", "S58", "S54"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["platform"]
    notes               = ["only variant left with Volta or older"]
    platform {
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64" = { sm = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"] }
        "windows/amd64" = {
          without  = ["cxx11_abi"]
          sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
          delivery = "bundled-in-wheel"
        }
        "linux/arm64" = { sm = ["8.0", "9.0"] }
      }
    }
  }
  build "cu128" {
    cuda      = "12.8"
    cuda_full = "12.8.1"
    cudnn     = "9.19.0.56"
    nccl      = "2.28.9"
    pins = {
      cuda-bindings          = ">=12.9.4,<13"
      cuda-toolkit           = "12.8.1"
      nvidia-cudnn-cu12      = "9.19.0.56"
      nvidia-cusparselt-cu12 = "0.7.1"
      nvidia-nccl-cu12       = "2.28.9"
      nvidia-nvshmem-cu12    = "3.4.5"
    }
    index_url           = "https://download.pytorch.org/whl/cu128"
    index_kind          = "simple"
    channel             = "stable"
    observed            = true
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S37", "S42", "S73", "S46", "S89", "S80", "S65", "S58"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["platform"]
    notes               = ["Volta dropped; RELEASE.md says cuDNN 9.17.1.4 but the wheel metadata pins 9.19.0.56"]
    platform {
      sm        = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { without = ["cxx11_abi"], delivery = "bundled-in-wheel" }
        "linux/arm64"   = { sm = ["8.0", "9.0", "10.0", "12.0"] }
      }
    }
  }
  build "cu130" {
    cuda      = "13.0"
    cuda_full = "13.0.2"
    cudnn     = "9.19.0.56"
    nccl      = "2.28.9"
    pins = {
      nvidia-cudnn-cu13      = "9.19.0.56"
      nvidia-cusparselt-cu13 = "0.8.0"
      nvidia-nccl-cu13       = "2.28.9"
      nvidia-nvshmem-cu13    = "3.4.5"
    }
    index_url           = "https://download.pytorch.org/whl/cu130"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64", "linux/arm64"]
    channel             = "stable"
    observed            = true
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S37", "S42", "S73", "S46", "S90", "S62", "S80", "S41", "S57", "S58"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["platform"]
    notes = [
      "RELEASE.md says cuDNN 9.17.1.4 and 12.0+PTX; wheels pin 9.19.0.56 and report no PTX; first release whose PyPI aarch64 wheel is CUDA",
    ]
    platform {
      sm        = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { without = ["cxx11_abi"], delivery = "bundled-in-wheel" }
        "linux/arm64"   = { sm = ["8.0", "9.0", "10.0", "11.0", "12.0"] }
      }
    }
  }
  build "cu129" {
    cuda                = "12.9"
    index_url           = "https://download.pytorch.org/whl/cu129"
    index_kind          = "simple"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S73", "S96"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    notes               = ["limited release, absent from the install selector; seen working on Ada and Hopper"]
    platform "linux/amd64" {
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64"]
    source       = ["S42", "S37"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "pytorch" "2.10.0" {
  like         = "2.9.0"
  released     = "2026-01-21"
  python_notes = "3.13t and 3.14t builds exist"
  pairs        = { torchaudio = "2.10.0", torchcodec = "0.10.0", torchvision = "0.25.0", triton = "3.6.0" }
  pair_specs   = { torchcodec = ">=0.10.0,<0.11" }
  source       = ["S42", "S46", "S73", "S78"]
  cell_source = {
    pair_specs = [
      "wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl",
      "wheels@a1ff626b884f8c4e897c4c33782bdacd:torch-2.10.0-3-cp310-cp310-manylinux_2_28_x86_64.whl",
    ]
  }
  notes = ["wheels: manylinux_2_28", "builds for AMD GPUs exist and are left out here: ROCm 7.0, 7.1"]
  build "cu126" {
    without  = ["pins"]
    source   = ["S52", "S36", "S42", "S73", "S46", "S55", "S58", "S54"]
    inferred = ["sm", "platform"]
    notes    = ["toolkit pins not seen for this release; 2.9 cu126 pins are the likely set"]
  }
  build "cu128" {
    without  = ["notes"]
    pins     = { nvidia-nvshmem-cu12 = "3.4.5" }
    observed = true
    source   = ["S52", "S36", "S42", "S73", "S46", "S87", "S80", "S54", "S66"]
    inferred = ["platform"]
  }
  build "cu130" {
    cuda_full = "13.0.2"
    cudnn     = "9.15.1.9"
    nccl      = "2.28.9"
    pins = {
      nvidia-cublas       = "13.1.0.3"
      nvidia-cuda-cupti   = "13.0.85"
      nvidia-cuda-nvrtc   = "13.0.88"
      nvidia-cuda-runtime = "13.0.96"
      nvidia-cudnn-cu13   = "9.15.1.9"
      nvidia-cufft        = "12.0.0.61"
      nvidia-cufile       = "1.15.1.6"
      nvidia-cusolver     = "12.0.4.66"
      nvidia-cusparse     = "12.6.3.3"
      nvidia-nccl-cu13    = "2.28.9"
      nvidia-nvjitlink    = "13.0.88"
      nvidia-nvshmem-cu13 = "3.4.5"
      nvidia-nvtx         = "13.0.85"
    }
    source = ["S52", "S36", "S42", "S73", "S46", "S88", "S80", "S57", "S58"]
    notes  = ["RELEASE.md says 13.0.0; the pinned libraries are the 13.0.2 set"]
  }
  build "cu129" {
    source = ["S52", "S66", "vllm-resolved@v0.17.0:requirements/test.txt"]
    cell_source = {
      cudnn = ["vllm-resolved@v0.17.0:requirements/test.txt"]
      nccl  = ["vllm-resolved@v0.17.0:requirements/test.txt"]
      pins  = ["vllm-resolved@v0.17.0:requirements/test.txt"]
    }
  }
  build "cpu" {
    source = ["S42", "S36"]
  }
}

framework "pytorch" "2.9.1" {
  like     = "2.9.0"
  released = "2025-11-12"
  pairs    = { torchaudio = "2.9.1", torchcodec = "0.9.1", torchvision = "0.24.1", triton = "3.5.1" }
  cell_source = {
    pair_specs = [
      "wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl",
      "wheels@9fd35c68b3679378c11f5eb73220fdcb:torch-2.9.1-cp310-cp310-manylinux_2_28_x86_64.whl",
    ]
  }
  build "cu128" {
    observed = true
  }
  build "cu129" {
    source = ["vllm-resolved@v0.14.0:requirements/test.txt"]
    cell_source = {
      cudnn = ["vllm-resolved@v0.14.0:requirements/test.txt"]
      nccl  = ["vllm-resolved@v0.14.0:requirements/test.txt"]
      pins  = ["vllm-resolved@v0.14.0:requirements/test.txt"]
    }
    notes = [
      "as in 2.9.0 and 2.10.0: limited release, absent from the install selector; PTX state not established",
    ]
  }
  build "jp6-cu126" {
    cuda       = "12.6"
    cudnn      = "9.3.0.75"
    index_url  = "https://pypi.jetson-ai-lab.io/jp6/cu126"
    index_kind = "simple"
    channel    = "stable"
    jetpack    = ["6.1", "6.2"]
    source     = ["jetson-ai-lab-torch"]
    inferred   = ["cudnn", "platform"]
    notes = [
      "platform: the index is for Orin boards; the wheels open libcudnn.so.9 and the CUDA 12.6 libraries of JetPack",
    ]
    platform "linux/arm64" {
      sm       = ["8.7"]
      python   = ["3.10"]
      delivery = "system"
    }
  }
}

framework "pytorch" "2.9.0" {
  cell_source  = { pair_specs = ["wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl", "wheels@51cb63902182a78e90886e8068befd8e:torch-2.9.0-cp310-cp310-manylinux_2_28_x86_64.whl"] }
  pair_specs   = { fsspec = ">=0.8.5", networkx = ">=2.5.1", sympy = ">=1.13.3", torchcodec = ">=0.8.0,<0.10", typing-extensions = ">=4.10.0" }
  package      = "torch"
  released     = "2025-10-15"
  python       = ["3.10", "3.11", "3.12", "3.13", "3.14"]
  python_notes = "3.13t and 3.14t builds exist; the release matrix writes (3.14, 3.14t experimental) without saying whether plain 3.14 is meant"
  pairs        = { torchaudio = "2.9.0", torchcodec = "0.8.0", torchvision = "0.24.0", triton = "3.5.0" }
  min_glibc    = "2.28"
  source       = ["S42", "S46", "S72", "S73", "S78"]
  notes        = ["wheels: manylinux_2_28", "builds for AMD GPUs exist and are left out here: ROCm 6.3, 6.4"]
  build "cu126" {
    cuda      = "12.6"
    cuda_full = "12.6.3"
    cudnn     = "9.10.2.21"
    nccl      = "2.27.5"
    pins = {
      nvidia-cublas-cu12       = "12.6.4.1"
      nvidia-cuda-cupti-cu12   = "12.6.80"
      nvidia-cuda-nvrtc-cu12   = "12.6.77"
      nvidia-cuda-runtime-cu12 = "12.6.77"
      nvidia-cudnn-cu12        = "9.10.2.21"
      nvidia-cufft-cu12        = "11.3.0.4"
      nvidia-cufile-cu12       = "1.11.1.6"
      nvidia-curand-cu12       = "10.3.7.77"
      nvidia-cusolver-cu12     = "11.7.1.2"
      nvidia-cusparse-cu12     = "12.5.4.2"
      nvidia-cusparselt-cu12   = "0.7.1"
      nvidia-nccl-cu12         = "2.27.5"
      nvidia-nvjitlink-cu12    = "12.6.85"
      nvidia-nvshmem-cu12      = "3.3.20"
      nvidia-nvtx-cu12         = "12.6.77"
    }
    index_url           = "https://download.pytorch.org/whl/cu126"
    index_kind          = "simple"
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S52", "S49", "S35", "S42", "S73", "S46", "S55", "S58", "S54"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    platform {
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64" = { sm = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"] }
        "windows/amd64" = {
          without  = ["cxx11_abi"]
          sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
          cudnn    = "9.7.0.66"
          delivery = "bundled-in-wheel"
        }
        "linux/arm64" = { sm = ["8.0", "9.0"] }
      }
    }
  }
  build "cu128" {
    cuda      = "12.8"
    cuda_full = "12.8.1"
    cudnn     = "9.10.2.21"
    nccl      = "2.27.5"
    pins = {
      nvidia-cublas-cu12       = "12.8.4.1"
      nvidia-cuda-cupti-cu12   = "12.8.90"
      nvidia-cuda-nvrtc-cu12   = "12.8.93"
      nvidia-cuda-runtime-cu12 = "12.8.90"
      nvidia-cudnn-cu12        = "9.10.2.21"
      nvidia-cufft-cu12        = "11.3.3.83"
      nvidia-cufile-cu12       = "1.13.1.3"
      nvidia-curand-cu12       = "10.3.9.90"
      nvidia-cusolver-cu12     = "11.7.3.90"
      nvidia-cusparse-cu12     = "12.5.8.93"
      nvidia-cusparselt-cu12   = "0.7.1"
      nvidia-nccl-cu12         = "2.27.5"
      nvidia-nvjitlink-cu12    = "12.8.93"
      nvidia-nvshmem-cu12      = "3.3.20"
      nvidia-nvtx-cu12         = "12.8.90"
    }
    index_url           = "https://download.pytorch.org/whl/cu128"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64"]
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S52", "S49", "S35", "S42", "S73", "S46", "S86", "S58", "S54", "S66"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    notes               = ["one Windows report shows 2.9.1+cu128 starting at sm_75, against the sm_70 list used here"]
    platform {
      sm        = ["7.0", "7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { without = ["cxx11_abi"], delivery = "bundled-in-wheel" }
        "linux/arm64"   = { sm = ["8.0", "9.0", "10.0", "12.0"] }
      }
    }
  }
  build "cu130" {
    cuda      = "13.0"
    cuda_full = "13.0.0"
    cudnn     = "9.13.0.50"
    nccl      = "2.27.7"
    pins = {
      nvidia-cublas          = "13.0.0.19"
      nvidia-cuda-cupti      = "13.0.48"
      nvidia-cuda-nvrtc      = "13.0.48"
      nvidia-cuda-runtime    = "13.0.48"
      nvidia-cudnn-cu13      = "9.13.0.50"
      nvidia-cufft           = "12.0.0.15"
      nvidia-cufile          = "1.15.0.42"
      nvidia-curand          = "10.4.0.35"
      nvidia-cusolver        = "12.0.3.29"
      nvidia-cusparse        = "12.6.2.49"
      nvidia-cusparselt-cu13 = "0.8.0"
      nvidia-nccl-cu13       = "2.27.7"
      nvidia-nvjitlink       = "13.0.39"
      nvidia-nvshmem-cu13    = "3.3.24"
      nvidia-nvtx            = "13.0.39"
    }
    index_url           = "https://download.pytorch.org/whl/cu130"
    index_kind          = "simple"
    channel             = "experimental"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S52", "S49", "S35", "S42", "S73", "S46", "S57", "S58", "S54"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    platform {
      sm        = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx       = ["12.0"]
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { without = ["cxx11_abi"], ptx = [], delivery = "bundled-in-wheel" }
        "linux/arm64"   = { sm = ["8.0", "9.0", "10.0", "11.0", "12.0"] }
      }
    }
  }
  build "cu129" {
    cuda  = "12.9"
    cudnn = "9.10.2.21"
    nccl  = "2.27.5"
    pins = {
      nvidia-cuda-runtime-cu12 = "12.9.79"
      nvidia-cudnn-cu12        = "9.10.2.21"
      nvidia-nccl-cu12         = "2.27.5"
    }
    index_url           = "https://download.pytorch.org/whl/cu129"
    index_kind          = "simple"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S52", "S66", "vllm-resolved@v0.11.1:requirements/test.txt"]
    cell_source = {
      cudnn     = ["vllm-resolved@v0.11.1:requirements/test.txt"]
      cxx11_abi = ["abi-126", "abi-27"]
      nccl      = ["vllm-resolved@v0.11.1:requirements/test.txt"]
      pins      = ["vllm-resolved@v0.11.1:requirements/test.txt"]
    }
    inferred = ["sm", "platform"]
    notes    = ["limited release, absent from the install selector; PTX state not established"]
    platform "linux/amd64" {
      sm        = ["7.0", "7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source       = ["S42", "S35"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "pytorch" "2.8.0" {
  cell_source  = { pair_specs = ["wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl", "wheels@89aa9ee820bb39d4d72b794345cccef1:torch-2.8.0-cp310-cp310-manylinux_2_28_x86_64.whl"] }
  pair_specs   = { sympy = ">=1.13.3", torchcodec = ">=0.6.0,<0.8", typing-extensions = ">=4.10.0" }
  package      = "torch"
  released     = "2025-08-06"
  python       = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_notes = "3.13t experimental"
  pairs        = { torchaudio = "2.8.0", torchcodec = "0.7.0", torchvision = "0.23.0", triton = "3.4.0" }
  min_glibc    = "2.28"
  source       = ["S42", "S46", "S72", "S73", "S78"]
  notes = [
    "one table lists CUDA 11.8 and ROCm 6.3 only for 2.8.0; the install selector (12.6, 12.8, 12.9, ROCm 6.4) and build matrix contradict the 11.8 part",
    "wheels: manylinux_2_28",
    "builds for AMD GPUs exist and are left out here: ROCm 6.3, 6.4",
  ]
  build "cu126" {
    cuda      = "12.6"
    cuda_full = "12.6.3"
    cudnn     = "9.10.2.21"
    nccl      = "2.27.3"
    pins = {
      nvidia-cublas-cu12       = "12.6.4.1"
      nvidia-cuda-cupti-cu12   = "12.6.80"
      nvidia-cuda-nvrtc-cu12   = "12.6.77"
      nvidia-cuda-runtime-cu12 = "12.6.77"
      nvidia-cudnn-cu12        = "9.10.2.21"
      nvidia-cufft-cu12        = "11.3.0.4"
      nvidia-cufile-cu12       = "1.11.1.6"
      nvidia-curand-cu12       = "10.3.7.77"
      nvidia-cusolver-cu12     = "11.7.1.2"
      nvidia-cusparse-cu12     = "12.5.4.2"
      nvidia-cusparselt-cu12   = "0.7.1"
      nvidia-nccl-cu12         = "2.27.3"
      nvidia-nvjitlink-cu12    = "12.6.85"
      nvidia-nvtx-cu12         = "12.6.77"
    }
    index_url           = "https://download.pytorch.org/whl/cu126"
    index_kind          = "simple"
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S51", "S50", "S34", "S42", "S73", "S46", "S59", "S58", "S80"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["pins"]
    notes               = ["Windows build lost sm_50 and sm_60 by mistake (fixed in 2.9)"]
    platform "linux/amd64" {
      sm        = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
    }
    platform "windows/amd64" {
      sm       = ["6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = []
      delivery = "bundled-in-wheel"
    }
  }
  build "cu128" {
    cuda      = "12.8"
    cuda_full = "12.8.1"
    cudnn     = "9.10.2.21"
    nccl      = "2.27.3"
    pins = {
      nvidia-cublas-cu12       = "12.8.4.1"
      nvidia-cuda-cupti-cu12   = "12.8.90"
      nvidia-cuda-nvrtc-cu12   = "12.8.93"
      nvidia-cuda-runtime-cu12 = "12.8.90"
      nvidia-cudnn-cu12        = "9.10.2.21"
      nvidia-cufft-cu12        = "11.3.3.83"
      nvidia-cufile-cu12       = "1.13.1.3"
      nvidia-curand-cu12       = "10.3.9.90"
      nvidia-cusolver-cu12     = "11.7.3.90"
      nvidia-cusparse-cu12     = "12.5.8.93"
      nvidia-cusparselt-cu12   = "0.7.1"
      nvidia-nccl-cu12         = "2.27.3"
      nvidia-nvjitlink-cu12    = "12.8.93"
      nvidia-nvtx-cu12         = "12.8.90"
    }
    index_url           = "https://download.pytorch.org/whl/cu128"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64"]
    channel             = "stable"
    observed            = true
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S51", "S50", "S34", "S42", "S73", "S46", "S61", "S84", "S56", "S58", "S80"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    platform "linux/amd64" {
      sm        = ["7.0", "7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
    }
    platform "windows/amd64" {
      sm       = ["6.1", "7.0", "7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx      = []
      delivery = "bundled-in-wheel"
    }
  }
  build "cu129" {
    cuda       = "12.9"
    cudnn      = "9.10.2.21"
    nccl       = "2.27.3"
    index_url  = "https://download.pytorch.org/whl/cu129"
    index_kind = "simple"
    channel    = "experimental"
    observed   = true
    delivery_by_channel = {
      linux         = "pip-nvidia-wheels"
      "linux/arm64" = "bundled-in-wheel"
      windows       = "bundled-in-wheel"
    }
    source      = ["S51", "S34", "S42", "S73", "S46", "S85", "S54", "S58"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["platform"]
    platform {
      sm        = ["7.0", "7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx       = []
      delivery  = "bundled-in-wheel"
      cxx11_abi = "true"
      rows = {
        "linux/amd64"   = { delivery = "pip-nvidia-wheels" }
        "windows/amd64" = { without = ["cxx11_abi"] }
        "linux/arm64"   = { without = ["ptx"], sm = ["8.0", "9.0", "10.0", "12.0"] }
      }
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source       = ["S42", "S34"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
  build "jp6-cu126" {
    cuda       = "12.6"
    cudnn      = "9.3.0.75"
    index_url  = "https://pypi.jetson-ai-lab.io/jp6/cu126"
    index_kind = "simple"
    channel    = "stable"
    jetpack    = ["6.1", "6.2"]
    source     = ["jetson-ai-lab-torch"]
    inferred   = ["cudnn", "platform"]
    notes = [
      "platform: the index is for Orin boards; the wheels open libcudnn.so.9 and the CUDA 12.6 libraries of JetPack",
    ]
    platform "linux/arm64" {
      sm       = ["8.7"]
      python   = ["3.10"]
      delivery = "system"
    }
  }
}

framework "pytorch" "2.7.1" {
  like     = "2.7.0"
  released = "2025-06-04"
  pairs    = { torchaudio = "2.7.1", torchcodec = "0.5.0", torchvision = "0.22.1", triton = "3.3.1" }
  cell_source = {
    pair_specs = [
      "wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl",
      "wheels@fe955951bdf32d182ee8ead6c3186ad5:torch-2.7.1-cp310-cp310-manylinux_2_28_x86_64.whl",
    ]
  }
  build "cu128" {
    without = ["observed"]
  }
}

framework "pytorch" "2.7.0" {
  cell_source  = { pair_specs = ["wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl", "wheels@0b9960183b6e5b71239a3e6c883d8852:torch-2.7.0-cp310-cp310-manylinux_2_28_x86_64.whl"] }
  pair_specs   = { sympy = ">=1.13.3", torchcodec = ">=0.3.0,<0.6", typing-extensions = ">=4.10.0" }
  package      = "torch"
  released     = "2025-04-23"
  python       = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_notes = "3.13t experimental"
  pairs        = { torchaudio = "2.7.0", torchcodec = "0.4.0", torchvision = "0.22.0", triton = "3.3.0" }
  min_glibc    = "2.28"
  source       = ["S42", "S46", "S72", "S73", "S74"]
  notes        = ["wheels: manylinux_2_28", "builds for AMD GPUs exist and are left out here: ROCm 6.2.4, 6.3"]
  build "cu118" {
    cuda      = "11.8"
    cuda_full = "11.8.0"
    cudnn     = "9.1.0.70"
    nccl      = "2.21.5"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvrtc-cu11   = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "9.1.0.70"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.21.5"
      nvidia-nvtx-cu11         = "11.8.86"
    }
    index_url           = "https://download.pytorch.org/whl/cu118"
    index_kind          = "simple"
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S50", "S33", "S74", "S42", "S73", "S46"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["sm", "ptx", "platform"]
    notes               = ["last CUDA 11 wheel"]
    platform "linux/amd64" {
      sm        = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
    }
    platform "windows/amd64" {
      sm       = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = ["3.7"]
      delivery = "bundled-in-wheel"
    }
  }
  build "cu126" {
    cuda      = "12.6"
    cuda_full = "12.6.3"
    cudnn     = "9.5.1.17"
    nccl      = "2.26.2"
    pins = {
      nvidia-cublas-cu12       = "12.6.4.1"
      nvidia-cuda-cupti-cu12   = "12.6.80"
      nvidia-cuda-nvrtc-cu12   = "12.6.77"
      nvidia-cuda-runtime-cu12 = "12.6.77"
      nvidia-cudnn-cu12        = "9.5.1.17"
      nvidia-cufft-cu12        = "11.3.0.4"
      nvidia-cufile-cu12       = "1.11.1.6"
      nvidia-curand-cu12       = "10.3.7.77"
      nvidia-cusolver-cu12     = "11.7.1.2"
      nvidia-cusparse-cu12     = "12.5.4.2"
      nvidia-cusparselt-cu12   = "0.6.3"
      nvidia-nccl-cu12         = "2.26.2"
      nvidia-nvjitlink-cu12    = "12.6.85"
      nvidia-nvtx-cu12         = "12.6.77"
    }
    index_url           = "https://download.pytorch.org/whl/cu126"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64"]
    channel             = "stable"
    observed            = true
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S50", "S33", "S74", "S42", "S73", "S46", "S58", "S104"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["platform"]
    platform "linux/amd64" {
      sm        = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
    }
    platform "windows/amd64" {
      sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = []
      cudnn    = "9.5.0.50"
      delivery = "bundled-in-wheel"
    }
  }
  build "cu128" {
    cuda      = "12.8"
    cuda_full = "12.8.0"
    cudnn     = "9.7.1.26"
    nccl      = "2.26.2"
    pins = {
      nvidia-cublas-cu12       = "12.8.3.14"
      nvidia-cuda-cupti-cu12   = "12.8.57"
      nvidia-cuda-nvrtc-cu12   = "12.8.61"
      nvidia-cuda-runtime-cu12 = "12.8.57"
      nvidia-cudnn-cu12        = "9.7.1.26"
      nvidia-cufft-cu12        = "11.3.3.41"
      nvidia-cufile-cu12       = "1.13.0.11"
      nvidia-curand-cu12       = "10.3.9.55"
      nvidia-cusolver-cu12     = "11.7.2.55"
      nvidia-cusparse-cu12     = "12.5.7.53"
      nvidia-cusparselt-cu12   = "0.6.3"
      nvidia-nccl-cu12         = "2.26.2"
      nvidia-nvjitlink-cu12    = "12.8.61"
      nvidia-nvtx-cu12         = "12.8.55"
    }
    index_url  = "https://download.pytorch.org/whl/cu128"
    index_kind = "simple"
    channel    = "experimental"
    observed   = true
    delivery_by_channel = {
      linux         = "pip-nvidia-wheels"
      "linux/arm64" = "bundled-in-wheel"
      windows       = "bundled-in-wheel"
    }
    source      = ["S50", "S33", "S74", "S42", "S73", "S46", "S83", "S54", "S67", "S58"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["platform"]
    notes = [
      "Linux cu128 has no Volta here (sm_70 came back in 2.8 cu128); the Windows cu128 build of the same release does",
    ]
    platform "linux/amd64" {
      sm        = ["7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx       = ["12.0"]
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "true"
    }
    platform "windows/amd64" {
      sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0", "10.0", "12.0"]
      ptx      = []
      delivery = "bundled-in-wheel"
    }
    platform "linux/arm64" {
      sm        = ["9.0", "10.0", "12.0"]
      delivery  = "bundled-in-wheel"
      cxx11_abi = "true"
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source       = ["S42", "S33"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "pytorch" "2.6.0" {
  cell_source  = { pair_specs = ["wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl", "wheels@6860df13d9911ac158f4c44031609700:torch-2.6.0-cp310-cp310-manylinux1_x86_64.whl"] }
  pair_specs   = { torchcodec = ">=0.2.0,<0.3", sympy = "==1.13.1", typing-extensions = ">=4.10.0" }
  package      = "torch"
  released     = "2025-01-29"
  python       = ["3.9", "3.10", "3.11", "3.12", "3.13"]
  python_notes = "3.13t experimental"
  pairs        = { torchaudio = "2.6.0", torchcodec = "0.2.1", torchvision = "0.21.0", triton = "3.2.0" }
  min_glibc    = "2.17"
  source       = ["S42", "S46", "S72", "S73", "S74"]
  notes = [
    "official conda packages stop before this release; the wiki dates it 2025-01-30",
    "wheels: cu126 is manylinux_2_28; cpu, cu118 and cu124 are still CentOS 7 builds (glibc 2.17)",
    "builds for AMD GPUs exist and are left out here: ROCm 6.1, 6.2.4",
  ]
  build "cu118" {
    cuda      = "11.8"
    cuda_full = "11.8.0"
    cudnn     = "9.1.0.70"
    nccl      = "2.21.5"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvrtc-cu11   = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "9.1.0.70"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.21.5"
      nvidia-nvtx-cu11         = "11.8.86"
    }
    index_url           = "https://download.pytorch.org/whl/cu118"
    index_kind          = "simple"
    channel             = "stable"
    observed            = true
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S50", "S48", "S32", "S74", "S42", "S73", "S46", "S103"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred            = ["platform"]
    platform "linux/amd64" {
      sm        = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = ["3.7"]
      delivery = "bundled-in-wheel"
    }
  }
  build "cu124" {
    cuda      = "12.4"
    cuda_full = "12.4.1"
    cudnn     = "9.1.0.70"
    nccl      = "2.21.5"
    pins = {
      nvidia-cublas-cu12       = "12.4.5.8"
      nvidia-cuda-cupti-cu12   = "12.4.127"
      nvidia-cuda-nvrtc-cu12   = "12.4.127"
      nvidia-cuda-runtime-cu12 = "12.4.127"
      nvidia-cudnn-cu12        = "9.1.0.70"
      nvidia-cufft-cu12        = "11.2.1.3"
      nvidia-curand-cu12       = "10.3.5.147"
      nvidia-cusolver-cu12     = "11.6.1.9"
      nvidia-cusparse-cu12     = "12.3.1.170"
      nvidia-cusparselt-cu12   = "0.6.2"
      nvidia-nccl-cu12         = "2.21.5"
      nvidia-nvjitlink-cu12    = "12.4.127"
      nvidia-nvtx-cu12         = "12.4.127"
    }
    index_url           = "https://download.pytorch.org/whl/cu124"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64"]
    channel             = "stable"
    observed            = true
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S50", "S48", "S32", "S74", "S42", "S73", "S46", "S82"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    platform "linux/amd64" {
      sm        = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = []
      delivery = "bundled-in-wheel"
    }
  }
  build "cu126" {
    cuda  = "12.6"
    cudnn = "9.5.1.17"
    nccl  = "2.21.5"
    pins = {
      nvidia-cublas-cu12       = "12.6.4.1"
      nvidia-cuda-cupti-cu12   = "12.6.80"
      nvidia-cuda-nvrtc-cu12   = "12.6.77"
      nvidia-cuda-runtime-cu12 = "12.6.77"
      nvidia-cudnn-cu12        = "9.5.1.17"
      nvidia-cufft-cu12        = "11.3.0.4"
      nvidia-curand-cu12       = "10.3.7.77"
      nvidia-cusolver-cu12     = "11.7.1.2"
      nvidia-cusparse-cu12     = "12.5.4.2"
      nvidia-cusparselt-cu12   = "0.6.3"
      nvidia-nccl-cu12         = "2.21.5"
      nvidia-nvjitlink-cu12    = "12.6.85"
      nvidia-nvtx-cu12         = "12.6.77"
    }
    index_url  = "https://download.pytorch.org/whl/cu126"
    index_kind = "simple"
    channel    = "experimental"
    delivery_by_channel = {
      linux         = "pip-nvidia-wheels"
      "linux/arm64" = "bundled-in-wheel"
      windows       = "bundled-in-wheel"
    }
    source      = ["S50", "S48", "S32", "S74", "S42", "S73", "S46", "S60", "S67", "S68", "S58"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["platform"]
    notes = [
      "12.6.2 in the November 2024 script, 12.6.3 in later documents; the wheel tag is manylinux_2_28; no PTX",
    ]
    platform {
      ptx       = []
      min_glibc = "2.28"
      delivery  = "bundled-in-wheel"
      cxx11_abi = "true"
      rows = {
        "linux/amd64"   = { sm = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"], delivery = "pip-nvidia-wheels" }
        "windows/amd64" = { without = ["cxx11_abi"], sm = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"] }
        "linux/arm64"   = { sm = ["9.0"] }
      }
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source       = ["S42", "S32"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
}

framework "pytorch" "2.5.1" {
  like     = "2.5.0"
  without  = ["pairs", "build.jp6-cu126"]
  released = "2024-10-29"
  pairs    = { torchaudio = "2.5.1", torchvision = "0.20.1", triton = "3.1.0" }
  cell_source = {
    pair_specs = [
      "wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl",
      "wheels@71328e1bbe39d213b8721678f9dcac30:torch-2.5.1-cp310-cp310-manylinux1_x86_64.whl",
    ]
  }
  build "cu124" {
    delivery_by_channel = { "linux/arm64" = "bundled-in-wheel" }
    cell_source = {
      platform = ["aarch64-cu124", "builder-aarch64", "aarch64-archs", "abi-126", "abi-27"]
      python   = ["wheels@9b61edf3b4f6e3b0e0adda8b3960266b:torch-2.5.1-cp313-cp313-manylinux1_x86_64.whl"]
    }
    notes = [
      "linux/arm64: the architectures are those of a nightly two weeks younger, whose script names none, either; CUDA 12.4 and cuDNN are in the wheel, which has no local label",
    ]
    platform "linux/arm64" {
      sm         = ["5.0", "8.0", "8.6", "8.9", "9.0"]
      ptx        = []
      python     = ["3.9", "3.10", "3.11", "3.12"]
      delivery   = "bundled-in-wheel"
      cxx11_abi  = "true"
      unlabelled = true
    }
  }
}

framework "pytorch" "2.5.0" {
  cell_source  = { pair_specs = ["wheels@fa31e33884829332cc55b301aa9d23ba:torchcodec-0.15.0-cp312-cp312-manylinux_2_28_x86_64.whl", "wheels@7f179373a047b947dec448243f4e6598:torch-2.5.0-cp310-cp310-manylinux1_x86_64.whl"] }
  pair_specs   = { torchcodec = ">=0.1.0,<0.2", sympy = "==1.13.1", typing-extensions = ">=4.8.0" }
  package      = "torch"
  released     = "2024-10-17"
  python       = ["3.9", "3.10", "3.11", "3.12"]
  python_notes = "3.13 experimental"
  pairs        = { torchaudio = "2.5.0", torchcodec = "0.1.1", torchvision = "0.20.0", triton = "3.1.0" }
  min_glibc    = "2.17"
  source       = ["S42", "S46", "S72", "S73", "S74"]
  notes = [
    "last line with official conda packages",
    "wheels: manylinux1 file tag on PyPI; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 6.1, 6.2",
  ]
  build "cu118" {
    cuda      = "11.8"
    cuda_full = "11.8.0"
    cudnn     = "9.1.0.70"
    nccl      = "2.21.5"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvrtc-cu11   = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "9.1.0.70"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.21.5"
      nvidia-nvtx-cu11         = "11.8.86"
    }
    index_url           = "https://download.pytorch.org/whl/cu118"
    index_kind          = "simple"
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S26", "S31", "S74", "S42", "S73", "S46"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    platform "linux/amd64" {
      sm        = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = ["3.7"]
      delivery = "bundled-in-wheel"
    }
  }
  build "cu121" {
    cuda      = "12.1"
    cuda_full = "12.1.1"
    cudnn     = "9.1.0.70"
    nccl      = "2.21.5"
    pins = {
      nvidia-cublas-cu12       = "12.1.3.1"
      nvidia-cuda-cupti-cu12   = "12.1.105"
      nvidia-cuda-nvrtc-cu12   = "12.1.105"
      nvidia-cuda-runtime-cu12 = "12.1.105"
      nvidia-cudnn-cu12        = "9.1.0.70"
      nvidia-cufft-cu12        = "11.0.2.54"
      nvidia-curand-cu12       = "10.3.2.106"
      nvidia-cusolver-cu12     = "11.4.5.107"
      nvidia-cusparse-cu12     = "12.1.0.106"
      nvidia-nccl-cu12         = "2.21.5"
      nvidia-nvtx-cu12         = "12.1.105"
    }
    index_url           = "https://download.pytorch.org/whl/cu121"
    index_kind          = "simple"
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S26", "S31", "S74", "S42", "S73", "S46"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    platform "linux/amd64" {
      sm        = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = []
      delivery = "bundled-in-wheel"
    }
  }
  build "cu124" {
    cuda      = "12.4"
    cuda_full = "12.4.1"
    cudnn     = "9.1.0.70"
    nccl      = "2.21.5"
    pins = {
      nvidia-cublas-cu12       = "12.4.5.8"
      nvidia-cuda-cupti-cu12   = "12.4.127"
      nvidia-cuda-nvrtc-cu12   = "12.4.127"
      nvidia-cuda-runtime-cu12 = "12.4.127"
      nvidia-cudnn-cu12        = "9.1.0.70"
      nvidia-cufft-cu12        = "11.2.1.3"
      nvidia-curand-cu12       = "10.3.5.147"
      nvidia-cusolver-cu12     = "11.6.1.9"
      nvidia-cusparse-cu12     = "12.3.1.170"
      nvidia-nccl-cu12         = "2.21.5"
      nvidia-nvjitlink-cu12    = "12.4.127"
      nvidia-nvtx-cu12         = "12.4.127"
    }
    index_url           = "https://download.pytorch.org/whl/cu124"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64"]
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S26", "S31", "S74", "S42", "S73", "S46"]
    cell_source = {
      cxx11_abi = ["abi-126", "abi-27"]
      python    = ["wheels@83dcf518685db20912b71fc49cbddcc8:torch-2.5.0-cp313-cp313-manylinux1_x86_64.whl"]
    }
    notes = [
      "an aarch64 cu124 build (sm_90) existed in nightlies; whether the release index carries it is not established",
    ]
    platform "linux/amd64" {
      sm        = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      python    = ["3.9", "3.10", "3.11", "3.12", "3.13"]
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = []
      delivery = "bundled-in-wheel"
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source       = ["S42", "S31"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
  build "jp6-cu126" {
    cuda       = "12.6"
    cudnn      = "9.3.0.75"
    index_url  = "https://pypi.jetson-ai-lab.io/jp6/cu126"
    index_kind = "simple"
    channel    = "stable"
    jetpack    = ["6.1", "6.2"]
    source     = ["jetson-ai-lab-torch", "jetson-forum-318629", "lerobot-819"]
    inferred   = ["cudnn", "platform"]
    notes = [
      "platform: the index is for Orin boards; the wheels open libcudnn.so.9 and the CUDA 12.6 libraries of JetPack",
    ]
    platform "linux/arm64" {
      sm       = ["8.7"]
      python   = ["3.10"]
      delivery = "system"
    }
  }
}

framework "pytorch" "2.4.1" {
  like     = "2.4.0"
  without  = ["pairs"]
  released = "2024-09-04"
  pairs    = { torchaudio = "2.4.1", torchvision = "0.19.1", triton = "3.0.0" }
  cell_source = {
    pair_specs = ["wheels@362f82e23a4cd46341daabb76fba08f0:torch-2.4.1-cp310-cp310-manylinux1_x86_64.whl"]
  }
  build "cu118" {
    without     = ["cell_source"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    platform "windows/amd64" {
      without = ["numpy", "faults"]
    }
  }
  build "cu121" {
    without     = ["cell_source"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    platform "windows/amd64" {
      without = ["numpy", "faults"]
    }
  }
  build "cu124" {
    without     = ["cell_source"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    platform "windows/amd64" {
      without = ["numpy", "faults"]
    }
  }
  build "cpu" {
    without = ["cell_source"]
    platform "windows/amd64" {
      without = ["numpy", "faults"]
    }
  }
}

framework "pytorch" "2.4.0" {
  cell_source = { pair_specs = ["wheels@4ed94583e244af51d6a8d28701ca5a9e:torch-2.4.0-cp310-cp310-manylinux1_x86_64.whl"] }
  pair_specs  = { typing-extensions = ">=4.8.0" }
  package     = "torch"
  released    = "2024-07-24"
  python      = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  pairs       = { torchaudio = "2.4.0", torchcodec = "0.0.3", torchvision = "0.19.0", triton = "3.0.0" }
  min_glibc   = "2.17"
  source      = ["S42", "S46", "S72", "S73", "S74"]
  notes = [
    "wheels: manylinux1 file tag on PyPI; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 6.0, 6.1",
  ]
  build "cu118" {
    cuda      = "11.8"
    cuda_full = "11.8.0"
    cudnn     = "9.1.0.70"
    nccl      = "2.20.5"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvrtc-cu11   = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "9.1.0.70"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.20.5"
      nvidia-nvtx-cu11         = "11.8.86"
    }
    index_url           = "https://download.pytorch.org/whl/cu118"
    index_kind          = "simple"
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S25", "S30", "S74", "S42", "S73", "S46"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"], numpy = ["numpy-131668", "tonic-317"], faults = ["torch-131662"] }
    platform "linux/amd64" {
      sm        = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = ["3.7"]
      delivery = "bundled-in-wheel"
      numpy    = "<2"
      faults   = ["import torch fails where libomp140.x86_64.dll is missing, which fbgemm.dll asks for and no redistributable brings: take 2.4.1 or newer"]
    }
  }
  build "cu121" {
    cuda      = "12.1"
    cuda_full = "12.1.1"
    cudnn     = "9.1.0.70"
    nccl      = "2.20.5"
    pins = {
      nvidia-cublas-cu12       = "12.1.3.1"
      nvidia-cuda-cupti-cu12   = "12.1.105"
      nvidia-cuda-nvrtc-cu12   = "12.1.105"
      nvidia-cuda-runtime-cu12 = "12.1.105"
      nvidia-cudnn-cu12        = "9.1.0.70"
      nvidia-cufft-cu12        = "11.0.2.54"
      nvidia-curand-cu12       = "10.3.2.106"
      nvidia-cusolver-cu12     = "11.4.5.107"
      nvidia-cusparse-cu12     = "12.1.0.106"
      nvidia-nccl-cu12         = "2.20.5"
      nvidia-nvtx-cu12         = "12.1.105"
    }
    index_url           = "https://download.pytorch.org/whl/cu121"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64"]
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S25", "S30", "S74", "S42", "S73", "S46"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"], numpy = ["numpy-131668", "tonic-317"], faults = ["torch-131662"] }
    platform "linux/amd64" {
      sm        = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = []
      delivery = "bundled-in-wheel"
      numpy    = "<2"
      faults   = ["import torch fails where libomp140.x86_64.dll is missing, which fbgemm.dll asks for and no redistributable brings: take 2.4.1 or newer"]
    }
  }
  build "cu124" {
    cuda      = "12.4"
    cuda_full = "12.4.0"
    cudnn     = "9.1.0.70"
    nccl      = "2.20.5"
    pins = {
      nvidia-cublas-cu12       = "12.4.2.65"
      nvidia-cuda-cupti-cu12   = "12.4.99"
      nvidia-cuda-nvrtc-cu12   = "12.4.99"
      nvidia-cuda-runtime-cu12 = "12.4.99"
      nvidia-cudnn-cu12        = "9.1.0.70"
      nvidia-cufft-cu12        = "11.2.0.44"
      nvidia-curand-cu12       = "10.3.5.119"
      nvidia-cusolver-cu12     = "11.6.0.99"
      nvidia-cusparse-cu12     = "12.3.0.142"
      nvidia-nccl-cu12         = "2.20.5"
      nvidia-nvjitlink-cu12    = "12.4.99"
      nvidia-nvtx-cu12         = "12.4.99"
    }
    index_url           = "https://download.pytorch.org/whl/cu124"
    index_kind          = "simple"
    channel             = "experimental"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S25", "S30", "S74", "S42", "S73", "S46"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"], numpy = ["numpy-131668", "tonic-317"], faults = ["torch-131662"] }
    platform "linux/amd64" {
      sm        = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = []
      delivery = "bundled-in-wheel"
      numpy    = "<2"
      faults   = ["import torch fails where libomp140.x86_64.dll is missing, which fbgemm.dll asks for and no redistributable brings: take 2.4.1 or newer"]
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source       = ["S42", "S30"]
    cell_source  = { numpy = ["numpy-131668", "tonic-317"], faults = ["torch-131662"] }
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
    platform "windows/amd64" {
      sm     = []
      ptx    = []
      numpy  = "<2"
      faults = ["import torch fails where libomp140.x86_64.dll is missing, which fbgemm.dll asks for and no redistributable brings: take 2.4.1 or newer"]
    }
    platform "linux/arm64" {
      sm  = []
      ptx = []
    }
  }
}

framework "pytorch" "2.3.1" {
  like     = "2.3.0"
  released = "2024-06-05"
  pairs    = { torchaudio = "2.3.1", torchvision = "0.18.1", triton = "2.3.1" }
  cell_source = {
    pair_specs = ["wheels@605a25b23944be5ab7c3467e843580e1:torch-2.3.1-cp310-cp310-manylinux1_x86_64.whl"]
  }
}

framework "pytorch" "2.3.0" {
  cell_source  = { pair_specs = ["wheels@d8ea5a465dbfd8501f33c937d1f69317:torch-2.3.0-cp310-cp310-manylinux1_x86_64.whl"] }
  pair_specs   = { typing-extensions = ">=4.8.0" }
  package      = "torch"
  released     = "2024-04-24"
  python       = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_notes = "3.12 experimental: no triton wheel for 3.12, so no torch.compile there"
  pairs        = { torchaudio = "2.3.0", torchtext = "0.18.0", torchvision = "0.18.0", triton = "2.3.0" }
  pair_python  = { triton = "<3.12" }
  min_glibc    = "2.17"
  source       = ["S42", "S46", "S72", "S71", "S73", "S74"]
  notes = [
    "torchtext 0.18.0 is its last release",
    "wheels: manylinux1 file tag on PyPI; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 5.7, 6.0",
  ]
  build "cu118" {
    cuda      = "11.8"
    cuda_full = "11.8.0"
    cudnn     = "8.7.0.84"
    nccl      = "2.20.5"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvrtc-cu11   = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "8.7.0.84"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.20.5"
      nvidia-nvtx-cu11         = "11.8.86"
    }
    index_url           = "https://download.pytorch.org/whl/cu118"
    index_kind          = "simple"
    channel             = "stable"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S24", "S29", "S74", "S42", "S73"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"], numpy = ["numpy-131668", "tonic-317"] }
    platform "linux/amd64" {
      sm        = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = ["3.7"]
      delivery = "bundled-in-wheel"
      numpy    = "<2"
    }
  }
  build "cu121" {
    cuda      = "12.1"
    cuda_full = "12.1.1"
    cudnn     = "8.9.2.26"
    nccl      = "2.20.5"
    pins = {
      nvidia-cublas-cu12       = "12.1.3.1"
      nvidia-cuda-cupti-cu12   = "12.1.105"
      nvidia-cuda-nvrtc-cu12   = "12.1.105"
      nvidia-cuda-runtime-cu12 = "12.1.105"
      nvidia-cudnn-cu12        = "8.9.2.26"
      nvidia-cufft-cu12        = "11.0.2.54"
      nvidia-curand-cu12       = "10.3.2.106"
      nvidia-cusolver-cu12     = "11.4.5.107"
      nvidia-cusparse-cu12     = "12.1.0.106"
      nvidia-nccl-cu12         = "2.20.5"
      nvidia-nvtx-cu12         = "12.1.105"
    }
    index_url           = "https://download.pytorch.org/whl/cu121"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64"]
    channel             = "experimental"
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S24", "S47", "S29", "S74", "S42", "S73"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"], numpy = ["numpy-131668", "tonic-317"] }
    platform "linux/amd64" {
      sm        = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = []
      delivery = "bundled-in-wheel"
      numpy    = "<2"
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source       = ["S42", "S29"]
    cell_source  = { numpy = ["numpy-131668", "tonic-317"] }
    platform {
      sm  = []
      ptx = []
      rows = {
        "linux/amd64"   = {}
        "windows/amd64" = { numpy = "<2" }
        "linux/arm64"   = {}
      }
    }
  }
}

framework "pytorch" "2.2.2" {
  like         = "2.1.0"
  without      = ["build.jp5-cu114"]
  released     = "2024-03-27"
  python       = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_notes = "3.12 experimental: no triton wheel for 3.12, so no torch.compile there"
  pairs        = { torchaudio = "2.2.2", torchtext = "0.17.2", torchvision = "0.17.2", triton = "2.2.0" }
  pair_specs   = { typing-extensions = ">=4.8.0" }
  pair_python  = { triton = "<3.12" }
  cell_source = {
    pair_specs = ["wheels@bc889d311a855dd2dfd164daf8cc903a:torch-2.2.2-cp310-cp310-manylinux1_x86_64.whl"]
  }
  notes = [
    "wheels: manylinux1 file tag on PyPI; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 5.6, 5.7",
  ]
  build "cu118" {
    nccl = "2.19.3"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvrtc-cu11   = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "8.7.0.84"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.19.3"
      nvidia-nvtx-cu11         = "11.8.86"
    }
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S23", "S28", "S74", "S42", "S73"]
    platform "linux/amd64" {
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cu121" {
    without             = ["delivery_by_channel"]
    nccl                = "2.19.3"
    pins                = { nvidia-nccl-cu12 = "2.19.3" }
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S23", "S28", "S74", "S42", "S73"]
  }
  build "cpu" {
    source = ["S42", "S28"]
  }
}

framework "pytorch" "2.2.1" {
  like         = "2.1.0"
  without      = ["build.jp5-cu114"]
  released     = "2024-02-22"
  python       = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_notes = "3.12 experimental: no triton wheel for 3.12, so no torch.compile there"
  pairs        = { torchaudio = "2.2.1", torchtext = "0.17.1", torchvision = "0.17.1", triton = "2.2.0" }
  pair_specs   = { typing-extensions = ">=4.8.0" }
  pair_python  = { triton = "<3.12" }
  cell_source = {
    pair_specs = ["wheels@8d3bad336dd2c93c6bcb3268e8e98761:torch-2.2.1-cp310-cp310-manylinux1_x86_64.whl"]
  }
  notes = [
    "wheels: manylinux1 file tag on PyPI; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 5.6, 5.7",
  ]
  build "cu118" {
    nccl = "2.19.3"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvrtc-cu11   = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "8.7.0.84"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.19.3"
      nvidia-nvtx-cu11         = "11.8.86"
    }
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S23", "S28", "S74", "S42", "S73"]
    platform "linux/amd64" {
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cu121" {
    without             = ["delivery_by_channel"]
    nccl                = "2.19.3"
    pins                = { nvidia-nccl-cu12 = "2.19.3" }
    observed            = true
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S23", "S28", "S74", "S42", "S73", "S102"]
  }
  build "cpu" {
    source = ["S42", "S28"]
  }
}

framework "pytorch" "2.2.0" {
  like         = "2.1.0"
  without      = ["build.jp5-cu114"]
  released     = "2024-01-30"
  python       = ["3.8", "3.9", "3.10", "3.11", "3.12"]
  python_notes = "3.12 experimental: no triton wheel for 3.12, so no torch.compile there"
  pairs        = { torchaudio = "2.2.0", torchtext = "0.17.0", torchvision = "0.17.0", triton = "2.2.0" }
  pair_specs   = { typing-extensions = ">=4.8.0" }
  pair_python  = { triton = "<3.12" }
  cell_source = {
    pair_specs = ["wheels@d366158d6503a3447e67f8c0ad1328d5:torch-2.2.0-cp310-cp310-manylinux1_x86_64.whl"]
  }
  notes = [
    "wheels: manylinux1 file tag on PyPI; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 5.6, 5.7",
  ]
  build "cu118" {
    nccl = "2.19.3"
    pins = {
      nvidia-cublas-cu11       = "11.11.3.6"
      nvidia-cuda-cupti-cu11   = "11.8.87"
      nvidia-cuda-nvrtc-cu11   = "11.8.89"
      nvidia-cuda-runtime-cu11 = "11.8.89"
      nvidia-cudnn-cu11        = "8.7.0.84"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.3.0.86"
      nvidia-cusolver-cu11     = "11.4.1.48"
      nvidia-cusparse-cu11     = "11.7.5.86"
      nvidia-nccl-cu11         = "2.19.3"
      nvidia-nvtx-cu11         = "11.8.86"
    }
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S23", "S28", "S74", "S42", "S73"]
    platform "linux/amd64" {
      delivery = "pip-nvidia-wheels"
    }
  }
  build "cu121" {
    without             = ["delivery_by_channel"]
    nccl                = "2.19.3"
    pins                = { nvidia-nccl-cu12 = "2.19.3" }
    delivery_by_channel = { linux = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S23", "S28", "S74", "S42", "S73"]
  }
  build "cpu" {
    source = ["S42", "S28"]
  }
}

framework "pytorch" "2.1.2" {
  like     = "2.1.0"
  without  = ["build.jp5-cu114"]
  released = "2023-12-14"
  pairs    = { torchaudio = "2.1.2", torchtext = "0.16.2", torchvision = "0.16.2" }
}

framework "pytorch" "2.1.1" {
  like     = "2.1.0"
  without  = ["build.jp5-cu114"]
  released = "2023-11-15"
  pairs    = { torchaudio = "2.1.1", torchtext = "0.16.1", torchvision = "0.16.1" }
}

framework "pytorch" "2.1.0" {
  package     = "torch"
  released    = "2023-10-04"
  python      = ["3.8", "3.9", "3.10", "3.11"]
  pairs       = { torchaudio = "2.1.0", torchtext = "0.16.0", torchvision = "0.16.0", triton = "2.1.0" }
  limits      = { numpy = "<2" }
  min_glibc   = "2.17"
  source      = ["S42", "S46", "S72", "S73", "S74"]
  cell_source = { limits = ["numpy-132179"] }
  notes = [
    "wheels: manylinux1 file tag on PyPI; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 5.5, 5.6",
  ]
  build "cu118" {
    cuda        = "11.8"
    cuda_full   = "11.8.0"
    cudnn       = "8.7.0.84"
    index_url   = "https://download.pytorch.org/whl/cu118"
    index_kind  = "simple"
    channel     = "stable"
    source      = ["S22", "S27", "S42", "S73", "S74"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64" = {
          sm        = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
          ptx       = []
          cxx11_abi = "false"
        }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"], ptx = ["3.7"] }
      }
    }
  }
  build "cu121" {
    cuda      = "12.1"
    cuda_full = "12.1.1"
    cudnn     = "8.9.2.26"
    nccl      = "2.18.1"
    pins = {
      nvidia-cublas-cu12       = "12.1.3.1"
      nvidia-cuda-cupti-cu12   = "12.1.105"
      nvidia-cuda-nvrtc-cu12   = "12.1.105"
      nvidia-cuda-runtime-cu12 = "12.1.105"
      nvidia-cudnn-cu12        = "8.9.2.26"
      nvidia-cufft-cu12        = "11.0.2.54"
      nvidia-curand-cu12       = "10.3.2.106"
      nvidia-cusolver-cu12     = "11.4.5.107"
      nvidia-cusparse-cu12     = "12.1.0.106"
      nvidia-nccl-cu12         = "2.18.1"
      nvidia-nvtx-cu12         = "12.1.105"
    }
    index_url           = "https://download.pytorch.org/whl/cu121"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64"]
    channel             = "experimental"
    delivery_by_channel = { index = "bundled-in-wheel", pypi = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S22", "S47", "S27", "S42", "S73", "S74", "S81"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    platform "linux/amd64" {
      sm        = ["5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"]
      ptx      = []
      delivery = "bundled-in-wheel"
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64", "linux/arm64"]
    source       = ["S42", "S27"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64", "linux/arm64"]
    }
  }
  build "jp5-cu114" {
    wheel_version = "2.1.0a0+41361538.nv23.06"
    cuda          = "11.4"
    cudnn         = "8.6.0"
    index_url     = "https://developer.download.nvidia.com/compute/redist/jp/v512/pytorch/"
    index_kind    = "find-links"
    channel       = "stable"
    faults        = ["NVIDIA publishes no torchvision and no torchaudio beside it: they are compiled from source"]
    jetpack       = ["5.1", "5.1.1", "5.1.2"]
    source        = ["jetson-forum-72048", "jetson-containers-pytorch"]
    inferred      = ["cudnn", "platform"]
    notes         = ["the wheel is of a state before the release of 2.1.0"]
    platform "linux/arm64" {
      sm       = ["7.2", "8.7"]
      python   = ["3.8"]
      delivery = "system"
    }
  }
}

framework "pytorch" "2.0.1" {
  like     = "2.0.0"
  without  = ["pair_specs"]
  released = "2023-05-08"
  pairs    = { torchaudio = "2.0.2", torchtext = "0.15.2", torchvision = "0.15.2" }
  notes = [
    "wheels: manylinux1 file tag on PyPI; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 5.3, 5.4.2",
  ]
}

framework "pytorch" "2.0.0" {
  package      = "torch"
  released     = "2023-03-15"
  python       = ["3.8", "3.9", "3.10", "3.11"]
  python_notes = "3.11 experimental"
  pairs        = { torchaudio = "2.0.1", torchtext = "0.15.1", torchvision = "0.15.1", triton = "2.0.0" }
  limits       = { numpy = "<2" }
  pair_specs   = { torchaudio = "==2.0.0", torchvision = "==0.15.0" }
  min_glibc    = "2.17"
  source       = ["S42", "S46", "S72", "S71", "S73", "S74"]
  cell_source  = { limits = ["numpy-132179"] }
  notes = [
    "previous-versions pairs 2.0.0 with torchvision 0.15.1 and torchaudio 2.0.1; lock files show 0.15.0 and 2.0.0 also resolve",
    "wheels: manylinux1 file tag on PyPI; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 5.3, 5.4.2",
  ]
  build "cu117" {
    cuda      = "11.7"
    cuda_full = "11.7.0"
    cudnn     = "8.5.0.96"
    nccl      = "2.14.3"
    pins = {
      nvidia-cublas-cu11       = "11.10.3.66"
      nvidia-cuda-cupti-cu11   = "11.7.101"
      nvidia-cuda-nvrtc-cu11   = "11.7.99"
      nvidia-cuda-runtime-cu11 = "11.7.99"
      nvidia-cudnn-cu11        = "8.5.0.96"
      nvidia-cufft-cu11        = "10.9.0.58"
      nvidia-curand-cu11       = "10.2.10.91"
      nvidia-cusolver-cu11     = "11.4.0.1"
      nvidia-cusparse-cu11     = "11.7.4.91"
      nvidia-nccl-cu11         = "2.14.3"
      nvidia-nvtx-cu11         = "11.7.91"
    }
    index_url           = "https://download.pytorch.org/whl/cu117"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64"]
    channel             = "stable"
    delivery_by_channel = { index = "bundled-in-wheel", pypi = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S21", "S47", "S42", "S73"]
    cell_source         = { cxx11_abi = ["abi-126", "abi-27"] }
    platform "linux/amd64" {
      sm        = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"]
      ptx       = []
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"]
      ptx      = ["3.7"]
      delivery = "bundled-in-wheel"
    }
  }
  build "cu118" {
    cuda        = "11.8"
    cuda_full   = "11.8.0"
    cudnn       = "8.7.0.84"
    nccl        = "2.14.3"
    index_url   = "https://download.pytorch.org/whl/cu118"
    index_kind  = "simple"
    channel     = "experimental"
    source      = ["S21", "S42", "S73", "S74", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["nccl"]
    notes       = ["first sm_90 wheel"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64" = {
          sm        = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6", "9.0"]
          ptx       = []
          cxx11_abi = "false"
        }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6", "9.0"], ptx = ["3.7"] }
      }
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64"]
    source       = ["S42", "S73"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "1.13.1" {
  like     = "1.13.0"
  released = "2022-12-15"
  pairs    = { torchaudio = "0.13.1", torchtext = "0.14.1", torchvision = "0.14.1" }
  notes = [
    "test-infra dates it 2022-12-15",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 5.1.1, 5.2",
  ]
}

framework "pytorch" "1.13.0" {
  package     = "torch"
  released    = "2022-10-28"
  python      = ["3.7", "3.8", "3.9", "3.10"]
  pairs       = { torchaudio = "0.13.0", torchtext = "0.14.0", torchvision = "0.14.0" }
  limits      = { numpy = "<2" }
  min_glibc   = "2.17"
  source      = ["S42", "S46", "S72", "S71", "S73", "S20"]
  cell_source = { limits = ["numpy-132179"] }
  notes = [
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 5.1.1, 5.2",
  ]
  build "cu116" {
    cuda        = "11.6"
    cuda_full   = "11.6.2"
    cudnn       = "8.3.2.44"
    index_url   = "https://download.pytorch.org/whl/cu116"
    index_kind  = "simple"
    channel     = "stable"
    source      = ["S20", "S44", "S42", "S73"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"], ptx = ["3.7"] }
      }
    }
  }
  build "cu117" {
    cuda      = "11.7"
    cuda_full = "11.7.0"
    cudnn     = "8.5.0.96"
    pins = {
      nvidia-cublas-cu11       = "11.10.3.66"
      nvidia-cuda-nvrtc-cu11   = "11.7.99"
      nvidia-cuda-runtime-cu11 = "11.7.99"
      nvidia-cudnn-cu11        = "8.5.0.96"
    }
    index_url           = "https://download.pytorch.org/whl/cu117"
    index_kind          = "simple"
    pypi_default        = ["linux/amd64"]
    channel             = "experimental"
    delivery_by_channel = { index = "bundled-in-wheel", pypi = "pip-nvidia-wheels", windows = "bundled-in-wheel" }
    source              = ["S20", "S44", "S42", "S73"]
    cell_source = {
      cxx11_abi = ["abi-126", "abi-27"]
      python    = ["wheels@43db0723fc66ad6486f86dc4890c4979:torch-1.13.0-cp311-cp311-manylinux1_x86_64.whl"]
    }
    platform "linux/amd64" {
      sm        = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"]
      ptx       = []
      python    = ["3.7", "3.8", "3.9", "3.10", "3.11"]
      delivery  = "pip-nvidia-wheels"
      cxx11_abi = "false"
    }
    platform "windows/amd64" {
      sm       = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"]
      ptx      = ["3.7"]
      delivery = "bundled-in-wheel"
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64"]
    source       = ["S44", "S42"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "1.12.1" {
  like     = "1.12.0"
  released = "2022-08-05"
  pairs    = { torchaudio = "0.12.1", torchtext = "0.13.1", torchvision = "0.13.1" }
  build "cu116" {
    without  = ["inferred"]
    observed = true
    source   = ["S19", "S44", "S42", "S95", "S101"]
  }
}

framework "pytorch" "1.12.0" {
  package     = "torch"
  released    = "2022-06-28"
  python      = ["3.7", "3.8", "3.9", "3.10"]
  pairs       = { torchaudio = "0.12.0", torchtext = "0.13.0", torchvision = "0.13.0" }
  limits      = { numpy = "<2" }
  min_glibc   = "2.17"
  source      = ["S42", "S72", "S71", "S73", "S19"]
  cell_source = { limits = ["numpy-132179"] }
  notes = [
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 5.0, 5.1.1",
  ]
  build "cu102" {
    cuda         = "10.2"
    cuda_full    = "10.2.89"
    cudnn        = "7.6.5.32"
    nccl         = "2.10.3"
    index_url    = "https://download.pytorch.org/whl/cu102"
    index_kind   = "simple"
    pypi_default = ["linux/amd64"]
    source       = ["S19", "S44", "S42", "S95"]
    cell_source  = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred     = ["cudnn", "nccl"]
    platform "linux/amd64" {
      sm        = ["3.7", "5.0", "6.0", "7.0"]
      ptx       = []
      delivery  = "bundled-in-wheel"
      cxx11_abi = "false"
    }
  }
  build "cu113" {
    cuda        = "11.3"
    cuda_full   = "11.3.1"
    cudnn       = "8.3.2.44"
    nccl        = "2.10.3"
    index_url   = "https://download.pytorch.org/whl/cu113"
    index_kind  = "simple"
    channel     = "stable"
    source      = ["S19", "S44", "S42", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"], ptx = ["3.7"] }
      }
    }
  }
  build "cu116" {
    cuda        = "11.6"
    cuda_full   = "11.6.0"
    cudnn       = "8.3.2.44"
    nccl        = "2.10.3"
    index_url   = "https://download.pytorch.org/whl/cu116"
    index_kind  = "simple"
    channel     = "experimental"
    source      = ["S19", "S44", "S42", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"], ptx = ["3.7"] }
      }
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64"]
    source       = ["S44", "S42"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "1.11.0" {
  package     = "torch"
  released    = "2022-03-10"
  python      = ["3.7", "3.8", "3.9", "3.10"]
  pairs       = { torchaudio = "0.11.0", torchtext = "0.12.0", torchvision = "0.12.0" }
  limits      = { numpy = "<2" }
  min_glibc   = "2.17"
  source      = ["S42", "S72", "S71", "S18"]
  cell_source = { limits = ["numpy-132179"] }
  notes = [
    "The wiki date (2022-02-10) is contradicted by three other sources",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 4.3.1, 4.5.2",
  ]
  build "cu102" {
    cuda         = "10.2"
    cuda_full    = "10.2.89"
    cudnn        = "7.6.5.32"
    nccl         = "2.10.3"
    index_url    = "https://download.pytorch.org/whl/cu102"
    index_kind   = "simple"
    pypi_default = ["linux/amd64"]
    source       = ["S18", "S44", "S42", "S95"]
    cell_source  = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred     = ["cudnn", "nccl"]
    platform "linux/amd64" {
      sm        = ["3.7", "5.0", "6.0", "7.0"]
      ptx       = []
      delivery  = "bundled-in-wheel"
      cxx11_abi = "false"
    }
  }
  build "cu113" {
    cuda        = "11.3"
    cuda_full   = "11.3.1"
    cudnn       = "8.2.0.53"
    nccl        = "2.10.3"
    index_url   = "https://download.pytorch.org/whl/cu113"
    index_kind  = "simple"
    observed    = true
    source      = ["S18", "S44", "S42", "S95", "S100"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"], ptx = ["3.7"] }
      }
    }
  }
  build "cu115" {
    cuda        = "11.5"
    cuda_full   = "11.5.0"
    cudnn       = "8.3.2.44"
    nccl        = "2.10.3"
    index_url   = "https://download.pytorch.org/whl/cu115"
    index_kind  = "simple"
    source      = ["S18", "S44", "S42", "S77", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["platform", "nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"], ptx = ["3.7"] }
      }
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu"
    index_kind   = "simple"
    pypi_default = ["windows/amd64"]
    source       = ["S44", "S42"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "1.10.2" {
  like     = "1.10.0"
  without  = ["pair_specs", "build.jp4-cu102"]
  released = "2022-01-27"
  pairs    = { torchaudio = "0.10.2", torchtext = "0.11.2", torchvision = "0.11.3" }
  notes = [
    "one table pairs torchaudio 0.10.1; the install line uses 0.10.2",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 4.0.1, 4.1, 4.2",
  ]
}

framework "pytorch" "1.10.1" {
  like     = "1.10.0"
  without  = ["pair_specs", "build.jp4-cu102"]
  released = "2021-12-15"
  pairs    = { torchaudio = "0.10.1", torchtext = "0.11.1", torchvision = "0.11.2" }
  notes = [
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 4.0.1, 4.1, 4.2",
  ]
  build "cu102" {
    observed = true
    source   = ["S17", "S44", "S42", "S95", "S98"]
  }
}

framework "pytorch" "1.10.0" {
  package     = "torch"
  released    = "2021-10-21"
  python      = ["3.6", "3.7", "3.8", "3.9"]
  pairs       = { torchaudio = "0.10.0", torchtext = "0.11.0", torchvision = "0.11.1" }
  limits      = { numpy = "<2" }
  pair_specs  = { torchvision = "==0.11.0" }
  min_glibc   = "2.17"
  source      = ["S42", "S45", "S72", "S71", "S17"]
  cell_source = { limits = ["numpy-132179"] }
  notes = [
    "previous-versions lists torchvision 0.11.0; the selector data and README-level tables say 0.11.1",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 4.0.1, 4.1, 4.2",
  ]
  build "cu102" {
    cuda         = "10.2"
    cuda_full    = "10.2.89"
    cudnn        = "7.6.5.32"
    nccl         = "2.10.3"
    index_url    = "https://download.pytorch.org/whl/cu102/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["linux/amd64"]
    source       = ["S17", "S44", "S42", "S95"]
    cell_source  = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred     = ["cudnn", "nccl"]
    notes        = ["last line with a Windows cu102 wheel"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"], ptx = ["3.7"] }
      }
    }
  }
  build "cu111" {
    cuda        = "11.1"
    cuda_full   = "11.1.1"
    cudnn       = "8.0.5.39"
    nccl        = "2.10.3"
    index_url   = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S17", "S44", "S42", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"], ptx = ["3.7"] }
      }
    }
  }
  build "cu113" {
    cuda        = "11.3"
    cuda_full   = "11.3.1"
    cudnn       = "8.2.0.53"
    nccl        = "2.10.3"
    index_url   = "https://download.pytorch.org/whl/cu113/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S17", "S44", "S42", "S77", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"], ptx = ["3.7"] }
      }
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/cpu/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["windows/amd64"]
    source       = ["S44", "S42"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
  build "jp4-cu102" {
    cuda       = "10.2"
    cudnn      = "8.2.1"
    index_kind = "feed"
    channel    = "stable"
    faults = [
      "the wheel is on no index: download https://nvidia.box.com/shared/static/fjtbno0vpo676a25cgvuqc1wty0fkkg6.whl as torch-1.10.0-cp36-cp36m-linux_aarch64.whl",
      "NVIDIA publishes no torchvision and no torchaudio beside it: they are compiled from source",
    ]
    jetpack  = ["4.6.1", "4.6.2", "4.6.3", "4.6.4", "4.6.5"]
    source   = ["jetson-forum-72048", "jetson-containers-pytorch"]
    inferred = ["cudnn", "platform"]
    platform "linux/arm64" {
      sm       = ["5.3", "6.2", "7.2"]
      python   = ["3.6"]
      delivery = "system"
    }
  }
}

framework "pytorch" "1.9.1" {
  like     = "1.8.2"
  without  = ["python_notes"]
  released = "2021-09-20"
  python   = ["3.6", "3.7", "3.8", "3.9"]
  pairs    = { torchaudio = "0.9.1", torchtext = "0.10.1", torchvision = "0.10.1" }
  source   = ["S42", "S45", "S72", "S71", "S16"]
  notes = [
    "The official conda channel offered CUDA 11.3 for this line; there is no cu113 wheel",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 4.0.1, 4.1, 4.2",
  ]
  build {
    index_url  = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind = "find-links"
    rows = {
      "cu102" = {
        pypi_default = ["linux/amd64"]
        source       = ["S16", "S44", "S42", "S93", "S95"]
        inferred     = ["cudnn", "nccl"]
      }
      "cu111" = { source = ["S16", "S44", "S42", "S95"], inferred = ["nccl"] }
      "cpu"   = { pypi_default = ["windows/amd64"] }
    }
  }
}

framework "pytorch" "1.9.0" {
  like     = "1.8.0"
  without  = ["build.cu101"]
  released = "2021-06-15"
  pairs    = { torchaudio = "0.9.0", torchtext = "0.10.0", torchvision = "0.10.0" }
  source   = ["S42", "S45", "S72", "S71", "S16"]
  notes = [
    "The official conda channel offered CUDA 11.3 for this line; there is no cu113 wheel",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 4.0.1, 4.1, 4.2",
  ]
  build "cu102" {
    without  = ["observed"]
    source   = ["S16", "S44", "S42", "S93", "S95"]
    inferred = ["cudnn", "nccl"]
  }
  build "cu111" {
    without  = ["notes"]
    observed = true
    source   = ["S16", "S44", "S42", "S95", "S99"]
    inferred = ["nccl", "faults"]
    platform "linux/amd64" {
      sm = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"]
    }
  }
}

framework "pytorch" "1.8.2" {
  package      = "torch"
  released     = "2021-08-17"
  python       = ["3.6", "3.7", "3.8"]
  python_notes = "install page states Python up to 3.8 for the LTS"
  pairs        = { torchaudio = "0.8.2", torchtext = "0.9.2", torchvision = "0.9.2" }
  limits       = { numpy = "<2" }
  min_glibc    = "2.17"
  source       = ["S42", "S45", "S72", "S71", "S15"]
  cell_source  = { limits = ["numpy-132179"] }
  notes = [
    "LTS maintenance release: not on PyPI, only on the lts/1.8 index; torchaudio/torchtext pairs differ between sources (0.9.1 or 0.9.2 for torchtext)",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
  ]
  build "cu102" {
    cuda        = "10.2"
    cuda_full   = "10.2.89"
    cudnn       = "7.6.5.32"
    nccl        = "2.7.8"
    index_url   = "https://download.pytorch.org/whl/lts/1.8/cu102"
    index_kind  = "simple"
    source      = ["S15", "S44", "S42", "S93", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform", "nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"], ptx = ["3.7"] }
      }
    }
  }
  build "cu111" {
    cuda        = "11.1"
    cuda_full   = "11.1.1"
    cudnn       = "8.0.5.39"
    nccl        = "2.7.8"
    index_url   = "https://download.pytorch.org/whl/lts/1.8/cu111"
    index_kind  = "simple"
    source      = ["S15", "S44", "S42", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform", "nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"], ptx = ["3.7"] }
      }
    }
  }
  build "cpu" {
    index_url  = "https://download.pytorch.org/whl/lts/1.8/cpu"
    index_kind = "simple"
    source     = ["S44", "S42"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "1.8.1" {
  like     = "1.8.0"
  released = "2021-03-25"
  pairs    = { torchaudio = "0.8.1", torchtext = "0.9.1", torchvision = "0.9.1" }
  source   = ["S42", "S45", "S72", "S71", "S14"]
  build "cu101" {
    source = ["S14", "S44", "S42", "S95"]
  }
  build "cu102" {
    source = ["S14", "S44", "S42", "S93", "S95", "S98"]
  }
  build "cu111" {
    without  = ["notes"]
    source   = ["S14", "S44", "S42", "S95"]
    inferred = ["sm", "ptx", "cudnn", "cuda_full", "platform", "nccl", "faults"]
    platform "linux/amd64" {
      sm = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0", "8.6"]
    }
  }
}

framework "pytorch" "1.8.0" {
  package     = "torch"
  released    = "2021-03-04"
  python      = ["3.6", "3.7", "3.8", "3.9"]
  pairs       = { torchaudio = "0.8.0", torchtext = "0.9.0", torchvision = "0.9.0" }
  limits      = { numpy = "<2" }
  min_glibc   = "2.17"
  source      = ["S42", "S45", "S72", "S71", "S13"]
  cell_source = { limits = ["numpy-132179"] }
  notes = [
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 3.10, 4.0.1",
  ]
  build "cu101" {
    cuda        = "10.1"
    cuda_full   = "10.1.243"
    cudnn       = "7.6.3.30"
    nccl        = "2.7.8"
    index_url   = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S13", "S44", "S42", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform", "nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"], ptx = ["3.7"] }
      }
    }
  }
  build "cu102" {
    cuda         = "10.2"
    cuda_full    = "10.2.89"
    cudnn        = "7.6.5.32"
    nccl         = "2.7.8"
    index_url    = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["linux/amd64"]
    observed     = true
    source       = ["S13", "S44", "S42", "S93", "S95", "S98"]
    cell_source  = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred     = ["cudnn", "cuda_full", "platform", "nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"], ptx = ["3.7"] }
      }
    }
  }
  build "cu111" {
    cuda        = "11.1"
    cuda_full   = "11.1.1"
    cudnn       = "8.0.5.39"
    nccl        = "2.7.8"
    index_url   = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S13", "S44", "S42", "S64", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"], faults = ["adelaidet-468", "yolact-186"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform", "nccl"]
    notes = [
      "pruned arch list, restored in 1.8.1: Kepler and Pascal have no kernel, Turing runs the sm_70 cubin",
    ]
    platform "linux/amd64" {
      sm        = ["5.0", "7.0", "8.0", "8.6"]
      ptx       = []
      delivery  = "bundled-in-wheel"
      cxx11_abi = "false"
      faults = [
        "kernels that are compiled at run time fail: NVRTC opens libnvrtc-builtins.so.11.1, which the wheel holds under another name; take a build of another CUDA, or link the file under that name",
      ]
    }
    platform "windows/amd64" {
      sm       = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0", "8.6"]
      ptx      = ["3.7"]
      delivery = "bundled-in-wheel"
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["windows/amd64"]
    source       = ["S44", "S42"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "1.7.1" {
  like     = "1.7.0"
  without  = ["pair_specs"]
  released = "2020-12-10"
  python   = ["3.6", "3.7", "3.8", "3.9"]
  pairs    = { torchaudio = "0.7.2", torchtext = "0.8.1", torchvision = "0.8.2" }
  source   = ["S42", "S45", "S72", "S71", "S12"]
  notes = [
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
    "builds for AMD GPUs exist and are left out here: ROCm 3.7, 3.8",
  ]
  build {
    rows = {
      "cu92"  = { source = ["S12", "S44", "S42"] }
      "cu101" = { source = ["S12", "S44", "S42", "S95"] }
      "cu102" = {
        observed = true
        source   = ["S12", "S44", "S42", "S95", "S98"]
        inferred = ["cudnn", "cuda_full", "platform", "nccl"]
      }
      "cu110" = { cudnn = "8.0.5.39", source = ["S12", "S44", "S42", "S95"] }
    }
  }
}

framework "pytorch" "1.7.0" {
  package     = "torch"
  released    = "2020-10-27"
  python      = ["3.6", "3.7", "3.8"]
  pairs       = { torchaudio = "0.7.0", torchtext = "0.8.0", torchvision = "0.8.0" }
  pair_specs  = { torchvision = "==0.8.1" }
  limits      = { numpy = "<2" }
  min_glibc   = "2.17"
  source      = ["S42", "S45", "S72", "S71", "S11"]
  cell_source = { limits = ["numpy-132179"] }
  notes = [
    "the metadata of torchvision 0.8.1 pins torch 1.7.0, as that of 0.8.0 does",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
  ]
  build "cu92" {
    cuda        = "9.2"
    cuda_full   = "9.2.148"
    cudnn       = "7.6.3.30"
    index_url   = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S11", "S44", "S42"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0"], ptx = ["3.7"] }
      }
    }
  }
  build "cu101" {
    cuda        = "10.1"
    cuda_full   = "10.1.243"
    cudnn       = "7.6.3.30"
    nccl        = "2.7.8"
    index_url   = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S11", "S44", "S42", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform", "nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0", "7.5"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"], ptx = ["3.7"] }
      }
    }
  }
  build "cu102" {
    cuda         = "10.2"
    cuda_full    = "10.2.89"
    cudnn        = "7.6.5.32"
    nccl         = "2.7.8"
    index_url    = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["linux/amd64"]
    source       = ["S11", "S44", "S42", "S95"]
    cell_source  = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred     = ["sm", "ptx", "cudnn", "cuda_full", "platform", "nccl"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0", "7.5"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"], ptx = ["3.7"] }
      }
    }
  }
  build "cu110" {
    cuda        = "11.0"
    cuda_full   = "11.0.3"
    cudnn       = "8.0.4.30"
    nccl        = "2.7.8"
    index_url   = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S11", "S44", "S42", "S95"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform", "nccl"]
    notes       = ["no sm_86; Ampere GeForce runs the sm_80 cubin"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.7", "5.0", "6.0", "7.0", "7.5", "8.0"], ptx = [], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5", "8.0"], ptx = ["3.7"] }
      }
    }
  }
  build "cpu" {
    index_url    = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["windows/amd64"]
    source       = ["S44", "S42"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "1.6.0" {
  like     = "1.5.0"
  released = "2020-07-28"
  python   = ["3.6", "3.7", "3.8"]
  pairs    = { torchaudio = "0.6.0", torchtext = "0.7.0", torchvision = "0.7.0" }
  source   = ["S42", "S45", "S72", "S71", "S10"]
  notes = [
    "First release whose Linux wheels carry no PTX",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
  ]
  build "cu92" {
    source = ["S10", "S44", "S42"]
    platform "linux/amd64" {
      sm  = ["3.7", "5.0", "6.0", "7.0"]
      ptx = []
    }
  }
  build "cu101" {
    source = ["S10", "S44", "S42"]
    notes  = ["no sm_75 on Linux: Turing runs the sm_70 cubin"]
    platform "linux/amd64" {
      sm  = ["3.7", "5.0", "6.0", "7.0"]
      ptx = []
    }
  }
  build "cu102" {
    observed = true
    source   = ["S10", "S44", "S42", "S98"]
    inferred = ["cudnn", "cuda_full", "platform"]
    platform "linux/amd64" {
      sm  = ["3.7", "5.0", "6.0", "7.0", "7.5"]
      ptx = []
    }
  }
}

framework "pytorch" "1.5.1" {
  like     = "1.5.0"
  released = "2020-06-18"
  pairs    = { torchaudio = "0.5.1", torchvision = "0.6.1" }
  source   = ["S42", "S45", "S72", "S71", "S9"]
  build {
    source = ["S9", "S44", "S42"]
    rows   = ["cu92", "cu101", "cu102"]
  }
}

framework "pytorch" "1.5.0" {
  package     = "torch"
  released    = "2020-04-21"
  python      = ["3.5", "3.6", "3.7", "3.8"]
  pairs       = { torchaudio = "0.5.0", torchtext = "0.6.0", torchvision = "0.6.0" }
  limits      = { numpy = "<2" }
  min_glibc   = "2.17"
  source      = ["S42", "S45", "S72", "S71", "S8"]
  cell_source = { limits = ["numpy-132179"] }
  notes       = ["wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7"]
  build "cu92" {
    cuda        = "9.2"
    cuda_full   = "9.2.148"
    cudnn       = "7.6.3.30"
    index_url   = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S8", "S44", "S42"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    platform {
      sm       = ["3.7", "5.0", "6.0", "6.1", "7.0"]
      ptx      = ["3.7"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cu101" {
    cuda        = "10.1"
    cuda_full   = "10.1.243"
    cudnn       = "7.6.3.30"
    index_url   = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S8", "S44", "S42"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    platform {
      sm       = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"]
      ptx      = ["3.7"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cu102" {
    cuda         = "10.2"
    cuda_full    = "10.2.89"
    cudnn        = "7.6.5.32"
    index_url    = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["linux/amd64"]
    source       = ["S8", "S44", "S42"]
    cell_source  = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred     = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    platform {
      sm       = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"]
      ptx      = ["3.7"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cpu" {
    index_url  = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind = "find-links"
    source     = ["S44", "S42"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "1.4.0" {
  like         = "1.3.0"
  released     = "2020-01-15"
  python       = ["2.7", "3.5", "3.6", "3.7", "3.8"]
  python_notes = "last release with Python 2.7"
  pairs        = { torchaudio = "0.4.0", torchtext = "0.5.0", torchvision = "0.5.0" }
  source       = ["S42", "S45", "S72", "S71", "S7"]
  notes = [
    "The wiki dates it 2020-01-15",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
  ]
  build "cu92" {
    source = ["S7", "S44", "S42"]
    platform {
      sm   = ["3.7", "5.0", "6.0", "6.1", "7.0"]
      ptx  = ["3.7"]
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
  build "cu100" {
    source = ["S7", "S44", "S42", "S77"]
    platform "linux/amd64" {
      sm  = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"]
      ptx = ["3.7"]
    }
    platform "windows/amd64" {
      without = ["sm", "ptx"]
    }
  }
  build "cu101" {
    source   = ["S7", "S44", "S42"]
    inferred = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    platform {
      sm   = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"]
      ptx  = ["3.7"]
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "1.3.1" {
  like     = "1.3.0"
  released = "2019-11-07"
  pairs    = { torchaudio = "0.3.2", torchvision = "0.4.2" }
  source   = ["S42", "S45", "S72", "S6"]
  notes    = ["wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7"]
  build "cu92" {
    source = ["S6", "S44", "S42"]
    platform "linux/amd64" {
      sm  = ["3.7", "5.0", "6.0", "6.1", "7.0"]
      ptx = ["3.7"]
    }
  }
  build "cu100" {
    source = ["S6", "S44", "S42", "S77"]
    platform "linux/amd64" {
      sm  = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"]
      ptx = ["3.7"]
    }
  }
  build "cu101" {
    source = ["S6", "S44", "S42"]
    platform "linux/amd64" {
      sm  = ["3.7", "5.0", "6.0", "6.1", "7.0", "7.5"]
      ptx = ["3.7"]
    }
  }
}

framework "pytorch" "1.3.0" {
  package     = "torch"
  released    = "2019-10-10"
  python      = ["2.7", "3.5", "3.6", "3.7"]
  pairs       = { torchaudio = "0.3.1", torchvision = "0.4.1" }
  pair_specs  = { torchvision = "<0.3" }
  limits      = { numpy = "<2" }
  min_glibc   = "2.17"
  source      = ["S42", "S45", "S72", "S5"]
  cell_source = { limits = ["numpy-132179"], pair_specs = ["torchvision-0.2.2"] }
  notes = [
    "The wiki dates it 2019-10-22",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
  ]
  build "cu92" {
    cuda        = "9.2"
    cuda_full   = "9.2.148"
    cudnn       = "7.6.3.30"
    index_url   = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S5", "S44", "S42"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    platform {
      sm       = ["3.5", "5.0", "6.0", "6.1", "7.0"]
      ptx      = ["5.0"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cu100" {
    cuda        = "10.0"
    cuda_full   = "10.0.130"
    cudnn       = "7.6.3.30"
    index_url   = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S5", "S44", "S42", "S77"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    platform {
      sm       = ["3.5", "5.0", "6.0", "6.1", "7.0", "7.5"]
      ptx      = ["5.0"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cu101" {
    cuda         = "10.1"
    cuda_full    = "10.1.243"
    cudnn        = "7.6.3.30"
    index_url    = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["linux/amd64"]
    source       = ["S5", "S44", "S42"]
    cell_source  = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred     = ["sm", "ptx", "cudnn", "cuda_full", "platform", "pypi_default"]
    platform {
      sm       = ["3.5", "5.0", "6.0", "6.1", "7.0", "7.5"]
      ptx      = ["5.0"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cpu" {
    index_url  = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind = "find-links"
    source     = ["S44", "S42"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "1.2.0" {
  package     = "torch"
  released    = "2019-08-08"
  python      = ["2.7", "3.5", "3.6", "3.7"]
  pairs       = { torchaudio = "0.3.0", torchvision = "0.4.0" }
  pair_specs  = { torchvision = "<0.3" }
  limits      = { numpy = "<2" }
  min_glibc   = "2.17"
  source      = ["S42", "S45", "S72", "S4"]
  cell_source = { limits = ["numpy-132179"], pair_specs = ["torchvision-0.2.2"] }
  notes       = ["wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7"]
  build "cu92" {
    cuda        = "9.2"
    cuda_full   = "9.2.148"
    cudnn       = "7.6.2.24"
    index_url   = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S4", "S44", "S42"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.5", "5.0", "6.0", "6.1", "7.0"], ptx = ["5.0"], cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cu100" {
    cuda         = "10.0"
    cuda_full    = "10.0.130"
    cudnn        = "7.6.2.24"
    index_url    = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["linux/amd64"]
    source       = ["S4", "S44", "S42"]
    cell_source  = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred     = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    notes = [
      "the builder README of that month still described uploading the cu92 wheels to PyPI; the install page says plain pip is CUDA 10.0",
    ]
    platform {
      sm       = ["3.5", "5.0", "6.0", "6.1", "7.0", "7.5"]
      ptx      = ["5.0"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cpu" {
    index_url  = "https://download.pytorch.org/whl/torch_stable.html"
    index_kind = "find-links"
    source     = ["S44", "S42"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "1.1.0" {
  like     = "1.0.0"
  without  = ["build.cu80"]
  released = "2019-04-30"
  pairs    = { torchaudio = "0.2.0", torchvision = "0.3.0" }
  source   = ["S42", "S45", "S72", "S3"]
  notes = [
    "One source (wiki) dates it 2019-04-30",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
  ]
  build "cu90" {
    cudnn  = "7.4.2.24"
    source = ["S3", "S44", "S42"]
  }
  build "cu100" {
    without = ["notes"]
    cudnn   = "7.4.2.24"
    source  = ["S3", "S44", "S42"]
    platform "windows/amd64" {
      sm = ["3.5", "5.0", "6.0", "6.1", "7.0", "7.5"]
    }
  }
  build "cpu" {
    source = ["S3", "S44", "S42"]
  }
}

framework "pytorch" "1.0.1" {
  like     = "1.0.0"
  released = "2019-02-05"
  pairs    = { torchvision = "0.2.2" }
  source   = ["S42", "S45", "S72", "S2"]
  notes = [
    "Linux wheels were re-issued as 1.0.1.post2",
    "wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7",
  ]
  build {
    rows = {
      "cu80" = { source = ["S2", "S44", "S42", "S79"] }
      "cu90" = { cudnn = "7.4.2.24", source = ["S2", "S44", "S42"] }
    }
  }
  build "cu100" {
    without = ["notes"]
    cudnn   = "7.4.2.24"
    source  = ["S2", "S44", "S42"]
    platform "windows/amd64" {
      sm = ["3.5", "5.0", "6.0", "6.1", "7.0", "7.5"]
    }
  }
  build "cpu" {
    source = ["S2", "S44", "S42"]
  }
}

framework "pytorch" "1.0.0" {
  package     = "torch"
  released    = "2018-12-07"
  python      = ["2.7", "3.5", "3.6", "3.7"]
  pairs       = { torchvision = "0.2.1" }
  limits      = { numpy = "<2" }
  pair_specs  = { torchvision = "<0.3" }
  min_glibc   = "2.17"
  source      = ["S42", "S45", "S72", "S1"]
  cell_source = { limits = ["numpy-132179"], pair_specs = ["torchvision-0.2.2"] }
  notes       = ["wheels: manylinux1 file tag on PyPI, linux_x86_64 on the pytorch index; built on CentOS 7"]
  build "cu80" {
    cuda        = "8.0"
    cuda_full   = "8.0.61"
    cudnn       = "7.1.2"
    index_url   = "https://download.pytorch.org/whl/cu80/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S1", "S44", "S42"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    platform {
      sm       = ["3.5", "5.0", "6.0", "6.1"]
      ptx      = ["5.0"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cu90" {
    cuda         = "9.0"
    cuda_full    = "9.0.176"
    cudnn        = "7.4.1.5"
    index_url    = "https://download.pytorch.org/whl/cu90/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["linux/amd64"]
    source       = ["S1", "S44", "S42"]
    cell_source  = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred     = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    platform {
      sm       = ["3.5", "5.0", "6.0", "7.0"]
      ptx      = ["5.0"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cu100" {
    cuda        = "10.0"
    cuda_full   = "10.0.130"
    cudnn       = "7.4.1.5"
    index_url   = "https://download.pytorch.org/whl/cu100/torch_stable.html"
    index_kind  = "find-links"
    source      = ["S1", "S44", "S42"]
    cell_source = { cxx11_abi = ["abi-126", "abi-27"] }
    inferred    = ["sm", "ptx", "cudnn", "cuda_full", "platform"]
    notes = [
      "sm_75 entered the Linux script one day before the release; the Windows script did not have it yet",
    ]
    platform {
      ptx      = ["5.0"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.5", "5.0", "6.0", "6.1", "7.0", "7.5"], cxx11_abi = "false" }
        "windows/amd64" = { sm = ["3.5", "5.0", "6.0", "6.1", "7.0"] }
      }
    }
  }
  build "cpu" {
    index_url  = "https://download.pytorch.org/whl/cpu/torch_stable.html"
    index_kind = "find-links"
    source     = ["S1", "S44", "S42"]
    platform {
      sm   = []
      ptx  = []
      rows = ["linux/amd64", "windows/amd64"]
    }
  }
}

framework "pytorch" "0.4.1" {
  package        = "torch"
  released       = "2018-07-26"
  prerelease     = true
  python         = ["2.7", "3.5", "3.6", "3.7"]
  python_windows = ["3.5", "3.6", "3.7"]
  pairs          = { torchvision = "0.2.1" }
  limits         = { numpy = "<2" }
  min_glibc      = "2.17"
  source         = ["builder-041", "builder-040"]
  cell_source    = { min_glibc = ["pytorch-14274"], limits = ["numpy-132179"] }
  inferred       = ["python", "pairs"]
  build "cu80" {
    cuda       = "8.0"
    cuda_full  = "8.0.61"
    cudnn      = "7.1.2"
    index_url  = "https://download.pytorch.org/whl/cu80/torch_stable.html"
    index_kind = "find-links"
    source     = ["builder-041"]
    inferred   = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.5", "5.0", "6.0", "6.1"], ptx = ["5.0"], cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cu90" {
    cuda         = "9.0"
    cuda_full    = "9.0.176"
    cudnn        = "7.1.2"
    index_url    = "https://download.pytorch.org/whl/cu90/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["linux/amd64"]
    source       = ["builder-041"]
    inferred     = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx", "pypi_default"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.5", "5.0", "6.0", "7.0"], ptx = ["5.0"], cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cu92" {
    cuda       = "9.2"
    cuda_full  = "9.2.148"
    cudnn      = "7.1.4"
    index_url  = "https://download.pytorch.org/whl/cu92/torch_stable.html"
    index_kind = "find-links"
    source     = ["builder-041"]
    inferred   = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.5", "5.0", "6.0", "6.1", "7.0"], ptx = ["5.0"], cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
}

framework "pytorch" "0.4.0" {
  package        = "torch"
  released       = "2018-04-24"
  prerelease     = true
  python         = ["2.7", "3.5", "3.6"]
  python_windows = ["3.5", "3.6"]
  pairs          = { torchvision = "0.2.1" }
  limits         = { numpy = "<2" }
  min_glibc      = "2.12"
  source         = ["builder-040"]
  cell_source    = { min_glibc = ["pytorch-14274"], limits = ["numpy-132179"] }
  inferred       = ["python", "pairs"]
  build "cu80" {
    cuda       = "8.0"
    cuda_full  = "8.0.61"
    cudnn      = "7.0.5"
    index_url  = "https://download.pytorch.org/whl/cu80/torch_stable.html"
    index_kind = "find-links"
    source     = ["builder-040"]
    inferred   = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.5", "5.0", "6.0", "6.1"], ptx = ["5.0"], cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cu90" {
    cuda         = "9.0"
    cuda_full    = "9.0.176"
    cudnn        = "7.0.5"
    index_url    = "https://download.pytorch.org/whl/cu90/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["linux/amd64"]
    source       = ["builder-040"]
    inferred     = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx", "pypi_default"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.5", "5.0", "6.0", "6.1", "7.0"], ptx = ["5.0"], cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
  build "cu91" {
    cuda       = "9.1"
    cuda_full  = "9.1.85"
    cudnn      = "7.0.5"
    index_url  = "https://download.pytorch.org/whl/cu91/torch_stable.html"
    index_kind = "find-links"
    source     = ["builder-040"]
    inferred   = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx"]
    platform {
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { sm = ["3.5", "5.0", "6.0", "6.1", "7.0"], ptx = ["5.0"], cxx11_abi = "false" }
        "windows/amd64" = {}
      }
    }
  }
}

framework "pytorch" "0.3.1" {
  package        = "torch"
  released       = "2018-02-14"
  prerelease     = true
  python         = ["2.7", "3.5", "3.6"]
  python_windows = ["3.5", "3.6"]
  pairs          = { torchvision = "0.2.0" }
  limits         = { numpy = "<2" }
  min_glibc      = "2.17"
  source         = ["builder-031", "pjc-13"]
  cell_source    = { min_glibc = ["pytorch-6607"], limits = ["numpy-132179"] }
  inferred       = ["python", "pairs"]
  build "cu80" {
    cuda       = "8.0"
    cuda_full  = "8.0.61"
    cudnn      = "7.0.5"
    index_url  = "https://download.pytorch.org/whl/cu80/torch_stable.html"
    index_kind = "find-links"
    source     = ["builder-031", "pjc-13"]
    inferred   = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx"]
    notes      = ["the Windows packages are those of the conda channel peterjc123"]
    platform {
      sm       = ["3.5", "5.2", "6.0", "6.1"]
      ptx      = ["5.2"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = { experimental = true }
      }
    }
  }
  build "cu90" {
    cuda         = "9.0"
    cuda_full    = "9.0.176"
    cudnn        = "7.0.5"
    index_url    = "https://download.pytorch.org/whl/cu90/torch_stable.html"
    index_kind   = "find-links"
    pypi_default = ["linux/amd64"]
    source       = ["builder-031", "pjc-13"]
    inferred     = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx", "pypi_default"]
    notes        = ["the Windows packages are those of the conda channel peterjc123"]
    platform {
      sm       = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["5.2"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = { experimental = true }
      }
    }
  }
  build "cu91" {
    cuda       = "9.1"
    cuda_full  = "9.1.85"
    cudnn      = "7.0.5"
    index_url  = "https://download.pytorch.org/whl/cu91/torch_stable.html"
    index_kind = "find-links"
    source     = ["builder-031"]
    inferred   = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx"]
    platform "linux/amd64" {
      sm        = ["3.5", "5.2", "6.0", "6.1", "7.0"]
      ptx       = ["5.2"]
      delivery  = "bundled-in-wheel"
      cxx11_abi = "false"
    }
  }
}

framework "pytorch" "0.3.0" {
  package        = "torch"
  released       = "2017-12-04"
  prerelease     = true
  python         = ["2.7", "3.5", "3.6"]
  python_windows = ["3.5", "3.6"]
  pairs          = { torchvision = "0.2.0" }
  limits         = { numpy = "<2" }
  min_glibc      = "2.12"
  source         = ["builder-2017", "pjc-13"]
  cell_source    = { limits = ["numpy-132179"] }
  inferred       = ["min_glibc", "python", "pairs"]
  build "cu75" {
    wheel_version = "0.3.0.post4"
    cuda          = "7.5"
    cuda_full     = "7.5.18"
    cudnn         = "6.0.21"
    index_url     = "https://download.pytorch.org/whl/cu75/torch_stable.html"
    index_kind    = "find-links"
    source        = ["builder-2017"]
    inferred      = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx"]
    platform "linux/amd64" {
      sm        = ["3.0", "3.5", "5.0", "5.2"]
      ptx       = ["5.2"]
      delivery  = "bundled-in-wheel"
      cxx11_abi = "false"
    }
  }
  build "cu80" {
    wheel_version = "0.3.0.post4"
    cuda          = "8.0"
    cuda_full     = "8.0.61"
    cudnn         = "7.0.3"
    index_url     = "https://download.pytorch.org/whl/cu80/torch_stable.html"
    index_kind    = "find-links"
    pypi_default  = ["linux/amd64"]
    source        = ["builder-2017", "pjc-13"]
    inferred      = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx", "pypi_default"]
    notes         = ["the Windows packages are those of the conda channel peterjc123"]
    platform {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1"]
      ptx      = ["5.2"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = { experimental = true }
      }
    }
  }
  build "cu90" {
    wheel_version = "0.3.0.post4"
    cuda          = "9.0"
    cuda_full     = "9.0.176"
    cudnn         = "7.0.3"
    index_url     = "https://download.pytorch.org/whl/cu90/torch_stable.html"
    index_kind    = "find-links"
    source        = ["builder-2017", "pjc-13"]
    inferred      = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx"]
    notes         = ["the Windows packages are those of the conda channel peterjc123"]
    platform {
      sm       = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1", "7.0"]
      ptx      = ["5.2"]
      delivery = "bundled-in-wheel"
      rows = {
        "linux/amd64"   = { cxx11_abi = "false" }
        "windows/amd64" = { experimental = true }
      }
    }
  }
}

framework "pytorch" "0.2.0" {
  like     = "0.1.12"
  released = "2017-08-04"
  pairs    = { torchvision = "0.1.9" }
  source   = ["builder-2017"]
  build {
    wheel_version = "0.2.0.post3"
    cudnn         = "6.0.21"
    rows          = ["cu75", "cu80"]
  }
}

framework "pytorch" "0.1.12" {
  package     = "torch"
  prerelease  = true
  released    = "2017-05-02"
  python      = ["2.7", "3.5", "3.6"]
  pairs       = { torchvision = "0.1.8" }
  limits      = { numpy = "<2" }
  min_glibc   = "2.12"
  source      = ["builder-016", "builder-2017"]
  cell_source = { limits = ["numpy-132179"] }
  inferred    = ["min_glibc", "python", "pairs"]
  build "cu75" {
    wheel_version = "0.1.12.post2"
    cuda          = "7.5"
    cuda_full     = "7.5.18"
    index_url     = "https://download.pytorch.org/whl/cu75/torch_stable.html"
    index_kind    = "find-links"
    source        = ["builder-2017"]
    inferred      = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx"]
    platform "linux/amd64" {
      sm        = ["3.0", "3.5", "5.0", "5.2"]
      ptx       = ["5.2"]
      delivery  = "bundled-in-wheel"
      cxx11_abi = "false"
    }
  }
  build "cu80" {
    wheel_version = "0.1.12.post2"
    cuda          = "8.0"
    cuda_full     = "8.0.61"
    index_url     = "https://download.pytorch.org/whl/cu80/torch_stable.html"
    index_kind    = "find-links"
    pypi_default  = ["linux/amd64"]
    source        = ["builder-2017"]
    inferred      = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx", "pypi_default"]
    platform "linux/amd64" {
      sm        = ["3.0", "3.5", "5.0", "5.2", "6.0", "6.1"]
      ptx       = ["5.2"]
      delivery  = "bundled-in-wheel"
      cxx11_abi = "false"
    }
  }
}

framework "pytorch" "0.1.6" {
  package     = "torch"
  prerelease  = true
  released    = "2016-11-18"
  python      = ["2.7", "3.5"]
  limits      = { numpy = "<2" }
  min_glibc   = "2.12"
  source      = ["builder-016", "tutorials-8"]
  cell_source = { limits = ["numpy-132179"] }
  inferred    = ["min_glibc", "python"]
  build "cu75" {
    cuda       = "7.5"
    cuda_full  = "7.5.18"
    index_kind = "feed"
    source     = ["builder-016", "tutorials-8"]
    inferred   = ["cuda_full", "cudnn", "index_url", "platform", "sm", "ptx"]
    notes      = ["a conda package; there are no wheels"]
    platform "linux/amd64" {
      sm        = ["3.0", "3.5", "5.2"]
      ptx       = ["5.2"]
      delivery  = "bundled-in-wheel"
      cxx11_abi = "false"
    }
  }
}

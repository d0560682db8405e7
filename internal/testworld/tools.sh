#!/usr/bin/env bash
# Installs what BuildKit and the test world need from the distribution: runc to
# run build steps, debootstrap, gpgv and the archive's keys to make base images,
# gcc for the tests' stand-in libraries, python3 with pip, zstd and unzip to compare
# layers with what those make. Arguments are further tools, each in the package of
# its name: the tests hand images to skopeo, podman and docker-registry, and to
# dockerd where it disturbs nobody; Chromium and Node.js run the explorer, and npm
# installs what reads the files that are emitted; QEMU runs programs for Arm. Says
# what is missing where it may not install.
set -euo pipefail

missing=()
for tool in runc debootstrap gpgv gcc git python3 zstd unzip "$@"; do
  PATH=$PATH:/usr/sbin:/sbin command -v "$tool" >/dev/null ||
    case $tool in
    dockerd) missing+=(docker.io) ;;
    node) missing+=(nodejs) ;;
    qemu-aarch64-static) missing+=(qemu-user-static) ;;
    unsquashfs) missing+=(squashfs-tools) ;;
    fusermount3) missing+=(fuse3) ;;
    *) missing+=("$tool") ;;
    esac
done
[ -e /usr/share/keyrings/debian-archive-keyring.gpg ] || missing+=(debian-archive-keyring)
PATH=$PATH:/usr/sbin:/sbin command -v ip >/dev/null || missing+=(iproute2)
python3 -c 'import ensurepip' 2>/dev/null || missing+=(python3-venv)
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "missing: ${missing[*]}; install them with your package manager (as root: apt-get install ${missing[*]})" >&2
  exit 1
fi
echo "installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null

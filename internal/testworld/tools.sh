#!/usr/bin/env bash
# Installs what BuildKit and the test world need from the distribution (Debian,
# Ubuntu, Fedora), and says what before: runc to run build steps, debootstrap, gpgv
# and Debian's keys to make base images, gcc for the tests' stand-in libraries,
# python3 with pip, zstd and unzip to compare layers with what those make. Arguments
# are further tools: the tests hand images to skopeo, podman and docker-registry, and
# to dockerd where it disturbs nobody; Chromium and Node.js run the explorer, and npm
# installs what reads the files that are emitted; QEMU runs programs for Arm. Where it
# may not install, it says what is missing and changes nothing.
#
#   tools.sh [TOOL]...              the tools above, and these
#   tools.sh --only TOOL...         these alone
#   tools.sh --names MANAGER TOOL...  the packages that they are in, by apt-get or dnf
set -euo pipefail
PATH=$PATH:/usr/sbin:/sbin

tools=(runc debootstrap gpgv keyring gcc git python3 ensurepip zstd unzip ip)

# package prints the name of the package that has a tool.
package() {
  case $1:$2 in
  apt-get:dockerd) echo docker.io ;;
  apt-get:ensurepip) echo python3-venv ;;
  apt-get:ip) echo iproute2 ;;
  apt-get:keyring) echo debian-archive-keyring ;;
  apt-get:newuidmap) echo uidmap ;;
  dnf:docker-registry) echo docker-distribution ;;
  dnf:dockerd) echo moby-engine ;;
  dnf:ensurepip) echo python3-libs ;;
  dnf:gpgv) echo gnupg2 ;;
  dnf:ip) echo iproute ;;
  dnf:keyring) echo debian-keyring ;;
  dnf:newuidmap) echo shadow-utils ;;
  dnf:npm) echo nodejs-npm ;;
  *:fusermount3) echo fuse3 ;;
  *:node) echo nodejs ;;
  *:qemu-aarch64-static) echo qemu-user-static ;;
  *:unsquashfs) echo squashfs-tools ;;
  *) echo "$2" ;;
  esac
}

# have tells whether a tool is here.
have() {
  case $1 in
  keyring) [ -e /usr/share/keyrings/debian-archive-keyring.gpg ] ;;
  ensurepip) python3 -c 'import ensurepip' 2>/dev/null ;;
  *) command -v "$1" >/dev/null ;;
  esac
}

case ${1-} in
--only) tools=("${@:2}") ;;
--names)
  for tool in "${@:3}"; do package "$2" "$tool"; done
  exit
  ;;
*) tools+=("$@") ;;
esac

manager=
for m in apt-get dnf; do
  if command -v "$m" >/dev/null; then
    manager=$m
    break
  fi
done
missing=()
for tool in "${tools[@]}"; do
  have "$tool" || missing+=("$(package "$manager" "$tool")")
done
[ ${#missing[@]} -eq 0 ] && exit 0

if [ -z "$manager" ]; then
  echo "missing: ${missing[*]}; install them with your package manager" >&2
  exit 1
fi
if [ "$(id -u)" -ne 0 ]; then
  echo "missing: ${missing[*]}; as root: $manager install ${missing[*]}" >&2
  exit 1
fi
echo "installing with $manager: ${missing[*]}"
case $manager in
apt-get)
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  ;;
dnf) dnf install -y -q --setopt=install_weak_deps=False "${missing[@]}" >/dev/null ;;
esac

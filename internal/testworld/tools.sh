#!/usr/bin/env bash
# Installs what BuildKit and the test world need from the distribution: runc to
# run build steps, debootstrap, gpgv and the archive's keys to make base images,
# gcc for the tests' stand-in libraries. Says what is missing where it may not install.
set -euo pipefail

declare -A package=([runc]=runc [debootstrap]=debootstrap [gcc]=gcc [git]=git [python3]=python3 [zstd]=zstd [unzip]=unzip)
missing=()
for tool in runc debootstrap gcc git python3 gpgv; do
  PATH=$PATH:/usr/sbin:/sbin command -v "$tool" >/dev/null || missing+=("${package[$tool]}")
done
[ -e /usr/share/keyrings/debian-archive-keyring.gpg ] || missing+=(debian-archive-keyring)
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

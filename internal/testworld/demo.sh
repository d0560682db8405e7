#!/usr/bin/env bash
# The main job from nothing: plan, lock, build with the managed BuildKit, and the
# self-test of the built image, on real content. The outside world (a registry,
# package indexes, a Debian archive) is served on loopback, see package testworld.
set -euo pipefail
cd "$(dirname "$0")/../.."

cache=$PWD/.cache
demo=$cache/demo
mkdir -p "$demo" bin
export XDG_CACHE_HOME=$cache/xdg/cache XDG_DATA_HOME=$cache/xdg/data
export PATH=$PWD/bin:$PATH:/usr/sbin:/sbin

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
run() { printf '\033[2m$ %s\033[0m\n' "$*"; "$@"; }

go build -trimpath -o bin/testworld ./internal/tools/testworld

say "1. What runs on an RTX 5090?"
run envsolve plan --gpu rtx-5090 --framework pytorch

say "2. And PyTorch 2.5.1 on it? A conflict, with its ways out:"
run envsolve plan --gpu rtx-5090 --framework pytorch==2.5.1 || [ $? -eq 3 ]

say "3. A world on loopback: registry, package indexes, Debian archive (made once, some minutes)"
testworld serve --cache "$cache/world" --parts images,wheels --detach >"$demo/world.json"
trap 'testworld stop --cache "$cache/world" >/dev/null 2>&1 || true' EXIT
cp -r examples/quickstart/. "$demo/"
{
  printf '\n# Where the demo takes everything from.\n'
  testworld hcl --cache "$cache/world"
} >>"$demo/envsolve.hcl"

say "4. Plan the quickstart: real PyTorch, on the CPU"
run envsolve plan "$demo"

say "5. Lock it to the byte"
run envsolve lock "$demo"

say "6. Build it, self-test included"
run envsolve build "$demo" --locked --output "type=oci,dest=$demo/quickstart.tar"

say "7. Test the built image again, as anybody can who gets it"
run envsolve test "$demo/quickstart.tar"

say "done: $demo/quickstart.tar; run \`make demo\` again to see how little is done twice"

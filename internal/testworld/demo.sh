#!/usr/bin/env bash
# The main job from nothing: plan, lock, build with BuildKit, and the self-test of the
# built image, on real content. What answers from here of Docker Hub, PyPI and
# PyTorch's index is used; package testworld stands for the rest, on loopback. What is
# missing is said before anything is done. Everything that is made lies in .cache and
# bin.
set -euo pipefail
cd "$(dirname "$0")/../.."

cache=$PWD/.cache
demo=$cache/demo
mkdir -p "$demo" bin
export XDG_CACHE_HOME=$cache/xdg/cache XDG_DATA_HOME=$cache/xdg/data
export PATH=$PWD/bin:$PATH:/usr/sbin:/sbin
root=$([ "$(id -u)" -eq 0 ] && echo yes || echo no)

say() { printf '\n\033[1m%s\033[0m  (%d s)\n' "$*" "$SECONDS"; }
run() { printf '\033[2m$ %s\033[0m\n' "$*"; "$@"; }
refuse() {
  printf '%s\n' "make demo: $*" >&2
  exit 1
}
# As in the Makefile: what both programs have in common is compiled once.
compile() { CGO_ENABLED=0 go build -trimpath -ldflags='-s -w' "$@"; }

say "1. Compile envsolve; the first time this takes a minute or two"
compile -o bin/ ./cmd/envsolve ./cmd/envsolve-builder ./internal/tools/testworld

# Needs, before anything is made or installed.
silent=$(testworld silent)
parts=$(testworld silent --parts)
tools=(runc)
[ -z "$silent" ] || tools+=(gpgv keyring)
[[ " $silent " != *" docker.io "* ]] || tools+=(debootstrap)
[ "$root" = yes ] || tools+=(rootlesskit newuidmap newgidmap)
if [ -n "$silent" ]; then
  echo "these do not answer from here, and a world on loopback stands for them: $silent"
else
  echo "Docker Hub, PyPI and PyTorch's index answer from here"
fi
if [ "$root" = no ] && [[ " $silent " == *" docker.io "* ]] && ! testworld have --cache "$cache/world" --parts trixie; then
  refuse "docker.io does not answer from here, and the base image that stands for it is made with chroot:
  run it as root once, or set HTTPS_PROXY to a proxy that reaches docker.io"
fi
internal/testworld/tools.sh --only "${tools[@]}"
if [ "$root" = no ] && ! grep -q "^$(id -un):" /etc/subuid; then
  refuse "BuildKit runs without root in a range of user ids, and /etc/subuid has none for $(id -un):
  as root: usermod --add-subuids 100000-165535 --add-subgids 100000-165535 $(id -un)"
fi

# The daemon compiles while the world is made, which waits for the network and for
# dpkg most of its time.
daemon=
if [ ! -x bin/buildkitd ] || [ go.mod -nt bin/buildkitd ] || [ go.sum -nt bin/buildkitd ]; then
  compile -o bin/buildkitd github.com/moby/buildkit/cmd/buildkitd &
  daemon=$!
  trap 'kill "$daemon" 2>/dev/null || true' EXIT
  echo "compiling the pinned buildkitd beside what follows"
fi

say "2. What runs on an RTX 5090?"
run envsolve plan --gpu rtx-5090 --framework pytorch

say "3. And PyTorch 2.5.1 on it? A conflict, with its ways out:"
run envsolve plan --gpu rtx-5090 --framework pytorch==2.5.1 || [ $? -eq 3 ]

cp -r examples/quickstart/. "$demo/"
if [ -n "$silent" ]; then
  say "4. Make what stands for $silent on loopback, once"
  testworld serve --cache "$cache/world" --parts "$parts" --detach >"$demo/world.json"
  trap 'testworld stop --cache "$cache/world" >/dev/null 2>&1 || true; [ -z "$daemon" ] || kill "$daemon" 2>/dev/null || true' EXIT
  {
    printf '\n# Where the demo takes everything from that does not answer.\n'
    # shellcheck disable=SC2086 # one argument for each
    testworld hcl --cache "$cache/world" $silent
  } >>"$demo/envsolve.hcl"
fi
if [ -n "$daemon" ]; then
  say "   Wait for buildkitd"
  wait "$daemon" || refuse "buildkitd does not compile"
  daemon=
fi
if [ "$root" = no ]; then
  export ENVSOLVE_BUILDER=unix://$demo/buildkitd.sock
  export XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-$demo/run}
  mkdir -p "$XDG_RUNTIME_DIR" && chmod 700 "$XDG_RUNTIME_DIR"
  rootlesskit --net=host "$PWD/bin/buildkitd" --addr "$ENVSOLVE_BUILDER" --root "$cache/rootless" \
    --oci-worker-net=host >"$demo/buildkitd.log" 2>&1 &
  rootless=$!
  trap 'kill "$rootless" 2>/dev/null || true; testworld stop --cache "$cache/world" >/dev/null 2>&1 || true' EXIT
  for _ in $(seq 100); do
    [ -S "$demo/buildkitd.sock" ] && break
    kill -0 "$rootless" 2>/dev/null || refuse "a rootless buildkitd does not start: $(tail -3 "$demo/buildkitd.log")"
    sleep 0.2
  done
fi

say "5. Plan the quickstart: real PyTorch, on the CPU"
run envsolve plan "$demo"

say "6. Lock it to the byte"
run envsolve lock "$demo"

say "7. Build it, self-test included"
run envsolve build "$demo" --locked --output "type=oci,dest=$demo/quickstart.tar"

say "8. Test the built image again, as anybody can who gets it"
run envsolve test "$demo/quickstart.tar"

say "done: $demo/quickstart.tar; run \`make demo\` again to see how little is done twice"

#!/usr/bin/env bash
# Runs one command of the action and of the GitLab component: ENVSOLVE_COMMAND, one
# of check, plan, matrix, build and verify. What it is given comes by environment,
# and nothing of it is read as shell. Exit codes are the command's own.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
command=${ENVSOLVE_COMMAND:-check}
summary=${GITHUB_STEP_SUMMARY:-/dev/null}
outputs=${GITHUB_OUTPUT:-/dev/null}

# call sets args to a command of envsolve with the targets that are named.
call() {
  args=(envsolve "$@")
  local name
  while IFS= read -r name; do [ -z "$name" ] || args+=(--target "$name"); done <<<"${ENVSOLVE_TARGET:-}"
}

# lock holds the command to the lock.
lock() { [ "${ENVSOLVE_LOCKED:-true}" != true ] || args+=(--locked); }

# file ends the command with the file that is named.
file() {
  args+=(--)
  [ -z "${ENVSOLVE_FILE:-}" ] || args+=("$ENVSOLVE_FILE")
}

plan() {
  call plan -o "$ENVSOLVE_OUTPUT" && lock && file
  "${args[@]}"
}

check() { bash "$here/check-changed.sh"; }

# shown runs plan or check twice: for what it prints, and for the summary.
shown() {
  local code=0
  ENVSOLVE_OUTPUT=${ENVSOLVE_OUTPUT:-github} "$1" || code=$?
  [ "$summary" = /dev/null ] || ENVSOLVE_OUTPUT=markdown "$1" >>"$summary" 2>/dev/null || true
  return "$code"
}

matrix() {
  local jobs
  call emit matrix && lock && file
  jobs=$("${args[@]}")
  printf '%s\n' "$jobs"
  printf 'matrix=%s\n' "$jobs" >>"$outputs"
}

build() {
  local digests line name
  call build && lock
  [ "${ENVSOLVE_PUSH:-false}" != true ] || args+=(--push)
  [ -z "${ENVSOLVE_IMAGE:-}" ] || args+=(--tag "$ENVSOLVE_IMAGE")
  [ -z "${ENVSOLVE_LAYERS:-}" ] || args+=(--layers "$ENVSOLVE_LAYERS")
  file
  digests=$("${args[@]}") # lines of a name, which can hold blanks, and a digest
  printf '%s\n' "$digests"
  printf 'digest=%s\n' "${digests##* }" >>"$outputs"
  printf '| target | digest |\n|---|---|\n' >>"$summary"
  while IFS= read -r line; do
    name=${line% *}
    printf '| %s | `%s` |\n' "${name//[|\`<>&\\]/_}" "${line##* }" >>"$summary"
  done <<<"$digests"
}

verify() {
  if [ -z "${ENVSOLVE_IMAGE:-}" ]; then
    echo "envsolve: verify which image? give the input image" >&2
    exit 2
  fi
  call verify
  [ -z "${ENVSOLVE_FILE:-}" ] || args+=(--file "$ENVSOLVE_FILE")
  "${args[@]}" -- "$ENVSOLVE_IMAGE"
}

case $command in
  check | plan) shown "$command" ;;
  matrix | build | verify) "$command" ;;
  *)
    printf 'envsolve: command %q: use check, plan, matrix, build or verify\n' "$command" >&2
    exit 2
    ;;
esac

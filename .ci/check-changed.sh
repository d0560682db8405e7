#!/usr/bin/env bash
# Judges the environment files that have changed since ENVSOLVE_BASE, each by
# itself; all of them where that commit is not there. ENVSOLVE_GPU and
# ENVSOLVE_DRIVER hold one a line, ENVSOLVE_FLEET a target file.
set -euo pipefail

args=(envsolve check --each -o "${ENVSOLVE_OUTPUT:-table}")
while IFS= read -r gpu; do [ -z "$gpu" ] || args+=(--gpu "$gpu"); done <<<"${ENVSOLVE_GPU:-}"
while IFS= read -r driver; do [ -z "$driver" ] || args+=(--driver "$driver"); done <<<"${ENVSOLVE_DRIVER:-}"
[ -z "${ENVSOLVE_FLEET:-}" ] || args+=(--fleet "$ENVSOLVE_FLEET")
[ "${ENVSOLVE_STRICT:-false}" != true ] || args+=(--strict)

kinds=()
for kind in 'requirements*.txt' 'requirements*.in' 'constraints*.txt' pyproject.toml setup.py setup.cfg 'pylock*.toml' \
  uv.lock poetry.lock pdm.lock pixi.lock Pipfile.lock pixi.toml 'environment*.yml' 'environment*.yaml' \
  'conda-lock*.yml' 'conda-lock*.yaml' '*Dockerfile*' '*Containerfile*' devcontainer.json cog.yaml '*.ipynb'; do
  kinds+=(":(glob)**/$kind")
done

files=()
if [ -n "${ENVSOLVE_BASE:-}" ] && git cat-file -e "$ENVSOLVE_BASE^{commit}" 2>/dev/null; then
  while IFS= read -r -d '' file; do files+=("$file"); done \
    < <(git diff --name-only -z --diff-filter=d --relative "$ENVSOLVE_BASE" -- "${kinds[@]}")
else
  while IFS= read -r -d '' file; do files+=("$file"); done < <(git ls-files -z -- "${kinds[@]}")
fi
if [ "${#files[@]}" -eq 0 ]; then
  echo "no environment file has changed"
  exit 0
fi
exec "${args[@]}" -- "${files[@]}"

package emit

import (
	"fmt"
	"regexp"
	"strings"
)

// GitHubActions writes a workflow that holds to the lock: plan, build, test, push
// and prove. It goes into .github/workflows.
func GitHubActions(in Input) ([]byte, error) {
	if strings.Contains(in.Target, "${{") || oneLine(in.Target) != in.Target {
		return nil, fmt.Errorf("GitHub would read the name %q as an expression, or as more than a line: rename the target",
			in.Target)
	}
	target := ""
	if safe := regexp.MustCompile(`^[A-Za-z0-9._-]+$`); in.Target != "" {
		target = " --target " + in.Target
		if !safe.MatchString(in.Target) {
			target = " --target '" + strings.ReplaceAll(in.Target, "'", `'\''`) + "'"
		}
	}
	run := func(command string) string {
		if strings.ContainsAny(command, "'#:{") {
			return quoted(command)
		}
		return command
	}
	text := strings.NewReplacer(
		"@NAME@", strings.ToLower(plainName(in.Target)),
		"@PLAN@", run("envsolve plan --locked"+target),
		"@BUILD@", run(`envsolve build --locked`+target+` --push --tag "$IMAGE"`),
		"@VERIFY@", run(`envsolve verify "$IMAGE"`+target),
	).Replace(workflow)
	return []byte(text), nil
}

// workflow has places between @ signs that are filled in. Expressions of
// GitHub's that others can set (a branch's name) stay out of its scripts.
const workflow = `# .github/workflows/@NAME@.yml, as "envsolve emit github-actions" writes it: build
# the locked stack of this repository, prove it, push it. A step's exit code says
# what is wrong.
name: @NAME@

on:
  push:
  pull_request:

permissions:
  contents: read
  packages: write

jobs:
  plan:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-go@v5
        with:
          go-version: stable
      - name: install envsolve
        run: go install github.com/envsolve/envsolve/cmd/envsolve@latest
      - name: plan
        # Without network or builder, in milliseconds: 4 for a lock that does not
        # fit the target file, with the line that changed.
        run: @PLAN@

  image:
    needs: plan
    runs-on: ubuntu-24.04
    env:
      # A repository whose name has capitals is written in small letters here.
      IMAGE: ghcr.io/${{ github.repository }}/@NAME@:${{ github.sha }}
      ENVSOLVE_BUILDER: docker-container://buildkitd
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-go@v5
        with:
          go-version: stable
      - name: install envsolve
        run: go install github.com/envsolve/envsolve/cmd/...@latest
      - name: start a builder
        run: docker run --detach --privileged --name buildkitd moby/buildkit:v0.33.1
      - uses: docker/login-action@v3
        with:
          registry: ghcr.io
          username: ${{ github.actor }}
          password: ${{ secrets.GITHUB_TOKEN }}
      - uses: actions/cache@v4
        with: # wheels and layers; what the registry has is not even asked for here
          path: ~/.cache/envsolve
          key: envsolve-${{ hashFiles('envsolve.lock.hcl') }}
          restore-keys: envsolve-
      - name: build
        # 5 when the image's self-test fails; nothing is pushed then.
        run: @BUILD@
      - name: verify
        # 4 when what the registry holds is not what the lock says.
        run: @VERIFY@
`

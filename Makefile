# envsolve: `make demo` shows it, `make test` checks all of it. Both install
# what they need. State that can be made again lives in .cache and bin.

SHELL := /bin/bash
CACHE := $(CURDIR)/.cache
GO    ?= go

# Programs and tests are compiled alike, so that each package is compiled once:
# without C, and without this machine's paths.
export CGO_ENABLED := 0
export GOFLAGS     := $(strip $(shell $(GO) env GOFLAGS) -trimpath)

# Programs for browsers are compiled for size, and Go's run time for speed.
JSFLAGS := -gcflags=all=-l -gcflags=runtime= -gcflags=internal/runtime/...=

.PHONY: help demo test build frontend tools generate check dist dist-twice vulncheck bench repeat faults arm engines fuzz eval gpu real
.PHONY: debian-cuda every site facts clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

demo: ## plan, lock, build and self-test a real image, on this machine alone
	@internal/testworld/demo.sh

# The packages that take longest start first; one more than there are processors, since
# those that build wait for disks and networks for a third of their time, and so do the
# tests of one package.
test: tools check ## everything: linters, unit tests, end-to-end tests (in CI pictures of pages stay in .cache/artifacts)
	@internal/testworld/tools.sh skopeo podman docker-registry node npm chromium unsquashfs squashfuse fusermount3 $(if $(CI),dockerd)
	@mkdir -p $(CACHE)/artifacts
	ENVSOLVE_TEST_BUILDKITD=$(CURDIR)/bin/buildkitd $(GO) test -timeout 80m $(if $(CI),-artifacts -outputdir $(CACHE)/artifacts) \
	  -p $$(($$(nproc) + 1)) -parallel $$(($$(nproc) + 1)) ./cmd/envsolve-builder ./templates ./...

build: bin/envsolve bin/buildkitd ## compile the two programs and the pinned buildkitd into bin

bin/envsolve: FORCE
	@$(GO) build -ldflags='-s -w' -o bin/ ./cmd/envsolve ./cmd/envsolve-builder
	@GOOS=js GOARCH=wasm $(GO) build $(JSFLAGS) -ldflags='-s -w' -o bin/js_wasm/ ./cmd/envsolve-explorer ./cmd/envsolve-judge

frontend: ## make the image of the BuildKit frontend, an OCI layout in .cache/frontend (PUSH: reference to push it to)
	@$(GO) run ./internal/tools/frontendimage $(if $(PUSH),-push $(PUSH)) $(CACHE)/frontend

# The newest facts of each of thirty earlier days; those that this program cannot
# read are left out.
site: bin/envsolve ## write the explorer into site, with what changed in the facts since thirty of their days ago
	@rm -rf $(CACHE)/facts && mkdir -p $(CACHE)/facts
	@git log --date=short --format='%cd %H' -- matrices/snapshot.bin | awk '!seen[$$1]++ && NR > 1' | head -30 | while read -r day commit; do \
	  git show "$$commit:matrices/snapshot.bin" >"$(CACHE)/facts/$$day.bin"; \
	  bin/envsolve matrices list --facts "$(CACHE)/facts/$$day.bin" >/dev/null 2>&1 || rm "$(CACHE)/facts/$$day.bin"; \
	done
	@shopt -s nullglob; since=(); for f in $(CACHE)/facts/*.bin; do since+=(--since "$$f"); done; \
	  bin/envsolve site --output site "$${since[@]}"

bin/buildkitd: go.mod go.sum
	@echo "compiling the pinned buildkitd (once; about two minutes)"
	@$(GO) build -ldflags='-s -w' -o $@ github.com/moby/buildkit/cmd/buildkitd

tools: build ## install what the builder and the test world need from the distribution
	@internal/testworld/tools.sh

generate: ## make the facts' snapshot and pages anew from the tables
	$(GO) generate ./...

check: ## gofmt, go vet, staticcheck, dead code, known vulnerabilities (VULNDB: a copy of their database)
	@unformatted=$$(gofmt -l $$(git ls-files '*.go')); test -z "$$unformatted" || { echo "gofmt would change: $$unformatted"; exit 1; }
	$(GO) vet ./...
	$(GO) tool staticcheck ./...
	@$(GO) build -o $(CACHE)/deadcode golang.org/x/tools/cmd/deadcode
	@dead=$$($(GO) tool deadcode -test ./...; $(GO) tool deadcode ./cmd/... ./internal/tools/... | grep -vE '^(internal/testworld|internal/explorer/(call|paste)|solver)/|func: ReadIn$$'; \
	  GOOS=js GOARCH=wasm $(CACHE)/deadcode -filter 'internal/explorer/(call|paste)' ./cmd/envsolve-explorer ./cmd/envsolve-judge); \
	  test -z "$$dead" || { echo "nothing calls these, or tests alone:"; echo "$$dead"; exit 1; }
	$(GO) run ./internal/tools/vulncheck $(if $(VULNDB),-db $(VULNDB))

dist: ## write a release into dist: wheels, archives, Debian packages, a formula (VERSION, else what git says)
	@$(GO) run ./internal/tools/dist $(if $(VERSION),-version $(VERSION)) $(if $(PLATFORMS),-platforms $(PLATFORMS))

# The second time nothing is taken from a cache that the first has filled.
dist-twice: ## write a release of this commit twice, in two folders, by two caches, at two ends of the world: one result
	@rm -rf $(CACHE)/twice && mkdir -p $(CACHE)/twice
	@set -e; cache=$$($(GO) env GOCACHE); for way in one/Etc/GMT-14 the-other/Etc/GMT+12; do dir=$(CACHE)/twice/$${way%%/*}; \
	  git clone -q --no-checkout $(CURDIR) $$dir; git -C $$dir checkout -q --detach $$(git rev-parse HEAD); \
	  (cd $$dir && GOCACHE=$$cache TZ=$${way#*/} $(GO) run ./internal/tools/dist \
	    $(if $(VERSION),-version $(VERSION)) $(if $(PLATFORMS),-platforms $(PLATFORMS))); cache=$(CACHE)/twice/cache; done
	@cmp $(CACHE)/twice/one/dist/SHA256SUMS $(CACHE)/twice/the-other/dist/SHA256SUMS
	@(cd $(CACHE)/twice/the-other/dist && sha256sum --quiet --check SHA256SUMS && wc -l <SHA256SUMS | sed 's/$$/ files, the same twice/')
	@rm -rf $(CACHE)/twice

vulncheck: ## as in check, and an error where their database cannot be reached
	$(GO) run ./internal/tools/vulncheck -required $(if $(VULNDB),-db $(VULNDB))

bench: tools ## measure plans, conflicts, layers and builds: docs/performance.md
	$(GO) run ./internal/tools/benchmark

faults: tools ## kill, starve, cut off and crowd locks and builds FAULTS times (100), by KINDS (all), and look at what comes after
	ENVSOLVE_TEST_BUILDKITD=$(CURDIR)/bin/buildkitd $(GO) test -timeout 6h -count 1 -v -run TestAfterEveryFault ./cmd/envsolve-builder -faults $(or $(FAULTS),100) -faultkinds '$(KINDS)'

repeat: tools ## build one lock REPEAT times (100), each time in other circumstances: one digest
	ENVSOLVE_TEST_BUILDKITD=$(CURDIR)/bin/buildkitd $(GO) test -timeout 6h -count 1 -v -run TestOneLockGivesOneImage ./cmd/envsolve-builder -clocks -repeat $(or $(REPEAT),100)

# Docker, containerd and runc as they are now, which no Debian release has yet; runc has C in it.
ENGINES := github.com/moby/moby/v2/cmd/dockerd@v2.0.0-beta.24 \
  github.com/containerd/containerd/v2/cmd/containerd@v2.4.2 github.com/containerd/containerd/v2/cmd/containerd-shim-runc-v2@v2.4.2 \
  github.com/containerd/containerd/v2/cmd/ctr@v2.4.2 github.com/opencontainers/runc@v1.5.2 \
  github.com/docker/buildx/cmd/buildx@v0.38.2

engines: tools ## compile a current Docker (minutes), load images into it and have it build by the frontend
	@for e in $(ENGINES); do (cd / && CGO_ENABLED=1 GOFLAGS=-mod=mod GOBIN=$(CACHE)/engines $(GO) install $$e) || exit 1; done
	ENVSOLVE_TEST_BUILDKITD=$(CURDIR)/bin/buildkitd $(GO) test -count 1 -v -timeout 1h -run 'TestLoadIntoACurrent|TestDockerBuilds|TestBakeBuilds' \
	  ./internal/build ./cmd/envsolve-builder -engines $(CACHE)/engines

arm: tools ## lock and build for linux/arm64 beside linux/amd64, by emulation
	@internal/testworld/tools.sh qemu-aarch64-static
	ENVSOLVE_TEST_BUILDKITD=$(CURDIR)/bin/buildkitd $(GO) test -timeout 2h -count 1 -v -run TestTwoPlatforms ./cmd/envsolve-builder -emulated

# Inputs that lead somewhere new are made smaller in few steps: by default Go takes
# a minute for each, and for a large one nothing else is tried in the meantime.
fuzz: ## every fuzz target for FUZZTIME (30s) each, and IMAGES (1000) random images unpacked as runtimes do
	$(GO) test -count 1 ./internal/layer -run TestRuntimesUnpackWhatWasPlanned -images $(or $(IMAGES),1000)
	@failed=; for pkg in $$($(GO) list ./...); do \
	  for f in $$($(GO) test -list '^Fuzz' $$pkg | grep ^Fuzz); do \
	    echo "$$pkg $$f"; \
	    $(GO) test -run '^$$' -fuzz "^$$f$$" -fuzztime $(or $(FUZZTIME),30s) -fuzzminimizetime 50x $$pkg || failed="$$failed $$pkg.$$f"; \
	  done; done; test -z "$$failed" || { echo "these failed:$$failed"; exit 1; }

eval: ## judge the stacks that people reported, set by set; CASES names other files of them
	$(GO) run ./internal/tools/eval $(CASES)

gpu: tools ## on a machine with an NVIDIA GPU: build and test PyTorch and JAX on it, write docs/gpu.md (WITH=docker: what runs them; HERE=1: what is installed, without a build; INSTALLED=python3: images of what that Python has, FRAMEWORKS=pytorch:torchvision)
	$(GO) run ./internal/tools/gpupage $(if $(WITH),-with $(WITH)) $(if $(HERE),-here) $(if $(INSTALLED),-installed $(INSTALLED) $(or $(FRAMEWORKS),pytorch))

real: tools ## real stacks from the public index, to docs/real.md: tens of GB, goes on where it was stopped (STACKS: these alone, anew; BROKEN=1: break their images, too)
	PATH=$(CURDIR)/bin:$$PATH $(GO) run ./internal/tools/real $(if $(BROKEN),-broken) docs/real.md $(STACKS)

debian-cuda: tools ## try the self-test on Debian's PyTorch for CUDA, without and with cuDNN: downloads 1.3 GB, takes 4 GB
	$(GO) test -timeout 1h -count 1 -v ./templates -run TestSelfTestOfDebiansPyTorchForCUDA -debian-cuda

every: ## plan every release of every framework on every compute capability, each re-checked
	$(GO) test -count 1 ./planner -run TestEveryFrameworkOnEveryCapability -every

# What harvest --check still finds stands last: rows of frameworks are written by hand.
facts: build ## put what the public index has into the tables, and what that changes into .cache/facts.md
	rm -rf $(CACHE)/before && mkdir -p $(CACHE)/before && git archive HEAD matrices | tar -x -C $(CACHE)/before
	bin/envsolve matrices harvest --into matrices/packages
	bin/envsolve matrices harvest --days --into matrices
	$(GO) generate ./matrices ./templates
	$(MAKE) bin/envsolve
	bin/envsolve matrices harvest --check --record matrices/upstream.hcl > $(CACHE)/lacking.txt || test $$? -eq 1
	$(GO) generate ./matrices ./templates
	bin/envsolve matrices diff $(CACHE)/before/matrices matrices $(patsubst %,--plan %,$(wildcard examples/*/envsolve.hcl)) > $(CACHE)/facts.md
	if test -s $(CACHE)/lacking.txt; then { printf '\n## To be written by hand\n\n'; sed 's/^/- /' $(CACHE)/lacking.txt; } >> $(CACHE)/facts.md; fi
	bin/envsolve matrices audit --sample 200 --seed $$(date +%Y%m%d) --budget 2GB -o markdown > matrices/AUDIT.md || test $$? -eq 1
	{ echo; sed 's/^#/##/' matrices/AUDIT.md; } >> $(CACHE)/facts.md
	-$(GO) test ./planner ./cmd/envsolve -update > $(CACHE)/facts-tests.txt

clean: ## remove everything that can be made again
	rm -rf bin dist $(CACHE)

FORCE:

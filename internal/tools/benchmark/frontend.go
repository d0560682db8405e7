package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"github.com/moby/buildkit/client"

	"github.com/envsolve/envsolve/internal/testworld"
)

// The bars of the frontend.
const (
	startUpLimit = 300 * time.Millisecond
	cachedLimit  = 500 * time.Millisecond
	frontendSize = 12 << 20
)

// How often what is quick is measured, and what is slow.
const (
	quickTurns = 15
	slowTurns  = 3
)

// measureFrontend builds one lock by the frontend and by the command, on one buildkitd.
func measureFrontend(ctx context.Context, s *settings) (section, error) {
	sec := section{
		Title:   "The BuildKit frontend",
		Command: "go run ./internal/tools/benchmark --only frontend",
		Intro: "The target is the quickstart's: PyTorch 2.6.0 for the CPU and NumPy on the base image of Python 3.13, from a registry and a package index " +
			"on loopback; the frontend's image lies in that registry, too. Start-up is a whole `--check`, from the client's question to its answer: a container " +
			"is started, the file read and planned. It is asked through `gateway.v0`, as buildctl does, and through the file's first line, as `docker build` does, by turns. " +
			"A cached build makes everything anew that the same build has made before, without an export and with a push. Cold builds, by turns as well, have an empty " +
			"builder and no cache, fetch the base image and the wheels, run the self-test and end in a repository that has " +
			"none of it, or in an OCI archive, compressed by zstd. BuildKit compresses when the self-test has ended, and " +
			"sends an archive in small pieces, as it does for any frontend; " +
			"`envsolve build` compresses before, and writes an archive meanwhile.",
	}
	if s.quick {
		sec.Notes = append(sec.Notes, "Left out of a quick run.")
		return sec, nil
	}
	w, err := newWorkshop(ctx, s, testworld.Images, testworld.Wheels)
	if err != nil {
		return sec, err
	}
	defer w.close(s.log)
	f, err := w.openFrontend(ctx)
	if err != nil {
		return sec, err
	}
	defer f.client.Close()
	times, err := f.compare(ctx)
	if err != nil {
		return sec, err
	}
	sec.Rows = times.rows(f.size)
	return sec, nil
}

// frontendBench is a builder, and the frontend's image in a registry.
type frontendBench struct {
	*workshop
	client *client.Client
	image  string // the frontend's, by its tag
	size   int64  // of its layer
}

// openFrontend makes the frontend's image and locks the target.
func (w *workshop) openFrontend(ctx context.Context) (*frontendBench, error) {
	f := &frontendBench{workshop: w, image: w.world.RegistryHost + "/envsolve:bench"}
	layout := filepath.Join(w.dir, "frontend")
	cmd := exec.CommandContext(ctx, "go", "run", "github.com/envsolve/envsolve/internal/tools/frontendimage", "-platforms",
		"linux/"+runtime.GOARCH, "-push", f.image, layout)
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("making the frontend's image: %w\n%s", err, out)
	}
	var err error
	if f.size, err = largest(filepath.Join(layout, "blobs", "sha256")); err != nil {
		return nil, err
	}
	text := "# syntax=" + f.image + `
target "quickstart" {
  python = "3.13"
  os     = "debian13"
  framework "pytorch" {
    version = "2.6.0"
    cuda    = "cpu"
  }
  packages = { numpy = ">=2" }
}

` + w.world.MirrorHCL()
	w.target = filepath.Join(w.dir, "project", "envsolve.hcl") // clients send a folder
	if err := os.Mkdir(filepath.Dir(w.target), 0o755); err != nil {
		return nil, err
	}
	if err := os.WriteFile(w.target, []byte(text), 0o644); err != nil {
		return nil, err
	}
	if _, err := w.envsolve(ctx, w.locking, "lock", w.target); err != nil { // which starts the builder
		return nil, err
	}
	f.client, err = client.New(ctx, w.builder())
	return f, err
}

// largest returns the size of the largest file of a folder.
func largest(dir string) (size int64, err error) {
	entries, err := os.ReadDir(dir)
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			return 0, err
		}
		size = max(size, info.Size())
	}
	return size, err
}

// frontendTimes are the measurements.
type frontendTimes struct {
	gateway, syntax sample // a whole --check
	cached, pushed  sample // nothing changed
	toRepository    coldTimes
	toArchive       coldTimes
}

// coldTimes are builds from empty caches.
type coldTimes struct{ byFrontend, byEnvsolve sample }

func (c coldTimes) String() string {
	return fmt.Sprintf("frontend %s, envsolve build %s", shortTime(c.byFrontend[len(c.byFrontend)-1]),
		shortTime(c.byEnvsolve[len(c.byEnvsolve)-1]))
}

func (f *frontendBench) compare(ctx context.Context) (t frontendTimes, err error) {
	for turn := range slowTurns {
		name := fmt.Sprintf("%s/cold%d", f.world.RegistryHost, turn)
		if err := f.compareCold(ctx, &t.toRepository, f.pushTo(name+"f"), "--push", "--tag", name+"e:bench"); err != nil {
			return t, err
		}
		fmt.Fprintf(f.log, "  cold, to a repository: %s\n", t.toRepository)
		if err := f.compareCold(ctx, &t.toArchive, f.archive("zstd"), f.archiveOut()...); err != nil {
			return t, err
		}
		fmt.Fprintf(f.log, "  cold, to an archive: %s\n", t.toArchive)
	}
	push := f.pushTo(f.world.RegistryHost + "/built")
	for i := range quickTurns + 1 {
		for _, one := range []struct {
			into *sample
			do   func(context.Context) (time.Duration, error)
		}{
			{&t.gateway, func(ctx context.Context) (time.Duration, error) { return f.check(ctx, "gateway.v0") }},
			{&t.syntax, func(ctx context.Context) (time.Duration, error) { return f.check(ctx, "dockerfile.v0") }},
			{&t.cached, func(ctx context.Context) (time.Duration, error) { return f.build(ctx, "gateway.v0", nil) }},
			{&t.pushed, func(ctx context.Context) (time.Duration, error) { return f.build(ctx, "gateway.v0", push) }},
		} {
			if err := f.measure(ctx, one.into, one.do); err != nil {
				return t, err
			}
			if i == 0 { // the first of each fetches and pushes
				*one.into = nil
			}
		}
	}
	fmt.Fprintf(f.log, "  start-up %s, cached %s\n", t.gateway.percentiles(), t.cached.percentiles())
	return t, nil
}

func (f *frontendBench) measure(ctx context.Context, into *sample, do func(context.Context) (time.Duration, error)) error {
	took, err := do(ctx)
	*into = append(*into, took)
	return err
}

// compareCold builds on an empty builder without a cache, by the frontend and by the
// command, which write the same.
func (f *frontendBench) compareCold(ctx context.Context, into *coldTimes, exports []client.ExportEntry,
	output ...string) error {
	if err := f.client.Prune(ctx, nil, client.PruneAll); err != nil {
		return err
	}
	err := f.measure(ctx, &into.byFrontend, func(ctx context.Context) (time.Duration, error) {
		return f.build(ctx, "gateway.v0", exports)
	})
	if err != nil {
		return err
	}
	if err := f.client.Prune(ctx, nil, client.PruneAll); err != nil {
		return err
	}
	cache, err := os.MkdirTemp(f.dir, "cache")
	if err != nil {
		return err
	}
	defer os.RemoveAll(cache)
	return f.measure(ctx, &into.byEnvsolve, func(ctx context.Context) (time.Duration, error) {
		return f.envsolve(ctx, cache, append([]string{"build", f.target, "--locked", "--progress", "quiet"}, output...)...)
	})
}

// rows has each figure beside its bar; times count by the median.
func (t *frontendTimes) rows(size int64) []row {
	typical := func(s sample) string {
		return fmt.Sprintf("p50 %s, fastest %s, slowest %s", shortTime(s.at(0.5)), shortTime(s.at(0)), shortTime(s.at(1)))
	}
	cold := func(c coldTimes) string {
		return fmt.Sprintf("%s; %.2f × `envsolve build`, which takes %s", typical(c.byFrontend),
			ratio(c.byFrontend.at(0.5), c.byEnvsolve.at(0.5)), typical(c.byEnvsolve))
	}
	return []row{
		{"the frontend's layer", megabytes(size), "< 12 MiB", judge(size < frontendSize)},
		{"start-up: `--check`, through `gateway.v0`", typical(t.gateway), "< " + shortTime(startUpLimit),
			judge(t.gateway.at(0.5) < startUpLimit)},
		{What: "the same, through the file's first line", Measured: typical(t.syntax)},
		{"a build with everything cached", typical(t.cached), "< " + shortTime(cachedLimit), judge(t.cached.at(0.5) < cachedLimit)},
		{What: "the same, pushed to a registry that has it", Measured: typical(t.pushed)},
		{"from empty caches to a repository", cold(t.toRepository), "≤ 1.00 × `envsolve build`",
			judge(t.toRepository.byFrontend.at(0.5) <= t.toRepository.byEnvsolve.at(0.5))},
		{What: "from empty caches to an archive", Measured: cold(t.toArchive)},
	}
}

// pushTo exports as an image to a repository.
func (f *frontendBench) pushTo(repository string) []client.ExportEntry {
	return []client.ExportEntry{{Type: client.ExporterImage, Attrs: map[string]string{
		"name": repository + ":bench", "push": "true", "compression": "zstd"}}}
}

// attrs are the options of a request, through a frontend of BuildKit's own.
func (f *frontendBench) attrs(through string, more ...string) map[string]string {
	all := map[string]string{"filename": filepath.Base(f.target)}
	if through == "gateway.v0" {
		all["source"] = f.image
	}
	for _, m := range more {
		key, value, _ := strings.Cut(m, "=")
		all[key] = value
	}
	return all
}

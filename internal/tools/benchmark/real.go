package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"syscall"
	"time"

	"github.com/moby/buildkit/client"
	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/buildkitd"
	"github.com/envsolve/envsolve/internal/testworld"
)

// The bars of builds beside uv, as shares of one RUN of it exported with zstd, and on
// the clock.
const (
	uvUntested   = 0.6
	uvTested     = 1.0
	uvChanged    = 0.15
	uvAgain      = 200 * time.Millisecond
	uvTurns      = 3
	uvMemory     = 256e6
	realContents = 3e9 // bytes of installed files that a stack has at least
)

// realStack is a stack of wheels of the public package index.
type realStack struct {
	name string
	body string // of its target
	room int64  // bytes that measuring it takes on the disk
	// lockRoom are those that measuring its lock alone takes.
	lockRoom int64
}

// leftOut says of a stack that it was not measured.
func (s realStack) leftOut() string {
	return s.name + ": left out, since the disk has no room for it."
}

// hasRoom reports whether the disk has so many bytes free, or does not say it.
func hasRoom(bytes int64) bool {
	var disk syscall.Statfs_t
	return syscall.Statfs(os.TempDir(), &disk) != nil || int64(disk.Bavail)*disk.Bsize >= bytes
}

func torchStack() realStack {
	return realStack{"PyTorch for CUDA 13", "framework \"pytorch\" {\n    cuda = \"13\"\n  }\n" +
		"  packages = { bench-small = \"==%s\" }", 30e9, 10e9}
}

func vllmStack() realStack {
	return realStack{"vLLM", "framework \"pytorch\" {}\n  packages = { bench-small = \"==%s\", vllm = \"*\" }",
		60e9, 20e9}
}

// measureTorch builds the wheels of PyTorch by envsolve, by uv and by pip on one buildkitd.
func measureTorch(ctx context.Context, s *settings) (section, error) {
	return s.measureReal(ctx, torchStack(), section{
		Title:   "Real wheels, beside uv",
		Command: "go run ./internal/tools/benchmark --only real",
		Intro: "Wheels of the public package index, from an index on loopback, on the base image of Python 3.13. " +
			"The other side is one `RUN uv pip install --no-cache --no-deps` of the same wheels, on the same buildkitd, " +
			"which has the base image unpacked for both. Nobody has a wheel before: all sides fetch them, and " +
			"neither compiles byte code. They take turns; what is compared is the median. Before each cold build the " +
			"disk has written what waited, and is left alone for a minute, since files were removed. " +
			"Every build ends in an OCI archive on disk.",
	})
}

// measureVLLM does so with the wheels of vLLM.
func measureVLLM(ctx context.Context, s *settings) (section, error) {
	return s.measureReal(ctx, vllmStack(), section{
		Title:   "Real wheels of vLLM, beside uv",
		Command: "go run ./internal/tools/benchmark --only vllm",
		Intro:   "The same with vLLM, which has more and smaller files.",
	})
}

// measureReal measures one stack.
func (s *settings) measureReal(ctx context.Context, stack realStack, sec section) (section, error) {
	switch {
	case s.quick:
		sec.Notes = append(sec.Notes, "Left out of a quick run.")
		return sec, nil
	case !hasRoom(stack.room):
		sec.Notes = append(sec.Notes, stack.leftOut())
		return sec, nil
	}
	if err := s.measureStack(ctx, stack, &sec); err != nil {
		return sec, err
	}
	limits, err := s.limits()
	sec.Rows = append(sec.Rows, limits...)
	return sec, err
}

// measureStack does so in a workshop of its own.
func (s *settings) measureStack(ctx context.Context, stack realStack, sec *section) (err error) {
	fmt.Fprintf(s.log, " %s\n", stack.name)
	w, err := newWorkshop(ctx, s, testworld.Images)
	if err != nil {
		return err
	}
	defer w.close(s.log)
	r := realBench{workshop: w, stack: stack}
	if err := r.open(ctx); err != nil {
		return err
	}
	times, err := r.compare(ctx)
	if err != nil {
		return err
	}
	sec.Rows = append(sec.Rows, times.rows(&r)...)
	return nil
}

// realTimes are the measurements of one stack.
type realTimes struct {
	uv, uvGzip, pip  pipSample
	untested, tested sample
	again            sample
	changed          time.Duration
	changedUntested  time.Duration
	use, uvUse       sample // to the first convolution, in a new container
	pipUse           sample
	memory           int64
	size, uvSize     int64  // of archives, with zstd
	phases           string // of a tested build
}

// pipSample are runs of an installer.
type pipSample []pipTimes

// all are the times of whole runs.
func (p pipSample) all() (s sample) {
	for _, t := range p {
		s = append(s, t.all())
	}
	return s
}

// compare has both sides build, by turns. Images are used last, since podman unpacks them, and
// removes what it unpacked, at the cost of what comes next.
func (r *realBench) compare(ctx context.Context) (t realTimes, err error) {
	for range uvTurns {
		if err := r.forgetAll(ctx); err != nil {
			return t, err
		}
		if t.uvSize, err = r.turn(ctx, &t.uv, nil, r.byUV(), "zstd"); err != nil {
			return t, err
		}
		if err := r.forgetAll(ctx); err != nil {
			return t, err
		}
		took, err := r.buildUntested(ctx)
		if err != nil {
			return t, err
		}
		t.untested = append(t.untested, took)
		if err := r.forgetAll(ctx); err != nil {
			return t, err
		}
		took, err = r.envsolve(ctx, r.wheelsOnly, append([]string{"build", r.target, "--locked"}, r.archiveOut()...)...)
		if err != nil {
			return t, err
		}
		t.tested, t.memory, t.phases = append(t.tested, took), max(t.memory, r.peak), phasesOf(r.said)
	}
	info, err := os.Stat(r.imageFile())
	if err != nil {
		return t, err
	}
	t.size = info.Size()
	if t.again, err = r.repeat(ctx, 5, r.archiveOut()...); err != nil {
		return t, err
	}
	if err := r.lockReal(ctx, "1.1"); err != nil {
		return t, err
	}
	unix.Sync()
	if t.changed, err = r.build(ctx, r.archiveOut()...); err != nil {
		return t, err
	}
	if err := r.lockReal(ctx, "1.2"); err != nil {
		return t, err
	}
	unix.Sync()
	if t.changedUntested, err = r.buildUntested(ctx); err != nil {
		return t, err
	}
	if t.use, err = r.firstUse(ctx, r.imageFile()); err != nil {
		return t, err
	}
	for _, other := range []struct {
		into *pipSample
		use  *sample
		run  runState
	}{{&t.uvGzip, &t.uvUse, r.byUV()}, {&t.pip, &t.pipUse, r.byPip()}} {
		if err := r.forgetAll(ctx); err != nil {
			return t, err
		}
		if _, err := r.turn(ctx, other.into, other.use, other.run, "gzip"); err != nil {
			return t, err
		}
	}
	return t, nil
}

// turn measures one run of an installer, and the first use of its image where that is wanted,
// and returns the size of the archive.
func (r *realBench) turn(ctx context.Context, into *pipSample, use *sample, run runState, compression string) (
	size int64, err error) {
	// A run may take longer than a builder waits for the next envsolve.
	release := buildkitd.Share(ctx, r.builder())
	defer func() { err = errors.Join(err, release()) }()
	c, err := client.New(ctx, r.builder())
	if err != nil {
		return 0, err
	}
	defer c.Close()
	if err := r.prepareUV(ctx, c); err != nil {
		return 0, err
	}
	t, size, err := r.install(ctx, c, run, compression)
	*into = append(*into, t)
	if err == nil && use != nil {
		*use, err = r.firstUse(ctx, r.pipArchive())
	}
	return size, errors.Join(err, os.RemoveAll(r.pipArchive()))
}

// rest is how long a file system is left alone on which many files were removed: ext4 looks
// through those of the last minute for each new one.
const rest = time.Minute

// forgetAll empties the builder and the cache, removes the archive, has the builder unpack the
// base image again, and waits until nothing comes of that any more.
func (r *realBench) forgetAll(ctx context.Context) error {
	for _, path := range []string{r.wheelsOnly, r.imageFile()} {
		if err := os.RemoveAll(path); err != nil {
			return err
		}
	}
	if err := r.empty(ctx); err != nil {
		return err
	}
	unix.Sync()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(rest):
		return nil
	}
}

func (t *realTimes) rows(r *realBench) []row {
	uv := t.uv.all().at(0.5)
	name := r.stack.name + ": "
	share := func(took time.Duration, bar float64) row {
		return row{Measured: fmt.Sprintf("%s, %.2f × uv", shortTime(took), ratio(took, uv)),
			Bar: fmt.Sprintf("≤ %.2f × uv", bar), Verdict: judge(ratio(took, uv) <= bar)}
	}
	as := func(what string, r row) row { r.What = what; return r }
	return []row{
		{name + "wheels", fmt.Sprintf("%d, %s, %s installed", len(r.wheels), megabytes(r.bytes), megabytes(r.installed)),
			"≥ " + megabytes(realContents), judge(r.installed >= realContents)},
		{What: fmt.Sprintf("one `RUN` of uv %s, exported as zstd", r.uvVersion), Measured: t.uv.text()},
		{What: "the same exported as gzip, the default", Measured: t.uvGzip.text()},
		{What: "one `RUN` of pip, exported as gzip", Measured: t.pip.text()},
		as("cold build without its self-test", share(t.untested.at(0.5), uvUntested)),
		as("cold build", share(t.tested.at(0.5), uvTested)),
		{What: "of which", Measured: t.phases},
		{"memory of that process", megabytes(t.memory), "< " + megabytes(uvMemory), judge(float64(t.memory) < uvMemory)},
		{"nothing changed", "p50 " + shortTime(t.again.at(0.5)) + ", fastest " + shortTime(t.again.at(0)),
			"≤ " + shortTime(uvAgain), judge(t.again.at(0.5) <= uvAgain)},
		as("one small wheel changed", share(t.changed, uvChanged)),
		as("one small wheel changed, without the self-test", share(t.changedUntested, uvChanged)),
		{"the image", fmt.Sprintf("%s, uv's %s", megabytes(t.size), megabytes(t.uvSize)), "≤ uv's",
			judge(t.size <= t.uvSize)},
		{What: "from `podman run` of it to the first convolution, on the CPU", Measured: t.useText()},
	}
}

// useText says how long containers of the images take to their first convolution.
func (t *realTimes) useText() string {
	if len(t.use) == 0 {
		return "not measured: podman is not installed"
	}
	return fmt.Sprintf("p50 %s; of uv's image %s, of pip's, which compiles byte code, %s",
		shortTime(t.use.at(0.5)), shortTime(t.uvUse.at(0.5)), shortTime(t.pipUse.at(0.5)))
}

func (p pipSample) text() string {
	all := p.all()
	if len(p) == 1 {
		return p[0].text()
	}
	var run, export sample
	for _, t := range p {
		run, export = append(run, t.run), append(export, t.export)
	}
	return fmt.Sprintf("p50 %s: %s to install, %s to export", shortTime(all.at(0.5)), shortTime(run.at(0.5)),
		shortTime(export.at(0.5)))
}

package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// The bars of builds, as shares of one RUN of pip, and on the clock.
const (
	coldShare    = 0.35
	changedShare = 0.25
	againLimit   = time.Second
)

// leastContent is how many bytes of wheels the target must hold, so that what is
// measured is what people have.
const leastContent = 1e9

// measureBuilds builds the same wheels both ways on one buildkitd.
func measureBuilds(ctx context.Context, s *settings) (section, error) {
	sec := section{
		Title:   "Building images",
		Command: "go run ./internal/tools/benchmark --only builds",
		Intro: "The target is PyTorch 2.6.0 for CUDA 12.4 with its dependencies, NumPy and Pillow, on the base image of Python 3.13, from a registry and package " +
			"indexes on loopback. NVIDIA's libraries are its own (cuBLAS, cuFFT, cuSPARSE, cuSOLVER and more, out of Debian's non-free packages, to the byte), PyTorch is Debian's build; " +
			"cuDNN, NCCL, cuSPARSELt and Triton are stand-ins of a few kilobytes. Every build ends in an OCI archive on disk. " +
			"The other side is one `RUN pip install --no-cache-dir` of the same wheels from the same indexes, as a Dockerfile would have it, " +
			"on the same buildkitd, which has the base image unpacked for both. Ours starts from cached wheels, without a layer made. The self-test looks at every file, follows every library's links, imports PyTorch and " +
			"computes in the assembled image; since nobody tests what pip installed, the build is measured without it and with it. " +
			"A rebuild with one wheel changed runs it, too.",
	}
	if s.quick {
		sec.Notes = append(sec.Notes, "Left out of a quick run.")
		return sec, nil
	}
	w, err := openWorkshop(ctx, s)
	if err != nil {
		return sec, err
	}
	defer w.close(s.log)
	if err := w.compareBuilds(ctx, &sec); err != nil {
		return sec, err
	}
	return sec, nil
}

// buildTimes are the measurements, in the order in which they are taken. What is
// compared is taken side by side, for a load that comes and goes.
type buildTimes struct {
	uncompiled   pipTimes // without byte-compiling, with zstd
	untested     time.Duration
	pip          pipTimes // as people write it
	cold         time.Duration
	memory       int64
	again        sample // nothing changed, to the archive
	pushed       sample // and to a registry: the first has it all to send
	changed      time.Duration
	first, moved int64 // bytes of the first push, and of that after the change
}

func (w *workshop) compareBuilds(ctx context.Context, sec *section) error {
	var t buildTimes
	for _, step := range []func() error{
		func() (err error) { t.uncompiled, err = w.pip(ctx, "zstd", "--no-compile"); return err },
		func() error { return w.forget(ctx) },
		func() (err error) { t.untested, err = w.buildUntested(ctx); return err },
		func() error { return w.forget(ctx) },
		func() (err error) { t.pip, err = w.pip(ctx, "gzip"); return err },
		func() error { return w.forget(ctx) },
		func() (err error) { t.cold, err = w.build(ctx, w.archiveOut()...); t.memory = w.peak; return err },
		func() (err error) { t.again, err = w.repeat(ctx, 4, w.archiveOut()...); return err },
		func() (err error) { t.pushed, err = w.repeat(ctx, 4, w.pushOut()...); return err },
		func() error { t.first = w.registry.received.Swap(0); return nil },
		func() (err error) { t.changed, t.moved, err = w.change(ctx); return err },
	} {
		if err := step(); err != nil {
			return err
		}
	}
	sec.Rows = append(w.contentRows(), t.rows(w.archiveSize())...)
	pip := t.pip.all()
	sec.Plots = append(sec.Plots, plot{File: "performance-builds.svg", Title: "Cold build and what comes after",
		X: "build number", Y: "seconds",
		Series: []series{buildsLine("pip", pip, pip, pip), buildsLine("cold, same, changed", t.cold, t.again.at(0.5),
			t.changed)}})
	return nil
}

// contentRows say what is built.
func (w *workshop) contentRows() []row {
	var bytes int64
	for _, wheel := range w.wheels {
		bytes += wheel.Size
	}
	return []row{{"wheels in the image", fmt.Sprintf("%d, %s", len(w.wheels), megabytes(bytes)),
		"≥ " + megabytes(leastContent), judge(bytes >= leastContent)}}
}

func (t *buildTimes) rows(archive string) []row {
	pip, uncompiled, again := t.pip.all(), t.uncompiled.all(), t.pushed[1:]
	coldBar, changedBar := fmt.Sprintf("≤ %.2f × pip", coldShare), fmt.Sprintf("≤ %.2f × pip", changedShare)
	return []row{
		{What: "one `RUN pip install` and export (gzip, the default)", Measured: t.pip.text()},
		{What: "the same with `--no-compile`, exported as zstd", Measured: t.uncompiled.text()},
		{"cold build from cached wheels", fmt.Sprintf("%s, %.2f × pip; %.2f × pip without byte-compiling and with zstd",
			shortTime(t.untested), ratio(t.untested, pip), ratio(t.untested, uncompiled)),
			coldBar, judge(ratio(t.untested, pip) <= coldShare)},
		{"the same with its self-test, which `envsolve build` always runs",
			fmt.Sprintf("%s, %.2f × pip; %.2f × pip without byte-compiling and with zstd", shortTime(t.cold),
				ratio(t.cold, pip),
				ratio(t.cold, uncompiled)),
			coldBar, judge(ratio(t.cold, pip) <= coldShare)},
		{"memory of that process", megabytes(t.memory), "< 256 MiB", judge(t.memory < layerMemory)},
		{"nothing changed, pushed to a registry that has it", "p50 " + shortTime(again.at(0.5)) + ", fastest " +
			shortTime(again.at(0)), "< " + shortTime(againLimit), judge(again.at(0.5) < againLimit)},
		{"nothing changed, to the archive that is there", "p50 " + shortTime(t.again.at(0.5)) + ", fastest " +
			shortTime(t.again.at(0)) + "; " + archive, "< " + shortTime(againLimit),
			judge(t.again.at(0.5) < againLimit)},
		{"one small wheel changed, locked before", fmt.Sprintf("%s, %.2f × pip, which installs all again",
			shortTime(t.changed), ratio(t.changed, pip)),
			changedBar, judge(ratio(t.changed, pip) <= changedShare)},
		{"pushed after that change", fmt.Sprintf("%s of %s", megabytes(t.moved), megabytes(t.first)),
			"that wheel's group, config and manifest", judge(t.moved < t.first/10)},
	}
}

func buildsLine(name string, times ...time.Duration) series {
	s := series{Name: name}
	for i, t := range times {
		s.Points = append(s.Points, point{float64(i + 1), t.Seconds()})
	}
	return s
}

// build builds the locked target as users do and gives the time of the process.
func (w *workshop) build(ctx context.Context, output ...string) (time.Duration, error) {
	args := append([]string{"build", w.target, "--locked", "--progress", "quiet"}, output...)
	return w.envsolve(ctx, w.wheelsOnly, args...)
}

// archiveOut has the image written to an OCI archive.
func (w *workshop) archiveOut() []string {
	return []string{"--output", "type=oci,dest=" + w.imageFile()}
}

// imageFile is the archive of the image.
func (w *workshop) imageFile() string { return filepath.Join(w.dir, "image.tar") }

func (w *workshop) archiveSize() string {
	info, err := os.Stat(w.imageFile())
	if err != nil {
		return ""
	}
	return megabytes(info.Size())
}

// pushOut has the image pushed to the registry that counts.
func (w *workshop) pushOut() []string {
	return []string{"--push", "--tag", strings.TrimPrefix(w.registry.URL, "http://") + "/bench:latest"}
}

func (w *workshop) repeat(ctx context.Context, n int, output ...string) (sample, error) {
	var times sample
	for range n {
		took, err := w.build(ctx, output...)
		if err != nil {
			return nil, err
		}
		times = append(times, took)
	}
	return times, nil
}

// change asks for another version of the small wheel, locks and fetches it, and
// times the build. It tells what the next push moves.
func (w *workshop) change(ctx context.Context) (took time.Duration, moved int64, err error) {
	if err := w.lock(ctx, "1.1"); err != nil {
		return 0, 0, err
	}
	if took, err = w.build(ctx, w.archiveOut()...); err != nil {
		return 0, 0, err
	}
	_, err = w.build(ctx, w.pushOut()...)
	return took, w.registry.received.Load(), err
}

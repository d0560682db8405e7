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

// unpackedLarge is the generated wheel's size; with PyTorch and the rest the
// target has over 1 GB unpacked.
const unpackedLarge = 550 << 20

// measureBuilds builds the same wheels both ways on one buildkitd.
func measureBuilds(ctx context.Context, s *settings) (section, error) {
	sec := section{
		Title:   "Building images",
		Command: "go run ./internal/benchmark --only builds",
		Intro: "The target holds PyTorch 2.6.0 for CPU with its dependencies, NumPy, Pillow and a generated wheel, over 1 GB unpacked, " +
			"on the base image of Python 3.13, from a registry and package indexes on loopback. Every build ends in an OCI archive on disk. " +
			"The other side is one `RUN pip install --no-cache-dir` of the same wheels from the same indexes, as a Dockerfile would have it, " +
			"on the same buildkitd, which has the base image unpacked for both. Ours starts from cached wheels, without a layer made. The self-test imports PyTorch and " +
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

func (w *workshop) compareBuilds(ctx context.Context, sec *section) error {
	if err := w.forget(ctx); err != nil {
		return err
	}
	untested, err := w.buildUntested(ctx)
	if err != nil {
		return err
	}
	if err := w.forget(ctx); err != nil {
		return err
	}
	cold, err := w.build(ctx, w.archiveOut()...)
	if err != nil {
		return err
	}
	memory := w.peak
	plain, err := w.pip(ctx) // next to what it is compared with, for a load that comes and goes
	if err != nil {
		return err
	}
	again, err := w.repeat(ctx, 2, w.archiveOut()...)
	if err != nil {
		return err
	}
	pushed, err := w.repeat(ctx, 4, w.pushOut()...)
	if err != nil {
		return err
	}
	w.pushedFirst = w.registry.received.Swap(0)
	uncompiled, err := w.pip(ctx, "--no-compile")
	if err != nil {
		return err
	}
	changed, moved, err := w.change(ctx)
	if err != nil {
		return err
	}
	pip := plain.run + plain.gzip
	sec.Rows = append(sec.Rows,
		row{What: "one `RUN pip install` and export (gzip, the default)", Measured: fmt.Sprintf("%s: %s to install, %s to export", shortTime(pip), shortTime(plain.run), shortTime(plain.gzip))},
		row{What: "the same with `--no-compile`, exported as zstd", Measured: fmt.Sprintf("%s: %s to install, %s to export", shortTime(uncompiled.run+uncompiled.zstd), shortTime(uncompiled.run), shortTime(uncompiled.zstd))},
		row{"cold build from cached wheels", fmt.Sprintf("%s, %.2f × pip; %.2f × pip without byte-compiling and with zstd", shortTime(untested), ratio(untested, pip), ratio(untested, uncompiled.run+uncompiled.zstd)),
			fmt.Sprintf("≤ %.2f × pip", coldShare), judge(ratio(untested, pip) <= coldShare)},
		row{What: "the same with its self-test, which `envsolve build` always runs", Measured: fmt.Sprintf("%s, %.2f × pip", shortTime(cold), ratio(cold, pip)),
			Bar: fmt.Sprintf("≤ %.2f × pip", coldShare), Verdict: judge(ratio(cold, pip) <= coldShare)},
		row{"memory of that process", megabytes(memory), "< 256 MiB", judge(memory < layerMemory)},
		row{"nothing changed, pushed to a registry that has it", "p50 " + shortTime(pushed[1:].at(0.5)) + ", fastest " + shortTime(pushed.at(0)), "< " + shortTime(againLimit), judge(pushed[1:].at(0.5) < againLimit)},
		row{"nothing changed, the archive written again", "p50 " + shortTime(again.at(0.5)) + ", fastest " + shortTime(again.at(0)) + "; " + w.archiveSize(), "< " + shortTime(againLimit), judge(again.at(0.5) < againLimit)},
		row{"one small wheel changed", fmt.Sprintf("%s, %.2f × pip, which installs all again", shortTime(changed), ratio(changed, pip)),
			fmt.Sprintf("≤ %.2f × pip", changedShare), judge(ratio(changed, pip) <= changedShare)},
		row{"pushed after that change", fmt.Sprintf("%s of %s", megabytes(moved), megabytes(w.pushedFirst)), "that wheel's group, config and manifest", judge(moved < w.pushedFirst/10)},
	)
	sec.Plots = append(sec.Plots, plot{File: "performance-builds.svg", Title: "Cold build and what comes after", X: "build number", Y: "seconds",
		Series: []series{buildsLine("pip", pip, pip, pip), buildsLine("cold, same, changed", cold, again.at(0.5), changed)}})
	return nil
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
	return []string{"--output", "type=oci,dest=" + filepath.Join(w.dir, "image.tar")}
}

func (w *workshop) archiveSize() string {
	info, err := os.Stat(filepath.Join(w.dir, "image.tar"))
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

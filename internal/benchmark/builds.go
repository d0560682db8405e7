package main

import (
	"context"
	"fmt"
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
			"on the same buildkitd, which has the base image unpacked for both. Ours starts from cached wheels, without a layer made, and its time " +
			"holds the self-test that imports PyTorch in the assembled image; `pip install` is not tested.",
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
	cold, err := w.build(ctx)
	if err != nil {
		return err
	}
	again, err := w.repeat(ctx, 5)
	if err != nil {
		return err
	}
	plain, err := w.pip(ctx)
	if err != nil {
		return err
	}
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
		row{What: "one `RUN pip install` and export (gzip, the default)", Measured: fmt.Sprintf("%s: %s to install, %s to export", text(pip), text(plain.run), text(plain.gzip))},
		row{What: "the same with `--no-compile`, exported as zstd", Measured: fmt.Sprintf("%s: %s to install, %s to export", text(uncompiled.run+uncompiled.zstd), text(uncompiled.run), text(uncompiled.zstd))},
		row{"cold build from cached wheels, self-test included", fmt.Sprintf("%s, %.2f × pip; %.2f × without byte-compiling and with zstd", text(cold), ratio(cold, pip), ratio(cold, uncompiled.run+uncompiled.zstd)),
			fmt.Sprintf("≤ %.2f × pip", coldShare), judge(ratio(cold, pip) <= coldShare)},
		row{"nothing changed", again.percentiles(), "< " + text(againLimit), judge(again.at(0.5) < againLimit)},
		row{"one small wheel changed", fmt.Sprintf("%s, %.2f × pip, which installs all again", text(changed), ratio(changed, pip)),
			fmt.Sprintf("≤ %.2f × pip", changedShare), judge(ratio(changed, pip) <= changedShare)},
		row{"pushed after that change", fmt.Sprintf("%s of %s", megabytes(moved), megabytes(w.pushedFirst)), "that wheel's group, config and manifest", judge(moved < w.pushedFirst/10)},
	)
	sec.Plots = append(sec.Plots, plot{File: "performance-builds.svg", Title: "Cold build and what comes after", X: "build number", Y: "seconds",
		Series: []series{buildsLine("pip", pip, pip, pip), buildsLine("envsolve: cold, same, changed", cold, again.at(0.5), changed)}})
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
func (w *workshop) build(ctx context.Context, more ...string) (time.Duration, error) {
	args := append([]string{"build", w.target, "--locked", "--progress", "quiet"}, more...)
	if len(more) == 0 {
		args = append(args, "--output", "type=oci,dest="+filepath.Join(w.dir, "image.tar"))
	}
	return w.envsolve(ctx, w.wheelsOnly, args...)
}

func (w *workshop) repeat(ctx context.Context, n int) (sample, error) {
	var times sample
	for range n {
		took, err := w.build(ctx)
		if err != nil {
			return nil, err
		}
		times = append(times, took)
	}
	return times, nil
}

// change pushes the image, asks for another version of the small wheel, locks
// and fetches it, and times the build. It tells what the next push moves.
func (w *workshop) change(ctx context.Context) (took time.Duration, moved int64, err error) {
	tag := strings.TrimPrefix(w.registry.URL, "http://") + "/bench:latest"
	if _, err := w.build(ctx, "--push", "--tag", tag); err != nil {
		return 0, 0, err
	}
	w.pushedFirst = w.registry.received.Swap(0)
	if err := w.lock(ctx, "1.1"); err != nil {
		return 0, 0, err
	}
	if took, err = w.build(ctx); err != nil {
		return 0, 0, err
	}
	_, err = w.build(ctx, "--push", "--tag", tag)
	return took, w.registry.received.Load(), err
}

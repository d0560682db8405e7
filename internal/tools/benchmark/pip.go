package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/planner/lock"
)

// pipTimes is how long the usual way takes.
type pipTimes struct {
	run, export time.Duration
}

func (t pipTimes) all() time.Duration { return t.run + t.export }

func (t pipTimes) text() string {
	return fmt.Sprintf("%s: %s to install, %s to export", shortTime(t.all()), shortTime(t.run), shortTime(t.export))
}

// pip installs the locked wheels in one RUN on the workshop's builder and
// exports the image to an archive, which it does not keep.
func (w *workshop) pip(ctx context.Context, compression string, flags ...string) (t pipTimes, err error) {
	c, err := client.New(ctx, w.builder())
	if err != nil {
		return t, err
	}
	defer c.Close()
	if err := w.unpackBase(ctx, c); err != nil {
		return t, err
	}
	t, _, err = w.install(ctx, c, func(opts ...llb.RunOption) llb.State {
		return w.base().Run(append(opts, llb.Args(w.pipCommand(flags)))...).Root()
	}, compression)
	return t, errors.Join(err, os.RemoveAll(w.pipArchive()))
}

// runState is the state in which an installer has installed the locked wheels.
type runState func(...llb.RunOption) llb.State

// install measures a RUN and the export of what it leaves to pipArchive; it returns the
// archive's size, too.
func (w *workshop) install(ctx context.Context, c *client.Client, run runState, compression string) (
	t pipTimes, size int64, err error) {
	if t.run, err = solve(ctx, c, run(llb.IgnoreCache), nil); err != nil {
		return t, 0, err
	}
	if t.export, err = solve(ctx, c, run(), w.archive(compression)); err != nil { // of the result that is there
		return t, 0, err
	}
	fmt.Fprintf(w.log, "  one RUN: %s, %s %s\n", shortTime(t.run), compression, shortTime(t.export))
	info, err := os.Stat(w.pipArchive())
	if err != nil {
		return t, 0, err
	}
	return t, info.Size(), nil
}

func (w *workshop) pipArchive() string { return filepath.Join(w.dir, "pip.tar") }

func (w *workshop) base() llb.State {
	return llb.Image(w.world.Image("library/python:3.13-slim-trixie"), llb.LinuxAmd64)
}

// unpackBase has the builder pull and unpack the base image.
func (w *workshop) unpackBase(ctx context.Context, c *client.Client) error {
	_, err := solve(ctx, c, w.base().Run(llb.Args([]string{"/usr/bin/env", "true"})).Root(), nil)
	return err
}

// pipCommand installs exactly what is locked, from where it was locked.
func (w *workshop) pipCommand(flags []string) []string {
	return pipInstall([]string{w.world.PyPIURL, w.world.IndexURL("cu124"), w.index.URL}, w.wheels, flags...)
}

// pipInstall is the command that installs wheels from indexes, and what they need not.
func pipInstall(indexes []string, wheels []lock.Wheel, flags ...string) []string {
	args := []string{"python3", "-m", "pip", "install", "--no-cache-dir", "--no-deps", "--break-system-packages",
		"--root-user-action=ignore", "--disable-pip-version-check", "--index-url", indexes[0]}
	for _, also := range indexes[1:] {
		args = append(args, "--extra-index-url", also)
	}
	return slices.Concat(args, flags, pins(wheels))
}

// pins names wheels by their versions.
func pins(wheels []lock.Wheel) (list []string) {
	for _, wheel := range wheels {
		list = append(list, wheel.Name+"=="+wheel.Version)
	}
	return list
}

// archive exports to an OCI archive on disk.
func (w *workshop) archive(compression string) []client.ExportEntry {
	return []client.ExportEntry{{
		Type:   client.ExporterOCI,
		Attrs:  map[string]string{"compression": compression},
		Output: func(map[string]string) (io.WriteCloser, error) { return os.Create(w.pipArchive()) },
	}}
}

// solve builds a state and gives the time that it took.
func solve(ctx context.Context, c *client.Client, s llb.State, exports []client.ExportEntry) (time.Duration, error) {
	definition, err := s.Marshal(ctx, llb.LinuxAmd64)
	if err != nil {
		return 0, err
	}
	status := make(chan *client.SolveStatus)
	var output strings.Builder
	work, ctx := errgroup.WithContext(ctx)
	var took time.Duration
	work.Go(func() error {
		start := time.Now()
		_, err := c.Solve(ctx, definition, client.SolveOpt{Exports: exports}, status)
		took = time.Since(start)
		return err
	})
	work.Go(func() error {
		for update := range status {
			for _, line := range update.Logs {
				output.Write(line.Data)
			}
		}
		return nil
	})
	if err := work.Wait(); err != nil {
		return 0, errors.Join(err, errors.New(output.String()))
	}
	return took, nil
}

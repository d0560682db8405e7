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
// exports the image to an archive, which is not kept.
func (w *workshop) pip(ctx context.Context, compression string, flags ...string) (t pipTimes, err error) {
	c, err := client.New(ctx, w.builder())
	if err != nil {
		return t, err
	}
	defer c.Close()
	if err := w.unpackBase(ctx, c); err != nil {
		return t, err
	}
	base := w.base()
	installed := base.Run(llb.Args(w.pipCommand(flags)), llb.IgnoreCache).Root()
	if t.run, err = solve(ctx, c, installed, nil); err != nil {
		return t, err
	}
	again := base.Run(llb.Args(w.pipCommand(flags))).Root() // the result that is there
	if t.export, err = solve(ctx, c, again, w.archive(compression)); err != nil {
		return t, err
	}
	fmt.Fprintf(w.log, "  pip %s: %s, %s %s\n", strings.Join(flags, " "), shortTime(t.run), compression,
		shortTime(t.export))
	return t, os.Remove(w.pipArchive())
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
	args := []string{"python3", "-m", "pip", "install", "--no-cache-dir", "--no-deps", "--break-system-packages",
		"--root-user-action=ignore",
		"--disable-pip-version-check", "--index-url", w.world.PyPIURL, "--extra-index-url", w.world.IndexURL("cu124"),
		"--extra-index-url", w.index.URL}
	args = slices.Concat(args, flags)
	for _, wheel := range w.wheels {
		args = append(args, wheel.Name+"=="+wheel.Version)
	}
	return args
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

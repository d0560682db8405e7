package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"syscall"
	"time"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/loader"
)

// lookIntoImage has the second program write what doctor reads of an image into a folder,
// which closeImage removes.
func (a *app) lookIntoImage(ctx context.Context, l *doctorLook, f *doctorFlags) (closeImage func() error, err error) {
	program, err := a.builderFor("doctor --image")
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "envsolve-doctor-")
	if err != nil {
		return nil, err
	}
	remove := func() error { return os.RemoveAll(dir) }
	image, err := a.unpackImage(ctx, program, dir, f)
	if err != nil {
		return nil, errors.Join(err, remove())
	}
	files, closeFiles, err := loader.Below(ctx, filepath.Join(dir, cli.UnpackedFiles))
	if err != nil {
		return nil, errors.Join(err, remove())
	}
	l.into = &host.Inside{Kind: host.Image, Name: f.image, Platform: image.Platform}
	l.files, l.env = files, host.Variables(image.Env)
	if filepath.Clean(f.root) == "/" {
		l.checks = otherPlatform(image.Platform)
	}
	return func() error { return errors.Join(closeFiles(), remove()) }, nil
}

// patience is how long the second program may take to end once it is told to.
const patience = 10 * time.Second

// unpackImage runs the second program, whose messages are this one's.
func (a *app) unpackImage(ctx context.Context, program, dir string, f *doctorFlags) (
	image cli.UnpackedImage, err error) {
	args := []string{cli.UnpackCommand, "--into", dir, "--platform", cmp.Or(f.platform, "linux/"+runtime.GOARCH)}
	for _, mirror := range f.mirrors {
		args = append(args, "--mirror", mirror)
	}
	var stdout bytes.Buffer
	cmd := exec.CommandContext(ctx, program, append(args, "--", f.image)...)
	cmd.Env, cmd.Stdout, cmd.Stderr = builderEnvironment(), &stdout, untilDone{ctx, a.Stderr}
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = patience
	pipes := make(chan os.Signal, 1)
	signal.Notify(pipes, syscall.SIGPIPE) // would end this program, and leave the folder
	defer signal.Stop(pipes)
	err = cmd.Run()
	if ctx.Err() != nil {
		return image, context.Cause(ctx)
	}
	var exit *exec.ExitError
	if errors.As(err, &exit) && exit.Exited() {
		return image, &cli.ExitError{Code: exit.ExitCode()} // it has said why
	}
	if err != nil {
		return image, fmt.Errorf("--image %s: %s: %w", f.image, cli.BuilderProgram, err) // killed, for one
	}
	if err := json.Unmarshal(stdout.Bytes(), &image); err != nil {
		return image, fmt.Errorf("--image %s: %s: %w", f.image, program, err)
	}
	return image, nil
}

// untilDone passes on what is written until the context ends: that the second program is
// interrupted as well, this one says for both. That nobody reads it stops nothing.
type untilDone struct {
	ctx context.Context
	w   io.Writer
}

// Write implements io.Writer.
func (u untilDone) Write(p []byte) (int, error) {
	if u.ctx.Err() == nil {
		_, _ = u.w.Write(p)
	}
	return len(p), nil
}

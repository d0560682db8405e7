package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/containerd/containerd/v2/pkg/archive"

	"github.com/envsolve/envsolve/internal/registry"
)

// unpackImage writes the layers of an image's archive into an empty folder, as
// container runtimes do, and returns the environment that programs have in it. It
// needs root, for owners.
func unpackImage(ctx context.Context, file, into string) (environ []string, err error) {
	image, closeImage, err := new(registry.Client).Open(ctx, file, "linux/amd64")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, closeImage()) }()
	config, err := image.ConfigFile()
	if err != nil {
		return nil, err
	}
	layers, err := image.Layers()
	if err != nil {
		return nil, err
	}
	if err := errors.Join(os.RemoveAll(into), os.MkdirAll(into, 0o755)); err != nil {
		return nil, err
	}
	for i, l := range layers {
		content, err := l.Uncompressed()
		if err != nil {
			return nil, err
		}
		_, err = archive.Apply(ctx, into, content)
		if err := errors.Join(err, content.Close()); err != nil {
			return nil, fmt.Errorf("unpack layer %d of %s: %w", i, file, err)
		}
	}
	return config.Config.Env, nil
}

// container is an unpacked image in which programs run. What they write stays beside
// the image, which others have as it was.
type container struct {
	image string // folder with the image's files
	dir   string // folder for what is written
}

// make makes the folders of a container.
func (c container) make() error {
	for _, name := range []string{"written", "scratch", "root"} {
		if err := os.MkdirAll(filepath.Join(c.dir, name), 0o755); err != nil {
			return err
		}
	}
	return nil
}

// written is where a file that the container's programs write lies, and where one
// lies that is put into the container between its programs.
func (c container) written(path string) string { return filepath.Join(c.dir, "written", path) }

func (c container) remove() error { return os.RemoveAll(c.dir) }

// enter mounts the container and starts a program in it. The mounts are those of a
// namespace of its own, and end with it.
const enter = `set -e
umask 022
image=$1 dir=$2
shift 2
mount -t overlay overlay -o "lowerdir=$image,upperdir=$dir/written,workdir=$dir/scratch" "$dir/root"
mkdir -p "$dir/root/proc" "$dir/root/dev" "$dir/root/tmp"
mount -t proc proc "$dir/root/proc"
mount --rbind /dev "$dir/root/dev"
exec env -i "$@"`

// run runs a program in the container, without a network, with this environment
// alone. The error of a program that fails is an *exec.ExitError.
func (c container) run(ctx context.Context, environ []string, args ...string) (stdout, stderr string, err error) {
	line := []string{"--mount", "--net", "--propagation", "private", "--pid", "--fork", "--kill-child", "/bin/sh", "-c",
		enter, "sh", c.image, c.dir}
	line = append(append(line, environ...), "/usr/sbin/chroot", filepath.Join(c.dir, "root"))
	cmd := exec.CommandContext(ctx, "unshare", append(line, args...)...)
	var out, problems bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &problems
	err = cmd.Run()
	return out.String(), problems.String(), err
}

// must is run for a program that is to succeed.
func (c container) must(ctx context.Context, environ []string, args ...string) error {
	stdout, stderr, err := c.run(ctx, environ, args...)
	if err != nil {
		return fmt.Errorf("%v: %w: %s", args, err, last(stdout+"\n"+stderr))
	}
	return nil
}

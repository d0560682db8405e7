package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// useRuns is how often a container is started from each image.
const useRuns = 5

// convolution is the first thing that many a program does with PyTorch.
const convolution = "import torch; torch.nn.Conv2d(3, 64, 7)(torch.rand(1, 3, 224, 224))"

// firstUse has podman unpack an image from its archive, starts containers of it one after
// another, and returns how long each takes to its first convolution, on the CPU. It
// returns none where podman is not installed.
func (r *realBench) firstUse(ctx context.Context, archive string) (times sample, err error) {
	if _, err := exec.LookPath("podman"); err != nil {
		return nil, nil
	}
	dir := filepath.Join(r.dir, "containers")
	defer func() { err = errors.Join(err, r.forgetContainers(dir)) }()
	image, err := podman(ctx, dir, "pull", "--quiet", "oci-archive:"+archive)
	if err != nil {
		return nil, err
	}
	for range useRuns {
		start := time.Now()
		if _, err := podman(ctx, dir, "run", "--rm", "--network=none", "--runtime=runc", "--ulimit=nofile=1024:1024",
			"--ulimit=nproc=1024:1024", image, "python3", "-c", convolution); err != nil {
			return nil, err
		}
		times = append(times, time.Since(start))
	}
	fmt.Fprintf(r.log, "  first convolution: %s\n", shortTime(times.at(0.5)))
	return times, nil
}

// forgetContainers removes what podman keeps in a folder of the benchmark's own.
func (r *realBench) forgetContainers(dir string) error {
	if _, err := os.Stat(dir); err != nil {
		return nil
	}
	_, err := podman(context.Background(), dir, "rmi", "--all", "--force")
	return errors.Join(err, os.RemoveAll(dir))
}

// podman runs a command of podman on a storage of its own, and returns what it prints.
func podman(ctx context.Context, dir string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, "podman", append([]string{"--root", filepath.Join(dir, "root"),
		"--runroot", filepath.Join(dir, "run")}, args...)...)
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("podman %s: %w\n%s", args[0], err, said.String())
	}
	return strings.TrimSpace(string(out)), nil
}

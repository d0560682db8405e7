package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/envsolve/envsolve/internal/layer"
)

// layerCommand is how this program runs itself to make one layer in a process
// of its own, whose memory can be told: internal-layer WHEEL LAYER.
const layerCommand = "internal-layer"

// The bars of layer making.
const (
	layerShare  = 0.8       // of the speed of the usual tools
	layerMemory = 256 << 20 // bytes, at the most
)

// usualTools is what this machine can do by itself with the same bytes.
const usualTools = `cd "$1" && unzip -q "$2" -d out && tar -c --sort=name out | zstd -q -T0 -3 -f -o out.zst && sha256sum out.zst >sum; code=$?; rm -rf out; exit $code`

// measureLayers makes layers of wheels, and packs the same bytes with the
// usual tools, in turn and in memory, so that no disk is measured.
func measureLayers(ctx context.Context, s *settings) (section, error) {
	sec := section{
		Title:   "Making layers",
		Command: "go run ./internal/tools/benchmark --only layers",
		Intro: "A generated wheel, unpacked half of it noise and half text, becomes a layer: checked against its RECORD, unpacked, " +
			"written as a tar, compressed with zstd and hashed twice. Against it `unzip`, then `tar | zstd -T0 -3`, then `sha256sum` on the " +
			"same bytes, in turn, on a file system in memory. Memory is the most that the process ever held (`VmHWM`).",
	}
	dir, err := memoryDir()
	if err != nil {
		return sec, err
	}
	defer os.RemoveAll(dir)
	sizes, rounds := []int64{250 << 20, 1000 << 20}, 3
	if s.quick {
		sizes, rounds = []int64{1 << 20}, 1
	}
	for _, size := range sizes {
		if err := compareLayers(ctx, &sec, dir, size, rounds); err != nil {
			return sec, err
		}
	}
	return sec, nil
}

func memoryDir() (string, error) {
	if dir, err := os.MkdirTemp("/dev/shm", "layers"); err == nil {
		return dir, nil
	}
	return os.MkdirTemp("", "layers")
}

func compareLayers(ctx context.Context, sec *section, dir string, size int64, rounds int) error {
	w, err := largeWheel(dir, "bench-large", size)
	if err != nil {
		return err
	}
	path := filepath.Join(dir, w.File)
	defer os.Remove(path)
	var ours, theirs sample
	var most int64
	for range rounds {
		took, peak, err := layerProcess(ctx, path, filepath.Join(dir, "layer"))
		if err != nil {
			return err
		}
		ours, most = append(ours, took), max(most, peak)
		start := time.Now()
		if out, err := exec.CommandContext(ctx, "sh", "-c", usualTools, "sh", dir, path).CombinedOutput(); err != nil {
			return fmt.Errorf("unzip, tar and zstd: %w\n%s", err, out)
		}
		theirs = append(theirs, time.Since(start))
	}
	speed := ratio(theirs.at(0), ours.at(0))
	name := fmt.Sprintf("a wheel of %d MiB", size>>20)
	sec.Rows = append(sec.Rows,
		row{name + ", speed", fmt.Sprintf("%.2f × the usual tools (%s against %s, fastest of %d), %.0f MB/s", speed,
			shortTime(ours.at(0)), shortTime(theirs.at(0)), rounds,
			float64(size)/1e6/ours.at(0).Seconds()), fmt.Sprintf("≥ %.1f ×", layerShare), judge(speed >= layerShare)},
		row{name + ", memory", megabytes(most), "< 256 MiB", judge(most < layerMemory)})
	return nil
}

// layerProcess makes one layer in a process of its own and tells its time and
// the most memory it held, in bytes.
func layerProcess(ctx context.Context, wheel, to string) (time.Duration, int64, error) {
	self, err := os.Executable()
	if err != nil {
		return 0, 0, err
	}
	cmd := exec.CommandContext(ctx, self, layerCommand, wheel, to)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	start := time.Now()
	peak, err := watched(ctx, cmd)
	took := time.Since(start)
	if err != nil {
		return 0, 0, fmt.Errorf("making a layer: %w\n%s", err, out.Bytes())
	}
	return took, peak, nil
}

// makeLayer is what the process does.
func makeLayer(wheel, to string) error {
	in, err := os.Open(wheel)
	if err != nil {
		return err
	}
	defer in.Close()
	info, err := in.Stat()
	if err != nil {
		return err
	}
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	_, err = layer.FromWheel(context.Background(), in, info.Size(), layer.Options{Python: "3.12"}, out)
	return errors.Join(err, out.Close())
}

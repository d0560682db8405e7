package main

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/klauspost/compress/zstd"
)

// limitBytes is how much the disk's limit is measured with, more than a controller keeps.
const limitBytes = 2 << 30

// limits measure what bounds a build on this machine, on one core, with machine code: a
// copy in memory, a hash, compression with zstd as layers have it, and writes to the disk.
func (s *settings) limits() ([]row, error) {
	code, err := os.ReadFile(filepath.Join(s.bin, "buildkitd"))
	if err != nil {
		return nil, err
	}
	into := make([]byte, len(code))
	speed := func(do func() error) (string, error) {
		start, n := time.Now(), 0
		for time.Since(start) < time.Second {
			if err := do(); err != nil {
				return "", err
			}
			n++
		}
		return fmt.Sprintf("%.0f MB/s", float64(n*len(code))/1e6/time.Since(start).Seconds()), nil
	}
	packer, err := zstd.NewWriter(io.Discard, zstd.WithEncoderConcurrency(1))
	if err != nil {
		return nil, err
	}
	var rows []row
	for _, limit := range []struct {
		what string
		do   func() error
	}{
		{"a copy in memory", func() error { copy(into, code); return nil }},
		{"SHA-256", func() error { sha256.Sum256(code); return nil }},
		{"zstd, the default level", func() error {
			packer.Reset(io.Discard)
			_, err := packer.Write(code)
			return errors.Join(err, packer.Close())
		}},
	} {
		measured, err := speed(limit.do)
		if err != nil {
			return nil, err
		}
		rows = append(rows, row{What: "this machine's limit on one core: " + limit.what, Measured: measured})
	}
	start := time.Now()
	if err := writeOut(code, limitBytes); err != nil {
		return nil, err
	}
	return append(rows, row{What: "this machine's limit: writes to the disk, flushed",
		Measured: fmt.Sprintf("%.0f MB/s", limitBytes/1e6/time.Since(start).Seconds())}), nil
}

// writeOut writes a file of a size to the disk, and removes it.
func writeOut(content []byte, size int64) error {
	f, err := os.CreateTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	for left := size; left > 0 && err == nil; left -= int64(len(content)) {
		_, err = io.Copy(f, bytes.NewReader(content[:min(left, int64(len(content)))]))
	}
	return errors.Join(err, f.Sync(), f.Close())
}

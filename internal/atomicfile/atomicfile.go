// Package atomicfile writes files whole or not at all.
package atomicfile

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Check returns the error that Write would end in where the folder of a path is not there,
// or takes no file. Long work whose result goes there begins with it.
func Check(path string) error {
	target, through, err := Target(path)
	if err == nil && through {
		return nil
	}
	var f *os.File
	if err == nil {
		f, err = os.CreateTemp(filepath.Dir(target), Pattern(target))
	}
	if err == nil {
		err = errors.Join(f.Close(), os.Remove(f.Name()))
	}
	if err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	return nil
}

// Write replaces path by data: it writes a temporary file beside it, flushes
// it to the disk and renames it, so that a reader sees the old content or the
// new, also after a crash. The owner stays, where the process may give files away. Where
// path is a symbolic link, what it leads to is replaced; a device or a pipe is written to,
// see [Target].
func Write(path string, data []byte, mode os.FileMode) (err error) {
	target, through, err := Target(path)
	switch {
	case err != nil:
		return fmt.Errorf("write %s: %w", path, err)
	case through:
		return writeThrough(target, data)
	}
	path = target
	Sweep(path)
	f, err := os.CreateTemp(filepath.Dir(path), Pattern(path))
	if err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	defer Hold(f.Name())()
	defer func() {
		if err != nil {
			err = fmt.Errorf("write %s: %w", path, errors.Join(err, os.Remove(f.Name())))
		}
	}()
	if was, err := os.Stat(path); err == nil {
		keepOwner(f, was)
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Chmod(mode), f.Sync(), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

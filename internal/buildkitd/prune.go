package buildkitd

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Empty stops the daemon and removes all it keeps, unless somebody is using it.
func (m Config) Empty(ctx context.Context, getenv func(string) string) (removed int64, err error) {
	state, err := m.state(getenv)
	if err != nil {
		return 0, err
	}
	if _, err := os.Stat(state.dir); errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	if err := onlyOurs(state.dir); err != nil {
		return 0, err
	}
	unlock, err := tryLock(state.path("clients.lock"), exclusive)
	if err != nil {
		return 0, err
	}
	defer unlock() //nolint:errcheck // the lock ends with the file
	if err := Stop(ctx, m, getenv); err != nil {
		return 0, err
	}
	if err := state.clearTemporary(); err != nil {
		return 0, err
	}
	removed = diskUsage(state.path("root")) + diskUsage(state.sandbox())
	errs := []error{removeAll(state.sandbox())}
	for _, path := range state.glob("root/*") { // the folder itself may be a disk of its own
		errs = append(errs, os.RemoveAll(path))
	}
	return removed, errors.Join(errs...)
}

// removeAll removes a folder. It takes another name first, so that what is left of it where that is
// interrupted is not taken for whole.
func removeAll(dir string) error {
	aside := dir + ".removed"
	if err := os.RemoveAll(aside); err != nil {
		return err
	}
	if err := os.Rename(dir, aside); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return os.RemoveAll(aside)
}

// diskUsage adds up the files of a folder, as far as they can be read.
func diskUsage(dir string) (bytes int64) {
	_ = filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil
		}
		if info, err := d.Info(); err == nil && info.Mode().IsRegular() {
			bytes += info.Size()
		}
		return nil
	})
	return bytes
}

package unpack

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"syscall"

	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/aptinstall"
	"github.com/envsolve/envsolve/internal/layer"
)

// changes are the paths that a layer of normal form has of what is in one tree and is
// otherwise, or not at all, in the one that it came from. The folders around every
// change are among them, as BuildKit has them. What was removed can be in no tree of
// changes: it is an error, unless it is left out anyway.
func changes(ctx context.Context, base, after string) ([]string, error) {
	found := map[string]bool{}
	err := filepath.WalkDir(after, func(at string, e fs.DirEntry, err error) error {
		if err := errors.Join(err, ctx.Err()); err != nil || at == after {
			return err
		}
		path, err := filepath.Rel(after, at)
		if err != nil {
			return err
		}
		same, err := unchanged(filepath.Join(base, path), at)
		if err != nil || same {
			return err
		}
		if aptinstall.Keeps(path, e.IsDir()) {
			found[path] = true
		}
		around(path, found)
		return nil
	})
	if err := errors.Join(err, removed(ctx, base, after, found)); err != nil {
		return nil, err
	}
	paths := make([]string, 0, len(found))
	for path := range found {
		paths = append(paths, path)
	}
	slices.SortFunc(paths, layer.ComparePaths)
	return paths, nil
}

// removed adds the folders around what was removed, and refuses what a layer would
// have to say of it.
func removed(ctx context.Context, base, after string, found map[string]bool) error {
	return filepath.WalkDir(base, func(at string, e fs.DirEntry, err error) error {
		if err := errors.Join(err, ctx.Err()); err != nil || at == base {
			return err
		}
		path, err := filepath.Rel(base, at)
		if err != nil {
			return err
		}
		now, err := os.Lstat(filepath.Join(after, path))
		if err == nil && e.IsDir() && !now.IsDir() {
			return fs.SkipDir // what takes its place says that all of it is gone
		}
		if err == nil || !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		if aptinstall.Keeps(path, false) {
			return fmt.Errorf("apt packages: installing them removes %s of the base image: %s", path, aptAlone)
		}
		around(path, found)
		if e.IsDir() {
			return fs.SkipDir
		}
		return nil
	})
}

// around adds the folders that a path lies in.
func around(path string, found map[string]bool) {
	for dir := filepath.Dir(path); dir != "."; dir = filepath.Dir(dir) {
		if aptinstall.Keeps(dir, true) {
			found[dir] = true
		}
	}
}

// unchanged reports whether two paths are the same to BuildKit: kind, mode, owner,
// capabilities and, but for folders, size and time. Times of whole seconds may have
// been cut, so that content counts besides.
func unchanged(a, b string) (bool, error) {
	old, err := os.Lstat(a)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, unix.ENOTDIR) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	now, err := os.Lstat(b)
	if err != nil {
		return false, err
	}
	o, n := statOf(old), statOf(now)
	if o.Mode != n.Mode || o.Uid != n.Uid || o.Gid != n.Gid || o.Rdev != n.Rdev {
		return false, nil
	}
	had, err := capabilityOf(a)
	if err != nil {
		return false, err
	}
	if has, err := capabilityOf(b); err != nil || had != has {
		return false, err
	}
	if now.IsDir() {
		return true, nil
	}
	if old.Size() != now.Size() || !old.ModTime().Equal(now.ModTime()) {
		return false, nil
	}
	if now.ModTime().Nanosecond() != 0 {
		return true, nil
	}
	return sameContent(a, b, now)
}

func sameContent(a, b string, info fs.FileInfo) (bool, error) {
	switch {
	case info.Mode()&fs.ModeSymlink != 0:
		old, err := os.Readlink(a)
		if err != nil {
			return false, err
		}
		now, err := os.Readlink(b)
		return old == now, err
	case !info.Mode().IsRegular():
		return true, nil
	}
	old, err := os.Open(a)
	if err != nil {
		return false, err
	}
	defer old.Close()
	now, err := os.Open(b)
	if err != nil {
		return false, err
	}
	defer now.Close()
	return sameBytes(old, now)
}

// sameBytes compares two files of one size.
func sameBytes(a, b io.Reader) (bool, error) {
	const chunk = 64 << 10
	left, right := make([]byte, chunk), make([]byte, chunk)
	for {
		n, err := io.ReadFull(a, left)
		m, other := io.ReadFull(b, right)
		if !bytes.Equal(left[:n], right[:m]) {
			return false, nil
		}
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return true, nil
		}
		if err := errors.Join(err, other); err != nil {
			return false, err
		}
	}
}

func statOf(info fs.FileInfo) *syscall.Stat_t { return info.Sys().(*syscall.Stat_t) }

const capabilityName = "security.capability"

// capabilityOf returns a file's capabilities, or nothing.
func capabilityOf(path string) (string, error) {
	value := make([]byte, 64) // struct vfs_ns_cap_data takes 24
	n, err := unix.Lgetxattr(path, capabilityName, value)
	if errors.Is(err, unix.ENODATA) || errors.Is(err, unix.EOPNOTSUPP) {
		return "", nil
	}
	if err != nil {
		return "", &os.PathError{Op: "read the capabilities of", Path: path, Err: err}
	}
	return string(value[:n]), nil
}

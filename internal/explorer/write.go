package explorer

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// marker is a file by which a folder is known to hold a site and nothing else.
const marker = ".envsolve-site"

const markerText = "A site that \"envsolve site\" wrote: the folder is replaced as a whole when it is written again.\n"

// CheckFolder returns an error for a folder that Write would leave alone, so that
// nobody waits for a site that has no place.
func CheckFolder(folder string) error {
	_, err := isSite(folder)
	return err
}

// Write writes a site to a folder, which it replaces as a whole: what is there is
// the old site or the new one. A folder that holds anything else is an error.
func Write(ctx context.Context, folder string, files Files) (err error) {
	folder, err = filepath.Abs(folder)
	if err != nil {
		return err
	}
	there, err := isSite(folder)
	if err != nil {
		return err
	}
	parent := filepath.Dir(folder)
	if err := os.MkdirAll(parent, 0o777); err != nil {
		return err
	}
	temporary, err := os.MkdirTemp(parent, "."+filepath.Base(folder)+"-*")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(temporary)) }()
	fresh := filepath.Join(temporary, "new")
	if err := writeAll(ctx, fresh, files); err != nil {
		return err
	}
	if there {
		if err := os.Rename(folder, filepath.Join(temporary, "old")); err != nil {
			return err
		}
	}
	return os.Rename(fresh, folder)
}

// isSite reports whether a folder is there. One that holds something other than
// a site is an error; one that is empty is none.
func isSite(folder string) (there bool, err error) {
	entries, err := os.ReadDir(folder)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return false, nil
	case err != nil:
		return false, err
	case len(entries) == 0:
		return true, nil
	}
	if _, err := os.Lstat(filepath.Join(folder, marker)); err != nil {
		return true, fmt.Errorf("%s holds other things than a site of envsolve (such as %s): name a folder that is new or empty",
			folder, entries[0].Name())
	}
	return true, nil
}

func writeAll(ctx context.Context, folder string, files Files) error {
	files = maps.Clone(files)
	files[marker] = []byte(markerText)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if err := ctx.Err(); err != nil {
			return err
		}
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(path, files[name], 0o666); err != nil {
			return err
		}
	}
	return nil
}

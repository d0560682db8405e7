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
	"strings"

	"github.com/envsolve/envsolve/internal/atomicfile"
)

// marker is a file by which a folder is known to hold a site: it lists the files that were
// written.
const marker = ".envsolve-site"

const markerText = "A site that \"envsolve site\" wrote: the folder is replaced as a whole when it is written again.\n"

// CheckFolder returns an error for a folder that Write would leave alone, so that
// nobody waits for a site that has no place.
func CheckFolder(folder string) error {
	entries, err := os.ReadDir(folder)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case len(entries) == 0:
		return nil
	}
	list, err := os.ReadFile(filepath.Join(folder, marker))
	if err != nil {
		return other(folder, entries[0].Name())
	}
	written := map[string]bool{marker: true}
	for line := range strings.Lines(strings.TrimPrefix(string(list), markerText)) {
		written[strings.TrimRight(line, "\r\n")] = true
	}
	root := os.DirFS(folder)
	return fs.WalkDir(root, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || written[name] {
			return err
		}
		return other(folder, name)
	})
}

// Write writes a site to a folder, which it replaces as a whole: what is there is
// the old site or the new one. A folder that holds anything else is an error.
func Write(ctx context.Context, folder string, files Files) (err error) {
	folder, err = filepath.Abs(folder)
	if err != nil {
		return err
	}
	if real, err := filepath.EvalSymlinks(folder); err == nil {
		folder = real // a link stays what it is
	}
	if err := CheckFolder(folder); err != nil {
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
	fresh := filepath.Join(temporary, "new")
	defer func() {
		err = errors.Join(err, os.RemoveAll(fresh))
		_ = os.Remove(temporary) // it stays where it holds the old site, which could not be put back
	}()
	if err := writeAll(ctx, fresh, files); err != nil {
		return err
	}
	if err := CheckFolder(folder); err != nil { // again: it took a while
		return err
	}
	return atomicfile.ReplaceFolder(fresh, folder)
}

func other(folder, name string) error {
	return fmt.Errorf("%s holds other things than a site of envsolve (such as %s): name a folder that is new or empty",
		folder, filepath.FromSlash(name))
}

func writeAll(ctx context.Context, folder string, files Files) error {
	files = maps.Clone(files)
	files[marker] = []byte(markerText + strings.Join(slices.Sorted(maps.Keys(files)), "\n") + "\n")
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

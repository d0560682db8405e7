package assembly

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/recipe"
	"github.com/envsolve/envsolve/planner/request"
)

// copies makes one layer for each copy block. As with COPY in a Dockerfile, a
// folder's content goes into the destination, and a file becomes it, or goes
// into it where it ends with a slash.
func (a *Assembler) copies(ctx context.Context, t *lock.Target) ([]recipe.Layer, error) {
	var layers []recipe.Layer
	for _, c := range t.Image.Copy {
		files, err := a.copied(c, recipe.Destination(c.To, t.Image.Workdir.Value))
		if err != nil {
			return nil, fmt.Errorf("%s: copy from %q: %w", c.At, c.From, err)
		}
		l, err := a.filesLayer(ctx, t, "copy "+c.From, files)
		if err != nil {
			return nil, err
		}
		layers = append(layers, l)
	}
	return layers, nil
}

// copied lists the files of one copy block. The folder is opened as a root, so
// that no symbolic link leads out of it.
func (a *Assembler) copied(c request.CopyRequest, to string) ([]layer.File, error) {
	root, err := os.OpenRoot(a.dir())
	if err != nil {
		return nil, err
	}
	defer root.Close()
	from := filepath.ToSlash(filepath.Clean(filepath.FromSlash(c.From)))
	info, err := root.Stat(from)
	if err != nil {
		return nil, outside(err)
	}
	if !info.IsDir() {
		if strings.HasSuffix(to, "/") {
			to = path.Join(to, path.Base(from))
		}
		return []layer.File{a.regular(from, to, info)}, nil
	}
	return a.folder(root, from, strings.TrimSuffix(to, "/"))
}

func (a *Assembler) dir() string {
	if a.Dir == "" {
		return "."
	}
	return a.Dir
}

func outside(err error) error {
	if strings.Contains(err.Error(), "escapes") {
		return errOutside
	}
	return err
}

func (a *Assembler) folder(root *os.Root, from, to string) ([]layer.File, error) {
	var files []layer.File
	err := fs.WalkDir(root.FS(), from, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return outside(err)
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		at := path.Join("/", to, below(name, from))
		switch {
		case at == "/":
		case entry.IsDir():
			files = append(files, layer.File{Path: at, Mode: fs.ModeDir | 0o755})
		case entry.Type() == fs.ModeSymlink:
			link, err := root.Readlink(name)
			if err != nil {
				return err
			}
			files = append(files, layer.File{Path: at, Link: link})
		case entry.Type().IsRegular():
			files = append(files, a.regular(name, at, info))
		}
		return nil
	})
	return files, err
}

// below is name's path relative to from, which it lies under.
func below(name, from string) string {
	switch {
	case name == from:
		return ""
	case from == ".":
		return name
	}
	return strings.TrimPrefix(name, from+"/")
}

// regular is a file that is read when its layer is made.
func (a *Assembler) regular(name, to string, info fs.FileInfo) layer.File {
	return layer.File{Path: to, Mode: info.Mode().Perm(), Size: info.Size(), Open: func() (io.ReadCloser, error) {
		return os.OpenInRoot(a.dir(), name)
	}}
}

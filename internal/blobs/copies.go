package blobs

import (
	"context"
	"errors"
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
func (p *Provider) copies(ctx context.Context, t *lock.Target) ([]recipe.Layer, error) {
	var layers []recipe.Layer
	for _, c := range t.Image.Copy {
		files, err := p.copied(c, recipe.Destination(c.To, t.Image.Workdir.Value))
		if err != nil {
			return nil, fmt.Errorf("%s: copy from %q: %w", c.At, c.From, err)
		}
		l, err := p.filesLayer(ctx, t, "copy "+c.From, files)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", c.At, err)
		}
		layers = append(layers, l)
	}
	return layers, nil
}

// whiteout begins the names that delete files in the layers of an image.
const whiteout = ".wh."

var errWhiteout = errors.New("names that begin with " + whiteout +
	" delete files in an image: rename it, or leave it out")

// copied lists the files of one copy block. The folder is opened as a root, so
// that no symbolic link leads out of it.
func (p *Provider) copied(c request.CopyRequest, to string) ([]layer.File, error) {
	root, err := os.OpenRoot(p.dir())
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
		if strings.HasPrefix(path.Base(to), whiteout) {
			return nil, errWhiteout
		}
		return []layer.File{p.regular(from, to, info)}, nil
	}
	return p.folder(root, from, strings.TrimSuffix(to, "/"))
}

func (p *Provider) dir() string {
	if p.Dir == "" {
		return "."
	}
	return p.Dir
}

func outside(err error) error {
	if strings.Contains(err.Error(), "escapes") {
		return errOutside
	}
	return err
}

func (p *Provider) folder(root *os.Root, from, to string) ([]layer.File, error) {
	var files []layer.File
	err := fs.WalkDir(root.FS(), from, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return outside(err)
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		if strings.HasPrefix(entry.Name(), whiteout) && name != from {
			return fmt.Errorf("%s: %w", name, errWhiteout)
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
			files = append(files, p.regular(name, at, info))
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
func (p *Provider) regular(name, to string, info fs.FileInfo) layer.File {
	return layer.File{Path: to, Mode: info.Mode().Perm(), Size: info.Size(), Open: func() (io.ReadCloser, error) {
		return os.OpenInRoot(p.dir(), name)
	}}
}

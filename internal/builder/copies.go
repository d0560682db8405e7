package builder

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
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/recipe"
)

// FilesLayer makes a layer of files at hand and keeps it in the store.
func FilesLayer(ctx context.Context, s *store.Store, kind recipe.Kind, name string, files []layer.File, opt layer.Options) (recipe.Layer, error) {
	var made layer.Layer
	_, err := s.Put(ctx, "", func(w io.Writer) error {
		var err error
		made, err = layer.FromFiles(ctx, files, opt, w)
		return err
	})
	if err != nil {
		return recipe.Layer{}, fmt.Errorf("%s: %w", name, err)
	}
	return recipe.Layer{
		Kind: kind, Name: name,
		MediaType: made.MediaType, Digest: made.Digest.String(), DiffID: made.DiffID.String(), Size: made.Size,
	}, nil
}

// CopyLayer makes the layer of one copy block. From is relative to dir, the
// target file's folder, and stays inside; a folder's content goes into To, a
// file goes to To, or into it when To ends with a slash. Executable bits and
// symbolic links are kept; owner and times are those of every layer, so the
// digest depends on names and content alone.
func CopyLayer(ctx context.Context, s *store.Store, dir string, c recipe.Copy, opt layer.Options) (recipe.Layer, error) {
	files, err := copied(dir, c)
	if err != nil {
		return recipe.Layer{}, fmt.Errorf("copy %q: %w", c.From, err)
	}
	l, err := FilesLayer(ctx, s, recipe.Files, "copy "+c.From, files, opt)
	l.CreatedBy = "envsolve: copy " + c.From + " to " + c.To
	return l, err
}

func copied(dir string, c recipe.Copy) ([]layer.File, error) {
	if c.From == "" {
		return nil, errors.New("say what to copy; \".\" is the whole folder")
	}
	if !filepath.IsLocal(c.From) && filepath.Clean(c.From) != "." {
		return nil, errors.New("the path leads out of the target file's folder: put the files below it")
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	from := filepath.ToSlash(filepath.Clean(c.From))
	info, err := root.Stat(from) // a link out of the folder is refused here
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		to := c.To
		if strings.HasSuffix(to, "/") {
			to = path.Join(to, path.Base(from))
		}
		return []layer.File{regular(filepath.Join(dir, from), to, info)}, nil
	}
	return walk(dir, root, from, c.To)
}

func walk(dir string, root *os.Root, from, to string) ([]layer.File, error) {
	var files []layer.File
	err := fs.WalkDir(root.FS(), from, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		inside := strings.TrimPrefix(strings.TrimPrefix(p, from), "/")
		if from == "." {
			inside = strings.TrimPrefix(p, ".")
		}
		target := path.Join(to, inside)
		switch {
		case target == "/":
		case info.IsDir():
			files = append(files, layer.File{Path: target, Mode: fs.ModeDir | 0o755})
		case info.Mode()&fs.ModeSymlink != 0:
			link, err := root.Readlink(p)
			if err != nil {
				return err
			}
			files = append(files, layer.File{Path: target, Link: link})
		case info.Mode().IsRegular():
			files = append(files, regular(filepath.Join(dir, p), target, info))
		default:
			return fmt.Errorf("%s: neither a file, a folder nor a link", p)
		}
		return nil
	})
	return files, err
}

func regular(source, target string, info fs.FileInfo) layer.File {
	return layer.File{
		Path: target, Mode: info.Mode().Perm(), Size: info.Size(),
		Open: func() (io.ReadCloser, error) { return os.Open(source) },
	}
}

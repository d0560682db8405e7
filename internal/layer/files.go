package layer

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/envsolve/envsolve/internal/wheel"
)

// File is one entry of a layer that is made from files at hand.
type File struct {
	Path string      // absolute in the image: /opt/env/pyvenv.cfg
	Mode fs.FileMode // fs.ModeDir for a folder; any execute bit makes 0755, none 0644
	Link string      // target of a symbolic link; Mode and content are then ignored

	Content []byte                        // the content, or
	Open    func() (io.ReadCloser, error) // how to read it,
	Size    int64                         // which gives this many bytes
}

// FromFiles writes a layer that holds the files and the folders that lead to
// them, in the same normal form as a wheel's.
func FromFiles(ctx context.Context, files []File, opt Options, w io.Writer) (Layer, error) {
	if opt.Compression == "" {
		opt.Compression = Zstd
	}
	if err := opt.Compression.check(opt.Level); err != nil {
		return Layer{}, err
	}
	items, err := itemsOf(files)
	if err != nil {
		return Layer{}, err
	}
	return writeLayer(ctx, items, opt, w)
}

func itemsOf(files []File) ([]item, error) {
	items := make([]item, 0, len(files))
	for _, f := range files {
		it, err := f.item()
		if err != nil {
			return nil, err
		}
		items = append(items, it)
	}
	return items, nil
}

func (f File) item() (item, error) {
	p, absolute := strings.CutPrefix(f.Path, "/")
	err := wheel.CheckPath(p)
	if bad := (*wheel.Error)(nil); absolute && errors.As(err, &bad) {
		return item{}, fmt.Errorf("layer: path %q: %s", f.Path, bad.Reason)
	}
	if !absolute || err != nil {
		return item{}, fmt.Errorf("layer: path %q: want a clean absolute path", f.Path)
	}
	it := item{path: p, mode: 0o644, link: f.Link}
	switch {
	case f.Link != "":
	case f.Mode.IsDir():
		it.dir, it.mode = true, 0o755
	case f.Mode.Type() != 0:
		return item{}, fmt.Errorf("layer: %s: neither a file, a folder nor a link", f.Path)
	case f.Open != nil:
		it.open, it.size = f.Open, f.Size
	default:
		it.data, it.size = f.Content, int64(len(f.Content))
	}
	if f.Mode.Perm()&0o111 != 0 {
		it.mode = 0o755
	}
	return it, nil
}

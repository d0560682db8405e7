package loader

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path"
	"strings"
)

// Below returns the files of a machine that stand in a folder of this one. Its symbolic
// links lead to where they do on that machine, and never out of the folder. What is
// neither a file nor a folder cannot be opened: the reader of a pipe might wait for ever.
// Close releases the folder. Once the context ends nothing more is found: the files of
// somebody else's machine may be without end.
func Below(ctx context.Context, folder string) (files fs.FS, closeFolder func() error, err error) {
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, nil, err
	}
	return below{ctx, root.FS()}, root.Close, nil
}

// below resolves symbolic links before it asks for a file; what it asks lets none lead
// out, also where a link is exchanged meanwhile.
type below struct {
	ctx   context.Context // its methods are fs.FS's, which take none
	files fs.FS
}

// known returns an error for a name of no file, and where the context has ended.
func (b below) known(op, name string) error {
	if err := b.ctx.Err(); err != nil {
		return &fs.PathError{Op: op, Path: name, Err: err}
	}
	if !fs.ValidPath(name) {
		return &fs.PathError{Op: op, Path: name, Err: fs.ErrInvalid}
	}
	return nil
}

func (b below) real(name string) string {
	if real := strings.TrimPrefix(Real(b.files, name), "/"); real != "" {
		return real
	}
	return "."
}

// beside returns the name of a file whose folder has its symbolic links resolved, and
// that is not resolved itself.
func (b below) beside(name string) string { return path.Join(b.real(path.Dir(name)), path.Base(name)) }

func (b below) Open(name string) (fs.File, error) {
	info, err := b.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() && !info.Mode().IsRegular() {
		return nil, &fs.PathError{Op: "open", Path: name, Err: errors.New("neither a file nor a folder")}
	}
	return b.files.Open(b.real(name))
}

func (b below) Stat(name string) (fs.FileInfo, error) {
	if err := b.known("stat", name); err != nil {
		return nil, err
	}
	return fs.Lstat(b.files, b.real(name))
}

func (b below) ReadLink(name string) (string, error) {
	if err := b.known("readlink", name); err != nil {
		return "", err
	}
	return fs.ReadLink(b.files, b.beside(name))
}

func (b below) Lstat(name string) (fs.FileInfo, error) {
	if err := b.known("lstat", name); err != nil {
		return nil, err
	}
	return fs.Lstat(b.files, b.beside(name))
}

package paste

import (
	"bytes"
	"io/fs"
	"path"
	"time"
)

// files are files by their names, without folders.
type files map[string][]byte

// Open opens a file.
func (f files) Open(name string) (fs.File, error) {
	content, ok := f[name]
	if !ok || !fs.ValidPath(name) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return &file{bytes.NewReader(content), name}, nil
}

// file is an open file, and says of itself what there is to say.
type file struct {
	*bytes.Reader
	name string
}

func (f *file) Stat() (fs.FileInfo, error) { return f, nil }
func (f *file) Close() error               { return nil }
func (f *file) Name() string               { return path.Base(f.name) }
func (f *file) Mode() fs.FileMode          { return 0o444 }
func (f *file) ModTime() time.Time         { return time.Time{} }
func (f *file) IsDir() bool                { return false }
func (f *file) Sys() any                   { return nil }

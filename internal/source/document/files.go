package document

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Files opens the files that a source names, below one folder and nowhere else:
// who wrote the source is not the one who reads the answer.
type Files struct {
	files  fs.FS
	close  func() error
	folder string // of the root, as documents' names begin
	opened int
	// instead holds the text of files that are read otherwise than they are, by the
	// names of their documents.
	instead map[string][]byte
}

// MostFiles is how many files one source may name, and those that they name.
const MostFiles = 128

// Below returns the files below the working folder where a source lies in it,
// else those below the source's own folder.
func Below(source string) (*Files, error) {
	folder := "."
	if !filepath.IsLocal(source) {
		folder = filepath.Dir(source)
	}
	root, err := os.OpenRoot(folder)
	if err != nil {
		return nil, err
	}
	files := In(root.FS())
	files.close, files.folder = root.Close, folder
	return files, nil
}

// In returns the files of a file system, which need not be this machine's.
func In(files fs.FS) *Files {
	return &Files{files: files, close: func() error { return nil }, folder: "."}
}

// Instead gives the texts that files are read with in place of what they hold, by the
// names of their documents.
func (f *Files) Instead(texts map[string][]byte) { f.instead = texts }

// Close gives the folder back.
func (f *Files) Close() error {
	if f == nil {
		return nil
	}
	return f.close()
}

// Open reads a file that a document names, relative to the document's folder.
func (f *Files) Open(from, name string) (*Document, error) {
	if f == nil {
		return nil, errors.New("what came over standard input has no folder: name the file beside it")
	}
	if strings.Contains(name, "://") {
		return nil, errors.New("nothing is fetched: download it and name it beside this source")
	}
	if f.opened++; f.opened > MostFiles {
		return nil, fmt.Errorf("more than %d files", MostFiles)
	}
	path := name
	if !filepath.IsAbs(name) {
		path = filepath.Join(filepath.Dir(from), name)
	}
	below := path
	if rel, err := filepath.Rel(f.folder, path); err == nil {
		below = rel
	}
	if !filepath.IsLocal(below) {
		return nil, fmt.Errorf("it lies outside %s: name it beside this source if it is yours", f.folder)
	}
	if text, ok := f.instead[path]; ok {
		return Decode(path, text)
	}
	info, err := fs.Stat(f.files, filepath.ToSlash(below))
	if err == nil && !info.Mode().IsRegular() { // whoever opens a pipe may wait for ever
		return nil, fmt.Errorf("%s: not a file", path)
	}
	file, err := f.files.Open(filepath.ToSlash(below))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, errors.New("no such file")
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return decodeFile(path, file)
}

// decodeFile reads a regular file; devices and pipes may never end.
func decodeFile(name string, file fs.File) (*Document, error) {
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s: not a file", name)
	}
	return Take(name, file)
}

// Take reads a document to its end.
func Take(name string, r io.Reader) (*Document, error) {
	raw, err := io.ReadAll(io.LimitReader(r, MostBytes+1))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return Decode(name, raw)
}

// Has reports whether there is a file that a document names.
func (f *Files) Has(from, name string) bool {
	info, ok := f.find(from, name)
	return ok && info.Mode().IsRegular()
}

// Lies reports whether there is a file or a folder that a document names.
func (f *Files) Lies(from, name string) bool {
	_, ok := f.find(from, name)
	return ok
}

func (f *Files) find(from, name string) (fs.FileInfo, bool) {
	if f == nil {
		return nil, false
	}
	below, err := filepath.Rel(f.folder, filepath.Join(filepath.Dir(from), name))
	if err != nil || !filepath.IsLocal(below) {
		return nil, false
	}
	info, err := fs.Stat(f.files, filepath.ToSlash(below))
	return info, err == nil
}

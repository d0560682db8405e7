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
	folder string          // of the root, as documents' names begin
	opened map[string]bool // by the names of their documents
	again  int             // bytes that were read of those that had been opened before
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
	return &Files{files: files, close: func() error { return nil }, folder: ".", opened: map[string]bool{}}
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
	path, below, local := f.path(from, name)
	before := f.opened[path]
	if !before && len(f.opened) >= MostFiles {
		return nil, fmt.Errorf("more than %d files", MostFiles)
	}
	if f.again > MostBytes {
		return nil, fmt.Errorf("files are named again and again: more than %d MB of them", MostBytes>>20)
	}
	f.opened[path] = true
	if !local {
		return nil, fmt.Errorf("it lies outside %s: name it beside this source if it is yours", f.folder)
	}
	doc, err := f.read(path, below)
	if before && err == nil {
		f.again += len(doc.Text)
	}
	return doc, err
}

// path returns the name of the document that a file is which a document names, and where below the folder that lies;
// false for one that lies outside.
func (f *Files) path(from, name string) (path, below string, local bool) {
	path = name
	if !filepath.IsAbs(name) {
		path = filepath.Join(filepath.Dir(from), name)
	}
	below = path
	if rel, err := filepath.Rel(f.folder, path); err == nil {
		below = rel
	}
	return path, filepath.ToSlash(below), filepath.IsLocal(below)
}

func (f *Files) read(path, below string) (*Document, error) {
	if text, ok := f.instead[path]; ok {
		return Decode(path, text)
	}
	info, err := fs.Stat(f.files, below)
	if err == nil && !info.Mode().IsRegular() { // whoever opens a pipe may wait for ever
		return nil, fmt.Errorf("%s: not a file", path)
	}
	file, err := f.files.Open(below)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, errors.New("no such file")
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return decodeFile(path, file)
}

// longestFirstLine is how much of a file is looked at for its first line, in bytes.
const longestFirstLine = 256

// FirstLine returns the first line of a file that a document names, or its beginning where that is longer; empty where
// it cannot be read. It does not count as opened by that.
func (f *Files) FirstLine(from, name string) string {
	if !f.Has(from, name) { // whoever opens a pipe may wait for ever
		return ""
	}
	path, below, _ := f.path(from, name)
	text, ok := f.instead[path]
	if !ok {
		file, err := f.files.Open(below)
		if err != nil {
			return ""
		}
		defer file.Close()
		if text, err = io.ReadAll(io.LimitReader(file, longestFirstLine)); err != nil {
			return ""
		}
	}
	line, _, _ := strings.Cut(string(text[:min(len(text), longestFirstLine)]), "\n")
	return line
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

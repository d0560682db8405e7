package installed

import (
	"io/fs"
	"strings"
)

// Mount returns a root folder that has another at a path below it, as an environment
// stands on a machine whose files are read from elsewhere.
func Mount(root fs.FS, at string, files fs.FS) fs.FS {
	return mount{root: root, at: strings.Trim(at, "/"), files: files}
}

type mount struct {
	root, files fs.FS
	at          string
}

// of returns the file system that has a name, and the name there.
func (m mount) of(name string) (fs.FS, string) {
	if name == m.at {
		return m.files, "."
	}
	if below, ok := strings.CutPrefix(name, m.at+"/"); ok {
		return m.files, below
	}
	return m.root, name
}

func (m mount) Open(name string) (fs.File, error) {
	files, name := m.of(name)
	return files.Open(name)
}

func (m mount) ReadLink(name string) (string, error) {
	files, name := m.of(name)
	return fs.ReadLink(files, name)
}

func (m mount) Lstat(name string) (fs.FileInfo, error) {
	files, name := m.of(name)
	return fs.Lstat(files, name)
}

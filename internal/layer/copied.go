package layer

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// whiteout begins the names that delete files in the layers of an image.
const whiteout = ".wh."

var errWhiteout = errors.New("names that begin with " + whiteout +
	" delete files in an image: rename it, or leave it out")

var errOutside = errors.New("leads out of the target file's folder")

// Copied lists the files that copying from a path below dir to an absolute path of
// the image makes. As with COPY in a Dockerfile, a folder's content goes into the
// destination, and a file becomes it, or goes into it where it ends with a slash.
// The folder is opened as a root, so that no symbolic link leads out of it.
func Copied(dir, from, to string) ([]File, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	from = filepath.ToSlash(filepath.Clean(filepath.FromSlash(from)))
	info, err := root.Stat(from)
	if err != nil {
		return nil, outside(err)
	}
	if !info.IsDir() && !info.Mode().IsRegular() {
		return nil, errors.New("neither a file nor a folder: a pipe or a device is not copied")
	}
	if !info.IsDir() {
		if strings.HasSuffix(to, "/") {
			to = path.Join(to, path.Base(from))
		}
		if strings.HasPrefix(path.Base(to), whiteout) {
			return nil, errWhiteout
		}
		return []File{regular(dir, from, to, info)}, nil
	}
	return copiedFolder(dir, root, from, strings.TrimSuffix(to, "/"))
}

func outside(err error) error {
	if strings.Contains(err.Error(), "escapes") {
		return errOutside
	}
	return err
}

func copiedFolder(dir string, root *os.Root, from, to string) ([]File, error) {
	var files []File
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
			files = append(files, File{Path: at, Mode: fs.ModeDir | 0o755})
		case entry.Type() == fs.ModeSymlink:
			link, err := root.Readlink(name)
			if err != nil {
				return err
			}
			files = append(files, File{Path: at, Link: link})
		case entry.Type().IsRegular():
			files = append(files, regular(dir, name, at, info))
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
func regular(dir, name, to string, info fs.FileInfo) File {
	return File{Path: to, Mode: info.Mode().Perm(), Size: info.Size(), Open: func() (io.ReadCloser, error) {
		return os.OpenInRoot(dir, name)
	}}
}

package atomicfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// mostLinks is how many symbolic links may lead to one another.
const mostLinks = 40

// Target returns the file that is to be written where path is named: the one that its
// symbolic links lead to, so that the links stay. Through is true for what no file can
// take the place of and what is written to as it is: a device, a pipe, and a file that a
// process has open, such as /dev/stdout. A folder is an error.
func Target(path string) (target string, through bool, err error) {
	for range mostLinks {
		info, err := os.Lstat(path)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return path, false, nil
		case err != nil:
			return "", false, err
		case info.IsDir():
			return "", false, errors.New("it is a folder: name a file in it")
		}
		parent, base := filepath.Split(path)
		if parent, err = filepath.EvalSymlinks(filepath.FromSlash(parent + ".")); err != nil {
			return "", false, err
		}
		if isOpen(parent) {
			return path, true, nil
		}
		if info.Mode()&fs.ModeSymlink == 0 {
			return path, !info.Mode().IsRegular(), nil
		}
		link, err := os.Readlink(filepath.Join(parent, base))
		if err != nil {
			return "", false, err
		}
		if path = link; !filepath.IsAbs(link) {
			path = parent + string(filepath.Separator) + link // a link may lead through others
		}
	}
	return "", false, errors.New("its symbolic links lead to one another")
}

// isOpen reports whether the names in a folder are the numbers of files that a process
// has open.
func isOpen(folder string) bool {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return false
	}
	of, _ := filepath.Match("/proc/*/fd", folder)
	return of || folder == "/dev/fd"
}

// writeThrough writes to what is there. What a file that a process has open holds
// already stays.
func writeThrough(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Close())
}

package repack

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// sitePackages is where Debian's Python packages are, below a package's root.
const sitePackages = "usr/lib/python3/dist-packages"

// forest is a set of unpacked packages, each below DIR/NAME. A path means the
// file that it would name if the packages were installed together.
type forest struct {
	dir  string
	debs []string
}

// maxLinks bounds a chain of symbolic links, as the kernel does.
const maxLinks = 40

// resolve finds the file that an absolute path names, links followed within
// the forest. It is [fs.ErrNotExist] for a link that leads out of it.
func (f forest) resolve(name string) (string, error) {
	for range maxLinks {
		found, target, err := f.step(name)
		if err != nil {
			return "", err
		}
		if target == "" {
			return found, nil
		}
		name = target
	}
	return "", fmt.Errorf("%s: too many links", name)
}

// step looks a path up: either it exists as it is, or some part of it is a
// link and target is the path with that link replaced.
func (f forest) step(name string) (found, target string, err error) {
	name = strings.TrimPrefix(path.Clean("/"+name), "/")
	for _, deb := range f.debs {
		root := filepath.Join(f.dir, deb)
		prefix := ""
		for part := range strings.SplitSeq(name, "/") {
			prefix = path.Join(prefix, part)
			link, err := os.Readlink(filepath.Join(root, prefix))
			if err != nil {
				continue
			}
			if !path.IsAbs(link) {
				link = path.Join(path.Dir(prefix), link)
			}
			return "", path.Join("/", link, strings.TrimPrefix(name, prefix)), nil
		}
		if _, err := os.Lstat(filepath.Join(root, name)); err == nil {
			return filepath.Join(root, name), "", nil
		}
	}
	return "", "", fmt.Errorf("%s: %w", name, fs.ErrNotExist)
}

// pythonFiles lists the Python files of the first package, links to files and
// folders replaced by what they point at: archive name → path on disk. Links
// that lead nowhere are left out, compiled files and metadata folders as well.
func (f forest) pythonFiles() (map[string]string, error) {
	files := map[string]string{}
	root := filepath.Join(f.dir, f.debs[0], sitePackages)
	if err := f.collect(root, "", files); err != nil {
		return nil, err
	}
	return files, nil
}

func (f forest) collect(dir, prefix string, files map[string]string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		name := path.Join(prefix, entry.Name())
		if isMetadata(entry.Name()) || entry.Name() == "__pycache__" {
			continue
		}
		real, err := f.resolve(path.Join(f.outside(dir), entry.Name()))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		info, err := os.Stat(real)
		if err != nil {
			return err
		}
		if !info.IsDir() {
			files[name] = real
			continue
		}
		if err := f.collect(real, name, files); err != nil {
			return err
		}
	}
	return nil
}

// outside turns a folder on disk into the path that it has once installed.
func (f forest) outside(dir string) string {
	rel := strings.TrimPrefix(strings.TrimPrefix(dir, f.dir), "/")
	_, installed, _ := strings.Cut(rel, "/")
	return "/" + installed
}

func isMetadata(name string) bool {
	return strings.HasSuffix(name, ".dist-info") || strings.HasSuffix(name, ".egg-info")
}

// drop removes the files that a pattern names, by themselves or by a folder
// above them.
func drop(files map[string]string, patterns []string) error {
	for name := range files {
		for _, pattern := range patterns {
			hit, err := matchPrefix(pattern, name)
			if err != nil {
				return err
			}
			if hit {
				delete(files, name)
				break
			}
		}
	}
	return nil
}

func matchPrefix(pattern, name string) (bool, error) {
	depth := strings.Count(pattern, "/") + 1
	parts := strings.Split(name, "/")
	if len(parts) < depth {
		return false, nil
	}
	hit, err := path.Match(pattern, strings.Join(parts[:depth], "/"))
	if err != nil {
		return false, fmt.Errorf("pattern %q: %w", pattern, err)
	}
	return hit, nil
}

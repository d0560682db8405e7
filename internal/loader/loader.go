// Package loader finds the shared libraries that a file gets from the dynamic loader of
// glibc, and says why it is those. It reads files and runs nothing, so that it also
// answers for the root folder of another machine.
//
// The order is that of ld.so(8): the RPATH of the file that asks and of those that
// loaded it, unless the file has a RUNPATH; LD_LIBRARY_PATH; the RUNPATH of the file
// that asks; ldconfig's cache; the default folders. A file of another architecture is
// passed over. What processors choose between (glibc-hwcaps), LD_PRELOAD and the loader
// of musl are left out: NVIDIA's libraries use none of them. $LIB is taken
// for lib64, which it is not on Debian.
package loader

import (
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Loader finds libraries below a root folder.
type Loader struct {
	root  fs.FS
	paths []string            // of LD_LIBRARY_PATH
	cache map[string][]string // ldconfig's: the paths of a name
}

// New returns the loader of the machine below a root folder with a LD_LIBRARY_PATH.
func New(root fs.FS, libraryPath string) *Loader {
	l := &Loader{root: root}
	for _, dir := range strings.FieldsFunc(libraryPath, func(r rune) bool { return r == ':' || r == ';' }) {
		if path.IsAbs(dir) {
			l.paths = append(l.paths, l.clean(dir))
		}
	}
	if file, err := root.Open(l.Real("/etc/ld.so.cache")[1:]); err == nil {
		raw, _ := io.ReadAll(io.LimitReader(file, mostOfCache)) // what is not whole is left out
		_ = file.Close()
		l.cache = parseCache(raw)
	}
	return l
}

// LibraryPath returns the folders that LD_LIBRARY_PATH lists.
func (l *Loader) LibraryPath() []string { return slices.Clone(l.paths) }

// Glob returns the paths of the machine below a root in a folder, whose name is as it is,
// that a pattern matches.
func Glob(root fs.FS, folder, pattern string) []string {
	plain := strings.NewReplacer(`\`, `\\`, "[", `\[`, "*", `\*`, "?", `\?`).Replace(strings.Trim(folder, "/"))
	found, _ := fs.Glob(root, path.Join(plain, pattern))
	for i := range found {
		found[i] = "/" + found[i]
	}
	return found
}

// Found is the file that a name leads to.
type Found struct {
	Path   string // as the loader opens it
	Real   string // with symbolic links resolved
	Reason string // why it is this one, in words
	// Setting is what decides: RPATH, LD_LIBRARY_PATH, RUNPATH, the cache or a default
	// folder.
	Setting Setting
}

// Setting is a part of the loader's order.
type Setting string

// The settings, in the loader's order.
const (
	RPath       Setting = "RPATH"
	LibraryPath Setting = "LD_LIBRARY_PATH"
	RunPath     Setting = "RUNPATH"
	Cache       Setting = "ldconfig's cache"
	Default     Setting = "the default folders"
)

// Find returns the file that the first object of a chain gets for a name: each object
// of the chain was loaded by the next, and the last is the program. It is not found
// where no folder has the name.
func (l *Loader) Find(chain []*Object, name string) (Found, bool) {
	for _, s := range l.searches(chain, name) {
		for _, dir := range s.folders {
			file := path.Join(dir, name)
			if !l.fits(file, chain[0]) {
				continue
			}
			return Found{Path: file, Real: l.Real(file), Setting: s.setting, Reason: s.reason(dir)}, true
		}
	}
	return Found{}, false
}

// search is a step of the loader's order: the folders that it looks in.
type search struct {
	setting Setting
	folders []string
	reason  func(dir string) string
}

func (l *Loader) searches(chain []*Object, name string) []search {
	var list []search
	asks := chain[0]
	if len(asks.RunPath) == 0 {
		for i, o := range chain {
			if len(o.RunPath) > 0 {
				continue // its RPATH, if it has one, does not count
			}
			list = append(list, search{RPath, o.RPath, func(string) string {
				text := "the RPATH of " + o.Path + " leads there, which comes before LD_LIBRARY_PATH"
				if i > 0 {
					text += " and counts for what it loads"
				}
				return text
			}})
		}
	}
	list = append(list, search{LibraryPath, l.paths, func(dir string) string {
		text := "LD_LIBRARY_PATH names " + dir
		switch {
		case len(asks.RunPath) > 0:
			text += ", which comes before the RUNPATH of " + asks.Path
		case len(asks.RPath) > 0:
			text += ", and the RPATH of " + asks.Path + " leads to none"
		}
		return text
	}}, search{RunPath, asks.RunPath, func(string) string {
		return "the RUNPATH of " + asks.Path + " leads there, and LD_LIBRARY_PATH names no other"
	}})
	const elsewhere = ", and neither %s nor LD_LIBRARY_PATH leads to another"
	own := "an RPATH"
	if len(asks.RunPath) > 0 {
		own = "the RUNPATH of " + asks.Path
	}
	for _, file := range l.cache[name] {
		list = append(list, search{Cache, []string{l.folderOf(file)}, func(dir string) string {
			return fmt.Sprintf("ldconfig's cache has it in %s"+elsewhere, dir, own)
		}})
	}
	return append(list, search{Default, asks.defaultFolders(), func(dir string) string {
		return fmt.Sprintf("%s is a default folder"+elsewhere, dir, own)
	}})
}

// Folders returns where the loader looks for what no RPATH and no RUNPATH leads to, each
// folder once: those of LD_LIBRARY_PATH, of ldconfig's cache and the default ones.
func (l *Loader) Folders() []string {
	var cached []string
	for _, files := range l.cache {
		for _, file := range files {
			cached = append(cached, l.folderOf(file))
		}
	}
	slices.Sort(cached)
	seen := map[string]bool{}
	return slices.DeleteFunc(slices.Concat(l.paths, cached, (&Object{}).defaultFolders()), func(dir string) bool {
		again := seen[dir]
		seen[dir] = true
		return again
	})
}

// folderOf returns the folder of a file that the cache names.
func (l *Loader) folderOf(file string) string {
	dir, _ := path.Split(file)
	return l.clean(dir)
}

// fits reports whether a file is there, and of the architecture of the object that asks
// for it.
func (l *Loader) fits(file string, asks *Object) bool {
	o, err := l.Object(file)
	return err == nil && o.class == asks.class && o.machine == asks.machine
}

// mostLinks is how many symbolic links Linux follows on the way to a file.
const mostLinks = 40

// Real returns a path of the machine with its symbolic links resolved below the root.
// What is not there stays as it is.
func (l *Loader) Real(name string) string { return Real(l.root, name) }

// clean returns the shortest path of a folder that an absolute path names. A ".." after a
// link leads to the folder above the link's target, not above the link.
func (l *Loader) clean(dir string) string {
	short := path.Clean(dir)
	if strings.Contains(dir, "..") {
		if real := l.Real(dir); real != l.Real(short) {
			return real
		}
	}
	return short
}

// Real returns a path below a root with its symbolic links resolved as on the machine
// whose root it is: absolute ones begin at the root.
func Real(root fs.FS, name string) string {
	done, rest := "/", strings.Split(name, "/")
	for links := 0; len(rest) > 0; {
		part := rest[0]
		rest = rest[1:]
		next := path.Join(done, part)
		if part == "" || part == "." || part == ".." {
			done = next
			continue
		}
		target, err := fs.ReadLink(root, strings.TrimPrefix(next, "/"))
		if err != nil {
			done = next // no link, or nothing there
			continue
		}
		if links++; links > mostLinks {
			return path.Clean("/" + name)
		}
		if path.IsAbs(target) {
			done = "/"
		}
		rest = append(strings.Split(target, "/"), rest...)
	}
	return done
}

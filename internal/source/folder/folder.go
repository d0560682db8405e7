// Package folder reads environments from folders: virtual environments,
// site-packages, conda's prefixes and whole file systems. Metadata is read, and
// nothing is run.
package folder

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/observed"
)

// Read reads a folder into an environment.
func Read(ctx context.Context, env *observed.Environment, name string) error {
	root, err := os.OpenRoot(name)
	if err != nil {
		return err
	}
	defer root.Close()
	return ReadIn(ctx, env, root.FS(), name)
}

// ReadIn reads a folder whose files are those of a file system.
func ReadIn(ctx context.Context, env *observed.Environment, files fs.FS, name string) error {
	f := &reader{ctx: ctx, env: env, name: name, files: files, seen: map[string]string{}}
	known := false
	for _, read := range []func() (bool, error){f.venv, f.prefix, f.sitePackages, f.system} {
		found, err := read()
		if err != nil {
			return err
		}
		if known = known || found; known {
			return nil
		}
	}
	return fmt.Errorf("%s: neither a virtual environment, nor site-packages, nor a root folder: name a file in it%s",
		name, f.candidates())
}

// reader reads below one folder.
type reader struct {
	ctx   context.Context
	env   *observed.Environment
	name  string
	files fs.FS
	seen  map[string]string // where each distribution was found, by its name
}

// candidates names files of the folder that are sources themselves.
func (f *reader) candidates() string {
	for _, name := range []string{
		"uv.lock", "poetry.lock", "pdm.lock", "pixi.lock", "conda-lock.yml", "Pipfile.lock", "pylock.toml",
		"requirements.txt", "environment.yml", "pyproject.toml", "Dockerfile",
	} {
		if f.exists(name) {
			return ", such as " + filepath.Join(f.name, name)
		}
	}
	return ""
}

func (f *reader) exists(name string) bool {
	_, err := fs.Stat(f.files, name)
	return err == nil
}

// mostOfAFile is how much of a metadata file is read: what is looked for stands
// at its beginning.
const mostOfAFile = 1 << 20

// document reads a small file; nil where there is none, or no text.
func (f *reader) document(name string) *document.Reading {
	if info, err := fs.Stat(f.files, name); err != nil || !info.Mode().IsRegular() {
		return nil // whoever opens a pipe may wait for ever
	}
	file, err := f.files.Open(name)
	if err != nil {
		return nil
	}
	defer file.Close()
	raw, err := io.ReadAll(io.LimitReader(file, mostOfAFile))
	if err != nil {
		return nil
	}
	doc, err := document.Decode(filepath.Join(f.name, filepath.FromSlash(name)), raw)
	if err != nil {
		return nil
	}
	return &document.Reading{Document: doc, Env: f.env}
}

// at returns a reading of a file whose text does not matter.
func (f *reader) at(name string) *document.Reading {
	doc := document.New(filepath.Join(f.name, filepath.FromSlash(name)), "", document.UTF8)
	return &document.Reading{Document: doc, Env: f.env}
}

// SystemNotRead is the note of a virtual environment that sees more than what is in it.
const SystemNotRead = "not judged: it sees the packages of the Python that it was made with as well"

// venv reads a virtual environment.
func (f *reader) venv() (bool, error) {
	r := f.document("pyvenv.cfg")
	if r == nil {
		return false, nil
	}
	for _, key := range []string{"version_info = ", "version = "} {
		at := strings.Index(r.Text, key)
		if at < 0 {
			continue
		}
		_, end := r.Line(at)
		version := r.Text[at+len(key) : end]
		if parts := strings.Split(version, "."); len(parts) > 3 {
			version = strings.Join(parts[:3], ".")
		}
		r.Observe(observed.Observation{Kind: observed.Python, Value: version, Installed: true}, at+len(key), end)
		break
	}
	if strings.Contains(r.Text, "include-system-site-packages = true") {
		r.Note(0, SystemNotRead)
	}
	found, err := f.pythons("")
	if err == nil && !found {
		err = fmt.Errorf("%s: a virtual environment without lib/python3*/site-packages", f.name)
	}
	return true, err
}

// pythons reads every site-packages below lib of a prefix, each once: lib64 is a link to
// lib in most virtual environments.
func (f *reader) pythons(prefix string) (found bool, err error) {
	read := map[string]bool{}
	for _, pattern := range []string{
		"lib/python3*/site-packages", "lib64/python3*/site-packages", "lib/python3*/dist-packages", "Lib/site-packages",
	} {
		folders, err := fs.Glob(f.files, path.Join(prefix, pattern))
		if err != nil {
			return found, err
		}
		for _, folder := range folders {
			real := loader.Real(f.files, folder)
			if read[real] {
				continue
			}
			read[real] = true
			n, err := f.distributions(folder)
			if err != nil {
				return found, err
			}
			found = found || n > 0
		}
	}
	return found, nil
}

// sitePackages reads a folder that holds distributions itself.
func (f *reader) sitePackages() (bool, error) {
	n, err := f.distributions(".")
	if err != nil || n == 0 {
		return false, err
	}
	for part := range strings.SplitSeq(filepath.ToSlash(f.name), "/") {
		if version, ok := strings.CutPrefix(part, "python3."); ok {
			f.at(".").Observe(observed.Observation{Kind: observed.Python, Value: "3." + version, Installed: true}, 0, 0)
		}
	}
	return true, nil
}

// entries lists a folder, or nothing where there is none.
func (f *reader) entries(folder string) ([]fs.DirEntry, error) {
	if err := f.ctx.Err(); err != nil {
		return nil, err
	}
	list, err := fs.ReadDir(f.files, folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return list, err
}

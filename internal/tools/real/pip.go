package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
)

const (
	environment = "/opt/env"    // where an image has its Python environment
	wheelhouse  = "/opt/wheels" // where pip finds wheels in a container
)

// besidePip installs what a stack's lock holds with pip, into a new virtual environment
// at the same path in the same image, and says what is different in the image's own.
func (r *runner) besidePip(ctx context.Context, s stack, image string) (string, error) {
	dir := r.dir(s)
	target, err := lockedTarget(filepath.Join(dir, lock.DefaultName))
	if err != nil {
		return "", err
	}
	c := container{image: image, dir: filepath.Join(dir, "pip")}
	if err := c.make(); err != nil {
		return "", err
	}
	defer c.remove()
	pip, err := r.layWheels(ctx, s, target, c)
	if err != nil {
		return "", err
	}
	environ := []string{"PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "PYTHONDONTWRITEBYTECODE=1"}
	for _, args := range [][]string{
		{"/bin/rm", "-rf", environment},
		{target.Base.Python, "-m", "venv", "--without-pip", environment},
		{"/bin/sh", "-c", "find " + environment + " > " + wheelhouse + "/venv"},
		{path.Join(environment, "bin/python"), path.Join(wheelhouse, pip, "pip"), "install", "--no-index",
			"--find-links", wheelhouse, "--no-deps", "--require-hashes", "--no-compile", "--no-cache-dir",
			"--disable-pip-version-check", "--root-user-action=ignore", "-r", wheelhouse + "/requirements.txt"},
	} {
		if err := c.must(ctx, environ, args...); err != nil {
			return "", err
		}
	}
	made, err := os.ReadFile(c.written(wheelhouse + "/venv"))
	if err != nil {
		return "", err
	}
	d := comparison{ours: filepath.Join(image, environment), pips: c.written(environment), venv: map[string]bool{}}
	for _, name := range strings.Fields(string(made)) {
		d.venv[strings.TrimPrefix(name, environment+"/")] = true
	}
	if err := d.compare(); err != nil {
		return "", err
	}
	return d.verdict()
}

func lockedTarget(file string) (*lock.Target, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	l, err := lock.Read(text, file)
	if err != nil {
		return nil, err
	}
	if len(l.Targets) != 1 {
		return nil, fmt.Errorf("%s has %d targets", file, len(l.Targets))
	}
	return &l.Targets[0], nil
}

// layWheels puts the wheels that were downloaded for a stack into a container, with the
// requirements that name them, and returns the file name of pip's.
func (r *runner) layWheels(ctx context.Context, s stack, target *lock.Target, c container) (pip string, err error) {
	if err := os.MkdirAll(c.written(wheelhouse), 0o755); err != nil {
		return "", err
	}
	st, err := r.store()
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	for _, w := range target.Wheels {
		from, ok := st.Path(digest.NewDigestFromEncoded(digest.SHA256, w.SHA256))
		if !ok {
			return "", fmt.Errorf("the wheel %s is no longer in the cache", w.File)
		}
		if err := os.Link(from, c.written(path.Join(wheelhouse, w.File))); err != nil {
			return "", err
		}
		if w.Name == "pip" {
			pip = w.File
		}
	}
	stdout, stderr, _, err := r.envsolve(ctx, s, "emit", "requirements", "--locked")
	if err != nil {
		return "", fmt.Errorf("emit requirements: %w: %s", err, last(stderr))
	}
	return pip, os.WriteFile(c.written(wheelhouse+"/requirements.txt"), []byte(withoutIndexes(stdout)), 0o644)
}

// store opens the cache that the runs share.
func (r *runner) store() (*store.Store, error) {
	return store.Open(filepath.Join(r.work, "cache", "envsolve"))
}

// withoutIndexes drops the options of a requirements file: the wheels are at hand.
func withoutIndexes(requirements string) string {
	var kept strings.Builder
	for line := range strings.Lines(requirements) {
		if !strings.HasPrefix(line, "--") {
			kept.WriteString(line)
		}
	}
	return kept.String()
}

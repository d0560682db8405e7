package source

import (
	"context"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/internal/source/folder"
	"github.com/envsolve/envsolve/planner/observed"
)

// WithSystem puts what a virtual environment at a place in a root sees of the Python that it
// was made with under what it holds itself, where it was made with --system-site-packages.
//
// NVIDIA's wheels there are for the frameworks there: one of the environment's own finds
// those beside it, and none of the others count.
func WithSystem(ctx context.Context, root fs.FS, at string, env *observed.Environment) error {
	folders := systemFolders(root, at)
	for _, place := range folders {
		files, err := fs.Sub(root, strings.TrimPrefix(place, "/"))
		if err != nil {
			return err
		}
		below, err := ReadFolder(ctx, files, place)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			continue // nothing is installed there
		}
		if slices.ContainsFunc(env.Observations, folder.IsFramework) {
			below.Observations = slices.DeleteFunc(below.Observations, func(o observed.Observation) bool {
				return strings.HasPrefix(o.Name, "nvidia-") || o.Kind == observed.CUDNN || o.Kind == observed.NCCL
			})
		}
		Over(&below, env.Observations)
		env.Observations = below.Observations
	}
	if len(folders) > 0 {
		env.Notes = slices.DeleteFunc(env.Notes, func(n observed.Note) bool { return n.Text == folder.SystemNotRead })
	}
	return nil
}

// withSystemHere is as [WithSystem] of a folder of this machine whose Python is there: that
// of another machine's environment is not.
func withSystemHere(ctx context.Context, env *observed.Environment, name string) error {
	whole, err := filepath.Abs(name)
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(whole, "bin", "python3")); err != nil {
		return nil // and the note that the system was not read stays
	}
	return WithSystem(ctx, os.DirFS("/"), filepath.ToSlash(whole), env)
}

// systemFolders returns the folders of packages that a virtual environment sees besides its
// own, in the order of sys.path.
func systemFolders(root fs.FS, at string) (list []string) {
	prefix := at
	if base := path.Base(at); base == "site-packages" {
		prefix = path.Join(at, "..", "..", "..")
	}
	raw, err := fs.ReadFile(root, strings.TrimPrefix(path.Join(prefix, "pyvenv.cfg"), "/"))
	if err != nil {
		return nil
	}
	values := map[string]string{}
	for line := range strings.Lines(string(raw)) {
		key, value, _ := strings.Cut(line, "=")
		values[strings.TrimSpace(key)] = strings.TrimSpace(value)
	}
	major, rest, _ := strings.Cut(values["version"]+values["version_info"], ".")
	minor, _, _ := strings.Cut(rest, ".")
	home := values["home"]
	if values["include-system-site-packages"] != "true" || !path.IsAbs(home) || major == "" || minor == "" {
		return nil
	}
	python := "python" + major + "." + minor
	if parts := strings.Split(at, "/"); len(parts) > 2 && parts[1] == "home" {
		list = append(list, path.Join("/home", parts[2], ".local/lib", python, "site-packages"))
	}
	base := path.Dir(home)
	for _, packages := range []string{"local/lib/" + python + "/dist-packages", "lib/" + python + "/site-packages",
		"lib/" + python + "/dist-packages", "lib/python3/dist-packages"} {
		list = append(list, path.Join(base, packages))
	}
	for i := range list {
		list[i] = loader.Real(root, list[i])
	}
	return list
}

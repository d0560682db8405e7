package main

import (
	"context"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// withSystem puts what a virtual environment sees of the Python that it was made with under
// what it holds itself, where it was made with --system-site-packages.
//
// NVIDIA's wheels there are for the frameworks there: one of the environment's own finds
// those beside it, and none of the others count.
func withSystem(ctx context.Context, place *environment, env *observed.Environment) error {
	for _, folder := range systemFolders(place) {
		files, err := fs.Sub(place.root, strings.TrimPrefix(folder, "/"))
		if err != nil {
			return err
		}
		below, err := source.ReadFolder(ctx, files, folder)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			continue // nothing is installed there
		}
		if own, _ := frameworksOf(env, matrices.Embedded()); len(own) > 0 {
			below.Observations = slices.DeleteFunc(below.Observations, func(o observed.Observation) bool {
				return strings.HasPrefix(o.Name, "nvidia-") || o.Kind == observed.CUDNN || o.Kind == observed.NCCL
			})
		}
		source.Over(&below, env.Observations)
		env.Observations = below.Observations
	}
	return nil
}

// systemFolders returns the folders of packages that a virtual environment sees besides its
// own, in the order of sys.path.
func systemFolders(place *environment) (list []string) {
	prefix := place.at
	if base := path.Base(place.at); base == "site-packages" {
		prefix = path.Join(place.at, "..", "..", "..")
	}
	raw, err := fs.ReadFile(place.root, strings.TrimPrefix(path.Join(prefix, "pyvenv.cfg"), "/"))
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
	if parts := strings.Split(place.at, "/"); len(parts) > 2 && parts[1] == "home" {
		list = append(list, path.Join("/home", parts[2], ".local/lib", python, "site-packages"))
	}
	base := path.Dir(home)
	for _, folder := range []string{"local/lib/" + python + "/dist-packages", "lib/" + python + "/site-packages",
		"lib/" + python + "/dist-packages", "lib/python3/dist-packages"} {
		list = append(list, path.Join(base, folder))
	}
	for i := range list {
		list[i] = loader.Real(place.root, list[i])
	}
	return list
}

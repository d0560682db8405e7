package main

import (
	"cmp"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/installed"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// hereSources returns the sources of a check of this machine: those named, or else
// the virtual environment or conda's that is active, or whose Python comes first on PATH.
func (a *app) hereSources(sources []string) []string {
	if len(sources) > 0 {
		return sources
	}
	for _, name := range []string{"VIRTUAL_ENV", "CONDA_PREFIX"} {
		if folder := a.Env(name); folder != "" {
			return []string{folder}
		}
	}
	if folder := environmentOnPath(os.DirFS("/"), a.Env("PATH")); folder != "" {
		return []string{folder}
	}
	return nil
}

// environmentOnPath returns the folder of the environment whose Python comes first on PATH, as
// images have it without activation; empty where that is a Python of another kind.
func environmentOnPath(root fs.FS, searched string) string {
	for folder := range strings.SplitSeq(searched, ":") {
		for _, python := range []string{"python", "python3"} {
			if _, err := fs.Stat(root, strings.TrimPrefix(path.Join(folder, python), "/")); err != nil {
				continue
			}
			if prefix := path.Dir(folder); path.Base(folder) == "bin" && isEnvironment(root, prefix) {
				return prefix
			}
			return ""
		}
	}
	return ""
}

// isEnvironment reports whether a folder is a virtual environment or conda's.
func isEnvironment(root fs.FS, folder string) bool {
	for _, made := range []string{"pyvenv.cfg", "conda-meta"} {
		if _, err := fs.Stat(root, strings.TrimPrefix(path.Join(folder, made), "/")); err == nil {
			return true
		}
	}
	return false
}

// here returns what doctor sees of this machine, as observations, and for an environment
// that is the one source what it looks for in vain on the system.
func (a *app) here(sources []string) []observed.Observation {
	root := os.DirFS("/")
	m := host.Read(root, a.LookupEnv, matrices.Embedded())
	list := machineObservations(m)
	if len(sources) != 1 {
		return list
	}
	folder, err := filepath.Abs(sources[0])
	if err != nil {
		return list
	}
	return append(list, lackingFor(root, filepath.ToSlash(folder), a.Env("LD_LIBRARY_PATH"), m)...)
}

// lackingFor returns what lacking does of the environment in a folder of a machine; nothing
// of a folder with anything else.
func lackingFor(root fs.FS, folder, libraryPath string, m host.Machine) []observed.Observation {
	if !slices.Contains([]string{"site-packages", "dist-packages"}, path.Base(folder)) && !isEnvironment(root, folder) {
		return nil
	}
	return lacking(installed.Read(installed.Machine{Root: root, LibraryPath: libraryPath, Facts: matrices.Embedded()},
		folder, folder), m)
}

func machineObservations(m host.Machine) []observed.Observation {
	var list []observed.Observation
	add := func(kind observed.Kind, value, text string) {
		if value != "" {
			list = append(list, observed.Observation{Kind: kind, Value: value, Installed: true,
				Text: text + " " + value,
				At:   request.Position{File: "--here"}})
		}
	}
	system, platform := m.System(), runtime.GOOS+"/"+runtime.GOARCH
	if m.WSL {
		system = "WSL2 " + system
	}
	switch {
	case m.Inside != nil:
		platform = m.Inside.Platform
	case m.Tegra != nil:
		platform = "linux/arm64"
	case m.Processor != "":
		platform = "linux/" + m.Processor
	}
	if m.Container != "" && m.Inside == nil && m.Tegra == nil {
		system += " (" + m.Container + " container)"
	}
	add(observed.OS, system, "system")
	add(observed.Platform, platform, "platform")
	for _, g := range m.GPUs {
		name := g.ID
		if name == "" {
			name = g.Name
		}
		add(observed.GPU, name, "GPU")
	}
	add(observed.Driver, m.HostDriver(), "driver")
	if m.Tegra == nil {
		return list
	}
	add(observed.GPU, cmp.Or(m.Tegra.ID, m.Tegra.Model), "GPU")
	if row := matrices.Embedded().JetPackWithL4T(m.Tegra.L4T); row != nil {
		add(observed.JetPack, row.Version, "JetPack")
	}
	return list
}

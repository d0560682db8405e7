// Package installed says what of CUDA's the environment of one Python holds, which of it
// the dynamic loader takes and why, and what of it does not go together. It reads files
// and runs nothing.
package installed

import (
	"cmp"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
)

// Environment is what the environment of one Python holds.
type Environment struct {
	Copies []Copy `json:"copies"` // of cuDNN and NCCL, those of the system that it could load among them
	Loads  []Load `json:"loads"`

	name    string   // as people call it
	sites   []string // folders of packages
	prefix  string
	wheels  []distribution
	records []record // conda's
	root    fs.FS
	facts   *matrices.Set
	loader  *loader.Loader
}

// Machine is where environments are.
type Machine struct {
	Root        fs.FS  // the files, from /
	LibraryPath string // LD_LIBRARY_PATH
	Facts       *matrices.Set
}

// Read reads the environment in a folder of a machine: a virtual environment, a prefix
// of conda's or a folder of packages.
func Read(m Machine, name, folder string) *Environment {
	e := &Environment{
		Copies: []Copy{}, Loads: []Load{},
		name: name, prefix: folder, root: m.Root, facts: m.Facts, loader: loader.New(m.Root, m.LibraryPath),
	}
	for _, lib := range []string{"lib", "lib64"} {
		for _, site := range e.glob(path.Join(folder, lib), "python3*/site-packages") {
			if !slices.ContainsFunc(e.sites, func(s string) bool { return e.loader.Real(s) == e.loader.Real(site) }) {
				e.sites = append(e.sites, site)
			}
		}
	}
	if len(e.sites) == 0 {
		e.sites = []string{folder}
		e.prefix = path.Join(folder, "..", "..", "..")
	}
	e.readWheels()
	e.readRecords()
	e.findCopies()
	e.findLoads()
	return e
}

// distribution is an installed wheel.
type distribution struct {
	name, version string // the name normalised
	site          string
	byPip         bool   // as its INSTALLER says
	folder        string // its record, NAME-VERSION.dist-info
}

// mostMetadata is how much is read of a file of metadata, in bytes.
const mostMetadata = 64 << 10

func (e *Environment) readWheels() {
	for _, site := range e.sites {
		for _, folder := range e.glob(site, "*.dist-info") {
			name, version, ok := strings.Cut(strings.TrimSuffix(path.Base(folder), ".dist-info"), "-")
			if !ok || strings.HasPrefix(name, "~") {
				continue // what an uninstall has left behind
			}
			installer := strings.TrimSpace(e.text(path.Join(folder, "INSTALLER")))
			e.wheels = append(e.wheels, distribution{wheel.Normalize(name), version, site,
				installer != "" && installer != "conda", folder})
		}
	}
}

// record is what conda says that it has installed.
type record struct{ name, version string }

func (e *Environment) readRecords() {
	for _, file := range e.glob(path.Join(e.prefix, "conda-meta"), "*.json") {
		parts := strings.Split(strings.TrimSuffix(path.Base(file), ".json"), "-")
		if len(parts) >= 3 { // NAME-VERSION-BUILD, and the name may hold dashes
			e.records = append(e.records, record{strings.Join(parts[:len(parts)-2], "-"), parts[len(parts)-2]})
		}
	}
}

// modules returns the folders of packages that are software for GPUs, each with the
// name that programs import.
func (e *Environment) modules() []string {
	names := map[string]bool{}
	for _, f := range e.facts.FrameworkInfos() {
		names[f.Module], names[f.CoreModule] = true, true
		for _, d := range slices.Concat(f.Companions, f.Distributions()) {
			names[strings.ReplaceAll(d, "-", "_")] = true
		}
	}
	for _, p := range e.facts.PackageInfos() {
		names[p.Module] = true
	}
	delete(names, "")
	var list []string
	for _, site := range e.sites {
		entries, _ := fs.ReadDir(e.root, strings.TrimPrefix(site, "/"))
		for _, entry := range entries {
			if entry.IsDir() && names[entry.Name()] {
				list = append(list, path.Join(site, entry.Name()))
			}
		}
	}
	return list
}

// hasSay reports whether a distribution has a say in the stack: a framework, a package that facts are
// about, be it numpy, or a library of NVIDIA's.
func (e *Environment) hasSay(name string) bool {
	return strings.HasPrefix(name, "nvidia-") ||
		slices.ContainsFunc(e.facts.FrameworkInfos(), func(f matrices.FrameworkInfo) bool {
			return slices.Contains(f.Companions, name) || slices.Contains(f.Distributions(), name)
		}) ||
		slices.ContainsFunc(e.facts.PackageInfos(), func(p matrices.PackageInfo) bool { return p.Name == name })
}

// glob returns the paths of the machine in a folder, whose name is as it is, that a
// pattern matches.
func (e *Environment) glob(folder, pattern string) []string {
	return loader.Glob(e.root, folder, pattern)
}

func (e *Environment) text(name string) string {
	file, err := e.root.Open(strings.TrimPrefix(e.loader.Real(name), "/"))
	if err != nil {
		return ""
	}
	defer file.Close()
	text, _ := io.ReadAll(io.LimitReader(file, mostMetadata))
	return string(text)
}

// wheelsOf returns the installed wheels that bring a library, by the beginning of their
// names.
func (e *Environment) wheelsOf(prefix string) []distribution {
	var list []distribution
	for _, w := range e.wheels {
		if strings.HasPrefix(w.name, prefix) {
			list = append(list, w)
		}
	}
	slices.SortFunc(list, func(a, b distribution) int { return cmp.Compare(a.name, b.name) })
	return list
}

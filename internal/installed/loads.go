package installed

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/loader"
)

// Load is a library that a package of the environment loads.
type Load struct {
	Library string `json:"library"`
	Module  string `json:"module"` // as programs import it: torch
	By      string `json:"by"`     // the file that asks for it
	Name    string `json:"name"`   // libcudnn.so.9
	// Copy is what the loader takes, and Reason why; null where no folder has it.
	Copy    *Copy          `json:"copy"`
	Reason  string         `json:"reason"`
	Setting loader.Setting `json:"setting"` // what decides
	Folder  string         `json:"folder"`  // as the setting names it
	// Strays are the parts of the library that come from another folder than it.
	Strays []Stray `json:"strays"`
}

// Stray is a part of a library that comes from another copy.
type Stray struct {
	Name   string         `json:"name"` // libcudnn_graph.so.9
	Copy   Copy           `json:"copy"` // that it is of
	Reason string         `json:"reason"`
	From   loader.Setting `json:"setting"`
	Folder string         `json:"folder"`
}

// Foreign returns the loads that do not come from the environment's packages.
func (e *Environment) Foreign() []Load {
	var list []Load
	for _, l := range e.Loads {
		if l.Copy != nil && !e.amongPackages(l.Copy.Path) {
			list = append(list, l)
		}
	}
	return list
}

// LoadsOwn reports whether what loads a library takes that of the environment's packages,
// and whole; not where nothing is known to load it.
func (e *Environment) LoadsOwn(library string) bool {
	known := false
	for _, l := range e.Loads {
		if l.Library != library {
			continue
		}
		if l.Copy == nil || !e.amongPackages(l.Copy.Path) || len(l.Strays) > 0 {
			return false
		}
		known = true
	}
	return known
}

// How deep below a module libraries are looked for, and how many files of a module are
// looked at; frameworks keep theirs in its first folders.
const (
	deepest   = 3
	mostFiles = 3000
)

// findLoads finds which copy each module loads.
func (e *Environment) findLoads() {
	program := e.interpreter()
	for _, module := range e.modules() {
		objects := e.objects(module)
		for _, l := range libraries() {
			asks, name := e.asks(objects, l)
			if asks == nil {
				continue
			}
			e.Loads = append(e.Loads, e.load(l, path.Base(module), name, append([]*loader.Object{asks}, program...)))
		}
	}
}

// interpreter returns the Python of the environment; none where its file is not there.
func (e *Environment) interpreter() []*loader.Object {
	for _, name := range []string{"python3", "python"} {
		if o, err := e.loader.Object(e.loader.Real(path.Join(e.prefix, "bin", name))); err == nil {
			return []*loader.Object{o}
		}
	}
	return nil
}

// objects returns the libraries of a module.
func (e *Environment) objects(module string) []*loader.Object {
	var list []*loader.Object
	files, root := 0, strings.TrimPrefix(module, "/")
	_ = fs.WalkDir(e.root, root, func(name string, entry fs.DirEntry, err error) error {
		files++
		switch {
		case files > mostFiles:
			return fs.SkipAll
		case err != nil:
			return nil // what cannot be read is left out
		case entry.IsDir() && strings.Count(strings.TrimPrefix(name, root), "/") >= deepest:
			return fs.SkipDir
		case entry.IsDir() || !strings.Contains(entry.Name(), ".so"):
			return nil
		}
		if o, err := e.loader.Object("/" + name); err == nil {
			list = append(list, o)
		}
		return nil
	})
	return list
}

// asks returns the object that asks for a library, and the name that it asks for: one
// that is linked with it, or else one whose paths lead to it, which opens it by its name.
func (e *Environment) asks(objects []*loader.Object, l library) (asks *loader.Object, name string) {
	for _, o := range objects {
		at := slices.IndexFunc(o.Needed, func(n string) bool { return strings.HasPrefix(n, l.file+".") })
		if at >= 0 {
			return o, o.Needed[at]
		}
	}
	for _, o := range objects {
		for _, dir := range slices.Concat(o.RPath, o.RunPath) {
			for _, file := range e.glob(e.loader.Real(dir), l.file+".*") {
				major, _, _ := strings.Cut(suffix(l, file), ".")
				return o, l.file + "." + major
			}
		}
	}
	return nil, ""
}

// load asks the loader.
func (e *Environment) load(l library, module, name string, chain []*loader.Object) Load {
	load := Load{Library: l.title, Module: module, By: chain[0].Path, Name: name, Strays: []Stray{}}
	found, ok := e.loader.Find(chain, name)
	if !ok {
		return load
	}
	taken := e.copyOf(l, found.Real)
	load.Copy, load.Reason, load.Setting, load.Folder = &taken, found.Reason, found.Setting, path.Dir(found.Path)
	if l.parts == "" {
		return load
	}
	own, err := e.loader.Object(found.Path)
	if err != nil {
		return load
	}
	major := strings.TrimPrefix(name, l.file)
	for _, file := range e.glob(path.Dir(found.Real), l.parts+"*.so"+major) {
		part, ok := e.loader.Find(append([]*loader.Object{own}, chain...), path.Base(file))
		if !ok || path.Dir(part.Real) == path.Dir(found.Real) {
			continue
		}
		load.Strays = append(load.Strays, Stray{path.Base(file), e.copyBeside(l, part.Real, major), part.Reason, part.Setting,
			path.Dir(part.Path)})
	}
	return load
}

// copyBeside describes the copy of a library that a part of it belongs to.
func (e *Environment) copyBeside(l library, part, major string) Copy {
	main := path.Join(path.Dir(part), l.file+major)
	c := e.copyOf(l, e.loader.Real(main))
	if _, version, _ := strings.Cut(path.Base(part), ".so."); strings.Count(version, ".") > strings.Count(c.Version, ".") {
		c.Version = version
	}
	return c
}

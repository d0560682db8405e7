package installed

import (
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Wheel is an installed wheel.
type Wheel struct{ Name, Version string } // the name normalised

// Wheels returns the wheels of the environment, by name; of one that is there twice, the first.
func (e *Environment) Wheels() []Wheel {
	var list []Wheel
	for _, w := range e.wheels {
		list = append(list, Wheel{w.name, w.version})
	}
	slices.SortStableFunc(list, func(a, b Wheel) int { return strings.Compare(a.Name, b.Name) })
	return slices.CompactFunc(list, func(a, b Wheel) bool { return a.Name == b.Name })
}

// Version returns the version of the first installed wheel whose name begins so, or empty.
func (e *Environment) Version(prefix string) string {
	for _, w := range e.wheelsOf(prefix) {
		return w.version
	}
	return ""
}

// Interpreter returns the path of the environment's Python on the machine, and its version
// as far as the folder of packages says it (3.12): that of a virtual environment, of conda's
// or of the system. Both are empty where none is found.
func (e *Environment) Interpreter() (file, version string) {
	named := ""
	for _, part := range strings.Split(e.sites[0], "/") {
		if number, ok := strings.CutPrefix(part, "python3."); ok {
			named, version = part, "3."+number
		}
	}
	folders := []string{path.Join(e.prefix, "bin")}
	if path.Base(e.sites[0]) == "dist-packages" {
		folders = append(folders, "/usr/bin")
	}
	for _, folder := range folders {
		for _, name := range []string{named, "python", "python3"} {
			at := path.Join(folder, name)
			// Not where a link of it leads: a Python that starts by another name has other folders.
			info, err := fs.Stat(e.root, strings.TrimPrefix(e.loader.Real(at), "/"))
			if name != "" && err == nil && info.Mode().IsRegular() {
				return at, version
			}
		}
	}
	return "", ""
}

package query

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/request"
)

// OnSpot is a package that is compiled where it is.
type OnSpot struct {
	Name string
	// Info is what the facts say of it: nothing of a package that is none of theirs.
	Info *matrices.PackageInfo
	// Here says that somebody says that it was compiled for this machine, and Published that an installer compiles the
	// sources that its makers have put on the index, which nobody edits before.
	Here, Published bool
	At              request.Position // where a target names it; not set of an environment
}

// implied returns the framework that the package is compiled against; empty where it is bound to none, and where one of
// those that packages are compiled against is there.
func (o *OnSpot) implied(tables *facts.Facts, there []*Package) string {
	extended := func(p *Package) bool { return p.Traits.Extended }
	if o.Info.AnyFramework || slices.ContainsFunc(there, extended) {
		return ""
	}
	for _, name := range tables.FrameworkNames() {
		if tables.FrameworkInfo(name).Extended {
			return name
		}
	}
	return ""
}

// readOnSpot reads a package of a plan that an installer compiles, and whose version the lock decides, and
// reports that it did. One whose sources are on no index is a fault, as is a name under which the index has another.
func (q *Query) readOnSpot(info *matrices.PackageInfo, name, spec string, at request.Position, faults *Faults) bool {
	switch {
	case info.PyPI == "":
		faults.addUnpublished(info, name, at)
	case request.NormalizeName(name) != request.NormalizeName(info.PyPI):
		faults.Add(at, "no "+name+" of "+info.Name+"'s makers on an index", "theirs is %s there: ask for that", info.PyPI)
	default:
		if _, ok := readSpecifier(name, spec, at, faults); ok {
			q.OnSpot = append(q.OnSpot, OnSpot{Name: name, Info: info, Published: true, At: at})
		}
	}
	return true
}

// addUnpublished adds that a package which the target names is on no index.
func (f *Faults) addUnpublished(info *matrices.PackageInfo, name string, at request.Position) {
	needs := "a toolkit of the CUDA of the framework's build, nvcc among it, and a C++ compiler"
	if info.ToolkitMinor {
		needs = "a toolkit of the very minor of the CUDA of the framework's build, nvcc among it, and a C++ compiler"
	}
	f.Add(at, "no release of "+name, "%s", strings.Join(append([]string{
		"its makers publish none on an index, so a lock cannot hold it; plan without it, with toolkit = true in a target " +
			"file, and compile it from source in that image, which takes " + needs}, info.Notes...), "; "))
}

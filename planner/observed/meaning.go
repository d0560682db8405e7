package observed

import "github.com/envsolve/envsolve/planner/request"

// Meaning is what observations mean in the words of a target file.
type Meaning struct {
	GPUs, Drivers        []Said // ids of the facts; versions
	Python, OS, Platform Said   // without a value where nothing is said, or nothing out of the ordinary
	Frameworks           []MeantPackage
	Packages             []MeantPackage // beside the frameworks
	Indexes              []MeantIndex
	Apt                  []Said   // packages of the image's distribution
	EFA                  Said     // the installer of the hosts' fabric adapters, or without a value
	Left                 []string // what a target does not say: place, name and why
}

// Said is a value with the place that says it.
type Said struct {
	Value string
	At    request.Position
	Text  string // as it stands there
}

// MeantIndex is a package index that the sources name, as a target names it.
type MeantIndex struct {
	Name, URL string
	Packages  []string // that come from it alone; none for a framework's own, and for the default one
	Default   bool     // in place of the public index
	Beside    bool     // the sources ask it beside the public one
	FindLinks bool
	Login     bool // the sources have a login in the address, which is left out here
	At        request.Position
}

// MeantPackage is a framework or a package of a target.
type MeantPackage struct {
	Name    string // of a framework its id: pytorch
	Extras  []string
	Version Said   // a PEP 440 specifier; without a value for any
	CUDA    Said   // of a framework's build, or cpu; without a value where it is not said
	With    []Said // companions
}

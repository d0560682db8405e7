package document

import "slices"

// Asked is what a command installs of a project, whose own requirements and default groups are
// installed where it says nothing else. Names are normalised.
type Asked struct {
	Extras, Groups       []string
	AllExtras, AllGroups bool
	// Packages are the members of a workspace that are installed, where not the project of its own folder is.
	Packages    []string
	AllPackages bool
	Without     []string // extras and groups that are left out
	// NotInstalled are packages that are kept out, such as those that the machine has.
	NotInstalled []string
	NoDefaults   bool // no group is installed that is not named
	GroupsOnly   bool // the project's own requirements are not
	// Metadata says that what the project publishes of itself counts alone: pip knows nothing of what
	// other tools keep in its file.
	Metadata bool
	// Environment is the one of pixi's environments that is installed; empty for its default one.
	Environment string
	// Synced says that a tool of projects installs it, such as uv sync, which looks at no setting of another.
	Synced bool
}

// Extra reports whether an extra is installed.
func (a *Asked) Extra(name string) bool {
	return (a.AllExtras || slices.Contains(a.Extras, name)) && !slices.Contains(a.Without, name)
}

// Group reports whether a group is installed, which may be one of the project's defaults.
func (a *Asked) Group(name string, isDefault bool) bool {
	named := a.AllGroups || slices.Contains(a.Groups, name) || isDefault && !a.NoDefaults
	return named && !slices.Contains(a.Without, name)
}

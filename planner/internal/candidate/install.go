package candidate

import (
	"slices"
	"strings"
)

// LocalTag returns the local version label of a build's wheels: +cu124. The build
// that plain pip gives has none: it is taken from the default index, unless the
// target names it by its label. Up to PyTorch 1.10, whose indexes are plain pages
// of links, it has none there either, and some for a Jetson or another Arm machine
// have none on any index.
func (b *Build) LocalTag() string {
	switch {
	case !b.labelled() || b.IndexURL() == "" || b.plainOnIndex():
		return ""
	case b.IsPyPI && (!b.ByLabel || b.Row.IndexKind == "find-links"):
		return ""
	}
	return "+" + b.Row.Variant
}

// labelled reports whether the wheels of the framework's own index carry the
// variant of the build as local label.
func (b *Build) labelled() bool { return b.Traits.Label == "variant" }

// plainOnIndex reports whether an index of the build's own has wheels without a label.
func (b *Build) plainOnIndex() bool { return b.Jetson() || b.On.Unlabelled }

// FromPyPI reports whether a build needs no index of its own.
func (b *Build) FromPyPI() bool {
	return b.IndexURL() == "" || b.labelled() && b.LocalTag() == "" && !b.plainOnIndex()
}

// HasOwnIndex reports whether a build that the default index has is on its makers'
// too, by its label.
func (b *Build) HasOwnIndex() bool {
	return b.labelled() && b.IsPyPI && b.IndexURL() != "" && b.Row.IndexKind != "find-links"
}

// IndexHas reports whether pip finds a package where it takes the build's wheels
// from: its makers' own index has few besides, and a page of links stands beside
// the default index.
func (b *Build) IndexHas(name string) bool {
	_, required := b.Row.Requires[name]
	return b.FromPyPI() || b.Row.IndexKind == "find-links" || b.Row.IndexKind == "extra" || required || name == b.Pkg() ||
		slices.Contains(b.Traits.IndexCompanions, name) || slices.Contains(b.Traits.IndexAlso, name)
}

// Requirement returns the package as pip takes it, with the extra of the build and others:
// jax[cuda12].
func (b *Build) Requirement(others ...string) string {
	extras := slices.DeleteFunc(append([]string{b.Row.Extra}, others...), func(extra string) bool { return extra == "" })
	if len(extras) == 0 {
		return b.Pkg()
	}
	slices.Sort(extras)
	return b.Pkg() + "[" + strings.Join(extras, ",") + "]"
}

// InstallCommand returns pip's command for packages of one index. On an index
// of one variant plain versions do; a page of links takes the label too.
func (b *Build) InstallCommand(names []string) string {
	switch {
	case b.FromPyPI():
		return "pip install " + strings.Join(ShellWords(names), " ")
	case b.Row.IndexKind == "find-links":
		for i := range names {
			name, _, _ := strings.Cut(names[i], "==")
			if name == b.Pkg() || slices.Contains(b.Traits.IndexCompanions, name) {
				names[i] += b.LocalTag()
			}
		}
		return "pip install " + strings.Join(ShellWords(names), " ") + " -f " + b.IndexURL()
	case b.Row.IndexKind == "extra":
		return "pip install " + strings.Join(ShellWords(names), " ") + " --extra-index-url " + b.IndexURL()
	default:
		return "pip install " + strings.Join(ShellWords(names), " ") + " --index-url " + b.IndexURL()
	}
}

// ShellWords returns words with those quoted that a shell would read as patterns.
func ShellWords(words []string) []string {
	list := make([]string, len(words))
	for i, w := range words {
		list[i] = w
		if strings.ContainsAny(w, "[]<>*") {
			list[i] = `"` + w + `"`
		}
	}
	return list
}

package planner

import (
	"slices"
	"strings"
)

// DefaultIndex is where packages come from that no index names.
const DefaultIndex = "https://pypi.org/simple"

// Sources says which index each package of a stack must come from.
type Sources struct {
	Default Index
	Named   []Index // those that list packages; the user's before the facts'
}

// SourcesOf lays the target file's index blocks over what the facts say. A
// block without packages replaces the default index; one that has the name of a
// framework's index replaces that one's URL and adds its packages. {variant} in
// a URL becomes that of the framework that the index is named after, or of the
// first framework.
func SourcesOf(stack Stack, indexes []Index) Sources {
	s := Sources{Default: Index{Name: "pypi", URL: DefaultIndex}}
	known := slices.Clone(stack.Indexes)
	for _, user := range indexes {
		user.URL = strings.ReplaceAll(user.URL, "{variant}", variantFor(stack, user.Name))
		at := slices.IndexFunc(known, func(k Index) bool { return k.Name == user.Name })
		switch {
		case at >= 0:
			known[at].URL, known[at].FindLinks = user.URL, user.FindLinks
			known[at].Packages = slices.Concat(known[at].Packages, user.Packages)
		case len(user.Packages) == 0:
			s.Default = user
		default:
			s.Named = append(s.Named, user)
		}
	}
	s.Named = append(s.Named, known...)
	return s
}

func variantFor(stack Stack, index string) string {
	for _, f := range stack.Frameworks {
		if f.Name == index {
			return f.Variant
		}
	}
	return stack.Framework.Variant
}

// Owner is the index that a package must come from.
func (s Sources) Owner(name string) Index {
	name = NormalizeName(name)
	for _, ix := range s.Named {
		for _, p := range ix.Packages {
			if NormalizeName(p) == name {
				return ix
			}
		}
	}
	return s.Default
}

// IsPageOfLinks reports whether an address is that of a page of links (pip's
// -f), and of no package index.
func (s Sources) IsPageOfLinks(address string) bool {
	isIt := func(ix Index) bool { return ix.FindLinks && ix.URL == address }
	return isIt(s.Default) || slices.ContainsFunc(s.Named, isIt)
}

// NormalizeName gives a project's name the form of package indexes (PEP 503):
// lower case, runs of "-", "_" and "." as one dash.
func NormalizeName(name string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return r == '-' || r == '_' || r == '.'
	}), "-")
}

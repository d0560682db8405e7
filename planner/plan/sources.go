package plan

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/request"
)

// DefaultIndex is where packages come from that no index names.
const DefaultIndex = "https://pypi.org/simple"

// Sources says which index each package of a stack must come from.
type Sources struct {
	Default request.Index
	Named   []request.Index // those that list packages; the user's before the facts'
}

// SourcesOf lays the target file's index blocks over what the facts say. A
// block without packages replaces the default index; one that has the name of a
// framework's index replaces that one's URL and adds its packages. {variant} in
// a URL becomes that of the framework that the index is named after, or of the
// first framework.
func SourcesOf(stack Stack, indexes []request.Index) Sources {
	s := Sources{Default: request.Index{Name: "pypi", URL: DefaultIndex}}
	known := slices.Clone(stack.Indexes)
	for _, user := range indexes {
		user.URL = strings.ReplaceAll(user.URL, "{variant}", variantFor(stack, user.Name))
		at := slices.IndexFunc(known, func(k request.Index) bool { return k.Name == user.Name })
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
func (s Sources) Owner(name string) request.Index {
	name = request.NormalizeName(name)
	for _, ix := range s.Named {
		for _, p := range ix.Packages {
			if request.NormalizeName(p) == name {
				return ix
			}
		}
	}
	return s.Default
}

// IsPageOfLinks reports whether an address is that of a page of links (pip's
// -f), and of no package index.
func (s Sources) IsPageOfLinks(address string) bool {
	isIt := func(ix request.Index) bool { return ix.FindLinks && ix.URL == address }
	return isIt(s.Default) || slices.ContainsFunc(s.Named, isIt)
}

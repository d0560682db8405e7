package plan

import (
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/request"
)

// DefaultIndex is where packages come from that no index names.
const DefaultIndex = "https://pypi.org/simple"

// variantMark stands for the build in the address of an index.
const variantMark = "{variant}"

// Sources says which index each package of a stack must come from.
type Sources struct {
	Default request.Index
	Named   []request.Index // those that list packages; the user's before the facts'
	// Wheels holds the address of each package whose wheel no index serves, where
	// the user names none that does.
	Wheels map[string]string
	// NoIndex holds what is to be done about each package that no index has, where the
	// user names none that does.
	NoIndex map[string]string
	// Alone lists those of Named that must be asked alone for what they own: the default
	// index has other builds under the same versions.
	Alone []request.Index
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
		perBuild := strings.Contains(user.URL, variantMark)
		user.URL = strings.ReplaceAll(user.URL, variantMark, variantFor(stack, user.Name))
		at := slices.IndexFunc(known, func(k request.Index) bool { return k.Name == user.Name })
		switch {
		case at < 0 && len(user.Packages) == 0 && perBuild:
			// the index of a framework that the stack does not have
		case at >= 0:
			known[at].URL, known[at].FindLinks = user.URL, user.FindLinks
			known[at].Packages = slices.Concat(known[at].Packages, user.Packages)
		case len(user.Packages) == 0:
			s.Default = user
		default:
			s.Named = append(s.Named, user)
		}
	}
	s.Named = append(s.Named, slices.DeleteFunc(known, func(k request.Index) bool { return k.URL == "" })...)
	s.Wheels, s.NoIndex = s.unlisted(stack.Wheels), s.unlisted(stack.NoIndex)
	for _, name := range stack.AskedAlone {
		if owner := s.Owner(name); owner.URL != s.Default.URL && !s.IsAlone(owner.URL) {
			s.Alone = append(s.Alone, owner)
		}
	}
	return s
}

// IsAlone reports whether an address is that of an index which must be asked alone.
func (s Sources) IsAlone(address string) bool {
	return slices.ContainsFunc(s.Alone, func(ix request.Index) bool { return ix.URL == address })
}

// unlisted returns what is said of packages that no index lists; nil where that is nothing.
func (s Sources) unlisted(said map[string]string) map[string]string {
	var rest map[string]string
	for name, text := range said {
		if !s.lists(name) {
			if rest == nil {
				rest = map[string]string{}
			}
			rest[name] = text
		}
	}
	return rest
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
		if listed(ix, name) {
			return ix
		}
	}
	return s.Default
}

// lists reports whether any index lists a package.
func (s Sources) lists(name string) bool {
	name = request.NormalizeName(name)
	return slices.ContainsFunc(s.Named, func(ix request.Index) bool { return listed(ix, name) })
}

// listed reports whether an index lists a package, by its normalized name.
func listed(ix request.Index, name string) bool {
	return slices.ContainsFunc(ix.Packages, func(p string) bool { return request.NormalizeName(p) == name })
}

// Wheel returns the address that a package must come from; empty where that is an
// index.
func (s Sources) Wheel(name string) string { return said(s.Wheels, name) }

// CheckIndex returns an error for a package that no index has: what an index gives under its
// name and version is another build.
func (s Sources) CheckIndex(name string) error {
	note := said(s.NoIndex, name)
	if note == "" {
		return nil
	}
	return fmt.Errorf("%s; if an index or a page of links has it, name that in an index block with %q in its packages",
		note, name)
}

// said returns what a map says of a package, by its normalized name.
func said(texts map[string]string, name string) string {
	for p, text := range texts {
		if request.NormalizeName(p) == request.NormalizeName(name) {
			return text
		}
	}
	return ""
}

// IsPageOfLinks reports whether an address, with its login or without, is that of a page
// of links (pip's -f), and of no package index.
func (s Sources) IsPageOfLinks(address string) bool {
	isIt := func(ix request.Index) bool {
		return ix.FindLinks && (ix.URL == address || withoutLogin(ix.URL) == address)
	}
	return isIt(s.Default) || slices.ContainsFunc(s.Named, isIt)
}

func withoutLogin(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return address
	}
	u.User = nil
	return u.String()
}

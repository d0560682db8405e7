package python

import (
	"path"
	"slices"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// patterns are what a source of PDM's says of the packages that come from it.
type patterns struct {
	include, exclude []string
}

func patternsOf(at *tree.Node) (s patterns) {
	for _, n := range at.List("include_packages") {
		s.include = append(s.include, request.NormalizeName(n.Value))
	}
	for _, n := range at.List("exclude_packages") {
		s.exclude = append(s.exclude, request.NormalizeName(n.Value))
	}
	return s
}

func (s patterns) includes(name string) bool { return matches(s.include, name) }

func (s patterns) excludes(name string) bool { return matches(s.exclude, name) }

func matches(list []string, name string) bool {
	return slices.ContainsFunc(list, func(pattern string) bool {
		ok, err := path.Match(pattern, name)
		return ok && err == nil
	})
}

// shareOut has the sources of PDM's asked for the packages that they are for: one that some source includes comes
// from such alone, and another from those that do not exclude it. It reports whether any source says so.
// https://pdm-project.org/latest/usage/config/#specify-index-for-individual-packages
func (p *project) shareOut() bool {
	says := func(i namedIndex) bool { return len(i.include)+len(i.exclude) > 0 }
	if !slices.ContainsFunc(p.named, says) {
		return false
	}
	var names []string
	for i := range p.r.Env.Observations {
		if o := &p.r.Env.Observations[i]; o.Kind == observed.Package && !o.Conda {
			names = append(names, o.Name)
		}
	}
	for _, i := range p.named { // what another package brings
		names = append(names, i.include...)
	}
	slices.Sort(names)
	names = slices.Compact(names)
	included := func(name string) bool {
		return slices.ContainsFunc(p.named, func(i namedIndex) bool { return i.includes(name) })
	}
	for _, i := range p.named {
		var own []string
		all := !i.excludes("*") // of those that are not named, too
		for _, name := range names {
			switch {
			case i.includes(name), !included(name) && !i.excludes(name):
				own = append(own, name)
			default:
				all = false
			}
		}
		if all {
			own = nil
		}
		if all || len(own) > 0 {
			i.Packages = own
			p.r.AddIndex(i.Index, i.at)
		}
	}
	p.bound()
	return true
}

// bound has packages that one source of PDM's includes come from that alone: the default index is not asked for them.
func (p *project) bound() {
	for n := range p.r.Env.Observations {
		o := &p.r.Env.Observations[n]
		if o.Kind != observed.Package || o.Conda || o.From != "" {
			continue
		}
		from := ""
		for _, i := range p.named {
			if i.includes(o.Name) && !i.FindLinks {
				if from != "" {
					from = ""
					break
				}
				from = document.WithoutPassword(i.URL)
			}
		}
		o.From = from
	}
}

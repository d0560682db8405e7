package existing

import (
	"net/url"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// IsDefault reports whether an index is the default one, or a copy of it, which has no more than that: copies are
// called after it, by their host (pypi.mirror.example/simple) or by their path (mirror.example/pypi/simple).
// One that is asked beside the default one is no copy by its host's name alone: nobody needs that twice. Nor is a
// repository of Artifactory, below whose /api/pypi/ stands what its owner calls it.
// https://jfrog.com/help/r/jfrog-artifactory-documentation/pypi-repositories
func IsDefault(index *observed.Index) bool {
	if index.Channel || index.FindLinks {
		return false
	}
	u, err := url.Parse(index.URL)
	if err != nil || IsPublic(index.URL) {
		return err == nil
	}
	at := strings.TrimSuffix(u.Path, "/")
	ofPath := strings.HasSuffix(at, "/pypi/simple") || strings.HasSuffix(at, "/pypi/web/simple")
	ofHost := strings.HasPrefix(u.Hostname(), "pypi.") && at == "/simple" && !index.Extra
	return ofHost || ofPath && !strings.Contains(at, "/api/pypi/")
}

// NamesIndex reports whether an installer of Python's packages is told of an index, be it the default one.
func (c *Environment) NamesIndex() bool {
	return slices.ContainsFunc(c.Env.Indexes, func(x observed.Index) bool { return !x.Channel })
}

// AsksOthers reports whether an installer of Python's packages is told of another index than the default one: what
// it gives may be from there.
func (c *Environment) AsksOthers() bool {
	return slices.ContainsFunc(c.Env.Indexes, func(x observed.Index) bool { return !x.Channel && !IsDefault(&x) })
}

// settleIndexes notes the indexes of which the facts know nothing: they may have any build of any package.
func (c *Environment) settleIndexes() {
	for i := range c.Env.Indexes {
		x := &c.Env.Indexes[i]
		if !x.Channel && !IsDefault(x) && !c.Knows(x.URL) {
			c.unknown = append(c.unknown, x.URL)
		}
	}
}

// IsUnknown reports whether an index is one of which the facts know nothing.
func (c *Environment) IsUnknown(index *observed.Index) bool {
	return slices.Contains(c.unknown, index.URL)
}

// isAsked reports whether an index is asked for a package: for all, or for it among some, by the command that
// installs it. A channel is asked for conda's packages, and for no others.
func isAsked(index *observed.Index, p *Package) bool {
	return index.Channel == p.Conda && (len(index.Packages) == 0 || slices.Contains(index.Packages, p.Name)) &&
		(index.Command == 0 || p.Command == 0 || index.Command == p.Command)
}

// Asks reports whether an index is asked for a package.
func (c *Environment) Asks(index *observed.Index, p *Package) bool { return isAsked(index, p) }

// publicHosts are those of the public index and of its files.
var publicHosts = []string{"pypi.org", "pypi.python.org", "files.pythonhosted.org"}

// IsPublic reports whether an address is of the public index or of its files.
func IsPublic(address string) bool {
	u, err := url.Parse(address)
	return err == nil && (strings.HasPrefix(address, plan.DefaultIndex) || slices.Contains(publicHosts, u.Hostname()))
}

// Knows reports whether the facts name the place that an address is of: a framework's own index,
// or where the makers of a package put its wheels.
func (c *Environment) Knows(address string) bool {
	if slices.ContainsFunc(c.Facts.FrameworkNames(), func(id string) bool { return c.HasBuildsOf(id, address) }) {
		return true
	}
	for _, info := range c.Facts.PackageInfos() {
		of := func(s matrices.WheelSource) bool { return s.Kind != "file" && isBelow(address, s.URL) }
		if slices.ContainsFunc(info.WheelsFrom, of) {
			return true
		}
	}
	return false
}

// HasBuildsOf reports whether an address is of an index that has builds of a framework, as far as the facts say.
func (c *Environment) HasBuildsOf(framework, address string) bool {
	if isBelow(address, c.Facts.FrameworkInfo(framework).IndexURL) {
		return true
	}
	return slices.ContainsFunc(c.Facts.Frameworks(framework), func(r matrices.FrameworkRelease) bool {
		return slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return isBelow(address, b.IndexURL) })
	})
}

// isBelow reports whether an address is that of a place, or of one below it, as far as its pattern is written out.
func isBelow(address, pattern string) bool {
	place, _, _ := strings.Cut(pattern, "{")
	return len(place) > len("https://") && strings.HasPrefix(address+"/", strings.TrimSuffix(place, "/"))
}

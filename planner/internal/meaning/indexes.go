package meaning

import (
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// A package that is written by its name alone is fetched from the public index, which has
// whatever somebody has put there under that name. So where a source says that a package comes
// from somewhere else, the target says it too, or leaves the package out and tells.

// whence is where the packages of a meaning come from.
type whence struct {
	*reader
	m       *observed.Meaning
	indexes []observed.MeantIndex
	at      map[string]int    // by address: the place in indexes
	without map[string]string // packages to leave out, by name: why
}

// meantIndexes takes in the indexes that the sources name, with the packages that come from each.
func (c *reader) meantIndexes(m *observed.Meaning) {
	w := &whence{reader: c, m: m, at: map[string]int{}, without: map[string]string{}}
	for i := range c.Frameworks {
		w.ofPackage(&c.Frameworks[i])
	}
	for i := range c.Packages {
		w.ofPackage(&c.Packages[i])
	}
	for i := range c.Env.Indexes {
		if index := &c.Env.Indexes[i]; len(index.Packages) > 0 && w.another(index) {
			w.only(index)
		}
	}
	w.forAll()
	for i := range w.indexes {
		w.write(&w.indexes[i])
	}
	w.leavePackages()
}

// another reports whether an index is neither the public one nor one of the facts, which the
// planner names by itself, nor a channel.
func (w *whence) another(i *observed.Index) bool {
	return !i.Channel && !existing.IsPublic(i.URL) && !w.Knows(i.URL)
}

// take returns the index of an address, which is added where it is new.
func (w *whence) take(i *observed.Index) *observed.MeantIndex {
	key := strings.TrimSuffix(i.URL, "/")
	at, there := w.at[key]
	if !there {
		at = len(w.indexes)
		w.at[key] = at
		w.indexes = append(w.indexes, observed.MeantIndex{URL: i.URL, FindLinks: i.FindLinks, At: i.At})
	}
	w.indexes[at].Login = w.indexes[at].Login || i.Login
	return &w.indexes[at]
}

// only takes in an index from which some packages come alone.
func (w *whence) only(i *observed.Index) {
	meant := w.take(i)
	for _, name := range i.Packages {
		beside := i.Extra || i.FindLinks
		if w.has(name) && w.owner(name) == nil && !(beside && w.public(name)) {
			meant.Beside = meant.Beside || beside
			meant.Packages = append(meant.Packages, name)
		}
	}
}

// has reports whether the target asks for a package.
func (w *whence) has(name string) bool {
	named := func(p existing.Package) bool { return p.Name == name }
	return slices.ContainsFunc(w.Packages, named) || slices.ContainsFunc(w.Frameworks, named)
}

// owner returns the index that a package comes from alone; nil where none does.
func (w *whence) owner(name string) *observed.MeantIndex {
	for i := range w.indexes {
		if slices.Contains(w.indexes[i].Packages, name) {
			return &w.indexes[i]
		}
	}
	return nil
}

// ofPackage takes in where one package comes from: an index of its own, or no index at all.
func (w *whence) ofPackage(p *existing.Package) {
	for _, from := range w.origins(p) {
		switch how := w.comesBy(from); {
		case how != "" && p.Framework != "":
			w.Leave(p.Seen, how+"; the target has a build of the index in its place")
		case how != "":
			w.without[p.Name] = how
		case !existing.IsPublic(from) && !w.Knows(from) && strings.Contains(from, "://"):
			if w.owner(p.Name) == nil {
				meant := w.take(&observed.Index{URL: from, At: p.At})
				meant.Packages = append(meant.Packages, p.Name)
			}
		}
	}
}

// origins returns where a package comes from by what was observed of it. Of two entries one may
// say it and the other the version.
func (w *whence) origins(p *existing.Package) (list []string) {
	if p.From != "" && !p.Conda {
		list = append(list, p.From)
	}
	for i := range w.Env.Observations {
		o := &w.Env.Observations[i]
		if o.Kind == observed.Package && o.Name == p.Name && o.From != "" && !o.Conda && len(o.Origins) == 0 &&
			o.Marker == "" && !slices.Contains(list, o.From) {
			list = append(list, o.From)
		}
	}
	return list
}

// comesBy says how a package comes that is from no index; empty for one that is.
func (w *whence) comesBy(from string) string {
	scheme, rest, remote := strings.Cut(from, "://")
	host, _, _ := strings.Cut(rest, "/")
	name, _, _ := strings.Cut(rest, "#")
	name, _, _ = strings.Cut(name, "?")
	switch {
	case strings.HasPrefix(from, "git@"), strings.HasPrefix(scheme, "git"), scheme == "ssh",
		strings.HasSuffix(name, ".git"):
		return "it comes from a git repository, and a target takes packages from indexes"
	case strings.Contains(scheme, "+") || scheme == "svn":
		return "it comes from a repository, and a target takes packages from indexes"
	case !remote, scheme == "file":
		return "it comes from a path, and a target takes packages from indexes"
	case existing.IsPublic(from) || w.Knows(from):
		return ""
	case archive().MatchString(name):
		return "it comes from an address (" + host + "), and a target takes packages from indexes"
	}
	return ""
}

// forAll takes in the indexes that are asked for all packages. One in place of the public index is
// the target's default. Beside it, what the facts do not know may be of either: it is held to the
// one that is not public, where there is one, for by its name alone the public one would give
// whatever it has.
func (w *whence) forAll() {
	var instead *observed.Index
	var beside []*observed.Index
	public := false
	for i := range w.Env.Indexes {
		index := &w.Env.Indexes[i]
		switch {
		case index.Channel || len(index.Packages) > 0:
		case existing.IsPublic(index.URL):
			public = true
		case !w.another(index):
		case index.Extra || index.FindLinks:
			beside = append(beside, index)
		default:
			instead = index
		}
	}
	if instead != nil && public {
		beside, instead = append(beside, instead), nil
	}
	if instead != nil {
		w.take(instead).Default = true
		for _, index := range beside {
			w.leaveIndex(index, "it is asked beside another index: one with packages = […] says what comes from it")
		}
		return
	}
	var open []string
	for i := range w.Packages {
		if p := &w.Packages[i]; w.without[p.Name] == "" && w.owner(p.Name) == nil && !p.Conda && !w.public(p.Name) {
			open = append(open, p.Name)
		}
	}
	if len(beside) == 1 && len(open) > 0 {
		meant := w.take(beside[0])
		meant.Packages, meant.Beside = append(meant.Packages, open...), true
		return
	}
	var addresses []string
	for _, index := range beside {
		w.leaveIndex(index, "it is asked beside the public index: one with packages = […] says what comes from it")
		addresses = append(addresses, index.URL)
	}
	for _, name := range open {
		if len(beside) > 0 {
			w.without[name] = "it may come from " + words.JoinWords(addresses, "or") +
				": an index block with packages = […] says which"
		}
	}
}

// public reports whether the facts know a package, which then is on the public index or where they
// say, or it comes with a framework.
func (w *whence) public(name string) bool {
	if slices.Contains([]string{"pip", "setuptools", "wheel", "uv"}, name) {
		return true
	}
	if id, _ := w.FrameworkOf(name, request.Position{}); id != "" || w.Facts.PackageNamed(name) != nil ||
		strings.HasPrefix(name, "nvidia-") {
		return true
	}
	return slices.ContainsFunc(w.Facts.FrameworkNames(), func(id string) bool {
		info := w.Facts.FrameworkInfo(id)
		return slices.Contains(info.Companions, name) || info.CorePackage == name
	})
}

// leaveIndex tells of an index that the target does not name.
func (w *whence) leaveIndex(i *observed.Index, why string) {
	if _, named := w.at[strings.TrimSuffix(i.URL, "/")]; !named {
		w.Leave(existing.Seen{Number: -1, At: i.At, Words: i.URL}, why)
	}
}

// write has the target name an index, or leaves out what would come from it where a target cannot.
func (w *whence) write(i *observed.MeantIndex) {
	if u, err := url.Parse(i.URL); err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" ||
		strings.ContainsAny(i.URL, "${}") {
		why := fmt.Sprintf("it comes from the index %s, and a target names indexes by http and https", i.URL)
		w.Leave(existing.Seen{Number: -1, At: i.At, Words: i.URL}, "a target names indexes by http and https")
		for j := range w.Packages {
			name := w.Packages[j].Name
			if slices.Contains(i.Packages, name) || i.Default && w.owner(name) == nil && !w.public(name) {
				w.without[name] = why
			}
		}
		return
	}
	for _, p := range i.Packages { // a framework's own index has its name and no list
		id, _ := w.FrameworkOf(p, i.At)
		named := func(x observed.MeantIndex) bool { return x.Name == id }
		if id != "" && !slices.ContainsFunc(w.m.Indexes, named) {
			w.m.Indexes = append(w.m.Indexes, observed.MeantIndex{Name: id, URL: i.URL, FindLinks: i.FindLinks,
				Login: i.Login, At: i.At})
		}
	}
	one := *i
	one.Packages = slices.DeleteFunc(slices.Clone(i.Packages), func(p string) bool {
		id, _ := w.FrameworkOf(p, i.At)
		return id != "" || w.without[p] != ""
	})
	if len(one.Packages) == 0 && !i.Default {
		if len(i.Packages) == 0 {
			w.Leave(existing.Seen{Number: -1, At: i.At, Words: i.URL},
				"what comes from it is not said: an index block with packages = […] says it")
		}
		return
	}
	if i.Default {
		one.Packages = nil // whatever no other index has
	}
	one.Name = w.nameOf(i.URL)
	w.m.Indexes = append(w.m.Indexes, one)
}

// nameOf returns a name for an index: its host, with a number where another one has that.
func (w *whence) nameOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	name := u.Hostname()
	if strings.Contains(name, ":") || name == "" {
		name = "index"
	}
	for n := 2; slices.ContainsFunc(w.m.Indexes, func(x observed.MeantIndex) bool { return x.Name == name }); n++ {
		name = fmt.Sprintf("%s-%d", u.Hostname(), n)
	}
	return name
}

// publicChannels are the hosts of conda's public channels; those without a host are there, too.
var publicChannels = []string{"conda.anaconda.org", "repo.anaconda.com", "anaconda.org", "repo.prefix.dev",
	"prefix.dev"}

// leavePackages takes the packages out that a target would take from somewhere else than the
// sources do.
func (w *whence) leavePackages() {
	ofOther := func(address string) bool {
		u, err := url.Parse(address)
		return err == nil && u.Host != "" && !slices.Contains(publicChannels, u.Hostname())
	}
	channel := ""
	for i := range w.Env.Indexes {
		if index := &w.Env.Indexes[i]; index.Channel && ofOther(index.URL) {
			channel = index.URL
			w.Leave(existing.Seen{Number: -1, At: index.At, Words: channel}, "a channel of conda's, and a target "+
				"takes packages from indexes")
		}
	}
	w.Packages = slices.DeleteFunc(w.Packages, func(p existing.Package) bool {
		why := w.without[p.Name]
		switch {
		case p.Conda && ofOther(p.From):
			why = "it comes from conda's channel " + p.From + ", and a target takes packages from indexes"
		case p.Conda && p.From == "" && channel != "" && !w.public(p.Name):
			why = "it may come from conda's channel " + channel + ", and a target takes packages from indexes"
		}
		if why != "" {
			w.Leave(p.Seen, why)
		}
		return why != ""
	})
}

// archive is the end of what an address names that is one file.
func archive() *regexp.Regexp {
	return regexp.MustCompile(`(?i)\.(?:whl|zip|tar|tgz|tar\.(?:gz|bz2|xz|zst))$`)
}

package python

import (
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// local reports whether a package of a lock is the project itself or a part of it.
func local(source *tree.Node) bool {
	for _, key := range []string{"editable", "virtual", "directory"} {
		if source.At(key) != nil {
			return true
		}
	}
	return false
}

// locked is a package of a lock file.
type locked struct {
	at     *tree.Node
	from   string
	marker string
	source bool
	wheels []*tree.Node // with their addresses or names, where the lock lists them
	sdist  bool         // there is a source package besides
}

func (l locked) observe(r *document.Reading) {
	name, version := l.at.String("name"), l.at.At("version")
	if name == "" {
		r.Note(l.at.Start, "not judged: an entry without a name")
		return
	}
	if version == nil {
		r.Note(l.at.Start, "not judged: %s: no version", document.Excerpt(name))
		return
	}
	o := requirement.Pin(name, version.Value).Observation()
	o.From, o.Marker, o.Source = document.WithoutPassword(l.from), l.marker, l.source
	o.Settled = true
	l.perPlatform(&o)
	r.Observe(o, version.Start, version.End)
	if library, ok := install.LibraryOf(o); ok {
		r.Observe(library, version.Start, version.End)
	}
}

// perPlatform says where the package comes from on each platform, where its wheels are not for
// all of those that its marker takes in: on the others it is compiled, or, where there is no
// source package, it is a wheel that is not for them.
func (l locked) perPlatform(o *observed.Observation) {
	if o.Source || len(l.wheels) == 0 {
		o.Source = o.Source || l.sdist
		return
	}
	if strings.Contains(o.Marker, "python_") {
		return // there may be another entry for the Python that has a wheel there
	}
	platforms := requirement.Platforms()
	without, any := make([]bool, len(platforms)), false
	for i := range platforms {
		fits := func(w *tree.Node) bool { return platforms[i].MayHold(wheelMarker(addressOf(w))) }
		without[i] = platforms[i].MayHold(o.Marker) && !slices.ContainsFunc(l.wheels, fits)
		any = any || without[i]
	}
	if !any {
		return
	}
	other := observed.Origin{Marker: requirement.MarkerOf(without), From: o.From, Source: l.sdist}
	if !l.sdist {
		other.From = document.WithoutPassword(addressOf(l.wheels[0]))
	}
	o.Origins = []observed.Origin{other, {From: o.From}}
}

// addressOf returns the address of a wheel of a lock, or its name where it has none.
func addressOf(wheel *tree.Node) string {
	for _, key := range []string{"url", "file", "name", "path"} {
		if text := wheel.String(key); text != "" {
			return text
		}
	}
	return ""
}

// leftOut are packages of a lock that are not installed.
type leftOut struct {
	r         *document.Reading
	installed func(name string) bool // whether another one of that name is
	first     int                    // offset of the first of them
	rest      []string
}

// add notes another choice of a package that is installed, and keeps the others for [note].
func (l *leftOut) add(p *tree.Node) {
	text := p.String("name") + " " + p.String("version")
	if l.installed(p.String("name")) {
		l.r.Note(p.Start, "not judged: %s: for another system or an extra: another one of that name is installed",
			document.Excerpt(text))
		return
	}
	if len(l.rest) == 0 {
		l.first = p.Start
	}
	l.rest = append(l.rest, text)
}

// note notes the others together.
func (l *leftOut) note(why string) {
	if len(l.rest) > 0 {
		l.r.Note(l.first, "not judged: %s: %s", document.Excerpt(strings.Join(l.rest, ", ")), why)
	}
}

func pythonRange(r *document.Reading, at *tree.Node) {
	if at != nil && at.Kind == tree.Text && at.Value != "" && at.Value != "*" {
		p := &project{r: r}
		p.python(at, requirement.Constraint(at.Value))
	}
}

// PoetryLock reads a poetry.lock. What extras and groups bring alone that nobody asks for, it notes.
func PoetryLock(r *document.Reading, root *tree.Node) {
	r.Env.Installer = observed.Poetry
	pythonRange(r, root.At("metadata", "python-versions"))
	wanted := poetryWanted(r, root)
	names := map[string]bool{}
	var installed []*tree.Node
	place := map[*tree.Node]int{}
	for _, p := range root.List("package") {
		if wanted[p] {
			names[p.String("name")] = true
			place[p] = len(installed)
			installed = append(installed, p)
		}
	}
	f := newForks(installed, func(p *tree.Node) (string, bool) {
		marker, says := poetryMarker(p)
		if len(r.Asked.Extras) > 0 || r.Asked.AllExtras {
			marker = settled(marker, r.Asked.Extra)
		}
		return marker, says
	}, poetryAsks)
	others := leftOut{r: r, installed: func(name string) bool { return names[name] }}
	defer others.note("what extras and groups bring alone that nobody asks for")
	for _, p := range root.List("package") {
		i, ok := place[p]
		if !ok || !f.installed(i) {
			others.add(p)
			continue
		}
		l := locked{at: p, from: p.String("source", "url"), marker: f.markerOf(i)}
		l.wheels, l.sdist = wheelsOf(p)
		switch p.String("source", "type") {
		case "directory":
			continue // the project's own folders
		case "git":
			l.source, l.from = true, "git+"+l.from
		case "url", "file":
			l.source = !strings.HasSuffix(l.from, ".whl")
		}
		l.observe(r)
	}
}

// poetryWanted returns the packages of a poetry.lock that are installed on some platform: what the extras that
// are asked for bring, and what the groups do of which it says which these are. A package is optional where
// extras and optional groups alone bring it.
func poetryWanted(r *document.Reading, root *tree.Node) map[*tree.Node]bool {
	wanted, named := map[*tree.Node]bool{}, map[string][]*tree.Node{}
	for _, p := range root.List("package") {
		optional := p.Scalar("optional") == "true"
		if optional {
			named[p.String("name")] = append(named[p.String("name")], p)
		}
		groups := p.List("groups")
		wanted[p] = !optional && len(groups) == 0
		for _, g := range groups {
			if g.Value == "main" {
				wanted[p] = wanted[p] || !optional && !r.Asked.GroupsOnly
			} else {
				wanted[p] = wanted[p] || r.Asked.Group(request.NormalizeName(g.Value), !optional)
			}
		}
	}
	var follow []string
	for _, extra := range root.Each("extras") {
		for _, d := range extra.Value.List() {
			if name, _, _ := strings.Cut(d.Value, " "); r.Asked.Extra(request.NormalizeName(extra.Key)) {
				follow = append(follow, request.NormalizeName(name))
			}
		}
	}
	for len(follow) > 0 {
		name := follow[len(follow)-1]
		follow = follow[:len(follow)-1]
		for _, p := range named[name] {
			wanted[p] = true
			for _, d := range p.Each("dependencies") {
				follow = append(follow, request.NormalizeName(d.Key))
			}
		}
		delete(named, name)
	}
	return wanted
}

// wheelsOf returns the wheels among the files that Poetry and PDM list of a package, and
// whether a source package is among them.
func wheelsOf(p *tree.Node) (wheels []*tree.Node, sdist bool) {
	for _, f := range p.List("files") {
		if strings.HasSuffix(path.Base(addressOf(f)), ".whl") {
			wheels = append(wheels, f)
		} else {
			sdist = true
		}
	}
	return wheels, sdist
}

// poetryMarker returns the marker of a package: one, or one for each group that brings it. It
// reports whether the lock says that of each package, as those of Poetry do from 2.0 on.
func poetryMarker(p *tree.Node) (marker string, says bool) {
	says = p.At("groups") != nil
	if marker = p.String("markers"); marker != "" {
		return marker, true
	}
	var all []string
	for _, group := range p.List("groups") {
		one := p.String("markers", group.Value)
		if one == "" {
			return "", says
		}
		all = append(all, one)
	}
	return either(all), says
}

// poetryAsks returns what a package of a poetry.lock asks of others: by a text, a table, or a list
// of these.
func poetryAsks(p *tree.Node) (list []asked) {
	for _, d := range p.Each("dependencies") {
		entries := d.Value.Items
		if d.Value.Kind != tree.List {
			entries = []*tree.Node{d.Value}
		}
		for _, e := range entries {
			a := asked{name: request.NormalizeName(d.Key), specifier: e.Value}
			if e.Kind == tree.Table {
				if e.Scalar("optional") == "true" {
					continue
				}
				a.specifier, a.marker = e.String("version"), e.String("markers")
			}
			if a.specifier = requirement.Constraint(a.specifier); a.specifier == "*" {
				a.specifier = ""
			}
			list = append(list, a)
		}
	}
	return list
}

// PDMLock reads a pdm.lock.
func PDMLock(r *document.Reading, root *tree.Node) {
	r.Env.Installer = observed.PDM
	pythonRange(r, root.At("metadata", "requires_python"))
	wanted := pdmWanted(r)
	var installed []*tree.Node
	others := leftOut{r: r, installed: func(string) bool { return false }}
	for _, p := range root.List("package") {
		switch {
		case p.String("path") != "": // the project's own folder
		case wanted(p):
			installed = append(installed, p)
		default:
			others.add(p)
		}
	}
	defer others.note("what extras and groups bring alone that nobody asks for")
	f := newForks(installed, func(p *tree.Node) (string, bool) {
		return p.String("marker"), p.At("groups") != nil
	}, pdmAsks)
	for i, p := range installed {
		if !f.installed(i) {
			r.Note(p.Start, "not judged: %s: nothing asks for it on Linux or Windows",
				document.Excerpt(p.String("name")+" "+p.String("version")))
			continue
		}
		l := locked{at: p, from: p.String("url"), marker: f.markerOf(i)}
		l.wheels, l.sdist = wheelsOf(p)
		if git := p.String("git"); git != "" {
			l.from, l.source = "git+"+git, true
		}
		l.observe(r)
	}
}

// pdmWanted returns whether a package of a pdm.lock is installed, by its groups: those for development unless
// nobody wants these, and extras where they are asked for. Which of its groups are extras, the project's file
// beside it says.
// https://pdm-project.org/latest/usage/lockfile/
func pdmWanted(r *document.Reading) func(p *tree.Node) bool {
	extras := map[string]bool{}
	if doc, err := r.Files.Open(r.Name, "pyproject.toml"); err == nil {
		if root, err := tree.TOML(doc); err == nil {
			for _, f := range root.Each("project", "optional-dependencies") {
				extras[request.NormalizeName(f.Key)] = true
			}
		}
	}
	return func(p *tree.Node) bool {
		groups := p.List("groups")
		return len(groups) == 0 || slices.ContainsFunc(groups, func(g *tree.Node) bool {
			switch name := request.NormalizeName(g.Value); {
			case name == "default":
				return !r.Asked.GroupsOnly
			case extras[name]:
				return r.Asked.Extra(name)
			default:
				return r.Asked.Group(name, true)
			}
		})
	}
}

// pdmAsks returns what a package of a pdm.lock asks of others, as requirements.
func pdmAsks(p *tree.Node) (list []asked) {
	for _, d := range p.List("dependencies") {
		if req, err := requirement.Parse(d.Value); err == nil {
			list = append(list, asked{name: req.Name, specifier: req.Specifier, marker: req.Marker})
		}
	}
	return list
}

// PyLock reads a pylock.toml.
// https://packaging.python.org/en/latest/specifications/pylock-toml/
func PyLock(r *document.Reading, root *tree.Node) {
	r.Env.Installer = observed.Pip
	pythonRange(r, root.At("requires-python"))
	asked := pylockAsked(r, root)
	names := map[string]bool{}
	others := leftOut{r: r, installed: func(name string) bool { return names[name] }}
	defer others.note("what extras and groups bring alone that nobody asks for")
	var left []*tree.Node
	for _, p := range root.List("packages") {
		l := locked{at: p, from: p.String("index"), marker: asked(p.String("marker"))}
		if l.marker != p.String("marker") && !onAny(l.marker) {
			left = append(left, p)
			continue
		}
		names[p.String("name")] = true
		switch {
		case p.At("directory") != nil:
			continue // the project's own folders
		case p.String("vcs", "url") != "":
			l.from, l.source = p.String("vcs", "url"), true
		case p.String("archive", "url") != "":
			l.from = p.String("archive", "url")
			l.source = !strings.HasSuffix(l.from, ".whl")
		}
		l.wheels, l.sdist = p.List("wheels"), p.At("sdist") != nil
		l.observe(r)
	}
	for _, p := range left {
		others.add(p)
	}
}

// inExtras is what markers of a pylock.toml say of extras and groups.
var inExtras = lazyregexp.New(`(?:'([^']*)'|"([^"]*)")\s+(not\s+)?in\s+(extras|dependency_groups)\b`)

// pylockAsked returns what puts always or never for what a marker says of extras and groups, by those that are
// asked for.
func pylockAsked(r *document.Reading, root *tree.Node) func(marker string) string {
	isDefault := func(name string) bool {
		return slices.ContainsFunc(root.List("default-groups"), func(g *tree.Node) bool {
			return request.NormalizeName(g.Value) == name
		})
	}
	return func(marker string) string {
		return inExtras.ReplaceAllStringFunc(marker, func(text string) string {
			m := inExtras.FindStringSubmatch(text)
			name := request.NormalizeName(m[1] + m[2])
			installed := r.Asked.Extra(name)
			if m[4] == "dependency_groups" {
				installed = r.Asked.Group(name, isDefault(name))
			}
			if installed == (m[3] == "") {
				return always
			}
			return never
		})
	}
}

// onAny reports whether a marker may hold on some platform.
func onAny(marker string) bool {
	return slices.ContainsFunc(requirement.Platforms(), func(p requirement.Platform) bool { return p.MayHold(marker) })
}

// PipfileLock reads a Pipfile.lock.
func PipfileLock(r *document.Reading, root *tree.Node) {
	r.Env.Installer = observed.Pipenv
	urls := map[string]string{}
	for n, s := range root.List("_meta", "sources") {
		if url := s.At("url"); url != nil {
			urls[s.String("name")] = url.Value
			r.AddIndex(observed.Index{URL: url.Value, Extra: n > 0}, url.Start)
		}
	}
	if at := root.At("_meta", "requires", "python_version"); at != nil {
		r.Observe(observed.Observation{Kind: observed.Python, Value: at.Value}, at.Start, at.End)
	}
	for _, f := range root.Each("default") {
		pipfilePackage(r, f, urls)
	}
	forDevelopment(r, root.Each("develop"))
}

// forDevelopment notes the packages that Pipenv installs when it is told to.
func forDevelopment(r *document.Reading, packages []tree.Field) {
	var names []string
	for _, f := range packages {
		names = append(names, f.Key)
	}
	if len(names) > 0 {
		r.Note(packages[0].At, "not judged: %s: installed with --dev alone", document.Excerpt(strings.Join(names, ", ")))
	}
}

func pipfilePackage(r *document.Reading, f tree.Field, urls map[string]string) {
	at := f.Value.At("version")
	if at == nil || at.Kind != tree.Text {
		r.Note(f.At, "not judged: %s: no version", document.Excerpt(f.Key))
		return
	}
	req := requirement.Pin(f.Key, requirement.Pinned(at.Value))
	o := req.Observation()
	o.Settled = true
	o.Marker, o.From = f.Value.String("markers"), document.WithoutPassword(urls[f.Value.String("index")])
	if o.Value == "" {
		o.Specifier = at.Value
	}
	if git := f.Value.String("git"); git != "" {
		o.Source, o.From = true, "git+"+document.WithoutPassword(git)
	}
	r.Observe(o, at.Start, at.End)
	if library, ok := install.LibraryOf(o); ok {
		r.Observe(library, at.Start, at.End)
	}
}

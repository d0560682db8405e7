// Package python reads what describes Python projects: pyproject.toml, Pipfile and
// the lock files of their tools.
package python

import (
	"cmp"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/source/conda"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// Project reads a pyproject.toml.
func Project(r *document.Reading, root *tree.Node) {
	p := &project{r: r, places: map[string][]place{}, asked: map[string][]asking{}}
	p.groupAlone(root)
	if !r.Asked.Metadata {
		p.indexes(root)
		p.sources(root)
		p.constraints(root)
	}
	if r.Asked.GroupsOnly {
		p.groups(root)
		p.finish()
		return
	}
	for _, at := range root.List("project", "requires-python") {
		p.python(at, at.Value)
	}
	for _, d := range root.List("project", "dependencies") {
		p.requirement(d)
	}
	p.dynamic(root)
	p.ofSetuptools(root)
	p.extras(root)
	p.groups(root)
	p.poetry(root.At("tool", "poetry"))
	if !r.Asked.Metadata {
		p.ofTools(root)
	}
	p.finish()
}

// ofTools reads what tools keep in the file that no installer but them looks at.
func (p *project) ofTools(root *tree.Node) {
	p.settles = true
	for _, d := range root.List("tool", "uv", "override-dependencies") {
		p.requirement(d)
	}
	p.settles = false
	if pixi := root.At("tool", "pixi"); pixi != nil {
		conda.Pixi(p.r, pixi, p.entry)
	}
	p.installer(root)
	p.ofEnvironments(root)
}

// dynamic reads the files of requirements that setuptools takes a project's own from.
// https://setuptools.pypa.io/en/latest/userguide/pyproject_config.html#dynamic-metadata
func (p *project) dynamic(root *tree.Node) {
	for _, file := range root.List("tool", "setuptools", "dynamic", "dependencies", "file") {
		name := path.Join(path.Dir(p.r.Name), file.Value)
		if !slices.Contains(p.r.Within, name) { // else that file names the project
			install.Include(p.r, file.Value, file.Start)
		}
	}
}

// ofSetuptools reads the setup.py or the setup.cfg beside a project's file that leaves to it what the project
// requires, where something installs the project.
func (p *project) ofSetuptools(root *tree.Node) {
	leaves := root.At("project") == nil && root.At("tool", "poetry") == nil
	for _, d := range root.List("project", "dynamic") {
		leaves = leaves || d.Value == "dependencies" && root.At("tool", "setuptools", "dynamic", d.Value) == nil
	}
	if !leaves || len(p.r.Within) == 0 {
		return
	}
	for _, name := range []string{"setup.py", "setup.cfg"} {
		if !p.r.Files.Has(p.r.Name, name) {
			continue
		}
		if below, ok := p.r.Follow(name, 0); ok {
			below.Asked = p.r.Asked
			p.r.ReadAs(below, 0)
		}
		return
	}
}

// extras reads the extras that are asked for, with those of the project itself that they name, and notes
// the others.
func (p *project) extras(root *tree.Node) {
	p.itself = request.NormalizeName(root.String("project", "name"))
	p.optionals = root.Each("project", "optional-dependencies")
	p.read = map[string]bool{}
	for _, f := range p.optionals {
		if name := request.NormalizeName(f.Key); p.r.Asked.Extra(name) {
			p.extra(name)
		}
	}
	for _, f := range p.optionals {
		if !p.read[request.NormalizeName(f.Key)] {
			p.optional(f, "extra")
		}
	}
	at := root.At("project")
	if at == nil || slices.ContainsFunc(at.List("dynamic"), func(d *tree.Node) bool {
		return d.Value == "optional-dependencies"
	}) {
		return
	}
	for _, name := range p.r.Asked.Extras {
		if !p.read[name] && !slices.Contains(p.r.Asked.Without, name) {
			p.r.Note(at.Start, "not judged: the extra %q: the project has none of that name", name)
		}
	}
}

// extra reads an extra, once.
func (p *project) extra(name string) {
	at := slices.IndexFunc(p.optionals, func(f tree.Field) bool { return request.NormalizeName(f.Key) == name })
	if at < 0 || p.read[name] {
		return
	}
	p.read[name] = true
	for _, d := range p.optionals[at].Value.List() {
		p.requirement(d)
	}
}

// project is one pyproject.toml that is being read.
type project struct {
	r      *document.Reading
	places map[string][]place  // of packages, as [tool.uv.sources] says; that for Linux first
	named  []namedIndex        // in order
	asked  map[string][]asking // by the names of indexes that only some packages come from
	// held are uv's constraints, by the names of packages.
	held map[string]constraint
	// settles says that what is read holds whatever others ask for.
	settles bool

	itself    string       // its name
	optionals []tree.Field // its extras
	read      map[string]bool
	onDemand  map[string]bool // Poetry's optional packages that are asked for
}

// constraint is a requirement that holds what others ask for.
type constraint struct {
	requirement.Requirement
	start, end int // offsets
}

// constraints reads uv's constraint-dependencies.
// https://docs.astral.sh/uv/reference/settings/#constraint-dependencies
func (p *project) constraints(root *tree.Node) {
	p.held = map[string]constraint{}
	for _, binds := range []string{"constraint-dependencies", "override-dependencies", "exclude-newer", "resolution"} {
		p.r.Env.Bound = p.r.Env.Bound || root.At("tool", "uv", binds) != nil
	}
	for _, d := range root.List("tool", "uv", "constraint-dependencies") {
		req, err := requirement.Parse(d.Value)
		if d.Kind != tree.Text || err != nil || req.Name == "" {
			p.r.NotJudged(d.Start, d.End, "no requirement that constrains others")
			continue
		}
		p.held[req.Name] = constraint{req, d.Start, d.End}
	}
}

// constrained observes the constraint that holds a package which is asked for without a version, and
// reports whether there is one.
func (p *project) constrained(o observed.Observation) bool {
	c, ok := p.held[o.Name]
	if !ok || o.Value != "" || p.settles {
		return false
	}
	asking, held := o, c.Observation()
	held.AskedBy, held.From, held.Origins, held.Source = &asking, o.From, o.Origins, o.Source
	if held.Value == "" && o.Specifier != "" { // both hold
		held.Specifier = strings.Trim(o.Specifier+","+held.Specifier, ",")
	}
	p.r.Observe(held, c.start, c.end)
	return true
}

// asking is a package that comes from an index, behind a marker.
type asking struct{ name, marker string }

// place is where a package comes from.
type place struct {
	index string // the name of one, or its address
	at    int    // where that stands
	url   string // of a file or a repository
	local bool   // a folder
	// marker is that behind which it comes from there, in the order of the entries, and behind
	// that of the whole entry that says so.
	marker, behind string
}

type namedIndex struct {
	observed.Index
	name     string
	explicit bool // asked only for packages that name it
	at       int
	patterns
}

func (p *project) installer(root *tree.Node) {
	for _, tool := range []struct{ table, name string }{
		{"uv", observed.UV}, {"poetry", observed.Poetry}, {"pdm", observed.PDM}, {"pixi", observed.Pixi},
	} {
		if root.At("tool", tool.table) != nil {
			p.r.Env.Installer = tool.name
			return
		}
	}
}

// indexes reads the indexes of uv, Poetry and PDM.
func (p *project) indexes(root *tree.Node) {
	first := true // what uv asks of the first index that has a package
	uv := []*tree.Node{root.At("tool", "uv", "index-strategy"), root.At("tool", "uv", "pip", "index-strategy")}
	for _, at := range uv {
		first = first && (at == nil || at.Value == "first-index")
	}
	for _, i := range root.List("tool", "uv", "index") {
		extra := i.Scalar("default") != "true"
		p.addIndex(i, namedIndex{
			Index:    observed.Index{Extra: extra, First: extra && first, FindLinks: i.String("format") == "flat"},
			explicit: i.Scalar("explicit") == "true",
		})
	}
	for _, i := range root.List("tool", "uv", "extra-index-url") {
		p.named = append(p.named, namedIndex{Index: observed.Index{URL: i.Value, Extra: true, First: first}, at: i.Start})
	}
	for _, i := range root.List("tool", "uv", "index-url") {
		p.named = append(p.named, namedIndex{Index: observed.Index{URL: i.Value}, at: i.Start})
	}
	for _, i := range root.List("tool", "uv", "find-links") {
		p.named = append(p.named, namedIndex{Index: observed.Index{URL: i.Value, FindLinks: true}, at: i.Start})
	}
	for _, i := range root.List("tool", "poetry", "source") {
		priority := i.String("priority")
		p.addIndex(i, namedIndex{
			Index:    observed.Index{Extra: priority != "" && priority != "default" && priority != "primary"},
			explicit: priority == "explicit",
		})
	}
	for _, i := range root.List("tool", "pdm", "source") {
		p.addIndex(i, namedIndex{
			Index:    observed.Index{Extra: i.String("name") != "pypi", FindLinks: i.String("type") == "find_links"},
			patterns: patternsOf(i),
		})
	}
	backends := []*tree.Node{root.At("tool", "uv", "torch-backend"), root.At("tool", "uv", "pip", "torch-backend")}
	for _, at := range backends {
		if at != nil && at.Kind == tree.Text && at.Value != "" && !p.r.Asked.Synced {
			install.AddBackend(p.r, at.Value, at.Start)
		}
	}
}

func (p *project) addIndex(at *tree.Node, i namedIndex) {
	url := at.At("url")
	if url == nil || url.Kind != tree.Text {
		p.r.Note(at.Start, "not judged: an index without an address")
		return
	}
	i.URL, i.name, i.at = url.Value, at.String("name"), url.Start
	p.named = append(p.named, i)
}

// sources reads [tool.uv.sources].
func (p *project) sources(root *tree.Node) {
	for _, f := range root.Each("tool", "uv", "sources") {
		name := requirement.Pin(f.Key, "").Name
		entries := f.Value.Items
		if f.Value.Kind == tree.Table {
			entries = []*tree.Node{f.Value}
		}
		entries = slices.DeleteFunc(slices.Clone(entries), func(e *tree.Node) bool {
			extra, group := e.String("extra"), request.NormalizeName(e.String("group"))
			return extra != "" && !p.r.Asked.Extra(request.NormalizeName(extra)) ||
				group != "" && !p.r.Asked.Group(group, isDefaultGroup(root, group))
		})
		for _, e := range entries {
			p.places[name] = append(p.places[name], placeOf(e))
		}
		at := slices.IndexFunc(entries, func(e *tree.Node) bool { return mayHold(e.String("marker")) })
		if at < 0 {
			continue
		}
		chosen := entries[at]
		for _, other := range entries {
			if other != chosen && other.String("marker") == chosen.String("marker") &&
				other.String("index") != chosen.String("index") {
				p.r.Note(f.At, "of the sources of %s the first that fits was read", document.Excerpt(f.Key))
				break
			}
		}
	}
}

func placeOf(at *tree.Node) place {
	url := at.String("git")
	if url != "" {
		url = "git+" + url
	} else {
		url = at.String("url")
	}
	offset := 0
	if index := at.At("index"); index != nil {
		offset = index.Start
	}
	return place{
		index: at.String("index"), at: offset, url: document.WithoutPassword(url), marker: at.String("marker"),
		local: at.String("path") != "" || at.Scalar("workspace") == "true",
	}
}

// groups reads [dependency-groups]: uv and pip install "dev" unless told not to.
func (p *project) groups(root *tree.Node) {
	named := map[string]tree.Field{}
	for _, g := range root.Each("dependency-groups") {
		named[request.NormalizeName(g.Key)] = g
	}
	read := map[string]bool{}
	for _, g := range root.Each("dependency-groups") {
		if name := request.NormalizeName(g.Key); p.r.Asked.Group(name, isDefaultGroup(root, name)) {
			p.group(root, named, name, read)
		}
	}
	for _, g := range root.Each("dependency-groups") {
		if !read[request.NormalizeName(g.Key)] {
			p.optional(g, "group")
		}
	}
	if !p.r.Asked.Group("dev", true) || p.r.Asked.Metadata {
		return
	}
	for _, g := range root.Each("tool", "pdm", "dev-dependencies") {
		for _, d := range g.Value.List() {
			p.requirement(d)
		}
	}
	for _, d := range root.List("tool", "uv", "dev-dependencies") {
		p.requirement(d)
	}
}

// isDefaultGroup reports whether uv installs a group unless it is told not to.
// https://docs.astral.sh/uv/concepts/projects/dependencies/#default-groups
func isDefaultGroup(root *tree.Node, name string) bool {
	at := root.At("tool", "uv", "default-groups")
	if at == nil {
		return name == "dev"
	}
	return at.Kind == tree.Text && at.Value == "all" || slices.ContainsFunc(at.List(), func(g *tree.Node) bool {
		return request.NormalizeName(g.Value) == name
	})
}

// group reads a group and those that it includes, each once.
func (p *project) group(root *tree.Node, named map[string]tree.Field, name string, read map[string]bool) {
	g, ok := named[name]
	if !ok || read[name] {
		return
	}
	read[name] = true
	for _, f := range root.Each("tool", "uv", "dependency-groups") {
		if at := f.Value.At("requires-python"); at != nil && request.NormalizeName(f.Key) == name && !p.r.Asked.Metadata {
			p.python(at, at.Value)
		}
	}
	for _, d := range g.Value.List() {
		included := d.At("include-group")
		if included == nil {
			p.requirement(d)
			continue
		}
		below := request.NormalizeName(included.Value)
		if _, ok := named[below]; !ok {
			p.r.NotJudged(included.Start, included.End, "there is no group of that name")
		}
		p.group(root, named, below, read)
	}
}

func (p *project) optional(f tree.Field, kind string) { noteOptional(p.r, f, kind) }

// noteOptional notes requirements that are installed only where somebody asks.
func noteOptional(r *document.Reading, f tree.Field, kind string) {
	r.Note(f.At, "not judged: the %s %s: it is installed only where it is asked for", kind, document.Excerpt(f.Key))
}

func (p *project) requirement(d *tree.Node) {
	if d.Kind != tree.Text {
		p.r.Note(d.Start, "not judged: an entry that is no requirement")
		return
	}
	req, err := requirement.Parse(d.Value)
	if err != nil {
		p.r.NotJudged(d.Start, d.End, err.Error())
		return
	}
	if req.Name == p.itself && p.itself != "" {
		for _, extra := range req.Extras {
			p.extra(extra)
		}
		return
	}
	p.observe(req, d.Start, d.End)
}

// observe adds a package with the place that its sources say.
func (p *project) observe(req requirement.Requirement, start, end int) {
	o := req.Observation()
	o.Settled = p.settles
	if slices.Contains(p.r.Asked.NotInstalled, req.Name) {
		p.r.NotJudged(start, end, "the command that installs the rest keeps it out")
		return
	}
	places := p.places[req.Name]
	from := onLinux(places)
	if len(places) > 1 || len(places) == 1 && places[0].marker != "" {
		o.Origins = p.origins(places)
	}
	switch {
	case from.local:
		p.r.NotJudged(start, end, "a project of its own folder; name its pyproject.toml beside this")
		return
	case from.url != "":
		o.From = from.url
		o.Source = !strings.HasSuffix(from.url, ".whl")
		if wheel, ok := requirement.FromWheelName(from.url); ok {
			o.Value, o.Specifier = wheel.Version, ""
		}
	case strings.Contains(from.index, "://"): // pixi names the address itself
		o.From = document.WithoutPassword(from.index)
		p.r.AddIndex(observed.Index{URL: from.index, Extra: true, Packages: []string{req.Name}}, cmp.Or(from.at, start))
	case from.index != "":
		o.From = p.urlOf(from.index)
	}
	for _, from := range places {
		if from.index != "" && !strings.Contains(from.index, "://") {
			p.asked[from.index] = append(p.asked[from.index], asking{req.Name, cmp.Or(from.marker, from.behind)})
		}
	}
	p.r.Observe(o, start, end)
	p.constrained(o)
	if l, ok := install.LibraryOf(o); ok {
		p.r.Observe(l, start, end)
	}
}

// onLinux returns the first place whose marker does not keep it from Linux; no place where
// there is none.
func onLinux(places []place) place {
	for _, from := range places {
		if mayHold(from.marker) {
			return from
		}
	}
	return place{}
}

// origins returns several places as those of an observation.
func (p *project) origins(places []place) (list []observed.Origin) {
	for _, from := range places {
		o := observed.Origin{Marker: from.marker, From: p.urlOf(from.index)}
		if from.url != "" {
			o.From, o.Source = from.url, !strings.HasSuffix(from.url, ".whl")
			if wheel, ok := requirement.FromWheelName(from.url); ok {
				o.Value = wheel.Version
			}
		}
		list = append(list, o)
	}
	return list
}

// urlOf returns the address of the index of a name; empty where none has it.
func (p *project) urlOf(name string) (url string) {
	for _, i := range p.named {
		if name != "" && i.name == name {
			url = document.WithoutPassword(i.URL)
		}
	}
	return url
}

// python reads the range of Python's versions.
func (p *project) python(at *tree.Node, specifier string) {
	specifier = strings.ReplaceAll(specifier, " ", "")
	o := observed.Observation{Kind: observed.Python, Value: requirement.Pinned(specifier)}
	if o.Value == "" {
		o.Value = onlyMinor(specifier)
	}
	if o.Value == "" {
		o.Specifier = specifier
	}
	p.r.Observe(o, at.Start, at.End)
}

// onlyMinor returns the minor of Python that a range allows, where that is one: 3.11 of
// ==3.11.*, ~=3.11.2 and >=3.11,<3.12.
func onlyMinor(specifier string) string {
	if prefix, ok := strings.CutPrefix(specifier, "=="); ok && strings.HasSuffix(prefix, ".*") {
		if minor := strings.TrimSuffix(prefix, ".*"); version.IsDotted(minor) && version.Parts(minor) >= 2 {
			return version.Minor(minor)
		}
		return ""
	}
	if low, ok := strings.CutPrefix(specifier, "~="); ok && version.IsDotted(low) && version.Parts(low) == 3 {
		return version.Minor(low)
	}
	low, high, _ := strings.Cut(specifier, ",")
	if strings.HasPrefix(low, "<") {
		low, high = high, low
	}
	low, above := strings.CutPrefix(low, ">=")
	high, below := strings.CutPrefix(high, "<")
	if !above || !below || !version.IsDotted(low) || !version.IsDotted(high) || version.Parts(low) < 2 ||
		version.Parts(high) < 2 || version.Major(low) != version.Major(high) {
		return ""
	}
	major, minor, _ := strings.Cut(version.Minor(low), ".")
	n, err := strconv.Atoi(minor)
	next := major + "." + strconv.Itoa(n+1)
	if err != nil || version.Minor(high) != next || version.Compare(high, next) != 0 {
		return ""
	}
	return version.Minor(low)
}

// hide has an index that uv comes to behind PyPI asked for the packages alone that name it: uv takes what the
// first index has, and that has them all.
func (p *project) hide() {
	behind := false
	for n := range p.named {
		i := &p.named[n]
		if i.explicit || !i.First {
			continue
		}
		if behind && len(p.asked[i.name]) == 0 {
			p.r.Note(i.at, "not judged: %s: uv asks PyPI first, as this names it, and takes what that has",
				document.Excerpt(i.URL))
		}
		i.explicit = behind
		behind = behind || install.IsPyPI(i.URL)
	}
}

// finish adds the indexes, those that only some packages come from with these.
func (p *project) finish() {
	p.hide()
	if p.shareOut() {
		return
	}
	for _, i := range p.named {
		if !i.explicit {
			p.r.AddIndex(i.Index, i.at)
			continue
		}
		var markers []string
		packages := map[string][]string{}
		for _, by := range p.asked[i.name] {
			if packages[by.marker] == nil {
				markers = append(markers, by.marker)
			}
			packages[by.marker] = append(packages[by.marker], by.name)
		}
		for _, marker := range markers {
			slices.Sort(packages[marker])
			i.Marker, i.Packages = marker, slices.Compact(packages[marker])
			p.r.AddIndex(i.Index, i.at)
		}
	}
}

package python

import (
	"strings"

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
	r.Observe(o, version.Start, version.End)
	if library, ok := install.LibraryOf(o); ok {
		r.Observe(library, version.Start, version.End)
	}
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
		l.r.Note(p.Start, "not judged: %s: another one of that name is installed on Linux without an extra",
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
		p.python(at, Constraint(at.Value))
	}
}

// PoetryLock reads a poetry.lock. What extras bring alone, it notes.
func PoetryLock(r *document.Reading, root *tree.Node) {
	r.Env.Installer = observed.Poetry
	pythonRange(r, root.At("metadata", "python-versions"))
	mandatory := map[string]bool{}
	var installed []*tree.Node
	place := map[*tree.Node]int{}
	for _, p := range root.List("package") {
		if p.Scalar("optional") != "true" {
			mandatory[p.String("name")] = true
			place[p] = len(installed)
			installed = append(installed, p)
		}
	}
	f := newForks(installed, func(p *tree.Node) string { return p.String("markers") })
	f.follow(poetryAsks)
	others := leftOut{r: r, installed: func(name string) bool { return mandatory[name] }}
	defer others.note("what extras bring alone")
	for _, p := range root.List("package") {
		i, ok := place[p]
		if !ok || f.out[i] {
			others.add(p)
			continue
		}
		l := locked{at: p, from: p.String("source", "url"), marker: f.markers[i]}
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
			if a.specifier = Constraint(a.specifier); a.specifier == "*" {
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
	for _, p := range root.List("package") {
		if p.String("path") != "" {
			continue // the project's own folders
		}
		l := locked{at: p, from: p.String("url"), marker: p.String("marker")}
		if git := p.String("git"); git != "" {
			l.from, l.source = "git+"+git, true
		}
		l.observe(r)
	}
}

// PyLock reads a pylock.toml.
// https://packaging.python.org/en/latest/specifications/pylock-toml/
func PyLock(r *document.Reading, root *tree.Node) {
	r.Env.Installer = observed.Pip
	pythonRange(r, root.At("requires-python"))
	for _, p := range root.List("packages") {
		l := locked{at: p, from: p.String("index"), marker: p.String("marker")}
		switch {
		case p.At("directory") != nil:
			continue // the project's own folders
		case p.String("vcs", "url") != "":
			l.from, l.source = p.String("vcs", "url"), true
		case p.String("archive", "url") != "":
			l.from = p.String("archive", "url")
			l.source = !strings.HasSuffix(l.from, ".whl")
		}
		l.observe(r)
	}
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
	for _, section := range []string{"default", "develop"} {
		for _, f := range root.Each(section) {
			pipfilePackage(r, f, urls)
		}
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

package python

import (
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// poetry reads [tool.poetry].
func (p *project) poetry(root *tree.Node) {
	p.onDemand = map[string]bool{}
	for _, extra := range root.Each("extras") {
		for _, d := range extra.Value.List() {
			if name := requirement.Pin(d.Value, "").Name; p.r.Asked.Extra(request.NormalizeName(extra.Key)) {
				p.onDemand[name] = true
			}
		}
	}
	for _, f := range root.Each("dependencies") {
		p.entry(f)
	}
	if p.r.Asked.Metadata {
		return
	}
	for _, f := range root.Each("dev-dependencies") {
		p.entry(f)
	}
	for _, g := range root.Each("group") {
		if !p.r.Asked.Group(request.NormalizeName(g.Key), g.Value.Scalar("optional") != "true") {
			p.optional(g, "group")
			continue
		}
		for _, f := range g.Value.Each("dependencies") {
			p.entry(f)
		}
	}
}

// entry reads NAME = "RANGE" or NAME = { version, source, git, url, … }, as
// Poetry, Pipenv and pixi write it, or a list of such tables, each for another platform or
// Python.
func (p *project) entry(f tree.Field) {
	if f.Value.Kind != tree.List {
		p.oneEntry(f, f.Value, false)
		return
	}
	for i, one := range f.Value.Items {
		p.oneEntry(f, one, i > 0)
	}
}

// oneEntry reads an entry, which may be one of a list that counts where none before it does.
func (p *project) oneEntry(f tree.Field, table *tree.Node, other bool) {
	at := table
	if at.Kind == tree.Table {
		at = table.At("version")
	}
	if f.Key == "python" || f.Key == "python_version" {
		if at != nil {
			p.python(at, requirement.Constraint(at.Value))
		}
		return
	}
	req := requirement.Pin(f.Key, "")
	start, end := f.At, f.At+len(f.Key)
	switch {
	case at != nil && at.Kind > tree.Other:
		req.Version = "a table" // which names no release, so that none is for certain
	case at != nil:
		req.Specifier = requirement.Constraint(at.Value)
		req.Version = requirement.Pinned(req.Specifier)
		start, end = at.Start, at.End
	}
	if other {
		delete(p.places, req.Name) // each entry has its own
	}
	p.table(&req, table)
	if table.Scalar("optional") == "true" && !p.onDemand[req.Name] {
		o := req.Observation()
		o.Text = p.r.Text[start:end]
		p.r.Note(start, "not judged: %s: installed only where its extra is asked for", document.Excerpt(o.Words()))
		return
	}
	before := len(p.r.Env.Observations)
	p.observe(req, start, end)
	for i := before; i < len(p.r.Env.Observations); i++ {
		p.r.Env.Observations[i].Else = other
	}
}

// table takes what an entry's table says of where its package comes from.
func (p *project) table(req *requirement.Requirement, table *tree.Node) {
	if table.Kind != tree.Table {
		return
	}
	from := placeOf(table)
	from.index = table.String("source")
	if from.index == "" {
		from.index = table.String("index")
	}
	if file := table.String("file"); file != "" {
		from.url = file
	}
	req.Marker = markerOf(table)
	if from.marker = ""; from != (place{}) {
		from.behind = req.Marker
		p.places[req.Name] = []place{from}
	}
	for _, e := range table.List("extras") {
		req.Extras = append(req.Extras, e.Value)
	}
}

// Pipfile reads a Pipfile.
func Pipfile(r *document.Reading, root *tree.Node) {
	p := &project{r: r, places: map[string][]place{}, asked: map[string][]asking{}}
	r.Env.Installer = observed.Pipenv
	for n, i := range root.List("source") {
		p.addIndex(i, namedIndex{Index: observed.Index{Extra: n > 0}})
	}
	for _, key := range []string{"python_version", "python_full_version"} {
		if at := root.At("requires", key); at != nil {
			r.Observe(observed.Observation{Kind: observed.Python, Value: at.Value}, at.Start, at.End)
		}
	}
	for _, f := range root.Each("packages") {
		p.entry(f)
	}
	forDevelopment(r, root.Each("dev-packages"))
	p.finish()
}

// Entries returns a reader of NAME = "RANGE" entries, as pixi.toml has them for
// PyPI.
func Entries(r *document.Reading) func(tree.Field) {
	p := &project{r: r, places: map[string][]place{}, asked: map[string][]asking{}}
	return p.entry
}

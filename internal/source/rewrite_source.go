package source

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// indexTables says how a tool's file names indexes: by tables, below a path of keys, and by a key of what comes
// from one.
type indexTables struct {
	path  []string
	key   string // of a package's own table
	below string // what a table of an index says besides its name and its address
}

// sourceTools are the tools whose packages name the index that they come from.
// https://python-poetry.org/docs/repositories/#explicit-package-sources
// https://pipenv.pypa.io/en/latest/indexes.html
var sourceTools = map[string]indexTables{
	observed.Poetry: {[]string{"tool", "poetry", "source"}, "source", "priority = \"explicit\"\n"},
	observed.Pipenv: {[]string{"source"}, "index", "verify_ssl = true\n"},
}

// inSettings says that a tool takes its indexes from somewhere else.
func inSettings(o observed.Observation, name, url, tool string) error {
	return byHand(o.At, "%s comes from the index %s, which %s takes from its own settings", name, url,
		cmp.Or(tool, "the installer"))
}

// ownSource adds an index to a project of Poetry's, Pipenv's or PDM's, for a package alone.
func (w *rewriter) ownSource(d *draft, o observed.Observation, name, url string) error {
	root, err := d.table()
	if err != nil {
		return err
	}
	label := "pytorch-" + path.Base(url)
	if !strings.Contains(url, "pytorch.org") {
		label = name + "-index"
	}
	if w.env.Installer == observed.PDM {
		return d.sourceOfPDM(o, root, name, label, url)
	}
	tool, ok := sourceTools[w.env.Installer]
	if !ok {
		return inSettings(o, name, url, w.env.Installer)
	}
	known, sources := false, root.List(tool.path...)
	for _, i := range sources {
		switch {
		case strings.TrimSuffix(i.String("url"), "/") == strings.TrimSuffix(url, "/") && i.String("name") != "":
			label, known = i.String("name"), true
		case i.String("name") == label:
			return byHand(d.doc.Position(i.Start), "the index %s is another one: take %s from an index of %s", label,
				name, url)
		}
	}
	if at := inlineTables(root, tool.path...); at != nil && !known {
		return byHand(d.doc.Position(at.At), "take %s from an index of %s, named here", name, url)
	}
	start, _ := d.doc.Offset(o.At.Line, o.At.Column)
	table, f := entryAt(root, start)
	if f == nil && w.env.Installer == observed.Poetry && ofProject(root, start) {
		if d.otherMarkers(root, o, start) {
			return behindMarkers(o, name, url)
		}
		if err := d.enrich(o, root, name, tool.key+" = \""+label+"\""); err != nil {
			return err
		}
		f = &tree.Field{}
	}
	if f == nil {
		return byHand(o.At, "take %s from an index of %s, named in this file", name, url)
	}
	from := ", " + tool.key + " = \"" + label + "\""
	switch at := f.Value; {
	case at == nil:
	case at.Kind == tree.Text && f.Key == "version":
		if table.At(tool.key) != nil || !d.lineBelow(f, tool.key+" = \""+label+"\"") {
			return byHand(o.At, "take %s from an index of %s, named in this file", name, url)
		}
	case at.Kind == tree.Text && d.quoted(at):
		d.replace(at.Start-1, at.Start-1, "{version = ")
		d.replace(at.End+1, at.End+1, from+"}")
	case at.Kind == tree.Table && at.Flow && at.At(tool.key) == nil && d.quoted(at.At("version")):
		end := at.At("version").End + 1
		d.replace(end, end, from)
	default:
		return byHand(o.At, "take %s from an index of %s, named in this file", name, url)
	}
	if w.env.Installer == observed.Pipenv && len(sources) == 0 { // else the new one is in place of the default one
		d.append("\n[[source]]\nname = \"pypi\"\nurl = \"" + plan.DefaultIndex + "\"\nverify_ssl = true\n")
	}
	if !known {
		d.append("\n[[" + strings.Join(tool.path, ".") + "]]\nname = \"" + label + "\"\nurl = \"" + url + "\"\n" +
			tool.below)
	}
	return nil
}

// enrichedHeader opens the table in which Poetry says more of the packages that a project's own metadata names.
// https://python-poetry.org/docs/dependency-specification/#projectdependencies-and-toolpoetrydependencies
const enrichedHeader = "[tool.poetry.dependencies]\n"

// enrich says something more of a package that a project's own metadata names.
func (d *draft) enrich(o observed.Observation, root *tree.Node, name, what string) error {
	table := root.At("tool", "poetry", "dependencies")
	if table != nil && (!table.Header || table.At(name) != nil) {
		return byHand(o.At, "say %s of %s in [tool.poetry.dependencies]", what, name)
	}
	d.intoTable(table, enrichedHeader, name+" = { "+what+" }\n")
	return nil
}

// intoTable writes a line as the first one of a table that has a header of its own. Where there is none yet, nil, it is
// added with the header that is given, or is the one that an earlier change adds.
func (d *draft) intoTable(table *tree.Node, header, line string) {
	if table != nil {
		_, end := d.doc.Line(table.Start)
		if end == len(d.doc.Text) {
			d.append(line)
			return
		}
		end += strings.IndexByte(d.doc.Text[end:], '\n') + 1
		d.replace(end, end, line)
		return
	}
	for i := range d.edits {
		if e := &d.edits[i]; strings.HasPrefix(strings.TrimLeft(e.text, "\n"), header) {
			if !strings.Contains(e.text, "\n"+line) {
				e.text += line
			}
			return
		}
	}
	d.append("\n" + header + line)
}

// sourceOfPDM adds an index of PDM's, which says itself which packages come from it.
// https://pdm-project.org/latest/usage/config/#specify-index-for-individual-packages
func (d *draft) sourceOfPDM(o observed.Observation, root *tree.Node, name, label, url string) error {
	start, _ := d.doc.Offset(o.At.Line, o.At.Column)
	if d.otherMarkers(root, o, start) {
		return behindMarkers(o, name, url)
	}
	if at := inlineTables(root, "tool", "pdm", "source"); at != nil {
		return byHand(d.doc.Position(at.At), "take %s from an index of %s, named here", name, url)
	}
	for _, i := range root.List("tool", "pdm", "source") {
		if i.String("name") == label && strings.TrimSuffix(i.String("url"), "/") != strings.TrimSuffix(url, "/") {
			return byHand(d.doc.Position(i.Start), "the index %s is another one: take %s from an index of %s", label,
				name, url)
		}
		for _, pattern := range i.List("include_packages") {
			if ok, err := path.Match(request.NormalizeName(pattern.Value), name); ok && err == nil {
				return byHand(d.doc.Position(i.Start), "%s comes from what stands here: take it from an index of %s", name,
					url)
			}
		}
		if i.String("name") == label {
			return byHand(d.doc.Position(i.Start), "take %s from this index: a second one of its name is read in its place",
				name)
		}
	}
	header := "\n[[tool.pdm.source]]\nname = \"" + label + "\"\nurl = \"" + url + "\"\n"
	for i := range d.edits {
		e := &d.edits[i]
		if !strings.HasPrefix(strings.TrimLeft(e.text, "\n"), header[1:]) {
			continue
		}
		if !strings.Contains(e.text, "\""+name+"\"") {
			e.text = strings.Replace(e.text, "]\nexclude", ", \""+name+"\"]\nexclude", 1)
		}
		return nil
	}
	d.append(header + "include_packages = [\"" + name + "\"]\nexclude_packages = [\"*\"]\n")
	return nil
}

// quoted reports whether a value stands between quotes of one character.
func (d *draft) quoted(at *tree.Node) bool {
	text := d.doc.Text
	return at != nil && at.Kind == tree.Text && at.Start > 0 && at.End < len(text) &&
		strings.IndexByte(`"'`, text[at.Start-1]) >= 0 && text[at.Start-1] == text[at.End] &&
		(at.Start < 2 || text[at.Start-2] != text[at.Start-1])
}

// entryAt returns the entry of a table whose value, or the version within that, stands at an offset, and the table;
// nil for none.
func entryAt(n *tree.Node, start int) (table *tree.Node, entry *tree.Field) {
	if n == nil || n.Kind != tree.Table {
		return nil, nil
	}
	for i := range n.Fields {
		f := &n.Fields[i]
		if f.Value.Kind == tree.Text && f.Value.Start == start || f.Value.Flow && offsetBelow(f.Value, "version") == start {
			return n, f
		}
		if table, below := entryAt(f.Value, start); below != nil {
			return table, below
		}
	}
	return nil, nil
}

// lineBelow adds a line below that of a key and its value, with what stands before the key where that is dotted. It
// reports whether the two have a line of their own.
func (d *draft) lineBelow(f *tree.Field, what string) bool {
	if !d.quoted(f.Value) {
		return false
	}
	start, end := d.doc.Line(f.At)
	before, behind := d.doc.Text[start:f.At], ""
	if f.Value.End+1 <= end {
		behind = strings.TrimSpace(d.doc.Text[f.Value.End+1 : end])
	}
	if strings.ContainsAny(before, "{,=") || behind != "" && behind[0] != '#' || end == len(d.doc.Text) {
		return false
	}
	d.replace(end, end, "\n"+before+what)
	return true
}

// inlineTables returns the key whose value is a list of tables between brackets, which no header adds to; nil for
// others.
func inlineTables(root *tree.Node, keys ...string) *tree.Field {
	last := len(keys) - 1
	for _, f := range root.Each(keys[:last]...) {
		if f.Key == keys[last] && f.Value.Flow {
			return &f
		}
	}
	return nil
}

// otherMarkers reports whether an entry of a project, at an offset, has others of its package that stand behind
// another marker and stay as they are. Those of sets that are never installed with its own do not count.
func (d *draft) otherMarkers(root *tree.Node, o observed.Observation, start int) bool {
	sets := setsOf(root)
	own := slices.IndexFunc(sets, func(s set) bool { return s.holds(start) })
	stays := func(e entry) bool {
		edited := func(other edit) bool { return other.start < e.end && e.start < other.end }
		return e.Name == o.Name && e.Marker != o.Marker && (o.Marker != "" || e.Value != "") &&
			!slices.ContainsFunc(d.edits, edited)
	}
	return own >= 0 && slices.ContainsFunc(sets, func(s set) bool {
		return (s.holds(start) || !conflict(root, sets[own], s)) && slices.ContainsFunc(s.entries, stays)
	})
}

// behindMarkers says to take one of several entries of a package from an index.
func behindMarkers(o observed.Observation, name, url string) error {
	return byHand(o.At, "take %s from an index of %s, where its marker holds alone: others of its entries keep "+
		"what they have", name, url)
}

// ofProject reports whether one of a project's own requirements, or of its extras', stands at an offset.
func ofProject(root *tree.Node, start int) bool {
	return listed(root.At("project", "dependencies"), start) ||
		slices.ContainsFunc(root.Each("project", "optional-dependencies"), func(f tree.Field) bool {
			return listed(f.Value, start)
		})
}

// listed reports whether one of the values of a list stands at an offset.
func listed(list *tree.Node, start int) bool {
	return list != nil && slices.ContainsFunc(list.Items, func(n *tree.Node) bool { return n.Start == start })
}

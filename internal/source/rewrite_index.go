package source

import (
	"cmp"
	"path"
	"strings"

	"github.com/envsolve/envsolve/planner/observed"
)

// index writes the index that a package has to come from: over the one of the
// same makers, or as the file's syntax adds one.
func (w *rewriter) index(d *draft, o observed.Observation, c observed.Change, end int) error {
	name := o.Name
	if c.Name != "" {
		name, _, _ = strings.Cut(c.Name, "[")
	}
	if now, ok := w.indexOf(o.At.File, name, c.Index); ok {
		at, found := d.doc.Offset(now.At.Line, now.At.Column)
		if !found || !strings.HasPrefix(d.doc.Text[at:], now.URL) {
			return byHand(now.At, "change the index to %s by hand", c.Index)
		}
		d.replace(at, at+len(now.URL), c.Index)
		return nil
	}
	switch formatOf(d.doc) {
	case isRequirements:
		d.replace(afterComments(d.doc.Text), afterComments(d.doc.Text), "--extra-index-url "+c.Index+"\n")
		return nil
	case isDockerfile:
		if end < len(d.doc.Text) && (d.doc.Text[end] == '"' || d.doc.Text[end] == '\'') {
			end++
		}
		d.replace(end, end, " --extra-index-url "+c.Index)
		return nil
	case isTOML:
		return w.tableIndex(d, o, name, c.Index)
	case isYAML:
		return w.listIndex(d, o, c.Index)
	}
	return byHand(o.At, "%s comes from --extra-index-url %s", name, c.Index)
}

// afterComments returns where the first line that is no comment begins.
func afterComments(text string) (at int) {
	for line := range strings.Lines(text) {
		if trimmed := strings.TrimSpace(line); trimmed != "" && trimmed[0] != '#' {
			return at
		}
		at += len(line)
	}
	return 0
}

// tableIndex adds an index to a project of uv's; other tools take it elsewhere.
func (w *rewriter) tableIndex(d *draft, o observed.Observation, name, url string) error {
	if w.env.Installer != observed.UV {
		return byHand(o.At, "%s comes from the index %s, which %s takes from its own settings", name, url,
			cmp.Or(w.env.Installer, "the installer"))
	}
	label := "pytorch-" + path.Base(url)
	if !strings.Contains(url, "pytorch.org") {
		label = name + "-index"
	}
	source := name + " = { index = \"" + label + "\" }\n"
	table := "[[tool.uv.index]]\nname = \"" + label + "\"\nurl = \"" + url + "\"\nexplicit = true\n"
	end := len(d.doc.Text)
	if !strings.HasSuffix(d.doc.Text, "\n") {
		table = "\n" + table
	}
	const header = "\n[tool.uv.sources]\n"
	if at := strings.Index("\n"+d.doc.Text, header); at >= 0 {
		at += len(header) - 1
		d.replace(at, at, source)
		d.replace(end, end, "\n"+table)
		return nil
	}
	d.replace(end, end, "\n[tool.uv.sources]\n"+source)
	d.replace(end, end, "\n"+table)
	return nil
}

// listIndex adds the option to the list of requirements that the package stands
// in, as conda's environment files take it.
func (w *rewriter) listIndex(d *draft, o observed.Observation, url string) error {
	at, _ := d.doc.Offset(o.At.Line, o.At.Column)
	start, _ := d.doc.Line(at)
	before := d.doc.Text[start:at]
	indent, _, ok := strings.Cut(before, "-")
	if !ok || strings.TrimSpace(indent) != "" || !strings.Contains(d.doc.Text[:start], "- pip:") {
		return byHand(o.At, "%s comes from the index %s", o.Name, url)
	}
	d.replace(start, start, indent+"- --extra-index-url "+url+"\n")
	return nil
}

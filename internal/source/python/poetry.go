package python

import (
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
)

// poetry reads [tool.poetry].
func (p *project) poetry(root *tree.Node) {
	for _, f := range root.Each("dependencies") {
		p.entry(f)
	}
	for _, f := range root.Each("dev-dependencies") {
		p.entry(f)
	}
	for _, g := range root.Each("group") {
		if g.Value.Scalar("optional") == "true" {
			p.optional(g, "group")
			continue
		}
		for _, f := range g.Value.Each("dependencies") {
			p.entry(f)
		}
	}
}

// entry reads NAME = "RANGE" or NAME = { version, source, git, url, … }, as
// Poetry, Pipenv and pixi write it.
func (p *project) entry(f tree.Field) {
	at, table := f.Value, f.Value
	if f.Value.Kind == tree.List { // one for each platform or Python
		if table = onLinux(f.Value.Items); table == nil {
			p.r.Note(f.At, "not judged: %s: none of its entries is for Linux", document.Excerpt(f.Key))
			return
		}
		at = table
	}
	if at.Kind == tree.Table {
		at = table.At("version")
	}
	if f.Key == "python" || f.Key == "python_version" {
		if at != nil {
			p.python(at, Constraint(at.Value))
		}
		return
	}
	req := requirement.Pin(f.Key, "")
	start, end := f.At, f.At+len(f.Key)
	if at != nil && at.Kind <= tree.Other {
		req.Specifier = Constraint(at.Value)
		req.Version = requirement.Pinned(req.Specifier)
		start, end = at.Start, at.End
	}
	p.table(&req, table)
	if table.Scalar("optional") == "true" {
		p.r.NotJudged(start, end, "installed only where its extra is asked for")
		return
	}
	p.observe(req, start, end)
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
	if from != (place{}) {
		from.marker = ""
		p.places[req.Name] = []place{from}
	}
	req.Marker = table.String("markers")
	for _, e := range table.List("extras") {
		req.Extras = append(req.Extras, e.Value)
	}
}

// holdsOnLinux reports whether a marker does not keep an entry from Linux.
func holdsOnLinux(marker string) bool {
	m, err := version.ParseMarker(marker)
	return marker == "" || err == nil && m.On(version.Environment{
		"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "platform_machine": "x86_64",
	}) != version.AppliesNot
}

// onLinux returns the first entry whose marker does not keep it from Linux.
func onLinux(entries []*tree.Node) *tree.Node {
	for _, e := range entries {
		if p := e.String("platform"); p != "" && p != "linux" {
			continue
		}
		text := e.String("marker")
		if text == "" {
			text = e.String("markers")
		}
		if holdsOnLinux(text) {
			return e
		}
	}
	return nil
}

// Constraint returns a range of Poetry's as PEP 440 writes it: ^2.5 is >=2.5,<3,
// ~2.5 is >=2.5,<2.6, and 2.5.1 is ==2.5.1.
// https://python-poetry.org/docs/dependency-specification/
func Constraint(text string) string {
	var clauses []string
	for clause := range strings.SplitSeq(text, ",") {
		clause = strings.ReplaceAll(strings.TrimSpace(clause), " ", "")
		switch {
		case clause == "" || clause == "*":
		case clause[0] == '^':
			clauses = append(clauses, caret(clause[1:]))
		case strings.HasPrefix(clause, "~") && !strings.HasPrefix(clause, "~="):
			clauses = append(clauses, tilde(clause[1:]))
		case requirement.IsVersion(clause):
			clauses = append(clauses, "=="+clause)
		default:
			clauses = append(clauses, clause)
		}
	}
	return strings.Join(clauses, ",")
}

// caret keeps the first number that is not zero.
func caret(low string) string {
	parts := strings.Split(low, ".")
	for i, part := range parts {
		if n, err := strconv.Atoi(part); err == nil && (n > 0 || i == len(parts)-1) {
			return between(low, parts[:i], n)
		}
	}
	return ">=" + low
}

// tilde keeps the first two numbers.
func tilde(low string) string {
	parts := strings.Split(low, ".")
	last := min(len(parts), 2) - 1
	n, err := strconv.Atoi(parts[last])
	if err != nil {
		return ">=" + low
	}
	return between(low, parts[:last], n)
}

func between(low string, before []string, n int) string {
	high := strconv.Itoa(n + 1)
	if len(before) > 0 {
		high = strings.Join(before, ".") + "." + high
	}
	return ">=" + low + ",<" + high
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
	for _, f := range root.Each("dev-packages") {
		p.entry(f)
	}
	p.finish()
}

// Entries returns a reader of NAME = "RANGE" entries, as pixi.toml has them for
// PyPI.
func Entries(r *document.Reading) func(tree.Field) {
	p := &project{r: r, places: map[string][]place{}, asked: map[string][]asking{}}
	return p.entry
}

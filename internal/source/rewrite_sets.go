package source

import (
	"slices"

	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// set is packages that a project asks for together: its own, those of an extra or of a group.
type set struct {
	kind, name string // project, extra or group; and what uv calls it by
	entries    []entry
}

// entry is one of them, and where its text stands.
type entry struct {
	observed.Observation
	start, end int
}

// otherSets writes a change into the extras and groups of a project that nobody asks for here and that hold the
// package, or one made for its release, at another version: tools lock all of a project's sets at once.
// Those that are said to conflict with the one that changes are locked apart, and left.
// https://docs.astral.sh/uv/concepts/projects/config/#conflicting-dependencies
func (w *rewriter) otherSets(d *draft, o observed.Observation, c observed.Change, start int) error {
	locks := []string{observed.UV, observed.Poetry, observed.PDM, observed.Pipenv}
	if c.Value == "" || formatOf(d.doc) != isTOML || !slices.Contains(locks, w.env.Installer) {
		return nil
	}
	root, err := d.table()
	if err != nil {
		return err
	}
	sets := setsOf(root)
	holds := func(s set) bool { return s.holds(start) }
	own := slices.IndexFunc(sets, holds)
	if own < 0 {
		return nil
	}
	pairs := pairsOf(o.Name, c.Value)
	for _, s := range sets {
		if !holds(s) && conflict(root, sets[own], s) {
			continue
		}
		for _, e := range s.entries {
			if holds(s) && w.reads(d, e.Name) { // else one of Poetry's for an extra, beside the others
				continue
			}
			to, made := pairs[e.Name]
			if e.Name == o.Name {
				to, made = c.Value, true
			}
			edited := func(other edit) bool { return other.start < e.end && e.start < other.end }
			if !made || e.Value == "" && e.Specifier == "" || isAddress(e.Observation) || lets(&e.Observation, to) ||
				e.Marker != "" && o.Marker != "" && e.Marker != o.Marker || slices.ContainsFunc(d.edits, edited) {
				continue
			}
			d.replace(e.start, e.end, spellPackage(d, e.Observation, observed.Change{Value: to}))
		}
	}
	return nil
}

// reads reports whether an entry of a package in a file is among what was observed.
func (w *rewriter) reads(d *draft, name string) bool {
	return slices.ContainsFunc(w.env.Observations, func(o observed.Observation) bool {
		return o.Kind == observed.Package && o.Name == name && o.At.File == d.doc.Name
	})
}

// holds reports whether an entry of the set stands at an offset.
func (s set) holds(at int) bool {
	return slices.ContainsFunc(s.entries, func(e entry) bool { return e.start <= at && at < e.end })
}

// apart returns the extra or the group that an entry is of, where uv is told that it conflicts with another; nil
// for others.
func apart(root *tree.Node, at int) *set {
	sets := setsOf(root)
	own := slices.IndexFunc(sets, func(s set) bool { return s.holds(at) })
	if own < 0 || !slices.ContainsFunc(sets, func(s set) bool { return !s.holds(at) && conflict(root, sets[own], s) }) {
		return nil
	}
	return &sets[own]
}

// written returns the text of a value as edits leave it.
func (d *draft) written(at *tree.Node) string {
	text, from := "", at.Start
	for _, e := range d.edits {
		if at.Start <= e.start && e.end <= at.End && from <= e.start {
			text, from = text+d.doc.Text[from:e.start]+e.text, e.end
		}
	}
	return text + d.doc.Text[from:at.End]
}

// pairsOf returns which versions of packages are made for a release of a framework.
func pairsOf(name, release string) map[string]string {
	facts := matrices.Embedded()
	for _, info := range facts.FrameworkInfos() {
		if !slices.Contains(info.Packages, name) {
			continue
		}
		for _, r := range facts.Frameworks(info.ID) {
			if r.Version == release {
				return r.Pairs
			}
		}
	}
	return nil
}

// setsOf returns the sets of a pyproject.toml, or of a Pipfile.
func setsOf(root *tree.Node) []set {
	sets := []set{{kind: "project", entries: entriesOf(root.List("project", "dependencies"))}}
	for _, f := range root.Each("project", "optional-dependencies") {
		sets = append(sets, set{"extra", request.NormalizeName(f.Key), entriesOf(f.Value.List())})
	}
	for _, f := range root.Each("dependency-groups") {
		sets = append(sets, set{"group", request.NormalizeName(f.Key), entriesOf(f.Value.List())})
	}
	sets = append(sets, set{"group", "dev", entriesOf(root.List("tool", "uv", "dev-dependencies"))})
	for _, f := range root.Each("tool", "pdm", "dev-dependencies") {
		sets = append(sets, set{"group", request.NormalizeName(f.Key), entriesOf(f.Value.List())})
	}
	sets = append(sets, set{kind: "project", entries: ofPoetry(root.Each("tool", "poetry", "dependencies"))})
	for _, f := range root.Each("tool", "poetry", "group") {
		sets = append(sets, set{"group", request.NormalizeName(f.Key), ofPoetry(f.Value.Each("dependencies"))})
	}
	// Those of a Pipfile: https://pipenv.pypa.io/en/latest/pipfile.html
	return append(sets, set{kind: "project", entries: ofPoetry(root.Each("packages"))},
		set{"group", "dev", ofPoetry(root.Each("dev-packages"))})
}

func entriesOf(list []*tree.Node) (entries []entry) {
	for _, at := range list {
		req, err := requirement.Parse(at.Value)
		if at.Kind != tree.Text || err != nil || req.Name == "" {
			continue
		}
		o := req.Observation()
		o.Text = at.Value
		entries = append(entries, entry{o, at.Start, at.End})
	}
	return entries
}

// ofPoetry returns the entries of a table of Poetry's, where the versions stand by themselves.
func ofPoetry(fields []tree.Field) (entries []entry) {
	for _, f := range fields {
		at := f.Value
		if version := at.At("version"); version != nil {
			at = version
		}
		req, err := requirement.Parse(request.NormalizeName(f.Key) + requirement.Constraint(at.Value))
		if at.Kind != tree.Text || err != nil {
			continue
		}
		o := req.Observation()
		o.Text = at.Value
		entries = append(entries, entry{o, at.Start, at.End})
	}
	return entries
}

// conflict reports whether uv is told that two sets are never installed together.
func conflict(root *tree.Node, a, b set) bool {
	for _, list := range root.List("tool", "uv", "conflicts") {
		among := func(s set) bool {
			return slices.ContainsFunc(list.List(), func(n *tree.Node) bool {
				return s.name != "" && request.NormalizeName(n.String(s.kind)) == s.name
			})
		}
		if among(a) && among(b) {
			return true
		}
	}
	return false
}

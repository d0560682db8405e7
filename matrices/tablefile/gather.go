package tablefile

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// mostGathered bounds the rows of a group that is made here, so that what they
// share is on the same page.
const mostGathered = 40

// gather puts rows that stand one behind the other into groups, where that takes
// fewer lines. A group that is there keeps what its rows share, so that a new row
// changes no other; a row beside it joins where it then has fewer lines.
func (s *shortener) gather(parts []*part) []*part {
	for _, p := range parts {
		if p.group != nil && !p.fixed {
			p.regroup()
		}
	}
	for {
		joined := s.join(parts)
		grouped := s.makeGroups(joined)
		if len(grouped) == len(parts) {
			return grouped
		}
		parts = grouped
	}
}

// regroup writes a group anew. What cannot be written so stays as it is.
func (p *part) regroup() {
	if text, ok := groupText(p.group, p.rows); ok {
		p.text = text
	} else {
		p.fixed = true
	}
}

// adjoin reports whether two parts stand one behind the other, with nothing
// between them, and could be of one group.
func (s *shortener) adjoin(a, b *part) bool {
	one, two := a.rows[len(a.rows)-1], b.rows[0]
	return !a.fixed && !b.fixed && one.siblings == two.siblings &&
		slices.Equal(one.full.groupLabels(), two.full.groupLabels()) &&
		strings.TrimSpace(string(s.src[a.to:b.from])) == ""
}

// groupLabels returns the labels of the group that a block could stand in.
func (c *cells) groupLabels() []string { return c.labels[:len(c.labels)-1] }

// join lets single rows join the groups beside them.
func (s *shortener) join(parts []*part) []*part {
	parts = slices.Clone(parts)
	for i := len(parts) - 1; i > 0; i-- { // from the end, which is the older
		a, b := parts[i-1], parts[i]
		if (a.group == nil) == (b.group == nil) || len(a.rows)+len(b.rows) > mostGathered || !s.adjoin(a, b) {
			continue
		}
		group, single := a, b
		if a.group == nil {
			group, single = b, a
		}
		row := single.rows[0]
		if len(row.full.children) > 0 {
			continue
		}
		entry, ok := entryOf(group.group, row)
		if !ok || lines(entry.fit("    ", 0))*3 > (lines(render(row.full))+1)*2 {
			continue
		}
		both := &part{group: group.group, rows: placed(group.rows, row, group == a), from: a.from, to: b.to, at: single.at}
		text, ok := groupText(both.group, both.rows)
		if !ok {
			continue
		}
		both.text = text
		parts = slices.Replace(parts, i-1, i+1, both)
	}
	return parts
}

// placed returns the rows of a group with one more: among releases by its version,
// and else before or behind them.
func placed(rows []*tableRow, row *tableRow, behind bool) []*tableRow {
	at := 0
	if behind {
		at = len(rows)
	}
	if newest := rows[0].order(rows[len(rows)-1]); newest != 0 && row.releases() {
		at = slices.IndexFunc(rows, func(r *tableRow) bool { return r.order(row) == -newest })
		if at < 0 {
			at = len(rows)
		}
	}
	return slices.Insert(slices.Clone(rows), at, row)
}

// releases reports whether the rows of a table are releases of something.
func (r *tableRow) releases() bool {
	labels := r.table.Row.Labels()
	return r.table.Keyed() && labels[len(labels)-1].Name == "version"
}

// order compares the versions of two releases.
func (r *tableRow) order(other *tableRow) int { return matrices.ComparePEP440(r.id, other.id) }

// makeGroups makes groups of single rows.
func (s *shortener) makeGroups(parts []*part) []*part {
	var out []*part
	for from := 0; from < len(parts); {
		to := from + 1
		if parts[from].single() {
			for to < len(parts) && parts[to].single() && s.adjoin(parts[to-1], parts[to]) {
				to++
			}
		}
		out = append(out, inGroups(parts[from:to])...)
		from = to
	}
	return out
}

// single reports whether a part is a row that could stand in a group.
func (p *part) single() bool {
	return p.group == nil && !p.fixed && len(p.rows[0].full.children) == 0
}

// inGroups returns single rows in the groups with which they are the shortest.
func inGroups(parts []*part) []*part {
	if len(parts) < 2 {
		return parts
	}
	var rows []*cells
	for _, p := range parts {
		rows = append(rows, p.rows[0].full)
	}
	var out []*part
	for _, n := range split(rows) {
		if p := newGroup(parts[:n]); p != nil {
			out = append(out, p)
		} else {
			out = append(out, parts[:n]...)
		}
		parts = parts[n:]
	}
	return out
}

// newGroup returns single rows as one group; nil where that is no shorter.
func newGroup(parts []*part) *part {
	if len(parts) < 2 {
		return nil
	}
	p := &part{from: parts[0].from, to: parts[len(parts)-1].to, at: parts[0].at}
	var full []*cells
	alone := 0
	for _, one := range parts {
		p.rows = append(p.rows, one.rows[0])
		full = append(full, one.rows[0].full)
		alone += lines(render(one.rows[0].full)) + 1
	}
	p.group = common(full)
	text, ok := groupText(p.group, p.rows)
	if p.text = text; !ok || lines(text)*4 > alone*3 {
		return nil
	}
	return p
}

// groupText writes a group; false where a row cannot stand in it.
func groupText(shared *cells, rows []*tableRow) (string, bool) {
	var entries []cell
	for _, row := range rows {
		entry, ok := entryOf(shared, row)
		if !ok {
			return "", false
		}
		entries = append(entries, entry)
	}
	return render(shared.with(entries)), true
}

// with returns the block of a group with its rows.
func (c *cells) with(entries []cell) *cells {
	rows := cell{name: rowsName, table: true, rows: true, entries: entries}
	if !slices.ContainsFunc(entries, func(e cell) bool { return len(e.entries) > 0 }) {
		rows = cell{name: rowsName, list: true}
		for _, e := range entries {
			rows.items = append(rows.items, quoted(e.name))
		}
	}
	g := *c
	g.attrs = append(slices.Clone(c.attrs), rows)
	return &g
}

// entryOf returns a row as an entry of a group.
func entryOf(shared *cells, row *tableRow) (cell, bool) {
	less, ok := shared.less(row.full)
	if !ok || len(less.children) > 0 {
		return cell{}, false
	}
	return less.entry(), true
}

// entry returns a block as an entry of rows.
func (c *cells) entry() cell {
	return cell{name: c.labels[len(c.labels)-1], table: true, entries: c.attrs}
}

// gathered returns nested blocks of one type that stand one behind the other as
// groups, where that takes fewer lines.
func gathered(blocks []*cells) []*cells {
	var out []*cells
	for from := 0; from < len(blocks); {
		to := from + 1
		for to < len(blocks) && blocks[from].fitsWith(blocks[to]) {
			to++
		}
		if g := nestedGroup(blocks[from:to]); g != nil {
			out = append(out, g)
		} else {
			out = append(out, blocks[from:to]...)
		}
		from = to
	}
	return out
}

// fitsWith reports whether two nested blocks could be of one group.
func (c *cells) fitsWith(other *cells) bool {
	return c.kind == other.kind && len(c.labels) > 0 && len(other.labels) == len(c.labels) &&
		slices.Equal(c.groupLabels(), other.groupLabels()) && len(c.children)+len(other.children) == 0
}

// nestedGroup returns nested blocks as one group; nil where that is no shorter.
func nestedGroup(blocks []*cells) *cells {
	if len(blocks) < 2 {
		return nil
	}
	g := common(blocks)
	var entries []cell
	alone := 0
	for i, b := range blocks {
		less, ok := g.less(b)
		if !ok || b.attr(withoutName) != nil || slices.ContainsFunc(blocks[:i], b.same) {
			return nil // without is about what the row is like
		}
		entries = append(entries, less.entry())
		alone += lines(render(b))
	}
	if g = g.with(entries); lines(render(g)) >= alone {
		return nil
	}
	return g
}

// same reports whether two nested blocks have the same labels.
func (c *cells) same(other *cells) bool { return c.title() == other.title() }

package harvest

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclwrite"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// table is the table that a package of the index belongs to: its own, or that of
// the framework which it installs.
func (h *Harvester) table(name string) string {
	if framework := h.framework(name); framework != "" {
		return framework
	}
	return h.TableName(name)
}

// framework is the id of the framework that a package of the index installs; ""
// for none.
func (h *Harvester) framework(name string) string {
	for _, f := range h.Facts.FrameworkInfos() {
		if slices.Contains(installedBy(h.Facts.Frameworks(f.ID)), name) {
			return f.ID
		}
	}
	return ""
}

// Upstreams is what comparing tables with the index on a day found, beside what
// the facts have of tables that were not compared: one row for each table, by
// name. A table that goes by several names on the index is complete where none of
// them has more.
func (h *Harvester) Upstreams(found []Behind, day string) []matrices.Upstream {
	rows := map[string]matrices.Upstream{}
	for _, u := range h.Facts.Upstreams() {
		if u.Newest != "" {
			rows[u.Table] = u
		}
	}
	for _, b := range found {
		table := h.table(b.Package)
		if b.Newest == "" || b.Upstream == "" {
			continue // no table yet, or nothing on the index
		}
		now := matrices.Upstream{Table: table, Looked: day, Newest: b.Upstream, Released: b.Released,
			Complete: b.Missing == 0, Evidence: matrices.Evidence{Sources: []string{Source}}}
		if u := rows[table]; u.Looked == day {
			if matrices.ComparePEP440(u.Newest, now.Newest) >= 0 {
				now.Newest, now.Released = u.Newest, u.Released
			}
			now.Complete = now.Complete && u.Complete
		}
		rows[table] = now
	}
	var list []matrices.Upstream
	for _, name := range slices.Sorted(maps.Keys(rows)) {
		list = append(list, rows[name])
	}
	return list
}

// upstreamHead begins the file of comparisons.
const upstreamHead = `# What was upstream of each table when the two were last compared: written by
# envsolve matrices harvest --check --record.
`

// UpstreamFile writes comparisons as a table file.
func UpstreamFile(list []matrices.Upstream) []byte {
	var b strings.Builder
	b.WriteString(upstreamHead)
	for _, u := range list {
		fmt.Fprintf(&b, "\nupstream %s {\n", quote(u.Table))
		attributes(&b, reflect.ValueOf(u))
		b.WriteString("}\n")
	}
	text := hclwrite.Format([]byte(b.String()))
	if short, diags := tablefile.Shorten(tablefile.File{Name: "upstream", Data: text}); !diags.HasErrors() {
		return short
	}
	return text
}

package matrices

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Fact is a row, or one cell of it, with what it rests on.
type Fact struct {
	Ref      string // table/row or table/row#cell, as resolved
	Table    string
	Row      string
	Cells    []Cell // all cells of the row that hold a value, or those asked for
	Sources  []Source
	Inferred []string // cells that no source states outright
	Others   []Other
	Notes    []string
	Overlay  string // the overlay file that the row, or one of the cells asked for, came from; empty for ours
	// Overridden are the cells and blocks, of those asked for, that the overlay
	// wrote over a row of ours; none where the whole row is the overlay's.
	Overridden []string
}

// Cell is one value of a row. Cells of nested blocks carry the path to them:
// platform linux/amd64 sm.
type Cell struct {
	Name     string
	Value    string
	Inferred bool
}

// Lookup resolves a fact reference: table/row#cell or table/row, such as
// cuda/12.4.1#min-driver, pytorch/2.5.1+cu124#sm, gpus/rtx-5090. A version may
// be shortened to its newest release (cuda/12.4); a cell may be written with -
// for _ and, where no cell has the very name, shortened to what its name begins
// with (min-driver). The error names what does not exist, and near names.
func (s *Set) Lookup(ref string) (Fact, error) {
	path, cell, _ := strings.Cut(ref, "#")
	name, id, ok := strings.Cut(path, "/")
	if !ok {
		return Fact{}, fmt.Errorf("fact reference %q: want table/row or table/row#cell", ref)
	}
	rows, schema, err := s.table(name)
	if err != nil {
		return Fact{}, fmt.Errorf("fact reference %q: %w", ref, err)
	}
	found, err := s.find(name, id, rows, schema)
	if err != nil {
		return Fact{}, fmt.Errorf("fact reference %q: %w", ref, err)
	}
	fact := s.fact(found, cell)
	if cell == "" {
		return fact, nil
	}
	wanted := cellName(cell)
	fact.Cells = cellsNamed(fact.Cells, wanted)
	fact.Others = slices.DeleteFunc(slices.Clone(fact.Others), func(o Other) bool { return !cellMatches(o.Cell, wanted) })
	if len(fact.Cells) == 0 {
		return Fact{}, fmt.Errorf("fact reference %q: %s has no value for %s.%s", ref, fact.Ref, cell, didYouMean(wanted, cellNames(found.schema)))
	}
	fact.Ref += "#" + cell
	return fact, nil
}

// cellName gives the name of a cell as the tables write it.
func cellName(asked string) string { return strings.ReplaceAll(asked, "-", "_") }

// cellsNamed keeps the cells of the very name, or else those whose names begin
// with it.
func cellsNamed(cells []Cell, wanted string) []Cell {
	if exact := slices.DeleteFunc(slices.Clone(cells), func(c Cell) bool { return lastWord(c.Name) != wanted }); len(exact) > 0 {
		return exact
	}
	return slices.DeleteFunc(cells, func(c Cell) bool { return !cellMatches(c.Name, wanted) })
}

// cellMatches reports whether the last word of a cell's path begins with what
// was asked for, at a word's end.
func cellMatches(name, wanted string) bool {
	rest, ok := strings.CutPrefix(lastWord(name), wanted)
	return ok && (rest == "" || rest[0] == '_')
}

func lastWord(s string) string { return s[strings.LastIndexByte(s, ' ')+1:] }

// foundRow is a row that a reference resolves to: a row of a table, or a build
// of a framework release.
type foundRow struct {
	table, id string
	row       reflect.Value
	schema    *rowType
	parent    *Evidence // of the release that a build belongs to
}

// table gives the rows of a table and their schema.
func (s *Set) table(name string) (reflect.Value, *rowType, error) {
	l, ok := s.tables[name]
	if !ok || l.block == "source" {
		return reflect.Value{}, nil, fmt.Errorf("there is no table %q.%s", name, didYouMean(name, s.TableNames()))
	}
	t, ok := tableWith(l.block)
	if !ok {
		return reflect.Value{}, nil, fmt.Errorf("the table %q has rows of an unknown type", name)
	}
	return reflect.ValueOf(l.get(t.row.typ)), t.row, nil
}

// TableNames lists the tables that have rows, sorted.
func (s *Set) TableNames() []string {
	var out []string
	for name, l := range s.tables {
		if l.block != "source" {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

// find resolves a row id: as it stands, as a build of a release, as the newest
// release of a shortened version, or as another name of a GPU.
func (s *Set) find(name, id string, rows reflect.Value, schema *rowType) (foundRow, error) {
	if i := indexOf(rows, schema, id); i >= 0 {
		return foundRow{name, id, rows.Index(i), schema, nil}, nil
	}
	if version, variant, ok := strings.Cut(id, "+"); ok {
		if i := indexOf(rows, schema, version); i >= 0 {
			return findBuild(name, id, variant, rows.Index(i), schema)
		}
	}
	if name == "gpus" {
		if other, ok := s.findOtherGPU(id); ok {
			return other, nil
		}
	}
	best, bestID := -1, ""
	var ids []string
	for i := range rows.Len() {
		rowID := schema.id(rows.Index(i))
		ids = append(ids, rowID)
		if strings.HasPrefix(rowID, id+".") && (best < 0 || CompareVersions(rowID, bestID) > 0) {
			best, bestID = i, rowID
		}
	}
	if best >= 0 {
		return foundRow{name, bestID, rows.Index(best), schema, nil}, nil
	}
	return foundRow{}, fmt.Errorf("%s has no row %q.%s", name, id, didYouMean(id, ids))
}

func indexOf(rows reflect.Value, schema *rowType, id string) int {
	for i := range rows.Len() {
		if schema.id(rows.Index(i)) == id {
			return i
		}
	}
	return -1
}

// findBuild resolves the build of a framework release.
func findBuild(name, id, variant string, release reflect.Value, schema *rowType) (foundRow, error) {
	builds, ok := schema.field("build", nested)
	if !ok {
		return foundRow{}, fmt.Errorf("rows of %s have no builds", name)
	}
	list := release.FieldByIndex(builds.index)
	i := indexOf(list, builds.row, variant)
	if i < 0 {
		return foundRow{}, fmt.Errorf("%s/%s has no build %q", name, schema.id(release), variant)
	}
	return foundRow{name, id, list.Index(i), builds.row, evidenceOf(addressable(release))}, nil
}

// findOtherGPU resolves ids that FindGPU gives and that are no board's: groups
// and capabilities.
func (s *Set) findOtherGPU(id string) (foundRow, bool) {
	table, row := "gpu-groups", id
	if capability, ok := capabilityIn(id); ok {
		table, row = "architectures", capability
	}
	rows, schema, err := s.table(table)
	if err != nil {
		return foundRow{}, false
	}
	if i := indexOf(rows, schema, row); i >= 0 {
		return foundRow{table, row, rows.Index(i), schema, nil}, true
	}
	return foundRow{}, false
}

// addressable copies a value so that its parts can be pointed to.
func addressable(v reflect.Value) reflect.Value {
	if v.CanAddr() {
		return v
	}
	c := reflect.New(v.Type()).Elem()
	c.Set(v)
	return c
}

// citationsOf gives the citations of a cell where it has its own, else those of
// the row and of all its cells.
func citationsOf(e *Evidence, cell string) []string {
	if own := ownCitations(e, cell); own != nil {
		return own
	}
	all := e.Sources
	for _, name := range keysOf(e.Cells) {
		all = slices.Concat(all, e.Cells[name])
	}
	return all
}

// ownCitations gives the citations that a row has for one cell.
func ownCitations(e *Evidence, cell string) []string {
	var own []string
	for _, name := range keysOf(e.Cells) {
		if cell != "" && cellMatches(name, cell) {
			own = append(own, e.Cells[name]...)
		}
	}
	return own
}

// fact describes a row; cell is the one asked for, if any.
func (s *Set) fact(f foundRow, cell string) Fact {
	row := addressable(f.row)
	cell = cellName(cell)
	out := Fact{Ref: f.table + "/" + f.id, Table: f.table, Row: f.id}
	e := evidenceOf(row)
	if e == nil {
		e = &Evidence{}
	}
	out.Inferred, out.Others, out.Notes = e.Inferred, e.Others, e.Notes
	out.Overlay, out.Overridden = e.overlayOf(cell), e.overridden(cell)
	out.Cells = cellsOf(row, f.schema, "", e.Inferred)
	citations := citationsOf(e, cell)
	if f.parent != nil {
		out.Overlay = max(out.Overlay, f.parent.overlayOf(cell))
		if len(citations) == 0 {
			citations = f.parent.Sources
		}
	}
	seen := map[string]bool{}
	for _, c := range citations {
		if source, ok := s.Source(c); ok && !seen[c] {
			seen[c] = true
			out.Sources = append(out.Sources, source)
		}
	}
	return out
}

// overlayOf gives the overlay file that a cell comes from, that of the row where
// none wrote it. Without a cell it is that of the row or of any part of it.
func (e *Evidence) overlayOf(cell string) string {
	if cells := e.overridden(cell); len(cells) > 0 {
		return e.Overridden[cells[0]]
	}
	return e.Overlay
}

// overridden lists the cells of a name that an overlay wrote; all without one.
func (e *Evidence) overridden(cell string) []string {
	return slices.DeleteFunc(keysOf(e.Overridden), func(name string) bool { return cell != "" && !cellMatches(name, cell) })
}

// cellsOf lists the cells of a block that hold a value; inferred are those of
// the innermost block with evidence.
func cellsOf(row reflect.Value, schema *rowType, path string, inferred []string) []Cell {
	var out []Cell
	for _, f := range schema.fields {
		v := row.FieldByIndex(f.index)
		switch {
		case f.kind == nested && f.name != "other":
			for i := range v.Len() {
				block := addressable(v.Index(i))
				inner := inferred
				if e := evidenceOf(block); e != nil {
					inner = e.Inferred
				}
				out = append(out, cellsOf(block, f.row, path+blockName(f, block)+" ", inner)...)
			}
		case f.kind == attribute && holdsValue(row, f):
			out = append(out, Cell{Name: path + f.name, Value: show(v), Inferred: slices.Contains(inferred, f.name)})
		}
	}
	return out
}

// holdsValue reports whether a row says anything in an attribute that is no
// part of its evidence.
func holdsValue(row reflect.Value, f field) bool {
	known := f.known != nil && row.FieldByIndex(f.known).Bool()
	return !isEvidence(f.name) && (known || !empty(row.FieldByIndex(f.index)))
}

// blockName names a nested block by its type and labels: platform linux/amd64.
func blockName(f field, block reflect.Value) string {
	return strings.TrimSuffix(f.name+" "+f.row.id(block), " ")
}

// show writes a value for people: lists with commas, maps as key value.
func show(v reflect.Value) string {
	switch v.Kind() {
	case reflect.String:
		return v.String()
	case reflect.Slice:
		if v.Len() == 0 {
			return "none"
		}
		var items []string
		for i := range v.Len() {
			items = append(items, show(v.Index(i)))
		}
		return strings.Join(items, ", ")
	case reflect.Map:
		var items []string
		for _, key := range sortedKeys(v) {
			items = append(items, key+" "+show(v.MapIndex(reflect.ValueOf(key))))
		}
		return strings.Join(items, "; ")
	case reflect.Float64:
		return strconv.FormatFloat(v.Float(), 'g', -1, 64)
	}
	return strconv.FormatBool(v.Bool())
}

package matrices

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/internal/schema"
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
	Learned    string // the wheel that the row was read off on an index; empty for rows of tables
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
	rows, typ, err := s.Table(name)
	if err != nil {
		return Fact{}, fmt.Errorf("fact reference %q: %w", ref, err)
	}
	found, err := s.find(name, id, rows, typ)
	if err != nil {
		return Fact{}, fmt.Errorf("fact reference %q: %w", ref, err)
	}
	fact := s.fact(found, cell)
	if cell == "" {
		return fact, nil
	}
	if len(fact.Cells) == 0 {
		near := didYouMean(cellName(cell), found.typ.Cells())
		return Fact{}, fmt.Errorf("fact reference %q: %s has no value for %s.%s", ref, fact.Ref, cell, near)
	}
	fact.Ref += "#" + cell
	return fact, nil
}

// CitedCell is a cell with what it rests on.
type CitedCell struct {
	Cell
	Sources []Source
}

// Cited returns the cells of the row of a reference, table/row, each with its own
// sources.
func (s *Set) Cited(ref string) ([]CitedCell, error) {
	name, id, _ := strings.Cut(ref, "/")
	rows, typ, err := s.Table(name)
	if err != nil {
		return nil, err
	}
	found, err := s.find(name, id, rows, typ)
	if err != nil {
		return nil, err
	}
	row := addressable(found.row)
	e := schema.Part[Evidence](row)
	if e == nil {
		e = &Evidence{}
	}
	var list []CitedCell
	for _, c := range cellsOf(row, found.typ, "", e.Inferred) {
		list = append(list, CitedCell{c, s.cited(found.citations(e, cellNames{lastWord(c.Name)}))})
	}
	return list, nil
}

// citations returns those of cells; a build without any has its release's.
func (f *foundRow) citations(e *Evidence, cells cellNames) []string {
	citations := citationsOf(e, cells)
	if len(citations) == 0 && f.parent != nil {
		return f.parent.Sources
	}
	return citations
}

// cited returns the sources of citations, each once.
func (s *Set) cited(citations []string) []Source {
	var list []Source
	seen := map[string]bool{}
	for _, c := range citations {
		if source, ok := s.Source(c); ok && !seen[c] {
			seen[c] = true
			list = append(list, source)
		}
	}
	return list
}

// cellName returns the name of a cell as the tables write it.
func cellName(asked string) string { return strings.ReplaceAll(asked, "-", "_") }

// cellNames are the names of cells that a reference means: nil for all.
type cellNames []string

// meant returns the names of the cells that a name means: the very name where one of the
// cells has it, or else those that begin with it, at a word's end. It is the name itself
// where no cell has either.
func meant(cells []Cell, name string) cellNames {
	if name == "" {
		return nil
	}
	names := cellNames{name}
	for _, c := range cells {
		switch word := lastWord(c.Name); {
		case word == name:
			return cellNames{name}
		case strings.HasPrefix(word, name+"_"):
			names = append(names, word)
		}
	}
	return names
}

// takes reports whether the last word of a cell's path is one of the names.
func (n cellNames) takes(path string) bool { return n == nil || slices.Contains(n, lastWord(path)) }

func lastWord(s string) string { return s[strings.LastIndexByte(s, ' ')+1:] }

// foundRow is a row that a reference resolves to: a row of a table, or a build
// of a framework release.
type foundRow struct {
	table, id string
	row       reflect.Value
	typ       *schema.Row
	parent    *Evidence // of the release that a build belongs to
}

// find resolves a row id: as it stands, as a build of a release, as the newest
// release of a shortened version, or as another name of a GPU.
func (s *Set) find(name, id string, rows reflect.Value, typ *schema.Row) (foundRow, error) {
	if i := typ.Find(rows, id); i >= 0 {
		return foundRow{name, id, rows.Index(i), typ, nil}, nil
	}
	if version, variant, ok := strings.Cut(id, "+"); ok {
		if i := typ.Find(rows, version); i >= 0 {
			return findBuild(name, id, variant, rows.Index(i), typ)
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
		rowID := typ.ID(rows.Index(i))
		ids = append(ids, rowID)
		if strings.HasPrefix(rowID, id+".") && (best < 0 || CompareVersions(rowID, bestID) > 0) {
			best, bestID = i, rowID
		}
	}
	if best >= 0 {
		return foundRow{name, bestID, rows.Index(best), typ, nil}, nil
	}
	return foundRow{}, fmt.Errorf("%s has no row %q.%s", name, id, didYouMean(id, ids))
}

// findBuild resolves the build of a framework release.
func findBuild(name, id, variant string, release reflect.Value, typ *schema.Row) (foundRow, error) {
	builds, ok := typ.Field("build", schema.Nested)
	if !ok {
		return foundRow{}, fmt.Errorf("rows of %s have no builds", name)
	}
	list := release.FieldByIndex(builds.Index)
	i := builds.Row.Find(list, variant)
	if i < 0 {
		return foundRow{}, fmt.Errorf("%s/%s has no build %q", name, typ.ID(release), variant)
	}
	return foundRow{name, id, list.Index(i), builds.Row, schema.Part[Evidence](addressable(release))}, nil
}

// findOtherGPU resolves ids that FindGPU gives and that are no board's: groups
// and capabilities.
func (s *Set) findOtherGPU(id string) (foundRow, bool) {
	table, row := "gpu-groups", id
	if capability, ok := capabilityIn(id); ok {
		table, row = "architectures", capability
	}
	rows, typ, err := s.Table(table)
	if err != nil {
		return foundRow{}, false
	}
	if i := typ.Find(rows, row); i >= 0 {
		return foundRow{table, row, rows.Index(i), typ, nil}, true
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

// citationsOf returns the citations of cells where they have their own, else those of the
// row. Without names, and of rows that have none for the rest, they are those of all cells
// as well.
func citationsOf(e *Evidence, cells cellNames) []string {
	if own := ownCitations(e, cells); own != nil {
		return own
	}
	if cells != nil && len(e.Sources) > 0 {
		return e.Sources
	}
	return e.Citations()
}

// Citations returns the citations of a row, and after them those of its cells, in the order
// of the cells' names.
func (e *Evidence) Citations() []string {
	all := e.Sources
	for _, name := range sortedKeys(e.Cells) {
		all = slices.Concat(all, e.Cells[name])
	}
	return all
}

// ownCitations returns the citations that a row has for some cells alone.
func ownCitations(e *Evidence, cells cellNames) []string {
	var own []string
	for _, name := range sortedKeys(e.Cells) {
		if cells != nil && cells.takes(name) {
			own = append(own, e.Cells[name]...)
		}
	}
	return own
}

// fact describes a row; cell is the one asked for, if any.
func (s *Set) fact(f foundRow, cell string) Fact {
	row := addressable(f.row)
	out := Fact{Ref: f.table + "/" + f.id, Table: f.table, Row: f.id}
	e := schema.Part[Evidence](row)
	if e == nil {
		e = &Evidence{}
	}
	all := cellsOf(row, f.typ, "", e.Inferred)
	cells := meant(all, cellName(cell))
	out.Inferred, out.Notes = e.Inferred, e.Notes
	out.Others = slices.DeleteFunc(slices.Clone(e.Others), func(o Other) bool { return !cells.takes(o.Cell) })
	out.Overlay, out.Overridden, out.Learned = e.overlayOf(cells), e.overridden(cells), e.Learned
	out.Cells = slices.DeleteFunc(all, func(c Cell) bool { return !cells.takes(c.Name) })
	if f.parent != nil {
		out.Overlay = max(out.Overlay, f.parent.overlayOf(cells))
	}
	out.Sources = s.cited(f.citations(e, cells))
	return out
}

// overlayOf returns the overlay file that cells come from, that of the row where
// none wrote them. Without names it is that of the row or of any part of it.
func (e *Evidence) overlayOf(cells cellNames) string {
	if written := e.overridden(cells); len(written) > 0 {
		return e.Overridden[written[0]]
	}
	return e.Overlay
}

// overridden lists those of some cells that an overlay wrote; all without names.
func (e *Evidence) overridden(cells cellNames) []string {
	return slices.DeleteFunc(sortedKeys(e.Overridden), func(name string) bool { return !cells.takes(name) })
}

// cellsOf lists the cells of a block that hold a value; inferred are those of
// the innermost block with evidence.
func cellsOf(row reflect.Value, typ *schema.Row, path string, inferred []string) []Cell {
	var out []Cell
	for _, f := range typ.Fields {
		v := row.FieldByIndex(f.Index)
		switch {
		case f.Kind == schema.Nested && f.Name != "other":
			for i := range v.Len() {
				block := addressable(v.Index(i))
				inner := inferred
				if e := schema.Part[Evidence](block); e != nil {
					inner = e.Inferred
				}
				out = append(out, cellsOf(block, f.Row, path+f.BlockName(block)+" ", inner)...)
			}
		case f.Kind == schema.Attribute && holdsValue(row, f):
			out = append(out, Cell{Name: path + f.Name, Value: schema.Text(v),
				Inferred: slices.Contains(inferred, f.Name)})
		}
	}
	return out
}

// holdsValue reports whether a row says anything in an attribute that is no
// part of its evidence.
func holdsValue(row reflect.Value, f schema.Field) bool {
	known := f.Known != nil && row.FieldByIndex(f.Known).Bool()
	return !schema.IsEvidence(f.Name) && (known || !schema.Empty(row.FieldByIndex(f.Index)))
}

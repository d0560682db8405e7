package matrices

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// Show describes facts for people. The reference is table/row, table/row#cell,
// or the two words of it apart, as in Show("pytorch", "2.7.1"): the cells with
// what they rest on, sources by number and in full below. A table alone lists
// its rows.
func (s *Set) Show(ref ...string) (string, error) {
	joined := strings.Join(ref, "/")
	if !strings.Contains(joined, "/") {
		return s.showTable(joined)
	}
	path, cell, _ := strings.Cut(joined, "#")
	fact, err := s.Lookup(joined)
	if err != nil {
		return "", err
	}
	name, id, _ := strings.Cut(path, "/")
	rows, typ, err := s.Table(name)
	if err != nil {
		return "", err
	}
	found, err := s.find(name, id, rows, typ)
	if err != nil {
		return "", err
	}
	p := showing{set: s}
	p.head(fact)
	if cell != "" {
		p.fact(fact)
	} else {
		p.block(addressable(found.row), found.typ, citationsOf(cmp.Or(found.parent, &Evidence{}), nil))
	}
	p.sources()
	return p.out.String(), nil
}

// showTable lists the rows of a table.
func (s *Set) showTable(name string) (string, error) {
	rows, typ, err := s.Table(name)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for i := range rows.Len() {
		row := rows.Index(i)
		line := typ.ID(row)
		for _, summary := range []string{"Name", "Released", "Title", "Text", "Example", "Package"} {
			f := row.FieldByName(summary)
			if f.IsValid() && f.Kind() == reflect.String && f.String() != "" && f.String() != line {
				line = fmt.Sprintf("%-28s  %s", line, firstLine(f.String()))
				break
			}
		}
		b.WriteString(line + "\n")
	}
	return b.String(), nil
}

// firstLine shortens a text to what fits beside an id.
func firstLine(s string) string {
	const width = 90
	s, _, _ = strings.Cut(s, "\n")
	if r := []rune(s); len(r) > width {
		return string(r[:width]) + "…"
	}
	return s
}

// showing is the text of a row so far, and the citations that it has numbered.
type showing struct {
	set       *Set
	citations []string
	out       strings.Builder
}

func (p *showing) head(f Fact) {
	p.out.WriteString(f.Ref)
	if f.Overlay != "" {
		fmt.Fprintf(&p.out, " (from overlay %s)", f.Overlay)
	}
	p.out.WriteByte('\n')
}

// numbers returns the marks of citations: [1] [4].
func (p *showing) numbers(citations []string) string {
	var marks []string
	for _, c := range citations {
		i := slices.Index(p.citations, c)
		if i < 0 {
			i, p.citations = len(p.citations), append(p.citations, c)
		}
		if mark := fmt.Sprintf("[%d]", i+1); !slices.Contains(marks, mark) {
			marks = append(marks, mark)
		}
	}
	return strings.Join(marks, " ")
}

// fact writes the cells asked for, with what they rest on.
func (p *showing) fact(f Fact) {
	var lines []shownLine
	for _, c := range f.Cells {
		lines = append(lines, shownLine{c.Name, c.Value + inferredMark(c.Inferred)})
	}
	p.lines("  ", lines)
	var ids []string
	for _, s := range f.Sources {
		ids = append(ids, s.ID)
	}
	p.rest("  ", f.Others, f.Notes, ids)
}

func inferredMark(inferred bool) string {
	if inferred {
		return "  (inferred)"
	}
	return ""
}

// shownLine is a name and a value, in two columns.
type shownLine struct{ name, value string }

func (p *showing) lines(indent string, lines []shownLine) {
	width := 0
	for _, l := range lines {
		width = max(width, len(l.name))
	}
	for _, l := range lines {
		fmt.Fprintf(&p.out, "%s%-*s  %s\n", indent, width, strings.ReplaceAll(l.name, "_", "-"), l.value)
	}
}

// rest writes disagreements, notes and sources of a block.
func (p *showing) rest(indent string, others []Other, notes, citations []string) {
	for _, o := range others {
		fmt.Fprintf(&p.out, "%sother sources say: %s %s %s; not taken: %s\n",
			indent, strings.ReplaceAll(o.Cell, "_", "-"), o.Value, p.numbers(o.Sources), o.Why)
	}
	for _, n := range notes {
		fmt.Fprintf(&p.out, "%snote: %s\n", indent, n)
	}
	if len(citations) > 0 {
		fmt.Fprintf(&p.out, "%ssources %s\n", indent, p.numbers(citations))
	}
}

// block writes a row or a build, then the blocks in it that have evidence of
// their own; inherited are the citations of a block that has none.
func (p *showing) block(row reflect.Value, typ *schema.Row, inherited []string) {
	e := schema.Part[Evidence](row)
	p.cells(row, typ, e, "  ")
	citations := e.Sources
	if len(citations) == 0 {
		citations = inherited
	}
	p.rest("  ", e.Others, e.Notes, citations)
	for _, f := range typ.Fields {
		if f.Kind != schema.Nested || f.Name == "other" {
			continue
		}
		list := row.FieldByIndex(f.Index)
		for i := range list.Len() {
			if part := addressable(list.Index(i)); schema.Part[Evidence](part) != nil {
				fmt.Fprintf(&p.out, "\n%s\n", f.BlockName(part))
				p.block(part, f.Row, citations)
			}
		}
	}
}

// cells writes the cells of a block, and below them the blocks in it that share
// its evidence.
func (p *showing) cells(row reflect.Value, typ *schema.Row, e *Evidence, indent string) {
	var lines []shownLine
	for _, f := range typ.Fields {
		if f.Kind == schema.Attribute && holdsValue(row, f) {
			lines = append(lines, shownLine{f.Name, p.value(row, f, e)})
		}
	}
	p.lines(indent, lines)
	for _, f := range typ.Fields {
		if f.Kind != schema.Nested || f.Name == "other" {
			continue
		}
		list := row.FieldByIndex(f.Index)
		var short []shownLine
		for i := range list.Len() {
			part := addressable(list.Index(i))
			if schema.Part[Evidence](part) != nil {
				continue
			}
			if line, ok := p.oneLine(part, f, e); ok {
				short = append(short, line)
				continue
			}
			fmt.Fprintf(&p.out, "%s%s\n", indent, numbered(f, part, i))
			p.cells(part, f.Row, e, indent+"  ")
		}
		p.lines(indent, short)
	}
}

// numbered names a nested block, by its place where it has no label: cause 2.
func numbered(f schema.Field, block reflect.Value, i int) string {
	if len(f.Row.Labels()) > 0 {
		return f.BlockName(block)
	}
	return fmt.Sprintf("%s %d", f.Name, i+1)
}

// value writes a cell with what it alone rests on, and marks it where no source
// states it or an overlay wrote it.
func (p *showing) value(row reflect.Value, f schema.Field, e *Evidence) string {
	text := schema.Text(row.FieldByIndex(f.Index)) + inferredMark(slices.Contains(e.Inferred, f.Name))
	if own := e.Cells[f.Name]; len(own) > 0 {
		text += "  " + p.numbers(own)
	}
	if file := e.Overridden[f.Name]; file != "" {
		text += "  (from overlay " + file + ")"
	}
	return text
}

// oneLine writes a nested block of a few short cells on one line: a released
// driver with its date.
func (p *showing) oneLine(block reflect.Value, in schema.Field, e *Evidence) (shownLine, bool) {
	const width = 40
	var values []string
	length := 0
	for _, f := range in.Row.Fields {
		switch {
		case f.Kind == schema.Nested || f.Type.Kind() != reflect.String && f.Name != "source":
			return shownLine{}, false
		case f.Kind == schema.Attribute && holdsValue(block, f):
			value := p.value(block, f, e)
			values, length = append(values, value), length+len(value)
		}
	}
	line := shownLine{in.BlockName(block), strings.Join(values, ", ")}
	if own, ok := in.Row.Field("source", schema.Attribute); ok {
		line.value = strings.TrimLeft(line.value+"  "+p.numbers(block.FieldByIndex(own.Index).Interface().([]string)), " ")
	}
	return line, length <= width
}

// sources lists what the marks stand for.
func (p *showing) sources() {
	if len(p.citations) > 0 {
		p.out.WriteString("\nsources\n")
	}
	for i, c := range p.citations {
		s, ok := p.set.Source(c)
		if !ok {
			s = Source{Title: c}
		}
		fmt.Fprintf(&p.out, "  [%d] %s, %s: %s\n", i+1, s.Class, s.Date, s.Title)
		if s.URL != "" && !slices.Contains([]string{s.Title, "https://" + s.Title}, s.URL) {
			fmt.Fprintf(&p.out, "      %s\n", s.URL)
		}
	}
}

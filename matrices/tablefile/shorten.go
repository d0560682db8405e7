package tablefile

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/hashicorp/hcl/v2/hclwrite"

	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// Shorten writes the rows of a table in groups or as like others of it, wherever
// that says the same in fewer lines, and the version in their citations as
// ${version}. Nothing but the rows changes; one with a comment in it stays as it is.
func Shorten(f File) ([]byte, hcl.Diagnostics) {
	s, parts, diags := shortened(f)
	if diags.HasErrors() {
		return nil, diags
	}
	return s.write(parts), nil
}

// Longer finds rows that take more lines than in the short form of their file: they
// repeat what other rows say. A file with faults has none.
func Longer(f File) hcl.Diagnostics {
	s, parts, diags := shortened(f)
	if diags.HasErrors() {
		return nil
	}
	for _, p := range parts {
		if more := lines(string(s.src[p.from:p.to])) - lines(p.text); more > 0 {
			diags = append(diags, Problem(&p.at, "Longer than need be", fmt.Sprintf("In a group, or like another row, "+
				"what stands here takes %d lines less: envsolve matrices fmt %s writes it so.", more, f.Name)))
		}
	}
	return diags
}

// shortened returns the rows of a file as they become.
func shortened(f File) (*shortener, []*part, hcl.Diagnostics) {
	if deep := TooDeep(f.Data, f.Name); deep != nil {
		return nil, nil, hcl.Diagnostics{deep}
	}
	file, diags := hclsyntax.ParseConfig(f.Data, f.Name, hcl.InitialPos)
	if diags.HasErrors() {
		return nil, nil, diags
	}
	blocks := file.Body.(*hclsyntax.Body).Blocks
	s := &shortener{src: f.Data, likes: newLikes(Tables(), blocks), comments: commentsIn(f)}
	parts := s.parts(blocks)
	if s.likes.diags.HasErrors() {
		return nil, nil, s.likes.diags
	}
	parts = s.gather(parts)
	s.chooseAll(parts)
	return s, parts, nil
}

// commentsIn returns the offsets of the comments of a file.
func commentsIn(f File) []int {
	tokens, _ := hclsyntax.LexConfig(f.Data, f.Name, hcl.InitialPos)
	var at []int
	for _, t := range tokens {
		if t.Type == hclsyntax.TokenComment {
			at = append(at, t.Range.Start.Byte)
		}
	}
	return at
}

type shortener struct {
	src      []byte
	likes    *likes
	comments []int
}

// tableRow is a row as it was and as it becomes.
type tableRow struct {
	table    schema.Table
	siblings string // what the keys of its table's rows begin with
	id       string
	full     *cells
	like     bool // it is like another
	renamed  bool // its citations name the version otherwise than before
}

// part is a block of a file: a row, or a group of them.
type part struct {
	rows     []*tableRow
	group    *cells // what the rows share; nil for a row by itself
	fixed    bool   // it stays as it is: for a comment in it, or what no group that is written here holds
	from, to int    // where it stands
	at       hcl.Range
	text     string
}

// parts reads the rows of a file, written out.
func (s *shortener) parts(blocks hclsyntax.Blocks) []*part {
	var parts []*part
	held := s.held(blocks)
	last := -1
	for k, block := range s.likes.blocks {
		t, ok := s.likes.table(block)
		if !ok || len(block.Labels) != len(t.Row.Labels()) {
			continue
		}
		r := &tableRow{table: t, full: s.cells(s.likes.writeOut(block), t.Row, nil),
			like: block.Body.Attributes[likeName] != nil}
		r.siblings, r.id = s.likes.split(block)
		if s.likes.of[k] != last {
			last = s.likes.of[k]
			parts = append(parts, s.part(blocks[last], t))
		}
		p := parts[len(parts)-1]
		p.fixed = p.fixed || held[r.siblings+r.id]
		p.rows = append(p.rows, r)
		if !p.fixed {
			r.nameVersion(block)
		}
	}
	return parts
}

// held returns the keys of what rows with a comment in them are like: they go on to name
// it, so that it must go on to stand by itself.
func (s *shortener) held(blocks hclsyntax.Blocks) map[string]bool {
	keys := map[string]bool{}
	for _, block := range blocks {
		if attr := block.Body.Attributes[likeName]; attr != nil && s.commented(block) {
			table, _ := s.likes.split(block)
			id, _ := literal(attr.Expr)
			keys[table+id] = true
		}
	}
	return keys
}

// commented reports whether a comment stands in a block.
func (s *shortener) commented(block *hclsyntax.Block) bool {
	return slices.ContainsFunc(s.comments, func(at int) bool {
		return at > block.TypeRange.Start.Byte && at < block.CloseBraceRange.End.Byte
	})
}

// part returns a block of the file without the rows in it.
func (s *shortener) part(block *hclsyntax.Block, t schema.Table) *part {
	p := &part{from: block.TypeRange.Start.Byte, to: block.CloseBraceRange.End.Byte, at: block.DefRange()}
	p.fixed = s.commented(block)
	p.text = string(s.src[p.from:p.to])
	if block.Body.Attributes[rowsName] != nil {
		p.group = s.cells(block, t.Row, nil)
		p.fixed = p.fixed || len(block.Body.Blocks) > 0
	}
	return p
}

// nameVersion writes ${version} for the version of a release in its citations.
func (r *tableRow) nameVersion(block *hclsyntax.Block) {
	i := slices.IndexFunc(r.table.Row.Labels(), func(f schema.Field) bool { return f.Name == "version" })
	if i < 0 || !r.table.Keyed() || len(block.Labels[i]) > longestName || !strings.Contains(block.Labels[i], ".") {
		return
	}
	word := regexp.MustCompile(`(^|[^0-9.])` + regexp.QuoteMeta(block.Labels[i]) + `($|[^0-9a-zA-Z+.]|\.[^0-9])`)
	r.full.rewrite(func(cell, text string) string {
		own := cell == "source" || cell == "cell_source" || strings.HasPrefix(cell, "requires."+block.Labels[0]) ||
			strings.HasPrefix(cell, "pairs."+block.Labels[0])
		if !own || strings.HasPrefix(text, `"wheels@`) {
			return text
		}
		named := word.ReplaceAllString(text, "${1}$${version}${2}")
		r.renamed = r.renamed || named != text
		return named
	})
}

// chooseAll chooses for each row by itself what it is like: one before it that is
// not newer, so that a new row changes no other.
func (s *shortener) chooseAll(parts []*part) {
	before := map[string][]*tableRow{}
	for _, p := range slices.Backward(parts) {
		if p.group != nil {
			continue
		}
		r := p.rows[0]
		if !p.fixed {
			p.choose(before[r.siblings])
		}
		before[r.siblings] = append(before[r.siblings], r)
	}
}

// nearest bounds how many rows are tried as what another is like.
const nearest = 60

// shortEnough is how many lines a row may have that is read sooner by itself.
const shortEnough = 7

// choose writes a row as like the one with which it is the shortest, if that is
// worth it; the nearest goes first.
func (p *part) choose(before []*tableRow) {
	r := p.rows[0]
	full := render(r.full)
	best, limit := "", lines(full)/2+2 // like and without themselves
	if lines(full) <= shortEnough {
		before = nil
	}
	for i := len(before) - 1; i >= max(0, len(before)-nearest); i-- {
		if before[i].like {
			continue
		}
		less, ok := before[i].full.less(r.full)
		if !ok {
			continue
		}
		less.attrs = slices.Insert(less.attrs, 0, cell{name: likeName, value: quoted(before[i].id)})
		if text := render(less); lines(text) <= limit {
			best, limit = text, lines(text)-1
		}
	}
	switch {
	case best != "":
		p.text, r.like = best, true
	case r.like || r.renamed || lines(full) < lines(p.text):
		p.text, r.like = full, false
	}
}

func lines(text string) int { return strings.Count(text, "\n") + 1 }

// write puts the parts into the text.
func (s *shortener) write(parts []*part) []byte {
	var b bytes.Buffer
	at := 0
	for _, p := range parts {
		b.Write(s.src[at:p.from])
		b.WriteString(p.text)
		at = p.to
	}
	b.Write(s.src[at:])
	return hclwrite.Format(b.Bytes())
}

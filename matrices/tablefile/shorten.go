package tablefile

import (
	"bytes"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/hashicorp/hcl/v2/hclwrite"

	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// Shorten writes the rows of a table as like others of it, wherever that says the
// same in fewer lines, and the version in their citations as ${version}. Nothing
// but the rows changes; one with a comment in it stays as it is.
func Shorten(f File) ([]byte, hcl.Diagnostics) {
	if deep := TooDeep(f.Data, f.Name); deep != nil {
		return nil, hcl.Diagnostics{deep}
	}
	file, diags := hclsyntax.ParseConfig(f.Data, f.Name, hcl.InitialPos)
	if diags.HasErrors() {
		return nil, diags
	}
	blocks := file.Body.(*hclsyntax.Body).Blocks
	s := &shortener{src: f.Data, likes: newLikes(Tables(), blocks), comments: commentsIn(f)}
	rows := s.rows(blocks)
	if s.likes.diags.HasErrors() {
		return nil, s.likes.diags
	}
	s.chooseAll(rows)
	return s.write(rows), nil
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
	fixed    bool // it holds a comment
	from, to int  // where it stands
	like     bool // it is like another
	renamed  bool // its citations name the version otherwise than before
	text     string
}

// rows reads the rows of a file, written out.
func (s *shortener) rows(blocks hclsyntax.Blocks) []*tableRow {
	var rows []*tableRow
	for _, block := range blocks {
		t, ok := s.likes.table(block)
		if !ok || len(block.Labels) != len(t.Row.Labels()) {
			continue
		}
		r := &tableRow{table: t, from: block.TypeRange.Start.Byte, to: block.CloseBraceRange.End.Byte}
		r.siblings, r.id = s.likes.split(block)
		r.full, r.like = s.cells(s.likes.writeOut(block), t.Row), block.Body.Attributes[likeName] != nil
		r.fixed = slices.ContainsFunc(s.comments, func(at int) bool { return at > r.from && at < r.to })
		r.text = string(s.src[r.from:r.to])
		if !r.fixed {
			r.nameVersion(block)
		}
		rows = append(rows, r)
	}
	return rows
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

// chooseAll chooses for each row what it is like: one before it that is not newer,
// so that a new row changes no other.
func (s *shortener) chooseAll(rows []*tableRow) {
	order := slices.Clone(rows)
	slices.Reverse(order)
	before := map[string][]*tableRow{}
	for _, r := range order {
		if !r.fixed {
			s.choose(r, before[r.siblings])
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
func (s *shortener) choose(r *tableRow, before []*tableRow) {
	full := render(r.full)
	best, limit := "", lines(full)*2/3
	for i := len(before) - 1; i >= max(0, len(before)-nearest); i-- {
		if before[i].like || lines(full) <= shortEnough {
			continue
		}
		less, ok := before[i].full.less(r.full, r.table.Row)
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
		r.text, r.like = best, true
	case r.like || r.renamed:
		r.text, r.like = full, false
	}
}

func lines(text string) int { return strings.Count(text, "\n") + 1 }

// write puts the rows into the text.
func (s *shortener) write(rows []*tableRow) []byte {
	var b bytes.Buffer
	at := 0
	for _, r := range rows {
		b.Write(s.src[at:r.from])
		b.WriteString(r.text)
		at = r.to
	}
	b.Write(s.src[at:])
	return hclwrite.Format(b.Bytes())
}

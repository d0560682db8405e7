package tablefile

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// The attributes of a row that is like another one of its file: like names that
// row, without what it has and this one has not.
const (
	likeName    = "like"
	withoutName = "without"
)

// likes writes out the rows of one file: those that are like others, and those of
// groups.
type likes struct {
	tables  []schema.Table
	blocks  hclsyntax.Blocks            // of the file, those that groups stand for in place of the groups
	of      []int                       // for each of blocks, which block of the file it stands in
	rows    map[string]*hclsyntax.Block // blocks by key
	grouped map[*hclsyntax.Block]int    // bytes of what blocks that stand in groups share
	behind  string                      // what blocks are laid over
	bytes   int                         // of what was written out
	diags   hcl.Diagnostics
	repeats hcl.Diagnostics
}

// What a row is laid over, in words.
const (
	likeBehind  = "the row that this one is like"
	groupBehind = "the block around its rows"
)

// newLikes learns the rows of a file.
func newLikes(tables []schema.Table, blocks hclsyntax.Blocks) *likes {
	l := &likes{tables: tables, rows: map[string]*hclsyntax.Block{}, grouped: map[*hclsyntax.Block]int{}}
	for i, block := range blocks {
		for _, one := range l.spreadBlock(block, l.rowOf(block.Type), nil) {
			l.blocks, l.of = append(l.blocks, one), append(l.of, i)
		}
	}
	for _, block := range l.blocks {
		if key := l.key(block); l.rows[key] == nil {
			l.rows[key] = block
		}
	}
	return l
}

// rowOf returns the schema of the rows that blocks of a type are; nil for none.
func (l *likes) rowOf(block string) *schema.Row {
	i := slices.IndexFunc(l.tables, func(t schema.Table) bool { return t.Block == block })
	if i < 0 {
		return nil
	}
	return l.tables[i].Row
}

// table returns the table that a block is a row of.
func (l *likes) table(block *hclsyntax.Block) (schema.Table, bool) {
	i := slices.IndexFunc(l.tables, func(t schema.Table) bool { return t.Block == block.Type })
	if i < 0 || len(block.Labels) == 0 {
		return schema.Table{}, false
	}
	return l.tables[i], true
}

// key names a row within its file; siblings begin with the same words.
func (l *likes) key(block *hclsyntax.Block) string {
	prefix, id := l.split(block)
	return prefix + id
}

// split parts the key of a row into what names its table and what the row.
func (l *likes) split(block *hclsyntax.Block) (table, id string) {
	if t, ok := l.table(block); ok && t.Keyed() {
		return block.Type + " " + block.Labels[0] + " ", strings.Join(block.Labels[1:], ":")
	}
	return block.Type + " ", strings.Join(block.Labels, ":")
}

func (l *likes) fail(at hcl.Range, summary, detail string, args ...any) {
	l.diags = append(l.diags, Problem(&at, summary, fmt.Sprintf(detail, args...)))
}

// writeOut returns a row with the cells of the one that it is like; the row
// itself where it is like none.
func (l *likes) writeOut(block *hclsyntax.Block) *hclsyntax.Block {
	attr, ok := block.Body.Attributes[likeName]
	t, known := l.table(block)
	if !ok || !known {
		return block
	}
	base := l.base(block, attr)
	if base == nil { // of which there is a word already
		base = &hclsyntax.Block{Body: &hclsyntax.Body{}}
	}
	l.behind = likeBehind
	return l.lay(block, base, t.Row, nil)
}

// base returns the row that another one is like; nil, with a word of why, where
// there is none to be had.
func (l *likes) base(block *hclsyntax.Block, attr *hclsyntax.Attribute) *hclsyntax.Block {
	at := attr.Expr.Range()
	name, ok := literal(attr.Expr)
	if !ok {
		l.fail(at, "Wrong type", "like must be the id of a row, in quotes.")
		return nil
	}
	table, id := l.split(block)
	base := l.rows[table+name]
	switch {
	case base == nil:
		l.fail(at, "Unknown base", "This file has no %s %q to be like.%s",
			strings.TrimSpace(table), name, matrices.DidYouMean(name, l.siblings(table)))
		return nil
	case name == id:
		l.fail(at, "Unknown base", "A row cannot be like itself.")
		return nil
	case base.Body.Attributes[likeName] != nil:
		l.fail(at, "Base is like another",
			"%q is itself like another row: name that one, so that a row is read in two places at most.", name)
		return nil
	case l.grouped[base] > 0:
		l.fail(at, "Base is in a group", "%q stands in a group: a row is like one that stands by itself.", name)
		return nil
	}
	if l.bytes += l.size(base); l.bytes > MostBytes {
		l.tooLarge(at)
		return nil
	}
	return base
}

func (l *likes) tooLarge(at hcl.Range) {
	l.fail(at, "Too large when written out",
		"With the cells that they share with others, the rows of a file may have %d bytes.", MostBytes)
}

// siblings returns the ids of the rows of a table.
func (l *likes) siblings(table string) []string {
	var ids []string
	for key := range l.rows {
		if id, ok := strings.CutPrefix(key, table); ok {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// size returns how many bytes a row has, those that groups in it stand for included.
func (l *likes) size(block *hclsyntax.Block) int {
	return block.CloseBraceRange.End.Byte - block.TypeRange.Start.Byte + l.sharedIn(block)
}

// sharedIn returns how many bytes the blocks in a row that stand in groups have of what
// they share.
func (l *likes) sharedIn(block *hclsyntax.Block) int {
	n := 0
	for _, child := range block.Body.Blocks {
		n += l.sharedIn(child) + l.grouped[child]
	}
	return n
}

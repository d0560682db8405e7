package tablefile

import (
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/hashicorp/hcl/v2/hclwrite"
	"github.com/zclconf/go-cty/cty"
)

// widest is how many columns lines of tables may have.
const widest = 118

// render writes a block, formatted but for the columns of its equals signs.
func render(c *cells) string {
	var b strings.Builder
	c.write(&b, "")
	return strings.TrimSuffix(b.String(), "\n")
}

func (c *cells) write(b *strings.Builder, indent string) {
	b.WriteString(indent + c.kind)
	for _, label := range c.labels {
		b.WriteString(" " + quoted(label))
	}
	if len(c.attrs)+len(c.children) == 0 {
		b.WriteString(" {}\n")
		return
	}
	b.WriteString(" {\n")
	width := 0
	for _, a := range c.attrs {
		width = max(width, len(a.name))
	}
	for _, a := range c.attrs {
		b.WriteString(indent + "  " + a.name + " = " + a.fit(indent+"  ", width) + "\n")
	}
	for _, child := range gathered(c.children) {
		child.write(b, indent+"  ")
	}
	b.WriteString(indent + "}\n")
}

// fit writes a cell on one line if it has room there, or else item by item.
func (c cell) fit(indent string, width int) string {
	line := c.text()
	if !c.rows && len(indent)+width+len(" = ")+len(line) <= widest || !c.list && !c.table {
		return line
	}
	inner := indent + "  "
	if c.list {
		return "[\n" + inner + strings.Join(c.items, ",\n"+inner) + ",\n" + indent + "]"
	}
	var entries []string
	longest := 0
	for _, e := range c.entries {
		longest = max(longest, len(c.key(e)))
	}
	for _, e := range c.entries {
		entries = append(entries, c.key(e)+" = "+e.fit(inner, longest))
	}
	return "{\n" + inner + strings.Join(entries, "\n"+inner) + "\n" + indent + "}"
}

// text writes a cell on one line.
func (c cell) text() string {
	switch {
	case c.list:
		return "[" + strings.Join(c.items, ", ") + "]"
	case c.table:
		var entries []string
		for _, e := range c.entries {
			entries = append(entries, c.key(e)+" = "+e.text())
		}
		if len(entries) == 0 {
			return "{}"
		}
		return "{ " + strings.Join(entries, ", ") + " }"
	}
	return c.value
}

// key writes the name of an entry; labels of rows stand in quotes.
func (c cell) key(entry cell) string {
	if !c.rows && hclsyntax.ValidIdentifier(entry.name) {
		return entry.name
	}
	return quoted(entry.name)
}

func quoted(s string) string { return string(hclwrite.TokensForValue(cty.StringVal(s)).Bytes()) }

package lock

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"unicode"
	"unicode/utf8"
)

const header = `# Written by "envsolve lock". Do not edit: change the target file and run
# "envsolve lock" again.

`

// Write returns the text of a lock. Lists whose order means nothing are sorted;
// the lock itself is left as it is.
func Write(l Lock) []byte {
	root := &node{}
	lockFields(&coder{node: root}, sorted(l))
	var body bytes.Buffer
	body.WriteString("schema   = ")
	writeText(&body, Schema)
	body.WriteByte('\n')
	before := body.Len()
	for _, block := range root.blocks {
		body.WriteByte('\n')
		writeBlock(&body, block, 0)
	}
	text := append([]byte(header), body.Bytes()...)
	at := len(header) + before
	line := "checksum = \"" + checksum(text) + "\"\n"
	return slices.Insert(text, at, []byte(line)...)
}

func checksum(parts ...[]byte) string {
	h := sha256.New()
	for _, part := range parts {
		h.Write(part)
	}
	return "sha256:" + hex.EncodeToString(h.Sum(nil))
}

// sorted returns a copy of a lock in the order in which it is written.
func sorted(l Lock) *Lock {
	l.Targets = slices.Clone(l.Targets)
	for i := range l.Targets {
		t := &l.Targets[i]
		t.Wheels = slices.Clone(t.Wheels)
		slices.SortStableFunc(t.Wheels, func(a, b Wheel) int {
			return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Version, b.Version), cmp.Compare(a.File, b.File))
		})
		t.Apt = slices.Clone(t.Apt)
		slices.SortStableFunc(t.Apt, func(a, b AptPackage) int {
			return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Arch, b.Arch), cmp.Compare(a.Version, b.Version))
		})
	}
	return &l
}

func indent(b *bytes.Buffer, depth int) {
	for range depth {
		b.WriteString("  ")
	}
}

func writeBlock(b *bytes.Buffer, n *node, depth int) {
	indent(b, depth)
	b.WriteString(n.kind)
	for _, label := range n.labels {
		b.WriteByte(' ')
		writeText(b, label)
	}
	if len(n.attrs)+len(n.blocks) == 0 {
		b.WriteString(" {}\n")
		return
	}
	b.WriteString(" {\n")
	writeAttrs(b, n.attrs, depth+1)
	for i, block := range n.blocks {
		if depth == 0 && i+len(n.attrs) > 0 {
			b.WriteByte('\n')
		}
		writeBlock(b, block, depth+1)
	}
	indent(b, depth)
	b.WriteString("}\n")
}

// writeAttrs aligns the equals signs as hclwrite does: over a run of one-line
// attributes, and the attribute of several lines that ends it.
func writeAttrs(b *bytes.Buffer, attrs []attr, depth int) {
	for start := 0; start < len(attrs); {
		end := start
		for end < len(attrs) && !multiline(attrs[end].value) {
			end++
		}
		width := 0
		for _, a := range attrs[start:end] {
			width = max(width, len(a.name))
		}
		for _, a := range attrs[start:end] {
			writeAttr(b, a, width, depth)
		}
		if end < len(attrs) {
			writeAttr(b, attrs[end], 0, depth)
			end++
		}
		start = end
	}
}

func multiline(value any) bool {
	switch value.(type) {
	case []string, map[string]string:
		return true
	}
	return false
}

func writeAttr(b *bytes.Buffer, a attr, width, depth int) {
	indent(b, depth)
	b.WriteString(a.name)
	for range width - len(a.name) {
		b.WriteByte(' ')
	}
	b.WriteString(" = ")
	switch v := a.value.(type) {
	case string:
		writeText(b, v)
	case int64:
		b.WriteString(strconv.FormatInt(v, 10))
	case bool:
		b.WriteString(strconv.FormatBool(v))
	case []string:
		writeList(b, v, depth)
	case map[string]string:
		writeTable(b, v, depth)
	}
	b.WriteByte('\n')
}

func writeList(b *bytes.Buffer, list []string, depth int) {
	b.WriteString("[\n")
	for _, s := range list {
		indent(b, depth+1)
		writeText(b, s)
		b.WriteString(",\n")
	}
	indent(b, depth)
	b.WriteByte(']')
}

// writeTable writes a map by key, the equals signs aligned; widths count runes,
// as hclwrite's do.
func writeTable(b *bytes.Buffer, table map[string]string, depth int) {
	b.WriteString("{\n")
	keys := slices.Sorted(maps.Keys(table))
	width := 0
	quoted := make([]string, len(keys))
	for i, key := range keys {
		var q bytes.Buffer
		writeText(&q, key)
		quoted[i] = q.String()
		width = max(width, utf8.RuneCountInString(quoted[i]))
	}
	for i, key := range keys {
		indent(b, depth+1)
		b.WriteString(quoted[i])
		for range width - utf8.RuneCountInString(quoted[i]) {
			b.WriteByte(' ')
		}
		b.WriteString(" = ")
		writeText(b, table[key])
		b.WriteByte('\n')
	}
	indent(b, depth)
	b.WriteByte('}')
}

// writeText quotes a string as HCL: what would start a template or break the
// line is escaped, everything else stays readable.
func writeText(b *bytes.Buffer, s string) {
	b.WriteByte('"')
	for i, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\r':
			b.WriteString(`\r`)
		case r == '\t':
			b.WriteString(`\t`)
		case (r == '$' || r == '%') && i+1 < len(s) && s[i+1] == '{':
			b.WriteRune(r)
			b.WriteRune(r)
		case hidden(r):
			writeEscape(b, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
}

// hidden tells the runes that a reader would not see or a terminal would act on.
func hidden(r rune) bool { return !unicode.IsPrint(r) }

func writeEscape(b *bytes.Buffer, r rune) {
	if r < 0x10000 {
		fmt.Fprintf(b, `\u%04x`, r)
		return
	}
	fmt.Fprintf(b, `\U%08x`, r)
}

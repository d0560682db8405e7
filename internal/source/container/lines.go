package container

import (
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/tree"
)

// unindented returns a value of several lines of YAML's as a document with the same places, and where it begins in
// that. The lines are without the spaces that YAML takes away, as the word is that ends a here-document.
func unindented(r *document.Reading, at *tree.Node) (doc *document.Document, start int, ok bool) {
	start, text, ok := inLines(r.Text, at)
	if !ok {
		return nil, 0, false
	}
	doc = r.Embedded(start, text)
	start = len(doc.Text) - len(text)
	return doc.Without(indents(doc.Text, start, at.Value)), start, true
}

// indents returns the offsets of the spaces that YAML takes away of a text from an offset on, line by line; none where
// its lines are other ones than those of the value.
func indents(text string, start int, value string) (list []int) {
	lines := strings.Split(strings.TrimSpace(value), "\n")
	for i, raw := range strings.SplitAfter(text[start:], "\n") {
		if i >= len(lines) {
			return nil
		}
		indent, is := strings.CutSuffix(strings.TrimRight(raw, "\r\n"), strings.TrimRight(lines[i], "\r"))
		if !is || strings.TrimLeft(indent, " ") != "" {
			return nil
		}
		for n := range indent {
			list = append(list, start+n)
		}
		start += len(raw)
	}
	return list
}

// inLines returns where a value of several lines of YAML's begins, and its text, byte for byte in
// the same places: the lines stand there with spaces before them, and the ends of those that YAML
// folds into one become spaces.
func inLines(text string, at *tree.Node) (start int, script string, ok bool) {
	var b strings.Builder
	start, end := at.Start, at.Start
	for rest := at.Value; strings.TrimSpace(rest) != ""; {
		word := strings.TrimLeft(rest, " \t\r\n")
		gap := rest[:len(rest)-len(word)]
		if n := strings.IndexAny(word, " \t\r\n"); n >= 0 {
			word = word[:n]
		}
		rest = rest[len(gap)+len(word):]
		n := strings.Index(text[end:], word)
		if n < 0 {
			return 0, "", false
		}
		between := text[end : end+n]
		if b.Len() == 0 {
			start, between = end+n, strings.Trim(between, `"'`)
		}
		if strings.TrimSpace(between) != "" {
			return 0, "", false
		}
		if !strings.Contains(gap, "\n") {
			between = strings.NewReplacer("\n", " ", "\r", " ").Replace(between)
		}
		if b.Len() > 0 {
			b.WriteString(between)
		}
		b.WriteString(word)
		end += n + len(word)
	}
	return start, b.String(), true
}

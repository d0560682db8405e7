package source

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
)

// startedIndex adds the option of an index to the command that a container of a manifest runs
// at its start and in which a package stands, and reports whether it stands in one.
func (w *rewriter) startedIndex(d *draft, o observed.Observation, option, url string, end int) (bool, error) {
	roots, err := tree.YAML(d.doc)
	if err != nil {
		return false, err
	}
	start, _ := d.doc.Offset(o.At.Line, o.At.Column)
	var at startedWord
	for _, root := range roots {
		at.find(root, start)
	}
	if at.word == nil {
		return false, nil
	}
	if at.list != nil && !strings.ContainsAny(at.word.Value, " \t\n") {
		d.addItems(at.list, start, end, option, url)
		return true, nil
	}
	word := option + " " + url
	if d.inCommand(" "+word, end) {
		return true, nil
	}
	if block := at.word.Start == at.word.End; block || end < at.word.End {
		end = d.afterQuote(start, end) // one of the shell's, and not of YAML's
	}
	d.replace(end, end, " "+word)
	return true, nil
}

// startedWord is a text of a command and the list that it stands in; none where the command
// is a text as a whole.
type startedWord struct{ word, list *tree.Node }

// find takes the last text of a command that begins before an offset.
func (s *startedWord) find(n *tree.Node, start int) {
	if n == nil {
		return
	}
	for _, item := range n.Items {
		s.find(item, start)
	}
	for _, f := range n.Fields {
		if f.Key != "command" && f.Key != "args" && f.Key != "entrypoint" {
			s.find(f.Value, start)
			continue
		}
		s.take(f.Value, nil, start)
		for _, item := range f.Value.Items {
			s.take(item, f.Value, start)
		}
	}
}

func (s *startedWord) take(n, list *tree.Node, start int) {
	if n.Kind == tree.Text && n.Start <= start && (s.word == nil || n.Start > s.word.Start) &&
		(n.Start == n.End || start < n.End) {
		s.word, s.list = n, list
	}
}

// addItems adds two words behind one in a list, once.
func (d *draft) addItems(list *tree.Node, start, end int, words ...string) {
	text, at := "", d.afterQuote(start, end)
	for _, word := range words {
		text += `, "` + word + `"`
	}
	if !list.Flow {
		line, lineEnd := d.doc.Line(start)
		indent, _, _ := strings.Cut(d.doc.Text[line:start], "-")
		text, at = "", lineEnd
		for _, word := range words {
			text += "\n" + indent + "- " + word
		}
	}
	last := list.Items[len(list.Items)-1].End
	if !slices.ContainsFunc(d.edits, func(e edit) bool {
		return e.text == text && list.Items[0].Start <= e.start && e.start <= endOfLine(d.doc, last)
	}) {
		d.replace(at, at, text)
	}
}

// endOfLine returns where the line with an offset ends.
func endOfLine(doc *document.Document, offset int) int {
	_, end := doc.Line(offset)
	return end
}

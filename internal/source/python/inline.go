package python

import (
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
)

// The lines around what a script says of itself.
// https://peps.python.org/pep-0723/
const (
	inlineStart = "# /// script"
	inlineEnd   = "# ///"
)

// HasInline reports whether a text is a script of Python's that says what it needs.
func HasInline(text string) bool {
	if !strings.Contains(text, inlineStart) { // as logs, which are long
		return false
	}
	_, _, found := inline(text)
	return found
}

// InlineTable returns what a script says of itself, which is a TOML document in comments, and
// where that ends.
func InlineTable(doc *document.Document) (root *tree.Node, end int, err error) {
	start, end, _ := inline(doc.Text)
	text := []byte(strings.Repeat(" ", len(doc.Text)))
	for at := start; at < end; {
		line := doc.Text[at:end]
		if n := strings.IndexByte(line, '\n'); n >= 0 {
			line = line[:n+1]
		}
		copy(text[at+1:], line[1:]) // without the "#"
		at += len(line)
	}
	root, err = tree.TOML(doc.With(string(text)))
	return root, end, err
}

// Inline reads what a script says of itself.
func Inline(r *document.Reading) error {
	root, _, err := InlineTable(r.Document)
	if err != nil {
		return err
	}
	p := &project{r: r, places: map[string][]place{}, asked: map[string][]asking{}}
	p.indexes(root)
	p.sources(root)
	for _, at := range root.List("requires-python") {
		p.python(at, at.Value)
	}
	first := len(r.Env.Observations)
	for _, d := range root.List("dependencies") {
		p.requirement(d)
	}
	if !install.SaysHowToBuild(r.Document) { // uv and pipx install all of them at once
		apart := &observed.Installation{Isolated: true}
		for i := first; i < len(r.Env.Observations); i++ {
			r.Env.Observations[i].Installation = apart
		}
	}
	r.Env.Installer = observed.UV // which runs most of them; pipx takes the same builds
	p.finish()
	return nil
}

// inline finds the lines between those that open and close what a script says of itself. The
// last of the lines that may close it does, as a document may hold such a line.
func inline(text string) (start, end int, found bool) {
	at, open, closed := 0, -1, -1
	for line := range strings.Lines(text) {
		said := strings.TrimRight(line, " \r\n")
		switch {
		case open < 0 && said == inlineStart:
			open = at + len(line)
		case open >= 0 && said == inlineEnd:
			closed = at
		case open >= 0 && said != "#" && !strings.HasPrefix(said, "# "):
			return open, closed, closed >= open
		}
		at += len(line)
	}
	return open, closed, open >= 0 && closed >= open
}

package explorer

import (
	"path"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// section is a part of a page that needs no script.
type section struct {
	Heading, ID string
	Text        []cell
	List        []cell
	Head        []cell
	Rows        [][]cell
}

// cell is a text, which may be a link within the site or out of it.
type cell struct {
	Text   string
	Path   string // relative to the site's top
	Anchor string // of the page itself
	URL    string
	Class  string
	ID     string
	Span   int    // columns, where more than one
	Parts  []cell // in place of a text
}

// placed is a cell on a page.
type placed struct {
	cell
	Page page
	Href string
}

// in places a cell on a page: links are as short as can be.
func in(p page, c cell) placed {
	href := p.Root + c.Path
	switch folder := path.Dir(p.Path) + "/"; {
	case c.Path == "" && c.Anchor != "":
		href = "#" + c.Anchor
	case c.Path == "":
		href = ""
	case strings.HasPrefix(c.Path, p.Path+"#"):
		href = c.Path[len(p.Path):]
	case folder != "./" && strings.HasPrefix(c.Path, folder):
		href = c.Path[len(folder):]
	}
	return placed{c, p, href}
}

// merged joins neighbours in a row that say the same by the same fact.
func merged(row []cell) (list []cell) {
	for _, c := range row {
		if n := len(list); n > 1 && list[n-1].Text == c.Text && list[n-1].Path == c.Path {
			list[n-1].Span++
			continue
		}
		c.Span = 1
		list = append(list, c)
	}
	return list
}

// texts returns cells without links.
func texts(list ...string) []cell {
	cells := make([]cell, 0, len(list))
	for _, text := range list {
		cells = append(cells, cell{Text: text})
	}
	return cells
}

// nothing stands where the facts say nothing.
const nothing = "–"

// or returns a text, or what stands for none.
func or(text string) string {
	if text == "" {
		return nothing
	}
	return text
}

// sourcesOf returns a section with the sources of rows, each once.
func (s *Site) sourcesOf(rows ...matrices.Evidence) section {
	seen, list := map[string]bool{}, section{Heading: "Sources", ID: "sources"}
	for _, e := range rows {
		for _, citation := range e.Citations() {
			source, ok := s.Facts.Source(citation)
			if !ok || seen[source.ID] {
				continue
			}
			seen[source.ID] = true
			list.List = append(list.List, sourceCell(&source, ""))
		}
	}
	return list
}

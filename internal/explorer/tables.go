package explorer

import (
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
	Text  string
	Path  string // relative to the site's top
	URL   string
	Class string
}

// placed is a cell on a page at some depth below the site's top.
type placed struct {
	cell
	Root string
}

func in(p page, c cell) placed { return placed{c, p.Root} }

// texts returns cells without links.
func texts(list ...string) []cell {
	cells := make([]cell, 0, len(list))
	for _, text := range list {
		cells = append(cells, cell{Text: text})
	}
	return cells
}

// or returns a text, or a dash where the facts say nothing.
func or(text string) string {
	if text == "" {
		return "–"
	}
	return text
}

// sourcesOf returns a section with the sources of rows, each once.
func (s *Site) sourcesOf(rows ...matrices.Evidence) section {
	seen, list := map[string]bool{}, section{Heading: "Sources", ID: "sources"}
	for _, e := range rows {
		citations := e.Sources
		for _, own := range e.Cells {
			citations = append(citations[:len(citations):len(citations)], own...)
		}
		for _, citation := range citations {
			source, ok := s.Facts.Source(citation)
			if !ok || seen[source.ID] {
				continue
			}
			seen[source.ID] = true
			c := cell{Text: string(source.Class) + ", " + source.Date + ": " + source.Title}
			if strings.HasPrefix(source.URL, "https://") || strings.HasPrefix(source.URL, "http://") {
				c.URL = source.URL
			}
			list.List = append(list.List, c)
		}
	}
	return list
}

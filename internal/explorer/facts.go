package explorer

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/explorer/call"
	"github.com/envsolve/envsolve/matrices"
)

// place returns the address of a fact on the site; nothing where it has none.
func (s *Site) place(ref string) string {
	path, ok := s.places[ref]
	if !ok {
		path = call.Place(s.Facts, ref)
		s.places[ref] = path
	}
	return path
}

// of returns a text that links to its fact, or to the row where that has no such cell.
func (s *Site) of(text, ref string) cell {
	if text == "" || text == nothing {
		return cell{Text: nothing}
	}
	row, _, _ := strings.Cut(ref, "#")
	return cell{Text: text, Path: cmp.Or(s.place(ref), s.place(row))}
}

// sources gathers those of a page, each once, with an anchor.
type sources struct {
	list []cell
	at   map[string]int
}

func newSources() *sources { return &sources{at: map[string]int{}} }

// cite returns links to sources of the page, those of one class and date together.
func (c *sources) cite(list []matrices.Source) []cell {
	var links []cell
	kind := func(s matrices.Source) string { return string(s.Class) + ", " + s.Date }
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b matrices.Source) int { return strings.Compare(kind(a), kind(b)) })
	last := ""
	for _, source := range list {
		at, ok := c.at[source.ID]
		if !ok {
			at = len(c.list) + 1
			c.at[source.ID] = at
			c.list = append(c.list, sourceCell(&source, "s"+strconv.Itoa(at)))
		}
		number := "[" + strconv.Itoa(at) + "]"
		if kind(source) != last {
			last = kind(source)
			number = last + " " + number
		}
		links = append(links, cell{Text: number, Anchor: "s" + strconv.Itoa(at)})
	}
	return links
}

func (c *sources) section() section { return section{Heading: "Sources", ID: "sources", List: c.list} }

// sourceCell is a source with its class and date, and the way to it.
func sourceCell(source *matrices.Source, id string) cell {
	c := cell{ID: id, Text: number(id) + string(source.Class) + ", " + source.Date + ": " + source.Title}
	if strings.HasPrefix(source.URL, "https://") || strings.HasPrefix(source.URL, "http://") {
		c.URL = source.URL
	}
	return c
}

// number is how a source is cited where it has an anchor.
func number(id string) string {
	if id == "" {
		return ""
	}
	return "[" + id[1:] + "] "
}

// factsOf returns the facts of a row, each at its anchor and with its sources beside
// it. The builds of a release stand apart.
func (s *Site) factsOf(c *sources, ref, build string) (section, error) {
	part := section{Head: texts("fact", "value", "sources")}
	cells, err := s.Facts.Cited(ref)
	if err != nil {
		return part, err
	}
	taken := map[string]bool{}
	for _, of := range cells {
		if build == "" && strings.HasPrefix(of.Name, "build ") {
			continue
		}
		anchor := free(taken, call.Anchor(build, of.Name[strings.LastIndexByte(of.Name, ' ')+1:]),
			call.Anchor(build, of.Name))
		value := or(of.Value)
		if of.Inferred {
			value += " (inferred)"
		}
		part.Rows = append(part.Rows,
			[]cell{{Text: strings.ReplaceAll(of.Name, "_", " "), ID: anchor}, {Text: value, Class: "long"},
				{Parts: c.cite(of.Sources), Class: "long"}})
	}
	fact, err := s.Facts.Lookup(ref)
	for _, note := range fact.Notes {
		part.Text = append(part.Text, cell{Text: "Note: " + note})
	}
	return part, err
}

// free takes the first of two anchors that is free, or else the second with a number.
func free(taken map[string]bool, short, long string) string {
	anchor := short
	for n := 1; taken[anchor]; n++ {
		if anchor = long; n > 1 {
			anchor = long + "." + strconv.Itoa(n)
		}
	}
	taken[anchor] = true
	return anchor
}

// pagesOfFacts adds a page for each row that no other page is about.
func (s *Site) pagesOfFacts(ctx context.Context) error {
	for _, table := range s.Facts.TableNames() {
		own := table == "gpus" || table == "errors" || table == "sources" ||
			slices.Contains(s.Facts.FrameworkNames(), table)
		if err := ctx.Err(); err != nil || own {
			if err != nil {
				return err
			}
			continue
		}
		rows, typ, err := s.Facts.Table(table)
		if err != nil {
			return err
		}
		for i := range rows.Len() {
			if err := s.pageOfFact(table, typ.ID(rows.Index(i))); err != nil {
				return err
			}
		}
	}
	return nil
}

// pageOfFact adds the page of a row.
func (s *Site) pageOfFact(table, row string) error {
	path, ref := call.PageOf(s.Facts, table, row), table+"/"+row
	if path == "" {
		return nil
	}
	cited := newSources()
	facts, err := s.factsOf(cited, ref, "")
	if err != nil {
		return err
	}
	content := []section{facts, cited.section()}
	if slices.Contains(s.Facts.PackageNames(), table) {
		content[0].Text = append(content[0].Text,
			cell{Text: "Ask for a stack with it", Path: "index.html#with=" + table + "==" + row},
			cell{Text: "All releases of " + table, Path: packagePath(table)})
	}
	return s.page(path, "tables", page{Title: fmt.Sprintf("%s %s: facts and their sources", table, row),
		Heading: table + " " + row, Description: "What is known of " + table + " " + row + ", each fact with its source and date.",
		Content: content})
}

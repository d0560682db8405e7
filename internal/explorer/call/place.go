package call

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// Place returns where a fact stands on the site, as a page with an anchor, and
// nothing where it stands nowhere: rows of base images have no page.
func Place(facts *matrices.Set, ref string) string {
	fact, err := facts.Lookup(ref)
	if err != nil {
		return ""
	}
	page := PageOf(facts, fact.Table, fact.Row)
	build, isRelease := "", slices.Contains(facts.FrameworkNames(), fact.Table)
	if isRelease {
		_, build, _ = strings.Cut(fact.Row, "+")
	}
	anchor := build
	if strings.Contains(ref, "#") {
		name := fact.Cells[0].Name
		if rest, ok := strings.CutPrefix(name, "build "); ok && isRelease {
			build, name, _ = strings.Cut(rest, " ")
		}
		anchor = Anchor(build, name[strings.LastIndexByte(name, ' ')+1:])
	}
	if page == "" || anchor == "" {
		return page
	}
	return page + "#" + anchor
}

// Anchor is the anchor of a cell on the page of its row; cells of a build stand on
// that of the release.
func Anchor(build, cell string) string {
	if cell = strings.NewReplacer("_", "-", " ", ".").Replace(cell); build != "" {
		return build + "." + cell
	}
	return cell
}

// PageOf returns the page of a row; that of a build is its release's.
func PageOf(facts *matrices.Set, table, row string) string {
	switch {
	case table == "images":
		return ""
	case table == "gpus":
		return "gpu/" + FileName(row) + ".html"
	case table == "errors":
		return "error/" + FileName(row) + ".html"
	case slices.Contains(facts.FrameworkNames(), table):
		release, _, _ := strings.Cut(row, "+")
		return table + "/" + FileName(release) + ".html"
	case slices.Contains(facts.PackageNames(), table):
		return "package/" + table + "/" + FileName(row) + ".html"
	}
	return "fact/" + table + "/" + FileName(row) + ".html"
}

// FileName is the name of a row where files are named.
func FileName(row string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || strings.ContainsRune("-_.+@", r) {
			return r
		}
		return '_'
	}, row)
}

package main

import (
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// evidence reads what a row rests on: src, inferred, notes and note. Cells of
// the JSON that have another name in the tables are renamed; an inferred entry
// with an explanation ("numpy (bounds of …)") becomes a cell and a note.
func evidence(o object, rename map[string]string) matrices.Evidence {
	e := matrices.Evidence{Sources: o.strs("src")}
	for _, entry := range o.strs("inferred") {
		cell, explained := cellOf(entry, rename)
		if cell != "" && !slices.Contains(e.Inferred, cell) {
			e.Inferred = append(e.Inferred, cell)
		}
		if explained {
			e.Notes = append(e.Notes, "inferred: "+clean(entry))
		}
	}
	for _, note := range append(o.strs("notes"), o.strs("note")...) {
		e.Notes = append(e.Notes, clean(note))
	}
	return e
}

// cellOf takes the cell name that an inferred entry begins with.
func cellOf(entry string, rename map[string]string) (cell string, explained bool) {
	cell = regexp.MustCompile(`^[A-Za-z_0-9.]+`).FindString(entry)
	explained = cell != entry
	cell, _, _ = strings.Cut(cell, ".")
	if to, ok := rename[cell]; ok {
		return to, explained
	}
	return cell, explained
}

// cells gives a cell its own sources.
func cells(e *matrices.Evidence, cell string, ids []string) {
	if len(ids) == 0 {
		return
	}
	if e.Cells == nil {
		e.Cells = map[string][]string{}
	}
	e.Cells[cell] = ids
}

// others reads what other sources say of a cell.
func others(e *matrices.Evidence, cell string, list []object) {
	for _, o := range list {
		e.Others = append(e.Others, matrices.Other{Cell: cell, Value: o.str("value"), Why: "weaker or older than the sources of the row", Sources: o.strs("src")})
	}
}

package harvest

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
)

// Day is a release whose day in the tables is not that of its first file on the
// index.
type Day struct {
	Table, Version string
	Says, Found    string // the table, the index
}

// Days compares the days of all releases in the tables with the index, which says
// when the first file of each was uploaded. A day that the tables know by its month
// alone agrees with all days of it. Nothing but the index page of each package is
// read. What was compared comes with the errors of what could not be.
func (h *Harvester) Days(ctx context.Context) ([]Day, error) {
	var list []Day
	var faults []error
	pages := map[string][]Release{}
	for _, f := range h.auditable() {
		if f.cell != "released" {
			continue
		}
		all, read := pages[f.pypi]
		if !read {
			var err error
			if all, err = h.Releases(ctx, f.pypi); ctx.Err() != nil {
				return list, ctx.Err()
			} else if err != nil {
				faults = append(faults, err)
			}
			pages[f.pypi] = all
		}
		i := slices.IndexFunc(all, func(r Release) bool { return wheel.SameVersion(r.Version, f.version) })
		if i < 0 || all[i].Released() == "" || (&measuredRow{}).agrees(f, all[i].Released()) {
			continue
		}
		list = append(list, Day{Table: f.table, Version: f.version, Says: f.says, Found: all[i].Released()})
	}
	return list, errors.Join(faults...)
}

// SetDays writes days into the text of a table; it returns how many of them have
// their row there. A row that had its day from one that it is like keeps it, where
// that one's changes.
func SetDays(name string, text []byte, days []Day) (changed []byte, set int, err error) {
	file, diags := hclsyntax.ParseConfig(text, name, hcl.InitialPos)
	if diags.HasErrors() {
		return nil, 0, diags
	}
	body, ok := file.Body.(*hclsyntax.Body)
	if !ok {
		return nil, 0, fmt.Errorf("%s: it is no table", name)
	}
	for _, block := range slices.Backward(body.Blocks) { // what stands before keeps its place
		if (block.Type != "package" && block.Type != "framework") || len(block.Labels) != 2 {
			continue
		}
		own := dayOf(days, block.Labels[0], block.Labels[1])
		if own != nil {
			set++
		}
		cell, like := block.Body.Attributes["released"], likeOf(block)
		if slices.Contains(withoutOf(block), "released") {
			continue // it says that its day is not known
		}
		switch {
		case cell != nil && own != nil:
			at := cell.Expr.Range()
			text = slices.Concat(text[:at.Start.Byte], []byte(quote(own.Found)), text[at.End.Byte:])
		case cell == nil && like != "":
			day := ""
			if base := dayOf(days, block.Labels[0], like); own != nil {
				day = own.Found
			} else if base != nil {
				day = base.Says
			}
			if at := block.OpenBraceRange.End.Byte; day != "" {
				text = slices.Concat(text[:at], []byte("\n  released = "+quote(day)), text[at:])
			}
		}
	}
	return text, set, nil
}

func dayOf(days []Day, table, release string) *Day {
	i := slices.IndexFunc(days, func(d Day) bool {
		return d.Table == table && matrices.ComparePEP440(d.Version, release) == 0
	})
	if i < 0 {
		return nil
	}
	return &days[i]
}

// likeOf returns the release that a row is like; "" for none.
func likeOf(block *hclsyntax.Block) string {
	if list := texts(block.Body.Attributes["like"]); len(list) > 0 {
		return list[0]
	}
	return ""
}

// withoutOf returns the cells that a row does not have of the one that it is like.
func withoutOf(block *hclsyntax.Block) []string { return texts(block.Body.Attributes["without"]) }

// texts returns the strings of an attribute that is one, or a list of them.
func texts(cell *hclsyntax.Attribute) []string {
	if cell == nil {
		return nil
	}
	value, diags := cell.Expr.Value(nil)
	if diags.HasErrors() || value.IsNull() || !value.IsWhollyKnown() {
		return nil
	}
	if value.Type() == cty.String {
		return []string{value.AsString()}
	}
	var list []string
	if value.CanIterateElements() {
		for _, item := range value.AsValueSlice() {
			if item.Type() == cty.String && !item.IsNull() {
				list = append(list, item.AsString())
			}
		}
	}
	return list
}

package harvest

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// Requirement is what a release requires by its metadata and not by its row in the
// tables, such as one that was written before there was a table of what it requires.
type Requirement struct {
	Table, Version string
	Package, Spec  string   // what it requires, and which releases of that
	Cited          []string // the sources of the row's requirements, with the file whose metadata says so
	cellwise       bool     // they differ from those of the row
	in             cell
}

// cell is where rows of a kind hold what a release requires.
type cell struct{ block, name string }

// The cells of packages and of frameworks.
func ofPackage() cell   { return cell{"package", "requires"} }
func ofFramework() cell { return cell{"framework", "pair_specs"} }

// held is what the tables say of what a release requires.
type held struct {
	id, version string
	in          cell
	maps        []map[string]string // by the names of the packages, the one of the cell first
	evidence    *matrices.Evidence
}

// Requirements compares the rows of packages and frameworks, by their names on the index,
// with the metadata of the releases there. What is required on a condition alone is left
// out, and so are rows of releases that the index does not have or that stand for
// others as well, which may require something else. What was compared comes with the
// errors of what could not be.
func (h *Harvester) Requirements(ctx context.Context, wanted []Wanted) ([]Requirement, error) {
	var list []Requirement
	var faults []error
	for _, w := range wanted {
		all, err := h.page(ctx, w.Name)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		for _, row := range h.held(w.Name, all) {
			more, err := h.lacking(ctx, w, all, &row)
			if ctx.Err() != nil {
				return list, ctx.Err()
			}
			list, faults = append(list, more...), append(faults, err)
		}
	}
	return list, errors.Join(faults...)
}

// held returns what the rows of a package or framework say, by its name on the index, each for a release alone.
func (h *Harvester) held(name string, all []Release) []held {
	var list []held
	rows := h.Facts.Packages(h.TableName(name))
	for i := range rows {
		if row := &rows[i]; len(row.PyPI) <= 1 && !(row.Onward && standsFor(all, rows, i)) {
			list = append(list, held{row.Package, row.Version, ofPackage(), []map[string]string{row.Requires}, &row.Evidence})
		}
	}
	frameworks := h.Facts.Frameworks(h.framework(name))
	for i := range frameworks {
		row := &frameworks[i]
		if row.Package != name {
			continue
		}
		maps := []map[string]string{row.PairSpecs, row.Pairs, row.Limits}
		for j := range row.Builds {
			maps = append(maps, row.Builds[j].Pins)
		}
		list = append(list, held{row.Framework, row.Version, ofFramework(), maps, &row.Evidence})
	}
	return list
}

// standsFor reports whether the index has releases of which a table has no row, and
// that one of its rows, which holds onward, therefore speaks for.
func standsFor(all []Release, rows []matrices.PackageRelease, row int) bool {
	return slices.ContainsFunc(all, func(r Release) bool {
		base := -1
		for i := range rows {
			if matrices.ComparePEP440(rows[i].Version, r.Version) <= 0 &&
				(base < 0 || matrices.ComparePEP440(rows[i].Version, rows[base].Version) > 0) {
				base = i
			}
		}
		return base == row && r.Final() && !wheel.SameVersion(rows[row].Version, r.Version)
	})
}

// lacking lists what a release requires and the tables do not say.
func (h *Harvester) lacking(ctx context.Context, w Wanted, all []Release, have *held) ([]Requirement, error) {
	r := find(all, have.version)
	if r == nil || len(r.wheels) == 0 || w.Version != "" && have.version != w.Version {
		return nil, nil
	}
	now, err := h.Row(ctx, w.Name, *r, false)
	if err != nil {
		return nil, err
	}
	said := map[string]bool{}
	for _, names := range have.maps {
		for name := range names {
			said[wheel.Normalize(name)] = true
		}
	}
	cited, cellwise := slices.Clone(have.evidence.Sources), false
	if own := have.evidence.Cells[have.in.name]; len(own) > 0 {
		cited, cellwise = slices.Clone(own), true
	}
	if !slices.Contains(cited, now.Sources[0]) {
		cellwise = true
		if len(have.maps[0]) == 0 {
			cited = nil
		}
		cited = append(cited, now.Sources[0])
	}
	var list []Requirement
	for name, spec := range now.Requires {
		// A framework goes with another one by rules of their own, and with any version as well as not.
		other := have.in == ofFramework() && (h.framework(name) != "" || spec == "*")
		if said[name] || other || now.Markers[name] != "" || strings.HasPrefix(name, "nvidia-") {
			continue
		}
		list = append(list, Requirement{have.id, have.version, name, spec, cited, cellwise, have.in})
	}
	slices.SortFunc(list, func(a, b Requirement) int { return strings.Compare(a.Package, b.Package) })
	return list, nil
}

// SetRequirements writes what releases require into the text of a table; it returns
// how many of them have their row there. The table comes back in its short form.
func SetRequirements(name string, text []byte, list []Requirement) (changed []byte, set int, err error) {
	rows, diags := tablefile.Standings(tablefile.File{Name: name, Data: text})
	for i := 0; i < len(rows) && !diags.HasErrors(); i++ {
		row := rows[i]
		if len(row.Labels) != 2 {
			continue
		}
		own := slices.DeleteFunc(slices.Clone(list), func(r Requirement) bool {
			return r.in.block != row.Block || r.Table != row.Labels[0] ||
				matrices.ComparePEP440(r.Version, row.Labels[1]) != 0
		})
		if len(own) == 0 {
			continue
		}
		requires := map[string][]string{}
		for _, r := range own {
			requires[r.Package] = []string{r.Spec}
		}
		set += len(own)
		text = row.WithEntries(text, own[0].in.name, requires, false)
		if own[0].cellwise {
			if rows, diags = tablefile.Standings(tablefile.File{Name: name, Data: text}); diags.HasErrors() {
				break
			}
			text = rows[i].WithEntries(text, "cell_source", map[string][]string{own[0].in.name: own[0].Cited}, true)
		}
		rows, diags = tablefile.Standings(tablefile.File{Name: name, Data: text})
	}
	if diags.HasErrors() {
		return nil, 0, diags
	}
	if set == 0 {
		return text, 0, nil
	}
	text, diags = tablefile.Shorten(tablefile.File{Name: name, Data: text})
	if diags.HasErrors() {
		return nil, 0, diags
	}
	return text, set, nil
}

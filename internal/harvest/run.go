package harvest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// Wanted is a package to harvest.
type Wanted struct {
	Name    string
	Version string // one release, which is read whole; "" for those that its table lacks
}

// ParseWanted reads NAME or NAME==VERSION.
func ParseWanted(text string) (Wanted, error) {
	name, release, exact := strings.Cut(text, "==")
	w := Wanted{Name: wheel.Normalize(strings.TrimSpace(name)), Version: strings.TrimSpace(release)}
	if w.Name == "" || strings.ContainsFunc(w.Name, func(r rune) bool { return !isNameRune(r) }) {
		return w, fmt.Errorf("%q is no package: write NAME or NAME==VERSION", text)
	}
	if exact && (w.Version == "" || strings.ContainsAny(w.Version, "*,<>=~! /")) {
		return w, fmt.Errorf("%q is no version: write one release, such as %s==1.2.3", text, w.Name)
	}
	return w, nil
}

// Tabled are the packages of the facts that are on an index, by their names
// there.
func Tabled(facts *matrices.Set) []Wanted {
	var list []Wanted
	for _, p := range facts.PackageInfos() {
		if p.PyPI != "" && len(facts.Packages(p.Name)) > 0 {
			list = append(list, Wanted{Name: wheel.Normalize(p.PyPI)})
		}
	}
	return list
}

// Missing lists the final releases, or all of a package that has had none, that a
// table lacks, newest first: those after
// its newest row, or with since (YYYY-MM-DD) those of that day and later. For a
// package without a table and without since, the newest.
func (h *Harvester) Missing(ctx context.Context, w Wanted, since string) ([]Release, error) {
	all, err := h.Releases(ctx, w.Name)
	if err != nil {
		return nil, err
	}
	if w.Version != "" {
		at := slices.IndexFunc(all, func(r Release) bool { return wheel.SameVersion(r.Version, w.Version) })
		if at < 0 {
			return nil, fmt.Errorf("%s has no release %s on the index%s", w.Name, w.Version, nearest(w.Version, all))
		}
		return all[at : at+1], nil
	}
	rows := h.rows(w.Name)
	known := func(r Release) bool {
		return slices.ContainsFunc(rows, func(row matrices.PackageRelease) bool {
			return wheel.SameVersion(row.Version, r.Version)
		})
	}
	none := !slices.ContainsFunc(all, func(r Release) bool { return r.Final() })
	missing := slices.DeleteFunc(all, func(r Release) bool {
		switch {
		case r.yanked() || !none && version.IsPreRelease(r.Version) || known(r):
			return true
		case since != "":
			return r.Released() < since
		}
		return len(rows) > 0 && matrices.ComparePEP440(r.Version, newestOf(rows)) < 0
	})
	if len(rows) == 0 && since == "" && len(missing) > 1 {
		missing = missing[:1]
	}
	return missing, nil
}

// rows are the rows of the table of a package by its name on the index.
func (h *Harvester) rows(name string) []matrices.PackageRelease {
	return h.Facts.Packages(h.TableName(name))
}

// TableName is the name that the tables have for a package of the index.
func (h *Harvester) TableName(name string) string {
	for _, p := range h.Facts.PackageInfos() {
		if wheel.Normalize(p.PyPI) == name || p.Name == name {
			return p.Name
		}
	}
	return name
}

func newestOf(rows []matrices.PackageRelease) string {
	newest := ""
	for _, r := range rows {
		if newest == "" || matrices.ComparePEP440(r.Version, newest) > 0 {
			newest = r.Version
		}
	}
	return newest
}

func nearest(asked string, all []Release) string {
	var versions []string
	for _, r := range all {
		versions = append(versions, r.Version)
	}
	if near := version.NearestVersions(asked, versions); len(near) > 0 {
		return "; near it are " + strings.Join(near, ", ")
	}
	return ""
}

// Rows harvests what is wanted. Where it ends early, by an error or because the
// budget is used up, the rows that are whole come with the error.
func (h *Harvester) Rows(ctx context.Context, w Wanted, since string) ([]matrices.PackageRelease, error) {
	missing, err := h.Missing(ctx, w, since)
	if err != nil {
		return nil, err
	}
	var rows []matrices.PackageRelease
	var faults []error
	for _, r := range missing {
		row, err := h.Row(ctx, h.TableName(w.Name), r, w.Version != "")
		switch {
		case err != nil && (ctx.Err() != nil || errors.Is(err, ErrBudget)):
			return rows, errors.Join(append(faults, err)...)
		case err != nil:
			faults = append(faults, fmt.Errorf("%s %s: %w", w.Name, r.Version, err))
		default:
			rows = append(rows, row)
		}
	}
	return rows, errors.Join(faults...)
}

// Behind says what the index has that a table lacks.
type Behind struct {
	Package  string
	Newest   string // row of the table; "" where there is none
	Upstream string // newest release on the index
	Released string // its day
	Missing  int    // releases after the newest row
}

// Check compares a table with the index. Nothing but the index page is read.
func (h *Harvester) Check(ctx context.Context, w Wanted) (Behind, error) {
	missing, err := h.Missing(ctx, w, "")
	b := Behind{Package: w.Name, Newest: newestOf(h.rows(w.Name)), Missing: len(missing)}
	if err == nil && len(missing) > 0 {
		b.Upstream, b.Released = missing[0].Version, missing[0].Released()
	}
	return b, err
}

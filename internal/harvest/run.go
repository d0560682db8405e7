package harvest

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
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
// there: those around the frameworks and the frameworks' own, with one name for
// each CUDA where there are such.
func Tabled(facts *matrices.Set) []Wanted {
	names := map[string]bool{}
	for _, p := range facts.PackageInfos() {
		rows := facts.Packages(p.Name)
		if len(rows) == 0 {
			continue
		}
		if p.PyPI != "" {
			names[wheel.Normalize(p.PyPI)] = true
			continue
		}
		for _, name := range rows[0].PyPI {
			names[wheel.Normalize(name)] = true
		}
	}
	for _, f := range facts.FrameworkInfos() {
		for _, name := range installedBy(facts.Frameworks(f.ID)) {
			names[wheel.Normalize(name)] = true
		}
	}
	var list []Wanted
	for _, name := range slices.Sorted(maps.Keys(names)) {
		list = append(list, Wanted{Name: name})
	}
	return list
}

// installedBy are the packages that the newest release of a framework comes as.
func installedBy(rows []matrices.FrameworkRelease) []string {
	if len(rows) == 0 {
		return nil
	}
	list := []string{rows[0].Package}
	for _, b := range rows[0].Builds {
		if b.Package != "" && b.Variant != "cpu" {
			list = append(list, b.Package)
		}
	}
	return list
}

// Missing lists the final releases, or all of a package that has had none, that a
// table lacks, newest first: those after
// its newest row, or with since (YYYY-MM-DD) those of that day and later. For a
// package without a table and without since, the newest.
func (h *Harvester) Missing(ctx context.Context, w Wanted, since string) ([]Release, error) {
	all, err := h.page(ctx, w.Name)
	if err != nil {
		return nil, err
	}
	return h.missingOf(all, w, since)
}

// NoReleaseError says that an index does not have a release.
type NoReleaseError struct{ text string }

func (e *NoReleaseError) Error() string { return e.text }

// missingOf picks what a table lacks out of the releases of the index.
func (h *Harvester) missingOf(all []Release, w Wanted, since string) ([]Release, error) {
	if w.Version != "" {
		r := find(all, w.Version)
		if r == nil {
			return nil, &NoReleaseError{fmt.Sprintf("%s has no release %s on the index%s", w.Name, w.Version,
				nearest(w.Version, all))}
		}
		return []Release{*r}, nil
	}
	rows := h.versions(w.Name)
	known := func(r Release) bool {
		return slices.ContainsFunc(rows, func(row string) bool { return wheel.SameVersion(row, r.Version) })
	}
	none := !slices.ContainsFunc(all, func(r Release) bool { return r.Final() })
	missing := slices.DeleteFunc(slices.Clone(all), func(r Release) bool {
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

// versions are the releases in the table of a package by its name on the index,
// or in that of the framework that it installs.
func (h *Harvester) versions(name string) []string {
	var list []string
	for _, r := range h.Facts.Packages(h.TableName(name)) {
		list = append(list, r.Version)
	}
	for _, f := range h.Facts.FrameworkInfos() {
		rows := h.Facts.Frameworks(f.ID)
		if !slices.Contains(installedBy(rows), name) {
			continue
		}
		for _, r := range rows {
			list = append(list, r.Version)
		}
	}
	return list
}

// TableName is the name that the tables have for a package of the index.
func (h *Harvester) TableName(name string) string {
	for _, p := range h.Facts.PackageInfos() {
		if wheel.Normalize(p.PyPI) == name || p.Name == name || slices.Contains(p.Aliases, name) {
			return p.Name
		}
	}
	return perCUDA.ReplaceAllString(name, "")
}

// perCUDA is how names of the index end that a package has for each CUDA: -cu12,
// -cu126.
var perCUDA = lazyregexp.New(`-cu1[0-9]{1,2}$`)

func newestOf(versions []string) string {
	newest := ""
	for _, v := range versions {
		if newest == "" || matrices.ComparePEP440(v, newest) > 0 {
			newest = v
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

// Check compares a table with the index, and says what the newest is that has a
// release there, be it in the table or not. Nothing but the index page is read,
// and of a table whose newest row stands for all later releases the metadata of
// the newest one: it is behind only where that asks for something else.
func (h *Harvester) Check(ctx context.Context, w Wanted) (Behind, error) {
	all, err := h.Releases(ctx, w.Name)
	if err != nil {
		return Behind{Package: w.Name}, err
	}
	missing, err := h.missingOf(all, w, "")
	b := Behind{Package: w.Name, Newest: newestOf(h.versions(w.Name)), Missing: len(missing)}
	if i := newestFinal(all); i >= 0 {
		b.Upstream, b.Released = all[i].Version, all[i].Released()
	}
	if err != nil || len(missing) == 0 {
		return b, err
	}
	same, err := h.goesOn(ctx, w.Name, b.Newest, missing[0])
	if same {
		b.Missing = 0
	}
	return b, err
}

// newestFinal finds the newest final release, or where there was none the newest
// that was not taken back; -1 without any.
func newestFinal(all []Release) int {
	if i := slices.IndexFunc(all, func(r Release) bool { return r.Final() }); i >= 0 {
		return i
	}
	return slices.IndexFunc(all, func(r Release) bool { return !r.yanked() })
}

// goesOn reports whether the row of a release holds onward and still says what a
// later release requires.
func (h *Harvester) goesOn(ctx context.Context, name, version string, later Release) (bool, error) {
	rows := h.Facts.Packages(h.TableName(name))
	i := slices.IndexFunc(rows, func(r matrices.PackageRelease) bool { return r.Version == version && r.Onward })
	if i < 0 {
		return false, nil
	}
	now, err := h.Row(ctx, h.TableName(name), later, false)
	if err != nil || now.PythonRequires != rows[i].PythonRequires && rows[i].PythonRequires != "" {
		return false, err
	}
	for required, spec := range now.Requires {
		if _, before := rows[i].Requires[required]; !before && spec != "*" {
			return false, nil
		}
	}
	for required, spec := range rows[i].Requires {
		if now.Requires[required] != spec {
			return false, nil
		}
	}
	return true, nil
}

package harvest

import (
	"context"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
)

// measuredRow is what an index and METADATA say of a release.
type measuredRow struct {
	row        matrices.PackageRelease
	classified []string // Pythons in the classifiers
	wheels     bool     // it has some, whose METADATA was read
	python2    bool     // some are for Python 2.7, of which rows that are harvested keep nothing
	source     bool     // it has a source distribution beside
	// requires is what METADATA requires whatever the extras, by the package's name.
	requires map[string][]string
}

// measureRow reads the row of a fact off the index, once for all its facts; nil,
// with why, where the index does not have the release.
func (h *Harvester) measureRow(ctx context.Context, f audited, rows map[string]*measuredRow) (
	m *measuredRow, why string, err error) {
	key := f.pypi + " " + f.version
	if rows[key] != nil {
		return rows[key], "", nil
	}
	all, err := h.page(ctx, f.pypi)
	if err != nil {
		return nil, "", err
	}
	r := find(all, f.version)
	if r == nil {
		return nil, fmt.Sprintf("%s %s is not on the index", f.pypi, f.version), nil
	}
	m = &measuredRow{}
	if m.row, err = h.Row(ctx, f.table, *r, false); err != nil {
		return nil, "", err
	}
	m.source = len(r.Files) > len(r.wheels)
	m.python2 = slices.ContainsFunc(r.wheels, func(w named) bool { return slices.Contains(w.Pythons, "cp27") })
	if len(r.wheels) > 0 {
		w, err := h.measure(ctx, r.wheels[0].File, false) // which Row has read
		if err != nil {
			return nil, "", err
		}
		m.classified, m.requires, m.wheels = classifiedPythons(w.Metadata), requiredBy(w.Metadata), true
	}
	rows[key] = m
	return m, "", nil
}

// requiredBy lists what METADATA requires on Linux without an extra.
func requiredBy(metadata string) map[string][]string {
	required := map[string][]string{}
	for _, text := range fields(metadata, "Requires-Dist") {
		req, err := parseRequirement(text)
		if err == nil && req.Marker != never && req.Extra == "" && !slices.Contains(required[req.Name], req.Spec) {
			required[req.Name] = append(required[req.Name], req.Spec)
		}
	}
	return required
}

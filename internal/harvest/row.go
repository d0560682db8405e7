package harvest

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// Source is the id of the source that harvested rows cite.
const Source = "wheels"

// cite names the file that a row was read off, by its digest: wheels@DIGEST:FILE.
// The first 128 bits of its SHA-256 are enough to tell it from any other. A file whose
// digest the index does not give is an error: nobody could say which was read.
func cite(f index.File) (string, error) {
	if len(f.SHA256) < 32 {
		return "", fmt.Errorf("%s: the index gives no sha256, by which the row would cite it: name another index", f.Name)
	}
	return Source + "@" + f.SHA256[:32] + ":" + f.Name, nil
}

// Row writes down what the index says and has of a release. With libraries, its
// wheels for Linux are read whole: one for each platform, since those for other
// Pythons are made from the same code.
func (h *Harvester) Row(ctx context.Context, name string, r Release, libraries bool) (matrices.PackageRelease, error) {
	row := matrices.PackageRelease{Package: name, Version: r.Version, Released: r.Released()}
	if len(r.Files) == 0 {
		return row, nil
	}
	first := r.Files[len(r.Files)-1] // a source distribution, where there are no wheels
	if len(r.wheels) > 0 {
		first = r.wheels[0].File
	}
	citation, err := cite(first)
	if err != nil {
		return row, err
	}
	row.Sources = []string{citation}
	if len(r.wheels) == 0 && first.Size > mostInfo {
		row.PythonRequires = orderClauses(first.RequiresPython)
		row.Notes = []string{"source alone, of which what it requires was not read"}
		return row, nil
	}
	m, err := h.measure(ctx, first, false)
	if err != nil {
		return row, err
	}
	h.metadataCells(&row, m.Metadata, cmp.Or(first.RequiresPython, wheel.Field([]byte(m.Metadata), "Requires-Python")))
	h.tagCells(&row, r, m.Metadata)
	if libraries {
		if err := h.libraryCells(ctx, &row, r); err != nil {
			return row, err
		}
	}
	if row.CUDA == "" {
		row.CUDA = statedCUDA(r.Version, m.Metadata)
	}
	return row, nil
}

// metadataCells writes what METADATA says.
func (h *Harvester) metadataCells(row *matrices.PackageRelease, metadata, pythons string) {
	if pythons != "" {
		row.PythonRequires = orderClauses(pythons)
	}
	kept := h.keptNames()
	for _, text := range fields(metadata, "Requires-Dist") {
		req, err := parseRequirement(text)
		if err != nil || req.Marker == never || !kept(req.Name) || req.Name == wheel.Normalize(row.Package) {
			continue
		}
		require(row, req)
	}
}

// require adds a requirement to a row. What an extra asks for is no requirement;
// of an extra that is called after the package it tells what goes together.
func require(row *matrices.PackageRelease, req requirement) {
	switch _, there := row.Requires[req.Name]; {
	case req.Spec == "*" && (req.Name == "numpy" || strings.HasPrefix(req.Name, "nvidia-")): // which says nothing
	case req.Extra != "" && wheel.Normalize(req.Extra) == req.Name && !there:
		put(&row.RequiresOther, req.Name+" (extra)", req.Spec)
	case req.Extra != "":
	case there && (req.Marker != "" || row.Markers[req.Name] == ""):
		put(&row.RequiresOther, req.Name+" ("+cmp.Or(req.Marker, "always")+")", req.Spec)
	default:
		put(&row.Requires, req.Name, req.Spec)
		delete(row.Markers, req.Name)
		if req.Marker != "" {
			put(&row.Markers, req.Name, req.Marker)
		}
	}
}

func put(m *map[string]string, key, value string) {
	if *m == nil {
		*m = map[string]string{}
	}
	(*m)[key] = value
}

// keptNames tells the packages whose versions rows speak of: those that the
// facts have tables for, NumPy and NVIDIA's own.
func (h *Harvester) keptNames() func(name string) bool {
	names := map[string]bool{"numpy": true, "jaxlib": true}
	for _, p := range h.Facts.PackageInfos() {
		for _, name := range append([]string{p.Name, p.PyPI}, p.Aliases...) {
			names[wheel.Normalize(name)] = true
		}
	}
	for _, f := range h.Facts.FrameworkInfos() {
		for _, name := range slices.Concat(f.Distributions(), f.Companions) {
			names[wheel.Normalize(name)] = true
		}
	}
	return func(name string) bool { return names[name] || strings.HasPrefix(name, "nvidia-") }
}

// tagCells writes what the names of the wheels say.
func (h *Harvester) tagCells(row *matrices.PackageRelease, r Release, metadata string) {
	known := h.pythons(row.PythonRequires, metadata)
	platforms := map[string]bool{}
	floors := map[string]string{} // Python, "" for any → oldest C library that a wheel for it takes
	for _, w := range r.wheels {
		platform := platformOf(w.Platforms)
		if platform == "" {
			continue
		}
		platforms[platform] = true
		pythons := pythonsOf(w.Name, known)
		if strings.HasPrefix(platform, "linux/") {
			row.Python = append(row.Python, pythons...)
		}
		if glibc := glibcOf(w.Platforms); platform == "linux/amd64" && glibc != "" {
			if len(pythons) == 0 {
				pythons = []string{""}
			}
			for _, python := range pythons {
				if floors[python] == "" || version.Compare(glibc, floors[python]) < 0 {
					floors[python] = glibc
				}
			}
		}
	}
	for _, floor := range floors {
		row.MinGlibc = version.Newest(row.MinGlibc, floor)
	}
	row.Python = ascending(row.Python)
	if row.Platforms = slices.Sorted(maps.Keys(platforms)); platforms[anyPlatform] {
		row.Platforms = []string{anyPlatform}
	}
}

// pythons are the minors that a release takes: of its classifiers and of those
// that the facts know. Classifiers alone would end what the stable ABI does not.
func (h *Harvester) pythons(requires, metadata string) []string {
	list := classifiedPythons(metadata)
	for _, p := range h.Facts.PythonImages() {
		list = append(list, p.Python)
	}
	limit, err := version.ParseSpecifier(requires)
	return slices.DeleteFunc(list,
		func(v string) bool { return err == nil && requires != "" && !limit.AllowsPython(v) })
}

// cudaLabel finds the CUDA in a local version, an extra or a name: cu126, cu13,
// cuda12x.
var cudaLabel = lazyregexp.New(`(?:^|[-+_.\[,])cu(?:da)?-?(\d\d)(\d)?x?(?:$|[-+_.\],])`)

// statedCUDA is the CUDA that the version or the requirements name; "" for none
// and for several. NVIDIA's own wheels and extras have the major in their names.
func statedCUDA(release, metadata string) string {
	if _, local, found := strings.Cut(release, "+"); found {
		if v := labelled("+" + local); v != "" {
			return v
		}
	}
	var found []string
	for _, text := range fields(metadata, "Requires-Dist") {
		req, err := parseRequirement(text)
		if err != nil || req.Extra != "" || req.Marker == never {
			continue
		}
		for _, word := range append(req.Extras, req.Name) {
			if v := labelled(word); v != "" {
				found = append(found, version.Major(v))
			}
		}
	}
	if found = version.SortDistinct(found); len(found) != 1 {
		return ""
	}
	return found[0]
}

func labelled(word string) string {
	m := cudaLabel.FindStringSubmatch(word)
	switch {
	case m == nil:
		return ""
	case m[2] == "":
		return m[1]
	}
	return m[1] + "." + m[2]
}

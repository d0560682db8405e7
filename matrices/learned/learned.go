// Package learned lays what was read off a package index over a set of facts:
// the releases of packages that no table holds, by their own metadata.
//
// The rows are like those of tables, so that the rules of packages hold for them.
// Each cites the wheel that it was read off.
package learned

import (
	"cmp"
	"maps"
	"net/url"
	"reflect"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/store"
	"github.com/envsolve/envsolve/matrices/version"
)

// Package is a package of an index.
type Package struct {
	Name     string    `json:"name"`  // normalised per PEP 503
	Index    string    `json:"index"` // address of the index, without a login
	Read     string    `json:"read"`  // day, YYYY-MM-DD
	Releases []Release `json:"releases"`
	// With are the packages that were learned with it, since its releases require
	// them.
	With []string `json:"with,omitempty"`
	// Whole says that all releases with wheels were read, and not the newest alone.
	Whole bool `json:"whole,omitempty"`
}

// Release is a release of which a wheel was read.
type Release struct {
	Version   string            `json:"version"`
	Released  string            `json:"released,omitempty"`  // day
	Python    string            `json:"python,omitempty"`    // PEP 440 specifier: of the metadata, and of the wheels that there are
	Platforms []string          `json:"platforms,omitempty"` // linux/amd64; any
	MinGlibc  string            `json:"min_glibc,omitempty"`
	Requires  map[string]string `json:"requires,omitempty"` // package → PEP 440 specifier; * for any
	File      string            `json:"file"`               // wheel that says so
	SHA256    string            `json:"sha256"`             // of that wheel, hex
}

// Lay returns a set in which the packages are known besides those of s. One that
// s knows already is left out: what the tables say goes before what an index
// does. The set has the digest of s, since a lock names the wheels that it rests
// on.
func Lay(s *matrices.Set, packages []Package) *matrices.Set {
	base := s.Store()
	out := &store.Store{Version: base.Version, Digest: base.Digest, From: base.From, Tables: maps.Clone(base.Tables),
		Overlays: base.Overlays, Learned: slices.Clone(base.Learned)}
	infos, sources := slices.Clone(s.PackageInfos()), slices.Clone(s.Sources())
	for i := range packages {
		p := &packages[i]
		if _, there := base.Tables[p.Name]; there || Knows(s, p.Name) || len(p.Releases) == 0 {
			continue
		}
		source := p.source()
		sources = append(sources, source)
		rows := p.rows(source.ID)
		out.Tables[p.Name] = store.NewTable("package", func(reflect.Type) any { return rows })
		out.Learned = append(out.Learned, p.Name)
		infos = append(infos, matrices.PackageInfo{Name: p.Name, PyPI: p.Name, BindsGPU: true,
			Evidence: matrices.Evidence{Sources: []string{source.ID}, Notes: p.notes(), Learned: p.Releases[0].File}})
	}
	slices.SortFunc(sources, func(a, b matrices.Source) int { return cmp.Compare(a.ID, b.ID) })
	out.Tables["packages"] = store.NewTable("package_info", func(reflect.Type) any { return infos })
	out.Tables[store.Sources] = store.NewTable("source", func(reflect.Type) any { return sources })
	return matrices.Of(out)
}

// Knows reports whether the facts hold a package, a framework's own or a
// companion of one, by its normalised name on an index.
func Knows(s *matrices.Set, name string) bool {
	is := func(names []string) bool {
		return slices.ContainsFunc(names, func(n string) bool { return n != "" && normal(n) == name })
	}
	for _, f := range s.FrameworkInfos() {
		if is(f.Distributions()) || is(f.Companions) {
			return true
		}
	}
	for _, p := range s.PackageInfos() {
		if is([]string{p.Name, p.PyPI}) || is(p.Aliases) {
			return true
		}
	}
	return false
}

// WithoutLogin returns the address of an index as it may be kept and shown.
func WithoutLogin(address string) string {
	at, err := url.Parse(address)
	if err != nil {
		return ""
	}
	at.User, at.RawQuery, at.Fragment = nil, "", ""
	return at.String()
}

// source returns the source of the package's rows.
func (p *Package) source() matrices.Source {
	return matrices.Source{ID: "learned-" + p.Name, Title: "metadata of the wheels of " + p.Name + " on a package index",
		URL: p.Index, Date: p.Read, Class: matrices.Vendor}
}

// notes says what was not read.
func (p *Package) notes() []string {
	if p.Whole {
		return nil
	}
	oldest := slices.MinFunc(p.Releases, func(a, b Release) int { return matrices.ComparePEP440(a.Version, b.Version) })
	return []string{"releases of " + p.Name + " before " + oldest.Version + " were not read"}
}

// rows returns the releases as rows of a table, newest first.
func (p *Package) rows(source string) []matrices.PackageRelease {
	rows := make([]matrices.PackageRelease, 0, len(p.Releases))
	for _, r := range p.Releases {
		rows = append(rows, matrices.PackageRelease{
			Package: p.Name, Version: r.Version, Released: r.Released, PythonRequires: r.Python, MinGlibc: r.MinGlibc,
			Platforms: r.Platforms, Requires: r.Requires,
			Evidence: matrices.Evidence{
				Sources: []string{source + "@" + r.SHA256[:min(len(r.SHA256), 32)] + ":" + r.File}, Learned: r.File},
		})
	}
	matrices.SortRows(rows)
	return rows
}

// Sound reports whether a package is one as Lay takes it: names, versions and
// specifiers are what they should be.
func (p *Package) Sound() bool {
	if p.Name == "" || normal(p.Name) != p.Name {
		return false
	}
	for _, r := range p.Releases {
		if !soundVersion(r.Version) || r.Python != "" && !soundSpecifier(r.Python) || r.File == "" {
			return false
		}
		for _, spec := range r.Requires {
			if spec != "*" && !soundSpecifier(spec) {
				return false
			}
		}
	}
	return true
}

// normal returns a project's name the form of package indexes (PEP 503).
func normal(name string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return r == '-' || r == '_' || r == '.'
	}), "-")
}

func soundVersion(text string) bool {
	_, err := version.ParseSpecifier("==" + text)
	return err == nil
}

func soundSpecifier(text string) bool {
	_, err := version.ParseSpecifier(text)
	return err == nil
}

package pyindex

import (
	"cmp"
	"context"
	"net/http"
	"os"
	"slices"
	"strings"
)

// File is a distribution file that an index offers.
type File struct {
	Project        string // normalised
	Version        string
	Name           string // file name
	Path           string // on disk; METADATA is at Path + ".metadata"
	SHA256         string // hex
	MetadataSHA256 string // hex; empty: no metadata file is offered
	Size           int64
	RequiresPython string
	Yanked         string   // the reason; empty for a file that is not yanked
	Indexes        []string // "pypi", or variants such as "cpu" and "cu124"
}

// Normalize returns a project name its one spelling (PEP 503).
func Normalize(name string) string {
	return strings.ToLower(strings.Join(strings.FieldsFunc(name, func(r rune) bool {
		return r == '-' || r == '_' || r == '.'
	}), "-"))
}

// Catalog is all files of a world. It does not change once made.
type Catalog struct {
	files  []File // sorted by project, version and name
	byName map[string]File
}

// NewCatalog makes a catalog of files whose names are unique.
func NewCatalog(files []File) *Catalog {
	c := &Catalog{files: slices.Clone(files), byName: map[string]File{}}
	slices.SortFunc(c.files, func(a, b File) int {
		return cmp.Or(cmp.Compare(a.Project, b.Project), cmp.Compare(a.Version, b.Version), cmp.Compare(a.Name, b.Name))
	})
	for _, f := range c.files {
		c.byName[f.Name] = f
	}
	return c
}

// Files returns the files that an index offers, of one project or, for "", of
// all. The index "" stands for the union of all but "pypi".
func (c *Catalog) Files(index, project string) []File {
	var found []File
	for _, f := range c.files {
		if (project == "" || f.Project == project) && f.in(index) {
			found = append(found, f)
		}
	}
	return found
}

func (f File) in(index string) bool {
	if index != "" {
		return slices.Contains(f.Indexes, index)
	}
	return len(f.variants()) > 0
}

func (f File) variants() []string {
	return slices.DeleteFunc(slices.Clone(f.Indexes), func(i string) bool { return i == "pypi" })
}

// Projects lists the projects that an index offers, sorted.
func (c *Catalog) Projects(index string) []string {
	var names []string
	for _, f := range c.Files(index, "") {
		names = append(names, f.Project)
	}
	return slices.Compact(names)
}

// Variants lists the indexes other than "pypi", sorted.
func (c *Catalog) Variants() []string {
	var names []string
	for _, f := range c.files {
		names = append(names, f.variants()...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Bend changes a file's entry before it is put on a page.
type Bend func(File) File

type bendKey struct{}

// WithBend returns a context under which pages are bent.
func WithBend(ctx context.Context, b Bend) context.Context {
	return context.WithValue(ctx, bendKey{}, b)
}

func bent(ctx context.Context, files []File) []File {
	b, ok := ctx.Value(bendKey{}).(Bend)
	if !ok {
		return files
	}
	out := make([]File, 0, len(files))
	for _, f := range files {
		out = append(out, b(f))
	}
	return out
}

// ServeFile answers for a file of the catalog by its name, or for its metadata
// by NAME.metadata, with ranges and an ETag.
func (c *Catalog) ServeFile(w http.ResponseWriter, r *http.Request, name string) {
	wheelName, metadata := strings.CutSuffix(name, ".metadata")
	f, ok := c.byName[wheelName]
	if !ok || (metadata && f.MetadataSHA256 == "") {
		http.NotFound(w, r)
		return
	}
	path, etag, contentType := f.Path, f.SHA256, "application/octet-stream"
	if metadata {
		path, etag, contentType = f.Path+".metadata", f.MetadataSHA256, "text/plain; charset=utf-8"
	}
	file, err := os.Open(path)
	if err != nil {
		http.Error(w, "the index has lost this file", http.StatusInternalServerError)
		return
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		http.Error(w, "the index has lost this file", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", contentType)
	w.Header().Set("ETag", `"`+etag+`"`)
	http.ServeContent(w, r, "", info.ModTime(), file)
}

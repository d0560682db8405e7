package matrices

import (
	"cmp"
	"io/fs"
	"reflect"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
)

// Load reads table files into tables, sorted as Tables promises, and checks
// them as Lint does. All problems are in the diagnostics, each with its place.
func Load(files []File) (Tables, hcl.Diagnostics) {
	docs, diags := parseAll(files)
	t := assemble(docs)
	if diags.HasErrors() {
		return t, diags
	}
	return t, slices.Concat(lint(docs, nil), lintSources(docs, nil))
}

// Files reads the table files of a folder and its subfolders, in the order of
// their names.
func Files(fsys fs.FS) ([]File, error) {
	var out []File
	err := fs.WalkDir(fsys, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".hcl") {
			return err
		}
		if strings.HasPrefix(path, "testdata/") {
			return nil
		}
		data, err := fs.ReadFile(fsys, path)
		out = append(out, File{Name: path, Data: data})
		return err
	})
	return out, err
}

func parseAll(files []File) ([]document, hcl.Diagnostics) {
	var docs []document
	var diags hcl.Diagnostics
	for _, f := range files {
		doc, problems := parse(f)
		docs, diags = append(docs, doc), append(diags, problems...)
	}
	return docs, diags
}

// assemble puts the rows of all documents into tables.
func assemble(docs []document) Tables {
	t := Tables{Frameworks: map[string][]FrameworkRelease{}, Packages: map[string][]PackageRelease{}}
	value := reflect.ValueOf(&t).Elem()
	for _, doc := range docs {
		for _, row := range doc.rows {
			f := value.Field(row.spec.index)
			if !row.spec.keyed() {
				f.Set(reflect.Append(f, row.value))
				continue
			}
			if f.IsNil() {
				f.Set(reflect.MakeMap(f.Type()))
			}
			key := reflect.ValueOf(row.name)
			list := f.MapIndex(key)
			if !list.IsValid() {
				list = reflect.Zero(f.Type().Elem())
			}
			f.SetMapIndex(key, reflect.Append(list, row.value))
		}
		t.Sources = append(t.Sources, doc.list()...)
	}
	t.Sources = sortSources(t.Sources)
	t.sort()
	return t
}

// list returns the sources of the document.
func (d document) list() []Source {
	var out []Source
	for _, n := range d.sources {
		out = append(out, n.value.Interface().(Source))
	}
	return out
}

// sortSources orders sources by id, each once.
func sortSources(list []Source) []Source {
	sortBy(list, func(s Source) string { return s.ID })
	return slices.Compact(list)
}

// cite adds the ids of the sources that a row and its parts name.
func cite(row reflect.Value, schema *rowType, ids map[string]bool) {
	add := func(list reflect.Value) {
		for i := range list.Len() {
			id, _ := splitCitation(list.Index(i).String())
			ids[id] = true
		}
	}
	for _, f := range schema.fields {
		value := row.FieldByIndex(f.index)
		switch {
		case f.kind == nested:
			for i := range value.Len() {
				cite(value.Index(i), f.row, ids)
			}
		case f.name == "source":
			add(value)
		case f.name == "cell_source":
			for _, key := range value.MapKeys() {
				add(value.MapIndex(key))
			}
		}
	}
}

// sort puts the rows of every table into the order that Tables promises.
func (t *Tables) sort() {
	value := reflect.ValueOf(t).Elem()
	for _, spec := range schema() {
		for _, rows := range spec.lists(value) {
			sortRows(rows.Interface())
		}
	}
}

// sortRows orders releases by version, frameworks and packages newest first,
// and keeps the order of the files elsewhere.
func sortRows(rows any) {
	switch rows := rows.(type) {
	case []FrameworkRelease:
		slices.SortStableFunc(rows, func(a, b FrameworkRelease) int { return ComparePEP440(b.Version, a.Version) })
	case []PackageRelease:
		slices.SortStableFunc(rows, func(a, b PackageRelease) int { return ComparePEP440(b.Version, a.Version) })
	case []CUDARelease:
		byVersion(rows, func(r CUDARelease) string { return r.Version })
	case []CUDNNRelease:
		byVersion(rows, func(r CUDNNRelease) string { return r.Version })
	case []NCCLRelease:
		byVersion(rows, func(r NCCLRelease) string { return r.Version })
	case []TensorRTRelease:
		byVersion(rows, func(r TensorRTRelease) string { return r.Version })
	case []ForwardCompat:
		byVersion(rows, func(r ForwardCompat) string { return r.CUDA })
	case []JetPack:
		byVersion(rows, func(r JetPack) string { return r.Version })
	case []DriverBranch:
		byVersion(rows, func(r DriverBranch) string { return r.Branch })
	case []Architecture:
		byVersion(rows, func(r Architecture) string { return r.ComputeCapability })
	case []PythonImage:
		byVersion(rows, func(r PythonImage) string { return r.Python })
	case []GPUGroup:
		sortBy(rows, func(r GPUGroup) string { return r.ID })
	}
}

func byVersion[T any](rows []T, version func(T) string) {
	slices.SortStableFunc(rows, func(a, b T) int { return CompareVersions(version(a), version(b)) })
}

// CompareVersions orders dotted numbers of any length, such as driver, CUDA
// and cuDNN versions: part by part as numbers, a missing part before any.
func CompareVersions(a, b string) int {
	for a != "" || b != "" {
		var x, y string
		x, a, _ = strings.Cut(a, ".")
		y, b, _ = strings.Cut(b, ".")
		if c := cmp.Or(cmp.Compare(leadingNumber(x), leadingNumber(y)), cmp.Compare(x, y)); c != 0 {
			return c
		}
	}
	return 0
}

// leadingNumber reads the digits that a part begins with; -1 without any.
func leadingNumber(s string) int {
	n := -1
	for _, c := range s {
		if c < '0' || c > '9' {
			break
		}
		n = max(n, 0)*10 + int(c-'0')
	}
	return n
}

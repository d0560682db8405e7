package compile

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/snapshot"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// shipped reads the table files once for all tests.
var shipped = sync.OnceValues(func() (matrices.Tables, error) {
	files, err := tablefile.Files(os.DirFS(".."), tablefile.MostOfAll)
	if err != nil {
		return matrices.Tables{}, err
	}
	tables, diags := Tables(files)
	if len(diags) > 0 {
		return tables, diags
	}
	tables.Version = matrices.Embedded().Version()
	return tables, nil
})

// loadTables reads the table files as go generate does.
func loadTables(t testing.TB) matrices.Tables {
	t.Helper()
	tables, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	return tables
}

func TestSnapshotIsMadeOfTheTables(t *testing.T) {
	got := matrices.Encode(loadTables(t))
	want, err := os.ReadFile("../snapshot.bin")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Error("snapshot.bin is out of date: run go generate ./matrices")
	}
}

func TestSnapshotHoldsEveryRowUnchanged(t *testing.T) {
	want := loadTables(t)
	s := matrices.Embedded()
	value := reflect.ValueOf(&want).Elem()
	read := 0
	for _, spec := range tablefile.Tables() {
		names, lists := spec.Lists(value)
		for i, rows := range lists {
			if rows.Len() == 0 {
				t.Errorf("no rows in the table of %s blocks", spec.Block)
				continue
			}
			read++
			if diff := cmp.Diff(rows.Interface(), rowsOf(t, s, names[i]).Interface()); diff != "" {
				t.Errorf("%s differs (-table +snapshot):\n%.2000s", names[i], diff)
			}
		}
	}
	if diff := cmp.Diff(want.Sources, s.Sources()); diff != "" {
		t.Errorf("sources differ:\n%.2000s", diff)
	}
	if read != len(s.TableNames()) {
		t.Errorf("compared %d tables, the snapshot has %d", read, len(s.TableNames()))
	}
}

func TestEncodeGivesTheSameBytesEveryTime(t *testing.T) {
	tables := loadTables(t)
	first := matrices.Encode(tables)
	for range 2 {
		if string(matrices.Encode(tables)) != string(first) {
			t.Fatal("two encodings of the same tables differ")
		}
	}
}

func TestDigestTellsContentsApart(t *testing.T) {
	row := matrices.Chip{Name: "GA102", ComputeCapability: "8.6", Arch: "ampere"}
	a := matrices.New(matrices.Tables{Version: "2026.11.20", Chips: []matrices.Chip{row}})
	row.ComputeCapability = "8.7"
	b := matrices.New(matrices.Tables{Version: "2026.11.20", Chips: []matrices.Chip{row}})
	c := matrices.New(matrices.Tables{Version: "2026.11.21", Chips: []matrices.Chip{row}})
	if a.Digest() == b.Digest() || b.Digest() == c.Digest() {
		t.Error("different facts, one digest")
	}
	if !strings.HasPrefix(a.Digest(), "sha256:") || len(a.Digest()) != len("sha256:")+64 {
		t.Errorf("digest %q", a.Digest())
	}
	if got := matrices.New(loadTables(t)).Digest(); got != matrices.Embedded().Digest() {
		t.Errorf("digest of the tables %s, of the snapshot %s", got, matrices.Embedded().Digest())
	}
}

func TestSchemaCoversEveryFieldOfEveryRow(t *testing.T) {
	unwritten := map[string]bool{"Overlay": true, "Overridden": true, "Evidence": true, "KernelsKnown": true,
		"PTXKnown": true, "BranchesKnown": true, "Learned": true}
	var visit func(typ reflect.Type)
	visit = func(typ reflect.Type) {
		for i := range typ.NumField() {
			f := typ.Field(i)
			if f.Anonymous {
				visit(f.Type)
				continue
			}
			if f.Tag.Get("hcl") == "" && !unwritten[f.Name] {
				t.Errorf("%s.%s stands in no table", typ.Name(), f.Name)
			}
			if f.Type.Kind() == reflect.Slice && f.Type.Elem().Kind() == reflect.Struct {
				visit(f.Type.Elem())
			}
		}
	}
	for _, spec := range tablefile.Tables() {
		visit(spec.Row.Type)
	}
}

// BenchmarkCompile is what go generate does.
func BenchmarkCompile(b *testing.B) {
	files, err := tablefile.Files(os.DirFS(".."), tablefile.MostOfAll)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		tables, diags := Tables(files)
		if diags.HasErrors() {
			b.Fatal(diags)
		}
		matrices.Encode(tables)
	}
}

// FuzzTables feeds the loader with files: it must not panic, every problem must
// have its place, and what it accepts must survive the snapshot.
func FuzzTables(f *testing.F) {
	paths, err := filepath.Glob("../lint/testdata/*.hcl")
	if err != nil || len(paths) == 0 {
		f.Fatal("no seeds", err)
	}
	for _, path := range append(paths, "../nvidia/libraries.hcl") {
		data, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte("gpu \"t4\" {\n  name = [for x in y : x]\n}\n"))
	f.Add([]byte("gpu \"t4\" {\n  pci_ids = { a = 1 }\n  memory_gib = 1e999\n}\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		tables, diags := Tables([]tablefile.File{{Name: "f.hcl", Data: data}})
		for _, d := range diags {
			if d.Subject == nil || d.Subject.Filename != "f.hcl" {
				t.Fatalf("a problem without its place: %v", d)
			}
		}
		if diags.HasErrors() {
			return
		}
		s := matrices.New(tables)
		for _, info := range s.TableInfos() {
			rows := rowsOf(t, s, info.Name)
			again := snapshot.NewSection(info.Name, "", rows).Rows(rows.Type().Elem())
			if diff := cmp.Diff(rows.Interface(), again); diff != "" {
				t.Fatalf("%s changed in the snapshot: %s", info.Name, diff)
			}
		}
	})
}

func rowsOf(t *testing.T, s *matrices.Set, name string) reflect.Value {
	rows, _, err := s.Table(name)
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

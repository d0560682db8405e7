package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "rewrite golden files")

// converted converts the small collections of testdata: rows picked from real
// ones so that each way in which the collections write a thing is there.
func converted(t *testing.T) map[string][]byte {
	t.Helper()
	files, unread, err := convert("testdata")
	if err != nil {
		t.Fatal(err)
	}
	if len(unread) > 0 {
		t.Errorf("keys that nobody read:\n%s", strings.Join(unread, "\n"))
	}
	return files
}

func TestConvertWritesTheTables(t *testing.T) {
	var archive txtar.Archive
	files := converted(t)
	for _, name := range keys(files) {
		archive.Files = append(archive.Files, txtar.File{Name: name, Data: files[name]})
	}
	got := txtar.Format(&archive)
	if *update {
		if err := os.WriteFile("testdata/tables.golden", got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile("testdata/tables.golden")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("tables differ (-want +got):\n%.4000s", diff)
	}
}

func TestConvertedTablesAreClean(t *testing.T) {
	var files []matrices.File
	for name, data := range converted(t) {
		files = append(files, matrices.File{Name: name, Data: data})
	}
	for _, d := range matrices.Lint(files, matrices.Embedded()) {
		t.Error(d)
	}
}

func TestConvertTwiceGivesTheSameBytes(t *testing.T) {
	first := converted(t)
	for range 3 {
		for name, data := range converted(t) {
			if !bytes.Equal(first[name], data) {
				t.Fatalf("%s differs between two runs", name)
			}
		}
	}
}

func TestRunWritesFilesBelowTheFolder(t *testing.T) {
	out := t.TempDir()
	if err := run("testdata", out); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"nvidia/gpus.hcl", "frameworks/pytorch.hcl", "packages/vllm.hcl", "images/cuda.hcl", "cloud/instances.hcl", "errors/errors.hcl"} {
		if info, err := os.Stat(filepath.Join(out, name)); err != nil || info.Size() == 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestRunNamesTheCollectionThatIsMissingOrBroken(t *testing.T) {
	if err := run(t.TempDir(), t.TempDir()); err == nil || !strings.Contains(err.Error(), "pytorch.json") {
		t.Errorf("error %v", err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "pytorch.json"), []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := run(dir, t.TempDir()); err == nil || !strings.Contains(err.Error(), "unexpected end of JSON input") {
		t.Errorf("error %v", err)
	}
}

func TestUnreadKeysAreListed(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.json")
	text := `{"rows": [{"id": "a", "colour": "red"}, {"id": "b", "shape": {"deep": 1}}], "extra": 1}`
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	marks := &seen{map[string]bool{}, map[string]bool{}}
	root, err := read(path, marks)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range root.objs("rows") {
		row.str("id")
		row.obj("shape")
	}
	want := []string{"x.json.extra", "x.json.rows.colour", "x.json.rows.shape.deep"}
	if diff := cmp.Diff(want, marks.unread()); diff != "" {
		t.Error(diff)
	}
}

func TestObjectReadsScalarsListsAndMaps(t *testing.T) {
	o := object{path: "x", seen: &seen{map[string]bool{}, map[string]bool{}}, m: map[string]any{
		"text": " a ", "number": 8.0, "half": 0.5, "yes": true, "list": []any{"a", 2.0}, "numbers": []any{1.0, 2.5, "no"},
		"map": map[string]any{"a": "x", "b": nil, "c": 3.0}, "lists": map[string]any{"a": []any{"x"}, "b": nil},
	}}
	got := []any{o.str("text"), o.str("number"), o.str("half"), o.str("yes"), o.str("none"), o.bool("yes"), o.bool("text"), o.strs("list"), o.strs("text"),
		o.strs("none"), o.floats("numbers"), o.floats("number"), o.strMap("map"), o.listMap("lists"), o.has("half"), o.has("none")}
	want := []any{"a", "8", "0.5", "true", "", true, false, []string{"a", "2"}, []string{"a"},
		[]string(nil), []float64{1, 2.5}, []float64{8}, map[string]string{"a": "x", "c": "3"}, map[string][]string{"a": {"x"}}, true, false}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

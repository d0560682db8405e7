package tablefile

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
)

func TestFilesSkipsWhatIsNoTable(t *testing.T) {
	fsys := fstest.MapFS{
		"b.hcl": {Data: []byte("b")}, "a/x.hcl": {Data: []byte("a")}, "a/notes.md": {}, "snapshot.bin": {},
		"testdata/broken.hcl": {}, "a/testdata/deep/broken.hcl": {}, "testdata.hcl/note": {},
	}
	files, err := Files(fsys, MostOfAll)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]File{{"a/x.hcl", []byte("a")}, {"b.hcl", []byte("b")}}, files); diff != "" {
		t.Error(diff)
	}
}

const board = `source "s" {
  title = "A page"
  date  = "2026"
  class = "vendor"
}
gpu "t4" {
  name        = "Tesla T4"
  aliases     = ["one", "two"]
  cell_source = { name = ["s@v1", "u"] }
  source      = ["t:page"]
  other "arch" { source = ["v"] }
}
framework "pytorch" "2.0" {
  pairs = { torchvision = "0.15" }
}
`

// parseOne parses one file, which must have no fault.
func parseOne(t *testing.T, text string) Document {
	t.Helper()
	docs, diags := Parse([]File{{Name: "a.hcl", Data: []byte(text)}})
	if diags.HasErrors() || len(docs) != 1 {
		t.Fatalf("%d documents, %v", len(docs), diags)
	}
	return docs[0]
}

func TestRowsKnowTheirTables(t *testing.T) {
	doc := parseOne(t, board)
	var got []string
	for _, row := range doc.Rows {
		got = append(got, row.Table.Block+" of "+row.Name+"/"+row.Row.ID(row.Value))
	}
	if diff := cmp.Diff([]string{"gpu of gpus/t4", "framework of pytorch/2.0"}, got); diff != "" || doc.Name != "a.hcl" {
		t.Errorf("%s: %s", doc.Name, diff)
	}
	if e := doc.Rows[0].Evidence(); e == nil || len(e.Others) != 1 || e.Others[0].Cell != "arch" {
		t.Errorf("evidence %+v", e)
	}
	if e := doc.Rows[0].Children[0].Evidence(); e != nil {
		t.Errorf("a block without evidence has %+v", e)
	}
}

func TestSourcesAndWhatCitesThem(t *testing.T) {
	doc := parseOne(t, board)
	if diff := cmp.Diff(map[string]bool{"s": true, "t": true, "u": true, "v": true}, doc.Cited()); diff != "" {
		t.Error(diff)
	}
	page := matrices.Source{ID: "s", Title: "A page", Date: "2026", Class: matrices.Vendor}
	before, after := matrices.Source{ID: "a"}, matrices.Source{ID: "z"}
	got := doc.SourcesWith([]matrices.Source{after, page, before})
	if diff := cmp.Diff([]matrices.Source{before, page, after}, got); diff != "" {
		t.Error(diff)
	}
}

func TestCellsKnowTheirPlaces(t *testing.T) {
	n := parseOne(t, board).Rows[0].Node
	place := func(at *hcl.Range) string { return fmt.Sprintf("%d:%d", at.Start.Line, at.Start.Column) }
	var got []string
	for _, name := range []string{"name", "aliases", "cell_source", "pci_ids"} {
		f, ok := n.Row.Field(name, schema.Attribute)
		if !ok {
			t.Fatalf("no attribute %s", name)
		}
		n.Each(f, func(value string, at *hcl.Range) { got = append(got, value+" "+place(at)) })
	}
	if diff := cmp.Diff([]string{"Tesla T4 7:17", "one 8:18", "two 8:25", "s@v1 9:26", "u 9:26"}, got); diff != "" {
		t.Error(diff)
	}
	for at, want := range map[*hcl.Range]string{
		n.At("name"): "7:17", n.At("arch"): "6:1", n.ItemAt("aliases", 9): "8:17", n.MapAt("cell_source", "arch"): "9:17",
		n.MapAt("pci_ids", "x"): "6:1",
	} {
		if place(at) != want {
			t.Errorf("place %s, want %s", place(at), want)
		}
	}
}

func TestParseTellsEveryFault(t *testing.T) {
	docs, diags := Parse([]File{
		{Name: "b.hcl", Data: []byte("gpu \"t4\" {\n  name = 4\n  nam = \"x\"\n  part {}\n}\n")},
		{Name: "a.hcl", Data: []byte("stray = 1\nboard \"x\" {}\ngpu {}\n")},
		{Name: "c.hcl", Data: []byte("gpu {")},
	})
	SortProblems(diags)
	var got []string
	for _, d := range diags {
		got = append(got, fmt.Sprintf("%s:%d %s", d.Subject.Filename, d.Subject.Start.Line, d.Summary))
	}
	want := []string{
		"a.hcl:1 Unexpected attribute", "a.hcl:2 Unknown block", "a.hcl:3 Wrong number of labels",
		"b.hcl:2 Wrong type", "b.hcl:3 Unknown attribute", "b.hcl:4 Unknown block", "c.hcl:1 Unclosed configuration block",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if n := docs[0].Rows[0]; !n.Bad("name") || n.Bad("arch") {
		t.Error("the attribute of the wrong type is not marked")
	}
	if !slices.ContainsFunc(diags, func(d *hcl.Diagnostic) bool {
		return strings.Contains(d.Detail,
			"Did you mean name?")
	}) {
		t.Error("no word of the attribute that was meant")
	}
}

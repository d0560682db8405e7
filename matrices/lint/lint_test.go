package lint

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclwrite"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

const ours = `source "ours" {
  title = "Measured in our cluster"
  date  = "2026-11-20"
  class = "measured"
}
`

var update = flag.Bool("update", false, "rewrite golden files")

// golden compares text with a file, or rewrites the file.
func golden(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s differs (-want +got):\n%s", path, diff)
	}
}

// file returns a table file.
func file(name, text string) tablefile.File { return tablefile.File{Name: name, Data: []byte(text)} }

func listing(diags hcl.Diagnostics) string {
	var b strings.Builder
	for _, d := range diags {
		fmt.Fprintf(&b, "%s:%d:%d: %s; %s\n", filepath.Base(d.Subject.Filename), d.Subject.Start.Line, d.Subject.Start.Column,
			d.Summary, d.Detail)
	}
	return b.String()
}

// tableFiles reads the tables that programs carry.
func tableFiles(t testing.TB) []tablefile.File {
	t.Helper()
	files, err := tablefile.Files(os.DirFS(".."), tablefile.MostOfAll)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestTablesAreFormatted(t *testing.T) {
	for _, f := range tableFiles(t) {
		if !bytes.Equal(hclwrite.Format(f.Data), f.Data) {
			t.Errorf("matrices/%s is not formatted: run envsolve fmt on it", f.Name)
		}
	}
}

func TestNamesEachFaultAndItsPlace(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.hcl")
	if err != nil || len(paths) == 0 {
		t.Fatal("no broken tables to lint", err)
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			diags := Files([]tablefile.File{{Name: path, Data: data}}, nil)
			golden(t, strings.TrimSuffix(path, ".hcl")+".golden", listing(diags))
		})
	}
}

func TestFindsDuplicatesAcrossFiles(t *testing.T) {
	row := `source "s" {
  title = "A page"
  date  = "2026"
  class = "vendor"
}
architecture "7.0" {
  name   = "volta"
  source = ["s"]
}
`
	diags := Files([]tablefile.File{file("a.hcl", row), file("b.hcl", row)}, nil)
	want := "b.hcl:1:1: Duplicate source; \"s\" is already at a.hcl:1,1-11: cite that one, or choose another id.\n" +
		"b.hcl:6:1: Duplicate row; architectures/7.0 is already at a.hcl:6,1-19.\n"
	if diff := cmp.Diff(want, listing(diags)); diff != "" {
		t.Error(diff)
	}
}

func TestRefusesASourceThatNoRowCites(t *testing.T) {
	source := func(id string) string { return strings.Replace(ours, "ours", id, 1) }
	row := "architecture \"7.0\" {\n  name   = \"volta\"\n  source = [\"s@v1:page\"]\n}\n"
	files := []tablefile.File{file("a.hcl", source("s")+source("t")), file("b.hcl", row)}
	want := "a.hcl:6:1: Source never cited; No row cites \"t\": cite it where it is needed, or remove it.\n"
	for name, base := range map[string]*matrices.Set{"whole": nil, "overlay": matrices.Embedded()} {
		if diff := cmp.Diff(want, listing(Files(files, base))); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// A file of shared sources, and one with the rows that cite them, can each be
// checked alone while they are edited.
func TestTakesAFileOfTheTablesAlone(t *testing.T) {
	for _, f := range tableFiles(t) {
		if f.Name == "sources.hcl" || f.Name == "nvidia/jetpack.hcl" {
			if diags := Files([]tablefile.File{f}, matrices.Embedded()); len(diags) > 0 {
				t.Errorf("%s alone: %s", f.Name, listing(diags))
			}
		}
	}
}

func TestRefusesACitationWithoutASource(t *testing.T) {
	row := ours + "architecture \"7.0\" {\n  name = \"volta\"\n  source = [\"ours\"]\n  cell_source = { name = [\"hours\"] }\n}\n"
	want := "a.hcl:9:26: Unknown source; There is no source \"hours\". Did you mean ours?\n"
	diags := Files([]tablefile.File{file("a.hcl", row)}, matrices.Embedded())
	if diff := cmp.Diff(want, listing(diags)); diff != "" {
		t.Error(diff)
	}
}

func TestResolvesReferencesInTheBase(t *testing.T) {
	group := file("mine.hcl", `gpu_group "pair" {
  members            = ["t4", "a10"]
  compute_capability = "7.5"
  source             = ["nv-cc"]
}
`)
	if diags := Files([]tablefile.File{group}, matrices.Embedded()); len(diags) > 0 {
		t.Error(listing(diags))
	}
	if diags := Files([]tablefile.File{group}, nil); len(diags) < 3 {
		t.Errorf("without a base, %d problems: %s", len(diags), listing(diags))
	}
}

func TestRejectsARowWithoutSource(t *testing.T) {
	for _, spec := range tablefile.Tables() {
		labels := strings.Repeat(` "x"`, len(spec.Row.Labels()))
		diags := Files([]tablefile.File{file("t.hcl", spec.Block+labels+" {\n}\n")}, nil)
		if !strings.Contains(listing(diags), "Row without a source") {
			t.Errorf("%s: no complaint about a missing source:\n%s", spec.Block, listing(diags))
		}
	}
}

func TestEveryCheckOfTheSchemaIsKnown(t *testing.T) {
	known := map[string]bool{"required": true, "after": true, "positive": true, "keys": true, "ties": true, "source": true,
		"cells": true,
		"enum":  true, "trait": true, "ref": true, "arch": true, "sm": true, "repeats": true}
	var visit func(r *schema.Row)
	visit = func(r *schema.Row) {
		for _, f := range r.Fields {
			for _, check := range f.Checks {
				name, _, _ := strings.Cut(check, "=")
				if _, ok := formOf(name); !ok && !known[name] {
					t.Errorf("%s.%s: no check is named %q", r.Type.Name(), f.Name, name)
				}
			}
			if f.Row != nil {
				visit(f.Row)
			}
		}
	}
	for _, spec := range tablefile.Tables() {
		visit(spec.Row)
	}
}

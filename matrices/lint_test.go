package matrices

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
)

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

func listing(diags hcl.Diagnostics) string {
	var b strings.Builder
	for _, d := range diags {
		fmt.Fprintf(&b, "%s:%d:%d: %s; %s\n", filepath.Base(d.Subject.Filename), d.Subject.Start.Line, d.Subject.Start.Column, d.Summary, d.Detail)
	}
	return b.String()
}

// tableFiles reads the table files of this package.
func tableFiles(t testing.TB) []File {
	t.Helper()
	files, err := Files(os.DirFS("."))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestLintFindsNoFaultInTheTables(t *testing.T) {
	if _, err := shipped(); err != nil {
		t.Errorf("the tables have problems: %v", err)
	}
}

func TestTablesAreFormatted(t *testing.T) {
	for _, f := range tableFiles(t) {
		if !bytes.Equal(hclwrite.Format(f.Data), f.Data) {
			t.Errorf("matrices/%s is not formatted: run envsolve fmt on it", f.Name)
		}
	}
}

func TestLintNamesEachFaultAndItsPlace(t *testing.T) {
	paths, err := filepath.Glob("testdata/lint/*.hcl")
	if err != nil || len(paths) == 0 {
		t.Fatal("no broken tables to lint", err)
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			diags := Lint([]File{{Name: path, Data: data}}, nil)
			golden(t, strings.TrimSuffix(path, ".hcl")+".golden", listing(diags))
		})
	}
}

func TestLintFindsDuplicatesAcrossFiles(t *testing.T) {
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
	diags := Lint([]File{{"a.hcl", []byte(row)}, {"b.hcl", []byte(row)}}, nil)
	want := "b.hcl:1:1: Duplicate source; \"s\" is already at a.hcl:1,1-11: cite that one, or choose another id.\n" +
		"b.hcl:6:1: Duplicate row; architectures/7.0 is already at a.hcl:6,1-19.\n"
	if diff := cmp.Diff(want, listing(diags)); diff != "" {
		t.Error(diff)
	}
}

func TestLintRefusesASourceThatNoRowCites(t *testing.T) {
	source := func(id string) string { return strings.Replace(ours, "ours", id, 1) }
	row := "architecture \"7.0\" {\n  name   = \"volta\"\n  source = [\"s@v1:page\"]\n}\n"
	files := []File{{"a.hcl", []byte(source("s") + source("t"))}, {"b.hcl", []byte(row)}}
	want := "a.hcl:6:1: Source never cited; No row cites \"t\": cite it where it is needed, or remove it.\n"
	for name, base := range map[string]*Set{"whole": nil, "overlay": Embedded()} {
		if diff := cmp.Diff(want, listing(Lint(files, base))); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	if _, diags := Load(files); listing(diags) != want {
		t.Errorf("Load finds %q", listing(diags))
	}
}

// A file of shared sources, and one with the rows that cite them, can each be
// checked alone while they are edited.
func TestLintTakesAFileOfTheTablesAlone(t *testing.T) {
	for _, f := range tableFiles(t) {
		if f.Name == "sources.hcl" || f.Name == "nvidia/jetpack.hcl" {
			if diags := Lint([]File{f}, Embedded()); len(diags) > 0 {
				t.Errorf("%s alone: %s", f.Name, listing(diags))
			}
		}
	}
}

func TestLintRefusesACitationWithoutASource(t *testing.T) {
	row := ours + "architecture \"7.0\" {\n  name = \"volta\"\n  source = [\"ours\"]\n  cell_source = { name = [\"hours\"] }\n}\n"
	want := "a.hcl:9:26: Unknown source; There is no source \"hours\". Did you mean ours?\n"
	if diff := cmp.Diff(want, listing(Lint([]File{{"a.hcl", []byte(row)}}, Embedded()))); diff != "" {
		t.Error(diff)
	}
}

func TestLintResolvesReferencesInTheBase(t *testing.T) {
	file := File{"mine.hcl", []byte(`gpu_group "pair" {
  members            = ["t4", "a10"]
  compute_capability = "7.5"
  source             = ["nv-cc"]
}
`)}
	if diags := Lint([]File{file}, Embedded()); len(diags) > 0 {
		t.Error(listing(diags))
	}
	if diags := Lint([]File{file}, nil); len(diags) < 3 {
		t.Errorf("without a base, %d problems: %s", len(diags), listing(diags))
	}
}

func TestLintRejectsARowWithoutSource(t *testing.T) {
	for _, spec := range schema() {
		labels := strings.Repeat(` "x"`, len(spec.row.labels()))
		diags := Lint([]File{{"t.hcl", []byte(spec.block + labels + " {\n}\n")}}, nil)
		if !strings.Contains(listing(diags), "Row without a source") {
			t.Errorf("%s: no complaint about a missing source:\n%s", spec.block, listing(diags))
		}
	}
}

func TestEveryCheckOfTheSchemaIsKnown(t *testing.T) {
	known := map[string]bool{"required": true, "after": true, "positive": true, "keys": true, "source": true, "cells": true,
		"enum": true, "ref": true, "arch": true, "sm": true, "repeats": true}
	var visit func(r *rowType)
	visit = func(r *rowType) {
		for _, f := range r.fields {
			for _, check := range f.checks {
				name, _, _ := strings.Cut(check, "=")
				if _, ok := formOf(name); !ok && !known[name] {
					t.Errorf("%s.%s: no check is named %q", r.typ.Name(), f.name, name)
				}
			}
			if f.row != nil {
				visit(f.row)
			}
		}
	}
	for _, spec := range schema() {
		visit(spec.row)
	}
}

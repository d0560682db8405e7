package target

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/overlay"
	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/request"
)

// warpdrive is a framework that nobody has heard of, as an overlay describes it.
const warpdrive = `source "ours" {
  title = "Measured on our cluster"
  date  = "2026-11-20"
  class = "measured"
}
framework_info "warpdrive" {
  name     = "Warp Drive"
  packages = ["warpdrive-gpu"]
  module   = "warpdrive"
  source   = ["ours"]
}
framework "warpdrive" "1.0" {
  package = "warpdrive-gpu"
  python  = ["3.12"]
  source  = ["ours"]
}
`

// of writes a target with a framework.
func of(framework string) string {
	return "target \"a\" {\n  framework \"" + framework + "\" {}\n}\n"
}

// Each framework of the tables can be named, and each of its packages leads to it.
func TestFrameworksAreThoseOfTheTables(t *testing.T) {
	for _, f := range matrices.Embedded().FrameworkInfos() {
		if file := mustParse(t, of(f.ID), Options{}); len(file.Requests[0].Frameworks) != 1 {
			t.Errorf("%s: %+v", f.ID, file.Requests)
		}
		for _, name := range append(f.Distributions(), f.Aliases...) {
			if name == f.ID {
				continue
			}
			req, err := flags.Request(nil, flags.Flags{Framework: []string{name}})
			if slices.Contains(f.Aliases, name) {
				if err != nil || len(req.Frameworks) != 1 || req.Frameworks[0].Name != f.ID {
					t.Errorf("%s: %+v, %v, want %s", name, req.Frameworks, err, f.ID)
				}
			} else if err != nil || len(req.Packages) != 1 || req.Packages[0].Name != name {
				t.Errorf("%s: %+v, %v, want the package", name, req.Packages, err)
			}
		}
	}
	_, err := flags.Request(nil, flags.Flags{Framework: []string{"caffe"}})
	want := "There are " + strings.Join(matrices.Embedded().RankedFrameworks(), ", ")
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestOverlaysBringFrameworks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "warpdrive.hcl")
	if err := os.WriteFile(path, []byte(warpdrive), 0o644); err != nil {
		t.Fatal(err)
	}
	src := `
matrices { overlay = "` + path + `" }
index "warpdrive" { url = "https://example.org/warp" }
index "rest" { url = "https://example.org/rest" }
` + of("warpdrive")
	if file := mustParse(t, src, Options{}); file.Requests[0].Frameworks[0].Name != "warpdrive" || len(file.Indexes) != 2 {
		t.Errorf("got %+v, indexes %+v", file.Requests, file.Indexes)
	}
	plain := `
matrices { overlay = "` + path + `" }
` + of("pytorch")
	file := mustParse(t, plain, Options{Flags: flags.Flags{Framework: []string{"warpdrive==1.0"}}})
	if got := file.Requests[0].Frameworks[0]; got.Name != "warpdrive" || got.Version.Value != "==1.0" {
		t.Errorf("by a flag: %+v", got)
	}
	facts, err := overlay.Apply(matrices.Embedded(), path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := flags.Request(facts, flags.Flags{Framework: []string{"warpdrive"}}); err != nil {
		t.Errorf("by flags alone: %v", err)
	}
	req, err := flags.Request(facts, flags.Flags{Framework: []string{"warpdrive-gpu"}})
	if err != nil || len(req.Packages) != 1 || req.Packages[0].Name != "warpdrive-gpu" {
		t.Errorf("by its package: %+v, %v", req.Packages, err)
	}
}

// What is wrong with an overlay is for whoever lays it over the facts to say:
// here the frameworks that it may have are taken as they are.
func TestFrameworksOfBrokenOverlaysAreTaken(t *testing.T) {
	broken := filepath.Join(t.TempDir(), "broken.hcl")
	if err := os.WriteFile(broken, []byte("framework {"), 0o644); err != nil {
		t.Fatal(err)
	}
	file := mustParse(t, `
matrices { overlay = "`+broken+`" }
`+of("warpdrive"), Options{})
	if len(file.Overlays) != 1 {
		t.Errorf("overlays %v", file.Overlays)
	}
	_, diags := Parse([]byte(of("warpdrive")), DefaultName, Options{})
	if !diags.HasErrors() || !strings.Contains(diags[0].Detail, `There is no framework "warpdrive".`) {
		t.Errorf("without an overlay: %v", diags)
	}
}

// TestFactsFromElsewhereAreThoseThatCount has a file name facts by a digest.
func TestFactsFromElsewhereAreThoseThatCount(t *testing.T) {
	path := filepath.Join(t.TempDir(), "warpdrive.hcl")
	if err := os.WriteFile(path, []byte(warpdrive), 0o644); err != nil {
		t.Fatal(err)
	}
	theirs, err := overlay.Apply(matrices.Embedded(), path)
	if err != nil {
		t.Fatal(err)
	}
	from := "facts.example.com/facts@sha256:" + strings.Repeat("01", 32)
	src := "matrices { from = \"" + from + "\" }\nmirror \"facts.example.com\" { to = \"m.example.com/x\" }\n" + of("warpdrive")
	file := mustParse(t, src, Options{From: func(ref string, mirrors []request.Mirror) (*matrices.Set, error) {
		if ref != from || len(mirrors) != 1 {
			t.Errorf("asked for %s through %v", ref, mirrors)
		}
		return theirs, nil
	}})
	if file.Facts != theirs || file.From != from {
		t.Errorf("facts %v from %s", file.Facts, file.From)
	}
	gone := errors.New("gone")
	file = mustParse(t, src, Options{From: func(string, []request.Mirror) (*matrices.Set, error) { return nil, gone }})
	if file.Facts != nil || file.FactsError != gone || len(file.Requests) != 1 {
		t.Errorf("facts %v, %v, %d targets", file.Facts, file.FactsError, len(file.Requests))
	}
	if file = mustParse(t, src, Options{}); file.From != from || len(file.Requests) != 1 {
		t.Errorf("where nobody plans: %+v", file)
	}
}

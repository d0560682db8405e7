package main

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/overlay"
)

func TestTraitsAreMadeOfTheFacts(t *testing.T) {
	want, err := encodeTraits(matrices.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../../templates/" + traitsFile)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s is not what the facts give: run go generate ./templates", traitsFile)
	}
}

// Every framework of the facts has an adapter among the self-test's sources, and
// every adapter a framework.
func TestEveryFrameworkHasAnAdapter(t *testing.T) {
	text, err := encodeTraits(matrices.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	var told traits
	if err := json.Unmarshal(text, &told); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(matrices.Embedded().FrameworkNames(), slices.Sorted(maps.Keys(told.Frameworks))); diff != "" {
		t.Errorf("frameworks (-facts +self-test): %s", diff)
	}
	var wanted []string
	for _, f := range told.Frameworks {
		wanted = append(wanted, f.Adapter)
	}
	slices.Sort(wanted)
	files, err := filepath.Glob("../../../templates/selftest/envsolve_selftest/frameworks/*.py")
	if err != nil {
		t.Fatal(err)
	}
	var there []string
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".py")
		if name != "__init__" && !strings.HasSuffix(name, "_gpu") { // _gpu is the other half of one
			there = append(there, name)
		}
	}
	if diff := cmp.Diff(wanted, there); diff != "" {
		t.Errorf("adapters (-facts +sources): %s", diff)
	}
}

// A made-up framework without an adapter is told of too: its wheels are looked
// at, and what would import it is skipped.
func TestTraitsOfOverlays(t *testing.T) {
	path := filepath.Join(t.TempDir(), "warpdrive.hcl")
	if err := os.WriteFile(path, []byte(`source "ours" {
  title = "Measured on our cluster"
  date  = "2026-11-20"
  class = "measured"
}
framework_info "warpdrive" {
  name      = "Warp Drive"
  packages  = ["warpdrive-gpu"]
  module    = "warpdrive"
  label     = "variant"
  index_url = "https://example.org/{variant}"
  source    = ["ours"]
}
package_info "nacelle" {
  module = "nacelle.core"
  source = ["ours"]
}
`), 0o644); err != nil {
		t.Fatal(err)
	}
	facts, err := overlay.Apply(matrices.Embedded(), path)
	if err != nil {
		t.Fatal(err)
	}
	text, err := encodeTraits(facts)
	if err != nil {
		t.Fatal(err)
	}
	var got traits
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	want := framework{
		Packages: []string{"warpdrive-gpu"}, CPUPackages: []string{}, Module: "warpdrive", Companions: []string{},
		Libraries: []string{},
		Index:     "https://example.org/{variant}", IndexPackages: []string{"warpdrive-gpu"},
	}
	if diff := cmp.Diff(want, got.Frameworks["warpdrive"]); diff != "" {
		t.Error(diff)
	}
	if got.Modules["nacelle"] != "nacelle.core" {
		t.Errorf("nacelle is imported as %q", got.Modules["nacelle"])
	}
}

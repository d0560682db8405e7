package main

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

func TestCatalogueIsMadeOfTheFacts(t *testing.T) {
	extra, err := os.ReadFile("../../../templates/" + own)
	if err != nil {
		t.Fatal(err)
	}
	want, err := merge(matrices.Embedded().Errors(), extra)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../../templates/" + written)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s is not what the facts give: run go generate ./templates", written)
	}
}

func TestRunWritesTheCatalogue(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("testdata/templates")); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir+"/selftest/envsolve_selftest", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := run(dir); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(dir + "/" + written)
	if err != nil {
		t.Fatal(err)
	}
	var got catalogue
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	if want := len(matrices.Embedded().Errors()) + 1; len(got.Errors) != want {
		t.Errorf("%d errors, want %d", len(got.Errors), want)
	}
}

func TestMergeRefusesAnErrorOfTheFacts(t *testing.T) {
	facts := []matrices.ErrorEntry{{ID: "no-kernel-image"}}
	_, err := merge(facts, []byte(`{"errors": [{"id": "no-kernel-image"}]}`))
	if err == nil || !strings.Contains(err.Error(), `"no-kernel-image"`) {
		t.Errorf("got %v", err)
	}
	if _, err := merge(facts, []byte(`{`)); err == nil || !strings.Contains(err.Error(), own) {
		t.Errorf("a broken file: got %v", err)
	}
}

func TestRunNamesTheMissingFile(t *testing.T) {
	if err := run(t.TempDir()); err == nil || !strings.Contains(err.Error(), own) {
		t.Errorf("got %v", err)
	}
}

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
)

// TestMatricesDiffShowsPlansThatMove takes the newest release of a package out of a
// copy of the tables, and plans a target that gets it.
func TestMatricesDiffShowsPlansThatMove(t *testing.T) {
	tables, err := filepath.Abs("../../matrices")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	before := filepath.Join(dir, "before")
	if err := os.CopyFS(before, os.DirFS(tables)); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(before, "packages", "accelerate.hcl")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	// The newest row goes, the first entry of the first group.
	const rows = "  rows = {\n"
	first := strings.Index(string(text), rows) + len(rows)
	next := first + strings.Index(string(text)[first:], "\n    \"") + 1
	version := strings.Fields(string(text)[first:])[0]
	if err := os.WriteFile(path, append(text[:first:first], text[next:]...), 0o644); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "envsolve.hcl")
	target := "target \"train\" {\n  packages = { accelerate = \"\" }\n  framework \"pytorch\" {}\n}\n"
	if err := os.WriteFile(file, []byte(target), 0o644); err != nil {
		t.Fatal(err)
	}
	var out, errs strings.Builder
	a := &cli.App{Stdout: &out, Stderr: &errs, Env: func(string) string { return "" }}
	code := a.Run(t.Context(), rootCommand(a, nil), []string{"matrices", "diff", before, tables, "--plan", file})
	want := "- accelerate: " + strings.Trim(version, `"`) + "\n"
	if code != cli.ExitDone || !strings.Contains(out.String(), want) ||
		!strings.Contains(out.String(), "- train changes\n") || !strings.Contains(out.String(), "accelerate") ||
		!strings.HasSuffix(out.String(), "1 of 1 target file give another answer.\n") {
		t.Errorf("exits with %d: %s%s", code, out.String(), errs.String())
	}
}

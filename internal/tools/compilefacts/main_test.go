package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/overlay"
)

func TestReadmeIsMadeOfTheFacts(t *testing.T) {
	want, err := os.ReadFile("../../../matrices/README.md")
	if err != nil {
		t.Fatal(err)
	}
	if got := readme(matrices.Embedded()); !bytes.Equal(got, want) {
		t.Error("matrices/README.md is out of date: run go generate ./matrices")
	}
}

func TestVersionIsThatOfTheSnapshot(t *testing.T) {
	if got := matrices.Embedded().Version(); got != version {
		t.Errorf("the snapshot is of %s, the generator writes %s", got, version)
	}
}

func TestReadmeAnswersWhatPeopleAsk(t *testing.T) {
	page := string(readme(matrices.Embedded()))
	for _, row := range []string{
		"| 2.5.1 | **cu124** | 12.4.1 | 9.1.0.70 | 3.9 – 3.12 | 5.0 6.0 7.0 7.5 8.0 8.6 9.0 | 525.60.13 | 2024-10-29 |",
		"| 2.10.0 | 11.2",
		"| 2.15.0 | 12.2.2 | 8.9.4.25 | broken |",
		"| 0.9.1 | 0.9.1 | `cuda13`, `cuda13-local` | 13.0.0 (>=13.0,<14) | 9.12.0 (>=9.12,<10.0) |",
		"| 580 | LTS | supported | 2028-06 | 13.0 |",
		"| 12.x | 525.60.13 | 528.33 |",
		"| 6.2 | 36.4.3 | 12.6 | 9.3.0.75 | 8.7 | 22.04 | 3.10 | 2.5.0 – 2.9.1 | 2.16.1 | 1.23.0 | 12.3.0 – 14.2.0 |",
		"| 2.5.1 | 0.20.1 | 2.5.1 | 3.1.0 | 3.9 – 3.12 | 2024-10-29 |",
		"| 1.26.0 | **cu12** |",
		"| 0.6.3 | 2.4.0 | 12.1",
		"| 13.6.0 | cuda12x | cupy-cuda12x | 12 (>=12.0,<13) |",
		"| 3.3.1 | cu118 | paddlepaddle-gpu | 11.8 | 8.9.6.50 | 3.9 – 3.13 | 6.0 6.1 7.0 7.5 8.0 8.6 | 450.80.02 |",
		"| 8.6 | ampere |",
		"<details><summary>8.9 (ada): ",
		"| NVIDIA GeForce RTX 5090 | `rtx-5090` | 12.0 | 32 |",
	} {
		if !strings.Contains(page, row) {
			t.Errorf("no row %s", row)
		}
	}
}

// Each framework of the tables has a chapter with releases, and a link to it.
func TestReadmeHasAChapterForEveryFramework(t *testing.T) {
	facts, err := overlay.Apply(matrices.Embedded(), "../../diagnose/testdata/warpdrive.hcl")
	if err != nil {
		t.Fatal(err)
	}
	page := string(readme(facts))
	for _, f := range facts.FrameworkInfos() {
		_, chapter, found := strings.Cut(page, "\n## "+f.Name+"\n")
		chapter, _, _ = strings.Cut(chapter, "\n## ")
		if !found || strings.Count(chapter, "\n| ") < 3 {
			t.Errorf("no releases of %s on the page", f.Name)
		}
		if anchor := strings.ReplaceAll(strings.ToLower(f.Name), " ", "-"); !strings.Contains(page,
			"["+f.Name+"](#"+anchor+")") {
			t.Errorf("no link to %s", f.Name)
		}
	}
	if row := "| 1.0 | cu126 | warpdrive-gpu | 12.6 | – | 3.12 – 3.13 | 7.5 8.0 9.0 | 525.60.13 | 2026-06-01 |"; !strings.Contains(page, row) {
		t.Errorf("no row %s", row)
	}
}

func TestExampleOfThePageIsAnOverlay(t *testing.T) {
	page := string(readme(matrices.Embedded()))
	_, example, _ := strings.Cut(page, "```hcl\n")
	example, _, _ = strings.Cut(example, "```")
	path := filepath.Join(t.TempDir(), "example.hcl")
	if err := os.WriteFile(path, []byte(example), 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := overlay.Apply(matrices.Embedded(), path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Lookup("pytorch/2.9.1.post7+cu128#sm"); err != nil {
		t.Error(err)
	}
}

func TestRunWritesSnapshotAndPage(t *testing.T) {
	dir := t.TempDir()
	table := `source "s" {
  title = "A page"
  date  = "2026-01-02"
  class = "vendor"
}
architecture "7.0" {
  name   = "volta"
  source = ["s"]
}
`
	if err := os.WriteFile(filepath.Join(dir, "a.hcl"), []byte(table), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := run(dir); err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(filepath.Join(dir, "README.md"))
	if err != nil || !bytes.Contains(page, []byte("| `architectures` | 1 | – | – | 2026-01-02 |")) {
		t.Errorf("page %s, %v", page, err)
	}
	if info, err := os.Stat(filepath.Join(dir, "snapshot.bin")); err != nil || info.Size() == 0 {
		t.Error("no snapshot", err)
	}
}

func TestRunRefusesBrokenTables(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a.hcl"), []byte(`architecture "7.0" {}`), 0o644); err != nil {
		t.Fatal(err)
	}
	err := run(dir)
	if err == nil || !strings.Contains(err.Error(), "a.hcl:1,1-19: Missing attribute") {
		t.Errorf("error %v", err)
	}
	if _, err := os.Stat(filepath.Join(dir, "snapshot.bin")); err == nil {
		t.Error("a snapshot of broken tables was written")
	}
	if err := run(filepath.Join(dir, "nowhere")); err == nil {
		t.Error("no error for a folder that is not there")
	}
}

// A reader of the page must not meet one row twice.
func TestPageHasNoRowTwice(t *testing.T) {
	seen := map[string]bool{}
	for line := range strings.Lines(string(readme(matrices.Embedded()))) {
		if strings.HasPrefix(line, "| ") && !strings.HasPrefix(line, "| ---") && !strings.HasPrefix(line, "| GPU | id |") &&
			seen[line] {
			t.Errorf("twice: %s", line)
		}
		seen[line] = true
	}
}

func TestMergedJoinsRowsThatDifferInOneCell(t *testing.T) {
	var p page
	p.merged(1, [][]string{{"1", "a", "x"}, {"1", "b", "y"}, {"1", "c", "x"}})
	if got, want := p.out.String(), "| 1 | a, c | x |\n| 1 | b | y |\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

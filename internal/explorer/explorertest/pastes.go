package explorertest

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
)

// Paste is what is judged: a question as the page asks it, and the same for the
// command line.
type Paste struct {
	Name     string
	Question string
	archive  *txtar.Archive
	sources  []string
}

// Pastes returns a paste for each source of the archives that match a pattern, whose
// comments name them behind "read:" or "together:". Each is judged on a GPU that is
// too new for much and one that is not. Folders are for the command line alone.
func Pastes(t testing.TB, pattern string) []Paste {
	t.Helper()
	paths, err := filepath.Glob(pattern)
	if err != nil || len(paths) == 0 {
		t.Fatalf("%s: no archives, %v", pattern, err)
	}
	var list []Paste
	for _, path := range paths {
		archive, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(archive.Comment)) {
			if names, ok := strings.CutPrefix(line, "read: "); ok {
				for name := range strings.FieldsSeq(names) {
					list = append(list, pasteOf(t, path, archive, name))
				}
			}
			if names, ok := strings.CutPrefix(line, "together: "); ok {
				list = append(list, pasteOf(t, path, archive, strings.Fields(names)...))
			}
		}
	}
	return list
}

func pasteOf(t testing.TB, path string, archive *txtar.Archive, sources ...string) Paste {
	t.Helper()
	question := map[string]any{"sources": sources, "flags": map[string]any{"gpu": pasteGPUs()}}
	files := map[string][]byte{}
	for _, f := range archive.Files {
		if files[f.Name] = f.Data; f.Name == "stdin" {
			question["stdin"] = f.Data
		}
	}
	question["files"] = files
	text, err := json.Marshal(question)
	if err != nil {
		t.Fatal(err)
	}
	return Paste{filepath.Base(path) + " " + strings.Join(sources, " "), string(text), archive, sources}
}

func pasteGPUs() []string { return []string{"rtx-5090", "t4"} }

// Judged returns what the command line prints of a paste, as JSON, and the error that it
// says where there is no verdict.
func (p *Paste) Judged(t testing.TB, program string) (document, failure string) {
	t.Helper()
	folder, stdin := t.TempDir(), ""
	for _, f := range p.archive.Files {
		path := filepath.Join(folder, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, f.Data, 0o600); err != nil {
			t.Fatal(err)
		}
		if f.Name == "stdin" {
			stdin = string(f.Data)
		}
	}
	cmd := exec.Command(program, append([]string{"check", "-o", "json"}, p.sources...)...)
	for _, gpu := range pasteGPUs() {
		cmd.Args = append(cmd.Args, "--gpu", gpu)
	}
	cmd.Stdin = strings.NewReader(stdin)
	return run(t, cmd, folder)
}

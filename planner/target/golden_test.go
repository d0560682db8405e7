package target

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hashicorp/hcl/v2"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/envsolve/envsolve/planner/flags"
)

var update = flag.Bool("update", false, "rewrite the golden files under testdata")

// TestGolden loads every testdata/*.txtar. An archive holds envsolve.hcl and
// what loading is to give: want (each value and where it stands) and diagnostics
// (as a terminal shows them). options.json
// has {"Vars": …, "Env": …, "Flags": …}. Other files lie beside the target file.
func TestGolden(t *testing.T) {
	archives, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatalf("no archives: %v", err)
	}
	for _, name := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) { golden(t, name) })
	}
}

type goldenOptions struct {
	Vars  map[string]string
	Env   map[string]string
	Flags flags.Flags
}

func golden(t *testing.T, name string) {
	archive, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	inputs := unpack(t, archive, dir)
	t.Chdir(dir)
	var opts goldenOptions
	if raw, ok := inputs["options.json"]; ok {
		if err := json.Unmarshal(raw, &opts); err != nil {
			t.Fatal(err)
		}
	}
	file, diags := Load("", Options{
		Vars:  opts.Vars,
		Env:   func(key string) string { return opts.Env[key] },
		Flags: opts.Flags,
	})
	got := map[string]string{"diagnostics": written(t, file, diags)}
	if !diags.HasErrors() {
		got["want"] = encode(t, file)
		checkRequests(t, file)
	}
	outputs := []string{"want", "diagnostics"}
	if *update {
		rewrite(t, filepath.Join(sourceDir, name), archive, outputs, got)
		return
	}
	for _, output := range outputs {
		if diff := cmp.Diff(string(inputs[output]), got[output]); diff != "" {
			t.Errorf("%s (-want +got):\n%s", output, diff)
		}
	}
}

// sourceDir is where the tests start; golden changes the directory.
var sourceDir, _ = os.Getwd()

func unpack(t *testing.T, archive *txtar.Archive, dir string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	for _, f := range archive.Files {
		files[f.Name] = f.Data
		name := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return files
}

func rewrite(t *testing.T, name string, archive *txtar.Archive, outputs []string, got map[string]string) {
	t.Helper()
	kept := archive.Files[:0]
	for _, f := range archive.Files {
		if !slices.Contains(outputs, f.Name) {
			kept = append(kept, f)
		}
	}
	for _, output := range outputs {
		if got[output] != "" {
			kept = append(kept, txtar.File{Name: output, Data: []byte(got[output])})
		}
	}
	archive.Files = kept
	if err := os.WriteFile(name, txtar.Format(archive), 0o644); err != nil {
		t.Fatal(err)
	}
}

// written renders diagnostics as the command does.
func written(t *testing.T, file *File, diags hcl.Diagnostics) string {
	t.Helper()
	var buf bytes.Buffer
	if err := hcl.NewDiagnosticTextWriter(&buf, file.Sources, 0, false).WriteDiagnostics(diags); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(buf.String(), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return strings.Join(lines, "\n")
}

// encode writes what a file holds, one value per line.
func encode(t *testing.T, file *File) string {
	t.Helper()
	return flat(t, "request", file.Requests) + flat(t, "index", file.Indexes) +
		flat(t, "mirror", file.Mirrors) + flat(t, "overlay", file.Overlays) + flat(t, "from", file.From) +
		flat(t, "base", file.Bases) + flat(t, "removed", file.Removed)
}

package tablefile

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
	"time"

	"github.com/hashicorp/hcl/v2"
)

func TestReadRefusesWhatHasNoEnd(t *testing.T) {
	dir := t.TempDir()
	pipe, large := filepath.Join(dir, "pipe"), filepath.Join(dir, "large")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(large, make([]byte, 11), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		pipe: "is no regular file, but a pipe or a device", "/dev/zero": "is no regular file", dir: "is a folder",
		large: "more than the 10 bytes", filepath.Join(dir, "none"): "no such file",
		"/proc/self/environ": "more than the 10 bytes", // which says that it is empty
	} {
		done := make(chan error, 1)
		go func() {
			_, err := Read(name, 10)
			done <- err
		}()
		select {
		case err := <-done:
			if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), name) {
				t.Errorf("%s: %v, want %q", name, err, want)
			}
		case <-time.After(time.Minute):
			t.Fatalf("%s is waited for", name)
		}
	}
	if err := os.Truncate(large, 10); err != nil {
		t.Fatal(err)
	}
	if got, err := Read(large, 10); err != nil || len(got) != 10 {
		t.Errorf("a file of the largest size: %d bytes, %v", len(got), err)
	}
}

func TestAPipeAmongTableFilesIsRefused(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mkfifo(filepath.Join(dir, "a.hcl"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Files(os.DirFS(dir), MostOfAll); err == nil || !strings.Contains(err.Error(), "no regular file") {
		t.Errorf("got %v", err)
	}
}

func TestTableFilesAreBoundedTogether(t *testing.T) {
	fsys := fstest.MapFS{"a.hcl": {Data: make([]byte, 7)}, "b.hcl": {Data: make([]byte, 4)}}
	if _, err := Files(fsys, 10); err == nil || !strings.Contains(err.Error(), "b.hcl has more than the 3 bytes") ||
		!strings.Contains(err.Error(), "all files together may have 10") {
		t.Errorf("got %v", err)
	}
	if files, err := Files(fsys, 11); err != nil || len(files) != 2 {
		t.Errorf("%d files, %v", len(files), err)
	}
}

func TestATableFileIsNotNestedDeep(t *testing.T) {
	_, diags := Parse([]File{{Name: "x.hcl", Data: []byte("gpu \"t4\" {\n  a = " + strings.Repeat("[", 100_000))}})
	if len(diags) != 1 || diags[0].Summary != "Nested too deep" || diags[0].Subject.Start.Line != 2 {
		t.Errorf("got %v", diags)
	}
}

func TestATableFileHoldsNoLoops(t *testing.T) {
	for _, value := range []string{`[for a in ["x"] : a]`, `[[for a in [1] : a]]`, `[{ a = "x" }][*].a`, `"%{ for a in ["x"] }${a}%{ endfor }"`} {
		_, diags := Parse([]File{{Name: "x.hcl", Data: []byte("gpu \"t4\" {\n  aliases = " + value + "\n}\n")}})
		if !diags.HasErrors() || diags[0].Summary != "No literal value" || diags[0].Subject.Start.Line != 2 {
			t.Errorf("%s: %v", value, diags)
		}
	}
}

func TestFewKeepsErrorsOverWarnings(t *testing.T) {
	diag := func(s hcl.DiagnosticSeverity) *hcl.Diagnostic {
		return &hcl.Diagnostic{Severity: s, Summary: "s", Detail: "d"}
	}
	var many hcl.Diagnostics
	for range maxDiagnostics {
		many = append(many, diag(hcl.DiagWarning))
	}
	if got := Few(slices.Clone(many)); len(got) != maxDiagnostics {
		t.Errorf("%d diagnostics become %d", maxDiagnostics, len(got))
	}
	if got := Few(append(slices.Clone(many), diag(hcl.DiagWarning))); len(got) != maxDiagnostics+1 || got.HasErrors() {
		t.Errorf("one warning too many gives %d, errors: %v", len(got), got.HasErrors())
	}
	if got := Few(append(slices.Clone(many), diag(hcl.DiagError))); len(got) != 1 || !got.HasErrors() {
		t.Errorf("an error among warnings gives %d, errors: %v", len(got), got.HasErrors())
	}
}

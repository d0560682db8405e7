package main

import (
	"archive/zip"
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
)

// metadataWheel writes a wheel that holds nothing but its metadata.
func metadataWheel(t *testing.T, name, version string) string {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	w, err := z.Create(name + "-" + version + ".dist-info/METADATA")
	if err == nil {
		_, err = w.Write([]byte("Metadata-Version: 2.1\nName: " + name + "\nVersion: " + version + "\n"))
	}
	if err = errors.Join(err, z.Close()); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), name+"-"+version+"-cp312-cp312-linux_x86_64.whl")
	if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestInspectEndsInTheVerdict(t *testing.T) {
	for _, test := range []struct {
		name, output, gpu, version string
		code                       int
		says                       []string
	}{
		{"fails", "table", "RTX 5090", "2.5.1+cu124", cli.ExitConflict, []string{"✗ fails  on RTX 5090", "torch==2.7.1+cu128"}},
		{"works", "table", "RTX 4090", "2.5.1+cu124", 0, []string{"✓ works  on RTX 4090"}},
		{"as JSON", "json", "RTX 5090", "2.5.1+cu124", cli.ExitConflict, []string{`"schema": "envsolve.check/v1"`, `"verdict": "fails"`}},
		{"without a GPU", "table", "", "2.5.1+cu124", 0, []string{"wheel      torch 2.5.1+cu124"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out bytes.Buffer
			a := &app{App: &cli.App{Stdout: &out, Stderr: &out, Env: func(string) string { return "" }}}
			f := &inspectFlags{output: test.output, platform: "linux/amd64"}
			if test.gpu != "" {
				f.gpus = []string{test.gpu}
			}
			err := a.inspect(t.Context(), metadataWheel(t, "torch", test.version), f)
			var exit *cli.ExitError
			if code := test.code; code == 0 && err != nil || code != 0 && (!errors.As(err, &exit) || exit.Code != code) {
				t.Errorf("exit: %v, want %d", err, code)
			}
			for _, says := range test.says {
				if !strings.Contains(out.String(), says) {
					t.Errorf("%q is not in\n%s", says, out.String())
				}
			}
			if test.gpu == "" && strings.Contains(out.String(), "works") {
				t.Errorf("a verdict that nobody asked for:\n%s", out.String())
			}
		})
	}
}

func TestInspectJudgesNothingWhereNothingLoadsCUDA(t *testing.T) {
	var out bytes.Buffer
	a := &app{App: &cli.App{Stdout: &out, Stderr: &out, Env: func(string) string { return "" }}}
	empty := filepath.Join(t.TempDir(), "empty.zip")
	end := append([]byte("PK\x05\x06"), make([]byte, 18)...) // the end of an archive with no file in it
	if err := os.WriteFile(empty, append([]byte("PK\x03\x04"), end...), 0o644); err != nil {
		t.Fatal(err)
	}
	err := a.inspect(t.Context(), empty,
		&inspectFlags{output: "table", platform: "linux/amd64", gpus: []string{"T4"}})
	if err == nil || !strings.Contains(err.Error(), "nothing to judge on T4") {
		t.Errorf("%v", err)
	}
}

package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/cli"
)

// TestExamplesPlan plans every example, and holds the plans to what was read
// and accepted: go test ./cmd/envsolve -run Examples -update
func TestExamplesPlan(t *testing.T) {
	files, err := filepath.Glob("../../examples/*/envsolve.hcl")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 5 {
		t.Fatalf("only %d examples", len(files))
	}
	for _, file := range files {
		name := filepath.Base(filepath.Dir(file))
		t.Run(name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			a := &cli.App{Stdout: &stdout, Stderr: &stderr, Stdin: io.LimitReader(nil, 0),
				Env: func(string) string { return "" }}
			args := []string{"plan", filepath.Dir(file)}
			code := a.Run(t.Context(), rootCommand(a, args), args)
			if code != cli.ExitDone && code != cli.ExitConflict {
				t.Fatalf("exits with %d: %s", code, &stderr)
			}
			golden := filepath.Join("testdata", "examples", name+".txt")
			if *update {
				if err := os.WriteFile(golden, stdout.Bytes(), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), stdout.String()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestExamplesWithASmokeScript holds those examples to their form: a target that
// names the script, a page of ten lines, and Python that every image's
// interpreter reads.
func TestExamplesWithASmokeScript(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Fatal("python3 is needed to parse the scripts")
	}
	for _, name := range []string{"jax-flax", "pytorch-cnn", "tensorflow-cnn", "ultralytics-yolo", "vllm-server",
		"yolov5"} {
		dir := filepath.Join("../../examples", name)
		target, err := os.ReadFile(filepath.Join(dir, "envsolve.hcl"))
		if err != nil || !strings.Contains(string(target), `smoke = "smoke.py"`) {
			t.Errorf("%s: the target names no smoke script (%v)", name, err)
		}
		readme, err := os.ReadFile(filepath.Join(dir, "README.md"))
		if lines := strings.Count(string(readme), "\n"); err != nil || lines != 10 {
			t.Errorf("%s: a README of %d lines (%v)", name, lines, err)
		}
		scripts, err := filepath.Glob(filepath.Join(dir, "*.py"))
		if err != nil || len(scripts) == 0 {
			t.Errorf("%s: no scripts (%v)", name, err)
		}
		const parse = "import ast, sys\nfor f in sys.argv[1:]: assert ast.get_docstring(ast.parse(open(f).read(), f, feature_version=(3, 9))), f"
		if out, err := exec.Command(python, append([]string{"-c", parse}, scripts...)...).CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", name, err, out)
		}
	}
}

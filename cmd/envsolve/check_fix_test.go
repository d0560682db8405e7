package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
)

// TestAFixOfSeveralFilesIsWrittenAsAWhole has the second of two files changed by somebody
// else: the first is as it was then.
func TestAFixOfSeveralFilesIsWrittenAsAWhole(t *testing.T) {
	folder := t.TempDir()
	first, second := filepath.Join(folder, "a.txt"), filepath.Join(folder, "b.txt")
	for _, name := range []string{first, second} {
		if err := os.WriteFile(name, []byte("now\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	a := &app{App: &cli.App{Stderr: io.Discard}}
	err := a.writeFix([]source.Rewritten{
		{Name: first, Before: []byte("now\n"), After: []byte("then\n")},
		{Name: second, Before: []byte("before\n"), After: []byte("then\n")},
	})
	if err == nil || !strings.Contains(err.Error(), "b.txt: it has changed since it was read") {
		t.Errorf("got %v", err)
	}
	if text, err := os.ReadFile(first); err != nil || string(text) != "now\n" {
		t.Errorf("the first file holds %q, %v", text, err)
	}
}

// writer is a function that is written to.
type writer func(text []byte) (int, error)

func (w writer) Write(text []byte) (int, error) { return w(text) }

// TestAnInterruptionTellsWhatIsWritten interrupts check once it has written a fix of the one container, before the
// changes of the other are proved.
func TestAnInterruptionTellsWhatIsWritten(t *testing.T) {
	t.Chdir(t.TempDir())
	const pod = `apiVersion: v1
kind: Pod
metadata: {name: p}
spec:
  containers:
  - {name: a, image: "python:3.11", command: [bash, -c, "pip install torch==2.5.1"]}
  - {name: b, image: "python:3.11", command: [bash, -c, "pip install torch==2.6.0 vllm==0.8.5 flash-attn==2.7.4.post1"]}
`
	if err := os.WriteFile("pod.yaml", []byte(pod), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	var stdout bytes.Buffer
	a := &app{App: &cli.App{Stdout: &stdout, Env: func(string) string { return "" },
		Stderr: writer(func(text []byte) (int, error) {
			if bytes.HasPrefix(text, []byte("wrote pod.yaml")) {
				interrupt()
			}
			return len(text), nil
		})}}
	err := a.check(ctx, []string{"pod.yaml"}, &checkFlags{seen: observed.Flags{GPU: []string{"b200"}}, output: "table",
		fix: true, plans: planner.New(matrices.Embedded())})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	text := stdout.String()
	told := strings.Contains(text, "works  a on b200") && strings.Contains(text, "fails  b on b200")
	if !told || strings.Contains(text, "change:") {
		t.Errorf("it tells\n%s", text)
	}
}

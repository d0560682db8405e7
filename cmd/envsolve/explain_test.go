package main

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"golang.org/x/text/encoding/unicode"

	"github.com/envsolve/envsolve/internal/cli"
)

const noKernel = "RuntimeError: CUDA error: no kernel image is available for execution on the device"

// explained returns what explain says of a log.
func explained(t *testing.T, log io.Reader) string {
	t.Helper()
	var out bytes.Buffer
	a := &app{&cli.App{Stdout: &out, Stderr: io.Discard, Env: func(string) string { return "" }}}
	if err := a.explain(nil, log, "json"); err != nil {
		t.Error(err)
	}
	return out.String()
}

// An error is found at the top of a long log and at its end, with its line.
func TestExplainReadsAllOfALog(t *testing.T) {
	filler := strings.Repeat("epoch 1, loss: 0.3, torch 2.8.0\n", 300_000)
	if got := explained(t, strings.NewReader(noKernel+"\n"+filler)); !strings.Contains(got, `"line": 1,`) {
		t.Errorf("at the top: %s", got)
	}
	if got := explained(t, strings.NewReader(filler+noKernel)); !strings.Contains(got, `"line": 300001,`) {
		t.Errorf("at the end: %s", got)
	}
	broken := errors.New("broken")
	a := &app{&cli.App{Stdout: io.Discard, Stderr: io.Discard, Env: func(string) string { return "" }}}
	log := io.MultiReader(strings.NewReader("a\n"), iotest.ErrReader(broken))
	if err := a.explain(nil, log, "json"); !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
}

// PowerShell writes what it redirects in UTF-16.
func TestExplainReadsUTF16(t *testing.T) {
	log := "PyTorch version: 2.5.1\r\nGPU 0: NVIDIA GeForce RTX 5090\r\n" + noKernel + "\r\n"
	for name, form := range map[string]unicode.BOMPolicy{"with a mark": unicode.UseBOM, "without": unicode.IgnoreBOM} {
		text, err := unicode.UTF16(unicode.LittleEndian, form).NewEncoder().String(log)
		if err != nil {
			t.Fatal(err)
		}
		got := explained(t, strings.NewReader(text))
		for _, want := range []string{`"line": 3,`, `"version": "2.5.1"`, `"rtx-5090"`} {
			if !strings.Contains(got, want) {
				t.Errorf("%s: no %s in %s", name, want, got)
			}
		}
	}
}

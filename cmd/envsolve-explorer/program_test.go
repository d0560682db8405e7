package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/envsolve/envsolve/internal/explorer"
	"github.com/envsolve/envsolve/internal/explorer/explorertest"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/matrices"
)

// TestItAnswersAsTheCommandLine runs the program in Node.js and compares each
// document and each error, byte for byte.
func TestItAnswersAsTheCommandLine(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		worldtest.SkipUnlessCI(t, "node is not installed")
	}
	questions := explorertest.Questions(matrices.Embedded(), 100, 1)
	var addresses []string
	for _, q := range questions {
		addresses = append(addresses, q.Address)
	}
	type answer struct{ Text, Error string }
	var got []answer
	ask(t, node, addresses, &got)
	if len(got) != len(questions) {
		t.Fatalf("%d answers to %d questions", len(got), len(questions))
	}
	program := explorertest.CommandLine(t)
	failures := 0
	for i, q := range questions {
		document, failure := explorertest.Printed(t, program, q)
		if got[i].Text != document || got[i].Error != failure {
			t.Errorf("%s: it answers\n%s%s\nand the command line\n%s%s", q.Address, got[i].Text, got[i].Error, document, failure)
		}
		if failure != "" {
			failures++
		}
	}
	t.Logf("%d questions, %d of them wrong", len(questions), failures)
}

// ask runs the program in Node.js on addresses.
func ask(t *testing.T, node string, addresses []string, answers any) {
	file := filepath.Join(t.TempDir(), "addresses.json")
	text, err := json.Marshal(addresses)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, text, 0o600); err != nil {
		t.Fatal(err)
	}
	runner, err := filepath.Abs("../../internal/explorer/assets/worker/wasm_exec.js")
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(node, "testdata/ask.js", runner, explorertest.Program(t, explorer.Planner), file)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(out, answers); err != nil {
		t.Fatal(err)
	}
}

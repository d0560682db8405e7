package main

import (
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/cli/clitest"
	"github.com/envsolve/envsolve/internal/testworld/nolocks"
)

// update rewrites the golden files inside the scripts: go test ./cmd/envsolve-builder -update
var update = flag.Bool("update", false, "rewrite the golden output in testdata/script")

func TestMain(m *testing.M) {
	testscript.Main(tests{m}, map[string]func(){
		"envsolve":      func() { os.Exit(Main()) }, // as the first program hands over to it
		nolocks.Program: nolocks.Main,
	})
}

// tests are those of this package, whose program also watches over their builders.
type tests struct{ m *testing.M }

func (t tests) Run() int { return buildertest.Main(t.m) }

// TestScripts runs what the command line says without a builder; with one, see
// TestEndToEnd.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup:               clitest.Setup,
		Cmds:                clitest.Commands(),
	})
}

func TestCommandsAreThoseThatAreHandedOver(t *testing.T) {
	have := map[string]string{}
	for _, cmd := range rootCommand(&cli.App{}, nil).Commands() {
		if !cmd.Hidden {
			have[cmd.Name()] = cmd.Use + ": " + cmd.Short
		}
	}
	for _, c := range cli.BuilderCommands() {
		if got, want := have[c.Name()], c.Use+": "+c.Short; got != want {
			t.Errorf("the first program lists %q, this one has %q", want, got)
		}
		delete(have, c.Name())
	}
	if len(have) > 0 {
		t.Errorf("nobody can call %v", have)
	}
}

func TestProgramsOfOtherReleasesDoNotWorkTogether(t *testing.T) {
	var stderr strings.Builder
	facts := "sha256:other"
	a := &cli.App{Stdout: &stderr, Stderr: &stderr, Env: func(name string) string {
		return map[string]string{cli.FactsVariable: facts, "XDG_CACHE_HOME": t.TempDir()}[name]
	}}
	if code := a.Run(t.Context(), rootCommand(a, nil), []string{"cache", "ls"}); code != cli.ExitFailed {
		t.Errorf("exits with %d, want %d", code, cli.ExitFailed)
	}
	if !strings.Contains(stderr.String(), "come from different releases") {
		t.Errorf("says %q", &stderr)
	}
	facts = ""
	if code := a.Run(t.Context(), rootCommand(a, nil), []string{"cache", "ls"}); code != cli.ExitDone {
		t.Errorf("called by itself it exits with %d: %s", code, &stderr)
	}
}

package main

import (
	"flag"
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/envsolve/envsolve/internal/cli/clitest"
)

// update rewrites the golden files inside the scripts: go test ./cmd/envsolve -update
var update = flag.Bool("update", false, "rewrite the golden output in testdata/script")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"envsolve": func() { os.Exit(Main()) },
	})
}

// TestScripts runs the command line as users do: each script in testdata/script
// is a behaviour, with the files it needs and the output it promises.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup:               setup,
		Cmds:                clitest.Commands(),
	})
}

// setup gives scripts a day of their own, on which the facts were new: what is said
// of their age is the same on any day.
func setup(env *testscript.Env) error {
	env.Setenv("SOURCE_DATE_EPOCH", "1795305600") // 2026-11-22
	return clitest.Setup(env)
}

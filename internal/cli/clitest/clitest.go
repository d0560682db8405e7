// Package clitest has what the scripts of both programs' tests share.
package clitest

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// Commands are the commands that scripts have besides testscript's own:
//
//	exits CODE COMMAND [ARG...]   runs a command and compares its exit code
//	stable FILE                   writes the last standard output to a file, without digests
//	elf FILE [KEY=VALUE...]       writes a library for the dynamic loader, with its needed names, rpath and runpath
//	ldcache FILE [NAME=PATH...]   writes what ldconfig writes for libraries
func Commands() map[string]func(*testscript.TestScript, bool, []string) {
	return map[string]func(*testscript.TestScript, bool, []string){
		"exits": exits, "stable": stable, "elf": writeELF, "ldcache": writeCache,
	}
}

// Setup returns a script $EXAMPLES, $BIN with the program, and folders of its own for caches and data.
func Setup(env *testscript.Env) error {
	examples, err := filepath.Abs("../../examples")
	if err != nil {
		return err
	}
	env.Setenv("EXAMPLES", examples)
	bin, _, _ := strings.Cut(env.Getenv("PATH"), string(filepath.ListSeparator)) // testscript puts its programs first
	env.Setenv("BIN", bin)
	env.Setenv("NO_COLOR", "1")
	env.Setenv("XDG_CACHE_HOME", env.WorkDir+"/.cache")
	env.Setenv("XDG_DATA_HOME", env.WorkDir+"/.data")
	return nil
}

// ExitCode is the exit code that an error of package exec tells, or the error.
func ExitCode(err error) string {
	var exit *exec.ExitError
	switch {
	case err == nil:
		return "0"
	case errors.As(err, &exit):
		return strconv.Itoa(exit.ExitCode())
	}
	return err.Error()
}

func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE COMMAND [ARG...]")
	}
	if code := ExitCode(ts.Exec(args[1], args[2:]...)); code != args[0] {
		ts.Fatalf("%v exits with %s, want %s", args[1:], code, args[0])
	}
}

// stable takes digests out: those of the facts change whenever a fact is added.
func stable(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: stable FILE")
	}
	text := regexp.MustCompile(`sha256:[0-9a-f]{64}`).ReplaceAllString(ts.ReadFile("stdout"), "sha256:…")
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(text), 0o644))
}

// Package explorertest makes what tests of the explorer need: the program for
// browsers, and questions to ask it.
package explorertest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/matrices"
)

// Program compiles a program for browsers, as "make build" does, and returns where
// it is.
func Program(t testing.TB, name string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name+".wasm")
	// The flags are those of the Makefile, so that Go's cache serves both.
	cmd := exec.Command("go", "build", "-trimpath", "-gcflags=all=-l", "-gcflags=runtime=",
		"-gcflags=internal/runtime/...=", "-ldflags=-s -w", "-o", path,
		"github.com/envsolve/envsolve/cmd/"+name)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", cmd, err, out)
	}
	return path
}

// CommandLine compiles envsolve, and returns where it is.
func CommandLine(t testing.TB) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "envsolve")
	cmd := exec.Command("go", "build", "-o", path, "github.com/envsolve/envsolve/cmd/envsolve")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", cmd, err, out)
	}
	return path
}

// Asked is a question as an address and as the flags of the command line.
type Asked struct {
	Address string
	Flags   []string
}

// Questions returns n random questions: fleets, drivers, systems and packages,
// possible and impossible ones, and some that are wrong. The same seed makes the
// same ones.
func Questions(facts *matrices.Set, n int, seed uint64) []Asked {
	r := rand.New(rand.NewPCG(seed, seed))
	list := make([]Asked, 0, n)
	for range n {
		list = append(list, question(facts, r))
	}
	return list
}

func question(facts *matrices.Set, r *rand.Rand) Asked {
	var a Asked
	gpus, branches := facts.GPUs(), facts.DriverBranches()
	for range 1 + r.IntN(2) {
		a.add("gpu", gpus[r.IntN(len(gpus))].ID)
	}
	if r.IntN(3) == 0 {
		a.add("driver", branches[r.IntN(len(branches))].Branch)
	}
	names := facts.RankedFrameworks()
	name := names[r.IntN(len(names))]
	if releases := facts.Frameworks(name); r.IntN(3) > 0 && len(releases) > 0 {
		name += "==" + releases[r.IntN(len(releases))].Version
	}
	a.add("framework", name)
	if packages := facts.PackageNames(); r.IntN(4) == 0 {
		a.add("with", packages[r.IntN(len(packages))])
	}
	if r.IntN(5) == 0 {
		a.add("python", fmt.Sprintf("3.%d", 7+r.IntN(9)))
	}
	if systems := facts.OSes(); r.IntN(5) == 0 {
		a.add("os", systems[r.IntN(len(systems))].ID)
	}
	return a
}

// add asks for a part.
func (a *Asked) add(name, value string) {
	if a.Address != "" {
		a.Address += "&"
	}
	a.Address += name + "=" + strings.ReplaceAll(value, "+", "%2B")
	a.Flags = append(a.Flags, "--"+name, value)
}

// Printed returns what the command line prints for a question, as JSON, or the
// error that it says.
func Printed(t testing.TB, program string, a Asked) (document, failure string) {
	t.Helper()
	return run(t, exec.Command(program, append([]string{"plan", "-o", "json"}, a.Flags...)...), t.TempDir())
}

// run runs the command line in a folder, and returns what it prints, and the error that
// it says where it answers nothing.
func run(t testing.TB, cmd *exec.Cmd, folder string) (printed, failure string) {
	t.Helper()
	cmd.Dir = folder
	home := t.TempDir()
	cmd.Env = append(os.Environ(), "ENVSOLVE_CACHE_DIR="+home, "HOME="+home, "XDG_CACHE_HOME="+home)
	var errors strings.Builder
	cmd.Stderr = &errors
	out, err := cmd.Output()
	if code := cmd.ProcessState.ExitCode(); err != nil && (len(out) == 0 || code == cli.ExitUsage) {
		_, text, _ := strings.Cut(errors.String(), "envsolve: ")
		return string(out), strings.TrimSuffix(text, "\n")
	}
	return string(out), ""
}

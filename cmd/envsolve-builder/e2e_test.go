package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/cli/clitest"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestEndToEnd runs the real program against a real buildkitd, a real registry
// and real package indexes on loopback: each script in testdata/e2e locks and
// builds, or is kept from it in one of the ways of the world.
func TestEndToEnd(t *testing.T) {
	t.Parallel()
	endToEnd(t, "testdata/e2e", testworld.Images, testworld.Wheels, testworld.Pythons)
}

// TestExampleEndToEnd builds an example for GPUs, whose CUDA parts are
// stand-ins on a PyTorch that computes.
func TestExampleEndToEnd(t *testing.T) {
	t.Parallel()
	endToEnd(t, "testdata/example", testworld.Images, testworld.Wheels, testworld.StandIns)
}

func endToEnd(t *testing.T, dir string, parts ...testworld.Part) {
	needsBuilder(t)
	world := worldtest.Start(t, parts...)
	bin := install(t)
	shared := t.TempDir()
	examples, err := filepath.Abs("../../examples")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { stopBuilder(t, bin, filepath.Join(shared, "data")) })
	commands := clitest.Commands()
	commands["world"] = func(ts *testscript.TestScript, _ bool, args []string) { useWorld(ts, world, args) }
	commands["relocatable"] = func(ts *testscript.TestScript, _ bool, args []string) { useRelocatable(ts, world, args) }
	packages := newMadeUp(t)
	office := newCompany(t, packages)
	commands["publish"] = packages.publish
	commands["company"], commands["reached"] = office.enter, office.reached
	commands["hides"] = hides
	commands["alter"], commands["tamper"], commands["retag"] = alter, tamper, retag
	commands["unpacks"] = func(ts *testscript.TestScript, neg bool, args []string) { unpacks(t, ts, neg, args) }
	commands["container"] = func(ts *testscript.TestScript, _ bool, args []string) { runContainer(t.Context(), ts, args) }
	testscript.Run(t, testscript.Params{
		Dir:                 dir,
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		Setup: func(env *testscript.Env) error {
			env.Setenv("PATH", bin+":"+env.Getenv("PATH")+":/usr/sbin:/sbin")
			env.Setenv("NO_COLOR", "1")
			env.Setenv("XDG_CACHE_HOME", filepath.Join(shared, "cache"))
			env.Setenv("XDG_DATA_HOME", filepath.Join(shared, "data"))
			env.Setenv("REGISTRY", world.RegistryHost)
			env.Setenv("EXAMPLES", examples)
			env.Setenv("PRIVATE", world.PrivateRegistryHost)
			env.Defer(func() { stopBuilder(t, bin, env.WorkDir) })
			return nil
		},
		Condition: hasTool,
		Cmds:      commands,
	})
}

// unpacks holds what runtimes unpack from an image to the tree that its self-test
// ran on:
//
//	unpacks ROOTFS IMAGE
func unpacks(t *testing.T, ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: unpacks ROOTFS IMAGE, of --output type=tar and type=docker")
	}
	if found := buildertest.Differences(t, ts.MkAbs(args[0]), ts.MkAbs(args[1])); len(found) > 0 {
		ts.Fatalf("%d differences:\n%s", len(found), strings.Join(found[:min(len(found), 20)], "\n"))
	}
}

// hasTool is the condition [skopeo], which holds where the tool is installed and
// must hold in CI.
func hasTool(name string) (bool, error) {
	if name != "skopeo" {
		return false, errors.New("unknown condition")
	}
	_, err := exec.LookPath(name)
	if err != nil && os.Getenv("CI") == "true" {
		return false, fmt.Errorf("must not be skipped in CI: %w", err)
	}
	return err == nil, nil
}

// writeSmall writes a project's target file: the small target, with the rest of
// its block and what comes after it.
func writeSmall(t *testing.T, project, rest, after string) {
	t.Helper()
	const target = `
target "small" {
  python = "3.13"
  os     = "debian13"
  framework "pytorch" {
    version = "2.6.0"
    cuda    = "cpu"
  }
`
	if err := os.WriteFile(filepath.Join(project, "envsolve.hcl"), []byte(target+rest+"}\n"+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

// needsBuilder is for tests that build real images with a real BuildKit, which
// takes minutes: -short, which asks for seconds, leaves them out. In CI nothing
// does.
func needsBuilder(t *testing.T) {
	t.Helper()
	if testing.Short() && os.Getenv("CI") != "true" {
		t.Skip("builds real images, which takes minutes: run it without -short")
	}
	buildertest.Require(t)
}

// install builds the programs as users have them, with buildkitd beside them.
func install(t *testing.T) (dir string) {
	t.Helper()
	dir = clitest.Install(t)
	if err := os.Symlink(buildertest.Buildkitd(t), filepath.Join(dir, "buildkitd")); err != nil {
		t.Fatal(err)
	}
	return dir
}

// stopBuilder ends the managed builder of a data folder, if there is one.
func stopBuilder(t *testing.T, bin, data string) {
	if _, err := os.Stat(filepath.Join(data, "envsolve")); err != nil {
		return
	}
	cmd := exec.Command(filepath.Join(bin, "envsolve"), "builder", "stop")
	cmd.Env = append(os.Environ(), "XDG_DATA_HOME="+data)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("envsolve builder stop: %v\n%s", err, out)
	}
}

// useWorld appends to a target file where everything is to come from:
//
//	world FILE              the world
//	world FILE index KIND   with a fault of that kind in the package index
func useWorld(ts *testscript.TestScript, world *testworld.World, args []string) {
	if len(args) != 1 && len(args) != 3 {
		ts.Fatalf("usage: world FILE [index KIND]")
	}
	text := world.MirrorHCL()
	if len(args) == 3 {
		healthy := fmt.Sprintf("%q", world.PyPIURL)
		text = strings.Replace(text, healthy, fmt.Sprintf("%q", world.FaultURL(args[2], world.PyPIURL)), 1)
	}
	name := ts.MkAbs(args[0])
	old, err := os.ReadFile(name)
	ts.Check(err)
	ts.Check(os.WriteFile(name, []byte(string(old)+"\n"+text), 0o644))
}

// useRelocatable writes the table of the world's relocatable builds of Python, and has a
// target file read it, with other tables, and fetch from the world:
//
//	relocatable FILE TABLE [OTHER…]
func useRelocatable(ts *testscript.TestScript, world *testworld.World, args []string) {
	if len(args) < 2 {
		ts.Fatalf("usage: relocatable FILE TABLE [OTHER...]")
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(world.PythonsTable()), 0o644))
	name := ts.MkAbs(args[0])
	old, err := os.ReadFile(name)
	ts.Check(err)
	tables := strings.Join(args[1:], `", "`)
	text := fmt.Sprintf("%s\n%s\nmatrices {\n  overlay = [\"%s\"]\n}\n", old, world.PythonsMirror(), tables)
	ts.Check(os.WriteFile(name, []byte(text), 0o644))
}

// alter replaces a text in a file by another: alter FILE OLD NEW.
func alter(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 3 {
		ts.Fatalf("usage: alter FILE OLD NEW")
	}
	name := ts.MkAbs(args[0])
	old, err := os.ReadFile(name)
	ts.Check(err)
	if !strings.Contains(string(old), args[1]) {
		ts.Fatalf("%s does not hold %q", args[0], args[1])
	}
	ts.Check(os.WriteFile(name, []byte(strings.Replace(string(old), args[1], args[2], 1)), 0o644))
}

func TestScriptsDoNotPassOverToolsInCI(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	t.Setenv("CI", "")
	if ok, err := hasTool("skopeo"); ok || err != nil {
		t.Errorf("elsewhere: %v, %v", ok, err)
	}
	t.Setenv("CI", "true")
	if _, err := hasTool("skopeo"); err == nil {
		t.Error("in CI the lines of a tool that is not there are passed over")
	}
	if _, err := hasTool("skopio"); err == nil {
		t.Error("a name that is none is taken")
	}
}

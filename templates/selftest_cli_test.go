package templates

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

func TestSelfTestCommandLine(t *testing.T) {
	m := newStackMaker(t)
	e := m.healthy(t)
	if text, code := e.run("--only", "inventory"); code != 0 {
		t.Fatalf("exit %d:\n%s", code, text)
	}
	for _, test := range []struct {
		name      string
		arguments []string
		code      int
		says      []string
	}{
		{"list", []string{"--list"}, 0, []string{"inventory", "single-copy", "linkage", "nccl",
			"every library of the stack"}},
		{"help", []string{"--help"}, 0, []string{"--require-gpu", "exit status: 0", "5 a check failed"}},
		{"only two checks", []string{"--only", "inventory,linkage"}, 0,
			[]string{"inventory", "linkage", "2 ok, 0 failed, 0 skipped"}},
		{"only, repeated", []string{"--only", "inventory", "--only=linkage"}, 0, []string{"2 ok"}},
		{"an unknown check", []string{"--only", "inventry"}, 2, []string{`unknown check 'inventry'`, "inventory"}},
		{"no check", []string{"--only", ","}, 2, []string{"--only names no check"}},
		{"an unknown flag", []string{"--fast"}, 2, []string{"unrecognized arguments: --fast"}},
		{"a timeout of nothing", []string{"--timeout", "0"}, 2, []string{"must be above 0"}},
		{"a timeout that is no number", []string{"--timeout", "soon"}, 2, []string{"--timeout"}},
		{"a lock that is not there", []string{"--lock", "/nowhere/lock.json"}, 2,
			[]string{"/nowhere/lock.json", "No such file"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			text, code := e.command(test.arguments...)
			if code != test.code {
				t.Errorf("exit %d, want %d", code, test.code)
			}
			for _, want := range test.says {
				if !strings.Contains(text, want) {
					t.Errorf("%q is not in:\n%s", want, text)
				}
			}
		})
	}
}

func TestSelfTestRefusesDamagedLock(t *testing.T) {
	e := newStackMaker(t).healthy(t)
	e.run("--list")
	path := filepath.Join(e.root, "home/lock.json")
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"empty":             "",
		"cut short":         string(whole[:len(whole)/2]),
		"not an object":     "[]",
		"another schema":    strings.Replace(string(whole), SelfTestLockSchema, "envsolve.lock/v9", 1),
		"an unknown mode":   strings.Replace(string(whole), `"auto"`, `"sometimes"`, 1),
		"wheels of numbers": regexp.MustCompile(`(?s)"wheels": \[.*\]`).ReplaceAllString(string(whole), `"wheels": [1]`),
		"no cuda":           strings.Replace(string(whole), `"cuda":`, `"cuba":`, 1),
	} {
		t.Run(name, func(t *testing.T) {
			e.write(path, []byte(text))
			out, code := e.command()
			if code != 2 || !strings.Contains(out, path) {
				t.Errorf("exit %d:\n%s", code, out)
			}
		})
	}
}

func TestSelfTestTablePutsRootCauseFirst(t *testing.T) {
	m := newStackMaker(t)
	e := m.healthy(t)
	e.uninstall(m.cudnn(t, "nvidia-cudnn-cu12", "9.1.0.70"))
	text, code := e.run("--only", lookedAt)
	if code != SelfTestFailed {
		t.Errorf("exit %d", code)
	}
	lines := strings.Split(text, "\n")
	if lines[0] != "Root cause  [cudnn9-libs-not-found]" {
		t.Errorf("first line %q", lines[0])
	}
	for _, want := range []string{
		"  fix       python -m pip install --force-reinstall --no-deps 'nvidia-cudnn-cu12==9.1.0.70'",
		"train: FAILED  (",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in:\n%s", want, text)
		}
	}
	if !regexp.MustCompile(`(?m)^import +fail .*consequence of inventory$`).MatchString(text) {
		t.Errorf("import is not shown as a consequence:\n%s", text)
	}
	if strings.Contains(text, "\x1b") {
		t.Error("escape codes in a pipe")
	}
	checkColumns(t, lines)
}

// checkColumns holds that SEEN starts in one column of every row.
func checkColumns(t *testing.T, lines []string) {
	t.Helper()
	head := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "CHECK") })
	if head < 0 {
		t.Fatal("no header")
	}
	column := strings.Index(lines[head], "SEEN")
	for _, line := range lines[head+1 : head+4] {
		if cells := []rune(line); cells[column-1] != ' ' || cells[column] == ' ' {
			t.Errorf("column %d does not start a cell in %q", column, line)
		}
	}
}

func TestSelfTestEndsCheckThatHangs(t *testing.T) {
	e := newStackMaker(t).healthy(t)
	e.environ["STAND_IN_HANG"] = "1"
	got, code := e.report("--only", "import,inventory", "--timeout", "2")
	if code != SelfTestFailed || got.RootCause == nil || got.RootCause.Error != "check-timeout" {
		t.Fatalf("exit %d, root cause %+v", code, got.RootCause)
	}
	if got.status("inventory") != "ok" {
		t.Errorf("inventory is %s", got.status("inventory"))
	}
}

func TestSelfTestNamesSignal(t *testing.T) {
	e := newStackMaker(t).healthy(t)
	e.environ["STAND_IN_CRASH"] = "11"
	got, _ := e.report("--only", "import,driver")
	for _, c := range got.Checks {
		if c.Check == "import" && (c.Signal == nil || *c.Signal != "SIGSEGV" ||
			!strings.Contains(c.Output, "Segmentation fault")) {
			t.Errorf("signal %v, output:\n%s", c.Signal, c.Output)
		}
	}
	if got.status("driver") != "ok" {
		t.Errorf("a crash in import ended the run: driver is %s", got.status("driver"))
	}
}

func TestSelfTestWithoutGPUSkipsWithReasons(t *testing.T) {
	m := newStackMaker(t)
	for _, test := range []struct {
		name, mode, reason string
	}{
		{"auto", GPUAuto, "no GPU here"},
		{"off", GPUOff, "turns the GPU test off"},
	} {
		t.Run(test.name, func(t *testing.T) {
			e := m.healthy(t)
			e.lock.GPUMode = test.mode
			delete(e.environ, "LD_LIBRARY_PATH")
			got, code := e.report()
			for _, c := range got.Checks {
				if c.Group != "gpu" {
					continue
				}
				if c.Status != "skip" || !strings.Contains(c.Reason, test.reason) {
					t.Errorf("%s is %s: %q", c.Check, c.Status, c.Reason)
				}
			}
			// cpu-op computes, which a stand-in cannot; nothing else may fail.
			if got.Counts["fail"] != 1 || got.status("cpu-op") != "fail" || code != SelfTestFailed || got.GPU.Tested {
				t.Errorf("exit %d, %v, cpu-op %s", code, got.Counts, got.status("cpu-op"))
			}
		})
	}
}

// TensorFlow 1 and CuPy are linked to the driver (cupy's install/cupy_builder), so
// that they do not even import where there is none, as when an image is built.
func TestSelfTestOfFrameworkThatNeedsTheDriverToImport(t *testing.T) {
	m := newStackMaker(t)
	linked := func(script string) *environment {
		e := withSmoke(t, m, script)
		delete(e.environ, "LD_LIBRARY_PATH")
		e.environ["STAND_IN_RAISE"] = "libcuda.so.1: cannot open shared object file: No such file or directory"
		return e
	}
	e := linked("import torch")
	got, code := e.report()
	if code != 0 {
		t.Errorf("without a driver: exit %d, root cause %+v", code, got.RootCause)
	}
	for _, check := range []string{"import", "build-info", "kernels", "cpu-op", "smoke"} {
		if got.status(check) != "skip" {
			t.Errorf("without a driver %s is %s", check, got.status(check))
		}
	}
	got, code = e.report("--require-gpu")
	if code != SelfTestFailed || got.RootCause == nil || got.RootCause.Error != "torch-no-nvidia-driver" ||
		got.RootCause.Check != "driver" {
		t.Errorf("where a GPU is required: exit %d, root cause %+v", code, got.RootCause)
	}
	if got, _ = linked("raise SystemExit('no such model')").report("--only", "smoke"); got.status("smoke") != "fail" {
		t.Errorf("a script that fails by itself is %s", got.status("smoke"))
	}
}

func TestSelfTestOfOneGPUCheckWithoutGPUSkips(t *testing.T) {
	e := newStackMaker(t).healthy(t)
	delete(e.environ, "LD_LIBRARY_PATH")
	for _, check := range []string{"matmul", "devices", "memory"} {
		got, code := e.report("--only", check)
		if code != 0 || got.status(check) != "skip" || got.status("driver") != "skip" {
			t.Errorf("%s: exit %d, %s is %s, driver %s", check, code, check, got.status(check), got.status("driver"))
		}
	}
}

func TestSelfTestRequiredByLock(t *testing.T) {
	e := newStackMaker(t).healthy(t)
	e.lock.GPUMode = GPURequired
	delete(e.environ, "LD_LIBRARY_PATH")
	got, code := e.report("--only", "driver")
	if code != SelfTestFailed || got.RootCause == nil || got.RootCause.Error != "torch-no-nvidia-driver" {
		t.Errorf("exit %d, root cause %+v", code, got.RootCause)
	}
}

func TestSelfTestSkipsKernelsOfCPUBuild(t *testing.T) {
	m := newStackMaker(t)
	e := m.healthy(t)
	e.lock.Frameworks[0].Variant, e.lock.CUDA = "cpu", SelfTestCUDA{}
	got, code := e.report("--only", "kernels,nccl") // nccl brings driver along
	if code != 0 || got.Counts["skip"] != 3 {
		t.Errorf("exit %d, counts %v", code, got.Counts)
	}
	got, code = e.report("--only", "driver", "--require-gpu")
	if code != SelfTestFailed || got.RootCause == nil || got.RootCause.Error != "gpu-required" {
		t.Errorf("--require-gpu on a CPU build: exit %d, root cause %+v", code, got.RootCause)
	}
}

// A library of a wheel outside the stack that finds nothing is a warning: such
// wheels ship plug-ins for whoever has the other half.
func TestSelfTestWarnsOfMissingLibraryOutsideStack(t *testing.T) {
	m := newStackMaker(t)
	e := m.healthy(t)
	e.installLocked(wheel{"opencv-python", "4.10.0", map[string][]byte{"cv2/cv2.so": m.objects.build(t, object{
		soname: "cv2.so", code: "int x;", needs: []object{{soname: "libGL-stand-in.so.1", code: "int y;"}}})}})
	got, code := e.report("--only", "inventory,linkage")
	if code != 0 {
		t.Fatalf("exit %d, root cause %+v", code, got.RootCause)
	}
	if w := got.Checks[1].Warnings; len(w) != 1 || !strings.Contains(w[0], "libGL-stand-in.so.1") {
		t.Errorf("warnings %q", w)
	}
}

func TestSelfTestIgnoresWhatWouldBreakTheCommand(t *testing.T) {
	e := newStackMaker(t).healthy(t)
	e.write(filepath.Join(e.root, "bad/json.py"), []byte("raise SystemExit('not the json you want')\n"))
	e.write(filepath.Join(e.root, "bad/envsolve_selftest/__init__.py"), []byte("raise SystemExit(0)\n"))
	e.environ["PYTHONPATH"], e.environ["PYTHONHOME"] = filepath.Join(e.root, "bad"), "/nowhere"
	got, code := e.report("--only", "inventory")
	if code != 0 || got.status("inventory") != "ok" {
		t.Errorf("exit %d, %+v", code, got.RootCause)
	}
}

func TestSelfTestLeavesNothingBehind(t *testing.T) {
	e := newStackMaker(t).healthy(t)
	e.run("--only", "inventory,import")
	err := filepath.WalkDir(e.root, func(path string, d os.DirEntry, err error) error {
		if strings.Contains(path, "__pycache__") {
			t.Errorf("%s was left behind", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// Byte code that is made beside the self-test is read where the image has none of its own, and
// nothing is written to it.
func TestSelfTestReadsByteCodeMadeBeside(t *testing.T) {
	m := newStackMaker(t)
	for own, want := range map[bool]string{false: "%s True\n", true: "None True\n"} {
		e := m.healthy(t)
		cache, seen := filepath.Join(e.root, "made"), filepath.Join(e.root, "seen")
		e.environ["ENVSOLVE_BYTECODE"] = cache
		e.write(filepath.Join(cache, "torch.pyc"), nil)
		if own {
			e.write(filepath.Join(e.site, "torch/__pycache__/x.pyc"), nil)
		}
		// Not sitecustomize: Debian's Python has one of its own, which comes first.
		e.write(filepath.Join(e.site, "seen.pth"), fmt.Appendf(nil,
			"import sys; print(sys.pycache_prefix, sys.dont_write_bytecode, file=open(%q, 'a'))\n", seen))
		out, code := e.run("--only", "import")
		text, err := os.ReadFile(seen)
		if err != nil {
			t.Fatalf("%v; exit code %d\n%s", err, code, out)
		}
		if want = strings.Replace(want, "%s", cache, 1); !strings.Contains(string(text), want) {
			t.Errorf("with byte code of its own: %v; %q does not have %q", own, text, want)
		}
		if entries, err := os.ReadDir(cache); err != nil || len(entries) != 1 {
			t.Errorf("the cache has %v, %v", entries, err)
		}
	}
}

// Its own modules and those of Python's that it imports are compiled beside it, too, for the
// next run: also those that were imported before anybody compiled.
func TestSelfTestHasItsOwnByteCodeMade(t *testing.T) {
	e := newStackMaker(t).healthy(t)
	cache := filepath.Join(e.root, "made")
	e.write(filepath.Join(cache, "none"), nil)
	server := exec.Command(needPython(t).path, "-I", "../internal/bytecode/serve.py", cache, filepath.Join(e.root, "none"))
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Wait() }()
	t.Cleanup(func() { _ = server.Process.Kill() })
	for listens := false; !listens; {
		select {
		case err := <-ended:
			t.Fatal(err)
		case <-time.After(10 * time.Millisecond):
			_, err := os.Stat(filepath.Join(cache, "socket"))
			listens = err == nil
		}
	}
	e.environ["ENVSOLVE_BYTECODE"] = cache
	if out, code := e.run("--only", "inventory"); code != 0 {
		t.Fatalf("exit code %d\n%s", code, out)
	}
	for _, module := range []string{"envsolve_selftest/cli", "envsolve_selftest/bytecode", "argparse"} {
		var found []string
		err := filepath.WalkDir(cache, func(path string, _ os.DirEntry, err error) error {
			if at := strings.Index(path, "/"+module+".cpython-"); at >= 0 && strings.HasSuffix(path, ".pyc") {
				found = append(found, path)
			}
			return err
		})
		if err != nil || len(found) != 1 {
			t.Errorf("%s: %q, %v", module, found, err)
		}
	}
}

// suitesOfPythons are the suites of Debian that have a Python that images may carry.
func suitesOfPythons() map[string]string {
	return map[string]string{"3.11": "bookworm", "3.13": "trixie", "3.14": "forky"}
}

// pythons are interpreters of all versions that images may carry: those that
// this machine has, and the others where Debian has them. What is in neither is
// left to TestSelfTestKeepsToOldestPython.
func pythons(t *testing.T) map[string]func(*testing.T) interpreter {
	t.Helper()
	found := map[string]func(*testing.T) interpreter{}
	for _, minor := range []string{"3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14"} {
		suite, packaged := suitesOfPythons()[minor]
		if python, ok := findPython("python" + minor); ok {
			found[minor] = func(*testing.T) interpreter { return python }
		} else if packaged {
			found[minor] = func(t *testing.T) interpreter { return interpreter{worldtest.Interpreter(t, suite, minor), minor} }
		} else {
			t.Logf("this machine has no python%s", minor)
		}
	}
	return found
}

// The interpreters that images may carry.
func TestSelfTestRunsOnEveryPython(t *testing.T) {
	m := newStackMaker(t)
	for minor, python := range pythons(t) {
		t.Run(minor, func(t *testing.T) {
			t.Parallel()
			other := &stackMaker{m.objects, python(t)}
			e := other.healthy(t)
			got, code := e.report("--only", lookedAt, "--require-gpu")
			if code != 0 || got.Counts["ok"] != len(strings.Split(lookedAt, ",")) {
				t.Errorf("exit %d, root cause %+v", code, got.RootCause)
			}
			e.uninstall(other.cudnn(t, "nvidia-cudnn-cu12", "9.1.0.70"))
			if got, code = e.report("--only", lookedAt); code != SelfTestFailed || got.RootCause == nil ||
				got.RootCause.Error != "cudnn9-libs-not-found" {
				t.Errorf("without cuDNN: exit %d, root cause %+v", code, got.RootCause)
			}
		})
	}
}

// What the sources use of the standard library, the oldest Python has: its
// names, keywords and methods are on record, for machines without it.
func TestSelfTestKeepsToOldestPython(t *testing.T) {
	python := needPython(t)
	sources := []string{"../internal/bytecode/serve.py"}
	err := filepath.WalkDir("selftest", func(path string, _ os.DirEntry, err error) error {
		if strings.HasSuffix(path, ".py") {
			sources = append(sources, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	check := func(files ...string) string {
		line := append([]string{"testdata/oldest.py", "check", "testdata/python38.json"}, files...)
		out, err := exec.Command(python.path, line...).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return string(out)
	}
	if out := check(sources...); out != "" {
		t.Error(out)
	}
	newer := filepath.Join(t.TempDir(), "newer.py")
	text := "import functools\nimport os\nimport tomllib\nfrom dataclasses import dataclass\nfunctools.cache\n'a'.removeprefix('b')\nos.path.splitroot('c')\n" +
		"zip([], strict=True)\n@dataclass(slots=True)\nclass A:\n    x: int = 1\n"
	if err := os.WriteFile(newer, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if out := check(newer); strings.Count(out, "\n") != 6 {
		t.Errorf("six uses of newer Pythons are:\n%s", out)
	}
}

// Every interpreter's grammar, whether it is installed or not.
func TestSelfTestParsesAsOldestPython(t *testing.T) {
	python := needPython(t)
	const check = `
import ast, pathlib, sys
for path in sorted(pathlib.Path("selftest").rglob("*.py")):
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text, str(path), feature_version=(3, 8))
    if ast.get_docstring(tree) is None:
        print(path, "has no docstring")
    for line, content in enumerate(text.splitlines(), 1):
        if len(content) > 120:
            print("%s:%d: %d characters" % (path, line, len(content)))
    for node in ast.walk(tree):
        public = isinstance(node, (ast.FunctionDef, ast.ClassDef)) and not node.name.startswith("_") and node.col_offset == 0
        if isinstance(node, ast.FunctionDef) and node.end_lineno - node.lineno > 60:
            print("%s:%d: %s is too long" % (path, node.lineno, node.name))
        if public and "tests" not in path.parts and ast.get_docstring(node) is None:
            print("%s:%d: %s has no docstring" % (path, node.lineno, node.name))
        if not isinstance(node, (ast.Import, ast.ImportFrom)) or node.col_offset:
            continue
        names = [node.module] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names]
        for name in names:
            if name.split(".")[0] not in sys.stdlib_module_names | {"envsolve_selftest"}:
                print("%s:%d: imports %s at the top" % (path, node.lineno, name))
`
	out, err := exec.Command(python.path, "-c", check).CombinedOutput()
	if err != nil || len(out) > 0 {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestSelfTestModules(t *testing.T) {
	python := needPython(t)
	command := exec.Command(python.path, "-B", "-m", "unittest", "discover", "-s", "tests", "-t", ".")
	command.Dir = "selftest"
	if out, err := command.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

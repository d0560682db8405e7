package templates

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// interpreter is a Python that tests run the self-test with.
type interpreter struct {
	path  string // the real executable, no shim
	minor string // 3.11
}

// findPython resolves a command to its interpreter, looking in pyenv's versions
// first, as its shims answer for one version alone; false when there is none.
func findPython(command string) (interpreter, bool) {
	home, _ := os.UserHomeDir()
	if found, _ := filepath.Glob(filepath.Join(home, ".pyenv/versions/*/bin", command)); len(found) > 0 &&
		command != "python3" {
		command = found[0]
	}
	out, err := exec.Command(command, "-c",
		"import sys; print(sys.executable); print('%d.%d' % sys.version_info[:2])").Output()
	fields := strings.Fields(string(out))
	if err != nil || len(fields) != 2 {
		return interpreter{}, false
	}
	return interpreter{fields[0], fields[1]}, true
}

func needPython(t *testing.T) interpreter {
	t.Helper()
	python, ok := findPython("python3")
	if !ok {
		missing(t, "python3 is not installed")
	}
	return python
}

// missing skips where a developer lacks a tool, and fails in CI, which has all.
func missing(t *testing.T, why string) {
	t.Helper()
	if os.Getenv("CI") == "true" {
		t.Fatal(why)
	}
	t.Skip(why)
}

// environment is a virtual environment on disk with a self-test of its own.
type environment struct {
	t       *testing.T
	root    string
	site    string
	python  interpreter
	lock    SelfTestLock
	environ map[string]string
	folder  string // where programs start; that of the test where it is empty
}

// newEnvironment lays out an empty environment as `python -m venv` does.
func newEnvironment(t *testing.T, python interpreter) *environment {
	t.Helper()
	root := t.TempDir()
	e := &environment{t: t, root: root, python: python, environ: map[string]string{},
		site: filepath.Join(root, "env/lib/python"+python.minor+"/site-packages"),
		lock: SelfTestLock{Target: "train", Platform: "linux/amd64", Python: python.minor},
	}
	e.write(filepath.Join(root, "env/pyvenv.cfg"),
		[]byte("home = "+filepath.Dir(python.path)+"\ninclude-system-site-packages = false\n"))
	if err := os.MkdirAll(e.site, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(root, "env/bin"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(python.path, filepath.Join(root, "env/bin/python")); err != nil {
		t.Fatal(err)
	}
	return e
}

func (e *environment) write(path string, content []byte) {
	e.t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		e.t.Fatal(err)
	}
	if err := os.WriteFile(path, content, 0o755); err != nil {
		e.t.Fatal(err)
	}
}

// wheel is what an installer leaves of a wheel.
type wheel struct {
	name, version string
	files         map[string][]byte // by path below site-packages
}

func (w wheel) info() string {
	return strings.ReplaceAll(w.name, "-", "_") + "-" + w.version + ".dist-info"
}

// install puts a wheel in place with METADATA and RECORD, without locking it.
func (e *environment) install(w wheel) {
	e.t.Helper()
	var record strings.Builder
	for _, name := range slices.Sorted(maps.Keys(w.files)) {
		e.write(filepath.Join(e.site, name), w.files[name])
		sum := sha256.Sum256(w.files[name])
		fmt.Fprintf(&record, "%s,sha256=%s,%d\n", name, base64.RawURLEncoding.EncodeToString(sum[:]), len(w.files[name]))
	}
	fmt.Fprintf(&record, "%s/RECORD,,\n", w.info())
	e.write(filepath.Join(e.site, w.info(), "METADATA"),
		fmt.Appendf(nil, "Metadata-Version: 2.1\nName: %s\nVersion: %s\n\nDescription.\n", w.name, w.version))
	e.write(filepath.Join(e.site, w.info(), "RECORD"), []byte(record.String()))
}

// installLocked puts a wheel in place and into the lock.
func (e *environment) installLocked(w wheel) {
	e.t.Helper()
	e.install(w)
	e.lock.Wheels = append(e.lock.Wheels, SelfTestWheel{Name: w.name, Version: w.version})
}

// uninstall removes a wheel whole, but not from the lock.
func (e *environment) uninstall(w wheel) {
	e.t.Helper()
	for name := range w.files {
		if err := os.Remove(filepath.Join(e.site, name)); err != nil {
			e.t.Fatal(err)
		}
	}
	if err := os.RemoveAll(filepath.Join(e.site, w.info())); err != nil {
		e.t.Fatal(err)
	}
}

// outcome is the part of the JSON report that tests look at.
type outcome struct {
	Schema    string
	Status    string
	RootCause *struct{ Check, Error, Cause, Fix, Part string } `json:"root_cause"`
	GPU       struct {
		Mode   string
		Tested bool
	}
	Counts map[string]int
	Checks []struct {
		Check, Group, Status, Seen, Expected, Reason string

		Signal        *string
		ConsequenceOf *string `json:"consequence_of"`
		Problems      []struct{ Error, Cause, Fix, Part string }
		Warnings      []string
		Output        string
	}
}

// check returns one check of a report.
func (o outcome) status(name string) string {
	for _, c := range o.Checks {
		if c.Check == name {
			return c.Status
		}
	}
	return "not run"
}

// run installs the self-test for the lock as it is and runs its command.
func (e *environment) run(arguments ...string) (stdout string, code int) {
	e.t.Helper()
	files, err := SelfTestFilesAt(SelfTestLayout{filepath.Join(e.root, "env"), filepath.Join(e.root, "home")}, e.lock)
	if err != nil {
		e.t.Fatal(err)
	}
	for _, f := range files {
		e.write(f.Path, f.Content)
	}
	return e.command(arguments...)
}

func (e *environment) command(arguments ...string) (said string, code int) {
	e.t.Helper()
	stdout, stderr, code := e.start("envsolve-selftest", arguments...)
	if strings.Contains(stderr, "Traceback") {
		e.t.Errorf("the command printed a traceback:\n%s", stderr)
	}
	return stdout + stderr, code
}

// start runs a program of the environment with its variables alone.
func (e *environment) start(program string, arguments ...string) (stdout, stderr string, code int) {
	e.t.Helper()
	command := exec.Command(filepath.Join(e.root, "env/bin", program), arguments...)
	command.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + e.root, "LC_ALL=C.UTF-8"}
	for _, name := range slices.Sorted(maps.Keys(e.environ)) {
		command.Env = append(command.Env, name+"="+e.environ[name])
	}
	command.Dir = e.folder
	var out, problems bytes.Buffer
	command.Stdout, command.Stderr = &out, &problems
	err := command.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		e.t.Fatal(err)
	}
	return out.String(), problems.String(), command.ProcessState.ExitCode()
}

// report runs the self-test, holds its JSON to the published schema and decodes it.
func (e *environment) report(arguments ...string) (outcome, int) {
	e.t.Helper()
	text, code := e.run(append([]string{"--json"}, arguments...)...)
	keepsSchema(e.t, text)
	var got outcome
	if err := json.Unmarshal([]byte(text), &got); err != nil {
		e.t.Fatalf("%v in the report:\n%s", err, text)
	}
	return got, code
}

// sharedObjects are the small libraries that stand-in wheels are made of.
type sharedObjects struct {
	compiler string
	mutex    sync.Mutex
	made     map[string][]byte
}

func newSharedObjects(t *testing.T) *sharedObjects {
	t.Helper()
	compiler, err := exec.LookPath("gcc")
	if err != nil {
		missing(t, "gcc is not installed")
	}
	return &sharedObjects{compiler: compiler, made: map[string][]byte{}}
}

// object describes one shared object.
type object struct {
	soname string
	code   string   // C
	needs  []object // linked against, so that they become DT_NEEDED
	rpath  string   // DT_RUNPATH
	loads  string   // DT_RPATH, which counts for what it brings in, too
	flags  []string
}

// build compiles an object and what it needs; equal objects are made once.
func (s *sharedObjects) build(t *testing.T, o object) []byte {
	t.Helper()
	key := fmt.Sprintf("%+v", o)
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if _, ok := s.made[key]; !ok {
		s.made[key] = s.compile(t, o, t.TempDir())
	}
	return s.made[key]
}

func (s *sharedObjects) compile(t *testing.T, o object, dir string) []byte {
	t.Helper()
	source, out := filepath.Join(dir, o.soname+".c"), filepath.Join(dir, o.soname)
	if err := os.WriteFile(source, []byte(o.code), 0o644); err != nil {
		t.Fatal(err)
	}
	arguments := []string{"-shared", "-fPIC", "-O1", "-Wl,--no-as-needed", "-Wl,--allow-shlib-undefined",
		"-Wl,--hash-style=gnu",
		"-Wl,-soname," + o.soname, "-o", out, source}
	if o.rpath != "" {
		arguments = append(arguments, "-Wl,--enable-new-dtags,-rpath,"+o.rpath)
	}
	if o.loads != "" {
		arguments = append(arguments, "-Wl,--disable-new-dtags,-rpath,"+o.loads)
	}
	for _, need := range o.needs {
		s.compile(t, need, dir)
		arguments = append(arguments, filepath.Join(dir, need.soname))
	}
	if text, err := exec.Command(s.compiler, append(arguments, o.flags...)...).CombinedOutput(); err != nil {
		t.Fatalf("gcc %s: %v\n%s", o.soname, err, text)
	}
	content, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

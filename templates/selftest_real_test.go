package templates

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/unpacked"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// realStack is a framework as Debian has built it, in a root of its own with
// the self-test where images have it.
type realStack struct {
	t       *testing.T
	tree    unpacked.Tree
	lock    SelfTestLock
	environ []string
}

// newRealStack unpacks packages of Debian 13, whose Python is 3.13.
func newRealStack(t *testing.T, lock SelfTestLock, c unpacked.Contents, components ...string) *realStack {
	t.Helper()
	if os.Getuid() != 0 {
		missing(t, "chroot needs root")
	}
	s := &realStack{t: t, lock: lock, tree: worldtest.Unpacked(t, "trixie", c, components...),
		environ: []string{"PATH=/opt/env/bin:/usr/bin", "LC_ALL=C.UTF-8"}}
	s.lock.Platform, s.lock.Python = "linux/amd64", "3.13"
	s.settle()
	s.write("opt/env/pyvenv.cfg", []byte("home = /usr/bin\ninclude-system-site-packages = true\n"))
	s.write("opt/env/lib/python3.13/site-packages/README", []byte("Debian's packages are in the system's folder.\n"))
	if err := os.MkdirAll(filepath.Join(s.tree.Root, "opt/env/bin"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("/usr/bin/python3.13", filepath.Join(s.tree.Root, "opt/env/bin/python")); err != nil {
		t.Fatal(err)
	}
	return s
}

func (s *realStack) settle(further ...string) {
	s.t.Helper()
	if err := s.tree.Settle(s.t.Context(), further...); err != nil {
		s.t.Fatal(err)
	}
}

func (s *realStack) write(name string, content []byte) {
	s.t.Helper()
	path := filepath.Join(s.tree.Root, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		s.t.Fatal(err)
	}
	if err := os.WriteFile(path, content, 0o755); err != nil {
		s.t.Fatal(err)
	}
}

// report runs the self-test in the root.
func (s *realStack) report(arguments ...string) (SelfTestReport, int) {
	s.t.Helper()
	files, err := SelfTestFiles(s.lock)
	if err != nil {
		s.t.Fatal(err)
	}
	for _, f := range files {
		s.write(f.Path, f.Content)
	}
	cmd := s.tree.Command(s.t.Context(), s.environ, DefaultSelfTestLayout().Command(), append([]string{"--json"}, arguments...)...)
	var problems bytes.Buffer
	cmd.Stderr = &problems
	out, err := cmd.Output()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		s.t.Fatal(err)
	}
	var got SelfTestReport
	if err := json.Unmarshal(out, &got); err != nil {
		s.t.Fatalf("%v in the report:\n%s%s", err, out, &problems)
	}
	return got, cmd.ProcessState.ExitCode()
}

// driver puts a stub driver for one H100 into the root, with further C code in
// libcuda.
func (s *realStack) driver(objects *sharedObjects, further string) {
	s.t.Helper()
	for soname, source := range stubDriver() {
		code, err := os.ReadFile(source)
		if err != nil {
			s.t.Fatal(err)
		}
		text := string(code)
		if soname == "libcuda.so.1" {
			text += further
		}
		s.write("usr/lib/x86_64-linux-gnu/"+soname, objects.build(s.t, object{soname: soname, code: text}))
	}
	s.settle()
	s.environ = append(s.environ, "STUB_DRIVER=550.54.15", "STUB_GPUS="+hopper)
}

// wantRoot holds a report to one root cause, and says what each check found
// where it is another.
func wantRoot(t *testing.T, got SelfTestReport, code int, id, check string) {
	t.Helper()
	if code == SelfTestFailed && got.RootCause != nil && got.RootCause.Error == id && got.RootCause.Check == check {
		return
	}
	t.Errorf("exit %d, root cause %+v; want [%s] by %s", code, got.RootCause, id, check)
	for _, c := range got.Checks {
		t.Logf("%-12s %s seen %q, reason %q, %+v\n%s", c.Check, c.Status, c.Seen, c.Reason, c.Problems, c.Output)
	}
}

// wantStatus holds checks of a report to a status.
func wantStatus(t *testing.T, got SelfTestReport, status string, checks ...string) {
	t.Helper()
	for _, c := range got.Checks {
		if slices.Contains(checks, c.Check) && c.Status != status {
			t.Errorf("%s is %s, not %s: seen %q, reason %q, %+v\n%s", c.Check, c.Status, status, c.Seen, c.Reason, c.Problems, c.Output)
		}
	}
}

// ONNX Runtime computes, and one without CUDA in it is found out.
func TestSelfTestOfRealONNXRuntime(t *testing.T) {
	t.Parallel()
	lock := SelfTestLock{Target: "serve", Frameworks: []SelfTestFramework{{Name: "onnxruntime", Version: "1.21.0", Variant: "cpu"}}}
	s := newRealStack(t, lock, unpacked.Contents{Packages: []string{"python3-onnxruntime", "python3-numba"}})
	s.lock.Wheels = []SelfTestWheel{{Name: "numba", Version: "0.61.2"}, {Name: "numpy", Version: "2.2.4"}}
	got, code := s.report("--only", "linkage,import,build-info,cpu-op,extensions")
	if code != 0 {
		t.Errorf("exit %d, root cause %+v", code, got.RootCause)
	}
	wantStatus(t, got, "ok", "linkage", "import", "build-info", "cpu-op", "extensions")

	s.lock.Frameworks[0].Variant, s.lock.CUDA = "cuda12", SelfTestCUDA{"12.4.1", "base-image"}
	s.lock.GPUs = []SelfTestGPU{{"h100-sxm", "NVIDIA H100 80GB HBM3", "9.0", "cubin"}}
	s.driver(newSharedObjects(t), "")
	got, code = s.report("--only", "build-info")
	wantRoot(t, got, code, "ort-cuda-provider-failed", "build-info")
	got, code = s.report("--only", "cudnn,matmul") // what it says itself, asked for CUDA
	wantRoot(t, got, code, "ort-cuda-provider-failed", "cudnn")
	wantStatus(t, got, "ok", "driver")
	wantStatus(t, got, "fail", "cudnn", "matmul")
}

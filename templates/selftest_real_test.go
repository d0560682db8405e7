package templates

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
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
	if testing.Short() && os.Getenv("CI") != "true" {
		t.Skip("unpacks a real framework: run it without -short")
	}
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
	cmd := s.tree.Command(s.t.Context(), s.environ, DefaultSelfTestLayout().Command(),
		append([]string{"--json"}, arguments...)...)
	var problems bytes.Buffer
	cmd.Stderr = &problems
	out, err := cmd.Output()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		s.t.Fatal(err)
	}
	keepsSchema(s.t, string(out))
	var got SelfTestReport
	if err := json.Unmarshal(out, &got); err != nil {
		s.t.Fatalf("%v in the report:\n%s%s", err, out, &problems)
	}
	return got, cmd.ProcessState.ExitCode()
}

// driver puts a stub driver for one H100 into the root.
func (s *realStack) driver(objects *sharedObjects) {
	s.t.Helper()
	for soname, source := range stubDriver() {
		code, err := os.ReadFile(source)
		if err != nil {
			s.t.Fatal(err)
		}
		s.write("usr/lib/x86_64-linux-gnu/"+soname, objects.build(s.t, object{soname: soname, code: string(code)}))
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
			t.Errorf("%s is %s, not %s: seen %q, reason %q, %+v\n%s", c.Check, c.Status, status, c.Seen, c.Reason, c.Problems,
				c.Output)
		}
	}
}

// ONNX Runtime computes, and one without CUDA in it is found out.
func TestSelfTestOfRealONNXRuntime(t *testing.T) {
	t.Parallel()
	lock := SelfTestLock{Target: "serve", Frameworks: []SelfTestFramework{{Name: "onnxruntime", Version: "1.21.0",
		Variant: "cpu"}}}
	s := newRealStack(t, lock, unpacked.Contents{Packages: []string{"python3-onnxruntime", "python3-numba"}})
	s.lock.Wheels = []SelfTestWheel{{Name: "numba", Version: "0.61.2"}, {Name: "numpy", Version: "2.2.4"}}
	got, code := s.report("--only", "linkage,import,build-info,cpu-op,extensions")
	if code != 0 {
		t.Errorf("exit %d, root cause %+v", code, got.RootCause)
	}
	wantStatus(t, got, "ok", "linkage", "import", "build-info", "cpu-op", "extensions")

	s.lock.Frameworks[0].Variant, s.lock.CUDA = "cuda12", SelfTestCUDA{"12.4.1", "base-image"}
	s.lock.GPUs = []SelfTestGPU{{"h100-sxm", "NVIDIA H100 80GB HBM3", "9.0", "cubin"}}
	s.driver(newSharedObjects(t))
	got, code = s.report("--only", "build-info")
	wantRoot(t, got, code, "ort-cpu-package", "build-info")
	got, code = s.report("--only", "cudnn,matmul") // what it says itself, asked for CUDA
	wantRoot(t, got, code, "ort-cuda-provider-failed", "cudnn")
	wantStatus(t, got, "ok", "driver")
	wantStatus(t, got, "fail", "cudnn", "matmul")
}

// debianCUDA asks for the test that downloads 1.3 GB.
var debianCUDA = flag.Bool("debian-cuda", false, "try the self-test on Debian's PyTorch for CUDA, a download of 1.3 GB")

// failingCUDNN is C for the functions of cuDNN that torch's libraries ask for.
func (s *realStack) failingCUDNN() string {
	s.t.Helper()
	libraries, err := filepath.Glob(filepath.Join(s.tree.Root, "usr/lib/x86_64-linux-gnu/lib*torch*.so.*"))
	if err != nil {
		s.t.Fatal(err)
	}
	code := ""
	defined := map[string]bool{"cudnnGetVersion": true, "cudnnGetProperty": true}
	for _, library := range libraries {
		out, err := exec.Command("nm", "-D", "--undefined-only", library).Output()
		if err != nil {
			s.t.Fatalf("nm %s: %v", library, err)
		}
		for _, name := range regexp.MustCompile(`\bU (cudnn\w*)`).FindAllStringSubmatch(string(out), -1) {
			if !defined[name[1]] {
				code += fmt.Sprintf("int %s(void) { return 1001; } // CUDNN_STATUS_NOT_INITIALIZED\n", name[1])
			}
			defined[name[1]] = true
		}
	}
	if len(defined) < 10 {
		s.t.Fatalf("no library of %v uses cuDNN", libraries)
	}
	return code
}

// Debian's PyTorch for CUDA leaves cuDNN to its user. With none, and with one of
// another major, it is broken in two of the ways that people report most.
func TestSelfTestOfDebiansPyTorchForCUDA(t *testing.T) {
	if !*debianCUDA {
		t.Skip("downloads 1.3 GB: make debian-cuda")
	}
	s := newRealStack(t, SelfTestLock{
		Target: "debian", Frameworks: []SelfTestFramework{{Name: "pytorch", Version: "2.6.0", Variant: "cu124"}},
		CUDA: SelfTestCUDA{"12.4.1", "distro"}, CUDNN: "9.0.0.312", NCCL: "2.22.3", DriverFloor: "525.60.13",
		GPUs: []SelfTestGPU{{"h100-sxm", "NVIDIA H100 80GB HBM3", "9.0", "cubin"}},
	}, unpacked.Contents{
		Packages: []string{"python3-torch-cuda"},
		Without:  []string{"nvidia-cudnn", "libcuda1", "libamdhip64-5", "libhsa-runtime64-1"},
	}, "contrib", "non-free")
	objects := newSharedObjects(t)
	s.driver(objects)

	got, code := s.report("--require-gpu")
	wantRoot(t, got, code, "cudnn9-libs-not-found", "linkage")
	wantStatus(t, got, "fail", "import", "cudnn")
	wantStatus(t, got, "ok", "driver", "devices", "memory")

	s.cudnn(objects, 8, 9, 7)
	got, code = s.report("--require-gpu")
	wantRoot(t, got, code, "torch-cudnn-compiled-vs-runtime", "build-info")
	wantStatus(t, got, "ok", "import", "kernels", "cpu-op")
	wantStatus(t, got, "fail", "cudnn", "matmul")

	s.cudnn(objects, 9, 0, 0)
	got, code = s.report("--only", lookedAtInside+",cpu-op")
	if code != 0 {
		t.Errorf("with the cuDNN that it was built for: exit %d, root cause %+v", code, got.RootCause)
	}
	wantStatus(t, got, "ok", "linkage", "import", "build-info", "kernels", "cpu-op")
}

// cudnn puts a cuDNN into the root that tells a version, and whose other
// functions, all that torch's libraries ask for, fail.
func (s *realStack) cudnn(objects *sharedObjects, major, minor, patch int) {
	s.t.Helper()
	code := fmt.Sprintf("int cudnnGetProperty(int type, int *value) { *value = type == 0 ? %d : type == 1 ? %d : %d; return 0; }\n"+
		"unsigned long cudnnGetVersion(void) { return %d; }\n", major, minor, patch, major*10000+minor*100+patch)
	s.write("usr/lib/x86_64-linux-gnu/libcudnn.so.9",
		objects.build(s.t, object{soname: "libcudnn.so.9", code: code + s.failingCUDNN()}))
	s.settle()
}

// A real PyTorch on a pretended GPU: the checks' own calls are run against the
// library that they are for, and data that stays on the CPU is found out.
func TestSelfTestOfRealPyTorchOnPretendedGPU(t *testing.T) {
	t.Parallel()
	s := newRealStack(t, SelfTestLock{
		Target: "train", Frameworks: []SelfTestFramework{{Name: "pytorch", Version: "2.6.0", Variant: "cu124"}},
		CUDA: SelfTestCUDA{"12.4.1", "distro"}, DriverFloor: "525.60.13",
		GPUs: []SelfTestGPU{{"v100", "Tesla V100-SXM2-16GB", "7.0", "cubin"}},
	}, unpacked.Contents{Packages: []string{"python3-torch"}, Without: []string{"libamdhip64-5", "libhsa-runtime64-1",
		"libtorch-test"}})
	s.driver(newSharedObjects(t))
	s.environ = append(s.environ, "STUB_GPUS=Tesla V100-SXM2-16GB;7;0;17179869184", "PRETEND=stays")
	s.extend("usr/lib/python3/dist-packages/torch/__init__.py", "testdata/pretend/gpu.py")
	got, code := s.report("--only", "cpu-op,cudnn,matmul,training")
	wantRoot(t, got, code, "data-on-cpu", "training")
	wantStatus(t, got, "ok", "cpu-op", "driver", "cudnn", "matmul")
}

// extend appends a file of ours to one of the root.
func (s *realStack) extend(name, with string) {
	s.t.Helper()
	old, err := os.ReadFile(filepath.Join(s.tree.Root, name))
	if err != nil {
		s.t.Fatal(err)
	}
	more, err := os.ReadFile(with)
	if err != nil {
		s.t.Fatal(err)
	}
	s.write(name, append(old, more...))
}

package templates

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// stackMaker makes healthy environments of stand-in wheels with the names,
// layout and library names of PyTorch 2.5.1 for CUDA 12.4.
type stackMaker struct {
	objects *sharedObjects
	python  interpreter
}

func newStackMaker(t *testing.T) *stackMaker {
	t.Helper()
	return &stackMaker{objects: newSharedObjects(t), python: needPython(t)}
}

const (
	libraryPath = "$ORIGIN/../../nvidia/cudnn/lib:$ORIGIN/../../nvidia/nccl/lib:$ORIGIN/../../nvidia/cublas/lib:$ORIGIN"
	hopper      = "NVIDIA H100 80GB HBM3;9;0;85899345920"
)

func cudnnParts() []string {
	return []string{"graph", "ops", "cnn", "adv", "heuristic", "engines_precompiled", "engines_runtime_compiled"}
}

func cudnnMain() object {
	return object{soname: "libcudnn.so.9", code: "int cudnnGetVersion(void){return 90100;}", rpath: "$ORIGIN"}
}

func nccl() object {
	return object{soname: "libnccl.so.2", code: "int ncclGetVersion(int*v){*v=22105;return 0;} int ncclAllReduce(void){return 0;}"}
}

func cublas() object {
	return object{soname: "libcublas.so.12", code: "int cublasCreate_v2(void){return 0;}", rpath: "$ORIGIN"}
}

func c10() object {
	return object{soname: "libc10.so", code: "void _ZN3c105ErrorC1Ev(void){}"}
}

// torchCUDA uses what the real one uses of its neighbours.
func torchCUDA() object {
	return object{soname: "libtorch_cuda.so", rpath: libraryPath,
		needs: []object{cudnnMain(), nccl(), cublas(), c10()},
		code: `extern int cudnnGetVersion(void); extern int ncclAllReduce(void); extern int cublasCreate_v2(void);
			int stand_in(void){return cudnnGetVersion()+ncclAllReduce()+cublasCreate_v2();}`}
}

func (m *stackMaker) cudnn(t *testing.T, name, version string) wheel {
	files := map[string][]byte{"nvidia/cudnn/lib/libcudnn.so.9": m.objects.build(t, cudnnMain())}
	for _, part := range cudnnParts() {
		soname := "libcudnn_" + part + ".so.9"
		files["nvidia/cudnn/lib/"+soname] = m.objects.build(t, object{
			soname: soname, rpath: "$ORIGIN", code: fmt.Sprintf("const char *%s(void){return %q;}", part, version)})
	}
	return wheel{name, version, files}
}

func (m *stackMaker) nccl(t *testing.T) wheel {
	return wheel{"nvidia-nccl-cu12", "2.21.5",
		map[string][]byte{"nvidia/nccl/lib/libnccl.so.2": m.objects.build(t, nccl())}}
}

func (m *stackMaker) cublas(t *testing.T) wheel {
	return wheel{"nvidia-cublas-cu12", "12.4.5.8",
		map[string][]byte{"nvidia/cublas/lib/libcublas.so.12": m.objects.build(t, cublas())}}
}

// torchVersion is what the stand-in for torch answers, where cuDNN 9.1.0 reads 90.1, as torch
// writes it; cuda is Python source.
func torchVersion(version, cuda, flags string) []byte {
	return fmt.Appendf(nil, "__version__ = %q\ncuda = %s\ncudnn = '90.1'\ncudnn_loaded = 90100\nflags = %q\nnccl = (2, 21, 5)\n",
		version, cuda, flags)
}

func (m *stackMaker) torch(t *testing.T) wheel {
	t.Helper()
	source, err := os.ReadFile("testdata/stub/torch.py")
	if err != nil {
		t.Fatal(err)
	}
	return wheel{"torch", "2.5.1+cu124", map[string][]byte{
		"torch/__init__.py":          source,
		"torch/version.py":           torchVersion("2.5.1+cu124", "'12.4'", "sm_50 sm_60 sm_70 sm_75 sm_80 sm_86 sm_90"),
		"torch/lib/libc10.so":        m.objects.build(t, c10()),
		"torch/lib/libtorch_cuda.so": m.objects.build(t, torchCUDA()),
	}}
}

// extension is a wheel with one compiled module that uses a symbol of torch.
func (m *stackMaker) extension(t *testing.T, name, version, module, symbol string) wheel {
	code := fmt.Sprintf("extern void %s(void); void PyInit_%s(void){%s();}", symbol, module, symbol)
	lib := m.objects.build(t, object{soname: module + ".so", code: code, needs: []object{c10()},
		flags: []string{"-Wl,--unresolved-symbols=ignore-all"}})
	return wheel{name, version, map[string][]byte{module + "/_C.so": lib,
		module + "/__init__.py": []byte("'''Stand-in.'''\n")}}
}

// healthy is an environment whose parts all belong together, on an H100.
func (m *stackMaker) healthy(t *testing.T) *environment {
	t.Helper()
	e := newEnvironment(t, m.python)
	e.lock.Frameworks = []SelfTestFramework{{"pytorch", "2.5.1", "cu124"}}
	e.lock.CUDA = SelfTestCUDA{"12.4.1", "wheels"}
	e.lock.CUDNN, e.lock.NCCL, e.lock.DriverFloor = "9.1.0.70", "2.21.5", "525.60.13"
	e.lock.GPUs = []SelfTestGPU{{"h100-sxm", "NVIDIA H100 80GB HBM3", "9.0", "cubin"}}
	for _, w := range []wheel{m.torch(t), m.cudnn(t, "nvidia-cudnn-cu12", "9.1.0.70"), m.nccl(t), m.cublas(t),
		m.extension(t, "torch-spline-conv", "1.2.2", "torch_spline_conv", "_ZN3c105ErrorC1Ev")} {
		e.installLocked(w)
	}
	e.environ["LD_LIBRARY_PATH"] = m.driver(t, e, "driver")
	e.environ["STUB_DRIVER"], e.environ["STUB_GPUS"] = "550.54.15", hopper
	return e
}

// driver puts stub driver libraries into a folder of the environment's root.
func (m *stackMaker) driver(t *testing.T, e *environment, folder string) string {
	t.Helper()
	dir := filepath.Join(e.root, folder)
	for soname, source := range stubDriver() {
		code, err := os.ReadFile(source)
		if err != nil {
			t.Fatal(err)
		}
		e.write(filepath.Join(dir, soname), m.objects.build(t, object{soname: soname, code: string(code)}))
	}
	return dir
}

// stubDriver are the sources of the stub driver's libraries.
func stubDriver() map[string]string {
	return map[string]string{"libcuda.so.1": "testdata/stub/cuda.c", "libnvidia-ml.so.1": "testdata/stub/nvml.c"}
}

// lookedAt are the checks that a stand-in can stand in for; the others compute.
const (
	lookedAt        = lookedAtInside + "," + lookedAtOutside
	lookedAtInside  = "inventory,single-copy,linkage,import,build-info,kernels"
	lookedAtOutside = "driver,devices,memory"
)

// bundled is a wheel whose module finds the libraries that it brings by its DT_RPATH,
// as auditwheel makes them: the libraries themselves name no folder.
func (m *stackMaker) bundled(t *testing.T, loads string) wheel {
	t.Helper()
	inner := object{soname: "libinner-1a2b.so.0", code: "int inner(void){return 1;}"}
	outer := object{soname: "libouter-3c4d.so.5", needs: []object{inner},
		code: "extern int inner(void); int outer(void){return inner();}"}
	module := object{soname: "bundled.so", needs: []object{outer}, loads: loads,
		code: "extern int outer(void); int PyInit_bundled(void){return outer();}"}
	return wheel{"torch-bundled", "1.0.0", map[string][]byte{
		"bundled/_core.so":                m.objects.build(t, module),
		"bundled/__init__.py":             []byte("'''Stand-in.'''\n"),
		"bundled.libs/libouter-3c4d.so.5": m.objects.build(t, outer),
		"bundled.libs/libinner-1a2b.so.0": m.objects.build(t, inner),
	}}
}

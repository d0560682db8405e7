package templates

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestSelfTestPassesHealthyStack(t *testing.T) {
	e := newStackMaker(t).healthy(t)
	got, code := e.report("--only", lookedAt, "--require-gpu")
	if code != 0 || got.Status != "ok" || got.RootCause != nil {
		t.Fatalf("exit %d, status %s, root cause %+v", code, got.Status, got.RootCause)
	}
	if got.Schema != SelfTestSchema || !got.GPU.Tested || got.GPU.Mode != "required" {
		t.Errorf("schema %q, gpu %+v", got.Schema, got.GPU)
	}
	for _, c := range got.Checks {
		if c.Status != "ok" || len(c.Warnings) > 0 {
			t.Errorf("%s: %s, seen %q, reason %q, warnings %q", c.Check, c.Status, c.Seen, c.Reason, c.Warnings)
		}
	}
}

// TestSelfTestSearchesAsTheLoaderDoes holds that what a module's DT_RPATH finds for the
// libraries that it brings is found, and that nothing else finds it.
func TestSelfTestSearchesAsTheLoaderDoes(t *testing.T) {
	m := newStackMaker(t)
	for _, tt := range []struct {
		loads   string
		missing bool
	}{{"$ORIGIN/../bundled.libs", false}, {"$ORIGIN/elsewhere", true}, {"", true}} {
		e := m.healthy(t)
		e.installLocked(m.bundled(t, tt.loads))
		got, _ := e.report("--only", "linkage")
		warned := strings.Join(got.Checks[0].Warnings, "\n")
		if found := strings.Contains(warned, "libinner-1a2b.so.0") || got.Checks[0].Status != "ok"; found != tt.missing {
			t.Errorf("with DT_RPATH %q the check is %s, and warns of %q", tt.loads, got.Checks[0].Status, warned)
		}
	}
}

// TestSelfTestLooksAlongTheLoadersPath holds that libraries which programs open by name are
// found along LD_LIBRARY_PATH, and in the wheels that were locked.
func TestSelfTestLooksAlongTheLoadersPath(t *testing.T) {
	m := newStackMaker(t)
	const folder = "nvidia/cudnn/lib"
	for _, tt := range []struct {
		name, cause, fix string
		change           func(e *environment)
	}{
		{"as it is to be", "", "", func(*environment) {}},
		{"nothing is on the path", "finds none", "/" + folder + "'", func(e *environment) {
			delete(e.environ, "LD_LIBRARY_PATH")
		}},
		{"another one comes first", "/opt-cuda/lib/libcudnn.so.9", "/" + folder + ":", func(e *environment) {
			own := filepath.Join(e.root, "opt-cuda/lib")
			library, err := os.ReadFile(filepath.Join(e.site, folder, "libcudnn.so.9"))
			if err != nil {
				t.Fatal(err)
			}
			e.write(filepath.Join(own, "libcudnn.so.9"), library)
			e.environ["LD_LIBRARY_PATH"] = own + ":" + e.environ["LD_LIBRARY_PATH"]
		}},
		{"a wheel is gone", "holds no libcufft.so", "nvidia-cufft-cu12==11.3", func(e *environment) {
			w := wheel{name: "nvidia-cufft-cu12", version: "11.3"}
			e.installLocked(w)
			e.uninstall(w)
			e.lock.LibraryPath = append(e.lock.LibraryPath, "nvidia/cufft/lib")
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			e := m.healthy(t)
			e.lock.LibraryPath = []string{folder}
			e.environ["LD_LIBRARY_PATH"] = filepath.Join(e.site, folder)
			tt.change(e)
			got, _ := e.report("--only", "linkage")
			if tt.cause == "" {
				if got.RootCause != nil {
					t.Errorf("a root cause: %+v", got.RootCause)
				}
				return
			}
			if got.RootCause == nil || got.RootCause.Error != "cudnn9-libs-not-found" &&
				got.RootCause.Part != "libcufft.so" ||
				!strings.Contains(got.RootCause.Cause, tt.cause) || !strings.Contains(got.RootCause.Fix, tt.fix) {
				t.Errorf("root cause %+v, want %q and %q", got.RootCause, tt.cause, tt.fix)
			}
		})
	}
}

// broken is an environment made wrong on purpose.
type broken struct {
	name   string
	damage func(t *testing.T, m *stackMaker, e *environment)
	error  string // the id that the root cause must bear
	check  string // the check that must find it
	says   string // in cause or fix
	// follows lists checks that must be shown as consequences.
	follows []string
}

func TestSelfTestNamesTheCause(t *testing.T) {
	m := newStackMaker(t)
	for _, b := range slices.Concat(brokenWheels(), brokenLibraries()) {
		b.test(t, m, lookedAtInside)
	}
	for _, b := range brokenDrivers() {
		b.test(t, m, lookedAtOutside)
	}
}

// test breaks an environment and holds that these checks find why.
func (b broken) test(t *testing.T, m *stackMaker, checks string) {
	t.Run(b.name, func(t *testing.T) {
		t.Parallel()
		e := m.healthy(t)
		b.damage(t, m, e)
		got, code := e.report("--only", checks, "--require-gpu")
		if code != SelfTestFailed || got.RootCause == nil {
			t.Fatalf("exit %d with root cause %+v", code, got.RootCause)
		}
		root := got.RootCause
		if root.Error != b.error || root.Check != b.check {
			t.Errorf("root cause [%s] by %s, want [%s] by %s\n%+v", root.Error, root.Check, b.error, b.check, root)
		}
		if root.Cause == "" || root.Fix == "" || !strings.Contains(root.Cause+"\n"+root.Fix, b.says) {
			t.Errorf("cause %q, fix %q: want %q in them", root.Cause, root.Fix, b.says)
		}
		for _, c := range got.Checks {
			if slices.Contains(b.follows, c.Check) && (c.ConsequenceOf == nil || c.Status == "ok") {
				t.Errorf("%s is %s and no consequence: %+v", c.Check, c.Status, c.Problems)
			}
		}
	})
}

// TestWheelsThatShareAFile are in one environment as their makers have them: two have a
// file at one place, of which the later one's is there, those for two CUDA majors unpack
// into folders of their own, and one has a library for each release of PyTorch.
func TestWheelsThatShareAFile(t *testing.T) {
	m := newStackMaker(t)
	e := m.healthy(t)
	for _, name := range []string{"first", "second"} {
		e.installLocked(wheel{name, "1.0", map[string][]byte{"build_backend.py": []byte("name = '" + name + "'\n")}})
	}
	for _, major := range []string{"12", "13"} {
		e.installLocked(wheel{"nvidia-cutlass-dsl-libs-cu" + major, "4.8.0",
			map[string][]byte{"nvidia_cutlass_dsl/cu" + major + "/lib/readme.txt": []byte(major)}})
	}
	library := func(symbol string) []byte { return m.extension(t, "x", "1", "x", symbol).files["x/_C.so"] }
	e.installLocked(wheel{"torch-c-dlpack-ext", "0.1.5", map[string][]byte{
		"torch_c_dlpack_ext/libaddon_torch24-cuda.so": library("_ZN3c1010LegacyTypeEv"),
		"torch_c_dlpack_ext/libaddon_torch25-cuda.so": library("_ZN3c105ErrorC1Ev")}})
	got, code := e.report("--only", "inventory,single-copy,linkage")
	if code != 0 || got.RootCause != nil {
		t.Fatalf("exit %d with root cause %+v", code, got.RootCause)
	}
	const want = "build_backend.py of first is that of second, which was unpacked over it"
	if warned := fmt.Sprint(got.Checks); !strings.Contains(warned, want) {
		t.Errorf("%s\nwant %q", warned, want)
	}
}

func brokenWheels() []broken {
	return []broken{
		{"cuDNN missing", func(t *testing.T, m *stackMaker, e *environment) {
			e.uninstall(m.cudnn(t, "nvidia-cudnn-cu12", "9.1.0.70"))
		}, "cudnn9-libs-not-found", "inventory", "nvidia-cudnn-cu12==9.1.0.70", []string{"linkage", "import"}},
		{"cuDNN of another major", func(t *testing.T, m *stackMaker, e *environment) {
			e.uninstall(m.cudnn(t, "nvidia-cudnn-cu12", "9.1.0.70"))
			e.install(wheel{"nvidia-cudnn-cu12", "8.9.2.26",
				map[string][]byte{"nvidia/cudnn/lib/libcudnn.so.8": m.objects.build(t,
					object{soname: "libcudnn.so.8", code: "int cudnnGetVersion(void){return 8902;}"})}})
		}, "torch-cudnn-compiled-vs-runtime", "inventory", "8.9.2.26", []string{"linkage", "import"}},
		{"CPU-only wheel", func(t *testing.T, m *stackMaker, e *environment) {
			e.uninstall(m.torch(t))
			w := m.torch(t)
			w.version = "2.5.1+cpu"
			w.files["torch/version.py"] = torchVersion("2.5.1+cpu", "None", "")
			e.install(w)
		}, "torch-not-compiled-with-cuda", "inventory", "without CUDA", []string{"build-info", "kernels"}},
		{"CPU-only build under the locked version", func(t *testing.T, m *stackMaker, e *environment) {
			w := m.torch(t)
			w.files["torch/version.py"] = torchVersion("2.5.1+cu124", "None", "")
			e.install(w)
		}, "torch-not-compiled-with-cuda", "build-info", "built without CUDA", nil},
		{"a wheel that nobody locked, over a file of a locked one", func(t *testing.T, m *stackMaker, e *environment) {
			e.installLocked(wheel{"first", "1.0", map[string][]byte{"shared.py": []byte("1\n")}})
			e.install(wheel{"second", "1.0", map[string][]byte{"shared.py": []byte("2\n")}})
		}, "wheel-altered", "inventory", "first 1.0", nil},
		{"two framework installs", func(t *testing.T, m *stackMaker, e *environment) {
			e.write(filepath.Join(e.root, "other/torch/__init__.py"), []byte("__version__ = '1.13.1'\n"))
			e.environ["PYTHONPATH"] = filepath.Join(e.root, "other")
		}, "framework-installed-twice", "single-copy", "unset PYTHONPATH", []string{"import", "build-info"}},
		{"torchvision of another torch", func(t *testing.T, m *stackMaker, e *environment) {
			e.installLocked(m.extension(t, "torchvision", "0.20.1+cu124", "torchvision", "_ZN3c105ErrorC1Ev"))
			e.uninstall(m.extension(t, "torchvision", "0.20.1+cu124", "torchvision", "_ZN3c105ErrorC1Ev"))
			e.install(m.extension(t, "torchvision", "0.19.0", "torchvision", "_ZN3c105ErrorC1Ev"))
		}, "torchvision-nms-missing", "inventory", "torchvision==0.20.1+cu124", nil},
		{"torchvision that uses another torch's symbols", func(t *testing.T, m *stackMaker, e *environment) {
			e.installLocked(m.extension(t, "torchvision", "0.20.1+cu124", "torchvision", "_ZN3c1010LegacyTypeEv"))
		}, "torchvision-nms-missing", "linkage", "_ZN3c1010LegacyTypeEv", nil},
		{"extension built for another torch", func(t *testing.T, m *stackMaker, e *environment) {
			e.installLocked(m.extension(t, "xformers", "0.0.28", "xformers", "_ZN2at4_ops5emptyEv"))
		}, "extension-abi-undefined-symbol", "linkage", "xformers==0.0.28", nil},
		{"an extension for another CUDA that nobody locked", func(t *testing.T, m *stackMaker, e *environment) {
			lib := m.objects.build(t, object{soname: "_C.so", code: "int x;",
				needs: []object{c10(), {soname: "libcudart.so.13", code: "int y;"}}})
			e.install(wheel{"xformers", "0.0.35", map[string][]byte{"xformers/_C.so": lib}})
		}, "shared-lib-not-found", "linkage", "xformers 0.0.35 was compiled for CUDA 13, and the stack has CUDA 12", nil},
		{"cu12 and cu13 wheels together", func(t *testing.T, m *stackMaker, e *environment) {
			e.install(m.cudnn(t, "nvidia-cudnn-cu13", "9.12.0.46"))
		}, "cuda-majors-mixed", "inventory", "uninstall -y nvidia-cudnn-cu13", nil},
		{"a wheel of the stack that nobody locked", func(t *testing.T, m *stackMaker, e *environment) {
			e.install(wheel{"nvidia-cusparselt-cu12", "0.6.2", map[string][]byte{"nvidia/cusparselt/x.txt": []byte("x")}})
		}, "wheel-not-in-lock", "inventory", "uninstall -y nvidia-cusparselt-cu12", nil},
		{"a file altered after install", func(t *testing.T, m *stackMaker, e *environment) {
			path := filepath.Join(e.site, "torch/lib/libc10.so")
			content, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			content[len(content)-1] ^= 1 // size kept: only the hash can tell
			e.write(path, content)
		}, "wheel-altered", "inventory", "'torch==2.5.1+cu124' --index-url https://download.pytorch.org/whl/cu124", nil},
		{"a file removed after install", func(t *testing.T, m *stackMaker, e *environment) {
			if err := os.Remove(filepath.Join(e.site, "nvidia/nccl/lib/libnccl.so.2")); err != nil {
				t.Fatal(err)
			}
		}, "wheel-altered", "inventory", "nvidia-nccl-cu12", []string{"linkage", "import"}},
		{"one wheel under two versions", func(t *testing.T, m *stackMaker, e *environment) {
			e.install(wheel{"torch", "2.4.0", map[string][]byte{"torch/old.py": []byte("x = 1\n")}})
		}, "wheel-installed-twice", "inventory", "torch-2.4.0.dist-info", nil},
		{"NCCL of another build", func(t *testing.T, m *stackMaker, e *environment) {
			e.uninstall(m.nccl(t))
			w := m.nccl(t)
			w.version = "2.19.3"
			e.install(w)
		}, "nccl-undefined-symbol", "inventory", "nvidia-nccl-cu12==2.21.5", nil},
		{"cuBLAS of another release", func(t *testing.T, m *stackMaker, e *environment) {
			e.uninstall(m.cublas(t))
			w := m.cublas(t)
			w.version = "12.1.3.1"
			e.install(w)
		}, "cublaslt-undefined-symbol", "inventory", "nvidia-cublas-cu12==12.4.5.8", nil},
		{"NumPy of another major", func(t *testing.T, m *stackMaker, e *environment) {
			e.lock.Wheels = append(e.lock.Wheels, SelfTestWheel{Name: "numpy", Version: "1.26.4"})
			e.install(wheel{"numpy", "2.3.5", map[string][]byte{"numpy/x.py": []byte("x = 1\n")}})
		}, "numpy-abi-array-api", "inventory", "numpy==1.26.4", nil},
		{"ONNX Runtime for the CPU in place of that for CUDA", func(t *testing.T, m *stackMaker, e *environment) {
			e.lock.Frameworks = []SelfTestFramework{{"onnxruntime", "1.22.0", "cu12"}}
			e.lock.Wheels = append(e.lock.Wheels, SelfTestWheel{Name: "onnxruntime-gpu", Version: "1.22.0"})
			e.install(wheel{"onnxruntime", "1.22.0", map[string][]byte{"onnxruntime/x.py": []byte("x = 1\n")}})
		}, "ort-cpu-package", "inventory", "onnxruntime-gpu==1.22.0", nil},
		{"another Python", func(t *testing.T, m *stackMaker, e *environment) {
			e.lock.Python = "3.7"
		}, "python-version-differs", "inventory", "Python 3.7", nil},
		{"architecture not compiled in", func(t *testing.T, m *stackMaker, e *environment) {
			e.lock.GPUs = []SelfTestGPU{{"rtx-5090", "NVIDIA GeForce RTX 5090", "12.0", "cubin"}}
			e.environ["STUB_GPUS"] = "NVIDIA GeForce RTX 5090;12;0;34359738368"
		}, "no-kernel-image", "kernels", "NVIDIA GeForce RTX 5090", nil},
		{"machine code left aside", func(t *testing.T, m *stackMaker, e *environment) {
			e.environ["CUDA_FORCE_PTX_JIT"] = "1"
		}, "no-kernel-image", "kernels", "unset CUDA_FORCE_PTX_JIT", nil},
	}
}

func brokenLibraries() []broken {
	return []broken{
		{"system cuDNN shadows the wheel's", func(t *testing.T, m *stackMaker, e *environment) {
			e.shadow(t, m, object{soname: "libcudnn.so.9", code: "int cudnnGetVersion(void){return 90000;}"})
		}, "torch-cudnn-compiled-vs-runtime", "single-copy", "export LD_LIBRARY_PATH='", nil},
		{"system cuDNN shadows the wheel's, on a path of its own", func(t *testing.T, m *stackMaker, e *environment) {
			e.shadow(t, m, object{soname: "libcudnn.so.9", code: "int cudnnGetVersion(void){return 90000;}"})
			e.environ["LD_LIBRARY_PATH"], _, _ = strings.Cut(e.environ["LD_LIBRARY_PATH"], ":")
		}, "torch-cudnn-compiled-vs-runtime", "single-copy", "unset LD_LIBRARY_PATH", nil},
		{"mixed cuDNN 9 sub-libraries", func(t *testing.T, m *stackMaker, e *environment) {
			e.shadow(t, m, object{soname: "libcudnn_graph.so.9", code: "int other(void){return 1;}"})
		}, "cudnn-sublibrary-version-mismatch", "single-copy", "libcudnn_graph.so.9", []string{"linkage"}},
		{"a system NCCL shadows the wheel's", func(t *testing.T, m *stackMaker, e *environment) {
			e.shadow(t, m, object{soname: "libnccl.so.2", code: "int ncclGetVersion(int*v){*v=1;return 0;}"})
		}, "nccl-undefined-symbol", "single-copy", "libnccl.so.2", []string{"linkage"}},
		{"NCCL without a function that torch uses", func(t *testing.T, m *stackMaker, e *environment) {
			w := m.nccl(t)
			w.files["nvidia/nccl/lib/libnccl.so.2"] = m.objects.build(t,
				object{soname: "libnccl.so.2", code: "int ncclGetVersion(int*v){*v=1;return 0;}"})
			e.install(w)
		}, "nccl-undefined-symbol", "linkage", "ncclAllReduce", nil},
		{"cuDNN without one of its parts", func(t *testing.T, m *stackMaker, e *environment) {
			w := m.cudnn(t, "nvidia-cudnn-cu12", "9.1.0.70")
			e.uninstall(w)
			delete(w.files, "nvidia/cudnn/lib/libcudnn_engines_precompiled.so.9")
			e.install(w)
		}, "cudnn9-libs-not-found", "linkage", "libcudnn_engines_precompiled.so.9", nil},
		{"a library of another CUDA is needed", func(t *testing.T, m *stackMaker, e *environment) {
			w := m.torch(t)
			w.files["torch/lib/libtorch_cuda_linalg.so"] = m.objects.build(t, object{soname: "libtorch_cuda_linalg.so",
				code: "int x;", needs: []object{{soname: "libcusolver.so.10", code: "int y;"}}})
			e.install(w)
		}, "shared-lib-not-found", "linkage", "libcusolver.so.10", nil},
		{"NumPy of another ABI", func(t *testing.T, m *stackMaker, e *environment) {
			e.environ["STAND_IN_NUMPY"] = "1"
		}, "numpy-abi-array-api", "import", "NumPy", []string{}},
		{"a segmentation fault on import", func(t *testing.T, m *stackMaker, e *environment) {
			e.environ["STAND_IN_CRASH"] = "11"
		}, "check-crashed", "import", "SIGSEGV", []string{"build-info", "kernels"}},
		{"an abort on import", func(t *testing.T, m *stackMaker, e *environment) {
			e.environ["STAND_IN_CRASH"] = "6"
		}, "check-crashed", "import", "SIGABRT", []string{"build-info", "kernels"}},
		{"a known error on import", func(t *testing.T, m *stackMaker, e *environment) {
			e.environ["STAND_IN_RAISE"] = "libfoo.so: undefined symbol: __nvJitLinkAddData_12_1"
		}, "nvjitlink-undefined-symbol", "import", "nvJitLink", []string{"build-info"}},
	}
}

func brokenDrivers() []broken {
	set := func(values ...string) func(*testing.T, *stackMaker, *environment) {
		return func(_ *testing.T, _ *stackMaker, e *environment) {
			for i := 0; i < len(values); i += 2 {
				e.environ[values[i]] = values[i+1]
			}
		}
	}
	behind := []string{"devices", "memory"}
	return []broken{
		{"driver below the floor", set("STUB_DRIVER", "470.82.01", "STUB_CUDA_VERSION", "11040"),
			"cuda-driver-insufficient", "driver", "470.82.01", behind},
		{"driver whose CUDA is of an older major", set("STUB_DRIVER", "", "STUB_CUDA_VERSION", "11080"),
			"cuda-driver-insufficient", "driver", "driver for CUDA 11.8 is older", behind},
		{"no driver in the container", func(t *testing.T, m *stackMaker, e *environment) {
			delete(e.environ, "LD_LIBRARY_PATH")
		}, "torch-no-nvidia-driver", "driver", "--gpus all", behind},
		{"compat library on a GeForce", func(t *testing.T, m *stackMaker, e *environment) {
			e.environ["LD_LIBRARY_PATH"] = m.driver(t, e, "usr/local/cuda/compat")
			e.environ["STUB_CUINIT"], e.environ["STUB_GPUS"] = "804", "NVIDIA GeForce RTX 4090;8;9;25769803776"
		}, "cuda-error-804-forward-compat", "driver", "/compat", behind},
		{"libcuda of another release than the kernel module", set("STUB_CUINIT", "803"),
			"cuda-error-803-driver-combination", "driver", "kernel module", behind},
		{"fabric manager not ready", set("STUB_CUINIT", "802"),
			"cuda-error-802-not-ready", "driver", "fabric manager", behind},
		{"the toolkit's stub libcuda", set("STUB_CUINIT", "34"),
			"cuda-driver-insufficient", "driver", "stub", behind},
		{"half upgraded driver", set("STUB_NVML", "18", "STUB_CUINIT", "999"),
			"nvml-driver-library-mismatch", "driver", "", behind},
		{"no visible GPU", set("STUB_CUINIT", "100"), "cuinit-no-device", "driver", "CUDA_VISIBLE_DEVICES", behind},
		{"hidden GPUs", set("STUB_GPUS", "", "CUDA_VISIBLE_DEVICES", "-1"),
			"cuinit-no-device", "devices", "unset CUDA_VISIBLE_DEVICES", []string{"memory"}},
		{"a GPU that the lock does not cover", set("STUB_GPUS", "Tesla V100-SXM2-16GB;7;0;17179869184"),
			"gpu-not-in-lock", "devices", "Tesla V100-SXM2-16GB", []string{"memory"}},
		{"GPU memory taken", set("STUB_FREE", "104857600", "STUB_HOLDER", strconv.Itoa(os.Getpid())),
			"torch-cuda-oom", "memory", "templates.test", nil},
	}
}

// shadow puts a library into a system folder that LD_LIBRARY_PATH names first.
func (e *environment) shadow(t *testing.T, m *stackMaker, o object) {
	t.Helper()
	folder := filepath.Join(e.root, "usr/lib/other")
	e.write(filepath.Join(folder, o.soname), m.objects.build(t, o))
	e.environ["LD_LIBRARY_PATH"] = folder + ":" + e.environ["LD_LIBRARY_PATH"]
}

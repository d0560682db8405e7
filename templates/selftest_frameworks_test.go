package templates

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"
)

// tensorflow is an environment of stand-ins for TensorFlow 2.18 with its CUDA
// by wheels. It was compiled with the cuDNN given.
func (m *stackMaker) tensorflow(t *testing.T, compiledWith string, compiler map[string][]byte) *environment {
	e := m.gpuStack(t, SelfTestFramework{"tensorflow", "2.18.0", "cu125"})
	e.installLocked(wheel{"tensorflow", "2.18.0", map[string][]byte{"tensorflow/__init__.py": fmt.Appendf(nil, `
import types
__version__ = "2.18.0"
sysconfig = types.SimpleNamespace(get_build_info=lambda: {
    "is_cuda_build": True, "cuda_version": "12.5.1", "cudnn_version": %q,
    "cuda_compute_capabilities": ["sm_60", "sm_70", "sm_80", "sm_89", "compute_90"]})
`, compiledWith)}})
	e.installLocked(wheel{"nvidia-cuda-nvcc-cu12", "12.5.82", compiler})
	e.lock.CUDA = SelfTestCUDA{"12.5.1", "wheels"}
	return e
}

// gpuStack is an environment with cuDNN 9.1.0 and an H100, without framework.
func (m *stackMaker) gpuStack(t *testing.T, framework SelfTestFramework) *environment {
	t.Helper()
	e := newEnvironment(t, m.python)
	e.lock.Frameworks = []SelfTestFramework{framework}
	e.lock.CUDA = SelfTestCUDA{"12.4.1", "wheels"}
	e.lock.CUDNN, e.lock.DriverFloor = "9.1.0.70", "525.60.13"
	e.lock.GPUs = []SelfTestGPU{{"h100-sxm", "NVIDIA H100 80GB HBM3", "9.0", "cubin"}}
	e.installLocked(m.cudnn(t, "nvidia-cudnn-cu12", "9.1.0.70"))
	return e
}

func nvcc() map[string][]byte {
	return map[string][]byte{
		"nvidia/cuda_nvcc/bin/ptxas":                      []byte("stand-in\n"),
		"nvidia/cuda_nvcc/nvvm/libdevice/libdevice.10.bc": []byte("stand-in\n"),
	}
}

func without(files map[string][]byte, name string) map[string][]byte {
	for path := range files {
		if strings.HasSuffix(path, name) {
			delete(files, path)
		}
	}
	return files
}

// fatbinSource is C for a library that carries a fat binary with entries for
// these architectures: kind 2 for cubins, 1 for PTX.
func fatbinSource(kind uint16, architectures ...uint32) string {
	var entries []byte
	for _, architecture := range architectures {
		entry := make([]byte, 64+24)
		binary.LittleEndian.PutUint16(entry, kind)
		binary.LittleEndian.PutUint16(entry[2:], 0x101)
		binary.LittleEndian.PutUint32(entry[4:], 64)
		binary.LittleEndian.PutUint64(entry[8:], 24)
		binary.LittleEndian.PutUint32(entry[28:], architecture)
		entries = append(entries, entry...)
	}
	head := binary.LittleEndian.AppendUint32(nil, 0xba55ed50)
	head = binary.LittleEndian.AppendUint16(head, 1)
	head = binary.LittleEndian.AppendUint16(head, 16)
	head = binary.LittleEndian.AppendUint64(head, uint64(len(entries)))
	// Padding before and after, as between the fat binaries of two objects.
	all := append(append(append(make([]byte, 24), head...), entries...), make([]byte, 40)...)
	var list strings.Builder
	for _, b := range append(all, append(head, entries...)...) {
		fmt.Fprintf(&list, "%d,", b)
	}
	return `__attribute__((section(".nv_fatbin"), used)) static const unsigned char code[] = {` + list.String() + `};`
}

// jax is an environment of stand-ins for JAX with a CUDA plugin, built with a
// cuDNN: 90100 for 9.1.0, 0 for one whose cuDNN cannot be loaded. The plugin knows
// its versions once it has loaded NVIDIA's libraries, as the real one does.
func (m *stackMaker) jax(t *testing.T, builtCUDNN int, fatbin string) *environment {
	e := m.gpuStack(t, SelfTestFramework{"jax", "0.5.3", "cuda12"})
	e.installLocked(wheel{"jax", "0.5.3", map[string][]byte{"jax/__init__.py": []byte("__version__ = '0.5.3'\n")}})
	e.installLocked(wheel{"jaxlib", "0.5.3", map[string][]byte{"jaxlib/__init__.py": []byte("__version__ = '0.5.3'\n")}})
	if fatbin == "" {
		return e
	}
	loaded := "def cudnn_get_version(): return 90100\n"
	if builtCUDNN == 0 {
		loaded = "def cudnn_get_version(): raise RuntimeError('cuDNN not found.')\n"
	}
	e.installLocked(wheel{"jax-cuda12-plugin", "0.5.3", map[string][]byte{
		"jax_cuda12_plugin/__init__.py":      []byte("'''Stand-in.'''\n"),
		"jax_plugins/xla_cuda12/__init__.py": []byte("def _load_nvidia_libraries():\n    global loaded\n    loaded = True\n"),
		"jax_cuda12_plugin/_versions.py": fmt.Appendf(nil, "from jax_plugins.xla_cuda12 import loaded\n"+
			"def cuda_runtime_build_version(): return 12040\n"+
			"def cudnn_build_version(): return %d\n%s", builtCUDNN, loaded),
		"jax_plugins/xla_cuda12/xla_cuda_plugin.so": m.objects.build(t, object{soname: "xla_cuda_plugin.so", code: fatbin}),
	}})
	return e
}

// jaxWith is jax, in a lock with another CUDA than that which it was built for.
func (m *stackMaker) jaxWith(t *testing.T, cuda, fatbin string) *environment {
	e := m.jax(t, 90100, fatbin)
	e.lock.CUDA.Version = cuda
	return e
}

// besideCuPy puts CuPy beside what is there.
func (m *stackMaker) besideCuPy(e *environment) *environment {
	e.lock.Frameworks = append(e.lock.Frameworks, SelfTestFramework{"cupy", "13.3.0", "cuda12x"})
	e.installLocked(m.cupyWheel("cupy-cuda12x", 12040))
	return e
}

func (m *stackMaker) onnxruntime(t *testing.T, providers string, fatbin string) *environment {
	e := m.gpuStack(t, SelfTestFramework{"onnxruntime", "1.20.1", "cuda12"})
	e.installLocked(wheel{"onnxruntime-gpu", "1.20.1", map[string][]byte{
		"onnxruntime/__init__.py": fmt.Appendf(nil,
			"__version__ = '1.20.1'\ncuda_version = '12.4'\ndef get_available_providers(): return %s\n", providers),
		"onnxruntime/capi/libonnxruntime_providers_cuda.so": m.objects.build(t,
			object{soname: "libonnxruntime_providers_cuda.so", code: fatbin, needs: []object{cudnnMain()}}),
	}})
	return e
}

// cupy is an environment of stand-ins for CuPy, built for a CUDA.
func (m *stackMaker) cupy(t *testing.T, built int) *environment {
	e := m.gpuStack(t, SelfTestFramework{"cupy", "13.3.0", "cuda12x"})
	e.installLocked(m.cupyWheel("cupy-cuda12x", built))
	return e
}

func (m *stackMaker) cupyWheel(name string, built int) wheel {
	return wheel{name, "13.3.0", map[string][]byte{"cupy/__init__.py": fmt.Appendf(nil, `
import types
__version__ = "13.3.0"
cuda = types.SimpleNamespace(runtime=types.SimpleNamespace(),
                             driver=types.SimpleNamespace(get_build_version=lambda: %d))
`, built)}}
}

// paddle is an environment of stand-ins for PaddlePaddle built for CUDA 12.4 with
// a cuDNN, as its version module tells them; loaded is the number of the cuDNN
// that it loads, or None.
func (m *stackMaker) paddle(t *testing.T, cuda, cudnn, loaded, archs string) *environment {
	e := m.gpuStack(t, SelfTestFramework{"paddle", "3.3.1", "cu124"})
	e.lock.NCCL = "2.25.1"
	e.installLocked(wheel{"paddlepaddle-gpu", "3.3.1", map[string][]byte{
		"paddle/__init__.py": fmt.Appendf(nil, `
import types
from paddle import version
__version__ = "3.3.1"
is_compiled_with_cuda = lambda: version.cuda() != "False"
device = types.SimpleNamespace(get_cudnn_version=lambda: %s)
`, loaded),
		"paddle/version/__init__.py": fmt.Appendf(nil,
			"def cuda(): return %q\ndef cudnn(): return %q\ndef nccl(): return '22501'\ndef cuda_archs(): return %s\n",
			cuda, cudnn, archs),
		"paddle/libs/libphi_gpu.so": m.objects.build(t, object{soname: "libphi_gpu.so", code: fatbinSource(2, 80, 90)}),
	}})
	return e
}

const statically = "inventory,single-copy,linkage,import,build-info,kernels"

func TestSelfTestOfOtherFrameworks(t *testing.T) {
	m := newStackMaker(t)
	hopperCode := fatbinSource(2, 80, 90)
	const both = "['CUDAExecutionProvider', 'CPUExecutionProvider']"
	for _, test := range []struct {
		name         string
		make         func(t *testing.T) *environment
		error, check string // empty for a healthy stack
	}{
		{"tensorflow", func(t *testing.T) *environment { return m.tensorflow(t, "9", nvcc()) }, "", ""},
		{"tensorflow built for a later cuDNN", func(t *testing.T) *environment { return m.tensorflow(t, "9.3.0", nvcc()) },
			"tf-cudnn-runtime-vs-compiled", "build-info"},
		{"tensorflow built for another cuDNN major", func(t *testing.T) *environment { return m.tensorflow(t, "8", nvcc()) },
			"tf-cudnn-runtime-vs-compiled", "build-info"},
		{"tensorflow without libdevice", func(t *testing.T) *environment {
			return m.tensorflow(t, "9",
				without(nvcc(), ".bc"))
		},
			"libdevice-not-found", "build-info"},
		{"tensorflow without ptxas", func(t *testing.T) *environment {
			return m.tensorflow(t, "9",
				without(nvcc(), "ptxas"))
		},
			"ptxas-too-old", "build-info"},
		{"tensorflow on Blackwell, through PTX", func(t *testing.T) *environment {
			e := m.tensorflow(t, "9", nvcc())
			e.lock.GPUs = []SelfTestGPU{{"b200", "NVIDIA B200", "10.0", "ptx"}}
			return e
		}, "", ""},
		{"jax", func(t *testing.T) *environment { return m.jax(t, 90100, hopperCode) }, "", ""},
		{"jax built for a later cuDNN", func(t *testing.T) *environment { return m.jax(t, 90800, hopperCode) },
			"jax-cudnn-too-old", "build-info"},
		{"jax built for another minor", func(t *testing.T) *environment { return m.jaxWith(t, "12.9.1", hopperCode) },
			"build-differs", "build-info"},
		{"jax built for another minor beside cupy", func(t *testing.T) *environment {
			return m.besideCuPy(m.jaxWith(t, "12.9.1", hopperCode))
		}, "", ""},
		{"jax built for another major beside cupy", func(t *testing.T) *environment {
			return m.besideCuPy(m.jaxWith(t, "13.0.2", hopperCode))
		}, "build-differs", "build-info"},
		{"jax without ptxas", func(t *testing.T) *environment {
			e := m.jax(t, 90100, hopperCode)
			e.installLocked(wheel{"nvidia-cuda-nvcc-cu12", "12.4.131", without(nvcc(), "ptxas")})
			return e
		}, "ptxas-too-old", "build-info"},
		{"jax whose compiler was uninstalled", func(t *testing.T) *environment {
			e := m.jax(t, 90100, hopperCode)
			e.installLocked(wheel{"nvidia-cuda-nvcc-cu12", "12.4.131", nvcc()})
			e.uninstall(wheel{"nvidia-cuda-nvcc-cu12", "12.4.131", nvcc()})
			return e
		}, "libdevice-not-found", "inventory"},
		{"jax whose plugin cannot load cuDNN", func(t *testing.T) *environment {
			return m.jax(t, 0, hopperCode)
		}, "cudnn9-libs-not-found", "build-info"},
		{"tensorflow whose compiler was uninstalled", func(t *testing.T) *environment {
			e := m.tensorflow(t, "9", nvcc())
			e.uninstall(wheel{"nvidia-cuda-nvcc-cu12", "12.5.82", nvcc()})
			return e
		}, "libdevice-not-found", "inventory"},
		{"tensorflow 2.2, which tells less", func(t *testing.T) *environment {
			e := m.tensorflow(t, "9", nvcc())
			w := wheel{"tensorflow", "2.18.0", map[string][]byte{"tensorflow/__init__.py": []byte("import types\n__version__ = '2.18.0'\n" +
				"sysconfig = types.SimpleNamespace()\ntest = types.SimpleNamespace(is_built_with_cuda=lambda: True)\n")}}
			e.install(w)
			return e
		}, "", ""},
		{"jax without its CUDA plugin", func(t *testing.T) *environment { return m.jax(t, 90100, "") },
			"jax-cpu-only-jaxlib", "build-info"},
		{"jax without code for the GPU", func(t *testing.T) *environment { return m.jax(t, 90100, fatbinSource(2, 70, 80)) },
			"no-kernel-image", "kernels"},
		{"jax with PTX for the GPU", func(t *testing.T) *environment { return m.jax(t, 90100, fatbinSource(1, 80)) }, "", ""},
		{"onnxruntime", func(t *testing.T) *environment { return m.onnxruntime(t, both, hopperCode) }, "", ""},
		{"onnxruntime whose CPU wheel was unpacked over it", func(t *testing.T) *environment {
			e := m.onnxruntime(t, both, hopperCode)
			e.install(wheel{"onnxruntime", "1.20.1", map[string][]byte{"onnxruntime/cpu.txt": []byte("x\n")}})
			return e
		}, "framework-installed-twice", "inventory"},
		{"cupy", func(t *testing.T) *environment { return m.cupy(t, 12040) }, "", ""},
		{"cupy built for another CUDA", func(t *testing.T) *environment { return m.cupy(t, 11080) }, "build-differs",
			"build-info"},
		{"cupy for two CUDA majors", func(t *testing.T) *environment {
			e := m.cupy(t, 12040)
			e.install(m.cupyWheel("cupy-cuda13x", 12040))
			return e
		}, "framework-installed-twice", "inventory"},
		{"cupy without CUDA in it", func(t *testing.T) *environment {
			e := m.cupy(t, 12040)
			e.write(e.site+"/cupy/__init__.py", []byte("raise ImportError('libnvrtc.so.12: cannot open shared object file')\n"))
			return e
		}, "wheel-altered", "inventory"},
		{"paddle", func(t *testing.T) *environment { return m.paddle(t, "12.4", "9.1.0", "90100", "[80, 90]") }, "", ""},
		{"paddle that does not tell its code, which is in its library", func(t *testing.T) *environment {
			return m.paddle(t, "12.4", "9.1.0", "90100", "[]")
		}, "", ""},
		{"paddle built for another CUDA", func(t *testing.T) *environment {
			return m.paddle(t, "11.8", "9.1.0", "90100", "[80, 90]")
		}, "build-differs", "build-info"},
		{"paddle built for a later cuDNN", func(t *testing.T) *environment {
			return m.paddle(t, "12.4", "9.5.1", "90100", "[80, 90]")
		}, "build-differs", "build-info"},
		{"paddle that cannot load cuDNN", func(t *testing.T) *environment {
			return m.paddle(t, "12.4", "9.1.0", "None", "[80, 90]")
		}, "cudnn9-libs-not-found", "build-info"},
		{"paddle for the CPU alone", func(t *testing.T) *environment {
			return m.paddle(t, "False", "False", "None", "[]")
		}, "build-differs", "build-info"},
		{"paddle without code for the GPU", func(t *testing.T) *environment {
			return m.paddle(t, "12.4", "9.1.0", "90100", "[70, 80]")
		}, "no-kernel-image", "kernels"},
		{"paddle whose CPU wheel was unpacked over it", func(t *testing.T) *environment {
			e := m.paddle(t, "12.4", "9.1.0", "90100", "[80, 90]")
			e.install(wheel{"paddlepaddle", "3.3.1", map[string][]byte{"paddle/cpu.txt": []byte("x\n")}})
			return e
		}, "framework-installed-twice", "inventory"},
		{"a framework that it has no adapter for", func(t *testing.T) *environment {
			e := m.paddle(t, "12.4", "9.1.0", "90100", "[80, 90]")
			e.lock.Frameworks = []SelfTestFramework{{"warpdrive", "1.0", "cu124"}}
			return e
		}, "", ""},
		{"onnxruntime without a CUDA provider", func(t *testing.T) *environment {
			return m.onnxruntime(t, "['CPUExecutionProvider']", hopperCode)
		}, "ort-cpu-package", "build-info"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got, code := test.make(t).report("--only", statically)
			if test.error == "" {
				if code != 0 {
					t.Errorf("exit %d, root cause %+v", code, got.RootCause)
				}
				return
			}
			if code != SelfTestFailed || got.RootCause == nil ||
				got.RootCause.Error != test.error || got.RootCause.Check != test.check {
				t.Errorf("exit %d, root cause %+v, want [%s] by %s", code, got.RootCause, test.error, test.check)
			}
		})
	}
}

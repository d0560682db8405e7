package repack

import (
	"github.com/envsolve/envsolve/internal/testworld/standin"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// Recipe says how one wheel is made.
type Recipe struct {
	// Debs are the binary packages with the Python files and what their links
	// point at; the first one is the distribution's own and holds its metadata.
	Debs []string
	// Libraries are packages whose closure is searched for shared libraries.
	Libraries []string
	// Version is the authors' spelling of the version, where Debian's differs.
	Version string
	// Local is a local version label to be set, such as "cpu".
	Local string
	// Drop lists patterns (path.Match on the archive name, or a folder) that
	// have no place in the wheel.
	Drop []string
	// Foreign renames the libraries that another wheel brings and that are
	// loaded by the time this one is imported: their own name → that wheel's.
	Foreign map[string]string
	// Loosen replaces requirements by others, for versions that Debian has.
	Loosen map[string]string
	// Replace edits files: archive name → old text → new text. Each old text
	// must be there.
	Replace map[string][2]string
	// Append adds text at the end of files.
	Append map[string]string
	// Add are further files, and AddRequires further requirements.
	Add         map[string]wheel.Member
	AddRequires []string
	// Note is added to the Summary.
	Note string
}

// Wheelhouse is a package whose /usr/share/python-wheels holds a finished
// wheel, taken as it is.
type Wheelhouse struct{ Deb string }

// Torch is PyTorch for CPU. Debian links it against more than the authors do
// (MPI, Vulkan, Z3): all of it is carried along.
func Torch() Recipe {
	return Recipe{
		Debs:      []string{"python3-torch", "libtorch2.6"},
		Libraries: []string{"libtorch2.6", "libblas3", "liblapack3"},
		Local:     "cpu",
		Drop: []string{"torch/test", "torch/include", "torch/bin/*Test", "torch/bin/test_*", "torch/bin/tutorial_*",
			"torch/bin/*_test"},
		Loosen: map[string]string{`sympy==1.13.1; python_version >= "3.9"`: `sympy>=1.13.1; python_version >= "3.9"`},
		Replace: map[string][2]string{
			"torch/version.py": {"2.6.0+debian", "2.6.0+cpu"},
		},
	}
}

// TorchCUDA is [Torch] with the CUDA half of another build put onto it.
func TorchCUDA(graft standin.Graft) Recipe {
	r := Torch()
	r.Local = graft.Variant
	r.Replace = map[string][2]string{
		"torch/version.py": {
			"__version__ = '2.6.0+debian'\ndebug = False\ncuda: Optional[str] = None",
			"__version__ = '2.6.0+" + graft.Variant + "'\ndebug = False\ncuda: Optional[str] = '" + graft.CUDA + "'",
		},
	}
	r.Append, r.Add, r.AddRequires = graft.Append, graft.Members, graft.Requires
	r.Note = "computes on the CPU; Stand-in for the CUDA half"
	return r
}

// Torchvision is the companion of [Torch], for the same variant of it; its video
// reader, which the authors' Linux wheels lack as well, is left out with FFmpeg.
func Torchvision(variant string) Recipe {
	return Recipe{
		Debs:      []string{"python3-torchvision"},
		Libraries: []string{"libjpeg62-turbo", "libpng16-16t64", "libwebp7"},
		Local:     variant,
		Drop:      []string{"torchvision/video_reader*.so"},
		Foreign:   map[string]string{"libtorch_cpu.so.2.6": "libtorch_cpu.so", "libc10.so.2.6": "libc10.so"},
		Loosen:    map[string]string{"torch": "torch==2.6.0"}, // as the authors' wheels pin it
		Replace:   map[string][2]string{"torchvision/version.py": {"'0.21.0'", "'0.21.0+" + variant + "'"}},
	}
}

// Bookworm are the distributions with machine code that Debian 12's Python, 3.11,
// needs builds of its own for. Those without serve it from [PyPI].
func Bookworm() []Recipe {
	return []Recipe{
		{Debs: []string{"python3-numpy"}, Libraries: []string{"libblas3", "liblapack3"}, Drop: numpyTests()},
		{Debs: []string{"python3-pil"}, Libraries: pillowLibraries()},
		{Debs: []string{"python3-markupsafe"}},
	}
}

// ONNXRuntime is ONNX Runtime for CPU with what it requires that nothing else
// does: the framework that builds in seconds.
func ONNXRuntime() []Recipe {
	return []Recipe{
		{
			Debs:      []string{"python3-onnxruntime", "libonnxruntime1.21"},
			Libraries: []string{"libonnxruntime1.21"},
			Version:   "1.21.0",
			Drop:      []string{"onnxruntime/capi/libonnxruntime.so.1.21.0"}, // another name of libonnxruntime.so.1.21
		},
		{Debs: []string{"python3-protobuf"}, Libraries: []string{"libprotobuf32t64"}},
		{Debs: []string{"python3-flatbuffers"}},
		// Debian keeps what an egg-info requires beside its PKG-INFO.
		{Debs: []string{"python3-coloredlogs"}, AddRequires: []string{"humanfriendly>=9.1"}},
		{Debs: []string{"python3-humanfriendly"}},
	}
}

// Arm are the distributions with machine code that ONNX Runtime needs; it finds
// the rest, which is for any processor, among those of [ONNXRuntime] and [PyPI].
func Arm() []Recipe {
	runtime := ONNXRuntime()
	return []Recipe{runtime[0], runtime[1], numpy()}
}

func numpy() Recipe {
	return Recipe{
		Debs:      []string{"python3-numpy", "python3-numpy-dev"},
		Libraries: []string{"libblas3", "liblapack3"},
		Drop:      numpyTests(),
	}
}

func numpyTests() []string { return []string{"numpy/f2py/tests", "numpy/*/tests", "numpy/*/*/tests"} }

func pillowLibraries() []string {
	return []string{"libtiff6", "libjpeg62-turbo", "libopenjp2-7", "libimagequant0", "libxcb1",
		"liblcms2-2", "libfreetype6", "libraqm0", "libwebp7", "libwebpmux3", "libwebpdemux2"}
}

// PyPI are the distributions that go to the index that stands for PyPI:
// PyTorch's dependencies and what examples use besides.
func PyPI() []Recipe {
	recipes := []Recipe{
		numpy(),
		{Debs: []string{"python3-pil"}, Libraries: pillowLibraries()},
		// MarkupSafe falls back to Python where it has no machine code, which
		// serves the Pythons that no suite has
		{Debs: []string{"python3-markupsafe"}, Drop: []string{"markupsafe/*.so"}},
		{Debs: []string{"python3-yaml"}, Libraries: []string{"libyaml-0-2"}},
		{Debs: []string{"python3-networkx"}, Drop: []string{"networkx/*/tests", "networkx/*/*/tests",
			"networkx/*/*/*/tests"}},
		{Debs: []string{"python3-sympy"}, Drop: []string{"sympy/*/tests", "sympy/*/*/tests", "sympy/*/*/*/tests"}},
	}
	plain := []string{"mpmath", "filelock", "typing-extensions", "jinja2", "markupsafe", "fsspec", "psutil",
		"packaging", "requests", "urllib3", "idna", "charset-normalizer", "certifi", "tqdm", "six"}
	for _, name := range plain {
		recipes = append(recipes, Recipe{Debs: []string{"python3-" + name}})
	}
	return recipes
}

// Wheelhouses are the packages with wheels that Debian itself ships.
func Wheelhouses() []string { return []string{"python3-pip-whl", "python3-setuptools-whl"} }

// WithoutLibraries are packages that libraries depend on but load only when
// asked to (dlopen), and that would double the downloads: UCX's ROCm half.
func WithoutLibraries() []string { return []string{"libamdhip64-5", "libhsa-runtime64-1"} }

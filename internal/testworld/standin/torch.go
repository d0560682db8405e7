package standin

import (
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"text/template"

	"github.com/envsolve/envsolve/internal/testworld/wheel"
	"github.com/envsolve/envsolve/matrices"
)

// The Python files of the stand-ins, by distribution.
//
//go:embed all:python
var pythonFiles embed.FS

// torchBuild is one build of one release, for all its Pythons.
type torchBuild struct {
	release    matrices.FrameworkRelease
	build      matrices.Build
	platform   matrices.PlatformBuild // linux/amd64
	components []component            // NVIDIA's packages that it comes with
}

// local is the version on the index of the variant: 2.5.1+cu124.
func (b torchBuild) local() string { return b.release.Version + "+" + b.build.Variant }

// platformTag follows the release's C library: files built on CentOS 7 carry
// linux_x86_64 on PyTorch's index and manylinux1_x86_64 on PyPI.
func (b torchBuild) platformTag(onPyPI bool) string {
	glibc := b.platform.MinGlibc
	if glibc == "" {
		glibc = b.release.MinGlibc
	}
	switch {
	case glibc != "2.17":
		return "manylinux_" + strings.ReplaceAll(glibc, ".", "_") + "_x86_64"
	case onPyPI:
		return "manylinux1_x86_64"
	}
	return "linux_x86_64"
}

// pythonTag is cp312 for "3.12".
func pythonTag(minor string) string { return "cp" + strings.ReplaceAll(minor, ".", "") }

func (b torchBuild) tag(minor string, onPyPI bool) string {
	return pythonTag(minor) + "-" + pythonTag(minor) + "-" + b.platformTag(onPyPI)
}

const onLinux = `platform_system == "Linux"`

// requires are PyTorch's own requirements and the pins of the build.
func (b torchBuild) requires() []string {
	list := []string{
		"filelock", "typing-extensions>=4.8.0", `setuptools; python_version >= "3.12"`,
		"sympy>=1.13.1", "networkx", "jinja2", "fsspec",
	}
	for _, name := range slices.Sorted(maps.Keys(b.build.Pins)) {
		pin := b.build.Pins[name]
		if !strings.ContainsAny(pin, "<>=~") {
			pin = "==" + pin
		}
		if name == toolkitName {
			name += "[" + strings.Join(toolkitExtras(b.components), ",") + "]"
		}
		list = append(list, name+pin+"; "+onLinux)
	}
	if triton := b.release.Pairs["triton"]; triton != "" {
		list = append(list, "triton=="+triton+"; "+onLinux)
	}
	return list
}

// torch is the wheel of PyTorch itself.
func (b torchBuild) torch(version, minor string, onPyPI bool) (wheel.Wheel, error) {
	meta := metadata("torch", version, "PyTorch "+b.local(), ">=3.8")
	for _, requirement := range b.requires() {
		meta = meta.With("Requires-Dist", requirement)
	}
	members, err := b.python("torch", version)
	if err != nil {
		return wheel.Wheel{}, err
	}
	maps.Copy(members, b.torchLibraries())
	members["torch/_C.cpython-"+strings.ReplaceAll(minor, ".", "")+"-x86_64-linux-gnu.so"] = wheel.Member{
		Data: Library{Needed: []string{"libtorch_python.so"}, Runpath: "$ORIGIN/lib"}.Bytes(),
	}
	for name, lib := range map[string]Library{
		"libc10.so":               {},
		"libtorch_cpu.so":         {Needed: []string{"libc10.so"}},
		"libtorch.so":             {Needed: []string{"libtorch_cpu.so", "libtorch_cuda.so"}},
		"libtorch_python.so":      {Needed: []string{"libtorch.so"}},
		"libtorch_global_deps.so": {},
	} {
		lib.Soname, lib.Runpath = name, b.runpath()
		members["torch/lib/"+name] = wheel.Member{Data: lib.Bytes()}
	}
	return wheel.Wheel{Name: "torch", Version: version, Tag: b.tag(minor, onPyPI), Metadata: meta, Members: members,
		EntryPoints: "[console_scripts]\ntorchrun = torch.distributed.run:main\n"}, nil
}

// torchLibraries are the libraries that only builds for CUDA have.
func (b torchBuild) torchLibraries() map[string]wheel.Member {
	var needed, compiler []string
	for _, c := range b.components {
		switch c.kind() {
		case "cuda-nvrtc":
			compiler = c.sonames()[:1]
		case "cublas":
			needed = append(needed, c.sonames()[:2]...)
		case "nvjitlink": // cuSOLVER's and cuSPARSE's to link
		default:
			needed = append(needed, c.sonames()[0])
		}
	}
	libs := map[string]Library{
		"libc10_cuda.so":     {Needed: append([]string{"libc10.so"}, b.first("cuda-runtime")...)},
		"libcaffe2_nvrtc.so": {Needed: compiler},
		"libtorch_cuda.so": {
			Needed:   append([]string{"libc10_cuda.so", "libtorch_cpu.so"}, needed...),
			Sections: map[string][]byte{".nv_fatbin": fatbin(b.platform.SM, b.platform.PTX)},
		},
	}
	members := map[string]wheel.Member{}
	for name, lib := range libs {
		lib.Soname, lib.Runpath = name, b.runpath()
		members["torch/lib/"+name] = wheel.Member{Data: lib.Bytes()}
	}
	return members
}

func (b torchBuild) first(kind string) []string {
	for _, c := range b.components {
		if c.kind() == kind {
			return c.sonames()[:1]
		}
	}
	return nil
}

// runpath leads from torch/lib to NVIDIA's packages.
func (b torchBuild) runpath() string {
	dirs := map[string]bool{}
	for _, c := range b.components {
		dirs[relative("torch/lib", c.dir())] = true
	}
	return strings.Join(append(slices.Sorted(maps.Keys(dirs)), "$ORIGIN"), ":")
}

// companion is the wheel of a package that is released with PyTorch, empty
// when the release has none.
func (b torchBuild) companion(name, minor string, onPyPI bool) (wheel.Wheel, error) {
	version := b.release.Pairs[name]
	if version == "" {
		return wheel.Wheel{}, nil
	}
	tag := b.tag(minor, onPyPI)
	switch {
	case name == "triton":
		tag = pythonTag(minor) + "-" + pythonTag(minor) + "-manylinux_2_17_x86_64.manylinux2014_x86_64"
	case !onPyPI:
		version += "+" + b.build.Variant
	}
	meta := metadata(name, version, name+" "+version, ">=3.8")
	for _, requirement := range companionRequires(name, b.release.Version) {
		meta = meta.With("Requires-Dist", requirement)
	}
	members, err := b.python(name, version)
	if err != nil {
		return wheel.Wheel{}, err
	}
	extension := Library{Needed: []string{"libtorch_cuda.so"}}
	if name == "triton" {
		extension.Needed = nil
	}
	members[name+"/_C.so"] = wheel.Member{Data: extension.Bytes()}
	return wheel.Wheel{Name: name, Version: version, Tag: tag, Metadata: meta, Members: members}, nil
}

func companionRequires(name, torch string) []string {
	switch name {
	case "torchvision":
		return []string{"numpy", "torch==" + torch, "pillow!=8.3.*,>=5.3.0"}
	case "torchaudio":
		return []string{"torch==" + torch}
	}
	return nil
}

// pythonValues is what the Python files are filled in with.
type pythonValues struct {
	Version, CUDA, CUDNN, NCCL string
	Arches                     []string
}

// python fills in a distribution's Python files.
func (b torchBuild) python(distribution, version string) (map[string]wheel.Member, error) {
	values := pythonValues{Version: version, CUDA: b.build.CUDA, CUDNN: b.build.CUDNN, NCCL: b.build.NCCL,
		Arches: b.arches()}
	members := map[string]wheel.Member{}
	root := path.Join("python", distribution)
	err := fs.WalkDir(pythonFiles, root, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(pythonFiles, name)
		if err != nil {
			return err
		}
		page, err := template.New(name).Parse(string(text))
		if err != nil {
			return err
		}
		var filled strings.Builder
		if err := page.Execute(&filled, values); err != nil {
			return err
		}
		members[strings.TrimPrefix(name, "python/")] = wheel.Member{Data: []byte(filled.String())}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("stand-in for %s: %w", distribution, err)
	}
	return members, nil
}

// arches are the compiled architectures as torch.cuda.get_arch_list has them.
func (b torchBuild) arches() []string {
	var list []string
	for _, sm := range b.platform.SM {
		list = append(list, "sm_"+strings.ReplaceAll(sm, ".", ""))
	}
	for _, ptx := range b.platform.PTX {
		list = append(list, "compute_"+strings.ReplaceAll(ptx, ".", ""))
	}
	return list
}

package standin

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// component is one of NVIDIA's packages at one version.
type component struct {
	name    string // nvidia-cublas-cu12, or nvidia-cublas from CUDA 13 on
	version string
}

// kind is the name without vendor and CUDA major: cublas, cuda-runtime.
func (c component) kind() string {
	kind := strings.TrimPrefix(c.name, "nvidia-")
	if i := strings.LastIndex(kind, "-cu"); i > 0 {
		if _, err := strconv.Atoi(kind[i+3:]); err == nil {
			return kind[:i]
		}
	}
	return kind
}

// cuda is the CUDA major that the package is for. Names without one are those
// of CUDA 13.
func (c component) cuda() int {
	if i := strings.LastIndex(c.name, "-cu"); i > 0 {
		if n, err := strconv.Atoi(c.name[i+3:]); err == nil {
			return n
		}
	}
	return 13
}

// numbers are the version's first three numbers, zeros where it has fewer.
func (c component) numbers() (major, minor, patch int) {
	parts := append(strings.Split(c.version, "."), "0", "0", "0")
	n := [3]int{}
	for i := range n {
		n[i], _ = strconv.Atoi(parts[i]) //nolint:errcheck // not a number: zero
	}
	return n[0], n[1], n[2]
}

// dir is the package's library folder in site-packages. CUDA 13's toolkit
// packages share one.
func (c component) dir() string {
	kind := c.kind()
	switch {
	case kind == "cusparselt" && strings.HasPrefix(c.version, "0.6."):
		return "cusparselt/lib"
	case !strings.Contains(c.name, "-cu1"):
		return "nvidia/cu13/lib"
	}
	return "nvidia/" + strings.ReplaceAll(kind, "-", "_") + "/lib"
}

// sonames are the package's libraries, the one that others link first.
func (c component) sonames() []string {
	major, minor, _ := c.numbers()
	cuda := c.cuda()
	byCUDA := func(name string, of11, of12, of13 int) string {
		return fmt.Sprintf("lib%s.so.%d", name, map[int]int{11: of11, 12: of12, 13: of13}[cuda])
	}
	switch c.kind() {
	case "cublas":
		return []string{byCUDA("cublas", 11, 12, 13), byCUDA("cublasLt", 11, 12, 13), byCUDA("nvblas", 11, 12, 13)}
	case "cuda-runtime":
		if cuda == 11 {
			return []string{"libcudart.so.11.0"}
		}
		return []string{byCUDA("cudart", 11, 12, 13)}
	case "cuda-nvrtc":
		return []string{byCUDA("nvrtc", 11, 12, 13), fmt.Sprintf("libnvrtc-builtins.so.%d.%d", major, minor)}
	case "cuda-cupti":
		return []string{byCUDA("cupti", 11, 12, 13)}
	case "cufft":
		return []string{byCUDA("cufft", 10, 11, 12), byCUDA("cufftw", 10, 11, 12)}
	case "curand":
		return []string{"libcurand.so.10"}
	case "cusolver":
		return []string{byCUDA("cusolver", 11, 11, 12), byCUDA("cusolverMg", 11, 11, 12)}
	case "cusparse":
		return []string{byCUDA("cusparse", 11, 12, 12)}
	case "nvjitlink":
		return []string{byCUDA("nvJitLink", 11, 12, 13)}
	case "nvtx":
		if cuda >= 13 {
			return []string{"libnvtx3interop.so.1"}
		}
		return []string{"libnvToolsExt.so.1"}
	case "cufile":
		return []string{"libcufile.so.0", "libcufile_rdma.so.1"}
	case "cusparselt":
		return []string{"libcusparseLt.so.0"}
	case "nccl":
		return []string{"libnccl.so.2"}
	case "nvshmem":
		return []string{"libnvshmem_host.so.3"}
	case "cudnn":
		return cudnnSonames(major)
	}
	return nil
}

func cudnnSonames(major int) []string {
	parts := []string{"adv", "cnn", "engines_precompiled", "engines_runtime_compiled", "graph", "heuristic", "ops"}
	if major < 9 {
		parts = []string{"adv_infer", "adv_train", "cnn_infer", "cnn_train", "ops_infer", "ops_train"}
	}
	names := []string{fmt.Sprintf("libcudnn.so.%d", major)}
	for _, part := range parts {
		names = append(names, fmt.Sprintf("libcudnn_%s.so.%d", part, major))
	}
	return names
}

// links are the kinds of packages whose first library this kind's libraries
// link, which are its requirements as well.
func (c component) links() []string {
	switch c.kind() {
	case "cudnn":
		return []string{"cublas"}
	case "cusolver":
		return []string{"cublas", "cusparse", "nvjitlink"}
	case "cusparse", "cufft":
		return []string{"nvjitlink"}
	}
	return nil
}

// libraries are the package's files.
func (c component) libraries(siblings []component) []Library {
	var linked, runpath []string
	for _, s := range siblings {
		if s.cuda() != c.cuda() || !slices.Contains(c.links(), s.kind()) || c.cuda() == 11 && s.kind() == "nvjitlink" {
			continue
		}
		linked = append(linked, s.sonames()[0])
		runpath = append(runpath, relative(c.dir(), s.dir()))
	}
	var libs []Library
	for i, soname := range c.sonames() {
		lib := Library{Soname: soname, Runpath: strings.Join(append([]string{"$ORIGIN"}, runpath...), ":")}
		switch {
		case c.kind() == "cudnn" && i == 0:
			// the first one only opens the others, when they are needed
		case c.kind() == "cudnn":
			lib.Needed = append(lib.Needed, linked...)
		case i == 0:
			lib.Needed = linked
		default:
			lib.Needed = []string{c.sonames()[0]}
		}
		if i == 0 {
			lib.Returns, lib.Stores = c.versionFunctions()
		}
		libs = append(libs, lib)
	}
	return libs
}

// versionFunctions are the functions by which the library tells its version, in
// the number formats of its header files.
func (c component) versionFunctions() (returns, stores map[string]uint32) {
	major, minor, patch := c.numbers()
	switch c.kind() {
	case "cudnn":
		scale := 10000
		if major < 9 {
			scale = 1000
		}
		return map[string]uint32{"cudnnGetVersion": uint32(major*scale + minor*100 + patch)}, nil
	case "cuda-runtime":
		return nil, map[string]uint32{"cudaRuntimeGetVersion": uint32(major*1000 + minor*10)}
	case "nccl":
		return nil, map[string]uint32{"ncclGetVersion": uint32(major*10000 + minor*100 + patch)}
	}
	return nil, nil
}

// relative is a folder of site-packages as seen from another, for the dynamic
// linker.
func relative(from, to string) string {
	up := strings.Repeat("../", strings.Count(from, "/")+1)
	return "$ORIGIN/" + up + to
}

// wheel is the package's wheel; siblings are the packages it is used with.
func (c component) wheel(siblings []component) wheel.Wheel {
	members := map[string]wheel.Member{}
	for _, lib := range c.libraries(siblings) {
		members[path.Join(c.dir(), lib.Soname)] = wheel.Member{Data: lib.Bytes()}
	}
	for dir := c.dir(); dir != "." && dir != "nvidia"; dir = path.Dir(dir) {
		members[path.Join(dir, "__init__.py")] = wheel.Member{}
	}
	meta := metadata(c.name, c.version, "NVIDIA's "+c.name, ">=3")
	for _, s := range siblings {
		if s.cuda() == c.cuda() && slices.Contains(c.links(), s.kind()) {
			meta = meta.With("Requires-Dist", s.name)
		}
	}
	tag := "py3-none-manylinux2014_x86_64"
	if c.cuda() >= 13 {
		tag = "py3-none-manylinux_2_27_x86_64"
	}
	return wheel.Wheel{Name: c.name, Version: c.version, Tag: tag, Purelib: true, Metadata: meta, Members: members}
}

// metadata begins a stand-in's METADATA.
func metadata(name, version, of, python string) wheel.Metadata {
	return wheel.Metadata{
		Fields: []wheel.Field{
			{Name: "Metadata-Version", Value: "2.1"},
			{Name: "Name", Value: name},
			{Name: "Version", Value: version},
			{Name: "Summary", Value: "Stand-in for " + of + ": its metadata and layout without its code"},
			{Name: "License", Value: "Apache-2.0"},
			{Name: "Requires-Python", Value: python},
		},
		Body: "Made by envsolve's test world. The real package is not in it.\n",
	}
}

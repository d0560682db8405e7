package standin

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
)

// facts are two releases in the forms that requirements have had: parts pinned
// one by one, and the toolkit with extras.
func facts() []matrices.FrameworkRelease {
	linux := matrices.PlatformBuild{Platform: "linux/amd64", SM: []string{"9.0", "12.0"}, PTX: []string{"12.0"},
		Delivery: matrices.DeliveryWheels}
	return []matrices.FrameworkRelease{
		{
			Version: "2.14.1", Python: []string{"3.13"}, MinGlibc: "2.28", Pairs: map[string]string{"triton": "3.8.0"},
			Builds: []matrices.Build{{
				Variant: "cu130", CUDA: "13.0", CUDNN: "9.24.0.43", PyPIDefault: []string{"linux/amd64"},
				Platforms: []matrices.PlatformBuild{linux},
				Pins: map[string]string{"cuda-toolkit": "13.0.3", "cuda-bindings": ">=13.0.3,<14",
					"nvidia-cudnn-cu13": "9.24.0.43"},
			}},
		},
		{
			Version: "2.10.0", Python: []string{"3.12"}, MinGlibc: "2.17", Pairs: map[string]string{"torchvision": "0.25.0"},
			Builds: []matrices.Build{
				{Variant: "cu130", CUDA: "13.0", CUDNN: "9.15.1.9", Platforms: []matrices.PlatformBuild{linux},
					Pins: map[string]string{
						"nvidia-cublas": "13.1.0.3", "nvidia-cuda-runtime": "13.0.96", "nvidia-cuda-nvrtc": "13.0.88",
						"nvidia-cuda-cupti": "13.0.85",
						"nvidia-cufft":      "12.0.0.61", "nvidia-curand": "10.4.0.35", "nvidia-cusolver": "12.0.4.66",
						"nvidia-cusparse":  "12.6.3.3",
						"nvidia-nvjitlink": "13.0.88", "nvidia-nvtx": "13.0.85", "nvidia-cudnn-cu13": "9.15.1.9",
						"nvidia-nccl-cu13": "2.28.9",
					}},
				{Variant: "cu118", CUDA: "11.8", Platforms: []matrices.PlatformBuild{linux},
					Pins: map[string]string{"nvidia-cublas-cu11": "11.11.3.6"}},
				{Variant: "cu129", CUDA: "12.9", Platforms: []matrices.PlatformBuild{linux}},
				{Variant: "cpu"},
			},
		},
	}
}

func offers(t *testing.T, releases []matrices.FrameworkRelease) map[string]Offer {
	t.Helper()
	all, err := All(releases)
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string]Offer{}
	for _, o := range all {
		byName[o.FileName()] = o
	}
	return byName
}

func TestOffersFollowTheTables(t *testing.T) {
	got := offers(t, facts())
	for file, indexes := range map[string]string{
		"torch-2.14.1+cu130-cp313-cp313-manylinux_2_28_x86_64.whl":                "cu130",
		"torch-2.14.1-cp313-cp313-manylinux_2_28_x86_64.whl":                      "pypi",
		"torch-2.10.0+cu130-cp312-cp312-linux_x86_64.whl":                         "cu130",
		"torchvision-0.25.0+cu130-cp312-cp312-linux_x86_64.whl":                   "cu130",
		"triton-3.8.0-cp313-cp313-manylinux_2_17_x86_64.manylinux2014_x86_64.whl": "cu130 pypi",
		"nvidia_cudnn_cu13-9.24.0.43-py3-none-manylinux_2_27_x86_64.whl":          "cu130 pypi",
		"nvidia_cublas-13.1.0.3-py3-none-manylinux_2_27_x86_64.whl":               "cu130 pypi",
		"cuda_toolkit-13.0.3-py2.py3-none-any.whl":                                "cu130 pypi",
		"cuda_bindings-13.0.3-py3-none-any.whl":                                   "cu130 pypi",
	} {
		if o, ok := got[file]; !ok || strings.Join(o.Indexes, " ") != indexes {
			t.Errorf("%s is in %q, want %q", file, o.Indexes, indexes)
		}
	}
	for file := range got {
		if strings.Contains(file, "cu118") || strings.Contains(file, "cu129") || strings.Contains(file, "+cpu") ||
			strings.Contains(file, "2.10.0-cp") {
			t.Errorf("%s is offered", file)
		}
	}
}

func TestEveryStandInSaysSo(t *testing.T) {
	for file, o := range offers(t, facts()) {
		if !strings.HasPrefix(o.Metadata.Get("Summary"), "Stand-in for ") {
			t.Errorf("%s: %q", file, o.Metadata.Get("Summary"))
		}
	}
}

func TestTorchRequiresWhatTheTablesPin(t *testing.T) {
	got := offers(t, facts())
	old := got["torch-2.10.0+cu130-cp312-cp312-linux_x86_64.whl"].Metadata.All("Requires-Dist")
	for _, want := range []string{`nvidia-cublas==13.1.0.3; platform_system == "Linux"`,
		`nvidia-nccl-cu13==2.28.9; platform_system == "Linux"`, "jinja2"} {
		if !slices.Contains(old, want) {
			t.Errorf("PyTorch 2.10.0 does not require %q but %q", want, old)
		}
	}
	late := got["torch-2.14.1-cp313-cp313-manylinux_2_28_x86_64.whl"].Metadata.All("Requires-Dist")
	for _, want := range []string{
		`cuda-toolkit[cublas,cudart,cufft,cupti,curand,cusolver,cusparse,nvjitlink,nvrtc,nvtx]==13.0.3; platform_system == "Linux"`,
		`cuda-bindings>=13.0.3,<14; platform_system == "Linux"`, `triton==3.8.0; platform_system == "Linux"`,
	} {
		if !slices.Contains(late, want) {
			t.Errorf("PyTorch 2.14.1 does not require %q but %q", want, late)
		}
	}
	toolkit := got["cuda_toolkit-13.0.3-py2.py3-none-any.whl"].Metadata.All("Requires-Dist")
	if want := `nvidia-cuda-runtime==13.0.96; extra == "cudart"`; !slices.Contains(toolkit, want) {
		t.Errorf("the toolkit does not require %q but %q", want, toolkit)
	}
}

// TestLibrariesFindEachOther follows every dependency of every library of an
// installed stack through its run path, as the dynamic linker would.
func TestLibrariesFindEachOther(t *testing.T) {
	site := map[string][]byte{}
	for file, o := range offers(t, facts()) {
		if strings.HasPrefix(file, "torch-2.10.0+cu130") || strings.HasPrefix(file, "nvidia_") &&
			!strings.Contains(file, "9.24") {
			for name, m := range o.Members {
				site[name] = m.Data
			}
		}
	}
	libraries := 0
	for name, data := range site {
		f, err := elf.NewFile(bytes.NewReader(data))
		if err != nil {
			continue
		}
		libraries++
		needed, _ := f.ImportedLibraries()
		runpaths, _ := f.DynString(elf.DT_RUNPATH)
		for _, library := range needed {
			found := false
			for dir := range strings.SplitSeq(strings.Join(runpaths, ":"), ":") {
				_, ok := site[path.Join(strings.ReplaceAll(dir, "$ORIGIN", path.Dir(name)), library)]
				found = found || ok
			}
			if !found {
				t.Errorf("%s does not find %s by %q", name, library, runpaths)
			}
		}
	}
	if libraries < 25 {
		t.Errorf("only %d libraries were looked at", libraries)
	}
}

func TestTorchCUDACarriesFatBinaryHeaders(t *testing.T) {
	f, err := elf.NewFile(bytes.NewReader(offers(t,
		facts())["torch-2.10.0+cu130-cp312-cp312-linux_x86_64.whl"].Members["torch/lib/libtorch_cuda.so"].Data))
	if err != nil {
		t.Fatal(err)
	}
	data, err := f.Section(".nv_fatbin").Data()
	if err != nil {
		t.Fatal(err)
	}
	if binary.LittleEndian.Uint32(data) != 0xba55ed50 || int(binary.LittleEndian.Uint64(data[8:])) != len(data)-16 {
		t.Fatalf("header is % x", data[:16])
	}
	type kernel struct{ Kind, Arch uint32 }
	var got []kernel
	for rest := data[16:]; len(rest) > 0; {
		got = append(got, kernel{uint32(binary.LittleEndian.Uint16(rest)), binary.LittleEndian.Uint32(rest[28:])})
		rest = rest[uint64(binary.LittleEndian.Uint32(rest[4:]))+binary.LittleEndian.Uint64(rest[8:]):]
	}
	if diff := cmp.Diff([]kernel{{1, 120}, {2, 90}, {2, 120}}, got); diff != "" {
		t.Error(diff)
	}
}

func TestComponentNames(t *testing.T) {
	for _, c := range []struct {
		component  component
		kind, dir  string
		cuda       int
		first, say string
	}{
		{component{"nvidia-cudnn-cu12", "9.1.0.70"}, "cudnn", "nvidia/cudnn/lib", 12, "libcudnn.so.9",
			"cudnnGetVersion=90100"},
		{component{"nvidia-cudnn-cu11", "8.7.0.84"}, "cudnn", "nvidia/cudnn/lib", 11, "libcudnn.so.8",
			"cudnnGetVersion=8700"},
		{component{"nvidia-cuda-runtime-cu12", "12.4.127"}, "cuda-runtime", "nvidia/cuda_runtime/lib", 12, "libcudart.so.12",
			"cudaRuntimeGetVersion=12040"},
		{component{"nvidia-cuda-runtime-cu11", "11.8.89"}, "cuda-runtime", "nvidia/cuda_runtime/lib", 11, "libcudart.so.11.0",
			"cudaRuntimeGetVersion=11080"},
		{component{"nvidia-cuda-runtime", "13.0.96"}, "cuda-runtime", "nvidia/cu13/lib", 13, "libcudart.so.13",
			"cudaRuntimeGetVersion=13000"},
		{component{"nvidia-nccl-cu13", "2.28.9"}, "nccl", "nvidia/nccl/lib", 13, "libnccl.so.2", "ncclGetVersion=22809"},
		{component{"nvidia-cusparselt-cu12", "0.6.2"}, "cusparselt", "cusparselt/lib", 12, "libcusparseLt.so.0", ""},
		{component{"nvidia-cusparselt-cu12", "0.7.1"}, "cusparselt", "nvidia/cusparselt/lib", 12, "libcusparseLt.so.0", ""},
		{component{"nvidia-nvtx-cu12", "12.4.127"}, "nvtx", "nvidia/nvtx/lib", 12, "libnvToolsExt.so.1", ""},
		{component{"nvidia-nvtx", "13.0.85"}, "nvtx", "nvidia/cu13/lib", 13, "libnvtx3interop.so.1", ""},
		{component{"nvidia-cusolver", "12.0.4.66"}, "cusolver", "nvidia/cu13/lib", 13, "libcusolver.so.12", ""},
	} {
		t.Run(c.component.name+" "+c.component.version, func(t *testing.T) {
			got := []any{c.component.kind(), c.component.dir(), c.component.cuda(), c.component.sonames()[0]}
			if diff := cmp.Diff([]any{c.kind, c.dir, c.cuda, c.first}, got); diff != "" {
				t.Error(diff)
			}
			returns, stores := c.component.versionFunctions()
			name, value, says := strings.Cut(c.say, "=")
			if n, ok := returns[name]; says && !ok {
				if n, ok = stores[name]; !ok {
					t.Errorf("%s is in neither %v nor %v", name, returns, stores)
				}
				checkNumber(t, n, value)
			} else if says {
				checkNumber(t, n, value)
			}
		})
	}
}

func checkNumber(t *testing.T, got uint32, want string) {
	t.Helper()
	if fmt.Sprint(got) != want {
		t.Errorf("it says %d, want %s", got, want)
	}
}

func TestEveryPinnedComponentHasLibraries(t *testing.T) {
	for _, release := range matrices.Embedded().Frameworks("pytorch") {
		for _, build := range release.Builds {
			for _, c := range pinned(build) {
				if c.cuda() >= 12 && len(c.sonames()) == 0 {
					t.Errorf("PyTorch %s pins %s, of which no library is known here", release.Version, c.name)
				}
			}
		}
	}
}

func TestGraft(t *testing.T) {
	g, err := NewGraft(facts(), "2.10.0", "cu130")
	if err != nil {
		t.Fatal(err)
	}
	if g.CUDA != "13.0" || len(g.Members) != 3 || !strings.Contains(g.Append["torch/cuda/__init__.py"],
		`"sm_90 sm_120 compute_120"`) ||
		!strings.Contains(g.Append["torch/backends/cudnn/__init__.py"], "libcudnn.so.9") {
		t.Errorf("got %+v", g)
	}
	for _, c := range [][2]string{{"2.10.0", "cu129"}, {"2.10.0", "cu999"}, {"1.0", "cu130"}} {
		if _, err := NewGraft(facts(), c[0], c[1]); err == nil {
			t.Errorf("there is a graft for %v", c)
		}
	}
}

func TestProbes(t *testing.T) {
	var got []string
	for _, p := range Probes() {
		got = append(got, p.Version+" "+p.Metadata.Get("Requires-Python")+" "+p.Yanked)
		if _, err := p.WriteTo(t.TempDir()); err != nil {
			t.Error(err)
		}
	}
	want := []string{"1.0 >=3.8 ", "1.1 >=3.8 withdrawn to see who notices", "1.2rc1 >=3.8 ", "1.3 >=3.99 ", "1.4 >=3.8 "}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestBrokenTemplateIsNamed(t *testing.T) {
	b := torchBuild{release: facts()[0], build: facts()[0].Builds[0]}
	if _, err := b.python("no-such-distribution", "1"); err == nil ||
		!strings.Contains(err.Error(), "no-such-distribution") {
		t.Errorf("got %v", err)
	}
}

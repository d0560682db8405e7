package packages_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

func torchBuild(version, cuda, abi string) *candidate.Build {
	row := &matrices.Build{Variant: "x", CUDA: cuda, CUDAFull: cuda + ".1"}
	if cuda == "" {
		row = &matrices.Build{Variant: "cpu"}
	}
	b := candidate.NewBuild(facts.TraitsOf(matrices.Embedded().FrameworkInfo("pytorch")),
		&facts.Release{Version: version}, row,
		&matrices.PlatformBuild{Platform: facts.LinuxAMD64, CXX11ABI: abi}, 0)
	return &b
}

func extensionOf(t *testing.T, spec string, r matrices.PackageRelease) *query.Package {
	t.Helper()
	e := &query.Package{Kind: query.Extension, Name: "ext", Releases: []facts.Release{{Version: r.Version, Row: &r}}}
	if spec != "" {
		parsed, err := version.ParseSpecifier(spec)
		if err != nil {
			t.Fatal(err)
		}
		e.Version = &query.Specifier{Spec: parsed, Text: request.Text{Value: spec}}
	}
	return e
}

func wheelRelease() matrices.PackageRelease {
	return matrices.PackageRelease{Version: "1.0", NeedsNVCC: "only when no matching prebuilt wheel exists",
		CUDATag: "cu<major>",
		More:    map[string][]string{"torch_nightly": {"2.6.0.dev20241001"}},
		Wheels: []matrices.WheelSet{
			{Torch: "2.5.1", CUDA: []string{"12.3.2"}, CXX11ABI: []string{"false"}, Platforms: []string{facts.LinuxAMD64}},
			{Torch: "2.4.0", CUDA: []string{"11.8.0", "12.3.2"}, CXX11ABI: []string{"false", "true"},
				Platforms: []string{facts.LinuxAMD64}},
		}}
}

func TestPackageWheelsFitByTorchCUDAAndABI(t *testing.T) {
	for _, test := range []struct {
		name string
		spec string
		b    *candidate.Build
		want bool
	}{
		{"same minor of torch, same major of CUDA", "", torchBuild("2.5.0", "12.4", "false"), true},
		{"another torch", "", torchBuild("2.7.0", "12.4", "false"), false},
		{"another CUDA major", "", torchBuild("2.5.1", "11.8", "false"), false},
		{"another C++ ABI", "", torchBuild("2.5.1", "12.4", "true"), false},
		{"no CUDA", "", torchBuild("2.5.1", "", "false"), false},
		{"a nightly of that minor", "", torchBuild("2.6.0", "12.4", "false"), true},
		{"a nightly of that minor, for another CUDA", "", torchBuild("2.6.0", "13.0", "false"), false},
		{"the very wheel", "==1.0+cu123torch2.4cxx11abiTRUE", torchBuild("2.4.1", "12.4", "true"), true},
		{"the wheel of a nightly", "==1.0+cu123torch2.6cxx11abiFALSE", torchBuild("2.6.0", "12.4", "false"), true},
		{"a label without C++ ABI", "==1.0+cu12torch2.4", torchBuild("2.4.1", "12.4", "true"), true},
		{"a label of another torch", "==1.0+cu123torch2.4cxx11abiTRUE", torchBuild("2.5.1", "12.4", "true"), false},
		{"a label of another C++ ABI", "==1.0+cu123torch2.4cxx11abiTRUE", torchBuild("2.4.1", "12.4", "false"), false},
		{"a label of another CUDA", "==1.0+cu118torch2.4cxx11abiTRUE", torchBuild("2.4.1", "12.4", "true"), false},
		{"a label that says another C++ ABI than the file has", "==1.0+cu123torch2.5cxx11abiTRUE",
			torchBuild("2.5.1", "12.4", "true"), false},
		{"a label of PyTorch Geometric", "==1.0+pt24cu123", torchBuild("2.4.1", "12.4", "true"), true},
		{"such a label of another torch", "==1.0+pt24cu123", torchBuild("2.5.1", "12.4", "false"), false},
		{"a label of CUDA alone", "==1.0+cu118", torchBuild("2.4.0", "11.8", "true"), true},
		{"a label of another CUDA alone", "==1.0+cu118", torchBuild("2.4.0", "12.4", "true"), false},
		{"a label of the CPU", "==1.0+cpu", torchBuild("2.4.0", "12.4", "true"), false},
		{"a local part that names no torch", "==1.0+abc", torchBuild("2.5.1", "12.4", "false"), true},
	} {
		if got := packages.HasWheel(extensionOf(t, test.spec, wheelRelease()), 0, test.b); got != test.want {
			t.Errorf("%s: %v", test.name, got)
		}
	}
	always := wheelRelease()
	always.NeedsNVCC = "always"
	if packages.HasWheel(extensionOf(t, "", always), 0, torchBuild("2.5.1", "12.4", "false")) {
		t.Error("what is always compiled has a wheel")
	}
}

func TestWheelsForSeveralMinorsServeThoseAlone(t *testing.T) {
	r := wheelRelease()
	r.Wheels = []matrices.WheelSet{{Torch: "2.5.1", CUDA: []string{"12.1", "12.4"}}}
	e := extensionOf(t, "", r)
	if !packages.HasWheel(e, 0, torchBuild("2.5.1", "12.1", "")) ||
		packages.HasWheel(e, 0, torchBuild("2.5.1", "12.6", "")) {
		t.Error("wheels for CUDA 12.1 and 12.4 serve 12.1 and not 12.6")
	}
	r.Wheels[0].CUDA = []string{"10.1"}
	if packages.HasWheel(extensionOf(t, "", r), 0, torchBuild("2.5.1", "10.2", "")) {
		t.Error("minors of CUDA 10 are not compatible")
	}
}

func TestReadWheelLabel(t *testing.T) {
	for local, want := range map[string]candidate.WheelLabel{
		"cu122torch2.4cxx11abiFALSE": {CUDA: "122", Torch: "2.4", ABI: "false"},
		"cu12torch2.10cxx11abiTRUE":  {CUDA: "12", Torch: "2.10", ABI: "true"},
		"torch2.1":                   {CUDA: "", Torch: "2.1", ABI: ""},
		"cu118torch2.0.1":            {CUDA: "118", Torch: "2.0", Release: "2.0.1", ABI: ""},
		"pt20cu118":                  {CUDA: "118", Torch: "2.0", ABI: ""},
		"pt113cu117":                 {CUDA: "117", Torch: "1.13", ABI: ""},
		"pt210cpu":                   {CUDA: "cpu", Torch: "2.10", ABI: ""},
		"cu118":                      {CUDA: "118", Torch: "", ABI: ""},
		"cpu":                        {CUDA: "cpu", Torch: "", ABI: ""},
	} {
		if got, ok := candidate.ReadWheelLabel(local, "torch"); !ok || got != want {
			t.Errorf("%s: got %+v, %v", local, got, ok)
		}
	}
	for _, local := range []string{"", "cu", "pt", "pt2cu118", "pt20", "pt20cu", "pt20cu118x", "cpux", "torch",
		"cu12torch2.4cxx11abimaybe"} {
		if got, ok := candidate.ReadWheelLabel(local, "torch"); ok {
			t.Errorf("%q: read as %+v", local, got)
		}
	}
}

// FuzzReadWheelLabel reads what anyone may write behind the + of a version.
func FuzzReadWheelLabel(f *testing.F) {
	for _, seed := range []string{"cu122torch2.4cxx11abiFALSE", "pt20cu118", "torch2", "cu", ""} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, local string) {
		label, ok := candidate.ReadWheelLabel(local, "torch")
		if ok && (label.Torch != "" && version.Parts(label.Torch) != 2 || label == candidate.WheelLabel{}) {
			t.Errorf("%q: read as %+v", local, label)
		}
	})
}

func TestWheelsThatClashSayWhy(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"pytorch==2.2.0+cu118 package=flash-attn==2.5.5+cu118torch2.2cxx11abiTRUE":            "is for torch of C++11 ABI true, and torch 2.2 has false",
		"pytorch==2.6.0+cu124 package=flash-attn==2.8.2+cu12torch2.6cxx11abiFALSE":            "is not compiled with the C++ ABI of torch 2.6.0+cu124, whatever its name says",
		"pytorch==2.5.1 package=flash-attn==2.5.5+cu122torch2.2cxx11abiFALSE":                 "is for torch 2.2 and CUDA 12",
		"pytorch==2.1.1+cu118 package=torch-scatter==2.1.2+pt20cu118":                         "the wheel torch-scatter 2.1.2+pt20cu118 is for torch 2.0 and CUDA 11",
		"pytorch==2.4.0+cu121 package=vllm==0.6.0+cu118":                                      "the wheel vllm 0.6.0+cu118 is for CUDA 11",
		"pytorch==2.6.0+cu124 package=flash-attn==2.8.2":                                      "of C++11 ABI true for 2.6, and torch 2.6.0+cu124 has false",
		"pytorch==2.7.0 package=flash-attn==2.7.4.post1":                                      "has wheels for torch",
		"pytorch==2.11.0 os=ubuntu20.04 base=registry.example.com/own:1 package=vllm==0.20.0": "the wheels of vllm 0.20.0 need glibc 2.34, and ubuntu20.04 has 2.31",
	} {
		got := plantest.Plan(t, p, words)
		if got.Conflict == nil {
			t.Errorf("%s: no conflict", words)
		} else if !strings.Contains(plantest.Sentences(got.Conflict), want) {
			t.Errorf("%s: %s, want %q", words, plantest.Sentences(got.Conflict), want)
		}
	}
}

func TestCPUBuildBesideADriverSaysHowToAskForTheOther(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"driver=550.144.03 jax==0.11.2 build=cpu":    `pip install "jax[cuda12]==0.11.2"`,
		"driver=550.144.03 pytorch==2.9.1 build=cpu": "pip install torch==2.9.1 --index-url https://download.pytorch.org/whl/cu1",
		"driver=418.39 pytorch==2.9.1 build=cpu":     "and the target names a driver",
	} {
		text := ""
		for _, w := range plantest.Plan(t, p, words).Warnings {
			if w.Rule == system.CPUBuild {
				text = w.Text
			}
		}
		if !strings.Contains(text, want) {
			t.Errorf("%s: warns %q, want %q", words, text, want)
		}
		if strings.HasPrefix(words, "driver=418") && strings.Contains(text, "pip install") {
			t.Errorf("%s: %q names a build that the driver does not run", words, text)
		}
	}
	for _, w := range plantest.Plan(t, p, "pytorch==2.9.1 build=cpu").Warnings {
		if w.Rule == system.CPUBuild {
			t.Errorf("warns of what was asked for: %s", w.Text)
		}
	}
}

func TestGlibcFloorByCUDA(t *testing.T) {
	r := &matrices.PackageRelease{MinGlibc: "2.31", MinGlibcByCUDA: map[string]string{"13.0": "2.35"}}
	for cuda, want := range map[string]string{"": "2.31", "12.9.1": "2.31", "13.0.2": "2.35"} {
		if got, _ := packages.GlibcFloor(r, cuda); got != want {
			t.Errorf("CUDA %s: glibc %s, want %s", cuda, got, want)
		}
	}
}

// A package that opens cuDNN by name beside wheels that keep it to themselves
// needs the loader's help; one that depends on torch does not.
func TestPackagesThatOpenCUDNNByName(t *testing.T) {
	p := planner.New(matrices.Embedded())
	got := plantest.Plan(t, p, "pytorch==2.5.0 package=ctranslate2==4.5.0")
	if !slices.ContainsFunc(got.Warnings, func(w plan.Warning) bool {
		return w.Rule == system.LibraryPath && strings.Contains(w.Text, "opens libcudnn") &&
			strings.Contains(w.Text, "nvidia/cudnn/lib")
	}) {
		t.Errorf("ctranslate2 4.5.0: %+v", got.Warnings)
	}
	for _, words := range []string{"pytorch==2.5.0 package=ctranslate2==4.6.3", "package=torch-tensorrt==2.5.0",
		"pytorch==2.5.0 build=cpu package=ctranslate2==4.5.0"} {
		if got := plantest.Plan(t, p, words); plantest.HasWarning(got, system.LibraryPath) {
			t.Errorf("%s: %+v", words, got.Warnings)
		}
	}
}

func TestFurtherNamesOfAPackage(t *testing.T) {
	p := planner.New(matrices.Embedded())
	got := plantest.Plan(t, p, "pytorch==1.12.0 package=mmcv-full==1.5.3")
	if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), "wheels for torch 1.5 to 1.11") {
		t.Errorf("got %+v", got.Conflict)
	}
	if s := plantest.MustStack(t, p, "pytorch==1.11.0 package=mmcv-full==1.5.3"); s.Packages["mmcv-full"] != "1.5.3" {
		t.Errorf("packages are %v", s.Packages)
	}
}

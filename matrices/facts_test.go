package matrices

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// These tests hold the tables to what the makers' documents say as a whole, so
// that a later edit of single rows cannot contradict it unseen.

func buildOf(t *testing.T, framework, version, variant string) Build {
	t.Helper()
	for _, r := range Embedded().Frameworks(framework) {
		if r.Version != version {
			continue
		}
		for _, b := range r.Builds {
			if b.Variant == variant {
				return b
			}
		}
	}
	t.Fatalf("no build %s/%s+%s", framework, version, variant)
	return Build{}
}

func TestTorchKernelsEnterAndLeave(t *testing.T) {
	for _, c := range []struct {
		version, variant, sm string
		has                  bool
	}{
		{"1.7.0", "cu110", "8.0", true}, {"1.8.1", "cu111", "8.6", true}, {"1.8.1", "cu102", "8.0", false},
		{"1.12.1", "cu102", "7.5", false}, {"2.0.0", "cu118", "9.0", true}, {"2.0.0", "cu117", "9.0", false},
		{"2.5.1", "cu124", "12.0", false}, {"2.7.0", "cu128", "12.0", true}, {"2.7.0", "cu126", "12.0", false},
		{"2.7.0", "cu128", "7.0", false}, {"2.8.0", "cu128", "7.0", true}, {"2.11.0", "cu128", "7.0", false},
		{"2.14.0", "cu126", "7.0", true}, {"2.14.0", "cu130", "7.5", true}, {"2.14.0", "cu130", "7.0", false},
		{"2.7.0", "cu118", "3.7", true}, {"2.7.0", "cu126", "3.7", false},
	} {
		b := buildOf(t, "pytorch", c.version, c.variant)
		if got := slices.Contains(b.Platforms[0].SM, c.sm); got != c.has {
			t.Errorf("torch %s+%s has sm %s: %v", c.version, c.variant, c.sm, got)
		}
	}
}

func TestTorchPlainPipBuild(t *testing.T) {
	want := map[string]string{"1.5.0": "cu102", "1.12.1": "cu102", "1.13.1": "cu117", "2.0.1": "cu117", "2.1.0": "cu121",
		"2.4.1": "cu121",
		"2.5.1": "cu124", "2.6.0": "cu124", "2.7.1": "cu126", "2.8.0": "cu128", "2.10.0": "cu128", "2.11.0": "cu130",
		"2.14.0": "cu130", "2.15.0": "cu132"}
	for _, r := range Embedded().Frameworks("pytorch") {
		defaults := map[string][]string{}
		for _, b := range r.Builds {
			for _, p := range b.PyPIDefault {
				defaults[p] = append(defaults[p], b.Variant)
			}
		}
		if variant, ok := want[r.Version]; ok && !slices.Equal(defaults["linux/amd64"], []string{variant}) {
			t.Errorf("pip install torch==%s gives %v, want %s", r.Version, defaults["linux/amd64"], variant)
		}
		if got := defaults["windows/amd64"]; len(got) > 0 && !slices.Equal(got, []string{"cpu"}) {
			t.Errorf("on Windows pip install torch==%s gives %v", r.Version, got)
		}
		arm := "cpu"
		switch {
		case ComparePEP440(r.Version, "2.15") >= 0:
			arm = "cu132"
		case ComparePEP440(r.Version, "2.11") >= 0:
			arm = "cu130"
		}
		if got := defaults["linux/arm64"]; len(got) > 0 && !slices.Equal(got, []string{arm}) {
			t.Errorf("on arm64 pip install torch==%s gives %v, want %s", r.Version, got, arm)
		}
	}
}

func TestTorchPairsAndEras(t *testing.T) {
	for _, r := range Embedded().Frameworks("pytorch") {
		for _, b := range r.Builds {
			wheels := b.CUDA != "" && ComparePEP440(r.Version, "2.2") >= 0 && len(b.JetPack) == 0
			if b.CUDA != "" && (b.Platforms[0].Delivery == DeliveryWheels) != wheels && !strings.HasPrefix(r.Version, "1.13") &&
				!strings.HasPrefix(r.Version, "2.0") && !strings.HasPrefix(r.Version, "2.1.") {
				t.Errorf("%s+%s brings CUDA as %s", r.Version, b.Variant, b.Platforms[0].Delivery)
			}
			if strings.HasPrefix(b.Variant, "rocm") {
				t.Errorf("%s has a build for AMD: %s", r.Version, b.Variant)
			}
		}
		if r.Pairs["torchvision"] == "" && r.Version != "0.1.6" { // there was none yet
			t.Errorf("torch %s has no torchvision", r.Version)
		}
	}
	for version, want := range map[string]string{"2.5.1": "0.20.1", "2.9.1": "0.24.1", "1.13.1": "0.14.1"} {
		releases := Embedded().Frameworks("pytorch")
		i := slices.IndexFunc(releases, func(r FrameworkRelease) bool { return r.Version == version })
		if got := releases[i].Pairs["torchvision"]; got != want {
			t.Errorf("torch %s pairs with torchvision %s, want %s", version, got, want)
		}
	}
}

func TestTorchABI(t *testing.T) {
	for _, c := range []struct{ version, variant, want string }{
		{"2.5.1", "cu124", "false"}, {"2.6.0", "cu124", "false"}, {"2.6.0", "cu126", "true"}, {"2.7.0", "cu128", "true"},
	} {
		if got := buildOf(t, "pytorch", c.version, c.variant).Platforms[0].CXX11ABI; got != c.want {
			t.Errorf("torch %s+%s: C++11 ABI %s, want %s", c.version, c.variant, got, c.want)
		}
	}
}

func TestNumPyABI(t *testing.T) {
	for framework, first := range map[string]string{"pytorch": "2.3", "onnxruntime": "1.19"} {
		for _, r := range Embedded().Frameworks(framework) {
			spec := r.Limits["numpy"]
			old := ComparePEP440(r.Version, first) < 0
			if old != (spec == "<2") && r.PairSpecs["numpy"] == "" {
				t.Errorf("%s %s takes numpy %q", framework, r.Version, spec)
			}
		}
	}
	for version, want := range map[string]string{"2.2.2": "", "2.3.1": "<2", "2.4.0": "<2", "2.4.1": ""} {
		for _, p := range buildOf(t, "pytorch", version, "cu121").Platforms {
			if p.Platform == "windows/amd64" && p.NumPy != want {
				t.Errorf("torch %s on Windows takes numpy %q, want %q", version, p.NumPy, want)
			}
		}
	}
}

func TestTensorFlowOnWindowsEndsWith210(t *testing.T) {
	for _, r := range Embedded().Frameworks("tensorflow") {
		for _, b := range r.Builds {
			for _, p := range b.Platforms {
				if p.Platform == "windows/amd64" && b.CUDA != "" && ComparePEP440(r.Version, "2.11") >= 0 {
					t.Errorf("TensorFlow %s has a GPU build for Windows", r.Version)
				}
				if p.Platform == "linux/arm64" && b.Variant != "cpu" && len(b.JetPack) == 0 {
					t.Errorf("TensorFlow %s has a GPU build for arm64", r.Version)
				}
			}
		}
	}
}

func TestTensorFlowBuildsAndLibraries(t *testing.T) {
	for _, c := range []struct{ version, variant, cuda, spec, cudnn string }{
		{"1.15.0", "cu100", "10.0", ">=10.0,<11", ">=7.6,<8"}, {"2.3.0", "cu101", "10.1", ">=10.1,<11", ">=7.6,<8"},
		{"2.4.0", "cu110", "11.0", ">=11.0,<12", ">=8.0,<9"}, {"2.10.0", "cu112", "11.2", ">=11.1,<12", ">=8.1,<9"},
		{"2.18.0", "cu125-system", "12.5", ">=12.5,<13", ">=9.3,<10"},
	} {
		b := buildOf(t, "tensorflow", c.version, c.variant)
		if diff := cmp.Diff([]string{c.cuda, c.spec, c.cudnn}, []string{b.CUDA, b.CUDASpec, b.CUDNNSpec}); diff != "" {
			t.Errorf("TensorFlow %s: %s", c.version, diff)
		}
	}
	if b := buildOf(t, "tensorflow", "2.15.0", "cu122"); b.Broken == "" || b.Extra != "and-cuda" {
		t.Errorf("2.15.0[and-cuda]: %q %q", b.Extra, b.Broken)
	}
	if b := buildOf(t, "tensorflow", "2.15.1", "cu122"); b.Broken != "" {
		t.Errorf("2.15.1[and-cuda] is broken: %s", b.Broken)
	}
	if b := buildOf(t, "tensorflow", "1.14.0", "cu100"); len(b.PyPIDefault) > 0 {
		t.Error("plain tensorflow 1.14 has GPU code")
	}
}

func TestJAXEras(t *testing.T) {
	if b := buildOf(t, "jax", "0.4.25", "cuda11_cudnn86"); b.IndexKind != "find-links" ||
		b.Platforms[0].Delivery != DeliverySystem {
		t.Errorf("cuda11_cudnn86 of 0.4.25: %s %s", b.IndexKind, b.Platforms[0].Delivery)
	}
	for _, version := range []string{"0.6.0", "0.9.1"} {
		if b := buildOf(t, "jax", version, "cuda12"); b.IndexKind != "pypi" || !slices.Contains(b.Platforms[0].SM, "12.0") {
			t.Errorf("cuda12 of %s: %s %v", version, b.IndexKind, b.Platforms[0].SM)
		}
	}
	if b := buildOf(t, "jax", "0.9.1", "cuda13"); b.CUDASpec != ">=13.0,<14" || b.SMMin != "7.5" {
		t.Errorf("cuda13 of 0.9.1: %s, from sm %s", b.CUDASpec, b.SMMin)
	}
	for _, r := range Embedded().Frameworks("jax") {
		if yanked := r.Version == "0.4.0" || r.Version == "0.4.32"; yanked != (r.Yanked != "") {
			t.Errorf("jax %s yanked: %q", r.Version, r.Yanked)
		}
	}
}

func TestONNXRuntimeDefaultCUDA(t *testing.T) {
	for _, r := range Embedded().Frameworks("onnxruntime") {
		want := ""
		switch {
		case ComparePEP440(r.Version, "1.27") >= 0:
			want = "13"
		case ComparePEP440(r.Version, "1.19") >= 0:
			want = "12"
		case ComparePEP440(r.Version, "1.7") >= 0:
			want = "11"
		default:
			continue
		}
		if got := major(r.Builds[0].CUDA); got != want {
			t.Errorf("onnxruntime-gpu %s is built for CUDA %s, want %s", r.Version, got, want)
		}
	}
}

func TestVLLMPinsTorch(t *testing.T) {
	pins := map[string]string{"0.4.1": "2.2.1", "0.4.2": "2.3.0", "0.5.2": "2.3.1", "0.5.4": "2.4.0", "0.6.4": "2.5.1",
		"0.8.0": "2.6.0", "0.9.0": "2.7.0",
		"0.10.0": "2.7.1", "0.10.2": "2.8.0", "0.11.1": "2.9.0", "0.14.0": "2.9.1", "0.17.0": "2.10.0", "0.20.0": "2.11.0"}
	for _, r := range Embedded().Packages("vllm") {
		if want, ok := pins[r.Version]; ok {
			if got := r.Requires["torch"]; got != "=="+want {
				t.Errorf("vllm %s requires torch%s, want ==%s", r.Version, got, want)
			}
			delete(pins, r.Version)
		}
	}
	if len(pins) > 0 {
		t.Errorf("no rows for %v", sortedKeys(pins))
	}
}

func TestCUDNNWindows(t *testing.T) {
	for _, r := range Embedded().CUDNNReleases() {
		after := func(version string) bool { return CompareVersions(r.Version, version) >= 0 }
		if has := slices.Contains(r.CUDAMajors, "13"); has != after("9.12") {
			t.Errorf("cuDNN %s has a CUDA 13 build: %v", r.Version, has)
		}
		if has := slices.Contains(r.CUDAMajors, "11"); after("8.1") && has != !after("9.11") {
			t.Errorf("cuDNN %s has a CUDA 11 build: %v", r.Version, has)
		}
		if turing := r.SMMin == "7.5"; turing != after("9.11") {
			t.Errorf("cuDNN %s starts at sm %s", r.Version, r.SMMin)
		}
		if r.Version == "9.25.0.15" && !strings.Contains(r.Status, "yanked") {
			t.Errorf("cuDNN 9.25.0.15 is %s", r.Status)
		}
	}
}

func TestToolkitWindows(t *testing.T) {
	branches := map[string]string{"12.0": "525", "12.1": "530", "12.2": "535", "12.3": "545", "12.4": "550", "12.5": "555",
		"12.6": "560",
		"12.8": "570", "12.9": "575", "13.0": "580", "13.1": "590", "13.2": "595", "13.3": "610", "13.4": "615"}
	first := map[string]string{"10": "3.0", "11": "3.5", "12": "5.0", "13": "7.5"}
	for _, r := range Embedded().CUDAReleases() {
		parts := strings.Split(r.Version, ".")
		if want, ok := branches[parts[0]+"."+parts[1]]; ok && r.ToolkitDriverBranch != want {
			t.Errorf("CUDA %s comes with branch %s, want %s", r.Version, r.ToolkitDriverBranch, want)
		}
		if want, ok := first[parts[0]]; ok && r.SM[0] != want {
			t.Errorf("CUDA %s starts at sm %s, want %s", r.Version, r.SM[0], want)
		}
		if parts[0] == "12" && parts[1] == "7" {
			t.Error("there is no CUDA 12.7")
		}
	}
}

func TestDriverWindows(t *testing.T) {
	for _, a := range Embedded().Architectures() {
		want := ""
		switch major(a.ComputeCapability) {
		case "2":
			want = "390"
		case "3":
			want = "470"
		case "5", "6", "7":
			want = "580"
		}
		if a.ComputeCapability == "7.5" || a.Tegra {
			want = ""
		}
		if a.LastDriverBranch != want {
			t.Errorf("drivers of sm %s end with %q, want %q", a.ComputeCapability, a.LastDriverBranch, want)
		}
	}
	supported := []string{}
	for _, b := range Embedded().DriverBranches() {
		if b.Supported {
			supported = append(supported, b.Branch)
		}
	}
	if diff := cmp.Diff([]string{"580", "595", "615"}, supported); diff != "" {
		t.Error(diff)
	}
}

func TestJetPacksCoverEveryJetson(t *testing.T) {
	s := Embedded()
	covered := map[string]bool{}
	for _, j := range s.JetPacks() {
		for _, sm := range j.SM {
			covered[sm] = true
			if !slices.ContainsFunc(s.Architectures(), func(a Architecture) bool {
				return a.ComputeCapability == sm &&
					a.Tegra
			}) {
				t.Errorf("JetPack %s lists %s, which no Jetson has", j.Version, sm)
			}
		}
	}
	for _, g := range s.GPUs() {
		if g.Class == "jetson" && !covered[g.ComputeCapability] && g.ComputeCapability != "3.2" {
			t.Errorf("no JetPack runs %s (%s)", g.ID, g.ComputeCapability)
		}
	}
}

func TestForwardCompatBases(t *testing.T) {
	for _, c := range Embedded().ForwardCompats() {
		if slices.Contains(c.Branches, c.Branch) {
			t.Errorf("%s may be used on its own branch %s", c.Package, c.Branch)
		}
		if c.CUDA == "13.4" {
			if diff := cmp.Diff([]string{"535", "570", "580", "590", "595", "610"}, c.Branches); diff != "" {
				t.Error(diff)
			}
		}
	}
}

func TestImageTags(t *testing.T) {
	tags := map[string]ImageTag{}
	for _, i := range Embedded().ImageTags() {
		tags[i.Tag] = i
	}
	for tag, flavor := range map[string]string{
		"12.4.1-cudnn-devel-ubuntu22.04": "cudnn-devel", "12.3.2-cudnn9-runtime-ubuntu22.04": "cudnn9-runtime",
		"11.8.0-cudnn8-devel-ubuntu22.04": "cudnn8-devel",
	} {
		if tags[tag].Flavor != flavor {
			t.Errorf("%s: flavor %q", tag, tags[tag].Flavor)
		}
	}
	for _, absent := range []string{"12.4.0-cudnn-devel-ubuntu22.04", "12.5.0-cudnn-devel-ubuntu22.04",
		"12.0.0-devel-ubuntu24.04"} {
		if _, ok := tags[absent]; ok {
			t.Errorf("%s is listed, but there is no such image", absent)
		}
	}
}

func TestBaseImagesOfPythonAndOS(t *testing.T) {
	for _, o := range Embedded().OSes() {
		if o.BaseImage == "" && o.Released == "" {
			continue // it is there for its C library
		}
		if o.BaseImage == "" || !strings.Contains(o.BaseImage, ":") && !strings.HasSuffix(o.BaseImage, "/ubi") {
			t.Errorf("%s has base image %q", o.ID, o.BaseImage)
		}
	}
	for _, p := range Embedded().PythonImages() {
		for os, image := range p.Images {
			if !strings.HasPrefix(image, "docker.io/library/python:"+p.Python+"-slim-") {
				t.Errorf("Python %s on %s is %s", p.Python, os, image)
			}
		}
		if p.Python == "3.12" && p.Images["debian12"] != "docker.io/library/python:3.12-slim-bookworm" {
			t.Errorf("Python 3.12: %v", p.Images)
		}
	}
}

func TestErrorSignaturesMatchTheirExamples(t *testing.T) {
	for _, e := range Embedded().Errors() {
		if len(e.Causes) == 0 {
			t.Errorf("%s has no cause", e.ID)
		}
		if _, _, ok := e.Find(e.Example); e.Example != "" && !ok {
			t.Errorf("%s does not match its own example %q", e.ID, e.Example)
		}
	}
}

// TestFindGPUKnowsEveryBoardBySpelling asks for each board in the ways people
// write names; every answer must have the board's capability.
func TestFindGPUKnowsEveryBoardBySpelling(t *testing.T) {
	s := Embedded()
	asked := 0
	for _, g := range s.GPUs() {
		plain := strings.TrimPrefix(strings.TrimPrefix(g.Name, "NVIDIA "), "GeForce ")
		for _, spelling := range []string{
			g.ID, g.Name, strings.ToUpper(g.ID), plain, strings.ToLower(g.Name), strings.ReplaceAll(g.Name, " ", "-"),
			strings.ReplaceAll(plain, " ", ""),
		} {
			asked++
			boards, _, err := s.FindGPU(spelling)
			if err != nil {
				t.Errorf("%s asked for as %q: %v", g.ID, spelling, err)
				continue
			}
			if !slices.ContainsFunc(boards, func(b GPU) bool { return b.ComputeCapability == g.ComputeCapability }) {
				t.Errorf("%s asked for as %q gives %s", g.ID, spelling, boards[0].ID)
			}
		}
	}
	if asked < 3000 {
		t.Errorf("only %d spellings asked", asked)
	}
}

// TestLookupOfRefsIsWhole holds that every reference a plan may print resolves.
func TestRefsResolve(t *testing.T) {
	s := Embedded()
	for _, r := range s.Frameworks("pytorch")[:8] {
		for _, b := range r.Builds {
			if _, err := s.Lookup("pytorch/" + r.Version + "+" + b.Variant); err != nil {
				t.Error(err)
			}
		}
	}
}

func packageOf(t *testing.T, name, version string) PackageRelease {
	t.Helper()
	for _, r := range Embedded().Packages(name) {
		if r.Version == version {
			return r
		}
	}
	t.Fatalf("no release %s/%s", name, version)
	return PackageRelease{}
}

func TestGlibcOfPackages(t *testing.T) {
	for _, c := range []struct{ name, version, want, cuda13 string }{
		{"vllm", "0.5.2", "2.32", ""}, {"vllm", "0.5.3", "2.14", ""}, {"vllm", "0.5.1", "", ""},
		{"vllm", "0.19.1", "2.31", "2.35"}, {"vllm", "0.20.0", "2.34", ""},
		{"flash-attn", "2.7.4.post1", "", ""}, {"flash-attn", "2.8.0.post2", "2.32", ""}, {"flash-attn", "2.8.3", "2.32", ""},
	} {
		r := packageOf(t, c.name, c.version)
		if r.MinGlibc != c.want || r.MinGlibcByCUDA["13.0"] != c.cuda13 {
			t.Errorf("%s %s needs glibc %q and for CUDA 13 %q, want %q and %q", c.name, c.version, r.MinGlibc,
				r.MinGlibcByCUDA["13.0"], c.want, c.cuda13)
		}
	}
}

// The wheels for torch 2.6 were compiled with its cu124 build up to 2.7.4, and
// with the cu126 build, of the other C++ ABI, from 2.8 on.
func TestFlashAttnWheelABI(t *testing.T) {
	for _, c := range []struct {
		version, torch string
		want           []string
	}{
		{"2.7.4.post1", "2.6.0", []string{"false", "true"}}, {"2.8.3", "2.6.0", []string{"true"}},
		{"2.8.3", "2.7.1", []string{"true"}},
		{"2.8.3", "2.5.1", []string{"false", "true"}}, {"2.6.1", "2.4.0", []string{"false", "true"}},
	} {
		wheels := packageOf(t, "flash-attn", c.version).Wheels
		i := slices.IndexFunc(wheels, func(w WheelSet) bool { return w.Torch == c.torch })
		if i < 0 || !slices.Equal(wheels[i].CXX11ABI, c.want) {
			t.Errorf("flash-attn %s for torch %s: %+v, want C++11 ABI %v", c.version, c.torch, wheels, c.want)
		}
	}
}

// The kernels of the first releases, as the build scripts of their days have
// them: 5.0 was gone in 0.3.1 alone, and in a conda package of 0.1.6.
func TestKernelsOfTheFirstTorchReleases(t *testing.T) {
	for version, want := range map[string]bool{"0.1.6": false, "0.1.12": true, "0.2.0": true, "0.3.0": true,
		"0.3.1": false, "0.4.0": true, "0.4.1": true} {
		releases := Embedded().Frameworks("pytorch")
		i := slices.IndexFunc(releases, func(r FrameworkRelease) bool { return r.Version == version })
		if i < 0 {
			t.Fatalf("there is no torch %s", version)
		}
		for _, b := range releases[i].Builds {
			if on := b.Platforms[0]; slices.Contains(on.SM, "5.0") != want {
				t.Errorf("torch %s+%s has the code %v; 5.0 among it: want %v", version, b.Variant, on.SM, want)
			}
		}
	}
}

// TestTensorFlowForTheCPU holds that each release since the packages were
// joined has a build without GPU code on the platforms that have one with it.
func TestTensorFlowForTheCPU(t *testing.T) {
	for _, version := range []string{"2.1.0", "2.8.4", "2.10.1", "2.18.0", "2.21.0"} {
		packages := map[string]string{}
		for _, p := range buildOf(t, "tensorflow", version, "cpu").Platforms {
			packages[p.Platform] = p.Package
		}
		if packages["linux/amd64"] != "tensorflow-cpu" {
			t.Errorf("%s is installed by %v", version, packages)
		}
	}
}

// A release without Pythons could be planned for none.
func TestEveryReleaseHasPythons(t *testing.T) {
	for _, name := range []string{"pytorch", "tensorflow", "jax", "onnxruntime", "cupy", "paddle"} {
		for _, r := range Embedded().Frameworks(name) {
			for i := range r.Builds {
				for _, on := range r.Builds[i].Platforms {
					if len(r.Python) == 0 && len(on.Python) == 0 {
						t.Errorf("%s %s+%s has no Python on %s", name, r.Version, r.Builds[i].Variant, on.Platform)
					}
				}
			}
		}
	}
}

func TestBuildsForJetson(t *testing.T) {
	s := Embedded()
	for _, c := range []struct{ framework, jetPack, build string }{
		{"tensorflow", "6.2", "2.16.1+jp6-cu126"}, {"tensorflow", "5.1.2", "2.12.0+jp5-cu114"},
		{"tensorflow", "4.6.1", "2.7.0+jp4-cu102"},
		{"cupy", "6.1", "14.2.0+jp6-cuda12x"}, {"cupy", "5.1", "12.3.0+jp5-cuda11x"}, {"jax", "6.2", ""},
	} {
		newest := ""
		for _, r := range s.Frameworks(c.framework) {
			for _, b := range r.Builds {
				if newest == "" && slices.Contains(b.JetPack, c.jetPack) {
					newest = r.Version + "+" + b.Variant
				}
			}
		}
		if newest != c.build {
			t.Errorf("the newest %s for JetPack %s is %q, want %q", c.framework, c.jetPack, newest, c.build)
		}
	}
}

// CuPy has wheels for Arm servers from 12.0 on.
func TestCuPyOnArm(t *testing.T) {
	for _, r := range Embedded().Frameworks("cupy") {
		for _, b := range r.Builds {
			if !strings.HasSuffix(b.Variant, "x") || len(b.JetPack) > 0 {
				continue
			}
			arm := slices.ContainsFunc(b.Platforms, func(p PlatformBuild) bool { return p.Platform == "linux/arm64" })
			if want := ComparePEP440(r.Version, "12.0") >= 0; arm != want {
				t.Errorf("CuPy %s %s for linux/arm64: %v, want %v", r.Version, b.Variant, arm, want)
			}
		}
	}
}

// Every framework whose builds leave CUDA to the system says which libraries
// they open, and every library has a file name in the CUDA of such a build.
func TestOpenedLibrariesHaveNames(t *testing.T) {
	s := Embedded()
	names := map[string]bool{}
	for _, row := range s.Libraries() {
		for name := range row.Linux {
			names[name] = true
		}
	}
	frameworks := map[string]bool{}
	for _, row := range s.Opens() {
		frameworks[row.Framework] = true
		for _, library := range row.Libraries {
			if !names[library] {
				t.Errorf("%s from %s opens %s, which no row of libraries names", row.Framework, row.From, library)
			}
		}
	}
	for _, name := range []string{"tensorflow", "onnxruntime", "cupy", "jax"} {
		if !frameworks[name] {
			t.Errorf("nothing says what %s opens", name)
		}
	}
	for id, want := range map[string]string{"cuda:9.2": "libcudart.so.9.2", "cuda:8.0": "libcudart.so.8.0",
		"cudnn:6": "libcudnn.so.6", "cudnn:5": "libcudnn.so.5"} {
		if fact, err := s.Lookup("libraries/" + id + "#linux"); err != nil || !strings.Contains(fact.Cells[0].Value, want) {
			t.Errorf("libraries of %s: %+v, %v", id, fact.Cells, err)
		}
	}
}

// The Pythons of wheels are those of the files on the index, not those of the classifiers.
func TestPythonsOfWheels(t *testing.T) {
	for version, want := range map[string]string{"1.20.0": "3.10 3.13", "1.20.1": "3.10 3.13", "1.19.2": "3.8 3.12",
		"1.16.3": "3.8 3.11", "1.15.1": "3.8 3.11"} {
		for _, r := range Embedded().Frameworks("onnxruntime") {
			if got := r.Python; r.Version == version && got[0]+" "+got[len(got)-1] != want {
				t.Errorf("onnxruntime-gpu %s has wheels for %v, want %s", version, got, want)
			}
		}
	}
	for version, want := range map[string]string{"1.4.1": "2.7", "1.8.0.post0": "2.7", "1.9.1": "3.6"} {
		for _, r := range Embedded().Packages("mxnet") {
			if r.Version == version && r.Python[0] != want {
				t.Errorf("mxnet %s has wheels for %v, want %s and later", version, r.Python, want)
			}
		}
	}
}

package candidate

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// TestWhatABuildCarries: the cells of its platform go before those of its row, and
// those before its release's.
func TestWhatABuildCarries(t *testing.T) {
	release := &facts.Release{Table: "torch", Version: "2.5.1", Package: "torch", Python: []string{"3.12"},
		PythonWindows: []string{"3.11"}, MinGlibc: "2.17", MinGlibcArm: "2.28"}
	row := matrices.Build{Variant: "cu124", CUDA: "12.4", CUDAFull: "12.4.1", CUDNN: "9.1", NCCL: "2.21", MinDriver: "550.54",
		IndexURL: "https://example.com/cu124", Faults: []string{"of the row"}, PyPIDefault: []string{facts.LinuxAMD64}}
	type carried struct {
		pythons                              []string
		cudnn, nccl, glibc, glibcRef, driver string
		pkg, index, fault                    string
		pypi                                 bool
	}
	for name, test := range map[string]struct {
		on   matrices.PlatformBuild
		want carried
	}{
		"Linux": {matrices.PlatformBuild{Platform: facts.LinuxAMD64}, carried{[]string{"3.12"}, "9.1", "2.21", "2.17",
			"torch/2.5.1#min-glibc", "550.54", "torch", "https://example.com/cu124", "of the row", true}},
		"Arm": {matrices.PlatformBuild{Platform: facts.LinuxARM64}, carried{[]string{"3.12"}, "9.1", "2.21", "2.28",
			"torch/2.5.1#min-glibc-arm64", "550.54", "torch", "https://example.com/cu124", "of the row", false}},
		"Windows, where there is no NCCL and no C library": {matrices.PlatformBuild{Platform: facts.WindowsAMD64},
			carried{[]string{"3.11"}, "9.1", "", "", "torch/2.5.1#min-glibc", "", "torch", "https://example.com/cu124",
				"of the row", false}},
		"cells of the platform": {matrices.PlatformBuild{Platform: facts.LinuxAMD64, Python: []string{"3.10"}, CUDNN: "8.9",
			MinGlibc: "2.35", Package: "torch-own", IndexURL: "https://example.com/own", Faults: []string{"of the platform"}},
			carried{[]string{"3.10"}, "8.9", "2.21", "2.35", "torch/2.5.1+cu124", "550.54", "torch-own", "https://example.com/own",
				"of the platform", true}},
	} {
		b := NewBuild(&facts.Traits{}, release, &row, &test.on, 0)
		faults, _ := b.Faults()
		got := carried{b.Pythons, b.CUDNN, b.AcceptsNCCL().Made, b.MinGlibc(), b.GlibcRef(), b.DriverFloor().Value, b.Pkg(),
			b.IndexURL(), faults[0], b.IsPyPI}
		if !slices.Equal(got.pythons, test.want.pythons) {
			t.Errorf("%s: Pythons %v, want %v", name, got.pythons, test.want.pythons)
		}
		got.pythons, test.want.pythons = nil, nil
		if got.cudnn != test.want.cudnn || got.nccl != test.want.nccl || got.glibc != test.want.glibc ||
			got.glibcRef != test.want.glibcRef || got.driver != test.want.driver || got.pkg != test.want.pkg ||
			got.index != test.want.index || got.fault != test.want.fault || got.pypi != test.want.pypi {
			t.Errorf("%s:\n got  %+v\n want %+v", name, got, test.want)
		}
	}
	for _, test := range []struct{ cuda, spec, want string }{
		{"12.4", ">=12.1,<13", "12.4"}, {"11", ">=11.2,<12", "11.2"}, {"11", "", "11"}, {"12", "<13", "12"},
	} {
		b := NewBuild(&facts.Traits{}, release, &matrices.Build{CUDA: test.cuda, CUDASpec: test.spec}, &matrices.PlatformBuild{}, 0)
		if got := b.OldestCUDA(); got != test.want {
			t.Errorf("CUDA %s, which takes %q: it opens the names of %s, want %s", test.cuda, test.spec, got, test.want)
		}
	}
}

// pkg is a package of a target that asks for a version.
func pkg(t *testing.T, name, spec string) *query.Package {
	t.Helper()
	p := &query.Package{Kind: query.Limited, Name: name}
	if spec != "" {
		parsed, err := version.ParseSpecifier(spec)
		if err != nil {
			t.Fatal(err)
		}
		p.Version = &query.Specifier{Spec: parsed, Text: request.Text{Value: spec}}
	}
	return p
}

// TestWhatABuildTakesBesideIt: what its release's metadata says, what it works
// with, and the NumPy that it was compiled against.
func TestWhatABuildTakesBesideIt(t *testing.T) {
	release := &facts.Release{Table: "tensorflow", Version: "2.10.0", Package: "tensorflow", PackageAliases: []string{"tensorflow-gpu"},
		PairSpecs: map[string]string{"keras": ">=2.10,<2.11"}, Limits: map[string]string{"protobuf": "<3.20"}}
	b := NewBuild(&facts.Traits{}, release, &matrices.Build{Variant: "cu112", CUDA: "11.2", Extra: "and-cuda",
		ExtraAliases: []string{"gpu_old"}}, &matrices.PlatformBuild{Platform: facts.LinuxAMD64, NumPy: "<2"}, 0)
	for _, test := range []struct {
		name, spec string
		want       bool
	}{
		{"keras", "==2.10.0", true}, {"keras", ">=2.11", false}, {"protobuf", "==3.19", true}, {"protobuf", "==4.21", false},
		{"numpy", ">=2", false}, {"numpy", ">=1.24", true}, {"scipy", "==99", true},
	} {
		if got := Takes(pkg(t, test.name, test.spec), &b); got != test.want {
			t.Errorf("beside %s%s: %t", test.name, test.spec, got)
		}
	}
	for _, test := range []struct {
		name, spec string
		want       bool
	}{{"tensorflow", "", true}, {"tensorflow-gpu", "==2.10.0", true}, {"tensorflow-gpu", "==2.11.0", false}, {"tf-nightly", "", false}} {
		asked := pkg(t, test.name, test.spec)
		asked.Installs = true
		if got := Takes(asked, &b); got != test.want {
			t.Errorf("%s%s installs it: %t", test.name, test.spec, got)
		}
	}
	for extra, want := range map[string]bool{"and-cuda": true, "And_Cuda": true, "gpu-old": true, "tests": false} {
		if got := Takes(&query.Package{Extra: extra}, &b); got != want {
			t.Errorf("the extra %s is the build's: %t", extra, got)
		}
	}
	other := NewBuild(&facts.Traits{}, release, &matrices.Build{Package: "tensorflow-cpu"}, &matrices.PlatformBuild{}, 0)
	if _, ok := other.Installs("tensorflow-gpu"); ok {
		t.Error("another name of the release's package installs a build that has a package of its own")
	}
}

// TestListsOfBuildsAreToldByWhatTheyFollowFrom: two targets share a list only where
// their words leave the same builds.
func TestListsOfBuildsAreToldByWhatTheyFollowFrom(t *testing.T) {
	releases := []facts.Release{{Version: "2.1rc1"}, {Version: "2.0"}, {Version: "1.9"}}
	key := func(spec string, narrow bool) Key {
		p := pkg(t, "torch", spec)
		p.Kind, p.Releases = query.Framework, releases
		k, shared := KeyOf(p, Filter{Narrow: narrow, Platforms: []string{facts.LinuxAMD64}})
		if !shared {
			t.Errorf("%s shares no list", spec)
		}
		return k
	}
	if key("==2.0", false) != key("==1.9", false) || key("==2.0", false) != key("", false) {
		t.Error("a wide model holds every release, whichever is asked for")
	}
	if key("==2.0", true) == key("==1.9", true) {
		t.Error("narrow models of two versions share a list")
	}
	if key("==2.1rc1", false) == key("==2.0", false) {
		t.Error("a candidate is a build only where it is named")
	}
	if _, shared := KeyOf(&query.Package{Assumed: "3.0"}, Filter{}); shared {
		t.Error("an assumed release is in the list of others")
	}
	if _, shared := KeyOf(&query.Package{Taken: &query.Taken{}}, Filter{Narrow: true}); shared {
		t.Error("the builds of one environment are in the list of others")
	}
}

func TestCodeThatAToolkitMakes(t *testing.T) {
	archs := facts.New(matrices.Embedded()).ByCapability()
	of := func(cuda, smMin string, on matrices.PlatformBuild) Build {
		return NewBuild(&facts.Traits{}, &facts.Release{}, &matrices.Build{Variant: "x", CUDA: cuda, SMMin: smMin}, &on, 0)
	}
	ada := matrices.PlatformBuild{SM: []string{"8.0", "8.9"}, PTX: []string{"8.0"}, KernelsKnown: true, PTXKnown: true}
	unlistedPTX := matrices.PlatformBuild{SM: []string{"9.0"}, KernelsKnown: true}
	for _, test := range []struct {
		name   string
		got    Coverage
		device string
		want   Coverage
	}{
		{"forced PTX for a device of machine code", ptr(of("12.4", "", ada)).CoversForced(archs["8.9"], archs), "8.9", CoverPTX},
		{"forced PTX for an older device", ptr(of("12.4", "", ada)).CoversForced(archs["7.5"], archs), "7.5", CoverNone},
		{"forced PTX that nobody has listed", ptr(of("12.4", "", unlistedPTX)).CoversForced(archs["9.0"], archs), "9.0", CoverUnknown},
		{"compiled here with a toolkit that knows it",
			ptr(of("11.8", "7.0", ada)).CoversCompiled(archs["12.0"], archs, "12.8", false), "12.0", CoverCubin},
		{"compiled here with an older toolkit",
			ptr(of("12.8", "7.0", ada)).CoversCompiled(archs["12.0"], archs, "12.6", false), "12.0", CoverNotCompiled},
		{"compiled here with one that knows an earlier GPU of its major",
			ptr(of("12.8", "7.0", ada)).CoversCompiled(archs["12.1"], archs, "12.8", false), "12.1", CoverUnknown},
		{"compiled here, nobody says with what",
			ptr(of("12.8", "7.0", ada)).CoversCompiled(archs["12.0"], archs, "", false), "12.0", CoverCubin},
		{"below what its makers serve",
			ptr(of("12.4", "7.0", ada)).CoversCompiled(archs["6.1"], archs, "12.4", false), "6.1", CoverBelowFloor},
		{"below it, and changed for that",
			ptr(of("12.4", "7.0", ada)).CoversCompiled(archs["6.1"], archs, "12.4", true), "6.1", CoverCubin},
	} {
		if test.got != test.want {
			t.Errorf("%s, on %s: %d, want %d", test.name, test.device, test.got, test.want)
		}
	}
	for c, want := range map[Coverage]bool{CoverNone: true, CoverCubin: false, CoverPTX: false, CoverUnknown: false,
		CoverBrokenPTX: true, CoverNotCompiled: true, CoverBelowFloor: true} {
		if c.Refused() != want {
			t.Errorf("coverage %d is refused: %t", c, !want)
		}
	}
	for _, test := range []struct {
		on   matrices.PlatformBuild
		want string
	}{
		{ada, "sm_80 to sm_89, PTX for compute_80"}, {matrices.PlatformBuild{}, "no GPU code"},
		{matrices.PlatformBuild{SM: []string{"9.0a"}}, "sm_90a alone, no PTX"},
		{matrices.PlatformBuild{PTX: []string{"8.0", "9.0"}}, "no machine code, PTX for compute_80 and compute_90"},
	} {
		if got := DescribeKernels(&test.on); got != test.want {
			t.Errorf("%+v is %q, want %q", test.on, got, test.want)
		}
	}
	if got := PTXStarts(ptr(of("12.4", "", matrices.PlatformBuild{PTX: []string{"10.0", "9.0a"}}))); got != "9.0" {
		t.Errorf("PTX starts at %s", got)
	}
}

func ptr(b Build) *Build { return &b }

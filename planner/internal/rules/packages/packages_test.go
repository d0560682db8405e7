package packages

import (
	"slices"
	"strconv"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
)

func TestAPackageRunsOnThePythonsOfItsWholeSpecifier(t *testing.T) {
	for _, test := range []struct {
		release matrices.PackageRelease
		python  string
		want    bool
	}{
		{matrices.PackageRelease{PythonRequires: ">=3.8, <3.12"}, "3.11", true},
		{matrices.PackageRelease{PythonRequires: ">=3.8, <3.12"}, "3.12", false},
		{matrices.PackageRelease{PythonRequires: ">=3.8, <3.12"}, "3.7", false},
		{matrices.PackageRelease{}, "3.7", true},
		{matrices.PackageRelease{CUDA: "12.4", Python: []string{"3.9"}}, "3.10", false},
		{matrices.PackageRelease{CUDA: "12.4", Python: []string{"3.9"}, PythonRequires: ">=3.10"}, "3.9", false},
		{matrices.PackageRelease{Python: []string{"3.9"}}, "3.10", true}, // classifiers of pure Python
		{matrices.PackageRelease{MinGlibc: "2.28", Python: []string{"3.9"}}, "3.10", false},
	} {
		if got := extensionRunsOn(&test.release, test.python); got != test.want {
			t.Errorf("%+v on Python %s: %t", test.release, test.python, got)
		}
	}
	if got := extensionPythons(&matrices.PackageRelease{PythonRequires: ">=3.8, <3.12"}); got != ">=3.8, <3.12" {
		t.Errorf("it is for Python %q", got)
	}
	tags := matrices.PackageRelease{MinGlibc: "2.28", Python: []string{"3.11", "3.12", "3.13"}, PythonRequires: ">=3.12"}
	if got := extensionPythons(&tags); got != "3.12 and 3.13" {
		t.Errorf("it is for Python %q", got)
	}
}

// rounds is how often a test asks for what the order of a map could change.
const rounds = 50

// TestWhatAReleaseRequiresDoesNotHangOnTheOrderOfAMap asks again and again for a
// requirement that a row has under two names of one package.
func TestWhatAReleaseRequiresDoesNotHangOnTheOrderOfAMap(t *testing.T) {
	r := &matrices.PackageRelease{
		Requires: map[string]string{"flash_attn": "==2", "flash.attn": "==3", "flash-attn": "==1"}}
	m := &model.Model{Query: &query.Query{Platform: facts.LinuxAMD64}}
	for range rounds {
		if got := facts.NeedOf(r, "flash-attn"); got != "==1" {
			t.Fatalf("it requires %s", got)
		}
		if got := transitiveNeed(m, r, &query.Package{Name: "flash-attn", Traits: &facts.Traits{}}); got != "==1" {
			t.Fatalf("it brings %s", got)
		}
	}
}

func TestRequirementsApplyAsTheirMarkersSay(t *testing.T) {
	for _, test := range []struct{ marker, amd64, arm64, windows string }{
		{"", "==1", "==1", "==1"},
		{"platform_machine == 'x86_64'", "==1", "", ""},
		{"platform_machine != 'x86_64'", "", "==1", "==1"}, // a substring says the other way
		{"platform_machine != 'aarch64' and sys_platform == 'linux'", "==1", "", ""},
		{"platform_system == 'Windows' or platform_machine == 'aarch64'", "", "==1", "==1"},
		{"sys_platform == 'linux'", "==1", "==1", ""},
		{"platform_machine in 'x86_64 AMD64'", "==1", "", "==1"},
		{"python_version < '3.11'", "", "", ""}, // it may: left to the lock
		{"python_version < '3.11' and platform_machine == 'x86_64'", "", "", ""},
		{"python_version < '3.11' or platform_machine == 'x86_64'", "==1", "", ""},
		{"extra == 'gpu'", "", "", ""},
	} {
		r := &matrices.PackageRelease{Requires: map[string]string{"xformers": "==1"},
			Markers: map[string]string{"xformers": test.marker}}
		for platform, want := range map[string]string{facts.LinuxAMD64: test.amd64, facts.LinuxARM64: test.arm64,
			facts.WindowsAMD64: test.windows} {
			m := &model.Model{Query: &query.Query{Platform: platform}}
			if got := transitiveNeed(m, r, &query.Package{Name: "xformers", Traits: &facts.Traits{}}); got != want {
				t.Errorf("%q on %s: requires %q, want %q", test.marker, platform, got, want)
			}
		}
	}
}

func TestPlatformsDecideTheirMarkersAlone(t *testing.T) {
	for _, platform := range matrices.Platforms() {
		env := facts.MarkerEnvironment(platform)
		for _, name := range []string{"os_name", "sys_platform", "platform_system", "platform_machine"} {
			if env[name] == "" {
				t.Errorf("%s does not decide %s", platform, name)
			}
		}
		for _, name := range []string{"python_version", "python_full_version", "extra"} {
			if _, decided := env[name]; decided {
				t.Errorf("%s decides %s", platform, name)
			}
		}
	}
	if got := facts.MarkerOn("sys_platform == 'linux'", "plan9/mips"); got != version.MayApply {
		t.Errorf("on a platform that nobody knows: %d", got)
	}
	if got := facts.MarkerOn("no marker", facts.LinuxAMD64); got != version.MayApply {
		t.Errorf("a marker that cannot be read: %d", got)
	}
}

func TestCompanionsPairAsTheirReleasesSay(t *testing.T) {
	c := &model.PackageVariable{Package: &query.Package{Name: "torchvision"}}
	for i, test := range []struct {
		release  facts.Release
		requires string // of the extra
		fits     []string
	}{
		{facts.Release{Pairs: map[string]string{"torchvision": "0.20.1"}}, "", []string{"0.20.1"}},
		{facts.Release{PairSpecs: map[string]string{"torchvision": ">=0.20, <0.21"}}, "",
			[]string{"0.20.0", "0.20.1"}},
		{facts.Release{Pairs: map[string]string{"torchvision": "0.20.1"}}, "==0.21.0+cu124", []string{"0.21.0"}},
		{facts.Release{}, "", nil},
		{facts.Release{PairSpecs: map[string]string{"torchvision": ">=0.20.1"}}, "==0.20.0+cu124",
			[]string{"0.20.0"}},
	} {
		if fits := allowed(c, buildOf(&test.release, i, test.requires), false); !slices.Equal(fits, test.fits) {
			t.Errorf("%+v with %q takes %v, want %v", test.release, test.requires, fits, test.fits)
		}
	}
	b := buildOf(&facts.Release{PairSpecs: map[string]string{"torchvision": ">=0.20.1"}}, 9, "==0.20.0+cu124")
	if fits, want := allowed(c, b, true), []string{"0.20.0", "0.20.1", "0.21.0"}; !slices.Equal(fits, want) {
		t.Errorf("what is there is held to the extra: %v, want %v", fits, want)
	}
}

// allowed returns the versions of a companion that go with a build.
func allowed(c *model.PackageVariable, b *candidate.Build, there bool) (fits []string) {
	for _, v := range []string{"0.20.0", "0.20.1", "0.21.0"} {
		if pairOf(c, b, there).allows(v) {
			fits = append(fits, v)
		}
	}
	return fits
}

// buildOf returns a build of a release whose extra requires a torchvision.
func buildOf(release *facts.Release, n int, requires string) *candidate.Build {
	release.Version = "2." + strconv.Itoa(n)
	return &candidate.Build{Release: release, Row: &matrices.Build{Requires: map[string]string{"torchvision": requires}}}
}

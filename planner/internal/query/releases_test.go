package query

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/request"
)

// extension is a package with those releases, of which a version is asked for.
func extension(t *testing.T, spec string, rows ...matrices.PackageRelease) *Package {
	t.Helper()
	p := &Package{Kind: Extension, Name: "ext", Asked: "ext", Traits: &facts.Traits{}}
	for i := range rows {
		p.Releases = append(p.Releases, facts.Release{Version: rows[i].Version, Row: &rows[i]})
	}
	if spec != "" {
		parsed, err := version.ParseSpecifier(spec)
		if err != nil {
			t.Fatal(err)
		}
		p.Version = &Specifier{Spec: parsed, Text: request.Text{Value: spec}}
	}
	return p
}

// TestARowMayStandForManyVersions: one that holds onward takes in what comes up to
// the next row; the version that is installed is the one that is asked for.
func TestARowMayStandForManyVersions(t *testing.T) {
	rows := []matrices.PackageRelease{{Version: "3.0", Onward: true}, {Version: "2.0", Onward: true}, {Version: "1.0"}}
	for _, test := range []struct {
		spec      string
		allowed   []int
		installed []string
	}{
		{"", []int{0, 1, 2}, []string{"", "", "1.0"}},
		{"==3.5", []int{0}, []string{"3.5"}},
		{"==2.9.1", []int{1}, []string{"2.9.1"}},
		{"==1.0", []int{2}, []string{"1.0"}},
		{"==1.5", nil, nil},
		{">=2.5", []int{0, 1}, []string{"", ""}}, // which of them pip decides
	} {
		p := extension(t, test.spec, rows...)
		var allowed []int
		var installed []string
		for i := range p.Releases {
			if p.Allows(i) {
				allowed, installed = append(allowed, i), append(installed, p.InstalledVersion(i))
			}
		}
		if !slices.Equal(allowed, test.allowed) || !slices.Equal(installed, test.installed) {
			t.Errorf("%q takes in rows %v as %q, want %v as %q", test.spec, allowed, installed, test.allowed, test.installed)
		}
	}
}

// TestCandidatesAreTakenWhereTheyAreNamedOrAlone, as pip does.
func TestCandidatesAreTakenWhereTheyAreNamedOrAlone(t *testing.T) {
	mixed := []matrices.PackageRelease{{Version: "2.0rc1"}, {Version: "1.0"}}
	for _, test := range []struct {
		spec string
		rows []matrices.PackageRelease
		want []int
	}{
		{"", mixed, []int{1}}, {"==2.0rc1", mixed, []int{0}}, {"", mixed[:1], []int{0}},
	} {
		p := extension(t, test.spec, test.rows...)
		p.judgeReleases()
		var allowed []int
		for i := range p.Releases {
			if p.Allows(i) {
				allowed = append(allowed, i)
			}
		}
		if !slices.Equal(allowed, test.want) {
			t.Errorf("%q of %d releases takes in %v, want %v", test.spec, len(test.rows), allowed, test.want)
		}
	}
}

// TestANameMayBeThatOfSomeReleasesAlone: mmcv-full ended with mmcv 1, and cudf-cu12
// is the wheel for one CUDA.
func TestANameMayBeThatOfSomeReleasesAlone(t *testing.T) {
	rows := []matrices.PackageRelease{{Version: "2.0", PyPI: []string{"ext"}}, {Version: "1.0", PyPI: []string{"ext-full"}}}
	p := extension(t, "", rows...)
	p.Asked = "ext-full"
	if p.Allows(0) || !p.Allows(1) || p.InstallName(1, "12.4") != "ext-full" || p.InstallName(0, "12.4") != "ext" {
		t.Errorf("ext-full takes in 2.0 %t and 1.0 %t, as %s", p.Allows(0), p.Allows(1), p.InstallName(1, "12.4"))
	}
	each := matrices.PackageRelease{Version: "1.0", PyPI: []string{"ext-cu11", "ext-cu12"}}
	p = extension(t, "", each)
	if got := p.InstallName(0, "12.4.1"); got != "ext-cu12" || p.NamesWheel(&each) {
		t.Errorf("for CUDA 12.4 it is %s", got)
	}
	if p.Asked = "ext-cu11"; !p.NamesWheel(&each) {
		t.Error("ext-cu11 stands for the wheel of one CUDA")
	}
	p = extension(t, "==1.0+cu118", matrices.PackageRelease{Version: "1.0"})
	if got := p.InstalledVersion(0); got != "1.0+cu118" {
		t.Errorf("a label that is asked for is installed as %s", got)
	}
	p.Traits.PyPI = "Ext"
	if got := p.InstallName(0, ""); got != "Ext" {
		t.Errorf("on the index it is %s", got)
	}
}

func TestTheCUDAThatANameEndsIn(t *testing.T) {
	for name, want := range map[string]string{"cupy-cuda12x": "12", "spconv-cu120": "12.0",
		"nvidia-dali-cuda110": "11.0", "torch-cu118": "11.8", "x-cu12": "12", "spconv": "", "x-cu1": "",
		"x-cu1234": "", "x-cu92": "", "x-cup": "", "cu12": ""} {
		if got := taggedCUDA(name); got != want {
			t.Errorf("%s is for CUDA %q, want %q", name, got, want)
		}
	}
}

// TestVersionsOfAPartThatWheelsName: those that the facts know, or the very one.
func TestVersionsOfAPartThatWheelsName(t *testing.T) {
	var q Query
	var faults Faults
	for name, spec := range map[string]string{"nvidia-cudnn-cu12": ">=9.5", "nvidia-nccl-cu12": "==2.99.1", "nvidia-cublas-cu12": "==1"} {
		if !q.readNVIDIA(name, spec, request.Position{}, &faults) {
			t.Fatalf("%s is no wheel of NVIDIA's", name)
		}
	}
	if got := q.PartVersions("cudnn", []string{"9.10", "9.5", "9.1"}); !slices.Equal(got, []string{"9.10", "9.5"}) {
		t.Errorf("cuDNN may be %v", got)
	}
	if got := q.PartVersions("nccl", []string{"2.21.5"}); !slices.Equal(got, []string{"2.99.1"}) {
		t.Errorf("NCCL may be %v, and the target names one that the facts do not know", got)
	}
	if !q.NamesPart("nccl") || q.NamesPart("cuda") || q.PartVersions("cuda", nil) != nil {
		t.Error("a library that is no part of a plan is taken for one")
	}
}

func TestRequirementsAreSplit(t *testing.T) {
	for text, want := range map[string][2]string{
		"vllm==0.6.3": {"vllm", "==0.6.3"}, "Flash_Attn >= 2": {"flash-attn", ">= 2"}, "torch": {"torch", ""},
		"jax[cuda12]==0.4.30": {"jax", "[cuda12]==0.4.30"}, "a.b!=1": {"a-b", "!=1"}, "x~=1.0; python_version<'3.9'": {"x", "~=1.0; python_version<'3.9'"},
	} {
		if name, spec := SplitRequirement(text); name != want[0] || spec != want[1] {
			t.Errorf("%q is %q and %q, want %q", text, name, spec, want)
		}
	}
}

package facts

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

func TestReferencesOfReleasesAndBuilds(t *testing.T) {
	framework := &Release{Table: "pytorch", Version: "2.5.1"}
	assumed := &Release{Table: "pytorch", Version: "2.16.0", Like: "2.14.1"}
	row := &Release{Table: "ctranslate2", Version: "4.5.0", Row: &matrices.PackageRelease{CUDA: "12.4"}}
	for want, got := range map[string]string{
		"pytorch/2.5.1":                  framework.Ref(""),
		"pytorch/2.5.1#python":           framework.Ref("python"),
		"pytorch/2.5.1+cu124":            framework.BuildRef("cu124", ""),
		"pytorch/2.5.1+cu124#min-driver": framework.BuildRef("cu124", "min-driver"),
		"pytorch/2.14.1+cu126#sm":        assumed.BuildRef("cu126", "sm"),
		"ctranslate2/4.5.0#cuda":         row.BuildRef("cu124", "cuda"),
		"ctranslate2/4.5.0":              row.BuildRef("cu124", "min-driver"), // which its row does not have
	} {
		if got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

// TestReferencesAreFacts looks up what builds of packages are cited by.
func TestReferencesAreFacts(t *testing.T) {
	f := New(matrices.Embedded())
	for _, info := range f.PackageInfos() {
		if info.Delivery == "" {
			continue
		}
		releases := f.PackageReleases(&info)
		for i := range releases {
			for j := range releases[i].Builds {
				for _, cell := range []string{"", "cuda", "cudnn", "sm-min", "python"} {
					ref := releases[i].BuildRef(releases[i].Builds[j].Variant, cell)
					if _, err := f.Lookup(ref); err != nil {
						t.Errorf("%s is no fact: %v", ref, err)
					}
				}
			}
		}
	}
}

func TestBuildsOfAPackage(t *testing.T) {
	f := New(matrices.Embedded())
	info := &matrices.PackageInfo{Name: "engine", PyPI: "engine-gpu", Delivery: matrices.DeliveryWheels, Extra: "cu"}
	r := f.readPackageRow(info, &matrices.PackageRelease{Package: "engine", Version: "2.0rc1", CUDA: "12.4.1",
		CUDAAlso: []string{"11.8", "12.1"}, Platforms: []string{LinuxAMD64}, Python: []string{"3.12"}, CUDNN: "9.1",
		Requires: map[string]string{"numpy": "<2", "tqdm": "*"}, SMMinByCUDA: map[string]string{"12": "7.0"}, SMMin: "5.0"})
	if r.Package != "engine-gpu" || !r.Prerelease || r.PairSpecs["numpy"] != "<2" || len(r.PairSpecs) != 1 {
		t.Errorf("the release reads %+v", r)
	}
	if len(r.Builds) != 2 {
		t.Fatalf("it has %d builds, want one for each CUDA major", len(r.Builds))
	}
	newest, older := r.Builds[0], r.Builds[1]
	if newest.Variant != "cu124" || newest.CUDAFull != "12.4.1" || newest.CUDASpec != ">=12.4,<13" ||
		newest.CUDNNSpec != ">=9.1,<10" || newest.SMMin != "7.0" || newest.Extra != "cu12" {
		t.Errorf("the newest build reads %+v", newest)
	}
	if older.Variant != "cu118" || older.SMMin != "5.0" || older.Extra != "cu11" || len(older.PyPIDefault) > 0 {
		t.Errorf("the older build reads %+v", older)
	}
}

// TestAPackageThatBringsNoCUDAHasNoBuilds: it stands beside a framework.
func TestAPackageThatBringsNoCUDAHasNoBuilds(t *testing.T) {
	f := New(matrices.Embedded())
	info := f.PackageNamed("vllm")
	releases := f.PackageReleases(info)
	if len(releases) == 0 || PackageTraits(info).Alone {
		t.Fatalf("vllm has %d releases, and stands alone: %v", len(releases), PackageTraits(info).Alone)
	}
	for i := range releases {
		if len(releases[i].Builds) > 0 || releases[i].Row == nil {
			t.Errorf("vllm %s: %d builds", releases[i].Version, len(releases[i].Builds))
		}
	}
}

// TestUnreleasedStatesAreNoReleases: no index has them.
func TestUnreleasedStatesAreNoReleases(t *testing.T) {
	f := New(matrices.Embedded())
	got := f.readPackageRows(&matrices.PackageInfo{Name: "engine"}, []matrices.PackageRelease{
		{Package: "engine", Version: "main", Unreleased: true}, {Package: "engine", Version: "1.0"}})
	if len(got) != 1 || got[0].Version != "1.0" || !strings.HasPrefix(got[0].Ref(""), "engine/") {
		t.Errorf("releases are %+v, want 1.0 alone", got)
	}
}

func TestTraitsOfPackagesAreNoneOfFrameworks(t *testing.T) {
	f := New(matrices.Embedded())
	if !f.FrameworkTraits("tensorflow").Has(matrices.TraitKeras3, "2.16.1") {
		t.Error("TensorFlow 2.16.1 is without Keras 3")
	}
	if PackageTraits(f.PackageNamed("ctranslate2")).Has(matrices.TraitKeras3, "2.16.1") {
		t.Error("CTranslate2 has a trait of frameworks")
	}
}

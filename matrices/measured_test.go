package matrices

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// measuredDemo is a release with a build that plain pip gives, one on an index of its
// own, and one whose code was typed in.
func measuredDemo() Tables {
	platforms := func() []PlatformBuild { return []PlatformBuild{{Platform: "linux/amd64"}, {Platform: "linux/arm64"}} }
	return Tables{
		FrameworkInfos: []FrameworkInfo{{ID: "demo", Name: "Demo", Packages: []string{"demo"}}},
		Frameworks: map[string][]FrameworkRelease{"demo": {{Framework: "demo", Version: "2.0", Package: "demo",
			Builds: []Build{
				{Variant: "cu130", CUDA: "13.0", IndexURL: "https://example.org/cu130", PyPIDefault: []string{"linux/amd64"},
					Platforms: platforms(), Evidence: Evidence{Sources: []string{"docs"}}},
				{Variant: "cu129", CUDA: "12.9", IndexURL: "https://example.org/cu129", Platforms: platforms()[:1]},
				{Variant: "cu12", CUDA: "12", Package: "demo-cu12", IndexKind: "pypi", Platforms: []PlatformBuild{
					{Platform: "linux/amd64", SM: []string{"8.0"}, KernelsKnown: true}}},
				{Variant: "cpu", IndexKind: "pypi", Platforms: platforms()},
			}}}},
		MeasuredWheels: []MeasuredWheel{
			{Package: "demo", Version: "2.0", Platform: "linux/amd64", SM: []string{"9.0"}, PTX: []string{"9.0"},
				Loads: []string{"libcublas.so.13", "libcudnn.so.9"}, Evidence: Evidence{Sources: []string{"wheels@ab:demo.whl"}}},
			{Package: "demo", Version: "2.0", Platform: "linux/arm64", SM: []string{"9.0"}},
			{Package: "demo-cu12", Version: "2.0", Platform: "linux/amd64", SM: []string{"7.0"}},
		},
	}
}

func TestMeasurementsFillWhatNobodyTyped(t *testing.T) {
	tables := measuredDemo()
	before := tables.Frameworks["demo"]
	after := WheelsOf(tables.MeasuredWheels).Fill(&tables.FrameworkInfos[0], before)
	type code struct{ known, ptx, sm string }
	var got []code
	for _, b := range after[0].Builds {
		on := b.Platforms[0]
		got = append(got, code{map[bool]string{true: "known"}[on.KernelsKnown], only(on.PTX), only(on.SM)})
	}
	want := []code{{"known", "9.0", "9.0"}, {}, {"known", "", "8.0"}, {}}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(code{})); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if b := after[0].Builds[0]; !slices.Equal(b.Sources, []string{"docs", "wheels@ab:demo.whl"}) ||
		b.Platforms[1].KernelsKnown {
		t.Errorf("sources %q; arm64, whose wheel is on another index, is known: %t", b.Sources, b.Platforms[1].KernelsKnown)
	}
	if b := before[0].Builds[0]; b.Platforms[0].KernelsKnown || len(b.Sources) != 1 {
		t.Error("what was given has changed")
	}
	atRunTime := &FrameworkInfo{ID: "demo", RunTimeKernels: true}
	if WheelsOf(tables.MeasuredWheels).Fill(atRunTime, before)[0].Builds[0].Platforms[0].KernelsKnown {
		t.Error("single functions of a framework that compiles at run time count as its kernels")
	}
}

func only(list []string) string {
	if len(list) != 1 {
		return ""
	}
	return list[0]
}

func TestOpenBuildsSayWhereTheirWheelsAre(t *testing.T) {
	want := []OpenBuild{
		{"demo/2.0+cu130", "linux/amd64", "demo", "2.0", "", false},
		{"demo/2.0+cu130", "linux/arm64", "demo", "2.0", "https://example.org/cu130", false},
		{"demo/2.0+cu129", "linux/amd64", "demo", "2.0", "https://example.org/cu129", false},
	}
	if diff := cmp.Diff(want, New(measuredDemo()).OpenBuilds()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestMajorsOfWhatIsLoaded(t *testing.T) {
	for _, tt := range []struct {
		loads       []string
		cuda, cudnn string
	}{
		{[]string{"libcudart.so.13", "libcudnn.so.9"}, "13", "9"},
		{[]string{"libcublas.so.12"}, "12", ""},
		{[]string{"libcudart.so.11.0", "libcublas.so.11"}, "11", ""},
		{[]string{"libcudart.so.11.0", "libcudart.so.12"}, "", ""},
		{nil, "", ""},
	} {
		m := MeasuredWheel{Loads: tt.loads}
		if m.CUDAMajor() != tt.cuda || m.CUDNNMajor() != tt.cudnn {
			t.Errorf("%q: CUDA %q, cuDNN %q", tt.loads, m.CUDAMajor(), m.CUDNNMajor())
		}
	}
}

func TestWheelsThatAreGone(t *testing.T) {
	tables := measuredDemo()
	tables.MeasuredWheels[0] = MeasuredWheel{Package: "demo", Version: "2.0", Platform: "linux/amd64", Absent: true}
	if open := New(tables).OpenBuilds(); !open[0].Gone || open[1].Gone {
		t.Errorf("%+v", open)
	}
	filled := WheelsOf(tables.MeasuredWheels).Fill(nil, tables.Frameworks["demo"])
	if filled[0].Builds[0].Platforms[0].KernelsKnown {
		t.Error("a wheel that is not there fills a cell")
	}
}

// What was measured of the shipped tables has a build that it is of, so that none is
// written in vain.
func TestShippedMeasurementsHaveTheirBuild(t *testing.T) {
	facts := Embedded()
	used := map[[3]string]bool{}
	for _, f := range facts.FrameworkInfos() {
		releases := facts.Frameworks(f.ID)
		for i := range releases {
			for _, b := range releases[i].Builds {
				for _, on := range b.Platforms {
					pkg, ver := releases[i].WheelOf(&b, &on)
					used[[3]string{pkg, ver, on.Platform}] = true
				}
			}
		}
	}
	for _, m := range facts.MeasuredWheels() {
		if !used[[3]string{m.Package, m.Version, m.Platform}] {
			t.Errorf("%s %s for %s is measured, and no build has it", m.Package, m.Version, m.Platform)
		}
	}
	if len(facts.MeasuredWheels()) == 0 {
		t.Error("nothing is measured")
	}
}

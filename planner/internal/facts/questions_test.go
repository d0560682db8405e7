package facts

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// few returns facts of some rows of each table, as small as a question needs.
func few() *Facts {
	return New(matrices.New(matrices.Tables{
		Version: "2026.11.20",
		CUDAReleases: []matrices.CUDARelease{
			{Version: "10.2.89", MinDriverLinux: "440.33", MinDriverWindows: "441.22"},
			{Version: "12.4.0", MinDriverLinux: "550.54.14", MinDriverWindows: "551.61",
				MinDriverMinorCompatLinux: "525.60.13", MinDriverMinorCompatWindows: "527.41"},
			{Version: "12.4.1", MinDriverLinux: "550.54.15", MinDriverMinorCompatLinux: "525.60.13"},
			{Version: "13.4.0"},
		},
		DriverFloors: []matrices.DriverFloor{{Family: "13.x", Linux: "580.65.06", Windows: "580"}},
		DriverBranches: []matrices.DriverBranch{
			{Branch: "550", Versions: []matrices.DriverVersion{{Version: "550.40", Kind: "beta"}, {Version: "550.54.14"},
				{Version: "550.90"}}},
			{Branch: "570"},
		},
		CUDNNReleases: []matrices.CUDNNRelease{{Version: "8.9.7.29"}, {Version: "9.1.0.70"}, {Version: "9.10.2.21"}},
		PythonImages:  []matrices.PythonImage{{Python: "3.9"}, {Python: "3.12"}},
	}))
}

func TestCUDAIsFoundByReleaseOrMinor(t *testing.T) {
	f := few()
	for cuda, want := range map[string]string{"12.4.0": "12.4.0", "12.4": "12.4.1", "12": "12.4.1", "12.4.9": "12.4.1",
		"10.2": "10.2.89"} {
		if got := f.CUDARelease(cuda); got == nil || got.Version != want {
			t.Errorf("CUDA %s is release %+v, want %s", cuda, got, want)
		}
	}
	for _, cuda := range []string{"11.8", "12.5", "9"} {
		if got := f.CUDARelease(cuda); got != nil {
			t.Errorf("CUDA %s, which the facts do not hold, is %s", cuda, got.Version)
		}
	}
}

// TestEveryFloorNamesItsCell: a value without its fact cannot be cited.
func TestEveryFloorNamesItsCell(t *testing.T) {
	f := few()
	for _, test := range []struct {
		name string
		got  Cited
		want Cited
	}{
		{"before 11 the very minor", f.CUDADriverFloor("10.2", false), Cited{"440.33", "cuda/10.2.89#min-driver-linux"}},
		{"and on Windows", f.CUDADriverFloor("10.2", true), Cited{"441.22", "cuda/10.2.89#min-driver-windows"}},
		{"the floor of the major", f.CUDADriverFloor("12.4", false),
			Cited{"525.60.13", "cuda/12.4.1#min-driver-minor-compat-linux"}},
		{"a row that states none", f.CUDADriverFloor("13.4", false), Cited{"580.65.06", "driver-floors/13.x#linux"}},
		{"and on Windows", f.CUDADriverFloor("13.4", true), Cited{"580", "driver-floors/13.x#windows"}},
		{"a CUDA that is not known", f.CUDADriverFloor("11.8", false), Cited{}},
		{"the toolkit's own driver", f.CUDAToolkitDriver("12.4.1", false), Cited{"550.54.14", "cuda/12.4.0#min-driver-linux"}},
		{"of one that is not known", f.CUDAToolkitDriver("11.8", false), Cited{}},
		{"a GPU whose first CUDA came in its first branch", f.GPUDriverFloor(&matrices.Architecture{ComputeCapability: "9.0",
			FirstCUDA: "12.4", FirstDriverBranch: "550"}, false), Cited{"550.54.14", "cuda/12.4.0#min-driver-linux"}},
		{"a GPU that an earlier branch knew", f.GPUDriverFloor(&matrices.Architecture{ComputeCapability: "9.0",
			FirstCUDA: "12.4", FirstDriverBranch: "570"}, false), Cited{"570", "architectures/9.0#first-driver-branch"}},
		{"on Windows the later of the two", f.GPUDriverFloor(&matrices.Architecture{ComputeCapability: "9.0",
			FirstCUDA: "12.4", FirstDriverBranch: "550"}, true), Cited{"551.61", "cuda/12.4.0#min-driver-windows"}},
		{"a Jetson, whose driver is JetPack's", f.GPUDriverFloor(&matrices.Architecture{FirstDriverBranch: "550",
			Tegra: true}, false), Cited{}},
	} {
		if test.got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, test.got, test.want)
		}
	}
	for branch, want := range map[string]string{"550": "550.54.14", "570": "570", "999": "999"} {
		if got := f.FirstOfBranch(branch); got != want {
			t.Errorf("branch %s begins with %s, want %s: betas are no releases", branch, got, want)
		}
	}
}

func TestTheNewestCUDNNThatIsNotNewer(t *testing.T) {
	f := few()
	for ver, want := range map[string]string{"9.1.0.70": "9.1.0.70", "9.1": "9.1.0.70", "9": "9.10.2.21", "9.5": "9.1.0.70",
		"8.9": "8.9.7.29", "12.0": "9.10.2.21"} {
		if got := f.CUDNN(ver); got == nil || got.Version != want {
			t.Errorf("cuDNN %s is %+v, want %s", ver, got, want)
		}
	}
	if got := f.CUDNN("7.6"); got != nil {
		t.Errorf("a cuDNN before all is %s", got.Version)
	}
	if f.PythonImage("3.12") == nil || f.PythonImage("3.13") != nil || f.Date() != "2026-11-20" {
		t.Errorf("images of 3.12 %v, of 3.13 %v; facts of %s", f.PythonImage("3.12"), f.PythonImage("3.13"), f.Date())
	}
}

func TestNamesOfWheelsForACUDA(t *testing.T) {
	dali, mxnet := []string{"nvidia-dali-cuda110", "nvidia-dali-cuda120"}, []string{"mxnet-cu102", "mxnet-cu110", "mxnet-cu112"}
	for _, test := range []struct {
		names []string
		cuda  string
		want  string
	}{
		{dali, "12.6", "nvidia-dali-cuda120"}, {dali, "11.8", "nvidia-dali-cuda110"}, {dali, "13.0", ""},
		{mxnet, "11.2", "mxnet-cu112"}, {mxnet, "11.1", "mxnet-cu110"}, {mxnet, "11.8", "mxnet-cu112"}, {mxnet, "10.2", "mxnet-cu102"},
		{mxnet, "12.1", ""}, {[]string{"cudf-cu12", "cudf-cu13"}, "13.2.1", "cudf-cu13"}, {nil, "12.1", ""},
	} {
		if got := NameForCUDA(test.names, test.cuda); got != test.want {
			t.Errorf("of %v for CUDA %s: %q, want %q", test.names, test.cuda, got, test.want)
		}
	}
	row := &matrices.CUDNNRelease{Version: "9.1.0", Wheels: map[string]string{"cu12": "9.1.0.70"}, WheelsExpected: []string{"cu13"}}
	for cuda, want := range map[string]string{"12.4.1": "9.1.0.70", "13.0": "9.1.0", "11.8": ""} {
		if got := CUDNNWheel(row, cuda); got != want {
			t.Errorf("the wheel of cuDNN 9.1.0 for CUDA %s is %q, want %q", cuda, got, want)
		}
	}
}

// TestWhatARowIsMadeFor reads the CUDA cells of packages: one for each major, or one
// for each name.
func TestWhatARowIsMadeFor(t *testing.T) {
	for _, test := range []struct {
		row  matrices.PackageRelease
		want []string
	}{
		{matrices.PackageRelease{CUDA: "12.4", CUDAAlso: []string{"11.8", "12.1 (index)"}}, []string{"12.4", "11.8"}},
		{matrices.PackageRelease{CUDA: "11.2", CUDAAlso: []string{"10.2", "11.0"}, PyPI: []string{"m-cu112", "m-cu102"}},
			[]string{"11.2", "11.0", "10.2"}},
		{matrices.PackageRelease{CUDAMin: "11.2", CUDAEnd: "13"}, []string{"12", "11"}},
		{matrices.PackageRelease{CUDA: "matches torch"}, nil},
		{matrices.PackageRelease{}, nil},
	} {
		if got := madeFor(&matrices.PackageInfo{}, &test.row); !slices.Equal(got, test.want) {
			t.Errorf("%+v is made for %v, want %v", test.row, got, test.want)
		}
	}
	for cuda, want := range map[string]string{"12.4.1": ">=12.4,<13", "11.2": ">=11.2,<12", "10.2.89": "==10.2.*", "12": ">=12,<13"} {
		if got := loads(cuda); got != want {
			t.Errorf("a wheel for CUDA %s loads %s, want %s", cuda, got, want)
		}
	}
}

// TestEvidenceIsTheStrongestOfItsSources: measured before the vendor's word before
// what was reported, and of one class the newest.
func TestEvidenceIsTheStrongestOfItsSources(t *testing.T) {
	source := func(id, class, date string) matrices.Source {
		return matrices.Source{ID: id, Class: matrices.Class(class), Date: date, URL: "https://example.com/" + id}
	}
	f := New(matrices.New(matrices.Tables{
		Sources: []matrices.Source{source("said", "reported", "2026-11-01"), source("written", "vendor", "2025-01-01"),
			source("rewritten", "vendor", "2026-01-01"), source("measured", "measured", "2024-01-01")},
		DriverBranches: []matrices.DriverBranch{
			{Branch: "1", Evidence: matrices.Evidence{Sources: []string{"said", "written", "rewritten"}}},
			{Branch: "2", Evidence: matrices.Evidence{Sources: []string{"written", "measured", "said"}}},
		},
	}))
	for ref, want := range map[string]string{"drivers/1": "https://example.com/rewritten", "drivers/2": "https://example.com/measured"} {
		if got := f.Evidence([]string{ref}); got == nil || got.URL != want {
			t.Errorf("%s rests on %+v, want %s", ref, got, want)
		}
	}
	if f.Evidence(nil) != nil || f.Evidence([]string{"drivers/3"}) != nil {
		t.Error("what no fact says has evidence")
	}
}

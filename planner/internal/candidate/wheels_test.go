package candidate

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func TestLabelsOfWheelsAreRead(t *testing.T) {
	for local, want := range map[string]WheelLabel{
		"cu118":                      {CUDA: "118"},
		"cpu":                        {CUDA: "cpu"},
		"pt20cu118":                  {Torch: "2.0", CUDA: "118"},
		"pt113cu117":                 {Torch: "1.13", CUDA: "117"},
		"pt210cu126":                 {Torch: "2.10", CUDA: "126"},
		"pt24cpu":                    {Torch: "2.4", CUDA: "cpu"},
		"cu12torch2.4":               {CUDA: "12", Torch: "2.4"},
		"cu122torch2.4cxx11abiFALSE": {CUDA: "122", Torch: "2.4", ABI: "false"},
		"cu12torch2.8.0cxx11abiTRUE": {CUDA: "12", Torch: "2.8", Release: "2.8.0", ABI: "true"},
		"torch2.4":                   {Torch: "2.4"},
		"cu121.torch2.3.1":           {CUDA: "121", Torch: "2.3", Release: "2.3.1"},
		"cuda12.1.torch2.2.1":        {CUDA: "121", Torch: "2.2", Release: "2.2.1"},
		"cpu.torch2.2.1":             {CUDA: "cpu", Torch: "2.2", Release: "2.2.1"},
		"torch2100cu128":             {CUDA: "128", Torch: "2.10"},
		"torch210cu126":              {CUDA: "126", Torch: "2.1"},
		"torch20cu117":               {CUDA: "117", Torch: "2.0"},
		"torch113cu116":              {CUDA: "116", Torch: "1.13"},
		"torch2.7_cu128":             {CUDA: "128", Torch: "2.7"},
		"cu128torch2.9.0.post3":      {CUDA: "128", Torch: "2.9", Release: "2.9.0"},
		"py310_cu117_pyt201":         {CUDA: "117", Torch: "2.0"},
		"py39_cu116_pyt1131":         {CUDA: "116", Torch: "1.13"},
	} {
		got, ok := ReadWheelLabel(local, "torch")
		if !ok || got != want {
			t.Errorf("%s is %+v (%t), want %+v", local, got, ok, want)
		}
	}
	for _, local := range []string{"", "git1234567", "cu", "cu118.post1", "pt2cu118", "pt2345cu118", "pt20", "pt20cu118x",
		"cu12torch2", "cu12torch2.4.1.1", "cu12torchx.y", "cu12torch2.4cxx11abimaybe", "cu12jax2.4", "rocm6.2", "cuda12",
		"cuda12.1.1",
		"torch20", "cu121.", "cu121cu122", "torch2.4torch2.5", "py310", "cxx11abitrue", "cu121..torch2.3",
		"torch12345cu121"} {
		if got, ok := ReadWheelLabel(local, "torch"); ok {
			t.Errorf("%q is read as %+v", local, got)
		}
	}
}

// TestLabelsOfTheTablesAreRead writes the label of each place of wheels that names the framework for
// a release of it, and reads it back.
func TestLabelsOfTheTablesAreRead(t *testing.T) {
	read := 0
	for _, info := range matrices.Embedded().PackageInfos() {
		for _, place := range info.WheelsFrom {
			if !strings.Contains(place.Label, "{framework") {
				continue
			}
			for release, minor := range map[string]string{"2.1.0": "2.1", "2.10.0": "2.10", "2.9.1": "2.9"} {
				build := torchBuild(t, release, "12.6", "true")
				place.From, place.To, place.CUDA, place.Platforms = "", "", nil, nil
				found, ok := FindWheel([]matrices.WheelSource{place}, WheelTarget{Version: "1.0", CUDA: "cu126", Build: build,
					Platform: "linux/amd64", Python: "3.12"})
				if !ok {
					t.Errorf("%s: %s cannot be written", info.Name, place.Label)
					continue
				}
				got, ok := ReadWheelLabel(found.Label, "torch")
				if !ok || got.Torch != minor || got.CUDA != "126" {
					t.Errorf("%s: %s is read as %+v (%t)", info.Name, found.Label, got, ok)
				}
				read++
			}
		}
	}
	if read == 0 {
		t.Error("no table has a label that names the framework")
	}
}

// torchBuild returns a build of PyTorch for a CUDA; without one it is for the CPU.
func torchBuild(t *testing.T, version, cuda, abi string) *Build {
	t.Helper()
	row := &matrices.Build{Variant: "cpu", CUDA: cuda}
	if cuda != "" {
		row.Variant = "cu" + cuda
	}
	traits := facts.TraitsOf(matrices.Embedded().FrameworkInfo("pytorch"))
	release := &facts.Release{Table: "pytorch", Package: "torch", Version: version}
	b := NewBuild(traits, release, row, &matrices.PlatformBuild{Platform: "linux/amd64", CXX11ABI: abi}, 0)
	return &b
}

func TestALabelledWheelLoadsBesideBuildsOfItsKind(t *testing.T) {
	cuda12, cuda11 := torchBuild(t, "2.4.1", "12.4", "false"), torchBuild(t, "2.4.1", "11.8", "false")
	cpu := torchBuild(t, "2.4.1", "", "")
	for _, test := range []struct {
		label                     string
		beside12, beside11, onCPU bool
	}{
		{"cu122torch2.4cxx11abiFALSE", true, false, false},
		{"cu122torch2.4cxx11abiTRUE", false, false, false},
		{"cu118torch2.4", false, true, false},
		{"cu122torch2.5", false, false, false},
		{"pt24cu121", true, false, false},
		{"pt24cpu", false, false, true},
		{"torch2.4", true, true, true},
	} {
		label, ok := ReadWheelLabel(test.label, "torch")
		if !ok {
			t.Fatalf("%s is not read", test.label)
		}
		got := [...]bool{label.Fits(cuda12), label.Fits(cuda11), label.Fits(cpu)}
		if want := [...]bool{test.beside12, test.beside11, test.onCPU}; got != want {
			t.Errorf("%s loads beside builds of CUDA 12, 11 and none: %v, want %v", test.label, got, want)
		}
	}
}

func TestALabelIsAmongWheels(t *testing.T) {
	set := &matrices.WheelSet{Torch: "2.4", CUDA: []string{"11.8", "12.2"}, CXX11ABI: []string{"false"}}
	for label, want := range map[WheelLabel]bool{
		{CUDA: "122"}: true, {CUDA: "12"}: true, {CUDA: "118", ABI: "false"}: true, {}: true,
		{CUDA: "124"}: false, {CUDA: "118", ABI: "true"}: false, {CUDA: "cpu"}: false,
	} {
		if got := label.Among(set); got != want {
			t.Errorf("%+v is among them: %t", label, got)
		}
	}
}

// TestAWheelServesTheMinorsOfItsMajor: from CUDA 11 on a wheel loads torch's own
// libraries, of whichever minor; makers who publish one for each minor mean it.
func TestAWheelServesTheMinorsOfItsMajor(t *testing.T) {
	one := matrices.WheelSet{Torch: "2.4", CUDA: []string{"12.2"}, Platforms: []string{"linux/amd64"}}
	several := matrices.WheelSet{Torch: "2.4", CUDA: []string{"12.1", "12.4"}}
	old := matrices.WheelSet{Torch: "1.7", CUDA: []string{"10.2"}}
	forCPU := matrices.WheelSet{Torch: "2.4", CUDA: []string{"cpu"}}
	strict := matrices.WheelSet{Torch: "2.4", CUDA: []string{"12.2"}, CXX11ABI: []string{"true"}}
	arm := matrices.WheelSet{Torch: "2.4", CUDA: []string{"12.2"}, Platforms: []string{"linux/arm64"}}
	for _, test := range []struct {
		name  string
		set   matrices.WheelSet
		build *Build
		want  string
	}{
		{"another minor", one, torchBuild(t, "2.4.1", "12.4", "false"), "12.2"},
		{"the same minor of several", several, torchBuild(t, "2.4.1", "12.4", ""), "12.4"},
		{"another minor than several", several, torchBuild(t, "2.4.1", "12.6", ""), ""},
		{"another major", one, torchBuild(t, "2.4.1", "11.8", ""), ""},
		{"another torch", one, torchBuild(t, "2.5.0", "12.2", ""), ""},
		{"before CUDA 11", old, torchBuild(t, "1.7.1", "10.1", ""), ""},
		{"before CUDA 11, its own", old, torchBuild(t, "1.7.1", "10.2", ""), "10.2"},
		{"no CUDA beside none", forCPU, torchBuild(t, "2.4.1", "", ""), "cpu"},
		{"no CUDA beside one", forCPU, torchBuild(t, "2.4.1", "12.4", ""), ""},
		{"CUDA beside none", one, torchBuild(t, "2.4.1", "", ""), ""},
		{"another ABI", strict, torchBuild(t, "2.4.1", "12.2", "false"), ""},
		{"another platform", arm, torchBuild(t, "2.4.1", "12.2", ""), ""},
	} {
		r := &matrices.PackageRelease{Wheels: []matrices.WheelSet{test.set}}
		if got := WheelBeside(r, test.build); got != test.want {
			t.Errorf("%s: the wheel for CUDA %q, want %q", test.name, got, test.want)
		}
	}
}

func TestCUDAIsNamedAsTheWheelsNameIt(t *testing.T) {
	for _, test := range []struct{ tag, cuda, want string }{
		{"", "12.6.3", "cu126"},
		{"cu<major>", "12.6.3", "cu12"},
		{"cuda<major>.<minor>", "11.8", "cuda11.8"},
		{"cu<major>", "cpu", "cpu"},
	} {
		if got := CUDALabel(&matrices.PackageRelease{CUDATag: test.tag}, test.cuda); got != test.want {
			t.Errorf("CUDA %s by %q is %q, want %q", test.cuda, test.tag, got, test.want)
		}
	}
}

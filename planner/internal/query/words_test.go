package query_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// TestDriversAsPeopleWriteThem: a version, a branch with or without its R, or a
// range, whose lowest driver must do.
func TestDriversAsPeopleWriteThem(t *testing.T) {
	for text, want := range map[string][2]string{
		"535.104.05": {"535.104.05", ""}, "535": {"535", "535"}, "R535": {"535", "535"}, "r580": {"580", "580"},
		">=535": {"535", "535"}, ">=535.104": {"535.104", ""}, "<=470": {"", ""},
		"_550.54.15_": {"550.54.15", ""}, // with spaces around it
	} {
		q := read(t, "gpu=t4 pytorch driver="+text)
		if got := [2]string{q.Drivers[0].Low, q.Drivers[0].Branch}; got != want {
			t.Errorf("driver %s is %q of branch %q, want %q", text, got[0], got[1], want)
		}
	}
	for text, known := range map[string]bool{"581.15": true, "700.10": true, "12.4": false, "9999": false, "100.1": false} {
		r := plantest.Request("gpu=t4 pytorch driver=" + text)
		if _, err := query.Read(facts.New(matrices.Embedded()), &r); (err == nil) != known {
			t.Errorf("driver %s can exist: %t, want %t: %v", text, err == nil, known, err)
		}
	}
}

func TestSystemsAsPeopleWriteThem(t *testing.T) {
	for text, want := range map[string][]string{
		"Ubuntu_22.04": {"ubuntu22.04"}, "ubuntu-22.04": {"ubuntu22.04"}, "ubuntu:22.04": {"ubuntu22.04"},
		"DEBIAN12": {"debian12"}, "debian": {"debian11", "debian12", "debian13"}, "rockylinux8": {"rockylinux8"},
	} {
		q := read(t, "pytorch os="+text)
		var allowed []string
		for _, row := range facts.New(matrices.Embedded()).SortedOSes() {
			if q.OS.Allows(row.ID) {
				allowed = append(allowed, row.ID)
			}
		}
		slices.Sort(allowed)
		for _, id := range want {
			if !slices.Contains(allowed, id) {
				t.Errorf("%s leaves %s out: %v", text, id, allowed)
			}
		}
		if len(want) == 1 && len(allowed) != 1 {
			t.Errorf("%s takes in %v, want %v", text, allowed, want)
		}
	}
	if q := read(t, "gpu=rtx-3060 pytorch platform=windows/amd64 os=Windows_11"); q.OS != nil {
		t.Errorf("Windows is an image of %s", q.OS.ID)
	}
}

// TestBoardsOfOneCapabilityStandTogether: they run the same code; each is kept as
// the user wrote it.
func TestBoardsOfOneCapabilityStandTogether(t *testing.T) {
	q := read(t, "gpu=t4 gpu=Tesla_T4 gpu=rtx-2080-ti gpu=h100 gpu=sm_90 pytorch")
	if len(q.GPUs) != 2 {
		t.Fatalf("%d capabilities, want 7.5 and 9.0", len(q.GPUs))
	}
	turing, hopper := q.GPUs[0], q.GPUs[1]
	if turing.CC() != "7.5" || len(turing.Boards) != 2 || !slices.Equal(turing.Asked(), []string{"t4", "Tesla T4", "rtx-2080-ti"}) ||
		turing.SM() != "sm_75" || turing.Has() != "Tesla T4 and NVIDIA GeForce RTX 2080 Ti are 7.5" {
		t.Errorf("%s %v: %s", turing.CC(), turing.Asked(), turing.Has())
	}
	if turing.Ref() != "gpus/t4#compute-capability" || len(hopper.Boards) != 2 {
		t.Errorf("%s, and %d boards of 9.0", turing.Ref(), len(hopper.Boards))
	}
	if bare := read(t, "gpu=sm_90 pytorch").GPUs[0]; bare.Ref() != "architectures/9.0" || bare.Verb("is", "are") != "is" {
		t.Errorf("a bare capability is cited as %s", bare.Ref())
	}
}

// TestThePlatformFollowsFromTheMachines: Grace and Jetson come on Arm alone; what
// the user writes goes before.
func TestThePlatformFollowsFromTheMachines(t *testing.T) {
	for words, want := range map[string][2]string{
		"pytorch": {facts.LinuxAMD64, ""}, "gpu=t4 pytorch": {facts.LinuxAMD64, ""},
		"gpu=gh200 pytorch":                      {facts.LinuxARM64, "NVIDIA GH200"},
		"gpu=t4 gpu=jetson-orin-nx pytorch":      {facts.LinuxARM64, "Jetson Orin NX"},
		"gpu=gh200 pytorch platform=linux/amd64": {facts.LinuxAMD64, ""},
	} {
		q := read(t, words)
		if q.Platform != want[0] || !strings.HasPrefix(q.PlatformBy, want[1]) || (q.PlatformBy == "") != (want[1] == "") {
			t.Errorf("%s: %s by %q, want %v", words, q.Platform, q.PlatformBy, want)
		}
	}
	fleet := read(t, "gpu=t4 gpu=jetson-orin-nx pytorch")
	if some := fleet.Only(fleet.GPUs[:1]); some.Platform != facts.LinuxAMD64 || len(some.GPUs) != 1 || some.AnyJetson() ||
		!fleet.AnyJetson() || fleet.OnlyJetson() || len(fleet.GPUs) != 2 {
		t.Errorf("without the Jetson it is %s of %d GPUs", some.Platform, len(some.GPUs))
	}
}

// TestFaultsOfDriversGoWithTheirBoards: some hosts of a fleet may have none of them.
func TestFaultsOfDriversGoWithTheirBoards(t *testing.T) {
	fleet := read(t, "gpu=h100 gpu=rtx-pro-6000-blackwell-server-edition host.mig=single pytorch")
	if some := fleet.Only(fleet.GPUs[:1]); len(fleet.Host.Holes) != 1 || len(some.Host.Holes) != 0 {
		t.Errorf("%d faults of drivers, and without the board that has one %d", len(fleet.Host.Holes), len(some.Host.Holes))
	}
	if same := fleet.Only(fleet.GPUs[1:]); len(same.Host.Holes) != 1 {
		t.Errorf("%d faults of drivers on the board that has one", len(same.Host.Holes))
	}
}

// TestWhichBoardsRunCompatPackages says why the others do not.
func TestWhichBoardsRunCompatPackages(t *testing.T) {
	for gpu, want := range map[string]string{"a100": "", "sm_80": "", "rtx-4090": "ends there in error 804",
		"rtx-a6000": "the few workstation boards", "jetson-orin-nx": "come with JetPack", "a100 gpu=rtx-4090": "error 804"} {
		q := read(t, "gpu="+gpu+" driver=535.104.05 pytorch forward")
		want = strings.Replace(want, "ends there", "cuda-compat packages end there", 1)
		if (q.Forward.No == "") != (want == "") || !strings.Contains(q.Forward.No, want) || !q.Forward.Asked {
			t.Errorf("%s: %q, want %q", gpu, q.Forward.No, want)
		}
		if _, err := matrices.Embedded().Lookup(q.Forward.NoRef); q.Forward.No != "" && err != nil {
			t.Errorf("%s: %v", gpu, err)
		}
	}
}

func TestTheOrderOfPreferenceIsCompleted(t *testing.T) {
	for words, want := range map[string]string{
		"pytorch":                    "framework packages python cuda cudnn nccl os driver",
		"pytorch prefer=driver":      "driver framework packages python cuda cudnn nccl os",
		"pytorch prefer=python,cuda": "python cuda framework packages cudnn nccl os driver",
	} {
		if got := strings.Join(read(t, words).Prefer, " "); got != want {
			t.Errorf("%s: %s, want %s", words, got, want)
		}
	}
	for value, want := range map[string]bool{"": false, "0": false, "1": true, "yes": true} {
		q := &query.Query{Request: &request.Request{}}
		q.Request.Image.Env = map[string]string{"CUDA_FORCE_PTX_JIT": value}
		if q.ForcesPTX() != want {
			t.Errorf("CUDA_FORCE_PTX_JIT=%s forces PTX: %t", value, !want)
		}
	}
}

// TestAPatchReleaseOfPythonCountsByItsMinor, and is said to: images and wheels are
// made for minors.
func TestAPatchReleaseOfPythonCountsByItsMinor(t *testing.T) {
	q := read(t, "pytorch python=3.12.4")
	if !q.Python.Range.Allows("3.12") || q.Python.Range.Allows("3.11") || len(q.Warnings) != 1 ||
		q.Warnings[0].Text != "Python 3.12.4 is taken as 3.12: the base image decides the patch release" {
		t.Errorf("%+v, warnings %+v", q.Python.Range, q.Warnings)
	}
	if q := read(t, "pytorch python=3.12"); len(q.Warnings) > 0 {
		t.Errorf("a minor brings %+v", q.Warnings)
	}
	// wheels of old releases are for Pythons that have no image any more
	if q := read(t, "tensorflow==1.15.0 python=3.5"); !q.Python.Range.Allows("3.5") {
		t.Errorf("%+v", q.Python)
	}
}

// TestFaultsNameThePlaceInTheFile: a value of a file is faulted where it stands.
func TestFaultsNameThePlaceInTheFile(t *testing.T) {
	at := func(line int) request.Position { return request.Position{File: "envsolve.hcl", Line: line, Column: 3} }
	r := request.Request{GPUs: []request.Text{{Value: "t4", At: at(2)}, {Value: "t44", At: at(3)}},
		Drivers: []request.Text{{Value: "newest", At: at(4)}}, CUDA: request.Text{Value: ">=13,<12", At: at(5)},
		OS: request.Text{Value: "ubunut22.04", At: at(6)}, Prefer: []request.Text{{Value: "gpu", At: at(7)}},
		Frameworks: []request.FrameworkRequest{{Name: "pytorch", At: at(8), Version: request.Text{Value: "2..5", At: at(9)},
			With: []request.Text{{Value: "torchvisio", At: at(10)}}}, {Name: "pytorch", At: at(11)}},
		Packages: []request.PackageRequest{{Name: "vllm", Specifier: "newest", At: at(12)},
			{Name: "apex", At: at(13)}}}
	_, err := query.Read(facts.New(matrices.Embedded()), &r)
	var lines []int
	for _, fault := range request.InputErrors(err) {
		lines = append(lines, fault.At.Line)
		if fault.Summary == "" || fault.At.File != "envsolve.hcl" {
			t.Errorf("a fault without words or place: %+v", fault)
		}
	}
	slices.Sort(lines)
	if want := []int{3, 4, 5, 6, 7, 9, 10, 11, 12, 13}; !slices.Equal(lines, want) {
		t.Errorf("faults stand in lines %v, want %v: %v", lines, want, err)
	}
}

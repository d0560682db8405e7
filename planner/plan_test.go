package planner

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestTooNewGPUForTheAskedRelease(t *testing.T) {
	got := plantest.Plan(t, embedded(), "gpu=NVIDIA_GeForce_RTX_5090 pytorch==2.5.1")
	if got.Status != plan.StatusConflict || got.Stack != nil {
		t.Fatalf("status %s with stack %v, want a conflict", got.Status, got.Stack)
	}
	said := plantest.Sentences(got.Conflict)
	for _, want := range []string{"NVIDIA GeForce RTX 5090",
		"PyTorch 2.5.1 builds (cu118, cu121, cu124) carry no sm_120 code", "newest is sm_90"} {
		if !strings.Contains(said, want) {
			t.Errorf("the conflict does not say %q:\n%s", want, said)
		}
	}
	var cited []string
	for _, r := range got.Conflict.Rules {
		cited = append(cited, r.Facts...)
	}
	for _, want := range []string{"pytorch/2.5.1+cu124#sm", "gpus/rtx-5090#compute-capability"} {
		if !slices.Contains(cited, want) {
			t.Errorf("the conflict cites %v, want %s among them", cited, want)
		}
	}
	fix := got.Conflict.Fixes[0]
	if fix.Stack.Framework != (plan.Framework{Name: "pytorch", Version: "2.7.1", Variant: "cu128"}) {
		t.Errorf("first way out is %+v, want the nearest release that works, 2.7.1 for cu128", fix.Stack.Framework)
	}
	for _, f := range got.Conflict.Fixes {
		if len(f.Stack.GPUs) == 0 {
			t.Errorf("way out %q leaves no GPU", f.Text)
		}
	}
}

func TestNewestStackForANewGPU(t *testing.T) {
	s := plantest.MustStack(t, embedded(), "gpu=rtx-5090 pytorch")
	if s.Framework.Version != "2.15.0" || s.CUDA.Version != "13.2.2" {
		t.Errorf("stack is PyTorch %s with CUDA %s, want the newest", s.Framework.Version, s.CUDA.Version)
	}
	if version.Compare(s.Driver.Floor, "580.65.06") < 0 || s.Driver.KernelModule != hardware.ModuleOpen {
		t.Errorf("driver is %+v, want the floor of CUDA 13 and the open modules", s.Driver)
	}
	if !strings.HasPrefix(s.Driver.Recommended, "580.") {
		t.Errorf("recommended driver is %s, want one of the long-term branch 580", s.Driver.Recommended)
	}
	if s.BaseImage != "docker.io/library/python:"+s.Python+"-slim-trixie" || s.CUDA.Delivery != plan.DeliveryWheels {
		t.Errorf("base image %s with CUDA by %s", s.BaseImage, s.CUDA.Delivery)
	}
}

func TestOldGPUKeepsTheBuildThatCarriesIt(t *testing.T) {
	got := plantest.Plan(t, embedded(), "gpu=v100 pytorch")
	if got.Stack == nil || got.Stack.Framework.Variant != "cu126" || got.Stack.Framework.Version != "2.14.1" {
		t.Fatalf("stack is %+v, want the newest PyTorch for cu126", got.Stack)
	}
	if got.Stack.Driver.Floor != "525.60.13" || !strings.HasPrefix(got.Stack.Driver.Recommended, "580.") {
		t.Errorf("driver is %+v", got.Stack.Driver)
	}
	if !plantest.HasWarning(got, hardware.GPUDriverEnd) {
		t.Errorf("nothing warns that R580 is the last for Volta: %+v", got.Warnings)
	}
}

func TestDriverTooOldForTheBuild(t *testing.T) {
	for _, words := range []string{
		"gpu=rtx-4090 driver=470.82 pytorch==2.5.1+cu124",
		"gpu=rtx-4090 driver=470.82 pytorch==2.5.1 build=12.4",
		"gpu=rtx-4090 driver=470.82 pytorch==2.5.1 cuda=12.4",
	} {
		got := plantest.Plan(t, embedded(), words)
		if got.Status != plan.StatusConflict || !strings.Contains(plantest.Sentences(got.Conflict),
			"CUDA 12 needs driver 525.60.13 or newer") {
			t.Errorf("%s: %+v", words, got)
			continue
		}
		var newer, older bool
		for _, f := range got.Conflict.Fixes {
			newer = newer || strings.Contains(f.Text, ">=525.60.13")
			older = older || f.Stack.Framework.Variant == "cu118"
		}
		if !newer || !older {
			t.Errorf("%s: ways out %+v, want a newer driver and a cu118 build", words, texts(got.Conflict.Fixes))
		}
	}
}

func texts(fixes []plan.Fix) []string {
	var list []string
	for _, f := range fixes {
		list = append(list, f.Text)
	}
	return list
}

func TestOneStackForAFleet(t *testing.T) {
	s := plantest.MustStack(t, embedded(), "gpu=t4 gpu=a100 gpu=h100 pytorch")
	if len(s.GPUs) != 3 {
		t.Fatalf("stack serves %+v", s.GPUs)
	}
	for _, g := range s.GPUs {
		if g.RunsBy != plan.RunsByCubin {
			t.Errorf("%s runs by %s", g.Name, g.RunsBy)
		}
	}
}

func TestFleetWithOldestDriverDecides(t *testing.T) {
	s := plantest.MustStack(t, embedded(), "gpu=a100 driver=580.65.06 driver=470.82.01 pytorch")
	if version.Major(s.CUDA.Version) != "11" {
		t.Errorf("CUDA is %s, want one that driver 470 runs", s.CUDA.Version)
	}
	if s.Driver.Given != "580.65.06, 470.82.01" {
		t.Errorf("given drivers are %q", s.Driver.Given)
	}
}

func TestBuildOfTheDriversOwnCUDAIsPreferredWithinARelease(t *testing.T) {
	if got := plantest.MustStack(t, embedded(),
		"gpu=a100 driver=535.104.05 pytorch==2.5.1").Framework.Variant; got != "cu121" {
		t.Errorf("driver 535 knows CUDA 12.2: build is %s, want cu121, which needs no minor-version compatibility", got)
	}
	if got := plantest.MustStack(t, embedded(),
		"gpu=a100 driver=550.54.15 pytorch==2.5.1").Framework.Variant; got != "cu124" {
		t.Errorf("driver 550 knows CUDA 12.4: build is %s, want cu124", got)
	}
	got := plantest.Plan(t, embedded(), "gpu=a100 driver=535.104.05 pytorch==2.8.0")
	if got.Stack.Framework.Variant != "cu128" || !plantest.HasWarning(got, hardware.MinorCompat) {
		t.Errorf("build is %s with warnings %+v, want the default cu128 and a word on minor-version compatibility",
			got.Stack.Framework.Variant, got.Warnings)
	}
}

func TestDriverText(t *testing.T) {
	p := embedded()
	if got := plantest.Plan(t, p, "gpu=a100 driver=525 pytorch==2.5.1"); got.Stack == nil ||
		!plantest.HasWarning(got, hardware.DriverBranch) {
		t.Errorf("branch 525: %+v, want a stack and a word on releases below the floor", got)
	}
	if got := plantest.Plan(t, p, "gpu=a100 driver=525.60.11 pytorch==2.5.1+cu124"); got.Status != plan.StatusConflict {
		t.Errorf("an exact driver below the floor gives %s", got.Status)
	}
	if got := plantest.Plan(t, p, "gpu=a100 driver=>=535 pytorch==2.5.1"); got.Stack == nil ||
		got.Stack.Driver.Given != ">=535" || got.Stack.Driver.Floor != "525.60.13" {
		t.Errorf("range: %+v", got.Stack)
	}
	if got := plantest.Plan(t, p, "gpu=v100 driver=595.58.03 pytorch"); got.Status != plan.StatusConflict ||
		!strings.Contains(plantest.Sentences(got.Conflict), "branch 580 is the last that supports Tesla V100") {
		t.Errorf("too new a driver: %+v", got.Conflict)
	}
	if got := plantest.Plan(t, p, "gpu=v100 driver=>=535 pytorch"); !plantest.HasWarning(got, hardware.GPUDriverEnd) {
		t.Errorf("an open range of drivers brings no word on the last branch for Volta: %+v", got.Warnings)
	}
}

func TestPlatforms(t *testing.T) {
	p := embedded()
	got := plantest.Plan(t, p, "gpu=rtx-4090 pytorch platform=windows/amd64")
	if got.Stack == nil || got.Stack.OS != "windows" || got.Stack.BaseImage != "" || got.Stack.NCCL != "" {
		t.Fatalf("Windows: %+v", got.Stack)
	}
	if !plantest.HasWarning(got, system.DefaultIndex) {
		t.Errorf("Windows: nothing names the index that has CUDA wheels: %+v", got.Warnings)
	}
	if got := plantest.MustStack(t, p, "gpu=gh200 pytorch"); got.Platform != facts.LinuxARM64 ||
		got.Driver.KernelModule != hardware.ModuleOpen {
		t.Errorf("Grace Hopper is planned for %s with %s modules", got.Platform, got.Driver.KernelModule)
	}
	if got := plantest.Plan(t, p, "gpu=gh200 pytorch==2.5.1"); got.Status != plan.StatusConflict {
		t.Errorf("PyTorch 2.5.1 has no CUDA wheels for Arm, but gives %+v", got.Stack.Framework)
	}
	if got := plantest.Plan(t, p, "pytorch==2.5.1 platform=linux/arm64"); got.Stack == nil ||
		!plantest.HasWarning(got, system.CPUBuild) {
		t.Errorf("without a GPU, PyTorch 2.5.1 on Arm should be the CPU build with a warning: %+v", got)
	}
}

func TestCPUBuilds(t *testing.T) {
	p := embedded()
	if got := plantest.MustStack(t, p, "pytorch"); got.Framework.Variant == "cpu" || got.Driver.Floor == "" {
		t.Errorf("without a GPU the plan is %+v, want the default GPU build", got.Framework)
	}
	s := plantest.MustStack(t, p, "pytorch build=cpu")
	if s.Framework.Variant != "cpu" || s.CUDA.Version != "" || s.Driver.Floor != "" ||
		s.Packages["torch"] != s.Framework.Version+"+cpu" {
		t.Errorf("CPU build: %+v", s)
	}
	if got := plantest.Plan(t, p, "gpu=t4 pytorch build=cpu"); got.Status != plan.StatusConflict ||
		!strings.Contains(plantest.Sentences(got.Conflict), "no GPU code") {
		t.Errorf("a CPU build for a GPU: %+v", got.Conflict)
	}
}

func TestPythonIsMatureForTheRelease(t *testing.T) {
	p := embedded()
	for words, want := range map[string]string{
		"pytorch==2.5.1": "3.12", // 3.13 had no wheels
		"pytorch==2.6.0": "3.12", // 3.13 was three months old
		"pytorch==2.9.0": "3.13", // 3.14 was a week old
		"pytorch==2.0.1": "3.10",
	} {
		if got := plantest.MustStack(t, p, words).Python; got != want {
			t.Errorf("%s is planned with Python %s, want %s", words, got, want)
		}
	}
	if got := plantest.MustStack(t, p, "pytorch==2.6.0 python=3.13").Python; got != "3.13" {
		t.Errorf("the target's own Python gives way to %s", got)
	}
}

func TestPreferenceDecides(t *testing.T) {
	p := embedded()
	if got := plantest.MustStack(t, p, "gpu=t4 pytorch prefer=cuda"); version.Minor(got.CUDA.Version) != "13.2" {
		t.Errorf("with the newest CUDA preferred it is %s", got.CUDA.Version)
	}
	if got := plantest.MustStack(t, p, "gpu=t4 pytorch prefer=driver"); version.Compare(got.Driver.Floor,
		"450.80.02") > 0 {
		t.Errorf("with the oldest driver preferred its floor is %s", got.Driver.Floor)
	}
}

func TestCompanions(t *testing.T) {
	p := embedded()
	s := plantest.MustStack(t, p, "pytorch==2.5.1 with=torchvision with=torchaudio")
	if s.Packages["torchvision"] != "0.20.1+cu124" || s.Packages["torchaudio"] != "2.5.1+cu124" {
		t.Errorf("packages are %v", s.Packages)
	}
	if got := plantest.MustStack(t, p, "pytorch with=torchvision==0.20.1").Framework.Version; got != "2.5.1" {
		t.Errorf("torchvision 0.20.1 brings PyTorch %s, want 2.5.1", got)
	}
	if got := plantest.MustStack(t, p, "pytorch package=torchvision==0.20.1").Framework.Version; got != "2.5.1" {
		t.Errorf("torchvision among the packages brings PyTorch %s, want 2.5.1", got)
	}
	got := plantest.Plan(t, p, "pytorch==2.9.1 with=torchvision==0.19.0")
	if got.Status != plan.StatusConflict || !strings.Contains(plantest.Sentences(got.Conflict),
		"PyTorch 2.9.1 goes with torchvision 0.24.1") {
		t.Errorf("a pair that does not belong together: %+v", got.Conflict)
	}
}

func TestInstallCommands(t *testing.T) {
	p := embedded()
	for words, want := range map[string]string{
		"pytorch==2.5.1 with=torchvision":        "pip install torch==2.5.1 torchvision==0.20.1 --index-url https://download.pytorch.org/whl/cu124",
		"gpu=t4 pytorch==1.7.1 build=11.0":       "pip install torch==1.7.1+cu110 -f https://download.pytorch.org/whl/torch_stable.html",
		"gpu=t4 pytorch==1.7.1 driver=440.33.01": "pip install torch==1.7.1",
	} {
		s := plantest.MustStack(t, p, words)
		if len(s.Install) != 1 || s.Install[0] != want {
			t.Errorf("%s is installed by %q, want %q", words, s.Install, want)
		}
	}
	s := plantest.MustStack(t, p, "pytorch==2.5.1")
	if len(s.Indexes) != 1 || s.Indexes[0].URL != "https://download.pytorch.org/whl/cu124" ||
		!slices.Contains(s.Indexes[0].Packages, "torchvision") {
		t.Errorf("indexes are %+v", s.Indexes)
	}
}

func TestOwnBaseImage(t *testing.T) {
	s := plantest.MustStack(t, embedded(), "pytorch base=registry.example.com/base:1")
	if s.BaseImage != "registry.example.com/base:1" {
		t.Errorf("base image is %s", s.BaseImage)
	}
}

func TestEmptyListsAreListsInJSON(t *testing.T) {
	for _, words := range []string{"pytorch build=cpu", "gpu=rtx-5090 pytorch==2.5.1"} {
		text, err := json.Marshal(plantest.Plan(t, embedded(), words))
		if err != nil {
			t.Fatal(err)
		}
		for _, bad := range []string{`"gpus":null`, `"reasons":null`, `"warnings":null`, `"facts":null`, `"fixes":null`,
			`"rules":null`, `"change":null`} {
			if strings.Contains(string(text), bad) {
				t.Errorf("%s: %s in %s", words, bad, text)
			}
		}
	}
}

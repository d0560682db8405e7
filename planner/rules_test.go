package planner

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/solver"
)

// solvedWithout solves a request over everything there is, with one rule taken
// out; nil where nothing satisfies it.
func solvedWithout(t *testing.T, p *Planner, words, without string) *model.Solution {
	t.Helper()
	r := plantest.Request(words)
	a, err := p.read(&r)
	if err != nil {
		t.Fatalf("%s: %v", words, err)
	}
	s := model.New(p.facts, a, model.WideModel)
	if refused, ok := judgedByCoverage()[without]; ok {
		forgive(s, refused)
	}
	rules.Require(s)
	rules.State(s)
	s.Constraints = slices.DeleteFunc(s.Constraints, func(c model.Constraint) bool { return c.Requirement == nil && c.Rule.ID == without })
	s.SoftConstraints = slices.DeleteFunc(s.SoftConstraints, func(p model.SoftConstraint) bool { return p.Rule.ID == without })
	solution, err := solveModel(s)
	var none *solver.Unsatisfiable
	if errors.As(err, &none) {
		return nil
	}
	if err != nil {
		t.Fatalf("%s: %v", words, err)
	}
	return &model.Solution{Model: s, Values: solution.Values}
}

// answerOf says in a line what comes of a request with one rule taken out.
func answerOf(t *testing.T, p *Planner, words, without string) string {
	t.Helper()
	if c := solvedWithout(t, p, words, without); c != nil {
		return summary(answer.Plan(c).Stack)
	}
	return "nothing"
}

func summary(s *plan.Stack) string {
	if s == nil {
		return "nothing"
	}
	return fmt.Sprint(s.Framework, s.Frameworks, s.Python, s.CUDA, s.CUDNN, s.NCCL, s.OS, s.Platform, s.BaseImage, s.Packages, s.Driver, s.GPUs)
}

// decisive holds, for each rule that refuses or ranks, a request that is
// answered otherwise without it.
func decisive() map[string]string {
	return map[string]string{
		system.JetPackCUDA:          "gpu=jetson-agx-thor jax==0.4.38",
		hardware.Kernels:            "gpu=p100 pytorch==2.10.0+cu128",
		hardware.KernelsUnknown:     "gpu=v100 pytorch build=12.9",
		system.CPUBuild:             "tensorflow platform=windows/amd64",
		system.SystemCUDA:           "tensorflow>=2.14,<=2.15.0",
		system.NoIndex:              "onnxruntime cudnn=8",
		hardware.Broken:             "tensorflow==2.15.0",
		hardware.ToolkitFirst:       "gpu=b300 pytorch==2.10.0",
		hardware.CUDNNFloor:         "gpu=p40 jax",
		hardware.CUDNNCeiling:       "gpu=h100 pytorch==1.5.1",
		hardware.DriverFloor:        "gpu=a100 driver=470.82.01 pytorch",
		packages.Beside:             "pytorch==1.12.1 tensorflow==2.11.0",
		hardware.ForcedPTX:          "gpu=t4 tensorflow==2.8.0 env=CUDA_FORCE_PTX_JIT=1",
		packages.CompanionCUDA:      "pytorch==2.13.0 build=cu132 with=torchaudio",
		packages.SharedPins:         "tensorflow==2.18.0 jax==0.4.36",
		packages.Breaks:             "jax package=flax==0.12.9",
		packages.Transitive:         "gpu=a100 package=vllm==0.11.0",
		hardware.ForwardGPU:         "gpu=rtx-4090 driver=535.104.05 pytorch==2.14.1+cu130 forward",
		system.JetPackBoard:         "gpu=jetson-orin-nx gpu=h100 pytorch==2.8.0",
		hardware.ForwardImage:       "gpu=a100 driver=535.104.05 pytorch==2.14.1+cu130 forward",
		hardware.GPUDriver:          "gpu=b200 driver=550.54.15 pytorch",
		hardware.GPUDriverEnd:       "gpu=v100 driver=595.58.03 pytorch",
		hardware.BuildCUDA:          "pytorch==2.4.1 cuda=13.0",
		hardware.BuildCUDNN:         "pytorch==2.5.1 cudnn=9.5",
		hardware.BuildNCCL:          "pytorch==2.5.1 nccl=2.27",
		hardware.CUDNNCUDA:          "onnxruntime==1.28.0 cudnn=9.10",
		system.AsMade:               "tensorflow==2.10.*",
		system.AddedCUDNN:           "jax==0.6.0 build=cuda12-local",
		system.BaseCUDA:             "pytorch toolkit",
		system.BuildPlatform:        "gpu=a100 pytorch==2.5.1 platform=linux/arm64",
		system.OSPlatform:           "pytorch platform=windows/amd64",
		system.PythonWheels:         "pytorch==2.0.1 python=3.13",
		system.PythonMature:         "pytorch==2.6.0",
		system.PythonImage:          "pytorch os=ubuntu24.04 python=3.10",
		system.Glibc:                "pytorch==2.9.1 os=centos7 base=registry.example.com/centos:7",
		system.ImageOS:              "pytorch os=debian12",
		packages.Companion:          "pytorch==2.9.1 with=torchvision==0.19.0",
		packages.CompanionLabel:     "pytorch==2.9.1 with=torchvision==0.24.1+cu126",
		packages.CompanionPython:    "pytorch==2.2.0 with=triton python=3.12",
		packages.ExtensionRequires:  "pytorch==2.5.1 package=vllm==0.6.3",
		packages.ExtensionPython:    "pytorch==2.5.1 python=3.9 package=accelerate==1.14.0",
		packages.ExtensionGPU:       "gpu=t4 pytorch package=flash-attn==2.8.3",
		packages.ExtensionCUDA:      "package=torch-tensorrt==2.13.0 cuda=12.6",
		packages.ExtensionPlatform:  "pytorch==2.7.0 package=vllm==0.9.0 platform=windows/amd64",
		packages.ExtensionWheel:     "pytorch==2.7.0 package=flash-attn==2.7.4.post1",
		packages.ExtensionGlibc:     "pytorch==2.11.0 os=ubuntu20.04 base=registry.example.com/own:1 package=vllm==0.20.0",
		hardware.Fault:              "gpu=a100 pytorch<=1.8.1",
		packages.NVIDIAMajor:        "pytorch cuda=13.0 package=nvidia-nccl-cu12",
		packages.NVIDIAPart:         "pytorch==2.2.0 package=nvidia-nccl-cu12==2.18.5",
		packages.NVIDIAPin:          "pytorch==2.5.1+cu124 package=nvidia-cublas-cu12==12.6.1.4",
		packages.NumPy:              "jax==0.4.23 package=numpy==2.0.0",
		packages.FrameworkRequires:  "tensorflow==2.15.1 package=keras>=3",
		packages.PackageName:        "cupy cuda=12.2 package=cupy-cuda11x",
		hardware.LibraryNames:       "tensorflow==2.4.1 cuda=11.1",
		packages.ExtensionCUDNN:     "pytorch==2.5.0 package=ctranslate2==4.4.0",
		packages.ExtensionCUDAFloor: "pytorch==2.0.1+cu117 toolkit package=transformer-engine==1.2",
		hardware.BrokenPTX:          "gpu=rtx-5090 tensorflow",
		hardware.RunTimeKernels:     "gpu=rtx-5090 cupy==11.0.0",
		packages.NamedMajor:         "gpu=a100 pytorch package=cupy-cuda12x",
		system.ImageCompat:          "gpu=rtx-4090 driver=525.60.13 cupy",
		system.HostCompiler:         "pytorch==2.7.0 cuda=12.6 toolkit base=registry.example.com/own:1",
	}
}

// told holds, for each rule that warns, a request that it warns of and one
// that it does not.
func told() map[string][2]string {
	return map[string][2]string{
		hardware.KernelsUnknown:    {"gpu=h100 onnxruntime", "gpu=h100 pytorch"},
		system.CPUBuild:            {"pytorch==2.5.1 platform=linux/arm64", "pytorch build=cpu"},
		hardware.ToolkitFirst:      {"gpu=rtx-4090 pytorch==1.12.1", "gpu=rtx-4090 pytorch"},
		hardware.MinorCompat:       {"gpu=a100 driver=535.104.05 pytorch==2.8.0", "gpu=a100 driver=580.65.06 pytorch"},
		hardware.GPUDriverInferred: {"gpu=rtx-4090 driver=470.82.01 pytorch", "gpu=rtx-4090 driver=535.104.05 pytorch"},
		hardware.GPUDriverEnd:      {"gpu=v100 pytorch", "gpu=t4 pytorch"},
		hardware.KernelModule:      {"gpu=v100 gpu=b200 pytorch", "gpu=t4 gpu=b200 pytorch"},
		hardware.DriverEnded:       {"gpu=a100 driver=535.104.05 pytorch", "gpu=a100 driver=580.65.06 pytorch"},
		hardware.Forward:           {"gpu=a100 driver=535.104.05 pytorch==2.14.1+cu130 forward", "gpu=a100 driver=580.65.06 pytorch==2.14.1+cu130 forward"},
		system.Assumed:             {"gpu=h100 pytorch==2.99 like=2.14", "gpu=h100 pytorch==2.14.1"},
		hardware.NewDriver:         {"gpu=a100 driver=640.10 pytorch", "gpu=a100 driver=580.65.06 pytorch"},
		hardware.DriverListed:      {"gpu=h200 driver=525.60.13 pytorch", "gpu=h200 driver=580.65.06 pytorch"},
		hardware.DriverBranch:      {"gpu=a100 driver=525 pytorch==2.5.1", "gpu=a100 driver=535 pytorch==2.5.1"},
		system.PythonEnded:         {"pytorch==2.5.1 python=3.9", "pytorch"},
		system.OSEnded:             {"pytorch os=debian12", "pytorch"},
		system.ImageFrozen:         {"pytorch==2.4.0 python=3.8 os=debian10", "pytorch"},
		system.DefaultIndex:        {"gpu=t4 pytorch platform=windows/amd64", "gpu=t4 pytorch"},
		system.LibraryPath:         {"tensorflow==2.18.0", "tensorflow==2.15.1"},
		packages.WheelPatch:        {"pytorch==2.2.0 package=flash-attn==2.5.8", "pytorch==2.2.2 package=flash-attn==2.5.8"},
		packages.ExtensionMinor:    {"pytorch cuda=12.8 package=vllm==0.21.0", "pytorch package=vllm==0.21.0"},
		packages.ExtensionIndex:    {"pytorch cuda=12.8 package=vllm==0.21.0", "pytorch cuda=13.0 package=vllm==0.21.0"},
		packages.GlibcUnknown:      {"pytorch==2.3.1 os=centos7 base=registry.example.com/own:1 package=vllm==0.5.3", "pytorch==2.3.1 package=vllm==0.5.3"},
		packages.BuildIndex:        {"onnxruntime==1.18.0 cuda=12.1", "onnxruntime==1.18.0 cuda=11.8"},
		hardware.DriverDocumented:  {"gpu=gtx-1080 driver=367.35 tensorflow cuda=8.0", "gpu=gtx-1080 driver=375.66 tensorflow cuda=8.0"},
		system.CuBLAS:              {"gpu=b200 jax==0.9.2", "gpu=h100 jax==0.9.2"},
		system.XLACompiler:         {"tensorflow==2.12.0", "tensorflow==2.10.0"},
		hardware.Fault:             {"pytorch==2.4.0 platform=windows/amd64", "pytorch==2.4.1 platform=windows/amd64"},
		packages.NightlyWheel:      {"pytorch==2.4.0 package=flash-attn==2.5.9", "pytorch==2.3.1 package=flash-attn==2.5.9"},
		hardware.Ptxas:             {"gpu=h100 tensorflow==2.18.0", "gpu=a100 tensorflow==2.18.0"},
		hardware.SeveralGPUs:       {"gpu=a100 jax==0.6.2 cuda=12.9 cudnn=9.8", "gpu=a100 jax==0.6.2 cuda=12.8 cudnn=9.8"},
		packages.Breaks:            {"jax==0.11.2 package=flax==0.12.9", "jax==0.11.1 package=flax==0.12.9"},
		packages.LegacyKeras:       {"tensorflow==2.16.1 package=tf-keras", "tensorflow==2.16.1"},
		packages.CompilesLater:     {"gpu=a100 pytorch package=deepspeed", "gpu=a100 pytorch toolkit package=deepspeed"},
		packages.CUDAEnd:           {"cupy cuda=13.0 package=numba", "cupy cuda=12.9 package=numba"},
		system.PythonAlso:          {"pytorch os=ubuntu22.04 python=3.11", "pytorch os=ubuntu22.04"},
		hardware.VirtualGPU:        {"gpu=aws:g6f.xlarge pytorch", "gpu=aws:g6.xlarge pytorch"},
		hardware.CUDNNOlder:        {"paddle==2.2.0 cuda=11.2 cudnn=8.1.1 platform=windows/amd64", "paddle==2.2.0 cuda=11.2 cudnn=8.1.1"},
		hardware.CUDNNWithdrawn:    {"jax cudnn=9.25.0", "jax cudnn=9.25"},
		hardware.NCCLCapability:    {"gpu=gtx-980 pytorch", "gpu=gtx-1080 pytorch"},
		system.ImageCompat:         {"gpu=rtx-4090 driver=525.60.13 cupy cuda=12.8", "gpu=a100 driver=525.60.13 cupy cuda=12.8"},
		system.ImageGate:           {"gpu=rtx-4090 driver=535.104.05 cupy cuda=12.8", "gpu=rtx-4090 driver=535.104.05 cupy cuda=12.4"},
		system.ImageTag:            {"tensorflow==2.3.0", "tensorflow==2.12.0"},
		system.HostCompiler:        {"pytorch==2.7.0 cuda=12.6 toolkit base=registry.example.com/own:1 os=debian13", "pytorch==2.7.0 cuda=12.6 toolkit base=registry.example.com/own:1 os=debian12"},
		hardware.Broken:            {"tensorflow==2.15.0", "tensorflow==2.15.1"},
		packages.CompanionPython:   {"pytorch==2.2.0 python=3.12", "pytorch==2.2.0 python=3.11"},
	}
}

func TestEachWarningIsGivenWhereItBelongs(t *testing.T) {
	p := embedded()
	for id, words := range told() {
		if got := plantest.Plan(t, p, words[0]); !plantest.HasWarning(got, id) {
			t.Errorf("%s brings no warning %s: %+v", words[0], id, got.Warnings)
		}
		if got := plantest.Plan(t, p, words[1]); got.Stack == nil || plantest.HasWarning(got, id) {
			t.Errorf("%s should have a stack without warning %s: %+v", words[1], id, got.Warnings)
		}
	}
}

// oneBuild is a set of facts with a single PyTorch, to show rules that no
// release in the tables depends on alone.
func oneBuild(spoil func(*matrices.FrameworkRelease)) *Planner {
	tables := tablesOf(matrices.Embedded())
	release := matrices.FrameworkRelease{
		Framework: "pytorch", Version: "3.0.0", Package: "torch", Released: "2026-10-01", Python: []string{"3.12"}, MinGlibc: "2.28",
		Builds: []matrices.Build{{
			Variant: "cu126", CUDA: "12.6", CUDAFull: "12.6.3", CUDNN: "9.10.2.21", NCCL: "2.29.3",
			Platforms: []matrices.PlatformBuild{{Platform: facts.LinuxAMD64, SM: []string{"8.0"}, KernelsKnown: true, PTXKnown: true, Delivery: matrices.DeliveryWheels}},
		}},
	}
	spoil(&release)
	tables.Frameworks = map[string][]matrices.FrameworkRelease{"pytorch": {release}}
	return New(matrices.New(tables))
}

func TestPTXOnlyServesWithAWarningAndTheToolkitsDriver(t *testing.T) {
	p := oneBuild(func(r *matrices.FrameworkRelease) { r.Builds[0].Platforms[0].PTX = []string{"8.0"} })
	got := plantest.Plan(t, p, "gpu=h100 pytorch")
	if got.Stack == nil || got.Stack.GPUs[0].RunsBy != plan.RunsByPTX || !plantest.HasWarning(got, hardware.PTX) {
		t.Fatalf("got %+v, %+v; want a stack that runs by PTX, with a warning", got.Stack, got.Warnings)
	}
	if got.Stack.Driver.Floor != "560.28.03" {
		t.Errorf("floor is %s, want that of CUDA 12.6 itself", got.Stack.Driver.Floor)
	}
	old := plantest.Plan(t, p, "gpu=h100 driver=550.54.15 pytorch")
	if old.Status != plan.StatusConflict || !strings.Contains(plantest.Sentences(old.Conflict), "takes the toolkit's own driver, 560.28.03 or newer") {
		t.Errorf("PTX on driver 550: %+v", old.Conflict)
	}
	if without := answerOf(t, p, "gpu=h100 driver=550.54.15 pytorch", hardware.PTXDriver); without == "nothing" {
		t.Errorf("rule %s is not what refuses the driver", hardware.PTXDriver)
	}
}

func TestPTXRanksBelowMachineCode(t *testing.T) {
	p := oneBuild(func(r *matrices.FrameworkRelease) {
		r.Builds[0].Platforms[0].PTX = []string{"8.0"}
		other := r.Builds[0]
		other.Variant, other.CUDA, other.CUDAFull, other.Channel = "cu124", "12.4", "12.4.1", "experimental"
		other.Platforms = []matrices.PlatformBuild{{Platform: facts.LinuxAMD64, SM: []string{"9.0"}, KernelsKnown: true, PTXKnown: true, Delivery: matrices.DeliveryWheels}}
		r.Builds = append(r.Builds, other)
	})
	if got := plantest.MustStack(t, p, "gpu=h100 pytorch"); got.Framework.Variant != "cu124" {
		t.Errorf("build is %s, want the one with machine code", got.Framework.Variant)
	}
	if with, without := answerOf(t, p, "gpu=h100 pytorch", ""), answerOf(t, p, "gpu=h100 pytorch", hardware.PTX); with == without {
		t.Errorf("rule %s is not what decides: %s", hardware.PTX, with)
	}
}

func TestToolkitThatDroppedTheGPUDoesNotServeItEvenByPTX(t *testing.T) {
	p := oneBuild(func(r *matrices.FrameworkRelease) {
		b := &r.Builds[0]
		b.Variant, b.CUDA, b.CUDAFull = "cu130", "13.0", "13.0.2"
		b.Platforms[0].PTX = []string{"5.0"}
	})
	if got := plantest.Plan(t, p, "gpu=v100 pytorch"); got.Status != plan.StatusConflict || !strings.Contains(plantest.Sentences(got.Conflict), "CUDA 12.9 is the last that holds code for Tesla V100") {
		t.Errorf("got %+v", got)
	}
	if without := answerOf(t, p, "gpu=v100 pytorch", hardware.ToolkitDropped); without == "nothing" {
		t.Errorf("rule %s is not what refuses it", hardware.ToolkitDropped)
	}
}

func TestFrameworkMayAskForANewerDriver(t *testing.T) {
	p := oneBuild(func(r *matrices.FrameworkRelease) { r.Builds[0].MinDriver = "550.54.15" })
	s := plantest.MustStack(t, p, "gpu=a100 pytorch")
	if s.Driver.Floor != "550.54.15" {
		t.Errorf("floor is %s", s.Driver.Floor)
	}
	if got := plantest.Plan(t, p, "gpu=a100 driver=535.104.05 pytorch"); got.Status != plan.StatusConflict {
		t.Errorf("driver 535 passes below the framework's own floor: %+v", got.Stack)
	}
}

func TestPreReleasesAndYankedOnesOnlyWhenNamed(t *testing.T) {
	p := embedded()
	if got := plantest.MustStack(t, p, "tensorflow").Framework.Version; got != "2.21.0" {
		t.Errorf("newest TensorFlow is %s, want the newest final release", got)
	}
	if got := plantest.MustStack(t, p, "tensorflow==2.22.0rc0").Framework.Version; got != "2.22.0rc0" {
		t.Errorf("a candidate that is named is planned as %s", got)
	}
	yanked := oneBuild(func(r *matrices.FrameworkRelease) { r.Yanked = "broken metadata" })
	if got := plantest.Plan(t, yanked, "pytorch==3.0.0"); got.Stack == nil || !plantest.HasWarning(got, "yanked") {
		t.Errorf("a yanked release that is named: %+v", got)
	}
	if _, err := yanked.Plan(plantest.Request("pytorch")); err == nil {
		t.Error("a yanked release is planned without being named")
	}
}

func TestTheCatalogueHoldsEveryRule(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range rules.Rules() {
		if seen[r.ID] {
			t.Errorf("rule %s stands twice in the catalogue", r.ID)
		}
		seen[r.ID] = true
		if r.Text == "" || r.Source == "" || !strings.HasSuffix(r.Text, ".") {
			t.Errorf("rule %s lacks its sentence or source: %+v", r.ID, r)
		}
	}
	for _, words := range []string{"gpu=v100 gpu=b200 pytorch with=torchvision package=vllm", "tensorflow toolkit", "jax", "gpu=t4 onnxruntime"} {
		r := plantest.Request(words)
		a, err := embedded().read(&r)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range newModel(embedded().facts, a, model.WideModel).Constraints {
			if c.Requirement == nil && !seen[c.Rule.ID] {
				t.Errorf("rule %s is applied and not in the catalogue", c.Rule.ID)
			}
		}
	}
}

// TestSmallScenesAnswerAsTheWholeDoes solves requests over everything and
// compares with what the planner finds in its narrowed scenes.
func TestSmallScenesAnswerAsTheWholeDoes(t *testing.T) {
	p := embedded()
	for _, words := range append(sampleRequests(), "tensorflow", "jax gpu=v100", "onnxruntime cudnn=8", "cupy gpu=t4", "gpu=a100 pytorch jax", "package=vllm gpu=l40s", "tensorflow==2.10.*", "tensorflow==2.15.0") {
		whole := answerOf(t, p, words, "")
		if got := summary(plantest.Plan(t, p, words).Stack); got != whole {
			t.Errorf("%s:\n planned %s\n whole   %s", words, got, whole)
		}
	}
}

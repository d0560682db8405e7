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
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/solver"
)

// solvedWithout solves a request over everything there is, with one rule taken
// out; nil where nothing satisfies it.
func solvedWithout(t *testing.T, p *Planner, words, without string) *model.Solution {
	t.Helper()
	asks, said, _ := strings.Cut(words, " said: ")
	r := plantest.Request(asks)
	q, err := p.read(&r)
	if err != nil {
		t.Fatalf("%s: %v", words, err)
	}
	if said != "" {
		q.Existing = environmentSaid(said)
	}
	s := model.New(p.facts, p.cache, q, model.WideModel)
	if refused, ok := judgedByCoverage()[without]; ok {
		forgive(s, refused)
	}
	rules.Require(s)
	rules.State(s)
	s.Constraints = slices.DeleteFunc(s.Constraints, func(c model.Constraint) bool {
		return c.Requirement == nil &&
			c.Rule.ID == without
	})
	s.SoftConstraints = slices.DeleteFunc(s.SoftConstraints,
		func(p model.SoftConstraint) bool { return p.Rule.ID == without })
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

// environmentSaid is an environment of which one thing is said: the cuDNN that is
// there, the system that it is on, or a package with what it was compiled for.
func environmentSaid(said string) *query.Existing {
	e := &query.Existing{OS: matrices.OS{ID: "the system"}}
	name, text, _ := strings.Cut(said, " ")
	switch name {
	case "pip":
	case "cudnn":
		e.LoadedCUDNN = text
	case "system":
		e.NoGPU = reading.ReadSystem(matrices.Embedded(), text).NoGPU
	default:
		c := reading.ReadCompiled(text)
		e.Compiled = []query.Compiled{{Name: name, Text: text, Torch: c.Torch, CUDA: c.CUDA, SM: c.SM, PTX: c.PTX}}
	}
	return e
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
	return fmt.Sprint(s.Framework, s.Frameworks, s.Python, s.CUDA, s.CUDNN, s.NCCL, s.OS, s.Platform, s.BaseImage,
		s.Packages, s.Driver, s.GPUs)
}

func TestEachWarningIsGivenWhereItBelongs(t *testing.T) {
	p := embedded()
	for id, shown := range readShown(t) {
		if shown.warns == "" {
			continue
		}
		if got := plantest.Plan(t, p, shown.warns); !plantest.HasWarning(got, id) {
			t.Errorf("%s brings no warning %s: %+v", shown.warns, id, got.Warnings)
		}
		if got := plantest.Plan(t, p, shown.quiet); got.Stack == nil || plantest.HasWarning(got, id) {
			t.Errorf("%s should have a stack without warning %s: %+v", shown.quiet, id, got.Warnings)
		}
	}
}

// oneBuild is a set of facts with a single PyTorch, to show rules that no
// release in the tables depends on alone.
func oneBuild(spoil func(*matrices.FrameworkRelease)) *Planner {
	tables := tablesOf(matrices.Embedded())
	release := matrices.FrameworkRelease{
		Framework: "pytorch", Version: "3.0.0", Package: "torch", Released: "2026-10-01", Python: []string{"3.12"},
		MinGlibc: "2.28",
		Builds: []matrices.Build{{
			Variant: "cu126", CUDA: "12.6", CUDAFull: "12.6.3", CUDNN: "9.10.2.21", NCCL: "2.29.3",
			Platforms: []matrices.PlatformBuild{{Platform: facts.LinuxAMD64, SM: []string{"8.0"}, KernelsKnown: true,
				PTXKnown: true, Delivery: matrices.DeliveryWheels}},
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
	if old.Status != plan.StatusConflict || !strings.Contains(plantest.Sentences(old.Conflict),
		"takes the toolkit's own driver, 560.28.03 or newer") {
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
		other.Platforms = []matrices.PlatformBuild{{Platform: facts.LinuxAMD64, SM: []string{"9.0"}, KernelsKnown: true,
			PTXKnown: true, Delivery: matrices.DeliveryWheels}}
		r.Builds = append(r.Builds, other)
	})
	if got := plantest.MustStack(t, p, "gpu=h100 pytorch"); got.Framework.Variant != "cu124" {
		t.Errorf("build is %s, want the one with machine code", got.Framework.Variant)
	}
	if with, without := answerOf(t, p, "gpu=h100 pytorch", ""),
		answerOf(t, p, "gpu=h100 pytorch", hardware.PTX); with == without {
		t.Errorf("rule %s is not what decides: %s", hardware.PTX, with)
	}
}

func TestToolkitThatDroppedTheGPUDoesNotServeItEvenByPTX(t *testing.T) {
	p := oneBuild(func(r *matrices.FrameworkRelease) {
		b := &r.Builds[0]
		b.Variant, b.CUDA, b.CUDAFull = "cu130", "13.0", "13.0.2"
		b.Platforms[0].PTX = []string{"5.0"}
	})
	if got := plantest.Plan(t, p, "gpu=v100 pytorch"); got.Status != plan.StatusConflict ||
		!strings.Contains(plantest.Sentences(got.Conflict), "CUDA 12.9 is the last that holds code for Tesla V100") {
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
	for _, words := range []string{"gpu=v100 gpu=b200 pytorch with=torchvision package=vllm", "tensorflow toolkit", "jax",
		"gpu=t4 onnxruntime"} {
		r := plantest.Request(words)
		q, err := embedded().read(&r)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range newModel(embedded(), q, model.WideModel).Constraints {
			if c.Requirement == nil && !seen[c.Rule.ID] {
				t.Errorf("rule %s is applied and not in the catalogue", c.Rule.ID)
			}
		}
	}
}

// TestSmallScenesAnswerAsTheWholeDoes solves requests over everything and
// compares with what the planner finds in its narrowed models.
func TestSmallScenesAnswerAsTheWholeDoes(t *testing.T) {
	p := embedded()
	for _, words := range append(sampleRequests(), "tensorflow", "jax gpu=v100", "onnxruntime cudnn=8", "cupy gpu=t4",
		"gpu=a100 pytorch jax", "package=vllm gpu=l40s", "tensorflow==2.10.*", "tensorflow==2.15.0") {
		whole := answerOf(t, p, words, "")
		if got := summary(plantest.Plan(t, p, words).Stack); got != whole {
			t.Errorf("%s:\n planned %s\n whole   %s", words, got, whole)
		}
	}
}

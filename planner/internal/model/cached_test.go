package model_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
	"github.com/envsolve/envsolve/solver"
)

// TestCachesHoldWhatWouldBeMadeAnew plans targets that differ in one thing
// each, in two orders, and compares with planners that have met no other
// target: a table whose key leaves out something that it is made from gives
// another answer.
func TestCachesHoldWhatWouldBeMadeAnew(t *testing.T) {
	var targets []string
	for _, gpu := range []string{"gpu=h100", "gpu=v100", "gpu=jetson-orin-nx", "gpu=rtx-5090 gpu=t4", ""} {
		for _, asks := range []string{"pytorch", "pytorch==2.5.1", "pytorch toolkit", "pytorch base=example.com/own:1",
			"pytorch python=3.10 os=ubuntu22.04", "pytorch==2.5.1 cuda=12.6", "pytorch==2.5.1 cuda=12.5",
			"tensorflow", "tensorflow==2.15.*", "onnxruntime cudnn=8", "onnxruntime cuda=11.8", "cupy driver=470.82",
			"pytorch platform=windows/amd64", "pytorch driver=535 forward",
			"pytorch tensorflow", "pytorch with=torchvision", "pytorch package=vllm==0.6.3",
			"pytorch package=flash-attn==2.7.4.post1", "package=vllm==0.11.0", "package=vllm==0.11.0 platform=linux/arm64",
			"onnxruntime package=nvidia-cudnn-cu12==9.1.0.70", "package=ctranslate2==4.4.0", "pytorch==0.4.*",
			"package=ctranslate2==4.4.0 package=nvidia-cudnn-cu12==9.1.0.70"} {
			targets = append(targets, gpu+" "+asks)
		}
	}
	alone := map[string]answered{}
	for _, words := range targets {
		alone[words] = answer(planner.New(matrices.Embedded()), words)
	}
	for range 2 {
		shared := planner.New(matrices.Embedded())
		for i, words := range targets {
			if diff := cmp.Diff(alone[words], answer(shared, words)); diff != "" {
				t.Fatalf("%s (-alone +after %d others):\n%s", words, i, diff)
			}
		}
		slices.Reverse(targets)
	}
}

// TestCachesHoldEnvironmentsAsMadeAnew does the same with environments: which builds, parts and
// packages are there says more than a target does.
func TestCachesHoldEnvironmentsAsMadeAnew(t *testing.T) {
	var environments []string
	for _, gpu := range []string{"gpu=k80", "gpu=rtx-5090"} {
		for _, has := range []string{
			"torch==2.1.2", "source:torch==2.1.2", "torch==2.1.2 cuda=12.1", "source:torch==2.1.2 cuda=11.8",
			"source:torch==2.1.2 cuda=12.1",
			"tensorflow==2.4.0 cuda=11.0 cudnn=8.0.5", "tensorflow==2.4.0 cuda=11.0 cudnn=8",
			"tensorflow==2.4.0 cuda=11.2 cudnn=8.1",
			"tensorflow==2.4.0 torch==1.7.1 cuda=11.0 cudnn=8.0", "tensorflow==2.4.0 torch==1.7.1",
			"torch==2.4.0 vllm==0.6.3", "torch==2.4.0+cu118 vllm==0.6.3",
			"torch==2.4.0 vllm==0.6.3 index=https://wheels.example.com",
			"torch==2.4.0 vllm==0.6.3+cu118", "torch==2.4.0 xformers==0.0.27.post2 cuda=11.8",
			"jax==0.4.30 jaxlib==0.4.30", "jax==0.4.30 jaxlib==0.4.28", "jax[cuda12]==0.4.30", "with=jaxlib==0.4.28 jax==0.4.30",
			"onnxruntime-gpu==1.17.1 cuda=11.8 cudnn=8", "onnxruntime-gpu==1.17.1 cuda=12.2 cudnn=9",
			"ctranslate2==4.4.0 cudnn=9.1", "ctranslate2==4.4.0 nvidia-cudnn-cu12==9.1.0.70", "ctranslate2==4.4.0",
		} {
			environments = append(environments, gpu+" "+has)
		}
	}
	alone := map[string]verdict.Document{}
	for _, words := range environments {
		alone[words] = judged(t, planner.New(matrices.Embedded()), words)
	}
	for range 2 {
		shared := planner.New(matrices.Embedded())
		for i, words := range environments {
			if diff := cmp.Diff(alone[words], judged(t, shared, words)); diff != "" {
				t.Errorf("%s (-alone +after %d others):\n%s", words, i, diff)
			}
		}
		slices.Reverse(environments)
	}
}

// judged returns the verdict of an environment: flags as in cuda=12.1, and packages, those that
// were compiled as in source:torch==2.1.2.
func judged(t *testing.T, p *planner.Planner, words string) verdict.Document {
	t.Helper()
	var flags observed.Flags
	var env observed.Environment
	values := map[string]*string{"cuda": &flags.CUDA, "cudnn": &flags.CUDNN}
	for i, word := range strings.Fields(words) {
		key, value, _ := strings.Cut(word, "=")
		switch {
		case key == "gpu":
			flags.GPU = append(flags.GPU, value)
		case key == "with":
			flags.With = append(flags.With, value)
		case key == "index":
			env.Indexes = append(env.Indexes, observed.Index{URL: value})
		case values[key] != nil:
			*values[key] = value
		default:
			name, version, _ := strings.Cut(word, "==")
			name, source := strings.CutPrefix(name, "source:")
			o := observed.Observation{Kind: observed.Package, Name: name, Value: version, Source: source, Text: word,
				At: request.Position{File: "requirements.txt", Line: i + 1, Column: 1}}
			if base, extra, ok := strings.Cut(strings.TrimSuffix(name, "]"), "["); ok {
				o.Name, o.Extras = base, []string{extra}
			}
			env.Observations = append(env.Observations, o)
		}
	}
	env.Observations = append(env.Observations, flags.Observations()...)
	doc, err := p.Check(env)
	if err != nil {
		t.Fatalf("%s: %v", words, err)
	}
	return doc
}

// answered is what a planner says of a request.
type answered struct {
	Plan  plan.Plan
	Fault string
}

func answer(p *planner.Planner, words string) answered {
	got, err := p.Plan(plantest.Request(words))
	if err != nil {
		return answered{Fault: err.Error()}
	}
	return answered{Plan: got}
}

// TestCachedTablesSayWhatTheirRulesSay makes each constraint of a model again and
// compares it, value by value, with the one that was in the cache. What an environment has
// is said of each target in turn.
func TestCachedTablesSayWhatTheirRulesSay(t *testing.T) {
	f := facts.New(matrices.Embedded())
	system := func(cuda, cudnn string) func(*query.Query) {
		return func(q *query.Query) {
			q.Existing = &query.Existing{OS: matrices.OS{ID: "the system", Glibc: "2.35"}, CUDA: cuda, CUDNN: cudnn}
		}
	}
	said := []func(*query.Query){func(*query.Query) {}, system("", ""), system("", "8"), system("11.2", "8.1.0"),
		func(q *query.Query) {
			system("", "")(q)
			for _, p := range q.Packages {
				p.At.File, p.FromDefault = "requirements.txt", true
			}
		}}
	targets := []string{"gpu=h100 pytorch with=torchvision package=vllm", "gpu=a100 pytorch==2.4.* package=vllm==0.6.3",
		"gpu=v100 driver=535.104.05 onnxruntime", "gpu=a100 pytorch jax", "gpu=t4 tensorflow==2.15.*",
		"gpu=a100 jax==0.4.28 with=jaxlib==0.4.27", "gpu=a100 package=ctranslate2",
		"gpu=a100 package=ctranslate2 package=nvidia-cudnn-cu12==9.1.0.70"}
	for range 2 {
		cache := model.NewCache()
		for _, words := range targets {
			for _, say := range said {
				r := plantest.Request(words)
				q, err := query.Read(f, &r)
				if err != nil {
					t.Fatal(err)
				}
				say(q)
				for _, size := range []model.Size{model.WheelModel, model.NarrowModel, model.StandaloneModel, model.WideModel} {
					sameTables(t, words, stated(f, nil, q, size), stated(f, cache, q, size))
				}
			}
			slices.Reverse(said)
		}
		slices.Reverse(targets)
	}
}

func sameTables(t *testing.T, words string, alone, shared *model.Model) {
	t.Helper()
	if len(shared.Constraints) != len(alone.Constraints) || len(shared.SoftConstraints) != len(alone.SoftConstraints) {
		t.Fatalf("%s: %d and %d constraints, alone %d and %d", words, len(shared.Constraints),
			len(shared.SoftConstraints), len(alone.Constraints), len(alone.SoftConstraints))
	}
	for i := range shared.Constraints {
		sameTable(t, words, alone, &alone.Constraints[i].Solver, &shared.Constraints[i].Solver)
	}
}

func stated(f *facts.Facts, cache *model.Cache, q *query.Query, size model.Size) *model.Model {
	m := model.New(f, cache, q, size)
	rules.Require(m)
	rules.State(m)
	return m
}

func sameTable(t *testing.T, words string, m *model.Model, want, got *solver.Rule) {
	t.Helper()
	if want.Table == nil || got.Table == nil {
		return
	}
	sizes := []int{m.Variables[want.Dims[0]].Size, 1}
	if len(want.Dims) > 1 {
		sizes[1] = m.Variables[want.Dims[1]].Size
	}
	for x := range sizes[0] {
		for y := range sizes[1] {
			if v := []int{x, y}; want.Table.Allows(v) != got.Table.Allows(v) {
				t.Fatalf("%s: %s of %v says %t", words, want.ID, v, got.Table.Allows(v))
			}
		}
	}
}

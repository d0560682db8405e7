package planner

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/plan"
)

// conflictPlans plans the samples of conflicts once for all tests that look at
// them; one that cannot be planned has an empty plan.
var conflictPlans = sync.OnceValue(func() map[string]plan.Plan {
	p, plans := embedded(), map[string]plan.Plan{}
	for _, words := range conflicts() {
		plans[words], _ = p.Plan(plantest.Request(words))
	}
	return plans
})

// all returns a conflict and those beside it.
func all(c *plan.Conflict) []plan.Conflict { return append([]plan.Conflict{*c}, c.Others...) }

func TestEveryIndependentConflictIsShown(t *testing.T) {
	set := matrices.Embedded()
	p := New(set)
	for _, tt := range []struct {
		words string
		want  []string // in any order, a part of a sentence of each conflict
	}{
		{"gpu=v100 cuda=13.0 pytorch==2.4.1 python=3.13", []string{
			"CUDA 12.9 is the last that holds code for Tesla V100", "PyTorch 2.4.1 has wheels for Python 3.8 to 3.12"}},
		{"gpu=v100 cuda=13.0 pytorch==2.9.1 cudnn=8 os=ubuntu24.04 python=3.10 from=system", []string{
			"CUDA 12.9 is the last that holds code for Tesla V100", "come with cuDNN 9",
			"the base images of ubuntu24.04 have Python 3.12"}},
	} {
		got := plantest.Plan(t, p, tt.words)
		if got.Conflict == nil {
			t.Errorf("%s has a stack", tt.words)
			continue
		}
		all := all(got.Conflict)
		for _, want := range tt.want {
			if !slices.ContainsFunc(all, func(c plan.Conflict) bool { return strings.Contains(plantest.Sentences(&c), want) }) {
				t.Errorf("%s: no conflict says %q", tt.words, want)
			}
		}
		if len(all) < len(tt.want) || len(got.Conflict.Fixes) == 0 {
			t.Errorf("%s: %d conflicts and %d ways out", tt.words, len(all), len(got.Conflict.Fixes))
		}
		for _, f := range got.Conflict.Fixes {
			if faults := checkStack(set, f.Stack); len(faults) > 0 {
				t.Errorf("%s: %s: %v", tt.words, f.Text, faults)
			}
		}
	}
}

// TestEveryChangeIsExplained wants each requirement that a way out changes in
// one of the conflicts that are shown.
func TestEveryChangeIsExplained(t *testing.T) {
	// What nobody asked for can be offered all the same.
	offered := []string{"toolkit", "forward_compatibility"}
	several := 0
	for _, words := range conflicts() {
		c := conflictPlans()[words].Conflict
		if c == nil {
			continue
		}
		var asked []string
		for _, one := range all(c) {
			for _, r := range one.Rules {
				asked = append(asked, strings.TrimPrefix(r.Rule, "asked-"))
			}
		}
		for _, f := range c.Fixes {
			if len(f.Change) > 1 {
				several++
			}
			for _, change := range f.Change {
				if !slices.Contains(offered, change.Part) && !slices.Contains(asked, change.Part) &&
					!slices.Contains(asked, strings.TrimSuffix(change.Part, ".cuda")) {
					t.Errorf("%s: nothing says why %q changes %s; asked for in conflicts: %v", words, f.Text, change.Part, asked)
				}
			}
		}
	}
	if several == 0 {
		t.Error("no way out changes two things: the samples show too little")
	}
}

func TestAnotherGPUIsTheLastWayOut(t *testing.T) {
	p := embedded()
	for words, want := range map[string]string{
		"gpu=gtx-780m pytorch":                     "--gpu sm_35, such as ",
		"gpu=rtx-5080 tensorflow":                  "--gpu sm_90, such as ",
		"gpu=t4 package=flash-attn==2.8.3 pytorch": "--gpu sm_80, such as ",
	} {
		c := plantest.Plan(t, p, words).Conflict
		if c == nil || len(c.Fixes) == 0 || !strings.HasPrefix(c.Fixes[0].Text, want) {
			t.Errorf("%s: %+v, want %q", words, c, want)
			continue
		}
		again := plantest.Plan(t, p, strings.Replace(words, strings.Fields(words)[0], "gpu="+c.Fixes[0].Change[0].To, 1))
		if again.Stack == nil || again.Stack.Framework != c.Fixes[0].Stack.Framework {
			t.Errorf("%s: %s gives %+v, want the stack that was shown", words, c.Fixes[0].Text, again.Stack)
		}
	}
	if c := plantest.Plan(t, p, "gpu=jetson-orin-nx jax").Conflict; c == nil || len(c.Fixes) > 0 {
		t.Errorf("another GPU is a way out for a Jetson module: %+v", c)
	}
}

// TestOtherGPUsAreThoseThatHaveAStack asks for each compute capability in the
// place of a GPU that nothing else helps: those offered are the next newer and the
// next older one with a stack, and there are none where no capability has one.
func TestOtherGPUsAreThoseThatHaveAStack(t *testing.T) {
	p := embedded()
	for _, words := range []string{
		"gpu=gtx-580 pytorch==2.5.1 python=3.14", "gpu=gtx-580 pytorch", "gpu=gtx-780m pytorch==1.7.1",
		"gpu=rtx-5080 tensorflow", "gpu=t4 pytorch package=flash-attn==2.8.3", "gpu=gtx-580 jax",
	} {
		c := plantest.Plan(t, p, words).Conflict
		if c == nil || len(c.Fixes) > 0 && c.Fixes[0].Change[0].Part != "gpu" {
			t.Errorf("%s: %+v, want a conflict that other GPUs alone can help", words, c)
			continue
		}
		var got []string
		for _, f := range c.Fixes {
			got = append(got, f.Change[0].To)
		}
		if want := nearestWithStack(t, p, words); !slices.Equal(got, want) {
			t.Errorf("%s: %q is offered, want %q", words, got, want)
		}
	}
}

// nearestWithStack plans a request for every compute capability of desktops and
// servers, and returns the next newer and the next older one with a stack.
func nearestWithStack(t *testing.T, p *Planner, words string) []string {
	t.Helper()
	first, rest, _ := strings.Cut(words, " ")
	asked := plantest.Request(first + " " + rest)
	q, err := p.engine.Read(&asked)
	if err != nil {
		t.Fatal(err)
	}
	newer, older := "", ""
	for _, arch := range p.facts.Ascending() {
		cc := arch.ComputeCapability
		if arch.Tegra || len(p.facts.CommonBoards()[cc]) == 0 || cc == q.GPUs[0].CC() {
			continue
		}
		name := query.SMName(cc)
		switch after := version.Compare(cc, q.GPUs[0].CC()) > 0; {
		case after && newer != "" || plantest.Plan(t, p, "gpu="+name+" "+rest).Stack == nil:
		case after:
			newer = name
		default:
			older = name
		}
	}
	return slices.DeleteFunc([]string{newer, older}, func(name string) bool { return name == "" })
}

func TestTheToolkitIsAWayOut(t *testing.T) {
	c := plantest.Plan(t, embedded(), "pytorch package=transformer-engine").Conflict
	if c == nil || len(c.Fixes) != 1 || !strings.HasPrefix(c.Fixes[0].Text, "toolkit = true in a target file (torch") {
		t.Fatalf("got %+v", c)
	}
	if s := c.Fixes[0].Stack; !strings.Contains(s.BaseImage, "devel") {
		t.Errorf("the stack stands on %s, want an image with the toolkit", s.BaseImage)
	}
}

func TestFactsOfConflictsSayWhatTheyRestOn(t *testing.T) {
	// What no row of a table states: that an environment holds one of each.
	ruleAlone := []string{libraries.NVIDIAMajor, libraries.NVIDIAPart}
	for _, words := range conflicts() {
		c := conflictPlans()[words].Conflict
		if c == nil {
			continue
		}
		for _, one := range all(c) {
			for _, r := range one.Rules {
				if (r.Kind == "fact" && !slices.Contains(ruleAlone, r.Rule)) != (r.Evidence != nil) {
					t.Errorf("%s: %s %q rests on %+v, cites %v", words, r.Kind, r.Text, r.Evidence, r.Facts)
				}
			}
		}
	}
}

func TestWhereThereIsNoWayOutItIsSaidWhy(t *testing.T) {
	p := embedded()
	for words, want := range map[string]string{
		"gpu=jetson-orin-nx jax": "the smallest changes that would make it work give up every GPU; on jetson-orin-nx, " +
			"other frameworks have a stack: cupy 14.2.0, onnxruntime 1.23.0, pytorch 2.9.1, tensorflow 2.16.1",
		"gpu=t4 pytorch==2.5.1 python=3.13 cuda=13.0": "",
	} {
		if c := plantest.Plan(t, p, words).Conflict; c == nil || c.Note != want {
			t.Errorf("%s: %+v, want %q", words, c, want)
		}
	}
	alone := plan.Conflict{Rules: []plan.ConflictRule{{Kind: "fact"}}}
	answer.NoteNoWayOut(&alone, &query.Query{})
	if alone.Note != "nothing that you asked for is in the way: what is known rules it out by itself" {
		t.Errorf("facts alone: %q", alone.Note)
	}
	for _, c := range []plan.Conflict{{Rules: alone.Rules, Fixes: []plan.Fix{{}}},
		{Rules: alone.Rules, Split: []plan.Share{{}}}} {
		if answer.NoteNoWayOut(&c, &query.Query{}); c.Note != "" {
			t.Errorf("%+v", c)
		}
	}
}

func TestWhyNotNamesTheVersionThatWorks(t *testing.T) {
	got, err := embedded().WhyNot(plantest.Request("gpu=rtx-5090 pytorch"), "vllm", "0.6.3")
	if err != nil || got.Conflict == nil {
		t.Fatalf("got %+v, %v", got, err)
	}
	if note := got.Conflict.Note; !strings.HasPrefix(note, "with nothing changed, vllm==0.33.0 works (torch ") {
		t.Errorf("says %q", note)
	}
}

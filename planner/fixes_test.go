package planner

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/search"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// How many random requests TestEveryWayOutSolvesWhenApplied makes, and how many
// it makes with -every.
const (
	fewRequests  = 120
	manyRequests = 4000
)

// TestEveryWayOutSolvesWhenApplied makes each change that a conflict offers to
// its request, as a program would and as a user at the command line would, and
// plans it again: the stack must be the one that was promised.
func TestEveryWayOutSolvesWhenApplied(t *testing.T) {
	set := matrices.Embedded()
	p, n := New(set), fewRequests
	if *every {
		n = manyRequests
	}
	conflicts, fixes, shares := 0, 0, 0
	for seed := range n {
		words := randomRequest(set, uint64(seed))
		got, err := p.Plan(plantest.Request(strings.Join(words, " ")))
		if request.InputErrors(err) != nil {
			continue // what is asked for together is a fault, such as torch by two versions
		}
		name := strings.Join(words, " ")
		if err != nil {
			t.Errorf("%d: %s: %v", seed, name, err)
			continue
		}
		answeredInWords(t, name, got)
		if got.Conflict == nil {
			continue
		}
		conflicts++
		for _, f := range got.Conflict.Fixes {
			fixes++
			checkFix(t, p, words, f)
		}
		for _, s := range got.Conflict.Split {
			shares++
			checkShare(t, p, name, s)
		}
	}
	t.Logf("%d requests, %d conflicts, %d ways out, %d shares of fleets", n, conflicts, fixes, shares)
	if conflicts < n/5 || fixes < n/2 {
		t.Errorf("%d conflicts with %d ways out among %d requests: too few to show anything", conflicts, fixes, n)
	}
}

// answeredInWords checks that there is a stack with reasons, or a conflict whose
// every rule has words.
func answeredInWords(t *testing.T, name string, got plan.Plan) {
	t.Helper()
	if got.Stack != nil {
		if got.Conflict != nil || len(got.Reasons) == 0 || got.Status != plan.StatusOK {
			t.Errorf("%s: a stack with conflict %+v and %d reasons", name, got.Conflict, len(got.Reasons))
		}
		return
	}
	if got.Conflict == nil || got.Status != plan.StatusConflict {
		t.Errorf("%s: neither a stack nor a conflict", name)
		return
	}
	for _, c := range all(got.Conflict) {
		if len(c.Rules) == 0 {
			t.Errorf("%s: a conflict without rules", name)
		}
		for _, r := range c.Rules {
			if strings.TrimSpace(r.Text) == "" || r.Rule == "" {
				t.Errorf("%s: a rule without words: %+v", name, r)
			}
		}
	}
}

// checkFix applies a way out in both ways.
func checkFix(t *testing.T, p *Planner, words []string, f plan.Fix) {
	t.Helper()
	name := strings.Join(words, " ") + " → " + f.Text
	asked := plantest.Request(strings.Join(words, " "))
	changed, err := f.Apply(asked)
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	if diff := cmp.Diff(asked, plantest.Request(strings.Join(words, " "))); diff != "" {
		t.Errorf("%s: the request given is changed: %s", name, diff)
	}
	checkPromise(t, p, name+" (by Apply)", changed, f.Stack)
	if printed, ok := applyPrinted(words, f.Text); ok {
		text := strings.Join(printed, " ")
		checkPromise(t, p, name+" (as printed: "+text+")", plantest.Request(text), f.Stack)
	}
	if before := platformOf(p, asked); before != f.Stack.Platform && !strings.Contains(f.Text, f.Stack.Platform) {
		t.Errorf("%s: the stack is for %s without a word, and was asked for on %s", name, f.Stack.Platform, before)
	}
}

// checkShare asks for one share of a fleet that was shared out.
func checkShare(t *testing.T, p *Planner, words string, s plan.Share) {
	t.Helper()
	r := plantest.Request(words)
	r.GPUs = slices.DeleteFunc(r.GPUs, func(g request.Text) bool { return !slices.Contains(s.GPUs, g.Value) })
	r.Drivers = slices.DeleteFunc(r.Drivers, func(d request.Text) bool {
		return len(s.Drivers) > 0 && !slices.Contains(s.Drivers, d.Value)
	})
	checkPromise(t, p, words+" shared out", r, s.Stack)
}

// platformOf returns the platform that a request is for.
func platformOf(p *Planner, r request.Request) string {
	a, _ := query.Read(p.facts, &r) // with it is what the facts do not know, which Plan may do without
	if a == nil {
		return ""
	}
	return a.Platform
}

func checkPromise(t *testing.T, p *Planner, name string, r request.Request, want *plan.Stack) {
	t.Helper()
	got, err := p.Plan(r)
	switch {
	case err != nil:
		t.Errorf("%s: %v", name, err)
	case got.Stack == nil:
		t.Errorf("%s: no stack, but %s", name, plantest.Sentences(got.Conflict))
	default:
		if diff := cmp.Diff(want, got.Stack); diff != "" {
			t.Errorf("%s: the stack is another one (-promised +planned):\n%s", name, diff)
		}
	}
}

// TestEveryChangeCanBeMade applies what the planner tries as ways out: each is a
// change of the request that it has.
func TestEveryChangeCanBeMade(t *testing.T) {
	p, tried := embedded(), 0
	for seed := range fewRequests / 4 {
		words := strings.Join(randomRequest(matrices.Embedded(), uint64(seed)), " ")
		r := plantest.Request(words)
		q, err := p.engine.Read(&r)
		if err != nil {
			continue
		}
		wide := p.engine.Model(q, model.WideModel)
		if !search.Possible(wide) {
			t.Errorf("%s: a variable without a value", words)
			continue
		}
		_, err = answer.Fail(wide, func(changes []plan.Change) (*model.Solution, error) {
			tried++
			fix := plan.Fix{Change: changes}
			if _, err := fix.Apply(r); err != nil {
				t.Errorf("%s: %v", words, err)
			}
			return nil, nil
		})
		if err != nil {
			t.Errorf("%s: %v", words, err)
		}
	}
	if tried < fewRequests/8 {
		t.Errorf("%d changes were tried: too few to show anything", tried)
	}
}

// TestWithoutArmMachinesThePlatformIsTheUsualOne returns up the boards that tie a
// target to linux/arm64: the stack for the others is for linux/amd64, and says so.
func TestWithoutArmMachinesThePlatformIsTheUsualOne(t *testing.T) {
	for words, board := range map[string]string{
		"gpu=m6 gpu=gh200-120gb pytorch nccl=2.28.9":                             "gh200-120gb",
		"gpu=rtx-2050 gpu=jetson-tx1 jax==0.2.18 package=accelerate nccl=2.2.12": "jetson-tx1",
	} {
		got := plantest.Plan(t, embedded(), words)
		if got.Conflict == nil {
			t.Errorf("%s: %+v, want a conflict", words, got.Stack)
			continue
		}
		found := false
		for _, f := range got.Conflict.Fixes {
			if strings.HasPrefix(f.Text, "without --gpu "+board) {
				found = true
				if f.Stack.Platform != "linux/amd64" || !strings.Contains(f.Text, ", on linux/amd64") {
					t.Errorf("%s: %s is for %s", words, f.Text, f.Stack.Platform)
				}
			}
		}
		if !found {
			t.Errorf("%s: no way out gives up %s: %v", words, board, plantest.Texts(got.Conflict.Fixes))
		}
	}
}

func TestShareOfAFleetIsForItsOwnPlatform(t *testing.T) {
	got := plantest.Plan(t, embedded(), "gpu=jetson-orin-nx gpu=h100 pytorch==2.8.0")
	if got.Conflict == nil || len(got.Conflict.Split) != 2 {
		t.Fatalf("%+v, want two stacks", got.Conflict)
	}
	for _, s := range got.Conflict.Split {
		want := map[string]string{"jetson-orin-nx": "linux/arm64", "h100": "linux/amd64"}[s.GPUs[0]]
		if s.Stack.Platform != want {
			t.Errorf("%v is for %s, want %s", s.GPUs, s.Stack.Platform, want)
		}
	}
}

// TestImagesAreOfThePlatform asks for a toolkit whose nvidia/cuda images on the
// system are for another platform.
func TestImagesAreOfThePlatform(t *testing.T) {
	words := "gpu=quadro-k420 driver=470.256.02 package=tensorrt-oss os=rockylinux8 platform=linux/arm64 toolkit"
	got, want := plantest.Plan(t, embedded(), words), "images that fit the rest are for linux/amd64 only"
	if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict), want) {
		t.Errorf("%+v %+v, want a conflict over the image", got.Stack, got.Conflict)
	}
}

// TestAnotherReleaseIsTheStackThatWasPromised asks for releases on GPUs, and
// applies each change that a conflict offers: such changes are not planned anew
// where the release alone changes.
func TestAnotherReleaseIsTheStackThatWasPromised(t *testing.T) {
	set := matrices.Embedded()
	p, step := New(set), 1709
	if *every {
		step = 31
	}
	beside := []string{"", "python=3.12", "driver=>=550", "", "driver=535 python=3.10"}
	pairs, fixes := 0, 0
	for _, name := range set.FrameworkNames() {
		for _, r := range set.Frameworks(name) {
			for _, g := range set.GPUs() {
				if pairs++; pairs%step != 0 {
					continue
				}
				words := []string{name + "==" + r.Version, "gpu=" + g.ID}
				if further := beside[pairs/step%len(beside)]; further != "" {
					words = append(words, strings.Fields(further)...)
				}
				got, err := p.Plan(plantest.Request(strings.Join(words, " ")))
				if err != nil {
					t.Fatalf("%s: %v", words, err)
				}
				if got.Conflict == nil {
					continue
				}
				for _, f := range got.Conflict.Fixes {
					fixes++
					checkFix(t, p, words, f)
				}
			}
		}
	}
	if fixes < pairs/step/20 {
		t.Errorf("%d ways out of %d requests: too few to show anything", fixes, pairs/step)
	}
	t.Logf("%d ways out of %d requests", fixes, pairs/step)
}

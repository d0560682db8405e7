package planner

import (
	"encoding/json"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/request"
)

// TestSameBytesAlways plans a mixed document over and over, with fresh and
// with used planners, and wants one answer to the byte.
func TestSameBytesAlways(t *testing.T) {
	var requests []request.Request
	for _, words := range sampleRequests()[:6] {
		requests = append(requests, plantest.Request(words))
	}
	used := embedded()
	var first string
	for i := range 170 {
		p := used
		if i%10 == 0 {
			p = embedded()
		}
		doc, err := p.PlanAll(requests)
		if err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal(doc)
		if err != nil {
			t.Fatal(err)
		}
		if first == "" {
			first = string(text)
		}
		if string(text) != first {
			t.Fatalf("run %d of the same document gives other bytes:\n%s\n%s", i, text, first)
		}
	}
}

// TestOrderOfTheFactsDoesNotMatter shuffles tables whose order says nothing.
func TestOrderOfTheFactsDoesNotMatter(t *testing.T) {
	p := embedded()
	random := rand.New(rand.NewPCG(1, 2))
	for range 5 {
		tables := plantest.TablesOf(matrices.Embedded())
		random.Shuffle(len(tables.GPUs), func(i, j int) { tables.GPUs[i], tables.GPUs[j] = tables.GPUs[j], tables.GPUs[i] })
		random.Shuffle(len(tables.Architectures), func(i, j int) {
			tables.Architectures[i], tables.Architectures[j] = tables.Architectures[j], tables.Architectures[i]
		})
		random.Shuffle(len(tables.OSes), func(i, j int) { tables.OSes[i], tables.OSes[j] = tables.OSes[j], tables.OSes[i] })
		shuffled := New(matrices.New(tables))
		for _, words := range []string{"gpu=rtx-5090 pytorch==2.5.1", "gpu=rtx-4090 pytorch os=ubuntu",
			"gpu=h100-pcie gpu=rtx-5090 pytorch"} {
			a, err := json.Marshal(plantest.Plan(t, p, words))
			if err != nil {
				t.Fatal(err)
			}
			b, err := json.Marshal(plantest.Plan(t, shuffled, words))
			if err != nil {
				t.Fatal(err)
			}
			if string(a) != string(b) {
				t.Errorf("%s: the order of the tables changes the plan:\n%s\n%s", words, a, b)
			}
		}
	}
}

// TestGoroutinesShareAPlanner plans from several goroutines at once: under the
// race detector it shows that nothing is shared unguarded.
func TestGoroutinesShareAPlanner(t *testing.T) {
	p := embedded()
	words := []string{"gpu=rtx-5090 pytorch==2.5.1", "jax gpu=v100", "tensorflow==2.10.*", "package=vllm gpu=l40s"}
	want := make([]string, len(words))
	for i, w := range words {
		want[i] = plantest.Summary(plantest.Plan(t, embedded(), w).Stack)
	}
	var group sync.WaitGroup
	for worker := range 8 {
		group.Go(func() {
			i := worker % len(words)
			got, err := p.Plan(plantest.Request(words[i]))
			if err != nil || plantest.Summary(got.Stack) != want[i] {
				t.Errorf("%s: %v, %+v", words[i], err, got.Stack)
			}
		})
	}
	group.Wait()
}

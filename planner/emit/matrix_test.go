package emit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/plan"
)

// targetsOf makes targets of a few kinds of stacks, in no order.
func targetsOf(rng *rand.Rand, n, kinds int) []Input {
	all := make([]Input, 0, n)
	for i := range n {
		kind := rng.IntN(kinds)
		all = append(all, Input{Target: fmt.Sprintf("t[cell=%d]", i), Platform: "linux/amd64", Stack: plan.Stack{
			Python: []string{"3.11", "3.12"}[kind%2], Framework: plan.Framework{Name: "pytorch", Version: fmt.Sprintf("2.%d.0", kind)},
			Packages: map[string]string{"torch": fmt.Sprintf("2.%d.0", kind), "other": "1"}}})
	}
	rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all
}

// matrixReads takes a matrix of one target apart: one job, whose target it is, on
// one line.
func matrixReads(in Input, text []byte) error {
	var jobs struct{ Include []shard }
	if err := json.Unmarshal(text, &jobs); err != nil {
		return err
	}
	if len(jobs.Include) != 1 || jobs.Include[0].Targets != in.Target || bytes.Count(text, []byte("\n")) != 1 {
		return fmt.Errorf("jobs %+v of target %q", jobs.Include, in.Target)
	}
	return nil
}

func readMatrix(t *testing.T, all []Input) []shard {
	t.Helper()
	text, err := Matrix(all)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Count(string(text), "\n") != 1 {
		t.Error("an output of a workflow is one line")
	}
	var jobs struct{ Include []shard }
	if err := json.Unmarshal(text, &jobs); err != nil {
		t.Fatal(err)
	}
	return jobs.Include
}

func TestAMatrixHoldsEachTargetOnce(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 60 {
		n, kinds := 1+rng.IntN(3_000), 1+rng.IntN(400)
		all := targetsOf(rng, n, kinds)
		jobs, seen, names := readMatrix(t, all), map[string]bool{}, map[string]bool{}
		kindOf := map[string]string{}
		for i := range all {
			kindOf[all[i].Target] = wheelsKey(&all[i])
		}
		different := map[string]bool{}
		for _, key := range kindOf {
			different[key] = true
		}
		for _, job := range jobs {
			targets := strings.Split(job.Targets, "\n")
			if len(targets) != job.Count || job.Count > maxShardTarget || names[job.Name] {
				t.Fatalf("a job %q of %d targets says that it has %d", job.Name, len(targets), job.Count)
			}
			names[job.Name] = true
			for _, name := range targets {
				if seen[name] || kindOf[name] == "" {
					t.Fatalf("%s is there twice, or nobody asked for it", name)
				}
				seen[name] = true
			}
			if len(different) < maxShards/2 && slices.ContainsFunc(targets, func(name string) bool { return kindOf[name] != kindOf[targets[0]] }) {
				t.Fatalf("job %q holds stacks of different wheels", job.Name)
			}
		}
		if len(seen) != n || len(jobs) > maxShards {
			t.Fatalf("%d of %d targets in %d jobs", len(seen), n, len(jobs))
		}
	}
}

func TestAMatrixDoesNotDependOnOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	all := targetsOf(rng, 500, 9)
	one := readMatrix(t, all)
	slices.Reverse(all)
	if again := readMatrix(t, all); !slices.Equal(one, again) {
		t.Error("the jobs follow the order of the targets")
	}
	for _, job := range one {
		if !strings.HasPrefix(job.Name, "pytorch 2.") || !strings.HasSuffix(job.Name, "linux/amd64") {
			t.Errorf("a job is called %q", job.Name)
		}
	}
	if len(one) != 9 {
		t.Errorf("%d jobs of nine kinds", len(one))
	}
}

func TestAMatrixHasItsLimits(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	if jobs := readMatrix(t, targetsOf(rng, maxShards*maxShardTarget, 3)); len(jobs) > maxShards {
		t.Errorf("%d jobs", len(jobs))
	}
	_, err := Matrix(targetsOf(rng, maxShards*maxShardTarget+1, 3))
	if err == nil || !strings.Contains(err.Error(), "51201 targets are more than the 51200") {
		t.Errorf("one target too many: %v", err)
	}
	_, err = Matrix([]Input{{Target: "a\nb"}})
	if err == nil || !strings.Contains(err.Error(), "several lines") {
		t.Errorf("a name of two lines: %v", err)
	}
	if text, err := Matrix(nil); err != nil || string(text) != "{\"include\":[]}\n" {
		t.Errorf("no targets: %q, %v", text, err)
	}
}

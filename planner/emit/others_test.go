package emit

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsimple"
	"go.yaml.in/yaml/v3"

	"github.com/envsolve/envsolve/planner/request"
)

// hard is a locked target whose texts other formats have to quote.
func hard(t *testing.T) Input {
	t.Helper()
	target := locked(t)
	target.Image.Env = map[string]string{"A": `x${y} %{z} $(id) "q" \ '`}
	target.Image.Tags = []request.Text{{Value: "registry.example.com/a:1"}, {Value: "b:${c}"}}
	return FromLock(target, nil)
}

// TestBakeHoldsTheDockerfile reads the file as HCL does.
func TestBakeHoldsTheDockerfile(t *testing.T) {
	in := hard(t)
	text, err := Bake(in)
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Group []struct {
			Name    string   `hcl:"name,label"`
			Targets []string `hcl:"targets"`
		} `hcl:"group,block"`
		Target []struct {
			Name       string   `hcl:"name,label"`
			Context    string   `hcl:"context"`
			Platforms  []string `hcl:"platforms"`
			Tags       []string `hcl:"tags"`
			Dockerfile string   `hcl:"dockerfile-inline"`
		} `hcl:"target,block"`
	}
	if err := hclsimple.Decode("docker-bake.hcl", text, &hcl.EvalContext{}, &file); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	want, err := Dockerfile(in)
	if err != nil {
		t.Fatal(err)
	}
	got := file.Target[0]
	if diff := cmp.Diff(string(want), got.Dockerfile); diff != "" {
		t.Error(diff)
	}
	if got.Name != "train" || file.Group[0].Targets[0] != "train" || got.Platforms[0] != "linux/amd64" ||
		!cmp.Equal(got.Tags, []string{"registry.example.com/a:1", "b:${c}"}) {
		t.Errorf("got %+v", got)
	}
	in.Image.Env = map[string]string{"A": bakeEnd}
	in.Locked.Image.Env = in.Image.Env
	if _, err := Bake(in); err == nil {
		t.Error("a value may end the Dockerfile")
	}
}

// TestCondaHoldsTheRequirements reads the file as YAML and compares what pip gets
// with the requirements file.
func TestCondaHoldsTheRequirements(t *testing.T) {
	in := hard(t)
	text, err := Conda(in)
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Name         string
		Channels     []string
		Dependencies []yaml.Node
	}
	if err := yaml.Unmarshal(text, &file); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	var python, pip string
	var below struct{ Pip []string }
	for i, into := range []any{&python, &pip, &below} {
		if err := file.Dependencies[i].Decode(into); err != nil {
			t.Fatal(err)
		}
	}
	requirements, err := in.requirements()
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for line := range strings.Lines(strings.ReplaceAll(requirements, "\\\n", "")) {
		if fields := strings.Fields(line); len(fields) > 0 {
			want = append(want, strings.Join(fields, " "))
		}
	}
	if diff := cmp.Diff(want, below.Pip); diff != "" {
		t.Error(diff)
	}
	if file.Name != "train" || python != "python="+in.Stack.Python || pip != "pip" || len(file.Channels) != 2 {
		t.Errorf("got %s", text)
	}
	in.Stack.Pip = "<24.1"
	if text, err := Conda(in); err != nil || !strings.Contains(string(text), "\n  - \"pip<24.1\"\n") {
		t.Errorf("the older pip is not asked for: %v\n%s", err, text)
	}
	in.Stack.Python = "3.12\n  - evil"
	if _, err := Conda(in); err == nil {
		t.Error("a Python of two lines is written")
	}
}

// TestTheExampleIsWhatIsEmitted holds the example, which the end-to-end tests
// run, to the emitter.
func TestTheExampleIsWhatIsEmitted(t *testing.T) {
	want, err := os.ReadFile("../../examples/ci/github-actions.yml")
	if err != nil {
		t.Fatal(err)
	}
	got, err := GitHubActions(Input{Target: "train"})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("examples/ci/github-actions.yml (-there +emitted):\n%s", diff)
	}
}

// TestWorkflowsCallTargetsByAnyName reads the steps as YAML and what they run as
// a shell would.
func TestWorkflowsCallTargetsByAnyName(t *testing.T) {
	for target, want := range map[string]string{
		"train":                       "envsolve plan --locked --target train",
		"ci[gpu=h100,pytorch=2.5]":    "envsolve plan --locked --target 'ci[gpu=h100,pytorch=2.5]'",
		"a: b # c":                    "envsolve plan --locked --target 'a: b # c'",
		"it's ${{ secrets.X }} $(id)": `envsolve plan --locked --target 'it'\''s ${{ secrets.X }} $(id)'`,
	} {
		text, err := GitHubActions(Input{Target: target})
		if strings.Contains(target, "${{") {
			if err == nil {
				t.Errorf("%s: an expression of GitHub's is written into a script", target)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		var file struct {
			Name string
			Jobs map[string]struct{ Steps []struct{ Name, Run string } }
		}
		if err := yaml.Unmarshal(text, &file); err != nil {
			t.Fatalf("%s: %v", target, err)
		}
		steps := file.Jobs["plan"].Steps
		if got := steps[len(steps)-1].Run; got != want {
			t.Errorf("%s: runs %s, want %s", target, got, want)
		}
		if strings.ContainsAny(file.Name, "[]=:, #") {
			t.Errorf("%s: called %q", target, file.Name)
		}
	}
}

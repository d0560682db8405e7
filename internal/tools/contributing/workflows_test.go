package contributing

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/rhysd/actionlint"
	"go.yaml.in/yaml/v3"
)

// pinned matches the use of an action by the hash of its commit, with its release for
// people; uses matches any.
var (
	uses   = regexp.MustCompile(`(?m)^\s*(?:- )?uses: (.*)$`)
	pinned = regexp.MustCompile(`^[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$`)
)

// workflowFiles are the workflows of this repository.
func workflowFiles(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, ".github", "workflows", "*.yml"))
	if err != nil || len(files) < 4 {
		t.Fatalf("there are %d workflows: %v", len(files), err)
	}
	return files
}

// TestWorkflowsAreSound holds workflows to their form, by a linter that knows it and
// knows which strings come from outside, and to the least rights that they need.
func TestWorkflowsAreSound(t *testing.T) {
	for _, file := range workflowFiles(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(file)
		for _, fault := range faultsOf(t, name, text) {
			t.Errorf("%s: %s", name, fault)
		}
	}
}

// faultsOf returns what is wrong with a workflow.
func faultsOf(t *testing.T, name string, text []byte) []string {
	t.Helper()
	linter, err := actionlint.NewLinter(io.Discard, &actionlint.LinterOptions{})
	if err != nil {
		t.Fatal(err)
	}
	found, err := linter.Lint(name, text, nil)
	if err != nil {
		t.Fatal(err)
	}
	var faults []string
	for _, e := range found {
		faults = append(faults, e.Error())
	}
	for _, use := range uses.FindAllSubmatch(text, -1) {
		if !pinned.Match(use[1]) {
			faults = append(faults, string(use[1])+" is not named by the hash of its commit, with its release behind it")
		}
	}
	var w struct {
		Permissions map[string]string `yaml:"permissions"`
		Jobs        map[string]struct {
			Timeout int `yaml:"timeout-minutes"`
			Steps   []struct {
				Run string `yaml:"run"`
			} `yaml:"steps"`
		} `yaml:"jobs"`
	}
	if err := yaml.Unmarshal(text, &w); err != nil {
		return append(faults, err.Error())
	}
	if len(w.Permissions) == 0 {
		faults = append(faults, "it has all the rights that the repository gives: name those it needs")
	}
	for job, j := range w.Jobs {
		if j.Timeout == 0 {
			faults = append(faults, job+" may take for ever")
		}
		for _, step := range j.Steps {
			if strings.Contains(step.Run, "${{") {
				faults = append(faults, job+" puts an expression into a script: hand it over in env")
			}
		}
	}
	return faults
}

// TestUnsoundWorkflowsAreFound shows that the rules find what they are for.
func TestUnsoundWorkflowsAreFound(t *testing.T) {
	const sound = `on: push
permissions:
  contents: read
jobs:
  a:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
      - run: make
`
	if faults := faultsOf(t, "a.yml", []byte(sound)); len(faults) > 0 {
		t.Errorf("a sound workflow has faults: %q", faults)
	}
	for _, tt := range []struct{ from, to, want string }{
		{"3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1", "v7", "the hash of its commit"},
		{" # v7.0.1", "", "the hash of its commit"},
		{"permissions:\n  contents: read\n", "", "name those it needs"},
		{"    timeout-minutes: 5\n", "", "may take for ever"},
		{"run: make", `run: make "${{ github.ref_name }}"`, "hand it over in env"},
		{"run: make", `run: echo "${{ github.event.pull_request.title }}"`, "potentially untrusted"},
		{"runs-on: ubuntu-24.04", "run-on: ubuntu-24.04", `unexpected key "run-on"`},
		{"contents: read", "content: read", `unknown permission scope "content"`},
	} {
		faults := strings.Join(faultsOf(t, "a.yml", []byte(strings.Replace(sound, tt.from, tt.to, 1))), "\n")
		if !strings.Contains(faults, tt.want) {
			t.Errorf("with %q for %q the faults are %q, want %q", tt.to, tt.from, faults, tt.want)
		}
	}
}

// TestActionHandsValuesOver looks that our own action puts no input into a script.
func TestActionHandsValuesOver(t *testing.T) {
	var action struct {
		Runs struct {
			Steps []struct {
				Name string `yaml:"name"`
				Run  string `yaml:"run"`
			} `yaml:"steps"`
		} `yaml:"runs"`
	}
	text, err := os.ReadFile(filepath.Join(root, "action.yml"))
	if err == nil {
		err = yaml.Unmarshal(text, &action)
	}
	if err != nil || len(action.Runs.Steps) == 0 {
		t.Fatalf("%d steps, %v", len(action.Runs.Steps), err)
	}
	for _, step := range action.Runs.Steps {
		if strings.Contains(step.Run, "${{") {
			t.Errorf("%s puts an expression into a script", step.Name)
		}
	}
	for _, use := range uses.FindAllSubmatch(text, -1) {
		if !pinned.Match(use[1]) {
			t.Errorf("%s is not named by the hash of its commit", use[1])
		}
	}
}

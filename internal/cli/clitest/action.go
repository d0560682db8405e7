package clitest

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sigs.k8s.io/yaml"
)

// action is the action of this repository.
type action struct {
	Inputs  map[string]struct{ Default string }
	Outputs map[string]struct{ Value string }
	Runs    struct {
		Using string
		Steps []struct {
			ID, Name, Shell, Run string
			Env                  map[string]string
		}
	}
}

// ActionRun is what came out of a run of the action.
type ActionRun struct {
	Out, Summary string // of the standard streams, and of the job
	Outputs      map[string]string
	Code         int // of the last step that was run
}

// RunAction runs the steps of the action of the checkout at root in a folder, as a
// runner of GitHub's does: each by bash, its environment from the inputs and env,
// with files for outputs and summary. env names the folder of RUNNER_TEMP.
func RunAction(t *testing.T, root, folder string, env []string, inputs map[string]string) ActionRun {
	t.Helper()
	a := readAction(t, filepath.Join(root, "action.yml"))
	if a.Runs.Using != "composite" {
		t.Fatalf("%+v", a.Runs)
	}
	value := map[string]string{}
	for name, input := range a.Inputs {
		value["inputs."+name] = input.Default
	}
	for name, given := range inputs {
		if _, known := a.Inputs[name]; !known {
			t.Fatalf("the action has no input %q", name)
		}
		value["inputs."+name] = given
	}
	run := ActionRun{Outputs: map[string]string{}}
	summary := filepath.Join(t.TempDir(), "summary")
	for _, step := range a.Runs.Steps {
		if step.Shell != "bash" || strings.Contains(step.Run, "${{") {
			t.Fatalf("step %q: an expression in a script is run as it stands", step.Name)
		}
		output := filepath.Join(t.TempDir(), "output")
		env := append(slices.Clone(env), "GITHUB_ACTION_PATH="+root, "GITHUB_STEP_SUMMARY="+summary, "GITHUB_OUTPUT="+output)
		for name, text := range step.Env {
			env = append(env, name+"="+evaluated(t, text, value))
		}
		var out string
		out, run.Code = RunStep(t, folder, step.Run, env...)
		run.Out += out
		for _, line := range linesOf(output) {
			name, text, _ := strings.Cut(line, "=")
			value["steps."+step.ID+".outputs."+name] = text
		}
		if run.Code != 0 {
			break
		}
	}
	for name, output := range a.Outputs {
		run.Outputs[name] = evaluated(t, output.Value, value)
	}
	run.Summary = strings.Join(linesOf(summary), "\n")
	return run
}

// evaluated returns a text with the value of the one expression that it is.
func evaluated(t *testing.T, text string, values map[string]string) string {
	t.Helper()
	m := regexp.MustCompile(`^\$\{\{ ([\w.]+) \}\}$`).FindStringSubmatch(text)
	if m == nil {
		t.Fatalf("%q is not the value of one input or output", text)
	}
	return values[m[1]]
}

// linesOf returns the lines of a file; none where it is not there.
func linesOf(name string) []string {
	text, _ := os.ReadFile(name)
	if len(text) == 0 {
		return nil
	}
	return strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
}

func readAction(t *testing.T, name string) action {
	t.Helper()
	var a action
	text, err := os.ReadFile(name)
	if err == nil {
		err = yaml.Unmarshal(text, &a)
	}
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return a
}

// RunStep runs a script as a runner does: with bash, in the repository.
func RunStep(t *testing.T, folder, script string, env ...string) (out string, code int) {
	t.Helper()
	cmd := exec.Command("bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script)
	cmd.Dir, cmd.Env = folder, append(os.Environ(), env...)
	text, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return string(text), cmd.ProcessState.ExitCode()
}

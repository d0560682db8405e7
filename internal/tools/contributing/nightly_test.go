package contributing

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// workflow is what a test wants to know of a workflow of GitHub's.
type workflow struct {
	Jobs map[string]struct {
		Timeout int `yaml:"timeout-minutes"`
		Steps   []struct {
			Run  string            `yaml:"run"`
			With map[string]string `yaml:"with"`
		} `yaml:"steps"`
	} `yaml:"jobs"`
}

// makeCall matches make with its arguments.
var makeCall = regexp.MustCompile(`\bmake ([a-zA-Z0-9 =_.-]+)`)

// TestNightCallsTargetsThatAreThere asks make what it would do for each command of
// the workflows, which nothing else runs before it is night or a release.
func TestNightCallsTargetsThatAreThere(t *testing.T) {
	if _, err := exec.LookPath("make"); err != nil {
		t.Skipf("needs make: %v", err)
	}
	night := workflow{}
	for _, name := range []string{"nightly.yml", "facts.yml", "pages.yml", "release.yml"} {
		raw, err := os.ReadFile(filepath.Join(root, ".github", "workflows", name))
		if err != nil {
			t.Fatal(err)
		}
		if err := yaml.Unmarshal(raw, &night); err != nil { // adds its jobs
			t.Fatal(err)
		}
	}
	does := map[string]string{}
	for name, job := range night.Jobs {
		if job.Timeout == 0 {
			t.Errorf("%s may take for ever", name)
		}
		for _, step := range job.Steps {
			call := makeCall.FindStringSubmatch(step.Run)
			if call == nil {
				continue
			}
			cmd := exec.Command("make", append([]string{"--dry-run"}, strings.Fields(call[1])...)...)
			cmd.Dir = root
			out, err := cmd.CombinedOutput()
			if err != nil {
				t.Errorf("%s: %s: %v: %s", name, step.Run, err, out)
			}
			does[name] += string(out)
		}
	}
	for job, want := range map[string]string{
		"vulnerabilities": "vulncheck -required",
		"fuzz":            "-fuzztime 3m",
		"faults":          "-run TestAfterEveryFault",
		"harvest":         "matrices diff",
		"engines":         "TestDockerBuilds",
	} {
		if !strings.Contains(does[job], want) {
			t.Errorf("%s does not run %q but:\n%s", job, want, does[job])
		}
	}
}

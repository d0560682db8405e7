package main

import (
	"errors"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/cli/clitest"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

const pipelines = "../../examples/ci"

// step is one command of a pipeline.
type step struct{ name, script string }

// TestPipelinesOfTheExamples runs what examples/ci has CI run, taken out of the
// very files, against a registry on loopback.
func TestPipelinesOfTheExamples(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	world := worldtest.Start(t, testworld.Images, testworld.Wheels)
	bin, shared := install(t), t.TempDir()
	t.Cleanup(func() { stopBuilder(t, bin, shared) })
	for name, steps := range map[string][]step{
		"github": githubSteps(t, filepath.Join(pipelines, "github-actions.yml")),
		"gitlab": gitlabSteps(t, filepath.Join(pipelines, "gitlab-ci.yml")),
	} {
		t.Run(name, func(t *testing.T) {
			c := checkout(t, world, bin, shared, name)
			c.run(t, "envsolve lock", cli.ExitDone, "wrote envsolve.lock.hcl")
			for _, s := range steps {
				c.run(t, s.script, cli.ExitDone, "")
			}
			c.breakEach(t, steps)
		})
	}
}

// TestTheActionBuildsAndVerifies runs the action of this repository on the example:
// plan, matrix, build and verify, as a workflow calls them, with the programs that
// its first step finds compiled.
func TestTheActionBuildsAndVerifies(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	world := worldtest.Start(t, testworld.Images, testworld.Wheels)
	bin, shared := install(t), t.TempDir()
	t.Cleanup(func() { stopBuilder(t, bin, shared) })
	c := checkout(t, world, bin, shared, "action")
	c.run(t, "envsolve lock", cli.ExitDone, "wrote envsolve.lock.hcl")
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	temp := t.TempDir()
	if err := os.Symlink(bin, filepath.Join(temp, "envsolve")); err != nil {
		t.Fatal(err)
	}
	run := func(inputs map[string]string) clitest.ActionRun {
		return clitest.RunAction(t, root, c.dir, append(slices.Clone(c.env), "RUNNER_TEMP="+temp), inputs)
	}
	if got := run(map[string]string{"command": "plan"}); got.Code != 0 || !strings.Contains(got.Summary, "## train") {
		t.Fatalf("plan: %d\n%s\n%s", got.Code, got.Out, got.Summary)
	}
	got := run(map[string]string{"command": "matrix"})
	if got.Code != 0 || !strings.Contains(got.Outputs["matrix"], `"targets":"train","count":1`) {
		t.Fatalf("matrix: %d %q\n%s", got.Code, got.Outputs["matrix"], got.Out)
	}
	got = run(map[string]string{"command": "build", "image": c.image, "push": "true", "target": "train\n"})
	if got.Code != 0 || !strings.HasPrefix(got.Outputs["digest"], "sha256:") ||
		!strings.Contains(got.Summary, "| train | `"+got.Outputs["digest"]+"` |") {
		t.Fatalf("build: %d %q\n%s\n%s", got.Code, got.Outputs, got.Out, got.Summary)
	}
	image := c.image[:strings.LastIndex(c.image, ":")] + "@" + got.Outputs["digest"]
	if got = run(map[string]string{"command": "verify", "image": image}); got.Code != 0 {
		t.Fatalf("verify: %d\n%s", got.Code, got.Out)
	}
	c.alter(t, "train.py", "torch.manual_seed(0)", "torch.manual_seed(1)")
	if got = run(map[string]string{"command": "verify", "image": image}); got.Code != cli.ExitLock {
		t.Errorf("verify of another image: %d\n%s", got.Code, got.Out)
	}
}

// breakEach holds each step to the exit code that its fault is promised.
func (c *project) breakEach(t *testing.T, steps []step) {
	plan, build, verify := steps[0].script, steps[1].script, steps[2].script
	c.alter(t, "train.py", "torch.manual_seed(0)", "torch.manual_seed(1)")
	c.run(t, verify, cli.ExitLock, "is not what envsolve.lock.hcl says")
	c.restore(t)

	c.alter(t, "envsolve.hcl", `numpy = ">=2"`, `numpy = ">=1.26"`)
	c.run(t, plan, cli.ExitLock, `package.numpy = ">=2" → ">=1.26" (envsolve.hcl:12:16)`)
	c.run(t, build, cli.ExitLock, "the lock is stale")
	c.run(t, verify, cli.ExitLock, "the lock is stale")
	c.restore(t)

	c.alter(t, "envsolve.lock.hcl", "/app", "/srv")
	c.run(t, plan, cli.ExitLock, "changed after envsolve wrote it")
	c.run(t, build, cli.ExitLock, "changed after envsolve wrote it")
	c.restore(t)

	if err := os.Rename(filepath.Join(c.dir, "envsolve.lock.hcl"), filepath.Join(c.dir, "away")); err != nil {
		t.Fatal(err)
	}
	c.run(t, plan, cli.ExitLock, "there is no lock")
	c.run(t, build, cli.ExitLock, "there is no lock")
	c.restore(t)

	// An image that cannot work: the environment hides a file of the framework's.
	c.alter(t, "envsolve.hcl", `workdir    = "/app"`, "workdir = \"/app\"\n    env = { PYTHONPATH = \"/app/broken\" }")
	if err := os.MkdirAll(filepath.Join(c.dir, "broken", "torch"), 0o755); err != nil {
		t.Fatal(err)
	}
	c.write(t, "broken/torch/__init__.py", "raise ImportError('a torch of somebody else')\n")
	c.alter(t, "envsolve.hcl", `from = "./train.py"`, `from = "./broken"`)
	c.alter(t, "envsolve.hcl", `to   = "/app/train.py"`, `to   = "/app/broken"`)
	c.run(t, "envsolve lock", cli.ExitDone, "")
	c.image += "-broken"
	c.run(t, build, cli.ExitSelfTest, "self-test failed")
	c.run(t, verify, cli.ExitFailed, "not found at")
}

// project is a checkout of the example, as CI makes one.
type project struct {
	dir, image string
	env        []string
	kept       map[string]string
}

func checkout(t *testing.T, world *testworld.World, bin, shared, name string) *project {
	t.Helper()
	c := &project{dir: t.TempDir(), image: world.RegistryHost + "/ci/" + name + ":abc123", kept: map[string]string{}}
	if err := os.CopyFS(c.dir, os.DirFS(pipelines)); err != nil {
		t.Fatal(err)
	}
	target := c.read(t, "envsolve.hcl")
	c.write(t, "envsolve.hcl", target+"\n"+world.MirrorHCL())
	c.env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin",
		"XDG_CACHE_HOME="+shared, "XDG_DATA_HOME="+shared, "ENVSOLVE_BUILDER=", "BUILDKIT_HOST=")
	return c
}

// run runs a script as CI does and holds it to an exit code and to words. Once
// a script has ended well, its files are what restore goes back to.
func (c *project) run(t *testing.T, script string, code int, says string) {
	t.Helper()
	cmd := exec.Command("sh", "-e", "-c", script)
	cmd.Dir, cmd.Env = c.dir, append(slices.Clone(c.env), "IMAGE="+c.image)
	out, err := cmd.CombinedOutput()
	got := 0
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		got = exit.ExitCode()
	} else if err != nil {
		t.Fatal(err)
	}
	if got != code || !strings.Contains(string(out), says) {
		t.Fatalf("%s\nends with %d, want %d and %q:\n%s", script, got, code, says, out)
	}
	if code == 0 {
		for _, name := range []string{"envsolve.hcl", "envsolve.lock.hcl", "train.py"} {
			c.kept[name] = c.read(t, name)
		}
	}
}

func (c *project) restore(t *testing.T) {
	t.Helper()
	for name, text := range c.kept {
		c.write(t, name, text)
	}
}

func (c *project) alter(t *testing.T, name, old, new string) {
	t.Helper()
	text := c.read(t, name)
	if !strings.Contains(text, old) {
		t.Fatalf("%s does not hold %q", name, old)
	}
	c.write(t, name, strings.Replace(text, old, new, 1))
}

func (c *project) read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(c.dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func (c *project) write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(c.dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// githubSteps are the steps of a workflow that call envsolve, in the order of
// its jobs.
func githubSteps(t *testing.T, file string) []step {
	var workflow struct {
		Jobs struct {
			Plan, Image struct{ Steps []struct{ Name, Run string } }
		}
	}
	readYAML(t, file, &workflow)
	var steps []step
	for _, s := range slices.Concat(workflow.Jobs.Plan.Steps, workflow.Jobs.Image.Steps) {
		steps = append(steps, step{s.Name, s.Run})
	}
	return threeSteps(t, file, steps)
}

// gitlabSteps are the same of a GitLab pipeline, each line a step. It says no
// to what GitLab says no to before it runs anything: a job by the name of a
// keyword (docs.gitlab.com/ci/jobs, "Job names"), a stage that stages lacks.
func gitlabSteps(t *testing.T, file string) []step {
	type job struct {
		Stage  string
		Script []string
	}
	var pipeline struct {
		Stages  []string
		Default yaml.Node
		Jobs    map[string]job `yaml:",inline"`
	}
	readYAML(t, file, &pipeline)
	for name, j := range pipeline.Jobs {
		if slices.Contains(gitlabKeywords(), name) || j.Script == nil || !slices.Contains(pipeline.Stages, j.Stage) {
			t.Fatalf("%s: GitLab takes no job %q of stage %q with %d lines of script", file, name, j.Stage, len(j.Script))
		}
	}
	var steps []step
	for _, stage := range pipeline.Stages {
		for _, name := range slices.Sorted(maps.Keys(pipeline.Jobs)) {
			if pipeline.Jobs[name].Stage != stage {
				continue
			}
			for _, line := range pipeline.Jobs[name].Script {
				steps = append(steps, step{line, line})
			}
		}
	}
	return threeSteps(t, file, steps)
}

func gitlabKeywords() []string {
	return []string{"image", "services", "stages", "before_script", "after_script", "variables", "cache", "include",
		"true", "false", "nil", "pages:deploy", "default", "workflow", "spec"}
}

func readYAML(t *testing.T, file string, into any) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := yaml.Unmarshal(text, into); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
}

// threeSteps keeps the steps that a pipeline is for, and knows them by what
// they call.
func threeSteps(t *testing.T, file string, steps []step) []step {
	t.Helper()
	kept := slices.DeleteFunc(steps, func(s step) bool { return !strings.HasPrefix(s.script, "envsolve ") })
	want := []string{"envsolve plan --locked", "envsolve build --locked", "envsolve verify"}
	if len(kept) != len(want) {
		t.Fatalf("%s calls envsolve %d times: %v", file, len(kept), kept)
	}
	for i, s := range kept {
		if !strings.HasPrefix(s.script, want[i]) || strings.Contains(s.script, "${{") {
			t.Fatalf("%s: step %q", file, s.script)
		}
	}
	return kept
}

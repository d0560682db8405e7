package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sigs.k8s.io/yaml"

	"github.com/envsolve/envsolve/internal/cli/clitest"
)

// repository is a git repository in which a requirements file changes from what
// runs on an RTX 5090 to what does not, beside one that does not change.
func repository(t *testing.T) (folder, base string) {
	t.Helper()
	for _, program := range []string{"bash", "git", "go"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skipf("the steps need %s: %v", program, err)
		}
	}
	folder = t.TempDir()
	write(t, folder, "train/requirements.txt", "torch==2.8.0\n")
	write(t, folder, "old/requirements.txt", "torch==1.13.1\n")
	write(t, folder, "fleet.hcl", "target \"a\" {\n  gpu = [\"rtx-5090\"]\n  framework \"pytorch\" {}\n}\n")
	git(t, folder, "init", "-q")
	git(t, folder, "add", ".")
	git(t, folder, "commit", "-q", "-m", "first")
	base = git(t, folder, "rev-parse", "HEAD")
	write(t, folder, "train/requirements.txt", "torch==2.5.1\n")
	write(t, folder, "docs/a $(touch ran) 'b'/Dockerfile", "FROM scratch\n")
	git(t, folder, "add", ".")
	git(t, folder, "commit", "-q", "-m", "second")
	return folder, base
}

func write(t *testing.T, folder, name, text string) {
	t.Helper()
	path := filepath.Join(folder, name)
	if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
		t.Fatal(err)
	}
}

func git(t *testing.T, folder string, args ...string) string {
	t.Helper()
	cmd := exec.Command("git", append([]string{"-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"},
		args...)...)
	cmd.Dir = folder
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

func read(t *testing.T, name string, into any) {
	t.Helper()
	text, err := os.ReadFile(name)
	if err == nil {
		err = yaml.Unmarshal(text, into)
	}
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// repositoryRoot is where the files lie that other repositories use.
func repositoryRoot(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	return root
}

// saysOnlyWhatChanged requires that the changed file fails, and nothing else is
// judged or run.
func saysOnlyWhatChanged(t *testing.T, folder, out string, code int) {
	t.Helper()
	if code != 3 || !strings.Contains(out, "train/requirements.txt") || !strings.Contains(out, "no sm_120 code") {
		t.Errorf("exit code %d:\n%s", code, out)
	}
	if strings.Contains(out, "old/requirements.txt") || !strings.Contains(out, "nothing to judge in it") {
		t.Errorf("not what has changed:\n%s", out)
	}
	if _, err := os.Stat(filepath.Join(folder, "ran")); err == nil {
		t.Error("a file's name was run")
	}
}

func TestActionJudgesWhatHasChanged(t *testing.T) {
	folder, base := repository(t)
	root, env := repositoryRoot(t), []string{"RUNNER_TEMP=" + t.TempDir()}
	got := clitest.RunAction(t, root, folder, env, map[string]string{"gpu": "rtx-5090\n", "base": base})
	saysOnlyWhatChanged(t, folder, got.Out, got.Code)
	if !strings.Contains(got.Out, "::error file=train/requirements.txt,line=1") {
		t.Errorf("no annotation:\n%s", got.Out)
	}
	if !strings.Contains(got.Summary, "train/requirements.txt") || strings.Contains(got.Summary, "::error") {
		t.Errorf("the summary:\n%s", got.Summary)
	}

	got = clitest.RunAction(t, root, folder, env, map[string]string{"fleet": "fleet.hcl", "base": strings.Repeat("0", 40)})
	if got.Code != 3 || !strings.Contains(got.Out, "old/requirements.txt") {
		t.Errorf("all files where the base is not there: %d\n%s", got.Code, got.Out)
	}
	got = clitest.RunAction(t, root, folder, env, map[string]string{"gpu": "rtx-5090", "base": "HEAD"})
	if got.Code != 0 || !strings.Contains(got.Out, "no environment file has changed") {
		t.Errorf("nothing changed: %d\n%s", got.Code, got.Out)
	}
}

func TestActionPlansAndSharesOut(t *testing.T) {
	folder, _ := repository(t)
	root, env := repositoryRoot(t), []string{"RUNNER_TEMP=" + t.TempDir()}
	write(t, folder, "envsolve.hcl", `target "a" {
  matrix = { gpu = ["t4", "a100", "rtx-5090"] }
  gpu    = [matrix.gpu]
  framework "pytorch" {
    version = "2.5.1"
  }
}
`)
	got := clitest.RunAction(t, root, folder, env, map[string]string{"command": "plan", "locked": "false"})
	if got.Code != 3 || !strings.Contains(got.Out, "::error file=envsolve.hcl,line=2,col=35,title=envsolve kernel-coverage::") {
		t.Errorf("a conflict has no annotation: %d\n%s", got.Code, got.Out)
	}
	if !strings.Contains(got.Summary, "No stack satisfies") {
		t.Errorf("the summary:\n%s", got.Summary)
	}
	got = clitest.RunAction(t, root, folder, env, map[string]string{"command": "matrix", "locked": "false",
		"target": "a[gpu=t4]\n\na[gpu=a100]\n"})
	want := `{"include":[{"name":"pytorch 2.5.1 cu124, Python 3.12, linux/amd64","targets":"a[gpu=a100]\na[gpu=t4]","count":2}]}`
	if got.Code != 0 || got.Outputs["matrix"] != want {
		t.Errorf("%d: %q, want %q\n%s", got.Code, got.Outputs["matrix"], want, got.Out)
	}
	got = clitest.RunAction(t, root, folder, env, map[string]string{"command": "plan", "target": "a[gpu=t4]"})
	if got.Code != 4 || !strings.Contains(got.Out, "there is no lock") {
		t.Errorf("no lock: %d\n%s", got.Code, got.Out)
	}
	got = clitest.RunAction(t, root, folder, env, map[string]string{"command": "x; touch ran", "file": "$(touch ran)"})
	if got.Code != 2 || !strings.Contains(got.Out, "use check, plan, matrix, build or verify") {
		t.Errorf("an unknown command: %d\n%s", got.Code, got.Out)
	}
	got = clitest.RunAction(t, root, folder, env, map[string]string{"command": "plan", "file": "$(touch ran)", "target": "`touch ran`"})
	if got.Code == 0 {
		t.Errorf("a file that is not there:\n%s", got.Out)
	}
	if _, err := os.Stat(filepath.Join(folder, "ran")); err == nil {
		t.Error("an input was run")
	}
}

func TestGitLabTemplateJudgesWhatHasChanged(t *testing.T) {
	folder, base := repository(t)
	var template map[string]struct {
		Variables map[string]string
		Script    []string
	}
	root := repositoryRoot(t)
	read(t, filepath.Join(root, ".ci/check.gitlab-ci.yml"), &template)
	job := template["envsolve-check"]
	if len(job.Script) == 0 || job.Variables["ENVSOLVE_BASE"] != "$CI_MERGE_REQUEST_DIFF_BASE_SHA" {
		t.Fatalf("%+v", job)
	}
	tools := moduleProxy(t, root)
	out, code := clitest.RunStep(t, folder, strings.Join(job.Script, "\n"), "PATH="+tools+":"+os.Getenv("PATH"),
		"ENVSOLVE_VERSION="+job.Variables["ENVSOLVE_VERSION"], "ENVSOLVE_BASE="+base, "ENVSOLVE_GPU=rtx-5090")
	saysOnlyWhatChanged(t, folder, out, code)
}

// TestGitLabComponentRunsItsCommands puts inputs into the component as GitLab does,
// and runs the script of the job.
func TestGitLabComponentRunsItsCommands(t *testing.T) {
	folder, base := repository(t)
	root := repositoryRoot(t)
	text, err := os.ReadFile(filepath.Join(root, "templates/envsolve.yml"))
	if err != nil {
		t.Fatal(err)
	}
	header, body, _ := strings.Cut(string(text), "\n---\n")
	var spec struct {
		Spec struct {
			Inputs map[string]struct {
				Default *string
				Options []string
			}
		}
	}
	if err := yaml.Unmarshal([]byte(header), &spec); err != nil {
		t.Fatal(err)
	}
	tools := moduleProxy(t, root)
	run := func(inputs map[string]string, further ...string) (string, int) {
		job := body
		for name, input := range spec.Spec.Inputs {
			given, ok := inputs[name]
			if !ok {
				given = *input.Default
			}
			quoted, _ := yaml.Marshal(given)
			job = strings.ReplaceAll(job, ": $[[ inputs."+name+" ]]", ": "+strings.TrimSpace(string(quoted)))
			job = strings.ReplaceAll(job, "$[[ inputs."+name+" ]]", given)
		}
		var jobs map[string]struct {
			Variables map[string]string
			Script    []string
		}
		if err := yaml.Unmarshal([]byte(job), &jobs); err != nil || strings.Contains(job, "$[[") {
			t.Fatalf("%v\n%s", err, job)
		}
		j := jobs["envsolve-"+inputs["command"]]
		env := append([]string{"PATH=" + tools + ":" + os.Getenv("PATH")}, further...)
		for name, value := range j.Variables {
			if !strings.HasPrefix(value, "$") {
				env = append(env, name+"="+value)
			}
		}
		return clitest.RunStep(t, folder, strings.Join(j.Script, "\n"), env...)
	}
	out, code := run(map[string]string{"command": "check", "gpu": "rtx-5090"}, "ENVSOLVE_BASE="+base)
	saysOnlyWhatChanged(t, folder, out, code)
	out, code = run(map[string]string{"command": "plan", "file": "fleet.hcl"})
	if code != 4 || !strings.Contains(out, "there is no lock") {
		t.Errorf("a plan without a lock: %d\n%s", code, out)
	}
}

// moduleProxy returns a folder whose go installs this checkout, as the real one
// would what the module proxy has.
func moduleProxy(t *testing.T, root string) string {
	t.Helper()
	tools := t.TempDir()
	real, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	modules := filepath.Join(tools, "mod", "github.com", "envsolve")
	if err := errors.Join(os.MkdirAll(modules, 0o755), os.Symlink(root, filepath.Join(modules, "envsolve@v0.0.0"))); err != nil {
		t.Fatal(err)
	}
	write(t, tools, "go", "#!/bin/bash\ncase \"$*\" in\n"+
		"'install github.com/envsolve/envsolve/cmd/envsolve@latest') cd '"+root+"' && '"+real+"' build -o '"+tools+
		"/path/bin/envsolve' ./cmd/envsolve ;;\n"+
		"'env GOMODCACHE') echo '"+tools+"/mod' ;;\n'env GOPATH') echo '"+tools+"/path' ;;\n*) echo \"go $*?\" >&2; exit 1 ;;\nesac\n")
	if err := os.Chmod(filepath.Join(tools, "go"), 0o755); err != nil {
		t.Fatal(err)
	}
	return tools
}

func TestPreCommitHookJudgesEachFile(t *testing.T) {
	folder, _ := repository(t)
	var hooks []struct{ ID, Language, Entry, Files string }
	root := repositoryRoot(t)
	read(t, filepath.Join(root, ".pre-commit-hooks.yaml"), &hooks)
	if len(hooks) != 1 || hooks[0].Language != "golang" {
		t.Fatalf("%+v", hooks)
	}
	pattern, verbose := strings.CutPrefix(hooks[0].Files, "(?x)") // Python's, in which blanks say nothing
	files := regexp.MustCompile(strings.Join(strings.Fields(pattern), ""))
	for name, want := range map[string]bool{
		"setup.py": true, "a/setup.cfg": true, "my_setup.py": false,
		"requirements.txt": true, "train/requirements-gpu.txt": true, "uv.lock": true, "a/Dockerfile": true, "gpu.Dockerfile": true,
		"environment.yml": true, "pyproject.toml": true, "pylock.toml": true, "pylock.gpu.toml": true, "cog.yaml": true,
		"main.py": false, "my-requirements.md": false, "docs/pyproject.toml.md": false, "uv.lock.bak": false,
	} {
		if verbose && files.MatchString(name) != want {
			t.Errorf("%s: taken %v", name, !want)
		}
	}
	bin := t.TempDir()
	build := exec.Command("go", "build", "-o", filepath.Join(bin, "envsolve"), ".")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, code := clitest.RunStep(t, folder, hooks[0].Entry+` --gpu rtx-5090 "$@"`, "PATH="+bin+":"+os.Getenv("PATH"))
	if code != 2 || !strings.Contains(out, "name the sources") {
		t.Errorf("no files: %d\n%s", code, out)
	}
	out, code = clitest.RunStep(t, folder, hooks[0].Entry+" --fleet fleet.hcl train/requirements.txt docs/*/Dockerfile",
		"PATH="+bin+":"+os.Getenv("PATH"))
	saysOnlyWhatChanged(t, folder, out, code)
}

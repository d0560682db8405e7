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

// runStep runs a step as a runner does: with bash, in the repository.
func runStep(t *testing.T, folder, script string, env ...string) (out string, code int) {
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
	var action struct {
		Inputs map[string]struct{ Default string }
		Runs   struct {
			Using string
			Steps []struct {
				Name, Shell, Run string
				Env              map[string]string
			}
		}
	}
	root := repositoryRoot(t)
	read(t, filepath.Join(root, "action.yml"), &action)
	inputs := map[string]string{"gpu": "rtx-5090\n", "base": base}
	for name, input := range action.Inputs {
		if _, set := inputs[name]; !set {
			inputs[name] = input.Default
		}
	}
	env := []string{"GITHUB_ACTION_PATH=" + root, "RUNNER_TEMP=" + t.TempDir()}
	if action.Runs.Using != "composite" || len(action.Runs.Steps) != 2 {
		t.Fatalf("%+v", action.Runs)
	}
	if out, code := runStep(t, folder, action.Runs.Steps[0].Run, env...); code != 0 {
		t.Fatalf("build: %s", out)
	}
	last := action.Runs.Steps[1]
	expression := regexp.MustCompile(`^\$\{\{ inputs\.(\w+) \}\}$`)
	for name, value := range last.Env {
		if m := expression.FindStringSubmatch(value); m != nil {
			value = inputs[m[1]]
		} else if strings.Contains(value, "${{") {
			t.Fatalf("%s: %q is not the value of one input", name, value)
		}
		env = append(env, name+"="+value)
	}
	if strings.Contains(last.Run, "${{") {
		t.Error("an expression in a script is run as it stands")
	}
	out, code := runStep(t, folder, last.Run, env...)
	saysOnlyWhatChanged(t, folder, out, code)
	if !strings.Contains(out, "::error file=train/requirements.txt,line=1") {
		t.Errorf("no annotation:\n%s", out)
	}

	out, code = runStep(t, folder, last.Run, append(env, "ENVSOLVE_GPU=", "ENVSOLVE_FLEET=fleet.hcl",
		"ENVSOLVE_BASE=0000000000000000000000000000000000000000")...)
	if code != 3 || !strings.Contains(out, "old/requirements.txt") {
		t.Errorf("all files where the base is not there: %d\n%s", code, out)
	}
	out, code = runStep(t, folder, last.Run, append(env, "ENVSOLVE_BASE=HEAD")...)
	if code != 0 || !strings.Contains(out, "no environment file has changed") {
		t.Errorf("nothing changed: %d\n%s", code, out)
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
	// The module proxy's part is played by this checkout: go install builds it.
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
	out, code := runStep(t, folder, strings.Join(job.Script, "\n"), "PATH="+tools+":"+os.Getenv("PATH"),
		"ENVSOLVE_VERSION="+job.Variables["ENVSOLVE_VERSION"], "ENVSOLVE_BASE="+base, "ENVSOLVE_GPU=rtx-5090")
	saysOnlyWhatChanged(t, folder, out, code)
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
	out, code := runStep(t, folder, hooks[0].Entry+` --gpu rtx-5090 "$@"`, "PATH="+bin+":"+os.Getenv("PATH"))
	if code != 2 || !strings.Contains(out, "name the sources") {
		t.Errorf("no files: %d\n%s", code, out)
	}
	out, code = runStep(t, folder, hooks[0].Entry+" --fleet fleet.hcl train/requirements.txt docs/*/Dockerfile",
		"PATH="+bin+":"+os.Getenv("PATH"))
	saysOnlyWhatChanged(t, folder, out, code)
}

package main

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
)

// runHere runs a command line with nothing on PATH, so that no builder and no
// container tool can be found.
func runHere(t *testing.T, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	home := t.TempDir()
	t.Setenv("PATH", home)
	var out, problems strings.Builder
	a := &cli.App{Stdout: &out, Stderr: &problems, Env: func(name string) string {
		return map[string]string{"XDG_CACHE_HOME": home, "XDG_DATA_HOME": home, "HOME": home}[name]
	}}
	code = a.Run(t.Context(), rootCommand(a, nil), args)
	return out.String(), problems.String(), code
}

func TestTestSaysWhyNothingRunsContainers(t *testing.T) {
	for _, test := range []struct {
		args []string
		says []string
	}{
		{[]string{"registry.example.com/train:latest"}, []string{
			"envsolve: nothing here runs containers:\n", "\n  buildkit: ", "\n  docker: it is not installed\n",
			"\n  podman: it is not installed\n", "\n  kubectl: it is not installed\n", "--with and --builder",
		}},
		{[]string{"registry.example.com/train:latest", "--gpu", "required"}, []string{"no place here offers a GPU:\n"}},
		{[]string{"registry.example.com/train:latest", "--with", "docker"},
			[]string{"envsolve: docker: it is not installed"}},
		{[]string{"registry.example.com/train:latest", "--with", "podman"},
			[]string{"envsolve: podman: it is not installed"}},
	} {
		_, stderr, code := runHere(t, append([]string{"test"}, test.args...)...)
		if code != cli.ExitFailed {
			t.Errorf("%q exits with %d", test.args, code)
		}
		for _, want := range test.says {
			if !strings.Contains(stderr, want) {
				t.Errorf("%q: %q is not in\n%s", test.args, want, stderr)
			}
		}
	}
}

func TestSelfTestVerdict(t *testing.T) {
	for code, want := range map[int]int{0: cli.ExitDone, 5: cli.ExitSelfTest, 2: cli.ExitUsage, 127: cli.ExitFailed,
		137: cli.ExitSelfTest} {
		err := selfTestVerdict("train", code)
		got := cli.ExitFailed
		if exit, ok := err.(*cli.ExitError); ok {
			got = exit.Code
		} else if err == nil {
			got = cli.ExitDone
		}
		if got != want {
			t.Errorf("code %d of the self-test becomes %d, want %d: %v", code, got, want, err)
		}
	}
}

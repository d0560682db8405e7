package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// quiet is an App whose standard error is kept.
func quiet(stderr io.Writer) *App {
	return &App{Stdout: io.Discard, Stderr: stderr, Env: func(string) string { return "" }}
}

func code(err error) int {
	var exit *ExitError
	if errors.As(err, &exit) {
		return exit.Code
	}
	return -1
}

func TestFlagsAskWithoutAFile(t *testing.T) {
	t.Chdir(t.TempDir())
	asked, err := quiet(io.Discard).Load(nil,
		&TargetFlags{Flags: flags.Flags{GPU: []string{"h100"}, Framework: []string{"pytorch"}}})
	if err != nil {
		t.Fatal(err)
	}
	if asked.Path != "" || len(asked.Requests) != 1 {
		t.Errorf("asks for %+v", asked)
	}
	if _, err := quiet(io.Discard).LoadFile(nil, &TargetFlags{}); code(err) != ExitUsage {
		t.Errorf("a lock without a target file ends in %v, want bad usage", err)
	}
}

func TestVariablesAreNameAndValue(t *testing.T) {
	got, err := parseVars([]string{"torch=~=2.5", "empty="})
	if diff := cmp.Diff(map[string]string{"torch": "~=2.5", "empty": ""}, got); diff != "" || err != nil {
		t.Error(diff, err)
	}
	for _, bad := range []string{"torch", "=2.5"} {
		if _, err := parseVars([]string{bad}); code(err) != ExitUsage {
			t.Errorf("--var %q ends in %v, want bad usage", bad, err)
		}
	}
}

func TestOneTargetIsChosen(t *testing.T) {
	one, two := request.Request{Target: "a"}, request.Request{Target: "b"}
	if got, err := (&Asked{Requests: []request.Request{two}}).Only("emit"); err != nil || got.Target != "b" {
		t.Errorf("of one target it chooses %q: %v", got.Target, err)
	}
	_, err := (&Asked{Requests: []request.Request{one, two}}).Only("emit")
	if code(err) != ExitUsage || !strings.Contains(err.Error(), "emit works on one target; choose with --target: a, b") {
		t.Errorf("of two targets: %v", err)
	}
}

func TestInputErrorsShowTheirPlace(t *testing.T) {
	src := "target \"train\" {\n  gpu = [\"h1000\", \"t4\"]\n}\n"
	sources := map[string]*hcl.File{"envsolve.hcl": {Bytes: []byte(src)}}
	at := request.Position{File: "envsolve.hcl", Line: 2, Column: 10}
	var stderr strings.Builder
	err := quiet(&stderr).InputError(&request.InputError{At: at, Summary: "unknown GPU", Detail: "did you mean h100?"},
		sources)
	if code(err) != ExitUsage {
		t.Errorf("ends in %v, want bad usage", err)
	}
	for _, want := range []string{"unknown GPU", "envsolve.hcl line 2", `gpu = ["h1000", "t4"]`, "did you mean h100?"} {
		if !strings.Contains(stderr.String(), want) {
			t.Errorf("does not show %q:\n%s", want, &stderr)
		}
	}
	other := errors.New("disk on fire")
	if err := quiet(io.Discard).InputError(other, sources); !errors.Is(err, other) {
		t.Errorf("an error that is no input's becomes %v", err)
	}
}

func TestRangesCoverTheExpression(t *testing.T) {
	src := []byte("a = \"x y\"\nb = [12, \"c\"]\nlast = true")
	for _, tt := range []struct {
		line, column int
		want         string
	}{
		{1, 5, `"x y"`},
		{2, 6, "12"},
		{2, 10, `"c"`},
		{3, 8, "true"},
		{9, 1, ""},
	} {
		r := rangeAt(request.Position{File: "f", Line: tt.line, Column: tt.column}, &hcl.File{Bytes: src})
		if got := string(src[r.Start.Byte:r.End.Byte]); got != tt.want {
			t.Errorf("at %d:%d the range covers %q, want %q", tt.line, tt.column, got, tt.want)
		}
	}
}

func TestTheLockStandsBesideItsTargetFile(t *testing.T) {
	dir := t.TempDir()
	for path, want := range map[string]string{
		"envsolve.hcl":                     "envsolve.lock.hcl",
		filepath.Join("stacks", "gpu.hcl"): filepath.Join("stacks", "gpu.lock.hcl"),
		dir:                                filepath.Join(dir, "envsolve.lock.hcl"),
	} {
		if got := LockPath(path); got != want {
			t.Errorf("LockPath(%q) = %q, want %q", path, got, want)
		}
	}
	if l, err := ReadLock(filepath.Join(dir, "none.lock.hcl")); l != nil || err != nil {
		t.Errorf("no lock reads as %v, %v", l, err)
	}
	bad := filepath.Join(dir, "bad.lock.hcl")
	if err := os.WriteFile(bad, []byte("hello"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadLock(bad); code(err) != ExitLock {
		t.Errorf("nonsense reads as %v, want a lock error", err)
	}
}

func TestVerdictsHaveTheirExitCode(t *testing.T) {
	result := func(status string, warnings ...plan.Warning) plan.Document {
		return plan.Document{Plans: []plan.Plan{{Target: "t", Status: status, Warnings: warnings}}}
	}
	warned := result(plan.StatusOK, plan.Warning{Rule: "ptx-jit"})
	if err := Verdict(result(plan.StatusOK), true); err != nil {
		t.Error(err)
	}
	if err := Verdict(warned, false); err != nil {
		t.Error(err)
	}
	if err := Verdict(warned, true); code(err) != ExitConflict || !strings.Contains(err.Error(), "ptx-jit") {
		t.Errorf("--strict lets a warning pass: %v", err)
	}
	if err := Verdict(result(plan.StatusConflict), false); code(err) != ExitConflict {
		t.Errorf("a conflict ends in %v", err)
	}
}

func TestAnExitErrorKeepsItsCause(t *testing.T) {
	cause := errors.New("cause")
	err := fmt.Errorf("outer: %w", &ExitError{Code: ExitLock, Err: cause})
	if !errors.Is(err, cause) {
		t.Error("the cause is lost")
	}
	if text := (&ExitError{Code: 3}).Error(); text != "exit code 3" {
		t.Errorf("a silent exit reads %q", text)
	}
}

func TestFoldersFollowXDG(t *testing.T) {
	a := quiet(io.Discard)
	a.Env = func(name string) string {
		return map[string]string{"XDG_CACHE_HOME": "/cache", "XDG_DATA_HOME": "relative"}[name]
	}
	if dir, err := a.UserDir("XDG_CACHE_HOME", ".cache"); err != nil || dir != filepath.Join("/cache", "envsolve") {
		t.Errorf("%q, %v", dir, err)
	}
	home := t.TempDir()
	t.Setenv("HOME", home)
	if dir, err := a.UserDir("XDG_DATA_HOME", ".local/share"); err != nil ||
		dir != filepath.Join(home, ".local/share/envsolve") {
		t.Errorf("a relative XDG folder must not count: %q, %v", dir, err)
	}
}

func TestSizesReadAsPeopleWriteThem(t *testing.T) {
	for n, want := range map[int64]string{0: "0.0 kB", 1500: "1.5 kB", 2e6: "2.0 MB", 3_450_000_000: "3.5 GB"} {
		if got := BytesText(n); got != want {
			t.Errorf("BytesText(%d) = %q, want %q", n, got, want)
		}
	}
}

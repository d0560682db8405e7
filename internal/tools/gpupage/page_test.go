package main

import (
	"context"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/templates"
)

var update = flag.Bool("update", false, "rewrite the golden files in testdata")

// player plays the commands that a GPU host has: what each prints, by its name
// and first argument.
type player struct {
	t     *testing.T
	says  map[string]answer
	lines [][]string
}

func (m *player) run(_ context.Context, name string, args ...string) (answer, error) {
	m.lines = append(m.lines, append([]string{name}, args...))
	key := name + " " + args[0]
	if slices.Contains(args, "--json") {
		key += " --json"
	}
	said, ok := m.says[key]
	if !ok {
		return answer{}, errors.New(name + ": no such command")
	}
	return said, nil
}

// report is a self-test's JSON in short.
func report(status, tested string) string {
	return `{"schema": "envsolve.selftest/v1", "status": "` + status + `", "gpu": {"mode": "required", "tested": ` + tested + `},
		"counts": {"ok": 15, "fail": 0, "skip": 2}, "checks": [
		{"check": "import", "seen": "pytorch 2.14.1+cu126"}, {"check": "build-info", "seen": "CUDA 12.6, cuDNN 9.10.2"},
		{"check": "driver", "seen": "driver 580.178.04, CUDA 13.0"}]}`
}

func newMachine(t *testing.T) *player {
	return &player{t: t, says: map[string]answer{
		"nvidia-smi --query-gpu=driver_version,name,memory.total": {
			stdout: "580.178.04, NVIDIA H100 80GB HBM3, 81559 MiB\n580.178.04, NVIDIA H100 80GB HBM3, 81559 MiB\n"},
		"envsolve version":     {stdout: "envsolve 1.0 (facts of 2026-11-20)\nmore\n"},
		"envsolve build":       {stdout: "cnn sha256:00\n"},
		"envsolve test":        {stdout: "CHECK      TIME  SEEN\nmatmul ok  1.0s  cuda:0 fp32 fp16 tf32 bf16 fp8\n"},
		"envsolve test --json": {stdout: report("ok", "true")},
	}}
}

func (m *player) page(t *testing.T) (string, bool, error) {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "pytorch-cnn")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	s := session{run: m.run, envsolve: "envsolve", with: "docker", log: io.Discard}
	text, failed, err := s.page(t.Context(), []string{folder}, time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC))
	return string(text), failed, err
}

// TestPageOfWhatIsInstalled has a machine on which nothing is built.
func TestPageOfWhatIsInstalled(t *testing.T) {
	for code, want := range map[int]bool{0: false, 1: false, templates.SelfTestFailed: true} {
		m := newMachine(t)
		run := func(ctx context.Context, name string, args ...string) (answer, error) {
			if len(args) > 0 && args[0] == "doctor" {
				return answer{"self-test of /opt/env\n", code}, nil
			}
			return m.run(ctx, name, args...)
		}
		s := session{run: run, envsolve: "envsolve", log: io.Discard}
		text, failed, err := s.page(t.Context(), nil, time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC))
		if err != nil || failed != want {
			t.Errorf("doctor ends with %d: %v, %v", code, failed, err)
		}
		for _, words := range []string{"`make gpu HERE=1` saw on 2026-11-27", "$ envsolve doctor --test\nself-test of /opt/env\n"} {
			if !strings.Contains(string(text), words) {
				t.Errorf("%q is not on the page:\n%s", words, text)
			}
		}
	}
}

func TestPageKeepsWhatWasSeen(t *testing.T) {
	m := newMachine(t)
	got, failed, err := m.page(t)
	if err != nil || failed {
		t.Fatal(failed, err)
	}
	golden := filepath.Join("testdata", "page.md")
	if *update {
		if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Error(diff)
	}
	build, test := m.lines[2], m.lines[3]
	if !slices.Contains(build, `gpu=["NVIDIA H100 80GB HBM3"]`) || !slices.Contains(test, "required") ||
		!slices.Contains(test, "docker") {
		t.Errorf("it ran %q and %q", build, test)
	}
}

func TestPageOfAFailure(t *testing.T) {
	m := newMachine(t)
	m.says["envsolve test"] = answer{stdout: "Root cause  [cudnn9-libs-not-found]\n", code: 5}
	m.says["envsolve test --json"] = answer{stdout: report("fail", "true"), code: 5}
	got, failed, err := m.page(t)
	if err != nil || !failed || !strings.Contains(got, "Root cause  [cudnn9-libs-not-found]") {
		t.Errorf("failed %v, %v:\n%s", failed, err, got)
	}
}

func TestNoPageWithoutAGPU(t *testing.T) {
	for name, test := range map[string]struct {
		key  string
		says *answer
		want string
	}{
		"no nvidia-smi":    {"nvidia-smi --query-gpu=driver_version,name,memory.total", nil, "shows no GPU"},
		"no GPU":           {"nvidia-smi --query-gpu=driver_version,name,memory.total", &answer{}, "lists none"},
		"nvidia-smi fails": {"nvidia-smi --query-gpu=driver_version,name,memory.total", &answer{code: 9}, "ends with 9"},
		"nvidia-smi babble": {"nvidia-smi --query-gpu=driver_version,name,memory.total", &answer{stdout: "N/A\n"},
			"not driver, name and memory"},
	} {
		m := newMachine(t)
		delete(m.says, test.key)
		if test.says != nil {
			m.says[test.key] = *test.says
		}
		if _, _, err := m.page(t); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: error %v, want %q in it", name, err, test.want)
		}
	}
}

// TestPageKeepsTheOthers has an example of which there is nothing to see.
func TestPageKeepsTheOthers(t *testing.T) {
	for name, test := range map[string]struct {
		key  string
		says answer
		want string
	}{
		"a build fails":     {"envsolve build", answer{code: 3}, "envsolve build ends with 3"},
		"no report":         {"envsolve test --json", answer{code: 1}, "prints no report"},
		"no GPU was tested": {"envsolve test --json", answer{stdout: report("ok", "false")}, "tested no GPU"},
	} {
		m := newMachine(t)
		m.says[test.key] = test.says
		text, failed, err := m.page(t)
		if err != nil || !failed || !strings.Contains(text, "## pytorch-cnn\n\n") || !strings.Contains(text, test.want) {
			t.Errorf("%s: failed %v, %v:\n%s", name, failed, err, text)
		}
	}
}

func TestExecuteTellsExitCodes(t *testing.T) {
	said, err := execute(t.Context(), "sh", "-c", "echo said; exit 5")
	if err != nil || said.code != 5 || said.stdout != "said\n" {
		t.Errorf("%+v, %v", said, err)
	}
	if _, err := execute(t.Context(), "no-such-program", "x"); err == nil {
		t.Error("a program that is not there ran")
	}
}

package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestUsage(t *testing.T) {
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{nil, 2, "usage: testworld"},
		{[]string{"dance"}, 2, `no command "dance"; there are prepare, serve, hcl, stop, silent and have`},
		{[]string{"serve", "--speed=3"}, 2, "flag provided but not defined"},
		{[]string{"prepare", "--cache=" + t.TempDir(), "--parts=gpus"}, 1, `no part is called "gpus"`},
		{[]string{"stop", "--cache=" + t.TempDir()}, 0, ""},
		{[]string{"hcl", "--cache=" + t.TempDir()}, 1, "no world is served from"},
		{[]string{"have", "--cache=" + t.TempDir(), "--parts=trixie"}, 1, "trixie has not been made"},
	} {
		var out, errs bytes.Buffer
		if code := run(c.args, &out, &errs); code != c.code || !strings.Contains(errs.String(), c.says) || out.Len() != 0 {
			t.Errorf("%q: %d, %s%s", c.args, code, out.String(), errs.String())
		}
	}
}

// build compiles the command, since a background process runs it again.
func build(t *testing.T) string {
	t.Helper()
	binary := filepath.Join(t.TempDir(), "testworld")
	if out, err := exec.Command("go", "build", "-o", binary, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return binary
}

func TestDetachedWorldIsFoundAgainAndStopped(t *testing.T) {
	binary, cache := build(t), t.TempDir()
	command := func(args ...string) addresses {
		t.Helper()
		var a addresses
		out, err := exec.Command(binary, append(args, "--cache", cache)...).Output()
		if err != nil {
			t.Fatalf("%q: %v", args, err)
		}
		if len(out) > 0 {
			if err := json.Unmarshal(out, &a); err != nil {
				t.Fatal(err)
			}
		}
		return a
	}
	serve := []string{"serve", "--detach", "--addr", "127.0.0.1:0", "--parts", "standins"}
	first := command(serve...)
	t.Cleanup(func() { syscall.Kill(first.PID, syscall.SIGKILL) }) //nolint:errcheck // stopped already, if all is well
	resp, err := http.Get(first.PyPI)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	if again := command(serve...); again.PID != first.PID {
		t.Errorf("a second process %d runs beside %d", again.PID, first.PID)
	}
	if blocks, err := exec.Command(binary, "hcl", "--cache", cache).Output(); err != nil || string(blocks) != first.HCL {
		t.Errorf("%v %s", err, blocks)
	}
	if block, err := exec.Command(binary, "hcl", "--cache", cache, "pypi").Output(); err != nil ||
		!strings.HasPrefix(string(block), "index \"pypi\"") || strings.Contains(string(block), "mirror") {
		t.Errorf("%v %s", err, block)
	}
	if err := exec.Command(binary, "hcl", "--cache", cache, "conda").Run(); err == nil {
		t.Error("a server that the world does not stand for has a block")
	}
	command("stop")
	if _, err := http.Get(first.PyPI); err == nil {
		t.Error("it still answers")
	}
	if _, err := os.Stat(stateFile(cache)); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("its addresses are still there: %v", err)
	}
	command("stop")
}

func TestStopForgetsADeadWorld(t *testing.T) {
	cache := t.TempDir()
	if err := leave(cache, addresses{PID: 1<<31 - 1, Registry: "127.0.0.1:1"}); err != nil {
		t.Fatal(err)
	}
	if err := halt(cache); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(stateFile(cache)); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("its addresses are still there: %v", err)
	}
}

func TestFailedBackgroundProcessIsReported(t *testing.T) {
	binary, cache := build(t), t.TempDir()
	out, err := exec.Command(binary, "serve", "--detach", "--addr", "192.0.2.1:1", "--parts", "standins", "--cache",
		cache).CombinedOutput()
	if err == nil || !strings.Contains(string(out), "serve.log") {
		t.Errorf("%v %s", err, out)
	}
	log, err := os.ReadFile(filepath.Join(cache, "serve.log"))
	if err != nil || !strings.Contains(string(log), "is not a loopback address") {
		t.Errorf("%v %s", err, log)
	}
}

func TestForegroundWorldEndsWithASignal(t *testing.T) {
	binary, cache := build(t), t.TempDir()
	cmd := exec.Command(binary, "serve", "--addr", "127.0.0.1:0", "--parts", "standins", "--cache", cache)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	watchdog := time.AfterFunc(time.Minute, func() { cmd.Process.Kill() }) //nolint:errcheck // ended already
	defer watchdog.Stop()
	var a addresses
	if err := json.NewDecoder(out).Decode(&a); err != nil || a.PID != cmd.Process.Pid {
		t.Errorf("%v %+v", err, a)
	}
	if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err != nil {
		t.Errorf("it ended with %v", err)
	}
}

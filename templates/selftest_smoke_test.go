package templates

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// withSmoke is a healthy environment whose target has a script of its own.
func withSmoke(t *testing.T, m *stackMaker, script string) *environment {
	t.Helper()
	e := m.healthy(t)
	e.lock.Smoke = "smoke.py"
	e.write(SelfTestLayout{"/", filepath.Join(e.root, "home")}.SmokeScript("smoke.py"), []byte(script))
	return e
}

// TestTheRootFolderIsAsGoodAsAnother holds it where images start programs: a framework
// that makes a module on import, without a folder of its own, is compiled there, too.
func TestTheRootFolderIsAsGoodAsAnother(t *testing.T) {
	e := withSmoke(t, newStackMaker(t), "import importlib.util, os\n"+
		"importlib.util.cache_from_source('made.py')\nprint(os.getcwd())")
	e.folder, e.environ["STAND_IN_TEMPLATE"] = "/", "1"
	got, _ := e.report("--only", "import,smoke")
	for _, c := range got.Checks {
		if c.Status != "ok" || c.Check == "smoke" && c.Seen != "/" {
			t.Errorf("%s is %s in the root folder: %s", c.Check, c.Status, c.Seen)
		}
	}
}

func TestSmokeScriptDecides(t *testing.T) {
	m := newStackMaker(t)
	for _, test := range []struct {
		name, script          string
		status, says, error   string
		signal, reason, gpuIn string
	}{
		{name: "works", script: "print('starting')\nprint('loss 0.69 to 0.02')", status: "ok", says: "loss 0.69 to 0.02"},
		{name: "says nothing", script: "pass", status: "ok", says: "no word"},
		{name: "cannot be tried", script: "print('no GPU to serve from')\nraise SystemExit(77)", status: "skip",
			reason: "no GPU to serve from"},
		{name: "cannot, without a word", script: "raise SystemExit(77)", status: "skip", reason: "status 77"},
		{name: "fails", script: "raise ValueError('no such model')", status: "fail", error: "smoke-failed",
			says: "no such model"},
		{name: "fails with its own status", script: "print('seen')\nraise SystemExit(3)", status: "fail",
			error: "smoke-failed", says: "seen"},
		{name: "fails in words that the catalogue knows",
			script: "raise RuntimeError('cuDNN error: CUDNN_STATUS_NOT_INITIALIZED')",
			status: "fail", error: "cudnn-not-initialized", says: "CUDNN_STATUS_NOT_INITIALIZED"},
		{name: "leaves a batch on the CPU",
			script: "raise RuntimeError('Expected all tensors to be on the same device, but found at least two devices, cuda:0 and cpu!')",
			status: "fail", error: "data-on-cpu", says: "two devices"},
		{name: "leaves a batch on the CPU, as convolutions say it",
			script: "raise RuntimeError('Input type (torch.FloatTensor) and weight type (torch.cuda.FloatTensor) should be the same')",
			status: "fail", error: "data-on-cpu", says: "weight type"},
		{name: "crashes", script: "import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)", status: "fail",
			error: "smoke-failed", signal: "SIGSEGV"},
		{name: "ends itself at once", script: "import os\nos._exit(4)", status: "fail", error: "smoke-failed",
			says: "status 4"},
		{name: "is told of the GPUs", script: "import os\nprint('GPUs', os.environ['ENVSOLVE_GPUS'])", status: "ok",
			says: "GPUs 1"},
		{name: "imports the framework", script: "import torch\nprint(torch.__version__)", status: "ok", says: "2.5.1+cu124"},
		{name: "takes no input", script: "print(repr(input()))", status: "fail", error: "smoke-failed", says: "EOFError"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			got, _ := withSmoke(t, m, test.script).report("--only", "smoke")
			c := got.Checks[0]
			if c.Status != test.status || !strings.Contains(c.Seen, test.says) || !strings.Contains(c.Reason, test.reason) {
				t.Errorf("%s: seen %q, reason %q; want %s with %q", c.Status, c.Seen, c.Reason, test.status, test.says+test.reason)
			}
			if test.error != "" && (len(c.Problems) != 1 || c.Problems[0].Error != test.error) {
				t.Errorf("problems %+v, want [%s]", c.Problems, test.error)
			}
			if test.signal != "" && (c.Signal == nil || *c.Signal != test.signal) {
				t.Errorf("signal %v, want %s", c.Signal, test.signal)
			}
		})
	}
}

func TestSmokeScriptKeepsItsWholeOutput(t *testing.T) {
	e := withSmoke(t, newStackMaker(t), "import sys\nprint('first')\nprint('second', file=sys.stderr)\nraise SystemExit(1)")
	got, code := e.report("--only", "smoke")
	if out := got.Checks[0].Output; code != SelfTestFailed || !strings.Contains(out, "first") ||
		!strings.Contains(out, "second") {
		t.Errorf("exit %d, output %q", code, out)
	}
}

func TestTableShowsWhatTheScriptPrinted(t *testing.T) {
	e := withSmoke(t, newStackMaker(t), "for i in range(30): print('step', i)\nraise ValueError('no such model')")
	text, _ := e.run("--only", "smoke")
	head, _, _ := strings.Cut(text, "\nCHECK ")
	if !strings.Contains(head, "  printed   ") || !strings.Contains(head, "\n            ValueError: no such model") ||
		strings.Contains(head, "step 3\n") {
		t.Errorf("the table starts\n%s", head)
	}
}

func TestSmokeScriptThatHangsIsEnded(t *testing.T) {
	e := withSmoke(t, newStackMaker(t), "import time\nprint('waiting for a server', flush=True)\ntime.sleep(600)")
	got, code := e.report("--only", "smoke", "--timeout", "3")
	if code != SelfTestFailed || got.RootCause == nil || got.RootCause.Error != "check-timeout" {
		t.Fatalf("exit %d, root cause %+v", code, got.RootCause)
	}
	if !strings.Contains(got.Checks[0].Output, "waiting for a server") {
		t.Errorf("what it said is lost: %q", got.Checks[0].Output)
	}
}

func TestSmokeScriptIsMissing(t *testing.T) {
	e := withSmoke(t, newStackMaker(t), "pass")
	if err := os.Remove(filepath.Join(e.root, "home/smoke/smoke.py")); err != nil {
		t.Fatal(err)
	}
	got, code := e.report("--only", "smoke")
	if code != SelfTestFailed || !strings.Contains(got.RootCause.Cause, "home/smoke/smoke.py is not in the image") {
		t.Errorf("exit %d, root cause %+v", code, got.RootCause)
	}
}

// A broken stack breaks the user's script; the stack is the cause.
func TestSmokeFailureFollowsFromTheStack(t *testing.T) {
	m := newStackMaker(t)
	e := withSmoke(t, m, "import torch")
	e.uninstall(m.cudnn(t, "nvidia-cudnn-cu12", "9.1.0.70"))
	got, code := e.report("--only", "inventory,import,smoke")
	if code != SelfTestFailed || got.RootCause == nil || got.RootCause.Check != "inventory" {
		t.Fatalf("exit %d, root cause %+v", code, got.RootCause)
	}
	for _, c := range got.Checks {
		if c.Check == "smoke" && (c.Status != "fail" || c.ConsequenceOf == nil || *c.ConsequenceOf != "inventory") {
			t.Errorf("smoke is %s, a consequence of %v", c.Status, c.ConsequenceOf)
		}
	}
}

func TestSelfTestFilesRefuseSmokeElsewhere(t *testing.T) {
	lock := cpuLock()
	lock.Smoke = "../smoke.py"
	if _, err := SelfTestFiles(lock); err == nil || !strings.Contains(err.Error(), `"../smoke.py" is no base name`) {
		t.Errorf("got %v", err)
	}
}

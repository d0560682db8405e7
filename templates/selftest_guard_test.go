package templates

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// guard runs the guard with a command, as a container's entrypoint does.
func (e *environment) guard(command ...string) (stdout, stderr string, code int) {
	e.t.Helper()
	e.run("--list") // lays out the files
	return e.start("envsolve-guard", command...)
}

func TestGuardStartsTheCommandOnAFitHost(t *testing.T) {
	m := newStackMaker(t)
	for _, test := range []struct {
		name     string
		change   func(*environment)
		command  []string
		out, err string
		code     int
	}{
		{"the command becomes the process", nil, []string{"sh", "-c", "echo $0 $1; exit 3", "a b", "c"}, "a b c\n", "", 3},
		{"a word starting with a dash is the command's", nil, []string{"printf", "%s", "--lock"}, "--lock", "", 0},
		{"signals are not ignored", nil, []string{"sh", "-c",
			"echo $((0x$(grep SigIgn /proc/self/status | cut -f2) & 0x1001000))"}, "0\n", "", 0},
		{"no command", nil, nil, "", "no command was given", 0},
		{"a command that is not there", nil, []string{"no-such-program"}, "", "no-such-program: not found", 127},
		{"a command that is no program", nil, []string{"/etc/passwd"}, "", "/etc/passwd: Permission denied", 126},
		{"a CPU build asks for nothing", func(e *environment) {
			delete(e.environ, "LD_LIBRARY_PATH")
			e.lock.Frameworks[0].Variant, e.lock.CUDA = "cpu", SelfTestCUDA{}
		}, []string{"echo", "runs"}, "runs\n", "", 0},
		{"turned off", func(e *environment) {
			delete(e.environ, "LD_LIBRARY_PATH")
			e.environ["ENVSOLVE_GUARD"] = "off"
		}, []string{"echo", "runs"}, "runs\n", "", 0},
		{"PYTHONPATH is the user's, not the guard's", func(e *environment) {
			e.write(filepath.Join(e.root, "bad/json.py"), []byte("raise SystemExit('not the json you want')\n"))
			e.environ["PYTHONPATH"] = filepath.Join(e.root, "bad")
		}, []string{"sh", "-c", "echo $PYTHONPATH | grep -c bad"}, "1\n", "", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			e := m.healthy(t)
			if test.change != nil {
				test.change(e)
			}
			out, problems, code := e.guard(test.command...)
			if out != test.out || code != test.code || !strings.Contains(problems, test.err) || test.err == "" &&
				problems != "" {
				t.Errorf("exit %d, printed %q and %q; want exit %d, %q and %q", code, out, problems, test.code, test.out, test.err)
			}
		})
	}
}

func TestGuardRefusesAHostThatCannotRunTheImage(t *testing.T) {
	m := newStackMaker(t)
	for _, test := range []struct {
		name   string
		change func(*environment)
		says   []string
	}{
		{"no driver", func(e *environment) { delete(e.environ, "LD_LIBRARY_PATH") },
			[]string{"[torch-no-nvidia-driver]", "the container has no NVIDIA driver", "docker run --gpus all"}},
		{"a driver below the floor", func(e *environment) { e.environ["STUB_DRIVER"] = "470.82.01" },
			[]string{"[cuda-driver-insufficient]", "470.82.01 is older than 525.60.13",
				"update the host's driver to 525.60.13"}},
		{"a GPU older than the target's", func(e *environment) { e.environ["STUB_GPUS"] = "Tesla P100-PCIE-16GB;6;0;17179869184" },
			[]string{"[gpu-not-in-lock]", "Tesla P100-PCIE-16GB", "NVIDIA H100 80GB HBM3"}},
		{"GPUs hidden from the process", func(e *environment) {
			e.environ["STUB_GPUS"],
				e.environ["CUDA_VISIBLE_DEVICES"] = "", ""
		},
			[]string{"[cuinit-no-device]", "unset CUDA_VISIBLE_DEVICES"}},
		{"a compat library on a GeForce", func(e *environment) { e.environ["STUB_CUINIT"] = "804" },
			[]string{"[cuda-error-804-forward-compat]", "only data centre GPUs"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			e := m.healthy(t)
			test.change(e)
			out, problems, code := e.guard("echo", "must not run")
			if code != SelfTestFailed || out != "" {
				t.Errorf("exit %d, printed %q", code, out)
			}
			for _, want := range append(test.says, "this host cannot run this image", "ENVSOLVE_GUARD=off") {
				if !strings.Contains(problems, want) {
					t.Errorf("%q is not in:\n%s", want, problems)
				}
			}
		})
	}
}

func TestGuardRefusesDamagedLock(t *testing.T) {
	e := newStackMaker(t).healthy(t)
	e.guard("true")
	path := filepath.Join(e.root, "home/lock.json")
	e.write(path, []byte("{"))
	run := exec.Command(filepath.Join(e.root, "env/bin/envsolve-guard"), "true")
	out, err := run.CombinedOutput()
	if err == nil || run.ProcessState.ExitCode() != 2 || !strings.Contains(string(out), path) {
		t.Errorf("exit %d: %s", run.ProcessState.ExitCode(), out)
	}
}

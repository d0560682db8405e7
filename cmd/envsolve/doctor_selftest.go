package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
	"github.com/envsolve/envsolve/templates"
)

// lastWords is how long a self-test that was told to stop has to end what it started.
const lastWords = 5 * time.Second

// checkSelfTest refuses --test where what is looked at is not this machine.
func (f *doctorFlags) checkSelfTest() error {
	switch {
	case !f.test:
		return nil
	case f.image != "":
		return cli.UsageError("--test runs the Pythons of this machine; an image that envsolve built is tested " +
			"with envsolve test")
	case f.container != "" || filepath.Clean(f.root) != "/":
		return cli.UsageError("--test runs the Pythons of this machine: run doctor --test inside of what you look into")
	case runtime.GOOS != "linux":
		return cli.UsageError("--test runs on Linux alone")
	}
	return nil
}

// sayTested writes the report and runs the self-tests: after it, or for JSON before it. What a
// self-test found counts for more than what was read.
func (a *app) sayTested(ctx context.Context, l *doctorLook, doc *report.Examined) error {
	if l.format != report.JSON {
		said := a.sayExamined(l, doc)
		return cmp.Or(a.selfTests(ctx, l, doc), said)
	}
	failed := a.selfTests(ctx, l, doc)
	if exit := (*cli.ExitError)(nil); failed != nil && !errors.As(failed, &exit) {
		return failed
	}
	said := a.sayExamined(l, doc)
	return cmp.Or(failed, said)
}

// selfTests runs the self-test in each environment that was judged, and returns an error
// where one fails. What it says goes to the report where that is JSON, else to standard
// output after it.
func (a *app) selfTests(ctx context.Context, l *doctorLook, doc *report.Examined) error {
	var failed error
	for i := range doc.Environments {
		e := &doc.Environments[i]
		python, release := e.Installed.Interpreter()
		if python == "" {
			return fmt.Errorf("--test: %s has no interpreter; --python names an environment with one", e.Folder)
		}
		lock := selfTestLock(e, release, doc.Machine)
		if len(lock.Frameworks) == 0 {
			continue // nothing in it computes: packages that are judged by themselves
		}
		stdout := a.Stdout
		var args []string
		var said bytes.Buffer
		if l.format == report.JSON {
			stdout, args = &said, append(args, "--json")
		} else {
			fmt.Fprintf(a.Stdout, "\nself-test of %s\n", e.Folder)
		}
		if lock.CUDA.Version != "" && len(doc.Machine.GPUs) > 0 {
			args = append(args, "--require-gpu")
		}
		err := runSelfTest(ctx, python, lock, args, stdout, a.Stderr)
		if wrong := (*cli.ExitError)(nil); err != nil && !errors.As(err, &wrong) {
			return err
		}
		failed = cmp.Or(failed, err)
		if l.format == report.JSON {
			if !json.Valid(said.Bytes()) {
				return fmt.Errorf("the self-test of %s printed no report", e.Folder)
			}
			e.SelfTest = said.Bytes()
		}
	}
	if failed == nil && len(doc.Environments) == 0 {
		return errors.New("--test: there is no Python with software for GPUs to test; --python names one")
	}
	return failed
}

// selfTestLock is what the self-test holds an environment of a Python (3.12) to: what is
// installed there, and what the facts say of it.
func selfTestLock(e *report.JudgedEnvironment, python string, m host.Machine) templates.SelfTestLock {
	lock := templates.SelfTestLock{
		Target: e.Folder, Platform: runtime.GOOS + "/" + runtime.GOARCH, Python: python,
		Frameworks: []templates.SelfTestFramework{}, GPUs: selfTestGPUs(m), Wheels: []templates.SelfTestWheel{},
		CUDNN: e.Installed.Version("nvidia-cudnn"), NCCL: e.Installed.Version("nvidia-nccl"), Installed: true,
	}
	for _, w := range e.Installed.Wheels() {
		lock.Wheels = append(lock.Wheels, templates.SelfTestWheel{Name: w.Name, Version: w.Version})
	}
	stack := stackOf(&e.Verdict)
	if stack == nil {
		lock.Frameworks = installedFrameworks(e)
		if cuda := e.Installed.CUDA(); cuda != "" {
			lock.CUDA = templates.SelfTestCUDA{Version: cuda, Delivery: "wheels"}
		}
		return lock
	}
	lock.CUDA = templates.SelfTestCUDA{Version: stack.CUDA.Version, Delivery: stack.CUDA.Delivery}
	lock.DriverFloor, lock.LibraryPath = stack.Driver.Floor, stack.LibraryPath
	for _, f := range stack.AllFrameworks() {
		lock.Frameworks = append(lock.Frameworks,
			templates.SelfTestFramework{Name: f.Name, Version: f.Version, Variant: f.Variant})
	}
	return lock
}

// stackOf returns the stack that an environment is taken to be; nil where it can be none.
func stackOf(doc *verdict.Document) *plan.Stack {
	for i := range doc.Judged {
		if stack := doc.Judged[i].Stack; stack != nil {
			return stack
		}
	}
	return nil
}

// installedFrameworks returns the frameworks that are there, where they are no stack; none
// that runs on the CPU beside them, which is not judged.
func installedFrameworks(e *report.JudgedEnvironment) []templates.SelfTestFramework {
	list := []templates.SelfTestFramework{}
	isJudged := func(name string) bool {
		return !slices.ContainsFunc(e.Verdict.NotJudged, func(n verdict.NotJudged) bool {
			left, _, _ := strings.Cut(n.Name, " ")
			left, _, _ = strings.Cut(left, "=")
			return left == name
		})
	}
	for _, f := range matrices.Embedded().FrameworkInfos() {
		for _, w := range e.Installed.Wheels() {
			if slices.Contains(f.Packages, w.Name) && isJudged(w.Name) {
				list = append(list, templates.SelfTestFramework{Name: f.ID, Version: w.Version})
				break
			}
		}
	}
	return list
}

// selfTestGPUs returns the boards of a machine, each once.
func selfTestGPUs(m host.Machine) []templates.SelfTestGPU {
	list := []templates.SelfTestGPU{}
	for _, id := range m.Boards() {
		boards, _, err := matrices.Embedded().FindGPU(id)
		if err != nil || len(boards) != 1 {
			continue
		}
		list = append(list, templates.SelfTestGPU{ID: id, Name: boards[0].Name,
			ComputeCapability: boards[0].ComputeCapability, RunsBy: "cubin"})
	}
	return list
}

// runSelfTest runs the self-test by a Python of this machine, out of a folder that is
// removed. A *cli.ExitError says that it ran, and what it found.
func runSelfTest(
	ctx context.Context, python string, lock templates.SelfTestLock, args []string, stdout, stderr io.Writer,
) (err error) {
	home, err := os.MkdirTemp("", "envsolve-selftest-")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(home)) }()
	layout := templates.SelfTestLayout{Prefix: home, Home: home}
	files, err := templates.SelfTestFilesAt(layout, lock)
	if err != nil {
		return err
	}
	for _, f := range files {
		if err := os.MkdirAll(filepath.Dir(f.Path), 0o700); err != nil {
			return err
		}
		if err := os.WriteFile(f.Path, f.Content, f.Mode); err != nil {
			return err
		}
	}
	cmd := exec.CommandContext(ctx, python, append([]string{"-I", "-B", layout.Command()}, args...)...)
	cmd.Stdout, cmd.Stderr = stdout, stderr
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = lastWords
	err = cmd.Run()
	exit := (*exec.ExitError)(nil)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.As(err, &exit):
		return &cli.ExitError{Code: cli.ExitSelfTest, Err: fmt.Errorf("the self-test with %s failed", python)}
	}
	return err
}

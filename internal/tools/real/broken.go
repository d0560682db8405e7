package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/atomicfile"
	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/templates"
)

// broken is an environment that was made wrong on purpose: what is done in the image of
// a stack, and what its self-test must say.
type broken struct {
	name    string
	stack   string
	wheels  []string // NAME==VERSION that are fetched and lie in wheelhouse
	do      string   // shell command in the image, in which $pip runs its pip without an index
	environ []string // of the self-test
	checks  string   // that are run; all that need no GPU where it is empty
	error   string   // id of the root cause
	by      string   // check that finds it
	deeper  string   // id that a check which compares with no lock finds, too; "" where none need
}

// told is what a self-test said of a broken environment.
type told struct {
	Name, Stack string
	Error, By   string
	Cause       string
	Deeper      string // CHECK: ID of the first check that compares with no lock
	Wrong       string // why this is not what it should say
	NotRun      string
}

// standInDriver is what stands in for NVIDIA's driver, by the name of its library.
func standInDriver() map[string]string {
	return map[string]string{"libcuda.so.1": "templates/testdata/stub/cuda.c",
		"libnvidia-ml.so.1": "templates/testdata/stub/nvml.c"}
}

const drivers = "/opt/driver"

// breakImage breaks the unpacked image of a stack in all ways that the list has for it,
// and keeps what its self-test says of each.
func (r *runner) breakImage(ctx context.Context, s stack, image string, environ []string) error {
	list := brokenOf(s.name)
	all := make([]told, len(list))
	var group errgroup.Group
	group.SetLimit(2) // a self-test waits for its disk as long as for its processor
	for i, b := range list {
		group.Go(func() error {
			dir := filepath.Join(r.dir(s), fmt.Sprintf("broken-%d", i))
			all[i] = r.tell(ctx, s, b, container{image: image, dir: dir}, environ)
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return err
	}
	if ctx.Err() != nil {
		return errInterrupted
	}
	if len(all) == 0 {
		return nil
	}
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	return atomicfile.Write(filepath.Join(r.dir(s), "broken.json"), text, 0o644)
}

// tell breaks an image in one way, and holds what its self-test says to the list.
func (r *runner) tell(ctx context.Context, s stack, b broken, c container, environ []string) told {
	fmt.Fprintf(os.Stderr, "real: %s, %s\n", s.name, b.name)
	t, err := r.breakOne(ctx, s, b, c, environ)
	if err = errors.Join(err, c.remove()); err != nil {
		t = told{NotRun: err.Error()}
	}
	t.Name, t.Stack = b.name, s.name
	if t.NotRun == "" {
		t.Wrong = b.wrong(t)
	}
	fmt.Fprintf(os.Stderr, "real: %s, %s: [%s] by %s, %s%s%s\n", s.name, b.name, t.Error, t.By, t.Deeper, t.Wrong,
		t.NotRun)
	return t
}

// readBroken returns what was kept of a stack that was broken; nil for none.
func readBroken(dir string) []told {
	var all []told
	text, err := os.ReadFile(filepath.Join(dir, "broken.json"))
	if err != nil || json.Unmarshal(text, &all) != nil {
		return nil
	}
	return all
}

// breakOne breaks an image in one way, and runs its self-test.
func (r *runner) breakOne(ctx context.Context, s stack, b broken, c container, environ []string) (told, error) {
	if err := c.make(); err != nil {
		return told{}, err
	}
	if err := errors.Join(os.MkdirAll(c.written(wheelhouse), 0o755), layDriver(ctx, c)); err != nil {
		return told{}, err
	}
	python, _ := s.system()
	for _, w := range b.wheels {
		if err := r.fetch(ctx, w, python, c); err != nil {
			return told{}, err
		}
	}
	if b.do != "" {
		installs := slices.Concat(environ, []string{
			"pip=" + path.Join(environment, "bin/python") + " -m pip --no-cache-dir --disable-pip-version-check",
			"PIP_NO_INDEX=1", "PIP_FIND_LINKS=" + wheelhouse, "PIP_NO_DEPS=1", "PIP_ROOT_USER_ACTION=ignore",
			"PIP_NO_COMPILE=1", "site=" + path.Join(environment, "lib/python"+python+"/site-packages")})
		if err := c.must(ctx, installs, "/bin/sh", "-ec", b.do); err != nil {
			return told{}, err
		}
	}
	checks := b.checks
	if checks == "" {
		checks = withoutGPU
	}
	stdout, stderr, err := c.run(ctx, slices.Concat(environ, b.environ),
		templates.DefaultSelfTestLayout().Command(), "--json", "--only", checks)
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return told{}, err
	}
	var report templates.SelfTestReport
	if err := json.Unmarshal([]byte(stdout), &report); err != nil {
		return told{}, fmt.Errorf("the self-test reports nothing: %w: %s", err, last(stdout+"\n"+stderr))
	}
	return readReport(report), nil
}

// withoutGPU are the checks that need no GPU and compute nothing.
const withoutGPU = "inventory,single-copy,linkage,import,build-info,kernels,extensions"

// readReport takes from a report what is held to the list.
func readReport(report templates.SelfTestReport) told {
	var t told
	if root := report.RootCause; root != nil {
		t.Error, t.By, t.Cause = root.Error, root.Check, root.Cause
	}
	for _, c := range report.Checks {
		if c.Check != "inventory" && c.Status == "fail" && len(c.Problems) > 0 {
			t.Deeper = c.Check + ": " + c.Problems[0].Error
			break
		}
	}
	return t
}

// wrong says what is not as the list has it.
func (b broken) wrong(t told) string {
	if t.Error != b.error || t.By != b.by {
		return fmt.Sprintf("the root cause is [%s] by %s, and not [%s] by %s: %s", t.Error, t.By, b.error, b.by, t.Cause)
	}
	if b.deeper != "" && t.Deeper != b.deeper {
		return fmt.Sprintf("of the checks that know no lock the first finds [%s], and not [%s]", t.Deeper, b.deeper)
	}
	return ""
}

// layDriver compiles the driver that stands in for NVIDIA's into a container.
func layDriver(ctx context.Context, c container) error {
	if err := os.MkdirAll(c.written(drivers), 0o755); err != nil {
		return err
	}
	for name, source := range standInDriver() {
		out, err := exec.CommandContext(ctx, "gcc", "-shared", "-fPIC", "-O1", "-Wl,-soname,"+name,
			"-o", c.written(path.Join(drivers, name)), source).CombinedOutput()
		if err != nil {
			return fmt.Errorf("gcc %s: %w: %s", source, err, out)
		}
	}
	return nil
}

// fetch puts the wheel of a release into a container, out of the cache or of the index.
func (r *runner) fetch(ctx context.Context, pin, python string, c container) (err error) {
	st, err := r.store()
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	project, version, _ := strings.Cut(pin, "==")
	client := &index.Client{}
	files, err := client.Files(ctx, plan.DefaultIndex, project)
	if err != nil {
		return err
	}
	for _, f := range files {
		if f.Version != version || !fits(f.Name, python) {
			continue
		}
		fetched, err := client.Fetch(ctx, f, st, nil)
		if err != nil {
			return err
		}
		return os.Link(fetched.Path, c.written(path.Join(wheelhouse, f.Name)))
	}
	return fmt.Errorf("the index has no wheel of %s for Python %s on linux/amd64", pin, python)
}

// fits reports whether a wheel is for a Python on linux/amd64.
func fits(file, python string) bool {
	w, err := wheel.ParseName(file)
	if err != nil {
		return false
	}
	minor := "cp" + strings.ReplaceAll(python, ".", "")
	here := func(p string) bool {
		return p == "any" || strings.Contains(p, "linux") && strings.HasSuffix(p, "_x86_64")
	}
	binary := func(abi string) bool { return abi == "none" || abi == "abi3" || abi == minor }
	interpreter := func(p string) bool {
		return strings.HasPrefix(p, "py3") || p == minor || slices.Contains(w.ABIs, "abi3")
	}
	return slices.ContainsFunc(w.Platforms, here) && slices.ContainsFunc(w.ABIs, binary) &&
		slices.ContainsFunc(w.Pythons, interpreter)
}

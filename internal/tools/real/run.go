package main

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/envsolve/envsolve/internal/atomicfile"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// inside is what each image is asked from inside, as the self-test's smoke test.
//
//go:embed inside.py
var inside string

// runner takes stacks.
type runner struct {
	work   string
	mirror string // that stands for docker.io
	breaks bool   // whether images are broken, too
}

// outcome is what became of a stack.
type outcome struct {
	Day         string
	NotRun      string // why it was not taken
	Failed      string // step that failed
	Said        string // what the failing step said last
	Steps       []step
	Versions    []string // of what the plan decides
	Wheels      int
	Download    int64 // bytes of wheels and distribution packages
	Image       int64 // bytes
	Digest      string
	Before      string            // digest of the run before; empty for none
	Parts       map[string]string // what the image is made of, by hash
	PartsBefore map[string]string `json:",omitempty"`
	Learned     []string
	Inside      string // what the image says of itself
	Pip         string // how what pip leaves of the same lock compares
}

// step is one command, and how long it took.
type step struct {
	Name    string
	Seconds float64
}

func (r *runner) dir(s stack) string { return filepath.Join(r.work, s.name) }

// readOutcome returns the outcome of a stack that was taken; nil for none.
func readOutcome(dir string) *outcome {
	var o outcome
	text, err := os.ReadFile(filepath.Join(dir, "outcome.json"))
	if err != nil || json.Unmarshal(text, &o) != nil || o.NotRun != "" {
		return nil
	}
	return &o
}

// take takes one stack, and keeps the outcome.
func (r *runner) take(ctx context.Context, s stack, before *outcome) error {
	dir := r.dir(s)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "envsolve.hcl"), []byte(s.targetFile(r.mirror)), 0o644); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "smoke.py"), []byte(s.imports+"\n\n"+inside), 0o644); err != nil {
		return err
	}
	o := &outcome{Day: time.Now().UTC().Format(time.DateOnly)}
	if before != nil {
		o.Before, o.PartsBefore = before.Digest, before.Parts
	}
	if o.NotRun = r.hinders(ctx, s); o.NotRun == "" {
		r.steps(ctx, s, o)
	}
	if ctx.Err() != nil {
		return errInterrupted
	}
	if o.NotRun != "" && before != nil { // what is known of it stays
		_, err := fmt.Fprintf(os.Stderr, "real: %s is not taken again, %s: what is said of it is of %s\n",
			s.name, o.NotRun, before.Day)
		return err
	}
	text, err := json.MarshalIndent(o, "", "  ")
	if err != nil {
		return err
	}
	return atomicfile.Write(filepath.Join(dir, "outcome.json"), text, 0o644)
}

// spare is what is left free on the disk, in bytes.
const spare = 6e9

// hinders says why a stack cannot be taken here; "" where nothing does.
func (r *runner) hinders(ctx context.Context, s stack) string {
	if err := answers(ctx, plan.DefaultIndex); err != nil {
		return "the public package index does not answer from here"
	}
	stdout, _, _, _ := r.envsolve(ctx, s, "plan") // a plan that fails is told of as a step
	for _, host := range hosts(stdout) {
		if _, err := net.DefaultResolver.LookupHost(ctx, host); err != nil {
			return host + ", which has its wheels, does not answer from here"
		}
	}
	var disk syscall.Statfs_t
	if err := syscall.Statfs(r.work, &disk); err == nil && int64(disk.Bavail)*disk.Bsize < s.bytes+spare {
		return "the disk has no room for it here"
	}
	return ""
}

// answers says why a package index does not.
func answers(ctx context.Context, address string) error {
	ctx, cancel := context.WithTimeout(ctx, 15*time.Second)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address+"/pip/", nil)
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK {
		err = errors.New(response.Status)
	}
	return errors.Join(err, response.Body.Close())
}

// hosts lists the hosts that a plan's commands name besides the default index.
func hosts(planned string) []string {
	var list []string
	for line := range strings.Lines(planned) {
		words := strings.Fields(line)
		if len(words) < 2 || words[0] != "pip" || words[1] != "install" {
			continue
		}
		for _, word := range words {
			if at, err := url.Parse(word); err == nil && at.Host != "" && !slices.Contains(list, at.Host) {
				list = append(list, at.Host)
			}
		}
	}
	return list
}

// steps runs the commands one by one, until one fails.
func (r *runner) steps(ctx context.Context, s stack, o *outcome) {
	const image = "image.tar"
	for _, args := range [][]string{
		{"plan"}, {"lock", "--progress=quiet"},
		{"build", "--locked", "--progress=quiet", "--output", "type=oci,dest=" + image},
		{"test", image}, {"verify", image}, {"inspect", image}, {"lock", "--check"},
	} {
		stdout, stderr, seconds, err := r.envsolve(ctx, s, args...)
		o.Steps = append(o.Steps, step{strings.Join(args[:1], " "), seconds})
		if args[0] == "build" {
			_, digest, _ := strings.Cut(strings.TrimSpace(stdout), " ")
			o.Digest = digest
		}
		if args[0] == "test" {
			o.Inside = smokeOf(stdout)
		}
		for line := range strings.Lines(stderr) {
			if said, ok := strings.CutPrefix(line, "envsolve: learned from "); ok {
				o.Learned = append(o.Learned, strings.TrimSpace(said))
			}
		}
		if err != nil {
			o.Failed, o.Said = "envsolve "+strings.Join(args, " "), last(stdout+"\n"+stderr)
			break
		}
	}
	if o.Failed == "" {
		r.look(ctx, s, filepath.Join(r.dir(s), image), o)
	}
	r.measure(s, o)
	_ = os.Remove(filepath.Join(r.dir(s), image)) // what it was made of is kept
}

// look unpacks an image, holds it beside what pip installs of the same lock, and breaks
// it where that is asked for.
func (r *runner) look(ctx context.Context, s stack, image string, o *outcome) {
	if os.Getuid() != 0 {
		o.Pip = "not looked at, which needs root"
		return
	}
	start, unpacked := time.Now(), filepath.Join(r.dir(s), "image")
	err := r.dropBuilder() // its copy of the image takes the room of the other two
	var environ []string
	if err == nil {
		environ, err = unpackImage(ctx, image, unpacked)
	}
	if err = errors.Join(err, os.Remove(image)); err == nil {
		o.Pip, err = r.besidePip(ctx, s, unpacked)
	}
	o.Steps = append(o.Steps, step{"pip", time.Since(start).Seconds()})
	if err == nil && r.breaks {
		err = r.breakImage(ctx, s, unpacked, environ)
	}
	if err = errors.Join(err, os.RemoveAll(unpacked)); err != nil {
		o.Failed, o.Said = "pip install", err.Error()
	}
}

// smokeOf returns what the smoke test of a self-test's report said.
func smokeOf(report string) string {
	for line := range strings.Lines(report) {
		if words := strings.Fields(line); len(words) > 3 && words[0] == "smoke" && words[1] == "ok" {
			return strings.TrimSuffix(strings.Join(words[3:], " "), " smoke.py ends well")
		}
	}
	return ""
}

// envsolve runs the program in the stack's folder, with a cache of its own.
func (r *runner) envsolve(ctx context.Context, s stack, args ...string) (stdout, stderr string, seconds float64,
	err error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, "envsolve", args...)
	cmd.Dir = r.dir(s)
	cmd.Env = append(os.Environ(), r.folders()...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = time.Minute
	var out, problems bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &problems
	start := time.Now()
	err = cmd.Run()
	return out.String(), problems.String(), time.Since(start).Seconds(), err
}

func (r *runner) folders() []string {
	return []string{"XDG_CACHE_HOME=" + filepath.Join(r.work, "cache"), "XDG_DATA_HOME=" + filepath.Join(r.work, "data"),
		"NO_COLOR=1"}
}

// stopBuilder ends the BuildKit that the runs have started.
func (r *runner) stopBuilder() {
	cmd := exec.Command("envsolve", "builder", "stop")
	cmd.Env = append(os.Environ(), r.folders()...)
	_ = cmd.Run() // there may be none
}

// dropBuilder ends it and removes all that it keeps, which can be made again.
func (r *runner) dropBuilder() error {
	r.stopBuilder()
	return os.RemoveAll(filepath.Join(r.work, "data"))
}

// last returns the last lines that something said, and before them the checks of a
// self-test that failed.
func last(text string) string {
	const most = 6
	lines := strings.Split(strings.TrimSpace(text), "\n")
	var said []string
	for _, line := range lines[:max(0, len(lines)-most)] {
		if words := strings.Fields(line); len(words) > 1 && strings.EqualFold(words[1], "fail") {
			said = append(said, strings.Join(words, " "))
		}
	}
	return strings.Join(append(said, lines[max(0, len(lines)-most):]...), "\n")
}

// measure reads what was locked.
func (r *runner) measure(s stack, o *outcome) {
	t, err := lockedTarget(filepath.Join(r.dir(s), lock.DefaultName))
	if err != nil {
		return // there may be none yet
	}
	if o.Parts, err = partsOf(t); err == nil {
		o.holdTwice()
	}
	sizes := t.Sizes()
	o.Wheels, o.Download, o.Image = len(t.Wheels), sizes.DownloadBytes, sizes.ImageBytes
	for _, w := range t.Wheels {
		if w.Requested {
			o.Versions = append(o.Versions, w.Name+" "+w.Version)
		}
	}
	o.Versions = append(o.Versions, "Python "+t.Stack.Python)
	if t.Stack.CUDA.Version != "" {
		o.Versions = append(o.Versions, "CUDA "+t.Stack.CUDA.Version)
	}
}

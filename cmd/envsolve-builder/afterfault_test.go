package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

var (
	faultRounds = flag.Int("faults", 0, "inject one fault of each kind and this many at random; 0 is one of the commonest each (make faults)")
	faultSeed   = flag.Uint64("faultseed", 1, "what the random faults come from")
	faultsOnly  = flag.String("faultkinds", "", "inject only the kinds whose names match this regular expression")
)

// TestAfterEveryFaultTheNextRunIsRight breaks locks and builds in the ways of
// the world: killed processes, full disks, cut connections, servers that
// refuse, neighbours. Each ends well or says clearly why not; the run after it gives the
// same lock, the same image and the same archive as an undisturbed one, and
// nothing half-written is left.
func TestAfterEveryFaultTheNextRunIsRight(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	w := openWreck(t)
	kinds := slices.DeleteFunc(faultKinds(), func(k faultKind) bool {
		return !regexp.MustCompile(*faultsOnly).MatchString(k.name)
	})
	w.enter(t, "light")
	for i, k := range kinds {
		if k.common || *faultRounds > 0 {
			w.round(t, k, rand.New(rand.NewPCG(*faultSeed, uint64(i))))
		}
	}
	for i := range *faultRounds {
		if i%10 == 0 { // one in ten with the stack whose wheels take long
			w.enter(t, "big")
		}
		r := rand.New(rand.NewPCG(*faultSeed, uint64(1000+i)))
		w.round(t, kinds[r.IntN(len(kinds))], r)
		w.enter(t, "light")
	}
	t.Logf("%d faults: %s", w.rounds, w.ends)
}

// wreck is a workplace that faults happen in.
type wreck struct {
	*site
	world  *testworld.World
	bin    string
	root   string
	cache  string
	out    string
	data   string // the builder's
	moved  string // programs whose clocks can be moved; "" until they are compiled
	sites  map[string]*site
	rounds int
	ends   endings
}

// site is where one stack is locked and built.
type site struct {
	stack string
	dir   string // the target file's
	tag   string
	whole outcome // of an undisturbed run
	took  map[string]time.Duration
}

// outcome is all that a lock and a build leave.
type outcome struct{ lock, digest, archive string }

// endings counts how disturbed commands ended.
type endings map[string]int

func (e endings) String() string {
	var parts []string
	for k, n := range e {
		parts = append(parts, fmt.Sprintf("%s %d×", k, n))
	}
	slices.Sort(parts)
	return strings.Join(parts, ", ")
}

// ended is how a command ended.
type ended struct {
	code int // -1: killed
	text string
}

// last are the words that the command ends with.
func (e ended) last() string {
	return strings.TrimSpace(e.text[strings.LastIndex(strings.TrimSpace(e.text), "\nenvsolve: ")+1:])
}

func openWreck(t *testing.T) *wreck {
	t.Helper()
	buildertest.Require(t)
	root := t.TempDir()
	w := &wreck{
		world: worldtest.Start(t, testworld.Images, testworld.Wheels), bin: install(t), root: root,
		cache: filepath.Join(root, "cache"), out: filepath.Join(root, "out"), data: filepath.Join(root, "data"),
		sites: map[string]*site{}, ends: endings{},
	}
	t.Cleanup(func() { stopBuilder(t, w.bin, w.data) })
	for _, d := range []string{w.cache, w.out} {
		if err := os.Mkdir(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return w
}

// enter goes to the site of a stack. The first time it is locked and built
// there, undisturbed.
func (w *wreck) enter(t *testing.T, stack string) {
	t.Helper()
	if w.site = w.sites[stack]; w.site != nil {
		w.mustRun(t, "build") // the archive is this site's from now on
		return
	}
	w.site = &site{stack: stack, dir: filepath.Join(w.root, stack), tag: w.world.RegistryHost + "/faults/" + stack + ":1",
		took: map[string]time.Duration{}}
	w.sites[stack] = w.site
	if err := os.Mkdir(w.dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(w.dir, "envsolve.hcl"), []byte(stacks()[stack]+w.world.MirrorHCL()),
		0o644); err != nil {
		t.Fatal(err)
	}
	w.mustRun(t, "lock")
	w.mustRun(t, "build")
	w.whole = w.outcome(t)
	// How long they take on a builder that is warm, as it is from now on.
	for _, command := range []string{"lock", "build"} {
		if err := os.RemoveAll(filepath.Join(w.cache, "envsolve")); err != nil {
			t.Fatal(err)
		}
		start := time.Now()
		w.mustRun(t, command)
		w.took[command] = time.Since(start)
	}
}

// arguments of a command. The build writes an archive and pushes.
func (w *wreck) arguments(command string) []string {
	if command == "lock" {
		return []string{"lock", "--progress", "plain"}
	}
	return []string{"build", "--locked", "--progress", "plain", "--push", "--tag", w.tag,
		"--output", "type=oci,dest=" + filepath.Join(w.out, "image.tar")}
}

// start starts a command, changed by each of with; what it says is there when wait
// returns.
func (w *wreck) start(t *testing.T, command string, with ...func(*exec.Cmd)) (cmd *exec.Cmd, wait func() ended) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Minute)
	cmd = exec.CommandContext(ctx, filepath.Join(w.bin, "envsolve"), w.arguments(command)...)
	cmd.Dir = w.dir
	cmd.Env = append(os.Environ(), "PATH="+w.bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin",
		"XDG_CACHE_HOME="+w.cache, "XDG_DATA_HOME="+w.data, "ENVSOLVE_BUILDER=", "BUILDKIT_HOST=")
	for _, change := range with {
		change(cmd)
	}
	var text bytes.Buffer
	cmd.Stdout, cmd.Stderr = &text, &text
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, func() ended {
		defer cancel()
		err := cmd.Wait()
		if ctx.Err() != nil {
			t.Fatalf("envsolve %s hangs:\n%s", command, text.String())
		}
		var exit *exec.ExitError
		if err != nil && !errors.As(err, &exit) {
			t.Fatal(err)
		}
		return ended{code: cmd.ProcessState.ExitCode(), text: text.String()}
	}
}

func (w *wreck) run(t *testing.T, command string, with ...func(*exec.Cmd)) ended {
	t.Helper()
	_, wait := w.start(t, command, with...)
	return wait()
}

func (w *wreck) mustRun(t *testing.T, command string) {
	t.Helper()
	if e := w.run(t, command); e.code != 0 {
		t.Fatalf("envsolve %s ends with %d:\n%s", command, e.code, e.text)
	}
}

// round disturbs one command and holds what comes after to the undisturbed run.
func (w *wreck) round(t *testing.T, k faultKind, r *rand.Rand) {
	t.Helper()
	w.rounds++
	name := fmt.Sprintf("round %d, %s stack, %s (%s)", w.rounds, w.stack, k.name, k.command)
	w.prepare(t, k.command, r)
	e := k.disturb(t, w, r, k.command)
	w.ends[endName(e.code)]++
	t.Logf("%s: %s", name, endName(e.code))
	if e.code == 1 {
		t.Log(e.last())
	}
	if err := clear(e); err != nil {
		t.Fatalf("%s: %v:\n%s", name, err, e.text)
	}
	w.settle(t)
	if _, err := os.Stat(filepath.Join(w.dir, "envsolve.lock.hcl")); errors.Is(err, fs.ErrNotExist) {
		w.mustRun(t, "lock")
	}
	w.mustRun(t, "build")
	if got := w.outcome(t); got != w.whole {
		t.Fatalf("%s: the next run gives\n%+v, want\n%+v", name, got, w.whole)
	}
	if err := w.tidy(); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

func endName(code int) string {
	return map[int]string{-1: "killed", 0: "done in spite of it", 1: "failed with words"}[code]
}

// prepare decides what the command finds: a cache or none, an archive or none.
func (w *wreck) prepare(t *testing.T, command string, r *rand.Rand) {
	t.Helper()
	var remove []string
	if command == "lock" {
		remove = append(remove, filepath.Join(w.dir, "envsolve.lock.hcl"))
	}
	if r.IntN(3) > 0 {
		remove = append(remove, filepath.Join(w.cache, "envsolve"))
	}
	if r.IntN(2) > 0 {
		remove = append(remove, filepath.Join(w.out, "image.tar"))
	}
	for _, path := range remove {
		if err := os.RemoveAll(path); err != nil {
			t.Fatal(err)
		}
	}
}

// clear holds a disturbed command to its promises: done, or failed with words.
func clear(e ended) error {
	switch {
	case regexp.MustCompile(`(?m)^(panic: |goroutine \d+ \[|Traceback )`).MatchString(e.text):
		return errors.New("a stack trace")
	case e.code == 1 && (!strings.HasPrefix(e.last(), "envsolve: ") || len(e.last()) < 20):
		return errors.New("it does not say why it failed")
	case e.code != 0 && e.code != 1 && e.code != -1:
		return fmt.Errorf("it ends with %d", e.code)
	}
	return nil
}

// settle lets what a killed process left grow older than a file that somebody
// may just have begun to write.
func (w *wreck) settle(t *testing.T) {
	t.Helper()
	old := time.Now().Add(-time.Minute)
	for _, dir := range []string{w.dir, w.out} {
		hidden, err := filepath.Glob(filepath.Join(dir, ".*"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range hidden {
			if err := os.Chtimes(path, old, old); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// outcome reads what is there.
func (w *wreck) outcome(t *testing.T) outcome {
	t.Helper()
	var o outcome
	for path, to := range map[string]*string{
		filepath.Join(w.dir, "envsolve.lock.hcl"): &o.lock, filepath.Join(w.out, "image.tar"): &o.archive,
	} {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256(data)
		*to = hex.EncodeToString(sum[:])
	}
	image := worldtest.Pull(t, w.tag)
	digest, err := image.Digest()
	if err != nil {
		t.Fatal(err)
	}
	o.digest = digest.String()
	return o
}

// tidy looks for half-written things: beside the outputs, and in the cache,
// whose blobs are what their names say.
func (w *wreck) tidy() error {
	for dir, want := range map[string][]string{w.dir: {"envsolve.hcl", "envsolve.lock.hcl"}, w.out: {"image.tar"}} {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return err
		}
		var got []string
		for _, e := range entries {
			got = append(got, e.Name())
		}
		if !slices.Equal(got, want) {
			return fmt.Errorf("%s holds %v, want %v", dir, got, want)
		}
	}
	return filepath.WalkDir(filepath.Join(w.cache, "envsolve"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		switch filepath.Base(filepath.Dir(path)) {
		case "tmp", "partial":
			return fmt.Errorf("%s is left", path)
		case "sha256":
			data, err := os.ReadFile(path)
			if sum := sha256.Sum256(data); err != nil || hex.EncodeToString(sum[:]) != d.Name() {
				return fmt.Errorf("%s holds something else (%v)", path, err)
			}
		}
		return nil
	})
}

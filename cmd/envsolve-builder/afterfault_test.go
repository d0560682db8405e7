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
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

var (
	faultRounds = flag.Int("faults", 0, "inject one fault of each kind and this many at random; 0 is one of the commonest each (make faults)")
	faultSeed   = flag.Uint64("faultseed", 1, "what the random faults come from")
)

// TestAfterEveryFaultTheNextRunIsRight breaks locks and builds in the ways of
// the world: killed processes, full disks, cut connections, servers that
// refuse. Each ends well or says clearly why not; the run after it gives the
// same lock, the same image and the same archive as an undisturbed one, and
// nothing half-written is left.
func TestAfterEveryFaultTheNextRunIsRight(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	w := openWreck(t)
	kinds := faultKinds()
	for i, k := range kinds {
		if k.common || *faultRounds > 0 {
			w.round(t, k, rand.New(rand.NewPCG(*faultSeed, uint64(i))))
		}
	}
	for i := range *faultRounds {
		r := rand.New(rand.NewPCG(*faultSeed, uint64(1000+i)))
		w.round(t, kinds[r.IntN(len(kinds))], r)
	}
	t.Logf("%d faults: %s", w.rounds, w.ends)
}

// wreck is a workplace that faults happen in.
type wreck struct {
	world  *testworld.World
	bin    string
	dir    string // the target file's
	cache  string
	out    string
	data   string // the builder's
	tag    string
	whole  outcome // of an undisturbed run
	took   map[string]time.Duration
	rounds int
	ends   endings
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

// faultKind is a way to disturb one command.
type faultKind struct {
	name    string
	command string // lock or build
	common  bool
	// disturb runs the command with the fault and takes the fault away again.
	disturb func(t *testing.T, w *wreck, r *rand.Rand, command string) ended
}

// ended is how a command ended.
type ended struct {
	code int // -1: killed
	text string
}

func faultKinds() []faultKind {
	refuse, cut := disturbed("too-many", "server-error", "unavailable"), disturbed("truncated")
	return []faultKind{
		{"killed", "lock", true, killed},
		{"killed", "build", true, killed},
		{"builder killed", "build", false, builderKilled},
		{"builder killed", "lock", false, builderKilled},
		{"cache full", "lock", false, cacheFull},
		{"cache full", "build", true, cacheFull},
		{"output full", "build", false, outputFull},
		{"servers refuse", "lock", false, refuse},
		{"servers refuse", "build", false, refuse},
		{"connections cut", "lock", true, cut},
		{"connections cut", "build", false, cut},
		{"no server answers", "build", false, refused},
	}
}

func openWreck(t *testing.T) *wreck {
	t.Helper()
	buildertest.Require(t)
	world := worldtest.Start(t, testworld.Images, testworld.Wheels)
	root := t.TempDir()
	w := &wreck{
		world: world, bin: install(t), dir: filepath.Join(root, "project"), cache: filepath.Join(root, "cache"),
		out: filepath.Join(root, "out"), data: filepath.Join(root, "data"), tag: world.RegistryHost + "/faults/small:1",
		took: map[string]time.Duration{}, ends: endings{},
	}
	t.Cleanup(func() { stopBuilder(t, w.bin, w.data) })
	for _, d := range []string{w.dir, w.cache, w.out} {
		if err := os.Mkdir(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	writeSmall(t, w.dir, "", world.MirrorHCL())
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
	return w
}

// arguments of a command. The build writes an archive and pushes.
func (w *wreck) arguments(command string) []string {
	if command == "lock" {
		return []string{"lock", "--progress", "plain"}
	}
	return []string{"build", "--locked", "--progress", "plain", "--push", "--tag", w.tag,
		"--output", "type=oci,dest=" + filepath.Join(w.out, "image.tar")}
}

// start starts a command; what it says is there when wait returns.
func (w *wreck) start(t *testing.T, command string) (cmd *exec.Cmd, wait func() ended) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Minute)
	cmd = exec.CommandContext(ctx, filepath.Join(w.bin, "envsolve"), w.arguments(command)...)
	cmd.Dir = w.dir
	cmd.Env = append(os.Environ(), "PATH="+w.bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin",
		"XDG_CACHE_HOME="+w.cache, "XDG_DATA_HOME="+w.data, "ENVSOLVE_BUILDER=", "BUILDKIT_HOST=")
	var text bytes.Buffer
	cmd.Stdout, cmd.Stderr = &text, &text
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, func() ended {
		defer cancel()
		err := cmd.Wait()
		var exit *exec.ExitError
		if err != nil && !errors.As(err, &exit) {
			t.Fatal(err)
		}
		return ended{code: cmd.ProcessState.ExitCode(), text: text.String()}
	}
}

func (w *wreck) run(t *testing.T, command string) ended {
	t.Helper()
	_, wait := w.start(t, command)
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
	name := fmt.Sprintf("round %d, %s (%s)", w.rounds, k.name, k.command)
	w.prepare(t, k.command, r)
	e := k.disturb(t, w, r, k.command)
	w.ends[endName(e.code)]++
	t.Logf("%s: %s", name, endName(e.code))
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
	last := e.text[strings.LastIndex(strings.TrimSpace(e.text), "\nenvsolve: ")+1:]
	switch {
	case regexp.MustCompile(`(?m)^(panic: |goroutine \d+ \[)`).MatchString(e.text):
		return errors.New("a stack trace")
	case e.code == 1 && (!strings.HasPrefix(last, "envsolve: ") || len(strings.TrimSpace(last)) < 20):
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

// killed kills the program at a random moment.
func killed(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	cmd, wait := w.start(t, command)
	defer w.during(command, r, func() { _ = cmd.Process.Kill() })()
	return wait()
}

// builderKilled kills the daemon at a random moment.
func builderKilled(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	_, wait := w.start(t, command)
	defer w.during(command, r, w.killBuilder)()
	return wait()
}

// during does something at a random moment of a command, unless the command has
// ended by then.
func (w *wreck) during(command string, r *rand.Rand, do func()) (over func()) {
	var mu sync.Mutex
	ended := false
	time.AfterFunc(time.Duration(r.Int64N(int64(w.took[command]))), func() {
		mu.Lock()
		defer mu.Unlock()
		if !ended {
			do()
		}
	})
	return func() {
		mu.Lock()
		defer mu.Unlock()
		ended = true
	}
}

// killBuilder kills every process that serves the test's own state folder.
func (w *wreck) killBuilder() {
	commands, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, path := range commands {
		line, err := os.ReadFile(path)
		if err != nil || !bytes.Contains(line, []byte(w.data)) || !bytes.Contains(line, []byte("buildkitd\x00")) {
			continue
		}
		var pid int
		if _, err := fmt.Sscanf(path, "/proc/%d/cmdline", &pid); err == nil {
			_ = unix.Kill(pid, unix.SIGKILL)
		}
	}
}

// cacheFull lets the disk of the cache fill up.
func cacheFull(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	return onSmallDisk(t, w, w.cache, 5+r.IntN(400), command)
}

// outputFull lets the disk of the archive fill up.
func outputFull(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	return onSmallDisk(t, w, w.out, 1+r.IntN(150), command)
}

// onSmallDisk runs a command with a folder on an empty disk of some MiB.
func onSmallDisk(t *testing.T, w *wreck, dir string, size int, command string) ended {
	if err := unix.Mount("tmpfs", dir, "tmpfs", 0, fmt.Sprintf("size=%dm", size)); err != nil {
		worldtest.SkipUnlessCI(t, "cannot mount a small disk: "+err.Error())
	}
	e := w.run(t, command)
	left, err := os.ReadDir(dir)
	if err := errors.Join(err, unix.Unmount(dir, 0)); err != nil {
		t.Fatal(err)
	}
	if e.code == 1 && !strings.Contains(e.text, "no space left") {
		t.Fatalf("a disk of %d MiB fails it without being named:\n%s", size, e.text)
	}
	if e.code == 1 && dir == w.out && len(left) > 0 {
		t.Fatalf("on the full disk is left: %v", left)
	}
	return e
}

// disturbed has a share of the requests meet faults.
func disturbed(kinds ...string) func(*testing.T, *wreck, *rand.Rand, string) ended {
	return func(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
		share := 0.05 + 0.4*r.Float64()
		var mu sync.Mutex
		w.world.Disturb(func(*http.Request) string {
			mu.Lock()
			defer mu.Unlock()
			if r.Float64() > share {
				return ""
			}
			return kinds[r.IntN(len(kinds))]
		})
		defer w.world.Disturb(nil)
		return w.run(t, command)
	}
}

// refused has every request refused.
func refused(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	w.world.Disturb(func(*http.Request) string { return "unavailable" })
	defer w.world.Disturb(nil)
	e := w.run(t, command)
	if e.code == 0 {
		t.Fatalf("it pushed to a registry that refuses everything:\n%s", e.text)
	}
	return e
}

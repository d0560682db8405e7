package main

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// faultKind is a way to disturb one command.
type faultKind struct {
	name    string
	command string // lock or build
	common  bool
	// disturb runs the command with the fault and takes the fault away again.
	disturb func(t *testing.T, w *wreck, r *rand.Rand, command string) ended
}

func faultKinds() []faultKind {
	refuse, cut, alter := disturbed("too-many", "server-error", "unavailable"), disturbed("truncated"),
		disturbed("corrupt")
	return slices.Concat(neighbourKinds(), []faultKind{
		{"killed", "lock", true, killed},
		{"killed", "build", true, killed},
		{"builder killed", "lock", false, builderKilled},
		{"builder killed", "build", false, builderKilled},
		{"cache full", "lock", false, cacheFull},
		{"cache full", "build", true, cacheFull},
		{"builder full", "lock", false, builderFull},
		{"builder full", "build", true, builderFull},
		{"output full", "build", false, outputFull},
		{"servers refuse", "lock", false, refuse},
		{"servers refuse", "build", false, refuse},
		{"connections cut", "lock", true, cut},
		{"connections cut", "build", false, cut},
		{"bytes altered", "lock", false, alter},
		{"bytes altered", "build", false, alter},
		{"servers fall silent", "lock", false, silent},
		{"servers fall silent", "build", false, silent},
		{"bodies stall", "lock", false, stalled},
		{"bodies stall", "build", false, stalled},
		{"no server answers", "lock", false, refused},
		{"no server answers", "build", false, refused},
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
	unmount := mountDisk(t, dir, size)
	e := w.run(t, command)
	left, err := os.ReadDir(dir)
	if err := errors.Join(err, unmount()); err != nil {
		t.Fatal(err)
	}
	if e.code == 1 && (!strings.Contains(e.last(), "is full: ") || !strings.Contains(e.last(), dir)) {
		t.Fatalf("a disk of %d MiB at %s fails it without being named:\n%s", size, dir, e.text)
	}
	if e.code == 1 && dir == w.out && len(left) > 0 {
		t.Fatalf("on the full disk is left: %v", left)
	}
	return e
}

func mountDisk(t *testing.T, dir string, size int) (unmount func() error) {
	t.Helper()
	if err := unix.Mount("tmpfs", dir, "tmpfs", 0, fmt.Sprintf("size=%dm", size)); err != nil {
		worldtest.SkipUnlessCI(t, "cannot mount a small disk: "+err.Error())
	}
	// A supervisor that is ending may still hold its log.
	return func() error { return unix.Unmount(dir, unix.MNT_DETACH) }
}

// builderFull lets the disk of a new builder fill up. Once there is room, that
// builder goes on as if nothing had been.
func builderFull(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	usual := w.data
	w.data = filepath.Join(w.root, "small")
	defer func() { w.data = usual }()
	if err := os.MkdirAll(w.data, 0o755); err != nil {
		t.Fatal(err)
	}
	size := 2 + r.IntN(300)
	unmount := mountDisk(t, w.data, size)
	e := w.run(t, command)
	if e.code == 1 && !strings.Contains(e.last(), "builder's disk is full") {
		t.Fatalf("a builder's disk of %d MiB fails it without being named:\n%s", size, e.text)
	}
	if err := unix.Mount("tmpfs", w.data, "tmpfs", unix.MS_REMOUNT, "size=4g"); err != nil {
		t.Fatal(err)
	}
	w.mustRun(t, command)
	stopBuilder(t, w.bin, w.data)
	if err := unmount(); err != nil {
		t.Fatal(err)
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

// silent has two requests meet a server that says nothing more, before its
// answer or in the middle of it. That passes once it has been waited for, so the
// command is done in spite of it.
func silent(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	var mu sync.Mutex
	left, kinds := 2, []string{"slow", "stall"}
	w.world.Disturb(func(*http.Request) string {
		mu.Lock()
		defer mu.Unlock()
		if left == 0 || r.IntN(3) > 0 {
			return ""
		}
		left--
		return kinds[r.IntN(len(kinds))]
	})
	defer w.world.Disturb(nil)
	e := w.run(t, command)
	if e.code != 0 {
		t.Fatalf("two silences fail it:\n%s", e.text)
	}
	return e
}

// stalled has two files stop in their middle, whose servers keep the connection.
func stalled(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	var mu sync.Mutex
	left := 2
	w.world.Disturb(func(req *http.Request) string {
		mu.Lock()
		defer mu.Unlock()
		file := strings.Contains(req.URL.Path, "/blobs/sha256:") || strings.HasSuffix(req.URL.Path, ".whl")
		if left == 0 || req.Method != http.MethodGet || !file || r.IntN(2) > 0 {
			return ""
		}
		left--
		return "stall"
	})
	defer w.world.Disturb(nil)
	e := w.run(t, command)
	if e.code != 0 {
		t.Fatalf("two files that stall fail it:\n%s", e.text)
	}
	return e
}

// refused has every request refused.
func refused(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	w.world.Disturb(func(*http.Request) string { return "unavailable" })
	defer w.world.Disturb(nil)
	e := w.run(t, command)
	if e.code == 0 {
		t.Fatalf("it is done with servers that refuse everything:\n%s", e.text)
	}
	return e
}

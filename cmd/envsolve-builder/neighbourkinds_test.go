package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/cli/clitest"
	"github.com/envsolve/envsolve/internal/testworld/nolocks"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// neighbourKinds are the faults that come from the machine and who else is on it.
func neighbourKinds() []faultKind {
	return []faultKind{
		{"clock jumps", "lock", false, clockJumps},
		{"clock jumps", "build", false, clockJumps},
		{"two users at once", "lock", true, twoUsers},
		{"two users at once", "build", false, twoUsers},
		{"a stranger at the cache", "lock", false, strangerAtCache},
		{"a stranger at the cache", "build", false, strangerAtCache},
		{"no locks", "lock", false, withoutLocks},
		{"no locks", "build", true, withoutLocks},
		{"cache read-only", "lock", false, cacheReadOnly},
		{"cache read-only", "build", true, cacheReadOnly},
		{"builder pruned", "lock", false, builderPruned},
		{"builder pruned", "build", true, builderPruned},
	}
}

// onBuilder has a command use the builder that runs, by its address: who has
// another data folder, or no locks, cannot start one.
func (w *wreck) onBuilder(cmd *exec.Cmd) {
	cmd.Args = append(cmd.Args, "--builder", "unix://"+filepath.Join(w.data, "envsolve", "buildkit", "buildkitd.sock"))
}

// asUser has a command be that of a user with another data folder.
func asUser(data string) func(*exec.Cmd) {
	return func(cmd *exec.Cmd) { cmd.Env = append(cmd.Env, "XDG_DATA_HOME="+data) }
}

// clockJumps moves the clock by years at a random moment. Nothing depends on it.
func clockJumps(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	if w.moved == "" {
		w.moved = clitest.InstallClocked(t)
	}
	const year = 365 * 24 * time.Hour
	jump := time.Duration(r.Int64N(int64(20*year))) - 10*year
	after := time.Duration(r.Int64N(int64(w.took[command])))
	e := w.run(t, command, func(cmd *exec.Cmd) {
		cmd.Path = filepath.Join(w.moved, "envsolve")
		cmd.Env = append(cmd.Env, fmt.Sprintf("%s=%d@%d", clitest.ClockVariable, int64(jump.Seconds()),
			after.Milliseconds()))
	})
	if e.code != 0 {
		t.Fatalf("a clock that jumps by %v after %v fails it:\n%s", jump, after, e.text)
	}
	return e
}

// twoUsers has two users run the same command at once, with one cache.
func twoUsers(t *testing.T, w *wreck, _ *rand.Rand, command string) ended {
	_, wait := w.start(t, command, w.onBuilder, asUser(filepath.Join(w.root, "other")))
	e := w.run(t, command)
	if other := wait(); other.code != 0 || e.code != 0 {
		t.Fatalf("two at once end with %d and %d:\n%s\n%s", e.code, other.code, e.text, other.text)
	}
	return e
}

// strangerAtCache has a user who may not write to the cache try to, at the same
// time.
func strangerAtCache(t *testing.T, w *wreck, _ *rand.Rand, command string) ended {
	home := filepath.Join(w.root, "stranger")
	text, err := os.ReadFile(filepath.Join(w.dir, "envsolve.hcl"))
	if err == nil {
		err = os.Mkdir(home, 0o755)
	}
	defer os.RemoveAll(home)
	err = errors.Join(err, os.WriteFile(filepath.Join(home, "envsolve.hcl"), text, 0o644),
		os.Chown(home, nobody, nobody), os.Chmod(filepath.Dir(w.root), 0o755))
	if err != nil {
		t.Fatal(err)
	}
	_, wait := w.start(t, "lock", w.onBuilder, asUser(home), func(cmd *exec.Cmd) {
		cmd.Dir = home
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	})
	e, other := w.run(t, command), wait()
	if err := clear(other); err != nil || other.code != 1 || !strings.Contains(other.last(), w.cache) {
		t.Fatalf("the stranger's ends with %d (%v):\n%s", other.code, err, other.text)
	}
	if e.code != 0 {
		t.Fatalf("a stranger fails it:\n%s", e.text)
	}
	return e
}

// nobody is a user who owns nothing.
const nobody = 65534

// withoutLocks has the kernel refuse all file locks.
func withoutLocks(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	program, err := exec.LookPath(nolocks.Program)
	if err != nil {
		t.Fatal(err)
	}
	errnos := []syscall.Errno{unix.ENOLCK, unix.ENOSYS, unix.EOPNOTSUPP}
	errno := errnos[r.IntN(len(errnos))]
	locksFail := func(cmd *exec.Cmd) {
		cmd.Args = append([]string{program, fmt.Sprint(int(errno)), cmd.Path}, cmd.Args[1:]...)
		cmd.Path = program
	}
	_, wait := w.start(t, command, w.onBuilder, locksFail)
	e := w.run(t, command, w.onBuilder, locksFail)
	if other := wait(); e.code != 0 || other.code != 0 {
		t.Fatalf("two without locks end with %d and %d:\n%s\n%s", e.code, other.code, e.text, other.text)
	}
	if !strings.Contains(e.text, "has no locks") {
		t.Fatalf("it does not say that there are no locks:\n%s", e.text)
	}
	return e
}

// cacheReadOnly has the cache on a disk that cannot be written.
func cacheReadOnly(t *testing.T, w *wreck, _ *rand.Rand, command string) ended {
	if err := unix.Mount(w.cache, w.cache, "", unix.MS_BIND, ""); err != nil {
		worldtest.SkipUnlessCI(t, "cannot mount a folder: "+err.Error())
	}
	defer unix.Unmount(w.cache, unix.MNT_DETACH) //nolint:errcheck // the next run would say so
	if err := unix.Mount("", w.cache, "", unix.MS_REMOUNT|unix.MS_BIND|unix.MS_RDONLY, ""); err != nil {
		t.Fatal(err)
	}
	e := w.run(t, command)
	if e.code == 1 && (!strings.Contains(e.last(), w.cache) || !strings.Contains(e.last(), "name ")) {
		t.Fatalf("a cache that cannot be written fails it without being named:\n%s", e.text)
	}
	return e
}

// builderPruned has somebody prune the builder at a random moment.
func builderPruned(t *testing.T, w *wreck, r *rand.Rand, command string) ended {
	_, wait := w.start(t, command)
	var pruned []byte
	var err error
	over := w.during(command, r, func() {
		cmd := exec.Command(filepath.Join(w.bin, "envsolve"), "builder", "prune")
		cmd.Env = append(os.Environ(), "PATH="+w.bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin",
			"XDG_CACHE_HOME="+w.cache, "XDG_DATA_HOME="+w.data, "ENVSOLVE_BUILDER=", "BUILDKIT_HOST=")
		pruned, err = cmd.CombinedOutput()
	})
	e := wait()
	over()
	if e.code != 0 || err != nil {
		t.Fatalf("it ends with %d beside a prune (%v):\n%s\n%s", e.code, err, e.text, pruned)
	}
	return e
}

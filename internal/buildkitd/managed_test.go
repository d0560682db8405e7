package buildkitd_test

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/buildkitd"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// daemonPID reads which buildkitd serves a state folder.
func daemonPID(t *testing.T, m buildkitd.Config) int {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(m.StateDir, "pid"))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Fields(string(text))
	pid, err := strconv.Atoi(lines[len(lines)-1])
	if err != nil {
		t.Fatal(err)
	}
	return pid
}

func supervisorPID(t *testing.T, m buildkitd.Config) int {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(m.StateDir, "pid"))
	if err != nil {
		t.Fatal(err)
	}
	pid, err := strconv.Atoi(strings.Fields(string(text))[0])
	if err != nil {
		t.Fatal(err)
	}
	return pid
}

func alive(pid int) bool {
	stat, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "stat"))
	return err == nil && !bytes.Contains(stat, []byte(") Z "))
}

func TestSeveralProcessesShareOneManagedBuilder(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			b, err := builder.Connect(t.Context(), builder.Options{Store: s, Managed: m, Getenv: buildertest.NoEnvironment})
			if err != nil {
				t.Error(err)
				return
			}
			if err := b.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	first := daemonPID(t, m)
	b := buildertest.Join(t, s, m)
	if got := daemonPID(t, m); got != first {
		t.Errorf("a second daemon was started: %d after %d", got, first)
	}
	if !strings.HasPrefix(b.Address, "unix://") || len(b.Workers) == 0 {
		t.Errorf("%s with %d workers", b.Address, len(b.Workers))
	}
}

func TestManagedBuilderStopsWhenItIsIdle(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	m.Idle = 50 * time.Millisecond
	b := buildertest.Join(t, s, m)
	daemon, supervisor := daemonPID(t, m), supervisorPID(t, m)
	// In use for many times the idle time, by a client that only waits.
	base := buildertest.Base(t)
	if _, err := b.Run(t.Context(), builder.RunSpec{Image: base, Platform: buildertest.Platform,
		Args: []string{"toolbox", "sleep", "1"}}); err != nil {
		t.Fatal(err)
	}
	if !alive(daemon) {
		t.Fatal("stopped while it was in use")
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	buildertest.Eventually(t, "the daemon stops", func() bool { return !alive(daemon) && !alive(supervisor) })

	again := buildertest.Join(t, s, m)
	if _, err := again.Run(t.Context(), builder.RunSpec{Image: base, Platform: buildertest.Platform,
		Args: []string{"toolbox", "echo"}}); err != nil {
		t.Errorf("after a restart: %v", err)
	}
}

// TestManagedBuilderByItsAddress is used by a client that names the socket.
func TestManagedBuilderByItsAddress(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	m.Idle = 50 * time.Millisecond
	first := buildertest.Join(t, s, m)
	daemon := daemonPID(t, m)
	b, err := builder.Connect(t.Context(), builder.Options{Store: s, Addresses: []string{first.Address},
		Getenv: buildertest.NoEnvironment})
	if err != nil {
		t.Fatal(err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Run(t.Context(), builder.RunSpec{Image: buildertest.Base(t), Platform: buildertest.Platform,
		Args: []string{"toolbox", "sleep", "1"}}); err != nil || !alive(daemon) {
		t.Fatalf("it stopped while it was in use: %v", err)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	buildertest.Eventually(t, "the daemon stops", func() bool { return !alive(daemon) })
}

// TestManagedBuilderOfAClientInTheFuture stops although a client's clock was years
// ahead when it left.
func TestManagedBuilderOfAClientInTheFuture(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	m.Idle = 50 * time.Millisecond
	b := buildertest.Join(t, s, m)
	daemon := daemonPID(t, m)
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	then := time.Now().AddDate(9, 0, 0)
	if err := os.Chtimes(filepath.Join(m.StateDir, "clients.lock"), then, then); err != nil {
		t.Fatal(err)
	}
	buildertest.Eventually(t, "the daemon stops", func() bool { return !alive(daemon) })
}

func TestBuilderKilledInTheMiddle(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	b := buildertest.Join(t, s, m)
	base := buildertest.Base(t)
	daemon := daemonPID(t, m)
	progress := &buildertest.Trigger{On: "step to be killed", Do: sync.OnceFunc(func() {
		if err := syscall.Kill(daemon, syscall.SIGKILL); err != nil {
			t.Error(err)
		}
	})}
	_, err := b.Run(t.Context(), builder.RunSpec{
		Name: "step to be killed", Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "sleep", "600"},
		Progress: builder.Progress{Mode: "plain", Writer: progress},
	})
	var lost *builder.LostError
	if !errors.As(err, &lost) {
		t.Fatalf("%T: %v", err, err)
	}
	for _, want := range []string{b.Address, "Run the command again", "buildkitd.log"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("does not say %q: %v", want, err)
		}
	}
	buildertest.Eventually(t, "the command in the container ends", func() bool {
		left, err := filepath.Glob(filepath.Join(m.StateDir, "root/*/executor/*/rootfs"))
		return err == nil && len(left) == 0
	})
	if err := b.Close(); err != nil {
		t.Error(err)
	}
	// The next command starts a new one in the same folder.
	again := buildertest.Join(t, s, m)
	if _, err := again.Run(t.Context(), builder.RunSpec{Image: base, Platform: buildertest.Platform,
		Args: []string{"toolbox", "echo"}}); err != nil {
		t.Errorf("after a crash: %v", err)
	}
}

func TestDaemonWithoutSupervisorIsReplaced(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	b := buildertest.Join(t, s, m)
	daemon := daemonPID(t, m)
	if err := syscall.Kill(supervisorPID(t, m), syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	if err := b.Close(); err != nil {
		t.Error(err)
	}
	if err := buildkitd.Stop(t.Context(), m, buildertest.NoEnvironment); err != nil {
		t.Fatal(err)
	}
	buildertest.Eventually(t, "the orphan stops", func() bool { return !alive(daemon) })
	buildertest.Join(t, s, m)
}

// Whoever empties the folder of a running builder takes the record of its processes away.
func TestABuilderWithoutRecordIsStopped(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	b := buildertest.Join(t, s, m)
	daemon := daemonPID(t, m)
	if err := os.Remove(filepath.Join(m.StateDir, "pid")); err != nil {
		t.Fatal(err)
	}
	if err := b.Close(); err != nil {
		t.Error(err)
	}
	if err := buildkitd.Stop(t.Context(), m, buildertest.NoEnvironment); err != nil {
		t.Fatal(err)
	}
	if alive(daemon) {
		t.Error("the daemon still runs")
	}
}

// A buildkitd that was killed while it unpacked an image leaves the image mounted
// in its temporary folder: emptying the folder must not empty the image.
func TestWhatAKilledBuilderLeftMountedIsNotRemoved(t *testing.T) {
	m := buildertest.Managed(t)
	image, left := filepath.Join(m.StateDir, "root", "image"), filepath.Join(m.StateDir, "tmp", "mount1")
	buildertest.Write(t, filepath.Join(image, "file"), "precious", 0o644)
	if err := os.MkdirAll(left, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := unix.Mount(image, left, "", unix.MS_BIND, ""); err != nil {
		worldtest.SkipUnlessCI(t, "cannot mount a folder: "+err.Error())
	}
	t.Cleanup(func() { _ = unix.Unmount(left, unix.MNT_DETACH) }) // gone already, if all is well
	buildertest.Join(t, buildertest.Store(t), m)
	if text, err := os.ReadFile(filepath.Join(image, "file")); err != nil || string(text) != "precious" {
		t.Errorf("the image holds %q: %v", text, err)
	}
	if _, err := os.Stat(left); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the mount is left: %v", err)
	}
}

func TestManagedBuilderThatCannotStartShowsItsLog(t *testing.T) {
	buildertest.Require(t)
	broken := filepath.Join(t.TempDir(), "buildkitd")
	buildertest.Write(t, broken, "#!/bin/sh\necho cannot do overlay here >&2\nexit 1\n", 0o755)
	_, err := builder.Connect(t.Context(), builder.Options{
		Store: buildertest.Store(t), Getenv: buildertest.NoEnvironment,
		Managed: buildkitd.Config{StateDir: t.TempDir(), Buildkitd: broken},
	})
	if err == nil || !strings.Contains(err.Error(), "cannot do overlay here") ||
		!strings.Contains(err.Error(), "buildkitd.log") {
		t.Errorf("%v", err)
	}
}

func TestLongStateFolderStillHasASocket(t *testing.T) {
	m := buildertest.Managed(t)
	m.StateDir = filepath.Join(t.TempDir(), strings.Repeat("long", 30))
	t.Cleanup(func() {
		if err := buildkitd.Stop(context.Background(), m, buildertest.NoEnvironment); err != nil {
			t.Error(err)
		}
	})
	b := buildertest.Join(t, buildertest.Store(t), m)
	if len(strings.TrimPrefix(b.Address, "unix://")) > 107 {
		t.Errorf("%s is too long", b.Address)
	}
}

package builder_test

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"os/exec"
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
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// daemonPID reads which buildkitd serves a state folder.
func daemonPID(t *testing.T, m builder.Managed) int {
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

func supervisorPID(t *testing.T, m builder.Managed) int {
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

// eventually waits for something that has to happen; the limit is only for
// when it never does.
func eventually(t *testing.T, what string, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); !done(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("never happened: " + what)
		}
	}
}

func noEnvironment(string) string { return "" }

func TestSeveralProcessesShareOneManagedBuilder(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			b, err := builder.Connect(t.Context(), builder.Options{Store: s, Managed: m, Getenv: noEnvironment})
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
	if _, err := b.Run(t.Context(), builder.RunSpec{Image: base, Platform: platform, Args: []string{"toolbox", "sleep", "1"}}); err != nil {
		t.Fatal(err)
	}
	if !alive(daemon) {
		t.Fatal("stopped while it was in use")
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	eventually(t, "the daemon stops", func() bool { return !alive(daemon) && !alive(supervisor) })

	again := buildertest.Join(t, s, m)
	if _, err := again.Run(t.Context(), builder.RunSpec{Image: base, Platform: platform, Args: []string{"toolbox", "echo"}}); err != nil {
		t.Errorf("after a restart: %v", err)
	}
}

func TestBuilderKilledInTheMiddle(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	b := buildertest.Join(t, s, m)
	base := buildertest.Base(t)
	daemon := daemonPID(t, m)
	progress := &trigger{on: "step to be killed", do: sync.OnceFunc(func() {
		if err := syscall.Kill(daemon, syscall.SIGKILL); err != nil {
			t.Error(err)
		}
	})}
	_, err := b.Run(t.Context(), builder.RunSpec{
		Name: "step to be killed", Image: base, Platform: platform, Args: []string{"toolbox", "sleep", "600"},
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
	eventually(t, "the command in the container ends", func() bool {
		left, err := filepath.Glob(filepath.Join(m.StateDir, "root/*/executor/*/rootfs"))
		return err == nil && len(left) == 0
	})
	if err := b.Close(); err != nil {
		t.Error(err)
	}
	// The next command starts a new one in the same folder.
	again := buildertest.Join(t, s, m)
	if _, err := again.Run(t.Context(), builder.RunSpec{Image: base, Platform: platform, Args: []string{"toolbox", "echo"}}); err != nil {
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
	if err := builder.Stop(t.Context(), m, noEnvironment); err != nil {
		t.Fatal(err)
	}
	eventually(t, "the orphan stops", func() bool { return !alive(daemon) })
	buildertest.Join(t, s, m)
}

// A buildkitd that was killed while it unpacked an image leaves the image mounted
// in its temporary folder: emptying the folder must not empty the image.
func TestWhatAKilledBuilderLeftMountedIsNotRemoved(t *testing.T) {
	m := buildertest.Managed(t)
	image, left := filepath.Join(m.StateDir, "root", "image"), filepath.Join(m.StateDir, "tmp", "mount1")
	write(t, filepath.Join(image, "file"), "precious", 0o644)
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
	write(t, broken, "#!/bin/sh\necho cannot do overlay here >&2\nexit 1\n", 0o755)
	_, err := builder.Connect(t.Context(), builder.Options{
		Store: buildertest.Store(t), Getenv: noEnvironment,
		Managed: builder.Managed{StateDir: t.TempDir(), Buildkitd: broken},
	})
	if err == nil || !strings.Contains(err.Error(), "cannot do overlay here") || !strings.Contains(err.Error(), "buildkitd.log") {
		t.Errorf("%v", err)
	}
}

func TestLongStateFolderStillHasASocket(t *testing.T) {
	m := buildertest.Managed(t)
	m.StateDir = filepath.Join(t.TempDir(), strings.Repeat("long", 30))
	t.Cleanup(func() {
		if err := builder.Stop(context.Background(), m, noEnvironment); err != nil {
			t.Error(err)
		}
	})
	b := buildertest.Join(t, buildertest.Store(t), m)
	if len(strings.TrimPrefix(b.Address, "unix://")) > 107 {
		t.Errorf("%s is too long", b.Address)
	}
}

func TestNoBuilderSaysHowToGetOne(t *testing.T) {
	buildertest.Require(t)
	s := buildertest.Store(t)
	home := t.TempDir()
	env := func(name string) string { return map[string]string{"HOME": home}[name] }

	t.Setenv("PATH", t.TempDir())
	_, err := builder.Connect(t.Context(), builder.Options{Store: s, Getenv: env})
	var missing *builder.NotFoundError
	if !errors.As(err, &missing) || !strings.Contains(err.Error(), filepath.Join(home, ".local/share/envsolve/bin")) || !strings.Contains(err.Error(), "--builder") {
		t.Errorf("no buildkitd: %v", err)
	}

	write(t, filepath.Join(home, ".local/share/envsolve/bin/buildkitd"), "", 0o755)
	_, err = builder.Connect(t.Context(), builder.Options{Store: s, Getenv: env})
	if !errors.As(err, &missing) || !strings.Contains(err.Error(), "apt-get install runc") {
		t.Errorf("no runc: %v", err)
	}
}

func TestTheNamedBuilderIsUsed(t *testing.T) {
	s := buildertest.Store(t)
	for name, o := range map[string]builder.Options{
		"--builder":        {Addresses: []string{"unix:///none/flag.sock"}, Getenv: func(n string) string { return "unix:///none/" + n }},
		"ENVSOLVE_BUILDER": {Getenv: func(n string) string { return "unix:///none/" + n }},
		"BUILDKIT_HOST": {Getenv: func(n string) string {
			return map[string]string{"BUILDKIT_HOST": "unix:///none/host.sock"}[n]
		}},
	} {
		o.Store = s
		_, err := builder.Connect(t.Context(), o)
		var unreachable *builder.UnreachableError
		if !errors.As(err, &unreachable) || unreachable.From != name || !strings.Contains(err.Error(), "unix:///none/") {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, address := range []string{"/run/buildkit.sock", "tcp://%zz", "nope://x"} {
		if _, err := builder.Connect(t.Context(), builder.Options{Store: s, Addresses: []string{address}}); err == nil {
			t.Errorf("%s: accepted", address)
		}
	}
}

func TestConnectOverTCPWithMutualTLS(t *testing.T) {
	buildertest.Require(t)
	dir := t.TempDir()
	certificates(t, dir)
	address := "tcp://127.0.0.1:" + strconv.Itoa(freePort(t))
	buildkitd(t, dir, address,
		"--tlscacert", filepath.Join(dir, "ca.pem"), "--tlscert", filepath.Join(dir, "server.pem"), "--tlskey", filepath.Join(dir, "server.key"))
	s := buildertest.Store(t)
	env := map[string]string{
		"BUILDKIT_HOST":           address,
		"ENVSOLVE_BUILDER_CACERT": filepath.Join(dir, "ca.pem"),
		"ENVSOLVE_BUILDER_CERT":   filepath.Join(dir, "client.pem"),
		"ENVSOLVE_BUILDER_KEY":    filepath.Join(dir, "client.key"),
	}
	o := builder.Options{Store: s, Getenv: func(n string) string { return env[n] }}
	var b *builder.Builder
	eventually(t, "the builder answers", func() bool {
		var err error
		b, err = builder.Connect(t.Context(), o)
		return err == nil
	})
	defer b.Close()
	if _, err := b.Run(t.Context(), builder.RunSpec{Image: buildertest.Base(t), Platform: platform, Args: []string{"toolbox", "echo"}}); err != nil {
		t.Error(err)
	}

	delete(env, "ENVSOLVE_BUILDER_KEY")
	if _, err := builder.Connect(t.Context(), o); err == nil || !strings.Contains(err.Error(), "go together") {
		t.Errorf("a certificate without a key: %v", err)
	}
	delete(env, "ENVSOLVE_BUILDER_CERT")
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Second)
	defer cancel()
	if b, err := builder.Connect(ctx, o); err == nil {
		b.Close()
		t.Error("a client without certificate was let in")
	}
}

// buildkitd starts a daemon that is not managed, and ends it with the test.
func buildkitd(t *testing.T, dir, address string, flags ...string) {
	t.Helper()
	cmd := exec.Command(buildertest.Buildkitd(t), append([]string{
		"--root", filepath.Join(dir, "root"), "--addr", address, "--config", filepath.Join(dir, "none.toml"),
		"--oci-worker-net=host", "--containerd-worker=false",
	}, flags...)...)
	var output bytes.Buffer
	cmd.Stdout, cmd.Stderr = &output, &output
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM)
		_ = cmd.Wait()
		if t.Failed() {
			t.Log(output.String())
		}
	})
}

// serve starts a daemon with flags of the test's own and connects to it.
func serve(t *testing.T, s *store.Store, flags ...string) *builder.Builder {
	t.Helper()
	dir := t.TempDir()
	address := "unix://" + filepath.Join(dir, "s")
	buildkitd(t, dir, address, flags...)
	var b *builder.Builder
	eventually(t, "the builder answers", func() bool {
		var err error
		b, err = builder.Connect(t.Context(), builder.Options{Store: s, Addresses: []string{address}})
		return err == nil
	})
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	return b
}

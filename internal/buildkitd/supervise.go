package buildkitd

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"syscall"
	"time"
)

// stopTimeout is how long buildkitd has to end by itself.
const stopTimeout = 10 * time.Second

// Supervise runs a buildkitd until nobody has used it for the time that the
// settings say, or until ctx ends or a signal to stop comes. The settings are
// those that Connect passed on the command line.
func Supervise(ctx context.Context, config string) error {
	var s settings
	if err := json.Unmarshal([]byte(config), &s); err != nil {
		return fmt.Errorf("%s is started by envsolve itself: %w", SupervisorCommand, err)
	}
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	state := state{dir: s.State}
	// Released only when the daemon is gone: there is never a second one.
	unlock, err := tryLock(state.path("daemon.lock"), exclusive)
	if err != nil {
		return fmt.Errorf("another supervisor runs in %s: %w", state.dir, err)
	}
	defer unlock() //nolint:errcheck // the lock ends with the file
	if err := stopOrphan(ctx, state, s.Runtime); err != nil {
		return err
	}
	daemon, err := startDaemon(s, state)
	if err != nil {
		return err
	}
	return errors.Join(daemon.watch(ctx, state, s.Idle), state.clearContainers(s.Runtime))
}

// daemon is a running buildkitd.
type daemon struct {
	cmd  *exec.Cmd
	done chan error
}

func startDaemon(s settings, state state) (*daemon, error) {
	if err := state.ownFolders(); err != nil {
		return nil, err
	}
	if err := os.WriteFile(state.path("config.toml"), []byte("# managed by envsolve\n"), 0o600); err != nil {
		return nil, err
	}
	temporary, err := state.freshTemporary()
	if err != nil {
		return nil, err
	}
	for _, half := range state.halfReceived() {
		if err := os.RemoveAll(half); err != nil {
			return nil, err
		}
	}
	cmd := exec.Command(s.Buildkitd, //nolint:gosec // the path comes from the user's own machine
		"--config", state.path("config.toml"),
		"--root", state.path("root"),
		"--addr", state.address(),
		"--oci-worker=true", "--containerd-worker=false",
		"--oci-worker-binary", s.Runtime,
		// Containers share the machine's network: an index or a registry on
		// loopback is reachable, and no CNI plugins are needed.
		"--oci-worker-net=host",
		// Lets a test of an image have the GPUs.
		"--allow-insecure-entitlement=device",
	)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	// The daemon outlives the command that starts it, and so must its folders.
	cmd.Dir = state.dir
	cmd.Env = append(os.Environ(), "TMPDIR="+temporary)
	detach(cmd)
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	if err := state.writePID(cmd.Process.Pid); err != nil {
		return nil, errors.Join(err, cmd.Process.Kill())
	}
	d := &daemon{cmd: cmd, done: make(chan error, 1)}
	go func() { d.done <- cmd.Wait() }()
	return d, nil
}

// watch returns when the daemon has ended.
func (d *daemon) watch(ctx context.Context, state state, idle time.Duration) error {
	poll := time.NewTicker(min(max(idle/10, 10*time.Millisecond), 10*time.Second))
	defer poll.Stop()
	last := use{seen: time.Now()}
	for {
		select {
		case err := <-d.done:
			return fmt.Errorf("buildkitd ended: %w", orDone(err))
		case <-ctx.Done():
			return d.stop()
		case <-poll.C:
			if release := state.retire(&last, idle); release != nil {
				defer release() //nolint:errcheck // the lock ends with the file
				return d.stop()
			}
		}
	}
}

func orDone(err error) error {
	if err == nil {
		return errors.New("exit code 0")
	}
	return err
}

func (d *daemon) stop() error {
	_ = d.cmd.Process.Signal(syscall.SIGTERM) // it may be gone already
	select {
	case <-d.done:
	case <-time.After(stopTimeout):
		_ = d.cmd.Process.Kill()
		<-d.done
	}
	return nil
}

// use is what a supervisor knows of its daemon's last use. The clients' clocks may
// differ from its own, or jump: it counts from when it saw that there was one.
type use struct {
	left time.Time // when a client left, by that client's clock
	seen time.Time
}

// retire takes the clients' lock when nobody has held it for the time given.
// While it is held, whoever comes waits, and then starts a fresh daemon.
func (s state) retire(last *use, idle time.Duration) (release func() error) {
	info, err := os.Stat(s.path("clients.lock"))
	if err != nil {
		return nil
	}
	if left := info.ModTime(); !left.Equal(last.left) {
		last.left, last.seen = left, time.Now()
	}
	if time.Since(last.seen) < idle {
		return nil
	}
	unlock, err := tryLock(s.path("clients.lock"), exclusive)
	if err != nil {
		last.seen = time.Now() // it is in use, or nobody can tell
		return nil
	}
	return unlock
}

// Stop ends the managed builder of a state folder and waits until it is gone.
// Builds that it runs are lost. Without one it does nothing.
func Stop(ctx context.Context, m Config, getenv func(string) string) error {
	state, err := m.state(getenv)
	if err != nil {
		return err
	}
	if _, err := os.Stat(state.dir); errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err := onlyOurs(state.dir); err != nil {
		return err
	}
	if err := state.signalSupervisor(); err != nil {
		return err
	}
	unlock, err := lockFile(ctx, state.path("daemon.lock"), exclusive)
	if err != nil {
		return fmt.Errorf("waiting for the builder to stop: %w", err)
	}
	defer unlock() //nolint:errcheck // the lock ends with the file
	runtime, err := findRuntime()
	if err != nil {
		return err
	}
	return stopOrphan(ctx, state, runtime)
}

package builder

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// SupervisorCommand is the hidden command of envsolve that runs Supervise.
const SupervisorCommand = "internal-buildkitd"

// defaultIdle is how long a managed builder waits for the next build.
const defaultIdle = 15 * time.Minute

// startTimeout bounds the wait for a fresh buildkitd. It takes well under a
// second; a machine under load gets its time.
const startTimeout = 60 * time.Second

// Managed says how the managed builder is run. The zero value is right for
// users.
type Managed struct {
	// StateDir holds all it keeps; default $XDG_DATA_HOME/envsolve/buildkit.
	StateDir string
	// Buildkitd is the daemon's path; default: beside this program, then
	// $XDG_DATA_HOME/envsolve/bin, then PATH.
	Buildkitd string
	// Idle is how long the daemon outlives its last user; default 15 minutes.
	Idle time.Duration
	// Supervisor is the command that runs Supervise, without its last argument,
	// the settings; default this program with SupervisorCommand.
	Supervisor []string
}

// settings is what the supervisor is told, as JSON in its last argument.
type settings struct {
	State     string        `json:"state"`
	Buildkitd string        `json:"buildkitd"`
	Runtime   string        `json:"runtime"` // runc, buildkit-runc or crun
	Idle      time.Duration `json:"idle"`
}

func connectManaged(ctx context.Context, o Options) (*Builder, error) {
	state, err := o.Managed.state(o.Getenv)
	if err != nil {
		return nil, err
	}
	if err := state.make(); err != nil {
		return nil, fmt.Errorf("builder state: %w", err)
	}
	if err := o.Managed.refresh(ctx, state, o.Getenv); err != nil {
		return nil, err
	}
	release, err := state.enter(ctx)
	if err != nil {
		return nil, err
	}
	b, err := attach(ctx, state, o)
	if err != nil {
		return nil, errors.Join(err, release())
	}
	b.release, b.logFile = release, state.log()
	return b, nil
}

// refresh stops a daemon that nobody uses and that has halves of blobs, which a
// client that was killed or a full disk left: it starts anew without them.
func (m Managed) refresh(ctx context.Context, state state, getenv func(string) string) error {
	if len(state.halfReceived()) == 0 {
		return nil
	}
	unlock, err := tryLock(state.path("clients.lock"), exclusive)
	if errors.Is(err, errHeld) {
		return nil
	}
	if err != nil {
		return err
	}
	return errors.Join(Stop(ctx, m, getenv), unlock())
}

// attach connects to the daemon that runs, or starts one. Of several processes
// that find none, one starts it and the others wait.
func attach(ctx context.Context, state state, o Options) (*Builder, error) {
	if b, err := dialManaged(ctx, state, o); err == nil {
		return b, nil
	}
	unlock, err := lockFile(ctx, state.path("start.lock"), exclusive)
	if err != nil {
		return nil, err
	}
	defer unlock() //nolint:errcheck // the lock ends with the file
	if b, err := dialManaged(ctx, state, o); err == nil {
		return b, nil
	}
	return start(ctx, state, o)
}

// dialManaged connects only when the daemon listens: a socket without one is
// left from a daemon that was killed.
func dialManaged(ctx context.Context, state state, o Options) (*Builder, error) {
	if err := state.listening(ctx); err != nil {
		return nil, err
	}
	o.TLS = TLS{}
	return dial(ctx, state.address(), o)
}

func start(ctx context.Context, state state, o Options) (*Builder, error) {
	s, err := o.Managed.settings(state, o.Getenv)
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(o.Log, "starting buildkitd (state in %s)\n", state.dir)
	died, err := spawn(o.Managed.Supervisor, s, state)
	if err != nil {
		return nil, fmt.Errorf("starting the builder: %w", err)
	}
	ctx, cancel := context.WithTimeoutCause(ctx, startTimeout,
		fmt.Errorf("buildkitd did not answer within %s: see %s", startTimeout, state.log()))
	defer cancel()
	for {
		if b, err := dialManaged(ctx, state, o); err == nil {
			return b, nil
		}
		select {
		case <-died:
			return nil, fmt.Errorf("buildkitd ended at once: the end of %s says\n%s", state.log(), state.logTail())
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// settings finds the programs that a managed builder needs.
func (m Managed) settings(state state, getenv func(string) string) (settings, error) {
	if os.Getuid() != 0 {
		return settings{}, &NotFoundError{
			Reason: "the managed buildkitd needs root on this machine",
			Remedy: "Run envsolve as root, or start a rootless buildkitd (rootlesskit buildkitd) and name it.",
		}
	}
	daemon, err := m.buildkitd(getenv)
	if err != nil {
		return settings{}, err
	}
	runtime, err := findRuntime()
	if err != nil {
		return settings{}, err
	}
	idle := m.Idle
	if idle == 0 {
		idle = defaultIdle
	}
	return settings{State: state.dir, Buildkitd: daemon, Runtime: runtime, Idle: idle}, nil
}

// buildkitd finds the daemon's program.
func (m Managed) buildkitd(getenv func(string) string) (string, error) {
	if m.Buildkitd != "" {
		return m.Buildkitd, nil
	}
	var places []string
	if self, err := os.Executable(); err == nil {
		places = append(places, filepath.Join(filepath.Dir(self), "buildkitd"))
	}
	if data, err := dataHome(getenv); err == nil {
		places = append(places, filepath.Join(data, "envsolve", "bin", "buildkitd"))
	}
	for _, p := range places {
		if info, err := os.Stat(p); err == nil && info.Mode().IsRegular() && info.Mode()&0o111 != 0 {
			return p, nil
		}
	}
	if p, err := exec.LookPath("buildkitd"); err == nil {
		return filepath.Abs(p)
	}
	return "", &NotFoundError{
		Reason: fmt.Sprintf("buildkitd is neither beside envsolve, nor in %s, nor on PATH", filepath.Dir(places[len(places)-1])),
		Remedy: "Get it from https://github.com/moby/buildkit/releases, or compile the version that envsolve is pinned to: go build -o bin/ github.com/moby/buildkit/cmd/buildkitd",
	}
}

func findRuntime() (string, error) {
	for _, name := range []string{"runc", "buildkit-runc", "crun"} {
		if p, err := exec.LookPath(name); err == nil {
			return p, nil
		}
	}
	return "", &NotFoundError{
		Reason: "buildkitd is here, but no runc to run containers with",
		Remedy: "Install it: apt-get install runc (or dnf install runc).",
	}
}

// spawn starts the supervisor in a session of its own, so that neither Ctrl-C
// nor a closed terminal reaches it. The channel is closed when it ends.
func spawn(command []string, s settings, state state) (<-chan struct{}, error) {
	if len(command) == 0 {
		self, err := os.Executable()
		if err != nil {
			return nil, err
		}
		command = []string{self, SupervisorCommand}
	}
	config, err := json.Marshal(s)
	if err != nil {
		return nil, err
	}
	log, err := os.OpenFile(state.log(), os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o600)
	if err != nil {
		return nil, err
	}
	defer log.Close()
	cmd := exec.Command(command[0], append(command[1:len(command):len(command)], string(config))...)
	cmd.Dir = state.dir
	cmd.Stdout, cmd.Stderr = log, log
	detach(cmd)
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	died := make(chan struct{})
	go func() {
		_ = cmd.Wait() // the log says why
		close(died)
	}()
	return died, nil
}

// logTail is the end of the daemon's log, for an error.
func (s state) logTail() string {
	text, err := os.ReadFile(s.log())
	if err != nil {
		return err.Error()
	}
	return tail(string(bytes.TrimSpace(text)), 20)
}

package buildkitd

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// SupervisorCommand is the hidden command of envsolve that runs Supervise.
const SupervisorCommand = "internal-buildkitd"

// defaultIdle is how long a managed builder waits for the next build.
const defaultIdle = 15 * time.Minute

// startTimeout bounds the wait for a fresh buildkitd. It takes well under a
// second; a machine under load gets its time.
const startTimeout = 60 * time.Second

// Config says how the managed builder is run. The zero value is right for
// users.
type Config struct {
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

// Use has a client connect to the managed builder, which is started where it does
// not run. connect is called with its address, again and again while it starts.
// The daemon runs at least until the lease is released.
func (m Config) Use(ctx context.Context, getenv func(string) string, log io.Writer, connect Dial) (*Lease, error) {
	state, err := m.state(getenv)
	if err != nil {
		return nil, err
	}
	if err := state.ownFolders(); err != nil {
		return nil, fmt.Errorf("builder state: %w", err)
	}
	if err := m.refresh(ctx, state, getenv); err != nil {
		return nil, err
	}
	release, err := state.enter(ctx)
	if err != nil {
		return nil, err
	}
	s := starter{Config: m, state: state, getenv: getenv, log: log, connect: connect}
	if err := s.attach(ctx); err != nil {
		return nil, errors.Join(err, release())
	}
	runtime, err := findRuntime()
	if err != nil {
		return nil, errors.Join(err, release())
	}
	return &Lease{Log: state.log(), SameNetwork: state.sharesNetwork(), Sandbox: state.sandbox(), Runtime: runtime,
		release: release}, nil
}

// Dial connects to a BuildKit at an address, and fails where it does not answer.
type Dial func(ctx context.Context, address string) error

// Lease keeps a managed builder running.
type Lease struct {
	Log string // the daemon's log file
	// SameNetwork is whether the daemon has the network of this process, its loopback
	// addresses included.
	SameNetwork bool
	// Sandbox is a folder for what is run beside the daemon, as its steps are, by Runtime:
	// runc or another with its command line. It goes where the builder is emptied.
	Sandbox, Runtime string
	release          func() error
}

// Release lets the builder go: it stops some time after its last lease.
func (l *Lease) Release() error { return l.release() }

// Share keeps the managed builder that listens at an address from stopping, as Use
// does, until release is called: it may be named by its socket, too. It does nothing
// for other addresses, and where its lock cannot be had.
func Share(ctx context.Context, address string) (release func() error) {
	none := func() error { return nil }
	path, ok := strings.CutPrefix(address, "unix://")
	s := state{dir: filepath.Dir(path)}
	if !ok || s.socket() != path {
		return none
	}
	if _, err := os.Stat(s.path("clients.lock")); err != nil {
		return none
	}
	leave, err := s.enter(ctx)
	if err != nil {
		return none
	}
	return leave
}

// refresh stops a daemon that nobody uses and that has halves of blobs, which a
// client that was killed or a full disk left: it starts anew without them.
func (m Config) refresh(ctx context.Context, state state, getenv func(string) string) error {
	if len(state.halfReceived()) == 0 {
		return nil
	}
	unlock, err := tryLock(state.path("clients.lock"), exclusive)
	if errors.Is(err, ErrHeld) {
		return nil
	}
	if err != nil {
		return err
	}
	return errors.Join(Stop(ctx, m, getenv), unlock())
}

// starter is one call of Use.
type starter struct {
	Config
	state   state
	getenv  func(string) string
	log     io.Writer
	connect Dial
}

// attach connects to the daemon that runs, or starts one. Of several processes
// that find none, one starts it and the others wait.
func (s starter) attach(ctx context.Context) error {
	if s.dial(ctx) == nil {
		return nil
	}
	unlock, err := lockFile(ctx, s.state.path("start.lock"), exclusive)
	if err != nil {
		return err
	}
	defer unlock() //nolint:errcheck // the lock ends with the file
	if s.dial(ctx) == nil {
		return nil
	}
	return s.start(ctx)
}

// dial connects only when the daemon listens: a socket without one is left from a
// daemon that was killed.
func (s starter) dial(ctx context.Context) error {
	if err := s.state.listening(ctx); err != nil {
		return err
	}
	return s.connect(ctx, s.state.address())
}

func (s starter) start(ctx context.Context) error {
	config, err := s.settings(s.state, s.getenv)
	if err != nil {
		return err
	}
	fmt.Fprintf(s.log, "starting buildkitd (state in %s)\n", s.state.dir)
	died, err := spawn(s.Supervisor, config, s.state)
	if err != nil {
		return fmt.Errorf("starting the builder: %w", err)
	}
	ctx, cancel := context.WithTimeoutCause(ctx, startTimeout,
		fmt.Errorf("buildkitd did not answer within %s: see %s", startTimeout, s.state.log()))
	defer cancel()
	for {
		if s.dial(ctx) == nil {
			return nil
		}
		select {
		case <-died:
			return fmt.Errorf("buildkitd ended at once: the end of %s says\n%s", s.state.log(), s.state.logTail())
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// settings finds the programs that a managed builder needs.
func (m Config) settings(state state, getenv func(string) string) (settings, error) {
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
func (m Config) buildkitd(getenv func(string) string) (string, error) {
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
		Reason: fmt.Sprintf("buildkitd is neither beside envsolve, nor in %s, nor on PATH",
			filepath.Dir(places[len(places)-1])),
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
	return Tail(string(bytes.TrimSpace(text)), 20)
}

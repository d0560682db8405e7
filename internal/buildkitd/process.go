package buildkitd

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// detach returns a process a session of its own.
func detach(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
}

// writePID records the supervisor and the daemon, in this order.
func (s state) writePID(daemon int) error {
	text := strconv.Itoa(os.Getpid()) + "\n" + strconv.Itoa(daemon) + "\n"
	return os.WriteFile(s.path("pid"), []byte(text), 0o600)
}

// recorded reads what writePID wrote; zero for what is not known.
func (s state) recorded() (supervisor, daemon int) {
	text, err := os.ReadFile(s.path("pid"))
	if err != nil {
		return 0, 0
	}
	first, second, _ := strings.Cut(string(text), "\n")
	supervisor, _ = strconv.Atoi(strings.TrimSpace(first))
	daemon, _ = strconv.Atoi(strings.TrimSpace(second))
	return supervisor, daemon
}

// mentions tells whether a process runs with text among its arguments: a
// recorded number may belong to another process by now.
func mentions(pid int, text string) bool {
	if pid <= 1 {
		return false
	}
	line, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "cmdline"))
	return err == nil && bytes.Contains(line, []byte(text))
}

// sharesNetwork reports whether the daemon is in the network namespace of this process.
func (s state) sharesNetwork() bool {
	_, daemon := s.recorded()
	if !mentions(daemon, s.path("root")) {
		return false
	}
	its, err := os.Readlink(filepath.Join("/proc", strconv.Itoa(daemon), "ns/net"))
	if err != nil {
		return false
	}
	ours, err := os.Readlink("/proc/self/ns/net")
	return err == nil && its == ours
}

// supervisor returns the process that watches over the daemon of the folder; zero for
// none. One whose record somebody removed is found among all.
func (s state) supervisor() int {
	if pid, _ := s.recorded(); mentions(pid, s.dir) {
		return pid
	}
	lines, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, line := range lines {
		pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(line)))
		if pid != os.Getpid() && mentions(pid, SupervisorCommand) && mentions(pid, strconv.Quote(s.dir)) {
			return pid
		}
	}
	return 0
}

func (s state) signalSupervisor() error {
	supervisor := s.supervisor()
	if supervisor == 0 {
		return nil
	}
	err := syscall.Kill(supervisor, syscall.SIGTERM)
	if errors.Is(err, syscall.ESRCH) {
		return nil
	}
	return err
}

// stopOrphan ends a daemon whose supervisor was killed, and what it ran. The
// caller holds daemon.lock.
func stopOrphan(ctx context.Context, s state, runtime string) error {
	_, daemon := s.recorded()
	deadline := time.Now().Add(stopTimeout)
	signal := syscall.SIGTERM
	for mentions(daemon, s.path("root")) {
		if time.Now().After(deadline) {
			signal = syscall.SIGKILL
		}
		if err := syscall.Kill(daemon, signal); err != nil && !errors.Is(err, syscall.ESRCH) {
			return err
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("waiting for a builder to stop whose supervisor was killed: %w", ctx.Err())
		case <-time.After(50 * time.Millisecond):
		}
	}
	return s.clearContainers(runtime)
}

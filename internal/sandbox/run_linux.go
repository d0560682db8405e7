package sandbox

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"syscall"
	"time"

	"github.com/containerd/containerd/v2/plugins/snapshots/overlay/overlayutils"
	"golang.org/x/sys/unix"
)

// patience is how long the process with the container has to end by itself.
const patience = 10 * time.Second

// Available returns why no container can run here; nil where one can.
func (s *Sandbox) Available() error {
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return err
	}
	return overlayutils.Supported(s.Dir)
}

// Run runs a command in the layers of an image, without network, and returns its exit
// code. The error is about running it; a *StartError says that no container can be run.
func (s *Sandbox) Run(ctx context.Context, spec Spec) (code int, err error) {
	if err := s.clearRuns(); err != nil {
		return 0, &StartError{err}
	}
	layers, err := s.unpack(ctx, spec)
	if err != nil {
		return 0, err
	}
	if spec.File != "" && !holds(layers, spec.File) {
		return 0, &MissingError{spec.File}
	}
	dir, unlock, err := s.folder()
	if err != nil {
		return 0, &StartError{err}
	}
	defer func() {
		_, pruned := s.Prune(kept)
		err = errors.Join(err, os.RemoveAll(dir), unlock(), pruned)
	}()
	if spec.Begins != nil {
		spec.Begins()
	}
	j := job{Dir: dir, Runtime: s.Runtime, Layers: layers, Args: spec.Args, Env: spec.Config.Env,
		User: spec.Config.User, WorkingDir: spec.Config.WorkingDir}
	if spec.VerifiedEnv != "" {
		verified := filepath.Join(dir, "verified.json")
		if err := writeVerified(verified, layers); err != nil {
			return 0, &StartError{err}
		}
		j.give(spec.VerifiedEnv, bind{Sources: []string{verified}, Dest: verifiedFile})
	}
	if spec.Bytecode != nil {
		defer s.compileBeside(ctx, &j, spec, layers)()
	}
	return s.start(ctx, &j, spec.Stdout, spec.Stderr)
}

// give lets the container have something, and names it in a variable.
func (j *job) give(variable string, b bind) {
	j.Env, j.Binds = append(slices.Clone(j.Env), variable+"="+b.Dest), append(j.Binds, b)
}

// holds reports whether a path is in the uppermost of the layers that say anything of it.
// A layer says that it is gone by a device, see archive.OverlayConvertWhiteout.
func holds(layers []string, path string) bool {
	for _, dir := range slices.Backward(layers) {
		if info, err := os.Lstat(filepath.Join(dir, path)); err == nil {
			return info.Mode()&os.ModeDevice == 0
		}
	}
	return false
}

// folder makes the folder of a run and holds it.
func (s *Sandbox) folder() (dir string, unlock func() error, err error) {
	runs := filepath.Join(s.Dir, "runs")
	if err := os.MkdirAll(runs, 0o700); err != nil {
		return "", nil, err
	}
	for {
		if dir, err = os.MkdirTemp(runs, ""); err != nil {
			return "", nil, err
		}
		unlock, err = holdFolder(dir)
		if err == nil {
			if _, err = os.Stat(dir); err == nil {
				return dir, unlock, nil
			}
			err = errors.Join(err, unlock())
		}
		// Another run took it for one whose process was killed, before it was held.
		if !errors.Is(err, unix.EWOULDBLOCK) && !errors.Is(err, fs.ErrNotExist) {
			return "", nil, err
		}
	}
}

// holdFolder takes a lock on a folder, which ends with the process, however that ends. It
// is an error where somebody has it.
func holdFolder(dir string) (unlock func() error, err error) {
	f, err := os.Open(dir)
	if err != nil {
		return nil, err
	}
	if err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB); err != nil {
		return nil, errors.Join(fmt.Errorf("locking %s: %w", dir, err), f.Close())
	}
	return f.Close, nil
}

// job is what the process with the container is told, as JSON on its standard input, which
// then stays open as long as the container is to run.
type job struct {
	Dir        string   `json:"dir"`
	Runtime    string   `json:"runtime"`
	Layers     []string `json:"layers"` // the lowest first
	Args       []string `json:"args"`
	Env        []string `json:"env"`
	User       string   `json:"user"`
	WorkingDir string   `json:"workingDir"`
	Binds      []bind   `json:"binds"`
}

// bind is a file or folder that the container has, or several folders stacked, the lowest
// first, which are not written to.
type bind struct {
	Sources  []string `json:"sources"`
	Dest     string   `json:"dest"`
	Writable bool     `json:"writable"`
}

// outcome is what it answers, as JSON on its file descriptor 3.
type outcome struct {
	Code  int    `json:"code"`
	Error string `json:"error,omitempty"`
}

// start runs a job in a process of its own and waits for it.
func (s *Sandbox) start(ctx context.Context, j *job, stdout, stderr io.Writer) (int, error) {
	said, err := json.Marshal(j)
	if err != nil {
		return 0, err
	}
	program := s.Program
	if program == "" {
		if program, err = os.Executable(); err != nil {
			return 0, err
		}
	}
	answer, write, err := os.Pipe()
	if err != nil {
		return 0, err
	}
	defer answer.Close()
	cmd := exec.CommandContext(ctx, program, Command)
	cmd.Stdout, cmd.Stderr = stdout, stderr
	control, err := cmd.StdinPipe()
	if err != nil {
		return 0, errors.Join(err, write.Close())
	}
	cmd.ExtraFiles = []*os.File{write}
	cmd.Dir = j.Dir
	cmd.SysProcAttr = &syscall.SysProcAttr{
		// The first process of a namespace takes all others of it along when it ends.
		Cloneflags: syscall.CLONE_NEWNS | syscall.CLONE_NEWPID,
		Pdeathsig:  syscall.SIGKILL,
		Setpgid:    true, // Ctrl-C reaches this process alone, which then ends that one
	}
	cmd.Cancel = control.Close // the end of its input ends it
	cmd.WaitDelay = patience
	// The signal is sent when the thread ends that started the process.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	err = cmd.Start()
	err = errors.Join(err, write.Close())
	if ctx.Err() != nil && err != nil {
		return 0, context.Cause(ctx)
	}
	if err != nil {
		return 0, &StartError{err}
	}
	_, err = control.Write(said)
	text, readErr := io.ReadAll(answer)
	waited := cmd.Wait()
	if ctx.Err() != nil {
		return 0, context.Cause(ctx)
	}
	var o outcome
	if err := errors.Join(err, readErr, json.Unmarshal(text, &o)); err != nil {
		return 0, &StartError{fmt.Errorf("its process ended without an answer: %w", errors.Join(waited, err))}
	}
	if o.Error != "" {
		return 0, &StartError{errors.New(o.Error)}
	}
	return o.Code, nil
}

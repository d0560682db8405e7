package sandbox

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/containerd/containerd/v2/core/mount"
	"github.com/containerd/containerd/v2/pkg/kernelversion"
	"github.com/moby/buildkit/executor"
	"github.com/moby/buildkit/executor/resources"
	"github.com/moby/buildkit/executor/runcexecutor"
	gateway "github.com/moby/buildkit/frontend/gateway/pb"
	"github.com/moby/buildkit/solver/pb"
	"github.com/moby/buildkit/util/network"
	"github.com/moby/buildkit/util/system"
	"github.com/moby/sys/user"
	"github.com/sirupsen/logrus"
	"golang.org/x/sys/unix"
)

// answerFD is the file descriptor that takes the outcome.
const answerFD = 3

// Enter is the hidden command: it runs the job on its standard input, in namespaces that
// whoever starts it has made, and writes the outcome.
func Enter(ctx context.Context) error {
	answer := os.NewFile(answerFD, "answer")
	unix.CloseOnExec(answerFD)
	var o outcome
	code, err := enter(ctx, os.Stdin)
	if o.Code = code; err != nil {
		o.Error = err.Error()
	}
	if json.NewEncoder(answer).Encode(o) != nil || answer.Close() != nil {
		return fmt.Errorf("%s is started by envsolve itself, which takes its answer", Command)
	}
	return nil
}

func enter(ctx context.Context, in io.Reader) (code int, err error) {
	var j job
	if err := json.NewDecoder(in).Decode(&j); err != nil {
		return 0, fmt.Errorf("%s is started by envsolve itself: %w", Command, err)
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	go func() {
		_, _ = io.Copy(io.Discard, in) // it ends when whoever waits for the outcome is gone
		cancel()
	}()
	if os.Getpid() != 1 {
		return 0, fmt.Errorf("%s is started by envsolve itself, in a namespace of its own", Command)
	}
	if err := ownMounts(); err != nil {
		return 0, err
	}
	logrus.SetOutput(io.Discard) // of the executor: what is wrong is in its error
	monitor, err := resources.NewMonitor()
	if err == nil {
		err = monitor.Close() // nobody asks what the container needed
	}
	if err != nil {
		return 0, err
	}
	runs, err := runcexecutor.New(
		runcexecutor.Opt{Root: filepath.Join(j.Dir, "executor"), CommandCandidates: []string{j.Runtime},
			ResourceMonitor: monitor},
		map[pb.NetMode]network.Provider{pb.NetMode_NONE: network.NewNoneProvider()})
	if err != nil {
		return 0, err
	}
	root, err := j.root()
	if err != nil {
		return 0, err
	}
	_, err = runs.Run(ctx, "", executor.Mount{Src: root},
		j.mounts(),
		executor.ProcessInfo{Meta: j.meta(), Stdout: os.Stdout, Stderr: os.Stderr}, nil)
	var exit *gateway.ExitError
	if errors.As(err, &exit) && exit.ExitCode < gateway.UnknownExitStatus {
		return int(exit.ExitCode), nil
	}
	return 0, err
}

// ownMounts makes mounts of this process its own: they end with it, and nobody else sees
// them. Its own processes are in /proc, and those that the runtime knows in /run/runc.
func ownMounts() error {
	if err := unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, ""); err != nil {
		return fmt.Errorf("making the sandbox's mounts its own: %w", err)
	}
	if err := unix.Mount("proc", "/proc", "proc", unix.MS_NOSUID|unix.MS_NODEV|unix.MS_NOEXEC, ""); err != nil {
		return fmt.Errorf("mounting the sandbox's /proc: %w", err)
	}
	const known = "/run/runc"
	if err := os.MkdirAll(known, 0o700); err != nil {
		return err
	}
	if err := unix.Mount("tmpfs", known, "tmpfs", unix.MS_NOSUID|unix.MS_NODEV, "mode=0700"); err != nil {
		return fmt.Errorf("mounting the sandbox's %s: %w", known, err)
	}
	return nil
}

// root is the stack of the layers, with a new folder on top.
func (j *job) root() (mounts, error) {
	upper, work := filepath.Join(j.Dir, "upper"), filepath.Join(j.Dir, "work")
	// The uppermost folder's mode is that of the root folder, whatever the user's umask is.
	if err := errors.Join(os.Mkdir(upper, 0o755), os.Chmod(upper, 0o755), os.Mkdir(work, 0o700)); err != nil {
		return nil, err
	}
	options := []string{"workdir=" + work, "upperdir=" + upper, lowerDirs(j.Layers)}
	// What the container writes is thrown away. Otherwise its end waits until all that anybody
	// has written to the same disk, such as the layers and the image, is there.
	if volatile, err := kernelversion.GreaterEqualThan(kernelversion.KernelVersion{Kernel: 5, Major: 10}); err == nil &&
		volatile {
		options = append(options, "volatile")
	}
	return mounts{{Type: "overlay", Source: "overlay", Options: options}}, nil
}

// mounts are those beside the root folder.
func (j *job) mounts() []executor.Mount {
	list := []executor.Mount{
		{Src: mounts{{Type: "tmpfs", Source: "tmpfs", Options: []string{"nosuid"}}}, Dest: "/tmp"}}
	for _, b := range j.Binds {
		list = append(list, b.mount())
	}
	return list
}

// mount stacks what is bound where that is several folders. No program in it runs.
func (b bind) mount() executor.Mount {
	access := "ro"
	if b.Writable {
		access = "rw"
	}
	m := mount.Mount{Type: "bind", Source: b.Sources[0], Options: []string{"bind", access, "nosuid", "nodev", "noexec"}}
	if len(b.Sources) > 1 {
		m = mount.Mount{Type: "overlay", Source: "overlay", Options: []string{"ro", "nosuid", "nodev", "noexec",
			lowerDirs(b.Sources)}}
	}
	return executor.Mount{Src: mounts{m}, Dest: b.Dest, Readonly: !b.Writable}
}

// lowerDirs is an option of overlayfs, which wants the uppermost folder first.
func lowerDirs(lowestFirst []string) string {
	folders := slices.Clone(lowestFirst)
	slices.Reverse(folders)
	return "lowerdir=" + strings.Join(folders, ":")
}

func (j *job) meta() executor.Meta {
	m := executor.Meta{Args: j.Args, Env: slices.Clone(j.Env), User: j.User, Cwd: j.WorkingDir,
		NetMode: pb.NetMode_NONE, SecurityMode: pb.SecurityMode_SANDBOX}
	if m.Cwd == "" {
		m.Cwd = "/"
	}
	if !slices.ContainsFunc(m.Env, func(e string) bool { return strings.HasPrefix(e, "PATH=") }) {
		m.Env = append(m.Env, "PATH="+system.DefaultPathEnvUnix)
	}
	return m
}

// mounts are mounted as they are.
type mounts []mount.Mount

func (m mounts) Mount(context.Context, bool) (executor.MountableRef, error) { return mountable(m), nil }

type mountable []mount.Mount

func (m mountable) Mount() ([]mount.Mount, func() error, error) {
	return m, func() error { return nil }, nil
}

func (m mountable) IdentityMapping() *user.IdentityMapping { return nil }

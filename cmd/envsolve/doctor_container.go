package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/loader"
)

// lookIntoContainer opens the files of a running container, which are those of its process.
func (a *app) lookIntoContainer(ctx context.Context, l *doctorLook, name string) (closeFiles func() error, err error) {
	if runtime.GOOS != "linux" {
		return nil, cli.UsageError("--container: containers run on Linux: run envsolve there, or in WSL")
	}
	into := host.Inside{Kind: host.Container, Name: "process " + name, Platform: runtime.GOOS + "/" + runtime.GOARCH}
	pid, isNumber := processNumber(name)
	var c *foundContainer
	if !isNumber {
		if c, err = a.findContainer(ctx, name); err != nil {
			return nil, err
		}
		pid, into.Name = c.pid(), c.called()
	}
	process := "/proc/" + strconv.Itoa(pid)
	_, err = os.Stat(process)
	gone := errors.Is(err, fs.ErrNotExist)
	switch {
	case gone && isNumber:
		return nil, fmt.Errorf("--container %s: this machine has no process %d", name, pid)
	case !isNumber && (gone || sameFiles(process) || ofAnother(c.ID, process)):
		return nil, fmt.Errorf("--container %s: process %d is none of it here: its engine runs on another machine, "+
			"such as that of Docker Desktop; run envsolve there", name, pid)
	}
	variables, err := os.ReadFile(process + "/environ")
	if err == nil {
		l.files, closeFiles, err = loader.Below(ctx, process+"/root")
	}
	if errors.Is(err, fs.ErrPermission) {
		return nil, fmt.Errorf("--container %s: the files and the variables of process %d may not be read: "+
			"run envsolve as root, or as the user who started it (%w)", name, pid, err)
	}
	if err != nil {
		return nil, fmt.Errorf("--container %s: %w", name, err)
	}
	l.into, l.env = &into, host.Variables(strings.Split(string(variables), "\x00"))
	return closeFiles, nil
}

// mostDigits is more than the number of a process has, and fewer than an ID of a
// container's.
const mostDigits = 10

// processNumber reads the number of a process.
func processNumber(name string) (pid int, ok bool) {
	if len(name) > mostDigits || strings.Trim(name, "0123456789") != "" {
		return 0, false
	}
	pid, err := strconv.Atoi(name)
	return pid, err == nil && pid > 0
}

// sameFiles reports whether a process sees the files that this one does.
func sameFiles(process string) bool {
	theirs, err := os.Readlink(process + "/ns/mnt")
	if err != nil {
		return false
	}
	ours, err := os.Readlink("/proc/self/ns/mnt")
	return err == nil && ours == theirs
}

// ofAnother reports whether a process belongs to a container, and to another than that of
// an ID.
func ofAnother(id, process string) bool {
	groups, _ := os.ReadFile(process + "/cgroup")
	mounts, _ := os.ReadFile(process + "/mountinfo")
	return namesAnother(id, string(groups), string(mounts))
}

// namesAnother reports whether the control groups and the mounts of a process name
// containers, and not that of an ID. Either may name none: containers can do without
// control groups, and without files of their engine's.
func namesAnother(id, groups, mounts string) bool {
	if strings.Contains(groups, id) || strings.Contains(mounts, id) {
		return false
	}
	const anID = "[0-9a-f]{64}"
	return regexp.MustCompile(anID).MatchString(groups) || regexp.MustCompile("containers/"+anID+"/").MatchString(mounts)
}

// foundContainer is what docker and podman say of a container, as far as it matters.
type foundContainer struct {
	ID    string `json:"Id"`
	Name  string
	State struct {
		Pid    int
		Status string
	}
	Config struct{ Image string }
}

func (c *foundContainer) pid() int { return c.State.Pid }

func (c *foundContainer) called() string {
	return "container " + strings.TrimPrefix(c.Name, "/") + " (" + c.Config.Image + ")"
}

// findContainer asks docker, then podman, for a running container.
func (a *app) findContainer(ctx context.Context, name string) (*foundContainer, error) {
	if !regexp.MustCompile(`^[a-zA-Z0-9][a-zA-Z0-9_.-]*$`).MatchString(name) {
		return nil, cli.UsageError("--container %q: neither a container's name or ID nor the number of a process", name)
	}
	var said []string
	for _, engine := range []string{"docker", "podman"} {
		program, err := exec.LookPath(engine)
		if err != nil {
			continue
		}
		c, err := inspectContainer(ctx, program, name)
		switch {
		case ctx.Err() != nil:
			return nil, context.Cause(ctx)
		case err != nil:
			said = append(said, engine+": "+err.Error())
		case c.State.Pid == 0:
			return nil, fmt.Errorf("--container %s: it does not run (%s): start it, or look into its image: "+
				"--image %s", name, c.State.Status, c.Config.Image)
		default:
			return c, nil
		}
	}
	if len(said) == 0 {
		return nil, fmt.Errorf("--container %s: neither docker nor podman is on PATH: name a process in it, by its number",
			name)
	}
	return nil, fmt.Errorf("--container %s: %s; a process in it can be named by its number", name,
		strings.Join(said, "; "))
}

// inspectContainer asks an engine for a container.
func inspectContainer(ctx context.Context, program, name string) (*foundContainer, error) {
	var stdout, stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, program, "container", "inspect", name)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	cmd.WaitDelay = patience
	if err := cmd.Run(); err != nil {
		if text := strings.TrimSpace(stderr.String()); text != "" {
			lines := strings.Split(text, "\n")
			return nil, errors.New(lines[len(lines)-1])
		}
		return nil, err
	}
	var list []foundContainer
	if err := json.Unmarshal(stdout.Bytes(), &list); err != nil || len(list) != 1 {
		return nil, fmt.Errorf("what it says of %s is no container", name)
	}
	return &list[0], nil
}

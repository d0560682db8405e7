package build

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"github.com/moby/buildkit/client"
)

// firstZstd is the first Docker that loads layers compressed with zstd.
const firstZstd = 23

// loader is a container tool of this machine.
type loader struct {
	name    string
	path    string
	load    []string // arguments; the image comes on standard input
	version []string // arguments that fail when no daemon answers
}

// loaders are the tools that images are loaded into, in the order in which they
// are tried. Podman has no daemon, so it comes after a Docker that works; ctr
// is containerd's own, on machines without nerdctl.
func loaders() []loader {
	return []loader{
		{name: "docker", load: []string{"load"}, version: []string{"version", "--format", "{{.Server.Version}}"}},
		{name: "podman", load: []string{"load"}, version: []string{"version"}},
		{name: "nerdctl", load: []string{"load"}, version: []string{"version"}},
		{name: "ctr", load: []string{"images", "import", "-"}, version: []string{"version"}},
	}
}

// LoadTools are the values of Output.Dest for OutputLoad.
func LoadTools() []string {
	var names []string
	for _, l := range loaders() {
		names = append(names, l.name)
	}
	return names
}

// load pipes the image into a tool of this machine.
func (x *exports) load(ctx context.Context, tool string, attrs map[string]string, log io.Writer) (client.ExportEntry,
	error) {
	l, gzip, err := findLoader(ctx, tool)
	if err != nil {
		return client.ExportEntry{}, err
	}
	if gzip {
		fmt.Fprintf(log, "%s is too old for zstd: loading gzip layers, so the manifest has another digest; the image ID is the same\n", l.name)
		attrs["compression"], attrs["force-compression"] = "gzip", "true"
	}
	p := &pipe{name: l.name, cmd: exec.CommandContext(ctx, l.path, l.load...), done: make(chan struct{})}
	p.cmd.Stdout, p.cmd.Stderr = &p.output, &p.output
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return client.ExportEntry{}, err
	}
	x.pending = append(x.pending, pending{finish: p.finish, abort: p.abort})
	return client.ExportEntry{
		Type: client.ExporterDocker, Attrs: attrs,
		Output: func(map[string]string) (io.WriteCloser, error) { return p.in, p.start() },
	}, nil
}

// pipe is a tool that reads an image from its standard input.
type pipe struct {
	name    string
	cmd     *exec.Cmd
	in      io.WriteCloser
	output  bytes.Buffer // read it after done
	started bool
	done    chan struct{}
	err     error
}

func (p *pipe) start() error {
	if err := p.cmd.Start(); err != nil {
		return err
	}
	p.started = true
	go func() {
		defer close(p.done)
		if p.err = p.cmd.Wait(); p.err != nil {
			p.err = fmt.Errorf("%s load: %w: %s", p.name, p.err, strings.TrimSpace(p.output.String()))
		}
	}()
	return nil
}

func (p *pipe) finish() error {
	err := ignoreClosed(p.in.Close())
	<-p.done
	return errors.Join(err, p.err)
}

// loadGrace is how long a tool that stopped reading has to say why.
const loadGrace = time.Second

// abort ends the tool, so that no half of an image is loaded. When it is the
// tool that failed, it has ended by itself and its words are the error.
func (p *pipe) abort() error {
	if !p.started {
		return nil
	}
	select {
	case <-p.done:
		return p.err
	case <-time.After(loadGrace):
	}
	_ = p.cmd.Process.Kill() // it may have ended just now
	<-p.done
	return nil
}

// findLoader finds the tool that was asked for, or the first that works, and
// tells whether it needs gzip.
func findLoader(ctx context.Context, tool string) (l loader, gzip bool, err error) {
	var reasons []string
	for _, l := range loaders() {
		if tool != "" && tool != l.name {
			continue
		}
		if l.path, err = exec.LookPath(l.name); err != nil {
			reasons = append(reasons, l.name+": not installed")
			continue
		}
		version, err := capture(ctx, l.path, l.version...)
		if err == nil {
			return l, l.name == "docker" && older(version, firstZstd), nil
		}
		reason, _, _ := strings.Cut(err.Error(), "\n")
		reasons = append(reasons, l.name+": "+reason)
	}
	if len(reasons) == 0 {
		return loader{}, false, fmt.Errorf("load into %q: want one of %s", tool, strings.Join(LoadTools(), ", "))
	}
	return loader{}, false, fmt.Errorf("nothing to load the image into (%s): install Docker or Podman, or write a file: --output type=docker,dest=image.tar",
		strings.Join(reasons, "; "))
}

func capture(ctx context.Context, path string, args ...string) (string, error) {
	var stdout, stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		if text := strings.TrimSpace(stderr.String()); text != "" {
			return "", errors.New(text)
		}
		return "", err
	}
	return strings.TrimSpace(stdout.String()), nil
}

// older compares a version's first number; one that is not a number is new.
func older(version string, major int) bool {
	first, _, _ := strings.Cut(version, ".")
	n, err := strconv.Atoi(first)
	return err == nil && n < major
}

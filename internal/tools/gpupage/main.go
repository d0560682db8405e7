// Command gpupage builds examples on a machine with an NVIDIA GPU, runs their
// self-tests on it, and keeps what was seen as a page:
//
//	gpupage [-o docs/gpu.md] [-with docker] [EXAMPLE...]
//	gpupage -here [-o docs/gpu.md]
//	gpupage -installed PYTHON [-o docs/gpu.md] FRAMEWORK[:PACKAGE,...]...
//
// Each example is planned for the GPUs that are here, as nvidia-smi names them,
// locked and built anew, and tested with --gpu required. A failed self-test is
// on the page as well, and makes the exit code 5. With -here nothing is built: the
// page shows what doctor --test says of what is installed on the machine, which
// needs no network. With -installed the images are made of what is installed, which
// needs no network either: the base image of the distribution's packages, the layers
// of the packages of one Python (package machine).
package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"github.com/envsolve/envsolve/templates"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	out := flag.String("o", "docs/gpu.md", "the page to write")
	with := flag.String("with", "", "what runs the tests, as envsolve test takes it; default: the first with a GPU")
	here := flag.Bool("here", false, "show what doctor --test says of what is installed, and build nothing")
	python := flag.String("installed", "", "build images of what this Python has, for the frameworks that are named")
	program := flag.String("envsolve", "bin/envsolve", "the program")
	flag.Parse()
	examples := flag.Args()
	if len(examples) == 0 && *python == "" {
		examples = []string{"examples/pytorch-cnn", "examples/jax-flax"}
	}
	s := session{run: execute, envsolve: *program, with: *with, log: os.Stderr}
	if *here {
		examples = nil
	}
	var page []byte
	var failed bool
	var err error
	if *python == "" {
		page, failed, err = s.page(ctx, examples, time.Now())
	} else {
		page, failed, err = s.installed(ctx, *python, examples, time.Now())
	}
	if err == nil {
		err = os.WriteFile(*out, page, 0o644)
	}
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, "gpupage:", err)
		os.Exit(1)
	case failed:
		os.Exit(templates.SelfTestFailed)
	}
}

// answer is what a command said and how it ended.
type answer struct {
	stdout string
	code   int
}

// execute runs a command; what it says beside its result goes to standard error.
func execute(ctx context.Context, name string, args ...string) (answer, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	var stdout bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, os.Stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return answer{}, fmt.Errorf("%s: %w", name, err)
	}
	return answer{stdout.String(), cmd.ProcessState.ExitCode()}, ctx.Err()
}

// session is one making of the page.
type session struct {
	run            func(ctx context.Context, name string, args ...string) (answer, error)
	envsolve, with string
	log            io.Writer
}

// page builds and tests each example on the GPUs that are here.
func (s *session) page(ctx context.Context, examples []string, now time.Time) (text []byte, failed bool, err error) {
	host, err := s.host(ctx)
	if err != nil {
		return nil, false, err
	}
	version, err := s.must(ctx, s.envsolve, "version")
	if err != nil {
		return nil, false, err
	}
	p := page{Date: now.UTC().Format(time.DateOnly), Host: host, Version: firstLine(version)}
	if len(examples) == 0 {
		said, err := s.run(ctx, s.envsolve, "doctor", "--test")
		if err != nil {
			return nil, false, err
		}
		p.Here, failed = said.stdout, said.code == templates.SelfTestFailed
	}
	for _, folder := range examples {
		seen, err := s.example(ctx, folder, host)
		if ctx.Err() != nil {
			return nil, false, ctx.Err()
		}
		if err != nil { // the others are worth their page
			seen = example{Name: filepath.Base(folder), Fault: err.Error()}
			fmt.Fprintf(s.log, "gpupage: %s: %v\n", folder, err)
		}
		failed = failed || seen.Report.Status != "ok"
		p.Examples = append(p.Examples, seen)
	}
	text, err = p.markdown()
	return text, failed, err
}

// host is this machine's driver and GPUs.
func (s *session) host(ctx context.Context) (host, error) {
	said, err := s.must(ctx, "nvidia-smi", "--query-gpu=driver_version,name,memory.total", "--format=csv,noheader")
	if err != nil {
		return host{}, fmt.Errorf("this machine shows no GPU: %w", err)
	}
	var h host
	for line := range strings.Lines(said) {
		fields := strings.SplitN(strings.TrimSpace(line), ", ", 3)
		if len(fields) != 3 {
			return host{}, fmt.Errorf("nvidia-smi says %q: not driver, name and memory", line)
		}
		h.Driver = fields[0]
		h.GPUs = append(h.GPUs, gpu{fields[1], fields[2]})
	}
	if len(h.GPUs) == 0 {
		return host{}, errors.New("this machine shows no GPU: nvidia-smi lists none")
	}
	return h, nil
}

// example locks, builds and tests one, in a copy of its folder: the lock that
// lies beside it is the user's.
func (s *session) example(ctx context.Context, folder string, h host) (seen example, err error) {
	scratch, err := os.MkdirTemp("", "envsolve-gpu-")
	if err != nil {
		return example{}, err
	}
	defer os.RemoveAll(scratch)
	if err := os.CopyFS(scratch, os.DirFS(folder)); err != nil {
		return example{}, err
	}
	image := filepath.Join(scratch, "image.tar")
	fmt.Fprintf(s.log, "building %s for %s\n", folder, strings.Join(h.names(), ", "))
	build := []string{"build", scratch, "--var", "gpu=" + h.list(), "--output", "type=oci,dest=" + image}
	if _, err := s.must(ctx, s.envsolve, build...); err != nil {
		return example{}, err
	}
	test := []string{"test", image, "--gpu", "required"}
	if s.with != "" {
		test = append(test, "--with", s.with)
	}
	seen.Name = filepath.Base(folder)
	table, err := s.run(ctx, s.envsolve, test...)
	if err != nil {
		return example{}, err
	}
	seen.Table = strings.ReplaceAll(table.stdout, scratch, ".")
	report, err := s.run(ctx, s.envsolve, append(test, "--json")...)
	if err != nil {
		return example{}, err
	}
	return seen, seen.read(report)
}

// must runs a command that has to end well.
func (s *session) must(ctx context.Context, name string, args ...string) (string, error) {
	said, err := s.run(ctx, name, args...)
	if err == nil && said.code != 0 {
		err = fmt.Errorf("%s %s ends with %d", filepath.Base(name), args[0], said.code)
	}
	return said.stdout, err
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return line
}

package main

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/target"
)

// targetFlags are the flags that ask for a stack, with or without a file.
type targetFlags struct {
	target.Flags
	vars    []string
	targets []string
}

func (f *targetFlags) register(cmd *cobra.Command) {
	set := cmd.Flags()
	set.StringArrayVar(&f.GPU, "gpu", nil, "GPU model the stack must run on; repeat for a fleet")
	set.StringArrayVar(&f.Driver, "driver", nil, "driver the hosts run: a version, a branch or a range; repeat for a mixed fleet")
	set.StringArrayVar(&f.Framework, "framework", nil, "framework and version, such as pytorch==2.5.1; repeat for several")
	set.StringVar(&f.CUDA, "cuda", "", "CUDA that the framework loads, such as 12.4")
	set.StringVar(&f.CUDNN, "cudnn", "", "cuDNN version")
	set.StringVar(&f.NCCL, "nccl", "", "NCCL version")
	set.StringVar(&f.Python, "python", "", "Python version, such as 3.11")
	set.StringVar(&f.OS, "os", "", "operating system of the image, such as debian12 or ubuntu22.04")
	set.StringVar(&f.Platform, "platform", "", "linux/amd64, linux/arm64 or windows/amd64")
	set.StringArrayVar(&f.With, "with", nil, "package beside the framework, such as vllm==0.6.3; repeat for several")
	f.registerFile(cmd)
}

func (f *targetFlags) registerFile(cmd *cobra.Command) {
	set := cmd.Flags()
	set.StringArrayVar(&f.vars, "var", nil, "value of a variable of the file, name=value; repeat for several")
	set.StringArrayVar(&f.targets, "target", nil, "only this target of the file; repeat for several")
}

// ask is what a command works on: the targets, and all that the file says
// about where things come from.
type ask struct {
	path     string            // of the target file; empty when asked by flags alone
	requests []planner.Request // those that --target chose
	all      []planner.Request // those of the whole file
	indexes  []planner.Index
	mirrors  []planner.Mirror
	facts    *matrices.Set
	sources  map[string]*hcl.File
}

// load reads the file, if there is one to read, and the flags.
func (a *app) load(args []string, flags *targetFlags) (*ask, error) {
	path := target.DefaultName
	if len(args) > 0 {
		path = args[0]
	} else if !flags.Empty() && len(flags.vars) == 0 && len(flags.targets) == 0 && !exists(path) {
		return a.loadFlags(flags)
	}
	vars, err := parseVars(flags.vars)
	if err != nil {
		return nil, err
	}
	file, diags := target.Load(path, target.Options{Vars: vars, Env: a.env, Flags: flags.Flags})
	if len(diags) > 0 {
		if err := a.diagnostics(diags, file.Sources); err != nil {
			return nil, err
		}
	}
	requests, err := file.Select(flags.targets...)
	if err != nil {
		return nil, usageError("--target: %w", err)
	}
	facts, err := factsWith(file.Overlays)
	if err != nil {
		return nil, a.inputError(err, file.Sources)
	}
	return &ask{
		path: path, requests: requests, all: file.Requests, indexes: file.Indexes, mirrors: file.Mirrors, facts: facts, sources: file.Sources,
	}, nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return !errors.Is(err, fs.ErrNotExist)
}

// loadFlags makes one target out of flags alone.
func (a *app) loadFlags(flags *targetFlags) (*ask, error) {
	request, err := target.FromFlags(flags.Flags)
	if err != nil {
		return nil, usageError("%w", err)
	}
	return &ask{requests: []planner.Request{request}, facts: matrices.Embedded()}, nil
}

func factsWith(overlays []string) (*matrices.Set, error) {
	facts := matrices.Embedded()
	if len(overlays) == 0 {
		return facts, nil
	}
	return facts.With(overlays...)
}

func parseVars(list []string) (map[string]string, error) {
	vars := map[string]string{}
	for _, item := range list {
		name, value, ok := strings.Cut(item, "=")
		if !ok || name == "" {
			return nil, usageError("--var %q: write name=value", item)
		}
		vars[name] = value
	}
	return vars, nil
}

// diagnostics prints what is wrong or odd about a file, all of it. The error is
// the exit that goes with it, or nil where there are only warnings.
func (a *app) diagnostics(diags hcl.Diagnostics, sources map[string]*hcl.File) error {
	width, color := terminal(a.stderr)
	if width <= 0 {
		width = 100
	}
	var text bytes.Buffer
	writer := hcl.NewDiagnosticTextWriter(&text, sources, uint(width), color && a.env("NO_COLOR") == "")
	if err := writer.WriteDiagnostics(diags); err != nil {
		return err
	}
	if _, err := a.stderr.Write(text.Bytes()); err != nil {
		return err
	}
	if !diags.HasErrors() {
		return nil
	}
	return &exitError{code: exitUsage}
}

// inputError prints an error about what the user wrote, at its place.
func (a *app) inputError(err error, sources map[string]*hcl.File) error {
	var diags hcl.Diagnostics
	if errors.As(err, &diags) {
		return a.diagnostics(diags, sources)
	}
	for _, input := range planner.InputErrors(err) {
		if input.At.Line == 0 {
			return &exitError{code: exitUsage, err: err}
		}
		diags = append(diags, &hcl.Diagnostic{
			Severity: hcl.DiagError, Summary: input.Summary, Detail: input.Detail, Subject: rangeAt(input.At, sources[input.At.File]),
		})
	}
	if len(diags) == 0 {
		return err
	}
	return a.diagnostics(diags, sources)
}

// rangeAt is the expression that begins at a position, as far as the line
// tells: up to the end of the word or the quoted text.
func rangeAt(at planner.Position, file *hcl.File) *hcl.Range {
	r := &hcl.Range{Filename: at.File, Start: hcl.Pos{Line: at.Line, Column: at.Column}}
	if file != nil {
		r.Start.Byte = byteOffset(file.Bytes, at)
		r.End = r.Start
		length := expressionLength(file.Bytes[r.Start.Byte:])
		r.End.Byte += length
		r.End.Column += length
		return r
	}
	r.End = r.Start
	return r
}

func byteOffset(src []byte, at planner.Position) int {
	offset := 0
	for range at.Line - 1 {
		next := bytes.IndexByte(src[offset:], '\n')
		if next < 0 {
			break
		}
		offset += next + 1
	}
	return min(offset+at.Column-1, len(src))
}

func expressionLength(src []byte) int {
	line, _, _ := bytes.Cut(src, []byte("\n"))
	if len(line) > 0 && line[0] == '"' {
		if end := bytes.IndexByte(line[1:], '"'); end >= 0 {
			return end + 2
		}
	}
	if end := bytes.IndexAny(line, " \t,=]})"); end > 0 {
		return end
	}
	return len(line)
}

// only gives the single target that a command can work on.
func (k *ask) only(command string) (planner.Request, error) {
	if len(k.requests) == 1 {
		return k.requests[0], nil
	}
	var names []string
	for _, r := range k.requests {
		names = append(names, r.Name())
	}
	return planner.Request{}, usageError("%s works on one target; choose with --target: %s", command, strings.Join(names, ", "))
}

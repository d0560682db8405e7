package cli

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/target"
)

// TargetFlags are the flags that ask for a stack, with or without a file.
type TargetFlags struct {
	flags.Flags
	// BringsFramework tells that what a command is asked besides brings the framework, where the
	// flags name none.
	BringsFramework bool
	vars            []string
	targets         []string
	facts           string
}

// Register adds the flags to a command.
func (f *TargetFlags) Register(cmd *cobra.Command) {
	set := cmd.Flags()
	Repeated(set, &f.GPU, "gpu", "`GPU` model the stack must run on; repeat for a fleet")
	Repeated(set, &f.Driver, "driver",
		"`DRIVER` of the hosts: a version, a branch or a range, such as 535; repeat for a mixed fleet")
	Repeated(set, &f.Framework, "framework",
		"`FRAMEWORK`, and its version if wanted, such as pytorch==2.5.1; repeat for several")
	set.StringVar(&f.CUDA, "cuda", "", "`VERSION` of the CUDA that the framework loads, such as 12.4")
	set.StringVar(&f.CUDNN, "cudnn", "", "`VERSION` of cuDNN")
	set.StringVar(&f.NCCL, "nccl", "", "`VERSION` of NCCL")
	set.StringVar(&f.Python, "python", "", "`VERSION` of Python, such as 3.11")
	set.StringVar(&f.PythonFrom, "python-from", "",
		"`SOURCE` of the Python: system, the base image or its distribution; standalone, a relocatable build")
	set.StringVar(&f.OS, "os", "", "operating `SYSTEM` of the image, such as debian12 or ubuntu22.04")
	set.StringVar(&f.Platform, "platform", "", "`PLATFORM`: linux/amd64, linux/arm64 or windows/amd64")
	Repeated(set, &f.AssumeLike, "assume-like",
		"known `VERSION`, such as 2.14, that an asked version which the facts do not know is taken for; "+
			"NAME==VERSION for one of several frameworks")
	set.BoolVar(&f.ForwardCompat, "forward-compat", false,
		"let data-centre hosts with an older driver run a newer CUDA through a cuda-compat package")
	Repeated(set, &f.Indexes, "indexes",
		"only wheels of each `INDEX`: pypi, the default one, and frameworks or packages whose own may be asked, "+
			"such as pytorch; repeat for several")
	Repeated(set, &f.With, "with", "`PACKAGE` beside the framework, such as vllm==0.6.3; repeat for several")
	CompleteNames(cmd)
	f.RegisterFile(cmd)
}

// RegisterFile adds the flags of commands that need a target file.
func (f *TargetFlags) RegisterFile(cmd *cobra.Command) {
	set := cmd.Flags()
	Repeated(set, &f.vars, "var", "`NAME=VALUE` of a variable of the file; repeat for several")
	Repeated(set, &f.targets, "target", "only this `TARGET` of the file; repeat for several")
	set.StringVar(&f.facts, "facts", "", factsUsage)
	f.completeTargets(cmd)
}

// Asked is what a command works on: the targets, and all that the file says
// about where things come from.
type Asked struct {
	Path     string            // of the target file; empty when asked by flags alone
	Requests []request.Request // those that --target chose
	All      []request.Request // those of the whole file
	Indexes  []request.Index
	Mirrors  []request.Mirror
	Facts    *matrices.Set // with what earlier locks have learned of the packages that are asked for
	Tables   *matrices.Set // without
	Sources  map[string]*hcl.File
}

// Load reads the file, if there is one to read, and the flags. Errors have the
// exit code of bad input, and their diagnostics are printed.
func (a *App) Load(args []string, flags *TargetFlags) (*Asked, error) {
	path := target.DefaultName
	if len(args) > 0 {
		path = args[0]
	} else if !flags.Empty() && len(flags.vars) == 0 && len(flags.targets) == 0 && !Exists(path) {
		return a.loadFlags(flags)
	}
	vars, err := parseVars(flags.vars)
	if err != nil {
		return nil, err
	}
	base, reference, err := factsFlag("--facts", flags.facts)
	if err != nil {
		return nil, err
	}
	file, diags := target.Load(path, target.Options{
		Vars: vars, Env: a.Env, Flags: flags.Flags, Facts: base, Reference: reference, From: a.factsUnless(base),
	})
	if len(diags) > 0 {
		if err := a.Diagnostics(diags, file.Sources); err != nil {
			return nil, err
		}
	}
	requests, err := file.Select(flags.targets...)
	if err != nil {
		return nil, UsageError("--target: %w", err)
	}
	if file.FactsError != nil {
		return nil, file.FactsError
	}
	facts, err := factsWith(cmp.Or(base, file.Facts), file.Overlays)
	if err != nil {
		return nil, a.InputError(err, file.Sources)
	}
	return &Asked{
		Path: path, Requests: requests, All: file.Requests, Indexes: file.Indexes, Mirrors: file.Mirrors,
		Facts: a.withLearned(facts, requests, file.Indexes), Tables: facts, Sources: file.Sources,
	}, nil
}

// Exists reports whether there is something at a path.
func Exists(path string) bool {
	_, err := os.Stat(path)
	return !errors.Is(err, fs.ErrNotExist)
}

// loadFlags makes one target out of flags alone.
func (a *App) loadFlags(of *TargetFlags) (*Asked, error) {
	base, err := a.FactsNamed("--facts", of.facts)
	if err != nil {
		return nil, err
	}
	tables := cmp.Or(base, matrices.Embedded())
	read := flags.Request
	if of.BringsFramework {
		read = flags.Part
	}
	asked, err := read(tables, of.Flags)
	if err != nil {
		return nil, UsageError("%w", err)
	}
	requests := []request.Request{asked}
	return &Asked{Requests: requests, Facts: a.withLearned(tables, requests, nil), Tables: tables}, nil
}

func parseVars(list []string) (map[string]string, error) {
	vars := map[string]string{}
	for _, item := range list {
		name, value, ok := strings.Cut(item, "=")
		if !ok || name == "" {
			return nil, UsageError("--var %q: write name=value", item)
		}
		vars[name] = value
	}
	return vars, nil
}

// Only returns the single target that a command can work on.
func (k *Asked) Only(command string) (request.Request, error) {
	if len(k.Requests) == 1 {
		return k.Requests[0], nil
	}
	var names []string
	for _, r := range k.Requests {
		names = append(names, r.Name())
	}
	return request.Request{}, UsageError("%s works on one target; choose with --target: %s", command,
		strings.Join(names, ", "))
}

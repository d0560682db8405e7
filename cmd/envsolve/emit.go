package main

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/emit"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/request"
)

const emitHelp = `Emit writes a stack in the form of another tool, from the lock where there is one
that fits the target file, and otherwise from the plan. A stale lock is left out,
which is said; an edited one is an error. No network and no builder is used.

`

const emitExample = `  envsolve emit dockerfile -o Dockerfile
  envsolve emit requirements --locked > requirements.txt
  envsolve emit requirements --framework pytorch==2.5.1 --gpu rtx-4090
  envsolve emit uv >> pyproject.toml
  envsolve emit kubernetes --workload deployment --image registry.example.com/train@sha256:…
  envsolve emit sbatch --image /shared/train.sqsh -o train.sbatch`

// emitFlags are the flags of emit.
type emitFlags struct {
	cli.TargetFlags
	output   string
	locked   bool
	image    string
	workload string
	dra      bool
}

// check refuses flags that a form has no use for.
func (f *emitFlags) check(kind string, set *pflag.FlagSet) error {
	uses := map[string][]string{
		"image": {"devcontainer", "kubernetes", "sbatch"}, "workload": {"kubernetes"}, "dra": {"kubernetes"},
	}
	for _, flag := range slices.Sorted(maps.Keys(uses)) {
		if set.Changed(flag) && !slices.Contains(uses[flag], kind) {
			return cli.UsageError("emit %s: --%s is for %s", kind, flag, strings.Join(uses[flag], ", "))
		}
	}
	return nil
}

func (a *app) emitCommand() *cobra.Command {
	var f emitFlags
	names, long := emitForms()
	cmd := &cobra.Command{
		Use:       "emit KIND [FILE]",
		Short:     "Write the stack for another tool, such as pip, uv, conda, Docker or Kubernetes",
		Long:      long,
		Example:   emitExample,
		ValidArgs: names,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cli.UsageError("emit: name the form: one of %s; such as envsolve emit %s, and see envsolve emit --help",
					strings.Join(names, ", "), names[0])
			}
			return cli.Args(cobra.MaximumNArgs(2))(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if !slices.Contains(names, args[0]) {
				return cli.UsageError("emit %q: there are %s", args[0], strings.Join(names, ", "))
			}
			if err := f.check(args[0], cmd.Flags()); err != nil {
				return err
			}
			return a.emitAny(args[0], args[1:], &f)
		},
	}
	f.Register(cmd)
	set := cmd.Flags()
	set.StringVarP(&f.output, "output", "o", "",
		"write to this file instead of standard output; for renovate, files in this folder")
	set.BoolVar(&f.locked, "locked", false, "refuse a lock that is missing, stale or edited (exit 4)")
	set.StringVar(&f.image, "image", "",
		"built image that devcontainer and kubernetes run, REGISTRY/NAME@sha256:…, or its file for sbatch")
	set.StringVar(&f.workload, "workload", "", "what kubernetes writes: "+strings.Join(emit.Workloads(), ", "))
	set.BoolVar(&f.dra, "dra", false, "have kubernetes claim the GPU by dynamic resource allocation")
	return cmd
}

// emitForms lists the names of all forms, and the help text that says what they
// are.
func emitForms() (names []string, help string) {
	help = emitHelp + "KIND is one of\n"
	add := func(name, short string) {
		names = append(names, name)
		help += fmt.Sprintf("  %-15s %s\n", name, short)
	}
	for _, k := range emit.Kinds() {
		add(k.Name, k.Short)
	}
	for _, k := range emit.JointKinds() {
		add(k.Name, k.Short)
	}
	add(renovate, "presets for Renovate, a file for each GPU and framework: which versions run there")
	return names, strings.TrimSuffix(help, "\n")
}

// emitAny writes the form of a name that is one.
func (a *app) emitAny(name string, files []string, f *emitFlags) error {
	asked, err := a.Load(files, &f.TargetFlags)
	if err != nil {
		return err
	}
	if name == renovate {
		return a.emitRenovate(asked, f)
	}
	for _, k := range emit.JointKinds() {
		if k.Name == name {
			return a.emitJoint(k, asked, f)
		}
	}
	for _, k := range emit.Kinds() {
		if k.Name == name {
			return a.emit(k, asked, f)
		}
	}
	return nil
}

func (a *app) emit(kind emit.Kind, asked *cli.Asked, f *emitFlags) error {
	request, err := asked.Only("emit")
	if err != nil {
		return err
	}
	in, err := a.emitInput(asked, request, f.locked)
	if err != nil {
		return err
	}
	in.Built, in.Workload, in.DRA = f.image, f.workload, f.dra
	text, err := kind.Write(in)
	if errors.Is(err, emit.ErrNoLock) {
		return &cli.ExitError{Code: cli.ExitLock,
			Err: fmt.Errorf("emit %s: target %q: %w", kind.Name, request.Name(), err)}
	}
	if err != nil {
		return cli.UsageError("emit %s: target %q: %w", kind.Name, request.Name(), err)
	}
	return a.writeEmitted(text, f.output, fmt.Sprintf("emit %s: target %q", kind.Name, request.Name()))
}

// emitJoint writes a form that holds all targets that are asked for.
func (a *app) emitJoint(kind emit.JointKind, asked *cli.Asked, f *emitFlags) error {
	all, err := a.emitInputs(asked, asked.Requests, f.locked)
	if err != nil {
		return err
	}
	text, err := kind.Write(all)
	if err != nil {
		return cli.UsageError("emit %s: %w", kind.Name, err)
	}
	return a.writeEmitted(text, f.output, "emit "+kind.Name)
}

// writeEmitted writes a text to a file, or to standard output where it stays what
// it is there. what is named in an error.
func (a *app) writeEmitted(text []byte, file, what string) error {
	if file != "" {
		return a.WriteFile(file, text)
	}
	if err := checkPrintable(text); err != nil {
		return cli.UsageError("%s: %w", what, err)
	}
	_, err := a.Stdout.Write(text)
	return err
}

// checkPrintable refuses what could be printed only with escapes in it: it would
// not be the text any more.
func checkPrintable(text []byte) error {
	number := 0
	for line := range bytes.Lines(text) {
		number++
		if shown := printable.Text(string(line)); shown != string(line) {
			return fmt.Errorf("line %d holds what a terminal obeys or hides: write it to a file with -o: %s", number,
				strings.TrimSpace(shown))
		}
	}
	return nil
}

// emitInput is emitInputs for one target.
func (a *app) emitInput(asked *cli.Asked, one request.Request, locked bool) (emit.Input, error) {
	all, err := a.emitInputs(asked, []request.Request{one}, locked)
	if err != nil {
		return emit.Input{}, err
	}
	return all[0], nil
}

// emitInputs takes the lock where it fits. A stale one is said to be left out;
// one that was edited is an error.
func (a *app) emitInputs(asked *cli.Asked, requests []request.Request, locked bool) ([]emit.Input, error) {
	if asked.Path == "" && locked {
		return nil, cli.UsageError("--locked: a lock belongs to a target file")
	}
	var all []emit.Input
	if asked.Path != "" && (locked || cli.Exists(cli.LockPath(asked.Path))) {
		l, err := a.LockedAs(asked)
		var stale *lock.Stale
		switch {
		case err == nil:
			for _, r := range requests {
				all = append(all, emit.FromLock(l.Find(r.Name(), lock.Platform(r)), asked.Indexes))
			}
			return all, nil
		case locked || !errors.As(err, &stale):
			return nil, err
		}
		fmt.Fprintf(a.Stderr, "envsolve: %v; the plan is written, without hashes\n", err)
	}
	these := *asked
	these.Requests = requests
	doc, err := a.Planned(&these)
	if err != nil {
		return nil, err
	}
	for i, r := range requests {
		all = append(all, emit.FromPlan(r, *doc.Plans[i].Stack, asked.Indexes))
	}
	return all, nil
}

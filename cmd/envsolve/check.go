package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

const checkHelp = `Check judges an environment that is there already: whether it works, why not, and
the smallest change that makes it work.

SOURCE is whatever describes it: requirements, a pyproject.toml or a lock file, a
Dockerfile, conda's or pixi's files, a manifest, a script, a notebook, a report
such as collect_env's, a log with nvidia-smi's table in it, a virtual environment
or another folder; "-" is standard input, and what is no file and has a tag is an
image, judged by its name and tag. What a source is, its content says; several are
laid over one another. Nothing of them is run, and nothing is fetched. Flags say
what the sources do not, in the words that people use; --here says what this
machine is.

What is not said is taken to be what the installer gives: the default build of a
release on the platform, or that of the index named. A change is shown as a patch
of the sources, which are judged anew with it: what fails then is changed too, or
the change is not shown. --fix writes the first that works and makes nothing worse,
or else the first that leaves something unproven, and says what.

The verdict is one of works, fails and unproven; unproven says what to look up.
The exit code is 3 where it fails, and with --strict where it is unproven; 2 where
there is nothing to judge, and then what was left out is told, and why.`

const checkExample = `  envsolve check requirements.txt --gpu rtx-5090
  pip freeze | envsolve check - --gpu "2 x RTX 3090" --driver 535.216.01
  envsolve check Dockerfile --gpu h100 --fix
  envsolve check --framework pytorch==2.2.1 --gpu L4 --driver 535.216.01 --cuda 12.1
  envsolve check --framework tensorflow==2.1.0 --gpu "GTX 1080 Ti" --cuda 10.1 --cudnn 7.6.4
  envsolve check --with vllm==0.9.1 --os "CentOS 7.9"
  envsolve check --here requirements.txt
  envsolve check --each --fleet envsolve.hcl train/requirements.txt serve/Dockerfile`

// checkFlags are the flags of check.
type checkFlags struct {
	seen           observed.Flags
	indexes        []string
	extraIndexes   []string
	output         string
	strict, schema bool
	fix, here      bool
	each           bool
	fleet          string
	piped          []byte // what standard input holds, where it is a source
	plans          *planner.Planner
}

func (a *app) checkCommand() *cobra.Command {
	var f checkFlags
	cmd := &cobra.Command{
		Use:     "check [SOURCE...]",
		Short:   "Judge an environment that is there: works, fails, or what to look up",
		Long:    checkHelp,
		Example: checkExample,
		Args:    cli.Args(cobra.ArbitraryArgs),
		RunE: func(cmd *cobra.Command, sources []string) error {
			if f.schema {
				_, err := io.WriteString(a.Stdout, verdict.JSONSchema)
				return err
			}
			if err := nothingEmpty(cmd.Flags()); err != nil {
				return err
			}
			f.plans = planner.New(matrices.Embedded())
			if err := f.takeFleet(); err != nil {
				return err
			}
			if err := f.takePiped(a.Stdin, sources); err != nil {
				return err
			}
			if f.each {
				return a.checkEach(cmd.Context(), sources, &f)
			}
			return a.check(cmd.Context(), sources, &f)
		},
	}
	f.register(cmd)
	return cmd
}

// nothingEmpty refuses flags that are given without a value, as by a variable that is not set:
// without it the verdict would be of something else.
func nothingEmpty(set *pflag.FlagSet) (err error) {
	blank := func(value string) bool { return strings.TrimSpace(value) == "" }
	set.Visit(func(given *pflag.Flag) {
		values := []string{given.Value.String()}
		if list, ok := given.Value.(pflag.SliceValue); ok {
			values = list.GetSlice()
		}
		if err == nil && slices.ContainsFunc(values, blank) {
			err = cli.UsageError("--%s: it names nothing; an empty variable?", given.Name)
		}
	})
	return err
}

func (f *checkFlags) register(cmd *cobra.Command) {
	set := cmd.Flags()
	cli.Repeated(set, &f.seen.GPU, "gpu", "a `GPU`, as people write it: \"2 x RTX 3090\"; repeat for several")
	cli.Repeated(set, &f.seen.Driver, "driver", "the `DRIVER` that runs: 535.216.01; repeat for several")
	cli.Repeated(set, &f.seen.Framework, "framework", "a `FRAMEWORK`: pytorch==2.8.0; repeat for several")
	cli.Repeated(set, &f.seen.With, "with", `a package or an image: vllm==0.9.1, "torch==2.4.0+cu121", `+
		"nvcr.io/nvidia/pytorch:25.02-py3; repeat for several")
	set.StringVar(&f.seen.CUDA, "cuda", "", `the CUDA: of the build, or "12.4 (nvcc)", "12.2 (nvidia-smi)", cpu`)
	set.StringVar(&f.seen.CUDNN, "cudnn", "", "the cuDNN that is loaded")
	set.StringVar(&f.seen.NCCL, "nccl", "", "the NCCL of the system")
	set.StringVar(&f.seen.Python, "python", "", "the Python's `VERSION`")
	set.StringVar(&f.seen.OS, "os", "", `the system: "CentOS 7.9", ubuntu22.04, "Windows 11", "glibc 2.31"`)
	set.StringVar(&f.seen.Platform, "platform", "", "the `PLATFORM`: linux/amd64, linux/arm64 or windows/amd64")
	set.StringVar(&f.seen.Date, "date", "", "the day or month that it is from, for what has no version: 2024-06")
	cli.Repeated(set, &f.indexes, "index", "an index that packages come from; repeat for several")
	cli.Repeated(set, &f.extraIndexes, "extra-index", "an index that is asked beside the default one; repeat for several")
	set.StringVarP(&f.output, "output", "o", "table",
		"`FORMAT` of the verdict: "+strings.Join(report.CheckFormats(), ", "))
	set.BoolVar(&f.strict, "strict", false, "exit 3 where the verdict is unproven, too")
	set.BoolVar(&f.fix, "fix", false,
		"write the first change that can be written into the sources, where they then work and nothing is worse")
	set.BoolVar(&f.each, "each", false, "judge each source by itself, and leave out those that name nothing to judge")
	set.StringVar(&f.fleet, "fleet", "", "judge on the GPUs and drivers of a target file's targets: envsolve.hcl")
	set.BoolVar(&f.here, "here", false,
		"this machine: its GPUs, driver and system, and the virtual environment that is active")
	set.BoolVar(&f.schema, "schema", false, "print the JSON Schema of the verdict, and judge nothing")
	cli.CompleteNames(cmd)
	cli.CompleteWith(cmd, "output", report.CheckFormats()...)
}

// check judges what the sources and the flags say is there.
func (a *app) check(ctx context.Context, sources []string, f *checkFlags) error {
	format, err := report.ParseCheckFormat(f.output)
	if err != nil {
		return cli.UsageError("-o: %w", err)
	}
	env, doc, err := a.judge(ctx, sources, f, nil)
	if errors.Is(err, planner.ErrNothingToJudge) {
		if written := a.writeVerdict(&doc, format, nil); written != nil {
			return written
		}
	}
	if err != nil {
		return err
	}
	if f.fix {
		if env, doc, err = a.applyFix(ctx, sources, f, &env, &doc); err != nil {
			return err
		}
	}
	again := func(files []source.Rewritten) (observed.Environment, verdict.Document, error) {
		return a.judge(ctx, sources, f, files)
	}
	shown, err := judge.Patches(os.ReadFile, again, &env, &doc)
	if err != nil {
		if f.fix { // what is written stays so, whatever can be done about the rest
			return errors.Join(err, a.writeVerdict(withoutFixes(&doc), format, nil))
		}
		return err
	}
	if f.fix { // what could be written is
		for key, patch := range shown {
			shown[key] = report.Patch{ByHand: patch.ByHand}
		}
	}
	if err := a.writeVerdict(&doc, format, shown); err != nil {
		return err
	}
	return exitOf(&doc, f.strict)
}

// withoutFixes returns a verdict without ways out, of which none is proved.
func withoutFixes(doc *verdict.Document) *verdict.Document {
	bare := *doc
	bare.Judged = slices.Clone(doc.Judged)
	for i := range bare.Judged {
		bare.Judged[i].Fixes = []verdict.Fix{}
	}
	return &bare
}

// writeVerdict writes a verdict, with its ways out as patches of the sources. Where there
// was nothing to judge it holds what was left out, and why.
func (a *app) writeVerdict(doc *verdict.Document, format report.Format, shown map[string]report.Patch) error {
	width, isTerminal := cli.Terminal(a.Stdout)
	return judge.Write(a.Stdout, doc, format, report.Options{Color: isTerminal && a.Env("NO_COLOR") == "",
		Width: min(width, 140), Patches: shown})
}

// takePiped reads standard input where it is a source: it can be read once, and what
// it holds may be judged more than once.
func (f *checkFlags) takePiped(stdin io.Reader, sources []string) (err error) {
	if slices.Contains(sources, source.Stdin) {
		f.piped, err = io.ReadAll(io.LimitReader(stdin, document.MostBytes+1))
	}
	return err
}

// judge reads the sources as they are, or as they are rewritten, lays the flags over
// them, and judges that.
func (a *app) judge(
	ctx context.Context, sources []string, f *checkFlags, rewritten []source.Rewritten,
) (observed.Environment, verdict.Document, error) {
	var machine []observed.Observation
	if f.here {
		sources = a.hereSources(sources)
		machine = a.here(sources)
	}
	platform := f.plans.SaidPlatform(append(slices.Clone(machine), f.seen.Observations()...))
	env, err := source.ReadRewritten(ctx, sources, bytes.NewReader(f.piped), rewritten, platform)
	if err != nil {
		return env, verdict.Document{}, cli.UsageError("%w", err)
	}
	source.Over(&env, machine)
	source.OverFlags(&env, &f.seen)
	for _, url := range f.indexes {
		env.Indexes = append(env.Indexes, observed.Index{URL: url})
	}
	for _, url := range f.extraIndexes {
		env.Indexes = append(env.Indexes, observed.Index{URL: url, Extra: true})
	}
	doc, err := judge.Environment(f.plans, &env)
	if errors.Is(err, planner.ErrNothingToJudge) {
		return env, doc, cli.UsageError("%w", err)
	}
	return env, doc, err
}

// exitOf returns what the exit code of a verdict is.
func exitOf(doc *verdict.Document, strict bool) error {
	switch {
	case doc.Verdict == verdict.Fails:
		return &cli.ExitError{Code: cli.ExitConflict}
	case doc.Verdict == verdict.Unproven && strict:
		return &cli.ExitError{Code: cli.ExitConflict,
			Err: fmt.Errorf("the verdict is unproven, which --strict refuses")}
	}
	return nil
}

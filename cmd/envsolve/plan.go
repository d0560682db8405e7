package main

import (
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
)

const planHelp = `Plan solves for a stack and shows it: every part, why it is that part, what to
watch out for, or the smallest set of rules that clash and the changes that work.

FILE is a target file or a folder with an envsolve.hcl; without one, the
envsolve.hcl of the working directory. Flags take the place of what a file says of
the same; without any file, they alone ask. No network and no builder is used.

Before a target's name stands ✓ where it has a stack, ! where that comes with
warnings, and ✗ where there is none, with exit code 3. Behind it stands the day of
the oldest facts that the stack rests on, and the table which they are of.

Frameworks and packages that have very likely had releases since the facts were
compared with the index are named on the standard error, which --strict does not
mind; SOURCE_DATE_EPOCH in the environment is taken for today.

With --locked nothing is solved: the stacks are those of the lock, and the exit
code is 4 if it is missing, stale or was edited. What went stale is shown, and
what "envsolve lock" would change.`

const planExample = `  envsolve plan
  envsolve plan --gpu rtx-4090 --driver 535.104.05 --framework pytorch==2.5.1
  envsolve plan --gpu h100 --framework pytorch --with vllm -o json
  envsolve plan --locked`

func (a *app) planCommand() *cobra.Command {
	var flags cli.TargetFlags
	var output string
	var strict, why, locked bool
	var impossible cli.ImpossibleFlags
	cmd := &cobra.Command{
		Use:     "plan [FILE]",
		Short:   "Solve for a stack and show it, or the conflict and its ways out",
		Long:    planHelp,
		Example: planExample,
		Args:    cli.Args(cobra.MaximumNArgs(1)),
		RunE: func(_ *cobra.Command, args []string) error {
			format, err := report.ParsePlanFormat(output)
			if err != nil {
				return cli.UsageError("-o: %w", err)
			}
			if err := impossible.Check(); err != nil {
				return err
			}
			if locked && (impossible.Drop || strict) {
				return cli.UsageError("--locked shows what is locked: it goes with neither --strict nor --drop-impossible")
			}
			return a.plan(args, &flags, format,
				planOptions{strict: strict, why: why, drop: impossible.Drop, locked: locked})
		},
	}
	flags.Register(cmd)
	cmd.Flags().StringVarP(&output, "output", "o", "table",
		"`FORMAT` of the plan: "+strings.Join(report.PlanFormats(), ", "))
	cli.CompleteWith(cmd, "output", report.PlanFormats()...)
	cmd.Flags().BoolVar(&strict, "strict", false,
		"take a build whose stack comes without warnings, and refuse where there is none")
	cmd.Flags().BoolVar(&why, "why", false, "name the rule and the facts behind each reason")
	impossible.Register(cmd)
	cmd.Flags().BoolVar(&locked, "locked", false,
		"show what is locked; refuse a lock that is missing, stale or edited (exit 4)")
	return cmd
}

// The heap of a few targets may grow to 16 MB before the first collection; that
// of large matrices, which would hold hundreds of MB, grows as usual.
const (
	planGCPercent  = 400
	usualGCPercent = 100
	fewTargets     = 100
)

// planOptions: fail-on-impossible is what happens without drop.
type planOptions struct{ strict, why, drop, locked bool }

func (a *app) plan(args []string, flags *cli.TargetFlags, format report.Format, opt planOptions) error {
	// A plan of one target is over before collecting garbage pays: at Go's usual
	// threshold of 4 MB its only collection is a fifth of the process's time.
	defer debug.SetGCPercent(debug.SetGCPercent(planGCPercent))
	doc, err := a.stacks(args, flags, opt)
	if err != nil {
		return err
	}
	width, isTerminal := cli.Terminal(a.Stdout)
	err = report.Write(a.Stdout, doc, format, report.Options{
		Color: isTerminal && a.Env("NO_COLOR") == "",
		Width: min(width, 140),
		Why:   opt.why,
	})
	if err != nil {
		return err
	}
	return cli.Verdict(doc, opt.strict)
}

// stacks returns the plans to show: solved, or those that are locked.
func (a *app) stacks(args []string, flags *cli.TargetFlags, opt planOptions) (plan.Document, error) {
	if opt.locked {
		asked, err := a.LoadFile(args, flags)
		if err != nil {
			return plan.Document{}, err
		}
		l, err := a.LockedAs(asked)
		if err != nil {
			return plan.Document{}, err
		}
		return cli.LockedPlan(asked, l), nil
	}
	asked, err := a.Load(args, flags)
	if err != nil {
		return plan.Document{}, err
	}
	if len(asked.Requests) > fewTargets {
		debug.SetGCPercent(usualGCPercent)
	}
	planAll := planner.New(asked.Facts).PlanAll
	if opt.strict {
		planAll = planner.New(asked.Facts).PlanAllStrict
	}
	doc, err := planAll(asked.Requests)
	if err != nil {
		return doc, a.InputError(err, asked.Sources)
	}
	if opt.drop {
		if doc, _, err = a.DropImpossible(doc, asked.Requests); err != nil {
			return doc, err
		}
	}
	a.MeasureByLock(asked, doc)
	a.NoteAge(asked.Facts, doc)
	return doc, nil
}

package main

import (
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
)

const outdatedHelp = `Outdated lists the frameworks, companions and packages of each target's stack of
which the facts know something newer, and what holds each back: a rule, your own
requirement, or only the order of preference. No network is used.`

func (a *app) outdatedCommand() *cobra.Command {
	var flags cli.TargetFlags
	var output string
	cmd := &cobra.Command{
		Use:     "outdated [FILE]",
		Short:   "List what newer there is, and what holds it back",
		Long:    outdatedHelp,
		Example: "  envsolve outdated\n  envsolve outdated --gpu v100 --framework pytorch --with vllm",
		Args:    cli.Args(cobra.MaximumNArgs(1)),
		RunE: func(_ *cobra.Command, args []string) error {
			format, err := report.ParseFormat(output)
			if err != nil {
				return cli.UsageError("-o: %w", err)
			}
			return a.outdated(args, &flags, format)
		},
	}
	flags.Register(cmd)
	cmd.Flags().StringVarP(&output, "output", "o", "table",
		"`FORMAT` of the list: "+strings.Join(report.Formats(), ", "))
	cli.CompleteWith(cmd, "output", report.Formats()...)
	return cmd
}

func (a *app) outdated(args []string, flags *cli.TargetFlags, format report.Format) error {
	asked, err := a.Load(args, flags)
	if err != nil {
		return err
	}
	plans, held, err := planner.New(asked.Facts).OutdatedAll(asked.Requests)
	if err != nil {
		return a.InputError(err, asked.Sources)
	}
	doc := report.Outdated{Schema: report.OutdatedSchema, Matrices: plans.Matrices, Targets: []report.OutdatedTarget{}}
	for i, plan := range plans.Plans {
		doc.Targets = append(doc.Targets, outdatedTarget(plan, held[i]))
	}
	width, isTerminal := cli.Terminal(a.Stdout)
	err = report.WriteOutdated(a.Stdout, doc, format, report.Options{Color: isTerminal && a.Env("NO_COLOR") == "",
		Width: min(width, 140)})
	if err != nil {
		return err
	}
	a.NoteAge(asked.Facts, plans)
	return cli.Verdict(plans, false)
}

func outdatedTarget(plan plan.Plan, held []plan.HeldBack) report.OutdatedTarget {
	t := report.OutdatedTarget{Target: plan.Target, Status: plan.Status, Parts: []report.OutdatedPart{},
		Horizon: plan.Horizon}
	for _, h := range held {
		t.Parts = append(t.Parts, report.OutdatedPart{Name: h.Name, Have: h.Have, Newest: h.Newest,
			Conflict: h.Conflict,
			Instead:  h.Instead})
	}
	return t
}

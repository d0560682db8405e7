package main

import (
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
)

const whyNotHelp = `Why-not names the smallest set of rules that keeps a version out of a target,
and the changes that would let it in. NAME is a framework, a package that the
facts know, or one of cuda, cudnn, nccl, python and os; a framework need not be
named besides, and a package brings the one that it is for. With driver and gpu the
question is whether hosts of that kind can join those of the target. Where
nothing keeps the version out, it shows the stack with it.`

func (a *app) whyNotCommand() *cobra.Command {
	var flags cli.TargetFlags
	var output, file string
	cmd := &cobra.Command{
		Use:     "why-not NAME==VERSION",
		Short:   "Say what keeps a version out",
		Long:    whyNotHelp,
		Example: "  envsolve why-not pytorch==2.11.0 --gpu v100 --framework pytorch --cuda 12.8\n  envsolve why-not driver==470 --framework pytorch==2.5.1",
		Args:    cli.Args(cobra.ExactArgs(1)),
		RunE: func(_ *cobra.Command, args []string) error {
			format, err := report.ParseFormat(output)
			if err != nil {
				return cli.UsageError("-o: %w", err)
			}
			name, version, ok := strings.Cut(args[0], "==")
			if !ok || name == "" || version == "" {
				return cli.UsageError("%q: write NAME==VERSION, such as pytorch==2.5.1", args[0])
			}
			var paths []string
			if file != "" {
				paths = []string{file}
			}
			return a.whyNot(paths, &flags, name, version, format)
		},
	}
	flags.Register(cmd)
	cmd.Flags().StringVarP(&file, "file", "f", "", "target file or folder; default envsolve.hcl")
	cmd.Flags().StringVarP(&output, "output", "o", "table", "`FORMAT` of the answer: "+strings.Join(report.Formats(),
		", "))
	cli.CompleteWith(cmd, "output", report.Formats()...)
	return cmd
}

func (a *app) whyNot(paths []string, flags *cli.TargetFlags, name, version string, format report.Format) error {
	flags.BringsFramework = !planner.IsPart(name)
	asked, err := a.Load(paths, flags)
	if err != nil {
		return err
	}
	doc := plan.Document{
		Schema:   plan.PlanSchema,
		Matrices: plan.MatricesInfo{Version: asked.Facts.Version(), Digest: asked.Facts.Digest(), From: asked.Facts.From()},
	}
	p := planner.New(asked.Facts)
	for _, r := range asked.Requests {
		plan, err := p.WhyNot(r, name, version)
		if err != nil {
			return a.InputError(err, asked.Sources)
		}
		doc.Plans = append(doc.Plans, plan)
	}
	width, isTerminal := cli.Terminal(a.Stdout)
	err = report.Write(a.Stdout, doc, format, report.Options{Color: isTerminal && a.Env("NO_COLOR") == "",
		Width: min(width, 140)})
	if err != nil {
		return err
	}
	return cli.Verdict(doc, false)
}

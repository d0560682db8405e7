package main

import (
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/diagnose"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/plan"
)

const doctorHelp = `Doctor looks at this machine: its GPUs, the driver and the library that belongs
to it, device files, library paths, what containers need to see GPUs and what the
builder runs on. It says what is wrong and what to change, and plans for the GPUs
and the driver that are here, with PyTorch or the framework that --framework names.

It reads files and runs nothing. The exit code is 1 where something does not work.`

func (a *app) doctorCommand() *cobra.Command {
	var output, framework string
	cmd := &cobra.Command{
		Use:     "doctor",
		Short:   "Say what this machine has, what is wrong, and what to change",
		Long:    doctorHelp,
		Example: "  envsolve doctor\n  envsolve doctor --framework tensorflow -o json",
		Args:    cli.Args(cobra.NoArgs),
		RunE: func(*cobra.Command, []string) error {
			format, err := report.ParseFormat(output)
			if err != nil {
				return cli.UsageError("-o: %w", err)
			}
			return a.doctor(os.DirFS("/"), framework, format)
		},
	}
	cmd.Flags().StringVarP(&output, "output", "o", "table", "how to write the answer: "+strings.Join(report.Formats(),
		", "))
	cmd.Flags().StringVar(&framework, "framework", "pytorch", "framework to plan for on this machine")
	return cmd
}

// doctor examines the machine below a root.
func (a *app) doctor(root fs.FS, framework string, format report.Format) error {
	facts := matrices.Embedded()
	machine := host.Read(root, a.Env, facts)
	ask := flags.Flags{GPU: machine.Boards(), Framework: []string{framework}}
	if machine.Driver != "" {
		ask.Driver = []string{machine.Driver}
	}
	advice, err := diagnose.For(facts, ask)
	if err != nil {
		return cli.UsageError("%w", err)
	}
	doc := report.Examined{
		Schema:   report.DoctorSchema,
		Matrices: plan.MatricesInfo{Version: facts.Version(), Digest: facts.Digest()},
		Machine:  machine,
	}
	recommended := ""
	if len(ask.GPU)+len(ask.Driver) > 0 {
		doc.Advice = &advice
		if advice.Plan.Stack != nil {
			recommended = advice.Plan.Stack.Driver.Recommended
		}
	}
	doc.Checks = machine.Checks(recommended)
	if doc.Advice != nil && doc.Advice.Plan.Conflict != nil {
		doc.Checks = append(doc.Checks, host.Check{
			Name: "stack", Verdict: host.Fault, Seen: "no " + framework + " runs on what is here",
			Fix: "see the ways out below",
		})
	}
	width, isTerminal := cli.Terminal(a.Stdout)
	err = report.WriteExamined(a.Stdout, doc, format, report.Options{Color: isTerminal && a.Env("NO_COLOR") == "",
		Width: min(width, 140)})
	if err != nil {
		return err
	}
	var faults []string
	for _, c := range doc.Checks {
		if c.Verdict == host.Fault {
			faults = append(faults, c.Name)
		}
	}
	if len(faults) > 0 {
		return fmt.Errorf("something is wrong with this machine: %s; what to change stands above",
			strings.Join(faults, ", "))
	}
	return nil
}

package main

import (
	"context"
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
builder runs on. It judges the Pythons that are here as check does: the one that
--python names, the environment that is active, or else all that it finds; and says
what would run on the GPUs and the driver, with PyTorch or the framework that
--framework names.

Of cuDNN and NCCL it says which copy each framework loads and why, by the order of
the dynamic loader; of nvcc, which one compiles extensions. At the end stands what
would be right; --write writes it as a target file, each value with where it is from.

It reads files and runs nothing; --root reads a machine's files from a folder. The
exit code is 1 where something does not work.`

func (a *app) doctorCommand() *cobra.Command {
	var output, root string
	var force bool
	var l doctorLook
	cmd := &cobra.Command{
		Use:   "doctor",
		Short: "Say what this machine has, what is wrong, and what to change",
		Long:  doctorHelp,
		Example: "  envsolve doctor\n  envsolve doctor --python ~/yolo/.venv --write envsolve.hcl\n" +
			"  envsolve doctor --framework tensorflow -o json",
		Args: cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			format, err := report.ParseFormat(output)
			if err != nil {
				return cli.UsageError("-o: %w", err)
			}
			if info, err := os.Stat(root); err != nil || !info.IsDir() {
				return cli.UsageError("--root %s: not a folder", root)
			}
			if err := checkWrite(l.write, force); err != nil {
				return err
			}
			l.root, l.base, l.format = os.DirFS(root), root, format
			return a.doctor(cmd.Context(), &l)
		},
	}
	cmd.Flags().StringVarP(&output, "output", "o", "table", "how to write the answer: "+strings.Join(report.Formats(),
		", "))
	cmd.Flags().StringVar(&l.framework, "framework", "pytorch", "framework to plan for on this machine")
	cmd.Flags().StringArrayVar(&l.pythons, "python", nil,
		"a virtual environment, a folder of packages or its interpreter; repeat for several")
	cmd.Flags().StringVar(&root, "root", "/", "folder that holds the files of the machine")
	cmd.Flags().StringVar(&l.write, "write", "", "write the target file that fits this machine")
	cmd.Flags().BoolVar(&force, "force", false, "with --write: replace a file that is there")
	return cmd
}

// doctorLook says what doctor looks at.
type doctorLook struct {
	root      fs.FS    // the machine's files
	base      string   // where they are; empty where no Pythons are looked for among them
	pythons   []string // that are named
	framework string   // to plan for
	write     string   // the target file to write; empty for none
	format    report.Format
}

// doctor examines a machine.
func (a *app) doctor(ctx context.Context, l *doctorLook) error {
	facts := matrices.Embedded()
	machine := host.Read(l.root, a.Env, facts)
	ask := flags.Flags{GPU: machine.Boards(), Framework: []string{l.framework}}
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
	var want host.Wanted
	if len(ask.GPU)+len(ask.Driver) > 0 {
		doc.Advice = &advice
		if advice.Plan.Stack != nil {
			want = host.Wanted{Driver: advice.Plan.Stack.Driver.Recommended, Module: advice.Plan.Stack.Driver.KernelModule}
		}
	}
	doc.Checks = machine.Checks(want, facts)
	judged, checks, err := a.judgeEnvironments(ctx, l, machine)
	if err != nil {
		return err
	}
	for _, e := range judged {
		doc.Environments = append(doc.Environments,
			report.JudgedEnvironment{Folder: e.folder, Verdict: e.verdict, Installed: e.installed})
	}
	doc.Checks = append(doc.Checks, checks...)
	if doc.Right, err = right(machine, judged, l.framework); err != nil {
		return err
	}
	if doc.Advice != nil && doc.Advice.Plan.Conflict != nil {
		doc.Checks = append(doc.Checks, host.Check{
			Name: "stack", Verdict: host.Fault, Seen: "no " + l.framework + " runs on what is here",
			Fix: "see the ways out below",
		})
	}
	width, isTerminal := cli.Terminal(a.Stdout)
	err = report.WriteExamined(a.Stdout, doc, l.format, report.Options{Color: isTerminal && a.Env("NO_COLOR") == "",
		Width: min(width, 140)})
	if err != nil {
		return err
	}
	if err := a.writeRight(l.write, doc.Right); err != nil {
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

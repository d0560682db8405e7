package main

import (
	"context"
	"errors"
	"fmt"
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

--image and --container look into an image or a running container: packages,
libraries, toolkits, Pythons and variables are those in it, and the GPUs and the
driver those of this machine. Of a container doctor also says whether the driver's
library and the device files have arrived in it.

It reads files and runs nothing, but for docker or podman, which it asks for the
process of a container. With --test it runs each Python that is judged, to prove what
it has read: the self-test of images, held to what is installed in place of a lock.
--root reads a machine's files from a folder, and its variables from /etc/environment
there. The exit code is 1 where something does not work, and 5 where a self-test fails.`

const doctorExample = `  envsolve doctor
  envsolve doctor --python ~/yolo/.venv --write envsolve.hcl
  envsolve doctor --test
  envsolve doctor --image nvcr.io/nvidia/pytorch:24.12-py3
  sudo envsolve doctor --container trainer
  envsolve doctor --framework tensorflow -o json`

func (a *app) doctorCommand() *cobra.Command {
	var f doctorFlags
	cmd := &cobra.Command{
		Use:     "doctor",
		Short:   "Say what this machine has, what is wrong, and what to change",
		Long:    doctorHelp,
		Example: doctorExample,
		Args:    cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			format, err := report.ParseFormat(f.output)
			if err != nil {
				return cli.UsageError("-o: %w", err)
			}
			if err := errors.Join(checkWrite(f.write, f.force), f.checkSelfTest()); err != nil {
				return err
			}
			for _, flag := range []string{"image", "container", "root"} {
				if given := cmd.Flags().Lookup(flag); given.Changed && given.Value.String() == "" {
					return cli.UsageError("--%s: it names nothing; an empty variable?", flag)
				}
			}
			l, closeLook, err := a.look(cmd.Context(), &f)
			if err != nil {
				return err
			}
			l.format = format
			doc, err := examine(cmd.Context(), l)
			// Nothing is written while a folder stands that is to be removed: who reads it may be gone.
			if err := errors.Join(err, closeLook()); err != nil {
				return err
			}
			if !f.test {
				return a.sayExamined(l, &doc)
			}
			return a.sayTested(cmd.Context(), l, &doc)
		},
	}
	set := cmd.Flags()
	set.StringVarP(&f.output, "output", "o", "table", "`FORMAT` of the answer: "+strings.Join(report.Formats(), ", "))
	set.StringVar(&f.framework, "framework", "pytorch", "framework to plan for on this machine")
	cli.Repeated(set, &f.pythons, "python",
		"a virtual environment, a folder of packages or its interpreter; repeat for several")
	set.StringVar(&f.root, "root", "/", "folder that holds the files of the machine")
	set.StringVar(&f.image, "image", "", "look into an image: a reference, an archive or a folder with an OCI layout")
	set.StringVar(&f.platform, "platform", "", "with --image: which image of a multi-platform reference "+
		"(default: that for this machine)")
	cli.Repeated(set, &f.mirrors, "mirror", "with --image: registry=place, as a mirror block says it; "+
		"repeat for several")
	set.StringVar(&f.container, "container", "", "look into a running container: its name, its ID or the number of a "+
		"process in it")
	set.StringVar(&f.write, "write", "", "write the target file that fits this machine")
	set.BoolVar(&f.test, "test", false, "run the self-test with each Python that is judged, on the GPUs that are here")
	set.BoolVar(&f.force, "force", false, "with --write: replace a file that is there")
	cli.CompleteNames(cmd)
	cli.CompleteWith(cmd, "output", report.Formats()...)
	return cmd
}

// examine looks at a machine, or at what is on it.
func examine(ctx context.Context, l *doctorLook) (doc report.Examined, err error) {
	facts := matrices.Embedded()
	machine := host.Read(l.machine, l.machineEnv, facts)
	if l.into != nil {
		machine = machine.Enter(*l.into, l.files, l.env, facts)
	}
	ask := flags.Flags{GPU: machine.Boards(), Framework: []string{l.framework}}
	if driver := machine.HostDriver(); driver != "" {
		ask.Driver = []string{driver}
	}
	advice, err := diagnose.For(facts, ask)
	if err != nil {
		return doc, cli.UsageError("%w", err)
	}
	doc = report.Examined{
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
	doc.Checks = append(l.checks, machine.Checks(want, facts)...)
	judged, checks, err := judgeEnvironments(ctx, l, machine)
	if err != nil {
		return doc, err
	}
	settlePaths(doc.Checks, machine.Shadowing, judged)
	for _, e := range judged {
		doc.Environments = append(doc.Environments,
			report.JudgedEnvironment{Folder: e.folder, Verdict: e.verdict, Installed: e.installed})
	}
	doc.Checks = append(doc.Checks, checks...)
	if doc.Right, err = right(machine, judged, l.framework); err != nil {
		return doc, err
	}
	if doc.Advice != nil && doc.Advice.Plan.Conflict != nil {
		doc.Checks = append(doc.Checks, host.Check{
			Name: "stack", Verdict: host.Fault, Seen: "no " + l.framework + " runs on what is here",
			Fix: "see the ways out below",
		})
	}
	return doc, ctx.Err()
}

// sayExamined writes the report, and the target file where one is wanted.
func (a *app) sayExamined(l *doctorLook, doc *report.Examined) error {
	width, isTerminal := cli.Terminal(a.Stdout)
	err := report.WriteExamined(a.Stdout, *doc, l.format, report.Options{Color: isTerminal && a.Env("NO_COLOR") == "",
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
		return fmt.Errorf("something is wrong with %s: %s; what to change stands above", l.called(),
			strings.Join(faults, ", "))
	}
	return nil
}

package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/target"
)

// firstTarget is a target file for a machine's GPUs and driver, or an example of
// both on one without.
func firstTarget(m host.Machine) string {
	gpu := `["rtx-4090"] # an example; every one must run: as nvidia-smi prints it, or short`
	if boards := m.Boards(); len(boards) > 0 {
		gpu = `["` + strings.Join(boards, `", "`) +
			`"] # of this machine; add those of other hosts, as nvidia-smi prints them`
	}
	driver := `# driver = ">=535"                 # what the hosts run; left out, the floor is solved`
	if m.HostDriver() != "" {
		driver = fmt.Sprintf("driver = %q # of this machine; left out, the floor is solved", m.Driver)
	}
	if efa := m.HostEFA(); efa != "" {
		driver += fmt.Sprintf("\n  host {\n    efa = %q # of this machine's Elastic Fabric Adapters\n  }", efa)
	}
	return `# What the image is for. ` + "`envsolve plan`" + ` shows the stack, ` + "`envsolve build`" + ` makes it.
target "train" {
  gpu = ` + gpu + `

  framework "pytorch" {
    with = ["torchvision"]
  }

  ` + driver + `
  # packages = { transformers = ">=4.44" }

  image {
    tags = ["train:latest"]
  }
}
`
}

const initHelp = `Init writes a first envsolve.hcl: for the GPUs of this machine if it has any, or,
with --from, the target that sources mean. Flags say what neither does, in the words
that check takes too, and win over both.

A source is what check reads: requirements, a project or a lock, a Dockerfile,
conda's files, a report, a virtual environment; "-" is standard input. Each value
has a comment that says where it is from, and what a target does not say is listed.
An index that a source names is named, without a login; what comes from a repository,
a path or an address is listed and is no package of the target: by its name alone it
would come from the public index.
Nothing is run, and a file that is there is not overwritten.`

func (a *app) initCommand() *cobra.Command {
	var from []string
	var seen observed.Flags
	cmd := &cobra.Command{
		Use:   "init [--from SOURCE]... [--gpu GPU]...",
		Short: "Write a first envsolve.hcl, for this machine's GPUs or from what is there",
		Long:  initHelp,
		Example: "  envsolve init\n  envsolve init --from requirements.txt --from Dockerfile\n" +
			"  envsolve init --from requirements.txt --gpu rtx-4090 --driver 535\n" +
			"  pip freeze | envsolve init --from -",
		Args: cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := nothingEmpty(cmd.Flags()); err != nil {
				return err
			}
			machine := host.Read(os.DirFS("/"), a.LookupEnv, matrices.Embedded())
			if len(from)+len(seen.Observations()) == 0 {
				next := "envsolve plan"
				if len(machine.Boards()) == 0 {
					next = "name your GPU in it, since this machine shows none, then " + next
				}
				return a.writeFirst(firstTarget(machine), next)
			}
			text, err := a.targetFrom(cmd.Context(), from, &seen, machine)
			if err != nil {
				return err
			}
			return a.writeFirst(text, "envsolve plan")
		},
	}
	set := cmd.Flags()
	cli.Repeated(set, &from, "from", "a `SOURCE` that says what is there; repeat for several")
	cli.Repeated(set, &seen.GPU, "gpu", "a `GPU` that must run it: rtx-4090, \"2 x RTX 3090\"; repeat for several")
	cli.Repeated(set, &seen.Driver, "driver", "the `DRIVER` that the hosts run: 535.216.01; repeat for several")
	cli.Repeated(set, &seen.Framework, "framework", "a `FRAMEWORK`: pytorch==2.8.0; repeat for several")
	cli.Repeated(set, &seen.With, "with", "a `PACKAGE`: vllm==0.9.1; repeat for several")
	set.StringVar(&seen.Python, "python", "", "the Python's `VERSION`")
	set.StringVar(&seen.OS, "os", "", "the `SYSTEM` of the image: ubuntu22.04")
	set.StringVar(&seen.Platform, "platform", "", "the `PLATFORM`: linux/amd64, linux/arm64 or windows/amd64")
	cli.CompleteNames(cmd)
	return cmd
}

// writeFirst writes the target file where there is none, and says what is next.
func (a *app) writeFirst(text, next string) error {
	f, err := os.OpenFile(target.DefaultName, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, fs.ErrExist) {
		return cli.UsageError("%s exists already; init does not overwrite it", target.DefaultName)
	}
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Close()); err != nil {
		return errors.Join(err, os.Remove(target.DefaultName)) // a part of it is none
	}
	_, err = fmt.Fprintf(a.Stdout, "wrote %s; next: %s\n", target.DefaultName, next)
	return err
}

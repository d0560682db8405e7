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
	"github.com/envsolve/envsolve/planner/target"
)

// firstTarget is a target file for a machine's GPUs and driver, or an example of
// both on one without.
func firstTarget(m host.Machine) string {
	gpu := `["rtx-4090"] # every one must run; as nvidia-smi prints it, or short`
	if boards := m.Boards(); len(boards) > 0 {
		gpu = `["` + strings.Join(boards, `", "`) +
			`"] # of this machine; add those of other hosts, as nvidia-smi prints them`
	}
	driver := `# driver = ">=535"                 # what the hosts run; left out, the floor is solved`
	if m.Driver != "" {
		driver = fmt.Sprintf("driver = %q # of this machine; left out, the floor is solved", m.Driver)
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

func (a *app) initCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "init",
		Short: "Write a first envsolve.hcl, for the GPUs of this machine if it has any",
		Args:  cli.Args(cobra.NoArgs),
		RunE: func(*cobra.Command, []string) error {
			f, err := os.OpenFile(target.DefaultName, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
			if errors.Is(err, fs.ErrExist) {
				return cli.UsageError("%s exists already; init does not overwrite it", target.DefaultName)
			}
			if err != nil {
				return err
			}
			_, err = f.WriteString(firstTarget(host.Read(os.DirFS("/"), a.Env, matrices.Embedded())))
			if err = errors.Join(err, f.Close()); err != nil {
				return err
			}
			_, err = fmt.Fprintf(a.Stdout, "wrote %s; next: envsolve plan\n", target.DefaultName)
			return err
		},
	}
}

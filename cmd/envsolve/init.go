package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/planner/target"
)

const initText = `# What the image is for. ` + "`envsolve plan`" + ` shows the stack, ` + "`envsolve build`" + ` makes it.
target "train" {
  gpu = ["rtx-4090"] # every one must run; as nvidia-smi prints it, or short

  framework "pytorch" {
    with = ["torchvision"]
  }

  # driver = ">=535"                 # what the hosts run; left out, the floor is solved
  # packages = { transformers = ">=4.44" }

  image {
    tags = ["train:latest"]
  }
}
`

func (a *app) initCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "init",
		Short: "Write a first envsolve.hcl",
		Args:  cli.Args(cobra.NoArgs),
		RunE: func(*cobra.Command, []string) error {
			f, err := os.OpenFile(target.DefaultName, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
			if errors.Is(err, fs.ErrExist) {
				return cli.UsageError("%s exists already; init does not overwrite it", target.DefaultName)
			}
			if err != nil {
				return err
			}
			_, err = f.WriteString(initText)
			if err = errors.Join(err, f.Close()); err != nil {
				return err
			}
			_, err = fmt.Fprintf(a.Stdout, "wrote %s; next: envsolve plan\n", target.DefaultName)
			return err
		},
	}
}

package main

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/matrices"
)

func (a *app) versionCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the versions of envsolve and of its facts",
		Args:  cli.Args(cobra.NoArgs),
		RunE: func(*cobra.Command, []string) error {
			facts := matrices.Embedded()
			_, err := fmt.Fprintf(a.Stdout, "envsolve %s (%s, %s/%s)\nfacts %s %s\n",
				cli.BuildVersion(), runtime.Version(), runtime.GOOS, runtime.GOARCH, facts.Version(), facts.Digest())
			return err
		},
	}
}

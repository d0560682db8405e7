package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/matrices"
)

func (a *app) versionCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the versions of envsolve and of its facts",
		Args:  args(cobra.NoArgs),
		RunE: func(*cobra.Command, []string) error {
			facts := matrices.Embedded()
			_, err := fmt.Fprintf(a.stdout, "envsolve %s (%s, %s/%s)\nfacts %s %s\n",
				buildVersion(), runtime.Version(), runtime.GOOS, runtime.GOARCH, facts.Version(), facts.Digest())
			return err
		},
	}
}

// buildVersion is the module's version as the Go toolchain recorded it.
func buildVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}

package cli

import (
	"fmt"
	"io"
	"runtime"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/licenses"
	"github.com/envsolve/envsolve/matrices"
)

// VersionCommand prints what a program is made of. Both programs have it, since
// each is a binary that can be passed on by itself.
func (a *App) VersionCommand() *cobra.Command {
	var showLicenses bool
	cmd := &cobra.Command{
		Use:   "version",
		Short: "Print the versions of envsolve and of its facts, and licences",
		Args:  Args(cobra.NoArgs),
		RunE: func(*cobra.Command, []string) error {
			if showLicenses {
				_, err := io.WriteString(a.Stdout, licenses.ThirdParty())
				return err
			}
			facts := matrices.Embedded()
			_, err := fmt.Fprintf(a.Stdout, "envsolve %s (%s, %s/%s)\nfacts %s %s\n",
				BuildVersion(), runtime.Version(), runtime.GOOS, runtime.GOARCH, facts.Version(), facts.Digest())
			return err
		},
	}
	cmd.Flags().BoolVar(&showLicenses, "licenses", false,
		"print the licences and notices of the code by others in envsolve and envsolve-builder")
	return cmd
}

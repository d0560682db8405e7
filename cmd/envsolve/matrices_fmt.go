package main

import (
	"bytes"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

const matricesFmtHelp = `Fmt writes fact files in their short form, in place. Rows that stand one behind the
other and share most of their cells become a group: a block without its last label
that says once what they share, and in it rows = { "ID" = { what differs } }. A row
with blocks of its own that is much like another one of its file says like = "ID" and
what differs. The version of a release stands in its citations as ${version}.

What the rows say stays the same. Groups keep what they share, and a row that is
written beside one joins it where it then is shorter; rows and groups with a comment
in them stay as they are.`

func (a *app) matricesFmtCommand() *cobra.Command {
	var check bool
	cmd := &cobra.Command{
		Use:   "fmt PATH...",
		Short: "Write fact files in their short form, in place",
		Long:  matricesFmtHelp,
		Args:  cli.Args(cobra.MinimumNArgs(1)),
		RunE: func(_ *cobra.Command, paths []string) error {
			files, err := factFiles(paths)
			if err != nil {
				return err
			}
			return a.shorten(files, check)
		},
	}
	cmd.Flags().BoolVar(&check, "check", false, "change nothing; exit 1 if a file would change")
	return cmd
}

// shorten writes files in their short form and prints the names of those that change.
func (a *app) shorten(files []tablefile.File, check bool) error {
	changed := false
	for _, f := range files {
		out, diags := tablefile.Shorten(f)
		if diags.HasErrors() {
			return a.printFaults(diags)
		}
		if bytes.Equal(out, f.Data) {
			continue
		}
		changed = true
		fmt.Fprintln(a.Stdout, printable.Line(f.Name))
		if check {
			continue
		}
		if err := a.WriteFile(f.Name, out); err != nil {
			return err
		}
	}
	if check && changed {
		return &cli.ExitError{Code: cli.ExitFailed}
	}
	return nil
}

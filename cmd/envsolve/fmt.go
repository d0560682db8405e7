package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"github.com/hashicorp/hcl/v2"
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/matrices/tablefile"
	"github.com/envsolve/envsolve/planner/target"
)

func (a *app) fmtCommand() *cobra.Command {
	var check bool
	cmd := &cobra.Command{
		Use:   "fmt [FILE...]",
		Short: "Format target files in place; of a folder, its envsolve.hcl",
		RunE: func(_ *cobra.Command, files []string) error {
			if len(files) == 0 {
				files = []string{target.DefaultName}
			}
			return a.format(files, check)
		},
	}
	cmd.Flags().BoolVar(&check, "check", false, "change nothing; exit 1 if a file would change")
	return cmd
}

func (a *app) format(files []string, check bool) error {
	changed := false
	for _, path := range files {
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			path = filepath.Join(path, target.DefaultName)
		}
		src, err := tablefile.Read(path, tablefile.MostBytes)
		if err != nil {
			return cli.UsageError("%w", err)
		}
		out, diags := target.Format(src)
		if diags.HasErrors() {
			for _, d := range diags {
				named(d.Subject, path)
				named(d.Context, path)
			}
			return a.Diagnostics(diags, map[string]*hcl.File{path: {Bytes: src}})
		}
		if bytes.Equal(src, out) {
			continue
		}
		changed = true
		fmt.Fprintln(a.Stdout, printable.Line(path))
		if check {
			continue
		}
		if err := a.WriteFile(path, out); err != nil {
			return err
		}
	}
	if check && changed {
		return &cli.ExitError{Code: cli.ExitFailed}
	}
	return nil
}

func named(r *hcl.Range, path string) {
	if r != nil {
		r.Filename = path
	}
}

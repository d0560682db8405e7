package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"github.com/hashicorp/hcl/v2"
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/compile"
	"github.com/envsolve/envsolve/matrices/lint"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

const matricesHelp = `Matrices shows the compatibility facts that plans rest on, with their sources and
dates, and checks fact files of your own before a target file's
matrices { overlay = [...] } lays them over ours. Facts that push puts into a
registry are planned by where a target file says matrices { from = "..." }, or
with --facts.`

func (a *app) matricesCommand(args []string) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "matrices",
		Short: "Show the facts, with sources and dates; check your own",
		Long:  matricesHelp,
		Args:  cli.Args(cobra.NoArgs),
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.matricesListCommand(), a.matricesShowCommand(), a.matricesLintCommand(), a.matricesFmtCommand(),
		a.matricesCompileCommand(), a.matricesDiffCommand(),
		a.builderCommand(cli.HarvestCommand(), "matrices harvest", args),
		a.builderCommand(cli.AuditCommand(), "matrices audit", args),
		a.builderCommand(cli.PushCommand(), "matrices push", args),
		a.builderCommand(cli.PullCommand(), "matrices pull", args))
	return cmd
}

func (a *app) matricesListCommand() *cobra.Command {
	var output string
	var of cli.FactsFlags
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the tables: rows, newest release here and upstream when last looked, age of the evidence",
		Args:  cli.Args(cobra.NoArgs),
		RunE: func(*cobra.Command, []string) error {
			facts, err := a.FactsOf(&of)
			if err != nil {
				return err
			}
			infos := facts.TableInfos()
			switch output {
			case "json":
				return a.tablesAsJSON(infos)
			case "table":
				return a.tablesAsText(printable.Document(infos))
			}
			return cli.UsageError("-o %q: use table or json", output)
		},
	}
	cmd.Flags().StringVarP(&output, "output", "o", "table", "table or json")
	of.Register(cmd)
	return cmd
}

func (a *app) tablesAsText(infos []matrices.TableInfo) error {
	w := tabwriter.NewWriter(a.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "TABLE\tROWS\tNEWEST\tRELEASED\tUPSTREAM\tLOOKED\tEVIDENCE\tAGE")
	for _, t := range infos {
		age := ""
		if days, ok := t.Age(a.Today()); ok {
			age = fmt.Sprintf("%d d", days)
		}
		fmt.Fprintf(w, "%s\t%d\t%s\t%s\t%s\t%s\t%s\t%s\n", t.Name, t.Rows, t.Newest, t.Release(), t.Upstream, t.Looked,
			t.Evidence, age)
	}
	return w.Flush()
}

func (a *app) tablesAsJSON(infos []matrices.TableInfo) error {
	type table struct {
		Name     string `json:"name"`
		Rows     int    `json:"rows"`
		Newest   string `json:"newest"`
		Released string `json:"released"`           // of the newest; empty where not known
		Dated    string `json:"dated,omitempty"`    // then the newest release with a date
		DatedOn  string `json:"dated_on,omitempty"` // and that date
		Evidence string `json:"evidence"`
		Upstream string `json:"upstream,omitempty"` // newest release upstream when last looked
		Looked   string `json:"looked,omitempty"`   // that day
		Overlay  int    `json:"overlay"`
	}
	tables := make([]table, len(infos))
	for i, t := range infos {
		tables[i] = table{t.Name, t.Rows, t.Newest, t.NewestDate, t.Dated, t.DatedOn, t.Evidence, t.Upstream, t.Looked,
			t.Overlay}
	}
	enc := json.NewEncoder(a.Stdout)
	enc.SetIndent("", "  ")
	return enc.Encode(tables)
}

func (a *app) matricesShowCommand() *cobra.Command {
	var of cli.FactsFlags
	cmd := &cobra.Command{
		Use:   "show TABLE [ROW]",
		Short: "Show a row, or one cell as plans cite it, with its sources; or the rows of a table",
		Example: `  envsolve matrices show pytorch
  envsolve matrices show pytorch 2.7.1
  envsolve matrices show pytorch 2.7.1+cu128
  envsolve matrices show cuda/12.4.1#min-driver-linux`,
		Args: cli.Args(cobra.RangeArgs(1, 2)),
		RunE: func(_ *cobra.Command, args []string) error {
			facts, err := a.FactsOf(&of)
			if err != nil {
				return err
			}
			text, err := facts.Show(args...)
			if err != nil {
				return cli.UsageError("%w", err)
			}
			_, err = fmt.Fprint(a.Stdout, text)
			return err
		},
	}
	of.Register(cmd)
	return cmd
}

func (a *app) matricesLintCommand() *cobra.Command {
	var whole bool
	cmd := &cobra.Command{
		Use:   "lint PATH...",
		Short: "Check fact files: form, values, references, sources",
		Args:  cli.Args(cobra.MinimumNArgs(1)),
		RunE: func(_ *cobra.Command, paths []string) error {
			files, err := factFiles(paths)
			if err != nil {
				return err
			}
			base := matrices.Embedded()
			if whole {
				base = nil
			}
			if diags := lint.Files(files, base); diags.HasErrors() {
				return a.printFaults(diags)
			}
			_, err = fmt.Fprintf(a.Stdout, "%d files, no faults\n", len(files))
			return err
		},
	}
	cmd.Flags().BoolVar(&whole, "whole", false, "the files are a whole collection, not an overlay over ours")
	return cmd
}

// printFaults prints one line for each fault, as linters do and editors read:
// file:line:col: what it is: how to mend it.
func (a *app) printFaults(diags hcl.Diagnostics) error {
	for _, d := range diags {
		at := ""
		if d.Subject != nil {
			at = fmt.Sprintf("%s:%d:%d: ", d.Subject.Filename, d.Subject.Start.Line, d.Subject.Start.Column)
		}
		text := at + strings.ToLower(d.Summary[:1]) + d.Summary[1:] + ": " + d.Detail
		if _, err := fmt.Fprintln(a.Stderr, printable.Line(text)); err != nil {
			return err
		}
	}
	return &cli.ExitError{Code: cli.ExitUsage}
}

func (a *app) matricesCompileCommand() *cobra.Command {
	var output, version string
	cmd := &cobra.Command{
		Use:   "compile PATH...",
		Short: "Compile a whole collection of fact files into a snapshot",
		Args:  cli.Args(cobra.MinimumNArgs(1)),
		RunE: func(_ *cobra.Command, paths []string) error {
			files, err := factFiles(paths)
			if err != nil {
				return err
			}
			tables, diags := compile.Tables(files)
			if diags.HasErrors() {
				return a.Diagnostics(diags, factSources(files))
			}
			tables.Version = version
			return a.WriteFile(output, matrices.Encode(tables))
		},
	}
	cmd.Flags().StringVarP(&output, "output", "o", "snapshot.bin", "file to write")
	cmd.Flags().StringVar(&version, "date", "", "date of the facts, such as 2026.11.20")
	return cmd
}

// factFiles reads the fact files of files and folders.
func factFiles(paths []string) ([]tablefile.File, error) {
	var files []tablefile.File
	for _, path := range paths {
		err := filepath.WalkDir(path, func(name string, entry fs.DirEntry, err error) error {
			if err != nil {
				return cli.UsageError("%w", err)
			}
			switch {
			case entry.IsDir() && name != path && entry.Name() == "testdata":
				return fs.SkipDir
			case entry.IsDir() || name != path && filepath.Ext(name) != ".hcl":
				return nil
			}
			data, err := tablefile.Read(name, tablefile.MostBytes)
			files = append(files, tablefile.File{Name: name, Data: data})
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	if len(files) == 0 {
		return nil, cli.UsageError("no .hcl files there")
	}
	return files, nil
}

func factSources(files []tablefile.File) map[string]*hcl.File {
	sources := map[string]*hcl.File{}
	for _, f := range files {
		sources[f.Name] = &hcl.File{Bytes: f.Data}
	}
	return sources
}

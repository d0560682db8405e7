package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/atomicfile"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/harvest"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

const harvestHelp = `Harvest reads a Python package index and writes what it says and has as rows of
the fact tables: releases and their dates, Pythons, platforms, C libraries and
requirements. Of a release that is named with its version the libraries are read as
well: the CUDA and the cuDNN that they load, and the GPU code in them.

Without names it reads the packages that the facts have tables for. Wheels are read
by ranges, as little of them as needed, and what was read is kept in the cache and
never asked for again. A run that ended early goes on from there.`

const harvestExample = `  envsolve matrices harvest --check
  envsolve matrices harvest vllm==0.33.0
  envsolve matrices harvest --into matrices/packages --since 2024-11-01 peft trl`

// harvestFlags are the flags of matrices harvest.
type harvestFlags struct {
	index, budget, since, into string
	check                      bool
}

// matricesCommand holds what of "envsolve matrices" needs the network; the other
// program has the rest and shows the help.
func (a *app) matricesCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "matrices", Short: "Read facts from a package index", Hidden: true,
		Args: cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() }}
	cmd.AddCommand(a.harvestCommand())
	return cmd
}

func (a *app) harvestCommand() *cobra.Command {
	var f harvestFlags
	harvestCmd := cli.HarvestCommand()
	cmd := &cobra.Command{
		Use: harvestCmd.Use, Short: harvestCmd.Short, Long: harvestHelp, Example: harvestExample,
		RunE: func(cmd *cobra.Command, args []string) error { return a.harvest(cmd.Context(), args, &f) },
	}
	set := cmd.Flags()
	set.StringVar(&f.index, "index", plan.DefaultIndex, "address of the index's simple API")
	set.StringVar(&f.budget, "budget", "1GB", "most bytes of files to read in this run")
	set.StringVar(&f.since, "since", "",
		"take the releases from this day on, YYYY-MM-DD, also older ones than the table has")
	set.StringVar(&f.into, "into", "", "folder of tables to put the rows into, NAME.hcl each; without it they are printed")
	set.BoolVar(&f.check, "check", false,
		"write nothing; say what the index has that the tables lack, and exit with 1 then")
	return cmd
}

func (a *app) harvest(ctx context.Context, args []string, f *harvestFlags) error {
	budget, err := parseBytes(f.budget)
	if err != nil {
		return cli.UsageError("--budget %s: write a size such as 1GB", f.budget)
	}
	if _, err := time.Parse(time.DateOnly, f.since); f.since != "" && err != nil {
		return cli.UsageError("--since %s: write a day, such as 2025-01-31", f.since)
	}
	facts := matrices.Embedded()
	wanted := harvest.Tabled(facts)
	if len(args) > 0 {
		wanted = nil
	}
	for _, arg := range args {
		w, err := harvest.ParseWanted(arg)
		if err != nil {
			return cli.UsageError("%w", err)
		}
		wanted = append(wanted, w)
	}
	st, err := a.openStore()
	if err != nil {
		return err
	}
	defer a.closeStore(st)
	h := &harvest.Harvester{Client: a.indexClient(), Index: f.index, Store: st, Facts: facts,
		Budget: &harvest.Budget{Left: int64(budget)},
		Status: func(text string) { fmt.Fprintln(a.Stderr, "envsolve:", text) }}
	if f.check {
		return a.harvestCheck(ctx, h, wanted)
	}
	return a.harvestRows(ctx, h, wanted, f)
}

// harvestRows writes the rows of each package before it goes on to the next.
func (a *app) harvestRows(ctx context.Context, h *harvest.Harvester, wanted []harvest.Wanted, f *harvestFlags) error {
	var faults []error
	for _, w := range wanted {
		rows, err := h.Rows(ctx, w, f.since)
		if err := a.writeRows(h.TableName(w.Name), rows, f.into); err != nil {
			return err
		}
		if err == nil {
			continue
		}
		faults = append(faults, err)
		if ctx.Err() != nil || errors.Is(err, harvest.ErrBudget) {
			break
		}
	}
	return errors.Join(faults...)
}

// writeRows prints rows, or puts them into the table of their package.
func (a *app) writeRows(name string, rows []matrices.PackageRelease, into string) error {
	if into == "" {
		for i := range rows {
			if _, err := fmt.Fprintf(a.Stdout, "%s\n", harvest.Block(&rows[i])); err != nil {
				return err
			}
		}
		return nil
	}
	path := filepath.Join(into, name+".hcl")
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		text, err = []byte(fmt.Sprintf("# Releases of %s.\n", name)), nil
	}
	if err != nil || len(rows) == 0 {
		return err
	}
	text, added, err := harvest.Insert(path, text, rows)
	if err != nil || added == 0 {
		return err
	}
	if err := atomicfile.Write(path, text, 0o644); err != nil {
		return err
	}
	_, err = fmt.Fprintf(a.Stdout, "%s: %d new rows\n", path, added)
	return err
}

func (a *app) harvestCheck(ctx context.Context, h *harvest.Harvester, wanted []harvest.Wanted) error {
	behind := 0
	var faults []error
	for _, w := range wanted {
		b, err := h.Check(ctx, w)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		if b.Missing == 0 {
			continue
		}
		behind++
		row := "has no table"
		if b.Newest != "" {
			row = "ends at " + b.Newest
		}
		if _, err := fmt.Fprintf(a.Stdout, "%s %s; the index has %s of %s, %d releases later\n", b.Package, row, b.Upstream,
			b.Released, b.Missing); err != nil {
			return err
		}
	}
	if err := errors.Join(faults...); err != nil || behind == 0 {
		return err
	}
	return &cli.ExitError{Code: cli.ExitFailed}
}

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
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

Of a framework's release (torch==2.15.0) the wheels are measured, one for each platform:
GPU code, C library, the CUDA libraries that they load and have inside. With --unmeasured
it does so for the builds of frameworks whose GPU code is not established, and says which
of them the index does not have.

Without names it reads the packages that the facts have tables for; rows of frameworks, of
which an index does not say enough, are compared with --check alone. Wheels are read
by ranges, as little of them as needed, and what was read is kept in the cache and
never asked for again. A run that ended early goes on from there.

With --days it compares the days of all releases in the tables with those of their first
files on the index, and with --into as well puts the index's into the tables. With
--requires it says what releases require by their metadata and not by the tables, of
some packages or of all, and with --into as well puts it into the tables.`

const harvestExample = `  envsolve matrices harvest --check
  envsolve matrices harvest vllm==0.33.0
  envsolve matrices harvest --into matrices/packages --since 2024-11-01 peft trl
  envsolve matrices harvest --into matrices/measured torch==2.15.0
  envsolve matrices harvest --unmeasured --into matrices/measured --budget 5GB
  envsolve matrices harvest --days --into matrices
  envsolve matrices harvest --requires --into matrices transformers peft`

// harvestFlags are the flags of matrices harvest.
type harvestFlags struct {
	index, budget, since, into, record string
	check, days, requires, unmeasured  bool
}

// matricesCommand holds what of "envsolve matrices" needs the network; the other
// program has the rest and shows the help.
func (a *app) matricesCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "matrices", Short: "Facts and the network", Hidden: true,
		Args: cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() }}
	cmd.AddCommand(a.harvestCommand(), a.auditCommand(), a.pushFactsCommand(), a.pullFactsCommand())
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
	set.BoolVar(&f.unmeasured, "unmeasured", false,
		"measure the builds of frameworks whose GPU code is not established; of some packages, or of all")
	set.BoolVar(&f.days, "days", false,
		"say which releases have another day on the index than in the tables, and exit with 1 then")
	set.BoolVar(&f.requires, "requires", false,
		"say what releases require by their metadata and not by the tables, and exit with 1 then")
	set.StringVar(&f.record, "record", "",
		"with --check: file to write what is upstream of each table today into, such as matrices/upstream.hcl")
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
	if f.record != "" && !f.check {
		return cli.UsageError("--record goes with --check, which compares the tables with the index")
	}
	if f.days && (f.check || f.since != "" || f.unmeasured || len(args) > 0) {
		return cli.UsageError("--days compares all tables, and goes with --into and --index alone")
	}
	if f.requires && (f.check || f.days || f.since != "" || f.unmeasured) {
		return cli.UsageError("--requires goes with names of packages, --into, --budget and --index alone")
	}
	if f.unmeasured && (f.check || f.since != "") {
		return cli.UsageError("--unmeasured goes with names of packages, --into, --budget and --index alone")
	}
	facts := matrices.Embedded()
	var wanted []harvest.Wanted
	if len(args) == 0 && !f.unmeasured {
		wanted = harvest.Tabled(facts)
	}
	for _, arg := range args {
		w, err := harvest.ParseWanted(arg)
		if err != nil {
			return cli.UsageError("%w", err)
		}
		wanted = append(wanted, w)
	}
	st, err := a.openStore(ctx)
	if err != nil {
		return err
	}
	defer a.closeStore(st)
	h := &harvest.Harvester{Client: a.indexClient(), Index: f.index, Store: st, Facts: facts,
		Budget: &harvest.Budget{Left: int64(budget)},
		Status: func(text string) { fmt.Fprintln(a.Stderr, "envsolve:", text) }}
	if f.days {
		return a.harvestDays(ctx, h, f.into)
	}
	if f.requires {
		return a.harvestRequirements(ctx, h, wanted, f.into)
	}
	if f.check {
		return a.harvestCheck(ctx, h, wanted, f.record)
	}
	if f.unmeasured {
		return a.harvestUnmeasured(ctx, h, wanted, f.into)
	}
	wanted, unread := a.harvestFrameworks(ctx, h, wanted, f.into)
	if ctx.Err() != nil || errors.Is(unread, harvest.ErrBudget) || len(args) > 0 && len(wanted) == 0 {
		return unread
	}
	if len(args) == 0 { // rows of frameworks say more than an index does
		wanted = slices.DeleteFunc(wanted, func(w harvest.Wanted) bool { return h.Installs(w.Name) != "" })
	}
	return a.harvestRows(ctx, h, wanted, f)
}

// harvestRows writes the rows of each package before it goes on to the next. The
// names that one has for each CUDA make one table.
func (a *app) harvestRows(ctx context.Context, h *harvest.Harvester, wanted []harvest.Wanted, f *harvestFlags) error {
	names := map[string][]string{}
	rows := map[string][]matrices.PackageRelease{}
	var faults []error
	for i, w := range wanted {
		found, err := h.Rows(ctx, w, f.since)
		table := h.TableName(w.Name)
		names[table], rows[w.Name] = append(names[table], w.Name), append(rows[w.Name], found...)
		faults = append(faults, err)
		ends := ctx.Err() != nil || errors.Is(err, harvest.ErrBudget)
		if i+1 < len(wanted) && h.TableName(wanted[i+1].Name) == table && !ends {
			continue
		}
		slices.Sort(names[table])
		if err := a.writeRows(table, harvest.Join(rows, slices.Compact(names[table])), f.into); err != nil {
			return err
		}
		if ends {
			break
		}
	}
	return errors.Join(faults...)
}

// writeRows prints rows, or puts them into the table of their package.
func (a *app) writeRows(name string, rows []matrices.PackageRelease, into string) error {
	return writeInto(a, name, rows, into, harvest.Block, func(path string, text []byte) ([]byte, int, error) {
		if text == nil {
			text = fmt.Appendf(nil, "# Releases of %s.\n", name)
		}
		return harvest.Insert(path, text, rows)
	})
}

// writeInto prints rows as blocks, or has them inserted into the file of a name in a
// folder, whose text is nil where there is none.
func writeInto[R any](a *app, name string, rows []R, into string, block func(*R) []byte,
	insert func(path string, text []byte) (changed []byte, added int, err error)) error {
	if into == "" {
		for i := range rows {
			if _, err := fmt.Fprintf(a.Stdout, "%s\n", block(&rows[i])); err != nil {
				return err
			}
		}
		return nil
	}
	if len(rows) == 0 {
		return nil
	}
	return a.rewrite(filepath.Join(into, name+".hcl"), "new rows", insert)
}

// rewrite changes a file, whose text is nil where there is none, and says how much of
// something it changed.
func (a *app) rewrite(path, something string,
	change func(path string, text []byte) (changed []byte, n int, err error)) error {
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	changed, n, err := change(path, text)
	if err != nil || bytes.Equal(changed, text) {
		return err
	}
	if err := atomicfile.Write(path, changed, 0o644); err != nil {
		return err
	}
	_, err = fmt.Fprintf(a.Stdout, "%s: %d %s\n", path, n, something)
	return err
}

// harvestCheck compares tables with the index. What was compared is recorded also
// where some packages could not be read.
func (a *app) harvestCheck(ctx context.Context, h *harvest.Harvester, wanted []harvest.Wanted, record string) error {
	var found []harvest.Behind
	var faults []error
	behind := 0
	for _, w := range wanted {
		b, err := h.Check(ctx, w)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		found = append(found, b)
		if b.Missing == 0 {
			continue
		}
		behind++
		if _, err := fmt.Fprintln(a.Stdout, behindWords(b)); err != nil {
			return err
		}
	}
	if record != "" && ctx.Err() == nil {
		rows := h.Upstreams(found, a.Today().Format(time.DateOnly))
		faults = append(faults, atomicfile.Write(record, harvest.UpstreamFile(rows), 0o644))
	}
	if err := errors.Join(faults...); err != nil || behind == 0 {
		return err
	}
	return &cli.ExitError{Code: cli.ExitFailed}
}

// behindWords says what the index has that a table lacks.
func behindWords(b harvest.Behind) string {
	row := "has no table"
	if b.Newest != "" {
		row = "ends at " + b.Newest
	}
	return fmt.Sprintf("%s %s; the index has %s of %s, %d releases later",
		b.Package, row, b.Upstream, b.Released, b.Missing)
}

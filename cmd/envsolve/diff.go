package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/compare"
	"github.com/envsolve/envsolve/planner/compare/locked"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

const diffHelp = `Diff shows what changes from A to B, target by target: versions, the driver
floor and the driver branches that fall out, GPUs gained and lost, packages, and
the bytes to download.

A and B are each a plan (from plan -o json), a lock, a target file, or a folder
with an envsolve.hcl; - reads a plan or a lock from standard input. Target files
are planned with the facts of --facts, else with those that they name, else with
this program's, and with their overlays. The exit code is 0 whether or not
anything changes.`

const diffExample = `  envsolve diff old.lock.hcl envsolve.lock.hcl
  envsolve diff envsolve.lock.hcl envsolve.hcl
  git show main:envsolve.lock.hcl | envsolve diff - envsolve.lock.hcl -o markdown`

func (a *app) diffCommand() *cobra.Command {
	var flags cli.TargetFlags
	var output string
	cmd := &cobra.Command{
		Use:     "diff A B",
		Short:   "Show what changes between two plans, locks or targets",
		Long:    diffHelp,
		Example: diffExample,
		Args:    cli.Args(cobra.ExactArgs(2)),
		RunE: func(_ *cobra.Command, args []string) error {
			format, err := report.ParseFormat(output)
			if err != nil {
				return cli.UsageError("-o: %w", err)
			}
			return a.diff(args[0], args[1], &flags, format)
		},
	}
	flags.RegisterFile(cmd)
	cmd.Flags().StringVarP(&output, "output", "o", "table",
		"`FORMAT` of the difference: "+strings.Join(report.Formats(),
			", "))
	cli.CompleteWith(cmd, "output", report.Formats()...)
	return cmd
}

func (a *app) diff(before, after string, flags *cli.TargetFlags, format report.Format) error {
	if before == "-" && after == "-" {
		return cli.UsageError("standard input can be only one of the two")
	}
	from, err := a.side(before, flags)
	if err != nil {
		return err
	}
	to, err := a.side(after, flags)
	if err != nil {
		return err
	}
	// A plan and a lock do not hold facts: beside a target they are judged by
	// the target's, which are ours and the user's.
	reach := from.Reach
	if reach == nil {
		reach = to.Reach
	}
	if reach == nil {
		reach = planner.New(matrices.Embedded()).Reach
	}
	doc := compare.Compare(from, to, reach)
	width, isTerminal := cli.Terminal(a.Stdout)
	return report.WriteDiff(a.Stdout, doc, format, report.Options{Color: isTerminal && a.Env("NO_COLOR") == "",
		Width: min(width, 140)})
}

// maxDiffInput bounds what is read: a plan of 20,000 cells is some 80 MB.
const maxDiffInput = 256 << 20

// side reads one of the two things to compare, whatever kind it is of.
func (a *app) side(path string, flags *cli.TargetFlags) (compare.Side, error) {
	src, err := a.readSide(path)
	if err != nil {
		return compare.Side{}, err
	}
	switch {
	case bytes.HasPrefix(bytes.TrimSpace(src), []byte("{")):
		return planSide(src, path)
	case bytes.Contains(src, []byte(`"envsolve.lock/`)):
		l, err := lock.Read(src, path)
		if err != nil {
			return compare.Side{}, cli.UsageError("%w", err)
		}
		return locked.Side(l, path), nil
	case path == "-":
		return compare.Side{}, cli.UsageError("standard input is neither a plan (from plan -o json) nor a lock")
	}
	asked, err := a.Load([]string{path}, flags)
	if err != nil {
		return compare.Side{}, err
	}
	p := planner.New(asked.Facts)
	doc, err := p.PlanAll(asked.Requests)
	if err != nil {
		return compare.Side{}, a.InputError(err, asked.Sources)
	}
	side := compare.FromDocument(doc, path, compare.KindTarget)
	side.Reach = p.Reach
	return side, nil
}

// readSide reads a file or standard input; of a folder it gives nothing, since
// that is a target's.
func (a *app) readSide(path string) ([]byte, error) {
	in := a.Stdin
	if path != "-" {
		f, err := os.Open(path)
		if errors.Is(err, fs.ErrNotExist) {
			return nil, cli.UsageError("there is no file %s: name a plan, a lock, a target file or a folder", path)
		}
		if err != nil {
			return nil, cli.UsageError("%w", err)
		}
		defer f.Close()
		if info, err := f.Stat(); err == nil && info.IsDir() {
			return nil, nil
		}
		in = f
	}
	src, err := io.ReadAll(io.LimitReader(in, maxDiffInput+1))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if len(src) > maxDiffInput {
		return nil, cli.UsageError("%s is larger than the %d bytes that a plan may have", path, maxDiffInput)
	}
	return src, nil
}

func planSide(src []byte, path string) (compare.Side, error) {
	var doc plan.Document
	if err := json.Unmarshal(src, &doc); err != nil {
		return compare.Side{}, cli.UsageError("%s is no plan: %w; write one with envsolve plan -o json", path, err)
	}
	if doc.Schema != plan.PlanSchema {
		return compare.Side{}, cli.UsageError("%s is no plan: its schema is %q, not %s; write one with envsolve plan -o json",
			path, doc.Schema, plan.PlanSchema)
	}
	return compare.FromDocument(doc, path, compare.KindPlan), nil
}

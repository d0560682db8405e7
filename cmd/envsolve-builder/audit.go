package main

import (
	"context"
	"errors"
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/harvest"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

const auditHelp = `Audit draws facts of releases at random and holds each against the package index and
the metadata of a file there: days, Pythons, platforms, requirements. It says of each
whether it is right, wrong, or cannot be measured there and why, and exits with 1 where
one is wrong or none could be measured. The same seed draws the same facts of the same tables.`

const auditExample = `  envsolve matrices audit --sample 200 --seed 7`

// auditFlags are the flags of matrices audit.
type auditFlags struct {
	index, budget string
	sample        int
	seed          uint64
}

func (a *app) auditCommand() *cobra.Command {
	var f auditFlags
	auditCmd := cli.AuditCommand()
	cmd := &cobra.Command{
		Use: auditCmd.Use, Short: auditCmd.Short, Long: auditHelp, Example: auditExample,
		Args: cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error { return a.audit(cmd.Context(), &f) },
	}
	set := cmd.Flags()
	set.StringVar(&f.index, "index", plan.DefaultIndex, "address of the index's simple API")
	set.StringVar(&f.budget, "budget", "100MB", "most bytes of files to read in this run")
	set.IntVar(&f.sample, "sample", 50, "how many facts to draw")
	set.Uint64Var(&f.seed, "seed", 1, "which facts to draw")
	return cmd
}

func (a *app) audit(ctx context.Context, f *auditFlags) error {
	budget, err := parseBytes(f.budget)
	switch {
	case err != nil:
		return cli.UsageError("--budget %s: write a size such as 100MB", f.budget)
	case f.sample < 1:
		return cli.UsageError("--sample %d: draw one fact at least", f.sample)
	}
	st, err := a.openStore()
	if err != nil {
		return err
	}
	defer a.closeStore(st)
	h := &harvest.Harvester{Client: a.indexClient(), Index: f.index, Store: st, Facts: matrices.Embedded(),
		Budget: &harvest.Budget{Left: int64(budget)},
		Status: func(text string) { fmt.Fprintln(a.Stderr, "envsolve:", text) }}
	held, err := h.Audit(ctx, f.sample, f.seed)
	count := a.auditResult(held, f.seed)
	switch {
	case err != nil:
		return err
	case count[harvest.Right]+count[harvest.Wrong] == 0:
		return errors.New("none of the facts could be measured on this index")
	case count[harvest.Wrong] > 0:
		return &cli.ExitError{Code: cli.ExitFailed}
	}
	return nil
}

// auditResult prints what an audit found, and returns how many facts have each verdict.
func (a *app) auditResult(held []harvest.Audited, seed uint64) map[harvest.Verdict]int {
	count := map[harvest.Verdict]int{}
	w := tabwriter.NewWriter(a.Stdout, 0, 0, 2, ' ', 0)
	for _, f := range held {
		count[f.Verdict]++
		if f.Verdict != harvest.Right {
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", f.Verdict,
				printable.Line(f.Fact), printable.Line(f.Says), printable.Line(f.Found))
		}
	}
	w.Flush()
	fmt.Fprintf(a.Stdout, "%d facts drawn with seed %d: %d right, %d wrong, %d cannot be measured\n", len(held), seed,
		count[harvest.Right], count[harvest.Wrong], count[harvest.Undecided])
	return count
}

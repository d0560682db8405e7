package main

import (
	"context"
	"errors"
	"fmt"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/harvest"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

const auditHelp = `Audit draws facts of releases at random and holds each against the package index, the
metadata of a file there (days, Pythons, platforms, requirements) or the libraries of a
wheel (GPU code, CUDA, cuDNN, C library, ABIs). Libraries are read while the budget has
their bytes, of another wheel than harvest reads where there are several, and what was
read is kept. It says of each fact whether it is right, wrong, or cannot be measured there
and why, and exits with 1 where one is wrong or none could be measured. The same seed
draws the same facts of the same tables.`

const auditExample = `  envsolve matrices audit --sample 200 --seed 7
  envsolve matrices audit --sample 200 --seed 7 --budget 10GB`

// auditFlags are the flags of matrices audit.
type auditFlags struct {
	index, budget, output string
	sample                int
	seed                  uint64
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
	set.StringVar(&f.budget, "budget", "1GB", "most bytes of files to read in this run")
	set.IntVar(&f.sample, "sample", 50, "how many facts to draw")
	set.Uint64Var(&f.seed, "seed", 1, "which facts to draw")
	set.StringVarP(&f.output, "output", "o", "table", "table or markdown")
	return cmd
}

func (a *app) audit(ctx context.Context, f *auditFlags) error {
	budget, err := parseBytes(f.budget)
	switch {
	case err != nil:
		return cli.UsageError("--budget %s: write a size such as 1GB", f.budget)
	case f.output != "table" && f.output != "markdown":
		return cli.UsageError("--output %q: write table or markdown", f.output)
	case f.sample < 1:
		return cli.UsageError("--sample %d: draw one fact at least", f.sample)
	}
	st, err := a.openStore(ctx)
	if err != nil {
		return err
	}
	defer a.closeStore(st)
	h := &harvest.Harvester{Client: a.indexClient(), Index: f.index, Store: st, Facts: matrices.Embedded(),
		Budget: &harvest.Budget{Left: int64(budget)},
		Status: func(text string) { fmt.Fprintln(a.Stderr, "envsolve:", text) }}
	held, err := h.Audit(ctx, f.sample, f.seed)
	count := map[harvest.Verdict]int{}
	for _, fact := range held {
		count[fact.Verdict]++
	}
	write := a.auditTable
	if f.output == "markdown" {
		write = a.auditPage
	}
	if err := errors.Join(err, write(held, count, f)); err != nil {
		return err
	}
	switch {
	case count[harvest.Right]+count[harvest.Wrong] == 0:
		return errors.New("none of the facts could be measured on this index")
	case count[harvest.Wrong] > 0:
		return &cli.ExitError{Code: cli.ExitFailed}
	}
	return nil
}

// auditTable prints what an audit found, for a terminal.
func (a *app) auditTable(held []harvest.Audited, count map[harvest.Verdict]int, f *auditFlags) error {
	w := tabwriter.NewWriter(a.Stdout, 0, 0, 2, ' ', 0)
	for _, fact := range held {
		if fact.Verdict != harvest.Right {
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", fact.Verdict,
				printable.Line(fact.Fact), printable.Line(fact.Says), printable.Line(fact.Found))
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(a.Stdout, "%d facts drawn with seed %d: %d right, %d wrong, %d cannot be measured\n",
		len(held), f.seed,
		count[harvest.Right], count[harvest.Wrong], count[harvest.Undecided])
	return err
}

// auditPage prints it as a page of Markdown.
func (a *app) auditPage(held []harvest.Audited, _ map[harvest.Verdict]int, f *auditFlags) error {
	doc := report.Audit{Budget: f.budget, Day: a.Today().Format(time.DateOnly), Facts: matrices.Embedded().Version(),
		Seed: f.seed}
	for _, fact := range held {
		doc.Drawn = append(doc.Drawn,
			report.AuditedFact{Fact: fact.Fact, Says: fact.Says, Found: fact.Found, Verdict: string(fact.Verdict)})
	}
	return report.WriteAudit(a.Stdout, doc)
}

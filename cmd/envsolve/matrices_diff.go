package main

import (
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/compile"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/compare"
)

const matricesDiffHelp = `Diff says what changed between two whole collections of fact files: new rows,
changed cells, rows that are gone. Target files are planned with both, and those
with another answer are shown. It is Markdown, for the review of a change.`

const matricesDiffExample = `  git worktree add /tmp/before main
  envsolve matrices diff /tmp/before/matrices matrices --plan examples/quickstart/envsolve.hcl`

func (a *app) matricesDiffCommand() *cobra.Command {
	var targets []string
	cmd := &cobra.Command{
		Use: "diff OLD NEW", Short: "Show what changed between two folders of tables, and which plans give another answer",
		Long: matricesDiffHelp, Example: matricesDiffExample, Args: cli.Args(cobra.ExactArgs(2)),
		RunE: func(_ *cobra.Command, args []string) error { return a.matricesDiff(args[0], args[1], targets) },
	}
	cli.Repeated(cmd.Flags(), &targets, "plan", "target file to plan with both; repeats")
	return cmd
}

func (a *app) matricesDiff(before, after string, targets []string) error {
	old, err := a.compiledFacts(before)
	if err != nil {
		return err
	}
	now, err := a.compiledFacts(after)
	if err != nil {
		return err
	}
	doc := report.FactsDifference{Rows: matrices.Differences(old, now), Compared: comparedSince(old, now)}
	for _, path := range targets {
		moved, err := a.plannedWithBoth(path, old, now)
		if err != nil {
			return err
		}
		doc.Plans = append(doc.Plans, moved)
	}
	return report.WriteFactsDifference(a.Stdout, doc)
}

// comparedSince counts the tables that were compared with the index between two
// sets of facts.
func comparedSince(old, now *matrices.Set) int {
	n := 0
	for _, u := range now.Upstreams() {
		if before := old.Upstream(u.Table); u.Newest != "" && (before == nil || before.Looked != u.Looked) {
			n++
		}
	}
	return n
}

// compiledFacts compiles the fact files of a folder.
func (a *app) compiledFacts(path string) (*matrices.Set, error) {
	files, err := factFiles([]string{path})
	if err != nil {
		return nil, err
	}
	tables, diags := compile.Tables(files)
	if diags.HasErrors() {
		return nil, a.Diagnostics(diags, factSources(files))
	}
	tables.Version = matrices.Embedded().Version()
	return matrices.New(tables), nil
}

// plannedWithBoth compares the plans that two sets of facts give for a target file.
func (a *app) plannedWithBoth(path string, old, now *matrices.Set) (compare.Document, error) {
	asked, err := a.Load([]string{path}, &cli.TargetFlags{})
	if err != nil {
		return compare.Document{}, err
	}
	if len(asked.Tables.Overlays()) > 0 {
		return compare.Document{}, cli.UsageError(
			"--plan %s: it lays facts of its own over ours; name a target file without", path)
	}
	var sides [2]compare.Side
	for i, facts := range []*matrices.Set{old, now} {
		p := planner.New(facts)
		doc, err := p.PlanAll(asked.Requests)
		if err != nil {
			return compare.Document{}, a.InputError(err, asked.Sources)
		}
		sides[i] = compare.FromDocument(doc, path, compare.KindTarget)
		sides[i].Reach = p.Reach
	}
	return compare.Compare(sides[0], sides[1], nil), nil
}

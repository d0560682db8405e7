package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/diagnose"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

const explainHelp = `Explain reads what a program printed when it failed and says which known error
that is, what causes it, how to confirm that, and what mends it. Where the log names a
framework's version beside a GPU, a driver or packages, what check says of them
follows; where it names no version, what would run there.

LOG is a file, "-" for standard input, which is also read where LOG is left out, the
id of an error, as a self-test prints it, or in quotes what was printed. All of a log
is read, however long it is, in UTF-8 or in UTF-16 as PowerShell writes it. No network
is used and nothing of the log leaves this machine.

The exit code is 1 where the log bears no error that the facts know.`

const explainExample = `  python train.py 2>&1 | tee train.log; envsolve explain train.log
  kubectl logs job/train | envsolve explain
  envsolve explain "RuntimeError: cuDNN error: CUDNN_STATUS_NOT_INITIALIZED"
  envsolve explain no-kernel-image`

func (a *app) explainCommand() *cobra.Command {
	var output string
	cmd := &cobra.Command{
		Use:     "explain [LOG]",
		Short:   "Say what an error log means, how to confirm it, and the fix",
		Long:    explainHelp,
		Example: explainExample,
		Args:    cli.Args(cobra.MaximumNArgs(1)),
		RunE: func(_ *cobra.Command, args []string) error {
			format, err := report.ParseFormat(output)
			if err != nil {
				return cli.UsageError("-o: %w", err)
			}
			return a.explain(args, a.Stdin, format)
		},
	}
	cmd.Flags().StringVarP(&output, "output", "o", "table", "`FORMAT` of the answer: "+strings.Join(report.Formats(),
		", "))
	cli.CompleteWith(cmd, "output", report.Formats()...)
	return cmd
}

func (a *app) explain(args []string, stdin io.Reader, format report.Format) error {
	facts := matrices.Embedded()
	doc := report.Explained{
		Schema:   report.ExplainedSchema,
		Matrices: plan.MatricesInfo{Version: facts.Version(), Digest: facts.Digest()},
		Seen:     diagnose.Look(facts, nil),
	}
	if f, ok := asked(facts, args); ok {
		doc.Findings = []diagnose.Finding{f}
		return a.writeExplained(doc, format)
	}
	// A line after the other is all that this process needs: twice of what it holds is not.
	defer debug.SetGCPercent(debug.SetGCPercent(25))
	name, log, err := a.openLog(facts, args, stdin)
	if err != nil {
		return err
	}
	defer log.Close()
	text, err := document.Reader(log)
	if err != nil {
		return err
	}
	doc.Log = name
	if doc.Findings, doc.Seen, err = diagnose.ReadFrom(facts, text); err != nil {
		return err
	}
	if advice, ok := diagnose.Advise(facts, doc.Findings, doc.Seen); ok {
		doc.Advice = &advice
	}
	if len(doc.Findings) > 0 || doc.Advice != nil || format == report.JSON {
		if err := a.writeExplained(doc, format); err != nil {
			return err
		}
	}
	if len(doc.Findings) == 0 {
		return fmt.Errorf("%s bears none of the %d errors that the facts know; \"envsolve matrices show errors\" lists them",
			name, len(facts.Errors()))
	}
	return nil
}

// asked is the error that was asked for by its id. A file of that name goes first.
func asked(facts *matrices.Set, args []string) (diagnose.Finding, bool) {
	if len(args) == 0 || cli.Exists(args[0]) {
		return diagnose.Finding{}, false
	}
	return diagnose.ByID(facts, args[0])
}

func (a *app) writeExplained(doc report.Explained, format report.Format) error {
	width, isTerminal := cli.Terminal(a.Stdout)
	return report.WriteExplained(a.Stdout, doc, format, report.Options{Color: isTerminal && a.Env("NO_COLOR") == "",
		Width: min(width, 140)})
}

// openLog opens the log that is named, or takes standard input or the argument itself.
func (a *app) openLog(facts *matrices.Set, args []string, stdin io.Reader) (name string, log io.ReadCloser, err error) {
	if len(args) == 0 || args[0] == "-" {
		if f, ok := stdin.(*os.File); ok {
			if _, isTerminal := cli.Terminal(f); isTerminal {
				fmt.Fprintln(a.Stderr, "paste what the program printed, then press Ctrl-D")
			}
		}
		return "stdin", io.NopCloser(stdin), nil
	}
	name = args[0]
	f, err := os.Open(name)
	if err == nil {
		return name, f, nil
	}
	if found, _ := diagnose.Read(facts, []byte(name)); len(found) > 0 {
		return "argument", io.NopCloser(strings.NewReader(name)), nil
	}
	if !errors.Is(err, fs.ErrPermission) {
		err = cli.UsageError("%s: no such file, no error of that id, and no text of one that the facts know; "+
			"\"envsolve matrices show errors\" lists them", name)
	}
	return name, nil, err
}

package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/diagnose"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

const explainHelp = `Explain reads what a program printed when it failed and says which known error
that is, what causes it, how to confirm that, and what mends it. Where the log names a
framework's version beside a GPU, a driver or packages, what check says of them
follows; where it names no version, what would run there.

LOG is a file, "-" for standard input, which is also read where LOG is left out,
or the id of an error, as a self-test prints it. No network is used and nothing of
the log leaves this machine.

The exit code is 1 where the log bears no error that the facts know.`

const explainExample = `  python train.py 2>&1 | tee train.log; envsolve explain train.log
  kubectl logs job/train | envsolve explain
  envsolve explain no-kernel-image`

// mostOfALog is how much of a log is read: its end, where errors are.
const mostOfALog = 8 << 20

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
	cmd.Flags().StringVarP(&output, "output", "o", "table", "how to write the answer: "+strings.Join(report.Formats(),
		", "))
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
	// A log may be most of what this process holds: twice of that is not needed.
	defer debug.SetGCPercent(debug.SetGCPercent(25))
	name, log, err := a.readLog(args, stdin)
	if err != nil {
		return err
	}
	doc.Log = name
	doc.Findings, doc.Seen = diagnose.Read(facts, log.text)
	for i := range doc.Findings {
		doc.Findings[i].Line += log.skipped
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

// tail is the end of a log.
type tail struct {
	text    []byte
	skipped int // lines before it
}

// readLog reads the end of a log.
func (a *app) readLog(args []string, stdin io.Reader) (name string, log tail, err error) {
	if len(args) == 0 || args[0] == "-" {
		if f, ok := stdin.(*os.File); ok {
			if _, isTerminal := cli.Terminal(f); isTerminal {
				fmt.Fprintln(a.Stderr, "paste what the program printed, then press Ctrl-D")
			}
		}
		log, err = tailOf(stdin, mostOfALog)
		return "stdin", log, err
	}
	name = args[0]
	f, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return name, log, cli.UsageError("%s: no such file, and no error of that id; \"envsolve matrices show errors\" lists the ids", name)
	}
	if err != nil {
		return name, log, err
	}
	defer f.Close()
	log, err = tailOf(f, mostOfALog)
	return name, log, err
}

// tailOf reads to the end and keeps the last bytes, in a ring.
func tailOf(r io.Reader, most int) (t tail, err error) {
	// Pages that are not written to take no memory.
	ring, at, chunk := make([]byte, 0, most), 0, make([]byte, 64<<10)
	for err == nil {
		var n int
		n, err = r.Read(chunk)
		for fresh := chunk[:n]; len(fresh) > 0; {
			if len(ring) < most {
				k := min(len(fresh), most-len(ring))
				ring, fresh = append(ring, fresh[:k]...), fresh[k:]
				continue
			}
			k := min(len(fresh), most-at)
			t.skipped += bytes.Count(ring[at:at+k], []byte("\n"))
			copy(ring[at:], fresh[:k])
			at, fresh = (at+k)%most, fresh[k:]
		}
	}
	if !errors.Is(err, io.EOF) {
		return t, err
	}
	// The ring is turned in place: its end, at first, is its beginning.
	slices.Reverse(ring[:at])
	slices.Reverse(ring[at:])
	slices.Reverse(ring)
	t.text = ring
	return t, nil
}

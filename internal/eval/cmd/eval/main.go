// Command eval plans the stacks that people reported and says where the plans
// and the reports are of one mind.
//
//	go run ./internal/eval/cmd/eval [-min PERCENT] [-all] [CASES.json]
//
// It exits 1 when fewer than PERCENT of the cases of high confidence agree,
// and 2 when the cases cannot be read.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/envsolve/envsolve/internal/eval"
	"github.com/envsolve/envsolve/matrices"
)

// defaultCases lie beside the checkout.
const defaultCases = "../shared/cases/reported.json"

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("eval", flag.ContinueOnError)
	flags.SetOutput(stderr)
	least := flags.Float64("min", 0, "exit 1 when fewer `percent` of the cases of high confidence agree")
	all := flags.Bool("all", false, "list the cases that agree, too")
	if flags.Parse(args) != nil {
		return 2
	}
	path := defaultCases
	if flags.NArg() > 0 {
		path = flags.Arg(0)
	}
	cases, err := eval.ReadFile(path)
	if err != nil {
		fmt.Fprintln(stderr, "eval:", err)
		return 2
	}
	results := eval.Evaluate(matrices.Embedded(), cases)
	if err := eval.Print(stdout, results, *all); err != nil {
		fmt.Fprintln(stderr, "eval:", err)
		return 1
	}
	if high := eval.HighConfidence(results); high.Percent() < *least {
		fmt.Fprintf(stderr, "eval: of the cases of high confidence %s agree, fewer than %g %%\n", high, *least)
		return 1
	}
	return 0
}

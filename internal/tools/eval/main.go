// Command eval plans the stacks that people reported and says where the plans
// and the reports are of one mind.
//
//	go run ./internal/tools/eval [-min PERCENT] [-all] [-sum] [CASES.json ...]
//
// Without files it takes every set there is: those of this repository, run from
// its root, and the one beside the checkout where it lies. It exits 1 when of
// the cases of high confidence of a set fewer than PERCENT agree, and 2 when the
// cases cannot be read.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/envsolve/envsolve/internal/eval"
	"github.com/envsolve/envsolve/matrices"
)

// beside lies beside the checkout, and may be absent.
const beside = "../shared/cases/reported.json"

// ownCases are the sets of this repository, in the order in which they were
// collected.
func ownCases() []string {
	return []string{"internal/eval/testdata/threads.json", "internal/eval/testdata/threads2.json",
		"internal/eval/testdata/threads3.json", "internal/eval/testdata/threads4.json",
		"internal/eval/testdata/threads5.json", "internal/eval/testdata/threads6.json",
		"internal/eval/testdata/threads7.json", "internal/eval/testdata/threads8.json",
		"internal/eval/testdata/threads9.json", "internal/eval/testdata/threads10.json"}
}

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("eval", flag.ContinueOnError)
	flags.SetOutput(stderr)
	least := flags.Float64("min", 0,
		"exit 1 when fewer `percent` of the answered cases of high confidence of a set are right")
	all := flags.Bool("all", false, "list the cases that are right, too")
	sum := flags.Bool("sum", false, "print the tables alone, and list no case")
	if flags.Parse(args) != nil {
		return 2
	}
	paths := flags.Args()
	if len(paths) == 0 {
		paths = sets()
	}
	var cases [][]eval.Case
	for _, path := range paths {
		set, err := eval.ReadFile(path)
		if err != nil {
			fmt.Fprintln(stderr, "eval:", err)
			return 2
		}
		cases = append(cases, set)
	}
	code := 0
	for i, set := range cases {
		results := eval.Evaluate(matrices.Embedded(), set)
		if err := printSet(stdout, paths[i], i == 0, results, *all, *sum); err != nil {
			fmt.Fprintln(stderr, "eval:", err)
			return 1
		}
		if high := eval.HighConfidence(results); high.Percent() < *least {
			fmt.Fprintf(stderr, "eval: %s: of the answered cases of high confidence %.1f %% are right, fewer than %g %%\n",
				paths[i], high.Percent(), *least)
			code = 1
		}
	}
	return code
}

// sets returns the sets that there are.
func sets() []string {
	if _, err := os.Stat(beside); err != nil {
		return ownCases()
	}
	return append([]string{beside}, ownCases()...)
}

func printSet(w io.Writer, path string, first bool, results []eval.Result, all, sum bool) error {
	if !first {
		fmt.Fprintln(w)
	}
	fmt.Fprintf(w, "== %s\n\n", path)
	if sum {
		return eval.PrintTable(w, results)
	}
	return eval.Print(w, results, all)
}

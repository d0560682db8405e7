// Command eval plans the stacks that people reported and says where the plans
// and the reports are of one mind.
//
//	go run ./internal/tools/eval [-min PERCENT] [-all] [-sum] [CASES.json ...]
//
// Without files it takes every set there is: those of this repository, run from
// its root, and the one beside the checkout where it lies. It exits 1 when of
// the cases of high confidence of a set fewer than PERCENT agree, and 2 when the
// cases cannot be read.
//
// Of sets that are half held back, the stacks at odd places, counted from nought, are
// in the tables and listed nowhere: nobody learns from them. A table of these of all
// sets stands last.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

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
		"internal/eval/testdata/threads9.json", "internal/eval/testdata/threads10.json",
		"internal/eval/testdata/threads11.json", "internal/eval/testdata/threads12.json",
		"internal/eval/testdata/threads13.json"}
}

// heldBack reports whether half of a set is held back.
func heldBack(path string) bool {
	switch filepath.Base(path) {
	case "threads6.json", "threads7.json", "threads8.json", "threads9.json", "threads10.json",
		"threads11.json", "threads12.json", "threads13.json":
		return true
	}
	return false
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
	var held []eval.Result
	for i, set := range cases {
		results := eval.Evaluate(matrices.Embedded(), set)
		listed := results
		if heldBack(paths[i]) {
			var odd []eval.Result
			listed, odd = halves(results)
			held = append(held, odd...)
		}
		if *sum {
			listed = nil
		}
		if err := printSet(stdout, paths[i], i == 0, results, listed, *all); err != nil {
			fmt.Fprintln(stderr, "eval:", err)
			return 1
		}
		if high := eval.HighConfidence(results); high.Percent() < *least {
			fmt.Fprintf(stderr, "eval: %s: of the answered cases of high confidence %.1f %% are right, fewer than %g %%\n",
				paths[i], high.Percent(), *least)
			code = 1
		}
	}
	if len(held) > 0 {
		if err := printSet(stdout, "held back", false, held, nil, false); err != nil {
			fmt.Fprintln(stderr, "eval:", err)
			return 1
		}
	}
	return code
}

// halves returns the results at even places and those at odd ones.
func halves(results []eval.Result) (even, odd []eval.Result) {
	for i, r := range results {
		if i%2 == 0 {
			even = append(even, r)
		} else {
			odd = append(odd, r)
		}
	}
	return even, odd
}

// sets returns the sets that there are.
func sets() []string {
	if _, err := os.Stat(beside); err != nil {
		return ownCases()
	}
	return append([]string{beside}, ownCases()...)
}

func printSet(w io.Writer, name string, first bool, results, listed []eval.Result, all bool) error {
	if !first {
		fmt.Fprintln(w)
	}
	fmt.Fprintf(w, "== %s\n\n", name)
	if err := eval.PrintTable(w, results); err != nil || len(listed) == 0 {
		return err
	}
	return eval.PrintCases(w, listed, all)
}

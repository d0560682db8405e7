package main

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
)

// solverCommand runs the benchmarks that hold the synthetic problems; they are
// with the solver's tests, which have the generator.
func solverCommand(quick bool) []string {
	if quick {
		return []string{"go", "test", "-run", "^$", "-bench", "Growth/.*/15x|Cells", "-benchtime", "2x", "./solver"}
	}
	return []string{"go", "test", "-run", "^$", "-bench", "Growth|Cells", "-benchtime", "1s", "./solver"}
}

// measureSolver reads the solver's own benchmarks.
func measureSolver(ctx context.Context, s *settings) (section, error) {
	args := solverCommand(s.quick)
	sec := section{
		Title:   "The solver alone, on growing problems",
		Command: strings.Join(solverCommand(false), " "),
		Intro: "Synthetic problems of the shape that real stacks have (see solver/realistic_test.go), about half of them without a " +
			"solution; 15 dimensions with 2,000 candidates is the size of the full tables. The model is compiled before. Explaining is " +
			"the smallest conflict and five solved ways out. Each problem counts with its fastest run.",
	}
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	var problems bytes.Buffer
	cmd.Stderr = &problems
	out, err := cmd.Output()
	if err != nil {
		return sec, fmt.Errorf("%s: %w\n%s%s", strings.Join(args, " "), err, out, problems.Bytes())
	}
	results := parseBenchmarks(out)
	solve, explain := series{Name: "solve, p99"}, series{Name: "explain, p99"}
	for _, r := range results {
		kind, size, ok := growth(r.name)
		if !ok {
			continue
		}
		candidates := size.candidates
		line := row{What: fmt.Sprintf("%s, %d dimensions, %d candidates", kind, size.dimensions, candidates),
			Measured: fmt.Sprintf("p50 %.0f µs, p99 %.0f µs", r.metrics["p50-µs"], r.metrics["p99-µs"])}
		at := point{float64(candidates), r.metrics["p99-µs"]}
		limit := solveTail
		if kind == "solve" {
			solve.Points = append(solve.Points, at)
		} else {
			explain.Points, limit = append(explain.Points, at), conflictTail
		}
		if size.dimensions == 15 {
			line.Bar, line.Verdict = "p99 < "+shortTime(limit), judge(at.Y < float64(limit.Microseconds()))
		}
		sec.Rows = append(sec.Rows, line)
	}
	for _, r := range results {
		if rate, ok := r.metrics["cells/s"]; ok {
			sec.Rows = append(sec.Rows, row{What: "cells of one compiled model, solved or explained",
				Measured: fmt.Sprintf("%.0f a second on one core", rate)})
		}
	}
	if len(sec.Rows) == 0 {
		return sec, fmt.Errorf("%s printed no benchmark", strings.Join(args, " "))
	}
	sec.Plots = append(sec.Plots, plot{File: "performance-solver.svg", Title: "The solver on growing problems",
		X: "candidates (15, 20 and 30 dimensions)", Y: "µs", Series: []series{solve, explain}})
	return sec, nil
}

// benchmark is one line that `go test -bench` prints.
type benchmark struct {
	name    string // without "Benchmark" and the number of processors
	metrics map[string]float64
}

// parseBenchmarks reads the Go benchmark data format (golang.org/design/14313).
func parseBenchmarks(out []byte) []benchmark {
	var all []benchmark
	for lines := bufio.NewScanner(bytes.NewReader(out)); lines.Scan(); {
		fields := strings.Fields(lines.Text())
		if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
			continue
		}
		b := benchmark{name: strings.TrimPrefix(fields[0], "Benchmark"), metrics: map[string]float64{}}
		if at := strings.LastIndexByte(b.name, '-'); at > 0 {
			b.name = b.name[:at]
		}
		for i := 2; i+1 < len(fields); i += 2 {
			if v, err := strconv.ParseFloat(fields[i], 64); err == nil {
				b.metrics[fields[i+1]] = v
			}
		}
		all = append(all, b)
	}
	return all
}

// problemSize is how large a synthetic problem is.
type problemSize struct{ dimensions, candidates int }

// growth reads "Growth/solve/15x2000".
func growth(name string) (kind string, size problemSize, ok bool) {
	fields := strings.Split(name, "/")
	if len(fields) != 3 || fields[0] != "Growth" {
		return "", size, false
	}
	n, err := fmt.Sscanf(fields[2], "%dx%d", &size.dimensions, &size.candidates)
	return fields[1], size, n == 2 && err == nil
}

package main

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// The bars of planning in process.
const (
	solveTail    = time.Millisecond
	conflictTail = 3 * time.Millisecond
)

// measurePlanner plans every GPU with every framework release, as many pairs
// as there is time for, and matrices of growing size.
func measurePlanner(ctx context.Context, s *settings) (section, error) {
	facts := matrices.Embedded()
	p := planner.New(facts)
	requests := everyPair(facts)
	sec := section{
		Title:   "Planning in process",
		Command: "go run ./internal/tools/benchmark --only planner",
		Intro: fmt.Sprintf("One goroutine, the full tables, decoded before. Requests are drawn evenly from all %d pairs of a GPU and a "+
			"framework release; each counts with the fastest of three runs. A plan is all of it: reading the request, listing candidates, "+
			"stating rules, solving, and the reasons; a conflict is the smallest clash and its solved ways out, too. Matrices are planned on all cores, "+
			"each size by a process of its own that has planned nothing before.", len(requests)),
	}
	number, cells := 600, []int{10, 100, 1_000, 10_000}
	if s.quick {
		number, cells = 6, []int{4, 8}
	}
	planned, refused, err := timePlans(ctx, p, spread(requests, number))
	if err != nil {
		return sec, err
	}
	sec.Rows = append(sec.Rows,
		row{fmt.Sprintf("a plan (%d requests)", len(planned)), planned.percentiles(), "p99 < " + shortTime(solveTail),
			judge(planned.at(0.99) < solveTail)},
		row{fmt.Sprintf("a conflict with its ways out (%d requests)", len(refused)), refused.percentiles(),
			"p99 < " + shortTime(conflictTail), judge(refused.at(0.99) < conflictTail)})
	line := series{Name: "matrix cells"}
	for _, n := range cells {
		run, err := cellsProcess(ctx, n)
		if err != nil {
			return sec, err
		}
		rate := float64(n) / run.processor.Seconds()
		line.Points = append(line.Points, point{float64(n), rate})
		sec.Rows = append(sec.Rows, row{What: fmt.Sprintf("a matrix of %d cells", n),
			Measured: fmt.Sprintf("%.0f cells a second and core; %s in all, %s of memory at most", rate,
				shortTime(run.wall),
				megabytes(run.memory))})
	}
	sec.Plots = append(sec.Plots, plot{File: "performance-cells.svg", Title: "Matrix cells planned per second and core",
		X: "cells in the matrix", Y: "cells per second of processor time", Series: []series{line}})
	return sec, ctx.Err()
}

// everyPair asks for each framework release on each GPU.
func everyPair(facts *matrices.Set) []request.Request {
	var all []request.Request
	for _, name := range []string{"pytorch", "tensorflow", "jax"} {
		for _, release := range facts.Frameworks(name) {
			for _, gpu := range facts.GPUs() {
				all = append(all, ask(gpu.ID, name, "=="+release.Version))
			}
		}
	}
	return all
}

func ask(gpu, framework, version string) request.Request {
	return request.Request{
		Target: "t", GPUs: []request.Text{{Value: gpu}},
		Frameworks: []request.FrameworkRequest{{Name: framework, Version: request.Text{Value: version}}},
	}
}

// spread takes n of a list, evenly.
func spread[T any](all []T, n int) []T {
	step := stride(len(all), n)
	var some []T
	for i := range min(n, len(all)) {
		some = append(some, all[i*step%len(all)])
	}
	return some
}

// stride is the step that takes n of a list evenly. It is coprime to the
// length, so that it meets every GPU and every release.
func stride(length, n int) int {
	step := max(1, length/n)
	for gcd(step, length) != 1 {
		step++
	}
	return step
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// timePlans tells the plans from the conflicts.
func timePlans(ctx context.Context, p *planner.Planner, requests []request.Request) (planned, refused sample,
	err error) {
	for _, r := range requests {
		if ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		var times sample
		var result plan.Plan
		for range 3 {
			start := time.Now()
			if result, err = p.Plan(r); err != nil {
				return nil, nil, fmt.Errorf("%s %s on %s: %w", r.Frameworks[0].Name, r.Frameworks[0].Version.Value,
					r.GPUs[0].Value,
					err)
			}
			times = append(times, time.Since(start))
		}
		if result.Status == plan.StatusOK {
			planned = append(planned, slices.Min(times))
		} else {
			refused = append(refused, slices.Min(times))
		}
	}
	return planned, refused, nil
}

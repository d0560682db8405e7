package solver

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"
)

// percentiles runs one operation over many instances, again and again, and
// reports the median and the 99th percentile over the instances in
// microseconds. Each instance counts with its fastest run: what else the
// machine does meanwhile is not the solver's.
func percentiles(b *testing.B, instances int, run func(i int)) {
	b.Helper()
	b.ReportAllocs()
	fastest := make([]time.Duration, instances)
	seen := 0
	for i := 0; b.Loop(); i++ {
		start := time.Now()
		run(i % instances)
		took := time.Since(start)
		if i < instances {
			fastest[i], seen = took, i+1
		}
		fastest[i%instances] = min(fastest[i%instances], took)
	}
	fastest = fastest[:seen]
	slices.Sort(fastest)
	at := func(share float64) float64 {
		return float64(fastest[int(share*float64(seen-1))].Nanoseconds()) / 1e3
	}
	b.ReportMetric(at(0.50), "p50-µs")
	b.ReportMetric(at(0.99), "p99-µs")
	b.ReportMetric(at(1), "max-µs")
}

// instances compiles problems of one shape, split by whether they have a
// solution.
func instances(tb testing.TB, st stack, n int) (solvable, clashing []*Model) {
	tb.Helper()
	for seed := range n {
		m := compile(tb, st.problem(uint64(seed)))
		_, err := m.Solve()
		if none := (*Unsatisfiable)(nil); errors.As(err, &none) {
			clashing = append(clashing, m)
		} else if err != nil {
			tb.Fatalf("seed %d: %v", seed, err)
		} else {
			solvable = append(solvable, m)
		}
	}
	return solvable, clashing
}

func BenchmarkCompile(b *testing.B) {
	for _, classes := range []bool{true, false} {
		st := fullSize
		st.classes = classes
		problems := make([]Problem, 20)
		for i := range problems {
			problems[i] = st.problem(uint64(i))
		}
		b.Run(fmt.Sprintf("classes=%t", classes), func(b *testing.B) {
			percentiles(b, len(problems), func(i int) {
				if _, err := Compile(problems[i]); err != nil {
					b.Fatal(err)
				}
			})
		})
	}
}

func BenchmarkSolve(b *testing.B) {
	solvable, clashing := instances(b, fullSize, 200)
	b.Logf("%d with a solution, %d without", len(solvable), len(clashing))
	all := slices.Concat(solvable, clashing)
	percentiles(b, len(all), func(i int) { all[i].Solve() })
}

func BenchmarkConflict(b *testing.B) {
	_, clashing := instances(b, fullSize, 200)
	percentiles(b, len(clashing), func(i int) {
		if _, err := clashing[i].Conflict(); err != nil {
			b.Fatal(err)
		}
	})
}

func BenchmarkRelaxations(b *testing.B) {
	_, clashing := instances(b, fullSize, 200)
	percentiles(b, len(clashing), func(i int) {
		if _, err := clashing[i].Relaxations(5); err != nil {
			b.Fatal(err)
		}
	})
}

func BenchmarkExplain(b *testing.B) {
	_, clashing := instances(b, fullSize, 200)
	percentiles(b, len(clashing), func(i int) {
		if _, err := clashing[i].Conflict(); err != nil {
			b.Fatal(err)
		}
		if _, err := clashing[i].Relaxations(5); err != nil {
			b.Fatal(err)
		}
	})
}

func BenchmarkGrowth(b *testing.B) {
	for _, st := range []stack{fullSize, {dims: 20, candidates: 4_000, rules: 45, wants: 9, wide: 3, soft: 5, slack: 2,
		bad: 0.3, classes: true}, largeSize} {
		name := fmt.Sprintf("%dx%d", st.dims, st.candidates)
		solvable, clashing := instances(b, st, 60)
		all := slices.Concat(solvable, clashing)
		b.Run("solve/"+name, func(b *testing.B) {
			percentiles(b, len(all), func(i int) { all[i].Solve() })
		})
		b.Run("explain/"+name, func(b *testing.B) {
			percentiles(b, len(clashing), func(i int) {
				clashing[i].Conflict()
				clashing[i].Relaxations(5)
			})
		})
	}
}

// BenchmarkObjectives solves under the levels that people ask for: fewest
// changes from a lock, and the least bytes, which no two candidates share.
func BenchmarkObjectives(b *testing.B) {
	objectives := []struct {
		name string
		cost func(lock []int, d, v int) int
	}{
		{"changes", func(lock []int, d, v int) int { return min(1, max(v-lock[d], lock[d]-v)) }},
		{"bytes", func(_ []int, d, v int) int { return int(scramble(uint64(d), v, 3) % 1_000_000) }},
	}
	for _, objective := range objectives {
		var models []*Model
		for seed := range uint64(60) {
			p := fullSize.problem(seed)
			before := p
			before.Rules = p.Rules[:len(p.Rules)-fullSize.wants]
			lock, err := compile(b, before).Solve()
			if err != nil {
				continue
			}
			p.Soft = nil
			for d := range p.Dimensions {
				p.Soft = append(p.Soft, Soft{Dims: []int{d},
					Cost: func(v []int) int { return objective.cost(lock.Values, d, v[0]) }})
			}
			models = append(models, compile(b, p))
		}
		b.Run(objective.name, func(b *testing.B) {
			percentiles(b, len(models), func(i int) {
				if _, err := models[i].Solve(); errors.Is(err, ErrBudget) {
					b.Fatal(err)
				}
			})
		})
	}
}

// BenchmarkCells plans the cells of a matrix on one core: each is the shared
// model with two requirements of its own, solved, or explained where it has no
// solution.
func BenchmarkCells(b *testing.B) {
	st := fullSize
	st.wants = 2
	m := compile(b, st.problem(4))
	size := func(d int) int { return m.dims[d].Size }
	impossible := 0
	for i := 0; b.Loop(); i++ {
		at := []int{i % size(0), i / size(0) % size(1)}
		cell, err := m.With(exactly(0, at[0]), exactly(1, at[1]))
		if err != nil {
			b.Fatal(err)
		}
		if _, err := cell.Solve(); err == nil {
			continue
		}
		impossible++
		if _, err := cell.Conflict(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "cells/s")
	b.ReportMetric(100*float64(impossible)/float64(b.N), "%impossible")
}

// exactly requires one value.
func exactly(d, value int) Rule {
	return Rule{ID: "exactly", Kind: Requirement, Cost: 1, Dims: []int{d},
		Allows: func(v []int) bool { return v[0] == value }}
}

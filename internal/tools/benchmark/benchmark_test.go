package main

import (
	"context"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestMain lets the test's own program make layers and plan matrices, as the
// command does.
func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == cellsCommand {
		os.Exit(report(os.Stderr, planCells(os.Args[2])))
	}
	if len(os.Args) == 4 && os.Args[1] == layerCommand {
		os.Exit(report(os.Stderr, makeLayer(os.Args[2], os.Args[3])))
	}
	os.Exit(m.Run())
}

// wellFormed reads a picture to its end.
func wellFormed(t *testing.T, svg []byte) {
	t.Helper()
	for d := xml.NewDecoder(strings.NewReader(string(svg))); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatalf("%v in\n%s", err, svg)
		}
	}
}

func TestQuickRunWritesThePage(t *testing.T) {
	bin, docs := t.TempDir(), filepath.Join(t.TempDir(), "docs")
	if out, err := exec.Command("go", "build", "-o", bin+"/", "../../../cmd/...").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	t.Chdir("../../..")
	var log strings.Builder
	if code := run([]string{"--quick", "--bin", bin, "--docs", docs}, &log); code != 0 {
		t.Fatalf("exit code %d:\n%s", code, log.String())
	}
	text, err := os.ReadFile(filepath.Join(docs, pageName))
	if err != nil {
		t.Fatal(err)
	}
	page := string(text)
	for _, want := range []string{
		"# Performance", ", on " + describeMachine() + "; load average",
		"`plan`, one GPU", "size of the binary", "a matrix of 8 cells",
		"solve, 15 dimensions", "of memory at most", "a wheel of 1 MiB, memory", "## Building images", "## The BuildKit frontend",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if strings.Contains(page, "Not measured") || strings.Contains(page, "NaN") {
		t.Errorf("the page has gaps:\n%s", page)
	}
	host, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	for _, private := range []string{host, bin, docs} {
		if strings.Contains(page, private) {
			t.Errorf("the page tells %q of this machine", private)
		}
	}
	plots := regexp.MustCompile(`!\[[^\]]+\]\(([^)]+)\)`).FindAllStringSubmatch(page, -1)
	if len(plots) != 2 {
		t.Errorf("%d plots, want 2", len(plots))
	}
	for _, plot := range plots {
		svg, err := os.ReadFile(filepath.Join(docs, plot[1]))
		if err != nil {
			t.Fatal(err)
		}
		wellFormed(t, svg)
	}
}

func TestAFailedPartIsSaidAndFailsTheRun(t *testing.T) {
	docs := t.TempDir()
	var log strings.Builder
	if code := run([]string{"--quick", "--only", "process", "--bin", t.TempDir(), "--docs", docs}, &log); code != 1 {
		t.Errorf("exit code %d", code)
	}
	page, err := os.ReadFile(filepath.Join(docs, pageName))
	if err != nil || !strings.Contains(string(page), "Not measured") ||
		!strings.Contains(log.String(), "could not measure process") {
		t.Errorf("%v\n%s\n%s", err, page, log.String())
	}
}

func TestUnknownFlag(t *testing.T) {
	if code := run([]string{"--speed"}, io.Discard); code != 2 {
		t.Errorf("exit code %d, want 2", code)
	}
}

func TestPercentiles(t *testing.T) {
	var s sample
	for i := range 101 {
		s = append(s, time.Duration((i*37)%101)*time.Millisecond)
	}
	for share, want := range map[float64]time.Duration{0: 0, 0.5: 50 * time.Millisecond, 0.99: 99 * time.Millisecond,
		1: 100 * time.Millisecond} {
		if got := s.at(share); got != want {
			t.Errorf("share %v: %v, want %v", share, got, want)
		}
	}
	if got := (sample{}).at(0.5); got != 0 {
		t.Errorf("empty: %v", got)
	}
	if got := ratio(time.Second, 0); got != 0 {
		t.Errorf("ratio to nothing: %v", got)
	}
}

func TestTimesReadWell(t *testing.T) {
	for d, want := range map[time.Duration]string{
		1500: "2 µs", 870 * time.Microsecond: "870 µs", 1234 * time.Microsecond: "1.2 ms",
		345 * time.Millisecond: "345 ms", 2345 * time.Millisecond: "2.3 s",
	} {
		if got := shortTime(d); got != want {
			t.Errorf("%d: %q, want %q", d, got, want)
		}
	}
}

func TestParseBenchmarks(t *testing.T) {
	out := "goos: linux\nBenchmarkGrowth/solve/15x2000-2 \t 20\t 46226 ns/op\t 50.04 p50-µs\t 61.64 p99-µs\nBenchmarkCells-2 \t 20\t 24553 ns/op\t 40727 cells/s\nPASS\n"
	got := parseBenchmarks([]byte(out))
	want := []benchmark{
		{"Growth/solve/15x2000", map[string]float64{"ns/op": 46226, "p50-µs": 50.04, "p99-µs": 61.64}},
		{"Cells", map[string]float64{"ns/op": 24553, "cells/s": 40727}},
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(benchmark{})); diff != "" {
		t.Error(diff)
	}
}

func TestGrowthName(t *testing.T) {
	kind, size, ok := growth("Growth/explain/30x10000")
	if kind != "explain" || size != (problemSize{30, 10000}) || !ok {
		t.Error(kind, size, ok)
	}
	for _, other := range []string{"Cells", "Growth/solve/large", "Solve/a/1x2"} {
		if _, _, ok := growth(other); ok {
			t.Errorf("%q is taken for a problem that grows", other)
		}
	}
}

func FuzzParseBenchmarks(f *testing.F) {
	f.Add([]byte("BenchmarkCells-2 20 24553 ns/op 40727 cells/s\n"))
	f.Add([]byte("Benchmark - - -"))
	f.Fuzz(func(t *testing.T, out []byte) {
		for _, b := range parseBenchmarks(out) {
			growth(b.name)
		}
	})
}

func TestPlotIsWellFormedAndTheSameEachTime(t *testing.T) {
	p := plot{Title: "a < b & c", X: "x", Y: "y", Series: []series{
		{"one", []point{{10, 0.5}, {1000, 70}}}, {"two", []point{{10, 3}}}, {"none", nil},
	}}
	svg := p.svg()
	wellFormed(t, svg)
	if diff := cmp.Diff(string(svg), string(p.svg())); diff != "" {
		t.Error(diff)
	}
	if n := strings.Count(string(svg), "<circle"); n != 3 {
		t.Errorf("%d points, want 3", n)
	}
	wellFormed(t, plot{}.svg())
}

func TestAxisKeepsOrderAndBounds(t *testing.T) {
	a := around([]float64{12, 0, 900}, 70, 500)
	if a.low != 10 || a.high != 1000 {
		t.Errorf("%v to %v", a.low, a.high)
	}
	if a.at(10) != 70 || a.at(1000) != 500 || a.at(20) >= a.at(30) {
		t.Error(a.at(10), a.at(20), a.at(30), a.at(1000))
	}
	if diff := cmp.Diff([]float64{10, 100, 1000}, a.ticks()); diff != "" {
		t.Error(diff)
	}
}

func TestSpreadMeetsEveryPartOfTheList(t *testing.T) {
	all := make([]int, 1000)
	for i := range all {
		all[i] = i
	}
	seen, tenths := map[int]bool{}, map[int]bool{}
	for _, v := range spread(all, 50) {
		seen[v], tenths[v/100] = true, true
	}
	if len(seen) != 50 || len(tenths) != 10 {
		t.Errorf("%d different ones of %d tenths", len(seen), len(tenths))
	}
	if got := spread(all, 5000); len(got) != 1000 {
		t.Errorf("%d of 1000", len(got))
	}
}

func TestTableCellsKeepTheirColumns(t *testing.T) {
	p := page{Sections: []section{{Title: "T", Rows: []row{{"tar | zstd", "1", "2", within}}}}}
	if text := p.markdown(); !strings.Contains(text, `| tar \| zstd | 1 | 2 | yes |`) {
		t.Error(text)
	}
	if judge(false) != missed || judge(true) != within {
		t.Error("verdicts are the wrong way round")
	}
}

func TestGeneratedWheelBecomesALayer(t *testing.T) {
	dir := t.TempDir()
	large, err := largeWheel(dir, "bench-large", 200_000)
	if err != nil {
		t.Fatal(err)
	}
	took, peak, err := layerProcess(context.Background(), filepath.Join(dir, large.File), filepath.Join(dir, "layer"))
	if err != nil {
		t.Fatal(err)
	}
	if took <= 0 || peak < 1<<20 {
		t.Errorf("%v, %d bytes", took, peak)
	}
	if _, _, err := layerProcess(context.Background(), filepath.Join(dir, "none.whl"),
		filepath.Join(dir, "layer")); err == nil {
		t.Error("a layer of nothing")
	}
}

func TestPartsThatAreNotMeasuredStay(t *testing.T) {
	path := filepath.Join(t.TempDir(), pageName)
	first := page{Sections: []section{
		{Title: "One", Intro: "of one", Machine: "another", Rows: []row{{What: "x", Measured: "1"}}},
		{Title: "Two", Intro: "of two", Machine: "another", Notes: []string{"a note"}},
	}}
	if err := os.WriteFile(path, []byte(first.markdown()), 0o644); err != nil {
		t.Fatal(err)
	}
	anew := section{Title: "One", Intro: "measured anew", Machine: "this one"}
	second := page{Kept: keptSections(path), Sections: []section{anew, {Title: "Three"}}}
	want := page{Sections: []section{anew, first.Sections[1], {Title: "Three"}}}
	if diff := cmp.Diff(want.markdown(), second.markdown()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

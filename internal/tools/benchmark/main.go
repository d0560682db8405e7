package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

func main() { os.Exit(run(os.Args[1:], os.Stderr)) }

// settings are the flags.
type settings struct {
	docs  string // where the page goes
	bin   string // holds envsolve and buildkitd
	cache string // holds the test world
	real  string // keeps real wheels
	only  map[string]bool
	quick bool // a tiny run, that shows no more than that everything works
	log   io.Writer
}

// part is one group of measurements, a section of the page.
type part struct {
	name    string
	measure func(context.Context, *settings) (section, error)
}

func parts() []part {
	return []part{
		{"process", measureProcess},
		{"planner", measurePlanner},
		{"solver", measureSolver},
		{"layers", measureLayers},
		{"builds", measureBuilds},
		{"real", measureTorch},
		{"vllm", measureVLLM},
		{"lock", measureLocks},
		{"frontend", measureFrontend},
	}
}

func run(args []string, stderr io.Writer) int {
	switch {
	case len(args) == 3 && args[0] == layerCommand:
		return report(stderr, makeLayer(args[1], args[2]))
	case len(args) == 2 && args[0] == cellsCommand:
		return report(stderr, planCells(args[1]))
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	s, err := parse(args, stderr)
	if err != nil {
		return 2
	}
	return report(stderr, s.run(ctx))
}

func report(stderr io.Writer, err error) int {
	if err != nil {
		fmt.Fprintln(stderr, "benchmark:", err)
		return 1
	}
	return 0
}

func parse(args []string, stderr io.Writer) (*settings, error) {
	s := &settings{log: stderr, only: map[string]bool{}}
	flags := flag.NewFlagSet("benchmark", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&s.docs, "docs", "docs", "`folder` that performance.md and its plots go to")
	flags.StringVar(&s.bin, "bin", "bin", "`folder` that holds envsolve and buildkitd")
	flags.StringVar(&s.cache, "cache", ".cache/world", "`folder` that keeps the test world")
	flags.StringVar(&s.real, "real", ".cache/real", "`folder` that keeps real wheels, as make real does")
	flags.BoolVar(&s.quick, "quick", false, "measure next to nothing, to see that it works")
	only := flags.String("only", "",
		"comma-separated `parts`: process, planner, solver, layers, builds, real, vllm, lock, frontend (default: all)")
	if err := flags.Parse(args); err != nil {
		return nil, err
	}
	for name := range strings.SplitSeq(*only, ",") {
		if name != "" {
			s.only[name] = true
		}
	}
	for _, dir := range []*string{&s.docs, &s.bin, &s.cache, &s.real} {
		abs, err := filepath.Abs(*dir)
		if err != nil {
			return nil, err
		}
		*dir = abs
	}
	return s, nil
}

// run measures every part that is asked for, and writes the page after each. A part that
// cannot be measured says so on the page, and fails the run at its end. Parts that are not
// asked for, or not measured yet, stay as the page has them.
func (s *settings) run(ctx context.Context) error {
	p := page{Kept: keptSections(filepath.Join(s.docs, pageName))}
	var failed []string
	for _, part := range parts() {
		if len(s.only) > 0 && !s.only[part.name] {
			continue
		}
		fmt.Fprintf(s.log, "measuring %s\n", part.name)
		began, load := time.Now().UTC(), loadAverage()
		found, err := part.measure(ctx, s)
		found.Date, found.LoadBefore, found.LoadAfter = began, load, loadAverage()
		found.Machine = describeMachine()
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			fmt.Fprintf(s.log, "  %v\n", err)
			failed = append(failed, part.name)
			found.Notes = append(found.Notes, "Not measured on this machine; run the command to see why.")
		}
		p.Sections = append(p.Sections, found)
		if err := p.writeTo(s.docs); err != nil {
			return err
		}
		fmt.Fprintf(s.log, "wrote %s\n", filepath.Join(s.docs, pageName))
	}
	if len(failed) > 0 {
		return fmt.Errorf("could not measure %s", strings.Join(failed, ", "))
	}
	return nil
}

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

const pageName = "performance.md"

// page is docs/performance.md.
type page struct {
	Machine               string
	Date                  time.Time
	LoadBefore, LoadAfter string
	Sections              []section
}

// section is one part of the page.
type section struct {
	Title   string
	Command string // that measures it again
	Intro   string
	Rows    []row
	Plots   []plot
	Notes   []string
}

// row is one figure. Verdict is empty where there is no bar.
type row struct {
	What, Measured, Bar string
	Verdict             verdict
}

// verdict says how a figure stands to its bar.
type verdict string

const (
	within verdict = "yes"
	missed verdict = "**no**"
)

// judge compares a figure with its bar.
func judge(ok bool) verdict {
	if ok {
		return within
	}
	return missed
}

// writeTo writes the page and its plots into a folder.
func (p page) writeTo(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, s := range p.Sections {
		for _, plot := range s.Plots {
			if err := os.WriteFile(filepath.Join(dir, plot.File), plot.svg(), 0o644); err != nil {
				return err
			}
		}
	}
	return os.WriteFile(filepath.Join(dir, pageName), []byte(p.markdown()), 0o644)
}

func (p page) markdown() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Performance\n\nWritten by `make bench` (package `internal/benchmark`), not by hand.\n\n")
	fmt.Fprintf(&b, "- Measured on %s\n- Machine: %s\n", p.Date.Format("2006-01-02 15:04 UTC"), p.Machine)
	fmt.Fprintf(&b, "- Load average over 1, 5 and 15 minutes: %s before, %s after\n\n", p.LoadBefore, p.LoadAfter)
	b.WriteString("A load above the number of cores before the run means that others were using the machine: times are then longer " +
		"than they would be on a quiet one, the tail (p99) most of all. Ratios compare two things that were measured side by side.\n")
	for _, s := range p.Sections {
		s.markdown(&b)
	}
	return b.String()
}

func (s section) markdown(b *strings.Builder) {
	fmt.Fprintf(b, "\n## %s\n\n%s\n\nAgain: `%s`\n", s.Title, s.Intro, s.Command)
	if len(s.Rows) > 0 {
		b.WriteString("\n| what | measured | bar | held |\n|---|---|---|---|\n")
	}
	for _, r := range s.Rows {
		fmt.Fprintf(b, "| %s | %s | %s | %s |\n", cell(r.What), cell(r.Measured), cell(r.Bar), r.Verdict)
	}
	for _, plot := range s.Plots {
		fmt.Fprintf(b, "\n![%s](%s)\n", plot.Title, plot.File)
	}
	for _, n := range s.Notes {
		fmt.Fprintf(b, "\n%s\n", n)
	}
}

// cell keeps a table's columns apart.
func cell(s string) string { return strings.ReplaceAll(s, "|", "\\|") }

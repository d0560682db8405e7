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
	Sections []section
	Kept     []keptSection // of an earlier run, in the page's order
}

// section is one part of the page.
type section struct {
	Title                 string
	Command               string // that measures it again
	Intro                 string
	Date                  time.Time
	Machine               string
	LoadBefore, LoadAfter string
	Rows                  []row
	Plots                 []plot
	Notes                 []string
}

// keptSection is a part that this run did not measure.
type keptSection struct{ title, text string }

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
	b.WriteString("# Performance\n\nWritten by `make bench` (package `internal/tools/benchmark`), not by hand.\n\n" +
		"Ratios compare two things that were measured side by side, in one run on one machine; parts may be of several " +
		"machines, and their times are not for comparing. A load above the number of cores before a part was measured " +
		"means that others were using the machine: times are then longer than they would be on a quiet one, " +
		"the tail (p99) most of all.\n")
	fresh := map[string]string{}
	for _, s := range p.Sections {
		fresh[s.Title] = s.markdown()
	}
	for _, k := range p.Kept {
		if _, ok := fresh[k.title]; !ok {
			b.WriteString(k.text)
			continue
		}
		b.WriteString(fresh[k.title])
		delete(fresh, k.title)
	}
	for _, s := range p.Sections {
		b.WriteString(fresh[s.Title])
	}
	return b.String()
}

// keptSections reads the parts of a page that is there; none where there is no page.
func keptSections(path string) []keptSection {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	var kept []keptSection
	parts := strings.Split(string(text), "\n## ")
	for _, part := range parts[1:] {
		title, _, _ := strings.Cut(part, "\n")
		kept = append(kept, keptSection{title, "\n## " + strings.TrimRight(part, "\n") + "\n"})
	}
	return kept
}

func (s section) markdown() string {
	b := &strings.Builder{}
	fmt.Fprintf(b, "\n## %s\n\n%s\n\nAgain: `%s`\n", s.Title, s.Intro, s.Command)
	fmt.Fprintf(b, "\nMeasured on %s, on %s; load average over 1, 5 and 15 minutes %s before, %s after.\n",
		s.Date.Format("2006-01-02 15:04 UTC"), s.Machine, s.LoadBefore, s.LoadAfter)
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
	return b.String()
}

// cell keeps a table's columns apart.
func cell(s string) string { return strings.ReplaceAll(s, "|", "\\|") }

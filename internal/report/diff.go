package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/compare"
)

// WriteDiff writes how two plans, locks or targets differ.
func WriteDiff(w io.Writer, doc compare.Document, f Format, opt Options) error {
	switch f {
	case JSON:
		return writeJSON(w, doc)
	case Markdown:
		return diffMarkdown(w, printable.Document(doc))
	default:
		return diffTable(w, printable.Document(doc), opt)
	}
}

func diffTable(w io.Writer, doc compare.Document, opt Options) error {
	p := newPage(opt)
	if doc.Before.Matrices.Digest != doc.After.Matrices.Digest {
		p.line("  %s", factsWords(doc))
	}
	for _, d := range doc.Targets {
		p.line("%s  %s", p.style(bold, d.Target), statusWords(d.Status))
		p.columns(2, diffRows(d), dim)
	}
	return p.flush(w)
}

func diffMarkdown(w io.Writer, doc compare.Document) error {
	p := newPage(Options{})
	for i, d := range doc.Targets {
		if i > 0 {
			p.blank()
		}
		p.line("## %s", escape(d.Target))
		p.blank()
		if d.Status != compare.StatusChanged {
			p.line("%s.", statusWords(d.Status))
			continue
		}
		markdownTable(p, row{"part", "change"}, diffRows(d))
	}
	if doc.Before.Matrices.Digest != doc.After.Matrices.Digest {
		p.blank()
		p.line("%s.", escape(factsWords(doc)))
	}
	return p.flush(w)
}

func factsWords(doc compare.Document) string {
	before, after := doc.Before.Matrices.Version, doc.After.Matrices.Version
	if before == after {
		return "the facts differ, though both are of " + strings.ReplaceAll(after, ".", "-")
	}
	return "facts of " + strings.ReplaceAll(before, ".", "-") + " → " + strings.ReplaceAll(after, ".", "-")
}

func statusWords(status string) string {
	switch status {
	case compare.StatusSame:
		return "nothing changes"
	case compare.StatusAdded:
		return "is new"
	case compare.StatusRemoved:
		return "is gone"
	case compare.StatusBroken:
		return "had a stack, and has none any more: see envsolve plan"
	case compare.StatusFixed:
		return "had no stack, and has one now"
	case compare.StatusNone:
		return "has a stack on neither side: see envsolve plan"
	}
	return "changes"
}

func diffRows(d compare.Difference) []row {
	var rows []row
	for _, c := range d.Parts {
		rows = append(rows, row{c.Name, changeWords(c)})
	}
	if d.Driver != nil {
		rows = append(rows, row{"driver", driverWords(d.Driver)})
	}
	rows = appendSets(rows, "gpus", d.GPUs)
	rows = appendSets(rows, "runs on", capabilities(d.Capabilities))
	for _, c := range d.Packages {
		rows = append(rows, row{"package", c.Name + "  " + changeWords(c)})
	}
	if b := d.DownloadBytes; b != nil {
		sign := "+"
		if b.After < b.Before {
			sign = "-"
		}
		rows = append(rows, row{"download", fmt.Sprintf("%s → %s (%s%s)", size(b.Before), size(b.After), sign,
			size(max(b.After-b.Before, b.Before-b.After)))})
	}
	return rows
}

func changeWords(c compare.Change) string {
	switch c.Change {
	case compare.Added:
		return "+ " + c.After
	case compare.Removed:
		return "- " + c.Before
	case compare.Lowered:
		return c.Before + " → " + c.After + "  (older)"
	}
	return c.Before + " → " + c.After
}

func driverWords(d *compare.Driver) string {
	text := fmt.Sprintf("%s → %s, %s", orNone(d.Before), orNone(d.After), d.Change)
	if len(d.BranchesLost) > 0 {
		text += "; branches that no longer do: " + strings.Join(d.BranchesLost, ", ")
	}
	if len(d.BranchesGained) > 0 {
		text += "; branches that now do: " + strings.Join(d.BranchesGained, ", ")
	}
	return text
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

func appendSets(rows []row, name string, s *compare.Sets) []row {
	if s == nil {
		return rows
	}
	if len(s.Gained) > 0 {
		rows = append(rows, row{name, "gained " + strings.Join(s.Gained, ", ")})
	}
	if len(s.Lost) > 0 {
		rows = append(rows, row{name, "lost " + strings.Join(s.Lost, ", ")})
	}
	return rows
}

// capabilities writes compute capabilities as compilers do.
func capabilities(s *compare.Sets) *compare.Sets {
	if s == nil {
		return nil
	}
	return &compare.Sets{Gained: smNames(s.Gained), Lost: smNames(s.Lost)}
}

func smNames(list []string) []string {
	names := make([]string, 0, len(list))
	for _, cc := range list {
		names = append(names, "sm_"+strings.ReplaceAll(cc, ".", ""))
	}
	return names
}

// size writes bytes in decimal units, as downloads are counted.
func size(n int64) string {
	switch {
	case n >= 1e9:
		return fmt.Sprintf("%.2f GB", float64(n)/1e9)
	case n >= 1e6:
		return fmt.Sprintf("%.1f MB", float64(n)/1e6)
	}
	return fmt.Sprintf("%.1f kB", float64(n)/1e3)
}

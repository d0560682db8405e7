package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/envsolve/envsolve/internal/diagnose"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ExplainedSchema names the JSON that Explained encodes to.
const ExplainedSchema = "envsolve.explain/v1"

// Explained is what `explain -o json` prints.
type Explained struct {
	Schema   string            `json:"schema"`
	Matrices plan.MatricesInfo `json:"matrices"`
	Log      string            `json:"log"` // where it was read from
	// Findings are the errors in the log, the one to look at first in front.
	Findings []diagnose.Finding `json:"findings"`
	Seen     diagnose.Seen      `json:"seen"`
	Advice   *diagnose.Advice   `json:"advice"` // null where the log says too little
}

// mostSources is how many addresses are written out for people.
const mostSources = 3

// WriteExplained writes what a log says went wrong.
func WriteExplained(w io.Writer, doc Explained, f Format, opt Options) error {
	switch f {
	case JSON:
		return writeJSON(w, doc)
	case Markdown:
		return explainedMarkdown(w, printable.Document(doc))
	default:
		return explainedTable(w, printable.Document(doc), opt)
	}
}

func explainedTable(w io.Writer, doc Explained, opt Options) error {
	p := newPage(opt)
	for i, f := range doc.Findings {
		if i == 0 {
			tableFinding(p, doc, f)
			continue
		}
		if i == 1 {
			p.blank()
			p.line("%s", p.style(dim, "also in the log, mostly as a consequence"))
		}
		p.line("  %s  %s", p.style(bold, f.ID), placeOfFinding(doc.Log, f))
		p.paragraph(4, 0, clipped(f.Text))
	}
	tableAdvice(p, doc)
	return p.flush(w)
}

func tableFinding(p *page, doc Explained, f diagnose.Finding) {
	mark := p.style(red, "✗")
	if f.Harmless {
		mark = p.style(yellow, "!")
	}
	p.line("%s %s  %s", mark, p.style(bold, f.ID), placeOfFinding(doc.Log, f))
	p.paragraph(2, 0, clipped(f.Text))
	for n, c := range f.Causes {
		p.blank()
		tableCause(p, f, n, c)
	}
	tableSources(p, f)
}

func tableCause(p *page, f diagnose.Finding, n int, c diagnose.Cause) {
	label, rows := "cause", []row{}
	if len(f.Causes) > 1 {
		label = fmt.Sprintf("cause %d", n+1)
	}
	rows = append(rows, row{label, c.Cause})
	if c.Confirm != "" {
		rows = append(rows, row{"confirm", c.Confirm})
	}
	p.columns(2, append(rows, row{"fix", c.Fix}), dim)
}

func tableSources(p *page, f diagnose.Finding) {
	shown := f.Sources[:min(len(f.Sources), mostSources)]
	if len(shown) == 0 {
		return
	}
	p.blank()
	p.line("  %s", p.style(dim, "met in"))
	for _, s := range shown {
		p.line("    %s", s)
	}
	if more := len(f.Sources) - len(shown); more > 0 {
		p.line("    and %d more, which -o json lists", more)
	}
}

// tableAdvice says whether what the log speaks of belongs together.
func tableAdvice(p *page, doc Explained) {
	if seen := seenWords(doc.Seen); seen != "" && doc.Log != "" {
		p.blank()
		p.line("%s  %s", p.style(bold, "the log speaks of"), seen)
	}
	tablePlanned(p, doc.Advice)
}

// tablePlanned writes a command and what it answers, if there is one.
func tablePlanned(p *page, a *diagnose.Advice) {
	if a == nil {
		return
	}
	p.blank()
	p.line("%s", p.style(dim, "$ "+a.Command))
	if a.Verdict != nil {
		for i := range a.Verdict.Judged {
			tableJudged(p, &a.Verdict.Judged[i], Options{})
		}
		if a.Verdict.Verdict == verdict.Works {
			p.paragraph(0, 0, fitWords)
		}
		return
	}
	if a.Plan.Conflict != nil {
		tableConflict(p, *a.Plan)
		return
	}
	p.paragraph(0, 0, adviceWords(a))
}

func markdownPlanned(p *page, a *diagnose.Advice) {
	if a == nil {
		return
	}
	p.blank()
	p.line("%s", code(a.Command))
	p.blank()
	if a.Verdict != nil {
		for i := range a.Verdict.Judged {
			markdownJudged(p, &a.Verdict.Judged[i], Options{})
		}
		if a.Verdict.Verdict == verdict.Works {
			p.blank()
			p.line("%s", fitWords)
		}
		return
	}
	if a.Plan.Conflict != nil {
		markdownConflict(p, *a.Plan)
		return
	}
	p.line("%s", escape(adviceWords(a)))
}

// fitWords is said of versions that work together, beside an error.
const fitWords = "By the facts these fit each other. What is installed may be another build than the one that was named."

// adviceWords say what a plan that holds means for a log with an error.
func adviceWords(a *diagnose.Advice) string {
	stack := a.Plan.Stack
	text := stack.Framework.Name + " " + stack.Framework.Version
	if stack.Framework.Variant != "" {
		text += " (" + stack.Framework.Variant + ")"
	}
	if stack.Driver.Floor != "" {
		text += " with driver " + stack.Driver.Floor + " or newer"
	}
	return "What fits: " + text + "."
}

func explainedMarkdown(w io.Writer, doc Explained) error {
	p := newPage(Options{})
	for i, f := range doc.Findings {
		if i > 0 {
			p.blank()
		}
		p.line("## %s", escape(f.ID))
		p.blank()
		p.line("%s: %s", escape(placeOfFinding(doc.Log, f)), code(clipped(f.Text)))
		p.blank()
		var rows []row
		for _, c := range f.Causes {
			rows = append(rows, row{c.Cause, c.Confirm, c.Fix})
		}
		markdownTable(p, row{"cause", "how to confirm", "fix"}, rows)
	}
	markdownPlanned(p, doc.Advice)
	return p.flush(w)
}

func placeOfFinding(log string, f diagnose.Finding) string {
	if f.Line == 0 {
		return f.Layer
	}
	return fmt.Sprintf("%s:%d", log, f.Line)
}

// mostOfALine is how much of a log's line is shown, in runes.
const mostOfALine = 240

func clipped(line string) string {
	if r := []rune(line); len(r) > mostOfALine {
		return string(r[:mostOfALine]) + "…"
	}
	return line
}

func seenWords(s diagnose.Seen) string {
	parts := append([]string{}, s.GPUs...)
	if s.Driver != "" {
		parts = append(parts, "driver "+s.Driver)
	}
	if s.DriverCUDA != "" {
		parts = append(parts, "driver of CUDA "+s.DriverCUDA)
	}
	if s.Toolkit != "" {
		parts = append(parts, "toolkit "+s.Toolkit)
	}
	if s.Platform != "" {
		parts = append(parts, s.Platform)
	}
	for _, f := range s.Frameworks {
		text := f.Name + " " + f.Version
		if f.Variant != "" {
			text += "+" + f.Variant
		}
		parts = append(parts, text)
	}
	for _, p := range s.Packages {
		parts = append(parts, p.Name+" "+p.Version)
	}
	return strings.Join(parts, " · ")
}

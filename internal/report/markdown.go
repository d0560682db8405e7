package report

import (
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/envsolve/envsolve/planner/plan"
)

func writeMarkdown(w io.Writer, doc plan.Document) error {
	p := newPage(Options{})
	for i, plan := range doc.Plans {
		if i > 0 {
			p.blank()
		}
		p.line("## %s", escape(plan.Target))
		p.blank()
		if plan.Stack == nil {
			markdownConflict(p, plan)
			continue
		}
		markdownStack(p, plan)
	}
	p.blank()
	p.line("Facts of %s, %s.", escape(strings.ReplaceAll(doc.Matrices.Version, ".", "-")), code(doc.Matrices.Digest))
	return p.flush(w)
}

func markdownStack(p *page, plan plan.Plan) {
	markdownTable(p, row{"part", "value"}, stackRows(plan.Stack))
	if gpus := plan.Stack.GPUs; len(gpus) > 0 {
		rows := gpuRows(gpus)
		p.blank()
		markdownTable(p, rows[0], rows[1:])
	}
	if plan.Locked != nil {
		p.blank()
		markdownTable(p, row{"as locked", ""}, sizeRows(plan.Locked))
		p.blank()
		markdownTable(p, row{"layer", "wheels"}, layerRows(plan.Locked))
	}
	if len(plan.Stack.Install) > 0 {
		p.blank()
		codeBlock(p, "sh", plan.Stack.Install)
	}
	markdownReasons(p, plan)
}

func markdownReasons(p *page, plan plan.Plan) {
	if len(plan.Reasons) > 0 {
		p.blank()
		for _, r := range plan.Reasons {
			p.line("- **%s**: %s%s", escape(r.Part), escape(r.Text), factList(r.Facts))
		}
	}
	for _, w := range plan.Warnings {
		p.blank()
		p.line("> **Warning** (%s): %s", code(w.Rule), escape(w.Text))
	}
	markdownHorizon(p, plan.Horizon)
}

func markdownConflict(p *page, plan plan.Plan) {
	if plan.Conflict == nil {
		return
	}
	shown, more := shownConflicts(plan.Conflict)
	for i, c := range shown {
		if i == 0 {
			p.line("No stack satisfies %s:", ruleCount(len(c.Rules)))
		} else {
			p.blank()
			p.line("%s:", sentence(clashWords(len(c.Rules))))
		}
		p.blank()
		for _, r := range c.Rules {
			p.line("- %s", markdownRule(r))
		}
	}
	if more > 0 {
		p.blank()
		p.line("%s.", sentence(moreConflicts(more)))
	}
	markdownFixes(p, plan.Conflict)
	markdownSplit(p, plan.Conflict)
}

// markdownRule writes a rule with its place, and a fact with what it rests on.
func markdownRule(r plan.ConflictRule) string {
	text := escape(r.Text)
	if placeOf(r) != "" {
		text += " (" + code(r.At) + ")"
	}
	if words := evidenceWords(r); words != "" {
		text += " [" + escape(words) + "]"
	}
	return text + factList(r.Facts)
}

func markdownFixes(p *page, c *plan.Conflict) {
	if len(c.Fixes) > 0 {
		p.blank()
		p.line("%s:", sentence(fixesLabel(c)))
		p.blank()
		for _, text := range fixTexts(c.Fixes) {
			p.line("- %s", escape(text))
		}
	}
	if c.Note != "" {
		p.blank()
		p.line("%s.", escape(sentence(c.Note)))
	}
}

// sentence begins with a capital letter.
func sentence(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

func markdownTable(p *page, head row, rows []row) {
	cells := func(r row) string {
		escaped := make([]string, len(r))
		for i, c := range r {
			escaped[i] = escape(strings.Join(strings.Fields(c), " "))
		}
		return "| " + strings.Join(escaped, " | ") + " |"
	}
	p.line("%s", cells(head))
	p.line("|%s", strings.Repeat(" --- |", len(head)))
	for _, r := range rows {
		p.line("%s", cells(r))
	}
}

func factList(facts []string) string {
	if len(facts) == 0 {
		return ""
	}
	spans := make([]string, 0, len(facts))
	for _, f := range facts {
		spans = append(spans, code(f))
	}
	return " [" + strings.Join(spans, ", ") + "]"
}

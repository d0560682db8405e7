package report

import (
	"io"
	"strings"

	"github.com/envsolve/envsolve/planner"
)

func writeMarkdown(w io.Writer, doc planner.Document) error {
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
	p.line("Facts of %s, `%s`.", strings.ReplaceAll(doc.Matrices.Version, ".", "-"), doc.Matrices.Digest)
	return p.flush(w)
}

func markdownStack(p *page, plan planner.Plan) {
	markdownTable(p, row{"part", "value"}, stackRows(plan.Stack))
	if gpus := plan.Stack.GPUs; len(gpus) > 0 {
		rows := gpuRows(gpus)
		p.blank()
		markdownTable(p, rows[0], rows[1:])
	}
	if len(plan.Stack.Install) > 0 {
		p.blank()
		p.line("```sh")
		for _, command := range plan.Stack.Install {
			p.line("%s", command)
		}
		p.line("```")
	}
	markdownReasons(p, plan)
}

func markdownReasons(p *page, plan planner.Plan) {
	if len(plan.Reasons) > 0 {
		p.blank()
		for _, r := range plan.Reasons {
			p.line("- **%s**: %s%s", escape(r.Part), escape(r.Text), factList(r.Facts))
		}
	}
	for _, w := range plan.Warnings {
		p.blank()
		p.line("> **Warning** (`%s`): %s", w.Rule, escape(w.Text))
	}
}

func markdownConflict(p *page, plan planner.Plan) {
	if plan.Conflict == nil {
		return
	}
	for i, c := range append([]planner.Conflict{*plan.Conflict}, plan.Conflict.Others...) {
		if i > 0 {
			p.blank()
		}
		p.line("No stack satisfies %s:", ruleCount(len(c.Rules)))
		p.blank()
		for _, r := range c.Rules {
			at := ""
			if r.At != "" {
				at = " (`" + r.At + "`)"
			}
			p.line("- %s%s%s", escape(r.Text), at, factList(r.Facts))
		}
		markdownFixes(p, c.Fixes)
		markdownSplit(p, c.Split)
	}
}

func markdownFixes(p *page, fixes []planner.Fix) {
	if len(fixes) == 0 {
		return
	}
	p.blank()
	p.line("Change one:")
	p.blank()
	for _, f := range fixes {
		p.line("- %s", escape(f.Text))
	}
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
	return " [`" + strings.Join(facts, "`, `") + "`]"
}

// escape keeps user text from becoming markup.
func escape(s string) string {
	return strings.NewReplacer("|", `\|`, "<", "&lt;", "*", `\*`, "_", `\_`, "`", "'").Replace(s)
}

package report

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/planner/plan"
)

// mostConflicts is how many conflicts of one target are written out; programs
// get them all.
const mostConflicts = 5

// shownConflicts returns the conflicts of a target that are written out, the
// first one first, and how many are not.
func shownConflicts(c *plan.Conflict) (shown []plan.Conflict, more int) {
	shown = append([]plan.Conflict{*c}, c.Others...)
	if more = len(shown) - mostConflicts; more > 0 {
		return shown[:mostConflicts], more
	}
	return shown, 0
}

// tableConflict keeps to the three parts of a conflict: what cannot be, the
// chain of rules, and the changes that work. Parts break at their separators.
func tableConflict(p *page, plan plan.Plan) {
	if plan.Conflict == nil {
		return
	}
	shown, more := shownConflicts(plan.Conflict)
	for i, c := range shown {
		head := clashWords(len(c.Rules))
		if i == 0 {
			head = fmt.Sprintf("target %q: no stack satisfies %s", plan.Target, ruleCount(len(c.Rules)))
		}
		p.line("%s %s", p.style(red, "✗"), p.style(bold, head))
		chain(p, "  ", ruleTexts(c.Rules), " · ")
	}
	if more > 0 {
		p.line("  %s", moreConflicts(more))
	}
	tableFixes(p, plan.Conflict)
	tableSplit(p, plan.Conflict)
}

// clashWords begins a conflict after the first.
func clashWords(rules int) string {
	if rules == 1 {
		return "this rule stands in the way as well"
	}
	return fmt.Sprintf("these %d rules clash as well", rules)
}

func moreConflicts(n int) string {
	if n == 1 {
		return "and 1 more conflict, which -o json lists"
	}
	return fmt.Sprintf("and %d more conflicts, which -o json lists", n)
}

func ruleCount(n int) string {
	if n == 1 {
		return "this rule"
	}
	return fmt.Sprintf("these %d rules", n)
}

// ruleTexts writes rules with their places, and facts with what they rest on.
func ruleTexts(rules []plan.ConflictRule) []string {
	texts := make([]string, 0, len(rules))
	for _, r := range rules {
		texts = append(texts, r.Text+placeOf(r)+evidenceOf(r))
	}
	return texts
}

// placeOf returns the place in a file that a requirement was written at. A flag
// is its own place: the text begins with it.
func placeOf(r plan.ConflictRule) string {
	if r.At == "" || r.At == r.Text || strings.HasPrefix(r.At, "--") {
		return ""
	}
	return " (" + r.At + ")"
}

// evidenceOf says in brackets how a fact is known.
func evidenceOf(r plan.ConflictRule) string {
	if words := evidenceWords(r); words != "" {
		return " [" + words + "]"
	}
	return ""
}

// evidenceWords say how a fact is known, and from when, by the month.
func evidenceWords(r plan.ConflictRule) string {
	switch e := r.Evidence; {
	case e == nil && r.Kind == "fact":
		return "rule " + r.Rule
	case e == nil:
		return ""
	case e.Overlay != "":
		return "your " + e.Overlay
	case e.Learned != "":
		return "learned from " + e.Learned + ", " + e.Date
	default:
		date := strings.SplitN(e.Date, "-", 3) // year, month, day
		return e.Class + ", " + strings.Join(date[:min(len(date), 2)], "-")
	}
}

// chain writes items on one line where they fit, and one a line where not.
func chain(p *page, indent string, items []string, sep string) {
	joined := strings.Join(items, sep)
	if len([]rune(joined))+len(indent) <= p.width {
		p.line("%s%s", indent, joined)
		return
	}
	for _, item := range items {
		p.paragraph(len(indent), 2, item)
	}
}

// tableFixes writes the ways out: on one line where they fit, else one a line.
func tableFixes(p *page, c *plan.Conflict) {
	if len(c.Fixes) > 0 {
		label := fixesLabel(c) + ":"
		one := "  " + label + " " + strings.Join(fixTexts(c.Fixes), "  |  ")
		if len([]rune(one)) <= p.width {
			p.line("  %s%s", p.style(green, label), one[2+len(label):])
		} else {
			p.line("  %s", p.style(green, label))
			for _, text := range fixTexts(c.Fixes) {
				p.paragraph(4, 2, text)
			}
		}
	}
	if c.Note != "" {
		p.paragraph(2, 2, c.Note)
	}
}

func fixTexts(fixes []plan.Fix) []string {
	texts := make([]string, 0, len(fixes))
	for _, f := range fixes {
		texts = append(texts, f.Text)
	}
	return texts
}

// fixesLabel heads the ways out, and says that each mends all conflicts where
// there are several.
func fixesLabel(c *plan.Conflict) string {
	n := 1 + len(c.Others)
	switch {
	case len(c.Fixes) == 1 && n == 1:
		return "change"
	case len(c.Fixes) == 1:
		return fmt.Sprintf("change, which mends all %d", n)
	case n == 1:
		return "change one"
	}
	return fmt.Sprintf("change one, each mends all %d", n)
}

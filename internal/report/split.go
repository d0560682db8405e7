package report

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/planner/plan"
)

// tableSplit shows the fewest stacks that serve a fleet, and what keeps each
// from the first.
func tableSplit(p *page, c *plan.Conflict) {
	shares := c.Split
	if len(shares) == 0 {
		return
	}
	p.line("  %s", p.style(green, splitHead(c)))
	rows := make([]row, 0, len(shares))
	for _, s := range shares {
		rows = append(rows, row{shareHosts(s), shareStack(s.Stack)})
	}
	p.columns(4, rows)
	for _, text := range apartTexts(shares) {
		p.paragraph(4, 2, text)
	}
}

func markdownSplit(p *page, c *plan.Conflict) {
	shares := c.Split
	if len(shares) == 0 {
		return
	}
	p.blank()
	p.line("%s", sentence(splitHead(c)))
	p.blank()
	rows := make([]row, 0, len(shares))
	for _, s := range shares {
		rows = append(rows, row{shareHosts(s), shareStack(s.Stack)})
	}
	markdownTable(p, row{"hosts", "stack"}, rows)
	p.blank()
	for _, text := range apartTexts(shares) {
		p.line("- %s", escape(text))
	}
}

func splitHead(c *plan.Conflict) string {
	what := "the fewest that serve it"
	if !c.SplitProven {
		what = "which serve it, though for so many kinds of hosts it is not proven that fewer would not"
	}
	return fmt.Sprintf("or share the fleet out over %d stacks, %s:", len(c.Split), what)
}

// shareHosts names a share: "v100, t4 on driver 470.82.01".
func shareHosts(s plan.Share) string {
	names := s.GPUs
	if len(names) > 8 {
		names = append(append([]string{}, names[:8]...), fmt.Sprintf("and %d more", len(s.GPUs)-8))
	}
	text := strings.Join(names, ", ")
	if len(s.Drivers) > 0 {
		text += " on driver " + strings.Join(s.Drivers, ", ")
	}
	return text
}

func shareStack(s *plan.Stack) string {
	list := s.Frameworks
	if len(list) == 0 {
		list = []plan.Framework{s.Framework}
	}
	var words []string
	for _, f := range list {
		text := f.Name + " " + f.Version
		if f.Variant != "" {
			text += "+" + f.Variant
		}
		words = append(words, text)
	}
	words = append(words, "python "+s.Python)
	if s.Driver.Floor != "" {
		words = append(words, "driver ≥ "+s.Driver.Floor)
	}
	return strings.Join(words, ", ")
}

// apartTexts returns a sentence for each share but the first: the facts that
// keep the two apart.
func apartTexts(shares []plan.Share) []string {
	var texts []string
	for _, s := range shares {
		var facts []string
		for _, r := range s.Apart {
			facts = append(facts, r.Text)
		}
		if len(facts) > 0 {
			texts = append(texts, shareHosts(s)+" cannot join "+shareHosts(shares[0])+": "+strings.Join(facts, "; "))
		}
	}
	return texts
}

package report

import (
	"io"
	"strings"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/plan"
)

// OutdatedSchema names the JSON that Outdated encodes to.
const OutdatedSchema = "envsolve.outdated/v1"

// Outdated is what `outdated -o json` prints.
type Outdated struct {
	Schema   string            `json:"schema"`
	Matrices plan.MatricesInfo `json:"matrices"`
	Targets  []OutdatedTarget  `json:"targets"`
}

// OutdatedTarget is one target with its parts that are not the newest.
type OutdatedTarget struct {
	Target string         `json:"target"`
	Status string         `json:"status"` // ok, conflict: then there is no stack to be outdated
	Parts  []OutdatedPart `json:"parts"`
	// Horizon says what is the last of its kind for the target's GPUs and hosts.
	Horizon []plan.Horizon `json:"horizon,omitempty"`
}

// OutdatedPart is a part of which the facts know something newer.
type OutdatedPart struct {
	Name     string         `json:"name"`
	Have     string         `json:"have"`
	Newest   string         `json:"newest"`
	Conflict *plan.Conflict `json:"conflict"` // null when only the order of preference holds it back
	// Instead lists the parts that would change with it, where that is all that
	// holds it back.
	Instead []plan.Change `json:"instead,omitempty"`
}

// WriteOutdated writes what is outdated and what holds it back.
func WriteOutdated(w io.Writer, doc Outdated, f Format, opt Options) error {
	switch f {
	case JSON:
		return writeJSON(w, doc)
	case Markdown:
		return outdatedMarkdown(w, printable.Document(doc))
	default:
		return outdatedTable(w, printable.Document(doc), opt)
	}
}

func outdatedTable(w io.Writer, doc Outdated, opt Options) error {
	p := newPage(opt)
	for i, t := range doc.Targets {
		if i > 0 {
			p.blank()
		}
		if len(t.Parts) == 0 {
			p.line("%s  %s", p.style(bold, t.Target), upToDateWords(t, doc))
		} else {
			p.line("%s", p.style(bold, t.Target))
		}
		for _, part := range t.Parts {
			p.line("  %s %s → %s", part.Name, part.Have, part.Newest)
			p.paragraph(4, 2, heldWords(part))
			for _, f := range outdatedFixes(part) {
				p.paragraph(4, 2, p.style(green, "to get it:")+" "+f.Text)
			}
		}
		for _, h := range t.Horizon {
			p.paragraph(2, 2, h.Text)
		}
	}
	return p.flush(w)
}

func outdatedMarkdown(w io.Writer, doc Outdated) error {
	p := newPage(Options{})
	for i, t := range doc.Targets {
		if i > 0 {
			p.blank()
		}
		p.line("## %s", escape(t.Target))
		p.blank()
		if len(t.Parts) == 0 {
			p.line("%s.", escape(upToDateWords(t, doc)))
		} else {
			outdatedParts(p, t.Parts)
		}
		markdownHorizon(p, t.Horizon)
	}
	return p.flush(w)
}

func outdatedParts(p *page, parts []OutdatedPart) {
	var rows []row
	for _, part := range parts {
		rows = append(rows, row{part.Name, part.Have, part.Newest, heldWords(part)})
	}
	markdownTable(p, row{"part", "has", "newest", "why"}, rows)
}

// markdownHorizon writes what a stack is the last for.
func markdownHorizon(p *page, horizon []plan.Horizon) {
	for i, h := range horizon {
		if i == 0 {
			p.blank()
		}
		p.line("- %s", escape(h.Text))
	}
}

func upToDateWords(t OutdatedTarget, doc Outdated) string {
	if t.Status == plan.StatusConflict {
		return "no stack satisfies it: see envsolve plan"
	}
	return "nothing newer in the facts of " + strings.ReplaceAll(doc.Matrices.Version, ".", "-")
}

// heldWords says what holds a part back, without the newest version's own
// demand to be there.
func heldWords(part OutdatedPart) string {
	if part.Conflict == nil {
		return preferenceWords(part)
	}
	var rules []plan.ConflictRule
	for _, r := range part.Conflict.Rules {
		if r.At != part.Name+"=="+part.Newest {
			rules = append(rules, r)
		}
	}
	return "held back by " + strings.Join(ruleTexts(rules), " · ")
}

// preferenceWords says what a part would cost that nothing keeps out.
func preferenceWords(part OutdatedPart) string {
	if len(part.Instead) == 0 {
		return "nothing keeps it out; ask for it to have it"
	}
	var words []string
	for _, c := range part.Instead {
		to := c.To
		if to == "" {
			to = "left out"
		}
		words = append(words, c.Part+" "+c.From+" → "+to)
	}
	return "nothing keeps it out, but with it comes " +
		strings.Join(words, ", ") + "; ask for it to have it all the same"
}

func outdatedFixes(part OutdatedPart) []plan.Fix {
	if part.Conflict == nil {
		return nil
	}
	return part.Conflict.Fixes
}

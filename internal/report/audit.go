package report

import (
	"io"

	"github.com/envsolve/envsolve/internal/printable"
)

// Audit is what an audit of the facts found.
type Audit struct {
	Day   string // on which they were held against the index, 2026-11-23
	Facts string // the date of the facts
	Seed  uint64
	// Budget is how many bytes of files might be read for it, as it was given: 1GB.
	Budget string
	Drawn  []AuditedFact
}

// AuditedFact is a fact that was drawn.
type AuditedFact struct{ Fact, Says, Found, Verdict string }

// The verdicts of an audit, in the order in which they are counted.
const (
	AuditRight     = "right"
	AuditWrong     = "wrong"
	AuditUndecided = "cannot be measured"
)

// WriteAudit writes an audit as a page of Markdown: how many facts are right, and each
// that is not.
func WriteAudit(w io.Writer, doc Audit) error {
	doc = printable.Document(doc)
	count := map[string]int{}
	for _, f := range doc.Drawn {
		count[f.Verdict]++
	}
	p := newPage(Options{})
	p.line("# Facts drawn at random")
	p.blank()
	p.line("On %s %d facts of %s were drawn at random, and each was held against the package index, the metadata of a "+
		"file there (days, Pythons, platforms, requirements) or the libraries of a wheel (GPU code, CUDA, cuDNN, C library, "+
		"ABIs). **%d are right, %d wrong, and %d cannot be measured there.** The same again: "+
		"`envsolve matrices audit --sample %d --seed %d --budget %s`.", doc.Day, len(doc.Drawn), escape(doc.Facts),
		count[AuditRight], count[AuditWrong], count[AuditUndecided], len(doc.Drawn), doc.Seed, escape(doc.Budget))
	p.audited("Wrong", AuditWrong, "- %s: the table says %s, the index %s", doc.Drawn)
	p.audited("Not to be measured there", AuditUndecided, "- %s, for which the table says %s: %s", doc.Drawn)
	return p.flush(w)
}

// audited lists the facts of one verdict, with what the tables say and what was found.
func (p *page) audited(title, verdict, line string, drawn []AuditedFact) {
	first := true
	for _, f := range drawn {
		if f.Verdict != verdict {
			continue
		}
		if first {
			p.blank()
			p.line("## %s", title)
			p.blank()
			first = false
		}
		p.line(line, code(f.Fact), escape(f.Says), escape(f.Found))
	}
}

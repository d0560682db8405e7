package report

import (
	"encoding/json"
	"io"
	"strings"

	"github.com/envsolve/envsolve/internal/diagnose"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/installed"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// DoctorSchema names the JSON that Examined encodes to.
const DoctorSchema = "envsolve.doctor/v1"

// Examined is what `doctor -o json` prints.
type Examined struct {
	Schema   string            `json:"schema"`
	Matrices plan.MatricesInfo `json:"matrices"`
	Machine  host.Machine      `json:"machine"`
	Checks   []host.Check      `json:"checks"`
	// Environments are the Pythons with software for GPUs, as check judges them here.
	Environments []JudgedEnvironment `json:"environments"`
	Advice       *diagnose.Advice    `json:"advice"` // null on a machine without GPUs that the facts know
	Right        *Right              `json:"right"`  // null where no stack fits
}

// Right is what would be right on a machine: a target with as much of what is there as
// has a stack.
type Right struct {
	Target string      `json:"target"` // the text of a target file
	Stack  *plan.Stack `json:"stack"`
}

// words says the stack in a line.
func (r *Right) words() string {
	var parts []string
	for _, f := range r.Stack.AllFrameworks() {
		text := f.Name + " " + f.Version
		if f.Variant != "" {
			text += " (" + f.Variant + ")"
		}
		parts = append(parts, text)
	}
	parts = append(parts, "Python "+r.Stack.Python)
	if r.Stack.Driver.Floor != "" {
		parts = append(parts, "driver "+r.Stack.Driver.Floor+" or newer")
	}
	return "What would be right (--write FILE writes it as a target): " + strings.Join(parts, ", ") + "."
}

// JudgedEnvironment is the verdict on the packages of one Python.
type JudgedEnvironment struct {
	Folder  string           `json:"folder"`
	Verdict verdict.Document `json:"verdict"`
	// Installed is what it holds of CUDA's libraries, and which of them are loaded.
	Installed *installed.Environment `json:"installed"`
	// SelfTest is the report of the self-test, of schema envsolve.selftest/v1, where it ran.
	SelfTest json.RawMessage `json:"self_test,omitempty"`
}

// WriteExamined writes what a machine has and what is wrong.
func WriteExamined(w io.Writer, doc Examined, f Format, opt Options) error {
	switch f {
	case JSON:
		return writeJSON(w, doc)
	case Markdown:
		return examinedMarkdown(w, printable.Document(doc))
	default:
		return examinedTable(w, printable.Document(doc), opt)
	}
}

// mark returns a verdict its sign and its colour.
func mark(p *page, verdict string) string {
	switch verdict {
	case host.OK:
		return p.style(green, "✓")
	case host.Warning:
		return p.style(yellow, "!")
	case host.Fault:
		return p.style(red, "✗")
	}
	return p.style(dim, "–")
}

func examinedTable(w io.Writer, doc Examined, opt Options) error {
	p := newPage(opt)
	p.line("%s", p.style(bold, machineWords(doc.Machine)))
	p.blank()
	width := 0
	for _, c := range doc.Checks {
		width = max(width, len(c.Name))
	}
	for _, c := range doc.Checks {
		tableCheck(p, c, width)
	}
	for i := range doc.Environments {
		e := &doc.Environments[i]
		p.blank()
		p.line("%s", p.style(bold, e.Folder))
		for k := range e.Verdict.Judged {
			tableJudged(p, &e.Verdict.Judged[k], opt)
		}
	}
	tablePlanned(p, doc.Advice)
	if doc.Right != nil && len(doc.Environments) > 0 {
		p.blank()
		p.paragraph(0, 0, doc.Right.words())
	}
	return p.flush(w)
}

// tableCheck writes a check whose name is padded to a width.
func tableCheck(p *page, c host.Check, width int) {
	const gap = "  "
	head := mark(p, c.Verdict) + " " + c.Name + strings.Repeat(" ", width-len(c.Name)) + gap
	indent := strings.Repeat(" ", len("✓ ")-2+width) + gap
	seen := c.Seen
	if c.Error != "" {
		seen += "  [" + c.Error + "]"
	}
	lines := wrap(seen, p.width-len(indent))
	if c.Confirm != "" {
		lines = append(lines, wrap("confirm: "+c.Confirm, p.width-len(indent))...)
	}
	if c.Fix != "" {
		lines = append(lines, wrap("change: "+c.Fix, p.width-len(indent))...)
	}
	for i, line := range lines {
		if i == 0 {
			p.line("%s%s", head, line)
			continue
		}
		p.line("%s%s", indent, line)
	}
}

func machineWords(m host.Machine) string {
	text := m.OS
	if text == "" {
		text = "this machine"
	}
	if m.WSL {
		text += ", in Windows (WSL)"
	}
	if m.Container != "" {
		text += ", in a container (" + m.Container + ")"
	}
	if m.Inside != nil {
		inside := m.Inside.Name
		if m.Inside.OS != "" {
			inside += " (" + m.Inside.OS + ")"
		}
		return inside + ", on " + text
	}
	return text
}

func examinedMarkdown(w io.Writer, doc Examined) error {
	p := newPage(Options{})
	p.line("%s", escape(machineWords(doc.Machine)))
	p.blank()
	var rows []row
	for _, c := range doc.Checks {
		rows = append(rows, row{mark(p, c.Verdict), c.Name, c.Seen, c.Error, c.Confirm, c.Fix})
	}
	markdownTable(p, row{"", "what", "seen", "error", "confirm", "change"}, rows)
	for i := range doc.Environments {
		e := &doc.Environments[i]
		p.blank()
		p.line("%s", code(e.Folder))
		p.blank()
		for k := range e.Verdict.Judged {
			markdownJudged(p, &e.Verdict.Judged[k], Options{})
		}
	}
	markdownPlanned(p, doc.Advice)
	if doc.Right != nil && len(doc.Environments) > 0 {
		p.blank()
		p.line("%s", escape(doc.Right.words()))
	}
	return p.flush(w)
}

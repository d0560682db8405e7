package report

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// Formats of verdicts beside those of plans.
const (
	SARIF  Format = "sarif"  // SARIF 2.1.0, for code scanning
	GitHub Format = "github" // annotations of GitHub's workflow commands
)

// CheckFormats lists the formats of verdicts in the order that help texts show.
func CheckFormats() []string { return append(Formats(), string(SARIF), string(GitHub)) }

// ParseCheckFormat reads the value of check's -o.
func ParseCheckFormat(s string) (Format, error) {
	switch f := Format(s); f {
	case SARIF, GitHub:
		return f, nil
	}
	f, err := ParseFormat(s)
	if err != nil {
		return f, fmt.Errorf("unknown output format %q: use table, json, markdown, sarif or github", s)
	}
	return f, nil
}

// WriteChecked writes a verdict.
func WriteChecked(w io.Writer, doc *verdict.Document, f Format, opt Options) error {
	opt.Patches = printablePatches(opt.Patches)
	switch f {
	case JSON:
		return writeJSON(w, withPatches(doc, opt.Patches))
	case Markdown:
		return checkedMarkdown(w, printable.Document(doc), opt)
	case SARIF:
		return writeJSON(w, sarifOf(doc, opt.Patches))
	case GitHub:
		return writeAnnotations(w, findingsOf(printable.Document(doc)))
	default:
		return checkedTable(w, printable.Document(doc), opt)
	}
}

// PatchKey returns by what the patch of a way out is found: its text, of a container with
// the name of that before it.
func PatchKey(j *verdict.Judged, fix *verdict.Fix) string {
	if j.Container == "" {
		return fix.Text
	}
	return j.Container + ": " + fix.Text
}

// withPatches returns a verdict whose ways out say what they do to the sources.
func withPatches(doc *verdict.Document, patches map[string]Patch) *verdict.Document {
	full := *doc
	full.Judged = slices.Clone(doc.Judged)
	for i := range full.Judged {
		j := &full.Judged[i]
		j.Fixes = slices.Clone(j.Fixes)
		for k := range j.Fixes {
			p := patches[PatchKey(j, &j.Fixes[k])]
			j.Fixes[k].Patch, j.Fixes[k].ByHand = p.Diff, p.ByHand
		}
	}
	return &full
}

// printablePatches returns patches by the texts of fixes as they are shown. Lines
// of a patch are made printable one by one.
func printablePatches(all map[string]Patch) map[string]Patch {
	clean := map[string]Patch{}
	for text, p := range all {
		clean[printable.Line(text)] = Patch{Diff: p.Diff, ByHand: printable.Document(p.ByHand), Files: p.Files}
	}
	return clean
}

func checkedTable(w io.Writer, doc *verdict.Document, opt Options) error {
	p := newPage(opt)
	for i := range doc.Judged {
		if i > 0 {
			p.blank()
		}
		tableJudged(p, &doc.Judged[i], opt)
	}
	if len(doc.Readings) > 0 {
		if len(doc.Judged) > 0 {
			p.blank()
		}
		p.line("  %s", p.style(dim, "taken for"))
		var rows []row
		for _, r := range doc.Readings {
			rows = append(rows, row{r.Text, r.Taken})
		}
		p.columns(4, rows)
	}
	if len(doc.NotJudged) > 0 {
		if len(doc.Judged)+len(doc.Readings) > 0 {
			p.blank()
		}
		p.line("  %s", p.style(dim, "not judged"))
		alone, many := byReason(doc.NotJudged)
		var rows []row
		for _, n := range alone {
			rows = append(rows, row{n.Name, n.Why})
		}
		p.columns(4, rows)
		for _, r := range many {
			p.paragraph(4, 2, fmt.Sprintf("%s (%d): %s", r.why, len(r.names), strings.Join(r.names, ", ")))
		}
	}
	return p.flush(w)
}

// reason is why several names were not judged.
type reason struct {
	why   string
	names []string
}

// mostAlone is how many names with one reason have a line each.
const mostAlone = 5

// byReason returns the notes that have a line of their own, and the reasons that hold for
// more names than can be read so: those of an environment are hundreds.
func byReason(notes []verdict.NotJudged) (alone []verdict.NotJudged, many []reason) {
	at := map[string]int{}
	var all []reason
	for _, n := range notes {
		i, ok := at[n.Why]
		if !ok {
			i, at[n.Why] = len(all), len(all)
			all = append(all, reason{why: n.Why})
		}
		all[i].names = append(all[i].names, n.Name)
	}
	for _, n := range notes {
		if len(all[at[n.Why]].names) <= mostAlone {
			alone = append(alone, n)
		}
	}
	return alone, slices.DeleteFunc(all, func(r reason) bool { return len(r.names) <= mostAlone })
}

// verdictMark returns a verdict its sign and its colour.
func verdictMark(p *page, v verdict.Verdict) string {
	switch v {
	case verdict.Works:
		return p.style(green, "✓")
	case verdict.Fails:
		return p.style(red, "✗")
	}
	return p.style(yellow, "?")
}

func tableJudged(p *page, j *verdict.Judged, opt Options) {
	p.line("%s %s  %s", verdictMark(p, j.Verdict), p.style(bold, string(j.Verdict)), judgedOn(j))
	if j.Stack != nil && j.Verdict != verdict.Fails {
		p.paragraph(2, 2, stackLine(j.Stack))
	}
	if len(j.InferredFrom) > 0 {
		p.paragraph(2, 4, "inferred: "+strings.Join(j.InferredFrom, "; "))
	}
	if j.Conflict != nil {
		shown, more := shownConflicts(j.Conflict)
		for i, c := range shown {
			if i > 0 {
				p.line("  %s", p.style(bold, "besides"))
			}
			for _, text := range ruleTexts(c.Rules) {
				p.paragraph(4, 2, text)
			}
		}
		if more > 0 {
			p.line("  %s", moreConflicts(more))
		}
	}
	tableMissing(p, j.Missing)
	for _, fix := range j.Fixes {
		p.paragraph(2, 4, p.style(green, "change:")+" "+fix.Text)
		tablePatch(p, opt.Patches[PatchKey(j, &fix)])
	}
	if j.Conflict != nil && j.Conflict.Note != "" {
		p.paragraph(2, 2, j.Conflict.Note)
	}
	for _, w := range warningsLeft(j) {
		p.paragraph(2, 4, p.style(yellow, "!")+" "+w.Text+"  ["+w.Rule+"]")
	}
}

// warningsLeft returns the warnings of what is judged, but for one that is already said as what
// is missing.
func warningsLeft(j *verdict.Judged) []plan.Warning {
	said := func(w plan.Warning) bool { return j.Missing != nil && w.Text == j.Missing.Why }
	return slices.DeleteFunc(slices.Clone(j.Warnings), said)
}

// tablePatch writes a change as the sources say it.
func tablePatch(p *page, fix Patch) {
	for line := range strings.Lines(fix.Diff) {
		if strings.HasPrefix(line, "diff ") {
			continue
		}
		p.line("    %s", printable.Line(strings.TrimRight(line, "\r\n")))
	}
	for _, hand := range fix.ByHand {
		p.paragraph(4, 2, "by hand: "+hand)
	}
}

// markdownPatch writes a change as the sources say it, as a block of code that
// nothing in it can end.
func markdownPatch(p *page, fix Patch) {
	if fix.Diff != "" {
		fence := "```"
		for strings.Contains(fix.Diff, fence) {
			fence += "`"
		}
		p.blank()
		p.line("  %sdiff", fence)
		for line := range strings.Lines(fix.Diff) {
			p.line("  %s", printable.Line(strings.TrimRight(line, "\r\n")))
		}
		p.line("  %s", fence)
	}
	for _, hand := range fix.ByHand {
		p.line("  - by hand: %s", escape(hand))
	}
}

func tableMissing(p *page, m *verdict.Missing) {
	if m == nil {
		return
	}
	p.paragraph(2, 2, m.Why)
	text := "to settle it, look up " + m.Observe
	if m.Command != "" {
		text += ": " + m.Command
	}
	p.paragraph(2, 4, text)
}

// judgedOn says what a verdict is for: its container, its GPU and its driver, as far as
// there is one and it is known.
func judgedOn(j *verdict.Judged) string {
	var on []string
	if j.GPU != "" {
		on = append(on, j.GPU)
	}
	if j.Driver != "" {
		on = append(on, "driver "+j.Driver)
	}
	if len(on) == 0 && onCPUAlone(j) {
		on = append(on, "the CPU alone")
	}
	text := strings.Join(on, ", ")
	if text != "" {
		text = "on " + text
	}
	if j.Container != "" {
		text = strings.TrimSpace(j.Container + " " + text)
	}
	if j.Inferred {
		text = strings.TrimSpace(text + " (inferred)")
	}
	return text
}

// onCPUAlone reports whether what is judged has no GPU code.
func onCPUAlone(j *verdict.Judged) bool {
	told := func(w plan.Warning) bool { return w.Rule == "cpu-build" }
	return j.Verdict == verdict.Works && j.Stack != nil && j.Stack.CUDA.Version == "" &&
		slices.ContainsFunc(j.Warnings, told)
}

// stackLine returns an environment as it is taken to be, in a line.
func stackLine(s *plan.Stack) string {
	var parts []string
	for _, f := range s.AllFrameworks() {
		text := f.Name + " " + f.Version
		if f.Variant != "" {
			text += "+" + f.Variant
		}
		parts = append(parts, text)
	}
	if s.CUDA.Version != "" {
		parts = append(parts, "CUDA "+s.CUDA.Version)
	}
	if s.CUDNN != "" {
		parts = append(parts, "cuDNN "+s.CUDNN)
	}
	parts = append(parts, s.Platform)
	if s.Driver.Floor != "" {
		parts = append(parts, "driver "+s.Driver.Floor+" or newer")
	}
	return strings.Join(parts, ", ")
}

func checkedMarkdown(w io.Writer, doc *verdict.Document, opt Options) error {
	p := newPage(Options{})
	for i := range doc.Judged {
		if i > 0 {
			p.blank()
		}
		markdownJudged(p, &doc.Judged[i], opt)
	}
	alone, many := byReason(doc.NotJudged)
	for _, n := range alone {
		p.line("- not judged: %s, %s", escape(n.Name), escape(n.Why))
	}
	for _, r := range many {
		p.line("- not judged, %s (%d): %s", escape(r.why), len(r.names), escape(strings.Join(r.names, ", ")))
	}
	p.blank()
	p.line("Facts of %s, %s.", escape(strings.ReplaceAll(doc.Matrices.Version, ".", "-")), code(doc.Matrices.Digest))
	return p.flush(w)
}

func markdownJudged(p *page, j *verdict.Judged, opt Options) {
	p.line("## %s %s", j.Verdict, escape(judgedOn(j)))
	p.blank()
	if j.Stack != nil {
		p.line("- %s", escape(stackLine(j.Stack)))
	}
	if len(j.InferredFrom) > 0 {
		p.line("- inferred: %s", escape(strings.Join(j.InferredFrom, "; ")))
	}
	if j.Conflict != nil {
		shown, more := shownConflicts(j.Conflict)
		for i, c := range shown {
			indent := ""
			if i > 0 {
				p.line("- besides")
				indent = "  "
			}
			for _, text := range ruleTexts(c.Rules) {
				p.line("%s- %s", indent, escape(text))
			}
		}
		if more > 0 {
			p.line("- %s", moreConflicts(more))
		}
	}
	if m := j.Missing; m != nil {
		p.line("- %s", escape(m.Why))
		p.line("- to settle it, look up %s%s", escape(m.Observe), codeAfter(": ", m.Command))
	}
	for _, fix := range j.Fixes {
		p.line("- **change** %s", escape(fix.Text))
		markdownPatch(p, opt.Patches[PatchKey(j, &fix)])
	}
	if j.Conflict != nil && j.Conflict.Note != "" {
		p.line("- %s", escape(j.Conflict.Note))
	}
	for _, warning := range warningsLeft(j) {
		p.line("- ⚠ %s", escape(warning.Text))
	}
}

func codeAfter(before, command string) string {
	if command == "" {
		return ""
	}
	return before + code(command)
}

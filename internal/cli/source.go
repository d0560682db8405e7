package cli

import (
	"bytes"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/internal/printable"
)

// printableDiagnostic returns a diagnostic and the files that it shows such that
// both can be printed: names of files and the lines of them hold escapes, and the
// ranges cover in those lines what they covered before.
func printableDiagnostic(d *hcl.Diagnostic, sources map[string]*hcl.File) (*hcl.Diagnostic, map[string]*hcl.File) {
	clean := *d
	clean.Summary, clean.Detail = printable.Text(d.Summary), printable.Text(d.Detail)
	if d.Subject == nil {
		return &clean, nil
	}
	file := sources[d.Subject.Filename]
	clean.Subject = printableRange(d.Subject, file)
	clean.Context = printableRange(d.Context, file)
	if file == nil {
		return &clean, nil
	}
	shown := &hcl.File{Bytes: []byte(printable.Text(string(file.Bytes))), Nav: blockAround{file, d.Subject.Start.Byte}}
	return &clean, map[string]*hcl.File{clean.Subject.Filename: shown}
}

// blockAround names the block around a position of a file, for package hcl.
type blockAround struct {
	file *hcl.File
	at   int
}

// ContextString returns the block's words. The position that it is asked for is
// one in what is shown of the file, and not the one that is meant.
func (c blockAround) ContextString(int) string {
	nav, ok := c.file.Nav.(interface{ ContextString(offset int) string })
	if !ok {
		return ""
	}
	return printable.Line(nav.ContextString(c.at))
}

func printableRange(r *hcl.Range, file *hcl.File) *hcl.Range {
	if r == nil {
		return nil
	}
	clean := *r
	clean.Filename = printable.Line(r.Filename)
	if file != nil {
		clean.Start, clean.End = printablePos(r.Start, file.Bytes), printablePos(r.End, file.Bytes)
	}
	return &clean
}

// printablePos moves a position by what the escapes before it have added.
func printablePos(p hcl.Pos, src []byte) hcl.Pos {
	before := src[:min(max(p.Byte, 0), len(src))]
	shown := printable.Text(string(before))
	line := before[bytes.LastIndexByte(before, '\n')+1:]
	return hcl.Pos{
		Line:   p.Line,
		Byte:   p.Byte + len(shown) - len(before),
		Column: p.Column + utf8.RuneCountInString(printable.Text(string(line))) - utf8.RuneCount(line),
	}
}

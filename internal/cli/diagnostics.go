package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/request"
)

// Diagnostics prints what is wrong or odd about a file, all of it. The error is
// the exit that goes with it, or nil where there are only warnings.
func (a *App) Diagnostics(diags hcl.Diagnostics, sources map[string]*hcl.File) error {
	width, color := Terminal(a.Stderr)
	if width <= 0 {
		width = 100
	}
	color = color && a.Env("NO_COLOR") == ""
	sources = withSources(diags, sources)
	to := a.Stderr
	if color {
		to = printable.Styled(to)
	}
	for _, d := range diags {
		var text bytes.Buffer
		clean, files := printableDiagnostic(d, sources)
		if err := hcl.NewDiagnosticTextWriter(&text, files, uint(width), color).WriteDiagnostic(clean); err != nil {
			return err
		}
		if _, err := io.WriteString(to, pointed(text.String(), clean, columnOf(d), !color)); err != nil {
			return err
		}
	}
	if !diags.HasErrors() {
		return nil
	}
	return &ExitError{Code: ExitUsage}
}

// pointed adds to the text of a diagnostic what the writer of package hcl leaves
// out: the column, and, where no colour marks the place, a line of carets below
// the line that is shown. The column is that of the file, which is not the
// one that is shown where escapes stand before it.
func pointed(text string, d *hcl.Diagnostic, column int, carets bool) string {
	if d.Subject == nil {
		return text
	}
	line := fmt.Sprintf("on %s line %d", d.Subject.Filename, d.Subject.Start.Line)
	text = strings.Replace(text, line, fmt.Sprintf("%s, column %d", line, column), 1)
	prefix := fmt.Sprintf("\n%4d: ", d.Subject.Start.Line)
	before, rest, shown := strings.Cut(text, prefix)
	if !shown || !carets {
		return text
	}
	source, after, _ := strings.Cut(rest, "\n")
	return before + prefix + source + "\n" + strings.Repeat(" ", len(prefix)-1) + underline(source, *d.Subject) + "\n" +
		after
}

func columnOf(d *hcl.Diagnostic) int {
	if d.Subject == nil {
		return 0
	}
	return d.Subject.Start.Column
}

// underline puts carets under the part of a line that a range covers; tabs stay
// what they are, so that the carets stand where the text does.
func underline(line string, r hcl.Range) string {
	var b strings.Builder
	column := 1
	for _, c := range line {
		switch {
		case column < r.Start.Column && c == '\t':
			b.WriteByte('\t')
		case column < r.Start.Column:
			b.WriteByte(' ')
		case column == r.Start.Column, r.End.Line > r.Start.Line, column < r.End.Column:
			b.WriteByte('^')
		}
		column++
	}
	if column <= r.Start.Column { // the range begins behind the line's last letter
		b.WriteString(strings.Repeat(" ", r.Start.Column-column) + "^")
	}
	return b.String()
}

// withSources adds the files that diagnostics speak of and the caller has not
// read itself, such as those of an overlay: their lines are shown, too.
func withSources(diags hcl.Diagnostics, sources map[string]*hcl.File) map[string]*hcl.File {
	all := maps.Clone(sources)
	for _, d := range diags {
		if d.Subject == nil || all[d.Subject.Filename] != nil {
			continue
		}
		if text, err := os.ReadFile(d.Subject.Filename); err == nil {
			if all == nil {
				all = map[string]*hcl.File{}
			}
			all[d.Subject.Filename] = &hcl.File{Bytes: text}
		}
	}
	return all
}

// InputError prints an error about what the user wrote, at its place.
func (a *App) InputError(err error, sources map[string]*hcl.File) error {
	var diags hcl.Diagnostics
	if errors.As(err, &diags) {
		return a.Diagnostics(diags, sources)
	}
	for _, input := range request.InputErrors(err) {
		if input.At.Line == 0 {
			return &ExitError{Code: ExitUsage, Err: err}
		}
		diags = append(diags, &hcl.Diagnostic{
			Severity: hcl.DiagError, Summary: input.Summary, Detail: input.Detail,
			Subject: rangeAt(input.At, sources[input.At.File]),
		})
	}
	if len(diags) == 0 {
		return err
	}
	return a.Diagnostics(diags, sources)
}

// rangeAt is the expression that begins at a position, as far as the line
// tells: up to the end of the word or the quoted text.
func rangeAt(at request.Position, file *hcl.File) *hcl.Range {
	r := &hcl.Range{Filename: at.File, Start: hcl.Pos{Line: at.Line, Column: at.Column}}
	if file != nil {
		r.Start.Byte = byteOffset(file.Bytes, at)
		r.End = r.Start
		length := expressionLength(file.Bytes[r.Start.Byte:])
		r.End.Byte += length
		r.End.Column += length
		return r
	}
	r.End = r.Start
	return r
}

func byteOffset(src []byte, at request.Position) int {
	offset := 0
	for range at.Line - 1 {
		next := bytes.IndexByte(src[offset:], '\n')
		if next < 0 {
			return len(src) // the file has become shorter
		}
		offset += next + 1
	}
	return min(offset+at.Column-1, len(src))
}

func expressionLength(src []byte) int {
	line, _, _ := bytes.Cut(src, []byte("\n"))
	if len(line) > 0 && line[0] == '"' {
		if end := bytes.IndexByte(line[1:], '"'); end >= 0 {
			return end + 2
		}
	}
	if end := bytes.IndexAny(line, " \t,=]})"); end > 0 {
		return end
	}
	return len(line)
}

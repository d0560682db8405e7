package report

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/envsolve/envsolve/internal/printable"
)

const defaultWidth = 100

// page collects lines, so that one failing write is reported once, at the end.
type page struct {
	b     strings.Builder
	width int
	color bool
}

func newPage(opt Options) *page {
	width := opt.Width
	if width <= 0 {
		width = defaultWidth
	}
	return &page{width: max(width, 60), color: opt.Color}
}

// flush writes the page. What it holds is printable, so that its colours are the
// only sequences in it.
func (p *page) flush(w io.Writer) error {
	if p.color {
		w = printable.Styled(w)
	}
	_, err := io.WriteString(w, p.b.String())
	return err
}

func (p *page) line(format string, args ...any) {
	text := strings.TrimRight(fmt.Sprintf(format, args...), " ")
	p.b.WriteString(text)
	p.b.WriteByte('\n')
}

func (p *page) blank() { p.b.WriteByte('\n') }

// ANSI styles; empty text and plain pages stay untouched.
const (
	bold   = "1"
	green  = "32"
	red    = "31"
	yellow = "33"
	dim    = "2"
)

func (p *page) style(code, text string) string {
	if !p.color || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

// row is one line of columns; the last column wraps under itself.
type row []string

// columns writes rows with aligned columns, two spaces apart, behind indent.
// The cells of every column but the last keep to one line, a long one to a line of its own.
func (p *page) columns(indent int, rows []row, styles ...string) {
	var widths []int
	for _, r := range rows {
		for i, cell := range r {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			if i < len(r)-1 && !p.alone(indent, r) {
				widths[i] = max(widths[i], utf8.RuneCountInString(cell))
			}
		}
	}
	for _, r := range rows {
		p.columnLine(indent, r, widths, styles)
	}
}

// alone reports whether the first of a row's two cells leaves the other one less than half of the
// page: it has a line to itself then, so that the rows beside it keep theirs.
func (p *page) alone(indent int, r row) bool {
	return len(r) == 2 && indent+utf8.RuneCountInString(r[0]) > p.width/2
}

func (p *page) columnLine(indent int, r row, widths []int, styles []string) {
	var b strings.Builder
	b.WriteString(strings.Repeat(" ", indent))
	at := indent
	for i, cell := range r[:len(r)-1] {
		if p.alone(indent, r) {
			at += widths[i] + 2
			b.WriteString(p.styled(styles, i, cell) + "\n" + strings.Repeat(" ", at))
			continue
		}
		pad := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell)+2)
		b.WriteString(p.styled(styles, i, cell) + pad)
		at += widths[i] + 2
	}
	last := len(r) - 1
	for i, piece := range wrap(r[last], p.width-at) {
		if i > 0 {
			b.WriteString("\n" + strings.Repeat(" ", at))
		}
		b.WriteString(p.styled(styles, last, piece))
	}
	p.line("%s", b.String())
}

func (p *page) styled(styles []string, column int, text string) string {
	if column < len(styles) && styles[column] != "" {
		return p.style(styles[column], text)
	}
	return text
}

// paragraph writes text wrapped at the page's width, with a hanging indent.
func (p *page) paragraph(indent, hanging int, text string) {
	for i, piece := range wrap(text, p.width-indent-hanging) {
		pad := indent
		if i > 0 {
			pad += hanging
		}
		p.line("%s%s", strings.Repeat(" ", pad), piece)
	}
}

// wrap breaks text at spaces into pieces of at most width runes; a longer word
// stands alone.
func wrap(text string, width int) []string {
	width = max(width, 20)
	if utf8.RuneCountInString(text) <= width {
		return []string{text}
	}
	return pack(words(text), " ", width)
}

// words splits text at spaces, and keeps short brackets such as [vendor,
// 2025-08] whole.
func words(text string) []string {
	var list []string
	for _, w := range strings.Fields(text) {
		if n := len(list); n > 0 && strings.HasPrefix(list[n-1], "[") && !strings.Contains(list[n-1], "]") &&
			len(list[n-1]) < 12 {
			list[n-1] += " " + w
			continue
		}
		list = append(list, w)
	}
	return list
}

// pack joins items with sep into lines of at most width runes.
func pack(items []string, sep string, width int) []string {
	var lines []string
	line, used := "", 0
	for _, item := range items {
		n := utf8.RuneCountInString(item)
		if used > 0 && used+utf8.RuneCountInString(sep)+n > width {
			lines = append(lines, line)
			line, used = "", 0
		}
		if used > 0 {
			line += sep
			used += utf8.RuneCountInString(sep)
		}
		line += item
		used += n
	}
	return append(lines, line)
}

// Package printable shows text that comes from outside: from logs, locks, wheels,
// images, servers and file names. Such text may hold characters that a terminal
// obeys, that turn the order of what is read around, or that cannot be seen.
// Here each of them becomes an escape that can be read.
//
// What stays as it is: letters, marks, numbers, punctuation, symbols and spaces
// (unicode.IsGraphic), and the ends of lines and tabs. What is escaped:
//
//   - control characters, C0 and C1, and DEL
//   - characters of format: those that turn the direction of text (Unicode's
//     bidirectional algorithm, UAX 9) and those of no width
//   - variation selectors and whatever else Unicode says is shown as nothing
//     (Default_Ignorable_Code_Point)
//   - private characters, unassigned ones, and separators of lines and paragraphs
//   - bytes that are no UTF-8, as \xff
//
// Escapes are those of JSON, \u202e or \udb40\udc01, so that a JSON text which
// passes through here means what it meant before.
package printable

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Text returns s with escapes. Ends of lines and tabs stay.
func Text(s string) string {
	if isPlain(s) {
		return s
	}
	out, rest := appendPrintable(nil, []byte(s), nil)
	return string(appendRest(out, rest))
}

// Line returns s as Text does, and on one line: ends of lines are escaped, too.
func Line(s string) string {
	if isPlain(s) && !strings.Contains(s, "\n") {
		return s
	}
	out := []byte{}
	for part := range bytes.Lines([]byte(s)) {
		end := len(bytes.TrimRight(part, "\r\n"))
		clean, rest := appendPrintable(out, part[:end], nil)
		out = appendRest(clean, rest)
		for _, c := range part[end:] {
			out = appendEscape(out, rune(c))
		}
	}
	return string(out)
}

// Rune reports whether a character is shown as it is.
func Rune(r rune) bool {
	if r >= ' ' && r < 0x7f {
		return true
	}
	return r == '\n' || r == '\t' || unicode.IsGraphic(r) &&
		!unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector)
}

// isPlain reports whether s is ASCII with nothing to escape, as nearly all text is.
func isPlain(s string) bool {
	for i := range len(s) {
		if !plainByte(s[i]) {
			return false
		}
	}
	return true
}

func plainByte(c byte) bool { return c >= ' ' && c < 0x7f || c == '\n' || c == '\t' }

// appendPrintable appends text with escapes to out. Sequences of own are let
// through. rest is the end of the text of which it cannot be said yet what it
// is: the beginning of a character, of a line's end, or of a sequence of own.
func appendPrintable(out, text []byte, own []string) (printable, rest []byte) {
	for len(text) > 0 {
		n := 0
		for n < len(text) && plainByte(text[n]) {
			n++
		}
		if n > 0 {
			out, text = append(out, text[:n]...), text[n:]
			continue
		}
		if n, unfinished := passes(text, own); unfinished {
			return out, text
		} else if n > 0 {
			out, text = append(out, text[:n]...), text[n:]
			continue
		}
		if !utf8.FullRune(text) {
			return out, text
		}
		r, size := utf8.DecodeRune(text)
		if r == utf8.RuneError && size == 1 {
			out = fmt.Appendf(out, `\x%02x`, text[0])
		} else {
			out = appendRune(out, r)
		}
		text = text[size:]
	}
	return out, nil
}

// passes returns the length of what is let through at the beginning of a text
// beside what is printable: a line's end with a carriage return, or a sequence of
// own. unfinished is true where more of the text is needed to tell.
func passes(text []byte, own []string) (n int, unfinished bool) {
	for _, sequence := range own {
		if bytes.HasPrefix(text, []byte(sequence)) {
			return len(sequence), false
		}
		if bytes.HasPrefix([]byte(sequence), text) {
			return 0, true
		}
	}
	const end = "\r\n"
	if bytes.HasPrefix(text, []byte(end)) {
		return len(end), false
	}
	return 0, string(text) == end[:1]
}

// appendRest appends the end of a text that will not be finished.
func appendRest(out, rest []byte) []byte {
	for _, c := range rest {
		if c < utf8.RuneSelf {
			out = appendRune(out, rune(c))
			continue
		}
		out = fmt.Appendf(out, `\x%02x`, c)
	}
	return out
}

func appendRune(out []byte, r rune) []byte {
	if Rune(r) {
		return utf8.AppendRune(out, r)
	}
	return appendEscape(out, r)
}

// appendEscape appends the escape that JSON has for a character.
func appendEscape(out []byte, r rune) []byte {
	switch r {
	case '\n':
		return append(out, `\n`...)
	case '\r':
		return append(out, `\r`...)
	}
	for _, unit := range utf16.Encode([]rune{r}) {
		out = fmt.Appendf(out, `\u%04x`, unit)
	}
	return out
}

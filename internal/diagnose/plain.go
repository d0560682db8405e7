package diagnose

import "strings"

// mostAtOnce is how much of a line is handed on at a time, in bytes.
const mostAtOnce = 64 << 10

// eachLine calls visit for each line of a log, without colours, each state of a
// progress bar as a line of its own, numbered from 1. What follows the last line
// end is a line, be it empty. Lines longer than mostAtOnce come in pieces, of
// which each begins with the end of the one before.
func eachLine(log []byte, visit func(line string, number int)) {
	for number := 1; ; number++ {
		end := 0
		for end < len(log) && log[end] != '\n' && log[end] != '\r' {
			end++
		}
		line := log[:end]
		for len(line) > mostAtOnce {
			visit(withoutEscapes(string(line[:mostAtOnce])), number)
			line = line[mostAtOnce-shared:]
		}
		visit(withoutEscapes(string(line)), number)
		if end == len(log) {
			return
		}
		if log[end] == '\r' && end+1 < len(log) && log[end+1] == '\n' {
			end++
		}
		log = log[end+1:]
	}
}

// withoutEscapes leaves out the sequences with which programs colour and move
// (ECMA-48), and those that name windows and links.
func withoutEscapes(line string) string {
	at := strings.IndexByte(line, '\x1b')
	if at < 0 {
		return line
	}
	var b strings.Builder
	for at >= 0 {
		b.WriteString(line[:at])
		n := escapeLength(line[at:])
		if n == 0 { // a lone escape stays, as a character that means nothing
			b.WriteByte('\x1b')
			n = 1
		}
		line = line[at+n:]
		at = strings.IndexByte(line, '\x1b')
	}
	b.WriteString(line)
	return b.String()
}

// escapeLength is how long the sequence at the beginning of a text is, 0 where
// there is none that ends.
func escapeLength(s string) int {
	switch {
	case strings.HasPrefix(s, "\x1b["):
		i := 2
		for i < len(s) && s[i] >= '0' && s[i] <= '?' {
			i++
		}
		for i < len(s) && s[i] >= ' ' && s[i] <= '/' {
			i++
		}
		if i < len(s) && s[i] >= '@' && s[i] <= '~' {
			return i + 1
		}
	case strings.HasPrefix(s, "\x1b]"):
		i := strings.IndexAny(s[2:], "\x07\x1b") + 2
		switch {
		case i < 2:
		case s[i] == '\x07':
			return i + 1
		case strings.HasPrefix(s[i:], "\x1b\\"):
			return i + 2
		}
	}
	return 0
}

package diagnose

import (
	"errors"
	"io"
	"strings"
)

// mostAtOnce is how much of a line is handed on at a time, in bytes.
const mostAtOnce = 64 << 10

// eachLine calls visit for each line of a log, without colours, each state of a
// progress bar as a line of its own, numbered from 1. What follows the last line
// end is a line, be it empty. Lines longer than mostAtOnce come in pieces, of
// which each begins with the end of the one before. No more of the log is held
// than two such pieces.
func eachLine(log io.Reader, visit func(line string, number int)) error {
	held, seen, number, behindReturn := make([]byte, 0, 2*mostAtOnce), 0, 1, false
	for {
		n, err := log.Read(held[len(held):cap(held)])
		held = held[:len(held)+n]
		start := 0 // of the line at hand
		for at := seen; at < len(held); at++ {
			c := held[at]
			if behindReturn {
				if behindReturn = false; c == '\n' {
					start = at + 1
					continue
				}
			}
			if c != '\n' && c != '\r' {
				continue
			}
			visit(withoutEscapes(string(inPieces(held[start:at], number, visit))), number)
			number, start, behindReturn = number+1, at+1, c == '\r'
		}
		rest := inPieces(held[start:], number, visit)
		held = held[:copy(held[:cap(held)], rest)]
		seen = len(held)
		if errors.Is(err, io.EOF) {
			visit(withoutEscapes(string(held)), number)
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// inPieces hands on the pieces of a line that are more than mostAtOnce, and returns the last one.
func inPieces(line []byte, number int, visit func(line string, number int)) []byte {
	for len(line) > mostAtOnce {
		visit(withoutEscapes(string(line[:mostAtOnce])), number)
		line = line[mostAtOnce-shared:]
	}
	return line
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

package python

import "strings"

// token is a word of a Python program and where it stands.
type token struct {
	kind tokenKind
	// text is the word itself; of a string, what it holds, and its place is that of this.
	text       string
	start, end int
}

type tokenKind uint8

const (
	isName tokenKind = iota // and keywords and numbers
	isString
	isFormatted // a string of which the running program alone knows a part
	isSign
)

// is reports whether a token is a sign or a name.
func (t token) is(text string) bool { return (t.kind == isSign || t.kind == isName) && t.text == text }

// statement is a logical line of a program.
type statement struct {
	indent int
	tokens []token
}

// mostTokens is how many words of a program are read: those that say what a project requires have fewer.
const mostTokens = 1 << 17

// statements takes a Python program apart into its logical lines.
// https://docs.python.org/3/reference/lexical_analysis.html
func statements(text string) (list []statement) {
	l := lexer{text: text}
	for l.at < len(text) && l.count < mostTokens {
		if s := l.line(); len(s.tokens) > 0 {
			list = append(list, s)
		}
	}
	return list
}

// lexer is a program that is being taken apart.
type lexer struct {
	text  string
	at    int
	count int // of tokens
}

// line returns the next logical line, which may be empty.
func (l *lexer) line() (s statement) {
	for l.at < len(l.text) && strings.IndexByte(" \t\f", l.text[l.at]) >= 0 {
		l.at++
		s.indent++
	}
	for open := 0; l.at < len(l.text); {
		c := l.text[l.at]
		switch {
		case c == '\n' || c == ';':
			l.at++
			if open == 0 {
				return s
			}
		case c == '#':
			if n := strings.IndexByte(l.text[l.at:], '\n'); n >= 0 {
				l.at += n
			} else {
				l.at = len(l.text)
			}
		case c == '\\' || c <= ' ':
			l.at++
			if c == '\\' {
				l.at += len(l.text[l.at:]) - len(strings.TrimPrefix(strings.TrimPrefix(l.text[l.at:], "\r"), "\n"))
			}
		default:
			t := l.token()
			if l.count++; t.kind == isSign && strings.Contains("([{", t.text) {
				open++
			} else if t.kind == isSign && strings.Contains(")]}", t.text) {
				open = max(0, open-1)
			}
			s.tokens = append(s.tokens, t)
		}
	}
	return s
}

// token returns the next word.
func (l *lexer) token() token {
	start, c := l.at, l.text[l.at]
	n := start
	for n < len(l.text) && ofName(l.text[n]) {
		n++
	}
	if n < len(l.text) && (l.text[n] == '"' || l.text[n] == '\'') && n-start <= 2 {
		if prefix := strings.ToLower(l.text[start:n]); strings.Trim(prefix, "rbuft") == "" {
			l.at = n
			return l.quoted(prefix)
		}
	}
	if n > start {
		l.at = n
		return token{isName, l.text[start:n], start, n}
	}
	l.at++
	if strings.IndexByte("=!<>+-*/:", c) >= 0 && strings.HasPrefix(l.text[l.at:], "=") {
		l.at++
	}
	return token{isSign, l.text[start:l.at], start, l.at}
}

func ofName(c byte) bool {
	return c == '_' || c >= 0x80 || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// quoted returns the string that begins with its quotes.
func (l *lexer) quoted(prefix string) token {
	quote := l.text[l.at : l.at+1]
	if strings.HasPrefix(l.text[l.at:], strings.Repeat(quote, 3)) {
		quote = strings.Repeat(quote, 3)
	}
	l.at += len(quote)
	t := token{kind: isString, start: l.at}
	if strings.ContainsAny(prefix, "ft") {
		t.kind = isFormatted
	}
	for l.at < len(l.text) && !strings.HasPrefix(l.text[l.at:], quote) {
		if l.text[l.at] == '\n' && len(quote) == 1 { // it does not end
			break
		}
		if l.text[l.at] == '\\' {
			l.at++
			if !strings.Contains(prefix, "r") && !strings.HasPrefix(l.text[l.at:], "\n") {
				t.kind = max(t.kind, isFormatted) // what names a requirement needs no escapes
			}
		}
		l.at++
	}
	l.at = min(l.at, len(l.text))
	t.end, t.text = l.at, l.text[t.start:l.at]
	if strings.HasPrefix(l.text[l.at:], quote) {
		l.at += len(quote)
	}
	return t
}

package lock

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The reader takes exactly the form that Write gives, a small part of HCL. It
// is read by most commands, and this takes milliseconds where the general parser
// takes tenths of a second; tests hold the two to the same result.

// maxBlocks bounds how deep blocks nest; the lock itself needs four levels.
const maxBlocks = 16

// maxItems bounds what stands in one block, or in the file: more targets, wheels or
// attributes than any lock has. A few bytes of text become some kilobytes each.
const maxItems = 25_000

// parser reads a lock line by line.
type parser struct {
	rest string
	line int
}

// parse reads the whole text into a node without a kind.
func parse(src []byte) (*node, error) {
	if !utf8.Valid(src) {
		return nil, &lineError{1, fmt.Errorf("the file is not UTF-8 text")}
	}
	p := &parser{rest: string(src)}
	root := &node{kind: "the file", line: 1}
	if err := p.body(root, 0); err != nil {
		return nil, &lineError{p.line, err}
	}
	return root, nil
}

// next returns the next line that is neither empty nor a comment, without the
// spaces around it.
func (p *parser) next() (string, bool) {
	for p.rest != "" {
		line, rest, _ := strings.Cut(p.rest, "\n")
		p.rest = rest
		p.line++
		line = strings.Trim(line, " ")
		if line != "" && line[0] != '#' {
			return line, true
		}
	}
	return "", false
}

// body reads attributes and blocks up to the closing brace, or the end of file.
func (p *parser) body(n *node, depth int) error {
	if depth > maxBlocks {
		return fmt.Errorf("blocks nest too deep")
	}
	for {
		line, ok := p.next()
		switch {
		case !ok && depth == 0:
			return nil
		case !ok:
			return fmt.Errorf("the file ends within a block %s", n.kind)
		case line == "}" && depth > 0:
			return nil
		}
		if len(n.attrs)+len(n.blocks) >= maxItems {
			return fmt.Errorf("%s holds more than %d attributes and blocks", n.kind, maxItems)
		}
		if err := p.item(n, line, depth); err != nil {
			return err
		}
	}
}

// item reads one attribute or block, whose first line is given.
func (p *parser) item(n *node, line string, depth int) error {
	name, rest := word(line)
	if name == "" {
		return fmt.Errorf("a name is expected, not %q", line)
	}
	if value, ok := strings.CutPrefix(rest, "= "); ok {
		a := attr{name: name, line: p.line}
		var err error
		a.value, err = p.value(value)
		n.attrs = append(n.attrs, a)
		return err
	}
	block := &node{kind: name, line: p.line}
	for strings.HasPrefix(rest, "\"") {
		label, after, err := unquote(rest)
		if err != nil {
			return err
		}
		block.labels = append(block.labels, label)
		rest = strings.TrimPrefix(after, " ")
	}
	n.blocks = append(n.blocks, block)
	switch rest {
	case "{}":
		return nil
	case "{":
		return p.body(block, depth+1)
	default:
		return fmt.Errorf("a value or a block is expected after %s, not %q", name, rest)
	}
}

// word cuts a name and the spaces after it off a line.
func word(line string) (name, rest string) {
	i := 0
	for i < len(line) && (line[i] == '_' || line[i] >= 'a' && line[i] <= 'z' || line[i] >= '0' && line[i] <= '9' &&
		i > 0) {
		i++
	}
	return line[:i], strings.TrimLeft(line[i:], " ")
}

func (p *parser) value(s string) (any, error) {
	switch {
	case s == "true":
		return true, nil
	case s == "[":
		return p.list()
	case s == "{":
		return p.table()
	case strings.HasPrefix(s, "\""):
		text, rest, err := unquote(s)
		if err == nil && rest != "" {
			err = fmt.Errorf("%q is left after a value", rest)
		}
		return text, err
	}
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil || strconv.FormatInt(n, 10) != s {
		return nil, fmt.Errorf("%q is no value", s)
	}
	return n, nil
}

func (p *parser) list() (any, error) {
	var list []string
	for {
		line, ok := p.next()
		if !ok || line == "]" {
			return list, ended(ok, "list")
		}
		text, rest, err := unquote(line)
		if err != nil {
			return nil, err
		}
		if rest != "," {
			return nil, fmt.Errorf("a comma is expected, not %q", rest)
		}
		list = append(list, text)
	}
}

func (p *parser) table() (any, error) {
	table := map[string]string{}
	for {
		line, ok := p.next()
		if !ok || line == "}" {
			return table, ended(ok, "map")
		}
		key, rest, err := unquote(line)
		if err != nil {
			return nil, err
		}
		value, ok := strings.CutPrefix(strings.TrimLeft(rest, " "), "= ")
		if !ok {
			return nil, fmt.Errorf("an equals sign is expected, not %q", rest)
		}
		text, rest, err := unquote(value)
		if err != nil {
			return nil, err
		}
		if _, twice := table[key]; twice || rest != "" {
			return nil, fmt.Errorf("the key %q is there twice or followed by %q", key, rest)
		}
		table[key] = text
	}
}

func ended(ok bool, what string) error {
	if !ok {
		return fmt.Errorf("the file ends within a %s", what)
	}
	return nil
}

// unquote reads a quoted string at the beginning of s.
func unquote(s string) (text, rest string, err error) {
	if !strings.HasPrefix(s, "\"") {
		return "", "", fmt.Errorf("a string is expected, not %q", s)
	}
	s = s[1:]
	if end := strings.IndexAny(s, "\"\\$%"); end >= 0 && s[end] == '"' {
		return s[:end], s[end+1:], nil
	}
	var b strings.Builder
	for s != "" {
		switch {
		case s[0] == '"':
			return b.String(), s[1:], nil
		case s[0] == '\\':
			r, n, err := unescape(s)
			if err != nil {
				return "", "", err
			}
			b.WriteRune(r)
			s = s[n:]
		case strings.HasPrefix(s, "$${") || strings.HasPrefix(s, "%%{"):
			b.WriteString(s[1:3])
			s = s[3:]
		case strings.HasPrefix(s, "${") || strings.HasPrefix(s, "%{"):
			return "", "", fmt.Errorf("a lock holds no templates")
		default:
			b.WriteByte(s[0])
			s = s[1:]
		}
	}
	return "", "", fmt.Errorf("a string has no end")
}

// unescape reads a backslash sequence and tells its length.
func unescape(s string) (r rune, n int, err error) {
	digits := 0
	switch {
	case len(s) < 2:
		return 0, 0, fmt.Errorf("a string has no end")
	case s[1] == 'n':
		return '\n', 2, nil
	case s[1] == 'r':
		return '\r', 2, nil
	case s[1] == 't':
		return '\t', 2, nil
	case s[1] == '"' || s[1] == '\\':
		return rune(s[1]), 2, nil
	case s[1] == 'u':
		digits = 4
	case s[1] == 'U':
		digits = 8
	}
	if digits == 0 || len(s) < 2+digits {
		return 0, 0, fmt.Errorf("%q is no escape", s[:2])
	}
	code, err := strconv.ParseUint(s[2:2+digits], 16, 32)
	if err != nil || code > unicode.MaxRune || !utf8.ValidRune(rune(code)) {
		return 0, 0, fmt.Errorf("%q is no escape", s[:2+digits])
	}
	return rune(code), 2 + digits, nil
}

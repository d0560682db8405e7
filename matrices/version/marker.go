package version

import (
	"fmt"
	"strings"

	pep440 "github.com/aquasecurity/go-pep440-version"
)

// Applicability says whether a requirement with a marker applies where not all
// that markers look at is decided.
type Applicability uint8

// What a marker says of an environment.
const (
	AppliesNot Applicability = iota
	MayApply                 // it depends on something that is not decided
	Applies
)

// Environment is what markers look at, as far as it is decided: the value of
// each name of PEP 508, such as sys_platform or python_version.
type Environment map[string]string

// Marker is an environment marker: what follows the semicolon of a PEP 508
// requirement.
type Marker struct {
	Text string
	on   func(Environment) Applicability
}

// On returns whether a requirement with the marker applies in an environment.
func (m Marker) On(env Environment) Applicability {
	if m.on == nil {
		return Applies
	}
	return m.on(env)
}

// markerNames are the names that PEP 508 lets markers look at.
const markerNames = " os_name sys_platform platform_machine platform_python_implementation platform_release " +
	"platform_system platform_version python_version python_full_version implementation_name " +
	"implementation_version extra "

// deepestMarker is how many parentheses a marker may open within each other.
const deepestMarker = 50

// ParseMarker reads a marker. The error names the fault alone.
func ParseMarker(text string) (Marker, error) {
	tokens, err := markerTokens(text)
	if err != nil {
		return Marker{}, err
	}
	p := markerParser{tokens: tokens}
	on, err := p.or()
	if err != nil {
		return Marker{}, err
	}
	if len(p.tokens) > 0 {
		return Marker{}, fmt.Errorf("%q does not belong behind a whole marker", p.next().text)
	}
	return Marker{Text: text, on: on}, nil
}

// markerToken is a word, an operator or a quoted text of a marker.
type markerToken struct {
	text   string // without its quotes
	quoted bool
}

func (t markerToken) is(text string) bool { return !t.quoted && t.text == text }

// markerTokens splits a marker.
func markerTokens(text string) ([]markerToken, error) {
	var tokens []markerToken
	for rest := strings.TrimLeft(text, " \t"); rest != ""; rest = strings.TrimLeft(rest, " \t") {
		switch c := rest[0]; {
		case c == '\'' || c == '"':
			quoted, after, closed := strings.Cut(rest[1:], string(c))
			if !closed {
				return nil, fmt.Errorf("the quote of %s is not closed", rest)
			}
			tokens, rest = append(tokens, markerToken{quoted, true}), after
		case c == '(' || c == ')':
			tokens, rest = append(tokens, markerToken{rest[:1], false}), rest[1:]
		default:
			set := "abcdefghijklmnopqrstuvwxyz_"
			if strings.IndexByte("<>=!~", c) >= 0 {
				set = "<>=!~"
			}
			end := len(rest) - len(strings.TrimLeft(rest, set))
			if end == 0 {
				return nil, fmt.Errorf("%q does not belong in a marker", rest)
			}
			tokens, rest = append(tokens, markerToken{rest[:end], false}), rest[end:]
		}
	}
	return tokens, nil
}

// markerParser reads the grammar of PEP 508 by descending it.
type markerParser struct {
	tokens []markerToken
	depth  int // of parentheses
}

// next returns the token at hand; one without text at the end.
func (p *markerParser) next() markerToken {
	if len(p.tokens) == 0 {
		return markerToken{}
	}
	return p.tokens[0]
}

// takes goes past the token at hand where it is that word.
func (p *markerParser) takes(word string) bool {
	if len(p.tokens) == 0 || !p.tokens[0].is(word) {
		return false
	}
	p.tokens = p.tokens[1:]
	return true
}

func (p *markerParser) or() (func(Environment) Applicability, error) {
	return p.joined("or", func() (func(Environment) Applicability, error) {
		return p.joined("and", p.term, func(a, b Applicability) Applicability { return min(a, b) })
	}, func(a, b Applicability) Applicability { return max(a, b) })
}

// joined reads terms with a word between them.
func (p *markerParser) joined(word string, term func() (func(Environment) Applicability, error),
	of func(a, b Applicability) Applicability) (func(Environment) Applicability, error) {
	all, err := term()
	for err == nil && p.takes(word) {
		var more func(Environment) Applicability
		if more, err = term(); err == nil {
			first := all
			all = func(env Environment) Applicability { return of(first(env), more(env)) }
		}
	}
	return all, err
}

// term reads a comparison, or a marker between parentheses.
func (p *markerParser) term() (func(Environment) Applicability, error) {
	if !p.takes("(") {
		return p.comparison()
	}
	if p.depth++; p.depth > deepestMarker {
		return nil, fmt.Errorf("it opens more than %d parentheses within each other", deepestMarker)
	}
	inner, err := p.or()
	if err != nil {
		return nil, err
	}
	if !p.takes(")") {
		return nil, fmt.Errorf("a parenthesis is not closed")
	}
	p.depth--
	return inner, nil
}

func (p *markerParser) comparison() (func(Environment) Applicability, error) {
	left, err := p.operand()
	if err != nil {
		return nil, err
	}
	operator, err := p.operator()
	if err != nil {
		return nil, err
	}
	right, err := p.operand()
	if err != nil {
		return nil, err
	}
	if left.quoted == right.quoted {
		return nil, fmt.Errorf("%s %s %s does not compare a name with a text", left.text, operator, right.text)
	}
	return func(env Environment) Applicability {
		a, known := left.in(env)
		b, also := right.in(env)
		if !known || !also {
			return MayApply
		}
		if left.is("extra") || right.is("extra") { // PEP 685
			a, b = normalizedExtra(a), normalizedExtra(b)
		}
		return compareTexts(a, operator, b)
	}, nil
}

// normalizedExtra returns the name of an extra in lower case, with a dash for each run of
// dashes, underscores and dots.
func normalizedExtra(name string) string {
	separator := func(r rune) bool { return r == '-' || r == '_' || r == '.' }
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), separator), "-")
}

// operand reads a name or a quoted text.
func (p *markerParser) operand() (markerToken, error) {
	t := p.next()
	if !t.quoted && !strings.Contains(markerNames, " "+t.text+" ") {
		return t, fmt.Errorf("%q is no name that markers know, such as python_version, and no text in quotes", t.text)
	}
	p.tokens = p.tokens[1:]
	return t, nil
}

func (p *markerParser) operator() (string, error) {
	t := p.next()
	switch {
	case p.takes("not"):
		if !p.takes("in") {
			return "", fmt.Errorf("in does not follow not")
		}
		return "not in", nil
	case !t.quoted && t.text != "" && strings.Contains(" in == != <= >= < > ~= === ", " "+t.text+" "):
		p.tokens = p.tokens[1:]
		return t.text, nil
	default:
		return "", fmt.Errorf("%q is no operator of markers, such as ==", t.text)
	}
}

// in returns what an operand stands for, and whether that is decided.
func (t markerToken) in(env Environment) (string, bool) {
	if t.quoted {
		return t.text, true
	}
	value, known := env[t.text]
	return value, known
}

// compareTexts compares two texts as PEP 508 says: as versions where they are
// some, else as Python compares texts.
func compareTexts(a, operator, b string) Applicability {
	switch operator {
	case "in":
		return applies(strings.Contains(b, a))
	case "not in":
		return applies(!strings.Contains(b, a))
	case "===":
		return applies(a == b)
	}
	v, err := pep440.Parse(a)
	if set, malformed := pep440.NewSpecifiers(operator + b); err == nil && malformed == nil {
		return applies(set.Check(v))
	}
	if operator == "~=" {
		return MayApply // texts that are no versions have no such order
	}
	return applies(meets(operator, strings.Compare(a, b)))
}

func applies(holds bool) Applicability {
	if holds {
		return Applies
	}
	return AppliesNot
}

package diagnose

import (
	"regexp"
	"slices"
)

// A log is read once, line by line. One automaton finds the literal texts of all
// expressions at a time, and an expression itself is tried only on lines around
// which all of its texts stand. What that may cost is bounded, for logs are
// input: a text of 8 MB that nearly matches everywhere takes no longer than
// another.
const (
	// around is how many lines an expression sees: the one that its last text is
	// in and those before it, for terminals wrap what programs print.
	around = 3
	// longestLine is how much of a line is looked at at a time, in bytes; longer
	// ones are read in pieces, of which each begins with the end of the one before.
	longestLine, shared = 4 << 10, 512
	// budgetOfOne and budgetOfAll are how many bytes an expression is tried on, and
	// all of them together, in each stretch of a log.
	budgetOfOne, budgetOfAll = 128 << 10, 4 << 20
	// stretch is how much of a log is read for a budget: what stands at the end of a
	// long one is found, whatever came before.
	stretch = 8 << 20
)

// pattern is an expression that is looked for.
type pattern struct {
	expression string
	texts      []string // one of which every match holds, in lower case; nil where the expression says it
	lines      int      // how many it sees: 1 or around
	// match is called with where the expression was found, and the window that it
	// was found in. It reports whether that was enough.
	match func(w *window, at []int) (enough bool)

	groups   [][]uint16 // literals: one of each group must be near
	compiled *regexp.Regexp
	left     int
	tried    int  // the last piece that it was tried on
	spent    bool // its budget is, for this stretch
	enough   bool
}

// scanner reads a log.
type scanner struct {
	patterns []*pattern
	words    *automaton
	of       [][]*pattern // by literal
	last     []int        // by literal, the piece that it was last seen in
	always   []*pattern   // those without a literal
	left     int
	window   window
	piece    int
	since    int        // bytes of this stretch
	near     []*pattern // that the piece bears a literal of
}

// window is the lines that an expression sees, joined by line ends.
type window struct {
	text   string
	lines  []string // the last ones, up to around
	number int      // of the last line, from 1
	starts []int    // of each in the text
}

// line returns the line that an offset of the window's text lies in, and its
// number.
func (w *window) line(at int) (text string, number, begin int) {
	i := len(w.starts) - 1
	for i > 0 && w.starts[i] > at {
		i--
	}
	return w.lines[len(w.lines)-len(w.starts)+i], w.number - (len(w.starts) - 1 - i), w.starts[i]
}

// newScanner prepares to look for patterns.
func newScanner(patterns []*pattern) *scanner {
	s := &scanner{patterns: patterns, left: budgetOfAll}
	ids, literals := map[string]uint16{}, []string{}
	for _, p := range patterns {
		p.left, p.tried = budgetOfOne, -1
		for _, group := range p.mandatory() {
			var any []uint16
			for _, text := range group {
				id, known := ids[text]
				if !known {
					id = uint16(len(literals))
					ids[text] = id
					literals = append(literals, text)
					s.of = append(s.of, nil)
				}
				any = append(any, id)
				s.of[id] = append(s.of[id], p)
			}
			p.groups = append(p.groups, any)
		}
		if len(p.groups) == 0 {
			s.always = append(s.always, p)
		}
	}
	s.words = newAutomaton(literals)
	s.last = make([]int, len(literals))
	for i := range s.last {
		s.last[i] = -around
	}
	return s
}

// mandatory returns what every match holds, see the function of that name.
func (p *pattern) mandatory() [][]string {
	if len(p.texts) > 0 && !slices.ContainsFunc(p.texts, func(text string) bool { return !ascii(text) }) {
		return [][]string{p.texts}
	}
	return mandatory("(?m)" + p.expression)
}

// read takes a line; those longer than longestLine in pieces.
func (s *scanner) read(line string, number int) {
	for len(line) > longestLine {
		s.readPiece(line[:longestLine], number)
		line = line[longestLine-shared:]
	}
	s.readPiece(line, number)
}

func (s *scanner) readPiece(text string, number int) {
	s.piece++
	if s.since += len(text) + 1; s.since > stretch {
		s.since, s.left = 0, budgetOfAll
		for _, p := range s.patterns {
			p.left, p.spent = budgetOfOne, false
		}
	}
	w := &s.window
	if len(w.lines) == around {
		copy(w.lines, w.lines[1:])
		w.lines[around-1] = text
	} else {
		w.lines = append(w.lines, text)
	}
	w.number = number
	near := s.near[:0]
	s.words.each(text, func(literal uint16) {
		if s.last[literal] == s.piece {
			return
		}
		s.last[literal] = s.piece
		near = append(near, s.of[literal]...)
	})
	s.near = append(near, s.always...)
	for _, p := range s.near {
		if p.tried != s.piece && !p.enough && !p.spent && s.allNear(p) {
			p.tried = s.piece
			s.try(p)
		}
	}
}

// allNear reports whether a literal of each group was seen in the lines that a
// pattern sees.
func (s *scanner) allNear(p *pattern) bool {
	for _, group := range p.groups {
		if !slices.ContainsFunc(group, func(id uint16) bool { return s.last[id] > s.piece-p.lines }) {
			return false
		}
	}
	return true
}

// try looks for a pattern in the window, as long as its budget lasts.
func (s *scanner) try(p *pattern) {
	s.window.join(p.lines)
	cost := len(s.window.text) + 1
	if p.left < cost || s.left < cost {
		p.spent = true
		return
	}
	p.left, s.left = p.left-cost, s.left-cost
	if p.compiled == nil {
		re, err := regexp.Compile("(?m)" + p.expression)
		if err != nil {
			p.enough = true
			return
		}
		p.compiled = re
	}
	for _, at := range p.compiled.FindAllStringSubmatchIndex(s.window.text, -1) {
		if p.enough = p.match(&s.window, at); p.enough {
			return
		}
	}
}

// join makes the text of the last lines.
func (w *window) join(lines int) {
	lines = min(lines, len(w.lines))
	w.starts = w.starts[:0]
	if lines == 1 {
		w.text = w.lines[len(w.lines)-1]
		w.starts = append(w.starts, 0)
		return
	}
	var text []byte
	for _, line := range w.lines[len(w.lines)-lines:] {
		w.starts = append(w.starts, len(text))
		text = append(append(text, line...), '\n')
	}
	w.text = string(text[:len(text)-1])
}

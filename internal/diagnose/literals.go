package diagnose

import (
	"regexp/syntax"
	"strings"
	"unicode"
)

// shortest is the length of a literal that says enough to look for it, in bytes.
const shortest = 3

// mandatory returns what every match of an expression holds, in lower case: one
// text at least of each group. It is nil where nothing of use is certain.
func mandatory(expression string) [][]string {
	re, err := syntax.Parse(expression, syntax.Perl)
	if err != nil {
		return nil
	}
	return groups(re.Simplify())
}

func groups(re *syntax.Regexp) [][]string {
	switch re.Op {
	case syntax.OpLiteral:
		if text := strings.ToLower(string(re.Rune)); len(text) >= shortest && ascii(text) {
			return [][]string{{text}}
		}
	case syntax.OpCapture, syntax.OpPlus:
		return groups(re.Sub[0])
	case syntax.OpRepeat:
		if re.Min > 0 {
			return groups(re.Sub[0])
		}
	case syntax.OpConcat:
		var all [][]string
		for _, sub := range re.Sub {
			all = append(all, groups(sub)...)
		}
		return all
	case syntax.OpAlternate:
		return alternatives(re.Sub)
	}
	return nil
}

// alternatives is one group with a text of each branch, if each has one.
func alternatives(branches []*syntax.Regexp) [][]string {
	var any []string
	for _, sub := range branches {
		of := groups(sub)
		if len(of) == 0 {
			return nil
		}
		best := of[0]
		for _, group := range of[1:] {
			if shortestOf(group) > shortestOf(best) {
				best = group
			}
		}
		any = append(any, best...)
	}
	return [][]string{any}
}

func shortestOf(group []string) int {
	n := len(group[0])
	for _, text := range group {
		n = min(n, len(text))
	}
	return n
}

func ascii(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return r > unicode.MaxASCII })
}

// automaton finds many literals at once (Aho and Corasick, 1975), letter case
// apart. It takes one step a byte, whatever the text.
type automaton struct {
	class   [256]uint8 // by byte: 0 for those that no literal holds
	classes int
	next    []uint16   // by state, and in it by class
	found   [][]uint16 // by state, the literals that end there
}

func newAutomaton(literals []string) *automaton {
	a := &automaton{classes: 1}
	for _, text := range literals {
		for i := range len(text) {
			if c := text[i]; a.class[c] == 0 {
				a.class[c] = uint8(a.classes)
				a.classes++
			}
		}
	}
	for c := 'A'; c <= 'Z'; c++ {
		a.class[c] = a.class[c+'a'-'A']
	}
	a.addState()
	for id, text := range literals {
		state := uint16(0)
		for i := range len(text) {
			next := a.step(state, text[i])
			if *next == 0 {
				child := a.addState()
				next = a.step(state, text[i]) // the states may have moved
				*next = child
			}
			state = *next
		}
		a.found[state] = append(a.found[state], uint16(id))
	}
	a.link()
	return a
}

// addState adds a state that leads nowhere yet, and returns it.
func (a *automaton) addState() uint16 {
	state := uint16(len(a.found))
	a.next, a.found = append(a.next, make([]uint16, a.classes)...), append(a.found, nil)
	return state
}

// step is where a state leads with a byte.
func (a *automaton) step(state uint16, c byte) *uint16 {
	return &a.next[int(state)*a.classes+int(a.class[c])]
}

// steps is where a state leads, by class.
func (a *automaton) steps(state uint16) []uint16 {
	return a.next[int(state)*a.classes:][:a.classes]
}

// link completes the transitions, the states nearest to the root first: what a
// state lacks it takes from the longest suffix that is a state as well.
func (a *automaton) link() {
	suffix := make([]uint16, len(a.found))
	queue := []uint16{}
	for _, state := range a.steps(0) {
		if state != 0 {
			queue = append(queue, state)
		}
	}
	for len(queue) > 0 {
		state := queue[0]
		queue = queue[1:]
		a.found[state] = append(a.found[state], a.found[suffix[state]]...)
		next, others := a.steps(state), a.steps(suffix[state])
		for c, child := range next {
			if child == 0 {
				next[c] = others[c]
				continue
			}
			suffix[child] = others[c]
			queue = append(queue, child)
		}
	}
}

// each calls visit for every literal that ends in a text.
func (a *automaton) each(text string, visit func(literal uint16)) {
	state := uint16(0)
	for i := range len(text) {
		state = *a.step(state, text[i])
		for _, id := range a.found[state] {
			visit(id)
		}
	}
}

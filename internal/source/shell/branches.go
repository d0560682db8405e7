package shell

import (
	"regexp"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/pattern"
	"mvdan.cc/sh/v3/syntax"
)

// truth is what is known of a condition.
type truth int

const (
	unknown truth = iota
	holds
	fails
)

func truthOf(is bool) truth {
	if is {
		return holds
	}
	return fails
}

func (t truth) not() truth {
	switch t {
	case holds:
		return fails
	case fails:
		return holds
	}
	return unknown
}

// and returns what is known of two conditions that are both to hold.
func (t truth) and(other truth) truth {
	switch {
	case t == fails || other == fails:
		return fails
	case t == holds && other == holds:
		return holds
	}
	return unknown
}

// change is a variable that a text has changed, with what it was before.
type change struct {
	name, value string
	known       bool
}

// set changes a variable, or leaves it unknown.
func (r *reader) set(name, value string, known bool) {
	was, is := r.variables[name]
	r.changed = append(r.changed, change{name, was, is})
	if known {
		r.variables[name] = value
	} else {
		delete(r.variables, name)
	}
}

// undo takes back the changes of variables from one on.
func (r *reader) undo(from int) {
	for _, c := range slices.Backward(r.changed[from:]) {
		if c.known {
			r.variables[c.name] = c.value
		} else {
			delete(r.variables, c.name)
		}
	}
	r.changed = r.changed[:from]
}

// branches are those of a condition, of which one runs, or none.
type branches struct {
	r     *reader
	count int // of those that may run
	set   map[string][]change
	order []string
	taken bool // one runs in any case, or else
}

// branch goes over one of them, of which its condition is known to hold, not to, or nothing.
func (b *branches) branch(is truth, walk func()) {
	r, from := b.r, len(b.r.changed)
	switch {
	case is == fails || b.taken:
		r.untaken++
		walk()
		r.untaken--
		r.undo(from)
		return
	case is == holds && b.count == 0: // it is the only one
		b.taken = true
		walk()
		return
	case is == holds:
		b.taken = true
	}
	b.count++
	r.conditions++
	walk()
	r.conditions--
	seen := map[string]bool{}
	for _, c := range r.changed[from:] {
		if !seen[c.name] {
			seen[c.name] = true
			value, known := r.variables[c.name]
			if b.set == nil {
				b.set = map[string][]change{}
			}
			if b.set[c.name] == nil {
				b.order = append(b.order, c.name)
			}
			b.set[c.name] = append(b.set[c.name], change{c.name, value, known})
		}
	}
	r.undo(from)
}

// join has variables be behind the branches what they are in whichever runs: those that differ are not known. Where
// nothing was known of one before, those that set it decide.
func (b *branches) join() {
	for _, name := range b.order {
		list := b.set[name]
		if value, known := b.r.variables[name]; known && (len(list) < b.count || !b.taken) {
			list = append(list, change{name, value, true})
		}
		same := func(c change) bool { return c.known && c.value == list[0].value }
		if is := !slices.ContainsFunc(list, func(c change) bool { return !same(c) }); !is {
			b.r.written[name] = Word{}
			b.r.set(name, "", false)
		} else {
			b.r.set(name, list[0].value, true)
		}
	}
}

// either goes over the branches of an if.
func (r *reader) either(n *syntax.IfClause) {
	b := &branches{r: r}
	for ; n != nil; n = n.Else {
		is := holds // of the else
		if len(n.Cond) > 0 {
			r.caught++
			r.walk(n.Cond, false)
			r.caught--
			if is = unknown; len(n.Cond) == 1 {
				is = r.tested(n.Cond[0])
			}
		}
		b.branch(is, func() { r.walk(n.Then, false) })
	}
	b.join()
}

// cases goes over those of a case.
func (r *reader) cases(n *syntax.CaseClause) {
	b := &branches{r: r}
	word, goesOn := r.word(n.Word), false
	for _, item := range n.Items {
		is := fails
		for _, p := range item.Patterns {
			is = is.not().and(r.matches(word, p).not()).not()
		}
		if goesOn && is == fails {
			is = unknown
		}
		if goesOn = item.Op != syntax.Break && is != fails; goesOn { // into the next one
			is = unknown
		}
		b.branch(is, func() { r.walk(item.Stmts, false) })
	}
	b.join()
}

// second goes over commands that an operator joins.
func (r *reader) second(n *syntax.BinaryCmd) {
	r.first(n)
	test := (n.Op == syntax.AndStmt || n.Op == syntax.OrStmt) && isTest(n.X)
	if !test {
		if n.Op == syntax.OrStmt {
			r.fallbacks++
			defer func() { r.fallbacks-- }()
		}
		r.walk([]*syntax.Stmt{n.Y}, false)
		return
	}
	is := r.tested(n.X)
	if n.Op == syntax.OrStmt {
		is = is.not()
	}
	b := &branches{r: r}
	b.branch(is, func() { r.walk([]*syntax.Stmt{n.Y}, false) })
	b.join()
}

// tested returns what is known of a statement that is a condition.
func (r *reader) tested(s *syntax.Stmt) (is truth) {
	switch c := s.Cmd.(type) {
	case *syntax.TestClause:
		is = r.test(c.X)
	case *syntax.BinaryCmd:
		switch x, y := r.tested(c.X), r.tested(c.Y); c.Op {
		case syntax.AndStmt:
			is = x.and(y)
		case syntax.OrStmt:
			is = x.not().and(y.not()).not()
		}
	case *syntax.CallExpr:
		is = r.command(c)
	}
	if s.Negated {
		is = is.not()
	}
	return is
}

// command returns what is known of a command that is a condition: true, false and test.
func (r *reader) command(c *syntax.CallExpr) truth {
	var words []Word
	for _, w := range c.Args {
		words = append(words, r.word(w))
	}
	if len(words) == 0 {
		return unknown
	}
	switch program := words[0].Text; program {
	case "true", ":":
		return holds
	case "false":
		return fails
	case "test", "[":
		words = words[1:]
		if n := len(words); program == "[" && n > 0 {
			words = words[:n-1] // the closing bracket
		}
		return compared(words)
	}
	return unknown
}

// compared returns what is known of the words of test.
func compared(words []Word) truth {
	known := func(w Word) bool { return !w.Unknown }
	switch {
	case len(words) > 1 && words[0].Text == "!":
		return compared(words[1:]).not()
	case len(words) == 1 && known(words[0]):
		return truthOf(words[0].Text != "")
	case len(words) == 2 && known(words[1]) && words[0].Text == "-n":
		return truthOf(words[1].Text != "")
	case len(words) == 2 && known(words[1]) && words[0].Text == "-z":
		return truthOf(words[1].Text == "")
	case len(words) == 3 && known(words[0]) && known(words[2]):
		switch words[1].Text {
		case "=", "==":
			return truthOf(words[0].Text == words[2].Text)
		case "!=":
			return truthOf(words[0].Text != words[2].Text)
		}
	}
	return unknown
}

// test returns what is known of a condition between double brackets.
func (r *reader) test(x syntax.TestExpr) truth {
	switch x := x.(type) {
	case *syntax.ParenTest:
		return r.test(x.X)
	case *syntax.UnaryTest:
		if x.Op == syntax.TsNot {
			return r.test(x.X).not()
		}
		if w, ok := x.X.(*syntax.Word); ok {
			return compared([]Word{{Text: x.Op.String()}, r.word(w)})
		}
	case *syntax.BinaryTest:
		switch x.Op {
		case syntax.AndTest:
			return r.test(x.X).and(r.test(x.Y))
		case syntax.OrTest:
			return r.test(x.X).not().and(r.test(x.Y).not()).not()
		}
		left, isWord := x.X.(*syntax.Word)
		right, areWords := x.Y.(*syntax.Word)
		switch {
		case !isWord || !areWords:
		case x.Op == syntax.TsMatch || x.Op == syntax.TsMatchShort:
			return r.matches(r.word(left), right)
		case x.Op == syntax.TsNoMatch:
			return r.matches(r.word(left), right).not()
		}
	case *syntax.Word:
		return compared([]Word{r.word(x)})
	}
	return unknown
}

// matches returns what is known of whether a word matches a pattern.
func (r *reader) matches(word Word, p *syntax.Word) truth {
	want := r.word(p)
	quoted := len(p.Parts) == 1 && want.End-want.Start < int(p.End().Offset())-int(p.Pos().Offset())
	switch {
	case want.Text == "*" && !quoted:
		return holds
	case word.Unknown || want.Unknown:
		return unknown
	case quoted || !strings.ContainsAny(want.Text, `*?[\`):
		return truthOf(word.Text == want.Text)
	}
	expression, err := pattern.Regexp(want.Text, pattern.EntireString)
	if err != nil {
		return unknown
	}
	compiled, err := regexp.Compile(expression)
	if err != nil {
		return unknown
	}
	return truthOf(compiled.MatchString(word.Text))
}

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

// set changes a variable, or leaves it unknown.
func (r *reader) set(name, text string, known bool) { r.setIf(name, text, known, true) }

// setIf is set where the value may not be that, so that it decides no condition, unless it is sure.
func (r *reader) setIf(name, text string, known, sure bool) {
	delete(r.turns, name)
	of := value{doubtful: !sure || !known, behind: r.variables.lost, set: r.mark()}
	if known {
		of.text, of.known = text, true
	}
	r.change(name, of)
}

// lose has no variable decide a condition before it is set again: any of them may have been changed.
func (r *reader) lose() { r.loseAs(r.mark()) }

func (r *reader) loseAs(mark string) { r.changeAll(mark, r.variables.Given) }

// doubtfully goes over what may run any number of times or in part, so that what it sets decides no condition behind
// it, and what was set before none in it.
func (r *reader) doubtfully(walk func()) {
	if r.depth() >= mostNested {
		r.blind = true
		walk()
		return
	}
	lost := r.variables.lost
	given, shifted := len(r.given), r.shifted
	r.shifted = true
	r.lose()
	mark := r.variables.lost
	var names []string
	r.maybe++
	r.marking(func(from int) {
		walk()
		names, _ = r.changedFrom(from)
	})
	r.maybe--
	r.shifted = shifted || len(r.given) != given
	if r.variables.lost == mark {
		r.loseAs(lost)
	}
	for _, name := range names {
		if of := r.variables.values[name]; !of.doubtful {
			r.setIf(name, of.text, of.known, false)
		}
	}
}

// depth is how many conditions that nobody knows the walk is in.
func (r *reader) depth() int { return r.conditions + r.untaken + r.fallbacks + r.maybe }

// apart goes over what has a shell of its own: its variables and its end are its own.
func (r *reader) apart(walk func()) {
	before := *r
	r.shell, r.function, r.sourced = r.depth(), nowhere, false
	r.undecided.enter()
	r.marking(func(from int) {
		walk()
		r.undo(from)
	})
	r.strict, r.given, r.shifted, r.locals = before.strict, before.given, before.shifted, before.locals
	r.shell, r.function, r.gone, r.sourced = before.shell, before.function, before.gone, before.sourced
	r.undecided.leave(before.undecided)
}

// nowhere is the depth of what the walk is not in.
const nowhere = -1

// ends takes in a command that ends the shell, the text or the function in which it runs: where it runs in any case,
// nothing behind it does. Of others of a text it says whether that succeeds.
func (r *reader) ends(program string, succeeds bool) {
	returns, ofText := program == "return" && r.depth() == r.function, r.sourced && r.function == nowhere
	switch ends := program == "exit" || ofText; {
	case r.skips():
	case returns || ends && r.depth() == r.shell:
		r.gone = &ending{from: r.goesBack(), returns: returns, exits: program == "exit"}
	case ends && succeeds:
		r.endsUnder()
		if program == "return" && r.mayReturn == nowhere {
			r.mayReturn = r.goesBack()
		}
	}
}

// returned takes in at the end of a text that it has ended before, or may have.
func (r *reader) returned() {
	if r.sourced && r.gone != nil {
		r.undo(min(r.gone.from, len(r.changed)))
	}
	if r.mayReturn != nowhere {
		b := &branches{r: r, count: 1}
		b.take(min(r.mayReturn, len(r.changed)))
		b.join()
	}
}

// ending is where a shell or a function has ended.
type ending struct {
	from    int // what is set from here on is not
	returns bool
	exits   bool // the shell, and not the text or a function alone
}

// branches are those of a condition, of which one runs, or none.
type branches struct {
	r     *reader
	count int         // of those that may run
	fails []Condition // of those before, which do not run
	set   map[string][]branched
	order []string
	taken bool // one runs in any case, or else
	lost  bool // one of them may have changed any variable
}

// branched is what a branch leaves a variable.
type branched struct {
	text        string
	known, sure bool
}

// branch goes over one of them, of which its condition is known to hold, not to, or nothing: on is what it is then.
func (b *branches) branch(is truth, on func() Condition, walk func()) {
	var which []Condition
	told := 0
	if is != fails && !b.taken && (is == unknown || b.count > 0) {
		which, told = slices.Clip(b.fails), 1
		if is == unknown {
			c := on()
			which, b.fails = with(which, c), with(b.fails, c.not())
		}
	}
	b.counted(is, &b.r.conditions, func() { b.r.under(which, told, walk) })
}

// counted is branch where something else than a condition is counted.
func (b *branches) counted(is truth, counter *int, walk func()) {
	r := b.r
	switch {
	case is == fails || b.taken:
		r.skip(walk)
		return
	case is == holds && b.count == 0: // it is the only one
		b.taken = true
		walk()
		return
	case is == holds:
		b.taken = true
	}
	if r.depth() >= mostNested {
		r.blind = true
		*counter++
		walk()
		*counter--
		return
	}
	b.count++
	given := len(r.given)
	*counter++
	r.marking(func(from int) {
		walk()
		b.take(from)
	})
	*counter--
	r.shifted = r.shifted || len(r.given) != given
}

// take takes back what a branch has changed from one change on, and keeps it for what is behind the branches.
func (b *branches) take(from int) {
	r := b.r
	names, others := r.changedFrom(from)
	b.lost = b.lost || others
	for _, name := range names {
		text, known := r.variables.Get(name)
		if b.set == nil {
			b.set = map[string][]branched{}
		}
		if b.set[name] == nil {
			b.order = append(b.order, name)
		}
		b.set[name] = append(b.set[name], branched{text, known, !r.variables.Doubts(name)})
	}
	r.undo(from)
}

// skip goes over what does not run.
func (r *reader) skip(walk func()) {
	given := r.given
	r.untaken++
	r.marking(func(from int) {
		walk()
		r.undo(from)
	})
	r.untaken--
	r.given = given
}

// join has variables be behind the branches what they are in whichever runs: those that differ are not known. Where
// nothing was known of one before, those that set it decide its value, but no condition does.
func (b *branches) join() {
	if b.lost {
		b.r.lose()
	}
	for _, name := range b.order {
		list := b.set[name]
		sure := true
		if len(list) < b.count || !b.taken {
			text, known := b.r.variables.Get(name)
			if known {
				list = append(list, branched{text, true, !b.r.variables.Doubts(name)})
			}
			sure = known
		}
		same := true
		for _, c := range list {
			same, sure = same && c.known && c.text == list[0].text, sure && c.sure
		}
		if !same {
			b.r.written[name] = Word{}
			b.r.set(name, "", false)
		} else {
			b.r.setIf(name, list[0].text, true, sure)
		}
	}
}

// either goes over the branches of an if.
func (r *reader) either(n *syntax.IfClause) {
	b := &branches{r: r}
	for ; n != nil; n = n.Else {
		is := holds // of the else
		if len(n.Cond) > 0 {
			condition := func() { is = r.conditionOf(n.Cond) }
			switch {
			case b.taken:
				r.skip(condition)
			case b.count > 0:
				r.doubtfully(condition)
			default:
				condition()
			}
		}
		on := func() Condition { return r.condition(statements(n.Cond)...) }
		b.branch(is, on, func() { r.walk(n.Then, false) })
	}
	b.join()
}

// conditionOf goes over the statements of a condition, and returns what is known of it.
func (r *reader) conditionOf(list []*syntax.Stmt) truth {
	r.caught++
	defer func() { r.caught-- }()
	if len(list) == 1 {
		return r.outcome(list[0]).is
	}
	r.walk(list, false)
	return unknown
}

// cases goes over those of a case.
func (r *reader) cases(n *syntax.CaseClause) {
	syntax.Walk(n.Word, r.visit)
	b := &branches{r: r}
	word, goesOn := r.word(n.Word), false
	falls := slices.ContainsFunc(n.Items, func(item *syntax.CaseItem) bool { return item.Op != syntax.Break })
	for _, item := range n.Items {
		is := fails
		for _, p := range item.Patterns {
			is = is.not().and(r.matches(word, p).not()).not()
		}
		if goesOn && is == fails || falls && is == holds && b.count > 0 {
			is = unknown
		}
		if goesOn = item.Op != syntax.Break && is != fails; goesOn { // into the next one
			is = unknown
		}
		on := func() Condition { return r.inCase(n.Word, item) }
		if falls {
			on = func() Condition { return r.reached(item) }
		}
		b.branch(is, on, func() { r.walk(item.Stmts, false) })
		if falls { // it may run as well as the next one
			b.fails = nil
		}
	}
	b.join()
}

// outcome is what is known of how a statement ends.
type outcome struct {
	is   truth // it succeeds
	test bool  // that hangs on a test of which nothing is known
}

// outcome goes over a statement, and returns how it ends.
func (r *reader) outcome(s *syntax.Stmt) (o outcome) {
	plain := !s.Negated && !s.Background && !s.Coprocess && len(s.Redirs) == 0
	if c, ok := s.Cmd.(*syntax.BinaryCmd); ok && plain {
		if r.ignores(s) {
			r.caught++
			defer func() { r.caught-- }()
		}
		return r.joined(c)
	}
	syntax.Walk(s, r.visit)
	if s.Background || s.Coprocess {
		return outcome{}
	}
	switch c := s.Cmd.(type) {
	case *syntax.TestClause:
		o.is = r.test(c.X)
		o.test = o.is == unknown
	case *syntax.CallExpr:
		o = r.command(c)
	case *syntax.DeclClause:
		o.is = assigned(c.Args)
	}
	if s.Negated {
		o.is = o.is.not()
	}
	return o
}

// joined goes over commands that an operator joins, and returns how they end.
func (r *reader) joined(n *syntax.BinaryCmd) outcome {
	switch n.Op {
	case syntax.AndStmt:
		return r.all(n)
	case syntax.OrStmt:
		r.caught++
		o := r.outcome(n.X)
		r.caught--
		counter, is := &r.fallbacks, o.is.not()
		if o.test {
			counter = &r.conditions
		}
		var other outcome
		b := &branches{r: r}
		b.counted(is, counter, func() {
			if o.test && is == unknown {
				r.under([]Condition{r.condition(n.X).not()}, 1, func() { other = r.outcome(n.Y) })
			} else {
				other = r.outcome(n.Y)
			}
		})
		b.join()
		return outcome{is.and(other.is.not()).not(), o.test || other.test}
	}
	if !r.strict.pipes || r.followed[n] {
		r.caught++
		r.apart(func() { syntax.Walk(n.X, r.visit) })
		r.caught--
	} else {
		r.apart(func() { syntax.Walk(n.X, r.visit) })
	}
	var last outcome
	r.apart(func() { last = r.outcome(n.Y) })
	return outcome{test: last.test}
}

// all goes over commands that "&&" joins, and returns how they end. Behind one of which nobody knows how it ends, what
// they set holds for those behind it, and of a text that goes on, it may be set.
func (r *reader) all(n *syntax.BinaryCmd) outcome {
	list := []*syntax.Stmt{n.Y}
	s := n.X
	for {
		c, ok := s.Cmd.(*syntax.BinaryCmd)
		if !ok || c.Op != syntax.AndStmt || s.Negated || s.Background || s.Coprocess || len(s.Redirs) > 0 {
			break
		}
		list, s = append(list, c.Y), c.X
	}
	list = append(list, s)
	slices.Reverse(list)
	o, caught := outcome{is: holds}, r.followed[n]
	var tests []Condition
	var from func(i int, isBranch bool)
	from = func(i int, isBranch bool) {
		for ; i < len(list); i++ {
			if o.is == unknown && !isBranch {
				told := 0
				if o.test {
					told = 1
				}
				b := &branches{r: r}
				b.counted(unknown, &r.maybe, func() { r.under(nil, told, func() { from(i, true) }) })
				b.join()
				return
			}
			var next outcome
			conditions, which, told := r.conditions, tests, 0
			if o.test {
				r.conditions++
				told = 1
			}
			if caught && i+1 < len(list) {
				r.caught++
			}
			r.under(which, told, func() {
				if o.is == fails {
					r.skip(func() { next = r.outcome(list[i]) })
				} else {
					next = r.outcome(list[i])
				}
			})
			if caught && i+1 < len(list) {
				r.caught--
			}
			r.conditions = conditions
			if next.test && next.is == unknown {
				tests = with(tests, r.condition(list[i]))
			}
			o = outcome{o.is.and(next.is), o.test || next.test}
		}
	}
	from(0, false)
	return o
}

// command returns what is known of a command that is a condition: true, false and test, and assignments.
func (r *reader) command(c *syntax.CallExpr) outcome {
	var words []Word
	clear := true // no word is another number of words
	for _, w := range c.Args {
		word := r.word(w)
		quoted := strings.ContainsAny(r.raw(w), `"'`)
		clear = clear && (quoted || word.Text != "" && !strings.ContainsAny(word.Text, " \t\n*?") || word.Text == "[")
		words = append(words, word)
	}
	switch {
	case len(words) == 0:
		return outcome{is: assigned(c.Assigns)}
	case r.functions[words[0].Text] != nil:
		return outcome{}
	}
	is := unknown
	switch program := words[0].Text; program {
	case "true", ":":
		return outcome{is: holds}
	case "false":
		return outcome{is: fails}
	case "test", "[":
		words = words[1:]
		if n := len(words); program == "[" && n > 0 {
			words = words[:n-1] // the closing bracket
		}
		if clear && len(c.Assigns) == 0 {
			is = compared(words)
		}
		return outcome{is, is == unknown}
	}
	return outcome{test: asks(words)}
}

// asks reports whether a command is there to be asked, as test is, and does nothing else.
func asks(words []Word) bool {
	switch words[0].Text {
	case "type", "which", "hash", "grep", "egrep", "fgrep", "nvidia-smi":
		return true
	case "command":
		return len(words) > 2 && (words[1].Text == "-v" || words[1].Text == "-V")
	}
	return false
}

// assigned returns what is known of assignments alone: they hold, unless a command in them may fail.
func assigned(list []*syntax.Assign) truth {
	is := holds
	for _, a := range list {
		syntax.Walk(a, func(n syntax.Node) bool {
			switch n := n.(type) {
			case *syntax.CmdSubst, *syntax.ProcSubst, *syntax.ArithmExp:
				is = unknown
			case *syntax.ParamExp:
				if n.Exp != nil || n.Excl {
					is = unknown
				}
			}
			return true
		})
	}
	return is
}

// raw returns a word as it is written.
func (r *reader) raw(w *syntax.Word) string {
	start, end := min(int(w.Pos().Offset()), len(r.text)), min(int(w.End().Offset()), len(r.text))
	return r.text[min(start, end):end]
}

// compared returns what is known of the words of test.
func compared(words []Word) truth {
	known := func(w Word) bool { return !w.Unknown && !w.doubtful }
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
	case r.raw(p) == "*":
		return holds
	case word.Unknown || want.Unknown || word.doubtful || want.doubtful:
		return unknown
	case strings.Contains(r.raw(p), `\`), !quoted && strings.ContainsAny(r.raw(p), `"'`):
		return unknown // a part of it stands for itself
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

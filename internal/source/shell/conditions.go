package shell

import (
	"slices"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/envsolve/envsolve/internal/lazyregexp"
)

// Condition is one of a text of which nobody knows whether it holds.
type Condition struct {
	Start int    // in the text
	Text  string // as it stands there, of a long one the beginning
	// Key is the same of conditions that come out alike: they read alike, and nothing in between changes what they hang
	// on. It is empty of a condition that stands for more than are told apart.
	Key   string
	Holds bool // as which it decides
}

// Same reports whether two conditions are the same and decide alike.
func (c Condition) Same(other Condition) bool { return c.Key == other.Key && c.Holds == other.Holds }

// not returns the condition as it decides where it comes out otherwise.
func (c Condition) not() Condition {
	c.Holds = !c.Holds
	return c
}

// mostConditions is how many conditions of one command are told apart. Lists of more are cut behind one more, which
// tells that there are more.
const mostConditions = 16

// undecided holds the conditions that decide whether what the walk is at runs.
type undecided struct {
	on    []Condition            // in which the walk is
	rest  []Condition            // behind which it is: where they come out otherwise, the shell has ended
	both  []Condition            // what decides returns; nil where that is to be made anew
	told  int                    // how much of the depth of the walk they make
	outer struct{ on, told int } // how many there were, and how much of the depth, where the shell began
}

// enter begins a shell of its own.
func (u *undecided) enter() { u.outer.on, u.outer.told = len(u.on), u.told }

// leave goes back to the shell in which that began.
func (u *undecided) leave(before undecided) { u.rest, u.both, u.outer = before.rest, nil, before.outer }

// decides returns the conditions that decide whether what the walk is at runs: the same list as long as these are the
// same. Of more than are told apart it returns the last one alone, without a key.
func (u *undecided) decides() []Condition {
	switch n := len(u.rest) + len(u.on); {
	case n == 0 || u.both != nil:
	case n > mostConditions:
		last := u.rest
		if len(u.on) > 0 {
			last = u.on
		}
		u.both = slices.Clone(last[len(last)-1:])
		u.both[0].Key = ""
	default:
		u.both = slices.Concat(u.rest, u.on)
	}
	return u.both
}

// under goes over what runs where conditions come out as they say. They make so much of the depth.
func (u *undecided) under(on []Condition, told int, walk func()) {
	n := len(u.on)
	u.on, u.told, u.both = with(u.on, on...), u.told+told, nil
	walk()
	u.on, u.told, u.both = u.on[:n], u.told-told, nil
}

// with returns a list of conditions with others behind it.
func with(list []Condition, others ...Condition) []Condition {
	return append(list, others[:min(len(others), max(mostConditions+1-len(list), 0))]...)
}

// endsUnder takes in that the shell ends and succeeds: where one condition decides that and nothing else does, what
// stands behind it runs where that comes out otherwise.
func (r *reader) endsUnder() {
	if r.depth()-r.told == r.shell-r.outer.told && len(r.on) == r.outer.on+1 {
		r.rest, r.both = with(slices.Clip(r.rest), r.on[len(r.on)-1].not()), nil
	}
}

// longestCondition is how long a condition may be, in bytes, that is compared with others.
const longestCondition = 1 << 9

// condition returns the condition that nodes of the text are, which stand behind one another.
func (r *reader) condition(list ...syntax.Node) Condition {
	c := Condition{Start: len(r.text), Holds: true}
	end := 0
	for _, n := range list {
		c.Start = min(c.Start, int(n.Pos().Offset()))
		end = min(max(end, int(n.End().Offset())), len(r.text))
	}
	c.Start = min(c.Start, end)
	if c.Text = strings.TrimRight(r.text[c.Start:end], "; \t\r\n"); len(c.Text) > longestCondition {
		c.Text = c.Text[:max(strings.LastIndexAny(c.Text[:longestCondition], " \t\r\n"), 0)] + " …"
		c.Key = r.alone()
		return c
	}
	c.Key = c.Text + r.hangsOn(c.Text, list)
	return c
}

// alone returns the key of a condition that comes out like no other one.
func (r *reader) alone() string { return "at " + r.mark() }

// mark returns what no other call of it does, of this text or another one.
func (r *reader) mark() string {
	r.marks++
	return r.place + "." + strconv.Itoa(r.marks)
}

// inCase returns the condition that the word of a case is one of an item's patterns.
func (r *reader) inCase(word *syntax.Word, item *syntax.CaseItem) Condition {
	c, of := r.condition(patterns(item)...), r.condition(word)
	c.Text, c.Key = of.Text+" in "+c.Text, of.Key+" in "+c.Key
	return c
}

// patterns are the nodes of an item's patterns.
func patterns(item *syntax.CaseItem) (nodes []syntax.Node) {
	for _, p := range item.Patterns {
		nodes = append(nodes, p)
	}
	return nodes
}

// reached returns the condition that an item of a case runs, into which others go on.
func (r *reader) reached(item *syntax.CaseItem) Condition {
	c := r.condition(patterns(item)...)
	c.Key = r.alone()
	return c
}

// What a condition hangs on besides the variables that it names.
const (
	onNothing = iota
	onPlace   // what is there: files, and programs
	onItself  // what nobody can compare
)

var (
	namesIn = lazyregexp.New(`[A-Za-z_]\w*`)
	// ofFiles finds what a test asks of files.
	ofFiles = lazyregexp.New(`(?:^|\s)-(?:[b-hkprstuwxGLNOS]|nt|ot|ef)\s`)
)

// hangsOn returns what tells a condition apart from others that read alike: where the variables were set that it may
// name, what a script or a function was given, and which commands there were that may have changed what it asks for.
func (r *reader) hangsOn(text string, list []syntax.Node) string {
	var b strings.Builder
	b.WriteString(" " + r.variables.lost)
	for _, name := range namesIn.FindAllString(text, -1) {
		if set := r.variables.values[name].set; set != "" {
			b.WriteString(" " + name + " " + set)
		}
		if slices.Contains([]string{"PWD", "OLDPWD", "RANDOM", "SRANDOM", "SECONDS", "LINENO"}, name) {
			return " " + r.alone() // the shell sets it
		}
	}
	on := onNothing
	if ofFiles.MatchString(text) {
		on = onPlace
	}
	given := false
	for _, n := range list {
		syntax.Walk(n, func(n syntax.Node) bool {
			switch n := n.(type) {
			case *syntax.ParamExp:
				given = given || positional(n) > 0 || n.Param != nil && strings.Contains("@*#", n.Param.Value)
				if n.Excl || n.Param != nil && strings.Contains("?!$_-", n.Param.Value) {
					on = onItself
				}
			case *syntax.Redirect:
				if n.Op == syntax.RdrIn {
					on = max(on, onPlace)
				}
			case *syntax.CallExpr:
				on = max(on, r.asksFor(n))
			case *syntax.ProcSubst, *syntax.WhileClause, *syntax.FuncDecl, *syntax.DeclClause:
				on = onItself
			}
			return true
		})
	}
	switch {
	case on == onItself:
		return " " + r.alone()
	case on == onPlace:
		b.WriteString(" behind " + r.place + "." + strconv.Itoa(r.steps))
	}
	if given {
		b.WriteString(" of " + r.place + "." + strconv.Itoa(r.handed))
	}
	return b.String()
}

// asksFor returns what a command of a condition hangs on.
func (r *reader) asksFor(c *syntax.CallExpr) int {
	if len(c.Args) == 0 {
		return onItself
	}
	program := c.Args[0].Lit()
	if r.functions[program] != nil || program == "" {
		return onItself
	}
	words, last, slash := 0, "", false // that are no options
	for _, w := range c.Args[1:] {
		text := r.raw(w)
		if slash = slash || strings.Contains(text, "/"); !strings.HasPrefix(text, "-") {
			words, last = words+1, text
		}
	}
	switch {
	case slices.Contains([]string{"[", "test", "true", "false", ":"}, program), tellsOfMachine(program):
		return onNothing
	case slices.Contains([]string{"command", "which", "type", "hash"}, program) && words == 1 && tellsOfMachine(last):
		return onNothing
	case slices.Contains([]string{"echo", "printf"}, program), filters(program) && words < 2 && !slash:
		return onNothing
	case asks([]Word{{Text: program}, {Text: "-v"}, {}}) || program == "cat" || words < 3 && program == "sed":
		return onPlace
	}
	return onItself
}

// tellsOfMachine reports whether a program says of the machine what no command of a script changes.
func tellsOfMachine(program string) bool {
	return slices.Contains([]string{"uname", "arch", "lspci", "nvidia-smi", "nproc", "lsb_release", "getconf"}, program)
}

// filters reports whether a program prints a part of what it is given to read.
func filters(program string) bool {
	return slices.Contains([]string{"grep", "egrep", "fgrep", "awk", "cut", "head", "tail", "sed", "tr", "wc", "sort"},
		program)
}

// changesNothing reports whether a command leaves the files and programs that are there as they are.
func changesNothing(words []Word) bool {
	return slices.Contains([]string{"[", "test", "true", "false", ":", "echo", "printf", "export", "set", "shift",
		"exit", "return", "read", "unset", "sleep", "uname", "cut", "head", "tail", "awk"}, words[0].Text) || asks(words)
}

// statements are the nodes of a list.
func statements(list []*syntax.Stmt) (nodes []syntax.Node) {
	for _, s := range list {
		nodes = append(nodes, s)
	}
	return nodes
}

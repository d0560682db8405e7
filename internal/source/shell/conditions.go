package shell

import (
	"fmt"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// Condition is one of a text of which nobody knows whether it holds.
type Condition struct {
	Start int    // in the text
	Text  string // as it stands there
	// Key is the same of conditions that come out alike: they read alike, and nothing in between sets a variable of
	// theirs.
	Key   string
	Holds bool // as which it decides
}

// not returns the condition as it decides where it comes out otherwise.
func (c Condition) not() Condition {
	c.Holds = !c.Holds
	return c
}

// undecided holds the conditions that decide whether what the walk is at runs.
type undecided struct {
	on    []Condition            // in which the walk is
	rest  []Condition            // behind which it is: where they come out otherwise, the shell has ended
	told  int                    // how much of the depth of the walk they make
	outer struct{ on, told int } // how many there were, and how much of the depth, where the shell began
	sets  map[string]int         // how often variables were set, by their names
}

// enter begins a shell of its own.
func (u *undecided) enter() { u.outer.on, u.outer.told = len(u.on), u.told }

// leave goes back to the shell in which that began.
func (u *undecided) leave(before undecided) { u.rest, u.outer = before.rest, before.outer }

// decides returns the conditions that decide whether what the walk is at runs.
func (u *undecided) decides() []Condition { return slices.Concat(u.rest, u.on) }

// under goes over what runs where conditions come out as they say. They make so much of the depth.
func (u *undecided) under(on []Condition, told int, walk func()) {
	n := len(u.on)
	u.on, u.told = append(u.on, on...), u.told+told
	walk()
	u.on, u.told = u.on[:n], u.told-told
}

// endsUnder takes in that the shell ends and succeeds: where one condition decides that and nothing else does, what
// stands behind it runs where that comes out otherwise.
func (r *reader) endsUnder() {
	if r.depth()-r.told == r.shell-r.outer.told && len(r.on) == r.outer.on+1 {
		r.rest = append(slices.Clone(r.rest), r.on[len(r.on)-1].not())
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
		c.Key = fmt.Sprint("at ", c.Start)
		return c
	}
	c.Key = c.Text + r.generations(list)
	return c
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
	c.Key = fmt.Sprint("at ", c.Start)
	return c
}

// generations says how often the variables have been set that nodes name, and how often any of them may have been. What
// a script or a function is given counts as set by each call.
func (r *reader) generations(list []syntax.Node) string {
	var b strings.Builder
	fmt.Fprint(&b, " ", r.losses)
	for _, n := range list {
		syntax.Walk(n, func(n syntax.Node) bool {
			p, is := n.(*syntax.ParamExp)
			switch {
			case !is || p.Param == nil:
			case positional(p) > 0 || strings.ContainsAny(p.Param.Value, "@*#?"):
				fmt.Fprint(&b, " of ", r.calls)
			default:
				fmt.Fprint(&b, " ", r.sets[p.Param.Value])
			}
			return true
		})
	}
	return b.String()
}

// statements are the nodes of a list.
func statements(list []*syntax.Stmt) (nodes []syntax.Node) {
	for _, s := range list {
		nodes = append(nodes, s)
	}
	return nodes
}

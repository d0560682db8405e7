package install

import (
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/planner/observed"
)

// Blocks are those of a text that is no shell's in which a walk over it is, with the conditions that decide whether
// what stands in them runs: of a script of Windows', or of Python's lines around a command.
type Blocks struct {
	Scope string // a name that no other text has, as of [document.Reading.Script]

	open []block
	rest []shell.Condition // behind which the walk is: where they come out otherwise, the text has ended
	gone bool              // the text has ended before
}

// block is one of them: a branch of a condition, or what runs as a whole. What is said of it holds of those around it
// too.
type block struct {
	path     []shell.Condition // that decide whether it runs
	fails    []shell.Condition // likewise, whether a branch of the same condition behind it does
	never    bool
	left     bool // likewise, since the text leads elsewhere before
	taken    bool // a branch before it, or it, runs in any case
	fallback bool // it runs only where what stands before it fails
	doubtful bool // it may not run, or more than once
	unsaid   bool // likewise, and no condition says so
}

// Known is what a text itself says of a condition.
type Known int

// Of a condition nobody knows anything, or it holds in any case, or in none.
const (
	Unknown Known = iota
	Always
	Never
)

// inner returns a block in the one in which the walk is.
func (b *Blocks) inner() block {
	if n := len(b.open); n > 0 {
		o := b.open[n-1]
		o.fails, o.taken = o.path, false
		return o
	}
	return block{never: b.gone, left: b.gone}
}

// If begins the first branch of a condition.
func (b *Blocks) If(is Known, c shell.Condition) {
	b.branch(b.inner(), is, c)
}

// Else begins the next branch of the condition in which the walk is, which runs where its own condition holds and none
// before. One without a condition of its own is [Always].
func (b *Blocks) Else(is Known, c shell.Condition) {
	n := len(b.open)
	if n == 0 {
		b.If(is, c)
		return
	}
	last := b.open[n-1]
	b.open = b.open[:n-1]
	next := b.inner()
	next.fails, next.taken = last.fails, last.taken
	b.branch(next, is, c)
}

func (b *Blocks) branch(o block, is Known, c shell.Condition) {
	o.doubtful = o.doubtful || is != Always || len(o.fails) > len(o.path)
	o.never = o.never || o.taken || is == Never
	o.path = o.fails
	switch is {
	case Unknown:
		not := c
		not.Holds = !c.Holds
		o.path, o.fails = behind(o.fails, c), behind(o.fails, not)
	case Always:
		o.taken = true
	}
	b.open = append(b.open, o)
}

// behind returns a list of conditions with another one behind it, of which more are not told apart than so many.
func behind(list []shell.Condition, c shell.Condition) []shell.Condition {
	if len(list) > document.MostConditions {
		return list
	}
	return append(slices.Clip(list), c)
}

// Fallback begins what runs only where what stands before it fails.
func (b *Blocks) Fallback() {
	o := b.inner()
	o.fallback, o.unsaid = true, true
	b.open = append(b.open, o)
}

// Loop begins what may run any number of times, or when something calls it.
func (b *Blocks) Loop() {
	o := b.inner()
	o.doubtful, o.unsaid = true, true
	b.open = append(b.open, o)
}

// Plain begins what runs once.
func (b *Blocks) Plain() { b.open = append(b.open, b.inner()) }

// Close ends the innermost one.
func (b *Blocks) Close() { b.open = b.open[:max(0, len(b.open)-1)] }

// Path returns the conditions that decide whether what the walk is at runs; false where nothing of it does.
func (b *Blocks) Path() ([]shell.Condition, bool) {
	return slices.Concat(b.rest, b.inner().path), !b.dead()
}

// Reach takes in that the text goes on outside all blocks where conditions come out as they say.
func (b *Blocks) Reach(path []shell.Condition) { b.rest, b.gone = path, false }

// dead reports whether nothing that the walk is at runs.
func (b *Blocks) dead() bool { return b.gone || b.inner().never }

// End takes in that the text ends here: where one condition decides that and nothing else does, what stands behind its
// branch runs where that comes out otherwise.
func (b *Blocks) End() {
	if b.dead() {
		return
	}
	list, unclear := b.inner().path, b.inner().unsaid
	b.Fail()
	switch {
	case unclear || len(list) > 1:
	case len(list) == 0 || slices.ContainsFunc(b.rest, func(c shell.Condition) bool { return c.Same(list[0]) }):
		b.gone = true
	default:
		not := list[0]
		not.Holds = !not.Holds
		b.rest = behind(b.rest, not)
	}
}

// Fail takes in that the text fails here: what it would have left nobody has then, so that what stands behind the block
// counts as if this did not happen.
func (b *Blocks) Fail() {
	if n := len(b.open); n > 0 {
		b.open[n-1].never, b.open[n-1].left = true, true
	} else {
		b.gone = true
	}
}

// Read reads a script that stands where the walk is.
func (b *Blocks) Read(s Script) {
	r := s.Reading
	start := s.Start + len(s.Text) - len(strings.TrimLeft(s.Text, " \t\r\n"))
	end := max(start, s.Start+len(strings.TrimRight(s.Text, " \t\r\n")))
	text := r.Text[start:end]
	now := b.inner()
	switch {
	case (b.gone || now.left) && s.installs():
		r.NotJudged(start, end, "nothing leads there")
	case b.dead() && s.installs():
		r.NotJudged(start, end, "its condition does not hold here")
	case b.dead():
	case now.fallback && s.installs():
		r.NotJudged(start, end, "it runs only where the command before it fails")
		r.Unread = true
	case now.fallback:
	default:
		outer, before := r.Under, len(r.Env.Observations)
		r.Under = b.conditions(r)
		s.Read()
		r.Under = outer
		if (now.doubtful || len(b.rest) > 0) && len(r.Env.Observations) > before {
			r.Note(start, "%s: judged, though it runs only where a condition holds", document.Excerpt(text))
		}
	}
}

// conditions returns those that decide whether what the walk is at runs, behind those of the reading.
func (b *Blocks) conditions(r *document.Reading) []observed.Condition {
	path, _ := b.Path()
	if len(path) == 0 {
		return r.Under
	}
	list := slices.Clip(r.Under)
	for _, c := range path {
		list = append(list, r.Condition(b.Scope+" "+c.Key, c.Text, c.Start, c.Holds))
	}
	return r.Together(list)
}

// installs reports whether a script would install something. Nothing of it is kept.
func (s Script) installs() bool {
	aside := s.Reading.Aside()
	s.Reading, s.Variables, s.System = aside, s.Variables.Clone(), nil
	s.Read()
	return len(aside.Env.Observations) > 0
}

// mostSaid is how many bytes of a condition tell it from others.
const mostSaid = 1 << 10

// NewCondition returns a condition that stands at an offset of a text. Those that read alike come out alike, unless one
// of the names in it is given a value in between, of which sets counts how often that was so before, or it is to be
// compared with no other one.
func NewCondition(text string, start int, alone bool, names []string, sets func(name string) int) shell.Condition {
	if len(text) > mostSaid {
		text, alone = strings.ToValidUTF8(text[:mostSaid], ""), true
	}
	c := shell.Condition{Start: start, Text: text, Holds: true}
	c.Key = "if " + strings.Join(strings.Fields(text), " ")
	if alone {
		c.Key += " at " + strconv.Itoa(start)
		return c
	}
	for _, name := range names {
		c.Key += " " + name + strconv.Itoa(sets(name))
	}
	return c
}

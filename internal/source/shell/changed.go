package shell

import "slices"

// change is a variable that a text has changed, with what was known of it before. One without a name is of what the
// variables have in common.
type change struct {
	name    string
	was     value
	lost    string
	given   int
	earlier int // as of noted, before it
}

// changes are what a text has changed, the first change of each variable behind the last place that somebody goes back
// to.
type changes struct {
	changed []change
	noted   map[string]int // the number of the last change of a variable in the list, from 1 on
	marked  int            // the last place that somebody goes back to
}

// note notes what was, unless a change behind the last place that somebody goes back to says so already.
func (l *changes) note(c change) {
	if c.earlier = l.noted[c.name]; c.earlier > l.marked {
		return
	}
	if l.noted == nil {
		l.noted = map[string]int{}
	}
	l.changed = append(l.changed, c)
	l.noted[c.name] = len(l.changed)
}

// goesBack says that somebody goes back to this place, which it returns.
func (l *changes) goesBack() int {
	l.marked = len(l.changed)
	return l.marked
}

// marking goes over what has places of its own that somebody goes back to, of which the first is here. Behind it only
// the places before are left.
func (r *reader) marking(walk func(from int)) {
	before := r.marked
	from := r.goesBack()
	walk(from)
	r.mayReturn = min(r.mayReturn, from)
	r.marked = max(before, min(r.mayReturn, len(r.changed)))
	kept := r.changed[:from]
	for _, c := range r.changed[from:] {
		switch {
		case c.earlier <= r.marked:
			kept = append(kept, c)
			r.noted[c.name] = len(kept)
		case c.earlier <= from:
			r.noted[c.name] = c.earlier
		}
	}
	clear(r.changed[len(kept):])
	r.changed = kept
}

// change takes in what is known of a variable, and notes what was.
func (r *reader) change(name string, of value) {
	r.note(change{name: name, was: r.variables.values[name]})
	r.variables.put(name, of)
}

func (r *reader) changeAll(lost string, given int) {
	r.note(change{lost: r.variables.lost, given: r.variables.Given})
	r.variables.lost, r.variables.Given = lost, given
}

// undo takes back the changes of variables from one on.
func (r *reader) undo(from int) {
	for _, c := range slices.Backward(r.changed[from:]) {
		if c.name == "" {
			r.variables.lost, r.variables.Given = c.lost, c.given
		} else {
			r.variables.put(c.name, c.was)
		}
		r.noted[c.name] = c.earlier
	}
	r.changed, r.mayReturn, r.marked = r.changed[:from], min(r.mayReturn, from), min(r.marked, from)
}

// changedFrom returns the variables that were changed from one change on, and whether others may have been.
func (r *reader) changedFrom(from int) (names []string, others bool) {
	seen := map[string]bool{}
	for _, c := range r.changed[from:] {
		switch {
		case seen[c.name]:
		case c.name == "":
			others = c.lost != r.variables.lost
		default:
			names = append(names, c.name)
		}
		seen[c.name] = true
	}
	return names, others
}

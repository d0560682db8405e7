package shell

import (
	"maps"
	"slices"
	"strings"
)

// Variables are what is known of the variables of texts that are read one after the other. Nil is of none.
type Variables struct {
	// Machine is the architecture of the machine as "uname -m" prints it; empty where nobody knows it.
	Machine string
	// Given is how many words a script is given, which are the variables 1 to 9. Those that are no more than that and
	// not known are there with a value that nobody knows.
	Given int

	values map[string]value
	lost   string // the last mark of what may have changed any variable; empty for none
	place  string // as of At
	// unfollowed says that the text which was read last may change any variable in a way that is not followed: it is
	// not read as a whole, or has functions that may be called behind it.
	unfollowed bool
	// exited says that the text which was read last has ended its shell.
	exited bool
	// touched are the variables that the text which a shell has read last may have left another value.
	touched []string
}

// value is what is known of a variable.
type value struct {
	text  string
	known bool // it is set, and to that
	// doubtful says that it decides no condition, and behind is the mark of what may have changed any variable that
	// came before it was set: one that is not the last of these decides none either.
	doubtful bool
	behind   string
	// set is the mark of where it was set last; empty where no text has set it.
	set string
}

// Clone returns a copy.
func (v *Variables) Clone() *Variables {
	other := *v
	other.values = maps.Clone(v.values)
	return &other
}

// Get returns the value of a variable; false where it is not known.
func (v *Variables) Get(name string) (text string, known bool) {
	if v == nil {
		return "", false
	}
	of := v.values[name]
	return of.text, of.known
}

// Value returns the value of a variable; empty where it is not known.
func (v *Variables) Value(name string) string {
	text, _ := v.Get(name)
	return text
}

// Names returns the names of the variables whose values are known, sorted.
func (v *Variables) Names() []string {
	if v == nil {
		return nil
	}
	return slices.DeleteFunc(slices.Sorted(maps.Keys(v.values)), func(name string) bool { return !v.values[name].known })
}

// Put gives a variable a value. What else is known of it stays.
func (v *Variables) Put(name, text string) {
	of := v.values[name]
	of.text, of.known = text, true
	v.put(name, of)
}

// Forget leaves it unknown what a variable is. What else is known of it stays.
func (v *Variables) Forget(name string) {
	of := v.values[name]
	of.text, of.known = "", false
	v.put(name, of)
}

func (v *Variables) put(name string, of value) {
	if v.values == nil {
		v.values = map[string]value{}
	}
	v.values[name] = of
}

// At says that a text is read next whose place has a name that no other reading of a text has. Conditions of texts that
// begin with the same variables are compared.
func (v *Variables) At(place string) { v.place = place }

// exported begins the places where variables are set that all programs have.
const exported = "exported at "

// SetAt says that a variable is set outside the texts that are read, for all programs that run in them, at a place that
// no other one has.
func (v *Variables) SetAt(name, place string) {
	of := v.values[name]
	of.set = exported + place
	v.put(name, of)
}

// HandOver says that another program begins with the variables, of which it has those alone that are exported: whether
// one is that a text has set, nobody knows. The place is as of At.
func (v *Variables) HandOver(place string) {
	for name, of := range v.values {
		if of.set != "" && !strings.HasPrefix(of.set, exported) {
			of.set += " for " + place
			v.values[name] = of
		}
	}
}

// Doubt has a variable decide no condition from here on, whatever its value is, or decide them again.
func (v *Variables) Doubt(name string, is bool) {
	of := v.values[name]
	of.doubtful, of.behind = is, v.lost
	v.put(name, of)
}

// Doubts reports whether a variable decides no condition.
func (v *Variables) Doubts(name string) bool {
	of := v.values[name]
	return of.doubtful || of.behind != v.lost
}

package source

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
)

// find returns the draft of the file that an entry stands in, and where in it. One that is
// not there as it was read is to be changed by hand.
func (w *rewriter) find(o observed.Observation, c observed.Change) (d *draft, start, end int, err error) {
	if d, err = w.open(o.At); err != nil {
		return nil, 0, 0, err
	}
	if why := unwritable(d, o); why != "" {
		return nil, 0, 0, byHand(o.At, "%s", why)
	}
	start, ok := d.doc.Offset(o.At.Line, o.At.Column)
	if !ok || o.Text == "" || !strings.HasPrefix(d.doc.Text[start:], o.Text) {
		return nil, 0, 0, byHand(o.At, "change it to %s", written(c))
	}
	return d, start, start + len(o.Text), nil
}

// otherEntry writes a change of a package into its other entry, where a file of constraints
// has one of the two and that would not let the new version be.
func (w *rewriter) otherEntry(o observed.Observation, c observed.Change) error {
	other := o.Constraint
	if o.AskedBy != nil {
		other = o.AskedBy
	}
	if other == nil || other.Installed || lets(other, c.Value) {
		return nil
	}
	d, start, end, err := w.find(*other, c)
	if err != nil {
		return err
	}
	text, err := w.spell(d, *other, c)
	if err != nil {
		return err
	}
	if strings.Contains(other.Text, "$") {
		return w.variable(d, *other, text)
	}
	d.replace(start, end, text)
	return nil
}

// otherPins writes a change into the other entries that pin the version which was there, as in a file that another
// one names and in a group beside a project's own requirements, and into ranges that the same command installs, as
// those of a project beside one of its extras. Those that tools write are left to them.
func (w *rewriter) otherPins(o observed.Observation, c observed.Change) error {
	if o.Kind != observed.Package {
		return nil
	}
	for i := range w.env.Observations {
		other := &w.env.Observations[i]
		pin, bound := other.Value == o.Value && o.Value != "", other.Value == "" && other.Command == o.Command
		if other.Kind != o.Kind || other.Name != o.Name || !pin && !bound || other.At == o.At ||
			other.Installed || other.Settled || other.Conda != o.Conda || other.Marker != o.Marker ||
			isAddress(*other) || strings.Contains(other.Text, "$") || lets(other, c.Value) {
			continue
		}
		d, start, end, err := w.find(*other, c)
		if err != nil {
			continue // nothing is written there
		}
		text, err := w.spell(d, *other, c)
		if err != nil {
			return err
		}
		if edited := func(e edit) bool { return e.start < end && start < e.end }; !slices.ContainsFunc(d.edits, edited) {
			d.replace(start, end, text)
		}
		if err := w.commandsIndex(o, *other, c); err != nil {
			return err
		}
	}
	return nil
}

// commandsIndex writes the index of a change of one entry in place of that which the command of another one asks by
// itself.
func (w *rewriter) commandsIndex(o, other observed.Observation, c observed.Change) error {
	for _, x := range w.env.Indexes {
		if other.Command == o.Command || other.Command != x.Command || !sameMakers(x.URL, c.Index) || x.FindLinks {
			continue
		}
		if err := w.otherIndex(x, c.Index); err != nil {
			return err
		}
	}
	return nil
}

// lets reports whether an entry lets a version of its package be.
func lets(o *observed.Observation, to string) bool {
	if o.Value != "" || o.Specifier == "" {
		own, _, _ := strings.Cut(o.Value, "+")
		return o.Value == "" || own == to
	}
	s, err := version.ParseSpecifier(o.Specifier)
	return err == nil && s.Allows(to)
}

// askedIndex writes the index of a package that a constraint pins where the package is
// asked for.
func (w *rewriter) askedIndex(o observed.Observation, c observed.Change) error {
	d, _, end, err := w.find(o, c)
	if err != nil {
		return err
	}
	return w.index(d, o, c, end)
}

// removeAsked removes the entry that asks for a package that a constraint pins.
func (w *rewriter) removeAsked(o observed.Observation) error {
	d, start, end, err := w.find(o, observed.Change{})
	if err != nil {
		return err
	}
	return w.remove(d, o, start, end)
}

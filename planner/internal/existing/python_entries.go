package existing

import (
	"maps"
	"strconv"

	"github.com/envsolve/envsolve/matrices/version"
)

// forPythons returns which of two entries of one package counts where no Python is known and
// their markers hold on no Python both: that for the newest. It reports whether they are such.
func (c *Environment) forPythons(old, p *Package) (counts, left *Package, ok bool) {
	first, second := c.markerAt(old.Number), c.markerAt(p.Number)
	a, errA := version.ParseMarker(first)
	b, errB := version.ParseMarker(second)
	if c.marked["python_version"] != "" || first == "" || second == "" || old.At == p.At || errA != nil || errB != nil {
		return nil, nil, false
	}
	newestOld, newest, both := 0, 0, false
	var within version.Specifier
	if c.Pythons.Number >= 0 {
		within, _ = version.ParseSpecifier(c.Pythons.Value) // empty where it is none
	}
	const oldest, latest = 5, 20 // minors of Python 3 that markers tell apart
	for minor := oldest; minor <= latest; minor++ {
		python := "3." + strconv.Itoa(minor)
		if within.Text != "" && !within.AllowsPython(python) {
			continue
		}
		marks := maps.Clone(c.marked)
		marks["python_version"], marks["python_full_version"] = python, python+".0"
		onOld, on := a.On(marks) == version.Applies, b.On(marks) == version.Applies
		both = both || onOld && on
		if onOld {
			newestOld = minor
		}
		if on {
			newest = minor
		}
	}
	if both || newestOld == 0 || newest == 0 {
		return nil, nil, false
	}
	if newestOld > newest {
		return old, p, true
	}
	return p, old, true
}

// markerAt returns the marker behind which an observation stands.
func (c *Environment) markerAt(number int) string {
	if number < 0 || number >= len(c.Env.Observations) {
		return ""
	}
	return c.Env.Observations[number].Marker
}

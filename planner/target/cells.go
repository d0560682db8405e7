package target

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/planner/internal/spelling"
	"github.com/envsolve/envsolve/planner/request"
)

// product makes the cells of a matrix in order, the last key fastest, and
// leaves out those that a rule excludes. n is the number of combinations.
func (l *loader) product(def *definition, axes []axis, rules []exclusion, n int) []*cell {
	cells := make([]*cell, 0, n)
	hits := make([]int, len(rules))
	picked := make([]axisValue, len(axes))
	for i := range n {
		rest := i
		for k, ax := range slices.Backward(axes) {
			picked[k] = ax.values[rest%len(ax.values)]
			rest /= len(ax.values)
		}
		name := cellName(axes, picked)
		if k := slices.IndexFunc(rules, func(r exclusion) bool { return r.matches(axes, picked) }); k >= 0 {
			hits[k]++
			l.file.Removed = append(l.file.Removed, Removed{Target: def.name, Cell: name, By: position(rules[k].at)})
			continue
		}
		cells = append(cells, l.newCell(name, axes, picked))
	}
	for k, rule := range rules {
		if hits[k] == 0 {
			l.report(&hcl.Diagnostic{
				Severity: hcl.DiagWarning,
				Summary:  "Nothing excluded",
				Detail:   "No cell of the matrix is left for this exclude to take out.",
				Subject:  rule.at.Ptr(),
			})
		}
	}
	if len(cells) == 0 {
		l.errorf(def.block.DefRange(), "Empty matrix", "exclude takes every cell out of the matrix of target %q.", def.name)
	}
	return cells
}

func cellName(axes []axis, picked []axisValue) string {
	parts := make([]string, len(axes))
	for i, ax := range axes {
		parts[i] = ax.key + "=" + picked[i].text
	}
	return strings.Join(parts, ",")
}

func (l *loader) newCell(name string, axes []axis, picked []axisValue) *cell {
	matrix := make(map[string]cty.Value, len(axes))
	for i, ax := range axes {
		matrix[ax.key] = picked[i].value
	}
	c := &cell{
		name:       name,
		scope:      newScope(l, matrix),
		attrs:      map[string]*attribute{},
		frameworks: map[string]*attribute{},
	}
	c.scope.set = map[string]cty.Value{}
	for i, ax := range axes {
		ax.set(c, picked[i])
	}
	return c
}

// exclusion takes out the cells that agree with all of its keys.
type exclusion struct {
	want map[string]string // key → the value's text
	at   hcl.Range
}

func (e exclusion) matches(axes []axis, picked []axisValue) bool {
	for i, ax := range axes {
		if want, ok := e.want[ax.key]; ok && want != picked[i].text {
			return false
		}
	}
	return true
}

// exclusions reads exclude = [{ KEY = VALUE, … }, …].
func (d *decoder) exclusions(a *attribute, axes []axis) ([]exclusion, bool) {
	if a == nil {
		return nil, true
	}
	if !isList(a.value) {
		d.wrongType(a.value, "a list of maps", a.valueRange(), "exclude", nil)
		return nil, false
	}
	places := a.elementRanges()
	var out []exclusion
	ok := true
	for i, value := range elements(a.value) {
		at := a.valueRange()
		if places != nil {
			at = places[i]
		}
		if value.IsNull() || !isMap(value) || value.LengthInt() == 0 {
			d.wrongType(value, "a list of maps with at least one key each", at, "exclude", nil)
			ok = false
			continue
		}
		rule := exclusion{want: map[string]string{}, at: at}
		for key, v := range value.AsValueMap() {
			rule.want[key] = cellText(v)
		}
		ok = d.knownKeys(rule, axes) && ok
		out = append(out, rule)
	}
	return out, ok
}

// knownKeys checks that a rule speaks of keys that the matrix has.
func (d *decoder) knownKeys(rule exclusion, axes []axis) bool {
	var keys []string
	for _, ax := range axes {
		keys = append(keys, ax.key)
	}
	ok := true
	for _, key := range slices.Sorted(maps.Keys(rule.want)) {
		if !slices.Contains(keys, key) {
			d.errorf(rule.at, "Unknown matrix key", "The matrix has no key %q.%s", key, spelling.DidYouMean(key, keys))
			ok = false
		}
	}
	return ok
}

// Select returns the requests of the named targets, all when no name is given. A
// name is a target's, for all its cells, or a cell's, such as ci[gpu=t4].
func (f *File) Select(names ...string) ([]request.Request, error) {
	if len(names) == 0 {
		return f.Requests, nil
	}
	var out []request.Request
	for _, req := range f.Requests {
		if slices.Contains(names, req.Target) || slices.Contains(names, req.Name()) {
			out = append(out, req)
		}
	}
	return out, f.unknownNames(names)
}

// unknownNames reports the names that no target and no cell has.
func (f *File) unknownNames(names []string) error {
	var known []string
	for _, req := range f.Requests {
		known = append(known, req.Target, req.Name())
	}
	slices.Sort(known)
	known = slices.Compact(known)
	var errs []error
	for _, name := range names {
		switch {
		case slices.Contains(known, name):
		case slices.Contains(f.Bases, name):
			errs = append(errs, fmt.Errorf("%s: target %q is only inherited from: it names no framework", f.Path, name))
		default:
			errs = append(errs, fmt.Errorf("%s: there is no target %q.%s", f.Path, name,
				strings.TrimSuffix(spelling.DidYouMean(name, known), ".")))
		}
	}
	return errors.Join(errs...)
}

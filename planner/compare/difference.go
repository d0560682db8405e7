package compare

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
)

// difference tells the two sides of one target apart.
func difference(p pair, reachBefore, reachAfter func(*plan.Stack) planner.Reach) Difference {
	d := Difference{Parts: []Change{}, Packages: []Change{}}
	switch {
	case p.before == nil:
		d.Target, d.Status = p.after.Name, StatusAdded
		return d
	case p.after == nil:
		d.Target, d.Status = p.before.Name, StatusRemoved
		return d
	}
	d.Target = p.after.Name
	if d.Status = solved(p); d.Status != "" {
		return d
	}
	a, b := p.before.Stack, p.after.Stack
	d.Parts = changes(parts(p.before), parts(p.after))
	d.GPUs = sets(boards(a), boards(b))
	before, after := reachBefore(a), reachAfter(b)
	d.Capabilities = sets(before.Capabilities, after.Capabilities)
	d.Driver = drivers(a, b, before, after)
	d.Packages = changes(packages(p))
	d.DownloadBytes = download(a, b)
	d.Status = StatusChanged
	if d.same() {
		d.Status = StatusSame
	}
	return d
}

// solved returns the status of a pair of which a side has no stack.
func solved(p pair) string {
	switch {
	case p.before.Stack == nil && p.after.Stack == nil:
		return StatusNone
	case p.before.Stack == nil:
		return StatusFixed
	case p.after.Stack == nil:
		return StatusBroken
	}
	return ""
}

func (d *Difference) same() bool {
	return len(d.Parts)+len(d.Packages) == 0 && d.Driver == nil && d.GPUs == nil && d.Capabilities == nil &&
		d.DownloadBytes == nil
}

// item is a named value; a list of them keeps its order.
type item struct{ name, value string }

// parts lists the parts of a stack in the order that plans show them.
func parts(t *Target) []item {
	s := t.Stack
	var list []item
	frameworks := s.Frameworks
	if len(frameworks) == 0 {
		frameworks = []plan.Framework{s.Framework}
	}
	for _, f := range frameworks {
		version := f.Version
		if f.Variant != "" {
			version += "+" + f.Variant
		}
		list = append(list, item{f.Name, version})
	}
	list = append(list, item{"python", pythonOf(s)}, item{"cuda", s.CUDA.Version}, item{"cuda delivery", s.CUDA.Delivery},
		item{"cudnn", s.CUDNN}, item{"nccl", s.NCCL}, item{"os", s.OS}, item{"platform", s.Platform},
		item{"base image", s.BaseImage})
	if t.Locked != nil {
		list = append(list, item{"base digest", t.Locked.BaseDigest})
	}
	return list
}

// pythonOf returns the Python of a stack, with its release where it is a relocatable
// build.
func pythonOf(s *plan.Stack) string {
	if s.Standalone == nil {
		return s.Python
	}
	return s.Python + " (relocatable build " + s.Standalone.Version + ", " + s.Standalone.Build + ")"
}

// packages lists what both sides know of: every wheel and distribution package
// when both are locked, else the packages that the plans choose.
func packages(p pair) (before, after []item) {
	if p.before.Locked == nil || p.after.Locked == nil {
		return planned(p.before.Stack), planned(p.after.Stack)
	}
	return locked(p.before), locked(p.after)
}

func planned(s *plan.Stack) []item {
	var list []item
	for _, name := range slices.Sorted(maps.Keys(s.Packages)) {
		list = append(list, item{name, s.Packages[name]})
	}
	return list
}

func locked(t *Target) []item {
	var list []item
	for _, p := range t.Locked.Packages {
		list = append(list, item{p.Name, p.Version})
	}
	return list
}

// changes pairs items by name, in the order of before, new ones last. A digest
// that only one side can know is no change.
func changes(before, after []item) []Change {
	list := []Change{}
	now := map[string]string{}
	for _, i := range after {
		now[i.name] = i.value
	}
	old := map[string]bool{}
	for _, i := range before {
		old[i.name] = true
		if value := now[i.name]; value != i.value && (i.name != "base digest" || value != "") {
			list = append(list, Change{i.name, i.value, value, direction(i.value, value)})
		}
	}
	for _, i := range after {
		if !old[i.name] && i.value != "" && i.name != "base digest" {
			list = append(list, Change{i.name, "", i.value, Added})
		}
	}
	return list
}

// direction orders two values where they are versions of numbers and dots,
// with a local part that does not count unless the rest is equal.
func direction(before, after string) string {
	switch {
	case before == "":
		return Added
	case after == "":
		return Removed
	}
	a, _, _ := strings.Cut(before, "+")
	b, _, _ := strings.Cut(after, "+")
	if !dotted(a) || !dotted(b) {
		return Changed
	}
	switch order := planner.CompareVersions(a, b); {
	case order < 0:
		return Raised
	case order > 0:
		return Lowered
	}
	return Changed
}

func dotted(version string) bool { return version != "" && strings.Trim(version, "0123456789.") == "" }

func boards(s *plan.Stack) []string {
	var names []string
	for _, g := range s.GPUs {
		names = append(names, g.Name)
	}
	return names
}

// sets returns what a set gains and loses; nil when nothing.
func sets(before, after []string) *Sets {
	s := Sets{Gained: without(after, before), Lost: without(before, after)}
	if len(s.Gained)+len(s.Lost) == 0 {
		return nil
	}
	return &s
}

func without(list, other []string) []string {
	rest := []string{}
	for _, v := range list {
		if !slices.Contains(other, v) {
			rest = append(rest, v)
		}
	}
	return rest
}

func drivers(a, b *plan.Stack, before, after planner.Reach) *Driver {
	if a.Driver.Floor == b.Driver.Floor {
		return nil
	}
	d := Driver{Before: a.Driver.Floor, After: b.Driver.Floor, Change: direction(a.Driver.Floor, b.Driver.Floor)}
	d.BranchesLost, d.BranchesGained = without(before.Branches, after.Branches), without(after.Branches,
		before.Branches)
	if len(before.Branches) == 0 || len(after.Branches) == 0 {
		d.BranchesLost, d.BranchesGained = []string{}, []string{}
	}
	return &d
}

func download(a, b *plan.Stack) *Download {
	if a.DownloadBytes == nil || b.DownloadBytes == nil || *a.DownloadBytes == *b.DownloadBytes {
		return nil
	}
	return &Download{Before: *a.DownloadBytes, After: *b.DownloadBytes}
}

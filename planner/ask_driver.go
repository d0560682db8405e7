package planner

import (
	"strings"
)

// driverAsk is a driver that hosts of the target run.
type driverAsk struct {
	text Text
	// low is the oldest driver the hosts may run; empty when only an upper
	// bound is given.
	low string
	// branch is set when the user named a branch and not a version: the hosts
	// run some release of it, and a floor inside the branch can be met.
	branch string
	span   span
}

// readDrivers reads what the hosts run: an exact version, a branch ("535"), or
// a range whose lowest driver must do (">=535").
func (a *ask) readDrivers(facts *facts, f *faults) {
	for _, text := range a.request.Drivers {
		clean := text
		clean.Value = strings.TrimPrefix(strings.ToLower(strings.TrimSpace(text.Value)), "r")
		s := readSpan(clean, "driver", f)
		if s == nil {
			continue
		}
		d := driverAsk{text: text, span: s.span}
		d.low, _ = s.span.lowest()
		if d.low != "" && parts(d.low) == 1 {
			d.branch = d.low
		}
		if d.low != "" && !plausibleDriver(facts, d.low) {
			f.add(text.At, "unknown driver "+quote(text.Value), "the facts of %s know no driver branch %s; known branches are %s to %s",
				facts.date(), major(d.low), facts.DriverBranches()[0].Branch, newestBranch(facts))
			continue
		}
		a.drivers = append(a.drivers, d)
	}
}

// plausibleDriver reports whether a driver can exist: Windows drivers share
// neither versions nor always branches with Linux ones, so anything from the
// oldest known branch to shortly after the newest one passes.
func plausibleDriver(facts *facts, version string) bool {
	branches := facts.DriverBranches()
	if len(branches) == 0 {
		return true
	}
	n, _ := nextNumber(version)
	low, _ := nextNumber(branches[0].Branch)
	high, _ := nextNumber(newestBranch(facts))
	return n >= low && n < high+100
}

func newestBranch(facts *facts) string {
	branches := facts.DriverBranches()
	return branches[len(branches)-1].Branch
}

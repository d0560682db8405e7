package query

import (
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/request"
)

// Driver is a driver that hosts of the target run.
type Driver struct {
	Text request.Text
	// Low is the oldest driver the hosts may run; empty when only an upper
	// bound is given.
	Low string
	// Branch is set when the user named a branch and not a version: the hosts
	// run some release of it, and a floor inside the branch can be met.
	Branch string
	Range  version.Range
}

// readDrivers reads what the hosts run: an exact version, a branch ("535"), or
// a range whose lowest driver must do (">=535").
func (q *Query) readDrivers(tables *facts.Facts, faults *Faults) {
	for _, text := range q.Request.Drivers {
		clean := text
		clean.Value = withoutMark(strings.ToLower(strings.TrimSpace(text.Value)))
		s := readRange(clean, "driver", faults)
		if s == nil {
			continue
		}
		d := Driver{Text: text, Range: s.Range}
		d.Low, _ = s.Range.Lowest()
		if d.Low != "" && version.Parts(d.Low) == 1 {
			d.Branch = d.Low
		}
		if d.Low != "" && !plausibleDriver(tables, d.Low) {
			faults.Add(text.At, "unknown driver "+words.Quote(text.Value),
				"the facts of %s know no driver branch %s; known branches are %s to %s%s",
				tables.Date(), version.Major(d.Low), tables.DriverBranches()[0].Branch, NewestBranch(tables),
				takenForDriver(tables, d.Low))
			continue
		}
		q.Drivers = append(q.Drivers, d)
	}
}

// takenForDriver says so where what was given as a driver is a CUDA, which nvidia-smi prints beside it.
func takenForDriver(tables *facts.Facts, ver string) string {
	if tables.CUDARelease(ver) == nil {
		return ""
	}
	return "; " + ver + " is a CUDA version: nvidia-smi prints the driver's before it, as Driver Version"
}

// withoutMark leaves out what people write before a driver's number: R535, v550.54.14.
func withoutMark(text string) string {
	if len(text) > 1 && strings.ContainsRune("rv", rune(text[0])) && text[1] >= '0' && text[1] <= '9' {
		return text[1:]
	}
	return text
}

// plausibleDriver reports whether a driver can exist: Windows drivers share
// neither versions nor always branches with Linux ones, so anything from shortly
// before the oldest known branch to shortly after the newest one passes. What is
// before the oldest is below the floors of the builds that need a newer one.
func plausibleDriver(tables *facts.Facts, ver string) bool {
	branches := tables.DriverBranches()
	if len(branches) == 0 {
		return true
	}
	n, _ := version.NextNumber(ver)
	low, _ := version.NextNumber(branches[0].Branch)
	high, _ := version.NextNumber(NewestBranch(tables))
	return n+100 >= low && n < high+100
}

func NewestBranch(tables *facts.Facts) string {
	branches := tables.DriverBranches()
	return branches[len(branches)-1].Branch
}

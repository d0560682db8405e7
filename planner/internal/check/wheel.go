package check

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

// namedWheel is a wheel by which a package is named, by its address or its path.
type namedWheel struct {
	reading.Wheel
	name string // of the package
	seen
}

// addWheel keeps the wheel that a package is named by, if it is.
func (c *environment) addWheel(p *seenPackage) {
	if !strings.Contains(p.from, ".whl") {
		return
	}
	if w, ok := reading.ReadWheel(p.from); ok {
		c.wheels = append(c.wheels, namedWheel{w, p.Name, p.seen})
	}
}

// platformOfWheels returns the platform that wheels are for, where nobody says which it is.
func (c *environment) platformOfWheels() string {
	onLinux := c.system.ID != "" || c.system.Docker || c.system.Glibc != "" || c.system.Musl || len(c.lacks) > 0
	for i := range c.wheels {
		for _, platform := range c.wheels[i].Platforms {
			switch platform {
			case facts.LinuxAMD64, facts.LinuxARM64:
				return platform
			case facts.WindowsAMD64:
				if !onLinux {
					return platform
				}
			}
		}
	}
	return ""
}

// settlePythonOfWheels takes the Python that a wheel is for where nobody speaks of one.
func (c *environment) settlePythonOfWheels() {
	for i := range c.wheels {
		if w := &c.wheels[i]; c.python.of < 0 && w.Python != "" {
			c.python = w.seen
			c.python.value = w.Python
			named := w.seen
			named.text = w.name
			c.take(named, "a wheel for Python "+w.Python)
		}
	}
}

// unsupportedWheel returns why an environment fails in which a wheel is named that its
// Python or its platform does not take; nil where there is none.
func (q *question) unsupportedWheel() []plan.ConflictRule {
	for i := range q.wheels {
		w := &q.wheels[i]
		const says = "%s is a wheel for %s, and this is %s: installers say that it is not a supported wheel on " +
			"this platform"
		wheel := q.observed(&w.seen, "asked-package")
		if q.python.of >= 0 && !w.Takes(q.python.value) {
			python := q.python
			return append(append(wheel, q.observed(&python, "asked-python")...), plan.ConflictRule{Kind: "fact",
				Rule: system.PythonWheels, Facts: []string{}, Text: fmt.Sprintf(says, w.File,
					"Python "+cmp.Or(w.Python, w.Least+" or newer"), "Python "+q.python.value)})
		}
		if !w.RunsOn(q.platform) {
			return append(wheel, plan.ConflictRule{Kind: "fact", Rule: system.BuildPlatform, Facts: []string{},
				Text: fmt.Sprintf(says, w.File, w.Tag, q.platform)})
		}
	}
	return nil
}

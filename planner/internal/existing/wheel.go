package existing

import (
	"strings"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// Wheel is a wheel by which a package is named, by its address or its path.
type Wheel struct {
	reading.Wheel
	name string // of the package
	Seen
}

// addWheel keeps the wheel that a package is named by, if it is.
func (c *Environment) addWheel(p *Package) {
	if !strings.Contains(p.From, ".whl") {
		return
	}
	if w, ok := reading.ReadWheel(p.From); ok {
		c.Wheels = append(c.Wheels, Wheel{w, p.Name, p.Seen})
	}
}

// platformOfWheels returns the platform that wheels are for, where nobody says which it is.
func (c *Environment) platformOfWheels() string {
	onLinux := c.System.ID != "" || c.System.Docker || c.System.Glibc != "" || c.System.Musl || len(c.Lacks) > 0
	for i := range c.Wheels {
		for _, platform := range c.Wheels[i].Platforms {
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
func (c *Environment) settlePythonOfWheels() {
	for i := range c.Wheels {
		if w := &c.Wheels[i]; c.Python.Number < 0 && w.Python != "" {
			c.Python = w.Seen
			c.Python.Value = w.Python
			named := w.Seen
			named.Words = w.name
			c.Take(named, "a wheel for Python "+w.Python)
		}
	}
}

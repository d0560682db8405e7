package existing

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// Wheel is a wheel by which a package is named, by its address or its path.
type Wheel struct {
	reading.Wheel
	Marked bool   // it stands behind a marker, which may be that of its Python
	name   string // of the package
	Seen
}

// addWheel keeps the wheel that a package is named by, if it is. A lock of pixi's names those
// of each of its platforms, of which one was read.
func (c *Environment) addWheel(p *Package, marker string) {
	if !strings.Contains(p.From, ".whl") || c.Env.Installer == observed.Pixi {
		return
	}
	if w, ok := reading.ReadWheel(p.From); ok {
		c.Wheels = append(c.Wheels, Wheel{w, marker != "", p.Name, p.Seen})
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
		if w := &c.Wheels[i]; c.Python.Number < 0 && w.Python != "" && w.RunsOn(c.Platform) &&
			!c.OutOfRange(w) {
			c.Python = w.Seen
			c.Python.Value = w.Python
			named := w.Seen
			named.Words = w.name
			c.Take(named, "a wheel for Python "+w.Python)
		}
	}
}

// OutOfRange reports whether a wheel is for a Python that a project is not for.
func (c *Environment) OutOfRange(w *Wheel) bool {
	if c.Pythons.Number < 0 || w.Python == "" {
		return false
	}
	r := Range(c.Pythons)
	return r != nil && !r.Range.Allows(w.Python)
}

// PythonOfWheel reports whether a wheel alone says which Python it is.
func (c *Environment) PythonOfWheel() bool {
	return c.Python.Number >= 0 && c.Env.Observations[c.Python.Number].Kind != observed.Python
}

// PythonAgainst returns the Python, or the range of those that a project is for, that does
// not take a wheel, and what that is; nil where none speaks against it.
func (c *Environment) PythonAgainst(w *Wheel) (against *Seen, is string) {
	switch {
	case w.Marked && (c.Python.Number < 0 || c.PythonOfWheel()):
		return nil, "" // the marker may be that of its Python
	case c.Python.Number >= 0 && !w.Takes(c.Python.Value):
		return &c.Python, "Python " + c.Python.Value
	case c.Python.Number < 0 && c.OutOfRange(w):
		return &c.Pythons, "for Python " + c.Pythons.Value
	}
	return nil, ""
}

// InspectWheel returns the command that shows what is in a wheel.
func InspectWheel(name, version string) string {
	requirement := name
	if version != "" {
		requirement += "==" + version
	}
	return fmt.Sprintf("pip download --no-deps %s && envsolve inspect %s-*.whl", requirement,
		strings.ReplaceAll(name, "-", "_"))
}

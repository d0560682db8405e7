package existing

import (
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// readNewestSystem takes the newest release of a distribution that the facts hold for that of an image whose tag
// says none.
func (c *Environment) readNewestSystem(s Seen, family string) {
	newest, of := "", ""
	for _, row := range c.Facts.OSes() {
		release, ok := strings.CutPrefix(row.ID, family)
		if ok && version.IsDotted(release) && (newest == "" || version.Compare(release, newest) > 0) {
			newest, of = release, row.ID
		}
	}
	if of != "" {
		c.System = c.over(reading.ReadSystem(c.Facts.Set, of))
		c.Take(s, of+", the newest of its images by the facts of "+c.Facts.Date())
	}
}

// settleNewestPython takes the newest Python that the facts hold for that of an image whose tag says none, where
// nobody speaks of another one: conda brings its own, and so does uv for a project that says which it takes.
func (c *Environment) settleNewestPython() {
	brings := c.Foreign() || c.Env.Installer == observed.UV && c.Pythons.Number >= 0
	if c.newestPython.Number < 0 || c.Python.Number >= 0 || brings {
		return
	}
	newest := ""
	for _, row := range c.Facts.PythonImages() {
		if newest == "" || version.Compare(row.Python, newest) > 0 {
			newest = row.Python
		}
	}
	if newest != "" {
		c.Python = c.newestPython
		c.Python.Value = newest
		c.Take(c.newestPython, "Python "+newest+", the newest of its images by the facts of "+c.Facts.Date())
	}
}

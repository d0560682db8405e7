package source

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// add writes a package that nobody names beside one that an installer installs: as a line of its own into a file of
// requirements, or as a word of the same command. It reports whether it has.
func (w *rewriter) add(o observed.Observation, c observed.Change) bool {
	if c.Label != "" || c.Index != "" || c.Wheel != "" || o.Conda || hasBuilds(c.Name) {
		return false
	}
	d, start, end, err := w.find(o, c)
	if err != nil {
		return false
	}
	format := formatOf(d.doc)
	switch {
	case format == isRequirements && !strings.Contains(d.doc.Text, "--hash"): // where one has hashes, all must
		_, end = d.doc.Line(start)
		line := strings.TrimRight(d.doc.Text[start:end], "\r")
		if strings.HasSuffix(line, "\\") {
			return false
		}
		d.replace(start+len(line), start+len(line), d.lineEnds("\n"+written(c)))
	case format == isDockerfile || format == isShell:
		if !slices.Contains([]string{"pip", "pip3", "uv"}, d.installerOf(start)) {
			return false
		}
		if start > 0 && strings.IndexByte(`'"`, d.doc.Text[start-1]) >= 0 {
			if !strings.HasPrefix(d.doc.Text[end:], d.doc.Text[start-1:start]) {
				return false
			}
			end++
		}
		if rest := d.doc.Text[end:]; rest != "" && strings.IndexByte(" \t\r\n", rest[0]) < 0 {
			return false // more of the word, or of a list of JSON
		}
		d.replace(end, end, " "+written(c))
	default:
		return false
	}
	return true
}

// hasBuilds reports whether a package is a framework or a companion of one, of which there are builds on indexes.
func hasBuilds(name string) bool {
	return slices.ContainsFunc(matrices.Embedded().FrameworkInfos(), func(f matrices.FrameworkInfo) bool {
		return slices.Contains(f.Packages, name) || slices.Contains(f.IndexCompanions, name)
	})
}

package source

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// add writes a package that nobody names beside one that an installer installs: as a line of its own into a file of
// requirements, or as a word of the same command, where that is one that takes packages as words. It reports whether it
// has, or had already.
func (w *rewriter) add(o observed.Observation, c observed.Change) bool {
	if c.Label != "" || c.Index != "" || c.Wheel != "" || o.Conda || hasBuilds(c.Name) {
		return false
	}
	d, start, end, err := w.find(o, c)
	if err != nil {
		return false
	}
	format, text := formatOf(d.doc), written(c)
	if slices.ContainsFunc(d.edits, func(e edit) bool { return strings.TrimSpace(e.text) == text }) {
		return true
	}
	switch {
	case format == isRequirements && !strings.Contains(d.doc.Text, "--hash"): // where one has hashes, all must
		_, end = d.doc.Line(start)
		line := strings.TrimRight(d.doc.Text[start:end], "\r")
		if strings.HasSuffix(line, "\\") || slices.Contains(strings.Fields(d.doc.Text), text) {
			return false
		}
		d.replace(start+len(line), start+len(line), d.lineEnds("\n"+text))
	case format == isDockerfile || format == isShell:
		if !d.takesPackages(start) || slices.Contains(d.commandAround(start), text) {
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
		d.replace(end, end, " "+text)
	default:
		return false
	}
	return true
}

// installing matches a command of a shell's, up to one of its words, that takes packages as words: of pip, or of uv's
// pip, with nothing before it but what leaves the command what it is.
var installing = lazyregexp.New(`^(?:\s|(?i:RUN)\s(?:\s*--\S+\s)*|` +
	`(?:sudo(?:\s+-[EH])*|then|do|else|[A-Za-z_]\w*=[\w./:-]*)\s)*` +
	`(?:pip3?|python3?\s+-m\s+pip|uv\s+pip)\s+install\s(?:[^(\x60]*\s)?["']?$`)

// takesPackages reports whether a word of a command at an offset is one of the packages that the command installs, so
// that another one may stand behind it.
func (d *draft) takesPackages(offset int) bool {
	text := joinLines(d.doc.Text[:offset])
	return installing.MatchString(text[strings.LastIndexAny(text, "&|;\n")+1:])
}

// commandAround returns the words of the command in which an offset is.
func (d *draft) commandAround(offset int) []string {
	before, after := joinLines(d.doc.Text[:offset]), joinLines(d.doc.Text[offset:])
	before = before[strings.LastIndexAny(before, "&|;\n")+1:]
	if end := strings.IndexAny(after, "&|;\n"); end >= 0 {
		after = after[:end]
	}
	return strings.FieldsFunc(before+after, func(r rune) bool { return strings.ContainsRune(" \t\r\"'", r) })
}

// joinLines returns a text of a shell's with its continued lines as one.
func joinLines(text string) string {
	return strings.NewReplacer("\\\n", " ", "\\\r\n", " ").Replace(text)
}

// hasBuilds reports whether a package is a framework or a companion of one, of which there are builds on indexes.
func hasBuilds(name string) bool {
	return slices.ContainsFunc(matrices.Embedded().FrameworkInfos(), func(f matrices.FrameworkInfo) bool {
		return slices.Contains(f.Packages, name) || slices.Contains(f.IndexCompanions, name)
	})
}

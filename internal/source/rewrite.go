package source

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/diff"

	"github.com/envsolve/envsolve/internal/atomicfile"
	"github.com/envsolve/envsolve/internal/source/container"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/python"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// Rewritten is a source with changes written into it.
type Rewritten struct {
	Name          string
	Before, After []byte
}

// Diff returns what changes as a unified diff, which `git apply` and `patch -p1` take
// in the current folder, and below / where the file is in no folder of it.
func (r Rewritten) Diff() string {
	name := patchName(r.Name)
	return string(diff.Diff("a/"+name, r.Before, "b/"+name, r.After))
}

// patchName returns the path that a patch names a file by: relative to the current
// folder, or to the root where the file is not below the current folder, since what
// applies patches takes neither an absolute path nor "..".
func patchName(name string) string {
	if filepath.IsLocal(name) {
		return filepath.ToSlash(filepath.Clean(name))
	}
	whole, err := filepath.Abs(name)
	if err != nil {
		return strings.TrimLeft(filepath.ToSlash(name), "/")
	}
	if here, err := os.Getwd(); err == nil {
		if below, err := filepath.Rel(here, whole); err == nil && filepath.IsLocal(below) {
			return filepath.ToSlash(below)
		}
	}
	return strings.TrimLeft(filepath.ToSlash(strings.TrimPrefix(whole, filepath.VolumeName(whole))), "/")
}

// Lines returns the lines that change, from the first to the last of them: where
// they begin, from 1, how many there are, and what stands in their place.
func (r Rewritten) Lines() (line, lines int, text string) {
	before, after := bytes.SplitAfter(r.Before, []byte("\n")), bytes.SplitAfter(r.After, []byte("\n"))
	same := 0
	for same < min(len(before), len(after)) && bytes.Equal(before[same], after[same]) {
		same++
	}
	end := 0
	for end < min(len(before), len(after))-same && bytes.Equal(before[len(before)-1-end], after[len(after)-1-end]) {
		end++
	}
	return same + 1, len(before) - same - end, string(bytes.Join(after[same:len(after)-end], nil))
}

// Apply writes the file, whole or not at all. It refuses one that has changed
// since it was read.
func (r Rewritten) Apply() error {
	now, err := os.ReadFile(r.Name)
	if err != nil {
		return err
	}
	if string(now) != string(r.Before) {
		return fmt.Errorf("%s: it has changed since it was read; check it again", r.Name)
	}
	info, err := os.Stat(r.Name)
	if err != nil {
		return err
	}
	return atomicfile.Write(r.Name, r.After, info.Mode().Perm())
}

// ByHand is a change that cannot be written into a source, and what to do.
type ByHand struct {
	At  request.Position
	Why string
}

// Rewrite writes changes into the sources of an environment, in each one's own
// syntax and with everything else as it was. Files are read anew, by [os.ReadFile] or
// what stands for it, and sorted by name. A change is written as a whole or is to be
// made by hand; all are, where a file could not be read again with them.
func Rewrite(
	read func(name string) ([]byte, error), env *observed.Environment, changes []observed.Change,
) ([]Rewritten, []ByHand, error) {
	if name := env.ContainerOf(changes); name != "" {
		own := env.InContainer(name) // the indexes of others are none of its own
		env = &own
	}
	w := &rewriter{env: env, read: read, files: map[string]*draft{}}
	changes = w.withCompanions(changes)
	w.changes, w.indexes = changes, w.countingIndexes(changes)
	for _, companions := range []bool{false, true} { // which follow their frameworks
		for _, c := range changes {
			if (w.frameworkOf(c) != nil) != companions {
				continue
			}
			if err := w.whole(c); err != nil {
				return nil, nil, err
			}
		}
	}
	var list []Rewritten
	for _, d := range w.files {
		after := d.text()
		if after == string(d.raw) {
			continue
		}
		list = append(list, Rewritten{Name: d.doc.Name, Before: d.raw, After: []byte(after)})
		if err := readable(d.doc, []byte(after)); err != nil {
			return nil, w.allByHand(changes, err), nil
		}
	}
	slices.SortFunc(list, func(a, b Rewritten) int { return cmp.Compare(a.Name, b.Name) })
	return list, w.byHand, nil
}

// whole makes the edits of one change, or none of them where it is to be made by hand.
func (w *rewriter) whole(c observed.Change) error {
	before, forge := map[*draft][]edit{}, w.forge
	for _, d := range w.files {
		before[d] = slices.Clone(d.edits)
	}
	err := w.change(c)
	if err == nil {
		err = w.leftBehind(c)
	}
	if err == nil && w.collide(before) {
		err = byHand(w.observed(c).At, "change it to %s: another change is of the same place",
			written(c))
	}
	var hand *byHandError
	if !errors.As(err, &hand) {
		return err
	}
	for _, d := range w.files {
		d.edits = before[d]
	}
	w.forge = forge
	if o := w.observed(c); o != nil {
		w.left = append(w.left, o.Name)
	}
	if told := (ByHand{hand.at, hand.why}); !slices.Contains(w.byHand, told) {
		w.byHand = append(w.byHand, told)
	}
	return nil
}

// leftBehind is the fault of a change of a framework's companion where the framework is
// to be changed by hand: the two go together.
func (w *rewriter) leftBehind(c observed.Change) error {
	o, framework := w.observed(c), w.frameworkOf(c)
	if framework != nil && slices.Contains(w.left, w.observed(*framework).Name) {
		return byHand(o.At, "change it to %s, with %s", written(c), w.observed(*framework).Name)
	}
	return nil
}

// collide reports whether one of the edits since is of the same place as another.
func (w *rewriter) collide(before map[*draft][]edit) bool {
	for _, d := range w.files {
		for i := len(before[d]); i < len(d.edits); i++ {
			a := d.edits[i]
			for _, b := range d.edits[:i] {
				if a.start < b.end && b.start < a.end {
					return true
				}
			}
		}
	}
	return false
}

// allByHand adds to what is to be made by hand the changes that were written, of which
// one makes a file that cannot be read.
func (w *rewriter) allByHand(changes []observed.Change, fault error) []ByHand {
	list := w.byHand
	for _, c := range changes {
		o := w.observed(c)
		if o == nil {
			continue
		}
		at := o.At
		if !slices.ContainsFunc(list, func(h ByHand) bool { return h.At == at }) {
			list = append(list, ByHand{at, fmt.Sprintf("change it to %s: written here, it leaves a file that "+
				"cannot be read (%v)", written(c), fault)})
		}
	}
	return list
}

// readable says why a document's new text cannot be read, strictly, as what the
// document is; nil where it can.
func readable(was *document.Document, text []byte) error {
	doc, err := document.Decode(was.Name, text)
	if err != nil {
		return err
	}
	grammar := formatOf(was)
	if formatOf(doc) != grammar {
		return fmt.Errorf("%s: it would be read as something else", doc.Name)
	}
	switch grammar {
	case isTOML:
		_, err = tree.TOML(doc)
	case isScript:
		_, _, err = python.InlineTable(doc)
	case isYAML:
		_, err = tree.StrictYAML(doc)
	case isNotebook: // which is JSON without commas at the end and comments
		if !json.Valid([]byte(doc.Text)) {
			err = fmt.Errorf("%s: no JSON", doc.Name)
		}
	case isJSON:
		_, err = tree.JSON(doc)
	}
	return err
}

// rewriter gathers edits by their files.
type rewriter struct {
	env     *observed.Environment
	read    func(name string) ([]byte, error)
	changes []observed.Change
	indexes []observed.Index // those that count where the environment is judged
	files   map[string]*draft
	byHand  []ByHand
	left    []string // the packages that are to be changed by hand
	forge   []string // the files in which conda-forge is put before the channel of a framework's makers
}

// draft is a file and what is to change in it.
type draft struct {
	doc   *document.Document
	raw   []byte
	edits []edit
}

// edit puts a text where another stands.
type edit struct {
	start, end int
	text       string
}

// byHandError says why a change cannot be written.
type byHandError struct {
	at  request.Position
	why string
}

func (e *byHandError) Error() string { return fmt.Sprintf("%s: %s", e.at, e.why) }

func byHand(at request.Position, format string, args ...any) error {
	return &byHandError{at, fmt.Sprintf(format, args...)}
}

// replace adds an edit. The same edit twice, as two packages bring it with one
// index, is made once.
func (d *draft) replace(start, end int, text string) {
	if e := (edit{start, end, text}); !slices.Contains(d.edits, e) {
		d.edits = append(d.edits, e)
	}
}

// scalar returns a text as it stands in a place of its own: between quotes where it would be a number of YAML's
// there, which 3.10 is not the version of.
func (d *draft) scalar(start, end int, text string) string {
	if formatOf(d.doc) != isYAML || strings.Trim(text, "0123456789.") != "" || strings.Count(text, ".") > 1 {
		return text
	}
	line, lineEnd := d.doc.Line(start)
	before, behind := strings.TrimRight(d.doc.Text[line:start], " "), d.doc.Text[end:max(end, lineEnd)]
	whole := before == d.doc.Text[line:start] || behind != "" && strings.IndexByte(" ,]}", behind[0]) < 0
	if whole || before == "" || strings.IndexByte(":-[,", before[len(before)-1]) < 0 {
		return text
	}
	return `"` + text + `"`
}

// text returns the file with the edits made.
func (d *draft) text() string {
	edits := slices.Clone(d.edits)
	slices.SortStableFunc(edits, func(a, b edit) int {
		return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(a.end, b.end))
	})
	var text strings.Builder
	if d.doc.Encoding == document.UTF8BOM {
		text.WriteString("\ufeff")
	}
	at := 0
	for _, e := range edits {
		text.WriteString(d.doc.Text[at:e.start])
		text.WriteString(d.lineEnds(e.text))
		at = e.end
	}
	text.WriteString(d.doc.Text[at:])
	if formatOf(d.doc) == isYAML && len(d.edits) > 0 {
		return withoutEmptyPip(text.String())
	}
	return text.String()
}

// withoutEmptyPip returns an environment of conda's without a list of requirements for pip of which no entry is
// left: it would be none.
func withoutEmptyPip(text string) string {
	lines := slices.Collect(strings.Lines(text))
	for i, line := range lines {
		if strings.TrimSpace(line) != "- pip:" {
			continue
		}
		deeper := false
		for _, next := range lines[i+1:] {
			if bare := strings.TrimSpace(next); bare == "" || bare[0] == '#' {
				continue
			}
			deeper = indentOf(next) > indentOf(line)
			break
		}
		if !deeper {
			return strings.Join(slices.Delete(lines, i, i+1), "")
		}
	}
	return text
}

// indentOf returns how many spaces a line begins with.
func indentOf(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

// lineEnds returns a text with the file's own line ends; whole lines as comments, where the
// file is a script.
func (d *draft) lineEnds(text string) string {
	if strings.HasSuffix(text, "\n") && formatOf(d.doc) == isScript {
		text = "# " + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n# ") + "\n"
		text = strings.ReplaceAll(text, "# \n", "#\n")
	}
	if line, _, _ := strings.Cut(d.doc.Text, "\n"); !strings.HasSuffix(line, "\r") {
		return text
	}
	return strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\n", "\r\n")
}

// open returns the draft of a file.
func (w *rewriter) open(at request.Position) (*draft, error) {
	if d, ok := w.files[at.File]; ok {
		return d, nil
	}
	if at.File == "" || at.ByFlag() || at.File == shownName(Stdin) {
		return nil, byHand(at, "it comes from no file")
	}
	if writtenByInstaller(at.File) {
		return nil, byHand(at, "it is what an installer wrote of what is there: install the other release with that one")
	}
	raw, err := w.read(at.File)
	if errors.Is(err, fs.ErrNotExist) && container.Tagged(at.File) {
		return nil, byHand(at, "take an image that has it")
	}
	if err != nil {
		return nil, err
	}
	doc, err := document.Decode(at.File, raw)
	if err != nil {
		return nil, err
	}
	if doc.Encoding != document.UTF8 && doc.Encoding != document.UTF8BOM {
		return nil, byHand(at, "%s is in %s: save it as UTF-8 first", at.File, doc.Encoding)
	}
	d := &draft{doc: doc, raw: raw}
	w.files[at.File] = d
	return d, nil
}

// writtenByInstaller reports whether a file is a record of what is installed: a
// distribution's metadata, a virtual environment's, or conda's.
func writtenByInstaller(name string) bool {
	slashed := filepath.ToSlash(name)
	base := path.Base(slashed)
	return base == "METADATA" || base == "PKG-INFO" || base == "pyvenv.cfg" ||
		path.Base(path.Dir(slashed)) == "conda-meta"
}

package source

import (
	"cmp"
	"errors"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// change makes the edits of one change.
func (w *rewriter) change(c observed.Change) error {
	of := w.observed(c)
	if of == nil {
		return w.addBeside(c)
	}
	o := *of
	d, start, end, err := w.find(o, c)
	if err != nil {
		return err
	}
	name, extra := named(o, c)
	build := defaultBuild(name, c)
	switch {
	case o.Kind != observed.Image && w.isImages(o):
		return anotherImage(o, c)
	case c.Over != "" && c.Label == "":
		return w.overPage(c)
	case c.Value == "" && o.AskedBy != nil: // a constraint asks for nothing
		return w.removeAsked(*o.AskedBy)
	case c.Value == "":
		return w.remove(d, o, start, end)
	case o.Kind == observed.Package && o.Conda && extra != "":
		return byHand(o.At, "conda's packages have no extras: install %s by pip", written(c))
	case o.Kind == observed.Package && o.Conda:
		return w.conda(d, o, c, cmp.Or(c.Label, build.Variant), start, end)
	case o.Kind == observed.CUDA && o.Conda:
		_, err := w.condaCUDA(o, c.Value)
		return err
	}
	if c, err = w.fromIndex(o, c, build); err != nil {
		return err
	}
	text, err := w.spell(d, o, c)
	if err != nil {
		return err
	}
	if !strings.Contains(o.Text, "$") {
		d.replace(start, end, d.scalar(start, end, text))
	} else if err := w.variable(d, o, text); err != nil {
		return withIndex(err, c.Index)
	}
	if o.Kind == observed.IntoSystem { // an option of a command
		return nil
	}
	if chosen, err := w.cogCUDA(o, c, cmp.Or(c.Label, build.Variant)); chosen || err != nil {
		return err
	}
	if err := w.others(d, o, c, start); err != nil {
		return err
	}
	switch {
	case c.Index == "":
		return w.ownIndex(o)
	case c.Over != "":
		return w.overPage(c)
	case o.AskedBy != nil: // a constraint brings no index
		return w.askedIndex(*o.AskedBy, c)
	}
	return w.index(d, o, c, end)
}

// addBeside adds a package that no source names beside its framework or companion, or else beside the last package in
// a file, which brings it; one of conda's beside another one of conda's. Where flags alone say what is there, the
// change is told with them.
func (w *rewriter) addBeside(c observed.Change) error {
	last := func(fits func(o *observed.Observation) bool) *observed.Observation {
		for i := range slices.Backward(w.env.Observations) {
			if o := &w.env.Observations[i]; o.Kind == observed.Package && fits(o) {
				return o
			}
		}
		return nil
	}
	if c.Conda != "" {
		o := last(func(o *observed.Observation) bool { return o.Conda && o.Name == c.Conda })
		if o == nil {
			return nil
		}
		d, start, end, err := w.find(*o, c)
		if err != nil {
			return err
		}
		return w.addEntry(d, *o, c.Name+"="+c.Value, start, end)
	}
	o := cmp.Or(last(func(o *observed.Observation) bool { return isCompanion(c.Name, o.Name) }),
		last(func(o *observed.Observation) bool { return o.At.Line > 0 }))
	if o == nil || w.add(*o, c) {
		return nil
	}
	return withIndex(byHand(o.At, "add %s beside %s", written(c), o.Name), c.Index)
}

// anotherImage says which image to take in place of one that holds what is to be changed.
func anotherImage(o observed.Observation, c observed.Change) error {
	text := strings.TrimSpace(cmp.Or(c.Name, o.Name, string(o.Kind)) + " " + c.Value)
	if c.Label != "" {
		text += ", of the build " + c.Label
	}
	return byHand(o.At, "take an image with %s", text)
}

// named returns the name and the extras of the package that a change asks for.
func named(o observed.Observation, c observed.Change) (name, extras string) {
	name, extras, _ = strings.Cut(cmp.Or(c.Name, o.Name), "[")
	return name, extras
}

// fromIndex returns a change with the label and the index by which the installer takes the build that is meant. Build
// is what it takes by default.
func (w *rewriter) fromIndex(o observed.Observation, c observed.Change, build matrices.Build) (observed.Change, error) {
	name, _ := named(o, c)
	if c.Index == "" && build.IndexURL != "" && w.frameworkOf(c) == nil {
		// What the installer takes by default matters only where the source names
		// another index of the same makers, or a copy of one.
		now, found := w.indexOf(o, name, build.IndexURL)
		switch mirror := w.mirrorOf(name); {
		case !found && mirror == nil:
		case found && w.withFramework(o, now):
		case !isPage(build.IndexURL):
			c.Label, c.Index = build.Variant, build.IndexURL
		case found:
			return c, byHand(now.At, "take %s from the default index, and not from this one", written(c))
		default:
			return c, byHand(mirror.At, "take %s from the default index, and not from this one", written(c))
		}
	}
	if c.Index == "" && o.Kind == observed.Package {
		c.Index = w.frameworksIndex(c)
		if framework := w.frameworkOf(c); isPage(c.Index) && framework != nil {
			c.Label = framework.Label
		}
	}
	if isPage(c.Index) && !isLabelled(name) {
		c.Label = ""
	}
	return c, nil
}

// others makes a change in the other places of the sources that say the same.
func (w *rewriter) others(d *draft, o observed.Observation, c observed.Change, start int) error {
	if err := w.otherEntry(o, c); err != nil {
		return err
	}
	if err := w.otherPins(o, c); err != nil {
		return err
	}
	return w.otherSets(d, o, c, start)
}

// withIndex adds to what is to be done by hand the index that goes with it.
func withIndex(err error, index string) error {
	var hand *byHandError
	if index == "" || !errors.As(err, &hand) {
		return err
	}
	return byHand(hand.at, "%s, with the index %s", hand.why, index)
}

// frameworkOf returns the change of the framework whose companion a change is of; nil
// where there is none.
func (w *rewriter) frameworkOf(c observed.Change) *observed.Change {
	o := w.observed(c)
	for i := range w.changes {
		if framework := w.observed(w.changes[i]); o != nil && framework != nil && isCompanion(o.Name, framework.Name) {
			return &w.changes[i]
		}
	}
	return nil
}

// withFramework reports whether the index of a companion has the build of its framework, which stays, where that comes
// from now.
func (w *rewriter) withFramework(o observed.Observation, now observed.Index) bool {
	return slices.ContainsFunc(w.env.Observations, func(f observed.Observation) bool {
		if f.Kind != observed.Package || !isCompanion(o.Name, f.Name) {
			return false
		}
		from, named := w.indexOf(f, f.Name, now.URL)
		return named && labelOf(from.URL) == labelOf(now.URL)
	})
}

// observed returns what a change is of; nil for a package to add.
func (w *rewriter) observed(c observed.Change) *observed.Observation {
	if c.Of < 0 || c.Of >= len(w.env.Observations) {
		return nil
	}
	return &w.env.Observations[c.Of]
}

// frameworksIndex returns the index that the framework of a companion changes to: that
// which the change names, or that of its default build where the companion is taken from
// an index of the makers now. It is empty for all other packages.
func (w *rewriter) frameworksIndex(of observed.Change) string {
	c := w.frameworkOf(of)
	if c == nil || c.Value == "" {
		return ""
	}
	o := w.observed(of)
	index := cmp.Or(c.Index, defaultBuild(w.observed(*c).Name, *c).IndexURL)
	if _, named := w.indexOf(*o, o.Name, index); named {
		return index
	}
	return c.Index
}

// isCompanion reports whether the makers of a framework build a package with it, and have
// both on one index.
func isCompanion(name, framework string) bool {
	for _, f := range matrices.Embedded().FrameworkInfos() {
		if slices.Contains(f.IndexCompanions, name) && slices.Contains(f.Packages, framework) {
			return true
		}
	}
	return false
}

// isAddress reports whether an entry is, or holds, the address of a file.
func isAddress(o observed.Observation) bool {
	return o.From != "" && !o.Conda && (strings.Contains(o.Text, "://") || strings.HasSuffix(o.From, ".whl"))
}

// isImages reports whether an observation is what an image's tag says: which other
// tag there is, only its registry knows.
func (w *rewriter) isImages(o observed.Observation) bool {
	for i := range w.env.Observations {
		if other := &w.env.Observations[i]; other.Kind == observed.Image && other.At == o.At {
			return true
		}
	}
	return false
}

// defaultBuild returns the build of a framework's package that installers take
// by default; none of other packages.
func defaultBuild(name string, c observed.Change) matrices.Build {
	facts := matrices.Embedded()
	for _, info := range facts.FrameworkInfos() {
		if !slices.Contains(info.Packages, name) && !slices.Contains(info.IndexCompanions, name) {
			continue
		}
		for _, release := range facts.Frameworks(info.ID) {
			for _, b := range release.Builds {
				if release.Version == c.Value && slices.Contains(b.PyPIDefault, "linux/amd64") {
					return b
				}
			}
		}
	}
	return matrices.Build{}
}

// written returns a change as people would write it.
func written(c observed.Change) string {
	value := c.Value
	if c.Label != "" {
		value += "+" + c.Label
	}
	if c.Name != "" {
		return c.Name + "==" + value
	}
	return value
}

// unwritable says why nothing is written into a file: reports say what was, and
// lock files are made by their tools.
func unwritable(d *draft, o observed.Observation) string {
	name := filepath.Base(d.doc.Name)
	switch name {
	case "uv.lock":
		return `change pyproject.toml, then run "uv lock"`
	case "poetry.lock":
		return `change pyproject.toml, then run "poetry lock"`
	case "pdm.lock":
		return `change pyproject.toml, then run "pdm lock"`
	case "Pipfile.lock":
		return `change Pipfile, then run "pipenv lock"`
	case "pixi.lock":
		return `change pixi.toml, then run "pixi lock"`
	case "conda-lock.yml":
		return `change environment.yml, then run "conda-lock"`
	}
	head := d.doc.Text[:min(len(d.doc.Text), 2048)]
	switch {
	case isLock(d.doc):
		return "it is a lock file: change what it was made from, and lock it again"
	case strings.Contains(head, `"schema": "envsolve.`):
		return "it is a report: change what it reports"
	case strings.HasPrefix(name, "pylock."):
		return `change what it was made from, then run "pip lock" or "uv export"`
	case strings.Contains(head, "generated by") && strings.HasPrefix(strings.TrimSpace(head), "#"):
		return "it is compiled: change what it was made from, and compile it again"
	case strings.Contains(d.doc.Text, "--hash=") && o.Kind == observed.Package:
		return "its packages are pinned by hashes: change what it was made from, and compile it again"
	}
	switch formatOf(d.doc) {
	case isReport:
		return "it is a report: change what it reports"
	case isExplicit:
		return `change what it was made from, then run "conda list --explicit"`
	case isExport:
		return `change what it was made from, then run "conda list --export"`
	}
	if o.Source || strings.HasPrefix(o.From, "git+") {
		return "it is built from source: change that"
	}
	return ""
}

// isLock reports whether a document is a lock of a tool's, whatever it is called.
func isLock(doc *document.Document) bool {
	switch formatOf(doc) {
	case isTOML:
		return strings.Contains(doc.Text, "\n[[package]]\n") && strings.Contains(doc.Text, "\nversion = ")
	case isYAML:
		return strings.Contains(doc.Text, "\npackage:\n") && strings.Contains(doc.Text, "content_hash:")
	}
	return false
}

// remove deletes an entry that has a line to itself.
func (w *rewriter) remove(d *draft, o observed.Observation, start, end int) error {
	lineStart, lineEnd := d.doc.Line(start)
	rest := d.doc.Text[lineStart:start] + d.doc.Text[end:lineEnd]
	rest, _, _ = strings.Cut(rest, "#")
	if strings.Trim(rest, " \t\"',-") != "" || strings.HasSuffix(strings.TrimSpace(d.doc.Text[lineStart:lineEnd]), `\`) {
		return byHand(o.At, "remove %s", o.Name)
	}
	before := strings.TrimRight(d.doc.Text[:lineStart], " \t\r\n")
	switch grammar := formatOf(d.doc); {
	case grammar == isNotebook && strings.HasSuffix(before, `\\\n",`):
		return byHand(o.At, "remove %s", o.Name)
	case grammar.hasCommands() && strings.HasSuffix(before, `\`): // the command ends a line sooner
		d.replace(len(strings.TrimRight(strings.TrimSuffix(before, `\`), " \t")), lineEnd, "")
		return nil
	}
	if next := strings.IndexByte(d.doc.Text[lineEnd:], '\n'); next >= 0 {
		lineEnd += next + 1
	}
	d.replace(lineStart, lineEnd, "")
	return nil
}

// spell returns an observation's text with a change made.
func (w *rewriter) spell(d *draft, o observed.Observation, c observed.Change) (string, error) {
	switch o.Kind {
	case observed.Image:
		if o.Text != o.Value && strings.Contains(o.Value, o.Text) { // as in the values of a Helm chart
			return "", byHand(o.At, "its name and its tag stand apart: take %s", c.Value)
		}
		return c.Value, nil
	case observed.IntoSystem:
		if strings.ContainsAny(o.Text, "\"'$") {
			return "", byHand(o.At, "add %s behind install", c.Value)
		}
		return o.Text + " " + c.Value, nil
	case observed.Package:
		if strings.Contains(c.Name, "[") && !isLetter(o.Text[0]) { // a version alone has no place for an extra
			return "", byHand(o.At, "change it to %s", written(c))
		}
		if isAddress(o) {
			return w.spellAddress(d, o, c)
		}
		if c.Wheel != "" {
			if formatOf(d.doc) == isRequirements && strings.HasSuffix(c.Wheel, ".whl") {
				return spellWheel(o, c), nil
			}
			return "", wheelByHand(o, c)
		}
		return spellPackage(d, o, c), nil
	case observed.Python:
		if strings.HasPrefix(o.Text, "python3.") { // of apt, with others that are called after it
			return "", byHand(o.At, "take Python %s, here and where it is called by its name", c.Value)
		}
		if o.Conda {
			return spellCondaPython(o, c.Value), nil
		}
		if strings.HasPrefix(c.Value, ">") || strings.HasPrefix(c.Value, "<") { // a range
			return c.Value, nil
		}
		if strings.ContainsAny(o.Text, "<>!~,") || o.Specifier != "" && o.Text == o.Specifier {
			return "==" + c.Value + ".*", nil
		}
	}
	if o.Value == "" || !strings.Contains(o.Text, o.Value) {
		if o.Specifier != "" && o.Text == o.Specifier {
			return "==" + c.Value, nil
		}
		return "", byHand(o.At, "change %s to %s", o.Kind, c.Value)
	}
	return strings.Replace(o.Text, o.Value, c.Value, 1), nil
}

// spellCondaPython writes another version of Python, or a range of them, as conda does: behind the name and the channel
// where they stand there, and without the build, which is that of one version.
func spellCondaPython(o observed.Observation, to string) string {
	name, version := "", o.Text
	if isLetter(version[0]) {
		from := max(0, strings.Index(version, "::"))
		if end := strings.IndexAny(version[from:], " =<>!~["); end >= 0 {
			name, version = version[:from+end], version[from+end:]
		} else {
			name, version = version, ""
		}
	}
	bare := strings.TrimSuffix(strings.TrimLeft(version, "= "), ".*")
	first := strings.HasPrefix(strings.TrimLeft(version, " "), "==") // of the patches of another version
	switch {
	case isRange(to):
		return name + to
	case bare == o.Value && bare != "" && !first:
		return name + strings.Replace(version, bare, to, 1)
	case name != "":
		return name + "=" + to
	}
	return to + ".*"
}

// spellAddress writes NAME==VERSION in place of the address of a wheel, for what the
// makers of a framework have on their index or the default one has.
func (w *rewriter) spellAddress(d *draft, o observed.Observation, c observed.Change) (string, error) {
	known := matrices.Embedded().FrameworkCalled(o.Name) != "" || w.frameworkOf(c) != nil
	entry, marker := requirement.CutAddressMarker(o.Text)
	if c.Wheel != "" {
		before, found := strings.CutSuffix(entry, o.From)
		if found && !strings.Contains(before, "://") && strings.HasSuffix(c.Wheel, ".whl") {
			return before + c.Wheel + o.Text[len(entry):], nil
		}
		return "", wheelByHand(o, c)
	}
	name, address, named := strings.Cut(entry, "@")
	if !named || strings.Contains(name, "/") {
		name, address, named = o.Name, entry, false
	}
	address = strings.TrimSpace(address)
	switch {
	case !known, !strings.HasPrefix(address, "http"), formatOf(d.doc) == isTOML && !named:
		return "", byHand(o.At, "it is the address of a file: take that of %s, or %[1]s from an index",
			written(observed.Change{Name: cmp.Or(c.Name, o.Name), Value: c.Value, Label: c.Label}))
	case marker != "":
		marker = " ; " + marker
	}
	value := c.Value
	if c.Label != "" && (c.Index == "" || isPage(c.Index)) {
		value += "+" + c.Label
	}
	return cmp.Or(c.Name, strings.TrimSpace(name)) + "==" + value + marker, nil
}

// spellWheel writes NAME @ ADDRESS ; MARKER in place of a requirement.
func spellWheel(o observed.Observation, c observed.Change) string {
	entry, marker, marked := strings.Cut(o.Text, ";")
	name := strings.TrimSpace(entry)
	name = name[:nameEnd(name)]
	if marked {
		return name + " @ " + c.Wheel + " ; " + strings.TrimSpace(marker)
	}
	return name + " @ " + c.Wheel
}

// wheelByHand says which wheel to install instead of what an entry names, or where those for each Python are.
func wheelByHand(o observed.Observation, c observed.Change) error {
	if strings.HasSuffix(c.Wheel, ".whl") {
		return byHand(o.At, "install %s instead", c.Wheel)
	}
	return byHand(o.At, "install the wheel of %s==%s for its Python from %s instead", o.Name, written(c), c.Wheel)
}

// spellPackage writes a package as its entry does: NAME==VERSION ; MARKER, or
// conda's NAME=VERSION, or a version alone.
func spellPackage(d *draft, o observed.Observation, c observed.Change) string {
	value := c.Value
	if c.Label != "" && (strings.Contains(o.Value, "+") || c.Index == "" || isPage(c.Index)) {
		value += "+" + c.Label
	}
	text := o.Text
	if c.Name == "" && o.Value == value && o.Specifier == "" {
		return text // where only the index changes
	}
	if first := text[0]; !isLetter(first) {
		return spellVersion(d, o.At, text, value)
	}
	marker := ""
	if at := strings.Index(text, ";"); at >= 0 {
		for at > 0 && text[at-1] == ' ' {
			at--
		}
		text, marker = text[:at], text[at:]
	}
	end := nameEnd(text)
	name, operator := text[:end], "=="
	if rest := text[end:]; strings.HasPrefix(rest, "=") && !strings.HasPrefix(rest, "==") {
		operator = "=" // conda's
	}
	if c.Name != "" {
		name = c.Name
	}
	return name + operator + value + marker
}

// nameEnd returns where the name of a requirement ends, with its extras.
func nameEnd(text string) int {
	end := strings.IndexAny(text, "=<>~!@ (")
	if inside := strings.IndexByte(text, '['); inside >= 0 && (end < 0 || inside < end) {
		if closed := strings.IndexByte(text, ']'); closed > inside {
			return closed + 1
		}
	}
	if end < 0 {
		return len(text)
	}
	return end
}

func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' }

// spellVersion writes a version that stands by itself, as in Poetry's and pixi's
// tables.
func spellVersion(d *draft, at request.Position, text, value string) string {
	switch {
	case strings.HasPrefix(text, "=="), filepath.Base(d.doc.Name) == "Pipfile",
		strings.HasSuffix(d.tableOf(at), "pypi-dependencies"):
		return "==" + value
	case strings.HasSuffix(text, ".*"):
		return value + ".*"
	}
	return value
}

// tableOf returns the name of the table of TOML in which a place is; empty for none.
func (d *draft) tableOf(at request.Position) string {
	offset, ok := d.doc.Offset(at.Line, at.Column)
	if !ok || formatOf(d.doc) != isTOML {
		return ""
	}
	_, header, found := strings.Cut("\n"+d.doc.Text[:offset], "\n[")
	for found {
		_, next, more := strings.Cut(header, "\n[")
		if !more {
			break
		}
		header = next
	}
	name, _, _ := strings.Cut(header, "]")
	return strings.TrimLeft(name, "[")
}

// variable edits the ARG or ENV that defines the variable that an entry ends with.
func (w *rewriter) variable(d *draft, o observed.Observation, text string) error {
	if text == o.Text { // the version stays
		return nil
	}
	prefix, name, ok := reference(strings.ReplaceAll(o.Text, `"`, ""))
	value, fits := strings.CutPrefix(text, prefix)
	if !ok || !fits {
		return byHand(o.At, "change it to %s", text)
	}
	if told := w.tellsBuild(d, name); told != "" {
		return byHand(o.At, "set %s to %s, in %s too, which tells it to the build", name, value, told)
	}
	at := -1
	for _, keyword := range []string{"ARG ", "ENV "} {
		definition := "\n" + keyword + name + "="
		switch n := strings.Index("\n"+d.doc.Text, definition); {
		case n < 0:
		case at >= 0 || strings.Contains(d.doc.Text[n+1:], definition):
			return byHand(o.At, "set %s to %s, in each place that defines it", name, value)
		default:
			at = n + len(definition) - 1
		}
	}
	if at < 0 {
		return byHand(o.At, "set %s to %s where it is defined", name, value)
	}
	_, end := d.doc.Line(at)
	old := strings.TrimSpace(d.doc.Text[at:end])
	if operator := strings.IndexAny(old, "=<>~!"); operator >= 0 && prefix == "" { // it holds requirements
		of := strings.Trim(old[:operator], `"' `)
		if bare, _, _ := strings.Cut(of, "["); request.NormalizeName(bare) != o.Name || strings.ContainsAny(old, ` \$,`) {
			return byHand(d.doc.Position(at), "name %s==%s in %s", o.Name, value, name)
		}
		value = of + "==" + value
	}
	if strings.ContainsAny(old, ` \$`) {
		return byHand(d.doc.Position(at), "set %s to %s", name, value)
	}
	if quoted := strings.Trim(old, `"'`); quoted != old {
		at, old = at+1, quoted
	}
	d.replace(at, at+len(old), value)
	return nil
}

// tellsBuild returns the source that names the Dockerfile in which a variable stands, and may say what that is there;
// empty for none.
func (w *rewriter) tellsBuild(d *draft, name string) string {
	named, err := regexp.Compile(`\b` + regexp.QuoteMeta(name) + `\b`)
	if err != nil || slices.Contains(w.env.Sources, d.doc.Name) {
		return ""
	}
	for _, file := range w.env.Sources {
		if other, err := w.open(request.Position{File: file, Line: 1, Column: 1}); err == nil &&
			named.MatchString(other.doc.Text) {
			return file
		}
	}
	return ""
}

// reference returns the name of the variable that a word ends with, and what stands before it.
func reference(word string) (prefix, name string, ok bool) {
	prefix, name, ok = strings.Cut(word, "$")
	if inside, braced := strings.CutPrefix(name, "{"); braced {
		name, ok = strings.CutSuffix(inside, "}")
	}
	return prefix, name, ok && isVariable(name)
}

// isVariable reports whether a text is the name of a variable.
func isVariable(text string) bool {
	for i := range len(text) {
		if c := text[i]; !isLetter(c) && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return text != ""
}

// indexOf returns the index of the same makers that a package, or another one beside it, comes from now: that which its
// own command asks, or of those that its own file names, or else of the others. One that is for it alone comes first.
func (w *rewriter) indexOf(o observed.Observation, name, url string) (found observed.Index, ok bool) {
	file := o.At.File
	for _, i := range w.indexesOf(name) {
		if own := o.Command > 0 && i.Command == o.Command; own && sameMakers(i.URL, url) {
			return i, true
		}
		if sameMakers(i.URL, url) && (!ok || i.At.File == file && found.At.File != file ||
			len(i.Packages) > 0 && len(found.Packages) == 0 && (i.At.File == file || found.At.File != file)) {
			found, ok = i, true
		}
	}
	return found, ok
}

// mirrorOf returns the first index that a package may come from whose address ends with
// the label of a build, whoever has it; nil for none.
func (w *rewriter) mirrorOf(name string) *observed.Index {
	for _, i := range w.indexesOf(name) {
		if isBuildLabel(labelOf(i.URL)) {
			return &i
		}
	}
	return nil
}

// indexesOf returns the indexes in files that a package may come from.
func (w *rewriter) indexesOf(name string) (list []observed.Index) {
	for _, i := range w.indexes {
		asked := len(i.Packages) == 0 || slices.Contains(i.Packages, name)
		if asked && i.At.File != "" && !i.Channel && !i.FindLinks {
			list = append(list, i)
		}
	}
	return list
}

// sameMakers reports whether two addresses are on one host.
func sameMakers(a, b string) bool {
	host := func(address string) string {
		_, rest, _ := strings.Cut(address, "://")
		host, _, _ := strings.Cut(rest, "/")
		return host
	}
	return host(a) != "" && host(a) == host(b)
}

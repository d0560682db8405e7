package source

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/python"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// index writes the index that a package has to come from: over the one of the
// same makers, or as the file's syntax adds one.
func (w *rewriter) index(d *draft, o observed.Observation, c observed.Change, end int) error {
	name := o.Name
	if c.Name != "" {
		name, _, _ = strings.Cut(c.Name, "[")
	}
	if isPage(c.Index) || isOfLinks(name, c.Index) {
		return w.page(d, o, c, name, end)
	}
	if url := lackingOrigin(o, c, name); url != "" {
		return byHand(o.At, "change it to %s: on other systems it comes from %s, which does not have that",
			written(c), url)
	}
	if now, ok := w.indexOf(o, name, c.Index); ok {
		if err := w.otherIndex(now, c.Index); err != nil {
			return err
		}
		if err := w.companionsIndexes(name, now, c.Index); err != nil {
			return err
		}
		return companionsSources(d, name, now, c.Index)
	}
	if i := w.mirrorOf(name); i != nil && labelOf(i.URL) == labelOf(c.Index) {
		return nil
	} else if i != nil {
		return overMirror(i, name, labelOf(c.Index), c.Index)
	}
	return w.newIndex(d, o, c, name, "--extra-index-url", "--extra-index-url", end)
}

// companionsIndexes writes another index in place of those, too, from which alone the framework's companions come,
// for the same build as the framework came from one.
func (w *rewriter) companionsIndexes(framework string, was observed.Index, url string) error {
	for _, x := range w.env.Indexes {
		others := func(name string) bool { return !isCompanion(name, framework) }
		if x.At == was.At || x.At.File != was.At.File || len(x.Packages) == 0 || x.FindLinks || x.Channel ||
			slices.ContainsFunc(x.Packages, others) || !sameMakers(x.URL, was.URL) || labelOf(x.URL) != labelOf(was.URL) {
			continue
		}
		if err := w.otherIndex(x, url); err != nil {
			return err
		}
	}
	return nil
}

// companionsSources is companionsIndexes of the sources of a project of uv's, as those of packages that are installed
// only on demand: it locks them with the rest, but for what is said to conflict.
func companionsSources(d *draft, framework string, was observed.Index, url string) error {
	if formatOf(d.doc) != isTOML {
		return nil
	}
	root, err := d.table()
	if err != nil || len(root.List("tool", "uv", "conflicts")) > 0 {
		return err
	}
	users := map[string][]string{} // of indexes, by their names
	for _, f := range root.Each("tool", "uv", "sources") {
		for _, source := range append(f.Value.List(), f.Value) {
			if index := source.String("index"); index != "" {
				users[index] = append(users[index], request.NormalizeName(f.Key))
			}
		}
	}
	others := func(name string) bool { return !isCompanion(name, framework) }
	for _, index := range root.List("tool", "uv", "index") {
		at, of := index.At("url"), users[index.String("name")]
		if at == nil || len(of) == 0 || slices.ContainsFunc(of, others) || !sameMakers(at.Value, was.URL) ||
			labelOf(at.Value) != labelOf(was.URL) || !strings.HasPrefix(d.doc.Text[at.Start:], at.Value) {
			continue
		}
		d.replace(at.Start, at.Start+len(at.Value), url)
	}
	return nil
}

// overMirror says to take a package from the mirror for another build than that which is named, since nobody knows
// its address; where the build has no label that would say which, from where its makers have it.
func overMirror(mirror *observed.Index, name, label, makers string) error {
	if label == "" {
		return byHand(mirror.At, "%s comes from the index for %s here: take it from %s", name, labelOf(mirror.URL), makers)
	}
	return byHand(mirror.At, "%s comes from the index for %s here: take that for %s, as %s has it",
		name, labelOf(mirror.URL), label, makers)
}

// newIndex writes an index or a page of links that a package has to come from beside those
// that are named: by pip's option for it in files, and in a command by the one given for that.
func (w *rewriter) newIndex(
	d *draft, o observed.Observation, c observed.Change, name, option, inCommand string, end int,
) error {
	grammar := formatOf(d.doc)
	if grammar.hasCommands() {
		return w.commandIndex(d, o, inCommand+" "+c.Index, end)
	}
	switch grammar {
	case isRequirements:
		d.replace(afterComments(d.doc.Text), afterComments(d.doc.Text), option+" "+c.Index+"\n")
		return nil
	case isTOML, isScript:
		return w.tableIndex(d, o, name, c)
	case isYAML:
		if started, err := w.startedIndex(d, o, inCommand, c.Index, end); started || err != nil {
			return err
		}
		return w.listIndex(d, o, option+" "+c.Index)
	}
	return byHand(o.At, "%s comes from %s %s", name, option, c.Index)
}

// commandIndex adds the option of an index to the command that a word ends in, once.
func (w *rewriter) commandIndex(d *draft, o observed.Observation, option string, end int) error {
	url := option[strings.LastIndexByte(option, ' ')+1:]
	if w.backend(d, o, url) {
		return nil
	}
	switch program := d.installerOf(end); program {
	case "poetry", "pdm", "pipenv", "pixi", "pipx":
		return byHand(o.At, "%s takes no %s: name %s where it keeps its indexes", program,
			strings.TrimSuffix(option, " "+url), url)
	case "uv add": // which keeps what stands behind --index with the project
		option = "--index " + url
	case "uv":
		// uv takes what the first index has that has a package, and PyTorch's have old releases of many.
		if label := labelOf(url); !isPage(url) && slices.Contains([]string{"torch", "torchvision", "torchaudio"}, o.Name) &&
			url == torchIndexes+label {
			option = "--torch-backend=" + label
		}
	}
	if d.inCommand(" "+option, end) {
		return nil
	}
	return d.addWord(o, option, end)
}

// byDriver is what uv's backend says where the driver chooses it.
const byDriver = "auto"

// backend writes the label of an index of PyTorch's in place of the backend that uv is told to choose by the driver,
// and reports whether there is such for a package.
func (w *rewriter) backend(d *draft, o observed.Observation, url string) bool {
	for _, i := range w.env.ByDriver {
		at, ok := d.doc.Offset(i.At.Line, i.At.Column)
		if !ok || i.At.File != d.doc.Name || !slices.Contains(i.Packages, o.Name) ||
			i.Command != 0 && i.Command != o.Command || url != torchIndexes+labelOf(url) ||
			!strings.HasPrefix(d.doc.Text[at:], byDriver) {
			continue
		}
		d.replace(at, at+len(byDriver), labelOf(url))
		return true
	}
	return false
}

// torchIndexes begins the addresses that uv's backends stand for.
const torchIndexes = "https://download.pytorch.org/whl/"

// installerOf returns the program that the command runs in which an offset is, as far as it is an installer;
// of uv add both words.
func (d *draft) installerOf(offset int) string {
	text := joinLines(d.doc.Text[:offset])
	text = text[strings.LastIndexAny(text, "&|;\n")+1:]
	words := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\"'!%", r) })
	for i, word := range words {
		switch word {
		case "uv":
			if i+1 < len(words) && words[i+1] == "add" {
				return "uv add"
			}
			return word
		case "poetry", "pdm", "pipenv", "pixi", "pipx", "pip", "pip3":
			return word
		}
	}
	return ""
}

// inCommand reports whether an edit has added a text already to the command in which an
// offset is.
func (d *draft) inCommand(text string, offset int) bool {
	return slices.ContainsFunc(d.edits, func(e edit) bool { return e.text == text && d.inOneCommand(e.start, offset) })
}

// inOneCommand reports whether two offsets are in the same command of a shell.
func (d *draft) inOneCommand(a, b int) bool {
	joined := strings.NewReplacer("\\\n", "", "\\\r\n", "").Replace(d.doc.Text[min(a, b):max(a, b)])
	if formatOf(d.doc) == isNotebook && strings.Contains(joined, `\n`) {
		return false
	}
	return !strings.ContainsAny(joined, "&|;\n")
}

// otherIndex writes another index in place of one: its address, or the label alone where
// an option such as uv's --torch-backend stands for the address.
func (w *rewriter) otherIndex(now observed.Index, url string) error {
	if w.servesOthers(now) {
		return byHand(now.At, "take the packages from an index of %s where it is for GPUs: this one is for other "+
			"systems, too", url)
	}
	d, err := w.open(now.At)
	if err != nil {
		return err
	}
	old, instead := now.URL, url
	at, found := d.doc.Offset(now.At.Line, now.At.Column)
	if found && !strings.HasPrefix(d.doc.Text[at:], old) &&
		strings.TrimSuffix(old, labelOf(old)) == strings.TrimSuffix(url, labelOf(url)) {
		old, instead = labelOf(old), labelOf(url)
	}
	if found && formatOf(d.doc).hasCommands() {
		if word := wordOf(d.doc.Text[at:]); strings.Contains(word, "$") {
			return w.indexVariable(d, now, word, url)
		}
	}
	if !found || old == "" || !strings.HasPrefix(d.doc.Text[at:], old) || unwritable(d, observed.Observation{}) != "" {
		return byHand(now.At, "change the index to %s", url)
	}
	d.replace(at, at+len(old), instead)
	return nil
}

// wordOf returns the word of a shell that a text begins with, without its quotes.
func wordOf(text string) string {
	text = strings.TrimLeft(text, "\"'")
	if end := strings.IndexAny(text, " \t\r\n\"'\\;&|<>()"); end >= 0 {
		text = text[:end]
	}
	return text
}

// indexVariable edits the variable that the address of an index ends with, where nothing
// else is made of it.
func (w *rewriter) indexVariable(d *draft, now observed.Index, word, url string) error {
	prefix, name, ok := reference(word)
	if !ok || !strings.HasPrefix(url, prefix) {
		return byHand(now.At, "change the index to %s", url)
	}
	used, asIndex := 0, 0
	for _, form := range []string{"$" + name, "${" + name} {
		for rest := d.doc.Text; ; {
			before, after, more := strings.Cut(rest, form)
			if !more {
				break
			}
			rest = after
			if after != "" && form[1] != '{' && isVariable("_"+after[:1]) {
				continue // a longer name
			}
			used++
			if strings.HasSuffix(before, prefix) {
				asIndex++
			}
		}
	}
	if used != asIndex || prefix == "" && used > 1 {
		return byHand(now.At, "change the index to %s: other words are made of %s, too", url, name)
	}
	return w.variable(d, observed.Observation{Text: word, At: now.At}, url)
}

// ownIndex has a package that comes from an index of its own for another CUDA, at the makers
// of a framework that changes, come from the one that the framework changes to.
func (w *rewriter) ownIndex(o observed.Observation) error {
	if o.Kind != observed.Package || o.Conda {
		return nil
	}
	for _, c := range w.changes {
		framework := w.observed(c)
		if framework == nil || matrices.Embedded().FrameworkCalled(framework.Name) == "" || c.Value == "" {
			continue
		}
		url := cmp.Or(c.Index, defaultBuild(framework.Name, c).IndexURL)
		if cudaOf(labelOf(url)) == "" || isPage(url) {
			continue
		}
		for _, i := range w.indexesOf(o.Name) {
			label := labelOf(i.URL)
			if len(i.Packages) > 0 && sameMakers(i.URL, url) && cudaOf(label) != "" && label != labelOf(url) {
				return w.otherIndex(i, url)
			}
		}
	}
	return nil
}

// countingIndexes returns the indexes of an environment without those that packages come
// from in other environments than the one that was judged.
func (w *rewriter) countingIndexes(changes []observed.Change) []observed.Index {
	from := map[string]string{} // by package, of those that come from several places
	for i := range w.env.Observations {
		o := &w.env.Observations[i]
		if _, has := from[o.Name]; !has && (len(o.Origins) > 0 || o.Else) {
			from[o.Name] = o.From
		}
	}
	for _, c := range changes {
		if o := w.observed(c); o != nil {
			if _, several := from[o.Name]; several {
				from[o.Name] = c.From
			}
		}
	}
	var list []observed.Index
	for _, i := range w.env.Indexes {
		elsewhere := func(name string) bool {
			url, several := from[name]
			return several && url != document.WithoutPassword(i.URL)
		}
		packages := slices.DeleteFunc(slices.Clone(i.Packages), elsewhere)
		if len(packages) > 0 || len(i.Packages) == 0 {
			i.Packages = packages
			list = append(list, i)
		}
	}
	return list
}

// lackingOrigin returns the index that a framework comes from in another environment than
// the one that was judged, where that does not have the release that it is changed to; empty
// for none.
func lackingOrigin(o observed.Observation, c observed.Change, name string) string {
	facts := matrices.Embedded()
	for _, from := range o.Origins {
		label := labelOf(from.From)
		if from.From == c.From || cudaOf(label) == "" {
			continue
		}
		for _, r := range facts.Frameworks(facts.FrameworkCalled(name)) {
			has := func(b matrices.Build) bool { return b.Variant == label }
			if r.Version == c.Value && !slices.ContainsFunc(r.Builds, has) {
				return from.From
			}
		}
	}
	return ""
}

// servesOthers reports whether packages come from an index for the CPU behind a marker that
// holds on systems without GPUs of NVIDIA's, too, or behind several.
func (w *rewriter) servesOthers(now observed.Index) bool {
	if now.Marker == "" || cudaOf(labelOf(now.URL)) != "" {
		return false
	}
	other := func(i observed.Index) bool { return i.At == now.At && i.Marker != now.Marker }
	mac := version.Environment{"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"}
	m, err := version.ParseMarker(now.Marker)
	return err != nil || m.On(mac) != version.AppliesNot || slices.ContainsFunc(w.env.Indexes, other)
}

// labelOf returns the last part of an index's address, which names the build: cu128.
func labelOf(url string) string {
	url = strings.TrimSuffix(url, "/")
	return url[strings.LastIndexByte(url, '/')+1:]
}

// isBuildLabel reports whether a text is the label of builds for one CUDA or none.
func isBuildLabel(text string) bool { return text == "cpu" || cudaOf(text) != "" }

// afterComments returns where the first line that is no comment begins.
func afterComments(text string) (at int) {
	for line := range strings.Lines(text) {
		if trimmed := strings.TrimSpace(line); trimmed != "" && trimmed[0] != '#' {
			return at
		}
		at += len(line)
	}
	return 0
}

// sourcesHeader opens the table of uv's in which packages name their indexes.
const sourcesHeader = "[tool.uv.sources]\n"

// tableIndex adds an index to a project, for a package and for those of its companions in the file that do not change:
// they are built with it, and the default index has them for another CUDA.
func (w *rewriter) tableIndex(d *draft, o observed.Observation, name string, c observed.Change) error {
	if err := w.oneTableIndex(d, o, name, c); err != nil {
		return err
	}
	for i := range w.env.Observations {
		other := w.env.Observations[i]
		changes := func(c observed.Change) bool { return c.Of >= 0 && w.env.Observations[c.Of].Name == other.Name }
		if other.Kind != observed.Package || other.At.File != o.At.File || other.From != "" || other.AskedBy != nil ||
			!isCompanion(other.Name, name) || slices.ContainsFunc(w.changes, changes) {
			continue
		}
		if err := w.oneTableIndex(d, other, other.Name, c); err != nil {
			return err
		}
	}
	return w.setsIndex(d, o, name, c)
}

// setsIndex adds an index for the companions of a package in the extras and groups that nobody asks for here: tools
// lock all of a project's sets at once.
func (w *rewriter) setsIndex(d *draft, o observed.Observation, name string, c observed.Change) error {
	if formatOf(d.doc) != isTOML {
		return nil
	}
	root, err := d.table()
	if err != nil {
		return err
	}
	start, _ := d.doc.Offset(o.At.Line, o.At.Column)
	sets := setsOf(root)
	own := slices.IndexFunc(sets, func(s set) bool { return s.holds(start) })
	if own < 0 {
		return nil
	}
	var done []string
	for _, s := range sets {
		if !s.holds(start) && conflict(root, sets[own], s) {
			continue
		}
		for _, e := range s.entries {
			if !isCompanion(e.Name, name) || isAddress(e.Observation) || w.reads(d, e.Name) || slices.Contains(done, e.Name) ||
				fromIndex(d, root, e.Name, c.Index) {
				continue
			}
			e.At, done = d.doc.Position(e.start), append(done, e.Name)
			if err := w.oneTableIndex(d, e.Observation, e.Name, c); err != nil {
				return err
			}
		}
	}
	return nil
}

// fromIndex reports whether a project says already that a package comes from an index, at what edits leave of its
// address.
func fromIndex(d *draft, root *tree.Node, name, url string) bool {
	url = strings.TrimSuffix(url, "/")
	for _, i := range root.List("tool", "pdm", "source") {
		if strings.TrimSuffix(i.String("url"), "/") != url {
			continue
		}
		for _, pattern := range i.List("include_packages") {
			if ok, err := path.Match(request.NormalizeName(pattern.Value), name); ok && err == nil {
				return true
			}
		}
	}
	for _, f := range root.Each("tool", "uv", "sources") {
		if request.NormalizeName(f.Key) != name || f.Value.Kind != tree.Table {
			continue
		}
		for _, i := range root.List("tool", "uv", "index") {
			at := i.At("url")
			if at != nil && strings.TrimSuffix(d.written(at), "/") == url && i.String("name") == f.Value.String("index") {
				return true
			}
		}
	}
	return false
}

// oneTableIndex adds an index to a project of a tool's, for one package.
func (w *rewriter) oneTableIndex(d *draft, o observed.Observation, name string, c observed.Change) error {
	url, flat := c.Index, ""
	if isPage(url) || isOfLinks(name, url) {
		flat = "format = \"flat\"\n"
	}
	if w.env.Installer != observed.UV {
		if flat == "" {
			return w.ownSource(d, o, name, url)
		}
		return inSettings(o, name, url, w.env.Installer)
	}
	root, err := d.table()
	if err != nil {
		return err
	}
	label := "pytorch-" + path.Base(url)
	if flat != "" {
		label = "pytorch-" + c.Label
	}
	if !strings.Contains(url, "pytorch.org") {
		label = name + "-index"
	}
	for _, f := range root.Each("tool", "uv", "sources") {
		if request.NormalizeName(f.Key) == name {
			return byHand(d.doc.Position(f.At), "%s comes from what stands here: take it from an index of %s",
				name, url)
		}
	}
	for _, i := range root.List("tool", "uv", "index") {
		if at := i.At("url"); at != nil && d.written(at) == url && at.Value != url && i.String("name") != "" {
			return w.sourceOf(d, o, root, name, i.String("name"), url) // it becomes that
		}
	}
	for _, i := range root.List("tool", "uv", "index") {
		switch {
		case i.String("name") != label:
		case strings.TrimSuffix(i.String("url"), "/") != strings.TrimSuffix(url, "/"):
			return byHand(d.doc.Position(i.Start), "the index %s is another one: take %s from an index of %s",
				label, name, url)
		default:
			return w.sourceOf(d, o, root, name, label, url)
		}
	}
	if err := w.sourceOf(d, o, root, name, label, url); err != nil {
		return err
	}
	for _, f := range root.Each("tool", "uv") {
		if f.Key == "index" && f.Value.Flow {
			return byHand(d.doc.Position(f.At), "take %s from an index of %s, named here", name, url)
		}
	}
	d.append("\n[[tool.uv.index]]\nname = \"" + label + "\"\nurl = \"" + url + "\"\n" + flat + "explicit = true\n")
	return nil
}

// sourceOf writes the name of a package's index into the table of uv's sources, which is
// added where there is none.
func (w *rewriter) sourceOf(d *draft, o observed.Observation, root *tree.Node, name, label, url string) error {
	table := root.At("tool", "uv", "sources")
	line := name + " = { index = \"" + label + "\" }\n"
	if start, ok := d.doc.Offset(o.At.Line, o.At.Column); ok {
		own := apart(root, start)
		marker, several := w.ownMarker(d, root, o, start)
		switch {
		case several && (own != nil || marker == "" || strings.ContainsAny(marker, "\"\\")):
			return behindMarkers(o, name, url)
		case several:
			line = name + " = { index = \"" + label + "\", marker = \"" + marker + "\" }\n"
		case own != nil:
			line = name + " = [{ index = \"" + label + "\", " + own.kind + " = \"" + own.name + "\" }]\n"
		}
	}
	if table != nil && !table.Header {
		return byHand(o.At, "%s comes from the index %s: name it in the sources of [tool.uv]", name, url)
	}
	d.intoTable(table, sourcesHeader, line)
	return nil
}

// ownMarker returns the marker behind which alone a package may come from another index, where a project has other
// entries of it behind others, or of the framework that it goes with; empty where none says that.
func (w *rewriter) ownMarker(
	d *draft, root *tree.Node, o observed.Observation, start int,
) (marker string, several bool) {
	if d.otherMarkers(root, o, start) {
		return o.Marker, true
	}
	for _, c := range w.changes {
		f := w.observed(c)
		if f == nil || f.At.File != d.doc.Name || !isCompanion(o.Name, f.Name) {
			continue
		}
		if at, ok := d.doc.Offset(f.At.Line, f.At.Column); ok && d.otherMarkers(root, *f, at) {
			if o.Marker != "" && o.Marker != f.Marker {
				return "", true
			}
			return f.Marker, true
		}
	}
	return "", false
}

// table returns the TOML document that a file is, or that a script has in its comments.
func (d *draft) table() (*tree.Node, error) {
	if formatOf(d.doc) != isScript {
		return tree.TOML(d.doc)
	}
	root, _, err := python.InlineTable(d.doc)
	return root, err
}

// append adds lines to the end of the file, or of what a script says of itself.
func (d *draft) append(text string) {
	end := len(d.doc.Text)
	if formatOf(d.doc) == isScript {
		_, end, _ = python.InlineTable(d.doc)
	}
	started := slices.ContainsFunc(d.edits, func(e edit) bool { return e.start == end && strings.HasPrefix(e.text, "\n") })
	if !started && end > 0 && d.doc.Text[end-1] != '\n' {
		text = "\n" + text
	}
	same := func(e edit) bool { return strings.TrimLeft(e.text, "\n") == strings.TrimLeft(text, "\n") }
	if !slices.ContainsFunc(d.edits, same) {
		d.replace(end, end, text)
	}
}

// listIndex adds the option to the list of requirements for pip that the package stands
// in, as conda's environment files have it.
func (w *rewriter) listIndex(d *draft, o observed.Observation, option string) error {
	list, err := tree.YAML(d.doc)
	if err != nil {
		return err
	}
	start, _ := d.doc.Offset(o.At.Line, o.At.Column)
	for _, root := range list {
		if root.At("build", "python_packages") != nil {
			return byHand(o.At, "it comes from %s: name its CUDA in build.cuda, by which Cog chooses builds", option)
		}
		for _, item := range root.List("dependencies") {
			pip := item.At("pip")
			if pip == nil || holder(pip, start) != pip {
				continue
			}
			line, _ := d.doc.Line(start)
			indent, _, ok := strings.Cut(d.doc.Text[line:start], "-")
			switch {
			case slices.ContainsFunc(d.edits, func(e edit) bool { return strings.Contains(e.text, option) }):
				return nil // one package of the list has brought it
			case pip.Flow:
				if start > 0 && strings.IndexByte(`"'`, d.doc.Text[start-1]) >= 0 {
					start--
				}
				d.replace(start, start, "\""+option+"\", ")
				return nil
			case ok && strings.TrimSpace(indent) == "":
				d.replace(line, line, indent+"- "+option+"\n")
				return nil
			}
		}
	}
	return byHand(o.At, "%s comes from %s", o.Name, option)
}

package source

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/conda"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
)

// conda writes another version of a package of conda's, and the CUDA that its build is
// for into the entries beside it by which conda chooses builds. The label is that of the
// build; where nobody asked for it, these entries are only kept in step.
func (w *rewriter) conda(d *draft, o observed.Observation, c observed.Change, label string, start, end int) error {
	cuda, asked := cudaOf(label), c.Label != ""
	c.Label, c.Index = "", ""
	if c.Name != "" || strings.Contains(o.Text, "[") {
		return byHand(o.At, "change it to %s, as conda names it", written(c))
	}
	if err := w.channelEnds(d, o, c.Value, cuda); err != nil {
		return err
	}
	if cuda != "" {
		found, err := w.condaCUDA(o, cuda)
		if err == nil && (found || asked) {
			err = w.excluding(d, o, cuda)
		}
		if err == nil && !found && asked && !d.has(versionOfCUDA+cuda) {
			err = w.addCondaCUDA(d, o, cuda, start, end)
		}
		if err != nil {
			return err
		}
	}
	text := spellPackage(d, o, c)
	if strings.Contains(o.Text, "$") {
		return w.variable(d, o, text)
	}
	d.replace(start, end, text)
	return nil
}

// channelEnds is the fault of a version of a framework that its makers' channel, from
// which conda takes it here, does not have; nil for all others.
func (w *rewriter) channelEnds(d *draft, o observed.Observation, value, cuda string) error {
	facts := matrices.Embedded()
	f := facts.FrameworkInfo(facts.FrameworkCalled(o.Name))
	if f.CondaEnd == "" || o.Name != f.Packages[0] || version.Compare(value, f.CondaEnd) <= 0 {
		return nil
	}
	makers, drop := f.Conda[0], ""
	if strings.Contains(d.doc.Text, f.CondaCUDA) {
		drop = ", and drop " + f.CondaCUDA
	}
	channel := cmp.Or(channelOf(o.From), w.firstChannel(o.At.File, makers))
	if channel == makers && channelOf(o.From) != makers {
		if moved, err := w.forgeFirst(d, makers, f.CondaCUDA, cuda); moved || err != nil {
			return err
		}
	}
	if channel == makers || channel == "" && drop != "" {
		return byHand(o.At, "the channel %s ends with %s: take %s %s from conda-forge, with cuda-version%s%s",
			makers, f.CondaEnd, f.Conda[0], value, after("=", cuda), drop)
	}
	return nil
}

// forgeFirst has conda-forge stand before the channel of a framework's makers in a file's list of channels, and reports
// whether it could: the makers' has what conda-forge has not, behind it. An entry that chooses the makers' builds and
// of which no CUDA was read, as of a range, makes room for the CUDA, too.
func (w *rewriter) forgeFirst(d *draft, makers, chooser, cuda string) (bool, error) {
	if formatOf(d.doc) != isYAML || strings.Contains(d.doc.Text, makers+"::") {
		return false, nil
	}
	list, err := tree.YAML(d.doc)
	if err != nil {
		return false, err
	}
	for _, root := range list {
		channels := root.At("channels")
		at := func(name string) int {
			return slices.IndexFunc(root.List("channels"), func(n *tree.Node) bool { return channelOf(n.Value) == name })
		}
		m, f := at(makers), at(condaForge)
		if m < 0 {
			continue
		}
		for _, item := range root.List("dependencies") {
			spec, _ := conda.ParseSpec(item.Value)
			switch {
			case spec.Name == "" || spec.Name != chooser || w.observedAt(d, item.Start):
			case cuda == "":
				return false, nil
			default:
				d.replace(item.Start, item.End, versionOfCUDA+cuda)
			}
		}
		first := channels.Items[m]
		was := d.doc.Text[first.Start:first.End]
		if f < 0 {
			d.replace(first.Start, first.End, condaForge)
			err = d.addItem(channels, was, first.Start, first.End)
		} else {
			second := channels.Items[f]
			d.replace(first.Start, first.End, d.doc.Text[second.Start:second.End])
			d.replace(second.Start, second.End, was)
		}
		w.forge = append(w.forge, d.doc.Name)
		return err == nil, err
	}
	return false, nil
}

// versionOfCUDA begins the entry by which conda-forge's packages choose their builds.
const versionOfCUDA = "cuda-version="

// has reports whether a text is to stand in place of another.
func (d *draft) has(text string) bool {
	return slices.ContainsFunc(d.edits, func(e edit) bool { return e.start < e.end && e.text == text })
}

// observedAt reports whether anything was observed at an offset of a file.
func (w *rewriter) observedAt(d *draft, offset int) bool {
	at := d.doc.Position(offset)
	return slices.ContainsFunc(w.env.Observations, func(o observed.Observation) bool { return o.At == at })
}

// channelOf returns the name of a channel, which an address may end with.
func channelOf(channel string) string {
	channel = strings.TrimSuffix(channel, "/")
	return channel[strings.LastIndexByte(channel, '/')+1:]
}

// firstChannel returns which of two channels a file asks first: that of a framework's
// makers or conda-forge; empty for neither.
func (w *rewriter) firstChannel(file, makers string) string {
	if slices.Contains(w.forge, file) {
		return condaForge
	}
	for _, i := range w.env.Indexes {
		if name := channelOf(i.URL); i.Channel && i.At.File == file && (name == makers || name == condaForge) {
			return name
		}
	}
	return ""
}

// condaForge is the channel that goes on with what others have ended.
const condaForge = "conda-forge"

func after(mark, text string) string {
	if text == "" {
		return ""
	}
	return mark + text
}

// condaCUDA writes a CUDA into the entries of a package's file that choose conda's builds
// by it, and reports whether there are any.
func (w *rewriter) condaCUDA(of observed.Observation, cuda string) (found bool, err error) {
	for _, o := range w.env.Observations {
		chooses := o.Kind == observed.CUDA || o.Kind == observed.Build && o.Name == of.Name && o.At != of.At
		if !o.Conda || o.Installed || !chooses || o.At.File != of.At.File {
			continue
		}
		found = true
		ended := o.Kind == observed.Build && slices.Contains(w.forge, o.At.File)
		if !ended && (o.Value == cuda || strings.HasPrefix(o.Value, cuda+".")) {
			continue
		}
		d, err := w.open(o.At)
		if err != nil {
			return true, err
		}
		from, ok := d.doc.Offset(o.At.Line, o.At.Column)
		spec, _ := conda.ParseSpec(o.Text)
		channel, mark := "", ""
		if before, _, found := strings.Cut(o.Text, "::"); found {
			channel, mark = before, "::"
		}
		switch {
		case o.Value == withoutCUDA, ended,
			o.Name == lastToolkit && w.choosesNoMore(of, cuda),
			o.Kind == observed.Build && version.Compare(cuda, firstChooser) < 0: // its package has no such version
			return true, w.insteadOf(d, o, of, cuda, from)
		case !strings.Contains(o.Text, o.Value) && version.Compare(cuda, firstChooser) < 0: // its name says it
			return true, byHand(o.At, "take %s=%s in its place, which the channel %s has", lastToolkit, cuda, condaForge)
		case o.Name == lastToolkit && version.Compare(cuda, "12") >= 0:
			if !ok || !strings.HasPrefix(d.doc.Text[from:], lastToolkit) || spec.Build != "" ||
				!w.namesChannel(d, from, condaForge) {
				return true, byHand(o.At, "%s ends with CUDA 11.8: take cuda-version=%s in its place", lastToolkit, cuda)
			}
			d.replace(from, from+len(o.Text), "cuda-version="+cuda)
			continue
		case ok && spec.Range != "" && strings.HasPrefix(d.doc.Text[from:], channel+mark+spec.Name):
			d.replace(from, from+len(o.Text), channel+mark+spec.Name+"="+cuda)
			continue
		case ok && isRange(o.Text) && o.Name != lastToolkit && formatOf(d.doc) == isTOML &&
			strings.HasPrefix(d.doc.Text[from:], o.Text):
			d.replace(from, from+len(o.Text), cuda+".*")
			continue
		case isRange(o.Text), mark != "" && strings.Contains(channel, o.Value): // the channel is one of a CUDA, too
			return true, byHand(o.At, "set the CUDA here to %s", cuda)
		case !ok, !strings.HasPrefix(d.doc.Text[from:], o.Text), !strings.Contains(o.Text, o.Value), spec.Build != "":
			return true, byHand(o.At, "set the CUDA here to %s", cuda)
		case o.Name == lastToolkit && !w.namesChannel(d, from, condaForge, vendorsChannel):
			return true, byHand(o.At, "set the CUDA here to %s, with the channel %s: those that are named "+
				"need not have it", cuda, condaForge)
		}
		d.replace(from, from+len(o.Text), strings.Replace(o.Text, o.Value, cuda, 1))
	}
	return found, nil
}

// excluding is the fault of an entry of conda's beside a package that need not let a CUDA be which is written there: a
// range of which no version was read, or the toolkit of another CUDA. It is nil where there is none.
func (w *rewriter) excluding(d *draft, of observed.Observation, cuda string) error {
	for _, o := range w.env.Observations {
		if o.Kind != observed.Toolkit || !o.Conda || o.Installed || o.At.File != of.At.File {
			continue
		}
		text := o.Text
		if text != "" && !isLetter(text[0]) { // of a table, in which its name is the key
			text = "cuda" + mustBe(text)
		}
		spec, _ := conda.ParseSpec(text)
		if spec.Version == "" && spec.Range == "" { // its channel says it
			spec.Version = o.Value
		}
		if !letsCUDA(spec, cuda) {
			return byHand(o.At, "set the CUDA here to %s", cuda)
		}
	}
	facts := matrices.Embedded()
	f := facts.FrameworkInfo(facts.FrameworkCalled(of.Name))
	makers := f.CondaCUDA != "" && cmp.Or(channelOf(of.From), w.firstChannel(of.At.File, f.Conda[0])) == f.Conda[0]
	for _, n := range w.env.Notes {
		start, ok := d.doc.Offset(n.At.Line, n.At.Column)
		if n.At.File != of.At.File || !ok || !strings.HasSuffix(n.Text, conda.Chosen) {
			continue
		}
		spec := d.rangeAt(start)
		chooser := f.CondaCUDA != "" && spec.Name == f.CondaCUDA
		switch {
		case !chooser && !strings.HasPrefix(spec.Name, "cuda"):
		case spec.Name == lastToolkit && version.Compare(cuda, "12") >= 0:
			return byHand(n.At, "%s ends with CUDA 11.8: take cuda-version=%s in its place", lastToolkit, cuda)
		case chooser && slices.Contains(w.forge, n.At.File): // which has made room
		case chooser && !makers:
			return byHand(n.At, "take cuda-version=%s in its place", cuda)
		case spec.Range == "", !letsCUDA(spec, cuda),
			spec.Name == "cuda-version" && formatOf(d.doc) == isTOML: // which names it once
			return byHand(n.At, "set the CUDA here to %s", cuda)
		}
	}
	return nil
}

// mustBe returns a version of a table of pixi's as it stands behind a name.
func mustBe(text string) string {
	if isRange(text) || strings.HasPrefix(text, "=") {
		return text
	}
	return "=" + text
}

// rangeAt returns the specification that stands at an offset: whole, or as a range in a table of pixi's, in which its
// name is the key. It has no range where that stands in brackets.
func (d *draft) rangeAt(start int) conda.Spec {
	line, end := d.doc.Line(start)
	text, key := d.doc.Text[start:end], ""
	if n := strings.IndexAny(text, `"'#]`); n >= 0 {
		text = text[:n]
	}
	switch grammar := formatOf(d.doc); {
	case grammar == isTOML:
		key, _, _ = strings.Cut(d.doc.Text[line:start], "=")
		text = strings.Trim(key, " \t\"'") + text
	case grammar.hasCommands():
		text, _, _ = strings.Cut(text, " ")
	}
	spec, _ := conda.ParseSpec(strings.TrimSpace(text))
	return spec
}

// letsCUDA reports whether a specification surely lets a CUDA be.
func letsCUDA(spec conda.Spec, cuda string) bool {
	if spec.Range != "" {
		s, err := version.ParseSpecifier(spec.Range)
		return err == nil && s.Allows(cuda)
	}
	return spec.Version == "" || version.StartsWith(spec.Version, cuda) || version.StartsWith(cuda, spec.Version)
}

// isRange reports whether conda may choose among versions by a text, which has bounds or alternatives.
func isRange(text string) bool { return strings.ContainsAny(text, "<>!~|,") }

// withoutCUDA is what conda's packages that take builds without GPU code say.
const withoutCUDA = "cpu"

// vendorsChannel is the channel that has the libraries which the builds of others need, by
// the packages that choose them.
const vendorsChannel = "nvidia"

// firstChooser is the oldest CUDA for which the makers of frameworks have had a package that
// chooses builds alone: before it, the toolkit's own did.
const firstChooser = "11.7"

// choosesNoMore reports whether the makers of a framework, whose channel is asked first,
// have a package of their own that chooses the builds for a CUDA.
func (w *rewriter) choosesNoMore(of observed.Observation, cuda string) bool {
	facts := matrices.Embedded()
	f := facts.FrameworkInfo(facts.FrameworkCalled(of.Name))
	return f.CondaCUDA != "" && version.Compare(cuda, firstChooser) >= 0 &&
		cmp.Or(channelOf(of.From), w.firstChannel(of.At.File, f.Conda[0])) == f.Conda[0]
}

// insteadOf writes what chooses the builds for a CUDA in place of an entry that makes conda
// take others, with the channel that the libraries are on then.
func (w *rewriter) insteadOf(d *draft, o, of observed.Observation, cuda string, start int) error {
	facts := matrices.Embedded()
	f := facts.FrameworkInfo(facts.FrameworkCalled(of.Name))
	spec, named := conda.ParseSpec(o.Text)
	makers, entry := f.Conda[0], f.CondaCUDA+"="+cuda
	channel := cmp.Or(channelOf(of.From), w.firstChannel(o.At.File, makers))
	switch {
	case !named, !strings.HasPrefix(d.doc.Text[start:], o.Text), spec.Build != "":
		return byHand(o.At, "take %s in its place", entry)
	case channel == condaForge:
		d.replace(start, start+len(o.Text), "cuda-version="+cuda)
		return nil
	case version.Compare(cuda, firstChooser) < 0 && !w.namesChannel(d, start, condaForge):
		return byHand(o.At, "take %s=%s in its place, which the channel %s has", lastToolkit, cuda, condaForge)
	case version.Compare(cuda, firstChooser) < 0:
		d.replace(start, start+len(o.Text), lastToolkit+"="+cuda)
		return nil
	case channel != makers:
		return byHand(o.At, "take %s in its place, with the channels %s and %s", entry, makers, vendorsChannel)
	}
	if prefix, _, ok := strings.Cut(o.Text, "::"); ok {
		entry = prefix + "::" + entry
	}
	end := start + len(o.Text)
	if w.namesChannel(d, start, vendorsChannel) {
		d.replace(start, end, entry)
		return nil
	}
	if err := w.addChannel(d, o, makers, end); err != nil {
		return err
	}
	d.replace(start, end, entry)
	return nil
}

// namesChannel reports whether a channel is named for what stands at an offset: in its own
// command, or in the file.
func (w *rewriter) namesChannel(d *draft, offset int, channels ...string) bool {
	if slices.Contains(w.forge, d.doc.Name) && slices.Contains(channels, condaForge) {
		return true
	}
	return slices.ContainsFunc(w.env.Indexes, func(i observed.Index) bool {
		if !i.Channel || i.At.File != d.doc.Name || !slices.Contains(channels, channelOf(i.URL)) {
			return false
		}
		at, ok := d.doc.Offset(i.At.Line, i.At.Column)
		return ok && (!formatOf(d.doc).hasCommands() || d.inOneCommand(at, offset))
	})
}

// addChannel adds the vendor's channel for an entry that ends at an offset: to its command,
// or behind another channel of the file's list.
func (w *rewriter) addChannel(d *draft, o observed.Observation, behind string, end int) error {
	grammar := formatOf(d.doc)
	if grammar.hasCommands() {
		return d.addWord(o, "-c "+vendorsChannel, end)
	}
	if grammar == isYAML {
		list, err := tree.YAML(d.doc)
		if err != nil {
			return err
		}
		for _, root := range list {
			for _, item := range root.List("channels") {
				if channelOf(item.Value) == behind {
					return d.addItem(root.At("channels"), vendorsChannel, item.Start, item.End)
				}
			}
		}
	}
	return byHand(o.At, "change it, with the channel %s", vendorsChannel)
}

// lastToolkit is the package by which conda chose builds for the CUDAs before 12.
const lastToolkit = "cudatoolkit"

// addCondaCUDA adds cuda-version, by which conda-forge's packages choose their builds, or what chose those of a
// framework's makers before they had a package for it, beside a package: in the style of the list or table that it
// stands in.
func (w *rewriter) addCondaCUDA(d *draft, o observed.Observation, cuda string, start, end int) error {
	entry := "cuda-version=" + cuda
	facts := matrices.Embedded()
	f := facts.FrameworkInfo(facts.FrameworkCalled(o.Name))
	if f.CondaCUDA != "" && cmp.Or(channelOf(o.From), w.firstChannel(o.At.File, f.Conda[0])) == f.Conda[0] {
		chooses := version.Compare(cuda, firstChooser) >= 0
		switch {
		case chooses && formatOf(d.doc) == isTOML:
			return byHand(o.At, "change it, with %s=%s beside it", f.CondaCUDA, cuda)
		case chooses && !w.namesChannel(d, start, vendorsChannel):
			if err := w.addChannel(d, o, f.Conda[0], end); err != nil {
				return err
			}
		}
		if entry = f.CondaCUDA + "=" + cuda; chooses {
			return w.addEntry(d, o, entry, start, end)
		}
		if entry = lastToolkit + "=" + cuda; !w.namesChannel(d, start, condaForge) {
			return byHand(o.At, "change it, with %s beside it, which the channel %s has", entry, condaForge)
		}
	}
	return w.addEntry(d, o, entry, start, end)
}

// addEntry adds an entry of conda's, NAME=VERSION, beside a package.
func (w *rewriter) addEntry(d *draft, o observed.Observation, entry string, start, end int) error {
	switch formatOf(d.doc) {
	case isDockerfile, isShell, isNotebook:
		return d.addWord(o, entry, end)
	case isYAML:
		list, err := tree.YAML(d.doc)
		if err != nil {
			return err
		}
		for _, root := range list {
			if within := holder(root.At("dependencies"), start); within != nil {
				return d.addItem(within, entry, start, end)
			}
		}
	case isTOML:
		root, err := tree.TOML(d.doc)
		if err != nil {
			return err
		}
		if within := holder(root, start); within != nil && within.Header {
			line, _ := d.doc.Line(start)
			name, cuda, _ := strings.Cut(entry, "=")
			d.replace(line, line, name+" = \""+cuda+".*\"\n")
			return nil
		}
	}
	return byHand(o.At, "change it, with %s beside it", entry)
}

// holder returns the list or table that holds the value at an offset; of a version within
// a table of its own, the one that holds that. It is nil where there is none.
func holder(n *tree.Node, start int) *tree.Node {
	if n == nil {
		return nil
	}
	for _, item := range n.Items {
		if item.Kind <= tree.Other && item.Start == start {
			return n
		}
		if below := holder(item, start); below != nil {
			return below
		}
	}
	for _, f := range n.Fields {
		if f.Value.Kind <= tree.Other && f.Value.Start == start ||
			f.Value.Flow && offsetBelow(f.Value, "version") == start {
			return n
		}
		if below := holder(f.Value, start); below != nil {
			return below
		}
	}
	return nil
}

// offsetBelow returns the offset of a value below a key, -1 where there is none.
func offsetBelow(n *tree.Node, key string) int {
	if value := n.At(key); value != nil {
		return value.Start
	}
	return -1
}

// addItem adds an entry behind one of a YAML list, in the list's style.
func (d *draft) addItem(list *tree.Node, entry string, start, end int) error {
	line, lineEnd := d.doc.Line(start)
	if list.Flow {
		end = d.afterQuote(start, end)
		d.replace(end, end, ", "+entry)
		return nil
	}
	indent, _, ok := strings.Cut(d.doc.Text[line:start], "-")
	if !ok || strings.TrimSpace(indent) != "" {
		return byHand(d.doc.Position(start), "change it, with %s beside it", entry)
	}
	d.replace(lineEnd, lineEnd, "\n"+indent+"- "+entry)
	return nil
}

// addWord adds a word behind one of a command.
func (d *draft) addWord(o observed.Observation, word string, end int) error {
	if d.inExecForm(end) {
		return byHand(o.At, "change it, with %s in the list of words", word)
	}
	if start, ok := d.doc.Offset(o.At.Line, o.At.Column); ok {
		end = d.afterQuote(start, end)
	}
	d.replace(end, end, " "+word)
	return nil
}

// afterQuote returns the offset behind the quote that ends a word, where one begins it.
func (d *draft) afterQuote(start, end int) int {
	quotes := []string{`\"`, `"`, "'"} // the first in a script between quotes, too
	if formatOf(d.doc) == isNotebook {
		quotes = []string{`\"`, "'"}
	}
	for _, quote := range quotes {
		if strings.HasPrefix(d.doc.Text[end:], quote) && strings.HasSuffix(d.doc.Text[:start], quote) {
			return end + len(quote)
		}
	}
	return end
}

// inExecForm reports whether an offset is in a command that is written as a JSON list, and in none of its words that is
// a script.
func (d *draft) inExecForm(offset int) bool {
	if d.inScript(offset) {
		return false
	}
	for line, _ := d.doc.Line(offset); ; line, _ = d.doc.Line(line - 1) {
		text, _, _ := strings.Cut(d.doc.Text[line:], "\n")
		words := strings.Fields(text)
		if len(words) > 0 && slices.Contains([]string{"RUN", "CMD", "ENTRYPOINT"}, strings.ToUpper(words[0])) {
			for words = words[1:]; len(words) > 0 && strings.HasPrefix(words[0], "--"); {
				words = words[1:]
			}
			return len(words) > 0 && strings.HasPrefix(words[0], "[")
		}
		if line == 0 {
			return false
		}
	}
}

// inScript reports whether an offset is between quotes that hold several words.
func (d *draft) inScript(offset int) bool {
	line, end := d.doc.Line(offset)
	begins := strings.LastIndexByte(d.doc.Text[line:offset], '"') + 1
	ends := strings.IndexByte(d.doc.Text[offset:end], '"')
	return begins > 0 && ends >= 0 && strings.Contains(d.doc.Text[line+begins:offset+ends], " ") &&
		strings.Count(d.doc.Text[line:line+begins], `"`)%2 == 1
}

// cudaOf returns the CUDA of a build's label: 12.8 of cu128.
func cudaOf(label string) string {
	digits, ok := strings.CutPrefix(label, "cu")
	if !ok || len(digits) < 3 || strings.Trim(digits, "0123456789") != "" {
		return ""
	}
	return digits[:len(digits)-1] + "." + digits[len(digits)-1:]
}

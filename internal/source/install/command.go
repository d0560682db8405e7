package install

import (
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/planner/observed"
)

// Script is shell text inside a document.
type Script struct {
	Reading   *document.Reading
	Start     int    // of the text in the document
	Text      string // of the same length as what stands there
	Variables *shell.Variables
	// Locate returns where a file that a command names lies, seen from the document; nil for
	// beside it.
	Locate func(name string) string
	// Runs is Locate of scripts that commands run, where these are looked for otherwise; nil where they are not.
	Runs func(name string) string
	// Project returns where a file of a project lies, by its path in the folder in which the script begins;
	// false where that is not known. Nil where the folder is not.
	Project func(name string) (string, bool)
	// Placed returns what is known of a file that was put at a path, seen from the folder in which the script
	// begins, and is none that the document names; false for others. Wrote is told of each file that a command
	// writes, or adds to. Of a script without them the files count that it writes itself.
	Placed func(name string) (Place, bool)
	Wrote  func(name string, adds bool)

	// Folder is the one in which the script begins; empty where nobody knows its path.
	Folder string
	// Scope is the same of scripts whose conditions are compared, as they begin with the same variables; where it is
	// empty, they are with those of the scripts that this one runs.
	Scope string
	// Passing says that what the script exports is gone when it ends, as in a RUN of a Dockerfile.
	Passing bool
	// System is what is known of the distribution's Python, of an image that is made from a plain one; nil where
	// nobody knows.
	System *System

	at        folder
	set       []variable // for the command that is read
	python    string     // how that finds the Python that it installs into
	caught    bool       // the text goes on where it fails, and that is all
	mayNotRun bool       // the command that is read runs under a condition, or another one stands in where it fails
	before    int        // observations there were before the last command that stands in for none
	activated bool       // a command of it has put the programs of an environment before the system's
	deep      int        // scripts in which this one stands
	sourced   bool       // the shell of the script that runs it reads it
	input     shell.Word // what the command that is read is given to read
	// shell is the script as its shell goes on behind the command that is read, and takeOver takes variables over there;
	// nil where what the command does there is not followed.
	shell    *Script
	takeOver func(left *shell.Variables, own map[string]bool)
	// mayCall tells of a function of a script that is sourced whether the one that does so may call it.
	mayCall func(function string) bool
}

// Variables returns those with which the scripts of a document begin: what is known of the machine on which they run.
func Variables(r *document.Reading) *shell.Variables { return &shell.Variables{Machine: r.Machine} }

// Read observes what the commands of a script install. It notes commands of
// installers that it does not understand, and says nothing of other programs.
func (s Script) Read() {
	if s.Wrote == nil {
		s.NoteWritten()
	}
	place := s.Reading.Script()
	if s.Variables.At(place); s.Scope == "" {
		s.Scope = place
	}
	outer := s.shell
	s.shell = &s
	apart := s.Passing && !s.sourced // it has a shell of its own
	if apart {
		defer func(was string) { s.Reading.ArchList = was }(s.Reading.ArchList)
	}
	if setsPath.MatchString(s.Text) {
		s.System.Open()
	}
	leaves := false      // the Python that it finds is another than that of what comes behind it
	var folders []folder // that shells of their own go back to
	under := s.conditions()
	each := shell.Each
	switch {
	case apart:
		each = shell.EachApart
	case s.sourced:
		each = func(text string, variables *shell.Variables, do func(shell.Command)) error {
			return shell.EachSourced(text, variables, s.mayCall, do)
		}
	}
	err := each(s.Text, s.Variables, func(c shell.Command) {
		if c.Untaken {
			s.untaken(c)
			return
		}
		if n := len(folders); c.Opens {
			folders = append(folders, s.at)
		} else if c.Closes && n > 0 {
			s.at, folders = folders[n-1], folders[:n-1]
		}
		if !s.runsFile(c) {
			s.System.follow(c)
		}
		if activates(wordsOf(c)) || len(c.Words) == 0 && slices.ContainsFunc(c.Variables, exportsPython) {
			s.activated = s.activated || activates(wordsOf(c))
			s.Reading.Pythons++
			leaves = s.Passing
		}
		args := arguments(c.Words, s.Start)
		if s.at.change(args) {
			return
		}
		if !c.Fallback {
			s.before = len(s.Reading.Env.Observations)
		}
		outer := s.Reading.Under
		s.Reading.Under = under(c.Conditions)
		s.read(c)
		s.Reading.Under = outer
		s.writes(args, c)
	})
	if err != nil {
		s.Reading.NotJudged(s.Start, s.Start+len(s.Text), "not read as a whole: "+err.Error())
	}
	if leaves {
		s.Reading.Pythons++
	}
	if s.sourced && outer != nil {
		outer.at, outer.activated = s.at, s.activated
	}
}

// untaken notes a command that would install something if its condition held.
func (s Script) untaken(c shell.Command) {
	args, r := arguments(c.Words, s.Start), s.Reading
	if len(args) == 0 {
		return
	}
	aside := r.Aside()
	s.Reading, s.System = aside, nil
	s.apart(c)
	if s.command(args, variables(c.Variables, s.Start)); len(aside.Env.Observations) > 0 {
		why := "its condition does not hold here"
		if c.Uncalled {
			why = "nothing calls the function that it stands in"
		}
		r.NotJudged(args[0].start, args[len(args)-1].end, why)
	}
}

// apart has a command be read of which nothing counts behind it.
func (s *Script) apart(c shell.Command) {
	s.Variables, s.input, s.shell, s.takeOver = s.Variables.Clone(), c.Input, nil, nil
}

// conditions returns what gives those that decide whether a command of the script runs, behind those of the script.
func (s Script) conditions() func(of []shell.Condition) []observed.Condition {
	r, ofScript := s.Reading, s.Reading.Under
	var last []shell.Condition
	var list []observed.Condition
	return func(of []shell.Condition) []observed.Condition {
		switch {
		case len(of) == 0:
			return ofScript
		case len(of) == len(last) && &of[0] == &last[0]: // as of the command before
			return list
		}
		last, list = of, slices.Clip(ofScript)
		for _, on := range of {
			key := on.Key
			if key != "" {
				key = s.Scope + " " + key
			}
			list = append(list, r.Condition(key, on.Text, s.Start+on.Start, on.Holds))
		}
		list = r.Together(list)
		return list
	}
}

// exportsPython reports whether commands find their Python by a variable that a script exports.
func exportsPython(v shell.Variable) bool { return leadsToPython(v.Name) }

// read reads a command, and says where it does not run in any case.
func (s Script) read(c shell.Command) {
	args, set := arguments(c.Words, s.Start), variables(c.Variables, s.Start)
	s.caught = c.Caught && !s.mayNotRun && !c.Conditional && !c.Fallback
	s.mayNotRun = s.mayNotRun || c.Conditional || c.Fallback || c.Caught
	if len(args) == 0 {
		for _, v := range set { // exported
			Setting(s.Reading, v.name, s.said(v), v.start, v.end)
			s.handsOver(v)
			if v.name == loaderPath && !s.Passing && !c.Fallback {
				OnPath(s.Reading, s.Reading.Text[v.start:v.end], v.start, v.end)
			}
		}
		return
	}
	r, start, end := s.Reading, args[0].start, args[len(args)-1].end
	s.input, s.takeOver = c.Input, c.TakeOver
	if c.Fallback {
		aside := r.Aside()
		s.Reading, s.mayNotRun, s.shell = aside, false, nil
		if s.command(args, set); len(aside.Env.Observations) > 0 {
			r.NotJudged(start, end, "it runs only where the command before it fails")
			r.Unread = true
		}
		intoSystem := func(o observed.Observation) bool { return o.Kind == observed.IntoSystem }
		if first := s.before; len(aside.Env.Observations) > 0 && !slices.ContainsFunc(aside.Env.Observations, intoSystem) {
			rest := slices.DeleteFunc(r.Env.Observations[first:], func(o observed.Observation) bool {
				return intoSystem(o) && o.Caught // which it stands in for
			})
			r.Env.Observations = r.Env.Observations[:first+len(rest)]
		}
		return
	}
	before := len(r.Env.Observations)
	s.command(args, set)
	for i := before; c.Caught && i < len(r.Env.Observations); i++ {
		o := &r.Env.Observations[i]
		o.Caught = o.Caught || o.Kind == observed.Package
	}
	if c.Conditional && len(r.Env.Observations) > before {
		r.Note(start, "%s: judged, though it runs only where a condition holds", document.Excerpt(r.Text[start:end]))
	}
}

func arguments(words []shell.Word, base int) (args []argument) {
	for _, w := range words {
		text := strings.TrimRight(w.Text, " ") // as where a quote was escaped for an outer shell
		end := w.End
		if len(w.Text) == w.End-w.Start { // what stands there, and no variable's value
			end -= len(w.Text) - len(text)
		}
		args = append(args, argument{text: text, start: w.Start + base, end: max(w.Start, end) + base, unknown: w.Unknown})
	}
	return args
}

func variables(list []shell.Variable, base int) (set []variable) {
	for _, v := range list {
		set = append(set, variable{v.Name, arguments([]shell.Word{v.Value}, base)[0]})
	}
	return set
}

// command reads one command, with the variables that are set for it alone.
func (s Script) command(args []argument, set []variable) {
	args, more, given := unwrapped(args) // given: further arguments come out of another command
	set = append(set, more...)
	s.set = set
	if s.script(args) || len(args) < 2 {
		return
	}
	if args[0].text == "unset" {
		for _, a := range args[1:] {
			if a.text == observed.ArchListVariable {
				s.Reading.ArchList = ""
			}
		}
	}
	s.python = s.pythonOf(args)
	whole := args
	program := strings.TrimSuffix(path.Base(strings.ReplaceAll(args[0].text, `\`, "/")), ".exe")
	rest := args[1:]
	if module := moduleOf(rest); len(module) > 1 && (IsPython(program) || args[0].unknown) {
		program, rest = module[0].text, module[1:]
	}
	if bringsPython(program, rest) {
		s.Reading.Pythons++
		defer func() { s.Reading.Pythons++ }() // what conda runs is in an environment of its own
	}
	if _, installs := verb(rest, "install", "add"); given && installs {
		s.Reading.NotJudged(args[0].start, args[len(args)-1].end, "what it installs, another command says")
		defer func() { s.Reading.Unread = true }()
	}
	switch {
	case IsPython(program) && path.Base(rest[0].text) == "setup.py":
		s.setup(rest)
	case IsShell(program):
		s.nested(rest)
	case program == "su" || program == "runuser":
		login := func(a argument) bool { return slices.Contains([]string{"-", "-l", "--login"}, a.text) }
		s.at.lost = s.at.lost || slices.ContainsFunc(rest, login)
		s.nested(rest)
	case program == "ln" || program == "echo" && !s.Passing: // into a folder of the loader's, or a file that shells read
		s.foldersFound(program, rest)
	case program == "pip-compile" || program == "pip-sync":
		verb := strings.TrimPrefix(program, "pip-")
		s.sync(observed.Pip, append([]argument{{text: verb, start: rest[0].start, end: rest[0].start}}, rest...))
	case program == "pipenv":
		s.pipenv(args)
	case strings.HasPrefix(program, "pip"):
		s.pipConfig(rest)
		s.uninstall(rest)
		first := len(s.Reading.Env.Observations)
		s.pip(observed.Pip, rest, "install", "download", "wheel")
		if _, installs := verb(rest, "install"); installs && !given {
			s.intoSystem(whole, first)
		}
	case program == "mim":
		s.mim(rest)
	case program == "uv":
		s.locked(observed.UV, args, "uv.lock", "sync", "export")
		s.uv(whole)
	case program == "uvx":
		s.tool(rest)
	case program == "conda" || program == "mamba" || program == "micromamba":
		s.conda(rest)
	case program == "poetry":
		s.locked(observed.Poetry, args, "poetry.lock", "install", "sync", "export")
		s.pip(observed.Poetry, rest, "add")
	case program == "pdm":
		s.locked(observed.PDM, args, "pdm.lock", "install", "sync", "export")
		s.pip(observed.PDM, rest, "add")
	case program == "pixi":
		s.pixi(args)
		s.pixiAdd(rest)
	case program == "apt-get" || program == "apt" || program == "yum" || program == "dnf" || program == "microdnf":
		s.system(program, rest)
	default:
		s.other(args)
	}
}

// NamesCUDA reports whether a text speaks of CUDA or of something else of NVIDIA's.
func NamesCUDA(text string) bool {
	text = strings.ToLower(text)
	return strings.Contains(text, "cuda") || strings.Contains(text, "cudnn") || strings.Contains(text, "nvidia")
}

// other reads a command of a program that is no installer: it may bring a toolkit all the
// same.
func (s Script) other(args []argument) {
	if s.runfile(args) {
		return
	}
	for _, a := range args {
		if NamesCUDA(a.text) {
			s.Reading.Observe(observed.Observation{Kind: observed.Brought}, a.start, a.end)
			return
		}
	}
}

// Words reads a command that a document holds word by word.
func Words(r *document.Reading, words []shell.Word) {
	s := Script{Reading: r, Text: r.Text, Variables: Variables(r)}
	s.NoteWritten()
	s.command(arguments(words, 0), nil)
}

// TakesScript reports whether a word is the option of shells behind which a script stands:
// -c, which may stand among others, as in -lc.
func TakesScript(word string) bool {
	return len(word) > 1 && word[0] == '-' && word[1] != '-' && strings.HasSuffix(word, "c")
}

// IsShell reports whether a program is a shell.
func IsShell(program string) bool {
	switch path.Base(program) {
	case "sh", "bash", "dash", "ash", "zsh":
		return true
	}
	return false
}

// mostNested is how deep scripts may lie in one another: nobody writes a third.
const mostNested = 4

// nested reads the script behind the option -c of a shell, which may stand among others:
// bash -lc "pip install torch".
func (s Script) nested(args []argument) {
	at := slices.IndexFunc(args, func(a argument) bool { return TakesScript(a.text) })
	if at < 0 || at+1 >= len(args) {
		return
	}
	script := args[at+1]
	if s.deep >= mostNested {
		s.Reading.NotJudged(script.start, script.end, "scripts lie too deep in one another")
		return
	}
	// Quotes and dollar signs that are escaped for the outer shell are plain for the inner.
	plain := strings.NewReplacer(`\"`, ` "`, `\$`, ` $`, "\\`", " `")
	s.within(script.start, plain.Replace(s.Text[script.start-s.Start:script.end-s.Start]))
}

// within reads a text in the script, from an offset on, as a script of its own.
func (s Script) within(start int, text string) {
	s.Start, s.Text, s.set, s.deep, s.Passing = start, text, nil, s.deep+1, true
	s.sourced, s.Scope = false, ""
	s.Read()
}

// IsPython reports whether a program is an interpreter of Python's, or the launcher that Windows has.
func IsPython(program string) bool {
	return strings.HasPrefix(program, "python") || program == "py"
}

// moduleOf returns the module that an interpreter is told to run, with its arguments, which stand behind options of
// the interpreter's own: -u -m pip install torch. Nil where there is none.
// https://docs.python.org/3/using/cmdline.html
func moduleOf(args []argument) []argument {
	for i := 0; i < len(args); i++ {
		switch a := args[i].text; {
		case a == "-m":
			return args[i+1:]
		case a == "-X" || a == "-W" || a == "--check-hash-based-pycs":
			i++
		case !strings.HasPrefix(a, "-") || a == "-" || a == "-c":
			return nil
		}
	}
	return nil
}

// setup reads python setup.py install, which installs the project of that folder.
func (s Script) setup(args []argument) {
	if _, ok := verb(args[1:], "install", "develop"); !ok {
		return
	}
	folder := args[0]
	folder.text = "./" + path.Dir(folder.text)
	s.pip(observed.Pip, []argument{{text: "install"}, folder}, "install")
}

// pipenv reads pipenv sync, and pipenv install, which installs what the project's lock holds where it names
// no package.
func (s Script) pipenv(args []argument) {
	rest, ok := verb(args[1:], "install")
	named := slices.ContainsFunc(rest, func(a argument) bool {
		return !strings.HasPrefix(a.text, "-") || takesValue(a.text) && a.text != "--index" && a.text != "--python"
	})
	if ok && named {
		s.pip(observed.Pipenv, args[1:], "install")
		return
	}
	s.locked(observed.Pipenv, args, "Pipfile.lock", "sync", "install")
}

// locked reads a command that installs what its project's lock file holds, or notes it.
func (s Script) locked(installer string, args []argument, file string, verbs ...string) {
	if _, ok := verb(args[1:], verbs...); !ok {
		return
	}
	if installer != "" && s.lockedProject(installer, args[1:], file, verbs...) {
		return
	}
	start, end := args[0].start, args[len(args)-1].end
	s.Reading.NotJudged(start, end, "it installs what a lock file says: name "+file+" to check as well")
}

// verb returns the arguments behind the first word that is one of the verbs,
// with the options before it.
func verb(args []argument, verbs ...string) ([]argument, bool) {
	for i, a := range args {
		if slices.Contains(verbs, a.text) {
			return append(slices.Clone(args[:i]), args[i+1:]...), true
		}
		if !strings.HasPrefix(a.text, "-") && (i == 0 || !takesValue(args[i-1].text)) {
			return nil, false
		}
	}
	return nil, false
}

// pip reads the arguments of pip and of installers that take requirements in its
// syntax.
func (s Script) pip(installer string, args []argument, verbs ...string) {
	alone, anew, inPlace := installsAlone(args), installsAnew(args), s.inPlace(installer, args)
	upgrades := anew || installsNewest(args)
	// What installs into a project keeps the index with it, for all that is added later.
	keeps := installer != observed.Pip && !slices.Contains(verbs, "install") || installer == observed.Pipenv
	args, ok := verb(args, verbs...)
	if !ok {
		return
	}
	s.Reading.Env.Installer = installer
	defer func(notes int) {
		s.Reading.Unread = s.Reading.Unread || len(s.Reading.Env.Notes) > notes
	}(len(s.Reading.Env.Notes))
	defer func(was string) { s.Reading.ArchList = was }(s.Reading.ArchList)
	s.compiler(args)
	first, firstIndex := len(s.Reading.Env.Observations), len(s.Reading.Env.Indexes)
	firstByDriver := len(s.Reading.Env.ByDriver)
	number := max(first+firstIndex, s.lastNumber()) + 1
	b := batch{r: s.Reading, first: first, constraints: map[string][]constraint{}, source: s.noBinary(installer)}
	b.include = func(name string, offset int, isConstraint bool) {
		if below, ok := s.open(name, offset); ok {
			b.opened(below, name, offset, isConstraint)
		}
	}
	b.find = s.find
	whole := args
	if b.asked, args = askedOf(args); len(whole) > len(args) && slices.Contains(verbs, "install") {
		b.groups(argument{start: whole[0].start, end: whole[len(whole)-1].end})
	}
	switch installer {
	case observed.Pip:
		args = withoutFolders(args)
	case observed.Poetry:
		args = withConstraints(args)
	}
	b.pip(append(args, s.options(installer, keeps)...))
	b.constrain()
	var names []string
	for i := first; i < len(s.Reading.Env.Observations); i++ {
		if o := &s.Reading.Env.Observations[i]; o.Kind == observed.Package {
			gone := s.Reading.Uninstalled[o.Name]
			o.Alone, o.Anew, o.Command = alone, anew || gone, number
			o.Upgraded = (upgrades || gone) && o.Value == ""
			if held, ok := s.Reading.HeldByPip[o.Name]; ok && installer == observed.Pip && o.Value != "" && o.Constraint == nil {
				o.Constraint = &held
			}
			names = append(names, o.Name)
		}
	}
	s.isolate(installer, installer == observed.UV && !keeps, first, inPlace)
	installed(s.Reading, installer, s.Reading.Env.Observations[first:])
	if installer == observed.UV && !keeps {
		installed(s.Reading, uvPip, s.Reading.Env.Observations[first:])
	}
	slices.Sort(names)
	if installer == observed.UV && !s.asksAll(whole) {
		b.leaveShadowed()
	}
	b.finish(slices.Compact(names))
	for i := firstIndex; i < len(s.Reading.Env.Indexes) && !keeps; i++ {
		s.Reading.Env.Indexes[i].Command = number
	}
	for i := firstByDriver; i < len(s.Reading.Env.ByDriver); i++ {
		s.Reading.Env.ByDriver[i].Command = number
	}
	if installer == observed.UV && !s.asksAll(args) {
		askedFirst(s.Reading.Env.Indexes[firstIndex:])
	}
}

// withConstraints writes the requirements of poetry add as pip has them: torch@^2.1, torch@latest.
// https://python-poetry.org/docs/cli/#add
func withConstraints(args []argument) (all []argument) {
	for _, a := range args {
		name, constraint, ok := strings.Cut(a.text, "@")
		if ok && name != "" && !strings.HasPrefix(name, "-") && !strings.ContainsAny(name, " :/") &&
			!strings.Contains(constraint, "://") && !strings.HasPrefix(constraint, " ") {
			if a.text = name + requirement.Constraint(constraint); constraint == "latest" {
				a.text = name
			}
		}
		all = append(all, a)
	}
	return all
}

// withoutFolders takes the folders out of the arguments of pip that it puts wheels into.
func withoutFolders(args []argument) (rest []argument) {
	for i := 0; i < len(args); i++ {
		if slices.Contains([]string{"-d", "--dest", "-w", "--wheel-dir"}, args[i].text) {
			i++
			continue
		}
		rest = append(rest, args[i])
	}
	return rest
}

// askedFirst marks indexes of uv's: the first one that has a package is the only one that it takes the
// package from, and those beside the default one come before that.
// https://docs.astral.sh/uv/concepts/indexes/#searching-across-multiple-indexes
func askedFirst(indexes []observed.Index) {
	for i := range indexes {
		indexes[i].First = indexes[i].Extra
	}
}

// leaveShadowed leaves out the indexes that uv never comes to: it asks those beside the default one in their
// order, then that one, and PyPI has a package of every name that the facts know.
func (b *batch) leaveShadowed() {
	order := make([]int, 0, len(b.indexes))
	for _, extra := range []bool{true, false} {
		for i := range b.indexes {
			if b.indexes[i].Extra == extra && !b.indexes[i].FindLinks {
				order = append(order, i)
			}
		}
	}
	first := slices.IndexFunc(order, func(i int) bool { return IsPyPI(b.indexes[i].URL) })
	if first < 0 {
		return
	}
	left := order[first:]
	var indexes []observed.Index
	var offsets []int
	for i, index := range b.indexes {
		if !slices.Contains(left, i) {
			indexes, offsets = append(indexes, index), append(offsets, b.offsets[i])
		} else if !IsPyPI(index.URL) {
			b.r.Note(b.offsets[i], "not judged: %s: uv asks PyPI first, as this names it, and takes what that has",
				document.Excerpt(index.URL))
		}
	}
	b.indexes, b.offsets = indexes, offsets
}

// IsPyPI reports whether an address is that of the index which installers ask where nothing else is said.
func IsPyPI(address string) bool {
	_, rest, _ := strings.Cut(address, "://")
	host, _, _ := strings.Cut(rest, "/")
	return host == "pypi.org" || host == "pypi.python.org"
}

// asksAll reports whether a command of uv's asks all indexes for the best release, as pip does.
func (s Script) asksAll(args []argument) bool {
	const unsafe = "unsafe-best-match"
	for i, a := range args {
		apart := a.text == "--index-strategy" && i+1 < len(args) && args[i+1].text == unsafe
		if apart || a.text == "--index-strategy="+unsafe {
			return true
		}
	}
	set := func(v variable) bool { return v.name == "UV_INDEX_STRATEGY" && v.text == unsafe }
	return s.Variables.Value("UV_INDEX_STRATEGY") == unsafe || slices.ContainsFunc(s.set, set)
}

// lastNumber returns the number of the last command that has installed something; 0 for none.
func (s Script) lastNumber() int {
	for _, o := range slices.Backward(s.Reading.Env.Observations) {
		if o.Command > 0 {
			return o.Command
		}
	}
	return 0
}

// uninstall takes away what earlier commands have installed of the packages that pip uninstalls. What an
// image has of them stays observed, until a later command installs it anew.
func (s Script) uninstall(args []argument) {
	args, ok := verb(args, "uninstall")
	if !ok {
		return
	}
	r := s.Reading
	at := map[string]int{} // where the command names each
	for _, a := range args {
		req, err := requirement.Parse(a.text)
		if !a.unknown && !strings.HasPrefix(a.text, "-") && err == nil && req.Name != "" {
			at[req.Observation().Name] = a.start
		}
	}
	if r.Uninstalled == nil {
		r.Uninstalled = map[string]bool{}
	}
	for name := range at {
		r.Uninstalled[name] = true
	}
	r.Env.Observations = slices.DeleteFunc(r.Env.Observations, func(o observed.Observation) bool {
		offset, named := at[o.Name]
		gone := named && o.Kind == observed.Package && !o.Installed && o.Command > 0 && implies(o.Conditions, r.Under)
		if gone {
			r.Note(offset, "not judged: %s: it is uninstalled here", o.Words())
		}
		return gone
	})
	if len(r.Under) != 1 {
		return
	}
	otherwise := r.Under[0]
	otherwise.Holds = !otherwise.Holds
	for i := range r.Env.Observations {
		o := &r.Env.Observations[i]
		if _, named := at[o.Name]; named && o.Kind == observed.Package && !o.Installed && o.Command > 0 {
			o.Conditions = r.Together(append(slices.Clip(o.Conditions), otherwise))
		}
	}
}

// implies reports whether what runs where some conditions come out as they say runs behind what does so where others
// do.
func implies(on, others []observed.Condition) bool {
	return !slices.ContainsFunc(others, func(other observed.Condition) bool {
		return !slices.ContainsFunc(on, func(c observed.Condition) bool {
			return c.Key != "" && c.Key == other.Key && c.Holds == other.Holds
		})
	})
}

// installsAlone reports whether a command installs what it names without what that
// requires.
func installsAlone(args []argument) bool {
	says := func(words ...string) bool {
		return slices.ContainsFunc(args, func(a argument) bool { return slices.Contains(words, a.text) })
	}
	return says("install") && says("--no-deps", "--no-dependencies")
}

// installsNewest reports whether a command installs the newest of what it names, and not what
// is there: by --upgrade or -U, which may stand among other letters, as in -qU.
func installsNewest(args []argument) bool {
	return slices.ContainsFunc(args, func(a argument) bool {
		short, is := strings.CutPrefix(a.text, "-")
		return a.text == "--upgrade" || is && strings.Contains(short, "U") && strings.Trim(short, "Uqvr") == ""
	})
}

// installsAnew reports whether a command installs again what is there.
func installsAnew(args []argument) bool {
	return slices.ContainsFunc(args, func(a argument) bool {
		return slices.Contains([]string{"--force-reinstall", "--ignore-installed", "-I", "--reinstall"}, a.text)
	})
}

// Include reads a file of requirements that a document names at an offset. One in another
// format is read as that: uv takes pyproject.toml and lock files, too.
func Include(r *document.Reading, name string, offset int) {
	include(r, name, offset, document.Asked{})
}

// include is Include of a file that may be a project's, of which a command asks for something.
func include(r *document.Reading, name string, offset int, asked document.Asked) {
	if below, ok := r.Follow(name, offset); ok {
		included(r, below, name, offset, asked)
	}
}

// included reads a file of requirements that is open.
func included(r, below *document.Reading, name string, offset int, asked document.Asked) {
	if !hasOwnFormat(name) {
		Requirements(below)
		return
	}
	below.Asked = asked
	r.ReadAs(below, offset)
}

// hasOwnFormat reports whether a file's name is that of another format than lists of
// requirements.
func hasOwnFormat(name string) bool {
	switch strings.ToLower(path.Ext(name)) {
	case ".yml", ".yaml", ".toml", ".lock", ".json":
		return true
	}
	return false
}

// uv reads uv pip install, uv add, uv venv and uv python install.
func (s Script) uv(args []argument) {
	whole := args
	args = args[1:]
	for len(args) > 1 && strings.HasPrefix(args[0].text, "-") { // uv's own options
		skip := 1
		if takesValue(args[0].text) {
			skip = 2
		}
		args = args[min(skip, len(args)-1):]
	}
	switch args[0].text {
	case "pip":
		s.uninstall(args[1:])
		first := len(s.Reading.Env.Observations)
		s.pip(observed.UV, args[1:], "install")
		s.sync(observed.UV, args[1:])
		if _, installs := verb(args[1:], "install"); installs {
			s.intoSystem(whole, first)
		}
	case "add":
		s.pip(observed.UV, args, "add")
	case "run":
		s.uvRun(args)
	case "tool":
		if rest, ok := verb(args[1:], "install", "run"); ok {
			s.tool(rest)
		}
	case "venv":
		b := batch{r: s.Reading}
		for i, a := range args[1:] {
			if (a.text == "--python" || a.text == "-p") && i+2 < len(args) {
				b.python(args[i+2])
			}
		}
	case "python":
		if rest, ok := verb(args[1:], "install", "pin"); ok && len(rest) > 0 {
			b := batch{r: s.Reading}
			b.python(rest[0])
		}
	}
}

// sync reads uv pip sync and pip-sync, whose arguments are the files of requirements that they install, and uv pip
// compile and pip-compile, whose arguments are those that they resolve for a command that installs what they write.
func (s Script) sync(installer string, args []argument) {
	args, ok := verb(args, "sync", "compile")
	if !ok {
		return
	}
	install := []argument{{text: "install"}}
	for i, a := range args {
		ofOption := i > 0 && takesValue(args[i-1].text)
		if !strings.HasPrefix(a.text, "-") && !ofOption {
			install = append(install, argument{text: "-r", start: a.start, end: a.start})
		}
		install = append(install, a)
	}
	s.pip(installer, install, "install")
}

// uvRun reads uv run, which installs the project beside what "--with" names, and runs what stands behind its
// options.
// https://docs.astral.sh/uv/reference/cli/#uv-run
func (s Script) uvRun(args []argument) {
	own := optionsOf(args[1:])
	with, rest := withOf(own)
	if len(args) > len(own)+1 && s.ownScript(args[len(own)+1]) {
		rest = append(rest, argument{text: "--no-project"})
	}
	apart := func(a argument) bool {
		return slices.Contains([]string{"--no-project", "--no-sync", "--isolated", "--script", "-s", "--active"}, a.text)
	}
	if asked, _ := askedOf(rest); !slices.ContainsFunc(rest, apart) &&
		(len(s.Reading.Projects) == 0 || len(asked.Extras)+len(asked.Groups) > 0) {
		command := append([]argument{{text: "sync", start: args[0].start, end: args[0].end}}, rest...)
		s.lockedProject(observed.UV, command, "uv.lock", "sync")
	}
	if len(with) > 0 {
		s.pip(observed.UV, append([]argument{{text: "install"}}, with...), "install")
	}
}

// ownScript reads a script of Python's that says itself what it requires: uv installs that, and not the project.
func (s Script) ownScript(a argument) bool {
	if !strings.HasSuffix(a.text, ".py") {
		return false
	}
	file, ok := s.find("", a.text)
	if !ok {
		return false
	}
	below, ok := s.Reading.Follow(file, a.start)
	if !ok || !strings.Contains(below.Text, "# /// script") {
		return false
	}
	return s.installing(observed.UV, func() bool {
		s.Reading.ReadAs(below, a.start)
		return true
	})
}

// tool reads what uv tool install and uvx install: the package that they name, and what "--with" does.
// https://docs.astral.sh/uv/guides/tools/
func (s Script) tool(args []argument) {
	options := optionsOf(args)
	with, rest := withOf(options)
	for i := 0; i < len(rest); i++ {
		if rest[i].text == "--from" && i+1 < len(rest) {
			with, rest = append(with, rest[i+1]), slices.Delete(rest, i, i+2)
			args = args[:len(options)] // the command is one of that package
			break
		}
	}
	if len(args) > len(options) {
		a := args[len(options)]
		if name, version, ok := strings.Cut(a.text, "@"); ok && requirement.IsVersion(version) {
			a = a.behind(len(name)+1, name+"=="+version) // where the version stands
		}
		with = append(with, a)
	}
	s.pip(observed.UV, slices.Concat([]argument{{text: "install"}}, rest, with), "install")
}

// optionsOf returns the options with which the arguments of uv begin, and their values.
func optionsOf(args []argument) []argument {
	for i := 0; i < len(args); i++ {
		a := args[i].text
		switch {
		case a == "--":
			return args[:i]
		case a == "--with" || a == "--from" || a == "-w" || a == "--with-requirements" || a == "--with-editable" ||
			a == "--package" || a == "--only-group" || a == "--no-group" || a == "--no-extra" || a == "--directory" ||
			a == "--project" || a == "--env-file" || takesValue(a):
			i++
		case !strings.HasPrefix(a, "-"):
			return args[:i]
		}
	}
	return args
}

// withOf takes what "--with" and its like name out of the options of uv, as arguments of an installer.
func withOf(args []argument) (with, rest []argument) {
	for i := 0; i < len(args); i++ {
		option, value, joined := strings.Cut(args[i].text, "=")
		as := map[string]string{"--with": "", "-w": "", "--with-requirements": "-r", "--with-editable": "-e"}
		flag, is := as[option]
		if !is {
			rest = append(rest, args[i])
			continue
		}
		at := args[i].behind(len(option)+1, value)
		if !joined {
			if i++; i == len(args) {
				break
			}
			at = args[i]
		}
		if flag != "" {
			with = append(with, argument{text: flag, start: at.start, end: at.start}, at)
			continue
		}
		from := 0
		for part := range strings.SplitAfterSeq(at.text, ",") { // several packages, where no bound of one follows
			text := strings.TrimSuffix(part, ",")
			if n := len(with); n > 0 && from > 0 && strings.IndexAny(text, "<>=!~") == 0 {
				with[n-1].text += "," + text
			} else {
				with = append(with, at.behind(from, text))
			}
			last := &with[len(with)-1]
			last.end = min(last.start+len(last.text), at.end)
			from += len(part)
		}
	}
	return with, rest
}

// runfile reads the name of NVIDIA's installer of a toolkit, wherever it stands:
// cuda_12.4.1_550.54.15_linux.run. It reports whether there is one.
func (s Script) runfile(args []argument) bool {
	for _, a := range args {
		name := path.Base(a.text)
		rest, ok := strings.CutPrefix(name, "cuda_")
		if !ok || !strings.HasSuffix(name, ".run") {
			continue
		}
		if version, _, _ := strings.Cut(rest, "_"); requirement.IsVersion(version) {
			s.Reading.Observe(observed.Observation{Kind: observed.Toolkit, Value: version}, a.start, a.end)
			return true
		}
	}
	return false
}

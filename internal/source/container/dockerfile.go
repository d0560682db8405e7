package container

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/moby/buildkit/frontend/dockerfile/instructions"
	"github.com/moby/buildkit/frontend/dockerfile/parser"
	buildkitshell "github.com/moby/buildkit/frontend/dockerfile/shell"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/planner/observed"
)

// Dockerfile reads what the image of a Dockerfile's last stage holds: its base,
// and what is installed in the stages that it is made of.
func Dockerfile(r *document.Reading) error { return buildOf(r, build{}) }

// build is what a build of a Dockerfile is told: the values of its arguments, and the stage
// that it ends with, the last one where none is named.
type build struct {
	arguments map[string]string
	target    string
	context   string // the folder of the files that it takes, seen from the Dockerfile; empty where nobody says
	// entrypoint and command say that those of the image give way to others.
	entrypoint, command bool
	bases               map[string]*base // by the names that FROM may have for them, in lower case
}

// base is what a build has FROM take for a name: an image, or what another build leaves.
type base struct {
	image string
	built func(r *document.Reading) *stage // reads it, and returns its last stage; nil where that is not here
	at    int                              // where it is named
	taken bool
}

func buildOf(r *document.Reading, b build) error {
	d, last, err := stagesOf(r, b)
	if err != nil {
		return err
	}
	d.readUpTo(last)
	d.start(&d.stages[last], b)
	d.dropLoaderPath(&d.stages[last])
	named := func(i observed.Index) bool { return i.Channel }
	if d.condaForge > 0 && r.Env.Installer == observed.Conda && !slices.ContainsFunc(r.Env.Indexes, named) {
		r.AddIndex(observed.Index{URL: "conda-forge", Channel: true}, d.condaForge)
	}
	install.Settle(r)
	return nil
}

// stagesOf returns a Dockerfile in stages, and the place of the one that a build ends with.
func stagesOf(r *document.Reading, b build) (d *dockerfile, last int, err error) {
	parsed, err := parser.Parse(strings.NewReader(r.Text))
	if err != nil {
		return nil, 0, fmt.Errorf("%s: %w", r.Name, err)
	}
	d = &dockerfile{r: r, escape: parsed.EscapeToken, globals: &shell.Variables{}, given: b.arguments, bases: b.bases,
		named: map[string]int{}, scope: r.Script()}
	for _, node := range parsed.AST.Children {
		d.sort(node)
	}
	if len(d.stages) == 0 {
		return nil, 0, fmt.Errorf("%s: no FROM", r.Name)
	}
	d.contexts, d.inKnown = []string{b.context}, b.context != ""
	if b.context == "" {
		d.contexts = d.likelyContexts()
	}
	last = len(d.stages) - 1
	if at := d.find(b.target); b.target != "" && at >= 0 {
		last = at
	}
	return d, last, nil
}

// readUpTo reads what the stage is made of that a build ends with.
func (d *dockerfile) readUpTo(last int) {
	d.mark(last)
	for i := range d.stages {
		d.stage(&d.stages[i])
	}
}

// dockerfile is one that is being read.
type dockerfile struct {
	r       *document.Reading
	scope   string // as of the scripts
	escape  rune
	globals *shell.Variables  // ARGs before the first FROM
	given   map[string]string // the values of ARGs that a build is told
	bases   map[string]*base  // as of a build
	// contexts are the folders that may be the one of the files which the build takes, seen from the
	// Dockerfile, the likeliest first.
	contexts []string
	inKnown  bool // somebody says which one it is
	// condaForge is where an image is named that has conda take packages from conda-forge, unless somebody says another
	// channel; 0 for none.
	condaForge int
	stages     []stage
	named      map[string]int // the first stage of a name, in lower case
	// entrypoint and command are what a container of the image starts with, and commandOf is the stage that says the
	// latter; nil for none.
	entrypoint, command *parser.Node
	commandOf           *stage
}

// stage is a FROM and the instructions after it.
type stage struct {
	base  string // variables replaced
	name  string
	from  *parser.Node
	nodes []*parser.Node
	used  bool // the last stage is made of it
	below bool // it is the last stage's base, or that one's

	variables *shell.Variables
	arguments map[string]bool // variables that the build alone has
	workdir   string
	copies    []copying // from the context
	system    *install.System
}

// sort puts an instruction into its stage.
func (d *dockerfile) sort(node *parser.Node) {
	switch strings.ToLower(node.Value) {
	case "from":
		s := stage{from: node, variables: &shell.Variables{}, arguments: map[string]bool{}}
		if parsed, err := instructions.ParseInstruction(node); err == nil {
			if from, ok := parsed.(*instructions.Stage); ok {
				s.base, s.name = d.expand(from.BaseName, d.globals), from.Name
				if of := d.bases[strings.ToLower(s.base)]; of != nil && of.image != "" {
					s.base, of.taken = of.image, true
				}
			}
		}
		if machine := d.machineOf(node, s.base); machine != "" {
			s.variables.Machine = machine
		}
		if _, known := d.named[strings.ToLower(s.name)]; s.name != "" && !known {
			d.named[strings.ToLower(s.name)] = len(d.stages)
		}
		d.stages = append(d.stages, s)
	case "arg":
		if len(d.stages) == 0 {
			for key, value := range d.arguments(node, d.globals) {
				d.globals.Put(key, value)
			}
			return
		}
		fallthrough
	default:
		if n := len(d.stages); n > 0 {
			d.stages[n-1].nodes = append(d.stages[n-1].nodes, node)
		}
	}
}

// machineOf returns the architecture of the machines that a stage is for, as "uname -m" prints it: of the platform that
// its FROM names, or of Jetson boards, or the one that the build is for. It is empty where nothing says it.
func (d *dockerfile) machineOf(from *parser.Node, base string) string {
	for _, flag := range from.Flags {
		platform, ok := strings.CutPrefix(flag, "--platform=")
		if !ok {
			continue
		}
		if platform = d.expand(platform, d.globals); strings.Contains(platform, "TARGET") {
			break // BuildKit's variables of what the build is for
		}
		return shell.MachineOf(platform)
	}
	if repository, _, err := splitImage(base); err == nil && (image{repository: repository}).isTegra() {
		return "aarch64"
	}
	return d.r.Machine
}

// mostVariables is how many variables in a word are replaced.
const mostVariables = 1 << 8

// expand replaces variables as Docker does; text that it cannot read stays, and text that
// grows beyond measure.
func (d *dockerfile) expand(word string, variables *shell.Variables) string {
	if strings.Count(word, "$") > mostVariables || replacesByVariable(word) {
		return word
	}
	got, err := buildkitshell.NewLex(d.escape).ProcessWordWithMatches(word, values{variables})
	if err != nil || len(got.Unmatched) > 0 || len(got.Result) > max(shell.MostOfWord, len(word)) {
		return word
	}
	return got.Result
}

// values gives variables to BuildKit as they are: a file may set many, and copies of
// them for each word take long.
type values struct{ *shell.Variables }

// Keys implements buildkitshell.EnvGetter.
func (v values) Keys() []string { return v.Names() }

// replacesByVariable reports whether a part of a variable is replaced by another one in a word:
// ${A//x/$B}.
func replacesByVariable(word string) bool {
	for _, rest := range strings.Split(word, "${")[1:] {
		inside, _, _ := strings.Cut(rest, "}")
		if _, by, replaces := strings.Cut(inside, "/"); replaces && (strings.Contains(by, "$") || inside == rest) {
			return true
		}
	}
	return false
}

// find returns the place of a stage by its name or number, -1 for none. What a build names stands in for one.
func (d *dockerfile) find(name string) int {
	if d.bases[strings.ToLower(name)] != nil {
		return -1
	}
	at, found := d.named[strings.ToLower(name)]
	if !found {
		at = -1
	}
	n, err := strconv.Atoi(name)
	if err == nil && strconv.Itoa(n) == name && n >= 0 && n < len(d.stages) && (at < 0 || n < at) {
		return n
	}
	return at
}

// mark follows what the last stage is made of.
func (d *dockerfile) mark(at int) {
	for below := true; at >= 0 && !d.stages[at].below; {
		s := &d.stages[at]
		s.used, s.below = true, below
		d.markCopies(s)
		next := d.find(s.base)
		if next >= at {
			return
		}
		at = next
	}
}

func (d *dockerfile) markCopies(s *stage) {
	for _, node := range s.nodes {
		for _, flag := range node.Flags {
			name, ok := strings.CutPrefix(flag, "--from=")
			if fields, mounts := strings.CutPrefix(flag, "--mount="); mounts {
				_, name, ok = strings.Cut(","+fields, ",from=")
				name, _, _ = strings.Cut(name, ",")
			}
			if at := d.find(name); ok && at >= 0 && !d.stages[at].used {
				d.stages[at].used = true
				d.markCopies(&d.stages[at])
				if base := d.find(d.stages[at].base); base >= 0 && base < at {
					d.stages[base].used = true
				}
			}
		}
	}
}

// lines returns where the text of an instruction begins and ends.
func (d *dockerfile) lines(node *parser.Node) (start, end int) {
	start, ok := d.r.LineStart(node.StartLine)
	if !ok {
		return 0, 0
	}
	last, ok := d.r.LineStart(node.EndLine)
	if !ok {
		return start, start
	}
	_, end = d.r.Line(last)
	return start, end
}

func (d *dockerfile) stage(s *stage) {
	start, end := d.lines(s.from)
	if !s.used {
		d.r.NotJudged(start, end, "the last stage takes nothing from this one")
		return
	}
	d.r.ArchList = ""
	if base := d.find(s.base); base >= 0 && &d.stages[base] != s {
		d.continues(s, &d.stages[base])
	} else if of := d.built(s); of != nil {
		d.continues(s, of)
		s.copies = nil // which are out of another context
		for name, is := range s.arguments {
			if is { // of the other build alone
				s.variables.Forget(name)
			}
		}
	} else if s.below {
		d.base(s, start, end)
	} else if observed.Develops(s.base) {
		d.r.Observe(observed.Observation{Kind: observed.Compiles, Value: s.base, Installed: true}, start, end)
	}
	for _, node := range s.nodes {
		d.instruction(s, node)
	}
}

// built reads what another build leaves, where a stage of the image begins with that, and returns its last stage; nil
// where it does not.
func (d *dockerfile) built(s *stage) *stage {
	of := d.bases[strings.ToLower(s.base)]
	if of == nil || of.built == nil || !s.below {
		return nil
	}
	of.taken = true
	return of.built(d.r)
}

// continues has a stage begin with what another one leaves.
func (d *dockerfile) continues(s, base *stage) {
	machine := s.variables.Machine
	s.variables = base.variables.Clone()
	s.variables.Machine = cmp.Or(s.variables.Machine, machine)
	maps.Copy(s.arguments, base.arguments)
	d.r.ArchList = s.variables.Value(observed.ArchListVariable)
	s.workdir, s.copies = base.workdir, slices.Clone(base.copies)
	if of := base.system; of != nil && s.below {
		system := *of
		s.system = &system
	}
}

// base observes the image of a FROM.
func (d *dockerfile) base(s *stage, start, end int) {
	if s.base == "" || strings.Contains(s.base, "$") {
		d.r.NotJudged(start, end, "the base image is known only where it is built: give its build argument a default")
		if s.base != "" {
			d.r.Observe(observed.Observation{Kind: observed.Holds, Value: s.base}, start, end)
		}
		return
	}
	for _, flag := range s.from.Flags {
		if p, ok := strings.CutPrefix(flag, "--platform="); ok && !strings.Contains(p, "$") {
			at := start + strings.Index(d.r.Text[start:end], p)
			d.r.Observe(observed.Observation{Kind: observed.Platform, Value: p}, at, at+len(p))
		}
	}
	if strings.EqualFold(s.base, "scratch") {
		return
	}
	if n := strings.Index(d.r.Text[start:end], s.base); n >= 0 {
		start += n
		end = start + len(s.base)
	} else if word := s.from.Next; word != nil {
		if n := strings.Index(d.r.Text[start:end], word.Value); n >= 0 {
			start, end = start+n, start+n+len(word.Value)
		}
	}
	Image(d.r, s.base, start, end)
	if takesCondaForge(s.base) {
		d.condaForge = start
	}
	if isSystem(s.base) {
		s.system = &install.System{}
	}
	if version := cudaOfImage(s.base); version != "" {
		s.variables.Put("CUDA_VERSION", version)
		s.variables.Put("LD_LIBRARY_PATH", loaderPath)
	}
}

func (d *dockerfile) instruction(s *stage, node *parser.Node) {
	d.told(s, node)
	s.follow(node)
	switch strings.ToLower(node.Value) {
	case "arg":
		arguments := d.arguments(node, s.variables)
		for _, name := range slices.Sorted(maps.Keys(arguments)) {
			_, set := s.variables.Get(name)
			s.arguments[name] = s.arguments[name] || !set
			s.variables.Put(name, arguments[name])
		}
		for _, name := range slices.Sorted(maps.Keys(arguments)) {
			value := arguments[name]
			if name == install.CMakeArgs && value != "" || name == install.DriverForConda || install.IsNoBinary(name) ||
				install.IsOfBuilds(name) || name == observed.ArchListVariable {
				start, end := d.lines(node)
				install.Setting(d.r, name, value, start, end)
			}
		}
	case "env":
		d.environment(s, node)
	case "workdir":
		if node.Next != nil {
			s.workdir = path.Join("/", s.workdir, d.expand(node.Next.Value, s.variables))
			if to := d.expand(node.Next.Value, s.variables); path.IsAbs(to) {
				s.workdir = path.Clean(to)
			}
		}
	case "copy", "add":
		s.copies = append(s.copies, d.copied(s, node)...)
		d.brings(node)
	case "run":
		d.run(s, node)
	case "entrypoint", "cmd":
		if s.below {
			d.startsWith(s, node)
		}
	case "shell": // those before and behind it may find another Python
		d.r.Pythons++
		s.system.Open()
	case "onbuild":
		start, end := d.lines(node)
		d.r.NotJudged(start, end, "it runs only in images that are built on this one")
	}
}

// The arguments that BuildKit sets to what the machine is.
const targetArch, targetPlatform = "TARGETARCH", "TARGETPLATFORM"

// doubtful reports whether a value hangs on a machine that nobody knows.
func doubtful(value string, variables *shell.Variables) bool {
	return strings.Contains(value, "$") && slices.ContainsFunc([]string{targetArch, targetPlatform},
		func(name string) bool { return strings.Contains(value, name) && variables.Doubts(name) })
}

// architectures are Docker's names of machines' architectures: where none is known, that of the commonest.
var architectures = map[string]string{"": "amd64", "x86_64": "amd64", "aarch64": "arm64"}

// arguments returns the values of an ARG: what the build is told, its default, or that of the ARG of this
// name before the first FROM.
func (d *dockerfile) arguments(node *parser.Node, variables *shell.Variables) map[string]string {
	values := map[string]string{}
	for n := node.Next; n != nil; n = n.Next {
		key, value, ok := strings.Cut(n.Value, "=")
		variables.SetAt(key, d.r.Script())
		variables.Doubt(key, ok && doubtful(value, variables))
		if given, told := d.given[key]; told {
			variables.Doubt(key, false)
			values[key] = given
			continue
		}
		if ok {
			values[key] = d.expand(value, variables)
			continue
		}
		if known, ok := d.globals.Get(key); ok {
			values[key] = known
		}
		switch key { // what BuildKit sets by itself
		case targetArch:
			variables.Doubt(key, variables.Machine == "")
			values[key] = architectures[variables.Machine]
		case targetPlatform:
			variables.Doubt(key, variables.Machine == "")
			values[key] = "linux/" + architectures[variables.Machine]
		}
	}
	return values
}

func (d *dockerfile) run(s *stage, node *parser.Node) {
	start, end := d.lines(node)
	script := install.Script{
		Reading: d.r, Start: start, Text: shellText(d.r.Text[start:end], d.escape, node.Attributes["json"]),
		Variables: s.variables, Folder: s.path(""), Passing: true, System: s.system,
		Scope: d.scope,
	}
	copies := append(slices.Clone(s.copies), d.mounted(s, node)...)
	script.Locate = func(name string) string { return d.located(s, name, copies) }
	script.Runs = func(name string) string { return d.runs(s, name, copies) }
	script.Project = func(name string) (string, bool) { return d.inImage(s, name, copies) }
	script.Placed = func(name string) (install.Place, bool) { return d.placed(s, name, copies) }
	script.Wrote = func(name string, adds bool) {
		c := copying{to: s.path(name), written: true, adds: adds}
		s.copies, copies = append(s.copies, c), append(copies, c)
	}
	notes, held := len(d.r.Env.Notes), d.r.HeldByPip
	if !s.below { // it is made from another image
		d.r.HeldByPip = nil
	}
	script.Read()
	d.r.HeldByPip = held
	for i := notes; i < len(d.r.Env.Notes) && !s.below; i++ {
		d.r.Env.Notes[i].Apt = nil // they are of a stage that is left behind
	}
}

// startsWith notes what a container starts with. An entrypoint takes away the command of the image that this one is
// made from.
// https://docs.docker.com/reference/dockerfile/#understand-how-cmd-and-entrypoint-interact
func (d *dockerfile) startsWith(s *stage, node *parser.Node) {
	if strings.EqualFold(node.Value, "cmd") {
		d.command, d.commandOf = node, s
		return
	}
	if d.entrypoint = node; d.commandOf != s {
		d.command = nil
	}
}

// start reads what a container of the image installs as it starts, by its entrypoint and its command, but for those
// that others take the place of. The arguments of the build are gone then.
func (d *dockerfile) start(s *stage, b build) {
	if b.entrypoint {
		d.entrypoint, d.command = nil, nil
	}
	if b.command || d.entrypoint != nil && !d.entrypoint.Attributes["json"] {
		d.command = nil // an entrypoint that a shell reads passes the command over
	}
	if d.entrypoint != nil && d.command != nil && !handsOn(d.entrypoint) {
		start, end := d.lines(d.command)
		if text := d.r.Text[start:end]; strings.Contains(text, "install") {
			d.r.NotJudged(start, end, "the entrypoint of the image takes it as words of its own")
		}
		d.command = nil
	}
	notes := len(d.r.Env.Notes)
	started := *s
	started.variables = s.variables.Clone()
	for name, of := range s.arguments {
		if !of {
			continue
		}
		started.variables.Forget(name)
		delete(d.r.NoBinary, name)
		delete(d.r.InPlace, name)
		if name == observed.ArchListVariable {
			d.r.ArchList = ""
		}
	}
	for _, node := range []*parser.Node{d.entrypoint, d.command} {
		if node != nil {
			d.run(&started, node)
		}
	}
	for i := notes; i < len(d.r.Env.Notes); i++ {
		d.r.Env.Notes[i].Apt = nil // the image has them not
	}
}

// handsOn reports whether an entrypoint that is a list of words runs the words of the command as a command of their
// own: a small init, or a script, which do so as a rule.
func handsOn(entrypoint *parser.Node) bool {
	var words []string
	for n := entrypoint.Next; n != nil; n = n.Next {
		words = append(words, n.Value)
	}
	if len(words) == 0 || install.IsInit(words[0]) {
		return true
	}
	switch program := path.Base(words[0]); program {
	case "su-exec", "gosu", "env", "exec":
		return true
	default:
		return strings.HasSuffix(words[len(words)-1], ".sh") || strings.Contains(program, "entrypoint")
	}
}

// told takes in what the image is told by an instruction besides what it holds.
func (d *dockerfile) told(s *stage, node *parser.Node) {
	as := map[string]string{"env": "env", "user": "user", "workdir": "workdir", "entrypoint": "entrypoint",
		"cmd": "command", "label": "labels", "copy": "copy"}[strings.ToLower(node.Value)]
	if as == "" || !s.below || node.Next == nil || as == "copy" && len(node.Flags) > 0 {
		return
	}
	start, end := d.lines(node)
	text, _, more := strings.Cut(strings.TrimRight(d.r.Text[start:end], "\r\n"), "\n")
	if more {
		text = strings.TrimRight(text, " \t\r\\`") + " …"
	}
	if as == "env" || as == "labels" { // a value may be a secret
		text = strings.ToUpper(node.Value)
		for n := node.Next; n != nil && n.Next != nil; n = n.Next.Next.Next {
			text += " " + n.Value
			if n.Next.Next == nil {
				break
			}
		}
	}
	d.r.Env.Settings = append(d.r.Env.Settings, observed.Setting{Text: document.WithoutSecrets(text), As: as,
		At: d.r.Position(start)})
}

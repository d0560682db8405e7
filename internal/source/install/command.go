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
	Variables shell.Variables
	// Locate returns where a file that a command names lies, seen from the document; nil for
	// beside it.
	Locate func(name string) string
}

// Read observes what the commands of a script install. It notes commands of
// installers that it does not understand, and says nothing of other programs.
func (s Script) Read() {
	commands, err := shell.Commands(s.Text, s.Variables)
	if err != nil {
		s.Reading.NotJudged(s.Start, s.Start+len(s.Text), "not read as a whole: "+err.Error())
	}
	for _, c := range commands {
		s.command(arguments(c.Words, s.Start))
	}
}

func arguments(words []shell.Word, base int) (args []argument) {
	for _, w := range words {
		args = append(args, argument{text: w.Text, start: w.Start + base, end: w.End + base, unknown: w.Unknown})
	}
	return args
}

// wrappers run the command that stands behind them.
var wrappers = []string{"sudo", "exec", "time", "nice", "env", "command", "xargs", "timeout", "nohup", "then", "do"}

// command reads one command.
func (s Script) command(args []argument) {
	for len(args) > 0 && (slices.Contains(wrappers, args[0].text) || strings.Contains(args[0].text, "=")) {
		args = args[1:]
	}
	if len(args) < 2 {
		return
	}
	program := strings.TrimSuffix(path.Base(strings.ReplaceAll(args[0].text, `\`, "/")), ".exe")
	rest := args[1:]
	if isPython(program) && len(rest) > 2 && rest[0].text == "-m" {
		program, rest = rest[1].text, rest[2:]
	}
	switch {
	case strings.HasPrefix(program, "pip"):
		s.pip(observed.Pip, rest, "install", "download", "wheel")
	case program == "uv":
		s.locked(args, "uv.lock", "sync")
		s.uv(rest)
	case program == "conda" || program == "mamba" || program == "micromamba":
		s.conda(rest)
	case program == "poetry":
		s.locked(args, "poetry.lock", "install", "sync")
		s.pip(observed.Poetry, rest, "add")
	case program == "pdm":
		s.locked(args, "pdm.lock", "install", "sync")
		s.pip(observed.PDM, rest, "add")
	case program == "pipenv":
		s.locked(args, "Pipfile.lock", "sync")
		s.pip(observed.Pipenv, rest, "install")
	case program == "pixi":
		s.locked(args, "pixi.lock", "install")
		s.conda(rest)
	case program == "apt-get" || program == "apt" || program == "yum" || program == "dnf" || program == "microdnf":
		s.system(rest)
	default:
		s.runfile(args)
	}
}

func isPython(program string) bool {
	return strings.HasPrefix(program, "python") || program == "py"
}

// locked notes a command that installs what its project's lock file holds.
func (s Script) locked(args []argument, file string, verbs ...string) {
	if _, ok := verb(args[1:], verbs...); !ok {
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
	args, ok := verb(args, verbs...)
	if !ok {
		return
	}
	s.Reading.Env.Installer = installer
	first := len(s.Reading.Env.Observations)
	b := batch{r: s.Reading, first: first, constraints: map[string]constraint{}}
	b.include = func(name string, offset int, isConstraint bool) { b.follow(s.located(name), offset, isConstraint) }
	b.pip(args)
	b.constrain()
	var names []string
	for _, o := range s.Reading.Env.Observations[first:] {
		if o.Kind == observed.Package {
			names = append(names, o.Name)
		}
	}
	slices.Sort(names)
	b.finish(slices.Compact(names))
}

// located returns where a file that a command names lies, seen from the document.
func (s Script) located(name string) string {
	if s.Locate == nil {
		return name
	}
	return s.Locate(name)
}

// Include reads a file of requirements that a document names at an offset. One in another
// format is read as that: uv takes pyproject.toml and lock files, too.
func Include(r *document.Reading, name string, offset int) {
	below, ok := r.Follow(name, offset)
	if !ok {
		return
	}
	if !hasOwnFormat(name) {
		Requirements(below)
		return
	}
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
	switch args[0].text {
	case "pip":
		s.pip(observed.UV, args[1:], "install")
	case "add":
		s.pip(observed.UV, args, "add")
	case "run", "tool":
		s.uvWith(args[1:])
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

// uvWith reads the packages that "uv run --with" adds.
func (s Script) uvWith(args []argument) {
	b := batch{r: s.Reading}
	for i, a := range args {
		if a.text == "--with" && i+1 < len(args) {
			b.requirement(args[i+1])
		}
	}
}

// runfile reads the name of NVIDIA's installer of a toolkit, wherever it stands:
// cuda_12.4.1_550.54.15_linux.run.
func (s Script) runfile(args []argument) {
	for _, a := range args {
		name := path.Base(a.text)
		rest, ok := strings.CutPrefix(name, "cuda_")
		if !ok || !strings.HasSuffix(name, ".run") {
			continue
		}
		if version, _, _ := strings.Cut(rest, "_"); requirement.IsVersion(version) {
			s.Reading.Observe(observed.Observation{Kind: observed.Toolkit, Value: version}, a.start, a.end)
			return
		}
	}
}

package install

import (
	"os"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/planner/observed"
)

// System is what is known of the Python that an image's distribution has, as the commands that make the image go by.
type System struct {
	pip, python bool // its package manager has installed it
	// open says that nothing more is known: a command may have put another Python before it, or may have had
	// installers write into it.
	open bool
	// openForUV says so of uv alone, which takes settings out of the folder that it runs in, and those above.
	openForUV bool
}

// Open notes that something has been done of which nobody knows what it means for the distribution's Python.
func (s *System) Open() {
	if s != nil {
		s.open = true
	}
}

// OpenForUV notes that there may be files by which uv goes.
func (s *System) OpenForUV() {
	if s != nil {
		s.openForUV = true
	}
}

// setsPath finds a text that sets the folders in which programs are looked for.
var setsPath = lazyregexp.New(`\bPATH=`)

// follow takes in what a command does to the distribution's Python.
func (s *System) follow(c shell.Command) {
	if s == nil || s.open {
		return
	}
	for _, o := range c.Outputs {
		if tellsInstallers(o.Text) || o.Unknown {
			s.open = true
		}
	}
	args := wordsOf(c)
	if len(args) == 0 {
		return
	}
	program := path.Base(args[0])
	if installs := IsPython(program) || isPip(program) || program == "uv"; !installs || slices.Contains(args, "config") {
		s.open = s.open || slices.ContainsFunc(args, tellsInstallers)
	}
	switch {
	case program == "apt" || program == "apt-get":
		if !c.Conditional && !c.Fallback && slices.Contains(args, "install") {
			s.take(args)
		}
	case program == "ln" || program == "cp" || program == "mv" || program == "update-alternatives":
		s.open = s.open || slices.ContainsFunc(args[1:], isOtherPython)
	case bringsFiles(program):
		s.openForUV = true
		s.open = s.open || program != "git" && !besideSystem(unpackedTo(args))
	case program == "find":
		acts := func(a string) bool {
			return a == "-delete" || strings.HasPrefix(a, "-exec") || strings.HasPrefix(a, "-ok")
		}
		s.open = s.open || slices.ContainsFunc(args, acts) && !besideSystem(args[1])
	case program == "make" && (slices.Contains(args, "install") || slices.Contains(args, "altinstall")),
		(program == "." || program == "source") && !activates(args), program == "eval" || program == "alias",
		program == "uv" && slices.Contains(args, "python"),
		IsShell(program) && !slices.ContainsFunc(args[1:], TakesScript),
		IsPython(program) && slices.ContainsFunc(args[1:], func(a string) bool { return strings.Contains(a, "get-pip") }),
		strings.Contains(args[0], "/") && !inSystem(args[0]) && !isPip(program) && !IsPython(program):
		s.open = true // a script, or another Python, of which only those who run it know what it does
	}
}

// wordsOf returns the words of a command from its program on.
func wordsOf(c shell.Command) (args []string) {
	words, _, _ := unwrapped(arguments(c.Words, 0))
	for _, w := range words {
		args = append(args, w.text)
	}
	return args
}

// activates reports whether a command has the shell that it runs in find the programs of an environment first: what
// stands in other scripts does not. ". /opt/venv/bin/activate", "conda activate NAME".
func activates(args []string) bool {
	return len(args) > 1 && (args[1] == "activate" || path.Base(args[1]) == "activate")
}

// bringsFiles reports whether a program lays out files of which the command does not say the names.
func bringsFiles(program string) bool {
	return slices.Contains([]string{"git", "tar", "bsdtar", "unzip", "7z", "rsync", "cpio"}, program)
}

// unpackedTo returns the folder that a command which lays out files names for them; empty where it names none.
func unpackedTo(args []string) string {
	if path.Base(args[0]) == "rsync" {
		return args[len(args)-1]
	}
	for i, a := range args {
		for _, option := range []string{"--directory=", "-C", "-d"} {
			if a == option && i+1 < len(args) {
				return args[i+1]
			}
			if to, ok := strings.CutPrefix(a, option); ok && strings.HasPrefix(to, "/") {
				return to
			}
		}
		if a == "--directory" && i+1 < len(args) {
			return args[i+1]
		}
	}
	return ""
}

// besideSystem reports whether a word is a folder in which neither the distribution's Python nor a setting of pip's
// lies.
func besideSystem(word string) bool {
	word = path.Clean(word)
	return slices.ContainsFunc([]string{"/app", "/data", "/mnt", "/opt", "/srv", "/tmp", "/var", "/workspace"},
		func(folder string) bool { return word == folder || strings.HasPrefix(word, folder+"/") })
}

// take notes which of the distribution's packages bring its Python, and pip for that.
func (s *System) take(packages []string) {
	for _, name := range packages {
		name, _, _ = strings.Cut(name, "=")
		if distributionPython(name) {
			s.python, s.pip = true, s.pip || name == "python3-pip"
		}
	}
}

// tellsInstallers reports whether a word is about the mark of an externally managed Python, or about the settings
// of pip or uv.
func tellsInstallers(word string) bool {
	word = strings.ReplaceAll(strings.ToLower(word), "_", "-")
	for _, about := range []string{"extern", "ext*", "break-system-packages", "pip.conf", "uv.toml", "/usr/lib/py"} {
		if strings.Contains(word, about) {
			return true
		}
	}
	return false
}

// isPip reports whether a program is pip, of whichever Python: pip, pip3, pip3.12.
func isPip(program string) bool {
	return strings.Trim(strings.TrimPrefix(program, "pip"), "0123456789.") == ""
}

// inSystem reports whether a program is named without a folder, or in one of the distribution's own.
func inSystem(program string) bool {
	return slices.Contains([]string{".", "/bin", "/sbin", "/usr/bin", "/usr/sbin"}, path.Dir(program)) &&
		!strings.HasPrefix(program, "./")
}

// isOtherPython reports whether a word that is linked or copied is a Python or a pip, and not plainly the
// distribution's.
func isOtherPython(word string) bool {
	name := path.Base(word)
	if !strings.HasPrefix(name, "python") && !strings.HasPrefix(name, "pip") {
		return false
	}
	return !slices.Contains([]string{"python", "python3", "pip", "pip3"}, name) ||
		!inSystem(word) && path.Dir(word) != "/usr/local/bin"
}

// letIn are the variables by which pip or uv installs elsewhere, or into a Python that is marked.
var letIn = []string{
	"PIP_BREAK_SYSTEM_PACKAGES", "PIP_CONFIG_FILE", "PIP_PREFIX", "PIP_PYTHON", "PIP_ROOT", "PIP_TARGET",
	"UV_BREAK_SYSTEM_PACKAGES", "UV_CONFIG_FILE", "UV_PREFIX", "UV_PYTHON", "UV_TARGET", "BASH_ENV", "PYTHONHOME",
}

// intoSystem observes a command of pip's or uv's that installs into the Python of the distribution and says nothing
// that lets it where that is marked as externally managed. The arguments begin with the program, and what it installs
// are the observations from the first on.
// https://packaging.python.org/en/latest/specifications/externally-managed-environments/
func (s Script) intoSystem(args []argument, first int) {
	if s.System == nil || s.System.open || s.activated || s.mayNotRun && !s.caught || !s.leadsToSystem() {
		return
	}
	program := path.Base(args[0].text)
	installer, minor := observed.Pip, strings.TrimPrefix(strings.TrimPrefix(program, "pip"), "python")
	there := s.System.pip
	if program == "uv" {
		installer, minor, there = observed.UV, "", s.System.python && !s.System.openForUV
	}
	if minor == "3" {
		minor = ""
	}
	at := slices.IndexFunc(args, func(a argument) bool { return a.text == "install" })
	if !there || at < 0 || !inSystem(args[0].text) || slices.ContainsFunc(args, letsIn) ||
		installer == observed.UV && !s.takesSystem(args) {
		return
	}
	s.Reading.Observe(observed.Observation{Kind: observed.IntoSystem, Value: installer, Name: minor, Caught: s.caught,
		Upgraded: s.replacesOfSystem(args, first)}, args[0].start, args[at].end)
}

// replacesOfSystem reports whether a command replaces what comes with the pip of a distribution, which leaves no list
// of their files by which an installer could take them away. What it installs are the observations from the first on.
// https://github.com/pypa/get-pip/issues/226
func (s Script) replacesOfSystem(args []argument, first int) bool {
	leaves := func(a argument) bool { return a.text == "--ignore-installed" || a.text == "-I" }
	return !slices.ContainsFunc(args, leaves) && slices.ContainsFunc(s.Reading.Env.Observations[first:],
		func(o observed.Observation) bool {
			return o.Kind == observed.Package && slices.Contains([]string{"pip", "setuptools", "wheel"}, o.Name) &&
				(o.Upgraded || o.Anew || o.Value != "")
		})
}

// letsIn reports whether an argument of an installer has it install elsewhere, or into a Python that is marked, or may
// do so.
func letsIn(a argument) bool {
	option, _, _ := strings.Cut(a.text, "=")
	return a.unknown && (a.text == "" || a.text[0] == '-') || slices.Contains([]string{"--break-system-packages",
		"--target", "-t", "--prefix", "--root", "--python", "-p", "--dry-run", "--config-file"}, option)
}

// takesSystem reports whether a command of uv's installs into the Python of the system: by itself it takes a
// virtual environment.
// https://docs.astral.sh/uv/pip/environments/#using-arbitrary-python-environments
func (s Script) takesSystem(args []argument) bool {
	const name = "UV_SYSTEM_PYTHON"
	is := func(value string) bool {
		return slices.Contains([]string{"1", "true", "yes", "on"}, strings.ToLower(value))
	}
	set := func(v variable) bool { return v.name == name && is(v.text) }
	return slices.ContainsFunc(args, func(a argument) bool { return a.text == "--system" }) ||
		is(s.Variables.Value(name)) || slices.ContainsFunc(s.set, set)
}

// leadsToSystem reports whether programs are found where the distribution has them, and no variable has installers
// write elsewhere.
func (s Script) leadsToSystem() bool {
	if slices.ContainsFunc(letIn, func(name string) bool { return s.Variables.Value(name) != "" }) ||
		slices.ContainsFunc(s.set, func(v variable) bool { return v.name == "PATH" || slices.Contains(letIn, v.name) }) {
		return false
	}
	for folder := range strings.SplitSeq(s.Variables.Value("PATH"), ":") {
		if folder == "$PATH" || folder == "${PATH}" {
			return true
		}
		switch folder = s.folder(folder); {
		case folder == "/usr/bin":
			return true
		case folder == "" || strings.HasPrefix(folder, "/usr/local/cuda") || strings.HasPrefix(folder, "/usr/local/nvidia"),
			strings.HasSuffix(folder, "/.local/bin") || strings.HasSuffix(folder, "/.cargo/bin"),
			slices.Contains([]string{"/usr/local/bin", "/usr/local/sbin", "/usr/sbin", "/bin", "/sbin"}, folder):
		default:
			return false
		}
	}
	return true
}

// folder returns a folder of PATH with the values of the variables in it, as far as they are known.
func (s Script) folder(name string) string {
	return os.Expand(name, func(variable string) string {
		if value, known := s.Variables.Get(variable); known {
			return value
		}
		return "$" + variable
	})
}

package install

import (
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/conda"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/observed"
)

// condaValued are options of conda, mamba and pixi that take a value which says
// nothing about the stack.
var condaValued = []string{
	"-n", "--name", "-p", "--prefix", "--solver", "--root-prefix", "-r", "--platform", "--feature",
	"-e", "--environment", "--manifest-path",
}

// conda reads conda install and create, and pixi add.
func (s Script) conda(args []argument) {
	for _, v := range s.set {
		if v.name == DriverForConda {
			Setting(s.Reading, v.name, s.said(v), v.start, v.end)
		}
	}
	if args[0].text == "run" || args[0].text == "exec" {
		s.condaRun(args[1:])
		return
	}
	if args[0].text == "env" {
		s.condaEnv(args[1:])
		return
	}
	args, ok := verb(args, "install", "create", "add", "update")
	if !ok {
		return
	}
	release := releaseChannel(args)
	s.Reading.Env.Installer = observed.Conda
	first := len(s.Reading.Env.Observations)
	channels := len(s.Reading.Env.Indexes)
	number := first + channels + 1
	for i := 0; i < len(args); i++ {
		a := args[i]
		switch {
		case a.text == "-c" || a.text == "--channel":
			if i++; i < len(args) {
				s.channel(args[i], args[i].text)
			}
		case strings.HasPrefix(a.text, "--channel="):
			s.channel(a, strings.TrimPrefix(a.text, "--channel="))
		case strings.HasPrefix(a.text, "--file="):
			file, _ := a.joined("--file=")
			s.condaFile(file)
		case namesFile(a.text):
			if i++; i < len(args) {
				s.condaFile(args[i])
			}
		case slices.Contains(condaValued, a.text):
			i++
		case strings.HasPrefix(a.text, "-"):
		case a.unknown:
			s.Reading.NotJudged(a.start, a.end, "a part of it is known only where it runs")
		default:
			text := a.text
			if release != "" && strings.HasPrefix(text, "cuda") && !strings.Contains(text, "::") {
				text = release + "::" + text
			}
			conda.ReadSpec(s.Reading, text, a.start, a.end)
		}
	}
	for i := first; i < len(s.Reading.Env.Observations); i++ {
		if o := &s.Reading.Env.Observations[i]; o.Kind == observed.Package {
			o.Command = number
		}
	}
	for i := channels; i < len(s.Reading.Env.Indexes); i++ {
		s.Reading.Env.Indexes[i].Command = number
	}
}

// releaseChannel returns the channel of NVIDIA's with one release of CUDA that a command names; empty for none.
func releaseChannel(args []argument) string {
	for i, a := range args {
		name, joined := strings.CutPrefix(a.text, "--channel=")
		apart := i > 0 && (args[i-1].text == "-c" || args[i-1].text == "--channel")
		if (joined || apart) && conda.IsReleaseChannel(name) {
			return name
		}
	}
	return ""
}

func (s Script) channel(a argument, name string) {
	s.Reading.AddIndex(observed.Index{URL: name, Channel: true}, a.start)
}

// condaRun reads the command behind conda run -n NAME.
func (s Script) condaRun(args []argument) {
	for len(args) > 0 && strings.HasPrefix(args[0].text, "-") {
		skip := 1
		if slices.Contains(condaValued, args[0].text) {
			skip = 2
		}
		args = args[min(skip, len(args)):]
	}
	s.System = nil // it runs in an environment of its own
	s.command(args, s.set)
}

// condaEnv reads conda env create and update, which read environment.yml where no file is
// named.
func (s Script) condaEnv(args []argument) {
	at := slices.IndexFunc(args, func(a argument) bool { return a.text == "create" || a.text == "update" })
	if at < 0 {
		return
	}
	named := false
	for i := at + 1; i < len(args); i++ {
		if file, ok := args[i].joined("--file="); ok {
			s.condaFile(file)
			named = true
		} else if namesFile(args[i].text) && i+1 < len(args) {
			i++
			s.condaFile(args[i])
			named = true
		}
	}
	if !named {
		file := args[at]
		file.text = "environment.yml"
		s.condaFile(file)
	}
}

// pixi reads pixi install and pixi run, which install the environment that they name of a project, by its lock
// where there is one. Of several environments the first counts: each lies by itself.
// https://pixi.sh/latest/reference/cli/pixi/install/
func (s Script) pixi(args []argument) {
	rest, ok := verb(args[1:], "install", "run", "shell-hook")
	if !ok {
		return
	}
	asked, folder := document.Asked{Synced: true}, ""
	for i := 0; i < len(rest) && strings.HasPrefix(rest[i].text, "-"); i++ {
		option, value, joined := strings.Cut(rest[i].text, "=")
		if !joined && slices.Contains(condaValued, option) && i+1 < len(rest) {
			i++
			value = rest[i].text
		}
		switch option {
		case "-e", "--environment":
			if asked.Environment = value; value == "default" {
				asked.Environment = ""
			}
		case "--manifest-path":
			if folder = value; path.Ext(value) == ".toml" {
				folder = path.Dir(value)
			}
		}
	}
	start, end := args[0].start, args[len(args)-1].end
	for _, name := range []string{"pixi.lock", "pixi.toml", "pyproject.toml"} {
		file, ok := s.find(folder, name)
		if !ok {
			continue
		}
		if another := len(s.Reading.Projects) > 0 && !s.Reading.Projects[projectKey(file, asked)]; another {
			s.Reading.NotJudged(start, end, "another environment was read")
		} else {
			s.installing(observed.Pixi, func() bool { return project(s.Reading, file, asked, args[0].start) })
		}
		return
	}
	if args[1].text == "install" {
		s.Reading.NotJudged(start, end, "it installs what a lock file says: name pixi.lock to check as well")
	}
}

// namesFile reports whether an option of conda's names a file: -f, -yf, --file.
func namesFile(option string) bool {
	return option == "--file" ||
		len(option) > 1 && option[0] == '-' && option[1] != '-' && strings.HasSuffix(option, "f")
}

// joined returns the value that stands behind an option and its sign of equality.
func (a argument) joined(option string) (argument, bool) {
	value, ok := strings.CutPrefix(a.text, option)
	return a.behind(len(option), value), ok
}

// condaFile reads a file that is given to conda: an environment, a list of addresses, or
// match specifications, one a line.
func (s Script) condaFile(a argument) {
	if a.unknown {
		s.Reading.NotJudged(a.start, a.end, "which file that is, is known only where it runs")
		return
	}
	below, ok := s.open(a.text, a.start)
	switch {
	case !ok:
	case hasOwnFormat(a.text):
		s.Reading.ReadAs(below, a.start)
	case strings.Contains(below.Text, "@EXPLICIT"):
		conda.Explicit(below)
	default:
		specLines(below)
	}
}

// pixiAdd reads pixi add, whose packages are conda's, or with --pypi those of the index.
// https://pixi.sh/latest/reference/cli/pixi/add/
func (s Script) pixiAdd(args []argument) {
	isPyPI := func(a argument) bool { return a.text == "--pypi" }
	if slices.ContainsFunc(args, isPyPI) {
		s.pip(observed.Pixi, slices.DeleteFunc(slices.Clone(args), isPyPI), "add")
		return
	}
	s.conda(args)
}

// specLines reads a file of match specifications, one a line.
func specLines(r *document.Reading) {
	for start := 0; start < len(r.Text); {
		end := len(r.Text)
		if n := strings.IndexByte(r.Text[start:], '\n'); n >= 0 {
			end = start + n
		}
		line := r.Text[start:end]
		own := strings.TrimSpace(line[:commentStart(line)])
		if own != "" {
			at := start + strings.Index(line, own)
			conda.ReadSpec(r, own, at, at+len(own))
		}
		start = end + 1
	}
}

package install

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/conda"
	"github.com/envsolve/envsolve/planner/observed"
)

// condaValued are options of conda, mamba and pixi that take a value which says
// nothing about the stack.
var condaValued = []string{
	"-n", "--name", "-p", "--prefix", "--solver", "--root-prefix", "-r", "--platform", "--feature",
}

// conda reads conda install and create, and pixi add.
func (s Script) conda(args []argument) {
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
	s.Reading.Env.Installer = observed.Conda
	for i := 0; i < len(args); i++ {
		a := args[i]
		switch {
		case a.text == "-c" || a.text == "--channel":
			if i++; i < len(args) {
				s.channel(args[i], args[i].text)
			}
		case strings.HasPrefix(a.text, "--channel="):
			s.channel(a, strings.TrimPrefix(a.text, "--channel="))
		case a.text == "-f" || a.text == "--file":
			if i++; i < len(args) {
				s.condaFile(args[i])
			}
		case slices.Contains(condaValued, a.text):
			i++
		case strings.HasPrefix(a.text, "-"):
		case a.unknown:
			s.Reading.NotJudged(a.start, a.end, "a part of it is known only where it runs")
		default:
			conda.ReadSpec(s.Reading, a.text, a.start, a.end)
		}
	}
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
	s.command(args)
}

// condaEnv reads conda env create -f FILE.
func (s Script) condaEnv(args []argument) {
	for i, a := range args {
		if (a.text == "-f" || a.text == "--file") && i+1 < len(args) {
			s.condaFile(args[i+1])
		}
	}
}

func (s Script) condaFile(a argument) {
	if s.Include != nil {
		s.Include(a.text, a.start, false)
		return
	}
	s.Reading.NotJudged(a.start, a.end, "name the file beside this one")
}

package layer

import (
	"regexp"
	"strings"
)

// entryPoint is a line of a group in entry_points.txt, "name = module:object".
type entryPoint struct{ name, module, object string }

var entryPointForm = form(
	`^([\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*)\s*:\s*([\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*)\s*(?:\[[^\[\]]*\]\s*)?$`)

// maxEntryPoints is far more scripts than any wheel has.
const maxEntryPoints = 10_000

// scripts are the entry points of a group, in the order of the file.
type scripts struct {
	all []entryPoint
	at  map[string]int // by name
}

// parseEntryPoints reads the scripts of entry_points.txt: those of the
// console_scripts group, then those of gui_scripts, each group in the order of
// the file. A name that comes again replaces the one before, as in pip.
func parseEntryPoints(data []byte) (console, gui []entryPoint, err error) {
	groups := map[string]*scripts{"console_scripts": {at: map[string]int{}}, "gui_scripts": {at: map[string]int{}}}
	group := ""
	for line := range strings.SplitSeq(string(data), "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "[") && strings.HasSuffix(line, "]"):
			group = strings.TrimSpace(line[1 : len(line)-1])
		case groups[group] != nil:
			if err := groups[group].add(line); err != nil {
				return nil, nil, err
			}
		}
	}
	return groups["console_scripts"].all, groups["gui_scripts"].all, nil
}

func (s *scripts) add(line string) error {
	if len(line) > maxPath {
		return bad("entry_points.txt", "%q… is longer than any script's line", line[:64])
	}
	name, value, found := strings.Cut(line, "=")
	name = strings.TrimSpace(name)
	m := entryPointForm().FindStringSubmatch(strings.TrimSpace(value))
	if !found || m == nil {
		return bad("entry_points.txt", "%q is no script: want name = module:object", line)
	}
	if checkName(name) != nil || strings.ContainsAny(name, "/ \t") || name[0] == '-' {
		return bad("entry_points.txt", "%q is no name for a script", name)
	}
	e := entryPoint{name, m[1], m[2]}
	if i, again := s.at[name]; again {
		s.all[i] = e
		return nil
	}
	if len(s.all) >= maxEntryPoints {
		return bad("entry_points.txt", "it has more than %d scripts", maxEntryPoints)
	}
	s.at[name] = len(s.all)
	s.all = append(s.all, e)
	return nil
}

var (
	pipScript         = form(`^pip(\d+(\.\d+)?)?$`)
	easyInstallScript = form(`^easy_install(-\d+\.\d+)?$`)
)

// versioned replaces the scripts of pip and of setuptools, whose wheels name
// the Python they were built with, by those of the environment's Python, as pip
// does.
func versioned(console []entryPoint, python string) []entryPoint {
	console = reversion(console, "pip", pipScript(), "pip3", "pip"+python)
	return reversion(console, "easy_install", easyInstallScript(), "easy_install-"+python)
}

func reversion(console []entryPoint, plain string, drop *regexp.Regexp, names ...string) []entryPoint {
	var kept, made []entryPoint
	for _, e := range console {
		if e.name == plain {
			made = append(made, e)
			for _, name := range names {
				made = append(made, entryPoint{name, e.module, e.object})
			}
		} else if !drop.MatchString(e.name) {
			kept = append(kept, e)
		}
	}
	if made == nil {
		return console
	}
	return append(made, kept...)
}

// longestShebang is what Linux has always read of a script's first line,
// counted as pip counts it.
const longestShebang = 127

// script is the content that pip writes for an entry point.
func (e entryPoint) script(interpreter string) []byte {
	first := "#!" + interpreter + "\n"
	if len(first) > longestShebang {
		first = "#!/bin/sh\n'''exec' " + interpreter + " \"$0\" \"$@\"\n' '''\n"
	}
	imported, _, _ := strings.Cut(e.object, ".")
	return []byte(first + `# -*- coding: utf-8 -*-
import re
import sys
from ` + e.module + ` import ` + imported + `
if __name__ == '__main__':
    sys.argv[0] = re.sub(r'(-script\.pyw|\.exe)?$', '', sys.argv[0])
    sys.exit(` + e.object + `())
`)
}

// wraps tells whether a script that setuptools put in the wheel stands for one
// of the entry points, and so is not to be installed.
func wraps(script string, names map[string]bool) bool {
	lower := strings.ToLower(script)
	for _, suffix := range []string{".exe", "-script.py", ".pya"} {
		if strings.HasSuffix(lower, suffix) {
			return names[script[:len(script)-len(suffix)]]
		}
	}
	return names[script]
}

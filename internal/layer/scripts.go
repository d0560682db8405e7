package layer

import (
	"regexp"
	"strings"

	"github.com/envsolve/envsolve/internal/wheel"
)

var (
	pipScript         = form(`^pip(\d+(\.\d+)?)?$`)
	easyInstallScript = form(`^easy_install(-\d+\.\d+)?$`)
)

// versioned replaces the scripts of pip and of setuptools, whose wheels name
// the Python they were built with, by those of the environment's Python, as pip
// does.
func versioned(console []wheel.EntryPoint, python string) []wheel.EntryPoint {
	console = reversion(console, "pip", pipScript(), "pip3", "pip"+python)
	return reversion(console, "easy_install", easyInstallScript(), "easy_install-"+python)
}

func reversion(console []wheel.EntryPoint, plain string, drop *regexp.Regexp, names ...string) []wheel.EntryPoint {
	var kept, made []wheel.EntryPoint
	for _, e := range console {
		if e.Name == plain {
			made = append(made, e)
			for _, name := range names {
				made = append(made, wheel.EntryPoint{Name: name, Module: e.Module, Object: e.Object})
			}
		} else if !drop.MatchString(e.Name) {
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

// scriptOf is the content that pip writes for an entry point.
func scriptOf(e wheel.EntryPoint, interpreter string) []byte {
	first := "#!" + interpreter + "\n"
	if len(first) > longestShebang {
		first = "#!/bin/sh\n'''exec' " + interpreter + " \"$0\" \"$@\"\n' '''\n"
	}
	imported, _, _ := strings.Cut(e.Object, ".")
	return []byte(first + `# -*- coding: utf-8 -*-
import re
import sys
from ` + e.Module + ` import ` + imported + `
if __name__ == '__main__':
    sys.argv[0] = re.sub(r'(-script\.pyw|\.exe)?$', '', sys.argv[0])
    sys.exit(` + e.Object + `())
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

package answer

import (
	"fmt"
	"path"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// standalone returns the relocatable build that the Python of a stack is; nil for
// another.
func standalone(c *model.Solution) *plan.Standalone {
	if !c.Image().Standalone {
		return nil
	}
	row := c.Facts.PythonStandalone(c.Part(c.Python))
	if row == nil {
		return nil
	}
	url, sha256 := row.Address(c.Part(c.Platform))
	return &plan.Standalone{Version: row.Latest, Build: row.Build, URL: url, SHA256: sha256, Root: row.Root}
}

// whyStandalone says why a stack has a relocatable build.
func whyStandalone(c *model.Solution, s *plan.Stack) plan.Reason {
	text := "a relocatable build, release " + s.Standalone.Build + " of python-build-standalone, "
	switch from := c.Query.Request.PythonFrom; {
	case from.Set():
		text += "as " + request.Spell(from.At, "python_from", from.Value) + " asks"
	case c.Query.Python != nil || c.Query.OS != nil:
		text += fmt.Sprintf("since no image of %s with a Python of its own goes with the rest", s.OS)
	default:
		text += "since no image with a Python of its own goes with the rest"
	}
	return plan.Reason{Part: "python", Value: s.Standalone.Version, Rule: system.SystemPython, Text: text,
		Facts: []string{"python-standalone/" + s.Python + "#sha256", "python-standalone/" + s.Python + "#min-glibc"}}
}

// installPython returns the commands that put a relocatable build where images have it,
// and begin an environment of it.
func installPython(s *plan.Stack) []string {
	b := s.Standalone
	if b == nil {
		return nil
	}
	file, unpack := "python.tar.gz", "-xzf"
	if b.Zstandard() {
		file, unpack = "python.tar.zst", "--zstd -xf"
	}
	return []string{
		"curl -fsSL -o " + file + " " + quoted(b.URL),
		"echo " + quoted(b.SHA256+"  "+file) + " | sha256sum -c",
		fmt.Sprintf("mkdir -p %[1]s && tar %[2]s %[3]s -C %[1]s --strip-components=%[4]d %[5]s", plan.StandalonePrefix,
			unpack, file, b.Depth(), quoted(path.Clean(b.Root))),
		b.Interpreter(s.Python) + " -m venv /opt/env && . /opt/env/bin/activate",
	}
}

// quoted returns a word as a shell takes it, whatever it holds.
func quoted(word string) string {
	const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/:%.,_+=@-"
	if word != "" && strings.Trim(word, plain) == "" {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}

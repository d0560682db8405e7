package source

import (
	"errors"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/python"
	"github.com/envsolve/envsolve/internal/source/requirement"
)

// format is the grammar that a document is written in.
type format uint8

const (
	isReport format = iota // lines of programs and people
	isJSON
	isTOML
	isYAML
	isHCL
	isDockerfile
	isRequirements
	isExplicit // conda list --explicit
	isExport   // conda list --export
	isNotebook
	isShell
	isWindows // a script of Windows' command line, or of PowerShell
	isScript  // of Python's, with what it says of itself
	isSetup   // setup.py
	isConfig  // setup.cfg
)

// formatOf tells the grammar of a document by its first lines. The name decides
// where several fit.
func formatOf(doc *document.Document) format {
	if python.HasInline(doc.Text) {
		return isScript
	}
	lines := firstLines(doc.Text)
	if len(lines) == 0 {
		return isReport
	}
	first, name := lines[0], strings.ToLower(path.Base(strings.ReplaceAll(doc.Name, `\`, "/")))
	switch {
	case name == "setup.py":
		return isSetup
	case name == "setup.cfg":
		return isConfig
	case strings.Contains(doc.Text[:min(len(doc.Text), 4096)], "@EXPLICIT"):
		return isExplicit
	case strings.HasSuffix(name, ".sh") || strings.HasSuffix(name, ".bash") || hasShebang(doc.Text):
		return isShell
	case slices.Contains([]string{".bat", ".cmd", ".ps1"}, path.Ext(name)):
		return isWindows
	case first[0] == '{' && strings.HasSuffix(name, ".ipynb"):
		return isNotebook
	case first[0] == '{' || strings.HasPrefix(first, "//") && strings.HasSuffix(name, ".json"):
		return isJSON
	case strings.HasSuffix(name, ".hcl"):
		return isHCL
	case isInstructions(lines):
		return isDockerfile
	case areExported(lines):
		return isExport
	case isTable(first) && !isNamedList(name) || strings.HasSuffix(name, ".toml"):
		return isTOML
	case strings.HasSuffix(name, ".yml") || strings.HasSuffix(name, ".yaml"):
		return isYAML
	case areRequirements(lines, name):
		return isRequirements
	case areCommands(lines):
		return isShell
	case first == "---" || isKey(first) && !strings.HasSuffix(name, ".txt"):
		return isYAML
	}
	return isReport
}

// hasCommands reports whether what is installed stands in commands of a shell.
func (f format) hasCommands() bool {
	return f == isDockerfile || f == isShell || f == isNotebook || f == isWindows
}

// mostLooked is how many lines tell what a document is.
const mostLooked = 400

// firstLines returns the first lines that are neither empty nor comments.
func firstLines(text string) (lines []string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if lines = append(lines, line); len(lines) == mostLooked {
			return lines
		}
	}
	return lines
}

// hasShebang reports whether a text begins as a shell's script does: #!/usr/bin/env bash.
func hasShebang(text string) bool {
	line, _, _ := strings.Cut(text, "\n")
	program, found := strings.CutPrefix(line, "#!")
	words := strings.Fields(program)
	if !found || len(words) == 0 {
		return false
	}
	if path.Base(words[0]) == "env" {
		words = words[1:]
	}
	return slices.ContainsFunc(words, func(word string) bool { return install.IsShell(path.Base(word)) })
}

// areCommands reports whether all lines are commands that people install with, as they are copied out
// of a page or a terminal. Lines that go on are looked at as far as they begin.
func areCommands(lines []string) bool {
	installs, continued := false, false
	for _, line := range lines {
		was := continued
		continued = strings.HasSuffix(line, `\`)
		if was {
			continue
		}
		words := strings.Fields(line)
		if words[0] == "sudo" && len(words) > 1 {
			words = words[1:]
		}
		if at := slices.Index(words, "-m"); at > 0 && at+1 < len(words) && install.IsPython(words[0]) {
			words = words[at+1:]
		}
		switch words[0] {
		case "pip", "pip3", "uv", "conda", "mamba", "micromamba", "mim":
			if len(words) < 3 {
				return false // "conda list": a list follows
			}
			installs = installs || slices.Contains(words, "install") || slices.Contains(words, "create")
		case "cd", "git", "export", "source", "apt", "apt-get", "wget", "curl", "mkdir":
			if len(words) < 2 {
				return false
			}
		default:
			return false
		}
	}
	return installs
}

// isInstructions reports whether a Dockerfile begins so: with FROM, or ARG and
// FROM later.
func isInstructions(lines []string) bool {
	for _, line := range lines {
		word, rest, _ := strings.Cut(line, " ")
		switch {
		case strings.EqualFold(word, "FROM"):
			// "from torch import nn" is Python.
			return strings.TrimSpace(rest) != "" && !strings.Contains(rest, " import ")
		case !strings.EqualFold(word, "ARG"):
			return false
		}
	}
	return false
}

// isTable reports whether TOML begins so: with a table's header or KEY = VALUE.
func isTable(line string) bool {
	if line[0] == '[' {
		return strings.Contains(line, "]") && len(line) > 2 && line[1] != '{' && line[1] != '"' &&
			!strings.Contains(line, " ")
	}
	key, value, ok := strings.Cut(line, "=")
	key, value = strings.TrimSpace(key), strings.TrimSpace(value)
	return ok && isBareKey(key) && value != "" && strings.IndexByte(`"'[{0123456789tf`, value[0]) >= 0
}

// areExported reports whether all lines are as conda list --export prints them: NAME=VERSION=BUILD.
func areExported(lines []string) bool {
	for _, line := range lines {
		fields := strings.Split(line, "=")
		if len(fields) != 3 || !isBareKey(fields[0]) || fields[1] == "" || fields[1][0] < '0' || fields[1][0] > '9' ||
			fields[2] == "" || strings.ContainsAny(line, " \t\"'[{<>") {
			return false
		}
	}
	return true
}

func isBareKey(key string) bool {
	for i := range len(key) {
		c := key[i]
		if c != '-' && c != '_' && c != '.' && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') {
			return false
		}
	}
	return key != ""
}

// isKey reports whether a line is a key of YAML's.
func isKey(line string) bool {
	key, value, ok := strings.Cut(line, ":")
	return ok && isBareKey(key) && (value == "" || value[0] == ' ')
}

// areRequirements reports whether nearly all lines are requirements or options
// of pip. Lines that go on are looked at as far as they begin.
func areRequirements(lines []string, name string) bool {
	good, all, continued, named := 0, 0, false, isNamedList(name)
	for _, line := range lines {
		was := continued
		continued = strings.HasSuffix(line, `\`)
		if was {
			continue
		}
		all++
		if isRequirement(line, named) {
			good++
		}
	}
	if strings.Contains(name, "requirement") || strings.HasSuffix(name, ".in") || strings.Contains(name, "constraint") {
		return good*2 >= all
	}
	return good*10 >= all*9
}

// isNamedList reports whether a file is called one of requirements, and not of conda's.
func isNamedList(name string) bool {
	return (strings.Contains(name, "requirement") || strings.Contains(name, "constraint")) &&
		(strings.HasSuffix(name, ".txt") || strings.HasSuffix(name, ".in")) && !strings.Contains(name, "conda")
}

// isRequirement reports whether a line is a requirement or an option of pip's, or in a file that is called one of
// requirements what installers refuse there.
func isRequirement(line string, named bool) bool {
	line = strings.TrimSpace(strings.TrimSuffix(line, `\`))
	if line != "" && line[0] == '-' {
		return strings.HasPrefix(line, "--") && len(line) > 4 && line[2] >= 'a' || strings.HasPrefix(line, "-e ") ||
			strings.HasPrefix(line, "-r ") || strings.HasPrefix(line, "-c ") || strings.HasPrefix(line, "-f ") ||
			strings.HasPrefix(line, "-i ")
	}
	if n := strings.Index(line, " #"); n >= 0 {
		line = line[:n]
	}
	if n := strings.Index(line, " -"); n >= 0 && n+2 < len(line) && (line[n+2] == '-' || isBareKey(line[n+2:n+3])) {
		line = line[:n] // its own options
	}
	if line == "." || strings.HasPrefix(line, ".[") || strings.HasPrefix(line, "./") || strings.HasPrefix(line, "../") {
		return !strings.Contains(line, " ") // a project of one's own
	}
	req, err := requirement.Parse(line)
	if named && errors.Is(err, requirement.ErrEquals) {
		return true
	}
	return err == nil && (req.Name != "" || req.URL != "") || requirement.PinnedAddress(line)
}

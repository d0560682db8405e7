package wheel

import (
	"regexp"
	"strings"
	"sync"
)

// EntryPoint is a line of a group in entry_points.txt, "name = module:object".
type EntryPoint struct{ Name, Module, Object string }

var entryPointForm = pattern(
	`^([\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*)\s*:\s*([\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*)\s*(?:\[[^\[\]]*\]\s*)?$`)

// ParseEntryPoints reads the scripts of entry_points.txt: those of the
// console_scripts group, then those of gui_scripts, each group in the order of
// the file. A name that comes again replaces the one before, as in pip.
func ParseEntryPoints(data []byte) (console, gui []EntryPoint, err error) {
	group := ""
	for line := range strings.SplitSeq(string(data), "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "[") && strings.HasSuffix(line, "]"):
			group = strings.TrimSpace(line[1 : len(line)-1])
		case group == "console_scripts":
			console, err = addEntryPoint(console, line)
		case group == "gui_scripts":
			gui, err = addEntryPoint(gui, line)
		}
		if err != nil {
			return nil, nil, err
		}
	}
	return console, gui, nil
}

func addEntryPoint(to []EntryPoint, line string) ([]EntryPoint, error) {
	name, value, found := strings.Cut(line, "=")
	name = strings.TrimSpace(name)
	m := entryPointForm().FindStringSubmatch(strings.TrimSpace(value))
	if !found || m == nil {
		return nil, Refuse("entry_points.txt", "%q is no script: want name = module:object", line)
	}
	if CheckPath(name) != nil || strings.ContainsAny(name, "/ \t") || name[0] == '-' {
		return nil, Refuse("entry_points.txt", "%q is no name for a script", name)
	}
	e := EntryPoint{name, m[1], m[2]}
	for i := range to {
		if to[i].Name == name {
			to[i] = e
			return to, nil
		}
	}
	return append(to, e), nil
}

// pattern compiles a regular expression when it is first used.
func pattern(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}

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

// maxEntryPoints is far more scripts than any wheel has.
const maxEntryPoints = 10_000

// scripts are the entry points of a group, in the order of the file.
type scripts struct {
	all []EntryPoint
	at  map[string]int // by name
}

// ParseEntryPoints reads the scripts of entry_points.txt: those of the
// console_scripts group, then those of gui_scripts, each group in the order of
// the file. A name that comes again replaces the one before, as in pip.
func ParseEntryPoints(data []byte) (console, gui []EntryPoint, err error) {
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
		return Refuse("entry_points.txt", "%q… is longer than any script's line", line[:64])
	}
	name, value, found := strings.Cut(line, "=")
	name = strings.TrimSpace(name)
	m := entryPointForm().FindStringSubmatch(strings.TrimSpace(value))
	if !found || m == nil {
		return Refuse("entry_points.txt", "%q is no script: want name = module:object", line)
	}
	if strings.HasPrefix(name, whiteout) {
		return Refuse("entry_points.txt",
			"%q is no name for a script: names that begin with %s delete files of an image",
			name, whiteout)
	}
	if CheckPath(name) != nil || strings.ContainsAny(name, "/ \t") || name[0] == '-' {
		return Refuse("entry_points.txt", "%q is no name for a script", name)
	}
	e := EntryPoint{name, m[1], m[2]}
	if i, again := s.at[name]; again {
		s.all[i] = e
		return nil
	}
	if len(s.all) >= maxEntryPoints {
		return Refuse("entry_points.txt", "it has more than %d scripts", maxEntryPoints)
	}
	s.at[name] = len(s.all)
	s.all = append(s.all, e)
	return nil
}

// pattern compiles a regular expression when it is first used.
func pattern(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}

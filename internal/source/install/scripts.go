package install

import (
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/shell"
)

// started is a script in a file of its own, as a command runs it.
type started struct {
	file    argument
	given   []argument // the words behind the name
	byShell bool       // a shell is told to read it, which it is then whatever its name says
	sourced bool       // the shell that runs the command reads it
}

// startedBy returns the script that a command may run out of a file; false for commands that run none.
func startedBy(args []argument) (started, bool) {
	if len(args) == 0 {
		return started{}, false
	}
	for len(args) > 1 && IsInit(args[0].text) {
		args = args[1:]
		for len(args) > 1 && strings.HasPrefix(args[0].text, "-") {
			args = args[1:]
		}
	}
	program, rest := args[0].text, args[1:]
	switch {
	case program == "." || program == "source":
		if len(rest) == 0 || path.Base(rest[0].text) == "activate" {
			return started{}, false
		}
		return started{file: rest[0], given: rest[1:], sourced: true}, true
	case IsShell(program):
		for len(rest) > 0 && strings.HasPrefix(rest[0].text, "-") {
			option := rest[0].text
			if TakesScript(option) || option == "-s" || option == "-" {
				return started{}, false
			}
			skip := 1
			if slices.Contains([]string{"-o", "-O", "--rcfile", "--init-file"}, option) ||
				option[1] != '-' && strings.HasSuffix(option, "o") {
				skip = 2
			}
			rest = rest[min(skip, len(rest)):]
		}
		if len(rest) == 0 {
			return started{}, false
		}
		return started{file: rest[0], given: rest[1:], byShell: true}, true
	}
	name := path.Base(program)
	own := strings.Contains(program, "/") && !inSystem(program) && !IsPython(name) && !isPip(name)
	return started{file: args[0], given: rest}, !args[0].unknown && (own || isScript(name))
}

// IsInit reports whether a program is one with which containers start, and which runs what stands behind its options.
func IsInit(program string) bool {
	return slices.Contains([]string{"tini", "tini-static", "dumb-init", "catatonit"}, path.Base(program))
}

// isScript reports whether the name of a file is that of a shell script.
func isScript(name string) bool { return slices.Contains([]string{".sh", ".bash"}, path.Ext(name)) }

// runsFile reports whether a command runs, by a shell of its own, a script that is read at its place.
func (s *Script) runsFile(c shell.Command) bool {
	args := arguments(c.Words, s.Start)
	for len(args) > 1 && (slices.Contains(wrappers, args[0].text) || strings.Contains(args[0].text, "=")) {
		args = args[1:]
	}
	if c.Conditional || c.Fallback {
		return false
	}
	f, ok := startedBy(args)
	if ok && !f.sourced {
		_, ok = s.lies(f)
	}
	return ok && !f.sourced
}

// programFolders are those in which a program is looked for where a file is named without a folder.
var programFolders = []string{"/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"}

// lies returns what is known of the file in which a script lies, and whether that can be read as one.
func (s *Script) lies(f started) (Place, bool) {
	if f.file.unknown || s.Reading.Files == nil && s.Locate == nil {
		return Place{}, false
	}
	p := s.located(f.file.text)
	if !f.byShell && !f.sourced && !strings.Contains(f.file.text, "/") { // it is found by PATH
		p = Place{}
		for _, folder := range append(strings.Split(s.Variables["PATH"], ":"), programFolders...) {
			name := path.Join(folder, f.file.text)
			if placed, ok := s.Placed(name); ok {
				p = placed
				break
			}
			if s.Project == nil || !path.IsAbs(folder) {
				continue
			}
			if file, ok := s.Project(name); ok {
				p.Name = file
				break
			}
		}
	}
	r := s.Reading
	switch {
	case p.Why != "":
		return p, false
	case p.End > 0:
		return p, f.byShell || f.sourced || isScript(f.file.text) || forShell(r.Text[p.Start:p.End])
	case p.Name == "" || path.IsAbs(p.Name) || !r.Files.Has(r.Name, p.Name):
		return p, false
	case f.byShell || f.sourced || isScript(f.file.text):
		return p, true
	}
	doc, err := r.Files.Open(r.Name, p.Name)
	return p, err == nil && forShell(doc.Text)
}

// forShell reports whether the first line of a file has a shell read it.
func forShell(text string) bool {
	line, _, _ := strings.Cut(text, "\n")
	words := strings.Fields(strings.TrimPrefix(line, "#!"))
	return strings.HasPrefix(line, "#!") && slices.ContainsFunc(words, IsShell)
}

// script reads the script that a command runs out of a file, at its place. One that is not there is noted. It reports
// whether the command is about such a script alone.
func (s Script) script(args []argument) bool {
	f, ok := startedBy(args)
	if !ok {
		return false
	}
	p, ok := s.lies(f)
	if !ok {
		s.notRead(f, p)
		return f.byShell || f.sourced
	}
	if s.deep >= mostNested {
		s.Reading.NotJudged(f.file.start, f.file.end, "scripts lie too deep in one another")
		return true
	}
	if p.End > 0 {
		s.Reading.Run(s.Reading.Part(p.Start, p.End), func(r *document.Reading) {
			s.inside(r, f, p.Start, r.Text[p.Start:p.End])
		})
	} else if below, ok := s.Reading.Follow(p.Name, f.file.start); ok {
		s.Reading.Run(below, func(r *document.Reading) { s.inside(r, f, 0, r.Text) })
	}
	return true
}

// inside reads the text of a script that this one runs.
func (s Script) inside(r *document.Reading, f started, start int, text string) {
	inner := s
	inner.Reading, inner.Start, inner.Text, inner.set, inner.deep = r, start, text, nil, s.deep+1
	inner.sourced = f.sourced
	if !f.sourced {
		inner.Variables, inner.Passing = maps.Clone(s.Variables), true
		for _, v := range s.set {
			if inner.Variables[v.name] = v.text; v.unknown {
				delete(inner.Variables, v.name)
			}
		}
	}
	if !f.sourced || len(f.given) > 0 {
		inner.Variables = maps.Clone(inner.Variables)
		for n := 1; n <= 9; n++ {
			delete(inner.Variables, strconv.Itoa(n))
			if n <= len(f.given) && !f.given[n-1].unknown {
				inner.Variables[strconv.Itoa(n)] = f.given[n-1].text
			}
		}
	}
	if name := f.file.text; !f.sourced {
		if !path.IsAbs(name) {
			name = path.Join(s.Folder, within(s.at.name, name))
		}
		inner.Variables["0"], inner.Variables["BASH_SOURCE"] = name, name
	}
	if r.Name != s.Reading.Name {
		inner.seenFrom(s, r)
	}
	inner.Read()
}

// seenFrom has files be named as they are seen from a document which is another than that of the script which runs it.
func (s *Script) seenFrom(outer Script, r *document.Reading) {
	from, to := filepath.Dir(outer.Reading.Name), filepath.Dir(r.Name)
	seen := func(name string) string {
		if path.IsAbs(name) {
			return name
		}
		rel, err := filepath.Rel(to, filepath.Join(from, name))
		if err != nil {
			return name
		}
		return filepath.ToSlash(rel)
	}
	s.Locate = func(name string) string {
		if outer.Locate != nil {
			name = outer.Locate(name)
		}
		return seen(name)
	}
	if outer.Project != nil {
		s.Project = func(name string) (string, bool) {
			file, ok := outer.Project(name)
			return seen(file), ok
		}
	}
	where := document.Excerpt(outer.Reading.Name)
	s.Placed = func(name string) (Place, bool) {
		p, ok := outer.Placed(name)
		if p.End > 0 {
			p.Start, p.End, p.Why = 0, 0, "its text stands in "+where+", which runs this script"
		}
		p.Name = seen(p.Name)
		return p, ok
	}
}

// notRead notes a script that is not there to be read, as far as one like it may install something. What conda's
// constructor makes to install a Python takes an option that other scripts do not.
// https://conda.github.io/constructor/cli-options/
func (s Script) notRead(f started, p Place) {
	batch := func(a argument) bool {
		letters, is := strings.CutPrefix(a.text, "-")
		return is && strings.Contains(letters, "b") && strings.Trim(letters, "bcfmpstu") == ""
	}
	if slices.ContainsFunc(f.given, batch) {
		s.Reading.Pythons++
		return
	}
	why := p.Why
	switch relative := !path.IsAbs(f.file.text) && !strings.HasPrefix(f.file.text, "~"); {
	case f.sourced && (f.file.unknown || !relative || !isScript(f.file.text)):
		return // as a rule it sets variables
	case !f.byShell && !f.sourced && !isScript(f.file.text):
		return // a program
	case f.file.unknown:
		why = "which script that is, is known only where it runs"
	case why == "":
		why = "the script is not here: name it beside this source"
	}
	s.Reading.Note(f.file.start, "not judged: %s: %s", document.Excerpt(s.Reading.Text[f.file.start:f.file.end]), why)
	s.Reading.Unread = true
}

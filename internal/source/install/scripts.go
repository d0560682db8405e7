package install

import (
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
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
		for len(rest) > 0 && rest[0].text != "" && strings.ContainsAny(rest[0].text[:1], "-+") {
			option := rest[0].text
			if TakesScript(option) || option == "-s" || option == "-" {
				return started{}, false
			}
			skip := 1
			if slices.Contains([]string{"-o", "-O", "--rcfile", "--init-file"}, option) ||
				option != "+" && option[1] != '-' && strings.HasSuffix(option, "o") {
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
	args, _, _ = unwrapped(args)
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
	locate := s.Runs
	if locate == nil {
		locate = s.Locate
	}
	p := s.locatedBy(f.file.text, locate)
	if !f.byShell && !f.sourced && !strings.Contains(f.file.text, "/") { // it is found by PATH
		p = Place{}
		for _, folder := range append(strings.Split(s.Variables.Value("PATH"), ":"), programFolders...) {
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
		return p, f.byShell || f.sourced || isScript(f.file.text) || forShell(r.Whole()[p.Start:p.End])
	case p.Name == "" || path.IsAbs(p.Name) || !r.Files.Has(r.Name, p.Name):
		return p, false
	case f.byShell || f.sourced || isScript(f.file.text):
		return p, true
	}
	return p, forShell(r.Files.FirstLine(r.Name, p.Name))
}

// forShell reports whether the first line of a file has a shell read it.
func forShell(text string) bool {
	line, _, _ := strings.Cut(text, "\n")
	words := strings.Fields(strings.TrimPrefix(line, "#!"))
	return strings.HasPrefix(line, "#!") && slices.ContainsFunc(words, IsShell)
}

// script reads the script that a command runs out of a file, at its place. One that is not there is noted, and so is
// one that a shell is given to read as its input. It reports whether the command is about such a script alone.
func (s Script) script(args []argument) bool {
	f, ok := startedBy(args)
	if !ok {
		return s.readsInput(args)
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
		below, ok := s.Reading.Part(f.file.text, p.Start, p.End, f.file.start)
		s.run(below, ok, f, p)
	} else if below, ok := s.Reading.Follow(p.Name, f.file.start); ok {
		p.End = len(below.Text)
		s.run(below, s.Reading.Afford(f.file.text, p.End, f.file.start), f, p)
	}
	return true
}

// run reads a script at its place, unless too much has been read already.
func (s Script) run(below *document.Reading, afforded bool, f started, p Place) {
	if !afforded {
		s.Reading.Unread = true
		return
	}
	s.Reading.Run(below, func(r *document.Reading) { s.inside(r, f, p.Start, r.Text[p.Start:p.End]) })
}

// readsInput notes what a shell is given to read as its input, and reports whether it is. What is fetched for that is
// as a rule an installer of one tool.
func (s Script) readsInput(args []argument) bool {
	if len(args) == 0 || s.input.End == 0 || !IsShell(args[0].text) ||
		slices.ContainsFunc(args, func(a argument) bool { return TakesScript(a.text) }) {
		return false
	}
	start, end := s.input.Start+s.Start, s.input.End+s.Start
	if !strings.Contains(s.Reading.Text[start:end], "://") {
		s.Reading.NotJudged(start, end, "a shell reads it as its input: have it run the script by its name")
		s.Reading.Unread = true
	}
	return true
}

// inside reads the text of a script that this one runs.
func (s Script) inside(r *document.Reading, f started, start int, text string) {
	inner := s
	inner.Reading, inner.Start, inner.Text, inner.set, inner.deep = r, start, text, nil, s.deep+1
	inner.sourced, inner.input, inner.takeOver = f.sourced, shell.Word{}, nil
	if f.sourced {
		inner.mayCall = s.calls()
	}
	inner.Variables = s.Variables.Clone()
	own := map[string]bool{bashSource: true} // variables that are the script's alone
	if !f.sourced {
		inner.Passing, inner.shell = true, nil
		place := r.Script()
		inner.Variables.HandOver(place)
		for _, v := range s.set {
			inner.Variables.SetAt(v.name, place)
			if inner.Variables.Put(v.name, v.text); v.unknown {
				inner.Variables.Forget(v.name)
			}
		}
	}
	if !f.sourced || len(f.given) > 0 {
		for n := 1; n <= 9; n++ {
			name := strconv.Itoa(n)
			inner.Variables.Forget(name)
			if own[name] = true; n <= len(f.given) && !f.given[n-1].unknown {
				inner.Variables.Put(name, f.given[n-1].text)
			}
		}
		inner.Variables.Given = len(f.given)
	}
	name := f.file.text
	if !path.IsAbs(name) {
		name = path.Join(s.Folder, within(s.at.name, name))
	}
	inner.Variables.Put(bashSource, name)
	if !f.sourced {
		inner.Variables.Put("0", name)
	}
	if r.Name != s.Reading.Name {
		inner.seenFrom(s, r)
	}
	inner.Read()
	if f.sourced && s.takeOver != nil {
		s.takeOver(inner.Variables, own)
	}
}

// sourcing finds the files that a text has its shell read.
var sourcing = lazyregexp.New(`(?m)(?:^|[\s;&|])(?:source|\.)[ \t]+(\S+)`)

// calls returns what tells whether the script, or one that has sourced it, may call a function of a file that it
// sources: it says its name, or runs what nobody knows here, as the words that it is given or other such files.
func (s *Script) calls() func(function string) bool {
	files := 0
	for _, file := range sourcing.FindAllStringSubmatch(s.Text, -1) {
		if path.Base(strings.Trim(file[1], `"';`)) != "activate" {
			files++
		}
	}
	outer, unknown := s.mayCall, files > 1 || strings.Contains(s.Text, "$@") || strings.Contains(s.Text, "eval")
	names := map[string]bool{}
	for _, name := range shell.Names(s.Text) {
		names[name] = true
	}
	return func(function string) bool {
		return unknown || names[function] || s.sourced && outer != nil && outer(function)
	}
}

// bashSource is the variable that holds the name of the script that a shell reads.
const bashSource = "BASH_SOURCE"

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
	if outer.Runs != nil {
		s.Runs = func(name string) string { return seen(outer.Runs(name)) }
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

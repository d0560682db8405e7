package install

import (
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/shell"
)

// Place is what is known of a file that a command names.
type Place struct {
	Name string // of the file, seen from the document
	// Start and End are where its text stands in the document itself; 0 for a file of its own.
	Start, End int
	Why        string // why nobody knows what it holds; empty where that is known
	Added      bool   // a command adds to it
}

// WrittenByCommand is why nobody knows what a file holds that a command writes.
const WrittenByCommand = "written by a command"

// located returns what is known of a file that a command names.
func (s *Script) located(name string) Place { return s.locatedBy(name, s.Locate) }

// locatedBy is located by what is told where a file lies.
func (s *Script) locatedBy(name string, locate func(name string) string) Place {
	whole := name
	moved := s.at.name != "" && !s.at.lost && !path.IsAbs(name)
	if moved {
		whole = within(s.at.name, name)
	}
	if p, ok := s.Placed(whole); ok {
		return p
	}
	if moved && s.Project != nil { // what lies in another folder is no file of that name elsewhere
		if file, ok := s.Project(whole); ok {
			whole = file
		}
		return Place{Name: whole}
	}
	if locate != nil {
		whole = locate(whole)
	}
	return Place{Name: whole}
}

// open opens a file that a command names at an offset. It notes why it cannot be read.
func (s *Script) open(name string, offset int) (*document.Reading, bool) {
	p := s.located(name)
	switch {
	case p.Why != "":
		s.Reading.Note(offset, "not judged: %s: %s", document.Excerpt(name), p.Why)
		return nil, false
	case p.End > 0:
		return s.Reading.Part(name, p.Start, p.End, offset)
	case p.Added:
		s.Reading.Note(offset, "not judged: %s: what a command adds to it", document.Excerpt(name))
	}
	return s.Reading.Follow(p.Name, offset)
}

// NoteWritten has the script note which files its commands write.
func (s *Script) NoteWritten() {
	written := map[string]Place{}
	r, locate := s.Reading, s.Locate
	s.Placed = func(name string) (Place, bool) {
		p, ok := written[path.Clean(name)]
		return p, ok
	}
	s.Wrote = func(name string, adds bool) {
		p := Place{Name: name, Why: WrittenByCommand}
		if locate != nil {
			p.Name = locate(name)
		}
		if name = path.Clean(name); adds && written[name].Why == "" && r.Files.Has(r.Name, p.Name) {
			p.Why, p.Added = "", true
		}
		written[name] = p
	}
}

// writes tells of the files that a command writes: those into which its output goes, and those that its options or
// its last word name. One that may not run leaves what is there.
func (s *Script) writes(args []argument, c shell.Command) {
	may := c.Conditional || c.Fallback
	for _, o := range c.Outputs {
		s.wrote(arguments([]shell.Word{o.Word}, s.Start)[0], o.Adds || may)
	}
	if len(args) < 2 {
		return
	}
	args, _, _ = unwrapped(args)
	if len(args) < 2 {
		return
	}
	var words []argument
	adds := may
	for i, a := range args[1:] {
		option, value, joined := strings.Cut(a.text, "=")
		switch {
		case !strings.HasPrefix(a.text, "-"):
			words = append(words, a)
		case slices.Contains([]string{"-o", "-O", "--output", "--output-file", "--output-document"}, option):
			if joined {
				s.wrote(a.behind(len(option)+1, value), may)
			} else if i+2 < len(args) {
				s.wrote(args[i+2], may)
			}
		}
		adds = adds || option == "-a" || option == "--append"
	}
	switch program := path.Base(args[0].text); {
	case program == "tee":
		for _, a := range words {
			s.wrote(a, adds)
		}
	case (program == "cp" || program == "mv") && len(words) == 2:
		s.wrote(words[1], may)
	}
}

func (s *Script) wrote(a argument, adds bool) {
	if a.unknown || a.text == "" {
		return
	}
	name := a.text
	if s.at.name != "" && !s.at.lost {
		name = within(s.at.name, name)
	}
	s.Wrote(name, adds)
}

package install

import (
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/document"
)

// HandedOver finds a command of pip's in a variable that is called after a command, which a program that reads it runs
// as a module of its Python: TORCH_COMMAND, set for Stable Diffusion's web UI.
// https://github.com/AUTOMATIC1111/stable-diffusion-webui/wiki/Command-Line-Arguments-and-Settings
var HandedOver = lazyregexp.New(`(?i)^([a-z_]\w*_COMMAND)=(pip[0-9.]*\s+install\s.*)$`)

// handsOver reads the command in a variable that a script exports, unless the script runs that itself.
func (s Script) handsOver(v variable) {
	text := s.Text[v.start-s.Start : v.end-s.Start]
	if HandedOver.FindStringSubmatch(v.name+"="+text) == nil || strings.Contains(s.Text, "$"+v.name) ||
		strings.Contains(s.Text, "${"+v.name) || s.deep >= mostNested {
		return
	}
	s.within(v.start, text)
	NoteHandedOver(s.Reading, v.name, v.start, v.end)
}

// NoteHandedOver says that the command in a variable was judged. What the program installs besides, nobody says.
func NoteHandedOver(r *document.Reading, name string, start, end int) {
	r.Env.Bound = true
	r.Note(start, "%s: judged as a command, since what reads %s runs it", document.Excerpt(r.Text[start:end]), name)
}

package install

import (
	"regexp"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/planner/observed"
)

// WindowsScript reads a script of Windows' command line or of PowerShell, line by line: its commands of installers,
// and where they stand behind a condition. What its variables are is not known.
func WindowsScript(r *document.Reading, project func(name string) (string, bool)) {
	r.Observe(observed.Observation{Kind: observed.Platform, Value: "windows/amd64"}, 0, 0)
	first := len(r.Env.Observations)
	s := Script{Reading: r, Variables: &shell.Variables{}, Project: project}
	s.noteWritten()
	w := windows{escape: '^'}
	if strings.HasSuffix(strings.ToLower(r.Name), ".ps1") {
		w.escape = '`'
	}
	for start := 0; start < len(r.Text); {
		end := w.lineEnd(r.Text, start)
		if text, conditional := w.line(r.Text[start:end]); text != "" {
			before := len(r.Env.Observations)
			s.Start, s.Text = start, text
			s.Read()
			if conditional && len(r.Env.Observations) > before {
				r.Note(start, "%s: judged, though it runs only where a condition holds", document.Excerpt(r.Text[start:end]))
			}
		}
		start = end + 1
	}
	if len(r.Env.Observations) == first {
		r.Env.Observations = r.Env.Observations[:first-1] // nothing is installed
	}
	Settle(r)
}

// windows is a script of Windows' that is read.
type windows struct {
	escape  byte // which ends a line that goes on
	depth   int  // brackets that are open
	comment bool // the walk is in a comment of several lines
}

// lineEnd returns where the line ends that begins at an offset, with those that it goes on in.
func (w *windows) lineEnd(text string, start int) int {
	for end := start; ; end++ {
		n := strings.IndexByte(text[end:], '\n')
		if n < 0 {
			return len(text)
		}
		end += n
		if line := strings.TrimRight(text[start:end], "\r"); line == "" || line[len(line)-1] != w.escape {
			return end
		}
	}
}

// installerWord is the program of a command that installs, with its path.
var installerWord = regexp.MustCompile(`(?i)(^|[\s@&|;({"'])((?:[^\s"'&|;({]*[\\/])?` +
	`(?:python[0-9.]*|py|pip[0-9.]*|uv|conda|mamba|micromamba|mim|poetry|pdm)(?:\.exe|\.bat)?["']?\s` +
	`|%[^%\s]+%["']?\s+-|\$[a-z_]+["']?\s+-)`)

// saysOnly is the first word of a line that only shows what stands behind it.
var saysOnly = regexp.MustCompile(`(?i)^(rem|echo\S*|title|write-\w+|#.*|::.*)$`)

// conditions are the words with which a line begins that runs only where something holds, and loops.
var conditions = regexp.MustCompile(`(?i)^([})]*\s*)*(if|else|elseif|for|foreach|while|switch|catch)\b`)

// batchVariable is a variable as Windows' command line writes it.
var batchVariable = regexp.MustCompile(`%%[~a-zA-Z]+|%[^%\s]+%|![A-Za-z_]+!|%[0-9*]`)

// line returns a line as a shell's, as long as it is, and whether it runs only where a condition holds; empty for one
// without a command that installs.
func (w *windows) line(text string) (line string, conditional bool) {
	words := strings.Fields(strings.TrimLeft(text, " \t@({"))
	was := w.comment
	w.comment = w.escape == '`' && (was || strings.Contains(text, "<#")) && !strings.Contains(text, "#>")
	if len(words) == 0 || was || w.comment || saysOnly.MatchString(words[0]) {
		return "", false
	}
	conditional = w.depth > 0 || conditions.MatchString(strings.TrimSpace(text))
	opening, closing := "(", ")"
	if w.escape == '`' {
		opening, closing = "{", "}"
	}
	w.depth = max(0, w.depth+strings.Count(text, opening)-strings.Count(text, closing))
	at := installerWord.FindStringSubmatchIndex(text)
	if at == nil {
		return "", false
	}
	b := []byte(text)
	from := at[4]
	if from > 0 && (b[from-1] == '"' || b[from-1] == '\'') {
		from--
	}
	for i := range from {
		b[i] = ' '
	}
	closes := conditional && strings.HasSuffix(strings.TrimSpace(text), closing) &&
		strings.Count(text[from:], opening) < strings.Count(text[from:], closing)
	if n := strings.LastIndex(text, closing); closes && n > from {
		b[n] = ' '
	}
	for i := from; i < len(b); i++ {
		switch {
		case b[i] == '\\':
			b[i] = '/'
		case b[i] == w.escape && i+1 < len(b) && (b[i+1] == '\n' || b[i+1] == '\r'):
			b[i], b[i+1] = ' ', ' '
			if i+2 < len(b) && b[i+2] == '\n' {
				b[i+2] = ' '
			}
		case b[i] == '\r' || b[i] == '\n' || b[i] == '`':
			b[i] = ' '
		}
	}
	if w.escape == '`' {
		return string(b), conditional
	}
	return batchVariable.ReplaceAllStringFunc(string(b), func(name string) string { // a variable that nobody sets
		return "$" + strings.Repeat("_", len(name)-1)
	}), conditional
}

// Package windows reads scripts of Windows' command line and of PowerShell.
package windows

import (
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/planner/observed"
)

// Script reads a script of Windows' command line or of PowerShell: its commands of installers, and the conditions
// behind which they stand. What its variables are is not known.
func Script(r *document.Reading, project func(name string) (string, bool)) {
	r.Observe(observed.Observation{Kind: observed.Platform, Value: "windows/amd64"}, 0, 0)
	first := len(r.Env.Observations)
	s := install.Script{Reading: r, Variables: &shell.Variables{}, Project: project}
	s.NoteWritten()
	w := &script{script: s, text: r.Text, escape: '^', sets: map[string]int{},
		blocks: install.Blocks{Scope: r.Script()}}
	if strings.HasSuffix(strings.ToLower(r.Name), ".ps1") {
		w.escape = '`'
		(&powerShell{script: w}).read()
	} else {
		newBatch(w).read()
	}
	if len(r.Env.Observations) == first {
		r.Env.Observations = r.Env.Observations[:first-1] // nothing is installed
	}
	install.Settle(r)
}

// script is a script of Windows' that is read.
type script struct {
	script install.Script
	text   string
	at     int  // where the walk is
	escape byte // which ends a line that goes on
	blocks install.Blocks
	// sets counts how often a variable is set, by its name, in what stands before an offset.
	sets    map[string]int
	counted int
}

// installerWord is the program of a command that installs, with its path.
var installerWord = lazyregexp.New(`(?i)(^|[\s@&|;({"'])((?:[^\s"'&|;({]*[\\/])?` +
	`(?:python[0-9.]*|py|pip[0-9.]*|uv|conda|mamba|micromamba|mim|poetry|pdm)(?:\.exe|\.bat)?["']?\s` +
	`|%[^%\s]+%["']?\s+-|\$[a-z_]+["']?\s+-)`)

// saysOnly is the first word of a command that only shows what stands behind it.
var saysOnly = lazyregexp.New(`(?i)^(rem|echo\S*|title|write-\w+)$`)

// batchVariable is a variable as Windows' command line writes it.
var batchVariable = lazyregexp.New(`%%[~a-zA-Z]+|%[^%\s]+%|![A-Za-z_]+!|%[0-9*]`)

// command reads what stands between two offsets as a command, if it is one of an installer. It reports whether it is.
func (w *script) command(start, end int) bool {
	text := w.text[start:end]
	words := strings.Fields(strings.TrimLeft(text, " \t@"))
	if len(words) == 0 || saysOnly.MatchString(words[0]) {
		return false
	}
	if at := handsOver.FindStringSubmatchIndex(text); at != nil && w.handedOver(start+at[1], end) {
		return true
	}
	at := installerWord.FindStringSubmatchIndex(text)
	if at == nil {
		return false
	}
	from := at[4]
	if from > 0 && (text[from-1] == '"' || text[from-1] == '\'') {
		from--
	}
	s := w.script
	s.Start, s.Text = start+from, w.asShell(text[from:])
	w.blocks.Read(s)
	return true
}

// handsOver finds where a variable is set, up to its name.
var handsOver = lazyregexp.New(`(?i)^\s*@?\s*set\s+"?`)

// handedOver reads a variable that is set between two offsets, where a command stands in it which another program runs.
func (w *script) handedOver(start, end int) bool {
	end = start + len(strings.TrimRight(w.text[start:end], "\" \t\r"))
	at := install.HandedOver.FindStringSubmatchIndex(w.text[start:end])
	if at == nil {
		return false
	}
	s := w.script
	s.Start, s.Text = start+at[4], w.asShell(w.text[start+at[4]:end])
	w.blocks.Read(s)
	install.NoteHandedOver(s.Reading, w.text[start+at[2]:start+at[3]], s.Start, end)
	return true
}

// asShell returns a command as a shell's, as long as it is.
func (w *script) asShell(text string) string {
	b := []byte(text)
	for i := range b {
		switch {
		case b[i] == '\\':
			b[i] = '/'
		case b[i] == w.escape && i+1 < len(b) && (b[i+1] == '\n' || b[i+1] == '\r'),
			b[i] == '\r', b[i] == '\n', b[i] == '`':
			b[i] = ' '
		}
	}
	if w.escape == '`' {
		return string(b)
	}
	return batchVariable.ReplaceAllStringFunc(string(b), func(name string) string { // a variable that nobody sets
		return "$" + strings.Repeat("_", len(name)-1)
	})
}

// asksOnly finds a command that is there to be asked whether it succeeds.
var asksOnly = lazyregexp.New(`(?i)^\s*@?(where|nvidia-smi|findstr|find|ver|get-command|test-path)\b`)

// blanks skips blanks.
func (w *script) blanks() { w.at = len(w.text) - len(strings.TrimLeft(w.text[w.at:], " \t")) }

// word skips blanks, and reports whether a word stands behind them.
func (w *script) word(of string) bool {
	w.blanks()
	rest := w.text[w.at:]
	return len(rest) >= len(of) && strings.EqualFold(rest[:len(of)], of) &&
		(len(rest) == len(of) || !isWordByte(rest[len(of)]))
}

// isWordByte reports whether a byte may stand in a word of a language.
func isWordByte(c byte) bool {
	return c == '_' || c == '-' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
}

// condition returns the condition that stands between two offsets, without a negation before it. Names are those of its
// variables, and sets finds where one is set, by its name.
func (w *script) condition(start, end int, negated, alone bool, names, sets *lazyregexp.Regexp) shell.Condition {
	text := strings.TrimSpace(w.text[start:end])
	var of []string
	for _, found := range names.FindAllStringSubmatch(text, -1) {
		of = append(of, strings.ToLower(found[1]))
	}
	for _, set := range sets.FindAllStringSubmatch(w.text[w.counted:start], -1) {
		w.sets[strings.ToLower(set[1])]++
	}
	w.counted = start
	c := install.NewCondition(text, start, alone, of, func(name string) int { return w.sets[name] })
	c.Holds = !negated
	return c
}

package container

import (
	"bytes"
	"strings"

	"github.com/moby/buildkit/frontend/dockerfile/parser"

	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/planner/observed"
)

// shellText returns the text of a RUN as its shell reads it, byte for byte in
// the same places: the keyword and its flags, comments and empty lines become
// spaces, and so do the beginning and the end of a here-document that is the
// whole script.
func shellText(text string, escape rune, isJSON bool) string {
	b := []byte(text)
	at := blankKeyword(b, escape)
	if isJSON {
		blankList(b[at:])
		return string(b)
	}
	if bytes.HasPrefix(b[at:], []byte("<<")) {
		return blankHeredoc(b, at)
	}
	for start := 0; start < len(b); {
		end := start
		for end < len(b) && b[end] != '\n' {
			end++
		}
		line := strings.TrimSpace(string(b[start:end]))
		switch {
		case start > 0 && (line == "" || line[0] == '#'):
			blank(b[start:min(end+1, len(b))])
		case strings.HasSuffix(line, string(escape)):
			goesOn(b[start:end], escape)
		}
		start = end + 1
	}
	return string(b)
}

// goesOn ends a line that goes on as a shell has it: with a backslash, behind which Docker, unlike a shell, lets
// blanks stand.
func goesOn(line []byte, escape rune) {
	line[bytes.LastIndexByte(line, byte(escape))] = ' '
	line[len(bytes.TrimSuffix(line, []byte("\r")))-1] = '\\'
}

// blankList takes away the brackets and the commas of a list of strings.
func blankList(b []byte) {
	quoted := false
	for i := range b {
		switch {
		case b[i] == '"' && (i == 0 || b[i-1] != '\\'):
			quoted = !quoted
		case !quoted && strings.IndexByte("[],", b[i]) >= 0:
			b[i] = ' '
		}
	}
}

func blank(b []byte) {
	for i := range b {
		b[i] = ' '
	}
}

// blankKeyword takes away RUN and its flags, with the ends of the lines and the comments between
// them, and returns where the rest begins.
func blankKeyword(b []byte, escape rune) int {
	at, first := 0, true
	for at < len(b) {
		if strings.IndexByte(" \t", b[at]) >= 0 {
			at++
			continue
		}
		if n := between(b[at:], escape); n > 0 {
			blank(b[at : at+n])
			at += n
			continue
		}
		if !first && !bytes.HasPrefix(b[at:], []byte("--")) {
			return at
		}
		first = false
		for at < len(b) && strings.IndexByte(" \t\r\n", b[at]) < 0 {
			b[at] = ' '
			at++
		}
	}
	return at
}

// between returns how long the end of a line that goes on is which a text begins with, with
// the comments and the empty lines behind it; 0 for none.
func between(b []byte, escape rune) int {
	end := bytes.IndexByte(b, '\n')
	if end < 0 || b[0] != byte(escape) || len(bytes.TrimSpace(b[1:end])) > 0 {
		return 0
	}
	for {
		line, _, whole := bytes.Cut(b[end+1:], []byte("\n"))
		if text := bytes.TrimSpace(line); !whole || len(text) > 0 && text[0] != '#' {
			return end + 1
		}
		end += len(line) + 1
	}
}

func blankHeredoc(b []byte, at int) string {
	if end := bytes.IndexByte(b[at:], '\n'); end >= 0 {
		blank(b[at : at+end])
	}
	if last := bytes.LastIndexByte(bytes.TrimRight(b, "\n"), '\n'); last > at {
		blank(b[last+1:])
	}
	return string(b)
}

// environment takes the variables of an ENV, and what they tell installers.
func (d *dockerfile) environment(s *stage, node *parser.Node) {
	start, end := d.lines(node)
	for n := node.Next; n != nil && n.Next != nil; n = n.Next.Next.Next { // name, value, the sign between them
		value := d.expand(n.Next.Value, s.variables)
		s.variables.SetAt(n.Value, d.r.Script())
		s.variables.Doubt(n.Value, doubtful(n.Next.Value, s.variables))
		s.variables.Put(n.Value, value)
		s.arguments[n.Value] = false
		at, to := start, end
		if i := strings.Index(d.r.Text[start:end], value); i >= 0 && value != "" {
			at, to = start+i, start+i+len(value)
		}
		d.setting(n.Value, value, at, to)
		if n.Next.Next == nil {
			return
		}
	}
}

// setting reads a variable that pip and uv look at.
func (d *dockerfile) setting(key, value string, at, end int) {
	if install.Setting(d.r, key, value, at, end) {
		return
	}
	own := strings.ReplaceAll(value, loaderPath, "")
	if key == "LD_LIBRARY_PATH" && strings.Contains(own, "nvidia/") { // the folders of NVIDIA's wheels
		d.r.Observe(observed.Observation{Kind: observed.Brought}, at, end)
		if install.OnPath(d.r, own, at, end) {
			return
		}
	}
	switch key {
	case "NVIDIA_DISABLE_REQUIRE", "NVIDIA_REQUIRE_CUDA":
		d.r.Observe(observed.Observation{Kind: observed.Lacks, Value: observed.HostCondition}, at, end)
	case "LD_LIBRARY_PATH", "CUDA_HOME":
		d.r.NotJudged(at, end, "the variable "+key)
	}
}

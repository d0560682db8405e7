package python

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// Notebook reads a Jupyter notebook: the commands of its code cells that install packages, and
// the GPU that Colab is told to run it on.
// https://nbformat.readthedocs.io/en/latest/format_description.html
func Notebook(r *document.Reading, root *tree.Node) {
	// What commands mean stands there otherwise than it is written, with escapes.
	text := bytes.Repeat([]byte{outside}, len(r.Text))
	b := &blocks{sets: map[string]int{}}
	var found [][]command
	for _, cell := range root.List("cells") {
		if cell.String("cell_type") == "code" {
			found = append(found, commandsOf(text, r.Text, cell.At("source")))
		}
	}
	decoded := *r
	decoded.Document = r.With(strings.ReplaceAll(string(text), string(outside), " "))
	b.Scope = decoded.Script()
	for _, cell := range found {
		for _, c := range cell {
			c.read(&decoded, b)
		}
		b.leaveAll()
	}
	r.Env.Bound = true // what the machine has that it runs on stays
	if at := root.At("metadata", "colab", "gpuType"); at != nil && at.Kind == tree.Text {
		// TPUs are named there, too.
		if _, _, err := matrices.Embedded().FindGPU(at.Value); err == nil {
			r.Observe(observed.Observation{Kind: observed.GPU, Value: at.Value}, at.Start, at.End)
		}
	}
}

// outside stands for what is no part of a cell's text, such as quotes and commas. No text of JSON
// holds it.
const outside = '\x00'

// commandsOf writes the source of a code cell, which is one text or a list of its lines, into a
// text, each word in its place, and returns the commands in it.
func commandsOf(text []byte, whole string, source *tree.Node) []command {
	if source == nil {
		return nil
	}
	lines := []*tree.Node{source}
	if source.Kind == tree.List {
		lines = source.Items
	}
	lines = slices.DeleteFunc(slices.Clone(lines), func(n *tree.Node) bool { return n.Kind != tree.Text })
	if len(lines) == 0 {
		return nil
	}
	end := 0
	for _, n := range lines {
		end = n.Start + written(whole[n.Start:])
		inPlace(text[n.Start:end], whole[n.Start:end])
	}
	return commandsIn(text, lines[0].Start, end)
}

// read reads a line: a command where it stands, in the blocks of Python's around it.
func (c command) read(r *document.Reading, b *blocks) {
	if !c.forShell {
		b.line(c.text, c.start)
		return
	}
	b.leave(c.indent, "")
	before := len(r.Env.Observations)
	s := install.Script{Reading: r, Start: c.start, Text: r.Text[c.start:c.end], Variables: install.Variables(r)}
	b.Read(s)
	if len(r.Env.Observations) > before {
		b.runs(func(try *pythonBlock) { try.installed = true })
	}
}

// written returns how long a string of JSON is as it is written, up to its closing quote.
func written(text string) int {
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			return i
		}
	}
	return len(text)
}

// inPlace writes what a string of JSON means into as many bytes as it is written in, so that each
// word begins where it is written; what escapes take more of is left behind it.
func inPlace(out []byte, written string) {
	at, quoted := 0, false // at is where the next byte goes
	for i := 0; i < len(written); {
		c, n := unescaped(written[i:])
		switch {
		case c == '\n':
			out[at], at, quoted = c, i+n, false
		case c == ' ' || c == '\t' || c == '\r':
			out[i], at = ' ', i+n
		case c == '"' && n > 1 && !quoted:
			out[i+n-1], at, quoted = c, i+n, true
		default:
			out[at], quoted = c, quoted && c != '"'
			at++
		}
		i += n
	}
}

// unescaped returns the first byte that a string of JSON means, and how many it is written in.
func unescaped(text string) (byte, int) {
	if text[0] != '\\' || len(text) == 1 {
		return text[0], 1
	}
	switch text[1] {
	case 'n':
		return '\n', 2
	case 't', 'r', 'f', 'b':
		return ' ', 2
	case 'u':
		code, err := strconv.ParseUint(text[2:min(6, len(text))], 16, 16)
		if err != nil || code < ' ' || code > '~' {
			code = '?' // no name or version holds it
		}
		return byte(code), min(6, len(text))
	}
	return text[1], 2
}

// command is where a command for a shell stands, or a line of Python's between these.
type command struct {
	start, end int
	forShell   bool
	text       string // of a line of Python's
	indent     int
}

// commandsIn finds the commands in a cell, from start to end of a text: lines that begin with "!", the installers among
// the magics, or all of a cell that is for a shell. What makes them commands is blanked. What stands before and between
// them is Python's.
func commandsIn(text []byte, start, end int) (list []command) {
	goesOn := false
	var python pythonLines
	for first := true; start < end; {
		line := text[start:end]
		if n := slices.Index(line, '\n'); n >= 0 {
			line = line[:n]
		}
		next := start + len(line)
		said := strings.Trim(string(line), " \r"+string(outside))
		switch {
		case said == "":
			goesOn = false
		case first && isShellCell(said):
			return []command{{start: next, end: end, forShell: true}}
		case goesOn:
			hideExpressions(line)
			list[len(list)-1].end = next
			goesOn = strings.HasSuffix(said, `\`)
		case python.quoted == "" && (said[0] == '!' || isInstaller(said) || first && isPlainInstaller(said)):
			mark := slices.Index(line, said[0])
			// "!!" does as "!".
			for i := mark; i < len(line) && line[i] == said[0] && strings.IndexByte("!%", line[i]) >= 0; i++ {
				line[i] = outside
			}
			hideExpressions(line)
			indent := bytes.Count(line[:mark], []byte{' '})
			list = append(list, command{start: start, end: next, forShell: true, indent: indent})
			goesOn = strings.HasSuffix(said, `\`)
		default:
			said := strings.ReplaceAll(string(line), string(outside), "")
			python.scan(said)
			list = append(list, command{start: start + slices.IndexFunc(line, isSaid), text: said})
		}
		first = first && said == ""
		start = next + 1
	}
	return list
}

// isSaid reports whether a byte of a cell's text is no blank and no gap.
func isSaid(c byte) bool { return c != outside && c != ' ' }

// isShellCell reports whether the first line of a cell gives all of it to a shell.
func isShellCell(line string) bool {
	words := strings.Fields(line)
	name, magic := strings.CutPrefix(words[0], "%%")
	if name == "script" && len(words) > 1 {
		name = words[1]
	}
	return magic && (install.IsShell(name) || name == "shell")
}

// isInstaller reports whether a line is a magic that runs an installer: %pip install torch.
func isInstaller(line string) bool {
	name, magic := strings.CutPrefix(strings.Fields(line)[0], "%")
	return magic && slices.Contains([]string{"pip", "conda", "mamba", "micromamba", "uv"}, name)
}

// isPlainInstaller reports whether the first line of a cell is such a magic without its sign, which IPython takes
// for one where it can be nothing else: pip install torch.
// https://ipython.readthedocs.io/en/stable/interactive/magics.html#magic-automagic
func isPlainInstaller(line string) bool {
	words := strings.Fields(line)
	return len(words) > 2 && words[1] == "install" && isInstaller("%"+line)
}

// hideExpressions makes variables of a shell, whose values nobody knows, of the expressions of
// Python's in a command: torch=={version}.
func hideExpressions(line []byte) {
	for i := 0; i < len(line); i++ {
		if line[i] != '{' {
			continue
		}
		n := slices.Index(line[i:], '}')
		if n < 0 {
			return
		}
		for j := range n {
			if c := line[i+1+j]; c < '0' || c > '9' && c < 'A' || c > 'Z' && c < 'a' || c > 'z' {
				line[i+1+j] = '_'
			}
		}
		line[i] = '$'
		i += n
	}
}

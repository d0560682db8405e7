package windows

import (
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/shell"
)

// powerShell is a script of PowerShell's that is read.
// https://learn.microsoft.com/en-us/powershell/scripting/lang-spec/chapter-08
type powerShell struct {
	*script
	kinds []psBlock
	ends  map[int]int // where brackets end, by where they begin
	// tries are those in which the walk is, and say of each whether a command of an installer stands in its own block.
	tries []bool
	here  [][2]int // where texts of several lines stand
}

// psBlock is what a block of a script is of.
type psBlock byte

const (
	ofBraces psBlock = iota
	ofBranch         // of an if
	ofTry
	ofCatch
	ofSwitch // what holds the clauses of a switch
	ofClause
)

var (
	psKeyword = lazyregexp.New(`(?i)^(elseif|if|switch|foreach|for|while|do|try|catch|finally|function|filter|` +
		`param|else|begin|process|end)\b[^({\n;]*`)
	psLeaves = lazyregexp.New(`(?i)^(?:exit(?:\s+(?:0|\$\w+))?|return)\s*$`)
	psFails  = lazyregexp.New(`(?is)^(?:throw(?:\s.*)?|exit\s.*)$`)
	psName   = lazyregexp.New(`(?i)\$(?:env:)?([a-z_]\w*)`)
	psSets   = lazyregexp.New(`(?i)\$(?:env:)?([a-z_]\w*)\s*[-+]?=`)
	// psAlone finds what a condition asks for that commands change.
	psAlone = lazyregexp.New(`(?i)\$(?:lastexitcode|\?)|\b[a-z]+-[a-z]+\b\s+[^-\s]|\b(?:test-path|get-command)\b|\(`)
	psNot   = lazyregexp.New(`(?i)^(?:-not\b|!)\s*(\$[\w:]+)$`)
)

// read goes over the commands of the script.
func (p *powerShell) read() {
	p.brackets()
	p.blank()
	for p.at < len(p.text) {
		switch c := p.text[p.at]; {
		case strings.HasPrefix(p.text[p.at:], "<#"):
			p.at = p.behind("#>")
		case c == '#':
			p.at = p.behind("\n")
		case c == '{':
			p.opens()
		case c == '}':
			p.at++
			p.closes()
		case strings.IndexByte(" \t\r\n;", c) >= 0:
			p.at++
		default:
			p.statement()
		}
	}
}

// blank takes texts of several lines for blanks: they hold no commands.
func (p *powerShell) blank() {
	text := []byte(p.text)
	for _, of := range p.here {
		for i := of[0]; i < of[1]; i++ {
			if text[i] != '\n' {
				text[i] = ' '
			}
		}
	}
	p.text = string(text)
}

// keyword returns the keyword at which the walk is, with what stands before its brackets.
func (p *powerShell) keyword() string {
	found := psKeyword.FindStringSubmatch(p.text[p.at:])
	if found == nil || strings.HasPrefix(found[0][len(found[1]):], "-") { // the name of a command
		return ""
	}
	return found[0]
}

// behind returns where the text goes on behind what ends with a text.
func (p *powerShell) behind(end string) int {
	if n := strings.Index(p.text[p.at:], end); n >= 0 {
		return p.at + n + len(end)
	}
	return len(p.text)
}

// opens begins what stands in braces and runs once.
func (p *powerShell) opens() {
	p.at++
	p.blocks.Plain()
	p.kinds = append(p.kinds, ofBraces)
}

// begins reports whether a brace begins a block here, and goes into it.
func (p *powerShell) begins(kind psBlock) bool {
	if p.skip(); !strings.HasPrefix(p.text[p.at:], "{") {
		return false
	}
	p.at++
	p.kinds = append(p.kinds, kind)
	return true
}

// skip goes over blanks, ends of lines and comments.
func (p *powerShell) skip() {
	for p.at < len(p.text) {
		switch rest := p.text[p.at:]; {
		case strings.IndexByte(" \t\r\n`", rest[0]) >= 0:
			p.at++
		case strings.HasPrefix(rest, "<#"):
			p.at = p.behind("#>")
		case rest[0] == '#':
			p.at = p.behind("\n")
		default:
			return
		}
	}
}

// closes ends what stands in braces, and begins the next branch.
func (p *powerShell) closes() {
	n := len(p.kinds)
	if n == 0 {
		return // a brace that nothing opens
	}
	kind := p.kinds[n-1]
	p.kinds = p.kinds[:n-1]
	behind := p.at
	p.skip()
	switch {
	case kind == ofBranch && p.word("elseif"):
		p.at += len("elseif")
		if is, c, ok := p.bracketed(); ok {
			p.blocks.Else(is, c)
			if p.begins(ofBranch) {
				return
			}
		}
	case kind == ofBranch && p.word("else"):
		p.at += len("else")
		if p.blocks.Else(install.Always, shell.Condition{}); p.begins(ofBranch) {
			return
		}
	case kind == ofClause && !strings.HasPrefix(p.text[p.at:], "}"):
		if p.clause(p.blocks.Else) {
			return
		}
	case kind >= ofTry && kind <= ofCatch:
		if p.word("catch") && p.catches(kind) {
			return
		}
		p.tries = p.tries[:len(p.tries)-1]
		p.at = behind
	default:
		p.at = behind
	}
	p.blocks.Close()
}

// catches begins what handles the errors of a try.
func (p *powerShell) catches(kind psBlock) bool {
	p.at += len(psKeyword.FindString(p.text[p.at:]))
	c := install.NewCondition("catch", p.at, true, nil, nil)
	switch installed := p.tries[len(p.tries)-1]; {
	case installed:
		p.blocks.Close()
		p.blocks.Fallback()
	case kind == ofCatch:
		p.blocks.Else(install.Unknown, c)
	default:
		p.blocks.Close()
		p.blocks.If(install.Unknown, c)
	}
	return p.begins(ofCatch)
}

// bracketed goes over what stands in brackets, and returns it as a condition.
func (p *powerShell) bracketed() (is install.Known, c shell.Condition, ok bool) {
	p.skip()
	end := p.group(p.at)
	if end < 0 {
		return install.Unknown, c, false
	}
	start := p.at + 1
	p.at = end
	text := strings.TrimSpace(p.text[start : end-1])
	switch strings.ToLower(text) {
	case "$true":
		return install.Always, c, true
	case "$false":
		return install.Never, c, true
	}
	if found := psNot.FindStringSubmatchIndex(p.text[start : end-1]); found != nil {
		return install.Unknown, p.condition(start+found[2], start+found[3], true, false, psName, psSets), true
	}
	return install.Unknown, p.condition(start, end-1, false, psAlone.MatchString(text), psName, psSets), true
}

// group returns where the brackets end that begin at an offset; negative where none do.
func (p *powerShell) group(start int) int {
	if end, ok := p.ends[start]; ok {
		return end
	}
	return -1
}

// brackets finds where the brackets of the script end.
func (p *powerShell) brackets() {
	p.ends = map[int]int{}
	var open []int
	for i := 0; i < len(p.text); i++ {
		switch p.text[i] {
		case '`':
			i++
		case '"', '\'':
			end := p.quoted(i)
			if i > 0 && p.text[i-1] == '@' {
				p.here = append(p.here, [2]int{i + 1, max(i+1, end-len("\n\"@"))})
			}
			i = end - 1
		case '<':
			if strings.HasPrefix(p.text[i:], "<#") {
				n := strings.Index(p.text[i:], "#>")
				if n < 0 {
					return
				}
				i += n + 1
			}
		case '#':
			if i == 0 || strings.IndexByte(" \t\n;", p.text[i-1]) >= 0 {
				n := strings.IndexByte(p.text[i:], '\n')
				if n < 0 {
					return
				}
				i += n
			}
		case '(':
			open = append(open, i)
		case ')':
			if n := len(open); n > 0 {
				p.ends[open[n-1]] = i + 1
				open = open[:n-1]
			}
		}
	}
}

// quoted returns where a text in quotes ends that begins at an offset, with its quotes.
func (p *powerShell) quoted(start int) int {
	quote := p.text[start]
	if start > 0 && p.text[start-1] == '@' { // a text of several lines
		if n := strings.Index(p.text[start:], "\n"+string(quote)+"@"); n >= 0 {
			return start + n + len("\n\"@")
		}
		return len(p.text)
	}
	if end := p.nested(start); end > 0 {
		return end
	}
	for i := start + 1; i < len(p.text); i++ {
		switch {
		case p.text[i] == '`' && quote == '"':
			i++
		case p.text[i] == quote:
			return i + 1
		}
	}
	return len(p.text)
}

// mostNested is how far a text in quotes is followed that holds commands.
const mostNested = 1 << 10

// nested returns where a text in quotes ends, with the commands in it, which may hold quotes: "a $(b "c")". Nothing
// where it is another text, or too long.
func (p *powerShell) nested(start int) int {
	var open []byte
	for i := start; i < min(len(p.text), start+mostNested); i++ {
		inside := len(open) > 0 && open[len(open)-1] == '"'
		switch c := p.text[i]; {
		case c == '\'' && len(open) == 0:
			return 0
		case c == '`':
			i++
		case c == '"' && inside, c == ')' && !inside:
			if open = open[:len(open)-1]; len(open) == 0 {
				return i + 1
			}
		case c == '"', c == '(' && (!inside || p.text[i-1] == '$'):
			open = append(open, c)
		case c == '\'' && !inside:
			n := strings.IndexByte(p.text[i+1:min(len(p.text), start+mostNested)], '\'')
			if n < 0 {
				return 0
			}
			i += n + 1
		}
	}
	return 0
}

// clause begins a clause of a switch: what it is compared with stands before its brace.
func (p *powerShell) clause(begin func(install.Known, shell.Condition)) bool {
	start := p.at
	p.end()
	text := strings.TrimSpace(p.text[start:p.at])
	if text == "" || !strings.HasPrefix(p.text[p.at:], "{") {
		return false
	}
	if strings.EqualFold(text, "default") {
		begin(install.Always, shell.Condition{})
	} else {
		begin(install.Unknown, install.NewCondition("switch "+text, start, true, nil, nil))
	}
	return p.begins(ofClause)
}

// statement takes in a condition, a loop or a command.
func (p *powerShell) statement() {
	start := p.at
	if keyword := p.keyword(); keyword != "" {
		p.at += len(keyword)
		name := strings.ToLower(strings.Fields(keyword)[0])
		end := p.group(p.at)
		switch name {
		case "if":
			if is, c, ok := p.bracketed(); ok {
				if p.blocks.If(is, c); !p.begins(ofBranch) {
					p.blocks.Close()
				}
			}
			return
		case "param":
			p.at = max(p.at, end)
			return
		case "try":
			if p.blocks.Plain(); p.begins(ofTry) {
				p.tries = append(p.tries, false)
			} else {
				p.blocks.Close()
			}
			return
		case "finally", "begin", "process", "end":
			return
		}
		p.at = max(p.at, end)
		if p.blocks.Loop(); !p.begins(ofBraces) {
			p.blocks.Close()
			return
		}
		if name == "switch" {
			p.skip()
			if p.clause(p.blocks.If) {
				n := len(p.kinds)
				p.kinds[n-2] = ofSwitch
			}
		}
		return
	}
	p.end()
	if p.at == start {
		p.at++
	}
	switch text := strings.TrimSpace(p.text[start:p.at]); {
	case psLeaves.MatchString(text):
		p.blocks.End()
		return
	case psFails.MatchString(text):
		p.blocks.Fail()
		return
	}
	if n := len(p.kinds); p.command(start, p.at) && n > 0 && p.kinds[n-1] == ofTry {
		p.tries[len(p.tries)-1] = true
	}
	if rest := p.text[p.at:]; strings.HasPrefix(rest, "{") && p.at > start {
		p.at++
		p.blocks.Loop() // what a command is given to run
		p.kinds = append(p.kinds, ofBraces)
	}
}

// end goes to where the command ends at which the walk is.
func (p *powerShell) end() {
	for start := p.at; p.at < len(p.text); p.at++ {
		switch c := p.text[p.at]; {
		case c == '`':
			if p.at++; strings.HasPrefix(p.text[min(p.at, len(p.text)):], "\r") {
				p.at++
			}
		case c == '"' || c == '\'':
			p.at = p.quoted(p.at) - 1
		case c == '#' && p.at > start && strings.IndexByte(" \t", p.text[p.at-1]) >= 0:
			return
		case c == '(':
			if end := p.group(p.at); end > 0 {
				p.at = end - 1
			}
		case c == '$' && strings.HasPrefix(p.text[p.at:], "${"):
			p.at = p.behind("}") - 1
		case c == '\n' || c == ';' || c == '{' || c == '}':
			return
		}
	}
	p.at = min(p.at, len(p.text))
}

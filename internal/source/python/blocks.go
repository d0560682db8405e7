package python

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/shell"
)

// blocks are those of Python's in which the lines of a notebook's cells stand.
type blocks struct {
	install.Blocks
	open []pythonBlock
	sets map[string]int // how often a name was given a value
	pythonLines
	opening *header // of which the line has not ended
}

// pythonLines are lines of Python's, one after the other: their statement has not ended where brackets are open, or
// quotes of several lines, or where a line is joined to the next one.
type pythonLines struct {
	brackets int
	quoted   string
	joined   bool
}

// goesOn reports whether the next line belongs to the same statement.
func (b *pythonLines) goesOn() bool { return b.brackets > 0 || b.quoted != "" || b.joined }

// pythonBlock is a block, by how far what begins it is indented.
type pythonBlock struct {
	indent int
	kind   string
	// installed says that an installer runs in the block itself of a try, and other that something else does, which
	// may be what fails. What handles that has them of its try.
	installed, other bool
}

// header is what begins a block: its lines, up to the colon.
type header struct {
	indent, start int
	lines         []string
	ended         bool // by the colon
}

var (
	headerWord = lazyregexp.New(
		`^(?:async\s+)?(if|elif|else|try|except|finally|for|while|with|def|class|match|case)\b`)
	pythonName = lazyregexp.New(`[A-Za-z_]\w*`)
	called     = lazyregexp.New(`([A-Za-z_]\w*)\s*\(`)
	// pythonSets finds the names that a line gives a value.
	pythonSets = lazyregexp.New(`(?m)(?:^|[\s;,(])([A-Za-z_]\w*)\s*(?:[-+*/|&]|:)?=(?:[^=]|$)|` +
		`\b(?:import|as|for)\s+([A-Za-z_]\w*)`)
	pythonNot  = lazyregexp.New(`^not\b\s*([\w.]+|\([^()]*\))$`)
	inBrackets = lazyregexp.New(`^\(\s*([^()]*?)\s*\)$`)
)

// steady are functions and methods that say the same whenever they are asked in one notebook.
var steady = []string{"get", "getenv", "join", "keys", "str", "int", "bool", "len", "any", "lower", "upper",
	"startswith", "endswith", "get_ipython", "system", "machine", "is_available", "get_device_capability",
	"get_device_name", "get_device_properties", "device_count"}

// line takes in a line of a cell that is no command, which begins at an offset.
func (b *blocks) line(text string, start int) {
	defer func() {
		for _, found := range pythonSets.FindAllStringSubmatch(text, -1) {
			b.sets[found[1]+found[2]]++
		}
	}()
	said := strings.TrimSpace(text)
	if !b.goesOn() && (said == "" || said[0] == '#') {
		return
	}
	inside := b.goesOn()
	end, colon := b.scan(text)
	code := text[:end]
	indent := len(text) - len(strings.TrimLeft(text, " "))
	switch {
	case inside && b.opening == nil:
		return
	case inside:
	case headerWord.MatchString(said):
		b.opening = &header{indent: indent, start: start}
	default:
		b.leave(indent, "")
		b.runs(func(try *pythonBlock) { try.other = true })
		return
	}
	if h := b.opening; !h.ended {
		if h.ended = colon >= 0; h.ended {
			code = code[:colon]
		}
		h.lines = append(h.lines, strings.TrimSpace(strings.TrimSuffix(strings.TrimRight(code, " \r"), `\`)))
	}
	b.ends()
}

// runs notes what runs in the block itself of a try, if the walk is in one.
func (b *blocks) runs(note func(try *pythonBlock)) {
	if n := len(b.open); n > 0 && b.open[n-1].kind == "try" {
		note(&b.open[n-1])
	}
}

// scan takes in which brackets and quotes a line leaves open. It returns where its code ends, before a comment, and
// where its first colon is that stands in no brackets and no quotes; negative where there is none.
func (b *pythonLines) scan(text string) (end, colon int) {
	end, colon, b.joined = len(text), -1, false
	for i := 0; i < end; i++ {
		rest := text[i:]
		switch {
		case b.quoted != "":
			if rest[0] == '\\' {
				i++
			} else if strings.HasPrefix(rest, b.quoted) {
				i += len(b.quoted) - 1
				b.quoted = ""
			}
		case strings.HasPrefix(rest, `"""`), strings.HasPrefix(rest, `'''`):
			b.quoted = rest[:3]
			i += 2
		case rest[0] == '"' || rest[0] == '\'':
			b.quoted = rest[:1]
		case rest[0] == '#':
			end = i
		case rest[0] == ':' && b.brackets == 0 && colon < 0 && !strings.HasPrefix(rest, ":="):
			colon = i
		case strings.IndexByte("([{", rest[0]) >= 0:
			b.brackets++
		case strings.IndexByte(")]}", rest[0]) >= 0:
			b.brackets = max(0, b.brackets-1)
		}
	}
	if len(b.quoted) == 1 { // such quotes end with the line
		b.quoted = ""
	}
	b.joined = b.quoted == "" && end == len(text) && strings.HasSuffix(strings.TrimRight(text, " \r"), `\`)
	return end, colon
}

// ends begins the block of a header whose line has ended.
func (b *blocks) ends() {
	if b.goesOn() {
		return
	}
	h := *b.opening
	b.opening = nil
	at := headerWord.FindStringSubmatchIndex(h.lines[0])
	word, behind := h.lines[0][at[2]:at[3]], h.lines[0][at[3]:]
	b.leave(h.indent, word)
	if !h.ended { // a name that reads like such a word
		b.runs(func(try *pythonBlock) { try.other = true })
		return
	}
	start := h.start + len(h.lines[0]) - len(strings.TrimLeft(behind, " \t"))
	is, c := b.condition(word, strings.TrimSpace(strings.Join(h.lines, " ")[at[3]:]), start)
	next := pythonBlock{indent: h.indent, kind: word}
	var last pythonBlock // which this one goes on with
	if n := len(b.open); n > 0 && b.open[n-1].indent == h.indent {
		last = b.open[n-1]
	} else {
		b.runs(func(try *pythonBlock) { try.other = true })
	}
	switch word {
	case "case":
		if last.kind == word { // one of a match runs at most
			b.Else(is, c)
			return
		}
		b.If(is, c)
	case "if":
		b.If(is, c)
	case "elif", "else":
		switch {
		case last.kind == "if":
			b.Else(is, c)
			return
		case last.kind != "" && word == "else":
			b.close()
			b.Plain()
		default: // of nothing that is known
			b.Loop()
		}
	case "except":
		next.installed, next.other = last.installed, last.other
		switch fallback := last.installed && !last.other; {
		case last.kind == "except" && !fallback:
			b.Else(is, c)
			return
		case last.kind != "":
			b.close()
			fallthrough
		default:
			if fallback {
				b.Fallback()
			} else {
				b.If(is, c)
			}
		}
	case "for", "while", "def":
		b.Loop()
	case "finally":
		if last.kind != "" {
			b.close()
		}
		b.Plain()
	default:
		b.Plain()
	}
	b.open = append(b.open, next)
}

// leave ends the blocks in which a line does not stand any more that is so far indented. A word goes on with that of
// its own indent.
func (b *blocks) leave(indent int, word string) {
	for n := len(b.open); n > 0; n-- {
		last := b.open[n-1]
		goesOn := last.indent == indent && (slices.Contains([]string{"elif", "else", "except", "finally"}, word) ||
			word == "case" && last.kind == word)
		if last.indent < indent || goesOn {
			return
		}
		b.close()
	}
}

func (b *blocks) close() {
	b.open = b.open[:len(b.open)-1]
	b.Close()
}

// leaveAll ends all blocks, as a cell does.
func (b *blocks) leaveAll() {
	for len(b.open) > 0 {
		b.close()
	}
	b.pythonLines, b.opening = pythonLines{}, nil
}

// condition returns the condition of a block, and what is known of it.
func (b *blocks) condition(word, text string, start int) (install.Known, shell.Condition) {
	if word == "case" && text == "_" {
		return install.Always, shell.Condition{}
	}
	if word == "except" || word == "case" {
		c := install.NewCondition(strings.TrimSpace(word+" "+text), start, true, nil, nil)
		return install.Unknown, c
	}
	text, holds := bare(text), true
	if found := pythonNot.FindStringSubmatch(text); found != nil {
		text, holds = bare(found[1]), false
	}
	always, never := slices.Contains([]string{"True", "1"}, text), slices.Contains([]string{"False", "0", "None"}, text)
	switch {
	case word == "else", always && holds, never && !holds:
		return install.Always, shell.Condition{}
	case always, never:
		return install.Never, shell.Condition{}
	}
	alone := slices.ContainsFunc(called.FindAllStringSubmatch(text, -1), func(found []string) bool {
		return !slices.Contains(steady, found[1]) && !slices.Contains([]string{"in", "not", "and", "or", "is"}, found[1])
	})
	c := install.NewCondition(text, start, alone, pythonName.FindAllString(text, -1),
		func(name string) int { return b.sets[name] })
	c.Holds = holds
	return install.Unknown, c
}

// bare returns a condition without brackets around all of it.
func bare(text string) string {
	if found := inBrackets.FindStringSubmatch(text); found != nil {
		return found[1]
	}
	return text
}

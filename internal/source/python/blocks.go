package python

import (
	"regexp"
	"slices"
	"strings"

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
	// installed says that an installer has run in the block of the last try.
	installed bool
}

// pythonLines are lines of Python's, one after the other: their statement has not ended where brackets are open, or
// quotes of several lines.
type pythonLines struct {
	brackets int
	quoted   string
}

// goesOn reports whether the next line belongs to the same statement.
func (b *pythonLines) goesOn() bool { return b.brackets > 0 || b.quoted != "" }

// pythonBlock is a block, by how far what begins it is indented.
type pythonBlock struct {
	indent int
	kind   string
}

// header is what begins a block.
type header struct {
	indent, start int
	text          string
}

var (
	headerWord = regexp.MustCompile(
		`^(?:async\s+)?(if|elif|else|try|except|finally|for|while|with|def|class|match|case)\b`)
	pythonName = regexp.MustCompile(`[A-Za-z_]\w*`)
	called     = regexp.MustCompile(`([A-Za-z_]\w*)\s*\(`)
	// pythonSets finds the names that a line gives a value.
	pythonSets = regexp.MustCompile(`(?m)(?:^|[\s;,(])([A-Za-z_]\w*)\s*(?:[-+*/|&]|:)?=(?:[^=]|$)|` +
		`\b(?:import|as|for)\s+([A-Za-z_]\w*)`)
	pythonNot     = regexp.MustCompile(`^not\s+([\w.]+|\([^()]*\))$`)
	pythonComment = regexp.MustCompile(`\s+#[^"']*$`)
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
	b.scan(text)
	if inside {
		if b.opening != nil {
			b.opening.text += " " + said
			b.ends()
		}
		return
	}
	indent := len(text) - len(strings.TrimLeft(text, " "))
	if word := headerWord.FindStringSubmatch(said); word != nil {
		b.opening = &header{indent, start, said}
		b.ends()
		return
	}
	b.leave(indent, "")
}

// scan takes in which brackets and quotes a line leaves open.
func (b *pythonLines) scan(text string) {
	for i := 0; i < len(text); i++ {
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
			i = len(text)
		case strings.IndexByte("([{", rest[0]) >= 0:
			b.brackets++
		case strings.IndexByte(")]}", rest[0]) >= 0:
			b.brackets = max(0, b.brackets-1)
		}
	}
	if len(b.quoted) == 1 { // such quotes end with the line
		b.quoted = ""
	}
}

// ends begins the block of a header whose line has ended.
func (b *blocks) ends() {
	if b.goesOn() {
		return
	}
	h := *b.opening
	b.opening = nil
	word := headerWord.FindStringSubmatch(h.text)[1]
	b.leave(h.indent, word)
	text, one := strings.CutSuffix(strings.TrimSpace(pythonComment.ReplaceAllString(h.text, "")), ":")
	if !one { // what it runs stands behind it in the line
		return
	}
	text = strings.TrimSpace(strings.TrimPrefix(text, word))
	n := len(b.open)
	follows := n > 0 && b.open[n-1].indent == h.indent
	kind := ""
	if follows {
		kind = b.open[n-1].kind
	}
	is, c := b.condition(word, text, h.start+max(0, strings.Index(h.text, text)))
	switch {
	case follows && kind == "if" && (word == "elif" || word == "else"):
		b.Else(is, c)
		return
	case follows && word == "else", follows && word == "finally", follows && word == "except":
		b.close()
	}
	switch word {
	case "if", "case", "elif":
		b.If(is, c)
	case "except":
		if b.installed {
			b.Fallback()
		} else {
			b.If(is, c)
		}
	case "for", "while", "def":
		b.Loop()
	case "try":
		b.installed = false
		b.Plain()
	default:
		b.Plain()
	}
	b.open = append(b.open, pythonBlock{h.indent, word})
}

// leave ends the blocks in which a line does not stand any more that is so far indented. A word goes on with that of
// its own indent.
func (b *blocks) leave(indent int, word string) {
	for n := len(b.open); n > 0; n-- {
		last := b.open[n-1]
		goesOn := last.indent == indent && slices.Contains([]string{"elif", "else", "except", "finally"}, word)
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
	switch {
	case word == "else" || slices.Contains([]string{"True", "1"}, text):
		return install.Always, shell.Condition{}
	case slices.Contains([]string{"False", "0", "None"}, text):
		return install.Never, shell.Condition{}
	case word == "except" || word == "case":
		c := install.NewCondition(strings.TrimSpace(word+" "+text), start, true, nil, nil)
		return install.Unknown, c
	}
	holds := true
	if found := pythonNot.FindStringSubmatch(text); found != nil {
		text, holds = strings.Trim(found[1], "()"), false
	}
	alone := slices.ContainsFunc(called.FindAllStringSubmatch(text, -1), func(found []string) bool {
		return !slices.Contains(steady, found[1]) && !slices.Contains([]string{"in", "not", "and", "or", "is"}, found[1])
	})
	c := install.NewCondition(text, start, alone, pythonName.FindAllString(text, -1),
		func(name string) int { return b.sets[name] })
	c.Holds = holds
	return install.Unknown, c
}

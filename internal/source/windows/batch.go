package windows

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/shell"
)

// batchFile is a script of Windows' command line that is read.
// https://learn.microsoft.com/en-us/windows-server/administration/windows-commands/if
type batchFile struct {
	*script
	kinds    []batchBlock
	brackets int // of the kinds
	// paths are the conditions under which commands before have led to labels, and named the labels to which some in
	// the text lead: computed says that one leads to where nobody knows.
	paths    map[string][][]shell.Condition
	failed   [][]shell.Condition // likewise, under which the script has failed
	named    map[string]bool
	computed bool
	// kept is how many paths are known, and crowded says that there are more. Joined is how often several became one
	// list, and ahead how many bytes may still be looked at for where loops begin what they run.
	kept, joined, ahead int
	crowded             bool
}

// mostKept is how many ways to labels of a script are told apart, and mostJoined at how many labels these are compared.
const (
	mostKept   = 4096
	mostJoined = 512
)

// batchBlock is what ends a block of a script.
type batchBlock byte

const (
	ofBrackets batchBlock = iota
	ofLine                // of an if or a loop without brackets
	ofAnd                 // of "&&" or "||", up to the next "&"
	ofAsked               // likewise, of "&&" behind a command that is there to be asked
)

var (
	leads = lazyregexp.New(`(?i)\b(?:goto\s*:?\s*|call\s*:)([^\s:&|)]+)`)
	// ofIf is how a condition begins, and what it says.
	ofIf = lazyregexp.New(`(?i)^if\s+(?:/i\s+)?(not\s+)?(?:/i\s+)?((?:errorlevel|cmdextversion)\s+\S+|` +
		`exist\s+(?:"[^"\n]*"|[^\s"])+|defined\s+[^\s(]+|` +
		operand + `\s*==\s*` + operand + `|` + operand + `\s+(?:equ|neq|lss|leq|gtr|geq)\s+` + operand + `)[ \t]*`)
	ofErrors  = lazyregexp.New(`(?i)\berrorlevel\b|^exist\b`)
	batchName = lazyregexp.New(`(?i)(?:[%!]|defined\s+)([a-z_]\w*)`)
	batchSets = lazyregexp.New(`(?i)\bset\s+(?:/\w\s+)?"?([a-z_]\w*)\s*=`)
)

// operand is what a condition compares.
const operand = `(?:"[^"\n]*"|[^\s"=&|<>])+`

func newBatch(w *script) *batchFile {
	b := &batchFile{script: w, paths: map[string][][]shell.Condition{}, named: map[string]bool{}, ahead: 16 * len(w.text)}
	for _, found := range leads.FindAllStringSubmatch(w.text, -1) {
		b.named[strings.ToLower(found[1])] = true
		b.computed = b.computed || strings.ContainsAny(found[1], "%!")
	}
	return b
}

// read goes over the commands of the script.
func (b *batchFile) read() {
	for b.at < len(b.text) {
		switch c := b.text[b.at]; c {
		case '\n':
			b.pop(ofLine)
			b.at++
		case ' ', '\t', '\r', '@', ',', ';', '&', '|':
			b.at++
		case '(':
			b.blocks.Plain()
			b.bracket()
		case ')':
			b.at++
			b.closes()
		case ':':
			b.label()
		default:
			b.statement()
		}
	}
}

// pop ends the innermost blocks up to those of a kind.
func (b *batchFile) pop(least batchBlock) {
	for n := len(b.kinds); n > 0 && b.kinds[n-1] >= least; n-- {
		b.kinds = b.kinds[:n-1]
		b.blocks.Close()
	}
}

// closes ends what brackets hold, and begins what stands behind an else.
func (b *batchFile) closes() {
	b.pop(ofLine)
	if len(b.kinds) == 0 {
		return // a bracket that nothing opens
	}
	b.kinds = b.kinds[:len(b.kinds)-1]
	b.brackets--
	if behind := b.at; !b.word("else") {
		b.at = behind
		b.blocks.Close()
		b.joins()
		return
	}
	b.at += len("else")
	b.blocks.Else(install.Always, shell.Condition{})
	b.body()
}

// joins takes in what stands behind a closing bracket and hangs on how that came out.
func (b *batchFile) joins() {
	b.blanks()
	if strings.HasPrefix(b.text[b.at:], "||") {
		b.at += len("||")
		b.otherwise(func() { b.blocks.Fallback() })
	}
}

// otherwise begins what runs where what stands before it in the line does not succeed.
func (b *batchFile) otherwise(begin func()) {
	if n := len(b.kinds); n > 0 && b.kinds[n-1] == ofAsked {
		b.kinds[n-1] = ofAnd
		b.blocks.Else(install.Always, shell.Condition{})
		return
	}
	begin()
	b.kinds = append(b.kinds, ofAnd)
}

// body begins the block of a condition or a loop, which is open already.
func (b *batchFile) body() {
	b.blanks()
	if strings.HasPrefix(b.text[b.at:], "(") {
		b.bracket()
		return
	}
	b.kinds = append(b.kinds, ofLine)
}

// bracket takes in the bracket before what a block holds.
func (b *batchFile) bracket() {
	b.at++
	b.brackets++
	b.kinds = append(b.kinds, ofBrackets)
}

// label takes in a label, or skips a comment.
func (b *batchFile) label() {
	line, _, _ := strings.Cut(b.text[b.at:], "\n")
	start := b.at
	b.at += len(line)
	name, _, _ := strings.Cut(strings.TrimSpace(strings.TrimLeft(line, ": \t")), " ")
	name = strings.ToLower(name)
	if strings.HasPrefix(line, "::") || name == "" || len(b.kinds) > 0 {
		return
	}
	paths := slices.Clone(b.paths[name])
	delete(b.paths, name) // what stands behind it leads to the next of the name
	if path, runs := b.blocks.Path(); runs {
		paths = append(paths, path)
	}
	alone := install.NewCondition(":"+name, start, true, nil, nil)
	switch named := b.named[name] || b.computed; {
	case len(paths) == 1 && !(named && b.crowded):
		b.blocks.Reach(paths[0])
	case len(paths) > 0 && !b.crowded && len(paths) <= document.MostConditions:
		b.blocks.Reach(b.together(paths, alone))
	case named, len(paths) > 0: // from behind, or from too many places
		b.blocks.Reach([]shell.Condition{alone})
	}
}

// keep adds the conditions of a path to those that are known, unless one leads there anyway. More than are compared are
// not kept.
func (b *batchFile) keep(paths [][]shell.Condition, path []shell.Condition) [][]shell.Condition {
	same := func(a, b shell.Condition) bool { return a.Same(b) }
	switch {
	case len(paths) > document.MostConditions:
		return paths
	case slices.ContainsFunc(paths, func(p []shell.Condition) bool {
		return len(p) == 0 || slices.EqualFunc(p, path, same)
	}):
		return paths
	case b.kept == mostKept:
		b.crowded = true
		return paths
	}
	b.kept++
	return append(paths, path)
}

// together returns the conditions of a place to which several lists of them lead. Where these are not told in one list,
// nor with those under which nothing is installed since the script has failed, they are what all have in common, and
// that one leads there.
func (b *batchFile) together(paths [][]shell.Condition, otherwise shell.Condition) []shell.Condition {
	if b.joined++; b.joined > mostJoined {
		return []shell.Condition{otherwise}
	}
	paths = fewer(paths)
	if len(paths) == 1 {
		return paths[0]
	}
	if all := fewer(slices.Concat(paths, b.failed)); len(all) == 1 {
		return all[0]
	}
	var common []shell.Condition
	for _, c := range paths[0] {
		is := func(other shell.Condition) bool { return c.Same(other) }
		if !slices.ContainsFunc(paths[1:], func(p []shell.Condition) bool { return !slices.ContainsFunc(p, is) }) {
			common = append(common, c)
		}
	}
	if len(common) > document.MostConditions { // of which no more are told apart
		return common
	}
	return append(common, otherwise)
}

// fewer returns lists of conditions of which one holds where one of others does, with as few as that takes.
func fewer(paths [][]shell.Condition) [][]shell.Condition {
	for again := len(paths) <= document.MostConditions; again; {
		paths, again = oneFewer(paths)
	}
	return paths
}

// oneFewer returns lists of conditions with one in the place of two; false where no two are one.
func oneFewer(paths [][]shell.Condition) ([][]shell.Condition, bool) {
	for i := range paths {
		for j := i + 1; j < len(paths); j++ {
			if one, ok := either(paths[i], paths[j]); ok {
				paths = slices.Delete(slices.Clone(paths), j, j+1)
				paths[i] = one
				return paths, true
			}
		}
	}
	return paths, false
}

// either returns the list of conditions that holds where one of two does; false where there is none.
func either(a, b []shell.Condition) ([]shell.Condition, bool) {
	lacks := func(list, other []shell.Condition) (lacking []shell.Condition) {
		for _, c := range list {
			if !slices.ContainsFunc(other, func(o shell.Condition) bool { return c.Same(o) }) {
				lacking = append(lacking, c)
			}
		}
		return lacking
	}
	onlyA, onlyB := lacks(a, b), lacks(b, a)
	switch {
	case len(onlyA) == 0:
		return a, true
	case len(onlyB) == 0:
		return b, true
	case len(onlyA) == 1 && len(onlyB) == 1 && onlyA[0].Key == onlyB[0].Key:
		return slices.DeleteFunc(slices.Clone(a), func(c shell.Condition) bool { return c.Same(onlyA[0]) }), true
	}
	return nil, false
}

// statement takes in a condition, a loop or a command.
func (b *batchFile) statement() {
	rest := b.text[b.at:]
	if found := ofIf.FindStringSubmatchIndex(rest); found != nil {
		start, end := b.at+found[4], b.at+found[5]
		alone := ofErrors.MatchString(b.text[start:end])
		b.at += found[1]
		b.blocks.If(install.Unknown, b.condition(start, end, found[2] >= 0, alone, batchName, batchSets))
		b.body()
		return
	}
	if b.word("for") || b.word("if") {
		b.unclear()
		return
	}
	start := b.at
	b.end()
	text := b.text[start:b.at]
	b.jumps(text)
	installs := b.command(start, b.at)
	switch {
	case strings.HasPrefix(b.text[b.at:], "&&"):
		b.at += len("&&")
		if asksOnly.MatchString(text) {
			b.blocks.If(install.Unknown, install.NewCondition(text, start, true, nil, nil))
			b.kinds = append(b.kinds, ofAsked)
		}
	case strings.HasPrefix(b.text[b.at:], "||"):
		b.at += len("||")
		b.otherwise(func() {
			c := install.NewCondition(text, start, true, nil, nil)
			if c.Holds = false; asksOnly.MatchString(text) && !installs {
				b.blocks.If(install.Unknown, c)
			} else {
				b.blocks.Fallback()
			}
		})
	case strings.HasPrefix(b.text[b.at:], "&"):
		b.pop(ofAnd)
	}
}

// unclear takes in a loop, or a condition that is written as no other one: what stands behind it may not run.
func (b *batchFile) unclear() {
	start := b.at
	if b.word("for") {
		b.at += len("for")
		if n := b.does(b.text[b.at:]); n > 0 {
			b.at += n
		}
		b.blocks.Loop()
		b.body()
		return
	}
	b.at += len("if")
	line, _, _ := strings.Cut(b.text[b.at:], "\n")
	n := strings.IndexAny(line, "(&|")
	if n < 0 || line[n] != '(' {
		b.blocks.Loop()
	} else {
		b.blocks.If(install.Unknown, install.NewCondition(strings.TrimSpace(line[:n]), start, true, nil, nil))
		b.at += n
	}
	b.body()
}

// does returns where the text of a loop goes on behind the word before what it runs: it lists what it goes over in
// brackets, in one line or more. Nothing where there is no such word.
func (b *batchFile) does(text string) int {
	quoted, listed := false, false
	for i := 0; i < len(text) && i < b.ahead; i++ {
		switch c := text[i]; {
		case c == '\n' && !listed, (c == '&' || c == '|') && !listed && !quoted:
			b.ahead -= i
			return 0
		case c == '\n':
			quoted = false
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '^':
			i++
		case c == '(':
			listed = true
		case c == ')':
			listed = false
		case !listed && i > 0 && !isWordByte(text[i-1]) && doWord.MatchString(text[i:min(len(text), i+3)]):
			return i + len("do")
		}
	}
	b.ahead -= min(len(text), b.ahead)
	return 0
}

// doWord is the word before what a loop runs.
var doWord = lazyregexp.New(`(?i)^do\b`)

// end goes to where the command ends at which the walk is.
func (b *batchFile) end() {
	quoted := false
	comment := b.word("rem")
	for ; b.at < len(b.text); b.at++ {
		switch c := b.text[b.at]; {
		case c == '\n':
			return
		case comment: // up to the line's end
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '^' && b.at+1 < len(b.text):
			if b.at++; b.text[b.at] == '\r' && b.at+1 < len(b.text) {
				b.at++
			}
		case c == ')' && b.brackets > 0, c == '|', c == '&' && !strings.HasSuffix(b.text[:b.at], ">"):
			return
		}
	}
}

// ofExit is the end of a script, with what it says has become of it.
var ofExit = lazyregexp.New(`(?i)^\s*exit\b(?:\s*/b\b)?\s*([^\s>]*)`)

// jumps takes in a command that leads to a label, or ends the script.
func (b *batchFile) jumps(text string) {
	if left := ofExit.FindStringSubmatch(text); left != nil {
		if strings.Trim(left[1], "0") == "" {
			b.blocks.End()
			return
		}
		if path, runs := b.blocks.Path(); runs {
			b.failed = b.keep(b.failed, path)
		}
		b.blocks.Fail()
		return
	}
	program := strings.ToLower(strings.TrimSpace(text))
	calls, goes := calling.MatchString(program), strings.HasPrefix(program, "goto")
	found := leads.FindStringSubmatch(text)
	if found == nil || !calls && !goes {
		return
	}
	name := strings.ToLower(found[1])
	if path, runs := b.blocks.Path(); runs {
		b.paths[name] = b.keep(b.paths[name], path)
	}
	if goes {
		b.blocks.End()
	}
}

// calling is how a command begins that calls a label.
var calling = lazyregexp.New(`^call\s*:`)

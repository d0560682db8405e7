// Package shell takes shell text apart into commands whose words know where they
// stand. Nothing is run: words that depend on what a command would print are
// marked, and not guessed, where that does not follow from the text alone.
package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/envsolve/envsolve/internal/lazyregexp"
)

// Word is a word of a command.
type Word struct {
	Text       string // without quotes, variables replaced as far as they are known
	Start, End int    // offsets in the text that was read
	// Unknown says that a part of it only the running command would know.
	Unknown bool
	// doubtful says that a variable in it decides no condition.
	doubtful bool
}

// Command is a simple command, or an export of variables, an output, or the beginning or the end of a shell of its own,
// which have no words.
type Command struct {
	Words []Word
	// Variables are those that are set for the command alone, or exported.
	Variables []Variable
	// Outputs are the files into which a text has what it prints go, where it is the command for that.
	Outputs []Output
	// Conditional says that it runs only where a condition of the text holds.
	Conditional bool
	// Conditions are those of which nobody knows whether they hold, and that decide whether it runs: it does where each
	// comes out as it says.
	Conditions []Condition
	// Fallback says that it runs only where the command before it fails.
	Fallback bool
	// Untaken says that it stands behind a condition of the text that does not hold.
	Untaken bool
	// Uncalled says that it stands in a function that nothing calls; it is untaken then.
	Uncalled bool
	// Opens and Closes say that a shell of its own begins or ends here, of which the text goes back to the folder
	// that it was in.
	Opens, Closes bool
	// Caught says that the text goes on where it fails: by what stands behind "||" or ";" or takes what it prints, or
	// as a condition.
	Caught bool
	// Input is what the command is given to read: what a redirection names, a here-document, or the command before a
	// pipe; empty for none.
	Input Word
	// TakeOver has the variables of the text be what a file leaves them that the command has its shell read, which began
	// with them, but for those that are its own. It may be called as long as the command is gone over.
	TakeOver func(left *Variables, own map[string]bool)
}

// Output is a file into which something is written.
type Output struct {
	Word
	Adds bool // what is there stays
}

// Variable is a variable and the value that a text gives it.
type Variable struct {
	Name  string
	Value Word
}

// MostText is the longest text that is read, in bytes: lines of a Dockerfile
// are far shorter.
const MostText = 256 << 10

// Each goes over the simple commands of a text in order, whatever they stand
// in, with those inside $(…) before the command that uses them. Assignments
// before a command and alone are taken over into variables, and what is done for
// a command may set others by its TakeOver, which hold for those behind it. The error says why
// the text cannot be read; the commands before that have been gone over.
func Each(text string, variables *Variables, do func(Command)) error {
	return each(text, variables, do, false, nil)
}

// EachApart is [Each] of a text that has a shell of its own, so that the variables are in the end what they were.
func EachApart(text string, variables *Variables, do func(Command)) error {
	return each(text, variables, do, true, nil)
}

// EachSourced is [Each] of a text that the shell of another one reads, so that "return" ends it. That one may call the
// functions of which it is asked for.
func EachSourced(text string, variables *Variables, mayCall func(function string) bool, do func(Command)) error {
	return each(text, variables, do, false, mayCall)
}

func each(text string, variables *Variables, do func(Command), apart bool, mayCall func(string) bool) error {
	sourced := mayCall != nil
	variables.exited = false
	if len(text) > MostText {
		text = text[:MostText]
	}
	if nested(text) {
		variables.unfollowed = true
		return errNested
	}
	file, err := syntax.NewParser(syntax.Variant(syntax.LangBash), syntax.RecoverErrors(8)).Parse(
		strings.NewReader(text), "")
	if file == nil {
		variables.unfollowed = true
		return err
	}
	r := &reader{text: text, variables: variables, place: variables.place, do: do, arrays: map[string][]Word{},
		written: map[string]Word{},
		turns:   map[string]Word{}, functions: map[string]*function{}, followed: followed(file), function: nowhere,
		inputs: map[*syntax.CallExpr]Word{}, sourced: sourced, mayReturn: nowhere}
	if moves(file) {
		r.forgetArguments()
	}
	syntax.Walk(file, r.visit)
	r.returned()
	variables.exited = r.gone != nil && r.gone.exits
	r.uncalled(file, mayCall)
	if sourced {
		variables.touched, _ = r.changedFrom(0)
	}
	variables.unfollowed = err != nil || len(text) == MostText || len(r.functions) > 0
	if apart {
		r.undo(0)
	}
	return err
}

// reader walks over a parsed text.
type reader struct {
	text       string
	variables  *Variables
	do         func(Command)
	conditions int // in which the walk is
	untaken    int // likewise, that do not hold
	fallbacks  int // likewise
	caught     int // likewise
	maybe      int // likewise, of what else may not run, or not once
	shell      int // depth at which the shell began in which the walk is
	function   int // likewise of the function
	gone       *ending
	sourced    bool   // the shell of another text reads this one, and the walk is in no shell of its own
	mayReturn  int    // the first change of variables behind a "return" that may have ended the text; nowhere for none
	blind      bool   // nothing decides a condition
	place      string // as of [Variables.At]
	marks      int    // that were made
	steps      int    // commands that may have changed which files and programs there are
	handed     int    // the mark of what the script or the function was given
	sources    int    // files that were sourced
	locals     []func()
	changes
	followed map[syntax.Node]bool
	undecided
	strict    strictness
	arrays    map[string][]Word
	written   map[string]Word // what is assigned to variables, or a loop goes over, where it stands in the text
	turns     map[string]Word // what the variables of loops are in the turn in which the walk is
	functions map[string]*function
	acts      bool   // it does more than set variables and declare functions
	dynamic   bool   // which command one is, is known only where it runs
	dead      bool   // the walk is in a function that nothing calls
	shifted   bool   // given is not what is given for certain
	given     []Word // to the function in which the walk is
	calls     int    // of functions and turns of loops
	inputs    map[*syntax.CallExpr]Word
}

func (r *reader) visit(n syntax.Node) bool {
	switch n := n.(type) {
	case *syntax.Stmt:
		r.outputs(n)
		r.redirected(n)
		if r.ignores(n) {
			r.caught++
			if n.Background || n.Coprocess {
				r.apart(func() { r.inside(n) })
			} else {
				r.inside(n)
			}
			r.caught--
			return false
		}
	case *syntax.Subshell:
		r.do(Command{Opens: true})
		r.apart(func() { r.walk(n.Stmts, false) })
		r.do(Command{Closes: true})
		return false
	case *syntax.CoprocClause:
		r.apart(func() { syntax.Walk(n.Stmt, r.visit) })
		return false
	case *syntax.CmdSubst:
		r.do(Command{Opens: true})
		r.apart(func() { r.aside(n.Stmts) })
		r.do(Command{Closes: true})
		return false
	case *syntax.ProcSubst:
		r.apart(func() { r.aside(n.Stmts) })
		return false
	case *syntax.WhileClause:
		r.doubtfully(func() {
			r.aside(n.Cond)
			r.walk(n.Do, false)
		})
		return false
	case *syntax.ParamExp:
		r.assigns(n)
	case *syntax.BinaryArithm, *syntax.UnaryArithm:
		r.computes(n)
	case *syntax.CallExpr:
		r.call(n)
	case *syntax.DeclClause: // export A=b
		r.declare(n)
	case *syntax.FuncDecl:
		if n.Name != nil && n.Body != nil {
			r.functions[n.Name.Value] = &function{body: n.Body}
		}
		return false
	case *syntax.ForClause:
		r.loop(n)
		return false
	case *syntax.IfClause:
		r.either(n)
		return false
	case *syntax.CaseClause:
		r.cases(n)
		return false
	case *syntax.BinaryCmd:
		r.piped(n)
		r.joined(n)
		return false
	}
	return true
}

// walk goes over statements, which may stand behind a condition.
func (r *reader) walk(list []*syntax.Stmt, conditional bool) {
	if conditional {
		r.conditions++
		defer func() { r.conditions-- }()
	}
	for _, s := range list {
		syntax.Walk(s, r.visit)
	}
}

func (r *reader) call(n *syntax.CallExpr) {
	c := Command{Conditional: r.conditions > 0, Conditions: r.decides(), Untaken: r.skips(), Fallback: r.fallbacks > 0,
		Uncalled: r.dead, Caught: r.caught > 0, Input: r.inputs[n], TakeOver: r.takeOver}
	for _, a := range n.Assigns {
		if len(n.Args) > 0 && a.Name != nil { // it is for the command alone
			defer r.keep(a.Name.Value)()
		}
		c.Variables = append(c.Variables, r.assign(a)...)
	}
	for _, w := range n.Args {
		c.Words = append(c.Words, r.words(w)...)
	}
	if !c.Conditional && !c.Fallback && !c.Untaken {
		r.strict.set(c.Words)
	}
	if len(c.Words) == 0 {
		return
	}
	r.dynamic = r.dynamic || c.Words[0].Unknown || c.Words[0].Text == "eval"
	if r.called(c.Words) {
		r.acts = true
		return
	}
	if program := c.Words[0].Text; len(c.Words) > 1 && (program == "." || program == "source") {
		r.steps++
		r.source(c)
	} else {
		r.do(c)
		if !changesNothing(c.Words) {
			r.steps++
			r.acts = r.acts || program != "shopt"
		}
		r.built(c.Words)
	}
}

// redirected takes what a statement has its command read.
func (r *reader) redirected(n *syntax.Stmt) {
	call, ok := n.Cmd.(*syntax.CallExpr)
	for _, redirect := range n.Redirs {
		from := redirect.Word
		switch redirect.Op {
		case syntax.Hdoc, syntax.DashHdoc:
			from = redirect.Hdoc
		case syntax.RdrIn, syntax.WordHdoc:
		default:
			continue
		}
		if ok && from != nil {
			r.inputs[call] = r.word(from)
		}
	}
}

// piped takes what a command reads out of the one before it.
func (r *reader) piped(n *syntax.BinaryCmd) {
	call, ok := n.Y.Cmd.(*syntax.CallExpr)
	if !ok || n.Op != syntax.Pipe && n.Op != syntax.PipeAll {
		return
	}
	start, end := min(int(n.X.Pos().Offset()), len(r.text)), min(int(n.X.End().Offset()), len(r.text))
	if start < end {
		r.inputs[call] = Word{Text: r.text[start:end], Start: start, End: end}
	}
}

// skips reports whether what the walk is at does not run.
func (r *reader) skips() bool { return r.untaken > 0 || r.gone != nil }

// outputs takes the files into which what a statement prints goes, as a command before it.
func (r *reader) outputs(n *syntax.Stmt) {
	c := Command{Conditional: r.conditions > 0, Untaken: r.skips(), Fallback: r.fallbacks > 0}
	for _, redirect := range n.Redirs {
		switch redirect.Op {
		case syntax.RdrOut, syntax.AppOut, syntax.RdrClob, syntax.RdrAll, syntax.AppAll:
			if fd := redirect.N; redirect.Word != nil && (fd == nil || fd.Value != "2") {
				adds := redirect.Op == syntax.AppOut || redirect.Op == syntax.AppAll
				c.Outputs = append(c.Outputs, Output{r.word(redirect.Word), adds})
			}
		}
	}
	if len(c.Outputs) > 0 {
		r.do(c)
	}
}

// declare takes variables that a text declares; those that it exports are a command.
func (r *reader) declare(n *syntax.DeclClause) {
	c := Command{Conditional: r.conditions > 0, Conditions: r.decides(), Untaken: r.skips(), Fallback: r.fallbacks > 0}
	kind := ""
	if n.Variant != nil {
		kind = n.Variant.Value
	}
	for _, a := range n.Args {
		if a.Name == nil { // an option, or words that say the names
			if w := a.Value; w == nil || kind != "export" && kind != "readonly" && w.Lit() != "-x" && w.Lit() != "-r" {
				defer r.lose()
			}
			continue
		}
		if r.function != nowhere && kind != "export" && kind != "readonly" {
			r.locals = append(r.locals, r.keep(a.Name.Value))
			r.set(a.Name.Value, "", false)
		}
		c.Variables = append(c.Variables, r.assign(a)...)
	}
	if kind == "export" && len(c.Variables) > 0 {
		r.do(c)
	}
}

// assign takes an assignment, and returns it where it has a value.
func (r *reader) assign(a *syntax.Assign) []Variable {
	if a != nil && a.Name != nil && a.Array != nil {
		r.assignArray(a)
		r.set(a.Name.Value, "", false)
	}
	if a == nil || a.Name == nil {
		return nil
	}
	if a.Value == nil {
		if !a.Naked && a.Array == nil && a.Index == nil && !a.Append { // A=
			r.set(a.Name.Value, "", true)
		}
		return nil
	}
	w := r.word(a.Value)
	r.written[a.Name.Value] = Word{}
	if w.Text == r.text[w.Start:w.End] {
		r.written[a.Name.Value] = w
	}
	r.setIf(a.Name.Value, w.Text, !w.Unknown, !w.doubtful && !a.Append && a.Index == nil)
	return []Variable{{a.Name.Value, w}}
}

// MostOfWord is how many bytes the variables in a word may make of it: a text that doubles
// one again and again would fill the memory.
const MostOfWord = 1 << 12

func (r *reader) word(w *syntax.Word) Word {
	start, end := int(w.Pos().Offset()), int(w.End().Offset())
	start, end = min(start, len(r.text)), min(end, len(r.text))
	if start > end { // its quotes do not end
		end = len(r.text)
	}
	word := Word{Start: start, End: end}
	var b strings.Builder
	r.parts(&b, &word, w.Parts)
	if word.Text = b.String(); len(word.Text) > max(MostOfWord, end-start) {
		word.Text, word.Unknown = "", true
	}
	raw := r.text[start:end]
	if n := len(raw); n >= 2 && len(w.Parts) == 1 && (raw[0] == '"' || raw[0] == '\'') && raw[n-1] == raw[0] {
		word.Start, word.End = start+1, end-1
	}
	return word
}

func (r *reader) parts(b *strings.Builder, word *Word, parts []syntax.WordPart) {
	for _, part := range parts {
		switch p := part.(type) {
		case *syntax.Lit:
			b.WriteString(unescape(p.Value))
		case *syntax.SglQuoted:
			b.WriteString(p.Value)
		case *syntax.DblQuoted:
			r.parts(b, word, p.Parts)
		case *syntax.ParamExp:
			r.parameter(b, word, p)
		default:
			r.compute(b, word, p)
		}
	}
}

// compute writes what a part comes to.
func (r *reader) compute(b *strings.Builder, word *Word, p syntax.WordPart) {
	text, ok := r.computed(p)
	syntax.Walk(p, func(n syntax.Node) bool {
		if p, is := n.(*syntax.ParamExp); is && r.doubts(p) {
			word.doubtful = true
		}
		return true
	})
	b.WriteString(text)
	word.Unknown = word.Unknown || !ok
}

// parameter writes the value of a variable, or the default that ${NAME:-…} gives.
func (r *reader) parameter(b *strings.Builder, word *Word, p *syntax.ParamExp) {
	word.doubtful = word.doubtful || r.doubts(p)
	value, known := "", false
	if n := positional(p); n > 0 {
		var given bool
		if value, given, known = r.argument(n); given && !known { // and so is whether a default stands in
			word.Unknown = true
			return
		}
	} else if p.Param != nil {
		value, known = r.variables.Get(p.Param.Value)
	}
	plain := !p.Excl && !p.Length && !p.Width && p.Index == nil && p.Slice == nil && p.Repl == nil
	switch {
	case !plain:
		r.compute(b, word, p)
	case p.Exp == nil && known:
		b.WriteString(value)
		word.Unknown = word.Unknown || unset.MatchString(value)
	case p.Exp != nil && known && value != "":
		if p.Exp.Op != syntax.DefaultUnset && p.Exp.Op != syntax.DefaultUnsetOrNull {
			r.compute(b, word, p)
			return
		}
		b.WriteString(value)
	case p.Exp != nil && p.Exp.Word != nil &&
		(p.Exp.Op == syntax.DefaultUnset || p.Exp.Op == syntax.DefaultUnsetOrNull):
		r.parts(b, word, p.Exp.Word.Parts)
	default:
		word.Unknown = true
	}
}

// unset finds a variable in the value of another one, which whoever set that left as it is where nobody says it.
var unset = lazyregexp.New(`\$(?:\w|\{)`)

// unescape takes the backslashes out of a literal, and those before a line's end
// with it.
func unescape(text string) string {
	if !strings.Contains(text, `\`) {
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '\\' && i+1 < len(text) {
			if i++; text[i] == '\n' {
				continue
			}
		}
		b.WriteByte(text[i])
	}
	return b.String()
}

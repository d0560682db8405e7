package shell

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/envsolve/envsolve/internal/lazyregexp"
)

// function is one that a text declares.
type function struct {
	body   *syntax.Stmt
	called bool
	inside bool // the walk is in it
}

// mostCalls is how many calls of functions and turns of loops are followed: each walks over a text again.
const mostCalls = 256

// called reads the body of the function that a command calls, with what the command gives to it. It reports
// whether there is one.
func (r *reader) called(words []Word) bool {
	if words[0].Text == "shift" && r.given != nil {
		r.hand()
		by, err := 1, error(nil)
		if len(words) > 1 {
			by, err = strconv.Atoi(words[1].Text)
		}
		r.shifted = r.shifted || err != nil
		r.given = r.given[min(max(by, 0), len(r.given)):]
		return true
	}
	f := r.functions[words[0].Text]
	if f == nil || words[0].Unknown {
		return false
	}
	f.called = true
	if f.inside || r.calls >= mostCalls {
		r.lose()
		return true
	}
	r.calls++
	given, shifted, function, gone, locals := r.given, r.shifted, r.function, r.gone, len(r.locals)
	handed := r.handed
	r.hand()
	r.given, r.shifted, r.function, f.inside = words[1:], false, r.depth(), true
	syntax.Walk(f.body, r.visit)
	if gone == nil && r.gone != nil && r.gone.returns {
		r.undo(min(r.gone.from, len(r.changed)))
		r.gone = nil
	}
	for _, restore := range slices.Backward(r.locals[locals:]) {
		restore()
	}
	r.locals = r.locals[:locals]
	r.given, r.shifted, r.function, f.inside = given, shifted, function, false
	r.handed = handed
	return true
}

// hand takes in that the words which the script or the function is given are others from here on.
func (r *reader) hand() {
	r.marks++
	r.handed = r.marks
}

// uncalled reads the functions that a text declares and calls nowhere, in their order: first those that may be called
// otherwise, such as by a word that a command is given, and then the others, which do not run.
func (r *reader) uncalled(file *syntax.File, mayCall func(function string) bool) {
	var list []*function
	for _, f := range r.functions {
		if !f.called {
			list = append(list, f)
		}
	}
	if len(list) == 0 {
		return
	}
	slices.SortFunc(list, func(a, b *function) int { return cmp.Compare(a.body.Pos().Offset(), b.body.Pos().Offset()) })
	r.given, r.rest, r.both = nil, nil, nil
	r.hand()
	live := r.live(file, mayCall)
	for _, dead := range []bool{false, true} {
		for _, f := range list {
			if f.called || live(f) == dead {
				continue
			}
			f.called, f.inside = true, true
			r.apart(func() {
				r.lose()
				if dead {
					r.dead = true
					r.untaken++
				}
				r.aside([]*syntax.Stmt{f.body})
				if dead {
					r.dead = false
					r.untaken--
				}
			})
			f.inside = false
		}
	}
}

// live returns what tells whether a function may be called that no command of the text is. All may be where the text
// does nothing but declare them, and where it runs what nobody knows.
func (r *reader) live(file *syntax.File, mayCall func(function string) bool) func(*function) bool {
	if r.dynamic || mayCall == nil && !r.acts {
		return func(*function) bool { return true }
	}
	said := saidIn(file)
	may := map[*function]bool{}
	var reach func(in string)
	reach = func(in string) {
		for name := range said[in] {
			if f := r.functions[name]; f != nil && !may[f] {
				may[f] = true
				reach(name)
			}
		}
	}
	reach("")
	for _, name := range slices.Sorted(maps.Keys(r.functions)) {
		if f := r.functions[name]; !may[f] && (f.called || !plainName.MatchString(name) || mayCall != nil && mayCall(name)) {
			may[f] = true
			reach(name)
		}
	}
	return func(f *function) bool { return may[f] }
}

// plainName is the name of a function that is one of the [Names] of a text that says it.
var plainName = lazyregexp.New(`^[\w:.+-]+$`)

// Names returns the words of a text that may be names of functions.
func Names(text string) []string {
	return strings.FieldsFunc(text, func(c rune) bool {
		return !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || strings.ContainsRune("_:.+-", c))
	})
}

// saidIn returns what may be names of functions in the words of a text, by the function in which they stand; "" for
// none.
func saidIn(file *syntax.File) map[string]map[string]bool {
	said := map[string]map[string]bool{"": {}}
	var in []string
	var visit func(n syntax.Node) bool
	visit = func(n syntax.Node) bool {
		text := ""
		switch n := n.(type) {
		case *syntax.FuncDecl:
			if n.Name == nil || n.Body == nil {
				return true
			}
			in = append(in, n.Name.Value)
			if said[n.Name.Value] == nil {
				said[n.Name.Value] = map[string]bool{}
			}
			syntax.Walk(n.Body, visit)
			in = in[:len(in)-1]
			return false
		case *syntax.Lit:
			text = n.Value
		case *syntax.SglQuoted:
			text = n.Value
		}
		of := ""
		if len(in) > 0 {
			of = in[len(in)-1]
		}
		for _, name := range Names(text) {
			said[of][name] = true
		}
		return true
	}
	syntax.Walk(file, visit)
	return said
}

// loop reads the body of a loop once for each word that it goes over, where these are known and all of them have
// their turn; that of another one once, without knowing the variable.
func (r *reader) loop(n *syntax.ForClause) {
	body := func() { r.walk(n.Do, false) }
	over, ok := n.Loop.(*syntax.WordIter)
	if !ok || over.Name == nil {
		r.doubtfully(func() {
			syntax.Walk(n.Loop, r.visit)
			body()
		})
		return
	}
	var words []Word
	for _, w := range over.Items {
		words = append(words, r.words(w)...)
	}
	unknown := func(w Word) bool { return w.Unknown || strings.ContainsAny(w.Text, "*?[{") }
	if n.Select || len(words) == 0 || slices.ContainsFunc(words, unknown) || r.calls+len(words) > mostCalls {
		r.set(over.Name.Value, "", false)
		syntax.Walk(n.Loop, r.visit)
		r.doubtfully(body)
		return
	}
	r.calls += len(words)
	defer delete(r.turns, over.Name.Value)
	turns := func() {
		for _, w := range words {
			r.setIf(over.Name.Value, w.Text, true, !w.doubtful)
			r.written[over.Name.Value] = Word{}
			r.turns[over.Name.Value] = w
			body()
		}
	}
	if leaves(n.Do) {
		r.doubtfully(turns)
	} else {
		turns()
	}
}

// leaves reports whether a turn of a loop may end before its last statement.
func leaves(list []*syntax.Stmt) (found bool) {
	for _, s := range list {
		syntax.Walk(s, func(n syntax.Node) bool {
			if c, is := n.(*syntax.CallExpr); is && len(c.Args) > 0 {
				found = found || c.Args[0].Lit() == "break" || c.Args[0].Lit() == "continue"
			}
			return !found
		})
	}
	return found
}

// assignArray takes the words of an array.
func (r *reader) assignArray(a *syntax.Assign) {
	var words []Word
	if a.Append {
		words = append(words, r.arrays[a.Name.Value]...)
	}
	for _, e := range a.Array.Elems {
		if e.Value != nil && e.Index == nil {
			words = append(words, r.words(e.Value)...)
		}
	}
	r.arrays[a.Name.Value] = words[:min(len(words), mostCalls)]
}

// words returns what a word comes to: several where it is a list, all that was given to a function, or a
// variable without quotes that holds several.
func (r *reader) words(w *syntax.Word) []Word {
	p, quoted := parameterOf(w)
	switch {
	case p == nil || p.Param == nil || p.Excl || p.Length || p.Width || p.Slice != nil || p.Repl != nil || p.Exp != nil:
	case p.Index != nil:
		index, ok := p.Index.(*syntax.Word)
		if list := r.arrays[p.Param.Value]; ok && list != nil && (index.Lit() == "@" || index.Lit() == "*") {
			return list
		}
	case p.Param.Value == "@" || p.Param.Value == "*":
		if r.given != nil {
			return r.given
		}
	case positional(p) > 0 && positional(p) <= len(r.given):
		return r.given[positional(p)-1 : positional(p)]
	case r.turns[p.Param.Value].Text != "":
		return []Word{r.turns[p.Param.Value]}
	case !quoted:
		return r.fields(r.word(w), r.written[p.Param.Value])
	}
	return []Word{r.word(w)}
}

// fields parts a word at its blanks, as a shell does a variable without quotes. What the variable holds may
// stand somewhere in the text.
func (r *reader) fields(w, written Word) (list []Word) {
	parts := strings.Fields(w.Text)
	if w.Unknown || len(parts) == 1 {
		return []Word{w}
	}
	at := 0
	for _, part := range parts {
		one := Word{Text: part, Start: w.Start, End: w.End}
		if written.Text == w.Text {
			at += strings.Index(w.Text[at:], part)
			one.Start, one.End = written.Start+at, written.Start+at+len(part)
			at += len(part)
		}
		list = append(list, one)
	}
	return list
}

// parameterOf returns the variable that a word is and nothing else.
func parameterOf(w *syntax.Word) (p *syntax.ParamExp, quoted bool) {
	if len(w.Parts) != 1 {
		return nil, false
	}
	switch part := w.Parts[0].(type) {
	case *syntax.ParamExp:
		return part, false
	case *syntax.DblQuoted:
		if len(part.Parts) == 1 {
			p, _ = part.Parts[0].(*syntax.ParamExp)
			return p, true
		}
	}
	return nil, false
}

// positional returns the number of what was given to a function that a variable is: 1 of $1; 0 for others.
func positional(p *syntax.ParamExp) int {
	if p.Param == nil || len(p.Param.Value) != 1 || p.Param.Value[0] < '1' || p.Param.Value[0] > '9' {
		return 0
	}
	return int(p.Param.Value[0] - '0')
}

// mostArguments is how many of the words that a script is given are told apart.
const mostArguments = 9

// argument returns what is known of a word that is given to the script or to the function in which the walk is: whether
// there is one, and whether its value is known.
func (r *reader) argument(n int) (value string, given, known bool) {
	if r.given != nil {
		if n > len(r.given) {
			return "", false, false
		}
		return r.given[n-1].Text, true, !r.given[n-1].Unknown
	}
	value, known = r.variables.Get(strconv.Itoa(n))
	return value, known || n <= r.variables.Given, known
}

// forgetArguments leaves the words unknown that a script is given.
func (r *reader) forgetArguments() {
	for n := 1; n <= mostArguments; n++ {
		r.set(strconv.Itoa(n), "", false)
	}
	r.changeAll(r.variables.lost, mostArguments)
}

// moves reports whether a text has commands outside functions that give it other words than it was given: a loop may
// run them any number of times.
func moves(file *syntax.File) bool {
	found := false
	syntax.Walk(file, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.FuncDecl:
			return false
		case *syntax.CallExpr:
			if len(n.Args) == 0 {
				break
			}
			switch n.Args[0].Lit() {
			case "shift", "getopts":
				found = true
			case "set":
				found = found || setsArguments(n.Args[1:])
			}
		}
		return !found
	})
	return found
}

// setsArguments reports whether the words of "set" are more than options.
func setsArguments(words []*syntax.Word) bool {
	for i := 0; i < len(words); i++ {
		switch word := words[i].Lit(); {
		case len(word) < 2 || word == "--" || !strings.ContainsAny(word[:1], "-+"):
			return true
		case strings.HasSuffix(word, "o"): // its name follows
			i++
		}
	}
	return false
}

// takeOver has the variables be what a file leaves them, but for those that are its own. Of a file that may not be
// read, nobody knows what those are that it sets; one of which something is not followed may have changed any.
func (r *reader) takeOver(left *Variables, own map[string]bool) {
	if left.Given != r.variables.Given && !own["1"] {
		r.changeAll(r.variables.lost, left.Given)
	}
	if left.unfollowed || left.lost != r.variables.lost {
		r.lose()
	}
	if left.exited {
		defer r.ends("exit", true)
	}
	for _, name := range left.touched {
		if of := left.values[name]; !own[name] && of != r.variables.values[name] {
			r.written[name] = Word{}
			r.setIf(name, of.text, of.known && r.fallbacks == 0, !left.Doubts(name))
		}
	}
}

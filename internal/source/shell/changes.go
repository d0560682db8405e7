package shell

import (
	"path"
	"slices"
	"strconv"

	"mvdan.cc/sh/v3/syntax"

	"github.com/envsolve/envsolve/internal/lazyregexp"
)

// What a text does to variables by other means than an assignment is not followed: they decide no condition then.

// doubts reports whether a variable in a word decides no condition.
func (r *reader) doubts(p *syntax.ParamExp) bool {
	switch n := positional(p); {
	case r.blind || p.Excl:
		return true
	case p.Param == nil:
		return false
	case n > 0 && r.given != nil:
		return r.shifted || n <= len(r.given) && r.given[n-1].doubtful
	}
	return r.variables.Doubts(p.Param.Value)
}

// keep returns a function that makes a variable again what it is now.
func (r *reader) keep(name string) func() {
	was := r.variables.values[name]
	return func() {
		delete(r.turns, name)
		r.change(name, was)
	}
}

// source goes over the command that has the shell read a file. Where whoever takes the command does not read it, it may
// have changed any variable.
func (r *reader) source(c Command) {
	if r.sources++; r.sources > mostCalls {
		r.blind = true
		r.do(c)
		return
	}
	read := false
	c.TakeOver = func(left *Variables, own map[string]bool) {
		read = true
		r.takeOver(left, own)
	}
	r.do(c)
	if file := c.Words[1]; !read && (file.Unknown || path.Base(file.Text) != "activate") {
		r.lose()
	}
}

var name = lazyregexp.New(`^[A-Za-z_][A-Za-z0-9_]*`)

// built takes in what the shell's own commands do to its variables, and that one ends it.
func (r *reader) built(words []Word) {
	program := words[0].Text
	if (program == "command" || program == "builtin") && len(words) > 1 {
		words = words[1:]
		program = words[0].Text
		if slices.Contains([]string{"export", "declare", "typeset", "local", "readonly", ".", "source"}, program) {
			r.lose()
		}
	}
	rest := words[1:]
	switch program {
	case "exit", "return":
		r.ends(program, len(rest) == 0 || rest[0].Text == "0")
	case "eval", "trap":
		r.lose()
	case "printf":
		if len(rest) > 1 && rest[0].Text == "-v" {
			r.forget(rest[1:2])
		}
	case "read", "unset", "readarray", "mapfile", "let", "getopts":
		r.forget(append([]Word{{Text: "REPLY"}, {Text: "MAPFILE"}, {Text: "OPTARG"}, {Text: "OPTIND"}}, rest...))
	case "shift", "set":
		if program == "set" && !slices.ContainsFunc(rest, func(w Word) bool {
			return w.Unknown || w.Text == "" || w.Text == "--" || w.Text[0] != '-' && w.Text[0] != '+'
		}) {
			return
		}
		r.hand()
		if r.given != nil {
			r.shifted = true
		}
		for n := 1; n <= 9; n++ {
			number := strconv.Itoa(n)
			text, known := r.variables.Get(number)
			r.setIf(number, text, known, false)
		}
	}
}

// forget has nothing be known of the variables that words name.
func (r *reader) forget(words []Word) {
	for _, w := range words {
		if w.Unknown {
			r.lose()
		} else if found := name.FindString(w.Text); found != "" {
			r.set(found, "", false)
		}
	}
}

// assigns takes in what ${A:=b} does to the variable.
func (r *reader) assigns(p *syntax.ParamExp) {
	if p.Param == nil || p.Exp == nil || p.Exp.Op != syntax.AssignUnset && p.Exp.Op != syntax.AssignUnsetOrNull {
		return
	}
	if r.variables.Value(p.Param.Value) == "" {
		r.set(p.Param.Value, "", false)
	}
}

// computes takes in what arithmetic does to a variable: ((A++)).
func (r *reader) computes(n syntax.Node) {
	var to syntax.ArithmExpr
	switch n := n.(type) {
	case *syntax.BinaryArithm:
		switch n.Op {
		case syntax.Assgn, syntax.AddAssgn, syntax.SubAssgn, syntax.MulAssgn, syntax.QuoAssgn, syntax.RemAssgn,
			syntax.AndAssgn, syntax.OrAssgn, syntax.XorAssgn, syntax.ShlAssgn, syntax.ShrAssgn:
			to = n.X
		}
	case *syntax.UnaryArithm:
		if n.Op == syntax.Inc || n.Op == syntax.Dec {
			to = n.X
		}
	}
	if to == nil {
		return
	}
	if w, is := to.(*syntax.Word); is && w.Lit() != "" {
		r.forget([]Word{{Text: w.Lit()}})
	} else {
		r.lose()
	}
}

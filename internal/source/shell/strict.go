package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// strictness is what a text has told its shell to end for.
type strictness struct {
	commands bool // one that fails: set -e
	pipes    bool // of a pipe, any that fails: set -o pipefail
}

// set takes in what the command set says.
// https://www.gnu.org/software/bash/manual/html_node/The-Set-Builtin.html
func (s *strictness) set(words []Word) {
	if len(words) == 0 || words[0].Text != "set" {
		return
	}
	for i, w := range words[1:] {
		letters, on := strings.CutPrefix(w.Text, "-")
		if !on {
			letters, _ = strings.CutPrefix(w.Text, "+")
		}
		if letters == w.Text || letters == "" || letters[0] == '-' {
			return
		}
		if strings.Contains(letters, "e") {
			s.commands = on
		}
		if !strings.HasSuffix(letters, "o") || i+2 >= len(words) {
			continue
		}
		switch option := words[i+2].Text; option {
		case "errexit":
			s.commands = on
		case "pipefail":
			s.pipes = on
		}
		s.set(append([]Word{words[0]}, words[i+3:]...))
		return
	}
}

// followed returns the statements of a text behind which others of the same list stand, and the commands joined by
// "&&" that such a statement is.
func followed(file *syntax.File) map[syntax.Node]bool {
	found := map[syntax.Node]bool{}
	add := func(list []*syntax.Stmt) {
		for i := 0; i+1 < len(list); i++ {
			found[list[i]] = true
			if and, ok := list[i].Cmd.(*syntax.BinaryCmd); ok && and.Op == syntax.AndStmt {
				found[and] = true
			}
		}
	}
	syntax.Walk(file, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.File:
			add(n.Stmts)
		case *syntax.Block:
			add(n.Stmts)
		case *syntax.Subshell:
			add(n.Stmts)
		case *syntax.IfClause:
			add(n.Then)
		case *syntax.CaseItem:
			add(n.Stmts)
		case *syntax.ForClause:
			add(n.Do)
		case *syntax.WhileClause:
			add(n.Do)
		}
		return true
	})
	return found
}

// ignores reports whether a text goes on whatever comes of a statement.
func (r *reader) ignores(n *syntax.Stmt) bool {
	return n.Negated || n.Background || r.followed[n] && !r.strict.commands
}

// inside goes over what a statement holds.
func (r *reader) inside(n *syntax.Stmt) {
	if n.Cmd != nil {
		syntax.Walk(n.Cmd, r.visit)
	}
	for _, redirect := range n.Redirs {
		syntax.Walk(redirect, r.visit)
	}
}

// aside goes over statements whose failure counts for nothing.
func (r *reader) aside(list []*syntax.Stmt) {
	r.caught++
	r.walk(list, false)
	r.caught--
}

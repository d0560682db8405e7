package container

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/envsolve/envsolve/internal/source/shell"
)

// withVariables returns the shell text of a step in which variables of the shell stand for expressions. Those that are
// variables of the matrix are set.
func (w *workflow) withVariables(text string, variables *shell.Variables) string {
	return withoutExpressions(text, func(expression string, length int) string {
		found := expressionOfMatrix.FindStringSubmatch(expression)
		if found == nil {
			return ""
		}
		value, known := w.ofMatrix(found[1])
		name := "matrix_" + strings.ReplaceAll(found[1], "-", "_")
		if len(name) > length {
			name = strings.TrimPrefix(name, "matri")
		}
		name += strings.Repeat("_", length-len(name))
		if is, set := variables.Get(name); !known || set && is != value {
			return ""
		}
		variables.Put(name, value)
		return name
	})
}

// withoutExpressions returns shell text in which a variable of the shell stands for each expression of a workflow, as
// long as that: ${{ matrix.torch }}. Its name is asked for by how long it is to be; where that is empty, it is a
// variable that nobody sets. What is between single quotes ends before it and begins again behind it: GitHub puts
// values into a text before a shell reads it.
func withoutExpressions(text string, name func(expression string, length int) string) string {
	if !strings.Contains(text, "${{") {
		return text
	}
	var quotes []span
	if strings.Contains(text, "'") {
		quotes = singleQuoted(replaced(text, nil, func(string, int) string { return "" }))
	}
	return replaced(text, quotes, name)
}

// span is what stands between two offsets; dollar says that it stands in $'…'.
type span struct {
	start, end int
	dollar     bool
}

// replaced is withoutExpressions of a text of which it is known what is between single quotes, in order.
func replaced(text string, quotes []span, name func(expression string, length int) string) string {
	var b strings.Builder
	for {
		before, behind, ok := strings.Cut(text[b.Len():], "${{")
		inside, _, ends := strings.Cut(behind, "}}")
		if !ok || !ends {
			b.WriteString(text[b.Len():])
			return b.String()
		}
		b.WriteString(before)
		expression := "${{" + inside + "}}"
		for len(quotes) > 0 && quotes[0].end <= b.Len() {
			quotes = quotes[1:]
		}
		left, right := "${", "}"
		switch quoted := len(quotes) > 0 && quotes[0].start <= b.Len(); {
		case quoted && quotes[0].dollar && len(inside) > 1:
			left, right = "'${", "}$'"
		case quoted && !quotes[0].dollar && len(inside) > 0:
			left, right = "'${", "}'"
		}
		length := len(expression) - len(left) - len(right)
		called := name(expression, length)
		if called == "" {
			called = strings.Repeat("_", length)
		}
		b.WriteString(left + called + right)
	}
}

// singleQuoted returns what of shell text is between single quotes.
func singleQuoted(text string) (list []span) {
	file, _ := syntax.NewParser(syntax.Variant(syntax.LangBash), syntax.RecoverErrors(8)).Parse(
		strings.NewReader(text), "")
	if file == nil {
		return nil
	}
	syntax.Walk(file, func(n syntax.Node) bool {
		if quoted, is := n.(*syntax.SglQuoted); is && quoted.Right.IsValid() {
			start := int(quoted.Left.Offset()) + 1
			if quoted.Dollar {
				start++
			}
			list = append(list, span{start, int(quoted.Right.Offset()), quoted.Dollar})
		}
		return true
	})
	return list
}

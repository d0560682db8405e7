package shell

import "errors"

// mostNested is how many brackets may be open: the parser calls itself for each.
const mostNested = 200

var errNested = errors.New("brackets lie deeper in one another than anybody writes them")

// nested reports whether a text opens more brackets, braces or back quotes than
// it should. Keywords nest as well: if, while, case.
func nested(text string) bool {
	open, most := 0, 0
	for i := range len(text) {
		switch text[i] {
		case '(', '{', '[':
			open++
		case ')', '}', ']':
			open = max(0, open-1)
		case '`':
			most++
		}
		if open > mostNested || most > 10*mostNested {
			return true
		}
	}
	return false
}

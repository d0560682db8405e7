package matrices

import "regexp"

// Find returns the first place in a log that bears one of the error's signatures,
// as byte offsets. It is not found where one of the texts that tell the error
// apart from others stands anywhere in the log. Expressions are compiled on each
// call; an entry of the tables always compiles.
func (e ErrorEntry) Find(log string) (start, end int, ok bool) {
	start = -1
	for _, s := range e.Signatures {
		if at := first(s, log); at != nil && (start < 0 || at[0] < start) {
			start, end = at[0], at[1]
		}
	}
	if start < 0 {
		return 0, 0, false
	}
	for _, u := range e.Unless {
		if first(u, log) != nil {
			return 0, 0, false
		}
	}
	return start, end, true
}

// first finds an expression, whose ^ and $ stand for ends of lines.
func first(expression, log string) []int {
	re, err := regexp.Compile("(?m)" + expression)
	if err != nil {
		return nil
	}
	return re.FindStringIndex(log)
}

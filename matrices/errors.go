package matrices

import (
	"regexp"
	"slices"
)

// Matches reports whether a log holds one of the error's signatures and none
// of the texts that tell it apart from others. Expressions are compiled on
// each call; an entry of the tables always compiles.
func (e ErrorEntry) Matches(log string) bool {
	found := func(expression string) bool {
		re, err := regexp.Compile(expression)
		return err == nil && re.MatchString(log)
	}
	return slices.ContainsFunc(e.Signatures, found) && !slices.ContainsFunc(e.Unless, found)
}

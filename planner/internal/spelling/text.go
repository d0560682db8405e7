// Package spelling holds how names, versions and other texts of a request are
// written, in target files and flags alike, and what was meant by one that is not.
package spelling

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// CheckText refuses control characters, direction overrides and broken UTF-8.
func CheckText(s string) error {
	if !utf8.ValidString(s) {
		return fmt.Errorf("is not valid UTF-8")
	}
	for _, r := range s {
		if unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) {
			return fmt.Errorf("holds the control character %U", r)
		}
	}
	return nil
}

// Consists reports whether s is made of letters, digits and the extra bytes.
func Consists(s, extra string) bool {
	for i := range len(s) {
		if !Alphanumeric(s[i]) && strings.IndexByte(extra, s[i]) < 0 {
			return false
		}
	}
	return s != ""
}

// Alphanumeric reports whether a byte is an ASCII letter or digit.
func Alphanumeric(c byte) bool { return Letter(c) || Digit(c) }

// Letter reports whether a byte is an ASCII letter.
func Letter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }

// Digit reports whether a byte is an ASCII digit.
func Digit(c byte) bool { return '0' <= c && c <= '9' }

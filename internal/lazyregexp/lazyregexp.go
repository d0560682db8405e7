// Package lazyregexp compiles regular expressions when they are first used, so
// that a command does not wait at its start for those that it never needs.
package lazyregexp

import (
	"regexp"
	"sync"
)

// Regexp is a regular expression that is compiled at its first use. It may be
// used by goroutines at once.
type Regexp struct{ compiled func() *regexp.Regexp }

// New returns the regular expression of a text, which must be one: its first use
// panics otherwise, as regexp.MustCompile does.
func New(text string) *Regexp {
	return &Regexp{sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })}
}

// The methods are those of regexp.Regexp.

func (r *Regexp) MatchString(s string) bool { return r.compiled().MatchString(s) }

func (r *Regexp) FindString(s string) string { return r.compiled().FindString(s) }

func (r *Regexp) FindStringSubmatch(s string) []string { return r.compiled().FindStringSubmatch(s) }

func (r *Regexp) FindStringSubmatchIndex(s string) []int {
	return r.compiled().FindStringSubmatchIndex(s)
}

func (r *Regexp) FindAllString(s string, n int) []string { return r.compiled().FindAllString(s, n) }

func (r *Regexp) FindAllStringSubmatch(s string, n int) [][]string {
	return r.compiled().FindAllStringSubmatch(s, n)
}

func (r *Regexp) FindAllSubmatch(b []byte, n int) [][][]byte {
	return r.compiled().FindAllSubmatch(b, n)
}

func (r *Regexp) ReplaceAllString(src, with string) string {
	return r.compiled().ReplaceAllString(src, with)
}

func (r *Regexp) ReplaceAllStringFunc(src string, with func(string) string) string {
	return r.compiled().ReplaceAllStringFunc(src, with)
}

package reading

import (
	"regexp"
	"sync"
)

// lazily returns a regular expression that is compiled when it is first asked
// for: plans read none of what these find, and are not to wait for them.
func lazily(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}

package words

import (
	"github.com/envsolve/envsolve/matrices/version"
)

// Runs writes a sorted list of versions with its runs as ranges: "2.7 and 3.5
// to 3.14".
func Runs(versions []string) string {
	var words []string
	for i := 0; i < len(versions); {
		last := i
		for last+1 < len(versions) && version.Sibling(versions[last]) == versions[last+1] {
			last++
		}
		if last-i < 2 {
			words = append(words, versions[i:last+1]...)
		} else {
			words = append(words, versions[i]+" to "+versions[last])
		}
		i = last + 1
	}
	return JoinWords(words, "and")
}

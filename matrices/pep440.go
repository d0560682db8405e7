package matrices

import (
	"cmp"
	"strings"

	pep440 "github.com/aquasecurity/go-pep440-version"
)

// ComparePEP440 orders versions of Python packages. A text that is not a
// version stands before every version.
func ComparePEP440(a, b string) int {
	if final(a) && final(b) {
		return compareFinal(a, b) // as the library does, without its allocations
	}
	va, errA := pep440.Parse(a)
	vb, errB := pep440.Parse(b)
	switch {
	case errA != nil && errB != nil:
		return strings.Compare(a, b)
	case errA != nil:
		return -1
	case errB != nil:
		return 1
	}
	return va.Compare(vb)
}

// final reports whether a version is a final release: numbers between dots.
func final(version string) bool {
	digits := 0 // of the number that is being read
	for i := range len(version) {
		switch c := version[i]; {
		case '0' <= c && c <= '9':
			digits++
		case c == '.' && digits > 0:
			digits = 0
		default:
			return false
		}
	}
	return digits > 0
}

// compareFinal orders final releases: number by number, where one that is not
// written is zero (PEP 440, "Final releases").
func compareFinal(a, b string) int {
	for a != "" || b != "" {
		var x, y string
		x, a, _ = strings.Cut(a, ".")
		y, b, _ = strings.Cut(b, ".")
		x, y = strings.TrimLeft(x, "0"), strings.TrimLeft(y, "0")
		if c := cmp.Or(cmp.Compare(len(x), len(y)), strings.Compare(x, y)); c != 0 {
			return c
		}
	}
	return 0
}

package matrices

import (
	"strings"

	pep440 "github.com/aquasecurity/go-pep440-version"
)

// ComparePEP440 orders versions of Python packages. A text that is not a
// version stands before every version.
func ComparePEP440(a, b string) int {
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

package version

import (
	"strconv"
	"strings"
)

// Meets reports whether any version lies in both specifiers. It tries the
// versions at and around the bounds of both, which settles it for bounds.
func (s Specifier) Meets(other Specifier) bool {
	switch {
	case s.Exact != "":
		return other.Allows(s.Exact)
	case other.Exact != "":
		return s.Allows(other.Exact)
	}
	for _, v := range append(s.bounds(), other.bounds()...) {
		if s.Allows(v) && other.Allows(v) {
			return true
		}
	}
	return false
}

// bounds returns the versions that a specifier names, with one just below and
// one just above each.
func (s Specifier) bounds() []string {
	var list []string
	for clause := range strings.SplitSeq(s.Text, ",") {
		_, ver := CutOperator(strings.TrimSpace(clause))
		ver, _, _ = strings.Cut(strings.TrimSuffix(strings.TrimSpace(ver), ".*"), "+")
		list = append(list, ver)
		if IsDotted(ver) {
			list = append(list, ver+".0.1", justBelow(ver))
		}
	}
	return list
}

// justBelow returns a version between one and the numbers before it: 1.999999999
// for 2, 2.2.999999999 for 2.3.0.
func justBelow(ver string) string {
	for strings.HasSuffix(ver, ".0") {
		ver = strings.TrimSuffix(ver, ".0")
	}
	last, _ := NextNumber(ver[strings.LastIndexByte(ver, '.')+1:])
	if last == 0 {
		return ver
	}
	below := strconv.Itoa(last-1) + ".999999999"
	if n := Parts(ver); n > 1 {
		return Truncate(ver, n-1) + "." + below
	}
	return below
}

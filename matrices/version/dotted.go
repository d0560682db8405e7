package version

import (
	"slices"
	"strings"
)

// Versions of drivers, CUDA, cuDNN, NCCL and Python are numbers between dots,
// with an order of their own: 535.104.05 is newer than 535.54.03, and a part
// that is not written counts as 0. None of them is a PEP 440 version.

// Compare orders two versions: -1, 0 or +1.
func Compare(a, b string) int {
	for a != "" || b != "" {
		var x, y int
		x, a = NextNumber(a)
		y, b = NextNumber(b)
		if x != y {
			if x < y {
				return -1
			}
			return 1
		}
	}
	return 0
}

// NextNumber takes the number before the first dot. What is no digit ends it.
func NextNumber(s string) (int, string) {
	n, i, digits := 0, 0, true
	for ; i < len(s) && s[i] != '.'; i++ {
		if digits = digits && s[i] >= '0' && s[i] <= '9'; digits {
			n = n*10 + int(s[i]-'0')
		}
	}
	if i < len(s) {
		i++
	}
	return n, s[i:]
}

// SortDistinct sorts versions newest first and drops repeats. It looks for
// repeats first: lists of thousands hold a handful of different versions.
func SortDistinct(versions []string) []string {
	var list []string
	last := ""
	for _, v := range versions {
		if (v != last || list == nil) && !slices.Contains(list, v) {
			list = append(list, v)
		}
		last = v
	}
	slices.SortFunc(list, func(a, b string) int { return Compare(b, a) })
	return list
}

// IsDotted reports whether the text is numbers between dots.
func IsDotted(s string) bool {
	digits := 0 // of the number at hand
	for i := range len(s) {
		switch {
		case s[i] >= '0' && s[i] <= '9' && digits < 9:
			digits++
		case s[i] == '.' && digits > 0:
			digits = 0
		default:
			return false
		}
	}
	return digits > 0
}

// Parts counts the numbers of a version.
func Parts(version string) int { return strings.Count(version, ".") + 1 }

// Truncate keeps the first n numbers of a version.
func Truncate(version string, n int) string {
	for i := range len(version) {
		if version[i] != '.' {
			continue
		}
		if n--; n == 0 {
			return version[:i]
		}
	}
	return version
}

// Minor is the first two numbers of a version: 12.4 of 12.4.1.
func Minor(version string) string { return Truncate(version, 2) }

// Major is the first number of a version.
func Major(version string) string { return Truncate(version, 1) }

// StartsWith reports whether the version begins with the numbers of prefix:
// 12.4.1 does with 12.4, 12.41 does not.
func StartsWith(version, prefix string) bool {
	for {
		var x, y int
		x, version = NextNumber(version)
		y, prefix = NextNumber(prefix)
		if x != y || prefix != "" && version == "" {
			return false
		}
		if prefix == "" {
			return true
		}
	}
}

// Newest returns the newer of two versions; an empty one is the oldest.
func Newest(a, b string) string {
	if Compare(a, b) < 0 {
		return b
	}
	return a
}

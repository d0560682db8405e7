package harvest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices/version"
)

// anyPlatform is the platform of wheels without machine code.
const anyPlatform = "any"

// platformOf is the platform of a wheel as the tables write it; "" for those
// that they do not speak of.
func platformOf(tags []string) string {
	for _, tag := range tags {
		switch {
		case tag == "any":
			return anyPlatform
		case strings.HasPrefix(tag, "musllinux"):
			continue
		case strings.Contains(tag, "linux") && strings.HasSuffix(tag, "_x86_64"):
			return "linux/amd64"
		case strings.Contains(tag, "linux") && strings.HasSuffix(tag, "_aarch64"):
			return "linux/arm64"
		case tag == "win_amd64":
			return "windows/amd64"
		}
	}
	return ""
}

// glibcOf is the C library that a wheel's platform tags name, the oldest where
// there are several (PEP 513, 571, 599, 600); "" for none.
func glibcOf(tags []string) string {
	floor := ""
	for _, tag := range tags {
		if v := glibcOfTag(tag); v != "" && (floor == "" || version.Compare(v, floor) < 0) {
			floor = v
		}
	}
	return floor
}

func glibcOfTag(tag string) string {
	rest, ok := strings.CutPrefix(tag, "manylinux")
	if !ok {
		return ""
	}
	for old, v := range map[string]string{"1_": "2.5", "2010_": "2.12", "2014_": "2.17"} {
		if strings.HasPrefix(rest, old) {
			return v
		}
	}
	var major, minor int
	if n, err := fmt.Sscanf(rest, "_%d_%d_", &major, &minor); n != 2 || err != nil {
		return ""
	}
	return fmt.Sprintf("%d.%d", major, minor)
}

// pythonsOf are the minors of Python that a wheel's tags name: of known ones all
// from a floor on for abi3 (PEP 384); none where any Python 3 will do, and for Python
// without its global lock alone, which is another one.
func pythonsOf(n wheel.Name, known []string) []string {
	if freeThreaded(n) {
		return nil
	}
	var list []string
	for _, tag := range n.Pythons {
		digits, ok := strings.CutPrefix(tag, "cp3")
		if !ok || digits == "" || strings.Trim(digits, "0123456789") != "" {
			continue
		}
		minor := "3." + digits
		if !slices.Contains(n.ABIs, "abi3") {
			list = append(list, minor)
			continue
		}
		for _, k := range known {
			if version.Compare(k, minor) >= 0 {
				list = append(list, k)
			}
		}
	}
	return ascending(list)
}

// freeThreaded reports whether a wheel is for Python without its global lock alone
// (PEP 703: cp313t).
func freeThreaded(n wheel.Name) bool {
	return len(n.ABIs) > 0 && !slices.ContainsFunc(n.ABIs, func(abi string) bool {
		return !strings.HasPrefix(abi, "cp3") || !strings.HasSuffix(abi, "t")
	})
}

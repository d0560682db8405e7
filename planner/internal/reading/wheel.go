package reading

import (
	"net/url"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// Wheel is what the name of a wheel says of where it can be installed.
// https://packaging.python.org/en/latest/specifications/platform-compatibility-tags/
type Wheel struct {
	File      string
	Python    string   // the minor version that it is for alone: 3.10; empty for several
	Least     string   // the oldest minor version that it is for; empty for any
	Platforms []string // those of the facts' names: linux/amd64; empty for any
	Tag       string   // the platform as the name says it
}

// ReadWheel reads the name of a wheel, which may be an address or a path:
// NAME-VERSION(-BUILD)-PYTHON-ABI-PLATFORM.whl. Wheels of other Pythons than CPython are
// not read.
func ReadWheel(address string) (w Wheel, ok bool) {
	address, _, _ = strings.Cut(address, "#")
	address, _, _ = strings.Cut(address, "?")
	w.File = path.Base(strings.ReplaceAll(address, `\`, "/"))
	if plain, err := url.PathUnescape(w.File); err == nil {
		w.File = plain
	}
	name, ok := strings.CutSuffix(w.File, ".whl")
	parts := strings.Split(name, "-")
	if !ok || len(parts) < 5 {
		return Wheel{}, false
	}
	pythons, abi, tag := strings.Split(parts[len(parts)-3], "."), parts[len(parts)-2], parts[len(parts)-1]
	w.Tag = tag
	for one := range strings.SplitSeq(tag, ".") {
		if one == "any" {
			continue
		}
		w.Platforms = append(w.Platforms, wheelPlatform(one))
	}
	digits, cpython := strings.CutPrefix(pythons[0], "cp")
	generic, anyPython := strings.CutPrefix(pythons[0], "py")
	switch {
	case len(pythons) > 1 || !cpython && !anyPython:
		return w, slices.ContainsFunc(pythons, func(p string) bool { return strings.HasPrefix(p, "py") })
	case cpython && abi == "abi3":
		w.Least = minorOf(digits)
	case cpython:
		w.Python = minorOf(digits)
	default:
		w.Least = minorOf(generic)
	}
	return w, true
}

// minorOf reads the digits of a tag: 310 is 3.10; those of a major alone are none.
func minorOf(digits string) string {
	if len(digits) < 2 || strings.Trim(digits, "0123456789") != "" {
		return ""
	}
	return digits[:1] + "." + digits[1:]
}

// wheelPlatform returns the facts' name of a platform's tag; the tag where they have none.
func wheelPlatform(tag string) string {
	linux := strings.HasPrefix(tag, "linux_") || strings.HasPrefix(tag, "manylinux") ||
		strings.HasPrefix(tag, "musllinux")
	switch {
	case linux && strings.HasSuffix(tag, "_x86_64"):
		return "linux/amd64"
	case linux && strings.HasSuffix(tag, "_aarch64"):
		return "linux/arm64"
	case tag == "win_amd64":
		return "windows/amd64"
	}
	return tag
}

// Takes reports whether a minor version of Python takes the wheel.
func (w *Wheel) Takes(python string) bool {
	if w.Python != "" {
		return w.Python == python
	}
	return w.Least == "" || version.Compare(python, w.Least) >= 0
}

// RunsOn reports whether a platform takes the wheel.
func (w *Wheel) RunsOn(platform string) bool {
	return len(w.Platforms) == 0 || slices.Contains(w.Platforms, platform)
}

package reading

import (
	"net/url"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// Label is what the local part of a version, or a folder of wheels, says of what a wheel was
// compiled for.
type Label struct {
	CUDA    string // digits, 12 or 122, or cpu; empty where it is not said
	Torch   string // the minor of the framework; empty where it is not said
	Release string // the release of the framework; empty where it is not said, or without its dots
	ABI     string // true or false: whether it has the ABI of C++11; empty where it is not said
}

// labelPart is one part of a label, behind what separates it from the one before.
var labelPart = lazily(`^[._+-]?(?:cxx11abi(true|false)|(cpu)|([a-z]+)[-_=]*(\d+(?:\.\d+)*)(\.post\d+)?)`)

// ReadLabel reads the local part of a version as the makers of wheels write it, CUDA and framework
// in either order, with what separates them or without: cu122torch2.4cxx11abiFALSE,
// cu121.torch2.3.1, cuda12.1.torch2.2.1, torch2100cu128, pt20cu118, py310_cu117_pyt201, torch2.7,
// cu118, cpu. Not ok where it is none of these. The modules are what labels call the frameworks that packages are
// compiled against, whose release is read without its dots only beside a CUDA.
func ReadLabel(local string, modules ...string) (label Label, ok bool) {
	packed := false
	for rest := strings.ToLower(local); rest != ""; {
		m := labelPart().FindStringSubmatch(rest)
		if m == nil {
			return Label{}, false
		}
		framework := slices.Contains(modules, m[3])
		if m[5] != "" && !framework || !label.add(m[1], m[2], m[3], m[4], framework, &packed) {
			return Label{}, false
		}
		rest = rest[len(m[0]):]
	}
	if label.Torch == "" && (label.CUDA == "" || label.ABI != "") || packed && label.CUDA == "" {
		return Label{}, false
	}
	return label, true
}

// add takes in one part of a label and reports whether it is one: an ABI, cpu, or a name with a
// value, which may be that of a framework. packed is set for a release without its dots.
func (l *Label) add(abi, cpu, name, value string, framework bool, packed *bool) bool {
	digits := !strings.Contains(value, ".")
	switch {
	case abi != "" && l.ABI == "":
		l.ABI = abi
	case cpu != "" && l.CUDA == "":
		l.CUDA = cpu
	case name == "cu" && l.CUDA == "" && digits && len(value) > 1:
		l.CUDA = value
	case name == "cuda" && l.CUDA == "" && version.Parts(value) == 2:
		l.CUDA = strings.ReplaceAll(value, ".", "")
	case name == "py" && digits && len(value) > 1: // the wheel's tags say it, too
	case framework && l.Torch == "" && !digits && version.Parts(value) < 4:
		if l.Torch = version.Minor(value); l.Torch != value {
			l.Release = value
		}
	case (framework || name == "pyt") && l.Torch == "" && digits:
		l.Torch, *packed = packedRelease(value), true
		return l.Torch != ""
	case name == "pt" && l.Torch == "" && digits:
		l.Torch, *packed = packedMinor(value), true
		return l.Torch != ""
	default:
		return false
	}
	return true
}

// packedMinor reads a minor release without its dot: 20 is 2.0, 113 is 1.13 and 210 is 2.10.
func packedMinor(digits string) string {
	if len(digits) < 2 || len(digits) > 3 {
		return ""
	}
	return digits[:1] + "." + digits[1:]
}

// packedRelease reads a release without its dots by its minor: 20 is 2.0, 210 is 2.1.0 and 2100 is
// 2.10.0. What begins with 11 has two digits for the minor: 113 is 1.13.
func packedRelease(digits string) string {
	switch len(digits) {
	case 2:
		return packedMinor(digits)
	case 3:
		if strings.HasPrefix(digits, "11") {
			return packedMinor(digits)
		}
		return packedMinor(digits[:2])
	case 4:
		return packedMinor(digits[:3])
	}
	return ""
}

// ReadAddress reads what the folders of a wheel's address, or a page of wheels, say of what the
// wheels there were compiled for: …/cu121/torch2.1/index.html, …/torch-2.4.0+cu121.html. It is
// empty where they do not say the framework.
func ReadAddress(address string, modules ...string) Label {
	if u, err := url.Parse(address); err == nil {
		address = u.Path
	}
	var said Label
	for part := range strings.SplitSeq(address, "/") {
		one, ok := ReadLabel(strings.TrimSuffix(part, ".html"), modules...)
		if !ok {
			continue
		}
		if one.Torch != "" {
			said.Torch = one.Torch
		}
		if one.CUDA != "" {
			said.CUDA = one.CUDA
		}
	}
	if said.Torch == "" {
		return Label{}
	}
	return said
}

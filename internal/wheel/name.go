package wheel

import (
	"fmt"
	"strings"

	version "github.com/aquasecurity/go-pep440-version"
)

// Name is what a file name such as
// torch-2.5.1+cu124-cp312-cp312-linux_x86_64.whl says.
type Name struct {
	Project string // normalised: "torch"
	Version string // as written: "2.5.1+cu124"
	Build   string // "" or a build tag, which starts with a digit
	// Tags of the interpreters, binary interfaces and platforms it runs on; each
	// combination is one.
	Pythons, ABIs, Platforms []string
}

// ParseName reads a wheel's file name.
func ParseName(name string) (Name, error) {
	stem, ok := strings.CutSuffix(name, ".whl")
	if !ok {
		return Name{}, fmt.Errorf("file name %q: it does not end in .whl", name)
	}
	parts := strings.Split(stem, "-")
	if len(parts) != 5 && len(parts) != 6 {
		return Name{}, fmt.Errorf("file name %q: want NAME-VERSION[-BUILD]-PYTHON-ABI-PLATFORM.whl", name)
	}
	for _, p := range parts {
		if p == "" || strings.ContainsFunc(p, odd) {
			return Name{}, fmt.Errorf("file name %q: %q is no part of a wheel's name", name, p)
		}
	}
	w := Name{Project: Normalize(parts[0]), Version: parts[1]}
	if len(parts) == 6 {
		w.Build = parts[2]
		if w.Build[0] < '0' || w.Build[0] > '9' {
			return Name{}, fmt.Errorf("file name %q: build tag %q does not start with a digit", name, w.Build)
		}
	}
	if w.Project == "" {
		return Name{}, fmt.Errorf("file name %q: no project", name)
	}
	if !IsVersion(w.Version) {
		return Name{}, fmt.Errorf("file name %q: %q is no version", name, w.Version)
	}
	tags := parts[len(parts)-3:]
	w.Pythons, w.ABIs, w.Platforms = strings.Split(tags[0], "."), strings.Split(tags[1], "."), strings.Split(tags[2], ".")
	return w, nil
}

// IsVersion reports whether text is a version (PEP 440).
func IsVersion(text string) bool {
	if strings.Trim(text, "0123456789.") == "" {
		// Pages of indexes hold thousands, most of them of numbers alone.
		return text != "" && text[0] != '.' && text[len(text)-1] != '.' && !strings.Contains(text, "..")
	}
	_, err := version.Parse(text)
	return err == nil
}

// odd holds what no part of a wheel's name has: only letters, digits and ._+!
// are there, in any script for old wheels.
func odd(r rune) bool {
	return r <= ' ' || r == 0x7f || strings.ContainsRune(`/\:*?"<>|%#&`, r) || r == 0xfffd
}

// Normalize returns a project's name the form of package indexes: lower case,
// runs of "-", "_" and "." as one dash.
func Normalize(name string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return r == '-' || r == '_' || r == '.'
	}), "-")
}

// SameVersion tells whether two texts are one version: 2.0 is 2.0.0, and in
// file names "_" may stand for "-".
func SameVersion(a, b string) bool {
	if a == b {
		return true
	}
	va, errA := version.Parse(strings.ReplaceAll(a, "_", "-"))
	vb, errB := version.Parse(strings.ReplaceAll(b, "_", "-"))
	return errA == nil && errB == nil && va.Equal(vb)
}

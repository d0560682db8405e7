// Package requirement reads requirements as PEP 508 and pip write them: a name
// with extras, a range or an address, and a marker.
package requirement

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// Requirement is one of PEP 508.
type Requirement struct {
	Name      string // normalised (PEP 503)
	Extras    []string
	Specifier string // without spaces; empty for any version
	Version   string // of a pin, or of a wheel's name
	URL       string // of a wheel, an archive or a repository
	Marker    string
}

// mostOfList is how many bounds or extras one requirement may have: nobody writes as many, and each is
// held against all releases.
const mostOfList = 1000

// Parse reads a requirement. The error names the fault alone.
func Parse(text string) (Requirement, error) {
	text = strings.TrimSpace(text)
	if PinnedAddress(text) {
		return Requirement{}, errors.New("an address with == behind it: leave one of the two")
	}
	if r, ok := fromAddress(text); ok {
		return r, nil
	}
	name := leadingName(text)
	if name == "" {
		return Requirement{}, errors.New("no name of a package")
	}
	r := Requirement{Name: request.NormalizeName(name)}
	rest := strings.TrimSpace(text[len(name):])
	rest, err := r.extras(rest)
	if err != nil {
		return r, err
	}
	if address, ok := strings.CutPrefix(rest, "@"); ok {
		return r, r.address(strings.TrimSpace(address))
	}
	rest, r.Marker = cutMarker(rest)
	return r, r.specifier(rest)
}

// Pin returns the requirement of one version of a package.
func Pin(name, version string) Requirement {
	r := Requirement{Name: request.NormalizeName(name), Version: version}
	if version != "" {
		r.Specifier = "==" + version
	}
	return r
}

func leadingName(text string) string {
	n := 0
	for n < len(text) && nameByte(text[n]) {
		n++
	}
	if n == 0 || n > 128 || !alphanumeric(text[0]) {
		return ""
	}
	return strings.TrimRight(text[:n], "-_.")
}

func alphanumeric(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9'
}

func nameByte(c byte) bool { return alphanumeric(c) || c == '-' || c == '_' || c == '.' }

func (r *Requirement) extras(rest string) (string, error) {
	inside, ok := strings.CutPrefix(rest, "[")
	if !ok {
		return rest, nil
	}
	list, rest, ok := strings.Cut(inside, "]")
	if !ok {
		return rest, errors.New("a [ without a ]")
	}
	if strings.Count(list, ",") > mostOfList {
		return rest, fmt.Errorf("more than %d extras", mostOfList)
	}
	for extra := range strings.SplitSeq(list, ",") {
		if extra = request.NormalizeName(strings.TrimSpace(extra)); extra != "" {
			r.Extras = append(r.Extras, extra)
		}
	}
	slices.Sort(r.Extras)
	return strings.TrimSpace(rest), nil
}

func cutMarker(rest string) (before, marker string) {
	before, marker, _ = strings.Cut(rest, ";")
	return strings.TrimSpace(before), strings.TrimSpace(marker)
}

// CutAddressMarker cuts the marker off an address. It stands behind " ;" or "; ": a
// semicolon without a space beside it is part of the address, as it is for pip.
func CutAddressMarker(text string) (address, marker string) {
	end := len(text)
	for _, separator := range []string{" ;", "; "} {
		if at := strings.Index(text, separator); at >= 0 {
			end = min(end, at)
		}
	}
	address, marker = text[:end], strings.TrimLeft(text[end:], " ;")
	return strings.TrimSpace(address), strings.TrimSpace(marker)
}

// address takes what stands behind an @.
func (r *Requirement) address(text string) error {
	text, r.Marker = CutAddressMarker(text)
	if text == "" {
		return errors.New("an @ without an address")
	}
	r.URL = document.WithoutPassword(text)
	if wheel, ok := FromWheelName(text); ok {
		r.Version = wheel.Version
	}
	return nil
}

// operators of PEP 440, the longer before those that they begin with.
var operators = []string{"===", "==", "~=", "!=", "<=", ">=", "<", ">"}

func (r *Requirement) specifier(text string) error {
	text = strings.TrimSpace(text)
	if inside, ok := strings.CutPrefix(text, "("); ok {
		text = strings.TrimSuffix(inside, ")")
	}
	if text == "" {
		return nil
	}
	if strings.Count(text, ",") > mostOfList {
		return fmt.Errorf("more than %d bounds of its version", mostOfList)
	}
	var clauses []string
	for clause := range strings.SplitSeq(text, ",") {
		clause = strings.TrimSpace(clause)
		if clause == "" {
			continue
		}
		op, version, err := cutClause(clause)
		if err != nil {
			return err
		}
		clauses = append(clauses, op+version)
	}
	r.Specifier = strings.Join(clauses, ",")
	if len(clauses) == 1 {
		r.Version = Pinned(clauses[0])
	}
	return nil
}

// ErrEquals is the fault of a requirement that has a single sign of equality before its version, as conda has it:
// installers refuse it, and the whole file that it stands in.
var ErrEquals = errors.New("= is no operator, and == is")

func cutClause(clause string) (op, version string, err error) {
	for _, op := range operators {
		if rest, ok := strings.CutPrefix(clause, op); ok {
			version = strings.TrimSpace(rest)
			if !IsVersion(version) {
				return "", "", fmt.Errorf("%q is no version", version)
			}
			return op, version, nil
		}
	}
	if version = strings.TrimSpace(strings.TrimPrefix(clause, "=")); version != clause && IsVersion(version) {
		return "", "", ErrEquals
	}
	return "", "", fmt.Errorf("%q begins with none of %s", clause, strings.Join(operators, " "))
}

// IsVersion reports whether a text can be a version or a prefix with a star.
func IsVersion(text string) bool {
	if text == "" || len(text) > 128 {
		return false
	}
	for i := range len(text) {
		if c := text[i]; !nameByte(c) && c != '+' && c != '*' && c != '!' {
			return false
		}
	}
	return alphanumeric(text[0])
}

// Pinned returns the version that a single clause pins, empty for a range.
func Pinned(clause string) string {
	version, ok := strings.CutPrefix(clause, "==")
	if version = strings.TrimPrefix(version, "="); !ok || strings.Contains(version, "*") {
		return ""
	}
	return version
}

// fromAddress reads an entry that is an address or a file's name alone.
func fromAddress(text string) (Requirement, bool) {
	address, marker := CutAddressMarker(text)
	if name := leadingName(address); name != "" {
		rest := strings.TrimSpace(address[len(name):])
		if strings.HasPrefix(rest, "[") {
			_, rest, _ = strings.Cut(rest, "]")
		}
		if strings.HasPrefix(strings.TrimSpace(rest), "@") {
			return Requirement{}, false
		}
	}
	if r, ok := FromWheelName(address); ok {
		r.Marker = marker
		return r, true
	}
	if strings.Contains(address, "://") {
		clean := document.WithoutPassword(address)
		return Requirement{Name: nameOfAddress(address), URL: clean, Marker: marker}, true
	}
	return Requirement{}, false
}

// PinnedAddress reports whether a version stands behind the address of a file, which
// installers take for a part of its name.
func PinnedAddress(text string) bool {
	_, rest, ok := strings.Cut(text, "://")
	if end := strings.IndexAny(rest, "?# "); end >= 0 {
		rest = rest[:end]
	}
	file, _, pinned := strings.Cut(path.Base(rest), "==")
	return ok && pinned && strings.Contains(file, ".")
}

// nameOfAddress returns the name that #egg= gives, or that of the repository.
func nameOfAddress(address string) string {
	before, fragment, _ := strings.Cut(address, "#")
	for part := range strings.SplitSeq(fragment, "&") {
		if egg, ok := strings.CutPrefix(part, "egg="); ok {
			return request.NormalizeName(leadingName(egg))
		}
	}
	before, _, _ = strings.Cut(before, "?")
	scheme, rest, _ := strings.Cut(before, "://")
	host, where, _ := strings.Cut(rest, "/")
	if !strings.Contains(scheme, "git") || host == "" {
		return ""
	}
	where, _, _ = strings.Cut(where, "@")
	return request.NormalizeName(leadingName(strings.TrimSuffix(path.Base(where), ".git")))
}

// FromWheelName reads the name of a wheel, which may be an address or a path:
// NAME-VERSION(-BUILD)-PYTHON-ABI-PLATFORM.whl.
func FromWheelName(address string) (Requirement, bool) {
	name, ver, ok := observed.WheelName(address)
	if !ok || !IsVersion(ver) {
		return Requirement{}, false
	}
	return Requirement{
		Name: name, Version: ver, Specifier: "==" + ver,
		URL: document.WithoutPassword(address),
	}, true
}

// FromSource reports whether the requirement is built from source: a repository,
// an archive or a folder, and no wheel.
func (r Requirement) FromSource() bool {
	return r.URL != "" && !strings.HasSuffix(path.Base(strings.SplitN(r.URL, "#", 2)[0]), ".whl")
}

// Observation returns the requirement as an observation of a package.
func (r Requirement) Observation() observed.Observation {
	o := observed.Observation{
		Kind: observed.Package, Name: r.Name, Value: r.Version, Extras: r.Extras, Marker: r.Marker, From: r.URL,
		Source: r.FromSource(),
	}
	if r.Version == "" {
		o.Specifier = r.Specifier
	}
	return o
}

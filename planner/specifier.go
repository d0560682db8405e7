package planner

import (
	"fmt"
	"strings"

	pep440 "github.com/aquasecurity/go-pep440-version"
)

// specifier is what a user asks of a Python package: a PEP 440 specifier set,
// or a version alone. "2.5" means ==2.5.*, "2.5.1" means ==2.5.1, and a local
// label asks for one variant: "2.5.1+cu124".
type specifier struct {
	text  string
	exact string // set when the specifier is one plain version
	local string // the label after +
	under string // set when the specifier is ==X.Y.*, to X.Y
	set   pep440.Specifiers
}

// parseSpecifier reads a specifier. The error names the fault alone.
func parseSpecifier(text string) (specifier, error) {
	s := specifier{text: strings.TrimSpace(text)}
	if s.text == "" {
		return specifier{}, fmt.Errorf("it is empty")
	}
	operator, version := cutOperator(s.text)
	if operator == "==" && !strings.Contains(version, ",") {
		return parseSingle(s, strings.TrimSpace(version), operatorWritten(s.text))
	}
	set, err := pep440.NewSpecifiers(s.text)
	if err != nil {
		return specifier{}, fmt.Errorf("%q is no PEP 440 version specifier, such as ==2.5.1 or >=2.4,<2.6", s.text)
	}
	s.set = set
	return s, nil
}

func operatorWritten(text string) bool { return strings.HasPrefix(text, "=") }

// parseSingle reads a specifier that names one version, with or without ==.
func parseSingle(s specifier, version string, operator bool) (specifier, error) {
	version, s.local, _ = strings.Cut(version, "+")
	if prefix, found := strings.CutSuffix(version, ".*"); found {
		s.under = prefix
	} else if !operator && isDotted(version) && parts(version) < 3 {
		s.under = version
	} else {
		s.exact = version
	}
	if s.under != "" && (!isDotted(s.under) || s.local != "") {
		return specifier{}, fmt.Errorf("%q is no version", s.text)
	}
	if s.under == "" {
		if _, err := pep440.Parse(s.exact); err != nil {
			return specifier{}, fmt.Errorf("%q is no PEP 440 version", s.exact)
		}
	}
	return s, nil
}

// allows reports whether the version, which has no local label, satisfies the
// specifier. Pre-releases satisfy only a specifier that names them exactly.
func (s specifier) allows(version string) bool {
	plain := isDotted(version)
	switch {
	case s.exact == version:
		return true
	case s.under != "":
		return plain && startsWith(version, s.under)
	case s.exact != "" && plain && isDotted(s.exact):
		return compareDotted(version, s.exact) == 0
	}
	v, err := pep440.Parse(version)
	if err != nil {
		return false
	}
	if s.exact != "" {
		exact, err := pep440.Parse(s.exact)
		return err == nil && exact.Equal(v)
	}
	return s.set.Check(v) && !isPreRelease(version)
}

// asked gives the version that the specifier names, exact or as a prefix.
func (s specifier) asked() string {
	if s.exact != "" {
		return s.exact
	}
	return s.under
}

// low gives the version that the specifier names, or else its lower bound;
// empty when it has none that is numbers between dots.
func (s specifier) low() string {
	if asked := s.asked(); asked != "" {
		return asked
	}
	bounds, err := parseSpan(s.text)
	if err != nil {
		return ""
	}
	low, _ := bounds.lowest()
	return low
}

// isPreRelease reports whether the version is an alpha, beta, candidate or
// development release. Post-releases are final.
func isPreRelease(version string) bool {
	for _, mark := range []string{"a", "b", "rc", "dev"} {
		if strings.Contains(version, mark) {
			return true
		}
	}
	return false
}

package planner

import (
	"fmt"
	"slices"
	"strings"
	"sync"

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
	// What the specifier means for final releases, which nearly all versions
	// are: reading each of them as PEP 440 takes a hundred times as long.
	final      []finalTest
	exactFinal bool
	set        func() (pep440.Specifiers, error) // all that it means
}

// finalTest is a clause of a specifier of numbers between dots. PEP 440 takes
// a number that is not written for 0.
type finalTest struct {
	operator string // ==, !=, >=, <=, >, <
	version  string
	prefix   bool // with .*
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
	s.set = sync.OnceValues(func() (pep440.Specifiers, error) { return pep440.NewSpecifiers(s.text) })
	if s.final = finalTests(s.text); s.final == nil {
		if _, err := s.set(); err != nil {
			return specifier{}, fmt.Errorf("%q is no PEP 440 version specifier, such as ==2.5.1 or >=2.4,<2.6", s.text)
		}
	}
	return s, contradiction(releaseBounds(s.text), releaseOrder)
}

// finalTests reads a specifier set for the sake of final releases; nil where a
// clause is malformed or names something else than such a release.
func finalTests(text string) []finalTest {
	var tests []finalTest
	for clause := range strings.SplitSeq(text, ",") {
		clause = strings.TrimSpace(clause)
		operator, version := cutOperator(clause)
		version, prefix := strings.CutSuffix(strings.TrimSpace(version), ".*")
		switch {
		case !isDotted(version), strings.HasPrefix(clause, "==="), operator == "~=" && (prefix || parts(version) < 2),
			prefix && operator != "==" && operator != "!=":
			return nil
		}
		if operator != "~=" {
			tests = append(tests, finalTest{operator, version, prefix})
			continue
		}
		tests = append(tests, finalTest{">=", version, false}, finalTest{"==", truncate(version, parts(version)-1), true})
	}
	return tests
}

// allows reports whether a final release passes the test.
func (t finalTest) allows(version string) bool {
	if t.prefix {
		version = truncate(version, parts(t.version))
	}
	return meets(t.operator, compareDotted(version, t.version))
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
	if s.exactFinal = isDotted(s.exact); s.exactFinal || s.under != "" {
		return s, nil
	}
	if _, err := pep440.Parse(s.exact); err != nil {
		return specifier{}, fmt.Errorf("%q is no PEP 440 version", s.exact)
	}
	return s, nil
}

// allows reports whether the version, which has no local label, satisfies the
// specifier. Pre-releases satisfy only a specifier that names them exactly.
func (s specifier) allows(version string) bool {
	final := isDotted(version)
	switch {
	case s.exact != "":
		return s.names(version, final)
	case s.under != "":
		return final && startsWith(version, s.under)
	case final && s.final != nil:
		return !slices.ContainsFunc(s.final, func(t finalTest) bool { return !t.allows(version) })
	}
	if isPreRelease(version) {
		return false
	}
	v, err := pep440.Parse(version)
	if err != nil || s.set == nil {
		return false
	}
	set, err := s.set()
	return err == nil && set.Check(v)
}

// names reports whether a version is the exact one of the specifier.
func (s *specifier) names(version string, final bool) bool {
	switch {
	case s.exact == version:
		return true
	case s.exactFinal && final:
		return compareDotted(version, s.exact) == 0
	case s.exactFinal && (isPreRelease(version) || strings.Contains(version, "post")):
		return false
	}
	exact, err := pep440.Parse(s.exact)
	if err != nil {
		return false
	}
	v, err := pep440.Parse(version)
	return err == nil && exact.Equal(v)
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

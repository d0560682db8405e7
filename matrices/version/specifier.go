package version

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	pep440 "github.com/aquasecurity/go-pep440-version"
)

// Specifier is what a user asks of a Python package and what metadata says,
// which ranges of the tables are: a PEP 440 specifier set, or a version alone.
// "2.5" means ==2.5.*, "2.5.1" means ==2.5.1, and a local label asks for one
// variant: "2.5.1+cu124".
//
// It compares whole versions, as pip does: "<=12.4" does not take 12.4.1, and
// ">12.4" does. What users write of CUDA, drivers and Python is a Range.
type Specifier struct {
	Text  string
	Exact string // set when the specifier is one plain version
	Local string // the label after +
	Under string // set when the specifier is ==X.Y.*, to X.Y
	// What the specifier means for final releases and their post-releases, which nearly
	// all versions are: reading each of them as PEP 440 takes a hundred times as long.
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

// ParseSpecifier reads a specifier. The error names the fault alone.
func ParseSpecifier(text string) (Specifier, error) {
	s := Specifier{Text: strings.TrimSpace(text)}
	if s.Text == "" {
		return Specifier{}, fmt.Errorf("it is empty")
	}
	operator, version := CutOperator(s.Text)
	if operator == "==" && !strings.Contains(version, ",") {
		return parseSingle(s, strings.TrimSpace(version), operatorSpelling(s.Text))
	}
	s.set = sync.OnceValues(func() (pep440.Specifiers, error) { return pep440.NewSpecifiers(s.Text) })
	if s.final = finalTests(s.Text); s.final == nil {
		if _, err := s.set(); err != nil {
			return Specifier{}, fmt.Errorf("%q is no PEP 440 version specifier, such as ==2.5.1 or >=2.4,<2.6", s.Text)
		}
	}
	return s, contradiction(releaseBounds(s.Text), asWritten, asWritten)
}

// finalTests reads a specifier set for the sake of final releases; nil where a
// clause is malformed or names something else than such a release.
func finalTests(text string) []finalTest {
	var tests []finalTest
	for clause := range strings.SplitSeq(text, ",") {
		clause = strings.TrimSpace(clause)
		operator, version := CutOperator(clause)
		version, prefix := strings.CutSuffix(strings.TrimSpace(version), ".*")
		switch {
		case !IsDotted(version), strings.HasPrefix(clause, "==="), operator == "~=" && (prefix || Parts(version) < 2),
			prefix && operator != "==" && operator != "!=":
			return nil
		}
		if operator != "~=" {
			tests = append(tests, finalTest{operator, version, prefix})
			continue
		}
		tests = append(tests, finalTest{">=", version, false},
			finalTest{"==", Truncate(version, Parts(version)-1), true})
	}
	return tests
}

// allows reports whether a final release passes the test.
func (t finalTest) allows(version string) bool {
	if t.prefix {
		version = Truncate(version, Parts(t.version))
	}
	return meets(t.operator, Compare(version, t.version))
}

// allowsPost reports whether a post-release of a final release passes the test. It is newer than that release and older
// than the next one, and PEP 440 leaves it out of what is newer than its release.
func (t finalTest) allowsPost(release string) bool {
	if order := Compare(release, t.version); order != 0 && !t.prefix {
		return meets(t.operator, order)
	}
	if t.prefix {
		return t.allows(release)
	}
	return t.operator == ">=" || t.operator == "!="
}

// releaseOfPost returns the final release that a version is a post-release of: 1.10.0 for 1.10.0.post2.
func releaseOfPost(version string) (release string, post bool) {
	release, number, post := strings.Cut(version, ".post")
	return release, post && IsDotted(release) && IsDotted(number) && Parts(number) == 1
}

func operatorSpelling(text string) bool { return strings.HasPrefix(text, "=") }

// parseSingle reads a specifier that names one version, with or without ==.
func parseSingle(s Specifier, version string, operator bool) (Specifier, error) {
	version, s.Local, _ = strings.Cut(version, "+")
	if prefix, found := strings.CutSuffix(version, ".*"); found {
		s.Under = prefix
	} else if !operator && IsDotted(version) && Parts(version) < 3 {
		s.Under = version
	} else {
		s.Exact = version
	}
	if s.Under != "" && (!IsDotted(s.Under) || s.Local != "") {
		return Specifier{}, fmt.Errorf("%q is no version", s.Text)
	}
	if s.exactFinal = IsDotted(s.Exact); s.exactFinal || s.Under != "" {
		return s, nil
	}
	if _, err := pep440.Parse(s.Exact); err != nil {
		return Specifier{}, fmt.Errorf("%q is no PEP 440 version%s", s.Exact, labelMeant(s))
	}
	return s, nil
}

// labelMeant proposes the plus that stands before the label of a build, where a text that is no version has everything
// else: 2.5.1+cu121 for 2.5.1cu121 and 2.5.1-cu121. It is empty for others.
func labelMeant(s Specifier) string {
	for _, label := range []string{"cu", "cpu", "rocm"} {
		release, rest, ok := strings.Cut(s.Exact, label)
		if release = strings.TrimRight(release, "-_."); ok && s.Local == "" && IsDotted(release) &&
			strings.Trim(rest, "0123456789.") == "" {
			return fmt.Sprintf("; the label of a build stands behind a plus: %s+%s%s", release, label, rest)
		}
	}
	return ""
}

// Allows reports whether the version, which has no local label, satisfies the
// specifier. Pre-releases satisfy only a specifier that names them exactly.
func (s Specifier) Allows(version string) bool {
	final := IsDotted(version)
	switch {
	case s.Exact != "":
		return s.names(version, final)
	case s.Under != "":
		if !final { // a post-release is one of its release's, for PEP 440, too
			version, _, _ = strings.Cut(version, ".post")
		}
		return (final || IsDotted(version)) && StartsWith(version, s.Under)
	case final && s.final != nil:
		return !slices.ContainsFunc(s.final, func(t finalTest) bool { return !t.allows(version) })
	}
	if IsPreRelease(version) {
		return false
	}
	if release, post := releaseOfPost(version); post && s.final != nil {
		return !slices.ContainsFunc(s.final, func(t finalTest) bool { return !t.allowsPost(release) })
	}
	v, err := pep440.Parse(version)
	if err != nil || s.set == nil {
		return false
	}
	set, err := s.set()
	return err == nil && set.Check(v)
}

// AllowsInstalled is Allows for a version that is installed: of those, installers keep a pre-release where the
// specifier takes it in by its order, as 1.14.0a0 is newer than 1.12.
func (s Specifier) AllowsInstalled(version string) bool {
	if s.set == nil || !IsPreRelease(version) {
		return s.Allows(version)
	}
	v, err := pep440.Parse(version)
	if err != nil {
		return false
	}
	set, err := s.set()
	return err == nil && set.Check(v)
}

// names reports whether a version is the exact one of the specifier.
func (s *Specifier) names(version string, final bool) bool {
	switch {
	case s.Exact == version:
		return true
	case s.exactFinal && final:
		return Compare(version, s.Exact) == 0
	case s.exactFinal && (IsPreRelease(version) || strings.Contains(version, "post")):
		return false
	case !maySameRelease(version, s.Exact):
		return false
	}
	exact, err := pep440.Parse(s.Exact)
	if err != nil {
		return false
	}
	v, err := pep440.Parse(version)
	return err == nil && exact.Equal(v)
}

// maySameRelease reports whether two versions begin with the same numbers, as equal ones do. It costs a hundredth of
// reading them, and decides for nearly all that are compared.
func maySameRelease(a, b string) bool {
	a, b = leadingNumbers(a), leadingNumbers(b)
	return !IsDotted(a) || !IsDotted(b) || Compare(a, b) == 0
}

// leadingNumbers returns the release that a version begins with; empty where an epoch does.
func leadingNumbers(version string) string {
	numbers := strings.TrimLeft(version, "0123456789.")
	if strings.HasPrefix(numbers, "!") {
		return ""
	}
	return strings.TrimRight(strings.TrimSuffix(version, numbers), ".")
}

// PEP440 returns the specifier as installers read it: ==2.5.* for "2.5", and ==2.5.1 for "2.5.1".
func (s Specifier) PEP440() string {
	switch {
	case operatorSpelling(s.Text) || s.Asked() == "":
		return s.Text
	case s.Under != "":
		return "==" + s.Under + ".*"
	}
	return "==" + s.Text
}

// Asked returns the version that the specifier names, exact or as a prefix.
func (s Specifier) Asked() string {
	if s.Exact != "" {
		return s.Exact
	}
	return s.Under
}

// Low returns the version that the specifier names, or else its lower bound;
// empty when it has none that is numbers between dots.
func (s Specifier) Low() string {
	if asked := s.Asked(); asked != "" {
		return asked
	}
	low := ""
	for _, bound := range releaseBounds(s.Text) {
		if slices.Contains([]string{"==", ">=", ">"}, bound.Operator) {
			low = Newest(low, bound.Version)
		}
	}
	return low
}

// IsPreRelease reports whether the version is an alpha, beta, candidate or
// development release, whatever its local label says. Post-releases are final.
func IsPreRelease(version string) bool {
	version, _, _ = strings.Cut(version, "+")
	for _, mark := range []string{"a", "b", "rc", "dev"} {
		if strings.Contains(version, mark) {
			return true
		}
	}
	return false
}

// AllowsPython reports whether a Python minor such as 3.12 satisfies the
// specifier of a package's metadata. An image holds the newest patch release of
// a minor, which is what pip compares: <=3.10 takes none of 3.10 but its first
// release.
func (s Specifier) AllowsPython(minor string) bool { return s.Allows(minor + newestPatch) }

// newestPatch stands for the number of a patch release that has no newer one.
const newestPatch = ".999"

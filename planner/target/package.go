package target

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/request"
)

// parsePackage reads a requirement such as vllm, vllm==0.6.3 or
// "ray[default]>=2.9,<3": PEP 508 without markers and URLs.
func parsePackage(s string) (request.PackageRequest, error) {
	s = strings.TrimSpace(s)
	end := 0
	for end < len(s) && (alphanumeric(s[end]) || strings.IndexByte("._-", s[end]) >= 0) {
		end++
	}
	name, rest := s[:end], strings.TrimSpace(s[end:])
	var p request.PackageRequest
	if !validPackageName(name) {
		return p, badPackage(s, "a name has letters, digits, '.', '_' and '-', and starts and ends with a letter or digit")
	}
	p.Name = normalize(name)
	if strings.HasPrefix(rest, "[") {
		extras, after, closed := strings.Cut(rest[1:], "]")
		if !closed {
			return p, badPackage(s, "the extras have no closing bracket")
		}
		for extra := range strings.SplitSeq(extras, ",") {
			extra = strings.TrimSpace(extra)
			if !validPackageName(extra) {
				return p, badPackage(s, fmt.Sprintf("%q is no extra", extra))
			}
			p.Extras = append(p.Extras, normalize(extra))
		}
		slices.Sort(p.Extras)
		p.Extras = slices.Compact(p.Extras)
		rest = strings.TrimSpace(after)
	}
	if anyVersion(rest) {
		return p, nil
	}
	p.Specifier = rest
	if strings.IndexByte("=<>!~", rest[0]) < 0 {
		return p, badPackage(s, "a version follows ==, >=, <=, <, >, ~= or !=; markers and URLs cannot be given")
	}
	return p, checkSpecifier(rest)
}

func badPackage(s, why string) error { return fmt.Errorf("%q is no package: %s", s, why) }

// validPackageName follows the core metadata specification.
func validPackageName(s string) bool {
	return len(s) <= 128 && consists(s, "._-") && alphanumeric(s[0]) && alphanumeric(s[len(s)-1])
}

// normalize writes a package name as PEP 503 does.
func normalize(name string) string {
	var b strings.Builder
	gap := false
	for _, c := range []byte(strings.ToLower(name)) {
		if strings.IndexByte("._-", c) >= 0 {
			gap = true
			continue
		}
		if gap && b.Len() > 0 {
			b.WriteByte('-')
		}
		gap = false
		b.WriteByte(c)
	}
	return b.String()
}

// anyVersion reports whether a specifier asks for nothing in particular.
func anyVersion(s string) bool {
	s = strings.TrimSpace(s)
	return s == "" || s == "*"
}

// checkSpecifier looks at a specifier's form, so that a slip is shown where it
// was made; what a version means is the planner's business. A version without
// an operator is allowed: "2.5" is any 2.5.
func checkSpecifier(s string) error {
	for clause := range strings.SplitSeq(s, ",") {
		clause = strings.TrimSpace(clause)
		version := clause
		for _, op := range []string{"===", "~=", "==", "!=", "<=", ">=", "<", ">"} {
			if rest, ok := strings.CutPrefix(clause, op); ok {
				version = strings.TrimSpace(rest)
				break
			}
		}
		if err := checkVersion(version); err != nil {
			return fmt.Errorf("%q is no version specifier: %w; write \"2.5\", \"==2.5.1\", \">=2.4,<3\" or \"~=2.5.0\"", s, err)
		}
	}
	return nil
}

func checkVersion(v string) error {
	switch {
	case v == "":
		return fmt.Errorf("a version is missing")
	case strings.HasPrefix(v, "^"):
		return fmt.Errorf("^ is not an operator of PEP 440")
	case !consists(v, ".+!*_-") || !digit(v[0]) && v[0] != 'v':
		return fmt.Errorf("%q is no version", v)
	case len(v) > 128:
		return fmt.Errorf("a version is longer than 128 characters")
	}
	return nil
}

package spelling

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/request"
)

// ParsePackage reads a requirement such as vllm, vllm==0.6.3 or
// "ray[default]>=2.9,<3": PEP 508 without markers and URLs.
func ParsePackage(s string) (request.PackageRequest, error) {
	s = strings.TrimSpace(s)
	end := 0
	for end < len(s) && (Alphanumeric(s[end]) || strings.IndexByte("._-", s[end]) >= 0) {
		end++
	}
	name, rest := s[:end], strings.TrimSpace(s[end:])
	var p request.PackageRequest
	if !validPackageName(name) {
		return p, BadPackage(s, "a name has letters, digits, '.', '_' and '-', and starts and ends with a letter or digit")
	}
	p.Name = request.NormalizeName(name)
	if strings.HasPrefix(rest, "[") {
		extras, after, closed := strings.Cut(rest[1:], "]")
		if !closed {
			return p, BadPackage(s, "the extras have no closing bracket")
		}
		for extra := range strings.SplitSeq(extras, ",") {
			extra = strings.TrimSpace(extra)
			if !validPackageName(extra) {
				return p, BadPackage(s, fmt.Sprintf("%q is no extra", extra))
			}
			p.Extras = append(p.Extras, request.NormalizeName(extra))
		}
		slices.Sort(p.Extras)
		p.Extras = slices.Compact(p.Extras)
		rest = strings.TrimSpace(after)
	}
	if AnyVersion(rest) {
		return p, nil
	}
	p.Specifier = rest
	if strings.IndexByte("=<>!~", rest[0]) < 0 {
		return p, BadPackage(s, "a version follows ==, >=, <=, <, >, ~= or !=; markers and URLs cannot be given")
	}
	return p, CheckSpecifier(rest)
}

func BadPackage(s, why string) error { return fmt.Errorf("%q is no package: %s", s, why) }

// validPackageName follows the core metadata specification.
func validPackageName(s string) bool {
	return len(s) <= 128 && Consists(s, "._-") && Alphanumeric(s[0]) && Alphanumeric(s[len(s)-1])
}

// AnyVersion reports whether a specifier asks for nothing in particular.
func AnyVersion(s string) bool {
	s = strings.TrimSpace(s)
	return s == "" || s == "*"
}

// CheckSpecifier looks at a specifier's form, so that a slip is shown where it
// was made; what a version means is the planner's business. A version without
// an operator is allowed: "2.5" is any 2.5.
func CheckSpecifier(s string) error {
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
	case !Consists(v, ".+!*_-") || !Digit(v[0]) && v[0] != 'v':
		return fmt.Errorf("%q is no version", v)
	case len(v) > 128:
		return fmt.Errorf("a version is longer than 128 characters")
	}
	return nil
}

package harvest

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices/version"
)

// requirement is a Requires-Dist of METADATA (PEP 508).
type requirement struct {
	Name   string // normalised
	Extras []string
	Spec   string // lower bounds first; "*" for any version
	Marker string // without what is said of extras; "" for always
	Extra  string // the extra that asks for it; "" for none
}

// parseRequirement reads a requirement. One that names an address has no
// versions.
func parseRequirement(text string) (requirement, error) {
	head, marker, _ := strings.Cut(text, ";")
	head, _, direct := strings.Cut(head, "@")
	name := strings.TrimLeft(head, " \t")
	end := strings.IndexFunc(name, func(r rune) bool { return !isNameRune(r) })
	rest := ""
	if end >= 0 {
		name, rest = name[:end], strings.TrimSpace(name[end:])
	}
	req := requirement{Name: wheel.Normalize(name), Spec: "*"}
	if req.Name == "" {
		return req, fmt.Errorf("requirement %q: it begins with no name", text)
	}
	if inside, ok := strings.CutPrefix(rest, "["); ok {
		extras, after, closed := strings.Cut(inside, "]")
		if !closed {
			return req, fmt.Errorf("requirement %q: a bracket is not closed", text)
		}
		for extra := range strings.SplitSeq(extras, ",") {
			req.Extras = append(req.Extras, strings.TrimSpace(extra))
		}
		rest = strings.TrimSpace(after)
	}
	rest = strings.TrimSpace(strings.TrimSuffix(strings.TrimPrefix(rest, "("), ")"))
	if rest != "" && !direct {
		if _, err := version.ParseSpecifier(rest); err != nil {
			return req, fmt.Errorf("requirement %q: %w", text, err)
		}
		req.Spec = orderClauses(rest)
	}
	var err error
	req.Marker, req.Extra, err = readMarker(marker)
	if err != nil {
		return req, fmt.Errorf("requirement %q: %w", text, err)
	}
	return req, nil
}

func isNameRune(r rune) bool {
	return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '_' || r == '.'
}

// orderClauses writes a specifier with its lower bounds first.
func orderClauses(spec string) string {
	clauses := strings.Split(strings.ReplaceAll(spec, " ", ""), ",")
	order := func(clause string) int {
		return slices.IndexFunc([]string{"==", "~=", ">", "!=", "<", ""}, func(op string) bool {
			return strings.HasPrefix(clause, op)
		})
	}
	slices.SortStableFunc(clauses, func(a, b string) int { return cmp.Or(order(a)-order(b), strings.Compare(a, b)) })
	return strings.Join(slices.Compact(clauses), ",")
}

// linuxEnvironment is what is decided of the environments that rows are for:
// the Python and the machine are not.
func linuxEnvironment(extra string) version.Environment {
	return version.Environment{"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix",
		"platform_python_implementation": "CPython", "implementation_name": "cpython", "extra": extra}
}

// never marks requirements that no Linux has.
const never = "never"

// readMarker returns a marker as far as it is not decided on Linux, and the extra
// without which the requirement does not apply.
func readMarker(text string) (marker, extra string, err error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return "", "", nil
	}
	m, err := version.ParseMarker(text)
	if err != nil {
		return "", "", err
	}
	said := m.On(linuxEnvironment(""))
	if said == version.AppliesNot {
		if extra = extraIn(text); extra == "" {
			return never, "", nil
		}
		if said = m.On(linuxEnvironment(extra)); said == version.AppliesNot {
			return never, extra, nil
		}
	}
	if said == version.Applies {
		return "", extra, nil
	}
	return text, extra, nil
}

// extraIn is the first extra that a marker names; "" for none.
func extraIn(marker string) string {
	_, rest, found := strings.Cut(marker, "extra")
	if !found {
		return ""
	}
	rest = strings.TrimLeft(rest, " =")
	if rest == "" || rest[0] != '"' && rest[0] != '\'' {
		return ""
	}
	extra, _, _ := strings.Cut(rest[1:], rest[:1])
	return extra
}

// fields returns all values of a field of METADATA.
func fields(metadata, key string) []string {
	var values []string
	for line := range strings.SplitSeq(metadata, "\n") {
		if name, value, found := strings.Cut(line, ":"); found && strings.EqualFold(name, key) {
			values = append(values, strings.TrimSpace(value))
		}
	}
	return values
}

// classifiedPythons are the minors of Python in the classifiers.
func classifiedPythons(metadata string) []string {
	var list []string
	for _, c := range fields(metadata, "Classifier") {
		minor, ok := strings.CutPrefix(c, "Programming Language :: Python :: 3.")
		if ok && minor != "" && strings.Trim(minor, "0123456789") == "" {
			list = append(list, "3."+minor)
		}
	}
	return ascending(list)
}

// ascending sorts versions oldest first, as tables list them, without repeats.
func ascending(versions []string) []string {
	list := version.SortDistinct(versions)
	slices.Reverse(list)
	return list
}

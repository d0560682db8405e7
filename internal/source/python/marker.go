package python

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices/version"
)

// mayHold reports whether a marker may hold on Linux where no extra is asked for. What counts
// where an environment is judged, the judge decides: by its own platform and Python.
func mayHold(text string) bool {
	return slices.ContainsFunc(requirement.Platforms(), func(p requirement.Platform) bool {
		return strings.HasPrefix(p.Name, "linux/") && p.MayHold(text)
	})
}

// markerNames are the names of markers that Pipenv takes as keys of an entry.
func markerNames() []string {
	return []string{"sys_platform", "os_name", "platform_system", "platform_machine", "python_version",
		"python_full_version", "implementation_name", "platform_python_implementation"}
}

// markerOf returns the marker behind which an entry of Poetry's or Pipenv's stands: its own,
// and what else it says of the platform and the Python.
func markerOf(entry *tree.Node) string {
	all := []string{entry.String("markers")}
	if name := entry.String("platform"); name != "" {
		all = append(all, `sys_platform == "`+name+`"`)
	}
	all = append(all, pythonMarker(requirement.Constraint(entry.String("python"))))
	for _, name := range markerNames() {
		if value := entry.String(name); value != "" {
			all = append(all, name+" "+value)
		}
	}
	return allOf(all)
}

// pythonMarker returns a range of Pythons as a marker; empty for none, or one that is no
// plain list of bounds.
func pythonMarker(specifier string) string {
	var all []string
	for clause := range strings.SplitSeq(specifier, ",") {
		bound := strings.TrimLeft(clause, "<>=!~")
		operator := clause[:len(clause)-len(bound)]
		if operator == "" || !version.IsDotted(strings.TrimSuffix(bound, ".*")) {
			return ""
		}
		name := "python_version"
		if version.Parts(strings.TrimSuffix(bound, ".*")) > 2 {
			name = "python_full_version"
		}
		all = append(all, name+" "+operator+` "`+bound+`"`)
	}
	return allOf(all)
}

// allOf returns the marker that holds where all of several do; empty ones always do.
func allOf(markers []string) string {
	var set []string
	for _, m := range markers {
		if m != "" {
			set = append(set, m)
		}
	}
	return joined(set, "and")
}

// either returns the marker that holds where one of several does.
func either(markers []string) string { return joined(markers, "or") }

func joined(markers []string, word string) string {
	if len(markers) < 2 {
		return strings.Join(markers, "")
	}
	return "(" + strings.Join(markers, ") "+word+" (") + ")"
}

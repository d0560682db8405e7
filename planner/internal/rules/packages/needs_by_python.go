package packages

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/request"
)

// need is what a release requires of a package on the Pythons that a marker lets through.
type need struct {
	marker version.Marker
	spec   version.Specifier
}

// stateNeedByPython ties a package to the versions that its releases require by a name on some
// Pythons: torch==2.6.0 before 3.14, a newer one from there on.
func stateNeedByPython(s *model.Statement, e *model.PackageVariable, versions model.Term[string], name string) {
	platform := s.Query.Platform
	key := needKey{name, "by Python", platform}
	needs := model.PerValue(s.Model, e.Same, "needs by Python", key,
		func() [][]need { return needsByPython(e, name, platform) })
	if !slices.ContainsFunc(needs, func(list []need) bool { return list != nil }) {
		return
	}
	on := map[string]version.Environment{}
	for _, python := range s.Python.Values {
		on[python] = environmentOf(python, platform)
	}
	model.Constrain3(s, model.Over(&e.Variable, needs), versions, s.Python.Term(),
		func(list []need, ver, python string) bool {
			between, err := version.Specifier{}, error(nil)
			if strings.HasPrefix(ver, ">=") {
				between, err = version.ParseSpecifier(ver)
			}
			return err != nil || !slices.ContainsFunc(list, func(n need) bool {
				if n.marker.On(on[python]) != version.Applies {
					return false
				}
				if between.Text != "" {
					return !n.spec.Meets(between)
				}
				return !n.spec.Allows(ver)
			})
		},
		model.Says{From: key, Explain: func(left model.Domains) model.Explanation {
			return needWords(e, e.ReleasesLeft(left), name, func(i int) string { return needsWords(needs[i]) })
		}})
}

// environmentOf returns what markers see on a Python of a platform.
func environmentOf(python, platform string) version.Environment {
	env := facts.MarkerEnvironment(platform)
	env["python_version"] = version.Minor(python)
	return env
}

// NeedOnAnotherPython says what a release requires on one of the Pythons of a framework's build and within a range,
// where that takes in other versions of the framework than the build's; "" where it does on none.
func NeedOnAnotherPython(r *matrices.PackageRelease, b *candidate.Build, within version.Specifier) string {
	name, platform := b.Release.Package, b.On.Platform
	for _, n := range needsOf(r, name, platform) {
		refuses := func(python string) bool {
			return (within.Text == "" || within.AllowsPython(python)) &&
				n.marker.On(environmentOf(python, platform)) == version.Applies && !n.spec.Allows(b.Release.Version)
		}
		if slices.ContainsFunc(b.Pythons, refuses) {
			return name + " " + needsWords([]need{n})
		}
	}
	return ""
}

// NeededIn returns what a release requires of a package in a stack, on its platform and its Python.
func NeededIn(c *model.Solution, r *matrices.PackageRelease, name string) string {
	if !CountsIn(c, r, name) {
		return facts.LimitOf(r, name)
	}
	return facts.NeedOf(r, name)
}

// CountsIn reports whether what a release requires of a package may count in a stack, by its marker.
func CountsIn(c *model.Solution, r *matrices.PackageRelease, name string) bool {
	marker, err := version.ParseMarker(r.Markers[name])
	return r.Markers[name] == "" || err != nil ||
		marker.On(environmentOf(c.Part(c.Python), c.Query.Platform)) != version.AppliesNot
}

// RefusesOnPython reports whether what a release requires of a package on the Python of a stack, and not on all,
// takes in another version alone.
func RefusesOnPython(c *model.Solution, r *matrices.PackageRelease, name, ver string) bool {
	on := environmentOf(c.Part(c.Python), c.Query.Platform)
	return slices.ContainsFunc(needsOf(r, name, c.Query.Platform), func(n need) bool {
		return n.marker.On(on) == version.Applies && !n.spec.Allows(ver)
	})
}

// Requires reports whether the metadata of a release requires a package in a stack, on its platform and its Python,
// whatever the version.
func Requires(c *model.Solution, r *matrices.PackageRelease, name string) bool {
	on := environmentOf(c.Part(c.Python), c.Query.Platform)
	applies := func(text string) bool {
		marker, err := version.ParseMarker(text)
		return text == "" || err == nil && marker.On(on) == version.Applies
	}
	for required := range r.Requires {
		if request.NormalizeName(required) == name && applies(r.Markers[required]) {
			return true
		}
	}
	return slices.ContainsFunc(needsOf(r, name, c.Query.Platform), func(n need) bool {
		return n.marker.On(on) == version.Applies
	})
}

// needsWords says what is required on which Pythons: ==2.6.0 where python_version < "3.14".
func needsWords(list []need) string {
	texts := make([]string, 0, len(list))
	for _, n := range list {
		texts = append(texts, n.spec.Text+" where "+n.marker.Text)
	}
	return strings.Join(texts, ", ")
}

// needsByPython returns what each release requires of a package on some Pythons and not on others.
func needsByPython(e *model.PackageVariable, name, platform string) [][]need {
	needs := make([][]need, e.Size)
	for i := range needs {
		needs[i] = needsOf(e.Row(i), name, platform)
	}
	return needs
}

// needsOf returns what a release requires of a package on some Pythons and not on others: what it
// requires behind a marker, and what stands as "torch (MARKER)" beside that.
func needsOf(r *matrices.PackageRelease, name, platform string) []need {
	var list []need
	add := func(marker, spec string) {
		isMarker := strings.ContainsAny(marker, `"'`) // and no word of another kind: torch (win32)
		if !isMarker || spec == "*" || facts.MarkerOn(marker, platform) != version.MayApply {
			return
		}
		m, err := version.ParseMarker(marker)
		if err != nil {
			return
		}
		if read, err := version.ParseSpecifier(spec); err == nil && read.Text != "" {
			list = append(list, need{m, read})
		}
	}
	if r.Markers[name] != "" {
		add(r.Markers[name], r.Requires[name])
	}
	var markers []string
	for key := range r.RequiresOther {
		if marker, behind := strings.CutPrefix(key, name+" ("); behind {
			markers = append(markers, marker)
		}
	}
	slices.Sort(markers)
	for _, marker := range markers {
		add(strings.TrimSuffix(marker, ")"), r.RequiresOther[name+" ("+marker])
	}
	return list
}

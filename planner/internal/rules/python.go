package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RulePythonWheels = plan.Rule{ID: "python-wheels", Source: docPython,
		Text: "A release installs only on the Pythons that it has wheels for."}
	RulePythonMature = plan.Rule{ID: "python-mature", Source: docPEP602, Soft: true,
		Text: "Unless the target names a Python, the newest one that a release has wheels for is taken, if it was out for a year when the release came: before that, packages around a framework often have no wheels for it yet."}
	RulePythonImage = plan.Rule{ID: "python-image", Source: docImages,
		Text: "A base image has one Python: the tag's for python images, the distribution's own for others."}
	RulePythonAlso = plan.Rule{ID: "python-beside-own", Source: docImages, Soft: true,
		Text: "The archive of a system may have another Python beside its own, as Ubuntu 22.04 has 3.11 in its universe, a pre-release. It is taken where the target's words leave no other, and with a warning."}
	RulePythonEnded = plan.Rule{ID: "python-ended", Source: docPEP602, Soft: true,
		Text: "A Python past its end of life gets no security fixes."}
)

func statePythonRules(s *model.Model) {
	for _, f := range s.Frameworks {
		stateWheels(s, f)
		if s.Query.Python == nil {
			preferMature(s, f)
		}
	}
	stateBasePython(s)
	stateOtherPython(s)
}

// byRelease classes builds by release.
func byRelease(f *model.FrameworkVariable, i, v int) int {
	if i == 0 {
		return f.Builds[v].Age
	}
	return v
}

// byPythons classes builds by the Pythons that they have wheels for.
func byPythons(f *model.FrameworkVariable) func(i, v int) int {
	return model.ClassOf(f.Builds, func(b *candidate.Build) string { return strings.Join(b.Pythons, " ") })
}

func stateWheels(s *model.Model, f *model.FrameworkVariable) {
	s.Tabulated(RulePythonWheels, []*model.Variable{&f.Variable, &s.Python.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return slices.Contains(f.Builds[v[0]].Pythons, s.Python.Values[v[1]]) }, Class: byPythons(f)}
	},
		func(left model.Domains) model.Explanation { return wheelPythons(f, left[f.Dim]) })
}

func wheelPythons(f *model.FrameworkVariable, left []int) model.Explanation {
	builds := f.Pick(left)
	var pythons, refs []string
	for _, b := range builds {
		pythons = append(pythons, b.Pythons...)
		if ref := b.ReleaseRef("python"); !slices.Contains(refs, ref) && len(refs) < 2 {
			refs = append(refs, ref)
		}
	}
	slices.SortFunc(pythons, version.Compare)
	pythons = slices.Compact(pythons)
	name, has := facts.DisplayName(f.Query.Name), "has"
	if len(builds) > 0 {
		first, last := builds[0].Release.Version, builds[len(builds)-1].Release.Version
		if last != first {
			last, has = last+" to "+first, "have"
		}
		name += " " + last
	}
	return model.Explanation{Text: fmt.Sprintf("%s %s wheels for Python %s", name, has, words.Runs(pythons)), Facts: refs}
}

// preferMature avoids a Python that was younger than a year when the release
// came out.
func preferMature(s *model.Model, f *model.FrameworkVariable) {
	s.SoftTabulated(RulePythonMature, model.LevelPython, []*model.Variable{&f.Variable, &s.Python.Variable}, nil, func() model.Costs {
		since := make([]string, len(s.Python.Values))
		for i, v := range s.Python.Values {
			since[i] = matureSince(s, v)
		}
		released := make([]string, len(f.Builds))
		for i := range f.Builds {
			released[i] = releaseDate(f.Query, f.Builds[i].Age, s.Facts.Date())
		}
		return model.Costs{Of: func(v []int) int {
			if since[v[1]] > released[v[0]] {
				return 1
			}
			return 0
		}, Class: model.ClassOf(released, func(date *string) string { return *date })}
	})
}

// matureSince returns the month at which a Python minor was out for a year. A
// minor is supported for five years, so it came out in the month five years
// before its end of life (PEP 602).
func matureSince(s *model.Model, python string) string {
	image := s.Facts.PythonImage(python)
	if image == nil || len(image.EndOfLife) < len("2030-10") {
		return ""
	}
	year, err := strconv.Atoi(image.EndOfLife[:4])
	if err != nil {
		return ""
	}
	return strconv.Itoa(year-4) + image.EndOfLife[4:len("2030-10")]
}

// releaseDate returns the day of a release; where it is not established, that
// of the facts for the newest release, else that of the next older one.
func releaseDate(fa *query.Framework, age int, today string) string {
	for i := age; i < len(fa.Releases); i++ {
		if date := fa.Releases[i].Released; date != "" {
			return date
		}
		if i == 0 {
			return today
		}
	}
	return today
}

// stateOtherPython avoids Pythons that a system has beside its own.
func stateOtherPython(s *model.Model) {
	if !slices.ContainsFunc(s.Base.Images, func(b facts.BaseImage) bool { return b.Also != "" }) {
		return
	}
	s.SoftTabulated(RulePythonAlso, model.LevelPython, []*model.Variable{&s.Base.Variable}, nil, func() model.Costs {
		return model.Costs{Of: func(v []int) int {
			if s.Base.Images[v[0]].Also != "" {
				return 1
			}
			return 0
		}}
	})
}

// WarnOtherPython tells of a Python that its system has beside its own.
func WarnOtherPython(c *model.Solution) []plan.Warning {
	image := c.Image()
	if image.Also == "" {
		return nil
	}
	text := fmt.Sprintf("Python %s of %s is %s, which its archive has beside its own", image.Python, image.OS, image.Also)
	if strings.Contains(image.Also, "~") {
		text += ": a pre-release"
	}
	return []plan.Warning{model.Warn(RulePythonAlso, []string{"os/" + image.OS + "#python-also"}, "%s, and it may get no fixes; %s-slim images of Python have the newest", text, "python:"+image.Python)}
}

func stateBasePython(s *model.Model) {
	s.Tabulated(RulePythonImage, []*model.Variable{&s.Base.Variable, &s.Python.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool {
			python := s.Base.Images[v[0]].Python
			return python == "" || python == s.Python.Values[v[1]]
		}, Class: model.ClassOf(s.Base.Images, func(b *facts.BaseImage) string { return b.Python })}
	},
		func(left model.Domains) model.Explanation { return imagePythons(s, left[s.Base.Dim]) })
}

func imagePythons(s *model.Model, left []int) model.Explanation {
	var pythons, refs, oses []string
	for _, v := range left {
		image := &s.Base.Images[v]
		pythons = append(pythons, image.Python)
		oses = append(oses, image.OS)
		if len(refs) < 3 {
			refs = append(refs, image.Fact)
		}
	}
	slices.SortFunc(pythons, version.Compare)
	oses = words.Unique(oses)
	where := "the base images"
	if len(oses) == 1 {
		where = "the base images of " + oses[0]
	}
	return model.Explanation{Text: fmt.Sprintf("%s have Python %s", where, words.Runs(slices.Compact(pythons))), Facts: words.Unique(refs)}
}

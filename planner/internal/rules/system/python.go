package system

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on Python.
const (
	PythonWheels    = "python-wheels"
	PythonMature    = "python-mature"
	PythonSupported = "python-supported"
	PythonImage     = "python-image"
	PythonAlso      = "python-beside-own"
	Standalone      = "python-standalone"
	SystemPython    = "python-of-system"
)

var PythonRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: PythonWheels, Kind: plan.Runs, Source: rule.DocPython,
			Text: "A release installs only on the Pythons that it has wheels for."},
		State: statePythonWheels,
	},
	{
		Rule: plan.Rule{ID: PythonMature, Kind: plan.Made, Source: rule.DocPEP602, Soft: true,
			Text: "Unless the target names a Python, the newest one that a release has wheels for is taken, if it " +
				"was out for a year when the release came: before that, packages around a framework often have " +
				"no wheels for it yet."},
		State: statePythonMature,
	},
	{
		Rule: plan.Rule{ID: PythonSupported, Kind: plan.Made, Source: rule.DocPEP602, Soft: true,
			Text: "A Python that gets security fixes goes before one past its end of life, and of those the newest before " +
				"others, even where a package that is tied to no framework has a newer release there: what releases require " +
				"by Python often says less for old ones."},
		State: statePythonSupported,
	},
	{
		Rule: plan.Rule{ID: PythonImage, Kind: plan.Made, Source: rule.DocImages,
			Text: "A base image has one Python: the tag's for python images, the distribution's own for others."},
		State: statePythonImage,
	},
	{
		Rule: plan.Rule{ID: PythonAlso, Kind: plan.Made, Source: rule.DocImages, Soft: true,
			Text: "The archive of a system may have another Python beside its own, as Ubuntu 22.04 has 3.11 in " +
				"its universe, a pre-release. It is taken where the target's words leave no other, and with a " +
				"warning."},
		State: statePythonAlso,
		About: rule.AboutPython, Warn: warnPythonAlso,
	},
	{
		Rule: plan.Rule{ID: Standalone, Kind: plan.Made, Source: rule.DocStandalone,
			Text: "A relocatable build of Python can be put on the image of any system whose C library is new " +
				"enough for it: of the minors that there are builds of, for the platforms that they are made for."},
		State: stateStandalone,
	},
	{
		Rule: plan.Rule{ID: SystemPython, Kind: plan.Made, Source: rule.DocStandalone, Soft: true,
			Text: "A Python of the base image or its distribution goes before a relocatable build, which is taken " +
				"where nothing else makes a stack, or where the target asks for it."},
		State: stateSystemPython,
	},
}

// statePythonWheels ties builds to the Pythons that they have wheels for. Another channel than the index has
// builds for other Pythons, and for none that came before all of these.
func statePythonWheels(s *model.Statement) {
	foreign := s.Query.Existing != nil && s.Query.Existing.Foreign
	for _, f := range s.Frameworks() {
		builds := f.BuildTerm().Alike(func(b *candidate.Build) string { return strings.Join(b.Pythons, " ") })
		model.Constrain2(s, builds, s.Python.Term(), func(b *candidate.Build, python string) bool {
			return slices.Contains(b.Pythons, python) || foreign && !olderThanAll(python, b.Pythons)
		}, model.Says{From: foreign, Explain: WheelPythons(f)})
	}
}

// olderThanAll reports whether a Python came before all of some.
func olderThanAll(python string, others []string) bool {
	return len(others) > 0 && version.Compare(python, slices.MinFunc(others, version.Compare)) < 0
}

// WheelPythons returns what says which Pythons a framework's releases have wheels for.
func WheelPythons(f *model.PackageVariable) func(model.Domains) model.Explanation {
	return func(left model.Domains) model.Explanation { return wheelPythons(f, left[f.Dim]) }
}

func wheelPythons(f *model.PackageVariable, left []int) model.Explanation {
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
	name, has := f.Package.Traits.Name, "has"
	if len(builds) > 0 {
		first, last := builds[0].Release.Version, builds[len(builds)-1].Release.Version
		if last != first {
			last, has = last+" to "+first, "have"
		}
		name += " " + last
	}
	return model.Explanation{Text: fmt.Sprintf("%s %s wheels for Python %s", name, has, words.Runs(pythons)), Facts: refs}
}

// statePythonMature ranks a Python that was younger than a year when the release
// came out below older ones, unless the target names one.
func statePythonMature(s *model.Statement) {
	if s.Query.Python != nil {
		return
	}
	since := model.NewTerm(&s.Python.Variable, func(i int) string { return matureSince(s.Model, s.Python.Values[i]) })
	for _, f := range s.Frameworks() {
		released := model.NewTerm(&f.Variable, func(i int) string {
			return releaseDate(f.Package.Releases, f.Builds[i].Age, s.Facts.Date())
		}).Alike(func(date string) string { return date })
		model.Soften2(s, released, since.Once(), func(released, since string) int {
			if since > released {
				return 1
			}
			return 0
		}, model.Weighs{Level: model.LevelPython})
	}
}

// TooYoung returns what tells whether a Python was younger than a year when a release of the
// solution came out, by its place among the values.
func TooYoung(c *model.Solution) func(python int) bool {
	return func(python int) bool {
		since := matureSince(c.Model, c.Python.Values[python])
		return slices.ContainsFunc(c.Frameworks(), func(f *model.PackageVariable) bool {
			return since > releaseDate(f.Package.Releases, c.Build(f).Age, c.Facts.Date())
		})
	}
}

// statePythonSupported makes each value of the ended variable mean the oldest Python past its
// end of life that is in the stack.
func statePythonSupported(s *model.Statement) {
	if s.Ended == nil {
		return
	}
	model.Constrain2(s, s.Ended.Term(), s.Python.Term(), func(oldest, python string) bool {
		return !s.Facts.PythonEnded(python) || oldest != "" && version.Compare(python, oldest) >= 0
	}, model.Says{Own: true, Silent: true, Explain: func(model.Domains) model.Explanation {
		return model.Explanation{Text: s.Rule.Text}
	}})
}

// matureSince returns the month at which a Python minor was out for a year. A
// minor is supported for five years, so it came out in the month five years
// before its end of life (PEP 602).
func matureSince(m *model.Model, python string) string {
	image := m.Facts.PythonImage(python)
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
func releaseDate(releases []facts.Release, age int, today string) string {
	for i := age; i < len(releases); i++ {
		if date := releases[i].Released; date != "" {
			return date
		}
		if i == 0 {
			return today
		}
	}
	return today
}

// statePythonAlso ranks Pythons that a system has beside its own below others.
func statePythonAlso(s *model.Statement) {
	if !hasAlso(s.Base.Images) {
		return
	}
	model.Soften1(s, s.Base.Term(), func(image *facts.BaseImage) int {
		if image.Also != "" {
			return 1
		}
		return 0
	}, model.Weighs{Level: model.LevelPython})
}

// hasAlso reports whether an image has a Python beside its system's own.
func hasAlso(images []facts.BaseImage) bool {
	for i := range images { // images are large: none is copied
		if images[i].Also != "" {
			return true
		}
	}
	return false
}

// warnPythonAlso tells of a Python that its system has beside its own.
func warnPythonAlso(r *rule.Report) {
	image := r.Image()
	if image.Also == "" {
		return
	}
	text := fmt.Sprintf("Python %s of %s is %s, which its archive has beside its own", image.Python, image.OS, image.Also)
	if strings.Contains(image.Also, "~") {
		text += ": a pre-release"
	}
	r.Warn([]string{"os/" + image.OS + "#python-also"},
		"%s, and it may get no fixes; %s-slim images of Python have the newest", text, "python:"+image.Python)
}

// statePythonImage ties a base image to the one Python in it.
func statePythonImage(s *model.Statement) {
	images := s.Base.Term().Alike(func(b *facts.BaseImage) string { return b.Python })
	model.Constrain2(s, images, s.Python.Term(), func(image *facts.BaseImage, python string) bool {
		return image.Python == "" || image.Python == python
	}, model.Says{Explain: func(left model.Domains) model.Explanation {
		return imagePythons(s.Model, left[s.Base.Dim])
	}})
}

func imagePythons(m *model.Model, left []int) model.Explanation {
	var pythons, refs, oses []string
	for _, v := range left {
		image := &m.Base.Images[v]
		if image.Standalone || image.Python == "" {
			continue
		}
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
	return model.Explanation{
		Text:  fmt.Sprintf("%s have Python %s", where, words.Runs(slices.Compact(pythons))),
		Facts: words.Unique(refs)}
}

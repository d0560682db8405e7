package planner

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var (
	rulePythonWheels = Rule{ID: "python-wheels", Source: docPython,
		Text: "A release installs only on the Pythons that it has wheels for."}
	rulePythonMature = Rule{ID: "python-mature", Source: docPEP602, Soft: true,
		Text: "Unless the target names a Python, the newest one that a release has wheels for is taken, if it was out for a year when the release came: before that, packages around a framework often have no wheels for it yet."}
	rulePythonImage = Rule{ID: "python-image", Source: docImages,
		Text: "A base image has one Python: the tag's for python images, the distribution's own for others."}
	rulePythonAlso = Rule{ID: "python-beside-own", Source: docImages, Soft: true,
		Text: "The archive of a system may have another Python beside its own, as Ubuntu 22.04 has 3.11 in its universe, a pre-release. It is taken where the target's words leave no other, and with a warning."}
	rulePythonEnded = Rule{ID: "python-ended", Source: docPEP602, Soft: true,
		Text: "A Python past its end of life gets no security fixes."}
)

func (s *scene) statePythonRules() {
	for _, f := range s.frameworks {
		s.stateWheels(f)
		if s.ask.python == nil {
			s.preferMature(f)
		}
	}
	s.stateBasePython()
	s.stateOtherPython()
}

// byRelease classes builds by release.
func (f *frameworkAxis) byRelease(i, v int) int {
	if i == 0 {
		return f.builds[v].age
	}
	return v
}

// classOf classes the values of a rule's first axis by a key.
func classOf[Row any](rows []Row, key func(*Row) string) func(i, v int) int {
	index := map[string]int{}
	class := make([]int, len(rows))
	for i := range rows {
		k := key(&rows[i])
		if _, seen := index[k]; !seen {
			index[k] = len(index)
		}
		class[i] = index[k]
	}
	return func(i, v int) int {
		if i == 0 {
			return class[v]
		}
		return v
	}
}

// byPythons classes builds by the Pythons that they have wheels for.
func (f *frameworkAxis) byPythons() func(i, v int) int {
	return classOf(f.builds, func(b *build) string { return strings.Join(b.pythons, " ") })
}

func (s *scene) stateWheels(f *frameworkAxis) {
	s.law(rulePythonWheels, []*axis{&f.axis, &s.python.axis}, nil, func() relation {
		return relation{func(v []int) bool { return slices.Contains(f.builds[v[0]].pythons, s.python.values[v[1]]) }, f.byPythons()}
	},
		func(left scope) explanation { return wheelPythons(f, left[f.dim]) })
}

func wheelPythons(f *frameworkAxis, left []int) explanation {
	builds := f.pick(left)
	var pythons, refs []string
	for _, b := range builds {
		pythons = append(pythons, b.pythons...)
		if ref := b.releaseRef("python"); !slices.Contains(refs, ref) && len(refs) < 2 {
			refs = append(refs, ref)
		}
	}
	slices.SortFunc(pythons, compareDotted)
	pythons = slices.Compact(pythons)
	name, has := displayName(f.ask.name), "has"
	if len(builds) > 0 {
		first, last := builds[0].release.Version, builds[len(builds)-1].release.Version
		if last != first {
			last, has = last+" to "+first, "have"
		}
		name += " " + last
	}
	return explanation{fmt.Sprintf("%s %s wheels for Python %s", name, has, span3(pythons)), refs}
}

// span3 writes a sorted list of versions with its runs as ranges: "2.7 and 3.5
// to 3.14".
func span3(versions []string) string {
	var words []string
	for i := 0; i < len(versions); {
		last := i
		for last+1 < len(versions) && sibling(versions[last]) == versions[last+1] {
			last++
		}
		if last-i < 2 {
			words = append(words, versions[i:last+1]...)
		} else {
			words = append(words, versions[i]+" to "+versions[last])
		}
		i = last + 1
	}
	return joinWords(words, "and")
}

// preferMature avoids a Python that was younger than a year when the release
// came out.
func (s *scene) preferMature(f *frameworkAxis) {
	s.weakness(rulePythonMature, levelPython, []*axis{&f.axis, &s.python.axis}, nil, func() costs {
		since := make([]string, len(s.python.values))
		for i, v := range s.python.values {
			since[i] = s.matureSince(v)
		}
		released := make([]string, len(f.builds))
		for i := range f.builds {
			released[i] = releaseDate(f.ask, f.builds[i].age, s.facts.date())
		}
		return costs{func(v []int) int {
			if since[v[1]] > released[v[0]] {
				return 1
			}
			return 0
		}, classOf(released, func(date *string) string { return *date })}
	})
}

// matureSince gives the month at which a Python minor was out for a year. A
// minor is supported for five years, so it came out in the month five years
// before its end of life (PEP 602).
func (s *scene) matureSince(python string) string {
	image := s.facts.pythonImage(python)
	if image == nil || len(image.EndOfLife) < len("2030-10") {
		return ""
	}
	year, err := strconv.Atoi(image.EndOfLife[:4])
	if err != nil {
		return ""
	}
	return strconv.Itoa(year-4) + image.EndOfLife[4:len("2030-10")]
}

// releaseDate gives the day of a release; where it is not established, that
// of the facts for the newest release, else that of the next older one.
func releaseDate(fa *frameworkAsk, age int, today string) string {
	for i := age; i < len(fa.releases); i++ {
		if date := fa.releases[i].Released; date != "" {
			return date
		}
		if i == 0 {
			return today
		}
	}
	return today
}

// systemPython gives the Python that images of a system take from its archive,
// with its version where that is not the system's own: another one only where
// the target's words leave that out.
func (s *scene) systemPython(os *matrices.OS) (python, version string) {
	if s.ask.python != nil && !s.ask.python.span.allows(os.Python) {
		for _, python := range slices.Sorted(maps.Keys(os.PythonAlso)) {
			if s.ask.python.span.allows(python) {
				return python, os.PythonAlso[python]
			}
		}
	}
	return os.Python, ""
}

// stateOtherPython avoids Pythons that a system has beside its own.
func (s *scene) stateOtherPython() {
	if !slices.ContainsFunc(s.base.images, func(b baseImage) bool { return b.also != "" }) {
		return
	}
	s.weakness(rulePythonAlso, levelPython, []*axis{&s.base.axis}, nil, func() costs {
		return costs{of: func(v []int) int {
			if s.base.images[v[0]].also != "" {
				return 1
			}
			return 0
		}}
	})
}

// warnOtherPython tells of a Python that its system has beside its own.
func (c *choice) warnOtherPython() []Warning {
	image := c.image()
	if image.also == "" {
		return nil
	}
	text := fmt.Sprintf("Python %s of %s is %s, which its archive has beside its own", image.python, image.os, image.also)
	if strings.Contains(image.also, "~") {
		text += ": a pre-release"
	}
	return []Warning{warn(rulePythonAlso, []string{"os/" + image.os + "#python-also"}, "%s, and it may get no fixes; %s-slim images of Python have the newest", text, "python:"+image.python)}
}

func (s *scene) stateBasePython() {
	s.law(rulePythonImage, []*axis{&s.base.axis, &s.python.axis}, nil, func() relation {
		return relation{func(v []int) bool {
			python := s.base.images[v[0]].python
			return python == "" || python == s.python.values[v[1]]
		}, classOf(s.base.images, func(b *baseImage) string { return b.python })}
	},
		func(left scope) explanation { return s.imagePythons(left[s.base.dim]) })
}

func (s *scene) imagePythons(left []int) explanation {
	var pythons, refs, oses []string
	for _, v := range left {
		image := &s.base.images[v]
		pythons = append(pythons, image.python)
		oses = append(oses, image.os)
		if len(refs) < 3 {
			refs = append(refs, image.fact)
		}
	}
	slices.SortFunc(pythons, compareDotted)
	oses = unique(oses)
	where := "the base images"
	if len(oses) == 1 {
		where = "the base images of " + oses[0]
	}
	return explanation{fmt.Sprintf("%s have Python %s", where, span3(slices.Compact(pythons))), unique(refs)}
}

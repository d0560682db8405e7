package system

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/words"
)

// stateStandalone ties images that take a relocatable build to the Pythons that there
// is one of, for their system and platform.
func stateStandalone(s *model.Statement) {
	if !hasStandalone(s.Base.Images) {
		return
	}
	systems := facts.RowsBy(s.OS.Rows, func(o *matrices.OS) string { return o.ID })
	on := model.NewTerm(&s.Base.Variable, func(i int) *matrices.OS {
		if !s.Bases[i].Standalone {
			return nil
		}
		return systems[s.Bases[i].OS]
	}).Alike(func(os *matrices.OS) string {
		if os == nil {
			return ""
		}
		return os.ID
	})
	builds := model.NewTerm(&s.Python.Variable, func(i int) *matrices.PythonStandalone {
		return s.Facts.PythonStandalone(s.Python.Values[i])
	})
	serves := func(os *matrices.OS, build *matrices.PythonStandalone, platform string) bool {
		return os == nil || build != nil && build.SHA256[platform] != "" && facts.RunsOn(build, os)
	}
	model.Constrain3(s, on, builds, s.Platform.Term(), serves, model.Says{Explain: func(left model.Domains) model.Explanation {
		return noStandalone(s.Model, left)
	}})
}

// noStandalone says why no relocatable build serves: there is none of the Pythons that
// are left, or the newest that there is does not run on what is left.
func noStandalone(m *model.Model, left model.Domains) model.Explanation {
	for _, v := range left[m.Python.Dim] {
		if build := m.Facts.PythonStandalone(m.Python.Values[v]); build != nil {
			return notServed(m, build, left)
		}
	}
	var pythons []string
	for _, build := range m.Facts.Set.PythonStandalone() {
		pythons = append(pythons, build.Python)
	}
	if len(pythons) == 0 {
		return model.Explanation{Text: "the facts hold no relocatable builds of Python"}
	}
	return model.Explanation{Text: "there are relocatable builds of Python " + words.Runs(pythons) + " alone",
		Facts: []string{standaloneRef(pythons[0]), standaloneRef(pythons[len(pythons)-1])}}
}

// notServed says why a relocatable build does not serve: by its platforms, its C library
// or the other libraries that it needs.
func notServed(m *model.Model, build *matrices.PythonStandalone, left model.Domains) model.Explanation {
	ref := standaloneRef(build.Python)
	var platforms, systems []string
	for _, v := range left[m.Platform.Dim] {
		if build.SHA256[m.Platform.Values[v]] == "" {
			platforms = append(platforms, m.Platform.Values[v])
		}
	}
	if len(platforms) > 0 && len(platforms) == len(left[m.Platform.Dim]) {
		return model.Explanation{Facts: []string{ref + "#sha256"}, Text: fmt.Sprintf(
			"there is no relocatable build of Python %s for %s", build.Python, words.JoinWords(platforms, "and"))}
	}
	for _, v := range left[m.Base.Dim] {
		if m.Bases[v].Standalone {
			systems = append(systems, m.Bases[v].OS)
		}
	}
	for _, row := range m.OS.Rows {
		if slices.Contains(systems, row.ID) && version.Compare(row.Glibc, build.MinGlibc) < 0 {
			return model.Explanation{Facts: []string{ref + "#min-glibc", "os/" + row.ID + "#glibc"}, Text: fmt.Sprintf(
				"the relocatable build of Python %s needs glibc %s, and %s has %s", build.Python, build.MinGlibc,
				row.ID, row.Glibc)}
		}
	}
	return model.Explanation{Facts: []string{ref + "#systems"}, Text: fmt.Sprintf(
		"the relocatable build of Python %s needs libraries that %s have", build.Python,
		words.JoinWords(build.Systems, "and"))}
}

func standaloneRef(python string) string { return "python-standalone/" + python }

// stateSystemPython ranks relocatable builds below Pythons of systems, where there are
// both.
func stateSystemPython(s *model.Statement) {
	if !hasStandalone(s.Base.Images) || !slices.ContainsFunc(s.Base.Images,
		func(b facts.BaseImage) bool { return !b.Standalone }) {
		return
	}
	model.Soften1(s, s.Base.Term(), func(image *facts.BaseImage) int {
		if image.Standalone {
			return 1
		}
		return 0
	}, model.Weighs{Level: model.LevelStandalone})
}

// hasStandalone reports whether an image takes a relocatable build.
func hasStandalone(images []facts.BaseImage) bool {
	for i := range images { // images are large: none is copied
		if images[i].Standalone {
			return true
		}
	}
	return false
}

package rules

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleGlibc = plan.Rule{ID: "glibc-floor", Source: docPEP600,
		Text: "The C library of the base image must be at least as new as the one that the wheels were built against: manylinux_2_28 wheels need glibc 2.28."}
	RuleOSEnded = plan.Rule{ID: "os-ended", Source: docImages, Soft: true,
		Text: "An operating system past its end of life gets no security fixes from its makers; it is chosen only when asked for or when nothing else fits."}
	RuleImageOS = plan.Rule{ID: "image-os", Source: docImages,
		Text: "A base image is of one operating system."}
	RuleImageFrozen = plan.Rule{ID: "image-frozen", Source: docImages, Soft: true,
		Text: "Images of an old Python or distribution are no longer rebuilt: what is in them stays as it was."}
)

func stateOSRules(s *model.Model) {
	for _, f := range s.Frameworks {
		stateGlibc(s, f)
	}
	stateImageOS(s)
}

func stateGlibc(s *model.Model, f *model.FrameworkVariable) {
	s.Tabulated(RuleGlibc, []*model.Variable{&f.Variable, &s.OS.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool {
			has := s.OS.Rows[v[1]].Glibc
			return has == "" || version.Compare(has, f.Builds[v[0]].MinGlibc()) >= 0
		}, Class: model.ClassOf(f.Builds, (*candidate.Build).MinGlibc)}
	},
		func(left model.Domains) model.Explanation { return glibcTooOld(s, f, left) })
}

func glibcTooOld(s *model.Model, f *model.FrameworkVariable, left model.Domains) model.Explanation {
	builds := model.WithGPUCode(f.Pick(left[f.Dim]))
	lowest := ""
	var refs []string
	for _, b := range builds {
		if g := b.MinGlibc(); g != "" && (lowest == "" || version.Compare(g, lowest) < 0) {
			lowest, refs = g, []string{b.GlibcRef()}
		}
	}
	text := fmt.Sprintf("%s need glibc %s", f.Describe(builds), lowest)
	if oses := left[s.OS.Dim]; len(oses) > 0 {
		os := &s.OS.Rows[oses[0]]
		text += fmt.Sprintf(", and %s has %s", os.ID, os.Glibc)
		refs = append(refs, "os/"+os.ID+"#glibc")
	}
	return model.Explanation{Text: text, Facts: refs}
}

func stateImageOS(s *model.Model) {
	s.Tabulated(RuleImageOS, []*model.Variable{&s.Base.Variable, &s.OS.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return s.Base.Images[v[0]].OS == s.OS.Rows[v[1]].ID },
			Class: model.ClassOf(s.Base.Images, func(b *facts.BaseImage) string { return b.OS })}
	},
		func(model.Domains) model.Explanation {
			return model.Explanation{Text: "a base image is of one operating system"}
		})
	s.Constraints[len(s.Constraints)-1].Silent = true
}

package system

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on operating systems.
const (
	Glibc   = "glibc-floor"
	ImageOS = "image-os"
)

var OSRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Glibc, Kind: plan.Runs, Source: rule.DocPEP600,
			Text: "The C library of the base image must be at least as new as the one that the wheels were built " +
				"against: manylinux_2_28 wheels need glibc 2.28."},
		State: stateGlibc,
	},
	{
		Rule: plan.Rule{ID: ImageOS, Kind: plan.Made, Source: rule.DocImages,
			Text: "A base image is of one operating system."},
		State: stateImageOS,
	},
}

// stateGlibc ties builds to systems with a C library that is new enough.
func stateGlibc(s *model.Statement) {
	for _, f := range s.Frameworks() {
		model.Constrain2(s, f.BuildTerm().Alike((*candidate.Build).MinGlibc), s.OS.Term(),
			func(b *candidate.Build, os *matrices.OS) bool {
				return os.Glibc == "" || version.Compare(os.Glibc, b.MinGlibc()) >= 0
			}, model.Says{Explain: func(left model.Domains) model.Explanation { return glibcTooOld(s.Model, f, left) }})
	}
}

func glibcTooOld(m *model.Model, f *model.PackageVariable, left model.Domains) model.Explanation {
	builds := model.WithGPUCode(f.Pick(left[f.Dim]))
	lowest := ""
	var refs []string
	for _, b := range builds {
		if g := b.MinGlibc(); g != "" && (lowest == "" || version.Compare(g, lowest) < 0) {
			lowest, refs = g, []string{b.GlibcRef()}
		}
	}
	text := fmt.Sprintf("%s need glibc %s", f.Describe(builds), lowest)
	if oses := left[m.OS.Dim]; len(oses) > 0 {
		os := &m.OS.Rows[oses[0]]
		text += fmt.Sprintf(", and %s has %s", os.ID, os.Glibc)
		refs = append(refs, "os/"+os.ID+"#glibc")
	}
	return model.Explanation{Text: text, Facts: refs}
}

// stateImageOS ties base images to their systems.
func stateImageOS(s *model.Statement) {
	images := s.Base.Term().Alike(func(b *facts.BaseImage) string { return b.OS })
	model.Constrain2(s, images, s.OS.Term(), func(image *facts.BaseImage, os *matrices.OS) bool {
		return image.OS == os.ID
	}, model.Says{
		Silent: true,
		Explain: func(model.Domains) model.Explanation {
			return model.Explanation{Text: "a base image is of one operating system"}
		}})
}

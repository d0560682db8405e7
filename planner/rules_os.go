package planner

import (
	"fmt"
)

var (
	ruleGlibc = Rule{ID: "glibc-floor", Source: docPEP600,
		Text: "The C library of the base image must be at least as new as the one that the wheels were built against: manylinux_2_28 wheels need glibc 2.28."}
	ruleOSEnded = Rule{ID: "os-ended", Source: docImages, Soft: true,
		Text: "An operating system past its end of life gets no security fixes from its makers; it is chosen only when asked for or when nothing else fits."}
	ruleImageOS = Rule{ID: "image-os", Source: docImages,
		Text: "A base image is of one operating system."}
	ruleImageFrozen = Rule{ID: "image-frozen", Source: docImages, Soft: true,
		Text: "Images of an old Python or distribution are no longer rebuilt: what is in them stays as it was."}
)

func (s *scene) stateOSRules() {
	for _, f := range s.frameworks {
		s.stateGlibc(f)
	}
	s.stateImageOS()
}

// minGlibc is the C library that a build needs; empty when it needs none or
// the facts do not say.
func (b *build) minGlibc() string {
	if b.windows() {
		return ""
	}
	switch {
	case b.on.MinGlibc != "":
		return b.on.MinGlibc
	case b.on.Platform == linuxARM64 && b.release.MinGlibcArm != "":
		return b.release.MinGlibcArm
	default:
		return b.release.MinGlibc
	}
}

// glibcRef is the fact that gives the build's C library.
func (b *build) glibcRef() string {
	switch {
	case b.on.MinGlibc != "":
		return b.ref("")
	case b.on.Platform == linuxARM64 && b.release.MinGlibcArm != "":
		return b.releaseRef("min-glibc-arm64")
	default:
		return b.releaseRef("min-glibc")
	}
}

func (s *scene) stateGlibc(f *frameworkAxis) {
	s.law(ruleGlibc, []*axis{&f.axis, &s.os.axis}, nil, func() relation {
		return relation{func(v []int) bool {
			has := s.os.rows[v[1]].Glibc
			return has == "" || compareDotted(has, f.builds[v[0]].minGlibc()) >= 0
		}, classOf(f.builds, (*build).minGlibc)}
	},
		func(left scope) explanation { return s.glibcTooOld(f, left) })
}

func (s *scene) glibcTooOld(f *frameworkAxis, left scope) explanation {
	builds := withGPUCode(f.pick(left[f.dim]))
	lowest := ""
	var refs []string
	for _, b := range builds {
		if g := b.minGlibc(); g != "" && (lowest == "" || compareDotted(g, lowest) < 0) {
			lowest, refs = g, []string{b.glibcRef()}
		}
	}
	text := fmt.Sprintf("%s need glibc %s", f.describe(builds), lowest)
	if oses := left[s.os.dim]; len(oses) > 0 {
		os := &s.os.rows[oses[0]]
		text += fmt.Sprintf(", and %s has %s", os.ID, os.Glibc)
		refs = append(refs, "os/"+os.ID+"#glibc")
	}
	return explanation{text, refs}
}

func (s *scene) stateImageOS() {
	s.law(ruleImageOS, []*axis{&s.base.axis, &s.os.axis}, nil, func() relation {
		return relation{func(v []int) bool { return s.base.images[v[0]].os == s.os.rows[v[1]].ID },
			classOf(s.base.images, func(b *baseImage) string { return b.os })}
	},
		func(scope) explanation { return explanation{text: "a base image is of one operating system"} })
	s.clauses[len(s.clauses)-1].silent = true
}

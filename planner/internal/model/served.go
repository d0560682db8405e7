package model

import "github.com/envsolve/envsolve/planner/internal/candidate"

// KnownToCUDA reports whether the CUDA of a stack knows the boards for which a framework
// has PTX alone: its libraries have code for them, and the driver compiles the rest.
func (s *Solution) KnownToCUDA(cuda string) bool {
	for _, f := range s.Frameworks() {
		for _, g := range s.Served() {
			if s.Covered(g, f) == candidate.CoverPTX && (cuda == "" || !candidate.Targets(cuda, g.GPU.Arch)) {
				return false
			}
		}
	}
	return true
}

// Documented reports whether the makers document that builds whose GPU code is
// not listed serve the boards, and the builds' toolkits know them.
func (s *Solution) Documented() bool {
	for _, f := range s.Frameworks() {
		b := s.Build(f)
		for _, g := range s.Served() {
			if s.Covered(g, f) != candidate.CoverUnknown {
				continue
			}
			if !b.Documented(g.GPU.Arch) {
				return false
			}
		}
	}
	return true
}

package model

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// addForwardVariable adds the choice of a cuda-compat package: where the target
// asks for it, and where it may be a way out of a conflict.
func (s *Model) addForwardVariable() {
	f := &s.Query.Forward
	if s.Query.Windows() || len(s.Query.Drivers) == 0 || !f.Asked && (s.narrow() || f.No != "" || len(s.Query.GPUs) == 0) {
		return
	}
	s.Forward = &Variable{Part: "forward_compatibility", Size: 2}
}

// compatBases returns the smallest nvidia/cuda images, which hold cuda-compat
// packages.
func (s *Model) compatBases(oses []matrices.OS, platforms []string) []facts.BaseImage {
	if s.Forward == nil {
		return nil
	}
	byID := facts.RowsBy(oses, func(o *matrices.OS) string { return o.ID })
	var list []facts.BaseImage
	tags := candidate.CUDATags(s.Facts)
	for i := range tags {
		tag := &tags[i]
		if os := byID[tag.OS]; os != nil && tag.Flavor == "base" &&
			(s.Query.OS != nil || strings.HasPrefix(tag.OS, "ubuntu")) && candidate.OnAny(tag.Platforms, platforms) {
			list = append(list, facts.BaseImage{Ref: "docker.io/nvidia/cuda:" + tag.Tag, OS: tag.OS, Python: os.Python,
				Kind: facts.BaseCompat, CUDA: tag.CUDA, Fact: "images/" + tag.Tag, Tag: tag})
		}
	}
	return list
}

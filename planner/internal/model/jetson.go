package model

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// jetPackBases returns the images of the JetPack releases, newest first.
func (s *Model) jetPackBases(oses []matrices.OS) []facts.BaseImage {
	if !s.Query.AnyJetson() {
		return nil
	}
	rows := s.Facts.JetPacks()
	var list []facts.BaseImage
	for i := len(rows) - 1; i >= 0; i-- {
		r, os := &rows[i], "ubuntu"+rows[i].Ubuntu
		if r.BaseImage != "" && slices.ContainsFunc(oses, func(o matrices.OS) bool { return o.ID == os }) {
			list = append(list, facts.BaseImage{Ref: r.BaseImage, OS: os, Python: r.Python, Kind: facts.BaseJetPack,
				CUDA: r.CUDA, CUDNN: r.CUDNN, HasCUDNN: true, JetPack: r, Fact: "jetpack/" + r.Version})
		}
	}
	return list
}

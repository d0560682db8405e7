package model

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

func (s *Model) newOSVariable(platforms []string) *OSVariable {
	if e := s.Query.Existing; e != nil {
		return &OSVariable{Rows: []matrices.OS{e.OS}, Variable: Variable{Part: "os", Size: 1}}
	}
	by := candidate.OSBy{Platforms: facts.JoinNul(platforms), Narrow: s.narrow()}
	if s.Query.OS != nil {
		by.Asked = s.Query.OS.ID
	}
	rows := facts.Cached(s.Facts.Cache, by, func(rows []matrices.OS) int { return facts.EntryBytes },
		func() []matrices.OS { return slices.Clip(s.listOSes(platforms)) })
	a := &OSVariable{Rows: rows, Variable: Variable{Part: "os", Size: len(rows)}}
	if len(rows) > 0 {
		a.Same = &rows[0]
	}
	return a
}

// listOSes returns the operating systems that a target may stand on.
func (s *Model) listOSes(platforms []string) []matrices.OS {
	windows := matrices.OS{ID: "windows"}
	if s.narrow() && s.Query.Windows() {
		return []matrices.OS{windows}
	}
	list := s.Facts.SortedOSes()
	if s.narrow() && s.Query.OS != nil {
		return slices.DeleteFunc(slices.Clone(list), func(o matrices.OS) bool { return !s.Query.OS.Allows(o.ID) })
	}
	if slices.Contains(platforms, facts.WindowsAMD64) {
		return append(slices.Clone(list), windows)
	}
	return list
}

func (s *Model) newBaseVariable(platforms []string) *BaseVariable {
	own := s.Query.Request.Image.Base
	if e := s.Query.Existing; e != nil {
		image := facts.BaseImage{Ref: own.Value, OS: e.OS.ID, Kind: facts.BaseOwn}
		return &BaseVariable{Images: []facts.BaseImage{image}, Variable: Variable{Part: "base_image", Size: 1}}
	}
	by := candidate.BaseBy{OSes: s.OS.Same, Platforms: facts.JoinNul(platforms), Own: own.Value, HasOwn: own.Set(),
		Toolkit: s.Query.Request.Toolkit, System: s.needsSystemCUDA(), AnyOS: s.Query.OS == nil, Forwarded: s.Forward != nil,
		Jetson: s.Query.AnyJetson()}
	if s.Query.Python != nil {
		by.Python = s.Query.Python.Range.Text
	}
	images := facts.Cached(s.Facts.Cache, by,
		func(list []facts.BaseImage) int { return facts.EntryBytes + facts.ImageBytes*len(list) }, func() []facts.BaseImage {
			return slices.Concat(s.listBases(s.OS.Rows), s.cudaBases(s.OS.Rows, platforms), s.compatBases(s.OS.Rows, platforms),
				s.jetPackBases(s.OS.Rows))
		})
	a := &BaseVariable{Images: images, Variable: Variable{Part: "base_image", Size: len(images)}}
	if len(images) > 0 {
		a.Same = &images[0]
	}
	return a
}

// listBases returns the base images of those operating systems.
func (s *Model) listBases(oses []matrices.OS) []facts.BaseImage {
	var list []facts.BaseImage
	own := s.Query.Request.Image.Base
	if !own.Set() {
		list = s.Facts.BaseImages()
		if len(oses) < len(s.Facts.SortedOSes()) {
			list = slices.DeleteFunc(slices.Clone(list), func(b facts.BaseImage) bool {
				return !slices.ContainsFunc(oses, func(o matrices.OS) bool { return o.ID == b.OS })
			})
		}
	}
	for i := range oses {
		switch {
		case oses[i].ID == "windows":
			list = append(slices.Clip(list), facts.BaseImage{OS: "windows", Kind: facts.BaseWindows})
		case own.Set():
			list = append(list, facts.BaseImage{Ref: own.Value, OS: oses[i].ID, Kind: facts.BaseOwn})
		}
	}
	return list
}

// OthersBring reports whether wheels of another framework of the target bring
// CUDA.
func (s *Model) OthersBring(framework string) bool {
	return slices.ContainsFunc(s.Query.Frameworks, func(fa query.Framework) bool {
		return fa.Name != framework &&
			candidate.HasWheels(&fa)
	})
}

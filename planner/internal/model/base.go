package model

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func (m *Model) addBaseVariables(on []string) {
	m.OS = m.newOSVariable(on)
	m.Base = m.newBaseVariable(on)
	m.Bases = m.Base.Images
	if m.needsSystemCUDA() {
		m.Fit = &Variable{Part: "fit", Size: 2}
	}
}

// osBy is what a list of operating systems follows from.
type osBy struct {
	Asked, Platforms string
	Narrow           bool
}

func (m *Model) newOSVariable(platforms []string) *OSVariable {
	if e := m.Query.Existing; e != nil {
		return &OSVariable{Rows: []matrices.OS{e.OS}, Variable: Variable{Part: "os", Size: 1}}
	}
	by := osBy{Platforms: joined(platforms), Narrow: m.narrow()}
	if m.Query.OS != nil {
		by.Asked = m.Query.OS.ID
	}
	rows := cached(m.cache, by, func(rows []matrices.OS) int { return entryBytes },
		func() []matrices.OS { return slices.Clip(m.listOSes(platforms)) })
	a := &OSVariable{Rows: rows, Variable: Variable{Part: "os", Size: len(rows)}}
	if len(rows) > 0 {
		a.Same = &rows[0]
	}
	return a
}

// listOSes returns the operating systems that a target may stand on.
func (m *Model) listOSes(platforms []string) []matrices.OS {
	windows := matrices.OS{ID: "windows"}
	if m.narrow() && m.Query.Windows() {
		return []matrices.OS{windows}
	}
	list := m.Facts.SortedOSes()
	if m.narrow() && m.Query.OS != nil {
		return slices.DeleteFunc(slices.Clone(list), func(o matrices.OS) bool { return !m.Query.OS.Allows(o.ID) })
	}
	if slices.Contains(platforms, facts.WindowsAMD64) {
		return append(slices.Clone(list), windows)
	}
	return list
}

// baseBy is what a list of base images follows from.
type baseBy struct {
	OSes                                              Identity
	Platforms, Own                                    string
	HasOwn, Toolkit, System, AnyOS, Forwarded, Jetson bool
	Python                                            string // asked for, where images of CUDA are candidates
	FromSystem, Standalone                            bool   // where the Python may come from
}

func (m *Model) newBaseVariable(platforms []string) *BaseVariable {
	own := m.Query.Request.Image.Base
	if e := m.Query.Existing; e != nil {
		image := facts.BaseImage{Ref: own.Value, OS: e.OS.ID, Kind: facts.BaseOwn}
		return &BaseVariable{Images: []facts.BaseImage{image}, Variable: Variable{Part: "base_image", Size: 1}}
	}
	by := baseBy{OSes: m.OS.Same, Platforms: joined(platforms), Own: own.Value, HasOwn: own.Set(),
		Toolkit: m.Query.Request.Toolkit, System: m.needsSystemCUDA(), AnyOS: m.Query.OS == nil,
		Forwarded: m.Forward != nil,
		Jetson:    m.Query.AnyJetson()}
	if m.Query.Python != nil {
		by.Python = m.Query.Python.Range.Text
	}
	by.FromSystem, by.Standalone = m.pythonPlaces()
	images := cached(m.cache, by,
		func(list []facts.BaseImage) int { return entryBytes + imageBytes*len(list) }, func() []facts.BaseImage {
			list := slices.Concat(m.listBases(m.OS.Rows), m.cudaBases(m.OS.Rows, platforms),
				m.compatBases(m.OS.Rows, platforms),
				m.jetPackBases(m.OS.Rows))
			return placePythons(list, by.FromSystem, by.Standalone)
		})
	a := &BaseVariable{Images: images, Variable: Variable{Part: "base_image", Size: len(images)}}
	if len(images) > 0 {
		a.Same = &images[0]
	}
	return a
}

// needsSystemCUDA reports whether any candidate expects CUDA in the base image.
func (m *Model) needsSystemCUDA() bool {
	for _, f := range m.Frameworks() {
		if m.FlagsOf(f).linux && !m.OthersBring(f.Package.Name) {
			return !m.Query.Request.Image.Base.Set()
		}
	}
	return false
}

// addForwardVariable adds the choice of a cuda-compat package: where the target
// asks for it, and where it may be a way out of a conflict.
func (m *Model) addForwardVariable() {
	f := &m.Query.Forward
	if m.Query.Windows() || len(m.Query.Drivers) == 0 || !f.Asked &&
		(m.narrow() || f.No != "" || m.Query.LeavesCompat() || len(m.Query.GPUs) == 0) {
		return
	}
	m.Forward = &Variable{Part: "forward_compatibility", Size: 2}
}

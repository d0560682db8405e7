package model

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// listBases returns the base images of those operating systems.
func (m *Model) listBases(oses []matrices.OS) []facts.BaseImage {
	var list []facts.BaseImage
	own := m.Query.Request.Image.Base
	if !own.Set() {
		list = m.Facts.BaseImages()
		if len(oses) < len(m.Facts.SortedOSes()) {
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

// cudaBases returns the nvidia/cuda images that candidates can stand on, newest
// CUDA first: those with the libraries or, where the target wants the toolkit,
// the compiler. They are Ubuntu's unless the target names a system.
func (m *Model) cudaBases(oses []matrices.OS, platforms []string) []facts.BaseImage {
	toolkit := m.Query.Request.Toolkit
	if !toolkit && !m.needsSystemCUDA() {
		return nil
	}
	flavor := "runtime"
	if toolkit {
		flavor = "devel"
	}
	byID := facts.RowsBy(oses, func(o *matrices.OS) string { return o.ID })
	var list []facts.BaseImage
	for _, tag := range m.Facts.CUDAImages() {
		os := byID[tag.OS]
		if os == nil || !strings.HasSuffix(tag.Flavor, flavor) || m.Query.OS == nil &&
			!strings.HasPrefix(tag.OS, "ubuntu") ||
			!candidate.OnAny(tag.Platforms, platforms) {
			continue
		}
		image := facts.BaseImage{Ref: "docker.io/nvidia/cuda:" + tag.Tag, OS: tag.OS, Kind: facts.BaseCUDA,
			CUDA: tag.CUDA, CUDNN: tag.CUDNN, HasCUDNN: strings.HasPrefix(tag.Flavor, "cudnn"),
			Fact: "images/" + tag.Tag, Tag: tag}
		image.Python, image.Also = m.systemPython(os)
		list = append(list, image)
	}
	return list
}

// systemPython returns the Python that images of a system take from its archive,
// with its version where that is not the system's own: another one only where
// the target's words leave that out.
func (m *Model) systemPython(os *matrices.OS) (python, version string) {
	if m.Query.Python != nil && !m.Query.Python.Range.Allows(os.Python) {
		for _, python := range slices.Sorted(maps.Keys(os.PythonAlso)) {
			if m.Query.Python.Range.Allows(python) {
				return python, os.PythonAlso[python]
			}
		}
	}
	return os.Python, ""
}

// compatBases returns the smallest nvidia/cuda images, which hold cuda-compat
// packages.
func (m *Model) compatBases(oses []matrices.OS, platforms []string) []facts.BaseImage {
	if m.Forward == nil {
		return nil
	}
	byID := facts.RowsBy(oses, func(o *matrices.OS) string { return o.ID })
	var list []facts.BaseImage
	for _, tag := range m.Facts.CUDAImages() {
		if os := byID[tag.OS]; os != nil && tag.Flavor == "base" &&
			(m.Query.OS != nil || strings.HasPrefix(tag.OS, "ubuntu")) && candidate.OnAny(tag.Platforms, platforms) {
			list = append(list, facts.BaseImage{Ref: "docker.io/nvidia/cuda:" + tag.Tag, OS: tag.OS, Python: os.Python,
				Kind: facts.BaseCompat, CUDA: tag.CUDA, Fact: "images/" + tag.Tag, Tag: tag})
		}
	}
	return list
}

// jetPackBases returns the images of the JetPack releases, newest first.
func (m *Model) jetPackBases(oses []matrices.OS) []facts.BaseImage {
	if !m.Query.AnyJetson() {
		return nil
	}
	rows := m.Facts.JetPacks()
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

package model

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/request"
)

// pythonPlaces says where the Python of a stack may come from: the target's words
// where it has any, else the system in the smaller models, and in the widest both.
func (m *Model) pythonPlaces() (fromSystem, standalone bool) {
	switch m.Query.Request.PythonFrom.Value {
	case request.PythonSystem:
		return true, false
	case request.PythonStandalone:
		return false, true
	}
	return m.Size != StandaloneModel, m.Size >= StandaloneModel && m.Query.MayStandAlone()
}

// placePythons returns the base images with the Pythons that their systems bring, and
// after them those that take a relocatable build.
func placePythons(images []facts.BaseImage, fromSystem, standalone bool) []facts.BaseImage {
	var list []facts.BaseImage
	for i := range images {
		if fromSystem || images[i].Kind == facts.BaseWindows {
			list = append(list, images[i])
		}
	}
	for i := 0; standalone && i < len(images); i++ {
		image := &images[i]
		if !takesStandalone(image) {
			continue
		}
		with := *image
		with.Python, with.Also, with.Standalone = "", "", true
		list = append(list, with)
	}
	return slices.Clip(list)
}

// takesStandalone reports whether a relocatable build may be put on an image: on those
// of systems and of CUDA, and on the user's own, each once.
func takesStandalone(image *facts.BaseImage) bool {
	switch image.Kind {
	case facts.BaseSystem, facts.BaseOwn, facts.BaseCUDA, facts.BaseCompat:
		return image.Also == "" || image.Kind != facts.BaseSystem
	}
	return false
}

package system

import (
	"strconv"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
)

// Kinds of base image that a build can stand on.
const (
	needsNoCUDA  = iota // wheels bring it
	needsDevel          // wheels bring it, and the target wants the compiler
	needsCUDA           // from the system
	needsCUDNN          // from the system, with cuDNN
	needsJetPack        // from JetPack
	needsNoImage        // Windows
)

func baseNeed(m *model.Model, b *candidate.Build) int {
	switch {
	case b.Windows():
		return needsNoImage
	case m.Query.Request.Image.Base.Set():
		return needsNoCUDA // what the user's own image holds is the user's word
	case b.Jetson():
		return needsJetPack
	case b.System() && m.OthersBring(b.Release.Table):
		return needsNoCUDA // it loads the libraries that the other framework's wheels bring
	case b.System() && b.Row.CUDNNSpec+b.Row.CUDNN != "":
		return needsCUDNN
	case b.System():
		return needsCUDA
	case m.Query.Request.Toolkit && !b.CPU():
		return needsDevel
	default:
		return needsNoCUDA
	}
}

// baseServes reports whether an image is of the kind that builds need.
func baseServes(need int, image *facts.BaseImage) bool {
	switch need {
	case needsNoImage:
		return image.Kind == facts.BaseWindows
	case needsNoCUDA:
		return image.Kind != facts.BaseCUDA && image.Kind != facts.BaseJetPack && image.Kind != facts.BaseWindows
	case needsJetPack:
		return image.Kind == facts.BaseJetPack
	case needsDevel:
		return image.Kind == facts.BaseCUDA && !image.HasCUDNN
	case needsCUDNN:
		return image.Kind == facts.BaseCUDA
	default:
		return image.Kind == facts.BaseCUDA && !image.HasCUDNN
	}
}

// needBy is what the base image that a build needs follows from besides the
// build.
type needBy struct{ own, others, toolkit bool }

func needsBy(m *model.Model, f *model.PackageVariable) needBy {
	return needBy{own: m.Query.Request.Image.Base.Set(), others: m.OthersBring(f.Package.Name),
		toolkit: m.Query.Request.Toolkit}
}

// baseNeeds returns the kind of base image that each build needs.
func baseNeeds(m *model.Model, f *model.PackageVariable, by needBy) []int {
	return model.PerValue(m, f.Same, "base image", by, func() []int {
		need := make([]int, len(f.Builds))
		for i := range f.Builds {
			need[i] = baseNeed(m, &f.Builds[i])
		}
		return need
	})
}

// baseTerm returns the variable of a framework's builds as the kind of base image
// that each needs.
func baseTerm(f *model.PackageVariable, needs []int) model.Term[int] {
	return model.Over(&f.Variable, needs).Alike(strconv.Itoa)
}

// NamesCUDNN reports whether the stack must name a cuDNN wheel for a build:
// because its wheels take a range, or the base image lacks it.
func NamesCUDNN(c *model.Solution, b *candidate.Build) bool {
	if image := c.Image(); b.System() {
		return image.Kind == facts.BaseCUDA && !image.HasCUDNN && baseNeed(c.Model, b) == needsCUDNN
	}
	return b.AcceptsCUDNN().Spec != ""
}

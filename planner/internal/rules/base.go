package rules

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/words"
)

func hasCUDAImages(s *model.Model) bool {
	for i := range s.Bases {
		if kind := s.Bases[i].Kind; kind == facts.BaseCUDA || kind == facts.BaseCompat || kind == facts.BaseJetPack {
			return true
		}
	}
	return false
}

// stateBaseCUDA ties nvidia/cuda images to the builds that need them, and to
// the CUDA and cuDNN in them.
func stateBaseCUDA(s *model.Model) {
	for _, f := range s.Frameworks {
		stateBaseFor(s, f)
	}
	s.Tabulated(RuleBaseCUDA, []*model.Variable{&s.Base.Variable, &s.CUDA.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool {
			image := &s.Bases[v[0]]
			return image.CUDA == "" || version.Minor(image.CUDA) == version.Minor(s.CUDA.Values[v[1]])
		}, Class: model.ClassOf(s.Bases, func(b *facts.BaseImage) string { return b.CUDA })}
	},
		func(left model.Domains) model.Explanation { return imageCUDA(s, left) })
	if s.Fit != nil {
		stateBaseCUDNN(s)
	}
}

// stateBaseCUDNN ties cuDNN to the image that holds it. An image without takes
// one that can be added as a wheel.
func stateBaseCUDNN(s *model.Model) {
	var by any
	if len(s.Query.NVIDIA) > 0 {
		by = facts.Uncached{}
	}
	s.Tabulated(RuleBaseCUDA, []*model.Variable{&s.Base.Variable, &s.CUDNN.Variable}, by, func() model.Relation { return baseHoldsCUDNN(s) },
		func(left model.Domains) model.Explanation { return imageCUDNN(s, left) })
}

func baseHoldsCUDNN(s *model.Model) model.Relation {
	rows := cudnnRows(s)
	return model.Relation{
		Allows: func(v []int) bool {
			image, row := &s.Bases[v[0]], rows[v[1]]
			switch {
			case image.Kind != facts.BaseCUDA || s.CUDNN.Values[v[1]] == "":
				return true
			case image.HasCUDNN:
				return image.CUDNN == s.CUDNN.Values[v[1]]
			default:
				return row != nil && (facts.CUDNNWheel(row, image.CUDA) != "" || namesWheel(s, row, image.CUDA))
			}
		},
		Class: model.ClassOf(s.Bases, func(b *facts.BaseImage) string {
			switch {
			case b.Kind != facts.BaseCUDA:
				return "no CUDA"
			case !b.HasCUDNN:
				return "to be added for " + version.Major(b.CUDA)
			default:
				return b.CUDNN
			}
		}),
	}
}

func imageCUDNN(s *model.Model, left model.Domains) model.Explanation {
	if named := few(s.CUDNN, left[s.CUDNN.Dim], false); named != "" {
		return model.Explanation{Text: "no nvidia/cuda image that fits the rest holds cuDNN " + named + ", and the facts know no wheel that adds it; an image of your own that holds it would do"}
	}
	return imageCUDA(s, left)
}

func imageCUDA(s *model.Model, left model.Domains) model.Explanation {
	var e model.Explanation
	if named := few(s.CUDA, left[s.CUDA.Dim], true); named != "" {
		return model.Explanation{Text: "no nvidia/cuda image that fits the rest holds CUDA " + named}
	}
	var cudas, cudnns []string
	for _, v := range left[s.Base.Dim] {
		if image := &s.Bases[v]; image.Kind == facts.BaseCUDA {
			cudas = append(cudas, version.Minor(image.CUDA))
			cudnns = append(cudnns, version.Minor(image.CUDNN))
			if len(e.Facts) < 3 {
				e.Facts = append(e.Facts, image.Fact)
			}
		}
	}
	e.Text = "the nvidia/cuda images that fit the rest hold CUDA " + words.JoinWords(words.Few(version.SortDistinct(cudas), 8), "and")
	if list := slices.DeleteFunc(version.SortDistinct(cudnns), func(v string) bool { return v == "" }); len(list) > 0 {
		e.Text += " with cuDNN " + words.JoinWords(words.Few(list, 8), "and")
	}
	return e
}

// Kinds of base image that a build can stand on.
const (
	needsNoCUDA  = iota // wheels bring it
	needsDevel          // wheels bring it, and the target wants the compiler
	needsCUDA           // from the system
	needsCUDNN          // from the system, with cuDNN
	needsJetPack        // from JetPack
	needsNoImage        // Windows
)

func baseNeed(s *model.Model, b *candidate.Build) int {
	switch {
	case b.Windows():
		return needsNoImage
	case s.Query.Request.Image.Base.Set():
		return needsNoCUDA // what the user's own image holds is the user's word
	case b.Jetson():
		return needsJetPack
	case b.System() && s.OthersBring(b.Release.Framework):
		return needsNoCUDA // it loads the libraries that the other framework's wheels bring
	case b.System() && b.Row.CUDNNSpec+b.Row.CUDNN != "":
		return needsCUDNN
	case b.System():
		return needsCUDA
	case s.Query.Request.Toolkit && !b.CPU():
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

// addedCUDNN is the cost of standing on an image without the cuDNN that a
// build needs.
func addedCUDNN(need []int, bases []facts.BaseImage) model.Costs {
	without := func(image *facts.BaseImage) bool { return image.Kind == facts.BaseCUDA && !image.HasCUDNN }
	return model.Costs{Of: func(v []int) int {
		if need[v[0]] == needsCUDNN && without(&bases[v[1]]) {
			return costAddedCUDNN
		}
		return 0
	}, Class: func(i, v int) int {
		switch {
		case i == 0:
			return need[v]
		case without(&bases[v]):
			return 1
		default:
			return 0
		}
	}}
}

func stateBaseFor(s *model.Model, f *model.FrameworkVariable) {
	by := needBy{own: s.Query.Request.Image.Base.Set(), others: s.OthersBring(f.Query.Name), toolkit: s.Query.Request.Toolkit}
	need := facts.CachedList(s.Facts, f.Same, "base image", by, func() []int {
		need := make([]int, len(f.Builds))
		for i := range f.Builds {
			need[i] = baseNeed(s, &f.Builds[i])
		}
		return need
	})
	if slices.Contains(need, needsCUDNN) {
		s.SoftTabulated(RuleAddedCUDNN, model.LevelDelivery, []*model.Variable{&f.Variable, &s.Base.Variable}, by, func() model.Costs { return addedCUDNN(need, s.Bases) })
	}
	s.Tabulated(RuleBaseCUDA, []*model.Variable{&f.Variable, &s.Base.Variable}, by, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return baseServes(need[v[0]], &s.Bases[v[1]]) },
			Class: func(i, v int) int {
				if i == 0 {
					return need[v]
				}
				return v
			}}
	},
		func(left model.Domains) model.Explanation {
			builds := model.WithGPUCode(f.Pick(left[f.Dim]))
			text := f.Describe(builds) + " expect CUDA in the base image: they stand on nvidia/cuda"
			if len(builds) > 0 && builds[0].Jetson() {
				text = f.Describe(builds) + " expect the CUDA of JetPack in the base image"
			}
			if len(builds) > 0 && !builds[0].System() {
				text = "the toolkit comes with nvidia/cuda images alone"
			}
			return model.Explanation{Text: text, Facts: model.Sample(builds, "", (*candidate.Build).Label)}
		})
}

package planner

import "slices"

func (s *scene) hasCUDAImages() bool {
	for i := range s.bases {
		if kind := s.bases[i].kind; kind == baseCUDA || kind == baseCompat || kind == baseJetPack {
			return true
		}
	}
	return false
}

// stateBaseCUDA ties nvidia/cuda images to the builds that need them, and to
// the CUDA and cuDNN in them.
func (s *scene) stateBaseCUDA() {
	for _, f := range s.frameworks {
		s.stateBaseFor(f)
	}
	s.law(ruleBaseCUDA, []*axis{&s.base.axis, &s.cuda.axis}, nil, func() relation {
		return relation{func(v []int) bool {
			image := &s.bases[v[0]]
			return image.cuda == "" || minor(image.cuda) == minor(s.cuda.values[v[1]])
		}, classOf(s.bases, func(b *baseImage) string { return b.cuda })}
	},
		func(left scope) explanation { return s.imageCUDA(left) })
	if s.fit != nil {
		s.stateBaseCUDNN()
	}
}

// stateBaseCUDNN ties cuDNN to the image that holds it. An image without takes
// one that can be added as a wheel.
func (s *scene) stateBaseCUDNN() {
	var by any
	if len(s.ask.nvidia) > 0 {
		by = unshared{}
	}
	s.law(ruleBaseCUDA, []*axis{&s.base.axis, &s.cudnn.axis}, by, s.baseHoldsCUDNN,
		func(left scope) explanation { return s.imageCUDNN(left) })
}

func (s *scene) baseHoldsCUDNN() relation {
	rows := s.cudnnRows()
	return relation{
		allows: func(v []int) bool {
			image, row := &s.bases[v[0]], rows[v[1]]
			switch {
			case image.kind != baseCUDA || s.cudnn.values[v[1]] == "":
				return true
			case image.hasCUDNN:
				return image.cudnn == s.cudnn.values[v[1]]
			default:
				return row != nil && (cudnnWheel(row, image.cuda) != "" || s.namesWheel(row, image.cuda))
			}
		},
		class: classOf(s.bases, func(b *baseImage) string {
			switch {
			case b.kind != baseCUDA:
				return "no CUDA"
			case !b.hasCUDNN:
				return "to be added for " + major(b.cuda)
			default:
				return b.cudnn
			}
		}),
	}
}

func (s *scene) imageCUDNN(left scope) explanation {
	if named := s.cudnn.few(left[s.cudnn.dim], false); named != "" {
		return explanation{text: "no nvidia/cuda image that fits the rest holds cuDNN " + named + ", and the facts know no wheel that adds it; an image of your own that holds it would do"}
	}
	return s.imageCUDA(left)
}

func (s *scene) imageCUDA(left scope) explanation {
	var e explanation
	if named := s.cuda.few(left[s.cuda.dim], true); named != "" {
		return explanation{text: "no nvidia/cuda image that fits the rest holds CUDA " + named}
	}
	var cudas, cudnns []string
	for _, v := range left[s.base.dim] {
		if image := &s.bases[v]; image.kind == baseCUDA {
			cudas = append(cudas, minor(image.cuda))
			cudnns = append(cudnns, minor(image.cudnn))
			if len(e.facts) < 3 {
				e.facts = append(e.facts, image.fact)
			}
		}
	}
	e.text = "the nvidia/cuda images that fit the rest hold CUDA " + joinWords(few(sortDistinct(cudas), 8), "and")
	if list := slices.DeleteFunc(sortDistinct(cudnns), func(v string) bool { return v == "" }); len(list) > 0 {
		e.text += " with cuDNN " + joinWords(few(list, 8), "and")
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

func (s *scene) baseNeed(b *build) int {
	switch {
	case b.windows():
		return needsNoImage
	case s.ask.request.Image.Base.Set():
		return needsNoCUDA // what the user's own image holds is the user's word
	case b.jetson():
		return needsJetPack
	case b.system() && s.othersBring(b.release.Framework):
		return needsNoCUDA // it loads the libraries that the other framework's wheels bring
	case b.system() && b.row.CUDNNSpec+b.row.CUDNN != "":
		return needsCUDNN
	case b.system():
		return needsCUDA
	case s.ask.request.Toolkit && !b.cpu():
		return needsDevel
	default:
		return needsNoCUDA
	}
}

// othersBring reports whether wheels of another framework of the target bring
// CUDA.
func (s *scene) othersBring(framework string) bool {
	return slices.ContainsFunc(s.ask.frameworks, func(fa frameworkAsk) bool { return fa.name != framework && fa.hasWheels() })
}

// baseServes reports whether an image is of the kind that builds need.
func baseServes(need int, image *baseImage) bool {
	switch need {
	case needsNoImage:
		return image.kind == baseWindows
	case needsNoCUDA:
		return image.kind != baseCUDA && image.kind != baseJetPack && image.kind != baseWindows
	case needsJetPack:
		return image.kind == baseJetPack
	case needsDevel:
		return image.kind == baseCUDA && !image.hasCUDNN
	case needsCUDNN:
		return image.kind == baseCUDA
	default:
		return image.kind == baseCUDA && !image.hasCUDNN
	}
}

// needBy is what the base image that a build needs follows from besides the
// build.
type needBy struct{ own, others, toolkit bool }

// addedCUDNN is the cost of standing on an image without the cuDNN that a
// build needs.
func addedCUDNN(need []int, bases []baseImage) costs {
	without := func(image *baseImage) bool { return image.kind == baseCUDA && !image.hasCUDNN }
	return costs{func(v []int) int {
		if need[v[0]] == needsCUDNN && without(&bases[v[1]]) {
			return costAddedCUDNN
		}
		return 0
	}, func(i, v int) int {
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

func (s *scene) stateBaseFor(f *frameworkAxis) {
	by := needBy{own: s.ask.request.Image.Base.Set(), others: s.othersBring(f.ask.name), toolkit: s.ask.request.Toolkit}
	need := traits(s.facts, f.same, "base image", by, func() []int {
		need := make([]int, len(f.builds))
		for i := range f.builds {
			need[i] = s.baseNeed(&f.builds[i])
		}
		return need
	})
	if slices.Contains(need, needsCUDNN) {
		s.weakness(ruleAddedCUDNN, levelDelivery, []*axis{&f.axis, &s.base.axis}, by, func() costs { return addedCUDNN(need, s.bases) })
	}
	s.law(ruleBaseCUDA, []*axis{&f.axis, &s.base.axis}, by, func() relation {
		return relation{func(v []int) bool { return baseServes(need[v[0]], &s.bases[v[1]]) },
			func(i, v int) int {
				if i == 0 {
					return need[v]
				}
				return v
			}}
	},
		func(left scope) explanation {
			builds := withGPUCode(f.pick(left[f.dim]))
			text := f.describe(builds) + " expect CUDA in the base image: they stand on nvidia/cuda"
			if len(builds) > 0 && builds[0].jetson() {
				text = f.describe(builds) + " expect the CUDA of JetPack in the base image"
			}
			if len(builds) > 0 && !builds[0].system() {
				text = "the toolkit comes with nvidia/cuda images alone"
			}
			return explanation{text, sample(builds, "", (*build).label)}
		})
}

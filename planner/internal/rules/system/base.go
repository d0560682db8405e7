package system

import (
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on where a build takes CUDA from.
const (
	SystemCUDA = "system-cuda"
	NoIndex    = "no-index"
	BaseCUDA   = "base-cuda"
	AddedCUDNN = "added-cudnn"
	AsMade     = "cuda-as-made"
)

var BaseRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: SystemCUDA, Kind: plan.Made, Source: rule.DocBuilds, Soft: true,
			Text: "A build whose wheels bring CUDA goes before one that takes it from the system: the image then " +
				"needs no second source of it."},
		State: stateSystemCUDA,
	},
	{
		Rule: plan.Rule{ID: NoIndex, Kind: plan.Made, Source: rule.DocBuilds, Soft: true,
			Text: "A build whose index the facts do not name cannot be locked without the target's help; it ranks " +
				"below builds on a known index."},
		State: stateNoIndex,
	},
	{
		Rule: plan.Rule{ID: BaseCUDA, Kind: plan.Made, Source: rule.DocImages,
			Text: "A build that expects CUDA on the system stands on an nvidia/cuda image that holds it, with " +
				"cuDNN where it needs that; a build whose wheels bring CUDA stands on an image without, unless " +
				"the target asks for the toolkit: there are never two copies."},
		State: stateBaseCUDA,
	},
	{
		Rule: plan.Rule{ID: AddedCUDNN, Kind: plan.Made, Source: rule.DocImages, Soft: true,
			Text: "Where no nvidia/cuda image holds a cuDNN that fits, it is added to one without as NVIDIA's " +
				"wheel; an image that holds it goes first."},
		State: stateAddedCUDNN,
	},
	{
		Rule: plan.Rule{ID: AsMade, Kind: plan.Made, Source: rule.DocBuilds, Soft: true,
			Text: "Where a build takes a range of CUDA versions from the system, the minor that it was made for " +
				"is taken if there is an image of it."},
		State: stateAsMade,
	},
}

func hasCUDAImages(m *model.Model) bool {
	for i := range m.Bases {
		if kind := m.Bases[i].Kind; kind == facts.BaseCUDA || kind == facts.BaseCompat || kind == facts.BaseJetPack {
			return true
		}
	}
	return false
}

// Costs of how a build comes by CUDA.
const (
	costSystem     = 1
	costNoIndex    = 2
	costAddedCUDNN = 1
)

// stateSystemCUDA ranks builds that take CUDA from the system below those whose
// wheels bring it.
func stateSystemCUDA(s *model.Statement) {
	for _, f := range s.Frameworks() {
		if ranksDelivery(s.Model, f) && s.FlagsOf(f).System {
			softenBuilds(s, f, costSystem, (*candidate.Build).System)
		}
	}
}

// stateNoIndex ranks builds on no known index below those on one.
func stateNoIndex(s *model.Statement) {
	for _, f := range s.Frameworks() {
		if ranksDelivery(s.Model, f) && s.FlagsOf(f).NoIndex {
			softenBuilds(s, f, costNoIndex, (*candidate.Build).NoIndex)
		}
	}
}

// ranksDelivery reports whether builds of a framework are ranked by how they
// come by CUDA: with wheels first, from the system after that, and without GPU
// code last. The smallest models hold those with wheels alone.
func ranksDelivery(m *model.Model, f *model.PackageVariable) bool {
	return !f.Package.CPUOnly() && m.Size != model.WheelModel
}

// softenBuilds adds a cost for some builds of a framework.
func softenBuilds(s *model.Statement, f *model.PackageVariable, cost int, of func(*candidate.Build) bool) {
	model.Soften1(s, f.BuildTerm(), func(b *candidate.Build) int {
		if of(b) {
			return cost
		}
		return 0
	}, model.Weighs{Level: model.LevelDelivery})
}

// bringsCUDA reports whether images that bring CUDA are candidates, or are needed.
func bringsCUDA(m *model.Model) bool { return m.Fit != nil || hasCUDAImages(m) || m.Query.AnyJetson() }

// stateBaseCUDA ties nvidia/cuda images to the builds that need them, and to
// the CUDA and cuDNN in them.
func stateBaseCUDA(s *model.Statement) {
	if !bringsCUDA(s.Model) {
		return
	}
	for _, f := range s.Frameworks() {
		stateBaseFor(s, f)
	}
	images := s.Base.Term().Alike(func(b *facts.BaseImage) string { return b.CUDA })
	model.Constrain2(s, images, s.CUDA.Term(), func(image *facts.BaseImage, cuda string) bool {
		return image.CUDA == "" || version.Minor(image.CUDA) == version.Minor(cuda)
	}, model.Says{Explain: func(left model.Domains) model.Explanation { return imageCUDA(s.Model, left) }})
	if s.Fit != nil {
		stateBaseCUDNN(s)
	}
	if s.Platform.Size > 1 {
		stateImagePlatform(s)
	}
}

// stateImagePlatform ties nvidia/cuda images to the platforms that they are
// published for.
func stateImagePlatform(s *model.Statement) {
	on := model.NewTerm(&s.Base.Variable, func(i int) []string {
		if tag := s.Bases[i].Tag; tag != nil {
			return tag.Platforms
		}
		return nil
	})
	model.Constrain2(s, on.Alike(func(on []string) string { return strings.Join(on, " ") }), s.Platform.Term(), func(on []string, platform string) bool {
		return candidate.OnAny(on, []string{platform})
	}, model.Says{
		From: "platform", // tells this table from those of what is in the image
		Explain: func(left model.Domains) model.Explanation {
			var e model.Explanation
			var platforms []string
			for _, v := range left[s.Base.Dim] {
				if tag := s.Bases[v].Tag; tag != nil {
					platforms = append(platforms, tag.Platforms...)
					e.Facts = append(e.Facts, s.Bases[v].Fact)
				}
			}
			e.Facts = e.Facts[:min(3, len(e.Facts))]
			e.Text = "the nvidia/cuda images that fit the rest are for " +
				words.JoinWords(words.Unique(platforms), "and") + " only"
			return e
		}})
}

// stateBaseFor ties images to the builds of a framework.
func stateBaseFor(s *model.Statement, f *model.PackageVariable) {
	by := needsBy(s.Model, f)
	needs := baseTerm(f, baseNeeds(s.Model, f, by))
	model.Constrain2(s, needs, s.Base.Term(), baseServes, model.Says{
		From: by,
		Explain: func(left model.Domains) model.Explanation {
			builds := model.WithGPUCode(f.Pick(left[f.Dim]))
			text := standsOn(f.Describe(builds), builds, by.toolkit)
			return model.Explanation{Text: text, Facts: model.Sample(builds, "", (*candidate.Build).Label)}
		}})
}

// standsOn says which images builds stand on.
func standsOn(name string, builds []*candidate.Build, toolkit bool) string {
	switch {
	case len(builds) > 0 && builds[0].Jetson():
		return name + " expect the CUDA of JetPack in the base image"
	case len(builds) > 0 && !builds[0].System() && toolkit:
		return "the toolkit comes with nvidia/cuda images alone"
	case len(builds) > 0 && !builds[0].System():
		return name + " stand on an image that holds no CUDA"
	default:
		return name + " expect CUDA in the base image: they stand on nvidia/cuda"
	}
}

// stateBaseCUDNN ties cuDNN to the image that holds it. An image without takes
// one that can be added as a wheel.
func stateBaseCUDNN(s *model.Statement) {
	releases := model.NewTerm(&s.CUDNN.Variable, func(i int) cudnnVersion {
		return cudnnVersion{s.CUDNN.Values[i], s.CUDNNRows()[i]}
	})
	model.Constrain2(s, s.Base.Term().Alike(cudnnIn), releases, func(image *facts.BaseImage, dnn cudnnVersion) bool {
		switch {
		case image.Kind != facts.BaseCUDA || dnn.version == "":
			return true
		case image.HasCUDNN:
			return image.CUDNN == dnn.version
		default:
			return dnn.row != nil && (facts.CUDNNWheel(dnn.row, image.CUDA) != "" ||
				libraries.NamesWheel(s.Model, dnn.row, image.CUDA))
		}
	}, model.Says{
		From:    "cuDNN", // tells this table from that of the CUDA in the image
		Own:     len(s.Query.Of(query.CUDAWheel)) > 0,
		Explain: func(left model.Domains) model.Explanation { return imageCUDNN(s.Model, left) },
	})
}

// cudnnVersion is a value of the cuDNN variable with its release; nil where the
// facts hold no row of it.
type cudnnVersion struct {
	version string
	row     *matrices.CUDNNRelease
}

// cudnnIn tells images apart by the cuDNN that they hold or take.
func cudnnIn(b *facts.BaseImage) string {
	switch {
	case b.Kind != facts.BaseCUDA:
		return "no CUDA"
	case !b.HasCUDNN:
		return "to be added for " + version.Major(b.CUDA)
	default:
		return b.CUDNN
	}
}

func imageCUDNN(m *model.Model, left model.Domains) model.Explanation {
	if named := hardware.Few(m.CUDNN, left[m.CUDNN.Dim], false); named != "" {
		return model.Explanation{Text: "no nvidia/cuda image that fits the rest holds cuDNN " + named +
			", and the facts know no wheel that adds it; an image of your own that holds it would do"}
	}
	return imageCUDA(m, left)
}

func imageCUDA(m *model.Model, left model.Domains) model.Explanation {
	var e model.Explanation
	if named := hardware.Few(m.CUDA, left[m.CUDA.Dim], true); named != "" {
		return model.Explanation{Text: "no nvidia/cuda image that fits the rest holds CUDA " + named}
	}
	var cudas, cudnns []string
	for _, v := range left[m.Base.Dim] {
		if image := &m.Bases[v]; image.Kind == facts.BaseCUDA {
			cudas = append(cudas, version.Minor(image.CUDA))
			cudnns = append(cudnns, version.Minor(image.CUDNN))
			if len(e.Facts) < 3 {
				e.Facts = append(e.Facts, image.Fact)
			}
		}
	}
	e.Text = "the nvidia/cuda images that fit the rest hold CUDA " +
		words.JoinWords(words.Few(version.SortDistinct(cudas), 8), "and")
	if list := slices.DeleteFunc(version.SortDistinct(cudnns), func(v string) bool { return v == "" }); len(list) > 0 {
		e.Text += " with cuDNN " + words.JoinWords(words.Few(list, 8), "and")
	}
	return e
}

// stateAddedCUDNN ranks images without the cuDNN that a build needs below those
// that hold it.
func stateAddedCUDNN(s *model.Statement) {
	if !bringsCUDA(s.Model) {
		return
	}
	without := model.NewTerm(&s.Base.Variable, func(i int) bool {
		return s.Bases[i].Kind == facts.BaseCUDA && !s.Bases[i].HasCUDNN
	}).Alike(strconv.FormatBool)
	for _, f := range s.Frameworks() {
		by := needsBy(s.Model, f)
		needs := baseNeeds(s.Model, f, by)
		if !slices.Contains(needs, needsCUDNN) {
			continue
		}
		model.Soften2(s, baseTerm(f, needs), without, func(need int, without bool) int {
			if need == needsCUDNN && without {
				return costAddedCUDNN
			}
			return 0
		}, model.Weighs{Level: model.LevelDelivery, From: by})
	}
}

// stateAsMade makes the first value of the fit variable mean that CUDA is of the
// minor that the build was made for.
func stateAsMade(s *model.Statement) {
	if s.Fit == nil {
		return
	}
	for _, f := range s.Frameworks() {
		asMade := func(other bool, b *candidate.Build, cuda string) bool {
			made := b.Row.CUDA
			return other || version.Parts(made) < 2 || version.Minor(cuda) == made
		}
		model.Constrain3(s, s.FitTerm(), f.BuildTerm(), s.CUDA.Term(), asMade, model.Says{
			Silent:  true,
			Explain: func(model.Domains) model.Explanation { return model.Explanation{Text: s.Rule.Text} },
		})
	}
}

package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleBuildCUDA = plan.Rule{ID: "build-cuda", Source: docBuilds,
		Text: "A framework build loads the CUDA that it was made for, or that its metadata takes in: its own libraries where wheels bring them, the system's where it expects them there. Another CUDA on the system changes nothing for wheels."}
	RuleBuildCUDNN = plan.Rule{ID: "build-cudnn", Source: docBuilds,
		Text: "A framework build comes with one cuDNN, pins it exactly, or takes a range; a run-time cuDNN must be of the same major and no older minor than the build's."}
	RuleBuildNCCL = plan.Rule{ID: "build-nccl", Source: docBuilds,
		Text: "A framework build comes with one NCCL, pins it exactly, or takes a range. There is none on Windows."}
	RuleCUDNNCUDA = plan.Rule{ID: "cudnn-cuda", Source: docCUDNN,
		Text: "A cuDNN binary is made for one CUDA major, up to 8.0 for one minor: cuDNN and CUDA on a system must go together."}
	RuleAsMade = plan.Rule{ID: "cuda-as-made", Source: docBuilds, Soft: true,
		Text: "Where a build takes a range of CUDA versions from the system, the minor that it was made for is taken if there is an image of it."}
	RuleAddedCUDNN = plan.Rule{ID: "added-cudnn", Source: docImages, Soft: true,
		Text: "Where no nvidia/cuda image holds a cuDNN that fits, it is added to one without as NVIDIA's wheel; an image that holds it goes first."}
	RuleBaseCUDA = plan.Rule{ID: "base-cuda", Source: docImages,
		Text: "A build that expects CUDA on the system stands on an nvidia/cuda image that holds it, with cuDNN where it needs that; a build whose wheels bring CUDA stands on an image without, unless the target asks for the toolkit: there are never two copies."}
)

func statePartRules(s *model.Model) {
	rules := []model.Rule{RuleBuildCUDA, RuleBuildCUDNN, RuleBuildNCCL}
	lists := []*model.ListVariable{s.CUDA, s.CUDNN, s.NCCL}
	for _, f := range s.Frameworks {
		for i := range s.Parts {
			link(s, rules[i], f, lists[i], &s.Parts[i])
		}
	}
	if hasCUDAImages(s) || s.Query.AnyJetson() {
		stateBaseCUDA(s)
	}
	if s.Fit != nil {
		stateAsMade(s)
	}
	stateCUDNNCUDA(s)
	stateLibraryNames(s)
}

// link ties a part to the builds that bring it or accept it.
func link(s *model.Model, info model.Rule, f *model.FrameworkVariable, list *model.ListVariable, p *model.Part) {
	s.Tabulated(info, []*model.Variable{&f.Variable, &list.Variable}, linkBy{s.Open(), len(s.Query.Frameworks) > 1}, func() model.Relation {
		class, kinds := compatibilityClasses(f, p)
		return model.Relation{Allows: func(v []int) bool { return kinds[class[v[0]]].Allows(s.Facts, list.Values[v[1]]) },
			Class: func(i, v int) int {
				if i == 0 {
					return class[v]
				}
				return v
			}}
	},
		func(left model.Domains) model.Explanation { return partsOf(s, f, left, list, p) })
}

// linkBy is what builds accept of a part by, besides themselves.
type linkBy struct{ open, joint bool }

// compatibilityClasses groups builds that accept the same versions.
func compatibilityClasses(f *model.FrameworkVariable, p *model.Part) (class []int, kinds []candidate.Compatibility) {
	class = make([]int, len(f.Builds))
	index := map[candidate.Compatibility]int{}
	for i := range f.Builds {
		a := p.Of(&f.Builds[i])
		k, seen := index[a]
		if !seen {
			k = len(kinds)
			index[a] = k
			kinds = append(kinds, a)
		}
		class[i] = k
	}
	return class, kinds
}

func partsOf(s *model.Model, f *model.FrameworkVariable, left model.Domains, list *model.ListVariable, p *model.Part) model.Explanation {
	builds := model.WithGPUCode(f.Pick(left[f.Dim]))
	var versions []string
	verb := "come with"
	for _, b := range builds {
		a := p.Of(b)
		v := a.Made
		if p.Part == "cuda" {
			v = version.Minor(v)
		}
		if a.Spec != "" {
			verb, v = "take", a.Spec
		}
		versions = append(versions, v)
	}
	slices.SortFunc(versions, version.Compare)
	versions = words.Unique(versions)
	crowded, ranges := len(versions) > 6, strings.ContainsAny(strings.Join(versions, ""), "<>=")
	if crowded {
		versions = []string{versions[0] + " to " + versions[len(versions)-1]}
	}
	if len(builds) == 1 {
		verb = map[string]string{"come with": "comes with", "take": "takes"}[verb]
	}
	text := fmt.Sprintf("%s %s %s %s", f.One(builds), verb, p.Name, words.JoinWords(versions, "or"))
	switch named := few(list, left[list.Dim], p.Part == "cuda"); {
	case crowded && ranges && named != "":
		text = fmt.Sprintf("%s %s no %s %s", f.One(builds), verb, p.Name, named)
	case crowded && named != "":
		text = fmt.Sprintf("%s %s %s %s, none %s", f.One(builds), verb, p.Name, versions[0], named)
	}
	if len(versions) == 0 {
		text = fmt.Sprintf("%s %s no %s that the facts know of", f.One(builds), verb, p.Name)
	}
	return model.Explanation{Text: text, Facts: model.Sample(builds, PartCell(builds, p), func(b *candidate.Build) string { a := p.Of(b); return a.Made + a.Spec })}
}

// few names the values left of a list when they are one or two, by minor where
// that is how people speak of them.
func few(l *model.ListVariable, left []int, byMinor bool) string {
	var terms []string
	for _, v := range left {
		word := l.Values[v]
		if byMinor {
			word = version.Minor(word)
		}
		terms = append(terms, word)
	}
	if terms = words.Unique(terms); len(terms) > 2 {
		return ""
	}
	return words.JoinWords(terms, "or")
}

// PartCell is the cell that says which versions of a part builds accept.
func PartCell(builds []*candidate.Build, p *model.Part) string {
	if len(builds) == 0 {
		return ""
	}
	a := p.Of(builds[0])
	switch {
	case a.Spec != "" && (p.Part != "cuda" || builds[0].Row.CUDASpec != ""):
		return p.Part + "-spec"
	case a.Made == "":
		return ""
	default:
		return p.Part
	}
}

// stateAsMade makes the first value of the fit axis mean that CUDA is of the
// minor that the build was made for.
func stateAsMade(s *model.Model) {
	for _, f := range s.Frameworks {
		s.Constrain(RuleAsMade, []*model.Variable{s.Fit, &f.Variable, &s.CUDA.Variable}, func(v []int) bool {
			if v[0] != 0 {
				return true
			}
			made := f.Builds[v[1]].Row.CUDA
			return version.Parts(made) < 2 || version.Minor(s.CUDA.Values[v[2]]) == made
		}, nil, func(model.Domains) model.Explanation { return model.Explanation{Text: RuleAsMade.Text} })
		s.Constraints[len(s.Constraints)-1].Silent = true
	}
}

// stateCUDNNCUDA ties cuDNN to CUDA where the two come from different places:
// wheels and images have them together.
func stateCUDNNCUDA(s *model.Model) {
	if !slices.ContainsFunc(s.Frameworks, func(f *model.FrameworkVariable) bool { return s.FlagsOf(f).Loose }) {
		return
	}
	rows := cudnnRows(s)
	s.Tabulated(RuleCUDNNCUDA, []*model.Variable{&s.CUDNN.Variable, &s.CUDA.Variable}, nil, func() model.Relation {
		classes := minorClasses(s.CUDA.Values)
		return model.Relation{Allows: func(v []int) bool { return cudnnGoesWith(rows[v[0]], s.CUDA.Values[v[1]]) },
			Class: func(i, v int) int {
				if i == 1 {
					return classes[v]
				}
				return v
			}}
	},
		func(left model.Domains) model.Explanation {
			var e model.Explanation
			var said []string
			for _, v := range left[s.CUDNN.Dim] {
				if row := rows[v]; row != nil && len(said) < 3 {
					said = append(said, fmt.Sprintf("cuDNN %s is for CUDA %s", row.Version, words.JoinWords(row.CUDAMajors, "and")))
					e.Facts = append(e.Facts, "cudnn/"+row.Version+"#cuda-majors")
				}
			}
			e.Text = words.JoinWords(said, "and")
			return e
		})
}

// minorClasses numbers versions by minor.
func minorClasses(versions []string) []int {
	index := map[string]int{}
	class := make([]int, len(versions))
	for i, v := range versions {
		m := version.Minor(v)
		if _, seen := index[m]; !seen {
			index[m] = len(index)
		}
		class[i] = index[m]
	}
	return class
}

func cudnnGoesWith(row *matrices.CUDNNRelease, cuda string) bool {
	if row == nil || cuda == "" || len(row.CUDAMajors) == 0 {
		return true
	}
	if !slices.Contains(row.CUDAMajors, version.Major(cuda)) {
		return false
	}
	if row.BuildScheme != "per_cuda_minor" {
		return true
	}
	return len(row.CUDABuilds) == 0 || slices.Contains(row.CUDABuilds, version.Minor(cuda)) || !allMinors(row.CUDABuilds)
}

// allMinors reports whether every entry names a minor, such as 10.2.
func allMinors(builds []string) bool {
	for _, b := range builds {
		if _, err := strconv.ParseFloat(b, 64); err != nil {
			return false
		}
	}
	return true
}

package planner

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleBuildCUDA = Rule{ID: "build-cuda", Source: docBuilds,
		Text: "A framework build loads the CUDA that it was made for, or that its metadata takes in: its own libraries where wheels bring them, the system's where it expects them there. Another CUDA on the system changes nothing for wheels."}
	ruleBuildCUDNN = Rule{ID: "build-cudnn", Source: docBuilds,
		Text: "A framework build comes with one cuDNN, pins it exactly, or takes a range; a run-time cuDNN must be of the same major and no older minor than the build's."}
	ruleBuildNCCL = Rule{ID: "build-nccl", Source: docBuilds,
		Text: "A framework build comes with one NCCL, pins it exactly, or takes a range. There is none on Windows."}
	ruleCUDNNCUDA = Rule{ID: "cudnn-cuda", Source: docCUDNN,
		Text: "A cuDNN binary is made for one CUDA major, up to 8.0 for one minor: cuDNN and CUDA on a system must go together."}
	ruleAsMade = Rule{ID: "cuda-as-made", Source: docBuilds, Soft: true,
		Text: "Where a build takes a range of CUDA versions from the system, the minor that it was made for is taken if there is an image of it."}
	ruleAddedCUDNN = Rule{ID: "added-cudnn", Source: docImages, Soft: true,
		Text: "Where no nvidia/cuda image holds a cuDNN that fits, it is added to one without as NVIDIA's wheel; an image that holds it goes first."}
	ruleBaseCUDA = Rule{ID: "base-cuda", Source: docImages,
		Text: "A build that expects CUDA on the system stands on an nvidia/cuda image that holds it, with cuDNN where it needs that; a build whose wheels bring CUDA stands on an image without, unless the target asks for the toolkit: there are never two copies."}
)

func (s *scene) statePartRules() {
	rules := []rule{ruleBuildCUDA, ruleBuildCUDNN, ruleBuildNCCL}
	lists := []*listAxis{s.cuda, s.cudnn, s.nccl}
	for _, f := range s.frameworks {
		for i := range s.parts {
			s.link(rules[i], f, lists[i], &s.parts[i])
		}
	}
	if s.hasCUDAImages() || s.ask.anyJetson() {
		s.stateBaseCUDA()
	}
	if s.fit != nil {
		s.stateAsMade()
	}
	s.stateCUDNNCUDA()
	s.stateLibraryNames()
}

// link ties a part to the builds that bring it or accept it.
func (s *scene) link(info rule, f *frameworkAxis, list *listAxis, p *acceptor) {
	s.law(info, []*axis{&f.axis, &list.axis}, linkBy{s.open(), len(s.ask.frameworks) > 1}, func() relation {
		class, kinds := acceptClasses(f, p)
		return relation{func(v []int) bool { return kinds[class[v[0]]].allows(s.facts, list.values[v[1]]) },
			func(i, v int) int {
				if i == 0 {
					return class[v]
				}
				return v
			}}
	},
		func(left scope) explanation { return s.partsOf(f, left, list, p) })
}

// linkBy is what builds accept of a part by, besides themselves.
type linkBy struct{ open, joint bool }

// acceptClasses groups builds that accept the same versions.
func acceptClasses(f *frameworkAxis, p *acceptor) (class []int, kinds []accept) {
	class = make([]int, len(f.builds))
	index := map[accept]int{}
	for i := range f.builds {
		a := p.of(&f.builds[i])
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

func (s *scene) partsOf(f *frameworkAxis, left scope, list *listAxis, p *acceptor) explanation {
	builds := withGPUCode(f.pick(left[f.dim]))
	var versions []string
	verb := "come with"
	for _, b := range builds {
		a := p.of(b)
		v := a.made
		if p.part == "cuda" {
			v = minor(v)
		}
		if a.spec != "" {
			verb, v = "take", a.spec
		}
		versions = append(versions, v)
	}
	slices.SortFunc(versions, compareDotted)
	versions = unique(versions)
	crowded, ranges := len(versions) > 6, strings.ContainsAny(strings.Join(versions, ""), "<>=")
	if crowded {
		versions = []string{versions[0] + " to " + versions[len(versions)-1]}
	}
	if len(builds) == 1 {
		verb = map[string]string{"come with": "comes with", "take": "takes"}[verb]
	}
	text := fmt.Sprintf("%s %s %s %s", f.one(builds), verb, p.name, joinWords(versions, "or"))
	switch named := list.few(left[list.dim], p.part == "cuda"); {
	case crowded && ranges && named != "":
		text = fmt.Sprintf("%s %s no %s %s", f.one(builds), verb, p.name, named)
	case crowded && named != "":
		text = fmt.Sprintf("%s %s %s %s, none %s", f.one(builds), verb, p.name, versions[0], named)
	}
	if len(versions) == 0 {
		text = fmt.Sprintf("%s %s no %s that the facts know of", f.one(builds), verb, p.name)
	}
	return explanation{text, sample(builds, partCell(builds, p), func(b *build) string { a := p.of(b); return a.made + a.spec })}
}

// few names the values left of a list when they are one or two, by minor where
// that is how people speak of them.
func (l *listAxis) few(left []int, byMinor bool) string {
	var words []string
	for _, v := range left {
		word := l.values[v]
		if byMinor {
			word = minor(word)
		}
		words = append(words, word)
	}
	if words = unique(words); len(words) > 2 {
		return ""
	}
	return joinWords(words, "or")
}

// partCell is the cell that says which versions of a part builds accept.
func partCell(builds []*build, p *acceptor) string {
	if len(builds) == 0 {
		return ""
	}
	a := p.of(builds[0])
	switch {
	case a.spec != "" && (p.part != "cuda" || builds[0].row.CUDASpec != ""):
		return p.part + "-spec"
	case a.made == "":
		return ""
	default:
		return p.part
	}
}

// stateAsMade makes the first value of the fit axis mean that CUDA is of the
// minor that the build was made for.
func (s *scene) stateAsMade() {
	for _, f := range s.frameworks {
		s.fact(ruleAsMade, []*axis{s.fit, &f.axis, &s.cuda.axis}, func(v []int) bool {
			if v[0] != 0 {
				return true
			}
			made := f.builds[v[1]].row.CUDA
			return parts(made) < 2 || minor(s.cuda.values[v[2]]) == made
		}, nil, func(scope) explanation { return explanation{text: ruleAsMade.Text} })
		s.clauses[len(s.clauses)-1].silent = true
	}
}

// stateCUDNNCUDA ties cuDNN to CUDA where the two come from different places:
// wheels and images have them together.
func (s *scene) stateCUDNNCUDA() {
	if !slices.ContainsFunc(s.frameworks, func(f *frameworkAxis) bool { return s.flagsOf(f).loose }) {
		return
	}
	rows := s.cudnnRows()
	s.law(ruleCUDNNCUDA, []*axis{&s.cudnn.axis, &s.cuda.axis}, nil, func() relation {
		classes := minorClasses(s.cuda.values)
		return relation{func(v []int) bool { return cudnnGoesWith(rows[v[0]], s.cuda.values[v[1]]) },
			func(i, v int) int {
				if i == 1 {
					return classes[v]
				}
				return v
			}}
	},
		func(left scope) explanation {
			var e explanation
			var said []string
			for _, v := range left[s.cudnn.dim] {
				if row := rows[v]; row != nil && len(said) < 3 {
					said = append(said, fmt.Sprintf("cuDNN %s is for CUDA %s", row.Version, joinWords(row.CUDAMajors, "and")))
					e.facts = append(e.facts, "cudnn/"+row.Version+"#cuda-majors")
				}
			}
			e.text = joinWords(said, "and")
			return e
		})
}

// minorClasses numbers versions by minor.
func minorClasses(versions []string) []int {
	index := map[string]int{}
	class := make([]int, len(versions))
	for i, v := range versions {
		m := minor(v)
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
	if !slices.Contains(row.CUDAMajors, major(cuda)) {
		return false
	}
	if row.BuildScheme != "per_cuda_minor" {
		return true
	}
	return len(row.CUDABuilds) == 0 || slices.Contains(row.CUDABuilds, minor(cuda)) || !allMinors(row.CUDABuilds)
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

package planner

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var ruleExtensionCUDA = Rule{ID: "package-cuda", Source: docPackages,
	Text: "A package that is compiled for a CUDA major loads the libraries of that major, so the stack's CUDA must be of one that it has wheels for; bitsandbytes has libraries for many CUDA versions in one wheel and loads that for torch's very minor."}

// cudaMajors gives the CUDA majors that a release has wheels for, or the minors
// where only those serve; none when it is not compiled for any.
func (e *extensionAsk) cudaMajors(i int) []string {
	r := &e.releases[i]
	made := append([]string{r.CUDA}, r.CUDAAlso...)
	if low, high, ok := strings.Cut(r.CUDAFacts["documented_range"], "-"); ok && len(r.CUDAAlso) == 0 {
		made = append(made, majorsBetween(low, high)...)
	}
	of := major
	if followsTorch(r) && len(r.CUDAAlso) > 0 {
		of = minor
	}
	var list []string
	for _, cuda := range made {
		cuda, _, _ = strings.Cut(cuda, " ")
		if isDotted(cuda) && (!e.names(r) || nameForCUDA(r.PyPI, cuda) == e.asked) {
			list = append(list, of(cuda))
		}
	}
	return unique(list)
}

// followsTorch reports whether a release has libraries for many CUDA versions
// and loads the one for torch's, by its minor: bitsandbytes.
func followsTorch(r *matrices.PackageRelease) bool { return strings.HasPrefix(r.CUDA, "matches torch") }

// majorsBetween lists the majors of a range of versions.
func majorsBetween(low, high string) []string {
	first, _ := nextNumber(low)
	last, _ := nextNumber(high)
	var list []string
	for n := first; n <= last; n++ {
		list = append(list, strconv.Itoa(n))
	}
	return list
}

func (s *scene) stateExtensionCUDA(e *extensionAxis) {
	majors := traits(s.facts, e.same, "CUDA majors", e.ask.asked, func() [][]string {
		majors := make([][]string, e.size)
		for i := range majors {
			majors[i] = e.ask.cudaMajors(i)
		}
		return majors
	})
	s.law(ruleExtensionCUDA, []*axis{&e.axis, &s.cuda.axis}, e.ask.asked, func() relation {
		return relation{func(v []int) bool {
			cuda := s.cuda.values[v[1]]
			return cuda == "" || majors[v[0]] == nil || slices.Contains(majors[v[0]], major(cuda)) || slices.Contains(majors[v[0]], minor(cuda))
		}, classOf(majors, func(m *[]string) string { return strings.Join(*m, " ") })}
	},
		func(left scope) explanation {
			for _, v := range e.present(left) {
				if r := &e.ask.releases[v]; majors[v] != nil {
					return explanation{fmt.Sprintf("%s %s is compiled for CUDA %s", e.ask.name, r.Version, joinWords(majors[v], "or")), []string{r.Package + "/" + r.Version + "#" + cudaCell(r)}}
				}
			}
			return explanation{}
		})
}

// cudaCell is the cell that says which CUDA a release is made for.
func cudaCell(r *matrices.PackageRelease) string {
	switch {
	case isDotted(r.CUDA):
		return "cuda"
	case len(r.CUDAAlso) > 0:
		return "cuda-also"
	default:
		return "cuda-facts"
	}
}

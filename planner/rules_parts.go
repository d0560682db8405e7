package planner

import (
	"fmt"
	"slices"
)

var (
	ruleBuildCUDA = Rule{ID: "build-cuda", Source: docTorch,
		Text: "A framework build loads the CUDA that it was made for: its own libraries where wheels bring them. Another CUDA on the system changes nothing."}
	ruleBuildCUDNN = Rule{ID: "build-cudnn", Source: docTorch,
		Text: "A framework build comes with one cuDNN, or pins it exactly; a run-time cuDNN must be of the same major and no older minor than the build's."}
	ruleBuildNCCL = Rule{ID: "build-nccl", Source: docTorch,
		Text: "A framework build comes with one NCCL, or pins it exactly. There is none on Windows."}
)

func (s *scene) statePartRules() {
	for _, f := range s.frameworks {
		s.link(ruleBuildCUDA, f, s.cuda, "CUDA", "cuda", func(b *build) string { return b.cuda })
		s.link(ruleBuildCUDNN, f, s.cudnn, "cuDNN", "cudnn", func(b *build) string { return b.cudnn })
		s.link(ruleBuildNCCL, f, s.nccl, "NCCL", "nccl", func(b *build) string { return b.nccl })
	}
}

// link ties a part to the builds that carry it.
func (s *scene) link(info rule, f *frameworkAxis, list *listAxis, name, cell string, of func(*build) string) {
	at := map[string]int{}
	for i, v := range list.values {
		at[v] = i
	}
	value := make([]int, len(f.builds))
	for i := range f.builds {
		value[i] = at[of(&f.builds[i])]
	}
	s.fact(info, []*axis{&f.axis, &list.axis},
		func(v []int) bool { return value[v[0]] == v[1] },
		func(i, v int) int {
			if i == 0 {
				return value[v]
			}
			return v
		},
		func(left scope) explanation { return partsOf(f, left[f.dim], name, cell, of) })
}

func partsOf(f *frameworkAxis, left []int, name, cell string, of func(*build) string) explanation {
	builds := withGPUCode(f.pick(left))
	var versions []string
	for _, b := range builds {
		v := of(b)
		if cell == "cuda" {
			v = minor(v)
		}
		versions = append(versions, v)
	}
	slices.SortFunc(versions, compareDotted)
	versions = unique(versions)
	if len(versions) > 6 {
		versions = []string{versions[0] + " to " + versions[len(versions)-1]}
	}
	verb := "come with"
	if len(builds) == 1 {
		verb = "comes with"
	}
	text := fmt.Sprintf("%s %s %s %s", f.one(builds), verb, name, joinWords(versions, "or"))
	if len(versions) == 0 {
		text = fmt.Sprintf("%s %s no %s", f.one(builds), verb, name)
	}
	return explanation{text, sample(builds, cell, of)}
}

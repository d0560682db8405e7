package planner

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleBuildPlatform = Rule{ID: "build-platform", Source: docTorch,
		Text: "A build exists only on the platforms that its makers publish it for; many CUDA variants are for linux/amd64 alone."}
	ruleOSPlatform = Rule{ID: "os-platform", Source: docImages,
		Text: "Windows stacks are planned for the system itself, without a base image; images are Linux."}
	ruleDefaultIndex = Rule{ID: "cpu-only-default-index", Source: docTorch, Soft: true,
		Text: "On Windows, and on linux/arm64 through PyTorch 2.10, plain pip gives a CPU-only wheel: the CUDA build comes from the vendor's index alone."}
)

func (s *scene) statePlatformRules() {
	if s.platform.size > 1 {
		for _, f := range s.frameworks {
			s.statePlatform(f)
		}
	}
	s.stateOSPlatform()
}

func (s *scene) statePlatform(f *frameworkAxis) {
	s.law(ruleBuildPlatform, []*axis{&s.platform.axis, &f.axis}, nil, func() relation {
		at := make([]int, len(f.builds))
		for i := range f.builds {
			at[i] = slices.Index(s.platform.values, f.builds[i].on.Platform)
		}
		return relation{func(v []int) bool { return v[0] == at[v[1]] },
			func(i, v int) int {
				if i == 1 {
					return at[v]
				}
				return v
			}}
	},
		func(left scope) explanation {
			builds := withGPUCode(f.pick(left[f.dim]))
			platform := s.onlyPlatform(left)
			if missing := f.missingOn(platform, builds); len(missing) > 0 && slices.ContainsFunc(builds, func(b *build) bool { return b.on.Platform == platform }) {
				return explanation{fmt.Sprintf("%s do not exist for %s", f.describe(missing), platform), sample(missing, "", (*build).label)}
			}
			var on []string
			for _, b := range builds {
				on = append(on, b.on.Platform)
			}
			e := explanation{
				text:  fmt.Sprintf("%s exist for %s only", f.describe(builds), joinWords(unique(on), "and")),
				facts: sample(builds, "", (*build).label)}
			if last := f.lastOn(s.ask.platform, builds); last != nil {
				e.text += fmt.Sprintf("; the last with GPU code for %s is %s", s.ask.platform, last.release.Version)
				e.facts = append(e.facts, last.ref(""))
			}
			return e
		})
}

// onlyPlatform gives the platform that the other rules of a conflict leave;
// empty when they leave several.
func (s *scene) onlyPlatform(left scope) string {
	if values := left[s.platform.dim]; len(values) == 1 {
		return s.platform.values[values[0]]
	}
	return ""
}

// missingOn gives the builds that are not made for a platform at all.
func (f *frameworkAxis) missingOn(platform string, builds []*build) []*build {
	return slices.DeleteFunc(slices.Clone(builds), func(b *build) bool {
		return slices.ContainsFunc(b.row.Platforms, func(on matrices.PlatformBuild) bool { return on.Platform == platform })
	})
}

// lastOn gives the newest build with GPU code for a platform where it is older
// than all of the given ones: support for the platform ended with it.
func (f *frameworkAxis) lastOn(platform string, than []*build) *build {
	for i := range f.builds {
		if b := &f.builds[i]; !b.cpu() && b.on.Platform == platform {
			if slices.ContainsFunc(than, func(o *build) bool { return o.age >= b.age }) {
				return nil
			}
			return b
		}
	}
	return nil
}

// pinPlatform ties boards to the one platform that their machines come on.
func (s *scene) pinPlatform() {
	for _, g := range s.gpus {
		i := slices.IndexFunc(g.ask.boards, armOnly)
		if i < 0 {
			continue
		}
		board := g.ask.boards[i]
		s.fact(ruleBuildPlatform, []*axis{&g.axis, &s.platform.axis},
			func(v []int) bool { return v[0] == absent || s.platform.values[v[1]] == linuxARM64 }, nil,
			func(scope) explanation {
				return explanation{fmt.Sprintf("machines with %s are %s", board.Name, linuxARM64), []string{s.facts.gpuTable(board) + "/" + board.ID}}
			})
	}
}

func (s *scene) stateOSPlatform() {
	class := func(i, v int) int {
		windows := i == 0 && s.os.rows[v].ID == "windows" || i == 1 && s.platform.values[v] == windowsAMD64
		if windows {
			return 1
		}
		return 0
	}
	s.law(ruleOSPlatform, []*axis{&s.os.axis, &s.platform.axis}, nil, func() relation {
		return relation{func(v []int) bool { return class(0, v[0]) == class(1, v[1]) }, class}
	},
		func(scope) explanation {
			return explanation{text: "Windows stacks are installed on Windows itself, and images are Linux"}
		})
}

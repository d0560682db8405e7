package rules

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleBuildPlatform = plan.Rule{ID: "build-platform", Source: docTorch,
		Text: "A build exists only on the platforms that its makers publish it for; many CUDA variants are for linux/amd64 alone."}
	RuleOSPlatform = plan.Rule{ID: "os-platform", Source: docImages,
		Text: "Windows stacks are planned for the system itself, without a base image; images are Linux."}
	RuleDefaultIndex = plan.Rule{ID: "cpu-only-default-index", Source: docTorch, Soft: true,
		Text: "On Windows, and on linux/arm64 through PyTorch 2.10, plain pip gives a CPU-only wheel: the CUDA build comes from the vendor's index alone."}
)

func statePlatformRules(s *model.Model) {
	if s.Platform.Size > 1 {
		for _, f := range s.Frameworks {
			statePlatform(s, f)
		}
	}
	stateOSPlatform(s)
}

func statePlatform(s *model.Model, f *model.FrameworkVariable) {
	s.Tabulated(RuleBuildPlatform, []*model.Variable{&s.Platform.Variable, &f.Variable}, nil, func() model.Relation {
		at := make([]int, len(f.Builds))
		for i := range f.Builds {
			at[i] = slices.Index(s.Platform.Values, f.Builds[i].On.Platform)
		}
		return model.Relation{Allows: func(v []int) bool { return v[0] == at[v[1]] },
			Class: func(i, v int) int {
				if i == 1 {
					return at[v]
				}
				return v
			}}
	},
		func(left model.Domains) model.Explanation {
			builds := model.WithGPUCode(f.Pick(left[f.Dim]))
			platform := onlyPlatform(s, left)
			if missing := missingOn(f, platform, builds); len(missing) > 0 && slices.ContainsFunc(builds, func(b *candidate.Build) bool { return b.On.Platform == platform }) {
				return model.Explanation{Text: fmt.Sprintf("%s do not exist for %s", f.Describe(missing), platform), Facts: model.Sample(missing, "", (*candidate.Build).Label)}
			}
			var on []string
			for _, b := range builds {
				on = append(on, b.On.Platform)
			}
			e := model.Explanation{
				Text:  fmt.Sprintf("%s exist for %s only", f.Describe(builds), words.JoinWords(words.Unique(on), "and")),
				Facts: model.Sample(builds, "", (*candidate.Build).Label)}
			if last := lastOn(f, s.Query.Platform, builds); last != nil {
				e.Text += fmt.Sprintf("; the last with GPU code for %s is %s", s.Query.Platform, last.Release.Version)
				e.Facts = append(e.Facts, last.Ref(""))
			}
			return e
		})
}

// onlyPlatform returns the platform that the other rules of a conflict leave;
// empty when they leave several.
func onlyPlatform(s *model.Model, left model.Domains) string {
	if values := left[s.Platform.Dim]; len(values) == 1 {
		return s.Platform.Values[values[0]]
	}
	return ""
}

// missingOn returns the builds that are not made for a platform at all.
func missingOn(f *model.FrameworkVariable, platform string, builds []*candidate.Build) []*candidate.Build {
	return slices.DeleteFunc(slices.Clone(builds), func(b *candidate.Build) bool {
		return slices.ContainsFunc(b.Row.Platforms, func(on matrices.PlatformBuild) bool { return on.Platform == platform })
	})
}

// lastOn returns the newest build with GPU code for a platform where it is older
// than all of the given ones: support for the platform ended with it.
func lastOn(f *model.FrameworkVariable, platform string, than []*candidate.Build) *candidate.Build {
	for i := range f.Builds {
		if b := &f.Builds[i]; !b.CPU() && b.On.Platform == platform {
			if slices.ContainsFunc(than, func(o *candidate.Build) bool { return o.Age >= b.Age }) {
				return nil
			}
			return b
		}
	}
	return nil
}

// pinPlatform ties boards to the one platform that their machines come on.
func pinPlatform(s *model.Model) {
	for _, g := range s.GPUs {
		i := slices.IndexFunc(g.Query.Boards, query.ArmOnly)
		if i < 0 {
			continue
		}
		board := g.Query.Boards[i]
		s.Constrain(RuleBuildPlatform, []*model.Variable{&g.Variable, &s.Platform.Variable},
			func(v []int) bool { return v[0] == model.Absent || s.Platform.Values[v[1]] == facts.LinuxARM64 }, nil,
			func(model.Domains) model.Explanation {
				return model.Explanation{Text: fmt.Sprintf("machines with %s are %s", board.Name, facts.LinuxARM64), Facts: []string{s.Facts.GPUTable(board) + "/" + board.ID}}
			})
	}
}

func stateOSPlatform(s *model.Model) {
	class := func(i, v int) int {
		windows := i == 0 && s.OS.Rows[v].ID == "windows" || i == 1 && s.Platform.Values[v] == facts.WindowsAMD64
		if windows {
			return 1
		}
		return 0
	}
	s.Tabulated(RuleOSPlatform, []*model.Variable{&s.OS.Variable, &s.Platform.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return class(0, v[0]) == class(1, v[1]) }, Class: class}
	},
		func(model.Domains) model.Explanation {
			return model.Explanation{Text: "Windows stacks are installed on Windows itself, and images are Linux"}
		})
}

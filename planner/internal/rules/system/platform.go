package system

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// The rules on platforms.
const (
	BuildPlatform = "build-platform"
	OSPlatform    = "os-platform"
	FleetPlatform = "fleet-platform"
)

var PlatformRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: BuildPlatform, Kind: plan.Made, Source: rule.DocTorch,
			Text: "A build exists only on the platforms that its makers publish it for; many CUDA variants are " +
				"for linux/amd64 alone."},
		State: stateBuildPlatform,
	},
	{
		Rule: plan.Rule{ID: OSPlatform, Kind: plan.Made, Source: rule.DocImages,
			Text: "Windows stacks are planned for the system itself, without a base image; images are Linux."},
		State: stateOSPlatform,
	},
	{
		Rule: plan.Rule{ID: FleetPlatform, Kind: plan.Runs, Source: rule.DocArm, Soft: true,
			Text: "Machines with some GPUs are linux/arm64 alone, as those of Grace and Jetson are, and an image is of one " +
				"platform: the other GPUs of a fleet run it only in machines that are linux/arm64, too, and most are in others."},
		About: rule.AboutHost, Warn: warnFleetPlatform,
	},
}

// stateBuildPlatform ties builds to their platforms.
func stateBuildPlatform(s *model.Statement) {
	if s.Platform.Size < 2 {
		return
	}
	for _, f := range s.Frameworks() {
		on := model.NewTerm(&f.Variable, func(i int) string { return f.Builds[i].On.Platform })
		model.Constrain2(s, s.Platform.Term(), on.Alike(func(platform string) string { return platform }),
			func(platform, on string) bool { return platform == on },
			model.Says{Explain: func(left model.Domains) model.Explanation { return otherPlatform(s.Model, f, left) }})
	}
}

func otherPlatform(m *model.Model, f *model.PackageVariable, left model.Domains) model.Explanation {
	builds := model.WithGPUCode(f.Pick(left[f.Dim]))
	platform := onlyPlatform(m, left)
	onIt := func(b *candidate.Build) bool { return b.On.Platform == platform }
	missing := missingOn(platform, builds)
	if len(missing) > 0 && slices.ContainsFunc(builds, onIt) {
		return model.Explanation{
			Text:  fmt.Sprintf("%s do not exist for %s", f.Describe(missing), platform),
			Facts: model.Sample(missing, "", (*candidate.Build).Label)}
	}
	the := ""
	if platform != "" && len(missing) > 0 {
		builds = missing // the rest is on the platform too, where something else is in its way
		if besides(f, platform, missing) {
			the = "the other "
		}
	}
	var on []string
	for _, b := range builds {
		on = append(on, b.On.Platform)
	}
	e := model.Explanation{
		Text:  fmt.Sprintf("%s%s exist for %s only", the, f.Describe(builds), words.JoinWords(words.Unique(on), "and")),
		Facts: model.Sample(builds, "", (*candidate.Build).Label)}
	if last := lastOn(f, m.Query.Platform, builds); last != nil {
		e.Text += fmt.Sprintf("; the last with GPU code for %s is %s", m.Query.Platform, last.Release.Version)
		e.Facts = append(e.Facts, last.Ref(""))
	}
	return e
}

// besides reports whether releases of builds have others with GPU code for a platform.
func besides(f *model.PackageVariable, platform string, builds []*candidate.Build) bool {
	return slices.ContainsFunc(f.Builds, func(o candidate.Build) bool {
		return !o.CPU() && o.On.Platform == platform &&
			slices.ContainsFunc(builds, func(b *candidate.Build) bool { return b.Release == o.Release })
	})
}

// onlyPlatform returns the platform that the other rules of a conflict leave;
// empty when they leave several.
func onlyPlatform(m *model.Model, left model.Domains) string {
	if values := left[m.Platform.Dim]; len(values) == 1 {
		return m.Platform.Values[values[0]]
	}
	return ""
}

// missingOn returns the builds that are not made for a platform at all.
func missingOn(platform string, builds []*candidate.Build) []*candidate.Build {
	return slices.DeleteFunc(slices.Clone(builds), func(b *candidate.Build) bool {
		return slices.ContainsFunc(b.Row.Platforms, func(on matrices.PlatformBuild) bool {
			return on.Platform == platform
		})
	})
}

// lastOn returns the newest build with GPU code for a platform where it is older
// than all of the given ones: support for the platform ended with it.
func lastOn(f *model.PackageVariable, platform string, than []*candidate.Build) *candidate.Build {
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

// StateMachines ties boards to the one platform that their machines come on: that
// of the target, where it names none. A target that gives all of them up is for
// linux/amd64, as any that says nothing. It goes with the requirements, before
// what follows from it.
func StateMachines(s *model.Statement) {
	model.ConstrainAny(s, StateBoards(s), s.Platform.Term(), func(served bool, platform string) bool {
		return served || platform == facts.LinuxAMD64
	}, model.Says{Silent: true, Explain: func(model.Domains) model.Explanation {
		return model.Explanation{Text: "without such machines, a target is for " + facts.LinuxAMD64}
	}})
}

// StateBoards ties boards to the one platform that their machines come on, whether the target names another or none. It
// returns whether each of those boards is served.
func StateBoards(s *model.Statement) []model.Term[bool] {
	var machines []model.Term[bool]
	for _, g := range s.GPUs {
		i := slices.IndexFunc(g.GPU.Boards, func(b matrices.GPU) bool { return facts.ArmOnly(&b) })
		if i < 0 {
			continue
		}
		machines = append(machines, g.Served())
		board := g.GPU.Boards[i]
		ref := machinesRef(s.Facts, board)
		model.Constrain2(s, g.Served(), s.Platform.Term(), func(served bool, platform string) bool {
			return !served || platform == facts.LinuxARM64
		}, model.Says{Explain: func(model.Domains) model.Explanation {
			return model.Explanation{
				Text:  fmt.Sprintf("machines with %s are %s", board.Name, facts.LinuxARM64),
				Facts: []string{ref}}
		}})
	}
	return machines
}

// warnFleetPlatform reports GPUs that are in machines of any platform in a fleet whose platform follows from others.
func warnFleetPlatform(r *rule.Report) {
	if r.Query.PlatformBy == "" || r.Stack.Platform != facts.LinuxARM64 {
		return
	}
	var refs, bound, free []string
	for _, g := range r.Served() {
		i := slices.IndexFunc(g.GPU.Boards, func(b matrices.GPU) bool { return facts.ArmOnly(&b) })
		if i < 0 {
			free = append(free, g.GPU.Name())
			continue
		}
		bound = append(bound, g.GPU.Boards[i].Name)
		refs = append(refs, machinesRef(r.Facts, g.GPU.Boards[i]))
	}
	if len(free) > 0 {
		at := r.Query.GPUs[0].Texts[0].At
		if at.ByFlag() {
			at.File = "--platform"
		}
		asked := request.Spell(at, "platform", facts.LinuxARM64)
		r.Warn(refs, "the stack is for %s, as all machines with %s are, and does not start on %s: hosts with %s must be "+
			"Arm, too, and those that are not need a target of their own; where all are Arm, %s says so", facts.LinuxARM64,
			words.JoinWords(words.Unique(bound), "and"), facts.LinuxAMD64, words.JoinWords(words.Unique(free), "and"), asked)
	}
}

// machinesRef names the fact that says of which platform the machines with a board are.
func machinesRef(f *facts.Facts, board matrices.GPU) string {
	ref := f.GPUTable(board) + "/" + board.ID
	if ref == "gpus/"+board.ID && board.Platform != "" {
		ref += "#platform"
	}
	return ref
}

// stateOSPlatform ties Windows to its platform.
func stateOSPlatform(s *model.Statement) {
	system := model.NewTerm(&s.OS.Variable, func(i int) bool { return s.OS.Rows[i].ID == "windows" })
	platform := model.NewTerm(&s.Platform.Variable, func(i int) bool {
		return s.Platform.Values[i] == facts.WindowsAMD64
	})
	model.Constrain2(s, system.Alike(strconv.FormatBool), platform.Alike(strconv.FormatBool),
		func(system, platform bool) bool { return system == platform },
		model.Says{Explain: func(model.Domains) model.Explanation {
			return model.Explanation{Text: "Windows stacks are installed on Windows itself, and images are Linux"}
		}})
}

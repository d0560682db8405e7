package system

import (
	"fmt"
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
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on Jetson boards.
const (
	JetPack      = "jetpack"
	JetPackBoard = "jetpack-board"
	JetPackCUDA  = "jetpack-cuda"
	// JetPackDriver is the rule of a driver that is named for Jetson boards.
	JetPackDriver = "jetpack-driver"
)

var JetPackRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: JetPack, Kind: plan.Runs, Source: rule.DocJetPack,
			Text: "A Jetson board takes its driver, CUDA and cuDNN from JetPack. Wheels for Jetson are made for " +
				"certain JetPack releases, come from NVIDIA's own indexes, and stand on an image of one of " +
				"those releases; the table of desktop drivers says nothing about them."},
		State: stateJetPack,
	},
	{
		Rule: plan.Rule{ID: JetPackBoard, Kind: plan.Runs, Source: rule.DocJetPack,
			Text: "A JetPack release, and what is built for it, runs on certain boards: JetPack 4 on compute " +
				"capability 5.3, 6.2 and 7.2, JetPack 5 on 7.2 and 8.7, JetPack 6 on 8.7, JetPack 7 on 11.0, " +
				"from 7.2 on 8.7 too."},
		State: stateJetPackBoard,
	},
	{
		Rule: plan.Rule{ID: JetPackCUDA, Kind: plan.Runs, Source: rule.DocJetPack,
			Text: "Up to JetPack 6 the CUDA of Jetson boards is one of their own, and wheels made for Arm servers " +
				"do not run there. From JetPack 7 on (CUDA 13) it is that of Arm servers: their wheels run on a " +
				"board where a JetPack release for it brings the CUDA major that they are made for."},
		State: stateJetPackCUDA,
	},
	{
		Rule: plan.Rule{ID: JetPackDriver, Kind: plan.Runs, Source: rule.DocJetPack, Soft: true,
			Text: "The driver of a Jetson board is its JetPack's, with a number of its own: which driver hosts run says " +
				"nothing of the board."},
		About: rule.AboutDriver, Warn: warnJetPackDriver,
	},
}

// unifiedCUDA is the first CUDA major that is the same on Jetson boards and on
// Arm servers. NVIDIA JetPack 7.0: "unified Arm CUDA".
const unifiedCUDA = 13

// hasJetPacks reports whether the stack may stand on an image of JetPack.
func hasJetPacks(m *model.Model) bool {
	for i := range m.Bases { // images are large: none is copied
		if m.Bases[i].Kind == facts.BaseJetPack {
			return true
		}
	}
	return false
}

// warnJetPackDriver tells of a driver that is named where all boards have that of their JetPack.
func warnJetPackDriver(r *rule.Report) {
	if !r.Query.OnlyJetson() {
		return
	}
	r.Warn(nil, "driver %s is not looked at: that of a Jetson comes with its JetPack%s", r.Driver.Text.Value,
		words.Prefixed(", and this stack is for JetPack ", r.Stack.Driver.JetPack))
}

// stateJetPack ties the wheels for Jetson to the JetPack releases that they are
// for.
func stateJetPack(s *model.Statement) {
	if !hasJetPacks(s.Model) {
		return
	}
	for _, f := range s.Frameworks() {
		releases := f.BuildTerm().Alike(func(b *candidate.Build) string { return strings.Join(b.Row.JetPack, " ") })
		model.Constrain2(s, releases, s.Base.Term(), func(b *candidate.Build, image *facts.BaseImage) bool {
			return image.JetPack == nil || slices.Contains(b.Row.JetPack, image.JetPack.Version)
		}, model.Says{Explain: func(left model.Domains) model.Explanation {
			for _, b := range f.Pick(left[f.Dim]) {
				if b.Jetson() {
					return model.Explanation{
						Text: fmt.Sprintf("%s %s is for JetPack %s",
							f.Package.Traits.Name, b.Label(), words.JoinWords(b.Row.JetPack, "and")),
						Facts: []string{b.Ref("jetpack")}}
				}
			}
			return model.Explanation{Text: s.Rule.Text}
		}})
	}
}

// stateJetPackBoard ties JetPack releases, and the builds that are for some of them, to the
// boards that they run on.
func stateJetPackBoard(s *model.Statement) {
	for _, g := range s.GPUs {
		if g.GPU.Arch.Tegra {
			stateJetPackBuilds(s, g)
		}
	}
	if !hasJetPacks(s.Model) {
		return
	}
	for _, g := range s.GPUs {
		model.Constrain2(s, g.Served(), s.Base.Term(), func(served bool, image *facts.BaseImage) bool {
			return !served || image.JetPack == nil || slices.Contains(image.JetPack.SM, g.GPU.CC())
		}, model.Says{Explain: func(left model.Domains) model.Explanation {
			return jetPackBoards(s.Model, g, left[s.Base.Dim])
		}})
	}
}

// stateJetPackBuilds ties builds for certain JetPack releases to boards that one of those runs on.
func stateJetPackBuilds(s *model.Statement, g *model.GPUVariable) {
	runs := func(version string) bool {
		return slices.ContainsFunc(s.Facts.JetPacks(), func(r matrices.JetPack) bool {
			return r.Version == version && slices.Contains(r.SM, g.GPU.CC())
		})
	}
	for _, f := range s.Frameworks() {
		releases := f.BuildTerm().Alike(func(b *candidate.Build) string { return strings.Join(b.Row.JetPack, " ") })
		model.Constrain2(s, releases, g.Served(), func(b *candidate.Build, served bool) bool {
			return !served || len(b.Row.JetPack) == 0 || slices.ContainsFunc(b.Row.JetPack, runs)
		}, model.Says{Explain: func(left model.Domains) model.Explanation {
			for _, b := range f.Pick(left[f.Dim]) {
				if b.Jetson() && !slices.ContainsFunc(b.Row.JetPack, runs) {
					return buildJetPacks(b, g)
				}
			}
			return model.Explanation{Text: s.Rule.Text}
		}})
	}
}

// buildJetPacks says that none of the JetPack releases that a build is for runs on a board.
func buildJetPacks(b *candidate.Build, g *model.GPUVariable) model.Explanation {
	e := model.Explanation{Facts: []string{b.Ref("jetpack")},
		Text: fmt.Sprintf("%s %s is for JetPack %s, which %s (%s) does not run", b.Traits.Name, b.Label(),
			words.JoinWords(words.Few(b.Row.JetPack, 3), "and"), g.GPU.Name(), g.GPU.SM())}
	for _, version := range b.Row.JetPack {
		e.Facts = append(e.Facts, "jetpack/"+version+"#sm")
	}
	return e
}

// stateJetPackCUDA refuses wheels made for Arm servers on boards whose JetPack
// releases do not bring the CUDA that those wheels expect of the driver, and
// packages with such wheels beside frameworks made for boards.
func stateJetPackCUDA(s *model.Statement) {
	for _, g := range s.GPUs {
		if !g.GPU.Arch.Tegra {
			continue
		}
		unified := unifiedCUDAs(s.Model, g.GPU)
		for _, f := range s.Frameworks() {
			if compiledForJetPack(s.Model, f, g.GPU) {
				continue
			}
			expected := model.NewTerm(&f.Variable, func(i int) string { return serverCUDA(&f.Builds[i]) })
			model.Constrain2(s, expected.Alike(func(cuda string) string { return cuda }), g.Served(),
				func(cuda string, served bool) bool { return !served || cuda == "" || unified[cuda] != "" },
				model.Says{Explain: func(left model.Domains) model.Explanation {
					return serverWheels(s.Model, g, f, left[f.Dim])
				}})
		}
	}
	packages.StateArmPackages(s)
}

// serverCUDA returns the CUDA major that a build for Arm servers expects of the
// driver; empty for other builds.
func serverCUDA(b *candidate.Build) string {
	if b.On.Platform != facts.LinuxARM64 || b.Jetson() || b.CPU() || b.CUDA == "" {
		return ""
	}
	return version.Major(b.CUDA)
}

// compiledForJetPack reports whether a framework was compiled by a vendor, or by whoever uses it, with a CUDA that
// JetPack has on a board, or one that nobody says: it is no wheel made for Arm servers then.
func compiledForJetPack(m *model.Model, f *model.PackageVariable, g *query.GPU) bool {
	taken := f.Package.Taken
	return taken != nil && taken.Compiled && (taken.CUDA == "" ||
		slices.ContainsFunc(m.Facts.JetPacks(), func(r matrices.JetPack) bool {
			return slices.Contains(r.SM, g.CC()) && version.Major(r.CUDA) == version.Major(taken.CUDA)
		}))
}

// unifiedCUDAs returns the CUDA majors that a board has in common with Arm
// servers, each with the JetPack release that brings it.
func unifiedCUDAs(m *model.Model, g *query.GPU) map[string]string {
	unified := map[string]string{}
	rows := m.Facts.JetPacks()
	for i := range rows {
		n, err := strconv.Atoi(version.Major(rows[i].CUDA))
		if err == nil && n >= unifiedCUDA && slices.Contains(rows[i].SM, g.CC()) {
			unified[version.Major(rows[i].CUDA)] = rows[i].Version
		}
	}
	return unified
}

// serverWheels words why wheels for Arm servers do not run on a board: what
// its JetPack releases bring instead.
func serverWheels(m *model.Model, g *model.GPUVariable, f *model.PackageVariable, left []int) model.Explanation {
	var builds []*candidate.Build
	for _, b := range f.Pick(left) {
		if serverCUDA(b) != "" {
			builds = append(builds, b)
		}
	}
	e := model.Explanation{Facts: model.Sample(builds, "", (*candidate.Build).Label)}
	var brings []string
	rows := m.Facts.JetPacks()
	for i := range rows {
		cuda := version.Minor(rows[i].CUDA)
		if slices.Contains(rows[i].SM, g.GPU.CC()) && !slices.Contains(brings, cuda) {
			brings = append(brings, cuda)
			e.Facts = append(e.Facts, "jetpack/"+rows[i].Version+"#cuda")
		}
	}
	e.Text = fmt.Sprintf("%s are made for Arm servers, not for JetPack, which brings CUDA %s to %s: "+
		"servers and boards have theirs in common only from CUDA %d on",
		f.Describe(builds), words.JoinWords(brings, "or"), g.GPU.Name(), unifiedCUDA)
	return e
}

func jetPackBoards(m *model.Model, g *model.GPUVariable, left []int) model.Explanation {
	var e model.Explanation
	var versions []string
	for _, v := range left {
		if r := m.Bases[v].JetPack; r != nil && !slices.Contains(r.SM, g.GPU.CC()) {
			versions = append(versions, r.Version)
			e.Facts = append(e.Facts, "jetpack/"+r.Version+"#sm")
		}
	}
	e.Text = fmt.Sprintf("JetPack %s does not run on %s (%s)",
		words.JoinWords(words.Few(versions, 4), "and"), g.GPU.Name(), g.GPU.SM())
	return e
}

// JetPacks returns the JetPack releases that run the stack on its Jetson boards,
// oldest first: those that its wheels are for, or those that bring the CUDA
// major of wheels which are made for Arm servers and boards alike.
func JetPacks(c *model.Solution) []string {
	if !hardware.OnlyJetson(c) {
		return nil
	}
	var list []string
	rows := c.Facts.JetPacks()
	for i := range rows {
		if jetPackRuns(c, &rows[i]) {
			list = append(list, rows[i].Version)
		}
	}
	return list
}

func jetPackRuns(c *model.Solution, r *matrices.JetPack) bool {
	for _, g := range c.Served() {
		if !slices.Contains(r.SM, g.GPU.CC()) {
			return false
		}
	}
	for _, b := range c.Builds() {
		if b.Jetson() && !slices.Contains(b.Row.JetPack, r.Version) ||
			!b.Jetson() && !b.CPU() && version.Major(r.CUDA) != version.Major(b.CUDA) {
			return false
		}
	}
	return true
}

// WhyJetPack returns the reason for which JetPack the boards must run.
func WhyJetPack(c *model.Solution, releases []string) plan.Reason {
	r := plan.Reason{Part: "jetpack", Value: words.JoinWords(releases, "or"), Rule: JetPack, Facts: []string{}}
	for _, v := range releases {
		r.Facts = append(r.Facts, "jetpack/"+v)
	}
	b := c.First()
	r.Text = fmt.Sprintf("what brings CUDA %s to the board; its driver comes with it", version.Major(b.CUDA))
	if b.Jetson() {
		r.Text = fmt.Sprintf("what %s %s is made for; driver, CUDA and cuDNN come with it",
			b.Traits.Name, b.Label())
	}
	return r
}

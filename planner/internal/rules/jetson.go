package rules

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
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleJetPack = plan.Rule{ID: "jetpack", Source: docJetPack,
		Text: "A Jetson board takes its driver, CUDA and cuDNN from JetPack. Wheels for Jetson are made for certain JetPack releases, come from NVIDIA's own indexes, and stand on an image of one of those releases; the table of desktop drivers says nothing about them."}
	RuleJetPackBoard = plan.Rule{ID: "jetpack-board", Source: docJetPack,
		Text: "A JetPack release runs on certain boards: JetPack 4 on compute capability 5.3, 6.2 and 7.2, JetPack 5 on 7.2 and 8.7, JetPack 6 on 8.7, JetPack 7 on 11.0, from 7.2 on 8.7 too."}
	RuleJetPackCUDA = plan.Rule{ID: "jetpack-cuda", Source: docJetPack,
		Text: "Up to JetPack 6 the CUDA of Jetson boards is one of their own, and wheels made for Arm servers do not run there. From JetPack 7 on (CUDA 13) it is that of Arm servers: their wheels run on a board where a JetPack release for it brings the CUDA major that they are made for."}
)

// unifiedCUDA is the first CUDA major that is the same on Jetson boards and on
// Arm servers. NVIDIA JetPack 7.0: "unified Arm CUDA".
const unifiedCUDA = 13

// onlyJetson reports whether every GPU that the stack keeps is a Jetson.
func onlyJetson(c *model.Solution) bool {
	served := c.Served()
	return len(served) > 0 && !slices.ContainsFunc(served, func(g *model.GPUVariable) bool { return !g.Query.Arch.Tegra })
}

// stateJetPack ties the wheels for Jetson to the JetPack releases that they are
// for, and those to the boards that they run on.
func stateJetPack(s *model.Model) {
	if !slices.ContainsFunc(s.Bases, func(b facts.BaseImage) bool { return b.Kind == facts.BaseJetPack }) {
		return
	}
	for _, f := range s.Frameworks {
		s.Constrain(RuleJetPack, []*model.Variable{&f.Variable, &s.Base.Variable},
			func(v []int) bool {
				image := &s.Bases[v[1]]
				return image.JetPack == nil || slices.Contains(f.Builds[v[0]].Row.JetPack, image.JetPack.Version)
			}, model.ClassOf(f.Builds, func(b *candidate.Build) string { return strings.Join(b.Row.JetPack, " ") }),
			func(left model.Domains) model.Explanation {
				for _, b := range f.Pick(left[f.Dim]) {
					if b.Jetson() {
						return model.Explanation{Text: fmt.Sprintf("%s %s is for JetPack %s", facts.DisplayName(f.Query.Name), b.Label(), words.JoinWords(b.Row.JetPack, "and")), Facts: []string{b.Ref("jetpack")}}
					}
				}
				return model.Explanation{Text: RuleJetPack.Text}
			})
	}
	for _, g := range s.GPUs {
		s.Constrain(RuleJetPackBoard, []*model.Variable{&g.Variable, &s.Base.Variable},
			func(v []int) bool {
				image := &s.Bases[v[1]]
				return v[0] == model.Absent || image.JetPack == nil || slices.Contains(image.JetPack.SM, g.Query.CC())
			}, nil,
			func(left model.Domains) model.Explanation { return jetPackBoards(s, g, left[s.Base.Dim]) })
	}
}

// stateJetPackCUDA refuses wheels made for Arm servers on boards whose JetPack
// releases do not bring the CUDA that those wheels expect of the driver.
func stateJetPackCUDA(s *model.Model) {
	for _, g := range s.GPUs {
		if !g.Query.Arch.Tegra {
			continue
		}
		unified := unifiedCUDAs(s, g.Query)
		for _, f := range s.Frameworks {
			expects := func(b *candidate.Build) string {
				if b.On.Platform != facts.LinuxARM64 || b.Jetson() || b.CPU() || b.CUDA == "" {
					return ""
				}
				return version.Major(b.CUDA)
			}
			class := model.ClassOf(f.Builds, expects)
			s.Constrain(RuleJetPackCUDA, []*model.Variable{&f.Variable, &g.Variable},
				func(v []int) bool {
					cuda := expects(&f.Builds[v[0]])
					return v[1] == model.Absent || cuda == "" || unified[cuda] != ""
				}, class,
				func(left model.Domains) model.Explanation { return serverWheels(s, g, f, left[f.Dim], expects) })
		}
	}
}

// unifiedCUDAs returns the CUDA majors that a board has in common with Arm
// servers, each with the JetPack release that brings it.
func unifiedCUDAs(s *model.Model, g *query.GPU) map[string]string {
	unified := map[string]string{}
	rows := s.Facts.JetPacks()
	for i := range rows {
		if n, err := strconv.Atoi(version.Major(rows[i].CUDA)); err == nil && n >= unifiedCUDA && slices.Contains(rows[i].SM, g.CC()) {
			unified[version.Major(rows[i].CUDA)] = rows[i].Version
		}
	}
	return unified
}

// serverWheels words why wheels for Arm servers do not run on a board: what
// its JetPack releases bring instead.
func serverWheels(s *model.Model, g *model.GPUVariable, f *model.FrameworkVariable, left []int, expects func(*candidate.Build) string) model.Explanation {
	var builds []*candidate.Build
	for _, b := range f.Pick(left) {
		if expects(b) != "" {
			builds = append(builds, b)
		}
	}
	e := model.Explanation{Facts: model.Sample(builds, "", (*candidate.Build).Label)}
	var brings []string
	rows := s.Facts.JetPacks()
	for i := range rows {
		if cuda := version.Minor(rows[i].CUDA); slices.Contains(rows[i].SM, g.Query.CC()) && !slices.Contains(brings, cuda) {
			brings = append(brings, cuda)
			e.Facts = append(e.Facts, "jetpack/"+rows[i].Version+"#cuda")
		}
	}
	e.Text = fmt.Sprintf("%s are made for Arm servers, not for JetPack, which brings CUDA %s to %s: servers and boards have theirs in common only from CUDA %d on",
		f.Describe(builds), words.JoinWords(brings, "or"), g.Query.Name(), unifiedCUDA)
	return e
}

func jetPackBoards(s *model.Model, g *model.GPUVariable, left []int) model.Explanation {
	var e model.Explanation
	var versions []string
	for _, v := range left {
		if r := s.Bases[v].JetPack; r != nil && !slices.Contains(r.SM, g.Query.CC()) {
			versions = append(versions, r.Version)
			e.Facts = append(e.Facts, "jetpack/"+r.Version+"#sm")
		}
	}
	e.Text = fmt.Sprintf("JetPack %s does not run on %s (%s)", words.JoinWords(words.Few(versions, 4), "and"), g.Query.Name(), g.Query.SM())
	return e
}

// JetPacks returns the JetPack releases that run the stack on its Jetson boards,
// oldest first: those that its wheels are for, or those that bring the CUDA
// major of wheels which are made for Arm servers and boards alike.
func JetPacks(c *model.Solution) []string {
	if !onlyJetson(c) {
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
		if !slices.Contains(r.SM, g.Query.CC()) {
			return false
		}
	}
	for i := range c.Frameworks {
		b := c.Build(i)
		if b.Jetson() && !slices.Contains(b.Row.JetPack, r.Version) || !b.Jetson() && !b.CPU() && version.Major(r.CUDA) != version.Major(b.CUDA) {
			return false
		}
	}
	return true
}

// WhyJetPack says which JetPack the boards must run.
func WhyJetPack(c *model.Solution, releases []string) plan.Reason {
	r := plan.Reason{Part: "jetpack", Value: words.JoinWords(releases, "or"), Rule: RuleJetPack.ID, Facts: []string{}}
	for _, v := range releases {
		r.Facts = append(r.Facts, "jetpack/"+v)
	}
	b := c.Build(0)
	r.Text = fmt.Sprintf("what brings CUDA %s to the board; its driver comes with it", version.Major(b.CUDA))
	if b.Jetson() {
		r.Text = fmt.Sprintf("what %s %s is made for; driver, CUDA and cuDNN come with it", facts.DisplayName(b.Release.Framework), b.Label())
	}
	return r
}

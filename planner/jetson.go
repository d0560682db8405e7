package planner

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleJetPack = Rule{ID: "jetpack", Source: docJetPack,
		Text: "A Jetson board takes its driver, CUDA and cuDNN from JetPack. Wheels for Jetson are made for certain JetPack releases, come from NVIDIA's own indexes, and stand on an image of one of those releases; the table of desktop drivers says nothing about them."}
	ruleJetPackBoard = Rule{ID: "jetpack-board", Source: docJetPack,
		Text: "A JetPack release runs on certain boards: JetPack 4 on compute capability 5.3, 6.2 and 7.2, JetPack 5 on 7.2 and 8.7, JetPack 6 on 8.7, JetPack 7 on 11.0, from 7.2 on 8.7 too."}
	ruleJetPackCUDA = Rule{ID: "jetpack-cuda", Source: docJetPack,
		Text: "Up to JetPack 6 the CUDA of Jetson boards is one of their own, and wheels made for Arm servers do not run there. From JetPack 7 on (CUDA 13) it is that of Arm servers: their wheels run on a board where a JetPack release for it brings the CUDA major that they are made for."}
)

// unifiedCUDA is the first CUDA major that is the same on Jetson boards and on
// Arm servers. NVIDIA JetPack 7.0: "unified Arm CUDA".
const unifiedCUDA = 13

// jetson reports whether the build is for Jetson boards alone.
func (b *build) jetson() bool { return len(b.row.JetPack) > 0 }

// anyJetson reports whether a board of the target is a Jetson.
func (a *ask) anyJetson() bool {
	return slices.ContainsFunc(a.gpus, func(g gpuAsk) bool { return g.arch.Tegra })
}

// onlyJetson reports whether every GPU of the target is a Jetson: then no
// driver of the desktop and data-centre branches is in the stack.
func (a *ask) onlyJetson() bool {
	return a.anyJetson() && !slices.ContainsFunc(a.gpus, func(g gpuAsk) bool { return !g.arch.Tegra })
}

// onlyJetson reports whether every GPU that the stack keeps is a Jetson.
func (c *choice) onlyJetson() bool {
	served := c.served()
	return len(served) > 0 && !slices.ContainsFunc(served, func(g *gpuAxis) bool { return !g.ask.arch.Tegra })
}

// jetPackBases gives the images of the JetPack releases, newest first.
func (s *scene) jetPackBases(oses []matrices.OS) []baseImage {
	if !s.ask.anyJetson() {
		return nil
	}
	rows := s.facts.JetPacks()
	var list []baseImage
	for i := len(rows) - 1; i >= 0; i-- {
		r, os := &rows[i], "ubuntu"+rows[i].Ubuntu
		if r.BaseImage != "" && slices.ContainsFunc(oses, func(o matrices.OS) bool { return o.ID == os }) {
			list = append(list, baseImage{ref: r.BaseImage, os: os, python: r.Python, kind: baseJetPack,
				cuda: r.CUDA, cudnn: r.CUDNN, hasCUDNN: true, jetPack: r, fact: "jetpack/" + r.Version})
		}
	}
	return list
}

// stateJetPack ties the wheels for Jetson to the JetPack releases that they are
// for, and those to the boards that they run on.
func (s *scene) stateJetPack() {
	if !slices.ContainsFunc(s.bases, func(b baseImage) bool { return b.kind == baseJetPack }) {
		return
	}
	for _, f := range s.frameworks {
		s.fact(ruleJetPack, []*axis{&f.axis, &s.base.axis},
			func(v []int) bool {
				image := &s.bases[v[1]]
				return image.jetPack == nil || slices.Contains(f.builds[v[0]].row.JetPack, image.jetPack.Version)
			}, classOf(f.builds, func(b *build) string { return strings.Join(b.row.JetPack, " ") }),
			func(left scope) explanation {
				for _, b := range f.pick(left[f.dim]) {
					if b.jetson() {
						return explanation{fmt.Sprintf("%s %s is for JetPack %s", displayName(f.ask.name), b.label(), joinWords(b.row.JetPack, "and")), []string{b.ref("jetpack")}}
					}
				}
				return explanation{text: ruleJetPack.Text}
			})
	}
	for _, g := range s.gpus {
		s.fact(ruleJetPackBoard, []*axis{&g.axis, &s.base.axis},
			func(v []int) bool {
				image := &s.bases[v[1]]
				return v[0] == absent || image.jetPack == nil || slices.Contains(image.jetPack.SM, g.ask.cc())
			}, nil,
			func(left scope) explanation { return s.jetPackBoards(g, left[s.base.dim]) })
	}
}

// stateJetPackCUDA refuses wheels made for Arm servers on boards whose JetPack
// releases do not bring the CUDA that those wheels expect of the driver.
func (s *scene) stateJetPackCUDA() {
	for _, g := range s.gpus {
		if !g.ask.arch.Tegra {
			continue
		}
		unified := s.unifiedCUDAs(g.ask)
		for _, f := range s.frameworks {
			expects := func(b *build) string {
				if b.on.Platform != linuxARM64 || b.jetson() || b.cpu() || b.cuda == "" {
					return ""
				}
				return major(b.cuda)
			}
			class := classOf(f.builds, expects)
			s.fact(ruleJetPackCUDA, []*axis{&f.axis, &g.axis},
				func(v []int) bool {
					cuda := expects(&f.builds[v[0]])
					return v[1] == absent || cuda == "" || unified[cuda] != ""
				}, class,
				func(left scope) explanation { return s.serverWheels(g, f, left[f.dim], expects) })
		}
	}
}

// unifiedCUDAs gives the CUDA majors that a board has in common with Arm
// servers, each with the JetPack release that brings it.
func (s *scene) unifiedCUDAs(g *gpuAsk) map[string]string {
	unified := map[string]string{}
	rows := s.facts.JetPacks()
	for i := range rows {
		if n, err := strconv.Atoi(major(rows[i].CUDA)); err == nil && n >= unifiedCUDA && slices.Contains(rows[i].SM, g.cc()) {
			unified[major(rows[i].CUDA)] = rows[i].Version
		}
	}
	return unified
}

// serverWheels words why wheels for Arm servers do not run on a board: what
// its JetPack releases bring instead.
func (s *scene) serverWheels(g *gpuAxis, f *frameworkAxis, left []int, expects func(*build) string) explanation {
	var builds []*build
	for _, b := range f.pick(left) {
		if expects(b) != "" {
			builds = append(builds, b)
		}
	}
	e := explanation{facts: sample(builds, "", (*build).label)}
	var brings []string
	rows := s.facts.JetPacks()
	for i := range rows {
		if cuda := minor(rows[i].CUDA); slices.Contains(rows[i].SM, g.ask.cc()) && !slices.Contains(brings, cuda) {
			brings = append(brings, cuda)
			e.facts = append(e.facts, "jetpack/"+rows[i].Version+"#cuda")
		}
	}
	e.text = fmt.Sprintf("%s are made for Arm servers, not for JetPack, which brings CUDA %s to %s: servers and boards have theirs in common only from CUDA %d on",
		f.describe(builds), joinWords(brings, "or"), g.ask.name(), unifiedCUDA)
	return e
}

func (s *scene) jetPackBoards(g *gpuAxis, left []int) explanation {
	var e explanation
	var versions []string
	for _, v := range left {
		if r := s.bases[v].jetPack; r != nil && !slices.Contains(r.SM, g.ask.cc()) {
			versions = append(versions, r.Version)
			e.facts = append(e.facts, "jetpack/"+r.Version+"#sm")
		}
	}
	e.text = fmt.Sprintf("JetPack %s does not run on %s (%s)", joinWords(few(versions, 4), "and"), g.ask.name(), g.ask.sm())
	return e
}

// jetPacks gives the JetPack releases that run the stack on its Jetson boards,
// oldest first: those that its wheels are for, or those that bring the CUDA
// major of wheels which are made for Arm servers and boards alike.
func (c *choice) jetPacks() []string {
	if !c.onlyJetson() {
		return nil
	}
	var list []string
	rows := c.facts.JetPacks()
	for i := range rows {
		if c.jetPackRuns(&rows[i]) {
			list = append(list, rows[i].Version)
		}
	}
	return list
}

func (c *choice) jetPackRuns(r *matrices.JetPack) bool {
	for _, g := range c.served() {
		if !slices.Contains(r.SM, g.ask.cc()) {
			return false
		}
	}
	for i := range c.frameworks {
		b := c.build(i)
		if b.jetson() && !slices.Contains(b.row.JetPack, r.Version) || !b.jetson() && !b.cpu() && major(r.CUDA) != major(b.cuda) {
			return false
		}
	}
	return true
}

// whyJetPack says which JetPack the boards must run.
func (c *choice) whyJetPack(releases []string) Reason {
	r := Reason{Part: "jetpack", Value: joinWords(releases, "or"), Rule: ruleJetPack.ID, Facts: []string{}}
	for _, v := range releases {
		r.Facts = append(r.Facts, "jetpack/"+v)
	}
	b := c.build(0)
	r.Text = fmt.Sprintf("what brings CUDA %s to the board; its driver comes with it", major(b.cuda))
	if b.jetson() {
		r.Text = fmt.Sprintf("what %s %s is made for; driver, CUDA and cuDNN come with it", displayName(b.release.Framework), b.label())
	}
	return r
}

package planner

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// removedAsks gives the requests at which the lack of a rule can show: those of
// the collected rules that name it, and those of the tests of its own.
func removedAsks(id string) []string {
	var list []string
	if words, ok := decisive()[id]; ok {
		list = append(list, words)
	}
	if words, ok := told()[id]; ok {
		list = append(list, words[0])
	}
	for _, r := range collectedRules() {
		if slices.Contains(r.rules, id) {
			for _, ask := range r.asks {
				list = append(list, ask.words)
			}
		}
	}
	return list
}

// removedElsewhere gives, for rules that no release in the tables depends on
// alone, facts made up for them, with a request.
func removedElsewhere() map[string]madeUp {
	hopperByPTX := func(r *matrices.FrameworkRelease) { r.Builds[0].Platforms[0].PTX = []string{"8.0"} }
	return map[string]madeUp{
		rulePTX.ID: {"gpu=h100 pytorch", func(r *matrices.FrameworkRelease) {
			hopperByPTX(r)
			other := r.Builds[0]
			other.Variant, other.CUDA, other.CUDAFull, other.Channel = "cu124", "12.4", "12.4.1", "experimental"
			other.Platforms = []matrices.PlatformBuild{{Platform: linuxAMD64, SM: []string{"9.0"}, KernelsKnown: true, PTXKnown: true, Delivery: matrices.DeliveryWheels}}
			r.Builds = append(r.Builds, other)
		}},
		rulePTXDriver.ID: {"gpu=h100 driver=550.54.15 pytorch", hopperByPTX},
		ruleToolkitDropped.ID: {"gpu=v100 pytorch", func(r *matrices.FrameworkRelease) {
			r.Builds[0].Variant, r.Builds[0].CUDA, r.Builds[0].CUDAFull = "cu130", "13.0", "13.0.2"
			r.Builds[0].Platforms[0].PTX = []string{"5.0"}
		}},
		ruleFrameworkDriver.ID: {"gpu=a100 driver=535.104.05 pytorch", func(r *matrices.FrameworkRelease) { r.Builds[0].MinDriver = "550.54.15" }},
		ruleJetPack.ID: {"gpu=jetson-agx-orin-64gb pytorch", func(r *matrices.FrameworkRelease) {
			r.MinGlibc = ""
			r.Builds[0] = matrices.Build{Variant: "jp5", CUDA: "11.4", CUDNN: "8.6.0", JetPack: []string{"5.0.2"}, Platforms: []matrices.PlatformBuild{
				{Platform: linuxARM64, SM: []string{"8.7"}, KernelsKnown: true, PTXKnown: true, Python: []string{"3.8"}, Delivery: matrices.DeliverySystem}}}
		}},
		ruleDocumentedFloor.ID: {"gpu=t4 pytorch", func(r *matrices.FrameworkRelease) {
			r.Builds[0].SMMin, r.Builds[0].Platforms[0].SM, r.Builds[0].Platforms[0].KernelsKnown = "8.0", nil, false
		}},
	}
}

// madeUp is a single release of PyTorch and a request for it.
type madeUp struct {
	words string
	spoil func(*matrices.FrameworkRelease)
}

// candidate is a package of which the newest release is a pre-release.
func candidate() *Planner {
	tables := tablesOf(matrices.Embedded())
	tables.PackageInfos = []matrices.PackageInfo{{Name: "novelty"}}
	tables.Packages = map[string][]matrices.PackageRelease{"novelty": {{Package: "novelty", Version: "2.0rc1"}, {Package: "novelty", Version: "1.9"}}}
	return New(matrices.New(tables))
}

// judgedByCoverage gives the rules that coverage keeps, with what it finds
// where they refuse.
func judgedByCoverage() map[string]coverage {
	return map[string]coverage{ruleBrokenPTX.ID: coverBrokenPTX, ruleRunTimeKernels.ID: coverNotCompiled, ruleDocumentedFloor.ID: coverBelowFloor}
}

// forgive makes what coverage refuses by one rule serve.
func (s *scene) forgive(refused coverage) {
	for _, g := range s.gpus {
		for i := range g.cover {
			g.cover[i] = slices.Clone(g.cover[i])
			for b := range g.cover[i] {
				if g.cover[i][b] == refused {
					g.cover[i][b] = coverCubin
				}
			}
		}
		g.same = nil // its tables are its own
	}
}

// behaves says all that comes of a request over everything there is, with one
// rule taken out: neither refusing, nor ranking, nor warning.
func behaves(t *testing.T, p *Planner, words, without string) string {
	t.Helper()
	c := solvedWithout(t, p, words, without)
	if c == nil {
		return "nothing"
	}
	got := c.plan()
	text := summary(got.Stack)
	for _, w := range got.Warnings {
		if w.Rule != without {
			text += "\n" + w.Rule + ": " + w.Text
		}
	}
	return text
}

// TestNoRuleCanBeTakenOut takes each rule of the catalogue out by itself, and
// wants some answer to be another one without it.
func TestNoRuleCanBeTakenOut(t *testing.T) {
	p := embedded()
	whole := map[string]string{}
	for _, rule := range Rules() {
		at, words := p, removedAsks(rule.ID)
		if own, ok := removedElsewhere()[rule.ID]; ok {
			at, words = oneBuild(own.spoil), []string{own.words}
		}
		if rule.ID == ruleNewest.ID {
			at, words = candidate(), []string{"pytorch package=novelty"}
		}
		var same []string
		for _, ask := range words {
			key := fmt.Sprintf("%p %s", at, ask)
			if _, asked := whole[key]; !asked {
				whole[key] = behaves(t, at, ask, "")
			}
			if behaves(t, at, ask, rule.ID) == whole[key] {
				same = append(same, ask)
			}
		}
		if len(same) == len(words) {
			t.Errorf("without rule %s every answer stays the same: %s", rule.ID, strings.Join(same, " · "))
		}
	}
}

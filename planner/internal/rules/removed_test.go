package rules_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// removedElsewhere holds, for rules that no release in the tables depends on
// alone, facts made up for them, with a request.
func removedElsewhere() map[string]madeUp {
	hopperByPTX := func(r *matrices.FrameworkRelease) { r.Builds[0].Platforms[0].PTX = []string{"8.0"} }
	return map[string]madeUp{
		hardware.PTX: {"gpu=h100 pytorch", func(r *matrices.FrameworkRelease) {
			hopperByPTX(r)
			other := r.Builds[0]
			other.Variant, other.CUDA, other.CUDAFull, other.Channel = "cu124", "12.4", "12.4.1", "experimental"
			other.Platforms = []matrices.PlatformBuild{{Platform: facts.LinuxAMD64, SM: []string{"9.0"}, KernelsKnown: true,
				PTXKnown: true, Delivery: matrices.DeliveryWheels}}
			r.Builds = append(r.Builds, other)
		}},
		hardware.PTXDriver: {"gpu=h100 driver=550.54.15 pytorch", hopperByPTX},
		hardware.ToolkitDropped: {"gpu=v100 pytorch", func(r *matrices.FrameworkRelease) {
			r.Builds[0].Variant, r.Builds[0].CUDA, r.Builds[0].CUDAFull = "cu130", "13.0", "13.0.2"
			r.Builds[0].Platforms[0].PTX = []string{"5.0"}
		}},
		hardware.FrameworkDriver: {"gpu=a100 driver=535.104.05 pytorch",
			func(r *matrices.FrameworkRelease) { r.Builds[0].MinDriver = "550.54.15" }},
		system.JetPack: {"gpu=jetson-agx-orin-64gb pytorch", func(r *matrices.FrameworkRelease) {
			r.MinGlibc = ""
			r.Builds[0] = matrices.Build{Variant: "jp5", CUDA: "11.4", CUDNN: "8.6.0", JetPack: []string{"5.0.2"},
				Platforms: []matrices.PlatformBuild{
					{Platform: facts.LinuxARM64, SM: []string{"8.7"}, KernelsKnown: true, PTXKnown: true, Python: []string{"3.8"},
						Delivery: matrices.DeliverySystem}}}
		}},
		hardware.Yanked: {"pytorch==3.0.0", func(r *matrices.FrameworkRelease) { r.Yanked = "broken metadata" }},
		hardware.DocumentedFloor: {"gpu=t4 pytorch", func(r *matrices.FrameworkRelease) {
			r.Builds[0].SMMin, r.Builds[0].Platforms[0].SM, r.Builds[0].Platforms[0].KernelsKnown = "8.0", nil, false
		}},
	}
}

// madeUp is a single release of PyTorch and a request for it.
type madeUp struct {
	words string
	spoil func(*matrices.FrameworkRelease)
}

// prereleaseOnly is a package of which the newest release is a pre-release.
func prereleaseOnly() *matrices.Set {
	tables := plantest.TablesOf(matrices.Embedded())
	tables.PackageInfos = []matrices.PackageInfo{{Name: "novelty"}}
	tables.Packages = map[string][]matrices.PackageRelease{"novelty": {{Package: "novelty", Version: "2.0rc1"},
		{Package: "novelty", Version: "1.9"}}}
	return matrices.New(tables)
}

// behaves says all that comes of a request over everything there is, with one
// rule taken out: neither refusing, nor ranking, nor warning.
func behaves(t *testing.T, f *facts.Facts, words, without string) string {
	t.Helper()
	c := plantest.SolvedWithout(t, f, words, without)
	if c == nil {
		return "nothing"
	}
	got := answer.Plan(c)
	text := plantest.Summary(got.Stack)
	for _, w := range got.Warnings {
		if w.Rule != without {
			text += "\n" + w.Rule + ": " + w.Text
		}
	}
	return text
}

// TestNoRuleCanBeTakenOut takes each rule of the catalogue out by itself, and
// wants the answer to a request that shows it to be another one without it.
func TestNoRuleCanBeTakenOut(t *testing.T) {
	f, shown, elsewhere := facts.New(matrices.Embedded()), plantest.ReadShown(t), removedElsewhere()
	for _, rule := range rules.Rules() {
		at, words := f, slices.DeleteFunc([]string{shown[rule.ID].Decides, shown[rule.ID].Warns},
			func(words string) bool { return words == "" })
		if own, ok := elsewhere[rule.ID]; ok {
			at, words = facts.New(plantest.OneBuild(own.spoil)), []string{own.words}
		}
		if rule.ID == system.Newest {
			at, words = facts.New(prereleaseOnly()), []string{"pytorch package=novelty"}
		}
		if !slices.ContainsFunc(words, func(ask string) bool { return behaves(t, at, ask, rule.ID) != behaves(t, at, ask, "") }) {
			t.Errorf("without rule %s every answer stays the same: %s", rule.ID, strings.Join(words, " · "))
		}
	}
}

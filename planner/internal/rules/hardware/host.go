package hardware

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on what hosts have besides a driver.
const (
	SystemDriver   = "system-driver-floor"
	DriverHole     = "driver-hole"
	MIGDriver      = "mig-driver-floor"
	OperatorDriver = "gpu-operator-driver"
	FabricManager  = "fabric-manager"
)

var HostRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: SystemDriver, Kind: plan.Runs, Source: rule.DocOperator,
			Text: "A system can need a newer driver than its boards: HGX B200 needs 570.133.20, where a B200 is known " +
				"from 570.26 on."},
		State: stateSystemDriver,
	},
	{
		Rule: plan.Rule{ID: DriverHole, Kind: plan.Runs, Source: rule.DocOperator,
			Text: "Single drivers have faults on hosts with MIG that the next one mends: from 570.124.06 to 570.158.01 " +
				"pods stay pending where slices are beside whole GPUs."},
		State: stateDriverHole,
	},
	{
		Rule: plan.Rule{ID: MIGDriver, Kind: plan.Runs, Source: rule.DocMIG,
			Text: "The first driver that knows a board need not cut it into slices: a B200 has MIG from 570.133.20 on, an " +
				"H100 from 525.85.12."},
		State: stateMIGDriver,
	},
	{
		Rule: plan.Rule{ID: OperatorDriver, Kind: plan.Runs, Source: rule.DocOperator, Soft: true,
			Text: "Where nobody says which, a release of the GPU Operator installs one driver, which may be older than a " +
				"stack needs: its chart takes another by driver.version."},
		About: rule.AboutHost, Warn: warnOperatorDriver,
	},
	{
		Rule: plan.Rule{ID: FabricManager, Kind: plan.Runs, Source: rule.DocOperator, Soft: true,
			Text: "On systems whose GPUs are joined by NVSwitch, CUDA starts on none of them before the fabric manager " +
				"runs, which must be of the driver's very version."},
		About: rule.AboutHost, Warn: warnFabricManager,
	},
}

func systemFloor(system *matrices.HostSystem) facts.Cited {
	return facts.Cited{Value: system.MinDriver, Fact: "host-systems/" + system.ID + "#min-driver"}
}

// stateSystemDriver holds drivers to the floor of the target's system.
func stateSystemDriver(s *model.Statement) {
	system := s.Query.Host.System
	if system == nil {
		return
	}
	for _, d := range s.Drivers {
		model.Constrain1(s, d.Term(), func(driver string) bool { return version.Compare(driver, system.MinDriver) >= 0 },
			model.Says{From: system.ID, Explain: func(model.Domains) model.Explanation {
				floor := systemFloor(system)
				return model.Explanation{Text: fmt.Sprintf("%s needs driver %s or newer", system.Name, floor.Value),
					Facts: []string{floor.Fact}}
			}})
	}
}

// stateDriverHole refuses drivers with a fault on hosts such as the target's.
func stateDriverHole(s *model.Statement) {
	for _, hole := range s.Query.Host.Holes {
		for _, d := range s.Drivers {
			model.Constrain1(s, d.Term(), func(driver string) bool { return !slices.Contains(hole.Drivers, driver) },
				model.Says{Own: true, From: hole.ID, Explain: func(model.Domains) model.Explanation {
					text := fmt.Sprintf("with driver %s %s", words.JoinWords(hole.Drivers, "or"), hole.Text)
					if hole.Fixed != "" {
						text += "; " + hole.Fixed + " mends it"
					}
					return model.Explanation{Text: text, Facts: []string{"driver-holes/" + hole.ID + "#drivers"}}
				}})
			// The way out is the release that mends the fault, not one from before it.
			model.Soften1(s, d.Term(), func(driver string) int {
				if hole.Fixed != "" && version.Compare(driver, hole.Fixed) < 0 {
					return 1
				}
				return 0
			}, model.Weighs{Level: model.LevelDelivery, Own: true, From: hole.ID})
		}
	}
}

// stateMIGDriver holds drivers to what cuts a target's GPUs into slices, where its hosts
// have slices.
func stateMIGDriver(s *model.Statement) {
	if !s.Query.Host.MIG.Set() {
		return
	}
	for _, d := range s.Drivers {
		for _, g := range s.GPUs {
			floor := query.MIGFloor(s.Facts, g.GPU)
			if floor.Value == "" {
				continue
			}
			model.Constrain2(s, g.Served(), d.Term(), func(served bool, driver string) bool {
				return !served || version.Compare(driver, floor.Value) >= 0
			}, model.Says{From: floor.Value, Explain: func(model.Domains) model.Explanation {
				return model.Explanation{Text: fmt.Sprintf("%s %s driver %s or newer for MIG slices", g.GPU.Name(),
					g.GPU.Verb("needs", "need"), floor.Value), Facts: []string{floor.Fact, g.GPU.Ref()}}
			}})
		}
	}
}

// warnOperatorDriver tells of an operator whose own driver is older than the stack
// needs.
func warnOperatorDriver(r *rule.Report) {
	o := r.Query.Host.Operator
	if o == nil || o.DefaultDriver == "" || len(r.Query.Drivers) > 0 {
		return
	}
	floor := Floor(r.Solution)
	if floor.Value == "" || version.Compare(o.DefaultDriver, floor.Value) >= 0 {
		return
	}
	text := fmt.Sprintf("GPU Operator %s installs driver %s where nobody says which, and this stack needs %s or newer",
		o.Version, o.DefaultDriver, floor.Value)
	for _, driver := range o.Drivers {
		if version.Compare(driver, floor.Value) >= 0 {
			text += ": set driver.version to " + driver
			break
		}
	}
	r.Warn([]string{"gpu-operator/" + o.Version + "#default-driver", floor.Fact}, "%s", text)
}

// warnFabricManager tells what systems with NVSwitch need besides a driver.
func warnFabricManager(r *rule.Report) {
	if system := r.Query.Host.System; system != nil && system.NVSwitch {
		r.Warn([]string{"host-systems/" + system.ID + "#nvswitch"},
			"%s joins its GPUs by NVSwitch: the fabric manager must run, of the driver's very version", system.Name)
	}
}

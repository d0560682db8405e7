package query

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/request"
)

// Host is what the target says of its hosts, as the facts have it.
type Host struct {
	System   *matrices.HostSystem
	Operator *matrices.GPUOperator
	// Toolkit is the version of the container toolkit, of the target or of its
	// operator; empty where neither says it. Containers is what that version does.
	Toolkit    string
	Containers *matrices.ContainerToolkit
	// EFA is the installer of their Elastic Fabric Adapters; nil where the target says
	// none, or one that the facts do not know.
	EFA *matrices.EFAInstaller
	// MIG says that GPUs are cut into slices, as the target has it: slices or mixed. A GPU that is named as a slice
	// says so, too.
	MIG   request.Text
	Holes []matrices.DriverHole // that hosts such as these can have
}

// readHost reads what hosts have besides a driver.
func (q *Query) readHost(tables *facts.Facts, faults *Faults) {
	asked := q.Request.Host
	q.Host.MIG = asked.MIG
	for _, text := range q.Request.GPUs {
		if !q.Host.MIG.Set() && matrices.NamesSlice(text.Value) {
			q.Host.MIG = request.Text{Value: "slices", At: text.At}
		}
	}
	if asked.System.Set() {
		q.Host.System = systemNamed(tables, asked.System.Value)
		if q.Host.System == nil {
			var names []string
			for _, s := range tables.HostSystems() {
				names = append(names, s.ID)
			}
			faults.Add(asked.System.At, "unknown system "+words.Quote(asked.System.Value),
				"the facts know the driver floors of %s; leave it out for another one", words.JoinWords(names, "and"))
		}
	}
	q.Host.Toolkit = strings.TrimPrefix(asked.Toolkit.Value, "v")
	if asked.GPUOperator.Set() {
		q.Host.Operator = operatorOf(tables, strings.TrimPrefix(asked.GPUOperator.Value, "v"))
		if q.Host.Operator == nil {
			var names []string
			for _, o := range tables.GPUOperators() {
				names = append(names, o.Version)
			}
			faults.Add(asked.GPUOperator.At, "unknown GPU Operator "+words.Quote(asked.GPUOperator.Value),
				"the facts know %s", words.JoinWords(names, "and"))
		} else if q.Host.Toolkit == "" {
			q.Host.Toolkit = q.Host.Operator.ContainerToolkit
		}
	}
	if asked.EFA.Set() {
		q.Host.EFA = tables.EFAInstaller(strings.TrimPrefix(asked.EFA.Value, "v"))
	}
	if q.Host.Toolkit != "" {
		q.Host.Containers = tables.ContainerToolkit(q.Host.Toolkit)
	}
	if !q.Host.MIG.Set() {
		return
	}
	for _, hole := range tables.DriverHoles() {
		if mig := q.Host.MIG.Value; (hole.MIG == "slices" || hole.MIG == mig) && q.hasBoard(hole.GPUs) {
			q.Host.Holes = append(q.Host.Holes, hole)
		}
	}
}

// HostFloors returns the oldest drivers by the hosts' system and by MIG slices on the GPUs.
func (q *Query) HostFloors(tables *facts.Facts) []string {
	var floors []string
	if q.Host.System != nil {
		floors = append(floors, q.Host.System.MinDriver)
	}
	if !q.Host.MIG.Set() {
		return floors
	}
	for i := range q.GPUs {
		if floor := MIGFloor(tables, &q.GPUs[i]); floor.Value != "" {
			floors = append(floors, floor.Value)
		}
	}
	return floors
}

// MIGFloor returns the oldest driver that cuts every board of a GPU into slices, as far
// as the facts know.
func MIGFloor(tables *facts.Facts, g *GPU) facts.Cited {
	var top facts.Cited
	for _, b := range g.Boards {
		floor := tables.MIGFloor(b.ID)
		if floor != nil && (top.Value == "" || version.Compare(floor.MinDriver, top.Value) > 0) {
			top = facts.Cited{Value: floor.MinDriver, Fact: "mig-floors/" + floor.GPU + "#min-driver"}
		}
	}
	return top
}

func systemNamed(tables *facts.Facts, name string) *matrices.HostSystem {
	rows := tables.HostSystems()
	i := slices.IndexFunc(rows, func(s matrices.HostSystem) bool {
		return strings.EqualFold(s.ID, name) || strings.EqualFold(s.Name, name) ||
			slices.Contains(s.Aliases, strings.ToLower(name))
	})
	if i < 0 {
		return nil
	}
	return &rows[i]
}

func operatorOf(tables *facts.Facts, ver string) *matrices.GPUOperator {
	rows := tables.GPUOperators()
	i := slices.IndexFunc(rows, func(o matrices.GPUOperator) bool { return version.Compare(o.Version, ver) == 0 })
	if i < 0 {
		return nil
	}
	return &rows[i]
}

// hasBoard reports whether a GPU of the target may be one of some; always where
// there are none.
func (q *Query) hasBoard(ids []string) bool {
	return len(ids) == 0 || slices.ContainsFunc(q.GPUs, func(g GPU) bool {
		return slices.ContainsFunc(g.Boards, func(b matrices.GPU) bool { return slices.Contains(ids, b.ID) })
	})
}

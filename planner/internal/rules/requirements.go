package rules

import (
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/request"
)

// Require adds what the user asks for to a model.
func Require(m *model.Model) {
	for _, g := range m.GPUs {
		requireGPU(m, g)
	}
	for _, p := range m.Packages {
		requirePackage(m, p)
	}
	requireSpan(m, m.Query.CUDA, m.CUDA)
	requireSpan(m, m.Query.CUDNN, m.CUDNN)
	requireSpan(m, m.Query.NCCL, m.NCCL)
	requirePython(m)
	requireOS(m)
	requirePlatform(m)
	for _, d := range m.Drivers {
		requireDriver(m, d)
	}
	hardware.RequireNoForward(m)
	requirePin(m)
}

func requireGPU(m *model.Model, g *model.GPUVariable) {
	names := g.GPU.Asked()
	m.Require(&g.Variable, model.Requirement{Part: "gpu", From: strings.Join(names, ", "), At: g.GPU.Texts[0].At,
		Text: g.GPU.Words(),
		To:   func(int) model.Change { return model.Change{} }}, // withoutGPUs words it
		model.CostGPU+len(g.GPU.Boards)-1, func(v int) bool { return v != model.Absent }, nil)
}

// requireSpan adds what the user asks of a part with versions of its own.
func requireSpan(m *model.Model, want *query.Range, list *model.ListVariable) {
	if want == nil {
		return
	}
	m.Require(&list.Variable, model.Requirement{Part: list.Part, From: want.Text.Value, At: want.Text.At,
		Text: request.Spell(want.Text.At, list.Part, want.Text.Value),
		To: func(v int) model.Change {
			value := version.Minor(list.Values[v])
			if value == "" { // what its builds come with is not known, or nothing
				return model.Change{Value: "", Text: "without " + request.Spell(want.Text.At, list.Part, want.Text.Value)}
			}
			return model.Change{Value: value, Text: request.Spell(want.Text.At, list.Part, value)}
		}},
		model.CostPart, func(v int) bool { return list.Values[v] != "" && want.Range.Allows(list.Values[v]) },
		versionDistance(list, want.Range))
}

// versionDistance orders the values of a sorted list by how many places they stand
// from the nearest one that was asked for.
func versionDistance(l *model.ListVariable, want version.Range) func(int) int {
	steps := make([]int, len(l.Values))
	last := -len(steps) // place of the last one that was asked for
	for i, v := range l.Values {
		if v != "" && want.Allows(v) {
			last = i
		}
		steps[i] = min(len(steps), i-last)
	}
	for i, next := len(steps)-1, 2*len(steps); i >= 0; i-- {
		if steps[i] == 0 {
			next = i
		}
		steps[i] = min(steps[i], next-i)
	}
	return func(v int) int { return steps[v] }
}

// requirePython asks for Python minors: images and wheels are made for those,
// and a patch release that the user wrote only counts by its minor.
func requirePython(m *model.Model) {
	want := m.Query.Python
	if want == nil {
		return
	}
	m.Require(&m.Python.Variable, model.Requirement{Part: "python", From: want.Text.Value, At: want.Text.At,
		Text: request.Spell(want.Text.At, "python", want.Text.Value),
		To: func(v int) model.Change {
			return model.Change{Value: m.Python.Values[v], Text: request.Spell(want.Text.At, "python", m.Python.Values[v])}
		}},
		model.CostPython, func(v int) bool { return want.Range.Allows(m.Python.Values[v]) },
		versionDistance(m.Python, want.Range))
}

func requireOS(m *model.Model) {
	want := m.Query.OS
	if want == nil {
		return
	}
	m.Require(&m.OS.Variable, model.Requirement{Part: "os", From: want.Text.Value, At: want.Text.At,
		Text: request.Spell(want.Text.At, "os", want.Text.Value),
		To: func(v int) model.Change {
			return model.Change{Value: m.OS.Rows[v].ID, Text: request.Spell(want.Text.At, "os", m.OS.Rows[v].ID)}
		}},
		model.CostOS, func(v int) bool { return want.Allows(m.OS.Rows[v].ID) }, nil)
}

// requirePlatform pins the platform. One that nobody wrote and no machine
// demands is the only value of its variable.
func requirePlatform(m *model.Model) {
	want := m.Query.PlatformAt
	if !want.Set() {
		if m.Query.PlatformBy != "" {
			system.StateMachines(statementOf(m, system.BuildPlatform))
		}
		return
	}
	m.Require(&m.Platform.Variable, model.Requirement{Part: "platform", From: want.Value, At: want.At,
		Text: request.Spell(want.At, "platform", want.Value),
		To: func(v int) model.Change {
			return model.Change{Value: m.Platform.Values[v], Text: request.Spell(want.At, "platform", m.Platform.Values[v])}
		}},
		model.CostPlatform, func(v int) bool { return v == 0 }, nil)
	system.StateBoards(statementOf(m, system.BuildPlatform))
}

// requireDriver pins an entry of the fleet to the oldest driver it may hold,
// or to the releases of the branch it names.
func requireDriver(m *model.Model, d *model.DriverVariable) {
	if d.Driver == nil {
		return
	}
	allows, given := driverAllows(m, d.Driver), 0
	for i, v := range d.Values {
		if allows(v) {
			given = i
		}
	}
	at := d.Driver.Text.At
	m.Require(&d.Variable, model.Requirement{Part: "driver", From: d.Driver.Text.Value, At: at,
		Text: request.Spell(at, "driver", d.Driver.Text.Value),
		To: func(v int) model.Change {
			value := driverChange(d.Driver, d.Values[v])
			return model.Change{Value: value, Text: m.SpellDriver(d.Driver, value)}
		}},
		model.CostDriver, func(v int) bool { return allows(d.Values[v]) }, func(v int) int { return abs(v - given) })
}

// driverAllows says which values stand for what the hosts of an entry run.
func driverAllows(m *model.Model, d *query.Driver) func(version string) bool {
	low := m.LowestGiven(d)
	switch {
	case d.Branch != "":
		return func(v string) bool { return version.Major(v) == d.Branch && version.Compare(v, low) >= 0 }
	case d.Low != "":
		return func(v string) bool { return v == low }
	default:
		return d.Range.Allows
	}
}

// driverChange writes a driver that takes the place of an entry: a newer one
// may be newer still.
func driverChange(d *query.Driver, ver string) string {
	if d.Low != "" && version.Compare(ver, d.Low) > 0 {
		return ">=" + ver
	}
	return ver
}

// abs is how far a number is from 0.
func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

package hardware

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
)

// buildFloor is the lowest driver of a build by one rule.
type buildFloor struct {
	facts.Cited
	cuda string // of the build
}

// floorTerm returns the variable of a framework's builds as their floors. Rules tell
// builds apart by their floor and by the minor of their CUDA.
func floorTerm(f *model.PackageVariable, floors []facts.Cited) model.Term[buildFloor] {
	builds := model.NewTerm(&f.Variable, func(i int) buildFloor { return buildFloor{floors[i], f.Builds[i].CUDA} })
	return model.AlikeBy(builds, func(floor buildFloor) buildFloor {
		floor.cuda = version.Minor(floor.cuda)
		return floor
	})
}

// cudaFloors returns the driver floor of the CUDA of each build.
func cudaFloors(m *model.Model, f *model.PackageVariable) []facts.Cited {
	return model.PerValue(m, f.Same, "CUDA floor", m.Query.OnlyJetson(), func() []facts.Cited {
		return listCUDAFloors(m, f)
	})
}

func listCUDAFloors(m *model.Model, f *model.PackageVariable) []facts.Cited {
	floors := make([]facts.Cited, len(f.Builds))
	if m.Query.OnlyJetson() {
		return floors
	}
	known := map[string]facts.Cited{}
	for i := range f.Builds {
		b := &f.Builds[i]
		if b.CPU() {
			continue
		}
		key := b.CUDA + b.On.Platform
		floor, seen := known[key]
		if !seen {
			floor = m.Facts.CUDADriverFloor(b.CUDA, b.Windows())
			known[key] = floor
		}
		floors[i] = floor
	}
	return floors
}

// ownFloors returns the driver that each build's documents name, where that is
// newer than its CUDA does; nil where no build has such a one.
func ownFloors(m *model.Model, f *model.PackageVariable) []facts.Cited {
	return model.PerValue(m, f.Same, "own floor", m.Query.OnlyJetson(), func() []facts.Cited {
		var own []facts.Cited
		for i, floor := range cudaFloors(m, f) {
			if c := f.Builds[i].DriverFloor(); !m.Query.OnlyJetson() && version.Compare(c.Value, floor.Value) > 0 {
				if own == nil {
					own = make([]facts.Cited, len(f.Builds))
				}
				own[i] = c
			}
		}
		return own
	})
}

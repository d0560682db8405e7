package model

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
)

// gpuIdentity tells the variable of a compute capability from others, and how
// builds serve it.
type gpuIdentity struct {
	Arch   *matrices.Architecture
	Size   int
	Forced bool // the driver compiles PTX and leaves machine code aside
}

func (m *Model) addGPUVariables() {
	size := Absent + 1
	if e := m.Query.Existing; m.narrow() || e != nil && e.Held {
		size = Absent
	}
	for i := range m.Query.GPUs {
		gpu := &m.Query.GPUs[i]
		g := &GPUVariable{GPU: gpu, Variable: Variable{Part: "gpu", Size: size,
			Same: gpuIdentity{Arch: gpu.Arch, Size: size, Forced: m.Query.ForcesPTX()}}}
		for _, f := range m.Frameworks() {
			g.Cover = append(g.Cover, m.coverOf(f, gpu.Arch))
		}
		m.GPUs = append(m.GPUs, g)
	}
}

// coverOf says how each build serves an architecture. What somebody compiled has builds
// without an identity, and nothing that is made from it is shared.
func (m *Model) coverOf(f *PackageVariable, arch *matrices.Architecture) []candidate.Coverage {
	if taken := f.Package.Taken; taken != nil && taken.Compiled {
		cover := make([]candidate.Coverage, len(f.Builds))
		for b := range f.Builds {
			cover[b] = f.Builds[b].CoversCompiled(arch, m.Facts.ByCapability(), taken.CUDA, taken.Changed)
		}
		return cover
	}
	forced := m.Query.ForcesPTX()
	return PerValue(m, f.Same, "cover", gpuIdentity{Arch: arch, Forced: forced},
		func() []candidate.Coverage {
			cover := make([]candidate.Coverage, len(f.Builds))
			for b := range f.Builds {
				if cover[b] = f.Builds[b].Covers(arch, m.Facts.ByCapability()); forced {
					cover[b] = f.Builds[b].CoversForced(arch, m.Facts.ByCapability())
				}
			}
			return cover
		})
}

// MayServe reports whether each framework has a build of the releases asked for
// that serves an architecture, or may: where one has none, no stack does.
func (m *Model) MayServe(arch *matrices.Architecture) bool {
	for _, f := range m.Frameworks() {
		served := false
		for b, cover := range m.coverOf(f, arch) {
			if served = !cover.Refused() && f.Allows(b); served {
				break
			}
		}
		if !served {
			return false
		}
	}
	return true
}

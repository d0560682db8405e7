package model

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
)

// Solution is a solution of a model.
type Solution struct {
	*Model
	Values []int
}

// At returns the value of a variable.
func (c *Solution) At(v *Variable) int { return c.Values[v.Dim] }

// Build returns the build of a framework.
func (c *Solution) Build(f *PackageVariable) *candidate.Build {
	b := &f.Builds[c.At(&f.Variable)]
	if !b.IsPyPI || !c.byLabel(f) {
		return b
	}
	labelled := *b // the list is shared by all targets
	labelled.ByLabel = true
	return &labelled
}

// byLabel reports whether the target names the build of a framework by its label,
// 2.5.1+cu124, there or at a companion, and lets it come from the framework's own index. So is a
// release taken that the facts do not know: which of its builds plain pip gives is not known.
func (c *Solution) byLabel(f *PackageVariable) bool {
	if !c.Query.Request.TakesFrom(f.Package.Name) {
		return false
	}
	if v := f.Package.Version; f.Package.Assumed != "" || v != nil && v.Spec.Local != "" {
		return true
	}
	return slices.ContainsFunc(c.Of(query.Companion), func(p *PackageVariable) bool {
		return p.Of == f && p.Labelled >= 0 && c.At(&p.Variable) == p.Labelled
	})
}

// Builds returns the builds of the frameworks, in the order of the target.
func (c *Solution) Builds() []*candidate.Build {
	list := make([]*candidate.Build, 0, len(c.Frameworks()))
	for _, f := range c.Frameworks() {
		list = append(list, c.Build(f))
	}
	return list
}

// First returns the build of the first framework.
func (c *Solution) First() *candidate.Build { return c.Build(c.Frameworks()[0]) }

// Part returns the value of a variable of versions.
func (c *Solution) Part(l *ListVariable) string { return l.Values[c.At(&l.Variable)] }

// Image returns the base image.
func (c *Solution) Image() *facts.BaseImage { return &c.Base.Images[c.At(&c.Base.Variable)] }

// OSRow returns the operating system of the base image.
func (c *Solution) OSRow() *matrices.OS { return &c.OS.Rows[c.At(&c.OS.Variable)] }

// Served returns the GPUs that the stack keeps, with their variables.
func (c *Solution) Served() []*GPUVariable {
	var list []*GPUVariable
	for _, g := range c.GPUs {
		if c.At(&g.Variable) != Absent {
			list = append(list, g)
		}
	}
	return list
}

// Covered returns how the build of a framework covers a GPU; that it does not
// where the stack does not keep the GPU.
func (c *Solution) Covered(g *GPUVariable, f *PackageVariable) candidate.Coverage {
	if c.At(&g.Variable) == Absent {
		return candidate.CoverNone
	}
	return g.Cover[f.Place][c.At(&f.Variable)]
}

// Delivery says how a build's CUDA reaches the image.
func Delivery(b *candidate.Build) string {
	switch {
	case b.CPU():
		return ""
	case b.On.Delivery == matrices.DeliverySystem && b.Windows():
		return plan.DeliveryDistro
	case b.On.Delivery == matrices.DeliverySystem:
		return plan.DeliveryBaseImage
	default:
		return plan.DeliveryWheels
	}
}

// OwnImage reports whether the stack stands on the user's own image, whose
// loader path the plan does not know.
func (c *Solution) OwnImage() bool { return c.Image().Kind == facts.BaseOwn }

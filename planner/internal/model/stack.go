package model

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/plan"
)

// Solution is a solution of a scene.
type Solution struct {
	*Model
	Values []int
}

func (c *Solution) At(a *Variable) int { return c.Values[a.Dim] }

func (c *Solution) Build(i int) *candidate.Build {
	f := c.Frameworks[i]
	return &f.Builds[c.At(&f.Variable)]
}

func (c *Solution) Part(l *ListVariable) string { return l.Values[c.At(&l.Variable)] }

func (c *Solution) Image() *facts.BaseImage { return &c.Base.Images[c.At(&c.Base.Variable)] }

func (c *Solution) OSRow() *matrices.OS { return &c.OS.Rows[c.At(&c.OS.Variable)] }

// Served returns the GPUs that the stack keeps, with their axes.
func (c *Solution) Served() []*GPUVariable {
	var list []*GPUVariable
	for _, g := range c.GPUs {
		if c.At(&g.Variable) != Absent {
			list = append(list, g)
		}
	}
	return list
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

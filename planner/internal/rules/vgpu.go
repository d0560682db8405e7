package rules

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var RuleVirtualGPU = plan.Rule{ID: "virtual-gpu-driver", Source: docVGPU, Soft: true,
	Text: "Cloud sizes with a fraction of a GPU (g6f, NVads A10 v5, shares of G4) take NVIDIA's GRID driver, whose branch can lag behind: that the hosts can run the driver of a stack must be looked up with the provider."}

// fraction returns the instance type that a text names, where it has a part of a
// GPU; nil for anything else.
func fraction(f *facts.Facts, text string) *matrices.Instance {
	provider, name, found := strings.Cut(text, ":")
	if !found {
		return nil
	}
	rows := f.Instances()
	for i := range rows {
		if r := &rows[i]; r.Count == 0 && len(r.Counts) == 0 && strings.EqualFold(r.Provider, provider) && strings.EqualFold(r.Name, name) {
			return r
		}
	}
	return nil
}

// WarnVirtual tells of instance types with a virtual GPU.
func WarnVirtual(c *model.Solution) []plan.Warning {
	var list []plan.Warning
	for _, g := range c.Served() {
		for _, t := range g.Query.Texts {
			if r := fraction(c.Facts, t.Value); r != nil {
				list = append(list, model.Warn(RuleVirtualGPU, []string{"instances/" + r.Provider + ":" + r.Name},
					"%s has a part of a GPU: it takes NVIDIA's GRID driver, not the one of data centres; look up with the provider which branch there is, and that it reaches %s", t.Value, Floor(c).Value))
			}
		}
	}
	return list
}

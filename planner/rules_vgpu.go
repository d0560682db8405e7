package planner

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var ruleVirtualGPU = Rule{ID: "virtual-gpu-driver", Source: docVGPU, Soft: true,
	Text: "Cloud sizes with a fraction of a GPU (g6f, NVads A10 v5, shares of G4) take NVIDIA's GRID driver, whose branch can lag behind: that the hosts can run the driver of a stack must be looked up with the provider."}

// fraction gives the instance type that a text names, where it has a part of a
// GPU; nil for anything else.
func (f *facts) fraction(text string) *matrices.Instance {
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

// warnVirtual tells of instance types with a virtual GPU.
func (c *choice) warnVirtual() []Warning {
	var list []Warning
	for _, g := range c.served() {
		for _, t := range g.ask.texts {
			if r := c.facts.fraction(t.Value); r != nil {
				list = append(list, warn(ruleVirtualGPU, []string{"instances/" + r.Provider + ":" + r.Name},
					"%s has a part of a GPU: it takes NVIDIA's GRID driver, not the one of data centres; look up with the provider which branch there is, and that it reaches %s", t.Value, c.floor().value))
			}
		}
	}
	return list
}

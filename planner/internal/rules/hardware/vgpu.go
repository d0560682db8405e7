package hardware

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on parts of GPUs.
const (
	VirtualGPU = "virtual-gpu-driver"
)

var VGPURules = []rule.Rule{
	{
		Rule: plan.Rule{ID: VirtualGPU, Kind: plan.Runs, Source: rule.DocVGPU, Soft: true,
			Text: "Virtual GPUs (GRID T4-8Q), as of cloud sizes with a fraction of a GPU (g6f, NVads A10 v5, shares of " +
				"G4), take NVIDIA's GRID driver, whose branch can lag behind: that the hosts can run the driver of a stack " +
				"must be looked up with the provider."},
		About: rule.AboutHost, Warn: warnVirtual,
	},
}

// fraction returns the instance type that a text names, where it has a part of a
// GPU; nil for anything else.
func fraction(f *facts.Facts, text string) *matrices.Instance {
	provider, name, found := strings.Cut(text, ":")
	if !found {
		provider, name = "", text
	}
	rows := f.Instances()
	for i := range rows {
		r := &rows[i]
		if r.Count == 0 && len(r.Counts) == 0 && strings.EqualFold(r.Name, name) &&
			(provider == "" || strings.EqualFold(r.Provider, provider)) {
			return r
		}
	}
	return nil
}

// warnVirtual tells of instance types with a virtual GPU.
func warnVirtual(r *rule.Report) {
	for _, g := range r.Served() {
		for _, t := range g.GPU.Texts {
			if matrices.NamesVirtual(t.Value) {
				r.Warn(nil, "%s is a virtual GPU, judged as the whole board: its guests take NVIDIA's GRID driver, whose "+
					"branch can lag behind; look up that it reaches %s", t.Value, Floor(r.Solution).Value)
			} else if row := fraction(r.Facts, t.Value); row != nil {
				r.Warn([]string{"instances/" + row.Provider + ":" + row.Name},
					"%s has a part of a GPU: it takes NVIDIA's GRID driver, not the one of data centres; "+
						"look up with the provider which branch there is, and that it reaches %s",
					t.Value, Floor(r.Solution).Value)
			}
		}
	}
}

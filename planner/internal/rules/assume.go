package rules

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleAssumed = plan.Rule{ID: query.AssumedID, Source: docTarget, Soft: true,
		Text: "A release that the facts do not know is planned only where the target says which known release to take it for (assume_like). All that the plan says of it is that release's; what pairs with it, and what must be installed beside it, is left to the lock."}
	RuleNewDriver = plan.Rule{ID: "driver-newer-than-facts", Source: docTarget, Soft: true,
		Text: "A driver of a branch newer than the facts is taken to run what the newest known one runs; that it still supports every GPU is not known."}
)

// WarnAssumed tells what of a plan is an assumption.
func WarnAssumed(c *model.Solution, i int) []plan.Warning {
	b := c.Build(i)
	if b.Like == "" {
		return nil
	}
	name := facts.DisplayName(b.Release.Framework)
	return []plan.Warning{model.Warn(RuleAssumed, []string{b.ReleaseRef("")},
		"%s %s is not known to the facts of %s: it is taken to be like %s, and its CUDA, libraries, GPUs, driver and Pythons are those of %[4]s",
		name, b.Release.Version, c.Facts.Date(), b.Like)}
}

// WarnNewDriver tells of hosts whose driver is newer than the facts.
func WarnNewDriver(c *model.Solution) []plan.Warning {
	var list []plan.Warning
	for i := range c.Query.Drivers {
		if d := &c.Query.Drivers[i]; d.Low != "" && !c.Query.Windows() && version.Compare(version.Major(d.Low), query.NewestBranch(c.Facts)) > 0 {
			list = append(list, model.Warn(RuleNewDriver, []string{"drivers/" + query.NewestBranch(c.Facts)},
				"driver %s is not known to the facts of %s, which end with branch %s: drivers run every older CUDA, but whether this one still supports the GPUs is not known",
				d.Text.Value, c.Facts.Date(), query.NewestBranch(c.Facts)))
		}
	}
	return list
}

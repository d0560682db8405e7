package system

import (
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on which releases are taken.
const (
	Newest  = "newest-release"
	Assumed = query.AssumedID
)

var ReleaseRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Newest, Kind: plan.Made, Source: rule.DocPEP440, Soft: true,
			Text: "The newest release that works is taken. Pre-releases and yanked releases are taken only when " +
				"the target names them. Within a release stable channels go before experimental ones, what " +
				"plain pip gives before other builds, and a newer CUDA before an older one."},
		State: packages.StateFinalReleases,
	},
	{
		Rule: plan.Rule{ID: Assumed, Kind: plan.Runs, Source: rule.DocTarget, Soft: true,
			Text: "A release that the facts do not know is planned only where the target says which known release " +
				"to take it for (assume_like). All that the plan says of it is that release's; what pairs with " +
				"it, and what must be installed beside it, is left to the lock."},
		About: rule.AboutBuild, Warn: warnAssumed,
	},
}

// warnAssumed tells what of a plan is an assumption.
func warnAssumed(r *rule.Report) {
	b := r.Build
	if b.Release.Like == "" {
		return
	}
	r.Warn([]string{b.ReleaseRef("")}, "%s %s is not known to the facts of %s: it is taken to be like %s, "+
		"and its CUDA, libraries, GPUs, driver and Pythons are those of %[4]s",
		b.Traits.Name, b.Release.Version, r.Facts.Date(), b.Release.Like)
}

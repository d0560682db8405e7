package existing

import (
	"cmp"
	"regexp"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// maxSystems is how many systems are tried in place of one whose C library is too old.
const maxSystems = 4

// MayHaveWSL reports whether CUDA runs under WSL2 on a Windows: on releases that have it, on Pascal and later, and with
// drivers of branch 470 and later ("CUDA on WSL User Guide", NVIDIA).
func (c *Environment) MayHaveWSL(host Host) bool {
	without := regexp.MustCompile(`(?i)\b(xp|vista|7|8|8\.1|2008|2012|2016|2019)\b`) // WSL2, or one that passes a GPU on
	old := func(o observed.Observation) bool { return o.Kind == observed.OS && without.MatchString(o.Value) }
	if slices.ContainsFunc(c.Env.Observations, old) ||
		host.Driver != nil && version.Compare(host.Driver.Value, "470") < 0 {
		return false
	}
	early := func(b matrices.GPU) bool { return version.Compare(b.ComputeCapability, "6.0") < 0 }
	return host.GPU == nil || !slices.ContainsFunc(host.GPU.Boards, early)
}

// StepsBack reports whether a way out takes an older release of a framework than the one that is there.
func (c *Environment) StepsBack(fix verdict.Fix) bool {
	return slices.ContainsFunc(fix.Change, func(change plan.Change) bool {
		if change.Part != "framework" || fix.Stack == nil {
			return false
		}
		p := c.Observed(fix.Stack.Framework.Name)
		return p != nil && (p.Exact == "" || version.Compare(fix.Stack.Framework.Version, p.Exact) < 0)
	})
}

// NewerSystems returns systems with images and a newer C library than the one that is there, the oldest library first.
func (c *Environment) NewerSystems() []matrices.OS {
	list := slices.DeleteFunc(slices.Clone(c.Facts.OSes()), func(os matrices.OS) bool {
		return os.BaseImage == "" || os.EndOfLife != "" && os.EndOfLife < c.Facts.Date() ||
			version.Compare(os.Glibc, cmp.Or(c.System.Glibc, "0")) <= 0
	})
	slices.SortStableFunc(list, func(a, b matrices.OS) int { return version.Compare(a.Glibc, b.Glibc) })
	list = slices.CompactFunc(list, func(a, b matrices.OS) bool { return a.Glibc == b.Glibc })
	return list[:min(len(list), maxSystems)]
}

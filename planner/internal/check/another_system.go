package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// onAnotherSystem adds as a way out the system on which an environment that fails would work, where no change of what
// is installed is one, or each takes an older release: WSL2 in place of Windows, or one with a newer C library.
func (c *environment) onAnotherSystem(j verdict.Judged, host existing.Host) (verdict.Judged, error) {
	if j.Verdict != verdict.Fails || j.Conflict == nil || c.HasImage() {
		return j, nil
	}
	keeps := func(fix verdict.Fix) bool { return !fix.Doubtful && !c.StepsBack(fix) }
	if slices.ContainsFunc(j.Fixes, keeps) {
		return j, nil
	}
	if c.Platform == facts.WindowsAMD64 {
		if !c.MayHaveWSL(host) || !names(j.Conflict, system.BuildPlatform, system.CPUBuild, packages.ExtensionPlatform,
			hardware.Kernels) {
			return j, nil
		}
		fix, err := c.onSystem("WSL2", "WSL2 in place of Windows", host)
		if fix != nil && !c.StepsBack(*fix) {
			j.Fixes = append(j.Fixes, *fix)
		}
		return j, err
	}
	if !names(j.Conflict, system.Glibc, packages.ExtensionGlibc) {
		return j, nil
	}
	for _, os := range c.NewerSystems() {
		text := fmt.Sprintf("%s (glibc %s) or newer in place of %s, such as in a container of %s", os.ID, os.Glibc,
			c.SystemName(), os.BaseImage)
		if fix, err := c.onSystem(os.ID, text, host); fix != nil || err != nil {
			return first(j, fix), err
		}
	}
	return j, nil
}

// names reports whether one of some rules stands in a conflict.
func names(conflict *plan.Conflict, rules ...string) bool {
	return slices.ContainsFunc(rules, func(rule string) bool { return answer.Names(conflict, rule) })
}

// onSystem returns a system as a way out: the environment works there, or with a change, or it is not
// known what is open there; nil where it fails.
func (c *environment) onSystem(name, text string, host existing.Host) (*verdict.Fix, error) {
	env := *c.Env
	env.Observations = slices.Clone(env.Observations)
	for i := range env.Observations { // each keeps its place, by which others are told
		if o := &env.Observations[i]; o.Kind == observed.OS ||
			o.Kind == observed.Platform && c.Platform == facts.WindowsAMD64 {
			*o = observed.Observation{Kind: observed.OS, Value: name, At: o.At, Text: o.Text}
		}
	}
	next := newEnvironment(c.engine, &env)
	for i := range next.Drivers { // as they are read there
		if host.Driver != nil && next.Drivers[i].Number == host.Driver.Number {
			host.Driver = &next.Drivers[i]
		}
	}
	judged, err := next.judge(host.GPU, host.Driver)
	if err != nil {
		return nil, err
	}
	fix := verdict.Fix{Text: text, Change: []plan.Change{}, Stack: judged.Stack}
	switch {
	case judged.Verdict == verdict.Works && judged.Stack != nil && !judged.Inferred:
	case judged.Verdict == verdict.Fails && len(judged.Fixes) > 0 && !judged.Fixes[0].Doubtful:
		fix = judged.Fixes[0]
		fix.Text = text + ", and " + fix.Text
	case judged.Verdict == verdict.Unproven && judged.Stack != nil && judged.Missing != nil:
		fix.Text, fix.Doubtful = text+"; unproven: "+judged.Missing.Why, true
	default:
		return nil, nil
	}
	return &fix, nil
}

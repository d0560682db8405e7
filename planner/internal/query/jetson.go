package query

import (
	"slices"
)

// AnyJetson reports whether a board of the target is a Jetson.
func (a *Query) AnyJetson() bool {
	return slices.ContainsFunc(a.GPUs, func(g GPU) bool { return g.Arch.Tegra })
}

// OnlyJetson reports whether every GPU of the target is a Jetson: then no
// driver of the desktop and data-centre branches is in the stack.
func (a *Query) OnlyJetson() bool {
	return a.AnyJetson() && !slices.ContainsFunc(a.GPUs, func(g GPU) bool { return !g.Arch.Tegra })
}

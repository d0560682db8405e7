package lint

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
	"github.com/envsolve/envsolve/matrices/version"
)

// measuredWheels are the measurements among rows.
func measuredWheels(docs []tablefile.Document) matrices.Wheels {
	var list []matrices.MeasuredWheel
	for _, doc := range docs {
		for _, row := range doc.Rows {
			if m, ok := row.Value.Interface().(matrices.MeasuredWheel); ok {
				list = append(list, m)
			}
		}
	}
	return matrices.WheelsOf(list)
}

// builds holds what is written of a framework's builds against their wheels.
func (l *linter) builds(row *tablefile.Node, r *matrices.FrameworkRelease, wheels matrices.Wheels) {
	for _, n := range row.Children {
		b, ok := n.Value.Interface().(matrices.Build)
		if !ok {
			continue
		}
		for _, p := range n.Children {
			on, ok := p.Value.Interface().(matrices.PlatformBuild)
			if !ok {
				continue
			}
			m := wheels.Of(r, &b, &on)
			if m == nil || m.Absent {
				continue
			}
			for _, c := range againstWheel(r, &b, &on, m) {
				at := p.At(c.cell)
				if _, own := p.Block.Body.Attributes[c.cell]; !own {
					at = n.At(c.cell)
				}
				l.contradict(at, c, slices.Concat(b.Others, r.Others))
			}
		}
	}
}

// againstWheel lists what is written of a build and cannot be beside what was read off
// its wheel.
func againstWheel(r *matrices.FrameworkRelease, b *matrices.Build, on *matrices.PlatformBuild,
	m *matrices.MeasuredWheel) []contradiction {
	var list []contradiction
	add := func(cell, form string, args ...any) {
		list = append(list, contradiction{cell, fmt.Sprintf("%s %s for %s: ", m.Package, m.Version, m.Platform) +
			fmt.Sprintf(form, args...)})
	}
	if on.KernelsKnown && !sameTargets(on.SM, m.SM, m.OwnCode()) {
		add("sm", "its row has machine code for %s, and its wheel for %s.", targets(on.SM), targets(m.SM))
	}
	if on.PTXKnown && !sameTargets(on.PTX, m.PTX, m.OwnCode()) {
		add("ptx", "its row has PTX for %s, and its wheel for %s.", targets(on.PTX), targets(m.PTX))
	}
	if major := m.CUDAMajor(); major != "" && major != version.Major(b.CUDA) {
		add("cuda", "its row is for CUDA %s, and its wheel loads that of %s.", b.CUDA, major)
	}
	if major := m.CUDNNMajor(); major != "" && b.CUDNN != "" && major != version.Major(b.CUDNN) {
		add("cudnn", "its row is for cuDNN %s, and its wheel loads that of %s.", b.CUDNN, major)
	}
	if floor := r.Floor(on); floor != "" && m.Glibc != "" && version.Compare(m.Glibc, floor) > 0 {
		add("min_glibc", "its row needs glibc %s, and its wheel %s.", floor, m.Glibc)
	}
	return list
}

// sameTargets reports whether two lists name the same GPUs, or where not all code of a
// wheel is its own, whether it has what is written.
func sameTargets(typed, measured []string, own bool) bool {
	typed, measured = version.SortDistinct(typed), version.SortDistinct(measured)
	return slices.Equal(typed, measured) ||
		!own && !slices.ContainsFunc(typed, func(target string) bool { return !slices.Contains(measured, target) })
}

func targets(list []string) string {
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, ", ")
}

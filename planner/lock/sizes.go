package lock

import (
	"cmp"
	"slices"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/planner/plan"
)

// Sizes says how large the target's image is, and in which layers.
func (t *Target) Sizes() *plan.LockedSizes {
	s := &plan.LockedSizes{
		BaseBytes: t.Base.Size, AptBytes: t.AptLayer.Size, Layers: []plan.LockedLayer{}, LayerBudget: plan.WheelLayers,
	}
	at := map[digest.Digest]int{}
	for _, w := range t.Wheels {
		s.DownloadBytes += w.Size
		i, seen := at[w.Layer.Digest]
		if !seen {
			i = len(s.Layers)
			at[w.Layer.Digest] = i
			s.Layers = append(s.Layers, plan.LockedLayer{Digest: w.Layer.Digest.String(), Bytes: w.Layer.Size})
			s.ImageBytes += w.Layer.Size
		}
		s.Layers[i].Wheels = append(s.Layers[i].Wheels, w.Name+" "+w.Version)
	}
	for _, p := range t.Apt {
		s.DownloadBytes += p.Size
	}
	s.DownloadBytes += t.Interpreter.Size
	for _, l := range s.Layers {
		slices.Sort(l.Wheels)
	}
	slices.SortFunc(s.Layers, func(a, b plan.LockedLayer) int {
		return cmp.Or(cmp.Compare(b.Bytes, a.Bytes), cmp.Compare(a.Digest, b.Digest))
	})
	s.PythonBytes = t.Interpreter.Layer.Size
	s.ImageBytes += s.BaseBytes + s.AptBytes + s.PythonBytes
	return s
}

// NewLayers counts the layers of wheels that an older lock of the target does
// not have, and their bytes: what a push after the change moves.
func NewLayers(before *Target, now *plan.LockedSizes) (layers int, bytes int64) {
	old := map[string]bool{}
	if before != nil {
		for _, l := range before.Sizes().Layers {
			old[l.Digest] = true
		}
	}
	for _, l := range now.Layers {
		if !old[l.Digest] {
			layers++
			bytes += l.Bytes
		}
	}
	return layers, bytes
}

// Measure puts the sizes of locked targets into plans: of those whose stack is
// the locked one.
func (l *Lock) Measure(plans []plan.Plan) {
	for i := range plans {
		p := &plans[i]
		if p.Stack == nil {
			continue
		}
		t := l.Find(p.Target, p.Stack.Platform)
		if t == nil || !sameStack(p.Stack, &t.Stack) {
			continue
		}
		p.Locked = t.Sizes()
		stack := *p.Stack // plans may share it with a lock
		stack.DownloadBytes = &p.Locked.DownloadBytes
		p.Stack = &stack
	}
}

// sameStandalone reports whether two Pythons are the same relocatable build, or none.
func sameStandalone(a, b *plan.Standalone) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.SHA256 == b.SHA256
}

// sameStack compares what decides about wheels and the base image.
func sameStack(a, b *plan.Stack) bool {
	if a.BaseImage != b.BaseImage || a.Python != b.Python || !sameStandalone(a.Standalone, b.Standalone) ||
		len(a.Packages) != len(b.Packages) {
		return false
	}
	for name, version := range a.Packages {
		if b.Packages[name] != version {
			return false
		}
	}
	return true
}

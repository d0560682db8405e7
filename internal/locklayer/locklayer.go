// Package locklayer stands between locks and the layer engine: which layers the
// wheels of a locked target go into, with which options each is made, and how one
// that was made is written down. Locking and building both ask here, so they
// cannot make different layers.
package locklayer

import (
	"slices"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// Options are the options of every wheel layer of a target.
func Options(t *lock.Target) layer.Options {
	o := layer.Options{Python: t.Stack.Python}
	if t.Image.Bytecode {
		o.Bytecode = t.Base.PythonVersion
	}
	return o
}

// Group decides which wheels share a layer, from their names and sizes alone.
func Group(wheels []lock.Wheel) [][]layer.Wheel {
	byName := map[string]lock.Wheel{}
	var sized []layer.Sized
	for _, w := range wheels {
		byName[w.Name] = w
		sized = append(sized, layer.Sized{Project: w.Name, Size: w.Size})
	}
	var groups [][]layer.Wheel
	for _, group := range layer.Group(sized, layer.GroupThreshold, plan.WheelLayers) {
		var members []layer.Wheel
		for _, s := range group {
			members = append(members, Member(byName[s.Project]))
		}
		groups = append(groups, members)
	}
	return groups
}

// BringsPython reports whether a target's interpreter is one of its
// distribution packages.
func BringsPython(t *lock.Target) bool {
	name := plan.PythonPackages(t.Stack.Python)[0]
	return t.Stack.Standalone == nil && slices.ContainsFunc(t.Apt, func(p lock.AptPackage) bool { return p.Name == name })
}

// Interpreter names the archive of a target's relocatable build of Python as the layer
// engine does; ok is false for another Python.
func Interpreter(t *lock.Target) (p layer.Python, ok bool) {
	s := t.Stack.Standalone
	if s == nil {
		return layer.Python{}, false
	}
	return layer.Python{Digest: DigestOf(s.SHA256), Name: s.File(), Root: s.Root, Prefix: plan.StandalonePrefix}, true
}

// Member names a locked wheel as the layer engine does.
func Member(w lock.Wheel) layer.Wheel { return layer.Wheel{Digest: DigestOf(w.SHA256), Name: w.File} }

// DigestOf returns the digest of a file whose SHA-256 a lock holds in hex.
func DigestOf(sha256 string) digest.Digest {
	return digest.NewDigestFromEncoded(digest.SHA256, sha256)
}

// Package locked makes a side of a comparison of a lock.
package locked

import (
	"github.com/envsolve/envsolve/planner/compare"
	"github.com/envsolve/envsolve/planner/lock"
)

// Side makes a side of a lock.
func Side(l *lock.Lock, path string) compare.Side {
	side := compare.Side{Path: path, Kind: compare.KindLock, Matrices: l.Matrices}
	for i := range l.Targets {
		t := &l.Targets[i]
		side.Targets = append(side.Targets,
			compare.Target{Name: t.Name, Platform: t.Platform, Stack: &t.Stack, Locked: packages(t)})
	}
	return side
}

func packages(t *lock.Target) *compare.Locked {
	all := &compare.Locked{BaseDigest: t.Base.Digest}
	for _, w := range t.Wheels {
		all.Packages = append(all.Packages, compare.Package{Name: w.Name, Version: w.Version})
	}
	for _, a := range t.Apt {
		all.Packages = append(all.Packages, compare.Package{Name: "apt:" + a.Name, Version: a.Version})
	}
	return all
}

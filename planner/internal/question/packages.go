package question

import (
	"cmp"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// SeenAt returns the package that was observed at a place; nil for none.
func (q *Question) SeenAt(at request.Position) *existing.Package {
	for i := range q.Packages {
		if q.Packages[i].At == at {
			return &q.Packages[i]
		}
	}
	return nil
}

// BroughtAt returns what the one at a place brings by a name, and nobody names; nil for none.
func (q *Question) BroughtAt(at request.Position, name string) *existing.Package {
	for i := range q.Packages {
		p := &q.Packages[i]
		if p.Number < 0 && p.At == at && (p.Name == name || p == q.SeenAt(at)) {
			return p
		}
	}
	return nil
}

// PackageAt returns the package that was observed at a place in words; nil for none.
func (q *Question) PackageAt(at string) *existing.Package {
	for i := range q.Packages {
		if p := &q.Packages[i]; p.At.String() == at {
			return p
		}
	}
	return nil
}

// HeldByNGC returns what was observed of a framework that one of NVIDIA's images holds; nil where
// none does, and on a Jetson, whose wheels are others.
func (q *Question) HeldByNGC(framework *query.Package) *existing.Package {
	if q.System.JetPack != "" || q.Board != nil && q.Board.Class == "jetson" {
		return nil
	}
	return q.OfNGC(framework)
}

// companion reports whether a package is a companion of a framework.
func (q *Question) companion(name string) bool {
	return slices.ContainsFunc(q.Frameworks, func(p existing.Package) bool {
		return slices.Contains(q.Facts.FrameworkInfo(p.Framework).Companions, name)
	})
}

// Installs reports whether a package installs others, or builds what is installed: it says
// nothing of what an environment runs.
func Installs(name string) bool {
	switch name {
	case "pip", "uv", "setuptools", "wheel", "conda", "mamba":
		return true
	}
	return false
}

// Rivals returns the places among those that stand beside one another of packages whose framework is observed by
// several names, as tensorflow and tensorflow-gpu: a list may name one package thousands of times, and each of these is
// held against all.
func (q *Question) Rivals() (places []int) {
	first, several := map[string]string{}, map[string]bool{}
	for i := range q.Beside {
		p := &q.Beside[i]
		if name, ok := first[p.Framework]; !ok {
			first[p.Framework] = p.Name
		} else if name != p.Name {
			several[p.Framework] = true
		}
	}
	for i := range q.Beside {
		if several[q.Beside[i].Framework] {
			places = append(places, i)
		}
	}
	return places
}

// OnCPUOnly reports whether what a package installs of its framework's newest release
// has no GPU code, or its name is that of builds for the CPU alone on some platform.
func (q *Question) OnCPUOnly(p *existing.Package) bool {
	releases := q.Facts.Frameworks(p.Framework)
	if len(releases) == 0 {
		return false
	}
	cpu, gpu := false, false
	for i := range releases {
		for j := range releases[i].Builds {
			b := &releases[i].Builds[j]
			same := i == 0 && (b.Extra == "" && cmp.Or(b.Package, releases[0].Package) == p.Name ||
				slices.Contains(releases[0].PackageAliases, p.Name)) ||
				slices.ContainsFunc(b.Platforms, func(on matrices.PlatformBuild) bool { return on.Package == p.Name })
			cpu = cpu || same && facts.IsCPU(b)
			gpu = gpu || same && !facts.IsCPU(b)
		}
	}
	return cpu && !gpu
}

// OnlyCompiled returns the one framework that was observed, where it is compiled by somebody
// else than the index's makers; nil where it is not, or there are several.
func (q *Question) OnlyCompiled() *query.Package {
	frameworks := q.Query.Frameworks()
	if len(frameworks) != 1 || !q.Compiled(frameworks[0]) {
		return nil
	}
	return frameworks[0]
}

// PlainPython reports whether no release of a package has GPU code of its own,
// compiled or to be compiled.
func (q *Question) PlainPython(info *matrices.PackageInfo) bool {
	releases := q.Facts.PackageReleases(info)
	return len(releases) > 0 && !info.BindsGPU && !info.RunTimeKernels && info.Delivery == "" &&
		!slices.ContainsFunc(q.Facts.Packages(info.Name), func(r matrices.PackageRelease) bool {
			return facts.HasCode(&r) || q.Facts.PinsCode(&r)
		})
}

// OfChannel reports whether a framework is a package of conda's channels.
func (q *Question) OfChannel(framework *query.Package) bool {
	return slices.ContainsFunc(q.Frameworks, func(p existing.Package) bool {
		return p.Framework == framework.Name && p.Conda
	})
}

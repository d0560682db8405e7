package existing

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// readPagesOfWheels takes in what packages were compiled for whose makers have a page of
// wheels for each release of a framework and each CUDA, by the page that is asked:
// torch-2.4.0+cu121.html. A page that has no wheel of the release says nothing: no installer takes
// one from there.
func (c *Environment) readPagesOfWheels() {
	for i := range c.Packages {
		p := &c.Packages[i]
		info, said := c.Facts.PackageNamed(p.Name), func(o query.Compiled) bool { return o.Name == p.Name }
		if info == nil || p.Source || p.Label != "" || slices.ContainsFunc(c.CompiledFor, said) {
			continue
		}
		for i := range c.Env.Indexes {
			index := &c.Env.Indexes[i]
			if torch, cuda, ok := c.saidOf(info, p, index); ok {
				c.CompiledFor = append(c.CompiledFor, query.Compiled{Name: p.Name, Torch: torch, CUDA: cuda,
					Text: "from " + index.URL})
			}
		}
		for _, from := range info.WheelsFrom {
			for i := range c.Env.Indexes {
				index := &c.Env.Indexes[i]
				torch, cuda, ok := pageOf(&from, index.URL, c.Facts.CompiledAgainst())
				if !ok || !isAsked(index, p) || c.lacksWheel(info, p, torch, cuda) {
					continue
				}
				c.CompiledFor = append(c.CompiledFor, query.Compiled{Name: p.Name, Torch: torch, CUDA: cuda,
					Text: "from " + index.URL})
			}
		}
	}
}

// saidOf returns the minor of the framework and the CUDA that the address of an index names, where a package comes from
// there: of one with wheels that are compiled for a framework, and of which the facts know no page. An index that is
// asked besides says it of the package whose name is in its address alone, and in the release that is pinned: of others
// an installer takes the newest, from whichever index.
func (c *Environment) saidOf(info *matrices.PackageInfo, p *Package, index *observed.Index) (
	torch, cuda string, ok bool) {
	said := reading.ReadAddress(index.URL, c.Facts.CompiledAgainst()...)
	of := !index.Extra && !index.FindLinks ||
		p.Exact != "" && info.Module != "" && strings.Contains(index.URL, info.Module)
	perTorch := func(r matrices.PackageRelease) bool { return len(r.Wheels) > 0 }
	if len(info.WheelsFrom) > 0 || said.Torch == "" || said.CUDA == "" || !of || !isAsked(index, p) ||
		!slices.ContainsFunc(c.Facts.Packages(info.Name), perTorch) {
		return "", "", false
	}
	cuda = reading.DottedCUDA(said.CUDA)
	return said.Torch, cuda, !c.lacksWheel(info, p, said.Torch, cuda)
}

// lacksWheel reports whether the facts list all wheels of the release of a package, and none for a
// minor of the framework and a CUDA.
func (c *Environment) lacksWheel(info *matrices.PackageInfo, p *Package, framework, cuda string) bool {
	releases := c.Facts.PackageReleases(info)
	at := slices.IndexFunc(releases, func(r facts.Release) bool { return p.Exact != "" && r.Version == p.Exact })
	if at < 0 || len(releases[at].Row.Wheels) == 0 || releases[at].Row.WheelsPartial {
		return false
	}
	return !slices.ContainsFunc(releases[at].Row.Wheels, func(w matrices.WheelSet) bool {
		same := func(other string) bool { return version.Minor(other) == version.Minor(cuda) }
		return version.Minor(w.Torch) == framework && slices.ContainsFunc(w.CUDA, same)
	})
}

// pageOf returns the minor of the framework and the CUDA that a page of wheels is for, where it is
// one of its makers' and its address says both.
func pageOf(from *matrices.WheelSource, address string, modules []string) (framework, cuda string, ok bool) {
	said := reading.ReadAddress(address, modules...)
	if !from.IsPage(address) || said.CUDA == "" || said.Torch == "" {
		return "", "", false
	}
	return said.Torch, reading.DottedCUDA(said.CUDA), true
}

// CompiledForTorch reports whether it is said which torch a package was compiled for.
func (c *Environment) CompiledForTorch(name string) bool {
	return slices.ContainsFunc(c.CompiledFor, func(o query.Compiled) bool { return o.Name == name && o.Torch != "" })
}

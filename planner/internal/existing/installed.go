package existing

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// ObservedAs returns what was observed of a framework, or of a package that is
// planned alone.
func (c *Environment) ObservedAs(framework *query.Package) []*Package {
	var list []*Package
	for i := range c.Frameworks {
		if p := &c.Frameworks[i]; p.Framework == framework.Name {
			list = append(list, p)
		}
	}
	for i := range c.Packages {
		if p := &c.Packages[i]; framework.Traits.Alone && p.Name == framework.Name {
			list = append(list, p)
		}
	}
	return list
}

// Compiled reports whether a framework was compiled by whoever uses it, or by a
// vendor for its own machines.
func (c *Environment) Compiled(framework *query.Package) bool {
	if framework.Traits.IndexCPU {
		return c.CMakeCUDA
	}
	return slices.ContainsFunc(c.ObservedAs(framework), func(p *Package) bool {
		return p.Source || reading.VendorLabel(p.Label)
	})
}

// ChangedHere reports whether a framework was compiled for GPUs of its user's
// choice.
func (c *Environment) ChangedHere(framework *query.Package) bool {
	return slices.ContainsFunc(c.ObservedAs(framework), func(p *Package) bool { return p.Changed })
}

// ChosenByTag reports whether a framework and the CUDA of its build are what the tag of one
// image says.
func (c *Environment) ChosenByTag(framework *query.Package) bool {
	return slices.ContainsFunc(c.ObservedAs(framework), func(p *Package) bool {
		return p.Installed && slices.ContainsFunc(c.CUDAs, func(x CUDA) bool {
			return x.Of == reading.OfBuild && x.At == p.At
		})
	})
}

// IsAskedFor reports whether an index is asked for a framework: for all packages, or for its own
// among some. Channels of conda's are indexes of none, nor are indexes asked for what is of a channel.
func (c *Environment) IsAskedFor(index *observed.Index, framework *query.Package) bool {
	list := c.ObservedAs(framework)
	ofChannel := func(p *Package) bool { return p.Conda }
	if index.Channel || slices.ContainsFunc(list, ofChannel) || c.isPageOfOther(index, framework.Name) {
		return false
	}
	if index.Command > 0 && slices.ContainsFunc(list, func(p *Package) bool { return p.Command > 0 }) &&
		!slices.ContainsFunc(list, func(p *Package) bool { return p.Command == index.Command }) {
		return false
	}
	if own := c.ownIndex(list); own != "" && len(index.Packages) == 0 {
		return index.URL == own
	}
	return len(index.Packages) == 0 || slices.Contains(index.Packages, framework.Releases[0].Package) ||
		slices.ContainsFunc(list, func(p *Package) bool { return slices.Contains(index.Packages, p.Name) })
}

// ownIndex returns the index that entries of a project name as that from which the package comes, whatever others
// are asked for the rest; empty where they name none, or not one for all.
func (c *Environment) ownIndex(list []*Package) (own string) {
	for _, p := range list {
		if p.Conda || p.Source || p.Installed || own != "" && p.From != own {
			return ""
		}
		own = p.From
	}
	if !slices.ContainsFunc(c.Env.Indexes, func(x observed.Index) bool { return own != "" && x.URL == own }) {
		return ""
	}
	return own
}

// isPageOfOther reports whether an index is a page of links on which the makers of another package have its
// wheels: what its address says of a CUDA is that package's.
func (c *Environment) isPageOfOther(index *observed.Index, name string) bool {
	for _, info := range c.Facts.PackageInfos() {
		is := func(from matrices.WheelSource) bool { return from.IsPage(index.URL) }
		if info.Name != name && slices.ContainsFunc(info.WheelsFrom, is) {
			return true
		}
	}
	return false
}

// CommandedFromDefault reports whether all that is observed of a package are commands that install it,
// none of which asks another index than the default one.
func (c *Environment) CommandedFromDefault(name string) bool {
	commanded := false
	for i := range c.Packages {
		p := &c.Packages[i]
		if p.Name != name {
			continue
		}
		asks := func(index observed.Index) bool { return isAsked(&index, p) && !IsDefault(&index) }
		if p.Command == 0 || p.Installed || slices.ContainsFunc(c.Env.Indexes, asks) {
			return false
		}
		commanded = true
	}
	return commanded
}

// OnlyIndex returns the index that is asked for a package instead of the default one; empty where that is
// asked, too.
func (c *Environment) OnlyIndex(p *Package) string {
	only := ""
	for i := range c.Env.Indexes {
		switch index := &c.Env.Indexes[i]; {
		case !isAsked(index, p), IsDefault(index) && !index.Extra:
		case index.Extra && !index.First || index.FindLinks || index.Channel:
			return ""
		default:
			only = index.URL
		}
	}
	return only
}

// AsksOnly reports whether an index is asked for a framework instead of the default one,
// and none beside it.
func (c *Environment) AsksOnly(framework *query.Package) bool {
	only := false
	for _, p := range c.ObservedAs(framework) {
		if strings.HasPrefix(p.From, "http") {
			return !strings.HasSuffix(p.From, ".whl") && !p.Source
		}
	}
	for i := range c.Env.Indexes {
		switch index := &c.Env.Indexes[i]; {
		case !c.IsAskedFor(index, framework):
		case index.Extra && !index.First || index.FindLinks || index.Channel:
			return false
		default:
			only = true
		}
	}
	return only
}

// AsksFirst reports whether an index is asked for a framework before the default one, and of what it has
// no other one.
func (c *Environment) AsksFirst(framework *query.Package) bool {
	return slices.ContainsFunc(c.Env.Indexes, func(x observed.Index) bool {
		return x.First && c.IsAskedFor(&x, framework)
	})
}

// SayBuild reports whether a CUDA was observed that is a build's. Another beside it,
// of which nobody says whose it is, is then the machine's.
func (c *Environment) SayBuild() bool {
	return slices.ContainsFunc(c.CUDAs, func(x CUDA) bool { return x.Of == reading.OfBuild })
}

// Besides returns what else is there than frameworks, by name: versions with their
// labels, empty where nobody says them.
func (c *Environment) Besides() map[string]string {
	list := map[string]string{}
	for i := range c.Packages {
		p := &c.Packages[i]
		list[p.Name] = p.Exact
		if p.Exact != "" && p.Label != "" {
			list[p.Name] += "+" + p.Label
		}
	}
	return list
}

// Toolkit returns the CUDA that is loaded: the build's where one is said to be, or else
// the machine's; nil where none was observed by its minor.
func (c *Environment) Toolkit() *CUDA {
	for _, of := range []string{reading.OfBuild, "", reading.OfToolkit} {
		for i := range c.CUDAs {
			if x := &c.CUDAs[i]; x.Of == of && !x.CPU && version.Parts(x.Version) > 1 {
				return x
			}
		}
	}
	return nil
}

// OnMachine returns the first CUDA of the machine that was observed by its minor, or that
// of conda's environment: what is found where a framework brings a CUDA of its own, too.
// Nil for none.
func (c *Environment) OnMachine() *CUDA {
	at := slices.IndexFunc(c.CUDAs, func(x CUDA) bool {
		return !x.CPU && (x.Of == "" || x.Of == reading.OfToolkit) && version.Parts(x.Version) > 1
	})
	if at < 0 {
		return nil
	}
	return &c.CUDAs[at]
}

// OffLoaderPath reports whether the CUDA of the image is not on the loader's path, nor is one of
// another channel or one that was put there.
func (c *Environment) OffLoaderPath() bool {
	return !c.Brought && !c.Foreign() &&
		slices.ContainsFunc(c.Lacks, func(s Seen) bool { return s.Value == observed.LoaderPath })
}

// OfNGC returns what was observed of a framework that one of NVIDIA's images holds, by the
// image's reference or the version that the framework prints; nil where none does.
func (c *Environment) OfNGC(framework *query.Package) *Package {
	for _, p := range c.ObservedAs(framework) {
		if reading.OfNGC(p.Label) || p.Source && c.isNGC(p.At) {
			return p
		}
	}
	return nil
}

// isNGC reports whether an image that is named at a place is one of NVIDIA's.
func (c *Environment) isNGC(at request.Position) bool {
	for i := range c.Env.Observations {
		o := &c.Env.Observations[i]
		if o.Kind == observed.Image && Position(i, o) == at {
			return slices.ContainsFunc(c.Facts.NGCImages(), func(row matrices.NGCImage) bool {
				return strings.HasPrefix(o.Value, row.Image+":")
			})
		}
	}
	return false
}

// MachineCUDA reports whether a CUDA was observed that is the machine's.
func (c *Environment) MachineCUDA() bool {
	return slices.ContainsFunc(c.CUDAs, func(x CUDA) bool {
		return !x.CPU && (x.Of == "" || x.Of == reading.OfToolkit)
	})
}

// KnownCUDA returns a CUDA version as the facts write it: the minor, where its patch
// is that of a library of it, such as 11.0.221.
func (c *Environment) KnownCUDA(ver string) string {
	known := func(r matrices.CUDARelease) bool { return version.StartsWith(r.Version, ver) }
	if version.Parts(ver) < 3 || slices.ContainsFunc(c.Facts.CUDAReleases(), known) {
		return ver
	}
	return version.Minor(ver)
}

package existing

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// Unlabelled is a companion or another package that is named without a label, of which the default index has no
// build that goes with its framework's: nobody says which build it is.
type Unlabelled struct {
	Package
	CUDA string // of the default index's build; empty for one for the CPU
}

// readUnlabelled takes companions whose version has no label, beside a framework
// whose version has one, for what the default index has: on other platforms than
// linux/amd64 that is a build for the CPU, and there one for a CUDA. An index that is
// named may have given another, and people who name packages by flags leave labels out,
// or versions: those are noted, as is what may be of an index of which the facts know nothing.
func (c *Environment) readUnlabelled() {
	if c.Foreign() || c.AsksOthers() && len(c.unknown) == 0 {
		return
	}
	if c.Platform == facts.LinuxAMD64 {
		c.readOfAnotherMajor()
		c.readPlainOfAnotherMajor()
		return
	}
	if slices.ContainsFunc(c.Env.Indexes, func(x observed.Index) bool {
		return !x.Channel && !IsDefault(&x) && !c.IsUnknown(&x)
	}) {
		return
	}
	for i := range c.Frameworks {
		f := &c.Frameworks[i]
		labelled := strings.HasPrefix(f.Label, "cu")
		if !labelled && f.Label != "" || f.From != "" || c.servesGPUs(f) {
			continue
		}
		companions := c.Facts.FrameworkInfo(f.Framework).IndexCompanions
		for j := range c.Packages {
			p := &c.Packages[j]
			if p.Label != "" || p.From != "" || !slices.Contains(companions, p.Name) {
				continue
			}
			open := p.At.ByFlag() || slices.ContainsFunc(c.Env.Indexes, func(x observed.Index) bool {
				return c.IsUnknown(&x) && isAsked(&x, p)
			})
			unsaid := f.Exact != "" && p.Exact == "" && p.Specifier == "" && !p.Source
			switch {
			case open && labelled && p.Exact != "", p.At.ByFlag() && unsaid:
				c.Unlabelled = append(c.Unlabelled, Unlabelled{Package: *p})
			case labelled && p.Exact != "":
				c.CompiledFor = append(c.CompiledFor, query.Compiled{Name: p.Name, CUDA: "cpu",
					Text: fmt.Sprintf("%s without label, as pip gives it on %s", p.Exact, c.Platform)})
			}
		}
	}
}

// readOfAnotherMajor notes companions without label of which the default index has a build for
// another major of CUDA than the label of their framework names: those do not load beside it.
func (c *Environment) readOfAnotherMajor() {
	for i := range c.Frameworks {
		f := &c.Frameworks[i]
		digits, ok := strings.CutPrefix(f.Label, "cu")
		has := c.defaultCUDA(f)
		if !ok || f.From != "" || has == "" || version.Major(has) == version.Major(reading.CUDAOfDigits(digits)) {
			continue
		}
		companions := c.Facts.FrameworkInfo(f.Framework).IndexCompanions
		for j := range c.Packages {
			p := &c.Packages[j]
			if p.At.ByFlag() && p.Exact != "" && p.Label == "" && p.From == "" && !p.Source &&
				slices.Contains(companions, p.Name) {
				c.Unlabelled = append(c.Unlabelled, Unlabelled{Package: *p, CUDA: has})
			}
		}
	}
}

// readPlainOfAnotherMajor notes packages without a label, beside a framework whose label names another major
// of CUDA than that of their wheel on the default index, where those for others carry labels: people leave
// labels out, and an index that is named elsewhere may have given one.
func (c *Environment) readPlainOfAnotherMajor() {
	for i := range c.Frameworks {
		digits, ok := strings.CutPrefix(c.Frameworks[i].Label, "cu")
		for j := range c.Packages {
			p := &c.Packages[j]
			info := c.Facts.PackageNamed(p.Name)
			if !ok || p.Exact == "" || p.Label != "" || p.From != "" || p.Source || p.Installed || p.Conda ||
				info == nil || !labelsOthers(info) {
				continue
			}
			for _, r := range c.Facts.PackageReleases(info) {
				if r.Version == p.Exact && version.IsDotted(r.Row.CUDA) && len(r.Row.CUDAAlso) > 0 &&
					version.Major(r.Row.CUDA) != version.Major(reading.CUDAOfDigits(digits)) {
					c.Unlabelled = append(c.Unlabelled, Unlabelled{Package: *p, CUDA: r.Row.CUDA})
				}
			}
		}
	}
}

// labelsOthers reports whether the wheels of a package that its makers have besides those on the default index
// carry local labels.
func labelsOthers(info *matrices.PackageInfo) bool {
	return len(info.WheelsFrom) > 0 &&
		!slices.ContainsFunc(info.WheelsFrom, func(from matrices.WheelSource) bool { return from.Label == "" })
}

// servesGPUs reports whether the default index has a build with GPU code of a
// framework's release for the platform, as it has for Arm from PyTorch 2.11 on.
func (c *Environment) servesGPUs(f *Package) bool {
	for _, r := range c.Facts.Frameworks(f.Framework) {
		if r.Version != f.Exact {
			continue
		}
		return slices.ContainsFunc(r.Builds, func(b matrices.Build) bool {
			return !facts.IsCPU(&b) && slices.Contains(b.PyPIDefault, c.Platform)
		})
	}
	return false
}

// readFromOtherIndex takes companions without label that come from the default index,
// beside a framework that comes from its makers' own, for what the default index has of
// them: a build for the CUDA of the framework's build there.
func (c *Environment) readFromOtherIndex() {
	if c.Platform != facts.LinuxAMD64 || c.Foreign() {
		return
	}
	for i := range c.Frameworks {
		f := &c.Frameworks[i]
		if f.Exact == "" || f.From != "" || f.ByName || f.Installed {
			continue
		}
		for j := range c.Packages {
			p := &c.Packages[j]
			if p.Exact == "" || p.Label != "" || p.From != "" || p.Installed || p.Source ||
				!slices.Contains(c.Facts.FrameworkInfo(f.Framework).IndexCompanions, p.Name) ||
				!c.indexOf(f) || c.indexOf(p) {
				continue
			}
			if cuda := c.defaultCUDA(f); cuda != "" {
				c.CompiledFor = append(c.CompiledFor, query.Compiled{Name: p.Name, CUDA: cuda,
					Text: p.Exact + ", as pip gives it from the default index"})
			}
		}
	}
}

// indexOf reports whether an index is asked for a package.
func (c *Environment) indexOf(p *Package) bool {
	return slices.ContainsFunc(c.Env.Indexes, func(x observed.Index) bool { return !IsDefault(&x) && isAsked(&x, p) })
}

// defaultCUDA returns the CUDA of the build that the default index has of a framework's
// release; empty for none.
func (c *Environment) defaultCUDA(f *Package) string {
	for _, r := range c.Facts.Frameworks(f.Framework) {
		if r.Version != f.Exact {
			continue
		}
		for i := range r.Builds {
			if b := &r.Builds[i]; slices.Contains(b.PyPIDefault, c.Platform) {
				return version.Minor(b.CUDA)
			}
		}
	}
	return ""
}

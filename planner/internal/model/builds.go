package model

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/request"
)

// Filter says which builds are candidates. A target that names GPUs has no
// use for CPU builds, unless it asks for one: then the conflict says so.
func (m *Model) Filter(framework *query.Package, platforms []string) candidate.Filter {
	if m.Query.Existing != nil {
		return candidate.Filter{Platforms: platforms, Narrow: m.narrow(), Jetson: m.Query.AnyJetson(), CPU: true,
			Existing: true}
	}
	return candidate.Filter{Platforms: platforms, Narrow: m.narrow(), Jetson: m.Query.AnyJetson(),
		CPU:        framework.CPUOnly() || len(m.Query.GPUs) == 0 && m.Size != WheelModel,
		DriverCUDA: m.driverCUDA(),
		WheelsOnly: m.Size == WheelModel && !m.OthersBring(framework.Name) && !m.Query.AnyJetson(),
		Beside:     len(m.Query.Frameworks()) > 1,
		SystemCUDA: m.asksSystemCUDA()}
}

// asksSystemCUDA reports whether the target asks for an image that holds CUDA: for the
// toolkit, or for an image of its own whose name says so.
func (m *Model) asksSystemCUDA() bool {
	own := strings.ToLower(m.Query.Request.Image.Base.Value)
	return m.Query.Request.Toolkit || strings.Contains(own, "cuda") || strings.Contains(own, "nvidia")
}

// HoldsEveryBuild reports whether a wheel model leaves out no build that a
// narrow one would have: then the two have the same stacks.
func (m *Model) HoldsEveryBuild() bool {
	narrow := &Model{Facts: m.Facts, cache: m.cache, Query: m.Query, Size: NarrowModel}
	on := narrow.CandidatePlatforms()
	for _, f := range m.Frameworks() {
		if builds, _ := m.builds(f, narrow.Filter(f.Package, on)); len(builds) != f.Size {
			return false
		}
	}
	return true
}

// OthersBring reports whether wheels of another framework of the target bring
// CUDA.
func (m *Model) OthersBring(framework string) bool {
	return slices.ContainsFunc(m.Query.Frameworks(), func(p *query.Package) bool {
		return p.Name != framework && p.HasWheels()
	})
}

// buildsIdentity is the identity of the builds of all frameworks together.
func (m *Model) buildsIdentity() Identity {
	var all [3]Identity
	if len(m.Frameworks()) > len(all) {
		return nil
	}
	for i, f := range m.Frameworks() {
		if f.Same == nil {
			return nil
		}
		all[i] = f.Same
	}
	return all
}

// buildFlags says what there is among the builds of a variable.
type buildFlags struct {
	System  bool // CUDA is taken from the system
	linux   bool // likewise, on Linux, but for Jetson boards
	Loose   bool // cuDNN comes from elsewhere than the build
	Gone    bool
	Broken  bool
	Faulty  bool
	NoIndex bool
	CPU     bool
	Jetson  bool
}

// FlagsOf looks at all builds once.
func (m *Model) FlagsOf(f *PackageVariable) *buildFlags {
	return &PerValue(m, f.Same, "flags", nil, func() []buildFlags {
		flags := make([]buildFlags, 1)
		for i := range f.Builds {
			flags[0].add(&f.Builds[i])
		}
		return flags
	})[0]
}

func (f *buildFlags) add(b *candidate.Build) {
	faults, _ := b.Faults()
	f.System = f.System || b.System()
	f.linux = f.linux || b.System() && !b.Windows() && !b.Jetson()
	f.Loose = f.Loose || b.System() || b.Row.CUDNNSpec != ""
	f.Gone = f.Gone || b.On.Gone
	f.Broken = f.Broken || b.Row.Broken != ""
	f.Faulty = f.Faulty || len(faults) > 0
	f.NoIndex = f.NoIndex || b.NoIndex()
	f.CPU = f.CPU || b.CPU()
	f.Jetson = f.Jetson || b.Jetson()
}

// Pick returns the builds of the values, all of them when none are named.
func (f *PackageVariable) Pick(values []int) []*candidate.Build {
	list := make([]*candidate.Build, 0, len(values))
	for _, v := range values {
		list = append(list, &f.Builds[v])
	}
	return list
}

// Asked keeps, of an environment that is there, to the builds of the releases that were
// observed, if any are among them: what else a rule refuses says nothing of these.
func (f *PackageVariable) Asked(builds []*candidate.Build) []*candidate.Build {
	if f.Package.Taken == nil || f.Package.Version == nil {
		return builds
	}
	other := func(b *candidate.Build) bool { return !f.Package.AllowsVersion(b.Release.Version) }
	if list := slices.DeleteFunc(slices.Clone(builds), other); len(list) > 0 {
		return list
	}
	return builds
}

// mostVariants is how many variants of builds a sentence names.
const mostVariants = 6

// Describe names a set of builds in a few words, for sentences that go on
// with a plural verb: "PyTorch 2.5.1 builds (cu118, cu121, cu124)".
func (f *PackageVariable) Describe(builds []*candidate.Build) string {
	name := f.Package.Traits.Name
	versions := versionsOf(builds)
	switch {
	case len(versions) == 0:
		return name + " builds"
	case len(versions) == len(f.Package.Releases):
		return name + " builds of every release"
	case len(versions) == 2:
		name += " " + versions[1] + " and " + versions[0]
	case len(versions) == 1:
		name += " " + versions[0]
	default:
		name += " " + versions[len(versions)-1] + " to " + versions[0]
	}
	variants := variantsOf(builds)
	if len(variants) > mostVariants {
		return name + " builds"
	}
	return name + " builds (" + strings.Join(variants, ", ") + ")"
}

// versionsOf returns the versions of builds, in their order.
func versionsOf(builds []*candidate.Build) []string {
	var versions []string
	for i, b := range builds {
		if i == 0 || b.Release != builds[i-1].Release {
			versions = append(versions, b.Release.Version)
		}
	}
	return words.Unique(versions)
}

// variantsOf returns the variants of builds, sorted.
func variantsOf(builds []*candidate.Build) []string {
	var variants []string
	for _, b := range builds {
		if !slices.Contains(variants, b.Row.Variant) {
			variants = append(variants, b.Row.Variant)
		}
	}
	slices.Sort(variants)
	return variants
}

// One names the only release or build of a set, and else describes the set.
func (f *PackageVariable) One(builds []*candidate.Build) string {
	if len(builds) == 1 {
		return f.Package.Traits.Name + " " + builds[0].Label()
	}
	return f.Describe(builds)
}

// Sample returns the references of up to three cells, one for each different
// text among the builds.
func Sample(builds []*candidate.Build, cell string, text func(*candidate.Build) string) []string {
	var refs []string
	seen := map[string]bool{}
	for _, b := range builds {
		if t := text(b); !seen[t] && len(refs) < 3 {
			seen[t] = true
			refs = append(refs, b.Ref(cell))
		}
	}
	return refs
}

// Listed keeps to the builds whose code the facts list, if there are any:
// those say most.
func Listed(builds []*candidate.Build) []*candidate.Build {
	if list := slices.DeleteFunc(slices.Clone(builds),
		func(b *candidate.Build) bool { return !b.On.KernelsKnown }); len(list) > 0 {
		return list
	}
	return builds
}

// WithGPUCode leaves CPU builds out, unless there is nothing else: that those
// have no GPU code goes without saying.
func WithGPUCode(builds []*candidate.Build) []*candidate.Build {
	if list := slices.DeleteFunc(slices.Clone(builds), (*candidate.Build).CPU); len(list) > 0 {
		return list
	}
	return builds
}

// SpellCUDA returns the CUDA of a build in the form of the framework's block, or
// as the local label of the version where that is how it was asked for.
func (f *PackageVariable) SpellCUDA(v int, at request.Position, value string) string {
	if at.ByFlag() || f.Package.Version != nil && f.Package.Version.Text.At == at {
		return f.Package.VersionSpelling(at, "=="+f.Builds[v].Label())
	}
	return request.SpellInBlock(f.Package.Name, "cuda", value)
}

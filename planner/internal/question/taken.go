package question

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// take settles for each framework which builds are there, and with them what of
// the system is loaded.
func (q *Question) take(read *query.Query) {
	for _, framework := range read.Frameworks() {
		install := q.Install(framework)
		first, list := candidate.Given{}, make([]candidate.Given, len(framework.Releases))
		for age := range framework.Releases {
			list[age] = install.Of(framework, &framework.Releases[age], age)
		}
		if LeftOpen(framework) && q.FromDefaultAlone(framework) {
			q.leaveElsewhere(framework, list)
		}
		for age := range framework.Releases {
			if asked := q.IsAsked(framework, &framework.Releases[age]); asked && len(list[age].Builds) > 0 &&
				(first.By == "" || first.Unread && !list[age].Unread || says(list[age].By) > says(first.By)) {
				first = list[age]
			}
		}
		taken := q.takenBuilds(framework, install, list, &first)
		q.Given = append(q.Given, first)
		q.Others = append(q.Others, q.othersOf(framework, list))
		taken.Text, taken.Label = q.takenText(framework, &first)
		taken.Default = first.By == candidate.ByDefault || first.By == candidate.ByIndex && install.Only ||
			first.By == candidate.ByCUDA && q.ChosenByTag(framework)
		taken.Compiled = install.Compiled
		if taken.Compiled {
			taken.CUDA, taken.Changed = install.Toolkit, q.ChangedHere(framework)
		}
		framework.Taken = taken
	}
	q.observeSystem(read)
}

// FromDefaultAlone reports whether an installer looks for a framework on the default index alone, by the name of a
// package that a file or a command says.
func (q *Question) FromDefaultAlone(framework *query.Package) bool {
	if q.Foreign() || q.Env.UnreadIndex || len(q.Env.ByDriver) > 0 || q.Opaque.Value != "" || q.System.JetPack != "" ||
		q.Board != nil && q.Board.Class == "jetson" {
		return false
	}
	seen := q.ObservedAs(framework)
	return len(seen) > 0 && !slices.ContainsFunc(seen, func(p *existing.Package) bool {
		return p.ByName || p.Conda || p.Source || p.IsThere() || p.From != "" || p.Label != ""
	}) && !slices.ContainsFunc(q.Env.Indexes, func(x observed.Index) bool { return q.IsAskedFor(&x, framework) })
}

// leaveElsewhere leaves the releases out that are newer than the newest which the default index has of those that are
// asked for: an installer that chooses takes that.
func (q *Question) leaveElsewhere(framework *query.Package, list []candidate.Given) {
	onIndex := func(g *candidate.Given) bool { // or is found otherwise
		own := func(b *candidate.Build) bool { return !b.IsPyPI && !b.CPU() && b.IndexURL() != "" }
		return len(g.Builds) > 0 &&
			(g.By != candidate.ByDefault || slices.ContainsFunc(g.Builds, func(b *candidate.Build) bool { return !own(b) }))
	}
	newest := -1
	for age := range list {
		if newest < 0 && q.IsAsked(framework, &framework.Releases[age]) && onIndex(&list[age]) {
			newest = age
		}
	}
	for age := range list[:max(newest, 0)] {
		if g := &list[age]; len(g.Builds) > 0 {
			g.Builds, g.Others, g.Elsewhere = nil, nil, true
		}
	}
}

// says tells how much the way in which a build was settled on says of the release:
// packages that it alone brings more than the CUDA that it is for.
func says(by string) int {
	return slices.Index([]string{candidate.ByCUDA, candidate.ByPackage}, by) + 1
}

// takenBuilds settles which builds of each release the environment has, or would have
// of another one.
func (q *Question) takenBuilds(framework *query.Package, install *candidate.Install, list []candidate.Given,
	first *candidate.Given) *query.Taken {
	taken := &query.Taken{Builds: make(map[*matrices.Build]bool, 2*len(list)), Other: map[*matrices.Build]bool{}}
	opens := q.opensOthers(framework, install, list, first)
	fromPyPI := len(first.Builds) > 0 && first.Builds[0].IsPyPI
	for age := range list {
		asked := q.IsAsked(framework, &framework.Releases[age])
		if asked && says(first.By) > 0 && list[age].By != first.By {
			continue // what is observed is of a build, which this release has none of
		}
		for j := range list[age].Builds {
			b := list[age].Builds[j]
			if asked || b.IsPyPI || !fromPyPI || first.By != candidate.ByDefault {
				taken.Builds[b.Row] = true
			}
		}
		if opens && (!asked || list[age].Elsewhere) {
			for _, row := range install.WithGPUCode(&list[age]) {
				taken.Other[row] = true
			}
		}
	}
	return taken
}

// opensOthers reports whether a change of the release may name a build with it: nobody
// chose one, and of the release that is there no other build has GPU code that this
// one lacks.
func (q *Question) opensOthers(framework *query.Package, install *candidate.Install, list []candidate.Given,
	first *candidate.Given) bool {
	if first.By != candidate.ByDefault || !first.Builds[0].CPU() {
		return first.By == candidate.ByDefault || install.Only
	}
	for age := range list {
		if q.IsAsked(framework, &framework.Releases[age]) && len(install.WithGPUCode(&list[age])) > 0 {
			return false
		}
	}
	return true
}

// othersOf returns the builds that the words leave open besides, of the release that
// a framework is taken for or, where nobody says which it is, of all.
func (q *Question) othersOf(framework *query.Package, given []candidate.Given) []*candidate.Build {
	var others []*candidate.Build
	for age := range given {
		if q.IsAsked(framework, &framework.Releases[age]) {
			others = append(others, given[age].Others...)
		}
	}
	return others
}

// IsAsked reports whether a release is one that the environment can have.
func (q *Question) IsAsked(framework *query.Package, r *facts.Release) bool {
	if v := framework.Version; v != nil {
		return v.Spec.Allows(r.Version) && (q.Day == "" || !LeftOpen(framework) || r.Released <= q.Day ||
			!q.anyOut(framework))
	}
	return !r.MustBeNamed() && (q.Day == "" || r.Released != "" && r.Released <= q.Day)
}

// anyOut reports whether a release that a range takes in was out on the day that the environment
// is of.
func (q *Question) anyOut(framework *query.Package) bool {
	return slices.ContainsFunc(framework.Releases, func(r facts.Release) bool {
		return framework.Version.Spec.Allows(r.Version) && r.Released != "" && r.Released <= q.Day
	})
}

// Install says how a framework came into the environment.
func (q *Question) Install(framework *query.Package) *candidate.Install {
	w := &candidate.Install{Platform: q.Platform, GPU: q.ForGPU(), JetPack: q.JetPackOn(q.Board),
		Compiled: q.Compiled(framework),
		Jetson:   q.System.JetPack != "" || q.Board != nil && q.Board.Class == "jetson", Beside: q.Besides()}
	forGPU := false
	for _, p := range q.ObservedAs(framework) {
		forGPU = forGPU || p.ForGPU
		w.Label, w.Extras = p.Label, p.Extras
		if reading.VendorLabel(p.Label) {
			w.Label = ""
		}
		if !p.ByName && !q.byAnotherName(p) {
			w.Package = p.Name
		}
		if p.From != "" && !p.Conda {
			w.Indexes = append(w.Indexes, p.From)
		}
	}
	for i := range q.Env.Indexes {
		if x := &q.Env.Indexes[i]; q.IsAskedFor(x, framework) && !existing.IsDefault(x) {
			w.Indexes = append(w.Indexes, x.URL)
			w.Unknown = w.Unknown || q.IsUnknown(x)
		}
	}
	if w.Label == "" {
		w.Label = q.labelOfIndex(framework, w)
	}
	w.Channel = q.OfChannel(framework) || q.broughtByConda(framework)
	w.OnGPUAlone = forGPU || w.Package != "" && candidate.OnGPUAlone(framework, w.Package)
	w.Only = q.AsksOnly(framework) && w.KnowsIndex(framework)
	for i := range q.CUDAs {
		switch c := &q.CUDAs[i]; {
		case c.CPU:
			w.CPU = true
		case c.Of == reading.OfDriver:
		case c.Of == reading.OfToolkit, c.Conda && c.Of == "" && q.ByPipAlone() && !q.broughtByConda(framework):
			w.Toolkit = c.Version
		case c.Of == reading.OfBuild || !q.SayBuild():
			w.CUDA = c.Version
		}
	}
	if c := q.ChoosesBuild(framework); c != nil {
		w.CUDA, w.Pinned = c.Version, true
	}
	w.Toolkit = cmp.Or(w.Toolkit, w.CUDA)
	w.Found = cmp.Or(w.Toolkit, q.cudaOfWheels())
	w.InImage, w.ImageCUDA = q.MakersImage(framework)
	info := q.Facts.FrameworkInfo(framework.Name)
	w.MayBring = len(q.Query.Frameworks()) > 1
	for i := range q.Packages {
		p := &q.Packages[i]
		if p.Name == info.CorePackage || slices.Contains(info.Companions, p.Name) {
			w.MayBring = w.MayBring || len(p.Extras) > 0
			w.Leaves = w.Leaves || p.At.ByFlag()
		}
	}
	return w
}

// IndexForBoard reports whether an index that is asked has builds of a framework for the Jetson board.
func (q *Question) IndexForBoard(framework *query.Package) bool {
	install := q.Install(framework)
	for age := range framework.Releases {
		given := install.Of(framework, &framework.Releases[age], age)
		if given.By == candidate.ByIndex && len(given.Builds) > 0 && given.Builds[0].Jetson() {
			return true
		}
	}
	return false
}

// byAnotherName reports whether a framework is by its own name conda's build for GPUs, which may be another package
// of the index.
func (q *Question) byAnotherName(p *existing.Package) bool {
	return p.Conda && p.Number >= 0 && q.Env.Observations[p.Number].ForGPU
}

// ChoosesBuild returns the CUDA that is asked for by a package of conda's which chooses the build of a framework from
// the channel of its makers, as pytorch-cuda=12.4 does; nil where there is none, or where it names no minor.
func (q *Question) ChoosesBuild(framework *query.Package) *existing.CUDA {
	if !q.OfChannel(framework) {
		return nil
	}
	for i := len(q.CUDAs) - 1; i >= 0; i-- {
		c := &q.CUDAs[i]
		o := &q.Env.Observations[max(c.Number, 0)]
		if !c.Conda || c.CPU || c.Number < 0 || o.Kind != observed.Build || o.Installed || version.Parts(c.Version) < 2 {
			continue
		}
		named := func(p *existing.Package) bool {
			return p.Name == o.Name && p.At != c.At && !p.Installed && p.Label == ""
		}
		if slices.ContainsFunc(q.ObservedAs(framework), named) { // else the name of a build says it
			return c
		}
	}
	return nil
}

// broughtByConda reports whether a framework that nobody named comes with a package of conda's
// channels, which has it from there.
func (q *Question) broughtByConda(framework *query.Package) bool {
	if len(q.ObservedAs(framework)) > 0 {
		return false
	}
	return slices.ContainsFunc(q.Query.Packages, func(e *query.Package) bool {
		p, info := q.SeenAt(e.At), q.Facts.PackageNamed(e.Name)
		return p != nil && p.Conda &&
			(e.Of == framework || e.RequiresPackageOf(framework) || info != nil && info.Framework == framework.Name)
	})
}

// cudaOfWheels returns the CUDA that NVIDIA's wheels, or packages made for one, are for; empty
// where none is there.
func (q *Question) cudaOfWheels() string {
	for _, wheel := range q.Query.Of(query.CUDAWheel) {
		if cuda := wheel.CUDAMajor(); cuda != "" {
			return cuda
		}
	}
	return ""
}

// byLabel begins what is said of a build whose label was observed.
const ByLabel = "the build "

// takenText says which builds are taken to be there, for a conflict.
func (q *Question) takenText(framework *query.Package, g *candidate.Given) (text, label string) {
	if len(g.Builds) == 0 {
		return "the builds that the environment is said to have", ""
	}
	b := g.Builds[0]
	if len(g.Builds) == 1 {
		label = b.Row.Variant
	}
	name := framework.Traits.Name + " " + b.Label()
	switch g.By {
	case candidate.ByLabel:
		return ByLabel + b.Row.Variant, label
	case candidate.ByIndex:
		return name + " is what the index has", label
	case candidate.ByCUDA:
		return fmt.Sprintf("CUDA %s is that of the build %s", b.Row.CUDA, b.Row.Variant), label
	case candidate.BySystem:
		return fmt.Sprintf("%s takes the CUDA that it finds, and nobody says which that is", framework.Traits.Name), ""
	case candidate.ByPackage:
		if b.System() {
			return name + " is the build of the packages beside it, which bring none of NVIDIA's wheels", label
		}
		return name + " is what brings the packages beside it", label
	case candidate.ByImage:
		return name + " is what the image is taken to hold", label
	case candidate.ByExtra:
		return fmt.Sprintf("a GPU build of %s, as its extra or package gives it", framework.Traits.Name), label
	}
	if q.OfChannel(framework) {
		return name + " is the index's, by which conda's is judged", label
	}
	if framework.Version == nil && len(q.ObservedAs(framework)) == 0 { // of a package, whose release decides
		return fmt.Sprintf("pip installs what PyPI has of a %s release for %s, unless told otherwise",
			framework.Traits.Name, q.Platform), label
	}
	return fmt.Sprintf("%s is what pip installs from PyPI on %s unless told otherwise", name, q.Platform), label
}

// labelOfIndex returns the label of the builds that an index has which is asked for a framework, where
// they are for the GPUs of another maker; empty for others.
func (q *Question) labelOfIndex(framework *query.Package, w *candidate.Install) string {
	if w.KnowsIndex(framework) {
		return ""
	}
	for _, p := range q.ObservedAs(framework) {
		if label := path.Base(p.From); ForOthers(label) {
			return label
		}
	}
	for i := range q.Env.Indexes {
		index := &q.Env.Indexes[i]
		label := path.Base(index.URL)
		if ForOthers(label) && q.IsAskedFor(index, framework) {
			return label
		}
	}
	return ""
}

// ForOthers reports whether a label is of builds for the GPUs of another maker: ROCm, or XPU.
func ForOthers(label string) bool { return strings.HasPrefix(label, "rocm") || label == "xpu" }

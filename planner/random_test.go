package planner

import (
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// dice throws requests of what the facts know: the same ones for the same seed.
type dice struct {
	*rand.Rand
	set *matrices.Set
}

// randomRequest returns the words of a request for a fleet, its drivers,
// frameworks, packages and parts. Most ask for more than goes together.
func randomRequest(set *matrices.Set, seed uint64) []string {
	d := dice{rand.New(rand.NewPCG(seed, 20261122)), set}
	var words []string
	for range d.IntN(4) {
		words = append(words, "gpu="+pickFrom(d, set.GPUs()).ID)
	}
	for range max(0, d.IntN(5)-2) {
		words = append(words, "driver="+d.driver())
	}
	frameworks := max(0, d.IntN(8)-5)
	if d.IntN(8) > 0 {
		frameworks = max(1, frameworks)
	}
	for _, i := range d.Perm(len(set.FrameworkNames()))[:frameworks] {
		words = append(words, d.framework(set.FrameworkNames()[i])...)
	}
	packages := max(0, d.IntN(5)-2)
	if frameworks == 0 {
		packages = max(1, packages)
	}
	onSpot := func(info matrices.PackageInfo) bool { return info.OnSpot } // of which the facts hold no release
	infos := slices.DeleteFunc(slices.Clone(set.PackageInfos()), onSpot)
	for _, i := range d.Perm(len(infos))[:packages] {
		words = append(words, "package="+infos[i].Name+d.anyOf(d.releases(infos[i].Name)))
	}
	seen := map[string]bool{}
	words = slices.DeleteFunc(words, func(w string) bool { // the command line refuses one that is named twice
		name, pkg := nameOf(w), strings.HasPrefix(w, "package=")
		twice := pkg && seen[name]
		seen[name] = seen[name] || pkg
		return twice
	})
	return append(words, d.parts()...)
}

// one reports true in one of n throws.
func (d dice) one(n int) bool { return d.IntN(n) == 0 }

func pickFrom[E any](d dice, list []E) E { return list[d.IntN(len(list))] }

// driver returns a branch, a release, or a range from either on.
func (d dice) driver() string {
	branch := pickFrom(d, d.set.DriverBranches())
	driver := branch.Branch
	if len(branch.Versions) > 0 && d.one(2) {
		driver = pickFrom(d, branch.Versions).Version
	}
	if d.one(4) {
		driver = ">=" + driver
	}
	return driver
}

// framework returns a framework with a version, a build or companions, or none
// of them.
func (d dice) framework(name string) []string {
	release := pickFrom(d, d.set.Frameworks(name))
	var versions []string
	for _, r := range d.set.Frameworks(name) {
		versions = append(versions, r.Version)
	}
	var words []string
	switch {
	case d.one(3):
		words = append(words, name)
	case d.one(3) && len(release.Builds) > 0:
		words = append(words, name+"=="+release.Version+"+"+pickFrom(d, release.Builds).Variant)
	default:
		words = append(words, name+d.spec(versions))
	}
	if d.one(12) && len(release.Builds) > 0 {
		if cuda := pickFrom(d, release.Builds).CUDA; cuda != "" {
			words = append(words, "build="+cuda)
		}
	}
	companions := facts.New(d.set).Companions(name)
	if len(companions) == 0 || !d.one(3) {
		return words
	}
	companion := pickFrom(d, companions)
	asked := companion + d.anyOf(facts.VersionsOf(facts.New(d.set).Paired(name, companion),
		func(r *facts.Release) string { return r.Version }))
	if d.one(4) {
		return append(words, "with="+asked)
	}
	return append(words, "package="+asked)
}

// releases returns the versions of a package.
func (d dice) releases(name string) []string {
	var versions []string
	for _, r := range d.set.Packages(name) {
		versions = append(versions, r.Version)
	}
	return versions
}

// anyOf returns a specifier of one of some versions, or none.
func (d dice) anyOf(versions []string) string {
	if len(versions) == 0 || d.one(2) {
		return ""
	}
	return d.spec(versions)
}

// spec returns a specifier of one of some versions: itself, its minor, or a range.
func (d dice) spec(versions []string) string {
	v := pickFrom(d, versions)
	switch d.IntN(6) {
	case 0:
		return "==" + version.Minor(v) + ".*"
	case 1:
		return ">=" + v
	case 2:
		return "<=" + v
	}
	return "==" + v
}

// parts returns what a request asks of the parts around the frameworks.
func (d dice) parts() []string {
	var words []string
	if d.one(3) {
		words = append(words, "python="+pickFrom(d, d.set.PythonImages()).Python)
	}
	if d.one(4) {
		words = append(words, "os="+pickFrom(d, systemsWithImages(d.set)).ID)
	}
	if d.one(5) {
		words = append(words, "cuda="+version.Minor(pickFrom(d, d.set.CUDAReleases()).Version))
	}
	if d.one(8) {
		words = append(words, "cudnn="+pickFrom(d, d.set.CUDNNReleases()).Version)
	}
	if d.one(10) {
		words = append(words, "nccl="+pickFrom(d, d.set.NCCLReleases()).Version)
	}
	if d.one(6) {
		words = append(words, "platform="+pickFrom(d, matrices.Platforms()))
	}
	for _, word := range []string{"toolkit", "forward"} {
		if d.one(10) {
			words = append(words, word)
		}
	}
	return words
}

// systemsWithImages returns the systems that a stack may stand on.
func systemsWithImages(set *matrices.Set) []matrices.OS {
	return slices.DeleteFunc(slices.Clone(set.OSes()), func(o matrices.OS) bool { return o.BaseImage == "" })
}

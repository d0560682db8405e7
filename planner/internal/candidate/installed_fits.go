package candidate

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// AsksIndexOf reports whether one of the indexes is that of the build.
func (w *Install) AsksIndexOf(b *Build) bool {
	return slices.ContainsFunc(w.Indexes, func(url string) bool {
		url = strings.TrimSuffix(strings.TrimSuffix(url, "/"), "/+simple") // devpi's page of all that an index has
		return url == strings.TrimSuffix(b.IndexURL(), "/") || isCopy(url, b.IndexURL()) ||
			!ofBoards(url) && strings.HasSuffix(url, "/"+b.Row.Variant) ||
			strings.Contains(url, "/"+b.Row.Variant+"/") ||
			strings.Contains(url, "-"+b.Row.Variant+"/") // of a release on GitHub: v0.3.4-cu124
	})
}

// isCopy reports whether an index is one at another host with the path of a build's own, of several names:
// a mirror of it, or the host that it had before.
func isCopy(index, own string) bool {
	_, at, _ := strings.Cut(strings.TrimPrefix(strings.TrimSuffix(own, "/"), "https://"), "/")
	return strings.Contains(at, "/") && strings.HasSuffix(index, "/"+at)
}

// HasBelow reports whether an index or a page of links is at the root of those of its makers' among which a build's
// own is: it has the wheels of every folder below it, as PyTorch's torch_stable.html has.
// https://download.pytorch.org/whl/torch_stable.html
func HasBelow(url string, b *Build) bool {
	if strings.HasSuffix(url, ".html") {
		url = url[:strings.LastIndexByte(url, '/')]
	}
	url = strings.TrimSuffix(url, "/")
	return strings.Count(url, "/") > 2 && strings.HasPrefix(b.IndexURL(), url+"/")
}

// ofBoards reports whether an index is one of builds for JetPack, as the Jetson AI Lab names them: jp6/cu128 has
// none of those that others call cu128.
func ofBoards(index string) bool {
	major, ok := strings.CutPrefix(path.Base(path.Dir(index)), "jp")
	return ok && version.IsDotted(major)
}

// OnGPUAlone reports whether a package's name is that of builds with GPU code, on every
// platform: onnxruntime-gpu.
func OnGPUAlone(framework *query.Package, name string) bool {
	found := false
	for i := range framework.Releases {
		release := &framework.Releases[i]
		for j := range release.Builds {
			row := &release.Builds[j]
			if cmp.Or(row.Package, release.Package) != name && !slices.Contains(release.PackageAliases, name) {
				continue
			}
			if facts.IsCPU(row) {
				return false
			}
			found = true
		}
	}
	return found
}

// KnowsIndex reports whether the facts have builds of a framework, of whichever release
// and platform, that are on one of the indexes.
func (w *Install) KnowsIndex(framework *query.Package) bool {
	if len(w.Indexes) == 0 {
		return false
	}
	for i := range framework.Releases {
		release := &framework.Releases[i]
		for j := range release.Builds {
			for k := range release.Builds[j].Platforms {
				b := Build{Row: &release.Builds[j], On: &release.Builds[j].Platforms[k]}
				if w.AsksIndexOf(&b) {
					return true
				}
			}
		}
	}
	return false
}

// madeForCUDA reports whether a build was made for the CUDA that the
// environment is said to have.
func (w *Install) madeForCUDA(b *Build) bool {
	if w.CUDA == "" || b.CPU() || b.CUDA == "" || b.Row.IndexKind == "feed" {
		return false
	}
	n := min(version.Parts(w.CUDA), version.Parts(b.Row.CUDA), 2)
	return version.Truncate(w.CUDA, n) == version.Truncate(b.Row.CUDA, n)
}

// takesCUDA reports whether a build runs with the minor of CUDA that the environment is
// said to have, as far as its makers say.
func (w *Install) takesCUDA(b *Build) bool {
	spec, err := version.ParseSpecifier(b.Row.CUDASpec)
	return err != nil || version.Parts(w.CUDA) < 2 || spec.Allows(w.CUDA)
}

// nearCUDA reports whether a build may be the one that is there, going by the
// CUDA that the environment is said to have: its minor is often the toolkit's
// beside a build for another minor of that major.
func (w *Install) nearCUDA(b *Build) bool {
	return w.CUDA == "" || version.Truncate(w.CUDA, 1) == version.Truncate(b.Row.CUDA, 1)
}

// brought lists the builds that bring a package which is there: one that holds
// their compiled code (jax-cuda12-plugin), or with an extra the CUDA libraries, unless nothing
// installs that extra. Of those with the same code, the ones that bring the libraries that are
// there come alone; where none are there, those that take the system's, and the others are open
// where people leave libraries out.
func (w *Install) brought(list []*Build) (builds, open []*Build) {
	if len(w.Extras) > 0 || len(w.Beside) == 0 {
		return nil, nil
	}
	holds := func(satisfies func(b *Build, name string) bool) []*Build {
		return filter(list, func(b *Build) bool {
			return !b.CPU() && anyKey(b.Row.Requires, func(name string) bool { return satisfies(b, name) })
		})
	}
	coded := holds(func(b *Build, name string) bool { return w.satisfies(name, b.Row.Requires[name]) })
	if len(coded) == 0 {
		coded = holds(w.satisfiesRelease)
	}
	libraries := func(b *Build) bool {
		return b.Row.Extra != "" && b.Row.Broken == "" && anyKey(b.Row.Pins, func(name string) bool {
			_, there := w.Beside[name]
			return there
		})
	}
	if len(coded) == 0 {
		return filter(list, func(b *Build) bool { return len(b.Row.Requires) == 0 && libraries(b) }), nil
	}
	if with := filter(coded, libraries); len(with) > 0 {
		return with, nil
	}
	fromSystem := filter(coded, (*Build).System)
	if w.MayBring || len(fromSystem) == 0 || len(fromSystem) == len(coded) {
		return coded, nil
	}
	if w.Leaves {
		open = filter(coded, func(b *Build) bool { return !b.System() })
	}
	return fromSystem, open
}

// anyKey reports whether a key of a map holds.
func anyKey(m map[string]string, holds func(key string) bool) bool {
	for key := range m {
		if holds(key) {
			return true
		}
	}
	return false
}

// satisfies reports whether a package is there in a version that a requirement takes.
func (w *Install) satisfies(name, specifier string) bool {
	have, there := w.Beside[name]
	specifier, wanted, _ := strings.Cut(specifier, "+")
	release, label, _ := strings.Cut(have, "+")
	if release == "" || label != wanted {
		return there && have == "" && wanted == ""
	}
	spec, err := version.ParseSpecifier(specifier)
	return err == nil && spec.Allows(release)
}

// satisfiesRelease reports whether a package is there with the label that a build's extra
// requires, in another version, which the build's release takes: jaxlib 0.4.13+cuda11.cudnn86
// beside jax 0.4.14.
func (w *Install) satisfiesRelease(b *Build, name string) bool {
	_, wanted, _ := strings.Cut(b.Row.Requires[name], "+")
	_, label, _ := strings.Cut(w.Beside[name], "+")
	return wanted != "" && label == wanted && w.satisfies(name, b.Release.PairSpecs[name]+"+"+wanted)
}

// sameLabel reports whether a version's local label is that of a build.
func sameLabel(b *Build, label string) bool {
	if strings.ReplaceAll(b.Row.Variant, "_", "-") == strings.ReplaceAll(label, "_", "-") ||
		strings.HasPrefix(label, "post") && strings.HasSuffix(b.Row.Variant, "-"+label) {
		return true
	}
	for _, spec := range b.Row.Requires {
		if strings.HasSuffix(spec, "+"+label) {
			return true // of the package with the compiled code
		}
	}
	return false
}

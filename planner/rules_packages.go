package planner

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleExtensionCUDNN = Rule{ID: "package-cudnn", Source: docPackages,
		Text: "A package that is compiled against cuDNN loads that major of it, and no older release than it documents: ctranslate2 takes cuDNN 8 up to 4.4 and cuDNN 9 from 4.5, Transformer Engine 2 takes 9.3 or newer."}
	ruleExtensionCUDAFloor = Rule{ID: "package-cuda-floor", Source: docPackages,
		Text: "A package's documents may ask for a CUDA no older than one: Transformer Engine asks for 12.1."}
	ruleWheelPatch = Rule{ID: "package-wheel-patch", Source: docPackages, Soft: true,
		Text: "A wheel that was compiled against a later patch release of a torch minor serves the earlier ones as a rule, and is not certain to: flash-attn 2.5.8, made with 2.2.2, does not load beside 2.2.0."}
	ruleExtensionIndex = Rule{ID: "package-cuda-index", Source: docPackages, Soft: true,
		Text: "The wheel that plain pip gives of a package is for one CUDA; its wheels for another are on an index or a page of its makers' own."}
	ruleExtensionMinor = Rule{ID: "package-cuda-minor", Source: docPackages, Soft: true,
		Text: "A package's wheel for one CUDA minor runs beside another of the same major, as vLLM 0.6.4 for 12.1 does beside torch for 12.4; what is compiled next to it must be of torch's CUDA."}
	ruleGlibcUnknown = Rule{ID: "package-glibc-unknown", Source: docPEP600, Soft: true, Inferred: true,
		Text: "The C library that a release's wheels need may not be known; that of the nearest release for which it is tells what to expect. On an older system such a stack brings a warning."}
	ruleBuildIndex = Rule{ID: "build-cuda-index", Source: docBuilds, Soft: true,
		Text: "A release may have builds for several CUDA versions of which plain pip gives one: ONNX Runtime 1.18 from the default index is for CUDA 11, its builds for CUDA 12 are on a feed."}
)

// partFloor is the oldest release of a part that a package takes, and the
// major that it must be of; "" for any.
type partFloor struct{ low, major, cell string }

func (p partFloor) allows(version string) bool {
	switch {
	case version == "":
		return true
	case p.major != "" && major(version) != p.major:
		return false
	}
	return p.low == "" || compareDotted(version, p.low) >= 0
}

func cudnnFloorOf(r *matrices.PackageRelease) partFloor {
	p := partFloor{low: r.CUDNNMin, cell: "cudnn-min"}
	if isDotted(r.CUDNN) {
		p.major, p.cell = major(r.CUDNN), "cudnn"
	}
	return p
}

func cudaFloorOf(r *matrices.PackageRelease) partFloor {
	return partFloor{low: r.CUDAMin, cell: "cuda-min"}
}

// stateExtensionParts ties packages to the releases of CUDA and cuDNN that
// they take.
func (s *scene) stateExtensionParts(e *extensionAxis) {
	s.statePartFloor(ruleExtensionCUDNN, "cuDNN", e, s.cudnn, cudnnFloorOf)
	s.statePartFloor(ruleExtensionCUDAFloor, "CUDA", e, s.cuda, cudaFloorOf)
}

func (s *scene) statePartFloor(info rule, part string, e *extensionAxis, list *listAxis, floorOf func(*matrices.PackageRelease) partFloor) {
	floors, any := make([]partFloor, e.size), false
	for i := range floors {
		floors[i] = floorOf(&e.ask.releases[i])
		any = any || floors[i].low != "" || floors[i].major != ""
	}
	if !any {
		return
	}
	s.fact(info, []*axis{&e.axis, &list.axis},
		func(v []int) bool { return floors[v[0]].allows(list.values[v[1]]) },
		classOf(floors, func(p *partFloor) string { return p.low + "|" + p.major }),
		func(left scope) explanation {
			for _, v := range e.present(left) {
				r, p := &e.ask.releases[v], floors[v]
				ref := []string{r.Package + "/" + r.Version + "#" + p.cell}
				if p.major != "" {
					return explanation{fmt.Sprintf("%s %s loads %s %s", e.ask.name, r.Version, part, p.major), ref}
				}
				if p.low != "" {
					return explanation{fmt.Sprintf("%s %s needs %s %s or newer", e.ask.name, r.Version, part, p.low), ref}
				}
			}
			return explanation{text: info.Text}
		})
}

// warnWheelPatch tells of a wheel that was compiled against a later patch
// release of torch than it stands beside.
func (e *extensionAsk) warnWheelPatch(i int, b *build) []Warning {
	r := &e.releases[i]
	made := ""
	for j := range r.Wheels {
		w := &r.Wheels[j]
		if !wheelFits(r, w, b) || parts(w.Torch) < 3 {
			continue
		}
		if compareDotted(w.Torch, b.release.Version) <= 0 {
			return nil
		}
		made = w.Torch
	}
	if made == "" {
		return nil
	}
	return []Warning{warn(ruleWheelPatch, []string{r.Package + "/" + r.Version},
		"the wheel of %s %s was compiled against torch %s: it serves %s as a rule, and is not certain to", e.name, r.Version, made, b.release.Version)}
}

// warnGlibcUnknown tells of a compiled release whose C library floor the facts
// do not hold, on a system older than a neighbouring release needs.
func (c *choice) warnGlibcUnknown(e *extensionAxis) []Warning {
	at := c.at(&e.axis)
	r, os := &e.ask.releases[at], c.osRow()
	if floor, _ := glibcFloor(r, c.part(c.cuda)); floor != "" || !compiled(r) || os.Glibc == "" {
		return nil
	}
	near := nearestFloor(e.ask.releases, at)
	if near == nil || compareDotted(os.Glibc, near.MinGlibc) >= 0 {
		return nil
	}
	return []Warning{warn(ruleGlibcUnknown, []string{near.Package + "/" + near.Version + "#min-glibc", "os/" + os.ID + "#glibc"},
		"the facts do not say which C library the wheels of %s %s need; those of %s need glibc %s, and %s has %s", e.ask.name, r.Version, near.Version, near.MinGlibc, os.ID, os.Glibc)}
}

// nearestFloor gives the release nearest to one in the list whose C library is
// known; nil when there is none.
func nearestFloor(releases []matrices.PackageRelease, at int) *matrices.PackageRelease {
	for step := 1; step < len(releases); step++ {
		for _, i := range []int{at + step, at - step} {
			if i >= 0 && i < len(releases) && releases[i].MinGlibc != "" {
				return &releases[i]
			}
		}
	}
	return nil
}

// warnExtensionIndex tells that plain pip gives a package's wheel for another
// CUDA than the stack's.
func (c *choice) warnExtensionIndex(e *extensionAxis) []Warning {
	r := &e.ask.releases[c.at(&e.axis)]
	cuda := c.part(c.cuda)
	if !isDotted(r.CUDA) || cuda == "" || major(r.CUDA) == major(cuda) || len(r.PyPI) > 1 {
		return nil
	}
	for _, also := range r.CUDAAlso {
		if isDotted(also) && major(also) == major(cuda) {
			return []Warning{warn(ruleExtensionIndex, []string{r.Package + "/" + r.Version + "#cuda"},
				"plain pip gives the wheel of %s %s for CUDA %s: beside CUDA %s take the one for CUDA %s, from its makers' own index", e.ask.name, r.Version, r.CUDA, minor(cuda), also)}
		}
	}
	return nil
}

// warnNearWheel tells of wheels for CUDA minors of which none is the stack's.
func (c *choice) warnNearWheel(e *extensionAxis) []Warning {
	r := &e.ask.releases[c.at(&e.axis)]
	cuda := minor(c.part(c.cuda))
	made := append([]string{r.CUDA}, r.CUDAAlso...)
	if !c.namesCUDA() {
		return nil
	}
	made = slices.DeleteFunc(made, func(v string) bool { return !isDotted(v) || parts(v) < 2 || major(v) != major(cuda) })
	if len(made) == 0 || slices.ContainsFunc(made, func(v string) bool { return minor(v) == cuda }) || len(r.Wheels) > 0 {
		return nil
	}
	return []Warning{warn(ruleExtensionMinor, []string{r.Package + "/" + r.Version + "#cuda"},
		"%s %s has no wheel for CUDA %s; the one for CUDA %s loads the libraries of that major, and what it compiles at run time needs a toolkit of torch's own CUDA", e.ask.name, r.Version, cuda, joinWords(made, "or"))}
}

// namesCUDA reports whether the target cares for one CUDA: it asks for a
// version, or for the toolkit to compile with.
func (c *choice) namesCUDA() bool {
	return c.ask.cuda != nil || c.ask.request.Toolkit ||
		slices.ContainsFunc(c.ask.frameworks, func(fa frameworkAsk) bool { return fa.cuda != nil || fa.variant != nil })
}

// warnBuildIndex tells that plain pip gives another build of the release.
func (c *choice) warnBuildIndex(b *build) []Warning {
	if b.row.IndexKind != "feed" {
		return nil
	}
	for i := range b.release.Builds {
		other := &b.release.Builds[i]
		if !isCPU(other) && other.IndexKind == "pypi" && other.CUDA != b.row.CUDA {
			return []Warning{warn(ruleBuildIndex, []string{b.ref("")}, "plain pip gives the build of %s %s for CUDA %s: this one, for CUDA %s, is on its makers' feed%s",
				b.pkg(), b.release.Version, other.CUDA, b.row.CUDA, orNothing(": ", strings.Join(b.row.Notes, ", ")))}
		}
	}
	return nil
}

// opensCUDNN reports whether a package opens cuDNN by file name, with no
// framework that would have loaded it before.
func (s *scene) opensCUDNN(r *matrices.PackageRelease) bool {
	if !isDotted(r.CUDNN) {
		return false
	}
	return !slices.ContainsFunc(s.frameworks, func(f *frameworkAxis) bool {
		return len(f.ask.releases) > 0 && r.Requires[f.ask.releases[0].Package] != ""
	})
}

// warnPackagePath tells of packages that look for cuDNN on the loader's path
// while it comes inside wheels.
func (c *choice) warnPackagePath(e *extensionAxis) []Warning {
	r := &e.ask.releases[c.at(&e.axis)]
	if !c.opensCUDNN(r) || delivery(c.build(0)) != DeliveryWheels || c.build(0).cpu() {
		return nil
	}
	names, ref := c.facts.libraryNames("cudnn", r.CUDNN, c.ask.windows())
	file := names["ops"]
	if file == "" {
		file = names["cudnn"]
	}
	return []Warning{warn(ruleLibraryPath, []string{r.Package + "/" + r.Version + "#cudnn", ref},
		"%s %s opens %s by name, and the wheels of %s keep it in a folder of their own: outside an image made here, LD_LIBRARY_PATH must list site-packages/nvidia/cudnn/lib",
		e.ask.name, r.Version, file, displayName(c.frameworks[0].ask.name))}
}

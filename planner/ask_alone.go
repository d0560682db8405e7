package planner

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// standAlone plans a target that names no framework around one of its packages
// that loads CUDA by itself: CTranslate2, numba-cuda, TensorRT. The package
// takes the place of the framework, so that all that holds for frameworks'
// builds holds for it.
func (a *ask) standAlone(p *Planner) {
	if len(a.frameworks) > 0 || len(a.request.Frameworks) > 0 {
		return
	}
	for i := range a.extensions {
		info := p.facts.packageNamed(a.extensions[i].name)
		if info == nil || info.Delivery == "" {
			continue
		}
		e := a.extensions[i]
		fa := frameworkAsk{alias: e.asked, name: cmp.Or(info.PyPI, e.name), at: e.at, version: e.spec, versionOf: cmp.Or(info.PyPI, e.name), jit: info.RunTimeKernels}
		for j := range e.releases {
			if r := &e.releases[j]; !e.none(j) {
				if release, ok := p.facts.releaseOf(r, info); ok && e.wheelFor(r, &release) {
					fa.releases, fa.rows = append(fa.releases, release), append(fa.rows, r)
				}
			}
		}
		if len(fa.releases) > 0 {
			a.extensions = slices.Delete(a.extensions, i, i+1)
			a.frameworks = append(a.frameworks, fa)
			return
		}
	}
}

// wheelFor keeps of a release the builds that are installed under the name
// that the target uses, where that is the name of some: mxnet-cu112.
func (e *extensionAsk) wheelFor(r *matrices.PackageRelease, release *matrices.FrameworkRelease) bool {
	if e.asked != e.name && e.renamed() {
		release.Builds = slices.DeleteFunc(release.Builds, func(b matrices.Build) bool { return b.Package != e.asked })
	}
	return len(release.Builds) > 0
}

// releaseOf gives a package's release the form of a framework's: a build for
// each CUDA that it has wheels for. It reports false for one whose CUDA the
// facts do not hold.
func (f *facts) releaseOf(r *matrices.PackageRelease, info *matrices.PackageInfo) (matrices.FrameworkRelease, bool) {
	release := matrices.FrameworkRelease{Framework: r.Package, Version: r.Version, Package: cmp.Or(info.PyPI, r.Package), Released: r.Released,
		Prerelease: isPreRelease(r.Version), Python: f.pythonsOf(r), PythonRequires: r.PythonRequires, MinGlibc: r.MinGlibc, PairSpecs: readable(r.Requires), Evidence: r.Evidence}
	for i, cuda := range madeFor(r) {
		if info.Delivery != matrices.DeliverySystem && parts(cuda) < 2 {
			cuda = f.newestMinor(cuda)
		}
		b := matrices.Build{Variant: "cu" + strings.ReplaceAll(minor(cuda), ".", ""), Package: nameOn(r, info, cuda), CUDA: minor(cuda), CUDASpec: loads(cuda),
			CUDNN: r.CUDNN, CUDNNSpec: sameMajor(cmp.Or(r.CUDNNMin, r.CUDNN)), SMMin: cmp.Or(r.SMMinByCUDA[major(cuda)], r.SMMin), MinDriver: r.DriverMin,
			IndexKind: "pypi", Evidence: r.Evidence}
		if info.Extra != "" {
			b.Extra = info.Extra + wheelTag(cuda)[len("cu"):]
		}
		if parts(cuda) > 2 {
			b.CUDAFull = cuda
		}
		for _, platform := range platforms() {
			if slices.Contains(r.Platforms, platform) || slices.Contains(r.Platforms, "any") {
				b.Platforms = append(b.Platforms, matrices.PlatformBuild{Platform: platform, Delivery: info.Delivery})
				if i == 0 || b.Package != release.Package {
					b.PyPIDefault = append(b.PyPIDefault, platform)
				}
			}
		}
		release.Builds = append(release.Builds, b)
	}
	return release, len(release.Builds) > 0 && len(release.Python) > 0
}

// newestMinor gives the newest minor of a CUDA major: what wheels bring whose
// requirements name the major alone.
func (f *facts) newestMinor(cudaMajor string) string {
	newest := cudaMajor
	for i := range f.CUDAReleases() {
		if v := f.CUDAReleases()[i].Version; major(v) == cudaMajor && compareDotted(v, newest) > 0 {
			newest = minor(v)
		}
	}
	return newest
}

// madeFor gives the CUDA versions that a release is made for, one of each
// major: its wheels', or those from the lowest that it documents.
func madeFor(r *matrices.PackageRelease) []string {
	var list []string
	for _, cuda := range append([]string{r.CUDA}, r.CUDAAlso...) {
		if cuda, _, _ = strings.Cut(cuda, " "); isDotted(cuda) {
			list = append(list, cuda)
		}
	}
	if len(list) == 0 && r.CUDAMin != "" && r.CUDAEnd != "" {
		low, _ := nextNumber(r.CUDAMin)
		end, _ := nextNumber(r.CUDAEnd)
		for n := end - 1; n >= low; n-- {
			list = append(list, strconv.Itoa(n))
		}
	}
	slices.SortStableFunc(list, func(a, b string) int { return compareDotted(b, a) })
	if len(r.PyPI) > 1 {
		return list // a wheel of its own for each
	}
	return slices.CompactFunc(list, func(a, b string) bool { return major(a) == major(b) })
}

// loads gives the CUDA on a system that serves a wheel made for one: from 11 on
// any minor of the major that is not older, before that the very minor.
func loads(cuda string) string {
	n, _ := nextNumber(cuda)
	if n < 11 {
		return "==" + minor(cuda) + ".*"
	}
	return ">=" + minor(cuda) + ",<" + strconv.Itoa(n+1)
}

// sameMajor gives the range of a version's major that is not older; empty for
// none.
func sameMajor(version string) string {
	if !isDotted(version) {
		return ""
	}
	n, _ := nextNumber(version)
	return ">=" + version + ",<" + strconv.Itoa(n+1)
}

// pythonsOf gives the Pythons of a release: those that it has wheels for, or
// those with images that its metadata takes in.
func (f *facts) pythonsOf(r *matrices.PackageRelease) []string {
	if len(r.Python) > 0 {
		return r.Python
	}
	text, _, _ := strings.Cut(r.PythonRequires, " ")
	limit, err := parseSpan(text)
	if err != nil && text != "" {
		return nil
	}
	var list []string
	for _, image := range f.PythonImages() {
		if text == "" || limit.allows(image.Python) {
			list = append(list, image.Python)
		}
	}
	return list
}

// readable keeps the requirements that say something.
func readable(requires map[string]string) map[string]string {
	specs := map[string]string{}
	for name, spec := range requires {
		if spec != "*" {
			specs[name] = spec
		}
	}
	return specs
}

// nameOn is the name of a release's wheel for a CUDA on the index, where there
// is one name for each: mxnet-cu112, nvidia-dali-cuda120, cudf-cu12.
func nameOn(r *matrices.PackageRelease, info *matrices.PackageInfo, cuda string) string {
	if name := nameForCUDA(r.PyPI, cuda); name != "" {
		return name
	}
	if len(r.PyPI) == 1 {
		return r.PyPI[0]
	}
	return cmp.Or(info.PyPI, r.Package)
}

// nameForCUDA gives the name that ends with a CUDA, or else the newest that
// ends with an older minor of its major; empty when none does.
func nameForCUDA(names []string, cuda string) string {
	digits := strings.ReplaceAll(minor(cuda), ".", "")
	near := ""
	for _, name := range names {
		made := name[strings.LastIndexAny(name, "ua")+1:] // behind -cu or -cuda
		switch {
		case made == digits, made == major(cuda), made == major(cuda)+"0" && strings.Contains(name, "-cuda"):
			return name
		case len(made) == 3 && len(digits) == 3 && made[:2] == digits[:2] && made < digits && made > near[strings.LastIndexAny(near, "ua")+1:]:
			near = name
		}
	}
	return near
}

// pairCompanions takes the packages that are paired with a framework's
// releases, and whose framework the target does not name, as such: they come
// from its index, in the version of the pair.
func (a *ask) pairCompanions(f *faults) {
	for i := range a.frameworks {
		fa := &a.frameworks[i]
		a.extensions = slices.DeleteFunc(a.extensions, func(e extensionAsk) bool {
			if e.pulled || len(companionVersions(fa, e.name)) == 0 {
				return false
			}
			spec := ""
			if e.spec != nil {
				spec = e.spec.text.Value
			}
			a.addCompanion(e.name, spec, i, e.at, f)
			return true
		})
	}
}

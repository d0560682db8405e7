package query

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// standAlone plans a target that names no framework around one of its packages
// that loads CUDA by itself: CTranslate2, numba-cuda, TensorRT. The package
// takes the place of the framework, so that all that holds for frameworks'
// builds holds for it.
func (a *Query) standAlone(facts *facts.Facts) {
	if len(a.Frameworks) > 0 || len(a.Request.Frameworks) > 0 {
		return
	}
	for i := range a.Extensions {
		info := PackageNamed(facts, a.Extensions[i].Name)
		if info == nil || info.Delivery == "" {
			continue
		}
		e := a.Extensions[i]
		name := cmp.Or(info.PyPI, e.Name)
		fa := Framework{Alias: e.Asked, Name: name, Info: infoOf(info, name), At: e.at, Version: e.Spec,
			VersionOf: name}
		for j := range e.Releases {
			if r := &e.Releases[j]; !e.None(j) {
				if release, ok := releaseOf(facts, r, info); ok && e.wheelFor(r, &release) {
					fa.Releases, fa.Rows = append(fa.Releases, release), append(fa.Rows, r)
				}
			}
		}
		if len(fa.Releases) > 0 {
			a.Extensions = slices.Delete(a.Extensions, i, i+1)
			a.Frameworks = append(a.Frameworks, fa)
			return
		}
	}
}

// infoOf returns what holds for every release of a package that stands in a
// framework's place, under the name that it has there.
func infoOf(info *matrices.PackageInfo, name string) *matrices.FrameworkInfo {
	return &matrices.FrameworkInfo{ID: name, Name: name, Packages: []string{name}, Module: info.Module,
		RunTimeKernels: info.RunTimeKernels}
}

// wheelFor keeps of a release the builds that are installed under the name
// that the target uses, where that is the name of some: mxnet-cu112.
func (e *Extension) wheelFor(r *matrices.PackageRelease, release *matrices.FrameworkRelease) bool {
	if e.Asked != e.Name && e.renamed() {
		release.Builds = slices.DeleteFunc(release.Builds, func(b matrices.Build) bool { return b.Package != e.Asked })
	}
	return len(release.Builds) > 0
}

// releaseOf returns a package's release the form of a framework's: a build for
// each CUDA that it has wheels for. It reports false for one whose CUDA the
// facts do not hold.
func releaseOf(f *facts.Facts, r *matrices.PackageRelease, info *matrices.PackageInfo) (matrices.FrameworkRelease,
	bool) {
	release := matrices.FrameworkRelease{Framework: r.Package, Version: r.Version, Package: cmp.Or(info.PyPI, r.Package),
		Released:   r.Released,
		Prerelease: version.IsPreRelease(r.Version), Python: pythonsOf(f, r), PythonRequires: r.PythonRequires,
		MinGlibc: r.MinGlibc, PairSpecs: readable(r.Requires), Evidence: r.Evidence}
	for i, cuda := range madeFor(r) {
		if info.Delivery != matrices.DeliverySystem && version.Parts(cuda) < 2 {
			cuda = newestMinor(f, cuda)
		}
		b := matrices.Build{Variant: "cu" + strings.ReplaceAll(version.Minor(cuda), ".", ""), Package: nameOn(r, info, cuda),
			CUDA: version.Minor(cuda), CUDASpec: loads(cuda),
			CUDNN: r.CUDNN, CUDNNSpec: sameMajor(cmp.Or(r.CUDNNMin, r.CUDNN)), SMMin: cmp.Or(r.SMMinByCUDA[version.Major(cuda)],
				r.SMMin), MinDriver: r.DriverMin,
			IndexKind: "pypi", Evidence: r.Evidence}
		if info.Extra != "" {
			b.Extra = info.Extra + facts.WheelTag(cuda)[len("cu"):]
		}
		if version.Parts(cuda) > 2 {
			b.CUDAFull = cuda
		}
		for _, platform := range Platforms() {
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

// newestMinor returns the newest minor of a CUDA major: what wheels bring whose
// requirements name the major alone.
func newestMinor(f *facts.Facts, cudaMajor string) string {
	newest := cudaMajor
	for i := range f.CUDAReleases() {
		if v := f.CUDAReleases()[i].Version; version.Major(v) == cudaMajor && version.Compare(v, newest) > 0 {
			newest = version.Minor(v)
		}
	}
	return newest
}

// madeFor returns the CUDA versions that a release is made for, one of each
// major: its wheels', or those from the lowest that it documents.
func madeFor(r *matrices.PackageRelease) []string {
	var list []string
	for _, cuda := range append([]string{r.CUDA}, r.CUDAAlso...) {
		if cuda, _, _ = strings.Cut(cuda, " "); version.IsDotted(cuda) {
			list = append(list, cuda)
		}
	}
	if len(list) == 0 && r.CUDAMin != "" && r.CUDAEnd != "" {
		low, _ := version.NextNumber(r.CUDAMin)
		end, _ := version.NextNumber(r.CUDAEnd)
		for n := end - 1; n >= low; n-- {
			list = append(list, strconv.Itoa(n))
		}
	}
	slices.SortStableFunc(list, func(a, b string) int { return version.Compare(b, a) })
	if len(r.PyPI) > 1 {
		return list // a wheel of its own for each
	}
	return slices.CompactFunc(list, func(a, b string) bool { return version.Major(a) == version.Major(b) })
}

// loads returns the CUDA on a system that serves a wheel made for one: from 11 on
// any minor of the major that is not older, before that the very minor.
func loads(cuda string) string {
	n, _ := version.NextNumber(cuda)
	if n < 11 {
		return "==" + version.Minor(cuda) + ".*"
	}
	return ">=" + version.Minor(cuda) + ",<" + strconv.Itoa(n+1)
}

// sameMajor returns the range of a version's major that is not older; empty for
// none.
func sameMajor(ver string) string {
	if !version.IsDotted(ver) {
		return ""
	}
	n, _ := version.NextNumber(ver)
	return ">=" + ver + ",<" + strconv.Itoa(n+1)
}

// pythonsOf returns the Pythons of a release: those that it has wheels for, or
// those with images that its metadata takes in.
func pythonsOf(f *facts.Facts, r *matrices.PackageRelease) []string {
	if len(r.Python) > 0 {
		return r.Python
	}
	limit, err := version.ParseSpecifier(r.PythonRequires)
	if err != nil && r.PythonRequires != "" {
		return nil
	}
	var list []string
	for _, image := range f.PythonImages() {
		if r.PythonRequires == "" || limit.AllowsPython(image.Python) {
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
	if name := NameForCUDA(r.PyPI, cuda); name != "" {
		return name
	}
	if len(r.PyPI) == 1 {
		return r.PyPI[0]
	}
	return cmp.Or(info.PyPI, r.Package)
}

// NameForCUDA returns the name that ends with a CUDA, or else the newest that
// ends with an older minor of its major; empty when none does.
func NameForCUDA(names []string, cuda string) string {
	digits := strings.ReplaceAll(version.Minor(cuda), ".", "")
	near := ""
	for _, name := range names {
		made := name[strings.LastIndexAny(name, "ua")+1:] // behind -cu or -cuda
		switch {
		case made == digits, made == version.Major(cuda), made == version.Major(cuda)+"0" && strings.Contains(name, "-cuda"):
			return name
		case len(made) == 3 && len(digits) == 3 && made[:2] == digits[:2] && made < digits &&
			made > near[strings.LastIndexAny(near, "ua")+1:]:
			near = name
		}
	}
	return near
}

// pairCompanions takes the packages that are paired with a framework's
// releases, and whose framework the target does not name, as such: they come
// from its index, in the version of the pair.
func (a *Query) pairCompanions(f *Faults) {
	for i := range a.Frameworks {
		fa := &a.Frameworks[i]
		a.Extensions = slices.DeleteFunc(a.Extensions, func(e Extension) bool {
			if e.Transitive || len(CompanionVersions(fa, e.Name)) == 0 {
				return false
			}
			spec := ""
			if e.Spec != nil {
				spec = e.Spec.Text.Value
			}
			a.addCompanion(e.Name, spec, i, e.at, f)
			return true
		})
	}
}

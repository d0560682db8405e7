package facts

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// readPackageRow reads the row of a package's release: with its builds, and what
// limits them, where the package brings CUDA by itself.
func (f *Facts) readPackageRow(info *matrices.PackageInfo, r *matrices.PackageRelease) Release {
	release := Release{Table: r.Package, Version: r.Version, Package: cmp.Or(info.PyPI, r.Package),
		Released: r.Released, Prerelease: version.IsPreRelease(r.Version), PythonRequires: r.PythonRequires,
		MinGlibc: r.MinGlibc, Row: r}
	if info.Delivery != "" {
		release.Python = f.pythonsOf(r)
		release.PairSpecs = specifiersOf(r.Requires)
		release.Builds = f.buildsOf(info, r)
	}
	return release
}

// buildsOf returns the builds of a package's release: one for each CUDA that it
// has wheels for.
func (f *Facts) buildsOf(info *matrices.PackageInfo, r *matrices.PackageRelease) []matrices.Build {
	var builds []matrices.Build
	usual := cmp.Or(info.PyPI, r.Package)
	anyOfSystem := r.CUDA == "" && len(r.CUDAAlso) == 0 // one wheel, for whichever CUDA there is
	for i, cuda := range madeFor(info, r) {
		if info.Delivery != matrices.DeliverySystem && version.Parts(cuda) < 2 {
			cuda = f.newestMinor(cuda)
		}
		b := matrices.Build{Variant: "cu" + strings.ReplaceAll(version.Minor(cuda), ".", ""),
			Package: nameOn(r, info, cuda),
			CUDA:    version.Minor(cuda), CUDASpec: loads(cuda), CUDNN: r.CUDNN,
			CUDNNSpec: sameMajor(cmp.Or(r.CUDNNMin, r.CUDNN)), MinDriver: r.DriverMin,
			SMMin: cmp.Or(r.SMMinByCUDA[version.Major(cuda)], r.SMMin), IndexKind: "pypi", Evidence: r.Evidence}
		if info.IndexCPU {
			b.IndexKind = "extra" // beside the default index, which has what it requires
		}
		if info.Extra != "" {
			b.Extra = info.Extra + WheelTag(cuda)[len("cu"):]
		}
		if version.Parts(cuda) > 2 {
			b.CUDAFull = cuda
		}
		for _, platform := range matrices.Platforms() {
			if slices.Contains(r.Platforms, platform) || slices.Contains(r.Platforms, "any") {
				on, _ := CodeOf(r, platform, cuda)
				on.Platform, on.Delivery, on.Gone = platform, info.Delivery, r.Gone
				if info.IndexCPU {
					if on.IndexURL = ownIndex(info, r, platform, b.Variant); on.IndexURL == "" {
						continue
					}
				}
				b.Platforms = append(b.Platforms, on)
				if !info.IndexCPU && (i == 0 || b.Package != usual || anyOfSystem) {
					b.PyPIDefault = append(b.PyPIDefault, platform)
				}
			}
		}
		builds = append(builds, b)
		if along, ok := f.alongPath(info, b, cuda); ok {
			builds = append(builds, along)
		}
	}
	if info.IndexCPU {
		builds = append(builds, forCPU(info, r))
	}
	return builds
}

// alongPath returns a build that takes its libraries from the system as the one that takes
// them from NVIDIA's wheels along the loader's path; not ok where no makers say so, or the
// facts know of no wheels of all the libraries for its CUDA.
func (f *Facts) alongPath(info *matrices.PackageInfo, b matrices.Build, cuda string) (along matrices.Build, ok bool) {
	wheels := f.CUDAWheels(cuda)
	if len(info.PathWheels) == 0 || wheels == nil || slices.ContainsFunc(info.PathWheels, func(library string) bool {
		return library != "cudnn" && !slices.Contains(wheels.Alike, library)
	}) {
		return along, false
	}
	b.Variant += "-wheels"
	b.Platforms = slices.DeleteFunc(slices.Clone(b.Platforms), func(on matrices.PlatformBuild) bool {
		return on.Platform == WindowsAMD64 || !slices.Contains(wheels.Platforms, on.Platform)
	})
	for i := range b.Platforms {
		b.Platforms[i].Delivery = matrices.DeliveryWheels
	}
	return b, len(b.Platforms) > 0
}

// ownIndex returns the index of its makers' that has the wheels of a package's release for a
// platform and a CUDA; empty where the facts know of none.
func ownIndex(info *matrices.PackageInfo, r *matrices.PackageRelease, platform, cuda string) string {
	for i := range info.WheelsFrom {
		if s := &info.WheelsFrom[i]; s.Kind == matrices.WheelIndex && s.Holds(r.Version, platform, cuda) {
			return strings.ReplaceAll(s.URL, "{cuda}", cuda)
		}
	}
	return ""
}

// forCPU returns the build that the default index gives of a package whose builds for GPUs are
// elsewhere.
func forCPU(info *matrices.PackageInfo, r *matrices.PackageRelease) matrices.Build {
	b := matrices.Build{Variant: "cpu", Package: cmp.Or(info.PyPI, r.Package), IndexKind: "pypi",
		PyPIDefault: matrices.Platforms(), Evidence: r.Evidence}
	for _, platform := range matrices.Platforms() {
		b.Platforms = append(b.Platforms, matrices.PlatformBuild{Platform: platform, KernelsKnown: true, PTXKnown: true})
	}
	return b
}

// newestMinor returns the newest minor of a CUDA major: what wheels bring whose
// requirements name the major alone.
func (f *Facts) newestMinor(cudaMajor string) string {
	newest := cudaMajor
	for i := range f.CUDAReleases() {
		if v := f.CUDAReleases()[i].Version; version.Major(v) == cudaMajor && version.Compare(v, newest) > 0 {
			newest = version.Minor(v)
		}
	}
	return newest
}

// madeFor returns the CUDA versions that a release is made for, one of each
// major unless each has a name or an index of its own: its wheels', or those from
// the lowest that it documents.
func madeFor(info *matrices.PackageInfo, r *matrices.PackageRelease) []string {
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
	if len(r.PyPI) > 1 || info.IndexCPU {
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
func (f *Facts) pythonsOf(r *matrices.PackageRelease) []string {
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

// specifiersOf keeps the requirements that say which versions.
func specifiersOf(requires map[string]string) map[string]string {
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
		case made == digits, made == version.Major(cuda), made == version.Major(cuda)+"0" &&
			strings.Contains(name, "-cuda"):
			return name
		case len(made) == 3 && len(digits) == 3 && made[:2] == digits[:2] && made < digits &&
			made > near[strings.LastIndexAny(near, "ua")+1:]:
			near = name
		}
	}
	return near
}

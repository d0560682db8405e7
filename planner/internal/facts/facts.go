package facts

import (
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// Facts answers the questions that rules ask of the tables. Every answer names
// the fact that it rests on, as table/row#cell.
type Facts struct {
	*matrices.Set

	// Tables that follow from those of the set, made when they are first asked for.
	ByCapability func() map[string]*matrices.Architecture // by compute capability
	ByBranch     func() map[string]*matrices.DriverBranch // by branch number
	Ascending    func() []matrices.Architecture           // the oldest compute capability first
	SortedOSes   func() []matrices.OS                     // preferred ones first
	BaseImages   func() []BaseImage                       // likewise
	CUDAImages   func() []*matrices.ImageTag              // newest CUDA first
	CommonBoards func() map[string][]string               // ids of boards of servers and desktops, by compute capability

	CUDAVersions  func() []string // oldest first
	CUDNNVersions func() []string
	NCCLVersions  func() []string

	packagesNamed   func() map[string]*matrices.PackageInfo
	frameworksNamed func() map[string]namedFramework

	frameworkNames []string
	frameworks     map[string]*frameworkTable
	packages       func() map[string]*packageTable
	day            string // of the facts, as people write it
}

// New returns the facts of a set of tables.
func New(set *matrices.Set) *Facts {
	f := &Facts{
		Set: set,
		day: strings.ReplaceAll(set.Version(), ".", "-"),
		ByCapability: sync.OnceValue(func() map[string]*matrices.Architecture {
			return RowsBy(set.Architectures(), func(a *matrices.Architecture) string { return a.ComputeCapability })
		}),
		ByBranch: sync.OnceValue(func() map[string]*matrices.DriverBranch {
			return RowsBy(set.DriverBranches(), func(b *matrices.DriverBranch) string { return b.Branch })
		}),
	}
	f.Ascending = sync.OnceValue(func() []matrices.Architecture {
		archs := slices.Clone(set.Architectures())
		slices.SortFunc(archs, func(x, y matrices.Architecture) int {
			return version.Compare(x.ComputeCapability, y.ComputeCapability)
		})
		return archs
	})
	f.packagesNamed = sync.OnceValue(func() map[string]*matrices.PackageInfo { return namePackages(set.PackageInfos()) })
	f.frameworksNamed = sync.OnceValue(f.nameFrameworks)
	f.SortedOSes = sync.OnceValue(f.sortOSes)
	f.BaseImages = sync.OnceValue(func() []BaseImage { return f.listImages(f.SortedOSes()) })
	f.CommonBoards = sync.OnceValue(f.listCommonBoards)
	f.CUDAImages = sync.OnceValue(f.sortTags)
	f.CUDAVersions = sync.OnceValue(func() []string {
		return VersionsOf(set.CUDAReleases(), func(r *matrices.CUDARelease) string { return r.Version })
	})
	f.CUDNNVersions = sync.OnceValue(func() []string {
		return VersionsOf(set.CUDNNReleases(), func(r *matrices.CUDNNRelease) string { return r.Version })
	})
	f.NCCLVersions = sync.OnceValue(func() []string {
		return VersionsOf(set.NCCLReleases(), func(r *matrices.NCCLRelease) string { return r.Version })
	})
	f.addReleaseTables()
	return f
}

// Specifier reads a range of the tables: a PEP 440 specifier as in the metadata
// that it comes from, which lint has found well-formed. What users write of
// parts with versions of numbers and dots is a version.Range.
func (f *Facts) Specifier(text string) version.Specifier {
	s, err := version.ParseSpecifier(text)
	if err != nil {
		return version.Specifier{Text: text, Exact: text}
	}
	return s
}

// RowsBy returns the rows by a key that each has of its own.
func RowsBy[Row any](rows []Row, key func(*Row) string) map[string]*Row {
	m := make(map[string]*Row, len(rows))
	for i := range rows {
		m[key(&rows[i])] = &rows[i]
	}
	return m
}

// VersionsOf returns the version of each row.
func VersionsOf[Row any](rows []Row, version func(*Row) string) []string {
	list := make([]string, len(rows))
	for i := range rows {
		list[i] = version(&rows[i])
	}
	return list
}

// GPUTable names the table of what FindGPU gave: a board, a group of boards, or
// a bare capability.
func (f *Facts) GPUTable(g matrices.GPU) string {
	if strings.HasPrefix(g.ID, "sm_") {
		return "architectures"
	}
	if slices.ContainsFunc(f.GPUGroups(), func(group matrices.GPUGroup) bool { return group.ID == g.ID }) {
		return "gpu-groups"
	}
	return "gpus"
}

// Date is the facts' date as people write it, 2026-11-20.
func (f *Facts) Date() string { return f.day }

// Cited is a value and the fact that it is read from.
type Cited struct {
	Value string
	Fact  string
}

// CUDADriverFloor returns the oldest driver that runs programs of a CUDA
// version: from 11 on the floor of the major (minor-version compatibility),
// before that the floor of the very minor. CUDA Compatibility guide.
func (f *Facts) CUDADriverFloor(cuda string, windows bool) Cited {
	release := f.CUDARelease(cuda)
	if release == nil {
		return Cited{}
	}
	ref := "cuda/" + release.Version + "#"
	exact, compat := release.MinDriverLinux, release.MinDriverMinorCompatLinux
	suffix := "linux"
	if windows {
		exact, compat, suffix = release.MinDriverWindows, release.MinDriverMinorCompatWindows, "windows"
	}
	if compat != "" {
		return Cited{compat, ref + "min-driver-minor-compat-" + suffix}
	}
	if exact == "" {
		return f.majorDriverFloor(version.Major(cuda), windows)
	}
	return Cited{exact, ref + "min-driver-" + suffix}
}

// majorDriverFloor returns the floor of a whole CUDA major from the table of
// floors, for releases whose row does not state one.
func (f *Facts) majorDriverFloor(cudaMajor string, windows bool) Cited {
	for _, row := range f.DriverFloors() {
		if row.Family != cudaMajor+".x" {
			continue
		}
		if windows {
			return Cited{row.Windows, "driver-floors/" + row.Family + "#windows"}
		}
		return Cited{row.Linux, "driver-floors/" + row.Family + "#linux"}
	}
	return Cited{}
}

// WindowsFloorAfter returns the oldest driver of Windows that runs programs of the CUDA major after
// one; empty where there is none.
func (f *Facts) WindowsFloorAfter(cudaMajor string) string {
	next, floor := "", ""
	for _, row := range f.DriverFloors() {
		major, whole := strings.CutSuffix(row.Family, ".x")
		if whole && version.Compare(major, cudaMajor) > 0 && (next == "" || version.Compare(major, next) < 0) {
			next, floor = major, row.Windows
		}
	}
	return floor
}

// BranchReports reports whether a driver's branch, or the nearest known one before it,
// reports a CUDA before 11 or a newer one as its own. It runs that CUDA then, also where
// it is older than the driver of the release's installer.
func (f *Facts) BranchReports(driver, cuda string) bool {
	return cuda != "" && version.Compare(version.Major(cuda), "11") < 0 && f.BranchKnows(driver, cuda)
}

// BranchKnows reports whether a driver's branch, or the nearest known one before it, reports a CUDA minor or a
// newer one as its own. From CUDA 11 on it does not follow from that which later minors it runs: those
// need the floor of their major, which the first drivers that reported its first minor do not meet.
func (f *Facts) BranchKnows(driver, cuda string) bool {
	reports := f.branchCUDA(version.Major(driver))
	return reports != "" && version.Compare(reports, version.Minor(cuda)) >= 0
}

// branchCUDA returns the CUDA that a branch reports as its own, or the nearest branch before it of which that is known;
// empty where there is none.
func (f *Facts) branchCUDA(branch string) string {
	if row := f.ByBranch()[branch]; row != nil && row.CUDA != "" {
		return row.CUDA
	}
	reports, of := "", ""
	rows := f.DriverBranches()
	for i := range rows {
		b := &rows[i]
		if b.CUDA != "" && version.Compare(b.Branch, branch) <= 0 && (of == "" || version.Compare(b.Branch, of) > 0) {
			reports, of = b.CUDA, b.Branch
		}
	}
	return reports
}

// CUDAToolkitDriver returns the driver that knows everything of a CUDA minor:
// the one that its first release came with. PTX of that toolkit needs it.
func (f *Facts) CUDAToolkitDriver(cuda string, windows bool) Cited {
	releases, minor := f.CUDAReleases(), version.Minor(cuda)
	for i := range releases {
		r := &releases[i]
		if version.Minor(r.Version) != minor {
			continue
		}
		if windows {
			return Cited{r.MinDriverWindows, "cuda/" + r.Version + "#min-driver-windows"}
		}
		return Cited{r.MinDriverLinux, "cuda/" + r.Version + "#min-driver-linux"}
	}
	return Cited{}
}

// CUDARelease returns the release of that version, or the newest of that minor;
// nil when the facts hold none.
func (f *Facts) CUDARelease(cuda string) *matrices.CUDARelease {
	releases := f.CUDAReleases()
	for i := len(releases) - 1; i >= 0; i-- {
		if version.StartsWith(releases[i].Version, cuda) {
			return &releases[i]
		}
	}
	minor := version.Minor(cuda)
	for i := len(releases) - 1; i >= 0; i-- {
		if version.Minor(releases[i].Version) == minor {
			return &releases[i]
		}
	}
	return nil
}

// GPUDriverFloor returns the oldest driver that knows an architecture: the one
// that came with the first CUDA for it where that lies in the architecture's
// first branch, or else the first release of that branch.
func (f *Facts) GPUDriverFloor(arch *matrices.Architecture, windows bool) Cited {
	branch := arch.FirstDriverBranch
	if branch == "" || arch.Tegra {
		return Cited{}
	}
	first := f.CUDAToolkitDriver(arch.FirstCUDA, windows)
	ref := "architectures/" + arch.ComputeCapability + "#first-driver-branch"
	switch {
	case version.Major(first.Value) == branch, windows && version.Compare(first.Value, branch) > 0:
		return first
	case windows:
		return Cited{branch, ref}
	}
	return Cited{f.FirstOfBranch(branch), ref}
}

// FirstOfBranch returns the oldest release of a driver branch, developer betas
// left out; the branch itself when the facts list none.
func (f *Facts) FirstOfBranch(branch string) string {
	if row := f.ByBranch()[branch]; row != nil {
		for _, v := range row.Versions {
			if v.Kind == "" {
				return v.Version
			}
		}
	}
	return branch
}

// CUDNN returns the release of that version, else the newest release that is
// not newer; nil when there is none.
func (f *Facts) CUDNN(ver string) *matrices.CUDNNRelease {
	releases := f.CUDNNReleases()
	for i := len(releases) - 1; i >= 0; i-- {
		if version.Compare(releases[i].Version, ver) <= 0 || version.StartsWith(releases[i].Version, ver) {
			return &releases[i]
		}
	}
	return nil
}

// PythonImage returns the images of a Python minor; nil when there are none.
func (f *Facts) PythonImage(python string) *matrices.PythonImage {
	list := f.PythonImages()
	for i := range list {
		if list[i].Python == python {
			return &list[i]
		}
	}
	return nil
}

package planner

import (
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/matrices"
)

// facts answers the questions that rules ask of the tables. Every answer names
// the fact that it rests on, as table/row#cell.
type facts struct {
	*matrices.Set

	architectures func() map[string]*matrices.Architecture // by compute capability
	branches      func() map[string]*matrices.DriverBranch // by branch number
	oses          func() []matrices.OS                     // preferred ones first
	images        func() []baseImage                       // likewise
	tags          func() []matrices.ImageTag               // newest CUDA first
	boards        sync.Map                                 // a user's text to boardsFound
	spans         sync.Map                                 // a range of the tables to its span
	libraries     func() []matrices.Libraries              // read once
	shelf         *shelf                                   // candidates and tables of rules
	day           string                                   // of the facts, as people write it
}

// boardsFound is what a text names.
type boardsFound struct {
	boards      []matrices.GPU
	suggestions []string
	err         error
}

func newFacts(set *matrices.Set) *facts {
	f := &facts{
		Set:   set,
		shelf: newShelf(),
		day:   strings.ReplaceAll(set.Version(), ".", "-"),
		architectures: sync.OnceValue(func() map[string]*matrices.Architecture {
			return rowsBy(set.Architectures(), func(a *matrices.Architecture) string { return a.ComputeCapability })
		}),
		branches: sync.OnceValue(func() map[string]*matrices.DriverBranch {
			return rowsBy(set.DriverBranches(), func(b *matrices.DriverBranch) string { return b.Branch })
		}),
	}
	f.libraries = sync.OnceValue(set.Libraries)
	f.oses = sync.OnceValue(f.sortOSes)
	f.images = sync.OnceValue(func() []baseImage { return f.listImages(f.oses()) })
	f.tags = sync.OnceValue(f.sortTags)
	return f
}

// spanOf reads a range out of the tables, which lint has found well-formed.
func (f *facts) spanOf(text string) span {
	if found, ok := f.spans.Load(text); ok {
		return found.(span)
	}
	s, err := parseSpan(text)
	if err != nil {
		s = span{text: text, tests: []comparison{{"==", text}}}
	}
	f.spans.Store(text, s)
	return s
}

// findBoards is FindGPU with a memory: fleets and matrices of targets name
// the same boards over and over.
func (f *facts) findBoards(text string) boardsFound {
	if found, ok := f.boards.Load(text); ok {
		return found.(boardsFound)
	}
	var found boardsFound
	found.boards, found.suggestions, found.err = f.FindGPU(text)
	f.boards.Store(text, found)
	return found
}

func rowsBy[Row any](rows []Row, key func(*Row) string) map[string]*Row {
	m := make(map[string]*Row, len(rows))
	for i := range rows {
		m[key(&rows[i])] = &rows[i]
	}
	return m
}

// gpuTable names the table of what FindGPU gave: a board, a group of boards, or
// a bare capability.
func (f *facts) gpuTable(g matrices.GPU) string {
	if strings.HasPrefix(g.ID, "sm_") {
		return "architectures"
	}
	if slices.ContainsFunc(f.GPUGroups(), func(group matrices.GPUGroup) bool { return group.ID == g.ID }) {
		return "gpu-groups"
	}
	return "gpus"
}

// date is the facts' date as people write it, 2026-11-20.
func (f *facts) date() string { return f.day }

// cited is a value and the fact that it is read from.
type cited struct {
	value string
	fact  string
}

// cudaDriverFloor gives the oldest driver that runs programs of a CUDA
// version: from 11 on the floor of the major (minor-version compatibility),
// before that the floor of the very minor. CUDA Compatibility guide.
func (f *facts) cudaDriverFloor(cuda string, windows bool) cited {
	release := f.cudaRelease(cuda)
	if release == nil {
		return cited{}
	}
	ref := "cuda/" + release.Version + "#"
	exact, compat := release.MinDriverLinux, release.MinDriverMinorCompatLinux
	suffix := "linux"
	if windows {
		exact, compat, suffix = release.MinDriverWindows, release.MinDriverMinorCompatWindows, "windows"
	}
	if compat != "" {
		return cited{compat, ref + "min-driver-minor-compat-" + suffix}
	}
	if exact == "" {
		return f.majorDriverFloor(major(cuda), windows)
	}
	return cited{exact, ref + "min-driver-" + suffix}
}

// majorDriverFloor gives the floor of a whole CUDA major from the table of
// floors, for releases whose row does not state one.
func (f *facts) majorDriverFloor(cudaMajor string, windows bool) cited {
	for _, row := range f.DriverFloors() {
		if row.Family != cudaMajor+".x" {
			continue
		}
		if windows {
			return cited{row.Windows, "driver-floors/" + row.Family + "#windows"}
		}
		return cited{row.Linux, "driver-floors/" + row.Family + "#linux"}
	}
	return cited{}
}

// cudaToolkitDriver gives the driver that knows everything of a CUDA minor:
// the one that its first release came with. PTX of that toolkit needs it.
func (f *facts) cudaToolkitDriver(cuda string, windows bool) cited {
	releases := f.CUDAReleases()
	for i := range releases {
		r := &releases[i]
		if minor(r.Version) != minor(cuda) {
			continue
		}
		if windows {
			return cited{r.MinDriverWindows, "cuda/" + r.Version + "#min-driver-windows"}
		}
		return cited{r.MinDriverLinux, "cuda/" + r.Version + "#min-driver-linux"}
	}
	return cited{}
}

// cudaRelease gives the release of that version, or the newest of that minor;
// nil when the facts hold none.
func (f *facts) cudaRelease(cuda string) *matrices.CUDARelease {
	releases := f.CUDAReleases()
	for i := len(releases) - 1; i >= 0; i-- {
		if startsWith(releases[i].Version, cuda) || releases[i].Version == cuda {
			return &releases[i]
		}
	}
	for i := len(releases) - 1; i >= 0; i-- {
		if minor(releases[i].Version) == minor(cuda) {
			return &releases[i]
		}
	}
	return nil
}

// gpuDriverFloor gives the oldest driver that knows an architecture: the one
// that came with the first CUDA for it where that lies in the architecture's
// first branch, or else the first release of that branch.
func (f *facts) gpuDriverFloor(arch *matrices.Architecture, windows bool) cited {
	branch := arch.FirstDriverBranch
	if branch == "" || arch.Tegra {
		return cited{}
	}
	first := f.cudaToolkitDriver(arch.FirstCUDA, windows)
	ref := "architectures/" + arch.ComputeCapability + "#first-driver-branch"
	switch {
	case major(first.value) == branch, windows && compareDotted(first.value, branch) > 0:
		return first
	case windows:
		return cited{branch, ref}
	}
	return cited{f.firstOfBranch(branch), ref}
}

// boardDriverFloor gives the oldest driver that knows the boards of one
// capability: that of their architecture, or an older one that lists a board.
func (f *facts) boardDriverFloor(g *gpuAsk, windows bool) cited {
	floor := f.gpuDriverFloor(g.arch, windows)
	if windows || floor.value == "" {
		return floor
	}
	for _, b := range g.boards {
		if b.FirstDriver != "" && compareDotted(b.FirstDriver, floor.value) < 0 {
			floor = cited{b.FirstDriver, "gpus/" + b.ID + "#first-driver"}
		}
	}
	return floor
}

// firstOfBranch gives the oldest release of a driver branch, developer betas
// left out; the branch itself when the facts list none.
func (f *facts) firstOfBranch(branch string) string {
	if row := f.branches()[branch]; row != nil {
		for _, v := range row.Versions {
			if v.Kind == "" {
				return v.Version
			}
		}
	}
	return branch
}

// cudnn gives the release of that version, else the newest release that is
// not newer; nil when there is none.
func (f *facts) cudnn(version string) *matrices.CUDNNRelease {
	releases := f.CUDNNReleases()
	for i := len(releases) - 1; i >= 0; i-- {
		if compareDotted(releases[i].Version, version) <= 0 || startsWith(releases[i].Version, version) {
			return &releases[i]
		}
	}
	return nil
}

// pythonImage gives the images of a Python minor; nil when there are none.
func (f *facts) pythonImage(python string) *matrices.PythonImage {
	list := f.PythonImages()
	for i := range list {
		if list[i].Python == python {
			return &list[i]
		}
	}
	return nil
}

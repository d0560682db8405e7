package planner

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// build is a candidate of a framework: one release, built for one CUDA, on one
// platform. It is an artefact, not a version, and carries all that the
// artefact does.
type build struct {
	release  *matrices.FrameworkRelease
	row      *matrices.Build
	on       *matrices.PlatformBuild
	age      int // 0 for the newest release that the facts know
	cuda     string
	cudnn    string
	nccl     string
	isPyPI   bool // what plain pip gives on the platform
	declared bool // on is a row of the facts, not only a platform named by a CPU build
}

// cpu reports whether the build has no GPU code at all.
func (b *build) cpu() bool { return b.row.CUDA == "" }

func (b *build) windows() bool { return b.on.Platform == windowsAMD64 }

// label is how sentences name the build: 2.5.1+cu124.
func (b *build) label() string { return b.release.Version + "+" + b.row.Variant }

// ref is the build's fact reference, with the cell.
func (b *build) ref(cell string) string {
	return b.release.Framework + "/" + b.label() + "#" + cell
}

func (b *build) releaseRef(cell string) string {
	return b.release.Framework + "/" + b.release.Version + "#" + cell
}

func newBuild(release *matrices.FrameworkRelease, row *matrices.Build, on *matrices.PlatformBuild, age int) build {
	b := build{release: release, row: row, on: on, age: age, cuda: row.CUDAFull, cudnn: row.CUDNN, nccl: row.NCCL}
	if b.cuda == "" {
		b.cuda = row.CUDA
	}
	if on.CUDNN != "" {
		b.cudnn = on.CUDNN
	}
	if b.windows() {
		b.nccl = "" // there is no NCCL on Windows
	}
	b.isPyPI = slices.Contains(row.PyPIDefault, on.Platform)
	return b
}

// forCUDA reports whether a variant is for CUDA or for the CPU: builds for
// other makers' GPUs are no candidates.
func forCUDA(row *matrices.Build) bool {
	return row.CUDA != "" || row.Variant == "cpu"
}

// listBuilds gives the builds of the asked framework on the platforms, the
// preferred ones first: newest release, GPU before CPU, stable channel before
// experimental, a CUDA that the given drivers know in full, what plain pip
// gives, newest CUDA.
//
// When narrow is set, releases that the user's version rules out are left out,
// which changes no answer. Pre-releases and yanked releases are candidates
// only when the user names them.
func listBuilds(fa *frameworkAsk, platforms []string, narrow bool, driverCUDA string) []build {
	var list []build
	for age := range fa.releases {
		release := &fa.releases[age]
		if !fa.wants(release, narrow) {
			continue
		}
		start := len(list)
		for j := range release.Builds {
			row := &release.Builds[j]
			if !forCUDA(row) {
				continue
			}
			for k := range row.Platforms {
				if slices.Contains(platforms, row.Platforms[k].Platform) {
					list = append(list, newBuild(release, row, &row.Platforms[k], age))
				}
			}
		}
		slices.SortStableFunc(list[start:], func(a, b build) int { return compareBuilds(&a, &b, driverCUDA) })
	}
	return list
}

func (fa *frameworkAsk) wants(release *matrices.FrameworkRelease, narrow bool) bool {
	named := fa.version != nil && fa.version.spec.exact != "" && fa.version.spec.allows(release.Version)
	if named {
		return true
	}
	if release.Yanked != "" || isPreRelease(release.Version) {
		return false
	}
	return !narrow || fa.version == nil || fa.version.spec.allows(release.Version)
}

// compareBuilds orders the builds of one release.
func compareBuilds(a, b *build, driverCUDA string) int {
	for _, key := range []func(*build) bool{
		(*build).cpu,
		func(b *build) bool { return b.row.Channel == "experimental" },
		func(b *build) bool { return driverCUDA != "" && !fullyKnown(b.cuda, driverCUDA) },
		func(b *build) bool { return !b.isPyPI },
	} {
		if x, y := key(a), key(b); x != y {
			if y {
				return -1
			}
			return 1
		}
	}
	if c := compareDotted(b.cuda, a.cuda); c != 0 {
		return c
	}
	return strings.Compare(a.on.Platform, b.on.Platform)
}

// fullyKnown reports whether a driver whose own CUDA is driverCUDA knows all
// of a CUDA of the same major: then nothing rests on minor-version
// compatibility. A CUDA of an older major is no gain over a newer minor.
func fullyKnown(cuda, driverCUDA string) bool {
	return major(cuda) == major(driverCUDA) && compareDotted(minor(cuda), driverCUDA) <= 0
}

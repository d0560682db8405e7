package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// jetson lists the JetPack releases, and the framework builds made for each:
// boards take neither the desktop drivers nor, before CUDA 13, the wheels of
// Arm servers.
func (p *page) jetson() {
	var frameworks []string
	columns := []string{"JetPack", "L4T", "CUDA", "cuDNN", "compute capability", "Ubuntu", "Python"}
	for _, name := range p.set.RankedFrameworks() {
		if slices.ContainsFunc(p.set.Frameworks(name), forJetson) {
			frameworks = append(frameworks, name)
			columns = append(columns, p.set.FrameworkInfo(name).Name+" for it")
		}
	}
	p.section("Jetson", "JetPack releases. Driver, CUDA and cuDNN of a board come with its JetPack. "+
		"Up to JetPack 6 only builds made for that JetPack run; from JetPack 7 on (CUDA 13) wheels for Arm servers do too, "+
		"where they have code for the board.", columns...)
	rows := p.set.JetPacks()
	for i := len(rows) - 1; i >= 0; i-- {
		r := &rows[i]
		cells := []string{r.Version, r.L4T, r.CUDA, r.CUDNN, strings.Join(r.SM, " "), r.Ubuntu, r.Python}
		for _, name := range frameworks {
			cells = append(cells, p.madeFor(name, r.Version))
		}
		p.row(cells...)
	}
}

// forJetson reports whether a release has a build for Jetson boards.
func forJetson(r matrices.FrameworkRelease) bool {
	return slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return len(b.JetPack) > 0 })
}

// madeFor returns the releases of a framework that have a build for a JetPack
// release, oldest and newest.
func (p *page) madeFor(framework, jetPack string) string {
	var list []string
	for _, r := range p.set.Frameworks(framework) {
		if slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return slices.Contains(b.JetPack, jetPack) }) {
			list = append(list, r.Version)
		}
	}
	slices.Reverse(list)
	return span(list)
}

func (p *page) drivers() {
	p.section("Drivers", "Branches of the Linux driver. CUDA is what `nvidia-smi` prints; a newer driver runs every older CUDA.",
		"branch", "kind", "state", "end of support", "CUDA", "newest", "GPU architectures")
	branches := slices.Clone(p.set.DriverBranches())
	slices.Reverse(branches)
	for _, b := range branches {
		newest := ""
		for _, v := range b.Versions {
			if v.Kind == "" {
				newest = v.Version
			}
		}
		p.row(b.Branch, b.Type, b.Status, b.EndOfSupport, b.CUDA, newest, strings.Join(b.Architectures, " "))
	}
	p.line("\nThe oldest driver that runs a CUDA family:\n")
	p.row("CUDA", "Linux", "Windows")
	p.row("---", "---", "---")
	for _, f := range p.set.DriverFloors() {
		p.row(f.Family, f.Linux, f.Windows)
	}
}

func (p *page) toolkits() {
	p.section("CUDA toolkits", "The driver is the one of the exact toolkit; programs run on the floor of their major.",
		"CUDA", "released", "driver (Linux)", "driver (Windows)", "GPU architectures", "newest GCC")
	releases := slices.Clone(p.set.CUDAReleases())
	slices.Reverse(releases)
	for _, r := range releases {
		p.row(r.Version, r.Released, r.MinDriverLinux, r.MinDriverWindows, span(r.SM), r.GCCMax)
	}
}

// capabilities lists the compute capabilities with what supports them.
func (p *page) capabilities() {
	p.section("Compute capabilities", "Which toolkits compile for a GPU generation, and which driver branches support it. A dash in *to* means that it still is.",
		"compute capability", "architecture", "such as", "CUDA from", "to", "driver branch from", "to", "open kernel modules")
	list := slices.Clone(p.set.Architectures())
	slices.Reverse(list)
	for _, a := range list {
		examples := a.Examples
		if len(examples) > 4 {
			examples = examples[:4]
		}
		p.row(a.ComputeCapability, a.Name, strings.Join(examples, ", "), a.FirstCUDA, a.LastCUDA, a.FirstDriverBranch,
			a.LastDriverBranch, a.OpenKernelModule)
	}
}

// gpus lists the boards, one folded list for each compute capability.
func (p *page) gpus() {
	p.line("\n## GPUs\n\nBoards by compute capability. The driver is the first that lists the board, the branch the last that supports it. " +
		"`envsolve` finds a board by any name that `nvidia-smi` or a shop prints.")
	boards := slices.Clone(p.set.GPUs())
	slices.SortStableFunc(boards, func(a, b matrices.GPU) int {
		return cmp.Or(matrices.CompareVersions(b.ComputeCapability, a.ComputeCapability), cmp.Compare(a.Name, b.Name))
	})
	for len(boards) > 0 {
		first := boards[0]
		n := slices.IndexFunc(boards,
			func(g matrices.GPU) bool { return g.ComputeCapability != first.ComputeCapability })
		if n < 0 {
			n = len(boards)
		}
		p.line("\n<details><summary>%s (%s): %d boards</summary>\n", first.ComputeCapability, first.Arch, n)
		p.boards(boards[:n])
		p.line("\n</details>")
		boards = boards[n:]
	}
}

func (p *page) boards(boards []matrices.GPU) {
	columns := []string{"GPU", "id", "compute capability", "memory, GiB", "driver from", "to branch"}
	p.row(columns...)
	p.row(slices.Repeat([]string{"---"}, len(columns))...)
	for _, g := range boards {
		var memory []string
		for _, m := range g.MemoryGiB {
			memory = append(memory, fmt.Sprint(m))
		}
		p.row(g.Name, "`"+g.ID+"`", g.ComputeCapability, strings.Join(memory, " / "), g.FirstDriver, g.LastDriverBranch)
	}
}

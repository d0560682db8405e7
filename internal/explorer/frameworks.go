package explorer

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

func releasePath(framework, version string) string {
	return framework + "/" + strings.ReplaceAll(version, "!", "_") + ".html"
}

func frameworkPath(framework string) string { return framework + "/index.html" }

// frameworkPages adds the grids of each framework, and a page for each release.
func (s *Site) frameworkPages(ctx context.Context) error {
	for _, name := range s.Facts.RankedFrameworks() {
		if err := ctx.Err(); err != nil {
			return err
		}
		info := s.Facts.FrameworkInfo(name)
		err := s.page(frameworkPath(name), "tables", page{
			Title:       info.Name + ": which release runs on which GPU, CUDA and Python",
			Heading:     info.Name,
			Description: "Every release of " + info.Name + " by compute capability, CUDA and Python.",
			Content:     []section{s.onGPUs(name), s.withCUDA(name), s.sourcesOf(info.Evidence)},
		})
		if err != nil {
			return err
		}
		for _, r := range s.Facts.Frameworks(name) {
			if err := s.releasePage(info, &r); err != nil {
				return err
			}
		}
	}
	return nil
}

// onGPUs is the grid of releases and compute capabilities.
func (s *Site) onGPUs(framework string) section {
	grid := section{Heading: "Release and GPU", ID: "gpu", Head: texts("release"), Text: texts(
		"cubin: the build has machine code. PTX: the driver compiles it. ?: what the build has is not established. " +
			"no: no stack has the release on this GPU.")}
	var shown []*class
	for _, c := range s.byClass {
		runs := slices.ContainsFunc(c.stacks[framework], func(a answered) bool { return a.stack != nil })
		if runs {
			shown = append(shown, c)
			grid.Head = append(grid.Head, cell{Text: strings.TrimPrefix(c.name(), "sm_"), Path: c.path()})
		}
	}
	for i, r := range slices.Backward(s.Facts.Frameworks(framework)) {
		row := []cell{{Text: r.Version, Path: releasePath(framework, r.Version)}}
		for _, c := range shown {
			runs := c.stacks[framework][len(c.stacks[framework])-1-i].runs()
			row = append(row, cell{Text: runs, Class: classOf(runs)})
		}
		grid.Rows = append(grid.Rows, row)
	}
	return grid
}

// classOf is the style of a cell; the page is small because most have none.
func classOf(runs string) string {
	switch runs {
	case byCubin:
		return "cubin"
	case byPTX:
		return "ptx"
	}
	return ""
}

// withCUDA is the grid of releases, the CUDA of their builds, and Pythons.
func (s *Site) withCUDA(framework string) section {
	grid := section{Heading: "Release, CUDA and Python", ID: "cuda",
		Head: texts("release", "released", "builds (CUDA)", "Python")}
	for _, r := range slices.Backward(s.Facts.Frameworks(framework)) {
		var builds []string
		for _, b := range r.Builds {
			builds = append(builds, strings.TrimSuffix(fmt.Sprintf("%s (%s)", b.Variant, b.CUDA), " ()"))
		}
		grid.Rows = append(grid.Rows, []cell{{Text: r.Version, Path: releasePath(framework, r.Version)}, {Text: or(r.Released)},
			{Text: or(strings.Join(builds, ", "))}, {Text: or(strings.Join(r.Python, ", "))}})
	}
	return grid
}

// releasePage adds the page of a release: its builds and what they rest on.
func (s *Site) releasePage(info *matrices.FrameworkInfo, r *matrices.FrameworkRelease) error {
	builds := section{Heading: "Builds", Head: texts("build", "platform", "CUDA", "cuDNN", "machine code", "PTX")}
	evidence := []matrices.Evidence{r.Evidence}
	for i := range r.Builds {
		b := &r.Builds[i]
		evidence = append(evidence, b.Evidence)
		for _, p := range b.Platforms {
			builds.Rows = append(builds.Rows, texts(b.Variant, p.Platform, or(b.CUDA), or(b.CUDNN),
				known(p.KernelsKnown, p.SM), known(p.PTXKnown, p.PTX)))
		}
	}
	runs := section{Heading: "GPUs", Head: texts("compute capability", "runs by", "build", "driver")}
	for _, c := range s.byClass {
		at := slices.IndexFunc(c.stacks[r.Framework], func(a answered) bool { return a.release.Version == r.Version })
		if a := c.stacks[r.Framework][at]; a.stack != nil {
			runs.Rows = append(runs.Rows, []cell{{Text: c.name(), Path: c.path()}, {Text: a.runs(), Class: classOf(a.runs())},
				{Text: or(a.stack.Framework.Variant)}, {Text: or(a.stack.Driver.Floor)}})
		}
	}
	if len(runs.Rows) == 0 {
		runs.Text = texts("No GPU that the facts know runs it with the newest drivers.")
	}
	name := info.Name + " " + r.Version
	return s.page(releasePath(r.Framework, r.Version), "tables", page{
		Title: name + ": GPUs, CUDA, Python", Heading: name,
		Description: "Which GPUs, drivers, CUDA and Pythons " + name + " runs with, build by build.",
		Content: []section{{Text: []cell{{Text: "Python " + or(strings.Join(r.Python, ", ")) + ". Released " + or(r.Released) + "."},
			{Text: "Ask for a stack with it", Path: "index.html#framework=" + r.Framework + "==" + r.Version}}},
			runs, builds, s.sourcesOf(evidence...)},
	})
}

// known writes a list that may not be established.
func known(is bool, list []string) string {
	if !is {
		return "not established"
	}
	return or(strings.Join(list, ", "))
}

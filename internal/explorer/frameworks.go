package explorer

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/explorer/call"
	"github.com/envsolve/envsolve/matrices"
)

func releasePath(framework, version string) string {
	return framework + "/" + call.FileName(version) + ".html"
}

func frameworkPath(framework string) string { return framework + "/index.html" }

func cudaPath(framework string) string { return framework + "/cuda.html" }

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
			Content: []section{{Text: []cell{{Text: "Its builds by CUDA and Python", Path: cudaPath(name)}}},
				s.onGPUs(name),
				s.sourcesOf(info.Evidence)},
		})
		if err != nil {
			return err
		}
		err = s.page(cudaPath(name), "tables", page{
			Title:       info.Name + ": which release is for which CUDA and Python",
			Heading:     info.Name + ", CUDA and Python",
			Description: "Every release of " + info.Name + " with its builds, their CUDA, and its Pythons.",
			Content:     []section{s.withCUDA(name)},
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
	for i, r := range s.Facts.Frameworks(framework) {
		row := []cell{{Text: r.Version, Path: releasePath(framework, r.Version)}}
		for _, c := range shown {
			row = append(row, s.runs(&c.stacks[framework][i]))
		}
		grid.Rows = append(grid.Rows, merged(row))
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
	for _, r := range s.Facts.Frameworks(framework) {
		ref, builds := framework+"/"+r.Version, cell{Text: nothing}
		for _, b := range r.Builds {
			builds.Parts = append(builds.Parts,
				s.of(strings.TrimSuffix(fmt.Sprintf("%s (%s)", b.Variant, b.CUDA), " ()"),
					ref+"+"+b.Variant+"#cuda"))
		}
		grid.Rows = append(grid.Rows, []cell{{Text: r.Version, Path: releasePath(framework, r.Version)},
			s.of(r.Released, ref+"#released"), builds, s.of(strings.Join(r.Python, ", "), ref+"#python")})
	}
	return grid
}

// releasePage adds the page of a release: on which GPUs it runs, and its facts.
func (s *Site) releasePage(info *matrices.FrameworkInfo, r *matrices.FrameworkRelease) error {
	runs := section{Heading: "GPUs", ID: "gpus", Head: texts("compute capability", "runs by", "build", "driver")}
	for _, c := range s.byClass {
		at := slices.IndexFunc(c.stacks[r.Framework], func(a answered) bool { return a.release.Version == r.Version })
		if a := c.stacks[r.Framework][at]; a.stack != nil {
			runs.Rows = append(runs.Rows, []cell{{Text: c.name(), Path: c.path()}, s.runs(&a),
				s.of(a.stack.Framework.Variant, a.ref("")), s.of(a.stack.Driver.Floor, a.because("driver"))})
		}
	}
	if len(runs.Rows) == 0 {
		runs.Text = texts("No GPU that the facts know runs it with the newest drivers.")
	}
	content := []section{{Text: []cell{
		{Text: "Python " + or(strings.Join(r.Python, ", ")) + ". Released " + or(r.Released) + "."},
		{Text: "Ask for a stack with it", Path: "index.html#framework=" + r.Framework + "==" + r.Version}}}, runs}
	facts, err := s.releaseFacts(r)
	if err != nil {
		return err
	}
	name := info.Name + " " + r.Version
	return s.page(releasePath(r.Framework, r.Version), "tables", page{
		Title: name + ": GPUs, CUDA, Python", Heading: name,
		Description: "Which GPUs, drivers, CUDA and Pythons " + name + " runs with, build by build.",
		Content:     append(content, facts...),
	})
}

// releaseFacts returns the facts of a release and of its builds, with their sources.
func (s *Site) releaseFacts(r *matrices.FrameworkRelease) ([]section, error) {
	cited, ref := newSources(), r.Framework+"/"+r.Version
	facts, err := s.factsOf(cited, ref, "")
	if err != nil {
		return nil, err
	}
	facts.Heading = "The release"
	content := []section{facts}
	for i := range r.Builds {
		build := r.Builds[i].Variant
		facts, err := s.factsOf(cited, ref+"+"+build, build)
		if err != nil {
			return nil, err
		}
		facts.Heading, facts.ID = "Build "+build, build
		content = append(content, facts)
	}
	return append(content, cited.section()), nil
}

package explorer

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

// gpuPages adds a page for each class, with all that runs on it, one for each
// board, and their list.
func (s *Site) gpuPages(ctx context.Context) error {
	index := section{Heading: "By compute capability", Head: texts("compute capability", "architecture", "boards")}
	for _, c := range s.byClass {
		if err := ctx.Err(); err != nil {
			return err
		}
		index.Rows = append(index.Rows, []cell{{Text: c.name(), Path: c.path()},
			s.of(c.arch.Name, "architectures/"+c.capability), {Text: fmt.Sprint(len(c.boards)), Path: c.path()}})
		if err := s.classPage(c); err != nil {
			return err
		}
		for i := range c.boards {
			if err := s.boardPage(c, &c.boards[i]); err != nil {
				return err
			}
		}
	}
	boards := section{Heading: "By name"}
	for _, g := range s.Facts.GPUs() {
		boards.List = append(boards.List, cell{Text: g.Name, Path: boardPath(&g)})
	}
	return s.page("gpu/index.html", "tables", page{Title: "NVIDIA GPUs and the frameworks that run on them",
		Heading: "GPUs", Description: "Every board with what runs on it, and what is the last that does.",
		Content: []section{index, boards}})
}

// name is what a class is called.
func (c *class) name() string {
	name := "sm_" + strings.ReplaceAll(c.capability, ".", "")
	if last := c.boards[0].LastDriverBranch; last != "" && last != c.arch.LastDriverBranch {
		name += ", drivers up to " + last
	}
	if c.platform == armMachines {
		name += ", arm64"
	}
	return name
}

func boardPath(g *matrices.GPU) string { return "gpu/" + g.ID + ".html" }

// horizon returns what is the last of its kind for a class, of which a board, or the
// class itself, is named.
func (s *Site) horizon(c *class, named string) section {
	list := section{Heading: "Horizon", ID: "horizon"}
	said := map[string]bool{}
	for _, name := range s.Facts.RankedFrameworks() {
		newest := c.newest[name]
		for _, h := range newest.Horizon {
			if !said[h.Text] {
				said[h.Text] = true
				first := cell{Text: strings.ReplaceAll(h.Text, " for "+c.boards[0].Name, " for "+named)}
				if len(h.Facts) > 0 {
					first.Path = s.place(h.Facts[0])
				}
				list.List = append(list.List, first)
			}
		}
	}
	if len(list.List) == 0 {
		list.Text = texts("Nothing that was announced ends here.")
	}
	return list
}

// classPage adds the page of a class: what is the last for it, and the newest, and the
// way to all that runs.
func (s *Site) classPage(c *class) error {
	boards := section{Heading: "Boards"}
	for i := range c.boards {
		boards.List = append(boards.List, cell{Text: c.boards[i].Name, Path: boardPath(&c.boards[i])})
	}
	for _, name := range s.Facts.RankedFrameworks() {
		if err := s.runsPage(c, name); err != nil {
			return err
		}
	}
	return s.page(c.path(), "tables", page{Title: "What runs on " + c.name(), Heading: "What runs on " + c.name(),
		Description: fmt.Sprintf("What runs on compute capability %s, by which build and on which driver, and what is the last that does.",
			c.capability),
		Content: []section{s.horizon(c, c.name()), s.newestOn(c), boards, s.sourcesOf(c.arch.Evidence)}})
}

// newestOn lists the newest release of each framework that runs on a class.
func (s *Site) newestOn(c *class) section {
	list := section{Heading: "The newest that runs", ID: "newest",
		Head: texts("framework", "release", "CUDA", "driver", "all releases")}
	for _, name := range s.Facts.RankedFrameworks() {
		info := s.Facts.FrameworkInfo(name)
		row := []cell{{Text: info.Name, Path: frameworkPath(name)}, {Text: "none runs", Path: c.runsPath(name)},
			{Text: nothing}, {Text: nothing}}
		if p := c.newest[name]; p.Stack != nil {
			a := newAnswered(matrices.FrameworkRelease{Framework: name, Version: p.Stack.Framework.Version}, &p)
			row = []cell{row[0], s.of(buildOf(p.Stack.Framework), a.ref("")),
				s.of(p.Stack.CUDA.Version, a.because("cuda")),
				s.of(p.Stack.Driver.Floor, a.because("driver"))}
		}
		list.Rows = append(list.Rows, append(row, cell{Text: "which run", Path: c.runsPath(name)}))
	}
	return list
}

// runsPath is the page of the releases of a framework on a class.
func (c *class) runsPath(framework string) string {
	return strings.TrimSuffix(c.path(), ".html") + "-" + framework + ".html"
}

// runsPage lists the releases of a framework that run on a class, and those that do
// not.
func (s *Site) runsPage(c *class, framework string) error {
	info := s.Facts.FrameworkInfo(framework)
	list := section{Heading: "Releases", ID: "releases",
		Head: texts("release", "runs by", "build", "CUDA", "driver", "Python")}
	not := section{Heading: "These do not run", ID: "not"}
	for _, a := range c.stacks[framework] {
		release := cell{Text: a.release.Version, Path: releasePath(framework, a.release.Version)}
		if a.stack == nil {
			release.Path = cmp.Or(s.place(a.refused), release.Path)
			not.List = append(not.List, release)
			continue
		}
		list.Rows = append(list.Rows, []cell{release, s.runs(&a), s.of(a.stack.Framework.Variant, a.ref("")),
			s.of(a.stack.CUDA.Version, a.because("cuda")), s.of(a.stack.Driver.Floor, a.because("driver")),
			s.of(a.stack.Python, a.because("python"))})
	}
	if len(list.Rows) == 0 {
		list.Text = texts("No release runs here.")
	}
	content := []section{{Text: []cell{{Text: "All about " + c.name(), Path: c.path()}}}, list}
	if len(not.List) > 0 {
		not.Text = texts("Each leads to the fact that is in the way.")
		content = append(content, not)
	}
	name := info.Name + " on " + c.name()
	return s.page(c.runsPath(framework), "tables", page{Title: name + ": which releases run", Heading: name,
		Description: "Every release of " +
			name + ": which run, by which build, on which driver, and which do not.", Content: content})
}

// runs is the cell that says how a release runs, or why it does not.
func (s *Site) runs(a *answered) cell {
	word := a.runs()
	ref := a.ref("#sm")
	switch word {
	case byPTX:
		ref = a.ref("#ptx")
	case byNothing:
		ref = a.refused
	}
	return cell{Text: word, Class: classOf(word), Path: cmp.Or(s.place(ref), s.place(a.ref("")))}
}

// boardPage adds the page of a board: what is the last for it, and the newest, and what
// it is.
func (s *Site) boardPage(c *class, g *matrices.GPU) error {
	cited := newSources()
	facts, err := s.factsOf(cited, "gpus/"+g.ID, "")
	if err != nil {
		return err
	}
	facts.Heading = "The board"
	clouds := section{Heading: "In clouds"}
	for _, i := range s.Facts.Instances() {
		if name := i.Provider + ":" + i.Name; i.GPU == g.ID {
			clouds.List = append(clouds.List, cell{Text: name, Path: s.place("instances/" + name)})
		}
	}
	newest := s.newestOn(c)
	newest.Text = []cell{{Text: "All that runs on it", Path: c.path()},
		{Text: "Ask for a stack with packages, a driver or a system of your own", Path: "index.html#gpu=" + g.ID}}
	content := []section{s.horizon(c, g.Name), newest, facts}
	if len(clouds.List) > 0 {
		content = append(content, clouds)
	}
	return s.page(boardPath(g), "tables", page{Title: g.Name + ": what runs on it", Heading: g.Name,
		Description: "The newest framework releases that run on the " + g.Name + ", and what is the last that does.",
		Content:     append(content, cited.section())})
}

func buildOf(f plan.Framework) string {
	if f.Variant == "" {
		return f.Version
	}
	return f.Version + " (" + f.Variant + ")"
}

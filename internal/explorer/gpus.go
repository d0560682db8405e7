package explorer

import (
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
		index.Rows = append(index.Rows, []cell{{Text: c.name(), Path: c.path()}, {Text: c.arch.Name},
			{Text: fmt.Sprint(len(c.boards))}})
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

// horizon returns what is the last of its kind for a class.
func (s *Site) horizon(c *class) section {
	list := section{Heading: "Horizon", ID: "horizon"}
	said := map[string]bool{}
	for _, name := range s.Facts.RankedFrameworks() {
		newest := c.newest[name]
		for _, h := range newest.Horizon {
			if !said[h.Text] {
				said[h.Text] = true
				list.List = append(list.List, cell{Text: h.Text})
			}
		}
	}
	if len(list.List) == 0 {
		list.Text = texts("Nothing that was announced ends here.")
	}
	return list
}

func (s *Site) classPage(c *class) error {
	content := []section{s.horizon(c)}
	boards := section{Heading: "Boards"}
	for i := range c.boards {
		boards.List = append(boards.List, cell{Text: c.boards[i].Name, Path: boardPath(&c.boards[i])})
	}
	for _, name := range s.Facts.RankedFrameworks() {
		content = append(content, s.runsOn(c, name))
	}
	content = append(content, boards, s.sourcesOf(c.arch.Evidence))
	return s.page(c.path(), "tables", page{Title: "What runs on " + c.name(), Heading: "What runs on " + c.name(),
		Description: fmt.Sprintf("Every release of the frameworks on compute capability %s: which run, by which build, and on which driver.",
			c.capability),
		Content: content})
}

// runsOn lists the releases of a framework that run on a class, and says which do
// not.
func (s *Site) runsOn(c *class, framework string) section {
	info := s.Facts.FrameworkInfo(framework)
	list := section{Heading: info.Name, ID: framework, Head: texts("release", "runs by", "build", "CUDA", "driver", "Python")}
	var not []string
	for _, a := range c.stacks[framework] {
		if a.stack == nil {
			not = append(not, a.release.Version)
			continue
		}
		list.Rows = append(list.Rows, []cell{{Text: a.release.Version, Path: releasePath(framework, a.release.Version)},
			{Text: a.runs(), Class: classOf(a.runs())}, {Text: or(a.stack.Framework.Variant)}, {Text: or(a.stack.CUDA.Version)},
			{Text: or(a.stack.Driver.Floor)}, {Text: a.stack.Python}})
	}
	if p := c.newest[framework]; p.Stack == nil {
		list.Text = texts("No release runs here.")
	} else if len(not) > 0 {
		list.Text = texts("These do not run: " + strings.Join(not, ", ") + ".")
	}
	return list
}

// boardPage adds the page of a board: what it is, and where what runs on it is.
func (s *Site) boardPage(c *class, g *matrices.GPU) error {
	parts := section{Heading: "The board", Head: texts("", "")}
	add := func(name, value string) {
		if value != "" {
			parts.Rows = append(parts.Rows, texts(name, value))
		}
	}
	add("compute capability", g.ComputeCapability)
	add("architecture", g.Arch)
	add("released", g.Released)
	add("first driver", g.FirstDriver)
	add("last driver branch", g.LastDriverBranch)
	add("PCI ids", strings.Join(g.PCIIDs, ", "))
	add("also called", strings.Join(append(append([]string{}, g.OtherNames...), g.Aliases...), ", "))
	var clouds []string
	for _, i := range s.Facts.Instances() {
		if i.GPU == g.ID {
			clouds = append(clouds, i.Provider+":"+i.Name)
		}
	}
	add("in clouds", strings.Join(clouds, ", "))
	newest := section{Heading: "The newest that runs", Head: texts("framework", "release", "driver")}
	for _, name := range s.Facts.RankedFrameworks() {
		if stack := c.newest[name].Stack; stack != nil {
			newest.Rows = append(newest.Rows, texts(s.Facts.FrameworkInfo(name).Name, buildOf(stack.Framework), or(stack.Driver.Floor)))
		}
	}
	newest.Text = []cell{{Text: "All that runs on it", Path: c.path()},
		{Text: "Ask for a stack with packages, a driver or a system of your own", Path: "index.html#gpu=" + g.ID}}
	return s.page(boardPath(g), "tables", page{Title: g.Name + ": what runs on it", Heading: g.Name,
		Description: "The newest framework releases that run on the " + g.Name + ", and what is the last that does.",
		Content:     []section{s.horizon(c), newest, parts, s.sourcesOf(g.Evidence)}})
}

func buildOf(f plan.Framework) string {
	if f.Variant == "" {
		return f.Version
	}
	return f.Version + " (" + f.Variant + ")"
}

package explorer

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// class is boards that the planner cannot tell apart by what runs on them: they
// are of one compute capability, the same drivers serve them, and their machines
// are of one platform.
type class struct {
	capability string
	platform   string // of the planner's stack for them; empty where it has none
	arch       matrices.Architecture
	boards     []matrices.GPU
	stacks     map[string][]answered // framework → its releases, the newest first
	newest     map[string]plan.Plan  // framework → the plan of its newest release
}

// answered is what the planner says of a release on a class.
type answered struct {
	release matrices.FrameworkRelease
	stack   *plan.Stack       // nil where none has the release
	facts   map[string]string // part of the stack → the fact that it rests on
	refused string            // the fact that is in the way where there is no stack
}

// refusedBy returns the first fact of a conflict that is about a release.
func refusedBy(c *plan.Conflict, framework string) string {
	if c == nil {
		return ""
	}
	for _, r := range c.Rules {
		for _, ref := range r.Facts {
			if strings.HasPrefix(ref, framework+"/") {
				return ref
			}
		}
	}
	return ""
}

// ref returns a fact of the release: of the build, or of the release itself.
func (a *answered) ref(cell string) string {
	ref := a.release.Framework + "/" + a.release.Version
	if a.stack != nil && a.stack.Framework.Variant != "" {
		ref += "+" + a.stack.Framework.Variant
	}
	return ref + cell
}

// because returns the fact that a part of the stack rests on; the build where none is
// named.
func (a *answered) because(part string) string { return cmp.Or(a.facts[part], a.ref("")) }

// newAnswered returns what a plan says of a release.
func newAnswered(r matrices.FrameworkRelease, p *plan.Plan) answered {
	a := answered{release: r, stack: p.Stack, facts: map[string]string{}, refused: refusedBy(p.Conflict, r.Framework)}
	for _, reason := range p.Reasons {
		if len(reason.Facts) > 0 && a.facts[reason.Part] == "" {
			a.facts[reason.Part] = reason.Facts[len(reason.Facts)-1]
		}
	}
	return a
}

// Words for how a release runs.
const (
	byCubin   = "cubin"
	byPTX     = "PTX"
	byNothing = "no"
	byUnknown = "?"
)

// runs returns how a release runs on a class.
func (a answered) runs() string {
	if a.stack == nil {
		return byNothing
	}
	switch a.stack.GPUs[0].RunsBy {
	case plan.RunsByCubin:
		return byCubin
	case plan.RunsByPTX:
		return byPTX
	}
	return byUnknown
}

// path is the page of a class.
func (c *class) path() string {
	name := "gpu/sm_" + c.capability
	if last := c.boards[0].LastDriverBranch; last != "" && last != c.arch.LastDriverBranch {
		name += "-driver-" + last
	}
	if c.platform == armMachines {
		name += "-arm64"
	}
	return name + ".html"
}

// armMachines is the platform of machines whose boards are on no other.
const armMachines = "linux/arm64"

// classes parts the boards, the newest compute capability first.
func (s *Site) classes() ([]*class, error) {
	archs := map[string]matrices.Architecture{}
	for _, a := range s.Facts.Architectures() {
		archs[a.ComputeCapability] = a
	}
	platforms, err := s.platforms()
	if err != nil {
		return nil, err
	}
	byKey, list := map[[3]string]*class{}, []*class{}
	for i, g := range s.Facts.GPUs() {
		key := [3]string{g.ComputeCapability, g.LastDriverBranch, platforms[i]}
		c := byKey[key]
		if c == nil {
			c = &class{capability: g.ComputeCapability, platform: platforms[i], arch: archs[g.ComputeCapability]}
			byKey[key], list = c, append(list, c)
		}
		c.boards = append(c.boards, g)
	}
	slices.SortStableFunc(list, func(a, b *class) int {
		return cmp.Or(version.Compare(b.capability, a.capability),
			cmp.Compare(b.boards[0].LastDriverBranch, a.boards[0].LastDriverBranch))
	})
	return list, nil
}

// platforms returns the platform of the best stack for each board, of the first framework that
// has one for it; empty where none has.
func (s *Site) platforms() ([]string, error) {
	gpus := s.Facts.GPUs()
	platforms := make([]string, len(gpus))
	for _, framework := range s.Facts.RankedFrameworks() {
		var requests []request.Request
		var of []int // which board each request is for
		for i := range gpus {
			if platforms[i] == "" {
				requests, of = append(requests, asking(&gpus[i], framework, "")), append(of, i)
			}
		}
		doc, err := s.planner.PlanAll(requests)
		if err != nil {
			return nil, err
		}
		for i := range doc.Plans {
			if stack := doc.Plans[i].Stack; stack != nil {
				platforms[of[i]] = stack.Platform
			}
		}
	}
	return platforms, nil
}

// answer parts the boards, and plans what runs on them.
func (s *Site) answer(ctx context.Context) error {
	var err error
	if s.byClass, err = s.classes(); err != nil {
		return err
	}
	return s.answerAll(ctx)
}

// answerAll plans every release of every framework on a board of each class.
func (s *Site) answerAll(ctx context.Context) error {
	for _, c := range s.byClass {
		c.begin()
		for _, name := range s.Facts.RankedFrameworks() {
			if err := ctx.Err(); err != nil {
				return err
			}
			if err := s.answerOf(c, name); err != nil {
				return err
			}
		}
	}
	return nil
}

// begin forgets what was answered.
func (c *class) begin() { c.stacks, c.newest = map[string][]answered{}, map[string]plan.Plan{} }

// answerOf plans the releases of a framework on a class, and the newest of all.
func (s *Site) answerOf(c *class, framework string) error {
	releases := s.Facts.Frameworks(framework)
	board := &c.boards[0]
	requests := []request.Request{asking(board, framework, "")}
	for _, r := range releases {
		requests = append(requests, asking(board, framework, "=="+r.Version))
	}
	doc, err := s.planner.PlanAll(requests)
	if err != nil {
		return err
	}
	c.newest[framework] = doc.Plans[0]
	for i, r := range releases {
		c.stacks[framework] = append(c.stacks[framework], newAnswered(r, &doc.Plans[i+1]))
	}
	return nil
}

// asking is the request for a framework on a board.
func asking(board *matrices.GPU, framework, specifier string) request.Request {
	at := request.Position{File: "site"}
	r := request.Request{Target: "default", GPUs: []request.Text{{Value: board.ID, At: at}}}
	f := request.FrameworkRequest{Name: framework, At: at}
	if specifier != "" {
		f.Version = request.Text{Value: specifier, At: at}
	}
	r.Frameworks = []request.FrameworkRequest{f}
	return r
}

// below reports whether a compute capability is lower than another.
func below(capability, other string) bool { return version.Compare(capability, other) < 0 }

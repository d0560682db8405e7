package query

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/request"
)

// GPU is a compute capability of the target, and the boards of it that the
// user named. Boards of one capability run the same code, so they stand or
// fall together.
type GPU struct {
	Boards []matrices.GPU
	Texts  []request.Text // as the user wrote them, one or more for each board
	Arch   *matrices.Architecture
	Table  string // that the first board stands in
}

// CC is the compute capability.
func (g *GPU) CC() string { return g.Arch.ComputeCapability }

// SM is the compute capability as compilers write it: sm_90.
func (g *GPU) SM() string { return SMName(g.CC()) }

func SMName(cc string) string { return "sm_" + strings.ReplaceAll(cc, ".", "") }

// Name is what sentences call the boards.
func (g *GPU) Name() string {
	var names []string
	for _, b := range g.Boards {
		if !slices.Contains(names, b.Name) {
			names = append(names, b.Name)
		}
	}
	if len(names) > 3 {
		names = append(names[:3:3], "others")
	}
	return words.JoinWords(names, "and")
}

// Verb returns one of two forms of a verb: for one board, or for several.
func (g *GPU) Verb(one, several string) string {
	if len(g.Boards) == 1 {
		return one
	}
	return several
}

// Has says what the capability of the boards is: "Tesla T4 is 7.5".
func (g *GPU) Has() string { return g.Name() + " " + g.Verb("is", "are") + " " + g.CC() }

// Ref is the fact that gives the capability.
func (g *GPU) Ref() string {
	if g.Table == "architectures" {
		return g.Table + "/" + g.CC()
	}
	return g.Table + "/" + g.Boards[0].ID + "#compute-capability"
}

func (q *Query) readGPUs(tables *facts.Facts, faults *Faults) {
	for _, text := range q.Request.GPUs {
		boards, near, err := tables.FindGPU(text.Value)
		if err != nil || len(boards) == 0 {
			faults.list = append(faults.list, unknownGPU(tables, text, near, err))
			continue
		}
		q.addGPU(tables, boards[0], text, faults)
	}
}

// unknownGPU words the fault; the facts' own error says more where a name is
// ambiguous rather than unknown.
func unknownGPU(tables *facts.Facts, text request.Text, suggestions []string, err error) *request.InputError {
	fault := &request.InputError{At: text.At, Summary: "unknown GPU " + words.Quote(text.Value),
		Detail: "not known to the facts of " + tables.Date()}
	if err != nil && !strings.HasPrefix(err.Error(), "unknown GPU") {
		fault.Summary, fault.Detail = err.Error(), ""
	}
	if matrices.NamesSlice(text.Value) {
		fault.Detail = "it is a slice (MIG): name the GPU that it is cut from, as nvidia-smi -L lists it"
		return fault
	}
	if strings.EqualFold(strings.TrimSpace(text.Value), "cpu") {
		fault.Detail = "a CPU is none: leave the GPUs out, and ask for " + buildWithoutCUDA
		return fault
	}
	near := words.DidYouMean(suggestions)
	if fault.Detail == "" {
		fault.Detail = near
		return fault
	}
	if near != "" {
		fault.Detail += "; " + near
	}
	fault.Detail += "; to plan for a newer GPU, name its compute capability instead, such as sm_120"
	return fault
}

func (q *Query) addGPU(tables *facts.Facts, board matrices.GPU, text request.Text, faults *Faults) {
	arch := tables.ByCapability()[board.ComputeCapability]
	if arch == nil {
		faults.Add(text.At, "GPU without an architecture",
			"the facts of %s hold no row for compute capability %s of %s",
			tables.Date(), board.ComputeCapability, board.Name)
		return
	}
	i := slices.IndexFunc(q.GPUs, func(g GPU) bool { return g.Arch == arch })
	if i < 0 {
		q.GPUs = append(q.GPUs, GPU{Arch: arch, Table: tables.GPUTable(board)})
		i = len(q.GPUs) - 1
	}
	g := &q.GPUs[i]
	g.Texts = append(g.Texts, text)
	if !slices.ContainsFunc(g.Boards, func(b matrices.GPU) bool { return b.ID == board.ID }) {
		g.Boards = append(g.Boards, board)
	}
}

// Only returns the query for some of its GPUs: what follows from the boards
// follows from those.
func (q *Query) Only(gpus []GPU) *Query {
	some := *q
	some.GPUs = gpus
	if !some.PlatformAt.Set() {
		some.settlePlatform()
	}
	some.readForward()
	some.Host.Holes = slices.DeleteFunc(slices.Clone(q.Host.Holes),
		func(hole matrices.DriverHole) bool { return !some.hasBoard(hole.GPUs) })
	return &some
}

// Asked lists the boards as the user named them, each once.
func (g *GPU) Asked() []string {
	var names []string
	for _, t := range g.Texts {
		names = append(names, t.Value)
	}
	return words.Unique(names)
}

// Words writes the requirement as the user does, in a few words where the
// boards are many.
func (g *GPU) Words() string {
	names := g.Asked()
	if len(names) <= words.FewNames {
		return request.Spell(g.Texts[0].At, "gpu", names...)
	}
	return fmt.Sprintf("gpu: %d models of compute capability %s (%s)", len(names), g.CC(),
		strings.Join(words.Few(names, words.FewNames-1), ", "))
}

// AnyJetson reports whether a board of the target is a Jetson.
func (q *Query) AnyJetson() bool {
	return slices.ContainsFunc(q.GPUs, func(g GPU) bool { return g.Arch.Tegra })
}

// OnlyJetson reports whether every GPU of the target is a Jetson: then no
// driver of the desktop and data-centre branches is in the stack.
func (q *Query) OnlyJetson() bool {
	return q.AnyJetson() && !slices.ContainsFunc(q.GPUs, func(g GPU) bool { return !g.Arch.Tegra })
}

// BoardDriverFloor returns the oldest driver that knows the boards of one
// capability: that of their architecture, or an older one that lists a board.
func BoardDriverFloor(f *facts.Facts, g *GPU, windows bool) facts.Cited {
	floor := f.GPUDriverFloor(g.Arch, windows)
	if windows || floor.Value == "" {
		return floor
	}
	for _, b := range g.Boards {
		if b.FirstDriver != "" && version.Compare(b.FirstDriver, floor.Value) < 0 {
			floor = facts.Cited{Value: b.FirstDriver, Fact: "gpus/" + b.ID + "#first-driver"}
		}
	}
	return floor
}

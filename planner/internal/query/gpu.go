package query

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
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

func (a *Query) readGPUs(facts *facts.Facts, f *Faults) {
	for _, text := range a.Request.GPUs {
		found := facts.FindBoards(text.Value)
		if found.Err != nil || len(found.Boards) == 0 {
			f.list = append(f.list, unknownGPU(facts, text, found))
			continue
		}
		a.addGPU(facts, found.Boards[0], text, f)
	}
}

// unknownGPU words the fault; the facts' own error says more where a name is
// ambiguous rather than unknown.
func unknownGPU(facts *facts.Facts, text request.Text, found facts.BoardsFound) *request.InputError {
	fault := &request.InputError{At: text.At, Summary: "unknown GPU " + words.Quote(text.Value),
		Detail: "not known to the facts of " + facts.Date()}
	if found.Err != nil && !strings.HasPrefix(found.Err.Error(), "unknown GPU") {
		fault.Summary, fault.Detail = found.Err.Error(), ""
	}
	near := words.DidYouMean(found.Suggestions)
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

func (a *Query) addGPU(facts *facts.Facts, board matrices.GPU, text request.Text, f *Faults) {
	arch := facts.ByCapability()[board.ComputeCapability]
	if arch == nil {
		f.Add(text.At, "GPU without an architecture", "the facts of %s hold no row for compute capability %s of %s",
			facts.Date(), board.ComputeCapability, board.Name)
		return
	}
	i := slices.IndexFunc(a.GPUs, func(g GPU) bool { return g.Arch == arch })
	if i < 0 {
		a.GPUs = append(a.GPUs, GPU{Arch: arch, Table: facts.GPUTable(board)})
		i = len(a.GPUs) - 1
	}
	g := &a.GPUs[i]
	g.Texts = append(g.Texts, text)
	if !slices.ContainsFunc(g.Boards, func(b matrices.GPU) bool { return b.ID == board.ID }) {
		g.Boards = append(g.Boards, board)
	}
}

// readPlatform settles the platform: the user's, or that of machines which
// come on one alone, such as Grace Hopper and Jetson, or linux/amd64.
func (a *Query) readPlatform(tables *facts.Facts, f *Faults) {
	text := a.Request.Platform
	if text.Set() {
		a.Platform, a.PlatformAt = text.Value, text
		if !slices.Contains(Platforms(), text.Value) {
			f.Add(text.At, "unknown platform "+words.Quote(text.Value), "plans can be made for %s",
				words.JoinWords(Platforms(), "and"))
		}
		return
	}
	a.Platform = facts.LinuxAMD64
	for _, g := range a.GPUs {
		for _, b := range g.Boards {
			if ArmOnly(b) {
				a.Platform, a.PlatformBy = facts.LinuxARM64, b.Name
			}
		}
	}
}

// ArmOnly reports whether a board comes only on Arm machines: Jetson modules,
// and the superchips that join a GPU to a Grace CPU.
func ArmOnly(b matrices.GPU) bool {
	if b.Class == "jetson" {
		return true
	}
	for _, chip := range []string{"gh200", "gb200", "gb300", "gb10", "dgx-spark"} {
		if b.ID == chip || strings.HasPrefix(b.ID, chip+"-") {
			return true
		}
	}
	return false
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
